"""What must hold in every state of El Grande (`check`)."""

from __future__ import annotations

from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.facts import MOST_VETERANS, NO_CARD, PILE_STRIDE
from grandee.games.el_grande.engine.power import DEALT_GREYS
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.kept_cards import kept_cards
from grandee.games.el_grande.sizes import OFFICES

BLACK_CABALLEROS = 4  # EG-CHURCH-1


def members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def check(g: ElGrande) -> None:
    """30 caballeros a colour, a king and grandes in their places, boards apart, piles, hands, no negative number."""
    cell, facts = g.cells, g.facts
    king_places = sizes.KING_PLACES if facts.has_regency else sizes.REGIONS
    in_france = facts.has_sea and cell[cells.KING] == sizes.FRANCE  # GI-REG-3
    assert 0 <= cell[cells.KING] < king_places or in_france, "the king is in no place of his"  # EG-CAST-9, EG-MAP-4
    assert not g.muslim() >> cell[cells.KING] & 1, "the king is in Muslim Granada"  # EG-GRAN-2
    for seat in range(facts.players):
        check_seat(g, seat)
    for colour in range(sizes.COLOURS):
        if not facts.every_colour >> colour & 1:
            assert not any(g.cubes(area, colour) for area in areas_of(g)), "caballeros of a colour that nobody plays"
    check_others(g)
    boards = [cell[cells.BOARD], cell[cells.BOARD + 1]]
    assert all(board == sizes.OFF or facts.all_areas >> board & 1 for board in boards)
    assert boards[0] != boards[1] or boards[0] == sizes.OFF, "both boards are in one area"  # EG-ALT-2
    for pile in range(int(facts.piles)):
        if facts.standing[pile] == NO_CARD:
            check_pile(g, pile)


def areas_of(g: ElGrande) -> list[int]:
    """The numbers of all areas in play."""
    return members(int(g.facts.all_areas))


def check_others(g: ElGrande) -> None:
    """The virtual player's thirty caballeros, the church's four, France's places."""
    cell, facts = g.cells, g.facts
    sixth = sum(int(g.cubes(area, sizes.SIXTH)) for area in areas_of(g))
    if facts.has_virtual:  # EG-2P-2
        assert sixth + cell[cells.PROVINCE + sizes.SIXTH] == facts.caballeros, f"{sixth} virtual caballeros"
    if facts.has_church:  # EG-CHURCH-1, EG-CHURCH-4
        assert sixth == BLACK_CABALLEROS, f"{sixth} black caballeros"
        closed = [area for area in areas_of(g) if g.muslim() >> area & 1 or area in (sizes.CASTILLO, sizes.FRANCE)]
        assert not any(g.cubes(area, sizes.SIXTH) for area in closed), "black caballeros where none may be"
        assert 0 <= cell[cells.MARKER] <= facts.players
    if facts.has_sea:  # GI-BASE-10, GI-BLK-2
        assert sixth + cell[cells.PROVINCE + sizes.SIXTH] == BLACK_CABALLEROS, f"{sixth} black caballeros"
        assert 0 <= cell[cells.MARKER] <= facts.players
        assert cell[cells.GAINED] in (0, cell[cells.MARKER]), "who has gained the Inquisitor has him not"
        colours = [0, *(colour + 1 for colour in members(facts.every_colour))]
        assert all(cell[cells.OFFICE + office] in colours for office in range(len(OFFICES)))  # GI-SHIP-4, GI-AME-2
        at_sea = range(cells.SEA_CUBES, cells.SEA_CUBES + int(sizes.SEA_AREAS * sizes.COLOURS))
        assert all(0 <= cell[i] <= facts.caballeros for i in at_sea), "a negative number of caballeros at sea"
    if facts.has_france:  # EG-FRANCE-2, GI-FRA-1
        most = sizes.COLOURS if facts.has_sea else facts.players
        assert all(0 <= cell[cells.FRANCE + place] <= most for place in range(sizes.FRANCE_PLACES))


def check_seat(g: ElGrande, seat: int) -> None:
    cell, facts = g.cells, g.facts
    pieces = [int(g.cubes(area, seat)) for area in areas_of(g)] + [
        int(cell[cells.COURT + seat]),
        int(cell[cells.PROVINCE + seat]),
    ]
    assert min(pieces) >= 0, f"seat {seat} has a negative number of caballeros somewhere: {pieces}"
    assert sum(pieces) == facts.caballeros, f"seat {seat} has {sum(pieces)} caballeros"  # EG-COMP-7, EG-COMP-9
    home = int(cell[cells.GRANDE + seat])
    in_castillo = (facts.has_regency or facts.has_sea) and home == sizes.CASTILLO  # EG-CARD-TOURN-1, GI-P7-CON-3
    at_sea = facts.has_sea and facts.all_regions >> home & 1  # GI-REG-4
    assert 0 <= home < sizes.REGIONS or in_castillo or at_sea, f"the grande of seat {seat} is in no region"  # EG-COMP-8
    assert not g.muslim() >> home & 1, f"the grande of seat {seat} is in Muslim Granada"  # EG-GRAN-2
    assert cell[cells.SCORE + seat] >= 0, f"seat {seat} has {cell[cells.SCORE + seat]} points"  # EG-MAP-12
    assert cell[cells.HELD + seat] == len(members(cell[cells.HAND + seat]))
    known = cell[cells.HAND + seat] | cell[cells.PLAYED + seat]
    if facts.has_intrigue:
        assert not known & cell[cells.LAID_ASIDE + seat], f"seat {seat} has a card that is out of the game"  # KI-9
        known |= cell[cells.LAID_ASIDE + seat]
        assert len(members(cell[cells.LAID_ASIDE + seat])) <= sizes.LAID_ASIDE
    assert known & facts.all_powers == facts.all_powers
    if facts.has_greys:
        assert len(members(known >> sizes.POWERS)) == DEALT_GREYS, f"seat {seat} has not three grey cards"  # EG-SHIFT-1
    assert memory_fits(g, seat), f"seat {seat} holds cards that nobody saw it take back"
    vetoes = g.vetoes(seat) + (g.turning_cards(seat) if facts.has_sea and facts.has_intrigue else 0)  # GI-KI-4
    assert bool(cell[cells.HOLDERS] >> seat & 1) == bool(vetoes)


def memory_fits(g: ElGrande, seat: int) -> bool:
    """As many sets as cards that were seen and are in hand again, and one card for each of them (EG-INFO-8)."""
    cell = g.cells
    first = cells.TAKEN_BACK + seat * sizes.MOST_TAKEN_BACK
    sets = [cell[i] for i in range(first, first + sizes.MOST_TAKEN_BACK) if cell[i]]
    back = cell[cells.HAND + seat] & cell[cells.PLAYED + seat]
    known = cell[cells.HAND + seat] | cell[cells.PLAYED + seat]
    if g.facts.has_intrigue:
        known |= cell[cells.LAID_ASIDE + seat]
    fits = len(members(back)) == len(sets) and known & g.facts.all_powers == g.facts.all_powers
    smaller = 0
    for i, bits in enumerate(sets, 1):  # each set holds the one before, so counting is enough
        fits = (
            fits and len(members(back & bits)) >= i and bits & ~cell[cells.PLAYED + seat] == 0 and smaller & ~bits == 0
        )
        smaller = bits
    return fits


def check_pile(g: ElGrande, pile: int) -> None:
    """The cards to come, the one face up and the one in use are different cards of the pile."""
    cell, facts = g.cells, g.facts
    at, size, veterans = int(facts.pile_at[pile]), int(facts.pile_size[pile]), int(facts.veterans[pile])
    whole = [int(facts.pile_cards[pile * PILE_STRIDE + i]) for i in range(size)]
    whole += [int(facts.veteran_cards[pile * MOST_VETERANS + i]) for i in range(veterans)]
    seen = [int(cell[at + i]) for i in range(cell[cells.TURNED_UP], size)]
    seen += [int(cell[at + size + i]) for i in range(veterans)]  # EG-VTRN-2
    if cell[cells.OFFERED] >> pile & 1:
        seen.append(int(cell[g.offer_at(pile)]))
    card = int(cell[cells.CARD]) - 1
    if card >= 0 and facts.pile[card] == pile:
        seen.append(card)
    seen += [kind for kind in kept_cards(g) if facts.pile[kind] == pile]
    for kind in set(seen):
        assert seen.count(kind) <= whole.count(kind), f"pile {pile + 1} has a card too often: {seen}"
