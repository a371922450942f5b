"""Options: types, ranges, presets and what they demand of each other."""

from __future__ import annotations

import pytest

from grandee.core.options import AsManyAs, Below, Excludes, Forces, Option, OptionSet
from grandee.core.refusals import BadInput
from grandee.games import load_game
from tests.kit import rule


def resolve(game: str, preset: str = "", **given: object) -> dict[str, object]:
    return dict(load_game(game).options.resolve(given, preset))


def refused(game: str, preset: str = "", **given: object) -> str:
    with pytest.raises(BadInput) as fault:
        resolve(game, preset, **given)
    return str(fault.value)


def test_defaults_presets_and_what_is_given() -> None:
    assert resolve("dials") == {"players": 3, "numbers": 5, "short": False, "style": "plain"}
    assert resolve("dials", players=2)["numbers"] == 4, "the default of one option may depend on another"
    assert resolve("dials", "tiny") == {"players": 2, "numbers": 3, "short": True, "style": "plain"}
    assert resolve("dials", "tiny", players="4")["players"] == 4, "what is given is stronger than a preset"


def test_an_option_forces_or_excludes_another() -> None:
    assert resolve("dials", short=True)["numbers"] == 3
    assert refused("dials", short=True, numbers=5) == "option numbers: must be 3 where short is true"
    assert refused("dials", short="yes", style="fancy") == "option style: cannot be fancy where short is true"


SEVERAL = OptionSet(
    [
        Option("edition", "choice", "first", choices=("first", "second")),
        Option("players", "number", 2, low=2, high=5),
        Option("merged", "switch", False),
        Option("piles", "number", 5, low=1, high=9, default_when=[({"edition": "second", "players": 2}, 4)]),
        Option("open", "number", 1, low=0, high=9),
        Option("colours", "list", (), choices=("red", "blue", "green")),
    ],
    [
        Forces({"edition": "second", "players": 2}, {"merged": True}),
        Excludes({"edition": "second", "players": 4, "merged": True}),
        Below("open", "piles", {"edition": "second", "merged": True}),
        AsManyAs("colours", "players", {"edition": "second", "merged": False}),
    ],
)


def test_a_condition_may_name_several_options() -> None:
    both = SEVERAL.resolve({"edition": "second"})
    assert (both["merged"], both["piles"]) == (True, 4)
    assert SEVERAL.resolve({"edition": "second", "players": 3})["merged"] is False
    assert SEVERAL.resolve({"edition": "first", "merged": True, "players": 4, "open": 9})["piles"] == 5


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"edition": "second", "merged": False},
            "option merged: must be true where all of this holds: edition = second, players = 2",
        ),
        (
            {"edition": "second", "merged": True, "players": 4},
            "option merged: cannot be true where all of this holds: edition = second, players = 4",
        ),
        ({"edition": "second", "open": 4}, "option open: 4 is not possible; allowed is a whole number from 0 to 3"),
        ({"edition": "second", "players": 3, "colours": "red"}, "option colours: 1 given, 3 needed"),
    ],
)
def test_a_broken_condition_names_all_its_options(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as fault:
        SEVERAL.resolve(given)
    assert str(fault.value) == said


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 9}, "option players: 9 is not possible; allowed is a whole number from 2 to 6"),
        ({"players": "many"}, "option players: many is not possible; allowed is a whole number from 2 to 6"),
        ({"players": True}, "option players: True is not possible; allowed is a whole number from 2 to 6"),
        ({"witch_double": "burnt"}, "option witch_double: burnt is not possible; allowed is one of removed, spared"),
        ({"playrs": 3}, "option playrs: there is no such option; did you mean players?"),
        ({"first_seat": 4}, "option first_seat: 4 is not possible; allowed is a whole number from 0 to 3"),
        ({"colours": ["red", "redd"]}, "option colours: red,redd is not possible; allowed is different words out of "),
        ({"colours": "red,red"}, "option colours: red,red is not possible; allowed is different words out of "),
        ({"colours": "red,blue"}, "option colours: 2 given, 4 needed"),
        ({"deck": 3}, "option deck: 3 is not possible; allowed is the name of a file"),
    ],
)
def test_a_bad_option_names_itself_and_what_is_allowed(given: dict[str, object], said: str) -> None:
    assert refused("kabale", "", **given).startswith(said)


def test_an_unknown_preset_names_the_nearest() -> None:
    assert refused("kabale", "rule-book") == "preset rule-book: there is no such preset; did you mean rulebook?"


@rule("KH-SET-1")
def test_kabale_is_for_two_to_six() -> None:
    for players in range(2, 7):
        assert load_game("kabale").set_up({"players": players}).seats == players
    for players in (1, 7):
        assert "from 2 to 6" in refused("kabale", players=players)


@rule("KH-SET-2")
def test_colours_are_given_in_seat_order_or_chosen() -> None:
    from grandee.records.match import new

    assert "A (white)" in new("kabale", players=2, seed=1).board()
    assert "A (red)" in new("kabale", players=2, seed=1, colours="red,green").board()


def test_a_list_keeps_its_order_unless_it_is_a_set() -> None:
    kinds = ("dragon", "portals", "rogues")
    listed, members = (Option("some", "list", (), choices=kinds, is_set=is_set) for is_set in (False, True))
    for given in ("rogues, dragon", ["rogues", "dragon"], ("rogues", "dragon")):
        assert listed.read(given) == ("rogues", "dragon")
        assert members.read(given) == ("dragon", "rogues")
    assert OptionSet([members], presets={"all": {"some": ("rogues", "portals")}}).resolve({}, "all") == {
        "some": ("portals", "rogues")
    }


def test_what_is_still_being_built_is_tried_and_not_offered() -> None:
    options = OptionSet(
        [Option("players", "number", 2, low=2, high=5), Option("ships", "switch", False, is_draft=True)],
        [Excludes({"players": 5, "ships": True}), Excludes({"players": 4})],
        {"usual": {}, "at-sea": {"ships": True}},
    )
    assert options.resolve({"ships": True}) == {"players": 2, "ships": True}
    assert options.drafts == {"ships"}
    assert [option.name for option in options.offered.options] == ["players"]
    assert options.offered.dependencies == [Excludes({"players": 4})]
    assert options.offered.presets == {"usual": {}}
