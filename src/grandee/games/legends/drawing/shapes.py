"""What a side asks of its drawing, whatever its regions are called, and the sums that all parts of the drawing share.

Nothing here uses a function whose last digit differs between machines: numbers are whole, or made of sums, products and
square roots. So a side is drawn alike everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from grandee.core.toml import digest
from grandee.games.legends.map import Side

SIZE = 320  # of the square
CELL = 5
N = SIZE // CELL  # cells in a row of the grid
MIDDLES = (
    (SIZE // 2, 0),
    (SIZE, SIZE // 2),
    (SIZE // 2, SIZE),
    (0, SIZE // 2),
)  # of the edges: north, east, south, west
WATER = -1
Point = tuple[float, float]
Pair = tuple[int, int]


@dataclass(frozen=True)
class Shape:
    """A side as a graph of numbers: who is beside whom, over what, and who has the ports."""

    regions: int
    islands: tuple[tuple[int, ...], ...]
    land: tuple[Pair, ...]
    sea: tuple[Pair, ...]
    bridges: tuple[Pair, ...]
    ports: tuple[int, ...]

    @property
    def island_of(self) -> list[int]:
        return [next(i for i, each in enumerate(self.islands) if region in each) for region in range(self.regions)]

    def neighbours(self) -> list[int]:
        """For each region the set of those beside it by land, as bits."""
        found = [0] * self.regions
        for one, other in self.land:
            found[one] |= 1 << other
            found[other] |= 1 << one
        return found

    def numbers(self, attempt: int) -> Random:
        """Random numbers of its own: the same for ever, and others in each attempt."""
        text = digest([self.islands, self.land, self.sea, self.bridges, self.ports, attempt])
        return Random(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))


def shape_of(side: Side) -> Shape:
    number = {region: i for i, region in enumerate(side.regions)}

    def pairs(lines: list[tuple[str, str]]) -> tuple[Pair, ...]:
        return tuple(sorted((min(pair), max(pair)) for pair in ((number[a], number[b]) for a, b in lines)))

    return Shape(
        len(side.regions),
        tuple(tuple(number[region] for region in regions) for regions in side.islands.values()),
        pairs(side.land),
        pairs(side.sea),
        pairs(side.bridges),
        tuple(number[region] for region in side.ports),
    )


class Random:
    """Whole random numbers, the same on every machine (splitmix64)."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def bits(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, n: int) -> int:
        return (self.bits() * n) >> 64

    def around(self, reach: int) -> int:
        """From -reach to reach."""
        return self.below(2 * reach + 1) - reach


MASK = (1 << 64) - 1


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two stretches of line cross; touching is crossing."""
    ax, ay = a
    bx, by = b
    cx, cy = c
    dx, dy = d
    one = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    two = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    if (one > 0 and two > 0) or (one < 0 and two < 0):
        return False
    three = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    four = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    return not ((three > 0 and four > 0) or (three < 0 and four < 0))


def away(p: Point, a: Point, b: Point) -> float:
    """The square of the distance from a point to a stretch of line."""
    px, py = p
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    along = (px - ax) * dx + (py - ay) * dy
    whole = dx * dx + dy * dy
    if along <= 0 or whole == 0:
        return (px - ax) ** 2 + (py - ay) ** 2
    if along >= whole:
        return (px - b[0]) ** 2 + (py - b[1]) ** 2
    cross = (px - ax) * dy - (py - ay) * dx
    return cross * cross / whole
