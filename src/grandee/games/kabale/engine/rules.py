"""The game put together: what it declares, and what core asks of every game."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import Rng
from grandee.core.declarations import Selection
from grandee.core.rules import Rules
from grandee.games.kabale.declarations import DECLARATIONS
from grandee.games.kabale.engine import cells
from grandee.games.kabale.engine.evaluation import evaluate
from grandee.games.kabale.engine.facts import Facts
from grandee.games.kabale.engine.knowledge import hide_table, redraw
from grandee.games.kabale.engine.scoring import final_score
from grandee.games.kabale.engine.state import Kabale
from grandee.games.kabale.engine.turn import deal


@final
class KabaleRules(Rules[Kabale]):
    """Kabale & Hiebe for one set-up."""

    def __init__(self, facts: Facts, selection: Selection, cards: list[str]) -> None:
        super().__init__(
            facts.players,
            DECLARATIONS.steps(),
            selection.layout,
            DECLARATIONS.space({"card": cards}, selection.ruleset),
            DECLARATIONS.every_event,
            DECLARATIONS.every_refusal,
            list(DECLARATIONS.tie_breaks),
        )
        self.facts: Facts = facts

    def state(self, cell: vec[i64]) -> Kabale:
        return Kabale(self, self.facts, cell)

    def set_up(self, g: Kabale) -> None:
        deal(g)

    def points(self, g: Kabale, seat: i64) -> i64:
        """The highest score wins, and who has the same shares the victory (KH-FIN-6)."""
        return final_score(g, seat)

    def evaluate(self, g: Kabale, into: vec[i64]) -> i64:
        return evaluate(g, into)

    def stage(self, g: Kabale) -> i64:
        return g.cells[cells.ROUND]

    def determinize(self, g: Kabale, seat: i64, rng: Rng) -> None:
        redraw(g, seat, rng)

    def hide(self, g: Kabale, seat: i64) -> None:
        hide_table(g, seat)
