"""The fields of a state of El Grande, with who may see each and how an observation reads it."""

from __future__ import annotations

from grandee.core.fields import Field, Part, Shown
from grandee.core.readings import (
    A_SEAT,
    A_SEAT_OR_NOBODY,
    SET_OF_SEATS,
    colour_or_nobody,
    members,
    number,
    one_of,
)
from grandee.games.el_grande.fields_colonies import COLONY_FIELDS
from grandee.games.el_grande.sizes import (
    AREA_NUMBERS,
    AREAS,
    BASE_PILES,
    BOARDS,
    COLOURS,
    FRANCE_PLACES,
    GREYS,
    KI_CARDS,
    KINDS,
    KING_PLACES,
    MOST_POWERS,
    MOST_TAKEN_BACK,
    PILES,
    POWERS,
    REGIONS,
    ROOM,
    SEATS,
    SHUFFLED_PILES,
)

# EG-INFO-1 says what is PUBLIC.
PUBLIC, OWNER, REMEMBERED = Shown.PUBLIC, Shown.OWNER, Shown.REMEMBERED

FIELDS = [
    Field("round", PUBLIC, read=number(9)),
    Field("first", PUBLIC, about="the seat that plays its power card first", read=A_SEAT),
    Field(
        "active",
        PUBLIC,
        about="the seat whose turn it is or that repeats a special action, or NO_SEAT while power cards are played",
        read=A_SEAT,
    ),
    Field(  # EG-KING-1, EG-KING-9, EG-KING-10
        "king", PUBLIC, about="the king's region, or another place of his", read=one_of(KING_PLACES, of="king_place")
    ),
    Field(
        "card",
        PUBLIC,
        about="the active seat's action card, counted from 1; 0 for none yet",
        read=one_of(KINDS + 1, of="card"),
    ),
    Field("parts", PUBLIC, about="which parts of the card are carried out or begun", read=members(2)),
    Field("offered", PUBLIC, about="the set of piles whose card is still face up", read=members(PILES, of="pile")),
    Field("turned_up", PUBLIC, about="how many cards of each pile have been turned up in the game", read=number(9)),
    Field(
        "turned",
        PUBLIC,
        about="the set of seats whose power card is face down again: their turn has come",
        read=SET_OF_SEATS,
    ),
    Field("holders", PUBLIC, about="the set of seats with a veto card in front of them", read=SET_OF_SEATS),
    Field(
        "effect",
        PUBLIC,
        group="special",
        about="the special action that is being carried out; all zero otherwise",
        parts=[
            Part("covered", about="the window after the announcement is that of the next step too"),
            Part("own_left", about="caballeros that may still be moved: own ones"),
            Part("foreign_left", about="the same of others"),
            Part("any_left", about="the same of anybody"),
            Part("source", about="the one region to move from, counted from 1; 0 for any"),
            Part("chosen", about="the area that was announced"),
            Part("chosen_what", about="the board or the colour that was announced"),
            Part("chosen_mode", about="the mode of an either-or card, counted from 1"),
            Part("thrown_so_far", about="caballeros thrown into the castillo in this part of the turn"),
            Part("shown", 5, about="a step that is shown and not yet carried out: its kind and four numbers"),
        ],
        read=number(10),
    ),
    Field(
        "revealed",
        PUBLIC,
        SEATS,
        group="special",
        about="a seat: its revealed disk, counted from 1",
        read=one_of(REGIONS + 1, "seats"),
    ),
    Field(
        "returning",
        PUBLIC,
        AREAS,
        group="special",
        about="a source: what a seat is about to return",
        read=number(5, "source"),
    ),
    Field(  # EG-INFO-1, EG-INFO-7: knowledge.hide_turned_cards
        "power",
        Shown.MIXED,
        COLOURS,
        about="a seat, or the virtual player: the power card played this round; 0 for none yet",
        read=one_of(MOST_POWERS + 1, "colours", "power_value"),
    ),
    Field("court", PUBLIC, SEATS, read=number(30, "seats")),
    Field(
        "province",
        PUBLIC,
        COLOURS,
        about="by colour; of the black caballeros those that are laid aside",  # GI-BLK-2
        read=number(30, "colours"),
    ),
    Field("score", PUBLIC, SEATS, read=number(100, "seats")),
    Field(
        "grande", PUBLIC, SEATS, about="a seat: the area of its grande", read=one_of(AREA_NUMBERS, "seats", "home")
    ),  # EG-COMP-8, EG-GRANDE-3
    Field(
        "veto_this",
        PUBLIC,
        SEATS,
        about="a seat: its veto cards that expire at the end of this round",
        read=number(1, "seats"),
    ),
    Field(
        "veto_next", PUBLIC, SEATS, about="a seat: those that expire at the end of the next", read=number(1, "seats")
    ),
    Field("board", PUBLIC, BOARDS, about="a board: its area, or OFF", read=one_of(AREA_NUMBERS, "board", "board_area")),
    Field(
        "offer",
        PUBLIC,
        BASE_PILES,
        about="a pile: the card turned up this round",
        read=one_of(KINDS, "pile", "offered_card"),
    ),
    Field(  # numbers of them, for one caballero is like another (EG-DP-6)
        "cubes",
        PUBLIC,
        REGIONS,
        COLOURS,
        about="an area and a colour: caballeros; the castillo's row follows",
        read=number(10, "region", "colours"),
    ),
    Field(
        "castillo", REMEMBERED, 1, COLOURS, about="the last area of cubes", read=number(10, width="colours")
    ),  # EG-INFO-3, EG-INFO-5
    Field(
        "hand",
        OWNER,
        SEATS,
        about="a seat: the set of power cards in hand, then of grey ones",
        read=members(POWERS + GREYS, "seats", "taken"),
    ),  # EG-INFO-2
    Field(
        "played",
        REMEMBERED,
        SEATS,
        about="a seat: the power cards that everybody has seen it play, then the grey ones",
        read=members(POWERS + GREYS, "seats", "taken"),
    ),  # EG-INFO-7
    Field(  # EG-INFO-8
        "taken_back",
        REMEMBERED,
        SEATS,
        MOST_TAKEN_BACK,
        about="a seat: for each card that it took back unseen, the set of those it can be",
        read=members(POWERS + GREYS, "seats", "taken"),
    ),
    Field(  # EG-INFO-2, EG-INFO-10
        "dial",
        OWNER,
        SEATS,
        about="a seat: its disk, set and not yet revealed, or the card that it lays aside, counted from 1",
        read=one_of(KI_CARDS + 1, "seats", "set_disk"),
    ),
    Field("held", PUBLIC, SEATS, about="a seat: how many power cards it holds", read=number(POWERS, "seats")),
    # EG-INFO-2, EG-VTRN-3; where each pile begins is a matter of the set-up (Facts.pile_at)
    Field("pile", Shown.NOBODY, SHUFFLED_PILES, ROOM, about="the cards to come, where they lay; then those removed"),
    # -- what only a variant needs ---------------------------------------------------------------
    Field(  # EG-FRANCE-2
        "france",
        PUBLIC,
        FRANCE_PLACES,
        about="a place in France: the colour that stands there, counted from 1",
        read=colour_or_nobody(COLOURS, "france_place"),
        modules=["france", "inquisitor"],
    ),
    Field(
        "chosen_place", PUBLIC, about="the place that was announced", read=number(2), modules=["france", "inquisitor"]
    ),
    Field("conquered", PUBLIC, about="1 when Granada is conquered", read=number(1), modules=["granada"]),  # EG-GRAN-7
    Field(  # EG-CHURCH-5, GI-INQ-1
        "marker",
        PUBLIC,
        about="the seat with the church marker or the Inquisitor, counted from 1; 0 for nobody",
        read=A_SEAT_OR_NOBODY,
        modules=["church", "inquisitor"],
    ),
    Field(  # EG-CHURCH-7
        "extra_used",
        PUBLIC,
        about="1 when the holder has used the extra of this turn",
        read=number(1),
        modules=["church"],
    ),
    Field(  # EG-HOME-4
        "placed_away",
        PUBLIC,
        about="1 when a caballero of this placement went to another area than the home region",
        read=number(1),
        modules=["home", "church", "inquisitor"],
    ),
    Field("moves_made", PUBLIC, about="moves of this special action", read=number(10), modules=["limits"]),
    Field(  # EG-LIMIT-1
        "moves_most", PUBLIC, about="how many there may be if none goes far", read=number(10), modules=["limits"]
    ),
    Field("one_moved_far", PUBLIC, about="1 when one has moved far", read=number(1), modules=["limits"]),  # EG-LIMIT-2
    Field(  # EG-2P-5
        "regions_drawn",
        PUBLIC,
        about="region cards that were turned up since they were shuffled",
        read=number(6),
        modules=["virtual"],
    ),
    Field("region_cards", Shown.NOBODY, 1, REGIONS, about="the pile of region cards", modules=["virtual"]),
    Field(
        "virtual_powers", Shown.NOBODY, 1, POWERS, about="the virtual player's power cards", modules=["virtual"]
    ),  # EG-2P-2
    Field("regency_pile", Shown.NOBODY, 1, ROOM, about="pile 5 with New Regency", modules=["regency"]),  # EG-REG-1
    Field(  # EG-CARD-INFIL-1
        "infiltrates",
        PUBLIC,
        about="1 when the active seat may place with the king",
        read=number(1),
        modules=["regency"],
    ),
    Field(  # EG-SHIFT-2, EG-SHIFT-10
        "grey_power",
        PUBLIC,
        SEATS,
        about="a seat: the grey card played this round, counted from 1",
        read=one_of(GREYS + 1, "seats"),
        modules=["grey"],
    ),
    Field(  # EG-SHIFT-10, EG-SHIFT-15
        "grey_seen",
        REMEMBERED,
        SEATS,
        about="a seat: the set of its grey cards that everybody has seen",
        read=members(GREYS, "seats"),
        modules=["grey"],
    ),
    Field(  # EG-SHIFT-1
        "passed",
        OWNER,
        SEATS,
        about="a seat: the grey card that it passed to the left, counted from 1",
        read=one_of(GREYS + 1, "seats"),
        modules=["grey"],
    ),
    Field(  # KI-9, KI-26
        "laid_aside",
        OWNER,
        SEATS,
        about="a seat: the set of its cards that are out of the game",
        read=members(KI_CARDS, "seats"),
        modules=["intrigue"],
    ),
    Field(  # KI-14
        "strength_card",
        PUBLIC,
        SEATS,
        about="a seat: its Caballero card of this round; 0 for none",
        read=number(5, "seats"),
        modules=["intrigue"],
    ),
    *COLONY_FIELDS,
]
