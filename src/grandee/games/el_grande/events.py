"""Every kind of event of El Grande, declared once, with who may know each argument."""

from __future__ import annotations

from grandee.core.events import Arg, EventKind


def arg(name: str, kind: str = "", to: str = "") -> Arg:
    return Arg(name, kind or name, to)


SEAT = arg("seat")
IN_AREA = arg("area")
OF = arg("owner", "seat")
COUNT = arg("count", "number")
POINTS = arg("points", "number")
FROM = arg("from", "area")
TO = arg("to", "area")

# A scoring explains every point: `scoring` gives the table that counts, then each contestant is `paid` for a place
# (shared by `tied` players in all), and a sole first may take a `bonus`.
EVENTS = [
    EventKind("round-started", [arg("round", "number"), SEAT]),
    EventKind("card-turned", [arg("card")]),
    EventKind("power-played", [SEAT, arg("power")]),
    EventKind("turn-started", [SEAT, arg("power")]),
    EventKind("called", [SEAT, COUNT]),
    EventKind("recalled", [SEAT, FROM]),
    EventKind("card-chosen", [SEAT, arg("card")]),
    EventKind("placed", [SEAT, IN_AREA]),
    EventKind("thrown", [SEAT]),  # EG-INFO-4, EG-PLACE-7
    EventKind("thrown-total", [SEAT, COUNT]),  # EG-DP-4
    EventKind("announced", [SEAT, arg("card")]),  # EG-VETO-3
    EventKind("mode-chosen", [SEAT, arg("mode")]),
    EventKind("region-chosen", [SEAT, IN_AREA]),
    EventKind("shows-move", [SEAT, OF, FROM, TO]),  # EG-VETO-5: a step is shown before the veto holders decide
    EventKind("shows-place", [SEAT, IN_AREA]),
    EventKind("shows-king", [SEAT, TO]),
    EventKind("shows-grande", [SEAT, TO]),
    EventKind("shows-board", [SEAT, arg("board"), TO]),
    EventKind("shows-banish", [SEAT, OF, FROM]),
    EventKind("shows-scoring", [IN_AREA]),
    EventKind("shows-return", [SEAT, FROM, COUNT]),
    EventKind("shows-eviction", [SEAT, FROM, TO, COUNT]),
    EventKind("shows-court", [SEAT, COUNT]),
    EventKind("veto-passed", [SEAT]),
    EventKind("veto-used", [SEAT, arg("against", "seat")]),
    EventKind("veto-taken", [SEAT]),
    EventKind("veto-expired", [SEAT]),
    EventKind("moved", [SEAT, OF, FROM, TO]),
    EventKind("returned", [SEAT, FROM, COUNT]),
    EventKind("evicted", [SEAT, FROM, TO, COUNT]),
    EventKind("king-moved", [SEAT, FROM, TO]),
    EventKind("grande-moved", [SEAT, FROM, TO]),
    EventKind("board-moved", [SEAT, arg("board"), FROM, TO]),
    EventKind("retrieved", [SEAT, arg("power", to="seat")]),  # EG-INFO-8
    EventKind("reinforced", [SEAT, COUNT]),
    EventKind("disk-shown", [SEAT, IN_AREA]),
    EventKind("scoring", [IN_AREA, arg("first", "number"), arg("second", "number"), arg("third", "number")]),
    EventKind("paid", [SEAT, IN_AREA, COUNT, arg("place", "number"), arg("tied", "number"), POINTS]),
    EventKind("bonus", [SEAT, IN_AREA, POINTS, arg("reason")]),
    EventKind("general-scoring", [arg("number")]),
    EventKind("left-castillo", [SEAT, TO, COUNT]),
    EventKind("round-ended", [arg("round", "number")]),
    EventKind("final-score", [SEAT, POINTS]),
    EventKind("banished", [SEAT, OF, FROM]),
    EventKind("special-skipped", [SEAT, arg("card")]),
    EventKind("special-idle", [SEAT, arg("card")]),  # EG-SPEC-5
    EventKind("not-scored", [IN_AREA]),
    EventKind("score-now", [SEAT, arg("gained", "number"), POINTS]),
    EventKind("king-starts", [IN_AREA]),  # EG-SETUP-7, EG-SETUP-8, EG-SETUP-9
    EventKind("home-drawn", [SEAT, IN_AREA]),
]
