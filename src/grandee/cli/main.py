"""The command `grandee`: arguments in, one call, text out. Every verb lives in a module of its own name."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

import grandee
from grandee.cli import places
from grandee.core.refusals import BadInput, nearest
from grandee.core.words import LANGUAGES, Words, preferred_language

USED_WRONGLY = 2
MODULES = {"import": "importing"}  # of verbs whose name no module can have


def parser(words: Words) -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="grandee", description=words("cli-about"))
    top.add_argument("--version", action="store_true", help=words("help-version"))
    top.add_argument("--lang", help=words("help-lang"))
    verbs = top.add_subparsers(dest="verb", metavar="COMMAND")

    def verb(name: str) -> argparse.ArgumentParser:
        command = verbs.add_parser(name, help=words(f"help-{name}"), description=words(f"help-{name}"))
        command.add_argument("--lang", default=argparse.SUPPRESS, help=words("help-lang"))
        return command

    def takes_options(command: argparse.ArgumentParser) -> None:
        command.add_argument("--players", help=words("help-players"))
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("help-option"))
        command.add_argument("--preset", default="", help=words("help-preset"))
        command.add_argument("--seed", help=words("help-seed"))

    play = verb("play")
    play.add_argument("game", nargs="?", default="el-grande", help=words("help-game"))
    takes_options(play)
    play.add_argument("--bots", help=words("help-bots"))
    play.add_argument("--seat", help=words("help-seat"))
    play.add_argument("--record", metavar="FILE", help=words("help-record"))
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help=words("help-resume"))
    play.add_argument("--terminal", action="store_true", help=words("help-terminal"))

    serve = verb("serve")
    serve.add_argument("--host", default="127.0.0.1", help=words("help-host"))
    serve.add_argument("--port", default=places.PORT, help=words("help-port"))
    serve.add_argument("--database", help=words("help-database"))
    serve.add_argument("--url", default="", help=words("help-url"))
    serve.add_argument("--workers", default="1", metavar="N", help=words("help-server-workers"))
    serve.add_argument("--thinkers", metavar="N", help=words("help-thinkers"))
    serve.add_argument("--proxies", default="127.0.0.1", metavar="ADDRESSES", help=words("help-proxies"))
    serve.add_argument("--smtp", metavar="URL", help=words("help-smtp"))
    serve.add_argument("--mail-from", metavar="ADDRESS", help=words("help-mail-from"))
    serve.add_argument("--log-level", default="info", metavar="LEVEL", help=words("help-log-level"))

    export = verb("export")
    export.add_argument("tables", nargs="*", metavar="TABLE", help=words("help-tables"))
    export.add_argument("--database", help=words("help-database"))
    export.add_argument("--out", required=True, metavar="FILE", help=words("help-out"))
    export.add_argument("--keys", action="store_true", help=words("help-keys"))

    restore = verb("import")
    restore.add_argument("file", metavar="FILE", help=words("help-backup"))
    restore.add_argument("--database", help=words("help-database"))

    verify = verb("verify")
    verify.add_argument("file", metavar="RECORD", help=words("help-record-file"))
    verify.add_argument("--line", default="1", metavar="N", help=words("help-line"))
    verify.add_argument("--commitment", default="", metavar="sha256:…", help=words("help-commitment"))
    verify.add_argument("--json", action="store_true", help=words("help-json"))

    games = verb("games")
    games.add_argument("game", nargs="?", help=words("help-game"))
    games.add_argument("--provenance", action="store_true", help=words("help-provenance"))
    games.add_argument("--json", action="store_true", help=words("help-json"))

    simulate = verb("simulate")
    simulate.add_argument("game", help=words("help-game"))
    takes_options(simulate)
    simulate.add_argument("--games", default="100", metavar="N", help=words("help-number-of-games"))
    simulate.add_argument("--bots", default="random", help=words("help-bots"))
    simulate.add_argument("--record", metavar="FILE", help=words("help-record"))
    simulate.add_argument("--json", action="store_true", help=words("help-json"))

    arena = verb("arena")
    arena.add_argument("game", help=words("help-game"))
    takes_options(arena)
    arena.add_argument("--bots", required=True, help=words("help-arena-bots"))
    arena.add_argument("--plan", default="round-robin", help=words("help-plan"))
    arena.add_argument("--deals", default="100", metavar="N", help=words("help-deals"))
    arena.add_argument("--rotations", default="0", metavar="N", help=words("help-rotations"))
    arena.add_argument("--time", default="0", metavar="SECONDS", help=words("help-time"))
    arena.add_argument("--workers", metavar="N", help=words("help-workers"))
    arena.add_argument("--results", metavar="FILE", help=words("help-results"))
    arena.add_argument("--record", action="store_true", help=words("help-arena-record"))
    arena.add_argument("--plot", metavar="FILE", help=words("help-plot"))
    arena.add_argument("--ray", metavar="ADDRESS", help=words("help-ray"))
    arena.add_argument("--json", action="store_true", help=words("help-json"))

    scenario = verb("scenario")
    scenario.add_argument("files", nargs="+", metavar="FILE", help=words("help-scenario-files"))
    scenario.add_argument("--json", action="store_true", help=words("help-json"))

    replay = verb("replay")
    replay.add_argument("file", metavar="RECORD", help=words("help-record-file"))
    replay.add_argument("--line", default="1", metavar="N", help=words("help-line"))
    replay.add_argument("--at", metavar="N", help=words("help-at"))
    replay.add_argument("--seat", help=words("help-seat"))
    replay.add_argument("--open", action="store_true", help=words("help-open"))
    replay.add_argument("--log", action="store_true", help=words("help-log"))
    replay.add_argument("--scenario", action="store_true", help=words("help-as-scenario"))
    replay.add_argument("--json", action="store_true", help=words("help-json"))

    rules = verb("rules")
    rules.add_argument("ids", nargs="*", metavar="ID", help=words("help-rule-ids"))
    rules.add_argument("--game", help=words("help-game"))
    rules.add_argument("--json", action="store_true", help=words("help-json"))

    bench = verb("bench")
    bench.add_argument("rows", nargs="*", metavar="ROW", help=words("help-rows"))
    bench.add_argument("--json", action="store_true", help=words("help-json"))
    bench.add_argument("--peers", action="store_true", help=words("help-peers"))
    bench.add_argument("--server", action="store_true", help=words("help-server"))
    bench.add_argument("--page", action="store_true", help=words("help-page"))
    return top


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for by --lang, wherever it stands, or that of the machine's user."""
    for i, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
    return preferred_language()


def main(given: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if given is None else given)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a character shows a mark instead of a traceback
            stream.reconfigure(errors="replace")
    language = language_of(arguments)
    known = language if language in LANGUAGES else "en"
    words = Words(known, ("grandee.cli",))
    try:
        if language not in LANGUAGES:
            raise BadInput(f"--lang {language}", "bad-language", hint=nearest(language, list(LANGUAGES)))
        parsed = parser(words).parse_args(arguments)
        if stale := grandee.stale_modules():
            print(words("cli-stale", modules=", ".join(stale)), file=sys.stderr)
        if parsed.version:
            kind = "compiled" if grandee.compiled else "plain"
            print(words(f"cli-version-{kind}", version=grandee.__version__))
            return 0
        if parsed.verb is None:
            parser(words).print_help()
            return 0
        status: int = import_module(f"grandee.cli.{MODULES.get(parsed.verb, parsed.verb)}").run(parsed, words)
        sys.stdout.flush()
        return status
    except BadInput as fault:
        print(words("cli-error", what=fault.worded(known)), file=sys.stderr)
        return USED_WRONGLY
    except KeyboardInterrupt:
        print(words("cli-interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has gone, as `| head` does
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
