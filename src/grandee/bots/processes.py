"""What those need who let bots think in other processes: how many there may be, and what is said when one fails."""

from __future__ import annotations

import os
import signal
from traceback import format_exception_only

LONGEST_DETAIL = 300  # of what a bot's exception says


def cores() -> int:
    """How many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def describe_exit(code: int | None) -> str:
    """How a process ended: its status, or the signal that ended it."""
    if code is None or code >= 0:
        return f"exit {code}"
    return signal.Signals(-code).name if -code in set(signal.Signals) else f"signal {-code}"


def describe_fault(fault: BaseException) -> str:
    """What an exception says, in one line."""
    return " ".join("".join(format_exception_only(fault)).split())
