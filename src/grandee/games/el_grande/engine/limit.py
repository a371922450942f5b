"""The limit board (section 8 of docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from grandee.games.el_grande.engine.state import ElGrande


def fill(g: ElGrande) -> None:
    """Whoever has the Inquisitor fills its spaces."""
