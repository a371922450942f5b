"""Random files for Eight-Minute Empire: Legends: a map, a deck and a layout, each now and then."""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core.chance import Rng
from grandee.core.options import Value
from grandee.games.legends.files import shipped
from tests.referee.legends import read_map
from tests.referee.legends.maps import pick, random_map, write_map, write_segments
from tests.referee.legends.positions import random_layout

FEWEST = {2: 22, 3: 30, 4: 32}  # cards that a leg takes, by players (EL-END-1)
MOST = 40
ADJECTIVES = ("old", "new", "forest", "grey")
ABILITIES = (
    '"flies"',
    '"immune"',
    "{ moves_more = 2 }",
    "{ armies_more = 1 }",
    "{ elixirs = 3 }",
    "{ coins = 2 }",
    '{ points_per_adjective = "forest" }',
    '{ points_for_set = { name = "old", number = 3, points = 4 } }',
    "{ points_per_coins = 3 }",
    '"points_per_flying"',
    '["flies", { elixirs = 1 }]',
)
PARTS = ("{ place = 3 }", "{ place = 1 }", "{ move = 4 }", "{ move = 1 }", '"city"', '"destroy"')


def random_files(options: Mapping[str, Value], rng: Rng) -> dict[str, str]:
    sides = read_map(shipped("map.toml"))
    files: dict[str, str] = {}
    if rng.below(2):
        sides = random_map(rng)
        files["map"] = write_map(sides)
    if rng.below(2):
        files["deck"] = random_deck(rng)
    if rng.below(2):
        files["segments"] = write_segments(random_layout(options, sides, rng))
    return files


def random_deck(rng: Rng) -> str:
    """As many cards as there must be with each number of players, or a few more; their abilities and actions by lot."""
    cards = FEWEST[4] + rng.below(MOST - FEWEST[4] + 1)
    return "\n".join(random_card(number, rng) for number in range(cards))


def random_card(number: int, rng: Rng) -> str:
    adjective = pick(ADJECTIVES, rng) if number >= len(ADJECTIVES) else ADJECTIVES[number]  # each in some name
    least = 2 if number < FEWEST[2] else 3 if number < FEWEST[3] else 4
    lines = [
        "[[card]]",
        f'id = "card_{number}"',
        f"players = {2 + rng.below(least - 1)}",
        *([f'adjective = "{adjective}"'] if number < len(ADJECTIVES) or rng.below(3) else []),
        *([f"ability = {pick(ABILITIES, rng)}"] if rng.below(6) else []),
        f"{pick(('action', 'action', 'either'), rng)} = [{pick(PARTS, rng)}, {pick(PARTS, rng)}]"
        if rng.below(3)
        else f"action = [{pick(PARTS, rng)}]",
        'source = "custom"',
    ]
    return "\n".join(lines) + "\n"
