"""What would be paid if the leg ended now, and what a page must know to draw the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandee.core.api import message_view, message_views
from grandee.core.game import LETTERS
from grandee.games.legends import api
from grandee.games.legends.deck import Deck
from grandee.games.legends.engine import cells, scoring, sizes
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.engine.turn import price
from grandee.games.legends.map import Map
from grandee.games.legends.position import NEUTRAL


def leader_of(number: int) -> str:
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
            region: api.Standing(leads=leader_of(scoring.controller(g, board.regions.index(region))))
            for side in lying
            for region in side.regions
        },
        islands={
            island: api.Standing(leads=leader_of(scoring.island_controller(g, board.islands.index(island))))
            for side in lying
            for island in side.islands
        },
        points={letter: points(g, seat) for seat, letter in enumerate(letters)},
        abilities={letter: abilities(g, seat) for seat, letter in enumerate(letters)},
    )


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
    )


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
