"""`grandee rules`: the rules of the specs, by id, and where they are kept and tried."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Collection, Iterable

from grandee.cli.ask import print_json
from grandee.core.refusals import BadInput, nearest
from grandee.core.words import Words
from grandee.games import load_game
from grandee.records.citations import (
    Citation,
    citations_by_scenarios,
    citations_in_code,
    citations_in_tests,
    games_of,
    has_tests,
)
from grandee.records.rulebook import Rule, all_rules, of_edition


def find(ids: list[str], specs: Collection[str] = (), edition: str = "") -> list[Rule]:
    """The rules with these ids, of some specs or of all; a beginning of an id finds all that begin so.

    An edition, such as 1995, leaves out what holds only in another one.
    """
    rules = of_edition([rule for rule in all_rules() if not specs or rule.spec in specs], edition)
    found: list[Rule] = []
    for wanted in ids:
        exact = [rule for rule in rules if rule.id == wanted.upper()]
        with_prefix = [rule for rule in rules if rule.id.startswith(wanted.upper() + "-")]
        if not exact and not with_prefix:
            raise BadInput(f"rule {wanted}", "bad-rule", hint=nearest(wanted.upper(), id_prefixes(rules)))
        found += exact or with_prefix
    return found


def first_rule(spec: str) -> str:
    """The id of a spec's first rule, as an example; empty for a game without a spec."""
    return next((rule.id for rule in all_rules() if rule.spec == spec), "")


def id_prefixes(rules: list[Rule]) -> list[str]:
    """The ids without their numbers, such as KH-EXP."""
    return sorted({re.sub(r"-\d+$", "", rule.id) for rule in rules})


def print_places(heading: str, places: Iterable[Citation], with_ids: bool = False) -> None:
    for i, place in enumerate(places):
        if i == 0:
            print(f"  {heading}")
        rule = f"  {place.rule}" if with_ids else ""
        print(f"    {place.file}:{place.line}{rule}  {place.name}".rstrip())


def print_rule(rule: Rule, words: Words) -> None:
    """A rule with all its places. Where no code cites it, as with most rulings, its scenarios lead to the code."""
    code = citations_in_code(rule)
    print_places(words("rules-code"), code)
    if not code:
        print_places(words("rules-code-by-scenarios"), citations_by_scenarios(rule), with_ids=True)
    print_places(words("rules-tests"), citations_in_tests(rule))


def note_ambiguous(ids: Iterable[str], found: list[Rule], words: Words) -> None:
    """Say which ids mean something else in each of several rulebooks; of two editions of a ruling one spec has both."""
    for wanted in dict.fromkeys(each.upper() for each in ids):
        rules = {rule.spec: rule for rule in found if rule.id == wanted}
        if len(rules) > 1:
            games = ", ".join(game.id for rule in rules.values() for game in games_of(rule))
            print(words("rules-ambiguous", id=wanted, specs=", ".join(rules), games=games), file=sys.stderr)


def as_json(rule: Rule) -> dict[str, object]:
    """A rule and its places; without `tests` where there are none to look at, as in an installed wheel."""
    found = {"code": citations_in_code(rule) or citations_by_scenarios(rule)}
    found |= {"tests": citations_in_tests(rule)} if has_tests() else {}
    return vars(rule) | {
        key: [{"rule": place.rule, "file": place.file, "line": place.line, "name": place.name} for place in places]
        for key, places in found.items()
    }


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("ids", nargs="*", metavar="ID", help=words("help-rule-ids"))
    parser.add_argument("--game", help=words("help-game"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    specs = load_game(arguments.game).specs if arguments.game else []
    found = find(arguments.ids, specs)
    note_ambiguous(arguments.ids, found, words)
    if arguments.json:
        print_json([as_json(rule) for rule in found])
    elif not arguments.ids:
        for prefix in id_prefixes([rule for rule in all_rules() if not specs or rule.spec in specs]):
            print(prefix)
    else:
        asked = {wanted.upper() for wanted in arguments.ids}
        for rule in found:
            print(f"{rule.id}  {rule.text}  [{rule.spec}]")
            if rule.id in asked:  # the places of a whole prefix would bury its text
                print_rule(rule, words)
    return 0
