"""El Grande: scorings, the king's region, the castillo and disks, as far as they need more than one position."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.games import load_game
from grandee.records import log
from grandee.records.match import Match
from tests.kit import by_tier, rule, step

GAME = load_game("el-grande")
THREE = GAME.set_up({"players": 3})
PLAYERS = (2, 3, 4, 5)
REGION_VALUES = (7, 4, 2)  # the printed table of toledo
SCORING_CARDS = ("eg95_score_castillo", "eg95_score_any_p2", "eg95_score_any_p3")


def at(setup: Setup, position: Mapping[str, Any]) -> Match:
    seed = seed_bytes(1)
    return Match(setup, seed, state=GAME.position(setup, position, seed))


def random_game(players: int, seed: int) -> Iterator[Match]:
    """A random game, before every move and at its end."""
    table = Match(GAME.set_up({"players": players}), seed_bytes(seed))
    rng = Rng(seed)
    yield table
    while not table.over:
        step(table, rng)
        yield table


def told(table: Match, since: int = 0) -> list[list[str]]:
    """The events so far as lists of words."""
    return [log.in_words(table.setup, row).split() for row in table.events.since(since)]


# -- one area ------------------------------------------------------------------------------------


def by_the_book(strengths: tuple[int, ...], places: int, sliding: bool) -> list[int]:
    """What each seat gets in toledo with the king and the grande of A there: section 14, written a second time."""
    points = [0] * len(strengths)
    place = 1
    for number, strength in enumerate(sorted({n for n in strengths if n}, reverse=True)):
        group = [seat for seat, n in enumerate(strengths) if n == strength]
        paid = place if len(group) == 1 else place + 1
        for seat in group:
            points[seat] += REGION_VALUES[paid - 1] if paid <= places else 0
        if number == 0 and len(group) == 1:
            points[group[0]] += 2 + (2 if group == [0] else 0)
        place += 1 if len(group) == 1 else 2 if sliding else len(group)
    return points


def paid_in_toledo(setup: Setup, strengths: tuple[int, ...]) -> list[int]:
    """What each seat gets when toledo is scored with so many caballeros, the king and the grande of A there."""
    letters = setup.letters
    position = {
        "at": "next_part",
        "card": "eg95_score_any_p3",
        "king": "toledo",
        "grandes": {"A": "toledo"} | dict.fromkeys(letters[1:], "galicia"),
        "regions": {"toledo": dict(zip(letters, strengths, strict=True))},
    }
    table = at(setup, position)
    table.play("A", "next_part special")
    table.play("A", "choose_region toledo")
    return list(table.points.values())


@rule("EG-SCORE-2", "EG-SCORE-3", "EG-SCORE-5", "EG-SCORE-6", "EG-SCORE-7", "EG-SCORE-9", "EG-SCORE-10", "AMB-1")
@pytest.mark.parametrize("sliding", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_distribution_of_few_caballeros_is_paid_by_the_book(players: int, sliding: bool) -> None:
    setup = GAME.set_up({"players": players, "tie_rule": "sliding" if sliding else "positional"})
    places = {2: 1, 3: 2, 4: 3, 5: 3}[players]
    for strengths in itertools.product(range(by_tier(3, 4, 5)), repeat=players):
        assert paid_in_toledo(setup, strengths) == by_the_book(strengths, places, sliding), strengths


@rule("EG-SCORE-8")
def test_the_tie_rules_differ_only_after_three_or_more_tied_firsts() -> None:
    positional, sliding = (GAME.set_up({"players": 5, "tie_rule": word}) for word in ("positional", "sliding"))
    for strengths in itertools.product(range(by_tier(3, 4, 5)), repeat=5):
        best = max(strengths)
        may_differ = strengths.count(best) >= 3 and any(0 < n < best for n in strengths)
        if not may_differ:
            assert paid_in_toledo(positional, strengths) == paid_in_toledo(sliding, strengths), strengths


@rule("EG-SCORE-1", "EG-SCORE-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_point_of_a_game_is_explained(players: int) -> None:
    """A scoring tells its table, then the places in it and the bonuses; together they are the scores."""
    for seed in range(by_tier(1, 3, 20)):
        *_, table = random_game(players, seed)
        explained = dict.fromkeys(table.setup.letters, 0)
        area, values, firsts = "", [0, 0, 0], set[str]()
        for name, *words in told(table):
            if name == "scoring":
                area, values, firsts = words[0], [int(value) for value in words[1:]], set()
            elif name == "paid":
                seat, where, count, place, tied, points = words
                assert where == area
                assert int(count) > 0
                assert int(points) in (*values, 0)
                if place == tied == "1":
                    firsts.add(seat)
                explained[seat] += int(points)
            elif name == "bonus":
                seat, where, points, _ = words
                assert where == area
                assert seat in firsts
                assert points == "2"
                explained[seat] += 2
        assert explained == table.points


# -- the king ------------------------------------------------------------------------------------


def contents(view: Mapping[str, Any], region: str) -> tuple[object, ...]:
    grandes = [letter for letter, home in view["grandes"].items() if home == region]
    boards = [board for board, place in view["boards"].items() if place == region]
    return view["regions"][region], grandes, boards


@rule("EG-KING-2", "EG-KING-3", "EG-KING-6", "EG-KING-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_enters_or_leaves_the_region_of_the_king(players: int) -> None:
    for seed in range(by_tier(1, 3, 20)):
        before: dict[str, Any] = {}
        so_far = 0
        for table in random_game(players, seed):
            now = table.view()
            moves = [words for words in told(table, so_far) if words[0] == "king-moved"]
            if before:
                assert contents(before, now["king"]) == contents(now, now["king"])
                expected = moves[-1][3] if moves else before["king"]
                assert now["king"] == expected
            before, so_far = now, len(table.events.rows)


# -- the castillo --------------------------------------------------------------------------------


@rule("EG-CAST-4", "EG-CAST-5", "EG-GEN-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_castillo_is_opened_only_to_be_scored_and_emptied_only_in_a_general_scoring(players: int) -> None:
    for seed in range(by_tier(1, 3, 20)):
        inside: dict[str, int] = {}
        card = ""
        so_far = 0
        for table in random_game(players, seed):
            now = GAME.describe(table.setup, table.state)["castillo"]
            general = False
            for words in told(table, so_far):
                if words[0] == "announced":
                    card = words[2]
                general = general or words[0] == "general-scoring"
                if words[:2] == ["scoring", "castillo"]:
                    assert general or card in SCORING_CARDS
                assert words[0] != "left-castillo" or general
            for letter, n in inside.items():
                assert general or now.get(letter, 0) >= n
            assert not general or now == {}
            assert table.over or table.view("A")["castillo"] == "?"
            inside, so_far = now, len(table.events.rows)


@rule("EG-CAST-2", "EG-CAST-3")
def test_everybody_reads_how_many_of_which_colour_are_thrown_in() -> None:
    regions = {"navarra": {"B": 1}}
    position = {"at": "next_part", "card": "eg95_move_three_any", "court": {"A": 1}, "regions": regions}
    table = at(THREE, position)
    table.play("A", "next_part special")
    table.play("A", "move_one B navarra castillo")
    table.play("A", "place_one castillo")
    for reader in (*range(3), -1):
        rows = [log.in_words(table.setup, row, reader) for row in table.events.rows]
        assert "moved A B navarra castillo" in rows
        assert "thrown A" in rows


# -- disks ---------------------------------------------------------------------------------------


@rule("EG-DISK-2", "EG-INFO-10")
def test_a_set_disk_is_hidden_until_all_are_set() -> None:
    regions = {"toledo": {"B": 2, "C": 1}, "sevilla": {"B": 1}, "granada": {"C": 2}}
    table = at(THREE, {"at": "next_part", "card": "eg95_secret_withdraw_all", "regions": regions})
    table.play("A", "next_part special")
    assert table.asked == ["B", "C"]
    so_far = len(table.events.rows)
    table.play("B", "disk sevilla")
    assert table.view("B")["dials"] == {"B": "sevilla"}
    assert [table.view(reader)["dials"] for reader in ("A", "C", None)] == [{}, {}, {}]
    assert told(table, so_far) == []
    table.play("C", "disk granada")
    assert [words[:3] for words in told(table, so_far)][:2] == [
        ["disk-shown", "B", "sevilla"],
        ["disk-shown", "C", "granada"],
    ]


@rule("EG-GEN-2", "EG-DISK-2", "EG-GEN-1")
def test_the_disks_of_a_general_scoring_are_set_secretly_before_the_castillo_is_opened() -> None:
    position = {"at": "end_round", "round": 3, "king": "toledo", "castillo": {"A": 2, "B": 1, "C": 3}}
    table = at(THREE, position)
    assert table.decision == "castillo_disk"
    for seat, region in (("C", "granada"), ("A", "toledo")):
        table.play(seat, f"castillo_disk {region}")
        assert table.view(seat)["dials"] == {seat: region}
        assert table.view("B")["dials"] == table.view()["dials"] == {}
        assert [table.view(reader)["castillo"] for reader in ("A", "B", "C", None)] == ["?"] * 4
        assert not [words for words in told(table) if words[0] in ("scoring", "disk-shown", "general-scoring")]
    table.play("B", "castillo_disk granada")
    assert [words[1:] for words in told(table) if words[0] == "left-castillo"] == [
        ["A", "court", "2"],
        ["B", "granada", "1"],
        ["C", "granada", "3"],
    ]
