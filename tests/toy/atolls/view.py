"""A state or a view of Atolls, typed."""

from __future__ import annotations

import msgspec

from grandee.core.api import View
from grandee.core.state import HIDDEN
from tests.toy.atolls.engine import Atolls
from tests.toy.atolls.numbers import CELLS, COLOURS, KINDS, NO_TILE, SLOTS, TILES


class Slot(msgspec.Struct, forbid_unknown_fields=True):
    """One place of the map; without a tile until one is laid."""

    tile: str
    pieces: dict[str, int]


class AtollsView(View, forbid_unknown_fields=True):
    """What there is to see; a hidden hand or bag is a number of tiles, or `?`."""

    at: str
    to_act: str
    turn: int
    map: list[Slot]
    coins: dict[str, int]
    hands: dict[str, dict[str, int] | str]
    drawn: int
    bag: list[str] | str
    drifts: dict[str, int]


def view_of(g: Atolls, letters: str, colours: list[str], tiles: list[str]) -> AtollsView:
    numbers = {letter: number for number, letter in enumerate("ABCD"[: len(letters)])} | {"N": COLOURS - 1}
    bag = [g.get("bag", place) for place in range(g.get("drawn"), TILES)]
    return AtollsView(
        at="over" if g.is_over() else g.rules.steps[g.step_number()].word,
        to_act="" if g.is_over() else letters[g.to_move()],
        turn=g.get("turn"),
        map=[
            Slot(
                tile="" if g.is_free(slot) else tiles[g.get("tile", slot)],
                pieces={colour: n for colour in colours if (n := g.pieces(slot, numbers[colour]))},
            )
            for slot in range(g.facts.slots)
        ],
        coins={letter: g.get("coins", seat) for seat, letter in enumerate(letters)},
        hands={letter: hand(g, seat, tiles) for seat, letter in enumerate(letters)},
        drawn=g.get("drawn"),
        bag="?" if HIDDEN in bag else [tiles[tile - 1] for tile in bag if tile],
        drifts={letter: g.get("drifts", seat) for seat, letter in enumerate(letters)} if g.facts.drifting else {},
    )


def hand(g: Atolls, seat: int, tiles: list[str]) -> dict[str, int] | str:
    held = [g.get("hand", seat * KINDS + kind) for kind in range(len(tiles))]
    return "?" if HIDDEN in held else {tile: n for tile, n in zip(tiles, held, strict=True) if n}


def lay_out(g: Atolls, view: AtollsView, letters: str, tiles: list[str]) -> None:
    """Fill an empty state with what a view says; everything must be known."""
    cells = g.cells
    cells[CELLS["turn"]], cells[CELLS["drawn"]] = view.turn, view.drawn
    for slot in range(SLOTS):
        word = view.map[slot].tile if slot < len(view.map) else ""
        cells[CELLS["tile"] + slot] = tiles.index(word) if word else NO_TILE
    for slot, shown in enumerate(view.map):
        for colour, n in shown.pieces.items():
            g.put(slot, COLOURS - 1 if colour == "N" else letters.index(colour), n)
    for seat, letter in enumerate(letters):
        g.add("coins", view.coins[letter], seat)
        held = view.hands[letter]
        assert isinstance(held, dict)
        for tile, n in held.items():
            g.add("hand", n, seat * KINDS + tiles.index(tile))
        if g.facts.drifting:
            g.add("drifts", view.drifts[letter], seat)
    for place, tile in enumerate(view.bag, view.drawn):
        cells[CELLS["bag"] + place] = tiles.index(tile) + 1
    g.ask_next(view.at, letters.index(view.to_act))
