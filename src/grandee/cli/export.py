"""`grandee export`: tables of a database as lines of JSON, for a backup."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from grandee.cli import ask, places
from grandee.cli.serve import server_words
from grandee.cli.simulate import progress
from grandee.core.refusals import BadInput
from grandee.core.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=words("help-table-ids"))
    parser.add_argument("--database", help=words("help-database"))
    parser.add_argument("--out", required=True, metavar="FILE", help=words("help-out"))
    parser.add_argument("--keys", action="store_true", help=words("help-keys"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    if Path(arguments.out).is_file():
        raise BadInput(arguments.out, "bad-taken")
    with server_words():
        from grandee.server.storage import backup

        with backup.read_only(places.existing_database(arguments.database)) as connection:
            tables = backup.table_ids(connection, arguments.tables)
            with ask.writing(arguments.out, private=True) as out:
                for i in progress(len(tables), words, "backup-progress"):
                    out.write(backup.table_line(connection, tables[i], arguments.keys).decode())
    print(words("export-done", count=len(tables), file=arguments.out))
    print(words("export-secrets-keys" if arguments.keys else "export-secrets"), file=sys.stderr)
    return 0
