"""Rows of a data set are the decisions of the recorded games, exactly as the players met them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grandee.arena import plans, playing, results
from grandee.bots import registry
from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.envs.dataset import DataSet, Decisions
from grandee.envs.numbering import Numbering
from grandee.envs.observation import Observer
from grandee.envs.rewards import margin, standings_of, win
from grandee.games import load_game
from grandee.records import notation, record
from grandee.records.bare_match import BareMatch
from grandee.records.record import Record
from tests.kit import GAMES, by_tier, walk

BOTS = Path(__file__).parent.parent / "arena" / "some_bots.py"


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_known", dict(registry._known))  # other tests do not hear of the bots of this one


def random_record(setup: Setup, seed: int, names: Iterable[str] = ()) -> Record:
    game = BareMatch(setup, seed_bytes(seed), list(names) or list(setup.letters))
    game.play_at_random(Rng(seed))
    return game.record()


def written(file: Path, records: Iterable[Record]) -> Path:
    file.write_text("".join(game.to_json() + "\n" for game in records), "utf-8")
    return file


@pytest.fixture
def kabale(tmp_path: Path) -> Path:
    """Four games of Kabale & Hiebe for two."""
    setup = load_game("kabale").set_up({"players": 2})
    return written(tmp_path / "games.jsonl", [random_record(setup, seed, ("left", "right")) for seed in range(4)])


def whole(data: DataSet) -> Decisions:
    """All rows of a data set in one."""
    batches = [batch.columns() for batch in data]
    return Decisions(*(np.concatenate(columns) for columns in zip(*batches, strict=True)))


def rows(found: Decisions) -> list[tuple[int, int]]:
    return list(zip(found.games.tolist(), found.turns.tolist(), strict=True))


# -- what the rows hold ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "how", [{}, {"encoding": "cells"}, {"rotated": False, "memory": True}, {"rotated": True, "memory": True}]
)
def test_every_row_is_what_the_seat_met(game: str, how: dict[str, Any], tmp_path: Path) -> None:
    """Also where the seats of a simultaneous choice answered in another order than that of the record."""
    setup = load_game(game).set_up({"players": 3})
    records = [record.of_match(walk(setup, seed, 10_000)) for seed in range(by_tier(1, 2, 20))]
    data = DataSet(written(tmp_path / "games.jsonl", records), batch=37, reward="margin", **how)
    found = whole(data)
    observer = Observer(setup, **{"rotated": True, **how})
    assert data.observer.layout == observer.layout
    row, numbering = 0, Numbering(setup.rules.space)
    for number, game_record in enumerate(records):
        table = record.replay(game_record)
        worth = margin(standings_of(table.state))
        for turn, (state, _) in enumerate(table.history):
            seat, action = notation.read(setup.rules, game_record.moves[turn])
            assert (found.games[row], found.turns[row]) == (number, turn)
            assert (found.seats[row], numbering.compiled(found.moves[row])) == (seat, action)
            assert np.array_equal(found.observations[row], observer(state, seat))
            legal = numbering.published(state.legal_actions(seat))
            assert np.flatnonzero(found.masks[row]).tolist() == sorted(legal)
            assert found.masks[row, found.moves[row]] == 1
            assert found.outcomes[row] == worth[seat]
            row += 1
    assert row == len(found.moves)


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_those_of_the_game_that_was_played(game: str, tmp_path: Path) -> None:
    """Not only those of a replay: what bots were shown while they played is what a learner gets."""
    setup = load_game(game).set_up({"players": 2})
    live, rng, observer = BareMatch(setup, seed_bytes(3), "AB"), Rng(3), Observer(setup, rotated=True)
    seen, options = [], []
    while not live.over:
        seen.append(observer(live.state, live.seat))
        offered = live.out.to_list()
        options.append(Numbering(setup.rules.space).published(offered))
        live.play(offered[rng.below(len(offered))])
    found = whole(DataSet(written(tmp_path / "games.jsonl", [live.record()])))
    assert np.array_equal(found.observations, np.array(seen))
    assert [np.flatnonzero(mask).tolist() for mask in found.masks] == [sorted(offered) for offered in options]
    worth = win(standings_of(live.state))
    assert found.outcomes.tolist() == pytest.approx([worth[seat] for seat in found.seats])


def test_whose_decisions_can_be_chosen(kabale: Path) -> None:
    everything = whole(DataSet(kabale))
    assert set(everything.seats) == {0, 1}
    by_letter, by_name = whole(DataSet(kabale, seats="B")), whole(DataSet(kabale, bots=["right", "nobody"]))
    expected = [row for row, seat in zip(rows(everything), everything.seats, strict=True) if seat == 1]
    assert rows(by_letter) == rows(by_name) == expected
    winning = whole(DataSet(kabale, winners=True))
    assert rows(winning) == [row for row, worth in zip(rows(everything), everything.outcomes, strict=True) if worth]
    with pytest.raises(BadInput, match="there is no seat C"):
        DataSet(kabale, seats="AC")


# -- batches -----------------------------------------------------------------------------------------------


def test_batches_have_their_size_and_the_order_of_the_files(kabale: Path) -> None:
    data = DataSet(kabale, kabale, batch=50)
    sizes = [len(batch.moves) for batch in data]
    assert set(sizes[:-1]) == {50}
    assert 0 < sizes[-1] <= 50
    found = rows(whole(data))
    assert found == sorted(found)
    assert {game for game, _ in found} == set(range(8))


@pytest.mark.parametrize(("batch", "shuffle"), [(16, 60), (64, 1), (7, 10_000)])
def test_shuffled_rows_are_the_same_rows_in_another_order(kabale: Path, batch: int, shuffle: int) -> None:
    plain = whole(DataSet(kabale, encoding="cells"))
    data = DataSet(kabale, encoding="cells", batch=batch, shuffle=shuffle, seed=5)
    first, second = whole(data), whole(data)
    assert rows(first) != rows(plain)
    assert rows(first) != rows(second)
    order = np.lexsort((first.turns, first.games))
    for column, expected in zip(first.columns(), plain.columns(), strict=True):
        assert np.array_equal(column[order], expected)
    again = DataSet(kabale, encoding="cells", batch=batch, shuffle=shuffle, seed=5)
    assert [rows(whole(again)), rows(whole(again))] == [rows(first), rows(second)]
    assert rows(whole(DataSet(kabale, encoding="cells", batch=batch, shuffle=shuffle, seed=6))) != rows(first)


def test_a_batch_is_not_changed_by_the_next(kabale: Path) -> None:
    data = iter(DataSet(kabale, batch=16, shuffle=32))
    first = next(data)
    kept = [column.copy() for column in first.columns()]
    next(data)
    assert all(np.array_equal(before, after) for before, after in zip(kept, first.columns(), strict=True))


def test_files_are_read_as_far_as_needed(kabale: Path) -> None:
    with kabale.open("a") as out:
        out.write("{\n")
    data = DataSet(kabale, batch=8)
    batches = iter(data)
    assert len(next(batches).moves) == 8
    with pytest.raises(BadInput, match=r"games\.jsonl, line 5: is not a valid record"):
        list(batches)


# -- files of the arena ------------------------------------------------------------------------------------


def arena_file(file: Path, names: list[str], without: Iterable[int] = ()) -> list[results.Result]:
    setup = load_game("kabale").set_up({"players": 2})
    jobs = plans.jobs("round-robin", setup, names, 2, "1", 0, 0.0)
    played = [playing.play(job, number not in without) for number, job in enumerate(jobs)]
    with results.appending(str(file)) as out:
        for result in played:
            results.append(out, result)
    return played


def test_results_of_the_arena_are_data_sets_too(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    played = arena_file(file, ["random", f"{BOTS}:First"], without=[1])
    records = [result.record for result in played if result.record]
    assert len(records) == 3
    with file.open("ab") as out:
        out.write(b'{"key":"123","ga')  # the arena was stopped while it wrote
    inside, alone = whole(DataSet(file)), whole(DataSet(written(tmp_path / "records.jsonl", records)))
    for one, other in zip(inside.columns(), alone.columns(), strict=True):
        assert np.array_equal(one, other)
    first = whole(DataSet(file, bots=[f"{BOTS}:First"]))
    assert 0 < len(first.moves) < len(inside.moves)


def test_forfeited_games_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena_file(file, ["random", f"{BOTS}:Raises"])
    with pytest.raises(BadInput, match="holds no record of a finished game"):
        DataSet(file)
    arena_file(file, ["random", f"{BOTS}:First"])
    assert set(whole(DataSet(file)).games) == set(range(4))


def test_results_without_records_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena_file(file, ["random", f"{BOTS}:First"], without=range(4))
    with pytest.raises(BadInput, match="the arena keeps them with --record"):
        DataSet(file)


# -- faults ------------------------------------------------------------------------------------------------


def first_changed(file: Path, **changes: Any) -> str:
    return json.dumps(json.loads(file.read_text("utf-8").splitlines()[0]) | changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": 9}, "was written in format 9"),
        ({"shape": 1}, "is not a valid record: Object contains unknown field `shape`"),
        ({"game": "chess"}, "game chess: there is no such game"),
        ({"seats": ["A"]}, "seats: 1 given, 2 needed"),
        ({"seed": "", "commitment": "sha256:1"}, "seed: holds only the commitment"),
        ({"seed": "12"}, "seed: 12 is not a seed"),
        ({"data": {"deck": "sha256:0"}}, "data.deck: names data sha256:0"),
        ({"moves": ["A place_card joker c1"]}, "move 1: place_card joker c1 is no move of this game"),
        ({"moves": ["Z place_card king c1"]}, "move 1: there is no seat Z; the seats are A, B"),
        ({"moves": ["B place_card king c1"]}, "move 1: B place_card king c1 is refused: It is not your decision"),
        ({"moves": ["A traitor c1"]}, "move 1: A traitor c1 is refused: "),
        ({"result": {"A": 99, "B": 0}}, "result: the moves lead to "),
        ({"moves": []}, "result: the moves lead to "),
        ({"moves": [], "result": None}, "is the record of a game that is not over after 0 moves"),
    ],
)
def test_a_faulty_line_is_named_with_its_fault(kabale: Path, changes: dict[str, Any], said: str) -> None:
    with kabale.open("a") as out:
        out.write("\n" + first_changed(kabale, **changes) + "\n")
    data = DataSet(kabale)
    with pytest.raises(BadInput) as fault:
        list(data)
    assert str(fault.value).startswith(f"{kabale}, line 6: {said}")
    for language in LANGUAGES:
        assert "line 6" in fault.value.render(language)


def test_a_move_after_the_end_is_refused(kabale: Path) -> None:
    game = json.loads(kabale.read_text("utf-8").splitlines()[0])
    kabale.write_text(json.dumps(game | {"moves": [*game["moves"], game["moves"][0]]}), "utf-8")
    with pytest.raises(BadInput, match=f"line 1: move {len(game['moves']) + 1}: .* is refused: The game is over"):
        list(DataSet(kabale))


def test_files_without_games(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        DataSet(tmp_path / "none.jsonl")
    (tmp_path / "empty.jsonl").write_text("\n", "utf-8")
    with pytest.raises(BadInput, match=r"empty\.jsonl: holds no record"):
        DataSet(tmp_path / "empty.jsonl")
    with pytest.raises(ValueError, match="at least one file"):
        DataSet()


def test_options_may_differ_where_the_arrays_do_not(tmp_path: Path) -> None:
    options: list[dict[str, object]] = [{"players": 2}, {"players": 3, "round_end_check": "after_resolution"}]
    set_ups = [load_game("kabale").set_up(given) for given in options]
    file = written(tmp_path / "games.jsonl", [random_record(setup, 1) for setup in set_ups])
    found = whole(DataSet(file))
    assert set(found.games) == {0, 1}
    assert set(found.seats[found.games == 1]) == {0, 1, 2}


@pytest.mark.parametrize(
    ("game", "players", "said"),
    [
        ("kabale", 3, "kabale players=3 cannot be in one data set with kabale players=2: their observations"),
        ("el-grande", 2, "el-grande edition=1995"),
    ],
)
def test_games_of_another_shape_are_refused(kabale: Path, game: str, players: int, said: str) -> None:
    """Another ruleset, or without the rows of seats that nobody plays another number of players."""
    with kabale.open("a") as out:
        out.write(random_record(load_game(game).set_up({"players": players}), 1).to_json() + "\n")
    with pytest.raises(BadInput) as fault:
        list(DataSet(kabale, trimmed=True))
    assert str(fault.value).startswith(f"{kabale}, line 5: {said}")


@pytest.mark.slow
def test_a_large_file_takes_no_more_memory_than_a_small_one(tmp_path: Path) -> None:
    import tracemalloc

    setup = load_game("kabale").set_up({"players": 2})
    peaks = []
    for games in (4, by_tier(40, 40, 200)):
        file = written(tmp_path / f"{games}.jsonl", (random_record(setup, seed) for seed in range(games)))
        data = DataSet(file, batch=32, shuffle=64)
        list(zip(data, range(3), strict=False))
        tracemalloc.start()
        for _ in data:
            pass
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0]


def test_bots_that_play_in_no_game_are_refused(kabale: Path) -> None:
    with pytest.raises(BadInput, match="bots: nobody is not known; known are left, right"):
        list(DataSet(kabale, bots=["nobody"]))
