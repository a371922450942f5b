"""Turns options and a deck into the tables that the rules use (`Facts`)."""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core.options import Value
from grandee.games.kabale.deck import Deck
from grandee.games.kabale.effects import Within
from grandee.games.kabale.engine import abilities, immediate
from grandee.games.kabale.engine.facts import Facts
from grandee.games.kabale.goals import goals
from grandee.games.kabale.numbers import doubled


def facts_for(options: Mapping[str, Value], deck: Deck) -> Facts:
    """The tables that the rules use, for these options and this deck."""
    players, first_seat = options["players"], options["first_seat"]
    assert isinstance(players, int)
    assert isinstance(first_seat, int)
    facts = Facts(players, first_seat)
    facts.end_is_locked = options["round_end_check"] == "locked"
    facts.single_slot = options["disguise_stack"] == "single_slot"
    facts.copies_changed = options["doppelganger_copies"] == "changed"
    facts.floor = options["number_floor"] == "0"
    within = Within(deck.ids, options["witch_double"] == "spared")
    all_goals = goals()
    for goal, value in enumerate(all_goals.values):
        facts.goal_value[goal] = value
        facts.goal_discipline[goal] = goal // (len(all_goals.ids) // len(all_goals.disciplines))
    for kind, card in enumerate(deck.cards):
        if card.number is not None:
            facts.number[kind] = doubled(card.number)
        facts.worth[kind] = card.worth
        if card.matched:
            facts.discipline[kind] = all_goals.disciplines.index(card.matched.discipline)
            facts.matched[kind] = doubled(card.matched.number)
        facts.when_flipped.append(card.when_flipped.effect() if card.when_flipped else immediate.Nothing())
        facts.acts[kind] = int(card.when_flipped is not None)
        facts.when_scored.append(card.when_scored.effect(within) if card.when_scored else abilities.Ability())
        facts.does[kind] = facts.when_scored[kind].flags
    return facts
