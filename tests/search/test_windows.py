"""Levels in the free windows of Grand Inquisitor & Colonies: nobody is stuck in long rows of free moves."""

from __future__ import annotations

import pytest

from grandee.bots import bot
from grandee.bots.budgets import LEVELS
from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.seat import Seat
from grandee.games import load_game
from grandee.games.el_grande.engine import cells
from tests.kit import TIER, by_tier

GAME = load_game("el-grande")
AT_SEA = {"ship": {"A": 6, "B": 3, "black": 2}, "america": {"A": 4, "C": 2, "black": 1}, "mediterranean": {"A": 4}}
POSITION = {
    "at": "choose_card",
    "to_act": "A",
    "round": 5,
    "king": "toledo",
    "offer": ["eg95_king"],
    "court": {"A": 5},
    "inquisitor": "A",
    "regions": {**AT_SEA, "castilla": {"B": 2, "C": 3}, "sevilla": {"A": 1, "D": 2}},
    "free_tokens": {"gold": 3, "goods": 4},
    "may_sail": {sea: {who: n for who, n in there.items() if who in ("A", "black")} for sea, there in AT_SEA.items()},
}
SAILORS = 17  # of A's and the Inquisitor's, who each sail once
TOKENS = 7  # one step onto each
WINDOWS = 5  # of a turn, each with one `done`
QUICK = [name for name in LEVELS if name != "grandee"]


@pytest.mark.parametrize("level", ["random", "greedy", *QUICK, *["grandee"] * (TIER == "long")])
def test_a_turn_with_many_caballeros_at_sea_comes_to_an_end(level: str) -> None:
    """GI-SEA-2, GI-TOK-6: each of them sails or steps once, so no window is long, whoever plays."""
    setup = GAME.set_up({"grand_inquisitor": True, "players": 4})
    for number in range(1 if level in ("duke", "grandee") else by_tier(2, 4, 20)):
        state, rng, out = GAME.position(setup, POSITION, seed_bytes(number)), Rng(number), Actions(setup.rules.actions)
        mind, windows = bot(level), 0
        while state.cells[cells.ROUND] == 5 and state.cells[cells.ACTIVE] == 0:
            seat = int(state.to_move())
            windows += setup.rules.steps[state.step_number()].word == "sea_move"
            state.apply(seat, mind.choose(Seat(state, seat), rng), out)
        assert 0 < windows <= SAILORS + TOKENS + WINDOWS
