"""Land on a grid: every region grows from its point, beside its neighbours and apart from all others."""

from __future__ import annotations

from heapq import heappop, heappush

from grandee.games.legends.drawing.layout import LAND, PORT, Layout
from grandee.games.legends.drawing.shapes import CELL, SIZE, WATER, N, Point, Random, Shape, away

EDGE = 3  # cells along the edge that stay water
WATERS = (
    (5, 4, 5),
    (8, 3, 4),
    (99, 3, 3),
)  # up to so many regions: cells between two of one island, and of two islands
COVE = 5  # cells that it keeps off the edges at most beyond those
MARGIN = 6 * N  # cells past the grid, so that nobody must look where it ends
FOUR = (-N, 1, N, -1)
EIGHT = (-N - 1, -N, -N + 1, 1, N + 1, N, N - 1, -1)  # round a cell, clockwise


def disc(cells: int) -> list[int]:
    """The steps to all cells that are nearer than so many cells of water allow."""
    most = (cells + 0.5) ** 2
    return [
        dy * N + dx for dy in range(-cells, cells + 1) for dx in range(-cells, cells + 1) if dx * dx + dy * dy <= most
    ]


def middle(cell: int) -> Point:
    return ((cell % N) * CELL + CELL / 2, (cell // N) * CELL + CELL / 2)


class Noise:
    """Hills and valleys between 0 and 255, a few to a side."""

    def __init__(self, random: Random, step: int) -> None:
        self.step = step
        self.width = N // step + 2
        self.heights = [random.below(256) for _ in range(self.width * self.width)]

    def at(self, x: int, y: int) -> int:
        step, width, heights = self.step, self.width, self.heights
        i, j = x // step, y // step
        u, v = x - i * step, y - j * step
        corner = j * width + i
        top = heights[corner] * (step - u) + heights[corner + 1] * u
        bottom = heights[corner + width] * (step - u) + heights[corner + width + 1] * u
        return (top * (step - v) + bottom * v) // (step * step)


class Growth:
    """The cells of a side: which region each belongs to."""

    def __init__(self, layout: Layout, random: Random) -> None:
        self.shape: Shape = layout.shape
        self.layout = layout
        self.owner = [WATER] * (N * N)
        self.areas = [0] * self.shape.regions
        n = self.shape.regions
        every = (1 << n) - 1
        beside = self.shape.neighbours()
        island = [sum(1 << other for other in each) for each in self.shape.islands]
        own_island = [island[i] for i in self.shape.island_of]
        self.apart_inner = [own_island[r] & ~beside[r] & ~(1 << r) for r in range(n)]
        self.apart_outer = [every & ~own_island[r] for r in range(n)]
        inner, outer = next((one, two) for most, one, two in WATERS if n <= most)
        self.inner, self.outer = disc(inner), disc(outer)
        self.barred = [0] * (N * N + MARGIN)  # the sets of regions that may not have a cell
        self.hills = Noise(random, 8)
        self.bar_edges(Noise(random, 9), every)
        self.bar_lines(every)
        self.pull = [0] * n  # what makes a region larger than its points say

    def bar_edges(self, noise: Noise, every: int) -> None:
        """Land keeps off the edges, more so in the corners, and nowhere along a straight line."""
        for y in range(N):
            for x in range(N):
                u, v = abs(2 * x - N + 1), abs(2 * y - N + 1)
                cove = noise.at(x, y)
                near = min(x, y, N - 1 - x, N - 1 - y)
                if near < EDGE or near * 256 < EDGE * 256 + (cove - 100) * COVE or u**3 + v**3 > (69 - cove // 24) ** 3:
                    self.barred[y * N + x] = every

    def bar_lines(self, every: int) -> None:
        """Whoever has no part in a line keeps off it."""
        points = self.layout.points
        for (a, b), kind in self.layout.lines:
            others = every & ~(1 << a) & ~(0 if kind == PORT else 1 << b)
            reach = (9 if kind == LAND else 11) ** 2
            for cell in along(points[a], points[b], 12):
                if away(middle(cell), points[a], points[b]) <= reach:
                    self.barred[cell] |= others

    def begin(self) -> list[tuple[int, int, int]]:
        """Half of every border's line belongs to each of its regions; what may follow."""
        frontier: list[tuple[int, int, int]] = []
        for region in range(self.shape.regions):
            x, y = self.layout.points[region]
            self.claim(int(y) // CELL * N + int(x) // CELL, region, frontier)
        for (a, b), kind in self.layout.lines:
            if kind == LAND:
                self.reach_out(a, b, frontier)
                self.reach_out(b, a, frontier)
        return frontier

    def reach_out(self, one: int, other: int, frontier: list[tuple[int, int, int]]) -> None:
        (ax, ay), (bx, by) = self.layout.points[one], self.layout.points[other]
        length = (bx - ax) ** 2 + (by - ay) ** 2
        part = 40 + 40 * (self.pull[one] - self.pull[other]) / max(length, 1)  # in eightieths, where the border will be
        for step in range(int(min(max(part, 20), 60)) + 1):
            x, y = ax + (bx - ax) * step / 80, ay + (by - ay) * step / 80
            cell = int(y) // CELL * N + int(x) // CELL
            for near in (cell, cell + 1, cell + N, cell + N + 1):
                if self.owner[near] == WATER and not self.barred[near] >> one & 1:
                    self.claim(near, one, frontier)

    def claim(self, cell: int, region: int, frontier: list[tuple[int, int, int]]) -> None:
        owner, barred = self.owner, self.barred
        owner[cell] = region
        self.areas[region] += 1
        apart = self.apart_inner[region]
        if apart:
            for step in self.inner:
                barred[cell + step] |= apart
        apart = self.apart_outer[region]
        if apart:
            for step in self.outer:
                barred[cell + step] |= apart
        px, py = self.layout.points[region]
        pull = self.pull[region]
        for step in FOUR:
            there = cell + step
            if owner[there] == WATER and not barred[there] >> region & 1:
                x, y = there % N, there // N
                dx, dy = int(x * CELL + 2 - px), int(y * CELL + 2 - py)
                heappush(frontier, ((dx * dx + dy * dy) * (640 + self.hills.at(x, y)) // 768 - pull, there, region))

    def grow(self, balance: int) -> None:
        """Twice: whoever had little room the first time is helped the second, by so many per cent."""
        clean = list(self.barred)
        self.fill()
        if not balance:
            return
        mean = sum(self.areas) // len(self.areas)
        self.pull = [(mean - area) * CELL * CELL * balance // 100 for area in self.areas]
        self.owner, self.barred = [WATER] * (N * N), clean
        self.areas = [0] * len(self.areas)
        self.fill()

    def fill(self) -> None:
        """The nearest cell first, until there is no room left."""
        frontier = self.begin()
        most = int((0.98 * self.layout.spacing) ** 2)
        owner, barred = self.owner, self.barred
        while frontier:
            far, cell, region = heappop(frontier)
            if owner[cell] == WATER and not barred[cell] >> region & 1 and far <= most:
                self.claim(cell, region, frontier)


def along(a: Point, b: Point, reach: int) -> list[int]:
    """The cells round a stretch of line."""
    left, right = max(0, int(min(a[0], b[0]) - reach)), min(SIZE - 1, int(max(a[0], b[0]) + reach))
    top, bottom = max(0, int(min(a[1], b[1]) - reach)), min(SIZE - 1, int(max(a[1], b[1]) + reach))
    return [y * N + x for y in range(top // CELL, bottom // CELL + 1) for x in range(left // CELL, right // CELL + 1)]
