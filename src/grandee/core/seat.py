"""What a bot gets: one seat's knowledge of a game, and nothing else."""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.core.state import State


class Seat:
    """A seat's view, its options, and samples of what the hidden rest may be.

    The state kept here has been redrawn from the seat's knowledge, so the truth is not in it; the same knowledge always
    gives the same bytes, which the two-worlds test demands.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.number = seat
        self.legal_actions: list[int] = state.legal_actions(seat)
        self._determinized = state.clone()
        self._determinized.determinize(seat, Rng(0))

    @property
    def view(self) -> State:
        """The game as the table shows it to this seat."""
        return self._determinized.view(self.number)

    def sample(self, rng: Rng) -> State:
        """A whole state that may be the true one, drawn from everything this seat knows."""
        drawn = self._determinized.clone()
        drawn.determinize(self.number, rng)
        return drawn
