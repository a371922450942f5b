"""Recorded games as batches of arrays: a row for every decision, with what its seat saw, could do and did, and the end.

Files are those of `grandee simulate --record` and `grandee arena --results --record`. They are read line by line, and
one game at a time is replayed, in compiled code (`grandee.search.retrace`): a data set may be larger than the memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from functools import lru_cache
from os import PathLike, fspath
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from grandee.core.game import Setup
from grandee.core.refusals import BadInput, IllegalMove, nearest
from grandee.envs.numbering import IntArray, Numbering
from grandee.envs.observation import Encoding, Observation, Observer
from grandee.envs.rewards import reward as reward_named
from grandee.envs.rewards import standings_of
from grandee.records import notation, record
from grandee.records.record import Record
from grandee.search.retrace import DecisionRecorder

CACHED_KINDS = 64  # of set-ups that are kept at hand


@dataclass(frozen=True)
class Decisions:
    """Decisions of recorded games, one a row."""

    observations: Observation  # (n, size): what the seat saw
    masks: NDArray[np.int8]  # (n, actions): 1 where an action was legal
    moves: IntArray  # (n,): the action that was taken
    seats: IntArray  # (n,): the seat that took it
    outcomes: NDArray[np.float32]  # (n,): what the end of the game was worth to that seat
    games: IntArray  # (n,): the number of the game in the data set, from 0
    turns: IntArray  # (n,): the number of the move in its record, from 0

    def columns(self) -> list[NDArray[Any]]:
        return [getattr(self, field.name) for field in fields(self)]


class DataSet:
    """The decisions of all games in some files, in batches. It can be gone through again and again.

    `seats` (letters), `bots` (names of players) and `winners` choose whose decisions are wanted; otherwise all are.
    With `shuffle`, so many rows wait in a buffer, and every batch is drawn from it; the seed decides the order of
    the first pass and of all that follow. Observations and rewards are those of the environments.
    """

    def __init__(
        self,
        *files: str | PathLike[str],
        batch: int = 256,
        reward: str = "win",
        encoding: Encoding = "features",
        rotated: bool = True,
        memory: bool = False,
        trimmed: bool = False,
        seats: str = "",
        bots: Iterable[str] = (),
        winners: bool = False,
        shuffle: int = 0,
        seed: int = 0,
    ) -> None:
        if not files:
            raise ValueError("a data set needs at least one file")
        if batch < 1 or shuffle < 0:
            raise ValueError(f"batch {batch} must be at least 1, and shuffle {shuffle} at least 0")
        self.files = [fspath(file) for file in files]
        self.batch = batch
        self.shuffle = shuffle
        self.seed = seed
        self.passes = 0
        self.bots = frozenset(bots)
        self._players_seen: set[str] = set()  # who plays in the files, as far as they have been read
        self.winners = winners
        self._observer_options: dict[str, Any] = {
            "encoding": encoding,
            "rotated": rotated,
            "memory": memory,
            "trimmed": trimmed,
        }
        self._reward = reward_named(reward)
        self._kind = lru_cache(CACHED_KINDS)(self._make_kind)
        self._first_replayer: SetupReplayer | None = None
        for where, first in self._records():
            self._first_replayer = self._replayer_for(first, where)
            break
        if self._first_replayer is None:
            raise BadInput(", ".join(self.files), "bad-no-records")
        self.setup = self._first_replayer.setup
        self.observer = self._first_replayer.observer
        self._seats = sum(1 << self.setup.seat(letter) for letter in sorted(set(seats))) if seats else -1

    def __iter__(self) -> Iterator[Decisions]:
        """All batches; the last one may be smaller. Bots of which none plays in any game are refused at the end."""
        random = np.random.default_rng((self.seed, self.passes)) if self.shuffle else None
        self.passes += 1
        waiting = RowBuffer(self.batch + self.shuffle, random)
        for game in self._games():
            rows = game.columns()
            while rows[0].size:
                rows = waiting.add(rows)
                if waiting.full:
                    yield waiting.take(self.batch)
        while waiting.n:
            yield waiting.take(self.batch)
        if self.bots and self.bots.isdisjoint(self._players_seen):
            name = min(self.bots)
            raise BadInput("bots", "bad-word", given=name, hint=nearest(name, sorted(self._players_seen)))

    def _records(self) -> Iterator[tuple[str, Record]]:
        for file in self.files:
            yield from record.read_data_set(file)

    def _games(self) -> Iterator[Decisions]:
        """The decisions of one game after the other."""
        for number, (where, game) in enumerate(self._records()):
            kind = self._replayer_for(game, where)
            try:
                found = self._decisions(kind, game, number)
            except BadInput as fault:
                raise fault.inside(where) from None
            if found is not None:
                yield found

    def _decisions(self, kind: SetupReplayer, game: Record, number: int) -> Decisions | None:
        """All wanted decisions of one game; None if there is none."""
        moves = kind.play(game, self._wanted_seats(game))
        standings = standings_of(kind.recorder.state)
        points = [standing // 10 for standing in standings]
        over, result = kind.recorder.state.is_over(), dict(zip(kind.setup.letters, points, strict=True))
        record.check_result(game, over, result)
        if not over:
            raise BadInput("", "bad-unfinished", count=len(moves))
        turns = np.array(memoryview(kind.recorder.move_of_row), np.int64)
        seats, taken = np.divmod(np.array(moves, np.int64)[turns], int(kind.setup.rules.actions))
        kept = np.array(standings)[seats] == max(standings) if self.winners else np.ones(len(turns), np.bool_)
        if not kept.any():
            return None
        seats, turns = seats[kept], turns[kept]
        return Decisions(
            observations=kind.observer.encode(kind.cells()[kept], seats),
            masks=kind.masks()[kept],
            moves=kind.numbering.to_published_array(taken[kept]),
            seats=seats,
            outcomes=np.array(self._reward(standings), np.float32)[seats],
            games=np.full(len(turns), number),
            turns=turns,
        )

    def _wanted_seats(self, game: Record) -> int:
        """The seats whose decisions are wanted, as bits."""
        self._players_seen.update(game.seats)
        by_name = [1 << seat for seat, name in enumerate(game.seats) if not self.bots or name in self.bots]
        return self._seats & sum(by_name)

    # -- set-ups ----------------------------------------------------------------------------------

    def _replayer_for(self, game: Record, where: str) -> SetupReplayer:
        """What the games of a record's set-up have in common; refused if arrays of the first game do not fit it."""
        try:
            kind = self._kind(msgspec.json.encode(set_up_part(game)))
        except BadInput as fault:
            raise fault.inside(where) from None
        first = self._first_replayer
        if first is not None and not first.fits(kind):
            given, known = set_up_name(kind.setup, first.setup), set_up_name(first.setup, kind.setup)
            raise BadInput(where, "bad-other-shape", given=given, known=known)
        return kind

    def _make_kind(self, key: bytes) -> SetupReplayer:
        setup = record.set_up_of(msgspec.json.decode(key, type=Record))
        return SetupReplayer(setup, Observer(setup, **self._observer_options))


def set_up_part(game: Record) -> Record:
    """A record without what differs from game to game."""
    return Record(
        format=game.format,
        game=game.game,
        options=game.options,
        seats=[""] * len(game.seats),
        moves=[],
        data=game.data,
        custom=game.custom,
    )


def set_up_name(setup: Setup, other: Setup) -> str:
    """A set-up in words: the game, and its options as far as another set-up has others."""
    differing = [f"{name}={value}" for name, value in setup.options.items() if other.options.get(name) != value]
    return " ".join([setup.game.id, *differing])


class SetupReplayer:
    """What all games of one set-up have in common."""

    def __init__(self, setup: Setup, observer: Observer) -> None:
        self.setup = setup
        self.observer = observer
        self.numbering = Numbering(setup.rules.space)
        self.recorder = DecisionRecorder(setup.rules, observer.remembered.tolist())
        moves = enumerate(notation.every_move(setup.rules))
        self.numbers = {move: number for number, move in moves}

    def fits(self, other: SetupReplayer) -> bool:
        """Whether the arrays of both mean the same: the same observations and actions at the same places."""
        same = self.setup.ruleset == other.setup.ruleset and self.observer.layout == other.observer.layout
        return same and self.numbering.names == other.numbering.names

    def play(self, game: Record, wanted: int) -> list[int]:
        """Play a record again and note the decisions of the wanted seats; returns the moves as numbers."""
        seed = record.seed_of(game)
        moves = [self.move_number(move, i) for i, move in enumerate(game.moves, 1)]
        made = int(self.recorder.follow(seed, moves, wanted))
        if made < len(moves):
            try:
                seat, action = divmod(moves[made], int(self.setup.rules.actions))
                self.recorder.state.play(seat, action, self.recorder.out)
            except IllegalMove as refused:
                fault = record.refused_move(refused, game.moves[made], self.setup)
                raise fault.inside(f"move {made + 1}") from None
        return moves

    def move_number(self, move: str, i: int) -> int:
        """The number of a move: seat × actions + action."""
        if move in self.numbers:
            return self.numbers[move]
        try:
            seat, action = notation.read(self.setup.rules, move)
        except BadInput as fault:
            raise fault.inside(f"move {i}") from None
        return seat * int(self.setup.rules.actions) + action

    def cells(self) -> IntArray:
        """The views of the noted decisions; no copy, so they change with the next game."""
        return np.frombuffer(memoryview(self.recorder.cells), np.int64).reshape(-1, int(self.setup.rules.layout.size))

    def masks(self) -> NDArray[np.int8]:
        """The options of the noted decisions as masks."""
        counts = np.array(memoryview(self.recorder.counts), np.int64)
        masks = np.zeros((len(counts), int(self.setup.rules.actions)), np.int8)
        masks[
            np.repeat(np.arange(len(counts)), counts), np.array(memoryview(self.recorder.legal_actions), np.int64)
        ] = 1
        return self.numbering.masks(masks)


class RowBuffer:
    """Rows that wait for their batch: at most `room`, drawn at random, or in their order if there is no `random`."""

    def __init__(self, room: int, random: np.random.Generator | None) -> None:
        self.room = room
        self.random = random
        self.n = 0
        self._columns: list[NDArray[Any]] = []

    @property
    def full(self) -> bool:
        return self.n == self.room

    def add(self, rows: list[NDArray[Any]]) -> list[NDArray[Any]]:
        """Take in as many rows as there is room for; returns the rest."""
        if not self._columns:
            self._columns = [np.empty((self.room, *column.shape[1:]), column.dtype) for column in rows]
        many = min(self.room - self.n, len(rows[0]))
        for column, new in zip(self._columns, rows, strict=True):
            column[self.n : self.n + many] = new[:many]
        self.n += many
        return [column[many:] for column in rows]

    def take(self, most: int) -> Decisions:
        """The next rows; those at the end take the places that become free."""
        many = min(most, self.n)
        left = self.n - many
        taken = np.arange(many) if self.random is None else self.random.choice(self.n, many, replace=False)
        batch = Decisions(*(column[taken] for column in self._columns))
        holes = taken[taken < left]
        movers = np.setdiff1d(np.arange(left, self.n), taken)
        for column in self._columns:
            column[holes] = column[movers]
        self.n = left
        return batch
