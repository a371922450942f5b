"""`grandee bars`: who may do nothing on a server, by address or account, for whoever runs it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from grandee.cli import ask, places
from grandee.cli.serve import server_words
from grandee.core.refusals import BadInput
from grandee.core.words import Words

if TYPE_CHECKING:
    from grandee.server.storage.database import Connection

ACTIONS = ["list", "add", "lift"]


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("action", nargs="?", default="list", metavar="list|add|lift", help=words("help-bars-do"))
    parser.add_argument("addresses", nargs="*", metavar="ADDRESS", help=words("help-bars-addresses"))
    parser.add_argument("--account", action="append", default=[], metavar="NAME", help=words("help-bars-account"))
    parser.add_argument("--for", dest="time", metavar="TIME", help=words("help-bars-for"))
    parser.add_argument("--database", help=words("help-database"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    ask.check_one_of(arguments.action, ACTIONS, "bars")
    with server_words():
        return show(arguments, words) if arguments.action == "list" else change(arguments, words)


def show(arguments: argparse.Namespace, words: Words) -> int:
    from grandee.server.storage import backup

    with backup.read_only(places.existing_database(arguments.database)) as connection:
        found = bars_of(connection)
    if arguments.json:
        ask.print_json(found)
        return 0
    for each in found:
        kind, since = words(f"bars-{each['kind']}"), ask.time_of(each["at"])
        print(f"{kind:8} {each['what']:40} {words('bars-since', time=since)} {end(each['until'], words)}")
    print(words("bars-count", count=len(found)))
    return 0


def end(until: int | None, words: Words) -> str:
    return words("bars-for-good") if until is None else words("bars-until", time=ask.time_of(until))


def bars_of(connection: Connection) -> list[dict[str, Any]]:
    from grandee.server.storage import bars
    from grandee.server.tables import operating
    from grandee.server.tables.clock import SteadyTime

    rows = bars.in_force(connection, SteadyTime().now())
    names = operating.names_of(connection, [row.what for row in rows if row.kind == bars.ACCOUNT])
    return [{"kind": row.kind, "what": names.get(row.what, row.what), "at": row.at, "until": row.until} for row in rows]


def change(arguments: argparse.Namespace, words: Words) -> int:
    """Bar all who are named, or lift their bars; or change nothing."""
    from grandee.server.storage import bars, orders
    from grandee.server.tables import operating
    from grandee.server.tables.clock import SteadyTime

    if not arguments.addresses and not arguments.account:
        raise BadInput(f"bars {arguments.action}", "bad-bars-none")
    now = SteadyTime().now()
    until = None if arguments.time is None else now + ask.milliseconds(arguments.time, "--for")
    networks = [str(operating.network(each)) for each in arguments.addresses]
    with orders.changing_database(places.existing_database(arguments.database)) as connection:
        accounts = [(name, operating.account_of(connection, name)) for name in arguments.account]
        wanted = [(bars.NETWORK, each, each) for each in networks]
        wanted += [(bars.ACCOUNT, account, name) for name, account in accounts]
        for kind, what, called in wanted:
            if arguments.action == "add":
                bars.bar(connection, kind, what, now, until)
            elif not bars.lift(connection, kind, what):
                raise BadInput(called, "bad-no-bar")
    if arguments.json:
        changed = [{"kind": kind, "what": called} for kind, _, called in wanted]
        ask.print_json({"action": arguments.action, "bars": changed, "until": until})
        return 0
    for _, _, called in wanted:
        print(words(f"bars-{arguments.action}", what=called, end=end(until, words)))
    return 0
