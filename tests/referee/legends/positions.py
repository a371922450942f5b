"""Random positions that games seldom reach: any pieces anywhere, any cards, tokens and leaders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.chance import Rng
from tests.referee.legends.board import Board
from tests.referee.legends.data import (
    ARMIES,
    CARDS,
    CITADELS,
    CITIES,
    COINS,
    DISCOVERIES,
    ENCOUNTERS,
    LEADERS,
    NEUTRAL,
    NEUTRAL_ARMIES,
    SEATS,
    SWAMP,
    TURNS,
    Given,
    Side,
    deck,
)
from tests.referee.legends.maps import pick, shuffled

PARTS = ("choose_part", "place_one", "move_one", "build_city", "destroy_one")
AT = ("take_card", "take_card", *PARTS, "bid", "choose_starter", "extra_card", "end_leg")


def random_position(options: Mapping[str, Any], sides: Mapping[str, Side], rng: Rng) -> dict[str, Any]:
    """One that leaves nothing out, at a decision where a phase, a turn or a part of an action begins."""
    seats = list(SEATS[: options["players"]])
    at = pick([at for at in AT if at != "extra_card" or options["leaders"]], rng)
    board = random_board(options, sides, rng)
    start = pick(board.start_regions(), rng)
    active = pick(seats, rng)
    cards = random_cards(seats, at, active, rng)
    position: dict[str, Any] = {
        "at": at,
        "active": active,
        "to_act": active,
        "layout": {side: f"{place} {turn}" for side, (place, turn) in board.lies.items()},
        "start": start,
        "coins": random_coins(seats, rng),
        "bids": {},
    }
    position |= cards | random_tokens(options, seats, [r for r in board.regions if r != start], rng)
    position |= random_leaders(options, seats, at, rng)
    position |= random_pieces(position, seats, board, rng)
    if at in ("place_one", "move_one"):
        position["left"] = 1 + rng.below(9)
    if options["matches"] == "3":
        position |= {"leg": 1 + rng.below(3), "carried": {seat: rng.below(40) for seat in seats}}
    if at == "extra_card":
        position["to_act"] = next(seat for seat in seats if position["leaders"][seat] == "fairy_queen")
    if at == "bid":
        done = shuffled(seats, rng)[: rng.below(len(seats))]
        position["bids"] = {seat: rng.below(1 + position["coins"][seat]) for seat in done}
        position["to_act"] = next(seat for seat in seats if seat not in done)
    return position


def random_coins(seats: list[str], rng: Rng) -> dict[str, int]:
    """Often few, so that somebody cannot pay, or the same for all, so that something else breaks a tie."""
    if rng.below(3) == 0:
        return dict.fromkeys(seats, rng.below(4))
    return {seat: rng.below(1 + pick((0, 2, COINS[len(seats)]), rng)) for seat in seats}


def random_board(options: Mapping[str, Any], sides: Mapping[str, Side], rng: Rng) -> Board:
    board = Board(sides, options, {})
    while not board.complete:
        side, place, turn = pick(board.choices(), rng).split()
        board.lay(side, place, int(turn))
    return board


def random_layout(options: Mapping[str, Any], sides: Mapping[str, Side], rng: Rng) -> Given:
    """A layout that could have been laid, its segments in any order, often with a start region that it allows."""
    board = random_board(options, sides, rng)
    lies = {side: board.lies[side] for side in shuffled(list(board.lies), rng)}
    return Given(lies, pick(["", *board.start_regions()], rng))


def random_cards(seats: list[str], at: str, active: str, rng: Rng) -> dict[str, Any]:
    """Before everybody as many as the turns that were; in the row a gap where the one in use lay."""
    most = TURNS[len(seats)]
    turn = at in ("take_card", *PARTS)
    taken = rng.below(most) if turn else most if at in ("extra_card", "end_leg") else 0
    number = dict.fromkeys(seats, taken)
    for i in range(rng.below(len(seats)) if turn else 0):  # those before the active seat have had one turn more
        number[seats[seats.index(active) - 1 - i]] += 1
    pile = shuffled(deck(len(seats)), rng)
    before: dict[str, list[str]] = {seat: [] for seat in seats}
    found: dict[str, Any] = {}
    if at in PARTS:
        card = pick([card for card in pile if at != "choose_part" or CARDS[card].either], rng)
        pile.remove(card)
        before[active].append(card)
        if at == "choose_part":
            found["card"] = card
    for seat in seats:
        before[seat] += [pile.pop() for _ in range(number[seat])]
    row = [pile.pop() for _ in range(min(5 if at in PARTS else 6, len(pile)))]
    if at in PARTS:
        row.insert(rng.below(6), "")
    return found | {"cards": before, "row": row, "deck": pile}


def random_tokens(options: Mapping[str, Any], seats: list[str], regions: list[str], rng: Rng) -> dict[str, Any]:
    """Lying in different regions; discoveries and the Dragon perhaps before somebody, encounters perhaps left out."""
    free = shuffled(regions, rng)
    lying: dict[str, str] = {}
    owned: dict[str, list[str]] = {seat: [] for seat in seats}
    swamp = (SWAMP,) if options["poison_swamp"] else ()
    discoveries = (*DISCOVERIES, *swamp) if options["discoveries"] else ()
    for token in discoveries:
        if rng.below(3):
            lying[token] = free.pop()
        else:
            owned[pick(seats, rng)].append(token)
    for token in CITADELS if options["citadels"] else ():
        lying[token] = free.pop()
    for encounter in options["encounters"]:
        kind = rng.below(6)
        if kind == 0 and encounter == "dragon":
            owned[pick(seats, rng)].append("dragon")
        elif kind > 1 or options["setup"] == "random":
            lying |= {token: free.pop() for token in ENCOUNTERS[encounter]}
    found: dict[str, Any] = {}
    if discoveries or options["citadels"] or options["encounters"]:
        found = {"tokens": lying, "owned": owned}
    if options["poison_swamp"]:
        face_down = [region for token, region in lying.items() if token in discoveries]
        found["face_down"] = face_down
        found["seen"] = {seat: [region for region in face_down if rng.below(3) == 0] for seat in seats}
    return found


def random_leaders(options: Mapping[str, Any], seats: list[str], at: str, rng: Rng) -> dict[str, Any]:
    """The Fairy Queen among them where her card is next; captured armies only where the Sorceress is."""
    if not options["leaders"]:
        return {}
    while True:
        leaders = dict(zip(seats, shuffled(LEADERS, rng), strict=False))
        if at != "extra_card" or "fairy_queen" in leaders.values():
            break
    captured = dict.fromkeys(seats, 0)
    if "red_sorceress" in leaders.values():
        captured |= {seat: rng.below(6) for seat in seats if leaders[seat] != "red_sorceress"}
    return {"leaders": leaders, "captured": captured}


def random_pieces(position: Mapping[str, Any], seats: list[str], board: Board, rng: Rng) -> dict[str, Any]:
    """In all regions, in a few, or most of them where the start, the portals, the Dragon or the Rogues are."""
    hot = [position["start"], *position.get("tokens", {}).values()]
    places = pick((board.regions, shuffled(board.regions, rng)[: 2 + rng.below(4)], hot), rng)
    same = rng.below(2) * (6 + rng.below(8))  # a number of armies that all have, or 0
    taken = {seat: position.get("captured", {}).get(seat, 0) for seat in seats}
    armies: dict[str, dict[str, int]] = {region: {} for region in board.regions}
    cities: dict[str, dict[str, int]] = {region: {} for region in board.regions}
    supply = {}
    for who in [*seats, NEUTRAL] if len(seats) == 2 else seats:
        most = ARMIES - taken[who] if who in seats else NEUTRAL_ARMIES
        number = min(most, same) or pick((most, rng.below(most + 1), rng.below(most + 1)), rng)
        for _ in range(number):
            region = pick(places, rng)
            armies[region][who] = armies[region].get(who, 0) + 1
        if who in seats:
            supply[who] = most - number
    open_ = {region for token, region in position.get("tokens", {}).items() if token in DISCOVERIES}
    walled = [region for region in places if region not in open_ - set(position.get("face_down", ()))]
    for seat in seats:
        for _ in range(pick((0, 1, 2, CITIES), rng) if walled else 0):
            region = pick(walled, rng)
            cities[region][seat] = cities[region].get(seat, 0) + 1
    regions = {}
    for region in board.regions:
        pieces = {"armies": armies[region], "cities": cities[region]}
        if pieces := {kind: counts for kind, counts in pieces.items() if counts}:
            regions[region] = pieces
    return {"regions": regions, "supply": supply}
