"""What can happen in Eight-Minute Empire: Legends, as events: their names, what they say, and who may know it."""

from __future__ import annotations

from grandee.core.events import Arg, EventKind


def arg(name: str, kind: str = "", to: str = "") -> Arg:
    return Arg(name, kind or name, to)


SEAT, REGION, COUNT = arg("seat"), arg("region"), arg("count", "number")

EVENTS = [
    # set-up
    EventKind("leg-started", [arg("number"), SEAT]),
    EventKind("leader-dealt", [SEAT, arg("leader")]),
    EventKind("segment-laid", [SEAT, arg("side"), arg("place"), arg("turn")]),
    EventKind("start-placed", [SEAT, REGION]),
    EventKind("card-turned", [arg("card")]),
    EventKind("token-laid", [SEAT, arg("token"), REGION]),
    EventKind("token-left-out", [SEAT, arg("token")]),
    EventKind("token-hidden", [SEAT, REGION]),  # EL-SWAMP-1: nobody sees which it is
    EventKind("armies-set", [SEAT, REGION, COUNT]),
    EventKind("armies-sent", [SEAT, REGION]),
    EventKind("neutral-placed", [SEAT, REGION]),
    EventKind("coins-dealt", [SEAT, COUNT]),
    # bidding
    EventKind("bid-opened", [SEAT, COUNT]),
    EventKind("bid-tied", [arg("by", "tie")]),
    EventKind("bid-paid", [SEAT, COUNT]),
    EventKind("starter-named", [SEAT, arg("starter", "seat")]),
    # a turn
    EventKind("card-taken", [SEAT, arg("card"), arg("price", "number")]),
    EventKind("coins-received", [SEAT, COUNT]),
    EventKind("action-skipped", [SEAT, arg("card")]),
    EventKind("part-chosen", [SEAT, arg("card"), arg("part")]),
    EventKind("army-placed", [SEAT, REGION]),
    EventKind("army-moved", [SEAT, REGION, arg("to", "region"), arg("cost", "number")]),
    EventKind("city-built", [SEAT, REGION]),
    EventKind("army-destroyed", [SEAT, REGION, arg("colour")]),
    EventKind("army-captured", [SEAT, arg("owner", "seat")]),
    EventKind("coin-taken", [SEAT, arg("owner", "seat")]),
    EventKind("owner-paid", [SEAT, arg("owner", "seat")]),
    EventKind("toll-paid", [SEAT, REGION]),
    EventKind("token-taken", [SEAT, arg("token"), REGION]),
    EventKind("token-left", [SEAT, REGION]),
    EventKind("token-seen", [SEAT, REGION, arg("token", to="seat")]),  # EL-SWAMP-4
    # the end
    EventKind("leg-ended", [arg("number")]),
    EventKind("region-scored", [REGION, SEAT]),
    EventKind("citadel-scored", [REGION, SEAT]),
    EventKind("island-scored", [arg("island"), SEAT]),
    EventKind("elixirs-scored", [SEAT, arg("elixirs", "number"), COUNT]),
    EventKind("card-scored", [SEAT, arg("card"), COUNT]),
    EventKind("token-scored", [SEAT, arg("token"), COUNT]),
    EventKind("leader-scored", [SEAT, arg("leader"), COUNT]),
    EventKind("leg-score", [SEAT, COUNT]),
    EventKind("final-score", [SEAT, COUNT]),
]
