"""Sets of numbers in one cell, a bit for each member, as tallies and names; and rows of cells that are shuffled."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.chance import Rng
from grandee.core.state import State


def leader_of(tally: i64, colours: i64) -> i64:
    """Who has the most of a tally, a number of eight bits for each colour; -1 if several have, or all have nothing."""
    most: i64 = 0
    leader: i64 = -1
    for colour in range(colours):
        n = tally >> (8 * colour) & 255
        if n > most:
            most = n
            leader = colour
        elif n == most:
            leader = -1
    return leader


def sort(g: State, first: i64, end: i64) -> None:
    """Put cells in order, so that what is drawn from them does not depend on the order they had."""
    cell = g.cells
    for i in range(first + 1, end):
        card = cell[i]
        j = i
        while j > first and cell[j - 1] > card:
            cell[j] = cell[j - 1]
            j -= 1
        cell[j] = card


def swap(g: State, i: i64, j: i64) -> None:
    kept = g.cells[i]
    g.cells[i] = g.cells[j]
    g.cells[j] = kept


def shuffle_cells(g: State, first: i64, end: i64, rng: Rng) -> None:
    """Shuffle a run of cells so that the result depends on what they are and not on their order."""
    sort(g, first, end)
    for i in range(end - 1, first, -1):
        swap(g, i, first + rng.below(i - first + 1))


def names_in(members: int, names: list[str]) -> list[str]:
    """The members of a set by their names."""
    return [name for i, name in enumerate(names) if members >> i & 1]
