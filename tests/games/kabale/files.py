"""Random files for Kabale & Hiebe: the shipped deck with other numbers on some cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources

from grandee.core.chance import Rng
from grandee.core.options import Value

NUMBER = re.compile(r"^number = \d+$", re.MULTILINE)


def random_files(_options: Mapping[str, Value], rng: Rng) -> dict[str, str]:
    text = resources.files("grandee.games.kabale").joinpath("data/cards.toml").read_text("utf-8")
    return {"deck": NUMBER.sub(lambda found: found[0] if rng.below(2) else f"number = {rng.below(21)}", text)}
