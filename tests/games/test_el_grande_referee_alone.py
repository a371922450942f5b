"""The referee of El Grande by itself: whole games and odd positions of any options, and what must hold in all of them.

No test here looks at the engine, so none of them shows that a rule is kept.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grandee.core.chance import Rng
from tests.kit import by_tier
from tests.referee.el_grande import CABALLEROS, CARDS, REGIONS, ROUNDS, Game, Rolled, deal, new_game
from tests.referee.el_grande.cards import basic_deck
from tests.referee.el_grande.data import (
    BLACK,
    BLACK_CABALLEROS,
    CASTILLO,
    FRANCE,
    GRANADA,
    GREYS,
    POWERS,
    SCORING_ROUNDS,
    VIRTUAL,
)
from tests.referee.el_grande.positions import ALL_OPTIONS, pick, random_options, random_position

WORDS = {  # every decision of section 23
    *("play_power", "call", "recall_one", "choose_card", "next_part", "place_one", "veto", "castillo_disk"),
    *("move_one", "choose_region", "choose_mode", "place_anywhere_one", "return_one", "banish_one", "disk", "board"),
    *("king_to", "escort_one", "grande_to", "retrieve", "court_n", "swap_grande", "france_place", "pass_grey"),
    *("call_extra", "place_extra", "grey_effect"),
}


def any_options(edition: str, rng: Rng) -> dict[str, Any]:
    return random_options(edition, 2 + rng.below(4), ALL_OPTIONS, rng)


def check(game: Game) -> None:
    """What holds at every decision of every set-up."""
    for colour in game.players:  # EG-COMP-9
        on_map = [counts[colour] for counts in game.areas.values()]
        assert min(on_map) >= 0
        assert game.court.get(colour, 0) + game.province[colour] + sum(on_map) == CABALLEROS
    check_king(game)
    check_variants(game)
    assert len(game.offer) == len(set(game.offer))
    for seat in game.seats:
        assert set(game.hands[seat]) <= set(POWERS)
        assert len(set(game.hands[seat])) == len(game.hands[seat])
    assert len({game.value(who) for who in game.power}) == len(game.power)  # EG-POWER-2, EG-SHIFT-3
    assert game.ask is not None
    for moves in game.ask.options.values():
        assert len(moves) == len(set(moves)) > 1


def check_king(game: Game) -> None:
    places = {*REGIONS, "france", "portugal", CASTILLO} if game.has_regency else set(REGIONS)
    assert game.king in places
    assert set(game.grandes.values()) <= {*REGIONS, *([CASTILLO] if game.has_regency else [])}
    if game.muslim:
        assert GRANADA not in (game.king, *game.grandes.values())  # EG-GRAN-2
    boards = [area for area in game.boards.values() if area != "off"]
    assert len(set(boards)) == len(boards)  # EG-ALT-2
    assert set(boards) <= set(game.areas)


def check_variants(game: Game) -> None:
    if game.has_france:
        standing = Counter(owner for owner in game.france.values() if owner)
        assert standing == {colour: count for colour, count in game.areas[FRANCE].items() if count}
    if game.has_church:
        assert sum(counts[BLACK] for counts in game.areas.values()) == BLACK_CABALLEROS
        assert game.areas[CASTILLO][BLACK] == game.areas.get(FRANCE, {BLACK: 0})[BLACK] == 0  # EG-CHURCH-4
        assert not (game.muslim and game.areas[GRANADA][BLACK])
    if game.has_greys:
        greys = [grey for seat in game.seats for grey in {*game.greys[seat], *game.grey_used[seat]}]
        greys += [grey for seat, grey in game.grey.items() if grey not in {*game.greys[seat], *game.grey_used[seat]}]
        assert len(set(greys)) == len(greys) == 3 * len(game.seats)


def play(game: Game, rng: Rng, words: Counter[str]) -> None:
    assert game.ask is not None
    words[game.ask.word] += 1
    letter = pick(sorted(game.asked()), rng)
    game.play(letter, pick(sorted(game.legal_moves(letter)), rng))


@pytest.mark.parametrize("edition", ["1995", "2023"])
def test_whole_games(edition: str) -> None:
    """All rounds in their order, an end, and what was scored stays."""
    for seed in range(by_tier(50, 100, 500)):
        rng = Rng(seed)
        options = any_options(edition, rng)
        game = new_game(options, rng)
        rounds: list[int] = []
        score = dict(game.score)
        while game.ask:
            check(game)
            rounds += [game.round] if game.round not in rounds else []
            assert all(game.score[seat] >= score[seat] for seat in game.seats)
            score = dict(game.score)
            play(game, rng, Counter())
        assert tuple(rounds) == ROUNDS[options["short_game"]]
        assert set(game.score) == set(game.seats)


@pytest.mark.parametrize("edition", ["1995", "2023"])
def test_odd_positions(edition: str) -> None:
    """To the end of a turn; every decision of the edition comes up."""
    words: Counter[str] = Counter()
    for seed in range(by_tier(800, 1_500, 10_000)):
        rng = Rng(seed)
        options = any_options(edition, rng)
        at = pick(("next_part", "next_part", "next_part", "choose_card", "play_power"), rng)
        game = Game(random_position(options, at, rng), options, Rolled(rng, REGIONS))
        active = game.active
        while game.ask and game.active == active:
            check(game)
            play(game, rng, words)
    of_1995 = {"france_place", "call_extra", "place_extra"}
    of_2023 = {"escort_one", "swap_grande", "grey_effect", "pass_grey"}
    seldom = {"pass_grey", "castillo_disk"}  # these are seen in whole games
    assert WORDS - seldom - (of_2023 if edition == "1995" else of_1995) <= set(words)
    assert set(words) <= WORDS


# -- the data and the deal ---------------------------------------------------------------------------------


def test_the_decks() -> None:
    """The sums of section 21: 45 cards in 1995, 41 in 2023, ten for the regency."""
    old, new = basic_deck({}), basic_deck({"edition": "2023"})
    assert [sum(CARDS[card].pile == pile for card in old) for pile in range(1, 7)] == [11, 11, 11, 11, 1, 0]
    assert [sum(CARDS[card].pile == pile for card in new) for pile in range(1, 7)] == [10, 10, 10, 10, 1, 0]
    assert sum(CARDS[card].pile == 5 for card in basic_deck({"edition": "2023", "new_regency": True})) == 10
    assert Counter(value for value, _, _ in GREYS.values()) == {1: 4, 2: 6, 3: 4, 4: 2}
    assert basic_deck({"eg95_court_crisis_split": True}).count("eg95_court_crisis") == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deal_of_2023(players: int) -> None:
    """WE-23-25 and WE-23-15: what everybody begins with, and every pile with ten cards."""
    for seed in range(20):
        rng = Rng(seed)
        options: dict[str, Any] = {"edition": "2023", "players": players, "new_regency": bool(rng.below(2))}
        options["veteran_cards"] = ("eg23_veto#1", "eg23_veto#2", "eg23_place_two_or_move_all", "eg23_secret_scoring")
        dealt = deal(options, rng)
        for seat, home in dealt["grandes"].items():
            assert dealt["regions"][home] == {seat: 2}
            assert (dealt["court"][seat], dealt["province"][seat], dealt["score"][seat]) == (7, 21, 0)
        sizes = [len(cards) for cards in dealt["piles"].values()]
        assert sizes == ([10, 20, 10] if players == 2 else [10] * 4) + [10] * options["new_regency"]
        cards = [card for pile in dealt["piles"].values() for card in pile]
        assert cards.count("eg23_veto") == 2
        assert {"eg23_place_two_or_move_all", "eg23_secret_scoring"} <= set(cards)
        assert Counter(CARDS[card].pile for card in cards if CARDS[card].pile < 5) == {1: 10, 2: 10, 3: 10, 4: 10}
        if players == 2:
            assert dealt["province"][VIRTUAL] == CABALLEROS
            assert sorted(dealt["virtual_powers"]) == list(POWERS)


def test_the_deal_of_1995() -> None:
    """WE-95-8, and with the variants no king, grande or black caballero in Granada."""
    for seed in range(20):
        options = {"players": 2 + seed % 4, "granada": True, "church": True}
        dealt = deal(options, Rng(seed))
        assert [len(cards) for cards in dealt["piles"].values()] == [11, 11, 11, 11]
        assert not dealt["regions"][GRANADA]
        assert GRANADA not in (dealt["king"], *dealt["grandes"].values())
        black = [region for region, counts in dealt["regions"].items() if counts.get(BLACK)]
        assert len(black) == 2
        assert not {dealt["king"], *dealt["grandes"].values()} & set(black)


@pytest.mark.parametrize(
    ("edition", "short_game", "course"),
    [
        ("2023", "two_per_period", [2, 3, "S", 5, 6, "S", 8, 9, "S"]),  # WE-23-26
        ("1995", "two_per_period", [2, 3, "S", 5, 6, "S", 8, 9, "S"]),  # WE-95-11
        ("1995", "six_rounds", [1, 2, 3, "S", 4, 5, 6, "S"]),  # WE-95-10
        ("2023", "none", [1, 2, 3, "S", 4, 5, 6, "S", 7, 8, 9, "S"]),
    ],
)
def test_the_order_of_rounds(edition: str, short_game: str, course: list[Any]) -> None:
    found: list[Any] = []

    class Watched(Game):
        def begin_round(self, number: int) -> None:
            found.append(number)
            super().begin_round(number)

        def general_scoring(self) -> Any:
            assert self.round in SCORING_ROUNDS
            found.append("S")
            return super().general_scoring()

    rng = Rng(1)
    options = {"edition": edition, "short_game": short_game}
    game = Watched(deal(options, rng), options)
    while game.ask:
        play(game, rng, Counter())
    assert found == course
