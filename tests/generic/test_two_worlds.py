"""Two worlds: what a seat may not know reaches it on no channel.

The state, and everything said of it, must be byte for byte the same for a seat in two worlds that it cannot tell apart.
A new channel joins here in the commit that builds it.
"""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandee.cli import replay
from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.fields import Shown
from grandee.core.game import Game, Setup, seed_bytes
from grandee.core.refusals import IllegalMove
from grandee.core.seat import Seat
from grandee.core.state import SPECTATOR, State
from grandee.envs.observation import Observer
from grandee.games import load_game
from grandee.records import log, record
from grandee.records.match import Match
from grandee.server.bots.bot_pool import determinized_bytes
from tests.kit import GAMES, MOVES_A_SEAT, by_tier, random_setup, rule, step, tables, walk
from tests.worlds import second_world

games = pytest.mark.parametrize("game", GAMES)


def letter_of(table: Match, seat: int) -> str | None:
    return None if seat == SPECTATOR else table.setup.letters[seat]


def present(setup: Setup, state: State, seat: int, first: int = 0) -> dict[str, Any]:
    """Every channel that shows the present, for a seat or a spectator; of the refusals every ninth from `first` on."""
    view = state.view(seat)
    channels: dict[str, Any] = {
        "view": view.serialise(),
        "description": setup.game.describe(setup, view),
        "board": setup.game.board(setup, view, setup.game.words("en"), list(setup.letters)),
        "asked": (state.is_over(), state.asked(), state.legal_actions(seat) if seat >= 0 else None),
        "refusals": [refusal(state, seat, action) for action in range(first, int(setup.rules.actions), 9)],
    }
    if seat >= 0:
        channels["observation"] = observer_of(setup)(state, seat).tobytes()
        bot = Seat(state, seat)
        channels["bot"] = (
            bot.legal_actions,
            bot.view.serialise(),
            bot.sample(Rng(3)).serialise(),
            vars(bot)["_determinized"].serialise(),
        )
        channels["bot pool"] = determinized_bytes(state, seat)
    return channels


observers: dict[tuple[str, int, int], Observer] = {}


def observer_of(setup: Setup) -> Observer:
    """What environments for learning show, with a perfect memory; one for each number of players and fields is made."""
    key = (setup.ruleset.id, setup.seats, int(setup.rules.layout.size))
    if key not in observers:
        observers[key] = Observer(setup, rotated=True, memory=True)
    return observers[key]


def refusal(state: State, seat: int, action: int) -> str:
    """What is said when the seat tries an action that is not among its options."""
    if seat >= 0 and action in state.legal_actions(seat):
        return ""
    try:
        state.play(seat, action, Actions(state.rules.actions))
    except IllegalMove as refused:
        return str(refused)
    raise AssertionError("an illegal action was played")


def past(table: Match, seat: int) -> dict[str, Any]:
    """Every channel that tells what has happened, for a seat or a spectator."""
    letter = letter_of(table, seat)
    replayed = replay.as_data(table, Namespace(open=False, seat=letter))
    return {
        "log": table.log(letter),
        "story": table.short_log(letter),
        "question": question(table, seat),
        "events": [log.in_words(table.setup, row, seat) for row in table.events.rows],
        "record": exported(table, letter),
        "replay": json.dumps(replayed),
        "table": (table.view(letter), table.board(letter), table.decision, table.asked),
    }


def question(table: Match, seat: int) -> list[str]:
    """The decision and the options as the seat reads them."""
    setup, view = table.setup, table.state.view(seat)
    if seat < 0 or not table.state.asks(seat) or setup.game.id == "dials":
        return []
    words, game = table.words("en"), setup.game
    offered = table.state.legal_actions(seat)
    options = [game.render_move(setup, view, action, words) for action in offered]
    explained = [game.explain_move(setup, view, action, words) for action in offered]
    shown = [*game.cards_on_the_table(setup, view), *map(str, game.numbers(setup, offered))]
    return [game.render_prompt(setup, view, words), *options, *explained, *shown]


def exported(table: Match, letter: str | None) -> dict[str, Any]:
    """The record that a seat may take away. The seeds of two worlds differ, so the commitment does too."""
    written: dict[str, Any] = json.loads(record.of_match(table, letter).to_json())
    if not table.over:
        assert written.pop("commitment") == table.commitment
        assert "seed" not in written
    else:
        written.pop("seed")  # the game is over: everything may be known
        written.pop("moves")
    return written


def undone(table: Match, seat: int) -> dict[str, Any]:
    """The same channels after an undo."""
    table.take_back()
    return past(table, seat) | present(table.setup, table.state, seat)


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return [name for name in one if one[name] != other[name]]


@rule("KH-INFO-1", "KH-INFO-2", "KH-INFO-3", "KH-INFO-4", "KH-INFO-7")
@games
@given(data=st.data())
def test_the_present_shows_a_seat_nothing_that_it_may_not_know(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in range(-1, table.setup.seats):
        other = table.state.clone()
        other.determinize(seat, Rng(data.draw(st.integers(0, 2**30))))
        table.setup.game.check(other)
        first = data.draw(st.integers(0, 8))
        one, two = (present(table.setup, state, seat, first) for state in (table.state, other))
        assert differing(one, two) == []


@rule("KH-INFO-6")
@games
@given(data=st.data())
def test_the_past_tells_a_seat_nothing_that_it_may_not_know(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    seat = data.draw(st.integers(-1, table.setup.seats - 1))
    second = second_world(game)(table, seat, Rng(data.draw(st.integers(0, 2**30))))
    assert differing(past(table, seat), past(second, seat)) == []
    assert differing(present(table.setup, table.state, seat), present(table.setup, second.state, seat)) == []
    if table.moves:
        assert differing(undone(table, seat), undone(second, seat)) == []


@games
def test_nothing_that_nobody_knows_survives_a_redraw(game: str) -> None:
    """Fields that no seat is shown, the stream and the order of one's own deck among them, are drawn anew."""
    found = load_game(game)
    for ruleset in found.rulesets(drafts=True):
        setup = found.set_up(ruleset.options)
        fields = [field for field in setup.rules.layout.fields if field.shown is Shown.NOBODY]
        kept = dict.fromkeys([field.name for field in fields], 0)
        for seed in range(40):
            table = walk(setup, seed, seed)
            redrawn = table.state.clone()
            redrawn.determinize(0, Rng(seed))
            for field in fields:
                for row in range(field.rows):
                    cells = range(field.at + row * field.width, field.at + (row + 1) * field.width)
                    true = [table.state.cells[i] for i in cells]
                    if any(true):
                        kept[field.name] += true == [redrawn.cells[i] for i in cells]
        assert kept.pop("stream") == 0
        assert all(count < 30 for count in kept.values()), kept


@games
def test_the_second_pasts_are_different(game: str) -> None:
    """The test above would pass if nothing were ever exchanged."""
    found = load_game(game)
    for ruleset in found.rulesets(drafts=True):
        different = 0
        for seed in range(20):
            table = walk(found.set_up(ruleset.options), seed, 7 + seed)
            second = second_world(game)(table, 0, Rng(seed))
            assert second.seed != table.seed
            stream = table.setup.rules.layout.named("stream").size
            different += list(second.state.cells)[stream:] != list(table.state.cells)[stream:]
        assert different > 10


@games
@given(data=st.data())
def test_what_a_seat_knows_survives_a_redraw(game: str, data: st.DataObject) -> None:
    """Its own fields, the public ones and the remembered ones keep their numbers."""
    table = data.draw(tables(game))
    layout = table.setup.rules.layout
    for seat in range(table.setup.seats):
        other = table.state.clone()
        other.determinize(seat, Rng(1))
        for field in layout.fields:
            name = field.shown.value
            for row in range(field.rows):
                cells = range(field.at + row * field.width, field.at + (row + 1) * field.width)
                if name in ("public", "remembered", "owner-remembered") or (name == "owner" and row == seat):
                    assert [other.cells[i] for i in cells] == [table.state.cells[i] for i in cells], field.name


@games
@given(data=st.data())
def test_a_redraw_of_a_redraw_knows_no_less(game: str, data: st.DataObject) -> None:
    """Drawing from what a seat knows gives the same from either world: nothing of the truth is left in it."""
    table = data.draw(tables(game))
    for seat in range(-1, table.setup.seats):
        first, second = table.state.clone(), table.state.clone()
        second.determinize(seat, Rng(11))
        first.determinize(seat, Rng(22))
        second.determinize(seat, Rng(22))
        assert first == second


def sampled(found: Game, rng: Rng) -> Match | None:
    """A running game with random options at a decision of a random kind, each third one a simultaneous choice.

    Half of those are begun: some seats have answered.
    """
    setup = random_setup(found, rng)
    decisions = [step.word for step in setup.rules.steps if not step.automatic]
    wanted, least = decisions[rng.below(len(decisions))], rng.below(MOVES_A_SEAT[found.id] * setup.seats)
    table, several = Match(setup, seed_bytes(rng.word())), rng.below(3) == 0
    while not table.over and (len(table.moves) < least or table.decision != wanted):
        step(table, rng)
        if several and len(table.moves) >= least and len(table.asked) > 1:
            break
    if not table.over and len(table.asked) > 1 and rng.below(2):
        step(table, rng)
    return None if table.over else table


def in_numbers(setup: Setup, state: State, seat: int, first: int) -> tuple[Any, ...]:
    """What a seat is shown, may do, and is told when it tries something else."""
    refusals = [state.why_not(seat, action) for action in range(first, int(setup.rules.actions), 23)]
    return state.view(seat).serialise(), state.asked(), state.legal_actions(seat), refusals


@games
def test_two_worlds_are_alike_in_every_state_of_sampled_games(game: str) -> None:
    """A second past is alike from its beginning: each state of both games is compared, and then all that is told.

    The long tier compares more than a hundred thousand states, as present and as past.
    """
    found = load_game(game)
    positions = games_seen = 0
    number = 0
    while games_seen < by_tier(5, 40, 2_000) or positions < by_tier(0, 0, 100_000):
        number += 1
        rng = Rng(number)
        table = sampled(found, rng)
        if table is None:
            continue
        games_seen += 1
        seat = rng.below(table.setup.seats + 1) - 1
        second = second_world(game)(table, seat, rng)
        again = Match(
            table.setup, table.seed
        )  # simultaneous answers in the order of the record, as in the second world
        record.play_all(again, table.moves)
        true = [state for state, _ in again.history] + [table.state]
        other = [state for state, _ in second.history] + [second.state]
        positions += len(true)
        for one, two in zip(true, other, strict=True):
            first = rng.below(23)
            assert in_numbers(table.setup, one, seat, first) == in_numbers(table.setup, two, seat, first)
        redrawn = table.state.clone()
        redrawn.determinize(seat, rng)
        first = rng.below(9)
        shown = present(table.setup, table.state, seat, first)
        assert differing(shown, present(table.setup, redrawn, seat, first)) == []
        assert differing(shown, present(table.setup, second.state, seat, first)) == []
        if games_seen % 4 == 0:
            assert differing(past(table, seat), past(second, seat)) == []
