"""What happens to the pieces in one step, and the event that tells it. Whether it may happen is decided before.

A caballero that leaves one place comes to another (EG-COMP-7, EG-COMP-9). `place` is the place in France that is taken
or left, and means nothing elsewhere.
"""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.games.el_grande.engine import cells, events, groups, ledger, sizes, stands
from grandee.games.el_grande.engine.state import ElGrande


def enter(g: ElGrande, area: i64, colour: i64, place: i64) -> None:
    if area < sizes.FRANCE:
        g.put(area, colour, 1)
    else:
        g.cells[cells.FRANCE + place] = colour + 1


def leave(g: ElGrande, area: i64, colour: i64, place: i64) -> i64:
    """Others do not move up in France (EG-FRANCE-8). With the colonies the piece is handed back (GI-TURN-7)."""
    if g.facts.has_sea:
        return groups.take(g, area, colour, place % stands.ENTERS, ledger.ANY)
    if area < sizes.FRANCE:
        g.put(area, colour, -1)
    else:
        g.cells[cells.FRANCE + place] = 0
        g.emit(events.FRANCE_LEFT, colour, place)
    return 0


def leave_all(g: ElGrande, area: i64, colour: i64, n: i64) -> None:
    """So many, which are all of them in France."""
    if area != sizes.FRANCE:
        g.put(area, colour, -n)
        return
    for place in range(sizes.FRANCE_PLACES):
        if g.cells[cells.FRANCE + place] == colour + 1:
            leave(g, area, colour, place)


def place(g: ElGrande, seat: i64, area: i64, place: i64) -> None:
    """One caballero goes from a seat's court into an area (EG-PLACE-1, EG-PLACE-7)."""
    g.cells[cells.COURT + seat] -= 1
    if g.facts.has_sea and area != sizes.CASTILLO:
        g.emit(events.PLACED, seat, area)
        groups.bring(g, area, seat, place // stands.ENTERS, 0)
        return
    if area == sizes.FRANCE:
        enter(g, area, seat, place)
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
    if g.facts.has_sea:
        relocate(g, owner, source, target, place)
        return
    leave(g, source, owner, place)
    if target == sizes.FRANCE:
        enter(g, target, owner, place)
        g.emit(events.MOVED_TO_FRANCE, g.cells[cells.ACTIVE], owner, source, target, place)
        return
    g.put(target, owner, 1)
    if target == sizes.CASTILLO:
        g.cells[cells.THROWN_SO_FAR] += 1
    g.emit(events.MOVED, g.cells[cells.ACTIVE], owner, source, target)


def relocate(g: ElGrande, owner: i64, source: i64, target: i64, place: i64) -> None:
    """The same with the colonies: it has moved in this turn, and who comes to the ship sails no more
    (GI-TURN-5, GI-SEA-5, GI-DP-2)."""
    cell = g.cells
    stand = place % stands.ENTERS
    enters = place // stands.ENTERS
    if source == target and source != sizes.FRANCE:
        if stand >= sizes.GOLD:  # over the edge of the limit board (GI-LIM-10)
            n = groups.number(g, source, owner, stand)
            marks = ledger.least(g, groups.group_of(g, source, stand), owner, n, ledger.relocatable(g))
            g.emit(events.MOVED_WITHIN, cell[cells.ACTIVE], owner, source, 1 if stand >= sizes.BESIDE else i64(0))
            groups.cross(g, owner, stand, marks, moved_mark(g, marks, source, target))
            return
        enters = sizes.ORDINARY
    piece: i64 = 0
    if source == sizes.ASIDE:  # GI-BLK-3
        g.to_province(owner, -1)
    else:
        piece = groups.take(g, source, owner, stand, ledger.relocatable(g))
    marks = moved_mark(g, piece // sizes.LOADS, source, target)
    g.emit(events.MOVED, cell[cells.ACTIVE], owner, source, target)
    if target == sizes.CASTILLO:
        cell[cells.THROWN_SO_FAR] += 1
    elif piece % sizes.LOADS > 0 and target >= sizes.FRANCE:
        g.emit(events.CARRIED, owner, piece % sizes.LOADS - 1)
    groups.bring(g, target, owner, enters, piece % sizes.LOADS + sizes.LOADS * marks)


def moved_mark(g: ElGrande, marks: i64, source: i64, target: i64) -> i64:
    """What the ledger says of one that is moved: where a move is no sea move, it may still sail, but not who has come
    to the ship or left the sea, and not after a repetition (GI-SEA-5, GI-TURN-8)."""
    if g.is_repetition():
        return marks & ledger.MOVED | ledger.AGAIN
    comes_to_ship = target == sizes.SHIP and source != sizes.SHIP
    if g.facts.sea_is_a_move or comes_to_ship or target <= sizes.FRANCE:
        return ledger.MOVED
    return marks | ledger.MOVED


def send_home(g: ElGrande, owner: i64, region: i64, n: i64) -> None:
    """Caballeros go from a region to their owner's province (EG-PROV-1)."""
    if g.facts.has_sea:
        take_some(g, owner, region, n)
    else:
        g.put(region, owner, -n)
    g.to_province(owner, n)
    g.emit(events.RETURNED, owner, region, n)


def take_some(g: ElGrande, owner: i64, region: i64, n: i64) -> None:
    """So many of a region of Spain; where the limit board lies, those beside it first (GI-LIM-16)."""
    for _ in range(n):
        is_beside = region == g.cells[cells.LIMIT_AREA] and groups.beside(g, owner) > 0
        groups.take(g, region, owner, sizes.BESIDE if is_beside else sizes.ORDINARY, ledger.ANY)


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
        return_by_groups(g, owner)


def return_from_france(g: ElGrande, owner: i64) -> None:
    """There RETURNING is the set of places that are left."""
    cell = g.cells
    n: i64 = 0
    for place in range(sizes.FRANCE_PLACES):
        if cell[cells.RETURNING + sizes.FRANCE] >> place & 1:
            groups.lose_token(g, owner, leave(g, sizes.FRANCE, owner, place))
            n += 1
    cell[cells.RETURNING + sizes.FRANCE] = 0
    g.to_province(owner, n)
    g.emit(events.RETURNED, owner, sizes.FRANCE, n)


def return_by_groups(g: ElGrande, owner: i64) -> None:
    """What a seat returns from the areas at sea and from the limit board; tokens are lost (GI-REG-9, GI-CAR-3)."""
    for group in range(sizes.REGIONS, sizes.GROUPS):
        n = g.cells[cells.RETURN_GROUPS + group]
        if n == 0:
            continue
        g.cells[cells.RETURN_GROUPS + group] = 0
        area = stands.area_of_group(g, group)
        g.to_province(owner, n)
        g.emit(events.RETURNED, owner, area, n)
        for _ in range(n):
            groups.lose_token(g, owner, leave(g, area, owner, stands.stand_of_group(g, group)))


def banish(g: ElGrande, owner: i64, region: i64, place: i64) -> None:
    """One foreign caballero goes to the province (EG-CARD-BANISH-1, EG-CARD-BANISH-2, EG-CARD-BANISH-3)."""
    leave(g, region, owner, place)  # no carrier (GI-CAR-3)
    g.to_province(owner, 1)
    if g.facts.has_sea and owner == sizes.SIXTH:  # GI-BLK-2, GI-BLK-5
        g.emit(events.BLACK_ASIDE, g.cells[cells.ACTIVE], region)
    else:
        g.emit(events.BANISHED, g.cells[cells.ACTIVE], owner, region)


def evict(g: ElGrande, owner: i64, source: i64, target: i64, n: i64) -> None:
    """All caballeros of an opponent leave a region together; a disk on the king's region means the court
    (EG-CARD-EVICT-1, EG-CARD-COUP-1)."""
    if g.facts.has_sea:
        evict_pieces(g, owner, source, target, n)
        return
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


def evict_pieces(g: ElGrande, owner: i64, source: i64, target: i64, n: i64) -> None:
    """The same with the colonies: the viceroy too, carriers deliver, in a court they lose what they carry, and on the
    limit board they stand when all have come (GI-AME-8, GI-MOVE-7, GI-CAR-5, GI-LIM-14, GI-BLK-7)."""
    to_court = target == g.cells[cells.KING]
    black = evicted_black(g, owner, source, target)
    if n > 0:
        g.emit(events.EVICTED, owner, source, sizes.COURT if to_court else target, n)
        move_out(g, owner, source, target, to_court)
    if black > 0:
        g.emit(events.BLACK_EVICTED, source, target, black)
        move_out(g, sizes.SIXTH, source, target, False)


def move_out(g: ElGrande, colour: i64, source: i64, target: i64, to_court: bool) -> None:
    """All of a colour leave an area, one after the other."""
    members = groups.standing(g, source, colour, ledger.ANY)
    while members:
        piece = groups.take(g, source, colour, lowest(members), ledger.ANY)
        if to_court:
            g.cells[cells.COURT + colour] += 1
            groups.lose_token(g, colour, piece)
        else:
            groups.arrive(g, target, colour, piece)
        members = groups.standing(g, source, colour, ledger.ANY)


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
    piece = leave(g, region, seat, place)
    g.cells[cells.COURT + seat] += 1
    g.emit(events.RECALLED, seat, region)
    groups.lose_token(g, seat, piece)


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
