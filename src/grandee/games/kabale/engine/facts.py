"""What a set-up of Kabale & Hiebe fixes: the number of players, the switches, the cards and the goals, as numbers."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.step import Effect
from grandee.games.kabale.engine import sizes
from grandee.games.kabale.engine.abilities import NO_NUMBER, Ability

DISCIPLINES: Final[i64] = 6
ROUNDS: Final[i64] = 6  # KH-RND-1
HAND_CARDS: Final[i64] = 3  # KH-SET-3, KH-DRAW-4
NO_DISCIPLINE: Final[i64] = -1


@final
class Facts:
    """Tables that steps, effects and scoring look things up in; made from data/*.toml by ../facts.py."""

    def __init__(self, players: i64, first_seat: i64) -> None:
        self.players: i64 = players
        self.first_seat: i64 = first_seat
        # switches, named for what they allow
        self.end_is_locked: bool = True  # round_end_check (KH-END-1, A-1)
        self.single_slot: bool = False  # disguise_stack (KH-DIS-8)
        self.copies_changed: bool = False  # doppelganger_copies (KH-DOP-5)
        self.floor: bool = True  # number_floor (KH-NUM-3)
        # cards by kind; all numbers doubled, because one card has the number 9½
        self.number: vec[i64] = vec[i64]([NO_NUMBER for _ in range(sizes.KINDS)])
        self.matched: vec[i64] = vec[i64]([NO_NUMBER for _ in range(sizes.KINDS)])
        self.discipline: vec[i64] = vec[i64]([NO_DISCIPLINE for _ in range(sizes.KINDS)])
        self.worth: vec[i64] = vec[i64]([i64(0) for _ in range(sizes.KINDS)])  # no rule: for bots (evaluation.py)
        self.acts: vec[i64] = vec[i64]([i64(0) for _ in range(sizes.KINDS)])  # 1 where flipping the card does something
        self.when_flipped: list[Effect[Any]] = []
        self.when_scored: list[Ability] = []
        self.does: vec[i64] = vec[i64]([i64(0) for _ in range(sizes.KINDS)])  # what each can do in the scoring
        # goals
        self.goal_value: vec[i64] = vec[i64]([i64(0) for _ in range(sizes.GOALS)])
        self.goal_discipline: vec[i64] = vec[i64]([i64(0) for _ in range(sizes.GOALS)])
