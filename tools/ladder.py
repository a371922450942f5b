"""Play the published ladder of bots, or go on with it, and print its tables: docs/bots.md has what it prints.

    python tools/ladder.py --results build/ladder.jsonl

Every rung is a bot and the one below it at one table, in every mixture of the two, every deal from every seat. The seed
is fixed and all budgets are playouts, so the same games are played on every machine. `--game` and `--rung` play a part.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from grandee.arena import plans, results, workers
from grandee.arena.plans import Job
from grandee.arena.ratings import Estimate, rung, thinking
from grandee.arena.report import markdown
from grandee.bots.processes import cores
from grandee.games import title

SEED = "ladder"
MANY = 37  # deals; of four players, each is ten or twelve games


@dataclass(frozen=True)
class Rung:
    """Two bots that meet."""

    upper: str
    lower: str
    players: int
    deals: int
    rotations: int = 0  # of the seats for each deal; 0 is all

    @property
    def name(self) -> str:
        return f"{self.upper}@{self.players}"


RUNGS = (
    Rung("greedy", "random", 2, 200),
    Rung("page", "random", 4, MANY),
    Rung("squire", "page", 4, MANY),
    Rung("knight", "squire", 4, MANY),
    Rung("count", "knight", 4, MANY),
    Rung("duke", "count", 4, MANY),
)
GAMES = {  # the highest level takes its time, and a game of luck needs more games
    "el-grande": (*RUNGS, Rung("grandee", "duke", 4, 20, rotations=1)),
    "kabale": (*RUNGS, Rung("grandee", "duke", 2, 260)),
}


def jobs(game: str, rung: Rung) -> list[Job]:
    set_up = title(game).set_up({"players": rung.players})
    return plans.jobs("ladder", set_up, [rung.lower, rung.upper], rung.deals, SEED, rung.rotations)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", default="build/ladder.jsonl", help="the file to go on with")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--rung", metavar="UPPER@PLAYERS", action="append", help="only these, for example duke@4")
    given = parser.parse_args(arguments)
    names = list(dict.fromkeys(rung.name for game in given.game or GAMES for rung in GAMES[game]))
    for name in given.rung or ():
        if name not in names:
            parser.error(f"argument --rung: there is no rung {name}; there are {', '.join(names)}")
    if given.workers < 1:
        parser.error("argument --workers: at least 1 is needed")
    Path(given.results).parent.mkdir(parents=True, exist_ok=True)
    for game in given.game or GAMES:
        chosen = [rung for rung in GAMES[game] if not given.rung or rung.name in given.rung]
        play([job for rung in chosen for job in jobs(game, rung)], given.results, given.workers)
        print(f"\n## {game}\n\n{table(game, chosen, given.results)}", flush=True)


def play(wanted: Sequence[Job], file: str, many: int) -> None:
    """Play what the file does not have yet."""
    with results.appending(file) as out:
        known = results.read(file)
        todo = [job for job in wanted if job.key not in known]
        for result in workers.played(todo, many):
            results.append(out, result)


def table(game: str, chosen: Sequence[Rung], file: str) -> str:
    known = results.read(file)
    head = ["bot", "against", "players", "games", "victories (95 %)", "even", "ms a decision"]
    rows = []
    for each in chosen:
        games = [known[job.key] for job in jobs(game, each)]
        share, even = rung(games, each.upper)
        pace = thinking(games, each.upper)[1] or 0.0
        numbers = [str(each.players), str(len(games)), ranged(share), f"{100 * even:.0f} %", f"{1000 * pace:.1f}"]
        rows.append([each.upper, each.lower, *numbers])
    return markdown(head, rows)


def ranged(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return f"{100 * share.value:.1f} %"
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


if __name__ == "__main__":
    main()
