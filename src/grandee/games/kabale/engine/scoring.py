"""Scoring a column and the game: sections 6 and 7 of the spec, in its order. All numbers are doubled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import bit, count
from grandee.games.kabale.engine import cells, events, sizes
from grandee.games.kabale.engine.abilities import (
    CHANGES,
    COPIES,
    LOWERS,
    LOWEST_WINS,
    NO_NUMBER,
    NOBODY,
    PAIRS,
    REMOVES_IN_STEP_2,
    REMOVES_IN_STEP_3,
    VOIDS,
    Column,
)
from grandee.games.kabale.engine.facts import DISCIPLINES, Facts
from grandee.games.kabale.engine.state import UNDER, Kabale, face_of, kind_of, owner_of

UNCHANGED: Final[i64] = -1000000  # the last argument of `numbered` where a card counts what its base number is

# how a goal was won: the last argument of `awarded`
HIGHEST: Final[i64] = 0
HIGHEST_NEAREST: Final[i64] = 1
LOWEST: Final[i64] = 2
LOWEST_FURTHEST: Final[i64] = 3
PAIR: Final[i64] = 4
REASONS: Final = ["highest", "highest-nearest", "lowest", "lowest-furthest", "pair"]


def score_columns(g: Kabale) -> None:
    """Score every column on its own, from left to right (KH-END-5)."""
    longest: i64 = 0
    for at in range(g.facts.players):
        longest = max(longest, g.length(at))
    column = Column(longest)
    for at in range(g.facts.players):
        score_column(g, at, column)


def score_column(g: Kabale, at: i64, column: Column) -> None:
    """Decide who wins the goal of one column, in exactly the order of KH-COL-1."""
    facts = g.facts
    abilities = cards_to_score(g, at, column)
    discipline = facts.goal_discipline[g.goal(at)]  # KH-TRA-4
    if (
        abilities & VOIDS
    ):  # step 1: steps 2 to 5 and the Beggar are left out, not what has happened (KH-MUS-1, KH-MUS-6)
        emit_voider(g, at, column)
        printed_numbers(facts, column, discipline)
        award_by_sums(g, at, column, False)  # KH-MUS-4
        return
    base_numbers(facts, column, discipline)
    if abilities & REMOVES_IN_STEP_2:  # step 2
        remove_numbers(g, at, column, REMOVES_IN_STEP_2)
        base_numbers(facts, column, discipline)  # KH-WIT-2
    if abilities & REMOVES_IN_STEP_3:  # step 3
        remove_numbers(g, at, column, REMOVES_IN_STEP_3)
        base_numbers(facts, column, discipline)
    if abilities & PAIRS:  # step 4
        nearest = pair_place(facts, column)
        if nearest != NOBODY:
            partner = facts.when_scored[column.kind[nearest]].partner
            g.emit(events.PAIRED, at, column.owner[nearest], column.kind[nearest], partner)
            award(g, at, column.owner[nearest], PAIR)
            return
    if abilities & (CHANGES | COPIES | LOWERS):
        final_numbers(facts, column, abilities)  # step 5
    award_by_sums(g, at, column, abilities & LOWEST_WINS != 0 and any_beggar(facts, column))  # step 6


def cards_to_score(g: Kabale, at: i64, column: Column) -> i64:
    """Lay out all cards of a column, those under a Disguise like any other; returns what they can do
    (KH-COL-2, KH-DIS-6, KH-DIS-7).

    With `single_slot` a Disguise and the card under it are one card, that of the hidden one (KH-DIS-8).
    """
    does = g.facts.does
    column.n = 0
    abilities: i64 = 0
    n = g.length(at)
    for position in range(n):
        if g.facts.single_slot and position + 1 < n and face_of(g.card(at, position + 1)) == UNDER:
            continue
        card = g.card(at, position)
        column.add(kind_of(card), owner_of(card))
        abilities |= does[kind_of(card)]
    return abilities


# -- numbers -------------------------------------------------------------------------------------


def base_numbers(facts: Facts, column: Column, discipline: i64) -> None:
    """Printed numbers, specialists by the goal, a Doppelgänger from below (KH-NUM-1, KH-DOP-1)."""
    printed_numbers(facts, column, discipline)
    # from below, so that several copy the same; the lowest card has nothing to copy (KH-DOP-2, KH-DOP-3)
    for i in range(column.n - 2, i64(-1), -1):
        if facts.does[column.kind[i]] & COPIES:
            column.base[i] = column.base[i + 1]
            column.source[i] = column.source[i + 1]


def printed_numbers(facts: Facts, column: Column, discipline: i64) -> None:
    """The numbers on the cards; a Doppelgänger has none, a specialist two
    (KH-MUS-2, KH-MUS-3, KH-SPEC-1, KH-SPEC-2). Those of immediate cards count too (KH-IMM-4)."""
    base = column.base
    number = column.number
    source = column.source
    for i in range(column.n):
        kind = column.kind[i]
        printed = facts.matched[kind] if facts.discipline[kind] == discipline else facts.number[kind]
        source[i] = kind
        base[i] = printed
        number[i] = printed


def final_numbers(facts: Facts, column: Column, abilities: i64) -> None:
    """What Hermit, Little Giant and Romeo make of themselves, then the Dragons (KH-NUM-2)."""
    number = column.number
    for i in range(column.n - 1, i64(-1), -1):
        does = facts.does[column.kind[i]]
        if does & CHANGES:
            number[i] = facts.when_scored[column.kind[i]].number(column, i)
        elif does & COPIES and facts.copies_changed and i + 1 < column.n:  # KH-DOP-5
            number[i] = number[i + 1]
        else:
            number[i] = column.base[i]  # KH-DOP-4
    if abilities & LOWERS:
        lower_by_dragons(facts, column)
    if facts.floor:  # KH-NUM-3
        for i in range(column.n):
            if NO_NUMBER < number[i] < 0:
                number[i] = 0


def lower_by_dragons(facts: Facts, column: Column) -> None:
    """Each Dragon lowers the cards of other owners; no number stays no number (KH-DRA-1, KH-DRA-2, KH-DRA-3)."""
    for dragon in range(column.n):
        if facts.does[column.kind[dragon]] & LOWERS:
            by = facts.when_scored[column.kind[dragon]].lowers
            for i in range(column.n):
                if column.owner[i] != column.owner[dragon] and column.number[i] != NO_NUMBER:
                    column.number[i] -= by


# -- steps 1 to 4 --------------------------------------------------------------------------------


def emit_voider(g: Kabale, at: i64, column: Column) -> None:
    """Musketeers lie here, so no other ability works; one or several are the same (KH-MUS-1, KH-MUS-5)."""
    for i in range(column.n):
        if g.facts.does[column.kind[i]] & VOIDS:
            g.emit(events.VOIDED, at, column.owner[i], column.kind[i])
            return


def remove_numbers(g: Kabale, at: i64, column: Column, what: i64) -> None:
    """A lone Mage or Witch removes cards by their base numbers, all together
    (KH-MAG-1, KH-MAG-2, KH-WIT-1, KH-WIT-2)."""
    actors: i64 = 0
    actor: i64 = 0
    for i in range(column.n):
        if g.facts.does[column.kind[i]] & what:  # the card itself, no copy of its number (KH-MAG-4)
            actors += 1
            actor = i
    if actors != 1:  # KH-MAG-3, KH-WIT-3
        if actors > 1:
            g.emit(events.CANCELLED, at, column.kind[actor])
        return
    kind = column.kind[actor]
    owner = column.owner[actor]
    ability = g.facts.when_scored[kind]
    for i in range(column.n - 1, i64(-1), -1):
        if ability.removes(column.base[i], column.source[i], i == actor, kind):
            g.emit(events.REMOVED, at, column.owner[i], column.kind[i], kind, owner)
            column.remove(i)  # KH-COL-3, KH-COL-4
            if i < actor:
                actor -= 1


def pair_place(facts: Facts, column: Column) -> i64:
    """Where the nearest Prince or Squire lies whose partner of the same colour remains too
    (KH-PRI-1, KH-PRI-2, KH-PRI-3)."""
    for i in range(column.n):
        if facts.does[column.kind[i]] & PAIRS:
            if column.has(facts.when_scored[column.kind[i]].partner, column.owner[i]):
                return i
    return NOBODY


# -- the winner ----------------------------------------------------------------------------------


def any_beggar(facts: Facts, column: Column) -> bool:
    """Whether a Beggar remains, be it one or several (KH-BEG-1, KH-COL-4)."""
    for i in range(column.n):
        if facts.does[column.kind[i]] & LOWEST_WINS:
            return True
    return False


def award_by_sums(g: Kabale, at: i64, column: Column, lowest: bool) -> None:
    """The highest sum wins, with a Beggar the lowest (KH-WIN-2, KH-BEG-1).

    Of equal highest sums that with the card nearest to the goal wins (KH-WIN-3), of equal lowest that with the
    furthest (KH-BEG-2).
    """
    taking_part = add_up(g, at, column, lowest)
    best: i64 = NOBODY
    best_rank: i64 = 0
    for seat in range(g.facts.players):
        if taking_part >> seat & 1:
            rank = column.sum[seat] * sizes.MOST_IN_COLUMN - column.place[seat]
            if lowest:
                rank = -rank
            if best == NOBODY or rank > best_rank:
                best = seat
                best_rank = rank
    if best == NOBODY:  # KH-WIN-5
        g.emit(events.UNAWARDED, at, g.goal(at))
    else:
        award(g, at, best, HIGHEST if g.events is None else reason_of(g, column, taking_part, best, lowest))


def reason_of(g: Kabale, column: Column, taking_part: i64, winner: i64, lowest: bool) -> i64:
    """Whether the winner's sum decided, or, for equal sums, the place of a card (KH-WIN-3, KH-BEG-2)."""
    for seat in range(g.facts.players):
        if seat != winner and taking_part >> seat & 1 and column.sum[seat] == column.sum[winner]:
            return LOWEST_FURTHEST if lowest else HIGHEST_NEAREST
    return LOWEST if lowest else HIGHEST


def add_up(g: Kabale, at: i64, column: Column, lowest: bool) -> i64:
    """Sum up each player's cards and note the place that breaks a tie; returns the set of players who take part.

    Whoever has a card with a number takes part (KH-WIN-4, KH-BEG-3), be it 0 (KH-BEG-4); for places every card counts
    (KH-WIN-6).
    """
    owner = column.owner
    number = column.number
    sums = column.sum
    place = column.place
    taking_part: i64 = 0
    for seat in range(g.facts.players):
        sums[seat] = 0
    for i in range(column.n):
        card = i if lowest else column.n - 1 - i  # the last one noted stays
        place[owner[card]] = card
        if number[card] != NO_NUMBER:
            sums[owner[card]] += number[card]  # KH-WIN-1
            taking_part |= 1 << owner[card]
    if g.events is not None:
        emit_sums(g, at, column, taking_part)
    return taking_part


def emit_sums(g: Kabale, at: i64, column: Column, taking_part: i64) -> None:
    for seat in range(g.facts.players):
        for i in range(column.n):
            if column.owner[i] == seat:
                emit_number(g, at, column, i)
        if taking_part >> seat & 1:
            g.emit(events.SUMMED, at, seat, column.sum[seat])


def emit_number(g: Kabale, at: i64, column: Column, i: i64) -> None:
    number = column.number[i]
    if number == NO_NUMBER:
        g.emit(events.NUMBERLESS, at, column.owner[i], column.kind[i])
    else:
        base = UNCHANGED if number == column.base[i] else column.base[i]
        g.emit(events.NUMBERED, at, column.owner[i], column.kind[i], number, base)


def award(g: Kabale, at: i64, seat: i64, reason: i64) -> None:
    """The winner puts the goal face down before himself (KH-AWD-1)."""
    goal = g.goal(at)
    g.cells[cells.WON + seat] |= bit(goal)
    g.cells[cells.WON_COUNT + seat] += 1
    g.emit(events.AWARDED, at, goal, seat, reason)


# -- end of the game -----------------------------------------------------------------------------


def final_score(g: Kabale, seat: i64) -> i64:
    """The larger of both counts (KH-FIN-5)."""
    return max(plain_count(g, seat), special_count(g, seat))


def plain_count(g: Kabale, seat: i64) -> i64:
    """The values of all won goals (KH-FIN-2)."""
    total: i64 = 0
    for goal in range(sizes.GOALS):
        if g.won(seat) >> goal & 1:
            total += g.facts.goal_value[goal]
    return total


def special_count(g: Kabale, seat: i64) -> i64:
    """With a goal of every discipline: twice the best of each, less one for each other goal; else 0
    (KH-FIN-3, KH-FIN-4)."""
    best = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0), i64(0)])
    for goal in range(sizes.GOALS):
        if g.won(seat) >> goal & 1:
            discipline = g.facts.goal_discipline[goal]
            best[discipline] = max(best[discipline], g.facts.goal_value[goal])
    total: i64 = 0
    for discipline in range(DISCIPLINES):
        if best[discipline] == 0:
            return 0
        total += 2 * best[discipline]
    return total - (count(g.won(seat)) - DISCIPLINES)
