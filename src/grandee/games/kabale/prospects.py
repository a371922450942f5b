"""What the present position promises each seat: a readable estimate for bots, no rule."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.kabale.scoring import final_score, score_columns
from grandee.games.kabale.state import SEATS, WON, Kabale


def estimate(g: Kabale, into: vec[i64]) -> None:
    """Tenths of the points that every seat would have if the round were scored now, with the cards as they lie."""
    cells = g.cells
    kept = cells[WON : WON + 2 * SEATS]  # the goals won, and how many
    listener = g.events
    g.events = None
    if not g.over():
        score_columns(g)
    for seat in range(g.facts.players):
        into[seat] = 10 * final_score(g, seat)
    for i in range(2 * SEATS):
        cells[WON + i] = kept[i]
    g.events = listener
