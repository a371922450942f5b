"""Grand Inquisitor & Colonies: the order of a round, of a turn, and of what follows a special action."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from tests.referee.el_grande.asking import Course, Vetoed, choose
from tests.referee.el_grande.cards import Card
from tests.referee.el_grande.colonies_data import ICONS, INQUISITOR_CARD, NEW_CARDS, NEW_PLACEMENTS
from tests.referee.el_grande.data import BLACK, CASTILLO, GRANADA
from tests.referee.el_grande.pieces import Caballero
from tests.referee.el_grande.pile_seven import PileSeven


class InquisitorGame(PileSeven):
    """The whole expansion, as far as a position has its parts."""

    # -- a round --

    def finish_set_up(self) -> Course:
        self.newcomers = []
        yield from super().finish_set_up()
        yield from self.settle_newcomers()

    def begin_round(self, number: int) -> None:
        """Seven cards (GI-RND-1, GI-RND-2); what was kept in the last round may be used in this one (GI-P7-TUR-1)."""
        super().begin_round(number)
        for seat, cards in self.kept.items():
            self.kept[seat] = ["turn" if card == "turn_next" else card for card in cards]
        if self.has_new_piles:
            self.offer.append(INQUISITOR_CARD)

    def end_round(self) -> Course:
        """GI-P7-SLA-2."""
        self.bonus_used = []
        self.turn_of = ""
        yield from super().end_round()
        self.score_what_is_due()

    # -- a turn (GI-TURN-2) --

    def call(self) -> Course:
        self.note_sailors()
        yield from super().call()

    def after_call(self) -> Course:
        yield from self.free_window()

    def choose_card(self) -> Course:
        yield from super().choose_card()
        self.offer = [card for card in self.offer if card != self.card]
        self.bring_tokens(ICONS.get(self.card, {}))
        yield from self.free_window()

    def after_part(self, part: str) -> Course:
        """Filling, repetition, bonus, window (GI-TURN-9)."""
        if part == "special":
            yield from self.after_special()
        else:
            yield from self.fill()
        yield from self.free_window()

    def free_window(self) -> Course:
        yield from self.window()
        yield from self.fill()  # GI-TURN-6

    def card_named(self, name: str) -> Card:
        return NEW_CARDS.get(name) or super().card_named(name)

    def pile_word(self, card: str) -> str:
        return f"pile_{NEW_CARDS[card].pile}" if card in NEW_CARDS else super().pile_word(card)

    @property
    def placement_number(self) -> int:
        return NEW_PLACEMENTS.get(self.card) or super().placement_number

    @property
    def is_placement_free(self) -> bool:
        """GI-BASE-3."""
        return self.card in NEW_CARDS or super().is_placement_free

    # -- a special action and what follows it --

    def special(self) -> Course:
        self.gained_by, self.was_kept = "", False
        yield from super().special()
        yield from self.settle_newcomers()

    def after_special(self) -> Course:
        yield from self.fill()
        if not self.was_stopped and not self.was_kept and self.card_named(self.card).special != "take_veto":
            yield from self.offer_repetition()
        yield from self.bonus_at_once()
        yield from self.fill()

    def offer_repetition(self) -> Course:
        """Whoever has a Double strike, from the left of the active player (GI-P7-DOU-2, GI-P7-DOU-11)."""
        for seat in self.clockwise(self.turn_of):
            if "double" in self.kept[seat]:
                for piece in self.pieces():
                    piece.moved, piece.moved_before = False, piece.moved
                if self.has_effect_for(seat):
                    yield from self.ask_repetition(seat, super().special)
                for piece in self.pieces():  # GI-TURN-8
                    piece.can_sail = piece.can_sail and (not piece.moved)
                    piece.moved, piece.moved_before = piece.moved_before, False
                yield from self.fill()

    def has_effect_for(self, seat: str) -> bool:
        before, self.active = self.active, seat
        has_effect = self.has_effect()
        self.active = before
        return has_effect

    def ask_repetition(self, seat: str, action: Callable[[], Course]) -> Course:
        """The repeating player is the active one for all that the action does (GI-P7-DOU-9)."""
        answer = yield from choose("double", seat, ["repeat", "skip"])
        if answer == "repeat":
            self.kept[seat].remove("double")
            yield from self.acting_as(seat, action())
            yield from self.settle_newcomers()

    def has_effect(self) -> bool:
        """A repetition of `k7_turn` needs a card to turn over: it cannot keep it (GI-P7-DOU-6)."""
        if self.card_named(self.card).special == "turn_a_card" and self.active != self.turn_of:
            return bool(self.turnable())
        return super().has_effect()

    # -- a kept card in a window --

    def other_options(self) -> list[str]:
        can_turn = "turn" in self.kept[self.active]
        return [*super().other_options(), *(f"turn_card {pile}" for pile in self.turnable() if can_turn)]

    def use_window(self, word: str, answer: str) -> Course:
        """A special action of its own, which can be vetoed and repeated (GI-BASE-11, GI-P7-TUR-5)."""
        if word != "turn_card":
            yield from super().use_window(word, answer)
            return
        self.kept[self.active].remove("turn")
        stopped = True
        with suppress(Vetoed):
            yield from self.announced()
            self.turn_over(answer)
            stopped = False
        yield from self.fill()
        if not stopped:
            yield from self.repeat_turning()

    def repeat_turning(self) -> Course:
        for seat in self.clockwise(self.turn_of):
            if "double" in self.kept[seat] and self.turnable():
                yield from self.ask_repetition(seat, partial(self.turn_one_more, seat))
                yield from self.fill()

    def turn_one_more(self, seat: str) -> Course:
        pile = yield from choose("turn_card", seat, self.turnable())
        with suppress(Vetoed):
            yield from self.announced()
            self.turn_over(pile)

    # -- the general scoring (GI-SCO-8) --

    def general_scoring(self) -> Course:
        inside = [seat for seat in self.seats if self.inside(seat) or self.grandes[seat] == CASTILLO]
        yield from self.set_disks("castillo_disk", dict.fromkeys(inside, self.disk))
        self.score_area(CASTILLO)
        self.newcomers = []
        for seat, region in self.revealed.items():
            self.empty_castillo(seat, region)
        self.revealed = {}
        yield from self.settle_newcomers()
        yield from self.fill()
        yield from self.use_after_castillo()
        yield from self.fill()
        for area in self.scored_regions:
            self.score_area(area)

    def inside(self, seat: str) -> list[Caballero]:
        """Black ones are the holder's (GI-BLK-6)."""
        return [piece for piece in self.standing[CASTILLO] if self.payee(piece.colour) == seat]

    def empty_castillo(self, seat: str, region: str) -> None:
        """Into the court if the king is there; then black ones and the grande stay, and no grande goes among Muslims
        (GI-SCO-10, GI-BLK-6, EG-GRAN-2)."""
        for piece in self.inside(seat):
            if region != self.king:
                self.lift(piece)
                self.land(piece, region)
            elif piece.colour != BLACK:
                self.remove(piece)
                self.court[seat] += 1
        is_closed = region == self.king or (region == GRANADA and self.muslim)
        if self.grandes[seat] == CASTILLO and not is_closed:
            self.grandes[seat] = region
