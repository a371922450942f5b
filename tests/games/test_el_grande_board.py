"""The picture of a table of El Grande: what stands where, in every language and on every terminal."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import pytest

from grandee.core.game import Paint, no_paint
from grandee.core.words import LANGUAGES, Words
from grandee.games.el_grande.api import View
from grandee.games.el_grande.board import Drawing
from grandee.games.el_grande.board_list import distinct_length
from grandee.games.el_grande.board_scene import Scene
from grandee.games.el_grande.bricks import PLACES, borders
from grandee.games.el_grande.canvas import fit
from grandee.games.el_grande.deck import standard_deck
from grandee.games.el_grande.map import standard_map
from tests.kit import rule

WIDTHS = (60, 80, 100, 120)
NAMES = ["Anna", "Bruno the Bot", "C", "Maximilian the Elder of Salamanca", "Eva"]
COLOURS = ("red", "blue", "yellow", "green", "brown")
REGIONS = standard_map().regions
TABLES = dict(zip([*REGIONS, "castillo"], standard_map().points, strict=False))
LONG_NAMES = ("secret_withdraw_all", "score_sixes_sevens", "mobile_scoreboard")
CROWD = {"A": 10, "B": 7, "C": 13, "D": 12, "E": 19}
CELLS = re.compile(r"[│┃]([^│┃]*)(?=[│┃])")


def words(language: str = "en") -> Words:
    return Words(language, ("grandee.games.el_grande",))


UNIMPORTANT: dict[str, Any] = {
    **{key: {} for key in ("piles", "dials", "revealed", "returning", "effect")},
    "agenda": [],
}


def position(players: int = 5, **changes: Any) -> dict[str, Any]:
    """A quiet moment: B has chosen a card, A and E have had their turns."""
    seats = "ABCDE"[:players]
    homes = ("galicia", "granada", "cataluna", "sevilla", "navarra")
    quiet: dict[str, Any] = {
        "at": "next_part",
        "to_act": "B",
        "asked": ["B"],
        "round": 4,
        "first": "C" if players > 2 else "A",
        "active": "B",
        "king": "toledo",
        "regions": {region: {} for region in REGIONS},
        "castillo": "?",
        "court": dict.fromkeys(seats, 5),
        "province": dict.fromkeys(seats, 18),
        "score": {seat: 30 - 4 * number for number, seat in enumerate(seats)},
        "grandes": dict(zip(seats, homes, strict=False)),
        "boards": {"board_8": "off", "board_4": "off"},
        "offer": ["eg95_move_five_from_one_region", "eg95_score_fours", "eg95_king"],
        "card": "eg95_eviction",
        "done": ["place"],
        "hands": dict.fromkeys(seats, 9) | {"B": [1, 2, 4, 12, 13]},
        "power": dict(zip(seats, ("?", 8, 5, 3, "?"), strict=False)),
        "turned": [seat for seat in "AE" if seat in seats],
        "vetoes": {},
        "dials": {},
        "revealed": {},
        "returning": {},
    }
    return quiet | changes


def crowded() -> dict[str, Any]:
    """As full as it gets: everybody everywhere, all grandes with the king, boards, vetoes, disks, open hands."""
    return position(
        at="veto",
        asked=["C", "D"],
        king="cataluna",
        regions=dict.fromkeys(REGIONS, CROWD),
        castillo=CROWD,
        grandes=dict.fromkeys("ABCDE", "cataluna"),
        boards={"board_8": "castillo", "board_4": "cataluna"},
        score=dict.fromkeys("ABCDE", 188),
        vetoes={"C": ["this", "next"], "E": ["next"]},
        done=[],
        offer=["eg95_move_two_own_two_foreign", *(f"eg95_{name}" for name in LONG_NAMES), "eg95_king"],
        hands={seat: list(range(1, 14)) for seat in "ABCDE"},
        dials={"B": "castilla"},
        revealed={"C": "cataluna", "D": "valencia"},
        returning={"court": 1, "cataluna": 2},
    )


def over() -> dict[str, Any]:
    score = dict(zip("ABCDE", (88, 102, 102, 71, 9), strict=True))
    ended: dict[str, Any] = {"at": "over", "to_act": "", "asked": [], "active": "", "round": 9, "card": "", "offer": []}
    return position(**ended, score=score, power={}, turned=[], hands=dict.fromkeys("ABCDE", 4))


def playing() -> dict[str, Any]:
    return position(2, at="play_power", active="", card="", done=[], power={"A": 6}, turned=[], round=9)


def picture(
    given: Mapping[str, Any],
    width: int = 80,
    language: str = "en",
    paint: Paint = no_paint,
    regions: list[str] = REGIONS,
    neighbours: Mapping[str, Collection[str]] | None = None,
    **more: Any,
) -> str:
    seats = "".join(given["court"])
    deck = standard_deck("2023" if more.get("other") == "virtual" else "1995")
    tables = {**dict(zip(regions, TABLES.values(), strict=False)), "castillo": TABLES["castillo"]}
    for board, area in given["boards"].items():
        if area != "off":
            tables[area] = {"board_8": (8, 4, 0), "board_4": (4, 0, 0)}[board]
    places = {card.id: card.pile for card in deck.cards}
    seen = msgspec.convert({**UNIMPORTANT, **given}, type=View)
    scene = Scene(
        seen,
        tables,
        regions,
        seats,
        dict(enumerate(deck.calls, 1)),
        words(language),
        paint,
        width,
        places,
        neighbours=neighbours,
        **more,
    )
    return Drawing(scene).picture(NAMES[: len(seats)], COLOURS[: len(seats)])


def boxes(text: str) -> list[str]:
    """What stands between walls, line by line."""
    return [cell.strip() for line in text.splitlines() for cell in CELLS.findall(line) if cell.strip()]


# -- everywhere ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("make", [position, crowded, over, playing])
def test_every_line_fits_the_terminal(make: Any, width: int, language: str) -> None:
    lines = picture(make(), width, language).splitlines()
    assert [line for line in lines if len(line) > width or line != line.rstrip()] == []
    assert len(lines) <= (40 if make is crowded else 31)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_region_is_there_once(width: int, language: str) -> None:
    said = words(language)
    shown = picture(position(), width, language)
    cells = boxes(shown) if width >= 80 else shown.splitlines()
    for region in REGIONS:
        named = re.compile(rf"(♚ |  |^){said(f'area-{region}')} +\d/\d/\d")
        assert sum(bool(named.search(cell)) for cell in cells) == 1, region
    assert shown.count(said("board-castillo")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_the_map_is_cut_short(language: str) -> None:
    boards = {"board_8": "castillo", "board_4": "cataluna"}
    for king in REGIONS:
        shown = picture(position(king=king, boards=boards), 80, language)
        assert "…" not in shown.split("\n\n")[0]
        assert f"♚ {words(language)('board-king')} " in shown
        for word in words(language)("board-note-borders").split():
            assert word in shown


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("make", [position, crowded, over, playing])
def test_colours_add_nothing_that_the_text_does_not_say(make: Any, width: int) -> None:
    painted = picture(make(), width, paint=lambda text, style: f"<{style}|{text}>")
    assert re.sub(r"<[a-z]+( \d)?\||>", "", painted) == picture(make(), width)
    assert "<seat 1|" in painted


# -- the map ------------------------------------------------------------------------------------------------------


@rule("EG-MAP-6")
def test_regions_touch_exactly_where_the_map_has_borders() -> None:
    pairs = {frozenset((REGIONS[one], REGIONS[other])) for one, other in standard_map().borders}
    assert {frozenset((one, other)) for one, near in borders().items() for other in near} == pairs
    assert set(PLACES) == set(REGIONS)


def test_a_crowded_region_shows_every_piece() -> None:
    shown = picture(crowded())
    assert boxes(shown).count("A10 B7 C13 D12 E19") == len(REGIONS)
    assert "♜A ♜B ♜C ♜D ♜E" in boxes(shown)
    assert "║ A10 B7 C13 D12 E19 " in shown  # the castillo is open here


def test_grandes_and_caballeros_stand_in_their_regions() -> None:
    given = position()
    given["regions"] |= {"galicia": {"A": 2, "C": 11}, "granada": {"D": 1}}
    assert "A2 C11 ♜A" in boxes(picture(given))
    assert "D1 ♜B" in boxes(picture(given))
    assert re.search(r"Galicia +4/2/0 +2♜ +· +11 +· +·", picture(given, 60))


def test_the_king_stands_on_a_heavy_wall() -> None:
    for king in REGIONS:
        lines = picture(position(king=king)).splitlines()
        standing = [line for line in lines if "♚" in line]
        assert len(standing) == 1
        assert f"┃ {words()(f'area-{king}')}" in lines[lines.index(standing[0]) + 1]
        assert picture(position(king=king), 60).count(f"♚ {words()(f'area-{king}')}") == 1


def test_a_board_is_marked_where_it_lies() -> None:
    boards = {"board_8": "aragon", "board_4": "castillo"}
    for width in WIDTHS:
        shown = picture(position(boards=boards), width)
        assert re.search(r"Aragón +\[8/4/0\]", shown)
        assert re.search(r"Castillo[ ═]+\[4/0/0\]", shown)
        assert "[" not in picture(position(), width)


@rule("EG-INFO-3", "EG-INFO-5")
@pytest.mark.parametrize("width", WIDTHS)
def test_the_hidden_castillo_shows_no_numbers(width: int) -> None:
    lines = picture(position(), width).splitlines()
    if width >= 80:
        within = next(line for line in lines if "║" in line).split("║")[1]
    else:
        within = next(line for line in lines if "Castillo" in line).partition("5/3/1")[2]
    assert "?" in within
    assert not re.search(r"\d", within)
    assert words()("board-thrown") in "\n".join(lines)


@rule("EG-MAP-8")
def test_the_castillo_touches_no_region() -> None:
    lines = picture(position()).splitlines()
    floor = next(number for number, line in enumerate(lines) if "╚" in line)
    assert lines[floor + 1][lines[floor].index("╚") :].strip() == ""
    assert all(re.search(r" [╔║╚]", line) for line in lines[1 : floor + 1])


# -- maps of one's own --------------------------------------------------------------------------------------------


def test_another_map_is_a_list_with_its_neighbours() -> None:
    regions = [f"land_{number}" for number in range(1, 10)]
    near = {region: {regions[0]} for region in regions[1:]} | {regions[0]: set(regions[1:])}
    given = position(king="land_2", regions=dict.fromkeys(regions, CROWD), grandes=dict.fromkeys("ABCDE", "land_9"))
    for width in WIDTHS:
        shown = picture(given, width, regions=regions, neighbours=near)
        assert "┌" not in shown
        assert "♚ Land 2" in shown
        assert all(len(line) <= width for line in shown.splitlines())
    assert "Land 2, Land 3" in picture(given, 120, regions=regions, neighbours=near)


def test_other_borders_make_another_map() -> None:
    bridge = {region: set(near) for region, near in borders().items()}
    bridge["galicia"].add("sevilla")
    bridge["sevilla"].add("galicia")
    assert "┌" in picture(position(), neighbours=borders())
    assert "┌" not in picture(position(), neighbours=bridge)


# -- cards and players --------------------------------------------------------------------------------------------


def test_the_heading_says_when_regions_are_scored_next() -> None:
    assert picture(position(round=4)).startswith("Round 4 of 9 · general scoring after round 6\n")
    assert picture(position(round=9)).startswith("Round 9 of 9 · general scoring at the end of this round\n")


@rule("EG-POWER-4")
def test_turns_come_in_the_order_of_the_power_cards() -> None:
    assert "A ✓   E ✓   B 8 ←   C 5   D 3\n" in picture(position())
    known = position(power={"A": 9, "B": 8, "C": 5, "D": 3, "E": 12})
    assert "E 12 ✓   A 9 ✓   B 8 ←   C 5   D 3\n" in picture(known)


def test_while_power_cards_are_played_they_stand_in_the_order_of_seats() -> None:
    given = position(at="play_power", active="", to_act="E", asked=["E"], card="", power={"C": 8, "D": 3}, turned=[])
    assert "C 8   D 3   E ←   A –   B –\n" in picture(given)


def test_cards_say_how_many_caballeros_they_place() -> None:
    shown = picture(position(done=[]), 120)
    assert f"5 {words()('card-eg95_king')}" in shown
    assert f"B: 4 {words()('card-eg95_eviction')}" in shown
    assert "still to do: place 4, special action" in shown


@rule("EG-PCARD-1")
def test_the_own_hand_says_what_the_cards_call() -> None:
    lines = picture(position()).splitlines()
    assert lines[-2].split()[-5:] == ["1", "2", "4", "12", "13"]
    assert lines[-1].split()[-5:] == ["6", "5", "4", "0", "0"]
    assert words()("board-your-hand") not in picture(position(hands=dict.fromkeys("ABCDE", 9)))


@rule("EG-VETO-7")
def test_a_veto_card_says_its_last_round() -> None:
    shown = picture(position(vetoes={"C": ["this", "next"]}, asked=["C"]))
    assert re.search(r"C \(yellow\) +22 +5 +18 +4, 5  ← decides\n", shown)
    assert re.search(r"B \(Bruno the Bot, blue\) +26 +5 +18 +← turn\n", shown)
    assert words()("board-veto") not in picture(position())


@rule("EG-GEN-2")
def test_in_a_general_scoring_nobody_has_the_turn() -> None:
    shown = picture(position(at="castillo_disk", asked=["A", "B"], offer=[], card="", dials={"D": "toledo"}))
    assert shown.count("← decides") == 2
    assert "← turn" not in shown
    assert "D Toledo" in shown


@rule("EG-WIN-4")
def test_a_finished_game_ends_with_a_table_of_places() -> None:
    lines = picture(over()).splitlines()[-5:]
    assert [line[:4] for line in lines] == ["1. B", "1. C", "3. A", "4. D", "5. E"]
    assert [int(line.split()[-1]) for line in lines] == [102, 102, 88, 71, 9]


# -- tools --------------------------------------------------------------------------------------------------------


def test_names_are_cut_where_they_still_differ() -> None:
    assert distinct_length(["Castilla", "Cataluña", "Toledo"]) == 3
    assert distinct_length(["Land 1", "Land 2"]) == 6
    assert fit("Toledo", 6) == "Toledo"
    assert fit("Toledo", 5) == "Tole…"
