"""Second worlds: another deal and other hidden choices that a seat cannot tell from the true ones, from the start.

`determinize` gives a second present; channels with a history (log, record, replay, undo) need a second past. A game
supplies one function that rewrites its history; everything else is generic.
"""

from __future__ import annotations

from collections.abc import Callable

from grandee.core.chance import Rng
from grandee.core.state import State
from grandee.core.title import seed_bytes
from grandee.games.el_grande.facts import ROOM
from grandee.games.el_grande.numbers import CALL_N, COURT_N, RETRIEVE
from grandee.games.el_grande.state import PILE, TURNED_UP, ElGrande
from grandee.games.kabale.facts import GOALS, KINDS
from grandee.games.kabale.state import DECK, DECK_SIZE, GOAL_DECK, GOALS_TURNED, HAND
from grandee.records import notation
from grandee.records.table import Table
from tests.toy.dials import DIE
from tests.toy.dials import HAND as NUMBERS


def permuted(members: list[int], rng: Rng) -> dict[int, int]:
    """A random permutation of some numbers; every other number stays itself."""
    left, out = list(members), {}
    for member in members:
        out[member] = left.pop(rng.below(len(left)))
    return out


def replayed(table: Table, start: State, moves: list[tuple[int, int]], rows: list[list[int]], rng: Rng) -> Table:
    """A table that begins in another state, with the events of its set-up, makes other moves and has another future."""
    second = Table(table.set_up, seed_bytes(rng.word()), table.names, start)
    second.events.rows[:] = rows
    for seat, action in moves:
        second.play_action(seat, action)
    second.state.seed(second.seed)
    return second


def true_moves(table: Table) -> list[tuple[int, int]]:
    return [notation.read(table.set_up.rules, move) for move in table.moves]


# -- Kabale & Hiebe: cards that a seat has never seen are exchanged for each other ----------------------------


def kabale(table: Table, seat: int, rng: Rng) -> Table:
    rules = table.set_up.rules
    change = []
    for owner in range(table.set_up.seats):
        unseen = [kind for kind in range(KINDS) if kind not in seen_kinds(table, owner)]
        change.append({} if owner == seat else permuted(unseen, rng))
    start = table.set_up.begin(table.seed)
    for owner in range(table.set_up.seats):
        first = DECK + owner * KINDS
        for i in range(first, first + start.cells[DECK_SIZE + owner]):
            start.cells[i] = change[owner].get(start.cells[i], start.cells[i])
        held = [kind for kind in range(KINDS) if start.cells[HAND + owner] >> kind & 1]
        start.cells[HAND + owner] = sum(1 << change[owner].get(kind, kind) for kind in held)
    to_come = range(GOAL_DECK + table.state.cells[GOALS_TURNED], GOAL_DECK + GOALS)
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
        first = DECK + seat * KINDS
        places = range(first, first + second.state.cells[DECK_SIZE + seat])
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


def seen_kinds(table: Table, owner: int) -> set[int]:
    """The cards of a colour that everybody has seen since the game began."""
    seen: set[int] = set()
    for row in table.events.rows:
        kind = table.set_up.rules.event_kinds[row[0]]
        names = [arg.name for arg in kind.args]
        if kind.name in CARDS_EVERYBODY_SEES and row[1 + names.index("seat")] == owner:
            seen.add(row[1 + names.index("card")])
    return seen


# -- El Grande: cards that others took back unseen, disks not yet open, the order of the piles ------------------


def el_grande(table: Table, seat: int, rng: Rng) -> Table:
    start = table.set_up.begin(table.seed)
    assert isinstance(start, ElGrande)
    for pile in range(4):
        size = start.facts.pile_size[pile]
        places = range(PILE + pile * ROOM + table.state.cells[TURNED_UP], PILE + pile * ROOM + size)
        left = [start.cells[i] for i in places]
        for i in places:
            start.cells[i] = left.pop(rng.below(len(left)))
    rows = [list(row) for row in table.events.rows[: table.history[0][1] if table.history else None]]
    second = Table(table.set_up, seed_bytes(rng.word()), table.names, start)
    second.events.rows[:] = rows
    moves = true_moves(table)
    for number, (mover, action) in enumerate(moves):
        other = action
        if mover != seat and RETRIEVE <= action < COURT_N:
            other = taken_back_instead(second.state.options(mover), mover, action, moves[number:], rng)
        elif mover != seat and number >= table.sealed:
            options = second.state.options(mover)
            other = options[rng.below(len(options))]
        second.play_action(mover, other)
    second.state.seed(second.seed)
    return second


def taken_back_instead(options: list[int], mover: int, action: int, to_come: list[tuple[int, int]], rng: Rng) -> int:
    """Another card that a seat may have taken back: unless it is played again, nobody has seen which it was."""
    played = {later for seat, later in to_come if seat == mover and later < CALL_N}
    if action - RETRIEVE in played:
        return action
    unseen = [option for option in options if option - RETRIEVE not in played]
    return unseen[rng.below(len(unseen))]


# -- Dials: the others' dials that are set now, and the die -----------------------------------------------------


def dials(table: Table, seat: int, rng: Rng) -> Table:
    moves = true_moves(table)
    for i in range(table.sealed, len(moves)):
        mover = moves[i][0]
        if mover != seat:
            held = [n for n in range(5) if table.state.cells[NUMBERS + mover] >> n & 1]
            moves[i] = (mover, held[rng.below(len(held))])
    second = replayed(table, table.set_up.begin(table.seed), moves, [], rng)
    second.state.cells[DIE] = rng.below(3)
    return second


SECOND_WORLD: dict[str, Callable[[Table, int, Rng], Table]] = {
    "el-grande": el_grande,
    "kabale": kabale,
    "dials": dials,
}
