"""The numbers of a running game of El Grande, and the words that its rules use for them."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.core.fields import Field, Layout, Shown
from grandee.core.state import CORE_FIELDS, Rules, State
from grandee.games.el_grande.facts import ROOM, SEATS, Facts
from grandee.games.el_grande.numbers import ALL_AREAS, BOARD_TABLE, REGIONS

# Where each field starts. Written out, because mypyc inlines only literal numbers; LAYOUT refuses a gap or overlap.
ROUND: Final[i64] = 108  # CORE_CELLS
FIRST: Final[i64] = 109  # the seat that plays its power card first
ACTIVE: Final[i64] = 110  # the seat whose turn it is, or NO_SEAT while power cards are played
KING_AT: Final[i64] = 111  # the king's region
TURN_CARD: Final[i64] = 112  # the active seat's action card, counted from 1; 0 for none yet
PARTS: Final[i64] = 113  # which parts of the card are carried out or begun
OFFERED: Final[i64] = 114  # the set of piles whose card is still face up
TURNED_UP: Final[i64] = 115  # how many cards of each pile have been turned up in the game
TURNED: Final[i64] = 116  # the set of seats whose power card is face down again, because their turn has come
HOLDERS: Final[i64] = 117  # the set of seats with a veto card in front of them
# the special action that is being carried out; all zero otherwise
COVERED: Final[i64] = 118  # the window after the announcement is that of the next step too
OWN_LEFT: Final[i64] = 119
FOREIGN_LEFT: Final[i64] = 120
ANY_LEFT: Final[i64] = 121
SOURCE: Final[i64] = 122  # the one region to move from, counted from 1; 0 for any
CHOSEN: Final[i64] = 123  # the area that was announced
CHOSEN_WHAT: Final[i64] = 124  # the board or the colour that was announced
CHOSEN_MODE: Final[i64] = 125  # the mode of an either-or card, counted from 1
THROWN_SO_FAR: Final[i64] = 126  # caballeros thrown into the castillo in this part of the turn
SHOWN: Final[i64] = 127  # a step that is shown and not yet carried out: its kind and four numbers
REVEALED: Final[i64] = 132  # a seat: its revealed disk, counted from 1
RETURNING: Final[i64] = 137  # a region, 9 for the court: what a seat is about to return
EFFECT_END: Final[i64] = 147

POWER: Final[i64] = 147  # a seat: the power card played this round; 0 for none yet
COURT: Final[i64] = 152
PROVINCE: Final[i64] = 157
SCORE: Final[i64] = 162
GRANDE_AT: Final[i64] = 167
VETO_THIS: Final[i64] = 172  # a seat: its veto cards that expire at the end of this round
VETO_NEXT: Final[i64] = 177  # a seat: those that expire at the end of the next
BOARD_AT: Final[i64] = 182  # a board: its area, or OFF
OFFER: Final[i64] = 184  # a pile: the card turned up this round
CUBES: Final[i64] = 189  # an area and a seat: caballeros
IN_CASTILLO: Final[i64] = 234  # the last area of CUBES
HAND: Final[i64] = 239  # a seat: the set of power cards in hand
PLAYED: Final[i64] = 244  # a seat: the set of power cards that everybody has seen it play
TAKEN_BACK: Final[i64] = 249  # a seat: for each card that it took back unseen, the set of those it can be
DIAL: Final[i64] = 294  # a seat: its disk, set and not yet revealed, counted from 1
HELD: Final[i64] = 299  # a seat: how many power cards it holds
PILE: Final[i64] = 304  # a pile: its cards still to come, where they lay at the start

NO_SEAT: Final[i64] = 5
MOST_TAKEN_BACK: Final[i64] = 9

LAYOUT: Final = Layout(
    [
        *CORE_FIELDS,
        Field("round", ROUND, 1, 1, Shown.PUBLIC),
        Field("first", FIRST, 1, 1, Shown.PUBLIC),
        Field("active", ACTIVE, 1, 1, Shown.PUBLIC),
        Field("king", KING_AT, 1, 1, Shown.PUBLIC),
        Field("card", TURN_CARD, 1, 1, Shown.PUBLIC),
        Field("parts", PARTS, 1, 1, Shown.PUBLIC),
        Field("offered", OFFERED, 1, 1, Shown.PUBLIC),
        Field("turned_up", TURNED_UP, 1, 1, Shown.PUBLIC),
        Field("turned", TURNED, 1, 1, Shown.PUBLIC),
        Field("holders", HOLDERS, 1, 1, Shown.PUBLIC),
        Field("effect", COVERED, 1, 14, Shown.PUBLIC),
        Field("revealed", REVEALED, SEATS, 1, Shown.PUBLIC),
        Field("returning", RETURNING, 10, 1, Shown.PUBLIC),
        Field("power", POWER, SEATS, 1, Shown.MIXED),  # EG-INFO-1, -7: knowledge.hide_turned_cards
        Field("court", COURT, SEATS, 1, Shown.PUBLIC),
        Field("province", PROVINCE, SEATS, 1, Shown.PUBLIC),
        Field("score", SCORE, SEATS, 1, Shown.PUBLIC),
        Field("grande", GRANDE_AT, SEATS, 1, Shown.PUBLIC),
        Field("veto_this", VETO_THIS, SEATS, 1, Shown.PUBLIC),
        Field("veto_next", VETO_NEXT, SEATS, 1, Shown.PUBLIC),
        Field("board", BOARD_AT, 2, 1, Shown.PUBLIC),
        Field("offer", OFFER, 5, 1, Shown.PUBLIC),
        Field("cubes", CUBES, 9, SEATS, Shown.PUBLIC),
        Field("castillo", IN_CASTILLO, 1, SEATS, Shown.REMEMBERED),  # EG-INFO-5
        Field("hand", HAND, SEATS, 1, Shown.OWNER),  # EG-INFO-2
        Field("played", PLAYED, SEATS, 1, Shown.REMEMBERED),  # EG-INFO-7
        Field("taken_back", TAKEN_BACK, SEATS, MOST_TAKEN_BACK, Shown.REMEMBERED),  # EG-INFO-8
        Field("dial", DIAL, SEATS, 1, Shown.OWNER),  # EG-INFO-2, -10
        Field("held", HELD, SEATS, 1, Shown.PUBLIC),
        Field("pile", PILE, 4, ROOM, Shown.NOBODY),  # EG-INFO-2
    ]
)


@final
class ElGrande(State):
    """A running game."""

    def __init__(self, rules: Rules[Any], facts: Facts, cells: vec[i64]) -> None:
        super().__init__(rules, cells)
        self.facts: Facts = facts

    # -- the map ----------------------------------------------------------------------------------

    def cubes(self, area: i64, seat: i64) -> i64:
        """How many caballeros of a seat are in an area."""
        return self.cells[CUBES + area * SEATS + seat]

    def put(self, area: i64, seat: i64, n: i64) -> None:
        """Put caballeros of a seat into an area, or take some out if n is negative."""
        self.cells[CUBES + area * SEATS + seat] += n

    def not_taboo(self) -> i64:
        """The set of areas that may change: all but the king's region (EG-KING-2)."""
        return ALL_AREAS & ~(1 << self.cells[KING_AT])

    def crowd(self, area: i64) -> i64:
        """All caballeros in an area; neither grandes nor the king count (EG-SSC-8)."""
        cells = self.cells
        at = CUBES + area * SEATS
        return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]

    def regions_of(self, seat: i64) -> i64:
        """The set of regions with caballeros of a seat, the king's region left out: where it can lose or move some."""
        cells = self.cells
        members: i64 = 0
        for region in range(REGIONS):
            if cells[CUBES + region * SEATS + seat] > 0:
                members |= 1 << region
        return members & ~(1 << cells[KING_AT])

    def regions_with(self, owners: i64) -> i64:
        """The set of regions outside the king's with a caballero of one of these colours."""
        members: i64 = 0
        while owners:
            members |= self.regions_of(lowest(owners))
            owners &= owners - 1
        return members

    def table_of(self, area: i64) -> i64:
        """Which table of points counts in an area: its own, or that of the board that lies there (EG-ALT-1)."""
        cells = self.cells
        if cells[BOARD_AT] == area:
            return BOARD_TABLE
        return BOARD_TABLE + 1 if cells[BOARD_AT + 1] == area else area

    # -- seats ------------------------------------------------------------------------------------

    def court(self, seat: i64) -> i64:
        return self.cells[COURT + seat]

    def to_province(self, seat: i64, n: i64) -> None:
        self.cells[PROVINCE + seat] += n

    def after(self, seat: i64, n: i64) -> i64:
        """The seat n places clockwise."""
        return (seat + n) % self.facts.players

    def opponents(self, seat: i64) -> i64:
        """The set of all other seats."""
        return self.facts.everybody & ~(1 << seat)

    def score(self, seat: i64, n: i64) -> None:
        self.cells[SCORE + seat] += n

    def hand_size(self, seat: i64) -> i64:
        """How many power cards a seat holds, which everybody can count."""
        return self.cells[HELD + seat]

    def in_castillo(self, seat: i64) -> i64:
        return self.cells[IN_CASTILLO + seat]

    # -- veto cards -------------------------------------------------------------------------------

    def other_holders(self) -> i64:
        """The set of seats that can stop the active seat's special action (EG-VETO-2)."""
        return self.cells[HOLDERS] & ~(1 << self.cells[ACTIVE])

    def count_vetoes(self, seat: i64) -> None:
        """Note whether a seat still has a veto card."""
        cells = self.cells
        if cells[VETO_THIS + seat] + cells[VETO_NEXT + seat] > 0:
            cells[HOLDERS] |= 1 << seat
        else:
            cells[HOLDERS] &= ~(1 << seat)
