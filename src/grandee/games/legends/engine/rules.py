"""The game put together: what it declares, and what core asks of every game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import Rng
from grandee.core.declarations import Selection
from grandee.core.rules import Rules
from grandee.games.legends.declarations import DECLARATIONS
from grandee.games.legends.engine import cells, refusals, sizes
from grandee.games.legends.engine.evaluation import evaluate, finished_turns
from grandee.games.legends.engine.facts import Facts
from grandee.games.legends.engine.knowledge import hide_tokens, redraw
from grandee.games.legends.engine.scoring import regions_of, total_points
from grandee.games.legends.engine.set_up import begin_leg
from grandee.games.legends.engine.state import Legends

A_LEG: Final[i64] = 64  # more turns than a leg has


@final
class LegendsRules(Rules[Legends]):
    """Eight-Minute Empire: Legends for one set-up."""

    def __init__(self, facts: Facts, selection: Selection, words: dict[str, list[str]]) -> None:
        super().__init__(
            facts.players,
            DECLARATIONS.steps(),
            selection.layout,
            DECLARATIONS.space(words, selection.ruleset),
            DECLARATIONS.every_event,
            DECLARATIONS.every_refusal,
            list(DECLARATIONS.tie_breaks),
            others=["N"] if facts.players == 2 else [],
        )
        self.facts: Facts = facts
        self.stages_ahead = facts.players  # until it is the same seat's turn again

    def state(self, cell: vec[i64]) -> Legends:
        return Legends(self, self.facts, cell)

    def set_up(self, g: Legends) -> None:
        begin_leg(g)

    def points(self, g: Legends, seat: i64) -> i64:
        return total_points(g, seat)

    def tie_break(self, g: Legends, seat: i64, number: i64) -> i64:
        """The Magic Book, coins, armies on the map, regions (EL-TIE-1, EL-TIE-2); a full game's ties are shared
        (EL-FULL-3)."""
        if self.facts.legs > 1:
            return 0
        if number == 0:
            return 1 if g.owns(seat, sizes.TOKEN_MAGIC_BOOK) else 0
        if number == 1:
            return g.coins(seat)
        return g.on_map(seat) if number == 2 else regions_of(g, seat)

    def evaluate(self, g: Legends, into: vec[i64]) -> i64:
        return evaluate(g, into)

    def stage(self, g: Legends) -> i64:
        """The turns that are over."""
        leg = g.cells[cells.LEG] if self.facts.legs > 1 else 0
        return leg * A_LEG + finished_turns(g)

    def determinize(self, g: Legends, seat: i64, rng: Rng) -> None:
        redraw(g, seat, rng)

    def hide(self, g: Legends, seat: i64) -> None:
        hide_tokens(g, seat)

    def refusal_words(self, g: Legends, reason: i64) -> dict[str, str]:
        """The side that must hold the start region (EL-SEG-1)."""
        if reason != refusals.START_ELSEWHERE:
            return {}
        return {"side": f"side-{self.space.words['side'][self.facts.start_side]}"}
