"""Positions of El Grande: neutral values, and what is said of positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.records import scenario
from tests.kit import by_tier, rule, step, tables, walk

GAME = load_game("el-grande")
SEED = bytes(32)


def described(**table: Any) -> dict[str, Any]:
    setup = GAME.set_up({"players": 4})
    return GAME.describe(setup, GAME.position(setup, table, SEED))


# -- neutral values ------------------------------------------------------------------------------


@rule("EG-COMP-9")
def test_what_is_not_named_is_in_the_province() -> None:
    found = described(regions={"toledo": {"A": 3}}, castillo={"A": 2}, court={"A": 4})
    assert found["province"] == {"A": 21, "B": 30, "C": 30, "D": 30}


def test_a_grande_that_is_not_named_stands_where_its_owner_has_nobody() -> None:
    found = described(regions={"valencia": {"A": 3}}, king="granada")
    assert found["grandes"]["A"] == "sevilla"
    assert found["grandes"]["B"] == "valencia"


def test_only_as_many_seats_are_still_to_come_as_find_a_card() -> None:
    found = described(at="choose_card", to_act="B", offer=["eg95_king", "eg95_veto"])
    assert found["turned"] == ["A", "B", "D"]
    assert found["power"]["B"] > found["power"]["C"]
    assert min(found["power"]["A"], found["power"]["D"]) > found["power"]["B"]


def test_cards_to_come_are_those_not_named() -> None:
    found = described(at="choose_card", to_act="A", offer=["eg95_score_any_p3"], piles={"pile_3": ["eg95_score_most"]})
    assert found["piles"]["pile_3"][0] == "eg95_score_most"
    assert "eg95_score_any_p3" not in found["piles"]["pile_3"]
    assert len(found["piles"]["pile_3"]) == 10


def test_a_position_in_a_turn_is_written_and_read_as_a_scenario() -> None:
    for moves in range(40, 60):
        table = walk(GAME.set_up({"players": 3}), 11, moves)
        text = scenario.write(table, "a position", ["EG-TURN-1"])
        again = scenario.Scenario(text, "file").match()
        assert again.view("A") == table.view("A")
        assert again.legal_moves(again.asked[0]) == table.legal_moves(table.asked[0])


# -- faults --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"kink": "toledo"}, "position: kink is not known here; did you mean king?"),
        ({"king": "castillo"}, "position.king: the king cannot be at castillo with these options"),
        ({"king": 3}, "position.king: 3 is not known"),
        ({"regions": {"toledo": {"A": 31}}}, "position.regions.toledo.A: 31 is not possible"),
        ({"regions": {"toledo": {"A": 20}}, "court": {"A": 11}}, "position, A: "),
        ({"court": {"A": 5}, "province": {"A": 26}}, "position, A: "),
        ({"regions": {"toledo": {"F": 1}}}, "position.regions.toledo: F is not known here"),
        ({"regions": {"leon": {"A": 1}}}, "position.regions: leon is not known here"),
        ({"regions": 3}, "position.regions: must be a table with galicia"),
        ({"castillo": ["A"]}, "position.castillo: must be a table with A, B, C, D"),
        ({"score": {"A": -1}}, "position.score.A: -1 is not possible"),
        ({"grandes": {"A": "castillo"}}, "position.grandes.A: a grande cannot be at castillo with these options"),
        ({"boards": {"board_8": "toledo", "board_4": "toledo"}}, "position.boards: "),
        ({"boards": {"board_9": "toledo"}}, "position.boards: board_9 is not known here; did you mean board_8?"),
        ({"boards": {"board_8": "court"}}, "position.boards.board_8: court is not known"),
        ({"round": 10}, "position.round: 10 is not possible; allowed is one of 1, 2, 3"),
        ({"first": "E"}, "position.first: there is no seat E"),
        ({"offer": ["eg95_vito"]}, "position.offer: eg95_vito is not known; did you mean eg95_veto?"),
        ({"offer": ["eg95_veto", "eg95_kings_return"]}, "position.offer: pile_2 is in two places"),
        ({"offer": "eg95_veto"}, "position.offer: eg95_veto is not possible; allowed is a list of words"),
        ({"offer": ["eg95_court_crisis_three"]}, "position.offer: eg95_court_crisis_three lies face up"),
        ({"at": "lunch"}, "position.at: lunch is not possible; allowed is one of play_power"),
        ({"at": "next_part"}, "position.card: "),
        ({"at": "choose_card", "card": "eg95_veto"}, "position.card: "),
        ({"at": "next_part", "card": "eg95_veto", "offer": ["eg95_veto"]}, "position.card: pile_2 is in two places"),
        ({"at": "next_part", "card": "eg95_veto", "done": ["lunch"]}, "position.done: lunch is not known"),
        ({"power": {"A": 14}}, "position.power.A: 14 is not possible"),
        ({"power": {"A": 5, "B": 5}}, "position.power.B: "),
        ({"power": {"A": 5}, "hands": {"A": [5]}}, "position.hands.A: "),
        ({"hands": {"A": [1, 1]}}, "position.hands.A: 1 is in two places"),
        ({"hands": {"A": 3}}, "position.hands.A: 3 is not possible"),
        ({"vetoes": {"A": ["soon"]}}, "position.vetoes.A: soon is not known"),
        ({"piles": {"pile_1": ["eg95_veto"]}}, "position.piles.pile_1: "),
        ({"at": "choose_card", "power": {"A": 9, "B": 8, "C": 7, "D": 6}}, "position.offer: "),
        ({"at": "play_power", "first": "A", "power": {"B": 8}}, "position.power: "),
        ({"at": "play_power", "first": "A", "power": {"A": 8}, "to_act": "C"}, "position.to_act: C is not possible"),
        ({"taken_back": {"A": [[3]]}}, "position.hands.A: "),
        ({"agenda": []}, "position.agenda: "),
        ({"agenda": ["next_turn A 0 0 0", "lunch A 0 0 0"]}, "position.agenda: "),
        ({"agenda": ["veto A 0 0 0"]}, "position.agenda: "),
        ({"agenda": 3}, "position.agenda: 3 is not possible"),
    ],
)
def test_a_position_that_cannot_be_names_the_place_and_the_fault(table: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as fault:
        described(**table)
    assert str(fault.value).startswith(said)
    for language in ("cs", "pl", "de"):
        assert fault.value.render(language)


ODD: list[Any] = [
    0,
    1,
    -1,
    9,
    31,
    "A",
    "E",
    "toledo",
    "castillo",
    "off",
    "eg95_king",
    "eg95_veto",
    "?",
    [],
    {},
    True,
    2.5,
]


@given(data=st.data())
def test_whatever_a_position_says_it_is_refused_or_can_be_played_on(data: st.DataObject) -> None:
    table = data.draw(tables("el-grande"))
    if table.over:
        return
    position = GAME.describe(table.setup, table.state)
    for _ in range(data.draw(st.integers(1, 2))):
        spoil(position, data)
    try:
        state = GAME.position(table.setup, position, SEED)
    except BadInput:
        return
    out, rng = Actions(table.setup.rules.actions), Rng(1)
    state.settle(out)
    for _ in range(40):
        GAME.check(state)
        if state.is_over():
            return
        seat = state.to_move()
        options = state.legal_actions(seat)
        state.apply(seat, options[rng.below(len(options))], out)


def spoil(found: Any, data: st.DataObject) -> None:
    """Change something somewhere in a table or list."""
    keys = list(found) if isinstance(found, dict) else list(range(len(found)))
    if not keys:
        return
    key = data.draw(st.sampled_from(keys))
    if isinstance(found[key], dict | list) and found[key] and data.draw(st.booleans()):
        spoil(found[key], data)
    elif isinstance(found, dict) and data.draw(st.booleans()):
        del found[key]
    else:
        found[key] = data.draw(st.sampled_from(ODD))


# -- every state of whole games ------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("call_mandatory", [True, False])
def test_every_state_of_a_game_is_written_and_read_back(players: int, call_mandatory: bool) -> None:
    setup = GAME.set_up({"players": players, "call_mandatory": call_mandatory})
    stream = setup.rules.layout.named("stream").size
    for seed in range(by_tier(1, 4, 60)):
        table = walk(setup, seed, 0)
        rng = Rng(seed)
        while not table.over:
            read = GAME.position(setup, GAME.describe(setup, table.state), SEED)
            assert list(read.cells)[stream:] == list(table.state.cells)[stream:], table.moves[-3:]
            step(table, rng)
