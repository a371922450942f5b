"""Who has moved in this turn and who may sail: how many of a group have which marks (GI-TURN-5, GI-TURN-7).

A number of the ledger belongs to a group and a colour and counts those with the same marks, six bits for each set of
marks. Who has none is not counted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.state import ElGrande

# marks, which may come together
NONE: Final[i64] = 0
MOVED: Final[i64] = 1  # GI-TURN-5
SAILS: Final[i64] = 2  # was at sea when the turn began, and has not sailed (GI-TURN-1)
BOTH: Final[i64] = 3  # only where a move does not take away the sea move
AGAIN: Final[i64] = 4  # moved in the repetition that is under way, which takes away the sea move (GI-TURN-8)
LAST: Final[i64] = 5  # AGAIN and MOVED

BITS: Final[i64] = 6
MASK: Final[i64] = 63

# sets of marks, of which one of a group may be taken
ANY: Final[i64] = 63
UNMOVED: Final[i64] = 5  # NONE, SAILS
NOT_AGAIN: Final[i64] = 15
LEAST_FIRST: Final[i64] = 67789  # LAST, MOVED, BOTH, AGAIN, NONE, SAILS, in three bits each: who can do least first


def marked(g: ElGrande, group: i64, colour: i64, marks: i64) -> i64:
    """How many of a group have exactly these marks, not NONE."""
    return g.cells[cells.LEDGER + group * sizes.COLOURS + colour] >> BITS * (marks - 1) & MASK


def relocatable(g: ElGrande) -> i64:
    """The set of marks with which a caballero may be relocated: once in a turn, and once in a repetition, whatever
    happened to it before (GI-TURN-5, GI-TURN-8)."""
    return NOT_AGAIN if g.is_repetition() else UNMOVED


def number_with(g: ElGrande, group: i64, colour: i64, number: i64, allowed: i64) -> i64:
    """How many of a group, which has so many, have marks out of a set."""
    entry = g.cells[cells.LEDGER + group * sizes.COLOURS + colour]
    n: i64 = 0
    unmarked = number
    marks = MOVED
    while entry > 0:
        unmarked -= entry & MASK
        if allowed >> marks & 1:
            n += entry & MASK
        entry >>= BITS
        marks += 1
    return n + unmarked if allowed & 1 else n


def least(g: ElGrande, group: i64, colour: i64, number: i64, allowed: i64) -> i64:
    """The marks of the one of a group that can do least among those that may be taken: a moved one first, then one that
    cannot sail, then one that can (GI-TURN-7)."""
    if g.cells[cells.LEDGER + group * sizes.COLOURS + colour] == 0:
        return NONE
    order = LEAST_FIRST
    for _ in range(LAST + 1):
        marks = order & 7
        if allowed >> marks & 1:
            n = number_with(g, group, colour, number, 1) if marks == NONE else marked(g, group, colour, marks)
            if n > 0:
                return marks
        order >>= 3
    return NONE


def change(g: ElGrande, group: i64, colour: i64, marks: i64, n: i64) -> None:
    """So many with these marks come to a group, or leave it if n is negative."""
    if marks != NONE:
        g.cells[cells.LEDGER + group * sizes.COLOURS + colour] += n << BITS * (marks - 1)
        g.cells[cells.MARKED] += n


def join(g: ElGrande, group: i64, other: i64) -> None:
    """Two groups become one, the other (GI-LIM-5)."""
    for colour in range(sizes.COLOURS):
        at = cells.LEDGER + group * sizes.COLOURS + colour
        g.cells[cells.LEDGER + other * sizes.COLOURS + colour] += g.cells[at]
        g.cells[at] = 0


def end_repetition(g: ElGrande) -> None:
    """What was moved in a repetition counts as a move neither before nor after it, but it sails no more (GI-TURN-8)."""
    if g.cells[cells.MARKED] != 0:
        for i in range(cells.LEDGER, cells.LEDGER + sizes.GROUPS * sizes.COLOURS):
            entry = g.cells[i]
            if entry >> BITS * (AGAIN - 1) > 0:
                again_and_before = entry >> BITS * (LAST - 1) & MASK
                g.cells[cells.MARKED] -= entry >> BITS * (AGAIN - 1) & MASK
                g.cells[i] = (entry & ((i64(1) << BITS * (AGAIN - 1)) - 1)) + again_and_before


def clear(g: ElGrande) -> None:
    """The turn is over: nobody has moved, nobody sails."""
    if g.cells[cells.MARKED] != 0:
        g.cells[cells.MARKED] = 0
        for i in range(cells.LEDGER, cells.LEDGER + sizes.GROUPS * sizes.COLOURS):
            g.cells[i] = 0
