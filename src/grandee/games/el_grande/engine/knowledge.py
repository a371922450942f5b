"""Who knows what: section 5 of the spec."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.cells import DEPTH
from grandee.core.chance import Rng, count, pick
from grandee.core.sets import shuffle_cells, sort, swap
from grandee.core.state import HIDDEN
from grandee.games.el_grande.engine import cells, sizes, steps
from grandee.games.el_grande.engine.facts import NO_CARD, Facts
from grandee.games.el_grande.engine.power import DEALT_GREYS
from grandee.games.el_grande.engine.special import special_of
from grandee.games.el_grande.engine.state import ElGrande


def hide_turned_cards(g: ElGrande, seat: i64) -> None:
    """A power card lies face down on its owner's pile once the owner's turn has come
    (EG-INFO-1, EG-INFO-7, EG-TURN-3); in 2023 it lies open to the end of the round (EG-INFO-11)."""
    if not g.facts.discards_in_turn:
        return
    for other in range(g.facts.players):
        if g.facts.has_intrigue and other == g.whose_turn():
            continue  # it lies open to the end of the turn (KI-25)
        if other != seat and g.cells[cells.TURNED] >> other & 1:
            g.cells[cells.POWER + other] = HIDDEN


def redraw(g: ElGrande, seat: i64, rng: Rng) -> None:
    """Draw anew all that a seat does not know: cards that others took back, their disks, the piles, and in variants the
    grey cards of others and what the virtual player will turn up."""
    cell = g.cells
    facts = g.facts
    for other in range(facts.players):
        if other != seat:
            redraw_hand(g, other, rng)
            if cell[cells.DIAL + other] != 0:
                redraw_disk(g, other, rng)
    shuffle_piles(g, facts, rng)
    if facts.has_greys:
        redraw_greys(g, seat, rng)
    if facts.has_virtual:
        drawn = cells.REGION_CARDS + cell[cells.REGIONS_DRAWN]
        shuffle_cells(g, drawn, cells.REGION_CARDS + sizes.REGIONS, rng)
        shuffle_cells(
            g, cells.VIRTUAL_POWERS + cell[cells.TURNED_UP], cells.VIRTUAL_POWERS + sizes.POWERS, rng
        )  # EG-INFO-12


def redraw_hand(g: ElGrande, other: i64, rng: Rng) -> None:
    """A hand is all that was not seen played, and of what was taken back one out of each set (EG-INFO-8)."""
    cell = g.cells
    taken: i64 = 0
    first = cells.TAKEN_BACK + other * sizes.MOST_TAKEN_BACK
    at = first
    while at < first + sizes.MOST_TAKEN_BACK and cell[at] != 0:
        taken |= 1 << pick(cell[at] & ~taken, rng)
        at += 1
    unseen = g.facts.all_powers & ~cell[cells.PLAYED + other]
    if g.facts.has_intrigue:  # some of them are out of the game, nobody knows which (KI-26)
        number = count(cell[cells.LAID_ASIDE + other])
        cell[cells.LAID_ASIDE + other] = 0
        for _ in range(number):
            cell[cells.LAID_ASIDE + other] |= 1 << pick(unseen & ~cell[cells.LAID_ASIDE + other], rng)
        unseen &= ~cell[cells.LAID_ASIDE + other]
    cell[cells.HAND + other] = unseen | taken


def redraw_greys(g: ElGrande, seat: i64, rng: Rng) -> None:
    """Grey cards of others: those that everybody has seen, the one that this seat has passed, and any of the rest
    (EG-SHIFT-10, EG-SHIFT-15)."""
    cell = g.cells
    facts = g.facts
    has_passed = cell[DEPTH] == 0 or g.step_number() != steps.PASS_GREY
    pool: i64 = (1 << facts.greys) - 1
    mine: i64 = -1
    if seat >= 0:  # a spectator has none
        pool &= ~(cell[cells.HAND + seat] >> sizes.POWERS)
        if has_passed:
            mine = cell[cells.PASSED + seat] - 1
    for other in range(facts.players):
        pool &= ~cell[cells.GREY_SEEN + other]
    if mine >= 0:
        pool &= ~(1 << mine)
    for other in range(facts.players):
        if other == seat:
            continue
        seen = cell[cells.GREY_SEEN + other]
        hand = seen & ~(cell[cells.PLAYED + other] >> sizes.POWERS)  # taken back before everybody's eyes
        missing = DEALT_GREYS - count(seen)
        if mine >= 0 and other == g.after(seat, 1) and not seen >> mine & 1:
            hand |= 1 << mine
            missing -= 1
        for _ in range(missing):
            grey = pick(pool, rng)
            pool &= ~(1 << grey)
            hand |= 1 << grey
        cell[cells.HAND + other] |= hand << sizes.POWERS
    for other in range(facts.players):
        if other != seat:
            redraw_passed(g, seat, other, has_passed, rng)


def redraw_passed(g: ElGrande, seat: i64, other: i64, has_passed: bool, rng: Rng) -> None:
    """What another seat has passed, or is about to: a card of the receiver now, or one of its own."""
    cell = g.cells
    if cell[cells.PASSED + other] == 0:
        return
    if not has_passed:
        cell[cells.PASSED + other] = pick(cell[cells.HAND + other] >> sizes.POWERS, rng) + 1
        return
    receiver = g.after(other, 1)
    if receiver != seat:  # who knows what it received
        cell[cells.PASSED + other] = (
            pick(cell[cells.HAND + receiver] >> sizes.POWERS | cell[cells.GREY_SEEN + receiver], rng) + 1
        )


def redraw_disk(g: ElGrande, other: i64, rng: Rng) -> None:
    """A disk that is set and not yet open shows any region that it may show (EG-INFO-2, EG-INFO-10)."""
    regions = sizes.ALL_REGIONS
    if g.cells[DEPTH] > 0 and g.step_number() == steps.SETUP_DISK:
        regions &= ~g.muslim()
    elif g.cells[DEPTH] > 0 and g.step_number() == steps.LAY_ASIDE_ONE:  # a card of its hand
        regions = g.cells[cells.HAND + other]
    elif g.cells[DEPTH] > 0 and g.step_number() == steps.DISK:
        regions = special_of(g).disk_regions(g, other)
    elif g.cells[cells.KING] > sizes.CASTILLO and not g.facts.has_sea:  # EG-GEN-13
        regions |= 1 << sizes.CASTILLO
    g.cells[cells.DIAL + other] = pick(regions, rng) + 1


def shuffle_piles(g: ElGrande, facts: Facts, rng: Rng) -> None:
    """Everybody knows which cards are still to come; nobody knows their order, nor which ones veteran cards have
    replaced (EG-INFO-2, EG-INFO-12, EG-VTRN-3)."""
    turned = g.cells[cells.TURNED_UP]
    for pile in range(facts.piles):
        if facts.standing[pile] == NO_CARD:
            first = facts.pile_at[pile]
            end = first + facts.pile_size[pile]
            if facts.veterans[pile] > 0:
                redraw_removed(g, first + min(turned, facts.pile_size[pile]), end, facts.veterans[pile], rng)
            shuffle_cells(g, first + turned, end, rng)


def redraw_removed(g: ElGrande, first: i64, end: i64, removed: i64, rng: Rng) -> None:
    """The cards that veteran cards have replaced are any of their pile that nobody has seen, but no veteran cards."""
    cell = g.cells
    sort(g, first, end + removed)
    for slot in range(end + removed - 1, end - 1, -1):
        candidates: i64 = 0
        for i in range(first, slot + 1):
            candidates += replaceable(g, cell[i])
        skip = rng.below(candidates)
        for i in range(first, slot + 1):
            if replaceable(g, cell[i]):
                if skip == 0:
                    swap(g, i, slot)
                    break
                skip -= 1
    sort(g, first, end)


def replaceable(g: ElGrande, card: i64) -> i64:
    """1 for a card of the pile from which cards are removed, before piles are merged (EG-VTRN-4)."""
    return 1 - g.facts.is_veteran[card] if g.facts.printed_pile[card] == g.facts.pile[card] else i64(0)
