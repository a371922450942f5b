"""A table: a running game with its seats, its record and its log. What most people and programs talk to."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from grandee.core.actions import Actions
from grandee.core.events import Events
from grandee.core.refusals import BadInput, IllegalMove
from grandee.core.state import SPECTATOR, State
from grandee.core.title import Paint, SetUp, no_paint, seed_bytes
from grandee.core.words import Words
from grandee.games import title
from grandee.records import notation


class Table:
    """A running game. Seats are letters and moves are words, such as `place_card king c1`.

    >>> table = new("kabale", players=2, seed=7)
    >>> table.asked
    ['A']
    >>> len(table.options("A"))
    6
    """

    def __init__(
        self, set_up: SetUp, seed: bytes, names: Sequence[str] | None = None, state: State | None = None
    ) -> None:
        self.set_up = set_up
        self.seed = seed
        self.names = list(names) if names else list(set_up.letters)
        self.moves: list[str] = []
        self.events = Events()
        self.out = Actions(set_up.rules.actions)
        if state is None:
            self.state: State = set_up.rules.begin(seed, self.events)
        else:
            self.state = state
            self.state.events = self.events
            self.state.settle(self.out)
        self.history: list[tuple[State, int]] = []  # before each move: the state, and how many events there were
        self.sealed = 0  # how many moves are in their final order
        self.by_letter = False  # whether sentences call the players by their letters

    # -- the present decision ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def asked(self) -> list[str]:
        """The letters of the seats that may answer now."""
        return [letter for seat, letter in enumerate(self.set_up.letters) if self.state.asked() >> seat & 1]

    @property
    def decision(self) -> str:
        """The word of the present decision; empty when the game is over."""
        return "" if self.over else self.set_up.rules.steps[self.state.step_number()].word

    def options(self, seat: str) -> list[str]:
        """All moves that a seat may make now, in words."""
        return [self.set_up.rules.space.names[action] for action in self.state.options(self.set_up.seat(seat))]

    # -- moves ------------------------------------------------------------------------------------

    def play(self, seat: str, move: str) -> None:
        """Make a move; raises `IllegalMove` with the reason and the rule, and changes nothing, if it is not allowed."""
        number = self.set_up.seat(seat)
        try:
            said = self.set_up.title.understood(self.set_up, self.state, move)
            action = notation.read_action(self.set_up.rules, said)
        except BadInput:
            raise IllegalMove("refused-unknown-move", seat=seat, move=move, decision=self.decision) from None
        self.play_action(number, action)

    def play_action(self, seat: int, action: int) -> None:
        """The same by numbers."""
        others = self.state.asked() & ~(1 << seat)
        before = self.state.clone()
        so_far = len(self.events.rows)
        self.state.play(seat, action, self.out)
        self.history.append((before, so_far))
        self.moves.append(notation.write(self.set_up.rules, seat, action))
        if not others:  # all answers are in: those of a simultaneous choice enter the record in the order of the seats
            self.moves[self.sealed :] = sorted(self.moves[self.sealed :], key=lambda move: move[0])
            self.sealed = len(self.moves)

    def take_back(self) -> None:
        """Undo the last move, or all answers to the last simultaneous choice; the record forgets them."""
        while self.history:
            self.state, so_far = self.history.pop()
            self.moves.pop()
            del self.events.rows[so_far:]
            if not self._mid_choice():
                break
        self.sealed = len(self.moves)
        self.state.events = self.events

    def _mid_choice(self) -> bool:
        """Whether the present state has some answers to a simultaneous choice, but not all."""
        if not self.history:
            return False
        before = self.history[-1][0]
        answered = before.asked() & ~self.state.asked()
        return before.step_number() == self.state.step_number() and before.asked() ^ self.state.asked() == answered != 0

    # -- what one may see -------------------------------------------------------------------------

    def reader(self, seat: str | None) -> int:
        return SPECTATOR if seat is None else self.set_up.seat(seat)

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """The table as a seat (or, without one, a spectator) may see it, in the words of scenarios."""
        return self.set_up.title.describe(self.set_up, self.state.view(self.reader(seat)))

    def board(
        self,
        seat: str | None = None,
        words: Words | None = None,
        paint: Paint = no_paint,
        open_cards: bool = False,
        width: int = 80,
    ) -> str:
        """The table as a picture of text; `open_cards` shows everything, for replays of finished games."""
        shown = self.state if open_cards else self.state.view(self.reader(seat))
        spoken = words or self.words("en")
        names = [spoken(f"player-{name}") if f"player-{name}" in spoken else name for name in self.names]
        return self.set_up.title.board(self.set_up, shown, spoken, names, paint, width)

    def log(self, seat: str | None = None, since: int = 0, words: Words | None = None) -> list[str]:
        """What happened, event by event, in sentences for a seat or a spectator."""
        spoken, title, names = words or self.words("en"), self.set_up.title, self.called
        return [title.sentence(self.set_up, row, self.reader(seat), spoken, names) for row in self.events.since(since)]

    def story(self, seat: str | None = None, since: int = 0, words: Words | None = None) -> list[str]:
        """The same told shortly, for people who were there."""
        spoken, rows = words or self.words("en"), self.events.since(since)
        return self.set_up.title.story(self.set_up, rows, self.reader(seat), spoken, self.called)

    @property
    def called(self) -> list[str]:
        """What sentences call the players: their names, or their letters if that is wished or two names are alike."""
        unique = len(set(self.names)) == len(self.names)
        return self.names if unique and not self.by_letter else list(self.set_up.letters)

    def words(self, language: str) -> Words:
        return self.set_up.title.words(language)

    @property
    def points(self) -> dict[str, int]:
        """Every seat's points, as a perfect memory has them; what the table shows of them is in the views."""
        return {letter: self.state.points(seat) for seat, letter in enumerate(self.set_up.letters)}

    @property
    def winners(self) -> list[str]:
        """The seats with the highest score, who share the victory."""
        best = max(self.points.values())
        return [letter for letter, points in self.points.items() if points == best] if self.over else []

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown at the start, so that nobody can change the deal later."""
        return "sha256:" + sha256(self.seed).hexdigest()


def new(
    game: str,
    *,
    seed: int | str | bytes | None = None,
    preset: str = "",
    names: Sequence[str] | None = None,
    **options: object,
) -> Table:
    """Begin a game: its id, a seed (random if none is given), a preset and any options of the game."""
    return begin(title(game).set_up(options, preset), seed, names)


def begin(set_up: SetUp, seed: int | str | bytes | None = None, names: Sequence[str] | None = None) -> Table:
    return Table(set_up, secrets.token_bytes(32) if seed is None else seed_bytes(seed), names)


def set_up_from(game: str, options: Mapping[str, object], house: Mapping[str, str] | None = None) -> SetUp:
    return title(game).set_up(options, "", house)
