"""Where the fields of a state begin. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STREAM: Final[i64] = 0
DEPTH: Final[i64] = 27
AGENDA: Final[i64] = 28
ROUND: Final[i64] = 108
ACTIVE: Final[i64] = 109  # the seat whose turn it is
ENDED: Final[i64] = 110  # the end of the round has been triggered
CLOSED: Final[i64] = 111  # a set of columns
GOALS_TURNED: Final[i64] = 112  # how many goals have been turned up in the game
TRAVELLED: Final[i64] = 113  # a seat: the set of its cards that travelled this turn
GOAL: Final[i64] = 119  # a column: its goal
LENGTH: Final[i64] = 125  # a column: how many cards lie in it
HAND: Final[i64] = 131  # a seat: the set of its hand cards
DISCARD: Final[i64] = 137  # a seat: the set of its discarded cards
RECYCLED: Final[i64] = 143  # a seat: the set of cards that its deck was last shuffled from
FEWEST_HELD: Final[i64] = 149  # a seat: 0 or 1 if its hand was ever down to that since then, else 3 (knowledge.py)
WON: Final[i64] = 155  # a seat: the set of its goals
WON_COUNT: Final[i64] = 161  # a seat: how many goals it has won
DECK_SIZE: Final[i64] = 167  # a seat: how many cards its draw deck has
DECK: Final[i64] = 173  # a seat: its draw deck, the top card last
GOAL_DECK: Final[i64] = 323  # all goals in the order in which they come, then those left out
TABLE: Final[i64] = 359  # a column: its cards, nearest to the goal first
