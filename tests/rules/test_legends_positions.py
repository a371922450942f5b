"""Positions of Legends that cannot be, and moves that cannot be made: each is refused by name, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.game import seed_bytes
from grandee.core.refusals import BadInput, IllegalMove
from grandee.games import load_game
from grandee.records.match import Match
from tests.kit import rule

SEED = seed_bytes(1)


def table_at(options: dict[str, object], position: dict[str, Any]) -> Match:
    game = load_game("legends")
    setup = game.set_up({"players": 3, **options})
    return Match(setup, SEED, state=game.position(setup, position, SEED))


ARMIES_A = {"armies": {"A": 10}}
CITIES_A = {"cities": {"A": 2}}
T = {"volcano": "centre 0", "fern": "north 0", "meadow": "east 0", "citadel": "south 0"}
CITADELS: dict[str, object] = {"citadels": True}
LEADERS: dict[str, object] = {"leaders": True}


@pytest.mark.parametrize(
    ("options", "position", "said"),
    [
        ({}, {"regions": {"ice_1": ARMIES_A}}, "position.regions.ice_1: ice_1 is not on the map"),
        ({}, {"regions": {"fern_1": {"armies": {"A": 19}}}}, "position.regions.fern_1.armies.A: 19 is not possible"),
        (
            {},
            {"regions": {"fern_1": ARMIES_A, "fern_2": ARMIES_A}},
            "position, A: 20 armies of one colour are too many",
        ),
        ({}, {"regions": {"fern_1": CITIES_A, "fern_2": CITIES_A}}, "position, A: 4 are too many"),
        ({}, {"regions": {"fern_1": {"armies": {"D": 1}}}}, "position.regions.fern_1.armies: D is not known"),
        ({}, {"regions": {"fern_1": {"armies": {"N": 1}}}}, "position: the position is not possible: "),
        ({}, {"cards": {"A": ["lake", "lake"]}}, "position.cards.A: lake is in two places"),
        ({}, {"cards": {"A": ["lake"]}, "row": ["lake"]}, "position.row: lake is in two places"),
        ({}, {"cards": {"A": 31}}, "position.cards: 31 are too many"),
        ({}, {"row": []}, "position"),
        ({}, {"start": "fern_1"}, "position.start: fern_1 cannot be the start region"),
        ({}, {"layout": {"volcano": "centre 0"}}, "position.layout: 1 given, 4 needed"),
        ({}, {"layout": {**T, "fern": "centre 0"}}, "position.layout.fern: centre 0"),
        ({}, {"layout": {**T, "fern": "north 4"}}, "position.layout.fern: north 4"),
        ({}, {"layout": {"volcano": "centre 0", "ice": "north 0"}}, "position.layout.ice: "),
        ({}, {"at": "payee"}, "position.at: payee is not possible"),
        ({}, {"at": "move_one", "left": 0}, "position.left: 0 is not possible"),
        ({}, {"left": 3}, "position.left: is possible only together with at = place_one"),
        ({}, {"at": "choose_part", "card": "dire_eye"}, "position.card: dire_eye has no choice"),
        ({}, {"coins": {"A": -1}}, "position.coins.A: -1 is not possible"),
        ({}, {"at": "bid", "bids": {"A": 12}}, "position.bids.A: 12 is not possible"),
        ({}, {"at": "bid", "coins": {"A": 20}}, "position"),
        ({}, {"at": "bid", "bids": {"A": 1, "B": 1, "C": 1}}, "position.bids: nothing is left to be decided"),
        ({}, {"agenda": ["take_card A 0 0 0"], "at": "bid"}, "position.at: bid is not possible"),
        ({}, {"agenda": ["choose_part A 0 77 0"]}, "position.agenda"),
        ({}, {"tokens": {"citadel_1": "fern_1"}}, "position.tokens: is possible only together with"),
        (
            CITADELS,
            {"tokens": {"citadel_1": "fern_1", "citadel_2": "fern_1"}},
            "position: the position is not possible",
        ),
        (
            CITADELS,
            {"tokens": {"citadel_1": "volcano_1"}, "start": "volcano_1"},
            "position: the position is not possib",
        ),
        (CITADELS, {"tokens": {"dragon": "fern_1"}}, "position"),
        (CITADELS, {"owned": {"A": ["citadel_1"]}}, "position"),
        ({}, {"leaders": {"A": "bandit_king"}}, "position.leaders: is possible only together with leaders = true"),
        (LEADERS, {"leaders": {"A": "bandit_king", "B": "bandit_king"}}, "position.leaders: "),
        (LEADERS, {"captured": {"B": 19}}, "position.captured.B: 19 is not possible"),
        ({}, {"leg": 2}, "position.leg: is possible only together with matches = 3"),
        ({"matches": "3"}, {"leg": 4}, "position.leg: 4 is not possible"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_name(
    options: dict[str, object], position: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadInput) as fault:
        table_at(options, position)
    assert str(fault.value).startswith(said)
    assert not str(fault.value).rstrip().endswith(":"), "it says what is wrong"


@rule("EL-BID-1", "EL-MOVE-2", "EL-ENC-ROGUES-2", "EL-LEAD-BK-1", "EL-TURN-1")
@pytest.mark.parametrize(
    ("options", "position", "move", "broken"),
    [
        ({}, {"at": "bid"}, "bid 12", "EL-BID-1"),
        ({}, {"coins": {"A": 1}}, "take_card 6", "EL-TURN-1"),
        (
            {},
            {"at": "move_one", "left": 2, "regions": {"citadel_2": {"armies": {"A": 1}}}},
            "move_one citadel_2 citadel_3",
            "EL-MOVE-2",
        ),
        (
            {"encounters": ["rogues"]},
            {
                "at": "move_one",
                "left": 2,
                "coins": {"A": 0},
                "tokens": {"rogues": "fern_1"},
                "regions": {"fern_2": {"armies": {"A": 1}}},
            },
            "move_one fern_2 fern_1",
            "EL-ENC-ROGUES-2",
        ),
        (
            {"leaders": True},
            {
                "at": "place_one",
                "coins": {"A": 0},
                "leaders": {"A": "bandit_king"},
                "regions": {"fern_1": {"cities": {"B": 1}}},
            },
            "place_one fern_1",
            "EL-LEAD-BK-1",
        ),
    ],
)
def test_what_cannot_be_paid_is_refused_by_its_rule_and_changes_nothing(
    options: dict[str, object], position: dict[str, Any], move: str, broken: str
) -> None:
    table = table_at(options, position)
    before, told = table.state.serialise(), len(table.events.rows)
    with pytest.raises(IllegalMove) as refused:
        table.play("A", move)
    assert refused.value.rule == broken
    assert table.state.serialise() == before
    assert (len(table.events.rows), table.moves) == (told, [])
