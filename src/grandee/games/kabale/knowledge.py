"""Who knows what: section 3 of the spec. What a view leaves out, and how the unknown is redrawn for search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import Rng, bit, lowest, seed_fast
from grandee.core.state import STREAM
from grandee.games.kabale.facts import ALL_KINDS, GOALS, KINDS
from grandee.games.kabale.state import (
    DECK,
    DISCARD,
    GOAL_DECK,
    GOALS_TURNED,
    HAND,
    NOT_SHIFT,
    RECYCLED,
    UNKNOWN_KIND,
    UP,
    Kabale,
    count,
    face_of,
    is_unknown,
    kind_of,
    owner_of,
    table_card,
)

DEALT: Final[i64] = 2048  # marks a card on the table while the others are still being dealt


def hide_table(g: Kabale, seat: i64) -> None:
    """A face-down card shows its owner to all and its kind to its owner (KH-INFO-3, -4).

    What a perfect memory has (which card travelled here face down) is not shown.
    """
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            owner = owner_of(card)
            if face_of(card) != UP:
                kind = kind_of(card) if owner == seat else UNKNOWN_KIND
                g.lay(column, position, table_card(kind, owner, face_of(card)))


def redraw(g: Kabale, seat: i64, rng: Rng) -> None:
    """Deal anew all that a seat does not know: decks, others' hands and face-down cards, goals to come."""
    on_table = kinds_known_on_table(g, seat)
    for owner in range(g.facts.players):
        known = on_table[owner] | g.cells[DISCARD + owner]
        if owner == seat:
            fill_deck(g, owner, ALL_KINDS & ~known & ~g.hand(owner), rng)
        elif g.cells[RECYCLED + owner] == ALL_KINDS:
            deal_unseen(g, owner, ALL_KINDS & ~known, rng)
        else:
            deal_after_reshuffle(g, owner, ALL_KINDS & ~known, rng)
    redraw_goals(g, rng)
    seed_fast(g.cells, STREAM, rng)


def kinds_known_on_table(g: Kabale, seat: i64) -> vec[i64]:
    """For each owner the set of cards on the table that the seat knows: face up, its own, or seen before."""
    known = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0), i64(0)])
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if owner_of(card) == seat or not is_unknown(card):
                known[owner_of(card)] |= 1 << kind_of(card)
    return known


def fill_deck(g: Kabale, owner: i64, kinds: i64, rng: Rng) -> None:
    """Put a set of cards into a deck in random order."""
    first = DECK + owner * KINDS
    write_shuffled(g, first, kinds, KINDS, rng)


def write_shuffled(g: Kabale, first: i64, members: i64, below: i64, rng: Rng) -> i64:
    """Write the members of a set into cells in random order; returns how many there are."""
    n: i64 = 0
    cells = g.cells
    for member in range(below):
        if members >> member & 1:
            j = rng.below(n + 1)
            cells[first + n] = cells[first + j]
            cells[first + j] = member
            n += 1
    return n


def deal_unseen(g: Kabale, owner: i64, unseen: i64, rng: Rng) -> None:
    """Deal an opponent's unseen cards to the table, the hand and the deck, all equally likely."""
    first = DECK + owner * KINDS
    left = write_shuffled(g, first, unseen, KINDS, rng)
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if owner_of(card) == owner and is_unknown(card):
                left -= 1
                g.lay(column, position, table_card(g.cells[first + left], owner, face_of(card)))
                g.cells[first + left] = 0
    held = count(g.hand(owner))
    hand: i64 = 0
    for _ in range(held):
        left -= 1
        hand |= 1 << g.cells[first + left]
        g.cells[first + left] = 0
    g.cells[HAND + owner] = hand


def deal_after_reshuffle(g: Kabale, owner: i64, unseen: i64, rng: Rng) -> None:
    """The same after the owner's discard pile became the deck, which tells more.

    The deck holds only cards of that pile, and a card that lay face down already then is none of them. A card that has
    lain longer can be fewer things, so those that can be fewest are drawn first; that makes all deals equally likely.
    """
    ruled_out = ALL_KINDS
    while ruled_out:
        next_smaller: i64 = 0
        for column in range(g.facts.players):
            for position in range(g.length(column)):
                card = g.card(column, position)
                if owner_of(card) == owner and is_unknown(card) and not card & DEALT:
                    cannot = card >> NOT_SHIFT
                    if cannot == ruled_out:
                        kind = pick(unseen & ~cannot, rng)
                        unseen &= ~(1 << kind)
                        g.lay(column, position, table_card(kind, owner, face_of(card)) | DEALT | cannot << NOT_SHIFT)
                    elif count(next_smaller) < count(cannot) < count(ruled_out):
                        next_smaller = cannot
        ruled_out = next_smaller
    first = DECK + owner * KINDS
    for i in range(g.deck_size(owner)):
        kind = pick(unseen & g.cells[RECYCLED + owner], rng)
        unseen &= ~(1 << kind)
        g.cells[first + i] = kind
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if card & DEALT:
                g.lay(column, position, card & ~DEALT)
            elif owner_of(card) == owner and is_unknown(card):
                kind = pick(unseen, rng)
                unseen &= ~(1 << kind)
                g.lay(column, position, table_card(kind, owner, face_of(card)))
    g.cells[HAND + owner] = unseen


def pick(members: i64, rng: Rng) -> i64:
    """A random member of a set."""
    for _ in range(rng.below(count(members))):
        members &= members - 1
    return lowest(members)


def redraw_goals(g: Kabale, rng: Rng) -> None:
    """The goals still to come, and those that were left out, are unknown (KH-INFO-7, KH-SET-4)."""
    turned = g.cells[GOALS_TURNED]
    unseen: i64 = 0
    for i in range(GOAL_DECK + turned, GOAL_DECK + GOALS):
        unseen |= bit(g.cells[i])
    write_shuffled(g, GOAL_DECK + turned, unseen, GOALS, rng)
