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
        if area >= sizes.FRANCE:
            return (
                self.in_france(colour)
                if area == sizes.FRANCE
                else self.on_deck(area, colour) + self.has_office(area, colour)
            )
        return self.cells[cells.CUBES + area * sizes.COLOURS + colour]

    def put(self, area: i64, colour: i64, n: i64) -> None:
        """Put caballeros of a colour into an area with a row of its own, or take some out if n is negative."""
        self.cells[cells.CUBES + area * sizes.COLOURS + colour] += n

    def not_taboo(self) -> i64:
        """The set of areas that may change: all but the king's (EG-KING-2, EG-KING-5, GI-BASE-5).

        That is the castillo while he stands beside it (EG-KING-10), and none while he is abroad
        (EG-KING-9, EG-KING-15).
        """
        return self.facts.all_areas & ~(1 << self.cells[cells.KING])

    def crowd(self, area: i64) -> i64:
        """All caballeros in an area, whosever; neither grandes nor the king count
        (EG-SSC-8, EG-2P-18, EG-CHURCH-11, EG-HOME-3)."""
        cell = self.cells
        if area == sizes.FRANCE:
            return sizes.FRANCE_PLACES - self.free_in_france()
        at = cells.CUBES + area * sizes.COLOURS
        if area > sizes.FRANCE:  # without captain and viceroy (GI-SCO-5)
            at = cells.SEA_CUBES + (area - sizes.SHIP) * sizes.COLOURS
        return cell[at] + cell[at + 1] + cell[at + 2] + cell[at + 3] + cell[at + 4] + cell[at + 5]

    def regions_of(self, colour: i64) -> i64:
        """The set of regions with caballeros of a colour, the king's region left out: where some can be lost or moved.

        Neither the king's region nor the castillo gives any away (EG-KING-2, EG-CAST-4).
        """
        cell = self.cells
        members: i64 = 0
        for region in range(sizes.REGIONS):
            if cell[cells.CUBES + region * sizes.COLOURS + colour] > 0:
                members |= 1 << region
        if self.facts.has_france:
            members |= self.outside_map(colour)
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
        (EG-ALT-1, EG-CAST-7, EG-FRANCE-9)."""
        cell = self.cells
        if cell[cells.BOARD] == area:
            return sizes.BOARD_TABLE
        return sizes.BOARD_TABLE + 1 if cell[cells.BOARD + 1] == area else area

    def outside_map(self, colour: i64) -> i64:
        """The set of regions beside the map with caballeros of a colour: France, the areas at sea."""
        members: i64 = 1 << sizes.FRANCE if self.in_france(colour) > 0 else 0
        if self.facts.has_sea:
            for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
                if self.on_deck(area, colour) + self.has_office(area, colour) > 0:
                    members |= 1 << area
        return members

    # -- at sea (Grand Inquisitor & Colonies) ------------------------------------------------------

    def on_deck(self, area: i64, colour: i64) -> i64:
        """How many caballeros of a colour are in an area at sea without an office."""
        return self.cells[cells.SEA_CUBES + (area - sizes.SHIP) * sizes.COLOURS + colour]

    def has_office(self, area: i64, colour: i64) -> i64:
        """1 if a colour has the captain of the ship or the viceroy of America."""
        if area > sizes.AMERICA:
            return 0
        return 1 if self.cells[cells.OFFICE + area - sizes.SHIP] == colour + 1 else 0

    # -- France (1995) -----------------------------------------------------------------------------

    def in_france(self, colour: i64) -> i64:
        """How many places in France a colour has (EG-FRANCE-2)."""
        n: i64 = 0
        if self.facts.has_france:
            for place in range(sizes.FRANCE_PLACES):
                if self.cells[cells.FRANCE + place] == colour + 1:
                    n += 1
        return n

    def free_in_france(self) -> i64:
        return self.in_france(-1) if self.facts.has_france else sizes.FRANCE_PLACES

    def full(self) -> i64:
        """The set of areas that take no caballero more: France with its three places taken (EG-FRANCE-2)."""
        if self.facts.has_france and self.free_in_france() == 0:
            return 1 << sizes.FRANCE
        return 0

    # -- Granada (1995) ----------------------------------------------------------------------------

    def muslim(self) -> i64:
        """The set of regions that are Muslim territory: Granada before its conquest
        (EG-GRAN-1, EG-GRAN-11)."""
        if self.facts.granada < 0 or self.cells[cells.CONQUERED] != 0:
            return 0
        return 1 << self.facts.granada

    # -- seats and colours -------------------------------------------------------------------------

    def court(self, seat: i64) -> i64:
        return self.cells[cells.COURT + seat]

    def to_province(self, colour: i64, n: i64) -> None:
        """Black ones have none: they are laid aside in its place (GI-BLK-2)."""
        self.cells[cells.PROVINCE + colour] += n

    def after(self, seat: i64, n: i64) -> i64:
        """The seat n places clockwise."""
        return (seat + n) % self.facts.players

    def opponents(self, seat: i64) -> i64:
        """The set of all other seats."""
        return self.facts.everybody & ~(1 << seat)

    def other_colours(self, seat: i64) -> i64:
        """The set of all other colours of which a card can send one away: the opponents, the virtual player, and black
        ones that are foreign (EG-2P-13, GI-BLK-5)."""
        if self.facts.has_sea:
            return self.facts.every_colour & ~self.own(seat)
        return self.opponents(seat) | (1 << sizes.SIXTH if self.facts.has_virtual else 0)

    def has_marker(self, seat: i64) -> bool:
        """Whether a seat has the church's influence, or the Inquisitor in its court (EG-CHURCH-5, GI-INQ-2)."""
        return self.facts.has_black and self.cells[cells.MARKER] == seat + 1

    def own(self, seat: i64) -> i64:
        """The set of colours that are a seat's own for moves: with the church marker or the Inquisitor the black ones
        too (EG-MOVE-3, EG-CHURCH-9, GI-INQ-3, GI-MOVE-5)."""
        if self.facts.has_black and self.has_marker(seat):
            return 1 << seat | 1 << sizes.SIXTH
        return 1 << seat

    def has_bonus(self, seat: i64) -> bool:
        """Whether a seat has the Inquisitor and can still use his bonus in this round (GI-BON-1)."""
        cell = self.cells
        return cell[cells.MARKER] == seat + 1 and not cell[cells.BONUS_USED] >> seat & 1

    def payee(self, colour: i64) -> i64:
        """The seat that scores for a caballero; -1 for a black one of nobody (GI-INQ-3, GI-INQ-4)."""
        return self.cells[cells.MARKER] - 1 if colour == sizes.SIXTH else colour

    def score(self, seat: i64, n: i64) -> None:
        """Add points; there is no end to them (EG-MAP-12)."""
        self.cells[cells.SCORE + seat] += n

    def hand_size(self, seat: i64) -> i64:
        """How many power cards a seat holds, which everybody can count."""
        return self.cells[cells.HELD + seat]

    def in_castillo(self, seat: i64) -> i64:
        return self.cells[cells.CASTILLO + seat]

    def is_inside(self, seat: i64) -> bool:
        """Whether a seat has pieces in the castillo, with the Inquisitor the black ones too
        (EG-GEN-2, EG-GEN-10, GI-D12)."""
        cell = self.cells
        if cell[cells.CASTILLO + seat] > 0 or cell[cells.GRANDE + seat] == sizes.CASTILLO:
            return True
        return cell[cells.CASTILLO + sizes.SIXTH] > 0 and self.has_marker(seat)

    def bid(self, colour: i64) -> i64:
        """The value that a seat or the virtual player has played, with the grey card; 0 for none yet (EG-SHIFT-3)."""
        value = self.cells[cells.POWER + colour]
        if self.facts.has_greys and colour < sizes.SEATS:
            value += self.facts.grey_value[self.cells[cells.GREY_POWER + colour]]
        return value

    # -- cards of the colonies ---------------------------------------------------------------------

    def offer_at(self, pile: i64) -> i64:
        """The cell of the card that a pile offers this round."""
        return cells.OFFER + pile if pile < sizes.BASE_PILES else cells.COLONY_OFFER

    def has_use_for_kept(self, seat: i64) -> bool:
        """Whether a card for the end of a round lies before a seat that has something to move (GI-P7-AFT-1)."""
        return self.cells[cells.KEPT_CASTILLO + seat] > 0 and self.regions_with(self.own(seat)) != 0

    def is_repetition(self) -> bool:
        """Whether a special action is being repeated in the turn of another (GI-P7-DOU-2)."""
        return self.facts.has_sea and self.cells[cells.TURN_OF] != 0

    def whose_turn(self) -> i64:
        """The seat whose turn it is, also while another repeats its special action; or NO_SEAT (GI-P7-DOU-9)."""
        return self.cells[cells.TURN_OF] - 1 if self.is_repetition() else self.cells[cells.ACTIVE]

    def cannot_be_repeated(self) -> None:
        """The special action in progress has kept its card, or was stopped. A repetition is not what would be repeated
        (GI-P7-DOU-6, GI-P7-DOU-7, GI-P7-DOU-11)."""
        if self.facts.has_sea and self.cells[cells.TURN_OF] == 0:
            self.cells[cells.CARRIED_OUT] = 0

    # -- veto cards -------------------------------------------------------------------------------

    def other_holders(self) -> i64:
        """The set of seats that can stop the special action of the one who acts: all holders but itself
        (EG-VETO-2, EG-VETO-11, GI-P7-DOU-12). Nobody stops a grey card, which comes before the action card
        (EG-VETO-12)."""
        holders = self.cells[cells.HOLDERS]
        if holders == 0 or (self.cells[cells.CARD] == 0 and not self.is_between_cards()):
            return 0
        return holders & ~(1 << self.cells[cells.ACTIVE])

    def is_between_cards(self) -> bool:
        """Whether a kept card is used as a special action before the seat has a card (GI-BASE-11)."""
        return self.facts.has_sea and self.cells[cells.CARRIED_OUT] != 0

    def vetoes(self, seat: i64) -> i64:
        """How many veto cards lie in front of a seat."""
        return self.cells[cells.VETO_THIS + seat] + self.cells[cells.VETO_NEXT + seat]

    def turning_cards(self, seat: i64) -> i64:
        """How many cards it has kept for turning over another; with King & Intrigue each can be a Veto as soon as it
        lies there (GI-KI-4, GI-KI-7, GI-P7-TUR-1)."""
        return self.cells[cells.KEPT_TURN + seat] + self.cells[cells.KEPT_TURN + sizes.SEATS + seat]

    def count_vetoes(self, seat: i64) -> None:
        """Note whether a seat still has a veto card, or another that serves as one (GI-KI-4)."""
        cell = self.cells
        if self.vetoes(seat) > 0 or (self.facts.has_sea and self.facts.has_intrigue and self.turning_cards(seat) > 0):
            cell[cells.HOLDERS] |= 1 << seat
        else:
            cell[cells.HOLDERS] &= ~(1 << seat)
