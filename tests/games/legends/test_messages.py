"""What the decisions of Legends ask."""

from __future__ import annotations

import pytest

from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.records.match import Match
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


OF_THE_KING = {"leaders": {"A": "bandit_king"}, "regions": {"fern_1": {"cities": {"B": 1}}}}


@rule("EL-ENC-ROGUES-1", "EL-LEAD-BK-1", "EL-LEAD-WK-2")
@pytest.mark.parametrize(
    ("position", "move", "said"),
    [
        ({"at": "place_one", "left": 2}, "place_one fern_2", "in Mossdale"),
        ({"at": "place_one", "left": 2, **OF_THE_KING}, "place_one fern_1", "in Fernmoor (1 coin)"),
        (
            {"at": "place_one", "left": 2, **OF_THE_KING, "tokens": {"rogues": "fern_1"}},
            "place_one fern_1",
            "in Fernmoor (2 coins)",
        ),
        (
            {
                "at": "move_one",
                "left": 2,
                "regions": {"fern_2": {"armies": {"A": 1}}},
                "tokens": {"rogues": "fern_1"},
            },
            "move_one fern_2 fern_1",
            "from Mossdale to Fernmoor (1, 1 coin)",
        ),
        (
            {
                "at": "build_city",
                "leaders": {"A": "white_knight"},
                "regions": {"fern_1": {"armies": {"A": 1}}},
                "tokens": {"rogues": "fern_1"},
            },
            "build_city fern_1, knight_army place_army",
            "place an army (1 coin)",
        ),
    ],
)
def test_an_answer_says_what_it_costs(position: dict[str, object], move: str, said: str) -> None:
    game = load_game("legends")
    setup = game.set_up({"players": 3, "leaders": True, "encounters": ["rogues"]})
    table = {"to_act": "A", "coins": {"A": 3}, **position}
    match = Match(setup, seed_bytes(1), state=game.position(setup, table, seed_bytes(1)))
    *before, last = move.split(", ")
    for played in before:
        match.play("A", played)
    action = setup.rules.space.numbers[last]
    assert game.render_move(setup, match.state.view(0), action, game.words("en")) == said
