"""Where an army can get, as the page is told: compared with all that can really be played."""

from __future__ import annotations

from msgspec import UNSET

from grandee.games import load_game
from grandee.games.legends import api
from grandee.records.match import Match
from tests.kit import by_tier, rule, walk

EVERYTHING = {"setup": "random", "encounters": ["portals", "rogues"], "discoveries": True, "leaders": True}


def played_paths(table: Match, seat: str, start: str) -> dict[str, int]:
    """The fewest movement points with which one army gets from a region to others, found by playing every way."""
    found: dict[str, int] = {}
    waiting = [(table, start, 0)]
    while waiting:
        at, here, spent = waiting.pop()
        if at.over or at.asked != [seat]:
            continue
        for move in at.legal_moves(seat):
            kind, *words = move.split()
            if kind != "move_one" or len(words) < 2 or words[0] != here or words[1] == start:
                continue
            cost = spent + cost_of(at, move)
            if cost < found.get(words[1], 99):
                found[words[1]] = cost
                after = Match(at.setup, at.seed, state=at.state.clone())
                after.play(seat, move)
                waiting.append((after, words[1], cost))
    return found


def cost_of(table: Match, move: str) -> int:
    setup = table.setup
    action = setup.rules.space.numbers[move]
    return int(str(setup.game.details(setup, table.state, action)["cost"]))


@rule("EL-MOVE-1", "EL-MOVE-2", "EL-MOVE-3", "EL-ENC-PORTAL-1", "EL-ENC-ROGUES-1", "EL-ENC-ROGUES-2")
def test_the_paths_that_are_shown_are_those_that_can_be_played() -> None:
    game = load_game("legends")
    looked = 0
    for seed in range(by_tier(6, 25, 250)):
        setup = game.set_up({"players": 2 + seed % 3, **EVERYTHING})
        table = walk(setup, seed, 60 + seed % 7)
        for _ in range(60):
            if table.over:
                break
            [seat, *_] = table.asked
            if table.legal_moves(seat)[0].startswith("move_one"):
                shown = game.projection(setup, table.state)
                assert isinstance(shown, api.Projection)
                assert isinstance(shown.paths, dict)
                for start, paths in shown.paths.items():
                    assert {to: path.cost for to, path in paths.items()} == played_paths(table, seat, start)
                    looked += len(paths)
            table.play(seat, table.legal_moves(seat)[seed % len(table.legal_moves(seat))])
    assert looked > by_tier(50, 500, 5000)


def test_there_are_no_paths_while_nothing_moves() -> None:
    game = load_game("legends")
    setup = game.set_up({"players": 3, "setup": "random"})
    state = setup.begin(bytes(32))
    shown = game.projection(setup, state)
    assert isinstance(shown, api.Projection)
    assert shown.paths is UNSET
