"""What may stand under a key of a position or as an argument of an event, in the words of scenarios.

A game says it once, as `Game.shapes` and `Game.shape_of`. Then a scenario that expects something that can never be,
because a word is misspelt, is refused with the nearest word instead of holding for ever or failing without a reason.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from grandee.core.refusals import BadInput, Message, nearest

NUMERAL = re.compile(r"-?\d+(\.5)?")


class Shape:
    """Anything: a game that says nothing of a key has nothing of it checked."""

    def check(self, given: object, where: str) -> None:
        """Raise `BadInput` if this can never stand here."""

    def inside(self, _key: str) -> Shape:
        """The shape of what a table holds under a key."""
        return ANYTHING

    def counted(self) -> Shape | None:
        """The shape of how many there are of it; nothing if it cannot be counted."""
        return None

    def same(self, found: object, wanted: object) -> bool:
        """Whether two of them mean the same."""
        return found == wanted


ANYTHING = Shape()


class Word(Shape):
    """One of these words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, str) or given not in self.words:
            raise BadInput(where, "bad-word", given=str(given), hint=nearest(str(given), self.words))


class Number(Shape):
    """A whole number within limits."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, int) or isinstance(given, bool) or not self.low <= given <= self.high:
            allowed = Message("allowed-number", low=self.low, high=self.high)
            raise BadInput(where, "bad-value", given=str(given), allowed=allowed)


class Numeral(Shape):
    """A number within a text, such as an event's argument, or one of a few words that stand for one."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, str) or not (NUMERAL.fullmatch(given) or given in self.words):
            raise BadInput(where, "bad-numeral", given=str(given))


class Switch(Shape):
    """True or false."""

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, bool):
            raise BadInput(where, "bad-value", given=str(given), allowed=Message("allowed-switch", words=""))


class ListOf(Shape):
    """A list; if its order means nothing, it is compared in any order."""

    def __init__(self, of: Shape, ordered: bool = False) -> None:
        self.of = of
        self.ordered = ordered

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, list):
            raise BadInput(where, "bad-value", given=str(given), allowed=Message("allowed-list-of-words"))
        for each in given:
            self.of.check(each, where)

    def counted(self) -> Shape:
        return Number(0, 1000)

    def same(self, found: object, wanted: object) -> bool:
        if self.ordered or not isinstance(found, list) or not isinstance(wanted, list):
            return found == wanted
        return sorted(found, key=str) == sorted(wanted, key=str)


class TableOf(Shape):
    """A table with some of these keys, and the same under each."""

    def __init__(self, keys: Sequence[str], of: Shape) -> None:
        self.fields = dict.fromkeys(keys, of)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, Mapping):
            raise BadInput(where, "bad-table", keys=", ".join(self.fields))
        for key, value in given.items():
            if key not in self.fields:
                raise BadInput(where, "bad-key", key=key, hint=nearest(key, list(self.fields)))
            self.fields[key].check(value, f"{where}.{key}")

    def inside(self, key: str) -> Shape:
        return self.fields.get(key, ANYTHING)

    def counted(self) -> Shape | None:
        numbers = {key: number for key, shape in self.fields.items() if (number := shape.counted())}
        return Fields(numbers) if numbers else None


class Fields(TableOf):
    """A table with something of its own under each key."""

    def __init__(self, fields: Mapping[str, Shape]) -> None:
        self.fields = dict(fields)
