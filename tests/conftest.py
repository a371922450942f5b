"""What all tests share: the toy games are registered, and the tier decides how much is tried."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

from grandee.games import register, register_folder
from tests.toy import dials

register(dials.GAME)
register_folder(Path(dials.__file__).parent, "tests.toy")  # a folder there with a `game.py` is a game

EXAMPLES = {"quick": 10, "normal": 60, "long": 1000}
settings.register_profile(
    "grandee",
    max_examples=EXAMPLES[os.environ.get("GRANDEE_TIER", "normal")],
    deadline=None,
    derandomize=True,  # a test that fails today fails tomorrow
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("grandee")
