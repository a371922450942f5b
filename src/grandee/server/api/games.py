"""What can be played: the games with their options, the bots, what this server has."""

from __future__ import annotations

from typing import Literal

from grandee.server.api.base import Response, Value


class OptionInfo(Response):
    """One option of a game."""

    name: str
    kind: Literal["number", "choice", "switch", "list", "file"]
    default: Value
    low: int
    high: int
    choices: list[str]
    rules: list[str]


class PlayableGame(Response):
    """A game with all that a form needs to set it up."""

    id: str
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]]


class PlayableGames(Response):
    games: list[PlayableGame]
    bots: list[str]
    languages: list[str]
    accounts: bool
    push: str  # the key that a browser needs to subscribe; empty if there is no web push
    mail: bool
