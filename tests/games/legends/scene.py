"""Where pictures of a table of Legends are taken."""

from collections.abc import Mapping
from typing import Any

from tests.games.parts import PageScene, VariantScene

EVERYTHING = {
    "discoveries": True,
    "citadels": True,
    "encounters": ["dragon", "portals", "rogues"],
    "leaders": True,
    "poison_swamp": True,
}


def asked(table: Mapping[str, Any], decision: str, cards: int = 0) -> bool:
    return bool(table["decision"] == decision and len(table["view"].get("cards", {}).get("A", ())) >= cards)


VARIANTS = {
    "laying": VariantScene(
        {"players": 3, **EVERYTHING},
        lambda it: asked(it, "lay_token") and len(it["view"].get("tokens", {})) > 0,
    ),
    "bidding": VariantScene({"players": 4, "setup": "random", **EVERYTHING}, lambda it: asked(it, "bid")),
    "cards": VariantScene({"players": 4, "setup": "random"}, lambda it: asked(it, "take_card", 3), wishes=("bid 0",)),
    "everything": VariantScene(
        {"players": 4, "setup": "random", **EVERYTHING},
        lambda it: asked(it, "move_one", 4),
        wishes=("bid 0",),
    ),
}
# Any decision: who has bid all coins away takes the free card each turn, and is never asked for one.
SCENE = PageScene(moves=9, asked="", short={"setup": "random"}, variants=VARIANTS)
