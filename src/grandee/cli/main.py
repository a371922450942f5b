"""The command `grandee`: arguments in, one call, text out.

Every verb lives in a module of its own name, with `add_arguments` and `run`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from types import ModuleType

import grandee
from grandee.core.refusals import BadInput, nearest
from grandee.core.words import LANGUAGES, Words, preferred_language

USED_WRONGLY = 2
VERBS = (  # as the help lists them
    "play",
    "serve",
    "export",
    "import",
    "tables",
    "bars",
    "verify",
    "games",
    "simulate",
    "arena",
    "scenario",
    "replay",
    "rules",
    "bench",
)
MODULES = {"import": "importing"}  # of verbs whose name no module can have


def parser(words: Words, arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """What reads the arguments. A verb's module is imported, and declares its own, only where the verb is named."""
    top = argparse.ArgumentParser(prog="grandee", description=words("cli-about"))
    top.add_argument("--version", action="store_true", help=words("help-version"))
    top.add_argument("--lang", help=words("help-lang"))
    verbs = top.add_subparsers(dest="verb", metavar="COMMAND")
    for verb in VERBS:
        command = verbs.add_parser(verb, help=words(f"help-{verb}"), description=words(f"help-{verb}"))
        command.add_argument("--lang", default=argparse.SUPPRESS, help=words("help-lang"))
        if verb in arguments:
            module_of(verb).add_arguments(command, words)
    return top


def module_of(verb: str) -> ModuleType:
    return import_module(f"grandee.cli.{MODULES.get(verb, verb)}")


def parse(words: Words, arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments as their verb declares them; the state of the build is told before anything is done with them."""
    try:
        parsed = parser(words, arguments).parse_args(arguments)
    except Exception:  # a verb's import that fails, for instance because what is compiled is stale
        tell_build(words)
        raise
    tell_build(words)
    return parsed


def tell_build(words: Words) -> None:
    """Say so where compiled rules are older than their sources, or are still being made."""
    if stale := grandee.stale_modules():
        print(words("cli-stale", modules=", ".join(stale)), file=sys.stderr)
    if os.environ.get("GRANDEE_PLAIN") == "compiling":
        print(words("cli-compiling"), file=sys.stderr)


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
        parsed = parse(words, arguments)
        if parsed.version:
            kind = "compiled" if grandee.compiled else "plain"
            print(words(f"cli-version-{kind}", version=grandee.__version__))
            return 0
        if parsed.verb is None:
            parser(words).print_help()
            return 0
        status: int = module_of(parsed.verb).run(parsed, words)
        sys.stdout.flush()
        return status
    except BadInput as fault:
        print(words("cli-error", what=fault.render(known)), file=sys.stderr)
        return USED_WRONGLY
    except KeyboardInterrupt:
        print(words("cli-interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has gone, as `| head` does
        sys.stderr.close()
        return 0


if __name__ == "__main__":
    sys.exit(main())
