"""Who controls what, and what it pays (section 7 of the spec)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.chance import bit, count, first_of
from grandee.core.sets import leader_of
from grandee.games.legends.engine import cells, events, sizes
from grandee.games.legends.engine.facts import ARMIES
from grandee.games.legends.engine.state import Legends

BIG_ISLAND: Final[i64] = 3  # regions of an island that the White Knight is paid for (EL-LEAD-WK-1)
PRISONERS_A_POINT: Final[i64] = 3  # EL-LEAD-RS-2


def controller(g: Legends, region: i64) -> i64:
    """The colour with the most pieces in a region, armies and cities alike; -1 if several have, or nobody
    (EL-SCO-1, EL-SCO-2)."""
    cell = g.cells
    first = cells.ARMIES + region * sizes.COLOURS
    best = cell[first + sizes.NEUTRAL]
    who: i64 = sizes.NEUTRAL if best > 0 else -1
    at = cells.CITIES + region * sizes.SEATS
    for seat in range(g.facts.players):
        pieces = cell[first + seat] + cell[at + seat]
        if pieces > best:
            best = pieces
            who = seat
        elif pieces == best:
            who = -1
    return who


def island_controller(g: Legends, island: i64) -> i64:
    """The colour that controls more regions of an island than any other; -1 if several do, or nobody (EL-SCO-4)."""
    regions = g.facts.island_regions[island]
    tally: i64 = 0  # a number of eight bits for each colour
    while regions:
        who = controller(g, first_of(regions))
        if who >= 0:
            tally += bit(8 * who)
        regions &= regions - 1
    return leader_of(tally, sizes.COLOURS)


def regions_of(g: Legends, seat: i64) -> i64:
    """How many regions a seat controls (EL-SCO-3)."""
    n: i64 = 0
    regions = g.held(seat) | g.city_regions(seat)
    while regions:
        if controller(g, first_of(regions)) == seat:
            n += 1
        regions &= regions - 1
    return n


def island_points(g: Legends, seat: i64) -> i64:
    """What islands pay, with the White Knight's share (EL-SCO-4, EL-LEAD-WK-1)."""
    points: i64 = 0
    knight = g.is_led_by(seat, sizes.LEADER_WHITE_KNIGHT)
    for island in range(g.facts.islands):
        regions = g.facts.island_regions[island]
        if regions & (g.held(seat) | g.city_regions(seat)) and island_controller(g, island) == seat:
            points += 2 if knight and count(regions) >= BIG_ISLAND else 1
    return points


def elixir_points(g: Legends, seat: i64) -> i64:
    """2 for the most elixirs, 1 for each who shares that (EL-SCO-5)."""
    own = g.cells[cells.ELIXIRS + seat]
    if own == 0:
        return 0
    shared = False
    for other in range(g.facts.players):
        if other != seat:
            if g.cells[cells.ELIXIRS + other] > own:
                return 0
            if g.cells[cells.ELIXIRS + other] == own:
                shared = True
    return 1 if shared else 2


def card_points(g: Legends, seat: i64) -> i64:
    """What the abilities of the own cards pay (EL-SCO-6)."""
    points: i64 = 0
    cards = g.cells[cells.CARDS + seat]
    while cards:
        points += g.facts.ability[first_of(cards)].ability.points(g, seat)
        cards &= cards - 1
    return points


def citadel_points(g: Legends, seat: i64) -> i64:
    """A point for each citadel in a controlled region (EL-CIT-1)."""
    points: i64 = 0
    for token in range(sizes.TOKEN_CITADEL_1, sizes.TOKEN_CITADEL_3 + 1):
        region = g.token_region(token)
        if region >= 0 and controller(g, region) == seat:
            points += 1
    return points


def token_worth(token: i64) -> i64:
    """What a token before a player pays (EL-DISC-BOOK, EL-ENC-DRAGON-1, EL-SWAMP-3)."""
    if token == sizes.TOKEN_MAGIC_BOOK:
        return 1
    if token == sizes.TOKEN_DRAGON:
        return 2
    return -1 if token == sizes.TOKEN_POISON_SWAMP else 0


def token_points(g: Legends, seat: i64) -> i64:
    points: i64 = 0
    owned = g.cells[cells.OWNED + seat]
    while owned:
        points += token_worth(first_of(owned))
        owned &= owned - 1
    return points


def leader_points(g: Legends, seat: i64) -> i64:
    """What a leader pays beside islands (EL-LEAD-FQ-1, EL-LEAD-BK-3, EL-LEAD-RS-2)."""
    leader = g.cells[cells.LEADER + seat]
    if leader == sizes.LEADER_FAIRY_QUEEN:
        return 1 if count(g.cells[cells.CARDS + seat] & g.facts.forest) >= 3 else 0
    if leader == sizes.LEADER_BANDIT_KING:
        return 1 if not g.facts.king_pays_cities and g.on_map(seat) == ARMIES else 0
    if leader == sizes.LEADER_RED_SORCERESS:
        captured: i64 = 0
        for other in range(g.facts.players):
            captured += g.cells[cells.CAPTURED + other]
        return captured // PRISONERS_A_POINT
    return 0


def leg_points(g: Legends, seat: i64) -> i64:
    """All points of a seat in this leg, as if it ended now (EL-SCO-3, EL-SCO-7)."""
    points = regions_of(g, seat) + island_points(g, seat) + elixir_points(g, seat) + card_points(g, seat)
    if g.facts.has_tokens:
        points += citadel_points(g, seat) + token_points(g, seat)
    if g.facts.has_leaders:
        points += leader_points(g, seat)
    return points


def total_points(g: Legends, seat: i64) -> i64:
    """With those of earlier legs (EL-SCO-8, EL-FULL-1)."""
    before = g.cells[cells.CARRIED + seat] if g.facts.legs > 1 else 0
    return before + leg_points(g, seat)


# -- the scoring as events ------------------------------------------------------------------------


def emit_scoring(g: Legends) -> None:
    """Every point with its reason."""
    facts = g.facts
    g.emit(events.LEG_ENDED, g.cells[cells.LEG] if facts.legs > 1 else 1)
    for side in range(sizes.SIDES):
        if g.lies(side):
            for region in range(facts.first_region[side], facts.first_region[side + 1]):
                emit_region(g, region)
    for island in range(facts.islands):
        who = island_controller(g, island)
        if 0 <= who < facts.players:
            g.emit(events.ISLAND_SCORED, island, who)
    for seat in range(facts.players):
        emit_seat(g, seat)
    for seat in range(facts.players):
        g.emit(events.LEG_SCORE, seat, leg_points(g, seat))
    if facts.legs > 1 and g.cells[cells.LEG] == facts.legs:
        for seat in range(facts.players):
            g.emit(events.FINAL_SCORE, seat, total_points(g, seat))


def emit_region(g: Legends, region: i64) -> None:
    who = controller(g, region)
    if not 0 <= who < g.facts.players:
        return
    g.emit(events.REGION_SCORED, region, who)
    for token in range(sizes.TOKEN_CITADEL_1, sizes.TOKEN_CITADEL_3 + 1):
        if g.token_region(token) == region:
            g.emit(events.CITADEL_SCORED, region, who)


def emit_seat(g: Legends, seat: i64) -> None:
    facts = g.facts
    points = elixir_points(g, seat)
    if points != 0:
        g.emit(events.ELIXIRS_SCORED, seat, g.cells[cells.ELIXIRS + seat], points)
    for card in range(facts.cards):
        if g.cells[cells.CARDS + seat] >> card & 1:
            points = facts.ability[card].ability.points(g, seat)
            if points != 0:
                g.emit(events.CARD_SCORED, seat, card, points)
    if facts.has_tokens:
        for token in range(sizes.TOKENS):
            if g.owns(seat, token) and token_worth(token) != 0:
                g.emit(events.TOKEN_SCORED, seat, token, token_worth(token))
    if facts.has_leaders:
        points = leader_points(g, seat) + knight_points(g, seat)
        if points != 0:
            g.emit(events.LEADER_SCORED, seat, g.cells[cells.LEADER + seat], points)


def knight_points(g: Legends, seat: i64) -> i64:
    """What the White Knight is paid in addition for large islands (EL-LEAD-WK-1)."""
    points: i64 = 0
    if g.is_led_by(seat, sizes.LEADER_WHITE_KNIGHT):
        for island in range(g.facts.islands):
            if count(g.facts.island_regions[island]) >= BIG_ISLAND and island_controller(g, island) == seat:
                points += 1
    return points
