"""The numbers of a running game of Kabale & Hiebe, and the words that its rules use for them."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import count
from grandee.core.rules import Rules
from grandee.core.state import State
from grandee.games.kabale.engine import cells, sizes
from grandee.games.kabale.engine.facts import Facts

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


@final
class Kabale(State):
    """A running game."""

    def __init__(self, rules: Rules[Any], facts: Facts, cell: vec[i64]) -> None:
        super().__init__(rules, cell)
        self.facts: Facts = facts

    # -- columns ----------------------------------------------------------------------------------

    def length(self, column: i64) -> i64:
        return self.cells[cells.LENGTH + column]

    def card(self, column: i64, position: i64) -> i64:
        return self.cells[cells.TABLE + column * sizes.MOST_IN_COLUMN + position]

    def lay(self, column: i64, position: i64, card: i64) -> None:
        """Replace a card on the table by what it has become."""
        self.cells[cells.TABLE + column * sizes.MOST_IN_COLUMN + position] = card

    def put(self, column: i64, position: i64, card: i64) -> None:
        """Insert a card into a column; the cards from that position on move away from the goal."""
        cell = self.cells
        at = cells.TABLE + column * sizes.MOST_IN_COLUMN + position
        for i in range(cells.TABLE + column * sizes.MOST_IN_COLUMN + cell[cells.LENGTH + column], at, -1):
            cell[i] = cell[i - 1]
        cell[at] = card
        cell[cells.LENGTH + column] += 1

    def take(self, column: i64, position: i64) -> i64:
        """Take a card out of a column; the remaining cards close up."""
        cell = self.cells
        at = cells.TABLE + column * sizes.MOST_IN_COLUMN + position
        card = cell[at]
        last = cells.TABLE + column * sizes.MOST_IN_COLUMN + cell[cells.LENGTH + column] - 1
        for i in range(at, last):
            cell[i] = cell[i + 1]
        cell[last] = 0
        cell[cells.LENGTH + column] -= 1
        return card

    def goal(self, column: i64) -> i64:
        return self.cells[cells.GOAL + column]

    def is_closed(self, column: i64) -> bool:
        return self.cells[cells.CLOSED] >> column & 1 == 1

    def open_columns(self) -> i64:
        """The set of columns that cards may be put into (KH-TURN-2)."""
        return ((1 << self.facts.players) - 1) & ~self.cells[cells.CLOSED]

    def all_filled(self) -> bool:
        """Below every goal lie enough cards of any kind, or a Storm closed its column (KH-FILL-1).

        It is asked of the table as it is now, so a goal can fall short again (KH-FILL-4).
        """
        cell = self.cells
        for column in range(self.facts.players):
            if not cell[cells.CLOSED] >> column & 1:  # KH-FILL-3, KH-STO-4
                laid = cell[cells.LENGTH + column]  # KH-FILL-2
                if self.facts.single_slot:
                    laid -= self.pairs(column)
                if laid < self.facts.goal_value[cell[cells.GOAL + column]]:
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
        return self.cells[cells.HAND + seat]

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.cells[cells.HAND + seat] >> kind & 1 == 1

    def play_from_hand(self, seat: i64, kind: i64, face: i64) -> i64:
        """Take a card out of a hand; it is about to lie on the table."""
        cell = self.cells
        cell[cells.HAND + seat] &= ~(1 << kind)
        card = table_card(kind, seat, face)
        if cell[cells.RECYCLED + seat] != sizes.ALL_KINDS:  # nothing more is to be known before the first reshuffle
            fewest = cell[cells.FEWEST_HELD + seat] & 3
            card = card & ~(3 << HELD_SHIFT) | fewest << HELD_SHIFT
            held = count(cell[cells.HAND + seat])
            if held < 2 and held < fewest:
                cell[cells.FEWEST_HELD + seat] += held - fewest
        return card

    def discard(self, card: i64) -> None:
        """Put a card on its owner's discard pile, face up. Whether it was an old one is remembered (knowledge.py)."""
        owner = owner_of(card)
        self.cells[cells.DISCARD + owner] |= 1 << kind_of(card)
        if held_before(card) == 1 and not self.cells[cells.RECYCLED + owner] >> kind_of(card) & 1:
            self.cells[cells.FEWEST_HELD + owner] |= OLD_CARD_SEEN

    def deck_size(self, seat: i64) -> i64:
        return self.cells[cells.DECK_SIZE + seat]

    def won(self, seat: i64) -> i64:
        """The set of goals that a seat has won."""
        return self.cells[cells.WON + seat]
