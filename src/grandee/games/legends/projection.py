"""What would be paid if the leg ended now, and what a page must know to draw the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush

from msgspec import UNSET, UnsetType

from grandee.core.api import message_view, message_views
from grandee.core.game import LETTERS
from grandee.games.legends import api
from grandee.games.legends.deck import Deck
from grandee.games.legends.drawing import draw_map
from grandee.games.legends.engine import cells, scoring, sizes, steps
from grandee.games.legends.engine.moving import step_cost, targets
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.engine.turn import price
from grandee.games.legends.map import Map, standard_map
from grandee.games.legends.position import NEUTRAL


def leader_letter(number: int) -> str:
    """The letter of whoever controls something."""
    if number < 0:
        return ""
    return NEUTRAL if number == sizes.NEUTRAL else LETTERS[number]


def projection(g: Legends, board: Map) -> api.Projection:
    """Region by region, island by island, seat by seat."""
    letters = LETTERS[: int(g.facts.players)]
    lying = [side for number, side in enumerate(board.sides) if g.lies(number)]
    return api.Projection(
        regions={
            region: api.Standing(leads=leader_letter(scoring.controller(g, board.regions.index(region))))
            for side in lying
            for region in side.regions
        },
        islands={
            island: api.Standing(leads=leader_letter(scoring.island_controller(g, board.islands.index(island))))
            for side in lying
            for island in side.islands
        },
        points={letter: points(g, seat) for seat, letter in enumerate(letters)},
        abilities={letter: abilities(g, seat) for seat, letter in enumerate(letters)},
        paths=paths(g, board) if is_moving(g) else UNSET,
    )


def is_moving(g: Legends) -> bool:
    return not g.is_over() and g.step_number() == steps.MOVE_ONE


def paths(g: Legends, board: Map) -> dict[str, dict[str, api.ArmyPath]]:
    """Where the armies of the seat that moves can get with the points that are left, from each region with armies."""
    seat, held = g.to_move(), int(g.held(g.to_move()))
    return {
        region: paths_from(g, seat, number, board) for number, region in enumerate(board.regions) if held >> number & 1
    }


def paths_from(g: Legends, seat: int, start: int, board: Map) -> dict[str, api.ArmyPath]:
    """The cheapest way to each region, by points and then by coins (EL-MOVE-1, EL-MOVE-2, EL-ENC-ROGUES-1)."""
    left, sea_cost, rogues = int(g.times()), int(g.sea_cost(seat)), int(g.rogues_at()) if g.facts.rogues else -1
    found: dict[int, api.ArmyPath] = {}
    waiting: list[tuple[int, int, list[int]]] = [(0, 0, [start])]
    while waiting:
        cost, coins, path = heappop(waiting)
        here = path[-1]
        if here in found or (here == start and len(path) > 1):
            continue
        if here != start:
            found[here] = api.ArmyPath(cost=cost, coins=coins, steps=[board.regions[region] for region in path[1:]])
        reached = int(targets(g, seat, here, left - cost, sea_cost)) if cost < left else 0
        for there in range(len(board.regions)):
            if reached >> there & 1 and coins + (there == rogues) <= g.coins(seat):
                step = (cost + int(step_cost(g, seat, here, there)), coins + (there == rogues), [*path, there])
                heappush(waiting, step)
    return {board.regions[region]: way for region, way in sorted(found.items())}


def points(g: Legends, seat: int) -> api.Points:
    """By where they come from; what the White Knight adds to islands is his (EL-LEAD-WK-1)."""
    knight = int(scoring.knight_points(g, seat))
    tokens = int(scoring.citadel_points(g, seat) + scoring.token_points(g, seat)) if g.facts.has_tokens else 0
    return api.Points(
        regions=int(scoring.regions_of(g, seat)),
        islands=int(scoring.island_points(g, seat)) - knight,
        elixirs=int(scoring.elixir_points(g, seat)),
        cards=int(scoring.card_points(g, seat)),
        tokens=tokens,
        leader=knight + (int(scoring.leader_points(g, seat)) if g.facts.has_leaders else 0),
        carried=int(g.cells[cells.CARRIED + seat]) if g.facts.legs > 1 else 0,
        total=int(scoring.total_points(g, seat)),
    )


def abilities(g: Legends, seat: int) -> api.Abilities:
    cell = g.cells
    return api.Abilities(
        moves_more=int(cell[cells.MOVES_MORE + seat]) + int(g.owns(seat, sizes.TOKEN_STABLE)),
        armies_more=int(cell[cells.ARMIES_MORE + seat]) + int(g.owns(seat, sizes.TOKEN_COTTAGE)),
        sea_cost=int(g.sea_cost(seat)),
        elixirs=int(cell[cells.ELIXIRS + seat]),
        immune=bool(cell[cells.IMMUNE + seat]),
        cities_left=int(cell[cells.CITIES_LEFT + seat]),
    )


def facts(board: Map, turns: int, legs: int, colours: Sequence[str]) -> api.Facts:
    """What leads where, as the options read the map, and the drawing of sides that the page has none of."""
    return api.Facts(
        sides={
            side.id: api.SideFacts(
                segment=side.segment,
                islands=side.islands,
                land=[list(pair) for pair in side.land],
                bridges=[list(pair) for pair in side.bridges],
                sea=[list(pair) for pair in side.sea],
                ports=side.ports,
                holds_start=side.holds_start,
            )
            for side in board.sides
        },
        prices=[int(price(position)) for position in range(sizes.OFFER)],
        turns=turns,
        legs=legs,
        colours=list(colours),
        drawing=drawing(board),
    )


def drawing(board: Map) -> api.MapDrawing | UnsetType:
    """The page has the drawing of the shipped map: of that one only sides with other bridges are drawn here."""
    if board.digest != standard_map().digest:
        return draw_map(board.sides)
    printed = {side.id: side.bridges for side in standard_map().sides}
    others = [side for side in board.sides if side.bridges != printed[side.id]]
    return draw_map(others) if others else UNSET


def card_facts(deck: Deck) -> Mapping[str, api.CardInfo]:
    return {
        card.id: api.CardInfo(
            text=message_views(card.sentences()),
            rules=list(card.rules),
            adjective=card.adjective,
            ability=message_views(card.ability_text()),
            ability_icons=[ability.icon() for ability in card.abilities],
            action=[message_view(part.text()) for part in card.parts],
            action_icons=[part.icon() for part in card.parts],
            either=card.is_either,
        )
        for card in deck.cards
    }
