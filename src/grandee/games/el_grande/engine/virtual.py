"""The virtual player of a game of two in the 2023 edition: section 18.1 of the spec."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, events, sizes
from grandee.games.el_grande.engine.state import ElGrande

CARDS_A_ROUND: Final[i64] = 2  # region cards, and as many caballeros for each (EG-2P-5)


def set_up(g: ElGrande) -> None:
    """Thirty caballeros beside the map, power cards in any order, and the region cards once more (EG-2P-2, EG-2P-4)."""
    cell = g.cells
    cell[cells.PROVINCE + sizes.SIXTH] = g.facts.caballeros
    for power in range(sizes.POWERS):
        cell[cells.VIRTUAL_POWERS + power] = power + 1
    g.shuffle(cells.VIRTUAL_POWERS, sizes.POWERS)
    shuffle_regions(g)


def shuffle_regions(g: ElGrande) -> None:
    """All nine region cards form a new pile (EG-2P-4, EG-2P-7)."""
    for region in range(sizes.REGIONS):
        g.cells[cells.REGION_CARDS + region] = region
    g.shuffle(cells.REGION_CARDS, sizes.REGIONS)
    g.cells[cells.REGIONS_DRAWN] = 0


def place_by_cards(g: ElGrande) -> None:
    """Two region cards bring caballeros of the virtual player, none where the king is, and no card while there are
    none left (EG-2P-5, EG-2P-6). A card of the king's region is one of the two; none is while he is in no region
    (EG-2P-21)."""
    cell = g.cells
    for _ in range(CARDS_A_ROUND):
        left = cell[cells.PROVINCE + sizes.SIXTH]
        if (
            left == 0 or cell[cells.REGIONS_DRAWN] == sizes.REGIONS
        ):  # the pile never runs out but in odd positions (EG-2P-7)
            return
        region = cell[cells.REGION_CARDS + cell[cells.REGIONS_DRAWN]]
        cell[cells.REGION_CARDS + cell[cells.REGIONS_DRAWN]] = 0  # in which order cards are used up is nobody's matter
        cell[cells.REGIONS_DRAWN] += 1
        if region == cell[cells.KING]:
            g.emit(events.VIRTUAL_KEPT_OUT, region)
            continue
        n = min(left, CARDS_A_ROUND)
        cell[cells.PROVINCE + sizes.SIXTH] -= n
        g.put(region, sizes.SIXTH, n)
        g.emit(events.VIRTUAL_PLACED, region, n)


def turn_up_power(g: ElGrande) -> None:
    """Its power card lies open before anybody plays one (EG-2P-8); the one before it is used up (EG-2P-12)."""
    cell = g.cells
    power = cell[cells.VIRTUAL_POWERS + cell[cells.TURNED_UP] - 1]
    cell[cells.VIRTUAL_POWERS + cell[cells.TURNED_UP] - 1] = 0
    cell[cells.POWER + sizes.SIXTH] = power
    g.emit(events.VIRTUAL_POWER, power - 1)


def take_card(g: ElGrande) -> None:
    """It takes the card that places the most, of the higher pile if two do, and neither of its parts is carried out
    (EG-2P-9, EG-2P-10, EG-2P-22, EG-REG-5)."""
    cell = g.cells
    best: i64 = -1
    for pile in range(g.facts.piles):
        if cell[cells.OFFERED] >> pile & 1:
            if best < 0 or g.facts.places[cell[cells.OFFER + pile]] >= g.facts.places[cell[cells.OFFER + best]]:
                best = pile
    cell[cells.TURNED] |= 1 << sizes.SIXTH
    if best < 0:
        return
    g.emit(events.VIRTUAL_TOOK, cell[cells.OFFER + best])
    cell[cells.OFFERED] &= ~(1 << best)
    cell[cells.OFFER + best] = 0
