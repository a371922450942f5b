"""The map: the one that is shipped, in data/map.toml, or one of the user's own."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from grandee.core.game import Setup
from grandee.core.refusals import BadInput, nearest
from grandee.core.toml import Source, digest, parse, read_at, read_struct, rows_at
from grandee.games.el_grande.engine import sizes
from grandee.games.el_grande.files import EDITION, FILES, ElGrandeFault, id_of, shipped

BOARDS = ("board_8", "board_4")
Points = Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(min_length=3, max_length=3)]  # of the first places


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a map says of itself."""

    id: object = ""
    title: object = ""
    order_source: str = ""


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: Points
    source: Source


class ScoreTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The castillo or a board."""

    points: Points
    source: Source


class Border(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    between: list[str]
    source: Source


class Map:
    """Nine regions in the order of scoring, with points and borders; the castillo; the two boards."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        table = parse(text, name, ("map", "region", "castillo", *BOARDS, "border"))
        self.head = read_at(table, "map", Head, name) if "map" in table else Head()
        rows = rows_at(table, "region", Region, name)
        if len(rows) != sizes.REGIONS:
            raise BadInput(f"{name}, region", "bad-length", given=len(rows), needed=str(sizes.REGIONS))
        self.regions: list[str] = []  # their words
        self.region_rows: list[Region] = []
        for number, row in enumerate(rows, 1):
            self.regions.append(id_of(row, self.regions, f"{name}, region {number}"))
            self.region_rows.append(read_struct(row, Region, f"{name}, {self.regions[-1]}"))
        self.scored = {place: read_at(table, place, ScoreTable, name) for place in ("castillo", *BOARDS)}
        printed = [row.points for row in self.region_rows] + [scored.points for scored in self.scored.values()]
        self.points: list[tuple[int, ...]] = [tuple(points) for points in printed]
        self.borders: list[tuple[int, int]] = []
        self.border_rows: list[Border] = []
        for number, row in enumerate(rows_at(table, "border", Border, name), 1):
            where = f"{name}, border {number}"
            self.border_rows.append(read_struct(row, Border, where))
            self.borders.append(self.border(self.border_rows[-1].between, f"{where}, between"))
        for region, word in enumerate(self.regions):
            if not any(region in pair for pair in self.borders):
                raise BadInput(f"{name}, {word}", "bad-missing", key="border")
        self.neighbours: dict[str, list[str]] = {word: [] for word in self.regions}
        for one, other in self.borders:
            self.neighbours[self.regions[one]].append(self.regions[other])
            self.neighbours[self.regions[other]].append(self.regions[one])
        self.digest = digest([self.regions, self.points, sorted(self.borders)])

    def border(self, pair: list[str], where: str) -> tuple[int, int]:
        if len(pair) != 2 or pair[0] == pair[1]:
            raise ElGrandeFault(where, "bad-border", given=" – ".join(pair))
        for word in pair:
            if word not in self.regions:
                raise BadInput(where, "bad-word", given=word, hint=nearest(word, self.regions))
        one, other = sorted(self.regions.index(word) for word in pair)
        if (one, other) in self.borders:
            raise BadInput(where, "bad-twice", given=" – ".join(pair))
        return one, other


@lru_cache(maxsize=16)
def map_from(text: str, name: str) -> Map:
    return Map(text, name)


@cache
def shipped_map(name: str) -> Map:
    return Map(shipped(name), name)


def standard_map(edition: str = EDITION) -> Map:
    return shipped_map(FILES[edition].map)


def map_of(setup: Setup) -> Map:
    own, edition = setup.custom, str(setup.options["edition"])
    return map_from(own["map"], "map") if "map" in own else standard_map(edition)
