"""What the cards of Grand Inquisitor & Colonies do (section 13 of docs/rules/grand-inquisitor.md).

What a deck calls the effects and gives them is declared in ../effects_colonies.py.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import count
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, refusals, sizes, steps, veto
from grandee.games.el_grande.engine.effects import LESS_IF_FAR
from grandee.games.el_grande.engine.scoring_effects import score_regions, scored_regions
from grandee.games.el_grande.engine.special import Special, begin, follow
from grandee.games.el_grande.engine.state import ElGrande

# -- grandes -------------------------------------------------------------------------------------


@final
class ShutInGrandes(Special):
    """Every opponent's grande goes into the castillo, one after the other; that in the king's region stays
    (GI-P7-CON-1, GI-P7-CON-4)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        for i in range(i64(1), g.facts.players):
            if goes_in(g, g.after(seat, i)):
                return True
        return False

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.COVERED] = 1  # the first grande that really goes
        g.push(steps.EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        if goes_in(g, opponent):
            veto.step(g, veto.SHUTS_IN, opponent, g.cells[cells.GRANDE + opponent], 0, 0)


def goes_in(g: ElGrande, owner: i64) -> bool:
    """Whether a grande is neither inside already nor with the king."""
    return g.cells[cells.GRANDE + owner] not in (sizes.CASTILLO, g.cells[cells.KING])


# -- scorings ------------------------------------------------------------------------------------


@final
class ScoreAreas(Special):
    """Score these areas, one step each (GI-P7-SNE-1, GI-BASE-8)."""

    def __init__(self, areas: i64) -> None:
        self.areas: i64 = areas  # a set

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.COVERED] = 1
        score_regions(g, seat, self.areas, 0)


@final
class LayForLater(Special):
    """The card is laid in any region, or on the castillo, and that is scored at the end of the next round; Muslim
    Granada is none (GI-P7-SLA-1, GI-P7-SLA-5, GI-MIX-5)."""

    def repeatable(self, g: ElGrande, seat: i64) -> bool:
        return False

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        return scored_regions(g) | 1 << sizes.CASTILLO

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return refusals.NOT_SCORED_NOW

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.LATER + g.cells[cells.CHOSEN]] += 1
        g.emit(events.LAID_LATER, seat, g.cells[cells.CHOSEN])


# -- cards that are kept -------------------------------------------------------------------------


@final
class MoveAfterCastillo(Special):
    """Keep the card; in a general scoring, when the castillo is empty, move so many own caballeros
    (GI-P7-AFT-1, GI-BASE-11)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def repeatable(self, g: ElGrande, seat: i64) -> bool:
        return False

    def owners(self, g: ElGrande, seat: i64) -> i64:
        return g.own(seat)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.KEPT_CASTILLO + seat] += 1
        g.emit(events.CARD_KEPT, seat, g.cells[cells.CARD] - 1)

    def move(self, g: ElGrande, seat: i64) -> None:
        """The use of the kept card: anywhere, but not out of or into the king's region. Movement limits do not count
        (GI-P7-AFT-1, GI-MIX-10)."""
        g.cells[cells.OWN_LEFT] = self.number
        if g.facts.has_limits:
            g.cells[cells.MOVES_MOST] = self.number + LESS_IF_FAR
        g.push(steps.MOVE_ONE, seat)


@final
class KeepDouble(Special):
    """Keep the card, to repeat an opponent's special action once (GI-P7-DOU-1, GI-BASE-11)."""

    def repeatable(self, g: ElGrande, seat: i64) -> bool:
        return False

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.KEPT_DOUBLE + seat] += 1
        g.emit(events.CARD_KEPT, seat, g.cells[cells.CARD] - 1)


@final
class TurnOver(Special):
    """Turn over a card of the row, or keep this one for a later round (GI-P7-TUR-1, GI-P7-TUR-2).

    A repetition turns over one card more; only keeping it cannot be repeated (GI-P7-TUR-5, GI-P7-DOU-6).
    """

    def repeatable(self, g: ElGrande, seat: i64) -> bool:
        return may_turn_over(g)

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.TURN_CARD, seat)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        if g.cells[cells.CHOSEN_WHAT] > 0:
            turn_over(g, seat, g.cells[cells.CHOSEN_WHAT] - 1)
            return
        g.cannot_be_repeated()
        g.cells[cells.KEPT_TURN + seat] += 1
        g.count_vetoes(seat)
        g.emit(events.CARD_KEPT, seat, g.cells[cells.CARD] - 1)


class TurnCard(Step[ElGrande]):
    """Which card of the row is turned over, or none (GI-P7-TUR-1, GI-P7-TUR-3)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        if may_turn_over(g):
            out.add_each(actions.TURN_CARD, g.cells[cells.OFFERED])
        if not g.is_repetition():
            out.add(actions.TURN_CARD_SKIP)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.pop()
        if action == actions.TURN_CARD_SKIP:
            return
        pile = action - actions.TURN_CARD
        g.cells[cells.CHOSEN_WHAT] = pile + 1
        if g.other_holders() != 0:
            g.emit(events.SHOWS_TURN, seat, g.cells[g.offer_at(pile)])

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.NOTHING_TO_KEEP if action == actions.TURN_CARD_SKIP else refusals.NOT_IN_THE_ROW


def use_kept_turn(g: ElGrande, seat: i64, pile: i64) -> None:
    """Use a card that was kept in an earlier round; it is used up, also by a Veto. Such a use is a special action, with
    all that follows one (GI-P7-TUR-1, GI-P7-TUR-2, GI-P7-TUR-5, GI-BASE-11)."""
    cell = g.cells
    card = g.facts.turning_card
    cell[cells.KEPT_TURN + sizes.SEATS + seat] -= 1
    g.count_vetoes(seat)
    g.emit(events.CARD_USED, seat, card)
    cell[cells.ACTING] = card + 1
    cell[cells.CHOSEN_WHAT] = pile + 1
    follow(g, seat, card + 1)
    begin(g, seat)
    if g.other_holders() != 0:
        g.emit(events.SHOWS_TURN, seat, cell[g.offer_at(pile)])


def may_turn_over(g: ElGrande) -> bool:
    """Whether more cards lie face up than players who still have to choose one; with King & Intrigue nobody has to
    (GI-P7-TUR-4, GI-KI-7)."""
    if g.facts.has_intrigue:
        return g.cells[cells.OFFERED] != 0
    choosing = count(g.facts.everybody & ~g.cells[cells.TURNED])
    if g.cells[cells.CARD] == 0:  # the active one too
        choosing += 1
    return count(g.cells[cells.OFFERED]) > choosing


def turn_over(g: ElGrande, seat: i64, pile: i64) -> None:
    """Nobody can use the card in this round (GI-P7-TUR-2); King's card and the Inquisitor's return (GI-P7-TUR-3)."""
    g.emit(events.CARD_TURNED_OVER, seat, g.cells[g.offer_at(pile)])
    g.cells[cells.OFFERED] &= ~(1 << pile)
    g.cells[g.offer_at(pile)] = 0
