"""Every kind of event of El Grande, declared once, with who may know each argument."""

from __future__ import annotations

from grandee.core.events import Arg, EventKind


def arg(name: str, kind: str = "", to: str = "") -> Arg:
    return Arg(name, kind or name, to)


SEAT = arg("seat")
IN_AREA = arg("area")
OF = arg("owner", "seat")  # a seat
OWNER = arg("owner", "colour")  # any colour of caballeros
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
    EventKind("shows-move", [SEAT, OWNER, FROM, TO]),  # EG-VETO-5: a step is shown before the veto holders decide
    EventKind("shows-place", [SEAT, IN_AREA]),
    EventKind("shows-king", [SEAT, arg("to", "king_place")]),
    EventKind("shows-grande", [SEAT, TO]),
    EventKind("shows-board", [SEAT, arg("board"), TO]),
    EventKind("shows-banish", [SEAT, OWNER, FROM]),
    EventKind("shows-scoring", [IN_AREA]),
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
    EventKind("king-moved", [SEAT, arg("from", "king_place"), arg("to", "king_place")]),
    EventKind("grande-moved", [SEAT, FROM, TO]),
    EventKind("board-moved", [SEAT, arg("board"), FROM, TO]),
    EventKind("retrieved", [SEAT, arg("power", "taken", to="seat")]),  # EG-INFO-8
    EventKind("reinforced", [SEAT, COUNT]),
    EventKind("disk-shown", [SEAT, IN_AREA]),
    EventKind("scoring", [IN_AREA, arg("first", "number"), arg("second", "number"), arg("third", "number")]),
    EventKind("paid", [SEAT, IN_AREA, COUNT, arg("place", "number"), arg("tied", "number"), POINTS]),
    EventKind("bonus", [SEAT, IN_AREA, POINTS, arg("reason")]),
    EventKind("general-scoring", [arg("number")]),
    EventKind("left-castillo", [SEAT, TO, COUNT]),
    EventKind("round-ended", [arg("round", "number")]),
    EventKind("final-score", [SEAT, POINTS]),
    EventKind("banished", [SEAT, OWNER, FROM]),
    EventKind("special-skipped", [SEAT, arg("card")]),
    EventKind("special-idle", [SEAT, arg("card")]),  # EG-SPEC-5
    EventKind("not-scored", [IN_AREA]),
    EventKind("score-now", [SEAT, arg("gained", "number"), POINTS]),
    EventKind("king-starts", [IN_AREA]),  # EG-SETUP-7, EG-SETUP-8, EG-SETUP-9
    EventKind("home-drawn", [SEAT, IN_AREA]),
    # -- the 2023 edition
    EventKind("retrieved-openly", [SEAT, arg("power")]),  # EG-INFO-9, EG-INFO-11
    EventKind("veteran-mixed", [arg("card")]),  # EG-VTRN-2
    EventKind("virtual-stayed", [COUNT]),  # EG-2P-16
    EventKind("castillo-closed", []),  # EG-GEN-9
    EventKind("grande-stayed", [SEAT]),  # EG-GEN-11
    EventKind("virtual-placed", [IN_AREA, COUNT]),  # EG-2P-5
    EventKind("virtual-kept-out", [IN_AREA]),
    EventKind("virtual-power", [arg("power")]),  # EG-2P-8
    EventKind("virtual-took", [arg("card")]),  # EG-2P-9
    EventKind("virtual-ranked", [IN_AREA, COUNT, arg("place", "number"), arg("tied", "number")]),  # EG-SCORE-16
    EventKind("shows-recall", [SEAT, FROM]),
    EventKind("escorted", [SEAT, OWNER, FROM, TO]),  # EG-CARD-ESCORT-1
    EventKind("shows-escort", [SEAT, OWNER, FROM]),
    EventKind("grande-shut-in", [SEAT, FROM]),  # EG-CARD-TOURN-1
    EventKind("shows-grande-in", [SEAT, FROM]),
    EventKind("grande-left", [SEAT, TO]),  # EG-GEN-10
    EventKind("king-and-grande", [SEAT, OF, FROM, TO]),  # EG-CARD-VICEROY-1
    EventKind("shows-swap", [SEAT, OF, FROM]),
    EventKind("greys-dealt", [COUNT]),  # EG-SHIFT-1
    EventKind("grey-passed", [SEAT, arg("receiver", "seat"), arg("grey", "grey_card", to="seat")]),
    EventKind("grey-received", [SEAT, arg("giver", "seat"), arg("grey", "grey_card", to="seat")]),
    EventKind("grey-played", [SEAT, arg("grey", "grey_card"), arg("sum", "number")]),  # EG-SHIFT-3
    EventKind("grey-used", [SEAT, arg("grey", "grey_card")]),  # EG-SHIFT-7
    EventKind("grey-retrieved-openly", [SEAT, arg("grey", "grey_card")]),  # EG-SHIFT-9
    # -- variants of 1995
    EventKind("extra-placed", [SEAT, arg("extra")]),  # EG-HOME-4, EG-CHURCH-12
    EventKind("france-left", [OWNER, arg("place", "france_place")]),  # EG-FRANCE-8
    EventKind("scoring-doubled", [IN_AREA, arg("first", "number"), arg("second", "number"), arg("third", "number")]),
    EventKind("placed-in-france", [SEAT, IN_AREA, arg("place", "france_place")]),  # EG-FRANCE-2
    EventKind("moved-to-france", [SEAT, OWNER, FROM, TO, arg("place", "france_place")]),
    EventKind("shows-france", [SEAT, arg("place", "france_place")]),  # EG-FRANCE-12
    EventKind("granada-conquered", [IN_AREA, COUNT]),  # EG-GRAN-7
    EventKind("black-starts", [IN_AREA]),  # EG-CHURCH-2
    EventKind("marker-taken", [SEAT]),  # EG-CHURCH-5
    EventKind("extra-call", [SEAT]),  # EG-CHURCH-14
    EventKind("black-evicted", [FROM, TO, COUNT]),  # EG-CHURCH-10
    # -- King & Intrigue
    EventKind("setup-placed", [SEAT, TO, COUNT]),  # KI-7
    EventKind("laid-aside", [SEAT, arg("card", "ki_card", to="seat")]),  # KI-9, KI-26
    EventKind("strength-handed", [SEAT, COUNT]),  # KI-14
    EventKind("king-card", [SEAT]),
    EventKind("intrigue-card", [SEAT]),
    EventKind("action-chosen", [SEAT, arg("card")]),  # KI-18
    # -- Grand Inquisitor & Colonies
    EventKind("took-place", [OWNER, IN_AREA, arg("place", "to_place")]),  # GI-SHIP-4, GI-AME-2
    EventKind("left-place", [OWNER, IN_AREA, arg("place", "from_place")]),  # GI-MOVE-3
    EventKind("shows-stands", [SEAT, arg("from", "from_place"), arg("to", "to_place")]),
    EventKind("card-kept", [SEAT, arg("card")]),  # GI-P7-2
    EventKind("card-used", [SEAT, arg("card")]),  # GI-P7-AFT-1
    EventKind("card-turned-over", [SEAT, arg("card")]),  # GI-P7-TUR-2
    EventKind("shows-turn", [SEAT, arg("card")]),
    EventKind("repeats", [SEAT, arg("card")]),  # GI-P7-DOU-2
    EventKind("laid-later", [SEAT, IN_AREA]),  # GI-P7-SLA-1
    EventKind("scored-later", [IN_AREA]),
    EventKind("inquisitor-taken", [SEAT]),  # GI-INQ-1
    EventKind("bonus-used", [SEAT]),  # GI-BON-1: from the province to the court
    EventKind("black-aside", [SEAT, FROM]),  # GI-BLK-2
    EventKind("black-left-castillo", [TO, COUNT]),  # GI-BLK-6
    EventKind("black-stayed", [COUNT]),
    EventKind("fictitious-ranked", [IN_AREA, COUNT, arg("place", "number"), arg("tied", "number")]),  # GI-INQ-4
]
