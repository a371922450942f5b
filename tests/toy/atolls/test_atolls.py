"""What Atolls needs beyond the generic tests, which try it too; and that nothing outside its folder knows of it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from grandee.core.cells import CORE_CELLS
from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.core.refusals import BadInput, IllegalMove
from grandee.core.words import LANGUAGES
from grandee.envs.numbering import Numbering
from grandee.envs.observation import Observer
from grandee.envs.vectorised import Games
from grandee.records.match import Match
from tests.kit import by_tier, rule, walk
from tests.toy.atolls.declarations import DECLARATIONS
from tests.toy.atolls.effects import LAID
from tests.toy.atolls.engine import Atolls
from tests.toy.atolls.game import GAME
from tests.toy.atolls.numbers import NATIVES
from tests.toy.atolls.tiles import edition

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
WRITTEN = (".py", ".ftl", ".ts", ".svelte", ".css", ".toml", ".md", ".json")
SMALL, LARGE = GAME.set_up({"edition": "small"}), GAME.set_up({"players": 4})


def touched() -> list[str]:
    """The files of the project outside this folder that name the game, its rules or its things."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    files = listed.stdout.splitlines() or [str(path.relative_to(ROOT)) for path in ROOT.glob("*/**/*.py")]
    own, found = str(HERE.relative_to(ROOT)), []
    for name in files:
        path = ROOT / name
        if name.startswith(own) or path.suffix not in WRITTEN or not path.is_file():
            continue
        if re.search(r"atoll|\bATO-\d", path.read_text("utf-8"), re.IGNORECASE):
            found.append(name)
    return found


def test_the_game_touches_no_file_outside_its_folder() -> None:
    files = touched()
    print(f"hand-written files outside its folder that a new game touches: {len(files)}")
    assert files == []


def test_an_edition_is_a_ruleset_with_sizes_of_its_own() -> None:
    names = [setup.ruleset.environment for setup in (SMALL, LARGE)]
    assert names == ["grandee_atolls_small_v1", "grandee_atolls_large_v2"]
    assert [len(setup.rules.space.published) for setup in (SMALL, LARGE)] == [3 * 4 + 4, 4 * 6 + 5 * 6 + 1 + 6]
    assert {int(setup.rules.actions) for setup in (SMALL, LARGE)} == {61}, "the rules count with the largest sizes"
    assert LARGE.rules.layout.size - SMALL.rules.layout.size == 4, "a state ends where its set-up's last field ends"
    assert SMALL.rules.layout.size == CORE_CELLS + 1 + 6 + 30 + 4 + 16 + 1 + 16
    assert "sail A s1" not in SMALL.rules.space.numbers


def test_what_a_ruleset_lacks_is_refused_as_no_move_of_it() -> None:
    state = SMALL.begin(seed_bytes(1))
    for move in ("lay wreck s1", "lay palms s5", "settle s6", "sail A s1"):
        action = LARGE.rules.space.numbers[move]
        with pytest.raises(IllegalMove, match="refused-other-decision"):
            state.play(0, action, SMALL.rules.tried)


@pytest.mark.parametrize("edition", ["small", "large"])
def test_environments_speak_in_published_numbers(edition: str) -> None:
    games = Games("atolls", edition=edition, players=3)
    random = np.random.default_rng(1)
    batch = games.reset(8, 1)
    assert batch.masks.shape == (8, games.numbering.size)
    for _ in range(by_tier(40, 100, 1000)):
        assert batch.masks.any(axis=1).all()
        batch = games.step((batch.masks * random.random(batch.masks.shape)).argmax(axis=1))
    with pytest.raises(IllegalMove):
        games.step(np.full(8, games.numbering.size))


@pytest.mark.parametrize("edition", ["small", "large"])
@pytest.mark.filterwarnings("ignore::UserWarning")  # that an observation is a dictionary and no array
def test_pettingzoo_accepts_both_rulesets(edition: str) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from grandee.envs.pettingzoo_env import GrandeeEnv

    env = GrandeeEnv("atolls", edition=edition, players=2)
    assert env.metadata["name"] == GAME.set_up({"edition": edition}).ruleset.environment
    assert env.action_space("player_0").n == (16 if edition == "small" else 61)
    api_test(env, num_cycles=100, verbose_progress=False)


def test_openspiel_accepts_both_rulesets() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from grandee.envs.openspiel_game import register

    register(GAME)
    for name, actions in (("small_v1", 16), ("small_v1(players=2)", 16), ("large_v2(players=4)", 61)):
        game = pyspiel.load_game(f"python_grandee_atolls_{name}")
        assert game.num_distinct_actions() == actions
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    with pytest.raises(Exception, match="grandee_atolls_large_v2, not grandee_atolls_small_v1"):
        pyspiel.load_game("python_grandee_atolls_small_v1(edition=large)")


def test_published_numbers_lead_to_the_rules_and_back() -> None:
    for setup in (SMALL, LARGE):
        numbering, space = Numbering(setup.rules.space), setup.rules.space
        for number, name in enumerate(numbering.names):
            assert numbering.published([numbering.compiled(number)]) == [number]
            assert space.names[numbering.compiled(number)] == name
        assert numbering.compiled(numbering.size) == -1


def test_an_observation_has_what_its_ruleset_has() -> None:
    small, large = Observer(SMALL), Observer(LARGE)
    assert "drifts" in large.layout
    assert "drifts" not in small.layout

    def length(observer: Observer, name: str) -> int:
        where = observer.layout[name]
        return int(where.stop - where.start)

    assert (length(small, "tile"), length(large, "tile")) == (4 * 4, 6 * 5)
    assert (length(small, "pieces"), length(large, "pieces")) == (4 * 4, 6 * 5)
    assert (length(small, "hand"), length(large, "hand")) == (3 * 3, 4 * 4)
    steps = [len(setup.rules.steps) - (setup is SMALL) for setup in (SMALL, LARGE)]
    assert [length(small, "decision") - 3 - 3, length(large, "decision") - 4 - 3] == steps
    two = GAME.set_up({}, "little")
    seen = Observer(two, rotated=True)
    table = walk(two, 3, 5)
    pieces = seen(table.state, 1)[seen.layout["pieces"]].reshape(4, 4)
    assert isinstance(table.state, Atolls)
    for slot in range(4):
        here = [table.state.pieces(slot, colour) / 4 for colour in (1, 0)]
        assert pieces[slot].tolist() == [*here, 0, table.state.pieces(slot, NATIVES) / 4]


def finished(setup: Setup, seed: int) -> Match:
    return walk(setup, seed, 1_000)


@rule("ATO-2", "ATO-3")
def test_the_map_is_put_together_by_decisions_and_natives_are_no_seat() -> None:
    assert SMALL.colours == ["A", "B", "C", "N"]
    table = walk(SMALL, 2, 0)
    assert [slot["tile"] for slot in table.view()["map"]] == [""] * 4
    rng, natives = Rng(2), 0
    while table.decision == "lay":
        seat = SMALL.seat(table.asked[0])
        options = table.state.legal_actions(seat)
        table.play_action(seat, options[rng.below(len(options))])
    laid = [slot["tile"] for slot in table.view()["map"]]
    assert laid.count("") == 1
    for slot in table.view()["map"]:
        assert (slot["pieces"] == {"N": 1}) == (slot["tile"] == "village")
        natives += slot["pieces"].get("N", 0)
    assert natives == laid.count("village")


@rule("ATO-3", "ATO-5")
def test_effects_are_declared_with_their_steps_and_a_current_lets_a_piece_drift() -> None:
    known = {each.word for each in DECLARATIONS.every_step}
    assert all(set(effect.steps) <= known for effect in LAID.known.values())
    assert [tile.when_laid().icon() for tile in edition("large").tile] == ["coins", "natives", "wave", "natives"]
    view = {
        "at": "lay",
        "to_act": "A",
        "turn": 2,
        "map": [{"tile": "village", "pieces": {"N": 1}}, *({"tile": "", "pieces": {}} for _ in range(5))],
        "coins": {"A": 0, "B": 0},
        "hands": {"A": {"reef": 2}, "B": {"palms": 2}},
        "drawn": 5,
        "bag": ["palms"] * 2 + ["village"] * 3 + ["reef"] * 2 + ["wreck"] * 4,
        "drifts": {"A": 0, "B": 0},
    }
    setup = GAME.set_up({"players": 2})
    table = Match(setup, bytes(32), state=GAME.position(setup, view, bytes(32)))
    table.play("A", "lay reef s3")
    assert (table.decision, table.asked) == ("sail", ["A"])
    assert GAME.describe(setup, table.state) == GAME.describe(
        setup, GAME.position(setup, GAME.describe(setup, table.state), bytes(32))
    )
    table.play("A", "sail N s1")
    assert table.decision == "lay"
    assert [slot["pieces"] for slot in table.view()["map"][:2]] == [{}, {"N": 1}]
    assert table.view()["drifts"] == {"A": 1, "B": 0}


@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        ({"coin": 1}, "coin cannot be used like this; did you mean coins?"),
        ({"current": 1}, "current cannot be used like this; it has no parameters"),
        ({"coins": 9}, "9 is not possible; allowed is a whole number from 1 to 3"),
    ],
)
def test_a_tile_that_misuses_an_effect_is_explained(effect: object, fault: str) -> None:
    with pytest.raises(BadInput) as raised:
        LAID.read(effect, "palms")
    assert str(raised.value).endswith(fault)


@rule("ATO-7")
def test_coins_decide_between_equals() -> None:
    reasons = {finished(SMALL, seed).state.outcome().reason for seed in range(60)}
    assert {"points", "coins"} <= reasons
    for seed in range(60):
        state = finished(SMALL, seed).state
        assert isinstance(state, Atolls)
        outcome = state.outcome()
        if outcome.reason == "coins":
            best = [seat for seat in range(3) if outcome.points[seat] == max(outcome.points)]
            assert len(best) > 1
            assert outcome.winners == [max(best, key=lambda seat: state.get("coins", seat))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    words = GAME.words(language)
    for setup in (SMALL, LARGE):
        table = finished(setup, 4)
        for reader in (None, "A"):
            assert len(table.log(reader, words=words)) == len(table.events.rows)
            assert table.board(reader, words)
        assert all(GAME.card_text(setup, card, words) for card in GAME.cards(setup))
        assert all(refusal.message in words for refusal in setup.rules.refusals[1:])
        for block in setup.rules.space.blocks:
            assert f"decision-{block.word}" in words
            assert f"choice-{block.word}" in words
    for option in GAME.options.options:
        assert words.attribute(f"option-{option.name}", "about")
