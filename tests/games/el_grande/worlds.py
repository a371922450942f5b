"""A second past of El Grande: cards that others took back unseen, disks not yet open, the order of the piles."""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games.el_grande.engine import actions, cells, sizes
from grandee.games.el_grande.engine.state import ElGrande
from grandee.records.match import Match
from tests.worlds import true_moves


def second_world(table: Match, seat: int, rng: Rng) -> Match:
    start = table.setup.begin(table.seed)
    assert isinstance(start, ElGrande)
    for pile in range(4):
        size = start.facts.pile_size[pile]
        places = range(
            cells.PILE + pile * sizes.ROOM + table.state.cells[cells.TURNED_UP], cells.PILE + pile * sizes.ROOM + size
        )
        left = [start.cells[i] for i in places]
        for i in places:
            start.cells[i] = left.pop(rng.below(len(left)))
    rows = [list(row) for row in table.events.rows[: table.history[0][1] if table.history else None]]
    second = Match(table.setup, seed_bytes(rng.word()), table.names, start)
    second.events.rows[:] = rows
    moves = true_moves(table)
    for number, (mover, action) in enumerate(moves):
        other = action
        if mover != seat and actions.RETRIEVE <= action < actions.COURT_N:
            other = taken_back_instead(second.state.legal_actions(mover), mover, action, moves[number:], rng)
        elif mover != seat and number >= table.sealed:
            options = second.state.legal_actions(mover)
            other = options[rng.below(len(options))]
        second.play_action(mover, other)
    second.state.seed(second.seed)
    return second


def taken_back_instead(options: list[int], mover: int, action: int, to_come: list[tuple[int, int]], rng: Rng) -> int:
    """Another card that a seat may have taken back: unless it is played again, nobody has seen which it was."""
    played = {later for seat, later in to_come if seat == mover and later < actions.CALL}
    if action - actions.RETRIEVE in played:
        return action
    unseen = [option for option in options if option - actions.RETRIEVE not in played]
    return unseen[rng.below(len(unseen))]
