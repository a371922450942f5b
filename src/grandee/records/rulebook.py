"""The rules of the specs, by id. They live in docs/rules, which a wheel carries along."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import grandee

RULE = re.compile(r"^\* \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (.*)$")
TAG = re.compile(r"^\[([^\]]*)\] ")  # whose edition, and where a rule comes from
ROW = re.compile(r"^\| ([A-Z]+(?:-[A-Z]*\d+)+)(?: `\w+`)? \| (.*) \|$")  # a decision or a ruling
EXAMPLE = re.compile(r"^(?:\* )?\*\*([A-Z]+(?:-\d+)+) ([^*]*)\*\* (.*)$")  # a worked example, with its title
HEADING = re.compile(r"^#+ (.*)$")


@dataclass(frozen=True)
class Rule:
    """One rule, ruling or worked example of a spec."""

    id: str
    text: str
    spec: str
    edition: str = ""
    section: str = ""  # the heading above it
    is_example: bool = False


def folder() -> Path:
    """Where the specs lie: in the wheel, or in docs of a source checkout."""
    packed = grandee.PACKAGE_FOLDER / "rules"
    return packed if packed.exists() else grandee.PACKAGE_FOLDER.parent.parent / "docs" / "rules"


def all_rules() -> list[Rule]:
    """Every rule, ruling and worked example of every spec, in its order."""
    return [rule for file in sorted(folder().glob("*.md")) for rule in rules_of(file.name)]


@lru_cache(maxsize=32)
def rules_of(spec: str) -> tuple[Rule, ...]:
    """Every rule, ruling and worked example of one spec, in its order; none if there is no such spec."""
    file = folder() / spec
    if not spec or not file.is_file():
        return ()
    rules: list[Rule] = []
    section = ""
    open_rule = False  # a rule that ends like this sentence goes on in a table or a list: so do its lines
    for line in file.read_text("utf-8").splitlines():
        if found := HEADING.match(line):
            section, open_rule = plain(found[1]).strip(), False
        elif found := RULE.match(line):
            text, edition = untagged(plain(found[2]))
            rules.append(Rule(found[1], text, spec, edition, section))
            open_rule = text.rstrip().endswith((":", "as follows.", "place"))
        elif found := EXAMPLE.match(line):
            name, title, text = found.groups()
            edition = name.split("-")[1] if name.count("-") > 1 else ""
            rules.append(Rule(name, plain(f"{title} {text}"), spec, edition, section, is_example=True))
            open_rule = False
        elif found := ROW.match(line):
            rules.append(Rule(found[1], plain(found[2].replace(" | ", " — ")), spec, "", section))
            open_rule = False
        elif open_rule and line.lstrip().startswith(("|", "*")) and "---" not in line:
            more = plain(line.strip().strip("|").replace("|", "–")).strip()
            last = rules[-1]
            rules[-1] = replace(last, text=f"{last.text}\n{more}")
        elif line.strip() and not line.startswith("|"):
            open_rule = False
    return tuple(rules)


@lru_cache(maxsize=32)
def ids_of(spec: str) -> tuple[str, ...]:
    """All that a test of a spec can cite: its rules, decisions, rulings and worked examples; none without a spec."""
    return tuple(dict.fromkeys(rule.id for rule in rules_of(spec)))


def untagged(text: str) -> tuple[str, str]:
    """A rule without the mark of its edition and origin, and the editions: `B`, `95`, `23`."""
    found = TAG.match(text)
    if not found:
        return text, ""
    return text[found.end() :], " ".join(part.split("·")[0] for part in found[1].split(", "))


def plain(markdown: str) -> str:
    return re.sub(r"[*`]", "", markdown)


def of_edition(rules: list[Rule], edition: str) -> list[Rule]:
    """Without what holds only in another edition than this one, such as 1995; all if none is named."""
    here = {"B", edition[2:], ""}
    return [rule for rule in rules if not edition or not rule.edition or here & set(rule.edition.split())]
