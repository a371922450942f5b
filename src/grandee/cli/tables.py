"""`grandee tables`: the tables of a server, for whoever runs it: list them, close or remove some."""

from __future__ import annotations

import argparse
from typing import Any

from grandee.cli import ask, places
from grandee.cli.serve import server_words
from grandee.core.refusals import BadInput
from grandee.core.words import Words

ACTIONS = ["list", "close", "remove"]
SHOWN_DIGITS = 12  # digits of a maker's hash that tell makers apart


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("action", nargs="?", default="list", metavar="list|close|remove", help=words("help-tables-do"))
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=words("help-tables-ids"))
    parser.add_argument("--database", help=words("help-database"))
    parser.add_argument("--phase", default="", help=words("help-phase"))
    parser.add_argument("--idle", metavar="TIME", help=words("help-idle"))
    parser.add_argument("--maker", default="", metavar="HASH", help=words("help-maker"))
    parser.add_argument("--account", default="", metavar="NAME", help=words("help-tables-account"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    ask.check_one_of(arguments.action, ACTIONS, "tables")
    with server_words():
        return show(arguments, words) if arguments.action == "list" else change(arguments, words)


def show(arguments: argparse.Namespace, words: Words) -> int:
    from grandee.server.storage import backup
    from grandee.server.storage.phases import PHASES
    from grandee.server.storage.table_rows import TableFilter, find_tables
    from grandee.server.tables import operating
    from grandee.server.tables.clock import SteadyTime

    if arguments.phase:
        ask.check_one_of(arguments.phase, list(PHASES), "--phase")
    idle = None if arguments.idle is None else SteadyTime().now() - ask.milliseconds(arguments.idle, "--idle")
    with backup.read_only(places.existing_database(arguments.database)) as connection:
        account = operating.account_of(connection, arguments.account) if arguments.account else ""
        wanted = TableFilter(tuple(arguments.tables), arguments.phase, idle, arguments.maker, account)
        found = [as_data(row, PHASES[row.phase]) for row in find_tables(connection, wanted)]
    if arguments.json:
        ask.print_json(found)
        return 0
    for each in found:
        listed = words("tables-listed" if each["listed"] else "tables-invited")
        visited = words("tables-visited", time=ask.time_of(each["visited"]))
        columns = f"{each['table']:12}  {each['game']:10}  {each['phase']:9}  {listed:14}  {visited}"
        print(f"{columns}  {each['maker'][:SHOWN_DIGITS] or '-':{SHOWN_DIGITS}}  {each['name']}".rstrip())
    print(words("tables-count", count=len(found)))
    return 0


def as_data(row: Any, phase: str) -> dict[str, Any]:
    from grandee.server.tables import operating

    return {
        "table": row.id,
        "game": row.game,
        "name": operating.name_in(row.terms),
        "phase": phase,
        "listed": bool(row.listed),
        "created": row.created,
        "visited": row.visited,
        "maker": (row.maker or b"").hex(),
    }


def change(arguments: argparse.Namespace, words: Words) -> int:
    """Close or remove all tables that are named, or none."""
    from grandee.server.storage import orders
    from grandee.server.tables.clock import SteadyTime

    named = list(dict.fromkeys(arguments.tables))
    if not named:
        raise BadInput(f"tables {arguments.action}", "bad-tables-none")
    with orders.changing_database(places.existing_database(arguments.database)) as connection:
        for table in named:
            if arguments.action == "close":
                orders.close(connection, table, SteadyTime().now())
            elif not orders.remove(connection, table, SteadyTime().now()):
                raise BadInput(f"table {table}", "bad-no-table")
    if arguments.json:
        ask.print_json({"action": arguments.action, "tables": named})
    else:
        print(words(f"tables-{arguments.action}", count=len(named)))
    return 0
