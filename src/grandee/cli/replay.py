"""`grandee replay`: step through a recorded game, as a seat saw it or with all cards open."""

from __future__ import annotations

import argparse
import sys

from grandee.cli import ask
from grandee.core.refusals import BadInput
from grandee.core.words import Words
from grandee.records import log, record, scenario
from grandee.records.match import Match


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="RECORD", help=words("help-record-file"))
    parser.add_argument("--line", default="1", metavar="N", help=words("help-line"))
    parser.add_argument("--at", metavar="N", help=words("help-at"))
    parser.add_argument("--seat", help=words("help-seat"))
    parser.add_argument("--open", action="store_true", help=words("help-open"))
    parser.add_argument("--log", action="store_true", help=words("help-log"))
    parser.add_argument("--scenario", action="store_true", help=words("help-as-scenario"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    games = list(record.read_file(arguments.file))
    game = games[ask.number(arguments.line, "--line", 1, len(games)) - 1]
    at = None if arguments.at is None else ask.number(arguments.at, "--at", 0, len(game.moves))
    match = record.replay(game, at, arguments.file)
    if arguments.seat is not None:
        match.setup.seat(arguments.seat, "--seat")
    if arguments.scenario and arguments.seat is not None:
        raise BadInput("--scenario", "bad-together", other="--seat")
    if arguments.scenario:
        print(scenario.write(match, f"{arguments.file}, move {len(match.moves)}", []), end="")
    elif arguments.json:
        ask.print_json(as_data(match, arguments))
    elif at is None and sys.stdin.isatty() and sys.stdout.isatty() and not arguments.log:
        step_through(game, arguments, words)
    else:
        show(match, len(game.moves), arguments, words)
    return 0


def shows_all_cards(match: Match, arguments: argparse.Namespace) -> bool:
    return arguments.open or (arguments.seat is None and match.over)


def as_data(match: Match, arguments: argparse.Namespace) -> dict[str, object]:
    reader = None if arguments.open else match.reader(arguments.seat)
    shown = match.state if arguments.open else match.state.view(match.reader(arguments.seat))
    return {
        "game": match.setup.game.id,
        "move": len(match.moves),
        "asked": match.asked,
        "position": match.setup.game.describe(match.setup, shown),
        "events": [log.in_words(match.setup, row, reader) for row in match.events.rows],
        "result": match.points if match.over else None,
    }


def show(match: Match, moves: int, arguments: argparse.Namespace, words: Words) -> None:
    game_words = match.words(words.language)
    if arguments.log:
        print("\n".join(match.log(arguments.seat, 0, game_words)) + "\n")
    print(words("replay-move", number=len(match.moves), count=moves) + "\n")
    print(match.board(arguments.seat, game_words, ask.painter(), shows_all_cards(match, arguments), ask.width()))


def step_through(game: record.Record, arguments: argparse.Namespace, words: Words) -> None:
    at = 0
    while True:
        match = record.replay(game, at, arguments.file)
        show(match, len(game.moves), arguments, words)
        if match.history:
            game_words = match.words(words.language)
            print("\n" + "\n".join(f"  {line}" for line in match.log(arguments.seat, match.history[-1][1], game_words)))
        print("\n" + words("replay-prompt"), end="", flush=True)
        typed = sys.stdin.readline()
        if not typed or typed.strip() in ("q", "quit"):
            return
        if typed.strip().isdecimal():
            at = min(int(typed.strip()[:9]), len(game.moves))
        elif typed.strip() in ("b", "back"):
            at = max(0, at - 1)
        else:
            at = min(len(game.moves), at + 1)
