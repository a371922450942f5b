"""What happens to the pieces in one step, and the event that tells it. Whether it may happen is decided before.

A caballero that leaves one place comes to another (EG-COMP-7, EG-COMP-9).
"""

from __future__ import annotations

from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, events, sizes
from grandee.games.el_grande.engine.state import ElGrande


def place(g: ElGrande, area: i64) -> None:
    """One caballero of the active seat goes from its court into an area (EG-PLACE-1, EG-PLACE-7)."""
    seat = g.cells[cells.ACTIVE]
    g.cells[cells.COURT + seat] -= 1
    g.put(area, seat, 1)
    if area == sizes.CASTILLO:
        g.cells[cells.THROWN_SO_FAR] += 1
        g.emit(events.THROWN, seat)
    else:
        g.emit(events.PLACED, seat, area)


def move(g: ElGrande, owner: i64, source: i64, target: i64) -> None:
    """One caballero goes from a region into another area, whosever it is
    (EG-MOVE-1, EG-MOVE-8, EG-CAST-2, EG-CAST-3)."""
    g.put(source, owner, -1)
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
    for place in range(sizes.REGIONS + 1):
        n = cell[cells.RETURNING + place]
        if n > 0:
            cell[cells.RETURNING + place] = 0
            if place == sizes.REGIONS:
                empty_court(g, owner, n)
            else:
                send_home(g, owner, place, n)


def banish(g: ElGrande, owner: i64, region: i64) -> None:
    """One caballero of an opponent goes to the province (EG-CARD-BANISH-1, EG-CARD-BANISH-2)."""
    g.put(region, owner, -1)
    g.to_province(owner, 1)
    g.emit(events.BANISHED, g.cells[cells.ACTIVE], owner, region)


def evict(g: ElGrande, owner: i64, source: i64, target: i64, n: i64) -> None:
    """All caballeros of an opponent leave a region together; a disk on the king's region means the court
    (EG-CARD-EVICT-1)."""
    g.put(source, owner, -n)
    if target == g.cells[cells.KING]:  # EG-KING-2
        g.cells[cells.COURT + owner] += n
        g.emit(events.EVICTED, owner, source, sizes.COURT, n)
    else:
        g.put(target, owner, n)
        g.emit(events.EVICTED, owner, source, target, n)


def reinforce(g: ElGrande, n: i64) -> None:
    """Caballeros of the active seat go from the province to its court (EG-CARD-COURT-1)."""
    seat = g.cells[cells.ACTIVE]
    g.cells[cells.PROVINCE + seat] -= n
    g.cells[cells.COURT + seat] += n
    g.emit(events.REINFORCED, seat, n)


def move_king(g: ElGrande, region: i64) -> None:
    """The king changes his region; what stands there stays (EG-KING-3, EG-KING-6).

    Nothing else moves him (EG-KING-12).
    """
    old = g.cells[cells.KING]
    g.cells[cells.KING] = region
    g.emit(events.KING_MOVED, g.cells[cells.ACTIVE], old, region)


def move_grande(g: ElGrande, region: i64) -> None:
    """The active seat's grande has a new home (EG-GRANDE-1, EG-GRANDE-3)."""
    seat = g.cells[cells.ACTIVE]
    old = g.cells[cells.GRANDE + seat]
    g.cells[cells.GRANDE + seat] = region
    g.emit(events.GRANDE_MOVED, seat, old, region)


def move_board(g: ElGrande, board: i64, area: i64) -> None:
    """A board comes onto the map or to another area (EG-ALT-3, EG-ALT-4)."""
    old = g.cells[cells.BOARD + board]
    g.cells[cells.BOARD + board] = area
    g.emit(events.BOARD_MOVED, g.cells[cells.ACTIVE], board, old, area)
