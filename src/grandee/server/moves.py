"""What a seat does in the game: move, answer in secret, take back, talk. Each is checked against the newest log."""

from __future__ import annotations

from grandee.core.refusals import IllegalMove
from grandee.core.state import State
from grandee.core.title import LETTERS, SetUp
from grandee.server import problems, views
from grandee.server.house import House, Table, Wanted
from grandee.server.live import Live
from grandee.server.messages import Cancel, Chat, Done, Move
from grandee.server.problems import Problem
from grandee.server.schema import GATHERING, OVER


async def move(house: House, table: Table, seat: int, move: Move, device: bytes) -> Done:
    return await house.append(table, lambda live: checked_move(house, live, seat, move), by=(device, seat))


def checked_move(house: House, live: Live, seat: int, move: Move) -> Wanted | Done:
    if done := known(live, seat, move.id):
        return done
    check_running(live, seat)
    if (move.version, move.revision) != (live.version, live.revisions.get(seat, 0)):
        raise stale(house, live, seat)
    if seat in live.answers and not live.terms.changes:
        raise Problem(422, "problem-answered")
    action = legal_action(live.set_up, live.state, seat, move.move)
    what = "answer" if live.is_secret_choice() else "move"
    return Wanted(what, seat, live.set_up.rules.space.names[action], move.id)


async def cancel(house: House, table: Table, seat: int, cancel: Cancel, device: bytes) -> Done:
    return await house.append(table, lambda live: checked_cancel(house, live, seat, cancel), by=(device, seat))


def checked_cancel(house: House, live: Live, seat: int, cancel: Cancel) -> Wanted | Done:
    if done := known(live, seat, cancel.id):
        return done
    check_running(live, seat)
    if cancel.version != live.version:
        raise stale(house, live, seat)
    if not live.may_cancel(seat):
        shown = bool(live.undo) and live.undo[-1].seat == seat
        raise Problem(422, "problem-cancel-shown" if shown else "problem-cancel-nothing")
    return Wanted("cancel", seat, "", cancel.id)


def check_running(live: Live, seat: int) -> None:
    """The game goes on, and a person plays at this seat: a bot that has taken it over is not interfered with."""
    if live.phase == GATHERING:
        raise Problem(409, "problem-not-started")
    if live.phase == OVER:
        raise Problem(409, "problem-over")
    if live.sitters[seat].kind != "person":
        raise Problem(409, "problem-bot-plays")


def stale(house: House, live: Live, seat: int) -> Problem:
    """The client's table is old: the answer brings the present one."""
    problem = Problem(409, "problem-stale")
    problem.table = views.table_said(live, seat, house.now())
    return problem


async def chat(house: House, table: Table, seat: int, chat: Chat, device: bytes) -> Done:
    def make(live: Live) -> Wanted | Done:
        if done := known(live, seat, chat.id):
            return done
        if not live.chat:
            raise Problem(403, "problem-no-chat")
        return Wanted("chat", seat, chat.text, chat.id)

    return await house.append(table, make, by=(device, seat))


def known(live: Live, seat: int, client: str) -> Done | None:
    """What was answered to something that was done already."""
    found = live.known.get(f"{seat} {client}")
    return Done(n=found[0], version=found[1], revision=found[2]) if found else None


def legal_action(set_up: SetUp, state: State, seat: int, move: str) -> int:
    """The number of a legal move; a `Problem` with the reason and the rule if it is none."""
    action: int | None = set_up.rules.space.numbers.get(" ".join(set_up.title.understood(set_up, state, move).split()))
    if action is None:
        word = set_up.rules.steps[state.step_number()].word
        refused = IllegalMove("refused-unknown-move", seat=LETTERS[seat], move=move, decision=word)
        raise problems.illegal(refused, set_up)
    if state.why_not(seat, action) != 0:
        raise problems.illegal(refusal(state, seat, action), set_up)
    return action


def refusal(state: State, seat: int, action: int) -> IllegalMove:
    try:
        state.clone().play(seat, action, state.rules.tried.another())
    except IllegalMove as refused:
        return refused
    raise AssertionError("a legal move was to be refused")
