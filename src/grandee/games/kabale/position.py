"""Positions of Kabale & Hiebe in the words of scenarios, written from a state or a view; position_reader.py reads them.

A card on the table is `B queen` face up, `B queen*` face down, `B queen under` under a Disguise, `B ?*` unknown to the
reader. What everybody remembers follows: `B explorer* seen` has been face up before, `B queen* not king,mage` cannot be
one of those, because they were seen elsewhere, and `B queen* held 1` was played after B's hand was down to one card.
"""

from __future__ import annotations

from grandee.core.chance import count
from grandee.core.game import LETTERS
from grandee.core.sets import names_in
from grandee.core.state import HIDDEN
from grandee.games.kabale.api import CardsOrCount, ColumnView, View
from grandee.games.kabale.effects import words_by_decision
from grandee.games.kabale.engine import cells, sizes
from grandee.games.kabale.engine.facts import HAND_CARDS, ROUNDS
from grandee.games.kabale.engine.state import (
    DOWN,
    NOT_SHIFT,
    SEEN,
    UNDER,
    UNKNOWN_KIND,
    UP,
    Kabale,
    face_of,
    held_before,
    kind_of,
    owner_of,
)
from grandee.games.kabale.goals import goals

KEYS = (
    "at",
    "to_act",
    "column",
    "round",
    "active",
    "ended",
    "columns",
    "hands",
    "decks",
    "discards",
    "won",
    "goal_deck",
    "recycled",
    "travelled",
    "fewest_held",
)


def write(g: Kabale, cards: list[str]) -> View:
    """A state or view as a position. What a view hides is its length, or is left out."""
    players = int(g.facts.players)
    letters = LETTERS[:players]
    cell, ids = g.cells, list(goals().ids)
    first = cells.GOAL_DECK + cell[cells.GOALS_TURNED]
    to_come = players * ROUNDS - cell[cells.GOALS_TURNED]
    sealed = cell[cells.GOAL_DECK + sizes.GOALS - 1] == HIDDEN
    found = View(
        at="over",
        round=cell[cells.ROUND],
        active=letters[cell[cells.ACTIVE]],
        ended=bool(cell[cells.ENDED]),
        columns={f"c{c + 1}": write_column(g, c, cards) for c in range(players)},
        hands={
            letter: names_in(cell[cells.HAND + s], cards) if cell[cells.HAND + s] != HIDDEN else hidden_hand(g, s)
            for s, letter in enumerate(letters)
        },
        decks={letter: write_deck(g, s, cards) for s, letter in enumerate(letters)},
        discards={letter: names_in(cell[cells.DISCARD + s], cards) for s, letter in enumerate(letters)},
        won={
            letter: names_in(cell[cells.WON + s], ids) if cell[cells.WON + s] != HIDDEN else cell[cells.WON_COUNT + s]
            for s, letter in enumerate(letters)
        },
        goal_deck=to_come if sealed else [ids[cell[first + i]] for i in range(sizes.GOALS - cell[cells.GOALS_TURNED])],
    )
    if not g.is_over():
        step = g.step_number()
        found.at, found.to_act = g.rules.steps[step].word, letters[g.to_move()]
        if found.at in words_by_decision():
            found.column = f"c{g.about() + 1}"
    if cell[cells.RECYCLED] != HIDDEN:
        write_memory(found, g, cards)
    return found


def write_memory(found: View, g: Kabale, cards: list[str]) -> None:
    """What everybody remembers of cards that lie nowhere open any more."""
    cell, letters = g.cells, LETTERS[: int(g.facts.players)]
    found.recycled = {
        letter: names_in(cell[cells.RECYCLED + s], cards)
        for s, letter in enumerate(letters)
        if cell[cells.RECYCLED + s] != sizes.ALL_KINDS
    }
    found.travelled = {
        letter: names_in(cell[cells.TRAVELLED + s], cards)
        for s, letter in enumerate(letters)
        if cell[cells.TRAVELLED + s]
    }
    found.fewest_held = {
        letter: cell[cells.FEWEST_HELD + s]
        for s, letter in enumerate(letters)
        if cell[cells.FEWEST_HELD + s] != HAND_CARDS
    }


def write_column(g: Kabale, column: int, cards: list[str]) -> ColumnView:
    laid = [write_card(g.card(column, position), cards) for position in range(g.length(column))]
    goal = "" if g.is_over() else goals().ids[g.goal(column)]
    return ColumnView(goal=goal, closed=g.is_closed(column), cards=laid)


def write_card(card: int, cards: list[str]) -> str:
    kind = "?" if kind_of(card) == UNKNOWN_KIND else cards[kind_of(card)]
    text = f"{LETTERS[owner_of(card)]} {kind}" + {UP: "", DOWN: "*", UNDER: " under"}[face_of(card)]
    if card & SEEN:
        text += " seen"
    if held_before(card) < HAND_CARDS:
        text += f" held {held_before(card)}"
    if card >> NOT_SHIFT:
        text += " not " + ",".join(names_in(card >> NOT_SHIFT, cards))
    return text


def write_deck(g: Kabale, seat: int, cards: list[str]) -> CardsOrCount:
    size = g.deck_size(seat)
    kinds = [g.cells[cells.DECK + seat * sizes.KINDS + i] for i in range(size)]
    return size if HIDDEN in kinds else [cards[kind] for kind in reversed(kinds)]


def hidden_hand(g: Kabale, seat: int) -> int:
    """How many cards a hidden hand holds: those of 25 that lie nowhere else."""
    laid = sum(
        owner_of(g.card(column, position)) == seat
        for column in range(g.facts.players)
        for position in range(g.length(column))
    )
    return sizes.KINDS - laid - g.deck_size(seat) - count(g.cells[cells.DISCARD + seat])
