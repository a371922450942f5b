"""The El Grande engine against the referee: the same moves, and after each the same questions and the same table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.records.match import Match, begin
from tests.kit import by_tier, rule
from tests.referee import el_grande as referee
from tests.referee.el_grande import AREAS, BOARDS, CABALLEROS, REGIONS, ROUNDS, Game

PLACES = ["court", "province", *AREAS]
PILES = ("pile_1", "pile_2", "pile_3", "pile_4", "pile_5")

SWITCHES: dict[str, tuple[Any, ...]] = {
    "short_game": ("none", "two_per_period", "six_rounds"),
    "tie_rule": ("positional", "sliding"),
    "placement_mandatory": (True, False),
    "call_mandatory": (True, False),
    "veto_partial": (True, True, False),
    "eg95_banish_scope": ("one", "each"),
    "eg95_court_crisis_split": (False, True),
}


def pick(items: Sequence[Any], rng: Rng) -> Any:
    return items[rng.below(len(items))]


def any_options(players: int, rng: Rng) -> dict[str, Any]:
    seats = ("random", *"ABCDE"[:players])
    return {"players": players, "start_seat": pick(seats, rng)} | {
        name: pick(values, rng) for name, values in SWITCHES.items()
    }


# -- the comparison ----------------------------------------------------------------------------------------


def truth(table: Match) -> dict[str, Any]:
    return table.setup.game.describe(table.setup, table.state)


def compare(table: Match, game: Game) -> None:
    """Who is asked what, and everything that lies on the table."""
    expected = game.position()
    found = {key: value for key, value in in_order(truth(table)).items() if key in expected}
    assert found == expected, story(table)
    assert set(table.asked) == game.asked(), story(table)
    for letter in table.asked:
        options = table.legal_moves(letter)
        assert len(options) == len(set(options)), story(table)
        assert set(options) == game.options(letter), story(table)


def in_order(position: dict[str, Any]) -> dict[str, Any]:
    """Lists without an order of their own are compared sorted."""
    vetoes = {seat: sorted(cards) for seat, cards in position["vetoes"].items()}
    done, turned = sorted(position["done"]), sorted(position["turned"])
    return position | {"done": done, "turned": turned, "vetoes": vetoes}


def story(table: Match) -> str:
    return f"options {table.setup.options}\nmoves {table.moves}"


def step(table: Match, game: Game, rng: Rng) -> None:
    """A random move of a random seat: `done`, `end_turn` and `use` are rarer than their share would be."""
    letter = pick(table.asked, rng)
    options = table.legal_moves(letter)
    busy = [move for move in options if move.split()[-1] not in ("done", "end_turn", "use")]
    move = pick(busy if busy and rng.below(5) else options, rng)
    table.play(letter, move)
    game.play(letter, move)


def check_opening(opening: dict[str, Any], options: Mapping[str, Any]) -> None:
    """The deal is the engine's own; it must be one that the rules can give."""
    homes = opening["grandes"]
    assert len({opening["king"], *homes.values()}) == 1 + len(homes)
    for seat, home in homes.items():
        assert opening["regions"][home] == {seat: 2}
        assert (opening["court"][seat], opening["province"][seat], opening["score"][seat]) == (7, 21, 0)
        assert opening["hands"][seat] == list(range(1, 14))
    assert opening["castillo"] == {}
    assert set(opening["boards"].values()) == {"off"}
    assert [len(pile) for pile in opening["piles"].values()] == [10, 10, 10, 10]
    assert sorted(opening["offer"] + list(chain(*opening["piles"].values()))) == sorted(referee.deck(options))
    assert options["start_seat"] in ("random", opening["first"])


@rule("EG-SETUP-3", "EG-SETUP-8", "EG-SETUP-10", "EG-ROUND-1", "EG-SHORT-2", "EG-SHORT-3", "EG-POWER-4", "EG-GEN-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(players: int) -> None:
    games = by_tier(4, 18, 250)
    compared = 0
    for seed in range(games):
        rng = Rng(10_000 * players + seed)
        setup = load_game("el-grande").set_up(any_options(players, rng))
        table = begin(setup, 10_000 * players + seed)
        check_opening(truth(table), setup.options)
        game = Game(truth(table), setup.options)
        compare(table, game)
        while not table.over:
            step(table, game, rng)
            compare(table, game)
            compared += 1
        assert game.ask is None
        assert table.points == game.score
    assert compared > 50 * games


# -- positions that games seldom reach ---------------------------------------------------------------------


def scattered(places: list[str], thin: bool, rng: Rng) -> dict[str, int]:
    """The thirty caballeros of a colour: most of them in a few heaps, and single ones or pairs elsewhere if `thin`."""
    counts = dict.fromkeys(PLACES, 0)
    if thin:
        counts |= {place: rng.below(3) for place in places if rng.below(2)}
    heaps = [pick(places, rng) for _ in range(1 + rng.below(4))]
    for _ in range(CABALLEROS - sum(counts.values())):
        counts[pick(heaps, rng)] += 1
    return counts


def random_pieces(seats: str, rng: Rng) -> dict[str, Any]:
    """Mostly all over the table; else only in a few places, or nothing in the regions, so that much has no effect."""
    few = referee.shuffled(PLACES, rng)[: 1 + rng.below(4)]
    places, thin = pick([(PLACES, True)] * 6 + [(few, False), (["court", "province", "castillo"], False)], rng)
    counts = {seat: scattered(places, thin, rng) for seat in seats}
    lies = referee.shuffled([*AREAS, "off", "off"], rng)
    return {
        "king": pick(REGIONS, rng),
        "regions": {region: referee.present({seat: counts[seat][region] for seat in seats}) for region in REGIONS},
        "castillo": referee.present({seat: counts[seat]["castillo"] for seat in seats}),
        "court": {seat: counts[seat]["court"] for seat in seats},
        "province": {seat: counts[seat]["province"] for seat in seats},
        "score": {seat: rng.below(60) for seat in seats},
        "grandes": {seat: pick(REGIONS, rng) for seat in seats},
        "boards": dict(zip(BOARDS, lies, strict=False)),
    }


def random_power(seats: str, at: str, number: int, rng: Rng) -> dict[str, Any]:
    """Power cards in the round of this number: all played and somebody's turn, or only some of them played."""
    values = dict(zip(seats, referee.shuffled(list(range(1, 14)), rng), strict=False))
    others = {seat: referee.shuffled([value for value in range(1, 14) if value != values[seat]], rng) for seat in seats}
    hands = {seat: others[seat][: 12 - number] for seat in seats}
    first, active = rng.below(len(seats)), pick(seats, rng)
    asked = active
    if at == "play_power":
        active = ""
        waiting = (seats[first:] + seats[:first])[rng.below(len(seats)) :]
        for seat in waiting:
            hands[seat].append(values.pop(seat))
        asked = waiting[0]
    return {
        "to_act": asked,
        "asked": [asked],
        "first": seats[first],
        "active": active,
        "power": values,
        "hands": {seat: sorted(hand) for seat, hand in hands.items()},
        "turned": [seat for seat in seats if values[seat] >= values[active]] if active else [],
    }


def random_cards(opening: dict[str, Any], at: str, number: int, turns: int, rng: Rng) -> dict[str, Any]:
    """Vetoes in front of players, a chosen card where the decision needs one, and the rest of the deck.

    So many turns were begun: all but the last of them took a card.
    """
    piles = {pile: [card, *opening["piles"].get(pile, ())] for pile, card in zip(PILES, opening["offer"], strict=True)}
    piles = {pile: referee.shuffled(cards, rng) for pile, cards in piles.items()}
    vetoes: dict[str, list[str]] = {}
    for _ in range(min(2, number)):  # earlier rounds turned them up
        if rng.below(3):
            piles["pile_2"].remove("eg95_veto")
            vetoes.setdefault(pick(list(opening["court"]), rng), []).append(pick(("this", "next"), rng))
    home, chosen = "", ""
    if at == "next_part":
        copies = {card: (pile, card) for pile, cards in piles.items() for card in cards}
        home, chosen = copies[pick(sorted(copies), rng)]
        piles[home].remove(chosen)
    offered = referee.shuffled([pile for pile in PILES if pile != home], rng)[max(0, turns - 1) :]
    return {
        "card": chosen,
        "done": pick(([], [], ["place"], ["special"]), rng) if chosen else [],
        "offer": [piles[pile].pop(0) for pile in PILES if pile in offered],
        "piles": {pile: piles[pile][: 10 - number] for pile in PILES[:4]},
        "vetoes": vetoes,
    }


def random_position(opening: dict[str, Any], options: Mapping[str, Any], at: str, rng: Rng) -> dict[str, Any]:
    seats = "".join(opening["court"])
    rounds = ROUNDS[options["short_game"]]
    number = rng.below(len(rounds))
    power = random_power(seats, at, number, rng)
    cards = random_cards(opening, at, number, len(power["turned"]), rng)
    return {"at": at, "round": rounds[number]} | random_pieces(seats, rng) | power | cards


@rule("EG-SPEC-5", "EG-VETO-5", "EG-VETO-8", "EG-DP-8", "EG-DP-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("at", ["next_part", "choose_card", "play_power"])
def test_odd_positions(at: str, players: int) -> None:
    """To the end of the turn, so that the whole special action is seen with all its windows."""
    positions = by_tier(40, 400, 5000) if at == "next_part" else by_tier(10, 50, 600)
    for seed in range(positions):
        rng = Rng(10_000 * players + seed)
        setup = load_game("el-grande").set_up(any_options(players, rng))
        position = random_position(truth(begin(setup, seed)), setup.options, at, rng)
        table = Match(setup, seed_bytes(seed), state=setup.game.position(setup, position, seed_bytes(seed)))
        game = Game(position, setup.options)
        compare(table, game)
        active = game.active
        while not table.over and game.active == active:
            step(table, game, rng)
            compare(table, game)


# -- the referee alone -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "table", "counts", "points"),
    [
        (4, (5, 3, 1), {"A": 4, "B": 4, "C": 4, "D": 3}, {"A": 3, "B": 3, "C": 3}),  # WE-95-3
        (4, (6, 4, 2), {"A": 4, "B": 3, "C": 2, "D": 2}, {"A": 6, "B": 4}),  # WE-95-4
        (2, (5, 3, 1), {"A": 3, "B": 2}, {"A": 5}),  # WE-95-12
        (2, (5, 3, 1), {"A": 3, "B": 3}, {}),
        (3, (6, 4, 2), {"A": 4, "B": 2, "C": 1}, {"A": 6, "B": 4}),  # WE-95-13
        (3, (6, 4, 2), {"A": 4, "B": 2, "C": 2}, {"A": 6}),
        (3, (6, 4, 2), {"A": 3, "B": 3, "C": 1}, {"A": 4, "B": 4}),
    ],
)
def test_the_referee_scores(
    players: int, table: tuple[int, ...], counts: dict[str, int], points: dict[str, int]
) -> None:
    assert referee.score(counts, table, players) == points


def test_the_referee_slides() -> None:
    """WE-95-3 with the other tie rule."""
    counts = {"A": 4, "B": 4, "C": 4, "D": 3}
    assert referee.score(counts, (5, 3, 1), 4, "sliding") == {"A": 3, "B": 3, "C": 3, "D": 1}


def test_the_referee_scores_first_places() -> None:
    """WE-95-14, and no bonus where the first place is shared."""
    assert referee.score({"A": 3, "B": 3, "C": 1}, (6, 4, 2), 4, first_only=True) == {}
    assert referee.score({"A": 2, "D": 1}, (5, 4, 1), 4, king=True, grandes=("A",), first_only=True) == {"A": 9}
    assert referee.score({"A": 3, "B": 3}, (5, 3, 1), 2, king=True, grandes=("A", "B")) == {}


def test_the_referee_plays_alone() -> None:
    """Thirty caballeros a colour at every decision, all rounds in their order, and an end."""
    for seed in range(by_tier(4, 20, 200)):
        rng = Rng(seed)
        options = any_options(2 + seed % 4, rng)
        game = Game(referee.deal(options, rng), options)
        rounds: list[int] = []
        while game.ask:
            rounds += [game.round] if game.round not in rounds else []
            for seat in game.seats:
                on_map = [area[seat] for area in game.areas.values()]
                assert min(on_map) >= 0
                assert game.court[seat] + game.province[seat] + sum(on_map) == CABALLEROS
            letter = pick(sorted(game.asked()), rng)
            game.play(letter, pick(sorted(game.options(letter)), rng))
        assert tuple(rounds) == ROUNDS[options["short_game"]]
