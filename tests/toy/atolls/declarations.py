"""What the rules of Atolls count with."""

from __future__ import annotations

from grandee.core.declarations import Automatic, Decision, Declarations
from grandee.core.events import Arg, EventKind
from grandee.core.fields import Field, Shown
from grandee.core.outcome import TieBreak
from grandee.core.readings import number, one_of
from grandee.core.refusals import Refusal
from grandee.core.rulesets import Module, Ruleset
from grandee.core.space import Param
from tests.toy.atolls import numbers
from tests.toy.atolls.engine import Lay, NextTurn, Sail, Settle
from tests.toy.atolls.numbers import COLOURS, KINDS, SEATS, SLOTS, TILES

TILE, SLOT = Param("tile", KINDS), Param("slot", SLOTS)

DECLARATIONS = Declarations(
    fields=[
        Field("turn", Shown.PUBLIC, about="turns that have begun", read=number(20)),
        Field(
            "tile", Shown.PUBLIC, SLOTS, about="a slot: its tile, or NO_TILE", read=one_of(KINDS + 1, "slot", "tile")
        ),
        Field("pieces", Shown.PUBLIC, SLOTS, COLOURS, about="a slot and a colour", read=number(4, "slot", "colours")),
        Field("coins", Shown.PUBLIC, SEATS, read=number(4, "seats")),
        Field(
            "hand", Shown.OWNER, SEATS, KINDS, about="a seat: how many of each tile", read=number(2, "seats", "tile")
        ),
        Field("drawn", Shown.PUBLIC, about="tiles that have left the bag", read=number(TILES)),
        Field("bag", Shown.NOBODY, 1, TILES, about="tiles to come, counted from 1"),
        Field("drifts", Shown.PUBLIC, SEATS, about="a seat", read=number(2, "seats"), modules=["sea"]),
    ],
    decisions=[
        Decision("lay", Lay, [TILE, SLOT], refusals=[Refusal("no_such_tile", "ATO-1"), Refusal("slot_taken", "ATO-2")]),
        Decision(
            "sail",
            Sail,
            [Param("colour", COLOURS), SLOT],
            "stay",
            refusals=[Refusal("nobody_there", "ATO-5")],
            modules=["sea"],
        ),
        Decision("settle", Settle, [SLOT], refusals=[Refusal("slot_full", "ATO-4")]),
    ],
    automatic=[Automatic("next_turn", NextTurn)],
    events=[
        EventKind("drew", [Arg("seat", "seat"), Arg("tile", "tile", "seat")]),
        EventKind("laid", [Arg("seat", "seat"), Arg("tile", "tile"), Arg("slot", "slot")]),
        EventKind("came", [Arg("colour", "colour"), Arg("slot", "slot"), Arg("count", "number")]),
        EventKind("paid", [Arg("seat", "seat"), Arg("count", "number")]),
        EventKind("settled", [Arg("seat", "seat"), Arg("slot", "slot")]),
        EventKind("sailed", [Arg("seat", "seat"), Arg("colour", "colour"), Arg("slot", "slot"), Arg("to", "slot")]),
    ],
    words={"slot": [f"s{slot + 1}" for slot in range(SLOTS)], "colour": "ABCDN"},
    tie_breaks=[TieBreak("coins", "ATO-7")],
    modules=[Module("sea", [{"edition": "large"}])],
    rulesets=[
        Ruleset(
            "atolls-small",
            seats=3,
            options={"edition": "small"},
            words={"colour": "ABCN", "slot": ["s1", "s2", "s3", "s4"]},
            sizes={"tile": 3},
        ),
        Ruleset("atolls-large", seats=SEATS, version=2, modules=["sea"]),
    ],
)
numbers.fill(DECLARATIONS)
