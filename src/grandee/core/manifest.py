"""What a game says of itself to those who list, measure and check all games: `MANIFEST` of `manifest.py` in its folder.

It is read without the game being loaded. Everything in it may be left out, and so may the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise

LAST = 100  # the place of a game that asks for none


@dataclass(frozen=True)
class Rung:
    """Two bots that meet on the published ladder."""

    upper: str
    lower: str
    players: int
    deals: int
    rotations: int = 0  # of the seats for each deal; 0 is all
    variant: str = ""  # what the set-up is called, where it is not the usual one
    options: Mapping[str, bool | str | tuple[str, ...]] = field(default_factory=dict)  # of that set-up

    @property
    def name(self) -> str:
        return f"{self.upper}@{self.players}" + (f"/{self.variant}" if self.variant else "")


def climb(players: int, deals: int) -> tuple[Rung, ...]:
    """The rungs of a ladder below the highest: every quick level against the one below it."""
    levels = ("random", "page", "squire", "knight", "count", "duke")
    return tuple(Rung(upper, lower, players, deals) for lower, upper in pairwise(levels))


@dataclass(frozen=True)
class BuiltPart:
    """Which part of a game's specification is built, where not all of it is: the rest needs no code and no test."""

    editions: tuple[str, ...] = ()  # the tags of rules that count; all, if none is named
    not_ids: tuple[str, ...] = ()  # the beginnings of ids that do not
    shown_ids: tuple[str, ...] = ()  # the beginnings of further ids that only a scenario can show: rulings, examples
    prefixes: tuple[str, ...] = ()  # how the ids of the specification begin, where it is not the game's own


@dataclass(frozen=True)
class Manifest:
    """What is read of a game's folder beside its `GAME`."""

    order: int = LAST  # where it stands among the shipped games; the first is played and measured if none is named
    is_draft: bool = False  # still being built: its rules are tried by all tests, and no list offers it
    built: BuiltPart = BuiltPart()
    built_of_more: Mapping[str, BuiltPart] = field(default_factory=dict)  # by file, of the game's `more_specs`
    top_rung: Rung = Rung("grandee", "duke", 4, 20, rotations=1)  # of its ladder: the highest level takes its time
    more_rungs: tuple[Rung, ...] = ()  # with other numbers of players than every ladder, or other options
    peer_reward: str = "win"  # with which OpenSpiel's searches play it best
    peer_exploration: float = 1.0  # and how much they are to explore
    steps_budgets: Mapping[str, float] = field(default_factory=dict)  # million steps a second, by ruleset; else five
    table_budgets: Mapping[str, float] = field(default_factory=dict)  # kB of script that a table loads; else 110
    benchmark_moves: int = 0  # at a table of the server's figures, after which people only talk; 0: to the end
