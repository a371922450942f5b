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
    if (grandee.PACKAGE_FOLDER / "benchmarks").exists():
        return import_module(f"grandee.benchmarks.{name}")
    sys.path.insert(0, str(grandee.PACKAGE_FOLDER.parent.parent))
    return import_module(f"benchmarks.{name}")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("rows", nargs="*", metavar="ROW", help=words("help-rows"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    parser.add_argument("--peers", action="store_true", help=words("help-peers"))
    parser.add_argument("--server", action="store_true", help=words("help-server"))
    parser.add_argument("--page", action="store_true", help=words("help-page"))
    parser.add_argument("--setup", action="store_true", help=words("help-setup"))


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
    setup = suite("setup")
    named = any(prefix and name.startswith(prefix) for name in setup.ids() for prefix in wanted)
    left_out = (arguments.setup or named) and not setup.installed()
    if left_out:
        print(words("bench-setup-missing"), file=sys.stderr)
    elif arguments.setup or named:
        rows += setup.rows(wanted)
    envs = suite("envs")
    if not envs.installed() and any(name.startswith(wanted) for name in envs.ids()):
        left_out = True
        print(words("bench-envs-missing"), file=sys.stderr)
    else:
        rows += envs.rows(wanted)
    if not rows and not left_out:
        suites = (suite("engine"), suite("command"), envs, server, page, setup)
        known = sorted(name for each in suites for name in each.ids())
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
