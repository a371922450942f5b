"""Positions of El Grande with what only an edition or a variant has: neutral values, faults, written and read back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grandee.core.chance import STREAM_CELLS, Rng
from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.games.el_grande.map import standard_map
from tests.kit import by_tier, options_of, rule, step, walk

GAME = load_game("el-grande")
SEED = bytes(32)
STREAM = int(STREAM_CELLS)
SETUPS: dict[str, dict[str, Any]] = {
    "1995": {"players": 3},
    "variants": {"players": 3, **GAME.options.presets["1995-every-variant"]},
    "2023": {"players": 3, "edition": "2023"},
    "modules": {"players": 3, **GAME.options.presets["2023-every-module"]},
    "virtual": {"players": 2, "edition": "2023"},
}


def described(setup: str, **table: Any) -> dict[str, Any]:
    found = GAME.set_up(SETUPS[setup])
    return GAME.describe(found, GAME.position(found, table, SEED))


@rule("EG-CHURCH-1", "EG-CHURCH-4", "EG-GRAN-1", "EG-FRANCE-2")
def test_what_is_not_named_of_the_variants_of_1995() -> None:
    found = described("variants", regions={"france": {"B": 1, "C": 1}})
    assert found["france"] == {"ambassador": "B", "envoy": "C", "third": ""}
    assert (found["granada"], found["church"], found["extra"]) == ("muslim", "", "")
    black = {region: counts["black"] for region, counts in found["regions"].items() if "black" in counts}
    assert black == {"navarra": 2, "aragon": 2}  # the king is in galicia
    assert "granada" not in found["grandes"].values()


@rule("EG-2P-2", "EG-2P-4")
def test_what_is_not_named_of_the_virtual_player() -> None:
    power, offer = {"A": 3, "B": 5, "virtual": 7}, ["eg23_your_majesty", "eg23_decree"]
    found = described("virtual", regions={"toledo": {"virtual": 4}}, power=power, offer=offer, to_act="B")
    assert found["province"]["virtual"] == 26
    assert found["turned"] == ["B", "virtual"]
    assert sorted([*found["virtual_powers"], 7]) == list(range(1, 14))
    assert (found["drawn"], len(found["region_cards"])) == (0, 9)


@rule("EG-SHIFT-1")
def test_everybody_has_three_grey_cards_that_are_named_or_the_first_free_ones() -> None:
    offer = ["eg23_decree"]  # no card of pile 5 returns every round
    found = described("modules", greys={"A": ["g09"]}, grey_seen={"B": ["g01"]}, king="portugal", offer=offer)
    assert found["greys"] == {"A": ["g02", "g03", "g09"], "B": ["g04", "g05"], "C": ["g06", "g07", "g08"]}
    assert found["king"] == "portugal"


def test_a_grey_card_that_is_named_among_those_played_has_been_seen() -> None:
    offer = ["eg23_exile"]
    found = described("modules", played={"A": ["g09"]}, grey_seen={"B": ["g01"]}, offer=offer)
    assert found["grey_seen"] == {"A": ["g09"], "B": ["g01"]}
    assert found["greys"] == {"A": ["g02", "g03"], "B": ["g04", "g05"], "C": ["g06", "g07", "g08"]}
    assert found["played"]["A"][-1] == "g09"
    assert found["played"]["B"][-1] == "g01"


def test_the_king_whose_place_is_not_named_is_not_in_muslim_granada() -> None:
    words = {'id = "galicia"': 'id = "granada"', 'id = "granada"': 'id = "galicia"'}
    text = re.sub("|".join(words), lambda found: words[found[0]], standard_map().text)
    setup = GAME.set_up({"players": 3, "granada": True}, "", {"map": text})
    assert GAME.describe(setup, GAME.position(setup, {}, SEED))["king"] == "navarra"


@pytest.mark.parametrize(
    ("setup", "table", "said"),
    [
        ("2023", {"king": "portugal"}, "position.king: the king cannot be at portugal with these options"),
        ("modules", {"king": "off"}, "position.king: off is not known"),
        ("2023", {"grandes": {"A": "castillo"}}, "position.grandes.A: a grande cannot be at castillo"),
        ("1995", {"church": "A"}, "position.church: church belongs to a variant that is not played here"),
        ("2023", {"grey": {"A": "g01"}}, "position.grey: grey belongs to a variant that is not played here"),
        ("variants", {"regions": {"toledo": {"black": 3}}}, "position.regions: black caballeros on the map: 3"),
        ("variants", {"castillo": {"black": 4}}, "position.regions: black caballeros cannot be here: castillo"),
        (
            "variants",
            {"regions": {"granada": {"black": 4}}},
            "position.regions: black caballeros cannot be here: granada",
        ),
        ("variants", {"king": "granada"}, "position.king: the king cannot be at granada with these options"),
        ("variants", {"grandes": {"B": "granada"}}, "position.grandes.B: a grande cannot be at granada with these"),
        ("variants", {"regions": {"france": {"A": 2, "B": 2}}}, "position.france: those on the places of France"),
        (
            "variants",
            {"regions": {"france": {"A": 1}}, "france": {"envoy": "B"}},
            "position.france: those on the places of France are not those who are there: A 1",
        ),
        ("modules", {"greys": {"A": ["g01"], "B": ["g01"]}}, "position.greys.B: grey card g01 is in two places"),
        ("modules", {"greys": {"A": ["g01", "g02", "g03", "g04"]}}, "position.greys.A: grey cards of one seat: 4"),
        ("virtual", {"region_cards": ["toledo", "toledo"]}, "position.region_cards: toledo, toledo are not the region"),
        (
            "virtual",
            {"power": {"A": 3, "B": 5, "virtual": 7}, "to_act": "B", "virtual_powers": [7, 8]},
            "position.virtual_powers: 7, 8 are not the power cards of the virtual player",
        ),
    ],
)
def test_a_position_that_cannot_be_names_the_place_and_the_fault(setup: str, table: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as fault:
        described(setup, **table)
    assert fault.value.render("en").startswith(said)
    assert all(fault.value.render(language) for language in LANGUAGES)


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in GAME.rulesets(drafts=True)])
def test_every_state_of_a_game_is_written_and_read_back(ruleset: str) -> None:
    named = next(each for each in GAME.rulesets(drafts=True) if each.id == ruleset)
    for seed in range(by_tier(1, 3, 40)):
        rng = Rng(seed)
        setup = GAME.set_up(options_of(GAME, named, rng))
        table = walk(setup, seed, 0)
        while not table.over:
            read = GAME.position(setup, GAME.describe(setup, table.state), SEED)
            assert list(read.cells)[STREAM:] == list(table.state.cells)[STREAM:]
            step(table, rng)
