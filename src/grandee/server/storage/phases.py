"""How far a table is, as its row says it and as it is called."""

from __future__ import annotations

GATHERING, RUNNING, OVER, CLOSED = range(4)
PHASES = ("gathering", "running", "over", "closed")
