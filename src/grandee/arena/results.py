"""Results: one line of JSON for each game, written when the game is over, read again to go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from grandee.core.refusals import BadInput, system_fault
from grandee.records.record import RESULT, Record


class Forfeit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a seat lost its game at once: `illegal`, `raised` or `slow`, at which of the game's moves, and details."""

    seat: str
    reason: str
    move: int
    detail: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """How one job ended. `seats` are the bots; seconds are those of the whole game and of each seat's choices.

    `decisions` are those that bots were asked for; results of earlier versions have none.
    """

    key: str
    game: str
    deal: str
    seats: list[str]
    points: dict[str, int]
    winners: list[str]
    moves: int
    seconds: float
    thinking: dict[str, float]
    decisions: dict[str, int] = {}
    forfeits: list[Forfeit] = []
    record: Record | None = None

    def places(self) -> list[int]:
        """Every seat's place, 1 for the best; equal points share one, and who forfeits comes last."""
        out = {forfeit.seat for forfeit in self.forfeits}
        standing = [(letter not in out, 0 if letter in out else points) for letter, points in self.points.items()]
        return [1 + sum(other > own for other in standing) for own in standing]

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
            if whole + len(line) == len(data) and is_cut(line):
                break
            raise BadInput(f"{file}, line {number}", "bad-result-line", fault=str(fault)) from None
        whole += len(line)
    return found, whole


def is_cut(line: bytes) -> bool:
    """Whether a line is the beginning of a result whose end was never written."""
    return not line.endswith(b"\n") and (line.startswith(RESULT) or RESULT.startswith(line))


@contextmanager
def appending(file: str) -> Iterator[IO[bytes]]:
    """A file of results, open for more; what is left of a cut last line is taken away first."""
    path, whole = Path(file), scan(file)[1]
    try:
        out = path.open("ab")
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-write", fault=system_fault(fault)) from None
    with out:
        if path.is_file():
            out.truncate(whole)
            if whole and not path.read_bytes().endswith(b"\n"):
                out.write(b"\n")
        yield out


def append(out: IO[bytes], result: Result) -> None:
    """Write one result as one line, at once."""
    out.write(msgspec.json.encode(result) + b"\n")
    out.flush()
