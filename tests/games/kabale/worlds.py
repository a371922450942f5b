"""A second past of Kabale & Hiebe: cards that a seat has never seen are exchanged for each other."""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.games.kabale.engine import cells, sizes
from grandee.records.match import Match
from tests.worlds import permuted, replayed, true_moves


def second_world(table: Match, seat: int, rng: Rng) -> Match:
    rules = table.setup.rules
    change = []
    for owner in range(table.setup.seats):
        unseen = [kind for kind in range(sizes.KINDS) if kind not in seen_kinds(table, owner)]
        change.append({} if owner == seat else permuted(unseen, rng))
    start = table.setup.begin(table.seed)
    for owner in range(table.setup.seats):
        first = cells.DECK + owner * sizes.KINDS
        for i in range(first, first + start.cells[cells.DECK_SIZE + owner]):
            start.cells[i] = change[owner].get(start.cells[i], start.cells[i])
        held = [kind for kind in range(sizes.KINDS) if start.cells[cells.HAND + owner] >> kind & 1]
        start.cells[cells.HAND + owner] = sum(1 << change[owner].get(kind, kind) for kind in held)
    to_come = range(
        cells.GOAL_DECK + table.state.cells[cells.GOALS_TURNED],
        cells.GOAL_DECK + sizes.GOALS,
    )
    goals = permuted([start.cells[i] for i in to_come], rng)
    for i in to_come:
        start.cells[i] = goals[start.cells[i]]
    moves = []
    for mover, action in true_moves(table):
        block = rules.space.block_of(action)
        values = block.split(action)
        other = action
        if values and block.params[0].kind == "card":
            kind = change[mover].get(values[0], values[0])
            other += (kind - values[0]) * (block.params[1].size if len(values) > 1 else 1)
        moves.append((mover, other))
    rows = [list(row) for row in table.events.rows[: table.history[0][1] if table.history else None]]
    for row in rows:
        if rules.event_kinds[row[0]].name == "drew":
            row[2] = change[row[1]].get(row[2], row[2])
    second = replayed(table, start, moves, rows, rng)
    if seat >= 0:  # not even the own deck's order is known
        first = cells.DECK + seat * sizes.KINDS
        places = range(first, first + second.state.cells[cells.DECK_SIZE + seat])
        order = permuted([second.state.cells[i] for i in places], rng)
        for i in places:
            second.state.cells[i] = order[second.state.cells[i]]
    return second


# Written down here by hand, not taken from the audiences that the game declares: those are what is being tested.
CARDS_EVERYBODY_SEES = (
    "flipped",
    "travelled",
    "stayed",
    "discarded",
    "revealed",
    "voided",
    "removed",
    "numbered",
    "numberless",
    "paired",
)


def seen_kinds(table: Match, owner: int) -> set[int]:
    """The cards of a colour that everybody has seen since the game began."""
    seen: set[int] = set()
    for row in table.events.rows:
        kind = table.setup.rules.event_kinds[row[0]]
        names = [arg.name for arg in kind.args]
        if kind.name in CARDS_EVERYBODY_SEES and row[1 + names.index("seat")] == owner:
            seen.add(row[1 + names.index("card")])
    return seen
