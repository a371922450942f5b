"""The games that the page's own tests read have the facts and options that the server tells, and one has everything.

`web/src/boards/legends/games` holds ends of legs as the page of seat A was told them: the table some moves before, what
happened since, and the table after. `everything.json` is played here, with the table that was scored (`ended`) beside
what followed it; `python -m tests.games.legends.test_page_games` makes all that can be made anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.core.state import State
from grandee.games import load_game
from grandee.games.legends.engine import steps
from grandee.records import log
from grandee.records.match import Match
from grandee.server.tables import views
from tests.kit import step

GAMES = Path(__file__).parents[3] / "web" / "src" / "boards" / "legends" / "games"
EVERYTHING = GAMES / "everything.json"
READER = 0
BACK = 40  # moves before the end of a leg at which the page last saw the table
SEED = 41
OPTIONS = {"players": 4, "matches": "3"}
TOLD = (  # among what happened in those moves
    "card-taken",
    "card-turned",
    "coins-received",
    "toll-paid",
    "owner-paid",
    "coin-taken",
    "army-placed",
    "army-moved",
    "army-destroyed",
    "army-captured",
    "city-built",
    "token-taken",
    "token-seen",
)


def fresh(path: Path) -> str:
    """A recorded game with the facts and options that the server tells now."""
    return written(everything() if path == EVERYTHING else renewed(json.loads(path.read_text("utf-8"))))


def written(game: dict[str, Any]) -> str:
    legs = ",\n".join(short(leg) for leg in game["legs"])
    head = ",\n".join(f'"{key}":{short(value)}' for key, value in game.items() if key != "legs")
    return f'{{{head},\n"legs":[\n{legs}\n]}}\n'


def short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def renewed(recorded: dict[str, Any]) -> dict[str, Any]:
    setup = load_game("legends").set_up(recorded["options"])
    return recorded | {"facts": facts_of(setup), "options": options_of(setup)}


def facts_of(setup: Setup) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(views.set_up_facts(setup))
    return {"facts": told["facts"], "cards": told["cards"]}


def options_of(setup: Setup) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in setup.options.items()}


# -- a full game with all options ------------------------------------------------------------------------------------


def everything() -> dict[str, Any]:
    setup = load_game("legends").set_up(OPTIONS, "everything")
    table, rng = Match(setup, seed_bytes(SEED)), Rng(SEED)
    states, told = [table.state.clone()], [len(table.events.rows)]
    legs = []
    while not table.over:
        leg = leg_of(table)
        step(table, rng)
        states.append(table.state.clone())
        told.append(len(table.events.rows))
        if table.over or leg_of(table) != leg:
            rows = table.events.rows[told[-1 - BACK] :]
            legs.append(
                {
                    "before": seen(setup, states[-1 - BACK]),
                    "events": [log.words_of(setup, row, READER) for row in rows],
                    "ended": seen(setup, scored(setup, states[-2], table.moves[-1])),
                    "after": seen(setup, table.state),
                }
            )
    head = {"facts": facts_of(setup), "options": options_of(setup), "letters": list(setup.letters)}
    return {**head, "outcome": outcome_of(table), "legs": legs}


def outcome_of(table: Match) -> dict[str, Any]:
    order = sorted(table.places.items(), key=lambda each: (each[1], each[0]))
    shared = list(table.places.values())
    ranking = [
        {"seat": seat, "place": place, "shared": shared.count(place) > 1, "points": table.points[seat]}
        for seat, place in order
    ]
    return {"ranking": ranking, "winners": table.winners, "reason": table.state.outcome().reason}


def leg_of(table: Match) -> int:
    return int(table.setup.game.describe(table.setup, table.state)["leg"])


def seen(setup: Setup, state: State) -> dict[str, Any]:
    view = state.view(READER)
    return {
        "view": msgspec.to_builtins(setup.game.view(setup, view)),
        "projection": msgspec.to_builtins(setup.game.projection(setup, view)),
    }


def scored(setup: Setup, before: State, move: str) -> State:
    """What lies on the table after the last move of a leg, when it is scored and the next has not begun."""
    state = before.clone()
    letter, _, word = move.partition(" ")
    setup.rules.steps[state.step_number()].apply(state, setup.seat(letter), setup.rules.space.numbers[word])
    while state.step_number() != steps.END_LEG:
        made = setup.rules.steps[state.step_number()]
        if made.automatic:
            seat, times, about = state.to_move(), state.times(), state.about()
            state.pop()
            made.run(state, seat, times, about)
        else:
            (only,) = state.legal_actions(state.to_move())
            made.apply(state, state.to_move(), only)
    return state


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_game_has_the_facts_and_options_that_the_server_tells(path: Path) -> None:
    assert path.read_text("utf-8") == fresh(path), "python -m tests.games.legends.test_page_games"


def test_one_of_them_has_everything() -> None:
    recorded = json.loads(EVERYTHING.read_text("utf-8"))
    assert set(TOLD) <= {kind for leg in recorded["legs"] for kind, *_ in leg["events"]}


def main() -> None:
    for path in sorted({*GAMES.glob("*.json"), EVERYTHING}):
        path.write_text(fresh(path), encoding="utf-8")


if __name__ == "__main__":
    main()
