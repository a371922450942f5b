"""`grandee verify`: was the shuffle fair? A record's seed against the hash that was shown before the first move."""

from __future__ import annotations

import argparse
import re
from hashlib import sha256

from grandee.cli import ask
from grandee.core.refusals import BadInput
from grandee.core.words import Words
from grandee.records import record
from grandee.records.record import Record

WRONG = 1


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="RECORD", help=words("help-record-file"))
    parser.add_argument("--line", default="1", metavar="N", help=words("help-line"))
    parser.add_argument("--commitment", default="", metavar="sha256:…", help=words("help-commitment"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    games = list(record.read_file(arguments.file))
    game = games[ask.number(arguments.line, "--line", 1, len(games)) - 1]
    commitment = shown_commitment(arguments, game)
    found = "sha256:" + sha256(record.seed_of(game)).hexdigest() if game.seed else ""
    fair = found == commitment
    wanted, game.result = game.result, None  # compared below, not by `replay`
    replays, result, over, reason, points = False, False, False, "", ""
    try:
        match = record.replay(game, None, arguments.file)
        replays, over = True, match.over
        result = over and wanted in (None, match.points)
        points = ", ".join(f"{letter} {count}" for letter, count in match.points.items())
    except BadInput as fault:
        reason = fault.render(words.language)
    if arguments.json:
        ask.print_json(
            {
                "commitment": commitment,
                "seed_hash": found,
                "seed": fair,
                "moves": replays,
                "over": over,
                "result": result,
                "reason": reason,
            }
        )
    else:
        seed = "verify-seed-right" if fair else "verify-seed-wrong" if found else "verify-seed-sealed"
        print(words(seed, commitment=commitment, found=found))
        moves = "verify-moves-right" if replays else "verify-moves-wrong"
        print(words(moves, count=len(game.moves), reason=reason))
        if replays:
            ended = (
                "verify-result-right" if result else "verify-result-wrong" if over or wanted else "verify-result-open"
            )
            print(words(ended, points=points))
    return 0 if fair and replays and (result or not (over or wanted)) else WRONG


def shown_commitment(arguments: argparse.Namespace, game: Record) -> str:
    """The hash that was shown at the beginning: what the user noted then, or what the record says."""
    given: str = arguments.commitment or game.commitment
    if not given:
        raise BadInput("--commitment", "bad-no-commitment")
    digits = given.removeprefix("sha256:").lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise BadInput("--commitment", "bad-commitment", given=given)
    return f"sha256:{digits}"
