"""Positions of El Grande in the words of scenarios, written from a state or a view; position_reader.py reads them."""

from __future__ import annotations

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.core.game import LETTERS
from grandee.core.state import HIDDEN
from grandee.games.el_grande.api import View
from grandee.games.el_grande.deck import Deck
from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.state import PLACED_PART, SPECIAL_PART, ElGrande
from grandee.games.el_grande.invariants import members
from grandee.games.el_grande.map import BOARDS, Map

KEYS = (
    "at",
    "to_act",
    "asked",
    "round",
    "first",
    "active",
    "king",
    "regions",
    "castillo",
    "court",
    "province",
    "score",
    "grandes",
    "boards",
    "offer",
    "card",
    "done",
    "hands",
    "power",
    "turned",
    "vetoes",
    "piles",
    "dials",
    "revealed",
    "returning",
    "played",
    "taken_back",
    "effect",
    "agenda",
)
PILE_WORDS = tuple(f"pile_{pile + 1}" for pile in range(sizes.PILES - 1))
EFFECT_CELLS = {  # numbers of a special action in progress, and the most that each can be
    "covered": (cells.COVERED, 1),
    "own": (cells.OWN_LEFT, 30),
    "foreign": (cells.FOREIGN_LEFT, 30),
    "any": (cells.ANY_LEFT, 30),
    "source": (cells.SOURCE, 9),
    "chosen": (cells.CHOSEN, 9),
    "what": (cells.CHOSEN_WHAT, 4),
    "mode": (cells.CHOSEN_MODE, 9),
    "thrown": (cells.THROWN_SO_FAR, 150),
    "shown": (cells.SHOWN, 9),
    "shown_1": (cells.SHOWN + 1, 30),
    "shown_2": (cells.SHOWN + 2, 30),
    "shown_3": (cells.SHOWN + 3, 30),
    "shown_4": (cells.SHOWN + 4, 30),
}


def area_word(regions: list[str], area: int) -> str:
    return {sizes.CASTILLO: "castillo", sizes.COURT: "court", sizes.OFF: "off"}.get(area) or regions[area]


def write(g: ElGrande, deck: Deck, board: Map) -> View:
    """A state or view as a position. What a view hides is `?`, a number, or left out."""
    cell, regions = g.cells, board.regions
    letters = LETTERS[: int(g.facts.players)]
    seats = list(enumerate(letters))
    parts = (("place", PLACED_PART), ("special", SPECIAL_PART))
    found = View(
        at="over",
        round=cell[cells.ROUND],
        first=letters[cell[cells.FIRST]],
        active="" if cell[cells.ACTIVE] == sizes.NO_SEAT else letters[cell[cells.ACTIVE]],
        king=regions[cell[cells.KING]],
        regions={word: counts(g, area, letters) for area, word in enumerate(regions)},
        castillo="?" if cell[cells.CASTILLO] == HIDDEN else counts(g, sizes.CASTILLO, letters),
        court={letter: cell[cells.COURT + seat] for seat, letter in seats},
        province={letter: cell[cells.PROVINCE + seat] for seat, letter in seats},
        score={letter: cell[cells.SCORE + seat] for seat, letter in seats},
        grandes={letter: regions[cell[cells.GRANDE + seat]] for seat, letter in seats},
        boards={word: area_word(regions, cell[cells.BOARD + i]) for i, word in enumerate(BOARDS)},
        offer=[deck.ids[cell[cells.OFFER + pile]] for pile in range(sizes.PILES) if cell[cells.OFFERED] >> pile & 1],
        card=deck.ids[cell[cells.CARD] - 1] if cell[cells.CARD] else "",
        done=[word for word, part in parts if cell[cells.PARTS] & part],
        hands={letter: hand(g, seat) for seat, letter in seats},
        power={
            letter: "?" if cell[cells.POWER + seat] == HIDDEN else cell[cells.POWER + seat]
            for seat, letter in seats
            if cell[cells.POWER + seat]
        },
        turned=[letter for seat, letter in seats if cell[cells.TURNED] >> seat & 1],
        vetoes={
            letter: ["this"] * cell[cells.VETO_THIS + seat] + ["next"] * cell[cells.VETO_NEXT + seat]
            for seat, letter in seats
            if cell[cells.HOLDERS] >> seat & 1
        },
        piles={word: write_pile(g, pile, deck) for pile, word in enumerate(PILE_WORDS)},
        dials=disks(g, cells.DIAL, letters, regions),
        revealed=disks(g, cells.REVEALED, letters, regions),
        returning={
            word: cell[cells.RETURNING + i] for i, word in enumerate([*regions, "court"]) if cell[cells.RETURNING + i]
        },
        effect={word: cell[at] for word, (at, _) in EFFECT_CELLS.items() if cell[at]},
        agenda=[write_row(g, number, letters) for number in range(cell[DEPTH])],
    )
    if not g.is_over():
        found.at, found.to_act = g.rules.steps[g.step_number()].word, letters[g.to_move()]
        found.asked = [letter for seat, letter in seats if g.asked() >> seat & 1]
    if cell[cells.PLAYED] != HIDDEN:
        write_memory(found, g, letters)
    return found


def disks(g: ElGrande, at: int, letters: str, regions: list[str]) -> dict[str, str]:
    """The regions that disks show, by seat, as far as they are known."""
    shown = {letter: g.cells[at + seat] for seat, letter in enumerate(letters) if g.cells[at + seat] > 0}
    return {letter: regions[dial - 1] for letter, dial in shown.items()}


def counts(g: ElGrande, area: int, letters: str) -> dict[str, int]:
    return {letter: int(g.cubes(area, seat)) for seat, letter in enumerate(letters) if g.cubes(area, seat)}


def hand(g: ElGrande, seat: int) -> list[int] | int:
    """The values in hand, or how many there are: nobody is shown more of another's hand (EG-INFO-2)."""
    cell = g.cells
    if cell[cells.HAND + seat] != HIDDEN:
        return [value + 1 for value in members(cell[cells.HAND + seat])]
    return g.hand_size(seat)


def write_pile(g: ElGrande, pile: int, deck: Deck) -> list[str] | int:
    first, size = g.cells[cells.TURNED_UP], g.facts.pile_size[pile]
    cards = [g.cells[cells.PILE + pile * sizes.ROOM + i] for i in range(first, size)]
    return len(cards) if HIDDEN in cards else [deck.ids[card] for card in cards]


def write_memory(found: View, g: ElGrande, letters: str) -> None:
    """What everybody remembers of power cards: those seen, and what those taken back unseen can be."""
    found.played = {
        letter: [v + 1 for v in members(g.cells[cells.PLAYED + seat])] for seat, letter in enumerate(letters)
    }
    found.taken_back = {}
    for seat, letter in enumerate(letters):
        first = cells.TAKEN_BACK + seat * sizes.MOST_TAKEN_BACK
        sets = [g.cells[i] for i in range(first, first + sizes.MOST_TAKEN_BACK) if g.cells[i]]
        if sets:
            found.taken_back[letter] = [[v + 1 for v in members(bits)] for bits in sets]


def write_row(g: ElGrande, row: int, letters: str) -> str:
    step, seats, times, about, detail = (g.cells[AGENDA + row * ROW + i] for i in range(ROW))
    who = "".join(letter for seat, letter in enumerate(letters) if seats >> seat & 1)
    return f"{g.rules.steps[step].word} {who} {times} {about} {detail}"
