"""What Kabale & Hiebe says of itself to those who list, measure and check all games."""

from __future__ import annotations

from grandee.core.manifest import Manifest, Rung

MANIFEST = Manifest(
    order=2,
    top_rung=Rung("grandee", "duke", 2, 260),  # a game of luck needs more games
    benchmark_moves=40,  # it is short: after these it still runs
)
