"""The numbers of areas, actions, steps and reasons: what the modules of rules agree on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# areas: regions 0 to 8 in the order of scoring (EG-MAP-11), then places that are no regions (EG-MAP-3)
REGIONS: Final[i64] = 9
ALL_REGIONS: Final[i64] = 0x1FF
CASTILLO: Final[i64] = 9
AREAS: Final[i64] = 10
ALL_AREAS: Final[i64] = 0x3FF
COURT: Final[i64] = 10  # in events and returns
BOARD_TABLE: Final[i64] = 10  # of the first board's points, after those of the ten areas; the second's follows
OFF: Final[i64] = 11  # where a board lies that is not on the map yet

# the action space; choose_mode comes last, because a deck decides how many modes there are
POWER_PLAY: Final[i64] = 0  # a power card, 0 for the value 1
CALL_N: Final[i64] = 13
RECALL: Final[i64] = 20
RECALL_DONE: Final[i64] = 29
CHOOSE: Final[i64] = 30
PART: Final[i64] = 35
PART_PLACE: Final[i64] = 35
PART_SPECIAL: Final[i64] = 36
PART_END: Final[i64] = 37
PLACE: Final[i64] = 38
PLACE_DONE: Final[i64] = 48
VETO_USE: Final[i64] = 49
VETO_PASS: Final[i64] = 50
MOVE: Final[i64] = 51  # (colour * 9 + from) * 10 + to
MOVE_DONE: Final[i64] = 501
REGION: Final[i64] = 502
ANYWHERE: Final[i64] = 512
ANYWHERE_DONE: Final[i64] = 522
RETURN: Final[i64] = 523  # a region, or 9 for the court
BANISH: Final[i64] = 533  # colour * 9 + region
DISK: Final[i64] = 578
BOARD: Final[i64] = 587  # board * 10 + area
KING: Final[i64] = 607
GRANDE: Final[i64] = 616
RETRIEVE: Final[i64] = 625
COURT_N: Final[i64] = 638
CASTILLO_DISK: Final[i64] = 645
MODE: Final[i64] = 654

# steps: their places in rules.STEPS; the decisions are those of section 23 of the spec
PLAY_POWER: Final[i64] = 0
CALL: Final[i64] = 1
RECALL_ONE: Final[i64] = 2
CHOOSE_CARD: Final[i64] = 3
NEXT_PART: Final[i64] = 4
PLACE_ONE: Final[i64] = 5
VETO: Final[i64] = 6
MOVE_ONE: Final[i64] = 7
CHOOSE_REGION: Final[i64] = 8
CHOOSE_MODE: Final[i64] = 9
PLACE_ANYWHERE_ONE: Final[i64] = 10
RETURN_ONE: Final[i64] = 11
BANISH_ONE: Final[i64] = 12
SET_DISK: Final[i64] = 13
MOVE_BOARD: Final[i64] = 14
KING_TO: Final[i64] = 15
GRANDE_TO: Final[i64] = 16
TAKE_BACK: Final[i64] = 17
REINFORCE: Final[i64] = 18
SET_CASTILLO_DISK: Final[i64] = 19
NEXT_TURN: Final[i64] = 20
END_TURN: Final[i64] = 21
ANNOUNCED: Final[i64] = 22
BEGIN_EFFECT: Final[i64] = 23
EXECUTE: Final[i64] = 24
EACH_OPPONENT: Final[i64] = 25
SCORE_NEXT: Final[i64] = 26
REVEAL_DISKS: Final[i64] = 27
GENERAL_SCORING: Final[i64] = 28
END_ROUND: Final[i64] = 29
END_SPECIAL: Final[i64] = 30
DISCARD_POWER: Final[i64] = 31

# parts of a turn: bits of the field `parts`
PLACED_PART: Final[i64] = 1
SPECIAL_PART: Final[i64] = 2

# reasons for refusing a move: their places in rules.REFUSALS, after core's own
NOT_IN_HAND: Final[i64] = 5
VALUE_LIES: Final[i64] = 6
TOO_MANY: Final[i64] = 7
NONE_THERE: Final[i64] = 8
TABOO: Final[i64] = 9
NOT_FACE_UP: Final[i64] = 10
PART_IS_DONE: Final[i64] = 11
COURT_EMPTY: Final[i64] = 12
NO_EFFECT: Final[i64] = 13
MUST_PLACE: Final[i64] = 14
NOT_BESIDE_KING: Final[i64] = 15
ALL_MUST_BE_PLACED: Final[i64] = 16
SAME_PLACE: Final[i64] = 17
NO_OWN_LEFT: Final[i64] = 18
NO_FOREIGN_LEFT: Final[i64] = 19
OTHER_SOURCE: Final[i64] = 20
NO_CASTILLO: Final[i64] = 21
NO_OPPONENT_THERE: Final[i64] = 22
NOT_THIS_MODE: Final[i64] = 23
OWN_COLOUR: Final[i64] = 24
NOT_THIS_OPPONENT: Final[i64] = 25
TOO_FEW_THERE: Final[i64] = 26
EVICTED_REGION: Final[i64] = 27
BOARD_STAYS: Final[i64] = 28
OTHER_BOARD: Final[i64] = 29
KING_STAYS: Final[i64] = 30
NOT_ADJACENT: Final[i64] = 31
GRANDE_STAYS: Final[i64] = 32
NOT_USED: Final[i64] = 33
NO_SUCH_COLOUR: Final[i64] = 34
TOO_MANY_FOR_THE_COURT: Final[i64] = 35
NONE_TO_RECALL: Final[i64] = 36
NONE_TO_RETURN: Final[i64] = 37
NONE_IN_COURT: Final[i64] = 38
NONE_TO_WITHDRAW: Final[i64] = 39
NONE_TO_BANISH: Final[i64] = 40
