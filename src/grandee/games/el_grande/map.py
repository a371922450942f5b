"""The map: those that are shipped, in data/map.toml and data/map-2023.toml, or one of the user's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from grandee.core.game import Setup, UnprintedFact, UnprintedPart
from grandee.core.options import Value
from grandee.core.refusals import BadInput, Message, nearest
from grandee.core.toml import Source, digest, parse, read_at, read_struct, rows_at
from grandee.games.el_grande.files import EDITION, FILES, ElGrandeFault, id_of, shipped

BOARDS = ("board_8", "board_4")
REGIONS = 9  # EG-MAP-1; France is none of them, and comes with an option (EG-MAP-5)
FRANCE, PORTUGAL = "france", "portugal"
GRANADA = "granada"
SEAS = ("ship", "america", "mediterranean")
SURENESS = ("rulebook", "public", "inferred", "reconstructed", "placeholder", "custom")  # of sources, the best first
Points = Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(min_length=3, max_length=3)]  # of the first places
Bonus = Annotated[int, Meta(ge=0, le=20)]


class MapHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class France(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A region with the option `france`: its table, its neighbours, what two of its three places are worth
    (EG-FRANCE-4, EG-FRANCE-6)."""

    points: Points
    borders: list[str]
    ambassador: Bonus
    envoy: Bonus
    source: Source


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area at sea with the expansion: its table, and what its office is worth (GI-SHIP-8, GI-AME-6)."""

    id: Literal["ship", "america", "mediterranean"]
    points: Points
    source: Source
    office: Bonus = 0


class Coast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The regions from which there is a way to the ship (GI-SHIP-2)."""

    regions: list[str]
    source: Source


class Abroad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A country that only the king can be in, with the regions that are then beside him (EG-MAP-7, EG-KING-9)."""

    id: Literal["france", "portugal"]
    borders: list[str]
    source: Source


class Map:
    """Nine regions in the order of scoring, with points and borders; the castillo; the two boards; perhaps France as a
    region, and countries abroad."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        table = parse(text, name, ("map", "region", "castillo", *BOARDS, "border", FRANCE, "abroad", "sea", "coast"))
        self.head = read_at(table, "map", MapHead, name) if "map" in table else MapHead()
        rows = rows_at(table, "region", Region, name)
        if len(rows) != REGIONS:
            raise BadInput(f"{name}, region", "bad-length", given=len(rows), needed=str(REGIONS))
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
        self.france = self.read_france(table)
        self.abroad = self.read_abroad(table)
        self.seas = self.read_seas(table)
        self.coast: list[str] = []
        if "coast" in table:
            self.coast = read_at(table, "coast", Coast, name).regions
            self.check_regions(self.coast, f"{name}, coast, regions")

    # -- what a record names it by ---------------------------------------------------------------

    @property
    def digest(self) -> str:
        """That of the map without any option."""
        return self.digest_for({})

    def digest_for(self, options: Mapping[str, Value]) -> str:
        """Of what a set-up uses: France where it is a region, countries abroad where the king can go there."""
        facts: list[object] = [self.regions, self.points, sorted(self.borders)]
        if self.france and has_france(options):
            facts.append([self.france.points, sorted(self.france.borders), self.france.ambassador, self.france.envoy])
        if options.get("grand_inquisitor") is True:
            facts.append([[sea.id, sea.points, sea.office] for sea in self.seas])
            facts.append(sorted(self.coast))
        if self.abroad and options.get("new_regency") is True:
            facts.append({country.id: sorted(country.borders) for country in self.abroad.values()})
        return digest(facts)

    def unprinted(self) -> list[UnprintedFact]:
        """All that is not from a rulebook, for `grandee games --provenance`."""
        facts = [(region.id, region.source) for region in self.region_rows]
        facts += [(place, scored.source) for place, scored in self.scored.items()]
        facts += [(" – ".join(border.between), border.source) for border in self.border_rows]
        facts += [(FRANCE, self.france.source)] if self.france else []
        facts += [(sea.id, sea.source) for sea in self.seas]
        facts += [(f"{country.id}, borders", country.source) for country in self.abroad.values()]
        listed = [UnprintedFact(self.name, name, source) for name, source in facts]
        listed.append(UnprintedFact(self.name, "order of scoring", self.head.order_source))
        return [fact for fact in listed if fact.source != "rulebook"]

    def unprinted_in(self, options: Mapping[str, Value]) -> list[UnprintedPart]:
        """What a set-up uses of it that is not from a rulebook: points of areas, and borders as a whole."""
        rows = [(region.id, region.source) for region in self.region_rows]
        rows += [(place, scored.source) for place, scored in self.scored.items() if place == "castillo"]
        if self.france and has_france(options):
            rows.append((FRANCE, self.france.source))
        if options.get("grand_inquisitor") is True:
            rows += [(sea.id, sea.source) for sea in self.seas]
        parts = [UnprintedPart(Message("unprinted-points", area=f"area-{area}"), source) for area, source in rows]
        borders = [border.source for border in self.border_rows]
        if options.get("new_regency") is True:
            borders += [country.source for country in self.abroad.values()]
        least = max(borders, key=SURENESS.index)
        parts.append(UnprintedPart(Message("unprinted-borders"), least))
        return [replace(part, data="map") for part in parts if part.source != "rulebook"]

    # -- reading ---------------------------------------------------------------------------------

    def border(self, pair: list[str], where: str) -> tuple[int, int]:
        if len(pair) != 2 or pair[0] == pair[1]:
            raise ElGrandeFault(where, "bad-border", given=" – ".join(pair))
        self.check_regions(pair, where)
        one, other = sorted(self.regions.index(word) for word in pair)
        if (one, other) in self.borders:
            raise BadInput(where, "bad-twice", given=" – ".join(pair))
        return one, other

    def check_regions(self, words: list[str], where: str) -> None:
        for word in words:
            if word not in self.regions:
                raise BadInput(where, "bad-word", given=word, hint=nearest(word, self.regions))

    def read_france(self, table: Mapping[str, Any]) -> France | None:
        if FRANCE not in table:
            return None
        france = read_at(table, FRANCE, France, self.name)
        self.check_country(FRANCE, france.borders)
        return france

    def read_abroad(self, table: Mapping[str, Any]) -> dict[str, Abroad]:
        """The countries, by their words."""
        found: dict[str, Abroad] = {}
        for number, row in enumerate(rows_at(table, "abroad", Abroad, self.name), 1):
            where = f"{self.name}, abroad {number}"
            country = read_struct(row, Abroad, where)
            if country.id in found:
                raise BadInput(f"{where}, id", "bad-twice", given=country.id)
            self.check_country(country.id, country.borders)
            found[country.id] = country
        return found

    def read_seas(self, table: Mapping[str, Any]) -> list[Sea]:
        """Ship, America and Mediterranean, in this order; none on a map without them."""
        rows = rows_at(table, "sea", Sea, self.name)
        seas = [read_struct(row, Sea, f"{self.name}, sea {number}") for number, row in enumerate(rows, 1)]
        if seas and [sea.id for sea in seas] != list(SEAS):
            raise ElGrandeFault(f"{self.name}, sea", "bad-seas", given=", ".join(sea.id for sea in seas))
        return seas

    def check_country(self, country: str, borders: list[str]) -> None:
        """No region has the word of a country, which borders on regions, each named once."""
        where = f"{self.name}, {country}"
        if country in self.regions:
            raise BadInput(where, "bad-twice", given=country)
        if not borders:
            raise BadInput(where, "bad-missing", key="borders")
        self.check_regions(borders, f"{where}, borders")
        for word in borders:
            if borders.count(word) > 1:
                raise BadInput(f"{where}, borders", "bad-twice", given=word)

    # -- what depends on options -----------------------------------------------------------------

    def check(self, options: Mapping[str, Value]) -> None:
        """What the options speak of must be on the map."""
        needed = {
            "france": [] if self.france else [FRANCE],
            "granada": [word for word in (GRANADA,) if word not in self.regions],
            "grand_inquisitor": [
                key for key, there in (("sea", self.seas), ("coast", self.coast), (FRANCE, self.france)) if not there
            ],
            "new_regency": [word for word in (FRANCE, PORTUGAL) if word not in self.abroad],
        }
        for option, missing in needed.items():
            if missing and options.get(option) is True:
                key = f"abroad {missing[0]}" if option == "new_regency" else missing[0]
                raise ElGrandeFault(self.name, "bad-map-needs", key=key, switch=option)

    def regions_for(self, options: Mapping[str, Value]) -> list[str]:
        """The regions that there are with these options, in the order of scoring: France comes last (EG-FRANCE-6)."""
        if options.get("grand_inquisitor") is True:
            return [*self.regions, FRANCE, *SEAS]  # GI-SCO-1
        return [*self.regions, FRANCE] if options.get("france") is True else self.regions

    def neighbours_for(self, options: Mapping[str, Value]) -> dict[str, list[str]]:
        """What is adjacent with these options."""
        if self.france is None or not has_france(options):
            return self.neighbours
        beside = {
            word: [*near, *([FRANCE] if word in self.france.borders else [])] for word, near in self.neighbours.items()
        }
        seas: dict[str, list[str]] = {word: [] for word in SEAS if options.get("grand_inquisitor") is True}
        return {**beside, FRANCE: list(self.france.borders), **seas}


def has_france(options: Mapping[str, Value]) -> bool:
    """Whether France is a region: by itself, or with the colonies (GI-FRV-1)."""
    return options.get("france") is True or options.get("grand_inquisitor") is True


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
