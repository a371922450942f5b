"""Who controls what, points by where they come from, and who wins (section 7)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.referee.legends.data import ARMIES, CARDS, CITADELS

Counts = Mapping[str, int]


def leader_of(counts: Counts) -> str:
    """Who has the most, and more than anybody else; empty is nobody."""
    most = max(counts.values(), default=0)
    leads = [who for who, count in counts.items() if count == most]
    return leads[0] if most > 0 and len(leads) == 1 else ""


def region_leads(armies: Counts, cities: Counts) -> str:
    """EL-SCO-1, EL-SCO-2: armies and cities alike; neutral armies are one more colour."""
    return leader_of({who: armies.get(who, 0) + cities.get(who, 0) for who in {*armies, *cities}})


def island_leads(regions: list[str], leads: Mapping[str, str]) -> str:
    """EL-SCO-4: who controls more of its regions than anybody else."""
    owners = [leads[region] for region in regions if leads[region]]
    return leader_of({who: owners.count(who) for who in owners})


def elixirs(cards: list[str], tokens: list[str]) -> int:
    """EL-ABI-2, EL-DISC-SPRING."""
    abilities = [ability for card in cards for ability in CARDS[card].abilities]
    return sum(int(more[0]) for word, *more in abilities if word == "elixir") + 2 * ("magic_spring" in tokens)


def elixir_points(by_seat: Counts) -> dict[str, int]:
    """EL-SCO-5: two for the most, one each if tied, none for nothing."""
    most = max(by_seat.values())
    leads = [seat for seat, n in by_seat.items() if n == most and n > 0]
    return {seat: (0 if seat not in leads else 2 if len(leads) == 1 else 1) for seat in by_seat}


def with_ability(cards: list[str], word: str) -> int:
    return sum(ability[0] == word for card in cards for ability in CARDS[card].abilities)


def with_adjective(cards: list[str], adjective: str) -> int:
    return sum(CARDS[card].adjective == adjective for card in cards)


def card_points(cards: list[str], coins: int) -> int:
    """EL-ABI-4 to EL-ABI-7."""
    points = 0
    for card in cards:
        for word, *more in CARDS[card].abilities:
            if word == "vp_per_adj":
                points += with_adjective(cards, more[0])
            elif word == "vp_set":
                points += int(more[2]) if with_adjective(cards, more[0]) >= int(more[1]) else 0
            elif word == "vp_per_3_coins":
                points += coins // 3
            elif word == "vp_per_fly":
                points += with_ability(cards, "fly")
    return points


def token_points(seat: str, owned: list[str], tokens: Mapping[str, str], leads: Mapping[str, str]) -> int:
    """EL-DISC-BOOK, EL-SWAMP-3, EL-ENC-DRAGON-1, EL-CIT-1."""
    points = ("magic_book" in owned) - ("poison_swamp" in owned) + 2 * ("dragon" in owned)
    return points + sum(leads[tokens[citadel]] == seat for citadel in CITADELS if citadel in tokens)


def leader_points(
    leader: str, cards: list[str], captured: int, on_map: int, large_islands: int, first_printing: bool
) -> int:
    """EL-LEAD-FQ-1, EL-LEAD-BK-3, EL-LEAD-RS-2, EL-LEAD-WK-1."""
    if leader == "fairy_queen":
        return int(with_adjective(cards, "forest") >= 3)
    if leader == "bandit_king":
        return int(first_printing and on_map == ARMIES)
    if leader == "red_sorceress":
        return captured // 3
    if leader == "white_knight":
        return large_islands
    return 0


def ranking(standings: Mapping[str, tuple[int, ...]], words: list[str]) -> tuple[dict[str, int], list[str], str]:
    """Places, winners and what decided; standings are points and then the tie-breaks (EL-TIE-1)."""
    places = {seat: 1 + sum(other > own for other in standings.values()) for seat, own in standings.items()}
    winners = [seat for seat, place in places.items() if place == 1]
    if len(winners) > 1:
        return places, winners, "shared"
    rivals = list(standings)
    for number, word in enumerate(words):
        most = max(standings[seat][number] for seat in rivals)
        rivals = [seat for seat in rivals if standings[seat][number] == most]
        if len(rivals) == 1:
            return places, winners, word
    raise AssertionError("one winner, but nothing decided")
