"""Who knows what: section 5 of the spec."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.cells import DEPTH
from grandee.core.chance import Rng, lowest
from grandee.core.state import HIDDEN
from grandee.games.el_grande.engine import cells, sizes, steps
from grandee.games.el_grande.engine.facts import Facts
from grandee.games.el_grande.engine.special import special_of
from grandee.games.el_grande.engine.state import ElGrande


def hide_turned_cards(g: ElGrande, seat: i64) -> None:
    """A power card lies face down on its owner's pile once the owner's turn has come
    (EG-INFO-1, EG-INFO-7, EG-TURN-3)."""
    for other in range(g.facts.players):
        if other != seat and g.cells[cells.TURNED] >> other & 1:
            g.cells[cells.POWER + other] = HIDDEN


def redraw(g: ElGrande, seat: i64, rng: Rng) -> None:
    """Draw anew all that a seat does not know: cards that others took back, their disks, the piles."""
    cell = g.cells
    facts = g.facts
    for other in range(facts.players):
        if other != seat:
            redraw_hand(g, other, rng)
            if cell[cells.DIAL + other] != 0:
                redraw_disk(g, other, rng)
    shuffle_piles(g, facts, rng)


def redraw_hand(g: ElGrande, other: i64, rng: Rng) -> None:
    """A hand is all that was not seen played, and of what was taken back one out of each set (EG-INFO-8)."""
    cell = g.cells
    taken: i64 = 0
    first = cells.TAKEN_BACK + other * sizes.MOST_TAKEN_BACK
    at = first
    while at < first + sizes.MOST_TAKEN_BACK and cell[at] != 0:
        taken |= 1 << pick(cell[at] & ~taken, rng)
        at += 1
    cell[cells.HAND + other] = sizes.ALL_POWERS & ~cell[cells.PLAYED + other] | taken


def redraw_disk(g: ElGrande, other: i64, rng: Rng) -> None:
    """A disk that is set and not yet open shows any region that it may show (EG-INFO-2, EG-INFO-10)."""
    regions = g.facts.all_regions
    if g.cells[DEPTH] > 0 and g.step_number() == steps.DISK:
        regions = special_of(g).disk_regions(g, other)
    g.cells[cells.DIAL + other] = pick(regions, rng) + 1


def shuffle_piles(g: ElGrande, facts: Facts, rng: Rng) -> None:
    """Everybody knows which cards are still to come; nobody knows their order (EG-INFO-2)."""
    turned = g.cells[cells.TURNED_UP]
    for pile in range(facts.piles - 1):
        first = cells.PILE + pile * sizes.ROOM
        sort(g, first + turned, first + facts.pile_size[pile])
        for i in range(facts.pile_size[pile] - 1, turned, -1):
            swap(g, first + i, first + turned + rng.below(i - turned + 1))


def sort(g: ElGrande, first: i64, end: i64) -> None:
    """Put cells in order, so that what is drawn from them does not depend on the order they had."""
    cell = g.cells
    for i in range(first + 1, end):
        card = cell[i]
        j = i
        while j > first and cell[j - 1] > card:
            cell[j] = cell[j - 1]
            j -= 1
        cell[j] = card


def swap(g: ElGrande, i: i64, j: i64) -> None:
    kept = g.cells[i]
    g.cells[i] = g.cells[j]
    g.cells[j] = kept


def pick(members: i64, rng: Rng) -> i64:
    """A random member of a set."""
    n: i64 = 0
    left = members
    while left:
        left &= left - 1
        n += 1
    for _ in range(rng.below(n)):
        members &= members - 1
    return lowest(members)
