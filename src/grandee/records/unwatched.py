"""A table that nobody watches: bots play, and only the record is left. For many games in a short time."""

from __future__ import annotations

from collections.abc import Sequence

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.state import State
from grandee.core.title import SetUp
from grandee.records import notation, record
from grandee.search.playouts import noted_playout


class Unwatched:
    """A running game without a log and without a way back. Its record is that of a `Table`, byte for byte.

    Of several seats that may answer, the lowest is always next: so the moves are in the order of a record.

    >>> from grandee.games import title
    >>> game = Unwatched(title("kabale").set_up({"players": 2}), bytes(32), ["random", "random"])
    >>> game.play_at_random(Rng(1))
    >>> game.over, game.points, game.record().moves[0]
    (True, {'A': 12, 'B': 26}, 'A place_card musketeers c1')
    """

    def __init__(self, set_up: SetUp, seed: bytes, names: Sequence[str]) -> None:
        self.set_up = set_up
        self.seed = seed
        self.names = names
        self.moves: list[int] = []  # places in `notation.every_move`
        self.out = Actions(set_up.rules.actions)
        self.state: State = set_up.begin(seed)
        self.state.settle(self.out)

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def seat(self) -> int:
        """Who is to choose now."""
        return int(self.out.seat)

    def play(self, action: int) -> None:
        """Take an action of the seat that is to choose; raises `IllegalMove` if it is not allowed."""
        seat = self.seat
        self.state.play(seat, action, self.out)
        self.moves.append(seat * self.set_up.rules.actions + action)

    def play_at_random(self, rng: Rng) -> None:
        """Play on to the end, all seats choosing at random."""
        self.moves += noted_playout(self.state, self.out, rng)

    @property
    def points(self) -> dict[str, int]:
        return {letter: int(self.state.points(seat)) for seat, letter in enumerate(self.set_up.letters)}

    def record(self) -> record.Record:
        """The whole record."""
        words = notation.every_move(self.set_up.rules)
        moves = [words[move] for move in self.moves]
        return record.of_moves(self.set_up, self.seed, self.names, moves, self.points if self.over else None)
