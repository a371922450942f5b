"""Records and backups of format 1, in which data of a user's own were called `house`, are still read."""

from __future__ import annotations

import json

import pytest

from grandee import new
from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.games.el_grande import deck as el_grande
from grandee.games.kabale import deck as kabale
from grandee.records import record
from grandee.records.match import Match
from grandee.server.storage import backup

DECKS = {"kabale": kabale.standard_deck().text, "el-grande": el_grande.standard_deck().text}
SEED = bytes(32)


def old_deck(game: str) -> str:
    """The shipped deck as somebody's own, with the word of format 1 for that."""
    return DECKS[game].replace('source = "rulebook"', 'source = "house"')


@pytest.mark.parametrize("game", DECKS)
def test_a_record_of_format_1_is_replayed(game: str) -> None:
    own = load_game(game).set_up({"players": 3}, custom={"deck": old_deck(game)})
    match = Match(own, SEED)
    for _ in range(12):
        seat = match.asked[0]
        match.play(seat, match.legal_moves(seat)[0])
    today = json.loads(record.of_match(match, whole=True).to_json())
    assert today["format"] == 2
    assert "house" in today["custom"]["deck"], "the file itself stays as it was"
    old = {**today, "format": 1, "house": today["custom"]}
    del old["custom"]
    again = record.replay(record.read(json.dumps(old)))
    assert (again.moves, again.state) == (match.moves, match.state)


def test_a_record_of_format_1_without_own_data_is_replayed() -> None:
    match = new("kabale", players=2, seed=7)
    match.play("A", match.legal_moves("A")[0])
    old = {**json.loads(record.of_match(match, whole=True).to_json()), "format": 1}
    assert record.replay(record.read(json.dumps(old))).moves == match.moves


def test_the_old_word_is_none_of_format_2() -> None:
    written = json.loads(record.of_match(new("kabale", players=2, seed=7), whole=True).to_json())
    with pytest.raises(BadInput, match="unknown field `house`"):
        record.read(json.dumps({**written, "house": {}}))


@pytest.mark.parametrize(("version", "key"), [(1, "house"), (2, "custom")])
def test_a_table_of_a_backup_is_read_in_both_formats(version: int, key: str) -> None:
    line = {
        "format": version,
        "id": "abc",
        "created": 1,
        "game": "kabale",
        "options": {"players": 2},
        "seed": "00" * 32,
        "seats": [],
        "terms": {},
        "log": [],
        key: {"deck": "x"},
    }
    assert backup.read_table(json.dumps(line).encode()).custom == {"deck": "x"}
