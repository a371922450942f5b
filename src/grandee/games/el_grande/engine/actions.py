"""The first action of every decision, and actions with a name. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CALL: Final[i64] = 0  # call NUMBER
RECALL_ONE: Final[i64] = 8  # recall_one REGION
RECALL_ONE_DONE: Final[i64] = 24
CHOOSE_CARD: Final[i64] = 25  # choose_card PILE
NEXT_PART: Final[i64] = 34  # next_part PART
NEXT_PART_PLACE: Final[i64] = 34
NEXT_PART_SPECIAL: Final[i64] = 35
NEXT_PART_END_TURN: Final[i64] = 36
PLACE_ONE: Final[i64] = 37  # place_one AREA
PLACE_ONE_DONE: Final[i64] = 53
VETO: Final[i64] = 54  # veto VETO
VETO_USE: Final[i64] = 54
VETO_PASS: Final[i64] = 55
CHOOSE_REGION: Final[i64] = 56  # choose_region AREA
PLACE_ANYWHERE_ONE: Final[i64] = 72  # place_anywhere_one AREA
PLACE_ANYWHERE_ONE_DONE: Final[i64] = 88
RETURN_ONE: Final[i64] = 89  # return_one SOURCE
DISK: Final[i64] = 105  # disk REGION
BOARD: Final[i64] = 121  # board BOARD AREA
KING_TO: Final[i64] = 153  # king_to KING_PLACE
GRANDE_TO: Final[i64] = 166  # grande_to REGION
RETRIEVE: Final[i64] = 182  # retrieve TAKEN
COURT_N: Final[i64] = 211  # court_n NUMBER
CASTILLO_DISK: Final[i64] = 219  # castillo_disk CASTILLO_HOME
PLAY_POWER: Final[i64] = 229  # play_power GREY POWER
MOVE_ONE: Final[i64] = 535  # move_one COLOUR REGION AREA
MOVE_ONE_DONE: Final[i64] = 2071
BANISH_ONE: Final[i64] = 2072  # banish_one COLOUR REGION
CALL_EXTRA: Final[i64] = 2168  # call_extra EXTRA_CALL
CALL_EXTRA_EXTRA: Final[i64] = 2168
CALL_EXTRA_NO_EXTRA: Final[i64] = 2169
PLACE_EXTRA: Final[i64] = 2170  # place_extra EXTRA AREA
PLACE_EXTRA_DONE: Final[i64] = 2202
FRANCE_PLACE: Final[i64] = 2203  # france_place FRANCE_PLACE
FRANCE_PLACE_AMBASSADOR: Final[i64] = 2203
FRANCE_PLACE_ENVOY: Final[i64] = 2204
FRANCE_PLACE_THIRD: Final[i64] = 2205
PASS_GREY: Final[i64] = 2206  # pass_grey GREY_CARD
GREY_EFFECT: Final[i64] = 2222  # grey_effect USE
GREY_EFFECT_USE: Final[i64] = 2222
GREY_EFFECT_SKIP: Final[i64] = 2223
ESCORT_ONE: Final[i64] = 2224  # escort_one COLOUR
SWAP_GRANDE: Final[i64] = 2230  # swap_grande COLOUR
SETUP_DISK: Final[i64] = 2236  # setup_disk REGION
FROM_PLACE: Final[i64] = 2252  # from_place FROM_PLACE
FROM_PLACE_AMBASSADOR: Final[i64] = 2252
FROM_PLACE_ENVOY: Final[i64] = 2253
FROM_PLACE_THIRD: Final[i64] = 2254
FROM_PLACE_CAPTAIN: Final[i64] = 2255
FROM_PLACE_VICEROY: Final[i64] = 2256
FROM_PLACE_GOLD: Final[i64] = 2257
FROM_PLACE_GOODS: Final[i64] = 2258
FROM_PLACE_ORDINARY: Final[i64] = 2259
FROM_PLACE_BESIDE: Final[i64] = 2260
FROM_PLACE_GOLD_BESIDE: Final[i64] = 2261
FROM_PLACE_GOODS_BESIDE: Final[i64] = 2262
TO_PLACE: Final[i64] = 2263  # to_place TO_PLACE
TO_PLACE_AMBASSADOR: Final[i64] = 2263
TO_PLACE_ENVOY: Final[i64] = 2264
TO_PLACE_THIRD: Final[i64] = 2265
TO_PLACE_CAPTAIN: Final[i64] = 2266
TO_PLACE_VICEROY: Final[i64] = 2267
TO_PLACE_GOLD: Final[i64] = 2268
TO_PLACE_GOODS: Final[i64] = 2269
TO_PLACE_ORDINARY: Final[i64] = 2270
LAY_ASIDE_ONE: Final[i64] = 2271  # lay_aside_one KI_CARD
CHOOSE_MODE: Final[i64] = 2289  # choose_mode MODE
