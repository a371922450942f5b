"""Who knows what in El Grande (section 5 of the spec), beyond what the two worlds show for all games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import permutations
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.records import record
from grandee.records.match import Match, new
from tests.games.el_grande.knowledge import events_told_to, full_position, imagined, play
from tests.kit import by_tier, rule, step, walk

GAME = load_game("el-grande")
ALL = list(range(1, 14))
OFFER = ["eg95_score_castillo", "eg95_move_grande", "eg95_king"]
READERS: tuple[str | None, ...] = ("A", "B", "C", None)
PUBLIC = (  # EG-INFO-1
    "round",
    "first",
    "active",
    "king",
    "regions",
    "court",
    "province",
    "score",
    "grandes",
    "boards",
    "offer",
    "card",
    "vetoes",
)


def at(position: dict[str, Any], custom: dict[str, str] | None = None, **options: object) -> Match:
    setup = GAME.set_up({"players": 3, **options}, "", custom or {})
    seed = seed_bytes(1)
    return Match(setup, seed, state=GAME.position(setup, position, seed))


def hands(table: Match, seat: int, owner: str, times: int) -> Counter[tuple[int, ...]]:
    return Counter(tuple(world["hands"][owner]) for world in imagined(table, seat, times))


def everything_seen(table: Match, reader: str | None) -> str:
    """Every channel of a table for one reader, as text."""
    sealed = json.loads(record.of_match(table, reader).to_json())
    sealed.pop("commitment", None)
    shown = [
        table.view(reader),
        table.board(reader),
        events_told_to(table, reader),
        table.log(reader),
        table.short_log(reader),
    ]
    return json.dumps([shown, sealed, table.asked])


def some_tables() -> Iterator[Match]:
    """Tables in the middle of random games, with every number of players."""
    for seed in range(by_tier(6, 24, 120)):
        yield walk(GAME.set_up({"players": 2 + seed % 4}), seed, 11 * seed % 170)


# -- what everybody sees ---------------------------------------------------------------------------


@rule("EG-INFO-1")
def test_pieces_scores_boards_face_up_cards_and_vetoes_are_public() -> None:
    for table in some_tables():
        truth = full_position(table)
        for reader in (*table.setup.letters, None):
            view = table.view(reader)
            assert {key: view[key] for key in PUBLIC} == {key: truth[key] for key in PUBLIC}
            face_up = {seat: value for seat, value in truth["power"].items() if seat not in truth["turned"]}
            assert {seat: view["power"][seat] for seat in face_up} == face_up


@rule("EG-INFO-1")
def test_a_veto_card_lies_before_its_holder_for_all_to_see() -> None:
    table = at({"at": "next_part", "card": "eg95_veto", "vetoes": {"C": ["this"]}, "court": {"A": 1}})
    play(table, "A next_part special", "C veto pass")
    for reader in READERS:
        assert table.view(reader)["vetoes"] == {"A": ["next"], "C": ["this"]}


# -- hands and piles -------------------------------------------------------------------------------


@rule("EG-INFO-2")
def test_a_hand_is_shown_to_its_owner_and_counted_by_the_others() -> None:
    held = {"A": [2, 9, 11], "B": [1, 5, 6, 7]}
    table = at({"round": 9, "at": "play_power", "first": "B", "power": {"B": 4}, "hands": held, "offer": OFFER})
    assert table.view("A")["hands"] == {"A": [2, 9, 11], "B": 4, "C": 13}
    assert table.view("B")["hands"] == {"A": 3, "B": [1, 5, 6, 7], "C": 13}
    assert table.view()["hands"] == {"A": 3, "B": 4, "C": 13}


@rule("EG-INFO-2")
def test_the_order_of_the_piles_is_hidden_from_everybody() -> None:
    for table in some_tables():
        for reader in (*table.setup.letters, None):
            sizes = {pile: len(cards) for pile, cards in full_position(table)["piles"].items()}
            assert table.view(reader)["piles"] == sizes


@rule("EG-INFO-2")
def test_the_cards_to_come_are_known_but_any_order_is_possible() -> None:
    table = at({"at": "choose_card", "round": 8, "offer": ["eg95_veto", "eg95_king", "eg95_score_fours"]})
    truth = full_position(table)["piles"]
    worlds = imagined(table, 0, 1200)
    for pile, cards in truth.items():
        assert all(sorted(world["piles"][pile]) == sorted(cards) for world in worlds)
    orders = Counter(tuple(world["piles"]["pile_1"]) for world in worlds)
    assert set(orders) == set(permutations(truth["pile_1"]))
    each = 1200 / len(orders)
    assert all(0.7 * each < times < 1.35 * each for times in orders.values())


# -- used cards ------------------------------------------------------------------------------------


@rule("EG-INFO-7", "EG-INFO-1")
def test_a_power_card_is_face_down_once_its_owners_turn_has_come() -> None:
    table = at(
        {
            "at": "play_power",
            "first": "A",
            "power": {"A": 12, "B": 13},
            "offer": OFFER,
        }
    )
    assert table.view("B")["power"] == {"A": 12, "B": 13}
    play(table, "C play_power 11")
    assert table.view("A")["power"] == table.view()["power"] == {"A": 12, "B": "?", "C": 11}
    assert table.view("B")["power"] == {"A": 12, "B": 13, "C": 11}
    play(table, "B choose_card eg95_score_castillo", "B next_part end_turn")
    assert table.view("C")["power"] == {"A": "?", "B": "?", "C": 11}
    assert table.view("A")["power"] == {"A": 12, "B": "?", "C": 11}


@rule("EG-INFO-1", "EG-TURN-3")
def test_a_power_card_lies_face_up_until_all_caballeros_are_called() -> None:
    """The recall from the map belongs to the call, and the card is put away only afterwards."""
    pieces = {"toledo": {"A": 20}, "sevilla": {"A": 9}}
    table = at({"at": "next_turn", "power": {"A": 3, "B": 2, "C": 1}, "regions": pieces, "offer": OFFER})
    assert table.decision == "recall_one"
    assert table.view("B")["power"] == table.view()["power"] == {"A": 3, "B": 2, "C": 1}
    play(table, "A recall_one done")
    assert table.decision == "choose_card"
    assert table.view("B")["power"] == table.view()["power"] == {"A": "?", "B": 2, "C": 1}


@rule("EG-INFO-7")
def test_used_cards_of_both_kinds_are_in_no_view() -> None:
    """Which power and action cards were used is remembered or forgotten; the table does not show it."""
    for table in some_tables():
        truth = full_position(table)
        lying = {*truth["offer"], truth["card"]}
        used = {card for card in GAME.cards(table.setup) if card not in lying}
        for reader in (*table.setup.letters, None):
            view = table.view(reader)
            assert "played" not in view
            assert "taken_back" not in view
            assert not used & set(json.dumps(view).replace('"', " ").split())
            for seat in truth["turned"]:
                assert view["power"][seat] == (truth["power"][seat] if seat == reader else "?")


# -- the castillo ----------------------------------------------------------------------------------


@rule("EG-INFO-5", "AMB-6")
def test_the_castillo_is_shown_to_nobody_not_even_to_the_owners() -> None:
    table = at({"castillo": {"A": 2, "B": 1}})
    assert full_position(table)["castillo"] == {"A": 2, "B": 1}
    assert [table.view(reader)["castillo"] for reader in READERS] == ["?"] * 4
    for table in some_tables():
        assert {str(table.view(reader)["castillo"]) for reader in (*table.setup.letters, None)} == {"?"}


@rule("EG-INFO-4", "EG-INFO-5")
def test_every_throw_is_announced_to_everybody_with_its_colour() -> None:
    pieces = {"toledo": {"B": 1, "C": 1}}
    table = at({"at": "next_part", "card": "eg95_move_two_own_two_foreign", "court": {"A": 1}, "regions": pieces})
    play(table, "A next_part place", "A place_one castillo", "A next_part special", "A move_one C toledo castillo")
    for reader in READERS:
        assert events_told_to(table, reader)[-1] == "moved A C toledo castillo"
        assert "thrown A" in events_told_to(table, reader)
        assert "A throws a caballero into the castillo." in table.log(reader)


@rule("EG-INFO-4", "EG-INFO-5", "AMB-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_remembers_all_announcements_knows_what_is_in_the_castillo(players: int) -> None:
    setup = GAME.set_up({"players": players})
    for seed in range(by_tier(1, 4, 40)):
        table, rng = Match(setup, seed_bytes(seed)), Rng(seed)
        inside: Counter[str] = Counter()
        read = thrown = 0
        while not table.over:
            step(table, rng)
            for event in events_told_to(table, None)[read:]:
                name, *words = event.split()
                if name == "thrown":
                    inside[words[0]] += 1
                elif name == "moved" and words[3] == "castillo":
                    inside[words[1]] += 1
                elif name == "left-castillo":
                    assert inside[words[0]] == int(words[2])
                    inside[words[0]] = 0
                thrown += name == "thrown"
            read = len(table.events.rows)
            assert +inside == Counter(full_position(table)["castillo"])
        assert thrown


@rule("EG-INFO-5")
def test_an_opened_castillo_is_public() -> None:
    table = at({"at": "next_part", "card": "eg95_score_castillo", "castillo": {"B": 3, "C": 1}, "court": {"A": 1}})
    play(table, "A next_part special")
    for reader in READERS:
        assert [event for event in events_told_to(table, reader) if event.startswith("paid")] == [
            "paid B castillo 3 1 1 5",
            "paid C castillo 1 2 1 3",
        ]
        assert table.view(reader)["castillo"] == "?", "closed again"


def test_a_redraw_keeps_the_castillo_that_everybody_can_remember() -> None:
    table = at({"castillo": {"A": 2, "B": 1}})
    assert all(world["castillo"] == {"A": 2, "B": 1} for world in imagined(table, 2, 20))


# -- a power card taken back -----------------------------------------------------------------------


def before_retrieval(**more: Any) -> Match:
    """A has used 7, 9 and 12, the 9 in this round, and may take one of them back."""
    held = [value for value in ALL if value not in (7, 9, 12)]
    position = {"at": "next_part", "card": "eg95_retrieve_power", "round": 3, "court": {"A": 1}, "offer": []}
    return at(position | {"power": {"A": 9, "B": 13, "C": 11}, "hands": {"A": held}} | more)


@rule("EG-INFO-8", "EG-VETO-3")
def test_nobody_else_learns_which_power_card_was_taken_back() -> None:
    for reader in ("B", "C", None):
        seen = set()
        for value in (7, 9, 12):
            table = before_retrieval()
            play(table, "A next_part special", f"A retrieve {value}")
            assert "retrieved A ?" in events_told_to(table, reader)
            assert "A retrieve ?" in record.of_match(table, reader).moves
            assert table.view(reader)["hands"]["A"] == 11
            seen.add(everything_seen(table, reader))
        assert len(seen) == 1, "the same in all three worlds, on every channel"


@rule("EG-INFO-8")
def test_the_owner_sees_the_card_taken_back() -> None:
    table = before_retrieval()
    play(table, "A next_part special", "A retrieve 12")
    assert 12 in table.view("A")["hands"]["A"]
    assert "retrieved A 12" in events_told_to(table, "A")
    assert "A retrieve 12" in record.of_match(table, "A").moves


@rule("EG-INFO-8")
def test_a_card_taken_back_is_any_of_those_used_and_each_as_likely() -> None:
    table = before_retrieval()
    play(table, "A next_part special", "A retrieve 12")
    known = set(ALL) - {7, 9, 12}
    for seat in (1, 2, -1):
        found = hands(table, seat, "A", 1500)
        assert set(found) == {tuple(sorted({*known, back})) for back in (7, 9, 12)}
        assert all(400 < times < 600 for times in found.values())
    assert set(hands(table, 0, "A", 50)) == {tuple(sorted({*known, 12}))}, "the owner knows"


@rule("EG-INFO-8", "EG-PCARD-3")
def test_before_any_card_is_taken_back_all_hands_are_known() -> None:
    """Everybody has seen every power card that was played."""
    table = before_retrieval()
    assert set(hands(table, 1, "A", 50)) == {tuple(value for value in ALL if value not in (7, 9, 12))}


def taken_twice() -> dict[str, Any]:
    """A took back one of 7 and 9, then one of those used by then: 7, 9, 12 without the first. In truth: 7 and 12."""
    return {
        "hands": {"A": [value for value in ALL if value not in (3, 9)]},
        "played": {"A": [3, 7, 9, 12]},
        "taken_back": {"A": [[7, 9], [7, 9, 12]]},
        "power": {"A": 3, "B": 13, "C": 11},
    }


@rule("EG-INFO-8")
def test_after_a_second_card_taken_back_every_order_is_as_likely() -> None:
    table = at({"at": "next_part", "card": "eg95_king", "round": 5, "court": {"A": 1}, **taken_twice()})
    known = set(ALL) - {3, 7, 9, 12}
    ways = Counter(frozenset((one, two)) for one in (7, 9) for two in {7, 9, 12} - {one})
    expected = {tuple(sorted(known | pair)): times for pair, times in ways.items()}
    found = hands(table, 1, "A", 2000)
    assert set(found) == set(expected)
    for hand, times in expected.items():
        assert 0.85 * times < found[hand] / 500 < 1.15 * times


@rule("EG-INFO-8")
@pytest.mark.parametrize(
    ("again", "others"),
    [(7, {9, 12}), (12, {7, 9}), (9, {7, 12})],
)
def test_a_card_taken_back_and_played_again_tells_what_the_other_can_be(again: int, others: set[int]) -> None:
    """If the 7 is seen again, the other card is 9 or 12; if the 12 is, it was the second, so the first is 7 or 9."""
    position: dict[str, Any] = {"at": "play_power", "first": "A", "round": 5, "offer": OFFER}
    position |= taken_twice() | {"power": {}}
    position["hands"] = {"A": sorted({*ALL} - {3, 7, 9, 12} | {again, min(others)})}
    table = at(position)
    known = set(ALL) - {3, 7, 9, 12}
    play(table, f"A play_power {again}")
    assert set(hands(table, 1, "A", 400)) == {tuple(sorted({*known, other})) for other in others}


@cache
def deck_of_retrievals() -> str:
    """The rulebook's cards, but pile 4 has nothing but retrievals."""
    text = resources.files("grandee.games.el_grande").joinpath("data/cards.toml").read_text("utf-8")
    blocks = text.split("[[card]]")
    for i, block in enumerate(blocks):
        if "\npile = 4\n" in block:
            copies = 11 if "eg95_retrieve_power" in block else 0
            lines = [f"copies = {copies}" if line.startswith("copies") else line for line in block.splitlines()]
            blocks[i] = "\n".join([*lines, ""])
    return "[[card]]".join(blocks)


def possible_hands(public: list[int]) -> set[tuple[int, ...]]:
    """All hands after what everybody saw, tried out one by one: a number is a card played, 0 a card taken back."""
    worlds = {frozenset(ALL)}
    for seen in public:
        if seen:
            worlds = {held - {seen} for held in worlds if seen in held}
        else:
            worlds = {held | {back} for held in worlds for back in set(ALL) - held}
    return {tuple(sorted(held)) for held in worlds}


@rule("EG-INFO-8")
def test_a_redraw_is_exactly_what_can_have_happened() -> None:
    """A plays and takes back cards at random through whole games; B imagines every hand that fits, and no other."""
    custom = {"deck": deck_of_retrievals()}
    setup = GAME.set_up({"players": 2, "placement_mandatory": False}, "", custom)
    several = 0
    for seed in range(by_tier(2, 8, 60)):
        table, rng = Match(setup, seed_bytes(seed)), Rng(seed)
        public: list[int] = []
        while not table.over:
            seat = table.asked[0]
            options = table.legal_moves(seat)
            wanted = options
            if table.decision == "choose_card":
                wanted = ["choose_card pile_4" if seat == "A" else "choose_card pile_5"]
            elif table.decision == "next_part":
                takes = seat == "A" and "next_part special" in options and rng.below(3) > 0
                wanted = ["next_part special" if takes else "next_part end_turn"]
            elif table.decision == "play_power" and seat == "A":
                back = set(full_position(table)["played"]["A"])  # often a card that was taken back
                wanted = [move for move in options if int(move.split()[1]) in back and rng.below(2)] or options
            read = len(table.events.rows)
            table.play(seat, wanted[rng.below(len(wanted))])
            for event in events_told_to(table, "B")[read:]:
                name, *words = event.split()
                if name == "power-played" and words[0] == "A":
                    public.append(int(words[1]))
                elif name == "retrieved":
                    assert words == ["A", "?"]
                    public.append(0)
                else:
                    continue
                possible = possible_hands(public)
                found = set(hands(table, 1, "A", 40 * min(len(possible), 12)))
                assert found <= possible
                if len(possible) <= 12:
                    assert found == possible
                    several += len(possible) > 1
    assert several > by_tier(2, 10, 80)


# -- disks -----------------------------------------------------------------------------------------


def before_disks(vetoes: dict[str, list[str]] | None = None) -> Match:
    pieces = {"toledo": {"B": 2, "C": 2}, "sevilla": {"B": 1, "C": 1}, "aragon": {"B": 1}}
    position = {"at": "next_part", "card": "eg95_secret_withdraw_all", "court": {"A": 1}, "regions": pieces}
    table = at(position | {"vetoes": vetoes or {}})
    play(table, "A next_part special")
    return table


@rule("EG-INFO-2", "EG-INFO-10", "EG-DISK-2", "EG-DP-5")
def test_a_disk_is_secret_until_all_are_set_and_then_public() -> None:
    for reader in ("A", "C", None):
        seen = set()
        for region in ("toledo", "sevilla", "aragon"):
            table = before_disks()
            play(table, f"B disk {region}")
            assert table.view(reader)["dials"] == {}
            assert not any(move.startswith("B disk") for move in record.of_match(table, reader).moves)
            assert table.view("B")["dials"] == {"B": region}
            seen.add(everything_seen(table, reader))
        assert len(seen) == 1, "the same whatever B has set"
    play(table, "C disk sevilla")
    for reader in READERS:
        shown = [event for event in events_told_to(table, reader) if event.startswith("disk-shown")]
        assert shown == ["disk-shown B aragon", "disk-shown C sevilla"]


@rule("EG-INFO-10")
def test_the_answer_of_one_seat_changes_no_option_of_another() -> None:
    offered = []
    for move in ("B disk toledo", "B disk aragon", ""):
        table = before_disks()
        if move:
            play(table, move)
        offered.append(table.legal_moves("C"))
    assert offered[0] == offered[1] == offered[2] == ["disk toledo", "disk sevilla"]


@rule("EG-INFO-2", "EG-DISK-4")
def test_a_disk_not_yet_open_may_show_any_region_that_it_can_show() -> None:
    table = before_disks()
    play(table, "B disk sevilla")
    for seat in (0, 2, -1):
        found = Counter(world["dials"]["B"] for world in imagined(table, seat, 900))
        assert set(found) == {"toledo", "sevilla", "aragon"}
        assert all(230 < times < 370 for times in found.values())
    assert {world["dials"]["B"] for world in imagined(table, 1, 50)} == {"sevilla"}


@rule("EG-INFO-2", "EG-INFO-10", "EG-GEN-2")
def test_disks_of_a_general_scoring_are_secret_too() -> None:
    table = at({"at": "end_round", "round": 3, "castillo": {"A": 1, "C": 2}})
    assert table.asked == ["A", "C"]
    play(table, "C castillo_disk toledo")
    assert table.view("A")["dials"] == table.view("B")["dials"] == table.view()["dials"] == {}
    assert table.view("C")["dials"] == {"C": "toledo"}
    assert len({world["dials"]["C"] for world in imagined(table, 0, 300)}) == 9
    play(table, "A castillo_disk sevilla")
    assert "left-castillo C toledo 2" in events_told_to(table, "B")


@rule("EG-INFO-2", "EG-DP-11")
def test_after_the_reveal_the_disks_lie_open_while_a_veto_is_considered() -> None:
    table = before_disks({"C": ["this"]})
    play(table, "C veto pass", "C disk toledo", "B disk sevilla")
    assert table.decision == "veto"
    for reader in READERS:
        assert table.view(reader)["revealed"] == {"B": "sevilla", "C": "toledo"}
        assert table.view(reader)["dials"] == {}


@rule("EG-INFO-2", "EG-INFO-10")
def test_a_whole_random_game_never_shows_a_set_disk_to_others() -> None:
    seen = 0
    for seed in range(by_tier(2, 10, 60)):
        table, rng = new("el-grande", players=2 + seed % 4, seed=seed), Rng(seed)
        while not table.over:
            step(table, rng)
            for reader in table.setup.letters if full_position(table)["dials"] else ():
                own = {seat: region for seat, region in full_position(table)["dials"].items() if seat == reader}
                assert table.view(reader)["dials"] == own
                seen += 1
    assert seen
