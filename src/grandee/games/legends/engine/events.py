"""The kinds of events. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FORCED: Final[i64] = 0
LEG_STARTED: Final[i64] = 1
LEADER_DEALT: Final[i64] = 2
SEGMENT_LAID: Final[i64] = 3
START_PLACED: Final[i64] = 4
CARD_TURNED: Final[i64] = 5
TOKEN_LAID: Final[i64] = 6
TOKEN_LEFT_OUT: Final[i64] = 7
TOKEN_HIDDEN: Final[i64] = 8
ARMIES_SET: Final[i64] = 9
ARMIES_SENT: Final[i64] = 10
NEUTRAL_PLACED: Final[i64] = 11
COINS_DEALT: Final[i64] = 12
BID_OPENED: Final[i64] = 13
BID_TIED: Final[i64] = 14
BID_PAID: Final[i64] = 15
STARTER_NAMED: Final[i64] = 16
CARD_TAKEN: Final[i64] = 17
COINS_RECEIVED: Final[i64] = 18
ACTION_SKIPPED: Final[i64] = 19
PART_CHOSEN: Final[i64] = 20
ARMY_PLACED: Final[i64] = 21
ARMY_MOVED: Final[i64] = 22
CITY_BUILT: Final[i64] = 23
ARMY_DESTROYED: Final[i64] = 24
ARMY_CAPTURED: Final[i64] = 25
COIN_TAKEN: Final[i64] = 26
OWNER_PAID: Final[i64] = 27
TOLL_PAID: Final[i64] = 28
TOKEN_TAKEN: Final[i64] = 29
TOKEN_LEFT: Final[i64] = 30
TOKEN_SEEN: Final[i64] = 31
LEG_ENDED: Final[i64] = 32
REGION_SCORED: Final[i64] = 33
CITADEL_SCORED: Final[i64] = 34
ISLAND_SCORED: Final[i64] = 35
ELIXIRS_SCORED: Final[i64] = 36
CARD_SCORED: Final[i64] = 37
TOKEN_SCORED: Final[i64] = 38
LEADER_SCORED: Final[i64] = 39
LEG_SCORE: Final[i64] = 40
FINAL_SCORE: Final[i64] = 41
