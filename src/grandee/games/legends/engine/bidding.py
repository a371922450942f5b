"""Bidding for the right to name who begins (section 3 of the spec)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import count, lowest
from grandee.core.step import Step
from grandee.games.legends.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.engine.turn import start_turn

TIES = ("youngest", "die")  # what decides; arguments of an event


class BeginBidding(Step[Legends]):
    """Everybody takes coins, then all bid at the same time (EL-SET-11, EL-BID-1, EL-BID-6)."""

    def run(self, g: Legends, seat: i64, times: i64, about: i64) -> None:
        for other in range(g.facts.players):
            g.cells[cells.COINS + other] = g.facts.coins
            g.emit(events.COINS_DEALT, other, g.facts.coins)
        g.ask(steps.BID, g.facts.everybody)


class Bid(Step[Legends]):
    """Bid any number of the own coins, secretly (EL-BID-1, EL-D6)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        for coins in range(g.coins(seat) + 1):
            out.add(actions.BID + coins)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        g.cells[cells.BID + seat] = action - actions.BID + 1
        if g.answered(seat):
            g.push(steps.OPEN_BIDS, 0)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return refusals.TOO_FEW_COINS


class OpenBids(Step[Legends]):
    """The highest bidder pays and names who begins; ties go to the youngest, or by a die
    (EL-BID-2, EL-BID-3, EL-BID-4, EL-BID-7)."""

    def run(self, g: Legends, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        highest: i64 = -1
        tied: i64 = 0
        for other in range(g.facts.players):
            bid = cell[cells.BID + other] - 1
            cell[cells.BID + other] = 0
            g.emit(events.BID_OPENED, other, bid)
            if bid > highest:
                highest = bid
                tied = 0
            if bid == highest:
                tied |= 1 << other
        winner = lowest(tied)
        if tied & (tied - 1):
            winner = drawn(g, tied) if g.facts.die_decides else youngest(g, tied)
            g.emit(events.BID_TIED, 1 if g.facts.die_decides else 0)
        if highest > 0:
            for other in range(g.facts.players):
                if other == winner or (g.facts.all_tied_pay and tied >> other & 1):
                    cell[cells.COINS + other] -= highest
                    g.emit(events.BID_PAID, other, highest)
        g.push(steps.CHOOSE_STARTER, winner)


def youngest(g: Legends, tied: i64) -> i64:
    """The youngest of several seats (EL-BID-3, EL-BID-5)."""
    for i in range(sizes.SEATS):
        seat = g.facts.youngest_first[i]
        if tied >> seat & 1:
            return seat
    return lowest(tied)


def drawn(g: Legends, tied: i64) -> i64:
    """One of several seats by lot, which is what dice come to (EL-BID-7)."""
    for _ in range(g.below(count(tied))):
        tied &= tied - 1
    return lowest(tied)


class ChooseStarter(Step[Legends]):
    """Name who begins, oneself or anybody else (EL-BID-2, EL-BID-6, EL-D7)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.CHOOSE_STARTER, g.facts.everybody)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        starter = action - actions.CHOOSE_STARTER
        g.pop()
        g.emit(events.STARTER_NAMED, seat, starter)
        start_turn(g, starter)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return refusals.NO_SUCH_PLAYER
