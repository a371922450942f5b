"""Play the published ladder of bots, or go on with it, and print its tables: docs/bots.md has what it prints.

    python tools/ladder.py --results build/ladder.jsonl

Every rung is a bot and the one below it at one table, in every mixture of the two, every deal from every seat. The seed
is fixed and all budgets are playouts, so the same games are played on every machine. `--game` and `--rung` play a part.
Some rungs are played with options of their own, such as another edition.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path[:] = [path for path in sys.path if Path(path).resolve() != Path(__file__).resolve().parent]  # hides `numbers`

from grandee.arena import plans, results, workers  # noqa: E402
from grandee.arena.plans import Job  # noqa: E402
from grandee.arena.ratings import Estimate, rung, thinking_time  # noqa: E402
from grandee.arena.report import markdown  # noqa: E402
from grandee.bots.processes import cores  # noqa: E402
from grandee.core.manifest import Rung, climb  # noqa: E402
from grandee.games import OFFERED, load_game, manifest_of  # noqa: E402

SEED = "ladder"
MANY_DEALS = 37  # deals; of four players, each is ten or twelve games
RUNGS = (Rung("greedy", "random", 2, 200), *climb(4, MANY_DEALS))  # of every game, below its own highest one
GAMES = {game: (*RUNGS, manifest_of(game).top_rung, *manifest_of(game).more_rungs) for game in OFFERED}


def jobs(game: str, rung: Rung) -> list[Job]:
    setup = load_game(game).set_up({**rung.options, "players": rung.players})
    return plans.jobs("ladder", setup, [rung.lower, rung.upper], rung.deals, SEED, rung.rotations)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", default="build/ladder.jsonl", help="the file to go on with")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument(
        "--rung", metavar="UPPER@PLAYERS", action="append", help="only these, for example duke@4 or duke@4/2023"
    )
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
        for result in workers.play_jobs(todo, many):
            results.append(out, result)


def table(game: str, chosen: Sequence[Rung], file: str) -> str:
    known = results.read(file)
    varied = any(each.variant for each in chosen)
    head = ["bot", "against", "players", "games", "victories (95 %)", "even", "ms a decision", *(["with"] * varied)]
    rows = []
    for each in chosen:
        games = [known[job.key] for job in jobs(game, each)]
        share, even = rung(games, each.upper)
        pace = thinking_time(games, each.upper)[1] or 0.0
        numbers = [str(each.players), str(len(games)), ranged(share), f"{100 * even:.0f} %", f"{1000 * pace:.1f}"]
        rows.append([each.upper, each.lower, *numbers, *([each.variant] * varied)])
    return markdown(head, rows)


def ranged(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return f"{100 * share.value:.1f} %"
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


if __name__ == "__main__":
    main()
