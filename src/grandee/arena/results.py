"""Results: one line of JSON for each game, written when the game is over, read again to go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import msgspec

from grandee.core.outcome import places
from grandee.core.refusals import BadInput, system_fault
from grandee.records.record import ARENA_RESULT_PREFIX, Record

fcntl: Any = import_module("fcntl") if find_spec("fcntl") else None  # Windows has none


class Forfeit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a seat lost its game at once: `illegal`, `raised`, `slow` or `died`; at which move, and details.

    Move 0 is the making of the bot.
    """

    seat: str
    reason: str
    move: int
    detail: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """How one job ended. `seats` are the bots; seconds are those of the whole game and of each seat's choices.

    `decisions` are those that bots were asked for; results of earlier versions have none, nor `places`.
    """

    key: str
    game: str
    deal: str
    seats: list[str]
    points: dict[str, int]
    places: list[int] = []
    winners: list[str]
    moves: int
    seconds: float
    thinking: dict[str, float]
    decisions: dict[str, int] = {}
    forfeits: list[Forfeit] = []
    record: Record | None = None

    def ranking(self) -> list[int]:
        """Every seat's place, 1 for the best; who forfeits comes last."""
        out = {forfeit.seat for forfeit in self.forfeits}
        forfeited = sum(1 << seat for seat, letter in enumerate(self.points) if letter in out)
        return self.places or places([*self.points.values()], forfeited)

    def victories(self) -> list[float]:
        """Every seat's share of the victory."""
        return [(letter in self.winners) / max(1, len(self.winners)) for letter in self.points]


def read(file: str) -> dict[str, Result]:
    """The results in a file, by the keys of their jobs; none if there is no file. A cut last line does not count."""
    return {result.key: result for result in scan(file)[0]}


def scan(file: str) -> tuple[list[Result], int]:
    """All results of a file, and how many bytes of it are whole lines."""
    if not Path(file).is_file():
        return [], 0
    try:
        data = Path(file).read_bytes()
    except OSError as fault:
        raise BadInput(file, "bad-file", fault=system_fault(fault)) from None
    found: list[Result] = []
    whole = 0
    for number, line in enumerate(data.splitlines(keepends=True), 1):
        try:
            found.append(msgspec.json.decode(line, type=Result))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            if whole + len(line) == len(data) and is_truncated(line):
                break
            raise BadInput(f"{file}, line {number}", "bad-result-line", fault=str(fault)) from None
        whole += len(line)
    return found, whole


def is_truncated(line: bytes) -> bool:
    """Whether a line is the beginning of a result whose end was never written."""
    return not line.endswith(b"\n") and (line.startswith(ARENA_RESULT_PREFIX) or ARENA_RESULT_PREFIX.startswith(line))


@contextmanager
def appending(file: str) -> Iterator[IO[bytes]]:
    """A file of results, open for more and locked; what is left of a cut last line is taken away first."""
    path = Path(file)
    try:
        out = path.open("ab")
    except (OSError, ValueError) as fault:
        raise cannot_write(file, fault) from None
    try:
        if path.is_file():
            lock(out, file)
            cut_torn_line(out, scan(file)[1])
        yield out
    finally:
        with suppress(OSError):  # what could not be written was said before
            out.close()


def lock(out: IO[bytes], file: str) -> None:
    """Keep the file for this process until it is closed, where the system has locks."""
    if fcntl is None:
        return
    try:
        fcntl.flock(out, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadInput(file, "bad-locked") from None
    except OSError:  # not every file system has them
        return


def cut_torn_line(out: IO[bytes], whole: int) -> None:
    """Cut the file after its last whole line, and end that line."""
    try:
        out.truncate(whole)
        if whole and not Path(out.name).read_bytes().endswith(b"\n"):
            out.write(b"\n")
            out.flush()
    except OSError as fault:
        raise cannot_write(out.name, fault) from None


def append(out: IO[bytes], result: Result) -> None:
    """Write one result as one line, at once."""
    try:
        out.write(msgspec.json.encode(result) + b"\n")
        out.flush()
    except OSError as fault:
        raise cannot_write(out.name, fault) from None


def cannot_write(file: str, fault: Exception) -> BadInput:
    return BadInput(file, "bad-write", fault=system_fault(fault))
