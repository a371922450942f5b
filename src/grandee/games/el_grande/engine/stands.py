"""How caballeros stand in the areas of Grand Inquisitor & Colonies: places in France, captain, viceroy, or without one.

A **stand** is a number: 0 to 2 the places in France, CAPTAIN, VICEROY, and ORDINARY. A step that moves a caballero has
both of its stands in one number, that which it leaves and 16 times that which it enters.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.games.el_grande.engine import cells, events, sizes, steps
from grandee.games.el_grande.engine.state import ElGrande

STRIDE: Final[i64] = 32  # of the two areas that a row of FROM_PLACE or TO_PLACE is about
LEAVES: Final[i64] = 16  # in its detail: of the stand that is left, beside the colour
ENTERS: Final[i64] = 16  # of the stand that is entered, in the number of a step


def ask(g: ElGrande, seat: i64, colour: i64, source: i64, target: i64) -> None:
    """Ask which caballero leaves an area and where it stands on arrival, each as far as there is something to tell
    apart (GI-D16, GI-D17, GI-FRA-2, GI-SHIP-4, GI-AME-2, GI-MOVE-4)."""
    if has_stands(source):
        g.push(steps.FROM_PLACE, seat, 0, source * STRIDE + target, colour)
    else:
        g.push(steps.TO_PLACE, seat, 0, source * STRIDE + target, colour + LEAVES * sizes.ORDINARY)


def has_stands(area: i64) -> bool:
    return sizes.FRANCE <= area <= sizes.MEDITERRANEAN


def leaving(g: ElGrande, area: i64, colour: i64, target: i64) -> i64:
    """The set of stands from which a caballero of a colour can leave. The banishing card cannot choose the viceroy, and
    within an area only an office is given up (GI-AME-8, GI-MOVE-3)."""
    if area == sizes.FRANCE:
        return in_france(g, colour) & ~g.cells[cells.RETURNING + sizes.FRANCE]
    members: i64 = 0
    if target != area and g.on_deck(area, colour) > g.cells[cells.RETURN_STANDS + area - sizes.SHIP]:
        members = 1 << sizes.ORDINARY
    if g.has_office(area, colour) and g.cells[cells.RETURN_STANDS + sizes.SEA_AREAS + area - sizes.SHIP] == 0:
        if area == sizes.SHIP:
            members |= 1 << sizes.CAPTAIN
        elif decision_below(g) != steps.BANISH_ONE:
            members |= 1 << sizes.VICEROY
    return members


def decision_below(g: ElGrande) -> i64:
    """The step for which a place is asked."""
    return g.cells[AGENDA + (g.cells[DEPTH] - 2) * ROW]


def in_france(g: ElGrande, colour: i64) -> i64:
    """The set of places in France on which a colour stands; -1 for the free ones (GI-FRA-1)."""
    members: i64 = 0
    for place in range(sizes.FRANCE_PLACES):
        if g.cells[cells.FRANCE + place] == colour + 1:
            members |= 1 << place
    return members


def entering(g: ElGrande, source: i64, area: i64) -> i64:
    """The set of stands that a caballero can take on arrival: a free place in France, a free office or none; the ship
    has no limit (GI-SHIP-1, GI-FRA-1, GI-FRA-2, GI-SHIP-4, GI-AME-2). Only who arrives can take an office
    (GI-SHIP-5, GI-AME-3)."""
    if area == sizes.FRANCE:
        return in_france(g, -1)
    members: i64 = 1 << sizes.ORDINARY
    if area not in (source, sizes.MEDITERRANEAN) and g.has_office(area, -1):
        members |= 1 << (sizes.CAPTAIN if area == sizes.SHIP else sizes.VICEROY)
    return members


def enter(g: ElGrande, area: i64, colour: i64, stand: i64) -> None:
    """A caballero comes into an area with stands."""
    if area == sizes.FRANCE:
        g.cells[cells.FRANCE + stand] = colour + 1
    elif stand == sizes.ORDINARY:
        g.cells[cells.SEA_CUBES + (area - sizes.SHIP) * sizes.COLOURS + colour] += 1
        return
    else:
        g.cells[cells.OFFICE + area - sizes.SHIP] = colour + 1
    g.emit(events.TOOK_PLACE, colour, area, stand)


def leave(g: ElGrande, area: i64, colour: i64, stand: i64) -> None:
    """A caballero leaves an area with stands."""
    if area == sizes.FRANCE:
        g.cells[cells.FRANCE + stand] = 0
    elif stand == sizes.ORDINARY:
        g.cells[cells.SEA_CUBES + (area - sizes.SHIP) * sizes.COLOURS + colour] -= 1
        return
    else:
        g.cells[cells.OFFICE + area - sizes.SHIP] = 0
    g.emit(events.LEFT_PLACE, colour, area, stand)


def leave_all(g: ElGrande, area: i64, colour: i64) -> None:
    """All caballeros of a colour leave an area at sea, the one with the office too (GI-AME-8)."""
    g.cells[cells.SEA_CUBES + (area - sizes.SHIP) * sizes.COLOURS + colour] = 0
    if g.has_office(area, colour):
        leave(g, area, colour, sizes.CAPTAIN if area == sizes.SHIP else sizes.VICEROY)


def banishable(g: ElGrande, colour: i64) -> i64:
    """The set of regions from which the banishing card can send a caballero: not America with the viceroy alone
    (GI-REG-9, GI-AME-8)."""
    members = g.regions_of(colour)
    if g.facts.has_sea and g.on_deck(sizes.AMERICA, colour) == 0:
        members &= ~(1 << sizes.AMERICA)
    return members


def moves_within(g: ElGrande, area: i64, colour: i64) -> bool:
    """Whether a caballero can change its stand in an area: an office is given up, or another place in France taken
    (GI-MOVE-3, GI-AME-4)."""
    if area == sizes.FRANCE:
        return g.in_france(colour) > 0 and g.free_in_france() > 0
    return has_stands(area) and g.has_office(area, colour) > 0


def at_sea(g: ElGrande, colour: i64) -> i64:
    """How many caballeros of a colour are in the areas at sea, offices included."""
    n: i64 = 0
    for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
        n += g.cubes(area, colour)
    return n


def return_chosen(g: ElGrande, owner: i64) -> None:
    """What a seat returns from the areas at sea goes to the province (GI-REG-9)."""
    for number in range(sizes.SEA_AREAS + 2):
        n = g.cells[cells.RETURN_STANDS + number]
        if n == 0:
            continue
        g.cells[cells.RETURN_STANDS + number] = 0
        area = sizes.SHIP + number if number < sizes.SEA_AREAS else sizes.SHIP + number - sizes.SEA_AREAS
        stand = sizes.ORDINARY if number < sizes.SEA_AREAS else sizes.CAPTAIN + number - sizes.SEA_AREAS
        for _ in range(n):
            leave(g, area, owner, stand)
        g.to_province(owner, n)
        g.emit(events.RETURNED, owner, area, n)


def returning_number(area: i64, stand: i64) -> i64:
    """The cell of RETURN_STANDS for an area at sea and a stand there."""
    return area - sizes.SHIP if stand == sizes.ORDINARY else sizes.SEA_AREAS + stand - sizes.CAPTAIN


def returning_from(g: ElGrande, area: i64) -> i64:
    """How many caballeros a seat is about to return from an area at sea."""
    n = g.cells[cells.RETURN_STANDS + area - sizes.SHIP]
    if area < sizes.MEDITERRANEAN:
        n += g.cells[cells.RETURN_STANDS + sizes.SEA_AREAS + area - sizes.SHIP]
    return n
