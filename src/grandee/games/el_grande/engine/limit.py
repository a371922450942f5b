"""The limit board: who steps on it, and who chooses that (section 8 of docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, groups, ledger, refusals, sizes, stands, steps
from grandee.games.el_grande.engine.state import ElGrande

# -- filling it ----------------------------------------------------------------------------------


def fill(g: ElGrande) -> None:
    """After an action or a window the holder fills free spaces, as far as there is somebody beside the board; without a
    holder, and while the king is there, they stay free (GI-LIM-8, GI-LIM-9, GI-LIM-13, GI-TURN-6)."""
    cell = g.cells
    area = cell[cells.LIMIT_AREA]
    if area not in (sizes.OFF, cell[cells.KING]) and cell[cells.MARKER] > 0 and groups.free_spaces(g) > 0:
        fill_by(g, cell[cells.MARKER] - 1, False)


def fill_by(g: ElGrande, chooser: i64, newcomers: bool) -> None:
    """Put all beside the board on it if they fit, or ask which; captain and viceroy are no candidates (GI-LIM-11)."""
    n = candidates(g, newcomers)
    if n == 0 or groups.free_spaces(g) == 0:
        return
    if n > groups.free_spaces(g):
        g.push(steps.FILL_BOARD, chooser, 0, 1 if newcomers else i64(0))
        return
    for colour in range(sizes.COLOURS):
        put_all(g, colour, candidates_of(g, colour, newcomers))


def candidates(g: ElGrande, newcomers: bool) -> i64:
    n: i64 = 0
    for colour in range(sizes.COLOURS):
        n += candidates_of(g, colour, newcomers)
    return n


def candidates_of(g: ElGrande, colour: i64, newcomers: bool) -> i64:
    """How many of a colour may step on it: of those beside it, or only of those that have just come (GI-LIM-4)."""
    return g.cells[cells.NEWCOMERS + colour] if newcomers else groups.beside(g, colour)


def put_all(g: ElGrande, colour: i64, n: i64) -> None:
    if n > 0:
        g.emit(events.STOOD_ON, colour, g.cells[cells.LIMIT_AREA], n)
    for _ in range(n):
        beside = groups.standing(g, g.cells[cells.LIMIT_AREA], colour, ledger.ANY) & groups.BESIDE
        for stand in range(sizes.BESIDE, sizes.GOODS_BESIDE + 1):
            if beside >> stand & 1:
                step_on(g, colour, stand)
                break


def step_on(g: ElGrande, colour: i64, stand: i64) -> None:
    """One from beside steps on a space, which is no move (GI-LIM-15, GI-TURN-7)."""
    area = g.cells[cells.LIMIT_AREA]
    n = groups.number(g, area, colour, stand)
    marks = ledger.least(g, groups.group_of(g, area, stand), colour, n, ledger.ANY)
    groups.cross(g, colour, stand, marks, marks)
    if g.cells[cells.NEWCOMERS + colour] > 0:
        g.cells[cells.NEWCOMERS + colour] -= 1


def settle(g: ElGrande) -> None:
    """Those who have come at the same moment step on it if all find a space, or the holder chooses among them; without
    a holder all stay beside it (GI-LIM-4, GI-LIM-14, GI-SET-12)."""
    cell = g.cells
    n = candidates(g, True)
    if n == 0:
        return
    spaces = groups.free_spaces(g)
    if n > spaces:
        for colour in range(sizes.COLOURS):
            for _ in range(cell[cells.NEWCOMERS + colour]):
                g.emit(events.STOOD_BESIDE, colour, cell[cells.LIMIT_AREA])
    if n <= spaces or cell[cells.MARKER] > 0:
        fill_by(g, max(cell[cells.MARKER] - 1, i64(0)), True)
    if g.cells[cells.DEPTH] == 0 or g.step_number() != steps.FILL_BOARD:
        forget_newcomers(g)


def forget_newcomers(g: ElGrande) -> None:
    for colour in range(sizes.COLOURS):
        g.cells[cells.NEWCOMERS + colour] = 0


class Settle(Step[ElGrande]):
    """One emptying of the castillo is over, or one opening of disks at set-up (GI-LIM-14)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        settle(g)


class CheckLimit(Step[ElGrande]):
    """An action or a window has ended (GI-TURN-6, GI-LIM-8)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        fill(g)


class FillBoard(Step[ElGrande]):
    """Whose caballero steps on the limit board, one after the other until it is full (GI-D10, GI-LIM-7, GI-LIM-8).

    The row says whether only newcomers may.
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        newcomers = g.about() != 0
        for colour in range(sizes.COLOURS):
            if candidates_of(g, colour, newcomers) > 0:
                out.add(actions.FILL_BOARD + colour)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        area = g.cells[cells.LIMIT_AREA]
        if area > sizes.FRANCE:
            stands.ask(g, seat, action - actions.FILL_BOARD, area, area)
        else:
            fill_one(g, seat, action - actions.FILL_BOARD, sizes.BESIDE)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        colour = action - actions.FILL_BOARD
        if not g.facts.every_colour >> colour & 1:
            return refusals.NO_SUCH_COLOUR
        return refusals.NO_NEWCOMER if groups.beside(g, colour) > 0 else refusals.NONE_BESIDE


def fill_one(g: ElGrande, seat: i64, colour: i64, stand: i64) -> None:
    """The rest follows by itself where there is no choice any more."""
    newcomers = g.about() != 0
    g.pop()
    g.emit(events.STOOD_ON, colour, g.cells[cells.LIMIT_AREA], 1)
    step_on(g, colour, stand)
    fill_by(g, seat, newcomers)
    if newcomers and g.step_number() != steps.FILL_BOARD:
        forget_newcomers(g)
