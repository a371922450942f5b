"""Calling caballeros to the court: section 10.2 of the spec, and what the church adds to it."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, france, refusals, sizes, steps, veto
from grandee.games.el_grande.engine.state import ElGrande


class CallExtra(Step[ElGrande]):
    """Call one caballero more than the card says, also with a card that calls none, or keep that for the placement
    (EG-CHURCH-14, EG-CHURCH-17)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add(actions.CALL_EXTRA_EXTRA)
        out.add(actions.CALL_EXTRA_NO_EXTRA)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        most = g.times()
        g.pop()
        if action == actions.CALL_EXTRA_EXTRA:
            most += 1
            g.cells[cells.EXTRA_USED] = 1
            g.emit(events.EXTRA_CALL, seat)
        start_call(g, seat, most)


def start_call(g: ElGrande, seat: i64, most: i64) -> None:
    """Ask how many caballeros are called, or take as many as there are."""
    cell = g.cells
    if most > 0 and not g.facts.must_call:
        g.push(steps.DISCARD_POWER, seat)
        g.push(steps.CALL, seat, most)
        return
    n = min(most, cell[cells.PROVINCE + seat])  # EG-CALL-3
    call(g, seat, n)
    if may_recall(g, seat, most - n):
        g.push(steps.DISCARD_POWER, seat)
        g.push(steps.RECALL_ONE, seat, most - n)
    else:
        cell[cells.TURNED] |= 1 << seat


def call(g: ElGrande, seat: i64, n: i64) -> None:
    """Caballeros come from the province to the court (EG-CALL-1)."""
    if n > 0:
        g.cells[cells.PROVINCE + seat] -= n
        g.cells[cells.COURT + seat] += n
        g.emit(events.CALLED, seat, n)


def may_recall(g: ElGrande, seat: i64, missing: i64) -> bool:
    """Whether a missing rest of the call can come from regions: only if the province is empty; never black ones
    (EG-CALL-4, EG-CALL-5, GI-BLK-4)."""
    return missing > 0 and g.cells[cells.PROVINCE + seat] == 0 and g.regions_of(seat) != 0


class Call(Step[ElGrande]):
    """How many caballeros to call, where fewer are allowed (EG-CALL-2, EG-DP-10)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        for n in range(min(g.times(), g.cells[cells.PROVINCE + seat]) + 1):
            out.add(actions.CALL + n)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        missing = g.times() - (action - actions.CALL)
        g.pop()
        call(g, seat, action - actions.CALL)
        if may_recall(g, seat, missing):
            g.push(steps.RECALL_ONE, seat, missing)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.TOO_MANY


class RecallOne(Step[ElGrande]):
    """The province is empty: bring an own caballero from a region to the court, or stop
    (EG-CALL-4, EG-CALL-5, EG-CALL-6, EG-CALL-7)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.RECALL_ONE, g.regions_of(seat))
        out.add(actions.RECALL_ONE_DONE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        region = action - actions.RECALL_ONE
        if action == actions.RECALL_ONE_DONE:
            g.pop()
        elif g.tells_apart(region):
            france.ask_for_place(g, seat, seat, region, sizes.COURT)
        else:
            recall(g, seat, region, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.TABOO if action - actions.RECALL_ONE == g.cells[cells.KING] else refusals.NONE_TO_RECALL


def recall(g: ElGrande, seat: i64, region: i64, place: i64) -> None:
    """One caballero; by a card it is a step that a veto holder sees first, before the card is chosen nobody objects."""
    was_last = g.regions_of(seat) == 1 << region and g.cubes(region, seat) == 1
    if g.one_done() or was_last:
        g.pop()
    veto.step(g, veto.RECALLS, region, place, 0, 0)


class RecallRest(Step[ElGrande]):
    """A card has called all that was in the province: the missing rest may come from regions (EG-CALL-7)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if may_recall(g, seat, times):
            g.push(steps.RECALL_ONE, seat, times)


class DiscardPower(Step[ElGrande]):
    """The power card is put face down on the own pile (EG-TURN-3), or stays open until the round ends (EG-END-1)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        g.cells[cells.TURNED] |= 1 << seat
