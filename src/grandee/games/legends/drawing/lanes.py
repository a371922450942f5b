"""Dotted lines, bridges and lines to the edges: from coast to coast, over water only."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from heapq import heappop, heappush

from grandee.games.legends.drawing.growth import EIGHT, middle
from grandee.games.legends.drawing.outlines import Curve, Tenths, path_of, tenths
from grandee.games.legends.drawing.shapes import CELL, MIDDLES, WATER, N, Point, Shape, crossing

NEAREST = 160  # pairs of points of two coasts that are tried
ENDS = 8  # units at the ends of a line in which it may still be over its own land


@dataclass
class Line:
    ends: tuple[int, ...]
    points: list[Point]  # two for a straight line, more for one round an island

    def path(self) -> str:
        rounded = [(whole_tenths(x), whole_tenths(y)) for x, y in self.points]
        if len(rounded) == 2:
            (ax, ay), (bx, by) = rounded
            return f"M{tenths(ax)} {tenths(ay)}L{tenths(bx)} {tenths(by)}"
        controls = [(x - x % 2, y - y % 2) for x, y in rounded[1:-1]]
        ends: list[Tenths] = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in itertools.pairwise(controls)]
        curve = Curve(rounded[0], list(zip(controls, [*ends, rounded[-1]], strict=True)))
        return path_of([curve], False)

    def halfway(self) -> tuple[float, float]:
        """A point in the middle of the line."""
        points, k = self.points, len(self.points) // 2
        before = points[0] if k == 1 else midpoint(points[k - 1], points[k])
        if len(points) % 2:  # the middle of the curve round a control point
            after = points[-1] if k == len(points) - 2 else midpoint(points[k], points[k + 1])
            x, y = midpoint(midpoint(before, after), points[k])
        else:
            x, y = midpoint(points[k - 1], points[k])
        return (whole_tenths(x) / 10, whole_tenths(y) / 10)


def midpoint(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def whole_tenths(value: float) -> int:
    return int(value * 10 + 0.5)


class Lanes:
    """All lines of a side, one after the other; `None` where there is no way."""

    def __init__(self, shape: Shape, owner: list[int], coasts: list[list[Point]]) -> None:
        self.shape = shape
        self.owner = owner
        self.coasts = coasts  # of each region: points along its coast
        self.drawn: list[Line] = []

    def ports(self) -> list[Line] | None:
        found = []
        for edge, region in enumerate(self.shape.ports):
            line = self.line((region,), self.coasts[region], [MIDDLES[edge]])
            if line is None:
                return None
            found.append(line)
        return found

    def between(self, pairs: tuple[tuple[int, int], ...]) -> list[Line] | None:
        found = []
        for one, other in pairs:
            line = self.line((one, other), self.coasts[one][::2], self.coasts[other][::2])
            if line is None:
                return None
            found.append(line)
        return found

    def line(self, ends: tuple[int, ...], here: list[Point], there: list[Point]) -> Line | None:
        """The shortest straight line over water, best one that crosses no other; or a way round."""
        pairs = sorted(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2, a, b) for a in here for b in there)[:NEAREST]
        crossed: Line | None = None
        for _, a, b in pairs:
            if self.is_clear(ends, a, b):
                line = Line(ends, [a, b])
                if not self.crosses(line):
                    self.drawn.append(line)
                    return line
                crossed = crossed or line
        found = crossed or self.way_round(ends, there if len(ends) == 1 else [])
        if found is not None:
            self.drawn.append(found)
        return found

    def crosses(self, line: Line) -> bool:
        steps = list(zip(line.points, line.points[1:], strict=False))
        return any(
            crossing(a, b, c, d)
            for other in self.drawn
            for c, d in zip(other.points, other.points[1:], strict=False)
            for a, b in steps
        )

    def is_clear(self, ends: tuple[int, ...], a: Point, b: Point) -> bool:
        """Whether a straight line stays off the land of others, and off its own but for its ends."""
        steps = int(max(abs(a[0] - b[0]), abs(a[1] - b[1])) // 2) + 1
        length = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
        owner = self.owner
        for step in range(steps + 1):
            x, y = a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps
            cell = min(int(y) // CELL, N - 1) * N + min(int(x) // CELL, N - 1)
            near_end = min(step, steps - step) * length < ENDS * steps
            if owner[cell] != WATER and not (near_end and owner[cell] in ends):
                return False
            for turn in EIGHT:
                there = cell + turn
                if 0 <= there < N * N and owner[there] != WATER and owner[there] not in ends:
                    return False
        return True

    def way_round(self, ends: tuple[int, ...], port: list[Point]) -> Line | None:
        """A way over water from one coast to the other, or to the edge, on the grid."""
        owner = self.owner
        near = [WATER] * (N * N)  # whose land is within a step
        for cell, each in enumerate(owner):
            if each != WATER:
                for step in EIGHT:
                    near[cell + step] = each if near[cell + step] in (WATER, each) else N
        goal = {min(int(y) // CELL, N - 1) * N + min(int(x) // CELL, N - 1) for x, y in port}
        begin = [cell for cell in range(N * N) if owner[cell] == WATER and near[cell] == ends[0]]
        if not port:
            goal = {cell for cell in range(N * N) if owner[cell] == WATER and near[cell] == ends[1]}
        came: dict[int, int] = dict.fromkeys(begin, -1)
        queue = [(0, cell) for cell in begin]
        costs = dict.fromkeys(begin, 0)
        while queue:
            cost, cell = heappop(queue)
            if cell in goal:
                return Line(ends, self.eased(ends, cell, came, port))
            if cost > costs[cell]:
                continue
            for number, step in enumerate(EIGHT):
                there = cell + step
                if not 0 <= there < N * N or abs(there % N - cell % N) > 1 or owner[there] != WATER:
                    continue
                free = near[there] == WATER or near[there] in ends
                new = cost + (5 if number % 2 else 7) + (0 if free else 60)
                if new < costs.get(there, 1 << 30):
                    costs[there], came[there] = new, cell
                    heappush(queue, (new, there))
        return None

    def eased(self, ends: tuple[int, ...], cell: int, came: dict[int, int], port: list[Point]) -> list[Point]:
        """The cells of a way as few points, from the first region's coast to the end."""
        cells = [cell]
        while came[cells[-1]] >= 0:
            cells.append(came[cells[-1]])
        points = [middle(each) for each in reversed(cells)]
        points = [nearest(points[0], self.coasts[ends[0]]), *points]
        points.append(port[0] if port else nearest(points[-1], self.coasts[ends[1]]))
        inner = points[1:-1][:: max(1, min(3, len(points) // 6))]
        return [points[0], *(inner or points[1:-1]), points[-1]]


def nearest(point: Point, among: list[Point]) -> Point:
    return min(among, key=lambda each: ((each[0] - point[0]) ** 2 + (each[1] - point[1]) ** 2, each))
