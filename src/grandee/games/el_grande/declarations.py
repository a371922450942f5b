"""What the rules of El Grande count with: every field, decision, reason and event, declared once.

The numbers in `engine/cells.py`, `actions.py`, `steps.py`, `refusals.py`, `events.py` and `sizes.py` are made from this
by `python3 tools/numbers.py`.
"""

from __future__ import annotations

from grandee.core.declarations import Automatic, Decision, Declarations
from grandee.core.fields import Field, Part, Shown
from grandee.core.readings import A_SEAT, SET_OF_SEATS, members, number, one_of
from grandee.core.refusals import Refusal
from grandee.core.rulesets import Ruleset
from grandee.core.space import Param
from grandee.games.el_grande import messages
from grandee.games.el_grande.engine import scoring, special, special_decisions, turn, veto
from grandee.games.el_grande.events import EVENTS

# -- sizes ---------------------------------------------------------------------------------------

SEATS = 5  # players, at most (EG-COMP-2)
COLOURS = SEATS  # with caballeros; a colour need not be a seat
REGIONS = 9  # EG-MAP-1, in the order of scoring (EG-MAP-11); the castillo follows (EG-MAP-3)
AREAS = REGIONS + 1
PILES = 5
ROOM = 11  # cards in a pile, at most
POWERS = 13  # EG-COMP-2
BOARDS = 2  # EG-COMP-6
MOST_TAKEN_BACK = 9  # power cards, in a whole game

SIZES = {
    "SEATS": SEATS,
    "COLOURS": COLOURS,
    "NO_SEAT": SEATS,
    "REGIONS": REGIONS,
    "ALL_REGIONS": (1 << REGIONS) - 1,
    "CASTILLO": REGIONS,
    "AREAS": AREAS,
    "ALL_AREAS": (1 << AREAS) - 1,
    "COURT": AREAS,  # where pieces come from or go to that are on the map no more, in events
    "OFF": AREAS + 1,  # where a board lies that is not on the map yet
    "SOURCES": REGIONS + 1,  # what can be returned: from a region, or from the court
    "COURT_SOURCE": REGIONS,
    "TABLES": AREAS + BOARDS,  # of points: those of the areas, then those of the boards
    "BOARD_TABLE": AREAS,
    "BOARDS": BOARDS,
    "PILES": PILES,
    "ROOM": ROOM,
    "POWERS": POWERS,
    "ALL_POWERS": (1 << POWERS) - 1,
    "MOST_TAKEN_BACK": MOST_TAKEN_BACK,
}

# -- fields --------------------------------------------------------------------------------------

# EG-INFO-1 says what is PUBLIC.
PUBLIC, OWNER, REMEMBERED = Shown.PUBLIC, Shown.OWNER, Shown.REMEMBERED

FIELDS = [
    Field("round", PUBLIC, read=number(9)),
    Field("first", PUBLIC, about="the seat that plays its power card first", read=A_SEAT),
    Field("active", PUBLIC, about="the seat whose turn it is, or NO_SEAT while power cards are played", read=A_SEAT),
    Field("king", PUBLIC, about="the king's region", read=one_of(REGIONS, of="region")),  # EG-KING-1
    Field("card", PUBLIC, about="the active seat's action card, counted from 1; 0 for none yet", read=one_of(46)),
    Field("parts", PUBLIC, about="which parts of the card are carried out or begun", read=members(2)),
    Field("offered", PUBLIC, about="the set of piles whose card is still face up", read=members(PILES, of="pile")),
    Field("turned_up", PUBLIC, about="how many cards of each pile have been turned up in the game", read=number(9)),
    Field(
        "turned",
        PUBLIC,
        about="the set of seats whose power card is face down again: their turn has come",
        read=SET_OF_SEATS,
    ),
    Field("holders", PUBLIC, about="the set of seats with a veto card in front of them", read=SET_OF_SEATS),
    Field(
        "effect",
        PUBLIC,
        group="special",
        about="the special action that is being carried out; all zero otherwise",
        parts=[
            Part("covered", about="the window after the announcement is that of the next step too"),
            Part("own_left", about="caballeros that may still be moved: own ones"),
            Part("foreign_left", about="the same of others"),
            Part("any_left", about="the same of anybody"),
            Part("source", about="the one region to move from, counted from 1; 0 for any"),
            Part("chosen", about="the area that was announced"),
            Part("chosen_what", about="the board or the colour that was announced"),
            Part("chosen_mode", about="the mode of an either-or card, counted from 1"),
            Part("thrown_so_far", about="caballeros thrown into the castillo in this part of the turn"),
            Part("shown", 5, about="a step that is shown and not yet carried out: its kind and four numbers"),
        ],
        read=number(10),
    ),
    Field(
        "revealed",
        PUBLIC,
        SEATS,
        group="special",
        about="a seat: its revealed disk, counted from 1",
        read=one_of(AREAS, "seats", "area"),
    ),
    Field(
        "returning",
        PUBLIC,
        REGIONS + 1,
        group="special",
        about="a source: what a seat is about to return",
        read=number(5, "source"),
    ),
    Field(  # EG-INFO-1, EG-INFO-7: knowledge.hide_turned_cards
        "power",
        Shown.MIXED,
        SEATS,
        about="a seat: the power card played this round; 0 for none yet",
        read=one_of(POWERS + 1, "seats"),
    ),
    Field("court", PUBLIC, SEATS, read=number(30, "seats")),
    Field("province", PUBLIC, SEATS, read=number(30, "seats")),
    Field("score", PUBLIC, SEATS, read=number(100, "seats")),
    Field(
        "grande", PUBLIC, SEATS, about="a seat: the region of its grande", read=one_of(REGIONS, "seats", "region")
    ),  # EG-COMP-8, EG-GRANDE-3
    Field(
        "veto_this",
        PUBLIC,
        SEATS,
        about="a seat: its veto cards that expire at the end of this round",
        read=number(1, "seats"),
    ),
    Field(
        "veto_next", PUBLIC, SEATS, about="a seat: those that expire at the end of the next", read=number(1, "seats")
    ),
    Field("board", PUBLIC, BOARDS, about="a board: its area, or OFF", read=one_of(AREAS + 2, "board", "area")),
    Field("offer", PUBLIC, PILES, about="a pile: the card turned up this round", read=one_of(45, "pile")),
    Field(  # numbers of them, for one caballero is like another (EG-DP-6)
        "cubes",
        PUBLIC,
        REGIONS,
        COLOURS,
        about="an area and a colour: caballeros; the castillo's row follows",
        read=number(10, "region", "colours"),
    ),
    Field(
        "castillo", REMEMBERED, 1, COLOURS, about="the last area of cubes", read=number(10, width="colours")
    ),  # EG-INFO-5
    Field(
        "hand", OWNER, SEATS, about="a seat: the set of power cards in hand", read=members(POWERS, "seats")
    ),  # EG-INFO-2
    Field(
        "played",
        REMEMBERED,
        SEATS,
        about="a seat: the power cards that everybody has seen it play",
        read=members(POWERS, "seats"),
    ),  # EG-INFO-7
    Field(  # EG-INFO-8
        "taken_back",
        REMEMBERED,
        SEATS,
        MOST_TAKEN_BACK,
        about="a seat: for each card that it took back unseen, the set of those it can be",
        read=members(POWERS, "seats"),
    ),
    Field(  # EG-INFO-2, EG-INFO-10
        "dial",
        OWNER,
        SEATS,
        about="a seat: its disk, set and not yet revealed, counted from 1",
        read=one_of(AREAS, "seats", "area"),
    ),
    Field("held", PUBLIC, SEATS, about="a seat: how many power cards it holds", read=number(POWERS, "seats")),
    Field("pile", Shown.NOBODY, PILES - 1, ROOM, about="a pile: its cards to come, where they lay"),  # EG-INFO-2
]

# -- reasons for refusing a move -----------------------------------------------------------------

TABOO = Refusal("taboo", "EG-KING-2")
NO_SUCH_COLOUR = Refusal("no_such_colour", "EG-MOVE-3")
NO_EFFECT = Refusal("no_effect", "EG-SPEC-5")
NO_CASTILLO = Refusal("no_castillo", "EG-MAP-3")
NONE_THERE = Refusal("none_there", "EG-MOVE-2")

# -- decisions and steps: section 23 of the spec --------------------------------------------------

REGION = Param("region", REGIONS)
AREA = Param("area", AREAS)
COLOUR = Param("colour", COLOURS)
POWER = Param("power", POWERS)
NUMBER = Param("number", 7)

# What a step's `legal` adds is all that is legal and nothing else (EG-DP-1).
DECISIONS = [
    Decision(
        "play_power",
        turn.PlayPower,
        [POWER],
        refusals=[Refusal("not_in_hand", "EG-PCARD-2"), Refusal("value_lies", "EG-POWER-2")],
        row="times: seats that are still to play",
        details=messages.how_many_called,
        counted_from=1,
    ),
    Decision(
        "call",
        turn.Call,
        [NUMBER],
        refusals=[Refusal("too_many", "EG-CALL-2")],
        row="times: caballeros, at most",
        counted_from=0,
    ),
    Decision(
        "recall_one",
        turn.RecallOne,
        [REGION],
        "done",
        refusals=[TABOO, Refusal("none_to_recall", "EG-CALL-5", message="none-there")],
        row="times: caballeros, at most",
        prompt=messages.how_many_left,
    ),
    Decision(
        "choose_card",
        turn.ChooseCard,
        [Param("pile", PILES)],
        refusals=[Refusal("not_face_up", "EG-PICK-1")],
        details=messages.card_of_pile,
        counted_from=1,
    ),
    Decision(
        "next_part",
        turn.NextPart,
        [Param("part", 3)],
        refusals=[
            Refusal("part_is_done", "EG-TURN-4"),
            Refusal("court_empty", "EG-PLACE-1"),
            NO_EFFECT,
            Refusal("must_place", "EG-PLACE-3"),
        ],
        prompt=messages.which_part,
    ),
    Decision(
        "place_one",
        turn.PlaceOne,
        [AREA],
        "done",
        refusals=[
            TABOO,
            Refusal("not_beside_king", "EG-PLACE-4"),
            Refusal("all_must_be_placed", "EG-PLACE-3"),
        ],
        row="times: caballeros",
        prompt=messages.how_many_left,
    ),
    Decision(
        "veto",
        veto.Veto,
        [Param("veto", 2)],
        row="about: the holders who are asked afterwards",
        prompt=messages.what_to_stop,
        passing="pass",
    ),
    Decision(
        "move_one",
        special_decisions.MoveOne,
        [COLOUR, REGION, AREA],
        "done",
        refusals=[
            TABOO,
            NO_SUCH_COLOUR,
            NONE_THERE,
            Refusal("same_place", "EG-MOVE-6"),
            Refusal("no_own_left", "EG-MOVE-5"),
            Refusal("no_foreign_left", "EG-MOVE-5"),
            Refusal("no_own_on_card", "EG-MOVE-3", message="no-own-left"),
            Refusal("no_foreign_on_card", "EG-MOVE-3", message="no-foreign-left"),
            Refusal("other_source", "EG-MOVE-7"),
        ],
        prompt=messages.whom_to_move,
    ),
    Decision(
        "choose_region",
        special_decisions.ChooseRegion,
        [AREA],
        refusals=[TABOO, NO_CASTILLO, NONE_THERE],
        prompt=messages.region_for_what,
    ),
    Decision(
        "place_anywhere_one",
        special_decisions.PlaceAnywhereOne,
        [AREA],
        "done",
        refusals=[TABOO],
        row="times: caballeros, at most",
        prompt=messages.how_many_left,
    ),
    Decision(
        "return_one",
        special_decisions.ReturnOne,
        [Param("source", REGIONS + 1)],
        refusals=[
            TABOO,
            Refusal("none_to_return", "EG-CARD-WITHDRAW-1", message="none-there"),
            Refusal("none_in_court", "EG-CARD-WITHDRAW-1"),
        ],
        row="times: caballeros that are still to be chosen; about: all that are returned together",
        prompt=messages.how_many_left,
    ),
    Decision(
        "banish_one",
        special_decisions.BanishOne,
        [COLOUR, REGION],
        refusals=[
            TABOO,
            NO_SUCH_COLOUR,
            Refusal("own_colour", "EG-CARD-BANISH-1"),
            Refusal("not_this_opponent", "EG-CARD-BANISH-2"),
            Refusal("none_to_banish", "EG-CARD-BANISH-1", message="none-there"),
            Refusal("own_colour_of_each", "EG-CARD-BANISH-2", message="own-colour"),
            Refusal("none_of_each", "EG-CARD-BANISH-2", message="none-there"),
        ],
        row="about: the set of colours; detail: 1 if the piece is announced, 0 if it is a step of its own",
    ),
    Decision(
        "disk",
        special_decisions.SetDisk,
        [REGION],
        refusals=[TABOO],
        prompt=messages.disk_for_what,
        details=messages.home_on_disk,
    ),
    Decision(
        "board",
        special_decisions.BoardTo,
        [Param("board", BOARDS), AREA],
        refusals=[TABOO, Refusal("board_stays", "EG-ALT-6"), Refusal("other_board", "EG-ALT-2")],
    ),
    Decision(
        "king_to",
        special_decisions.KingTo,
        [REGION],
        refusals=[Refusal("king_stays", "EG-KING-13"), Refusal("not_adjacent", "EG-CARD-ADVISER-1")],
        row="about: the set of regions",
    ),
    Decision(
        "grande_to",
        special_decisions.GrandeTo,
        [REGION],
        refusals=[TABOO, Refusal("grande_stays", "EG-GRANDE-1")],
    ),
    Decision(
        "retrieve",
        special_decisions.TakeBack,
        [Param("power", POWERS, True)],  # EG-INFO-8
        refusals=[Refusal("not_used", "EG-CARD-POWER-1")],
        counted_from=1,
    ),
    Decision(
        "court_n",
        special_decisions.Reinforce,
        [NUMBER],
        refusals=[Refusal("too_many_for_the_court", "EG-CARD-COURT-1", message="too-many")],
        row="times: caballeros, at most",
        counted_from=0,
    ),
    Decision(
        "castillo_disk",
        turn.SetCastilloDisk,
        [REGION],
        details=messages.home_of_castillo,
        has_preview=False,  # how many they are is for players to remember (EG-INFO-5)
    ),
    Decision(  # comes last, because a deck decides how many modes there are
        "choose_mode",
        special_decisions.ChooseMode,
        [Param("mode", 2, open=True)],
        refusals=[Refusal("not_this_mode", "EG-SPEC-5"), Refusal("not_on_card", "EG-VETO-3")],
    ),
]

AUTOMATIC = [
    Automatic("next_turn", turn.NextTurn),
    Automatic("end_turn", turn.EndTurn),
    Automatic("announced", special.Announced),
    Automatic("begin_effect", special.BeginEffect),
    Automatic("execute", veto.Execute),
    Automatic("each_opponent", special.EachOpponent, row="about: how many seats to the left"),
    Automatic("score_next", special.ScoreNext, row="times: 1 for the first place only; about: the set of regions"),
    Automatic("reveal_disks", special.RevealDisks),
    Automatic("general_scoring", scoring.ScoreEverything),
    Automatic("end_round", turn.EndRound, row="about: 1 when everything is scored"),
    Automatic("end_special", veto.EndSpecial),
    Automatic("discard_power", turn.DiscardPower),
]

DECLARATIONS = Declarations(
    fields=FIELDS,
    decisions=DECISIONS,
    automatic=AUTOMATIC,
    events=EVENTS,
    refusals=[
        # of effects
        Refusal("no_opponent_there", "EG-CARD-EVICT-1"),
        Refusal("evicted_region", "EG-CARD-EVICT-1"),
        Refusal("too_few_there", "EG-CARD-SECRET2-1", message="fewer-than-two"),
        Refusal("none_to_withdraw", "EG-CARD-SECRETALL-1", message="none-there"),
        Refusal("none_to_withdraw_two", "EG-CARD-SECRET2-1", message="none-there"),
        Refusal("grande_shut_in", "EG-GRANDE-2", message="taboo"),
    ],
    sizes=SIZES,
    words={
        "power": [str(value) for value in range(1, POWERS + 1)],
        "number": [str(n) for n in range(7)],
        "pile": [f"pile_{pile}" for pile in range(1, PILES + 1)],
        "part": ["place", "special", "end_turn"],
        "veto": ["use", "pass"],
        "colour": list("ABCDE"),
        "board": ["board_8", "board_4"],
    },
    rulesets=[Ruleset("el-grande-1995", SEATS)],
)
