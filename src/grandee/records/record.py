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

from grandee.core.refusals import BadInput, IllegalMove, nearest, system_fault
from grandee.core.title import SetUp
from grandee.games import title
from grandee.records import notation
from grandee.records.table import Table, set_up_from

FORMAT = 1


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One game. `data` names the data files used, by digest; `house` holds those of the user's own in full."""

    format: int
    game: str
    options: dict[str, bool | int | str | list[str]]
    seats: list[str]
    moves: list[str]
    seed: str = ""
    commitment: str = ""
    data: dict[str, str] = {}
    house: dict[str, str] = {}
    result: dict[str, int] | None = None
    clock: dict[str, Any] | None = None

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


def of_table(table: Table, seat: str | None = None, whole: bool = False) -> Record:
    """The record of a table. That of a finished game is whole: the seed and every move.

    That of a running game is sealed, for one seat or, if none is named, for a spectator: the seed is a hash, hidden
    parts of moves are `?`, and answers to a simultaneous choice wait until all are in. `whole` gives everything
    nevertheless, for whoever keeps the game.
    """
    set_up = table.set_up
    open_ = whole or table.over
    reader = table.reader(seat)
    sealed = [notation.read(set_up.rules, move) for move in table.moves[: table.sealed]]
    return Record(
        format=FORMAT,
        game=set_up.title.id,
        options={name: list(value) if isinstance(value, tuple) else value for name, value in set_up.options.items()},
        seats=list(table.names),
        moves=list(table.moves) if open_ else [notation.write(set_up.rules, *move, reader) for move in sealed],
        seed=table.seed.hex() if open_ else "",
        commitment="" if open_ else table.commitment,
        data=set_up.title.digests(set_up),
        house=dict(set_up.house),
        result=table.points if table.over else None,
    )


def read(text: str | bytes, where: str = "record") -> Record:
    """Read one record; raises `BadInput` with the place and the fault."""
    try:
        version = msgspec.json.decode(text, type=Version).format
        if version != FORMAT:
            raise BadInput(where, "bad-version", given=str(version), known=str(FORMAT))
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadInput(where, "bad-json", fault=re.sub(r" - at `\$\.?(.*)`", r" (\1)", str(fault))) from None


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


def set_up_of(record: Record) -> SetUp:
    files = [option.name for option in title(record.game).options.options if option.kind == "file"]
    for name in record.options.keys() & set(files):
        if record.options[name]:  # a record never makes this machine open a file of its own
            raise BadInput(f"options.{name}", "bad-file-in-record")
    for name in record.house:
        if name not in files:
            raise BadInput("house", "bad-key", key=name, hint=nearest(name, files))
    set_up = set_up_from(record.game, record.options, record.house)
    known = set_up.title.digests(set_up)
    for name, digest in record.data.items():
        if known.get(name) != digest:
            raise BadInput(f"data.{name}", "bad-digest", given=digest, known=known.get(name, "-"))
    if len(record.seats) != set_up.seats:
        raise BadInput("seats", "bad-length", given=len(record.seats), needed=str(set_up.seats))
    return set_up


def replay(record: Record, moves: int | None = None, where: str = "record") -> Table:
    """Play a record again, to its end or up to a number of moves. The result is compared with what the record says."""
    try:
        set_up = set_up_of(record)
        if not record.seed:
            raise BadInput("seed", "bad-sealed", given=record.commitment)
        if not re.fullmatch(r"[0-9a-f]{64}", record.seed):
            raise BadInput("seed", "bad-seed", given=record.seed)
        if moves is not None and not 0 <= moves <= len(record.moves):
            raise BadInput("--at", "bad-number-of-moves", given=moves, known=len(record.moves))
        table = Table(set_up, bytes.fromhex(record.seed), record.seats)
        play_all(table, record.moves[:moves])
        if moves is None and record.result is not None and (not table.over or table.points != record.result):
            raise BadInput("result", "bad-result", found=str(table.points), given=str(record.result))
        return table
    except BadInput as fault:
        raise fault.inside(where) from None


def play_all(table: Table, moves: Sequence[str]) -> None:
    for number, move in enumerate(moves, 1):
        try:
            seat, action = notation.read(table.set_up.rules, move)
            table.play_action(seat, action)
        except BadInput as fault:
            raise fault.inside(f"move {number}") from None
        except IllegalMove as refused:
            raise refused_move(refused, move, table).inside(f"move {number}") from None


def refused_move(refused: IllegalMove, move: str, table: Table) -> BadInput:
    """A refusal as the fault of a file."""
    fault = BadInput("", "bad-refused-move", given=move, reason=refused.say(), rule=refused.rule or "-")
    fault.packages = (table.set_up.title.package,)
    return fault
