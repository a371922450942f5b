"""The first action of every decision, and actions with a name. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CALL: Final[i64] = 0  # call NUMBER
RECALL_ONE: Final[i64] = 8  # recall_one REGION
RECALL_ONE_DONE: Final[i64] = 19
CHOOSE_CARD: Final[i64] = 20  # choose_card PILE
NEXT_PART: Final[i64] = 26  # next_part PART
NEXT_PART_PLACE: Final[i64] = 26
NEXT_PART_SPECIAL: Final[i64] = 27
NEXT_PART_END_TURN: Final[i64] = 28
PLACE_ONE: Final[i64] = 29  # place_one AREA
PLACE_ONE_DONE: Final[i64] = 40
VETO: Final[i64] = 41  # veto VETO
VETO_USE: Final[i64] = 41
VETO_PASS: Final[i64] = 42
CHOOSE_REGION: Final[i64] = 43  # choose_region AREA
PLACE_ANYWHERE_ONE: Final[i64] = 54  # place_anywhere_one AREA
PLACE_ANYWHERE_ONE_DONE: Final[i64] = 65
RETURN_ONE: Final[i64] = 66  # return_one SOURCE
DISK: Final[i64] = 77  # disk REGION
BOARD: Final[i64] = 88  # board BOARD AREA
KING_TO: Final[i64] = 110  # king_to KING_PLACE
GRANDE_TO: Final[i64] = 123  # grande_to REGION
RETRIEVE: Final[i64] = 134  # retrieve TAKEN
COURT_N: Final[i64] = 163  # court_n NUMBER
CASTILLO_DISK: Final[i64] = 171  # castillo_disk CASTILLO_HOME
CALL_EXTRA: Final[i64] = 181  # call_extra EXTRA_CALL
CALL_EXTRA_EXTRA: Final[i64] = 181
CALL_EXTRA_NO_EXTRA: Final[i64] = 182
PLACE_EXTRA: Final[i64] = 183  # place_extra EXTRA AREA
PLACE_EXTRA_DONE: Final[i64] = 205
FRANCE_PLACE: Final[i64] = 206  # france_place FRANCE_PLACE
FRANCE_PLACE_AMBASSADOR: Final[i64] = 206
FRANCE_PLACE_ENVOY: Final[i64] = 207
FRANCE_PLACE_THIRD: Final[i64] = 208
PASS_GREY: Final[i64] = 209  # pass_grey GREY_CARD
GREY_EFFECT: Final[i64] = 225  # grey_effect USE
GREY_EFFECT_USE: Final[i64] = 225
GREY_EFFECT_SKIP: Final[i64] = 226
ESCORT_ONE: Final[i64] = 227  # escort_one COLOUR
SWAP_GRANDE: Final[i64] = 233  # swap_grande COLOUR
PLAY_POWER: Final[i64] = 239  # play_power GREY POWER
MOVE_ONE: Final[i64] = 460  # move_one COLOUR REGION AREA
MOVE_ONE_DONE: Final[i64] = 1186
BANISH_ONE: Final[i64] = 1187  # banish_one COLOUR REGION
CHOOSE_MODE: Final[i64] = 1253  # choose_mode MODE
