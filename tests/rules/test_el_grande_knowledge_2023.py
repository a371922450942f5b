"""Who knows what in the 2023 edition of El Grande: open power cards, removed cards, grey cards, the virtual player."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.state import HIDDEN
from grandee.games import load_game
from grandee.games.el_grande.deck import standard_deck
from grandee.games.el_grande.engine import cells
from grandee.records import record
from grandee.records.match import Match
from tests.games.el_grande.knowledge import events_told_to, full_position, imagined, play
from tests.kit import by_tier, rule, step

GAME = load_game("el-grande")
ALL = list(range(1, 14))
READERS: tuple[str | None, ...] = ("A", "B", "C", None)
VETERANS = ("eg23_veto#1", "eg23_veto#2", "eg23_place_two_or_move_all", "eg23_secret_scoring")
OFFER = ["eg23_fiesta", "eg23_decree", "eg23_your_majesty"]


def at(position: dict[str, Any], **options: object) -> Match:
    setup, seed = GAME.set_up({"edition": "2023", "players": 3, **options}), seed_bytes(1)
    return Match(setup, seed, state=GAME.position(setup, position, seed))


def begun(**options: object) -> Match:
    return Match(GAME.set_up({"edition": "2023", "players": 3, **options}), seed_bytes(5))


# -- power cards -----------------------------------------------------------------------------------


def before_retrieval(**more: Any) -> Match:
    """A has used 7, 9 and 12, the 9 in this round, and may take one of them back."""
    held = [value for value in ALL if value not in (7, 9, 12)]
    position = {"at": "next_part", "card": "eg23_empowerment", "round": 3, "court": {"A": 1}, "turned": ["A", "B", "C"]}
    return at(position | {"power": {"A": 9, "B": 13, "C": 11}, "hands": {"A": held}} | more)


@rule("EG-INFO-11")
def test_a_power_card_is_public_to_the_end_of_the_round_also_after_its_owners_turn() -> None:
    table = at({"at": "next_turn", "power": {"A": 13, "B": 12, "C": 2}, "offer": OFFER})
    play(table, "A choose_card eg23_fiesta", "A next_part end_turn")
    for reader in READERS:
        assert table.view(reader)["power"] == {"A": 13, "B": 12, "C": 2}
    play(table, "B choose_card eg23_decree", "B next_part end_turn", "C call 0", "C next_part end_turn")
    assert full_position(table)["round"] == 2
    for reader in READERS:
        assert table.view(reader)["power"] == {}


@rule("EG-INFO-9", "EG-INFO-11", "AMB-94")
def test_a_card_that_lies_face_up_is_seen_leaving_the_table() -> None:
    table = before_retrieval()
    play(table, "A next_part special", "A retrieve 9")
    for reader in READERS:
        assert "retrieved-openly A 9" in events_told_to(table, reader)
        assert table.view(reader)["hands"]["A"] == ([*ALL[:6], *ALL[7:11], 13] if reader == "A" else 11)
    for seat in (1, 2, -1):
        assert {tuple(world["hands"]["A"]) for world in imagined(table, seat, 30)} == {(*ALL[:6], *ALL[7:11], 13)}


@rule("EG-INFO-11", "EG-INFO-8", "AMB-94")
def test_any_other_retrieval_tells_only_that_it_came_from_the_discard_pile() -> None:
    table = before_retrieval()
    play(table, "A next_part special", "A retrieve 12")
    held = set(ALL) - {7, 9, 12}
    for reader, seat in (("B", 1), ("C", 2), (None, -1)):
        assert "retrieved A ?" in events_told_to(table, reader)
        assert record.of_match(table, reader).moves[-1] == "A retrieve ?"
        found = Counter(tuple(world["hands"]["A"]) for world in imagined(table, seat, 600))
        assert set(found) == {tuple(sorted(held | {back})) for back in (7, 12)}, "never the 9, which still lies open"
        assert all(230 < times < 370 for times in found.values())
    assert {tuple(world["hands"]["A"]) for world in imagined(table, 0, 20)} == {tuple(sorted(held | {12}))}


@rule("EG-INFO-11", "EG-INFO-8")
def test_two_worlds_of_a_hidden_retrieval_look_alike() -> None:
    for reader in ("B", None):
        seen = set()
        for value in (7, 12):
            table = before_retrieval()
            play(table, "A next_part special", f"A retrieve {value}")
            seen.add(str((table.view(reader), events_told_to(table, reader), record.of_match(table, reader).moves)))
        assert len(seen) == 1


# -- action cards ----------------------------------------------------------------------------------


@rule("EG-INFO-12", "EG-INFO-6")
def test_of_every_pile_the_cards_to_come_are_known_and_any_order_is_possible() -> None:
    offer = ["eg23_militia", "eg23_civil_war", "eg23_exile"]
    table = at({"at": "choose_card", "round": 8, "offer": offer}, new_regency=True)
    truth = full_position(table)["piles"]
    worlds = imagined(table, 0, 400)
    for pile, cards in truth.items():
        assert all(sorted(world["piles"][pile]) == sorted(cards) for world in worlds)
        assert table.view("A")["piles"][pile] == len(cards)
        orders = {tuple(world["piles"][pile]) for world in worlds}
        assert orders == set(permutations(cards)), pile
        assert len(orders) <= factorial(len(cards))


@rule("EG-VTRN-3", "EG-INFO-12", "EG-VTRN-4")
@pytest.mark.parametrize(("players", "pile"), [(4, "pile_2"), (2, "pile_2"), (4, "pile_1"), (4, "pile_4")])
def test_every_card_that_nobody_has_seen_may_be_the_removed_one_but_never_a_veteran_card(
    players: int, pile: str
) -> None:
    table, rng = begun(players=players, veteran_cards=VETERANS), Rng(3)
    while full_position(table)["round"] < 4:
        step(table, rng)
    truth = full_position(table)
    unseen = Counter([*truth["piles"][pile], *truth["removed"][pile]])
    plain = {"pile_1": 0, "pile_2": 1, "pile_4": 3}
    own = {
        card for card in unseen if is_of(card, plain[pile]) and card not in {word.split("#")[0] for word in VETERANS}
    }
    worlds = imagined(table, 1, by_tier(200, 400, 2000))
    removed = Counter(card for world in worlds for card in world["removed"][pile])
    assert set(removed) == own
    for world in worlds:
        assert Counter([*world["piles"][pile], *world["removed"][pile]]) == unseen
    expected = {
        card: len(worlds) * len(truth["removed"][pile]) * unseen[card] / sum(unseen[c] for c in own) for card in own
    }
    assert all(0.6 * expected[card] < removed[card] < 1.5 * expected[card] for card in own)


def is_of(card: str, pile: int) -> bool:
    """Whether a card has the number of a pile, counted from 0, also where piles are merged."""
    return any(found.id == card and found.pile == pile + 1 for found in standard_deck("2023").cards)


@rule("EG-VTRN-3")
def test_no_view_and_no_event_says_which_cards_were_removed() -> None:
    table = begun(veteran_cards=VETERANS)
    assert full_position(table)["removed"]
    for reader in READERS:
        assert "removed" not in table.view(reader) or not table.view(reader)["removed"]
        mixed = [event for event in events_told_to(table, reader) if event.startswith("veteran-mixed")]
        assert {event.split()[1] for event in mixed} == {
            "eg23_veto",
            "eg23_place_two_or_move_all",
            "eg23_secret_scoring",
        }


# -- grey cards ------------------------------------------------------------------------------------


@rule("EG-SHIFT-10", "EG-SHIFT-15", "EG-SHIFT-1")
def test_dealt_grey_cards_are_shown_to_their_owner_only() -> None:
    table = begun(shift_of_power=True)
    truth = full_position(table)["greys"]
    for reader in READERS:
        view = table.view(reader)
        assert view["greys"] == ({reader: truth[reader]} if reader else {})
        assert {seat: n if isinstance(n, int) else len(n) for seat, n in view["hands"].items()} in (
            dict.fromkeys("ABC", 16),
            dict.fromkeys("ABC", 16) | {reader: 13},
        ), "the own hand has the power cards, that of others is one number"


@rule("EG-SHIFT-1", "EG-SHIFT-15", "EG-INFO-10")
def test_a_card_about_to_be_passed_is_secret() -> None:
    table = begun(shift_of_power=True)
    dealt = full_position(table)["greys"]
    seen: dict[str | None, set[str]] = {reader: set() for reader in ("A", "C", None)}
    for grey in dealt["B"]:
        again = begun(shift_of_power=True)
        play(again, f"B pass_grey {grey}")
        for reader, found in seen.items():
            found.add(str((again.view(reader), events_told_to(again, reader), record.of_match(again, reader).moves)))
            assert again.state.view(again.reader(reader)).cells[cells.PASSED + 1] == HIDDEN
        assert again.view("B")["passed"] == {"B": grey}
    assert all(len(found) == 1 for found in seen.values())
    worlds = imagined(again, 0, 200)
    assert all(world["passed"]["B"] in world["greys"]["B"] for world in worlds)
    assert len({world["passed"]["B"] for world in worlds}) > 10


def passed_on() -> tuple[Match, dict[str, list[str]], dict[str, str]]:
    table = begun(shift_of_power=True)
    dealt = full_position(table)["greys"]
    gave = {seat: cards[1] for seat, cards in dealt.items()}
    play(table, *(f"{seat} pass_grey {grey}" for seat, grey in gave.items()))
    return table, dealt, gave


@rule("EG-SHIFT-15", "EG-SHIFT-14", "EG-SHIFT-1")
def test_giver_and_receiver_know_the_passed_card_and_nobody_else() -> None:
    table, _, gave = passed_on()
    for reader in READERS:
        for giver, receiver in ("AB", "BC", "CA"):
            shown = gave[giver] if reader == giver else "?"
            got = gave[giver] if reader == receiver else "?"
            assert f"grey-passed {giver} {receiver} {shown}" in events_told_to(table, reader)
            assert f"grey-received {receiver} {giver} {got}" in events_told_to(table, reader)
        assert table.view(reader)["passed"] == ({reader: gave[reader]} if reader else {})


@rule("EG-SHIFT-15")
def test_the_giver_imagines_the_passed_card_with_its_receiver_until_it_is_played() -> None:
    table, _, gave = passed_on()
    assert all(gave["A"] in world["greys"]["B"] for world in imagined(table, 0))
    elsewhere = [world for world in imagined(table, 2) if gave["A"] not in world["greys"]["B"]]
    assert elsewhere, "C knows nothing of it"


@rule("EG-SHIFT-10", "EG-SHIFT-15")
def test_every_grey_card_that_a_seat_has_not_seen_may_be_in_any_other_hand_or_in_the_box() -> None:
    table, dealt, gave = passed_on()
    truth = full_position(table)["greys"]
    everything = {f"g{number:02}" for number in range(1, 17)}
    for seat, letter, others in ((0, "A", "BC"), (2, "C", "AB")):
        worlds = imagined(table, seat, by_tier(300, 600, 3000))
        unseen = everything - {*truth[letter], gave[letter]}
        for other in others:
            certain = {gave[letter]} if other == "ABC"[(seat + 1) % 3] else set()
            found = Counter(grey for world in worlds for grey in world["greys"][other])
            assert set(found) == unseen | certain
            drawn = (3 - len(certain)) * len(worlds) / len(unseen)
            assert all(0.5 * drawn < found[grey] < 1.6 * drawn for grey in unseen)
        for world in worlds:
            assert world["greys"][letter] == truth[letter]
            hands = [grey for cards in world["greys"].values() for grey in cards]
            assert len(hands) == len(set(hands)) == 9
            received = world["passed"]["ABC"[(seat + 2) % 3]]
            assert received == gave["ABC"[(seat + 2) % 3]], "who has got it knows it"
    assert dealt


@rule("EG-SHIFT-10", "EG-INFO-11")
def test_a_played_grey_card_is_public_and_seen_for_ever() -> None:
    position = {
        "at": "next_turn",
        "power": {"A": 13, "B": 12, "C": 2},
        "grey": {"A": "g15"},
        "greys": {"A": ["g01", "g05"]},
        "offer": OFFER,
    }
    table = at(position, shift_of_power=True)
    for reader in READERS:
        assert table.view(reader)["grey"] == {"A": "g15"}
    for world in imagined(table, 1, 60):
        assert "g15" not in [grey for cards in world["greys"].values() for grey in cards]


def before_grey_retrieval(reading: str) -> Match:
    held = [value for value in ALL if value not in (7, 9)]
    position = {
        "at": "next_part",
        "card": "eg23_empowerment",
        "round": 3,
        "court": {"A": 1},
        "turned": ["A", "B", "C"],
        "power": {"A": 9, "B": 13, "C": 12},
        "grey": {"A": "g01"},
        "grey_seen": {"A": ["g16"]},
        "greys": {"A": ["g05"]},
        "hands": {"A": held},
    }
    return at(position, shift_of_power=True, retrieve_grey=reading)


@rule("EG-SHIFT-9", "EG-SHIFT-15", "EG-INFO-11")
def test_a_grey_card_of_this_round_is_taken_back_before_everybodys_eyes() -> None:
    table = before_grey_retrieval("current")
    play(table, "A next_part special", "A retrieve g01")
    for reader in READERS:
        assert "grey-retrieved-openly A g01" in events_told_to(table, reader)
    assert all("g01" in world["greys"]["A"] for world in imagined(table, 1, 60))


@rule("EG-SHIFT-15", "EG-SHIFT-9")
def test_with_any_grey_card_a_hidden_retrieval_may_be_of_either_kind() -> None:
    table = before_grey_retrieval("any")
    play(table, "A next_part special", "A retrieve g16")
    for reader in ("B", "C", None):
        assert "retrieved A ?" in events_told_to(table, reader)
    worlds = imagined(table, 1, 400)
    back = Counter("grey" if "g16" in world["greys"]["A"] else tuple(world["hands"]["A"]) for world in worlds)
    held = [value for value in ALL if value not in (7, 9)]
    assert set(back) == {"grey", tuple(sorted([*held, 7]))}
    assert all(120 < times < 280 for times in back.values())
    assert all(len(world["hands"]["A"]) + len(world["greys"]["A"]) == 13 for world in worlds)


@rule("EG-SHIFT-15")
def test_with_the_usual_reading_a_hidden_retrieval_is_a_power_card() -> None:
    table = before_grey_retrieval("current")
    play(table, "A next_part special", "A retrieve 7")
    for world in imagined(table, 1, 100):
        assert 7 in world["hands"]["A"]
        assert "g16" not in world["greys"]["A"]


# -- the virtual player ----------------------------------------------------------------------------


@rule("EG-INFO-12", "EG-2P-2", "EG-2P-4", "EG-2P-8")
def test_the_virtual_players_cards_to_come_are_hidden_and_those_turned_up_public() -> None:
    table = begun(players=2)
    truth = full_position(table)
    for reader in ("A", "B", None):
        view = table.view(reader)
        assert view["power"] == truth["power"]
        assert not view.get("virtual_powers")
        assert not view.get("region_cards")
        assert view["drawn"] == 2
        assert f"virtual-power {truth['power']['virtual']}" in events_told_to(table, reader)
    worlds = imagined(table, 0, 500)
    assert {world["virtual_powers"][0] for world in worlds} == set(truth["virtual_powers"])
    assert {world["region_cards"][0] for world in worlds} == set(truth["region_cards"])
    for world in worlds:
        assert sorted(world["virtual_powers"]) == sorted(truth["virtual_powers"])
        assert sorted(world["region_cards"]) == sorted(truth["region_cards"])


@rule("EG-2P-7", "EG-INFO-12")
def test_after_a_scoring_any_region_may_come_again() -> None:
    """All nine cards are shuffled, so that which regions came before tells nothing."""
    table, rng = begun(players=2), Rng(2)
    while full_position(table)["round"] < 4:
        step(table, rng)
    truth = full_position(table)
    assert truth["drawn"] == 2
    assert len(truth["region_cards"]) == 7
    worlds = imagined(table, 1, 300)
    assert {world["region_cards"][0] for world in worlds} == set(truth["region_cards"])


@rule("EG-GEN-10", "EG-GEN-11")
@pytest.mark.parametrize("home", ["castillo", "navarra"])
def test_a_disk_is_asked_for_with_the_grande_that_it_moves(home: str) -> None:
    position = {"at": "end_round", "round": 3, "king": "galicia", "castillo": {"B": 1}, "grandes": {"A": home}}
    table = at(position, new_regency=True)
    for letter in table.asked:
        view = table.state.view(table.setup.seat(letter))
        asked = GAME.render_prompt(table.setup, view, GAME.words("en"))
        assert ("grande" in asked) == (home == "castillo")
