"""Both expansions together: cards, options, who knows what, whole games; section 14.B is shown by scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.cells import DEPTH
from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.games.el_grande.deck_colonies import deck_with_colonies
from grandee.games.el_grande.deck_intrigue import shipped_intrigue_deck
from grandee.games.el_grande.engine import cells, events, sizes
from grandee.games.el_grande.engine.state import ElGrande
from grandee.records import record
from grandee.records.match import Match
from tests.generic.test_two_worlds import differing, past, present
from tests.kit import by_tier, rule, step, walk
from tests.worlds import second_world

GAME = load_game("el-grande")
BOTH = {"grand_inquisitor": True, "king_intrigue": True}
TEXT = shipped_intrigue_deck().text


def set_up(**options: Any) -> Setup:
    return GAME.set_up(BOTH | {"players": 4} | options)


def own_card(word: str, pile: int, copies: int, special: str) -> str:
    return (
        f'\n[[card]]\nid = "{word}"\npile = {pile}\ncopies = {copies}\nplace = 2\nup_to = true\n'
        f'special = {special}\nonly = "grand_inquisitor"\nsource = "custom"\n'
    )


# -- cards -----------------------------------------------------------------------------------------


@rule("GI-KI-1", "GI-KI-6", "KI-2")
def test_the_cards_of_both_are_there_and_no_pile_but_two() -> None:
    setup = set_up()
    colonies = [card for card in deck_with_colonies().ids if card.startswith(("k6", "k7"))]
    assert GAME.cards(setup) == [*shipped_intrigue_deck().ids, *colonies]
    table = Match(setup, seed_bytes(1))
    position = GAME.describe(setup, table.state)
    assert list(position["piles"]) == ["pile_7"]
    assert isinstance(table.state, ElGrande)
    assert table.state.facts.piles == sizes.PILES
    assert len(position["offer"]) == 2
    for language in LANGUAGES:
        words = GAME.words(language)
        texts = {card: GAME.card_text(setup, card, words) for card in GAME.cards(setup)}
        assert len(set(texts.values())) == len(texts)
        alone = GAME.card_text(GAME.set_up({"grand_inquisitor": True}), "k7_turn", words)
        assert texts["k7_turn"].startswith(alone)
        assert len(texts["k7_turn"]) > len(alone)  # it may be a Veto too (GI-KI-4)


def test_each_set_of_cards_has_a_digest_of_its_own() -> None:
    alone, both = GAME.set_up({"king_intrigue": True}), set_up()
    assert len({GAME.digests(setup)["deck"] for setup in (alone, both, GAME.set_up({"grand_inquisitor": True}))}) == 3
    mine = {"deck": TEXT + own_card("mine", 7, 4, '"repeat_later"')}
    assert GAME.digests(GAME.set_up({"king_intrigue": True}, custom=mine)) == GAME.digests(alone)  # it brings none


def test_a_deck_of_ones_own_may_have_both_piles() -> None:
    text = TEXT + own_card("mine", 6, 1, "{ move = { any = 1 } }") + own_card("yours", 7, 9, '"turn_card"')
    setup = GAME.set_up(BOTH, custom={"deck": text})
    assert [card for card in GAME.cards(setup) if not card.startswith("ki_")] == ["mine", "yours"]
    table = walk(setup, 2, 10_000)
    assert {"mine", "yours"} == {card for state, _ in table.history for card in GAME.describe(setup, state)["offer"]}
    assert record.replay(record.read(record.of_match(table).to_json())).points == table.points


@pytest.mark.parametrize(
    ("card", "where", "message"),
    [
        (own_card("mine", 5, 1, '"turn_card"').replace("up_to = true\n", ""), "deck, mine, pile", "bad-no-such-pile"),
        (
            own_card("mine", 7, 1, '"turn_card"').replace("grand_inquisitor", "church"),
            "deck, mine, pile",
            "bad-colony-card",
        ),
        (own_card("mine", 6, 2, '"shut_in_grandes"'), "deck, pile 6", "bad-inquisitor-pile"),
        (own_card("mine", 6, 1, '"repeat_later"'), "deck, mine, pile", "bad-kept-standing"),
        (own_card("mine", 7, 12, '"turn_card"'), "deck, mine, copies", "bad-value"),
        (own_card("mine", 7, 2, '"take_veto"'), "deck, mine, special", "bad-many-vetoes"),
        (
            own_card("mine", 7, 2, '"turn_card"') + own_card("yours", 7, 2, '"turn_card"'),
            "deck, yours, special",
            "bad-many-kept",
        ),
        (own_card("ki_40", 7, 2, '"turn_card"'), "deck, card 21, id", "bad-twice"),
    ],
)
def test_a_faulty_deck_names_the_place(card: str, where: str, message: str) -> None:
    with pytest.raises(BadInput) as fault:
        GAME.set_up(BOTH | {"players": 4}, custom={"deck": TEXT + card})
    assert (fault.value.where, fault.value.message.message) == (where, message)
    assert all(fault.value.render(language) for language in LANGUAGES)


# -- options ---------------------------------------------------------------------------------------


@rule("KI-MIX-1", "GI-MIX-1", "GI-MIX-2", "A-60")
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
def test_what_does_not_go_together_with_both_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadInput) as fault:
        set_up(**{option: value})
    assert fault.value.rule in ("GI-MIX-1", "KI-MIX-1", "KI-1")


def test_it_has_a_ruleset_of_its_own() -> None:
    assert set_up().ruleset.id == "grand-inquisitor-king-intrigue"
    every = set_up(home_region_advantage=True, movement_limits=True, granada=True)
    assert every.ruleset.id == "grand-inquisitor-king-intrigue"
    words = [name for name in every.rules.space.names if name.startswith(("choose_card", "turn_card"))]
    assert words == [
        *(f"choose_card {word}" for word in ("pile_6", "pile_7", "own", "king", "intrigue")),
        *(f"turn_card {word}" for word in ("pile_6", "pile_7", "skip")),
    ]


# -- who knows what --------------------------------------------------------------------------------


@rule("GI-KI-10", "KI-25", "GI-P7-DOU-9")
def test_a_repetition_shows_no_card_that_lies_face_down_and_hides_none_that_lies_open() -> None:
    setup = set_up()
    position = {
        "at": "next_part",
        "card": "ki_50",
        "king": "toledo",
        "offer": [],
        "power": {"A": 50, "B": 60, "C": 70, "D": 30},
        "court": dict.fromkeys("ABCD", 2),
        "regions": {"sevilla": {"A": 2, "B": 2, "C": 2, "D": 2}},
        "kept": {"B": ["double"]},
    }
    table = Match(setup, bytes(32), state=GAME.position(setup, position, bytes(32)))
    for seat, move in (("A", "next_part special"), ("A", "move_one done"), ("B", "double repeat")):
        table.play(seat, move)
        seen = GAME.describe(setup, table.state.view(3))["power"]
        assert seen == {"A": 50, "B": "?", "C": "?", "D": 30}
        other = table.state.clone()
        other.determinize(3, Rng(1))
        GAME.check(other)


@rule("GI-KI-4", "GI-KI-7")
def test_everybody_sees_that_a_kept_card_may_stop_an_action() -> None:
    setup = set_up()
    state = GAME.position(setup, {"offer": [], "kept": {"C": ["turn_next"]}}, bytes(32))
    assert int(state.cells[cells.HOLDERS]) == 1 << 2
    assert GAME.describe(setup, state)["vetoes"] == {}
    alone = GAME.set_up({"grand_inquisitor": True})
    kept = GAME.position(alone, {"offer": ["eg95_king"], "kept": {"C": ["turn_next"]}}, bytes(32))
    assert int(kept.cells[cells.HOLDERS]) == 0


@rule("GI-KI-10", "KI-26", "GI-P7-DOU-9")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_learns_by_a_repetition_what_is_secret(players: int) -> None:
    """All channels are the same in two worlds, in the middle of a repetition and one move later."""
    setup = GAME.set_up(BOTH | {"players": players}, custom={"deck": TEXT + own_card("twice", 7, 9, '"repeat_later"')})
    compared = 0
    for seed in range(by_tier(2, 4, 100)):
        table, rng = Match(setup, seed_bytes(seed)), Rng(seed)
        while not table.over and not (is_repetition(table) and rng.below(3) == 0):
            keen_step(table, rng)
        if table.over:
            continue
        for _ in range(2):
            for seat in range(-1, players):
                second = second_world("el-grande")(table, seat, rng)
                assert differing(past(table, seat), past(second, seat)) == []
                assert differing(present(setup, table.state, seat), present(setup, second.state, seat)) == []
            compared += 1
            keen_step(table, rng)
    assert compared


def is_repetition(table: Match) -> bool:
    assert isinstance(table.state, ElGrande)
    return bool(table.state.is_repetition())


def keen_step(table: Match, rng: Rng) -> None:
    """A random move, but special actions are announced and repeated where they can be."""
    keen = [
        move for move in table.legal_moves(table.asked[0]) if move.endswith(("repeat", "special", "pile_7", "veto use"))
    ]
    if keen and rng.below(4):
        table.play(table.asked[0], keen[0])
    else:
        step(table, rng)


# -- whole games -----------------------------------------------------------------------------------


@rule("GI-KI-2", "GI-KI-4", "GI-KI-10", "GI-KI-9", "KI-MIX-2", "KI-MIX-3", "KI-MIX-5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_with_many_such_cards_run_to_their_end(players: int) -> None:
    """Every position reads back, a redraw is a state that can be, and a record leads to the same points."""
    deepest = 0
    more = own_card("twice", 7, 5, '"repeat_later"') + own_card("turn", 7, 5, '"turn_card"')
    variants: dict[str, object] = {
        "home_region_advantage": players == 3,
        "granada": players == 5,
        "movement_limits": players == 5,
    }
    setup = GAME.set_up({**BOTH, "players": players, **variants}, custom={"deck": TEXT + more})
    seen: set[int] = set()
    for seed in range(by_tier(3, 5, 200)):
        table, rng = Match(setup, seed_bytes(seed)), Rng(10 * players + seed)
        while not table.over:
            keen_step(table, rng)
        seen |= {row[0] for row in table.events.rows}
        for number, (state, _) in enumerate(table.history):
            GAME.check(state)
            deepest = max(deepest, int(state.cells[DEPTH]))
            if number % 15 == 0 or state.cells[cells.TURN_OF]:
                again = GAME.position(setup, GAME.describe(setup, state), bytes(32))
                assert GAME.describe(setup, again) == GAME.describe(setup, state)
                assert again.cells[cells.AGENDA : cells.HAND] == state.cells[cells.AGENDA : cells.HAND]
                state.determinize(number % players, Rng(number))
                GAME.check(state)
        assert record.replay(record.of_match(table)).points == table.points
    assert deepest <= 14  # of the 16 rows that there are
    assert {int(events.REPEATS), int(events.CARD_USED), int(events.VETO_USED), int(events.CARD_TURNED_OVER)} <= seen
