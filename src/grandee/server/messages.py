"""Everything that is said between page and server: one struct a message. The OpenAPI document and the page's types come
from here.

Seats are letters and moves are words, as in records. Nothing here is prose: what people read is worded by the page, or
by `text` in a problem, in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

END = r"$(?!\n)"  # the very end: a `$` of Python's also matches before a last line feed
Id = Annotated[str, Meta(pattern=rf"^[A-Za-z0-9_-]{{8,64}}{END}", description="made by the client; a retry repeats it")]
Letter = Annotated[str, Meta(pattern=f"^[A-H]{END}")]
PLAIN = rf"^[^\x00-\x1f\x7f]*{END}"  # one line
LINES = rf"^[^\x00-\x08\x0b-\x1f\x7f]*{END}"  # several
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Key = Annotated[str, Meta(min_length=20, max_length=100)]
Value = bool | int | str | list[str]
Language = Literal["en", "cs", "pl", "de"]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: an unknown field is a mistake and refused."""


class Said(Struct, kw_only=True):
    """What the server sends."""


class Saying(Said):
    """A sentence before it is worded: a message id, and arguments that are texts, numbers, sayings or lists of them."""

    id: str
    args: dict[str, Any]


# -- games -----------------------------------------------------------------------------------------------------------


class OptionSaid(Said):
    """One option of a game."""

    name: str
    kind: Literal["number", "choice", "switch", "list", "file"]
    default: Value
    low: int
    high: int
    choices: list[str]
    rules: list[str]


class GameSaid(Said):
    """A game with all that a form needs to set it up."""

    id: str
    options: list[OptionSaid]
    presets: dict[str, dict[str, Value]]


class GamesSaid(Said):
    games: list[GameSaid]
    bots: list[str]
    languages: list[str]
    accounts: bool
    push: str  # the key that a browser needs to subscribe; empty if there is no web push
    mail: bool


# -- setting up ------------------------------------------------------------------------------------------------------


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Nobody waits for a clock."""


class Bank(Struct, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """So many seconds for the whole game, and so many more for each turn that ends."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock = NoClock | Bank | Days


class Terms(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the people at a table have agreed on beside the rules of the game."""

    name: Annotated[str, Meta(max_length=60, pattern=PLAIN)] = ""
    listed: bool = False  # whether anybody may find the table and sit down; otherwise by invitation
    spectators: bool = True
    chat: bool = True
    changes: bool = True  # whether a secret answer may be changed until all are in
    clock: Clock = msgspec.field(default_factory=NoClock)
    when_late: Literal["bot", "forfeit"] = "bot"
    late_bot: str = "knight"


class SeatWanted(Message):
    """Who is to sit at a seat: you, a bot, somebody who is invited, or another person at your own device."""

    kind: Literal["me", "bot", "open", "here"] = "open"
    name: Annotated[str, Meta(max_length=40, pattern=PLAIN)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class TableWanted(Message):
    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Value] = {}
    house: dict[str, Annotated[str, Meta(max_length=40_000)]] = {}  # a deck or map of one's own, in full
    seats: Annotated[list[SeatWanted], Meta(max_length=8)] = []  # open ones are added
    terms: Terms = msgspec.field(default_factory=Terms)
    id: Id | None = None


class KeySaid(Said):
    """The key of a seat, for a link: whoever has it sits there."""

    seat: str
    key: str


class TableMade(Said):
    table: str
    keys: list[KeySaid]  # of the seats that are yours
    invitation: str  # lets somebody sit down; it is no seat


class Joining(Message):
    name: Name
    seat: Letter | None = None  # any open one, if none is named
    id: Id | None = None  # with which a retry finds the seat that it took; keep it to yourself
    invitation: Annotated[str, Meta(max_length=100)] = ""


class Joined(Said):
    seat: str
    key: str


class Entering(Message):
    """A key from a link, to be kept by this device from now on."""

    key: Key


class Entered(Said):
    table: str
    seat: str  # empty for a key that invites


class SeatChange(Message):
    """What becomes of a seat: a bot plays on, somebody else may sit down, or its owner comes back."""

    to: Literal["bot", "open", "back"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Host(Message):
    """What the host changes during a game."""

    chat: bool


# -- playing ---------------------------------------------------------------------------------------------------------


class Move(Message):
    """One answer to one decision. `version` is that of the decision, `revision` how often the seat has answered it."""

    seat: Letter
    version: Count
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    id: Id
    revision: Count = 0


class Cancel(Message):
    seat: Letter
    version: Count
    id: Id


class Chat(Message):
    seat: Letter
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
    id: Id


class Notes(Message):
    """What a seat keeps for itself."""

    text: Annotated[str, Meta(max_length=10_000, pattern=LINES)] = ""
    muted: Annotated[list[Letter], Meta(max_length=8)] = []


class NotesSaid(Said):
    text: str
    muted: list[str]


class Done(Said):
    """A thing was done, or had been done before when the same id came again."""

    n: int
    version: int
    revision: int = 0


class Sitting(Said):
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


class Happening(Said):
    """One entry of the table's log as a reader may know it."""

    n: int
    at: int
    what: Literal["start", "move", "answer", "cancel", "seat", "chat", "flag", "host", "rematch"]
    seat: str = ""
    text: str = ""  # the move with what is hidden as `?`, what was said, who sits down
    events: list[list[str]] = []  # what it led to: the name of an event and its words


class TableSaid(Said):
    """A table as one reader may see it at this moment: all that a page needs to draw and to ask."""

    table: str
    n: int  # of the newest entry in the log
    version: int
    phase: Literal["gathering", "running", "over"]
    game: str
    options: dict[str, Value]
    house: list[str]  # what is of somebody's own: deck, map
    terms: Terms
    reader: str  # the seat whose view this is; empty for a spectator
    seats: list[Sitting]
    commitment: str
    seed: str  # when the game is over
    decision: str
    asked: list[str]
    question: Saying | None  # what the reader is asked
    moves: list[str]  # what the reader may do now, in words
    choices: list[Saying]  # the same moves as people call them
    revision: int
    last: int  # the entry of the reader's last move: what comes after it is news
    chosen: str  # the reader's own secret answer so far
    cancel: bool  # whether the reader may take the last move back
    view: dict[str, Any]  # in the words of scenarios
    outlook: dict[str, Any]  # what would be paid if everything were scored now, as far as the reader can know
    result: dict[str, int] | None
    winners: list[str]
    rematch: str
    now: int


class Visit(Said):
    """A table, and what this device is there."""

    table: TableSaid
    mine: list[str]  # its seats
    host: bool


class Update(Said, tag_field="type", tag="update"):
    """What happened after entry `after`, and the table since. With `fresh` something older was left out."""

    n: int
    after: int
    fresh: bool
    happened: list[Happening]
    table: TableSaid


class Presence(Said, tag_field="type", tag="presence"):
    """Who is at the table just now."""

    n: int
    online: list[str]
    spectators: int


class Seen(Message):
    """What a page says over its socket: it has shown this version to a person."""

    seen: Count


# -- studying --------------------------------------------------------------------------------------------------------


class ArgSaid(Said):
    name: str
    kind: str


class FactsSaid(Said):
    """What never changes at a table: how events are told, what cards do, and what a board of the game must know."""

    game: str
    events: dict[str, list[ArgSaid]]
    cards: dict[str, dict[str, Any]]  # by id: `text` is a list of sayings, the rest is the game's
    facts: dict[str, Any]  # the game's own: regions, goals, calls of power cards


class WhySaid(Said):
    """Whether a move is legal, and why not."""

    legal: bool
    problem: str
    text: str
    rule: str


class WhatIfSaid(Said):
    """What a move would change: what everything would pay after it, and what it pays itself."""

    outlook: dict[str, Any]
    pays: dict[str, Any]


class FramesSaid(Said):
    """A game entry by entry. Each update holds the table after its entry."""

    facts: FactsSaid
    frames: list[Update]
    more: bool  # whether there are further ones; ask again with the last `n`


class RecordWanted(Message):
    """A record to look at, with the eyes of a seat or, with `*`, everything open."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    seat: Annotated[str, Meta(pattern=rf"^([A-H*])?{END}")] = "*"
    after: Count = 0  # the `n` of the last frame that is known


class LessonStep(Said):
    """What is said at a frame of a lesson, and the move that goes on; without one a button does."""

    frame: int
    message: str
    move: str
    show: list[str]  # words of what the sentence is about: areas, cards, columns


class LessonSaid(Said):
    facts: FactsSaid
    frames: list[Update]
    steps: list[LessonStep]


class RuleSaid(Said):
    id: str
    section: str
    text: str


class RulesSaid(Said):
    rules: list[RuleSaid]


# -- notices ---------------------------------------------------------------------------------------------------------


class PushWanted(Message):
    """What a browser gives to be pushed to."""

    endpoint: Annotated[str, Meta(max_length=2_000, pattern=PLAIN)]
    p256dh: Annotated[str, Meta(max_length=100, pattern=PLAIN)]
    auth: Annotated[str, Meta(max_length=40, pattern=PLAIN)]
    language: Language = "en"


class PushEnded(Message):
    endpoint: Annotated[str, Meta(max_length=2_000)]


class MailWanted(Message):
    address: Annotated[str, Meta(min_length=3, max_length=254, pattern=PLAIN)]
    language: Language = "en"


class MailToken(Message):
    token: Key


class HookWanted(Message):
    """An address that is called when it is a seat's turn, and the secret that signs the calls."""

    url: Annotated[str, Meta(max_length=1_000, pattern=PLAIN)]
    secret: Annotated[str, Meta(min_length=16, max_length=100, pattern=PLAIN)]


class NoticesSaid(Said):
    """What this device is told by."""

    push: int
    mail: str
    confirmed: bool


# -- accounts --------------------------------------------------------------------------------------------------------


class AccountName(Message):
    name: Annotated[str, Meta(max_length=200)]


class Password(Message):
    password: Annotated[str, Meta(max_length=1_000)]


class NameAndPassword(Message):
    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1_000)]


class Challenged(Said):
    """A challenge for the browser's authenticator: `state` comes back unchanged."""

    state: str
    options: str


class Proof(Message):
    """What the authenticator answered, as the browser's JSON."""

    state: Annotated[str, Meta(max_length=4_000)]
    credential: Annotated[str, Meta(max_length=40_000)]
    label: Annotated[str, Meta(max_length=200)] = ""


class PasskeySaid(Said):
    id: str
    label: str
    created: int
    used: int | None


class AccountSaid(Said):
    """The account of this device; an empty name if it has none."""

    name: str
    passkeys: list[PasskeySaid]
    password: bool


# -- lists -----------------------------------------------------------------------------------------------------------


class TableListed(Said):
    table: str
    game: str
    name: str
    phase: str
    seats: list[Sitting]
    mine: list[str]
    asked: list[str]
    created: int
    moved: int


class TablesSaid(Said):
    tables: list[TableListed]


class Told(Said):
    """The table in words, for people without the page: the picture of text, the question and its options."""

    board: str
    prompt: str
    options: list[str]
    moves: list[str]
    log: list[str]
    about: str  # how the game is played, in a few sentences
    cards: dict[str, str]  # what the cards do that lie open or are offered, by their names
    n: int  # of the newest entry that this knows
    fresh: bool = False  # whether something older was left out of the log


# -- refusals --------------------------------------------------------------------------------------------------------


class ProblemSaid(Said):
    """Why something was refused: a message id with its arguments, the rule, and the same as a sentence."""

    problem: str
    text: str
    rule: str = ""
    arguments: dict[str, str] = {}
    table: TableSaid | None = None  # as it is now, where the client's was old
