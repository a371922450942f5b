"""What all tests share: the toy game is registered, and the tier decides how much is tried."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from grandee.games import register
from tests.toy.dials import TITLE

register(TITLE)

EXAMPLES = {"quick": 10, "normal": 60, "long": 1000}
settings.register_profile(
    "grandee",
    max_examples=EXAMPLES[os.environ.get("GRANDEE_TIER", "normal")],
    deadline=None,
    derandomize=True,  # a test that fails today fails tomorrow
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("grandee")
