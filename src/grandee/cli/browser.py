"""`grandee play` in the browser: a server on this machine alone, a table on it, and the page opened at the own seat."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import json
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from grandee import bots
from grandee.cli import ask, places
from grandee.cli.serve import bound, server_words
from grandee.core.game import Setup
from grandee.core.refusals import BadInput
from grandee.core.words import Words

if TYPE_CHECKING:
    from grandee.server.api import CreateTable
    from grandee.server.http.context import Server

LOOPBACK = "127.0.0.1"
PORT = 8753
BOT_SECONDS = 120.0  # seconds for one decision of a bot: whoever plays at home may wait for a strong one
ANSWER_SECONDS = 2.0  # seconds within which a server on this machine must answer
FAILED = 1
IMPERSONAL_ACCOUNTS = ("root", "admin", "administrator", "user", "guest")  # accounts that are nobody's name


def is_wanted(arguments: argparse.Namespace) -> bool:
    """Whether a game is to be played in the browser, if there is one: somebody is there, and nothing asks for the
    terminal."""
    in_terminal = (arguments.terminal, arguments.record, arguments.seed is not None, arguments.resume)
    return not any(in_terminal) and sys.stdin.isatty()


def has_browser() -> bool:
    """Whether there is a browser with a window of its own, or one that the user has named."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    return bool(os.environ.get("BROWSER")) or type(found) is not webbrowser.GenericBrowser  # those are text browsers


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.resume is not None:
        for name in ("players", "option", "preset", "bots", "seat"):
            if getattr(arguments, name):
                raise BadInput(f"--{name}", "bad-with-resume")
        return serve(None, (), words)
    setup = ask.set_up(arguments)
    mine = setup.seat(arguments.seat or "A", "--seat")
    players = [at_home(name) for name in ask.bot_names(arguments.bots or "knight", setup.seats, mine)]
    others = [name for seat, name in enumerate(players) if seat != mine]
    own_bots = tuple(name for name in others if name not in bots.names())
    return serve(wanted_table(setup, mine, players), own_bots, words)


def at_home(name: str) -> str:
    """A bot's name that means the same in every folder."""
    place = bots.in_file(name)
    return name if place is None else f"{Path(place[0]).resolve()}:{place[1]}"


def wanted_table(setup: Setup, mine: int, players: list[str]) -> CreateTable:
    """What the server is asked for: one seat for whoever sits here, bots at the others."""
    from grandee.server.api import CreateTable, SeatRequest
    from grandee.server.tables.views import DEFAULT_NAME

    files = {option.name for option in setup.game.options.options if option.kind == "file"}
    options = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in setup.options.items()
        if name not in files
    }
    seats = []
    for seat, name in enumerate(players):
        called = (bots.in_file(name) or ("", ""))[1]
        me = SeatRequest(kind="me", name=called_here() or DEFAULT_NAME)
        seats.append(me if seat == mine else SeatRequest(kind="bot", bot=name, name=called[:40]))
    return CreateTable(game=setup.game.id, options=options, custom=dict(setup.custom), seats=seats)


def called_here() -> str:
    """What somebody at this machine is called: the name of the account; nothing if that is nobody's own."""
    try:
        account = getpass.getuser()
    except (ImportError, KeyError, OSError):  # no name anywhere: by system, and by version of Python
        return ""
    return "" if account.lower() in IMPERSONAL_ACCOUNTS else account[:1].upper() + account[1:40]


def serve(wanted: CreateTable | None, own_bots: tuple[str, ...], words: Words) -> int:
    """Open the page at a new table, or at the last one; here, or at a server that another `play` runs already."""
    with server_words():
        file, running = free_database_or_port(reuse=not own_bots)
        if running:
            url = f"http://{LOOPBACK}:{running}"
            show(in_language(f"{url}/" if wanted is None else made_elsewhere(url, wanted), words), words)
            print(words("play-elsewhere"))
            return 0
        try:
            return asyncio.run(serve_and_open(file, wanted, own_bots, words))
        except KeyboardInterrupt:  # the usual end
            print("\n" + words("play-kept", command=f"{ask.command_name()} play --resume"))
            return 0


# -- a server of another `play` ----------------------------------------------------------------------------------------


def free_database_or_port(reuse: bool) -> tuple[Path, int]:
    """A database that nobody uses, or the port of a server that uses the first one and answers."""
    folder = places.private_folder()
    for number in count(1):
        file = folder / ("play.sqlite" if number == 1 else f"play-{number}.sqlite")
        if is_free(file):
            break
        port = answering_port(note_of(file))
        if port and reuse:
            return file, port
    places.make_private(file)
    return file, 0


def is_free(file: Path) -> bool:
    from grandee.server.storage.store import lock_file

    try:
        lock = lock_file(str(file))
    except BadInput:
        return False
    if lock is None:  # a system without such locks
        return not answering_port(note_of(file))
    lock.close()
    return True


def note_of(file: Path) -> Path:
    """Where a server writes down how it is reached."""
    return file.with_suffix(".json")


def answering_port(note: Path) -> int:
    """The port of a server that has left this note and answers; 0 if there is none."""
    try:
        port = int(json.loads(note.read_text("utf-8"))["port"])
        return port if "games" in ask_server(f"http://{LOOPBACK}:{port}/api/games") else 0
    except (OSError, ValueError, KeyError, TypeError):
        return 0


def ask_server(url: str, body: bytes | None = None) -> dict[str, Any]:
    headers = {"content-type": "application/json"} if body else {}
    with urlopen(Request(url, body, headers), timeout=ANSWER_SECONDS) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found


def made_elsewhere(url: str, wanted: CreateTable) -> str:
    import msgspec

    try:
        made = ask_server(f"{url}/api/tables", msgspec.json.encode(wanted))
    except (URLError, OSError, ValueError) as fault:
        raise BadInput(url, "bad-server", fault=str(fault)) from None
    return f"{url}/t/{made['table']}#{made['keys'][0]['key']}"


# -- a server of our own -----------------------------------------------------------------------------------------------


def in_language(link: str, words: Words) -> str:
    """A link to the page in the language of whoever typed the command."""
    path, mark, key = link.partition("#")
    return f"{path}?lang={words.language}{mark}{key}"


def usual_port() -> socket.socket:
    """The port that pages of earlier games know, if nobody else has it."""
    try:
        return bound(LOOPBACK, PORT)
    except BadInput:
        return bound(LOOPBACK, 0)


async def serve_and_open(file: Path, wanted: CreateTable | None, own_bots: tuple[str, ...], words: Words) -> int:
    """Serve until Ctrl-C; as soon as the server answers, the page is opened."""
    import uvicorn
    from litestar import Litestar

    from grandee.server.http.app import make_app
    from grandee.server.http.limits import RequestGuard
    from grandee.server.http.serve import check_database, configured
    from grandee.server.http.telemetry import log_to_stderr
    from grandee.server.settings import Settings

    log_to_stderr("WARNING")
    listening = usual_port()
    port = listening.getsockname()[1]
    url = f"http://{LOOPBACK}:{port}"
    settings = Settings(
        database=str(file),
        cookie_name=f"grandee-{file.stem}",  # two of them on this machine have a cookie each
        url=url,
        origins=(f"http://localhost:{port}",),
        limits=False,
        bot_limit=BOT_SECONDS,
        own_bots=own_bots,
    )
    await check_database(settings)
    gate = make_app(settings)
    assert isinstance(gate, RequestGuard)
    assert isinstance(gate.app, Litestar)
    runner = uvicorn.Server(configured(gate, LOOPBACK, port, settings))
    serving = asyncio.create_task(runner.serve([listening]))
    while not runner.started and not serving.done():
        await asyncio.sleep(0.005)
    if not runner.started:
        return FAILED
    note = note_of(file)
    ask.write_file(str(note), json.dumps({"port": port, "pid": os.getpid()}), private=True)
    try:
        path = await first_link(gate.app.state.server, wanted)
        show(in_language(f"{url}{path}", words), words)
        print(words("play-end"), flush=True)
        await serving
    finally:
        note.unlink(missing_ok=True)
    return 0


async def first_link(server: Server, wanted: CreateTable | None) -> str:
    """The page of a new table with the key of the own seat, or of the table that was played at last."""
    from grandee.server.storage import people
    from grandee.server.tables import seating

    if wanted is not None:
        device, at = people.hashed(people.new_secret()), server.manager.now()  # nobody's: the link brings a real one
        await server.store.write(lambda connection: people.add_device(connection, device, at))
        made = await seating.make(server.manager, wanted, device)
        return f"/t/{made.table}#{made.keys[0].key}"
    for table_id in await last_tables(server):
        live = (await server.manager.table(table_id)).state
        seats = [seat for seat, sitter in enumerate(live.sitters) if sitter.kind == "person"]
        if live.running and seats:
            return await seat_link(server, table_id, seats[0])
    return "/"


async def seat_link(server: Server, table_id: str, seat: int) -> str:
    """The page of a table with a new key of a seat."""
    from grandee.server.storage import people

    key = people.new_secret()
    await server.store.write(lambda connection: people.add_key(connection, table_id, seat, key))
    return f"/t/{table_id}#{key}"


async def last_tables(server: Server) -> list[str]:
    """Tables whose game runs, the last played first."""
    from grandee.server.storage.table_rows import last_played

    return await server.store.read(last_played)


def show(url: str, words: Words) -> None:
    """Open the page, in a thread because some browsers only return when they are closed; the link is printed too."""
    print(words("play-page", url=url), flush=True)

    def opened() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(url)

    threading.Thread(target=opened, daemon=True).start()
