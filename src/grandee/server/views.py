"""What one reader gets to see of a table. Everything that leaves the server about a game is made here, from a view."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from grandee.core.refusals import Say
from grandee.core.state import SPECTATOR, State
from grandee.core.title import LETTERS
from grandee.core.words import Words
from grandee.records import log, notation, record
from grandee.server.live import Happened, Live, Sitter
from grandee.server.messages import Happening, Saying, Sitting, TableListed, TableSaid, Told, Update, Value
from grandee.server.schema import OVER, PHASES

PERSON = "human"  # the name of somebody who has given none
NOBODY: frozenset[str] = frozenset()


Reader = int | None  # a seat, SPECTATOR, or nobody in particular, who sees everything when the game is over
EVERYTHING = "*"  # the letter of such a reader


def letter(reader: Reader) -> str:
    if reader is None:
        return EVERYTHING
    return "" if reader == SPECTATOR else LETTERS[reader]


def saying(said: Say) -> Saying:
    """A sentence as the page gets it, to word it there."""
    return Saying(id=said.message, args={name: unworded(value) for name, value in said.arguments.items()})


def unworded(value: Any) -> Any:
    """Something with sentences in it, as the page gets it."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, Say):
        return saying(value)
    if isinstance(value, dict):
        return {name: unworded(each) for name, each in value.items()}
    return [unworded(each) for each in value] if isinstance(value, list | tuple) else value


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


def table_said(live: Live, reader: Reader, now: int, online: Collection[int] = (), past: bool = False) -> TableSaid:
    """The table for a reader: a seat or a spectator. What is `past` is not taken back any more."""
    set_up, title, dealt = live.set_up, live.set_up.title, live.phase > 0
    asked = live.asked()
    over = live.phase == OVER
    seat = SPECTATOR if reader is None else reader
    settled = seat in live.answers and not live.terms.changes
    names = set_up.rules.space.names
    view = live.state if reader is None else live.state.view(seat)
    actions = live.state.options(seat) if seat in asked and not settled else []
    return TableSaid(
        table=live.id,
        n=live.n,
        version=live.version,
        phase=PHASES[live.phase],  # type: ignore[arg-type]
        game=set_up.title.id,
        options=plain(dict(set_up.options)),
        house=sorted(set_up.house),
        terms=live.terms,
        reader=letter(reader),
        seats=sittings(live, now, online),
        commitment=live.commitment,
        seed=live.seed.hex() if over else "",
        decision=set_up.rules.steps[live.state.step_number()].word if live.running else "",
        asked=[LETTERS[seat] for seat in asked],
        question=saying(title.question(set_up, view)) if actions else None,
        moves=[names[action] for action in actions],
        choices=[saying(title.offer(set_up, view, action)) for action in actions],
        revision=live.revisions.get(seat, 0),
        last=live.last.get(seat, 0),
        chosen=names[live.answers[seat]] if seat in live.answers else "",
        cancel=not past and live.may_cancel(seat),
        view=title.describe(set_up, view) if dealt else {},
        outlook=title.outlook(set_up, view) if dealt else {},
        result=live.points() if over else None,
        winners=live.winners() if over else [],
        rematch=live.rematch,
        now=now,
    )


def happening(live: Live, happened: Happened, reader: Reader, muted: Collection[str] = NOBODY) -> Happening | None:
    """One entry for a reader; none if the reader does not want to hear it."""
    entry, set_up = happened.entry, live.set_up
    seat = LETTERS[entry.seat] if entry.seat >= 0 else ""
    text = entry.text
    match entry.what:
        case "move":
            text = notation.write(set_up.rules, entry.seat, happened.hidden, reader).partition(" ")[2]
        case "answer":
            text = text if reader in (entry.seat, None) else ""
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
            name = words.name(title.spoken(set_up, "card", every.index(card)))
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
