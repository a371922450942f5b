"""What must hold in every state of Kabale & Hiebe."""

from __future__ import annotations

from grandee.games.kabale.engine import cells, sizes
from grandee.games.kabale.engine.state import Kabale, kind_of, owner_of


def check(g: Kabale) -> None:
    """25 cards a colour, 36 goals, nobody below zero (KH-SET-2, KH-SET-3, KH-SET-4)."""
    places: list[list[int]] = [[] for _ in range(g.facts.players)]
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            places[owner_of(card)].append(kind_of(card))
    named = range(sizes.KINDS)
    for seat, on_table in enumerate(places):
        deck = [g.cells[cells.DECK + seat * sizes.KINDS + i] for i in range(g.deck_size(seat))]
        kinds = on_table + deck + members_of(g.hand(seat), named) + members_of(g.cells[cells.DISCARD + seat], named)
        assert sorted(kinds) == list(named), f"seat {seat} has the cards {sorted(kinds)}"
        assert g.points(seat) >= 0
        assert g.cells[cells.WON_COUNT + seat] == len(members_of(g.won(seat), range(sizes.GOALS)))
    turned = g.cells[cells.GOALS_TURNED]
    to_come = [g.cells[cells.GOAL_DECK + i] for i in range(turned, sizes.GOALS)]
    in_row = [] if g.is_over() else [g.goal(column) for column in range(g.facts.players)]
    won = [goal for seat in range(g.facts.players) for goal in members_of(g.won(seat), range(sizes.GOALS))]
    seen = to_come + in_row + won
    assert len(set(seen)) == len(seen), f"a goal is in two places: {sorted(seen)}"
    assert len(to_come) + turned == sizes.GOALS


def members_of(bits: int, numbers: range) -> list[int]:
    return [number for number in numbers if bits >> number & 1]
