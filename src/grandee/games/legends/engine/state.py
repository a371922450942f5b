"""The numbers of a running game of Legends, and the words that its rules use for them."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.core.chance import bit
from grandee.core.rules import Rules
from grandee.core.state import State
from grandee.games.legends.engine import cells, events, sizes
from grandee.games.legends.engine.facts import ARMIES, DRAGON_FALLS_AT, SEA_COST, Facts


@final
class Legends(State):
    """A running game."""

    def __init__(self, rules: Rules[Any], facts: Facts, cell: vec[i64]) -> None:
        super().__init__(rules, cell)
        self.facts: Facts = facts

    # -- the map ----------------------------------------------------------------------------------

    def lies(self, side: i64) -> bool:
        """Whether a side is part of the map."""
        return self.cells[cells.PLACE + side] != 0

    def place_of(self, side: i64) -> i64:
        return self.cells[cells.PLACE + side] - 1

    def start(self) -> i64:
        return self.cells[cells.START] - 1

    def map_regions(self) -> i64:
        """The set of all regions of the map."""
        regions: i64 = 0
        for side in range(sizes.SIDES):
            if self.lies(side):
                regions |= self.facts.side_regions[side]
        return regions

    def by_land(self, region: i64) -> i64:
        """The set of regions that a step over land leads to: borders, bridges, the other portal
        (EL-MOVE-2, EL-SEG-2, EL-ENC-PORTAL-1)."""
        beside = self.facts.land[region]
        if self.facts.portals:
            one = self.cells[cells.TOKEN + sizes.TOKEN_PORTAL_1] - 1
            other = self.cells[cells.TOKEN + sizes.TOKEN_PORTAL_2] - 1
            if one >= 0 and other >= 0:
                if region == one:
                    beside |= bit(other)
                elif region == other:
                    beside |= bit(one)
        return beside

    def by_sea(self, region: i64) -> i64:
        """The set of regions that lines over sea lead to, on the side and between segments (EL-MOVE-2, EL-SET-3)."""
        return self.facts.sea[region] | self.cells[cells.LINKED + region]

    def is_on_map(self, region: i64) -> bool:
        return region < self.facts.regions and self.lies(self.facts.side[region])

    # -- pieces -----------------------------------------------------------------------------------

    def armies(self, region: i64, colour: i64) -> i64:
        return self.cells[cells.ARMIES + region * sizes.COLOURS + colour]

    def cities(self, region: i64, seat: i64) -> i64:
        return self.cells[cells.CITIES + region * sizes.SEATS + seat]

    def supply(self, seat: i64) -> i64:
        return self.cells[cells.SUPPLY + seat]

    def on_map(self, seat: i64) -> i64:
        """How many armies a seat has on the map; those with the Red Sorceress are nowhere (EL-LEAD-RS-2)."""
        lost = self.cells[cells.CAPTURED + seat] if self.facts.has_leaders else 0
        return ARMIES - self.cells[cells.SUPPLY + seat] - lost

    def coins(self, seat: i64) -> i64:
        return self.cells[cells.COINS + seat]

    def held(self, seat: i64) -> i64:
        """The set of regions with armies of a seat."""
        return self.cells[cells.HELD + seat]

    def city_regions(self, seat: i64) -> i64:
        """The set of regions with cities of a seat."""
        return self.cells[cells.CITY_REGIONS + seat]

    def put_from_supply(self, region: i64, seat: i64, n: i64 = 1) -> None:
        self.cells[cells.SUPPLY + seat] -= n
        self.put(region, seat, n)

    def put(self, region: i64, seat: i64, n: i64 = 1) -> None:
        self.cells[cells.ARMIES + region * sizes.COLOURS + seat] += n
        self.cells[cells.HELD + seat] |= bit(region)

    def take(self, region: i64, seat: i64) -> None:
        """Take an army of a seat off a region."""
        at = cells.ARMIES + region * sizes.COLOURS + seat
        left = self.cells[at] - 1
        self.cells[at] = left
        if left == 0:
            self.cells[cells.HELD + seat] &= ~bit(region)

    # -- tokens and leaders -----------------------------------------------------------------------

    def token_region(self, token: i64) -> i64:
        """Where a token lies; -1 if it lies nowhere."""
        return self.cells[cells.TOKEN + token] - 1 if self.facts.has_tokens else -1

    def rogues_at(self) -> i64:
        return self.cells[cells.TOKEN + sizes.TOKEN_ROGUES] - 1 if self.facts.rogues else -1

    def owns(self, seat: i64, token: i64) -> bool:
        return self.facts.has_tokens and self.cells[cells.OWNED + seat] >> token & 1 == 1

    def is_led_by(self, seat: i64, leader: i64) -> bool:
        return self.facts.has_leaders and self.cells[cells.LEADER + seat] == leader

    # -- coins ------------------------------------------------------------------------------------

    def receive(self, seat: i64, coins: i64) -> None:
        """Coins from the bank."""
        self.cells[cells.COINS + seat] += coins
        self.emit(events.COINS_RECEIVED, seat, coins)

    # -- what a seat has of abilities ---------------------------------------------------------------

    def sea_cost(self, seat: i64) -> i64:
        """What a step over sea costs: each card that flies makes it cheaper by 1, but never free (EL-MOVE-3)."""
        cost = SEA_COST - self.cells[cells.FLYING + seat]
        return cost if cost > 1 else 1

    # -- entering a region ------------------------------------------------------------------------

    def enter(self, region: i64, seat: i64) -> None:
        """An army has been placed in a region or moved into it: the rogues take their toll, the dragon may fall
        (EL-ENC-ROGUES-1, EL-ENC-DRAGON-1, EL-ENC-DRAGON-2)."""
        if region == self.rogues_at():
            self.cells[cells.COINS + seat] -= 1
            self.emit(events.TOLL_PAID, seat, region)
        if self.facts.dragon and region == self.token_region(sizes.TOKEN_DRAGON):
            armies: i64 = 0
            for colour in range(sizes.COLOURS):
                armies += self.armies(region, colour)
            if armies >= DRAGON_FALLS_AT:
                self.take_token(seat, sizes.TOKEN_DRAGON, region)

    def take_token(self, seat: i64, token: i64, region: i64) -> None:
        self.cells[cells.TOKEN + token] = 0
        self.cells[cells.OWNED + seat] |= 1 << token
        self.emit(events.TOKEN_TAKEN, seat, token, region)

    def spend(self, n: i64) -> None:
        """So many of the top step's armies or points are used."""
        self.cells[AGENDA + self.cells[DEPTH] * ROW - 3] -= n

    def set_up_seat(self) -> i64:
        """Who sets this leg up: one seat further with every leg (EL-SET-1, EL-FULL-2)."""
        before = self.cells[cells.LEG] - 1 if self.facts.legs > 1 else 0
        return (self.facts.set_up_seat + before) % self.facts.players
