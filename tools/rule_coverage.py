"""Which rules of the specs have a test: cited by `@rule(...)` in a test or by `rules` in a scenario.

A rule that no engine can break is listed, with the reason, in tests/rules/untestable.toml. Any other rule without a
test makes this report fail, for the games that are built.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = {"kabale.md": "tests/scenarios/kabale"}  # spec, and where its scenarios are
RULE = re.compile(r"^(?:\* \*\*|\| )((?:[A-Z][A-Z0-9]*-)+[A-Z]?\d+)(?:\*\*| )")


def rules_of(spec: str) -> list[str]:
    """The ids of a spec's rules, decisions and rulings, in order."""
    ids: list[str] = []
    for line in (ROOT / "docs/rules" / spec).read_text("utf-8").splitlines():
        found = RULE.match(line)
        if found and found[1] not in ids:
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
    for spec, folder in BUILT.items():
        ids = rules_of(spec)
        cited = cited_in_tests() | cited_in_scenarios(folder)
        excused = exempt.get(spec.removesuffix(".md"), {})
        without = [rule for rule in ids if rule not in cited and rule not in excused]
        tested = len([rule for rule in ids if rule in cited])
        print(f"{spec}: {len(ids)} rules and rulings, {tested} with a test, {len(excused)} that no engine can break")
        prefix = ids[0].split("-")[0] + "-"
        named = {rule for rule in cited_in_tests() if rule.startswith(prefix)}
        unknown = sorted(rule for rule in named | cited_in_scenarios(folder) | set(excused) if rule not in ids)
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
