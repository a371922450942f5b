"""Who knows what: section 3 of the spec. What a view leaves out, and how the unknown is redrawn for search."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import Rng, bit, count, pick
from grandee.games.kabale.engine import cells, sizes
from grandee.games.kabale.engine.state import (
    NOT_SHIFT,
    OLD_CARD_SEEN,
    UNKNOWN_KIND,
    UP,
    Kabale,
    face_of,
    held_before,
    is_unknown,
    kind_of,
    owner_of,
    table_card,
)


def hide_table(g: Kabale, seat: i64) -> None:
    """A face-down card shows its owner to all and its kind to its owner (KH-INFO-3, KH-INFO-4).

    What a perfect memory has (which card travelled here face down) is not shown.
    """
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            owner = owner_of(card)
            shown = owner == seat or face_of(card) == UP
            g.lay(column, position, table_card(kind_of(card) if shown else UNKNOWN_KIND, owner, face_of(card)))


def redraw(g: Kabale, seat: i64, rng: Rng) -> None:
    """Deal anew all that a seat does not know: decks, others' hands and face-down cards, goals to come."""
    on_table = kinds_known_on_table(g, seat)
    for owner in range(g.facts.players):
        known = on_table[owner] | g.cells[cells.DISCARD + owner]
        if owner == seat:
            fill_deck(g, owner, sizes.ALL_KINDS & ~known & ~g.hand(owner), rng)
        elif g.cells[cells.RECYCLED + owner] == sizes.ALL_KINDS:
            deal_unseen(g, owner, sizes.ALL_KINDS & ~known, rng)
        else:
            deal_after_reshuffle(g, owner, sizes.ALL_KINDS & ~known, rng)
    redraw_goals(g, rng)


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
    first = cells.DECK + owner * sizes.KINDS
    write_shuffled(g, first, kinds, sizes.KINDS, rng)


def write_shuffled(g: Kabale, first: i64, members: i64, below: i64, rng: Rng) -> i64:
    """Write the members of a set into cells in random order; returns how many there are."""
    n: i64 = 0
    cell = g.cells
    for member in range(below):
        if members >> member & 1:
            j = rng.below(n + 1)
            cell[first + n] = cell[first + j]
            cell[first + j] = member
            n += 1
    return n


def deal_unseen(g: Kabale, owner: i64, unseen: i64, rng: Rng) -> None:
    """Deal an opponent's unseen cards to the table, the hand and the deck, all equally likely."""
    first = cells.DECK + owner * sizes.KINDS
    left = write_shuffled(g, first, unseen, sizes.KINDS, rng)
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if owner_of(card) == owner and is_unknown(card):
                left -= 1
                g.lay(column, position, card & ~31 | g.cells[first + left])
                g.cells[first + left] = 0
    held = count(g.hand(owner))
    hand: i64 = 0
    for _ in range(held):
        left -= 1
        hand |= 1 << g.cells[first + left]
        g.cells[first + left] = 0
    g.cells[cells.HAND + owner] = hand


# -- after a reshuffle ---------------------------------------------------------------------------
#
# When an opponent's discard pile becomes the deck, everybody knows more than which cards are unseen:
# - a card that lay face down already then is none of that pile;
# - the deck holds only cards of that pile, so every other unseen card is in the hand or has been played since;
# - of those old cards no more can be left than the hand ever was small: with one card in hand, one at most was old.
# A second reshuffle in the same round begins anew; what the first one told of the hand is forgotten (docs/rulings.md).


def deal_after_reshuffle(g: Kabale, owner: i64, unseen: i64, rng: Rng) -> None:
    """Deal an opponent's unseen cards in any way that fits all this; all such deals are equally likely."""
    unseen = deal_to_older_cards(g, owner, unseen, rng)
    fresh = unseen & g.cells[cells.RECYCLED + owner]
    old = unseen & ~fresh
    early = Places(g, owner, i64(2), i64(3))
    late = Places(g, owner, i64(1), i64(1))
    late.old = draw_old_late_count(count(old), early.n, late.n, has_shown_old_card_late(g, owner), rng)
    early.old = count(old) - late.old
    hand: i64 = 0
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if is_unseen_since_reshuffle(card, owner):
                is_old = early.next(rng) if held_before(card) >= 2 else held_before(card) == 1 and late.next(rng)
                kind = pick(old if is_old else fresh, rng)
                old &= ~(1 << kind)
                fresh &= ~(1 << kind)
                g.lay(column, position, card & ~31 | kind)
    for _ in range(count(g.hand(owner))):
        kind = pick(old if old else fresh, rng)  # whatever is old and not on the table is in the hand
        old &= ~(1 << kind)
        fresh &= ~(1 << kind)
        hand |= 1 << kind
    g.cells[cells.HAND + owner] = hand
    write_shuffled(g, cells.DECK + owner * sizes.KINDS, fresh, sizes.KINDS, rng)


@final
class Places:
    """Unknown places of one opponent that are alike: how many, and how many of them hold old cards."""

    def __init__(self, g: Kabale, owner: i64, least: i64, most: i64) -> None:
        """Count the cards played while the fewest cards held were in this range, and the hand if it is there now."""
        self.n: i64 = 0
        self.old: i64 = 0
        for column in range(g.facts.players):
            for position in range(g.length(column)):
                card = g.card(column, position)
                if is_unseen_since_reshuffle(card, owner) and least <= held_before(card) <= most:
                    self.n += 1
        if least <= g.cells[cells.FEWEST_HELD + owner] & 3 <= most:
            self.n += count(g.hand(owner))

    def next(self, rng: Rng) -> bool:
        """Whether the next place holds an old card."""
        is_old = rng.below(self.n) < self.old
        self.n -= 1
        if is_old:
            self.old -= 1
        return is_old


def is_unseen_since_reshuffle(card: i64, owner: i64) -> bool:
    """A card of the owner that nobody else knows, played since the reshuffle."""
    return owner_of(card) == owner and is_unknown(card) and card >> NOT_SHIFT == 0


def has_shown_old_card_late(g: Kabale, owner: i64) -> bool:
    """Whether an old card is known to have been played after the hand was down to one."""
    if g.cells[cells.FEWEST_HELD + owner] & OLD_CARD_SEEN:
        return True
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if owner_of(card) == owner and not is_unknown(card) and held_before(card) == 1:
                if not g.cells[cells.RECYCLED + owner] >> kind_of(card) & 1:
                    return True
    return False


def draw_old_late_count(old: i64, early: i64, late: i64, one_is_known: bool, rng: Rng) -> i64:
    """How many of the old cards lie in late places: none or one, as often as there are deals with none or one."""
    none = binomial(early, old)
    one = late * binomial(early, old - 1) if not one_is_known and old > 0 else 0
    return 1 if rng.below(none + one) >= none else 0


def binomial(n: i64, k: i64) -> i64:
    """In how many ways k places can be chosen out of n."""
    chosen: i64 = 1
    for i in range(k):
        chosen = chosen * (n - i) // (i + 1)
    return chosen


def deal_to_older_cards(g: Kabale, owner: i64, unseen: i64, rng: Rng) -> i64:
    """Deal the cards that lay face down already before a reshuffle; returns what is still unseen.

    A card that has lain longer can be fewer things, so those that can be fewest are dealt first.
    """
    ruled_out = sizes.ALL_KINDS
    while ruled_out:
        next_smaller: i64 = 0
        for column in range(g.facts.players):
            for position in range(g.length(column)):
                card = g.card(column, position)
                cannot = card >> NOT_SHIFT & sizes.ALL_KINDS
                if owner_of(card) == owner and cannot == ruled_out:
                    kind = pick(unseen & ~cannot, rng)
                    unseen &= ~(1 << kind)
                    g.lay(column, position, card & ~31 | kind)
                elif owner_of(card) == owner and count(next_smaller) < count(cannot) < count(ruled_out):
                    next_smaller = cannot
        ruled_out = next_smaller
    return unseen


def redraw_goals(g: Kabale, rng: Rng) -> None:
    """The goals still to come, and those that were left out, are unknown (KH-INFO-7, KH-SET-4)."""
    turned = g.cells[cells.GOALS_TURNED]
    unseen: i64 = 0
    for i in range(cells.GOAL_DECK + turned, cells.GOAL_DECK + sizes.GOALS):
        unseen |= bit(g.cells[i])
    write_shuffled(g, cells.GOAL_DECK + turned, unseen, sizes.GOALS, rng)
