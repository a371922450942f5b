"""The map that lies on the table: what leads where, and at what cost."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from tests.referee.legends.data import Side

WAYS = ("north", "east", "south", "west")
T_PLACES = ("centre", *WAYS)
ROW_PLACES = ("1", "2", "3", "4")
EAST, WEST = 1, 3

Lies = tuple[str, int]  # the place of a side, and by how many quarters it is turned


class Board:
    """The sides that lie, with their links (EL-SET-3, EL-ROW-2); also while they are being laid."""

    def __init__(self, sides: Mapping[str, Side], options: Mapping[str, Any], lies: Mapping[str, Lies]) -> None:
        self.sides = sides
        self.row = options["layout"] == "row"
        self.any_sides = options["side_pairing"] == "any_four_sides"
        self.any_desert = options["desert_start"] == "any_region"
        self.all_bridges = options["tall_bridges"] == "all_pairs"
        self.lies = dict(lies)
        self.by_land: dict[str, set[str]] = {}
        self.by_sea: dict[str, set[str]] = {}
        self.linked: set[str] = set()
        self.join()

    # -- laying --

    @property
    def complete(self) -> bool:
        return len(self.lies) == 4

    def choices(self) -> list[str]:
        """What may be laid next: side, place and turn (EL-SET-13)."""
        found = []
        places = ROW_PLACES if self.row else T_PLACES
        for side in self.next_sides():
            for place in places:
                for turn in range(4):
                    if self.may_lie(side, place, turn):
                        found.append(f"{side} {place} {turn}")
        return found

    def next_sides(self) -> list[str]:
        if self.any_sides:
            return [side for side in self.sides if side not in self.lies]
        segments = sorted({side.segment for side in self.sides.values()})
        return [side.id for side in self.sides.values() if side.segment == segments[len(self.lies)]]

    def may_lie(self, side: str, place: str, turn: int) -> bool:
        taken = [where for where, _ in self.lies.values()]
        if place in taken:
            return False
        if self.row:
            if self.sides[side].holds_start and place not in ("2", "3"):  # EL-ROW-4
                return False
            return all(turn % 2 == other % 2 for _, other in self.lies.values())  # EL-ROW-3
        return len(taken) < 3 or "centre" in [*taken, place]  # the centre is always used

    def lay(self, side: str, place: str, turn: int) -> None:
        self.lies[side] = (place, turn)
        self.join()

    # -- what leads where --

    def join(self) -> None:
        self.by_land = {region: set() for region in self.regions}
        self.by_sea = {region: set() for region in self.regions}
        for name in self.lies:
            side = self.sides[name]
            for one, other in [*side.land, *self.bridges(side)]:
                self.by_land[one].add(other)
                self.by_land[other].add(one)
            for one, other in side.sea:
                self.by_sea[one].add(other)
                self.by_sea[other].add(one)
        self.linked = set()
        if self.complete:
            for one, other in self.links():
                self.by_sea[one].add(other)
                self.by_sea[other].add(one)
                self.linked |= {one, other}

    def bridges(self, side: Side) -> list[list[str]]:
        """Those that are drawn, or every two of the regions that they join (EL-SEG-2)."""
        if not self.all_bridges:
            return side.bridge
        ends = sorted({region for line in side.bridge for region in line})
        return [list(pair) for pair in combinations(ends, 2)]

    def port(self, side: str, way: int) -> str:
        """The region whose line leaves a side in a direction as it lies (1.5, rotation)."""
        return self.sides[side].ports[(way - self.lies[side][1]) % 4]

    def links(self) -> list[tuple[str, str]]:
        at = {place: side for side, (place, _) in self.lies.items()}
        if self.row:
            ring = [at[place] for place in ROW_PLACES]
            return [(self.port(ring[i], EAST), self.port(ring[(i + 1) % 4], WEST)) for i in range(4)]
        centre = at["centre"]
        return [
            (self.port(centre, way), self.port(at[place], (way + 2) % 4))
            for way, place in enumerate(WAYS)
            if place in at
        ]

    # -- regions --

    @property
    def regions(self) -> list[str]:
        """In the order of the file."""
        return [region for side in self.sides.values() if side.id in self.lies for region in side.regions]

    @property
    def islands(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for side in self.lies:
            found |= self.sides[side].islands
        return found

    def side_of(self, region: str) -> str:
        return next(side for side in self.lies if region in self.sides[side].regions)

    def start_regions(self) -> list[str]:
        """EL-SET-5, EL-SEG-1, EL-ROW-1, EL-ROW-4."""
        desert = [side for side in self.lies if self.sides[side].holds_start]
        if desert and self.any_desert:
            return list(self.sides[desert[0]].regions)
        inner = ("2", "3") if self.row else ("centre",)
        homes = desert or [side for side, (place, _) in self.lies.items() if place in inner]
        return [region for side in homes for region in self.sides[side].regions if region in self.linked]

    def fifth_regions(self, start: str) -> list[str]:
        """Neither on the segment with the start token nor, in the T, on the central one (EL-SET-9)."""
        barred = {self.side_of(start)} | {side for side, (place, _) in self.lies.items() if place == "centre"}
        return [region for region in self.regions if self.side_of(region) not in barred]
