"""The log of Kabale & Hiebe: no draws of others, and each column's scoring in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grandee.core.events import FORCED
from grandee.core.game import Setup
from grandee.core.log_lines import LogLine, listed
from grandee.core.refusals import Message
from grandee.games.kabale.engine import events
from grandee.games.kabale.engine.scoring import UNCHANGED
from grandee.games.kabale.numbers import half

LEFT_OUT = (FORCED, events.GOAL_TURNED, events.REVEALED)  # the board and the scoring show them
HEADS = (events.ROUND_STARTED, events.ROUND_ENDED)
OF_A_COLUMN = (
    events.VOIDED,
    events.CANCELLED,
    events.REMOVED,
    events.PAIRED,
    events.NUMBERED,
    events.NUMBERLESS,
    events.SUMMED,
)


class LogLines:
    """Tells one reader what a move has led to."""

    def __init__(self, setup: Setup, reader: int | None, names: Sequence[str]) -> None:
        self.setup = setup
        self.reader = reader
        self.names = names

    def lines(self, rows: list[list[int]], mover: int) -> list[LogLine]:
        lines: list[LogLine] = []
        scoring: list[list[int]] = []
        turned: dict[int, list[Message]] = {}
        for row in rows:
            kind = row[0]
            if kind == events.REVEALED:
                turned.setdefault(row[1], []).append(self.owned(row[3], row[2]))
            if kind in LEFT_OUT or (kind == events.DREW and row[1] != self.reader):
                continue
            if kind in OF_A_COLUMN:
                scoring.append(row)
            elif kind in (events.AWARDED, events.UNAWARDED):
                winner = self.setup.letters[row[3]] if kind == events.AWARDED else ""
                reasons = self.reasons(scoring)
                if row[1] in turned and not any(one[0] == events.SUMMED for one in scoring):
                    reasons.append(Message("story-turned-up", cards=listed(turned[row[1]])))
                lines += [LogLine(self.outcome(row), winner), *(LogLine(each, kind="inset") for each in reasons)]
                scoring = []
                turned.pop(row[1], None)
            else:
                lines.append(self.plain(row, mover, first=not lines))
        return lines

    def plain(self, row: list[int], mover: int, first: bool) -> LogLine:
        """An event that is told as it is: the first one of a move is the mover's, the others follow from it."""
        say = self.setup.game.event_message(self.setup, row, self.reader, self.names)
        if row[0] in HEADS:
            return LogLine(say, kind="head")
        seat = self.setup.letters[mover] if mover >= 0 else ""
        return LogLine(say, seat) if first else LogLine(say, kind="follows")

    def argument(self, kind: str, number: int) -> object:
        return self.setup.game.message_argument(self.setup, kind, number)

    def owned(self, card: int, owner: int) -> Message:
        return Message("story-owned", card=self.argument("card", card), owner=self.names[owner])

    def outcome(self, row: list[int]) -> Message:
        column, goal = self.argument("column", row[1]), self.argument("goal", row[2])
        if row[0] == events.UNAWARDED:
            return Message("story-nobody", column=column, goal=goal)
        seat, reason = self.names[row[3]], self.argument("reason", row[4])
        return Message("story-column", column=column, goal=goal, seat=seat, reason=reason)

    def reasons(self, rows: Iterable[list[int]]) -> list[Message]:
        """Why a column was won: what was voided and removed, then every player's cards and sum."""
        found: list[Message] = []
        removed: dict[tuple[int, int], list[Message]] = {}
        cards: list[Message] = []
        numberless: dict[int, list[Message]] = {}
        for kind, _, *rest in rows:
            if kind == events.VOIDED:
                found.append(Message("story-voided", seat=self.names[rest[0]], card=self.argument("card", rest[1])))
            elif kind == events.CANCELLED:
                found.append(Message("story-cancelled", card=self.argument("card", rest[0])))
            elif kind == events.REMOVED:
                removed.setdefault((rest[2], rest[3]), []).append(self.owned(rest[1], rest[0]))
            elif kind == events.PAIRED:
                pair = {"card": self.argument("card", rest[1]), "partner": self.argument("card", rest[2])}
                found.append(Message("story-paired", seat=self.names[rest[0]], **pair))
            elif kind == events.NUMBERED:
                cards.append(self.numbered(rest[1], rest[2], rest[3]))
            elif kind == events.NUMBERLESS:
                card = Message("story-card", card=self.argument("card", rest[1]))
                numberless.setdefault(rest[0], []).append(card)
            else:
                total = self.argument("half", rest[1])
                found.append(Message("story-sum", seat=self.names[rest[0]], sum=total, cards=listed(cards)))
                cards = []
        taken = [
            Message("story-removed", by=self.argument("card", by), owner=self.names[owner], cards=listed(out))
            for (by, owner), out in removed.items()
        ]
        bare = [Message("story-none", seat=self.names[seat], cards=listed(out)) for seat, out in numberless.items()]
        return [*taken, *found, *bare]

    def numbered(self, card: int, number: int, base: int) -> Message:
        arguments: dict[str, object] = {"card": self.argument("card", card), "number": half(number)}
        return (
            Message("story-number", **arguments)
            if base == UNCHANGED
            else Message("story-changed", base=half(base), **arguments)
        )
