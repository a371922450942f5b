"""The field list of a state: every number it holds, and who may know it.

Clone, serialise, equality, hash and view are all made from this one list, so no field can be forgotten in one of them,
and a field without a visibility cannot be written down at all.
"""

from __future__ import annotations

from enum import Enum

from grandee.core.readings import Reading


class Shown(Enum):
    """Who is shown a field, and who remembers it."""

    PUBLIC = "public"  # everybody sees it
    OWNER = "owner"  # one row a seat: only that seat sees its row
    REMEMBERED = "remembered"  # it was announced: the table does not show it, a perfect memory has it
    OWNER_REMEMBERED = "owner-remembered"  # the owner is shown it, the others remember it
    NOBODY = "nobody"  # hidden from all
    MIXED = "mixed"  # differs from cell to cell: the game's `hide` decides


class Part:
    """Some of the cells of a field that have a name of their own."""

    def __init__(self, name: str, width: int = 1, about: str = "") -> None:
        self.name = name
        self.width = width
        self.about = about


class Field:
    """A named run of cells: `rows` rows of `width` numbers (one row a seat where a seat owns it).

    Where it lies is decided by the layout that it is part of. `about` says what its numbers mean.
    """

    def __init__(
        self,
        name: str,
        shown: Shown,
        rows: int = 1,
        width: int = 1,
        about: str = "",
        parts: list[Part] | None = None,
        group: str = "",
        read: Reading | None = None,
        modules: list[str] | None = None,
    ) -> None:
        self.name = name
        self.shown = shown
        self.rows = rows
        self.parts: list[Part] = parts or []
        self.width = sum([part.width for part in self.parts]) if self.parts else width
        self.about = about
        self.group = group  # neighbours with the same word are one range of cells
        self.read = read  # how its cells read as features; as plain numbers if that is not said
        self.modules: list[str] = modules or []  # only set-ups with one of them need it; all do if none is named
        self.at = -1

    @property
    def size(self) -> int:
        return self.rows * self.width


class Layout:
    """All fields of a game's state, one after the other."""

    def __init__(self, fields: list[Field]) -> None:
        at = 0
        names: set[str] = set()
        for field in fields:
            if field.name in names:
                raise ValueError(f"two fields are called {field.name!r}")
            if field.at not in (-1, at):
                raise ValueError(f"field {field.name!r} lies at cell {field.at} in another layout, and at {at} in this")
            field.at = at
            at += field.size
            names.add(field.name)
        self.fields = fields
        self.size = at

    def named(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)
