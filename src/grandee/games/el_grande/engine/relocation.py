"""What moves and returns are offered where caballeros stand in several ways (section 9 of
docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.games.el_grande.engine import actions, cells, effects, sizes, stands
from grandee.games.el_grande.engine.special import special_of
from grandee.games.el_grande.engine.state import ElGrande


def add_moves_with_stands(g: ElGrande, seat: i64, out: Actions) -> None:
    """What MOVE_ONE offers: from every area and into every other one, directly, and within an area where a caballero
    can change its place (GI-MOVE-1, GI-MOVE-2, GI-MOVE-3, GI-BLK-1)."""
    cell = g.cells
    facts = g.facts
    owners: i64 = 0
    own = g.own(seat)
    if cell[cells.OWN_LEFT] + cell[cells.ANY_LEFT] > 0:
        owners = own
    if cell[cells.FOREIGN_LEFT] + cell[cells.ANY_LEFT] > 0:
        owners |= facts.every_colour & ~own
    special = special_of(g)
    owners &= special.owners(g, seat)
    open_areas = g.not_taboo()
    sources = open_areas & facts.all_regions
    if cell[cells.SOURCE] > 0:
        sources = 1 << (cell[cells.SOURCE] - 1)
    open_areas &= ~g.full()
    while sources:
        region = lowest(sources)
        for owner in range(sizes.COLOURS):
            if not owners >> owner & 1:
                continue
            targets = stands.move_targets(g, region, owner, open_areas)
            if facts.has_limits:  # the areas at sea border nothing (GI-REG-6, GI-MIX-9)
                made, most = cell[cells.MOVES_MADE], cell[cells.MOVES_MOST]
                if special.moves_one_foreign() and not own >> owner & 1:
                    most = 1
                within = targets & 1 << region
                targets &= effects.reach(g, region, made, most, cell[cells.ONE_MOVED_FAR])
                targets |= within
            out.add_each(actions.MOVE_ONE + (owner * sizes.AREA_NUMBERS + region) * sizes.AREA_NUMBERS, targets)
        sources &= sources - 1
    if special.brings_back() and cell[cells.PROVINCE + sizes.SIXTH] > 0:  # GI-BLK-3, GI-DP-6; never far (GI-MIX-9)
        piece = sizes.SIXTH * sizes.AREA_NUMBERS + sizes.ASIDE_SOURCE
        out.add_each(actions.MOVE_ONE + piece * sizes.AREA_NUMBERS, open_areas)
    out.add(actions.MOVE_ONE_DONE)


def add_returns(g: ElGrande, seat: i64, out: Actions) -> None:
    """What RETURN_ONE offers with the colonies: from every area but the king's, carriers and offices too
    (GI-REG-9, GI-CAR-3, GI-D14)."""
    if g.cells[cells.COURT + seat] > g.cells[cells.RETURNING + sizes.COURT_SOURCE]:
        out.add(actions.RETURN_ONE + sizes.COURT_SOURCE)
    regions = g.regions_of(seat)
    while regions:
        if stands.returnable(g, lowest(regions), seat):
            out.add(actions.RETURN_ONE + lowest(regions))
        regions &= regions - 1
