"""Turns options, a deck and a map into the tables that the rules use (`Facts`)."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.game import LETTERS
from grandee.core.options import Value
from grandee.games.legends.deck import Card, Deck
from grandee.games.legends.engine.abilities import Ability, PrintedAbility, Several
from grandee.games.legends.engine.facts import NO_ADJECTIVE, NO_PART, Facts
from grandee.games.legends.engine.parts import PrintedPart
from grandee.games.legends.map import Map
from grandee.games.legends.segments import Segments

COINS = {2: 12, 3: 11, 4: 9}  # EL-SET-11
TURNS = {2: 11, 3: 10, 4: 8}  # EL-END-1
FOREST = "forest"  # what the Fairy Queen looks for (EL-LEAD-FQ-1)


def facts_for(options: Mapping[str, Value], deck: Deck, board: Map, segments: Segments | None = None) -> Facts:
    """The tables that the rules use, for these options, this deck, these sides (as the options read them) and a layout
    that is given."""
    players = options["players"]
    assert isinstance(players, int)
    facts = Facts(players)
    facts.coins, facts.turns = COINS[players], TURNS[players]
    set_switches(facts, options)
    lay_out_sides(facts, board)
    print_cards(facts, deck)
    if segments:
        give_layout(facts, board, segments)
    return facts


def set_switches(facts: Facts, options: Mapping[str, Value]) -> None:
    encounters, ages = options["encounters"], options["age_order"]
    assert isinstance(encounters, tuple)
    assert isinstance(ages, tuple)
    facts.set_up_seat = LETTERS.index(str(options["setup_player"]))
    order = [LETTERS.index(letter) for letter in ages] or range(facts.players)
    for place, seat in enumerate(order):
        facts.youngest_first[place] = seat
    facts.legs = int(str(options["matches"]))
    facts.drawn_by_lot = options["setup"] == "random"
    facts.row_layout = options["layout"] == "row"
    facts.any_four_sides = options["side_pairing"] == "any_four_sides"
    facts.start_anywhere = options["desert_start"] == "any_region"
    facts.die_decides = options["bid_tie"] == "die"
    facts.all_tied_pay = options["bid_tie_pays"] == "all_tied"
    facts.discoveries, facts.citadels = bool(options["discoveries"]), bool(options["citadels"])
    facts.dragon, facts.portals = "dragon" in encounters, "portals" in encounters
    facts.rogues = "rogues" in encounters
    facts.swamp = bool(options["poison_swamp"])
    facts.may_leave_token = facts.swamp and options["swamp_taking"] == "optional"
    facts.has_tokens = facts.discoveries or facts.citadels or bool(encounters)
    facts.has_leaders = bool(options["leaders"])
    facts.king_pays_cities = options["bandit_king"] == "seed"


def lay_out_sides(facts: Facts, board: Map) -> None:
    facts.regions, facts.islands = len(board.regions), len(board.islands)
    for number, side in enumerate(board.sides):
        facts.segment[number] = board.segments.index(side.segment)
        if side.holds_start:
            facts.start_side = number
        for way, region in enumerate(side.ports):
            facts.port[number * 4 + way] = board.regions.index(region)
        facts.first_region[number] = board.regions.index(side.regions[0])
        for region in side.regions:
            facts.side[board.regions.index(region)] = number
            facts.side_regions[number] |= one(board.regions.index(region))
        for first, second in [*side.land, *side.bridges]:  # EL-SEG-2
            join(facts.land, board.regions.index(first), board.regions.index(second))
        for first, second in side.sea:
            join(facts.sea, board.regions.index(first), board.regions.index(second))
        for island, regions in side.islands.items():
            place = board.islands.index(island)
            facts.island_side[place] = number
            for region in regions:
                facts.island[board.regions.index(region)] = place
                facts.island_regions[place] |= one(board.regions.index(region))
    facts.first_region[len(board.sides)] = len(board.regions)


def give_layout(facts: Facts, board: Map, segments: Segments) -> None:
    """A layout that nobody decides (A-42)."""
    facts.layout_is_given = True
    for laid in segments.laid:
        facts.given_place[laid.side] = laid.place + 1
        facts.given_turn[laid.side] = laid.turn
    if segments.start:
        facts.given_start = board.regions.index(segments.start)


def one(member: int) -> int:
    return 1 << member


def join(into: vec[i64], first: int, second: int) -> None:
    into[first] |= one(second)
    into[second] |= one(first)


def print_cards(facts: Facts, deck: Deck) -> None:
    facts.cards = len(deck.cards)
    used = [number for number, card in enumerate(deck.cards) if card.players <= facts.players]
    facts.make_deck(len(used))
    for place, number in enumerate(used):
        facts.dealt[place] = number
        facts.in_deck |= one(number)
    for number, card in enumerate(deck.cards):
        adjective = deck.adjectives.index(card.adjective) if card.adjective else int(NO_ADJECTIVE)
        facts.adjective[number] = adjective
        if adjective >= 0:
            facts.family[adjective] |= one(number)
        if card.adjective == FOREST:
            facts.forest |= one(number)
        if any(ability.flies for ability in card.abilities):
            facts.flies |= one(number)
        facts.ability.append(PrintedAbility(ability_of(card, deck)))
        facts.either[number] = int(card.is_either)
        for which in range(2):
            facts.part[2 * number + which] = NO_PART
        for which, part in enumerate(card.parts):
            facts.part[2 * number + which] = len(facts.parts)
            facts.parts.append(PrintedPart(part.effect()))


def ability_of(card: Card, deck: Deck) -> Ability:
    made = [ability.effect(deck.adjectives) for ability in card.abilities]
    if len(made) == 1:
        return made[0]
    return Several(made) if made else Ability()
