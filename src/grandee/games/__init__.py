"""The games, by their ids. A game of somebody else's joins by an entry point `grandee.games` or by `register`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from grandee.core.refusals import BadInput, nearest
from grandee.core.title import Title

SHIPPED = {"el-grande": "grandee.games.el_grande.title", "kabale": "grandee.games.kabale.title"}
_registered: dict[str, Title] = {}


def register(title: Title) -> None:
    """Make a game known to everything: command line, records, tests."""
    _registered[title.id] = title


def ids() -> list[str]:
    return sorted({*SHIPPED, *_registered, *(entry.name for entry in entry_points(group="grandee.games"))})


def every_title() -> list[Title]:
    return [title(game) for game in ids()]


def title(game: str) -> Title:
    """The game with this id.

    >>> title("kabale").spec
    'kabale.md'
    """
    if game not in _registered:
        if game in SHIPPED:
            register(import_module(SHIPPED[game]).TITLE)
        else:
            found = entry_points(group="grandee.games", name=game)
            if not found:
                raise BadInput(f"game {game}", "bad-game", hint=nearest(game, ids()))
            register(next(iter(found)).load())
    return _registered[game]
