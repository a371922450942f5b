"""Set-ups and positions of King & Intrigue to try a referee on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.chance import Rng
from tests.referee.el_grande.asking import shuffled
from tests.referee.el_grande.data import ROUNDS, SEATS
from tests.referee.el_grande.intrigue_data import ASIDE, INTRIGUE_CARD, KING_CARD, VALUES, VETO_VALUE, word_of
from tests.referee.el_grande.positions import BOTH, pick, random_pieces

OPTIONS: dict[str, tuple[Any, ...]] = BOTH | {  # KI-MIX-1
    "short_game": ("none", "two_per_period", "six_rounds"),
    "home_region_advantage": (False, True),
    "movement_limits": (False, True),
    "granada": (False, True),
    "ki_free_choice": (False, True),
}


def random_intrigue_options(players: int, rng: Rng) -> dict[str, Any]:
    options: dict[str, Any] = {"edition": "1995", "players": players, "king_intrigue": True}
    options["start_seat"] = pick(("random", *SEATS[:players]), rng)
    return options | {name: pick(values, rng) for name, values in OPTIONS.items()}


def random_intrigue_position(options: Mapping[str, Any], at: str, rng: Rng) -> dict[str, Any]:
    """Where cards are played, an action is chosen or a part of a turn begins; any pieces and any cards."""
    seats = SEATS[: options["players"]]
    rounds = ROUNDS[options["short_game"]]
    index = rng.below(len(rounds))
    cards = {seat: shuffled(VALUES, rng) for seat in seats}
    played = dict(zip(seats, shuffled(VALUES, rng), strict=False))
    for seat, value in played.items():
        cards[seat].remove(value)
    first, active = rng.below(len(seats)), pick(seats, rng)
    if at == "choose_card":  # which is asked with a choice only
        active = pick((max(seats, key=played.__getitem__), min(seats, key=played.__getitem__)), rng)
    hands = {seat: cards[seat][ASIDE : ASIDE + len(VALUES) - ASIDE - 1 - index] for seat in seats}
    used = {seat: cards[seat][len(VALUES) - 1 - index :] for seat in seats}
    vetoes = {seat: [pick(("this", "next"), rng)] for seat in seats if VETO_VALUE in used[seat] and rng.below(3)}
    asked, card = active, ""
    if at == "play_power":
        asked = (seats[first:] + seats[:first])[rng.below(len(seats))]
        order = seats[first:] + seats[:first]
        for seat in order[order.index(asked) :]:
            hands[seat].append(played.pop(seat))
        active = ""
    if at == "next_part":
        card = pick(actions_of(active, played, options), rng)
    return {
        "at": at,
        "round": rounds[index],
        "first": seats[first],
        "to_act": asked,
        "asked": [asked],
        "active": active,
        "power": played,
        "hands": {seat: sorted(hand) for seat, hand in hands.items()},
        "laid_aside": {seat: sorted(cards[seat][:ASIDE]) for seat in seats},
        "turned": [seat for seat in seats if active and played[seat] >= played[active]],
        "vetoes": vetoes,
        "offer": [],
        "piles": {},
        "card": card,
        "done": pick(([], [], ["place"], ["special"]), rng) if card else [],
    } | random_pieces(options, seats, rng)


def actions_of(seat: str, power: Mapping[str, int], options: Mapping[str, Any]) -> list[str]:
    """KI-18, KI-19."""
    more = [KING_CARD] * (power[seat] == max(power.values())) + [INTRIGUE_CARD] * (power[seat] == min(power.values()))
    return [*more, *([word_of(power[seat])] if options["ki_free_choice"] or not more else [])]
