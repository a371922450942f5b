"""What a move has shown: whether it may still be taken back.

Nobody asks the cards. A move has shown something to a reader if, in another world that this reader could not tell from
the true one, the same move would have led to something that looks different.
"""

from __future__ import annotations

from grandee.core.cells import STREAM
from grandee.core.chance import STREAM_CELLS, Rng
from grandee.core.events import Events
from grandee.core.state import SPECTATOR, State

WORLDS = 12  # to compare, for each reader: one of two equal chances is missed once in four thousand times
TRIES = 2000  # to find so many: far more than the rarest move needs, or luck would decide, and differ with the truth


def reveals(before: State, seat: int, action: int, after: State, rng: Rng) -> bool:
    """Whether a move drew by lot, or showed anybody anything beside itself."""
    if any(before.cells[i] != after.cells[i] for i in range(STREAM, STREAM + STREAM_CELLS)):
        return True
    return any(shows(before, seat, action, reader, rng) for reader in range(SPECTATOR, before.rules.seats))


def shows(before: State, seat: int, action: int, reader: int, rng: Rng) -> bool:
    """Whether a reader has learnt more from a move than that it was made: from the table, or from what was told."""
    seen, found = observe_move(before.clone(), seat, action, reader), 0
    for _ in range(TRIES):
        world = before.clone()
        world.determinize(reader, rng)
        twins = alike(world, seat, action, reader)
        if not twins:
            continue
        if observe_move(world, seat, twins[rng.below(len(twins))], reader) != seen:
            return True
        found += 1
        if found == WORLDS:
            return False
    return True  # so rare that none is compared: better not taken back


def observe_move(world: State, seat: int, action: int, reader: int) -> tuple[bytes, list[list[int]]]:
    """What a reader sees and hears when a move is made in a world."""
    world.events = Events()
    world.apply(seat, action, world.rules.tried.empty_like())
    kinds = world.rules.event_kinds
    return world.view(reader).serialise(), [[row[0], *kinds[row[0]].seen_by(row, reader)] for row in world.events.rows]


def alike(world: State, seat: int, action: int, reader: int) -> list[int]:
    """The actions of a world that a reader cannot tell from the move: only that one for the mover itself, and where
    nothing of it is hidden."""
    legal = world.legal_actions(seat)
    space = world.rules.space
    name = space.hidden_name(action)
    if reader == seat or name == space.names[action]:
        return [action] if action in legal else []
    return [twin for twin in legal if space.hidden_name(twin) == name]
