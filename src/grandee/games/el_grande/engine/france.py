"""The three places of France, where it is a region: section 20.3 of the spec."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, sizes, stands, steps
from grandee.games.el_grande.engine.state import ElGrande

STRIDE: Final[i64] = 16  # of the two areas that a row of FRANCE_PLACE is about
COURT: Final[i64] = 13  # what the other one is there, where it is none: observations show these rows
PROVINCE: Final[i64] = 14


def ask_for_place(g: ElGrande, seat: i64, colour: i64, source: i64, target: i64) -> None:
    """Whoever has named France says which place is meant, before anything moves (EG-FRANCE-12)."""
    if g.facts.has_sea:
        stands.ask(g, seat, colour, source, target)
        return
    if source == sizes.COURT:
        source = COURT
    if target == sizes.COURT:
        target = COURT
    elif target == sizes.PROVINCE_PLACE:
        target = PROVINCE
    g.push(steps.FRANCE_PLACE, seat, 0, source * STRIDE + target, colour)


def places_of(g: ElGrande, colour: i64) -> i64:
    """The set of places on which a colour stands; -1 for the free ones."""
    members: i64 = 0
    for place in range(sizes.FRANCE_PLACES):
        if g.cells[cells.FRANCE + place] == colour + 1:
            members |= 1 << place
    return members
