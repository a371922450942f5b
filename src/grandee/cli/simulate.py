"""`grandee simulate`: bots play many games without a screen."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections.abc import Iterator, Sized
from contextlib import contextmanager, nullcontext, redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import IO

from grandee import bots
from grandee.cli import ask
from grandee.core.game import Setup
from grandee.core.outcome import Outcome
from grandee.core.refusals import BadInput
from grandee.core.words import Words
from grandee.records.bare_match import BareMatch
from grandee.search.playouts import random_game


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", help=words("help-game"))
    ask.add_setup_arguments(parser, words)
    parser.add_argument("--games", default="100", metavar="N", help=words("help-number-of-games"))
    parser.add_argument("--bots", default="random", help=words("help-bots"))
    parser.add_argument("--record", metavar="FILE", help=words("help-record"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    setup = ask.set_up(arguments)
    names = ask.bot_names(arguments.bots, setup.seats)
    games = ask.number(arguments.games, "--games", 1, 10**9)
    if arguments.record is not None and Path(arguments.record).is_file() and Path(arguments.record).stat().st_size:
        raise BadInput(arguments.record, "bad-taken")
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(8)
    start = time.perf_counter()
    results: list[tuple[Outcome, int]] = []
    with nullcontext() if arguments.record is None else recording(arguments.record, results, words) as out:
        for i in progress(games, words):
            results.append(play_one(setup, names, seed, i, out))
    seconds = time.perf_counter() - start
    wins, points = shares(setup.seats, [outcome for outcome, _ in results])
    moves = sum(moves for _, moves in results)
    if arguments.json:
        totals = {"game": setup.game.id, "games": games, "moves": moves, "seed": seed, "seconds": round(seconds, 3)}
        ask.print_json(
            {
                **totals,
                "bots": names,
                "wins": [round(share, 6) for share in wins],
                "points": [round(mean, 4) for mean in points],
            }
        )
        return 0
    print(words("simulate-result", games=games, moves=moves, rate=round(games / seconds)))
    for seat, letter in enumerate(setup.letters):
        share, mean = round(100 * wins[seat], 1), round(points[seat], 2)
        print(words("simulate-seat", seat=letter, bot=names[seat], share=share, points=mean))
    return 0


@contextmanager
def recording(file: str, done: Sized, words: Words) -> Iterator[IO[str]]:
    """The file for the records. Whatever stops the games, those that are done are kept in it."""
    stopped: BaseException | None = None
    with ask.writing(file) as out:
        try:
            yield out
        except BaseException as fault:
            if not len(done):
                raise
            stopped = fault
    if stopped is not None:
        print(words("simulate-kept", file=file, count=len(done)), file=sys.stderr)
        raise stopped


def play_one(setup: Setup, names: list[str], seed: str, number: int, out: IO[str] | None) -> tuple[Outcome, int]:
    """One game; how it ended and how many moves it took. The same seed and number give the same game."""
    deal = sha256(f"{seed}:{number}".encode("utf-8", "surrogateescape")).digest()
    rng = ask.bots_rng(deal)
    at_random = all(name == "random" for name in names)
    if out is None and at_random:
        state, moves = random_game(setup.rules, deal, rng)
        return state.outcome(), moves
    players = [bots.bot(name) for name in names]
    match = BareMatch(setup, deal, names)
    if at_random:
        match.play_at_random(rng)
    with redirect_stdout(sys.stderr):  # what bots print
        while not match.over:
            seat = match.seat
            match.play(ask.bot_choice(match.state, seat, players[seat], names[seat], rng))
    if out is not None:
        out.write(match.record().to_json() + "\n")
    return match.state.outcome(), len(match.moves)


def shares(seats: int, results: list[Outcome]) -> tuple[list[float], list[float]]:
    """Every seat's share of the victories (a shared victory counts in part) and its mean points."""
    wins, points = [0.0] * seats, [0.0] * seats
    for outcome in results:
        for seat, (own, share) in enumerate(zip(outcome.points, outcome.shares(), strict=True)):
            points[seat] += own / len(results)
            wins[seat] += share / len(results)
    return wins, points


def progress(games: int, words: Words, label: str = "simulate-progress") -> Iterator[int]:
    """Count the games, or something else that takes a while, with a bar on a terminal."""
    if not sys.stderr.isatty():
        yield from range(games)
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(range(games), words(label), console=Console(stderr=True), transient=True)
