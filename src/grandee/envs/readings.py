"""How the cells of a game read as features: which are numbers, which are sets, and where the seats are.

A game that is not listed here can be observed too: its cells are plain numbers then, and only the fields that a seat
owns are turned when observations are rotated. `register` adds the readings of a game of your own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Part:
    """One thing that a cell says, in `bits` bits from `shift` on (no `bits`: the whole cell).

    * `number`: one feature, the number divided by `size`.
    * `set`: a feature for each of `size` members, 1 or 0.
    * `one_of`: a feature for each of `size` values, 1 for the present one.
    * `seat`, `seats`: a seat and a set of seats, a feature for each player; they turn with rotated observations.
    """

    kind: Literal["number", "set", "one_of", "seat", "seats"]
    size: int = 1
    shift: int = 0
    bits: int = 0


Axis = Literal[
    "", "seats", "columns"
]  # what an axis of a field counts: nothing of note, the seats, one for each player


@dataclass(frozen=True)
class Reading:
    """How a field reads: the parts of each of its cells and what its rows and its width count.

    Rows or cells beyond the number of players are left out where an axis counts seats or columns. `first` keeps so many
    cells of every row; 0 keeps all.
    """

    parts: tuple[Part, ...]
    rows: Axis = ""
    width: Axis = ""
    first: int = 0


def number(size: int, rows: Axis = "", width: Axis = "") -> Reading:
    return Reading((Part("number", size),), rows, width)


def one_of(size: int, rows: Axis = "") -> Reading:
    return Reading((Part("one_of", size),), rows)


def members(size: int, rows: Axis = "") -> Reading:
    return Reading((Part("set", size),), rows)


SEAT = Reading((Part("seat"),))
SEATS = Reading((Part("seats"),))

READINGS: dict[str, Mapping[str, Reading]] = {
    "el-grande": {
        "round": number(9),
        "first": SEAT,
        "active": SEAT,
        "king": one_of(9),
        "card": one_of(46),
        "parts": members(2),
        "offered": members(5),
        "turned_up": number(9),
        "turned": SEATS,
        "holders": SEATS,
        "effect": number(10),
        "revealed": one_of(10, "seats"),
        "returning": number(5),
        "power": one_of(14, "seats"),
        "court": number(30, "seats"),
        "province": number(30, "seats"),
        "score": number(100, "seats"),
        "grande": one_of(9, "seats"),
        "veto_this": number(1, "seats"),
        "veto_next": number(1, "seats"),
        "board": one_of(12),
        "offer": one_of(45),
        "cubes": number(10, width="seats"),
        "castillo": number(10, width="seats"),
        "hand": members(13, "seats"),
        "played": members(13, "seats"),
        "taken_back": members(13, "seats"),
        "dial": one_of(10, "seats"),
        "held": number(13, "seats"),
    },
    "kabale": {
        "round": number(6),
        "active": SEAT,
        "ended": number(1),
        "closed": members(6),
        "goals_turned": number(36),
        "travelled": members(25, "seats"),
        "goal": one_of(36, "columns"),
        "length": number(20, "columns"),
        "hand": members(25, "seats"),
        "discard": members(25, "seats"),
        "recycled": members(25, "seats"),
        "fewest_held": number(7, "seats"),
        "won": members(36, "seats"),
        "won_count": number(10, "seats"),
        "deck_size": number(25, "seats"),
        "table": Reading(  # whether a card lies there, which (31: unknown), whose, and how it lies
            (
                Part("number", 1, 12, 1),
                Part("number", 31, 0, 5),
                Part("seat", 1, 5, 3),
                Part("one_of", 3, 8, 2),
            ),
            "columns",
            first=40,
        ),
    },
}


def register(game: str, readings: Mapping[str, Reading]) -> None:
    """Say how the fields of a game of your own read."""
    READINGS[game] = readings
