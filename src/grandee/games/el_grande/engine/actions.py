"""The first action of every decision, and actions with a name. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CALL: Final[i64] = 0  # call NUMBER
RECALL_ONE: Final[i64] = 8  # recall_one REGION
RECALL_ONE_DONE: Final[i64] = 19
CHOOSE_CARD: Final[i64] = 20  # choose_card PILE
NEXT_PART: Final[i64] = 29  # next_part PART
NEXT_PART_PLACE: Final[i64] = 29
NEXT_PART_SPECIAL: Final[i64] = 30
NEXT_PART_END_TURN: Final[i64] = 31
PLACE_ONE: Final[i64] = 32  # place_one AREA
PLACE_ONE_DONE: Final[i64] = 43
VETO: Final[i64] = 44  # veto VETO
VETO_USE: Final[i64] = 44
VETO_PASS: Final[i64] = 45
CHOOSE_REGION: Final[i64] = 46  # choose_region AREA
PLACE_ANYWHERE_ONE: Final[i64] = 57  # place_anywhere_one AREA
PLACE_ANYWHERE_ONE_DONE: Final[i64] = 68
RETURN_ONE: Final[i64] = 69  # return_one SOURCE
DISK: Final[i64] = 80  # disk REGION
BOARD: Final[i64] = 91  # board BOARD AREA
KING_TO: Final[i64] = 113  # king_to KING_PLACE
GRANDE_TO: Final[i64] = 126  # grande_to REGION
RETRIEVE: Final[i64] = 137  # retrieve TAKEN
COURT_N: Final[i64] = 166  # court_n NUMBER
CASTILLO_DISK: Final[i64] = 174  # castillo_disk CASTILLO_HOME
CALL_EXTRA: Final[i64] = 184  # call_extra EXTRA_CALL
CALL_EXTRA_EXTRA: Final[i64] = 184
CALL_EXTRA_NO_EXTRA: Final[i64] = 185
PLACE_EXTRA: Final[i64] = 186  # place_extra EXTRA AREA
PLACE_EXTRA_DONE: Final[i64] = 208
FRANCE_PLACE: Final[i64] = 209  # france_place FRANCE_PLACE
FRANCE_PLACE_AMBASSADOR: Final[i64] = 209
FRANCE_PLACE_ENVOY: Final[i64] = 210
FRANCE_PLACE_THIRD: Final[i64] = 211
PASS_GREY: Final[i64] = 212  # pass_grey GREY_CARD
GREY_EFFECT: Final[i64] = 228  # grey_effect USE
GREY_EFFECT_USE: Final[i64] = 228
GREY_EFFECT_SKIP: Final[i64] = 229
ESCORT_ONE: Final[i64] = 230  # escort_one COLOUR
SWAP_GRANDE: Final[i64] = 236  # swap_grande COLOUR
SETUP_DISK: Final[i64] = 242  # setup_disk REGION
LAY_ASIDE_ONE: Final[i64] = 253  # lay_aside_one KI_CARD
PLAY_POWER: Final[i64] = 271  # play_power GREY POWER
MOVE_ONE: Final[i64] = 577  # move_one COLOUR REGION AREA
MOVE_ONE_DONE: Final[i64] = 1303
BANISH_ONE: Final[i64] = 1304  # banish_one COLOUR REGION
CHOOSE_MODE: Final[i64] = 1370  # choose_mode MODE
