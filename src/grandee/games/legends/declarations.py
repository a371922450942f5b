"""What the rules of Eight-Minute Empire: Legends count with: every field, decision, reason and event, declared once.

The numbers in `engine/cells.py`, `actions.py`, `steps.py`, `refusals.py`, `events.py` and `sizes.py` are made from this
by `python3 tools/numbers.py`.
"""

from __future__ import annotations

from itertools import combinations

from grandee.core.declarations import Automatic, Decision, Declarations
from grandee.core.fields import Field, Shown
from grandee.core.outcome import TieBreak
from grandee.core.readings import A_SEAT, members, number, one_of
from grandee.core.refusals import Refusal
from grandee.core.rulesets import Module, Ruleset
from grandee.core.space import Param
from grandee.games.legends import messages
from grandee.games.legends.engine import bidding, building, laying, moving, set_up, turn
from grandee.games.legends.events import EVENTS

# -- sizes ---------------------------------------------------------------------------------------

SEATS = 4  # at most (EL-SET-1)
COLOURS = SEATS + 1  # the last is that of neutral armies (EL-SET-10)
SIDES = 8  # of four segments
REGIONS = 40  # of all sides, at most; the printed ones have 38
ISLANDS = 16  # at most; the printed sides have 14
CARDS = 40  # in a deck, at most; the printed one has 34
OFFER = 6  # cards in the row (EL-SET-7)
PLACES = ("centre", "north", "east", "south", "west", "1", "2", "3", "4")  # of the T, then of the row (EL-SET-13)
TURNS = 4  # of a segment, by quarters
MOST_COINS = 12  # that anybody can bid (EL-SET-11)
DISCOVERIES = ("magic_spring", "cottage", "hidden_treasure", "magic_book", "stable", "poison_swamp")
CITADELS = ("citadel_1", "citadel_2", "citadel_3")
ENCOUNTERS = ("dragon", "portal_1", "portal_2", "rogues")
TOKENS = (*DISCOVERIES, *CITADELS, *ENCOUNTERS)  # in the order of laying (EL-TOKEN-4)
LEADERS = ("fairy_queen", "bandit_king", "red_sorceress", "white_knight")

SIZES = {
    "SEATS": SEATS,
    "COLOURS": COLOURS,
    "NEUTRAL": SEATS,
    "SIDES": SIDES,
    "REGIONS": REGIONS,
    "ISLANDS": ISLANDS,
    "CARDS": CARDS,
    "OFFER": OFFER,
    "PLACES": len(PLACES),
    "ROW_PLACES": PLACES.index("1"),
    "TURNS": TURNS,
    "TOKENS": len(TOKENS),
    "DISCOVERIES": len(DISCOVERIES),
    **{f"TOKEN_{word.upper()}": place for place, word in enumerate(TOKENS)},
    **{f"LEADER_{word.upper()}": place for place, word in enumerate(LEADERS, 1)},
    "LEADERS": len(LEADERS),
}

# -- fields --------------------------------------------------------------------------------------

PUBLIC, OWNER = Shown.PUBLIC, Shown.OWNER  # what lies on the table is PUBLIC, coins among it (EL-SET-11)
A_REGION = one_of(REGIONS + 1)
BY_SEAT = number(10, "seats")

FIELDS = [
    Field("taken_cards", PUBLIC, about="cards that were taken in this leg", read=number(32)),
    Field("active", PUBLIC, about="the seat whose turn it is", read=A_SEAT),
    Field("start", PUBLIC, about="the start region, counted from 1; 0 for none yet", read=A_REGION),
    Field(
        "place",
        PUBLIC,
        SIDES,
        about="a side: where it lies, counted from 1; 0 for nowhere",
        read=one_of(len(PLACES) + 1, "side"),
    ),
    Field("turned", PUBLIC, SIDES, about="a side: by how many quarters it is turned", read=one_of(TURNS, "side")),
    Field(
        "linked",
        PUBLIC,
        REGIONS,
        about="a region: the set of regions that lines between segments lead to",
        read=members(REGIONS, "region", "region"),
    ),
    Field("row", PUBLIC, 1, OFFER, about="the cards of the row, counted from 1", read=one_of(CARDS + 1)),
    Field("deck_left", PUBLIC, about="how many cards the deck has", read=number(CARDS)),
    Field("deck", Shown.NOBODY, 1, CARDS, about="the cards to come, the next one last"),  # EL-SET-7
    Field("cards", PUBLIC, SEATS, about="a seat: the set of its cards", read=members(CARDS, "seats")),  # EL-TURN-2
    Field("coins", PUBLIC, SEATS, read=number(12, "seats")),
    Field("supply", PUBLIC, SEATS, about="a seat: its armies that are not on the map", read=number(18, "seats")),
    Field("cities_left", PUBLIC, SEATS, about="a seat: its cities that are not built", read=number(3, "seats")),
    Field("moves_more", PUBLIC, SEATS, about="a seat: movement points in addition", read=BY_SEAT),
    Field("armies_more", PUBLIC, SEATS, about="a seat: armies to place in addition", read=BY_SEAT),
    Field("flying", PUBLIC, SEATS, about="a seat: how many of its cards fly", read=BY_SEAT),
    Field("elixirs", PUBLIC, SEATS, read=BY_SEAT),
    Field("immune", PUBLIC, SEATS, about="a seat: whether its armies cannot be destroyed", read=BY_SEAT),
    Field("held", PUBLIC, SEATS, about="a seat: the set of regions with armies of it", read=members(REGIONS, "seats")),
    Field(
        "city_regions",
        PUBLIC,
        SEATS,
        about="a seat: the set of regions with cities of it",
        read=members(REGIONS, "seats"),
    ),
    Field(
        "armies",
        PUBLIC,
        REGIONS,
        COLOURS,
        about="a region and a colour",
        read=number(10, "region", "colours"),
    ),
    Field("cities", PUBLIC, REGIONS, SEATS, about="a region and a seat", read=number(3, "region", "seats")),
    Field("bid", OWNER, SEATS, about="a seat: its bid, not yet opened, counted from 1", read=number(13, "seats")),
    Field(  # EL-SWAMP-1, EL-SWAMP-4: knowledge.hide_tokens
        "token",
        Shown.MIXED,
        1,
        len(TOKENS),
        about="a token: the region where it lies, counted from 1; 0 if it lies in none",
        read=A_REGION,
        modules=["tokens"],
    ),
    Field(
        "owned",
        PUBLIC,
        SEATS,
        about="a seat: the set of tokens before it",
        read=members(len(TOKENS), "seats"),
        modules=["tokens"],
    ),
    Field(
        "face_down",
        PUBLIC,
        about="the set of regions with a token face down",
        read=members(REGIONS),
        modules=["swamp"],
    ),
    Field(
        "seen",
        PUBLIC,  # who has looked where follows from the map (EL-SWAMP-4)
        SEATS,
        about="a seat: the set of regions whose token it has looked at",
        read=members(REGIONS, "seats"),
        modules=["swamp"],
    ),
    Field(
        "leader",
        PUBLIC,
        SEATS,
        about="a seat: its leader, counted from 1",
        read=one_of(len(LEADERS) + 1, "seats"),
        modules=["leaders"],
    ),
    Field(
        "captured",
        PUBLIC,
        SEATS,
        about="a seat: its armies on the card of the Red Sorceress",
        read=number(18, "seats"),
        modules=["leaders"],
    ),
    Field("leg", PUBLIC, about="the number of the leg, from 1", read=number(3), modules=["legs"]),
    Field("carried", PUBLIC, SEATS, about="a seat: points of earlier legs", read=number(60, "seats"), modules=["legs"]),
]

# -- decisions and steps: section 12 of the spec --------------------------------------------------

REGION = Param("region", REGIONS)
POSITION = Param("position", OFFER)
NO_SUCH_REGION = Refusal("no_such_region", "EL-SET-13")
NO_COIN_FOR_ROGUES = Refusal("no_coin_for_rogues", "EL-ENC-ROGUES-2")
NO_SUCH_CARD = Refusal("no_such_card", "EL-TURN-1")

DECISIONS = [
    Decision(
        "lay_segment",
        laying.LaySegment,
        [Param("side", SIDES), Param("place", len(PLACES)), Param("turn", TURNS)],
        refusals=[
            Refusal("not_this_segment", "EL-SET-13"),
            Refusal("place_taken", "EL-SET-2"),
            Refusal("other_layout", "EL-ROW-1"),
            Refusal("not_this_turn", "EL-ROW-3"),
            Refusal("start_must_be_inside", "EL-ROW-4"),
            Refusal("centre_is_empty", "EL-SET-2"),
        ],
        row="times: segments that are still to lie; about: the segment",
        prompt=messages.which_segment,
    ),
    Decision(
        "start_region",
        set_up.ChooseStart,
        [REGION],
        refusals=[
            NO_SUCH_REGION,
            Refusal("not_on_this_segment", "EL-SET-5"),
            Refusal("not_linked", "EL-SET-5"),
            Refusal("start_elsewhere", "EL-SEG-1"),
        ],
    ),
    Decision(
        "lay_token",
        set_up.LayToken,
        [REGION],
        "skip",
        refusals=[NO_SUCH_REGION, Refusal("token_there", "EL-TOKEN-1"), Refusal("token_needed", "EL-DISC-1")],
        row="about: the token",
        prompt=messages.which_token,
        modules=["tokens"],
    ),
    Decision(
        "fifth_army",
        set_up.SendFifthArmies,
        [REGION],
        refusals=[NO_SUCH_REGION, Refusal("start_segment", "EL-SET-9"), Refusal("central_segment", "EL-SET-9")],
    ),
    Decision(
        "neutral_army",
        set_up.PlaceNeutral,
        [REGION],
        refusals=[NO_SUCH_REGION],
        row="times: armies that are still to be placed",
        prompt=messages.how_many_left,
    ),
    Decision(
        "bid",
        bidding.Bid,
        [Param("coins", MOST_COINS + 1, True)],  # EL-BID-1
        refusals=[Refusal("too_few_coins", "EL-BID-1")],
        counted_from=0,
    ),
    Decision(
        "choose_starter",
        bidding.ChooseStarter,
        [Param("seat", SEATS)],
        refusals=[Refusal("no_such_player", "EL-BID-2")],
    ),
    Decision(
        "take_card",
        turn.TakeCard,
        [POSITION],
        refusals=[NO_SUCH_CARD, Refusal("card_too_dear", "EL-TURN-1")],
        details=messages.card_at,
        counted_from=1,
    ),
    Decision(
        "choose_part",
        turn.ChoosePart,
        [Param("part", 2)],
        "skip",
        refusals=[Refusal("part_without_effect", "EL-TURN-5")],
        row="about: the card",
        prompt=messages.which_part,
        details=messages.what_part_does,
    ),
    Decision(
        "place_one",
        building.PlaceOne,
        [REGION],
        "done",
        refusals=[
            NO_SUCH_REGION,
            Refusal("no_own_city", "EL-PLACE-2"),
            Refusal("no_city", "EL-LEAD-BK-1"),
            NO_COIN_FOR_ROGUES,
            Refusal("no_coin_for_owner", "EL-LEAD-BK-1"),
            Refusal("no_coin_for_both", "EL-ENC-ROGUES-2"),
        ],
        row="times: armies that may still be placed",
        prompt=messages.armies_left,
        details=messages.what_placing_costs,
    ),
    Decision(
        "payee",
        building.ChoosePayee,
        [Param("seat", SEATS)],
        refusals=[Refusal("no_city_of_this_player", "EL-LEAD-BK-1")],
        row="about: the region",
        prompt=messages.where,
        modules=["leaders"],
    ),
    Decision(
        "move_one",
        moving.MoveOne,
        [REGION, Param("to", REGIONS)],
        "done",
        refusals=[
            NO_SUCH_REGION,
            Refusal("no_army_there", "EL-MOVE-2"),
            Refusal("not_neighbours", "EL-MOVE-2"),
            Refusal("too_few_points", "EL-MOVE-2"),
            NO_COIN_FOR_ROGUES,
        ],
        row="times: movement points",
        prompt=messages.how_many_left,
        details=messages.what_step_costs,
    ),
    Decision(
        "build_city",
        building.BuildCity,
        [REGION],
        "skip",
        refusals=[NO_SUCH_REGION, Refusal("no_army_to_build", "EL-CITY-1")],
    ),
    Decision(
        "take_token",
        building.TakeToken,
        [Param("taking", 1)],
        "skip",
        row="about: the region",
        prompt=messages.where,
        modules=["swamp"],
    ),
    Decision(
        "knight_army",
        building.PlaceKnightArmy,
        [Param("army", 1)],
        "skip",
        row="about: the region",
        prompt=messages.where,
        details=messages.what_knight_army_costs,
        modules=["leaders"],
    ),
    Decision(
        "destroy_one",
        building.DestroyOne,
        [REGION, Param("colour", COLOURS)],
        "skip",
        refusals=[
            NO_SUCH_REGION,
            Refusal("no_army_to_destroy_with", "EL-KILL-1"),
            Refusal("none_to_destroy", "EL-KILL-1"),
            Refusal("is_immune", "EL-KILL-3"),
        ],
    ),
    Decision(
        "take_coin",
        building.TakeCoin,
        [Param("coin", 1)],
        "skip",
        row="about: the seat to take it from",
        prompt=messages.from_whom,
        modules=["leaders"],
    ),
    Decision(
        "extra_card",
        turn.TakeExtraCard,
        [POSITION],
        "skip",
        refusals=[NO_SUCH_CARD, Refusal("extra_card_too_dear", "EL-LEAD-FQ-2", message="card-too-dear")],
        details=messages.card_at,
        counted_from=1,
        modules=["leaders"],
    ),
]

AUTOMATIC = [
    Automatic("begin_leg", set_up.BeginLeg, modules=["legs"]),
    Automatic("lay_tokens", set_up.LayTokens, row="about: the next token"),
    Automatic("set_armies", set_up.SetArmies),
    Automatic("begin_bidding", bidding.BeginBidding),
    Automatic("open_bids", bidding.OpenBids),
    Automatic("carry_out", turn.CarryOut, row="times: which part of the card's action; about: the card"),
    Automatic("finish_turn", turn.FinishTurn),
    Automatic("end_leg", turn.EndLeg),
]


def one_of_the_encounters() -> list[dict[str, tuple[str, ...]]]:
    """Every set of encounters, as the option keeps it."""
    kinds = ("dragon", "portals", "rogues")
    return [{"encounters": some} for n in range(1, 4) for some in combinations(kinds, n)]


DECLARATIONS = Declarations(
    fields=FIELDS,
    decisions=DECISIONS,
    automatic=AUTOMATIC,
    events=EVENTS,
    sizes=SIZES,
    words={
        "place": PLACES,
        "turn": [str(turn) for turn in range(TURNS)],
        "coins": [str(coins) for coins in range(MOST_COINS + 1)],
        "seat": "ABCD",
        "colour": "ABCDN",
        "position": [str(position) for position in range(1, OFFER + 1)],
        "part": ["first", "second"],
        "taking": ["take"],
        "army": ["place_army"],
        "coin": ["take_coin"],
    },
    tie_breaks=[
        TieBreak("magic_book", "EL-DISC-BOOK"),
        TieBreak("coins", "EL-TIE-1"),
        TieBreak("armies", "EL-TIE-1"),
        TieBreak("regions", "EL-TIE-1"),
    ],
    modules=[
        Module("tokens", [{"discoveries": True}, {"citadels": True}, *one_of_the_encounters()]),
        Module("swamp", [{"poison_swamp": True}]),
        Module("leaders", [{"leaders": True}]),
        Module("legs", [{"matches": "3"}]),
    ],
    rulesets=[Ruleset("legends", SEATS, modules=["tokens", "swamp", "leaders", "legs"])],
)
