"""The log of El Grande: one line for all placements of a seat, one for each area with everybody's points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grandee.core.events import FORCED
from grandee.core.game import Setup
from grandee.core.log_lines import LogLine, listed
from grandee.core.refusals import Message
from grandee.games.el_grande.decks import deck_of
from grandee.games.el_grande.engine import events, sizes
from grandee.games.el_grande.engine.scoring import BONUSES
from grandee.games.el_grande.facts import paid_places
from grandee.games.el_grande.position import value_step

LEFT_OUT = (
    FORCED,
    events.TURN_STARTED,
    events.THROWN_TOTAL,
    events.VETO_PASSED,
    events.ROUND_ENDED,
    events.FRANCE_LEFT,
)
SCORINGS = (events.SCORING, events.SCORING_DOUBLED)
# what follows the beginning of a scoring, and is told with it
OF_AN_AREA = (events.PAID, events.BONUS, events.VIRTUAL_RANKED, events.FICTITIOUS_RANKED)
OF_NOBODY = {int(events.VIRTUAL_RANKED): "virtual", int(events.FICTITIOUS_RANKED): "fictitious"}  # who takes a place
NO_PLACE = 99  # after everybody who has one
Row = list[int]


class LogLines:
    """Tells one reader what a move has led to: what other lines say anyway is left out."""

    def __init__(self, setup: Setup, reader: int | None, names: Sequence[str]) -> None:
        self.setup = setup
        self.reader = reader
        self.names = names

    def lines(self, rows: list[Row]) -> list[LogLine]:
        lines: list[LogLine] = []
        scoring: list[Row] = []
        for i, row in enumerate(rows):
            if row[0] in LEFT_OUT or (row[0] == events.ANNOUNCED and i < len(rows) - 1):  # it happens next
                continue
            if row[0] == events.LAID_ASIDE and self.reader not in (None, row[1]):  # KI-26
                continue
            if scoring and row[0] not in OF_AN_AREA:
                lines.append(LogLine(self.area_scored(scoring), kind="follows"))  # it belongs to the card that scored
                scoring = []
            if row[0] in SCORINGS or row[0] in OF_AN_AREA:
                scoring.append(row)
            elif row[0] == events.GREY_PLAYED and i and rows[i - 1][0] == events.POWER_PLAYED:
                lines[-1] = self.grey_played(rows[i - 1], row)
            else:
                lines.append(self.line(row))
        return [*lines, LogLine(self.area_scored(scoring), kind="follows")] if scoring else lines

    def line(self, row: Row) -> LogLine:
        of_one: dict[int, Callable[[Row], LogLine]] = {
            int(events.ROUND_STARTED): lambda row: LogLine(Message("story-round", round=row[1]), kind="head"),
            int(events.GENERAL_SCORING): lambda row: LogLine(Message("story-general", round=row[1]), kind="open head"),
            int(events.CARD_TURNED): self.card_turned,
            int(events.POWER_PLAYED): self.power_played,
            int(events.PLACED): lambda row: self.placed(row[1], row[2]),
            int(events.PLACED_IN_FRANCE): self.placed_in_france,
            int(events.THROWN): lambda row: self.placed(row[1], int(sizes.CASTILLO)),
            int(events.MOVED): self.moved,
            int(events.MOVED_TO_FRANCE): self.moved,
            int(events.BLACK_STARTS): self.black_starts,
            int(events.VIRTUAL_PLACED): lambda row: self.region_card("placed", row[1], count=row[2]),
            int(events.VIRTUAL_KEPT_OUT): lambda row: self.region_card("blocked", row[1]),
            int(events.VIRTUAL_POWER): self.virtual_power,
            int(events.SETUP_PLACED): self.setup_placed,
            int(events.STRENGTH_HANDED): self.strength_handed,
            int(events.LAID_ASIDE): self.laid_aside,
            int(events.DISK_SHOWN): lambda row: self.region_of("disks", row),
            int(events.HOME_DRAWN): lambda row: self.region_of("homes", row),
            int(events.SCORE_NOW): self.total,
        }
        return of_one.get(row[0], self.event_line)(row)

    def event_line(self, row: Row) -> LogLine:
        first = self.setup.rules.event_kinds[row[0]].args[:1]
        seat = self.setup.letters[row[1]] if first and first[0].kind == "seat" else ""
        message = self.setup.game.event_message(self.setup, row, self.reader, self.names)
        return LogLine(message, seat, provisional=row[0] == events.ANNOUNCED)

    def other_colour(self) -> Message:
        """What the colour that is no seat's is called in the middle of a sentence."""
        return Message("board-virtual" if self.setup.rules.others == ["virtual"] else "colour-black")

    def argument(self, kind: str, number: int) -> object:
        return self.setup.game.message_argument(self.setup, kind, number)

    def card_turned(self, row: Row) -> LogLine:
        part = Message("story-card", card=self.argument("card", row[1]))
        return LogLine(Message("story-revealed"), joins="cards", into="cards", parts=[part])

    def power_played(self, row: Row) -> LogLine:
        step = value_step(self.setup.options)
        part = Message("story-play", seat=self.names[row[1]], power=step * (row[2] + 1))
        word = "story-power-intrigue" if self.setup.options["king_intrigue"] else "story-power"
        return LogLine(Message(word), joins="power", into="plays", parts=[part])

    def placed(self, seat: int, area: int) -> LogLine:
        """How many go where, in the order in which each place is first used."""
        part = Message("story-area-count", area=self.argument("area", area), count=1)
        return self.of_seat("placed", seat, "areas", part)

    def placed_in_france(self, row: Row) -> LogLine:
        place = self.argument("france_place", row[3])
        part = Message("story-in-france", area=self.argument("area", row[2]), place=place)
        return self.of_seat("placed", row[1], "areas", part)

    def moved(self, row: Row) -> LogLine:
        there = {"from": self.argument("area", row[3]), "to": self.argument("area", row[4])}
        owner = self.names[row[2]] if row[2] < len(self.names) else self.other_colour()
        if row[0] == events.MOVED_TO_FRANCE:
            place = self.argument("france_place", row[5])
            return self.of_seat(
                "moved", row[1], "moves", Message("story-move-france", owner=owner, place=place, **there)
            )
        return self.of_seat("moved", row[1], "moves", Message("story-move", owner=owner, **there))

    def black_starts(self, row: Row) -> LogLine:
        part = Message("story-area-count", area=self.argument("area", row[1]), count=2)
        return LogLine(Message("story-black"), joins="black", into="areas", parts=[part])

    def setup_placed(self, row: Row) -> LogLine:
        part = Message("story-region", seat=self.names[row[1]], area=self.argument("area", row[2]))
        return LogLine(Message("story-setup"), joins="setup", into="homes", parts=[part])

    def strength_handed(self, row: Row) -> LogLine:
        part = Message("story-play", seat=self.names[row[1]], power=row[2])
        return LogLine(Message("story-strength"), joins="strength", into="plays", parts=[part])

    def laid_aside(self, row: Row) -> LogLine:
        part = Message("story-card", card=self.argument("ki_card", row[2]))
        return self.of_seat("laid-aside", row[1], "cards", part)

    def region_card(self, word: str, area: int, **more: object) -> LogLine:
        part = Message(f"story-region-{word}", area=self.argument("area", area), **more)
        return LogLine(Message("story-regions"), joins="regions", into="regions", parts=[part])

    def virtual_power(self, row: Row) -> LogLine:
        part = Message("story-play-virtual", power=row[1] + 1)
        return LogLine(Message("story-power"), joins="power", into="plays", parts=[part])

    def grey_played(self, with_power: Row, row: Row) -> LogLine:
        """A grey card comes right after the power card that it is played with: both together, and what they make."""
        value = deck_of(self.setup).greys[row[2]].value
        part = Message("story-play-grey", seat=self.names[row[1]], power=with_power[2] + 1, value=value, sum=row[3])
        return LogLine(Message("story-power"), joins="power", into="plays", parts=[part])

    def of_seat(self, word: str, seat: int, into: str, part: Message) -> LogLine:
        """What a seat does again and again."""
        letter, message = self.setup.letters[seat], Message(f"story-{word}", seat=self.names[seat])
        return LogLine(message, letter, joins=f"{word} {letter}", into=into, parts=[part])

    def region_of(self, word: str, row: Row) -> LogLine:
        part = Message("story-region", seat=self.names[row[1]], area=self.argument("area", row[2]))
        return LogLine(Message(f"story-{word}"), joins=word, into=word, parts=[part])

    def total(self, row: Row) -> LogLine:
        part = Message("story-score", seat=self.names[row[1]], gained=row[2], points=row[3])
        return LogLine(Message("story-totals"), joins="totals", into="scores", parts=[part])

    def area_scored(self, rows: list[Row]) -> Message:
        """An area, its points, then everybody from the first place down with what was paid and why."""
        head, *rest = rows
        if head[0] not in SCORINGS:  # the beginning was told before
            say = {int(events.PAID): self.paid, int(events.BONUS): self.bonus, **dict.fromkeys(OF_NOBODY, self.virtual)}
            return listed([say[row[0]](row) for row in rows], "list-semicolon")
        area, *pays = head[1:5]
        pays = pays[: paid_places(self.setup.options)]
        word = "story-scoring" if head[0] == events.SCORING else "story-scoring-doubled"
        if not any(pays):  # it has no places: a ship without a score board (GI-SHIP-8)
            word = "story-scoring-offices"
        scoring = Message(word, area=self.argument("area", area), pays="/".join(map(str, pays)))
        bonuses: dict[int, list[Message]] = {}
        for row in rest:
            if row[0] == events.BONUS:
                bonuses.setdefault(row[1], []).append(self.bonus(row))
        ranked = [(row[4], listed([self.paid(row), *bonuses.get(row[1], [])])) for row in rest if row[0] == events.PAID]
        ranked += [(row[3], self.virtual(row)) for row in rest if row[0] in OF_NOBODY]
        placed = {row[1] for row in rest if row[0] == events.PAID}
        ranked += [(NO_PLACE, self.for_office(seat, bonuses[seat])) for seat in bonuses if seat not in placed]
        parts = [part for _, part in sorted(ranked, key=lambda each: each[0])]
        paid = listed(parts, "list-semicolon") if parts else Message("story-nobody")
        return Message("story-scored", scoring=scoring, paid=paid)

    def paid(self, row: Row) -> Message:
        _, seat, _, count, place, tied, points = row
        facts: dict[str, object] = {"seat": self.names[seat], "count": count, "points": points, "place": place}
        return Message("story-tied", tied=tied, **facts) if tied > 1 else Message("story-paid", **facts)

    def for_office(self, seat: int, bonuses: list[Message]) -> Message:
        """Captain and viceroy need not have a place beside their office (GI-SCO-5)."""
        return Message("story-office", seat=self.names[seat], bonuses=listed(bonuses))

    def virtual(self, row: Row) -> Message:
        kind, _, count, place, tied, *_ = row
        if tied > 1:
            return Message(f"story-{OF_NOBODY[kind]}-tied", count=count, place=place, tied=tied)
        return Message(f"story-{OF_NOBODY[kind]}", count=count, place=place)

    def bonus(self, row: Row) -> Message:
        return Message(f"story-bonus-{BONUSES[row[4]]}", points=row[3])
