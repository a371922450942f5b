"""The data of the spec, typed in again, and maps from their files."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

SEATS = "ABCD"
NEUTRAL = "N"
ARMIES = 18  # 1.1
CITIES = 3
NEUTRAL_ARMIES = 10  # 1.2
COINS = {2: 12, 3: 11, 4: 9}
TURNS = {2: 11, 3: 10, 4: 8}
PRICES = (0, 1, 1, 2, 2, 3)  # 1.3

DISCOVERIES = ("magic_spring", "cottage", "hidden_treasure", "magic_book", "stable")  # in the order of 1.1
SWAMP = "poison_swamp"
CITADELS = ("citadel_1", "citadel_2", "citadel_3")
ENCOUNTERS = {"dragon": ("dragon",), "portals": ("portal_1", "portal_2"), "rogues": ("rogues",)}
LEADERS = ("fairy_queen", "bandit_king", "red_sorceress", "white_knight")  # 1.6

TABLE = """
ancient_phoenix     | ancient  | 2 | fly                     | move 5
ancient_sage        | ancient  | 2 | vp_per_adj ancient      | move 3
ancient_tree_spirit | ancient  | 2 | elixir 3                | place 4
ancient_woods       | ancient  | 2 | army+1                  | city ; place 1
arcane_manticore    | arcane   | 3 | move+1                  | place 4 ; kill
arcane_sphinx       | arcane   | 3 | fly                     | place 3 / move 4
arcane_temple       | arcane   | 3 | vp_per_adj arcane       | move 3
castle_or           | -        | 4 | elixir 1                | place 3 / city
castle_and          | -        | 4 | elixir 1                | move 3 ; city
cursed_banshee      | cursed   | 2 | elixir 2                | move 6
cursed_gargoyles    | cursed   | 2 | fly                     | move 5
cursed_king         | cursed   | 2 | elixir 1                | place 3 / move 4
cursed_mausoleum    | cursed   | 2 | move+1                  | city
cursed_tower        | cursed   | 2 | vp_per_fly              | city
dire_dragon         | dire     | 2 | fly                     | place 3 ; kill
dire_eye            | dire     | 2 | fly                     | place 4
dire_giant          | dire     | 2 | immune                  | place 3 ; kill
dire_goblin         | dire     | 2 | elixir 1                | move 5
dire_ogre           | dire     | 2 | vp_per_3_coins          | move 2
forest_elf          | forest   | 2 | army+1                  | place 3 / move 2
forest_gnome        | forest   | 2 | elixir 3                | move 2
forest_pixie        | forest   | 2 | army+1                  | move 4
forest_tree_town    | forest   | 2 | move+1                  | city
graveyard           | -        | 2 | vp_per_adj cursed       | place 2
lake                | -        | 2 | vp_per_adj forest       | place 2 / move 3
mountain_dwarf      | mountain | 3 | vp_set mountain 2 3     | place 2 ; kill
mountain_treasury   | mountain | 3 | elixir 1 , coins 2      | move 3
night_hydra         | night    | 2 | army+1                  | move 5 ; kill
night_village       | night    | 2 | army+1                  | city
night_wizard        | night    | 2 | vp_per_adj night        | place 3 ; kill
noble_hills         | noble    | 2 | vp_set noble 3 4        | place 3
noble_knight        | noble    | 2 | move+1                  | place 4 ; kill
noble_unicorn       | noble    | 2 | move+1                  | move 4 ; place 1
stronghold          | -        | 2 | vp_per_adj dire         | city
"""  # 1.4


@dataclass(frozen=True)
class Card:
    """A play card; an ability and a part of an action are words, such as `elixir 3` and `place 4`."""

    id: str
    adjective: str
    players: int
    abilities: tuple[tuple[str, ...], ...]
    parts: tuple[tuple[str, ...], ...]
    either: bool


def read_card(line: str) -> Card:
    name, adjective, players, abilities, action = (column.strip() for column in line.split("|"))
    either = "/" in action
    return Card(
        name,
        "" if adjective == "-" else adjective,
        int(players),
        tuple(tuple(ability.split()) for ability in abilities.split(",")),
        tuple(tuple(part.split()) for part in action.split("/" if either else ";")),
        either,
    )


CARDS = {card.id: card for card in map(read_card, TABLE.strip().splitlines())}


def deck(players: int) -> list[str]:
    """The cards that are used with so many players (EL-SET-6)."""
    return [card.id for card in CARDS.values() if card.players <= players]


@dataclass(frozen=True)
class Side:
    """One side of a segment, as it is printed (1.5)."""

    id: str
    segment: str
    islands: dict[str, list[str]]
    land: list[list[str]]
    sea: list[list[str]]
    bridge: list[list[str]]
    ports: list[str]  # north, east, south, west
    holds_start: bool

    @property
    def regions(self) -> list[str]:
        return [region for regions in self.islands.values() for region in regions]


@dataclass(frozen=True)
class Given:
    """A layout that nobody decides: the place and the turn of each side, and perhaps the start region (A-42)."""

    lies: dict[str, tuple[str, int]]
    start: str = ""


def read_map(text: str) -> dict[str, Side]:
    return {row["id"]: read_side(row) for row in tomllib.loads(text)["side"]}


def read_side(row: dict[str, Any]) -> Side:
    return Side(
        row["id"],
        row["segment"],
        row["islands"],
        row.get("land", []),
        row.get("sea", []),
        row.get("bridge", []),
        [row["ports"][way] for way in ("north", "east", "south", "west")],
        row.get("holds_start", False),
    )
