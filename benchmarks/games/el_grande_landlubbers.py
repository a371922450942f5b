"""Bots that leave the colonies of El Grande out of their evaluation, to measure what knowing them is worth.

    $ BOTS=benchmarks/games/el_grande_landlubbers.py
    $ grandee arena el-grande --option grand_inquisitor=true --players 4 --bots knight,$BOTS:Knight

They search as the level of the same name does and see all moves and points; only what France and the sea, tokens,
offices and kept cards promise is nothing to them. Without the colonies they are that level.
"""

from __future__ import annotations

from grandee.bots.budgets import LEVELS
from grandee.bots.search_bot import SearchBot
from grandee.core.chance import Rng
from grandee.core.seat import Seat
from grandee.games.el_grande.engine.rules import ElGrandeRules


class Landlubber(SearchBot):
    """The rules are shared by all seats of a process, which think one after the other."""

    level = ""

    def __init__(self) -> None:
        super().__init__(LEVELS[self.level])

    def choose(self, seat: Seat, rng: Rng) -> int:
        rules = seat.view.rules
        assert isinstance(rules, ElGrandeRules)
        rules.facts.weighs_sea = False
        try:
            return super().choose(seat, rng)
        finally:
            rules.facts.weighs_sea = rules.facts.has_sea


class Knight(Landlubber):
    level = "knight"


class Duke(Landlubber):
    level = "duke"
