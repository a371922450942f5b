"""The legal moves of a seat as a person at a terminal reads and chooses them: by number, in words, or part by part."""

from __future__ import annotations

from grandee.core.words import Words
from grandee.records.match import Match

LONG_LIST = 24  # options: more are asked part by part


class MoveMenu:
    """What one seat may do now. `chosen` is the beginning of a move, where a long list is asked part by part."""

    def __init__(self, match: Match, seat: str, words: Words, chosen: str) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.chosen = chosen

    def render_options(self) -> dict[str, str]:
        """Every option with the words by which people read it."""
        return dict(zip(self.match.legal_moves(self.seat), self.choices(), strict=True))

    def numbered(self) -> dict[str, int]:
        """Every option with its number; of a long list only those that go on with what is chosen already."""
        options = self.match.legal_moves(self.seat)
        if self.chosen:
            left = [option for option in options if option.startswith(self.chosen)]
            return {option: number for number, option in enumerate(left, 1)}
        return dict(zip(options, self.numbers(), strict=True))

    def explanation(self, option: str) -> str:
        setup = self.match.setup
        view = self.match.state.view(setup.seat(self.seat))
        return setup.game.explain_move(setup, view, setup.rules.space.numbers[option], self.words)

    def parts(self) -> list[tuple[str, str]]:
        """A long list of options by all but their last words, each with its reading; empty where the list is short."""
        setup = self.match.setup
        options = self.match.legal_moves(self.seat)
        if self.chosen or len(options) <= LONG_LIST:
            return []
        found: dict[str, str] = {}
        for option in options:
            action = setup.rules.space.numbers[option]
            block = setup.rules.space.block_of(action)
            values = block.split(action)
            if len(values) < 2:
                found[option] = self.render_options()[option]
                continue
            beginning = " ".join(option.split()[:-1]) + " "
            names = [self.name(param.kind, value) for param, value in zip(block.params, values, strict=True)][:-1]
            found[beginning] = " ".join(names) + " …"
        return list(found.items())

    def name(self, kind: str, value: int) -> str:
        """A parameter of a move by its plain name."""
        return self.words.name(self.match.setup.game.message_argument(self.match.setup, kind, value))

    def numbers(self) -> list[int]:
        """The numbers by which the options are chosen."""
        setup = self.match.setup
        return setup.game.numbers(setup, self.match.state.legal_actions(setup.seat(self.seat)))

    def choices(self) -> list[str]:
        """The options as people read them."""
        setup = self.match.setup
        seat = setup.seat(self.seat)
        view = self.match.state.view(seat)
        return [
            setup.game.render_move(setup, view, action, self.words) for action in self.match.state.legal_actions(seat)
        ]

    def readings(self) -> list[list[str]]:
        """How people may say the options: as they are printed, or by plain names and numbers."""
        setup = self.match.setup
        out: list[list[str]] = []
        for action, printed in zip(self.match.state.legal_actions(setup.seat(self.seat)), self.choices(), strict=True):
            block = setup.rules.space.block_of(action)
            parts: list[str] = []
            for param, value in zip(block.params, block.split(action), strict=False):
                parts += [self.name(param.kind, value), setup.rules.space.words[param.kind][value]]
            out.append([printed, " ".join(parts)])
        return out
