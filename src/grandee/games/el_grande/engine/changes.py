"""What happens to the pieces in one step, and the event that tells it. Whether it may happen is decided before.

A caballero that leaves one place comes to another (EG-COMP-7, EG-COMP-9). `place` is the place in France that is taken
or left, and means nothing elsewhere.
"""

from __future__ import annotations

from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, events, sizes, stands
from grandee.games.el_grande.engine.state import ElGrande


def enter(g: ElGrande, area: i64, colour: i64, place: i64) -> None:
    if area < sizes.FRANCE:
        g.put(area, colour, 1)
    elif g.facts.has_sea:
        stands.enter(g, area, colour, place // stands.ENTERS)
    else:
        g.cells[cells.FRANCE + place] = colour + 1


def leave(g: ElGrande, area: i64, colour: i64, place: i64) -> None:
    """Others do not move up in France (EG-FRANCE-8)."""
    if area < sizes.FRANCE:
        g.put(area, colour, -1)
    elif g.facts.has_sea:
        stands.leave(g, area, colour, place % stands.ENTERS)
    else:
        g.cells[cells.FRANCE + place] = 0
        g.emit(events.FRANCE_LEFT, colour, place)


def leave_all(g: ElGrande, area: i64, colour: i64, n: i64) -> None:
    """So many, which are all of them in France."""
    if area > sizes.FRANCE:
        stands.leave_all(g, area, colour)
        return
    if area != sizes.FRANCE:
        g.put(area, colour, -n)
        return
    for place in range(sizes.FRANCE_PLACES):
        if g.cells[cells.FRANCE + place] == colour + 1:
            leave(g, area, colour, place)


def place(g: ElGrande, seat: i64, area: i64, place: i64) -> None:
    """One caballero goes from a seat's court into an area (EG-PLACE-1, EG-PLACE-7)."""
    g.cells[cells.COURT + seat] -= 1
    if area >= sizes.FRANCE:
        if g.facts.has_sea:
            g.emit(events.PLACED, seat, area)
        enter(g, area, seat, place)
        if not g.facts.has_sea:
            g.emit(events.PLACED_IN_FRANCE, seat, area, place)
        return
    g.put(area, seat, 1)
    if area == sizes.CASTILLO:
        g.cells[cells.THROWN_SO_FAR] += 1
        g.emit(events.THROWN, seat)
    else:
        g.emit(events.PLACED, seat, area)


def move(g: ElGrande, owner: i64, source: i64, target: i64, place: i64) -> None:
    """One caballero goes from a region into another area, whosever it is
    (EG-MOVE-1, EG-MOVE-8, EG-CAST-2, EG-CAST-3)."""
    if source == sizes.ASIDE:  # GI-BLK-3
        g.to_province(owner, -1)
    else:
        leave(g, source, owner, place)
    if target >= sizes.FRANCE:
        if g.facts.has_sea:
            g.emit(events.MOVED, g.cells[cells.ACTIVE], owner, source, target)
        enter(g, target, owner, place)
        if not g.facts.has_sea:
            g.emit(events.MOVED_TO_FRANCE, g.cells[cells.ACTIVE], owner, source, target, place)
        return
    g.put(target, owner, 1)
    if target == sizes.CASTILLO:
        g.cells[cells.THROWN_SO_FAR] += 1
    g.emit(events.MOVED, g.cells[cells.ACTIVE], owner, source, target)


def send_home(g: ElGrande, owner: i64, region: i64, n: i64) -> None:
    """Caballeros go from a region to their owner's province (EG-PROV-1)."""
    g.put(region, owner, -n)
    g.to_province(owner, n)
    g.emit(events.RETURNED, owner, region, n)


def empty_court(g: ElGrande, owner: i64, n: i64) -> None:
    """Caballeros go from a court to the province (EG-CARD-CRISIS-1, EG-CARD-CRISIS-2)."""
    g.cells[cells.COURT + owner] -= n
    g.to_province(owner, n)
    g.emit(events.RETURNED, owner, sizes.COURT, n)


def return_chosen(g: ElGrande, owner: i64) -> None:
    """What a seat has chosen to return goes to the province, all at once (EG-CARD-WITHDRAW-1, EG-DP-11)."""
    cell = g.cells
    for source in range(sizes.REGIONS):
        n = cell[cells.RETURNING + source]
        if n > 0:
            cell[cells.RETURNING + source] = 0
            send_home(g, owner, source, n)
    n = cell[cells.RETURNING + sizes.COURT_SOURCE]
    if n > 0:
        cell[cells.RETURNING + sizes.COURT_SOURCE] = 0
        empty_court(g, owner, n)
    if cell[cells.RETURNING + sizes.FRANCE] > 0:
        return_from_france(g, owner)
    if g.facts.has_sea:
        stands.return_chosen(g, owner)


def return_from_france(g: ElGrande, owner: i64) -> None:
    """There RETURNING is the set of places that are left."""
    cell = g.cells
    n: i64 = 0
    for place in range(sizes.FRANCE_PLACES):
        if cell[cells.RETURNING + sizes.FRANCE] >> place & 1:
            leave(g, sizes.FRANCE, owner, place)
            n += 1
    cell[cells.RETURNING + sizes.FRANCE] = 0
    g.to_province(owner, n)
    g.emit(events.RETURNED, owner, sizes.FRANCE, n)


def banish(g: ElGrande, owner: i64, region: i64, place: i64) -> None:
    """One foreign caballero goes to the province (EG-CARD-BANISH-1, EG-CARD-BANISH-2, EG-CARD-BANISH-3)."""
    leave(g, region, owner, place)
    g.to_province(owner, 1)
    if g.facts.has_sea and owner == sizes.SIXTH:  # GI-BLK-2, GI-BLK-5
        g.emit(events.BLACK_ASIDE, g.cells[cells.ACTIVE], region)
    else:
        g.emit(events.BANISHED, g.cells[cells.ACTIVE], owner, region)


def evict(g: ElGrande, owner: i64, source: i64, target: i64, n: i64) -> None:
    """All caballeros of an opponent leave a region together; a disk on the king's region means the court
    (EG-CARD-EVICT-1, EG-CARD-COUP-1)."""
    if n > 0:
        leave_all(g, source, owner, n)
        if target == g.cells[cells.KING]:  # EG-KING-2
            g.cells[cells.COURT + owner] += n
            g.emit(events.EVICTED, owner, source, sizes.COURT, n)
        else:
            g.put(target, owner, n)
            g.emit(events.EVICTED, owner, source, target, n)
    black = evicted_black(g, owner, source, target)
    if black > 0:
        leave_all(g, source, sizes.SIXTH, black)
        g.put(target, sizes.SIXTH, black)
        g.emit(events.BLACK_EVICTED, source, target, black)


def evicted_black(g: ElGrande, owner: i64, source: i64, target: i64) -> i64:
    """How many black caballeros go with those of the holder; they stay where the way is closed to them
    (EG-CHURCH-10, GI-BLK-7, GI-MIX-4)."""
    if not g.has_marker(owner) or target == g.cells[cells.KING]:
        return 0
    if g.facts.has_church and g.muslim() >> target & 1:
        return 0
    return g.cubes(source, sizes.SIXTH)


def reinforce(g: ElGrande, n: i64) -> None:
    """Caballeros of the active seat go from the province to its court (EG-CARD-COURT-1)."""
    seat = g.cells[cells.ACTIVE]
    g.cells[cells.PROVINCE + seat] -= n
    g.cells[cells.COURT + seat] += n
    g.emit(events.REINFORCED, seat, n)


def recall(g: ElGrande, region: i64, place: i64) -> None:
    """A caballero of the active seat goes from a region to its court (EG-CALL-4, EG-CALL-5)."""
    seat = g.cells[cells.ACTIVE]
    leave(g, region, seat, place)
    g.cells[cells.COURT + seat] += 1
    g.emit(events.RECALLED, seat, region)


def move_king(g: ElGrande, place: i64) -> None:
    """The king changes his place; what stands there stays (EG-KING-3, EG-KING-6).

    Nothing else moves him (EG-KING-12).
    """
    old = g.cells[cells.KING]
    g.cells[cells.KING] = place
    g.emit(events.KING_MOVED, g.cells[cells.ACTIVE], old, place)


def move_grande(g: ElGrande, region: i64) -> None:
    """The active seat's grande has a new home (EG-GRANDE-1, EG-GRANDE-3)."""
    seat = g.cells[cells.ACTIVE]
    old = g.cells[cells.GRANDE + seat]
    g.cells[cells.GRANDE + seat] = region
    g.emit(events.GRANDE_MOVED, seat, old, region)


def shut_in(g: ElGrande, owner: i64) -> None:
    """A grande goes into the castillo; its owner has no home region meanwhile (EG-CARD-TOURN-1, EG-CARD-TOURN-3)."""
    old = g.cells[cells.GRANDE + owner]
    g.cells[cells.GRANDE + owner] = sizes.CASTILLO
    g.emit(events.GRANDE_SHUT_IN, owner, old)


def move_board(g: ElGrande, board: i64, area: i64) -> None:
    """A board comes onto the map or to another area (EG-ALT-3, EG-ALT-4)."""
    old = g.cells[cells.BOARD + board]
    g.cells[cells.BOARD + board] = area
    g.emit(events.BOARD_MOVED, g.cells[cells.ACTIVE], board, old, area)
