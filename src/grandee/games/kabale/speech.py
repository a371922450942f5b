"""Cards, goals and numbers in words for people."""

from __future__ import annotations

from typing import Any

from grandee.core.refusals import Say
from grandee.games.kabale.deck import Deck, goals, word_of


def goal_name(goal: int) -> Say:
    all_goals = goals()
    discipline = all_goals.disciplines[goal // (len(all_goals.ids) // len(all_goals.disciplines))]
    return Say("goal-name", discipline=f"discipline-{discipline}", value=all_goals.values[goal])


def half(doubled: int) -> str:
    """A doubled number as people write it: 9½."""
    sign = "-" if doubled < 0 else ""
    whole, rest = divmod(abs(doubled), 2)
    return f"{sign}{whole}½" if rest and whole else f"{sign}½" if rest else f"{sign}{whole}"


def card_sentences(deck: Deck, card: str) -> list[Say]:
    row = deck.rows[deck.ids.index(card)]
    number = half(int(row["number"] * 2)) if "number" in row else ""
    said: list[Say] = []
    if "matched" in row:
        matched, discipline = row["matched"]["number"], row["matched"]["discipline"]
        said.append(
            Say("text-matched", matched=half(int(matched * 2)), number=number, discipline=f"discipline-{discipline}")
        )
    else:
        said.append(Say("text-number", number=number) if number else Say("text-no-number"))
    if "when_flipped" in row:
        said.append(Say(f"text-{row['when_flipped']}"))
    if "when_scored" in row:
        said.append(ability_sentence(row["when_scored"]))
    return said


def ability_sentence(entry: Any) -> Say:
    word = word_of(entry)
    given: Any = entry[word] if isinstance(entry, dict) else None
    match word:
        case "removes" if "at_least" in given:
            return Say("text-removes-high", number=half(int(given["at_least"] * 2)))
        case "removes":
            return Say("text-removes-low", number=half(int(given["at_most"] * 2)))
        case "wins_with":
            return Say("text-wins_with", card=f"card-{given}")
        case "per_other_card":
            return Say(f"text-per_other_card-{'more' if given > 0 else 'less'}", number=abs(given))
        case "worth_beside":
            number = half(int(given["number"] * 2))
            return Say("text-worth_beside", number=number, card=f"card-{given['card']}")
        case "lowers_others":
            return Say("text-lowers_others", number=given)
    return Say(f"text-{word}")
