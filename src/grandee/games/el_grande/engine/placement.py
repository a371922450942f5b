"""The placement part of an action card: section 10.4 of the spec, and what home region and church add to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, changes, events, france, refusals, sizes, steps
from grandee.games.el_grande.engine.regency import announce_infiltration
from grandee.games.el_grande.engine.state import ElGrande

BY_HOME: Final[i64] = 0  # extras, as words of PLACE_EXTRA, and as bits what its row is about
BY_CHURCH: Final[i64] = 1
BY_INQUISITOR: Final[i64] = 2
HOME: Final[i64] = 1
CHURCH: Final[i64] = 2
HOME_TAKEN: Final[i64] = 4
NO_MORE: Final[i64] = 8  # the bonus at once: it has been chosen instead of another (GI-D9)
INQUISITOR: Final[i64] = 16


def start_placement(g: ElGrande, seat: i64) -> None:
    """As many caballeros as the card says and the court has (EG-PLACE-2, EG-PLACE-3)."""
    card = g.cells[cells.CARD] - 1
    if g.facts.counts_more:
        g.cells[cells.PLACED_AWAY] = 0
    most = g.facts.places[card]
    if g.facts.has_intrigue and most == 0:
        most = g.cells[cells.STRENGTH_CARD + seat]  # KI-17; not with a card of pile 6 or 7 (GI-KI-3)
    g.push(steps.PLACE_ONE, seat, min(most, g.cells[cells.COURT + seat]))
    if g.facts.has_regency and g.facts.infiltrates[card]:
        announce_infiltration(g, seat)


def may_stop_placing(g: ElGrande) -> bool:
    """Whether fewer may be placed than the card says: by the option, and with the cards of piles 6 and 7 of the
    colonies (EG-PLACE-2, EG-PLACE-3, GI-BASE-3, GI-P6-1, GI-P7-1)."""
    return not g.facts.must_place or g.facts.up_to[g.cells[cells.CARD] - 1] != 0


def place_targets(g: ElGrande) -> i64:
    """Where the placement part may put caballeros: beside the king and into the castillo
    (EG-PLACE-4, EG-PLACE-6, EG-KING-7, GI-BASE-4), with Infiltration to the king too (EG-CARD-INFIL-1).

    Muslim Granada takes none from a court (EG-GRAN-3), and France no fourth one (EG-FRANCE-2).
    """
    facts = g.facts
    king = g.cells[cells.KING]
    targets = facts.beside_king[king]  # without the king's own region (EG-PLACE-5)
    if facts.has_closed_areas:
        targets &= ~(g.full() | g.muslim())
    elif facts.has_regency and g.cells[cells.INFILTRATES] != 0:
        targets |= 1 << king & facts.all_areas
    return targets


class PlaceOne(Step[ElGrande]):
    """Put a caballero from the court into a region beside the king, or into the castillo
    (EG-PLACE-1, EG-PLACE-4, EG-PLACE-8)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        if g.facts.has_closed_areas or g.facts.has_regency:
            out.add_each(actions.PLACE_ONE, place_targets(g))
        else:
            out.add_each(actions.PLACE_ONE, g.facts.beside_king[g.cells[cells.KING]])
        if g.facts.may_place_fewer and may_stop_placing(g):
            out.add(actions.PLACE_ONE_DONE)  # EG-DP-3, GI-D7

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.PLACE_ONE_DONE:
            end_placement(g, seat)
        elif action - actions.PLACE_ONE >= sizes.FRANCE:
            france.ask_for_place(g, seat, seat, sizes.COURT, action - actions.PLACE_ONE)
        else:
            place_one(g, seat, action - actions.PLACE_ONE, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        area = action - actions.PLACE_ONE
        if action == actions.PLACE_ONE_DONE:
            return refusals.ALL_MUST_BE_PLACED
        if area == g.cells[cells.KING]:
            return refusals.TABOO
        if not g.facts.beside_king[g.cells[cells.KING]] >> area & 1:
            return refusals.NOT_BESIDE_KING
        return refusals.FRANCE_IS_FULL if area == sizes.FRANCE else refusals.NOT_FROM_A_COURT


def place_one(g: ElGrande, seat: i64, area: i64, place: i64) -> None:
    """One caballero of the placement part, without a window for vetoes (EG-PLACE-9)."""
    changes.place(g, seat, area, place)
    if g.facts.counts_more:
        note_placement(g, seat, area)
    if g.one_done():
        extras: i64 = extras_of(g, seat) if g.facts.counts_more else 0
        if extras:
            g.pop()
            g.push(steps.PLACE_EXTRA, seat, 0, extras)
        else:
            end_placement(g, seat)


def end_placement(g: ElGrande, seat: i64) -> None:
    g.pop()
    if g.facts.counts_more:
        g.cells[cells.PLACED_AWAY] = 0
    thrown = g.cells[cells.THROWN_SO_FAR]
    if thrown > 1:  # EG-DP-4
        g.emit(events.THROWN_TOTAL, seat, thrown)
    g.cells[cells.THROWN_SO_FAR] = 0


# -- additional caballeros (1995) ---------------------------------------------------------------------


def note_placement(g: ElGrande, seat: i64, area: i64) -> None:
    """Whether all caballeros of the placement part go to the home region (EG-HOME-4, EG-HOME-8)."""
    if area != g.cells[cells.GRANDE + seat]:
        g.cells[cells.PLACED_AWAY] = 1


def extras_of(g: ElGrande, seat: i64) -> i64:
    """All caballeros of the card are placed and the court has more: one more at home, and one more by the church
    (EG-HOME-4, EG-HOME-7, EG-CHURCH-7, EG-CHURCH-8, EG-CHURCH-12). What special actions place does not count
    (EG-HOME-5). In King & Intrigue the Caballero card says how many there are (KI-MIX-3). The Inquisitor's bonus is
    such an addition too (GI-BON-4, GI-MIX-8, GI-KI-11)."""
    if g.court(seat) == 0:
        return 0
    extras: i64 = 0
    home = g.cells[cells.GRANDE + seat]
    if g.facts.has_home_advantage and g.cells[cells.PLACED_AWAY] == 0 and home != sizes.CASTILLO:  # GI-P7-CON-3
        if not g.full() >> home & 1:  # GI-MIX-8
            extras |= HOME
    if g.facts.has_sea:
        if g.has_bonus(seat):
            extras |= INQUISITOR
    elif g.has_marker(seat) and g.cells[cells.EXTRA_USED] == 0:
        extras |= CHURCH
    return extras


class PlaceExtra(Step[ElGrande]):
    """One more caballero into the home region, or by church or Inquisitor wherever the placement may go, or none
    (EG-HOME-4, EG-CHURCH-12, EG-CHURCH-14, GI-D15)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        extras = g.about()
        home: i64 = 1 << g.cells[cells.GRANDE + seat]
        if extras & HOME:
            out.add_each(actions.PLACE_EXTRA + BY_HOME * sizes.AREA_NUMBERS, home)
        if extras & (CHURCH | INQUISITOR):  # after the home region's only to the home region too (EG-HOME-8)
            targets = home & place_targets(g) if extras & HOME_TAKEN else place_targets(g)
            by = BY_CHURCH if extras & CHURCH else BY_INQUISITOR
            out.add_each(actions.PLACE_EXTRA + by * sizes.AREA_NUMBERS, targets)
        if not extras & NO_MORE:
            out.add(actions.PLACE_EXTRA_DONE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.PLACE_EXTRA_DONE:
            end_placement(g, seat)
            return
        extra = (action - actions.PLACE_EXTRA) // sizes.AREA_NUMBERS
        area = (action - actions.PLACE_EXTRA) % sizes.AREA_NUMBERS
        if area >= sizes.FRANCE:
            if g.facts.has_sea:  # the row remembers whose addition it is
                about = g.about()
                g.pop()
                g.push(steps.PLACE_EXTRA, seat, extra, about)
            france.ask_for_place(g, seat, seat, sizes.COURT, area)
        else:
            place_extra(g, seat, extra, area, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        extra = (action - actions.PLACE_EXTRA) // sizes.AREA_NUMBERS
        area = (action - actions.PLACE_EXTRA) % sizes.AREA_NUMBERS
        if action == actions.PLACE_EXTRA_DONE:
            return refusals.BONUS_IS_PLACED
        if not g.about() & bit_of(extra):
            return refusals.NO_SUCH_EXTRA
        if extra == BY_HOME or g.about() & HOME_TAKEN:
            return refusals.ONLY_HOME
        if area == g.cells[cells.KING]:
            return refusals.TABOO
        if not g.facts.beside_king[g.cells[cells.KING]] >> area & 1:
            return refusals.NOT_BESIDE_KING_EITHER if extra == BY_CHURCH else refusals.NOT_BESIDE_KING_BY_BONUS
        return refusals.FRANCE_IS_FULL if area == sizes.FRANCE else refusals.NOT_FROM_A_COURT


def place_extra(g: ElGrande, seat: i64, extra: i64, area: i64, place: i64) -> None:
    """Put the additional caballero there; the other addition may still be open."""
    extras = g.about() & ~bit_of(extra)
    g.pop()
    changes.place(g, seat, area, place)
    g.emit(events.EXTRA_PLACED, seat, extra)
    if extra != BY_HOME:
        if extra == BY_CHURCH:
            g.cells[cells.EXTRA_USED] = 1
        else:
            g.cells[cells.BONUS_USED] |= 1 << seat
        if area != g.cells[cells.GRANDE + seat] or g.full() >> area & 1:
            extras &= ~HOME  # EG-HOME-8, GI-MIX-8
    else:
        extras |= HOME_TAKEN
    g.push(steps.PLACE_EXTRA, seat, 0, extras)
    if g.court(seat) == 0 or not extras & (HOME | CHURCH | INQUISITOR):
        end_placement(g, seat)


def bit_of(extra: i64) -> i64:
    """Of an addition, in what its row is about."""
    return INQUISITOR if extra == BY_INQUISITOR else i64(1) << extra
