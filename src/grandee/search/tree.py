"""Information-set Monte Carlo tree search, one for all games: from what a seat knows, to the action it should take.

Each playout draws a world that the seat may be in, walks along moves that were tried before and are legal there,
tries one new action and plays on. Every seat maximises its own payoff, and tells positions apart only by what it has
seen itself: nobody answers a card that lies face down, or a disk that is still to be revealed.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.rules import Rules
from grandee.core.state import State
from grandee.search.payoffs import Payoffs
from grandee.search.playouts import playout

NONE: Final[i64] = -1
PLAYOUTS_PER_CLOCK_CHECK: Final[i64] = 32  # playouts between two looks at the clock
LONGEST_PATH: Final[i64] = 4096  # moves of a playout that are remembered
ALL_BITS: Final[i64] = 0x3FFFFFFFFFFFFFFF
HASH_FACTOR: Final[i64] = 0x1E3779B97F4A7C15  # numbers without a pattern
SECOND_HASH_FACTOR: Final[i64] = 0x1851F42D4C957F2D
EXPERIENCE_WINDOW: Final[i64] = 100  # experience is the mean of about so many playouts
WELL_TRIED: Final[i64] = 16  # visits of an action from which a search looks for the present position below it


@final
class SearchConfig:
    """How to search. Where nothing is said, what won at equal time (docs/bots.md)."""

    def __init__(self, exploration: float = 0.3, stages: i64 = 1, candidates: i64 = 3) -> None:
        self.exploration: float = exploration
        self.stages: i64 = stages  # times as far as the rules say a playout goes on (`stages_ahead`); 0: to the end
        self.candidates: i64 = candidates  # a playout takes that of so many random actions which did best so far


@final
class Tree:
    """What was tried so far: a hash table with one slot for an action in an information set, in flat rows.

    An information set of a seat is the row of moves since the root as that seat saw them, mixed into one number.
    """

    def __init__(self, rules: Rules[Any], capacity: i64) -> None:
        size: i64 = 64
        while size < capacity + capacity // 2:
            size *= 2
        seats: i64 = rules.seats
        actions: i64 = rules.actions
        names = [rules.space.hidden_name(action) for action in range(actions)]
        first = {name: number for number, name in reversed(list(enumerate(names)))}
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.public_action: vec[i64] = vec[i64](
            [i64(first[name]) for name in names]
        )  # what the others see of an action
        self.capacity: i64 = capacity
        self.slot_mask: i64 = size - 1
        self.used: i64 = 0
        numbers = vec[i64]([i64(0)])
        floats = vec[float]([0.0])
        while len(numbers) < size:  # quicker than one by one
            numbers = extend(numbers, numbers)
            floats = extend(floats, floats)
        self.key: vec[i64] = numbers  # 0: free
        self.visits: vec[i64] = numbers[:]
        self.times_legal: vec[i64] = numbers[:]  # how often the action was legal
        self.value: vec[float] = floats  # sum of payoffs of its seat
        self.root: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])  # a seat: its information set at the root
        self.information_sets: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])  # a seat: its present one
        self.path: vec[i64] = vec[i64]([i64(0) for _ in range(LONGEST_PATH)])  # slots of this playout, and who moved
        self.mover: vec[i64] = vec[i64]([i64(0) for _ in range(LONGEST_PATH)])
        self.path_length: i64 = 0
        self.worth: vec[float] = vec[float]([0.5 for _ in range(actions * seats)])  # mean payoff of playouts with it
        self.often: vec[i64] = vec[i64]([i64(1) for _ in range(actions * seats)])
        self.trace: vec[i64] = vec[i64]([i64(0) for _ in range(LONGEST_PATH)])  # the moves played on with
        self.trace_length: i64 = 0
        self.playouts: i64 = 0  # since it was cleared
        self.slots: vec[i64] = vec[i64]([i64(0) for _ in range(actions)])  # of the legal actions of one decision
        self.untried: vec[i64] = vec[i64]([i64(0) for _ in range(actions)])
        self.payoffs: Payoffs = Payoffs(rules)
        self.clear()

    def clear(self) -> None:
        """Forget what was tried."""
        for i in range(self.slot_mask + 1):
            self.key[i] = 0
        self.used = 0
        self.playouts = 0
        for seat in range(self.seats):
            self.root[seat] = seat + 1
        for i in range(self.actions * self.seats):
            self.worth[i] = 0.5
            self.often[i] = 1

    # -- walking ----------------------------------------------------------------------------------

    def return_to_root(self) -> None:
        """Back to the root."""
        self.path_length = 0
        for seat in range(self.seats):
            self.information_sets[seat] = self.root[seat]

    def see(self, mover: i64, action: i64, secret: bool) -> None:
        """A move is made: its seat knows it, the others as much of it as is shown to them."""
        shown = (self.actions + 1) * (mover + 1) + (self.actions if secret else self.public_action[action])
        knows = self.information_sets
        for seat in range(self.seats):
            knows[seat] = mix_hash(knows[seat], action if seat == mover else shown)

    def slot(self, seat: i64, action: i64) -> i64:
        """Where an action of the seat's information set is, or the free slot where it would be."""
        key = mix_hash(self.information_sets[seat], action)
        at = key & self.slot_mask
        while self.key[at] != key and self.key[at] != 0:
            at = (at + 1) & self.slot_mask
        return at

    def select(self, out: Actions, exploration: float, rng: Rng) -> i64:
        """The action to go on with: one that was never tried here while there is any, then the highest bound.

        Returns -1 - action if it is new; it has got a slot, unless there is no more room.
        """
        items = out.items
        slots = self.slots
        untried = self.untried
        n = out.n
        new: i64 = 0
        for i in range(n):
            at = self.slot(out.seat, items[i])
            slots[i] = at
            if self.key[at] == 0:
                untried[new] = items[i]
                new += 1
            else:
                self.times_legal[at] += 1
        fresh = new > 0 and (new == n or self.used < self.capacity)
        best: i64 = 0
        chosen: i64 = NONE
        if fresh:
            best = untried[rng.below(new)]
            if self.used < self.capacity:
                chosen = self.add(out.seat, best)
        else:
            most = -1.0
            often: i64 = 0
            log = 0.0
            for i in range(n):
                at = slots[i]
                if self.key[at] == 0:
                    continue
                if self.times_legal[at] != often:  # mostly the same for all
                    often = self.times_legal[at]
                    log = math.log(float(often))
                visits = float(self.visits[at])
                bound = self.value[at] / visits + exploration * math.sqrt(log / visits)
                if bound > most:
                    most = bound
                    best = items[i]
                    chosen = at
        if chosen >= 0 and self.path_length < LONGEST_PATH:
            self.path[self.path_length] = chosen
            self.mover[self.path_length] = out.seat
            self.path_length += 1
        return -1 - best if fresh else best

    def add(self, seat: i64, action: i64) -> i64:
        at = self.slot(seat, action)
        self.key[at] = mix_hash(self.information_sets[seat], action)
        self.visits[at] = 0
        self.times_legal[at] = 1
        self.value[at] = 0.0
        self.used += 1
        return at

    # -- learning ---------------------------------------------------------------------------------

    def learn(self) -> None:
        """Credit every action on the path with the payoff of its seat, and every move of the playout too."""
        self.playouts += 1
        of = self.payoffs.of
        for i in range(self.path_length):
            at = self.path[i]
            self.visits[at] += 1
            self.value[at] += of[self.mover[i]]
        for i in range(self.trace_length):
            at = self.trace[i]
            n = self.often[at] + 1 if self.often[at] < EXPERIENCE_WINDOW else EXPERIENCE_WINDOW
            self.often[at] = n
            self.worth[at] += (of[at // self.actions] - self.worth[at]) / float(n)

    def best(self, seat: i64, out: Actions) -> i64:
        """The action of the root that was tried most; of several the one that did best."""
        self.return_to_root()
        best: i64 = out.items[0]
        most: i64 = 0
        value = 0.0
        for i in range(out.n):
            at = self.slot(seat, out.items[i])
            if self.key[at] == 0 or self.visits[at] < most:
                continue
            if self.visits[at] > most or self.value[at] > value:
                most = self.visits[at]
                value = self.value[at]
                best = out.items[i]
        return best

    def lead(self, seat: i64, out: Actions) -> i64:
        """How much more often than any other the best action of the root was tried."""
        self.return_to_root()
        most: i64 = 0
        second: i64 = 0
        for i in range(out.n):
            at = self.slot(seat, out.items[i])
            visits = self.visits[at] if self.key[at] != 0 else 0
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second


def mix_hash(key: i64, number: i64) -> i64:
    """Two numbers made one without a pattern; never 0."""
    x: i64 = ((key ^ ((number + 1) * HASH_FACTOR)) * SECOND_HASH_FACTOR) & ALL_BITS
    x ^= x >> 32
    if x == 0:
        return ALL_BITS
    return x


def is_secret(g: State) -> bool:
    """Whether several seats answer the present decision, each unseen by the others."""
    asked = g.asked()
    return asked & (asked - 1) != 0


def play_on(g: State, tree: Tree, out: Actions, until: i64, candidates: i64, rng: Rng) -> None:
    """Play to a stage of the game (0: to its end): with random moves, or the best of a few by experience."""
    tree.trace_length = 0
    if candidates <= 1 and until == 0:
        playout(g, out, rng)
        return
    rules = g.rules
    worth = tree.worth
    while out.n > 0 and (until == 0 or rules.stage(g) < until):
        first = out.seat * tree.actions
        action = out.items[rng.below(out.n)]
        for _ in range(candidates - 1):
            other = out.items[rng.below(out.n)]
            if worth[first + other] > worth[first + action]:
                action = other
        if tree.trace_length < LONGEST_PATH:
            tree.trace[tree.trace_length] = first + action
            tree.trace_length += 1
        g.apply(out.seat, action, out)


def think(root: State, seat: i64, tree: Tree, config: SearchConfig, playouts: i64, seconds: float, rng: Rng) -> i64:
    """The action that a seat should take, after so many playouts, or when the time is over (0 for no limit).

    It ends earlier when no other action can become the most tried one any more. What the tree holds is gone on with.
    """
    out = root.rules.tried.empty_like()
    root.legal(seat, out)
    if out.n == 1:
        return out.items[0]
    legal = out.empty_like()
    root.legal(seat, legal)
    until = root.rules.stage(root) + config.stages * root.rules.stages_ahead if config.stages > 0 else 0
    start = time.perf_counter() if seconds > 0.0 else 0.0
    left = playouts
    for number in range(playouts):
        if number % PLAYOUTS_PER_CLOCK_CHECK == 0 and number > 0:
            left = playouts - number
            if seconds > 0.0:
                passed = time.perf_counter() - start
                left = min(left, i64((seconds - passed) / passed * float(number)))
            if left <= 0 or tree.lead(seat, legal) > left:
                break
        g = root.clone()
        g.determinize(seat, rng)
        g.legal(seat, out)
        tree.return_to_root()
        while out.n > 0 and (until == 0 or g.rules.stage(g) < until):
            mover = out.seat
            chosen = tree.select(out, config.exploration, rng)
            if chosen < 0:
                g.apply(mover, -1 - chosen, out)
                break
            tree.see(mover, chosen, is_secret(g))
            g.apply(mover, chosen, out)
        play_on(g, tree, out, until, config.candidates, rng)
        tree.payoffs.compute(g)
        tree.learn()
    return tree.best(seat, legal)


def follow(world: State, seat: i64, action: i64, seen: State, tree: Tree) -> bool:
    """Make what a seat sees now the root of a tree whose root was a world before the seat's last action.

    Looks along moves that were tried well for the position that the seat sees. False, if it is not found: then the
    tree is of no more use.
    """
    out = world.rules.tried.empty_like()
    tree.return_to_root()
    tree.see(seat, action, is_secret(world))
    g = world.clone()
    g.apply(seat, action, out)
    if not find(g, out, seat, seen, tree):
        return False
    for each in range(tree.seats):
        tree.root[each] = tree.information_sets[each]
    return True


def find(g: State, out: Actions, seat: i64, seen: State, tree: Tree) -> bool:
    """Whether well tried moves lead from a state to what a seat sees; the tree stands there then."""
    if out.n == 0:
        return False
    if out.seat == seat and g.view(seat) == seen:
        return True
    mover = out.seat
    secret = is_secret(g)
    after = out.empty_like()
    knows = tree.information_sets[:]
    for i in range(out.n):
        at = tree.slot(mover, out.items[i])
        if tree.key[at] != 0 and tree.visits[at] >= WELL_TRIED:
            tree.see(mover, out.items[i], secret)
            h = g.clone()
            h.apply(mover, out.items[i], after)
            if find(h, after, seat, seen, tree):
                return True
            for each in range(tree.seats):
                tree.information_sets[each] = knows[each]
    return False
