"""Sea moves and tokens: who may sail, where to, and who may step on a token (sections 5.5 and 6 of
docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.games.el_grande.engine import cells, events, groups, ledger, sizes, steps
from grandee.games.el_grande.engine.state import ElGrande

ONLY_SAILS: Final[i64] = 4  # sets of marks (ledger.py)
ALL_THAT_SAIL: Final[i64] = 12

# -- the turn ------------------------------------------------------------------------------------


def note_sailors(g: ElGrande, seat: i64) -> None:
    """At the start of a turn: only who is at sea now may sail in it, a black one only if it is own
    (GI-TURN-1, GI-SEA-5, GI-SEA-7)."""
    own = g.own(seat)
    while own:
        colour = lowest(own)
        for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
            if g.cubes(area, colour) > 0:
                stands = groups.standing(g, area, colour, ledger.ANY)
                while stands:
                    stand = lowest(stands)
                    n = groups.number(g, area, colour, stand)
                    ledger.change(g, groups.group_of(g, area, stand), colour, ledger.SAILS, n)
                    stands &= stands - 1
        own &= own - 1


def bring_tokens(g: ElGrande, card: i64) -> None:
    """What is printed on the card comes into play at once, as far as there is some (GI-TURN-4, GI-TOK-2)."""
    bring_kind(g, 0, g.facts.gold[card])
    bring_kind(g, 1, g.facts.goods[card])


def bring_kind(g: ElGrande, token: i64, printed: i64) -> None:
    cell = g.cells
    n = min(printed, cell[cells.SUPPLY + token])
    if n > 0:
        cell[cells.SUPPLY + token] -= n
        cell[cells.FREE_TOKENS + token] += n
        cell[cells.BROUGHT + token] += n
        g.emit(events.TOKENS_BROUGHT, g.cells[cells.ACTIVE], token, n)


def end_turn(g: ElGrande) -> None:
    """What belongs to a turn is forgotten (GI-TURN-5, GI-TOK-12)."""
    ledger.clear(g)
    g.cells[cells.BROUGHT] = 0
    g.cells[cells.BROUGHT + 1] = 0


# -- sailing -------------------------------------------------------------------------------------


def sailors(g: ElGrande, area: i64, colour: i64) -> i64:
    """The set of stands with a caballero that may sail: noted, and not moved unless a relocation leaves it that right
    (GI-SEA-2, GI-TURN-5, GI-SHIP-6, GI-AME-5)."""
    return groups.standing(g, area, colour, sailing_marks(g))


def sailing_marks(g: ElGrande) -> i64:
    return ONLY_SAILS if g.facts.sea_is_a_move else ALL_THAT_SAIL


def sailors_to(g: ElGrande, area: i64, colour: i64, target: i64) -> i64:
    """The same for a target: no carrier into France (GI-SEA-6)."""
    members = sailors(g, area, colour)
    return members & ~groups.CARRIERS if target == sizes.FRANCE else members


def ports(g: ElGrande, area: i64) -> i64:
    """Where a sea move may go: from the ship to America, the Mediterranean and the coast, else to the ship; neither to
    the king nor into a full France nor among Muslims
    (GI-SEA-3, GI-SEA-4, GI-SEA-6, GI-SHIP-3, GI-AME-1, GI-MED-1, GI-MIX-4)."""
    if area != sizes.SHIP:
        return 1 << sizes.SHIP
    far: i64 = 1 << sizes.AMERICA | 1 << sizes.MEDITERRANEAN
    return (g.facts.coast | far) & g.not_taboo() & ~(g.full() | g.muslim())


def voyages(g: ElGrande, area: i64, colour: i64) -> i64:
    """The set of areas that a caballero of a colour may sail to, and its own for a step onto a token (GI-DP-3)."""
    members = sailors(g, area, colour)
    targets: i64 = 0
    if members:
        targets = ports(g, area)
        if members & ~groups.CARRIERS == 0:
            targets &= ~(1 << sizes.FRANCE)
    if area != sizes.SHIP and steppers(g, area, colour):
        targets |= 1 << area
    return targets


# -- tokens --------------------------------------------------------------------------------------


def stepping_marks(g: ElGrande, token: i64) -> i64:
    """Which ones may step on a token: any on one that came in this turn, else those that have not moved
    (GI-TOK-6, GI-TOK-12)."""
    if g.cells[cells.BROUGHT + token] > 0:
        return ledger.ANY
    return ledger.UNMOVED if g.facts.present_step else 0


def steppers(g: ElGrande, area: i64, colour: i64) -> i64:
    """The set of stands in America or the Mediterranean with a present caballero that may step on a free token: without
    one, and not the viceroy (GI-TOK-4, GI-TOK-6, GI-AME-7)."""
    token = area - sizes.AMERICA
    if token < 0 or g.cells[cells.FREE_TOKENS + token] == 0:
        return 0
    bare: i64 = 1 << sizes.ORDINARY | 1 << sizes.BESIDE
    return groups.standing(g, area, colour, stepping_marks(g, token)) & bare


def may_step(g: ElGrande, seat: i64, colour: i64, step: i64) -> bool:
    """Whether one that is brought there may step on a token at once: its own player must bring it; by an option only in
    the own turn (GI-TOK-5, GI-TOK-7, GI-TOK-8)."""
    if not g.own(seat) >> colour & 1:
        return False
    return step == steps.SEA_MOVE or g.facts.steps_in_any_turn or g.is_own_turn(seat)
