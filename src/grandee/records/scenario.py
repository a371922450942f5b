"""Scenarios: a position, moves, and what must hold. The format of rule tests, bug reports and puzzles."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grandee.core.refusals import BadInput, IllegalMove, Say, check_keys, system_fault
from grandee.core.title import SetUp, seed_bytes
from grandee.records import log
from grandee.records.table import Table, set_up_from

TOP_KEYS = ("title", "game", "rules", "options", "house", "position", "seed", "then")
STEP_KEYS = ("refuse", "move", "expect")
EXPECT_KEYS = (
    "options",
    "includes",
    "excludes",
    "gained",
    "points",
    "winners",
    "over",
    "asked",
    "events",
    "reason",
    "rule",
)


class Scenario:
    """One scenario file, read and checked."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        try:
            table = tomllib.loads(text)
        except (ValueError, RecursionError) as fault:
            raise BadInput(name, "bad-toml", fault=str(fault)) from None
        try:
            check_top(table)
            self.title: str = table["title"]
            self.rules: list[str] = [str(rule) for rule in table["rules"]]
            self.set_up: SetUp = set_up_from(table["game"], table.get("options", {}), table.get("house", {}))
            self.position: Mapping[str, Any] = table.get("position", {})
            self.seed = seed_bytes(table.get("seed", 0))
            self.steps: list[Mapping[str, Any]] = table.get("then", [])
            for number, step in enumerate(self.steps, 1):
                check_step(step, f"then {number}", self.set_up.title.position_keys)
            self.table()
        except BadInput as fault:
            raise fault.inside(name) from None

    def table(self) -> Table:
        """A table that stands at the scenario's position."""
        if not self.position:
            return Table(self.set_up, self.seed)
        return Table(self.set_up, self.seed, state=self.set_up.title.position(self.set_up, self.position, self.seed))

    def run(self) -> list[str]:
        """Play the scenario; returns what differed from what must hold, nothing if all is well."""
        before = dict.fromkeys(self.set_up.letters, 0)
        if self.position:
            start = self.set_up.title.position(self.set_up, self.position, self.seed)
            before = {letter: start.points(seat) for seat, letter in enumerate(self.set_up.letters)}
        table = self.table()
        so_far = 0
        differences: list[str] = []
        for number, step in enumerate(self.steps, 1):
            moment = Moment(table, f"then {number}", before, so_far)
            if "refuse" in step:
                moment.refuse(str(step["refuse"]), step.get("expect", {}))
            if "move" in step:
                made = len(table.moves)
                before = table.points
                so_far = len(table.events.rows)
                moment = Moment(table, f"then {number}", before, so_far, moment.differences)
                moment.move(str(step["move"]))
                if len(table.moves) == made:  # what comes after a refused move says nothing
                    return differences + moment.differences
            moment.expect(step.get("expect", {}))
            differences += moment.differences
        return differences


class Moment:
    """One step of a scenario at a table: what is tried, and what differs from what is expected."""

    def __init__(
        self, table: Table, where: str, before: dict[str, int], so_far: int, differences: list[str] | None = None
    ) -> None:
        self.table = table
        self.where = where
        self.before = before
        self.so_far = so_far
        self.differences: list[str] = differences or []

    def differs(self, what: str, found: object, expected: object) -> None:
        self.differences.append(f"{self.where}, {what}: {found} instead of {expected}")

    def move(self, text: str) -> None:
        letter, _, move = text.partition(" ")
        try:
            self.table.play(letter, move)
        except IllegalMove as refused:
            said = self.table.words("en").say(refused.say())
            self.differences.append(f"{self.where}, move {text}: {said} ({refused.rule or refused.message})")
        except BadInput as fault:
            self.differences.append(f"{self.where}, move {text}: {fault}")

    def refuse(self, text: str, expect: Mapping[str, Any]) -> None:
        """The move must be refused, for the reason and by the rule expected, and change nothing."""
        letter, _, move = text.partition(" ")
        state = self.table.state.serialise()
        try:
            self.table.play(letter, move)
        except BadInput as fault:
            self.differences.append(f"{self.where}, refuse {text}: {fault}")
        except IllegalMove as refused:
            for key, found in (("reason", refused.message), ("rule", refused.rule)):
                if key in expect and expect[key] != found:
                    self.differs(key, found, expect[key])
        else:
            self.differences.append(f"{self.where}, refuse {text}: was allowed")
        if self.table.state.serialise() != state:
            self.differences.append(f"{self.where}, refuse {text}: changed the state")

    def expect(self, expect: Mapping[str, Any]) -> None:
        table = self.table
        offered = sorted(option for letter in table.asked for option in table.options(letter))
        position = table.set_up.title.describe(table.set_up, table.state)
        for key, wanted in expect.items():
            match key:
                case "options":
                    if offered != sorted(wanted):
                        self.differs(key, offered, sorted(wanted))
                case "includes":
                    if not set(wanted) <= set(offered):
                        self.differs(key, offered, wanted)
                case "excludes":
                    if set(wanted) & set(offered):
                        self.differs(key, sorted(set(wanted) & set(offered)), "none of them")
                case "gained":
                    gained = {letter: points - self.before[letter] for letter, points in table.points.items()}
                    self.compare(key, {k: v for k, v in gained.items() if v or k in wanted}, wanted)
                case "points":
                    self.compare(key, {k: v for k, v in table.points.items() if k in wanted}, wanted)
                case "winners" | "over" | "asked":
                    self.compare(key, getattr(table, key), wanted)
                case "events":
                    self.events(wanted)
                case "reason" | "rule":
                    pass  # of the refusal
                case _:
                    self.compare(key, position.get(key), wanted)

    def compare(self, what: str, found: object, wanted: object) -> None:
        """Tables are compared by the keys that are expected, everything else as it is.

        A count that is not there is 0, and an empty table is expected to be empty.
        """
        if isinstance(wanted, Mapping) and wanted and isinstance(found, Mapping):
            for key, value in wanted.items():
                self.compare(f"{what}.{key}", found.get(key, 0 if value == 0 else None), value)
            if what == "gained" and set(found) - set(wanted):
                self.differs(what, found, dict(wanted))
        elif found != wanted:
            self.differs(what, found, wanted)

    def events(self, wanted: list[str]) -> None:
        """The expected events happened since the last move, in this order; an event's last words may be left out."""
        told = [log.in_words(self.table.set_up, row) for row in self.table.events.since(self.so_far)]
        left = iter(told)
        for event in wanted:
            if not any(f"{one} ".startswith(f"{event} ") for one in left):
                self.differs("events", told, wanted)
                return


def read_file(file: str) -> Scenario:
    try:
        return Scenario(Path(file).read_text("utf-8"), file)
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-file", fault=system_fault(fault)) from None


def check_top(table: Mapping[str, Any]) -> None:
    check_keys(table, TOP_KEYS, "")
    for key in ("title", "game", "rules"):
        if key not in table:
            raise BadInput("", "bad-missing", key=key)
    for key in ("title", "game"):
        if not isinstance(table[key], str):
            raise BadInput(key, "bad-text", given=str(table[key]))
    for key in ("rules", "then"):
        if not isinstance(table.get(key, []), list):
            raise BadInput(key, "bad-value", given=str(table[key]), allowed=Say("allowed-list-of-words"))
    for key in ("options", "house", "position"):
        if not isinstance(table.get(key, {}), Mapping):
            raise BadInput(key, "bad-table", keys=key)
    for key, content in table.get("house", {}).items():
        if not isinstance(content, str):
            raise BadInput(f"house.{key}", "bad-text", given=str(content))


def check_step(step: object, where: str, position_keys: tuple[str, ...]) -> None:
    if not isinstance(step, Mapping):
        raise BadInput(where, "bad-table", keys=", ".join(STEP_KEYS))
    check_keys(step, STEP_KEYS, where)
    if not step:
        raise BadInput(where, "bad-scenario-step")
    for key in ("refuse", "move"):
        if not isinstance(step.get(key, ""), str):
            raise BadInput(f"{where}, {key}", "bad-text", given=str(step[key]))
    expect = step.get("expect", {})
    if not isinstance(expect, Mapping):
        raise BadInput(f"{where}, expect", "bad-table", keys=", ".join(EXPECT_KEYS))
    check_keys(expect, (*EXPECT_KEYS, *position_keys), f"{where}, expect")
    for key, wanted in expect.items():
        check_expectation(key, wanted, f"{where}, expect.{key}")
    for key in ("reason", "rule"):
        if key in expect and "refuse" not in step:
            raise BadInput(f"{where}, expect.{key}", "bad-missing", key="refuse")


def check_expectation(key: str, wanted: object, where: str) -> None:
    """The keys that every game has need values of their kind; a position's keys are the game's own."""
    match key:
        case "options" | "includes" | "excludes" | "winners" | "asked" | "events":
            if not isinstance(wanted, list) or not all(isinstance(word, str) for word in wanted):
                raise BadInput(where, "bad-value", given=str(wanted), allowed=Say("allowed-list-of-words"))
        case "gained" | "points":
            if not isinstance(wanted, Mapping) or not all(isinstance(points, int) for points in wanted.values()):
                raise BadInput(where, "bad-table", keys="A, B, …")
        case "over":
            if not isinstance(wanted, bool):
                raise BadInput(where, "bad-value", given=str(wanted), allowed=Say("allowed-switch", words=""))


def write(table: Table, heading: str, rules: list[str]) -> str:
    """A table's present position as a scenario file: a bug report or the beginning of a puzzle."""
    if table.over:
        raise BadInput("--scenario", "bad-over")
    position = table.set_up.title.describe(table.set_up, table.state)
    lines = [
        f"title = {json.dumps(heading, ensure_ascii=False)}",
        f'game = "{table.set_up.title.id}"',
        f"rules = {json.dumps(rules)}",
    ]
    lines += [
        "",
        "[options]",
        *(f"{name} = {toml(value)}" for name, value in table.set_up.options.items() if value != ""),
    ]
    if table.set_up.house:
        lines += ["", "[house]", *(f"{name} = {toml(text)}" for name, text in table.set_up.house.items())]
    lines += ["", "[position]", *(f"{name} = {toml(value)}" for name, value in position.items())]
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """A value on one line of TOML."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)
