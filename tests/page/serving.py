"""The server of the browser tests: `python -m tests.page.serving DATABASE PORT`.

It has no limits, since all visitors come from one address, and tables that begin at a position.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from grandee.server.http.serve import run
from grandee.server.settings import Settings
from grandee.server.tables.state import TableState


def main(database: Path, port: int) -> None:
    deal = TableState.begin

    def begin(table: TableState) -> None:
        """As dealt, or where the file says that the table is named after (`Visitor.make_at`)."""
        deal(table)
        file = database.parent / f"{table.terms.name}.json"
        if table.terms.name and file.is_file():
            table.events.rows.clear()
            table.state = table.setup.game.position(table.setup, json.loads(file.read_text("utf-8")), table.seed)
            table.state.events = table.events
            table.state.settle(table.out)

    TableState.begin = begin  # type: ignore[method-assign, assignment]
    run(Settings(database=str(database), limits=False), "127.0.0.1", port)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
