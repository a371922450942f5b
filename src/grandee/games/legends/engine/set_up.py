"""Setting a leg up: start region, tokens, armies, by a player or by lot (sections 2 and 9 of the spec)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import bit, count, first_of
from grandee.core.step import Step
from grandee.games.legends.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.legends.engine.facts import ARMIES, AT_START, CENTRE, CITIES, NEUTRAL_ARMIES, NORTH, SEGMENTS
from grandee.games.legends.engine.laying import (
    is_inner,
    is_place_of_layout,
    lay_given,
    link,
    may_be_laid,
    side_at,
    why_not_lay,
)
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.engine.turn import fill_row


class BeginLeg(Step[Legends]):
    """Clear the table and set the next leg up; nothing but the points is kept (EL-FULL-2)."""

    def run(self, g: Legends, seat: i64, times: i64, about: i64) -> None:
        for at in range(cells.TAKEN_CARDS, cells.LEG):
            g.cells[at] = 0
        begin_leg(g)


def begin_leg(g: Legends) -> None:
    """Leaders, map, row, tokens, armies, coins, in this order (EL-SET-12)."""
    if g.facts.legs > 1:
        g.cells[cells.LEG] += 1
        g.emit(events.LEG_STARTED, g.cells[cells.LEG], g.set_up_seat())
    if g.facts.has_leaders:
        deal_leaders(g)
    for other in range(g.facts.players):
        g.cells[cells.SUPPLY + other] = ARMIES
        g.cells[cells.CITIES_LEFT + other] = CITIES
    seat = g.set_up_seat()
    g.push(steps.BEGIN_BIDDING, seat)
    if g.facts.players == 2:
        g.push(steps.NEUTRAL_ARMY, seat, NEUTRAL_ARMIES)
    if g.facts.drawn_by_lot:
        lay_by_lot(g)
        return
    g.push(steps.FIFTH_ARMY, seat)
    g.push(steps.SET_ARMIES, seat)
    g.push(steps.LAY_TOKENS, seat)
    if not g.facts.layout_is_given:
        g.push(steps.START_REGION, seat)
        g.push(steps.LAY_SEGMENT, seat, SEGMENTS, 0)
        return
    lay_given(g)
    if g.facts.given_start >= 0:
        put_start(g, seat, g.facts.given_start)
    else:
        g.push(steps.START_REGION, seat)


def deal_leaders(g: Legends) -> None:
    """Each player gets one leader by lot, face up (EL-LEAD-1)."""
    left: i64 = (1 << sizes.LEADERS) - 1
    for seat in range(g.facts.players):
        leader = member(left, g.below(count(left)))
        left &= ~(1 << leader)
        g.cells[cells.LEADER + seat] = leader + 1
        g.emit(events.LEADER_DEALT, seat, leader + 1)


def member(members: i64, number: i64) -> i64:
    """A member of a set by its place in the order, from 0."""
    for _ in range(number):
        members &= members - 1
    return first_of(members)


# -- the start region ----------------------------------------------------------------------------


def start_sides(g: Legends) -> i64:
    """The sides that may hold the start token: the one that must, or the centre, or those inside the row
    (EL-SET-5, EL-SEG-1, EL-ROW-1, EL-ROW-4)."""
    if g.facts.start_side >= 0 and g.lies(g.facts.start_side):
        return 1 << g.facts.start_side
    sides: i64 = 0
    for side in range(sizes.SIDES):
        if g.lies(side) and (is_inner(g.place_of(side)) if g.facts.row_layout else g.place_of(side) == CENTRE):
            sides |= 1 << side
    return sides


def start_regions(g: Legends) -> i64:
    """The regions that may hold the start token: linked to another segment (EL-SET-5, EL-ROW-4, EL-SEG-1)."""
    sides = start_sides(g)
    anywhere = g.facts.start_anywhere and g.facts.start_side >= 0 and g.lies(g.facts.start_side)
    regions: i64 = 0
    for side in range(sizes.SIDES):
        if sides >> side & 1:
            for region in range(g.facts.first_region[side], g.facts.first_region[side + 1]):
                if anywhere or g.cells[cells.LINKED + region] != 0:
                    regions |= bit(region)
    return regions


class ChooseStart(Step[Legends]):
    """Put the start token in a region (EL-SET-5, EL-SEG-1, EL-D2)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.START_REGION, start_regions(g))

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        g.pop()
        put_start(g, seat, action - actions.START_REGION)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        region = action - actions.START_REGION
        if not g.is_on_map(region):
            return refusals.NO_SUCH_REGION
        if not start_sides(g) >> g.facts.side[region] & 1:
            special = g.facts.start_side >= 0 and g.lies(g.facts.start_side)
            return refusals.START_ELSEWHERE if special else refusals.NOT_ON_THIS_SEGMENT
        return refusals.NOT_LINKED


def put_start(g: Legends, seat: i64, region: i64) -> None:
    """The start token lies; then the row is laid out (EL-SET-6, EL-SET-7)."""
    g.cells[cells.START] = region + 1
    g.emit(events.START_PLACED, seat, region)
    n = i64(len(g.facts.dealt))
    for i in range(n):
        g.cells[cells.DECK + i] = g.facts.dealt[i] + 1
    g.cells[cells.DECK_LEFT] = n
    g.shuffle(cells.DECK, n)
    fill_row(g)


# -- tokens --------------------------------------------------------------------------------------


def is_token_used(g: Legends, token: i64) -> bool:
    """Whether a token is to be laid: all of an option, the second portal only after the first
    (EL-DISC-1, EL-CIT-1, EL-ENC-1, EL-SWAMP-1)."""
    facts = g.facts
    if token == sizes.TOKEN_POISON_SWAMP:
        return facts.swamp
    if token < sizes.TOKEN_POISON_SWAMP:
        return facts.discoveries
    if token <= sizes.TOKEN_CITADEL_3:
        return facts.citadels
    if token == sizes.TOKEN_DRAGON:
        return facts.dragon
    if token == sizes.TOKEN_ROGUES:
        return facts.rogues
    return facts.portals and (token == sizes.TOKEN_PORTAL_1 or g.token_region(sizes.TOKEN_PORTAL_1) >= 0)


def may_be_left_out(token: i64) -> bool:
    """Encounters may; of the portals both or none (EL-ENC-1)."""
    return token >= sizes.TOKEN_DRAGON and token != sizes.TOKEN_PORTAL_2


def free_regions(g: Legends) -> i64:
    """The regions without a token; the start token is one too (EL-TOKEN-1)."""
    regions = g.map_regions() & ~bit(g.start())
    for token in range(sizes.TOKENS):
        region = g.token_region(token)
        if region >= 0:
            regions &= ~bit(region)
    return regions


class LayTokens(Step[Legends]):
    """One token after the other, in their order (EL-TOKEN-4). With the swamp nobody knows the discoveries (EL-SWAMP-1).

    Those are laid as blanks and mixed when all lie: the same as mixing them first, and nobody can tell.
    """

    def run(self, g: Legends, seat: i64, times: i64, about: i64) -> None:
        token = about
        while token < sizes.TOKENS and not is_token_used(g, token):
            token += 1
        if g.facts.swamp and about <= sizes.TOKEN_POISON_SWAMP + 1 and token > sizes.TOKEN_POISON_SWAMP:
            g.shuffle(cells.TOKEN, sizes.DISCOVERIES)
        if token < sizes.TOKENS:
            g.push(steps.LAY_TOKENS, seat, 0, token + 1)
            g.push(steps.LAY_TOKEN, seat, 0, token)


class LayToken(Step[Legends]):
    """Lay a token in a region without one (EL-TOKEN-1, EL-TOKEN-2, EL-D3)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.LAY_TOKEN, free_regions(g))
        if may_be_left_out(g.about()):
            out.add(actions.LAY_TOKEN_SKIP)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        token = g.about()
        g.pop()
        if action == actions.LAY_TOKEN_SKIP:
            g.emit(events.TOKEN_LEFT_OUT, seat, token)
        else:
            lay_token(g, seat, token, action - actions.LAY_TOKEN)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        if action == actions.LAY_TOKEN_SKIP:
            return refusals.TOKEN_NEEDED
        if not g.is_on_map(action - actions.LAY_TOKEN):
            return refusals.NO_SUCH_REGION
        return refusals.TOKEN_THERE


def lay_token(g: Legends, seat: i64, token: i64, region: i64) -> None:
    g.cells[cells.TOKEN + token] = region + 1
    if g.facts.swamp and token < sizes.DISCOVERIES:
        g.cells[cells.FACE_DOWN] |= bit(region)
        g.emit(events.TOKEN_HIDDEN, seat, region)
    else:
        g.emit(events.TOKEN_LAID, seat, token, region)


# -- armies --------------------------------------------------------------------------------------


class SetArmies(Step[Legends]):
    """Everybody puts four armies in the start region; the Red Sorceress five (EL-SET-8, EL-LEAD-RS-1)."""

    def run(self, g: Legends, seat: i64, times: i64, about: i64) -> None:
        set_armies(g)


def set_armies(g: Legends) -> None:
    for seat in range(g.facts.players):
        n = AT_START + 1 if g.is_led_by(seat, sizes.LEADER_RED_SORCERESS) else AT_START
        g.put_from_supply(g.start(), seat, n)
        g.emit(events.ARMIES_SET, seat, g.start(), n)


def fifth_regions(g: Legends) -> i64:
    """The regions neither on the segment with the start token nor on the central one (EL-SET-9)."""
    regions = g.map_regions() & ~g.facts.side_regions[g.facts.side[g.start()]]
    if not g.facts.row_layout:
        regions &= ~g.facts.side_regions[side_at(g, CENTRE)]
    return regions


class SendFifthArmies(Step[Legends]):
    """One further army of each player goes to one region elsewhere (EL-SET-9, EL-D4)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.FIFTH_ARMY, fifth_regions(g))

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        g.pop()
        send_fifth_armies(g, seat, action - actions.FIFTH_ARMY)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        region = action - actions.FIFTH_ARMY
        if not g.is_on_map(region):
            return refusals.NO_SUCH_REGION
        if g.facts.side[region] == g.facts.side[g.start()]:
            return refusals.START_SEGMENT
        return refusals.CENTRAL_SEGMENT


def send_fifth_armies(g: Legends, seat: i64, region: i64) -> None:
    for other in range(g.facts.players):
        g.put_from_supply(region, other)
    g.emit(events.ARMIES_SENT, seat, region)


class PlaceNeutral(Step[Legends]):
    """Two players put neutral armies on the map in turn (EL-SET-10, EL-D5)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.NEUTRAL_ARMY, g.map_regions())

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        region = action - actions.NEUTRAL_ARMY
        left = g.times() - 1
        g.pop()
        g.cells[cells.ARMIES + region * sizes.COLOURS + sizes.NEUTRAL] += 1
        g.emit(events.NEUTRAL_PLACED, seat, region)
        if left > 0:
            g.push(steps.NEUTRAL_ARMY, 1 - seat, left)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return refusals.NO_SUCH_REGION


# -- by lot --------------------------------------------------------------------------------------


def lay_by_lot(g: Legends) -> None:
    """All that the set-up player would decide, drawn so that every map is equally likely (`setup = random`), but for
    what is given (A-42)."""
    seat = g.set_up_seat()
    if g.facts.layout_is_given:
        lay_given(g)
    else:
        lay_drawn(g)
    put_start(g, seat, g.facts.given_start if g.facts.given_start >= 0 else drawn(g, start_regions(g)))
    for token in range(sizes.TOKENS):
        if is_token_used(g, token):
            lay_token(g, seat, token, drawn(g, free_regions(g)))
    if g.facts.swamp:
        g.shuffle(cells.TOKEN, sizes.DISCOVERIES)
    set_armies(g)
    send_fifth_armies(g, seat, drawn(g, fifth_regions(g)))


def lay_drawn(g: Legends) -> None:
    while not draw_layout(g):
        for side in range(sizes.SIDES):
            g.cells[cells.PLACE + side] = 0
            g.cells[cells.TURNED + side] = 0
    for side in range(sizes.SIDES):
        if g.lies(side):
            g.emit(events.SEGMENT_LAID, g.set_up_seat(), side, g.place_of(side), g.cells[cells.TURNED + side])
    link(g)


def drawn(g: Legends, members: i64) -> i64:
    return member(members, g.below(count(members)))


def draw_layout(g: Legends) -> bool:
    """Draw sides, places and turns; whether that is a legal layout."""
    free: i64 = 0  # places
    for place in range(sizes.PLACES):
        if is_place_of_layout(g, place):
            free |= 1 << place
    if not g.facts.row_layout:  # one of the arms is left empty
        free &= ~(1 << (NORTH + g.below(sizes.TURNS)))
    lying = g.below(2)
    for segment in range(SEGMENTS):
        sides: i64 = 0
        for side in range(sizes.SIDES):
            if may_be_laid(g, segment, side):
                sides |= 1 << side
        side = drawn(g, sides)
        place = drawn(g, free)
        turned = lying + 2 * g.below(2) if g.facts.row_layout else g.below(sizes.TURNS)
        if why_not_lay(g, SEGMENTS, segment, side, place, turned) != 0:
            return False
        free &= ~(1 << place)
        g.cells[cells.PLACE + side] = place + 1
        g.cells[cells.TURNED + side] = turned
    return True
