"""What a board shows beside the cards: how the columns stand for a reader, and what never changes in a game."""

from __future__ import annotations

from typing import Any

from grandee.core.events import Events
from grandee.core.title import LETTERS, SetUp
from grandee.games.kabale.abilities import Column
from grandee.games.kabale.deck import Deck, goals, word_of
from grandee.games.kabale.facts import HAND_CARDS, ROUNDS
from grandee.games.kabale.happenings import AWARDED, REASONS, SUMMED
from grandee.games.kabale.scoring import score_column
from grandee.games.kabale.speech import card_sentences, goal_name, half
from grandee.games.kabale.state import DOWN, UNDER, UNKNOWN_KIND, Kabale, face_of, kind_of, owner_of


def outlook(view: Kabale) -> dict[str, Any]:
    """Every column as its scoring would end with the cards that the reader knows."""
    if view.over():
        return {}
    seen = view.clone()
    assert isinstance(seen, Kabale)
    seen.events = Events()
    columns = range(view.facts.players)
    room = Column(max([int(view.length(column)) for column in columns] + [1]))
    return {f"c{column + 1}": of_column(view, seen, column, room) for column in columns}


def of_column(view: Kabale, seen: Kabale, column: int, room: Column) -> dict[str, Any]:
    unknown = take_unknown(seen, column)
    assert seen.events is not None
    seen.events.rows.clear()
    score_column(seen, column, room)
    sums: dict[str, str] = {}
    leads = reason = ""
    for row in seen.events.rows:
        if row[0] == SUMMED:
            sums[LETTERS[row[2]]] = half(row[3])
        elif row[0] == AWARDED:
            leads, reason = LETTERS[row[3]], REASONS[row[4]]
    n = view.length(column)
    needed = int(view.facts.goal_value[view.goal(column)])
    laid = int(n - (view.pairs(column) if view.facts.single_slot else 0))
    flips = n > 0 and not view.is_closed(column) and face_of(view.card(column, n - 1)) == DOWN
    return {
        "sums": sums,
        "leads": leads,
        "reason": reason,
        "unknown": [LETTERS[seat] for seat in sorted(unknown)],
        "goal": goals().ids[view.goal(column)],
        "needed": needed,
        "laid": laid,
        "filled": bool(view.is_closed(column)) or laid >= needed,
        "flips": int(n) - 1 if flips else -1,
    }


def take_unknown(seen: Kabale, column: int) -> set[int]:
    """Take the cards out of a column that the reader does not know; returns their owners.

    Where a Disguise and the card under it count as one, that one is unknown (KH-DIS-8).
    """
    owners = set()
    for position in range(seen.length(column) - 1, -1, -1):
        card = seen.card(column, position)
        if kind_of(card) == UNKNOWN_KIND:
            owners.add(int(owner_of(card)))
            seen.take(column, position)
            if seen.facts.single_slot and face_of(card) == UNDER:
                seen.take(column, position - 1)
    return owners


def facts(set_up: SetUp, colours: tuple[str, ...]) -> dict[str, Any]:
    every = goals()
    return {
        "columns": set_up.seats,
        "rounds": int(ROUNDS),
        "hand": int(HAND_CARDS),
        "disciplines": list(every.disciplines),
        "goals": {
            goal: {
                "discipline": every.disciplines[i // (len(every.ids) // len(every.disciplines))],
                "value": every.values[i],
                "needed": every.values[i],
                "name": goal_name(i),
            }
            for i, goal in enumerate(every.ids)
        },
        "colours": list(colours[: set_up.seats]),
    }


def card_facts(deck: Deck) -> dict[str, dict[str, Any]]:
    """Each card as it is printed: its number, when it acts and how."""
    return {row["id"]: card_fact(deck, row) for row in deck.rows}


def card_fact(deck: Deck, row: dict[str, Any]) -> dict[str, Any]:
    when = "flipped" if "when_flipped" in row else "scored" if "when_scored" in row else ""
    matched = row.get("matched")
    return {
        "number": half(int(row["number"] * 2)) if "number" in row else "",
        "matched": {"discipline": matched["discipline"], "number": half(int(matched["number"] * 2))}
        if matched
        else None,
        "numbers": numbers(row),
        "when": when,
        "effect": word_of(row[f"when_{when}"]) if when else "",
        "rules": list(row.get("rules", [])),
        "text": card_sentences(deck, row["id"]),
    }


def numbers(row: dict[str, Any]) -> dict[str, str]:
    """What is printed for a goal of each discipline: specialists have two numbers (KH-SPEC-1); empty for none."""
    matched = row.get("matched", {})
    said = {}
    for discipline in goals().disciplines:
        number = matched["number"] if matched.get("discipline") == discipline else row.get("number")
        said[discipline] = "" if number is None else half(int(number * 2))
    return said
