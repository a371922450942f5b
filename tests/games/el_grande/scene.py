"""Where pictures of a table of El Grande are taken."""

from collections.abc import Mapping
from typing import Any

from tests.games.parts import PageScene, VariantScene

IN_2023 = {"edition": "2023"}
MODULES_2023 = {
    **IN_2023,
    "new_regency": True,
    "shift_of_power": True,
    "veteran_cards": ["eg23_veto#1", "eg23_veto#2", "eg23_place_two_or_move_all", "eg23_secret_scoring"],
}
MODULES_1995 = dict.fromkeys(("home_region_advantage", "movement_limits", "france", "granada", "church"), True)
HIGHEST_FIRST = tuple(f"play_power {power}" for power in range(13, 0, -1))


def asked(table: Mapping[str, Any], decision: str, first: int = 1) -> bool:
    return bool(table["decision"] == decision and table["view"]["round"] >= first)


VARIANTS = {
    "2023": VariantScene({**IN_2023, "players": 4}, lambda it: asked(it, "place_one", 2)),
    "two": VariantScene(
        {**IN_2023, "players": 2},
        lambda it: asked(it, "place_one", 3),
        wishes=("choose_region", "next_part place"),
    ),
    "grey": VariantScene(
        {**MODULES_2023, "players": 4},
        lambda it: asked(it, "play_power") and len(it["view"]["power"]) > 0 and bool(it["view"]["greys"]["A"]),
    ),
    "king-away": VariantScene(
        {**MODULES_2023, "players": 4},
        lambda it: asked(it, "place_one") and it["view"]["king"] in ("france", "portugal", "castillo"),
        wishes=(
            "king_to france",
            "king_to castillo",
            "next_part special",
            "choose_card pile_5",
            "choose_card pile_4",
            *HIGHEST_FIRST,
        ),
    ),
    "1995-all": VariantScene(
        {**MODULES_1995, "players": 5},
        lambda it: asked(it, "place_one", 2) and bool(it["view"]["church"]),
        wishes=("france_place", "place_one france", "choose_card pile_6"),
    ),
    "intrigue-hand": VariantScene({"king_intrigue": True, "players": 4}, lambda it: asked(it, "lay_aside_one")),
    "intrigue": VariantScene(
        {"king_intrigue": True, "players": 3},
        lambda it: asked(it, "choose_card", 2),
        wishes=tuple(f"play_power ki_{value}" for value in range(10, 190, 10)),
    ),
    "colonies": VariantScene(
        {"grand_inquisitor": True, "players": 5},
        lambda it: (
            asked(it, "place_one", 2)
            and "place_one ship" in it["moves"]
            and bool(it["view"]["offices"]["captain"])
            and bool({**it["view"]["due"], **it["view"]["later"]} or it["view"]["kept"])
        ),
        wishes=(
            "to_place",
            "turn_card skip",
            "choose_card pile_7",
            "next_part special",
            "place_one ship",
            "place_one france",
            *HIGHEST_FIRST,
        ),
    ),
}
SCENE = PageScene(moves=25, asked="place_one", short={"short_game": "six_rounds"}, variants=VARIANTS)
