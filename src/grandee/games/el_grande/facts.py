"""Turns options, a deck and a map into the tables that the rules use (`Facts`)."""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core.options import Value
from grandee.games.el_grande.deck import Card, Deck
from grandee.games.el_grande.deck_intrigue import IntrigueDeck
from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.facts import MOST_VETERANS, NO_CARD, PILE_STRIDE, PLACES, Facts
from grandee.games.el_grande.engine.regency import Infiltrate
from grandee.games.el_grande.engine.special import Printed, Special
from grandee.games.el_grande.files import ElGrandeFault
from grandee.games.el_grande.map import GRANADA, Map

PAID_PLACES = {  # EG-SCORE-2, EG-2P-17, EG-2P-19, EG-3P-1, EG-3P-3, EG-3P-5
    "1995": {2: 1, 3: 2, 4: 3, 5: 3},
    "2023": {2: 2, 3: 2, 4: 3, 5: 3},
}
# which rounds are played, and after which a general scoring follows; all else stays the same
# (EG-SHORT-4, KI-MIX-5, GI-MIX-11)
ROUNDS = {
    "none": ([1, 2, 3, 4, 5, 6, 7, 8, 9], [3, 6, 9]),  # EG-ROUND-1, EG-WIN-1
    "two_per_period": ([2, 3, 5, 6, 8, 9], [3, 6, 9]),  # EG-SHORT-1, EG-SHORT-2
    "six_rounds": ([1, 2, 3, 4, 5, 6], [3, 6]),  # EG-SHORT-3
}
CABALLEROS_WITH_COLONIES = 36  # GI-BASE-10
SPACES = {2: 6, 3: 6, 4: 10, 5: 10}  # of the limit board, by players (GI-SET-4)
Options = Mapping[str, Value]


def paid_places(options: Options) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return PAID_PLACES[str(options["edition"])][players]


def facts_for(options: Options, deck: Deck, board: Map) -> Facts:
    """The tables that the rules use, for these options, this deck and this map."""
    deck.check(options)
    board.check(options)
    players = options["players"]
    assert isinstance(players, int)
    start = options["start_seat"]
    facts = Facts(players, -1 if start == "random" else "ABCDE".index(str(start)))
    set_switches(facts, options)
    rounds, scorings = ROUNDS[str(options["short_game"])]
    facts.first_round = rounds[0]
    for number, following in zip(rounds, [*rounds[1:], 0], strict=True):
        facts.next_round[number] = following
    for number in scorings:
        facts.scores_after[number] = 1
    lay_map(facts, board, options)
    if isinstance(deck, IntrigueDeck):
        lay_played(facts, deck, options)
    else:
        lay_cards(facts, deck, options)
        lay_greys(facts, deck)
        check_enough(facts, deck, len(rounds))
    return facts


def set_switches(facts: Facts, options: Options) -> None:
    facts.ties_slide = options["tie_rule"] == "sliding"
    facts.must_place = bool(options["placement_mandatory"])
    facts.may_place_fewer = not facts.must_place
    facts.must_call = bool(options["call_mandatory"])
    facts.veto_each_step = bool(options["veto_partial"])
    facts.discards_in_turn = options["edition"] == "1995"  # EG-TURN-3, EG-END-1
    facts.has_virtual = options["edition"] == "2023" and options["players"] == 2  # EG-2P-1, EG-3P-4
    facts.has_regency = bool(options["new_regency"])
    facts.has_greys = bool(options["shift_of_power"])
    facts.any_grey_back = facts.has_greys and options["retrieve_grey"] == "any"
    facts.has_home_advantage = bool(options["home_region_advantage"])
    facts.has_limits = bool(options["movement_limits"])
    facts.has_sea = bool(options["grand_inquisitor"])
    facts.weighs_sea = facts.has_sea
    facts.has_france = bool(options["france"]) or facts.has_sea
    facts.has_church = bool(options["church"])
    facts.has_black = facts.has_church or facts.has_sea
    facts.has_intrigue = bool(options["king_intrigue"])
    facts.has_expansion = facts.has_intrigue or facts.has_sea
    facts.free_choice = bool(options["ki_free_choice"])
    facts.counts_more = facts.has_home_advantage or facts.has_black
    facts.has_closed_areas = facts.has_france or bool(options["granada"])
    if facts.has_virtual or facts.has_black:
        facts.colours = sizes.COLOURS
        facts.every_colour |= 1 << sizes.SIXTH
    if facts.has_france:
        facts.all_regions |= 1 << sizes.FRANCE
        facts.all_areas |= 1 << sizes.FRANCE
    if facts.has_sea:
        facts.all_regions |= sizes.AT_SEA
        facts.all_areas |= sizes.AT_SEA
        facts.caballeros = CABALLEROS_WITH_COLONIES
        facts.piles = sizes.PILES
        facts.spaces = SPACES[int(facts.players)]
        facts.present_step = bool(options["gi_token_pickup_present"])
        facts.sea_is_a_move = bool(options["gi_once_per_turn_includes_sea"])
        facts.steps_in_any_turn = bool(options["gi_token_any_turn"])
        facts.may_keep = bool(options["gi_after_castillo_keep"])
    if facts.has_church:
        facts.piles = sizes.BASE_PILES


def lay_map(facts: Facts, board: Map, options: Options) -> None:
    for one, other in board.borders:  # both ways (EG-MAP-6)
        facts.adjacent[one] |= 1 << other
        facts.adjacent[other] |= 1 << one
    castillo = 1 << sizes.CASTILLO
    for region in range(sizes.REGIONS):
        facts.king_adjacent[region] = facts.adjacent[region]
    lay_abroad(facts, board)
    if facts.has_france:
        lay_france(facts, board)
    for region in range(sizes.REGIONS):
        # the castillo is beside the king wherever he is (EG-MAP-8, EG-PLACE-4)
        facts.beside_king[region] = facts.adjacent[region] | castillo
    if facts.has_sea:
        lay_sea(facts, board)
    if options["granada"]:
        facts.granada = board.regions.index(GRANADA)
    for table, points in tables(board):
        for place, value in enumerate(points, 1):
            facts.points[table * 3 + place - 1] = value
            if place <= paid_places(options):
                facts.paid[table * PLACES + place] = value
    for table in range(int(sizes.SHIP), int(sizes.MEDITERRANEAN) + 1):
        for place in range(1, paid_places(options) + 1):
            facts.paid[table * PLACES + place] = facts.points[table * 3 + place - 1] if facts.has_sea else 0


def tables(board: Map) -> list[tuple[int, tuple[int, ...]]]:
    """Every table of points with its number: regions, castillo, boards, France."""
    numbers = [*range(sizes.REGIONS), int(sizes.CASTILLO), *(int(sizes.BOARD_TABLE) + i for i in range(sizes.BOARDS))]
    france = [(int(sizes.FRANCE), tuple(board.france.points))] if board.france else []
    return [*zip(numbers, board.points, strict=True), *france]


def lay_sea(facts: Facts, board: Map) -> None:
    """The coast, from which caballeros may be placed on the ship, France as a place of the king, and the areas at sea
    with their offices (GI-REG-6, GI-SHIP-2, GI-FRA-3, GI-FRA-4, GI-REG-7)."""
    france = sizes.FRANCE
    facts.beside_king[france] = facts.adjacent[france] | 1 << sizes.CASTILLO
    for place in [board.regions.index(word) for word in board.coast] + [int(france)]:
        facts.beside_king[place] |= 1 << sizes.SHIP
        facts.coast |= 1 << place
    for place in [*range(sizes.REGIONS), int(france)]:
        facts.king_adjacent[place] = facts.adjacent[place]
    for number, sea in enumerate(board.seas):
        for place, value in enumerate(sea.points, 1):
            facts.points[(sizes.SHIP + number) * 3 + place - 1] = value
        if number < len(facts.office_points):
            facts.office_points[number] = sea.office


def lay_abroad(facts: Facts, board: Map) -> None:
    """Where the king stands outside the regions: beside the castillo all regions are beside him, in a country those
    that border on it (EG-KING-9, EG-KING-10, EG-CARD-REGX-1)."""
    facts.king_adjacent[sizes.CASTILLO] = sizes.ALL_REGIONS
    facts.beside_king[sizes.CASTILLO] = sizes.ALL_REGIONS
    for country, place in (("france", sizes.FRANCE), ("portugal", sizes.PORTUGAL)):
        if country in board.abroad:
            borders = sum(1 << board.regions.index(word) for word in board.abroad[country].borders)
            facts.king_adjacent[place] = borders
            facts.beside_king[place] = borders | 1 << sizes.CASTILLO


def lay_france(facts: Facts, board: Map) -> None:
    """France as a region (EG-FRANCE-4, EG-FRANCE-6, GI-FRV-4); the king cannot go there (EG-FRANCE-3, GI-FRV-2)."""
    assert board.france
    for word in board.france.borders:
        region = board.regions.index(word)
        facts.adjacent[region] |= 1 << sizes.FRANCE
        facts.adjacent[sizes.FRANCE] |= 1 << region
    facts.france_bonus[0] = board.france.ambassador
    facts.france_bonus[1] = board.france.envoy


# -- cards ---------------------------------------------------------------------------------------


def lay_cards(facts: Facts, deck: Deck, options: Options) -> None:
    """Every kind of card, and the piles: merged ones lie together, and after each pile there is room for what veteran
    cards replace (EG-2P-3, EG-3P-2, EG-REG-6, EG-VTRN-2, EG-VTRN-4)."""
    for i, number in enumerate(deck.calls):
        facts.calls[i] = number
    facts.make_room(len(deck.cards))
    piles: list[list[int]] = [[] for _ in range(sizes.PILES)]
    merged = bool(options["merge_piles_2_3"])
    for kind, plain in enumerate(deck.cards):
        card = plain.under(options)
        facts.printed_pile[kind] = card.pile - 1
        facts.pile[kind] = 1 if merged and card.pile == 3 else card.pile - 1
        lay_card(facts, kind, card, card.special.effect(deck.modes))
        if card.veteran:
            facts.is_veteran[kind] = 1
            add_veterans(facts, kind, card.copies)
        else:
            piles[card.pile - 1] += [kind] * card.copies
    for pile, cards in enumerate(piles):
        facts.exchanged_among[pile] = len(cards)
    if merged:
        piles[1], piles[2] = piles[1] + piles[2], []
    at = int(cells.PILE)
    for pile, cards in enumerate(piles):
        facts.pile_size[pile] = len(cards)
        for i, kind in enumerate(cards):
            facts.pile_cards[pile * PILE_STRIDE + i] = kind
        if pile < sizes.SHUFFLED_PILES:
            facts.pile_at[pile] = at
            at += len(cards) + int(facts.veterans[pile])
    room = int(cells.PILE) + int(sizes.SHUFFLED_PILES * sizes.ROOM)
    if at > room:
        raise ElGrandeFault(deck.name, "bad-many-cards", given=at - int(cells.PILE), most=room - int(cells.PILE))
    facts.pile_at[sizes.REGENCY_PILE] = cells.REGENCY_PILE
    facts.pile_at[sizes.COLONY_PILE] = cells.COLONY_PILE
    if not facts.has_regency:  # EG-REVEAL-2
        facts.standing[sizes.REGENCY_PILE] = piles[sizes.REGENCY_PILE][0]
    if facts.has_church:  # EG-CHURCH-3
        facts.standing[sizes.CHURCH_PILE] = piles[sizes.CHURCH_PILE][0]
    if facts.has_sea and piles[sizes.INQUISITOR_PILE]:  # GI-SET-6, GI-RND-2
        facts.standing[sizes.INQUISITOR_PILE] = piles[sizes.INQUISITOR_PILE][0]


def lay_card(facts: Facts, kind: int, card: Card, special: Special) -> None:
    """What is printed on a kind of card."""
    facts.places[kind] = card.place
    facts.special.append(Printed(special))
    facts.up_to[kind], facts.gold[kind], facts.goods[kind] = card.up_to, card.gold, card.goods
    facts.may_place_fewer |= card.up_to
    note_kept(facts, kind, card.special.stays)
    facts.infiltrates[kind] = int(isinstance(special, Infiltrate))


def note_kept(facts: Facts, kind: int, word: str) -> None:
    """The cards that stay on the table are told apart from others by their kinds."""
    match word:
        case "after_castillo":
            facts.castillo_card = kind
        case "double":
            facts.doubling_card = kind
        case "turn":
            facts.turning_card = kind
        case "later":
            facts.later_card = kind


def lay_played(facts: Facts, deck: IntrigueDeck, options: Options) -> None:
    """The cards that everybody plays and the common ones, instead of power cards and piles (KI-2, KI-3, KI-5)."""
    facts.powers = sizes.KI_CARDS
    facts.all_powers = sizes.ALL_KI_CARDS
    for i, number in enumerate(deck.calls):
        facts.calls[i] = number
    for place, number in enumerate(deck.strength[int(facts.players)]):
        facts.strength[place] = number
    for number, worth in enumerate(deck.worths):
        facts.card_worth[number] = worth
    facts.make_room(len(deck.cards))
    for kind, plain in enumerate(deck.cards):
        card = plain.under(options)
        lay_card(facts, kind, card, card.special.effect(deck.modes))
        facts.pile[kind] = card.pile - 1 if card.pile else sizes.PILES  # in none
        if card.special.is_veto and not card.pile:
            facts.stay_in_front |= 1 << kind
    lay_colony_piles(facts, deck, options)


def lay_colony_piles(facts: Facts, deck: IntrigueDeck, options: Options) -> None:
    """Piles 6 and 7, if they are in play; no others are (GI-KI-1, GI-KI-6)."""
    if not facts.has_sea:
        facts.piles = 0
        return
    for pile in (sizes.INQUISITOR_PILE, sizes.COLONY_PILE):
        kinds = [kind for kind, card in enumerate(deck.cards) if card.pile == pile + 1]
        cards = [kind for kind in kinds for _ in range(deck.cards[kind].number(options))]
        facts.pile_size[pile] = len(cards)
        for i, kind in enumerate(cards):
            facts.pile_cards[pile * PILE_STRIDE + i] = kind
        if cards and pile == sizes.INQUISITOR_PILE:
            facts.standing[pile] = cards[0]
    facts.pile_at[sizes.COLONY_PILE] = cells.COLONY_PILE


def add_veterans(facts: Facts, kind: int, copies: int) -> None:
    pile = int(facts.pile[kind])
    for _ in range(copies):
        facts.veteran_cards[pile * MOST_VETERANS + facts.veterans[pile]] = kind
        facts.veterans[pile] += 1


def lay_greys(facts: Facts, deck: Deck) -> None:
    if not facts.has_greys:
        return
    facts.greys = len(deck.greys)
    for number, grey in enumerate(deck.greys, 1):
        facts.grey_value[number] = grey.value
        facts.grey_special.append(Printed(grey.special.effect(deck.modes)))


def check_enough(facts: Facts, deck: Deck, rounds: int) -> None:
    """Everybody needs a card in every round, the virtual player too (EG-REVEAL-4)."""
    lasting = sum(
        facts.standing[pile] != NO_CARD or facts.pile_size[pile] >= rounds for pile in range(int(facts.piles))
    )
    needed = int(facts.players) + int(facts.has_virtual)
    if lasting < needed:
        raise ElGrandeFault(deck.name, "bad-too-few-cards", given=lasting, needed=needed)
