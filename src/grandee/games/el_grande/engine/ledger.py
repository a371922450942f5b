"""Who has moved in this turn and who may sail: how many of a group have which marks (GI-TURN-5, GI-TURN-7).

A number of the ledger belongs to a group and a colour and counts those with each mark, six bits each. Who has none is
not counted.
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

BITS: Final[i64] = 6
MASK: Final[i64] = 63

# sets of marks, of which one of a group may be taken
ANY: Final[i64] = 15
UNMOVED: Final[i64] = 5  # NONE, SAILS


def marked(g: ElGrande, group: i64, colour: i64, marks: i64) -> i64:
    """How many of a group have exactly these marks, not NONE."""
    return g.cells[cells.LEDGER + group * sizes.COLOURS + colour] >> BITS * (marks - 1) & MASK


def number_with(g: ElGrande, group: i64, colour: i64, number: i64, allowed: i64) -> i64:
    """How many of a group, which has so many, have marks out of a set."""
    entry = g.cells[cells.LEDGER + group * sizes.COLOURS + colour]
    if entry == 0:
        return number if allowed & 1 else i64(0)
    moved = entry & MASK
    sails = entry >> BITS & MASK
    both = entry >> 2 * BITS & MASK
    n: i64 = number - moved - sails - both if allowed & 1 else 0
    if allowed & 2:
        n += moved
    if allowed & 4:
        n += sails
    if allowed & 8:
        n += both
    return n


def least(g: ElGrande, group: i64, colour: i64, number: i64, allowed: i64) -> i64:
    """The marks of the one of a group that can do least among those that may be taken: a moved one first, then one that
    cannot sail, then one that can (GI-TURN-7)."""
    entry = g.cells[cells.LEDGER + group * sizes.COLOURS + colour]
    if entry == 0:
        return NONE
    moved = entry & MASK
    sails = entry >> BITS & MASK
    both = entry >> 2 * BITS & MASK
    if allowed & 2 and moved > 0:
        return MOVED
    if allowed & 8 and both > 0:
        return BOTH
    return NONE if allowed & 1 and number > moved + sails + both else SAILS


def change(g: ElGrande, group: i64, colour: i64, marks: i64, n: i64) -> None:
    """So many with these marks come to a group, or leave it if n is negative."""
    if marks != NONE:
        g.cells[cells.LEDGER + group * sizes.COLOURS + colour] += n << BITS * (marks - 1)
        g.cells[cells.LEDGER_USED] = 1


def join(g: ElGrande, group: i64, other: i64) -> None:
    """Two groups become one, the other (GI-LIM-5)."""
    for colour in range(sizes.COLOURS):
        at = cells.LEDGER + group * sizes.COLOURS + colour
        g.cells[cells.LEDGER + other * sizes.COLOURS + colour] += g.cells[at]
        g.cells[at] = 0


def clear(g: ElGrande) -> None:
    """The turn is over: nobody has moved, nobody sails."""
    if g.cells[cells.LEDGER_USED] != 0:
        g.cells[cells.LEDGER_USED] = 0
        for i in range(cells.LEDGER, cells.LEDGER + sizes.GROUPS * sizes.COLOURS):
            g.cells[i] = 0
