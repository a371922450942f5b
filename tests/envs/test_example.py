"""The example of docs/research.md runs."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "reinforce.py"


@pytest.mark.slow
def test_the_learning_example_learns_something_from_every_game() -> None:
    """One small batch: the gradient is finite and not zero. That it wins in the end takes a minute, and is measured."""
    import numpy as np

    example = runpy.run_path(str(EXAMPLE))
    games = example["Games"]("el-grande", players=2, reward="margin", short_game="six_rounds")
    fields = np.arange(games.observer.size)
    weights = np.zeros((len(fields), games.numbering.size))
    seen, masks, actions, rows, margins = example["played"](games, fields, weights, 1)
    slope = example["gradient"](weights, seen, masks, actions, margins[rows])
    assert np.isfinite(slope).all()
    assert abs(slope).max() > 0
    assert 0.3 < example["share"](margins) < 0.7
    assert set(rows) == set(range(len(margins)))
