"""Bots that think: the same move for the same budget and seed, nothing but the seat's knowledge, better than chance."""

from __future__ import annotations

import tracemalloc

import pytest

from grandee.bots import Bot, Random, bot
from grandee.bots.greedy import Greedy
from grandee.bots.thinker import Thinker
from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.seat import Seat
from grandee.core.title import SetUp, seed_bytes
from grandee.games import title
from tests.kit import by_tier, walk

games = pytest.mark.parametrize("game", ["el-grande", "kabale"])
thinking = pytest.mark.parametrize("kind", ["greedy", "thinker"])


def share(set_up: SetUp, one: Bot, others: Bot, deals: int) -> float:
    """The share of victories of one bot among others, every deal played from every seat."""
    won = 0.0
    for deal in range(deals):
        for mine in range(set_up.seats):
            state, rng, out = set_up.begin(seed_bytes(deal)), Rng(deal), Actions(set_up.rules.actions)
            while not state.over():
                seat = int(state.to_move())
                state.apply(seat, (one if seat == mine else others).choose(Seat(state, seat), rng), out)
            points = [state.points(seat) for seat in range(set_up.seats)]
            won += points.count(max(points)) ** -1 if points[mine] == max(points) else 0
    return won / deals / set_up.seats


@games
@thinking
def test_the_same_seed_and_knowledge_give_the_same_option(game: str, kind: str) -> None:
    set_up = title(game).set_up({"players": 3})
    for seed in range(by_tier(2, 6, 20)):
        table = walk(set_up, seed, 20 + 9 * seed)
        seat = int(table.state.to_move())
        other = table.state.clone()
        other.determinize(seat, Rng(seed))  # another world that the seat cannot tell from the true one
        chosen = bot(kind).choose(Seat(table.state, seat), Rng(1))
        assert chosen in table.state.options(seat)
        assert bot(kind).choose(Seat(table.state, seat), Rng(1)) == chosen
        assert bot(kind).choose(Seat(other, seat), Rng(1)) == chosen


@games
def test_thinking_and_greed_beat_chance(game: str) -> None:
    two = title(game).set_up({"players": 2})
    assert share(two, Greedy(), Random(), by_tier(5, 15, 100)) >= 0.7
    assert share(two, Thinker(playouts=150), Random(), by_tier(2, 5, 50)) >= 0.8


@games
def test_a_search_keeps_to_its_budget_and_to_its_memory(game: str) -> None:
    table = walk(title(game).set_up({"players": 4}), 5, 60)
    thinker, seat = Thinker(playouts=20), int(table.state.to_move())
    thinker.choose(Seat(table.state, seat), Rng(1))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(by_tier(50, 200, 1_000)):
        thinker.choose(Seat(table.state, seat), Rng(number))
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 20_000


def test_an_estimate_changes_nothing() -> None:
    for game in ("el-grande", "kabale"):
        table = walk(title(game).set_up({"players": 4}), 3, 70)
        before = table.state.serialise()
        Greedy().worth(
            table.state, int(table.state.to_move()), table.state.options(table.state.to_move())[0], table.out
        )
        assert table.state.serialise() == before
