"""The decisions for a place in an area; what they complete is the decision below on the agenda (EG-FRANCE-12)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import (
    actions,
    calls,
    cells,
    limit,
    placement,
    refusals,
    sizes,
    special_decisions,
    stands,
    steps,
    window,
)
from grandee.games.el_grande.engine.france import STRIDE, places_of
from grandee.games.el_grande.engine.state import ElGrande


class FrancePlace(Step[ElGrande]):
    """Which free place a caballero takes, or which one it leaves (EG-FRANCE-2, EG-FRANCE-8)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        if g.about() % STRIDE == sizes.FRANCE:
            out.add_each(actions.FRANCE_PLACE, places_of(g, -1))
        else:
            out.add_each(actions.FRANCE_PLACE, places_of(g, g.detail()) & ~g.cells[cells.RETURNING + sizes.FRANCE])

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        place = action - actions.FRANCE_PLACE
        source = g.about() // STRIDE
        target = g.about() % STRIDE
        colour = g.detail()
        g.pop()
        complete(g, seat, colour, source, target, place)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.PLACE_IS_TAKEN if g.about() % STRIDE == sizes.FRANCE else refusals.NOT_THERE


class FromPlace(Step[ElGrande]):
    """Which caballero of a colour leaves an area, or changes its place there (GI-D16)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        source = g.about() // stands.STRIDE
        target = g.about() % stands.STRIDE
        out.add_each(actions.FROM_PLACE, stands.leaving(g, source, g.detail(), target))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        stand = action - actions.FROM_PLACE
        about = g.about()
        colour = g.detail()
        g.pop()
        target = about % stands.STRIDE
        if stands.asks_arrival(about // stands.STRIDE, target):
            g.push(steps.TO_PLACE, seat, 0, about, colour + stands.LEAVES * stand)
        else:
            place = stand + stands.ENTERS * sizes.ORDINARY
            complete(g, seat, colour, about // stands.STRIDE, target, place)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.NOBODY_STANDS_SO


class ToPlace(Step[ElGrande]):
    """Where a caballero stands on arrival (GI-D17)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        about = g.about()
        detail = g.detail()
        source = about // stands.STRIDE
        stand = detail // stands.LEAVES
        colour = detail % stands.LEAVES
        out.add_each(actions.TO_PLACE, stands.entering(g, seat, colour, source, about % stands.STRIDE, stand))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        about = g.about()
        detail = g.detail()
        g.pop()
        place = detail // stands.LEAVES + stands.ENTERS * (action - actions.TO_PLACE)
        complete(g, seat, detail % stands.LEAVES, about // stands.STRIDE, about % stands.STRIDE, place)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.NOT_FREE_THERE


def complete(g: ElGrande, seat: i64, colour: i64, source: i64, target: i64, place: i64) -> None:
    """The decision below goes on with the place that was asked for."""
    step = g.step_number()
    if step == steps.PLACE_ONE:
        placement.place_one(g, seat, target, place)
    elif step == steps.PLACE_EXTRA:
        placement.place_extra(g, seat, g.times() if g.facts.has_sea else placement.BY_CHURCH, target, place)
    elif step == steps.PLACE_ANYWHERE_ONE:
        special_decisions.place_anywhere(g, target, place)
    elif step == steps.MOVE_ONE:
        special_decisions.move_one(g, seat, colour, source, target, place)
    elif step == steps.RECALL_ONE:
        calls.recall(g, seat, source, place)
    elif step == steps.RETURN_ONE:
        special_decisions.return_one(g, seat, source, place)
    elif step == steps.SEA_MOVE:
        window.sail(g, seat, colour, source, target, place)
    elif step == steps.FILL_BOARD:
        limit.fill_one(g, seat, colour, place % stands.ENTERS)
    else:
        special_decisions.banish_one(g, seat, colour, source, place)
