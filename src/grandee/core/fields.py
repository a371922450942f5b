"""The field list of a state: every number it holds, and who may know it.

Clone, serialise, equality, hash and view are all made from this one list, so no field can be forgotten in one of them,
and a field without a visibility cannot be written down at all.
"""

from __future__ import annotations

from enum import Enum


class Shown(Enum):
    """Who is shown a field, and who remembers it."""

    PUBLIC = "public"  # everybody sees it
    OWNER = "owner"  # one row a seat: only that seat sees its row
    REMEMBERED = "remembered"  # it was announced: the table does not show it, a perfect memory has it
    OWNER_REMEMBERED = "owner-remembered"  # the owner is shown it, the others remember it
    NOBODY = "nobody"  # hidden from all
    MIXED = "mixed"  # differs from cell to cell: the game's `hide` decides


class Field:
    """A named run of cells: `rows` rows of `width` numbers (one row a seat where a seat owns it)."""

    def __init__(self, name: str, at: int, rows: int, width: int, shown: Shown) -> None:
        self.name = name
        self.at = at
        self.rows = rows
        self.width = width
        self.shown = shown

    @property
    def size(self) -> int:
        return self.rows * self.width


class Layout:
    """All fields of a game's state, without gap or overlap."""

    def __init__(self, fields: list[Field]) -> None:
        at = 0
        for field in fields:
            if field.at != at:
                raise ValueError(f"field {field.name!r} starts at cell {field.at}; the field before it ends at {at}")
            at += field.size
        self.fields = fields
        self.size = at

    def named(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)
