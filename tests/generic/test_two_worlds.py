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
from grandee.core.refusals import IllegalMove
from grandee.core.seat import Seat
from grandee.core.state import SPECTATOR, State
from grandee.core.title import SetUp, Title, seed_bytes
from grandee.envs.observation import Observer
from grandee.games import title
from grandee.records import log, record
from grandee.records.table import Table
from grandee.server.thinkers import imagined
from tests.kit import GAMES, MOVES_A_SEAT, by_tier, random_options, rule, step, tables, walk
from tests.worlds import SECOND_WORLD

games = pytest.mark.parametrize("game", GAMES)


def letter_of(table: Table, seat: int) -> str | None:
    return None if seat == SPECTATOR else table.set_up.letters[seat]


def present(set_up: SetUp, state: State, seat: int, first: int = 0) -> dict[str, Any]:
    """Every channel that shows the present, for a seat or a spectator; of the refusals every ninth from `first` on."""
    view = state.view(seat)
    channels: dict[str, Any] = {
        "view": view.serialise(),
        "description": set_up.title.describe(set_up, view),
        "board": set_up.title.board(set_up, view, set_up.title.words("en"), list(set_up.letters)),
        "asked": (state.over(), state.asked(), state.options(seat) if seat >= 0 else None),
        "refusals": [refusal(state, seat, action) for action in range(first, int(set_up.rules.actions), 9)],
    }
    if seat >= 0:
        channels["observation"] = observer_of(set_up)(state, seat).tobytes()
        bot = Seat(state, seat)
        channels["bot"] = (
            bot.options,
            bot.view.serialise(),
            bot.sample(Rng(3)).serialise(),
            vars(bot)["_imagined"].serialise(),
        )
        channels["thinkers"] = imagined(state, seat)
    return channels


observers: dict[tuple[str, int], Observer] = {}


def observer_of(set_up: SetUp) -> Observer:
    """What environments for learning show, with a perfect memory; one for each number of players is made."""
    key = (set_up.title.id, set_up.seats)
    if key not in observers:
        observers[key] = Observer(set_up, rotated=True, memory=True)
    return observers[key]


def refusal(state: State, seat: int, action: int) -> str:
    """What is said when the seat tries an action that is not among its options."""
    if seat >= 0 and action in state.options(seat):
        return ""
    try:
        state.play(seat, action, Actions(state.rules.actions))
    except IllegalMove as refused:
        return str(refused)
    raise AssertionError("an illegal action was played")


def past(table: Table, seat: int) -> dict[str, Any]:
    """Every channel that tells what has happened, for a seat or a spectator."""
    letter = letter_of(table, seat)
    replayed = replay.as_data(table, Namespace(open=False, seat=letter))
    return {
        "log": table.log(letter),
        "story": table.story(letter),
        "question": question(table, seat),
        "events": [log.in_words(table.set_up, row, seat) for row in table.events.rows],
        "record": exported(table, letter),
        "replay": json.dumps(replayed),
        "table": (table.view(letter), table.board(letter), table.decision, table.asked),
    }


def question(table: Table, seat: int) -> list[str]:
    """The decision and the options as the seat reads them."""
    set_up, view = table.set_up, table.state.view(seat)
    if seat < 0 or not table.state.asks(seat) or set_up.title.id == "dials":
        return []
    words, title = table.words("en"), set_up.title
    offered = table.state.options(seat)
    options = [title.choice(set_up, view, action, words) for action in offered]
    explained = [title.explained(set_up, view, action, words) for action in offered]
    shown = [*title.cards_on_the_table(set_up, view), *map(str, title.numbers(set_up, offered))]
    return [title.prompt(set_up, view, words), *options, *explained, *shown]


def exported(table: Table, letter: str | None) -> dict[str, Any]:
    """The record that a seat may take away. The seeds of two worlds differ, so the commitment does too."""
    written: dict[str, Any] = json.loads(record.of_table(table, letter).to_json())
    if not table.over:
        assert written.pop("commitment") == table.commitment
        assert "seed" not in written
    else:
        written.pop("seed")  # the game is over: everything may be known
        written.pop("moves")
    return written


def undone(table: Table, seat: int) -> dict[str, Any]:
    """The same channels after an undo."""
    table.take_back()
    return past(table, seat) | present(table.set_up, table.state, seat)


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return [name for name in one if one[name] != other[name]]


@rule("KH-INFO-1", "KH-INFO-2", "KH-INFO-3", "KH-INFO-4", "KH-INFO-7")
@games
@given(data=st.data())
def test_the_present_shows_a_seat_nothing_that_it_may_not_know(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in range(-1, table.set_up.seats):
        other = table.state.clone()
        other.determinize(seat, Rng(data.draw(st.integers(0, 2**30))))
        table.set_up.title.check(other)
        first = data.draw(st.integers(0, 8))
        one, two = (present(table.set_up, state, seat, first) for state in (table.state, other))
        assert differing(one, two) == []


@rule("KH-INFO-6")
@games
@given(data=st.data())
def test_the_past_tells_a_seat_nothing_that_it_may_not_know(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    seat = data.draw(st.integers(-1, table.set_up.seats - 1))
    second = SECOND_WORLD[game](table, seat, Rng(data.draw(st.integers(0, 2**30))))
    assert differing(past(table, seat), past(second, seat)) == []
    assert differing(present(table.set_up, table.state, seat), present(table.set_up, second.state, seat)) == []
    if table.moves:
        assert differing(undone(table, seat), undone(second, seat)) == []


@games
def test_nothing_that_nobody_knows_survives_a_redraw(game: str) -> None:
    """Fields that no seat is shown, the stream and the order of one's own deck among them, are drawn anew."""
    found = title(game)
    fields = [field for field in found.set_up({}).rules.layout.fields if field.shown is Shown.NOBODY]
    kept = dict.fromkeys([field.name for field in fields], 0)
    for seed in range(40):
        table = walk(found.set_up({}), seed, seed)
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
    found = title(game)
    different = 0
    for seed in range(20):
        table = walk(found.set_up({}), seed, 7 + seed)
        second = SECOND_WORLD[game](table, 0, Rng(seed))
        assert second.seed != table.seed
        stream = table.set_up.rules.layout.named("stream").size
        different += list(second.state.cells)[stream:] != list(table.state.cells)[stream:]
    assert different > 10


@games
@given(data=st.data())
def test_what_a_seat_knows_survives_a_redraw(game: str, data: st.DataObject) -> None:
    """Its own fields, the public ones and the remembered ones keep their numbers."""
    table = data.draw(tables(game))
    layout = table.set_up.rules.layout
    for seat in range(table.set_up.seats):
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
    for seat in range(-1, table.set_up.seats):
        first, second = table.state.clone(), table.state.clone()
        second.determinize(seat, Rng(11))
        first.determinize(seat, Rng(22))
        second.determinize(seat, Rng(22))
        assert first == second


def sampled(found: Title, rng: Rng) -> Table | None:
    """A running game with random options at a decision of a random kind, each third one a simultaneous choice.

    Half of those are begun: some seats have answered.
    """
    set_up = found.set_up(random_options(found, rng))
    decisions = [step.word for step in set_up.rules.steps if not step.automatic]
    wanted, least = decisions[rng.below(len(decisions))], rng.below(MOVES_A_SEAT[found.id] * set_up.seats)
    table, several = Table(set_up, seed_bytes(rng.word())), rng.below(3) == 0
    while not table.over and (len(table.moves) < least or table.decision != wanted):
        step(table, rng)
        if several and len(table.moves) >= least and len(table.asked) > 1:
            break
    if not table.over and len(table.asked) > 1 and rng.below(2):
        step(table, rng)
    return None if table.over else table


def in_numbers(set_up: SetUp, state: State, seat: int, first: int) -> tuple[Any, ...]:
    """What a seat is shown, may do, and is told when it tries something else."""
    refusals = [state.why_not(seat, action) for action in range(first, int(set_up.rules.actions), 23)]
    return state.view(seat).serialise(), state.asked(), state.options(seat), refusals


@games
def test_two_worlds_are_alike_in_every_state_of_sampled_games(game: str) -> None:
    """A second past is alike from its beginning: each state of both games is compared, and then all that is told.

    The long tier compares more than a hundred thousand states, as present and as past.
    """
    found = title(game)
    positions = games_seen = 0
    number = 0
    while games_seen < by_tier(5, 40, 2_000) or positions < by_tier(0, 0, 100_000):
        number += 1
        rng = Rng(number)
        table = sampled(found, rng)
        if table is None:
            continue
        games_seen += 1
        seat = rng.below(table.set_up.seats + 1) - 1
        second = SECOND_WORLD[game](table, seat, rng)
        again = Table(
            table.set_up, table.seed
        )  # simultaneous answers in the order of the record, as in the second world
        record.play_all(again, table.moves)
        true = [state for state, _ in again.history] + [table.state]
        other = [state for state, _ in second.history] + [second.state]
        positions += len(true)
        for one, two in zip(true, other, strict=True):
            first = rng.below(23)
            assert in_numbers(table.set_up, one, seat, first) == in_numbers(table.set_up, two, seat, first)
        redrawn = table.state.clone()
        redrawn.determinize(seat, rng)
        first = rng.below(9)
        shown = present(table.set_up, table.state, seat, first)
        assert differing(shown, present(table.set_up, redrawn, seat, first)) == []
        assert differing(shown, present(table.set_up, second.state, seat, first)) == []
        if games_seen % 4 == 0:
            assert differing(past(table, seat), past(second, seat)) == []
