"""Scenarios: a position, moves, and what must hold. The format of rule tests, bug reports and puzzles."""

from __future__ import annotations

import difflib
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from grandee.core.game import Setup, seed_bytes
from grandee.core.refusals import BadInput, IllegalMove, Message, check_keys, system_fault
from grandee.core.shapes import Shape
from grandee.core.state import State
from grandee.core.toml import parse, read_struct
from grandee.core.words import Words
from grandee.games import load_game
from grandee.records import log
from grandee.records.expectations import Expectations, check_rule
from grandee.records.forced import forced_moves
from grandee.records.match import Match, set_up_from


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as its file."""

    title: str
    game: str
    rules: list[str]
    options: dict[str, Any] = {}
    custom: dict[str, str] = {}
    position: dict[str, Any] | None = None
    seed: int | str = 0
    then: list[Any] = []


class Scenario:
    """One scenario file, read and checked."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        table = parse(text, name)
        try:
            written = read_struct(table, ScenarioFile, "")
            check_game(written)
            self.title = written.title
            self.rules = written.rules
            self.setup: Setup = set_up_from(written.game, written.options, written.custom)
            self.position = written.position
            self.seed = seed_bytes(written.seed)
            self.steps: list[Mapping[str, Any]] = written.then
            self.expectations = Expectations(self.setup)
            for number, step in enumerate(self.steps, 1):
                self.expectations.check_step(step, f"then {number}")
            self.match()
        except BadInput as fault:
            raise fault.inside(name) from None

    def start(self) -> State:
        """Where the scenario begins, before anything happens by itself: its position, or a new game's deal."""
        if self.position is not None:
            return self.setup.game.position(self.setup, self.position, self.seed)
        dealt: State = self.setup.rules.blank_state()
        dealt.seed(self.seed)
        self.setup.rules.set_up(dealt)
        return dealt

    def match(self) -> Match:
        """A match that stands at the scenario's position."""
        if self.position is None:
            return Match(self.setup, self.seed)
        return Match(self.setup, self.seed, state=self.start())

    def run(self, language: str = "en") -> list[str]:
        """Play the scenario; returns what differed from what must hold, nothing if all is well."""
        start, match = self.start(), self.match()
        before = {letter: start.points(seat) for seat, letter in enumerate(self.setup.letters)}
        moment = Moment(self.expectations, match, before, 0, start)
        differences: list[str] = []
        for number, step in enumerate(self.steps, 1):
            moment.step = step
            if "refuse" in step:
                moment.refuse(step["refuse"])
            made = True
            if "move" in step:
                moment, made = moment.move(step["move"])
            if made:  # what comes after a refused move says nothing
                moment.check_expectations(step.get("expect", {}))
            differences += moment.differences(f"then {number}", match.words(language))
            if not made:
                break
        return differences


class Moment:
    """A match after a move of a scenario: what is tried there, and what differs from what is expected."""

    def __init__(
        self, expectations: Expectations, match: Match, before: Mapping[str, int], so_far: int, before_settling: State
    ) -> None:
        self.expectations = expectations
        self.setup = expectations.setup
        self.match = match
        self.before = before  # the points before the last move
        self.so_far = so_far  # how many events there were
        self.before_settling = before_settling  # the state after it, before anything happened by itself
        self.step: Mapping[str, Any] = {}
        self.found: list[tuple[str, Message]] = []

    def differences(self, where: str, words: Words) -> list[str]:
        """What differed since they were last asked for, in sentences."""
        lines = [f"{where}, {what}: {words.render(sentence)}" for what, sentence in self.found]
        self.found = []
        return lines

    def differs(self, what: str, message: str, **arguments: object) -> None:
        self.found.append((what, Message(message, **arguments)))

    # -- moves ------------------------------------------------------------------------------------

    def move(self, text: str) -> tuple[Moment, bool]:
        """Make a move; the moment after it and True, or this one and False if the move is refused."""
        letter, _, move = text.partition(" ")
        match, before = self.match, self.match.state.clone()
        after = Moment(self.expectations, match, match.points, len(match.events.rows), before)
        after.step, after.found = self.step, self.found
        try:
            match.play(letter, move)
        except IllegalMove as refused:
            self.refused(letter, move, refused)
            return self, False
        seat, action = self.setup.seat(letter), self.action(move, before)
        self.setup.rules.steps[before.step_number()].apply(before, seat, action)
        return after, True

    def action(self, move: str, state: State) -> int:
        understood = self.setup.game.canonical_move(self.setup, state, move)
        return int(self.setup.rules.space.numbers[understood])

    def refused(self, letter: str, move: str, refused: IllegalMove) -> None:
        """Say why a move was refused; if its decision was forced, say what was decided."""
        what, decision = f"move {letter} {move}", move.partition(" ")[0]
        names, seat = self.setup.rules.space.names, self.setup.seat(letter)
        made = [names[action] for who, action in forced_moves(self.before_settling.clone()) if who == seat]
        made = [name for name in made if name.partition(" ")[0] == decision]
        if move in made:
            self.differs(what, "differs-forced")
        elif (letter in self.match.asked and decision == self.match.decision) or not made:
            self.differs(what, "differs-refused", reason=refused.as_message(), rule=refused.rule or refused.message)
        else:
            self.differs(what, "differs-forced-other", seat=letter, made=made[-1])

    def refuse(self, text: str) -> None:
        """The move must be refused, for the reason and by the rule expected, and change nothing."""
        letter, _, move = text.partition(" ")
        expect = self.step.get("expect", {})
        state = self.match.state.serialise()
        try:
            self.match.play(letter, move)
        except IllegalMove as refused:
            for key, found in (("reason", refused.message), ("rule", refused.rule)):
                if key in expect and expect[key] != found:
                    self.differs(
                        key, "differs-value", found=text_or_nothing(found), expected=text_or_nothing(expect[key])
                    )
        else:
            self.differs(f"refuse {text}", "differs-allowed")
        if self.match.state.serialise() != state:
            self.differs(f"refuse {text}", "differs-changed")

    # -- what must hold ---------------------------------------------------------------------------

    def check_expectations(self, expect: Mapping[str, Any]) -> None:
        match, describe = self.match, self.setup.game.describe
        position = describe(self.setup, match.state)
        for key, wanted in expect.items():
            match key:
                case "options" | "includes" | "excludes":
                    self.options(key, wanted)
                case "gained":
                    gained = {letter: points - self.before[letter] for letter, points in match.points.items()}
                    self.compare(key, {k: v for k, v in gained.items() if v or k in wanted}, wanted)
                case "points" | "winners" | "places" | "over" | "asked":
                    self.compare(key, getattr(match, key), wanted)
                case "events":
                    self.events(wanted)
                case "no_events":
                    self.no_events(wanted)
                case "holds" | "lacks":
                    self.hands(key, position.get("hands", {}), wanted)
                case "count":
                    self.compare(key, with_counts(position | match.view()), wanted)
                case "reason" | "rule":
                    pass  # of the refusal
                case _:
                    self.compare(key, position.get(key), wanted)

    def compare(self, what: str, found: object, wanted: object, shape: Shape | None = None) -> None:
        """Tables are compared by the keys that are expected, everything else as it is.

        A count that is not there is 0, and an empty table is expected to be empty.
        """
        shape = shape or self.expectations.shape(what)
        if isinstance(wanted, Mapping) and wanted and isinstance(found, Mapping):
            for key, value in wanted.items():
                self.compare(f"{what}.{key}", found.get(key, 0 if value == 0 else None), value, shape.inside(key))
            if what == "gained" and set(found) - set(wanted):
                self.differs(what, "differs-value", found=text_or_nothing(found), expected=text_or_nothing(wanted))
        elif not shape.same(found, wanted):
            self.differs(what, "differs-value", found=text_or_nothing(found), expected=text_or_nothing(wanted))

    def options(self, key: str, wanted: Any) -> None:
        """The options of all who are asked together, or, as a table, those of single seats."""
        asked = self.match.asked
        if not isinstance(wanted, Mapping):
            self.compare_options(
                key, key, [option for letter in asked for option in self.match.legal_moves(letter)], wanted
            )
            return
        for letter, moves in wanted.items():
            if letter not in asked and moves:
                self.differs(f"{key}.{letter}", "differs-not-asked", seat=letter, asked=list_or_nothing(asked))
            else:
                self.compare_options(key, f"{key}.{letter}", self.match.legal_moves(letter), moves)

    def compare_options(self, key: str, what: str, offered: list[str], moves: list[str]) -> None:
        wanted = [self.setup.game.canonical_move(self.setup, self.match.state, move) for move in moves]
        missing = [move for move in wanted if move not in offered]
        if key == "options" and Counter(wanted) != Counter(offered):
            lacking, surplus = Counter(wanted) - Counter(offered), Counter(offered) - Counter(wanted)
            missing_ones, others = list_or_nothing(lacking.elements()), list_or_nothing(surplus.elements())
            self.differs(what, "differs-options", missing=missing_ones, surplus=others)
        elif key == "includes" and missing:
            self.differs(what, "differs-includes", missing=list_or_nothing(missing), options=list_or_nothing(offered))
        elif key == "excludes" and len(missing) < len(wanted):
            self.differs(what, "differs-excludes", found=list_or_nothing(move for move in wanted if move in offered))

    def hands(self, key: str, hands: Mapping[str, list[Any]], wanted: Mapping[str, list[Any]]) -> None:
        for letter, cards in wanted.items():
            held = hands[letter]
            wrong = [card for card in cards if (card in held) != (key == "holds")]
            if wrong and key == "holds":
                self.differs(
                    f"{key}.{letter}", "differs-holds", missing=list_or_nothing(wrong), hand=list_or_nothing(held)
                )
            elif wrong:
                self.differs(
                    f"{key}.{letter}", "differs-lacks", found=list_or_nothing(wrong), hand=list_or_nothing(held)
                )

    @property
    def happened(self) -> list[str]:
        """The events since the last move."""
        return [log.in_words(self.setup, row) for row in self.match.events.since(self.so_far)]

    def events(self, wanted: list[str]) -> None:
        """The expected events happened since the last move, in this order; an event's last words may be left out."""
        happened, begin, before = self.happened, 0, ""
        for event in wanted:
            after = [i for i in range(begin, len(happened)) if event_matches(happened[i], event)]
            if after:
                begin, before = after[0] + 1, event
            elif not happened:
                self.differs("events", "differs-no-event", event=event)
            elif any(event_matches(one, event) for one in happened):
                self.differs(
                    "events", "differs-event-order", event=event, before=before, events=list_or_nothing(happened)
                )
            else:
                nearest = difflib.get_close_matches(event, happened, 1, 0.0)
                self.differs(
                    "events", "differs-event", event=event, nearest=nearest[0], events=list_or_nothing(happened)
                )

    def no_events(self, unwanted: list[str]) -> None:
        """None of these happened since the last move; an event's last words may be left out."""
        for event in unwanted:
            found = [one for one in self.happened if event_matches(one, event)]
            if found:
                self.differs("no_events", "differs-happened", event=event, found=list_or_nothing(found))


def event_matches(happened: str, event: str) -> bool:
    return f"{happened} ".startswith(f"{event} ")


def with_counts(value: Any) -> Any:
    """How many there are of everything: a list as its length; what everybody can count is a number already."""
    if isinstance(value, Mapping):
        return {key: with_counts(inner) for key, inner in value.items()}
    return len(value) if isinstance(value, list) else value


def list_or_nothing(words: Iterable[object]) -> object:
    return ", ".join(str(word) for word in words) or Message("differs-nothing")


def text_or_nothing(value: object) -> object:
    return Message("differs-nothing") if value is None else str(value)


# -- reading -------------------------------------------------------------------------------------


def read_file(file: str) -> Scenario:
    try:
        return Scenario(Path(file).read_text("utf-8"), file)
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-file", fault=system_fault(fault)) from None


def check_game(written: ScenarioFile) -> None:
    """The rules that it names are rules of its game, and data of one's own are such as the game can have."""
    game = load_game(written.game)
    for rule in written.rules:
        check_rule(game.specs, rule, "rules")
    files = tuple(option.name for option in game.options.options if option.kind == "file")
    check_keys(written.custom, files, "custom")


# -- writing -------------------------------------------------------------------------------------


def write(match: Match, heading: str, rules: list[str]) -> str:
    """A match's present position as a scenario file: a bug report or the beginning of a puzzle."""
    if match.over:
        raise BadInput("--scenario", "bad-over")
    position = match.setup.game.describe(match.setup, match.state)
    lines = [
        f"title = {json.dumps(heading, ensure_ascii=False)}",
        f'game = "{match.setup.game.id}"',
        f"rules = {json.dumps(rules)}",
    ]
    lines += [
        "",
        "[options]",
        *(f"{name} = {toml(value)}" for name, value in match.setup.options.items() if value != ""),
    ]
    if match.setup.custom:
        lines += ["", "[custom]", *(f"{name} = {toml(text)}" for name, text in match.setup.custom.items())]
    lines += ["", "[position]", *(f"{name} = {toml(value)}" for name, value in position.items())]
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """A value on one line of TOML."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)
