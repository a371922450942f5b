"""What El Grande says of itself to those who list, measure and check all games."""

from __future__ import annotations

from grandee.core.manifest import BuiltPart, Manifest

MANIFEST = Manifest(
    order=1,
    built=BuiltPart(  # 1995 without the variants of section 20 and their rulings; gaps of the data are no rules
        editions=("B", "95"),
        not_sections=("20",),
        not_ids=("GAP-", "AMB-30", "AMB-31", "AMB-32", "AMB-33", "AMB-34", "AMB-35", "AMB-48"),
    ),
    peer_reward="margin",
    peer_exploration=20.0,
)
