"""Grand Inquisitor & Colonies: options, maps, positions; its rules are shown by scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.games.el_grande.engine import cells, sizes, stands
from grandee.games.el_grande.map import standard_map
from grandee.games.el_grande.sizes import SEAS
from grandee.records import record
from grandee.records.match import Match
from tests.kit import by_tier, rule, walk

GAME = load_game("el-grande")
AT_SEA = {"grand_inquisitor": True, "players": 4}


@rule("GI-MIX-2")
def test_all_else_of_1995_goes_together_with_the_colonies() -> None:
    more = {"home_region_advantage": True, "movement_limits": True, "granada": True, "short_game": "six_rounds"}
    more |= {"tie_rule": "sliding", "placement_mandatory": False, "call_mandatory": False, "veto_partial": False}
    setup = GAME.set_up({**AT_SEA, **more, "eg95_banish_scope": "each", "eg95_court_crisis_split": True})
    assert all(setup.options[name] == value for name, value in more.items())


@pytest.mark.parametrize("name", ["gi_token_pickup_present", "gi_once_per_turn_includes_sea", "gi_token_any_turn"])
def test_readings_of_the_rulebook_need_the_colonies(name: str) -> None:
    assert GAME.set_up(AT_SEA).options[name] is True
    with pytest.raises(BadInput):
        GAME.set_up({name: False})


@rule("GI-MIX-1")
@pytest.mark.parametrize("option", ["france", "church"])
def test_what_does_not_go_together_with_the_colonies_is_refused_with_its_rule(option: str) -> None:
    with pytest.raises(BadInput) as fault:
        GAME.set_up({**AT_SEA, option: True})
    assert fault.value.render("en").endswith(f"cannot be true where {option} is true (GI-MIX-1)")
    with pytest.raises(BadInput) as fault:
        GAME.set_up({**AT_SEA, "edition": "2023"})
    assert fault.value.rule == "GI-BASE-1"


@pytest.mark.parametrize(
    ("table", "of_rule"),
    [
        ({"regions": {"ship": {"A": 30}, "america": {"A": 7}}}, "GI-BASE-10"),
        ({"regions": {"toledo": {"black": 2}}, "aside": 1}, "GI-BASE-10"),
        ({"free_tokens": {"gold": 3}, "supply": {"gold": 3}}, "GI-TOK-1"),
        ({"carriers": {"ship": {"A": ["gold"]}}}, "GI-TOK-4"),
        ({"regions": {"france": {"A": 2, "B": 2}}}, "GI-FRA-1"),
        ({"offices": {"captain": "A"}}, "GI-SHIP-4"),
        ({"limit_board": "sevilla", "regions": {"sevilla": {"A": 11}}}, "GI-SET-4"),
        ({"kept": {"A": ["double", "double"]}}, "GI-P7-2"),
        ({"inquisitor": "A", "gained_by": "B"}, "GI-INQ-1"),
        ({"regions": {"ship": {"A": 1}}, "moved": {"ship": {"A": 1}}, "may_sail": {"ship": {"A": 1}}}, "GI-TURN-5"),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused_with_its_rule(table: dict[str, Any], of_rule: str) -> None:
    with pytest.raises(BadInput) as fault:
        GAME.position(GAME.set_up(AT_SEA), {"offer": ["eg95_king"], **table}, bytes(32))
    assert fault.value.where.startswith("position")
    assert fault.value.rule == of_rule
    assert fault.value.render("cs").endswith(f" ({of_rule})")


@rule("GI-SET-2", "GI-SHIP-2")
def test_the_map_has_the_areas_at_sea_and_the_coast() -> None:
    board = standard_map()
    assert [(sea.id, sea.points, sea.office) for sea in board.seas] == [
        ("ship", [0, 0, 0], 3),
        ("america", [4, 0, 0], 5),
        ("mediterranean", [4, 2, 1], 0),
    ]
    assert sorted(board.coast) == ["cataluna", "galicia", "granada", "navarra", "sevilla", "valencia"]
    assert board.regions_for({"grand_inquisitor": True})[-4:] == ["france", *SEAS]
    assert board.digest_for({"grand_inquisitor": True}) != board.digest


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "ship"', 'id = "america"', "bad-seas"),
        ('regions = ["cataluna", "valencia"', 'regions = ["atlantis", "valencia"', "bad-word"),
        ("[coast]", "[shore]", "bad-key"),
    ],
)
def test_a_map_whose_sea_cannot_be_is_refused(old: str, new: str, message: str) -> None:
    text = standard_map().text
    assert old in text
    with pytest.raises(BadInput) as fault:
        GAME.set_up(AT_SEA, custom={"map": text.replace(old, new, 1)})
    assert fault.value.message.message == message
    assert all(fault.value.render(language) for language in LANGUAGES)


@pytest.mark.parametrize("key", ["[[sea]]", "[coast]"])
def test_a_map_without_a_sea_is_no_map_for_the_colonies(key: str) -> None:
    text = standard_map().text.split(key)[0]
    assert GAME.set_up({"players": 4}, custom={"map": text})
    with pytest.raises(BadInput) as fault:
        GAME.set_up(AT_SEA, custom={"map": text})
    assert fault.value.message.message == "bad-map-needs"


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"offices": {"captain": "A"}}, "position.offices.captain: "),
        ({"offices": {"admiral": "A"}}, "position.offices: "),
        ({"regions": {"ship": {"A": 37}}}, "position.regions.ship.A: "),
        ({"regions": {"ship": {"A": 30}, "america": {"A": 7}}}, "position, A: "),
        ({"king": "ship"}, "position.king: "),
        ({"boards": {"board_8": "ship", "board_4": "ship"}}, "position.boards: "),
        (
            {"regions": {"america": {"A": 1}}, "carriers": {"america": {"A": ["gold", "gold"]}}},
            "position.carriers.america.A: ",
        ),
        ({"carriers": {"france": {"A": ["gold"]}}}, "position.carriers: "),
        ({"loads": {"envoy": "gold"}}, "position.loads.envoy: "),
        ({"free_tokens": {"gold": 6}}, "position.free_tokens.gold: "),
        ({"free_tokens": {"goods": 6}, "supply": {"goods": 6}}, "position, goods: "),
        ({"free_tokens": {"gold": 1}, "brought": {"gold": 2}}, "position.brought.gold: "),
        ({"regions": {"france": {"A": 2, "B": 2}}}, "position.france: "),
        ({"limit_board": "france"}, "position.limit_board: "),
        ({"limit_board": "castillo"}, "position.limit_board: "),
        ({"limit_board": "sevilla", "regions": {"sevilla": {"A": 11}}}, "position.beside: "),
        ({"limit_board": "sevilla", "beside": {"A": ["ordinary"]}}, "position.beside.A: "),
        ({"beside": {"A": ["ordinary"]}}, "position.beside: "),
        ({"regions": {"sevilla": {"black": 3}}, "aside": 2}, "position.regions: "),
        ({"gained_by": "A", "inquisitor": "B"}, "position.gained_by: "),
        ({"regions": {"ship": {"A": 1}}, "may_sail": {"ship": {"A": 2}}}, "position.may_sail.ship.A: "),
        (
            {"regions": {"ship": {"A": 1}}, "moved": {"ship": {"A": 1}}, "may_sail": {"ship": {"A": 1}}},
            "position.may_sail.ship.A: ",
        ),
        ({"returning": {"ambassador": 1}}, "position.returning: "),
        ({"effect": {"source": 13}}, "position.effect.source: "),
        ({"effect": {"chosen": 12}}, "position.effect.chosen: "),
    ],
)
def test_a_position_that_cannot_be_names_the_place(table: dict[str, Any], said: str) -> None:
    setup = GAME.set_up(AT_SEA)
    with pytest.raises(BadInput) as fault:
        GAME.position(setup, {"offer": ["eg95_king"], **table}, bytes(32))
    assert fault.value.render("en").startswith(said)
    assert all(fault.value.render(language) for language in LANGUAGES)


IN_A_TURN: dict[str, Any] = {
    "king": "granada",
    "active": "A",
    "power": {"A": 13, "B": 12, "C": 11, "D": 10},
    "offer": ["k6_inquisitor", "eg95_king", "k7_limit", "eg95_veto", "eg95_score_fours"],
}
SAILING: dict[str, Any] = {
    **IN_A_TURN,
    "regions": {"ship": {"A": 2}, "america": {"A": 1}},
    "may_sail": {"ship": {"A": 2}},
    "agenda": ["next_turn A 0 0 0", "choose_card A 0 0 0", "sea_move A 0 0 0"],
}
PLACING: dict[str, Any] = {
    **IN_A_TURN,
    "card": "eg95_move_four_any",
    "court": {"A": 3},
    "done": ["place"],
    "agenda": ["next_turn A 0 0 0", "next_part A 0 0 0", "window A 0 0 0", "check_limit A 0 0 0", "place_one A 2 0 0"],
}


def way(source: int, target: int) -> int:
    return source * int(stands.STRIDE) + target


@rule("GI-D16", "GI-D17")
@pytest.mark.parametrize(
    ("table", "row"),
    [
        (SAILING, f"from_place A 0 {way(sizes.SHIP, sizes.PROVINCE_PLACE)} 0"),
        (SAILING, f"from_place A 0 {way(sizes.SHIP, sizes.CASTILLO)} 0"),
        (SAILING, f"to_place A 0 {way(sizes.SHIP, sizes.AMERICA)} {stands.LEAVES * sizes.CAPTAIN}"),
        (SAILING, f"to_place A 0 {way(sizes.SHIP, sizes.AMERICA)} {stands.LEAVES * sizes.GOLD}"),
        (PLACING, f"to_place A 0 {way(sizes.COURT, sizes.OFF)} {stands.LEAVES * sizes.ORDINARY}"),
        (PLACING, f"to_place A 0 {way(sizes.COURT, sizes.SHIP)} {stands.LEAVES * sizes.GOLD}"),
    ],
)
def test_nobody_is_asked_how_a_caballero_stands_that_is_not_there_or_goes_nowhere(
    table: dict[str, Any], row: str
) -> None:
    with pytest.raises(BadInput) as fault:
        GAME.position(GAME.set_up(AT_SEA), {**table, "agenda": [*table["agenda"], row]}, bytes(32))
    assert fault.value.where == "position.agenda"


def test_the_plain_game_knows_no_sea() -> None:
    with pytest.raises(BadInput):
        GAME.position(GAME.set_up({}), {"offer": ["eg95_king"], "offices": {"captain": "A"}}, bytes(32))


@rule("GI-FRA-1", "GI-SHIP-4", "GI-AME-2", "GI-REG-2")
@pytest.mark.parametrize("players", [2, 5])
def test_caballeros_are_neither_made_nor_lost_in_whole_games(players: int) -> None:
    reached = dict.fromkeys(("france", *SEAS, "captain", "viceroy"), False)
    for seed in range(by_tier(8, 8, 60)):
        table = walk(GAME.set_up({**AT_SEA, "players": players}), seed, 10_000)
        for state, _ in table.history:
            GAME.check(state)
            cell = state.cells
            reached["captain"] |= cell[cells.OFFICE] > 0
            reached["viceroy"] |= cell[cells.OFFICE + 1] > 0
            reached["france"] |= any(cell[cells.FRANCE + place] > 0 for place in range(sizes.FRANCE_PLACES))
            for number, word in enumerate(SEAS):
                first = cells.SEA_CUBES + number * sizes.COLOURS
                reached[word] |= any(cell[i] > 0 for i in range(first, first + players))
        assert record.replay(record.of_match(table)).points == table.points
    assert all(reached.values()), reached


def test_a_redraw_leaves_everything_at_sea_as_it_is() -> None:
    table = walk(GAME.set_up(AT_SEA), 3, 150)
    other = table.state.clone()
    other.determinize(1, Rng(4))
    GAME.check(other)
    before, after = (GAME.describe(table.setup, state) for state in (table.state, other))
    assert {key: before[key] for key in ("regions", "offices", "france")} == {
        key: after[key] for key in ("regions", "offices", "france")
    }


@rule("GI-SET-10")
def test_disks_of_the_set_up_are_secret_until_all_are_set() -> None:
    table = Match(GAME.set_up(AT_SEA), seed_bytes(2))
    table.play("A", table.legal_moves("A")[0])
    seen = GAME.describe(table.setup, table.state.view(1))
    assert "A" not in seen["dials"]
    assert seen["asked"] == ["B", "C", "D"]


@rule("GI-REG-3", "GI-REG-2")
@pytest.mark.parametrize(
    ("home", "region"), [("toledo", "toledo"), ("america", "galicia"), ("castillo", "galicia"), ("france", "galicia")]
)
def test_a_disk_that_is_not_set_in_time_means_a_region_while_the_king_is_in_france(home: str, region: str) -> None:
    """No disk can show the king's region then, so none means the court: the own grande's region is taken, or the first
    one if it stands in none."""
    setup = GAME.set_up(AT_SEA)
    table = {"at": "general_scoring", "round": 3, "king": "france", "castillo": {"A": 2}, "grandes": {"A": home}}
    state = GAME.position(setup, table, bytes(32))
    state.settle(setup.rules.tried.empty_like())
    assert GAME.answer_when_late(setup, state, 0) == f"castillo_disk {region}"
    assert setup.rules.space.numbers[f"castillo_disk {region}"] in state.legal_actions(0)
