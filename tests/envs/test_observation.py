"""Observations: everything that the table shows to a seat, at the place that the layout names, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.fields import Shown
from grandee.core.game import Setup, seed_bytes
from grandee.core.state import HIDDEN, State
from grandee.envs.numbering import Numbering
from grandee.envs.observation import Encoding, Observer, layout
from grandee.games import SHIPPED, load_game
from tests.kit import GAMES, by_tier, random_options, tables, walk

games = pytest.mark.parametrize("game", GAMES)
encodings = pytest.mark.parametrize("encoding", ["features", "cells"])
WAYS: list[dict[str, Any]] = [
    {"encoding": encoding, "rotated": rotated, "memory": memory}
    for encoding in ("features", "cells")
    for rotated in (False, True)
    for memory in (False, True)
]
observers: dict[tuple[object, ...], Observer] = {}


def observer_of(setup: Setup, way: dict[str, Any]) -> Observer:
    """An observer for every set-up with the same players and fields; making one takes some milliseconds."""
    key = (setup.ruleset.id, setup.seats, setup.rules.layout.size, *way.values())
    if key not in observers:
        observers[key] = Observer(setup, **way)
    return observers[key]


@games
@encodings
def test_the_layout_has_no_gap_and_no_overlap(game: str, encoding: Encoding) -> None:
    observer = Observer(load_game(game).set_up({}), encoding=encoding)
    at = 0
    for where in observer.layout.values():
        assert where.start == at < where.stop
        at = where.stop
    assert at == observer.size
    assert layout(game, {}, encoding=encoding) == observer.layout


@games
@settings(max_examples=by_tier(5, 15, 200))
@given(data=st.data())
def test_an_observation_holds_nothing_that_the_seat_may_not_know(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    way = data.draw(st.sampled_from(WAYS))
    observer = observer_of(table.setup, way)
    for seat in range(table.setup.seats):
        other = table.state.clone()
        other.determinize(seat, Rng(data.draw(st.integers(0, 2**30))))
        assert np.array_equal(observer(table.state, seat), observer(other, seat))


@games
def test_cells_are_those_of_the_view(game: str) -> None:
    table = walk(load_game(game).set_up({}), 5, 20)
    observer = Observer(table.setup, encoding="cells")
    for seat in range(table.setup.seats):
        view, seen = table.state.view(seat), observer(table.state, seat)
        places = range(table.setup.ruleset.seats)
        assert seen[observer.layout["seat"]].tolist() == [int(other == seat) for other in places]
        for field in table.setup.rules.layout.fields:
            if field.shown in (Shown.NOBODY, Shown.REMEMBERED):
                assert field.name not in observer.layout
            else:
                cells = list(view.cells[field.at : field.at + field.size])
                there = seen[observer.layout[field.name]].tolist()
                assert there == cells or (game not in SHIPPED and is_part_of(there, cells))


def is_part_of(some: list[int], cells: list[int]) -> bool:
    """Whether these are some of the cells, in their order: a ruleset may lack what others of its game have."""
    left = iter(cells)
    return all(number in left for number in some)


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("most", [False, True])
def test_features_tell_all_positions_apart_that_views_tell_apart(game: str, most: bool) -> None:
    """Two views of a random game have the same features only if they are the same."""
    found = load_game(game)
    players = found.options.named("players")
    setup = found.set_up({"players": players.high if most else players.low})
    observer = Observer(setup)
    seen: dict[bytes, bytes] = {}
    for seed in range(by_tier(1, 3, 50)):
        for state in decisions(setup, seed):
            seat = int(state.to_move())
            view = state.view(seat).serialise() + bytes([seat])
            assert seen.setdefault(observer(state, seat).tobytes(), view) == view


def decisions(setup: Setup, seed: int) -> list[State]:
    found: list[State] = []
    state, out, rng = setup.begin(seed_bytes(seed)), Actions(setup.rules.actions), Rng(seed)
    state.settle(out)
    while out.n:
        found.append(state.clone())
        state.apply(out.seat, out.items[rng.below(out.n)], out)
    return found


def test_hidden_cells_are_minus_one_in_every_feature() -> None:
    setup = load_game("el-grande").set_up({"players": 3})
    observer = Observer(setup)
    hands = observer(setup.begin(seed_bytes(1)), 1)[observer.layout["hand"]].reshape(5, 13)
    assert hands.tolist() == [[HIDDEN] * 13, [1] * 13, [HIDDEN] * 13, [0] * 13, [0] * 13]
    short = Observer(setup, trimmed=True)
    assert np.array_equal(short(setup.begin(seed_bytes(1)), 1)[short.layout["hand"]].reshape(3, 13), hands[:3])


@games
def test_a_ruleset_has_one_observation_whatever_the_options(game: str) -> None:
    found = load_game(game)
    ways: list[Encoding] = ["features", "cells"]
    for encoding in ways:
        layouts: dict[str, dict[str, slice]] = {}
        for seed in range(20):
            setup = found.set_up(random_options(found, Rng(seed)))
            observer = Observer(setup, encoding=encoding)
            assert layouts.setdefault(setup.ruleset.id, observer.layout) == observer.layout
        assert set(layouts) == {ruleset.id for ruleset in found.rulesets()}


@pytest.mark.parametrize("encoding", ["features", "cells"])
def test_rotated_the_own_row_comes_first(encoding: Encoding) -> None:
    table = walk(load_game("el-grande").set_up({"players": 4}), 3, 200)
    absolute, rotated = (Observer(table.setup, encoding=encoding, rotated=turned) for turned in (False, True))
    for name in ("score", "court", "held"):
        rows = absolute(table.state, 2)[absolute.layout[name]]
        turned = rotated(table.state, 2)[rotated.layout[name]]
        assert turned[:4].tolist() == [rows[2], rows[3], rows[0], rows[1]]
    assert len(set(absolute(table.state, 2)[absolute.layout["score"]].tolist())) > 1


def test_seats_in_cells_and_sets_of_seats_turn_too() -> None:
    table = walk(load_game("el-grande").set_up({"players": 4}), 3, 60)
    rotated = Observer(table.setup, rotated=True)
    for seat in range(4):
        seen = rotated(table.state, seat)
        asked = seen[rotated.layout["decision"]][len(table.setup.rules.steps) :][:4]
        assert [bool(n) for n in asked] == [table.state.asks((seat + i) % 4) for i in range(4)]
        first = int(seen[rotated.layout["first"]].argmax())
        assert (seat + first) % 4 == table.state.view(seat).cells[109]


@games
def test_memory_shows_what_was_announced(game: str) -> None:
    table = walk(load_game(game).set_up({}), 9, 40)
    observer = Observer(table.setup, encoding="cells", memory=True)
    seen = observer(table.state, 0)
    for field in table.setup.rules.layout.fields:
        if field.shown in (Shown.REMEMBERED, Shown.OWNER_REMEMBERED):
            truth = list(table.state.cells[field.at : field.at + field.size])
            assert seen[observer.layout[field.name]].tolist() == truth


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_many_views_are_encoded_as_each_alone(way: dict[str, Any]) -> None:
    setup = load_game("kabale").set_up({"players": 3})
    observer = Observer(setup, **way)
    states = [walk(setup, seed, 6 * seed).state for seed in range(6)]
    seats = [seed % 3 for seed in range(6)]
    views = [state.view(seat).cells[:] for state, seat in zip(states, seats, strict=True)]
    for state, view in zip(states, views, strict=True):
        for cell in observer.remembered:
            view[int(cell)] = state.cells[int(cell)]
    together = observer.encode(np.array([list(view) for view in views], np.int64), np.array(seats))
    for state, seat, row in zip(states, seats, together, strict=True):
        assert np.array_equal(observer(state, seat), row)


def test_a_mask_marks_the_options() -> None:
    table = walk(load_game("el-grande").set_up({}), 2, 30)
    seat = int(table.state.to_move())
    out = Actions(table.setup.rules.actions)
    table.state.legal(seat, out)
    numbering = Numbering(table.setup.rules.space)
    assert np.flatnonzero(numbering.mask(out)).tolist() == sorted(table.state.legal_actions(seat))
