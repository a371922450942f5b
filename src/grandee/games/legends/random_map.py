"""A map by lot: eight sides in four segments that are legal, hang together, and can be drawn with all borders."""

from __future__ import annotations

from hashlib import sha256
from typing import TypeVar

from grandee.games.legends.drawing import drawn
from grandee.games.legends.drawing.shapes import MIDDLES, SIZE, Pair, Point, Random, Shape, crossing
from grandee.games.legends.engine import sizes
from grandee.games.legends.files import RESERVED
from grandee.games.legends.map import DIRECTIONS, SEGMENTS, TOKENS_WITH_START

T = TypeVar("T")
SIDES = int(sizes.SIDES)
SMALL, LARGE = 3, 7  # regions of a side
TRIED = 40  # points, of which the loneliest is taken
HEAD = """# A map of Eight-Minute Empire: Legends, drawn by lot with the seed {seed}.
# `land` are borders, `bridge` bridges, `sea` dotted lines inside a side; `ports` says where the line leads that leaves
# a side to the north, east, south and west. Everything may be changed; this shows what it looks like:
#     grandee games legends --option map=FILE --draw PICTURE.svg

[map]
id = "random_{seed}"
title = "{title}"
pairing_source = "custom"
"""
FIRST = (
    "al an ar bel bor cal cor dal dor el en fal gal gor har il ka"
    "l kel lor lun mar mel nor or pel ras sal sel tal tor ul val vel vor"
)
MIDDLE = "a e i o an ar en er il in ol on or ul"
LAST = "da dra dun gar gost len lin lis mar mir mond na nor ra ran ria ros sk tar th ven vik vin vost zan"


class Names:
    """Invented words, each once: they mean nothing in any language."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.given: set[str] = set()

    def next(self) -> str:
        while True:
            parts = [self.one(FIRST), self.one(LAST)]
            if self.random.below(3) == 0:
                parts.insert(1, self.one(MIDDLE))
            word = "".join(parts)
            if word not in self.given and word not in RESERVED:
                self.given.add(word)
                return word

    def one(self, among: str) -> str:
        words = among.split()
        return words[self.random.below(len(words))]


def random_map(seed: str) -> str:
    """The text of a map as `map.py` reads it; the same for the same seed, for ever."""
    random = Random(int.from_bytes(sha256(seed.encode("utf-8", "surrogateescape")).digest()[:8], "big"))
    names = Names(random)
    counts, islands = region_counts(random), island_counts(random)
    start = random.below(2 * SIDES)  # in half of all maps there is a side that holds it
    called = "".join(char if char.isascii() and char.isalnum() else "_" for char in seed)[:40]
    text = HEAD.format(seed=called, title=names.next().capitalize())
    for number, (count, parts) in enumerate(zip(counts, islands, strict=True)):
        text += side_text(names, random, (count, parts), number, number == start)
    return text


def region_counts(random: Random) -> list[int]:
    """How many regions each side has: enough on any four of them for all tokens, and not too many in all."""
    while True:
        counts = [SMALL + random.below(LARGE - SMALL + 1) for _ in range(SIDES)]
        if sum(sorted(counts)[:SEGMENTS]) >= TOKENS_WITH_START and sum(counts) <= sizes.REGIONS:
            return counts


def island_counts(random: Random) -> list[int]:
    while True:
        counts = [(1, 1, 2, 2, 3)[random.below(5)] for _ in range(SIDES)]
        if sum(counts) <= sizes.ISLANDS:
            return counts


def side_text(names: Names, random: Random, counts: Pair, number: int, holds_start: bool) -> str:
    """One side with so many regions and islands, as its table in the file."""
    shape = random_shape(random, *counts)
    while drawn(shape).is_plain:
        shape = random_shape(random, *counts)
    side = names.next()
    islands = [names.next() + "_isle" for _ in shape.islands]
    regions = [names.next() for _ in range(shape.regions)]

    def lines(pairs: tuple[Pair, ...]) -> str:
        return "[" + ", ".join(f'["{regions[a]}", "{regions[b]}"]' for a, b in pairs) + "]"

    listed = ", ".join(
        f"{island} = [{', '.join(quoted(regions[region]) for region in each)}]"
        for island, each in zip(islands, shape.islands, strict=True)
    )
    ports = ", ".join(f"{way} = {quoted(regions[port])}" for way, port in zip(DIRECTIONS, shape.ports, strict=True))
    rows = [
        "",
        "[[side]]",
        f'id = "{side}"',
        f'segment = "segment_{number % SEGMENTS + 1}"',
        f"islands = {{ {listed} }}",
        f"land = {lines(shape.land)}",
        f"sea = {lines(shape.sea)}",
        f"bridge = {lines(shape.bridges)}",
        f"ports = {{ {ports} }}",
        *(["holds_start = true"] if holds_start else []),
        'source = "custom"',
        "",
    ]
    return "\n".join(rows)


def quoted(word: str) -> str:
    return f'"{word}"'


# -- a side by lot -------------------------------------------------------------------------------------


def random_shape(random: Random, count: int, parts: int) -> Shape:
    """Points in the square, lines between near ones, and among these some borders and some waters."""
    points = scattered(random, count)
    lines = near_lines(points)
    islands = parted(random, lines, count, parts)
    where = {region: number for number, each in enumerate(islands) for region in each}
    land: list[Pair] = []
    for each in islands:
        inside = shuffled(random, [pair for pair in lines if pair[0] in each and pair[1] in each])
        tree = spanning(inside)
        land += tree + [pair for pair in inside if pair not in tree and random.below(100) < 60]
    between = shuffled(random, [(a, b) for a, b in lines if where[a] != where[b]])
    crossings = spanning([(where[a], where[b]) for a, b in between])
    chosen: list[Pair] = []
    for pair in between:
        step = (where[pair[0]], where[pair[1]])
        if step in crossings:
            crossings.remove(step)
            chosen.append(pair)
        elif random.below(100) < 15:
            chosen.append(pair)
    bridged = len(islands) > 1 and random.below(5) == 0
    ports = [min(range(count), key=lambda region: (far(points[region], middle), region)) for middle in MIDDLES]
    order = [region for each in islands for region in each]
    new = {region: number for number, region in enumerate(order)}  # in the order of a file: island by island

    def renumbered(pairs: list[Pair]) -> tuple[Pair, ...]:
        return tuple(sorted((min(new[a], new[b]), max(new[a], new[b])) for a, b in pairs))

    return Shape(
        count,
        tuple(tuple(new[region] for region in each) for each in islands),
        renumbered(land),
        () if bridged else renumbered(chosen),
        renumbered(chosen) if bridged else (),
        tuple(new[port] for port in ports),
    )


def far(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def scattered(random: Random, count: int) -> list[Point]:
    """Each point is the loneliest of some."""
    points: list[Point] = [(SIZE // 6 + random.below(SIZE * 2 // 3), SIZE // 6 + random.below(SIZE * 2 // 3))]
    while len(points) < count:
        tried = [(30 + random.below(SIZE - 60), 30 + random.below(SIZE - 60)) for _ in range(TRIED)]
        points.append(max(tried, key=lambda new: (min(far(new, each) for each in points), new)))
    return points


def near_lines(points: list[Point]) -> list[Pair]:
    """The shortest lines between points that cross no shorter one."""
    pairs = [(a, b) for a in range(len(points)) for b in range(a + 1, len(points))]
    found: list[Pair] = []
    for a, b in sorted(pairs, key=lambda pair: (far(points[pair[0]], points[pair[1]]), pair)):
        if not any(
            {a, b}.isdisjoint(other) and crossing(points[a], points[b], points[other[0]], points[other[1]])
            for other in found
        ):
            found.append((a, b))
    return found


def parted(random: Random, lines: list[Pair], count: int, wanted: int) -> list[list[int]]:
    """So many islands, each of which hangs together by lines."""
    islands = [[region] for region in shuffled(random, list(range(count)))[:wanted]]
    while sum(map(len, islands)) < count:
        each = islands[random.below(wanted)]
        taken = {region for island in islands for region in island}
        beside = [b if a in each else a for a, b in lines if (a in each) != (b in each)]
        free = [region for region in beside if region not in taken]
        if free:
            each.append(free[random.below(len(free))])
    return islands


def spanning(pairs: list[Pair]) -> list[Pair]:
    """The first lines by which everything hangs together that hangs together at all."""
    group: dict[int, int] = {}
    found = []
    for a, b in pairs:
        one, other = group.setdefault(a, a), group.setdefault(b, b)
        if one != other:
            found.append((a, b))
            group = {each: one if of == other else of for each, of in group.items()}
    return found


def shuffled(random: Random, items: list[T]) -> list[T]:
    rest, found = list(items), []
    while rest:
        found.append(rest.pop(random.below(len(rest))))
    return found
