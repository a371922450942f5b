"""A referee for El Grande in both editions with every variant: the rules told a second time, slowly and plainly.

It is written from docs/rules/el-grande.md and shares no code and no data with the engine; only the notation of moves
and the keys of a position are common. Every phase and every special action is a generator that yields what it asks and
is sent the answer. A veto is an exception. What chance gives is handed in: the order of all piles with the position
from which a game begins, later shuffles by a `Chance`.
"""

from __future__ import annotations

from tests.referee.el_grande.asking import Ask, Chance, Rolled, shuffled
from tests.referee.el_grande.cards import CARDS, basic_deck
from tests.referee.el_grande.data import AREAS, BOARDS, CABALLEROS, REGIONS, ROUNDS
from tests.referee.el_grande.game import Game, deal, new_game
from tests.referee.el_grande.games import game_of
from tests.referee.el_grande.scoring import score
from tests.referee.el_grande.table import present

__all__ = [
    "AREAS",
    "BOARDS",
    "CABALLEROS",
    "CARDS",
    "REGIONS",
    "ROUNDS",
    "Ask",
    "Chance",
    "Game",
    "Rolled",
    "basic_deck",
    "deal",
    "game_of",
    "new_game",
    "present",
    "score",
    "shuffled",
]
