"""What an option adds to the plain game, and which sets of that publish actions and observations of their own."""

from __future__ import annotations

from grandee.core.rulesets import Module, Ruleset
from grandee.games.el_grande.sizes import (
    AREAS,
    CASTILLO,
    COLOURS,
    GREYS,
    KI_ACTIONS,
    KI_CARDS,
    KI_KINDS,
    KINDS,
    KINDS_1995,
    KING_PLACES,
    PILES,
    POWERS,
    REGIONS,
    SEATS,
)

MODULES = [
    Module("edition_2023", [{"edition": "2023"}]),
    Module("virtual", [{"edition": "2023", "players": 2}]),
    Module("regency", [{"new_regency": True}]),
    Module("grey", [{"shift_of_power": True}]),
    Module("home", [{"home_region_advantage": True}]),
    Module("limits", [{"movement_limits": True}]),
    Module("france", [{"france": True}]),
    Module("granada", [{"granada": True}]),
    Module("church", [{"church": True}]),
    Module("intrigue", [{"king_intrigue": True}]),
]

PLAIN = {  # what every ruleset has less of than the game, unless it says otherwise
    "colour": SEATS,
    "region": REGIONS,
    "area": CASTILLO + 1,
    "source": REGIONS + 1,
    "king_place": REGIONS,
    "pile": 5,
    "number": 7,
    "castillo_home": REGIONS,
    "grey": 1,
    "power": POWERS,
    "power_value": POWERS + 1,
    "taken": POWERS,
    "home": REGIONS,
    "set_disk": REGIONS + 1,
    "card": 46,
    "offered_card": 45,
}
IN_2023 = {**PLAIN, "colour": COLOURS, "card": KINDS + 1, "offered_card": KINDS}
RULESETS = [
    Ruleset("el-grande-1995", SEATS, sizes=PLAIN),
    Ruleset(
        "el-grande-1995-all",
        SEATS,
        modules=["home", "limits", "france", "granada", "church"],
        sizes={
            **PLAIN,
            "colour": COLOURS,
            "region": AREAS,
            "area": AREAS,
            "source": AREAS,
            "pile": PILES,
            "number": 8,
            "card": KINDS_1995 + 1,
            "offered_card": KINDS_1995,
        },
        options={
            "home_region_advantage": True,
            "movement_limits": True,
            "france": True,
            "granada": True,
            "church": True,
        },
    ),
    Ruleset("el-grande-2023", SEATS, modules=["edition_2023", "virtual"], sizes=IN_2023, options={"edition": "2023"}),
    Ruleset(
        "el-grande-2023-all",
        SEATS,
        modules=["edition_2023", "virtual", "regency", "grey"],
        sizes={
            **IN_2023,
            "king_place": KING_PLACES,
            "castillo_home": REGIONS + 1,
            "grey": GREYS + 1,
            "taken": POWERS + GREYS,
            "home": CASTILLO + 1,
            "set_disk": REGIONS + 2,
        },
        options={
            "edition": "2023",
            "new_regency": True,
            "veteran_cards": ("eg23_veto#1", "eg23_veto#2", "eg23_place_two_or_move_all", "eg23_secret_scoring"),
            "shift_of_power": True,
        },
    ),
    Ruleset(
        "king-and-intrigue",
        SEATS,
        modules=["intrigue", "home", "limits", "granada"],
        words={"pile": KI_ACTIONS, "extra": ["home"]},
        sizes={
            **PLAIN,
            "power": KI_CARDS,
            "power_value": KI_CARDS + 1,
            "taken": KI_CARDS,
            "set_disk": KI_CARDS + 1,
            "card": KI_KINDS + 1,
        },
        options={
            "king_intrigue": True,
            "home_region_advantage": True,
            "movement_limits": True,
            "granada": True,
        },
    ),
]
