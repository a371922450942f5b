"""A referee for Eight-Minute Empire: Legends: the rules told a second time, slowly and plainly.

It is written from docs/rules/eight-minute-legends.md and shares no code with the engine; only the notation of moves,
the keys of a position and the files of maps are common. Every phase is a generator that yields what it asks and is sent
the answer. What chance gives is handed in, and the referee looks whether it can be.
"""

from __future__ import annotations

from tests.referee.legends.asking import Ask, Chance, Rolled
from tests.referee.legends.board import Board
from tests.referee.legends.data import CARDS, Side, deck, read_map
from tests.referee.legends.game import Game

__all__ = ["CARDS", "Ask", "Board", "Chance", "Game", "Rolled", "Side", "deck", "read_map"]
