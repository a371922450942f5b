"""The first action of every decision, and actions with a name. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAY_POWER: Final[i64] = 0  # play_power POWER
CALL: Final[i64] = 13  # call NUMBER
RECALL_ONE: Final[i64] = 20  # recall_one REGION
RECALL_ONE_DONE: Final[i64] = 29
CHOOSE_CARD: Final[i64] = 30  # choose_card PILE
NEXT_PART: Final[i64] = 35  # next_part PART
NEXT_PART_PLACE: Final[i64] = 35
NEXT_PART_SPECIAL: Final[i64] = 36
NEXT_PART_END_TURN: Final[i64] = 37
PLACE_ONE: Final[i64] = 38  # place_one AREA
PLACE_ONE_DONE: Final[i64] = 48
VETO: Final[i64] = 49  # veto VETO
VETO_USE: Final[i64] = 49
VETO_PASS: Final[i64] = 50
MOVE_ONE: Final[i64] = 51  # move_one COLOUR REGION AREA
MOVE_ONE_DONE: Final[i64] = 501
CHOOSE_REGION: Final[i64] = 502  # choose_region AREA
PLACE_ANYWHERE_ONE: Final[i64] = 512  # place_anywhere_one AREA
PLACE_ANYWHERE_ONE_DONE: Final[i64] = 522
RETURN_ONE: Final[i64] = 523  # return_one SOURCE
BANISH_ONE: Final[i64] = 533  # banish_one COLOUR REGION
DISK: Final[i64] = 578  # disk REGION
BOARD: Final[i64] = 587  # board BOARD AREA
KING_TO: Final[i64] = 607  # king_to REGION
GRANDE_TO: Final[i64] = 616  # grande_to REGION
RETRIEVE: Final[i64] = 625  # retrieve POWER
COURT_N: Final[i64] = 638  # court_n NUMBER
CASTILLO_DISK: Final[i64] = 645  # castillo_disk REGION
CHOOSE_MODE: Final[i64] = 654  # choose_mode MODE
