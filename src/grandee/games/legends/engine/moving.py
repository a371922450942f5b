"""Moving armies, one step at a time (section 5 of the spec)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import bit, first_of
from grandee.core.step import Step
from grandee.games.legends.engine import actions, events, refusals, sizes
from grandee.games.legends.engine.state import Legends


def targets(g: Legends, seat: i64, region: i64, points: i64, sea_cost: i64) -> i64:
    """The regions to which an army can take a step with so many points (EL-MOVE-2, EL-MOVE-3, EL-ENC-ROGUES-2)."""
    reached = g.by_land(region)
    if points >= sea_cost:
        reached |= g.by_sea(region)
    if g.facts.rogues:
        rogues = g.rogues_at()
        if rogues >= 0 and g.coins(seat) == 0:
            reached &= ~bit(rogues)
    return reached


def can_move(g: Legends, seat: i64, points: i64) -> bool:
    if points < 1:
        return False
    sea_cost = g.sea_cost(seat)
    held = g.held(seat)
    while held:
        if targets(g, seat, first_of(held), points, sea_cost) != 0:
            return True
        held &= held - 1
    return False


class MoveOne(Step[Legends]):
    """Take one own army to a neighbouring region, or be done (EL-MOVE-1, EL-MOVE-2, EL-MOVE-4, EL-MOVE-5, EL-D11)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        points = g.times()
        sea_cost = g.sea_cost(seat)
        held = g.held(seat)
        while held:
            region = first_of(held)
            reached = targets(g, seat, region, points, sea_cost)
            first = actions.MOVE_ONE + region * sizes.REGIONS
            while reached:
                out.add(first + first_of(reached))
                reached &= reached - 1
            held &= held - 1
        out.add(actions.MOVE_ONE_DONE)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        if action == actions.MOVE_ONE_DONE:
            g.pop()
            return
        region = (action - actions.MOVE_ONE) // sizes.REGIONS
        to = (action - actions.MOVE_ONE) % sizes.REGIONS
        cost = step_cost(g, seat, region, to)
        g.spend(cost)
        g.take(region, seat)
        g.put(to, seat)
        g.emit(events.ARMY_MOVED, seat, region, to, cost)
        g.enter(to, seat)
        if not can_move(g, seat, g.times()):
            g.pop()

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        region = (action - actions.MOVE_ONE) // sizes.REGIONS
        to = (action - actions.MOVE_ONE) % sizes.REGIONS
        if not g.is_on_map(region) or not g.is_on_map(to):
            return refusals.NO_SUCH_REGION
        if not g.held(seat) & bit(region):
            return refusals.NO_ARMY_THERE
        if not (g.by_land(region) | g.by_sea(region)) & bit(to):
            return refusals.NOT_NEIGHBOURS
        if g.times() < step_cost(g, seat, region, to):
            return refusals.TOO_FEW_POINTS
        return refusals.NO_COIN_FOR_ROGUES


def step_cost(g: Legends, seat: i64, region: i64, to: i64) -> i64:
    """A step over land costs 1, also where a line over sea leads to the same region (EL-MOVE-2, EL-ENC-PORTAL-1)."""
    return 1 if g.by_land(region) & bit(to) else g.sea_cost(seat)
