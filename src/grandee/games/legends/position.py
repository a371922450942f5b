"""Positions of Legends in the words of scenarios, written from a state or a view; position_reader.py reads them."""

from __future__ import annotations

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.core.game import LETTERS
from grandee.core.sets import names_in
from grandee.core.state import HIDDEN
from grandee.games.legends.api import Pile, RegionView, View
from grandee.games.legends.deck import Deck
from grandee.games.legends.declarations import LEADERS, PLACES, TOKENS
from grandee.games.legends.engine import cells, sizes
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.map import Map

KEYS = View.__struct_fields__
NEUTRAL = "N"


def write(g: Legends, deck: Deck, board: Map) -> View:
    """A state or view as a position. What a view hides is its number, or is left out."""
    cell = g.cells
    letters = LETTERS[: int(g.facts.players)]
    seats = list(enumerate(letters))
    found = View(
        at="over",
        active=letters[cell[cells.ACTIVE]],
        layout={
            side: f"{PLACES[g.place_of(number)]} {cell[cells.TURNED + number]}"
            for number, side in enumerate(board.ids)
            if g.lies(number)
        },
        start=board.regions[g.start()] if cell[cells.START] else "",
        regions=write_regions(g, board, letters),
        row=write_row_of_cards(g, deck),
        deck=write_deck(g, deck),
        cards={letter: names_in(cell[cells.CARDS + seat], deck.ids) for seat, letter in seats},
        coins={letter: cell[cells.COINS + seat] for seat, letter in seats},
        supply={letter: cell[cells.SUPPLY + seat] for seat, letter in seats},
        bids={letter: cell[cells.BID + seat] - 1 for seat, letter in seats if cell[cells.BID + seat] > 0},
        agenda=[write_row(g, number, letters) for number in range(cell[DEPTH])],
    )
    if not g.is_over():
        found.at, found.to_act = g.rules.steps[g.step_number()].word, letters[g.to_move()]
        found.asked = [letter for seat, letter in seats if g.asked() >> seat & 1]
    write_options(found, g, board, letters)
    return found


def write_options(found: View, g: Legends, board: Map, letters: str) -> None:
    """What tokens, leaders and further legs add."""
    cell, facts, seats = g.cells, g.facts, list(enumerate(letters))
    if facts.has_tokens:
        found.tokens = {
            token: board.regions[cell[cells.TOKEN + number] - 1]
            for number, token in enumerate(TOKENS)
            if cell[cells.TOKEN + number] > 0
        }
        found.owned = {letter: names_in(cell[cells.OWNED + seat], list(TOKENS)) for seat, letter in seats}
    if facts.swamp:
        found.face_down = names_in(cell[cells.FACE_DOWN], board.regions)
        found.seen = {letter: names_in(cell[cells.SEEN + seat], board.regions) for seat, letter in seats}
    if facts.has_leaders:
        found.leaders = {
            letter: LEADERS[cell[cells.LEADER + seat] - 1] for seat, letter in seats if cell[cells.LEADER + seat]
        }
        found.captured = {letter: cell[cells.CAPTURED + seat] for seat, letter in seats}
    if facts.legs > 1:
        found.leg = cell[cells.LEG]
        found.carried = {letter: cell[cells.CARRIED + seat] for seat, letter in seats}


def write_regions(g: Legends, board: Map, letters: str) -> dict[str, RegionView]:
    found = {}
    for region, word in enumerate(board.regions):
        armies = {letter: int(g.armies(region, seat)) for seat, letter in enumerate(letters) if g.armies(region, seat)}
        if g.armies(region, sizes.NEUTRAL):
            armies[NEUTRAL] = int(g.armies(region, sizes.NEUTRAL))
        cities = {letter: int(g.cities(region, seat)) for seat, letter in enumerate(letters) if g.cities(region, seat)}
        if armies or cities:
            found[word] = RegionView(armies=armies, cities=cities)
    return found


def write_row_of_cards(g: Legends, deck: Deck) -> list[str]:
    row = [g.cells[cells.ROW + position] for position in range(sizes.OFFER)]
    while row and row[-1] == 0:
        row.pop()
    return [deck.ids[card - 1] if card else "" for card in row]


def write_deck(g: Legends, deck: Deck) -> Pile:
    """The next card first."""
    n = int(g.cells[cells.DECK_LEFT])
    cards = [g.cells[cells.DECK + i] for i in reversed(range(n))]
    return n if HIDDEN in cards else [deck.ids[card - 1] for card in cards]


def write_row(g: Legends, row: int, letters: str) -> str:
    step, seats, times, about, detail = (g.cells[AGENDA + row * ROW + i] for i in range(ROW))
    who = "".join(letter for seat, letter in enumerate(letters) if seats >> seat & 1)
    return f"{g.rules.steps[step].word} {who} {times} {about} {detail}"
