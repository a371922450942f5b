"""Playing: what a seat does, and the table and its log as one reader may know them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grandee.core.api import MessageView, Projection, View
from grandee.core.log_lines import Kind
from grandee.server.api.base import TEXT_PATTERN, Count, Id, Letter, Request, Response, Value
from grandee.server.api.facts import GameInfo
from grandee.server.api.tables import Terms


class PlayMove(Request):
    """One answer to one decision. `version` is that of the decision, `revision` how often the seat has answered it."""

    seat: Letter
    version: Count
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    id: Id
    revision: Count = 0
    after: Count | None = None  # the newest entry that the client knows: the answer tells what came after it


class UndoMove(Request):
    seat: Letter
    version: Count
    id: Id
    after: Count | None = None  # as for a move


class SendChat(Request):
    seat: Letter
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=TEXT_PATTERN)]
    id: Id


class WriteNotes(Request):
    """What a seat keeps for itself."""

    text: Annotated[str, Meta(max_length=10_000, pattern=TEXT_PATTERN)] = ""
    muted: Annotated[list[Letter], Meta(max_length=8)] = []


class SeatNotes(Response):
    text: str
    muted: list[str]


class EntryAppended(Response):
    """A thing was done, or had been done before when the same id came again."""

    n: int
    version: int
    revision: int = 0


class SeatView(Response):
    """Who sits at a seat."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    online: bool
    chosen: bool  # has answered a secret choice for which others are still waited
    forfeited: bool
    left: int | None  # milliseconds on the clock when this was said
    deadline: int | None  # when the time of a seat that is to move ends, in milliseconds since 1970
    gone: int | None  # from when on a bot may play for it, or somebody else, if its owner is not there
    back: bool  # whether its owner may take it back from a bot


class LogLineView(Response):
    """What people read of what an entry led to. Lines that follow each other with the same `joins` are one."""

    message: MessageView
    seat: str  # whose shape stands before it; empty for none
    kind: Kind
    joins: str
    into: str  # the argument of the sentence that the parts are, with commas between them
    parts: list[MessageView]  # those that differ in `count` alone are added up
    provisional: bool  # told as long as nothing has come of it
    tells: list[int]  # which events of the entry it tells, by their place; empty where no board asks


class LogEntryView(Response):
    """One entry of the table's log as a reader may know it."""

    n: int
    at: int
    what: Literal["start", "move", "answer", "cancel", "seat", "enter", "chat", "flag", "host", "rematch", "close"]
    seat: str = ""
    text: str = ""  # the move with what is hidden as `?`, what was said, who sits down, how somebody was let in
    events: list[list[str]] = []  # what it led to: the name of an event and its words
    lines: list[LogLineView] = []  # the same for people


class Rank(Response):
    """One seat's place at the end."""

    seat: str
    place: int
    shared: bool  # with others between whom nothing decides
    points: int


class OutcomeView(Response):
    """Who won and why."""

    ranking: list[Rank]  # the best first
    winners: list[str]
    reason: str  # points, forfeit, shared, or the word of the tie-break that decided


class TableView(Response):
    """A table as one reader may see it at this moment: all that a page needs to draw and to ask."""

    table: str
    n: int  # of the newest entry in the log
    version: int
    phase: Literal["gathering", "running", "over", "closed"]  # closed: by whoever runs the server
    game: str
    options: dict[str, Value]
    custom: list[str]  # what is of somebody's own: deck, map
    terms: Terms
    reader: str  # the seat whose view this is; empty for a spectator
    seats: list[SeatView]
    commitment: str
    seed: str  # when the game is over
    decision: str
    asked: list[str]
    prompt: MessageView | None  # what the reader is asked
    moves: list[str]  # what the reader may do now, in words
    labels: list[MessageView]  # the same moves as people call them
    ends: list[str]  # those of them after which it is not the reader's turn any more, for all that the reader knows
    revision: int
    last: int  # the entry of the reader's last move: what comes after it is news
    chosen: str  # the reader's own secret answer so far
    cancel: bool  # whether the reader may take the last move back
    facts: int  # the version of the facts that this is to be drawn with
    view: View  # in the words of scenarios
    projection: Projection  # what would be paid if everything were scored now, as far as the reader can know
    outcome: OutcomeView | None  # when the game is over
    rematch: str
    now: int


class Visit(Response):
    """A table, and what this device is there."""

    table: TableView
    mine: list[str]  # its seats
    host: bool
    host_seats: list[str]  # those of the host, whichever device that is


class Update(Response, tag_field="type", tag="update"):
    """What happened after entry `after`, and the table since. With `fresh` something older was left out."""

    n: int
    after: int
    fresh: bool
    happened: list[LogEntryView]
    table: TableView
    facts: GameInfo | None = None  # if they have become others since entry `after`


class MoveResult(EntryAppended):
    """A move was made, or taken back; with what happened after the entry that the client knew, if it has named one."""

    update: Update | None = None


class Presence(Response, tag_field="type", tag="presence"):
    """Who is at the table just now."""

    n: int
    online: list[str]
    spectators: int


class MarkSeen(Request):
    """What a page says over its socket: it has shown this version to a person."""

    seen: Count
