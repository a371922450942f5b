"""What a page gets of Legends."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from grandee.core import api
from grandee.core.api import MessageView

Pile = list[str] | int  # cards; what is hidden is how many there are


class RegionView(Struct, kw_only=True, omit_defaults=True):
    """What stands in a region."""

    armies: dict[str, int] = {}
    cities: dict[str, int] = {}


class View(api.View, kw_only=True):
    """The table in the words of scenarios."""

    at: str
    to_act: str | UnsetType = UNSET
    asked: list[str] | UnsetType = UNSET
    active: str
    layout: dict[str, str]  # a side that lies on the table: its place and its turn
    start: str  # empty as long as there is none
    regions: dict[str, RegionView]  # those of the map that are not empty
    row: list[str]  # from the left; a card that was just taken has left its place empty
    deck: Pile
    cards: dict[str, list[str]]
    coins: dict[str, int]
    supply: dict[str, int]
    bids: dict[str, int]  # that the reader knows and that are not open yet
    tokens: dict[str, str] | UnsetType = UNSET  # those that lie face up, or that the reader knows: their regions
    face_down: list[str] | UnsetType = UNSET  # regions
    seen: dict[str, list[str]] | UnsetType = UNSET  # whose tokens a seat has looked at
    owned: dict[str, list[str]] | UnsetType = UNSET
    leaders: dict[str, str] | UnsetType = UNSET
    captured: dict[str, int] | UnsetType = UNSET
    leg: int | UnsetType = UNSET
    carried: dict[str, int] | UnsetType = UNSET
    agenda: list[str]


class Standing(Struct, kw_only=True):
    """Who would be paid for a region or an island now; N are neutral armies, empty is nobody."""

    leads: str


class Points(Struct, kw_only=True):
    """A seat's points if the leg ended now, by where they come from."""

    regions: int
    islands: int
    elixirs: int
    cards: int
    tokens: int
    leader: int
    carried: int  # of earlier legs
    total: int


class Abilities(Struct, kw_only=True):
    """What the cards and tokens before a seat add up to."""

    moves_more: int
    armies_more: int
    sea_cost: int
    elixirs: int
    immune: bool
    cities_left: int


class Projection(api.Projection, kw_only=True):
    """All that would be paid if the leg ended now. Everything that counts is open, so it is sure."""

    regions: dict[str, Standing]
    islands: dict[str, Standing]
    points: dict[str, Points]
    abilities: dict[str, Abilities]


class SideFacts(Struct, kw_only=True):
    """One side of a segment, as it is printed."""

    segment: str
    islands: dict[str, list[str]]
    land: list[list[str]]  # borders
    bridges: list[list[str]]
    sea: list[list[str]]
    ports: list[str]  # to the north, east, south and west
    holds_start: bool


class Facts(api.Facts, kw_only=True):
    """What there is: all sides, of which the view says which lie where."""

    sides: dict[str, SideFacts]
    prices: list[int]
    turns: int  # of each player
    legs: int
    colours: list[str]


class CardInfo(api.CardInfo, kw_only=True):
    """A card as it is printed."""

    adjective: str
    ability: list[MessageView]
    ability_icons: list[str]
    action: list[MessageView]  # its parts
    action_icons: list[str]
    either: bool  # one of the parts, not all


TYPES = api.GameTypes(View, Projection, api.Preview, Facts, CardInfo)
