"""Bots by their names: Grandee's own, those that were registered, entry points, budgets and files."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path

from grandee.bots.budgets import BUDGET_EXAMPLES, LEVELS, factory_with_budget, search_bot_factory
from grandee.bots.files import check_source, class_from_file, file_and_class
from grandee.bots.protocol import Bot
from grandee.bots.random_bot import Random
from grandee.core.plugins import plugins
from grandee.core.refusals import BadInput, Message


def make_greedy() -> Bot:
    from grandee.bots.greedy import Greedy

    return Greedy()


_known: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": make_greedy,
    **{name: search_bot_factory(playouts) for name, playouts in LEVELS.items()},
}


def register(name: str, make: Callable[[], Bot]) -> None:
    """Make a kind of bot known by a name."""
    _known[name] = make


def names() -> list[str]:
    """What bots there are: the own ones, levels from the weakest to the strongest, then others; none of files."""
    return [*_known, *sorted(plugins("grandee.bots").keys() - _known.keys())]


def is_known(name: str) -> bool:
    """Whether a name alone says which bot is meant; that of a file does not, since it may hold anything."""
    return name in names() or factory_with_budget(name) is not None


def is_registered(name: str) -> bool:
    """Whether a bot is Grandee's own, or registered in this process: not code of somebody else's that is yet to run."""
    return name in _known or factory_with_budget(name) is not None


def bot(name: str) -> Bot:
    """A new bot: its name, a search with a budget (`search@50ms`), or a file and the class in it (`my.py:Careful`)."""
    with redirect_stdout(sys.stderr):
        return maker(name)()


def maker(name: str) -> Callable[[], Bot]:
    """What makes a bot of this name."""
    if name in _known:
        return _known[name]
    if place := in_file(name):
        return class_from_file(*place)
    if entry := plugins("grandee.bots").get(name):
        register(name, entry.load())
        return _known[name]
    make = factory_with_budget(name)
    if make is None:
        raise unknown(name)
    return make


def check(name: str) -> None:
    """Refuse the name of a bot that does not exist. Nothing of the bot is run: a file is read, not executed."""
    if place := in_file(name):
        check_source(*place)
    elif not is_known(name):
        raise unknown(name)


def unknown(name: str) -> BadInput:
    return BadInput(f"bot {name}", "bad-bot", hint=Message("known-are", words=", ".join([*names(), *BUDGET_EXAMPLES])))


def identity(name: str) -> str:
    """A bot's name with what may change behind it: the budget of a level, the content of a file."""
    if name in LEVELS:
        return f"{name} {LEVELS[name]}"
    file = Path(name.rpartition(":")[0])
    if file.suffix == ".py" and file.is_file():
        return f"{name} {sha256(file.read_bytes()).hexdigest()}"
    return name


def in_file(name: str) -> tuple[str, str] | None:
    """The file and the class that a name like `my.py:Careful` means, unless a bot is registered by that very name."""
    return None if name in _known else file_and_class(name)
