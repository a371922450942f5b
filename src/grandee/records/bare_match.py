"""A match that nobody watches: bots play, and only the record is left. For many games in a short time."""

from __future__ import annotations

from collections.abc import Sequence

from grandee.core.chance import Rng
from grandee.core.game import Setup
from grandee.core.state import State
from grandee.records import notation, record
from grandee.search.playouts import noted_playout


class BareMatch:
    """A running game without a log and without a way back. Its record is that of a `Match`, byte for byte.

    Of several seats that may answer, the lowest is always next: so the moves are in the order of a record.

    >>> from grandee.games import load_game
    >>> match = BareMatch(load_game("kabale").set_up({"players": 2}), bytes(32), ["random", "random"])
    >>> match.play_at_random(Rng(1))
    >>> match.over, match.points, match.record().moves[0]
    (True, {'A': 12, 'B': 26}, 'A place_card musketeers c1')
    """

    def __init__(self, setup: Setup, seed: bytes, names: Sequence[str]) -> None:
        self.setup = setup
        self.seed = seed
        self.names = names
        self.moves: list[int] = []  # places in `notation.every_move`
        self.out = setup.rules.tried.empty_like()
        self.state: State = setup.begin(seed)
        self.state.settle(self.out)

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def seat(self) -> int:
        """Who is to choose now."""
        return int(self.out.seat)

    def play(self, action: int) -> None:
        """Take an action of the seat that is to choose; raises `IllegalMove` if it is not allowed."""
        seat = self.seat
        self.state.play(seat, action, self.out)
        self.moves.append(seat * self.setup.rules.actions + action)

    def play_at_random(self, rng: Rng) -> None:
        """Play on to the end, all seats choosing at random."""
        self.moves += noted_playout(self.state, self.out, rng)

    @property
    def points(self) -> dict[str, int]:
        return {letter: int(self.state.points(seat)) for seat, letter in enumerate(self.setup.letters)}

    def record(self) -> record.Record:
        """The whole record."""
        words = notation.every_move(self.setup.rules)
        moves = [words[move] for move in self.moves]
        return record.of_moves(self.setup, self.seed, self.names, moves, self.points if self.over else None)
