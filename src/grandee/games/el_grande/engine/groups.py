"""Caballeros of Grand Inquisitor & Colonies that are told apart: by area, load, office or place, and whether they stand
on the limit board. All ways in and out of a group (GI-D16, GI-TURN-7).

A **stand** is how one stands in its area, as FROM_PLACE says it: 0 to 2 the places in France, CAPTAIN, VICEROY,
ORDINARY, GOLD, GOODS, and where the limit board lies BESIDE, GOLD_BESIDE, GOODS_BESIDE for those not on it. A **piece**
on its way is one number: what it carries, and LOADS times what the ledger says of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, events, ledger, sizes
from grandee.games.el_grande.engine.state import ElGrande

CARRIERS: Final[i64] = 1632  # the set of stands with a token: GOLD, GOODS, GOLD_BESIDE, GOODS_BESIDE
BESIDE: Final[i64] = 1792  # of those beside the limit board
OFFICES: Final[i64] = 24
VICEROY: Final[i64] = 16
GOLD_POINTS: Final[i64] = 6  # GI-TOK-9
GOODS_POINTS: Final[i64] = 4

# -- who stands where ----------------------------------------------------------------------------


def load_of(g: ElGrande, area: i64, stand: i64) -> i64:
    """What one that stands so carries: nothing, gold, goods (GI-DP-1)."""
    if area == sizes.FRANCE:
        return g.cells[cells.FRANCE_LOAD + stand]
    if stand in (sizes.GOLD, sizes.GOLD_BESIDE):
        return 1
    return 2 if stand in (sizes.GOODS, sizes.GOODS_BESIDE) else 0


def stand_with(load: i64, is_beside: bool) -> i64:
    """The stand of one without an office."""
    if load == 0:
        return sizes.BESIDE if is_beside else sizes.ORDINARY
    return (sizes.GOLD_BESIDE if is_beside else sizes.GOLD) + load - 1


def group_of(g: ElGrande, area: i64, stand: i64) -> i64:
    """The number of a group; in a region without the limit board all stand alike."""
    is_limited = area == g.cells[cells.LIMIT_AREA]
    if area < sizes.REGIONS:
        return sizes.ON_BOARD if is_limited and stand != sizes.BESIDE else area
    if stand < sizes.GOLD:
        return sizes.IN_PLACES + stand
    load = load_of(g, area, stand)
    if is_limited and stand < sizes.BESIDE:
        return sizes.ON_BOARD + load
    return sizes.REGIONS + (area - sizes.SHIP) * sizes.LOADS + load


def number(g: ElGrande, area: i64, colour: i64, stand: i64) -> i64:
    """How many of a colour stand so."""
    cell = g.cells
    if area == sizes.FRANCE:
        return 1 if cell[cells.FRANCE + stand] == colour + 1 else 0
    load: i64 = 0
    if area < sizes.REGIONS:
        total = cell[cells.CUBES + area * sizes.COLOURS + colour]
    elif stand < sizes.GOLD:
        return g.has_office(area, colour)
    else:
        load = load_of(g, area, stand)
        total = loaded(g, area, colour, load)
    if area != cell[cells.LIMIT_AREA]:
        return total if stand < sizes.BESIDE else i64(0)
    on_it = cell[cells.ON_LIMIT + load * sizes.COLOURS + colour]
    return on_it if stand < sizes.BESIDE else total - on_it


def loaded(g: ElGrande, area: i64, colour: i64, load: i64) -> i64:
    """How many at sea carry this, on or beside the limit board, captain and viceroy left out."""
    at = cells.LOADED + (area - sizes.SHIP) * sizes.TOKENS * sizes.COLOURS + colour
    if load > 0:
        return g.cells[at + (load - 1) * sizes.COLOURS]
    return g.on_deck(area, colour) - g.cells[at] - g.cells[at + sizes.COLOURS]


def standing(g: ElGrande, area: i64, colour: i64, allowed: i64) -> i64:
    """The set of stands of a colour's caballeros in an area that have marks out of a set."""
    cell = g.cells
    if area < sizes.REGIONS and area != cell[cells.LIMIT_AREA]:
        n = cell[cells.CUBES + area * sizes.COLOURS + colour]
        return 1 << sizes.ORDINARY if n > 0 and ledger.number_with(g, area, colour, n, allowed) > 0 else 0
    if g.cubes(area, colour) == 0:
        return 0
    members: i64 = 0
    if area == sizes.FRANCE:
        for place in range(sizes.FRANCE_PLACES):
            if stands_so(g, area, colour, place, allowed):
                members |= 1 << place
        return members
    if area in (sizes.SHIP, sizes.AMERICA):
        office = sizes.CAPTAIN + area - sizes.SHIP
        if stands_so(g, area, colour, office, allowed):
            members = 1 << office
    last = sizes.GOODS_BESIDE if area == cell[cells.LIMIT_AREA] else sizes.ORDINARY
    for stand in range(sizes.GOLD, last + 1):
        if (area > sizes.FRANCE or not CARRIERS >> stand & 1) and stands_so(g, area, colour, stand, allowed):
            members |= 1 << stand
    return members


def stands_so(g: ElGrande, area: i64, colour: i64, stand: i64, allowed: i64) -> bool:
    n = number(g, area, colour, stand)
    return n > 0 and ledger.number_with(g, group_of(g, area, stand), colour, n, allowed) > 0


def carriers(g: ElGrande, area: i64) -> i64:
    """The set of stands in an area whose caballeros carry something (GI-CAR-2, GI-CAR-4)."""
    if area != sizes.FRANCE:
        return CARRIERS
    members: i64 = 0
    for place in range(sizes.FRANCE_PLACES):
        if g.cells[cells.FRANCE_LOAD + place] > 0:
            members |= 1 << place
    return members


# -- the limit board -----------------------------------------------------------------------------


def free_spaces(g: ElGrande) -> i64:
    """Of the limit board; captain and viceroy need none (GI-LIM-11)."""
    n = g.facts.spaces
    for i in range(cells.ON_LIMIT, cells.ON_LIMIT + sizes.LOADS * sizes.COLOURS):
        n -= g.cells[i]
    return n


def beside(g: ElGrande, colour: i64) -> i64:
    """How many of a colour stand beside the limit board, where it lies."""
    cell = g.cells
    area = cell[cells.LIMIT_AREA]
    if area == sizes.OFF:
        return 0
    n = g.on_deck(area, colour) if area > sizes.FRANCE else g.cubes(area, colour)
    for load in range(sizes.LOADS):
        n -= cell[cells.ON_LIMIT + load * sizes.COLOURS + colour]
    return n


def cross(g: ElGrande, colour: i64, stand: i64, marks: i64, after: i64) -> None:
    """One steps onto the limit board or off it, and has other marks afterwards."""
    area = g.cells[cells.LIMIT_AREA]
    load = load_of(g, area, stand)
    other = stand_with(load, stand < sizes.BESIDE)
    ledger.change(g, group_of(g, area, stand), colour, marks, -1)
    g.cells[cells.ON_LIMIT + load * sizes.COLOURS + colour] += 1 if stand >= sizes.BESIDE else -1
    ledger.change(g, group_of(g, area, other), colour, after, 1)


# -- going ---------------------------------------------------------------------------------------


def take(g: ElGrande, area: i64, colour: i64, stand: i64, allowed: i64) -> i64:
    """Take one out of an area, of a group the one that can do least among those that may be taken; hands back the piece
    (GI-TURN-7)."""
    cell = g.cells
    group = group_of(g, area, stand)
    marks = ledger.least(g, group, colour, number(g, area, colour, stand), allowed)
    ledger.change(g, group, colour, marks, -1)
    if area < sizes.REGIONS:
        cell[cells.CUBES + area * sizes.COLOURS + colour] -= 1
        if area == cell[cells.LIMIT_AREA] and stand != sizes.BESIDE:
            cell[cells.ON_LIMIT + colour] -= 1
        return sizes.LOADS * marks
    load = load_of(g, area, stand)
    if area == sizes.FRANCE:
        cell[cells.FRANCE + stand] = 0
        cell[cells.FRANCE_LOAD + stand] = 0
        g.emit(events.LEFT_PLACE, colour, area, stand)
    elif stand < sizes.GOLD:
        cell[cells.OFFICE + area - sizes.SHIP] = 0
        g.emit(events.LEFT_PLACE, colour, area, stand)
    else:
        count_at_sea(g, area, colour, load, -1)
        if area == cell[cells.LIMIT_AREA] and stand < sizes.BESIDE:
            cell[cells.ON_LIMIT + load * sizes.COLOURS + colour] -= 1
    return load + sizes.LOADS * marks


def count_at_sea(g: ElGrande, area: i64, colour: i64, load: i64, n: i64) -> None:
    g.cells[cells.SEA_CUBES + (area - sizes.SHIP) * sizes.COLOURS + colour] += n
    if load > 0:
        row = (area - sizes.SHIP) * sizes.TOKENS + load - 1
        g.cells[cells.LOADED + row * sizes.COLOURS + colour] += n


def lose_token(g: ElGrande, colour: i64, piece: i64) -> None:
    """One has left the board: what it carried is out of the game (GI-CAR-3, GI-CAR-5)."""
    if piece % sizes.LOADS > 0:
        g.emit(events.TOKEN_LOST, colour, piece % sizes.LOADS - 1)


# -- coming --------------------------------------------------------------------------------------


def bring(g: ElGrande, area: i64, colour: i64, stand: i64, piece: i64) -> None:
    """One comes into an area: onto a free space of the limit board if it lies there (GI-LIM-2, GI-LIM-3), into the
    office or onto the token that is named; in Spain what it carries is delivered (GI-TOK-9)."""
    cell = g.cells
    load = piece % sizes.LOADS
    marks = piece // sizes.LOADS
    if area <= sizes.CASTILLO:
        g.put(area, colour, 1)
        if area == sizes.CASTILLO:
            return
        if load > 0:
            deliver(g, area, colour, load)
        load = 0
    elif area == sizes.FRANCE:
        cell[cells.FRANCE + stand] = colour + 1
        cell[cells.FRANCE_LOAD + stand] = load
        ledger.change(g, sizes.IN_PLACES + stand, colour, marks, 1)
        g.emit(events.TOOK_PLACE, colour, area, stand)
        return
    elif stand < sizes.GOLD:
        cell[cells.OFFICE + area - sizes.SHIP] = colour + 1
        ledger.change(g, sizes.IN_PLACES + stand, colour, marks, 1)
        g.emit(events.TOOK_PLACE, colour, area, stand)
        return
    else:
        if stand < sizes.ORDINARY:
            load = stand - sizes.GOLD + 1
            use_token(g, load - 1, False)
            g.emit(events.STEPPED_ON, colour, area, load - 1)
        count_at_sea(g, area, colour, load, 1)
    is_beside = False
    if area == cell[cells.LIMIT_AREA]:
        is_beside = free_spaces(g) == 0
        if is_beside:
            g.emit(events.STOOD_BESIDE, colour, area)
        else:
            cell[cells.ON_LIMIT + load * sizes.COLOURS + colour] += 1
    ledger.change(g, group_of(g, area, stand_with(load, is_beside)), colour, marks, 1)


def arrive(g: ElGrande, region: i64, colour: i64, piece: i64) -> None:
    """One comes into a region by a disk: where the limit board lies it waits beside it until all have come
    (GI-LIM-4, GI-LIM-14)."""
    if region != g.cells[cells.LIMIT_AREA]:
        bring(g, region, colour, sizes.ORDINARY, piece)
        return
    g.put(region, colour, 1)
    g.cells[cells.NEWCOMERS + colour] += 1
    if piece % sizes.LOADS > 0:
        deliver(g, region, colour, piece % sizes.LOADS)
    ledger.change(g, region, colour, piece // sizes.LOADS, 1)


def deliver(g: ElGrande, region: i64, colour: i64, load: i64) -> None:
    """The owner scores, whoever has moved the carrier; of a black one the holder, if there is one
    (GI-TOK-9, GI-TOK-10, GI-TOK-11, GI-CAR-6, GI-P7-AFT-3)."""
    g.cells[cells.SUPPLY + load - 1] += 1
    points = GOLD_POINTS if load == 1 else GOODS_POINTS
    seat = g.payee(colour)
    if seat >= 0:
        g.score(seat, points)
    g.emit(events.DELIVERED, colour, region, load - 1, points if seat >= 0 else i64(0))


def use_token(g: ElGrande, token: i64, only_brought: bool) -> None:
    """A free token is stood upon: an older one first, if it may be one (GI-TOK-12)."""
    cell = g.cells
    if only_brought or cell[cells.FREE_TOKENS + token] == cell[cells.BROUGHT + token]:
        cell[cells.BROUGHT + token] -= 1
    cell[cells.FREE_TOKENS + token] -= 1
