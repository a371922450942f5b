"""What the present position promises each seat: a readable estimate for bots, no rule.

In hundredths of points: what the map, elixirs, cards and tokens would pay now, of which the less remains the more cards
are still to be taken, and what helps in the turns that are left. It knows cards by their abilities alone, so it holds
for any deck and any map. The weights were fitted to games between searching bots.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import bit, count, first_of
from grandee.core.sets import leader_of
from grandee.games.legends.engine import cells, sizes, steps
from grandee.games.legends.engine.facts import SEA_COST
from grandee.games.legends.engine.scoring import (
    BIG_ISLAND,
    card_points,
    citadel_points,
    elixir_points,
    leader_points,
    token_points,
)
from grandee.games.legends.engine.state import Legends

# a point that would be paid now, with hardly any turn left; and how much less it is worth before the first turn
REGION: Final[i64] = 40  # of a region held by one piece
SAFER: Final[i64] = 15  # and for each piece more
SAFEST: Final[i64] = 3  # up to this lead
ISLAND: Final[i64] = 70
ELIXIR_POINT: Final[i64] = 40
CARD_POINT: Final[i64] = 80
TOKEN_POINT: Final[i64] = 70  # of tokens, citadels and leaders
FADES: Final[i64] = 45

# what else is worth something, with hardly any turn left
ARMIES_SOMEWHERE: Final[i64] = 15  # in a region, however many
ELIXIR_AHEAD: Final[i64] = 13  # or behind
MOST_AHEAD: Final[i64] = 4  # elixirs that count
COIN: Final[i64] = 17
CITY: Final[i64] = 16
HOPE: Final[i64] = 16  # for a point that cards might still pay
TURN: Final[i64] = 165  # that the seat has still to take

# and how much more it is worth before the first turn
EARLY_COIN: Final[i64] = 14
EARLY_CITY: Final[i64] = 45
EARLY_HOPE: Final[i64] = 18
EARLY_MOVE: Final[i64] = 50  # for a movement point more in every move
EARLY_ARMY: Final[i64] = 35  # for an army more in every placing
EARLY_FLIGHT: Final[i64] = 95  # for a sea that is cheaper by 1
EARLY_IMMUNITY: Final[i64] = 60

SPREAD: Final[i64] = 12  # how far the end may be, in tenths of points
EARLY_SPREAD: Final[i64] = 8  # how much more before the first turn
A_LEG: Final[i64] = 8  # and for each leg to come


def evaluate(g: Legends, into: vec[i64]) -> i64:
    """Fill in what every seat may expect, in tenths of points; returns how far the end may be from it."""
    facts = g.facts
    early = 100 - 100 * finished_turns(g) // (facts.turns * facts.players)  # percent of the turns that are left
    taken: i64 = 0
    for seat in range(facts.players):
        into[seat] = 0
        taken |= g.cells[cells.CARDS + seat]
    add_map(g, FADES * early // 100, into)
    for seat in range(facts.players):
        expected = into[seat] + worth_of_cards(g, seat, early, facts.in_deck & ~taken) + worth_of_means(g, seat, early)
        into[seat] = expected // 10 + (10 * g.cells[cells.CARRIED + seat] if facts.legs > 1 else 0)
    to_come = facts.legs - g.cells[cells.LEG] if facts.legs > 1 else 0
    return SPREAD + EARLY_SPREAD * early // 100 + A_LEG * to_come


def finished_turns(g: Legends) -> i64:
    """How many turns of this leg are over: one that still goes on is not, though its card is taken."""
    taken = g.cells[cells.TAKEN_CARDS]
    if not g.is_over() and steps.CHOOSE_PART <= g.step_number() <= steps.TAKE_COIN:
        return taken - 1
    return taken


def add_map(g: Legends, fades: i64, into: vec[i64]) -> None:
    """Add what regions and islands are worth to those who control them, region by region."""
    facts = g.facts
    for island in range(facts.islands):
        if not g.lies(facts.island_side[island]):
            continue
        regions = facts.island_regions[island]
        tally: i64 = 0  # of controlled regions: a number of eight bits for each colour
        while regions:
            lead = lead_in(g, first_of(regions))
            if lead > 0:
                who = lead & 7
                tally += bit(8 * who)
                if who < facts.players:
                    into[who] += REGION - fades + SAFER * (min(lead >> 3, SAFEST) - 1)
            regions &= regions - 1
        if tally != 0:
            add_island(g, island, tally, fades, into)
    for seat in range(facts.players):
        into[seat] += ARMIES_SOMEWHERE * count(g.held(seat))


def lead_in(g: Legends, region: i64) -> i64:
    """8 × how many pieces the first in a region is ahead by, and its colour; 0 if nobody is."""
    cell = g.cells
    first = cells.ARMIES + region * sizes.COLOURS
    at = cells.CITIES + region * sizes.SEATS
    best = cell[first + sizes.NEUTRAL]
    second: i64 = 0
    who: i64 = sizes.NEUTRAL
    for seat in range(g.facts.players):
        pieces = cell[first + seat] + cell[at + seat]
        if pieces > best:
            second = best
            best = pieces
            who = seat
        elif pieces > second:
            second = pieces
    return 8 * (best - second) + who if best > second else 0


def add_island(g: Legends, island: i64, tally: i64, fades: i64, into: vec[i64]) -> None:
    """Add what an island is worth to who controls more of its regions than any other."""
    who = leader_of(tally, sizes.COLOURS)
    if 0 <= who < g.facts.players:
        twice = g.is_led_by(who, sizes.LEADER_WHITE_KNIGHT) and count(g.facts.island_regions[island]) >= BIG_ISLAND
        into[who] += (ISLAND - fades) * (2 if twice else 1)


def worth_of_cards(g: Legends, seat: i64, early: i64, free: i64) -> i64:
    """What the cards of a seat pay and may still pay with those that are free, its elixirs, tokens and leader."""
    fades = FADES * early // 100
    cards = g.cells[cells.CARDS + seat]
    hopes: i64 = 0
    while cards:
        hopes += g.facts.ability[first_of(cards)].ability.expected_points(g, seat, free)
        cards &= cards - 1
    worth = (CARD_POINT - fades) * card_points(g, seat) + (HOPE + EARLY_HOPE * early // 100) * hopes
    worth += (ELIXIR_POINT - fades) * elixir_points(g, seat) + ELIXIR_AHEAD * elixirs_ahead(g, seat)
    if g.facts.has_tokens:
        worth += (TOKEN_POINT - fades) * (citadel_points(g, seat) + token_points(g, seat))
    if g.facts.has_leaders:
        worth += (TOKEN_POINT - fades) * leader_points(g, seat)
    return worth


def elixirs_ahead(g: Legends, seat: i64) -> i64:
    """How many elixirs a seat has more, or less, than the best of the others, as far as that counts."""
    best: i64 = 0
    for other in range(g.facts.players):
        if other != seat:
            best = max(best, g.cells[cells.ELIXIRS + other])
    return max(-MOST_AHEAD, min(MOST_AHEAD, g.cells[cells.ELIXIRS + seat] - best))


def worth_of_means(g: Legends, seat: i64, early: i64) -> i64:
    """What a seat can still make something of: turns, coins, cities, abilities."""
    cell = g.cells
    moves = cell[cells.MOVES_MORE + seat] + (1 if g.owns(seat, sizes.TOKEN_STABLE) else 0)
    armies = cell[cells.ARMIES_MORE + seat] + (1 if g.owns(seat, sizes.TOKEN_COTTAGE) else 0)
    helps = EARLY_MOVE * moves + EARLY_ARMY * armies + EARLY_FLIGHT * (SEA_COST - g.sea_cost(seat))
    helps += EARLY_IMMUNITY * cell[cells.IMMUNE + seat]
    helps += EARLY_COIN * g.coins(seat) + EARLY_CITY * count(g.city_regions(seat))
    turns = max(0, g.facts.turns - count(cell[cells.CARDS + seat]))
    return helps * early // 100 + COIN * g.coins(seat) + CITY * count(g.city_regions(seat)) + TURN * turns
