"""The steps of a scenario, checked word by word before anything is played: a typo never holds in silence."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

from grandee.core.game import Setup
from grandee.core.refusals import BadInput, Message, check_keys, nearest
from grandee.core.shapes import ANYTHING, Fields, ListOf, Number, Shape, Switch, TableOf, Word
from grandee.records import rulebook

STEP_KEYS = ("refuse", "move", "expect")
OPTION_KEYS = ("options", "includes", "excludes")
EVENT_KEYS = ("events", "no_events")
HAND_KEYS = ("holds", "lacks")
REFUSAL_KEYS = ("reason", "rule")
EXPECT_KEYS = (
    *OPTION_KEYS,
    "asked",
    "gained",
    "points",
    "winners",
    "places",
    "over",
    *EVENT_KEYS,
    *HAND_KEYS,
    "count",
    *REFUSAL_KEYS,
)
UNKNOWN_MOVE = "refused-unknown-move"  # the reason that a scenario names if it means a move that does not exist
MOST_POINTS = 100_000
Given = TypeVar("Given", bound=Collection[str])


class Expectations:
    """All that may be moved and expected in one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.shapes = dict(setup.game.shapes(setup))
        seats = ListOf(Word(setup.letters))
        points = TableOf(setup.letters, Number(-MOST_POINTS, MOST_POINTS))
        self.shapes |= {"asked": seats, "winners": seats, "gained": points, "points": points, "over": Switch()}
        self.shapes["places"] = TableOf(setup.letters, Number(1, setup.seats))
        self.shapes["count"] = Fields({key: n for key, shape in self.shapes.items() if (n := shape.counted())})
        if "hands" in self.shapes:
            self.shapes |= dict.fromkeys(HAND_KEYS, self.shapes["hands"])
        without = () if "hands" in self.shapes else HAND_KEYS
        self.keys = tuple(key for key in (*EXPECT_KEYS, *setup.game.position_keys) if key not in without)

    def shape(self, key: str) -> Shape:
        return self.shapes.get(key, ANYTHING)

    @cached_property
    def moves(self) -> list[str]:
        return self.setup.game.moves(self.setup)

    @cached_property
    def reasons(self) -> list[str]:
        """The ids of all sentences with which a move can be refused."""
        named = [refusal.message for refusal in self.setup.rules.refusals[1:]]
        return [*dict.fromkeys(named), UNKNOWN_MOVE]

    # -- a step -----------------------------------------------------------------------------------

    def check_step(self, step: object, where: str) -> None:
        if not isinstance(step, Mapping):
            raise BadInput(where, "bad-table", keys=", ".join(STEP_KEYS))
        check_keys(step, STEP_KEYS, where)
        expect = step.get("expect", {})
        if not isinstance(expect, Mapping):
            raise BadInput(f"{where}, expect", "bad-table", keys=", ".join(self.keys))
        if not any(step.values()):
            raise BadInput(where, "bad-scenario-step")
        check_keys(expect, self.keys, f"{where}, expect")
        for key in REFUSAL_KEYS:
            if key in expect and "refuse" not in step:
                raise BadInput(f"{where}, expect.{key}", "bad-missing", key="refuse")
        for key, wanted in expect.items():
            self.check_expectation(key, wanted, f"{where}, expect.{key}")
        for key in ("refuse", "move"):
            if key in step:
                meant = key == "refuse" and expect.get("reason") == UNKNOWN_MOVE
                self.check_move(step[key], f"{where}, {key}", meant)

    def check_move(self, text: object, where: str, unknown_is_meant: bool) -> None:
        if not isinstance(text, str):
            raise BadInput(where, "bad-text", given=str(text))
        letter, _, move = text.partition(" ")
        self.setup.seat(letter, where)
        if not unknown_is_meant:
            self.check_words(move, where)

    def check_words(self, move: str, where: str) -> None:
        """A move without its seat."""
        if move not in self.moves:
            raise BadInput(where, "bad-move", given=move, hint=nearest(move, self.moves))

    # -- an expectation ---------------------------------------------------------------------------

    def check_expectation(self, key: str, wanted: Any, where: str) -> None:
        if key in (*OPTION_KEYS, *HAND_KEYS) and isinstance(wanted, Mapping):
            full(wanted, where)
        if key in OPTION_KEYS:
            by_seat = isinstance(wanted, Mapping)
            if by_seat:
                TableOf(self.setup.letters, ANYTHING).check(wanted, where)
            for letter, moves in wanted.items() if by_seat else [("", wanted)]:
                self.check_options(key, moves, f"{where}.{letter}" if letter else where)
        elif key in EVENT_KEYS:
            for event in full(word_list(wanted, where), where):
                self.check_event(event, where)
        elif key == "reason":
            Word(self.reasons).check(wanted, where)
        elif key == "rule":
            check_rule(self.setup.game.specs, wanted, where, none_is_meant=True)
        else:
            self.shape(key).check(wanted, where)
        if key in HAND_KEYS:
            for cards in wanted.values():
                full(cards, where)

    def check_options(self, key: str, moves: object, where: str) -> None:
        given = word_list(moves, where)
        for move in given if key == "options" else full(given, where):
            self.check_words(move, where)

    def check_event(self, event: str, where: str) -> None:
        name, *given = event.split() or [""]
        kinds = {kind.name: kind for kind in self.setup.rules.event_kinds}
        if name not in kinds:
            raise BadInput(where, "bad-event", given=name, hint=nearest(name, list(kinds)))
        args = kinds[name].args
        if len(given) > len(args):
            raise BadInput(where, "bad-event-words", given=event, words=" ".join([name, *(arg.name for arg in args)]))
        for arg, word in zip(args, given, strict=False):
            self.setup.game.shape_of(self.setup, arg.kind).check(word, f"{where}, {event}")


def word_list(given: object, where: str) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(word, str) for word in given):
        raise BadInput(where, "bad-value", given=str(given), allowed=Message("allowed-list-of-words"))
    return given


def full(given: Given, where: str) -> Given:
    """A list or table of which something is said; of an empty one everything would hold."""
    if not given:
        raise BadInput(where, "bad-empty")
    return given


def check_rule(specs: Sequence[str], rule: object, where: str, none_is_meant: bool = False) -> None:
    """A rule must be one of the game's specs; a game without a spec has none to check."""
    known = [each for spec in specs for each in rulebook.ids_of(spec)]
    if not isinstance(rule, str):
        raise BadInput(where, "bad-text", given=str(rule))
    if known and rule not in known and not (none_is_meant and not rule):
        raise BadInput(where, "bad-word", given=rule, hint=nearest(rule, known))
