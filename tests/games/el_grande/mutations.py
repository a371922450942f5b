"""Wrong changes to El Grande, and the tests that must notice them."""

from __future__ import annotations

from tests.games.parts import RULES, SECRETS, Mutation

TESTS = {
    RULES: ["tests/records/test_scenarios.py", "-k", "EG- or WE- or AMB- or eg95"],
    SECRETS: [
        "tests/rules/test_el_grande_knowledge.py",
        "tests/generic/test_two_worlds.py",
        "-k",
        "el-grande or el_grande",
    ],
}
MUTATIONS = [
    Mutation(
        "engine/turn.py",
        "if cell[cells.POWER + seat] < cell[cells.POWER + first]:",
        "if cell[cells.POWER + seat] > cell[cells.POWER + first]:",
        RULES,
    ),
    Mutation(
        "engine/turn.py", "return missing > 0 and g.cells[cells.PROVINCE + seat] == 0", "return missing > 0", RULES
    ),
    Mutation(
        "engine/turn.py", "if parts & PLACED_PART or court_is_empty or not g.facts.must_place:", "if True:", RULES
    ),
    Mutation(
        "engine/turn.py",
        "cell[cells.VETO_THIS + seat] = cell[cells.VETO_NEXT + seat]",
        "cell[cells.VETO_THIS + seat] = 0",
        RULES,
    ),
    Mutation("facts.py", "facts.adjacent[region] | 1 << sizes.CASTILLO", "facts.adjacent[region]", RULES),
    Mutation(
        "engine/state.py",
        "return self.facts.all_areas & ~(1 << self.cells[cells.KING])",
        "return sizes.ALL_AREAS",
        RULES,
    ),
    Mutation("engine/state.py", "return members & ~(1 << cell[cells.KING])", "return members", RULES),
    Mutation("engine/effects.py", "g.cells[cells.COVERED] = 1", "g.cells[cells.COVERED] = 0", RULES),
    Mutation(
        "engine/scoring_effects.py", "g.facts.points[g.table_of(region) * 3]", "g.facts.points[region * 3]", RULES
    ),
    Mutation("engine/scoring_effects.py", "if 0 < n < fewest:", "if n < fewest:", RULES),
    Mutation(
        "engine/scoring_effects.py",
        "score_regions(g, seat, once & ~twice, 0)",
        "score_regions(g, seat, once, 0)",
        RULES,
    ),
    Mutation("engine/effects.py", "if self.anywhere else g.facts.adjacent[king]", "", RULES),
    Mutation("engine/scoring.py", "(place if equal == 1 else place + 1)", "place", RULES),
    Mutation("engine/scoring.py", "if place == 1 and equal == 1:", "if place == 1:", RULES),
    Mutation("engine/scoring.py", "if region == cell[cells.KING]:", "if region < 0:", RULES),
    Mutation("engine/changes.py", "if target == g.cells[cells.KING]:", "if target < 0:", RULES),
    Mutation("engine/special_decisions.py", "sources = 1 << (source - 1) if source else", "sources =", RULES),
    Mutation("engine/special_decisions.py", "cell[cells.FOREIGN_LEFT] -= 1", "cell[cells.FOREIGN_LEFT] -= 0", RULES),
    Mutation(
        "engine/veto.py", "elif g.other_holders() != 0 and g.facts.veto_each_step:", "elif g.facts.players > 5:", RULES
    ),
    Mutation("engine/veto.py", "cell[cells.VETO_NEXT + seat] -= 1", "cell[cells.VETO_NEXT + seat] -= 0", RULES),
    Mutation("declarations.py", '"castillo", REMEMBERED, 1, COLOURS', '"castillo", PUBLIC, 1, COLOURS', SECRETS),
    Mutation("declarations.py", '"hand", OWNER, SEATS', '"hand", PUBLIC, SEATS', SECRETS),
    Mutation("declarations.py", '"dial",\n        OWNER', '"dial",\n        PUBLIC', SECRETS),
    Mutation("engine/knowledge.py", "            redraw_hand(g, other, rng)\n", "", SECRETS),
    Mutation("engine/knowledge.py", "                redraw_disk(g, other, rng)\n", "                pass\n", SECRETS),
    Mutation("engine/knowledge.py", "    shuffle_piles(g, facts, rng)\n", "", SECRETS),
    Mutation(
        "engine/knowledge.py", "if other != seat and g.cells[cells.TURNED] >> other & 1:", "if other < 0:", SECRETS
    ),
    Mutation("engine/turn.py", "            seen_again(g, seat, power)\n", "            pass\n", SECRETS),
    Mutation("events.py", 'arg("power", to="seat")', 'arg("power")', SECRETS),
    Mutation("declarations.py", 'Param("power", POWERS, True)', 'Param("power", POWERS)', SECRETS),
]
