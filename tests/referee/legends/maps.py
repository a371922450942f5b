"""Random maps: sides with any islands, borders, lines and ports that a map may have."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

from grandee.core.chance import Rng
from tests.referee.legends.data import Given, Side

T = TypeVar("T")
SIDES = 8
MOST_REGIONS = 40
MOST_ISLANDS = 16
ROOM = 14  # every token of the game and the start token, on the four smallest sides (EL-TOKEN-3)


def pick(items: Sequence[T], rng: Rng) -> T:
    return items[rng.below(len(items))]


def shuffled(items: Sequence[T], rng: Rng) -> list[T]:
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in items]


def random_map(rng: Rng) -> dict[str, Side]:
    sizes = random_sizes(rng)
    segments = shuffled([f"segment_{number}" for number in (1, 1, 2, 2, 3, 3, 4, 4)], rng)
    desert = rng.below(SIDES + 3)  # now and then none must hold the start token
    sides = [
        random_side(f"side_{number + 1}", segments[number], size, number == desert, rng)
        for number, size in enumerate(sizes)
    ]
    if sum(len(side.islands) for side in sides) > MOST_ISLANDS:
        return random_map(rng)
    return {side.id: side for side in sides}


def random_sizes(rng: Rng) -> list[int]:
    """How many regions each side has."""
    while True:
        sizes = [1 + rng.below(pick((4, 6, 9), rng)) for _ in range(SIDES)]
        if sum(sizes) <= MOST_REGIONS and sum(sorted(sizes)[:4]) >= ROOM:
            return sizes


def random_side(name: str, segment: str, size: int, holds_start: bool, rng: Rng) -> Side:
    regions = [f"{name}_{number + 1}" for number in range(size)]
    islands: dict[str, list[str]] = {}
    left = shuffled(regions, rng)
    while left:
        some = 1 + rng.below(len(left))
        islands[f"{name}_{'abcdefghijklmnop'[len(islands)]}"], left = left[:some], left[some:]
    lines: dict[str, list[list[str]]] = {"land": [], "sea": [], "bridge": []}
    for island in islands.values():
        lines["land"] += hang_together([[region] for region in island], rng)
    for line in hang_together(list(islands.values()), rng):
        lines[pick(("sea", "sea", "sea", "bridge"), rng)].append(line)
    joined = [set(line) for kind in lines.values() for line in kind]
    for pair in combinations(regions, 2):
        if set(pair) not in joined and rng.below(size) == 0:
            inside = any(set(pair) <= set(island) for island in islands.values())
            kinds = ("land", "sea", "bridge") if inside else ("sea", "bridge")  # islands share no border
            lines[pick(kinds, rng)].append(shuffled(pair, rng))
    ports = [pick(regions, rng) for _ in range(4)]
    return Side(name, segment, islands, lines["land"], lines["sea"], lines["bridge"], ports, holds_start)


def hang_together(groups: list[list[str]], rng: Rng) -> list[list[str]]:
    """Just as many lines as join groups of regions: each group with one before it."""
    return [
        [pick(group, rng), pick(pick(groups[:number], rng), rng)] for number, group in enumerate(groups) if number > 0
    ]


def write_map(sides: dict[str, Side]) -> str:
    """The file of a map."""
    return "\n".join(write_side(side) for side in sides.values())


def write_side(side: Side) -> str:
    north, east, south, west = side.ports
    islands = ", ".join(f"{island} = {regions}" for island, regions in side.islands.items())
    return f"""
[[side]]
id = "{side.id}"
segment = "{side.segment}"
islands = {{ {islands} }}
land = {side.land}
sea = {side.sea}
bridge = {side.bridge}
ports = {{ north = "{north}", east = "{east}", south = "{south}", west = "{west}" }}
holds_start = {str(side.holds_start).lower()}
source = "custom"
"""


def write_segments(given: Given) -> str:
    """The file of a layout that is given."""
    head = f'start = "{given.start}"\n' if given.start else ""
    rows = (
        f'[[segment]]\nside = "{side}"\nplace = "{place}"\nturn = {turn}\n'
        for side, (place, turn) in given.lies.items()
    )
    return head + "\n".join(rows)
