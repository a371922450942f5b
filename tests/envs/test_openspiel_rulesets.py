"""Every ruleset is a game of OpenSpiel, with the options that lead to it as its usual ones."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install grandee[peers]")

import grandee.envs.openspiel_game  # noqa: E402
from grandee.games import OFFERED, load_game  # noqa: E402

assert grandee.envs.openspiel_game  # registers the games

RULESETS = {ruleset.environment: (game, ruleset) for game in OFFERED for ruleset in load_game(game).rulesets()}


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("most", [False, True])
def test_every_ruleset_is_registered(name: str, most: bool) -> None:
    game, ruleset = RULESETS[name]
    option = load_game(game).options.named("players")
    players = option.high if most else option.low
    found = pyspiel.load_game(f"python_{name}(players={players})")
    assert found.num_players() == players
    assert found.shared.setup.ruleset == ruleset
    assert found.shared.setup.options == load_game(game).options.resolve({**ruleset.options, "players": players})
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


def test_a_value_that_is_usual_in_another_edition_is_no_default() -> None:
    """Sliding ties are those of 2023; positional ones are given there, and not what is usual."""
    found = pyspiel.load_game("python_grandee_el_grande_2023_v1(tie_rule=positional,placement_mandatory=True)")
    assert found.shared.setup.options["tie_rule"] == "positional"
    assert found.shared.setup.options["placement_mandatory"] is True
    usual = pyspiel.load_game("python_grandee_el_grande_2023_v1")
    assert usual.shared.setup.options["tie_rule"] == "sliding"
