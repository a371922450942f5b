"""What a board shows beside the cards: how the columns stand for a reader, and what never changes in a game."""

from __future__ import annotations

from typing import Literal

from grandee.core.api import message_view, message_views
from grandee.core.events import Events
from grandee.core.game import LETTERS, Setup
from grandee.games.kabale.api import CardInfo, ColumnProjection, Facts, Goal, Matched, Projection
from grandee.games.kabale.deck import Card, Deck
from grandee.games.kabale.engine import events
from grandee.games.kabale.engine.abilities import Column
from grandee.games.kabale.engine.facts import HAND_CARDS, ROUNDS
from grandee.games.kabale.engine.scoring import REASONS, score_column
from grandee.games.kabale.engine.state import DOWN, UNDER, UNKNOWN_KIND, Kabale, face_of, kind_of, owner_of
from grandee.games.kabale.goals import goals
from grandee.games.kabale.messages import goal_name
from grandee.games.kabale.numbers import half, printed


def projection(view: Kabale) -> Projection:
    """Every column as its scoring would end with the cards that the reader knows."""
    if view.is_over():
        return Projection(columns={})
    seen = view.clone()
    assert isinstance(seen, Kabale)
    seen.events = Events()
    columns = range(view.facts.players)
    room = Column(max([int(view.length(column)) for column in columns] + [1]))
    return Projection(columns={f"c{column + 1}": project_column(view, seen, column, room) for column in columns})


def project_column(view: Kabale, seen: Kabale, column: int, room: Column) -> ColumnProjection:
    unknown = take_unknown(seen, column)
    assert seen.events is not None
    seen.events.rows.clear()
    score_column(seen, column, room)
    sums: dict[str, str] = {}
    leads = reason = ""
    for row in seen.events.rows:
        if row[0] == events.SUMMED:
            sums[LETTERS[row[2]]] = half(row[3])
        elif row[0] == events.AWARDED:
            leads, reason = LETTERS[row[3]], REASONS[row[4]]
    n = view.length(column)
    needed = int(view.facts.goal_value[view.goal(column)])
    laid = int(n - (view.pairs(column) if view.facts.single_slot else 0))
    flips = n > 0 and not view.is_closed(column) and face_of(view.card(column, n - 1)) == DOWN
    return ColumnProjection(
        sums=sums,
        leads=leads,
        reason=reason,
        unknown=[LETTERS[seat] for seat in sorted(unknown)],
        goal=goals().ids[view.goal(column)],
        needed=needed,
        laid=laid,
        filled=bool(view.is_closed(column)) or laid >= needed,
        flips=int(n) - 1 if flips else -1,
    )


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


def facts(setup: Setup, colours: tuple[str, ...]) -> Facts:
    every = goals()
    return Facts(
        columns=setup.seats,
        rounds=int(ROUNDS),
        hand=int(HAND_CARDS),
        disciplines=list(every.disciplines),
        goals={
            goal: Goal(
                discipline=every.disciplines[i // (len(every.ids) // len(every.disciplines))],
                value=every.values[i],
                needed=every.values[i],
                name=message_view(goal_name(i)),
            )
            for i, goal in enumerate(every.ids)
        },
        colours=list(colours[: setup.seats]),
    )


def card_facts(deck: Deck) -> dict[str, CardInfo]:
    """Each card as it is printed: its number, when it acts and how."""
    return {card.id: card_fact(card) for card in deck.cards}


def card_fact(card: Card) -> CardInfo:
    when: Literal["", "flipped", "scored"]
    when = "flipped" if card.when_flipped else "scored" if card.when_scored else ""
    matched = card.matched
    return CardInfo(
        number="" if card.number is None else printed(card.number),
        matched=Matched(discipline=matched.discipline, number=printed(matched.number)) if matched else None,
        numbers=numbers(card),
        when=when,
        effect=card.acts.word if card.acts else "",
        icon=card.icon(),
        rules=list(card.rules),
        text=message_views(card.sentences()),
    )


def numbers(card: Card) -> dict[str, str]:
    """What is printed for a goal of each discipline: specialists have two numbers (KH-SPEC-1); empty for none."""
    found = {}
    for discipline in goals().disciplines:
        matches = card.matched is not None and card.matched.discipline == discipline
        number = card.matched.number if card.matched and matches else card.number
        found[discipline] = "" if number is None else printed(number)
    return found
