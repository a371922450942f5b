"""What options demand of each other, in every game: each excluded pair is refused, with the same sentence everywhere.

The form of the page reads the dependencies by itself, so that it can say beforehand what does not go together. What it
must find is in `web/src/pages/home/pairs.json`: python -m tests.generic.test_options
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.cli.main import main
from grandee.core.options import Excludes, Option, OptionSet, Value
from grandee.core.refusals import BadInput
from grandee.games import OFFERED, load_game
from grandee.server.http.problems import bad_input
from grandee.server.tables.playable import playable

FILE = Path(__file__).parents[2] / "web" / "src" / "pages" / "home" / "pairs.json"
games = pytest.mark.parametrize("game", OFFERED)


def values_of(option: Option) -> list[Value]:
    """Some of every kind; of a list as many words as there can be."""
    match option.kind:
        case "number":
            return list(range(option.low, option.high + 1))
        case "choice":
            return list(option.choices)
        case "switch":
            return [False, True]
        case "list":
            return [option.choices[:number] for number in range(len(option.choices) + 1)]
        case "file":
            return []


def pairs(options: OptionSet) -> Iterator[dict[str, Value]]:
    """Every value of every option with every value of every other one."""
    for one, other in combinations(options.options, 2):
        for value in values_of(one):
            for its in values_of(other):
                yield {one.name: value, other.name: its}


def excluded(options: OptionSet) -> Iterator[tuple[dict[str, Value], BadInput]]:
    for given in pairs(options):
        try:
            options.resolve(given)
        except BadInput as fault:
            yield given, fault


def outcome(options: OptionSet, given: dict[str, Value]) -> dict[str, Any]:
    """That values are refused and why, or which other options follow them."""
    try:
        values = options.resolve(given)
    except BadInput as fault:
        problem = bad_input(fault)
        option = fault.where.removeprefix("option ")
        return {"refused": {"option": option, "message": problem.message, "arguments": problem.arguments}}
    usual = options.resolve({})
    return {"also": {name: value for name, value in values.items() if value != given.get(name, usual[name])}}


def outcomes(game: str) -> list[dict[str, Any]]:
    """Of every value by itself, and of those pairs for which something else comes out than for both values."""
    options = load_game(game).options.offered
    single = {}
    for option in options.options:
        for value in values_of(option):
            single[option.name, value] = outcome(options, {option.name: value})
    found = [{"given": {name: value}, **single[name, value]} for name, value in single]
    for given in pairs(options):
        apart = [single[name, value] for name, value in given.items()]
        also = {name: value for each in apart for name, value in each.get("also", {}).items() if name not in given}
        together = outcome(options, given)
        if together != {"also": also} and together not in [each for each in apart if "refused" in each]:
            found.append({"given": given, **together})
    return found


def as_text() -> str:
    """One line a pair, so that a change is seen."""
    games = []
    for game in OFFERED:
        offered = msgspec.json.encode(playable(load_game(game))).decode()
        lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in outcomes(game))
        games.append(f'"{game}": {{"game": {offered},\n"pairs": [\n{lines}\n]}}')
    return "{" + ",\n".join(games) + "}\n"


def test_the_page_knows_what_the_server_refuses() -> None:
    assert FILE.read_text("utf-8") == as_text(), "python -m tests.generic.test_options"


@games
def test_every_excluded_pair_names_the_option_and_what_excludes_it(game: str) -> None:
    options = load_game(game).options.offered
    for given, fault in excluded(options):
        name = fault.where.removeprefix("option ")
        assert name in [option.name for option in options.options], given
        said = str(fault)
        assert said.startswith(f"option {name}: "), given
        others = [option.name for option in options.options if option.name != name]
        assert any(other in said for other in others) or fault.message.message in ("bad-value", "bad-length"), said


@games
def test_every_declared_exclusion_is_refused(game: str) -> None:
    options = load_game(game).options.offered
    for dependency in options.dependencies:
        if isinstance(dependency, Excludes):
            with pytest.raises(BadInput):
                options.resolve(dependency.together)


@games
def test_every_preset_is_possible_with_every_number_of_players(game: str) -> None:
    options = load_game(game).options.offered
    for preset in options.presets:
        for players in values_of(options.named("players")):
            options.resolve({"players": players}, preset)


@games
def test_the_command_line_says_the_same_sentence(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = load_game(game).options.offered
    seen: set[str] = set()
    for given, fault in excluded(options):
        if fault.where in seen:
            continue  # one pair of each option: to begin a command takes its time
        seen.add(fault.where)
        chosen = [f"--option={name}={text_of(value)}" for name, value in given.items()]
        assert main(["simulate", game, "--games", "1", *chosen]) == 2
        assert str(fault) in capsys.readouterr().err


def text_of(value: Value) -> str:
    return (
        ",".join(value) if isinstance(value, tuple) else str(value).lower() if isinstance(value, bool) else str(value)
    )


if __name__ == "__main__":
    FILE.write_text(as_text(), "utf-8")
