"""How the cells of a field read as features for machines that learn: numbers, sets, and where the seats are.

A field that is declared without a reading can be observed too: its cells are plain numbers then, and only where a seat
owns it is it turned when observations are rotated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Bits:
    """One thing that a cell says, in `bits` bits from `shift` on (no `bits`: the whole cell).

    * `number`: one feature, the number divided by `size`.
    * `set`: a feature for each of `size` members, 1 or 0.
    * `one_of`: a feature for each of `size` values, 1 for the present one.
    * `seat`, `seats`: a seat and a set of seats, a feature for each seat; they turn with rotated observations.
    * `colour`: a seat or one of the other colours, of `size` in all.

    A seat or colour that is `counted_from` 1 has no feature for 0, which means nobody.

    Where values or members are things of a kind that rulesets have different numbers of, `of` names it: what a ruleset
    lacks is left out of its observation.
    """

    kind: Literal["number", "set", "one_of", "seat", "seats", "colour"]
    size: int = 1
    shift: int = 0
    bits: int = 0
    of: str = ""
    counted_from: int = 0


# What an axis of a field counts: nothing of note, the seats, the colours (seats, then those that nobody decides for),
# something of which there is one for each player (columns), or a kind of things that actions name too.
Axis = str


@dataclass(frozen=True)
class Reading:
    """How a field reads: the parts of each of its cells and what its rows and its width count.

    What a ruleset lacks of the kind that an axis counts is left out. `first` keeps so many cells of every row; 0 keeps
    all.
    """

    parts: tuple[Bits, ...]
    rows: Axis = ""
    width: Axis = ""
    first: int = 0


def number(size: int, rows: Axis = "", width: Axis = "") -> Reading:
    return Reading((Bits("number", size),), rows, width)


def one_of(size: int, rows: Axis = "", of: str = "") -> Reading:
    return Reading((Bits("one_of", size, of=of),), rows)


def members(size: int, rows: Axis = "", of: str = "") -> Reading:
    return Reading((Bits("set", size, of=of),), rows)


A_SEAT = Reading((Bits("seat"),))
A_SEAT_OR_NOBODY = Reading((Bits("seat", counted_from=1),))
SET_OF_SEATS = Reading((Bits("seats"),))


def colour_or_nobody(size: int, rows: Axis = "") -> Reading:
    return Reading((Bits("colour", size, counted_from=1),), rows)
