"""A bot that looks one move ahead and takes what the game's own estimate likes best."""

from __future__ import annotations

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.seat import Seat
from grandee.core.state import State

WORLDS = 12  # in which each action is tried


class Greedy:
    """Takes the action after which it is furthest ahead of the others, on average over a few worlds."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        worlds = [seat.sample(rng) for _ in range(WORLDS)]
        out = worlds[0].rules.tried.empty_like()
        best: list[int] = []
        most = 0.0
        for action in seat.legal_actions:
            worth = sum(self.evaluate(world, seat.number, action, out) for world in worlds)
            if not best or worth > most:
                best, most = [action], worth
            elif worth == most:
                best.append(action)
        return best[rng.below(len(best))]

    def evaluate(self, world: State, seat: int, action: int, out: Actions) -> float:
        """How far a seat is ahead after an action: of the best other mostly, of all others a little."""
        game = world.clone()
        game.apply(seat, action, out)
        expected = game.expected()
        own = expected.pop(seat)
        return own - 0.7 * max(expected) - 0.3 * sum(expected) / len(expected)
