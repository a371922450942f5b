"""What a board shows beside the pieces: what every area would pay now, and what never changes in a game."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import Any

from grandee.core.events import Events
from grandee.core.state import DEPTH, HIDDEN
from grandee.core.title import LETTERS, SetUp
from grandee.games.el_grande.deck import BOARDS, PAID_PLACES, ROUNDS, deck_of, map_of, word_of
from grandee.games.el_grande.facts import PLACES, TABLES, Facts
from grandee.games.el_grande.happenings import BONUS, BONUSES, GENERAL_SCORING_STARTED, PAID
from grandee.games.el_grande.numbers import CASTILLO, END_ROUND, NEXT_TURN, PLAY_POWER, REGIONS
from grandee.games.el_grande.scoring import score_area
from grandee.games.el_grande.speech import card_sentences
from grandee.games.el_grande.state import ACTIVE, FIRST, IN_CASTILLO, NO_SEAT, TURNED, ElGrande


def paid(view: ElGrande, area: int) -> tuple[int, ...]:
    """The points of the places that are paid in an area now (EG-SCORE-1, -2)."""
    first = view.table_of(area) * PLACES + 1
    return tuple(int(view.facts.paid[first + i]) for i in range(PAID_PLACES[int(view.facts.players)]))


def outlook(set_up: SetUp, view: ElGrande) -> dict[str, Any]:
    """What everybody would be paid if all were scored as it stands, by area, and `order`: whose turns are to come.

    Of a castillo that is closed nothing is said but what its places pay.
    """
    words = [*map_of(set_up).regions, "castillo"]
    areas = [*range(REGIONS), *([int(CASTILLO)] if view.cells[IN_CASTILLO] != HIDDEN else [])]
    found: dict[str, Any] = {word: {"paid": list(paid(view, area))} for area, word in enumerate(words)}
    for area in areas:
        there = found[words[area]]
        there["rows"] = rows(view, area)
        there["holders"] = holders(view, area, len(there["paid"]))
    found["order"] = [LETTERS[seat] for seat in order(view)]
    return found


def rows(view: ElGrande, area: int) -> list[dict[str, Any]]:
    """What everybody in an area would be paid, from the first place down."""
    scored = view.clone()
    assert isinstance(scored, ElGrande)
    by_seat: dict[int, dict[str, Any]] = {}
    for kind, seat, _, *rest in scoring_of(scored, area):
        if kind == PAID:
            count, place, tied, points = rest
            by_seat[seat] = {"seat": LETTERS[seat], "count": count, "place": place, "tied": tied, "points": points}
            by_seat[seat] |= {"king": 0, "grande": 0}
        elif kind == BONUS:
            by_seat[seat][BONUSES[rest[1]]] += rest[0]
    return [by_seat[seat] for seat in sorted(by_seat, key=lambda seat: (by_seat[seat]["place"], seat))]


def pays(set_up: SetUp, events: list[list[int]]) -> dict[str, dict[str, int]]:
    """What everybody is paid by a move, by region, from its events; a general scoring that follows is not its doing.

    Nothing is said of the castillo, which is closed until it is scored (EG-INFO-3).
    """
    words = map_of(set_up).regions
    found: dict[str, dict[str, int]] = {}
    by_move = takewhile(lambda row: row[0] != GENERAL_SCORING_STARTED, events)
    for kind, seat, area, *rest in (row for row in by_move if row[0] in (PAID, BONUS) and row[2] != CASTILLO):
        points = rest[-1] if kind == PAID else rest[0]
        there = found.setdefault(words[area], {})
        there[LETTERS[seat]] = there.get(LETTERS[seat], 0) + points
    return found


def holders(view: ElGrande, area: int, places: int) -> list[list[str]]:
    """Who would be paid each place of an area: it is scored with places that pay their own number."""
    numbered = view.clone()  # made by compiled code: a state that is made here would keep its cells for ever
    assert isinstance(numbered, ElGrande)
    numbered.facts = numbered_places(int(view.facts.players), view.facts.ties_slide)
    found: list[list[str]] = [[] for _ in range(places)]
    for kind, seat, _, *rest in scoring_of(numbered, area):
        if kind == PAID and 1 <= rest[-1] <= places:
            found[rest[-1] - 1].append(LETTERS[seat])
    return found


@lru_cache(maxsize=16)
def numbered_places(players: int, ties_slide: bool) -> Facts:
    """Facts for scoring only, by which every place pays its own number."""
    numbered = Facts(players, -1)
    numbered.ties_slide = ties_slide
    for i in range(TABLES * PLACES):
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
    if g.over():
        return []
    if g.step_number() == PLAY_POWER:
        return [int(g.after(g.cells[FIRST], i)) for i in range(g.facts.players)]
    found: list[int] = []
    next_turn = g.rules.steps[NEXT_TURN]
    while True:
        if g.cells[ACTIVE] != NO_SEAT:
            found.append(int(g.cells[ACTIVE]))
            g.cells[TURNED] |= 1 << g.cells[ACTIVE]
        g.cells[DEPTH] = 0
        next_turn.run(g, 0, 0, 0)
        if g.step_number() == END_ROUND:
            return found


def facts(set_up: SetUp, colours: tuple[str, ...]) -> dict[str, Any]:
    """The map, the points as printed, how many places are paid, what power cards call, and the rounds."""
    board, deck = map_of(set_up), deck_of(set_up)
    rounds, scorings = ROUNDS[str(set_up.options["short_game"])]
    printed = [list(points) for points in board.points]
    return {
        "regions": {
            word: {"paid": printed[i], "neighbours": board.neighbours[word]} for i, word in enumerate(board.regions)
        },
        "castillo": {"paid": printed[int(CASTILLO)]},
        "boards": {word: printed[int(CASTILLO) + 1 + i] for i, word in enumerate(BOARDS)},
        "places": PAID_PLACES[set_up.seats],
        "calls": list(deck.calls),
        "rounds": len(rounds),
        "round_numbers": rounds,
        "scoring_rounds": scorings,
        "order": ["castillo", *board.regions],
        "colours": list(colours[: set_up.seats]),
    }


def card_facts(set_up: SetUp) -> dict[str, dict[str, Any]]:
    """Each card as it counts under the options of this game."""
    deck = deck_of(set_up)
    found = {}
    for plain in deck.rows:
        row = deck.under(plain, set_up.options)
        found[row["id"]] = {
            "pile": row["pile"],
            "place": row.get("place", row["pile"]),
            "copies": row["copies"],
            "effect": word_of(row.get("special")),
            "scores": word_of(row.get("special")).startswith("score_"),
            "rules": list(row.get("rules", [])),
            "text": card_sentences(row),
        }
    return found
