"""What a seat sees, as an array of fixed length, and its options as a mask: for any game, without a loop over fields.

An observation is made from `state.view(seat)` alone, so it holds nothing that the table does not show to the seat. Its
layout (`layout`, or the attribute of an `Observer`) names every run of features in this order:

1. `seat`: where the observer sits, a feature for each player (in both encodings).
2. `decision`: the top row of the agenda, at a fixed place: which step is next (one-hot), which seats it asks, how many
   times, what it is about, and a detail. All zero when the game is over.
3. the agenda's depth, its sixteen rows, and then the fields of the game in the order of its own layout. Fields that
   nobody is shown are left out: the random stream, decks and piles. Fields that were announced and are no longer shown
   (`REMEMBERED`) are left out too, unless `memory` is on: then they, and the others' rows of `OWNER_REMEMBERED` fields,
   hold what a perfect memory has.

Two encodings:

* `features` (float32): sets are bits, seats and the like are one-hot, numbers are divided by a typical greatest value
  (`readings.py` says which is which; most values lie between 0 and 1). Rows of seats that nobody plays are left out.
* `cells` (int64): the cells as they are, one number each, with nothing left out but the fields named above.

What is hidden is -1 in both, in every feature of its cell; nothing else is negative.

With `rotated`, the observer's own row comes first and the others follow in the order of play, wherever seats are
counted. Actions are not rotated: one that names a seat's colour means that colour, and `seat` says which is one's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from grandee.core.actions import Actions
from grandee.core.fields import Field, Shown
from grandee.core.state import AGENDA, DEPTH, HIDDEN, ROW, Rules, State
from grandee.core.title import SetUp
from grandee.envs.readings import READINGS, Part, Reading
from grandee.games import title

Encoding = Literal["features", "cells"]
Numbers = NDArray[np.int64]
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
    target: int  # -1: the number itself


class Observer:
    """Makes observations of one set-up's games.

    >>> from grandee.core.title import seed_bytes
    >>> set_up = title("kabale").set_up({"players": 2})
    >>> observer = Observer(set_up)
    >>> state = set_up.begin(seed_bytes(1))
    >>> seen = observer(state, 0)
    >>> seen.dtype, seen.shape == (observer.size,)
    (dtype('float32'), True)
    >>> [int(n) for n in seen[observer.layout["hand"]].reshape(2, 25).sum(axis=1)]  # three cards, and all hidden
    [3, -25]
    """

    def __init__(
        self, set_up: SetUp, *, encoding: Encoding = "features", rotated: bool = False, memory: bool = False
    ) -> None:
        rules = set_up.rules
        self.rules: Rules[Any] = rules
        self.encoding = encoding
        self.rotated = rotated
        self.seats = set_up.seats
        fields = [field for field in rules.layout.fields if seen_at_all(field, memory)]
        readings = readings_of(set_up, encoding)
        self.layout: dict[str, slice] = {"seat": slice(0, self.seats)}
        plans: list[list[Feature]] = [[] for _ in range(self.seats if rotated else 1)]
        for field in [Field("decision", rules.layout.size, 1, int(ROW), Shown.PUBLIC), *fields]:
            first = self.seats + len(plans[0])
            reading = readings.get(field.name) or plain(field)
            for observer, plan in enumerate(plans):
                plan.extend(features_of(field, reading, self.seats, observer, encoding))
            self.layout[field.name] = slice(first, self.seats + len(plans[0]))
        self.size = self.seats + len(plans[0])
        self.dtype: type[np.float32 | np.int64] = np.float32 if encoding == "features" else np.int64
        self._take = np.array([[feature.cell for feature in plan] for plan in plans])
        self._target = np.array([[feature.target for feature in plan] for plan in plans])
        self._shift = np.array([[feature.shift for feature in plan] for plan in plans])
        self._mask = np.array([feature.mask for feature in plans[0]])
        self._factor = np.array([feature.factor for feature in plans[0]], np.float32)
        self._compared = np.flatnonzero(self._target[0] >= 0)
        remembered = [known_cells(field) for field in fields] if memory else []
        self.remembered: Numbers = np.concatenate([*remembered, np.zeros(0, np.int64)]).astype(np.int64)

    def __call__(self, state: State, seat: int) -> Observation:
        """What a seat sees now, whether it is asked or not."""
        cells = np.frombuffer(memoryview(state.view(seat).cells), np.int64)[None, :]
        if self.remembered.size:
            cells = cells.copy()
            cells[0, self.remembered] = np.frombuffer(memoryview(state.cells), np.int64)[self.remembered]
        seen: Observation = self.encode(cells, np.array([seat]))[0]
        return seen

    def encode(self, cells: Numbers, seats: Numbers) -> Observation:
        """Observations of many views, one a row: `cells` are those of the views, `seats` whose views they are."""
        games = len(cells)
        at = AGENDA + cells[:, DEPTH, None] * ROW + TOP_ROWS  # with nothing on the agenda: what lies before it
        over = cells[:, DEPTH] == 0
        tops = np.take_along_axis(cells, at, 1)
        tops[over] = 0
        whole = np.concatenate([cells, tops], axis=1)
        out = np.zeros((games, self.size), self.dtype)
        out[np.arange(games), seats] = 1
        if not self.rotated:
            out[:, self.seats :] = self._read(whole, 0)
            return out
        for seat in range(self.seats):  # whoever looks from the same seat looks in the same way
            here = np.flatnonzero(seats == seat)
            if here.size:
                out[here, self.seats :] = self._read(whole[here], seat)
        return out

    def _read(self, cells: Numbers, plan: int) -> Observation:
        """The features of some rows of cells, by one observer's plan."""
        values = cells[:, self._take[plan]]
        if self.encoding == "cells":
            return values
        hidden = values == HIDDEN
        values >>= self._shift[plan]
        values &= self._mask
        features = values.astype(np.float32)
        features *= self._factor
        features[:, self._compared] = values[:, self._compared] == self._target[plan, self._compared]
        features[hidden] = -1.0
        return features


def layout(game: str, options: Mapping[str, object] | None = None, **how: Any) -> dict[str, slice]:
    """The names of all runs of features of a game and where they lie; `how` as for an `Observer`.

    >>> layout("kabale", {"players": 2})["hand"]
    slice(194, 244, None)
    """
    return Observer(title(game).set_up(options or {}), **how).layout


def mask(out: Actions) -> NDArray[np.int8]:
    """One number for each action of the space: 1 where it is legal."""
    return np.frombuffer(out.mask(), np.int8)


# -- the plan of an observation ------------------------------------------------------------------


def seen_at_all(field: Field, memory: bool) -> bool:
    return field.shown is not Shown.NOBODY and (memory or field.shown is not Shown.REMEMBERED)


def known_cells(field: Field) -> Numbers:
    """The cells of a field that everybody remembers."""
    remembered = field.shown in (Shown.REMEMBERED, Shown.OWNER_REMEMBERED)
    return np.arange(field.at, field.at + field.size) if remembered else np.zeros(0, np.int64)


def plain(field: Field) -> Reading:
    """How a field reads that nobody has described: numbers as they are."""
    return Reading((Part("number"),), "seats" if field.shown in OWNED else "")


def readings_of(set_up: SetUp, encoding: Encoding) -> dict[str, Reading]:
    steps = len(set_up.rules.steps)
    rest = (Part("seats"), Part("number", 10), Part("number", 10), Part("number", 10))
    own = READINGS.get(set_up.title.id, {})
    if encoding == "cells":
        return {name: Reading((Part("number"),), reading.rows, reading.width) for name, reading in own.items()}
    top, below = Reading((Part("one_of", steps), *rest)), Reading((Part("number", steps), *rest))
    return {"decision": top, "depth": Reading((Part("number", 16),)), "agenda": below, **own}


def features_of(field: Field, reading: Reading, seats: int, observer: int, encoding: Encoding) -> list[Feature]:
    """The features of one field as an observer sees it, in the order of its cells."""
    found: list[Feature] = []
    trimmed = encoding == "features"
    cells_read_alike = field.name not in ("decision", "agenda") or not trimmed
    for row in along(field.rows, reading.rows, seats, observer, trimmed):
        for column in along(field.width, reading.width, seats, observer, trimmed, reading.first):
            parts = reading.parts if cells_read_alike else reading.parts[column : column + 1]
            for part in parts:
                found += of_part(part, field.at + row * field.width + column, seats, observer)
    return found


def along(count: int, axis: str, seats: int, observer: int, trimmed: bool, first: int = 0) -> list[int]:
    """The places along one axis of a field: those of seats turned, and only those that are played."""
    played = min(count, seats) if axis and trimmed else min(count, first or count)
    if axis != "seats":
        return list(range(played))
    turned = [(observer + i) % seats for i in range(min(count, seats))]
    return turned + list(range(len(turned), played))


def of_part(part: Part, cell: int, seats: int, observer: int) -> list[Feature]:
    everything = (1 << part.bits) - 1 if part.bits else -1
    match part.kind:
        case "number":
            return [Feature(cell, part.shift, everything, 1 / part.size, -1)]
        case "one_of":
            return [Feature(cell, part.shift, everything, 1, value) for value in range(part.size)]
        case "set":
            return [Feature(cell, part.shift + member, 1, 1, -1) for member in range(part.size)]
        case "seat":
            return [Feature(cell, part.shift, everything, 1, (observer + i) % seats) for i in range(seats)]
        case "seats":
            return [Feature(cell, part.shift + (observer + i) % seats, 1, 1, -1) for i in range(seats)]
