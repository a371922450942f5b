"""What people read of a game: condensed lines, in the words of every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from grandee.core.game import Setup
from grandee.core.log_lines import LogLine, joined, render
from grandee.core.words import LANGUAGES
from grandee.games import SHIPPED, load_game
from tests.kit import walk

NAMES = ["Ada", "Ben", "Cy", "Dee", "Eve"]
# A real game of five: the first turns, a scoring by a card, a general scoring.
ENTRIES = """
1 start - | king-starts aragon; home-drawn A valencia; home-drawn B castilla; home-drawn C granada; home-drawn
    D galicia; home-drawn E toledo; round-started 1 C; card-turned eg95_move_four_own; card-turned
    eg95_score_any_p2; card-turned eg95_score_most; card-turned eg95_retrieve_power; card-turned eg95_king
2 move C | power-played C 3
3 move D | power-played D 7
4 move E | power-played E 4
5 move A | power-played A 13
6 move B | power-played B 12; turn-started A 13
7 move A | card-chosen A eg95_score_most
8 move A |
9 move A | placed A cataluna
10 move A | placed A navarra
11 move A | placed A navarra
12 move A | special-skipped A eg95_score_most; turn-started B 12
13 move B | card-chosen B eg95_king
14 move B | announced B eg95_king
15 move B | king-moved B aragon navarra; forced B next_part
16 move B | placed B aragon
17 move B | thrown B
18 move B | placed B castilla
19 move B | thrown B
20 move B | thrown B; thrown-total B 3; turn-started D 7; called D 3
29 move E | announced E eg95_score_any_p2
30 move E | region-chosen E toledo; scoring toledo 7 4 2; paid E toledo 2 1 1 7; bonus E toledo 2 grande;
    forced E next_part
110 answer E | general-scoring 3; scoring castillo 5 3 1; paid B castillo 5 1 1 5; paid C castillo 1 3 2 0;
    paid D castillo 1 3 2 0; paid E castillo 4 2 1 3; disk-shown C sevilla; disk-shown D valencia; disk-shown
    E toledo; disk-shown B navarra; left-castillo C sevilla 1; left-castillo D valencia 1; left-castillo E
    toledo 4; left-castillo B navarra 5; scoring galicia 4 2 0; paid C galicia 1 3 1 0; paid D galicia 2 1 2
    2; paid E galicia 2 1 2 2; scoring navarra 5 3 1; paid A navarra 2 2 2 1; paid B navarra 6 1 1 5; paid C
    navarra 1 4 1 0; paid D navarra 2 2 2 1; scoring aragon 5 4 1; paid A aragon 2 3 2 0; paid B aragon 3 2 1
    4; paid C aragon 1 5 1 0; paid D aragon 4 1 1 5; paid E aragon 2 3 2 0; scoring cataluna 4 2 1; scoring
    castilla 6 4 2; paid B castilla 3 1 2 4; paid C castilla 1 3 2 0; paid D castilla 3 1 2 4; paid E castilla
    1 3 2 0; scoring toledo 7 4 2; paid B toledo 1 3 2 0; paid C toledo 3 2 1 4; paid D toledo 1 3 2 0; paid E
    toledo 6 1 1 7; bonus E toledo 2 grande; scoring sevilla 4 3 1; paid C sevilla 1 1 1 4; scoring granada 6
    3 1; paid A granada 1 1 2 3; paid C granada 1 1 2 3; scoring valencia 5 3 2; paid A valencia 2 1 1 5;
    bonus A valencia 2 grande; paid D valencia 1 2 1 3; score-now A 11 11; score-now B 18 18; score-now C 11
    11; score-now D 15 21; score-now E 14 23; round-started 4 E; card-turned eg95_move_five_from_one_region;
    card-turned eg95_kings_return; card-turned eg95_score_sixes_sevens; card-turned eg95_secret_scoring;
    card-turned eg95_king
"""


def five() -> Setup:
    return load_game("el-grande").set_up({"players": 5})


def row_of(setup: Setup, event: str) -> list[int]:
    """An event as numbers, from its words."""
    name, *words = event.split()
    kinds = setup.rules.event_kinds
    number = next(i for i, kind in enumerate(kinds) if kind.name == name)
    values = [number_of(setup, arg.kind, word) for arg, word in zip(kinds[number].args, words, strict=True)]
    return [number, *values, *[0] * (6 - len(values))]


def number_of(setup: Setup, kind: str, word: str) -> int:
    if kind == "number":
        return int(word)
    if kind == "area" and word == "castillo":
        return 9
    for number in range(200):
        try:
            if setup.game.word(setup, kind, number) == word:
                return number
        except LookupError:
            break
    raise LookupError(f"{kind} {word}")


def lines_of(setup: Setup, *numbers: int) -> list[LogLine]:
    """The lines of some entries, each told by itself as the server does."""
    found: list[LogLine] = []
    for line in ENTRIES.replace("\n    ", " ").strip().splitlines():
        head, _, told = line.partition("|")
        n, _, seat = head.split()
        if int(n) in numbers:
            rows = [row_of(setup, event) for event in told.split(";") if event.strip()]
            mover = -1 if seat == "-" else setup.letters.index(seat)
            found += setup.game.log_lines(setup, rows, -1, NAMES, mover)
    return found


def told(setup: Setup, *numbers: int) -> list[str]:
    lines = lines_of(setup, *numbers)
    texts = render(lines, setup.game.words("en"))
    heads = ("head", "open head")
    whose = [("#" if line.kind in heads else line.seat or "-") for line in joined(lines)]
    return [f"{who} {text}" for who, text in zip(whose, texts, strict=True)]


def test_a_round_of_el_grande_in_short() -> None:
    assert told(five(), *range(1, 21)) == [
        "- The king starts in Aragón.",
        "- Home regions: Ada Valencia, Ben Castilla, Cy Granada, Dee Galicia, Eve Toledo",
        "# Round 1",
        "- Action cards: Move 4 own, Score any region, Score where most stand, Power card back, The king",
        "- Power cards: Cy 3, Dee 7, Eve 4, Ada 13, Ben 12",
        "A Ada takes the action card “Score where most stand”.",
        "A Ada places: Cataluña 1, Navarra 2",
        "A Ada leaves out the special action of “Score where most stand”.",
        "B Ben takes the action card “The king”.",
        "B Ben moves the king from Aragón to Navarra.",
        "B Ben places: Aragón 1, castillo 3, Castilla 1",
        "D Dee calls 3 caballeros to the court.",
    ]


def test_a_scoring_by_a_card_belongs_to_the_card() -> None:
    lines = lines_of(five(), 30)
    assert render(lines, load_game("el-grande").words("en")) == [
        "Eve chooses Toledo.",
        "Toledo (7/4/2): Eve 2 (1st, +7), +2 grande",
    ]
    assert [(line.seat, line.kind) for line in lines] == [("E", ""), ("", "follows")]


def test_what_was_announced_is_told_as_long_as_nothing_has_come_of_it() -> None:
    assert told(five(), 29) == ["E Eve announces the special action of “Score any region”."]
    assert told(five(), 29, 30)[0] == "E Eve chooses Toledo."


def test_a_general_scoring_is_a_head_areas_disks_and_totals() -> None:
    lines = told(five(), 110)
    assert lines[0] == "# General scoring after round 3"
    assert lines[1] == (
        "- Castillo (5/3/1): Ben 5 (1st, +5); Eve 4 (2nd, +3); Cy 1 (3rd, tie of 2, 0); Dee 1 (3rd, tie of 2, 0)"
    )
    assert lines[2] == "- Disks: Cy Sevilla, Dee Valencia, Eve Toledo, Ben Navarra"
    assert "- Cataluña (4/2/1): no caballeros" in lines
    assert "- Points now: Ada +11 = 11, Ben +18 = 18, Cy +11 = 11, Dee +15 = 21, Eve +14 = 23" in lines
    assert lines_of(five(), 110)[0].kind == "open head"


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(game: str, language: str) -> None:
    setup = load_game(game).set_up({"players": 3})
    table = walk(setup, 4, 10_000)
    words = setup.game.words(language)
    for reader in (0, -1, None):
        lines = setup.game.log_lines(setup, table.events.rows, reader, NAMES[:3], 0)
        texts = render(lines, words)
        assert len(texts) > 20
        assert not any(re.search(r"story-|list-|event-|[{}]", text) for text in texts)


def test_a_round_of_kabale_is_told_with_its_reasons() -> None:
    setup = load_game("kabale").set_up({"players": 3})
    table = walk(setup, 4, 10_000)
    lines = setup.game.log_lines(setup, table.events.rows, 0, NAMES[:3], 0)
    assert sum(line.kind == "head" for line in lines) == 12
    texts = render(lines, setup.game.words("en"))
    assert any(re.match(r"   .* removes ", text) for text in texts)
    assert any(re.fullmatch(r"Column \d, .+: (Ada|Ben|Cy) wins \(.+\)", text) for text in texts)
    assert any(re.fullmatch(r"   (Ada|Ben|Cy) [\d½]+: .+", text) for text in texts)
    drawn = [line for line in lines if line.message.message == "event-drew"]
    assert all(line.message.arguments["seat"] == "Ada" for line in drawn)


def test_every_event_that_the_board_of_kabale_shows_is_told_by_one_line_of_its_entry() -> None:
    """The board moves cards and scores columns event by event, and says the lines that tell them."""
    setup = load_game("kabale").set_up({"players": 3})
    rows = walk(setup, 4, 10_000).events.rows
    silent = {"forced", "goal-turned", "drew"}
    for reader in (0, -1, None):
        lines = setup.game.log_lines(setup, rows, reader, NAMES[:3], 0)
        told = Counter(place for line in lines for place in line.tells)
        assert set(told.values()) == {1}
        missing = {setup.rules.event_kinds[row[0]].name for place, row in enumerate(rows) if place not in told}
        assert missing <= silent


def test_cards_that_sums_tell_are_turned_up_on_the_board_and_not_in_the_log() -> None:
    setup = load_game("kabale").set_up({"players": 3})
    lines = setup.game.log_lines(setup, walk(setup, 9, 10_000).events.rows, 0, NAMES[:3], 0)
    turned = [line for line in lines if line.message.message == "story-turned-up"]
    assert {line.kind for line in turned} == {"board", "inset"}
    assert all(line.kind == "inset" for line in joined(lines) if line.message.message == "story-turned-up")
