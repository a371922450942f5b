"""What several verbs do with their arguments: set-ups, bots, numbers, terminals."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from errno import EISDIR
from hashlib import sha256
from os import strerror
from pathlib import Path
from typing import IO, Any

from grandee import bots
from grandee.bots.answers import answer
from grandee.core.chance import Rng
from grandee.core.game import Paint, Setup, no_paint
from grandee.core.refusals import BadInput, Message, nearest, system_fault
from grandee.core.seat import Seat
from grandee.core.state import State
from grandee.core.words import Words
from grandee.games import first_game, load_game
from grandee.records.match import Match

# One colour of the terminal for each seat; letters and names say the same, colour is never alone.
SEAT_STYLES = ("bold", "blue", "yellow", "green", "red", "magenta")


def command_name() -> str:
    """How this program was called, for commands to copy."""
    return os.environ.get("GRANDEE_COMMAND", "grandee")


def add_setup_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What `set_up` reads, and the seed."""
    parser.add_argument("--players", help=words("help-players"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("help-option"))
    parser.add_argument("--preset", default="", help=words("help-preset"))
    parser.add_argument("--seed", help=words("help-seed"))


def set_up(arguments: argparse.Namespace) -> Setup:
    """The set-up that --players, --option and --preset ask for; of the first game, if none is named."""
    given: dict[str, object] = {}
    for entry in arguments.option:
        name, found, value = entry.partition("=")
        if not found:
            raise BadInput(f"--option {entry}", "bad-value", given=entry, allowed=Message("allowed-assignment"))
        given[name] = value
    if arguments.players is not None:
        given["players"] = arguments.players
    game = first_game() if arguments.game is None else arguments.game
    return load_game(game).set_up(given, arguments.preset)


def check_one_of(given: str, known: list[str], where: str) -> None:
    """Refuse a word that is none of these."""
    if given not in known:
        raise BadInput(where, "bad-word", given=given, hint=nearest(given, known))


def milliseconds(text: str, where: str) -> int:
    """A length of time such as 90m, 12h or 30d."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([mhd])", text.strip(), re.ASCII)
    if found is None:
        raise BadInput(where, "bad-time", given=text)
    return int(found[1]) * {"m": 60_000, "h": 3_600_000, "d": 86_400_000}[found[2]]


def time_of(at: int) -> str:
    """A moment, in milliseconds since 1970, as people read it; the same on every machine."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000)) + " UTC"


def bot_names(text: str, seats: int, mine: int | None = None) -> list[str]:
    """The names of bots for a number of seats; one name stands for all, and a person's own seat needs none."""
    listed = [name.strip() for name in text.split(",")]
    if len(listed) == 1:
        listed *= seats
    elif mine is not None and len(listed) == seats - 1:
        listed.insert(mine, listed[0])  # never asked
    if len(listed) != seats:
        needed = str(seats if mine is None else seats - 1)
        raise BadInput("--bots", "bad-length", given=len(listed), needed=needed)
    for name in listed:
        bots.bot(name)
    return listed


def bots_rng(seed: bytes, moves: int = 0) -> Rng:
    """The bots' own dice: the same for the same deal, and telling nothing of it."""
    return Rng(int.from_bytes(sha256(b"bots %d " % moves + seed).digest()[:6], "big"))


def play_bot_move(match: Match, seat: int, bot: bots.Bot, name: str, rng: Rng) -> None:
    match.play_action(seat, bot_choice(match.state, seat, bot, name, rng))


def bot_choice(state: State, seat: int, bot: bots.Bot, name: str, rng: Rng) -> int:
    """What a bot chooses; one that answers what was not offered is named."""
    view = Seat(state, seat)
    count = len(view.legal_actions)
    action, wrong = answer(bot, view, rng)
    if action < 0:
        raise BadInput(f"bot {name}", "bad-bot-move", given=wrong, count=count)
    return action


def number(text: str, name: str, low: int, high: int) -> int:
    try:
        value = int(text)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise BadInput(name, "bad-value", given=text, allowed=Message("allowed-number", low=low, high=high))
    return value


def print_json(data: Mapping[str, Any] | list[Any]) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))


def write_file(file: str, text: str, private: bool = False) -> None:
    """Write a whole file or nothing: a crash in between leaves the old one."""
    with writing(file, private) as out:
        out.write(text)


@contextmanager
def writing(file: str, private: bool = False) -> Iterator[IO[str]]:
    """A file that takes its name only when everything has been written; a pipe or device is written to as it is.

    Only what goes wrong with the file is reported as its fault, not what happens while it is open. One that is private
    can be read by nobody else, not even while it is written.
    """
    special = Path(file).exists() and not Path(file).is_file()
    part = Path(file if special else f"{file}.part")
    try:
        if not Path(file).name or Path(file).is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        if private and not special:
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        out = part.open("w", encoding="utf-8")
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-write", fault=system_fault(fault)) from None
    try:
        with out:
            yield out
        if not special:
            part.replace(file)
    finally:
        if not special and part.is_file():
            part.unlink()


def width() -> int:
    """How many characters a line of this terminal has."""
    return shutil.get_terminal_size((80, 24)).columns


def painter() -> Paint:
    """Colours where the terminal has them (and NO_COLOR is not set), plain text elsewhere."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return no_paint
    from rich.style import Style

    def paint(text: str, style: str) -> str:
        kind, _, seat = style.partition(" ")
        return Style.parse(SEAT_STYLES[int(seat)] if kind == "seat" else style).render(text)

    return paint
