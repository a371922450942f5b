"""Teach a linear policy El Grande with two players against random play, by REINFORCE, with numpy alone.

python docs/examples/reinforce.py [batches]
"""

from __future__ import annotations

import sys
import time

import numpy as np

from grandee.envs.vectorised import Games

GAMES = 256  # of each batch; the learner has seat A in the even ones and seat B in the odd ones
LEARNER = np.arange(GAMES) % 2
FIELDS = ("decision", "round", "king", "card", "offer", "hand", "court", "cubes", "grande")


def words_of(names):
    """Which words every action is made of: what is learnt of a card serves all actions that name it."""
    words = [set(name.split()) for name in names]
    known = sorted(set().union(*words))
    return np.array([[word in action for action in words] for word in known], np.float32)


def played(games, fields, weights, seed):
    """A batch of games to the end: every decision of the learner with its game, and its margins."""
    random = np.random.default_rng(seed)
    batch = games.reset(GAMES, seed)
    running = np.ones(GAMES, bool)
    margins = np.zeros(GAMES)
    seen, masks, actions, rows = [], [], [], []
    while running.any():
        luck = random.gumbel(size=batch.masks.shape)  # the greatest of logit + luck is a draw from the softmax
        mine = running & (batch.seats == LEARNER)
        looked = batch.observations[mine][:, fields]
        luck[mine] += looked @ weights
        chosen = np.where(batch.masks == 1, luck, -np.inf).argmax(axis=1)
        seen.append(looked)
        masks.append(batch.masks[mine])
        actions.append(chosen[mine])
        rows.append(np.flatnonzero(mine))
        batch = games.step(chosen)
        ended = running & batch.dones
        margins[ended] = batch.rewards[ended, LEARNER[ended]]
        running &= ~batch.dones
    return np.concatenate(seen), np.concatenate(masks), np.concatenate(actions), np.concatenate(rows), margins


def gradient(weights, seen, masks, actions, worth):
    """The mean of worth × the gradient of the logarithm of the chosen action's probability."""
    logits = np.where(masks == 1, seen @ weights, np.float32(-np.inf))
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    error = -odds / odds.sum(axis=1, keepdims=True)
    error[np.arange(len(actions)), actions] += 1
    return seen.T @ (error * worth[:, None]) / len(actions)


def share(margins):
    """Victories, of ties one half."""
    return (margins > 0).mean() + (margins == 0).mean() / 2


def main(batches):
    games = Games("el-grande", players=2, reward="margin", trimmed=True)  # no rows of seats that nobody plays
    fields = np.concatenate([np.arange(games.observer.size)[games.observer.layout[name]] for name in FIELDS])
    words = words_of(games.numbering.names)
    weights = np.zeros((len(fields), len(words)), np.float32)  # an action's logit is the sum of those of its words
    mean, square, start = np.zeros_like(weights), np.zeros_like(weights), time.perf_counter()
    for number in range(1, batches + 1):
        *decisions, rows, margins = played(games, fields, weights @ words, number)
        worth = ((margins - margins.mean()) / margins.std()).astype(np.float32)
        slope = gradient(weights @ words, *decisions, worth[rows]) @ words.T
        mean += 0.1 * (slope - mean)  # Adam
        square += 0.01 * (slope * slope - square)
        rate = 0.01 * np.sqrt(1 - 0.99**number) / (1 - 0.9**number)
        weights += rate * mean / (np.sqrt(square) + 1e-8)
        if number % 5 == 0 or number == batches:
            print(f"{number * GAMES} games, {time.perf_counter() - start:.0f} s: wins {share(margins):.0%}", flush=True)
    tests = np.concatenate([played(games, fields, weights @ words, 10**6 + number)[-1] for number in range(4)])
    print(f"{len(tests)} games afterwards: wins {share(tests):.1%}, margin {tests.mean():+.1f} points")
    return share(tests)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
