"""A table that nobody watches leaves the same record as any other."""

from __future__ import annotations

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.refusals import IllegalMove
from grandee.games import load_game
from grandee.records import notation, record
from grandee.records.bare_match import BareMatch
from grandee.records.match import Match
from tests.kit import GAMES, by_tier


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_its_record_is_that_of_a_table_byte_for_byte(game: str, players: int) -> None:
    setup = load_game(game).set_up({"players": players})
    for seed in range(by_tier(1, 5, 100)):
        names = [f"bot {seat}" for seat in range(players)]
        table, rng = Match(setup, seed_bytes(seed), names), Rng(seed)
        step_by_step = BareMatch(setup, seed_bytes(seed), names)
        at_once = BareMatch(setup, seed_bytes(seed), names)
        assert step_by_step.record() == record.of_match(table, whole=True)
        while not table.over:
            seat = int(table.state.to_move())
            options = table.state.legal_actions(seat)
            action = options[rng.below(len(options))]
            assert step_by_step.seat == seat
            table.play_action(seat, action)
            step_by_step.play(action)
        at_once.play_at_random(Rng(seed))
        expected = record.of_match(table).to_json()
        assert step_by_step.over
        assert step_by_step.record().to_json() == expected
        assert at_once.record().to_json() == expected


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    game = BareMatch(load_game("kabale").set_up({"players": 2}), seed_bytes(1), "AB")
    before = game.state.clone()
    for wrong in (-1, 9999, next(action for action in range(183) if not game.out.has(action))):
        with pytest.raises(IllegalMove):
            game.play(wrong)
    assert game.state == before
    assert game.moves == []


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_its_place(game: str) -> None:
    rules = load_game(game).set_up({}).rules
    moves = notation.every_move(rules)
    assert len(moves) == rules.seats * rules.actions
    places = [seat * int(rules.actions) + action for seat in range(rules.seats) for action in rules.space.published]
    assert [notation.read(rules, moves[i]) for i in places] == [divmod(i, int(rules.actions)) for i in places]
