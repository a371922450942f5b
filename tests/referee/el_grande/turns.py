"""A turn (sections 10 and 23.1): calling, the grey card, choosing a card, and its two parts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from tests.referee.el_grande.asking import Course, Vetoed, choose, inquire
from tests.referee.el_grande.cards import CARDS, Card, pile_of
from tests.referee.el_grande.data import CALL, CASTILLO, GREYS
from tests.referee.el_grande.royal import Royal


class Turns(Royal):
    """The turn of the active player."""

    def turn(self) -> Course:
        yield from self.call()
        if self.edition == "1995":
            self.turned.append(self.active)  # EG-TURN-3
        yield from self.after_call()
        yield from self.use_grey()
        yield from self.choose_card()
        yield from self.carry_out_parts()

    def after_call(self) -> Course:
        """What an expansion has between the call and the choice of a card."""
        yield from ()

    # -- calling (section 10.2) --

    def call(self) -> Course:
        """Take caballeros from the province, and the missing rest from the map."""
        seat, cap = self.active, self.call_number
        if self.has_church and self.church == seat:
            answer = yield from choose("call_extra", seat, ["extra", "no_extra"])  # EG-CHURCH-14
            if answer == "extra":
                cap += 1
                self.extra_used = True
        province = self.province[seat]
        most = min(cap, province)
        number = str(most)
        if not self.call_mandatory:
            number = yield from choose("call", seat, [str(number) for number in range(most + 1)])
        self.province[seat] -= int(number)
        self.court[seat] += int(number)
        if int(number) == province:
            yield from self.recall(cap - province, can_be_vetoed=False)

    @property
    def call_number(self) -> int:
        """EG-PCARD-1."""
        return CALL[self.power[self.active]]

    # -- the grey card (section 19.4) --

    def use_grey(self) -> Course:
        """Asked once, and only if it can do something (EG-SHIFT-7, EG-CARD-GREY-1); never vetoed (EG-VETO-12)."""
        if self.active not in self.grey:
            return
        _, effect, number = GREYS[self.grey[self.active]]
        if not self.can_use_grey(effect):
            return
        answer = yield from choose("grey_effect", self.active, ["use", "skip"])
        if answer == "skip":
            return
        if effect == "call":
            numbers = [str(n) for n in range(min(number, self.province[self.active]) + 1)]
            called = int((yield from choose("court_n", self.active, numbers)))
            self.province[self.active] -= called
            self.court[self.active] += called
        elif effect in ("place", "throw"):
            where = "regions" if effect == "place" else "castillo"
            yield from self.place_some(number, where, can_be_vetoed=False)
        else:
            yield from self.move_by_grey(self.own if effect == "move_own" else self.foreign)

    def can_use_grey(self, effect: str) -> bool:
        if effect == "call":
            return self.province[self.active] > 0
        if effect in ("place", "throw"):
            return self.can_place_free(1, "regions" if effect == "place" else "castillo")
        if effect == "none":
            return False
        return bool(self.moves(self.own if effect == "move_own" else self.foreign, self.regions, near_only=False))

    def move_by_grey(self, colours: list[str]) -> Course:
        moves = self.moves(colours, self.regions, near_only=False)
        answer = yield from inquire("move_one", self.active, [*moves, "done"])
        if answer != ["done"]:
            colour, source, target = answer
            self.take(colour, source)
            self.put(colour, target)

    # -- the card and its parts --

    def pile_word(self, card: str) -> str:
        return pile_of(card, self.options)

    def choose_card(self) -> Course:
        piles = {self.pile_word(card): card for card in self.offer}
        pile = yield from choose("choose_card", self.active, piles)
        self.card = piles[pile]
        self.offer.remove(self.card)

    def carry_out_parts(self) -> Course:
        """Placement and special action in the order of the player's choice (steps 12 to 18 of section 23.1)."""
        while len(self.done) < 2:
            parts = []
            if "place" not in self.done and self.court[self.active] > 0:
                parts.append("place")
            if "special" not in self.done and self.has_effect():
                parts.append("special")
            if self.is_placement_free or "place" in self.done or self.court[self.active] == 0:
                parts.append("end_turn")
            part = yield from choose("next_part", self.active, parts)
            if part == "end_turn":
                break
            self.done.append(part)
            yield from (self.place() if part == "place" else self.special())
            yield from self.after_part(part)
        self.end_turn()

    @property
    def is_placement_free(self) -> bool:
        """Whether fewer may be placed (EG-PLACE-2)."""
        return not self.placement_mandatory

    def after_part(self, part: str) -> Course:
        """What an expansion has between the parts of a turn."""
        yield from ()

    def end_turn(self) -> None:
        self.card, self.done, self.extra_used = "", [], False
        self.conquer_granada()

    def has_effect(self) -> bool:
        """Whether the special action of the card has something to act on (EG-SPEC-5)."""
        card = self.card_named(self.card)
        if card.special == "infiltrate":
            return False  # EG-CARD-INFIL-2
        can: dict[str, Callable[..., bool]] = {
            "move_any": self.can_move_any,
            "move_all_own": self.can_move_all_own,
            "move_from_one": self.can_move_from_one,
            "place_free": self.can_place_free,
            "place_or_move_all": self.can_place_or_move_all,
            "empty_courts": self.can_empty_courts,
            "each_returns": self.can_each_returns,
            "banish": self.can_banish,
            "banish_each": self.can_banish,
            "withdraw": self.can_withdraw,
            "withdraw_all": self.can_withdraw,
            "score_class": self.can_score_class,
            "score_fewest": self.can_score_fewest,
            "evict": self.can_evict,
            "move_king": self.can_move_king,
            "swap_grande": self.can_swap_grande,
            "move_grande": self.can_move_grande,
            "reinforce": self.can_reinforce,
            **self.more_conditions(),
        }
        return card.special not in can or can[card.special](*card.numbers)

    def more_conditions(self) -> dict[str, Callable[..., bool]]:
        """Of an expansion's cards."""
        return {}

    def more_effects(self) -> dict[str, Callable[..., Course]]:
        return {}

    def special(self) -> Course:
        card = self.card_named(self.card)
        effects: dict[str, Callable[..., Course]] = {
            "move_any": self.move_any,
            "move_all_own": self.move_all_own,
            "move_from_one": self.move_from_one,
            "place_free": self.place_free,
            "place_or_move_all": self.place_or_move_all,
            "take_veto": self.take_veto,
            "empty_courts": self.empty_courts,
            "each_returns": self.each_returns,
            "banish": self.banish,
            "banish_each": self.banish_each,
            "withdraw": self.withdraw,
            "withdraw_all": self.withdraw_all,
            "score_any": self.score_any,
            "score_class": self.score_class,
            "score_castillo": self.score_castillo,
            "score_most": self.score_most,
            "score_fewest": self.score_fewest,
            "score_first_places": self.score_first_places,
            "score_secretly": self.score_secretly,
            "move_board": self.move_board,
            "move_king": self.move_king,
            "escort": self.escort,
            "tournament": self.tournament,
            "swap_grande": self.swap_grande,
            "move_grande": self.move_grande,
            "evict": self.evict,
            "retrieve": self.retrieve,
            "reinforce": self.reinforce,
            "take_church": self.take_church,
            **self.more_effects(),
        }
        self.was_stopped = True
        with suppress(Vetoed):
            yield from effects[card.special](*card.numbers)
            self.was_stopped = False
        self.dials, self.revealed, self.returning = {}, {}, {}

    # -- the placement part (section 10.4) --

    def place(self) -> Course:
        """From the court to the neighbours of the king's place and into the castillo."""
        card, seat = self.card_named(self.card), self.active
        more: list[str] = []
        if card.special == "infiltrate" and self.taboo:
            with suppress(Vetoed):
                yield from self.announced()
                more = [self.taboo]
        placed: list[str] = []
        number = self.placement_number
        for _ in range(min(number, self.court[seat])):
            targets = self.placement_targets() + more
            target = yield from choose("place_one", seat, targets + ["done"] * self.is_placement_free)
            if target == "done":
                return
            yield from self.place_one(target)
            placed.append(target)
        if len(placed) == number:
            yield from self.place_extra(placed)

    @property
    def placement_number(self) -> int:
        return self.card_named(self.card).placement

    def card_named(self, name: str) -> Card:
        return CARDS[name]

    def placement_targets(self) -> list[str]:
        areas = [*self.beside_king, CASTILLO]
        return [area for area in areas if self.is_open(area, self.active, from_court=True)]

    def place_one(self, target: str) -> Course:
        place = yield from self.choose_place(self.active, target)
        self.court[self.active] -= 1
        self.put(self.active, target, place)

    def place_extra(self, placed: list[str]) -> Course:
        """One more at home, if all went there, and one more by the church (EG-HOME-4, EG-HOME-7, EG-CHURCH-7).

        After the one at home that of the church must go there too (EG-HOME-8).
        """
        seat, home = self.active, self.grandes[self.active]
        home_used = False
        while self.court[seat] > 0:
            targets = self.placement_targets()
            extras = []
            if self.has_home and home != CASTILLO and not home_used and home in targets and set(placed) == {home}:
                extras.append(f"home {home}")
            if right := self.extra_right():
                extras += [f"{right} {target}" for target in targets if target == home or not home_used]
            if not extras:
                return
            answer = yield from inquire("place_extra", seat, [*extras, "done"])
            if answer == ["done"]:
                return
            by, target = answer
            yield from self.place_one(target)
            placed.append(target)
            if by == "home":
                home_used = True
            else:
                self.use_extra_right()

    def extra_right(self) -> str:
        """The word of the right to place one more, while somebody has it."""
        has_it = self.has_church and self.church == self.active and not self.extra_used
        return "church" if has_it else ""

    def use_extra_right(self) -> None:
        self.extra_used = True
