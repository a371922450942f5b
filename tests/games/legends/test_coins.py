"""Coins come and go by events alone, and nobody owes any."""

from __future__ import annotations

from collections import Counter

from grandee.core.chance import Rng
from grandee.games import load_game
from grandee.records.match import begin
from tests.kit import by_tier, random_options, rule, step

# By event: at which place of its row the number of coins stands, and whether the seat gains or loses them.
COUNTED = {"coins-dealt": (2, 1), "bid-paid": (2, -1), "card-taken": (3, -1), "coins-received": (2, 1)}
# By event: what the seat gains, and what the other seat in it does.
OF_ONE_COIN = {"coin-taken": (1, -1), "owner-paid": (-1, 1), "toll-paid": (-1, 0)}


@rule("EL-SET-11", "EL-BID-2", "EL-TURN-1", "EL-ABI-3", "EL-ENC-ROGUES-1", "EL-LEAD-BK-1", "EL-LEAD-BK-2")
def test_every_change_of_coins_is_told_by_an_event() -> None:
    game = load_game("legends")
    told = Counter[str]()
    for seed in range(by_tier(10, 40, 400)):
        rng = Rng(seed)
        setup = game.set_up({**random_options(game, rng), "setup": "random", "leaders": seed % 2 == 0})
        table = begin(setup, seed)
        coins = [0] * setup.seats
        done = 0
        while True:
            for row in table.events.rows[done:]:
                kind = setup.rules.event_kinds[row[0]].name
                told[kind] += 1
                if kind == "leg-started":
                    coins = [0] * setup.seats  # nothing but points is carried over
                elif kind in COUNTED:
                    place, sign = COUNTED[kind]
                    coins[row[1]] += sign * row[place]
                elif kind in OF_ONE_COIN:
                    mine, other = OF_ONE_COIN[kind]
                    coins[row[1]] += mine
                    if other:
                        coins[row[2]] += other
            done = len(table.events.rows)
            shown = game.describe(setup, table.state)["coins"]
            assert [shown[letter] for letter in setup.letters] == coins
            assert min(coins) >= 0
            if table.over:
                break
            step(table, rng)
    assert {*COUNTED, *OF_ONE_COIN} <= set(told)
