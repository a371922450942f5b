"""The first action of every decision, and actions with a name. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAY_SEGMENT: Final[i64] = 0  # lay_segment SIDE PLACE TURN
START_REGION: Final[i64] = 288  # start_region REGION
LAY_TOKEN: Final[i64] = 328  # lay_token REGION
LAY_TOKEN_SKIP: Final[i64] = 368
FIFTH_ARMY: Final[i64] = 369  # fifth_army REGION
NEUTRAL_ARMY: Final[i64] = 409  # neutral_army REGION
BID: Final[i64] = 449  # bid COINS
CHOOSE_STARTER: Final[i64] = 462  # choose_starter SEAT
CHOOSE_STARTER_A: Final[i64] = 462
CHOOSE_STARTER_B: Final[i64] = 463
CHOOSE_STARTER_C: Final[i64] = 464
CHOOSE_STARTER_D: Final[i64] = 465
TAKE_CARD: Final[i64] = 466  # take_card POSITION
CHOOSE_PART: Final[i64] = 472  # choose_part PART
CHOOSE_PART_FIRST: Final[i64] = 472
CHOOSE_PART_SECOND: Final[i64] = 473
CHOOSE_PART_SKIP: Final[i64] = 474
PLACE_ONE: Final[i64] = 475  # place_one REGION
PLACE_ONE_DONE: Final[i64] = 515
PAYEE: Final[i64] = 516  # payee SEAT
PAYEE_A: Final[i64] = 516
PAYEE_B: Final[i64] = 517
PAYEE_C: Final[i64] = 518
PAYEE_D: Final[i64] = 519
MOVE_ONE: Final[i64] = 520  # move_one REGION TO
MOVE_ONE_DONE: Final[i64] = 2120
BUILD_CITY: Final[i64] = 2121  # build_city REGION
BUILD_CITY_SKIP: Final[i64] = 2161
TAKE_TOKEN: Final[i64] = 2162  # take_token TAKING
TAKE_TOKEN_TAKE: Final[i64] = 2162
TAKE_TOKEN_SKIP: Final[i64] = 2163
KNIGHT_ARMY: Final[i64] = 2164  # knight_army ARMY
KNIGHT_ARMY_PLACE_ARMY: Final[i64] = 2164
KNIGHT_ARMY_SKIP: Final[i64] = 2165
DESTROY_ONE: Final[i64] = 2166  # destroy_one REGION COLOUR
DESTROY_ONE_SKIP: Final[i64] = 2366
TAKE_COIN: Final[i64] = 2367  # take_coin COIN
TAKE_COIN_TAKE_COIN: Final[i64] = 2367
TAKE_COIN_SKIP: Final[i64] = 2368
EXTRA_CARD: Final[i64] = 2369  # extra_card POSITION
EXTRA_CARD_SKIP: Final[i64] = 2375
