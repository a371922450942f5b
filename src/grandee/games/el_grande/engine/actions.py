"""The first action of every decision, and actions with a name. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAY_POWER: Final[i64] = 0  # play_power GREY POWER
CALL: Final[i64] = 221  # call NUMBER
RECALL_ONE: Final[i64] = 229  # recall_one REGION
RECALL_ONE_DONE: Final[i64] = 240
CHOOSE_CARD: Final[i64] = 241  # choose_card PILE
NEXT_PART: Final[i64] = 247  # next_part PART
NEXT_PART_PLACE: Final[i64] = 247
NEXT_PART_SPECIAL: Final[i64] = 248
NEXT_PART_END_TURN: Final[i64] = 249
PLACE_ONE: Final[i64] = 250  # place_one AREA
PLACE_ONE_DONE: Final[i64] = 261
VETO: Final[i64] = 262  # veto VETO
VETO_USE: Final[i64] = 262
VETO_PASS: Final[i64] = 263
MOVE_ONE: Final[i64] = 264  # move_one COLOUR REGION AREA
MOVE_ONE_DONE: Final[i64] = 990
CHOOSE_REGION: Final[i64] = 991  # choose_region AREA
PLACE_ANYWHERE_ONE: Final[i64] = 1002  # place_anywhere_one AREA
PLACE_ANYWHERE_ONE_DONE: Final[i64] = 1013
RETURN_ONE: Final[i64] = 1014  # return_one SOURCE
BANISH_ONE: Final[i64] = 1025  # banish_one COLOUR REGION
DISK: Final[i64] = 1091  # disk REGION
BOARD: Final[i64] = 1102  # board BOARD AREA
KING_TO: Final[i64] = 1124  # king_to KING_PLACE
GRANDE_TO: Final[i64] = 1137  # grande_to REGION
RETRIEVE: Final[i64] = 1148  # retrieve TAKEN
COURT_N: Final[i64] = 1177  # court_n NUMBER
CASTILLO_DISK: Final[i64] = 1185  # castillo_disk CASTILLO_HOME
CALL_EXTRA: Final[i64] = 1195  # call_extra EXTRA_CALL
CALL_EXTRA_EXTRA: Final[i64] = 1195
CALL_EXTRA_NO_EXTRA: Final[i64] = 1196
PLACE_EXTRA: Final[i64] = 1197  # place_extra EXTRA AREA
PLACE_EXTRA_DONE: Final[i64] = 1219
FRANCE_PLACE: Final[i64] = 1220  # france_place FRANCE_PLACE
FRANCE_PLACE_AMBASSADOR: Final[i64] = 1220
FRANCE_PLACE_ENVOY: Final[i64] = 1221
FRANCE_PLACE_THIRD: Final[i64] = 1222
PASS_GREY: Final[i64] = 1223  # pass_grey GREY_CARD
GREY_EFFECT: Final[i64] = 1239  # grey_effect USE
GREY_EFFECT_USE: Final[i64] = 1239
GREY_EFFECT_SKIP: Final[i64] = 1240
ESCORT_ONE: Final[i64] = 1241  # escort_one COLOUR
SWAP_GRANDE: Final[i64] = 1247  # swap_grande COLOUR
CHOOSE_MODE: Final[i64] = 1253  # choose_mode MODE
