"""The numbers of a running game of Kabale & Hiebe, and the words that its rules use for them."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.fields import Field, Layout, Shown
from grandee.core.state import CORE_FIELDS, Rules, State
from grandee.games.kabale.facts import ALL_KINDS, KINDS, Facts

SEATS: Final[i64] = 6  # at most; a column for each
ROOM: Final[i64] = 150  # a column could hold every influence card of the game

# Where each field starts. Written out, because mypyc inlines only literal numbers; LAYOUT refuses a gap or overlap.
ROUND: Final[i64] = 108  # CORE_CELLS
ACTIVE: Final[i64] = 109  # the seat whose turn it is
ENDED: Final[i64] = 110  # the end of the round has been triggered
CLOSED_COLUMNS: Final[i64] = 111  # a set of columns
GOALS_TURNED: Final[i64] = 112  # how many goals have been turned up in the game
TRAVELLED_KINDS: Final[i64] = 113  # a seat: the set of its cards that travelled this turn
GOAL: Final[i64] = 119  # a column: its goal
LENGTH: Final[i64] = 125  # a column: how many cards lie in it
HAND: Final[i64] = 131  # a seat: the set of its hand cards
DISCARD: Final[i64] = 137  # a seat: the set of its discarded cards
RECYCLED: Final[i64] = 143  # a seat: the set of cards that its deck was last shuffled from
FEWEST_HELD: Final[i64] = 149  # a seat: 0 or 1 if its hand was ever down to that since then, else 3 (knowledge.py)
WON: Final[i64] = 155  # a seat: the set of its goals
WON_COUNT: Final[i64] = 161  # a seat: how many goals it has won
DECK_SIZE: Final[i64] = 167  # a seat: how many cards its draw deck has
DECK: Final[i64] = 173  # a seat: its draw deck, the top card last
GOAL_DECK: Final[i64] = 323  # all goals in the order in which they come, then those left out
TABLE: Final[i64] = 359  # a column: its cards, nearest to the goal first

LAYOUT: Final = Layout(
    [
        *CORE_FIELDS,
        Field("round", ROUND, 1, 1, Shown.PUBLIC),
        Field("active", ACTIVE, 1, 1, Shown.PUBLIC),
        Field("ended", ENDED, 1, 1, Shown.PUBLIC),
        Field("closed", CLOSED_COLUMNS, 1, 1, Shown.PUBLIC),
        Field("goals_turned", GOALS_TURNED, 1, 1, Shown.PUBLIC),
        Field("travelled", TRAVELLED_KINDS, SEATS, 1, Shown.REMEMBERED),
        Field("goal", GOAL, 6, 1, Shown.PUBLIC),  # KH-INFO-7
        Field("length", LENGTH, 6, 1, Shown.PUBLIC),
        Field("hand", HAND, SEATS, 1, Shown.OWNER),  # KH-INFO-1
        Field("discard", DISCARD, SEATS, 1, Shown.PUBLIC),  # KH-INFO-5
        Field("recycled", RECYCLED, SEATS, 1, Shown.REMEMBERED),
        Field("fewest_held", FEWEST_HELD, SEATS, 1, Shown.REMEMBERED),
        Field("won", WON, SEATS, 1, Shown.OWNER_REMEMBERED),  # KH-INFO-6
        Field("won_count", WON_COUNT, SEATS, 1, Shown.PUBLIC),  # KH-INFO-6
        Field("deck_size", DECK_SIZE, SEATS, 1, Shown.PUBLIC),  # KH-INFO-2
        Field("deck", DECK, SEATS, KINDS, Shown.NOBODY),  # KH-INFO-2
        Field("goal_deck", GOAL_DECK, 1, 36, Shown.NOBODY),  # KH-INFO-7
        Field("table", TABLE, 6, ROOM, Shown.MIXED),  # KH-INFO-3, KH-INFO-4: knowledge.hide_table
    ]
)

# A card on the table is one number: its kind, its owner, how it lies, and what everybody remembers of it.
DOWN: Final[i64] = 0
UP: Final[i64] = 1
UNDER: Final[i64] = 2  # face down under a Disguise
UNKNOWN_KIND: Final[i64] = 31
SEEN: Final[i64] = 1024  # face down, but it was face up before: everybody knows which card it is
OLD_CARD_SEEN: Final[i64] = 4  # in FEWEST_HELD: an old card was played after the hand was down to one, and seen
HELD_SHIFT: Final[i64] = 12  # two bits: the fewest hand cards its owner had before playing it (FEWEST_HELD)
NOT_SHIFT: Final[i64] = 16  # from this bit on: the kinds it cannot be, because they were seen elsewhere


def table_card(kind: i64, owner: i64, face: i64) -> i64:
    return kind | owner << 5 | face << 8 | 3 << HELD_SHIFT


def kind_of(card: i64) -> i64:
    return card & 31


def owner_of(card: i64) -> i64:
    return card >> 5 & 7


def face_of(card: i64) -> i64:
    return card >> 8 & 3


def turned_up(card: i64) -> i64:
    """A card that everybody sees now; when it was played is still known."""
    return card & 0xFF | UP << 8 | card & (3 << HELD_SHIFT)


def turned_down(card: i64) -> i64:
    """A card that everybody has seen and that lies face down again."""
    return card & 0xFF | SEEN | card & (3 << HELD_SHIFT)


def held_before(card: i64) -> i64:
    return card >> HELD_SHIFT & 3


def is_unknown(card: i64) -> bool:
    """Face down, and nobody but its owner knows which card it is."""
    return face_of(card) != UP and card & SEEN == 0


def count(bits: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@final
class Kabale(State):
    """A running game."""

    def __init__(self, rules: Rules[Any], facts: Facts, cells: vec[i64]) -> None:
        super().__init__(rules, cells)
        self.facts: Facts = facts

    # -- columns ----------------------------------------------------------------------------------

    def length(self, column: i64) -> i64:
        return self.cells[LENGTH + column]

    def card(self, column: i64, position: i64) -> i64:
        return self.cells[TABLE + column * ROOM + position]

    def lay(self, column: i64, position: i64, card: i64) -> None:
        """Replace a card on the table by what it has become."""
        self.cells[TABLE + column * ROOM + position] = card

    def put(self, column: i64, position: i64, card: i64) -> None:
        """Insert a card into a column; the cards from that position on move away from the goal."""
        cells = self.cells
        at = TABLE + column * ROOM + position
        for i in range(TABLE + column * ROOM + cells[LENGTH + column], at, -1):
            cells[i] = cells[i - 1]
        cells[at] = card
        cells[LENGTH + column] += 1

    def take(self, column: i64, position: i64) -> i64:
        """Take a card out of a column; the remaining cards close up."""
        cells = self.cells
        at = TABLE + column * ROOM + position
        card = cells[at]
        last = TABLE + column * ROOM + cells[LENGTH + column] - 1
        for i in range(at, last):
            cells[i] = cells[i + 1]
        cells[last] = 0
        cells[LENGTH + column] -= 1
        return card

    def goal(self, column: i64) -> i64:
        return self.cells[GOAL + column]

    def is_closed(self, column: i64) -> bool:
        return self.cells[CLOSED_COLUMNS] >> column & 1 == 1

    def open_columns(self) -> i64:
        """The set of columns that cards may be put into (KH-TURN-2)."""
        return ((1 << self.facts.players) - 1) & ~self.cells[CLOSED_COLUMNS]

    def all_filled(self) -> bool:
        """Below every goal lie enough cards of any kind, or a Storm closed its column (KH-FILL-1 to -4)."""
        cells = self.cells
        for column in range(self.facts.players):
            if not cells[CLOSED_COLUMNS] >> column & 1:
                laid = cells[LENGTH + column]
                if self.facts.single_slot:
                    laid -= self.pairs(column)
                if laid < self.facts.goal_value[cells[GOAL + column]]:
                    return False
        return True

    def pairs(self, column: i64) -> i64:
        """How many cards of a column do not count, because a Disguise and the card under it are one (KH-DIS-8)."""
        n: i64 = 0
        for position in range(self.length(column)):
            if face_of(self.card(column, position)) == UNDER:
                n += 1
        return n

    # -- hands and piles --------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """The set of cards that a seat holds."""
        return self.cells[HAND + seat]

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.cells[HAND + seat] >> kind & 1 == 1

    def play_from_hand(self, seat: i64, kind: i64, face: i64) -> i64:
        """Take a card out of a hand; it is about to lie on the table."""
        cells = self.cells
        cells[HAND + seat] &= ~(1 << kind)
        card = table_card(kind, seat, face)
        if cells[RECYCLED + seat] != ALL_KINDS:  # nothing more is to be known before the first reshuffle
            fewest = cells[FEWEST_HELD + seat] & 3
            card = card & ~(3 << HELD_SHIFT) | fewest << HELD_SHIFT
            held = count(cells[HAND + seat])
            if held < 2 and held < fewest:
                cells[FEWEST_HELD + seat] += held - fewest
        return card

    def discard(self, card: i64) -> None:
        """Put a card on its owner's discard pile, face up. Whether it was an old one is remembered (knowledge.py)."""
        owner = owner_of(card)
        self.cells[DISCARD + owner] |= 1 << kind_of(card)
        if held_before(card) == 1 and not self.cells[RECYCLED + owner] >> kind_of(card) & 1:
            self.cells[FEWEST_HELD + owner] |= OLD_CARD_SEEN

    def deck_size(self, seat: i64) -> i64:
        return self.cells[DECK_SIZE + seat]

    def won(self, seat: i64) -> i64:
        """The set of goals that a seat has won."""
        return self.cells[WON + seat]
