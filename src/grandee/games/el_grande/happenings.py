"""The kinds of events of El Grande. Their names are message ids in text/*.ftl.

A scoring explains every point: `scoring` gives the table that counts, then each contestant is `paid` for a place
(shared by `tied` players in all), and a sole first may take a `bonus`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.events import Arg, EventKind

ROUND_STARTED: Final[i64] = 1
CARD_TURNED: Final[i64] = 2
POWER_PLAYED: Final[i64] = 3
TURN_STARTED: Final[i64] = 4
CALLED: Final[i64] = 5
RECALLED: Final[i64] = 6
CARD_CHOSEN: Final[i64] = 7
PLACED: Final[i64] = 8
THROWN: Final[i64] = 9
THROWN_TOTAL: Final[i64] = 10
SPECIAL_ANNOUNCED: Final[i64] = 11
MODE_CHOSEN: Final[i64] = 12
REGION_CHOSEN: Final[i64] = 13
SHOWS_MOVE: Final[i64] = 14
SHOWS_PLACE: Final[i64] = 15
SHOWS_KING: Final[i64] = 16
SHOWS_GRANDE: Final[i64] = 17
SHOWS_BOARD: Final[i64] = 18
SHOWS_BANISH: Final[i64] = 19
SHOWS_SCORING: Final[i64] = 20
SHOWS_RETURN: Final[i64] = 21
SHOWS_EVICTION: Final[i64] = 22
SHOWS_COURT: Final[i64] = 23
VETO_PASSED: Final[i64] = 24
VETO_USED: Final[i64] = 25
VETO_TAKEN: Final[i64] = 26
VETO_EXPIRED: Final[i64] = 27
MOVED: Final[i64] = 28
RETURNED: Final[i64] = 29
EVICTED: Final[i64] = 30
KING_MOVED: Final[i64] = 31
GRANDE_MOVED: Final[i64] = 32
BOARD_MOVED: Final[i64] = 33
RETRIEVED: Final[i64] = 34
REINFORCED: Final[i64] = 35
DISK_SHOWN: Final[i64] = 36
SCORING: Final[i64] = 37
PAID: Final[i64] = 38
BONUS: Final[i64] = 39
GENERAL_SCORING_STARTED: Final[i64] = 40
LEFT_CASTILLO: Final[i64] = 41
ROUND_ENDED: Final[i64] = 42
FINAL_SCORE: Final[i64] = 43
BANISHED: Final[i64] = 44
SPECIAL_SKIPPED: Final[i64] = 45
SPECIAL_IDLE: Final[i64] = 46
NOT_SCORED: Final[i64] = 47
SCORE_NOW: Final[i64] = 48
KING_STARTS: Final[i64] = 49
HOME_DRAWN: Final[i64] = 50

# why a sole first takes a bonus
FOR_THE_KING: Final[i64] = 0
FOR_THE_GRANDE: Final[i64] = 1
BONUSES: Final = ["king", "grande"]


def arg(name: str, kind: str = "", to: str = "") -> Arg:
    return Arg(name, kind or name, to)


SEAT: Final = arg("seat")
AREA: Final = arg("area")
OWNER: Final = arg("owner", "seat")
COUNT: Final = arg("count", "number")
POINTS: Final = arg("points", "number")
FROM: Final = arg("from", "area")
TO: Final = arg("to", "area")

KINDS_OF_EVENTS: Final = [
    EventKind("round-started", [arg("round", "number"), SEAT]),
    EventKind("card-turned", [arg("card")]),
    EventKind("power-played", [SEAT, arg("power")]),
    EventKind("turn-started", [SEAT, arg("power")]),
    EventKind("called", [SEAT, COUNT]),
    EventKind("recalled", [SEAT, FROM]),
    EventKind("card-chosen", [SEAT, arg("card")]),
    EventKind("placed", [SEAT, AREA]),
    EventKind("thrown", [SEAT]),  # EG-INFO-4, EG-PLACE-7
    EventKind("thrown-total", [SEAT, COUNT]),  # EG-DP-4
    EventKind("announced", [SEAT, arg("card")]),  # EG-VETO-3
    EventKind("mode-chosen", [SEAT, arg("mode")]),
    EventKind("region-chosen", [SEAT, AREA]),
    EventKind("shows-move", [SEAT, OWNER, FROM, TO]),  # EG-VETO-5: a step is shown before the veto holders decide
    EventKind("shows-place", [SEAT, AREA]),
    EventKind("shows-king", [SEAT, TO]),
    EventKind("shows-grande", [SEAT, TO]),
    EventKind("shows-board", [SEAT, arg("board"), TO]),
    EventKind("shows-banish", [SEAT, OWNER, FROM]),
    EventKind("shows-scoring", [AREA]),
    EventKind("shows-return", [SEAT, FROM, COUNT]),
    EventKind("shows-eviction", [SEAT, FROM, TO, COUNT]),
    EventKind("shows-court", [SEAT, COUNT]),
    EventKind("veto-passed", [SEAT]),
    EventKind("veto-used", [SEAT, arg("against", "seat")]),
    EventKind("veto-taken", [SEAT]),
    EventKind("veto-expired", [SEAT]),
    EventKind("moved", [SEAT, OWNER, FROM, TO]),
    EventKind("returned", [SEAT, FROM, COUNT]),
    EventKind("evicted", [SEAT, FROM, TO, COUNT]),
    EventKind("king-moved", [SEAT, FROM, TO]),
    EventKind("grande-moved", [SEAT, FROM, TO]),
    EventKind("board-moved", [SEAT, arg("board"), FROM, TO]),
    EventKind("retrieved", [SEAT, arg("power", to="seat")]),  # EG-INFO-8
    EventKind("reinforced", [SEAT, COUNT]),
    EventKind("disk-shown", [SEAT, AREA]),
    EventKind("scoring", [AREA, arg("first", "number"), arg("second", "number"), arg("third", "number")]),
    EventKind("paid", [SEAT, AREA, COUNT, arg("place", "number"), arg("tied", "number"), POINTS]),
    EventKind("bonus", [SEAT, AREA, POINTS, arg("reason")]),
    EventKind("general-scoring", [arg("number")]),
    EventKind("left-castillo", [SEAT, TO, COUNT]),
    EventKind("round-ended", [arg("round", "number")]),
    EventKind("final-score", [SEAT, POINTS]),
    EventKind("banished", [SEAT, OWNER, FROM]),
    EventKind("special-skipped", [SEAT, arg("card")]),
    EventKind("special-idle", [SEAT, arg("card")]),  # EG-SPEC-5
    EventKind("not-scored", [AREA]),
    EventKind("score-now", [SEAT, arg("gained", "number"), POINTS]),
    EventKind("king-starts", [AREA]),  # EG-SETUP-7 to -9
    EventKind("home-drawn", [SEAT, AREA]),
]
