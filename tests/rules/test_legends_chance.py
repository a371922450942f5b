"""What Legends leaves to chance, and who knows of it: set-ups, dice, the deck, bids, tokens that lie face down."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.games.legends.engine import cells, sizes
from grandee.games.legends.engine.set_up import fifth_regions, start_regions
from grandee.games.legends.engine.state import Legends
from grandee.records.match import Match, new
from tests.kit import rule

GAMES = 4000


def evenly(found: Counter[str], kinds: int) -> bool:
    """Whether all kinds came, and about equally often: within six standard deviations."""
    mean = found.total() / kinds
    return len(found) == kinds and all(abs(n - mean) < 6 * mean**0.5 for n in found.values())


@rule("EL-SET-1", "EL-SET-2", "EL-SET-13", "EL-ROW-1", "EL-ROW-3", "EL-ROW-4")
@pytest.mark.parametrize("layout", ["t", "row"])
def test_every_layout_is_equally_likely(layout: str) -> None:
    """Each side, place and turn comes as often as in the list of all legal layouts."""
    setup = load_game("legends").set_up({"players": 3, "setup": "random", "layout": layout})
    segments = [("volcano", "ice"), ("fern", "tall"), ("meadow", "desert"), ("citadel", "horseshoe")]
    expected: Counter[str] = Counter()
    all_of_them = 0
    places = ("1", "2", "3", "4") if layout == "row" else ("centre", "north", "east", "south", "west")
    for chosen in permutations(places, 4):
        if layout == "t" and "centre" not in chosen:
            continue
        for up in range(16):
            sides = [segments[i][up >> i & 1] for i in range(4)]
            if layout == "row" and "desert" in sides and chosen[2] in ("1", "4"):
                continue
            all_of_them += 1
            expected.update(f"{side} {place}" for side, place in zip(sides, chosen, strict=True))
    found: Counter[str] = Counter()
    turns: Counter[str] = Counter()
    for seed in range(GAMES):
        state = setup.begin(seed_bytes(seed))
        lies = load_game("legends").describe(setup, state)["layout"]
        assert len(lies) == 4
        found.update(f"{side} {place.split()[0]}" for side, place in lies.items())
        turned = [int(place.split()[1]) for place in lies.values()]
        assert layout == "t" or len({turn % 2 for turn in turned}) == 1
        turns.update(map(str, turned))
    assert set(found) == set(expected)
    for what, n in expected.items():
        mean = GAMES * n / all_of_them
        assert abs(found[what] - mean) < 6 * mean**0.5, what
    assert max(turns.values()) < 1.2 * min(turns.values())


@rule("EL-SET-1", "EL-SET-5", "EL-SET-9", "EL-TOKEN-1")
def test_what_is_drawn_is_what_could_have_been_chosen() -> None:
    options = {"players": 2, "setup": "random", "citadels": True, "discoveries": True, "poison_swamp": True}
    setup = load_game("legends").set_up({**options, "encounters": ["dragon", "portals", "rogues"]})
    regions: Counter[str] = Counter()
    for seed in range(600):
        g = setup.begin(seed_bytes(seed))
        assert isinstance(g, Legends)
        load_game("legends").check(g)
        assert start_regions(g) >> g.start() & 1
        fifth = next(r for r in range(sizes.REGIONS) if g.armies(r, 0) and r != g.start())
        assert fifth_regions(g) >> fifth & 1
        assert (g.armies(g.start(), 0), g.armies(fifth, 1)) == (4, 1)
        assert all(g.token_region(token) >= 0 for token in range(sizes.TOKENS))
        regions[str(int(g.token_region(sizes.TOKEN_POISON_SWAMP)))] += 1
    assert len(regions) > 30


@rule("EL-SET-1", "EL-SET-5", "EL-SET-9")
def test_a_drawn_start_region_and_fifth_region_are_even() -> None:
    """Of three start regions each is drawn as often as the others, and of eleven for the fifth armies too."""
    setup = load_game("legends").set_up({"players": 3, "setup": "random"})
    starts: Counter[str] = Counter()
    fifths: Counter[str] = Counter()
    for seed in range(GAMES):
        g = setup.begin(seed_bytes(seed))
        assert isinstance(g, Legends)
        choices = members(int(start_regions(g)))
        if len(choices) == 3:
            starts[str(choices.index(int(g.start())))] += 1
        choices = members(int(fifth_regions(g)))
        if len(choices) == 11:
            fifths[str(next(i for i, region in enumerate(choices) if g.armies(region, 0)))] += 1
    assert starts.total() > 500
    assert evenly(starts, 3)
    assert fifths.total() > 300
    assert evenly(fifths, 11)


def members(regions: int) -> list[int]:
    return [region for region in range(sizes.REGIONS) if regions >> region & 1]


@rule("EL-BID-7", "E-15")
def test_the_die_is_fair_among_the_tied() -> None:
    setup = load_game("legends").set_up({"players": 3, "bid_tie": "die"})
    found: Counter[str] = Counter()
    for seed in range(600):
        key = seed_bytes(seed)
        table = Match(setup, key, state=setup.game.position(setup, {"at": "bid"}, key))
        for seat, bid in (("A", 2), ("B", 4), ("C", 4)):
            table.play(seat, f"bid {bid}")
        found[table.asked[0]] += 1
    assert evenly(found, 2)
    assert set(found) == {"B", "C"}


@rule("EL-LEAD-1")
def test_leaders_are_dealt_evenly_and_none_twice() -> None:
    setup = load_game("legends").set_up({"players": 3, "leaders": True})
    found: Counter[str] = Counter()
    for seed in range(800):
        leaders = load_game("legends").describe(setup, setup.begin(seed_bytes(seed)))["leaders"]
        assert len(set(leaders.values())) == 3
        found[leaders["A"]] += 1
    assert evenly(found, 4)


# -- who knows what ------------------------------------------------------------------------------


@rule("EL-SET-7")
def test_the_deck_is_a_number_to_everybody() -> None:
    table = new("legends", players=3, seed=1, setup="random")
    assert table.view("A")["deck"] == 26
    assert table.view()["deck"] == 26
    assert len(table.view("A")["row"]) == 6


@rule("EL-BID-1")
def test_a_bid_is_known_to_its_owner_until_all_are_open() -> None:
    table = new("legends", players=3, seed=1, setup="random")
    table.play("B", "bid 3")
    assert table.view("B")["bids"] == {"B": 3}
    assert table.view("A")["bids"] == table.view()["bids"] == {}
    redrawn = {int(imagined(table, 0, n).cells[cells.BID + 1]) for n in range(200)}
    assert redrawn == set(range(1, 13))
    assert {int(imagined(table, 1, n).cells[cells.BID + 1]) for n in range(9)} == {4}


def imagined(table: Match, seat: int, number: int) -> Legends:
    state = table.state.clone()
    state.determinize(seat, Rng(number))
    assert isinstance(state, Legends)
    return state


@rule("EL-SWAMP-1", "EL-SWAMP-2", "EL-SWAMP-4")
def test_a_token_face_down_is_known_to_who_has_looked() -> None:
    game = load_game("legends")
    setup = game.set_up({"players": 3, "discoveries": True, "poison_swamp": True})
    position = {
        "tokens": {"poison_swamp": "fern_1", "cottage": "fern_2", "stable": "fern_3"},
        "seen": {"A": ["fern_1"], "C": ["fern_1", "fern_2"]},
    }
    table = Match(setup, seed_bytes(1), state=game.position(setup, position, seed_bytes(1)))
    assert table.view("A")["tokens"] == {"poison_swamp": "fern_1"}
    assert table.view("C")["tokens"] == {"poison_swamp": "fern_1", "cottage": "fern_2"}
    assert table.view("B")["tokens"] == table.view()["tokens"] == {}
    assert all(sorted(table.view(who)["face_down"]) == ["fern_1", "fern_2", "fern_3"] for who in ("A", "B", "C"))

    def swamps(seat: int) -> Counter[str]:
        cell = cells.TOKEN + sizes.TOKEN_POISON_SWAMP
        return Counter(str(int(imagined(table, seat, n).cells[cell])) for n in range(300))

    def cottages(seat: int) -> Counter[str]:
        cell = cells.TOKEN + sizes.TOKEN_COTTAGE
        return Counter(str(int(imagined(table, seat, n).cells[cell])) for n in range(300))

    assert evenly(swamps(1), 3)
    assert (len(swamps(0)), len(swamps(2))) == (1, 1)
    assert evenly(cottages(0), 2)
    assert len(cottages(2)) == 1


@rule("EL-SET-7")
def test_what_is_drawn_anew_does_not_depend_on_the_true_order() -> None:
    table = new("legends", players=3, seed=1, setup="random")
    assert imagined(table, 0, 5) == imagined_twice(table, 0, 9, 5)
    assert imagined(table, 0, 5) != imagined(table, 0, 6)


def imagined_twice(table: Match, seat: int, first: int, second: int) -> Legends:
    state = imagined(table, seat, first)
    state.determinize(seat, Rng(second))
    return state


@rule("EL-SWAMP-4")
def test_only_who_looks_reads_what_it_is() -> None:
    game = load_game("legends")
    setup = game.set_up({"players": 3, "discoveries": True, "poison_swamp": True})
    position = {
        "at": "place_one",
        "tokens": {"poison_swamp": "fern_1"},
        "regions": {"fern_1": {"armies": {"A": 1}}},
    }
    table = Match(setup, seed_bytes(1), state=game.position(setup, position, seed_bytes(1)))
    table.play("A", "place_one done")
    told = {who: " ".join(table.log(who)) for who in ("A", "B", None)}
    assert "Poison Swamp" in told["A"]
    assert "Poison Swamp" not in told["B"] + told[None]
    assert table.view("A")["seen"]["A"] == table.view("B")["seen"]["A"] == ["fern_1"]
