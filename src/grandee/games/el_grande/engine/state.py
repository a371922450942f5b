"""The numbers of a running game of El Grande, and the words that its rules use for them."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.core.rules import Rules
from grandee.core.state import State
from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.facts import Facts

# parts of a turn: bits of the field `parts`
PLACED_PART: Final[i64] = 1
SPECIAL_PART: Final[i64] = 2


@final
class ElGrande(State):
    """A running game."""

    def __init__(self, rules: Rules[Any], facts: Facts, cell: vec[i64]) -> None:
        super().__init__(rules, cell)
        self.facts: Facts = facts

    # -- the map ----------------------------------------------------------------------------------

    def cubes(self, area: i64, colour: i64) -> i64:
        """How many caballeros of a colour are in an area."""
        return self.cells[cells.CUBES + area * sizes.COLOURS + colour]

    def put(self, area: i64, colour: i64, n: i64) -> None:
        """Put caballeros of a colour into an area, or take some out if n is negative."""
        self.cells[cells.CUBES + area * sizes.COLOURS + colour] += n

    def not_taboo(self) -> i64:
        """The set of areas that may change: all but the region where the king is now (EG-KING-2, EG-KING-5)."""
        return self.facts.all_areas & ~(1 << self.cells[cells.KING])

    def crowd(self, area: i64) -> i64:
        """All caballeros in an area; neither grandes nor the king count (EG-SSC-8)."""
        cell = self.cells
        at = cells.CUBES + area * sizes.COLOURS
        return cell[at] + cell[at + 1] + cell[at + 2] + cell[at + 3] + cell[at + 4]

    def regions_of(self, seat: i64) -> i64:
        """The set of regions with caballeros of a seat, the king's region left out: where it can lose or move some.

        Neither the king's region nor the castillo gives any away (EG-KING-2, EG-CAST-4).
        """
        cell = self.cells
        members: i64 = 0
        for region in range(sizes.REGIONS):
            if cell[cells.CUBES + region * sizes.COLOURS + seat] > 0:
                members |= 1 << region
        return members & ~(1 << cell[cells.KING])

    def regions_with(self, owners: i64) -> i64:
        """The set of regions outside the king's with a caballero of one of these colours."""
        members: i64 = 0
        while owners:
            members |= self.regions_of(lowest(owners))
            owners &= owners - 1
        return members

    def table_of(self, area: i64) -> i64:
        """Which table of points counts in an area: its own, or that of the board that lies there
        (EG-ALT-1, EG-CAST-7)."""
        cell = self.cells
        if cell[cells.BOARD] == area:
            return sizes.BOARD_TABLE
        return sizes.BOARD_TABLE + 1 if cell[cells.BOARD + 1] == area else area

    # -- seats ------------------------------------------------------------------------------------

    def court(self, seat: i64) -> i64:
        return self.cells[cells.COURT + seat]

    def to_province(self, seat: i64, n: i64) -> None:
        self.cells[cells.PROVINCE + seat] += n

    def after(self, seat: i64, n: i64) -> i64:
        """The seat n places clockwise."""
        return (seat + n) % self.facts.players

    def opponents(self, seat: i64) -> i64:
        """The set of all other seats."""
        return self.facts.everybody & ~(1 << seat)

    def score(self, seat: i64, n: i64) -> None:
        """Add points; there is no end to them (EG-MAP-12)."""
        self.cells[cells.SCORE + seat] += n

    def hand_size(self, seat: i64) -> i64:
        """How many power cards a seat holds, which everybody can count."""
        return self.cells[cells.HELD + seat]

    def in_castillo(self, seat: i64) -> i64:
        return self.cells[cells.CASTILLO + seat]

    # -- veto cards -------------------------------------------------------------------------------

    def other_holders(self) -> i64:
        """The set of seats that can stop the active seat's special action: all holders but itself
        (EG-VETO-2, EG-VETO-11)."""
        return self.cells[cells.HOLDERS] & ~(1 << self.cells[cells.ACTIVE])

    def count_vetoes(self, seat: i64) -> None:
        """Note whether a seat still has a veto card."""
        cell = self.cells
        if cell[cells.VETO_THIS + seat] + cell[cells.VETO_NEXT + seat] > 0:
            cell[cells.HOLDERS] |= 1 << seat
        else:
            cell[cells.HOLDERS] &= ~(1 << seat)
