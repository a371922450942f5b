"""The cards of King & Intrigue, typed in a second time (section 14.A of docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from tests.referee.el_grande.cards import CARDS, Card

VALUES = tuple(range(10, 190, 10))  # KI-3
ASIDE = 5  # KI-9
CALLS = dict(zip(VALUES, (6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0), strict=True))
VETO_VALUE = 40
KING_CARD, INTRIGUE_CARD = "ki_king", "ki_intrigue"
CABALLERO_CARDS = {5: (5, 4, 3, 2, 1), 4: (5, 4, 3, 2), 3: (5, 4, 3), 2: (5, 3)}  # KI-6, the highest value first

AS_IN_1995 = {  # KI-27
    10: "eg95_move_all_own_one_region",
    20: "eg95_court_reinforce",
    30: "eg95_place_two_anywhere",
    40: "eg95_veto",
    50: "eg95_move_four_own",
    60: "eg95_secret_withdraw_two",
    70: "eg95_move_two_own_two_foreign",
    80: "eg95_court_crisis_three",
    90: "eg95_score_fewest",
    100: "eg95_score_any_p3",
    110: "eg95_move_grande",
    120: "eg95_mobile_scoreboard",
    130: "eg95_kings_return",
    140: "eg95_score_first_places",
    150: "eg95_move_five_from_one_region",
    160: "eg95_eviction",
    170: "eg95_score_castillo",
    180: "eg95_retrieve_power",
}


def word_of(value: int) -> str:
    return f"ki_{value}"


INTRIGUE_CARDS = {
    word_of(value): Card(0, 1, CARDS[name].special, CARDS[name].numbers) for value, name in AS_IN_1995.items()
} | {
    KING_CARD: Card(0, 1, "move_king", ("any",)),  # KI-20
    INTRIGUE_CARD: Card(0, 1, "intrigue"),  # KI-21
}
