"""Set-ups and positions of Grand Inquisitor & Colonies to try a referee on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.chance import Rng
from tests.referee.el_grande.asking import shuffled
from tests.referee.el_grande.colonies_data import CABALLEROS, NEW_AREAS, OFFICES
from tests.referee.el_grande.data import BOARDS, CASTILLO, FRANCE, FRANCE_PLACES, GRANADA, REGIONS, ROUNDS, SEATS
from tests.referee.el_grande.positions import BOTH, pick, random_cards, random_power, scattered
from tests.referee.el_grande.table import present

OPTIONS: dict[str, tuple[Any, ...]] = BOTH | {  # GI-MIX-2
    "short_game": ("none", "two_per_period", "six_rounds"),
    "home_region_advantage": (False, True),
    "movement_limits": (False, True),
    "granada": (False, True),
    "eg95_banish_scope": ("one", "each"),
    "eg95_court_crisis_split": (False, True),
    "gi_token_pickup_present": (True, True, False),
    "gi_once_per_turn_includes_sea": (True, True, False),
    "gi_token_any_turn": (True, True, False),
    "gi_after_castillo_keep": (True, True, False),
}


def random_colonies_options(players: int, rng: Rng) -> dict[str, Any]:
    options: dict[str, Any] = {"edition": "1995", "players": players, "grand_inquisitor": True}
    options["start_seat"] = pick(("random", *SEATS[:players]), rng)
    return options | {name: pick(values, rng) for name, values in OPTIONS.items()}


def random_colonies_position(options: Mapping[str, Any], at: str, rng: Rng) -> dict[str, Any]:
    seats = SEATS[: options["players"]]
    rounds = ROUNDS[options["short_game"]]
    index = rng.below(len(rounds))
    position: dict[str, Any] = {"at": at, "round": rounds[index]} | random_power(options, seats, at, index, rng)
    turns = sum(value >= position["active_value"] for value in position["values"]) if position["active"] else 0
    position |= random_pieces(options, seats, rng) | random_cards(options, seats, at, index, turns, rng)
    del position["values"], position["active_value"]
    return position


def random_pieces(options: Mapping[str, Any], seats: str, rng: Rng) -> dict[str, Any]:
    """Mostly all over the table; else in a few places only, or nothing on the map."""
    everywhere = ["court", "province", *REGIONS, *NEW_AREAS[1:], CASTILLO]
    few = shuffled(everywhere, rng)[: 1 + rng.below(4)]
    at_sea = [*NEW_AREAS[1:], "province"]
    choices = [(everywhere, True)] * 6 + [(few, False), (["court", "province", CASTILLO], False), (at_sea, False)]
    places, thin = pick(choices, rng)
    france = {place: pick((*seats, ""), rng) for place in FRANCE_PLACES}
    granada = pick(("muslim", "conquered"), rng) if options["granada"] else ""
    christian = [region for region in REGIONS if region != GRANADA or granada != "muslim"]
    counts = {}
    for seat in seats:
        in_france = list(france.values()).count(seat)
        counts[seat] = scattered(CABALLEROS - in_france, places, thin, rng) | {FRANCE: in_france}
    areas = [*REGIONS, *NEW_AREAS]
    regions = {area: present({seat: counts[seat].get(area, 0) for seat in seats}) for area in areas}
    found: dict[str, Any] = {
        "king": pick([*christian, FRANCE, FRANCE], rng),
        "regions": regions,
        "castillo": present({seat: counts[seat].get(CASTILLO, 0) for seat in seats}),
        "court": {seat: counts[seat].get("court", 0) for seat in seats},
        "province": {seat: counts[seat].get("province", 0) for seat in seats},
        "score": {seat: rng.below(60) for seat in seats},
        "grandes": {seat: pick([*christian, *NEW_AREAS], rng) for seat in seats},
        "boards": dict(zip(BOARDS, shuffled([*areas, CASTILLO, "off", "off"], rng), strict=False)),
        "france": france,
        "offices": {office: pick(("", *regions[area]), rng) for office, area in OFFICES.items()},
    }
    return found | ({"granada": granada} if granada else {})
