"""The goal cards and the colours of the players, in data/goals.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

import msgspec

from grandee.core.toml import Source


class GoalFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    disciplines: list[str]
    cards: list[str]
    values: list[int]
    source: Source
    colours: list[str]
    colours_source: list[Source]


@dataclass(frozen=True)
class Goals:
    disciplines: tuple[str, ...]
    ids: tuple[str, ...]
    values: tuple[int, ...]
    colours: tuple[str, ...]
    colours_source: tuple[str, ...]


@lru_cache(maxsize=1)
def goals() -> Goals:
    text = resources.files(__package__).joinpath("data/goals.toml").read_text("utf-8")
    file = msgspec.toml.decode(text, type=GoalFile)
    ids = tuple(f"goal_{discipline}_{card}" for discipline in file.disciplines for card in file.cards)
    return Goals(
        tuple(file.disciplines),
        ids,
        tuple(file.values) * len(file.disciplines),
        tuple(file.colours),
        tuple(file.colours_source),
    )
