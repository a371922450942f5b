"""The game put together: what it declares, and what core asks of every game."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import Rng
from grandee.core.declarations import Selection
from grandee.core.rules import Rules
from grandee.games.el_grande.declarations import DECLARATIONS
from grandee.games.el_grande.engine import cells, evaluation, turn
from grandee.games.el_grande.engine.facts import Facts
from grandee.games.el_grande.engine.knowledge import hide_turned_cards, redraw
from grandee.games.el_grande.engine.state import ElGrande


@final
class ElGrandeRules(Rules[ElGrande]):
    """El Grande for one set-up."""

    def __init__(self, facts: Facts, selection: Selection, regions: list[str], modes: list[str]) -> None:
        words = {"region": regions, "area": [*regions, "castillo"], "source": [*regions, "court"], "mode": modes}
        super().__init__(
            facts.players,
            DECLARATIONS.steps(),
            selection.layout,
            DECLARATIONS.space(words, selection.ruleset),
            DECLARATIONS.every_event,
            DECLARATIONS.every_refusal,
            list(DECLARATIONS.tie_breaks),
        )
        self.facts: Facts = facts

    def state(self, cell: vec[i64]) -> ElGrande:
        return ElGrande(self, self.facts, cell)

    def set_up(self, g: ElGrande) -> None:
        turn.deal(g)

    def points(self, g: ElGrande, seat: i64) -> i64:
        """The highest score wins, and who has the same shares the rank (EG-WIN-2, EG-WIN-4)."""
        return g.cells[cells.SCORE + seat]

    def evaluate(self, g: ElGrande, into: vec[i64]) -> i64:
        return evaluation.evaluate(g, into)

    def stage(self, g: ElGrande) -> i64:
        return g.cells[cells.ROUND]

    def determinize(self, g: ElGrande, seat: i64, rng: Rng) -> None:
        redraw(g, seat, rng)

    def hide(self, g: ElGrande, seat: i64) -> None:
        hide_turned_cards(g, seat)
