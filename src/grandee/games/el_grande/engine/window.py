"""The free windows of a turn: sea moves, steps onto tokens, kept cards and the bonus, in any order
(GI-TURN-2, GI-TURN-3, GI-D4)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.step import Step
from grandee.games.el_grande.engine import (
    actions,
    cells,
    events,
    groups,
    inquisitor,
    ledger,
    limit,
    refusals,
    sea,
    sizes,
    stands,
    steps,
)
from grandee.games.el_grande.engine.colonies_effects import may_turn_over, use_kept_turn
from grandee.games.el_grande.engine.state import ElGrande


def has_option(g: ElGrande, seat: i64) -> bool:
    """Whether there is anything that can be done in a window; else it is not asked."""
    if can_call(g, seat) or can_turn(g, seat):
        return True
    own = g.own(seat)
    while own:
        colour = lowest(own)
        for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
            if g.cubes(area, colour) > 0 and sea.voyages(g, area, colour) != 0:
                return True
        own &= own - 1
    return False


def can_call(g: ElGrande, seat: i64) -> bool:
    """GI-BON-6, GI-BON-7, GI-D3."""
    return g.cells[cells.MARKER] == seat + 1 and g.cells[cells.PROVINCE + seat] > 0 and g.has_bonus(seat)


def can_turn(g: ElGrande, seat: i64) -> bool:
    """Whether a card that was kept in an earlier round can be used (GI-P7-TUR-1, GI-P7-TUR-4)."""
    return g.cells[cells.KEPT_TURN + sizes.SEATS + seat] > 0 and may_turn_over(g)


class Window(Step[ElGrande]):
    """Ask the active seat as long as it can do something; then the limit board is filled (GI-TURN-2, GI-TURN-6)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if has_option(g, seat):
            g.push(steps.SEA_MOVE, seat)
        else:
            limit.fill(g)


class SeaMove(Step[ElGrande]):
    """Sail, step onto a token, turn over a card of the row, call by the bonus, or none of it (GI-D4).

    It is no special action, and nobody can stop it but the turning of a card (GI-BASE-11).
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        own = g.own(seat)
        while own:
            colour = lowest(own)
            for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
                if g.cubes(area, colour) > 0:
                    piece = colour * sizes.SEA_AREAS + area - sizes.SHIP
                    out.add_each(actions.SEA_MOVE + piece * sizes.AREA_NUMBERS, sea.voyages(g, area, colour))
            own &= own - 1
        if can_turn(g, seat):
            out.add_each(actions.TURN_CARD, g.cells[cells.OFFERED])
        if can_call(g, seat):
            out.add(actions.BONUS_BONUS_PROVINCE)
        out.add(actions.SEA_MOVE_DONE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.SEA_MOVE_DONE:
            g.pop()
            limit.fill(g)
        elif actions.SEA_MOVE <= action < actions.SEA_MOVE_DONE:
            target = (action - actions.SEA_MOVE) % sizes.AREA_NUMBERS
            piece = (action - actions.SEA_MOVE) // sizes.AREA_NUMBERS
            stands.ask(g, seat, piece // sizes.SEA_AREAS, sizes.SHIP + piece % sizes.SEA_AREAS, target)
        else:
            g.becomes(steps.WINDOW)
            if action == actions.BONUS_BONUS_PROVINCE:
                inquisitor.call_by_bonus(g, seat)
            else:
                use_kept_turn(g, seat, action - actions.TURN_CARD)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        if actions.SEA_MOVE <= action < actions.SEA_MOVE_DONE:
            return why_no_voyage(g, seat, action - actions.SEA_MOVE)
        if actions.TURN_CARD <= action <= actions.TURN_CARD_SKIP:
            if g.cells[cells.KEPT_TURN + sizes.SEATS + seat] == 0 or action == actions.TURN_CARD_SKIP:
                return refusals.NO_KEPT_TURN
            is_there = g.cells[cells.OFFERED] >> (action - actions.TURN_CARD) & 1 == 1
            return refusals.CARDS_ARE_NEEDED if is_there else refusals.NOT_IN_THE_ROW
        if action != actions.BONUS_BONUS_PROVINCE or not g.has_bonus(seat):
            return refusals.NO_BONUS_NOW
        return refusals.PROVINCE_EMPTY


def why_no_voyage(g: ElGrande, seat: i64, number: i64) -> i64:
    """The reason against a sea move or a step onto a token."""
    target = number % sizes.AREA_NUMBERS
    area = sizes.SHIP + number // sizes.AREA_NUMBERS % sizes.SEA_AREAS
    colour = number // sizes.AREA_NUMBERS // sizes.SEA_AREAS
    if not g.facts.every_colour >> colour & 1:
        return refusals.NO_SUCH_COLOUR
    if not g.own(seat) >> colour & 1:
        return refusals.NOT_OWN_AT_SEA
    if target == area:
        return refusals.NO_STEP_ON_TOKEN
    if sea.sailors(g, area, colour) == 0:
        return refusals.NOBODY_SAILS
    if target == g.cells[cells.KING]:
        return refusals.TABOO
    if area != sizes.SHIP:
        return refusals.NO_SEA_WAY
    if g.muslim() >> target & 1:
        return refusals.NO_LANDING_WITH_MUSLIMS
    if target == sizes.FRANCE:
        return refusals.FRANCE_IS_FULL if g.full() else refusals.NO_TOKEN_TO_FRANCE
    return refusals.NO_SEA_WAY


def sail(g: ElGrande, seat: i64, colour: i64, source: i64, target: i64, place: i64) -> None:
    """The sea move, or the step of a present one onto a token; then the window goes on
    (GI-SEA-1, GI-TOK-6, GI-TOK-12)."""
    g.becomes(steps.WINDOW)
    stand = place % stands.ENTERS
    if source == target:
        step_on_token(g, colour, source, stand)
        return
    piece = groups.take(g, source, colour, stand, sea.sailing_marks(g))
    marks = ledger.MOVED if g.facts.sea_is_a_move else piece // sizes.LOADS & ledger.MOVED
    g.emit(events.SAILED, seat, colour, source, target)
    if piece % sizes.LOADS > 0 and target >= sizes.FRANCE:
        g.emit(events.CARRIED, colour, piece % sizes.LOADS - 1)
    groups.bring(g, target, colour, place // stands.ENTERS, piece % sizes.LOADS + sizes.LOADS * marks)


def step_on_token(g: ElGrande, colour: i64, area: i64, stand: i64) -> None:
    """It stays where it stands, on or beside the limit board; its movement in this turn is used up."""
    cell = g.cells
    token = area - sizes.AMERICA
    n = groups.number(g, area, colour, stand)
    marks = ledger.least(g, groups.group_of(g, area, stand), colour, n, sea.stepping_marks(g, token))
    ledger.change(g, groups.group_of(g, area, stand), colour, marks, -1)
    groups.use_token(g, token, marks & ledger.MOVED != 0 or not g.facts.present_step)
    row = (area - sizes.SHIP) * sizes.TOKENS + token
    cell[cells.LOADED + row * sizes.COLOURS + colour] += 1
    if area == cell[cells.LIMIT_AREA] and stand == sizes.ORDINARY:
        cell[cells.ON_LIMIT + colour] -= 1
        cell[cells.ON_LIMIT + (token + 1) * sizes.COLOURS + colour] += 1
    loaded = groups.stand_with(token + 1, stand == sizes.BESIDE)
    ledger.change(g, groups.group_of(g, area, loaded), colour, ledger.MOVED, 1)
    g.emit(events.STEPPED_ON, colour, area, token)
