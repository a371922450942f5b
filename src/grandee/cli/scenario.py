"""`grandee scenario`: run scenario files and say what differs."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from typing import Any

from grandee.cli.ask import print_json
from grandee.core.refusals import BadInput
from grandee.core.words import Words
from grandee.records import scenario

FAILED = 1
UNUSABLE = 2


@dataclass(frozen=True)
class Result:
    """What came of one file: a scenario and what differed, or why the file cannot be used."""

    file: str
    scenario: scenario.Scenario | None = None
    differences: tuple[str, ...] = ()
    fault: str = ""

    def as_json(self) -> dict[str, Any]:
        if self.scenario is None:
            return {"file": self.file, "error": self.fault}
        title, rules = self.scenario.title, self.scenario.rules
        return {"file": self.file, "title": title, "rules": rules, "differences": list(self.differences)}


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=words("help-scenario-files"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    results = [result_of(file, words.language) for file in arguments.files]
    failed = sum(bool(result.differences) for result in results)
    unusable = sum(result.scenario is None for result in results)
    for result in results:
        if result.fault:
            print(words("cli-error", what=result.fault), file=sys.stderr)
    if arguments.json:
        print_json([result.as_json() for result in results])
    else:
        show(results, failed, unusable, words)
    return UNUSABLE if unusable else FAILED if failed else 0


def result_of(file: str, language: str) -> Result:
    """A file that cannot be used says so and stops no other."""
    try:
        read = scenario.read_file(file)
    except BadInput as fault:
        return Result(file, fault=fault.render(language))
    return Result(file, read, tuple(read.run(language)))


def show(results: list[Result], failed: int, unusable: int, words: Words) -> None:
    for result in results:
        if result.scenario and result.differences:
            print(f"{result.file}: {result.scenario.title}", *result.differences, sep="\n  ")
    used = len(results) - unusable
    if used:
        print(words("scenario-failed", failed=failed, count=used) if failed else words("scenario-passed", count=used))
    if used and unusable:
        print(words("scenario-unusable", count=unusable))
