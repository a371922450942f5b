"""The set-up of Grand Inquisitor & Colonies (section 3), and any position with all its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from grandee.core.chance import Rng
from tests.referee.el_grande.asking import shuffled
from tests.referee.el_grande.cards import always_open
from tests.referee.el_grande.colonies_data import (
    AT_SEA,
    FREE_AT_FIRST,
    INQUISITOR_CARD,
    NEW_AREAS,
    NEW_CARDS,
    OFFICES,
    SPACES,
    TOKENS,
)
from tests.referee.el_grande.colonies_positions import random_colonies_position, random_pieces
from tests.referee.el_grande.data import BLACK, BLACK_CABALLEROS, CASTILLO, FRANCE, GRANADA, REGIONS, ROUNDS, SEATS
from tests.referee.el_grande.game import deal
from tests.referee.el_grande.intrigue_positions import random_intrigue_position
from tests.referee.el_grande.positions import pick

PILE_7 = [name for name, card in NEW_CARDS.items() if card.pile == 7 for _ in range(card.copies)]
KEPT = {"k7_double": "double", "k7_turn": "turn", "k7_after_castillo": "after_castillo"}


def deal_colonies(options: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """Before the disks are set; the first row lies there already (GI-SET-8)."""
    position = deal(options, rng)
    taken = [position["king"], *position["grandes"].values()]
    rest = shuffled([region for region in REGIONS if region not in taken], rng)
    christian = [region for region in rest if region != GRANADA or not options.get("granada", False)]
    black = christian[:2]  # GI-SET-3, GI-MIX-3
    for region in black:
        position["regions"][region][BLACK] = 2
    limit = next(region for region in rest if region not in black)  # GI-SET-4
    piles = position["piles"] | {"pile_7": shuffled(PILE_7, rng)}
    offer = [piles[pile].pop(0) for pile in sorted(piles)] + always_open(options) + [INQUISITOR_CARD]
    return position | {
        "at": "setup_disk",
        "province": {seat: number + 6 for seat, number in position["province"].items()},
        "piles": piles,
        "offer": offer,
        "limit_board": limit,
        "inquisitor": "",
        "free_tokens": dict(FREE_AT_FIRST),
        "supply": {kind: TOKENS[kind] - FREE_AT_FIRST[kind] for kind in TOKENS},
    }


def random_full_position(
    options: Mapping[str, Any], at: str, rng: Rng, known: Collection[str] = (*NEW_CARDS,)
) -> dict[str, Any]:
    """Any pieces, tokens and cards that are known, kept ones too; who is at sea may sail where a turn has begun."""
    if options.get("king_intrigue", False):
        position = random_intrigue_position(options, at, rng) | random_pieces(options, SEATS[: options["players"]], rng)
    else:
        position = random_colonies_position(options, at, rng)
    seats = list(position["court"])
    muslim = position.get("granada") == "muslim"
    regions: dict[str, dict[str, int]] = position["regions"]
    aside = 0
    for _ in range(BLACK_CABALLEROS):
        area = pick(["aside", CASTILLO, *[area for area in (*REGIONS, *AT_SEA) if area != GRANADA or not muslim]], rng)
        if area == "aside":
            aside += 1
        else:
            there = position["castillo"] if area == CASTILLO else regions[area]
            there[BLACK] = there.get(BLACK, 0) + 1
    position |= {"aside": aside, "inquisitor": pick(("", *seats, *seats), rng)}
    give_black_places(position, rng)
    position["bonus_used"] = [seat for seat in seats if rng.below(4) == 0]
    position |= random_tokens(position, rng)
    position |= random_limit(position, len(seats), rng)
    room = ROUNDS[options["short_game"]].index(position["round"])  # one more is in the row or in use
    position |= random_new_cards(position, rng, known, room)
    return position | (random_ledger(position, rng) if position["active"] else {})


def give_black_places(position: dict[str, Any], rng: Rng) -> None:
    """Some black caballeros hold an office that is free, and one may stand in France (GI-BLK-1)."""
    regions, offices, france = position["regions"], position["offices"], position["france"]
    for office, area in OFFICES.items():
        if not offices[office] and regions[area].get(BLACK) and rng.below(2):
            offices[office] = BLACK
    free = [place for place, colour in france.items() if not colour]
    if free and position["aside"] and rng.below(2):
        position["aside"] -= 1
        france[pick(free, rng)] = BLACK
        regions[FRANCE] = {**regions[FRANCE], BLACK: 1}


def random_ledger(position: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """Who has moved in this turn, and who may still sail."""
    own = [position["active"], *([BLACK] if position["inquisitor"] == position["active"] else [])]
    found: dict[str, Any] = {"moved": {}, "may_sail": {}}
    for (group, colour), number in group_sizes(position).items():
        moved = min(number, rng.below(3)) if rng.below(4) == 0 else 0
        is_at_sea = group.startswith(AT_SEA) or group in OFFICES
        sails = number - moved if is_at_sea and colour in own and rng.below(5) else 0
        for key, marked in (("moved", moved), ("may_sail", sails)):
            if marked:
                found[key].setdefault(group, {})[colour] = marked
    return found


def group_sizes(position: Mapping[str, Any]) -> Counter[tuple[str, str]]:
    """How many there are of each group, by the words of position_colonies."""
    in_places = {**position["france"], **position["offices"]}
    found: Counter[tuple[str, str]] = Counter({(place, colour): 1 for place, colour in in_places.items() if colour})
    for area, there in position["regions"].items():
        for colour, number in there.items():
            if area == FRANCE:
                continue
            in_office = sum(office == colour for word, office in position["offices"].items() if OFFICES[word] == area)
            carried = position["carriers"].get(area, {}).get(colour, [])
            beside = list(position["beside"].get(colour, ())) if area == position["limit_board"] else []
            for load in [*carried, *["ordinary"] * (number - in_office - len(carried))]:
                word = f"{area}_{load}" if load != "ordinary" else area
                if load in beside:
                    beside.remove(load)
                    word += "_beside"
                found[word, colour] += 1
    return found


def random_tokens(position: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    left = dict(TOKENS)
    carriers: dict[str, dict[str, list[str]]] = {area: {} for area in AT_SEA}
    for area in AT_SEA:
        in_office = [position["offices"][office] for office, where in OFFICES.items() if where == area]
        for colour, number in position["regions"][area].items():
            for _ in range(number - in_office.count(colour)):
                kind = pick(("gold", "goods", "", ""), rng)
                if kind and left[kind]:
                    left[kind] -= 1
                    carriers[area].setdefault(colour, []).append(kind)
    loads = {}
    for place, colour in position["france"].items():
        if colour and left["goods"] and rng.below(4) == 0:
            loads[place] = "goods"
            left["goods"] -= 1
    free = {kind: min(left[kind], rng.below(4)) for kind in left}
    supply = {kind: left[kind] - free[kind] for kind in left}
    return {"carriers": carriers, "loads": loads, "free_tokens": free, "supply": supply}


def random_limit(position: Mapping[str, Any], players: int, rng: Rng) -> dict[str, Any]:
    """Somewhere but in France; on it as many as there is room for, and sometimes fewer."""
    area = pick([area for area in (*REGIONS, *NEW_AREAS) if area != "france"], rng)
    in_office = [position["offices"][office] for office, where in OFFICES.items() if where == area]
    carriers = position["carriers"].get(area, {})
    there = []
    for colour, n in position["regions"][area].items():
        loads = [*carriers.get(colour, ()), *["ordinary"] * n][: n - in_office.count(colour)]
        there += [(colour, load) for load in loads]
    room = SPACES[players] if rng.below(3) else rng.below(SPACES[players] + 1)
    beside: dict[str, list[str]] = {}
    for colour, load in shuffled(there, rng)[room:]:
        beside.setdefault(colour, []).append(load)
    return {"limit_board": area, "beside": beside}


def random_new_cards(position: Mapping[str, Any], rng: Rng, known: Collection[str], room: int) -> dict[str, Any]:
    """Of pile 7: one in the row or in use, some before players or on areas, as there is room, the rest to come."""
    seats, cards = list(position["court"]), shuffled([card for card in PILE_7 if card in known], rng)
    found: dict[str, Any] = {"kept": {seat: [] for seat in seats}, "later": {}, "due": {}}
    for name, word in shuffled(KEPT.items(), rng):
        if room and rng.below(2) and name in cards:
            cards.remove(name)
            room -= 1
            found["kept"][pick(seats, rng)].append(word)
    if room and rng.below(3) == 0:
        cards.remove("k7_score_later")
        found[pick(("later", "due"), rng)][pick((*REGIONS[:5], *NEW_AREAS, CASTILLO), rng)] = 1
    offer = [*position["offer"], cards.pop(), INQUISITOR_CARD]
    if position["card"] and rng.below(3):
        new = pick((INQUISITOR_CARD, *cards), rng)
        found["card"] = new
        offer = [card for card in offer if card in NEW_CARDS and NEW_CARDS[card].pile != NEW_CARDS[new].pile] + [
            card for card in offer if card not in NEW_CARDS
        ]
    rounds = len(ROUNDS["none"]) - position["round"] + 2
    return found | {"offer": offer, "piles": {**position["piles"], "pile_7": (cards * 3)[:rounds]}}
