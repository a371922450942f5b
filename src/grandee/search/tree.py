"""Information-set Monte Carlo tree search, one for all games: from what a seat knows, to the option it should take.

Each playout draws a world that the seat may be in, walks down the tree along options that are legal there, adds one
node and plays on at random. Everybody in the tree maximises the own payoff. The tree is a few flat rows of numbers.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.state import State
from grandee.search.playouts import playout, some_moves

NONE: Final[i64] = -1
WORLDS: Final[i64] = 2  # in which the estimate looks at an option before the search begins
CHECK_TIME: Final[i64] = 32  # playouts between two looks at the clock
MARGIN: Final = 0.15  # what a payoff owes to the distance to the best other; the rest is the share of the victory
SOFT: Final = 12.0  # points of distance that count half


@final
class Tree:
    """The nodes of one search. Node 0 is the root; every other one is an option taken after its parent."""

    def __init__(self, actions: i64, seats: i64, capacity: i64) -> None:
        self.capacity: i64 = capacity
        self.used: i64 = 0
        self.action: vec[i64] = vec[i64]([i64(0) for _ in range(capacity)])
        self.mover: vec[i64] = vec[i64]([i64(0) for _ in range(capacity)])
        self.parent: vec[i64] = vec[i64]([i64(0) for _ in range(capacity)])
        self.child: vec[i64] = vec[i64]([i64(0) for _ in range(capacity)])
        self.sibling: vec[i64] = vec[i64]([i64(0) for _ in range(capacity)])
        self.visits: vec[i64] = vec[i64]([i64(0) for _ in range(capacity)])
        self.offered: vec[i64] = vec[i64]([i64(0) for _ in range(capacity)])  # how often it was legal at its parent
        self.value: vec[float] = vec[float]([0.0 for _ in range(capacity)])  # sum of payoffs of its mover
        self.stamp: vec[i64] = vec[i64]([i64(0) for _ in range(actions)])  # marks what is legal, and what has a node
        self.now: i64 = 0
        self.payoff: vec[float] = vec[float]([0.0 for _ in range(seats)])
        self.estimate: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])

    def clear(self) -> None:
        self.used = 0
        self.add(NONE, 0, 0)

    def add(self, parent: i64, action: i64, mover: i64) -> i64:
        node = self.used
        self.used = node + 1
        self.action[node] = action
        self.mover[node] = mover
        self.parent[node] = parent
        self.child[node] = NONE
        self.sibling[node] = NONE
        self.visits[node] = 0
        self.offered[node] = 0
        self.value[node] = 0.0
        if parent >= 0:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def select(self, node: i64, out: Actions, exploration: float, rng: Rng) -> i64:
        """The child to go on with, or -2 - action for an option that has no node yet."""
        self.now += 1
        now = self.now
        stamp = self.stamp
        items = out.items
        for i in range(out.n):
            stamp[items[i]] = now
        best: i64 = NONE
        best_bound = -1.0
        tried: i64 = 0
        child = self.child[node]
        while child >= 0:
            if stamp[self.action[child]] == now:
                stamp[self.action[child]] = -now
                tried += 1
                self.offered[child] += 1
                visits = float(self.visits[child])
                bound = self.value[child] / visits + exploration * math.sqrt(
                    math.log(float(self.offered[child])) / visits
                )
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        if tried == out.n or self.used == self.capacity:
            return best
        skip = rng.below(out.n - tried)
        for i in range(out.n):
            if stamp[items[i]] == now:
                if skip == 0:
                    return -2 - items[i]
                skip -= 1
        return best

    def learn(self, node: i64) -> None:
        """Credit every mover on the way back to the root with its payoff."""
        while node > 0:
            self.visits[node] += 1
            self.value[node] += self.payoff[self.mover[node]]
            node = self.parent[node]
        self.visits[0] += 1

    def best(self) -> i64:
        """The option of the root that was tried most."""
        best: i64 = NONE
        most: i64 = 0
        child = self.child[0]
        while child >= 0:
            if self.visits[child] > most:
                most = self.visits[child]
                best = self.action[child]
            child = self.sibling[child]
        return best


def pay(g: State, payoff: vec[float]) -> None:
    """What the end of a game is worth to each seat: its share of the victory, and a little for the distance."""
    seats = g.rules.seats
    best: i64 = g.points(0)
    second: i64 = -1000000
    winners: i64 = 1
    for seat in range(i64(1), seats):
        points = g.points(seat)
        if points > best:
            second = best
            best = points
            winners = 1
        elif points == best:
            winners += 1
            second = best
        elif points > second:
            second = points
    for seat in range(seats):
        points = g.points(seat)
        won = 1.0 / float(winners) if points == best else 0.0
        ahead = float(points - (second if points == best else best))
        distance = 0.5 + 0.5 * ahead / (SOFT + (ahead if ahead > 0.0 else -ahead))
        payoff[seat] = (1.0 - MARGIN) * won + MARGIN * distance


def expect(g: State, tree: Tree) -> None:
    """What an unfinished game is worth to each seat, from the estimate of its rules: how likely it is to stay ahead."""
    seats = g.rules.seats
    g.rules.estimate(g, tree.estimate)
    best: i64 = tree.estimate[0]
    second: i64 = -1000000
    for seat in range(i64(1), seats):
        if tree.estimate[seat] > best:
            second = best
            best = tree.estimate[seat]
        elif tree.estimate[seat] > second:
            second = tree.estimate[seat]
    for seat in range(seats):
        mine = tree.estimate[seat]
        ahead = float(mine - (second if mine == best else best)) / 10.0
        tree.payoff[seat] = 0.5 + 0.5 * ahead / (SOFT + (ahead if ahead > 0.0 else -ahead))


def look_ahead(root: State, seat: i64, tree: Tree, prior: i64, out: Actions, rng: Rng) -> None:
    """Begin with what the estimate thinks of each option of the root, as if it had been tried `prior` times."""
    options = out.to_list()
    for action in options:
        total = 0.0
        for _ in range(WORLDS):
            g = root.clone()
            g.determinize(seat, rng)
            g.apply(seat, i64(action), out)
            expect(g, tree)
            total += tree.payoff[seat]
        node = tree.add(0, i64(action), seat)
        tree.visits[node] = prior
        tree.offered[node] = prior
        tree.value[node] = total / float(WORLDS) * float(prior)


def think(
    root: State,
    seat: i64,
    tree: Tree,
    exploration: float,
    playouts: i64,
    seconds: float,
    horizon: i64,
    prior: i64,
    rng: Rng,
) -> i64:
    """The option that a seat should take. Ends after so many playouts, or when the time is over (0 for no limit).

    Random play goes on to the end, or for `horizon` moves, after which the estimate of the rules decides.
    """
    out = Actions(root.rules.actions)
    root.legal(seat, out)
    if out.n == 1:
        return out.items[0]
    tree.clear()
    if prior > 0:
        look_ahead(root, seat, tree, prior, out, rng)
    until = time.perf_counter() + seconds if seconds > 0.0 else 0.0
    for number in range(playouts):
        if until > 0.0 and number % CHECK_TIME == 0 and time.perf_counter() > until and number > 0:
            break
        g = root.clone()
        g.determinize(seat, rng)
        g.legal(seat, out)
        node: i64 = 0
        while out.n > 0:
            chosen = tree.select(node, out, exploration, rng)
            mover = out.seat
            if chosen >= 0:
                node = chosen
                g.apply(mover, tree.action[node], out)
            else:
                if chosen == NONE:
                    break
                action = -2 - chosen
                node = tree.add(node, action, mover)
                tree.offered[node] = 1
                g.apply(mover, action, out)
                break
        if horizon > 0:
            some_moves(g, out, horizon, rng)
        else:
            playout(g, out, rng)
        if out.n == 0:
            pay(g, tree.payoff)
        else:
            expect(g, tree)
        tree.learn(node)
    return tree.best()
