"""A turn and a scoring told shortly: one line for all placements, one for each area with everybody's points."""

from __future__ import annotations

from collections.abc import Callable

from grandee.core.events import FORCED
from grandee.core.title import SetUp
from grandee.core.words import Words
from grandee.games.el_grande.happenings import (
    BONUS,
    BONUSES,
    CARD_TURNED,
    MOVED,
    PAID,
    PLACED,
    POWER_PLAYED,
    SCORE_NOW,
    SCORING,
    THROWN,
    THROWN_TOTAL,
    TURN_STARTED,
    VETO_PASSED,
)
from grandee.games.el_grande.numbers import CASTILLO

LEFT_OUT = (FORCED, TURN_STARTED, THROWN_TOTAL, VETO_PASSED)  # what the other lines say anyway
TOGETHER = {  # events that are told in one line as long as they follow each other, by the same seat where it matters
    CARD_TURNED: "cards",
    POWER_PLAYED: "power",
    PLACED: "placed",
    THROWN: "placed",
    MOVED: "moved",
    SCORING: "scoring",
    PAID: "scoring",
    BONUS: "scoring",
    SCORE_NOW: "totals",
}


class Story:
    """Tells one reader what happened."""

    def __init__(self, set_up: SetUp, reader: int, words: Words, names: list[str]) -> None:
        self.set_up = set_up
        self.reader = reader
        self.words = words
        self.names = names

    def told(self, rows: list[list[int]]) -> list[str]:
        lines: list[str] = []
        group: list[list[int]] = []
        for row in rows:
            if row[0] in LEFT_OUT:
                continue
            if group and not self.belongs(row, group):
                lines.append(self.line(group))
                group = []
            if row[0] in TOGETHER:
                group.append(row)
            else:
                lines.append(self.set_up.title.sentence(self.set_up, row, self.reader, self.words, self.names))
        return [*lines, self.line(group)] if group else lines

    def belongs(self, row: list[int], group: list[list[int]]) -> bool:
        kind = TOGETHER.get(row[0])
        if kind != TOGETHER[group[0][0]] or row[0] == SCORING:
            return False
        return kind not in ("placed", "moved") or row[1] == group[0][1]

    def line(self, group: list[list[int]]) -> str:
        tell: dict[str, Callable[[list[list[int]]], str]] = {
            "cards": self.cards,
            "power": self.power,
            "placed": self.placed,
            "moved": self.moved,
            "scoring": self.scoring,
            "totals": self.totals,
        }
        return tell[TOGETHER[group[0][0]]](group)

    def name(self, kind: str, number: int) -> str:
        """A card, an area or a power value by its plain name."""
        return self.words(str(self.set_up.title.spoken(self.set_up, kind, number)))

    def cards(self, group: list[list[int]]) -> str:
        return self.words("story-revealed", cards=", ".join(self.name("card", row[1]) for row in group))

    def power(self, group: list[list[int]]) -> str:
        return self.words("story-power", plays=", ".join(f"{self.names[row[1]]} {row[2] + 1}" for row in group))

    def placed(self, group: list[list[int]]) -> str:
        """How many went where, in the order in which each place was first used."""
        counts: dict[int, int] = {}
        for row in group:
            area = int(CASTILLO) if row[0] == THROWN else row[2]
            counts[area] = counts.get(area, 0) + 1
        areas = [self.words("story-area-count", area=self.spoken(area), count=n) for area, n in counts.items()]
        return self.words("story-placed", seat=self.names[group[0][1]], areas=", ".join(areas))

    def spoken(self, area: int) -> object:
        return self.set_up.title.spoken(self.set_up, "area", area)

    def moved(self, group: list[list[int]]) -> str:
        moves = [f"{self.names[row[2]]} {self.name('area', row[3])} → {self.name('area', row[4])}" for row in group]
        return self.words("story-moved", seat=self.names[group[0][1]], moves=", ".join(moves))

    def totals(self, group: list[list[int]]) -> str:
        each = [self.words("story-score", seat=self.names[row[1]], gained=row[2], points=row[3]) for row in group]
        return self.words("story-totals", scores=", ".join(each))

    def scoring(self, group: list[list[int]]) -> str:
        """An area, its points, then everybody from the first place down with what was paid and why."""
        head, *rest = group
        if head[0] != SCORING:  # the beginning was told before
            return "; ".join(self.paid(row) if row[0] == PAID else self.bonus(row) for row in group)
        first, second, third = head[2:5]
        said = self.words("story-scoring", area=self.spoken(head[1]), first=first, second=second, third=third)
        bonuses: dict[int, list[str]] = {}
        for row in rest:
            if row[0] == BONUS:
                bonuses.setdefault(row[1], []).append(self.bonus(row))
        ranked = sorted((row for row in rest if row[0] == PAID), key=lambda row: row[4])
        parts = [", ".join([self.paid(row), *bonuses.get(row[1], [])]) for row in ranked]
        return f"{said}: {'; '.join(parts) or self.words('story-nobody')}"

    def paid(self, row: list[int]) -> str:
        _, seat, _, count, place, tied, points = row
        facts: dict[str, object] = {"seat": self.names[seat], "count": count, "points": points, "place": place}
        return self.words("story-tied", tied=tied, **facts) if tied > 1 else self.words("story-paid", **facts)

    def bonus(self, row: list[int]) -> str:
        return self.words(f"story-bonus-{BONUSES[row[4]]}", points=row[3])
