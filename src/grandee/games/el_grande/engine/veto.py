"""Veto: section 17 of the spec. Windows, and steps of a special action that are shown before they happen.

A special action is a row END_SPECIAL on the agenda with everything that is still to be done above it, so that a veto
only has to take off what lies above.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, changes, events, sizes, stands, steps
from grandee.games.el_grande.engine.scoring import score_area
from grandee.games.el_grande.engine.state import ElGrande

# kinds of atomic steps (EG-DP-7), with what their four numbers are
MOVES: Final[i64] = 1  # owner, from, to, place in France
PLACES: Final[i64] = 2  # area, place in France
EMPTIES: Final[i64] = 3  # opponent, number: out of the court
RETURNS: Final[i64] = 4  # opponent, number: what RETURNING says
WITHDRAWS: Final[i64] = 5  # opponent, region, number
EVICTS: Final[i64] = 6  # opponent, from, to, number
SCORES: Final[i64] = 7  # area, whether only the first place
REINFORCES: Final[i64] = 8  # number
BANISHES: Final[i64] = 9  # opponent, region, place in France
SHUTS_IN: Final[i64] = 10  # whose grande, region
RECALLS: Final[i64] = 11  # region, place in France


def step(g: ElGrande, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Do one atomic step of the active seat's special action; veto holders see it first
    (EG-VETO-5, EG-DP-8, EG-DP-12)."""
    cell = g.cells
    if cell[cells.COVERED] != 0:
        cell[cells.COVERED] = 0  # the window after the announcement was this step's
    elif g.other_holders() != 0 and g.facts.veto_each_step:
        cell[cells.SHOWN] = kind
        cell[cells.SHOWN + 1] = a
        cell[cells.SHOWN + 2] = b
        cell[cells.SHOWN + 3] = c
        cell[cells.SHOWN + 4] = d
        emit_shown(g, kind, a, b, c, d)
        g.push(steps.EXECUTE, cell[cells.ACTIVE])
        open_window(g)
        return
    execute(g, kind, a, b, c, d)


def execute(g: ElGrande, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    if kind == MOVES:
        changes.move(g, a, b, c, d)
    elif kind == PLACES:
        changes.place(g, g.cells[cells.ACTIVE], a, b)
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
    elif kind == BANISHES:
        changes.banish(g, a, b, c)
    elif kind == SHUTS_IN:
        changes.shut_in(g, a)
    else:
        changes.recall(g, a, b)


def emit_shown(g: ElGrande, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Everybody sees a step before it happens: piece, source, target, or region."""
    seat = g.cells[cells.ACTIVE]
    if kind == MOVES:
        g.emit(events.SHOWS_MOVE, seat, a, b, c)
        if g.facts.has_sea:
            show_stands(g, b, c, d)
        elif c == sizes.FRANCE:
            g.emit(events.SHOWS_FRANCE, seat, d)
    elif kind == PLACES:
        g.emit(events.SHOWS_PLACE, seat, a)
        if g.facts.has_sea:
            show_stands(g, sizes.COURT, a, b)
        elif a == sizes.FRANCE:
            g.emit(events.SHOWS_FRANCE, seat, b)
    elif kind == SCORES:
        g.emit(events.SHOWS_SCORING, a)
    elif kind == EMPTIES:
        g.emit(events.SHOWS_RETURN, a, sizes.COURT, b)
    elif kind == RETURNS:
        show_returns(g, a)
    elif kind == WITHDRAWS:
        g.emit(events.SHOWS_RETURN, a, b, c)
    elif kind == EVICTS:
        g.emit(events.SHOWS_EVICTION, a, b, sizes.COURT if c == g.cells[cells.KING] else c, d)
    elif kind == REINFORCES:
        g.emit(events.SHOWS_COURT, seat, a)
    elif kind == BANISHES:
        g.emit(events.SHOWS_BANISH, seat, a, b)
    elif kind == SHUTS_IN:
        g.emit(events.SHOWS_GRANDE_IN, a, b)
    else:
        g.emit(events.SHOWS_RECALL, seat, a)


def show_stands(g: ElGrande, source: i64, target: i64, place: i64) -> None:
    """How a caballero stands that is to leave or enter an area where that makes a difference."""
    if stands.has_stands(source) or stands.has_stands(target):
        g.emit(events.SHOWS_STANDS, g.cells[cells.ACTIVE], place % stands.ENTERS, place // stands.ENTERS)


def show_returns(g: ElGrande, owner: i64) -> None:
    for source in range(sizes.AREAS):
        n = g.cells[cells.RETURNING + source]
        if source == sizes.FRANCE:
            n = (n & 1) + (n >> 1 & 1) + (n >> 2 & 1)
        if n > 0:
            g.emit(events.SHOWS_RETURN, owner, sizes.COURT if source == sizes.COURT_SOURCE else source, n)
    if g.facts.has_sea:
        for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
            n = stands.returning_from(g, area)
            if n > 0:
                g.emit(events.SHOWS_RETURN, owner, area, n)


class Execute(Step[ElGrande]):
    """Nobody objected: the step that was shown happens."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        kind = cell[cells.SHOWN]
        a = cell[cells.SHOWN + 1]
        b = cell[cells.SHOWN + 2]
        c = cell[cells.SHOWN + 3]
        d = cell[cells.SHOWN + 4]
        for i in range(cells.SHOWN, cells.SHOWN + 5):
            cell[i] = 0
        execute(g, kind, a, b, c, d)


# -- windows -------------------------------------------------------------------------------------


def open_window(g: ElGrande) -> None:
    """Ask the holders one after the other, clockwise from the active seat's left (EG-VETO-8)."""
    ask_next(g, g.other_holders())


def ask_next(g: ElGrande, holders: i64) -> None:
    seat = g.cells[cells.ACTIVE]
    for i in range(i64(1), g.facts.players):
        holder = g.after(seat, i)
        if holders >> holder & 1:
            g.push(steps.VETO, holder, 0, holders & ~(1 << holder))
            return


class Veto(Step[ElGrande]):
    """Stop the special action or let it go on (EG-VETO-5, EG-VETO-8); nobody is asked about that (EG-VETO-9)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add(actions.VETO_USE)
        out.add(actions.VETO_PASS)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.VETO_PASS:
            others = g.about()
            g.pop()
            g.emit(events.VETO_PASSED, seat)
            ask_next(g, others)
            return
        cell = g.cells
        if cell[cells.VETO_THIS + seat] > 0:  # one card, that which expires first (EG-VETO-6)
            cell[cells.VETO_THIS + seat] -= 1
        elif cell[cells.VETO_NEXT + seat] > 0:
            cell[cells.VETO_NEXT + seat] -= 1
        else:
            discard_turning_card(g, seat)
        g.count_vetoes(seat)
        g.emit(events.VETO_USED, seat, cell[cells.ACTIVE])
        g.cannot_be_repeated()
        g.unwind(steps.END_SPECIAL)


def discard_turning_card(g: ElGrande, seat: i64) -> None:
    """A card for turning over another serves as a Veto; of several that which can be used for nothing else yet
    (GI-KI-4, GI-KI-7)."""
    at = cells.KEPT_TURN + seat
    if g.cells[at] == 0:
        at += sizes.SEATS
    g.cells[at] -= 1
    g.emit(events.CARD_USED, seat, g.facts.turning_card)


class EndSpecial(Step[ElGrande]):
    """The special action is over, carried out or stopped; nothing of it stays in the state (EG-VETO-10, EG-DP-4)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        if cell[cells.THROWN_SO_FAR] > 1:
            g.emit(events.THROWN_TOTAL, seat, cell[cells.THROWN_SO_FAR])
        for i in range(cells.SPECIAL, cells.SPECIAL_END):
            cell[i] = 0
        if g.facts.has_france:
            cell[cells.CHOSEN_PLACE] = 0
            if g.facts.has_sea:
                cell[cells.ACTING] = 0
                for i in range(cells.RETURN_STANDS, cells.RETURN_STANDS + sizes.SEA_AREAS + 2):
                    cell[i] = 0
        if g.facts.has_limits:
            cell[cells.MOVES_MADE] = 0
            cell[cells.MOVES_MOST] = 0
            cell[cells.ONE_MOVED_FAR] = 0
