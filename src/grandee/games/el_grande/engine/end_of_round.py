"""The end of a round: section 16 of the spec, and the disks before a general scoring (section 15)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, intrigue, later, refusals, sizes, steps, virtual
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.engine.turn import start_round


class EndRound(Step[ElGrande]):
    """Cards left over are put away, old veto cards discarded; a general scoring may follow, then what is due
    (EG-END-1, EG-END-2, GI-RND-2, GI-SCO-8).

    Runs twice: `about` is 1 when everything is scored and only the next round is to be begun.
    """

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        number = cell[cells.ROUND]
        if about == 0:
            g.emit(events.ROUND_ENDED, number)
            cell[cells.ACTIVE] = sizes.NO_SEAT
            cell[cells.OFFERED] = 0  # EG-END-3
            for pile in range(g.facts.piles):
                cell[g.offer_at(pile)] = 0
            expire_vetoes(g)
            if not g.facts.discards_in_turn:
                discard_powers(g)
            if g.facts.has_intrigue:
                intrigue.take_back_strength(g)
            if g.facts.has_sea:
                cell[cells.BONUS_USED] = 0  # GI-BON-1, GI-BON-5
            scores = g.facts.scores_after[number] != 0  # EG-ROUND-1
            due = g.facts.has_sea and later.is_due(g)
            if scores or due:
                g.push(steps.END_ROUND, seat, 0, 1)
            if due:
                g.push(steps.SCORE_LATER, seat)
            if scores:
                ask_for_castillo_disks(g, seat)
            if scores or due:
                return
        elif g.facts.has_virtual:  # EG-2P-7
            virtual.shuffle_regions(g)
        next_round = g.facts.next_round[number]
        if next_round == 0:  # EG-WIN-1
            for other in range(g.facts.players):
                g.emit(events.FINAL_SCORE, other, cell[cells.SCORE + other])
            return
        if g.facts.discards_in_turn:
            cell[cells.FIRST] = lowest_power(g)
        if g.facts.has_sea:
            later.pass_round(g)
        start_round(g, next_round)


def discard_powers(g: ElGrande) -> None:
    """The lowest value takes the first-player figure, then every power card is put face down on the own pile, before a
    general scoring (EG-INFO-6, EG-END-1, EG-END-4, EG-2P-12)."""
    cell = g.cells
    cell[cells.FIRST] = lowest_power(g)
    for colour in range(g.facts.colours):
        cell[cells.POWER + colour] = 0
        if g.facts.has_greys and colour < g.facts.players:
            cell[cells.GREY_POWER + colour] = 0  # EG-SHIFT-8


def expire_vetoes(g: ElGrande) -> None:
    """A veto card lasts to the end of the round after the one in which it was taken (EG-VETO-7)."""
    cell = g.cells
    for seat in range(g.facts.players):
        for _ in range(cell[cells.VETO_THIS + seat]):
            g.emit(events.VETO_EXPIRED, seat)
        cell[cells.VETO_THIS + seat] = cell[cells.VETO_NEXT + seat]
        cell[cells.VETO_NEXT + seat] = 0
        g.count_vetoes(seat)


def lowest_power(g: ElGrande) -> i64:
    """The seat with the lowest value of the round, also if it has taken the card back; never the virtual player
    (EG-POWER-5, EG-POWER-6, EG-POWER-7, EG-CARD-POWER-2, EG-SHIFT-5, EG-2P-11, KI-11)."""
    cell = g.cells
    first: i64 = 0
    for seat in range(i64(1), g.facts.players):
        if g.facts.has_greys:
            if g.bid(seat) < g.bid(first):
                first = seat
        elif cell[cells.POWER + seat] < cell[cells.POWER + first]:
            first = seat
    return first


def ask_for_castillo_disks(g: ElGrande, seat: i64) -> None:
    """Everybody with pieces in the castillo sets a region before it is opened (EG-GEN-1, EG-GEN-2, EG-GEN-3).

    While the king stands beside it, nothing leaves it and nobody is asked (EG-GEN-9).
    """
    g.push(steps.GENERAL_SCORING, seat)
    if g.cells[cells.KING] == sizes.CASTILLO:
        return
    inside: i64 = 0
    for other in range(g.facts.players):
        if g.is_inside(other):
            inside |= 1 << other
    if inside:
        g.ask(steps.CASTILLO_DISK, inside)


class SetCastilloDisk(Step[ElGrande]):
    """Set secretly where the pieces in the castillo go; the king's region means the court, which has an answer of its
    own while he is abroad (EG-GEN-2, EG-GEN-5, EG-GEN-13, EG-FRANCE-5)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.CASTILLO_DISK, sizes.ALL_REGIONS)  # EG-DISK-1, EG-GEN-6, GI-BASE-9, GI-REG-2
        if g.cells[cells.KING] > sizes.CASTILLO and not g.facts.has_sea:
            out.add(actions.CASTILLO_DISK + sizes.CASTILLO)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.DIAL + seat] = action - actions.CASTILLO_DISK + 1
        g.answered(seat)  # EG-DP-5

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.COURT_NOT_ON_DISK
