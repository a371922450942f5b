"""What happened, as numbers. Sentences, animations and explanations are made from these (records/log)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

UNKNOWN: Final = -1  # stands for an argument that its reader may not know

# Kinds of events that every game has; a game's own kinds follow.
FORCED: Final[i64] = 0
FIRST_OWN_EVENT: Final[i64] = 1


@final
class Arg:
    """One argument of an event: its name, what kind of thing its number names, and who may know it.

    `to` is empty for everybody, or the name of another argument of the same event that holds the one seat who may.
    """

    def __init__(self, name: str, kind: str, to: str = "") -> None:
        self.name = name
        self.kind = kind
        self.to = to


@final
class EventKind:
    """The name and arguments of one kind of event. The name is its message id in the game's words."""

    def __init__(self, name: str, args: list[Arg]) -> None:
        names = [arg.name for arg in args]
        for arg in args:
            if arg.to and arg.to not in names:
                raise ValueError(f"event {name!r}: {arg.name!r} is for {arg.to!r}, which is no argument of it")
        self.name = name
        self.args = args

    def seen_by(self, row: list[int], seat: int) -> list[int]:
        """The arguments of one event as a seat may know them (-1 is a spectator)."""
        out: list[int] = []
        for i, arg in enumerate(self.args):
            known = True
            if arg.to:
                for j, other in enumerate(self.args):
                    if other.name == arg.to:
                        known = row[j + 1] == seat
            out.append(row[i + 1] if known else UNKNOWN)
        return out


FORCED_KIND: Final = EventKind("forced", [Arg("seat", "seat"), Arg("decision", "decision")])


@final
class Events:
    """Rows of an event's kind and its arguments, in the order in which they happened."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []

    def add(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.rows.append([kind, a, b, c, d, e, f])

    def since(self, n: int) -> list[list[int]]:
        return self.rows[n:]
