"""The games, by their ids.

A folder here with a `game.py` is a game: its `GAME` says all that the program knows of it, and its `manifest.py`, if
there is one, what those read who list, measure and check all games. A game of somebody else's joins by an entry point
`grandee.games` or by `register`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from grandee.core.game import Game
from grandee.core.manifest import Manifest
from grandee.core.plugins import plugins
from grandee.core.refusals import BadInput, nearest


@cache
def read_manifest(package: str) -> Manifest:
    """What a game's folder says of the game; a folder without `manifest.py` says nothing unusual."""
    name = f"{package}.manifest"
    manifest = import_module(name).MANIFEST if find_spec(name) else Manifest()
    assert isinstance(manifest, Manifest)
    return manifest


def games_in(folder: Path, package: str) -> dict[str, str]:
    """The games that lie in a folder, in the order of their manifests: their ids, and the modules that hold them."""
    names = [path.parent.name for path in folder.glob("*/game.py")]
    names.sort(key=lambda name: (read_manifest(f"{package}.{name}").order, name))
    return {name.replace("_", "-"): f"{package}.{name}.game" for name in names}


SHIPPED = games_in(Path(__file__).parent, "grandee.games")
# Those that players and researchers are offered; one that is still being built is known by its name alone.
OFFERED = [name for name, module in SHIPPED.items() if not read_manifest(module.removesuffix(".game")).is_draft]
_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known to everything: command line, records, tests."""
    _registered[game.id] = game


def register_folder(folder: Path, package: str) -> None:
    """Make all games in a folder known to everything."""
    for module in games_in(folder, package).values():
        register(import_module(module).GAME)


def ids() -> list[str]:
    """All games that are offered: the shipped ones in their order, then the others."""
    return [*OFFERED, *sorted({*_registered, *plugins("grandee.games")} - {*SHIPPED})]


def first_game() -> str:
    """The game that is meant where none is named."""
    return OFFERED[0]


def load_games() -> list[Game]:
    return [load_game(game) for game in ids()]


def load_game(game: str) -> Game:
    """The game with this id.

    >>> load_game("kabale").spec
    'kabale.md'
    """
    if game not in _registered:
        if game in SHIPPED:
            register(import_module(SHIPPED[game]).GAME)
        else:
            found = plugins("grandee.games").get(game)
            if found is None:
                raise BadInput(f"game {game}", "bad-game", hint=nearest(game, ids()))
            register(found.load())
    return _registered[game]


def manifest_of(game: str) -> Manifest:
    """What a game says of itself in its folder.

    >>> manifest_of(first_game()).order
    1
    """
    return read_manifest(load_game(game).package)
