"""What a page gets of Legends."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

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
    """Who rules a region or an island now; N are neutral armies, empty is nobody."""

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


class ArmyPath(Struct, kw_only=True):
    """The cheapest way of one army to a region."""

    cost: int  # movement points
    coins: int  # for the Rogues
    steps: list[str]  # the regions that it enters, the last one included


class Projection(api.Projection, kw_only=True):
    """All that would be paid if the leg ended now. Everything that counts is open, so it is sure."""

    regions: dict[str, Standing]
    islands: dict[str, Standing]
    points: dict[str, Points]
    abilities: dict[str, Abilities]
    paths: dict[str, dict[str, ArmyPath]] | UnsetType = UNSET  # while armies move: from a region, to a region


class StandingPreview(Struct, kw_only=True):
    leads: str | UnsetType = UNSET


class PointsPreview(Struct, kw_only=True):
    total: int | UnsetType = UNSET


class Preview(api.Preview, kw_only=True):
    """What would be paid after a move."""

    regions: dict[str, StandingPreview] = field(default_factory=dict)
    islands: dict[str, StandingPreview] = field(default_factory=dict)
    points: dict[str, PointsPreview] = field(default_factory=dict)


class SideFacts(Struct, kw_only=True):
    """One side of a segment: what is printed, and the bridges that the options read into it."""

    segment: str
    islands: dict[str, list[str]]
    land: list[list[str]]  # borders
    bridges: list[list[str]]
    sea: list[list[str]]
    ports: list[str]  # to the north, east, south and west
    holds_start: bool


class Lane(Struct, kw_only=True):
    """A dotted line, a bridge, or a line to the edge."""

    ends: list[str]  # two regions; one for a port
    path: str  # from coast to coast, or from the coast to the middle of the edge
    middle: tuple[float, float]


class RegionDrawing(Struct, kw_only=True):
    """The outline of a region, and where there is room in it."""

    path: str  # closed
    tint: str  # a, b, c or d: no two neighbours alike
    at: tuple[float, float]  # where pieces stand: the middle of the largest circle inside
    room: float  # the radius of that circle


class SideDrawing(Struct, kw_only=True):
    """One side as it is drawn, in the square from 0 to the size of the map's sides, north up."""

    regions: dict[str, RegionDrawing]
    coasts: dict[str, str]  # of each island, closed
    borders: str  # all borders inside islands, one path
    sea: list[Lane]
    bridges: list[Lane]
    ports: list[Lane]  # to the north, east, south and west; each ends at the middle of its edge


class MapDrawing(Struct, kw_only=True):
    """Sides as they are drawn: the paths are those of SVG."""

    size: int  # of the square of a side
    sides: dict[str, SideDrawing]


class Facts(api.Facts, kw_only=True):
    """What there is: all sides, of which the view says which lie where."""

    sides: dict[str, SideFacts]
    prices: list[int]
    turns: int  # of each player
    legs: int
    colours: list[str]
    drawing: MapDrawing | UnsetType = UNSET  # of sides of which the page has none


class CardInfo(api.CardInfo, kw_only=True):
    """A card as it is printed."""

    adjective: str
    ability: list[MessageView]
    ability_icons: list[str]
    action: list[MessageView]  # its parts
    action_icons: list[str]
    either: bool  # one of the parts, not all


TYPES = api.GameTypes(View, Projection, Preview, Facts, CardInfo)
