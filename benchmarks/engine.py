"""The engine's figures: random play, cloning, masks, bytes, redraws, replay."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import grandee
from grandee.bots import bot
from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.game import Game, Setup, seed_bytes
from grandee.core.rulesets import Ruleset
from grandee.core.seat import Seat
from grandee.core.state import State
from grandee.games import SHIPPED, load_game, manifest_of
from grandee.records import record
from grandee.search.playouts import many_games
from grandee.search.tree import SearchConfig, Tree, think

from .measure import Row, best, calibration

GAMES: dict[str, tuple[str, dict[str, object]]] = {  # row name: game and the options of the figure (most players)
    ruleset.id: (game, {**ruleset.options, "players": ruleset.seats})
    for game in SHIPPED
    for ruleset in load_game(game).rulesets(drafts=True)
}
FIRST_RULESET = next(iter(GAMES))  # of the game that is offered first
PLAIN = (f"{FIRST_RULESET}.steps-plain",)  # figures of the package without its compiled modules
GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"

KINDS = ("steps", "steps-driven", "clone", "mask", "serialise", "determinize", "replay", "search", "bot-turn")


def ids() -> list[str]:
    return [*(f"{name}.{kind}" for name in GAMES for kind in KINDS), *PLAIN]


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    for name, (game, options) in GAMES.items():
        setup = load_game(game).set_up(options)
        for row in (*KINDS, "steps-plain"):
            full = f"{name}.{row}"
            if full in ids() and any(full.startswith(prefix) for prefix in wanted):
                yield measured(full, row, setup)


def measured(full: str, row: str, setup: Setup) -> Row:
    pace = calibration()
    if row == "steps":
        return rate(full, steps(setup), manifest_of(setup.game.id).steps_budgets.get(setup.ruleset.id, 5.0), pace)
    if row == "steps-plain":
        return rate(full, plain_steps(setup), 0.15, pace)
    if row == "steps-driven":
        return rate(full, driven_steps(setup), 1.4, pace)
    if row == "search":
        value = playouts_a_second(setup)
        return Row(full, value / 1e3, "k/s", 50.0, True, value / 1e6 / pace)
    if row == "bot-turn":
        return duration(full, 1e3 * longest_wait(setup), "ms", 1_000.0, pace)
    if row == "replay":
        return duration(full, 1e3 * replay_seconds(setup), "ms", 5.0, pace)
    states = decisions(setup)
    out, rng = Actions(setup.rules.actions), Rng(1)

    def work() -> None:
        for state, seat in states:
            if row == "clone":
                state.clone()
            elif row == "mask":
                mask(state, seat, out)
            elif row == "serialise":
                state.serialise()
            else:
                state.determinize(seat, rng)

    def often() -> None:
        for _ in range(100):
            work()

    budget = {"clone": 0.5, "mask": 0.5, "serialise": 1.0, "determinize": 2.0}[row]
    return duration(full, best(often) / 100 / len(states) * 1e6, "µs", budget, pace)


def rate(full: str, value: float, budget: float, pace: float) -> Row:
    return Row(full, value, "M steps/s", budget, True, value / pace)


def duration(full: str, value: float, unit: str, budget: float, pace: float) -> Row:
    scale = 1.0 if unit == "µs" else 1e3
    return Row(full, value, unit, budget, False, value * scale * pace)


def steps(setup: Setup) -> float:
    """Million moves a second of random play, whole games with their deals, compiled from end to end."""
    moves = int(many_games(setup.rules, 2_000, 1))
    return moves / best(lambda: many_games(setup.rules, 2_000, 1)) / 1e6


def plain_steps(setup: Setup) -> float:
    """The same in another process, on a copy of the package without compiled modules."""
    options = {name: value for name, value in setup.options.items() if value != ""}
    asked = [sys.executable, "-c", PLAIN_SCRIPT, setup.game.id, json.dumps(options)]
    with TemporaryDirectory() as folder:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_build.json")
        shutil.copytree(grandee.PACKAGE_FOLDER, Path(folder) / "grandee", ignore=ignored)
        finished = subprocess.run(
            asked, env=dict(os.environ, PYTHONPATH=folder), capture_output=True, text=True, check=True
        )
    return float(finished.stdout)


PLAIN_SCRIPT = """
import json, sys, time
import grandee
from grandee.games import load_game
from grandee.search.playouts import many_games
assert not grandee.compiled
rules = load_game(sys.argv[1]).set_up(json.loads(sys.argv[2])).rules
fastest = 0.0
for _ in range(5):
    start = time.perf_counter()
    moves = many_games(rules, 10, 1)
    fastest = max(fastest, moves / (time.perf_counter() - start))
print(fastest / 1e6)
"""


def driven_steps(setup: Setup) -> float:
    """The same, with the list of options going to Python and one action coming back each step."""
    out = Actions(setup.rules.actions)
    made = 0

    def play() -> None:
        nonlocal made
        made = 0
        rng = Rng(1)
        for _ in range(200):
            state: State = setup.rules.begin_fast(rng, out)
            while not state.is_over():
                options = out.to_list()
                state.apply(state.to_move(), options[made % len(options)], out)
                made += 1

    seconds = best(play)
    return made / seconds / 1e6


def mask(state: State, seat: int, out: Actions) -> bytearray:
    state.legal(seat, out)
    return out.mask()


def playouts_a_second(setup: Setup) -> float:
    """Tree search with full random playouts from the middle of a game of four."""
    four = setup.game.set_up({**setup.ruleset.options, "players": 4})
    states = decisions(four)
    state, seat = states[len(states) // 2]
    tree, config = Tree(four.rules, 10_000), SearchConfig(stages=0, candidates=1)

    def search() -> None:
        tree.clear()
        think(state, seat, tree, config, 5_000, 0.0, Rng(1))

    seconds = best(search)
    return int(tree.playouts) / seconds


def longest_wait(setup: Setup) -> float:
    """Seconds of machine time, at most, that three knights take between two decisions of a person, in games of four."""
    four = setup.game.set_up({**setup.ruleset.options, "players": 4})
    return max(waiting(four, number) for number in range(3))


def waiting(setup: Setup, number: int) -> float:
    """The longest wait in one game; the person plays as well as the others."""
    seats = [bot("knight") for _ in range(setup.seats)]
    state, out, rng = setup.begin(seed_bytes(number)), Actions(setup.rules.actions), Rng(number)
    longest = wait = 0.0
    while not state.is_over():
        seat = state.to_move()
        start = time.process_time()
        chosen = seats[seat].choose(Seat(state, seat), rng)
        wait = wait + time.process_time() - start if seat else 0.0
        longest = max(longest, wait)
        state.apply(seat, chosen, out)
    return longest


def decisions(setup: Setup) -> list[tuple[State, int]]:
    """Every decision of a random game with who decides it: figures are means over all of them."""
    found: list[tuple[State, int]] = []
    state: State = setup.rules.begin(seed_bytes(1))
    out, rng = Actions(setup.rules.actions), Rng(1)
    while not state.is_over():
        seat = state.to_move()
        found.append((state.clone(), seat))
        state.legal(seat, out)
        state.apply(seat, out.items[rng.below(out.n)], out)
    return found


def replay_seconds(setup: Setup) -> float:
    """The longest golden record of a ruleset, read, replayed and shown."""
    game = setup.game
    texts = [file.read_text("utf-8") for file in (GOLDEN / game.id).glob("*.json")]
    records = {text: record.read(text) for text in texts}
    own = [text for text, each in records.items() if ruleset_of(game, each.options) == setup.ruleset]
    longest = max(own or [made_up(setup)], key=lambda text: len(record.read(text).moves))
    return best(lambda: record.replay(record.read(longest)).view("A"))


def ruleset_of(game: Game, options: Mapping[str, object]) -> Ruleset:
    return game.ruleset(game.options.resolve(options))


def made_up(setup: Setup) -> str:
    """A record of a random game, where the golden ones are not at hand (in an installed wheel)."""
    from grandee.records.match import begin

    table = begin(setup, 1)
    rng = Rng(1)
    while not table.over:
        seat = table.state.to_move()
        options = table.state.legal_actions(seat)
        table.play_action(seat, options[rng.below(len(options))])
    return record.of_match(table).to_json()
