"""Positions of El Grande in the words of scenarios, written from a state or a view; position_reader.py reads them."""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.core.game import LETTERS
from grandee.core.options import Value
from grandee.core.state import HIDDEN
from grandee.games.el_grande import position_colonies
from grandee.games.el_grande.api import View
from grandee.games.el_grande.deck import Deck
from grandee.games.el_grande.engine import cells, sizes, steps
from grandee.games.el_grande.engine.facts import NO_CARD
from grandee.games.el_grande.engine.state import PLACED_PART, SPECIAL_PART, ElGrande
from grandee.games.el_grande.invariants import members
from grandee.games.el_grande.map import BOARDS, Map
from grandee.games.el_grande.sizes import OFFICES

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
    "removed",
    "france",
    "granada",
    "church",
    "extra",
    "away",
    "limits",
    "drawn",
    "region_cards",
    "virtual_powers",
    "infiltrates",
    "greys",
    "grey",
    "grey_seen",
    "passed",
    "laid_aside",
    "strength",
    "offices",
    "kept",
    "later",
    "due",
    "acting",
    "turn_of",
    "carried_out",
    "inquisitor",
    "aside",
    "bonus_used",
    "gained_by",
    *position_colonies.KEYS,
)
PILE_WORDS = tuple(f"pile_{pile + 1}" for pile in range(sizes.PILES))
FRANCE_PLACES = ("ambassador", "envoy", "third")
LIMITS = {"made": cells.MOVES_MADE, "most": cells.MOVES_MOST, "far": cells.ONE_MOVED_FAR}
EFFECT_CELLS = {  # numbers of a special action in progress, and the most that each can be
    "covered": (cells.COVERED, 1),
    "own": (cells.OWN_LEFT, 34),  # all of one region, with the church's (EG-LIMIT-7)
    "foreign": (cells.FOREIGN_LEFT, 30),
    "any": (cells.ANY_LEFT, 30),
    "source": (cells.SOURCE, int(sizes.AREA_NUMBERS)),
    "chosen": (cells.CHOSEN, int(sizes.AREA_NUMBERS) - 1),
    "what": (cells.CHOSEN_WHAT, 4095),
    "mode": (cells.CHOSEN_MODE, 9),
    "thrown": (cells.THROWN_SO_FAR, 150),
    "leaving": (cells.RETURNING + sizes.FRANCE, 7),  # the set of places in France from which caballeros are returned
    "shown": (cells.SHOWN, 11),
    "shown_1": (cells.SHOWN + 1, 30),
    "shown_2": (cells.SHOWN + 2, 127),
    "shown_3": (cells.SHOWN + 3, 30),
    "shown_4": (cells.SHOWN + 4, 127),
    "place": (cells.CHOSEN_PLACE, 127),
}
KEPT = {  # where the cards before a seat are counted (GI-P7-2); one taken in this round cannot be used in it
    "after_castillo": int(cells.KEPT_CASTILLO),
    "double": int(cells.KEPT_DOUBLE),
    "turn_next": int(cells.KEPT_TURN),
    "turn": int(cells.KEPT_TURN + sizes.SEATS),
}
LAID = {"later": int(cells.LATER), "due": int(cells.DUE)}

AREA_WORDS = {
    int(sizes.CASTILLO): "castillo",
    int(sizes.FRANCE): "france",
    int(sizes.OFF): "off",
    int(sizes.SHIP): "ship",
    int(sizes.AMERICA): "america",
    int(sizes.MEDITERRANEAN): "mediterranean",
    int(sizes.COURT): "court",
    int(sizes.PROVINCE_PLACE): "province",
    int(sizes.ASIDE): "aside",
}


def value_step(options: Mapping[str, Value]) -> int:
    """Between the values of the cards that are played: power cards count from 1, those of King & Intrigue in tens."""
    return 10 if options["king_intrigue"] else 1


def step_of(g: ElGrande) -> int:
    return 10 if g.facts.has_intrigue else 1


def area_word(regions: list[str], area: int) -> str:
    return AREA_WORDS.get(area) or regions[area]


def king_word(regions: list[str], place: int) -> str:
    return "portugal" if place == sizes.PORTUGAL else area_word(regions, place)


def colours_of(g: ElGrande) -> list[tuple[int, str]]:
    """The numbers and words of all colours in play."""
    others = [(int(sizes.SIXTH), word) for word in g.rules.others]
    return [*enumerate(LETTERS[: int(g.facts.players)]), *others]


def write(g: ElGrande, deck: Deck, board: Map) -> View:
    """A state or view as a position. What a view hides is `?`, a number, or left out."""
    cell, regions = g.cells, board.regions
    letters = LETTERS[: int(g.facts.players)]
    colours = colours_of(g)
    virtual = [(int(sizes.SIXTH), word) for word in g.rules.others if g.facts.has_virtual]
    france = {
        area_word(regions, area): counts(g, area, colours)
        for area in members(int(g.facts.all_regions))
        if area >= sizes.FRANCE
    }
    seats = list(enumerate(letters))
    parts = (("place", PLACED_PART), ("special", SPECIAL_PART))
    found = View(
        at="over",
        round=cell[cells.ROUND],
        first=letters[cell[cells.FIRST]],
        active="" if cell[cells.ACTIVE] == sizes.NO_SEAT else letters[cell[cells.ACTIVE]],
        king=king_word(regions, cell[cells.KING]),
        regions={word: counts(g, area, colours) for area, word in enumerate(regions)} | france,
        castillo="?" if cell[cells.CASTILLO] == HIDDEN else counts(g, sizes.CASTILLO, colours),
        court={letter: cell[cells.COURT + seat] for seat, letter in seats},
        province={word: cell[cells.PROVINCE + colour] for colour, word in [*seats, *virtual]},
        score={letter: cell[cells.SCORE + seat] for seat, letter in seats},
        grandes={letter: area_word(regions, cell[cells.GRANDE + seat]) for seat, letter in seats},
        boards={word: area_word(regions, cell[cells.BOARD + i]) for i, word in enumerate(BOARDS)},
        offer=[deck.ids[cell[g.offer_at(pile)]] for pile in range(sizes.PILES) if cell[cells.OFFERED] >> pile & 1],
        card=deck.ids[cell[cells.CARD] - 1] if cell[cells.CARD] else "",
        done=[word for word, part in parts if cell[cells.PARTS] & part],
        hands={letter: hand(g, seat) for seat, letter in seats},
        power={
            letter: "?" if cell[cells.POWER + seat] == HIDDEN else cell[cells.POWER + seat] * step_of(g)
            for seat, letter in [*seats, *virtual]
            if cell[cells.POWER + seat]
        },
        turned=[letter for seat, letter in colours if cell[cells.TURNED] >> seat & 1],
        vetoes={
            letter: ["this"] * cell[cells.VETO_THIS + seat] + ["next"] * cell[cells.VETO_NEXT + seat]
            for seat, letter in seats
            if g.vetoes(seat)
        },
        piles={word: write_pile(g, pile, deck) for pile, word in enumerate(PILE_WORDS) if is_shuffled(g, pile)},
        dials=disks(g, cells.DIAL, letters, regions, deck),
        revealed=disks(g, cells.REVEALED, letters, regions),
        returning=write_returning(g, regions),
        effect={word: cell[at] for word, (at, _) in EFFECT_CELLS.items() if at < len(cell) and cell[at]},
        agenda=[write_row(g, number, letters) for number in range(cell[DEPTH])],
    )
    if not g.is_over():
        found.at, found.to_act = g.rules.steps[g.step_number()].word, letters[g.to_move()]
        found.asked = [letter for seat, letter in seats if g.asked() >> seat & 1]
    if cell[cells.PLAYED] != HIDDEN:
        write_memory(found, g, deck, letters)
    write_variants(found, g, deck, regions, dict(colours))
    return found


def write_returning(g: ElGrande, regions: list[str]) -> dict[str, int]:
    """How many caballeros a seat is about to return, by source, with the colonies by group."""
    found = {word: int(g.cells[cells.RETURNING + i]) for i, word in enumerate([*regions, "court"])}
    if g.facts.has_sea:
        found = {"court": found["court"]} | position_colonies.write_returning(g, all_areas(regions))
    found["france"] = len(members(g.cells[cells.RETURNING + sizes.FRANCE]))
    return {word: n for word, n in found.items() if n}


def all_areas(regions: list[str]) -> list[str]:
    """The words of areas by their numbers."""
    return [king_word(regions, area) for area in range(sizes.AREA_NUMBERS)]


def disks(g: ElGrande, at: int, letters: str, regions: list[str], deck: Deck | None = None) -> dict[str, str]:
    """The regions that disks show, by seat, as far as they are known."""
    shown = {letter: g.cells[at + seat] for seat, letter in enumerate(letters) if g.cells[at + seat] > 0}
    words = [*regions, "court"]  # which only a disk for the castillo may mean (EG-GEN-13)
    if deck and not g.is_over() and g.step_number() == steps.LAY_ASIDE_ONE:
        words = deck.ids
    return {letter: words[dial - 1] for letter, dial in shown.items()}


def counts(g: ElGrande, area: int, colours: list[tuple[int, str]]) -> dict[str, int]:
    return {word: number for colour, word in colours if (number := int(g.cubes(area, colour)))}


def hand(g: ElGrande, seat: int) -> list[int] | int:
    """The values in hand, or how many there are: nobody is shown more of another's hand (EG-INFO-2)."""
    cell = g.cells
    if cell[cells.HAND + seat] != HIDDEN:
        return [step_of(g) * (value + 1) for value in members(cell[cells.HAND + seat] & g.facts.all_powers)]
    return g.hand_size(seat)


def is_shuffled(g: ElGrande, pile: int) -> bool:
    """Whether a pile has cards to come in an order that nobody knows; the Inquisitor's has one card or none."""
    if pile >= g.facts.piles or (g.facts.has_intrigue and pile < sizes.COLONY_PILE):  # GI-KI-6
        return False
    return bool(g.facts.standing[pile] == NO_CARD and pile != sizes.INQUISITOR_PILE)


def write_pile(g: ElGrande, pile: int, deck: Deck) -> list[str] | int:
    first, size = g.cells[cells.TURNED_UP], g.facts.pile_size[pile]
    cards = [g.cells[g.facts.pile_at[pile] + i] for i in range(first, size)]
    return len(cards) if HIDDEN in cards else [deck.ids[card] for card in cards]


def write_memory(found: View, g: ElGrande, deck: Deck, letters: str) -> None:
    """What everybody remembers of power cards: those seen, and what those taken back unseen can be."""
    found.played = {
        letter: card_words(g, g.cells[cells.PLAYED + seat], deck.grey_ids) for seat, letter in enumerate(letters)
    }
    found.taken_back = {}
    for seat, letter in enumerate(letters):
        first = cells.TAKEN_BACK + seat * sizes.MOST_TAKEN_BACK
        sets = [g.cells[i] for i in range(first, first + sizes.MOST_TAKEN_BACK) if g.cells[i]]
        if sets:
            found.taken_back[letter] = [card_words(g, bits, deck.grey_ids) for bits in sets]
    if g.facts.has_greys:
        found.grey_seen = {
            letter: [deck.grey_ids[grey] for grey in members(g.cells[cells.GREY_SEEN + seat])]
            for seat, letter in enumerate(letters)
            if g.cells[cells.GREY_SEEN + seat]
        }


def card_words(g: ElGrande, bits: int, greys: list[str]) -> list[int | str]:
    """A set of power cards, by value, and of grey ones, by their words."""
    if g.facts.has_intrigue:
        return [step_of(g) * (card + 1) for card in members(bits)]
    return [card + 1 if card < sizes.POWERS else greys[card - int(sizes.POWERS)] for card in members(bits)]


def write_variants(found: View, g: ElGrande, deck: Deck, regions: list[str], words: Mapping[int, str]) -> None:
    """What only a variant has; `words` of colours."""
    cell, facts = g.cells, g.facts
    if facts.has_france:
        found.france = {
            place: words[cell[cells.FRANCE + i] - 1] if cell[cells.FRANCE + i] else ""
            for i, place in enumerate(FRANCE_PLACES)
        }
    if facts.has_sea:
        found.offices = {
            office: words[cell[cells.OFFICE + i] - 1] if cell[cells.OFFICE + i] else ""
            for i, office in enumerate(OFFICES)
        }
        write_colonies(found, g, deck, regions, words)
    if facts.granada >= 0:
        found.granada = "conquered" if cell[cells.CONQUERED] else "muslim"
    if facts.has_church:
        found.church = words[cell[cells.MARKER] - 1] if cell[cells.MARKER] else ""
        found.extra = "used" if cell[cells.EXTRA_USED] else ""
    if facts.counts_more:
        found.away = bool(cell[cells.PLACED_AWAY])
    if facts.has_limits:
        found.limits = {word: int(cell[at]) for word, at in LIMITS.items() if cell[at]}
    if facts.has_regency:
        found.infiltrates = bool(cell[cells.INFILTRATES])
    if facts.has_virtual:
        write_virtual(found, g, regions)
    if facts.has_greys:
        write_greys(found, g, deck)
    if facts.has_intrigue:
        write_intrigue(found, g)
    removed = {
        word: [cell[facts.pile_at[pile] + facts.pile_size[pile] + i] for i in range(facts.veterans[pile])]
        for pile, word in enumerate(PILE_WORDS)
        if facts.veterans[pile]
    }
    if removed and HIDDEN not in next(iter(removed.values())):
        found.removed = {word: [deck.ids[kind] for kind in kinds] for word, kinds in removed.items()}


def write_colonies(found: View, g: ElGrande, deck: Deck, regions: list[str], words: Mapping[int, str]) -> None:
    """Cards before players and on areas, and the kept one that is used."""
    cell = g.cells
    kept = {
        letter: [word for word, at in KEPT.items() for _ in range(cell[at + seat])]
        for seat, letter in enumerate(LETTERS[: int(g.facts.players)])
    }
    found.kept = {letter: cards for letter, cards in kept.items() if cards}
    found.later, found.due = (
        {area_word(regions, area): int(cell[at + area]) for area in members(int(g.facts.all_areas)) if cell[at + area]}
        for at in LAID.values()
    )
    found.acting = deck.ids[cell[cells.ACTING] - 1] if cell[cells.ACTING] else ""
    found.turn_of = LETTERS[cell[cells.TURN_OF] - 1] if cell[cells.TURN_OF] else ""
    found.carried_out = deck.ids[cell[cells.CARRIED_OUT] - 1] if cell[cells.CARRIED_OUT] else ""
    write_inquisitor(found, g, words)
    position_colonies.write(found, g, words, all_areas(regions))


def write_inquisitor(found: View, g: ElGrande, words: Mapping[int, str]) -> None:
    """The Inquisitor, his bonus and his caballeros that are laid aside."""
    cell = g.cells
    found.inquisitor = words[cell[cells.MARKER] - 1] if cell[cells.MARKER] else ""
    found.aside = int(cell[cells.PROVINCE + sizes.SIXTH])
    found.bonus_used = [words[seat] for seat in members(cell[cells.BONUS_USED])]
    found.gained_by = words[cell[cells.GAINED] - 1] if cell[cells.GAINED] else ""


def write_virtual(found: View, g: ElGrande, regions: list[str]) -> None:
    cell = g.cells
    found.drawn = cell[cells.REGIONS_DRAWN]
    cards = [cell[cells.REGION_CARDS + i] for i in range(cell[cells.REGIONS_DRAWN], sizes.REGIONS)]
    powers = [cell[cells.VIRTUAL_POWERS + i] for i in range(cell[cells.TURNED_UP], sizes.POWERS)]
    if HIDDEN not in cards:
        found.region_cards, found.virtual_powers = [regions[card] for card in cards], powers


def write_greys(found: View, g: ElGrande, deck: Deck) -> None:
    """Grey cards in hand and passed on, as far as they are known, and those of this round."""
    cell, letters = g.cells, LETTERS[: int(g.facts.players)]
    known = [(seat, letter) for seat, letter in enumerate(letters) if cell[cells.HAND + seat] != HIDDEN]
    found.greys = {
        letter: [deck.grey_ids[grey] for grey in members(cell[cells.HAND + seat] >> sizes.POWERS)]
        for seat, letter in known
    }
    found.grey = {
        letter: deck.grey_ids[cell[cells.GREY_POWER + seat] - 1]
        for seat, letter in enumerate(letters)
        if cell[cells.GREY_POWER + seat]
    }
    found.passed = {
        letter: deck.grey_ids[cell[cells.PASSED + seat] - 1] for seat, letter in known if cell[cells.PASSED + seat] > 0
    }


def write_intrigue(found: View, g: ElGrande) -> None:
    """Cards laid aside, as far as they are known, and the Caballero cards of this round."""
    seats = list(enumerate(LETTERS[: int(g.facts.players)]))
    found.strength = {
        letter: g.cells[cells.STRENGTH_CARD + seat] for seat, letter in seats if g.cells[cells.STRENGTH_CARD + seat]
    }
    found.laid_aside = {
        letter: [step_of(g) * (card + 1) for card in members(g.cells[cells.LAID_ASIDE + seat])]
        for seat, letter in seats
        if g.cells[cells.LAID_ASIDE + seat] > 0
    }


def write_row(g: ElGrande, row: int, letters: str) -> str:
    step, seats, times, about, detail = (g.cells[AGENDA + row * ROW + i] for i in range(ROW))
    who = "".join(letter for seat, letter in enumerate(letters) if seats >> seat & 1)
    return f"{g.rules.steps[step].word} {who} {times} {about} {detail}"
