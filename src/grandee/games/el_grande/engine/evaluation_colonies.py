"""What Grand Inquisitor & Colonies adds to what a position promises each seat (`evaluation.py`), in tenths of points:
tokens on their way, caballeros at sea, offices, cards that are kept, and whose the black caballeros will be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, groups, sizes
from grandee.games.el_grande.engine.scoring import counted
from grandee.games.el_grande.engine.state import ElGrande

# tenths of a token's points
ON_SHIP: Final[i64] = 8  # with a carrier who is a turn from the coast
IN_COLONY: Final[i64] = 5  # two turns from it
FREE: Final[i64] = 1  # shared among those who can still fetch it
TURNS_TO_FETCH: Final[i64] = 3  # to the token, to the ship, to the coast
# of a point
ABROAD: Final[i64] = 5  # for a caballero at sea or in France and each round that is left
LANDS: Final[i64] = 6  # for one on the ship without a token, which can still go where it is needed
KEPT_CASTILLO: Final[i64] = 30  # for cards in front of a seat
KEPT_DOUBLE: Final[i64] = 30
KEPT_TURN: Final[i64] = 10
DUE: Final[i64] = 6  # for a point of a scoring that a card brings after this round
LATER: Final[i64] = 5  # after the next one
HELD: Final[i64] = 2  # the black caballeros count for their holder in one of so many cases: others will take them
OFFICE: Final[i64] = 3  # of so many scorings of an office its owner sees two


def weigh_colonies(g: ElGrande, left: i64, weight: i64, into: vec[i64]) -> None:
    """Add what no place of an area pays, with so many rounds left and such a weight of the next scorings."""
    cell = g.cells
    facts = g.facts
    for colour in range(facts.colours):
        seat = g.payee(colour)
        if 0 <= seat < facts.players:
            turns = left - (cell[cells.TURNED] >> seat & 1)
            into[seat] += worth_of_cargo(g, colour, turns)
            if colour != sizes.SIXTH:
                into[seat] += worth_abroad(g, colour, left, turns)
    for office in range(i64(2)):
        owner = g.payee(cell[cells.OFFICE + office] - 1)
        if owner >= 0:
            worth = weight + delayed(g, sizes.SHIP + office)
            into[owner] += facts.office_points[office] * worth * (OFFICE - 1) // OFFICE
    for seat in range(facts.players):
        into[seat] += KEPT_CASTILLO * cell[cells.KEPT_CASTILLO + seat]
        into[seat] += KEPT_DOUBLE * cell[cells.KEPT_DOUBLE + seat]
        into[seat] += KEPT_TURN * g.turning_cards(seat)
    if left >= TURNS_TO_FETCH:
        weigh_free_tokens(g, into)


def worth_of_cargo(g: ElGrande, colour: i64, turns: i64) -> i64:
    """Tokens that are carried, as far as there are turns to deliver them."""
    worth: i64 = 0
    for row in range(sizes.SEA_AREAS * sizes.TOKENS):
        n = g.cells[cells.LOADED + row * sizes.COLOURS + colour]
        if n > 0:
            points = n * points_of(row % sizes.TOKENS)
            if row < sizes.TOKENS:
                worth += points * ON_SHIP if turns > 0 else i64(0)
            elif turns > 1:
                worth += points * IN_COLONY
    return worth


def points_of(token: i64) -> i64:
    return groups.GOLD_POINTS if token == 0 else groups.GOODS_POINTS


def worth_abroad(g: ElGrande, colour: i64, left: i64, turns: i64) -> i64:
    """Caballeros who can still sail to a token or to the coast, those in offices too."""
    n = g.in_france(colour)
    for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
        n += g.on_deck(area, colour) + g.has_office(area, colour)
    worth = ABROAD * left * n
    if turns > 0:
        worth += LANDS * groups.loaded(g, sizes.SHIP, colour, 0)
    return worth


def weigh_free_tokens(g: ElGrande, into: vec[i64]) -> None:
    for token in range(sizes.TOKENS):
        free = g.cells[cells.FREE_TOKENS + token]
        if free > 0:
            everybody: i64 = 0
            for colour in range(g.facts.players):
                everybody += fetchers(g, colour, token)
            for colour in range(g.facts.players):
                n = fetchers(g, colour, token)
                if n > 0:
                    into[colour] += FREE * points_of(token) * n * min(free, everybody) // everybody


def fetchers(g: ElGrande, colour: i64, token: i64) -> i64:
    """Those without a token on the ship and where it lies."""
    return groups.loaded(g, sizes.SHIP, colour, 0) + groups.loaded(g, sizes.AMERICA + token, colour, 0)


def holds_black(g: ElGrande, area: i64) -> bool:
    """Whether the holder's ranking has black caballeros, which a ship without places has not."""
    holder = g.cells[cells.MARKER] - 1
    return holder >= 0 and g.facts.strengths[holder] > 0 and counted(g, area, sizes.SIXTH) > 0


def give_up_black(g: ElGrande, area: i64) -> None:
    """Let them count for nobody, as without a holder (GI-INQ-4)."""
    black = counted(g, area, sizes.SIXTH)
    g.facts.strengths[g.cells[cells.MARKER] - 1] -= black
    g.facts.strengths[sizes.SIXTH] = black


def delayed(g: ElGrande, area: i64) -> i64:
    """What a point of the scorings is worth that cards in an area still bring."""
    return DUE * g.cells[cells.DUE + area] + LATER * g.cells[cells.LATER + area]
