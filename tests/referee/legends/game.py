"""A whole game of the referee, from the beginning or from a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referee.legends.asking import Ask, Chance, Course
from tests.referee.legends.data import CARDS, Given, Side
from tests.referee.legends.set_up import SetUp
from tests.referee.legends.turns import Turns

SET_UP = ("lay_segment", "start_region", "lay_token", "fifth_army", "neutral_army", "bid")
PHASES = (*SET_UP, "take_card", "extra_card", "end_leg")


class Game(SetUp, Turns):
    """From a new table, or from a position where a phase, a turn or a part of an action begins."""

    def __init__(
        self,
        options: Mapping[str, Any],
        sides: Mapping[str, Side],
        chance: Chance,
        position: Mapping[str, Any] | None = None,
        given: Given | None = None,
    ) -> None:
        super().__init__(options, sides, chance, given)
        if position:
            self.read(position)
        self.course = self.from_here(position) if position else self.whole()
        self.ask: Ask | None = next(self.course, None)

    # -- what a table asks and is told --

    def asked(self) -> set[str]:
        return set(self.ask.options) if self.ask else set()

    def legal_moves(self, letter: str) -> list[str]:
        return self.ask.options[letter] if self.ask else []

    def play(self, letter: str, move: str) -> None:
        assert self.ask is not None
        assert move in self.ask.options[letter], f"{letter} cannot {move}"
        try:
            self.ask = self.course.send((letter, move))
        except StopIteration:
            self.ask = None

    def position(self) -> dict[str, Any]:
        decision: dict[str, Any] = {"at": "over"}
        if self.ask:
            asked = sorted(self.ask.options)
            decision = {"at": self.ask.word, "to_act": asked[0], "asked": asked}
        return decision | super().position()

    # -- the course of a game --

    def whole(self) -> Course:
        self.begin_leg()
        yield from self.phases("lay_segment")

    def phases(self, at: str) -> Course:
        """From a phase to the end of the game (EL-SET-12, EL-FULL-1)."""
        for phase in PHASES[PHASES.index(at) :]:
            yield from self.phase(phase)

    def phase(self, phase: str) -> Course:
        if phase == "lay_segment":
            yield from self.lay_segments()
        elif phase == "start_region":
            yield from self.choose_start()
        elif phase == "lay_token":
            yield from self.lay_tokens()
            self.set_armies()
        elif phase == "fifth_army":
            yield from self.set_fifth_armies()
        elif phase == "neutral_army":
            yield from self.set_neutral_armies()
            self.take_coins()
        elif phase == "bid":
            yield from self.bid()
        elif phase == "take_card":
            yield from self.take_turns()
        elif phase == "extra_card":
            yield from self.take_extra_card()
        elif self.leg < self.legs:
            yield from self.next_leg()

    def next_leg(self) -> Course:
        """EL-FULL-2: nothing is carried over except the points."""
        for seat, points in self.points().items():
            self.carried[seat] = points["total"]
        self.leg += 1
        yield from self.whole()

    def from_here(self, position: Mapping[str, Any]) -> Course:
        at, seat, left = position["at"], position["to_act"], position.get("left", 1)
        if at in PHASES:
            yield from self.phases(at)
            return
        if at == "choose_starter":
            yield from self.choose_starter(seat)
        else:
            yield from self.in_action(at, seat, left, position.get("card", ""))
            self.finish_turn()
        yield from self.phases("take_card")

    def in_action(self, at: str, seat: str, left: int, card: str) -> Course:
        """A part of an action that begins with so many armies or points left."""
        if at == "choose_part":
            yield from self.carry_out_one(seat, CARDS[card].parts)
        elif at == "place_one":
            yield from self.place(seat, left)
        elif at == "move_one":
            yield from self.move(seat, left)
        elif at == "build_city":
            yield from self.build(seat)
        elif at == "destroy_one":
            yield from self.destroy(seat)
        else:
            raise ValueError(f"cannot begin at {at}")
