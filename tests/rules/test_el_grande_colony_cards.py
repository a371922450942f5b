"""Piles 6 and 7 of Grand Inquisitor & Colonies: data, decks of one's own, whole games; scenarios show the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.games.el_grande.deck import standard_deck
from grandee.games.el_grande.deck_colonies import deck_with_colonies, shipped_colony_cards
from grandee.games.el_grande.engine import cells, events, sizes
from grandee.games.el_grande.engine.state import ElGrande
from grandee.records import record
from grandee.records.match import Match
from tests.kit import by_tier, rule, walk

GAME = load_game("el-grande")
AT_SEA = {"grand_inquisitor": True, "players": 4}
STANDING = """
[[card]]
id = "standing"
pile = 6
copies = 1
place = 3
up_to = true
special = { move = { any = 2 } }
only = "grand_inquisitor"
source = "custom"
"""
KEPT = ("score_later", "turn_card", "{ move_after_castillo = 2 }", "shut_in_grandes")


def own_card(number: int, effect: str, copies: int = 3) -> str:
    special = effect if effect.startswith("{") else f'"{effect}"'
    return (
        f'\n[[card]]\nid = "own_{number}"\npile = 7\ncopies = {copies}\nplace = 2\nup_to = true\n'
        f'special = {special}\nonly = "grand_inquisitor"\nsource = "custom"\n'
    )


def deck(*cards: str) -> dict[str, str]:
    return {"deck": standard_deck().text + "".join(cards)}


def state_of(table: Match) -> ElGrande:
    assert isinstance(table.state, ElGrande)
    return table.state


# -- data ------------------------------------------------------------------------------------------


@rule("GI-P6-1", "GI-P6-2", "GI-P7-CON-1", "GI-P7-TRA-1", "GI-P7-TUR-2", "GI-P7-SIN-1", "GI-P7-SNE-1", "GI-P7-SLA-1")
@rule("GI-P7-AFT-1", "GI-BASE-3")
def test_the_shipped_cards_have_the_numbers_of_the_specification() -> None:
    cards = {card.id: card for card in deck_with_colonies().cards if card.pile > 5 and card.only == "grand_inquisitor"}
    assert {word: (card.pile, card.place, card.gold, card.goods) for word, card in cards.items()} == {
        "k6_inquisitor": (6, 3, 0, 0),
        "k7_limit": (7, 3, 0, 1),
        "k7_conspiracy": (7, 3, 1, 0),
        "k7_transport": (7, 1, 1, 2),
        "k7_double": (7, 2, 1, 1),
        "k7_turn": (7, 3, 0, 1),
        "k7_score_inq": (7, 2, 0, 1),
        "k7_score_new": (7, 2, 0, 0),
        "k7_score_later": (7, 2, 0, 1),
        "k7_after_castillo": (7, 4, 1, 0),
    }
    sources = {word: card.source for word, card in cards.items()}
    assert {sources.pop("k6_inquisitor"), sources.pop("k7_double")} == {"rulebook"}
    assert set(sources.values()) == {"reconstructed"}
    assert all(card.up_to for card in cards.values())
    facts = state_of(Match(GAME.set_up(AT_SEA), bytes(32))).facts
    kinds = {word: deck_with_colonies().ids.index(word) for word in cards}
    assert {word: (int(facts.gold[kind]), int(facts.goods[kind])) for word, kind in kinds.items()} == {
        word: (card.gold, card.goods) for word, card in cards.items()
    }


def test_what_is_reconstructed_is_listed_with_its_file() -> None:
    listed = {(fact.file, fact.name): fact.source for fact in GAME.provenance() if fact.file == "cards-colonies.toml"}
    assert listed["cards-colonies.toml", "k7_transport"] == "reconstructed"
    assert listed["cards-colonies.toml", "number of copies"] == "inferred"


def test_the_plain_game_has_neither_the_cards_nor_their_digest() -> None:
    plain, at_sea = GAME.set_up({"players": 4}), GAME.set_up(AT_SEA)
    assert not any(card.startswith("k7_") for card in GAME.cards(plain))
    assert GAME.digests(plain)["deck"] == standard_deck().digest != GAME.digests(at_sea)["deck"]
    with_row = GAME.set_up({"players": 4}, custom=deck(STANDING))
    assert GAME.digests(with_row)["deck"] == standard_deck().digest  # which only another option brings


def test_a_deck_of_ones_own_gets_the_piles_that_it_has_not() -> None:
    mine = GAME.set_up(AT_SEA, custom=deck(STANDING))
    shipped = [row["id"] for row in shipped_colony_cards().rows]
    assert [card for card in GAME.cards(mine) if card.startswith("k")] == [
        card for card in shipped if card != "k6_inquisitor"
    ]
    own = GAME.set_up(AT_SEA, custom=deck(own_card(1, "score_later")))
    assert not any(card.startswith("k7_") for card in GAME.cards(own))
    assert len({GAME.digests(setup)["deck"] for setup in (mine, own, GAME.set_up(AT_SEA))}) == 3


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ((STANDING.replace('only = "grand_inquisitor"\n', ""),), "deck, standing, pile: pile 6 is the church's"),
        ((STANDING.replace("copies = 1", "copies = 2"),), "deck, pile 6: with the option grand_inquisitor"),
        ((own_card(1, "score_late"),), "deck, own_1: score_late cannot be used like this; did you mean score_later?"),
        ((own_card(1, "score_later").replace('"grand_inquisitor"', '"church"'),), "deck, own_1, pile: pile 7 is that"),
        ((own_card(1, "score_later"), own_card(2, "score_later")), "deck, own_2, special: score_later keeps its card"),
        ((own_card(1, "turn_card", 12),), "deck, own_1, copies: 12 is not possible"),
        ((own_card(1, "turn_card", 11), own_card(2, "shut_in_grandes", 1)), "deck, pile 7: "),
        ((own_card(1, "{ score_areas = [] }"),), "deck, own_1: score_areas cannot be used like this"),
        ((own_card(1, '{ score_areas = ["ship", "ship"] }'),), "deck, own_1: score_areas cannot be used like this"),
        ((own_card(1, '{ score_areas = ["toledo"] }'),), "deck, own_1, score_areas: "),
        ((own_card(1, "{ move_after_castillo = 0 }"),), "deck, own_1, move_after_castillo: "),
        (
            (own_card(1, '{ either = { lay = "score_later", shut = "shut_in_grandes" } }'),),
            "deck, own_1, either: score_later keeps its card on the table; a card has it alone",
        ),
        ((own_card(1, "turn_card").replace("up_to = true", "up_to = 1"),), "deck, own_1, up_to: "),
        ((own_card(1, "turn_card").replace("place = 2", "gold = 10"),), "deck, own_1, gold: 10 is not possible"),
        ((own_card(1, "turn_card").replace("place = 2", "silver = 1"),), "deck, own_1"),
    ],
)
def test_a_faulty_deck_names_file_card_and_what_is_possible(cards: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadInput) as fault:
        GAME.set_up(AT_SEA, custom=deck(*cards))
    assert fault.value.render("en").startswith(said)
    assert all(fault.value.render(language) for language in LANGUAGES)


def test_tokens_are_for_cards_of_the_colonies() -> None:
    text = standard_deck().text.replace("pile = 1\ncopies = 1\n", "pile = 1\ncopies = 1\ngoods = 1\n", 1)
    with pytest.raises(BadInput) as fault:
        GAME.set_up({"players": 4}, custom={"deck": text})
    assert fault.value.render("en").startswith("deck, eg95_move_all_own_one_region, goods: only a card with")


def test_every_card_says_what_it_does_in_every_language() -> None:
    setup = GAME.set_up(AT_SEA)
    for language in LANGUAGES:
        words = GAME.words(language)
        cards = [card for card in GAME.cards(setup) if card.startswith("k")]
        assert len({GAME.card_text(setup, card, words) for card in cards}) == len(shipped_colony_cards().rows)


# -- rounds ----------------------------------------------------------------------------------------


@rule("GI-RND-1", "GI-RND-2", "GI-SET-6", "GI-SET-7", "GI-SET-8")
def test_seven_cards_lie_open_and_the_sixth_returns_every_round() -> None:
    setup = GAME.set_up({**AT_SEA, "players": 5}, custom=deck(STANDING, *map(own_card, range(3), KEPT)))
    seen: list[list[str]] = []
    left_over: list[str] = []
    table = Match(setup, bytes(32))
    rng = Rng(7)
    assert len(GAME.describe(setup, table.state)["offer"]) == 7  # before the disks of the set-up are set
    while not table.over:
        before = GAME.describe(setup, table.state)
        seat = table.asked[0]
        options = table.state.legal_actions(setup.seat(seat))
        table.play_action(setup.seat(seat), options[rng.below(len(options))])
        after = GAME.describe(setup, table.state)
        if after["round"] != before["round"] or not seen:
            seen.append(after["offer"])
            left_over += before["offer"]
    assert [len(offer) for offer in seen] == [7] * 9
    assert all("standing" in offer for offer in seen)
    of_seven = Counter(card for offer in seen for card in offer if card.startswith("own_"))
    assert sum(of_seven.values()) == 9
    assert all(n <= 3 for n in of_seven.values())  # what nobody chose does not come back
    assert any(card.startswith("own_") for card in left_over)


@rule("GI-MIX-11")
def test_in_a_short_game_all_cards_are_shuffled_and_six_are_seen() -> None:
    setup = GAME.set_up({**AT_SEA, "short_game": "six_rounds"}, custom=deck(*map(own_card, range(3), KEPT)))
    table = walk(setup, 1, 10_000)
    assert table.over
    assert len(GAME.describe(setup, table.state)["piles"]["pile_7"]) == 9 - 6


@rule("GI-P7-2", "GI-P7-AFT-1", "GI-P7-SLA-1", "GI-P7-TUR-2", "GI-P7-CON-1")
@pytest.mark.parametrize("players", [2, 5])
def test_games_with_many_such_cards_run_to_their_end(players: int) -> None:
    """Every effect happens, every position reads back, and a record leads to the same points."""
    setup = GAME.set_up({**AT_SEA, "players": players}, custom=deck(*map(own_card, range(4), KEPT, (3, 3, 3, 2))))
    seen: set[int] = set()
    for seed in range(by_tier(16, 16, 60)):
        table = walk(setup, seed, 10_000)
        assert table.over
        seen |= {row[0] for row in table.events.rows}
        for number, (state, _) in enumerate(table.history):
            GAME.check(state)
            if number % 40 == 0 or state.cells[cells.ACTING] or state.step_number() in (0,):
                again = GAME.position(setup, GAME.describe(setup, state), bytes(32))
                assert GAME.describe(setup, again) == GAME.describe(setup, state)
                assert again.cells[cells.AGENDA : cells.HAND] == state.cells[cells.AGENDA : cells.HAND]
        assert record.replay(record.of_match(table)).points == table.points
    wanted = (events.CARD_KEPT, events.CARD_USED, events.CARD_TURNED_OVER, events.LAID_LATER, events.SCORED_LATER)
    assert {int(kind) for kind in (*wanted, events.GRANDE_SHUT_IN)} <= seen


def test_nobody_knows_the_order_of_pile_7_and_everybody_what_lies_on_the_table() -> None:
    setup = GAME.set_up(AT_SEA, custom=deck(*map(own_card, range(4), KEPT, (3, 3, 3, 2))))
    table = walk(setup, 5, 150)
    assert GAME.describe(setup, table.state.view(0))["piles"]["pile_7"] == 11 - table.state.cells[cells.TURNED_UP]
    orders: set[tuple[str, ...]] = set()
    told = ("kept", "later", "due", "offer")
    for seed in range(8):
        other = table.state.clone()
        other.determinize(1, Rng(seed))
        GAME.check(other)
        there = GAME.describe(setup, other)
        orders.add(tuple(there["piles"]["pile_7"]))
        assert {key: there[key] for key in told} == {
            key: value for key, value in GAME.describe(setup, table.state).items() if key in told
        }
    assert len(orders) > 1
    assert len({tuple(sorted(order)) for order in orders}) == 1


# -- positions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"kept": {"A": ["castillo"]}}, "position.kept.A: "),
        ({"kept": {"A": ["after_castillo"], "B": ["after_castillo"]}}, "position.kept: more of these cards"),
        ({"kept": {"F": ["turn"]}}, "position.kept: "),
        ({"later": {"granada": 1}, "due": {"toledo": 1}}, "position.later: more of these cards"),
        ({"later": {"portugal": 1}}, "position.later: "),
        ({"acting": "eg95_king"}, "position.acting: eg95_king is not the card"),
        ({"acting": "k7_after_castillo"}, "position: "),
        ({"grandes": {"A": "portugal"}}, "position.grandes.A: "),
        ({"round": 1, "kept": {"A": ["turn", "double"]}}, "position.kept: cards of pile_7"),
        ({"round": 2, "kept": {"A": ["turn"]}, "due": {"toledo": 1}, "offer": ["k7_limit"]}, "position.kept: cards of"),
        ({"limit_board": "sevilla", "regions": {"sevilla": {"A": 1}}, "newcomers": {"A": 1}}, "position.newcomers.A: "),
        ({"regions": {"ship": {"A": 1}}, "moved_again": {"ship": {"A": 1}}}, "position: moved_again belongs"),
        ({"regions": {"ship": {"A": 1}}, "moved_may_sail": {"ship": {"A": 1}}}, "position: moved_may_sail belongs"),
        (
            {
                "limit_board": "sevilla",
                "regions": {"sevilla": {"A": 1}},
                "beside": {"A": ["ordinary"]},
                "newcomers": {"A": 1},
            },
            "position: newcomers belongs",
        ),
    ],
)
def test_a_position_that_cannot_be_names_the_place(table: dict[str, Any], said: str) -> None:
    setup = GAME.set_up(AT_SEA)
    with pytest.raises(BadInput) as fault:
        GAME.position(setup, {"offer": ["eg95_king"], **table}, bytes(32))
    assert fault.value.render("en").startswith(said)
    assert all(fault.value.render(language) for language in LANGUAGES)


@rule("GI-RND-1", "GI-P7-2")
@pytest.mark.parametrize(("kept", "number"), [([], 1), (["turn"], 2), (["turn", "double", "after_castillo"], 4)])
def test_without_a_round_it_is_the_first_in_which_so_many_cards_can_lie_there(kept: list[str], number: int) -> None:
    setup = GAME.set_up(AT_SEA)
    state = GAME.position(setup, {"offer": ["k7_limit"], "kept": {"B": kept}}, bytes(32))
    GAME.check(state)
    assert GAME.describe(setup, state)["round"] == number


@pytest.mark.parametrize("key", ["kept", "later", "due", "acting"])
def test_the_plain_game_knows_no_such_cards(key: str) -> None:
    with pytest.raises(BadInput):
        GAME.position(GAME.set_up({}), {"offer": ["eg95_king"], key: {}}, bytes(32))


@rule("GI-P7-SLA-1")
def test_cards_on_the_table_lie_in_no_pile() -> None:
    setup = GAME.set_up(AT_SEA)
    table = {"round": 2, "offer": ["eg95_king"], "kept": {"A": ["after_castillo"]}, "later": {"ship": 1}}
    to_come = GAME.describe(setup, GAME.position(setup, table, bytes(32)))["piles"]["pile_7"]
    assert not {"k7_after_castillo", "k7_score_later"} & set(to_come)
    assert int(sizes.COLONY_PILE) == 6
