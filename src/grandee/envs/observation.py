"""What a seat sees, as an array of fixed length, and its options as a mask: for any game, without a loop over fields.

An observation is made from `state.view(seat)` alone, so it holds nothing that the table does not show to the seat. A
ruleset has one layout, whatever the options: what nobody plays and what a set-up does without is 0. The layout
(`layout`, or the attribute of an `Observer`) names every run of features in this order:

1. `seat`: where the observer sits, a feature for each seat (in both encodings).
2. `decision`: the top row of the agenda, at a fixed place: which step is next (one-hot), which seats it asks, how many
   times, what it is about, and a detail. All zero when the game is over.
3. the agenda's depth, its rows, and then the fields of the ruleset in the order of the game's own layout. Fields that
   nobody is shown are left out: the random stream, decks and piles. Fields that were announced and are no longer shown
   (`REMEMBERED`) are left out too, unless `memory` is on: then they, and the others' rows of `OWNER_REMEMBERED` fields,
   hold what a perfect memory has.

Two encodings:

* `features` (float32): sets are bits, seats and the like are one-hot, numbers are divided by a typical greatest value
  (their declarations say which is which; most values lie between 0 and 1). With `trimmed`, rows of seats that nobody
  plays are left out: shorter, but another layout for each number of players.
* `cells` (int64): the cells as they are, one number each, with nothing left out but the fields named above and what
  only other rulesets of the game have.

What is hidden is -1 in both, in every feature of its cell. What everybody sees is never hidden: there a negative number
is the number itself, such as points below 0.

With `rotated`, the observer's own row comes first and the others follow in the order of play, wherever seats are
counted. Actions are not rotated: one that names a seat's colour means that colour, and `seat` says which is one's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.core.fields import Field, Shown
from grandee.core.game import Setup
from grandee.core.readings import Bits, Reading
from grandee.core.rules import Rules
from grandee.core.state import HIDDEN, State
from grandee.envs.numbering import IntArray
from grandee.games import load_game

Encoding = Literal["features", "cells"]
Observation = NDArray[Any]  # float32 for features, int64 for cells
OWNED = (Shown.OWNER, Shown.OWNER_REMEMBERED)
TOP_ROWS = np.arange(-ROW, 0)


@dataclass(frozen=True)
class Feature:
    """One number of an observation: bits of a cell, as they are, or compared with a target (one-hot)."""

    cell: int
    shift: int
    mask: int
    factor: float
    compared_with: int  # -1: the number itself


@dataclass(frozen=True)
class ObservationSizes:
    """How many of everything an observation has, and what a set-up has of it."""

    seats: int  # that play
    seat_places: int  # in the observation
    ruleset_seats: int  # that can play
    most_seats: int  # of any ruleset of the game: colours beyond them are no seats
    cells: int  # of a state: a field that begins beyond them is one that the set-up does without
    nothing: int  # a place that always holds 0
    lacking: Callable[[str], frozenset[int]]  # numbers of a kind of things that the ruleset does not have


class Observer:
    """Makes observations of one set-up's games.

    >>> from grandee.core.game import seed_bytes
    >>> setup = load_game("kabale").set_up({"players": 2})
    >>> observer = Observer(setup)
    >>> state = setup.begin(seed_bytes(1))
    >>> seen = observer(state, 0)
    >>> seen.dtype, seen.shape == (observer.size,)
    (dtype('float32'), True)
    >>> [int(n) for n in seen[observer.layout["hand"]].reshape(6, 25).sum(axis=1)]  # three cards, all hidden, nobody
    [3, -25, 0, 0, 0, 0]
    """

    def __init__(
        self,
        setup: Setup,
        *,
        encoding: Encoding = "features",
        rotated: bool = False,
        memory: bool = False,
        trimmed: bool = False,
    ) -> None:
        rules = setup.rules
        self.rules: Rules[Any] = rules
        self.encoding = encoding
        self.rotated = rotated
        self.seats = setup.seats
        size = int(rules.layout.size)
        sizes = sizes_of(setup, trimmed)
        self.seat_places = sizes.seat_places
        fields = [field for field in fields_of(setup) if seen_at_all(field, memory)]
        readings = readings_of(setup, encoding, sizes)
        self.layout: dict[str, slice] = {"seat": slice(0, self.seat_places)}
        plans: list[list[Feature]] = [[] for _ in range(self.seats if rotated else 1)]
        may_hide: list[bool] = []
        decision = Field("decision", Shown.PUBLIC, 1, int(ROW))  # the top row of the agenda, put after all cells
        decision.at = size
        for field in [decision, *fields]:
            first = self.seat_places + len(plans[0])
            reading = readings.get(field.name) or plain(field)
            for observer, plan in enumerate(plans):
                plan.extend(features_of(field, reading, sizes, observer, encoding))
            may_hide += [field.shown is not Shown.PUBLIC] * (len(plans[0]) - len(may_hide))
            self.layout[field.name] = slice(first, self.seat_places + len(plans[0]))
        self.size = self.seat_places + len(plans[0])
        self.dtype: type[np.float32 | np.int64] = np.float32 if encoding == "features" else np.int64
        self._take = np.array([[feature.cell for feature in plan] for plan in plans])
        self._compared_with = np.array([[feature.compared_with for feature in plan] for plan in plans])
        self._shift = np.array([[feature.shift for feature in plan] for plan in plans])
        self._mask = np.array([feature.mask for feature in plans[0]])
        self._factor = np.array([feature.factor for feature in plans[0]], np.float32)
        self._may_hide = np.array(may_hide)
        self._compared = np.flatnonzero(self._compared_with[0] >= 0)
        self._nothing = bool((self._take == sizes.nothing).any())
        self._steps = np.array([size, *range(AGENDA, AGENDA + int(rules.rows) * ROW, ROW)])
        self._ranks = ranks(len(rules.steps), sizes.lacking("step"))
        remembered = [known_cells(field) for field in fields if field.at < size] if memory else []
        self.remembered: IntArray = np.concatenate([*remembered, np.zeros(0, np.int64)]).astype(np.int64)

    def __call__(self, state: State, seat: int) -> Observation:
        """What a seat sees now, whether it is asked or not."""
        cells = np.frombuffer(memoryview(state.view(seat).cells), np.int64)[None, :]
        if self.remembered.size:
            cells = cells.copy()
            cells[0, self.remembered] = np.frombuffer(memoryview(state.cells), np.int64)[self.remembered]
        seen: Observation = self.encode(cells, np.array([seat]))[0]
        return seen

    def encode(self, cells: IntArray, seats: IntArray) -> Observation:
        """Observations of many views, one a row: `cells` are those of the views, `seats` whose views they are."""
        games = len(cells)
        at = AGENDA + cells[:, DEPTH, None] * ROW + TOP_ROWS  # with nothing on the agenda: what lies before it
        over = cells[:, DEPTH] == 0
        tops = np.take_along_axis(cells, at, 1)
        tops[over] = 0
        parts = [cells, tops, np.zeros((games, 1), np.int64)] if self._nothing else [cells, tops]
        whole = np.concatenate(parts, axis=1)
        if self._ranks is not None:
            whole[:, self._steps] = self._ranks[whole[:, self._steps]]
        out = np.zeros((games, self.size), self.dtype)
        out[np.arange(games), seats] = 1
        if not self.rotated:
            out[:, self.seat_places :] = self._read(whole, 0)
            return out
        for seat in range(self.seats):  # whoever looks from the same seat looks in the same way
            here = np.flatnonzero(seats == seat)
            if here.size:
                out[here, self.seat_places :] = self._read(whole[here], seat)
        return out

    def _read(self, cells: IntArray, plan: int) -> Observation:
        """The features of some rows of cells, by one observer's plan."""
        values = cells[:, self._take[plan]]
        if self.encoding == "cells":
            return values
        hidden = (values == HIDDEN) & self._may_hide
        values >>= self._shift[plan]
        values &= self._mask
        features = values.astype(np.float32)
        features *= self._factor
        features[:, self._compared] = values[:, self._compared] == self._compared_with[plan, self._compared]
        features[hidden] = -1.0
        return features


def layout(game: str, options: Mapping[str, object] | None = None, **how: Any) -> dict[str, slice]:
    """The names of all runs of features of a game and where they lie; `how` as for an `Observer`.

    >>> layout("kabale", {"players": 2})["hand"] == layout("kabale", {"players": 3})["hand"]
    True
    """
    return Observer(load_game(game).set_up(options or {}), **how).layout


# -- the plan of an observation ------------------------------------------------------------------


def seen_at_all(field: Field, memory: bool) -> bool:
    return field.shown is not Shown.NOBODY and (memory or field.shown is not Shown.REMEMBERED)


def known_cells(field: Field) -> IntArray:
    """The cells of a field that everybody remembers."""
    remembered = field.shown in (Shown.REMEMBERED, Shown.OWNER_REMEMBERED)
    return np.arange(field.at, field.at + field.size) if remembered else np.zeros(0, np.int64)


def plain(field: Field) -> Reading:
    """How a field reads that nobody has described: numbers as they are."""
    return Reading((Bits("number"),), "seats" if field.shown in OWNED else "")


def fields_of(setup: Setup) -> list[Field]:
    """The fields that a set-up's ruleset publishes; those of the set-up, if its game has no declarations."""
    declared = setup.game.declarations
    return declared.fields_of(setup.ruleset) if declared else list(setup.rules.layout.fields)


def sizes_of(setup: Setup, trimmed: bool) -> ObservationSizes:
    declared, ruleset, size = setup.game.declarations, setup.ruleset, int(setup.rules.layout.size)

    def lacking(kind: str) -> frozenset[int]:
        return declared.lacking(ruleset, kind) if declared else frozenset()

    most = max(each.seats for each in setup.game.rulesets())
    seat_places = setup.seats if trimmed else ruleset.seats
    return ObservationSizes(setup.seats, seat_places, ruleset.seats, most, size, size + int(ROW), lacking)


def ranks(steps: int, lacking: frozenset[int]) -> IntArray | None:
    """The numbers of the steps among those that a ruleset has; None if it has all."""
    if not lacking:
        return None
    has = [step not in lacking for step in range(steps)]
    return np.where(has, np.cumsum(has) - 1, 0)


def readings_of(setup: Setup, encoding: Encoding, sizes: ObservationSizes) -> dict[str, Reading]:
    steps = len(setup.rules.steps) - len(sizes.lacking("step"))
    rest = (Bits("seats"), Bits("number", 10), Bits("number", 10), Bits("number", 10))
    own = {field.name: field.read for field in fields_of(setup) if field.read is not None}
    if encoding == "cells":
        return {name: Reading((Bits("number"),), reading.rows, reading.width) for name, reading in own.items()}
    top, below = Reading((Bits("one_of", steps), *rest)), Reading((Bits("number", steps), *rest))
    return {"decision": top, "depth": Reading((Bits("number", int(setup.rules.rows)),)), "agenda": below, **own}


def features_of(
    field: Field, reading: Reading, sizes: ObservationSizes, observer: int, encoding: Encoding
) -> list[Feature]:
    """The features of one field as an observer sees it, in the order of its cells."""
    found: list[Feature] = []
    whole = encoding == "cells"
    cells_read_alike = field.name not in ("decision", "agenda") or whole
    missing = field.name != "decision" and field.at >= sizes.cells
    for row in along(field.rows, reading.rows, sizes, observer, whole):
        for column in along(field.width, reading.width, sizes, observer, whole, reading.first):
            parts = reading.parts if cells_read_alike else reading.parts[column or 0 : (column or 0) + 1]
            for part in parts:
                if missing or row is None or column is None:
                    found += [Feature(sizes.nothing, 0, -1, 1, -1)] * length(part, sizes)
                else:
                    found += of_part(part, field.at + row * field.width + column, sizes, observer)
    return found


def along(
    count: int, axis: str, sizes: ObservationSizes, observer: int, whole: bool, first: int = 0
) -> list[int | None]:
    """The places along one axis of a field: those of seats turned, None where nobody plays, none that is lacking."""
    seats, most = min(count, sizes.seats), sizes.most_seats
    if axis not in ("seats", "colours", "columns"):
        lacking = sizes.lacking(axis)
        return [place for place in range(min(count, first or count)) if place not in lacking]
    played: list[int | None] = [(observer + i) % seats if axis != "columns" else i for i in range(seats)]
    if whole:
        played += range(seats, min(count, sizes.ruleset_seats))
    else:
        played += [None] * (min(count, sizes.seat_places) - seats)
    if axis == "colours":
        lacking = sizes.lacking("colour")
        played += [colour for colour in range(most, count) if colour not in lacking]
    return played


def values_of(part: Bits, sizes: ObservationSizes) -> list[int]:
    """What a one-hot cell or a set may hold in this ruleset."""
    lacking = sizes.lacking(part.of) if part.of else frozenset()
    return [value for value in range(part.size) if value not in lacking]


def other_colours(part: Bits, sizes: ObservationSizes) -> list[int]:
    """The colours that are no seats."""
    lacking = sizes.lacking("colour")
    return [colour for colour in range(sizes.most_seats, part.size) if colour not in lacking]


def length(part: Bits, sizes: ObservationSizes) -> int:
    """How many features a part of a cell has."""
    match part.kind:
        case "number":
            return 1
        case "seat" | "seats":
            return sizes.seat_places
        case "colour":
            return sizes.seat_places + len(other_colours(part, sizes))
        case "one_of" | "set":
            return len(values_of(part, sizes))


def of_part(part: Bits, cell: int, sizes: ObservationSizes, observer: int) -> list[Feature]:
    everything = (1 << part.bits) - 1 if part.bits else -1
    turned = [(observer + i) % sizes.seats for i in range(sizes.seats)]
    nobody = [Feature(sizes.nothing, 0, -1, 1, -1)] * (sizes.seat_places - sizes.seats)
    match part.kind:
        case "number":
            return [Feature(cell, part.shift, everything, 1 / part.size, -1)]
        case "one_of":
            return [Feature(cell, part.shift, everything, 1, value) for value in values_of(part, sizes)]
        case "set":
            return [Feature(cell, part.shift + member, 1, 1, -1) for member in values_of(part, sizes)]
        case "seat" | "colour":
            first = part.counted_from
            seats = [Feature(cell, part.shift, everything, 1, first + seat) for seat in turned] + nobody
            others = other_colours(part, sizes) if part.kind == "colour" else []
            return seats + [Feature(cell, part.shift, everything, 1, first + colour) for colour in others]
        case "seats":
            return [Feature(cell, part.shift + seat, 1, 1, -1) for seat in turned] + nobody
