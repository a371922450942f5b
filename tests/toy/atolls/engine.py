"""The rules of Atolls."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.declarations import Declarations, Selection
from grandee.core.rules import Rules
from grandee.core.state import State
from grandee.core.step import Effect, Step
from tests.toy.atolls.numbers import (
    ACTIONS,
    CELLS,
    COLOURS,
    EVENTS,
    HELD,
    KINDS,
    MOST_DRIFTS,
    MOST_ON_A_SLOT,
    NATIVES,
    NO_TILE,
    REASONS,
    SLOTS,
    STEPS,
    TILES,
)


@dataclass(frozen=True)
class Facts:
    """What a set-up fixes."""

    slots: int
    rounds: int
    values: list[int]  # by kind of tile
    copies: list[int]
    effects: list[Effect[Atolls]]
    drifting: bool  # ATO-5


class Atolls(State):
    """A running game."""

    def __init__(self, rules: AtollsRules, cells: vec[i64]) -> None:
        super().__init__(rules, cells)
        self.facts = rules.facts

    def get(self, field: str, place: int = 0) -> int:
        return int(self.cells[CELLS[field] + place])

    def add(self, field: str, n: int, place: int = 0) -> None:
        self.cells[CELLS[field] + place] += n

    def pieces(self, slot: int, colour: int) -> int:
        return self.get("pieces", slot * COLOURS + colour)

    def put(self, slot: int, colour: int, n: int = 1) -> None:
        self.add("pieces", n, slot * COLOURS + colour)

    def is_free(self, slot: int) -> bool:
        return self.get("tile", slot) == NO_TILE

    def draw(self, seat: int) -> None:
        """Draw the top tile of the bag (ATO-1)."""
        at = CELLS["bag"] + self.get("drawn")
        tile = int(self.cells[at]) - 1
        self.cells[at] = 0
        self.add("drawn", 1)
        self.add("hand", 1, seat * KINDS + tile)
        self.emit(EVENTS["drew"], seat, tile)

    def ask_next(self, word: str, seat: int) -> None:
        """Put a decision on the agenda, and under it what follows."""
        self.push(STEPS["next_turn"], 0)
        if word in ("settle", "sail") and self.may_drift(seat):
            self.push(STEPS["sail"], seat)
        if word != "sail":
            self.push(STEPS[word], seat)

    def may_drift(self, seat: int) -> bool:
        return self.facts.drifting and self.get("drifts", seat) < MOST_DRIFTS


# -- what is printed on tiles (ATO-3) -------------------------------------------------------------


class Natives(Effect[Atolls]):
    """So many natives come to the tile."""

    def __init__(self, number: int) -> None:
        self.number = number

    def use(self, g: Atolls, seat: int, about: int) -> None:
        g.put(about, NATIVES, self.number)
        g.emit(EVENTS["came"], NATIVES, about, self.number)


class Coins(Effect[Atolls]):
    """Whoever laid the tile takes so many coins."""

    def __init__(self, number: int) -> None:
        self.number = number

    def use(self, g: Atolls, seat: int, about: int) -> None:
        g.add("coins", self.number, seat)
        g.emit(EVENTS["paid"], seat, self.number)


class Current(Effect[Atolls]):
    """Whoever laid the tile may let a piece drift at once, if there are drifts left (ATO-5)."""

    def use(self, g: Atolls, seat: int, about: int) -> None:
        if g.may_drift(seat):
            g.push(STEPS["sail"], seat)


# -- steps ---------------------------------------------------------------------------------------


class NextTurn(Step[Atolls]):
    """Tiles are laid until one slot is left, then settlers are put down, in turn (ATO-2, ATO-4)."""

    def run(self, g: Atolls, seat: int, times: int, about: int) -> None:
        seats, turn = int(g.rules.seats), g.get("turn")
        to_lay = g.facts.slots - 1
        if turn == to_lay + g.facts.rounds * seats:
            return
        g.add("turn", 1)
        g.ask_next("lay" if turn < to_lay else "settle", turn % seats)


class Lay(Step[Atolls]):
    """Lay one of your tiles on a free slot, and draw another one (ATO-1, ATO-2)."""

    def legal(self, g: Atolls, seat: int, out: Actions) -> None:
        for tile in range(KINDS):
            if g.get("hand", seat * KINDS + tile):
                for slot in range(g.facts.slots):
                    if g.is_free(slot):
                        out.add(ACTIONS["lay"] + tile * SLOTS + slot)

    def apply(self, g: Atolls, seat: int, action: int) -> None:
        tile, slot = divmod(action - ACTIONS["lay"], SLOTS)
        g.pop()
        g.add("hand", -1, seat * KINDS + tile)
        g.cells[CELLS["tile"] + slot] = tile
        g.emit(EVENTS["laid"], seat, tile, slot)
        g.facts.effects[tile].use(g, seat, slot)
        g.draw(seat)

    def why_not(self, g: Atolls, seat: int, action: int) -> int:
        tile = (action - ACTIONS["lay"]) // SLOTS
        return REASONS["slot_taken" if g.get("hand", seat * KINDS + tile) else "no_such_tile"]


class Settle(Step[Atolls]):
    """Put one settler on a slot (ATO-4)."""

    def legal(self, g: Atolls, seat: int, out: Actions) -> None:
        for slot in range(g.facts.slots):
            if g.pieces(slot, seat) < MOST_ON_A_SLOT:
                out.add(ACTIONS["settle"] + slot)

    def apply(self, g: Atolls, seat: int, action: int) -> None:
        slot = action - ACTIONS["settle"]
        g.pop()
        g.put(slot, seat)
        g.emit(EVENTS["settled"], seat, slot)

    def why_not(self, g: Atolls, seat: int, action: int) -> int:
        return REASONS["slot_full"]


class Sail(Step[Atolls]):
    """Let one piece of any colour drift to the next slot, or not (ATO-5)."""

    def legal(self, g: Atolls, seat: int, out: Actions) -> None:
        for colour in range(COLOURS):
            for slot in range(g.facts.slots):
                if g.pieces(slot, colour):
                    out.add(ACTIONS["sail"] + colour * SLOTS + slot)
        out.add(ACTIONS["sail stay"])

    def apply(self, g: Atolls, seat: int, action: int) -> None:
        g.pop()
        if action == ACTIONS["sail stay"]:
            return
        colour, slot = divmod(action - ACTIONS["sail"], SLOTS)
        to = (slot + 1) % g.facts.slots
        g.put(slot, colour, -1)
        g.put(to, colour)
        g.add("drifts", 1, seat)
        g.emit(EVENTS["sailed"], seat, colour, slot, to)

    def why_not(self, g: Atolls, seat: int, action: int) -> int:
        return REASONS["nobody_there"]


# -- the game ------------------------------------------------------------------------------------


class AtollsRules(Rules[Atolls]):
    """Atolls for one set-up."""

    def __init__(
        self, declared: Declarations, selection: Selection, seats: int, facts: Facts, tiles: list[str]
    ) -> None:
        super().__init__(
            seats,
            declared.steps(),
            selection.layout,
            declared.space({"tile": tiles}, selection.ruleset),
            declared.every_event,
            declared.every_refusal,
            list(declared.tie_breaks),
            others=["N"],
        )
        self.facts = facts

    def state(self, cells: vec[i64]) -> Atolls:
        return Atolls(self, cells)

    def set_up(self, g: Atolls) -> None:
        bag = [tile + 1 for tile, copies in enumerate(self.facts.copies) for _ in range(copies)]
        for place, tile in enumerate(bag):
            g.cells[CELLS["bag"] + place] = tile
        g.shuffle(CELLS["bag"], len(bag))
        for slot in range(SLOTS):
            g.cells[CELLS["tile"] + slot] = NO_TILE
        for seat in range(self.seats):
            for _ in range(HELD):
                g.draw(seat)
        g.push(STEPS["next_turn"], 0)

    def points(self, g: Atolls, seat: int) -> int:
        """The values of the tiles on which a seat alone has most pieces (ATO-6)."""
        total = 0
        for slot in range(self.facts.slots):
            here = [g.pieces(slot, colour) for colour in range(COLOURS)]
            if not g.is_free(slot) and here[seat] == max(here) and here.count(here[seat]) == 1:
                total += self.facts.values[g.get("tile", slot)]
        return total

    def tie_break(self, g: Atolls, seat: int, number: int) -> int:
        """Coins (ATO-7)."""
        return g.get("coins", seat)

    def determinize(self, g: Atolls, seat: int, rng: Rng) -> None:
        """What the others hold and what is in the bag is drawn anew from all tiles that a seat has not seen."""
        others = [other for other in range(self.seats) if other != seat]
        hands = [CELLS["hand"] + other * KINDS + tile for other in others for tile in range(KINDS)]
        left = [CELLS["bag"] + place for place in range(g.get("drawn"), TILES) if g.get("bag", place)]
        unseen = sorted(
            [int(g.cells[at]) - 1 for at in left]
            + [(at - CELLS["hand"]) % KINDS for at in hands for _ in range(int(g.cells[at]))]
        )
        for at in hands:
            g.cells[at] = 0
        drawn = [unseen.pop(rng.below(len(unseen))) for _ in range(len(unseen))]
        for other in others:
            for _ in range(HELD):
                g.add("hand", 1, other * KINDS + drawn.pop())
        for at in left:
            g.cells[at] = drawn.pop() + 1
