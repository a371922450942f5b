"""A table that nobody watches leaves the same record as any other."""

from __future__ import annotations

import pytest

from grandee.core.chance import Rng
from grandee.core.refusals import IllegalMove
from grandee.core.title import seed_bytes
from grandee.games import title
from grandee.records import notation, record
from grandee.records.table import Table
from grandee.records.unwatched import Unwatched
from tests.kit import GAMES, by_tier


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_its_record_is_that_of_a_table_byte_for_byte(game: str, players: int) -> None:
    set_up = title(game).set_up({"players": players})
    for seed in range(by_tier(1, 5, 100)):
        names = [f"bot {seat}" for seat in range(players)]
        table, rng = Table(set_up, seed_bytes(seed), names), Rng(seed)
        step_by_step = Unwatched(set_up, seed_bytes(seed), names)
        at_once = Unwatched(set_up, seed_bytes(seed), names)
        assert step_by_step.record() == record.of_table(table, whole=True)
        while not table.over:
            seat = int(table.state.to_move())
            options = table.state.options(seat)
            action = options[rng.below(len(options))]
            assert step_by_step.seat == seat
            table.play_action(seat, action)
            step_by_step.play(action)
        at_once.play_at_random(Rng(seed))
        expected = record.of_table(table).to_json()
        assert step_by_step.over
        assert step_by_step.record().to_json() == expected
        assert at_once.record().to_json() == expected


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    game = Unwatched(title("kabale").set_up({"players": 2}), seed_bytes(1), "AB")
    before = game.state.clone()
    for wrong in (-1, 9999, next(action for action in range(183) if not game.out.has(action))):
        with pytest.raises(IllegalMove):
            game.play(wrong)
    assert game.state == before
    assert game.moves == []


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_its_place(game: str) -> None:
    rules = title(game).set_up({}).rules
    moves = notation.every_move(rules)
    assert len(moves) == rules.seats * rules.actions
    assert [notation.read(rules, move) for move in moves] == [divmod(i, int(rules.actions)) for i in range(len(moves))]
