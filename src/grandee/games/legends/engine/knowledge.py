"""Who knows what: the deck, bids that are not open, tokens that lie face down."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.chance import Rng, bit
from grandee.core.sets import shuffle_cells
from grandee.core.state import HIDDEN
from grandee.games.legends.engine import cells, sizes, steps
from grandee.games.legends.engine.state import Legends


def is_unknown(g: Legends, seat: i64, token: i64) -> bool:
    """Whether a discovery lies face down and a seat has not looked at it (EL-SWAMP-1, EL-SWAMP-4)."""
    region = g.cells[cells.TOKEN + token] - 1
    if region < 0 or not g.cells[cells.FACE_DOWN] & bit(region):
        return False
    return seat < 0 or not g.cells[cells.SEEN + seat] & bit(region)


def hide_tokens(g: Legends, seat: i64) -> None:
    if g.facts.swamp:
        for token in range(sizes.DISCOVERIES):
            if is_unknown(g, seat, token):
                g.cells[cells.TOKEN + token] = HIDDEN


def redraw(g: Legends, seat: i64, rng: Rng) -> None:
    """Draw anew all that a seat does not know (EL-SET-7, EL-BID-1, EL-SWAMP-1)."""
    cell = g.cells
    shuffle_cells(g, cells.DECK, cells.DECK + cell[cells.DECK_LEFT], rng)
    for other in range(g.facts.players):
        if other != seat and cell[cells.BID + other] != 0:
            cell[cells.BID + other] = 1 + rng.below(g.coins(other) + 1)
    if g.facts.swamp and not is_laying_discoveries(g):
        redraw_tokens(g, seat, rng)


def is_laying_discoveries(g: Legends) -> bool:
    """As long as they are laid, nothing is decided about them (set_up.LayTokens)."""
    return not g.is_over() and g.step_number() == steps.LAY_TOKEN and g.about() < sizes.DISCOVERIES


def redraw_tokens(g: Legends, seat: i64, rng: Rng) -> None:
    """Exchange the regions of all discoveries that a seat does not know."""
    cell = g.cells
    unknown: i64 = 0
    regions: i64 = 0
    n: i64 = 0
    for token in range(sizes.DISCOVERIES):
        if is_unknown(g, seat, token):
            unknown |= 1 << token
            regions |= bit(cell[cells.TOKEN + token] - 1)
            n += 1
    for token in range(sizes.DISCOVERIES):
        if unknown >> token & 1:
            left = regions
            for _ in range(rng.below(n)):
                left &= left - 1
            region = left & -left
            cell[cells.TOKEN + token] = place_of(region) + 1
            regions &= ~region
            n -= 1


def place_of(one: i64) -> i64:
    """The one member of a set."""
    n: i64 = 0
    while one > 1:
        one >>= 1
        n += 1
    return n
