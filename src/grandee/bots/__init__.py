"""Who plays. A bot is one class with `choose(seat, rng)`; it gets a `Seat` and never the true state.

A bot of a user's own is named by its file and class (`my_bots.py:Careful`), by an entry point `grandee.bots`, or joins
by `register`.
"""

from grandee.bots.budgets import LEVELS
from grandee.bots.protocol import Bot
from grandee.bots.random_bot import Random
from grandee.bots.registry import bot, check, identity, in_file, is_known, is_registered, names, register

__all__ = [
    "LEVELS",
    "Bot",
    "Random",
    "bot",
    "check",
    "identity",
    "in_file",
    "is_known",
    "is_registered",
    "names",
    "register",
]
