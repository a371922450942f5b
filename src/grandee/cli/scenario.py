"""`grandee scenario`: run scenario files and say what differs."""

from __future__ import annotations

import argparse

from grandee.cli.ask import print_json
from grandee.core.words import Words
from grandee.records import scenario

FAILED = 1


def run(arguments: argparse.Namespace, words: Words) -> int:
    checked = [scenario.read_file(file) for file in arguments.files]  # a bad file stops before anything is run
    results = [(one, one.run()) for one in checked]
    failed = sum(bool(differences) for _, differences in results)
    if arguments.json:
        print_json(
            [
                {"file": one.name, "title": one.title, "rules": one.rules, "differences": differences}
                for one, differences in results
            ]
        )
    else:
        for one, differences in results:
            for difference in differences:
                print(f"{one.name}: {one.title}\n  {difference}")
        if failed:
            print(words("scenario-failed", failed=failed, count=len(results)))
        else:
            print(words("scenario-passed", count=len(results)))
    return FAILED if failed else 0
