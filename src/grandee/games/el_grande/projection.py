"""What a board shows beside the pieces: what every area would pay now, and what never changes in a game."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile

from grandee.core.api import Payments, message_view, message_views
from grandee.core.cells import DEPTH
from grandee.core.events import Events
from grandee.core.game import LETTERS, Setup
from grandee.core.options import Value
from grandee.core.state import HIDDEN
from grandee.games.el_grande.api import AreaProjection, CardInfo, Castillo, Facts, Grey, Paid, Projection, Region
from grandee.games.el_grande.deck import VARIANT_OPTIONS, Deck
from grandee.games.el_grande.deck_intrigue import IntrigueDeck
from grandee.games.el_grande.decks import deck_of
from grandee.games.el_grande.engine import cells, events, sizes, steps
from grandee.games.el_grande.engine.facts import PLACES
from grandee.games.el_grande.engine.facts import Facts as Tables
from grandee.games.el_grande.engine.scoring import BONUSES, score_area
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.facts import ROUNDS, SPACES, facts_for, paid_places
from grandee.games.el_grande.invariants import members
from grandee.games.el_grande.map import BOARDS, Map, has_france, map_of
from grandee.games.el_grande.position import FRANCE_PLACES, area_word
from grandee.games.el_grande.sizes import OFFICES

NO_PLACE = 0  # of a seat that is paid for an office alone
LAST = 99
POINTS_AT = {int(events.PAID): 3, int(events.BONUS): 0, int(events.DELIVERED): 1}  # after seat and area


def paid(setup: Setup, view: ElGrande, area: int) -> tuple[int, ...]:
    """The points of the places that are paid in an area now (EG-SCORE-1, EG-SCORE-2)."""
    first = view.table_of(area) * PLACES + 1
    return tuple(int(view.facts.paid[first + i]) for i in range(paid_places(setup.options)))


def projection(setup: Setup, view: ElGrande) -> Projection:
    """What everybody would be paid if all were scored as it stands, by area, and `order`: whose turns are to come.

    Of a castillo that is closed nothing is said but what its places pay.
    """
    words = {area: area_word(map_of(setup).regions, area) for area in members(int(view.facts.all_areas))}
    found = {word: AreaProjection(paid=list(paid(setup, view, area))) for area, word in words.items()}
    closed = 0 if view.cells[cells.CASTILLO] != HIDDEN else 1 << int(sizes.CASTILLO)
    closed |= int(view.muslim())  # which is not scored (EG-GRAN-4)
    numbered = numbered_places(tuple(setup.options.items()), deck_of(setup), map_of(setup))
    for area, word in words.items():
        if not closed >> area & 1:
            there = found[word]
            there.rows = rows(view, area)
            there.holders = holders(setup, view, numbered, area, len(there.paid))
    colours = [*setup.letters.ljust(int(sizes.SEATS)), *setup.rules.others]
    return Projection(areas=found, order=[colours[colour] for colour in order(view)])


def rows(view: ElGrande, area: int) -> list[Paid]:
    """What everybody in an area would be paid, from the first place down."""
    scored = view.clone()
    assert isinstance(scored, ElGrande)
    by_seat: dict[int, Paid] = {}
    for kind, seat, _, *rest in scoring_of(scored, area):
        if kind == events.PAID:
            count, place, tied, points = rest
            by_seat[seat] = Paid(
                seat=LETTERS[seat], count=count, place=place, tied=tied, points=points, king=0, grande=0
            )
        elif kind == events.BONUS and BONUSES[rest[1]] == "king":
            by_seat[seat].king += rest[0]
        elif kind == events.BONUS and BONUSES[rest[1]] == "grande":
            by_seat[seat].grande += rest[0]
        elif kind == events.BONUS:  # captain and viceroy need not have a place beside their office (GI-SCO-5)
            nothing = Paid(seat=LETTERS[seat], count=0, place=NO_PLACE, tied=0, points=0, king=0, grande=0)
            there = by_seat.setdefault(seat, nothing)
            there.france = (there.france or 0) + rest[0]
    return [by_seat[seat] for seat in sorted(by_seat, key=lambda seat: (by_seat[seat].place or LAST, seat))]


def pays(setup: Setup, rows: list[list[int]]) -> Payments:
    """What everybody is paid by a move, by region, from its events; a general scoring that follows is not its doing.
    A delivery is (GI-TOK-9), but for one of a black caballero, of which the events do not say for whom it is.

    Nothing is said of the castillo, which is closed until it is scored (EG-INFO-3).
    """
    regions = map_of(setup).regions
    found: dict[str, dict[str, int]] = {}
    by_move = takewhile(lambda row: row[0] != events.GENERAL_SCORING, rows)
    for kind, seat, area, *rest in (
        row for row in by_move if row[0] in POINTS_AT and row[1] < setup.seats and row[2] != sizes.CASTILLO
    ):
        points = rest[POINTS_AT[kind]]
        there = found.setdefault(area_word(regions, area), {})
        there[LETTERS[seat]] = there.get(LETTERS[seat], 0) + points
    return found


def holders(setup: Setup, view: ElGrande, facts: Tables, area: int, places: int) -> list[list[str]]:
    """Who would be paid each place of an area: it is scored by `facts` in which every place pays its own number."""
    numbered = view.clone()  # made by compiled code: a state that is made here would keep its cells for ever
    assert isinstance(numbered, ElGrande)
    numbered.facts = facts
    found: list[list[str]] = [[] for _ in range(places)]
    for kind, first, *rest in scoring_of(numbered, area):
        if kind == events.PAID and 1 <= rest[-1] <= places:
            found[rest[-1] - 1].append(LETTERS[first])
        elif kind in (events.VIRTUAL_RANKED, events.FICTITIOUS_RANKED):  # a place that others lack (EG-SCORE-16)
            place = rest[1] if rest[2] == 1 else rest[1] + 1
            if place <= places:
                found[place - 1] += setup.rules.others
    return found


@lru_cache(maxsize=16)
def numbered_places(options: tuple[tuple[str, Value], ...], deck: Deck, board: Map) -> Tables:
    """Facts for scoring only, by which every place pays its own number."""
    numbered = facts_for(dict(options), deck, board)
    for i in range(sizes.TABLES * PLACES):
        numbered.paid[i] = i % PLACES
    return numbered


def scoring_of(g: ElGrande, area: int) -> list[list[int]]:
    """The events of scoring an area of a game that is thrown away afterwards."""
    g.events = events = Events()
    score_area(g, area, False)
    return events.rows


def order(view: ElGrande) -> list[int]:
    """Whose turn it is and who comes after, as the game itself finds it; while power cards are played, who plays them.

    Power cards of turns that have been are face down again, so earlier turns of the round are not told.
    """
    g = view.clone()
    assert isinstance(g, ElGrande)
    if g.is_over():
        return []
    if g.step_number() == steps.PLAY_POWER:
        return [int(g.after(g.cells[cells.FIRST], i)) for i in range(g.facts.players)]
    if g.step_number() in (steps.PASS_GREY, steps.CASTILLO_DISK, steps.SETUP_DISK, steps.LAY_ASIDE_ONE):
        return []
    if g.is_repetition():
        g.cells[cells.ACTIVE] = g.whose_turn()
        g.cells[cells.TURN_OF] = 0
    found: list[int] = []
    next_turn = g.rules.steps[steps.NEXT_TURN]
    while True:
        if g.cells[cells.ACTIVE] != sizes.NO_SEAT:
            found.append(int(g.cells[cells.ACTIVE]))
            g.cells[cells.TURNED] |= 1 << g.cells[cells.ACTIVE]
        g.cells[DEPTH] = 0
        had_virtual = g.cells[cells.TURNED] >> sizes.SIXTH & 1
        next_turn.run(g, 0, 0, 0)
        if g.cells[cells.TURNED] >> sizes.SIXTH & 1 and not had_virtual:
            found.append(int(sizes.SIXTH))
            g.cells[cells.ACTIVE] = sizes.NO_SEAT
        elif g.step_number() == steps.END_ROUND:
            return found


def facts(setup: Setup, colours: tuple[str, ...]) -> Facts:
    """The map, the points as printed, how many places are paid, what power cards call, and the rounds."""
    board, deck = map_of(setup), deck_of(setup)
    rounds, scorings = ROUNDS[str(setup.options["short_game"])]
    printed = [list(points) for points in board.points]
    neighbours = board.neighbours_for(setup.options)
    regions = {word: Region(paid=printed[i], neighbours=neighbours[word]) for i, word in enumerate(board.regions)}
    if has_france(setup.options) and board.france:
        pays = dict(zip(FRANCE_PLACES, (board.france.ambassador, board.france.envoy, 0), strict=True))
        regions["france"] = Region(paid=list(board.france.points), neighbours=neighbours["france"], places=pays)
    if setup.options["grand_inquisitor"]:
        regions |= {sea.id: Region(paid=list(sea.points), neighbours=[]) for sea in board.seas}
        for office, sea in zip(OFFICES, board.seas, strict=False):  # GI-SHIP-8, GI-AME-6
            regions[sea.id].places = {office: sea.office}
    told = Facts(
        edition=str(setup.options["edition"]),
        variants=[word for word in (*VARIANT_OPTIONS, "king_intrigue") if setup.options[word]],
        other="".join(setup.rules.others),
        abroad={country.id: list(country.borders) for country in board.abroad.values() if setup.options["new_regency"]},
        greys={
            grey.id: Grey(
                value=grey.value,
                name=message_view(grey.name()),
                text=message_views(grey.sentences()),
                source=grey.source,
            )
            for grey in deck.greys
            if setup.options["shift_of_power"]
        },
        regions=regions,
        castillo=Castillo(paid=printed[int(sizes.CASTILLO)]),
        boards={word: printed[int(sizes.CASTILLO) + 1 + i] for i, word in enumerate(BOARDS)},
        places=paid_places(setup.options),
        calls=list(deck.calls),
        rounds=len(rounds),
        round_numbers=rounds,
        scoring_rounds=scorings,
        order=["castillo", *board.regions_for(setup.options)],
        colours=list(colours[: setup.seats]),
    )
    if setup.options["grand_inquisitor"]:
        told.spaces = SPACES[setup.seats]  # GI-LIM-2
    if isinstance(deck, IntrigueDeck):
        told.strength = list(deck.strength[setup.seats])
    return told


def card_facts(setup: Setup) -> dict[str, CardInfo]:
    """Each card as it counts under the options of this game."""
    found = {}
    for plain in deck_of(setup).cards:
        card = plain.under(setup.options)
        found[card.id] = CardInfo(
            pile=card.pile,
            place=card.place,
            copies=card.copies,
            effect=card.special.word,
            icon=card.special.icon(),
            scores=card.special.pays_points,
            source=card.source,
            rules=list(card.rules),
            text=message_views(card.sentences()),
        )
        if card.up_to:
            found[card.id].up_to = True
        if card.gold or card.goods:  # GI-TURN-4
            found[card.id].gold, found[card.id].goods = card.gold, card.goods
    return found
