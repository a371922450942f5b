"""The server's figures by themselves.

python -m benchmarks.server                 all of them, with the stuck readers
python -m benchmarks.server load --tables 200 --seconds 10
"""

from __future__ import annotations

import argparse
import os

from .append import appended
from .load import SECONDS, TABLES, loaded
from .restart import restarted


def main() -> None:
    asking = argparse.ArgumentParser("python -m benchmarks.server")
    asking.add_argument("what", nargs="*", default=["load", "stuck", "append", "restart"])
    asking.add_argument("--tables", type=int, default=TABLES)
    asking.add_argument("--seconds", type=float, default=SECONDS)
    given = asking.parse_args()
    for what in given.what:
        if what in ("load", "stuck"):
            print(what, loaded(given.tables, given.seconds, what == "stuck").summary(), flush=True)
        elif what == "append":
            print(f"append {appended():.0f} moves/s  machine {os.getloadavg()[0]:.1f}", flush=True)
        elif what == "restart":
            print(f"restart {restarted():.2f} s  machine {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    main()
