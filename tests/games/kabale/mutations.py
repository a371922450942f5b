"""Wrong changes to Kabale & Hiebe, and the tests that must notice them."""

from __future__ import annotations

from tests.games.parts import RULES, SECRETS, Mutation

TESTS = {
    RULES: ["tests/records/test_scenarios.py", "-k", "not EG- and not WE- and not AMB- and not eg95"],
    SECRETS: ["tests/generic/test_two_worlds.py", "tests/rules", "-k", "kabale"],
}
MUTATIONS = [
    Mutation("engine/turn.py", "position = g.length(column) - 2", "position = g.length(column) - 1", RULES),
    Mutation(
        "engine/turn.py",
        "if g.facts.end_is_locked and g.cells[cells.ENDED] == 0",
        "if g.cells[cells.ENDED] == 0",
        RULES,
    ),
    Mutation("engine/turn.py", "start_turn(g, (seat + 1) % g.facts.players, seat)", "start_turn(g, seat, seat)", RULES),
    Mutation("engine/turn.py", "start_round(g, (seat + 1) % players)", "start_round(g, seat)", RULES),
    Mutation("engine/immediate.py", "to = (column + i) % players", "to = (column - i) % players", RULES),
    Mutation(
        "engine/immediate.py", "g.length(column) - 1, g.play_from_hand", "g.length(column), g.play_from_hand", RULES
    ),
    Mutation("engine/immediate.py", "g.cells[cells.CLOSED] |= 1 << about", "g.cells[cells.CLOSED] |= 0", RULES),
    Mutation("engine/scoring.py", "if actors != 1:", "if actors == 0:", RULES),
    Mutation(
        "engine/scoring.py",
        "rank = column.sum[seat] * sizes.MOST_IN_COLUMN - column.place[seat]",
        "rank = column.sum[seat] * sizes.MOST_IN_COLUMN",
        RULES,
    ),
    Mutation("engine/scoring.py", "if abilities & PAIRS:", "if abilities & PAIRS and False:", RULES),
    Mutation("engine/scoring.py", "column.owner[i] != column.owner[dragon]", "True", RULES),
    Mutation("engine/scoring.py", "return total - (count(g.won(seat)) - DISCIPLINES)", "return total", RULES),
    Mutation("engine/state.py", "laid -= self.pairs(column)", "laid -= 0", RULES),
    Mutation("declarations.py", '"hand", OWNER, SEATS', '"hand", PUBLIC, SEATS', SECRETS),
    Mutation("declarations.py", "Shown.OWNER_REMEMBERED, SEATS", "Shown.PUBLIC, SEATS", SECRETS),
    Mutation(
        "engine/knowledge.py", "fill_deck(g, owner, sizes.ALL_KINDS & ~known & ~g.hand(owner), rng)", "pass", SECRETS
    ),
    Mutation("../../core/state.py", "        seed_fast(self.cells, STREAM, rng)", "        pass", SECRETS),
    Mutation("engine/knowledge.py", "    redraw_goals(g, rng)\n", "", SECRETS),
    Mutation("engine/knowledge.py", "shown = owner == seat or face_of(card) == UP", "shown = True", SECRETS),
    Mutation("engine/knowledge.py", "    unseen = deal_to_older_cards(g, owner, unseen, rng)\n", "", SECRETS),
    Mutation(
        "declarations.py",
        'EventKind("drew", [arg("seat"), arg("card", to="seat")])',
        'EventKind("drew", [arg("seat"), arg("card")])',
        SECRETS,
    ),
    Mutation(
        "declarations.py",
        'arg("column"), arg("card", to="seat")]),  # KH-INFO-3',
        'arg("column"), arg("card")]),',
        SECRETS,
    ),
    Mutation("declarations.py", 'Param("card", KINDS, True)', 'Param("card", KINDS)', SECRETS),
    Mutation("../../records/record.py", "of_moves(setup, NO_SEED,", "of_moves(setup, table.seed,", SECRETS),
]
