"""What the readers of positions have in common: simple values with every check, and a written agenda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from grandee.core.game import Setup
from grandee.core.refusals import BadInput, Message, check_keys, nearest
from grandee.core.state import State

G = TypeVar("G", bound=State)


class PositionReader(Generic[G]):
    """Builds one state from a position; a game adds what it is made of. Every fault says where it is."""

    fault: type[BadInput] = BadInput  # that has the words for a bad agenda

    def __init__(self, setup: Setup, table: Mapping[str, Any], g: G, seed: bytes) -> None:
        self.setup = setup
        self.table = table
        self.letters = list(setup.letters)
        self.g = g
        self.g.seed(seed)

    # -- simple values ----------------------------------------------------------------------------

    def number(self, given: object, low: int, high: int, where: str) -> int:
        if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
            allowed = Message("allowed-number", low=low, high=high)
            raise BadInput(where, "bad-value", given=str(given), allowed=allowed)
        return given

    def choice(self, given: object, words: list[str], where: str) -> int:
        if not isinstance(given, str) or given not in words:
            raise BadInput(where, "bad-word", given=str(given), hint=nearest(str(given), words))
        return words.index(given)

    def sub_table(self, key: str, names: list[str]) -> Mapping[str, Any]:
        return self.table_of(self.table.get(key, {}), names, f"position.{key}")

    def table_of(self, given: object, names: list[str], where: str) -> Mapping[str, Any]:
        if not isinstance(given, Mapping):
            raise BadInput(where, "bad-table", keys=", ".join(names))
        check_keys(given, tuple(names), where)
        return given

    def list_of(self, given: object, where: str) -> list[Any]:
        if not isinstance(given, list):
            raise BadInput(where, "bad-value", given=str(given), allowed=Message("allowed-list-of-words"))
        return given

    def seat(self, key: str, otherwise: str) -> int:
        return self.setup.seat(str(self.table.get(key) or otherwise), f"position.{key}")

    # -- a written agenda -------------------------------------------------------------------------

    def read_agenda(self) -> None:
        """The rows of an agenda, the next one last; what the position says beside it must agree."""
        rows = self.list_of(self.table["agenda"], "position.agenda")
        words = [step.word for step in self.g.rules.steps]
        for row in rows:
            part = str(row).split()
            fits = len(part) == 5 and part[0] in words and all(word.isdecimal() and len(word) < 5 for word in part[2:])
            if not fits or not set(part[1]) <= set(self.letters) or len(rows) > self.g.rules.rows:
                raise self.fault("position.agenda", "bad-agenda", given=str(row))
            times, about, detail = (int(word) for word in part[2:])
            seats = sum(1 << self.letters.index(letter) for letter in set(part[1]))
            self.g.ask(words.index(part[0]), seats, times, about, detail)
        if rows:
            asked = [letter for seat, letter in enumerate(self.letters) if self.g.asked() >> seat & 1]
            self.agrees("at", words[self.g.step_number()])
            self.agrees("to_act", self.letters[self.g.to_move()])
            self.agrees("asked", asked)

    def agrees(self, key: str, found: object) -> None:
        """What a written position says beside its agenda must be what the agenda says."""
        given = self.table.get(key, found)
        if given != found:
            allowed = Message("allowed-choice", words=str(found))
            raise BadInput(f"position.{key}", "bad-value", given=str(given), allowed=allowed)
