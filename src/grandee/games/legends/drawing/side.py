"""One side drawn: some tries to make every border of it, and the best of those that are right."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from grandee.games.legends.drawing.growth import Growth, middle
from grandee.games.legends.drawing.lanes import Lanes, Line
from grandee.games.legends.drawing.layout import Layout, layouts
from grandee.games.legends.drawing.outlines import Curve, Outlines, path_of
from grandee.games.legends.drawing.shapes import WATER, N, Point, Random, Shape, crossing
from grandee.games.legends.drawing.tidying import STRAIGHT, Tidying, distances

ATTEMPTS = 3
GROWN = 4  # layouts that are tried out, at most
ENOUGH = 2  # right drawings of which the best is taken, if none has much room
ROUNDING = (
    (5.0, True),
    (5.0, False),
    (2.5, False),
    (1.2, False),
)  # cells, and whether thin ends go: as round as the borders allow
TRIMMED = 4  # points at each end of a coast where no line begins: it would be at a border
BUCKET = 8  # units
APART = 6  # units that are at least between two regions without a border


@dataclass
class SideDrawing:
    """A drawing in numbers: all that is said of it is made from this."""

    regions: list[str]  # closed paths
    coasts: list[str]  # of the islands
    borders: str
    places: list[tuple[float, float, float]]  # a circle in each region
    sea: list[Line]
    bridges: list[Line]
    ports: list[Line]
    is_plain: bool = False  # not every border could be drawn

    @property
    def quality(self) -> float:
        return min(room for _, _, room in self.places)


def good_room(shape: Shape) -> float:
    """What every region should have: a third of what it would have in a chequered square."""
    return 70 / sqrt(shape.regions) + 1


def draw(shape: Shape) -> SideDrawing | None:
    """The best of some tries; `None` where none is right."""
    found: list[SideDrawing] = []
    grown = 0
    for attempt in range(ATTEMPTS if may_be_drawn(shape) else 0):
        for number, layout in enumerate(layouts(shape, attempt)):
            if layout.land_crossings() or grown == GROWN:
                continue
            grown += 1
            drawn = from_layout(layout, shape.numbers(1000 + 10 * attempt + number))
            if drawn is not None:
                found.append(drawn)
                if drawn.quality >= good_room(shape) or len(found) == ENOUGH:
                    return max(found, key=lambda each: each.quality)
    return max(found, key=lambda each: each.quality, default=None)


def may_be_drawn(shape: Shape) -> bool:
    """Whether no island has more borders than can be drawn on paper."""
    for island in shape.islands:
        borders = sum(pair[0] in island for pair in shape.land)
        if len(island) > 2 and borders > 3 * len(island) - 6:
            return False
    return True


def from_layout(layout: Layout, random: Random) -> SideDrawing | None:
    for balance in (45, 0):
        growth = Growth(layout, random)
        growth.grow(balance)
        tidying = Tidying(growth)
        for cells, blunt in ROUNDING:
            if tidying.tidy(cells, blunt):
                drawn = outlined(layout.shape, tidying.owner, random)
                if drawn is not None:
                    return drawn
    return None


def outlined(shape: Shape, owner: list[int], random: Random) -> SideDrawing | None:
    outlines = Outlines(owner, random)
    if not outlines.fits or not is_clean([*outlines.borders, *(c for _, loop in outlines.coasts for c in loop)]):
        return None
    lanes = Lanes(shape, owner, coast_points(shape, outlines))
    ports, sea, bridges = lanes.ports(), lanes.between(shape.sea), lanes.between(shape.bridges)
    if ports is None or sea is None or bridges is None:
        return None
    island_of = shape.island_of
    coasts = [""] * len(shape.islands)
    for region, loop in outlines.coasts:
        coasts[island_of[region]] += path_of(loop, True)
    rounds = [outlines.loops(region) for region in range(shape.regions)]
    if not are_apart(shape, rounds):
        return None
    return SideDrawing(
        ["".join(path_of(loop, True) for loop in loops) for loops in rounds],
        coasts,
        "".join(path_of([curve], False) for curve in outlines.borders),
        places(owner, rounds),
        sea,
        bridges,
        ports,
    )


def coast_points(shape: Shape, outlines: Outlines) -> list[list[Point]]:
    found: list[list[Point]] = [[] for _ in range(shape.regions)]
    for (first, second), curve in outlines.pieces.items():
        if outlines.next_on_coast.get(first) == second:
            points = curve.points()
            inner = points[TRIMMED:-TRIMMED] if len(points) > 4 * TRIMMED else points[len(points) // 2 :][:1]
            found[outlines.owner[outlines.land_beside(first, second)]] += inner
    return found


def places(owner: list[int], rounds: list[list[list[Curve]]]) -> list[tuple[float, float, float]]:
    """The largest circle in each region, or one that is hardly smaller."""
    rim = [True] * (N * N)
    for cell in range(N, N * N - N):
        own = owner[cell]
        rim[cell] = own == WATER or not own == owner[cell - 1] == owner[cell + 1] == owner[cell - N] == owner[cell + N]
    deep = distances(rim)
    found = []
    for region, loops in enumerate(rounds):
        points = [point for loop in loops for curve in loop for point in curve.points()]
        cells = sorted(
            (cell for cell, each in enumerate(owner) if each == region), key=lambda cell: (-deep[cell], cell)
        )
        most = deep[cells[0]]
        likely = [cell for cell in cells[:40] if deep[cell] >= most - STRAIGHT][:12]
        best = max((clear(middle(cell), points), middle(cell)) for cell in likely)
        step = 2.5
        while step > 0.3:
            x, y = best[1]
            around = [(x + step, y), (x - step, y), (x, y + step), (x, y - step)]
            better = max((clear(point, points), point) for point in around)
            if better[0] > best[0]:
                best = better
            else:
                step /= 2
        x, y = int(best[1][0] * 10) / 10, int(best[1][1] * 10) / 10
        found.append((x, y, int((sqrt(clear((x, y), points)) - 0.4) * 10) / 10))
    return found


def clear(point: Point, points: list[Point]) -> float:
    """The square of the distance to the nearest of some points."""
    x, y = point
    return min((x - a) * (x - a) + (y - b) * (y - b) for a, b in points)


def are_apart(shape: Shape, rounds: list[list[list[Curve]]]) -> bool:
    """Whether regions that share no border are nowhere close, not even at the end of a bay."""
    beside = shape.neighbours()
    buckets: dict[tuple[int, int], list[tuple[float, float, int]]] = {}
    for region, loops in enumerate(rounds):
        for x, y in (point for loop in loops for curve in loop for point in curve.points()):
            buckets.setdefault((int(x) // BUCKET, int(y) // BUCKET), []).append((x, y, region))
    for (i, j), points in buckets.items():
        near = [each for u in (0, 1) for v in (-1, 0, 1) for each in buckets.get((i + u, j + v), ())]
        if len({region for _, _, region in near}) == 1:
            continue
        for x, y, region in points:
            for a, b, other in near:
                if other != region and not beside[region] >> other & 1 and (x - a) ** 2 + (y - b) ** 2 < APART * APART:
                    return False
    return True


def is_clean(curves: list[Curve]) -> bool:
    """Whether no two curves cross, nor one itself."""
    buckets: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    for curve in curves:
        here = (curve.start[0] / 10, curve.start[1] / 10)
        for there in curve.points():
            for key in {(int(p[0]) // BUCKET, int(p[1]) // BUCKET) for p in (here, there)}:
                stretches = buckets.setdefault(key, [])
                for a, b in stretches:
                    if here not in (a, b) and there not in (a, b) and crossing(here, there, a, b):
                        return False
                stretches.append((here, there))
            here = there
    return True
