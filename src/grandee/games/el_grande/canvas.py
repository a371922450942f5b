"""Lines of styled text, and a sheet of characters on which walls join where they meet. Knows nothing of the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

GAP = 2  # between two blocks of lines that stand side by side
LIGHT, HEAVY = 1, 2
UP, RIGHT, DOWN, LEFT = range(4)
# How walls meet, by their weights upwards, to the right, downwards, to the left (in base three).
WALLS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"

Line = list[tuple[str, str]]  # pieces of text, each with its style


class Row(NamedTuple):
    """What lies on the table, under one label: entries, and what stands between them where they share a line."""

    label: str
    entries: list[Line]
    between: str = "   "
    tall: bool = False  # in a narrow column every entry has its own line


class Canvas:
    """A sheet of characters, each with its style; walls join where they meet."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[Line] = [[(" ", "")] * width for _ in range(height)]
        self.walls: dict[tuple[int, int], list[int]] = {}

    def write(self, x: int, y: int, line: Line) -> None:
        """Write a line; what would stand beyond the edge of the sheet is left out."""
        cells = [(character, style) for text, style in line for character in text]
        if y < len(self.cells):
            self.cells[y][x : x + len(cells)] = cells[: max(0, len(self.cells[y]) - x)]

    def box(self, x: int, y: int, width: int, height: int, weight: int) -> None:
        """Draw four walls; where walls of different weights lie on each other, the heavier one is seen."""
        for i in range(x, x + width):
            for edge in (y, y + height):
                self.join((i, edge), RIGHT, weight)
                self.join((i + 1, edge), LEFT, weight)
        for i in range(y, y + height):
            for edge in (x, x + width):
                self.join((edge, i), DOWN, weight)
                self.join((edge, i + 1), UP, weight)

    def join(self, cell: tuple[int, int], arm: int, weight: int) -> None:
        arms = self.walls.setdefault(cell, [0, 0, 0, 0])
        arms[arm] = max(arms[arm], weight)
        number = ((arms[UP] * 3 + arms[RIGHT]) * 3 + arms[DOWN]) * 3 + arms[LEFT]
        self.write(*cell, [(WALLS[number], "bold" if HEAVY in arms else "dim")])


def fit(text: str, room: int) -> str:
    """A text, cut short if it is longer than the room for it.

    >>> fit("Extremadura", 8)
    'Extrema…'
    """
    return text if len(text) <= room else text[: max(0, room - 1)] + "…"


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


def cut(line: Line, room: int) -> Line:
    """A line, cut short if it is longer than the room for it."""
    if len(text_of(line)) <= room:
        return line
    *kept, (text, style) = line
    return [*kept, (fit(text, room - len(text_of(kept))), style)]


def flow(entries: Sequence[Line], between: str, width: int) -> list[Line]:
    """Entries one after the other, on as many lines as they need."""
    lines: list[Line] = []
    for entry in entries:
        if lines and len(text_of(lines[-1]) + between + text_of(entry)) <= width:
            lines[-1] += [(between, "dim"), *entry]
        else:
            lines.append(list(cut(entry, width)))
    return lines


def labelled(rows: Sequence[Row], width: int) -> list[Line]:
    """Rows with their labels in a column of their own."""
    room = max((len(row.label) for row in rows), default=0) + 2
    lines: list[Line] = []
    for row in rows:
        for number, line in enumerate(flow(row.entries, row.between, width - room)):
            lines.append([((row.label if number == 0 else "").ljust(room), "bold"), *line])
    return lines


def stacked(rows: Sequence[Row], width: int) -> list[Line]:
    """Rows below their labels, for a narrow column."""
    lines: list[Line] = []
    for row in rows:
        lines.append([(fit(row.label, width), "bold")])
        entries = [cut(entry, width - 2) for entry in row.entries]
        lines += [[("  ", ""), *line] for line in (entries if row.tall else flow(entries, row.between, width - 2))]
    return lines


def beside(left: list[Line], right: list[Line]) -> list[Line]:
    """Two blocks side by side: the left one is of even width."""
    blank: Line = [(" " * len(text_of(left[0])), "")]
    pairs = zip_longest(left, right)
    return [[*(blank if one is None else one), (" " * GAP, ""), *(other or [])] for one, other in pairs]
