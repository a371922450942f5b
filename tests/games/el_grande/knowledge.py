"""What readers of a match of El Grande know, are told and think possible."""

from __future__ import annotations

from typing import Any

from grandee.core.chance import Rng
from grandee.games import load_game
from grandee.records import log
from grandee.records.match import Match

GAME = load_game("el-grande")


def play(table: Match, *moves: str) -> None:
    for move in moves:
        seat, _, words = move.partition(" ")
        table.play(seat, words)


def full_position(table: Match) -> dict[str, Any]:
    """The position with all its secrets."""
    return GAME.describe(table.setup, table.state)


def events_told_to(table: Match, reader: str | None) -> list[str]:
    """All events as a seat or a spectator is told them."""
    return [log.in_words(table.setup, row, table.reader(reader)) for row in table.events.rows]


def imagined(table: Match, seat: int, times: int = 200) -> list[dict[str, Any]]:
    """What the seat thinks possible, drawn many times, in the words of positions."""
    out = []
    for i in range(times):
        state = table.state.clone()
        state.determinize(seat, Rng(i))
        GAME.check(state)
        out.append(GAME.describe(table.setup, state))
    return out
