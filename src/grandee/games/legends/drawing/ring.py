"""A side whose borders cannot all be drawn: regions as holms in a ring, and a causeway for every border.

Nothing is shown that is not so: no two holms touch, and every line of land, sea or bridge leads where it should.
"""

from __future__ import annotations

from math import sqrt

from grandee.games.legends.drawing.lanes import Line, midpoint
from grandee.games.legends.drawing.outlines import Curve, Tenths, path_of
from grandee.games.legends.drawing.shapes import MIDDLES, SIZE, Pair, Point, Random, Shape
from grandee.games.legends.drawing.side import SideDrawing

# Points of a circle in thousandths of its radius: no sines, so that all machines agree.
QUARTER = ((1000, 0), (981, 195), (924, 383), (831, 556), (707, 707), (556, 831), (383, 924), (195, 981))
CIRCLE = [
    *QUARTER,
    *((-y, x) for x, y in QUARTER),
    *((-x, -y) for x, y in QUARTER),
    *((y, -x) for x, y in QUARTER),
]
RING = 112  # the radius of the ring of holms
CAUSEWAY = 5  # half as wide as a causeway
INWARDS = (110, 80)  # from the edge to where its line turns to a holm: it has passed between two of them


def on_circle(part: int, whole: int) -> Point:
    """A point of the circle, so many parts of a whole turn from its east, clockwise on the page."""
    at = part * len(CIRCLE) / whole
    i = int(at)
    (ax, ay), (bx, by) = CIRCLE[i % len(CIRCLE)], CIRCLE[(i + 1) % len(CIRCLE)]
    return (ax + (bx - ax) * (at - i)) / 1000, (ay + (by - ay) * (at - i)) / 1000


def draw_plainly(shape: Shape) -> SideDrawing:
    """The holms in a ring; no two of its lines cross the land of others."""
    random = shape.numbers(-1)
    order = [region for island in shape.islands for region in in_order(shape, island)]
    slots = -(-shape.regions // 4) * 4  # whole quarters, so that a line to an edge passes between two holms
    centres: dict[int, Point] = {}
    for place, region in enumerate(spread(order, slots)):
        if region >= 0:
            x, y = on_circle(2 * place + 1, 2 * slots)
            centres[region] = (SIZE / 2 + RING * x, SIZE / 2 + RING * y)
    radius = min(40.0, 0.32 * 2 * 3.14 * RING / slots)
    outlines = [holm(centres[region], radius, random) for region in range(shape.regions)]
    causeways = across(shape.land, centres, radius)
    coasts = []
    for island in shape.islands:
        path = "".join(path_of([outlines[region]], True) for region in island)
        for line in causeways:
            if line.ends[0] in island:
                path += strip(line)
        coasts.append(path)
    return SideDrawing(
        [path_of([outline], True) for outline in outlines],
        coasts,
        "",
        [
            (round_down(x), round_down(y), round_down(radius * 0.8))
            for x, y in (centres[r] for r in range(shape.regions))
        ],
        across(shape.sea, centres, radius),
        [*across(shape.bridges, centres, radius), *causeways],
        ports(shape, centres, radius),
        is_plain=True,
    )


def in_order(shape: Shape, island: tuple[int, ...]) -> list[int]:
    """The regions of an island so that neighbours come soon after each other."""
    beside = shape.neighbours()
    found = [island[0]]
    for region in found:
        found += [other for other in island if beside[region] >> other & 1 and other not in found]
    return found


def spread(order: list[int], slots: int) -> list[int]:
    """As many places as there are, with the empty ones (-1) far apart."""
    found = []
    for place in range(slots):
        i, j = place * len(order) // slots, (place + 1) * len(order) // slots
        found.append(order[i] if j > i else -1)
    return found


def holm(centre: Point, radius: float, random: Random) -> Curve:
    controls: list[Tenths] = []
    for x, y in CIRCLE[::2]:
        reach = radius * 10 * (100 + random.around(7)) / 100
        px, py = int(centre[0] * 10 + reach * x / 1000), int(centre[1] * 10 + reach * y / 1000)
        controls.append((px - px % 2, py - py % 2))
    n = len(controls)
    middles = [
        ((controls[i - 1][0] + controls[i][0]) // 2, (controls[i - 1][1] + controls[i][1]) // 2) for i in range(n)
    ]
    return Curve(middles[0], [(controls[i], middles[(i + 1) % n]) for i in range(n)])


def towards(a: Point, b: Point, far: float) -> Point:
    length = sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
    return (a[0] + (b[0] - a[0]) * far / length, a[1] + (b[1] - a[1]) * far / length)


def across(pairs: tuple[Pair, ...], centres: dict[int, Point], radius: float) -> list[Line]:
    """Lines between holms: straight between two that lie side by side, and else bent inwards, off those between."""
    shore = radius * 0.93
    found = []
    for one, other in pairs:
        a, b = centres[one], centres[other]
        if (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < (4 * radius) ** 2:
            found.append(Line((one, other), [towards(a, b, shore), towards(b, a, shore)]))
        else:
            bend = midpoint(midpoint(a, b), (SIZE / 2, SIZE / 2))
            found.append(Line((one, other), [towards(a, bend, shore), bend, towards(b, bend, shore)]))
    return found


def ports(shape: Shape, centres: dict[int, Point], radius: float) -> list[Line]:
    """To the edges: straight, where the holm is beside the edge, and else from inside the ring."""
    found = []
    for (x, y), region in zip(MIDDLES, shape.ports, strict=True):
        edge = (float(x), float(y))
        inside = [towards(edge, (SIZE / 2, SIZE / 2), far) for far in INWARDS]
        centre = centres[region]
        if (centre[0] - x) ** 2 + (centre[1] - y) ** 2 < (RING * 0.85) ** 2:
            found.append(Line((region,), [towards(centre, edge, radius * 0.93), edge]))
        else:
            found.append(Line((region,), [towards(centre, inside[0], radius * 0.93), *inside, edge]))
    return found


def strip(line: Line) -> str:
    """A causeway as land: a band along its line."""
    (ax, ay), (bx, by) = line.points[0], line.points[-1]
    cx, cy = line.points[1] if len(line.points) == 3 else midpoint((ax, ay), (bx, by))
    left, right = [], []
    for step in range(9):
        p, q, r = (8 - step) ** 2 / 64, 2 * step * (8 - step) / 64, step * step / 64
        x, y = p * ax + q * cx + r * bx, p * ay + q * cy + r * by
        u, v = (8 - step) * (cx - ax) + step * (bx - cx), (8 - step) * (cy - ay) + step * (by - cy)
        length = sqrt(u * u + v * v) or 1
        left.append((x - v / length * CAUSEWAY, y + u / length * CAUSEWAY))
        right.append((x + v / length * CAUSEWAY, y - u / length * CAUSEWAY))
    return "M" + "L".join(f"{round_down(x):g} {round_down(y):g}" for x, y in [*right, *reversed(left)]) + "Z"


def round_down(value: float) -> float:
    return int(value * 10) / 10
