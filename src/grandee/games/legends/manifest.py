"""What Eight-Minute Empire: Legends says of itself to those who list, measure and check all games."""

from __future__ import annotations

from grandee.core.manifest import Manifest

MANIFEST = Manifest(order=3, is_draft=True)  # it has no board and no lesson yet
