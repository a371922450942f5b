"""Set-up: section 6 of the spec, and what variants add to it."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.games.el_grande.engine import cells, events, intrigue, sizes, virtual
from grandee.games.el_grande.engine.facts import AT_HOME, IN_COURT, MOST_VETERANS, NO_CARD, PILE_STRIDE
from grandee.games.el_grande.engine.power import deal_greys
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.engine.turn import start_round


def deal(g: ElGrande) -> None:
    """Boards, piles, king and home regions, courts, hands; begin the first round.

    All other cells are zero: nobody has points, and the castillo is empty (EG-SETUP-5, EG-SETUP-6).
    """
    cell = g.cells
    facts = g.facts
    cell[cells.BOARD] = sizes.OFF  # EG-SETUP-4
    cell[cells.BOARD + 1] = sizes.OFF
    for pile in range(facts.piles):  # EG-SETUP-2, EG-SETUP-3
        if facts.standing[pile] == NO_CARD and pile != sizes.COLONY_PILE:
            lay_pile(g, pile)
    draw_regions(g)
    if facts.has_sea:  # GI-SET-7
        lay_pile(g, sizes.COLONY_PILE)
    for seat in range(facts.players):
        cell[cells.COURT + seat] = IN_COURT  # EG-SETUP-10
        cell[cells.PROVINCE + seat] = facts.caballeros - IN_COURT - AT_HOME
        cell[cells.HAND + seat] = facts.all_powers  # EG-SETUP-11, EG-PCARD-2, KI-3
        cell[cells.HELD + seat] = facts.powers
    start = facts.start_seat
    cell[cells.FIRST] = start if start >= 0 else g.below(facts.players)  # EG-SETUP-12, EG-SETUP-13
    if facts.has_virtual:
        virtual.set_up(g)
    if facts.has_greys:  # last of all; the first round begins when one of them is passed on (EG-SHIFT-14)
        deal_greys(g)
    elif facts.has_intrigue and not facts.has_sea:
        intrigue.begin(g)
    else:
        start_round(g, facts.first_round)  # EG-SETUP-14
        if facts.has_sea:  # when the cards of the first round lie open (GI-SET-8, GI-SET-9, GI-SET-10)
            if facts.has_intrigue:  # with two settings of disks, each a moment of its own (GI-KI-9)
                intrigue.choose_hands(g)
            intrigue.ask_for_setup_disks(g, intrigue.BY_COLONIES)


def lay_pile(g: ElGrande, pile: i64) -> None:
    """Shuffle a pile. Veteran cards take the place of as many others of theirs, which nobody sees
    (EG-VTRN-2, EG-VTRN-3, EG-VTRN-4)."""
    cell = g.cells
    facts = g.facts
    at = facts.pile_at[pile]
    size = facts.pile_size[pile]
    for i in range(size):
        cell[at + i] = facts.pile_cards[pile * PILE_STRIDE + i]
    veterans = facts.veterans[pile]
    if veterans > 0:
        among = facts.exchanged_among[pile]
        g.shuffle(at, among)
        for i in range(veterans):
            cell[at + size + i] = cell[at + among - 1 - i]
            cell[at + among - 1 - i] = facts.veteran_cards[pile * MOST_VETERANS + i]
            g.emit(events.VETERAN_MIXED, facts.veteran_cards[pile * MOST_VETERANS + i])
    g.shuffle(at, size)


def draw_regions(g: ElGrande) -> None:
    """One region card for the king, then one for each player, never the same, and two for the black caballeros
    (EG-SETUP-7, EG-SETUP-8, EG-SETUP-9, EG-CHURCH-2, GI-SET-1, GI-SET-3, GI-SET-5).

    Muslim Granada is set aside (EG-GRAN-2, EG-CHURCH-13, GI-MIX-3).
    """
    cell = g.cells
    facts = g.facts
    left = sizes.ALL_REGIONS & ~g.muslim()
    number = facts.regions - (0 if facts.granada < 0 else 1)
    for i in range(facts.players + 1 + (2 if facts.has_black else 0)):
        skip = g.below(number - i)
        members = left
        for _ in range(skip):
            members &= members - 1
        region = lowest(members)
        left &= ~(1 << region)
        if i == 0:
            cell[cells.KING] = region
            g.emit(events.KING_STARTS, region)
        elif i <= facts.players:
            cell[cells.GRANDE + i - 1] = region
            g.put(region, i - 1, AT_HOME)
            g.emit(events.HOME_DRAWN, i - 1, region)
        else:
            g.put(region, sizes.SIXTH, AT_HOME)
            g.emit(events.BLACK_STARTS, region)
