"""The kinds of events of Kabale & Hiebe (end of section 8 of the spec). Their names are message ids in text/*.ftl."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.events import Arg, EventKind

ROUND_STARTED: Final[i64] = 1
GOAL_TURNED: Final[i64] = 2
PLACED: Final[i64] = 3
FLIPPED: Final[i64] = 4
TRAVELLED: Final[i64] = 5
STAYED: Final[i64] = 6
DISCARDED: Final[i64] = 7
CLOSED: Final[i64] = 8
DISGUISE_USED: Final[i64] = 9
DISGUISE_SKIPPED: Final[i64] = 10
GOALS_SWAPPED: Final[i64] = 11
TRAITOR_SKIPPED: Final[i64] = 12
DREW: Final[i64] = 13
RESHUFFLED: Final[i64] = 14
END_TRIGGERED: Final[i64] = 15
ROUND_ENDED: Final[i64] = 16
REVEALED: Final[i64] = 17
VOIDED: Final[i64] = 18
REMOVED: Final[i64] = 19
NUMBERED: Final[i64] = 20
SUMMED: Final[i64] = 21
AWARDED: Final[i64] = 22
UNAWARDED: Final[i64] = 23
FINAL_SCORE: Final[i64] = 24
TURN_SKIPPED: Final[i64] = 25
CANCELLED: Final[i64] = 26
PAIRED: Final[i64] = 27
NUMBERLESS: Final[i64] = 28

UNCHANGED: Final[i64] = -1000000  # the last argument of NUMBERED where a card counts what its base number is

# how a goal was won: the last argument of AWARDED
HIGHEST: Final[i64] = 0
HIGHEST_NEAREST: Final[i64] = 1
LOWEST: Final[i64] = 2
LOWEST_FURTHEST: Final[i64] = 3
PAIR: Final[i64] = 4
REASONS: Final = ["highest", "highest-nearest", "lowest", "lowest-furthest", "pair"]


def arg(name: str, kind: str = "", to: str = "") -> Arg:
    return Arg(name, kind or name, to)


KINDS_OF_EVENTS: Final = [
    EventKind("round-started", [arg("round", "number"), arg("seat")]),
    EventKind("goal-turned", [arg("column"), arg("goal")]),
    EventKind("placed", [arg("seat"), arg("column"), arg("card", to="seat")]),  # KH-INFO-3
    EventKind("flipped", [arg("column"), arg("seat"), arg("card")]),
    EventKind("travelled", [arg("seat"), arg("card"), arg("column"), arg("to", "column")]),
    EventKind("stayed", [arg("seat"), arg("card"), arg("column")]),
    EventKind("discarded", [arg("seat"), arg("card"), arg("column")]),
    EventKind("closed", [arg("column")]),
    EventKind("disguise-used", [arg("seat"), arg("column"), arg("card", to="seat")]),  # KH-INFO-4
    EventKind("disguise-skipped", [arg("seat"), arg("column")]),
    EventKind("goals-swapped", [arg("seat"), arg("column"), arg("other", "column")]),
    EventKind("traitor-skipped", [arg("seat"), arg("column")]),
    EventKind("drew", [arg("seat"), arg("card", to="seat")]),  # KH-INFO-1
    EventKind("reshuffled", [arg("seat")]),
    EventKind("end-triggered", []),
    EventKind("round-ended", [arg("round", "number"), arg("seat")]),
    EventKind("revealed", [arg("column"), arg("seat"), arg("card")]),
    EventKind("voided", [arg("column"), arg("seat"), arg("card")]),
    EventKind("removed", [arg("column"), arg("seat"), arg("card"), arg("by", "card"), arg("owner", "seat")]),
    EventKind("numbered", [arg("column"), arg("seat"), arg("card"), arg("number", "half"), arg("base")]),
    EventKind("summed", [arg("column"), arg("seat"), arg("sum", "half")]),
    EventKind("awarded", [arg("column"), arg("goal"), arg("seat"), arg("reason")]),
    EventKind("unawarded", [arg("column"), arg("goal")]),
    EventKind("final-score", [arg("seat"), arg("plain", "number"), arg("special", "number"), arg("score", "number")]),
    EventKind("turn-skipped", [arg("seat")]),
    EventKind("cancelled", [arg("column"), arg("card")]),
    EventKind("paired", [arg("column"), arg("seat"), arg("card"), arg("partner", "card")]),
    EventKind("numberless", [arg("column"), arg("seat"), arg("card")]),
]
