"""Options: types, ranges, presets and what they demand of each other."""

from __future__ import annotations

import pytest

from grandee.core.refusals import BadInput
from grandee.games import title
from tests.kit import rule


def resolve(game: str, preset: str = "", **given: object) -> dict[str, object]:
    return dict(title(game).options.resolve(given, preset))


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


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 9}, "option players: 9 is not possible; allowed is a whole number from 2 to 6"),
        ({"players": "many"}, "option players: many is not possible; allowed is a whole number from 2 to 6"),
        ({"players": True}, "option players: True is not possible; allowed is a whole number from 2 to 6"),
        ({"witch_double": "burnt"}, "option witch_double: burnt is not possible; allowed is one of removed, spared"),
        ({"playrs": 3}, "option playrs: there is no such option; did you mean players?"),
        ({"first_seat": 4}, "option first_seat: 4 is not possible; allowed is a whole number from 0 to 3"),
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
        assert title("kabale").set_up({"players": players}).seats == players
    for players in (1, 7):
        assert "from 2 to 6" in refused("kabale", players=players)


@rule("KH-SET-2")
def test_colours_are_given_in_seat_order_or_chosen() -> None:
    from grandee.records.table import new

    assert "A (white)" in new("kabale", players=2, seed=1).board()
    assert "A (red)" in new("kabale", players=2, seed=1, colours="red,green").board()
