"""The first action of every decision, and actions with a name. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CALL: Final[i64] = 0  # call NUMBER
RECALL_ONE: Final[i64] = 8  # recall_one REGION
RECALL_ONE_DONE: Final[i64] = 24
CHOOSE_CARD: Final[i64] = 25  # choose_card PILE
NEXT_PART: Final[i64] = 35  # next_part PART
NEXT_PART_PLACE: Final[i64] = 35
NEXT_PART_SPECIAL: Final[i64] = 36
NEXT_PART_END_TURN: Final[i64] = 37
PLACE_ONE: Final[i64] = 38  # place_one AREA
PLACE_ONE_DONE: Final[i64] = 54
VETO: Final[i64] = 55  # veto VETO
VETO_USE: Final[i64] = 55
VETO_PASS: Final[i64] = 56
CHOOSE_REGION: Final[i64] = 57  # choose_region AREA
PLACE_ANYWHERE_ONE: Final[i64] = 73  # place_anywhere_one AREA
PLACE_ANYWHERE_ONE_DONE: Final[i64] = 89
RETURN_ONE: Final[i64] = 90  # return_one SOURCE
DISK: Final[i64] = 106  # disk REGION
BOARD: Final[i64] = 122  # board BOARD AREA
KING_TO: Final[i64] = 154  # king_to KING_PLACE
GRANDE_TO: Final[i64] = 167  # grande_to REGION
RETRIEVE: Final[i64] = 183  # retrieve TAKEN
COURT_N: Final[i64] = 212  # court_n NUMBER
CASTILLO_DISK: Final[i64] = 220  # castillo_disk CASTILLO_HOME
PLAY_POWER: Final[i64] = 230  # play_power GREY POWER
MOVE_ONE: Final[i64] = 536  # move_one COLOUR REGION AREA
MOVE_ONE_DONE: Final[i64] = 2072
BANISH_ONE: Final[i64] = 2073  # banish_one COLOUR REGION
CALL_EXTRA: Final[i64] = 2169  # call_extra EXTRA_CALL
CALL_EXTRA_EXTRA: Final[i64] = 2169
CALL_EXTRA_NO_EXTRA: Final[i64] = 2170
PLACE_EXTRA: Final[i64] = 2171  # place_extra EXTRA AREA
PLACE_EXTRA_DONE: Final[i64] = 2219
FRANCE_PLACE: Final[i64] = 2220  # france_place FRANCE_PLACE
FRANCE_PLACE_AMBASSADOR: Final[i64] = 2220
FRANCE_PLACE_ENVOY: Final[i64] = 2221
FRANCE_PLACE_THIRD: Final[i64] = 2222
PASS_GREY: Final[i64] = 2223  # pass_grey GREY_CARD
GREY_EFFECT: Final[i64] = 2239  # grey_effect USE
GREY_EFFECT_USE: Final[i64] = 2239
GREY_EFFECT_SKIP: Final[i64] = 2240
ESCORT_ONE: Final[i64] = 2241  # escort_one COLOUR
SWAP_GRANDE: Final[i64] = 2247  # swap_grande COLOUR
SETUP_DISK: Final[i64] = 2253  # setup_disk REGION
FROM_PLACE: Final[i64] = 2269  # from_place FROM_PLACE
FROM_PLACE_AMBASSADOR: Final[i64] = 2269
FROM_PLACE_ENVOY: Final[i64] = 2270
FROM_PLACE_THIRD: Final[i64] = 2271
FROM_PLACE_CAPTAIN: Final[i64] = 2272
FROM_PLACE_VICEROY: Final[i64] = 2273
FROM_PLACE_GOLD: Final[i64] = 2274
FROM_PLACE_GOODS: Final[i64] = 2275
FROM_PLACE_ORDINARY: Final[i64] = 2276
FROM_PLACE_BESIDE: Final[i64] = 2277
FROM_PLACE_GOLD_BESIDE: Final[i64] = 2278
FROM_PLACE_GOODS_BESIDE: Final[i64] = 2279
TO_PLACE: Final[i64] = 2280  # to_place TO_PLACE
TO_PLACE_AMBASSADOR: Final[i64] = 2280
TO_PLACE_ENVOY: Final[i64] = 2281
TO_PLACE_THIRD: Final[i64] = 2282
TO_PLACE_CAPTAIN: Final[i64] = 2283
TO_PLACE_VICEROY: Final[i64] = 2284
TO_PLACE_GOLD: Final[i64] = 2285
TO_PLACE_GOODS: Final[i64] = 2286
TO_PLACE_ORDINARY: Final[i64] = 2287
BONUS: Final[i64] = 2288  # bonus BONUS_WAY
BONUS_BONUS_PROVINCE: Final[i64] = 2288
BONUS_BONUS_PLACE: Final[i64] = 2289
BONUS_SKIP: Final[i64] = 2290
DOUBLE: Final[i64] = 2291  # double DOUBLE
DOUBLE_REPEAT: Final[i64] = 2291
DOUBLE_SKIP: Final[i64] = 2292
TURN_CARD: Final[i64] = 2293  # turn_card PILE
TURN_CARD_SKIP: Final[i64] = 2303
AFTER_CASTILLO: Final[i64] = 2304  # after_castillo USE_KEPT
AFTER_CASTILLO_USE: Final[i64] = 2304
AFTER_CASTILLO_SKIP: Final[i64] = 2305
LAY_ASIDE_ONE: Final[i64] = 2306  # lay_aside_one KI_CARD
CHOOSE_MODE: Final[i64] = 2324  # choose_mode MODE
