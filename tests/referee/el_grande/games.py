"""Which referee watches over a set-up: that of the plain game, or of an expansion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referee.el_grande.asking import Chance
from tests.referee.el_grande.both import BothGame
from tests.referee.el_grande.game import Game
from tests.referee.el_grande.inquisitor_game import InquisitorGame
from tests.referee.el_grande.intrigue import IntrigueGame


def game_of(position: Mapping[str, Any], options: Mapping[str, Any], chance: Chance | None = None) -> Game:
    kind: type[Game] = IntrigueGame if options.get("king_intrigue", False) else Game
    if options.get("grand_inquisitor", False):
        kind = BothGame if kind is IntrigueGame else InquisitorGame
    return kind(position, options, chance)
