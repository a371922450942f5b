"""Placing armies, building cities, destroying armies: the decisions of sections 5, 9 and 10 but for moving."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import bit, first_of, lowest
from grandee.core.refusals import NOT_OFFERED
from grandee.core.step import Step
from grandee.games.legends.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.legends.engine.state import Legends

# -- place armies --------------------------------------------------------------------------------


def own_places(g: Legends, seat: i64) -> i64:
    """The start region and the regions with own cities (EL-PLACE-2)."""
    return bit(g.start()) | g.city_regions(seat)


def may_hire(g: Legends, seat: i64) -> bool:
    """Whether a seat may use cities of others: the Bandit King, but for the first English printing (EL-LEAD-BK-3)."""
    return g.facts.king_pays_cities and g.is_led_by(seat, sizes.LEADER_BANDIT_KING)


def hired_places(g: Legends, seat: i64) -> i64:
    """Regions with cities of others, for the Bandit King (EL-LEAD-BK-1, EL-LEAD-BK-3)."""
    if not may_hire(g, seat):
        return 0
    cities: i64 = 0
    for other in range(g.facts.players):
        cities |= g.city_regions(other)
    return cities & ~own_places(g, seat)


def places(g: Legends, seat: i64) -> i64:
    """The regions in which a seat may place an army and can pay what that costs
    (EL-PLACE-2, EL-LEAD-BK-1, EL-ENC-ROGUES-2)."""
    own = own_places(g, seat)
    hired = hired_places(g, seat)
    coins = g.coins(seat)
    rogues = g.rogues_at()
    if rogues >= 0:
        if coins < 1:
            own &= ~bit(rogues)
        if coins < 2:
            hired &= ~bit(rogues)
    return own | (hired if coins > 0 else 0)


class PlaceOne(Step[Legends]):
    """Put one army from the supply on the map, or be done (EL-PLACE-1, EL-PLACE-2, EL-PLACE-3, EL-D10)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        if g.supply(seat) > 0:
            out.add_each(actions.PLACE_ONE, places(g, seat))
        out.add(actions.PLACE_ONE_DONE)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        if action == actions.PLACE_ONE_DONE:
            g.pop()
            return
        region = action - actions.PLACE_ONE
        g.spend(1)
        if own_places(g, seat) & bit(region):
            place_army(g, seat, region)
            return
        owners = payees(g, seat, region)
        if owners & (owners - 1):
            g.push(steps.PAYEE, seat, 0, region)
        else:
            pay_owner(g, seat, lowest(owners))
            place_army(g, seat, region)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        region = action - actions.PLACE_ONE
        if not g.is_on_map(region):
            return refusals.NO_SUCH_REGION
        hired = hired_places(g, seat) & bit(region) != 0
        if not hired and not own_places(g, seat) & bit(region):
            return refusals.NO_CITY if may_hire(g, seat) else refusals.NO_OWN_CITY
        if not hired:
            return refusals.NO_COIN_FOR_ROGUES
        return refusals.NO_COIN_FOR_OWNER if g.coins(seat) == 0 else refusals.NO_COIN_FOR_BOTH


def place_army(g: Legends, seat: i64, region: i64) -> None:
    """One army of the present placing; when no more can follow, it is over."""
    g.put_from_supply(region, seat)
    g.emit(events.ARMY_PLACED, seat, region)
    g.enter(region, seat)
    if g.times() <= 0 or g.supply(seat) == 0 or places(g, seat) == 0:
        g.pop()


def payees(g: Legends, seat: i64, region: i64) -> i64:
    """The set of opponents with a city in a region."""
    owners: i64 = 0
    for other in range(g.facts.players):
        if other != seat and g.cities(region, other) > 0:
            owners |= 1 << other
    return owners


def pay_owner(g: Legends, seat: i64, owner: i64) -> None:
    g.cells[cells.COINS + seat] -= 1
    g.cells[cells.COINS + owner] += 1
    g.emit(events.OWNER_PAID, seat, owner)


class ChoosePayee(Step[Legends]):
    """The Bandit King says whose city he uses, where several have one (EL-LEAD-BK-1)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.PAYEE, payees(g, seat, g.about()))

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        region = g.about()
        g.pop()
        pay_owner(g, seat, action - actions.PAYEE)
        place_army(g, seat, region)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return refusals.NO_CITY_OF_THIS_PLAYER


# -- build a city --------------------------------------------------------------------------------


class BuildCity(Step[Legends]):
    """Put a city in a region with an own army, or not (EL-CITY-1, EL-CITY-2, EL-CITY-3, EL-CITY-4, EL-D12)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        if g.cells[cells.CITIES_LEFT + seat] > 0:
            out.add_each(actions.BUILD_CITY, g.held(seat))
        out.add(actions.BUILD_CITY_SKIP)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        g.pop()
        if action == actions.BUILD_CITY_SKIP:
            return
        region = action - actions.BUILD_CITY
        g.cells[cells.CITIES_LEFT + seat] -= 1
        g.cells[cells.CITIES + region * sizes.SEATS + seat] += 1
        g.cells[cells.CITY_REGIONS + seat] |= bit(region)
        g.emit(events.CITY_BUILT, seat, region)
        if can_place_knight_army(g, seat, region):
            g.push(steps.KNIGHT_ARMY, seat, 0, region)
        if g.facts.discoveries:
            discover(g, seat, region)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        if not g.is_on_map(action - actions.BUILD_CITY):
            return refusals.NO_SUCH_REGION
        return refusals.NO_ARMY_TO_BUILD


def discovery_at(g: Legends, region: i64) -> i64:
    """The discovery that lies in a region; -1 if none does."""
    for token in range(sizes.DISCOVERIES):
        if g.token_region(token) == region:
            return token
    return -1


def discover(g: Legends, seat: i64, region: i64) -> None:
    """The first city in a region brings its discovery (EL-DISC-2, EL-SWAMP-2)."""
    token = discovery_at(g, region)
    if token < 0:
        return
    if g.facts.may_leave_token and g.cells[cells.FACE_DOWN] & bit(region):
        g.push(steps.TAKE_TOKEN, seat, 0, region)
    else:
        take_discovery(g, seat, token, region)


def take_discovery(g: Legends, seat: i64, token: i64, region: i64) -> None:
    """Its effect starts at once (EL-DISC-3, EL-DISC-SPRING, EL-DISC-TREASURE)."""
    g.take_token(seat, token, region)
    if g.facts.swamp:
        g.cells[cells.FACE_DOWN] &= ~bit(region)
        for other in range(g.facts.players):
            g.cells[cells.SEEN + other] &= ~bit(region)
    if token == sizes.TOKEN_MAGIC_SPRING:
        g.cells[cells.ELIXIRS + seat] += 2
    elif token == sizes.TOKEN_HIDDEN_TREASURE:
        g.receive(seat, 1)


class TakeToken(Step[Legends]):
    """Take a token that lies face down, or leave it, where that is allowed (EL-SWAMP-2)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add(actions.TAKE_TOKEN_TAKE)
        out.add(actions.TAKE_TOKEN_SKIP)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        region = g.about()
        g.pop()
        if action == actions.TAKE_TOKEN_SKIP:
            g.emit(events.TOKEN_LEFT, seat, region)
        else:
            take_discovery(g, seat, discovery_at(g, region), region)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return NOT_OFFERED


def can_place_knight_army(g: Legends, seat: i64, region: i64) -> bool:
    """Whether the White Knight can add an army to a new city, and pay the rogues if they are there (EL-LEAD-WK-2)."""
    if not g.is_led_by(seat, sizes.LEADER_WHITE_KNIGHT) or g.supply(seat) == 0:
        return False
    return region != g.rogues_at() or g.coins(seat) > 0


class PlaceKnightArmy(Step[Legends]):
    """The White Knight may put an army beside a new city (EL-LEAD-WK-2, EL-D13)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add(actions.KNIGHT_ARMY_PLACE_ARMY)
        out.add(actions.KNIGHT_ARMY_SKIP)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        region = g.about()
        g.pop()
        if action == actions.KNIGHT_ARMY_PLACE_ARMY:
            g.put_from_supply(region, seat)
            g.emit(events.ARMY_PLACED, seat, region)
            g.enter(region, seat)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return NOT_OFFERED


# -- destroy an army -----------------------------------------------------------------------------


def destroyable(g: Legends, region: i64) -> i64:
    """The set of colours of which an army may be destroyed in a region; neutral ones among them
    (EL-KILL-1, EL-KILL-3, EL-KILL-4)."""
    colours: i64 = 0
    for colour in range(sizes.COLOURS):
        if g.armies(region, colour) > 0 and (colour == sizes.NEUTRAL or g.cells[cells.IMMUNE + colour] == 0):
            colours |= 1 << colour
    return colours


def can_destroy(g: Legends, seat: i64) -> bool:
    held = g.held(seat)
    while held:
        if destroyable(g, first_of(held)) != 0:
            return True
        held &= held - 1
    return False


class DestroyOne(Step[Legends]):
    """Destroy one army of anybody in a region with an own army, or not (EL-KILL-1, EL-KILL-5, EL-D14)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        held = g.held(seat)
        while held:
            region = first_of(held)
            out.add_each(actions.DESTROY_ONE + region * sizes.COLOURS, destroyable(g, region))
            held &= held - 1
        out.add(actions.DESTROY_ONE_SKIP)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        g.pop()
        if action == actions.DESTROY_ONE_SKIP:
            return
        region = (action - actions.DESTROY_ONE) // sizes.COLOURS
        colour = (action - actions.DESTROY_ONE) % sizes.COLOURS
        g.emit(events.ARMY_DESTROYED, seat, region, colour)
        if colour == sizes.NEUTRAL:  # out of play, and no leader has anything of it (EL-KILL-4, EL-LEAD-BK-2)
            g.cells[cells.ARMIES + region * sizes.COLOURS + sizes.NEUTRAL] -= 1
            return
        g.take(region, colour)
        if colour != seat and g.is_led_by(seat, sizes.LEADER_RED_SORCERESS):  # EL-LEAD-RS-2
            g.cells[cells.CAPTURED + colour] += 1
            g.emit(events.ARMY_CAPTURED, seat, colour)
        else:
            g.cells[cells.SUPPLY + colour] += 1  # EL-KILL-2
        if colour != seat and g.is_led_by(seat, sizes.LEADER_BANDIT_KING) and g.coins(colour) > 0:
            g.push(steps.TAKE_COIN, seat, 0, colour)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        region = (action - actions.DESTROY_ONE) // sizes.COLOURS
        colour = (action - actions.DESTROY_ONE) % sizes.COLOURS
        if not g.is_on_map(region):
            return refusals.NO_SUCH_REGION
        if not g.held(seat) & bit(region):
            return refusals.NO_ARMY_TO_DESTROY_WITH
        return refusals.IS_IMMUNE if g.armies(region, colour) > 0 else refusals.NONE_TO_DESTROY


class TakeCoin(Step[Legends]):
    """The Bandit King may take a coin from whose army he has destroyed (EL-LEAD-BK-2, EL-D15)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add(actions.TAKE_COIN_TAKE_COIN)
        out.add(actions.TAKE_COIN_SKIP)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        owner = g.about()
        g.pop()
        if action == actions.TAKE_COIN_TAKE_COIN:
            g.cells[cells.COINS + owner] -= 1
            g.cells[cells.COINS + seat] += 1
            g.emit(events.COIN_TAKEN, seat, owner)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return NOT_OFFERED
