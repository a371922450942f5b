"""`grandee play`: you against bots, in the browser (`browser.py`) or in the terminal (`terminal.py`)."""

from __future__ import annotations

import argparse
from pathlib import Path

from grandee import bots
from grandee.cli import ask, browser, places
from grandee.cli.layout import wrapped
from grandee.cli.terminal import Terminal
from grandee.core.refusals import BadInput
from grandee.core.words import Words
from grandee.records import record
from grandee.records.match import Match, begin

DEFAULT_BOT = "knight"
PERSON = "human"  # the name of a person's seat in a record, so that a game can go on from it


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", help=words("help-game"))
    ask.add_setup_arguments(parser, words)
    parser.add_argument("--bots", help=words("help-bots"))
    parser.add_argument("--seat", help=words("help-seat"))
    parser.add_argument("--record", metavar="FILE", help=words("help-record"))
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=words("help-resume"))
    parser.add_argument("--terminal", action="store_true", help=words("help-terminal"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    in_browser = browser.is_wanted(arguments)
    if in_browser and browser.has_browser():
        return browser.run(arguments, words)
    if arguments.resume == "":
        raise BadInput("--resume", "bad-resume")
    if arguments.resume:
        return resume(arguments, words)
    if arguments.record is not None and Path(arguments.record).is_file():
        raise BadInput(arguments.record, "bad-exists")
    setup = ask.set_up(arguments)
    seat = arguments.seat or "A"
    mine = setup.seat(seat, "--seat")
    players = ask.bot_names(arguments.bots or DEFAULT_BOT, setup.seats, mine)
    names = [PERSON if i == mine else name for i, name in enumerate(players)]
    if in_browser:
        print(
            wrapped(words("play-no-browser", port=places.PORT)) + f"\n    {ask.command_name()} serve --host 0.0.0.0\n"
        )
    return Terminal(begin(setup, arguments.seed, names), seat, players, words, arguments.record).run()


def resume(arguments: argparse.Namespace, words: Words) -> int:
    """Go on with a recorded game, at the seat that a person had, against the bots that it names."""
    file = arguments.resume
    for name in ("players", "option", "preset", "seed"):
        if getattr(arguments, name):
            raise BadInput(f"--{name}", "bad-with-resume")
    games = list(record.read_file(file))
    if len(games) != 1:
        raise BadInput(file, "bad-length", given=len(games), needed="1")
    match = record.replay(games[0], None, file)
    people = [letter for letter, name in zip(match.setup.letters, match.names, strict=True) if name == PERSON]
    seat = arguments.seat or (people[0] if people else "A")
    mine = match.setup.seat(seat, "--seat")
    players = ask.bot_names(arguments.bots or ",".join(bots_named(match, mine)), match.setup.seats, mine)
    match.names = [PERSON if i == mine else name for i, name in enumerate(players)]
    return Terminal(match, seat, players, words, arguments.record or file).run()


def bots_named(match: Match, mine: int) -> list[str]:
    """The bots of a record's other seats. A record never makes this machine run a file: such bots are given anew."""
    for seat, name in enumerate(match.names):
        if seat != mine and name != PERSON and not bots.is_known(name):
            raise BadInput(f"seat {match.setup.letters[seat]}", "bad-bot-in-record", name=name)
    return ["random" if name == PERSON or i == mine else name for i, name in enumerate(match.names)]
