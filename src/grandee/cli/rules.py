"""`grandee rules`: the rules of the specs, by id. Rules live in docs/rules, which a wheel carries along."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from pathlib import Path

import grandee
from grandee.cli.ask import print_json
from grandee.core.refusals import BadInput, nearest
from grandee.core.words import Words
from grandee.games import title

RULE = re.compile(r"^\* \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (.*)$")
ROW = re.compile(r"^\| ([A-Z]+(?:-[A-Z]*\d+)+)(?: `\w+`)? \| (.*) \|$")  # a decision or a ruling


@dataclass(frozen=True)
class Rule:
    """One rule or ruling of a spec."""

    id: str
    text: str
    spec: str


def folder() -> Path:
    """Where the specs lie: in the wheel, or in docs of a source checkout."""
    packed = grandee.HOME / "rules"
    return packed if packed.exists() else grandee.HOME.parent.parent / "docs" / "rules"


def all_rules() -> list[Rule]:
    """Every rule of every spec, in its order."""
    rules: list[Rule] = []
    for file in sorted(folder().glob("*.md")):
        for line in file.read_text("utf-8").splitlines():
            if found := RULE.match(line):
                rules.append(Rule(found[1], plain(found[2]), file.name))
            elif found := ROW.match(line):
                rules.append(Rule(found[1], plain(found[2].replace(" | ", " — ")), file.name))
    return rules


def plain(markdown: str) -> str:
    return re.sub(r"[*`]", "", markdown)


def find(ids: list[str], spec: str = "") -> list[Rule]:
    """The rules with these ids, of one spec or of all; a beginning of an id finds all that begin so."""
    rules = [rule for rule in all_rules() if spec in ("", rule.spec)]
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
