"""Small tables to try a referee on: a position is written down with what matters, and moves are words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.chance import Rng
from tests.referee.el_grande.asking import Rolled
from tests.referee.el_grande.data import BOARDS, CABALLEROS, FRANCE, POWERS, REGIONS, SEATS, VIRTUAL
from tests.referee.el_grande.game import Game
from tests.referee.el_grande.positions import has_virtual

NEW: dict[str, Any] = {"edition": "2023", "players": 4}
OLD: dict[str, Any] = {"edition": "1995", "players": 4}


def table(options: dict[str, Any], **given: Any) -> Game:
    return Game(plain_position(options, **{"at": "next_part"} | given), options, Rolled(Rng(1), REGIONS))


def play(game: Game, *moves: str) -> None:
    """Moves such as `A place_one galicia`."""
    for move in moves:
        letter, _, rest = move.partition(" ")
        game.play(letter, rest)


def targets(game: Game, seat: str = "A") -> set[str]:
    return {move.split()[-1] for move in game.legal_moves(seat)}


def gains(game: Game, area: str) -> list[int]:
    game.score_area(area)
    return list(game.score.values())


def last_turn_of_a_period(options: dict[str, Any], **given: Any) -> Game:
    """The last seat has only its turn to end, and a general scoring follows."""
    last = "ABCDE"[options["players"] - 1]
    card = "eg23_infiltration" if options["edition"] == "2023" else "eg95_court_crisis"
    return table(options, active=last, round=3, card=card, **given)


def word(game: Game) -> str:
    """Of the decision that is asked."""
    return game.ask.word if game.ask else ""


def plain_position(options: Mapping[str, Any], **given: Any) -> dict[str, Any]:
    """A position where only what is given lies on the map: the rest of all pieces is in the provinces."""
    seats = list(SEATS[: options.get("players", 4)])
    everybody = [*seats, VIRTUAL] if has_virtual({"edition": "1995", "players": 4} | dict(options)) else seats
    regions = given.get("regions", {})
    castillo, court = given.get("castillo", {}), dict.fromkeys(seats, 0) | given.get("court", {})
    lying = {
        who: sum(counts.get(who, 0) for counts in regions.values()) + castillo.get(who, 0) + court.get(who, 0)
        for who in everybody
    }
    king, old = given.get("king", "galicia"), options.get("edition", "1995") == "1995"
    active = given.get("active", "" if given["at"] == "play_power" else "A")
    return (
        {
            "to_act": active or seats[0],
            "round": 1,
            "first": "A",
            "active": active,
            "king": king,
            "castillo": {},
            "province": {who: CABALLEROS - number for who, number in lying.items()},
            "score": dict.fromkeys(seats, 0),
            "offer": ["eg95_move_grande", "eg95_king"] if old else ["eg23_new_home", "eg23_your_majesty"],
            "card": "",
            "done": [],
            "hands": {seat: list(POWERS) for seat in seats},
            "power": {} if given["at"] == "play_power" else dict(zip(everybody, (13, 12, 11, 10, 9), strict=False)),
            "turned": [],
            "vetoes": {},
            "piles": {},
        }
        | given
        | {
            "regions": {region: dict(regions.get(region, {})) for region in [*REGIONS, FRANCE]},
            "court": court,
            "boards": dict.fromkeys(BOARDS, "off") | given.get("boards", {}),
            "grandes": dict.fromkeys(seats, "valencia") | given.get("grandes", {}),
        }
    )
