"""What results say: shares of victories, head-to-head shares, mean points and ratings, with intervals.

Games of one deal are not independent of each other, so every interval comes from drawing whole deals again (a bootstrap
with a fixed seed): the same results always give the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import prod, sqrt
from typing import TypeVar

from grandee.arena.plans import rng_from
from grandee.arena.results import Result
from grandee.core.chance import Rng

RESAMPLES = 1000
MOST_GROUPS = 400  # more deals than this are put together in groups, which cost less to draw
RATED_GAMES = 20_000  # about as many as all draws for the intervals of ratings rate together
FEWEST_DRAWS, MOST_DRAWS = 20, 100  # draws for those intervals
TAIL = 0.025  # of each side, outside an interval of 95 %
TOLERANCE = 1e-9  # shares that differ less are the same
Z_95 = 1.96  # standard deviations on each side of it

K = TypeVar("K")
Tally = dict[K, tuple[float, float]]  # of one deal, for each quantity: a sum, and over how many


@dataclass(frozen=True)
class Estimate:
    """A value and its interval of 95 %, which one deal alone cannot give."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Standing:
    """All about one bot. A `game` is one seat in one game: a bot may have several seats."""

    bot: str
    games: int
    wins: Estimate
    points: Estimate
    rating: Estimate | None
    forfeits: int
    seconds: float  # that it thought in one game, on average
    pace: float | None  # seconds for one decision, on average


@dataclass(frozen=True)
class Summary:
    """All about a set of results: the bots, best first, and how often one is ahead of another."""

    standings: list[Standing]
    pairs: dict[tuple[str, str], Estimate]
    chance_share: float  # of the victories, of bots that are all alike


def summary(results: Sequence[Result]) -> Summary:
    """Shares, points and ratings of all bots in the results; ratings only where openskill is installed."""
    deals = by_deal(results)
    wins = shares([tally(wins_of, games) for games in deals])
    points = means([tally(points_of, games) for games in deals])
    pairs = shares([tally(duels_of, games) for games in deals])
    rated = ratings(deals)
    standings = [
        Standing(
            bot,
            sum(result.seats.count(bot) for result in results),
            wins[bot],
            points[bot],
            rated.get(bot),
            sum(name == bot for result in results for name in forfeiters(result)),
            *thinking_time(results, bot),
        )
        for bot in wins
    ]
    best_first = sorted(standings, key=lambda standing: (-standing.wins.value, standing.bot))
    chance_share = sum(len(result.winners) > 0 for result in results) / sum(len(result.seats) for result in results)
    return Summary(best_first, pairs, chance_share)


def by_deal(results: Iterable[Result]) -> list[list[Result]]:
    deals: dict[str, list[Result]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    return list(deals.values())


def forfeiters(result: Result) -> list[str]:
    """The bots that forfeited a game, once for each seat."""
    names = dict(zip(result.points, result.seats, strict=True))
    return [names[forfeit.seat] for forfeit in result.forfeits]


def thinking_time(results: Iterable[Result], bot: str) -> tuple[float, float | None]:
    """Seconds that a bot thought, for a game and for a decision (if all results say how many there were)."""
    spent = [
        (result.thinking[letter], result.decisions.get(letter))
        for result in results
        for letter, name in zip(result.points, result.seats, strict=True)
        if name == bot
    ]
    seconds = sum(taken for taken, _ in spent)
    decisions = sum(number or 0 for _, number in spent)
    known = decisions and all(number is not None for _, number in spent)
    return seconds / len(spent), seconds / decisions if known else None


def rung(results: Sequence[Result], upper: str) -> tuple[Estimate, float]:
    """A bot's share of all victories, whatever number of seats it has, and the share that it would have by chance."""
    deals = by_deal(results)
    won = [result for result in results if result.winners]
    even = [result.seats.count(upper) / len(result.seats) for result in won or results]
    found = shares([tally(lambda result: together(result, upper), games) for games in deals])
    return found.get(upper, Estimate(0.0)), sum(even) / len(even)


def together(result: Result, bot: str) -> Iterable[tuple[str, float]]:
    """What all seats of a bot won of one game."""
    if result.winners:
        won = sum(part for name, part in zip(result.seats, result.victories(), strict=True) if name == bot)
        yield bot, won


# -- tallies ---------------------------------------------------------------------------------------


def wins_of(result: Result) -> Iterable[tuple[str, float]]:
    return zip(result.seats, result.victories(), strict=True)


def points_of(result: Result) -> Iterable[tuple[str, float]]:
    return zip(result.seats, result.points.values(), strict=True)


def duels_of(result: Result) -> Iterable[tuple[tuple[str, str], float]]:
    """Every pair of different bots: 1 for the one that is ahead, one half each if they are level."""
    for (one, place), (other, its_place) in combinations(zip(result.seats, result.ranking(), strict=True), 2):
        if one != other:
            ahead = 0.5 if place == its_place else float(place < its_place)
            yield (one, other), ahead
            yield (other, one), 1.0 - ahead


def tally(values: Callable[[Result], Iterable[tuple[K, float]]], games: Iterable[Result]) -> Tally[K]:
    """Add up one quantity over games."""
    return add_up({key: (value, 1.0)} for game in games for key, value in values(game))


def add_up(tallies: Iterable[Tally[K]]) -> Tally[K]:
    total: Tally[K] = {}
    for part in tallies:
        for key, (value, count) in part.items():
            before, number = total.get(key, (0.0, 0.0))
            total[key] = before + value, number + count
    return total


# -- intervals -------------------------------------------------------------------------------------


def shares(deals: Sequence[Tally[K]]) -> dict[K, Estimate]:
    """The shares of tallies that count from 0 to 1.

    Where all deals agree, drawing them again shows no spread. Then the interval allows for as many other deals, with
    all or nothing, as could have stayed unseen.
    """
    found = means(deals)
    rare = TAIL ** (1 / max(1, len(deals)))
    for key, share in found.items():
        if share.low is not None and share.high is not None and share.high - share.low < TOLERANCE:
            found[key] = Estimate(share.value, share.value * rare, 1.0 - (1.0 - share.value) * rare)
    return found


def means(deals: Sequence[Tally[K]]) -> dict[K, Estimate]:
    """The mean of every quantity, with an interval from drawing the deals again and again."""
    groups = [add_up(deals[first::MOST_GROUPS]) for first in range(min(MOST_GROUPS, len(deals)))]
    drawn = draws(len(groups), RESAMPLES) if len(groups) > 1 else []
    found: dict[K, Estimate] = {}
    for key, (value, count) in add_up(deals).items():
        values = [group.get(key, (0.0, 0.0))[0] for group in groups]
        counts = [group.get(key, (0.0, 0.0))[1] for group in groups]
        again = sorted(ratio for picks in drawn if (ratio := drawn_mean(values, counts, picks)) is not None)
        found[key] = Estimate(value / count, *middle_95_percent(again))
    return found


def drawn_mean(values: Sequence[float], counts: Sequence[float], picks: Sequence[int]) -> float | None:
    count = sum(map(counts.__getitem__, picks))
    return sum(map(values.__getitem__, picks)) / count if count else None


def draws(number: int, times: int) -> list[list[int]]:
    """As many numbers below `number`, drawn with repetition; so many times, always the same."""
    rng: Rng = rng_from("bootstrap")
    return [[rng.below(number) for _ in range(number)] for _ in range(times)]


def middle_95_percent(ordered: Sequence[float]) -> tuple[float | None, float | None]:
    """The ends of the middle 95 % of numbers in order."""
    if not ordered:
        return None, None
    skipped = int(TAIL * len(ordered))
    return ordered[skipped], ordered[-1 - skipped]


# -- ratings ---------------------------------------------------------------------------------------


def ratings(deals: Sequence[Sequence[Result]]) -> dict[str, Estimate]:
    """The rating of every bot by the model of Plackett and Luce (25 in the middle); empty without openskill."""
    rated = rate(game for deal in deals for game in deal)
    if len(deals) < 2 or not rated:
        return {bot: Estimate(mean) for bot, (mean, _) in rated.items()}
    games = sum(len(deal) for deal in deals)
    times = max(FEWEST_DRAWS, min(MOST_DRAWS, RATED_GAMES // games))
    again = [rate(game for pick in picks for game in deals[pick]) for picks in draws(len(deals), times)]
    return {
        bot: around(mean, sigma, [other[bot][0] for other in again if bot in other])
        for bot, (mean, sigma) in rated.items()
    }


def around(mean: float, sigma: float, again: Sequence[float]) -> Estimate:
    """A rating with the interval that the spread of other draws gives; at least what the model itself is unsure of.

    Where all deals agree, other draws show no spread at all.
    """
    middle = sum(again) / max(1, len(again))
    drawn = sqrt(sum((value - middle) ** 2 for value in again) / max(1, len(again) - 1))
    spread = Z_95 * max(drawn, sigma)
    return Estimate(mean, mean - spread, mean + spread)


def rate(games: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of every bot, from going through the games once.

    Bots do not learn between games, so the model is told of no drift (tau).
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    for game in games:
        before = [known.get(bot, (model.mu, model.sigma)) for bot in game.seats]
        teams = [[model.rating(mu, sigma)] for mu, sigma in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.ranking()])]
        for bot in dict.fromkeys(game.seats):  # a bot with several seats learns from all of them
            own = [seat for seat, name in enumerate(game.seats) if name == bot]
            mu, sigma = before[own[0]]
            gained = sum(after[seat].mu - mu for seat in own)
            known[bot] = mu + gained, sigma * prod(after[seat].sigma / sigma for seat in own)
    return known
