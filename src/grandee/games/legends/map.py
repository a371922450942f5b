"""The eight sides of the segments: those that are shipped, in data/map.toml, or sides of the user's own."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache, cached_property, lru_cache
from itertools import combinations
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from grandee.core.game import Setup
from grandee.core.options import Value
from grandee.core.refusals import BadInput, nearest
from grandee.core.toml import Source, digest, parse, read_at, read_struct, rows_at
from grandee.games.legends.engine import sizes
from grandee.games.legends.files import LegendsFault, check_id, shipped

DIRECTIONS = ("north", "east", "south", "west")
SEGMENTS = 4
TOKENS_WITH_START = int(sizes.TOKENS) + 1  # that every map must have room for (EL-TOKEN-1, EL-TOKEN-3)
Lines = list[list[str]]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a map says of itself."""

    id: object = ""
    title: Annotated[str, Meta(max_length=200)] = ""
    pairing_source: str = ""  # where it comes from which sides share a segment


class Ports(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the lines lead that leave a side, as it is printed."""

    north: str
    east: str
    south: str
    west: str


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side as its table in the file."""

    id: str
    segment: str
    islands: dict[str, list[str]]
    ports: Ports
    source: Source
    land: Lines = []
    sea: Lines = []
    bridge: Lines = []
    holds_start: bool = False


class Side:
    """One side of a segment: its regions, the islands that they form, and what leads where. Checked when it is read."""

    def __init__(self, row: Row, where: str, known_regions: list[str], known_islands: list[str]) -> None:
        self.id = row.id
        self.segment = row.segment
        self.row = row
        self.holds_start = row.holds_start
        self.source = row.source
        self.islands: dict[str, list[str]] = {}
        self.regions: list[str] = []
        for island, regions in row.islands.items():
            check_id(island, [*known_islands, *self.islands], f"{where}, islands")
            if not regions:
                raise LegendsFault(f"{where}, islands, {island}", "bad-empty-island")
            for region in regions:
                check_id(region, [*known_regions, *self.regions], f"{where}, islands, {island}")
                self.regions.append(region)
            self.islands[island] = list(regions)
        if not self.regions:
            raise BadInput(where, "bad-missing", key="islands")
        self.where = where
        self.land = self.lines("land", row.land)
        self.sea = self.lines("sea", row.sea)
        self.bridges = self.lines("bridge", row.bridge)
        self.check_lines()
        self.ports = [self.known_region(getattr(row.ports, way), f"{where}, ports, {way}") for way in DIRECTIONS]
        self.check_shape()

    def known_region(self, word: object, where: str) -> str:
        if word not in self.regions:
            raise BadInput(where, "bad-word", given=str(word), hint=nearest(str(word), self.regions))
        return str(word)

    def lines(self, key: str, given: Lines) -> list[tuple[str, str]]:
        found = []
        for number, pair in enumerate(given, 1):
            where = f"{self.where}, {key} {number}"
            if len(pair) != 2:
                raise BadInput(where, "bad-length", given=len(pair), needed="2")
            one, other = (self.known_region(word, where) for word in pair)
            if one == other:
                raise LegendsFault(where, "bad-line-to-itself", given=one)
            found.append((one, other))
        return found

    def check_lines(self) -> None:
        """Two regions are joined by one line at most."""
        seen: set[frozenset[str]] = set()
        for one, other in [*self.land, *self.sea, *self.bridges]:
            pair = frozenset((one, other))
            if pair in seen:
                raise BadInput(self.where, "bad-twice", given=f"{one} – {other}")
            seen.add(pair)

    def check_shape(self) -> None:
        """An island is what hangs together by borders (1.5), and the side hangs together by all its lines."""
        for island, regions in self.islands.items():
            if len(reachable(regions[0], self.land, regions)) < len(regions):
                raise LegendsFault(f"{self.where}, islands, {island}", "bad-island-in-pieces")
        island_of = {region: island for island, regions in self.islands.items() for region in regions}
        for number, (one, other) in enumerate(self.land, 1):
            if island_of[one] != island_of[other]:
                raise LegendsFault(f"{self.where}, land {number}", "bad-islands-joined", given=f"{one} – {other}")
        every = [*self.land, *self.sea, *self.bridges]
        apart = [r for r in self.regions if r not in reachable(self.regions[0], every, self.regions)]
        if apart:
            raise LegendsFault(self.where, "bad-side-in-pieces", given=apart[0])

    def with_all_bridges(self) -> Side:
        """The side with a bridge between every two regions that bridges touch and no border joins; a line over sea is
        not needed there (EL-SEG-2, A-29, A-39)."""
        touched = [region for region in self.regions if any(region in pair for pair in self.bridges)]
        borders = {frozenset(pair) for pair in self.land}
        side = copy(self)
        side.bridges = [pair for pair in combinations(touched, 2) if frozenset(pair) not in borders]
        bridged = {frozenset(pair) for pair in side.bridges}
        side.sea = [pair for pair in self.sea if frozenset(pair) not in bridged]
        return side


def reachable(start: str, lines: list[tuple[str, str]], among: list[str]) -> set[str]:
    """The regions among some that lines lead to from one of them."""
    found, new = {start}, [start]
    while new:
        here = new.pop()
        for one, other in lines:
            for there in (other,) if one == here else (one,) if other == here else ():
                if there in among and there not in found:
                    found.add(there)
                    new.append(there)
    return found


class Map:
    """All sides. Wholly checked when it is read."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        table = parse(text, name, ("map", "side"))
        self.head = read_at(table, "map", Head, name) if "map" in table else Head()
        rows = rows_at(table, "side", Row, name)
        if len(rows) != sizes.SIDES:
            raise BadInput(f"{name}, side", "bad-length", given=len(rows), needed=str(int(sizes.SIDES)))
        self.ids: list[str] = []  # of the sides
        self.sides: list[Side] = []
        self.regions: list[str] = []
        self.islands: list[str] = []
        for number, given in enumerate(rows, 1):
            self.ids.append(check_id(given.get("id"), self.ids, f"{name}, side {number}, id"))
            self.read_side(given)
        self.check_sizes()
        self.segments = self.check_segments()
        self.digest = digest(
            [[side.islands, side.land, side.sea, side.bridges, side.ports] for side in self.sides]
            + [[side.id, side.segment, side.holds_start] for side in self.sides]
        )

    def read_side(self, given: dict[str, Any]) -> None:
        where = f"{self.name}, {self.ids[-1]}"
        side = Side(read_struct(given, Row, where), where, self.regions, self.islands)
        self.sides.append(side)
        self.regions += side.regions
        self.islands += side.islands

    def check_sizes(self) -> None:
        for key, given, most in (
            ("regions", len(self.regions), int(sizes.REGIONS)),
            ("islands", len(self.islands), int(sizes.ISLANDS)),
            ("holds_start", sum(side.holds_start for side in self.sides), 1),
        ):
            if given > most:
                raise BadInput(f"{self.name}, {key}", "bad-too-many", given=given, most=most)
        smallest = sum(sorted(len(side.regions) for side in self.sides)[:SEGMENTS])
        if smallest < TOKENS_WITH_START:
            raise LegendsFault(self.name, "bad-too-few-regions", given=smallest, needed=TOKENS_WITH_START)

    def check_segments(self) -> list[str]:
        """Four segments with two sides each."""
        segments = list(dict.fromkeys(side.segment for side in self.sides))
        for segment in segments:
            n = sum(side.segment == segment for side in self.sides)
            if n != 2:
                raise LegendsFault(f"{self.name}, {segment}", "bad-segment", given=n)
        return sorted(segments)

    @cached_property
    def with_all_bridges(self) -> Map:
        """The same map as the option `tall_bridges = all_pairs` reads it; what is printed, and its digest, stay."""
        board = copy(self)
        board.sides = [side.with_all_bridges() for side in self.sides]
        return board

    def read_with(self, options: Mapping[str, Value]) -> Map:
        return self.with_all_bridges if options["tall_bridges"] == "all_pairs" else self

    def side_of(self, region: str) -> Side:
        return next(side for side in self.sides if region in side.regions)


@cache
def standard_map() -> Map:
    return Map(shipped("map.toml"), "map.toml")


@lru_cache(maxsize=256)  # every look at a table with a map of its own asks for it
def map_from(text: str, name: str = "map") -> Map:
    return Map(text, name)


def map_of(setup: Setup) -> Map:
    """The map of a set-up, with the bridges that its options read into it."""
    board = map_from(setup.custom["map"]) if "map" in setup.custom else standard_map()
    return board.read_with(setup.options)
