"""What Grand Inquisitor & Colonies forbids, at a table and in a scenario: refused by its rule, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from grandee.cli.main import main
from grandee.server.tables.state import TableState
from tests.server.kit import HERE, ME, Person, problem_of, serving

OPTIONS: dict[str, Any] = {"grand_inquisitor": True, "players": 4}
AT_SEA: dict[str, Any] = {
    "at": "next_turn",
    "king": "toledo",
    "power": {"A": 9, "B": 8, "C": 7, "D": 6},
    "offer": ["eg95_king", "eg95_kings_return", "eg95_move_grande", "eg95_score_castillo"],
    "regions": {"ship": {"A": 1, "B": 1}, "america": {"A": 2}},
    "carriers": {"america": {"A": ["gold"]}},
}
MOVING: dict[str, Any] = {
    "at": "next_part",
    "card": "eg95_move_four_own",
    "king": "toledo",
    "court": {"A": 1},
    "regions": {"america": {"A": 2}, "castilla": {"A": 1}},
}
WITH_GOLD: dict[str, Any] = {**MOVING, "carriers": {"america": {"A": ["gold", "gold"]}}}
LAYING: dict[str, Any] = {
    "at": "next_part",
    "card": "k7_score_later",
    "king": "toledo",
    "power": {"A": 9, "B": 8, "C": 7, "D": 6},
    "offer": ["eg95_king", "eg95_kings_return", "eg95_score_castillo"],
    "court": {"A": 2},
    "kept": {"B": ["double"]},
}
SAILED = ["A sea_move A ship america", "A to_place ordinary", "A sea_move A america ship", "A from_place ordinary"]
CASES: dict[str, tuple[dict[str, Any], list[str], str, str, str]] = {
    "who may not sail": (AT_SEA, [], "A sea_move B ship america", "refused-not-own-at-sea", "GI-SEA-1"),
    "who has sailed": (AT_SEA, SAILED, "A sea_move A ship sevilla", "refused-nobody-sails", "GI-SEA-2"),
    "a second move": (
        MOVING,
        ["A next_part special", "A move_one A america mediterranean"],
        "A move_one A mediterranean sevilla",
        "refused-moved-already",
        "GI-TURN-5",
    ),
    "a carrier without its load": (
        WITH_GOLD,
        ["A next_part special"],
        "A move_one A america castillo",
        "refused-carrier-stays-out",
        "GI-CAR-2",
    ),
    "no such load": (
        AT_SEA,
        ["A sea_move A america ship"],
        "A from_place goods",
        "refused-nobody-stands-so",
        "GI-D16",
    ),
    "what is laid out is not repeated": (  # so nobody is asked for it (GI-P7-DOU-6)
        LAYING,
        ["A next_part special", "A choose_region granada"],
        "B double repeat",
        "refused-not-asked",
        "",
    ),
}
cases = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


@cases
def test_a_table_refuses_by_the_rule(case: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position, before, wrong, reason, rule = case
    begin_at(position, monkeypatch)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("el-grande", [ME, HERE, HERE, HERE], options=OPTIONS))["table"]
            for move in before:
                assert (await plays(ada, table, move)).status_code == 200, move
            seen, log = (await ada.sees(table, "A"))["n"], await at.server.store.entries(table)
            answer = await plays(ada, table, wrong)
            assert (answer.status_code, problem_of(answer), answer.json().get("rule", "")) == (422, reason, rule)
            assert (await ada.sees(table, "A"))["n"] == seen
            assert await at.server.store.entries(table) == log

    asyncio.run(play())


async def plays(ada: Person, table: str, move: str) -> Any:
    seat, _, words = move.partition(" ")
    return await ada.plays(table, seat, words, (await ada.sees(table, seat))["version"])


def begin_at(position: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table begins at a position."""
    deal = TableState.begin

    def begin(table: TableState) -> None:
        deal(table)
        table.events.rows.clear()
        table.state = table.setup.game.position(table.setup, position, table.seed)
        table.state.events = table.events
        table.state.settle(table.out)

    monkeypatch.setattr(TableState, "begin", begin)


@cases
def test_a_scenario_says_the_rule(case: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position, before, wrong, _, rule = case
    file = tmp_path / "refused.toml"
    lines = ['title = "x"', 'game = "el-grande"', 'rules = ["GI-BASE-1"]', f"options = {inline(OPTIONS)}"]
    lines += [f"position = {inline(position)}"]
    lines += [f'[[then]]\nmove = "{move}"' for move in [*before, wrong]]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["scenario", str(file)]) == 1
    said = capsys.readouterr().out
    assert rule in said
    assert said.count("then ") == 1
    assert f"then {len(before) + 1}, " in said


def inline(value: Any) -> str:
    """A value as TOML has it, in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value)
