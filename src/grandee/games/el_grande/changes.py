"""What happens to the pieces in one step, and the event that tells it. Whether it may happen is decided before."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.games.el_grande.happenings import (
    BANISHED,
    BOARD_MOVED,
    EVICTED,
    GRANDE_MOVED,
    KING_MOVED,
    MOVED,
    PLACED,
    REINFORCED,
    RETURNED,
    THROWN,
)
from grandee.games.el_grande.numbers import CASTILLO, REGIONS
from grandee.games.el_grande.numbers import COURT as THE_COURT
from grandee.games.el_grande.state import (
    ACTIVE,
    BOARD_AT,
    COURT,
    GRANDE_AT,
    KING_AT,
    PROVINCE,
    RETURNING,
    THROWN_SO_FAR,
    ElGrande,
)


def place(g: ElGrande, area: i64) -> None:
    """One caballero of the active seat goes from its court into an area (EG-PLACE-1, -7)."""
    seat = g.cells[ACTIVE]
    g.cells[COURT + seat] -= 1
    g.put(area, seat, 1)
    if area == CASTILLO:
        g.cells[THROWN_SO_FAR] += 1
        g.tell(THROWN, seat)
    else:
        g.tell(PLACED, seat, area)


def move(g: ElGrande, owner: i64, source: i64, target: i64) -> None:
    """One caballero goes from a region into another area (EG-MOVE-1, EG-CAST-2, -3)."""
    g.put(source, owner, -1)
    g.put(target, owner, 1)
    if target == CASTILLO:
        g.cells[THROWN_SO_FAR] += 1
    g.tell(MOVED, g.cells[ACTIVE], owner, source, target)


def send_home(g: ElGrande, owner: i64, region: i64, n: i64) -> None:
    """Caballeros go from a region to their owner's province (EG-PROV-1)."""
    g.put(region, owner, -n)
    g.to_province(owner, n)
    g.tell(RETURNED, owner, region, n)


def empty_court(g: ElGrande, owner: i64, n: i64) -> None:
    """Caballeros go from a court to the province (EG-CARD-CRISIS-1, -2)."""
    g.cells[COURT + owner] -= n
    g.to_province(owner, n)
    g.tell(RETURNED, owner, THE_COURT, n)


def return_chosen(g: ElGrande, owner: i64) -> None:
    """What a seat has chosen to return goes to the province, all at once (EG-CARD-WITHDRAW-1, EG-DP-11)."""
    cells = g.cells
    for place in range(REGIONS + 1):
        n = cells[RETURNING + place]
        if n > 0:
            cells[RETURNING + place] = 0
            if place == REGIONS:
                empty_court(g, owner, n)
            else:
                send_home(g, owner, place, n)


def banish(g: ElGrande, owner: i64, region: i64) -> None:
    """One caballero of an opponent goes to the province (EG-CARD-BANISH-1)."""
    g.put(region, owner, -1)
    g.to_province(owner, 1)
    g.tell(BANISHED, g.cells[ACTIVE], owner, region)


def evict(g: ElGrande, owner: i64, source: i64, target: i64, n: i64) -> None:
    """All caballeros of an opponent leave a region together; a disk on the king's region means the court
    (EG-CARD-EVICT-1)."""
    g.put(source, owner, -n)
    if target == g.cells[KING_AT]:
        g.cells[COURT + owner] += n
        g.tell(EVICTED, owner, source, THE_COURT, n)
    else:
        g.put(target, owner, n)
        g.tell(EVICTED, owner, source, target, n)


def reinforce(g: ElGrande, n: i64) -> None:
    """Caballeros of the active seat go from the province to its court (EG-CARD-COURT-1)."""
    seat = g.cells[ACTIVE]
    g.cells[PROVINCE + seat] -= n
    g.cells[COURT + seat] += n
    g.tell(REINFORCED, seat, n)


def move_king(g: ElGrande, region: i64) -> None:
    """The king changes his region; what stands there stays (EG-KING-3, -6)."""
    old = g.cells[KING_AT]
    g.cells[KING_AT] = region
    g.tell(KING_MOVED, g.cells[ACTIVE], old, region)


def move_grande(g: ElGrande, region: i64) -> None:
    """The active seat's grande has a new home (EG-GRANDE-1, -3)."""
    seat = g.cells[ACTIVE]
    old = g.cells[GRANDE_AT + seat]
    g.cells[GRANDE_AT + seat] = region
    g.tell(GRANDE_MOVED, seat, old, region)


def move_board(g: ElGrande, board: i64, area: i64) -> None:
    """A board comes onto the map or to another area (EG-ALT-3, -4)."""
    old = g.cells[BOARD_AT + board]
    g.cells[BOARD_AT + board] = area
    g.tell(BOARD_MOVED, g.cells[ACTIVE], board, old, area)
