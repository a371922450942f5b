"""Veto: section 17 of the spec. Windows, and steps of a special action that are shown before they happen.

A special action is a row END_SPECIAL on the agenda with everything that is still to be done above it, so that a veto
only has to take off what lies above.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.state import Step
from grandee.games.el_grande import changes
from grandee.games.el_grande.happenings import (
    SHOWS_BANISH,
    SHOWS_COURT,
    SHOWS_EVICTION,
    SHOWS_MOVE,
    SHOWS_PLACE,
    SHOWS_RETURN,
    SHOWS_SCORING,
    THROWN_TOTAL,
    VETO_PASSED,
    VETO_USED,
)
from grandee.games.el_grande.numbers import COURT as THE_COURT
from grandee.games.el_grande.numbers import END_SPECIAL, EXECUTE, REGIONS, VETO, VETO_PASS, VETO_USE
from grandee.games.el_grande.scoring import score_area
from grandee.games.el_grande.state import (
    ACTIVE,
    COVERED,
    EFFECT_END,
    KING_AT,
    RETURNING,
    SHOWN,
    THROWN_SO_FAR,
    VETO_NEXT,
    VETO_THIS,
    ElGrande,
)

# kinds of atomic steps (EG-DP-7), with what their four numbers are
MOVES: Final[i64] = 1  # owner, from, to
PLACES: Final[i64] = 2  # area
EMPTIES: Final[i64] = 3  # opponent, number: out of the court
RETURNS: Final[i64] = 4  # opponent, number: what RETURNING says
WITHDRAWS: Final[i64] = 5  # opponent, region, number
EVICTS: Final[i64] = 6  # opponent, from, to, number
SCORES: Final[i64] = 7  # area, whether only the first place
REINFORCES: Final[i64] = 8  # number
BANISHES: Final[i64] = 9  # opponent, region


def step(g: ElGrande, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Do one atomic step of the active seat's special action; veto holders see it first (EG-VETO-5, EG-DP-8)."""
    cells = g.cells
    if cells[COVERED] != 0:
        cells[COVERED] = 0  # the window after the announcement was this step's
    elif g.other_holders() != 0 and g.facts.veto_each_step:
        cells[SHOWN] = kind
        cells[SHOWN + 1] = a
        cells[SHOWN + 2] = b
        cells[SHOWN + 3] = c
        cells[SHOWN + 4] = d
        tell_shown(g, kind, a, b, c, d)
        g.push(EXECUTE, cells[ACTIVE])
        open_window(g)
        return
    execute(g, kind, a, b, c, d)


def execute(g: ElGrande, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    if kind == MOVES:
        changes.move(g, a, b, c)
    elif kind == PLACES:
        changes.place(g, a)
    elif kind == SCORES:
        score_area(g, a, b != 0)
    elif kind == EMPTIES:
        changes.empty_court(g, a, b)
    elif kind == RETURNS:
        changes.return_chosen(g, a)
    elif kind == WITHDRAWS:
        changes.send_home(g, a, b, c)
    elif kind == EVICTS:
        changes.evict(g, a, b, c, d)
    elif kind == REINFORCES:
        changes.reinforce(g, a)
    else:
        changes.banish(g, a, b)


def tell_shown(g: ElGrande, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Everybody sees a step before it happens: piece, source, target, or region."""
    seat = g.cells[ACTIVE]
    if kind == MOVES:
        g.tell(SHOWS_MOVE, seat, a, b, c)
    elif kind == PLACES:
        g.tell(SHOWS_PLACE, seat, a)
    elif kind == SCORES:
        g.tell(SHOWS_SCORING, a)
    elif kind == EMPTIES:
        g.tell(SHOWS_RETURN, a, THE_COURT, b)
    elif kind == RETURNS:
        for place in range(REGIONS + 1):
            if g.cells[RETURNING + place] > 0:
                g.tell(SHOWS_RETURN, a, THE_COURT if place == REGIONS else place, g.cells[RETURNING + place])
    elif kind == WITHDRAWS:
        g.tell(SHOWS_RETURN, a, b, c)
    elif kind == EVICTS:
        g.tell(SHOWS_EVICTION, a, b, THE_COURT if c == g.cells[KING_AT] else c, d)
    elif kind == REINFORCES:
        g.tell(SHOWS_COURT, seat, a)
    else:
        g.tell(SHOWS_BANISH, seat, a, b)


class Execute(Step[ElGrande]):
    """Nobody objected: the step that was shown happens."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cells = g.cells
        kind = cells[SHOWN]
        a = cells[SHOWN + 1]
        b = cells[SHOWN + 2]
        c = cells[SHOWN + 3]
        d = cells[SHOWN + 4]
        for i in range(SHOWN, SHOWN + 5):
            cells[i] = 0
        execute(g, kind, a, b, c, d)


# -- windows -------------------------------------------------------------------------------------


def open_window(g: ElGrande) -> None:
    """Ask the holders one after the other, clockwise from the active seat's left (EG-VETO-8)."""
    ask_next(g, g.other_holders())


def ask_next(g: ElGrande, holders: i64) -> None:
    seat = g.cells[ACTIVE]
    for i in range(i64(1), g.facts.players):
        holder = g.after(seat, i)
        if holders >> holder & 1:
            g.push(VETO, holder, 0, holders & ~(1 << holder))
            return


class Veto(Step[ElGrande]):
    """Stop the special action or let it go on (EG-VETO-5, -6, -8, -11)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add(VETO_USE)
        out.add(VETO_PASS)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == VETO_PASS:
            others = g.about()
            g.pop()
            g.tell(VETO_PASSED, seat)
            ask_next(g, others)
            return
        cells = g.cells
        if cells[VETO_THIS + seat] > 0:  # the card that expires first
            cells[VETO_THIS + seat] -= 1
        else:
            cells[VETO_NEXT + seat] -= 1
        g.count_vetoes(seat)
        g.tell(VETO_USED, seat, cells[ACTIVE])
        g.unwind(END_SPECIAL)


class EndSpecial(Step[ElGrande]):
    """The special action is over, carried out or stopped; nothing of it stays in the state (EG-VETO-10, EG-DP-4)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cells = g.cells
        if cells[THROWN_SO_FAR] > 1:
            g.tell(THROWN_TOTAL, seat, cells[THROWN_SO_FAR])
        for i in range(COVERED, EFFECT_END):
            cells[i] = 0
