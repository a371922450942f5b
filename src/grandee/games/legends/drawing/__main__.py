"""Write the drawing of the shipped map for the page: python -m grandee.games.legends.drawing"""

from __future__ import annotations

from pathlib import Path

import msgspec

from grandee.games.legends.drawing import draw_map
from grandee.games.legends.map import standard_map

SIDES = Path(__file__).resolve().parents[5] / "web" / "src" / "boards" / "legends" / "sides.json"


def sides() -> str:
    return msgspec.json.encode(draw_map(standard_map().sides)).decode() + "\n"


if __name__ == "__main__":
    SIDES.parent.mkdir(exist_ok=True)
    SIDES.write_text(sides(), "utf-8")
