"""The action cards of both editions, typed in a second time (sections 21.1 and 21.4), and the deck of a set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from grandee.core.chance import Rng
from tests.referee.el_grande.asking import shuffled


@dataclass(frozen=True)
class Card:
    """The pile, how many copies a basic deck has, what the special action is called here, and its numbers."""

    pile: int
    copies: int
    special: str
    numbers: tuple[Any, ...] = ()

    @property
    def placement(self) -> int:
        """The number of the own pile (section 10.4), and of the church card that of EG-CHURCH-3."""
        return 3 if self.pile == 6 else self.pile


ALL = 99  # caballeros: more than there are

KING_CARDS = {"1995": "eg95_king", "2023": "eg23_your_majesty"}
CHURCH_CARD = "eg95_church"
VETOES = ("eg95_veto", "eg23_veto")

CARDS_1995 = {
    "eg95_move_all_own_one_region": Card(1, 1, "move_all_own"),
    "eg95_place_two_anywhere": Card(1, 1, "place_free", (2, "anywhere")),
    "eg95_place_two_or_move_all": Card(1, 1, "place_or_move_all", (2, "anywhere")),
    "eg95_move_five_from_one_region": Card(1, 2, "move_from_one", (5,)),
    "eg95_move_three_foreign": Card(1, 1, "move_any", (0, 3, 3)),
    "eg95_move_three_any": Card(1, 1, "move_any", (3, 3, 3)),
    "eg95_move_two_own_two_foreign": Card(1, 2, "move_any", (2, 2, 4)),
    "eg95_move_four_own": Card(1, 1, "move_any", (4, 0, 4)),
    "eg95_move_four_any": Card(1, 1, "move_any", (4, 4, 4)),
    "eg95_veto": Card(2, 2, "take_veto"),
    "eg95_court_crisis": Card(2, 2, "empty_courts", (ALL,)),
    "eg95_court_crisis_three": Card(2, 0, "empty_courts", (3,)),  # one of the two, by EG-CARD-CRISIS-2
    "eg95_kings_return": Card(2, 1, "each_returns", (3,)),
    "eg95_banish_one_foreign": Card(2, 1, "banish"),
    "eg95_secret_withdraw_two": Card(2, 1, "withdraw", (2,)),
    "eg95_secret_withdraw_all": Card(2, 1, "withdraw_all"),
    "eg95_score_any_p2": Card(2, 3, "score_any", (True,)),
    "eg95_score_fours": Card(3, 2, "score_class", (4,)),
    "eg95_score_fives": Card(3, 2, "score_class", (5,)),
    "eg95_score_sixes_sevens": Card(3, 1, "score_class", (6, 7)),
    "eg95_score_castillo": Card(3, 2, "score_castillo"),
    "eg95_score_any_p3": Card(3, 1, "score_any", (True,)),
    "eg95_score_most": Card(3, 1, "score_most"),
    "eg95_score_fewest": Card(3, 1, "score_fewest"),
    "eg95_score_first_places": Card(3, 1, "score_first_places"),
    "eg95_mobile_scoreboard": Card(4, 3, "move_board"),
    "eg95_royal_adviser": Card(4, 1, "move_king", ("adjacent",)),
    "eg95_eviction": Card(4, 1, "evict", (True,)),
    "eg95_move_grande": Card(4, 2, "move_grande"),
    "eg95_retrieve_power": Card(4, 2, "retrieve"),
    "eg95_court_reinforce": Card(4, 1, "reinforce", (2, False)),
    "eg95_secret_scoring": Card(4, 1, "score_secretly"),
    "eg95_king": Card(5, 1, "move_king", ("any",)),
    CHURCH_CARD: Card(6, 0, "take_church", (2,)),  # only with `church`
}

CARDS_2023 = {
    "eg23_intrigue": Card(1, 2, "move_any", (2, 2, 4)),
    "eg23_militia": Card(1, 1, "place_free", (2, "regions")),
    "eg23_move_four_own": Card(1, 1, "move_any", (4, 0, 4)),
    "eg23_move_all_own_one_region": Card(1, 1, "move_all_own"),
    "eg23_move_five_from_one_region": Card(1, 2, "move_from_one", (5,)),
    "eg23_move_three_foreign": Card(1, 1, "move_any", (0, 3, 3)),
    "eg23_move_three_any": Card(1, 1, "move_any", (3, 3, 3)),
    "eg23_move_four_any": Card(1, 1, "move_any", (4, 4, 4)),
    "eg23_withdrawal": Card(2, 2, "each_returns", (3,)),
    "eg23_civil_war": Card(2, 1, "withdraw_all"),
    "eg23_secret_withdraw_two": Card(2, 1, "withdraw", (2,)),
    "eg23_court_crisis_all": Card(2, 1, "empty_courts", (ALL,)),
    "eg23_court_crisis_three": Card(2, 1, "empty_courts", (3,)),
    "eg23_banish_one_each": Card(2, 1, "banish_each"),
    "eg23_score_any": Card(2, 3, "score_any", (False,)),
    "eg23_bases": Card(3, 2, "score_class", (4,)),
    "eg23_fiesta": Card(3, 2, "score_class", (5,)),
    "eg23_score_sixes_sevens": Card(3, 1, "score_class", (6, 7)),
    "eg23_reveal": Card(3, 2, "score_castillo"),
    "eg23_score_most": Card(3, 1, "score_most"),
    "eg23_score_fewest": Card(3, 1, "score_fewest"),
    "eg23_score_first_places": Card(3, 1, "score_first_places"),
    "eg23_decree": Card(4, 3, "move_board"),
    "eg23_empowerment": Card(4, 2, "retrieve"),
    "eg23_new_home": Card(4, 2, "move_grande"),
    "eg23_coup": Card(4, 1, "evict", (False,)),
    "eg23_court_reinforce": Card(4, 1, "reinforce", (2, True)),
    "eg23_royal_adviser": Card(4, 1, "move_king", ("adjacent",)),
    "eg23_your_majesty": Card(5, 1, "move_king", ("any",)),
}

VETERANS = {  # EG-VTRN-1: the words of the option, without the number of the copy
    "eg23_veto": Card(2, 0, "take_veto"),
    "eg23_place_two_or_move_all": Card(1, 0, "place_or_move_all", (2, "regions")),
    "eg23_secret_scoring": Card(4, 0, "score_secretly"),
}

REGENCY = {  # EG-REG-1, EG-REG-4
    "eg23_exile": Card(5, 1, "move_king", ("abroad",)),
    "eg23_escort": Card(5, 1, "escort", (2,)),
    "eg23_tournament": Card(5, 1, "tournament"),
    "eg23_summer_residence": Card(5, 1, "move_king", ("fewest",)),
    "eg23_revolt": Card(5, 1, "move_king", ("castillo",)),
    "eg23_infiltration": Card(5, 1, "infiltrate"),
    "eg23_viceroy": Card(5, 1, "swap_grande"),
    "eg23_regency_adjacent": Card(5, 1, "move_king", ("adjacent",)),
    "eg23_regency_most": Card(5, 1, "move_king", ("most",)),
    "eg23_regency_any": Card(5, 1, "move_king", ("any",)),
}

CARDS = CARDS_1995 | CARDS_2023 | VETERANS | REGENCY


def veterans(options: Mapping[str, Any]) -> list[str]:
    """The veteran cards in use, each as often as the option lists it."""
    return [word.split("#")[0] for word in options.get("veteran_cards", ())]


def basic_deck(options: Mapping[str, Any]) -> list[str]:
    """Every card of piles 1 to 5, before veteran cards take the places of others."""
    edition = options.get("edition", "1995")
    table = CARDS_2023 if edition == "2023" else CARDS_1995
    cards = [name for name, card in table.items() for _ in range(card.copies)]
    if options.get("eg95_court_crisis_split", False):
        cards.remove("eg95_court_crisis")
        cards.append("eg95_court_crisis_three")
    if options.get("new_regency", False):
        cards.remove(KING_CARDS[edition])
        cards += REGENCY
    if options.get("church", False):
        cards.append(CHURCH_CARD)
    return cards


def always_open(options: Mapping[str, Any]) -> list[str]:
    """The single cards that are there in every round (EG-REVEAL-2, EG-REG-1, EG-CHURCH-3)."""
    cards = [] if options.get("new_regency", False) else [KING_CARDS[options.get("edition", "1995")]]
    return cards + [CHURCH_CARD] * options.get("church", False)


def merged(options: Mapping[str, Any]) -> bool:
    """Whether piles 2 and 3 are one (EG-2P-3, EG-3P-2)."""
    two = options.get("edition", "1995") == "2023" and options.get("players", 4) == 2
    return two or bool(options.get("merge_piles_2_3", False))


def pile_of(card: str, options: Mapping[str, Any]) -> str:
    """The word of the pile in which a card lies."""
    pile = CARDS[card].pile
    return "pile_2" if pile == 3 and merged(options) else f"pile_{pile}"


def dealt_piles(options: Mapping[str, Any], rng: Rng) -> dict[str, list[str]]:
    """The face-down piles, the top card first: for every veteran card a random card goes, unseen (EG-VTRN-2)."""
    by_pile: dict[int, list[str]] = {}
    for card in shuffled(basic_deck(options), rng):
        if card not in always_open(options):
            by_pile.setdefault(CARDS[card].pile, []).append(card)
    removed: dict[int, int] = {}
    for card in veterans(options):
        removed[CARDS[card].pile] = removed.get(CARDS[card].pile, 0) + 1
    for number, count in removed.items():
        del by_pile[number][:count]
    for card in veterans(options):
        by_pile[CARDS[card].pile].append(card)
    piles: dict[str, list[str]] = {}
    for number in sorted(by_pile):
        for card in by_pile[number]:
            piles.setdefault(pile_of(card, options), []).append(card)
    return {name: shuffled(cards, rng) for name, cards in piles.items()}
