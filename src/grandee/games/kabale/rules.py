"""The game put together: its steps, reasons and action space, and what core asks of every game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import Rng
from grandee.core.refusals import Refusal
from grandee.core.space import Block, Param, Space
from grandee.core.state import Rules, Step
from grandee.games.kabale.facts import Facts
from grandee.games.kabale.happenings import KINDS_OF_EVENTS
from grandee.games.kabale.immediate import InsertUnderDisguise, SwapGoals
from grandee.games.kabale.knowledge import hide_table, redraw
from grandee.games.kabale.numbers import INSERT, PLACE, SWAP
from grandee.games.kabale.prospects import estimate
from grandee.games.kabale.scoring import final_score
from grandee.games.kabale.state import LAYOUT, ROUND, Kabale
from grandee.games.kabale.turn import EndRound, FinishTurn, PlaceCard, deal

STEPS: Final[list[Step[Kabale]]] = [
    PlaceCard("place_card"),
    InsertUnderDisguise("disguise"),
    SwapGoals("traitor"),
    FinishTurn("finish_turn", True),
    EndRound("end_round", True),
]

REFUSALS: Final = [
    Refusal("refused-card-not-in-hand", "KH-TURN-1"),
    Refusal("refused-column-closed", "KH-STO-2"),
    Refusal("refused-no-such-column", "KH-RND-2"),
    Refusal("refused-own-column", "KH-TRA-1"),
]


def action_space(cards: list[str]) -> Space:
    """The 183 actions; hidden is what others may not see of a move (section 8 of the spec)."""
    card = Param("card", 25, True)
    column = Param("column", 6)
    return Space(
        [
            Block(PLACE, "place_card", [card, column]),
            Block(INSERT, "disguise", [card], "skip"),
            Block(SWAP, "traitor", [column], "skip"),
        ],
        {"card": cards, "column": [f"c{i + 1}" for i in range(6)]},
    )


@final
class KabaleRules(Rules[Kabale]):
    """Kabale & Hiebe for one set-up."""

    def __init__(self, facts: Facts, cards: list[str]) -> None:
        super().__init__(facts.players, list(STEPS), LAYOUT, action_space(cards), KINDS_OF_EVENTS, REFUSALS)
        self.facts: Facts = facts

    def state(self, cells: vec[i64]) -> Kabale:
        return Kabale(self, self.facts, cells)

    def set_up(self, g: Kabale) -> None:
        deal(g)

    def points(self, g: Kabale, seat: i64) -> i64:
        return final_score(g, seat)

    def estimate(self, g: Kabale, into: vec[i64]) -> i64:
        return estimate(g, into)

    def stage(self, g: Kabale) -> i64:
        return g.cells[ROUND]

    def determinize(self, g: Kabale, seat: i64, rng: Rng) -> None:
        redraw(g, seat, rng)

    def hide(self, g: Kabale, seat: i64) -> None:
        hide_table(g, seat)
