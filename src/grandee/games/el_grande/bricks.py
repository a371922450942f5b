"""The shipped map on a wall of bricks, for pictures of text."""

from __future__ import annotations

# A row and a half brick: two regions border on each other exactly if their bricks touch along a side (EG-MAP-6).
PLACES = {
    "galicia": (0, 0),
    "navarra": (0, 2),
    "castilla": (1, 1),
    "aragon": (1, 3),
    "cataluna": (1, 5),
    "toledo": (2, 2),
    "valencia": (2, 4),
    "sevilla": (3, 1),
    "granada": (3, 3),
}

FRANCE = "france"
BESIDE_FRANCE = {"aragon", "cataluna"}  # its brick stands on theirs, and a gap parts it from Navarra (EG-FRANCE-6)


def borders(france: bool = False) -> dict[str, set[str]]:
    """Who touches whom on the wall of bricks."""
    found = {one: {other for other in PLACES if touch(PLACES[one], PLACES[other])} for one in PLACES}
    if france:
        for region in BESIDE_FRANCE:
            found[region].add(FRANCE)
        found[FRANCE] = set(BESIDE_FRANCE)
    return found


def touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (abs(one[0] - other[0]), abs(one[1] - other[1])) in ((0, 2), (1, 1))
