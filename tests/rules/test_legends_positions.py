"""Positions of Legends that cannot be, and moves that cannot be made: each is refused by name, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.refusals import BadInput, IllegalMove
from grandee.games import load_game
from grandee.records.match import Match
from tests.kit import by_tier, random_setup, rule, step, walk

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


KING: dict[str, Any] = {"leaders": {"A": "bandit_king", "B": "white_knight"}}
TWO_CITIES = {"fern_1": {"cities": {"B": 1, "C": 1}}}
SWAMP: dict[str, object] = {"poison_swamp": True, "swamp_taking": "optional"}


@pytest.mark.parametrize(
    ("options", "position", "rows"),
    [
        ({}, {"coins": {"A": 99}}, ["bid ABC 0 0 0"]),  # EL-BID-1
        ({}, {"bids": {"A": 1}}, ["bid ABC 0 0 0"]),
        ({}, {}, ["bid AB 0 0 0"]),
        ({}, {}, ["open_bids A 0 0 0"]),
        (LEADERS, {**KING, "coins": {"B": 0}}, ["finish_turn A 0 0 0", "take_coin A 0 1 0"]),  # EL-LEAD-BK-2
        (LEADERS, KING, ["finish_turn A 0 0 0", "take_coin A 0 0 0"]),
        (LEADERS, KING, ["finish_turn C 0 0 0", "take_coin C 0 0 0"]),
        (
            LEADERS,
            {**KING, "coins": {"A": 0}, "regions": TWO_CITIES},
            ["finish_turn A 0 0 0", "place_one A 1 0 0", "payee A 0 7 0"],
        ),
        (
            LEADERS,
            {**KING, "regions": {"fern_1": {"cities": {"B": 1}}}},
            ["finish_turn A 0 0 0", "place_one A 1 0 0", "payee A 0 7 0"],
        ),
        (LEADERS, {**KING, "regions": TWO_CITIES}, ["finish_turn A 0 0 0", "payee A 0 7 0"]),
        (
            LEADERS,
            {**KING, "regions": {"fern_1": {"armies": {"B": 18}, "cities": {"B": 1}}}},
            ["finish_turn B 0 0 0", "knight_army B 0 7 0"],
        ),
        (LEADERS, KING, ["finish_turn B 0 0 0", "knight_army B 0 7 0"]),  # EL-LEAD-WK-2: where no city stands
        (SWAMP, {"regions": {"fern_1": {"cities": {"A": 1}}}}, ["finish_turn A 0 0 0", "take_token A 0 7 0"]),
        (
            {"poison_swamp": True},
            {"tokens": {"stable": "fern_1"}, "regions": {"fern_1": {"cities": {"A": 1}}}},
            ["finish_turn A 0 0 0", "take_token A 0 7 0"],
        ),
        ({}, {}, ["finish_turn A 0 0 0", "carry_out A 1 0 0"]),  # ancient_phoenix has one part
        ({}, {}, ["finish_turn A 0 0 0", "carry_out A 0 5 0"]),  # of arcane_sphinx one is chosen
        ({}, {}, ["finish_turn A 0 0 0", "choose_part A 0 0 0"]),
        ({}, {}, ["finish_turn A 0 0 0", "place_one A 0 0 0"]),
        ({}, {}, ["finish_turn A 0 0 0", "move_one A 0 0 0"]),
        ({}, {}, ["finish_turn A 0 0 0", "move_one B 2 0 0"]),
        ({}, {}, ["move_one A 2 0 0"]),
        ({}, {}, ["take_card A 0 0 0", "take_card B 0 0 0"]),
        ({}, {}, ["take_card AB 0 0 0"]),
        ({}, {}, ["take_card A 0 0 1"]),
        ({}, {"cards": {"A": 10, "B": 10, "C": 10}}, ["take_card A 0 0 0"]),
        ({}, {}, ["begin_bidding A 0 0 0", "neutral_army A 3 0 0"]),  # EL-SET-10
        ({"players": 2}, {}, ["begin_bidding A 0 0 0", "neutral_army A 11 0 0"]),
        ({}, {"start": ""}, ["begin_bidding A 0 0 0"]),
        ({}, {"layout": {"volcano": "centre 0"}, "start": ""}, ["begin_bidding A 0 0 0", "lay_segment A 3 1 0"]),
        (
            {},
            {"regions": {"fern_1": {"armies": {"A": 1}}}},
            ["begin_bidding A 0 0 0", "fifth_army A 0 0 0", "set_armies A 0 0 0"],
        ),
        (CITADELS, {}, ["begin_bidding A 0 0 0", "lay_token A 0 6 0"]),
        (LEADERS, KING, ["end_leg A 0 0 0", "extra_card A 0 0 0"]),
        ({"matches": "3"}, {"leg": 3}, ["begin_leg A 0 0 0"]),
        ({}, {}, ["begin_leg A 0 0 0"]),
    ],
)
@rule("EL-BID-1", "EL-LEAD-BK-1", "EL-LEAD-BK-2", "EL-LEAD-WK-2", "EL-SWAMP-2", "EL-TURN-6", "EL-SET-10")
def test_an_agenda_that_the_rules_cannot_make_is_refused(
    options: dict[str, object], position: dict[str, Any], rows: list[str]
) -> None:
    with pytest.raises(BadInput) as fault:
        table_at(options, {**position, "agenda": rows})
    assert str(fault.value).startswith("position.agenda: ")
    assert any(row in str(fault.value) for row in rows)


def test_what_follows_from_any_agenda_that_is_read_keeps_the_invariants() -> None:
    """Rows of positions that were played, changed at random: most are refused, and the others can be played on."""
    game = load_game("legends")
    words = [step.word for step in game.set_up({}).rules.steps]
    read = 0
    for seed in range(by_tier(60, 300, 3000)):
        rng = Rng(seed)
        table = walk(random_setup(game, rng), seed, rng.below(150))
        if table.over:
            continue
        position = game.describe(table.setup, table.state)
        rows = [row.split() for row in position["agenda"]]
        for _ in range(1 + rng.below(2)):
            row = rows[-1 - rng.below(min(2, len(rows)))]
            column = rng.below(4)
            row[column] = (
                words[rng.below(len(words))],
                table.setup.letters[rng.below(table.setup.seats)],
                str(rng.below(4)),
                str(rng.below(42)),
            )[column]
        coins = {letter: rng.below(3) for letter in table.setup.letters} if rng.below(2) else position["coins"]
        given = {key: value for key, value in position.items() if key not in ("at", "to_act", "asked", "bids")}
        given |= {"agenda": [" ".join(row) for row in rows], "coins": coins}
        try:
            state = game.position(table.setup, given, SEED)
        except BadInput:
            continue
        read += 1
        match = Match(table.setup, SEED, state=state)
        for _ in range(12):
            if match.over:
                break
            step(match, rng)
            game.check(match.state)
    assert read > 5


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
