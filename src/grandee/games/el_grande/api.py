"""What a page gets of El Grande."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from grandee.core import api

Counts = dict[str, int]  # by the letter of a seat, or the word of another colour
Hidden = Literal["?"]


class View(api.View, kw_only=True):
    """The board in the words of scenarios."""

    at: str
    to_act: str | UnsetType = UNSET
    asked: list[str] | UnsetType = UNSET
    round: int
    first: str
    active: str
    king: str
    regions: dict[str, Counts]
    castillo: Counts | Hidden
    court: Counts
    province: Counts
    score: Counts
    grandes: dict[str, str]
    boards: dict[str, str]
    offer: list[str]
    card: str
    done: list[str]
    hands: dict[str, list[int] | int]
    power: dict[str, int | Hidden]
    turned: list[str]
    vetoes: dict[str, list[str]]
    piles: dict[str, list[str] | int]
    dials: dict[str, str]
    revealed: dict[str, str]
    returning: dict[str, int]
    played: dict[str, list[int | str]] | UnsetType = UNSET
    taken_back: dict[str, list[list[int | str]]] | UnsetType = UNSET
    effect: dict[str, int]
    agenda: list[str]
    # what only a variant has
    removed: dict[str, list[str]] | UnsetType = UNSET  # cards that veteran cards have replaced
    france: dict[str, str] | UnsetType = UNSET  # who stands on each place
    granada: Literal["muslim", "conquered"] | UnsetType = UNSET
    church: str | UnsetType = UNSET  # who has the marker
    extra: Literal["", "used"] | UnsetType = UNSET  # the marker holder's in this turn
    away: bool | UnsetType = UNSET  # whether this placement has left the home region
    limits: dict[str, int] | UnsetType = UNSET  # moves of this special action
    drawn: int | UnsetType = UNSET  # region cards since they were shuffled
    region_cards: list[str] | UnsetType = UNSET  # those to come
    virtual_powers: list[int] | UnsetType = UNSET  # those to come
    infiltrates: bool | UnsetType = UNSET
    greys: dict[str, list[str]] | UnsetType = UNSET  # grey cards in hand
    grey: dict[str, str] | UnsetType = UNSET  # those of this round
    grey_seen: dict[str, list[str]] | UnsetType = UNSET
    passed: dict[str, str] | UnsetType = UNSET
    laid_aside: dict[str, list[int]] | UnsetType = UNSET  # cards of King & Intrigue that are out of the game
    offices: dict[str, str] | UnsetType = UNSET  # who is captain and viceroy
    strength: dict[str, int] | UnsetType = UNSET  # the Caballero cards of this round
    kept: dict[str, list[str]] | UnsetType = UNSET  # cards of the colonies before their players
    later: dict[str, int] | UnsetType = UNSET  # cards on areas that are scored after the next round
    due: dict[str, int] | UnsetType = UNSET  # the same, after this one
    acting: str | UnsetType = UNSET  # the card that is used or repeated, if it is not that of the turn
    turn_of: str | UnsetType = UNSET  # in whose turn `active` repeats a special action
    carried_out: str | UnsetType = UNSET  # the special action that may be repeated when it is over
    inquisitor: str | UnsetType = UNSET  # in whose court he stands
    aside: int | UnsetType = UNSET  # black caballeros that are laid aside
    bonus_used: list[str] | UnsetType = UNSET  # in this round
    gained_by: str | UnsetType = UNSET  # who has gained the Inquisitor by the special action in progress
    free_tokens: dict[str, int] | UnsetType = UNSET
    supply: dict[str, int] | UnsetType = UNSET  # tokens that are not in play
    brought: dict[str, int] | UnsetType = UNSET  # of the free ones those that came in this turn
    carriers: dict[str, dict[str, list[str]]] | UnsetType = UNSET  # by area at sea and colour: what each carries
    loads: dict[str, str] | UnsetType = UNSET  # what is carried on a place of France
    limit_board: str | UnsetType = UNSET  # the area of the limit board
    beside: dict[str, list[str]] | UnsetType = UNSET  # by colour, there but not on it: what each carries
    newcomers: Counts | UnsetType = UNSET  # of these who has just come and may still step on it
    moved: dict[str, Counts] | UnsetType = UNSET  # by group and colour: who has moved in this turn
    may_sail: dict[str, Counts] | UnsetType = UNSET  # who may sail in this turn
    moved_may_sail: dict[str, Counts] | UnsetType = UNSET  # both
    moved_again: dict[str, Counts] | UnsetType = UNSET  # who has moved in the repetition that is under way
    moved_twice: dict[str, Counts] | UnsetType = UNSET  # before it too


class Paid(Struct, kw_only=True):
    """What a seat would be paid in an area, and why."""

    seat: str
    count: int
    place: int
    tied: int
    points: int
    king: int
    grande: int
    france: int | UnsetType = UNSET  # for a place there


class AreaProjection(Struct, kw_only=True):
    """What an area would pay now. Of a castillo that is closed only what its places pay is known."""

    paid: list[int]  # by place
    rows: list[Paid] | UnsetType = UNSET  # from the first place down
    holders: list[list[str]] | UnsetType = UNSET  # who would be paid each place


class Projection(api.Projection, kw_only=True):
    areas: dict[str, AreaProjection]
    order: list[str]  # whose turn it is and who comes after


class PaidPreview(Struct, kw_only=True):
    """What a seat would be paid after a move, as far as it is sure."""

    seat: str
    count: int | UnsetType = UNSET
    place: int | UnsetType = UNSET
    tied: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    king: int | UnsetType = UNSET
    grande: int | UnsetType = UNSET
    france: int | UnsetType = UNSET


class AreaPreview(Struct, kw_only=True):
    """An area after a move; `partly`: only some rows are known, and only so far."""

    paid: list[int] | UnsetType = UNSET
    rows: list[PaidPreview] | UnsetType = UNSET
    holders: list[list[str]] | UnsetType = UNSET
    partly: bool | UnsetType = UNSET


class Preview(api.Preview, kw_only=True):
    areas: dict[str, AreaPreview] | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET


class Region(Struct, kw_only=True):
    paid: list[int]
    neighbours: list[str]
    places: dict[str, int] | UnsetType = UNSET  # those of France and the offices at sea, with what each pays


class Castillo(Struct, kw_only=True):
    paid: list[int]


class Grey(Struct, kw_only=True):
    """A grey power card."""

    value: int
    name: api.MessageView
    text: list[api.MessageView]  # its effect
    source: str


class Facts(api.Facts, kw_only=True):
    """The map, the points as printed, how many places are paid, what power cards call, and the rounds."""

    edition: str
    variants: list[str]  # that are in play: the words of their options
    other: str  # the colour that is no seat's: virtual or black, or nothing
    abroad: dict[str, list[str]]  # countries of the king, with the regions beside them
    greys: dict[str, Grey]

    regions: dict[str, Region]
    castillo: Castillo
    boards: dict[str, list[int]]
    places: int
    calls: list[int]  # by power card, or by card of King & Intrigue
    strength: list[int] | UnsetType = UNSET  # the Caballero cards in use, from the highest value down (KI-6)
    spaces: int | UnsetType = UNSET  # of the limit board
    rounds: int
    round_numbers: list[int]
    scoring_rounds: list[int]
    order: list[str]
    colours: list[str]


class CardInfo(api.CardInfo, kw_only=True):
    """An action card as it counts under the options of this game."""

    pile: int
    place: int
    copies: int
    effect: str
    icon: str  # of EFFECTS in icons.ts
    scores: bool  # whether it pays points
    source: str  # where what is known of it comes from: the word of source-… in core's text
    up_to: bool | UnsetType = UNSET  # fewer may be placed
    gold: int | UnsetType = UNSET  # tokens that it brings into play
    goods: int | UnsetType = UNSET


TYPES = api.GameTypes(View, Projection, Preview, Facts, CardInfo)
