"""The log of Legends: one line for all placements of a turn, and everybody's points with their reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grandee.core.events import FORCED
from grandee.core.game import Setup
from grandee.core.log_lines import LogLine, listed
from grandee.core.refusals import Message
from grandee.games.legends.engine import events, sizes
from grandee.games.legends.engine.rules import LegendsRules

LEFT_OUT = (FORCED, events.COINS_DEALT, events.PART_CHOSEN)  # the board and what comes next show them
ARRIVALS = (events.ARMY_PLACED, events.ARMY_MOVED)
FOLLOW = (
    events.CARD_TURNED,
    events.BID_TIED,
    events.BID_PAID,
    events.COINS_RECEIVED,
    events.ARMY_CAPTURED,
    events.COIN_TAKEN,
    events.TOKEN_TAKEN,
    events.TOKEN_SEEN,
)  # what belongs to the line before
POINTS = (
    events.REGION_SCORED,
    events.CITADEL_SCORED,
    events.ISLAND_SCORED,
    events.ELIXIRS_SCORED,
    events.CARD_SCORED,
    events.TOKEN_SCORED,
    events.LEADER_SCORED,
)  # told with the sum of their seat
Row = list[int]


class LogLines:
    """Tells one reader what a move has led to: what other lines say anyway is left out."""

    def __init__(self, setup: Setup, reader: int | None, names: Sequence[str]) -> None:
        assert isinstance(setup.rules, LegendsRules)
        self.setup, self.facts = setup, setup.rules.facts
        self.reader = reader
        self.names = names

    def lines(self, rows: list[Row]) -> list[LogLine]:
        lines: list[LogLine] = []
        scored: list[Row] = []
        paid = 0
        for i, row in enumerate(rows):
            if row[0] in LEFT_OUT or row[0] == events.TOLL_PAID:
                continue
            if row[0] == events.OWNER_PAID:
                paid += 1
            elif row[0] in ARRIVALS:
                toll = i + 1 < len(rows) and rows[i + 1][0] == events.TOLL_PAID
                lines.append(self.arrived(row, paid + toll))
                paid = 0
            elif row[0] in POINTS:
                scored.append(row)
            elif row[0] == events.LEG_SCORE:
                lines += self.score(row, scored)
            else:
                lines.append(self.line(row))
        return lines

    def line(self, row: Row) -> LogLine:
        of_one: dict[int, Callable[[Row], LogLine]] = {
            int(events.LEG_STARTED): lambda row: LogLine(Message("story-leg", number=row[1]), kind="head"),
            int(events.LEG_ENDED): lambda _row: LogLine(Message("story-scoring"), kind="open head"),
            int(events.LEADER_DEALT): self.leader,
            int(events.SEGMENT_LAID): self.segment,
            int(events.START_PLACED): self.start,
            int(events.CARD_TURNED): self.card_turned,
            int(events.TOKEN_LAID): self.token,
            int(events.TOKEN_HIDDEN): self.token,
            int(events.ARMIES_SET): self.armies_set,
            int(events.ARMIES_SENT): self.armies_sent,
            int(events.NEUTRAL_PLACED): self.neutral,
            int(events.BID_OPENED): lambda row: self.all_seats("bids", "bids", row),
            int(events.ARMY_DESTROYED): self.destroyed,
            int(events.FINAL_SCORE): lambda row: self.all_seats("totals", "scores", row),
        }
        return of_one.get(row[0], self.event_line)(row)

    def event_line(self, row: Row) -> LogLine:
        message = self.setup.game.event_message(self.setup, row, self.reader, self.names)
        if row[0] in FOLLOW:
            return LogLine(message, kind="follows")
        first = self.setup.rules.event_kinds[row[0]].args[:1]
        return LogLine(message, self.setup.letters[row[1]] if first and first[0].kind == "seat" else "")

    def argument(self, kind: str, number: int) -> object:
        return self.setup.game.message_argument(self.setup, kind, number)

    # -- set-up and bids ---------------------------------------------------------------------------

    def leader(self, row: Row) -> LogLine:
        part = Message("story-leader", seat=self.names[row[1]], leader=self.argument("leader", row[2]))
        return LogLine(Message("story-leaders"), joins="leaders", into="leaders", parts=[part])

    def segment(self, row: Row) -> LogLine:
        part = Message("story-segment", side=self.argument("side", row[2]), place=self.argument("place", row[3]))
        return LogLine(Message("story-map"), joins="map", into="segments", parts=[part])

    def start(self, row: Row) -> LogLine:
        """Whoever sets up chooses the start region, where neither a file nor the lot does (EL-SET-5, A-42)."""
        if self.facts.given_start < 0 and not self.facts.drawn_by_lot:
            return self.event_line(row)
        word = "given" if self.facts.given_start >= 0 else "by-lot"
        return LogLine(Message(f"story-start-{word}", region=self.argument("region", row[2])))

    def card_turned(self, row: Row) -> LogLine:
        part = Message("story-card", card=self.argument("card", row[1]))
        return LogLine(Message("story-cards"), kind="follows", joins="cards", into="cards", parts=[part])

    def token(self, row: Row) -> LogLine:
        """A token that lies face down has no name (EL-SWAMP-1)."""
        if row[0] == events.TOKEN_HIDDEN:
            part = Message("story-token-hidden", region=self.argument("region", row[2]))
        else:
            named = {"token": self.argument("token", row[2]), "region": self.argument("region", row[3])}
            part = Message("story-token", **named)
        if self.facts.drawn_by_lot:
            return LogLine(Message("story-tokens-by-lot"), joins="tokens", into="tokens", parts=[part])
        return self.of_seat("tokens", row[1], "tokens", part)

    def armies_set(self, row: Row) -> LogLine:
        message = Message("story-set", region=self.argument("region", row[2]))
        return LogLine(message, joins="set", into="armies", parts=[self.seat_count(row[1], row[3])])

    def armies_sent(self, row: Row) -> LogLine:
        if not self.facts.drawn_by_lot:
            return self.event_line(row)
        return LogLine(Message("story-sent-by-lot", region=self.argument("region", row[2])))

    def neutral(self, row: Row) -> LogLine:
        part = Message("story-neutral-count", region=self.argument("region", row[2]), count=1)
        return LogLine(Message("story-neutral"), joins="neutral", into="armies", parts=[part])

    def all_seats(self, word: str, into: str, row: Row) -> LogLine:
        """A number of every seat."""
        return LogLine(Message(f"story-{word}"), joins=word, into=into, parts=[self.seat_count(row[1], row[2])])

    def seat_count(self, seat: int, count: int) -> Message:
        return Message("story-seat-count", seat=self.names[seat], count=count)

    # -- a turn ------------------------------------------------------------------------------------

    def arrived(self, row: Row, coins: int) -> LogLine:
        """How many go where and, if that costs coins, what each of them costs."""
        paid: dict[str, object] = {"coins": coins} if coins else {}
        region = self.argument("region", row[2])
        if row[0] == events.ARMY_PLACED:
            part = Message("story-region-paid" if coins else "story-region-count", region=region, count=1, **paid)
            return self.of_seat("placed", row[1], "armies", part)
        to = self.argument("region", row[3])
        part = Message("story-move-paid" if coins else "story-move", region=region, to=to, count=1, **paid)
        return self.of_seat("moved", row[1], "moves", part)

    def destroyed(self, row: Row) -> LogLine:
        seat, letter = self.names[row[1]], self.setup.letters[row[1]]
        region = self.argument("region", row[2])
        if row[3] == sizes.NEUTRAL:
            return LogLine(Message("story-destroyed-neutral", seat=seat, region=region), letter)
        return LogLine(Message("story-destroyed", seat=seat, region=region, owner=self.names[row[3]]), letter)

    def of_seat(self, word: str, seat: int, into: str, part: Message) -> LogLine:
        """What a seat does again and again."""
        letter, message = self.setup.letters[seat], Message(f"story-{word}", seat=self.names[seat])
        return LogLine(message, letter, joins=f"{word} {letter}", into=into, parts=[part])

    # -- the end -----------------------------------------------------------------------------------

    def score(self, row: Row, scored: list[Row]) -> list[LogLine]:
        """A seat's points, then where they come from."""
        message = Message("story-score", seat=self.names[row[1]], points=row[2])
        reasons = [LogLine(reason, kind="inset") for reason in self.reasons(row[1], scored)]
        return [LogLine(message, self.setup.letters[row[1]]), *reasons]

    def reasons(self, seat: int, scored: list[Row]) -> list[Message]:
        def of(kind: int, at: int = 1) -> list[Row]:
            return [row for row in scored if row[0] == kind and row[at] == seat]

        found: list[Message] = []
        for kind, word, into, thing in (
            (events.REGION_SCORED, "regions", "regions", "region"),
            (events.CITADEL_SCORED, "citadels", "regions", "region"),
            (events.ISLAND_SCORED, "islands", "islands", "island"),
        ):
            named = [Message(f"story-{thing}", **{thing: self.argument(thing, row[1])}) for row in of(kind, 2)]
            if named:
                found.append(Message(f"story-score-{word}", points=len(named), **{into: listed(named)}))
        found += [Message("story-score-elixirs", elixirs=row[2], points=row[3]) for row in of(events.ELIXIRS_SCORED)]
        cards = of(events.CARD_SCORED)
        if cards:
            each = [Message("story-score-card", card=self.argument("card", row[2]), points=row[3]) for row in cards]
            found.append(Message("story-score-cards", points=sum(row[3] for row in cards), cards=listed(each)))
        for kind, thing in ((events.TOKEN_SCORED, "token"), (events.LEADER_SCORED, "leader")):
            for row in of(kind):
                found.append(Message(f"story-score-{thing}", points=row[3], **{thing: self.argument(thing, row[2])}))
        return found
