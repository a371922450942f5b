"""What cards of the colonies leave for the end of a round: scorings that are due, and moves when the castillo is empty
(GI-SCO-8, section 13 of docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, ledger, sizes, steps
from grandee.games.el_grande.engine.colonies_effects import MoveAfterCastillo
from grandee.games.el_grande.engine.scoring import score_area, tell_scores
from grandee.games.el_grande.engine.state import ElGrande

# -- delayed scorings ------------------------------------------------------------------------------


def is_due(g: ElGrande) -> bool:
    """Whether a region is scored after this round; after the last one also where a card was laid in it
    (GI-P7-SLA-1, GI-P7-SLA-3)."""
    for area in range(sizes.AREA_NUMBERS):
        if cards_due(g, area) > 0:
            return True
    return False


def cards_due(g: ElGrande, area: i64) -> i64:
    n = g.cells[cells.DUE + area]
    return n + g.cells[cells.LATER + area] if g.facts.next_round[g.cells[cells.ROUND]] == 0 else n


def pass_round(g: ElGrande) -> None:
    """A round begins: what was laid in the last one is due after it, and cards that were kept in it may be used
    (GI-P7-SLA-1, GI-P7-TUR-1)."""
    cell = g.cells
    for area in range(sizes.AREA_NUMBERS):
        cell[cells.DUE + area] = cell[cells.LATER + area]
        cell[cells.LATER + area] = 0
    for seat in range(g.facts.players):
        cell[cells.KEPT_TURN + sizes.SEATS + seat] += cell[cells.KEPT_TURN + seat]
        cell[cells.KEPT_TURN + seat] = 0


class ScoreLater(Step[ElGrande]):
    """Score what is due, after the general scoring if there is one: the castillo first, which is closed again, then in
    the order of the map, and once for each card (GI-SCO-8, GI-P7-SLA-2, GI-P7-SLA-4).

    No window for vetoes is opened (GI-BASE-11).
    """

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        before = g.cells[cells.SCORE : cells.SCORE + sizes.SEATS]
        score_due(g, sizes.CASTILLO)
        for area in range(sizes.AREA_NUMBERS):
            score_due(g, area)
        tell_scores(g, before)


def score_due(g: ElGrande, area: i64) -> None:
    """The cards are discarded with it."""
    n = cards_due(g, area)
    if n == 0:
        return
    g.cells[cells.DUE + area] = 0
    if g.facts.next_round[g.cells[cells.ROUND]] == 0:
        g.cells[cells.LATER + area] = 0
    for _ in range(n):
        g.emit(events.SCORED_LATER, area)
        score_area(g, area, False)


# -- when the castillo is empty --------------------------------------------------------------------


class EachKeeper(Step[ElGrande]):
    """Ask one owner of such a card after the other, the first player first, then clockwise
    (GI-SCO-8, GI-P7-AFT-1, EG-DISK-5)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        g.cells[cells.ACTIVE] = sizes.NO_SEAT
        ledger.clear(g)
        for i in range(about, g.facts.players):
            who = g.after(g.cells[cells.FIRST], i)
            if g.has_use_for_kept(who):
                g.push(steps.EACH_KEEPER, seat, 0, i)
                g.push(steps.AFTER_CASTILLO, who)
                return
            pass_up(g, who)


def pass_up(g: ElGrande, seat: i64) -> None:
    """Who does not use the card now may keep it; by an option it is discarded (GI-P7-AFT-2)."""
    if not g.facts.may_keep:
        g.cells[cells.KEPT_CASTILLO + seat] = 0


class AfterCastillo(Step[ElGrande]):
    """Use the card now, or keep it for a later general scoring (GI-D13, GI-P7-AFT-1, GI-P7-AFT-2)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add(actions.AFTER_CASTILLO_USE)
        out.add(actions.AFTER_CASTILLO_SKIP)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        g.pop()
        if action == actions.AFTER_CASTILLO_SKIP:
            pass_up(g, seat)
            i = g.about()
            g.pop()
            g.push(steps.EACH_KEEPER, cell[cells.FIRST], 0, i + 1)
            return
        card = g.facts.castillo_card
        cell[cells.KEPT_CASTILLO + seat] -= 1
        cell[cells.ACTIVE] = seat  # no turn is under way
        cell[cells.ACTING] = card + 1
        g.emit(events.CARD_USED, seat, card)
        g.push(steps.END_SPECIAL, seat)
        special = g.facts.special[card].special
        assert isinstance(special, MoveAfterCastillo)
        special.move(g, seat)
