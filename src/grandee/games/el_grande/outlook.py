"""What a board shows beside the pieces: what every area would pay now, and what never changes in a game."""

from __future__ import annotations

from typing import Any

from grandee.core.events import Events
from grandee.core.state import HIDDEN
from grandee.core.title import LETTERS, SetUp
from grandee.games.el_grande.deck import BOARDS, PAID_PLACES, ROUNDS, deck_of, map_of, word_of
from grandee.games.el_grande.facts import PLACES
from grandee.games.el_grande.happenings import BONUS, BONUSES, PAID
from grandee.games.el_grande.numbers import CASTILLO, REGIONS
from grandee.games.el_grande.scoring import score_area
from grandee.games.el_grande.speech import card_sentences
from grandee.games.el_grande.state import IN_CASTILLO, ElGrande


def paid(view: ElGrande, area: int) -> tuple[int, ...]:
    """The points of the places that are paid in an area now (EG-SCORE-1, -2)."""
    first = view.table_of(area) * PLACES + 1
    return tuple(int(view.facts.paid[first + i]) for i in range(PAID_PLACES[int(view.facts.players)]))


def outlook(set_up: SetUp, view: ElGrande) -> dict[str, Any]:
    """What everybody would be paid if all were scored as it stands: the regions, and the castillo if it is open."""
    scored = view.clone()
    assert isinstance(scored, ElGrande)
    scored.events = events = Events()
    words = [*map_of(set_up).regions, "castillo"]
    areas = [*range(REGIONS), *([int(CASTILLO)] if view.cells[IN_CASTILLO] != HIDDEN else [])]
    for area in areas:
        score_area(scored, area, False)
    rows: dict[tuple[int, int], dict[str, Any]] = {}
    for kind, seat, area, *rest in events.rows:
        if kind == PAID:
            count, place, tied, points = rest
            rows[area, seat] = {"seat": LETTERS[seat], "count": count, "place": place, "tied": tied, "points": points}
            rows[area, seat] |= {"king": 0, "grande": 0}
        elif kind == BONUS:
            rows[area, seat][BONUSES[rest[1]]] += rest[0]
    found: dict[str, Any] = {words[area]: {"paid": list(paid(view, area)), "rows": []} for area in areas}
    for (area, _), row in sorted(rows.items(), key=lambda each: (each[0][0], each[1]["place"], each[0][1])):
        found[words[area]]["rows"].append(row)
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
            "rules": list(row.get("rules", [])),
            "text": card_sentences(row),
        }
    return found
