"""Wrong changes to El Grande, and the tests that must notice them."""

from __future__ import annotations

from tests.games.parts import RULES, SECRETS, Mutation

EXPANSIONS = "expansions"
TESTS = {
    RULES: [
        "tests/records/test_scenarios.py",
        "tests/rules/test_el_grande_options.py",
        "-k",
        "EG- or WE- or AMB- or eg95 or eg23 or el_grande_options",
    ],
    SECRETS: [
        "tests/rules/test_el_grande_knowledge.py",
        "tests/rules/test_el_grande_knowledge_2023.py",
        "tests/generic/test_two_worlds.py",
        "-k",
        "el-grande or el_grande",
    ],
    EXPANSIONS: [
        "tests/records/test_scenarios.py",
        "tests/rules/test_el_grande_double.py",
        "tests/rules/test_el_grande_both.py",
        "tests/rules/test_el_grande_intrigue.py",
        "-k",
        "GI- or KI- or E- or A- or el_grande_double or el_grande_both or el_grande_intrigue",
    ],
}
MUTATIONS = [
    Mutation(
        "engine/end_of_round.py",
        "if g.bid(seat) < g.bid(first):",
        "if g.bid(seat) > g.bid(first):",
        RULES,
    ),
    Mutation(
        "engine/calls.py", "return missing > 0 and g.cells[cells.PROVINCE + seat] == 0", "return missing > 0", RULES
    ),
    Mutation(
        "engine/turn.py",
        "if parts & PLACED_PART or court_is_empty or (g.facts.may_place_fewer and may_stop_placing(g)):",
        "if True:",
        RULES,
    ),
    Mutation(
        "engine/end_of_round.py",
        "cell[cells.VETO_THIS + seat] = cell[cells.VETO_NEXT + seat]",
        "cell[cells.VETO_THIS + seat] = 0",
        RULES,
    ),
    Mutation("facts.py", "facts.adjacent[region] | castillo", "facts.adjacent[region]", RULES),
    Mutation(
        "engine/state.py",
        "return self.facts.all_areas & ~(1 << self.cells[cells.KING])",
        "return sizes.ALL_AREAS",
        RULES,
    ),
    Mutation("engine/state.py", "return members & ~(1 << cell[cells.KING])", "return members", RULES),
    Mutation("engine/losses.py", "g.cells[cells.COVERED] = 1", "g.cells[cells.COVERED] = 0", RULES),
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
    Mutation(
        "engine/royal_effects.py",
        "if self.where == KING_ADJACENT:\n            targets",
        "if False:\n            targets",
        RULES,
    ),
    Mutation("engine/scoring.py", "(place if equal == 1 else place + 1)", "place", RULES),
    Mutation("engine/scoring.py", "if place == 1 and equal == 1:", "if place == 1:", RULES),
    Mutation("engine/scoring.py", "if area == g.cells[cells.KING]:", "if area < 0:", RULES),
    Mutation("engine/changes.py", "if target == g.cells[cells.KING]:", "if target < 0:", RULES),
    Mutation("engine/special_decisions.py", "sources = 1 << (source - 1) if source else", "sources =", RULES),
    Mutation("engine/special_decisions.py", "cell[cells.FOREIGN_LEFT] -= 1", "cell[cells.FOREIGN_LEFT] -= 0", RULES),
    Mutation(
        "engine/veto.py", "elif g.other_holders() != 0 and g.facts.veto_each_step:", "elif g.facts.players > 5:", RULES
    ),
    Mutation("engine/veto.py", "cell[cells.VETO_NEXT + seat] -= 1", "cell[cells.VETO_NEXT + seat] -= 0", RULES),
    Mutation("fields.py", '"castillo", REMEMBERED, 1, COLOURS', '"castillo", PUBLIC, 1, COLOURS', SECRETS),
    Mutation("fields.py", '"hand",\n        OWNER', '"hand",\n        PUBLIC', SECRETS),
    Mutation("fields.py", '"dial",\n        OWNER', '"dial",\n        PUBLIC', SECRETS),
    Mutation("engine/knowledge.py", "            redraw_hand(g, other, rng)\n", "", SECRETS),
    Mutation("engine/knowledge.py", "                redraw_disk(g, other, rng)\n", "                pass\n", SECRETS),
    Mutation("engine/knowledge.py", "    shuffle_piles(g, facts, rng)\n", "", SECRETS),
    Mutation(
        "engine/knowledge.py", "if other != seat and g.cells[cells.TURNED] >> other & 1:", "if other < 0:", SECRETS
    ),
    Mutation("engine/power.py", "        seen_again(g, seat, card)\n", "        pass\n", SECRETS),
    Mutation("events.py", 'arg("power", "taken", to="seat")', 'arg("power", "taken")', SECRETS),
    Mutation("decisions.py", 'Param("taken", POWERS + GREYS, True)', 'Param("taken", POWERS + GREYS)', SECRETS),
    # -- the 2023 edition
    Mutation("engine/virtual.py", "if region == cell[cells.KING]:", "if region < 0:", RULES),
    Mutation("engine/virtual.py", "n = min(left, CARDS_A_ROUND)", "n = CARDS_A_ROUND", RULES),
    Mutation(
        "engine/virtual.py",
        ">= g.facts.places[cell[cells.OFFER + best]]",
        "> g.facts.places[cell[cells.OFFER + best]]",
        RULES,
    ),
    Mutation("engine/end_of_round.py", "            virtual.shuffle_regions(g)\n", "            pass\n", RULES),
    Mutation("engine/end_of_round.py", "if g.cells[cells.KING] == sizes.CASTILLO:\n        return", "pass", RULES),
    Mutation("engine/end_of_round.py", "cell[cells.FIRST] = lowest_power(g)\n    for", "for", RULES),
    Mutation("engine/scoring.py", "if g.cells[cells.KING] == sizes.CASTILLO:", "if False:", RULES),
    Mutation("engine/scoring.py", "if before < 2:", "if before < 3:", RULES),
    Mutation("engine/scoring.py", "to_court = region in (cell[cells.KING], sizes.COURT)", "to_court = False", RULES),
    Mutation(
        "engine/scoring_effects.py",
        "self.or_castillo or g.cells[cells.KING] == sizes.CASTILLO",
        "self.or_castillo",
        RULES,
    ),
    Mutation("engine/placement.py", "targets |= 1 << king & facts.all_areas", "pass", RULES),
    Mutation("engine/regency.py", "if g.cells[cells.KING] > sizes.CASTILLO:", "if False:", RULES),
    Mutation(
        "engine/regency.py", "min(self.number, g.crowd(king)) if king < sizes.REGIONS", "self.number if True", RULES
    ),
    Mutation("engine/regency.py", "cell[cells.GRANDE + owner] = old", "pass", RULES),
    Mutation("engine/regency.py", "home not in (sizes.CASTILLO, g.cells[cells.KING])", "home != sizes.CASTILLO", RULES),
    Mutation("engine/effects.py", "if self.where == REGIONS_ONLY:", "if False:", RULES),
    Mutation("engine/losses.py", "regions if self.king_means_court else regions & g.not_taboo()", "regions", RULES),
    Mutation("engine/effects.py", "self.recall and g.regions_of(seat) != 0", "False", RULES),
    Mutation("engine/power.py", "if not lying >> (power + g.facts.grey_value[grey]) & 1:", "if True:", RULES),
    Mutation("engine/power.py", "if g.facts.any_grey_back:\n            used", "if True:\n            used", RULES),
    Mutation("engine/power.py", "receiver = g.after(seat, 1)", "receiver = g.after(seat, 2)", RULES),
    Mutation(
        "engine/state.py",
        "if holders == 0 or (self.cells[cells.CARD] == 0 and not self.is_between_cards()):",
        "if holders == 0:",
        RULES,
    ),
    Mutation("engine/deal.py", "g.shuffle(at, among)", "pass", RULES),
    Mutation("fields.py", '"passed",\n        OWNER', '"passed",\n        PUBLIC', SECRETS),
    Mutation("engine/knowledge.py", "        redraw_greys(g, seat, rng)\n", "        pass\n", SECRETS),
    Mutation(
        "engine/knowledge.py",
        "            hand |= 1 << mine\n            missing -= 1\n",
        "            pass\n",
        SECRETS,
    ),
    Mutation("engine/knowledge.py", "1 - g.facts.is_veteran[card] if", "i64(1) if", SECRETS),
    Mutation(
        "engine/knowledge.py",
        "            redraw_passed(g, seat, other, has_passed, rng)\n",
        "            pass\n",
        SECRETS,
    ),
    Mutation(
        "engine/knowledge.py", "        shuffle_cells(g, drawn, cells.REGION_CARDS + sizes.REGIONS, rng)\n", "", SECRETS
    ),
    Mutation("engine/power.py", "            can_be &= ~(1 << lying)\n", "            pass\n", SECRETS),
    # -- variants of 1995
    Mutation("engine/scoring.py", "                strength += 1\n", "                pass\n", RULES),
    Mutation(
        "engine/scoring.py", "strength = 0  # they count for the holder, or for nobody", "pass  # or for nobody", RULES
    ),
    Mutation("engine/scoring.py", "if area >= sizes.FRANCE and not first_only:", "if area >= sizes.FRANCE:", RULES),
    Mutation(
        "engine/turn.py", "score_area(g, g.facts.granada, False, 2)", "score_area(g, g.facts.granada, False)", RULES
    ),
    Mutation("engine/turn.py", "g.crowd(g.facts.granada) >= CONQUEST", "g.crowd(g.facts.granada) > CONQUEST", RULES),
    Mutation(
        "engine/placement.py", "            extras &= ~HOME  # EG-HOME-8, GI-MIX-8\n", "            pass\n", RULES
    ),
    Mutation(
        "engine/placement.py", "targets = home & place_targets(g) if extras & HOME_TAKEN else", "targets =", RULES
    ),
    Mutation(
        "engine/placement.py", "g.has_marker(seat) and g.cells[cells.EXTRA_USED] == 0", "g.has_marker(seat)", RULES
    ),
    Mutation("engine/effects.py", "if made < most - LESS_IF_FAR:", "if made < most:", RULES),
    Mutation("engine/effects.py", "targets &= ~(1 << sizes.CASTILLO | 1 << sizes.FRANCE | g.muslim())", "pass", RULES),
    Mutation("engine/changes.py", "if g.facts.has_church and g.muslim() >> target & 1:", "if False:", RULES),
    Mutation("engine/calls.py", "            most += 1\n", "", RULES),
    # -- the expansions of 1995
    Mutation(
        "engine/repetition.py", "cell[cells.KEPT_DOUBLE + seat] -= 1", "cell[cells.KEPT_DOUBLE + seat] -= 0", EXPANSIONS
    ),
    Mutation("engine/repetition.py", "        g.cells[cells.ACTIVE] = seat\n", "        pass\n", EXPANSIONS),
    Mutation("engine/repetition.py", "and special.repeatable(g, who)", "and True", EXPANSIONS),
    Mutation("engine/inquisitor.py", "repetition.who_is_asked(g, seat, times + 1)", "i64(0)", EXPANSIONS),
    Mutation(
        "engine/inquisitor.py",
        "repetition.who_is_asked(g, seat, times + 1)",
        "repetition.who_is_asked(g, seat, 1)",
        EXPANSIONS,
    ),
    Mutation("engine/royal_effects.py", "        g.cannot_be_repeated()\n", "", EXPANSIONS),
    Mutation("engine/veto.py", "        g.cannot_be_repeated()\n", "", EXPANSIONS),
    Mutation(
        "engine/state.py",
        "return self.cells[cells.TURN_OF] - 1 if self.is_repetition() else self.cells",
        "return self.cells",
        EXPANSIONS,
    ),
    Mutation(
        "engine/state.py",
        "if self.facts.has_sea and self.cells[cells.TURN_OF] == 0:",
        "if self.facts.has_sea:",
        EXPANSIONS,
    ),
    Mutation("engine/state.py", "and not self.is_between_cards()", "", EXPANSIONS),
    Mutation("engine/state.py", "self.turning_cards(seat) > 0", "False", EXPANSIONS),
    Mutation("engine/effects.py", "if g.is_repetition():", "if False:", EXPANSIONS),
    Mutation("engine/colonies_effects.py", "if not g.is_repetition():", "if True:", EXPANSIONS),
    Mutation("engine/colonies_effects.py", "return g.cells[cells.OFFERED] != 0", "pass", EXPANSIONS),
    Mutation(
        "engine/veto.py", "    if g.cells[at] == 0:\n        at += sizes.SEATS\n", "    at += sizes.SEATS\n", EXPANSIONS
    ),
    Mutation("engine/placement.py", "if g.facts.has_intrigue and most == 0:", "if g.facts.has_intrigue:", EXPANSIONS),
    Mutation("engine/intrigue.py", "cell[cells.OWN_LEFT] += g.cubes(region, sizes.SIXTH)", "pass", EXPANSIONS),
    Mutation("engine/relocation.py", "                    most = 1\n", "                    pass\n", EXPANSIONS),
    Mutation(
        "engine/power.py",
        "if g.vetoes(seat) > 0 else members",
        "if cell[cells.HOLDERS] >> seat & 1 else members",
        EXPANSIONS,
    ),
    Mutation("engine/deal.py", "                intrigue.choose_hands(g)\n", "                pass\n", EXPANSIONS),
    # sea moves, tokens and the limit board
    Mutation("engine/ledger.py", "return NOT_AGAIN if g.is_repetition() else UNMOVED", "return UNMOVED", EXPANSIONS),
    Mutation("engine/ledger.py", "LEAST_FIRST: Final[i64] = 67789", "LEAST_FIRST: Final[i64] = 169730", EXPANSIONS),
    Mutation("engine/ledger.py", "entry & ((i64(1) << BITS * (AGAIN - 1)) - 1)", "i64(0)", EXPANSIONS),
    Mutation("engine/repetition.py", "ledger.end_repetition(g)", "pass", EXPANSIONS),
    Mutation(
        "engine/sea.py",
        "return ONLY_SAILS if g.facts.sea_is_a_move",
        "return ledger.ANY if g.facts.sea_is_a_move",
        EXPANSIONS,
    ),
    Mutation("engine/sea.py", "n = min(printed, cell[cells.SUPPLY + token])", "n = printed", EXPANSIONS),
    Mutation("engine/sea.py", "(g.facts.coast | far) & g.not_taboo()", "(g.facts.coast | far)", EXPANSIONS),
    Mutation("engine/sea.py", "~(g.full() | g.muslim())", "~g.full()", EXPANSIONS),
    Mutation("engine/sea.py", "if g.cells[cells.BROUGHT + token] > 0:", "if False:", EXPANSIONS),
    Mutation("engine/sea.py", "if not g.own(seat) >> colour & 1:", "if False:", EXPANSIONS),
    Mutation(
        "engine/sea.py",
        "return members & ~groups.CARRIERS if target == sizes.FRANCE else members",
        "return members",
        EXPANSIONS,
    ),
    Mutation("engine/groups.py", "if only_brought or cell[", "if only_brought and cell[", EXPANSIONS),
    Mutation("engine/groups.py", "seat = g.payee(colour)", "seat = g.cells[cells.ACTIVE]", EXPANSIONS),
    Mutation("engine/groups.py", "is_beside = free_spaces(g) == 0", "is_beside = False", EXPANSIONS),
    Mutation(
        "engine/groups.py",
        "g.cells[cells.NEWCOMERS + colour] += 1",
        "g.cells[cells.NEWCOMERS + colour] += 0",
        EXPANSIONS,
    ),
    Mutation(
        "engine/groups.py", "cell[cells.FRANCE_LOAD + stand] = load", "cell[cells.FRANCE_LOAD + stand] = 0", EXPANSIONS
    ),
    Mutation("engine/limit.py", "if area not in (sizes.OFF, cell[cells.KING])", "if area != sizes.OFF", EXPANSIONS),
    Mutation("engine/limit.py", "and cell[cells.MARKER] > 0 and", "and", EXPANSIONS),
    Mutation("engine/limit.py", "if n <= spaces or cell[cells.MARKER] > 0:", "if True:", EXPANSIONS),
    Mutation(
        "engine/limit.py",
        "g.cells[cells.NEWCOMERS + colour] if newcomers else groups",
        "groups.beside(g, colour) if newcomers else groups",
        EXPANSIONS,
    ),
    Mutation("engine/veto.py", "limit.settle(g)", "pass", EXPANSIONS),
    Mutation("engine/scoring.py", "if g.facts.has_sea and area == g.cells[cells.LIMIT_AREA]:", "if False:", EXPANSIONS),
    Mutation("engine/stands.py", "not (area == sizes.SHIP and step == steps.SEA_MOVE)", "True", EXPANSIONS),
    Mutation("engine/stands.py", "~(groups.carriers(g, area) | groups.VICEROY)", "~groups.VICEROY", EXPANSIONS),
    Mutation(
        "engine/stands.py",
        "if area >= sizes.FRANCE and members & ~groups.carriers(g, area) == 0:",
        "if False:",
        EXPANSIONS,
    ),
    Mutation("engine/changes.py", "return marks & ledger.MOVED | ledger.AGAIN", "return marks", EXPANSIONS),
    Mutation(
        "engine/changes.py",
        "is_beside = region == g.cells[cells.LIMIT_AREA] and groups.beside(g, owner) > 0",
        "is_beside = False",
        EXPANSIONS,
    ),
    Mutation("engine/window.py", "if has_option(g, seat):", "if False:", EXPANSIONS),
    Mutation("engine/window.py", " or not g.facts.present_step", "", EXPANSIONS),
    Mutation("engine/changes.py", "target == sizes.SHIP and source != sizes.SHIP", "target == sizes.SHIP", EXPANSIONS),
    Mutation("engine/placement.py", " or g.full() >> area & 1", "", EXPANSIONS),
    Mutation("engine/later.py", "            pass_up(g, who)\n", "", EXPANSIONS),
    Mutation("engine/turn.py", "sea.note_sailors(g, seat)", "pass", EXPANSIONS),
    Mutation("engine/turn.py", "sea.end_turn(g)", "pass", EXPANSIONS),
    Mutation("engine/turn.py", "sea.bring_tokens(g, card)", "pass", EXPANSIONS),
    Mutation("engine/colonies_effects.py", "limit.fill_by(g, seat, False)", "pass", EXPANSIONS),
]
