"""Reads the tables in data/*.toml, or a deck file of the user's own, and turns them into numbers (`Facts`)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any

from grandee.core.options import Value
from grandee.core.refusals import BadInput, Say, check_keys, nearest, system_fault
from grandee.core.state import Effect
from grandee.games.kabale import abilities, immediate
from grandee.games.kabale.facts import KINDS, Facts

SOURCES = ("rulebook", "public", "inferred", "house")
RULE_KEYS = ("id", "number", "matched", "when_flipped", "when_scored")  # what a game played with the deck depends on
CARD_KEYS = (*RULE_KEYS, "worth", "rules", "source")
CARD_ID = re.compile("[a-z][a-z0-9_]*")  # a word of the notation and a part of message ids
RESERVED = ("skip", "rest", "under", "seen", "not")  # words that mean something else in moves and positions
ALWAYS = 1 << 30  # a bound that no doubled number reaches

WHEN_FLIPPED: dict[str, type[Effect[Any]]] = {
    "travels": immediate.Travels,
    "discards_flipper": immediate.DiscardsFlipper,
    "closes_column": immediate.ClosesColumn,
    "hides_card": immediate.HidesCard,
    "swaps_goals": immediate.SwapsGoals,
}
WHEN_SCORED = {  # and what each is given
    "voids_others": "-",
    "removes": "step (2 or 3), at_least or at_most, spares_itself",
    "wins_with": "a card",
    "per_other_card": "a number",
    "worth_beside": "card, number",
    "copies_below": "-",
    "lowers_others": "a number",
    "lowest_wins": "-",
}


class KabaleFault(BadInput):
    """A fault of a deck or position that only this game has words for."""

    packages = (__package__,)


@dataclass(frozen=True)
class Goals:
    """The goal cards and the colours of the players."""

    disciplines: tuple[str, ...]
    ids: tuple[str, ...]
    values: tuple[int, ...]
    colours: tuple[str, ...]


@lru_cache(maxsize=1)
def goals() -> Goals:
    table = tomllib.loads(resources.files(__package__).joinpath("data/goals.toml").read_text("utf-8"))
    disciplines = tuple(table["disciplines"])
    ids = tuple(f"goal_{discipline}_{card}" for discipline in disciplines for card in table["cards"])
    return Goals(disciplines, ids, tuple(table["values"]) * len(disciplines), tuple(table["colours"]))


class Deck:
    """The 25 influence cards of one colour, as rows of a checked table."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        try:
            table = tomllib.loads(text)
        except (ValueError, RecursionError) as fault:
            raise BadInput(name, "bad-toml", fault=str(fault)) from None
        check_keys(table, ("deck", "card"), name)
        if not isinstance(table.get("deck", {}), dict):
            raise BadInput(f"{name}, deck", "bad-table", keys="id, title")
        rows = table.get("card", [])
        if not isinstance(rows, list):
            raise BadInput(f"{name}, card", "bad-table", keys=", ".join(CARD_KEYS))
        if len(rows) != KINDS:
            raise BadInput(f"{name}, card", "bad-length", given=len(rows), needed=str(KINDS))
        self.ids: list[str] = []
        for place, row in enumerate(rows):
            card = row.get("id") if isinstance(row, dict) else None
            if not isinstance(card, str) or not CARD_ID.fullmatch(card) or card in RESERVED:
                raise KabaleFault(f"{name}, card {place + 1}, id", "bad-card-id", given=str(card))
            if card in self.ids:
                raise BadInput(f"{name}, card {place + 1}, id", "bad-twice", given=card)
            self.ids.append(card)
        self.rows: list[dict[str, Any]] = rows
        for row in rows:
            check_card(row, self)
        facts = [{key: row.get(key) for key in RULE_KEYS} for row in rows]
        self.digest = "sha256:" + sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()

    def where(self, row: Mapping[str, Any], key: str = "") -> str:
        return f"{self.name}, {row['id']}" + (f", {key}" if key else "")

    def kind(self, card: object, where: str) -> int:
        if card not in self.ids:
            raise BadInput(where, "bad-word", given=str(card), hint=nearest(str(card), self.ids))
        return self.ids.index(str(card))


def read_deck(file: str) -> Deck:
    """The deck of the rulebook, or the one in a file."""
    if not file:
        return standard_deck()
    try:
        return Deck(Path(file).read_text("utf-8"), file)
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-file", fault=system_fault(fault)) from None


@lru_cache(maxsize=1)
def standard_deck() -> Deck:
    return Deck(resources.files(__package__).joinpath("data/cards.toml").read_text("utf-8"), "cards.toml")


# -- checks --------------------------------------------------------------------------------------


def check_card(row: Mapping[str, Any], deck: Deck) -> None:
    check_keys(row, CARD_KEYS, deck.where(row))
    for key in ("source", "number"):
        if key not in row and not (key == "number" and word_of(row.get("when_scored", "")) == "copies_below"):
            check_effects(row, deck)  # a misspelt copies_below is the likelier fault
            raise BadInput(deck.where(row), "bad-missing", key=key)
    if row.get("source") not in SOURCES:
        allowed = Say("allowed-choice", words=", ".join(SOURCES))
        raise BadInput(deck.where(row, "source"), "bad-value", given=str(row.get("source")), allowed=allowed)
    if word_of(row.get("when_scored", "")) == "copies_below":
        if "number" in row:
            raise KabaleFault(deck.where(row, "number"), "bad-number-beside-copy")
    else:
        doubled(row.get("number"), deck.where(row, "number"))
    whole(row.get("worth", 0), -99, 99, deck.where(row, "worth"))
    check_effects(row, deck)


def check_effects(row: Mapping[str, Any], deck: Deck) -> None:
    """A deck is wholly checked when it is read, not when somebody plays with it."""
    if "matched" in row:
        matched(row, deck, goals())
    flip_effect(row, deck)
    ability(row, deck, False)


def word_of(entry: object) -> str:
    """The effect's word: `"travels"` and `{ wins_with = "squire" }` are both one word, the second with a parameter."""
    if isinstance(entry, dict) and len(entry) == 1:
        return str(next(iter(entry)))
    return entry if isinstance(entry, str) else ""


def doubled(number: object, where: str) -> int:
    """A number on a card, doubled: halves are allowed, nothing finer."""
    if isinstance(number, int | float) and not isinstance(number, bool) and 0 <= number <= 99 and number * 2 % 1 == 0:
        return int(number * 2)
    raise BadInput(where, "bad-value", given=str(number), allowed=Say("allowed-half"))


def whole(number: object, low: int, high: int, where: str) -> int:
    if isinstance(number, int) and not isinstance(number, bool) and low <= number <= high:
        return number
    raise BadInput(where, "bad-value", given=str(number), allowed=Say("allowed-number", low=low, high=high))


# -- numbers -------------------------------------------------------------------------------------


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
    spares_copies = options["witch_double"] == "spared"
    all_goals = goals()
    for goal, value in enumerate(all_goals.values):
        facts.goal_value[goal] = value
        facts.goal_discipline[goal] = goal // (len(all_goals.ids) // len(all_goals.disciplines))
    for kind, row in enumerate(deck.rows):
        if "number" in row:
            facts.number[kind] = doubled(row["number"], deck.where(row, "number"))
        facts.worth[kind] = row.get("worth", 0)
        if "matched" in row:
            facts.discipline[kind], facts.matched[kind] = matched(row, deck, all_goals)
        facts.when_flipped.append(flip_effect(row, deck))
        facts.acts[kind] = int("when_flipped" in row)
        facts.when_scored.append(ability(row, deck, spares_copies))
        facts.does[kind] = facts.when_scored[kind].does
    return facts


def matched(row: Mapping[str, Any], deck: Deck, all_goals: Goals) -> tuple[int, int]:
    where = deck.where(row, "matched")
    entry = row["matched"]
    if not isinstance(entry, dict):
        raise BadInput(where, "bad-table", keys="discipline, number")
    check_keys(entry, ("discipline", "number"), where)
    discipline = entry.get("discipline")
    if discipline not in all_goals.disciplines:
        allowed = Say("allowed-choice", words=", ".join(all_goals.disciplines))
        raise BadInput(f"{where}, discipline", "bad-value", given=str(discipline), allowed=allowed)
    return all_goals.disciplines.index(discipline), doubled(entry.get("number"), f"{where}, number")


def flip_effect(row: Mapping[str, Any], deck: Deck) -> Effect[Any]:
    if "when_flipped" not in row:
        return immediate.Nothing()
    word = row["when_flipped"]
    if not isinstance(word, str) or word not in WHEN_FLIPPED:
        raise BadInput(deck.where(row), "bad-effect", given=str(word), hint=nearest(str(word), list(WHEN_FLIPPED)))
    return WHEN_FLIPPED[word]()


def ability(row: Mapping[str, Any], deck: Deck, spares_copies: bool) -> abilities.Ability:
    if "when_scored" not in row:
        return abilities.Ability()
    entry = row["when_scored"]
    word = word_of(entry)
    where = deck.where(row, word)
    given = entry[word] if isinstance(entry, dict) and word else None
    match word:
        case "voids_others" if given is None:
            return abilities.VoidsOthers()
        case "copies_below" if given is None:
            return abilities.CopiesBelow()
        case "lowest_wins" if given is None:
            return abilities.LowestWins()
        case "wins_with":
            return abilities.WinsWith(deck.kind(given, where))
        case "per_other_card":
            return abilities.PerOtherCard(2 * whole(given, -20, 20, where))
        case "lowers_others":
            return abilities.LowersOthers(2 * whole(given, 0, 20, where))
        case "worth_beside" if isinstance(given, dict):
            check_keys(given, ("card", "number"), where)
            return abilities.WorthBeside(deck.kind(given.get("card"), where), doubled(given.get("number"), where))
        case "removes" if isinstance(given, dict) and ("at_least" in given) != ("at_most" in given):
            check_keys(given, ("step", "at_least", "at_most", "spares_itself"), where)
            low = doubled(given["at_least"], where) if "at_least" in given else -ALWAYS
            high = doubled(given["at_most"], where) if "at_most" in given else ALWAYS
            spares_itself = given.get("spares_itself", False)
            if not isinstance(spares_itself, bool):
                raise BadInput(where, "bad-value", given=str(spares_itself), allowed=Say("allowed-switch", words=""))
            return abilities.RemovesNumbers(
                whole(given.get("step"), 2, 3, where), low, high, spares_itself, spares_copies
            )
    hint = (
        Say("bad-parameters", keys=WHEN_SCORED[word])
        if word in WHEN_SCORED
        else nearest(word or str(entry), list(WHEN_SCORED))
    )
    raise BadInput(deck.where(row), "bad-effect", given=word or str(entry), hint=hint)
