"""What a set-up of Legends fixes: the number of players, the switches, the cards and the sides of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.legends.engine import sizes

if TYPE_CHECKING:
    from grandee.games.legends.engine.abilities import PrintedAbility
    from grandee.games.legends.engine.parts import PrintedPart

ARMIES: Final[i64] = 18  # of each colour (EL-PLACE-3)
CITIES: Final[i64] = 3
AT_START: Final[i64] = 4  # armies in the start region (EL-SET-8)
NEUTRAL_ARMIES: Final[i64] = 10  # with two players (EL-SET-10)
SEGMENTS: Final[i64] = 4
SEA_COST: Final[i64] = 3  # what a step over sea costs (EL-MOVE-2)
DRAGON_FALLS_AT: Final[i64] = 7  # EL-ENC-DRAGON-1
NO_ADJECTIVE: Final[i64] = -1
NO_PART: Final[i64] = -1

# where a side lies
CENTRE: Final[i64] = 0
NORTH: Final[i64] = 1  # the arms follow clockwise


@final
class Facts:
    """Tables that steps, effects and scoring look things up in; made from data/*.toml by ../facts.py."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.everybody: i64 = (1 << players) - 1
        self.coins: i64 = 0  # at the beginning (EL-SET-11)
        self.turns: i64 = 0  # of each player (EL-END-1)
        self.set_up_seat: i64 = 0  # of the first leg (EL-SET-1)
        self.youngest_first: vec[i64] = zeros(sizes.SEATS)  # EL-BID-5
        self.legs: i64 = 1  # EL-FULL-1
        # switches, named for what they allow
        self.drawn_by_lot: bool = False  # setup = random
        self.row_layout: bool = False  # layout (EL-ROW-1)
        self.any_four_sides: bool = False  # side_pairing
        self.start_anywhere: bool = False  # desert_start (EL-SEG-1)
        self.die_decides: bool = False  # bid_tie (EL-BID-7)
        self.all_tied_pay: bool = False  # bid_tie_pays (EL-BID-3)
        self.has_tokens: bool = False  # the module of tokens is in use
        self.discoveries: bool = False
        self.citadels: bool = False
        self.dragon: bool = False
        self.portals: bool = False
        self.rogues: bool = False
        self.swamp: bool = False
        self.may_leave_token: bool = False  # swamp_taking (EL-SWAMP-2)
        self.has_leaders: bool = False
        self.king_pays_cities: bool = True  # bandit_king (EL-LEAD-BK-3)
        # the sides
        self.regions: i64 = 0
        self.islands: i64 = 0
        self.segment: vec[i64] = zeros(sizes.SIDES)  # a side: its segment, from 0
        self.first_region: vec[i64] = zeros(sizes.SIDES + 1)  # a side: its first region; those of a side follow
        self.side: vec[i64] = zeros(sizes.REGIONS)  # a region: its side
        self.island: vec[i64] = zeros(sizes.REGIONS)  # a region: its island
        self.island_regions: vec[i64] = zeros(sizes.ISLANDS)  # an island: the set of its regions
        self.island_side: vec[i64] = zeros(sizes.ISLANDS)
        self.side_regions: vec[i64] = zeros(sizes.SIDES)  # a side: the set of its regions
        self.land: vec[i64] = zeros(sizes.REGIONS)  # a region: the set of those beside it by land or bridge
        self.sea: vec[i64] = zeros(sizes.REGIONS)  # a region: the set of those over sea, on the same side
        self.port: vec[i64] = zeros(sizes.SIDES * sizes.TURNS)  # a side and north, east, south, west: a region
        self.start_side: i64 = -1  # the side that must hold the start token (EL-SEG-1)
        # a layout that is given
        self.layout_is_given: bool = False
        self.given_place: vec[i64] = zeros(sizes.SIDES)  # a side: its place, counted from 1; 0 if it does not lie
        self.given_turn: vec[i64] = zeros(sizes.SIDES)
        self.given_start: i64 = -1  # the start region; -1 if that is still to be decided
        # the cards
        self.cards: i64 = 0  # kinds
        self.dealt: vec[i64] = zeros(i64(0))  # the cards that are used with so many players (EL-SET-6)
        self.in_deck: i64 = 0  # the set of the same
        self.adjective: vec[i64] = zeros(sizes.CARDS)
        self.family: vec[i64] = zeros(sizes.CARDS)  # an adjective: the set of its cards
        self.flies: i64 = 0  # the set of cards that fly
        self.forest: i64 = 0  # the set of cards that count for the Fairy Queen (EL-LEAD-FQ-1)
        self.ability: list[PrintedAbility] = []
        self.either: vec[i64] = zeros(sizes.CARDS)  # a card: 1 if only one part of its action is carried out
        self.part: vec[i64] = zeros(2 * sizes.CARDS)  # a card: the first and the second part of its action
        self.parts: list[PrintedPart] = []

    def make_deck(self, cards: i64) -> None:
        """For so many cards that are used."""
        self.dealt = zeros(cards)


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(n)])
