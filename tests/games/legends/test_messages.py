"""What the decisions of Legends ask."""

from __future__ import annotations

import pytest

from grandee.core.game import seed_bytes
from grandee.games import load_game
from tests.kit import rule


@rule("EL-PLACE-3")
@pytest.mark.parametrize(("on_the_map", "left", "asked"), [(17, 4, 1), (16, 1, 1), (10, 4, 4)])
def test_no_more_armies_are_asked_for_than_can_be_placed(on_the_map: int, left: int, asked: int) -> None:
    game = load_game("legends")
    setup = game.set_up({"players": 3})
    regions = {"fern_2": {"armies": {"A": on_the_map}}}
    position = {"at": "place_one", "left": left, "to_act": "A", "regions": regions}
    state = game.position(setup, position, seed_bytes(1))
    assert game.prompt(setup, state.view(0)).arguments == {"left": asked}
    assert game.render_prompt(setup, state.view(0), game.words("en")) == f"Place an army ({asked} left)"
