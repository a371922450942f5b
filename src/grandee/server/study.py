"""What a page asks to understand a game: facts, why not, what if, a game move by move, a lesson.

What a seat is told of the present is worked out in a world that is redrawn from what it knows, never in the true one.
"""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Iterable
from functools import lru_cache, reduce
from importlib import resources
from itertools import pairwise
from typing import Any

from grandee.core.chance import Rng
from grandee.core.events import Events
from grandee.core.refusals import BadInput, check_keys
from grandee.core.state import SPECTATOR, State
from grandee.core.title import SetUp, seed_bytes
from grandee.games import title
from grandee.records import notation, record
from grandee.records.rulebook import of_edition, rules_of
from grandee.server import moves, views
from grandee.server.live import Happened, Live, Sitter
from grandee.server.messages import (
    ArgSaid,
    FactsSaid,
    LessonSaid,
    LessonStep,
    RuleSaid,
    RulesSaid,
    Terms,
    Update,
    WhatIfSaid,
    WhySaid,
)
from grandee.server.problems import Problem
from grandee.server.store import Entry
from grandee.server.views import Reader

FRAMES = 200  # in one answer, at most
SLICE = 10  # frames that are made before others have their turn: a few milliseconds
WORLDS = 6  # in which a move is tried: what differs between them is not to be known
MOST_MOVES = 5_000  # of a record that is looked at
MOST_HOUSE = 40_000  # characters of a deck or map in it, as for a table
SHOWN = ("start", "move", "answer", "seat", "flag")  # the entries of which there is a frame
LESSON_KEYS = ("set_up", "seed", "names", "entry")
ENTRY_KEYS = ("move", "say", "show")


# -- what never changes ----------------------------------------------------------------------------------------------


def facts_said(set_up: SetUp) -> FactsSaid:
    """The same for everybody: how events are told, what cards do, and what a board must know."""
    return FactsSaid(
        game=set_up.title.id,
        events={
            kind.name: [ArgSaid(name=arg.name, kind=arg.kind) for arg in kind.args] for kind in set_up.rules.event_kinds
        },
        cards=views.unworded(set_up.title.card_facts(set_up)),
        facts=views.unworded(set_up.title.facts(set_up)),
    )


def rules_said(game: str, edition: str = "") -> RulesSaid:
    found = of_edition(list(rules_of(title(game).spec)), edition)
    return RulesSaid(rules=[RuleSaid(id=rule.id, section=rule.section, text=rule.text) for rule in found])


# -- the present -----------------------------------------------------------------------------------------------------


def imagined(live: Live, seat: int, world: int = 0) -> State:
    """A world as it may be for all that a seat knows; the same knowledge always gives the same one."""
    state = live.state.clone()
    state.determinize(seat, Rng(world))
    return state


def why(live: Live, seat: int, move: str, language: str) -> WhySaid:
    """Whether a seat may make a move now, and if not, why; nothing is played."""
    try:
        moves.check_running(live, seat)
        moves.legal_action(live.set_up, imagined(live, seat), seat, move)
    except Problem as problem:
        said = problem.said(language)
        return WhySaid(legal=False, problem=said.problem, text=said.text, rule=said.rule)
    return WhySaid(legal=True, problem="", text="", rule="")


def what_if(live: Live, seat: int, move: str) -> WhatIfSaid:
    """What a move pays, and the outlook after it, as far as it is the same in all worlds that its seat can imagine."""
    moves.check_running(live, seat)
    set_up = live.set_up
    found: list[dict[str, Any]] = []
    for number in range(WORLDS):
        world = imagined(live, seat, number)
        action = moves.legal_action(set_up, world, seat, move)
        world.events = events = Events()
        world.apply(seat, action, set_up.rules.tried.another())
        outlook = set_up.title.outlook(set_up, world.view(seat))
        found.append({"outlook": outlook, "pays": set_up.title.pays(set_up, events.rows)})
    return WhatIfSaid(**reduce(common, found))


def common(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What two tables have in common."""
    found: dict[str, Any] = {}
    for key, value in one.items():
        if value == other.get(key):
            found[key] = value
        elif isinstance(value, dict) and isinstance(other.get(key), dict):
            found[key] = common(value, other[key])
    return found


# -- the past --------------------------------------------------------------------------------------------------------


def without_cancelled(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that count: a move that was taken back is gone, and so is the taking back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.what == "cancel":
            last = max(i for i, each in enumerate(kept) if each.what == "move")
            del kept[last]
        elif entry.what in SHOWN:
            kept.append(entry)
    return kept


async def frames_of(live: Live, entries: Iterable[Entry], reader: Reader, after: int = 0) -> tuple[list[Update], bool]:
    """Every entry after one, with the table after it as a reader saw it then; and whether there are more.

    `live` is a table at its beginning, into which the entries are taken. From time to time others have their turn.
    """
    frames: list[Update] = []
    before, done = 0, 0
    for entry in entries:
        if len(frames) == FRAMES:
            return frames, True
        live.n = entry.n - 1
        happened = live.take(entry)
        if entry.n > after:
            frames.append(frame(live, [happened], before, reader))
        before = entry.n
        done += 1 if entry.n <= after else 5  # to take something in is cheap
        if done >= 5 * SLICE:
            done = 0
            await asyncio.sleep(0)
    return frames, False


def frame(live: Live, happened: list[Happened], after: int, reader: Reader) -> Update:
    told = [said for each in happened if (said := views.happening(live, each, reader)) is not None]
    table = views.table_said(live, reader, live.at, past=True)
    return Update(n=live.n, after=after, fresh=False, happened=told, table=table)


def read_record(text: str) -> tuple[Live, record.Record]:
    """A record as a table at its beginning; raises `BadInput` for what cannot be looked at."""
    found = record.read(text)
    if len(found.moves) > MOST_MOVES:
        raise BadInput("moves", "bad-length", given=len(found.moves), needed=f"0–{MOST_MOVES}")
    for name, data in found.house.items():
        if len(data) > MOST_HOUSE:
            raise BadInput(f"house.{name}", "bad-length", given=len(data), needed=f"0–{MOST_HOUSE}")
    seed = record.seed_of(found)
    return table_of(record.set_up_of(found), seed, found.seats), found


def table_of(set_up: SetUp, seed: bytes, names: list[str]) -> Live:
    return Live("", set_up, seed, Terms(), [Sitter("person", name[:40]) for name in names])


def entries_of(live: Live, played: Iterable[str]) -> Iterable[Entry]:
    """The entries of moves in words, each made when the one before it has been taken in; every move is checked."""
    yield Entry(1, 0, "start", -1, "", "")
    for number, move in enumerate(played, 1):
        yield checked(live, move, f"move {number}")


def checked(live: Live, move: str, where: str) -> Entry:
    """The entry of a move with its seat, if it is legal now."""
    rules, letter, words = live.set_up.rules, *move.strip().partition(" ")[::2]
    try:
        seat, action = notation.read(rules, f"{letter} {live.set_up.title.understood(live.set_up, live.state, words)}")
    except BadInput as fault:
        raise fault.inside(where) from None
    if live.state.why_not(seat, action) != 0:
        refused = moves.refusal(live.state, seat, action)
        raise record.refused_move(refused, move[:200], live.set_up).inside(where)
    what = "answer" if live.is_secret_choice() else "move"
    return Entry(live.n + 1, 0, what, seat, rules.space.names[action], "")


async def record_frames(text: str, letter: str, after: int) -> tuple[SetUp, list[Update], bool]:
    """A record move by move, with the eyes of a seat or a spectator, or with everything open."""
    live, found = read_record(text)
    reader = None if letter == views.EVERYTHING else SPECTATOR if not letter else live.set_up.seat(letter, "seat")
    frames, more = await frames_of(live, entries_of(live, found.moves), reader, after)
    if not more:
        record.check_result(found, live.state.over(), live.points())
    return live.set_up, frames, more


# -- lessons ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def lesson(game: str) -> LessonSaid:
    """The guided first game of a game; raises `BadInput` if it has none, or if it breaks a rule."""
    found = title(game)
    file = resources.files(found.package).joinpath("lesson", "script.toml")
    if not file.is_file():
        raise Problem(404, "problem-no-lesson")
    try:
        return lesson_from(game, file.read_text("utf-8"))
    except BadInput as fault:
        raise fault.inside(f"{game}, lesson/script.toml") from None


def lesson_from(game: str, text: str) -> LessonSaid:
    """A lesson: entries are played one after the other; frame i is what the learner, seat A, sees before entry i.

    An entry that says something and is the learner's move waits for that move; another one for a button.
    """
    try:
        table = tomllib.loads(text)
    except ValueError as fault:
        raise BadInput("", "bad-toml", fault=str(fault)) from None
    check_keys(table, LESSON_KEYS, "")
    options = dict(table.get("set_up", {}))
    seed, names = (options.pop(key, table.get(key, "")) for key in ("seed", "names"))
    set_up = title(game).set_up(options)
    if len(names) != set_up.seats:
        raise BadInput("names", "bad-length", given=len(names), needed=str(set_up.seats))
    live = table_of(set_up, seed_bytes(seed), list(names))
    frames = [frame(live, [live.take(Entry(1, 0, "start", -1, "", ""))], 0, 0)]
    steps = []
    entries = [*table.get("entry", []), {}]
    for number, (entry, following) in enumerate(pairwise(entries)):
        where = f"entry {number + 1}"
        check_keys(entry, ENTRY_KEYS, where)
        played = [checked(live, entry["move"], where)] if entry.get("move") else []
        if entry.get("say"):
            move = played[0].text if played and played[0].seat == 0 else ""
            shown = [str(word) for word in entry.get("show", [])]
            steps.append(LessonStep(frame=number, message=entry["say"], move=move, show=shown))
        if played or following:
            before = live.n
            frames.append(frame(live, [live.take(each) for each in played], before, 0))
    return LessonSaid(facts=facts_said(set_up), frames=frames, steps=steps)
