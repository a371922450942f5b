"""A game of El Grande with a crowded map, for the work that a scoring is to the page."""

from __future__ import annotations

import random

from grandee.core.game import seed_bytes
from grandee.games.el_grande.game import GAME
from grandee.records import record
from grandee.records.match import Match

PIECES = 100  # caballeros on the map when the scoring is played


def crowded() -> tuple[str, int]:
    """A record of a game with many caballeros on the map at a general scoring, and the entry of that scoring."""
    for number in range(1_000):
        found = played(number)
        if found is not None:
            return found
    raise RuntimeError("no game has so many caballeros on the map")


def played(number: int) -> tuple[str, int] | None:
    setup = GAME.set_up({"players": 5})
    table, dice = Match(setup, seed_bytes(f"crowd {number}")), random.Random(number)
    scoring = 0
    while not table.over:
        seat = table.asked[0]
        offered = table.legal_moves(seat)
        placing = [
            move for move in offered if move.startswith(("place_one", "place_anywhere_one")) and "castillo" not in move
        ]
        calling = [move for move in offered if move.startswith("call ")]
        low = [move for move in offered if move.startswith("play_power")][:3]
        before = len(table.events.rows)
        choice = calling[-1] if calling else dice.choice(low or [m for m in placing if "done" not in m] or offered)
        table.play(seat, choice)
        kinds = {setup.rules.event_kinds[row[0]].name for row in table.events.rows[before:]}
        regions = setup.game.describe(setup, table.state)["regions"]
        if "general-scoring" in kinds and sum(sum(each.values()) for each in regions.values()) >= PIECES:
            scoring = len(table.moves)
    return (record.of_match(table, whole=True).to_json(), scoring) if scoring else None
