"""Laying the segments of the map, and where their lines meet (sections 2 and 11 of the spec)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import bit
from grandee.core.step import Step
from grandee.games.legends.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.legends.engine.facts import CENTRE, NORTH, SEGMENTS
from grandee.games.legends.engine.state import Legends


def is_place_of_layout(g: Legends, place: i64) -> bool:
    return (place >= sizes.ROW_PLACES) == g.facts.row_layout


def side_at(g: Legends, place: i64) -> i64:
    """The side that lies at a place; -1 if none does."""
    for side in range(sizes.SIDES):
        if g.cells[cells.PLACE + side] == place + 1:
            return side
    return -1


def is_inner(place: i64) -> bool:
    """Whether a place of the row has neighbours on both sides (EL-ROW-1)."""
    return sizes.ROW_PLACES < place < sizes.ROW_PLACES + SEGMENTS - 1


def may_be_laid(g: Legends, segment: i64, side: i64) -> bool:
    """Whether a side belongs to the segment that is laid now, or to any that is left (EL-SET-13)."""
    if g.facts.any_four_sides:
        return not g.lies(side)
    return g.facts.segment[side] == segment


def why_not_lay(g: Legends, left: i64, segment: i64, side: i64, place: i64, turned: i64) -> i64:
    """0, or the reason why a side cannot be laid so (EL-SET-2, EL-SET-13, EL-ROW-1, EL-ROW-3, EL-ROW-4)."""
    if not may_be_laid(g, segment, side):
        return refusals.NOT_THIS_SEGMENT
    if not is_place_of_layout(g, place):
        return refusals.OTHER_LAYOUT
    if side_at(g, place) >= 0:
        return refusals.PLACE_TAKEN
    if g.facts.row_layout:
        if side == g.facts.start_side and not is_inner(place):
            return refusals.START_MUST_BE_INSIDE
        for other in range(sizes.SIDES):
            if g.lies(other) and (g.cells[cells.TURNED + other] - turned) & 1:
                return refusals.NOT_THIS_TURN
    elif left == 1 and place != CENTRE and side_at(g, CENTRE) < 0:
        return refusals.CENTRE_IS_EMPTY
    return 0


def lay(g: Legends, seat: i64, side: i64, place: i64, turned: i64) -> None:
    g.cells[cells.PLACE + side] = place + 1
    g.cells[cells.TURNED + side] = turned
    g.emit(events.SEGMENT_LAID, seat, side, place, turned)


class LaySegment(Step[Legends]):
    """Lay one segment: a side up, a place, a turn (EL-SET-1, EL-SET-2, EL-SET-4, EL-SET-13, EL-D1)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        left = g.times()
        segment = g.about()
        for side in range(sizes.SIDES):
            if may_be_laid(g, segment, side):
                for place in range(sizes.PLACES):
                    for turned in range(sizes.TURNS):
                        if why_not_lay(g, left, segment, side, place, turned) == 0:
                            out.add(actions.LAY_SEGMENT + (side * sizes.PLACES + place) * sizes.TURNS + turned)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        left = g.times() - 1
        segment = g.about() + 1
        g.pop()
        rest = action - actions.LAY_SEGMENT
        lay(g, seat, rest // sizes.TURNS // sizes.PLACES, rest // sizes.TURNS % sizes.PLACES, rest % sizes.TURNS)
        if left > 0:
            g.push(steps.LAY_SEGMENT, seat, left, segment)
        else:
            link(g)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        rest = action - actions.LAY_SEGMENT
        side = rest // sizes.TURNS // sizes.PLACES
        place = rest // sizes.TURNS % sizes.PLACES
        return why_not_lay(g, g.times(), g.about(), side, place, rest % sizes.TURNS)


def lay_given(g: Legends) -> None:
    """The layout of the option `segments`, in every leg; nobody is asked (EL-D1, A-42)."""
    for side in range(sizes.SIDES):
        if g.facts.given_place[side] > 0:
            lay(g, g.set_up_seat(), side, g.facts.given_place[side] - 1, g.facts.given_turn[side])
    link(g)


def port(g: Legends, side: i64, direction: i64) -> i64:
    """The region whose line leaves a side as it lies to the north, east, south or west."""
    return g.facts.port[side * sizes.TURNS + (direction - g.cells[cells.TURNED + side] + sizes.TURNS) % sizes.TURNS]


def link(g: Legends) -> None:
    """Lines meet at the edges: three links in the T, four in the row, which wraps round (EL-SET-3, EL-ROW-2)."""
    if g.facts.row_layout:
        for i in range(SEGMENTS):
            left = side_at(g, sizes.ROW_PLACES + i)
            right = side_at(g, sizes.ROW_PLACES + (i + 1) % SEGMENTS)
            join(g, port(g, left, 1), port(g, right, 3))
        return
    centre = side_at(g, CENTRE)
    for direction in range(sizes.TURNS):
        arm = side_at(g, NORTH + direction)
        if arm >= 0:
            join(g, port(g, centre, direction), port(g, arm, (direction + 2) % sizes.TURNS))


def join(g: Legends, one: i64, other: i64) -> None:
    g.cells[cells.LINKED + one] |= bit(other)
    g.cells[cells.LINKED + other] |= bit(one)
