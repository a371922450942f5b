"""The log of Kabale & Hiebe: no draws of others, and each column's scoring in a few lines.

The board says the same while it shows one card after the other, so every line names the events that it tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grandee.core.events import FORCED
from grandee.core.game import Setup
from grandee.core.log_lines import Kind, LogLine, listed
from grandee.core.refusals import Message
from grandee.games.kabale.engine import events
from grandee.games.kabale.engine.scoring import UNCHANGED
from grandee.games.kabale.numbers import half

LEFT_OUT = (FORCED, events.GOAL_TURNED, events.REVEALED)  # the board and the scoring show them
HEADS = (events.ROUND_STARTED, events.ROUND_ENDED)
COLUMN_EVENTS = (
    events.VOIDED,
    events.CANCELLED,
    events.REMOVED,
    events.PAIRED,
    events.NUMBERED,
    events.NUMBERLESS,
    events.SUMMED,
)

IndexedEvent = tuple[int, list[int]]  # an event and its place in the entry


class LogLines:
    """Tells one reader what a move has led to."""

    def __init__(self, setup: Setup, reader: int | None, names: Sequence[str]) -> None:
        self.setup = setup
        self.reader = reader
        self.names = names

    def lines(self, rows: list[list[int]], mover: int) -> list[LogLine]:
        lines: list[LogLine] = []
        scoring: list[IndexedEvent] = []
        turned: dict[int, list[IndexedEvent]] = {}
        for told in enumerate(rows):
            _, row = told
            kind = row[0]
            if kind == events.REVEALED:
                turned.setdefault(row[1], []).append(told)
            if kind in LEFT_OUT or (kind == events.DREW and row[1] != self.reader):
                continue
            if kind in COLUMN_EVENTS:
                scoring.append(told)
            elif kind in (events.AWARDED, events.UNAWARDED):
                lines += self.column(told, scoring, turned.pop(row[1], []))
                scoring = []
            else:
                lines.append(self.event_line(told, mover, first=not lines))
        return lines

    def event_line(self, told: IndexedEvent, mover: int, first: bool) -> LogLine:
        """An event that is told as it is: the first one of a move is the mover's, the others follow from it."""
        place, row = told
        say = self.setup.game.event_message(self.setup, row, self.reader, self.names)
        if row[0] in HEADS:
            return LogLine(say, kind="head", tells=[place])
        seat = self.setup.letters[mover] if mover >= 0 else ""
        return LogLine(say, seat, tells=[place]) if first else LogLine(say, kind="follows", tells=[place])

    def column(self, awarded: IndexedEvent, scoring: list[IndexedEvent], turned: list[IndexedEvent]) -> list[LogLine]:
        """The scoring of a column: who wins it, and why. What was turned up is in the log if no sum tells it."""
        place, row = awarded
        winner = self.setup.letters[row[3]] if row[0] == events.AWARDED else ""
        lines = [LogLine(self.outcome(row), winner, tells=[place]), *self.reasons(scoring)]
        if turned:
            cards = listed(self.owned_card(each[3], each[2]) for _, each in turned)
            summed = any(each[0] == events.SUMMED for _, each in scoring)
            lines.append(reason(Message("story-turned-up", cards=cards), turned, "board" if summed else "inset"))
        return lines

    def argument(self, kind: str, number: int) -> object:
        return self.setup.game.message_argument(self.setup, kind, number)

    def owned_card(self, card: int, owner: int) -> Message:
        return Message("story-owned", card=self.argument("card", card), owner=self.names[owner])

    def outcome(self, row: list[int]) -> Message:
        column, goal = self.argument("column", row[1]), self.argument("goal", row[2])
        if row[0] == events.UNAWARDED:
            return Message("story-nobody", column=column, goal=goal)
        seat, reason = self.names[row[3]], self.argument("reason", row[4])
        return Message("story-column", column=column, goal=goal, seat=seat, reason=reason)

    def reasons(self, scoring: Iterable[IndexedEvent]) -> list[LogLine]:
        """Why a column was won: what was voided and removed, then every player's cards and sum."""
        found: list[LogLine] = []
        removed: dict[tuple[int, int], list[IndexedEvent]] = {}
        numbered: list[IndexedEvent] = []
        numberless: dict[int, list[IndexedEvent]] = {}
        for told in scoring:
            _, (kind, _, *rest) = told
            if kind == events.VOIDED:
                said = Message("story-voided", seat=self.names[rest[0]], card=self.argument("card", rest[1]))
                found.append(reason(said, [told]))
            elif kind == events.CANCELLED:
                found.append(reason(Message("story-cancelled", card=self.argument("card", rest[0])), [told]))
            elif kind == events.REMOVED:
                removed.setdefault((rest[2], rest[3]), []).append(told)
            elif kind == events.PAIRED:
                pair = {"card": self.argument("card", rest[1]), "partner": self.argument("card", rest[2])}
                found.append(reason(Message("story-paired", seat=self.names[rest[0]], **pair), [told]))
            elif kind == events.NUMBERED:
                numbered.append(told)
            elif kind == events.NUMBERLESS:
                numberless.setdefault(rest[0], []).append(told)
            else:
                cards = listed(self.numbered_card(row[3], row[4], row[5]) for _, row in numbered)
                total = Message("story-sum", seat=self.names[rest[0]], sum=self.argument("half", rest[1]), cards=cards)
                found.append(reason(total, [*numbered, told]))
                numbered = []
        taken = [reason(self.removed_cards(by, owner, out), out) for (by, owner), out in removed.items()]
        bare = [reason(self.numberless_cards(seat, out), out) for seat, out in numberless.items()]
        return [*taken, *found, *bare]

    def removed_cards(self, by: int, owner: int, out: Iterable[IndexedEvent]) -> Message:
        cards = listed(self.owned_card(row[3], row[2]) for _, row in out)
        return Message("story-removed", by=self.argument("card", by), owner=self.names[owner], cards=cards)

    def numberless_cards(self, seat: int, out: Iterable[IndexedEvent]) -> Message:
        cards = listed(Message("story-card", card=self.argument("card", row[3])) for _, row in out)
        return Message("story-none", seat=self.names[seat], cards=cards)

    def numbered_card(self, card: int, number: int, base: int) -> Message:
        arguments: dict[str, object] = {"card": self.argument("card", card), "number": half(number)}
        return (
            Message("story-number", **arguments)
            if base == UNCHANGED
            else Message("story-changed", base=half(base), **arguments)
        )


def reason(message: Message, told: Iterable[IndexedEvent], kind: Kind = "inset") -> LogLine:
    return LogLine(message, kind=kind, tells=[place for place, _ in told])
