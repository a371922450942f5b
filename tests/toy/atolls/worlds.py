"""A second past of Atolls: tiles that a seat has never seen are exchanged for each other."""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.records.match import Match
from tests.toy.atolls.engine import Atolls
from tests.toy.atolls.numbers import CELLS, EVENTS, HELD, KINDS, TILES
from tests.worlds import permuted, replayed, true_moves


def second_world(table: Match, seat: int, rng: Rng) -> Match:
    state, start = table.state, table.setup.begin(table.seed)
    assert isinstance(state, Atolls)
    assert isinstance(start, Atolls)
    tiles: list[int] = []  # in the order in which they come
    owners: list[int] = []
    held: list[list[int]] = [[] for _ in range(table.setup.seats)]
    laid: set[int] = set()
    for row in table.events.rows:
        if row[0] == EVENTS["drew"]:
            held[row[1]].append(len(tiles))
            owners.append(row[1])
            tiles.append(row[2])
        elif row[0] == EVENTS["laid"]:
            place = next(place for place in held[row[1]] if tiles[place] == row[2])
            held[row[1]].remove(place)
            laid.add(place)
    drawn = len(tiles)
    tiles += [state.get("bag", place) - 1 for place in range(drawn, TILES) if state.get("bag", place)]
    unseen = [i for i in range(len(tiles)) if i >= drawn or (owners[i] != seat and i not in laid)]
    change = permuted(unseen, rng)
    tiles = [tiles[change.get(place, place)] for place in range(len(tiles))]
    first = table.setup.seats * HELD
    for place in range(len(tiles)):
        start.cells[CELLS["bag"] + place] = tiles[place] + 1 if place >= first else 0
    for place in range(table.setup.seats * KINDS):
        start.cells[CELLS["hand"] + place] = 0
    for place in range(first):
        start.add("hand", 1, owners[place] * KINDS + tiles[place])
    rows = [list(row) for row in table.events.rows[: table.history[0][1] if table.history else None]]
    dealt = iter(tiles)
    for row in rows:
        if row[0] == EVENTS["drew"]:
            row[2] = next(dealt)
    return replayed(table, start, true_moves(table), rows, rng)
