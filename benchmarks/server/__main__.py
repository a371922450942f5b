"""The server's figures by themselves.

python -m benchmarks.server                 all of them, with the stuck readers
python -m benchmarks.server load --tables 200 --seconds 10
"""

from __future__ import annotations

import argparse
import os

from .append import measure_appends
from .load import SECONDS, TABLES, measure_load
from .restart import measure_restart


def main() -> None:
    asking = argparse.ArgumentParser("python -m benchmarks.server")
    asking.add_argument("what", nargs="*", default=["load", "stuck", "append", "restart"])
    asking.add_argument("--tables", type=int, default=TABLES)
    asking.add_argument("--seconds", type=float, default=SECONDS)
    given = asking.parse_args()
    for what in given.what:
        if what in ("load", "stuck"):
            print(what, measure_load(given.tables, given.seconds, what == "stuck").summary(), flush=True)
        elif what == "append":
            print(f"append {measure_appends():.0f} moves/s  machine {os.getloadavg()[0]:.1f}", flush=True)
        elif what == "restart":
            print(f"restart {measure_restart():.2f} s  machine {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    main()
