"""Which rules of the specs are cited in the code that keeps them and in a test that tries them.

A test cites a rule by `@rule(...)` or by `rules` in a scenario, code and data in a comment, a docstring or a string,
always by the full id (grandee/records/citations.py finds them). Rulings and worked examples explain rules, so they need
no code of their own. A rule that no engine can break is listed, with the reason, in tests/rules/untestable.toml. Any
other that is built and lacks one of the two makes this report fail.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path[:] = [path for path in sys.path if Path(path).resolve() != Path(__file__).resolve().parent]  # hides `numbers`

from grandee.core.game import Game  # noqa: E402
from grandee.core.manifest import BuiltPart  # noqa: E402
from grandee.games import SHIPPED, load_game, manifest_of  # noqa: E402
from grandee.records import citations, rulebook  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^(?:\* \*\*|\*\*|\| )([A-Z]+(?:-[A-Z0-9]+)*-(?:[A-Z]?\d+|[A-Z]{2,}))(?:\*\*| )")
EDITION = re.compile(r"`\[(.*?)\]`|^\| \S+ \| (\S+) \|")  # the tag of a rule, or the second column of a ruling
NEEDS_SCENARIO = ("WE-", "AMB-")  # worked examples and rulings must be scenarios; a rule may have any test
WHOLE = BuiltPart()


@dataclass(frozen=True)
class Built:
    """A game with the part of a specification that is built: its id, the folder of its code, the heads of its ids."""

    game: str
    folder: str
    prefix: str | tuple[str, ...]
    part: BuiltPart = WHOLE

    def includes(self, rule: str, line: str) -> bool:
        if not self.part.editions:
            return True
        if rule.startswith("WE-"):
            return rule.split("-")[1] in self.part.editions
        tag = EDITION.search(line)
        tagged = [part.split("·")[0] for part in (tag[1] or tag[2]).split(", ")] if tag else []
        return bool({*tagged} & {*self.part.editions}) and not rule.startswith(self.part.not_ids)


def built_of(game: Game) -> dict[str, Built]:
    """What is built of each of its specifications."""
    folder, manifest = f"src/{game.package.replace('.', '/')}", manifest_of(game.id)
    parts = {spec: manifest.built_of_more[spec] for spec in game.more_specs}
    more = {spec: Built(game.id, folder, part.prefixes, part) for spec, part in parts.items()}
    return {game.spec: Built(game.id, folder, f"{game.prefix}-", manifest.built), **more}


BUILT = {spec: built for game in map(load_game, SHIPPED) for spec, built in built_of(game).items()}


def rules_of(spec: str) -> list[str]:
    """The ids of a spec's rules, decisions and rulings that are built, in order."""
    ids: list[str] = []
    for line in (ROOT / "docs/rules" / spec).read_text("utf-8").splitlines():
        found = RULE.match(line)
        if found and found[1] not in ids and BUILT[spec].includes(found[1], line):
            ids.append(found[1])
    return ids


@dataclass(frozen=True)
class Cited:
    """The ids that stand in a game's code, in its scenarios, and in those and all other tests."""

    code: frozenset[str]
    scenarios: frozenset[str]
    tests: frozenset[str]


def cited(built: Built) -> Cited:
    code = frozenset(place.rule for place in citations.in_code(ROOT / built.folder))
    scenarios = frozenset(place.rule for place in citations.in_scenarios(built.game))
    return Cited(code, scenarios, scenarios | {place.rule for place in citations.in_tests()})


def problems(
    built: Built, ids: Sequence[str], known: Sequence[str], found: Cited, excused: Mapping[str, str]
) -> dict[str, list[str]]:
    """What makes the report fail, by the kind of fault."""
    to_show = (*NEEDS_SCENARIO, *built.part.shown_ids)
    untested = [rule for rule in ids if rule not in (found.scenarios if rule.startswith(to_show) else found.tests)]
    nowhere = [rule for rule in ids if rule.startswith(built.prefix) and rule not in found.code]
    prefixes = (built.prefix,) if isinstance(built.prefix, str) else built.prefix
    in_code = {rule for rule in found.code if rule.startswith((*prefixes, *NEEDS_SCENARIO))}
    in_tests = {rule for rule in found.tests if rule.startswith(built.prefix)}
    return {
        "without a test": [rule for rule in untested if rule not in excused],
        "without a place in the code": [rule for rule in nowhere if rule not in excused],
        "not in the spec": sorted((in_code | in_tests | found.scenarios | {*excused}) - {*known}),
        "needlessly excused": [rule for rule in excused if rule in ids and rule not in (*untested, *nowhere)],
    }


def main() -> int:
    exempt: dict[str, dict[str, str]] = tomllib.loads((ROOT / "tests/rules/untestable.toml").read_text("utf-8"))
    status = 0
    for spec, built in BUILT.items():
        ids, found, excused = rules_of(spec), cited(built), exempt.get(spec.removesuffix(".md"), {})
        kept = [rule for rule in ids if rule.startswith(built.prefix)]
        print(
            f"{spec}: {len(ids)} rules and rulings, {len(found.tests.intersection(ids))} with a test; "
            f"{len(kept)} rules, {len(found.code.intersection(kept))} with a place in the code; "
            f"{len(excused)} that no engine can break"
        )
        known = [rule for each in load_game(built.game).specs for rule in rulebook.ids_of(each)]
        faults = problems(built, ids, known, found, excused)
        faults["not in full"] = citations.shortened_ids(ROOT / built.folder)
        for problem, listed in faults.items():
            if listed:
                print(f"  {problem}: {', '.join(listed)}")
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
