"""What one reader gets to see of a table. Everything that leaves the server about a game is made here, from a view."""

from __future__ import annotations

from collections.abc import Collection

from grandee.core.state import SPECTATOR, State
from grandee.core.title import LETTERS
from grandee.core.words import Words
from grandee.records import log, notation, record
from grandee.server.live import Happened, Live, Sitter
from grandee.server.messages import Happening, Sitting, TableListed, TableSaid, Told, Update, Value
from grandee.server.schema import OVER, PHASES

PERSON = "human"  # the name of somebody who has given none
NOBODY: frozenset[str] = frozenset()


def letter(reader: int) -> str:
    return "" if reader == SPECTATOR else LETTERS[reader]


def sitting(live: Live, seat: int, sitter: Sitter, now: int, online: Collection[int]) -> Sitting:
    person = sitter.kind == "person"
    return Sitting(
        seat=LETTERS[seat],
        kind=sitter.kind,
        name=sitter.name,
        bot=sitter.bot,
        online=seat in online,
        chosen=seat in live.answers,
        forfeited=sitter.forfeited,
        left=live.clocks.left(seat, now) if person and live.running else None,
        deadline=live.clocks.deadline(seat) if person else None,
    )


def sittings(live: Live, now: int, online: Collection[int] = ()) -> list[Sitting]:
    return [sitting(live, seat, sitter, now, online) for seat, sitter in enumerate(live.sitters)]


def plain(options: dict[str, object]) -> dict[str, Value]:
    """Options as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}  # type: ignore[misc]


def table_said(live: Live, reader: int, now: int, online: Collection[int] = ()) -> TableSaid:
    """The table for a reader: a seat or a spectator."""
    set_up, dealt = live.set_up, live.phase > 0
    asked = live.asked()
    over = live.phase == OVER
    settled = reader in live.answers and not live.terms.changes
    names = set_up.rules.space.names
    return TableSaid(
        table=live.id,
        n=live.n,
        version=live.version,
        phase=PHASES[live.phase],  # type: ignore[arg-type]
        game=set_up.title.id,
        options=plain(dict(set_up.options)),
        terms=live.terms,
        reader=letter(reader),
        seats=sittings(live, now, online),
        commitment=live.commitment,
        seed=live.seed.hex() if over else "",
        decision=set_up.rules.steps[live.state.step_number()].word if live.running else "",
        asked=[LETTERS[seat] for seat in asked],
        moves=[names[action] for action in live.state.options(reader)] if reader in asked and not settled else [],
        revision=live.revisions.get(reader, 0),
        last=live.last.get(reader, 0),
        chosen=names[live.answers[reader]] if reader in live.answers else "",
        cancel=live.may_cancel(reader),
        view=set_up.title.describe(set_up, live.state.view(reader)) if dealt else {},
        result=live.points() if over else None,
        winners=live.winners() if over else [],
        rematch=live.rematch,
        now=now,
    )


def happening(live: Live, happened: Happened, reader: int, muted: Collection[str] = NOBODY) -> Happening | None:
    """One entry for a reader; none if the reader does not want to hear it."""
    entry, set_up = happened.entry, live.set_up
    seat = LETTERS[entry.seat] if entry.seat >= 0 else ""
    text = entry.text
    match entry.what:
        case "move":
            text = notation.write(set_up.rules, entry.seat, happened.hidden, reader).partition(" ")[2]
        case "answer":
            text = text if entry.seat == reader else ""
        case "chat" if seat in muted:
            return None
    events = [log.words_of(set_up, row, reader) for row in happened.events()]
    return Happening(n=entry.n, at=entry.at, what=entry.what, seat=seat, text=text, events=events)  # type: ignore[arg-type]


def update(
    live: Live,
    happened: list[Happened],
    after: int,
    reader: int,
    now: int,
    online: Collection[int] = (),
    muted: Collection[str] = NOBODY,
    fresh: bool = False,
) -> Update:
    """What happened after an entry, and the table as it is now."""
    told = [said for each in happened if (said := happening(live, each, reader, muted)) is not None]
    table = table_said(live, reader, now, online)
    return Update(n=live.n, after=after, fresh=fresh, happened=told, table=table)


def listed(live: Live, mine: list[str], now: int, online: Collection[int] = ()) -> TableListed:
    """A table in a list."""
    return TableListed(
        table=live.id,
        game=live.set_up.title.id,
        name=live.terms.name,
        phase=PHASES[live.phase],
        seats=sittings(live, now, online),
        mine=mine,
        asked=[LETTERS[seat] for seat in live.asked()],
        created=live.created,
        moved=live.at,
    )


def told(live: Live, happened: list[Happened], reader: int, language: str, fresh: bool = False) -> Told:
    """The table in words of a language."""
    set_up, title = live.set_up, live.set_up.title
    words = title.words(language)
    view = live.state.view(reader)
    names = called(live, words)
    actions = live.state.options(reader) if reader in live.asked() else []
    rows = [row for each in happened for row in each.events()]
    unique = len(set(names)) == len(names)
    return Told(
        board=title.board(set_up, view, words, names) if live.phase > 0 else "",
        prompt=title.prompt(set_up, view, words) if actions else "",
        options=[title.choice(set_up, view, action, words) for action in actions],
        moves=[set_up.rules.space.names[action] for action in actions],
        log=title.story(set_up, rows, reader, words, names if unique else list(set_up.letters)),
        about=" ".join(words("game-how-to").split()),
        cards=cards(live, view, actions, words),
        n=live.n,
        fresh=fresh,
    )


def cards(live: Live, view: State, actions: list[int], words: Words) -> dict[str, str]:
    """What the cards do that lie open before everybody, or that the reader may choose."""
    set_up, title = live.set_up, live.set_up.title
    every = title.cards(set_up)
    shown = title.cards_on_the_table(set_up, view) if live.phase > 0 else []
    for action in actions:
        block = set_up.rules.space.block_of(action)
        kinds = [param.kind for param in block.params]
        if "card" in kinds and block.split(action):
            shown.append(set_up.rules.space.words["card"][block.split(action)[kinds.index("card")]])
    found = {}
    for card in dict.fromkeys(shown):
        if card in every:
            said = title.spoken(set_up, "card", every.index(card), words)
            name = words(said) if isinstance(said, str) and said in words else str(said)
            found[name] = title.card_text(set_up, card, words)
    return found


def called(live: Live, words: Words) -> list[str]:
    """The players' names; a bot without one is called by its level, in the reader's language."""
    levels = [
        f"player-{PERSON if sitter.name == PERSON else '' if sitter.name else sitter.bot}" for sitter in live.sitters
    ]
    return [words(level) if level in words else name for level, name in zip(levels, live.names, strict=True)]


def record_of(live: Live, reader: int) -> record.Record:
    """The record of a table: whole at the end, and before it what the reader may know."""
    set_up = live.set_up
    if live.phase == OVER:
        moves = [notation.write(set_up.rules, *move) for move in live.played()]
        made = record.of_moves(set_up, live.seed, live.names, moves, live.points())
    else:
        moves = [notation.write(set_up.rules, *move, reader) for move in live.played()]
        made = record.of_moves(set_up, record.NO_SEED, live.names, moves)
    made.commitment = live.commitment
    return made
