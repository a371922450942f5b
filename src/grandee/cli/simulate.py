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
from grandee.core.refusals import BadInput
from grandee.core.title import SetUp
from grandee.core.words import Words
from grandee.records.unwatched import Unwatched
from grandee.search.playouts import random_game


def run(arguments: argparse.Namespace, words: Words) -> int:
    set_up = ask.set_up(arguments)
    names = ask.bot_names(arguments.bots, set_up.seats)
    games = ask.number(arguments.games, "--games", 1, 10**9)
    if arguments.record is not None and Path(arguments.record).is_file() and Path(arguments.record).stat().st_size:
        raise BadInput(arguments.record, "bad-taken")
    seed = arguments.seed if arguments.seed is not None else secrets.token_hex(8)
    start = time.perf_counter()
    results: list[tuple[list[int], int]] = []
    with nullcontext() if arguments.record is None else recording(arguments.record, results, words) as out:
        for i in progress(games, words):
            results.append(play_one(set_up, names, seed, i, out))
    seconds = time.perf_counter() - start
    wins, points = shares(set_up.seats, [scores for scores, _ in results])
    moves = sum(moves for _, moves in results)
    if arguments.json:
        totals = {"game": set_up.title.id, "games": games, "moves": moves, "seed": seed, "seconds": round(seconds, 3)}
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
    for seat, letter in enumerate(set_up.letters):
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


def play_one(set_up: SetUp, names: list[str], seed: str, number: int, out: IO[str] | None) -> tuple[list[int], int]:
    """One game; its points and how many moves it took. The same seed and number give the same game."""
    deal = sha256(f"{seed}:{number}".encode("utf-8", "surrogateescape")).digest()
    rng = ask.bots_rng(deal)
    at_random = all(name == "random" for name in names)
    if out is None and at_random:
        state, moves = random_game(set_up.rules, deal, rng)
        return [state.points(seat) for seat in range(set_up.seats)], moves
    players = [bots.bot(name) for name in names]
    game = Unwatched(set_up, deal, names)
    if at_random:
        game.play_at_random(rng)
    with redirect_stdout(sys.stderr):  # what bots print
        while not game.over:
            seat = game.seat
            game.play(ask.bot_choice(game.state, seat, players[seat], names[seat], rng))
    if out is not None:
        out.write(game.record().to_json() + "\n")
    return list(game.points.values()), len(game.moves)


def shares(seats: int, results: list[list[int]]) -> tuple[list[float], list[float]]:
    """Every seat's share of the victories (a shared victory counts in part) and its mean points."""
    wins, points = [0.0] * seats, [0.0] * seats
    for scores in results:
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        for seat, score in enumerate(scores):
            points[seat] += score / len(results)
            wins[seat] += (seat in best) / len(best) / len(results)
    return wins, points


def progress(games: int, words: Words, label: str = "simulate-progress") -> Iterator[int]:
    """Count the games, or something else that takes a while, with a bar on a terminal."""
    if not sys.stderr.isatty():
        yield from range(games)
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(range(games), words(label), console=Console(stderr=True), transient=True)
