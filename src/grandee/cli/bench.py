"""`grandee bench`: every performance figure, beside the budget it must keep."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

import grandee
from grandee.cli.ask import print_json
from grandee.core.refusals import BadInput, nearest
from grandee.core.words import Words


def suite(name: str) -> Any:
    """A module of the benchmarks: in the wheel, or beside the sources of a checkout."""
    if (grandee.HOME / "benchmarks").exists():
        return import_module(f"grandee.benchmarks.{name}")
    sys.path.insert(0, str(grandee.HOME.parent.parent))
    return import_module(f"benchmarks.{name}")


def run(arguments: argparse.Namespace, words: Words) -> int:
    measure = suite("measure")
    wanted = tuple(arguments.rows) or ("",)
    rows = [*suite("engine").rows(wanted), *suite("command").rows(wanted)]
    if arguments.peers:
        if suite("peers").installed():
            rows += suite("peers").rows(wanted)
        else:
            print(words("bench-peers-missing"), file=sys.stderr)
    server = suite("server")
    named = any(prefix and name.startswith(prefix) for name in server.ids() for prefix in wanted)
    if arguments.server or named:  # they take minutes
        rows += server.rows(wanted)
    page = suite("page")
    named = any(prefix and name.startswith(prefix) for name in page.ids() for prefix in wanted)
    if (arguments.page or named) and page.installed():
        rows += page.rows(wanted)
    elif arguments.page or named:
        print(words("bench-page-missing"), file=sys.stderr)
    envs = suite("envs")
    left_out = not envs.installed() and any(name.startswith(wanted) for name in envs.ids())
    if left_out:
        print(words("bench-envs-missing"), file=sys.stderr)
    else:
        rows += envs.rows(wanted)
    if not rows and not left_out:
        known = sorted([*suite("engine").ids(), *suite("command").ids(), *envs.ids(), *server.ids(), *page.ids()])
        raise BadInput(" ".join(arguments.rows), "bad-row", hint=nearest(arguments.rows[0], known))
    pace = measure.calibration()
    if arguments.json:
        print_json(
            {
                "machine": measure.machine(),
                "calibration": round(pace, 3),
                "compiled": grandee.compiled,
                "rows": [as_data(row) for row in rows],
            }
        )
    else:
        print(words("bench-calibration", value=round(pace, 1), machine=measure.machine()))
        head = [words(f"bench-head-{name}") for name in ("row", "value", "budget", "holds")]
        print(f"{head[0]:28} {head[1]:>22} {head[2]:>12}  {head[3]}")
        for row in rows:
            sign = "≥" if row.at_least else "≤"
            kept = words("bench-yes") if row.holds else words("bench-no")
            print(f"{row.id:28} {row.value:10.3f} {row.unit:>11} {sign} {row.budget:10g}  {kept}")
    return 0


def as_data(row: Any) -> dict[str, Any]:
    return {
        "id": row.id,
        "value": round(row.value, 4),
        "unit": row.unit,
        "budget": row.budget,
        "bound": "at least" if row.at_least else "at most",
        "holds": row.holds,
        "ratio": round(row.ratio, 4),
    }
