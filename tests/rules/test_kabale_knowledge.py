"""Who knows what in Kabale & Hiebe (section 3 of the spec), beyond what the two worlds show for all games."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.records.match import Match, new
from tests.kit import by_tier, rule, walk


def at(position: dict[str, Any], **options: object) -> Match:
    setup = load_game("kabale").set_up({"players": 2, **options})
    seed = seed_bytes(1)
    return Match(setup, seed, state=setup.game.position(setup, position, seed))


def imagined(table: Match, seat: int, times: int = 200) -> list[dict[str, Any]]:
    """What the seat thinks possible, drawn many times, in the words of positions."""
    out = []
    for i in range(times):
        state = table.state.clone()
        state.determinize(seat, Rng(i))
        out.append(table.setup.game.describe(table.setup, state))
    return out


@rule("KH-INFO-1", "KH-INFO-2", "KH-INFO-3", "KH-D1")
def test_a_seat_sees_its_own_cards_and_the_backs_of_the_others() -> None:
    columns = {"c1": {"cards": ["A king*", "B queen*", "B mage"]}}
    table = at({"columns": columns, "hands": {"A": ["witch"], "B": ["dragon", "romeo"]}})
    own, other, spectator = table.view("A"), table.view("B"), table.view()
    assert own["columns"]["c1"]["cards"] == ["A king*", "B ?*", "B mage"]
    assert other["columns"]["c1"]["cards"] == ["A ?*", "B queen*", "B mage"]
    assert spectator["columns"]["c1"]["cards"] == ["A ?*", "B ?*", "B mage"]
    assert own["hands"] == {"A": ["witch"], "B": 2}
    assert spectator["hands"] == {"A": 1, "B": 2}
    assert own["decks"] == {"A": 23, "B": 21}
    table.play("A", "place_card witch c2")
    assert table.view("B")["columns"]["c2"]["cards"] == ["A ?*"]


@rule("KH-INFO-4", "KH-D2")
def test_a_card_under_a_disguise_is_known_to_its_owner_only() -> None:
    columns = {"c1": {"cards": ["B disguise", "A king*"]}}
    table = at({"at": "disguise", "to_act": "B", "active": "A", "columns": columns, "hands": {"B": ["mage", "romeo"]}})
    assert table.legal_moves("B") == ["disguise mage", "disguise romeo", "disguise skip"]
    table.play("B", "disguise mage")
    assert table.view("B")["columns"]["c1"]["cards"] == ["B disguise", "B mage under", "A ?*"]
    assert table.view("A")["columns"]["c1"]["cards"] == ["B disguise", "B ? under", "A king*"]
    assert "B hides a card under the Disguise in column 1." in table.log("A")
    assert "B hides Mage under the Disguise in column 1." in table.log("B")


@rule("KH-D3", "KH-TRA-1")
def test_the_choice_of_a_traitor_is_public() -> None:
    columns = {"c1": {"goal": "goal_music_5", "cards": ["B traitor", "A king*"]}, "c2": {"goal": "goal_trade_4"}}
    table = at({"at": "traitor", "to_act": "B", "active": "A", "columns": columns})
    assert table.legal_moves("B") == ["traitor c2", "traitor skip"]
    table.play("B", "traitor c2")
    assert "B exchanges the goals of columns 1 and 2." in table.log("A")
    assert table.view("A")["columns"]["c1"]["goal"] == "goal_trade_4"


@rule("KH-INFO-5")
def test_discard_piles_are_public() -> None:
    table = at({"discards": {"B": ["king", "storm"]}})
    assert table.view("A")["discards"]["B"] == ["king", "storm"]


@rule("KH-INFO-6", "A-18", "KH-AWD-1")
def test_won_goals_are_counted_for_others_and_awards_are_in_the_log() -> None:
    table = walk(load_game("kabale").set_up({"players": 3}), 5, 40)
    won = {letter: table.view(letter)["won"][letter] for letter in "ABC"}
    assert sum(len(goals) for goals in won.values()) > 2
    for reader in ("A", "B", "C"):
        others = {letter: len(goals) for letter, goals in won.items() if letter != reader}
        assert {letter: table.view(reader)["won"][letter] for letter in others} == others
    assert table.view()["won"] == {letter: len(goals) for letter, goals in won.items()}
    assert sum(" wins " in line for line in table.log()) == sum(len(goals) for goals in won.values())


@rule("KH-INFO-7")
def test_goals_in_the_row_are_public_and_the_deck_is_a_number() -> None:
    table = new("kabale", players=4, seed=1)
    assert all(column["goal"].startswith("goal_") for column in table.view()["columns"].values())
    assert table.view("B")["goal_deck"] == 20


@rule("KH-EXP-2", "KH-INFO-3")
def test_a_card_that_travelled_is_remembered_though_its_back_is_shown() -> None:
    table = at({"columns": {"c1": {"cards": ["B explorer*"]}}, "hands": {"A": ["king", "queen", "mage"]}})
    table.play("A", "place_card king c1")
    assert table.view("A")["columns"]["c2"]["cards"] == ["B ?*"]
    assert {world["columns"]["c2"]["cards"][0] for world in imagined(table, 0)} == {"B explorer* seen"}


def test_any_unseen_card_may_be_anywhere() -> None:
    table = at(
        {"columns": {"c1": {"cards": ["B king*", "B queen"]}}, "hands": {"B": ["mage"]}, "discards": {"B": ["witch"]}}
    )
    worlds = imagined(table, 0, 2000)
    lying = {world["columns"]["c1"]["cards"][0] for world in worlds}
    held = {world["hands"]["B"][0] for world in worlds}
    assert len(lying) == len(held) == 23
    assert not {"B queen*", "B witch*"} & lying


@rule("KH-DRAW-2")
def test_after_a_reshuffle_the_deck_is_known_to_hold_the_old_discards() -> None:
    """B's deck is made of king and queen; what B held and had placed before can be neither."""
    position = {
        "to_act": "B",
        "columns": {"c1": {"goal": "goal_music_5", "cards": ["B romeo*", "A king"]}, "c2": {"goal": "goal_trade_5"}},
        "hands": {"B": ["mage", "witch", "dragon"]},
        "decks": {"B": []},
        "discards": {"B": ["rest"]},
    }
    table = at(position)
    table.play("B", "place_card mage c2")
    assert "B shuffles the discard pile into a new deck." in table.log("A")
    for world in imagined(table, 0, 500):
        old = {"romeo", "mage", "witch", "dragon"}
        assert world["columns"]["c1"]["cards"][0].split()[1].rstrip("*") in old
        assert world["columns"]["c2"]["cards"][0].split()[1].rstrip("*") in old, "placed before the draw"
        assert not set(world["decks"]["B"]) & old
        assert len(set(world["hands"]["B"]) & old) == 2


def test_all_deals_that_a_seat_cannot_tell_apart_are_equally_likely() -> None:
    """B holds two of three unseen cards and has placed one: each of the three lies there a third of the time."""
    rest = [
        card
        for card in load_game("kabale").set_up({}).rules.space.words["card"]
        if card not in ("mage", "witch", "king")
    ]
    position = {
        "columns": {"c1": {"cards": ["B king*"]}},
        "hands": {"B": ["mage", "witch"]},
        "decks": {"B": []},
        "discards": {"B": rest},
    }
    worlds = imagined(at(position), 0, 3000)
    lying = [world["columns"]["c1"]["cards"][0] for world in worlds]
    for card in ("B king*", "B mage*", "B witch*"):
        assert 900 < lying.count(card) < 1100


@rule("KH-TURN-8", "KH-DRAW-3", "KH-DRAW-4")
def test_endless_looking_rounds_end_and_stay_consistent() -> None:
    """Everybody fills up one column, so that decks run out, piles are shuffled again and hands go empty."""
    kabale = load_game("kabale")
    told: set[str] = set()
    for seed in range(by_tier(5, 30, 300)):
        setup = kabale.set_up({"players": 2 + seed % 5}, "other-readings" if seed % 2 else "")
        table, rng = Match(setup, seed_bytes(seed)), Rng(seed)
        while not table.over:
            seat = table.state.to_move()
            options = table.state.legal_actions(seat)
            crowding = [action for action in options if action < 150 and action % 6 == 0]
            tried = crowding if crowding and rng.below(25) else options
            table.play_action(seat, tried[rng.below(len(tried))])
            if len(table.moves) % 10 == 0:
                for reader in range(-1, setup.seats):
                    other = table.state.clone()
                    other.determinize(reader, Rng(seed))
                    kabale.check(other)
                    assert other.view(reader) == table.state.view(reader)
        told |= {setup.rules.event_kinds[row[0]].name for row in table.events.rows}
    assert {"reshuffled", "turn-skipped", "stayed"} <= told or by_tier(1, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_a_terminal(players: int, language: str) -> None:
    table = walk(load_game("kabale").set_up({"players": players}), 5, 25)
    for width in (80, 120):
        assert max(len(line) for line in table.board("A", table.words(language), width=width).splitlines()) <= width


@rule("KH-DIS-2", "KH-DRAW-2")
def test_two_cards_played_without_a_draw_between_cannot_both_be_fresh() -> None:
    """B's pile is shuffled and B draws one of it; then B places a card and puts another under the own Disguise."""
    position = {
        "to_act": "B",
        "columns": {"c1": {"goal": "goal_music_5", "cards": ["B disguise*"]}, "c2": {"goal": "goal_trade_5"}},
        "hands": {"B": ["mage", "witch", "dragon"], "A": ["king", "queen", "juliet"]},
        "decks": {"B": []},
        "discards": {"B": ["rest"]},
    }
    table = at(position)
    pile = set(table.view()["discards"]["B"])
    for seat, move in ("B", "place_card mage c2"), ("A", "place_card king c2"), ("B", "place_card witch c1"):
        table.play(seat, move)
    table.play("B", "disguise dragon")
    numbers = []
    for world in imagined(table, 0, 3000):
        lying = [text.split()[1].rstrip("*") for text in world["columns"]["c1"]["cards"][1:]]
        numbers.append(len(pile & set(lying)))
    assert set(numbers) == {0, 1}


def test_a_redraw_is_exactly_what_can_have_happened() -> None:
    """B reshuffles and draws, places X, puts Y under the own Disguise, draws twice, places Z.

    B held two old cards and one fresh one. Every way to choose X, Y and Z is tried here with plain sets; the patterns
    of old and fresh must be those that the others imagine, no more and no fewer.
    """
    possible: set[tuple[bool, ...]] = set()
    for x, y, z in itertools.permutations(["old 1", "old 2", "fresh 1", "fresh 2", "fresh 3"], 3):
        if {x, y} <= {"old 1", "old 2", "fresh 1"}:
            possible.add(tuple(card.startswith("old") for card in (x, y, z)))
    position = {
        "to_act": "B",
        "columns": {
            "c1": {"goal": "goal_music_5", "cards": ["B disguise*"]},
            "c2": {"goal": "goal_trade_5"},
            "c3": {"goal": "goal_alchemy_5"},
        },
        "hands": {"A": ["king", "queen", "mage"], "B": ["mage", "witch", "dragon"], "C": ["king", "queen", "mage"]},
        "decks": {"B": []},
        "discards": {"B": ["rest"]},
    }
    table = at(position, players=3)
    pile = set(table.view()["discards"]["B"])
    for seat, move in (
        ("B", "place_card mage c2"),
        ("C", "place_card king c3"),
        ("A", "place_card king c3"),
        ("B", "place_card witch c1"),
        ("B", "disguise dragon"),
        ("C", "place_card queen c3"),
        ("A", "place_card queen c3"),
    ):
        table.play(seat, move)
    table.play("B", table.legal_moves("B")[2])
    assert table.view("A")["columns"]["c3"]["cards"][-1] == "B ?*"
    seen: set[tuple[bool, ...]] = set()
    for world in imagined(table, 0, 4000):
        _, under, flipper = world["columns"]["c1"]["cards"]
        lying = [text.split()[1].rstrip("*") for text in (flipper, under, world["columns"]["c3"]["cards"][-1])]
        seen.add(tuple(card not in pile for card in lying))
    assert seen == possible
