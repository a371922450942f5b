"""Records: a set-up, a seed and moves, enough to replay every state.

One JSON object, or one line of a data set. While a game runs, a record carries the hash of the seed instead of the
seed, and for any one seat only what that seat may know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grandee.core.game import Setup
from grandee.core.refusals import BadInput, IllegalMove, nearest, system_fault
from grandee.games import load_game
from grandee.records import notation
from grandee.records.match import Match, set_up_from

FORMAT = 2
OLDEST_FORMAT = 1  # in which data of the user's own were called `house`
NO_SEED = b""
ARENA_RESULT_PREFIX = b'{"key":"'  # how a result of the arena begins


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One game. `data` names the data files used, by digest; `custom` holds those of the user's own in full."""

    format: int
    game: str
    options: dict[str, bool | int | str | list[str]]
    seats: list[str]
    moves: list[str]
    seed: str = ""
    commitment: str = ""
    data: dict[str, str] = {}
    custom: dict[str, str] = {}
    result: dict[str, int] | None = None
    clock: dict[str, Any] | None = None

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


def of_match(match: Match, seat: str | None = None, whole: bool = False) -> Record:
    """The record of a match. That of a finished game is whole: the seed and every move.

    That of a running game is sealed, for one seat or, if none is named, for a spectator: the seed is a hash, hidden
    parts of moves are `?`, and answers to a simultaneous choice wait until all are in. `whole` gives everything
    nevertheless, for whoever keeps the game.
    """
    setup = match.setup
    if whole or match.over:
        return of_moves(setup, match.seed, match.names, match.moves, match.points if match.over else None)
    reader = match.reader(seat)
    sealed = [notation.read(setup.rules, move) for move in match.moves[: match.sealed]]
    record = of_moves(setup, NO_SEED, match.names, [notation.write(setup.rules, *move, reader) for move in sealed])
    record.commitment = match.commitment
    return record


def of_moves(
    setup: Setup, seed: bytes, names: Sequence[str], moves: Sequence[str], result: dict[str, int] | None = None
) -> Record:
    """The record of a game from its parts."""
    return Record(
        format=FORMAT,
        game=setup.game.id,
        options={name: list(value) if isinstance(value, tuple) else value for name, value in setup.options.items()},
        seats=list(names),
        moves=list(moves),
        seed=seed.hex(),
        data=setup.game.digests(setup),
        custom=dict(setup.custom),
        result=result,
    )


def read(text: str | bytes, where: str = "record") -> Record:
    """Read one record; raises `BadInput` with the place and the fault."""
    try:
        version = msgspec.json.decode(text, type=Version).format
        if version == OLDEST_FORMAT:
            return msgspec.convert(upgrade_format_1(text, FORMAT), Record)
        if version != FORMAT:
            raise BadInput(where, "bad-version", given=str(version), known=f"{OLDEST_FORMAT}, {FORMAT}")
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadInput(where, "bad-json", fault=re.sub(r" - at `\$\.?(.*)`", r" (\1)", str(fault))) from None


def upgrade_format_1(text: str | bytes, written: int) -> dict[str, Any]:
    """A record, or a table of a backup, as today's format writes it."""
    found = msgspec.json.decode(text, type=dict[str, Any])
    if "house" in found:
        found["custom"] = found.pop("house")
    return {**found, "format": written}


class Version(msgspec.Struct):
    format: int


def read_file(file: str) -> Iterator[Record]:
    """All records of a file: one JSON object, or one a line."""
    try:
        text = Path(file).read_text("utf-8")
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-file", fault=system_fault(fault)) from None
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1 and all(line.lstrip().startswith("{") and line.rstrip().endswith("}") for line in lines):
        for number, line in enumerate(lines, 1):
            yield read(line, f"{file}, line {number}")
    else:
        yield read(text, file)


class ArenaResult(msgspec.Struct):
    """What a data set needs of a result of the arena."""

    record: msgspec.Raw = msgspec.Raw()
    forfeits: list[msgspec.Raw] = []


def read_data_set(file: str) -> Iterator[tuple[str, Record]]:
    """The records of a file, line by line, each with its place: records, or results of the arena that hold one.

    Results without a record, games that a bot forfeited and a last result that was cut are left out. A file without any
    record is refused.
    """
    held = False
    for where, line in lines_of(file):
        text = record_in(line, where) if line.startswith(ARENA_RESULT_PREFIX) else line
        held |= text is not None
        if text:
            yield where, read(text, where)
    if not held:
        raise BadInput(file, "bad-no-records")


def lines_of(file: str) -> Iterator[tuple[str, bytes]]:
    """The lines of a file that have something in them, each with its place."""
    try:
        with Path(file).open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield f"{file}, line {number}", line
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-file", fault=system_fault(fault)) from None


def record_in(line: bytes, where: str) -> bytes | None:
    """The record inside a result of the arena: none if it holds none, empty if a bot forfeited the game."""
    try:
        result = msgspec.json.decode(line, type=ArenaResult)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        if not line.endswith(b"\n"):  # the last one, whose end was never written
            return None
        raise BadInput(where, "bad-result-line", fault=str(fault)) from None
    if not bytes(result.record):
        return None
    return b"" if result.forfeits else bytes(result.record)


def set_up_of(record: Record) -> Setup:
    files = [option.name for option in load_game(record.game).options.options if option.kind == "file"]
    for name in record.options.keys() & set(files):
        if record.options[name]:  # a record never makes this machine open a file of its own
            raise BadInput(f"options.{name}", "bad-file-in-record")
    for name in record.custom:
        if name not in files:
            raise BadInput("custom", "bad-key", key=name, hint=nearest(name, files))
    setup = set_up_from(record.game, record.options, record.custom)
    known = setup.game.digests(setup)
    for name, digest in record.data.items():
        if known.get(name) != digest:
            raise BadInput(f"data.{name}", "bad-digest", given=digest, known=known.get(name, "-"))
    if len(record.seats) != setup.seats:
        raise BadInput("seats", "bad-length", given=len(record.seats), needed=str(setup.seats))
    return setup


def seed_of(record: Record) -> bytes:
    if not record.seed:
        raise BadInput("seed", "bad-sealed", given=record.commitment)
    if not re.fullmatch(r"[0-9a-f]{64}", record.seed):
        raise BadInput("seed", "bad-seed", given=record.seed)
    return bytes.fromhex(record.seed)


def check_result(record: Record, over: bool, points: dict[str, int]) -> None:
    """What a record says of the end must be what its moves lead to."""
    if record.result is not None and (not over or points != record.result):
        raise BadInput("result", "bad-result", found=str(points), given=str(record.result))


def replay(record: Record, moves: int | None = None, where: str = "record") -> Match:
    """Play a record again, to its end or up to a number of moves. The result is compared with what the record says."""
    try:
        setup = set_up_of(record)
        seed = seed_of(record)
        if moves is not None and not 0 <= moves <= len(record.moves):
            raise BadInput("--at", "bad-number-of-moves", given=moves, known=len(record.moves))
        match = Match(setup, seed, record.seats)
        play_all(match, record.moves[:moves])
        if moves is None:
            check_result(record, match.over, match.points)
        return match
    except BadInput as fault:
        raise fault.inside(where) from None


def play_all(match: Match, moves: Sequence[str]) -> None:
    for number, move in enumerate(moves, 1):
        try:
            seat, action = notation.read(match.setup.rules, move)
            match.play_action(seat, action)
        except BadInput as fault:
            raise fault.inside(f"move {number}") from None
        except IllegalMove as refused:
            raise refused_move(refused, move, match.setup).inside(f"move {number}") from None


def refused_move(refused: IllegalMove, move: str, setup: Setup) -> BadInput:
    """A refusal as the fault of a file."""
    fault = BadInput("", "bad-refused-move", given=move, reason=refused.as_message(), rule=refused.rule or "-")
    fault.packages = (setup.game.package,)
    return fault
