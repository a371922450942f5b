"""What only the cards of New Regency do: sections 19.2 and 21.3 of the spec."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, changes, events, refusals, sizes, steps, veto
from grandee.games.el_grande.engine.special import Special
from grandee.games.el_grande.engine.state import ElGrande

ESCORTED: Final[i64] = 8  # CHOSEN_WHAT holds the colours of the escort as digits to this base, each counted from 1


# -- Escort --------------------------------------------------------------------------------------


@final
class Escort(Special):
    """The king goes to another region, and caballeros from his old region go with him
    (EG-CARD-ESCORT-1, EG-CARD-ESCORT-2).

    He may take them out of his region and into his new one, which nothing else may (EG-KING-2).
    """

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def announce(self, g: ElGrande, seat: i64) -> None:
        king = g.cells[cells.KING]
        escort: i64 = min(self.number, g.crowd(king)) if king < sizes.REGIONS else 0
        if escort > 0:
            g.push(steps.ESCORT_ONE, seat, escort)
        g.push(steps.KING_TO, seat, 0, sizes.ALL_REGIONS & ~(1 << king))

    def why_not_king(self, g: ElGrande, seat: i64, place: i64) -> i64:
        return refusals.NOT_FOR_THE_KING

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        cell = g.cells
        old = cell[cells.KING]
        new = cell[cells.CHOSEN]
        changes.move_king(g, new)
        escort = cell[cells.CHOSEN_WHAT]
        while escort > 0:
            colour = escort % ESCORTED - 1
            g.put(old, colour, -1)
            g.put(new, colour, 1)
            g.emit(events.ESCORTED, seat, colour, old, new)
            escort //= ESCORTED


class EscortOne(Step[ElGrande]):
    """Choose a caballero of the king's old region, whosever, to go with him (EG-CARD-ESCORT-1)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        for colour in range(g.facts.colours):
            if g.cubes(g.cells[cells.KING], colour) > chosen_so_far(g, colour):
                out.add(actions.ESCORT_ONE + colour)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        colour = action - actions.ESCORT_ONE
        g.cells[cells.CHOSEN_WHAT] = g.cells[cells.CHOSEN_WHAT] * ESCORTED + colour + 1
        if g.other_holders() != 0:
            g.emit(events.SHOWS_ESCORT, seat, colour, g.cells[cells.KING])
        if g.one_done():
            g.pop()

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        known = g.facts.every_colour >> (action - actions.ESCORT_ONE) & 1
        return refusals.NONE_TO_ESCORT if known else refusals.NO_SUCH_COLOUR


def chosen_so_far(g: ElGrande, colour: i64) -> i64:
    n: i64 = 0
    escort = g.cells[cells.CHOSEN_WHAT]
    while escort > 0:
        if escort % ESCORTED == colour + 1:
            n += 1
        escort //= ESCORTED
    return n


# -- Tournament ----------------------------------------------------------------------------------


@final
class Tournament(Special):
    """The king goes to a region or stays in his; every grande that is not there goes into the castillo
    (EG-CARD-TOURN-1, EG-CARD-TOURN-4, EG-COMP-8, EG-CAST-8)."""

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.KING_TO, seat, 0, sizes.ALL_REGIONS)

    def why_not_king(self, g: ElGrande, seat: i64, place: i64) -> i64:
        return refusals.NOT_FOR_THE_KING

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        if g.cells[cells.CHOSEN] != g.cells[cells.KING]:
            changes.move_king(g, g.cells[cells.CHOSEN])
        else:
            g.cells[cells.COVERED] = 1  # the first grande is what was announced
        g.push(steps.EACH_GRANDE, seat)


class EachGrande(Step[ElGrande]):
    """One grande after the other goes into the castillo, the active seat's first, then clockwise (EG-CARD-TOURN-4)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if about + 1 < g.facts.players:
            g.push(steps.EACH_GRANDE, seat, 0, about + 1)
        owner = g.after(seat, about)
        home = g.cells[cells.GRANDE + owner]
        if home not in (sizes.CASTILLO, g.cells[cells.KING]):
            veto.step(g, veto.SHUTS_IN, owner, home, 0, 0)


# -- Viceroy -------------------------------------------------------------------------------------


@final
class SwapGrande(Special):
    """King and a grande exchange their regions; the taboo is judged afterwards
    (EG-CARD-VICEROY-1, EG-CARD-VICEROY-2)."""

    def owners(self, g: ElGrande, seat: i64) -> i64:
        """The set of seats whose grande can be exchanged: it stands in another region than the king."""
        king = g.cells[cells.KING]
        members: i64 = 0
        if king < sizes.REGIONS:
            for other in range(g.facts.players):
                if g.cells[cells.GRANDE + other] not in (king, sizes.CASTILLO):
                    members |= 1 << other
        return members

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.owners(g, seat) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.SWAP_GRANDE, seat, 0, self.owners(g, seat))

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        cell = g.cells
        owner = cell[cells.CHOSEN_WHAT]
        old = cell[cells.KING]
        new = cell[cells.GRANDE + owner]
        cell[cells.GRANDE + owner] = old
        cell[cells.KING] = new
        g.emit(events.KING_AND_GRANDE, seat, owner, old, new)


class ChooseGrande(Step[ElGrande]):
    """Whose grande the king exchanges his region with (EG-CARD-VICEROY-2)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.SWAP_GRANDE, g.about())

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        owner = action - actions.SWAP_GRANDE
        g.cells[cells.CHOSEN_WHAT] = owner
        g.pop()
        if g.other_holders() != 0:
            g.emit(events.SHOWS_SWAP, seat, owner, g.cells[cells.GRANDE + owner])

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        known = action - actions.SWAP_GRANDE < g.facts.players
        return refusals.GRANDE_NOT_IN_ANOTHER_REGION if known else refusals.NO_SUCH_COLOUR


# -- Infiltration --------------------------------------------------------------------------------


@final
class Infiltrate(Special):
    """No special action, but a right for the placement (EG-CARD-INFIL-1, EG-CARD-INFIL-2)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return False


def announce_infiltration(g: ElGrande, seat: i64) -> None:
    """The placement lets caballeros in to the king, unless a veto holder objects before the first of them
    (EG-CARD-INFIL-2, EG-CARD-INFIL-3)."""
    if g.cells[cells.KING] > sizes.CASTILLO:  # abroad: there is no further target
        return
    if g.other_holders() == 0:
        g.cells[cells.INFILTRATES] = 1
        return
    g.emit(events.ANNOUNCED, seat, g.cells[cells.CARD] - 1)
    g.push(steps.END_SPECIAL, seat)
    g.push(steps.INFILTRATES, seat)
    veto.open_window(g)


class Infiltrates(Step[ElGrande]):
    """Nobody has objected."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        g.cells[cells.INFILTRATES] = 1
