"""What is foretold of secret choices, and of what may be vetoed: it holds whatever others do, and no more is said."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from grandee.core.api import Preview, words_of
from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.games.el_grande.engine.cells import CASTILLO, DIAL, PROVINCE
from grandee.records.match import Match
from grandee.server.api import MovePreview, Terms
from grandee.server.storage.store import LogEntry
from grandee.server.tables import study
from grandee.server.tables.state import Sitter, TableState
from tests.kit import by_tier, random_setup, rule, walk

NOTHING = MovePreview(projection=Preview(), pays={})


def at(moves: list[str], **position: Any) -> TableState:
    """A server's table of El Grande in a position, after some moves."""
    found = load_game("el-grande")
    setup = found.set_up({"players": 4})
    table_state = TableState("table", setup, bytes(32), Terms(), [Sitter("person", letter) for letter in setup.letters])
    table_state.take(LogEntry(1, 0, "start", -1, "", ""))
    table_state.state = found.position(setup, position, bytes(32))
    table_state.state.settle(table_state.out)
    for move in moves:
        letter, _, words = move.partition(" ")
        table_state.state.play(setup.seat(letter), table_state.action(words), table_state.out)
    return table_state


def evicting(**pieces: int) -> TableState:
    """Everybody but A leaves Aragón, for a region of their own choice."""
    regions = {"aragon": {"A": 1, **pieces}, "granada": {"A": 3}, "sevilla": {"C": 1}}
    position = {"at": "next_part", "to_act": "A", "card": "eg95_eviction", "king": "toledo", "regions": regions}
    return at(["A next_part special", "A choose_region aragon"], **position)


def foretold_by(table_state: TableState, seat: int, move: str) -> MovePreview:
    return asyncio.run(study.move_preview(table_state, seat, move))


def areas(foretold: MovePreview) -> dict[str, Any]:
    return dict(words_of(foretold.projection)["areas"])


def row(foretold: MovePreview, area: str, seat: str) -> dict[str, Any]:
    return next((each for each in areas(foretold)[area]["rows"] if each["seat"] == seat), {})


@rule("EG-CARD-EVICT-1", "EG-INFO-2", "EG-INFO-10")
def test_an_eviction_moves_the_own_pieces_whatever_others_choose() -> None:
    table_state = evicting(B=3, D=1)
    foretold = foretold_by(table_state, 1, "disk granada")
    assert areas(foretold)["aragon"]["rows"] == [
        {"seat": "A", "count": 1, "place": 1, "tied": 1, "points": 5, "king": 0, "grande": 0}
    ], "nobody else stays there"
    assert "partly" not in areas(foretold)["aragon"]
    assert areas(foretold)["granada"]["partly"], "D may come as well"
    assert (row(foretold, "granada", "B")["count"], row(foretold, "granada", "D")) == (3, {})
    alone = foretold_by(table_state, 1, "disk galicia")
    assert (row(alone, "galicia", "B")["count"], row(alone, "galicia", "B")["points"]) == (3, 4), "D is weaker there"
    assert areas(foretold_by(table_state, 3, "disk galicia"))["galicia"]["rows"] == [
        {"seat": "D", "count": 1, "tied": 1, "king": 0, "grande": 0}
    ], "whether B comes decides about the points"


@rule("EG-CARD-EVICT-1")
def test_the_only_one_who_is_evicted_knows_everything() -> None:
    foretold = foretold_by(evicting(B=3), 1, "disk granada")
    assert not any("partly" in area for area in areas(foretold).values())
    assert row(foretold, "granada", "B")["tied"] == 2


@rule("EG-CARD-SECRET2-1")
def test_a_withdrawal_takes_the_own_pieces_away() -> None:
    regions = {"aragon": {"A": 2, "B": 3}, "toledo": {"B": 2}, "navarra": {"C": 1}, "granada": {"C": 1}}
    card = "eg95_secret_withdraw_two"
    table_state = at(["A next_part special"], at="next_part", to_act="A", card=card, king="castilla", regions=regions)
    foretold = foretold_by(table_state, 1, "disk aragon")
    assert "partly" not in areas(foretold)["aragon"], "C has nobody there"
    assert row(foretold, "aragon", "B") == {
        **{"seat": "B", "count": 1, "place": 2, "tied": 1, "points": 4, "king": 0, "grande": 0}
    }
    assert areas(foretold)["navarra"].get("partly"), "C may leave it"


@rule("EG-CARD-SSCORE-1")
def test_a_secret_scoring_promises_no_points() -> None:
    regions = {"aragon": {"A": 2, "B": 3}}
    table_state = at(["A next_part special"], at="next_part", to_act="A", card="eg95_secret_scoring", regions=regions)
    foretold = foretold_by(table_state, 1, "disk aragon")
    assert foretold.pays == {}, "another disk on the same region would undo it"


@rule("EG-INFO-5", "EG-GEN-2")
@pytest.mark.parametrize("inside", [{"A": 2, "B": 1}, {"A": 5, "B": 1}, {"A": 2}])
def test_nothing_is_foretold_of_what_comes_out_of_the_castillo(inside: dict[str, int]) -> None:
    table_state = at([], at="end_round", round=3, king="valencia", castillo=inside, regions={"navarra": {"B": 1}})
    assert table_state.setup.rules.steps[table_state.state.step_number()].word == "castillo_disk"
    assert foretold_by(table_state, 0, "castillo_disk navarra") == NOTHING


@rule("EG-VETO-3")
def test_what_may_be_vetoed_is_foretold_as_if_it_were_not_and_says_so() -> None:
    regions = {"aragon": {"A": 1}, "toledo": {"B": 1}}
    position = {"at": "next_part", "to_act": "A", "card": "eg95_move_three_any", "king": "castilla", "regions": regions}
    free = foretold_by(at(["A next_part special"], **position), 0, "move_one A aragon toledo")
    assert not free.stoppable
    watched = at(["A next_part special"], **position, vetoes={"C": ["this"]})
    while watched.setup.rules.steps[watched.state.step_number()].word == "veto":
        watched.state.play(2, watched.action("veto pass"), watched.out)
    foretold = foretold_by(watched, 0, "move_one A aragon toledo")
    assert foretold.stoppable
    assert areas(foretold)["toledo"] == areas(free)["toledo"]
    assert row(foretold, "toledo", "A")["count"] == 1


def holds(said: dict[str, Any], true: dict[str, Any]) -> bool:
    """Whether everything that was said is so."""
    for key, value in said.items():
        if key == "rows" and said.get("partly"):
            rows = {each["seat"]: each for each in true["rows"]}
            if not all(each["seat"] in rows and holds(each, rows[each["seat"]]) for each in value):
                return False
        elif key != "partly" and not (
            holds(value, true.get(key, {})) if isinstance(value, dict) else true.get(key) == value
        ):
            return False
    return True


def decisions(word: str, most: int) -> Iterator[tuple[TableState, Rng]]:
    """Tables at which a certain decision is asked, from random games."""
    rng, found = Rng(8), load_game("el-grande")
    while most > 0:
        setup = random_setup(found, rng)
        table = Match(setup, seed_bytes(rng.word()))
        table_state = TableState(
            "table", setup, table.seed, Terms(), [Sitter("person", letter) for letter in setup.letters]
        )
        table_state.take(LogEntry(1, 0, "start", -1, "", ""))
        while not table.over:
            unanswered = not any(table.state.cells[DIAL + seat] for seat in range(setup.seats))  # as at a server
            if table.decision == word and len(table.asked) > 1 and unanswered:
                table_state.state = table.state
                most -= 1
                yield table_state, rng
            seat = setup.seat(table.asked[rng.below(len(table.asked))])
            options = table.state.legal_actions(seat)
            table.play_action(seat, options[rng.below(len(options))])


@rule("EG-DISK-2", "EG-INFO-10")
@pytest.mark.slow
def test_what_is_foretold_of_a_disk_holds_whatever_others_set() -> None:
    """Every choice of all others is played out and compared."""
    partly = silent = 0
    for table_state, rng in decisions("disk", by_tier(12, 40, 300)):
        setup, state = table_state.setup, table_state.state
        asked = [seat for seat in range(setup.seats) if state.asks(seat)]
        for seat in asked:
            action = state.legal_actions(seat)[rng.below(len(state.legal_actions(seat)))]
            said = foretold_by(table_state, seat, setup.rules.space.names[action])
            others = [other for other in asked if other != seat]
            every = list(product(*(state.legal_actions(other) for other in others)))
            silent += said == NOTHING
            assert (said == NOTHING) == (len(every) > study.MOST_TRIED)
            for chosen in every if len(every) <= study.MOST_TRIED else every[:5]:
                after = state.clone()
                study.play_through(setup, after, {seat: action, **dict(zip(others, chosen, strict=True))})
                assert holds(words_of(said.projection), words_of(setup.game.projection(setup, after.view(seat)))), (
                    seat,
                    action,
                    chosen,
                )
            partly += said != NOTHING and any("partly" in area for area in areas(said).values())
    assert partly
    assert silent


@rule("EG-INFO-5")
def test_what_lies_in_the_castillo_changes_nothing_that_is_foretold() -> None:
    rng, compared = Rng(5), 0
    found = load_game("el-grande")
    for seed in range(by_tier(40, 150, 600)):
        setup = random_setup(found, rng)
        table = walk(setup, seed, 10 + rng.below(60 * setup.seats))
        table_state = TableState(
            "table", setup, table.seed, Terms(), [Sitter("person", letter) for letter in setup.letters]
        )
        table_state.take(LogEntry(1, 0, "start", -1, "", ""))
        more = table.state.clone()
        fuller = [s for s in range(setup.seats) if more.cells[CASTILLO + s] > 0 and more.cells[PROVINCE + s] > 0]
        if table.over or not fuller:
            continue
        for seat in fuller:
            more.cells[CASTILLO + seat] += 1
            more.cells[PROVINCE + seat] -= 1
        for seat in range(setup.seats):
            for action in table.state.legal_actions(seat)[:6]:
                said = []
                for state in (table.state, more):
                    table_state.state = state
                    said.append(foretold_by(table_state, seat, setup.rules.space.names[action]))
                assert said[0] == said[1], (seed, setup.rules.space.names[action])
                compared += 1
    assert compared > 50


def test_others_have_their_turn_while_a_move_is_tried_in_many_worlds() -> None:
    async def play() -> int:
        turns, asked = 0, asyncio.ensure_future(study.move_preview(evicting(B=3, C=1, D=1), 1, "disk granada"))
        while not asked.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await asked).projection
        return turns

    assert asyncio.run(play()) >= 64 // study.FRAMES_PER_SLICE, "C and D have eight regions each"
