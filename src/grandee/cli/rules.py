"""`grandee rules`: the rules of the specs, by id, and where they are kept and tried."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable

from grandee.cli.ask import print_json
from grandee.core.refusals import BadInput, nearest
from grandee.core.words import Words
from grandee.games import load_game
from grandee.records.citations import Place, has_tests, places_in_code, places_in_tests
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


def print_places(heading: str, places: Iterable[Place]) -> None:
    for i, place in enumerate(places):
        if i == 0:
            print(f"  {heading}")
        print(f"    {place.file}:{place.line}  {place.name}".rstrip())


def as_json(rule: Rule) -> dict[str, object]:
    """A rule and its places; without `tests` where there are none to look at, as in an installed wheel."""
    found = {"code": places_in_code(rule)} | ({"tests": places_in_tests(rule)} if has_tests() else {})
    return vars(rule) | {
        key: [{"file": place.file, "line": place.line, "name": place.name} for place in places]
        for key, places in found.items()
    }


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("ids", nargs="*", metavar="ID", help=words("help-rule-ids"))
    parser.add_argument("--game", help=words("help-game"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    spec = load_game(arguments.game).spec if arguments.game else ""
    found = find(arguments.ids, spec)
    if arguments.json:
        print_json([as_json(rule) for rule in found])
    elif not arguments.ids:
        for family in families([rule for rule in all_rules() if spec in ("", rule.spec)]):
            print(family)
    else:
        asked = {wanted.upper() for wanted in arguments.ids}
        for rule in found:
            print(f"{rule.id}  {rule.text}  [{rule.spec}]")
            if rule.id in asked:  # the places of a whole family would bury its text
                print_places(words("rules-code"), places_in_code(rule))
                print_places(words("rules-tests"), places_in_tests(rule))
    return 0
