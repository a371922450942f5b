"""Set-ups and positions to try a referee on: any allowed options, any pieces anywhere, and plain ones to write down."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from grandee.core.chance import Rng
from tests.referee.el_grande.asking import shuffled
from tests.referee.el_grande.cards import VETOES, always_open, dealt_piles, pile_of
from tests.referee.el_grande.data import (
    BLACK,
    BLACK_CABALLEROS,
    BOARDS,
    CABALLEROS,
    CASTILLO,
    FRANCE,
    FRANCE_PLACES,
    GRANADA,
    GREYS,
    POWERS,
    REGIONS,
    ROUNDS,
    SCORING_ROUNDS,
    SEATS,
    VIRTUAL,
)
from tests.referee.el_grande.table import present

BOTH: dict[str, tuple[Any, ...]] = {
    "tie_rule": ("positional", "sliding"),
    "placement_mandatory": (True, False),
    "call_mandatory": (True, False),
    "veto_partial": (True, True, False),
}
OF_EDITION: dict[str, dict[str, tuple[Any, ...]]] = {
    "1995": {
        "short_game": ("none", "two_per_period", "six_rounds"),
        "home_region_advantage": (False, True),
        "movement_limits": (False, True),
        "france": (False, True),
        "granada": (False, True),
        "church": (False, True),
        "eg95_banish_scope": ("one", "each"),
        "eg95_court_crisis_split": (False, True),
    },
    "2023": {
        "short_game": ("none", "two_per_period"),
        "merge_piles_2_3": (False, True),
        "new_regency": (False, True),
        "shift_of_power": (False, True),
        "retrieve_grey": ("current", "any"),
    },
}
VETERANS = ("eg23_veto#1", "eg23_veto#2", "eg23_place_two_or_move_all", "eg23_secret_scoring")


def pick(items: Sequence[Any], rng: Rng) -> Any:
    return items[rng.below(len(items))]


def random_options(edition: str, players: int, offered: Collection[str], rng: Rng) -> dict[str, Any]:
    """Any combination of the offered options that section 0.4 allows."""
    options: dict[str, Any] = {"edition": edition, "players": players}
    options["start_seat"] = pick(("random", *SEATS[:players]), rng)
    for name, values in (BOTH | OF_EDITION[edition]).items():
        options[name] = pick(values, rng)
    if edition == "2023":
        options["veteran_cards"] = tuple(card for card in VETERANS if rng.below(3))
        if players > 3:
            del options["merge_piles_2_3"]
        elif players == 2:
            options["merge_piles_2_3"] = True
        if not options["shift_of_power"]:
            del options["retrieve_grey"]
    return {name: value for name, value in options.items() if name in offered}


ALL_OPTIONS = ("edition", "players", "start_seat", "veteran_cards", *BOTH, *OF_EDITION["1995"], *OF_EDITION["2023"])


# -- random positions --------------------------------------------------------------------------------------


def random_position(options: Mapping[str, Any], at: str, rng: Rng) -> dict[str, Any]:
    """One that leaves nothing out, where power cards are played, a card is chosen or a part of a turn begins."""
    seats = SEATS[: options["players"]]
    rounds = ROUNDS[options["short_game"]]
    index = rng.below(len(rounds))
    position: dict[str, Any] = {"at": at, "round": rounds[index]} | random_power(options, seats, at, index, rng)
    turns = sum(value >= position["active_value"] for value in position["values"]) if position["active"] else 0
    position |= random_pieces(options, seats, rng) | random_cards(options, seats, at, index, turns, rng)
    if has_virtual(options):
        used = [value for value in POWERS if value != position["power"][VIRTUAL]]
        since = [number for number in rounds[: index + 1] if number > max(0, *before(rounds[index]))]
        position["virtual_powers"] = shuffled(used, rng)[: len(POWERS) - 1 - index]
        position["region_cards"] = shuffled(REGIONS, rng)[2 * len(since) :]
    if options.get("church", False):
        position["church"] = pick(("", *seats, position["active"]), rng)
        used_up = position["active"] and position["church"] == position["active"] and rng.below(2)
        position["extra"] = "used" if used_up else ""
    del position["values"], position["active_value"]
    return position


def before(number: int) -> list[int]:
    """The scorings before a round, after a nought."""
    return [0, *(scoring for scoring in SCORING_ROUNDS if scoring < number)]


def has_virtual(options: Mapping[str, Any]) -> bool:
    return bool(options["edition"] == "2023" and options["players"] == 2)


def random_power(options: Mapping[str, Any], seats: str, at: str, index: int, rng: Rng) -> dict[str, Any]:
    """Power cards in the round of this number: all played and somebody's turn, or only some of them played."""
    players = [*seats, VIRTUAL] if has_virtual(options) else list(seats)
    values: dict[str, int] = dict(zip(players, shuffled(POWERS, rng), strict=False))
    others = {seat: shuffled([value for value in POWERS if value != values[seat]], rng) for seat in seats}
    hands = {seat: others[seat][: 12 - index] for seat in seats}
    greys = random_greys(options, seats, values, index, rng)
    grey: dict[str, str] = greys.get("grey", {})
    sums = {who: value + (GREYS[grey[who]][0] if who in grey else 0) for who, value in values.items()}
    first, active = rng.below(len(seats)), pick(seats, rng)
    asked = active
    if at == "play_power":
        active = ""
        waiting = (seats[first:] + seats[:first])[rng.below(len(seats)) :]
        for seat in waiting:
            hands[seat].append(values.pop(seat))
            if seat in grey:
                greys["greys"][seat].append(grey.pop(seat))
        asked = waiting[0]
    turned = [seat for seat in seats if sums[seat] >= sums[active]] if active else []
    return greys | {
        "to_act": asked,
        "asked": [asked],
        "first": seats[first],
        "active": active,
        "power": values,
        "hands": {seat: sorted(hand) for seat, hand in hands.items()},
        "turned": turned if options["edition"] == "1995" else [],
        "values": list(sums.values()),
        "active_value": sums.get(active, 0),
    }


def random_greys(
    options: Mapping[str, Any], seats: str, values: Mapping[str, int], index: int, rng: Rng
) -> dict[str, Any]:
    """Three for each seat, in hand, with the card of this round or used; no two sums are the same."""
    if not options.get("shift_of_power", False):
        return {}
    left = shuffled(GREYS, rng)
    greys = {seat: [left.pop() for _ in range(3)] for seat in seats}
    grey: dict[str, str] = {}
    sums = dict(values)
    for seat in seats:
        played = greys[seat][0]
        value = values[seat] + GREYS[played][0]
        if rng.below(3) and value not in sums.values():
            grey[seat] = greys[seat].pop(0)
            sums[seat] = value
    used = {seat: [greys[seat].pop() for _ in range(min(index, rng.below(len(greys[seat]) + 1)))] for seat in seats}
    return {"greys": greys, "grey": grey, "grey_used": used}


def random_cards(options: Mapping[str, Any], seats: str, at: str, index: int, turns: int, rng: Rng) -> dict[str, Any]:
    """Vetoes in front of players, a chosen card where the decision needs one, and the rest of the deck.

    So many turns were begun, the virtual one included: all but the last of them took a card.
    """
    face_down = dealt_piles(options, rng)
    piles = face_down | {pile_of(card, options): [card] for card in always_open(options)}
    sizes = {pile: len(cards) for pile, cards in face_down.items()}
    vetoes: dict[str, list[str]] = {}
    for card in [card for card in piles["pile_2"] if card in VETOES][:index]:  # earlier rounds turned them up
        if rng.below(3):
            piles["pile_2"].remove(card)
            vetoes.setdefault(pick(seats, rng), []).append(pick(("this", "next"), rng))
    home, chosen = "", ""
    if at == "next_part":
        copies = {card: (pile, card) for pile, cards in piles.items() for card in cards}
        home, chosen = copies[pick(sorted(copies), rng)]
        piles[home].remove(chosen)
    offered = shuffled([pile for pile in piles if pile != home], rng)[max(0, turns - 1) :]
    return {
        "card": chosen,
        "done": pick(([], [], ["place"], ["special"]), rng) if chosen else [],
        "offer": [piles[pile].pop(0) for pile in sorted(piles) if pile in offered],
        "piles": {pile: piles[pile][: size - 1 - index] for pile, size in sizes.items()},
        "vetoes": vetoes,
    }


def scattered(number: int, places: list[str], thin: bool, rng: Rng) -> dict[str, int]:
    """The caballeros of a colour: most of them in a few heaps, and single ones or pairs elsewhere if `thin`."""
    counts = dict.fromkeys(places, 0)
    if thin:
        for place in places:
            if rng.below(2):
                counts[place] = min(rng.below(3), number - sum(counts.values()))
    heaps = [pick(places, rng) for _ in range(1 + rng.below(4))]
    for _ in range(number - sum(counts.values())):
        counts[pick(heaps, rng)] += 1
    return counts


def random_pieces(options: Mapping[str, Any], seats: str, rng: Rng) -> dict[str, Any]:
    """Mostly all over the table; else only in a few places, or nothing in the regions, so that much has no target."""
    everywhere = ["court", "province", *REGIONS, CASTILLO]
    few = shuffled(everywhere, rng)[: 1 + rng.below(4)]
    places, thin = pick([(everywhere, True)] * 6 + [(few, False), (["court", "province", CASTILLO], False)], rng)
    france = {place: pick((*seats, ""), rng) for place in FRANCE_PLACES}
    if not options.get("france", False):
        france = {}
    granada = pick(("muslim", "conquered"), rng) if options.get("granada", False) else ""
    christian = [region for region in REGIONS if region != GRANADA or granada != "muslim"]
    counts = {}
    for seat in seats:
        abroad = list(france.values()).count(seat)
        counts[seat] = scattered(CABALLEROS - abroad, places, thin, rng) | {FRANCE: abroad}
    if has_virtual(options):
        allowed = [place for place in places if place != "court"] or ["province"]
        counts[VIRTUAL] = scattered(CABALLEROS, allowed, thin, rng)
    if options.get("church", False):
        counts[BLACK] = scattered(BLACK_CABALLEROS, christian, False, rng)
    regions = [*REGIONS, FRANCE] if france else list(REGIONS)
    lies = shuffled([*regions, CASTILLO, "off", "off"], rng)
    more_places = options.get("new_regency", False)
    kings = [*christian, *("france", "portugal", CASTILLO, CASTILLO) * more_places]
    found: dict[str, Any] = {
        "king": pick(kings, rng),
        "regions": {
            region: present({colour: places.get(region, 0) for colour, places in counts.items()}) for region in regions
        },
        "castillo": present({colour: places.get(CASTILLO, 0) for colour, places in counts.items()}),
        "court": {seat: counts[seat].get("court", 0) for seat in seats},
        "province": {who: places.get("province", 0) for who, places in counts.items() if who != BLACK},
        "score": {seat: rng.below(60) for seat in seats},
        "grandes": {seat: pick([*christian, *(CASTILLO, CASTILLO) * more_places], rng) for seat in seats},
        "boards": dict(zip(BOARDS, lies, strict=False)),
    }
    return found | ({"france": france} if france else {}) | ({"granada": granada} if granada else {})
