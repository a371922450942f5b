"""Observations: everything that the table shows to a seat, at the place that the layout names, and nothing else."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandee.core.actions import Actions
from grandee.core.cells import ROW
from grandee.core.chance import Rng
from grandee.core.fields import Shown
from grandee.core.game import Setup, seed_bytes
from grandee.core.state import HIDDEN, State
from grandee.envs.numbering import Numbering
from grandee.envs.observation import Encoding, Observer, layout
from grandee.games import SHIPPED, load_game
from grandee.games.el_grande.deck import standard_deck
from tests.kit import GAMES, by_tier, options_of, random_setup, tables, walk

games = pytest.mark.parametrize("game", GAMES)
encodings = pytest.mark.parametrize("encoding", ["features", "cells"])
WAYS: list[dict[str, Any]] = [
    {"encoding": encoding, "rotated": rotated, "memory": memory}
    for encoding in ("features", "cells")
    for rotated in (False, True)
    for memory in (False, True)
]
RULESETS = {ruleset.id: game for game in GAMES for ruleset in load_game(game).rulesets(drafts=True)}
rulesets = pytest.mark.parametrize("ruleset", RULESETS)
shipped_rulesets = pytest.mark.parametrize("ruleset", [each for each, game in RULESETS.items() if game in SHIPPED])
observers: dict[tuple[object, ...], Observer] = {}


def setup_of(ruleset: str, **changes: object) -> Setup:
    """A set-up of a ruleset: with the options that it names, or the usual ones."""
    found = load_game(RULESETS[ruleset])
    named = next(each for each in found.rulesets(drafts=True) if each.id == ruleset)
    setup = found.set_up({**named.options, **changes})
    assert setup.ruleset == named
    return setup


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


@rulesets
def test_cells_are_those_of_the_view(ruleset: str) -> None:
    table = walk(setup_of(ruleset), 5, 20)
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
                there = seen[observer.layout[field.name]].tolist() if field.name in observer.layout else []
                if field.name == "agenda":
                    cells[::ROW] = [rank_of(table.setup, step) for step in cells[::ROW]]
                assert is_read(table.setup, there, cells), field.name


def is_read(setup: Setup, seen: list[int], cells: list[int]) -> bool:
    """Whether these are the cells, or some in their order: a ruleset may lack what others of its game have."""
    left = iter(cells)
    return seen == cells if len(setup.game.rulesets()) == 1 else all(number in left for number in seen)


def rank_of(setup: Setup, step: int) -> int:
    """A step among those that the ruleset has."""
    declared = setup.game.declarations
    lacking = declared.lacking(setup.ruleset, "step") if declared else frozenset()
    return step - sum(other < step for other in lacking)


@shipped_rulesets
@pytest.mark.parametrize("most", [False, True])
def test_features_tell_all_positions_apart_that_views_tell_apart(ruleset: str, most: bool) -> None:
    """Two views of a random game have the same features only if they are the same."""
    players = load_game(RULESETS[ruleset]).options.named("players")
    setup = setup_of(ruleset, players=players.high if most else players.low)
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


@encodings
def test_a_negative_number_that_everybody_sees_is_not_hidden(encoding: Encoding) -> None:
    """Points of earlier legs with a Poison Swamp."""
    legends = load_game("legends")
    setup = legends.set_up({"players": 3, "matches": "3", "poison_swamp": True})
    table = {"leg": 2, "carried": {"A": -1, "B": 2, "C": -3}}
    observer = Observer(setup, encoding=encoding)
    seen = observer(legends.position(setup, table, seed_bytes(1)), 1)[observer.layout["carried"]]
    scale = 60 if encoding == "features" else 1
    assert (seen * scale).round().tolist() == [-1, 2, -3, 0]


@games
def test_only_what_may_be_hidden_is_ever_hidden(game: str) -> None:
    """A view leaves fields alone that everybody sees."""
    found = load_game(game)
    for seed in range(10):
        table = walk(random_setup(found, Rng(seed)), seed, 15 * seed)
        public = [field for field in table.setup.rules.layout.fields if field.shown is Shown.PUBLIC]
        for seat in range(-1, table.setup.seats):
            view = table.state.view(seat).cells
            for field in public:
                where = slice(field.at, field.at + field.size)
                assert list(view[where]) == list(table.state.cells[where])


@games
def test_a_ruleset_has_one_observation_whatever_the_options(game: str) -> None:
    found = load_game(game)
    ways: list[Encoding] = ["features", "cells"]
    for ruleset in found.rulesets(drafts=True):
        options = [options_of(found, ruleset, Rng(seed)) for seed in range(10)]
        for encoding in ways:
            layouts = [Observer(found.set_up(given), encoding=encoding, memory=True).layout for given in options]
            assert all(each == layouts[0] for each in layouts), ruleset.id


@pytest.mark.parametrize(("game", "digest"), [("el-grande", "fddd4b1fe2a9f150"), ("kabale", "7aa2c2944bc866be")])
def test_published_observations_never_change(game: str, digest: str) -> None:
    """If this fails and the change is meant, the ruleset needs a new version."""
    setup, found = load_game(game).set_up({}), sha256()
    for encoding in ("features", "cells"):
        observer = Observer(setup, encoding=encoding, memory=True)
        places = [(name, where.start, where.stop) for name, where in observer.layout.items()]
        found.update(repr(places).encode())
        for moves in (0, 40, 90):
            found.update(observer(walk(setup, 7, moves).state, 1).tobytes())
    assert found.hexdigest()[:16] == digest


@pytest.mark.parametrize(
    ("ruleset", "digest"),
    [
        ("el-grande-1995", "b2412f3ef43766c5"),
        ("el-grande-1995-all", "e0a0a782a66ae6f5"),
        ("el-grande-2023", "a04264cf6e17aa98"),
        ("el-grande-2023-all", "0ae964a52b5937fb"),
    ],
)
def test_an_expansion_changes_no_other_observation(ruleset: str, digest: str) -> None:
    observer = Observer(setup_of(ruleset))
    places = [(name, where.start, where.stop) for name, where in observer.layout.items()]
    assert sha256(repr(places).encode()).hexdigest()[:16] == digest


def test_a_deck_of_ones_own_changes_no_observation() -> None:
    """Fewer grey cards and fewer kinds of action cards: the same places, with nothing in some of them."""
    setup = setup_of("el-grande-2023-all", players=3)
    own = setup.game.set_up({**setup.ruleset.options, "players": 3}, custom={"deck": small_deck()})
    assert Numbering(own.rules.space).size == Numbering(setup.rules.space).size
    table = walk(own, 1, 60)
    for way in WAYS:
        assert Observer(own, **way).layout == Observer(setup, **way).layout
        assert Observer(own, **way)(table.state, 1).size == Observer(setup, **way).size


def small_deck() -> str:
    """The shipped cards of 2023 without the last grey ones."""
    head, *greys = standard_deck("2023").text.split("[[grey]]")
    return "[[grey]]".join([head, *greys[:9]])


def test_seats_that_cells_count_from_one_turn_too() -> None:
    """Who has the church's marker and who stands in France: nobody has no feature, and black comes after the seats."""
    setup = setup_of("el-grande-1995-all", players=3)
    state = setup.begin(seed_bytes(1))
    layout = setup.rules.layout
    state.cells[layout.named("marker").at] = 2 + 1
    for place, colour in enumerate((1, -1, 5)):
        state.cells[layout.named("france").at + place] = colour + 1
    rotated = Observer(setup, rotated=True)
    seen = rotated(state, 1)
    assert seen[rotated.layout["marker"]].tolist() == [0, 1, 0, 0, 0]
    places = seen[rotated.layout["france"]].reshape(3, 6)
    assert places.tolist() == [[1, 0, 0, 0, 0, 0], [0] * 6, [0, 0, 0, 0, 0, 1]]


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
        asked = seen[rotated.layout["decision"]][rank_of(table.setup, len(table.setup.rules.steps)) :][:4]
        assert [bool(n) for n in asked] == [table.state.asks((seat + i) % 4) for i in range(4)]
        first = int(seen[rotated.layout["first"]].argmax())
        assert (seat + first) % 4 == table.state.view(seat).cells[109]


@rulesets
def test_memory_shows_what_was_announced(ruleset: str) -> None:
    table = walk(setup_of(ruleset), 9, 40)
    observer = Observer(table.setup, encoding="cells", memory=True)
    seen = observer(table.state, 0)
    declared = table.setup.game.declarations
    fields = declared.fields_of(table.setup.ruleset) if declared else table.setup.rules.layout.fields
    for field in fields:  # a state may have cells of other modules before its own
        if field.shown in (Shown.REMEMBERED, Shown.OWNER_REMEMBERED) and field.at < len(table.state.cells):
            truth = list(table.state.cells[field.at : field.at + field.size])
            assert is_read(table.setup, seen[observer.layout[field.name]].tolist(), truth)


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


@shipped_rulesets
def test_a_mask_marks_the_options(ruleset: str) -> None:
    table = walk(setup_of(ruleset), 2, 30)
    seat = int(table.state.to_move())
    out = Actions(table.setup.rules.actions)
    table.state.legal(seat, out)
    numbering = Numbering(table.setup.rules.space)
    legal = [int(action) for action in np.flatnonzero(numbering.mask(out))]
    assert numbering.published(sorted(table.state.legal_actions(seat))) == legal
    assert [numbering.names[action] for action in legal] == table.legal_moves(table.setup.letters[seat])
