"""A second past of Legends: the order of the deck to come, bids not yet open, discoveries face down that a seat has not
seen."""

from __future__ import annotations

from dataclasses import dataclass, field

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games.legends.engine import cells, sizes
from grandee.games.legends.engine.state import Legends
from grandee.records.match import Match
from tests.worlds import permuted, true_moves


@dataclass
class Told:
    """What a seat was told in one leg, and what has been exchanged there since."""

    cards: int = 0  # that were turned up
    tokens: set[int] = field(default_factory=set)  # discoveries whose faces it has seen
    has_other_deck: bool = False
    has_other_tokens: bool = False


def second_world(table: Match, seat: int, rng: Rng) -> Match:
    legs = told(table, seat)
    rows = [list(row) for row in table.events.rows[: table.history[0][1] if table.history else None]]
    second = Match(table.setup, seed_bytes(rng.word()), table.names, table.setup.begin(table.seed))
    second.events.rows[:] = rows
    exchange(second, legs, rng)
    for number, (mover, action) in enumerate(true_moves(table)):
        other = action
        if mover != seat and number >= table.sealed:  # a bid that is not open
            options = second.state.legal_actions(mover)
            other = options[rng.below(len(options))]
        second.play_action(mover, other)
        exchange(second, legs, rng)
    second.state.seed(second.seed)
    return second


def told(table: Match, seat: int) -> list[Told]:
    """Leg by leg; written down here by hand, not taken from the audiences that the game declares."""
    legs = [Told()]
    for row in table.events.rows:
        name = table.setup.rules.event_kinds[row[0]].name
        if name == "leg-started" and row[1] > 1:
            legs.append(Told())
        elif name == "card-turned":
            legs[-1].cards += 1
        elif name == "token-taken":  # seat, token, region: everybody sees it
            legs[-1].tokens.add(row[2])
        elif name == "token-seen" and row[1] == seat:  # seat, region, token
            legs[-1].tokens.add(row[3])
    return legs


def exchange(table: Match, legs: list[Told], rng: Rng) -> None:
    """As soon as something of a leg is decided that the seat never learns in it, decide it otherwise."""
    g = table.state
    assert isinstance(g, Legends)
    leg = legs[int(g.cells[cells.LEG]) - 1 if g.facts.legs > 1 else 0]
    if g.cells[cells.START] and not leg.has_other_deck:
        leg.has_other_deck = True
        to_come = range(cells.DECK, cells.DECK + len(g.facts.dealt) - leg.cards)  # the next card is the last
        change(g, to_come, rng)
    if g.facts.swamp and not leg.has_other_tokens and int(g.cells[cells.FACE_DOWN]).bit_count() == sizes.DISCOVERIES:
        leg.has_other_tokens = True
        change(g, [cells.TOKEN + token for token in range(sizes.DISCOVERIES) if token not in leg.tokens], rng)


def change(g: Legends, places: range | list[int], rng: Rng) -> None:
    """Exchange what lies in some cells."""
    order = permuted([int(g.cells[place]) for place in places], rng)
    for place in places:
        g.cells[place] = order[int(g.cells[place])]
