"""Drawn sides show what the data say and nothing else; looked at with a raster of their own."""

from __future__ import annotations

import re
import subprocess
import sys
from hashlib import sha256
from itertools import combinations, pairwise
from math import hypot
from random import Random

import msgspec
import pytest
from msgspec import UNSET

from grandee.games import load_game
from grandee.games.legends.api import Facts, SideDrawing
from grandee.games.legends.drawing import draw_map, draw_side, drawn
from grandee.games.legends.drawing.__main__ import SIDES as SIDES_FILE
from grandee.games.legends.drawing.__main__ import sides
from grandee.games.legends.drawing.shapes import shape_of
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.map import DIRECTIONS, Map, Ports, Row, Side, standard_map
from grandee.games.legends.random_map import random_map
from tests.kit import rule

Point = tuple[float, float]
STEP = 2.5  # units between two points of the raster
SIZE = 320
TOKEN = re.compile(r"[MLQZ]|-?\d+(?:\.\d+)?")
SIDES = {side.id: side for side in standard_map().sides}
MIDDLES = ((160.0, 0.0), (320.0, 160.0), (160.0, 320.0), (0.0, 160.0))
DIGEST = "7852bacd7a5e9452"
APART = 5.0  # units at least between two regions that share no border, and more between islands
OVERSEA = 11.0


def check(side: Side, drawing: SideDrawing) -> None:
    land = regions_of(drawing)
    assert set(land) == set(side.regions)
    borders = {frozenset(pair) for pair in side.land}
    island = {region: name for name, regions in side.islands.items() for region in regions}
    for one, other in combinations(side.regions, 2):
        assert not land[one] & land[other], (side.id, one, other)
        touching = {p for p in near(land[one], STEP * 1.01) if p in land[other]}
        if frozenset((one, other)) in borders:
            assert len(touching) * STEP >= 15, (side.id, one, other, "no border")
            assert drawing.regions[one].tint != drawing.regions[other].tint
        else:
            apart = APART if island[one] == island[other] else OVERSEA
            assert not near(land[one], apart) & land[other], (side.id, one, other, "too near")
    check_borders_are_shared(side, drawing)
    check_coasts(side, drawing, land)
    check_places(drawing)
    check_lanes(side, drawing, land)


def check_borders_are_shared(side: Side, drawing: SideDrawing) -> None:
    """What is border is told twice, once by each region, in the very same points; and all of it is told as border."""
    told: dict[Point, set[str]] = {}
    for region, each in drawing.regions.items():
        for loop in loops_of(each.path):
            for x, y in loop:
                told.setdefault((round(x + 0.0001, 3), round(y + 0.0001, 3)), set()).add(region)
    borders = {(round(x + 0.0001, 3), round(y + 0.0001, 3)) for loop in loops_of(drawing.borders) for x, y in loop}
    shared = {point for point, regions in told.items() if len(regions) > 1}
    assert shared == borders
    pairs = {frozenset(pair) for pair in side.land}
    for regions in told.values():
        assert all(frozenset(pair) in pairs for pair in combinations(sorted(regions), 2))


def check_coasts(side: Side, drawing: SideDrawing, land: dict[str, set[tuple[int, int]]]) -> None:
    assert list(drawing.coasts) == list(side.islands)
    for name, regions in side.islands.items():
        painted_island = painted(drawing.coasts[name])
        whole = set().union(*(land[region] for region in regions))
        assert len(painted_island ^ whole) <= len(whole) * 0.02  # points on a border may be nobody's
        for x, y in painted_island:
            assert 11 <= (x + 0.5) * STEP <= SIZE - 11, side.id
            assert 11 <= (y + 0.5) * STEP <= SIZE - 11, side.id


def check_places(drawing: SideDrawing) -> None:
    for region, each in drawing.regions.items():
        x, y = each.at
        outline = [point for loop in loops_of(each.path) for point in loop]
        assert min(hypot(x - px, y - py) for px, py in outline) >= each.room, region
        assert (int(x / STEP), int(y / STEP)) in painted(each.path), region


def check_lanes(side: Side, drawing: SideDrawing, land: dict[str, set[tuple[int, int]]]) -> None:
    assert [tuple(lane.ends) for lane in drawing.ports] == [(region,) for region in side.ports]
    for given, lanes in ((side.sea, drawing.sea), (side.bridges, drawing.bridges)):
        assert sorted(sorted(lane.ends) for lane in lanes) == sorted(sorted(pair) for pair in given)
    for lane, middle in zip(drawing.ports, MIDDLES, strict=True):
        assert loops_of(lane.path)[0][-1] == middle
    for lane in [*drawing.sea, *drawing.bridges, *drawing.ports]:
        [line] = loops_of(lane.path)
        for end, point in zip(lane.ends, (line[0], line[-1]), strict=False):
            outline = [each for loop in loops_of(drawing.regions[end].path) for each in loop]
            assert min(hypot(point[0] - x, point[1] - y) for x, y in outline) < 4, (side.id, lane)
        for a, b in pairwise(line):
            steps = int(length([a, b]) // 1) + 1
            for step in range(steps + 1):
                x, y = a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps
                for region, cells in land.items():
                    if region not in lane.ends:
                        assert (int(x / STEP), int(y / STEP)) not in cells, (side.id, lane, region)


@pytest.mark.parametrize("name", SIDES)
def test_a_shipped_side_shows_what_it_is(name: str) -> None:
    side = SIDES[name]
    assert not drawn(shape_of(side)).is_plain
    drawing = draw_side(side)
    check(side, drawing)
    assert min(each.room for each in drawing.regions.values()) >= (26 if len(side.regions) > 5 else 38)


def test_the_drawing_of_the_shipped_map_is_the_same_for_ever() -> None:
    assert digest() == DIGEST


def digest() -> str:
    return sha256(msgspec.json.encode(draw_map(standard_map().sides))).hexdigest()[:16]


def test_the_page_has_the_drawing_as_it_is() -> None:
    assert SIDES_FILE.read_text("utf-8") == sides(), "python -m grandee.games.legends.drawing"


def test_facts_have_the_drawing_of_a_map_of_somebodys_own_alone() -> None:
    legends = load_game("legends")
    facts = legends.facts(legends.set_up({}))
    assert isinstance(facts, Facts)
    assert facts.drawing is UNSET
    board = random_map("facts")
    own = legends.facts(legends.set_up({}, custom={"map": board}))
    assert isinstance(own, Facts)
    assert own.drawing == draw_map(Map(board, "map").sides)


@rule("EL-SEG-2", "A-39")
@pytest.mark.parametrize("reading", ["drawn", "all_pairs"])
@pytest.mark.parametrize("own", ["", "by lot", "bridges"])
def test_facts_and_drawing_have_the_lines_that_the_rules_have(own: str, reading: str) -> None:
    """On the published map, on one by lot and on one with many bridges."""
    legends = load_game("legends")
    texts = {"by lot": random_map("lines"), "bridges": with_bridges()}
    setup = legends.set_up({"tall_bridges": reading}, custom={"map": texts[own]} if own else {})
    facts = legends.facts(setup)
    assert isinstance(facts, Facts)
    drawing = draw_map(standard_map().sides).sides if not own else {}  # what the page has
    if facts.drawing is not UNSET:
        drawing |= facts.drawing.sides
    regions = setup.rules.space.words["region"]
    state = setup.rules.blank_state()
    assert isinstance(state, Legends)
    for name, side in facts.sides.items():
        here = [region for island in side.islands.values() for region in island]
        land, sea = set(), set()
        for one, other in combinations(here, 2):
            if state.by_land(regions.index(one)) >> regions.index(other) & 1:
                land.add(frozenset((one, other)))
            if state.by_sea(regions.index(one)) >> regions.index(other) & 1:
                sea.add(frozenset((one, other)))
        drawn_sea, drawn_bridges = (
            [frozenset(lane.ends) for lane in lanes] for lanes in (drawing[name].sea, drawing[name].bridges)
        )
        borders = {frozenset(pair) for pair in side.land}
        assert {*map(frozenset, side.bridges)} | borders == land
        assert set(drawn_bridges) | borders == land
        assert {*map(frozenset, side.sea)} == set(drawn_sea) == sea
        assert len(set(drawn_bridges)) == len(drawn_bridges)
    joined = {frozenset(pair) for side in facts.sides.values() for pair in side.bridges}
    if own != "by lot":
        assert (frozenset(("tall_2", "tall_3")) in joined) == (reading == "all_pairs")


def with_bridges() -> str:
    """Two bridges on the side `ice`, whose far ends a line over sea joins too."""
    text = standard_map().text
    ice = 'sea = [["ice_2", "ice_3"], ["ice_3", "ice_4"]]'
    assert ice in text
    bridged = 'sea = [["ice_3", "ice_4"]]\nbridge = [["ice_2", "ice_3"], ["ice_2", "ice_4"]]'
    return text.replace(ice, bridged)


def test_a_fresh_process_draws_the_same() -> None:
    code = "from tests.games.legends.test_drawing import digest; print(digest())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest()


def test_names_do_not_change_a_drawing() -> None:
    text = standard_map().text.replace("volcano_", "peak_")
    renamed = draw_side(Map(text, "map").sides[0])
    assert [each.path for each in renamed.regions.values()] == [
        each.path for each in draw_side(SIDES["volcano"]).regions.values()
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_random_map_shows_what_it_is(seed: int) -> None:
    for side in Map(random_map(str(seed)), "map").sides:
        assert not drawn(shape_of(side)).is_plain
        check(side, draw_side(side))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(24))
def test_any_legal_side_is_drawn_and_shows_nothing_wrong(seed: int) -> None:
    """Sides that nobody has looked at: whoever cannot be drawn with borders gets causeways."""
    side = any_side(Random(seed))
    drawing = draw_side(side)
    if drawn(shape_of(side)).is_plain:
        check_plainly(side, drawing)
    else:
        check(side, drawing)


def test_a_side_whose_borders_cannot_all_be_drawn_has_causeways() -> None:
    """Five regions that all touch each other do not fit on paper."""
    regions = ["a", "b", "c", "d", "e"]
    side = made({"isle": regions}, [list(pair) for pair in combinations(regions, 2)], [], [], ["a", "b", "c", "d"])
    assert drawn(shape_of(side)).is_plain
    check_plainly(side, draw_side(side))


def check_plainly(side: Side, drawing: SideDrawing) -> None:
    """No two regions touch, and every border is a line."""
    land = regions_of(drawing)
    for one, other in combinations(side.regions, 2):
        assert not near(land[one], APART) & land[other], (side.id, one, other)
    led = sorted(sorted(lane.ends) for lane in drawing.bridges)
    assert led == sorted(sorted(pair) for pair in [*side.land, *side.bridges])
    check_places(drawing)
    joined = Side.__new__(Side)
    joined.__dict__ |= side.__dict__ | {"bridges": [*side.bridges, *side.land]}
    check_lanes(joined, drawing, land)


def made(
    islands: dict[str, list[str]],
    land: list[list[str]],
    sea: list[list[str]],
    bridge: list[list[str]],
    ports: list[str],
) -> Side:
    row = Row(
        "side", "segment", islands, Ports(**dict(zip(DIRECTIONS, ports, strict=True))), "custom", land, sea, bridge
    )
    return Side(row, "side", [], [])


def any_side(random: Random) -> Side:
    """A legal side without any thought of how it could be drawn."""
    regions = [f"r{number}" for number in range(random.randint(3, 14))]
    islands: dict[str, list[str]] = {}
    left = list(regions)
    while left:
        size = random.randint(1, len(left))
        islands[f"i{len(islands)}"], left = left[:size], left[size:]
    land: list[list[str]] = []
    lines: list[list[str]] = []
    for number, island in enumerate(islands.values()):
        land += [[random.choice(island[:i]), island[i]] for i in range(1, len(island))]
        if number:
            before = [each for other in list(islands.values())[:number] for each in other]
            lines.append([random.choice(before), random.choice(island)])
    more = [list(pair) for island in islands.values() for pair in combinations(island, 2)]
    land += [pair for pair in more if pair not in land and pair[::-1] not in land and random.random() < 0.08]
    ports = [random.choice(regions) for _ in DIRECTIONS]
    half = random.randint(0, len(lines))
    return made(islands, land, lines[:half], lines[half:], ports)


# -- a second look: paths are read and painted on a raster, and nothing is shared with how they are drawn ------------


def loops_of(path: str) -> list[list[Point]]:
    """The lines of a path of SVG, flattened; curves as eight stretches."""
    found: list[list[Point]] = []
    tokens = TOKEN.findall(path)
    assert "".join(tokens) == path.replace(" ", ""), path
    i, command = 0, ""
    while i < len(tokens):
        if tokens[i] in "MLQZ":
            command = tokens[i]
            i += 1
            if command == "Z":
                continue
        if command == "M":
            found.append([(float(tokens[i]), float(tokens[i + 1]))])
            i += 2
        elif command == "L":
            found[-1].append((float(tokens[i]), float(tokens[i + 1])))
            i += 2
        else:
            (ax, ay), (cx, cy, ex, ey) = found[-1][-1], map(float, tokens[i : i + 4])
            for step in range(1, 9):
                t = step / 8
                p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
                found[-1].append((p * ax + q * cx + r * ex, p * ay + q * cy + r * ey))
            i += 4
    return found


def rows_of(path: str, step: float = STEP) -> dict[int, list[float]]:
    """Where the lines of a closed path cross the rows of the raster."""
    rows: dict[int, list[float]] = {}
    for loop in loops_of(path):
        for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True):
            low, high = min(ay, by), max(ay, by)
            for row in range(int(low / step - 0.5), int(high / step) + 2):
                y = (row + 0.5) * step
                if low <= y < high:
                    rows.setdefault(row, []).append(ax + (bx - ax) * (y - ay) / (by - ay))
    return rows


def painted(path: str, step: float = STEP) -> set[tuple[int, int]]:
    """The points of the raster that lie inside a closed path."""
    found = set()
    for row, crossings in rows_of(path, step).items():
        ordered = sorted(crossings)
        for left, right in zip(ordered[::2], ordered[1::2], strict=True):
            found |= {(column, row) for column in range(int(left / step + 0.5), int(right / step + 0.5))}
    return found


def length(points: list[Point]) -> float:
    return sum(hypot(a[0] - b[0], a[1] - b[1]) for a, b in pairwise(points))


def near(points: set[tuple[int, int]], units: float, step: float = STEP) -> set[tuple[int, int]]:
    """Some points of the raster and all that are nearer to one of them than so many units."""
    reach = int(units / step)
    steps = [
        (dx, dy) for dx in range(-reach, reach + 1) for dy in range(-reach, reach + 1) if hypot(dx, dy) * step <= units
    ]
    rim = {p for p in points if any((p[0] + u, p[1] + v) not in points for u, v in ((1, 0), (-1, 0), (0, 1), (0, -1)))}
    return points | {(x + dx, y + dy) for x, y in rim for dx, dy in steps}


def regions_of(drawing: SideDrawing) -> dict[str, set[tuple[int, int]]]:
    return {region: painted(each.path) for region, each in drawing.regions.items()}
