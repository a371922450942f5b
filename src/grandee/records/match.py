"""A match: one play of a game with its seats, its record and its log. What most people and programs talk to."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from grandee.core.events import Events
from grandee.core.game import Paint, Setup, no_paint, seed_bytes
from grandee.core.refusals import BadInput
from grandee.core.state import SPECTATOR, State
from grandee.core.words import Words
from grandee.games import load_game
from grandee.records import notation


class Match:
    """A running game. Seats are letters and moves are words, such as `place_card king c1`.

    >>> match = new("kabale", players=2, seed=7)
    >>> match.asked
    ['A']
    >>> len(match.legal_moves("A"))
    6
    """

    def __init__(
        self, setup: Setup, seed: bytes, names: Sequence[str] | None = None, state: State | None = None
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.names = list(names) if names else list(setup.letters)
        self.moves: list[str] = []
        self.events = Events()
        self.out = setup.rules.tried.empty_like()
        if state is None:
            self.state: State = setup.rules.begin(seed, self.events)
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
        return self.state.is_over()

    @property
    def asked(self) -> list[str]:
        """The letters of the seats that may answer now."""
        return [letter for seat, letter in enumerate(self.setup.letters) if self.state.asked() >> seat & 1]

    @property
    def decision(self) -> str:
        """The word of the present decision; empty when the game is over."""
        return "" if self.over else self.setup.rules.steps[self.state.step_number()].word

    def legal_moves(self, seat: str) -> list[str]:
        """All moves that a seat may make now, in words."""
        return [self.setup.rules.space.names[action] for action in self.state.legal_actions(self.setup.seat(seat))]

    # -- moves ------------------------------------------------------------------------------------

    def play(self, seat: str, move: str) -> None:
        """Make a move; raises `IllegalMove` with the reason and the rule, and changes nothing, if it is not allowed."""
        number = self.setup.seat(seat)
        try:
            canonical = self.setup.game.canonical_move(self.setup, self.state, move)
            action = notation.read_action(self.setup.rules, canonical)
        except BadInput:
            raise self.setup.game.unknown_move(self.setup, self.state, seat, move) from None
        self.play_action(number, action)

    def play_action(self, seat: int, action: int) -> None:
        """The same by numbers."""
        others = self.state.asked() & ~(1 << seat)
        before = self.state.clone()
        so_far = len(self.events.rows)
        self.state.play(seat, action, self.out)
        self.history.append((before, so_far))
        self.moves.append(notation.write(self.setup.rules, seat, action))
        if not others:  # all answers are in: those of a simultaneous choice enter the record in the order of the seats
            self.moves[self.sealed :] = sorted(self.moves[self.sealed :], key=lambda move: move[0])
            self.sealed = len(self.moves)

    def take_back(self) -> None:
        """Undo the last move, or all answers to the last simultaneous choice; the record forgets them."""
        while self.history:
            self.state, so_far = self.history.pop()
            self.moves.pop()
            del self.events.rows[so_far:]
            if not self._is_mid_choice():
                break
        self.sealed = len(self.moves)
        self.state.events = self.events

    def _is_mid_choice(self) -> bool:
        """Whether the present state has some answers to a simultaneous choice, but not all."""
        if not self.history:
            return False
        before = self.history[-1][0]
        answered = before.asked() & ~self.state.asked()
        return before.step_number() == self.state.step_number() and before.asked() ^ self.state.asked() == answered != 0

    # -- what one may see -------------------------------------------------------------------------

    def reader(self, seat: str | None) -> int:
        return SPECTATOR if seat is None else self.setup.seat(seat)

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """The match as a seat (or, without one, a spectator) may see it, in the words of scenarios."""
        return self.setup.game.describe(self.setup, self.state.view(self.reader(seat)))

    def board(
        self,
        seat: str | None = None,
        words: Words | None = None,
        paint: Paint = no_paint,
        open_cards: bool = False,
        width: int = 80,
    ) -> str:
        """The match as a picture of text; `open_cards` shows everything, for replays of finished games."""
        shown = self.state if open_cards else self.state.view(self.reader(seat))
        words = words or self.words("en")
        names = [words(f"player-{name}") if f"player-{name}" in words else name for name in self.names]
        return self.setup.game.board(self.setup, shown, words, names, paint, width)

    def log(self, seat: str | None = None, since: int = 0, words: Words | None = None) -> list[str]:
        """What happened, event by event, in sentences for a seat or a spectator."""
        words, game, names = words or self.words("en"), self.setup.game, self.called
        return [game.render_event(self.setup, row, self.reader(seat), words, names) for row in self.events.since(since)]

    def short_log(self, seat: str | None = None, since: int = 0, words: Words | None = None) -> list[str]:
        """The same told shortly, for people who were there."""
        words, rows = words or self.words("en"), self.events.since(since)
        return self.setup.game.short_log(self.setup, rows, self.reader(seat), words, self.called)

    @property
    def called(self) -> list[str]:
        """What sentences call the players: their names, or their letters if that is wished or two names are alike."""
        unique = len(set(self.names)) == len(self.names)
        return self.names if unique and not self.by_letter else list(self.setup.letters)

    def words(self, language: str) -> Words:
        return self.setup.game.words(language)

    @property
    def points(self) -> dict[str, int]:
        """Every seat's points, as a perfect memory has them; what the table shows of them is in the views."""
        return {letter: self.state.points(seat) for seat, letter in enumerate(self.setup.letters)}

    @property
    def winners(self) -> list[str]:
        """The seats that have won, when the game is over; several share the victory."""
        return [self.setup.letters[seat] for seat in self.state.outcome().winners] if self.over else []

    @property
    def places(self) -> dict[str, int]:
        """The place of every seat, when the game is over; seats that share one have the same number."""
        return dict(zip(self.setup.letters, self.state.outcome().places, strict=True)) if self.over else {}

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
) -> Match:
    """Begin a game: its id, a seed (random if none is given), a preset and any options of the game."""
    return begin(load_game(game).set_up(options, preset), seed, names)


def begin(setup: Setup, seed: int | str | bytes | None = None, names: Sequence[str] | None = None) -> Match:
    return Match(setup, secrets.token_bytes(32) if seed is None else seed_bytes(seed), names)


def set_up_from(game: str, options: Mapping[str, object], custom: Mapping[str, str] | None = None) -> Setup:
    return load_game(game).set_up(options, "", custom)
