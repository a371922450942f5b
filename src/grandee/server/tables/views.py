"""What one reader gets to see of a table. Everything that leaves the server about a game is made here, from a view."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from grandee.core.api import Projection, View, message_view, message_views
from grandee.core.chance import Rng
from grandee.core.game import LETTERS, Setup
from grandee.core.log_lines import LogLine, render
from grandee.core.refusals import Message
from grandee.core.state import SPECTATOR, State
from grandee.core.words import Words
from grandee.records import log, notation, record
from grandee.server.api import (
    EventArg,
    GameInfo,
    LogEntryView,
    LogLineView,
    OutcomeView,
    Rank,
    SeatView,
    TableSummary,
    TableView,
    TextView,
    Update,
    Value,
)
from grandee.server.storage.phases import OVER, PHASES
from grandee.server.storage.store import LogEntry
from grandee.server.tables.state import Change, Sitter, TableState

DEFAULT_NAME = "human"  # the name of somebody who has given none
NOBODY: frozenset[str] = frozenset()


Reader = int | None  # a seat, SPECTATOR, or nobody in particular, who sees everything when the game is over
SEES_EVERYTHING = "*"  # the letter of such a reader


def letter(reader: Reader) -> str:
    if reader is None:
        return SEES_EVERYTHING
    return "" if reader == SPECTATOR else LETTERS[reader]


def seat_view(table_state: TableState, seat: int, sitter: Sitter, now: int, online: Collection[int]) -> SeatView:
    timed = sitter.kind != "bot"  # a free seat has a clock too: when it has run down, a bot plays there
    return SeatView(
        seat=LETTERS[seat],
        kind=sitter.kind,
        name=sitter.name,
        bot=sitter.bot,
        online=seat in online,
        chosen=seat in table_state.answers,
        forfeited=sitter.forfeited,
        left=table_state.clocks.time_left(seat, now) if timed and table_state.running else None,
        deadline=table_state.clocks.deadline(seat) if timed else None,
        gone=table_state.gone_from(seat),
        back=table_state.may_return(seat, now),
    )


def seat_views(table_state: TableState, now: int, online: Collection[int] = ()) -> list[SeatView]:
    return [seat_view(table_state, seat, sitter, now, online) for seat, sitter in enumerate(table_state.sitters)]


def plain(options: dict[str, object]) -> dict[str, Value]:
    """Options as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}  # type: ignore[misc]


def table_view(
    table_state: TableState, reader: Reader, now: int, online: Collection[int] = (), past: bool = False
) -> TableView:
    """The table for a reader: a seat or a spectator. What is `past` is not taken back any more."""
    setup, game, dealt = table_state.setup, table_state.setup.game, table_state.started
    asked = table_state.asked()
    over = table_state.phase == OVER
    seat = SPECTATOR if reader is None else reader
    settled = seat in table_state.answers and not table_state.terms.changes
    names = setup.rules.space.names
    view = table_state.state if reader is None else table_state.state.view(seat)
    actions = table_state.legal_actions(seat) if seat in asked and not settled else []
    return TableView(
        table=table_state.id,
        n=table_state.number,
        version=table_state.version,
        phase=PHASES[table_state.phase],  # type: ignore[arg-type]
        game=setup.game.id,
        options=plain(dict(setup.options)),
        custom=sorted(setup.custom),
        terms=table_state.terms,
        reader=letter(reader),
        seats=seat_views(table_state, now, online),
        commitment=table_state.commitment,
        seed=table_state.seed.hex() if over else "",
        decision=setup.rules.steps[table_state.state.step_number()].word if table_state.running else "",
        asked=[LETTERS[seat] for seat in asked],
        prompt=message_view(game.prompt(setup, view)) if actions else None,
        moves=[names[action] for action in actions],
        labels=[message_view(game.move_message(setup, view, action)) for action in actions],
        ends=[] if past else [names[action] for action in ends(table_state, seat, actions)],
        revision=table_state.revisions.get(seat, 0),
        last=table_state.last.get(seat, 0),
        chosen=names[table_state.answers[seat]] if seat in table_state.answers else "",
        cancel=not past and table_state.may_cancel(seat),
        facts=table_state.facts_version,
        view=game.view(setup, view) if dealt else View(),
        projection=game.projection(setup, view) if dealt else Projection(),
        outcome=outcome(table_state) if over else None,
        rematch=table_state.rematch,
        now=now,
    )


def outcome(table_state: TableState) -> OutcomeView:
    """The end of a game, the best seat first."""
    found = table_state.outcome()
    ranking = [
        Rank(seat=LETTERS[seat], place=place, shared=found.places.count(place) > 1, points=found.points[seat])
        for place, seat in sorted((place, seat) for seat, place in enumerate(found.places))
    ]
    return OutcomeView(ranking=ranking, winners=[LETTERS[seat] for seat in found.winners], reason=found.reason)


def ends(table_state: TableState, seat: int, actions: Collection[int]) -> list[int]:
    """The actions after which a seat is not asked next, in a world as it may be for all that the seat knows."""
    if not actions or table_state.is_secret_choice():
        return []
    world = table_state.state.clone()
    world.determinize(seat, Rng(0))
    return [action for action in actions if not goes_on(table_state, world.clone(), seat, action)]


def goes_on(table_state: TableState, world: State, seat: int, action: int) -> bool:
    world.apply(seat, action, table_state.setup.rules.tried.empty_like())
    return bool(int(world.asked()) >> seat & 1)


def entry_view(
    table_state: TableState, happened: Change, reader: Reader, muted: Collection[str] = NOBODY
) -> LogEntryView | None:
    """One entry for a reader; none if the reader is not told it, or does not want to hear it."""
    entry, setup = happened.entry, table_state.setup
    if not happened.is_announced:
        return None
    seat = LETTERS[entry.seat] if entry.seat >= 0 else ""
    text = entry.text
    match entry.what:
        case "move":
            text = notation.write(setup.rules, entry.seat, happened.hidden, reader).partition(" ")[2]
        case "answer":
            text = text if reader in (entry.seat, None) else ""
        case "chat" if seat in muted:
            return None
    rows = happened.events()
    return LogEntryView(
        n=happened.number,
        at=entry.at,
        what=entry.what,  # type: ignore[arg-type]
        seat=seat,
        text=text,
        events=[log.words_of(setup, row, reader) for row in rows],
        lines=[log_line_view(line) for line in entry_lines(table_state, entry, rows, reader, setup.letters)],
    )


def entry_lines(
    table_state: TableState, entry: LogEntry, rows: list[list[int]], reader: Reader, names: Sequence[str]
) -> list[LogLine]:
    """What people read of an entry: first what is no move, then what it led to in the game."""
    lines = table_state.setup.game.log_lines(table_state.setup, rows, reader, names, entry.seat)
    message = aside_message(entry)
    if not message:
        return lines
    seat, name = (LETTERS[entry.seat], names[entry.seat]) if entry.seat >= 0 else ("", "")
    return [LogLine(Message(message, name=name), seat), *lines]


def aside_message(entry: LogEntry) -> str:
    """The message of what is no move: somebody sits down, comes in again, takes back, is late."""
    match entry.what:
        case "seat":
            return f"log-seat-{msgspec.json.decode(entry.text, type=Sitter).kind}"
        case "enter":
            return f"log-enter-{entry.text}"
    return {"cancel": "log-cancel", "flag": "log-late", "close": "log-closed"}.get(entry.what, "")


def log_line_view(line: LogLine) -> LogLineView:
    return LogLineView(
        message=message_view(line.message),
        seat=line.seat,
        kind=line.kind,
        joins=line.joins,
        into=line.into,
        parts=message_views(line.parts),
        provisional=line.provisional,
        tells=line.tells,
    )


def without_undone(happened: list[Change]) -> list[Change]:
    """What still counts of what happened: a move that was taken back is gone, and so is the taking back.

    Where the move was told before, the taking back is told: what happened is the end of the log, without gaps.
    """
    kept: list[Change] = []
    for each in happened:
        undone = -1
        if each.entry.what == "cancel":
            undone = max((i for i, before in enumerate(kept) if before.entry.what == "move"), default=-1)
        if undone >= 0:
            del kept[undone]
        else:
            kept.append(each)
    return kept


def update(
    table_state: TableState,
    happened: list[Change],
    after: int,
    reader: int,
    now: int,
    online: Collection[int] = (),
    muted: Collection[str] = NOBODY,
    fresh: bool = False,
) -> Update:
    """What happened after an entry, and the table as it is now."""
    text_view = [
        view for each in without_undone(happened) if (view := entry_view(table_state, each, reader, muted)) is not None
    ]
    table = table_view(table_state, reader, now, online)
    facts = changed_facts(table_state, after)
    return Update(n=table_state.number, after=after, fresh=fresh, happened=text_view, table=table, facts=facts)


def changed_facts(table_state: TableState, after: int) -> GameInfo | None:
    """The facts, if they have become others since an entry."""
    return game_info(table_state) if table_state.facts_changed > max(after, 0) else None


def game_info(table_state: TableState) -> GameInfo:
    """How events are told, what cards do, and what a board must know now: from what everybody sees."""
    return facts_of(
        table_state.setup, table_state.facts_version, table_state.state.view(SPECTATOR) if table_state.started else None
    )


def set_up_facts(setup: Setup) -> GameInfo:
    """The same before a game begins."""
    return facts_of(setup, 0, None)


def facts_of(setup: Setup, version: int, view: State | None) -> GameInfo:
    game = setup.game
    events = {
        kind.name: [EventArg(name=arg.name, kind=arg.kind) for arg in kind.args] for kind in setup.rules.event_kinds
    }
    return GameInfo(
        game=game.id,
        version=version,
        events=events,
        cards=dict(game.card_facts(setup)),
        facts=game.facts(setup, view),
    )


def table_summary(table_state: TableState, mine: list[str], now: int, online: Collection[int] = ()) -> TableSummary:
    """A table in a list."""
    return TableSummary(
        table=table_state.id,
        game=table_state.setup.game.id,
        name=table_state.terms.name,
        phase=PHASES[table_state.phase],
        seats=seat_views(table_state, now, online),
        mine=mine,
        asked=[LETTERS[seat] for seat in table_state.asked()],
        created=table_state.created,
        moved=table_state.moved,
    )


def text_view(
    table_state: TableState, happened: list[Change], reader: int, language: str, fresh: bool = False
) -> TextView:
    """The table in words of a language."""
    setup, game = table_state.setup, table_state.setup.game
    words = game.words(language)
    view = table_state.state.view(reader)
    names = seat_names(table_state, words)
    actions = table_state.legal_actions(reader) if reader in table_state.asked() else []
    return TextView(
        board=game.board(setup, view, words, names) if table_state.started else "",
        prompt=game.render_prompt(setup, view, words) if actions else "",
        options=[game.render_move(setup, view, action, words) for action in actions],
        moves=[setup.rules.space.names[action] for action in actions],
        log=text_log(table_state, without_undone(happened), reader, words, names),
        about=" ".join(words("game-how-to").split()),
        cards=cards(table_state, view, actions, words),
        n=table_state.number,
        fresh=fresh,
    )


def text_log(table_state: TableState, happened: list[Change], reader: int, words: Words, names: list[str]) -> list[str]:
    """What happened, in sentences."""
    called = names if len(set(names)) == len(names) else list(table_state.setup.letters)
    each = (entry_lines(table_state, one.entry, one.events(), reader, called) for one in happened)
    return render([line for lines in each for line in lines], words)


def cards(table_state: TableState, view: State, actions: list[int], words: Words) -> dict[str, str]:
    """What the cards do that lie open before everybody, or that the reader may choose."""
    setup, game = table_state.setup, table_state.setup.game
    every = game.cards(setup)
    shown = game.cards_on_the_table(setup, view) if table_state.started else []
    for action in actions:
        block = setup.rules.space.block_of(action)
        kinds = [param.kind for param in block.params]
        if "card" in kinds and block.split(action):
            shown.append(setup.rules.space.words["card"][block.split(action)[kinds.index("card")]])
    found = {}
    for card in dict.fromkeys(shown):
        if card in every:
            name = words.name(game.message_argument(setup, "card", every.index(card)))
            found[name] = game.card_text(setup, card, words)
    return found


def seat_names(table_state: TableState, words: Words) -> list[str]:
    """The players' names; a bot without one is called by its level, in the reader's language."""
    levels = [
        f"player-{DEFAULT_NAME if sitter.name == DEFAULT_NAME else '' if sitter.name else sitter.bot}"
        for sitter in table_state.sitters
    ]
    return [words(level) if level in words else name for level, name in zip(levels, table_state.names, strict=True)]


def record_of(table_state: TableState, reader: int) -> record.Record:
    """The record of a table: whole at the end, and before it what the reader may know."""
    setup = table_state.setup
    if table_state.phase == OVER:
        moves = [notation.write(setup.rules, *move) for move in table_state.played()]
        made = record.of_moves(setup, table_state.seed, table_state.names, moves, table_state.points())
    else:
        moves = [notation.write(setup.rules, *move, reader) for move in table_state.played()]
        made = record.of_moves(setup, record.NO_SEED, table_state.names, moves)
    made.commitment = table_state.commitment
    return made
