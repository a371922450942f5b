"""What the rules of Kabale & Hiebe count with: every field, decision, reason and event, declared once.

The numbers in `engine/cells.py`, `actions.py`, `steps.py`, `refusals.py`, `events.py` and `sizes.py` are made from this
by `python3 tools/numbers.py`.
"""

from __future__ import annotations

from grandee.core.declarations import Automatic, Decision, Declarations
from grandee.core.events import Arg, EventKind
from grandee.core.fields import Field, Shown
from grandee.core.readings import A_SEAT, Bits, Reading, members, number, one_of
from grandee.core.refusals import Refusal
from grandee.core.rulesets import Ruleset
from grandee.core.space import Param
from grandee.games.kabale import messages
from grandee.games.kabale.engine import immediate, turn

# -- sizes ---------------------------------------------------------------------------------------

SEATS = 6  # at most; a column for each (KH-SET-1, KH-RND-2)
KINDS = 25  # influence cards of one colour (KH-SET-2)
GOALS = 36  # KH-SET-4
MOST_IN_COLUMN = SEATS * KINDS  # a column could hold every influence card of the game

# -- fields --------------------------------------------------------------------------------------

PUBLIC, OWNER, REMEMBERED = Shown.PUBLIC, Shown.OWNER, Shown.REMEMBERED

FIELDS = [
    Field("round", PUBLIC, read=number(6)),
    Field("active", PUBLIC, about="the seat whose turn it is", read=A_SEAT),
    Field("ended", PUBLIC, about="the end of the round has been triggered", read=number(1)),
    Field("closed", PUBLIC, about="a set of columns", read=members(SEATS)),
    Field("goals_turned", PUBLIC, about="how many goals have been turned up in the game", read=number(GOALS)),
    Field(
        "travelled",
        REMEMBERED,
        SEATS,
        about="a seat: the set of its cards that travelled this turn",
        read=members(KINDS, "seats"),
    ),
    Field("goal", PUBLIC, SEATS, about="a column: its goal", read=one_of(GOALS, "columns")),  # KH-INFO-7
    Field("length", PUBLIC, SEATS, about="a column: how many cards lie in it", read=number(20, "columns")),
    Field("hand", OWNER, SEATS, about="a seat: the set of its hand cards", read=members(KINDS, "seats")),  # KH-INFO-1
    Field(
        "discard", PUBLIC, SEATS, about="a seat: the set of its discarded cards", read=members(KINDS, "seats")
    ),  # KH-INFO-5
    Field(
        "recycled",
        REMEMBERED,
        SEATS,
        about="a seat: the set of cards that its deck was last shuffled from",
        read=members(KINDS, "seats"),
    ),
    Field(
        "fewest_held",
        REMEMBERED,
        SEATS,
        about="a seat: 0 or 1 if its hand was ever down to that since then, else 3 (knowledge.py)",
        read=number(7, "seats"),
    ),
    Field(
        "won", Shown.OWNER_REMEMBERED, SEATS, about="a seat: the set of its goals", read=members(GOALS, "seats")
    ),  # KH-INFO-6
    Field("won_count", PUBLIC, SEATS, about="a seat: how many goals it has won", read=number(10, "seats")),  # KH-INFO-6
    Field(
        "deck_size", PUBLIC, SEATS, about="a seat: how many cards its draw deck has", read=number(KINDS, "seats")
    ),  # KH-INFO-2
    Field("deck", Shown.NOBODY, SEATS, KINDS, about="a seat: its draw deck, the top card last"),  # KH-INFO-2
    Field(  # KH-INFO-7
        "goal_deck", Shown.NOBODY, 1, GOALS, about="all goals in the order in which they come, then those left out"
    ),
    Field(  # KH-INFO-3, KH-INFO-4: knowledge.hide_table
        "table",
        Shown.MIXED,
        SEATS,
        MOST_IN_COLUMN,
        about="a column: its cards, nearest to the goal first",
        read=Reading(  # whether a card lies there, which (31: unknown), whose, and how it lies
            (
                Bits("number", 1, 12, 1),
                Bits("number", 31, 0, 5),
                Bits("seat", 1, 5, 3),
                Bits("one_of", 3, 8, 2),
            ),
            "columns",
            first=40,
        ),
    ),
]

# -- decisions and steps: section 8 of the spec; hidden is what others may not see of a move -------

CARD = Param("card", KINDS, True)
COLUMN = Param("column", SEATS)
NO_SUCH_COLUMN = Refusal("no_such_column", "KH-RND-2")

DECISIONS = [
    Decision(
        "place_card",
        turn.PlaceCard,
        [CARD, COLUMN],
        refusals=[Refusal("card_not_in_hand", "KH-TURN-1"), NO_SUCH_COLUMN, Refusal("column_closed", "KH-STO-2")],
    ),
    Decision(
        "disguise",
        immediate.InsertUnderDisguise,
        [CARD],
        "skip",
        refusals=[Refusal("no_card_to_hide", "KH-DIS-1", message="card-not-in-hand")],
        row="about: the column of the Disguise",
        prompt=messages.what_to_hide,
    ),
    Decision(
        "traitor",
        immediate.SwapGoals,
        [COLUMN],
        "skip",
        refusals=[NO_SUCH_COLUMN, Refusal("own_column", "KH-TRA-1")],
        row="about: the column of the Traitor",
        prompt=messages.what_to_swap,
        details=messages.goal_of_column,
    ),
]

AUTOMATIC = [
    Automatic("finish_turn", turn.FinishTurn),
    Automatic("end_round", turn.EndRound),
]

# -- events (end of section 8 of the spec) --------------------------------------------------------


def arg(name: str, kind: str = "", to: str = "") -> Arg:
    return Arg(name, kind or name, to)


EVENTS = [
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

DECLARATIONS = Declarations(
    fields=FIELDS,
    decisions=DECISIONS,
    automatic=AUTOMATIC,
    events=EVENTS,
    sizes={
        "SEATS": SEATS,
        "KINDS": KINDS,
        "ALL_KINDS": (1 << KINDS) - 1,
        "GOALS": GOALS,
        "MOST_IN_COLUMN": MOST_IN_COLUMN,
    },
    words={"column": [f"c{column + 1}" for column in range(SEATS)]},
    rulesets=[Ruleset("kabale", SEATS)],
)
