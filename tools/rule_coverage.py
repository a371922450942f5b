"""Which rules of the specs have a test: cited by `@rule(...)` in a test or by `rules` in a scenario.

A rule that no engine can break is listed, with the reason, in tests/rules/untestable.toml. Any other rule without a
test makes this report fail, for the games that are built.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^(?:\* \*\*|\| )([A-Z]+-(?:[A-Z0-9]+-)*[A-Z]?\d+)(?:\*\*| )")
EDITION = re.compile(r"`\[(.*?)\]`|^\| \S+ \| (\S+) \|")  # the tag of a rule, or the second column of a ruling


@dataclass(frozen=True)
class Built:
    """What of a spec is built: where its scenarios are, and which editions, sections and ids count."""

    folder: str
    editions: tuple[str, ...] = ()
    not_sections: tuple[str, ...] = ()
    not_ids: tuple[str, ...] = ()

    def counts(self, rule: str, line: str, section: str) -> bool:
        if not self.editions:
            return True
        if rule.startswith("WE-"):
            return rule.split("-")[1] in self.editions
        tag = EDITION.search(line)
        tagged = [part.split("·")[0] for part in (tag[1] or tag[2]).split(", ")] if tag else []
        return (
            bool({*tagged} & {*self.editions})
            and section not in self.not_sections
            and not rule.startswith(self.not_ids)
        )


BUILT = {
    "kabale.md": Built("tests/scenarios/kabale"),
    "el-grande.md": Built(  # 1995 without the variants of section 20 and their rulings; gaps of the data are no rules
        "tests/scenarios/el-grande",
        ("B", "95"),
        ("20",),
        ("GAP-", "AMB-30", "AMB-31", "AMB-32", "AMB-33", "AMB-34", "AMB-35", "AMB-48"),
    ),
}


def rules_of(spec: str, all_of_them: bool = False) -> list[str]:
    """The ids of a spec's rules, decisions and rulings that are built, or all, in order."""
    ids: list[str] = []
    section = ""
    for line in (ROOT / "docs/rules" / spec).read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = line.split()[1].rstrip(".")
        found = RULE.match(line)
        if found and found[1] not in ids and (all_of_them or BUILT[spec].counts(found[1], line, section)):
            ids.append(found[1])
    return ids


def cited_in_tests() -> set[str]:
    """The arguments of every `rule(...)` call in tests/."""
    cited: set[str] = set()
    for file in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "rule":
                cited |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return cited


def cited_in_scenarios(folder: str) -> set[str]:
    files = (ROOT / folder).glob("*.toml")
    return {rule for file in files for rule in tomllib.loads(file.read_text("utf-8"))["rules"]}


def main() -> int:
    exempt: dict[str, dict[str, str]] = tomllib.loads((ROOT / "tests/rules/untestable.toml").read_text("utf-8"))
    status = 0
    for spec, built in BUILT.items():
        ids, folder = rules_of(spec), built.folder
        cited = cited_in_tests() | cited_in_scenarios(folder)
        excused = exempt.get(spec.removesuffix(".md"), {})
        shown = cited_in_scenarios(folder)  # worked examples and rulings must be scenarios; a rule may have any test
        without = [rule for rule in ids if rule not in (shown if rule.startswith(("WE-", "AMB-")) else cited)]
        without = [rule for rule in without if rule not in excused]
        tested = len([rule for rule in ids if rule in cited])
        print(f"{spec}: {len(ids)} rules and rulings, {tested} with a test, {len(excused)} that no engine can break")
        known = rules_of(spec, True)
        prefix = ids[0].split("-")[0] + "-"
        named = {rule for rule in cited_in_tests() if rule.startswith(prefix)}
        unknown = sorted(rule for rule in named | cited_in_scenarios(folder) | set(excused) if rule not in known)
        needless = sorted(rule for rule in excused if rule in cited)
        for problem, listed in (
            ("without a test", without),
            ("not in the spec", unknown),
            ("needlessly excused", needless),
        ):
            if listed:
                print(f"  {problem}: {', '.join(listed)}")
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
