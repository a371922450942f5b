"""The cards of pile 7 (section 13 of docs/rules/grand-inquisitor.md), but for what happens after a special action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.referee.el_grande.asking import Course, choose, inquire
from tests.referee.el_grande.colonies_data import AFTER_CASTILLO, DOUBLE, NEW_AREAS, TURN
from tests.referee.el_grande.data import BLACK, CASTILLO
from tests.referee.el_grande.inquisitor import Inquisitor

KEPT_WORDS = {DOUBLE: "double", AFTER_CASTILLO: "after_castillo", TURN: "turn_next"}


class PileSeven(Inquisitor):
    """Kept cards lie before their players; `turn_next` may be used from the next round on (GI-P7-TUR-1)."""

    def read_cards(self, position: Mapping[str, Any]) -> None:
        super().read_cards(position)
        self.kept = {seat: list(position.get("kept", {}).get(seat, ())) for seat in self.seats}
        self.later: dict[str, int] = dict(position.get("later", {}))
        self.due: dict[str, int] = dict(position.get("due", {}))
        self.has_new_piles = "pile_7" in self.piles
        self.was_kept = False

    def position(self) -> dict[str, Any]:
        found = super().position()
        if self.has_new_piles:
            kept = {seat: sorted(cards) for seat, cards in self.kept.items() if cards}
            found |= {"kept": kept, "later": dict(self.later), "due": dict(self.due)}
        return found

    def more_conditions(self) -> dict[str, Callable[..., bool]]:
        return {
            **super().more_conditions(),
            "move_limit_board": self.can_move_limit_board,
            "conspire": self.can_conspire,
        }

    def more_effects(self) -> dict[str, Callable[..., Course]]:
        return {
            **super().more_effects(),
            "move_limit_board": self.move_limit_board,
            "conspire": self.conspire,
            "keep": self.keep,
            "turn_a_card": self.turn_a_card,
            "score_black": self.score_black,
            "score_new": self.score_new,
            "score_later": self.score_later,
        }

    # -- grandes --

    def conspirators(self) -> list[str]:
        """Not those with the king or in the castillo (GI-P7-CON-1)."""
        return [seat for seat in self.opponents if self.grandes[seat] not in (self.taboo, CASTILLO)]

    def can_conspire(self) -> bool:
        return bool(self.conspirators())

    def conspire(self) -> Course:
        """One after the other, from new areas too (GI-P7-CON-4)."""
        yield from self.announced()
        thrown = self.conspirators()
        for seat in thrown:
            if seat != thrown[0]:
                yield from self.shown()
            self.grandes[seat] = CASTILLO

    # -- kept cards --

    def keep(self) -> Course:
        """One step (GI-BASE-11)."""
        yield from self.announced()
        self.kept[self.active].append(KEPT_WORDS[self.card])
        self.was_kept = True

    def turnable(self) -> list[str]:
        """Piles in the row, while more lie there than players need (GI-P7-TUR-3, GI-P7-TUR-4)."""
        waiting = [seat for seat in self.power if self.power[seat] < self.power[self.turn_of]]
        needed = len(waiting) + (not self.card)
        return [self.pile_word(card) for card in self.offer] if len(self.offer) > needed else []

    def turn_a_card(self) -> Course:
        """At once, or it is kept (GI-P7-TUR-1); a repetition cannot keep it (GI-P7-DOU-6)."""
        may_keep = self.active == self.turn_of
        pile = yield from choose("turn_card", self.active, [*self.turnable(), *["skip"] * may_keep])
        if pile == "skip":
            yield from self.keep()
        else:
            yield from self.announced()
            self.turn_over(pile)

    def turn_over(self, pile: str) -> None:
        self.offer = [card for card in self.offer if self.pile_word(card) != pile]

    # -- scorings --

    def score_black(self) -> Course:
        """Taking him is the first step, then one for each region (GI-P7-SIN-1, GI-P7-SIN-3)."""
        yield from self.announced()
        self.take_him()
        for region in [region for region in self.scored_regions if self.areas[region][BLACK]]:
            yield from self.shown()
            self.score_area(region)

    def score_new(self) -> Course:
        yield from self.score_regions(list(NEW_AREAS))

    def score_later(self) -> Course:
        """At the end of the next round (GI-P7-SLA-1, GI-MIX-5)."""
        area = yield from choose("choose_region", self.active, [*self.scored_regions, CASTILLO])
        yield from self.announced()
        self.later[area] = self.later.get(area, 0) + 1
        self.was_kept = True

    def score_what_is_due(self) -> None:
        """After a general scoring, and all of it after the last one (GI-P7-SLA-2, GI-P7-SLA-3)."""
        if self.round == self.rounds[-1]:
            self.due = {area: self.due.get(area, 0) + self.later.get(area, 0) for area in {**self.due, **self.later}}
            self.later = {}
        for area, cards in self.due.items():
            for _ in range(cards):
                self.score_area(area)
        self.due, self.later = self.later, {}

    # -- after emptying the castillo --

    def use_after_castillo(self) -> Course:
        """Up to two own relocations; unused it is kept (GI-P7-AFT-1, GI-P7-AFT-2, GI-D13)."""
        for seat in [self.first, *self.clockwise(self.first)]:
            if "after_castillo" in self.kept[seat]:
                for piece in self.pieces():
                    piece.moved = False
                yield from self.use_or_keep(seat)

    def use_or_keep(self, seat: str) -> Course:
        own = [colour for colour in self.colours if self.payee(colour) == seat]
        can_move = self.moves(own, self.regions, near_only=False)
        answer = (yield from choose("after_castillo", seat, ["use", "skip"])) if can_move else "skip"
        if answer == "use" or not self.options.get("gi_after_castillo_keep", True):
            self.kept[seat].remove("after_castillo")
        if answer == "use":
            yield from self.acting_as(seat, self.two_moves())

    def two_moves(self) -> Course:
        for _ in range(2):
            moves = self.moves(self.own, self.regions, near_only=False)
            answer = yield from inquire("move_one", self.active, [*moves, "done"])
            if answer == ["done"]:
                return
            piece, stand = yield from self.choose_move(*answer)
            self.relocate(piece, answer[-1], stand)
