"""`grandee rules`: the rules of the specs, by id."""

from __future__ import annotations

import argparse
import re

from grandee.cli.ask import print_json
from grandee.core.refusals import BadInput, nearest
from grandee.core.words import Words
from grandee.games import title
from grandee.records.rulebook import Rule, all_rules, of_edition


def find(ids: list[str], spec: str = "", edition: str = "") -> list[Rule]:
    """The rules with these ids, of one spec or of all; a beginning of an id finds all that begin so.

    An edition, such as 1995, leaves out what holds only in another one.
    """
    rules = of_edition([rule for rule in all_rules() if spec in ("", rule.spec)], edition)
    found: list[Rule] = []
    for wanted in ids:
        exact = [rule for rule in rules if rule.id == wanted.upper()]
        family = [rule for rule in rules if rule.id.startswith(wanted.upper() + "-")]
        if not exact and not family:
            raise BadInput(f"rule {wanted}", "bad-rule", hint=nearest(wanted.upper(), families(rules)))
        found += exact or family
    return found


def first_rule(spec: str) -> str:
    """The id of a spec's first rule, as an example; empty for a game without a spec."""
    return next((rule.id for rule in all_rules() if rule.spec == spec), "")


def families(rules: list[Rule]) -> list[str]:
    """The ids without their numbers, such as KH-EXP."""
    return sorted({re.sub(r"-\d+$", "", rule.id) for rule in rules})


def run(arguments: argparse.Namespace, _words: Words) -> int:
    spec = title(arguments.game).spec if arguments.game else ""
    found = find(arguments.ids, spec)
    if arguments.json:
        print_json([vars(rule) for rule in found])
    elif not arguments.ids:
        for family in families([rule for rule in all_rules() if spec in ("", rule.spec)]):
            print(family)
    else:
        for rule in found:
            print(f"{rule.id}  {rule.text}  [{rule.spec}]")
    return 0
