"""What Eight-Minute Empire: Legends says of itself to those who list, measure and check all games."""

from __future__ import annotations

from grandee.core.manifest import Manifest, Rung, climb

MANIFEST = Manifest(
    order=3,
    top_rung=Rung("grandee", "duke", 4, 60, rotations=1),
    more_rungs=(
        *(*climb(2, 200), Rung("grandee", "duke", 2, 120)),
        *(*climb(3, 70), Rung("grandee", "duke", 3, 130, rotations=1)),
    ),
)
