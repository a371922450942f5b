"""Who knows what: section 5 of the spec."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.chance import Rng, lowest
from grandee.core.state import DEPTH, HIDDEN
from grandee.games.el_grande.facts import ALL_POWERS, ROOM, Facts
from grandee.games.el_grande.numbers import ALL_REGIONS, SET_DISK
from grandee.games.el_grande.special import special_of
from grandee.games.el_grande.state import (
    DIAL,
    HAND,
    MOST_TAKEN_BACK,
    PILE,
    PLAYED,
    POWER,
    TAKEN_BACK,
    TURNED,
    TURNED_UP,
    ElGrande,
)


def hide_turned_cards(g: ElGrande, seat: i64) -> None:
    """A power card lies face down on its owner's pile once the owner's turn has come (EG-INFO-1, -7, EG-TURN-3)."""
    for other in range(g.facts.players):
        if other != seat and g.cells[TURNED] >> other & 1:
            g.cells[POWER + other] = HIDDEN


def redraw(g: ElGrande, seat: i64, rng: Rng) -> None:
    """Draw anew all that a seat does not know: cards that others took back, their disks, the piles."""
    cells = g.cells
    facts = g.facts
    for other in range(facts.players):
        if other != seat:
            redraw_hand(g, other, rng)
            if cells[DIAL + other] != 0:
                redraw_disk(g, other, rng)
    shuffle_piles(g, facts, rng)


def redraw_hand(g: ElGrande, other: i64, rng: Rng) -> None:
    """A hand is all that was not seen played, and of what was taken back one out of each set (EG-INFO-8)."""
    cells = g.cells
    taken: i64 = 0
    first = TAKEN_BACK + other * MOST_TAKEN_BACK
    at = first
    while at < first + MOST_TAKEN_BACK and cells[at] != 0:
        taken |= 1 << pick(cells[at] & ~taken, rng)
        at += 1
    cells[HAND + other] = ALL_POWERS & ~cells[PLAYED + other] | taken


def redraw_disk(g: ElGrande, other: i64, rng: Rng) -> None:
    """A disk that is set and not yet open shows any region that it may show (EG-INFO-2, -10)."""
    regions = ALL_REGIONS
    if g.cells[DEPTH] > 0 and g.step_number() == SET_DISK:
        regions = special_of(g).disks(g, other)
    g.cells[DIAL + other] = pick(regions, rng) + 1


def shuffle_piles(g: ElGrande, facts: Facts, rng: Rng) -> None:
    """Everybody knows which cards are still to come; nobody knows their order (EG-INFO-2)."""
    turned = g.cells[TURNED_UP]
    for pile in range(i64(4)):
        first = PILE + pile * ROOM
        sort(g, first + turned, first + facts.pile_size[pile])
        for i in range(facts.pile_size[pile] - 1, turned, -1):
            swap(g, first + i, first + turned + rng.below(i - turned + 1))


def sort(g: ElGrande, first: i64, end: i64) -> None:
    """Put cells in order, so that what is drawn from them does not depend on the order they had."""
    cells = g.cells
    for i in range(first + 1, end):
        card = cells[i]
        j = i
        while j > first and cells[j - 1] > card:
            cells[j] = cells[j - 1]
            j -= 1
        cells[j] = card


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
