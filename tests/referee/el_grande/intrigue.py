"""King & Intrigue alone (section 14.A of docs/rules/grand-inquisitor.md): cards of one's own instead of piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.referee.el_grande.asking import Chance, Course, choose, inquire
from tests.referee.el_grande.cards import Card
from tests.referee.el_grande.game import Game
from tests.referee.el_grande.intrigue_data import (
    ASIDE,
    CABALLERO_CARDS,
    CALLS,
    INTRIGUE_CARD,
    INTRIGUE_CARDS,
    KING_CARD,
    VALUES,
    VETO_VALUE,
    word_of,
)

OWN = "own"


class IntrigueGame(Game):
    """Every seat plays one of its own cards, and has its action or that of the King or the Intrigue card."""

    def __init__(self, position: Mapping[str, Any], options: Mapping[str, Any], chance: Chance | None = None) -> None:
        self.laid_aside: dict[str, list[int]] = {
            seat: list(position.get("laid_aside", {}).get(seat, ())) for seat in position["court"]
        }
        self.strength_cards: dict[str, int] = {}
        if position["active"]:
            self.strength_cards = handed_out(position["power"])
        super().__init__(position, options, chance)

    def position(self) -> dict[str, Any]:
        return super().position() | {
            "strength": dict(self.strength_cards),
            "laid_aside": {seat: sorted(values) for seat, values in self.laid_aside.items() if values},
        }

    @property
    def is_free_choice(self) -> bool:
        """KI-19."""
        return bool(self.options.get("ki_free_choice", len(self.seats) <= 3))

    # -- set-up --

    def finish_set_up(self) -> Course:
        yield from self.set_up_by_disk()
        for _ in range(ASIDE):
            yield from self.lay_one_aside()

    def set_up_by_disk(self) -> Course:
        """One more caballero of the province, into the court if the king's region was set (KI-7, KI-8)."""
        yield from self.set_setup_disks(1)

    def lay_one_aside(self) -> Course:
        """Everybody at the same time, unseen (KI-9)."""
        choices = {seat: [word_of(value) for value in self.hands[seat]] for seat in self.seats}
        yield from self.set_disks("lay_aside_one", choices)
        for seat, word in self.revealed.items():
            value = value_of(word)
            self.hands[seat].remove(value)
            self.laid_aside[seat].append(value)
        self.revealed = {}

    # -- a round --

    def begin_round(self, number: int) -> None:
        """There are no piles (KI-2)."""
        self.round = number
        self.power, self.turned, self.strength_cards = {}, [], {}

    def play_power_cards(self) -> Course:
        """Clockwise from who leads, no value twice (KI-11, KI-12); then the cards are handed out."""
        for seat in [self.first, *self.clockwise(self.first)]:
            if seat in self.power:
                continue
            plays = [word_of(value) for value in self.hands[seat] if value not in self.power.values()]
            value = value_of((yield from choose("play_power", seat, plays)))
            self.hands[seat].remove(value)
            self.power[seat] = value
        self.strength_cards = handed_out(self.power)

    def end_round(self) -> Course:
        """The cards that were handed out go back (KI-14)."""
        self.strength_cards = {}
        yield from super().end_round()

    # -- a turn --

    @property
    def call_number(self) -> int:
        """KI-16."""
        return CALLS[self.power[self.active]]

    @property
    def placement_number(self) -> int:
        """KI-17, KI-MIX-3."""
        return self.strength_cards[self.active]

    def card_named(self, name: str) -> Card:
        return INTRIGUE_CARDS[name]

    def choose_card(self) -> Course:
        """Its call is over: whose action it has (KI-15)."""
        choices = self.choices()
        self.card = choices[(yield from choose("choose_card", self.active, choices))]

    def choices(self) -> dict[str, str]:
        """KI-18, KI-19, KI-23."""
        value = self.power[self.active]
        actions = {OWN: word_of(value)}
        if value == max(self.power.values()):
            actions["king"] = KING_CARD
        if value == min(self.power.values()):
            actions["intrigue"] = INTRIGUE_CARD
        if len(actions) > 1 and not self.is_free_choice:
            del actions[OWN]
        return actions

    # -- special actions of its own --

    def more_conditions(self) -> dict[str, Callable[..., bool]]:
        return {"intrigue": self.can_intrigue, "retrieve": self.can_retrieve}

    def more_effects(self) -> dict[str, Callable[..., Course]]:
        return {"intrigue": self.intrigue}

    def intrigue(self) -> Course:
        """One foreign caballero or any number of own ones out of one region (KI-21, KI-MIX-4)."""
        region = yield from choose("choose_region", self.active, self.regions_of_intrigue())
        yield from self.announced()
        own = self.own_in(region)
        made, limit = 0, max(own, 1)
        while made < limit:
            moves = self.first_moves(self.foreign, [region], 1) if made == 0 else []
            moves += self.moves(self.own, [region], near_only=self.has_limits and made >= own - 2)
            answer = yield from inquire("move_one", self.active, [*moves, "done"])
            if answer == ["done"]:
                return
            yield from self.move_shown(answer)
            made += 1
            colour, source, target = answer
            if not self.is_own(colour):
                return
            if self.has_limits and not self.is_near(source, target):
                limit = own - 2

    def regions_of_intrigue(self) -> list[str]:
        return [
            region
            for region in self.regions
            if self.first_moves(self.own, [region], self.own_in(region)) or self.first_moves(self.foreign, [region], 1)
        ]

    def can_intrigue(self) -> bool:
        return bool(self.regions_of_intrigue())

    def used(self) -> list[int]:
        """Cards of earlier rounds on the own pile, not those in front as a Veto (KI-25, A-61)."""
        seat = self.active
        elsewhere = {*self.hands[seat], *self.laid_aside[seat], self.power[seat]}
        if self.vetoes[seat]:
            elsewhere.add(VETO_VALUE)
        return [value for value in VALUES if value not in elsewhere]

    def can_retrieve(self) -> bool:
        return bool(self.used())

    def retrieve(self) -> Course:
        yield from self.announced()
        word = yield from choose("retrieve", self.active, [word_of(value) for value in self.used()])
        self.hands[self.active].append(value_of(word))


def value_of(word: str) -> int:
    return int(word.removeprefix("ki_"))


def handed_out(power: Mapping[str, int]) -> dict[str, int]:
    """The Caballero cards in the order of the values (KI-13, KI-14)."""
    order = sorted(power, key=lambda seat: -power[seat])
    return dict(zip(order, CABALLERO_CARDS[len(order)], strict=True))
