"""The steps that can lie on the agenda. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAY_POWER: Final[i64] = 0  # times: seats that are still to play
CALL: Final[i64] = 1  # times: caballeros, at most
RECALL_ONE: Final[i64] = 2  # times: caballeros, at most
CHOOSE_CARD: Final[i64] = 3
NEXT_PART: Final[i64] = 4
PLACE_ONE: Final[i64] = 5  # times: caballeros
VETO: Final[i64] = 6  # about: the holders who are asked afterwards
MOVE_ONE: Final[i64] = 7
CHOOSE_REGION: Final[i64] = 8
PLACE_ANYWHERE_ONE: Final[i64] = 9  # times: caballeros, at most
RETURN_ONE: Final[i64] = 10  # times: caballeros that are still to be chosen; about: all that are returned together
# about: the set of colours; detail: 1 if the piece is announced, 0 if it is a step of its own
BANISH_ONE: Final[i64] = 11
DISK: Final[i64] = 12
BOARD: Final[i64] = 13
KING_TO: Final[i64] = 14  # about: the set of the king's places
GRANDE_TO: Final[i64] = 15
RETRIEVE: Final[i64] = 16
COURT_N: Final[i64] = 17  # times: caballeros, at most; about: how many with those that may be recalled, or 0
CASTILLO_DISK: Final[i64] = 18
CALL_EXTRA: Final[i64] = 19
# about: 1 for that of the home region, 2 for that of the church, 3 for both, 16 for that of the Inquisitor
PLACE_EXTRA: Final[i64] = 20
# about: 16 times the area that a caballero leaves and the one that it enters; detail: its colour
FRANCE_PLACE: Final[i64] = 21
PASS_GREY: Final[i64] = 22
GREY_EFFECT: Final[i64] = 23
ESCORT_ONE: Final[i64] = 24  # times: caballeros that are still to be chosen
SWAP_GRANDE: Final[i64] = 25
SETUP_DISK: Final[i64] = 26
# about: 32 times the area that a caballero leaves and the one that it enters; detail: its colour
FROM_PLACE: Final[i64] = 27
# about: 32 times the area that a caballero leaves and the one that it enters; detail: its colour
TO_PLACE: Final[i64] = 28
BONUS: Final[i64] = 29
DOUBLE: Final[i64] = 30
TURN_CARD: Final[i64] = 31
AFTER_CASTILLO: Final[i64] = 32
LAY_ASIDE_ONE: Final[i64] = 33  # times: cards that everybody is still to lay aside
CHOOSE_MODE: Final[i64] = 34
NEXT_TURN: Final[i64] = 35
END_TURN: Final[i64] = 36
ANNOUNCED: Final[i64] = 37
BEGIN_EFFECT: Final[i64] = 38
EXECUTE: Final[i64] = 39
EACH_OPPONENT: Final[i64] = 40  # about: how many seats to the left
SCORE_NEXT: Final[i64] = 41  # times: 1 for the first place only; about: the set of regions
REVEAL_DISKS: Final[i64] = 42
GENERAL_SCORING: Final[i64] = 43  # about: 1 when only the regions are still to be scored
END_ROUND: Final[i64] = 44  # about: 1 when everything is scored
END_SPECIAL: Final[i64] = 45
DISCARD_POWER: Final[i64] = 46
BEGIN_ROUND: Final[i64] = 47
EACH_GRANDE: Final[i64] = 48  # about: how many seats to the left
INFILTRATES: Final[i64] = 49
RECALL_REST: Final[i64] = 50  # times: caballeros, at most
REVEAL_SETUP: Final[i64] = 51
HAND_STRENGTH: Final[i64] = 52
EACH_KEEPER: Final[i64] = 53  # about: how many seats to the left
SCORE_LATER: Final[i64] = 54
# times: how many seats to the left have been asked for a repetition; about: what comes next
AFTER_SPECIAL: Final[i64] = 55
END_REPETITION: Final[i64] = 56
