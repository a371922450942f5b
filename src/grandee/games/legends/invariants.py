"""What must hold in every state of Legends."""

from __future__ import annotations

from grandee.games.legends.engine import cells, sizes, steps
from grandee.games.legends.engine.facts import ARMIES, CITIES, NEUTRAL_ARMIES
from grandee.games.legends.engine.state import Legends


def check(g: Legends) -> None:
    """18 armies and 3 cities a colour, every card in one place, no coins below zero, one token a region."""
    check_pieces(g)
    check_cards(g)
    check_abilities(g)
    if g.facts.has_tokens:
        check_tokens(g)


def count_by_region(g: Legends, at: int, stride: int, colour: int) -> dict[int, int]:
    counts = {region: int(g.cells[at + region * stride + colour]) for region in range(sizes.REGIONS)}
    return {region: n for region, n in counts.items() if n}


def check_pieces(g: Legends) -> None:
    """Pieces stand on the map, and sets say where (EL-PLACE-3, EL-LEAD-RS-2)."""
    for seat in range(g.facts.players):
        armies = count_by_region(g, cells.ARMIES, sizes.COLOURS, seat)
        cities = count_by_region(g, cells.CITIES, sizes.SEATS, seat)
        lost = int(g.cells[cells.CAPTURED + seat]) if g.facts.has_leaders else 0
        assert all(n > 0 for n in [*armies.values(), *cities.values()]), f"seat {seat} has less than nothing somewhere"
        assert sum(armies.values()) + g.supply(seat) + lost == ARMIES, f"seat {seat} has not all its armies"
        assert g.supply(seat) >= 0, f"seat {seat} has no such supply"
        assert lost >= 0, f"seat {seat} has lost less than nothing"
        built = sum(cities.values())
        assert built + g.cells[cells.CITIES_LEFT + seat] == CITIES, f"seat {seat} has not all its cities"
        assert g.held(seat) == sum(1 << region for region in armies), f"armies of seat {seat} are not where it says"
        assert g.city_regions(seat) == sum(1 << region for region in cities), (
            f"cities of seat {seat} are not where it says"
        )
        assert all(g.is_on_map(region) for region in [*armies, *cities]), f"seat {seat} has a piece beside the map"
        assert g.coins(seat) >= 0, f"seat {seat} owes coins"
    neutral = count_by_region(g, cells.ARMIES, sizes.COLOURS, sizes.NEUTRAL)
    assert all(n > 0 and g.is_on_map(region) for region, n in neutral.items()), "a neutral army beside the map"
    most = NEUTRAL_ARMIES if g.facts.players == 2 else 0
    assert sum(neutral.values()) <= most, f"more than {most} neutral armies"


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
        blank = g.rules.blank_state()
        assert isinstance(blank, Legends)
        for card in range(g.facts.cards):
            if g.cells[cells.CARDS + seat] >> card & 1:
                g.facts.ability[card].ability.gain(blank, seat)
        if g.owns(seat, sizes.TOKEN_MAGIC_SPRING):
            blank.cells[cells.ELIXIRS + seat] += 2
        for at in (cells.MOVES_MORE, cells.ARMIES_MORE, cells.FLYING, cells.ELIXIRS, cells.IMMUNE):
            assert g.cells[at + seat] == blank.cells[at + seat], f"abilities of seat {seat} are not those of its cards"


def check_tokens(g: Legends) -> None:
    """One token a region, each in one place; those face down lie where it says (EL-TOKEN-1)."""
    lying = {token: int(region) for token in range(sizes.TOKENS) if (region := g.token_region(token)) >= 0}
    places = [*lying.values(), *([int(g.start())] if g.cells[cells.START] else [])]
    assert len(set(places)) == len(places), "two tokens in one region"
    assert all(g.is_on_map(region) for region in places), "a token beside the map"
    assert all(is_used(g, token) for token in lying), "a token of an option that is not chosen"
    owned = [token for seat in range(g.facts.players) for token in range(sizes.TOKENS) if g.owns(seat, token)]
    assert len(set(owned)) == len(owned), "a token before two seats"
    assert not set(owned) & set(lying), "a token in two places"
    assert all(is_used(g, token) and may_be_owned(token) for token in owned), "a token that nobody can have"
    portals = {int(sizes.TOKEN_PORTAL_1), int(sizes.TOKEN_PORTAL_2)} & set(lying)
    assert len(portals) != 1 or is_laying(g), "one portal alone"
    if g.facts.swamp:
        hidden = sum(1 << region for token, region in lying.items() if token < sizes.DISCOVERIES)
        assert g.cells[cells.FACE_DOWN] == hidden, "a token face down is not where it says"
        seen = [g.cells[cells.SEEN + seat] for seat in range(g.facts.players)]
        assert all(not each & ~hidden for each in seen), "somebody has looked where nothing lies"


def is_used(g: Legends, token: int) -> bool:
    """Whether an option brings a token into the game."""
    facts = g.facts
    if token == sizes.TOKEN_POISON_SWAMP:
        return bool(facts.swamp)
    if token < sizes.DISCOVERIES:
        return bool(facts.discoveries)
    if token <= sizes.TOKEN_CITADEL_3:
        return bool(facts.citadels)
    if token == sizes.TOKEN_DRAGON:
        return bool(facts.dragon)
    return bool(facts.rogues if token == sizes.TOKEN_ROGUES else facts.portals)


def may_be_owned(token: int) -> bool:
    return token < sizes.DISCOVERIES or token == sizes.TOKEN_DRAGON


def is_laying(g: Legends) -> bool:
    """Whether tokens are still laid."""
    return not g.is_over() and g.step_number() == steps.LAY_TOKEN
