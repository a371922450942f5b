"""What a seat does in the game: move, answer in secret, take back, talk. Each is checked against the newest log."""

from __future__ import annotations

from grandee.core.game import LETTERS, Setup
from grandee.core.refusals import IllegalMove
from grandee.core.state import State
from grandee.server.api import EntryAppended, PlayMove, SendChat, UndoMove
from grandee.server.http import problems
from grandee.server.http.problems import Problem
from grandee.server.storage.phases import CLOSED, GATHERING, OVER
from grandee.server.tables import views
from grandee.server.tables.entries import NewEntry
from grandee.server.tables.manager import TableManager
from grandee.server.tables.names import tidy_lines
from grandee.server.tables.state import MOST_CANCELS, TableState
from grandee.server.tables.table import Table

MOST_CHANGES = 100  # of an answer to one secret choice: each stays in the log


async def move(manager: TableManager, table: Table, seat: int, move: PlayMove, device: bytes) -> EntryAppended:
    return await manager.append(
        table, lambda table_state: checked_move(manager, table_state, seat, move), by=(device, seat)
    )


def checked_move(manager: TableManager, table_state: TableState, seat: int, move: PlayMove) -> NewEntry | EntryAppended:
    if done := earlier_answer(table_state, seat, move.id):
        return done
    check_running(table_state, seat)
    if (move.version, move.revision) != (table_state.version, table_state.revisions.get(seat, 0)):
        raise stale(manager, table_state, seat)
    if seat in table_state.answers and not table_state.terms.changes:
        raise Problem(422, "problem-answered")
    if table_state.revisions.get(seat, 0) > MOST_CHANGES:
        raise Problem(422, "problem-changed-often", most=str(MOST_CHANGES))
    action = legal_action(table_state.setup, table_state.state, seat, move.move, table_state.legal_actions(seat))
    what = "answer" if table_state.is_secret_choice() else "move"
    return NewEntry(what, seat, table_state.setup.rules.space.names[action], move.id)


async def undo(manager: TableManager, table: Table, seat: int, undo: UndoMove, device: bytes) -> EntryAppended:
    return await manager.append(
        table, lambda table_state: checked_cancel(manager, table_state, seat, undo), by=(device, seat)
    )


def checked_cancel(
    manager: TableManager, table_state: TableState, seat: int, cancel: UndoMove
) -> NewEntry | EntryAppended:
    if done := earlier_answer(table_state, seat, cancel.id):
        return done
    check_running(table_state, seat)
    if cancel.version != table_state.version:
        raise stale(manager, table_state, seat)
    if not table_state.may_cancel(seat):
        if table_state.cancels >= MOST_CANCELS:
            raise Problem(422, "problem-cancel-often", most=str(MOST_CANCELS))
        shown = bool(table_state.undo) and table_state.undo[-1].seat == seat
        raise Problem(422, "problem-cancel-shown" if shown else "problem-cancel-nothing")
    return NewEntry("cancel", seat, "", cancel.id)


def check_running(table_state: TableState, seat: int) -> None:
    """The game goes on, and a person plays at this seat: a bot that has taken it over is not interfered with."""
    if table_state.phase == GATHERING:
        raise Problem(409, "problem-not-started")
    if table_state.phase == OVER:
        raise Problem(409, "problem-over")
    if table_state.phase == CLOSED:
        raise Problem(409, "problem-closed")
    if table_state.sitters[seat].kind != "person":
        raise Problem(409, "problem-bot-plays")


def stale(manager: TableManager, table_state: TableState, seat: int) -> Problem:
    """The client's table is old: the answer brings the present one."""
    problem = Problem(409, "problem-stale")
    problem.table = views.table_view(table_state, seat, manager.now())
    return problem


async def chat(manager: TableManager, table: Table, seat: int, chat: SendChat, device: bytes) -> EntryAppended:
    text = tidy_lines(chat.text)

    def make(table_state: TableState) -> NewEntry | EntryAppended:
        if done := earlier_answer(table_state, seat, chat.id):
            return done
        if not table_state.chat:
            raise Problem(403, "problem-no-chat")
        return NewEntry("chat", seat, text, chat.id)

    return await manager.append(table, make, by=(device, seat))


def earlier_answer(table_state: TableState, seat: int, client: str) -> EntryAppended | None:
    """What was answered to something that was done already."""
    done = table_state.known.get(seat)
    found = done.get(client) if done else None
    return EntryAppended(n=found[0], version=found[1], revision=found[2]) if found else None


def legal_action(setup: Setup, state: State, seat: int, move: str, legal: list[int] | None = None) -> int:
    """The number of a legal move; a `Problem` with the reason and the rule if it is none.

    What is `legal` in this state need not be worked out again.
    """
    action: int | None = setup.rules.space.numbers.get(" ".join(setup.game.canonical_move(setup, state, move).split()))
    if action is None:
        raise problems.illegal(setup.game.unknown_move(setup, state, LETTERS[seat], move), setup)
    if action not in (state.legal_actions(seat) if legal is None else legal):
        raise problems.illegal(refusal(state, seat, action), setup)
    return action


def refusal(state: State, seat: int, action: int) -> IllegalMove:
    try:
        state.clone().play(seat, action, state.rules.tried.empty_like())
    except IllegalMove as refused:
        return refused
    raise AssertionError("a legal move was to be refused")
