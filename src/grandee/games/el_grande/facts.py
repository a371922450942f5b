"""Turns options, a deck and a map into the tables that the rules use (`Facts`)."""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core.options import Value
from grandee.games.el_grande.deck import Deck
from grandee.games.el_grande.engine import sizes
from grandee.games.el_grande.engine.facts import PLACES, Facts
from grandee.games.el_grande.engine.special import Printed
from grandee.games.el_grande.files import ElGrandeFault
from grandee.games.el_grande.map import Map

PAID_PLACES = {2: 1, 3: 2, 4: 3, 5: 3}  # EG-SCORE-2, EG-2P-19, EG-3P-5
ROUNDS = {  # which rounds are played, and after which a general scoring follows; all else stays the same (EG-SHORT-4)
    "none": ([1, 2, 3, 4, 5, 6, 7, 8, 9], [3, 6, 9]),  # EG-ROUND-1, EG-WIN-1
    "two_per_period": ([2, 3, 5, 6, 8, 9], [3, 6, 9]),  # EG-SHORT-2
    "six_rounds": ([1, 2, 3, 4, 5, 6], [3, 6]),  # EG-SHORT-3
}


def facts_for(options: Mapping[str, Value], deck: Deck, board: Map) -> Facts:
    """The tables that the rules use, for these options, this deck and this map."""
    players = options["players"]
    assert isinstance(players, int)
    start = options["start_seat"]
    facts = Facts(players, -1 if start == "random" else "ABCDE".index(str(start)))
    facts.ties_slide = options["tie_rule"] == "sliding"
    facts.must_place = bool(options["placement_mandatory"])
    facts.must_call = bool(options["call_mandatory"])
    facts.veto_each_step = bool(options["veto_partial"])
    rounds, scorings = ROUNDS[str(options["short_game"])]
    facts.first_round = rounds[0]
    for number, following in zip(rounds, [*rounds[1:], 0], strict=True):
        facts.next_round[number] = following
    for number in scorings:
        facts.scores_after[number] = 1
    lay_map(facts, board)
    lay_cards(facts, deck, options, len(rounds))
    return facts


def lay_map(facts: Facts, board: Map) -> None:
    for one, other in board.borders:  # both ways (EG-MAP-6)
        facts.adjacent[one] |= 1 << other
        facts.adjacent[other] |= 1 << one
    for region in range(sizes.REGIONS):
        # the castillo is beside the king wherever he is (EG-MAP-8, EG-PLACE-4)
        facts.beside_king[region] = facts.adjacent[region] | 1 << sizes.CASTILLO
    for table, points in enumerate(board.points):
        for place, value in enumerate(points, 1):
            facts.points[table * 3 + place - 1] = value
            if place <= PAID_PLACES[int(facts.players)]:
                facts.paid[table * PLACES + place] = value


def lay_cards(facts: Facts, deck: Deck, options: Mapping[str, Value], rounds: int) -> None:
    for i, number in enumerate(deck.calls):
        facts.calls[i] = number
    facts.make_room(len(deck.cards))
    for kind, plain in enumerate(deck.cards):
        card = plain.under(options)
        pile = card.pile - 1
        facts.pile[kind] = pile
        facts.places[kind] = card.place
        facts.special.append(Printed(card.special.effect(deck.modes)))
        for _ in range(card.copies):
            if facts.pile_size[pile] == sizes.ROOM:
                raise ElGrandeFault(
                    f"{deck.name}, pile {pile + 1}", "bad-pile-size", given=sizes.ROOM + 1, most=sizes.ROOM
                )
            facts.pile_cards[pile * sizes.ROOM + facts.pile_size[pile]] = kind
            facts.pile_size[pile] += 1
    if facts.pile_size[sizes.PILES - 1] != 1:
        raise ElGrandeFault(f"{deck.name}, pile {sizes.PILES}", "bad-standing-pile")
    facts.standing = facts.pile_cards[(sizes.PILES - 1) * sizes.ROOM]
    lasting = sum(facts.pile_size[pile] >= rounds for pile in range(sizes.PILES - 1)) + 1
    if lasting < facts.players:  # everybody needs a card in every round (EG-REVEAL-4)
        raise ElGrandeFault(deck.name, "bad-too-few-cards", given=lasting, needed=int(facts.players))
