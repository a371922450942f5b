"""Malformed records and scenarios: one sentence that names the field and what is allowed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.records import record, scenario
from tests.kit import walk

GOOD = record.of_match(walk(load_game("kabale").set_up({"players": 2}), 1, 10_000)).to_json()


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(GOOD) | fields)


def without(field: str) -> str:
    return json.dumps({key: value for key, value in json.loads(GOOD).items() if key != field})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "record: is not a valid record: Input data was truncated"),
        ("[]", "record: is not a valid record: Expected `object`, got `array`"),
        (changed(format=3), "record: was written in format 3; this program reads format 1, 2"),
        (changed(format="one"), "record: is not a valid record: Expected `int`, got `str` (format)"),
        (without("moves"), "record: is not a valid record: Object missing required field `moves`"),
        (changed(shape=1), "record: is not a valid record: Object contains unknown field `shape`"),
        (changed(moves=["A", 3]), "record: is not a valid record: Expected `str`, got `int` (moves[1])"),
        (changed(game="kabal"), "record: game kabal: there is no such game; did you mean kabale?"),
        (changed(options={"players": 8}), "record: option players: 8 is not possible; allowed is a whole number"),
        (changed(options={"player": 2}), "record: option player: there is no such option; did you mean players?"),
        (changed(seats=["A"]), "record: seats: 1 given, 2 needed"),
        (changed(seed="abc"), "record: seed: abc is not a seed; a record needs 64 hexadecimal digits"),
        (changed(seed="", commitment="sha256:1"), "record: seed: holds only the commitment sha256:1 of a running game"),
        (
            changed(data={"deck": "sha256:0"}),
            "record: data.deck: names data sha256:0, which this program does not have",
        ),
        (
            changed(moves=["A place_card joker c1"]),
            "record: move 1: place_card joker c1 is no move of this game; did you",
        ),
        (changed(moves=["X place_card king c1"]), "record: move 1: there is no seat X; the seats are A, B"),
        (
            changed(moves=["B place_card king c1"]),
            "record: move 1: B place_card king c1 is refused: It is not your dec",
        ),
        (
            changed(options={"players": 2, "deck": "/etc/passwd"}),
            "record: options.deck: names a file; a record holds its",
        ),
        (changed(custom={"map": "x"}), "record: custom: map is not known here; known are deck"),
        (changed(result={"A": 99, "B": 0}), "record: result: the moves lead to "),
        (changed(moves=[]), "record: result: the moves lead to "),
    ],
)
def test_a_faulty_record_says_where_and_what(text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        record.replay(record.read(text))
    assert str(fault.value).startswith(said)
    assert "\n" not in str(fault.value)


def test_a_faulty_line_of_a_data_set_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{GOOD}\n{GOOD}\n{changed(format=7)}\n", "utf-8")
    read = record.read_file(str(file))
    assert next(read) == next(read)
    with pytest.raises(BadInput, match="line 3: was written in format 7"):
        next(read)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "noise.json"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="cannot be read"):
        next(record.read_file(str(file)))
    with pytest.raises(BadInput, match="cannot be read"):
        scenario.read_file(str(tmp_path))


# -- scenarios ---------------------------------------------------------------------------------------------

HEAD = 'title = "x"\ngame = "kabale"\nrules = []\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = ", "file: is not valid TOML"),
        ('game = "kabale"\nrules = []', "file: title is missing"),
        (HEAD + "titel = 1", "file: titel is not known here; did you mean title?"),
        (HEAD.replace("kabale", "chess"), "file: game chess: there is no such game"),
        (HEAD + "[options]\nplayers = 1", "file: option players: 1 is not possible"),
        (HEAD + "[position]\nrond = 1", "file: position: rond is not known here; did you mean round?"),
        (
            HEAD + "[position]\nround = 7",
            "file: position.round: 7 is not possible; allowed is a whole number from 1 to 6",
        ),
        (HEAD + '[position]\nround = "1"', "file: position.round: 1 is not possible"),
        (HEAD + '[position]\nat = "lunch"', "file: position.at: lunch is not possible; allowed is one of place_card"),
        (HEAD + '[position]\nto_act = "Z"', "file: position.to_act: there is no seat Z; the seats are A, B, C, D"),
        (HEAD + '[position.hands]\nA = ["kng"]', "file: position.hands.A: kng is not known; did you mean king?"),
        (
            HEAD + '[position.hands]\nA = "king"',
            "file: position.hands.A: king is not possible; allowed is a list of words",
        ),
        (HEAD + "[position]\nhands = 3", "file: position.hands: must be a table with A, B, C, D"),
        (HEAD + '[position.hands]\nE = ["king"]', "file: position.hands: E is not known here"),
        (
            HEAD + '[position.hands]\nA = ["king"]\n[position.discards]\nA = ["king"]',
            "file: position.discards.A: A king is",
        ),
        (
            HEAD + '[position.hands]\nA = ["king", "queen", "mage", "witch"]',
            "file: position.hands.A: 4 are too many; at",
        ),
        (HEAD + "[position.hands]\nA = []", "file: position.hands.A: the seat that is to act holds no card"),
        (
            HEAD + '[position.columns.c1]\ncards = ["king"]',
            "file: position.columns.c1.cards: king is no card on the table",
        ),
        (
            HEAD + '[position.columns.c1]\ncards = ["A king* under"]',
            "file: position.columns.c1.cards: A king* under is no",
        ),
        (
            HEAD + '[position.columns.c1]\ncards = ["A king", "A king*"]',
            "file: position.columns.c1.cards: A king is in two",
        ),
        (HEAD + '[position.columns.c9]\ncards = ["A king"]', "file: position.columns: c9 is not known here"),
        (
            HEAD + '[position.columns.c1]\ngaol = "x"',
            "file: position.columns.c1: gaol is not known here; did you mean goal?",
        ),
        (
            HEAD + '[position.columns.c1]\ngoal = "goal_music_9"',
            "file: position.columns.c1.goal: goal_music_9 is not known",
        ),
        (
            HEAD + '[position.columns]\nc1 = { goal = "goal_music_1" }\nc2 = { goal = "goal_music_1" }',
            "file: position.columns.c2.goal: goal_music_1 is in two places",
        ),
        (HEAD + '[position.won]\nA = ["goal_music_1"]', "file: position.won: 1 are too many; at most 0 are possible"),
        (
            HEAD + '[position]\nat = "traitor"',
            "file: position.column: column c1 does not end with a flipped card of that",
        ),
        (HEAD + "[position.won]\nA = 3", "file: position.won.A: 3 is not possible; allowed is a list of words"),
        (HEAD + "[position]\ngoal_deck = 5", "file: position.goal_deck: 5 is not possible; allowed is a list of words"),
        (
            HEAD + '[position.columns.c1]\ncards = ["A king", "A mage under"]',
            "file: position.columns.c1.cards: A mage under do",
        ),
        (
            HEAD + '[position]\nto_act = "B"\nactive = "A"',
            "file: position.active: A is not possible; allowed is one of B",
        ),
        (
            HEAD + "[[then]]\nexpect.options = 5",
            "file: then 1, expect.options: 5 is not possible; allowed is a list of words",
        ),
        (HEAD + "[[then]]\nexpect.gain = 5", "file: then 1, expect: gain is not known here; did you mean gained?"),
        (HEAD + "[[then]]\nexpect.gained = 5", "file: then 1, expect.gained: must be a table with"),
        (HEAD + "[[then]]\nexpect.over = 5", "file: then 1, expect.over: 5 is not possible; allowed is true or false"),
        (HEAD + '[[then]]\nexpect.reason = "x"', "file: then 1, expect.reason: refuse is missing"),
        (HEAD.replace("[]", '"x"'), "file: rules: x is not possible; allowed is a list of words"),
        (HEAD + "[custom]\ndeck = 3", "file: custom.deck: must be text, not 3"),
        (
            HEAD + "[position.fewest_held]\nA = 2",
            "file: position.fewest_held.A: 2 is not possible; allowed is one of 0, 1",
        ),
        (
            HEAD + '[position]\nrecycled.B = ["mage"]\nfewest_held.B = 1\nhands.B = ["king", "queen"]\n'
            'decks.B = []\ndiscards.B = ["rest"]',
            "file: position.fewest_held.B: more cards from before the reshuffle are left than the hand ever had",
        ),
        (HEAD + "[[then]]\nmoove = 1", "file: then 1: moove is not known here; did you mean move?"),
        (HEAD + "[[then]]\nmove = 1", "file: then 1, move: must be text, not 1"),
        (HEAD + "[[then]]", "file: then 1: needs a move, a refusal or an expectation"),
    ],
)
def test_a_faulty_scenario_says_where_and_what(text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        scenario.Scenario(text, "file")
    assert str(fault.value).startswith(said)
    assert "\n" not in str(fault.value)


def test_all_columns_closed_is_refused() -> None:
    closed = "".join(f"c{i} = {{ closed = true }}\n" for i in range(1, 5))
    with pytest.raises(BadInput, match="every column is closed"):
        scenario.Scenario(HEAD + "[position.columns]\n" + closed, "file")


def test_a_scenario_says_what_differs() -> None:
    text = (
        HEAD
        + '[options]\nplayers = 2\n[position.hands]\nA = ["king"]\n[[then]]\n'
        + 'move = "A place_card king c2"\nexpect.columns.c2.cards = ["A queen*"]\nexpect.asked = ["A"]\n'
        + 'expect.gained = { A = 3 }\nexpect.events = ["closed c1"]\nexpect.options = ["traitor c1"]\n'
    )
    differences = scenario.Scenario(text, "file").run()
    found = " / ".join(differences)
    assert "then 1, columns.c2.cards: " in found
    for part in ("asked", "gained", "events", "options"):
        assert f"then 1, {part}" in found


def test_a_move_that_should_have_been_refused_and_one_that_was() -> None:
    text = (
        HEAD
        + '[position.hands]\nA = ["king"]\n[[then]]\nrefuse = "A place_card king c1"\n[[then]]\nmove = "A traitor c1"\n'
    )
    differences = scenario.Scenario(text, "file").run()
    assert "then 1, refuse A place_card king c1: was allowed" in differences
    assert "then 2, move A traitor c1: It is not your decision now. (refused-not-asked)" in differences


def test_a_position_can_be_written_as_a_scenario_and_read_again() -> None:
    table = walk(load_game("kabale").set_up({"players": 3}), 8, 33)
    again = scenario.Scenario(scenario.write(table, "a bug", ["KH-EXP-1"]), "file").match()
    assert again.view("B") == table.view("B")
    assert again.legal_moves(again.asked[0]) == table.legal_moves(table.asked[0])
