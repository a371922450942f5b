"""Plans: who meets whom, at which seats, with which deals.

Every deal is played in rotations of the seats, and by every line-up of the plan, so all bots meet the same luck.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, pairwise
from typing import NamedTuple

from grandee import bots
from grandee.core.chance import Rng
from grandee.core.game import Setup
from grandee.core.options import Value
from grandee.core.refusals import BadInput, nearest

LineUp = tuple[str, ...]


class BotFailure(NamedTuple):
    """A seat that gave no answer at a move (-1: its bot could not be made), why it forfeits, and details."""

    seat: int
    move: int
    reason: str
    detail: str


@dataclass(frozen=True)
class Job:
    """One game to be played: plain data that any process can take."""

    game: str
    options: tuple[tuple[str, Value], ...]
    custom: tuple[tuple[str, str], ...]  # data of the user's own, in full
    deal: str  # the seed: 64 hexadecimal digits
    bots: LineUp  # by seat
    limit: float = 0.0  # seconds for one decision; 0 is no limit
    known_failures: tuple[BotFailure, ...] = ()  # of seats that gave no answer when this was played before

    @cached_property
    def key(self) -> str:
        """A digest of everything that decides the game, not of what was found out while it was played."""
        players = [bots.identity(name) for name in self.bots]
        parts = [self.game, self.options, self.custom, self.deal, players, self.limit]
        return sha256(json.dumps(parts).encode()).hexdigest()[:20]


def round_robin(bots: Sequence[str], seats: int) -> list[LineUp]:
    """All bots against each other, as evenly as the seats allow.

    >>> round_robin(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> round_robin(["a", "b"], 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    """
    whole, rest = divmod(seats, len(bots))
    return [(*bots,) * whole + chosen for chosen in combinations(bots, rest)]


def gauntlet(bots: Sequence[str], seats: int) -> list[LineUp]:
    """The first bot alone against a field of the others.

    >>> gauntlet(["a", "b", "c"], 3)
    [('a', 'b', 'c')]
    """
    return [(bots[0], *field) for field in round_robin(bots[1:], seats - 1)]


def ladder(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Every bot against the one before it in the list, in every mixture of the two.

    >>> ladder(["a", "b", "c"], 3)
    [('b', 'a', 'a'), ('b', 'b', 'a'), ('c', 'b', 'b'), ('c', 'c', 'b')]
    """
    return [
        (upper,) * number + (lower,) * (seats - number) for lower, upper in pairwise(bots) for number in range(1, seats)
    ]


PLANS: dict[str, Callable[[Sequence[str], int], list[LineUp]]] = {
    "round-robin": round_robin,
    "gauntlet": gauntlet,
    "ladder": ladder,
}


def jobs(
    plan: str,
    setup: Setup,
    bots: Sequence[str],
    deals: int,
    seed: str,
    rotations: int = 0,
    limit: float = 0.0,
) -> list[Job]:
    """All games of a plan, deal after deal; `rotations` of the seats for each deal and line-up, all if it is 0."""
    if plan not in PLANS:
        raise BadInput("--plan", "bad-word", given=plan, hint=nearest(plan, list(PLANS)))
    line_ups = PLANS[plan](bots, setup.seats)
    options, custom = tuple(setup.options.items()), tuple(setup.custom.items())
    return [
        Job(setup.game.id, options, custom, deal, seating, limit)
        for deal in (deal_of(seed, number) for number in range(deals))
        for line_up in line_ups
        for seating in rotated(shuffled(line_up, deal), rotations)
    ]


def deal_of(seed: str, number: int) -> str:
    """The seed of a deal; that of game `number` of `grandee simulate`."""
    return sha256(f"{seed}:{number}".encode("utf-8", "surrogateescape")).hexdigest()


def shuffled(line_up: LineUp, deal: str) -> LineUp:
    """A line-up in an order that changes from deal to deal: rotations alone would keep everybody's neighbours."""
    rng = rng_from(f"seating {deal}")
    order = list(line_up)
    for i in range(len(order) - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def rotated(line_up: LineUp, number: int = 0) -> list[LineUp]:
    """The first rotations of a line-up, or all; each only once.

    >>> rotated(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    turned = dict.fromkeys(line_up[i:] + line_up[:i] for i in range(len(line_up)))
    return list(turned)[: number or None]


def rng_from(text: str) -> Rng:
    """Random numbers that a text decides, whoever draws them and wherever."""
    return Rng(int.from_bytes(sha256(text.encode()).digest()[:6], "big"))
