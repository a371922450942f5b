"""Reasons for refusing a move. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FINE: Final[i64] = 0
GAME_OVER: Final[i64] = 1
NOT_ASKED: Final[i64] = 2
OTHER_DECISION: Final[i64] = 3
NOT_OFFERED: Final[i64] = 4
NOT_THIS_SEGMENT: Final[i64] = 5  # EL-SET-13
PLACE_TAKEN: Final[i64] = 6  # EL-SET-2
OTHER_LAYOUT: Final[i64] = 7  # EL-ROW-1
NOT_THIS_TURN: Final[i64] = 8  # EL-ROW-3
START_MUST_BE_INSIDE: Final[i64] = 9  # EL-ROW-4
CENTRE_IS_EMPTY: Final[i64] = 10  # EL-SET-2
NO_SUCH_REGION: Final[i64] = 11  # EL-SET-13
NOT_ON_THIS_SEGMENT: Final[i64] = 12  # EL-SET-5
NOT_LINKED: Final[i64] = 13  # EL-SET-5
START_ELSEWHERE: Final[i64] = 14  # EL-SEG-1
TOKEN_THERE: Final[i64] = 15  # EL-TOKEN-1
TOKEN_NEEDED: Final[i64] = 16  # EL-DISC-1
START_SEGMENT: Final[i64] = 17  # EL-SET-9
CENTRAL_SEGMENT: Final[i64] = 18  # EL-SET-9
TOO_FEW_COINS: Final[i64] = 19  # EL-BID-1
NO_SUCH_PLAYER: Final[i64] = 20  # EL-BID-2
NO_SUCH_CARD: Final[i64] = 21  # EL-TURN-1
CARD_TOO_DEAR: Final[i64] = 22  # EL-TURN-1
PART_WITHOUT_EFFECT: Final[i64] = 23  # EL-TURN-5
NO_OWN_CITY: Final[i64] = 24  # EL-PLACE-2
NO_CITY: Final[i64] = 25  # EL-LEAD-BK-1
NO_COIN_FOR_ROGUES: Final[i64] = 26  # EL-ENC-ROGUES-2
NO_COIN_FOR_OWNER: Final[i64] = 27  # EL-LEAD-BK-1
NO_COIN_FOR_BOTH: Final[i64] = 28  # EL-ENC-ROGUES-2
NO_CITY_OF_THIS_PLAYER: Final[i64] = 29  # EL-LEAD-BK-1
NO_ARMY_THERE: Final[i64] = 30  # EL-MOVE-2
NOT_NEIGHBOURS: Final[i64] = 31  # EL-MOVE-2
TOO_FEW_POINTS: Final[i64] = 32  # EL-MOVE-2
NO_ARMY_TO_BUILD: Final[i64] = 33  # EL-CITY-1
NO_ARMY_TO_DESTROY_WITH: Final[i64] = 34  # EL-KILL-1
NONE_TO_DESTROY: Final[i64] = 35  # EL-KILL-1
IS_IMMUNE: Final[i64] = 36  # EL-KILL-3
EXTRA_CARD_TOO_DEAR: Final[i64] = 37  # EL-LEAD-FQ-2
