"""A turn and a round told shortly: no draws of others, and each column's scoring in a few lines."""

from __future__ import annotations

from grandee.core.title import SetUp
from grandee.core.words import Words
from grandee.games.kabale.happenings import (
    AWARDED,
    CANCELLED,
    DREW,
    GOAL_TURNED,
    NUMBERED,
    NUMBERLESS,
    PAIRED,
    REMOVED,
    REVEALED,
    SUMMED,
    UNAWARDED,
    UNCHANGED,
    VOIDED,
)
from grandee.games.kabale.speech import half

LEFT_OUT = (GOAL_TURNED, REVEALED)  # the board and the scoring show them
OF_A_COLUMN = (VOIDED, CANCELLED, REMOVED, PAIRED, NUMBERED, NUMBERLESS, SUMMED)


class Story:
    """Tells one reader what happened."""

    def __init__(self, set_up: SetUp, reader: int, words: Words, names: list[str]) -> None:
        self.set_up = set_up
        self.reader = reader
        self.words = words
        self.names = names

    def told(self, rows: list[list[int]]) -> list[str]:
        lines: list[str] = []
        scoring: list[list[int]] = []
        turned: dict[int, list[str]] = {}
        for row in rows:
            kind = row[0]
            if kind == REVEALED:
                turned.setdefault(row[1], []).append(f"{self.card(row[3])} ({self.names[row[2]]})")
            if kind in LEFT_OUT or (kind == DREW and row[1] != self.reader):
                continue
            if kind in OF_A_COLUMN:
                scoring.append(row)
            elif kind in (AWARDED, UNAWARDED):
                lines += [self.outcome(row), *(f"   {line}" for line in self.reasons(scoring))]
                if row[1] in turned and not any(one[0] == SUMMED for one in scoring):
                    lines.append("   " + self.words("story-turned-up", cards=", ".join(turned[row[1]])))
                scoring = []
                turned.pop(row[1], None)
            else:
                lines.append(self.set_up.title.sentence(self.set_up, row, self.reader, self.words, self.names))
        return lines

    def spoken(self, kind: str, number: int) -> object:
        return self.set_up.title.spoken(self.set_up, kind, number)

    def card(self, number: int) -> str:
        return self.words(str(self.spoken("card", number)))

    def outcome(self, row: list[int]) -> str:
        column, goal = self.spoken("column", row[1]), self.spoken("goal", row[2])
        if row[0] == UNAWARDED:
            return self.words("story-nobody", column=column, goal=goal)
        seat, reason = self.names[row[3]], self.spoken("reason", row[4])
        return self.words("story-column", column=column, goal=goal, seat=seat, reason=reason)

    def reasons(self, rows: list[list[int]]) -> list[str]:
        """Why a column was won: what was voided and removed, then every player's cards and sum."""
        lines: list[str] = []
        removed: dict[tuple[int, int], list[str]] = {}
        cards: list[str] = []
        numberless: dict[int, list[str]] = {}
        for kind, _, *rest in rows:
            if kind == VOIDED:
                lines.append(self.words("story-voided", seat=self.names[rest[0]], card=self.spoken("card", rest[1])))
            elif kind == CANCELLED:
                lines.append(self.words("story-cancelled", card=self.spoken("card", rest[0])))
            elif kind == REMOVED:
                removed.setdefault((rest[2], rest[3]), []).append(f"{self.card(rest[1])} ({self.names[rest[0]]})")
            elif kind == PAIRED:
                pair = {"card": self.spoken("card", rest[1]), "partner": self.spoken("card", rest[2])}
                lines.append(self.words("story-paired", seat=self.names[rest[0]], **pair))
            elif kind == NUMBERED:
                base = "" if rest[3] == UNCHANGED else f" ({half(rest[3])})"
                cards.append(f"{self.card(rest[1])} {half(rest[2])}{base}")
            elif kind == NUMBERLESS:
                numberless.setdefault(rest[0], []).append(self.card(rest[1]))
            else:
                total = self.spoken("half", rest[1])
                lines.append(self.words("story-sum", seat=self.names[rest[0]], sum=total, cards=", ".join(cards)))
                cards = []
        taken = [
            self.words("story-removed", by=self.spoken("card", by), owner=self.names[owner], cards=", ".join(out))
            for (by, owner), out in removed.items()
        ]
        bare = [
            self.words("story-none", seat=self.names[seat], cards=", ".join(out)) for seat, out in numberless.items()
        ]
        return [*taken, *lines, *bare]
