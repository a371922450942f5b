"""The decision for a place in France; what it completes is the decision below it on the agenda (EG-FRANCE-12)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, calls, cells, placement, refusals, sizes, special_decisions, steps
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
        step = g.step_number()
        if step == steps.PLACE_ONE:
            placement.place_one(g, seat, target, place)
        elif step == steps.PLACE_EXTRA:
            placement.place_extra(g, seat, placement.BY_CHURCH, target, place)
        elif step == steps.PLACE_ANYWHERE_ONE:
            special_decisions.place_anywhere(g, target, place)
        elif step == steps.MOVE_ONE:
            special_decisions.move_one(g, seat, colour, source, target, place)
        elif step == steps.RECALL_ONE:
            calls.recall(g, seat, source, place)
        elif step == steps.RETURN_ONE:
            special_decisions.return_one(g, seat, source, place)
        else:
            special_decisions.banish_one(g, seat, colour, source, place)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.PLACE_IS_TAKEN if g.about() % STRIDE == sizes.FRANCE else refusals.NOT_THERE
