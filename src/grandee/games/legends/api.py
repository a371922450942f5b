"""What a page gets of Legends."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from grandee.core import api

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


TYPES = api.GameTypes(View)
