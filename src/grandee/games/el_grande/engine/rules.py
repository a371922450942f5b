"""The game put together: what it declares, and what core asks of every game."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import Rng
from grandee.core.declarations import Selection
from grandee.core.rules import Rules
from grandee.games.el_grande.declarations import DECLARATIONS
from grandee.games.el_grande.engine import cells, evaluation, sizes
from grandee.games.el_grande.engine.deal import deal
from grandee.games.el_grande.engine.facts import Facts
from grandee.games.el_grande.engine.knowledge import hide_turned_cards, redraw
from grandee.games.el_grande.engine.state import ElGrande


@final
class ElGrandeRules(Rules[ElGrande]):
    """El Grande for one set-up."""

    def __init__(
        self, facts: Facts, selection: Selection, regions: list[str], modes: list[str], greys: list[str], sixth: str
    ) -> None:
        # a ruleset has the same actions whatever its options and its deck are
        values = [f"ki_{10 * (i + 1)}" for i in range(sizes.KI_CARDS)]  # KI-3, KI-D3
        if not facts.has_intrigue:
            values = [str(value) for value in range(1, sizes.POWERS + 1)]
        greys = [*greys, *(f"no_grey_{number}" for number in range(len(greys) + 1, sizes.GREYS + 1))]
        seas = ["", "", "ship", "america", "mediterranean"]
        words = {
            "region": [*regions, "aside" if facts.has_sea else "", "france", *seas],
            "area": [*regions, "castillo", "france", *seas],
            "source": [*regions, "court", "france", *seas],
            "king_place": [*regions, "castillo", "france", "", "portugal"],
            "castillo_home": [*regions, "court"],
            "colour": [*"ABCDE", sixth],
            "grey": ["none", *greys],
            "grey_card": greys,
            "power": values,
            "taken": [*values, *([] if facts.has_intrigue else greys)],
            "ki_card": values if facts.has_intrigue else [],
            "mode": modes,
        }
        super().__init__(
            facts.players,
            DECLARATIONS.steps(),
            selection.layout,
            DECLARATIONS.space(words, selection.ruleset),
            DECLARATIONS.every_event,
            DECLARATIONS.every_refusal,
            list(DECLARATIONS.tie_breaks),
            [sixth] if facts.every_colour >> sizes.SIXTH & 1 else [],
        )
        self.facts: Facts = facts

    def state(self, cell: vec[i64]) -> ElGrande:
        return ElGrande(self, self.facts, cell)

    def set_up(self, g: ElGrande) -> None:
        deal(g)

    def points(self, g: ElGrande, seat: i64) -> i64:
        """The highest score wins, and who has the same shares the rank (EG-WIN-2, EG-WIN-3, EG-WIN-4).

        The virtual player has no points (EG-WIN-5).
        """
        return g.cells[cells.SCORE + seat]

    def evaluate(self, g: ElGrande, into: vec[i64]) -> i64:
        return evaluation.evaluate(g, into)

    def stage(self, g: ElGrande) -> i64:
        return g.cells[cells.ROUND]

    def determinize(self, g: ElGrande, seat: i64, rng: Rng) -> None:
        redraw(g, seat, rng)

    def hide(self, g: ElGrande, seat: i64) -> None:
        hide_turned_cards(g, seat)
