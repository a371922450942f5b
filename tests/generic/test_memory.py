"""What is asked of a game many times keeps nothing: a server runs for months."""

from __future__ import annotations

import ast
import gc
import tracemalloc
from collections.abc import Callable, Coroutine
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from grandee import bots
from grandee.core.chance import Rng
from grandee.core.seat import Seat
from grandee.games import SHIPPED, load_game
from grandee.server.tables import study, views
from tests.kit import GAMES, MOVES_A_SEAT, walk
from tests.server.test_study import at_server
from tools import compiled

ROOT = Path(__file__).parents[2]

TIMES = (30, 100)  # a second, longer look tells what is kept each time from what came about once
ALLOWED = 20  # bytes for each time: one small thing would be more


def finished(asked: Coroutine[Any, Any, object]) -> object:
    """What something asynchronous comes to that only lets others have their turn: no event loop leaves its traces."""
    while True:
        try:
            asked.send(None)
        except StopIteration as done:
            return done.value


def asked_of(game: str) -> dict[str, Callable[[], object]]:
    """What is done again and again with one position, and thrown away."""
    setup = load_game(game).set_up({})
    table = walk(setup, 5, MOVES_A_SEAT[game] // 4)
    live, _ = at_server(table)
    state = table.state
    seat = next(seat for seat in range(setup.seats) if state.asks(seat))
    move = setup.rules.space.names[state.legal_actions(seat)[0]]
    view = state.view(seat)

    def redraw() -> None:
        state.clone().determinize(seat, Rng(1))

    return {
        "clone": state.clone,
        "view": lambda: state.view(seat),
        "redraw": redraw,
        "bytes": lambda: setup.rules.restore(state.serialise()),
        "options": lambda: state.legal_actions(seat),
        "expected": state.expected,
        "greedy": lambda: bots.bot("greedy").choose(Seat(state, seat), Rng(1)),
        "describe": lambda: setup.game.describe(setup, view),
        "projection": lambda: setup.game.projection(setup, view),
        "move preview": lambda: finished(study.move_preview(live, seat, move)),
        "move check": lambda: study.move_check(live, seat, "no such move", "en"),
        "table": lambda: views.table_view(live, seat, 0),
    }


def kept_of(ask: Callable[[], object], times: int) -> int:
    """How many bytes are still held when something has been done so many times."""
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(times):
            ask()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


@pytest.fixture(autouse=True)
def only_what_is_new() -> None:
    """The garbage collector need not look again and again through what other tests of this process have left."""
    gc.collect()
    gc.freeze()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_nothing_is_kept_of_what_is_asked(game: str) -> None:
    for name, ask in asked_of(game).items():
        for _ in range(20):  # what is kept for the next time is there then
            ask()
        assert any(kept_of(ask, times) < ALLOWED * times for times in TIMES), name
    assert not any(load_game(game).set_up({}).rules.zeros), "they belong to all states"


@pytest.mark.parametrize("game", SHIPPED)
def test_states_that_are_gone_take_no_rules_along(game: str) -> None:
    """The garbage collector counts every reference of a compiled state once."""
    found = load_game(game)
    kept = import_module(type(found).__module__).rules_for
    kept.cache_clear()  # they are made now: the garbage collector looks only at what is newer than all tests
    rules = found.set_up({}).rules
    kept.cache_clear()  # nobody else has them
    for number in range(1, 6):
        for _ in range(number):
            ring: list[object] = [rules.begin(bytes(32))]
            ring.append(ring)
        del ring
        gc.collect()
        assert not rules.begin(bytes(32)).is_over()


def test_no_compiled_class_declares_an_attribute_of_its_base_again() -> None:
    """Compiled code would visit it twice, and the garbage collector would clear what is still in use."""
    files = {file: ast.parse((ROOT / file).read_text("utf-8")) for file in compiled.sources(ROOT)}
    classes = [(file, node) for file, tree in files.items() for node in tree.body if isinstance(node, ast.ClassDef)]
    declared = {(file, node.name): attributes_of(node) for file, node in classes}
    above: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for file, node in classes:
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
        names = [base.id for base in bases if isinstance(base, ast.Name)]
        here = [(file, name) for name in names if (file, name) in declared]
        above[file, node.name] = here or [key for key in declared if key[1] in names]
    again = [
        f"{one[1]}.{attribute} is an attribute of {base[1]}"
        for one in declared
        for base in all_above(one, above)
        for attribute in declared[one] & declared[base]
    ]
    assert len(declared) > 100
    assert again == []


def attributes_of(node: ast.ClassDef) -> set[str]:
    """What a class declares: names in its body, and `self.name: Type` in its methods."""
    targets = [each.target for each in ast.walk(node) if isinstance(each, ast.AnnAssign)]
    own = {each.target for each in node.body if isinstance(each, ast.AnnAssign)}
    names = {each.id for each in own if isinstance(each, ast.Name)}
    return names | {each.attr for each in targets if isinstance(each, ast.Attribute)}


def all_above(one: tuple[str, str], above: dict[tuple[str, str], list[tuple[str, str]]]) -> list[tuple[str, str]]:
    """All classes above a class, as far as they are compiled."""
    return above[one] + [higher for base in above[one] for higher in all_above(base, above)]
