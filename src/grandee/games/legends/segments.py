"""A layout that is given: which sides lie where and how they are turned, in a file of the user's own (A-42)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from grandee.core.refusals import BadInput, Message, nearest
from grandee.core.toml import check_value, digest, parse, read_struct, rows_at
from grandee.games.legends.declarations import PLACES
from grandee.games.legends.engine import cells, refusals
from grandee.games.legends.engine.facts import SEGMENTS
from grandee.games.legends.engine.laying import is_place_of_layout, link, why_not_lay
from grandee.games.legends.engine.rules import LegendsRules
from grandee.games.legends.engine.set_up import start_regions
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.files import LegendsFault
from grandee.games.legends.map import Map


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A segment as its table in the file."""

    side: str
    place: str | int
    turn: Annotated[int, Meta(ge=0, le=3)]  # quarters, clockwise


@dataclass(frozen=True)
class PlacedSegment:
    """One segment of the layout, in numbers."""

    side: int
    place: int
    turn: int


class Segments:
    """Four segments, and the start region if that is given too."""

    def __init__(self, text: str, board: Map, name: str) -> None:
        self.board = board
        self.name = name
        table = parse(text, name, ("start", "segment"))
        rows = rows_at(table, "segment", Row, name)
        if len(rows) != SEGMENTS:
            raise BadInput(f"{name}, segment", "bad-length", given=len(rows), needed=str(int(SEGMENTS)))
        self.laid: list[PlacedSegment] = []
        for number, given in enumerate(rows, 1):
            self.laid.append(self.read_row(read_struct(given, Row, self.where(number)), number))
        self.start = self.read_start(table.get("start", ""))
        self.digest = digest([sorted((laid.side, laid.place, laid.turn) for laid in self.laid), self.start])

    def where(self, number: int, key: str = "") -> str:
        return f"{self.name}, segment {number}" + (f", {key}" if key else "")

    def read_row(self, row: Row, number: int) -> PlacedSegment:
        if row.side not in self.board.ids:
            hint = nearest(row.side, self.board.ids)
            raise BadInput(self.where(number, "side"), "bad-word", given=row.side, hint=hint)
        place = str(row.place)
        if place not in PLACES:
            raise self.no_place(number, place, PLACES)
        laid = PlacedSegment(self.board.ids.index(row.side), PLACES.index(place), row.turn)
        for other in self.laid:
            if other.side == laid.side:
                raise BadInput(self.where(number, "side"), "bad-twice", given=row.side)
            if other.place == laid.place:
                raise BadInput(self.where(number, "place"), "bad-twice", given=place)
        return laid

    def read_start(self, given: object) -> str:
        where = f"{self.name}, start"
        check_value(given, str, where)
        word = str(given)
        if word and word not in self.board.regions:
            raise BadInput(where, "bad-word", given=word, hint=nearest(word, self.board.regions))
        return word

    def no_place(self, number: int, given: str, places: tuple[str, ...]) -> BadInput:
        allowed = Message("allowed-choice", words=", ".join(places))
        return BadInput(self.where(number, "place"), "bad-value", given=given, allowed=allowed)

    # -- with the other options -------------------------------------------------------------------

    def check(self, rules: LegendsRules) -> None:
        """The rules that lay segments one by one must allow the layout
        (EL-SET-2, EL-SET-5, EL-SEG-1, EL-ROW-1, EL-ROW-3, EL-ROW-4)."""
        g = rules.blank_state()
        assert isinstance(g, Legends)
        for number, laid in enumerate(self.laid, 1):
            self.check_row(g, number, laid)
            g.cells[cells.PLACE + laid.side] = laid.place + 1
            g.cells[cells.TURNED + laid.side] = laid.turn
        link(g)
        self.check_start(int(start_regions(g)))

    def check_row(self, g: Legends, number: int, laid: PlacedSegment) -> None:
        if not is_place_of_layout(g, laid.place):
            places = tuple(word for place, word in enumerate(PLACES) if is_place_of_layout(g, place))
            raise self.no_place(number, PLACES[laid.place], places)
        segment = g.facts.segment[laid.side]
        for other in self.laid[: number - 1]:
            if not g.facts.any_four_sides and g.facts.segment[other.side] == segment:
                given, back = self.board.ids[laid.side], self.board.ids[other.side]
                raise LegendsFault(self.where(number, "side"), "bad-same-segment", given=given, other=back)
        reason = why_not_lay(g, SEGMENTS - number + 1, segment, laid.side, laid.place, laid.turn)
        if reason:
            refusal = g.rules.refusals[reason]
            raise LegendsFault(
                self.where(number, "turn" if reason == refusals.NOT_THIS_TURN else "place"),
                "bad-laid",
                given=f"{self.board.ids[laid.side]} {PLACES[laid.place]} {laid.turn}",
                reason=Message(refusal.message),
                rule=refusal.rule,
            )

    def check_start(self, allowed: int) -> None:
        words = [region for number, region in enumerate(self.board.regions) if allowed >> number & 1]
        if self.start and self.start not in words:
            raise LegendsFault(
                f"{self.name}, start",
                "bad-start-region",
                given=self.start,
                allowed=Message("allowed-choice", words=", ".join(words)),
            )


@lru_cache(maxsize=8)
def segments_from(text: str, board: Map, name: str = "segments") -> Segments:
    return Segments(text, board, name)
