"""Where the regions of a side lie: points so that no line between two of them crosses another, as far as possible."""

from __future__ import annotations

from math import sqrt

from grandee.games.legends.drawing.shapes import MIDDLES, SIZE, Pair, Point, Random, Shape, away, crossing

LAND, LANE, PORT = 0, 1, 2
ROOM = 262  # of the square, as wide as it is used
CROSSED = ((40000, 24000, 24000), (24000, 6000, 6000), (24000, 6000, 6000))  # what it costs, by what crosses what
STEPS, MOST = 64, 560  # for each region, and in all


class Layout:
    """Points for the regions of a side, moved about until they lie well."""

    def __init__(self, shape: Shape, random: Random) -> None:
        self.shape = shape
        self.random = random
        n = shape.regions
        self.spacing = ROOM / sqrt(n)
        self.lines: list[tuple[Pair, int]] = [(pair, LAND) for pair in shape.land]
        self.lines += [(pair, LANE) for pair in (*shape.sea, *shape.bridges)]
        self.lines += [((region, n + edge), PORT) for edge, region in enumerate(shape.ports)]
        self.at_node = [[line for line in self.lines if node in line[0]] for node in range(n)]
        self.elsewhere = [[line for line in self.lines if node not in line[0]] for node in range(n)]
        self.island_of = shape.island_of
        self.joined = [{other for pair, kind in self.at_node[i] if kind == LAND for other in pair} for i in range(n)]
        self.wall = int(20 + 0.3 * self.spacing)
        self.points: list[Point] = [self.anywhere() for _ in range(n)] + [(x, y) for x, y in MIDDLES]

    def anywhere(self) -> Point:
        room = SIZE - 2 * self.wall
        return (self.wall + self.random.below(room + 1), self.wall + self.random.below(room + 1))

    def settle(self) -> float:
        """Move points, in ever smaller steps; what it costs in the end."""
        n = self.shape.regions
        for _ in range(12):  # towards what they are joined with, to begin with
            for node in range(n):
                self.move_to_neighbours(node)
        costs = [self.cost(node, self.points[node]) for node in range(n)]
        steps = min(STEPS * n, MOST)
        for step in range(steps):
            node = self.random.below(n)
            reach = 8 + 110 * (steps - step) // steps
            heat = self.spacing * 14 * (steps - step) / steps
            x, y = self.points[node]
            there = (self.inside(x + self.random.around(reach)), self.inside(y + self.random.around(reach)))
            costs[node] = self.cost(node, self.points[node])
            new = self.cost(node, there)
            if new < costs[node] + heat:
                self.points[node] = there
                costs[node] = new
        return sum(self.cost(node, self.points[node]) for node in range(n))

    def inside(self, value: float) -> float:
        return min(max(value, self.wall), SIZE - self.wall)

    def move_to_neighbours(self, node: int) -> None:
        x, y, n = 0.0, 0.0, 0
        for (one, other), _ in self.at_node[node]:
            there = self.points[other if one == node else one]
            x, y, n = x + there[0], y + there[1], n + 1
        if n:
            jitter = self.random.around(6), self.random.around(6)
            self.points[node] = (self.inside(int(x / n) + jitter[0]), self.inside(int(y / n) + jitter[1]))

    def cost(self, node: int, at: Point) -> float:
        """What is wrong with a region's lying at a point: crossings, crowds, detours."""
        points, spacing = self.points, self.spacing
        total = self.crowding(node, at)
        clear = 0.58 * spacing
        elsewhere = self.elsewhere[node]
        for (one, other), kind in self.at_node[node]:
            far = other if one == node else one
            there = points[far]
            length = sqrt((at[0] - there[0]) ** 2 + (at[1] - there[1]) ** 2)
            want = spacing * WANTED[kind]
            if length > want:
                total += WEIGHT[kind] * (length - want) ** 2
            crossed = CROSSED[kind]
            for (c, d), other_kind in elsewhere:
                if far not in (c, d) and crossing(at, there, points[c], points[d]):
                    total += crossed[other_kind]
            for third in range(self.shape.regions):
                if third not in (node, far):
                    near = away(points[third], at, there)
                    if near < clear * clear:
                        total += 2 * (clear - sqrt(near)) ** 2
        for (c, d), _ in elsewhere:
            near = away(at, points[c], points[d])
            if near < clear * clear:
                total += 2 * (clear - sqrt(near)) ** 2
        return total

    def crowding(self, node: int, at: Point) -> float:
        total, spacing = 0.0, self.spacing
        for other in range(self.shape.regions):
            if other == node:
                continue
            there = self.points[other]
            length = sqrt((at[0] - there[0]) ** 2 + (at[1] - there[1]) ** 2)
            want = spacing if other in self.joined[node] else 1.2 * spacing
            if self.island_of[other] != self.island_of[node]:
                want = 1.25 * spacing
            if length < want:
                total += 1.5 * (want - length) ** 2
        return total

    def land_crossings(self) -> int:
        """Lines that make it impossible to draw every border."""
        lines, points, found = self.lines, self.points, 0
        for i, ((a, b), kind) in enumerate(lines):
            for (c, d), other_kind in lines[i + 1 :]:
                if LAND not in (kind, other_kind) or {a, b} & {c, d}:
                    continue
                if crossing(points[a], points[b], points[c], points[d]):
                    found += 1 if kind == other_kind else 0
        return found


WANTED = (1.05, 1.4, 0.62)  # how long a line may be without being too long, by its kind, in spacings
WEIGHT = (1.2, 0.5, 1.0)


def layouts(shape: Shape, attempt: int, tries: int = 3) -> list[Layout]:
    """Some layouts, the best first."""
    random = shape.numbers(attempt)
    found: list[tuple[float, int, Layout]] = []
    for number in range(tries):
        layout = Layout(shape, random)
        found.append((layout.settle(), number, layout))
    return [layout for _, _, layout in sorted(found, key=lambda each: each[:2])]
