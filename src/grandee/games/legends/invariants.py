"""What must hold in every state of Legends."""

from __future__ import annotations

from grandee.games.legends.engine import cells, sizes
from grandee.games.legends.engine.facts import ARMIES, CITIES, NEUTRAL_ARMIES
from grandee.games.legends.engine.state import Legends


def check(g: Legends) -> None:
    """18 armies and 3 cities a colour, every card in one place, no coins below zero, one token a region."""
    check_pieces(g)
    check_cards(g)
    check_abilities(g)
    if g.facts.has_tokens:
        check_tokens(g)


def regions_with(g: Legends, at: int, stride: int, colour: int) -> dict[int, int]:
    counts = {region: int(g.cells[at + region * stride + colour]) for region in range(sizes.REGIONS)}
    return {region: n for region, n in counts.items() if n}


def check_pieces(g: Legends) -> None:
    """Pieces stand on the map, and sets say where (EL-PLACE-3, EL-LEAD-RS-2)."""
    for seat in range(g.facts.players):
        armies = regions_with(g, cells.ARMIES, sizes.COLOURS, seat)
        cities = regions_with(g, cells.CITIES, sizes.SEATS, seat)
        lost = int(g.cells[cells.CAPTURED + seat]) if g.facts.has_leaders else 0
        assert all(n > 0 for n in [*armies.values(), *cities.values()])
        assert sum(armies.values()) + g.supply(seat) + lost == ARMIES, f"seat {seat} has not all its armies"
        assert g.supply(seat) >= 0
        assert lost >= 0
        assert sum(cities.values()) + g.cells[cells.CITIES_LEFT + seat] == CITIES
        assert g.held(seat) == sum(1 << region for region in armies)
        assert g.walled(seat) == sum(1 << region for region in cities)
        assert all(g.is_on_map(region) for region in [*armies, *cities])
        assert g.coins(seat) >= 0, f"seat {seat} owes coins"
    neutral = regions_with(g, cells.ARMIES, sizes.COLOURS, sizes.NEUTRAL)
    assert all(n > 0 and g.is_on_map(region) for region, n in neutral.items())
    assert sum(neutral.values()) <= (NEUTRAL_ARMIES if g.facts.players == 2 else 0)


def check_cards(g: Legends) -> None:
    """Every card that is used is in the deck, in the row, or before a player (EL-SET-6)."""
    found = [int(g.cells[cells.DECK + i]) - 1 for i in range(g.cells[cells.DECK_LEFT])]
    found += [card for i in range(sizes.OFFER) if (card := int(g.cells[cells.ROW + i]) - 1) >= 0]
    before = [
        card
        for seat in range(g.facts.players)
        for card in range(sizes.CARDS)
        if g.cells[cells.CARDS + seat] >> card & 1
    ]
    used = [int(card) for card in g.facts.dealt]
    if g.cells[cells.START]:  # until then nothing is dealt
        assert sorted(found + before) == used, "a card is missing, or in two places"
    extra = len(before) - g.cells[cells.TAKEN_CARDS]
    assert extra == 0 or (extra == 1 and g.facts.has_leaders and is_after_all_turns(g)), f"{extra} cards too many"


def is_after_all_turns(g: Legends) -> bool:
    return bool(g.cells[cells.TAKEN_CARDS] == g.facts.turns * g.facts.players)


def check_abilities(g: Legends) -> None:
    """What is counted of abilities is what the cards and tokens before a seat give."""
    for seat in range(g.facts.players):
        blank = g.rules.blank()
        assert isinstance(blank, Legends)
        for card in range(g.facts.cards):
            if g.cells[cells.CARDS + seat] >> card & 1:
                g.facts.ability[card].ability.gain(blank, seat)
        if g.owns(seat, sizes.TOKEN_MAGIC_SPRING):
            blank.cells[cells.ELIXIRS + seat] += 2
        for at in (cells.MOVES_MORE, cells.ARMIES_MORE, cells.FLYING, cells.ELIXIRS, cells.IMMUNE):
            assert g.cells[at + seat] == blank.cells[at + seat]


def check_tokens(g: Legends) -> None:
    """One token a region, each in one place; those face down lie where it says (EL-TOKEN-1)."""
    lying = {token: int(region) for token in range(sizes.TOKENS) if (region := g.token_region(token)) >= 0}
    places = [*lying.values(), *([int(g.start())] if g.cells[cells.START] else [])]
    assert len(set(places)) == len(places), "two tokens in one region"
    assert all(g.is_on_map(region) for region in places)
    owned = [token for seat in range(g.facts.players) for token in range(sizes.TOKENS) if g.owns(seat, token)]
    assert len(set(owned)) == len(owned)
    assert not set(owned) & set(lying)
    if g.facts.swamp:
        hidden = sum(1 << region for token, region in lying.items() if token < sizes.DISCOVERIES)
        assert g.cells[cells.FACE_DOWN] == hidden
        assert all(not g.cells[cells.SEEN + seat] & ~hidden for seat in range(g.facts.players))
