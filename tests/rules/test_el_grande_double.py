"""Double strike and cards that turn over others, where a deck of one's own has many; scenarios show the rest."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.games.el_grande.api import Projection
from grandee.games.el_grande.deck import standard_deck
from grandee.games.el_grande.engine import cells, events, sizes, steps
from grandee.games.el_grande.engine.state import ElGrande
from grandee.records import record
from grandee.records.match import Match
from tests.kit import by_tier, rule, step

GAME = load_game("el-grande")
AT_SEA = {"grand_inquisitor": True, "players": 4}


def colony_card(word: str, copies: int, special: str) -> str:
    return (
        f'\n[[card]]\nid = "{word}"\npile = 7\ncopies = {copies}\nplace = 2\nup_to = true\n'
        f'special = {special}\nonly = "grand_inquisitor"\nsource = "custom"\n'
    )


def deck(doubles: int = 5, turns: int = 3, vetoes: int = 3) -> dict[str, str]:
    either = '{ either = { veto = "take_veto", go = { move = { any = 2 } } } }'
    cards = [("double", doubles, '"repeat_later"'), ("turn", turns, '"turn_card"'), ("either", vetoes, either)]
    return {"deck": standard_deck().text + "".join(colony_card(*card) for card in cards)}


def table_at(**position: Any) -> Match:
    """A turn of seat A, before B, C and D."""
    setup = GAME.set_up(AT_SEA, custom=deck())
    given = {
        "at": "next_part",
        "card": "eg95_king",
        "king": "toledo",
        "offer": ["eg95_move_grande", "eg95_kings_return", "eg95_score_castillo"],
        "power": {"A": 10, "B": 9, "C": 8, "D": 7},
        "court": dict.fromkeys("ABCD", 3),
    }
    state = GAME.position(setup, given | position, bytes(32))
    return Match(setup, bytes(32), state=state)


def play(table: Match, *moves: str) -> dict[str, Any]:
    for move in moves:
        seat, _, said = move.partition(" ")
        table.play(seat, said)
    return GAME.describe(table.setup, table.state)


def state_of(table: Match) -> ElGrande:
    assert isinstance(table.state, ElGrande)
    return table.state


# -- several of them -------------------------------------------------------------------------------


@rule("GI-P7-DOU-11", "GI-P7-DOU-2")
def test_all_owners_are_asked_clockwise_and_repeat_the_first_action() -> None:
    table = table_at(kept={"D": ["double", "double"], "B": ["double"]})
    now = play(table, "A next_part special", "A king_to aragon")
    assert (now["at"], now["asked"]) == ("double", ["B"])
    now = play(table, "B double repeat", "B king_to galicia")
    assert (now["at"], now["asked"], now["active"], now["turn_of"]) == ("double", ["D"], "A", "")
    now = play(table, "D double repeat", "D king_to sevilla")
    assert (now["king"], now["active"], now["asked"]) == ("sevilla", "A", ["A"])
    assert now["kept"] == {"D": ["double"]}  # nobody repeats one action twice


@rule("GI-P7-DOU-8", "GI-P7-DOU-11")
def test_a_veto_against_one_repetition_leaves_those_of_others() -> None:
    table = table_at(kept={"B": ["double"], "D": ["double"]}, vetoes={"C": ["next"]})
    play(table, "A next_part special", "A king_to aragon", "C veto pass", "B double repeat", "B king_to galicia")
    now = play(table, "C veto use")
    assert (now["king"], now["at"], now["asked"]) == ("aragon", "double", ["D"])


@rule("GI-P7-DOU-6", "GI-P7-DOU-11")
def test_a_side_that_keeps_the_card_is_not_offered_in_a_repetition() -> None:
    regions = {"sevilla": dict.fromkeys("ABCD", 2)}
    table = table_at(card="either", kept={"B": ["double"]}, regions=regions)
    now = play(table, "A next_part special", "A choose_mode go", "A move_one done", "B double repeat")
    assert (now["at"], now["active"]) == ("move_one", "B")  # with one mode left it is taken
    table = table_at(card="either", kept={"B": ["double"]}, regions=regions)
    now = play(table, "A next_part special", "A choose_mode veto")
    assert now["at"] == "next_part"
    assert now["vetoes"] == {"A": ["next"]}


# -- a kept card is used ----------------------------------------------------------------------------


OFFER = ["eg95_kings_return", "eg95_score_castillo", "eg95_move_grande", "eg95_king", "k6_inquisitor"]


def before_a_card(**position: Any) -> Match:
    """The free window before a card is chosen."""
    return table_at(at="next_turn", card="", **position)


@rule("GI-P7-TUR-1", "GI-P7-TUR-2", "GI-P7-TUR-3", "GI-P7-TUR-4")
def test_a_kept_card_turns_over_another_and_the_turn_goes_on() -> None:
    table = before_a_card(kept={"A": ["turn", "turn_next"]}, offer=OFFER)
    now = play(table, "A turn_card pile_5")
    assert now["offer"] == [card for card in OFFER if card != "eg95_king"]
    assert (now["at"], now["asked"], now["kept"]) == ("choose_card", ["A"], {"A": ["turn_next"]})
    table = before_a_card(kept={"A": ["turn"]}, offer=OFFER[1:])
    assert GAME.describe(table.setup, table.state)["at"] == "choose_card"  # four cards, and four players choose


@rule("GI-BASE-11", "GI-P7-TUR-1")
def test_the_use_of_a_kept_card_can_be_stopped_and_uses_it_up() -> None:
    table = before_a_card(kept={"A": ["turn"], "B": ["double"]}, offer=OFFER, vetoes={"C": ["this"]})
    now = play(table, "A turn_card pile_5")
    assert (now["at"], now["asked"], now["acting"], now["offer"]) == ("veto", ["C"], "turn", OFFER)
    now = play(table, "C veto use")
    assert (now["at"], now["offer"]) == ("choose_card", OFFER)  # what was stopped is not repeated
    assert now["kept"] == {"B": ["double"]}


@rule("GI-P7-TUR-5", "GI-P7-TUR-4", "A-52")
def test_the_use_of_a_kept_card_is_repeated() -> None:
    """Also when the one whose turn it is has no card yet and so needs one."""
    kept = {"A": ["turn", "turn"], "B": ["double"], "C": ["double"]}
    table = before_a_card(kept=kept, offer=[*OFFER, "double"], vetoes={"A": ["this"]})
    now = play(table, "A turn_card pile_5")
    assert (now["at"], now["asked"], now["active"]) == ("double", ["B"], "A")
    now = play(table, "B double repeat", "B turn_card pile_6", "A veto pass")
    assert (now["at"], now["asked"]) == ("choose_card", ["A"])  # neither C nor A again: four cards are left
    assert now["offer"] == [card for card in [*OFFER, "double"] if card not in ("eg95_king", "k6_inquisitor")]
    assert now["kept"] == {"A": ["turn"], "C": ["double"]}


# -- who knows what --------------------------------------------------------------------------------


@rule("GI-P7-DOU-9")
def test_everybody_sees_who_repeats_what_in_whose_turn() -> None:
    table = table_at(kept={"B": ["double"]})
    play(table, "A next_part special", "A king_to aragon", "B double repeat")
    for seat in range(-1, 4):
        seen = GAME.describe(table.setup, table.state.view(seat))
        assert (seen["active"], seen["turn_of"], seen["acting"]) == ("B", "A", "eg95_king")
    projection = GAME.projection(table.setup, table.state.view(0))
    assert isinstance(projection, Projection)
    assert projection.order == ["A", "B", "C", "D"]


# -- whole games -----------------------------------------------------------------------------------


@rule("GI-P7-DOU-2", "GI-P7-DOU-9", "GI-P7-TUR-5", "GI-TURN-9")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_with_many_repetitions_run_to_their_end(players: int) -> None:
    """The turn is its owner's again after each, every position reads back, and a record leads to the same points."""
    setup = GAME.set_up(AT_SEA | {"players": players}, custom=deck(6, 3, 2))
    repeated: set[int] = set()
    seen: set[int] = set()
    for seed in range(by_tier(2, 4, 200)):
        table = Match(setup, seed_bytes(seed))
        rng = Rng(100 * players + seed)
        while not table.over:
            state = state_of(table).clone()
            GAME.check(state)
            assert isinstance(state, ElGrande)
            if state.is_repetition():
                repeated.add(int(state.step_number()))
                assert state.cells[cells.ACTIVE] not in (state.whose_turn(), sizes.NO_SEAT)
                again = GAME.position(setup, GAME.describe(setup, state), bytes(32))
                assert GAME.describe(setup, again) == GAME.describe(setup, state)
                assert again.cells[cells.AGENDA : cells.HAND] == state.cells[cells.AGENDA : cells.HAND]
            keen = [move for move in table.legal_moves(table.asked[0]) if move.endswith(("repeat", "special"))]
            if keen and rng.below(4):
                table.play(table.asked[0], keen[0])
            else:
                step(table, rng)
        assert record.replay(record.of_match(table)).points == table.points
        seen |= {row[0] for row in table.events.rows}
    assert int(events.REPEATS) in seen
    assert {int(steps.MOVE_ONE), int(steps.KING_TO)} & repeated
