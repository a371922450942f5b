"""Lines round cells made into coasts and borders: soft curves, each drawn once and shared by both its sides.

A curve is a start and pairs of a control point and an end, in whole tenths. Control points are even, and ends lie in
the middle between two of them: so the curves are smooth, and the same in both directions.
"""

from __future__ import annotations

from dataclasses import dataclass

from grandee.games.legends.drawing.shapes import CELL, WATER, N, Random

W = N + 1  # corners in a row
Tenths = tuple[int, int]
COAST_NOISE, BORDER_NOISE = 24, 11  # tenths by which control points are moved at most
SOFT, LESS = 7, 3  # how often a line is smoothed, and how often where many regions have little room
CROWDED = 9  # so many


@dataclass
class Curve:
    start: Tenths
    pieces: list[tuple[Tenths, Tenths]]

    @property
    def end(self) -> Tenths:
        return self.pieces[-1][1]

    def back(self) -> Curve:
        ends = [self.start, *(end for _, end in self.pieces)]
        return Curve(ends[-1], [(self.pieces[i][0], ends[i]) for i in range(len(self.pieces) - 1, -1, -1)])

    def points(self) -> list[tuple[float, float]]:
        """Points along it, close to each other, without the first."""
        found = []
        (ax, ay) = self.start
        for (cx, cy), (ex, ey) in self.pieces:
            for t in (1, 2, 3):
                p, q, r = (3 - t) * (3 - t), 2 * t * (3 - t), t * t
                found.append(((p * ax + q * cx + r * ex) / 90, (p * ay + q * cy + r * ey) / 90))
            ax, ay = ex, ey
        return found


def tenths(value: int) -> str:
    whole, rest = divmod(abs(value), 10)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"


def path_of(curves: list[Curve], closed: bool) -> str:
    """Curves that follow each other as a path of SVG."""
    x, y = curves[0].start
    numbers = " ".join(
        f"{tenths(cx)} {tenths(cy)} {tenths(ex)} {tenths(ey)}"
        for curve in curves
        for (cx, cy), (ex, ey) in curve.pieces
    )
    return f"M{tenths(x)} {tenths(y)}Q{numbers}" + ("Z" if closed else "")


def softened(points: list[tuple[float, float]], closed: bool, times: int) -> list[tuple[float, float]]:
    for _ in range(times):
        n = len(points)
        new = [
            (
                (points[i - 1][0] + 2 * points[i][0] + points[(i + 1) % n][0]) / 4,
                (points[i - 1][1] + 2 * points[i][1] + points[(i + 1) % n][1]) / 4,
            )
            for i in range(n)
        ]
        if not closed:
            new[0], new[-1] = points[0], points[-1]
        points = new
    return points


class Outlines:
    """All lines of a side whose cells are tidy."""

    def __init__(self, owner: list[int], random: Random) -> None:
        self.owner = owner
        self.random = random
        self.times = SOFT if max(owner) + 1 < CROWDED else LESS
        self.degree: dict[int, int] = {}
        self.next_on_coast: dict[int, int] = {}  # a corner of a coast: the next one, with land on the right
        self.inland: dict[int, list[int]] = {}  # a corner of a border: those beside it along borders
        self.pieces: dict[tuple[int, int], Curve] = {}  # by their first two corners; of coasts with land on the right
        self.junctions: dict[int, Tenths] = {}
        self.coasts: list[tuple[int, list[Curve]]] = []  # a region of the island, and a closed line
        self.borders: list[Curve] = []
        self.find_edges()
        self.fits = self.draw_coasts()
        if self.fits:
            self.draw_borders()

    def find_edges(self) -> None:
        owner = self.owner
        for cell in range(N * N - N - 1):
            y, x = divmod(cell, N)
            corner = y * W + x
            for there, a, b in ((cell + 1, corner + 1, corner + W + 1), (cell + N, corner + W + 1, corner + W)):
                one, other = owner[cell], owner[there]
                if one == other:
                    continue
                for each in (a, b):
                    self.degree[each] = self.degree.get(each, 0) + 1
                if one == WATER:
                    self.next_on_coast[b] = a
                elif other == WATER:
                    self.next_on_coast[a] = b
                else:
                    self.inland.setdefault(a, []).append(b)
                    self.inland.setdefault(b, []).append(a)

    def draw_coasts(self) -> bool:
        left = set(self.next_on_coast)
        while left:
            first = min(left)
            loop = [first]
            while (there := self.next_on_coast[loop[-1]]) != first:
                loop.append(there)
            left.difference_update(loop)
            if not self.draw_coast(loop):
                return False
        return True

    def draw_coast(self, loop: list[int]) -> bool:
        """One closed line of coast; borders begin in the middle between two of its control points."""
        turns = [i for i, corner in enumerate(loop) if self.degree[corner] == 3]
        first = turns[0] if turns else 0
        loop = loop[first:] + loop[:first]
        n = len(loop)
        at = [i for i, corner in enumerate(loop) if self.degree[corner] == 3] or [0]
        soft = softened([(corner % W * CELL * 10, corner // W * CELL * 10) for corner in loop], True, self.times)
        controls: list[Tenths] = []
        counts = []  # of control points, up to each junction
        for begin, end in zip(at, [*at[1:], n], strict=True):
            if end - begin < 2:
                return False
            chosen = list(range(begin + 1, end, 2))
            if (end - begin) % 2 == 1 and len(chosen) > 1:  # the last one lies as far from the junction as the first
                chosen[-1] = end - 1
            counts.append(len(chosen))
            controls += [self.moved(soft[i], COAST_NOISE) for i in chosen]
        middles = [middle(controls[i - 1], controls[i]) for i in range(len(controls))]
        curves, done = [], 0
        for begin, count in zip(at, counts, strict=True):
            pieces = [(controls[i], middles[(i + 1) % len(controls)]) for i in range(done, done + count)]
            curve = Curve(middles[done], pieces)
            self.pieces[loop[begin], loop[(begin + 1) % n]] = curve
            self.junctions[loop[begin]] = curve.start
            curves.append(curve)
            done += count
        cell = self.land_beside(loop[0], loop[1])
        self.coasts.append((self.owner[cell], curves))
        return True

    def land_beside(self, a: int, b: int) -> int:
        """The cell on the right of a stretch of coast."""
        y, x = divmod(a, W)
        cell = y * N + x
        return {1: cell, W: cell - 1, -1: cell - N - 1, -W: cell - N}[b - a]

    def moved(self, point: tuple[float, float], reach: int) -> Tenths:
        """A control point: somewhere near, on an even tenth."""
        x, y = int(point[0] + 0.5) + self.random.around(reach), int(point[1] + 0.5) + self.random.around(reach)
        return (x - x % 2, y - y % 2)

    def draw_borders(self) -> None:
        for corner in self.inland:
            if self.degree[corner] == 3 and corner not in self.junctions:
                self.junctions[corner] = (corner % W * CELL * 10, corner // W * CELL * 10)
        left = {(min(a, b), max(a, b)) for a, others in self.inland.items() for b in others}
        for first in sorted(corner for corner in self.junctions if corner in self.inland):
            for second in sorted(self.inland[first]):
                if (min(first, second), max(first, second)) in left:
                    self.draw_border(self.walk(first, second, left))
        while left:  # a region inside another
            first, second = min(left)
            self.draw_ring(self.walk(first, second, left))

    def walk(self, first: int, second: int, left: set[tuple[int, int]]) -> list[int]:
        line = [first, second]
        left.discard((min(first, second), max(first, second)))
        while line[-1] not in self.junctions and line[-1] != first:
            there = next(each for each in self.inland[line[-1]] if each != line[-2])
            left.discard((min(line[-1], there), max(line[-1], there)))
            line.append(there)
        return line

    def draw_border(self, line: list[int]) -> None:
        points = [(float(corner % W * CELL * 10), float(corner // W * CELL * 10)) for corner in line]
        start, end = self.junctions[line[0]], self.junctions[line[-1]]
        points[0], points[-1] = (float(start[0]), float(start[1])), (float(end[0]), float(end[1]))
        soft = softened(points, False, self.times)
        last = len(line) - 1
        chosen = list(range(1, last, 2)) or [0]
        if len(chosen) > 1 and last - chosen[-1] > 1:
            chosen[-1] = last - 1
        controls = [self.moved(soft[i], BORDER_NOISE if 0 < i < last else 0) for i in chosen]
        if chosen == [0]:  # as short as a border can be: straight
            controls = [self.moved(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), 0)]
        ends = [middle(controls[i], controls[i + 1]) for i in range(len(controls) - 1)] + [end]
        curve = Curve(start, list(zip(controls, ends, strict=True)))
        self.borders.append(curve)
        self.pieces[line[0], line[1]] = curve
        self.pieces[line[-1], line[-2]] = curve.back()

    def draw_ring(self, line: list[int]) -> None:
        line = line[:-1]
        soft = softened([(corner % W * CELL * 10, corner // W * CELL * 10) for corner in line], True, self.times)
        controls = [self.moved(soft[i], BORDER_NOISE) for i in range(0, len(line) - 1, 2)]
        n = len(controls)
        middles = [middle(controls[i - 1], controls[i]) for i in range(n)]
        curve = Curve(middles[0], [(controls[i], middles[(i + 1) % n]) for i in range(n)])
        self.borders.append(curve)
        self.pieces[line[0], line[1]] = curve
        self.pieces[line[0], line[-1]] = curve.back()

    def loops(self, region: int) -> list[list[Curve]]:
        """The closed lines round a region, that on its outside first."""
        following: dict[int, int] = {}
        owner = self.owner
        for cell, each in enumerate(owner):
            if each != region:
                continue
            y, x = divmod(cell, N)
            corner = y * W + x
            if owner[cell - N] != region:
                following[corner] = corner + 1
            if owner[cell + 1] != region:
                following[corner + 1] = corner + W + 1
            if owner[cell + N] != region:
                following[corner + W + 1] = corner + W
            if owner[cell - 1] != region:
                following[corner + W] = corner
        found = []
        while following:
            first = min(following)
            loop = [first]
            while (there := following[loop[-1]]) != first:
                loop.append(there)
            for corner in loop:
                del following[corner]
            n = len(loop)
            curves = [self.pieces[key] for i in range(n) if (key := (loop[i], loop[(i + 1) % n])) in self.pieces]
            found.append(curves)
        return found


def middle(a: Tenths, b: Tenths) -> Tenths:
    return ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
