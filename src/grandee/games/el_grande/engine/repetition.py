"""Double strike: a special action once more, by an opponent (section 13 of docs/rules/grand-inquisitor.md).

Who repeats is the active seat for all that the action does; the turn itself goes on afterwards.
"""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, ledger, limit, steps
from grandee.games.el_grande.engine.special import begin, special_of
from grandee.games.el_grande.engine.state import ElGrande


def who_is_asked(g: ElGrande, seat: i64, first: i64) -> i64:
    """How many seats to the left, at least so many, the next one sits that can repeat what was carried out; 0 for
    nobody. Each is asked once, also about an action of King & Intrigue
    (GI-P7-DOU-2, GI-P7-DOU-7, GI-P7-DOU-10, GI-P7-DOU-11, GI-KI-10)."""
    cell = g.cells
    if cell[cells.CARRIED_OUT] == 0:
        return 0
    special = g.facts.special[cell[cells.CARRIED_OUT] - 1].special
    cell[cells.TURN_OF] = seat + 1  # what has an effect is looked up as in a repetition (GI-TURN-8)
    asked: i64 = 0
    for i in range(first, g.facts.players):
        who = g.after(seat, i)
        if asked == 0 and cell[cells.KEPT_DOUBLE + who] > 0 and special.repeatable(g, who):
            asked = i
    cell[cells.TURN_OF] = 0
    return asked


class Double(Step[ElGrande]):
    """Repeat the special action that an opponent has completed, or keep the card for another one
    (GI-P7-DOU-2, GI-P7-DOU-4, GI-P7-DOU-5, GI-D11)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add(actions.DOUBLE_REPEAT)
        out.add(actions.DOUBLE_SKIP)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.pop()
        if action == actions.DOUBLE_SKIP:
            return
        cell = g.cells
        cell[cells.KEPT_DOUBLE + seat] -= 1
        cell[cells.TURN_OF] = cell[cells.ACTIVE] + 1
        cell[cells.ACTIVE] = seat  # own, foreign and opponents are read from this seat (GI-P7-DOU-9)
        cell[cells.ACTING] = cell[cells.CARRIED_OUT]  # neither caballeros nor tokens of the card (GI-P7-DOU-3)
        g.emit(events.REPEATS, seat, cell[cells.ACTING] - 1)
        g.push(steps.END_REPETITION, cell[cells.TURN_OF] - 1)
        begin(g, seat)  # what follows it is not a special action that could be repeated again (GI-P7-DOU-11)
        special_of(g).announce(g, seat)


class EndRepetition(Step[ElGrande]):
    """The repetition is over, carried out or stopped; the turn goes on (GI-P7-DOU-8, GI-TURN-6)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        g.cells[cells.ACTIVE] = seat
        g.cells[cells.TURN_OF] = 0
        ledger.end_repetition(g)
        limit.fill(g)
