"""King & Intrigue: its cards, its options, who knows what; the rest of section 14.A is shown by scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.games.el_grande.deck_intrigue import shipped_intrigue_deck
from grandee.games.el_grande.engine import cells
from grandee.games.el_grande.invariants import members
from grandee.records import record
from grandee.records.match import Match
from tests.kit import by_tier, rule, walk

GAME = load_game("el-grande")
SHIPPED = shipped_intrigue_deck()


def set_up(**options: Any) -> Setup:
    return GAME.set_up({"king_intrigue": True, **options})


def described(table: Match) -> dict[str, Any]:
    return GAME.describe(table.setup, table.state)


# -- cards -----------------------------------------------------------------------------------------


@rule("KI-2", "KI-3", "KI-4", "KI-5")
def test_everybody_has_the_same_eighteen_cards_and_there_are_two_common_ones() -> None:
    assert SHIPPED.ids == [*(f"ki_{value}" for value in range(10, 190, 10)), "ki_king", "ki_intrigue"]
    assert SHIPPED.calls == [6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0]
    position = described(Match(set_up(players=5), seed_bytes(1)))
    assert list(position["hands"].values()) == [list(range(10, 190, 10))] * 5
    assert (position["offer"], position["piles"]) == ([], {})


@rule("KI-6")
@pytest.mark.parametrize(("players", "cards"), [(2, [5, 3]), (3, [5, 4, 3]), (4, [5, 4, 3, 2]), (5, [5, 4, 3, 2, 1])])
def test_as_many_caballero_cards_are_in_use_as_there_are_players(players: int, cards: list[int]) -> None:
    table = walk(set_up(players=players), 2, 200)
    handed = [described_state["strength"] for described_state in states(table) if described_state["strength"]]
    assert handed
    assert all(sorted(each.values(), reverse=True) == cards for each in handed)


def states(table: Match) -> list[dict[str, Any]]:
    return [GAME.describe(table.setup, state) for state, _ in table.history]


@rule("KI-4", "KI-27")
def test_nothing_but_three_cards_is_more_than_a_placeholder() -> None:
    assert {card.id: card.source for card in SHIPPED.cards if card.source != "placeholder"} == {
        "ki_king": "public",
        "ki_intrigue": "public",
    }
    assert "ki_100" in {fact.name for fact in GAME.provenance()}
    assert {part.source for part in GAME.unprinted(set_up(players=3))} >= {"placeholder", "public"}


def test_a_deck_of_ones_own_is_played_and_travels_with_the_record() -> None:
    text = SHIPPED.text.replace('id = "ki_50"\nvalue = 50\ncall = 4', 'id = "my_march"\nvalue = 50\ncall = 6')
    setup = GAME.set_up({"king_intrigue": True, "players": 2}, custom={"deck": text})
    assert GAME.cards(setup)[4] == "my_march"
    table = walk(setup, 3, 10_000)
    assert any("My march" in line for line in table.log("A"))
    assert record.replay(record.read(record.of_match(table).to_json())).points == table.points
    assert GAME.digests(setup)["deck"] != GAME.digests(set_up(players=2))["deck"]


@pytest.mark.parametrize(
    ("old", "new", "where", "message"),
    [
        ("value = 50", "value = 60", "deck, played", "bad-played"),
        ("value = 50", "value = 55", "deck, played", "bad-played"),
        ('goes_to = "lowest"', 'goes_to = "highest"', "deck, common", "bad-common"),
        ("cards = [5, 4, 3]", "cards = [5, 3, 4]", "deck, strength 2, cards", "bad-strength"),
        ("cards = [5, 4, 3]", "cards = [5, 4]", "deck, strength 2, cards", "bad-length"),
        ("players = 3", "players = 2", "deck, strength 2, players", "bad-twice"),
        ("call = 4", "call = 7", "deck, ki_40, call", "bad-value"),
        ("special = { move = { own = 4 } }", 'special = "take_veto"', "deck, ki_50, special", "bad-many-vetoes"),
        (
            "special = { move = { own = 4 } }",
            "special = { take_church = 2 }",
            "deck, ki_50, special",
            "bad-effect-needs",
        ),
        ("[[strength]]\nplayers = 3", "[[stronger]]\nplayers = 3", "deck", "bad-key"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(old: str, new: str, where: str, message: str) -> None:
    assert old in SHIPPED.text
    with pytest.raises(BadInput) as fault:
        GAME.set_up({"king_intrigue": True, "players": 3}, custom={"deck": SHIPPED.text.replace(old, new, 1)})
    assert (fault.value.where, fault.value.message.message) == (where, message)


def test_a_deck_needs_caballero_cards_for_the_players_that_there_are() -> None:
    text = SHIPPED.text.replace('[[strength]]\nplayers = 5\ncards = [5, 4, 3, 2, 1]\nsource = "placeholder"\n', "")
    assert GAME.set_up({"king_intrigue": True, "players": 4}, custom={"deck": text})
    with pytest.raises(BadInput) as fault:
        GAME.set_up({"king_intrigue": True, "players": 5}, custom={"deck": text})
    assert fault.value.message.message == "bad-no-strength"


def test_its_cards_belong_to_no_other_game() -> None:
    with pytest.raises(BadInput):
        GAME.set_up({}, custom={"deck": SHIPPED.text})


# -- options ---------------------------------------------------------------------------------------


@rule("KI-1", "KI-MIX-1")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "2023"),
        ("france", True),
        ("church", True),
        ("eg95_banish_scope", "each"),
        ("eg95_court_crisis_split", True),
    ],
)
def test_what_does_not_go_together_with_it_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadInput):
        set_up(**{option: value})


@rule("KI-19")
def test_two_and_three_players_choose_freely_unless_it_is_said_otherwise() -> None:
    assert [set_up(players=n).options["ki_free_choice"] for n in (2, 3, 4, 5)] == [True, True, False, False]
    assert set_up(players=5, ki_free_choice=True).options["ki_free_choice"] is True
    with pytest.raises(BadInput):
        GAME.set_up({"players": 5, "ki_free_choice": True})


# -- hands -----------------------------------------------------------------------------------------


@rule("KI-12", "KI-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_legal_card_always_exists(players: int) -> None:
    """Before round r a hand holds 14 - r cards or, with cards that came back, more."""
    for seed in range(by_tier(1, 3, 30)):
        table = walk(set_up(players=players), seed, 10_000)
        assert table.over
        for state, _ in table.history:
            position = GAME.describe(table.setup, state)
            if position["at"] == "play_power":
                held = position["hands"][position["to_act"]]
                assert len(held) >= 14 - position["round"]
                assert set(held) - set(position["power"].values())


@rule("KI-26", "KI-9")
def test_nobody_is_shown_what_others_hold_or_have_laid_aside() -> None:
    table = walk(set_up(players=3), 5, 40)
    seen = GAME.describe(table.setup, table.state.view(1))
    assert list(seen["laid_aside"]) == ["B"]
    assert isinstance(seen["hands"]["A"], int)
    laid = [row for row in table.events.rows if table.setup.rules.event_kinds[row[0]].name == "laid-aside"]
    told = table.log("B")
    assert len(laid) == 15
    assert sum("aside" in line for line in told) == 15
    assert sum("“a card”" in line for line in told) == 10


@rule("KI-26", "KI-25")
def test_a_redraw_is_what_can_have_happened() -> None:
    """Every card that was not seen may be in the hand or out of the game; numbers and seen cards stay."""
    table = walk(set_up(players=3), 7, 120)
    state = table.state
    counts = dict.fromkeys(range(18), 0)
    unseen = [card for card in range(18) if not int(state.cells[cells.PLAYED]) >> card & 1]
    assert len(unseen) > 5
    for seed in range(by_tier(100, 200, 1000)):
        other = state.clone()
        other.determinize(1, Rng(seed))
        GAME.check(other)
        laid = members(int(other.cells[cells.LAID_ASIDE]))
        assert len(laid) == 5
        assert set(laid) <= set(unseen)
        assert int(other.cells[cells.LAID_ASIDE + 1]) == int(state.cells[cells.LAID_ASIDE + 1])
        for card in laid:
            counts[card] += 1
    assert all(counts[card] > 0 for card in unseen)
