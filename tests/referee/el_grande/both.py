"""Both expansions together (section 14.B of docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from typing import Any

from tests.referee.el_grande.asking import Course, Vetoed, choose
from tests.referee.el_grande.colonies_data import INQUISITOR_CARD, SET_UP
from tests.referee.el_grande.inquisitor_game import InquisitorGame
from tests.referee.el_grande.intrigue import IntrigueGame
from tests.referee.el_grande.intrigue_data import ASIDE

TURNING = ("turn_next", "turn")  # kept in this round, and before


class BothGame(InquisitorGame, IntrigueGame):
    """Cards of one's own and those of piles 6 and 7 (GI-KI-1, GI-KI-6)."""

    def finish_set_up(self) -> Course:
        """Two disks, each a moment of its own, then the hands (GI-KI-9)."""
        self.newcomers = []
        yield from self.set_setup_disks(SET_UP)
        yield from self.settle_newcomers()
        self.newcomers = []
        yield from self.set_up_by_disk()
        yield from self.settle_newcomers()
        for _ in range(ASIDE):
            yield from self.lay_one_aside()

    def begin_round(self, number: int) -> None:
        super().begin_round(number)
        self.offer = [*(self.piles["pile_7"].pop(0) for _ in range(1) if self.piles["pile_7"]), INQUISITOR_CARD]

    def choices(self) -> dict[str, str]:
        """Any of the row instead of the action that one has (GI-KI-2, GI-KI-8)."""
        return {self.pile_word(card): card for card in self.offer} | super().choices()

    def choose_card(self) -> Course:
        yield from super().choose_card()
        if self.card in self.offer:
            self.offer.remove(self.card)

    def turnable(self) -> list[str]:
        """Nobody needs a card (GI-P7-TUR-4)."""
        return [self.pile_word(card) for card in self.offer]

    # -- k7_turn as a Veto (GI-KI-4, GI-KI-7) --

    def announced(self) -> Course:
        for holder in self.opponents:
            if cards := self.stopping(holder):
                answer = yield from choose("veto", holder, ["use", "pass"])
                if answer == "use":
                    whence, card = cards[0]
                    whence.remove(card)
                    raise Vetoed

    def stopping(self, holder: str) -> list[tuple[list[Any], str]]:
        """A Veto first, that which expires first; then what can be used for nothing else yet (EG-VETO-6)."""
        found: list[tuple[list[Any], str]] = []
        for whence, words in ((self.vetoes[holder], ("this", "next")), (self.kept[holder], TURNING)):
            found += [(whence, word) for word in words if word in whence]
        return found
