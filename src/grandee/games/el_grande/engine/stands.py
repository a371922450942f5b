"""Which caballero leaves an area and where it stands on arrival (GI-D16, GI-D17).

A step that moves a caballero has both of its stands in one number, that which it leaves and 16 times that which it
enters.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.games.el_grande.engine import cells, groups, ledger, sea, sizes, steps
from grandee.games.el_grande.engine.state import ElGrande

STRIDE: Final[i64] = 32  # of the two areas that a row of FROM_PLACE or TO_PLACE is about
LEAVES: Final[i64] = 16  # in its detail: of the stand that is left, beside the colour
ENTERS: Final[i64] = 16  # of the stand that is entered, in the number of a step


def ask(g: ElGrande, seat: i64, colour: i64, source: i64, target: i64) -> None:
    """Ask which caballero leaves an area and where it stands on arrival, each as far as there is something to tell
    apart (GI-D16, GI-D17, GI-FRA-2, GI-SHIP-4, GI-AME-2, GI-MOVE-4)."""
    if g.tells_apart(source):
        g.push(steps.FROM_PLACE, seat, 0, source * STRIDE + target, colour)
    else:
        g.push(steps.TO_PLACE, seat, 0, source * STRIDE + target, colour + LEAVES * sizes.ORDINARY)


def asks_arrival(source: i64, target: i64) -> bool:
    """Whether there are ways to stand on arrival; who only leaves an office or crosses the edge of the limit board has
    none (GI-DP-2, GI-DP-5)."""
    return sizes.FRANCE <= target <= sizes.MEDITERRANEAN and (source != target or target == sizes.FRANCE)


def decision_below(g: ElGrande) -> i64:
    """The step for which a place is asked."""
    return g.cells[AGENDA + (g.cells[DEPTH] - 2) * ROW]


# -- leaving -------------------------------------------------------------------------------------


def leaving(g: ElGrande, area: i64, colour: i64, target: i64) -> i64:
    """The set of stands from which a caballero can leave, by the decision for which it is asked."""
    step = decision_below(g)
    if step == steps.MOVE_ONE:
        return movable_to(g, area, colour, target)
    if step == steps.SEA_MOVE:
        return sea.steppers(g, area, colour) if area == target else sea.sailors_to(g, area, colour, target)
    if step == steps.BANISH_ONE:
        return banishable_in(g, area, colour)
    if step == steps.FILL_BOARD:
        return groups.standing(g, area, colour, ledger.ANY) & groups.BESIDE
    if step == steps.RETURN_ONE:
        return returnable(g, area, colour)
    return groups.standing(g, area, colour, ledger.ANY)


def movable(g: ElGrande, area: i64, colour: i64) -> i64:
    """The set of stands with a caballero that can be relocated: each once a turn (GI-TURN-5, GI-MOVE-6)."""
    return groups.standing(g, area, colour, ledger.relocatable(g))


def movable_to(g: ElGrande, area: i64, colour: i64, target: i64) -> i64:
    """The same of those that can go to an area: no carrier into the castillo (GI-CAR-2)."""
    members = movable(g, area, colour)
    if target == area:
        return members & within(g, area)
    return members & ~groups.carriers(g, area) if target == sizes.CASTILLO else members


def within(g: ElGrande, area: i64) -> i64:
    """The set of stands that can be changed in an area: an office is given up, another place in France taken, the limit
    board left or a free space of it taken (GI-MOVE-3, GI-LIM-10, GI-DP-2, GI-AME-4)."""
    if area == sizes.FRANCE:
        return 7 if g.free_in_france() > 0 else 0
    members: i64 = groups.OFFICES
    if area == g.cells[cells.LIMIT_AREA]:
        members |= 1 << sizes.ORDINARY | 1 << sizes.GOLD | 1 << sizes.GOODS
        if groups.free_spaces(g) > 0:
            members |= groups.BESIDE
    return members


def move_targets(g: ElGrande, area: i64, colour: i64, open_areas: i64) -> i64:
    """Where a caballero of a colour can be moved from an area, of those that are open (GI-MOVE-1, GI-MOVE-2)."""
    members = movable(g, area, colour)
    if members == 0:
        return 0
    targets = open_areas & ~(1 << area)
    if area >= sizes.FRANCE and members & ~groups.carriers(g, area) == 0:
        targets &= ~(1 << sizes.CASTILLO)
    if g.tells_apart(area) and members & within(g, area):
        targets |= 1 << area
    return targets


def banishable_in(g: ElGrande, area: i64, colour: i64) -> i64:
    """The set of stands from which the banishing card can send one: neither carriers nor the viceroy
    (GI-AME-8, GI-CAR-3)."""
    return groups.standing(g, area, colour, ledger.ANY) & ~(groups.carriers(g, area) | groups.VICEROY)


def banishable(g: ElGrande, colour: i64) -> i64:
    """The set of regions from which the banishing card can send a caballero (GI-REG-9)."""
    members = g.regions_of(colour)
    if g.facts.has_sea:
        for area in range(sizes.FRANCE, sizes.MEDITERRANEAN + 1):
            if members >> area & 1 and banishable_in(g, area, colour) == 0:
                members &= ~(1 << area)
    return members


def at_sea(g: ElGrande, colour: i64) -> i64:
    """How many caballeros of a colour are in the areas at sea, offices included."""
    n: i64 = 0
    for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
        n += g.cubes(area, colour)
    return n


# -- entering ------------------------------------------------------------------------------------


def in_france(g: ElGrande, colour: i64) -> i64:
    """The set of places in France on which a colour stands; -1 for the free ones (GI-FRA-1)."""
    members: i64 = 0
    for place in range(sizes.FRANCE_PLACES):
        if g.cells[cells.FRANCE + place] == colour + 1:
            members |= 1 << place
    return members


def entering(g: ElGrande, seat: i64, colour: i64, source: i64, area: i64, stand: i64) -> i64:
    """The set of stands that a caballero can take on arrival: a free place in France, a free office or none, a free
    token; the ship has no limit (GI-SHIP-1, GI-FRA-1, GI-FRA-2, GI-SHIP-4, GI-AME-2, GI-TOK-5).

    Only who arrives can take an office, who comes by sea cannot be captain, and no carrier can
    (GI-SHIP-4, GI-SHIP-5, GI-SHIP-7, GI-AME-3, GI-AME-7).
    """
    if area == sizes.FRANCE:
        return in_france(g, -1)
    members: i64 = 1 << sizes.ORDINARY
    if area == source or (source >= sizes.FRANCE and groups.carriers(g, source) >> stand & 1):
        return members
    step = decision_below(g)
    if area != sizes.MEDITERRANEAN and g.has_office(area, -1) and not (area == sizes.SHIP and step == steps.SEA_MOVE):
        members |= 1 << (sizes.CAPTAIN if area == sizes.SHIP else sizes.VICEROY)
    if area != sizes.SHIP and step in (steps.MOVE_ONE, steps.SEA_MOVE) and sea.may_step(g, seat, colour, step):
        if g.cells[cells.FREE_TOKENS + area - sizes.AMERICA] > 0:
            members |= 1 << (sizes.GOLD + area - sizes.AMERICA)
    return members


# -- returning -----------------------------------------------------------------------------------


def returnable(g: ElGrande, area: i64, colour: i64) -> i64:
    """The set of stands with a caballero that is not yet about to be returned (GI-REG-9, GI-D14)."""
    members = groups.standing(g, area, colour, ledger.ANY)
    if area == sizes.FRANCE:
        return members & ~g.cells[cells.RETURNING + sizes.FRANCE]
    found: i64 = 0
    for stand in range(sizes.CAPTAIN, sizes.GOODS_BESIDE + 1):
        if members >> stand & 1:
            if groups.number(g, area, colour, stand) > g.cells[returning_cell(g, area, stand)]:
                found |= 1 << stand
    return found


def returning_cell(g: ElGrande, area: i64, stand: i64) -> i64:
    """Where those are counted that a seat is about to return, but for France."""
    group = groups.group_of(g, area, stand)
    return cells.RETURNING + group if group < sizes.REGIONS else cells.RETURN_GROUPS + group


def area_of_group(g: ElGrande, group: i64) -> i64:
    """Where a group stands that is not the whole of a region."""
    if group >= sizes.IN_PLACES:
        return sizes.FRANCE if group < sizes.IN_PLACES + sizes.CAPTAIN else sizes.SHIP + group - sizes.IN_PLACES - 3
    if group >= sizes.ON_BOARD:
        return g.cells[cells.LIMIT_AREA]
    return sizes.SHIP + (group - sizes.REGIONS) // sizes.LOADS


def stand_of_group(g: ElGrande, group: i64) -> i64:
    if group >= sizes.IN_PLACES:
        return group - sizes.IN_PLACES
    load = (group - sizes.REGIONS) % sizes.LOADS
    is_beside = group < sizes.ON_BOARD and area_of_group(g, group) == g.cells[cells.LIMIT_AREA]
    return groups.stand_with(load, is_beside)


def returning_from(g: ElGrande, area: i64) -> i64:
    """How many caballeros a seat is about to return from an area with stands, but for France."""
    last = sizes.GOODS_BESIDE if area == g.cells[cells.LIMIT_AREA] else sizes.ORDINARY
    n: i64 = 0
    for stand in range(sizes.GOLD, last + 1):
        if area > sizes.FRANCE or not groups.CARRIERS >> stand & 1:
            n += g.cells[returning_cell(g, area, stand)]
    if area in (sizes.SHIP, sizes.AMERICA):
        n += g.cells[cells.RETURN_GROUPS + sizes.IN_PLACES + sizes.CAPTAIN + area - sizes.SHIP]
    return n
