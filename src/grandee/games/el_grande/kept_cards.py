"""Cards of the colonies that stay on the table, before their players and on areas: which they are, in every state."""

from __future__ import annotations

from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.state import SPECIAL_PART, ElGrande


def kept_kinds(g: ElGrande) -> list[tuple[str, int, list[int]]]:
    """The kinds of cards that stay on the table, with the cells that count them, and where a position names them."""
    if not g.facts.has_sea:
        return []
    laid = [*range(cells.LATER, cells.LATER + sizes.AREA_NUMBERS), *range(cells.DUE, cells.DUE + sizes.AREA_NUMBERS)]
    return [
        ("kept", int(g.facts.castillo_card), list(range(cells.KEPT_CASTILLO, cells.KEPT_CASTILLO + sizes.SEATS))),
        ("kept", int(g.facts.doubling_card), list(range(cells.KEPT_DOUBLE, cells.KEPT_DOUBLE + sizes.SEATS))),
        ("kept", int(g.facts.turning_card), list(range(cells.KEPT_TURN, cells.KEPT_TURN + 2 * sizes.SEATS))),
        ("later", int(g.facts.later_card), laid),
    ]


def kept_cards(g: ElGrande) -> list[int]:
    """The cards that lie before players and on areas, so in no pile. The one in use is counted there (GI-P7-2)."""
    found: list[int] = []
    for _, kind, at in kept_kinds(g):
        n = int(sum(g.cells[i] for i in at))
        is_in_use = g.cells[cells.CARD] == kind + 1 and g.cells[cells.PARTS] & SPECIAL_PART
        found += [kind] * (n - 1 if n and is_in_use else n)
    return found
