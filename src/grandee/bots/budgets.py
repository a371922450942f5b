"""Bots that search, by their budgets: the six levels, and a budget in the name itself (`search@50ms`)."""

from __future__ import annotations

import re
from collections.abc import Callable

from grandee.bots.protocol import Bot

# One search, six budgets in playouts, from a child's opponent to what more time makes no stronger. Playouts, not time,
# so that a level is equally strong on every machine; docs/bots.md has the ladder.
LEVELS = {"page": 6, "squire": 20, "knight": 70, "count": 250, "duke": 1_000, "grandee": 80_000}

BUDGET_NAME = re.compile(r"search@(?:(?P<playouts>[1-9]\d{0,8})|(?P<time>[1-9]\d{0,5})(?P<unit>ms|s))", re.ASCII)
BUDGET_EXAMPLES = ("search@1000", "search@50ms")  # what such a name looks like


def search_bot_factory(playouts: int = 0, seconds: float = 0.0) -> Callable[[], Bot]:
    """Bots that search, with a budget for each decision."""

    def make() -> Bot:
        from grandee.bots.search_bot import SearchBot

        return SearchBot(playouts, seconds)

    return make


def factory_with_budget(name: str) -> Callable[[], Bot] | None:
    """Searches with a budget in their name: playouts (`search@1000`) or time (`search@50ms`, `search@3s`)."""
    found = BUDGET_NAME.fullmatch(name)
    if found is None:
        return None
    if found["playouts"]:
        return search_bot_factory(playouts=int(found["playouts"]))
    return search_bot_factory(seconds=int(found["time"]) / (1_000 if found["unit"] == "ms" else 1))
