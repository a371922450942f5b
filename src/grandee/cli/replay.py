"""`grandee replay`: step through a recorded game, as a seat saw it or with all cards open."""

from __future__ import annotations

import argparse
import sys

from grandee.cli import ask
from grandee.core.refusals import BadInput
from grandee.core.words import Words
from grandee.records import log, record, scenario
from grandee.records.table import Table


def run(arguments: argparse.Namespace, words: Words) -> int:
    games = list(record.read_file(arguments.file))
    game = games[ask.number(arguments.line, "--line", 1, len(games)) - 1]
    at = None if arguments.at is None else ask.number(arguments.at, "--at", 0, len(game.moves))
    table = record.replay(game, at, arguments.file)
    if arguments.seat is not None:
        table.set_up.seat(arguments.seat, "--seat")
    if arguments.scenario and arguments.seat is not None:
        raise BadInput("--scenario", "bad-together", other="--seat")
    if arguments.scenario:
        print(scenario.write(table, f"{arguments.file}, move {len(table.moves)}", []), end="")
    elif arguments.json:
        ask.print_json(as_data(table, arguments))
    elif at is None and sys.stdin.isatty() and sys.stdout.isatty() and not arguments.log:
        step_through(game, arguments, words)
    else:
        show(table, len(game.moves), arguments, words)
    return 0


def open_cards(table: Table, arguments: argparse.Namespace) -> bool:
    return arguments.open or (arguments.seat is None and table.over)


def as_data(table: Table, arguments: argparse.Namespace) -> dict[str, object]:
    reader = None if arguments.open else table.reader(arguments.seat)
    shown = table.state if arguments.open else table.state.view(table.reader(arguments.seat))
    return {
        "game": table.set_up.title.id,
        "move": len(table.moves),
        "asked": table.asked,
        "position": table.set_up.title.describe(table.set_up, shown),
        "events": [log.in_words(table.set_up, row, reader) for row in table.events.rows],
        "result": table.points if table.over else None,
    }


def show(table: Table, moves: int, arguments: argparse.Namespace, words: Words) -> None:
    spoken = table.words(words.language)
    if arguments.log:
        print("\n".join(table.log(arguments.seat, 0, spoken)) + "\n")
    print(words("replay-move", number=len(table.moves), count=moves) + "\n")
    print(table.board(arguments.seat, spoken, ask.painter(), open_cards(table, arguments), ask.width()))


def step_through(game: record.Record, arguments: argparse.Namespace, words: Words) -> None:
    at = 0
    while True:
        table = record.replay(game, at, arguments.file)
        show(table, len(game.moves), arguments, words)
        if table.history:
            spoken = table.words(words.language)
            print("\n" + "\n".join(f"  {line}" for line in table.log(arguments.seat, table.history[-1][1], spoken)))
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
