"""What must hold in every state of Grand Inquisitor & Colonies: tokens, the limit board, the ledger of a turn."""

from __future__ import annotations

from grandee.games.el_grande.engine import cells, groups, ledger, sizes, stands
from grandee.games.el_grande.engine.deal import GOLD, GOODS
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.position_colonies import LEDGER, group_words, number_in


def check(g: ElGrande) -> None:
    """No negative number at sea, tokens as many as there are, nobody twice on the limit board or in the ledger."""
    cell, most = g.cells, int(g.facts.caballeros)
    at_sea = range(cells.SEA_CUBES, cells.SEA_CUBES + int(sizes.SEA_AREAS * sizes.COLOURS))
    assert all(0 <= cell[i] <= most for i in at_sea), "a negative number of caballeros at sea"
    for token, number in enumerate((int(GOLD), int(GOODS))):
        check_token(g, token, number)
    for place in range(sizes.FRANCE_PLACES):
        assert not cell[cells.FRANCE_LOAD + place] or cell[cells.FRANCE + place], (
            "a token in France without its carrier"
        )
    check_limit(g)
    check_ledger(g)


def check_token(g: ElGrande, token: int, number: int) -> None:
    """Free, carried or in the supply; one out of the game is in none of them (GI-TOK-1)."""
    cell = g.cells
    free, supply = int(cell[cells.FREE_TOKENS + token]), int(cell[cells.SUPPLY + token])
    brought, carried = int(cell[cells.BROUGHT + token]), 0
    for area in range(int(sizes.SHIP), int(sizes.MEDITERRANEAN) + 1):
        for colour in range(sizes.COLOURS):
            n = int(groups.loaded(g, area, colour, token + 1))
            assert n >= 0 <= groups.loaded(g, area, colour, 0), "more carriers at sea than caballeros"
            carried += n
    carried += sum(cell[cells.FRANCE_LOAD + place] == token + 1 for place in range(sizes.FRANCE_PLACES))
    assert min(free, supply, brought, free - brought) >= 0, "a negative number of tokens"
    assert free + supply + carried <= number, f"{free + supply + carried} tokens of a kind"


def check_limit(g: ElGrande) -> None:
    """GI-LIM-1, GI-LIM-6, GI-LIM-14."""
    cell, area = g.cells, int(g.cells[cells.LIMIT_AREA])
    known = sizes.ALL_REGIONS | sizes.AT_SEA
    assert area == sizes.OFF or known >> area & 1, "the limit board is where it cannot be"
    assert groups.free_spaces(g) >= 0, "more on the limit board than it has spaces"
    for colour in range(sizes.COLOURS):
        for load in range(sizes.LOADS):
            on_it = int(cell[cells.ON_LIMIT + load * sizes.COLOURS + colour])
            there = 0
            if area > sizes.FRANCE:
                there = int(groups.loaded(g, area, colour, load))
            elif area < sizes.REGIONS and load == 0:
                there = int(g.cubes(area, colour))
            assert area == sizes.OFF or 0 <= on_it <= there, "more on the limit board than in its area"
        newcomers = int(cell[cells.NEWCOMERS + colour])
        assert 0 <= newcomers <= groups.beside(g, colour), "newcomers who do not stand beside the limit board"


def check_ledger(g: ElGrande) -> None:
    """Nobody has more marks than there are caballeros (GI-TURN-7)."""
    total = 0
    entries = range(cells.LEDGER, cells.LEDGER + int(sizes.GROUPS * sizes.COLOURS))
    if not g.cells[cells.MARKED]:
        assert not any(g.cells[i] for i in entries), "a ledger that nobody clears"
        return
    assert not wrong_marks(g), f"marks that nobody can have: {wrong_marks(g)}"
    known = set(group_words(g, [str(area) for area in range(int(sizes.AREA_NUMBERS))]).values())
    for group in range(sizes.GROUPS):
        for colour in range(sizes.COLOURS):
            n = number_in(g, group, colour) if group in known else 0
            rest = int(ledger.number_with(g, group, colour, n, 1))
            assert rest >= 0, f"{n - rest} marks for {n} caballeros of group {group}"
            total += n - rest
    assert total == g.cells[cells.MARKED], f"{total} have marks, not {g.cells[cells.MARKED]}"


def wrong_marks(g: ElGrande) -> str:
    """Marks that nobody can have now: those of a repetition without one, and the right to sail after a move but by an
    option (GI-TURN-8, GI-TURN-5)."""
    for word, marks in LEDGER.items():
        can_be = g.is_repetition() if marks >= ledger.AGAIN else marks != ledger.BOTH or not g.facts.sea_is_a_move
        groups_and_colours = ((group, colour) for group in range(sizes.GROUPS) for colour in range(sizes.COLOURS))
        if not can_be and any(ledger.marked(g, group, colour, marks) for group, colour in groups_and_colours):
            return word
    return ""


def returning_fits(g: ElGrande, seat: int) -> bool:
    """Nobody returns more of a group than there are."""
    for group in range(sizes.REGIONS, sizes.GROUPS):
        n = int(g.cells[cells.RETURN_GROUPS + group])
        if n and (group < sizes.ON_BOARD or g.cells[cells.LIMIT_AREA] != sizes.OFF):
            stand = stands.stand_of_group(g, group)
            if n > groups.number(g, stands.area_of_group(g, group), seat, stand):
                return False
    return True
