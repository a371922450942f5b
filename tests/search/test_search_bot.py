"""Bots that think: the same move for the same budget and seed, nothing but the seat's knowledge, better than chance."""

from __future__ import annotations

import time
import tracemalloc

import pytest

from grandee.bots import Bot, Random, bot
from grandee.bots.greedy import Greedy
from grandee.bots.search_bot import SearchBot
from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.core.seat import Seat
from grandee.core.state import State
from grandee.games import SHIPPED, load_game
from grandee.records.match import Match
from grandee.search.tree import SearchConfig, Tree, think
from tests.kit import GAMES, MOVES_A_SEAT, by_tier, walk

games = pytest.mark.parametrize("game", SHIPPED)
any_game = pytest.mark.parametrize("game", GAMES)
thinking = pytest.mark.parametrize("kind", ["greedy", "page", "knight"])


def share(setup: Setup, one: Bot, others: Bot, deals: int) -> float:
    """The share of victories of one bot among others, every deal played from every seat."""
    won = 0.0
    for deal in range(deals):
        for mine in range(setup.seats):
            state, rng, out = setup.begin(seed_bytes(deal)), Rng(deal), Actions(setup.rules.actions)
            while not state.is_over():
                seat = int(state.to_move())
                state.apply(seat, (one if seat == mine else others).choose(Seat(state, seat), rng), out)
            points = [state.points(seat) for seat in range(setup.seats)]
            won += points.count(max(points)) ** -1 if points[mine] == max(points) else 0
    return won / deals / setup.seats


def middle(setup: Setup, seed: int) -> Match:
    """A table somewhere in a random game, at a decision with a choice."""
    moves = MOVES_A_SEAT[setup.game.id] * setup.seats
    for less in range(moves):
        table = walk(setup, seed, max(1, moves * (1 + seed % 3) // 4 - less))
        if not table.over and len(table.state.legal_actions(table.state.to_move())) > 1:
            return table
    raise AssertionError("no such table")


@any_game
@thinking
def test_the_same_seed_and_knowledge_give_the_same_option(game: str, kind: str) -> None:
    setup = load_game(game).set_up({"players": 3})
    for seed in range(by_tier(2, 6, 20)):
        table = middle(setup, seed)
        seat = int(table.state.to_move())
        other = table.state.clone()
        other.determinize(seat, Rng(seed))  # another world that the seat cannot tell from the true one
        chosen = bot(kind).choose(Seat(table.state, seat), Rng(1))
        assert chosen in table.state.legal_actions(seat)
        assert bot(kind).choose(Seat(table.state, seat), Rng(1)) == chosen
        assert bot(kind).choose(Seat(other, seat), Rng(1)) == chosen


@games
def test_thinking_and_greed_beat_chance(game: str) -> None:
    two = load_game(game).set_up({"players": 2})
    assert share(two, Greedy(), Random(), by_tier(5, 15, 100)) >= 0.7
    assert share(two, SearchBot(playouts=150), Random(), by_tier(2, 5, 50)) >= 0.8


@games
def test_a_search_keeps_to_its_budget_and_to_its_memory(game: str) -> None:
    table = walk(load_game(game).set_up({"players": 4}), 5, 60)
    thinker, seat = SearchBot(playouts=20), int(table.state.to_move())
    thinker.choose(Seat(table.state, seat), Rng(1))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(by_tier(50, 200, 1_000)):
        thinker.choose(Seat(table.state, seat), Rng(number))
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 20_000


@any_game
def test_time_is_kept(game: str) -> None:
    table = middle(load_game(game).set_up({"players": 3}), 4)
    seat = Seat(table.state, int(table.state.to_move()))
    thinker = bot("search@100ms")
    for number in range(3):  # the first decision has to make its tree, too
        start = time.process_time()
        assert thinker.choose(seat, Rng(number)) in seat.legal_actions
        assert time.process_time() - start < 0.15


def test_a_single_option_takes_no_time() -> None:
    table = walk(load_game("kabale").set_up({"players": 2}), 1, 5)
    seat = Seat(table.state, int(table.state.to_move()))
    seat.legal_actions = seat.legal_actions[:1]
    start = time.process_time()
    assert [bot("grandee").choose(seat, Rng(1))] == seat.legal_actions
    assert time.process_time() - start < 0.1


@any_game
def test_a_search_is_worth_its_playouts(game: str) -> None:
    """No option is lost on the way: every playout but those that could change nothing is counted at the root."""
    table = middle(load_game(game).set_up({"players": 3}), 2)
    seat = int(table.state.to_move())
    tree, options = Tree(table.setup.rules, 4_000), table.state.legal_actions(seat)
    assert think(table.state, seat, tree, SearchConfig(), 1_000, 0.0, Rng(1)) in options
    tree.return_to_root()
    visits = [int(tree.visits[tree.slot(seat, option)]) for option in options]
    assert sum(visits) == tree.playouts
    assert tree.playouts == 1_000 or max(visits) - sorted(visits)[-2] > 1_000 - tree.playouts


# -- what others cannot see ------------------------------------------------------------------------


def knowledge(tree: Tree, mover: int, action: int, secret: bool = False) -> list[int]:
    tree.return_to_root()
    tree.see(mover, action, secret)
    return [int(known) for known in tree.information_sets]


def test_nobody_answers_a_card_that_lies_face_down() -> None:
    """KH-INFO-3: whichever card it is, the others are in the same information set, and its owner is not."""
    setup = load_game("kabale").set_up({"players": 3})
    number = setup.rules.space.numbers
    tree = Tree(setup.rules, 100)
    king, witch, there = (number[f"place_card {said}"] for said in ("king c1", "witch c1", "king c2"))
    for other in (0, 2):
        assert knowledge(tree, 1, king)[other] == knowledge(tree, 1, witch)[other]
        assert knowledge(tree, 1, king)[other] != knowledge(tree, 1, there)[other]
    assert knowledge(tree, 1, king)[1] != knowledge(tree, 1, witch)[1]


def test_nobody_answers_a_disk_before_it_is_revealed() -> None:
    """EG-DISK-2: disks are set at the same time, in secret."""
    setup = load_game("el-grande").set_up({"players": 3})
    number = setup.rules.space.numbers
    tree = Tree(setup.rules, 100)
    first, second = [number[name] for name in number if name.startswith("castillo_disk")][:2]
    assert knowledge(tree, 0, first, True)[1] == knowledge(tree, 0, second, True)[1]
    assert knowledge(tree, 0, first, True)[0] != knowledge(tree, 0, second, True)[0]
    assert knowledge(tree, 0, first, False)[1] != knowledge(tree, 0, second, False)[1]


# -- going on with a tree --------------------------------------------------------------------------


def test_what_was_found_out_is_kept_within_a_turn() -> None:
    """In El Grande a seat places caballero after caballero: most searches go on with the one before."""
    table = Match(load_game("el-grande").set_up({"players": 2}), seed_bytes(3))
    searchers, kept, made = [SearchBot(playouts=300) for _ in range(2)], 0, 0
    while not table.over and made < by_tier(60, 100, 400):
        number = int(table.state.to_move())
        seat = Seat(table.state, number)
        tree = searchers[number]._tree
        kept += tree is not None and searchers[number].is_continued(seat, tree)
        made += 1
        table.play_action(number, searchers[number].choose(seat, Rng(made)))
    assert kept > made / 3


def played_on(worlds: list[State], seat: int, rng: Rng, out: Actions) -> bool:
    """Let the others move in both worlds alike, until it is a seat's turn again and it sees the same in both."""
    for _ in range(40):
        if worlds[0].is_over() or worlds[1].is_over() or worlds[0].to_move() != worlds[1].to_move():
            return False
        mover = int(worlds[0].to_move())
        if mover == seat:
            return worlds[0].view(seat) == worlds[1].view(seat)
        both = [action for action in worlds[0].legal_actions(mover) if action in worlds[1].legal_actions(mover)]
        if not both:
            return False
        action = both[rng.below(len(both))]
        for world in worlds:
            world.apply(mover, action, out)
    return False


@games
def test_going_on_depends_on_what_the_seat_knows_alone(game: str) -> None:
    """A bot with a memory, in a world and in another that its seat cannot tell from it: the same options."""
    again = across = 0
    for seed in range(by_tier(6, 16, 80)):
        first = middle(load_game(game).set_up({"players": 2}), seed).state
        seat, rng, out = int(first.to_move()), Rng(seed), Actions(first.rules.actions)
        worlds = [first.clone(), first.clone()]
        worlds[1].determinize(seat, Rng(seed))
        searchers = [SearchBot(playouts=300), SearchBot(playouts=300)]
        for number in range(12):
            chosen = [
                mind.choose(Seat(world, seat), Rng(number)) for mind, world in zip(searchers, worlds, strict=True)
            ]
            assert chosen[0] == chosen[1]
            again += number > 0
            for world in worlds:
                world.apply(seat, chosen[0], out)
            across += not worlds[0].is_over() and worlds[0].to_move() != seat
            if not played_on(worlds, seat, rng, out):
                break
    assert again
    assert across


@games
def test_a_bot_of_another_game_plays_like_a_new_one(game: str) -> None:
    setup = load_game(game).set_up({"players": 3})
    used, fresh = SearchBot(playouts=100), SearchBot(playouts=100)
    before, now = (middle(setup, seed).state for seed in (1, 2))
    seat = int(now.to_move())
    used.choose(Seat(before, int(before.to_move())), Rng(1))
    assert used.choose(Seat(now, seat), Rng(2)) == fresh.choose(Seat(now, seat), Rng(2))


def test_a_tree_without_room_still_finds_an_option() -> None:
    for game in SHIPPED:
        table = middle(load_game(game).set_up({"players": 4}), 1)
        seat = int(table.state.to_move())
        for room in (0, 1, 3, 50):
            tree = Tree(table.setup.rules, room)
            assert think(table.state, seat, tree, SearchConfig(), 200, 0.0, Rng(1)) in table.state.legal_actions(seat)
            assert tree.used <= room


def test_one_bot_at_two_seats_does_not_carry_secrets_between_them() -> None:
    setup = load_game("kabale").set_up({"players": 2})
    table = walk(setup, 2, 9)
    first, second = int(table.state.to_move()), 1 - int(table.state.to_move())
    shared, out = SearchBot(playouts=200), Actions(setup.rules.actions)
    state = table.state.clone()
    state.apply(first, shared.choose(Seat(state, first), Rng(1)), out)
    assert state.to_move() == second
    assert shared.choose(Seat(state, second), Rng(2)) == SearchBot(playouts=200).choose(Seat(state, second), Rng(2))


# -- estimates -------------------------------------------------------------------------------------


def test_an_estimate_changes_nothing() -> None:
    for game in SHIPPED:
        table = walk(load_game(game).set_up({"players": 4}), 3, 70)
        before = table.state.serialise()
        Greedy().evaluate(
            table.state, int(table.state.to_move()), table.state.legal_actions(table.state.to_move())[0], table.out
        )
        assert table.state.serialise() == before
