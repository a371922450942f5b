"""`grandee arena`: bots against bots on all cores, with shares, ratings and intervals."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Generator
from contextlib import closing, nullcontext
from dataclasses import asdict

from grandee import bots
from grandee.arena import plans, report, results, workers
from grandee.arena.plans import Job
from grandee.arena.ratings import Estimate, Standing, Summary, summary
from grandee.arena.results import Forfeit, Result
from grandee.bots.processes import cores
from grandee.cli import ask
from grandee.core.refusals import BadInput, Message
from grandee.core.words import Words

DEFAULT_SEED = "1"  # without --seed: a fixed one, so that the same command goes on with its results
LONGEST_DECISION = 86_400.0  # seconds for a decision


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", help=words("help-game"))
    ask.add_setup_arguments(parser, words)
    parser.add_argument("--bots", required=True, help=words("help-arena-bots"))
    parser.add_argument("--plan", default="round-robin", help=words("help-plan"))
    parser.add_argument("--deals", default="100", metavar="N", help=words("help-deals"))
    parser.add_argument("--rotations", default="0", metavar="N", help=words("help-rotations"))
    parser.add_argument("--time", default="0", metavar="SECONDS", help=words("help-time"))
    parser.add_argument("--workers", metavar="N", help=words("help-workers"))
    parser.add_argument("--results", metavar="FILE", help=words("help-results"))
    parser.add_argument("--record", action="store_true", help=words("help-arena-record"))
    parser.add_argument("--plot", metavar="FILE", help=words("help-plot"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words("help-ray"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    jobs = planned_jobs(arguments)
    if arguments.record and arguments.results is None:
        raise BadInput("--record", "bad-alone", other="--results")
    start = time.perf_counter()
    done, new = finish_jobs(jobs, arguments, words)
    seconds = time.perf_counter() - start
    found = summary(done)
    if arguments.plot is not None:
        heading, chance = words("arena-plot"), words("arena-chance", share=percent(found.chance_share, words))
        ask.write_file(arguments.plot, report.plot_svg(found.standings, found.chance_share, heading, chance))
    if arguments.json:
        totals = {"game": jobs[0].game, "plan": arguments.plan, "games": len(done), "played": new}
        ask.print_json({**totals, "seconds": round(seconds, 3), **as_data(found)})
        return 0
    print(words("arena-result", games=len(done), played=new, rate=round(new / seconds, 1)))
    print(f"\n{standings_table(found, words)}\n\n{words('arena-pairs')}\n\n{pairs(found, words)}")
    for line in forfeits(done, words):
        print(f"\n{line}")
    if found.standings[0].rating is None:
        print(f"\n{words('arena-ratings-missing')}")
    return 0


def forfeits(done: list[Result], words: Words) -> list[str]:
    """Why bots lost games at once: how often, and the first time."""
    found: dict[str, list[Forfeit]] = {}
    for result in done:
        names = dict(zip(result.points, result.seats, strict=True))
        for forfeit in result.forfeits:
            found.setdefault(names[forfeit.seat], []).append(forfeit)
    return [
        words("arena-forfeit", bot=bot, count=len(all_), move=first.move, reason=first.reason, detail=first.detail)
        for bot, all_ in found.items()
        for first in all_[:1]
    ]


def planned_jobs(arguments: argparse.Namespace) -> list[Job]:
    """All games that the arguments ask for."""
    setup = ask.set_up(arguments)
    names = [name.strip() for name in arguments.bots.split(",")]
    for number, name in enumerate(names):
        bots.check(name)
        if name in names[:number]:
            raise BadInput("--bots", "bad-twice", given=name)
    if len(names) < 2:
        raise BadInput("--bots", "bad-length", given=len(names), needed="2")
    deals = ask.number(arguments.deals, "--deals", 1, 10**6)
    rotations = ask.number(arguments.rotations, "--rotations", 0, setup.seats)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    return plans.jobs(arguments.plan, setup, names, deals, seed, rotations, limit(arguments.time))


def limit(text: str) -> float:
    """The seconds of --time; 0 is no limit."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0.0 <= seconds <= LONGEST_DECISION:
        raise BadInput("--time", "bad-value", given=text, allowed=Message("allowed-seconds"))
    return seconds


def finish_jobs(jobs: list[Job], arguments: argparse.Namespace, words: Words) -> tuple[list[Result], int]:
    """The results of all jobs, from the file or played now and written to it; and how many were played now."""
    many = ask.number(arguments.workers or str(cores()), "--workers", 1, 1024)
    file = arguments.results
    with nullcontext() if file is None else results.appending(file) as out:
        known = {} if file is None else results.read(file)
        todo = [job for job in jobs if job.key not in known or (arguments.record and known[job.key].record is None)]
        with closing(progress(todo, many, arguments, words)) as played:
            for result in played:
                known[result.key] = result
                if out is not None:
                    results.append(out, result)
    return [known[job.key] for job in jobs], len(todo)


def progress(todo: list[Job], many: int, arguments: argparse.Namespace, words: Words) -> Generator[Result, None, None]:
    """Play the games, with a bar on a terminal."""
    played = workers.play_jobs(todo, many, arguments.record, arguments.ray or "")
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(played, words("arena-progress"), len(todo), console=Console(stderr=True), transient=True)


# -- words and numbers -----------------------------------------------------------------------------


def as_data(found: Summary) -> dict[str, object]:
    ahead = [{"bot": one, "other": other, **asdict(share)} for (one, other), share in found.pairs.items()]
    return {
        "chance": found.chance_share,
        "bots": [asdict(standing) for standing in found.standings],
        "head_to_head": ahead,
    }


def standings_table(found: Summary, words: Words) -> str:
    """All bots, best first."""
    columns = ("bot", "games", "wins", "points", "rating", "forfeits", "seconds", "pace")
    return report.markdown([words(f"arena-head-{name}") for name in columns], [row(s, words) for s in found.standings])


def row(standing: Standing, words: Words) -> list[str]:
    return [
        standing.bot,
        words("arena-count", value=standing.games),
        share(standing.wins, words),
        estimate_text(standing.points, words),
        estimate_text(standing.rating, words) if standing.rating else "–",
        words("arena-count", value=standing.forfeits),
        words("arena-seconds", value=standing.seconds),
        "–" if standing.pace is None else words("arena-seconds", value=standing.pace),
    ]


def pairs(found: Summary, words: Words) -> str:
    """How often the bot of a row is ahead of the bot of a column."""
    names = [standing.bot for standing in found.standings]
    rows = [
        [one, *(share(found.pairs[one, other], words) if (one, other) in found.pairs else "–" for other in names)]
        for one in names
    ]
    return report.markdown(["", *names], rows)


def share(estimate: Estimate, words: Words) -> str:
    return with_interval(percent(estimate.value, words), estimate, 100.0, words)


def percent(value: float, words: Words) -> str:
    return words("arena-percent", value=100.0 * value)


def estimate_text(estimate: Estimate, words: Words) -> str:
    return with_interval(words("arena-number", value=estimate.value), estimate, 1.0, words)


def with_interval(text: str, estimate: Estimate, scale: float, words: Words) -> str:
    """A number in words, with its interval if it has one."""
    if estimate.low is None or estimate.high is None:
        return text
    return words("arena-range", value=text, low=scale * estimate.low, high=scale * estimate.high)
