"""A second past of El Grande: cards that others took back unseen, disks not yet open, the order of the piles.

In variants also the cards that veteran cards have replaced, the grey cards of others, and what the virtual player will
turn up.
"""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games.el_grande.engine import actions, cells, sizes
from grandee.games.el_grande.engine.facts import NO_CARD
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.invariants import members
from grandee.records.match import Match
from tests.worlds import true_moves

Move = tuple[int, int]


def second_world(table: Match, seat: int, rng: Rng) -> Match:
    start, now = table.setup.begin(table.seed), table.state
    assert isinstance(start, ElGrande)
    assert isinstance(now, ElGrande)
    moves = true_moves(table)
    exchange_piles(start, int(now.cells[cells.TURNED_UP]), rng)
    passes = exchange_greys(start, now, seat, moves[: table.sealed], rng) if start.facts.has_greys else {}
    if start.facts.has_virtual:
        mix(start, cells.VIRTUAL_POWERS + now.cells[cells.TURNED_UP], cells.VIRTUAL_POWERS + sizes.POWERS, rng)
    rows = [list(row) for row in table.events.rows[: table.history[0][1] if table.history else None]]
    second = Match(table.setup, seed_bytes(rng.word()), table.names, start)
    second.events.rows[:] = rows
    last = last_shuffle(table, moves) if start.facts.has_virtual else -1
    for number, (mover, _) in enumerate(moves):
        if number == last:
            mix_regions(second, now, rng)
        second.play_action(mover, instead(table, second, seat, number, moves, passes, rng))
    if last == len(moves):
        mix_regions(second, now, rng)
    second.state.seed(second.seed)
    return second


def instead(
    table: Match, second: Match, seat: int, number: int, moves: list[Move], passes: dict[int, int], rng: Rng
) -> int:
    """What a seat did in the second world: the same, unless nobody but itself knows."""
    mover, action = moves[number]
    if mover == seat:
        return action
    options = second.state.legal_actions(mover)
    if number >= table.sealed:
        return options[rng.below(len(options))]
    if actions.LAY_ASIDE_ONE <= action < actions.CHOOSE_MODE:
        return laid_aside_instead(table, options, mover, moves[number:], rng)
    if actions.PASS_GREY <= action < actions.GREY_EFFECT:
        return int(actions.PASS_GREY) + passes[mover]
    if actions.RETRIEVE <= action < actions.COURT_N:
        assert isinstance(second.state, ElGrande)
        return taken_back_instead(second.state, options, mover, action, moves[number:], rng)
    return action


def laid_aside_instead(table: Match, options: list[int], mover: int, to_come: list[Move], rng: Rng) -> int:
    """Another card that a seat may have laid aside: any that it does not play (KI-9, KI-26)."""
    names = table.setup.rules.space.names
    played = {names[action] for who, action in to_come if who == mover}
    unplayed = [option for option in options if f"play_power {names[option].split()[-1]}" not in played]
    return unplayed[rng.below(len(unplayed))]


def mix(g: ElGrande, first: int, end: int, rng: Rng) -> None:
    left = [g.cells[i] for i in range(first, end)]
    for i in range(first, end):
        g.cells[i] = left.pop(rng.below(len(left)))


# -- piles -----------------------------------------------------------------------------------------


def exchange_piles(start: ElGrande, turned: int, rng: Rng) -> None:
    """Another order of the cards still to come, and other cards that were removed."""
    facts = start.facts
    for pile in range(facts.piles):
        if facts.standing[pile] != NO_CARD:
            continue
        first, size = facts.pile_at[pile] + turned, facts.pile_size[pile]
        end = facts.pile_at[pile] + size
        for removed in range(end, end + facts.veterans[pile]):
            own = [
                i
                for i in range(first, end)
                if not facts.is_veteran[start.cells[i]]
                and facts.printed_pile[start.cells[i]] == facts.pile[start.cells[i]]
            ]
            if own:
                i = own[rng.below(len(own))]
                start.cells[i], start.cells[removed] = start.cells[removed], start.cells[i]
        mix(start, first, end, rng)


# -- the virtual player ----------------------------------------------------------------------------


def last_shuffle(table: Match, moves: list[Move]) -> int:
    """After how many moves the region cards were shuffled for the last time."""
    drawn = [int(state.cells[cells.REGIONS_DRAWN]) for state, _ in table.history]
    drawn.append(int(table.state.cells[cells.REGIONS_DRAWN]))
    assert len(drawn) == len(moves) + 1
    return max((number for number in range(1, len(drawn)) if drawn[number] < drawn[number - 1]), default=0)


def mix_regions(second: Match, now: ElGrande, rng: Rng) -> None:
    """Another order of the region cards that have not been turned up yet."""
    assert isinstance(second.state, ElGrande)
    first = cells.REGION_CARDS + now.cells[cells.REGIONS_DRAWN]
    mix(second.state, first, cells.REGION_CARDS + sizes.REGIONS, rng)


# -- power cards -----------------------------------------------------------------------------------


def taken_back_instead(g: ElGrande, options: list[int], mover: int, action: int, to_come: list[Move], rng: Rng) -> int:
    """Another card that a seat may have taken back: unless it is played again, nobody has seen which it was. One that
    lay face up was seen."""
    later = [g.rules.space.names[move].split() for who, move in to_come if who == mover]
    played = {number_of(g, card) for word, *cards in later if word == "play_power" for card in cards}
    is_open = set() if g.facts.discards_in_turn else {int(g.cells[cells.POWER + mover]) - 1}
    if g.facts.has_greys and g.cells[cells.GREY_POWER + mover]:
        is_open.add(int(sizes.POWERS) + int(g.cells[cells.GREY_POWER + mover]) - 1)
    if action - actions.RETRIEVE in played | is_open:
        return action
    unseen = [option for option in options if option - actions.RETRIEVE not in played | is_open]
    return unseen[rng.below(len(unseen))]


def number_of(g: ElGrande, card: str) -> int:
    """A power card or a grey one as it is numbered for taking back."""
    return int(g.rules.space.numbers[f"retrieve {card}"]) - int(actions.RETRIEVE)


# -- grey cards ------------------------------------------------------------------------------------


def greys(g: ElGrande, seat: int) -> set[int]:
    return set(members(g.cells[cells.HAND + seat] >> sizes.POWERS))


def exchange_greys(start: ElGrande, now: ElGrande, seat: int, moves: list[Move], rng: Rng) -> dict[int, int]:
    """Deal others other grey cards, as far as this seat has not seen them; what everybody passes on then."""
    players = int(start.facts.players)
    passed = {
        mover: action - int(actions.PASS_GREY)
        for mover, action in moves
        if actions.PASS_GREY <= action < actions.GREY_EFFECT
    }
    dealt = [greys(start, player) for player in range(players)]
    own = list(dealt)  # after the cards were passed on
    if passed:
        own = [dealt[player] - {passed[player]} | {passed[(player - 1) % players]} for player in range(players)]
    known = [set(members(now.cells[cells.GREY_SEEN + player])) for player in range(players)]
    if seat >= 0:
        known[seat] = own[seat]
        if passed:
            known[(seat + 1) % players] |= {passed[seat]}
    pool = sorted(set(range(int(start.facts.greys))) - set().union(*known))
    own = [set(cards) for cards in known]
    for cards in own:
        while len(cards) < 3:
            cards.add(pool.pop(rng.below(len(pool))))
    if passed:
        passed = {player: pass_on(own, player, seat, passed, rng) for player in range(players)}
        own = [own[player] - {passed[(player - 1) % players]} | {passed[player]} for player in range(players)]
    for player, cards in enumerate(own):
        start.cells[cells.HAND + player] &= sizes.ALL_POWERS
        for grey in cards:
            start.cells[cells.HAND + player] |= 1 << int(sizes.POWERS) + grey
    return passed


def pass_on(own: list[set[int]], player: int, seat: int, passed: dict[int, int], rng: Rng) -> int:
    """A card of the receiver; the seat knows what it has given and what it got."""
    receiver = (player + 1) % len(own)
    if seat in (player, receiver):
        return passed[player]
    return sorted(own[receiver])[rng.below(len(own[receiver]))]
