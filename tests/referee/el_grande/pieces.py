"""Caballeros as objects: what tells one of a colour from another of the same area (GI-D16, GI-TURN-7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tests.referee.el_grande.colonies_data import ORDINARY


@dataclass(eq=False)
class Caballero:
    """A caballero on the board or in the castillo."""

    colour: str
    area: str
    stand: str = ORDINARY  # a space of France, an office, or neither
    token: str = ""  # that it carries
    beside: bool = False  # the limit board lies here, and it does not stand on it
    moved: bool = False  # in this turn (GI-TURN-5)
    moved_before: bool = False  # in the turn in which the action is now repeated (GI-TURN-8)
    can_sail: bool = False  # it was noted at the start of the turn (GI-TURN-1, GI-TURN-8)

    @property
    def word(self) -> str:
        """Of its group: in France the space says it, whatever it carries (GI-DP-1)."""
        if self.stand != ORDINARY:
            return self.stand
        if self.token:
            return f"{self.token}_beside" if self.beside else self.token
        return "beside" if self.beside else ORDINARY

    @property
    def ability(self) -> int:
        """How much it may still do in this turn (GI-TURN-7)."""
        return 0 if self.moved or self.moved_before else 1 + self.can_sail


def groups(pieces: Iterable[Caballero]) -> dict[str, Caballero]:
    """By their words, and of each group the one that can do least (GI-TURN-7)."""
    found: dict[str, Caballero] = {}
    for piece in sorted(pieces, key=lambda piece: piece.ability):
        found.setdefault(piece.word, piece)
    return found


def group_word(piece: Caballero) -> str:
    """As positions name a group."""
    if piece.stand != ORDINARY:
        return piece.stand
    return "_".join([piece.area, *[piece.token] * bool(piece.token), *["beside"] * piece.beside])
