"""El Grande from the set-up to the last scoring: what no single position can show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.games.el_grande.files import shipped
from grandee.records import log
from grandee.records.match import Match, begin, new
from tests.kit import by_tier, rule, step, walk

GAME = load_game("el-grande")
SEEDS = range(by_tier(3, 10, 40))
NEIGHBOURS = {  # the table of EG-MAP-6
    "galicia": "navarra castilla",
    "navarra": "galicia castilla aragon",
    "castilla": "galicia navarra aragon toledo",
    "aragon": "navarra castilla toledo valencia cataluna",
    "cataluna": "aragon valencia",
    "toledo": "castilla aragon valencia granada sevilla",
    "valencia": "aragon cataluna toledo granada",
    "sevilla": "toledo granada",
    "granada": "sevilla toledo valencia",
}
CALLS = {1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1, 12: 0, 13: 0}  # the table of EG-PCARD-1
PILES = {  # the cards of section 21.1, with their copies
    "pile_1": {
        "eg95_move_all_own_one_region": 1,
        "eg95_place_two_anywhere": 1,
        "eg95_place_two_or_move_all": 1,
        "eg95_move_five_from_one_region": 2,
        "eg95_move_three_foreign": 1,
        "eg95_move_three_any": 1,
        "eg95_move_two_own_two_foreign": 2,
        "eg95_move_four_own": 1,
        "eg95_move_four_any": 1,
    },
    "pile_2": {
        "eg95_veto": 2,
        "eg95_court_crisis": 2,
        "eg95_kings_return": 1,
        "eg95_banish_one_foreign": 1,
        "eg95_secret_withdraw_two": 1,
        "eg95_secret_withdraw_all": 1,
        "eg95_score_any_p2": 3,
    },
    "pile_3": {
        "eg95_score_fours": 2,
        "eg95_score_fives": 2,
        "eg95_score_sixes_sevens": 1,
        "eg95_score_castillo": 2,
        "eg95_score_any_p3": 1,
        "eg95_score_most": 1,
        "eg95_score_fewest": 1,
        "eg95_score_first_places": 1,
    },
    "pile_4": {
        "eg95_mobile_scoreboard": 3,
        "eg95_royal_adviser": 1,
        "eg95_eviction": 1,
        "eg95_move_grande": 2,
        "eg95_retrieve_power": 2,
        "eg95_court_reinforce": 1,
        "eg95_secret_scoring": 1,
    },
}
ROUNDS = {  # S is a general scoring
    "none": "1 2 3 S 4 5 6 S 7 8 9 S",
    "two_per_period": "2 3 S 5 6 S 8 9 S",
    "six_rounds": "1 2 3 S 4 5 6 S",
}
OTHER_READINGS = {"placement_mandatory": False, "call_mandatory": False}

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])
every_length = pytest.mark.parametrize("short_game", list(ROUNDS))


def truth(table: Match) -> dict[str, Any]:
    """The whole table in the words of positions, all secrets included."""
    return GAME.describe(table.setup, table.state)


def at(position: dict[str, Any], **options: object) -> Match:
    setup = GAME.set_up({"players": 2, **options})
    return Match(setup, seed_bytes(1), state=GAME.position(setup, position, seed_bytes(1)))


def deals(players: int, **options: object) -> Iterator[tuple[Match, dict[str, Any]]]:
    for seed in SEEDS:
        table = begin(GAME.set_up({"players": players, **options}), seed)
        yield table, truth(table)


def whole_game(seed: int, **options: object) -> Match:
    return walk(GAME.set_up(options), seed, 1_000_000)


def told(table: Match, *names: str) -> list[list[str]]:
    """The events of some kinds, each as a list of words."""
    lines = [log.in_words(table.setup, row).split() for row in table.events.rows]
    return [words for words in lines if words[0] in names]


def round_by_round(table: Match, *names: str) -> list[list[list[str]]]:
    """The events of some kinds, round by round; each round begins with its `round-started`."""
    rounds: list[list[list[str]]] = []
    for words in told(table, "round-started", *names):
        if words[0] == "round-started":
            rounds.append([])
        rounds[-1].append(words)
    return rounds


# -- components and set-up -----------------------------------------------------------------------


@rule("WE-95-8", "EG-COMP-2", "EG-COMP-3", "EG-SETUP-8", "EG-SETUP-10", "EG-SETUP-11")
@every_number_of_players
def test_everybody_starts_with_thirty_caballeros_and_thirteen_power_cards(players: int) -> None:
    for table, begun in deals(players):
        assert len(table.setup.letters) == players
        for letter in table.setup.letters:
            at_home = {word: counts[letter] for word, counts in begun["regions"].items() if letter in counts}
            assert at_home == {begun["grandes"][letter]: 2}
            assert (begun["court"][letter], begun["province"][letter]) == (7, 21)
            assert begun["hands"][letter] == list(range(1, 14))


@rule("EG-COMP-2")
@pytest.mark.parametrize("players", [1, 6])
def test_there_are_five_colours_and_a_game_needs_two(players: int) -> None:
    with pytest.raises(BadInput):
        GAME.set_up({"players": players})


@rule("EG-SETUP-7", "EG-SETUP-8")
@every_number_of_players
def test_home_regions_differ_from_each_other_and_from_the_kings_region(players: int) -> None:
    for _, begun in deals(players):
        drawn = [begun["king"], *begun["grandes"].values()]
        assert len(set(drawn)) == players + 1
        assert set(drawn) <= set(NEIGHBOURS)
        assert begun["regions"][begun["king"]] == {}


@rule("EG-SETUP-7", "EG-SETUP-8", "EG-MAP-1")
def test_the_king_and_every_grande_may_start_in_any_of_nine_regions_equally_often() -> None:
    deals_seen = [truth(new("el-grande", players=5, seed=seed)) for seed in range(900)]
    for drawn in (
        Counter(begun["king"] for begun in deals_seen),
        Counter(begun["grandes"]["A"] for begun in deals_seen),
        Counter(begun["grandes"]["E"] for begun in deals_seen),
    ):
        assert set(drawn) == set(NEIGHBOURS)
        assert all(60 < times < 145 for times in drawn.values()), drawn


@rule("EG-SETUP-4", "EG-SETUP-5", "EG-SETUP-6", "EG-SETUP-14", "AMB-4")
@every_number_of_players
def test_boards_are_off_the_castillo_is_empty_and_nobody_has_points(players: int) -> None:
    for table, begun in deals(players):
        assert begun["boards"] == {"board_8": "off", "board_4": "off"}
        assert begun["castillo"] == {}
        assert set(begun["score"].values()) == {0}
        assert table.points == dict.fromkeys(table.setup.letters, 0)
        assert begun["round"] == 1


@rule("EG-COMP-5", "EG-SETUP-3", "WE-95-8", "EG-REVEAL-1")
@every_number_of_players
def test_four_piles_of_eleven_cards_and_the_king_card(players: int) -> None:
    assert sum(sum(cards.values()) for cards in PILES.values()) == 44
    for _, begun in deals(players):
        assert begun["offer"][4:] == ["eg95_king"]
        assert set(begun["piles"]) == set(PILES)
        for turned_up, (pile, cards) in zip(begun["offer"], PILES.items(), strict=False):
            assert len(begun["piles"][pile]) == 10
            assert Counter([turned_up, *begun["piles"][pile]]) == cards


@rule("EG-SETUP-3")
def test_every_pile_is_shuffled() -> None:
    begun = [truth(new("el-grande", seed=seed)) for seed in range(60)]
    for i, (pile, cards) in enumerate(PILES.items()):
        assert {deal["offer"][i] for deal in begun} == set(cards), "any card can come first"
        assert len({tuple(deal["piles"][pile]) for deal in begun}) > 50


@rule("EG-SETUP-9", "EG-KING-12")
@every_number_of_players
def test_region_cards_are_public_when_drawn_and_do_nothing_afterwards(players: int) -> None:
    for table, begun in deals(players):
        for reader in (None, *table.setup.letters):
            view = table.view(reader)
            assert [view[key] for key in ("king", "grandes", "regions")] == [
                begun[key] for key in ("king", "grandes", "regions")
            ]
    table = whole_game(players, players=players)
    begun = truth(new("el-grande", players=players, seed=players))
    king, homes = begun["king"], dict(begun["grandes"])
    for name, seat, source, target in told(table, "king-moved", "grande-moved"):
        if name == "king-moved":
            assert source == king
            king = target
        else:
            assert source == homes[seat]
            homes[seat] = target
    assert (truth(table)["king"], truth(table)["grandes"]) == (king, homes)


@rule("EG-SETUP-13")
@every_number_of_players
def test_the_first_player_is_chosen_or_drawn(players: int) -> None:
    letters = "ABCDE"[:players]
    for letter in letters:
        for table, begun in deals(players, start_seat=letter):
            assert (begun["first"], table.asked) == (letter, [letter])
    drawn = Counter(truth(new("el-grande", players=players, seed=seed))["first"] for seed in range(100 * players))
    assert set(drawn) == set(letters)
    assert all(65 < times < 140 for times in drawn.values()), drawn


@rule("EG-SETUP-13")
def test_nobody_sits_at_a_start_seat_beyond_the_table() -> None:
    with pytest.raises(BadInput):
        GAME.set_up({"players": 4, "start_seat": "E"})


def turned_seats(given: Any, by: dict[str, str]) -> Any:
    """The same position or move for a table whose players have all moved on some seats."""
    if isinstance(given, dict):
        return {by.get(key, key): turned_seats(value, by) for key, value in given.items()}
    if isinstance(given, list):
        return [turned_seats(value, by) for value in given]
    if isinstance(given, str):
        return " ".join(by.get(word, word) for word in given.split(" "))
    return given


@rule("EG-SETUP-15", "AMB-63")
@every_number_of_players
def test_it_makes_no_difference_which_colour_and_seat_somebody_has(players: int) -> None:
    setup = GAME.set_up({"players": players})
    letters = list(setup.letters)
    for seed in SEEDS:
        table = walk(setup, seed, 1_000_000)
        by = dict(zip(letters, letters[1:] + letters[:1], strict=True))
        begun = turned_seats(truth(Match(setup, seed_bytes(seed))), by)
        other = Match(setup, seed_bytes(seed), state=GAME.position(setup, begun, seed_bytes(seed)))
        for move in table.moves:
            letter, _, rest = turned_seats(move, by).partition(" ")
            other.play(letter, rest)
        assert other.over
        expected = turned_seats(truth(table), by)
        assert truth(other) == expected | {"turned": sorted(expected["turned"])}


# -- the map -------------------------------------------------------------------------------------


@rule("EG-MAP-6", "EG-MAP-8", "EG-PLACE-4", "EG-PLACE-5")
@pytest.mark.parametrize("king", list(NEIGHBOURS))
def test_caballeros_are_placed_beside_the_king_or_thrown_into_the_castillo(king: str) -> None:
    table = at({"at": "next_part", "card": "eg95_king", "king": king, "court": {"A": 5}})
    table.play("A", "next_part place")
    assert set(table.legal_moves("A")) == {f"place_one {area}" for area in [*NEIGHBOURS[king].split(), "castillo"]}


@rule("EG-MAP-6", "EG-MAP-8")
@pytest.mark.parametrize("king", list(NEIGHBOURS))
def test_the_royal_adviser_leads_the_king_to_a_neighbour_and_never_to_the_castillo(king: str) -> None:
    table = at({"at": "next_part", "card": "eg95_royal_adviser", "king": king})
    table.play("A", "next_part special")
    assert set(table.legal_moves("A")) == {f"king_to {region}" for region in NEIGHBOURS[king].split()}


@rule("EG-MAP-1", "EG-MAP-5")
def test_no_move_and_no_position_knows_france_or_portugal() -> None:
    words = GAME.set_up({}).rules.space.words
    assert {word for word in words["region"] if word} == set(NEIGHBOURS)
    assert {word for word in words["area"] if word} == {*NEIGHBOURS, "castillo"}
    for country in ("france", "portugal"):
        with pytest.raises(BadInput):
            at({"king": country})
        with pytest.raises(BadInput):
            at({"regions": {country: {"A": 1}}})


# -- pieces and cards through whole games --------------------------------------------------------


@rule("EG-COMP-3", "EG-COMP-7", "EG-COMP-8", "EG-COMP-9", "EG-MAP-12")
@every_number_of_players
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["rulebook", "other-readings"])
def test_thirty_caballeros_and_one_grande_at_every_decision(players: int, options: dict[str, object]) -> None:
    setup = GAME.set_up({"players": players, **options})
    table, rng = Match(setup, seed_bytes(players)), Rng(players)
    while not table.over:
        step(table, rng)
        now = truth(table)
        for letter in setup.letters:
            places = [*now["regions"].values(), now["castillo"], now["court"], now["province"]]
            assert sum(counts.get(letter, 0) for counts in places) == 30
            assert min(counts.get(letter, 0) for counts in places) >= 0
            assert now["grandes"][letter] in NEIGHBOURS
            assert now["score"][letter] >= 0


@rule("EG-COMP-7")
@pytest.mark.parametrize("move", ["place_one navarra", "place_one castillo"])
def test_a_caballero_is_taken_from_where_it_was(move: str) -> None:
    table = at({"at": "next_part", "card": "eg95_king", "king": "galicia", "court": {"A": 2}, "province": {"A": 28}})
    table.play("A", "next_part place")
    table.play("A", move)
    assert (truth(table)["court"]["A"], truth(table)["province"]["A"]) == (1, 28)


@rule("EG-PCARD-1", "EG-CALL-3", "EG-CALL-9")
@pytest.mark.parametrize("value", list(CALLS))
def test_a_power_card_calls_its_number(value: int) -> None:
    """B has had its turn; A's is next, with all caballeros in the province."""
    other = 13 if value < 13 else 12
    offer = ["eg95_veto", "eg95_king"]
    table = at({"at": "next_turn", "power": {"A": value, "B": other}, "turned": ["B"], "offer": offer})
    assert (table.decision, truth(table)["court"]["A"]) == ("choose_card", CALLS[value])
    assert truth(table)["province"]["A"] == 30 - CALLS[value]


@rule("EG-PCARD-1", "AMB-3")
@pytest.mark.parametrize("value", range(1, 12))
def test_with_the_other_reading_the_number_is_the_most_that_can_be_called(value: int) -> None:
    position = {"at": "next_turn", "power": {"A": value, "B": 13}, "turned": ["B"], "offer": ["eg95_veto", "eg95_king"]}
    assert at(position, call_mandatory=False).legal_moves("A") == [f"call {n}" for n in range(CALLS[value] + 1)]


@rule("EG-PCARD-2", "EG-PCARD-3", "EG-PCARD-4", "EG-POWER-3")
@every_number_of_players
def test_one_power_card_is_used_in_each_round_and_comes_back_only_by_a_card(players: int) -> None:
    for seed in SEEDS:
        table = whole_game(seed, players=players)
        held = {letter: set(range(1, 14)) for letter in table.setup.letters}
        for number, events in enumerate(round_by_round(table, "power-played", "retrieved"), 1):
            assert all(len(hand) >= 14 - number for hand in held.values())
            players_of_cards = [words[1] for words in events if words[0] == "power-played"]
            assert sorted(players_of_cards) == list(table.setup.letters)
            for name, seat, value in (words for words in events if words[0] != "round-started"):
                if name == "power-played":
                    held[seat].remove(int(value))
                else:
                    assert int(value) not in held[seat]
                    held[seat].add(int(value))
        assert truth(table)["hands"] == {letter: sorted(hand) for letter, hand in held.items()}


@rule("EG-REVEAL-1", "EG-REVEAL-2", "EG-REVEAL-4", "EG-TURN-9", "EG-END-3", "EG-SHORT-4")
@every_number_of_players
@every_length
def test_each_round_turns_up_a_new_card_of_every_pile_and_the_king_card(players: int, short_game: str) -> None:
    table = whole_game(players, players=players, short_game=short_game)
    begun = truth(Match(table.setup, seed_bytes(players)))
    rounds = round_by_round(table, "card-turned", "card-chosen")
    assert len(rounds) == len(ROUNDS[short_game].replace("S", "").split())
    for number, events in enumerate(rounds):
        turned_up = [words[1] for words in events if words[0] == "card-turned"]
        expected = [
            [offered, *begun["piles"][pile]][number] for offered, pile in zip(begun["offer"], PILES, strict=False)
        ]
        assert turned_up == [*expected, "eg95_king"], "the cards as they lay in the piles at the start"
        chosen = [words[2] for words in events if words[0] == "card-chosen"]
        assert len(chosen) == players
        assert len(set(chosen)) == players, "five piles, so no two cards of a round are alike"
        assert set(chosen) <= set(turned_up)


@rule("EG-POWER-1", "EG-POWER-2", "EG-POWER-4", "EG-POWER-5", "EG-POWER-7", "EG-TURN-1", "EG-PICK-1", "AMB-63")
@every_number_of_players
def test_power_cards_are_played_clockwise_and_turns_go_from_high_to_low(players: int) -> None:
    for seed in SEEDS:
        table = whole_game(seed, players=players)
        letters = list(table.setup.letters)
        rounds = round_by_round(table, "power-played", "turn-started", "card-chosen")
        for events, following in pairwise([*rounds, []]):
            first = letters.index(events[0][2])
            powers = {words[1]: int(words[2]) for words in events if words[0] == "power-played"}
            assert list(powers) == letters[first:] + letters[:first]
            assert len(set(powers.values())) == players
            order = sorted(powers, key=lambda letter: -powers[letter])
            assert [words[1] for words in events if words[0] == "turn-started"] == order
            assert [words[1] for words in events if words[0] == "card-chosen"] == order
            if following:
                assert following[0][2] == order[-1], "the lowest card begins, also if it was taken back"


# -- rounds, scorings, the end -------------------------------------------------------------------


@rule("EG-ROUND-1", "EG-ROUND-4", "EG-WIN-1", "WE-95-10", "WE-95-11", "EG-SHORT-2", "EG-SHORT-3", "AMB-45")
@every_number_of_players
@every_length
def test_rounds_and_general_scorings_follow_each_other(players: int, short_game: str) -> None:
    table = whole_game(players, players=players, short_game=short_game)
    events = told(table, "round-started", "general-scoring", "final-score")
    played = ["S" if words[0] == "general-scoring" else words[1] for words in events if words[0] != "final-score"]
    assert " ".join(played) == ROUNDS[short_game]
    assert [words[0] for words in events[-players:]] == ["final-score"] * players


@rule("EG-SHORT-4")
@every_number_of_players
@every_length
def test_a_short_game_is_set_up_like_a_long_one(players: int, short_game: str) -> None:
    for seed in SEEDS:
        short = truth(new("el-grande", players=players, seed=seed, short_game=short_game))
        assert short | {"round": 1} == truth(new("el-grande", players=players, seed=seed))


@rule("EG-SHORT-4")
@pytest.mark.parametrize("short_game", ["two_per_period", "six_rounds"])
def test_a_short_game_leaves_five_cards_in_every_pile(short_game: str) -> None:
    table = whole_game(4, players=4, short_game=short_game)
    assert {len(cards) for cards in truth(table)["piles"].values()} == {5}


@rule("EG-WIN-2", "EG-WIN-4", "AMB-19")
@every_number_of_players
def test_all_with_the_highest_score_win(players: int) -> None:
    for seed in SEEDS:
        table = whole_game(seed, players=players)
        scores = {seat: int(points) for _, seat, points in told(table, "final-score")}
        assert table.points == scores == truth(table)["score"]
        assert table.winners == [letter for letter, points in scores.items() if points == max(scores.values())]


# -- a deck that runs out ------------------------------------------------------------------------


def short_of_cards(pile_1: int) -> dict[str, str]:
    """The standard deck with fewer cards in pile 1."""
    text, gone = shipped("cards.toml"), 11 - pile_1
    for card, copies in PILES["pile_1"].items():
        taken = min(gone, copies)
        head, tail = text.split(f'id = "{card}"\n', 1)
        text = f'{head}id = "{card}"\n' + tail.replace(f"copies = {copies}", f"copies = {copies - taken}", 1)
        gone -= taken
    return {"deck": text}


def set_up_with(pile_1: int, players: int) -> Setup:
    return GAME.set_up({"players": players}, "", short_of_cards(pile_1))


@rule("EG-REVEAL-3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cards", [0, 5, 8])
def test_a_pile_that_has_run_out_offers_no_card_and_is_not_shuffled_again(players: int, cards: int) -> None:
    table = walk(set_up_with(cards, players), 3, 1_000_000)
    rounds = round_by_round(table, "card-turned", "card-chosen")
    assert len(rounds) == 9
    seen: Counter[str] = Counter()
    for number, events in enumerate(rounds, 1):
        turned_up = [words[1] for words in events if words[0] == "card-turned"]
        assert len(turned_up) == (5 if number <= cards else 4)
        assert (turned_up[0] in PILES["pile_1"]) == (number <= cards)
        assert sum(words[0] == "card-chosen" for words in events) == players
        seen.update(turned_up)
    assert sum(seen[card] for card in PILES["pile_1"]) == cards
    assert table.over


@rule("EG-REVEAL-3", "EG-REVEAL-4")
def test_a_deck_that_cannot_give_everybody_a_card_is_refused() -> None:
    with pytest.raises(BadInput):
        set_up_with(8, 5)
    assert walk(set_up_with(9, 5), 1, 1_000_000).over
