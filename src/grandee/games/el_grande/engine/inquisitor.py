"""The Inquisitor, what follows a special action, and his bonus (section 7 of docs/rules/grand-inquisitor.md).

The marker is the seat in whose court he stands; his caballeros are the sixth colour.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, limit, placement, refusals, repetition, sizes, steps
from grandee.games.el_grande.engine.scoring_effects import score_regions, scored_regions
from grandee.games.el_grande.engine.special import Special
from grandee.games.el_grande.engine.state import PLACED_PART, ElGrande

# -- his cards -----------------------------------------------------------------------------------


def take_inquisitor(g: ElGrande, seat: i64) -> None:
    """He stays until another player takes him; who has him already gains nothing (GI-INQ-1, GI-INQ-2, GI-P6-2)."""
    cell = g.cells
    if cell[cells.MARKER] != seat + 1:
        cell[cells.MARKER] = seat + 1
        cell[cells.GAINED] = seat + 1
    g.emit(events.INQUISITOR_TAKEN, seat)


@final
class TakeInquisitor(Special):
    """Take the Inquisitor, the first step; then up to so many moves of black caballeros, also of those that are laid
    aside, each a step of its own (GI-P6-2, GI-P6-3, GI-P6-4, GI-BASE-8, GI-BLK-3)."""

    def __init__(self, moves: i64) -> None:
        self.moves: i64 = moves

    def owners(self, g: ElGrande, seat: i64) -> i64:
        return 1 << sizes.SIXTH

    def brings_back(self) -> bool:
        return True

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        take_inquisitor(g, seat)
        g.cells[cells.OWN_LEFT] = self.moves
        if g.facts.has_limits:  # GI-MIX-10
            g.cells[cells.MOVES_MOST] = self.moves
        g.push(steps.MOVE_ONE, seat)


@final
class ScoreBlack(Special):
    """Take the Inquisitor, the first step; then score every region in which a black caballero stands, one step each,
    but not Muslim Granada (GI-P7-SIN-1, GI-P7-SIN-3, GI-MIX-5, GI-BASE-8)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        take_inquisitor(g, seat)
        regions: i64 = 0
        scored = scored_regions(g)
        for area in range(sizes.AREA_NUMBERS):
            if scored >> area & 1 and g.cubes(area, sizes.SIXTH) > 0:
                regions |= 1 << area
        score_regions(g, seat, regions, 0)


# -- what follows a special action -----------------------------------------------------------------

FILL: Final[i64] = 0  # what comes next, in the order of GI-TURN-9
DOUBLE: Final[i64] = 1
BONUS: Final[i64] = 2
FILL_AGAIN: Final[i64] = 3
OVER: Final[i64] = 4


class AfterSpecial(Step[ElGrande]):
    """A special action is over, carried out or stopped: one thing follows the other
    (GI-TURN-9, GI-TURN-6, GI-P7-TUR-5)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if about == OVER:
            g.cells[cells.GAINED] = 0
            g.cells[cells.CARRIED_OUT] = 0
            return
        if about == DOUBLE:
            asked = repetition.who_is_asked(g, seat, times + 1)
            if asked > 0:  # who has answered is not asked again
                g.push(steps.AFTER_SPECIAL, seat, asked, DOUBLE)
                g.push(steps.DOUBLE, g.after(seat, asked))
                return
        g.push(steps.AFTER_SPECIAL, seat, 0, about + 1)
        if about == BONUS:
            ask_for_bonus(g)
        elif about != DOUBLE:
            limit.fill(g)


# -- the bonus -------------------------------------------------------------------------------------


def ask_for_bonus(g: ElGrande) -> None:
    """It cannot wait if the placement part is over, or the turn of the new holder; else it is for the own turn, also if
    he was gained by a scoring (GI-BON-2, GI-BON-3, GI-BON-4, GI-BON-5, GI-P7-SIN-2, GI-D9)."""
    cell = g.cells
    seat = cell[cells.MARKER] - 1
    if seat < 0 or cell[cells.GAINED] != seat + 1 or not g.has_bonus(seat):
        return
    if seat == cell[cells.ACTIVE]:
        is_over = cell[cells.PARTS] & PLACED_PART != 0
    else:
        is_over = cell[cells.TURNED] >> seat & 1 == 1
    if is_over and (cell[cells.PROVINCE + seat] > 0 or may_place(g, seat)):
        g.push(steps.BONUS, seat)


def may_place(g: ElGrande, seat: i64) -> bool:
    return g.court(seat) > 0 and placement.place_targets(g) != 0


class Bonus(Step[ElGrande]):
    """Bring one caballero more to the court, or place one at once, or neither (GI-BON-1, GI-BON-6, GI-D9)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        if g.cells[cells.PROVINCE + seat] > 0:
            out.add(actions.BONUS_BONUS_PROVINCE)
        if may_place(g, seat):
            out.add(actions.BONUS_BONUS_PLACE)
        out.add(actions.BONUS_SKIP)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.pop()
        if action == actions.BONUS_BONUS_PROVINCE:
            call_by_bonus(g, seat)
        elif action == actions.BONUS_BONUS_PLACE:
            g.push(steps.PLACE_EXTRA, seat, 0, placement.INQUISITOR | placement.NO_MORE)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.PROVINCE_EMPTY if action == actions.BONUS_BONUS_PROVINCE else refusals.NO_COURT_FOR_BONUS


def call_by_bonus(g: ElGrande, seat: i64) -> None:
    """One caballero more from the province to the court (GI-BON-1)."""
    cell = g.cells
    cell[cells.BONUS_USED] |= 1 << seat
    cell[cells.PROVINCE + seat] -= 1
    cell[cells.COURT + seat] += 1
    g.emit(events.BONUS_USED, seat)
