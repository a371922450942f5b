"""Whether a move may be taken back depends on what it shows, and never on luck."""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.records.match import Match
from grandee.server.tables.undo_policy import reveals


def test_a_move_that_is_rare_in_other_worlds_is_judged_alike_however_worlds_are_drawn() -> None:
    """Others hold a grey card in one world of four: what luck finds of these worlds must not decide."""
    game = load_game("el-grande")
    match = Match(
        game.set_up({"edition": "2023", "players": 5, "shift_of_power": True, "start_seat": "A"}), seed_bytes(5)
    )
    while match.decision != "play_power":
        seat = match.asked[0]
        match.play(seat, match.legal_moves(seat)[0])
    seat = match.asked[0]
    move = next(move for move in match.legal_moves(seat) if len(move.split()) == 3)  # with a grey card
    before = match.state.clone()
    match.play(seat, move)
    action = before.rules.space.numbers[move]
    first = match.setup.letters.index(seat)
    assert {reveals(before, first, action, match.state, Rng(luck)) for luck in range(40)} == {False}
