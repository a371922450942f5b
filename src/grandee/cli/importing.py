"""`grandee import`: tables of a backup into a database. All are checked first; then all are written, or none."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grandee.cli import places
from grandee.cli.serve import server_words
from grandee.cli.simulate import progress
from grandee.core.refusals import BadInput
from grandee.core.words import Words
from grandee.records.record import lines_of

if TYPE_CHECKING:
    from grandee.server.storage.backup import TableBackup


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words("help-backup"))
    parser.add_argument("--database", help=words("help-database"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    with server_words():
        from grandee.server.storage import backup

        phases = check_backup(arguments.file, words)
        database = backup.Restorer(places.database(arguments.database))
        try:
            database.migrate()
            database.refuse_existing(list(phases))
            count = database.write((table, phases[table.id]) for table in tables_of(arguments.file))
        finally:
            database.close()
    print(words("import-done", count=count))
    return 0


def check_backup(file: str, words: Words) -> dict[str, int]:
    """Fold every table of a file; the phase of each by its id."""
    from grandee.server.storage import backup

    phases: dict[str, int] = {}
    lines = list(lines_of(file))
    for i in progress(len(lines), words, "backup-progress"):
        where, line = lines[i]
        try:
            table = backup.read_table(line)
            if table.id in phases:
                raise BadInput("", "bad-twice", given=table.id)
            phases[table.id] = backup.fold_table(table).phase
        except BadInput as fault:
            raise fault.inside(where) from None
    if not phases:
        raise BadInput(file, "bad-backup-empty")
    return phases


def tables_of(file: str) -> Iterator[TableBackup]:
    from grandee.server.storage import backup

    for _, line in lines_of(file):
        yield backup.read_table(line)
