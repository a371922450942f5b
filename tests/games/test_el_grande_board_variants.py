"""The picture of a table of El Grande with what only an edition or a variant has."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.games.el_grande.board_map import MAP_WIDTH
from grandee.games.el_grande.bricks import BESIDE_FRANCE, borders
from grandee.games.el_grande.deck import standard_deck
from grandee.games.el_grande.map import standard_map
from tests.games.test_el_grande_board import CROWD, REGIONS, boxes, picture, position, words
from tests.kit import by_tier, options_of, rule, step, walk

WIDTHS = (50, 60, 80, 100, 120)
ALL_1995 = [*REGIONS, "france"]
BLACK = CROWD | {"black": 4}
GREYS = {grey.id: (grey.value, words().render(grey.special.short())) for grey in standard_deck("2023").greys}


def of_1995(**changes: Any) -> dict[str, Any]:
    """As full as it gets with every variant of 1995."""
    given: dict[str, Any] = {
        "regions": dict.fromkeys(REGIONS, BLACK) | {"france": {"B": 1, "E": 1}, "granada": {"A": 3, "D": 4}},
        "france": {"ambassador": "E", "envoy": "", "third": "B"},
        "granada": "muslim",
        "church": "C",
        "extra": "",
        "away": False,
        "limits": {},
        "returning": {"france": 2, "court": 1},
        "offer": ["eg95_score_fours", "eg95_king", "eg95_church"],
    }
    return position(**given | changes)


def of_2023(**changes: Any) -> dict[str, Any]:
    """Two players and the virtual one with every module."""
    given: dict[str, Any] = {
        "card": "eg23_coup",
        "offer": ["eg23_exile", "eg23_decree"],
        "regions": {region: {"A": 12, "B": 1, "virtual": 10} for region in REGIONS},
        "province": {"A": 3, "B": 4, "virtual": 11},
        "power": {"A": 2, "B": 7, "virtual": 9},
        "turned": ["virtual"],
        "drawn": 4,
        "infiltrates": False,
        "greys": {"B": ["g05", "g10"]},
        "grey": {"A": "g03"},
        "passed": {},
    }
    return position(2, **given | changes)


def drawn_1995(given: dict[str, Any], width: int = 80, language: str = "en", **more: Any) -> str:
    return picture(given, width, language, regions=ALL_1995, other="black", **more)


def drawn_2023(given: dict[str, Any], width: int = 80, language: str = "en", **more: Any) -> str:
    return picture(given, width, language, other="virtual", greys=GREYS, **more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_line_fits_the_terminal(width: int, language: str) -> None:
    for king in ("toledo", "france", "portugal", "castillo"):
        grandes = {"A": "castillo", "B": "castillo"}
        shown = [drawn_2023(of_2023(king=king, grandes=grandes), width, language)]
        if king == "toledo":
            shown.append(drawn_1995(of_1995(), width, language))
        for text in shown:
            lines = text.splitlines()
            assert [line for line in lines if len(line) > width or line != line.rstrip()] == []
            assert len(lines) <= 45
            if width >= MAP_WIDTH:
                assert "…" not in text.split("\n\n")[0]


@pytest.mark.parametrize("width", WIDTHS)
def test_colours_add_nothing_that_the_text_does_not_say(width: int) -> None:
    for draw, given in ((drawn_1995, of_1995()), (drawn_2023, of_2023())):
        painted = draw(given, width, paint=lambda text, style: f"<{style}|{text}>")
        assert re.sub(r"<[a-z]+( \d)?\||>", "", painted) == draw(given, width)


# -- France, Granada, the church ----------------------------------------------------------------------------------


@rule("EG-FRANCE-2", "EG-FRANCE-6")
def test_france_stands_on_its_neighbours_and_says_who_has_which_place() -> None:
    france = standard_map().france
    assert france is not None
    assert set(france.borders) == BESIDE_FRANCE
    assert borders(True)["aragon"] == borders()["aragon"] | {"france"}
    shown = drawn_1995(of_1995())
    lines = shown.splitlines()
    top = next(number for number, line in enumerate(lines) if "France" in line)
    assert re.search(r"Navarra .*│ │ France ", lines[top])  # a gap: it is no neighbour of Navarra
    assert "│ B1 E1" in lines[top + 1]
    assert re.search(r"\nFrance +ambassador E · envoy free · third B\n", shown)
    for width in (50, 60):
        assert re.search(r"France +\d/\d/\d +· +1 +· +· +1 +·", drawn_1995(of_1995(), width))


def test_a_france_with_other_neighbours_is_a_list() -> None:
    near: dict[str, set[str]] = {region: set(beside) for region, beside in borders(True).items()}
    assert "┌" in drawn_1995(of_1995(), neighbours=near)
    near["navarra"].add("france")
    near["france"].add("navarra")
    assert "┌" not in drawn_1995(of_1995(), neighbours=near)


@rule("EG-FRANCE-8")
def test_caballeros_that_go_back_from_france_are_counted() -> None:
    """A position says how many."""
    assert "France 2   Court 1\n" in drawn_1995(of_1995()).replace("court", "Court")


@rule("EG-GRAN-6", "EG-GRAN-7")
def test_granada_says_how_far_its_conquest_has_come() -> None:
    assert "7 of 12" in boxes(drawn_1995(of_1995()))
    assert "7 of 12: conquest" in drawn_1995(of_1995())
    assert "Granada: 7 of 12" in drawn_1995(of_1995(), 50)
    assert "conquered" in boxes(drawn_1995(of_1995(granada="conquered")))
    assert "conquest" not in drawn_1995(of_1995(granada="conquered"))
    assert "of 12" not in picture(position())


@rule("EG-CHURCH-1", "EG-CHURCH-5")
def test_black_caballeros_and_the_marker_are_seen() -> None:
    assert "◆4" in boxes(drawn_1995(of_1995()))
    assert "◆ black caballeros" in drawn_1995(of_1995())
    assert re.search(r"Church marker +C\n", drawn_1995(of_1995()))
    assert re.search(r"Church marker +–\n", drawn_1995(of_1995(church="")))
    assert "Church" not in picture(position())
    heading = drawn_1995(of_1995(), 50).splitlines()[2]
    assert heading.split() == ["A", "B", "C", "D", "E", "◆"]


# -- the 2023 edition ---------------------------------------------------------------------------------------------


@rule("EG-KING-9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_king_abroad_is_told_and_stands_in_no_region(language: str) -> None:
    said = words(language)
    for country in ("france", "portugal"):
        for width in WIDTHS:
            shown = drawn_2023(of_2023(king=country), width, language)
            assert shown.count("♚") == 1
            assert f"♚ {said('board-king-away', area=f'area-{country}')}" in shown
            for word in said("board-note-borders").split() if width >= MAP_WIDTH else ():
                assert word in shown


@rule("EG-KING-10")
def test_the_king_beside_the_castillo_stands_at_its_wall() -> None:
    lines = drawn_2023(of_2023(king="castillo")).splitlines()
    assert [line[line.index("╚") :] for line in lines if "♚" in line] == ["╚═ ♚ king ════════════════════╝"]
    narrow = drawn_2023(of_2023(king="castillo"), 50)
    assert "♚ Castillo" in narrow


@rule("EG-GRANDE-5", "EG-CARD-TOURN-1")
def test_grandes_in_the_castillo_are_seen_even_while_it_is_closed() -> None:
    given = of_2023(grandes={"A": "castillo", "B": "castillo"})
    assert "║ ? ♜A ♜B" in drawn_2023(given)
    assert "║ A2 ◆1 ♜A ♜B" in drawn_2023(given | {"castillo": {"A": 2, "virtual": 1}})
    assert re.search(r"Castillo +\S+ +\?♜ +\?♜", drawn_2023(given, 50))


@rule("EG-2P-2", "EG-2P-8")
def test_the_virtual_player_has_a_row_a_power_card_and_caballeros() -> None:
    shown = drawn_2023(of_2023())
    assert "A12 B1 ◆10" in boxes(shown)
    assert re.search(r"◆ \(virtual player\) +– +– +11\n", shown)
    assert "Turn order    ◆ 9 ✓   B 7 ←   A 2+1=3\n" in shown
    assert re.search(r"Region cards +5 to come\n", shown)
    first = of_2023(
        at="play_power", active="", to_act="B", asked=["B"], card="", turned=[], power={"virtual": 9}, grey={}
    )
    assert "◆ 9   A –   B ←\n" in drawn_2023(first)


@rule("EG-SHIFT-3", "EG-INFO-11")
def test_open_power_cards_stand_with_their_grey_ones_in_the_order_of_the_sums() -> None:
    given = of_2023(power={"A": 8, "B": 7, "virtual": 9}, turned=["A", "virtual"], grey={"A": "g10"})
    value = GREYS["g10"][0]
    assert f"A 8+{value}={8 + value} ✓   ◆ 9 ✓   B 7 ←\n" in drawn_2023(given)


@rule("EG-SHIFT-10")
def test_the_own_grey_cards_say_what_they_add_and_do() -> None:
    shown = " ".join(drawn_2023(of_2023()).split())
    entries = [f"{GREYS[grey][0]} ({GREYS[grey][1]})" for grey in ("g05", "g10")]
    assert f"Your grey cards {' '.join(entries)}" in shown
    opened = drawn_2023(of_2023(hands={"A": [1], "B": [2]}, greys={"A": ["g05"], "B": []}))
    assert "Grey cards of A" in opened
    assert "Grey cards of B" not in opened


# -- real positions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in load_game("el-grande").rulesets(drafts=True)])
def test_every_position_of_a_random_game_can_be_drawn(ruleset: str) -> None:
    game = load_game("el-grande")
    named = next(each for each in game.rulesets(drafts=True) if each.id == ruleset)
    for seed in range(by_tier(2, 4, 40)):
        rng = Rng(seed)
        table = walk(game.set_up(options_of(game, named, rng)), seed, 0)
        while not table.over:
            for _ in range(1 + rng.below(40)):
                if not table.over:
                    step(table, rng)
            language = LANGUAGES[rng.below(len(LANGUAGES))]
            width = WIDTHS[rng.below(len(WIDTHS))]
            for seat in (*table.setup.letters, None):
                shown = table.board(seat, table.words(language), width=width)
                assert all(len(line) <= width for line in shown.splitlines())
