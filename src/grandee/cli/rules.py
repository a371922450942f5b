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
TAG = re.compile(r"^\[([^\]]*)\] ")  # whose edition, and where a rule comes from
ROW = re.compile(r"^\| ([A-Z]+(?:-[A-Z]*\d+)+)(?: `\w+`)? \| (.*) \|$")  # a decision or a ruling


@dataclass(frozen=True)
class Rule:
    """One rule or ruling of a spec."""

    id: str
    text: str
    spec: str
    edition: str = ""


def folder() -> Path:
    """Where the specs lie: in the wheel, or in docs of a source checkout."""
    packed = grandee.HOME / "rules"
    return packed if packed.exists() else grandee.HOME.parent.parent / "docs" / "rules"


def all_rules() -> list[Rule]:
    """Every rule of every spec, in its order."""
    rules: list[Rule] = []
    for file in sorted(folder().glob("*.md")):
        open_rule = False  # a rule that ends like this sentence goes on in a table or a list: so do its lines
        for line in file.read_text("utf-8").splitlines():
            if found := RULE.match(line):
                text, edition = untagged(plain(found[2]))
                rules.append(Rule(found[1], text, file.name, edition))
                open_rule = text.rstrip().endswith((":", "as follows.", "place"))
            elif found := ROW.match(line):
                rules.append(Rule(found[1], plain(found[2].replace(" | ", " — ")), file.name))
                open_rule = False
            elif open_rule and line.lstrip().startswith(("|", "*")) and "---" not in line:
                more = plain(line.strip().strip("|").replace("|", "–")).strip()
                rules[-1] = Rule(rules[-1].id, f"{rules[-1].text}\n{more}", file.name, rules[-1].edition)
            elif line.strip() and not line.startswith("|"):
                open_rule = False
    return rules


def untagged(text: str) -> tuple[str, str]:
    """A rule without the mark of its edition and origin, and the editions: `B`, `95`, `23`."""
    found = TAG.match(text)
    if not found:
        return text, ""
    return text[found.end() :], " ".join(part.split("·")[0] for part in found[1].split(", "))


def plain(markdown: str) -> str:
    return re.sub(r"[*`]", "", markdown)


def find(ids: list[str], spec: str = "", edition: str = "") -> list[Rule]:
    """The rules with these ids, of one spec or of all; a beginning of an id finds all that begin so.

    An edition, such as 1995, leaves out what holds only in another one.
    """
    rules = [rule for rule in all_rules() if spec in ("", rule.spec)]
    if edition:
        here = {"B", edition[2:], ""}
        rules = [rule for rule in rules if not rule.edition or here & set(rule.edition.split())]
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
