"""The legal moves of a seat as a person at a terminal reads and chooses them: by number, in words, or part by part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from grandee.core.space import Param
from grandee.core.words import Words
from grandee.records.match import Match

LONG_LIST = 24  # moves: more are asked part by part


class MoveMenu:
    """What one seat may do now. `chosen` is the beginning of a move, where a long list is asked part by part."""

    def __init__(self, match: Match, seat: str, words: Words, chosen: str) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.chosen = chosen

    def render_moves(self) -> dict[str, str]:
        """Every move with the words by which people read it."""
        return dict(zip(self.match.legal_moves(self.seat), self.choices(), strict=True))

    def move_numbers(self) -> dict[str, int]:
        """Every move with its number; of a long list only those that go on with what is chosen already."""
        moves = self.match.legal_moves(self.seat)
        if self.chosen:
            return {move: number for number, move in enumerate(self.remaining_moves(), 1)}
        return dict(zip(moves, self.numbers(), strict=True))

    def remaining_moves(self) -> list[str]:
        """The moves that go on with what is chosen already; what is chosen may be all of one."""
        return [move for move in self.match.legal_moves(self.seat) if f"{move} ".startswith(self.chosen)]

    def explanation(self, move: str) -> str:
        setup = self.match.setup
        view = self.match.state.view(setup.seat(self.seat))
        return setup.game.explain_move(setup, view, setup.rules.space.numbers[move], self.words)

    def parts(self) -> list[tuple[str, str]]:
        """A long list of moves by all but their last words, each with its phrasing; empty where the list is short.

        What stands alone, or has no second word, is there as a whole.
        """
        setup = self.match.setup
        moves = self.render_moves()
        if self.chosen or len(moves) <= LONG_LIST:
            return []
        found: dict[str, str] = {}
        beginnings = Counter(self.beginning(move) for move in moves)
        for move, text in moves.items():
            beginning = self.beginning(move)
            if beginnings[beginning] == 1:
                found[move] = text
                continue
            action = setup.rules.space.numbers[move]
            block = setup.rules.space.block_of(action)
            leading = as_written(zip(block.params, block.split(action), strict=True))[:-1]
            found[beginning] = " ".join(self.name(param.kind, value) for param, value in leading) + " …"
        return list(found.items())

    def beginning(self, move: str) -> str:
        """An move without its last word, or all of it if that is left out or the only one."""
        space = self.match.setup.rules.space
        params = space.block_of(space.numbers[move]).params
        return " ".join(move.split()[: len(params)]) + " " if len(params) > 1 else move

    def part_numbers(self) -> list[int]:
        """The numbers by which the parts of a long list are chosen: those on the cards, if moves go by them."""
        setup, parts = self.match.setup, self.parts()
        first = {self.beginning(move): move for move in reversed(self.match.legal_moves(self.seat))}
        actions = [setup.rules.space.numbers[first.get(part, part)] for part, _ in parts]
        return setup.game.numbers(setup, actions)

    def name(self, kind: str, value: int) -> str:
        """A parameter of a move by its plain name."""
        return self.words.name(self.match.setup.game.message_argument(self.match.setup, kind, value))

    def numbers(self) -> list[int]:
        """The numbers by which the moves are chosen."""
        setup = self.match.setup
        return setup.game.numbers(setup, self.match.state.legal_actions(setup.seat(self.seat)))

    def choices(self) -> list[str]:
        """The moves as people read them."""
        setup = self.match.setup
        seat = setup.seat(self.seat)
        view = self.match.state.view(seat)
        return [
            setup.game.render_move(setup, view, action, self.words) for action in self.match.state.legal_actions(seat)
        ]

    def phrasings(self) -> list[list[str]]:
        """How people may say the moves: as they are printed, or by plain names and numbers."""
        setup = self.match.setup
        out: list[list[str]] = []
        for action, printed in zip(self.match.state.legal_actions(setup.seat(self.seat)), self.choices(), strict=True):
            block = setup.rules.space.block_of(action)
            parts: list[str] = []
            for param, value in as_written(zip(block.params, block.split(action), strict=False)):
                if param.optional and not value:
                    continue
                parts += [self.name(param.kind, value), setup.rules.space.words[param.kind][value]]
            out.append([printed, " ".join(parts)])
        return out


def as_written(parts: Iterable[tuple[Param, int]]) -> list[tuple[Param, int]]:
    """The parameters of a move in the order of its words: what may be left out comes last."""
    return sorted(parts, key=lambda part: part[0].optional)
