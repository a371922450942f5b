"""Moves that the engine makes without asking, because a seat has one legal action only."""

from __future__ import annotations

from grandee.core.state import State


def forced_moves(g: State) -> list[tuple[int, int]]:
    """What is decided without a question until the next real decision: seats and actions, in their order.

    The state goes on to that decision, as `State.settle` takes it there.
    """
    made: list[tuple[int, int]] = []
    while not g.is_over():
        step = g.rules.steps[g.step_number()]
        if step.automatic:
            seat, times, about = g.to_move(), g.times(), g.about()
            g.pop()
            step.run(g, seat, times, about)
            continue
        only = [(seat, legal[0]) for seat in range(g.rules.seats) if len(legal := g.legal_actions(seat)) == 1]
        if not only:
            break
        step.apply(g, *only[-1])
        made.append(only[-1])
    return made
