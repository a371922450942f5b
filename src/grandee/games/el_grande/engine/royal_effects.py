"""The effects with king, grandes, boards, power cards, vetoes and the church (sections 13, 21 of the spec).

What a deck calls them and gives them is declared in ../effects_royal.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, changes, events, refusals, sizes, steps
from grandee.games.el_grande.engine.power import used_cards
from grandee.games.el_grande.engine.scoring_effects import least_crowded, most_crowded
from grandee.games.el_grande.engine.special import Special
from grandee.games.el_grande.engine.state import ElGrande

KING_ANYWHERE: Final[i64] = 0  # where cards send the king
KING_ADJACENT: Final[i64] = 1
KING_ABROAD: Final[i64] = 2
KING_FEWEST: Final[i64] = 3
KING_MOST: Final[i64] = 4
KING_CASTILLO: Final[i64] = 5


@final
class MoveKing(Special):
    """Move the king to another region (EG-CARD-KING-1), a neighbouring one (EG-CARD-ADVISER-1, EG-CARD-REGX-2),
    one with the fewest (EG-CARD-SUMMER-1) or the most caballeros (EG-CARD-REGX-3), to France or Portugal
    (EG-CARD-EXILE-1), or beside the castillo (EG-CARD-REVOLT-1)."""

    def __init__(self, where: i64) -> None:
        self.where: i64 = where

    def targets(self, g: ElGrande) -> i64:
        """The set of his places; always another one than he is in (EG-KING-13)."""
        king = g.cells[cells.KING]
        if self.where == KING_ADJACENT:
            targets = g.facts.king_adjacent[king]
        elif self.where == KING_ABROAD:
            targets = 1 << sizes.FRANCE | 1 << sizes.PORTUGAL
        elif self.where == KING_FEWEST:
            targets = least_crowded(g) & sizes.ALL_REGIONS  # the region of France may be among them (EG-FRANCE-3)
        elif self.where == KING_MOST:
            targets = most_crowded(g) & sizes.ALL_REGIONS
        elif self.where == KING_CASTILLO:
            targets = 1 << sizes.CASTILLO
        else:  # regions of the map only (EG-KING-8, EG-KING-11, EG-CAST-9, EG-FRANCE-3)
            targets = sizes.ALL_REGIONS
            if g.facts.has_sea:  # of the new areas only France (GI-REG-3, GI-REG-7)
                targets |= 1 << sizes.FRANCE
        return targets & ~(1 << king | g.muslim())  # EG-GRAN-2

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.targets(g) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.KING_TO, seat, 0, self.targets(g))

    def why_not_king(self, g: ElGrande, seat: i64, place: i64) -> i64:
        if g.muslim() >> place & 1:
            return refusals.NOT_WITH_MUSLIMS
        if self.where == KING_ADJACENT:
            return refusals.NOT_ADJACENT
        if self.where == KING_ABROAD:
            return refusals.NOT_ABROAD
        if self.where == KING_FEWEST:
            return refusals.NOT_THE_FEWEST
        return refusals.NOT_THE_MOST if self.where == KING_MOST else refusals.NOT_FOR_THE_KING

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_king(g, g.cells[cells.CHOSEN])


@final
class MoveGrande(Special):
    """Move the own grande to another region; not out of the king's region
    (EG-GRANDE-1, EG-GRANDE-2, EG-CARD-GRANDE-1)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.cells[cells.GRANDE + seat] not in (g.cells[cells.KING], sizes.CASTILLO)  # EG-GRANDE-5

    def why_impossible(self, g: ElGrande, seat: i64) -> i64:
        in_castillo = g.cells[cells.GRANDE + seat] == sizes.CASTILLO
        return refusals.GRANDE_IN_CASTILLO if in_castillo else refusals.GRANDE_SHUT_IN

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.GRANDE_TO, seat)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_grande(g, g.cells[cells.CHOSEN])


@final
class MoveBoard(Special):
    """Bring a board onto the map or move one there; always possible
    (EG-CARD-BOARD-1, EG-ALT-3, EG-ALT-4, EG-ALT-7)."""

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.BOARD, seat)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_board(g, g.cells[cells.CHOSEN_WHAT], g.cells[cells.CHOSEN])


@final
class RetrievePower(Special):
    """Take back one used power card; it is not announced which (EG-CARD-POWER-1, EG-VETO-3)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return used_cards(g, seat) != 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(steps.RETRIEVE, seat)


@final
class TakeVeto(Special):
    """Put the veto card in front of you: for later turns of this round and for the next round (EG-VETO-1, EG-TURN-10).

    It is announced like any other special action, so another holder can stop it (EG-VETO-9).
    """

    def repeatable(self, g: ElGrande, seat: i64) -> bool:
        return False

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cannot_be_repeated()
        g.cells[cells.VETO_NEXT + seat] += 1
        g.count_vetoes(seat)
        g.emit(events.VETO_TAKEN, seat)


# -- church (1995) -------------------------------------------------------------------------------


@final
class TakeChurch(Special):
    """Take the church marker; then up to so many moves of black caballeros
    (EG-CHURCH-3, EG-CHURCH-5, EG-CHURCH-15)."""

    def __init__(self, moves: i64) -> None:
        self.moves: i64 = moves

    def owners(self, g: ElGrande, seat: i64) -> i64:
        return 1 << sizes.SIXTH

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        cell = g.cells
        cell[cells.MARKER] = seat + 1
        g.emit(events.MARKER_TAKEN, seat)
        cell[cells.OWN_LEFT] = self.moves
        if g.facts.has_limits:
            cell[cells.MOVES_MOST] = self.moves
        g.push(steps.MOVE_ONE, seat)
