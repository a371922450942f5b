"""The steps that can lie on the agenda. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAY_SEGMENT: Final[i64] = 0  # times: segments that are still to lie; about: the segment
START_REGION: Final[i64] = 1
LAY_TOKEN: Final[i64] = 2  # about: the token
FIFTH_ARMY: Final[i64] = 3
NEUTRAL_ARMY: Final[i64] = 4  # times: armies that are still to be placed
BID: Final[i64] = 5
CHOOSE_STARTER: Final[i64] = 6
TAKE_CARD: Final[i64] = 7
CHOOSE_PART: Final[i64] = 8  # about: the card
PLACE_ONE: Final[i64] = 9  # times: armies that may still be placed
PAYEE: Final[i64] = 10  # about: the region
MOVE_ONE: Final[i64] = 11  # times: movement points
BUILD_CITY: Final[i64] = 12
TAKE_TOKEN: Final[i64] = 13  # about: the region
KNIGHT_ARMY: Final[i64] = 14  # about: the region
DESTROY_ONE: Final[i64] = 15
TAKE_COIN: Final[i64] = 16  # about: the seat to take it from
EXTRA_CARD: Final[i64] = 17
BEGIN_LEG: Final[i64] = 18
LAY_TOKENS: Final[i64] = 19  # about: the next token
SET_ARMIES: Final[i64] = 20
BEGIN_BIDDING: Final[i64] = 21
OPEN_BIDS: Final[i64] = 22
CARRY_OUT: Final[i64] = 23  # times: which part of the card's action; about: the card
FINISH_TURN: Final[i64] = 24
END_LEG: Final[i64] = 25
