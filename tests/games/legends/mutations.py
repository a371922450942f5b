"""Wrong changes to Eight-Minute Empire: Legends, and the tests that must notice them."""

from __future__ import annotations

from tests.games.parts import RULES, SECRETS, Mutation

TESTS = {
    RULES: ["tests/records/test_scenarios.py", "-k", "test_scenario and EL-"],
    SECRETS: ["tests/generic/test_two_worlds.py", "tests/rules", "-k", "legends"],
}
MUTATIONS = [
    Mutation("engine/turn.py", "return (position + 1) // 2", "return position // 2", RULES),
    Mutation("engine/turn.py", "start_turn(g, (seat + 1) % g.facts.players)", "start_turn(g, seat)", RULES),
    Mutation("engine/turn.py", "            take(g, seat, action - actions.EXTRA_CARD)\n", "            pass\n", RULES),
    Mutation(
        "engine/turn.py",
        "g.push(steps.CARRY_OUT, seat, 1, card)\n        g.push(steps.CARRY_OUT, seat, 0, card)",
        "g.push(steps.CARRY_OUT, seat, 0, card)\n        g.push(steps.CARRY_OUT, seat, 1, card)",
        RULES,
    ),
    Mutation("engine/turn.py", "if controller(g, region) == seat:", "if True:", RULES),
    Mutation("engine/laying.py", "port(g, arm, (direction + 2) % sizes.TURNS)", "port(g, arm, direction)", RULES),
    Mutation(
        "engine/laying.py",
        "(direction - g.cells[cells.TURNED + side] + sizes.TURNS)",
        "(direction + g.cells[cells.TURNED + side])",
        RULES,
    ),
    Mutation("engine/set_up.py", "if anywhere or g.cells[cells.LINKED + region] != 0:", "if True:", RULES),
    Mutation(
        "engine/set_up.py",
        "return token >= sizes.TOKEN_DRAGON and token != sizes.TOKEN_PORTAL_2",
        "return token >= sizes.TOKEN_DRAGON",
        RULES,
    ),
    Mutation("engine/set_up.py", "g.map_regions() & ~bit(g.start())", "g.map_regions()", RULES),
    Mutation(
        "engine/set_up.py",
        "g.push(steps.NEUTRAL_ARMY, 1 - seat, left)",
        "g.push(steps.NEUTRAL_ARMY, seat, left)",
        RULES,
    ),
    Mutation("engine/laying.py", "(i + 1) % SEGMENTS", "(i + 2) % SEGMENTS", RULES),
    Mutation("engine/set_up.py", "    if g.facts.given_start >= 0:\n", "    if False:\n", RULES),
    Mutation("engine/bidding.py", "if bid > highest:", "if bid >= highest:", RULES),
    Mutation("engine/bidding.py", "(g.facts.all_tied_pay and tied >> other & 1)", "tied >> other & 1", RULES),
    Mutation("engine/moving.py", "if g.by_land(region) & bit(to) else", "if False else", RULES),
    Mutation("engine/moving.py", "if points >= sea_cost:", "if True:", RULES),
    Mutation("engine/state.py", "return cost if cost > 1 else 1", "return cost", RULES),
    Mutation("engine/state.py", "if armies >= DRAGON_FALLS_AT:", "if armies > DRAGON_FALLS_AT:", RULES),
    Mutation("engine/building.py", "        if coins < 2:\n", "        if coins < 1:\n", RULES),
    Mutation(
        "engine/building.py",
        "if colour != seat and g.is_led_by(seat, sizes.LEADER_RED_SORCERESS)",
        "if g.is_led_by(seat, sizes.LEADER_RED_SORCERESS)",
        RULES,
    ),
    Mutation(
        "engine/building.py", "if own_places(g, seat) & bit(region):", "if g.city_regions(seat) & bit(region):", RULES
    ),
    Mutation("engine/parts.py", "self.number + more", "self.number", RULES),
    Mutation(
        "engine/scoring.py", "pieces = cell[first + seat] + cell[at + seat]", "pieces = cell[first + seat]", RULES
    ),
    Mutation("engine/scoring.py", "best = cell[first + sizes.NEUTRAL]", "best: i64 = 0", RULES),
    Mutation("engine/scoring.py", "return 1 if shared else 2", "return 2", RULES),
    Mutation("engine/abilities.py", "return self.worth if own >= self.number else 0", "return self.worth", RULES),
    Mutation("engine/rules.py", "        if self.facts.legs > 1:\n            return 0\n", "", RULES),
    Mutation("declarations.py", 'Field("bid", OWNER,', 'Field("bid", PUBLIC,', SECRETS),
    Mutation("declarations.py", 'Field("deck", Shown.NOBODY,', 'Field("deck", PUBLIC,', SECRETS),
    Mutation("events.py", 'arg("token", to="seat")]),  # EL-SWAMP-4', 'arg("token")]),', SECRETS),
    Mutation(
        "engine/knowledge.py",
        "return seat < 0 or not g.cells[cells.SEEN + seat] & bit(region)",
        "return False",
        SECRETS,
    ),
    Mutation("engine/knowledge.py", "        redraw_tokens(g, seat, rng)\n", "        pass\n", SECRETS),
    Mutation(
        "engine/knowledge.py",
        "    shuffle_cells(g, cells.DECK, cells.DECK + cell[cells.DECK_LEFT], rng)\n",
        "    for i in range(cell[cells.DECK_LEFT] - 1, 0, -1):\n"
        "        at, other = cells.DECK + i, cells.DECK + rng.below(i + 1)\n"
        "        cell[at], cell[other] = cell[other], cell[at]\n",
        SECRETS,
    ),
]
