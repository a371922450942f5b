"""What a page asks to understand a game: facts, why not, what if, a game move by move, a lesson.

What a seat is told of the present is worked out in a world that is redrawn from what it knows, never in the true one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from functools import lru_cache, reduce
from importlib import resources
from itertools import product
from math import prod
from typing import Any

import msgspec

from grandee.core.api import Preview, words_of
from grandee.core.chance import Rng
from grandee.core.events import Events
from grandee.core.game import Game, Setup, seed_bytes
from grandee.core.options import OnlyWhere
from grandee.core.refusals import BadInput
from grandee.core.state import SPECTATOR, State
from grandee.core.toml import parse, read_struct
from grandee.games import load_game
from grandee.records import notation, record
from grandee.records.rulebook import Rule, of_edition, rules_of
from grandee.server.api import (
    Lesson,
    LessonStep,
    MoveCheck,
    MovePreview,
    RuleText,
    RuleTexts,
    Terms,
    Update,
)
from grandee.server.custom.checks import check_custom
from grandee.server.http.problems import Problem
from grandee.server.storage.store import LogEntry
from grandee.server.tables import moves, views
from grandee.server.tables.state import Change, Sitter, TableState
from grandee.server.tables.views import Reader

MOST_FRAMES = 200  # in one answer, at most
FRAMES_PER_SLICE = 10  # made, or worlds that are tried, before others have their turn: a few milliseconds
WORLDS = 6  # in which a move is tried: what differs between them is not to be known
MOST_TRIED = 81  # choices of others that are tried with one of the reader's: two disks of nine regions
MOST_MOVES = 5_000  # of a record that is looked at
FRAMED_ENTRIES = ("start", "move", "answer", "seat", "flag")  # the entries of which there is a frame


# -- what never changes ----------------------------------------------------------------------------------------------


def rules_offered(game: Game, edition: str) -> list[Rule]:
    """Those of its specification, and of further ones what an option that is offered in this edition brings: rules that
    begin as the option's own do."""
    offered = game.options.offered
    elsewhere = {
        each.name
        for each in offered.dependencies
        if isinstance(each, OnlyWhere) and edition and each.when.get("edition", edition) != edition
    }
    begins = {
        rule.partition("-")[0] for option in offered.options if option.name not in elsewhere for rule in option.rules
    }
    of_more = [rule for spec in game.more_specs for rule in rules_of(spec) if rule.id.partition("-")[0] in begins]
    return [*rules_of(game.spec), *of_more]


def rule_texts(game: str, edition: str = "") -> RuleTexts:
    found = of_edition([rule for rule in rules_offered(load_game(game), edition) if not rule.is_example], edition)
    return RuleTexts(rules=[RuleText(id=rule.id, section=rule.section, text=rule.text) for rule in found])


# -- the present -----------------------------------------------------------------------------------------------------


def determinized(table_state: TableState, seat: int, world: int = 0) -> State:
    """A world as it may be for all that a seat knows; the same knowledge always gives the same one."""
    state = table_state.state.clone()
    state.determinize(seat, Rng(world))
    return state


def move_check(table_state: TableState, seat: int, move: str, language: str) -> MoveCheck:
    """Whether a seat may make a move now, and if not, why; nothing is played."""
    try:
        moves.check_running(table_state, seat)
        moves.legal_action(table_state.setup, determinized(table_state, seat), seat, move)
    except Problem as problem:
        details = problem.render(language)
        return MoveCheck(legal=False, problem=problem.message, text=details.detail, rule=details.rule)
    return MoveCheck(legal=True, problem="", text="", rule="")


async def move_preview(table_state: TableState, seat: int, move: str) -> MovePreview:
    """What a move pays, and the projection after it, as far as its seat can know that, if nobody stops it.

    It is tried in worlds that the seat can imagine. In a secret choice the others choose too: all that they may choose
    is tried, so that what is said holds whatever it is; nothing is said where that is too much. From time to time
    others have their turn: the worlds are those of the moment when it was asked.
    """
    moves.check_running(table_state, seat)
    setup = table_state.setup
    worlds = [determinized(table_state, seat, number) for number in range(WORLDS)]
    action = moves.legal_action(setup, worlds[0], seat, move)
    tried = others_choices(worlds[0], seat)
    if not tried or not setup.game.may_preview(setup, worlds[0]):
        return MovePreview(projection=Preview(), pays={})
    found: list[dict[str, Any]] = []
    stoppable = False
    for number in range(max(WORLDS, len(tried))):
        world = worlds[number % WORLDS].clone()
        world.events = events = Events()
        stoppable |= play_through(setup, world, {seat: action, **tried[number % len(tried)]})
        ahead = words_of(setup.game.projection(setup, world.view(seat)))
        found.append({"projection": ahead, "pays": setup.game.payments(setup, events.rows)})
        if number % FRAMES_PER_SLICE == FRAMES_PER_SLICE - 1:
            await asyncio.sleep(0)
    sure = reduce(common_part, found)
    projection = msgspec.convert(sure["projection"], type=setup.game.types.preview)
    return MovePreview(projection=projection, pays=sure["pays"], stoppable=stoppable)


def others_choices(world: State, seat: int) -> list[dict[int, int]]:
    """All that the other seats may choose that are asked at the same time; nothing if that is too much to try."""
    others = [other for other in range(world.rules.seats) if other != seat and world.asks(other)]
    choices = [world.legal_actions(other) for other in others]
    if prod(map(len, choices)) > MOST_TRIED:
        return []
    return [dict(zip(others, chosen, strict=True)) for chosen in product(*choices)]


def play_through(setup: Setup, world: State, chosen: dict[int, int]) -> bool:
    """Play what seats have chosen, and let it be wherever somebody could stop it; whether anybody could."""
    out = setup.rules.tried.empty_like()
    for seat, action in chosen.items():
        world.apply(seat, action, out)
    stoppable = False
    while (passed := setup.game.passing_action(setup, world)) >= 0:
        world.apply(world.to_move(), passed, out)
        stoppable = True
    return stoppable


def common_part(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What two tables have in common. Of rows by seat that differ, what is the same; then it is told `partly`."""
    found: dict[str, Any] = {}
    for key, value in one.items():
        also = other.get(key)
        if value == also:
            found[key] = value
        elif isinstance(value, dict) and isinstance(also, dict):
            found[key] = common_part(value, also)
        elif key == "rows" and isinstance(also, list):
            found[key] = [common_part(row, its) for row in value for its in also if row["seat"] == its["seat"]]
            found["partly"] = True
        elif key == "partly":
            found[key] = True
    return found


# -- the past --------------------------------------------------------------------------------------------------------


def without_cancelled(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """The entries that count: a move that was taken back is gone, and so is the taking back."""
    kept: list[LogEntry] = []
    for entry in entries:
        if entry.what == "cancel":
            last = max(i for i, each in enumerate(kept) if each.what == "move")
            del kept[last]
        elif entry.what in FRAMED_ENTRIES:
            kept.append(entry)
    return kept


def without_changes(entries: Iterable[LogEntry], changed: Collection[int]) -> list[LogEntry]:
    """The entries as readers number them. An answer that was changed is, from the first, what it was at last."""
    kept: list[LogEntry] = []
    left_out = 0
    for entry in entries:
        if entry.n not in changed:
            kept.append(entry._replace(n=entry.n - left_out))
            continue
        left_out += 1
        backwards = range(len(kept) - 1, -1, -1)
        first = next(i for i in backwards if (kept[i].what, kept[i].seat) == ("answer", entry.seat))
        kept[first] = kept[first]._replace(text=entry.text)
    return kept


async def frames_of(
    table_state: TableState, entries: Iterable[LogEntry], reader: Reader, after: int = 0
) -> tuple[list[Update], bool]:
    """Every entry after one, with the table after it as a reader saw it then; and whether there are more.

    `live` is a table at its beginning, into which the entries are taken. From time to time others have their turn.
    """
    frames: list[Update] = []
    before, done = 0, 0
    for entry in entries:
        if len(frames) == MOST_FRAMES:
            return frames, True
        table_state.n = entry.n - 1
        happened = table_state.take(entry)
        if entry.n > after:
            frames.append(frame(table_state, [happened], before, reader))
        before = entry.n
        done += 1 if entry.n <= after else 5  # to take something in is cheap
        if done >= 5 * FRAMES_PER_SLICE:
            done = 0
            await asyncio.sleep(0)
    return frames, False


def frame(table_state: TableState, happened: list[Change], after: int, reader: Reader) -> Update:
    entries = [entry for each in happened if (entry := views.entry_view(table_state, each, reader)) is not None]
    table = views.table_view(table_state, reader, table_state.newest_entry_at, past=True)
    facts = views.changed_facts(table_state, after)
    return Update(n=table_state.n, after=after, fresh=False, happened=entries, table=table, facts=facts)


def read_record(text: str) -> tuple[TableState, record.Record]:
    """A record as a table at its beginning; raises `BadInput` for what cannot be looked at."""
    found = record.read(text)
    if len(found.moves) > MOST_MOVES:
        raise BadInput("moves", "bad-length", given=len(found.moves), needed=f"0–{MOST_MOVES}")
    check_custom(found.custom)
    setup, seed = record.set_up_of(found), record.seed_of(found)
    setup.game.options.check_offered(setup.options)
    return table_of(setup, seed, found.seats), found


def table_of(setup: Setup, seed: bytes, names: list[str]) -> TableState:
    return TableState("", setup, seed, Terms(), [Sitter("person", name[:40]) for name in names])


def entries_of(table_state: TableState, played: Iterable[str]) -> Iterable[LogEntry]:
    """The entries of moves in words, each made when the one before it has been taken in; every move is checked."""
    yield LogEntry(1, 0, "start", -1, "", "")
    for number, move in enumerate(played, 1):
        yield legal_entry(table_state, move, f"move {number}")


def legal_entry(table_state: TableState, move: str, where: str) -> LogEntry:
    """The entry of a move with its seat, if it is legal now."""
    rules, letter, words = table_state.setup.rules, *move.strip().partition(" ")[::2]
    try:
        seat, action = notation.read(
            rules, f"{letter} {table_state.setup.game.canonical_move(table_state.setup, table_state.state, words)}"
        )
    except BadInput as fault:
        raise fault.inside(where) from None
    if action not in table_state.legal_actions(seat):
        refused = moves.refusal(table_state.state, seat, action)
        raise record.refused_move(refused, move[:200], table_state.setup).inside(where)
    what = "answer" if table_state.is_secret_choice() else "move"
    return LogEntry(table_state.n + 1, 0, what, seat, rules.space.names[action], "")


async def record_frames(text: str, letter: str, after: int) -> tuple[Setup, list[Update], bool]:
    """A record move by move, with the eyes of a seat or a spectator, or with everything open."""
    table_state, found = read_record(text)
    reader = (
        None if letter == views.SEES_EVERYTHING else SPECTATOR if not letter else table_state.setup.seat(letter, "seat")
    )
    frames, more = await frames_of(table_state, entries_of(table_state, found.moves), reader, after)
    if not more:
        record.check_result(found, table_state.state.is_over(), table_state.points())
    return table_state.setup, frames, more


# -- lessons ---------------------------------------------------------------------------------------------------------


SCRIPT = "script.toml"


@lru_cache(maxsize=64)
def lesson(game: str, chapter: str = "") -> Lesson:
    """The guided first game of a game, or a chapter after it; raises `BadInput` if it has none, or breaks a rule."""
    text = script_of(game, chapter)
    try:
        return lesson_from(game, text)
    except BadInput as fault:
        raise fault.inside("/".join([f"{game}, lesson", *([chapter] if chapter else []), SCRIPT])) from None


def script_of(game: str, chapter: str = "") -> str:
    folder = resources.files(load_game(game).package).joinpath("lesson")
    if chapter and chapter not in chapters(game):
        raise Problem(404, "problem-no-lesson")
    file = folder.joinpath(chapter, SCRIPT) if chapter else folder.joinpath(SCRIPT)
    if not file.is_file():
        raise Problem(404, "problem-no-lesson")
    return file.read_text("utf-8")


@lru_cache(maxsize=16)
def chapters(game: str) -> list[str]:
    """The chapters that follow the guided first game, in their order: each is a folder beside its script."""
    file = resources.files(load_game(game).package).joinpath("lesson", SCRIPT)
    return read_struct(parse(file.read_text("utf-8"), ""), LessonScript, "").chapters if file.is_file() else []


class LessonEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A move, or something that is said, or both."""

    move: str = ""
    say: str = ""
    show: list[str] = []
    scored: str = ""


class LessonScript(msgspec.Struct, forbid_unknown_fields=True):
    names: list[str]
    seed: int | str = ""
    chapters: list[str] = []  # of the guided first game: what follows it
    setup: dict[str, Any] = {}
    position: dict[str, Any] = {}  # where it begins, as scenarios say it; without one at the beginning of a game
    entry: list[Any] = []


def lesson_from(game: str, text: str) -> Lesson:
    """A lesson: entries are played one after the other; frame i is what the learner, seat A, sees before entry i.

    An entry that says something and is the learner's move waits for that move; another one for a button.
    """
    script = read_struct(parse(text, ""), LessonScript, "")
    setup = load_game(game).set_up(script.setup)
    if len(script.names) != setup.seats:
        raise BadInput("names", "bad-length", given=len(script.names), needed=str(setup.seats))
    table_state = table_of(setup, seed_bytes(script.seed), script.names)
    begun = [table_state.take(LogEntry(1, 0, "start", -1, "", ""))]
    if script.position:
        table_state.state = setup.game.position(setup, script.position, table_state.seed)
        table_state.offered, begun = {}, []  # what was dealt is not told
        table_state.next_decision()
    frames = [frame(table_state, begun, 0, 0)]
    steps = []
    for number, table in enumerate(script.entry, 1):
        where = f"entry {number}"
        entry = read_struct(table, LessonEntry, where)
        played = [legal_entry(table_state, entry.move, where)] if entry.move else []
        if entry.say:
            move = played[0].text if played and played[0].seat == 0 else ""
            shown, scored = entry.show, entry.scored
            steps.append(LessonStep(frame=number - 1, message=entry.say, move=move, show=shown, scored=scored))
        if played or number < len(script.entry):
            before = table_state.n
            frames.append(frame(table_state, [table_state.take(each) for each in played], before, 0))
    return Lesson(facts=views.set_up_facts(setup), frames=frames, steps=steps)
