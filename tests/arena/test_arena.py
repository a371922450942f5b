"""The arena: plans, games that do not depend on who plays them where, resuming, forfeits, shares and ratings."""

from __future__ import annotations

import json
import pickle
import socket
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from errno import ECONNREFUSED, ENOSPC
from os import strerror
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from grandee.arena import plans, ratings, report, results, workers
from grandee.arena.plans import BotFailure, Job
from grandee.arena.playing import MAKING, MAKING_SECONDS, AwaitedAnswer, play
from grandee.arena.ratings import Estimate, summary
from grandee.arena.results import Forfeit, Result
from grandee.cli.main import main
from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.records import record
from grandee.records.match import Match

FILE = Path(__file__).parent / "some_bots.py"
FIRST = f"{FILE}:First"


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def plan(bots: list[str], deals: int = 2, players: int = 3, kind: str = "round-robin", **more: float) -> list[Job]:
    limit = more.get("limit", 0.0)
    return plans.jobs(kind, load_game("kabale").set_up({"players": players}), bots, deals, "7", 0, limit)


def timeless(found: list[Result]) -> dict[str, object]:
    """Results without their seconds, by key."""
    data = {result.key: json.loads(msgspec.json.encode(result)) for result in found}
    return {key: {**value, "seconds": 0, "thinking": 0} for key, value in data.items()}


# -- plans -----------------------------------------------------------------------------------------


def test_everybody_plays_every_deal_at_every_seat() -> None:
    jobs = plan(["a", "b", "c"], deals=4)
    assert len(jobs) == 12
    assert len({job.key for job in jobs}) == 12
    for deal in {job.deal for job in jobs}:
        seatings = [job.bots for job in jobs if job.deal == deal]
        assert len(seatings) == 3
        for seat in range(3):
            assert {seating[seat] for seating in seatings} == {"a", "b", "c"}


def test_line_ups_are_even_where_bots_and_seats_differ_in_number() -> None:
    met = Counter(bot for line_up in plans.round_robin("abcd", 3) for bot in line_up)
    assert set(met.values()) == {3}
    assert sorted("".join(line_up) for line_up in plans.round_robin("abc", 4)) == ["abca", "abcb", "abcc"]
    assert all(line_up.count("a") == 1 for line_up in plans.gauntlet("abcd", 3))
    assert plans.ladder("ab", 4) == [tuple("baaa"), tuple("bbaa"), tuple("bbba")]


def test_rotations_have_the_same_deal() -> None:
    setup = load_game("kabale").set_up({"players": 3})
    jobs = plan(["random", "a", "b"], deals=1)
    begun = {Match(setup, bytes.fromhex(job.deal), job.bots).state.serialise() for job in jobs}
    assert len(jobs) == 3
    assert len(begun) == 1


def test_a_job_is_plain_data_that_knows_the_decks_of_the_user() -> None:
    job = plan(["random", "a"])[0]
    assert pickle.loads(pickle.dumps(job)) == job
    deck = Job(job.game, job.options, (("deck", "x"),), job.deal, job.bots)
    slow = Job(job.game, job.options, job.custom, job.deal, job.bots, 1.0)
    assert len({job.key, deck.key, slow.key}) == 3


def test_orders_at_the_table_change_from_deal_to_deal() -> None:
    orders = {plans.shuffled(("a", "b", "c", "d"), plans.deal_of("1", number)) for number in range(300)}
    assert len(orders) == 24


def test_an_unknown_plan_is_named() -> None:
    with pytest.raises(BadInput, match="did you mean ladder"):
        plan(["a", "b"], kind="lader")


# -- playing ---------------------------------------------------------------------------------------


def test_the_number_of_workers_does_not_change_the_results() -> None:
    jobs = plan(["random", FIRST, f"{FILE}:Raises"], deals=2)
    alone = timeless(list(workers.play_jobs(jobs, 1)))
    assert alone == timeless(list(workers.play_jobs(jobs, 2)))
    assert list(alone) == [job.key for job in jobs]


@pytest.mark.parametrize(
    ("bot", "reason", "move", "detail"),
    [
        ("Wrong", "illegal", True, "9999"),
        ("Odd", "illegal", True, "'king'"),
        ("Raises", "raised", True, "ValueError: mine and more"),
        ("Leaves", "raised", True, "SystemExit: 3"),
        ("Cancels", "raised", True, "Cancelled"),
        ("Unspeakable", "raised", True, "ValueError: no name"),
        ("Stillborn", "raised", False, "RuntimeError: no"),
        ("Needy", "raised", False, "missing 1 required positional argument: 'taste'"),
        ("Slow", "slow", True, "s"),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_others_go_on(bot: str, reason: str, move: bool, detail: str) -> None:
    name = f"{FILE}:{bot}"
    played = [play(job) for job in plan([name, "random", FIRST], deals=1, limit=0.02)]
    assert len(played) == 3
    for result in played:
        seat = "ABC"[result.seats.index(name)]
        (forfeit,) = [forfeit for forfeit in result.forfeits if forfeit.seat == seat]
        assert forfeit.reason == reason
        assert forfeit.detail.endswith(detail)
        assert forfeit.move > 1 or seat == "A" or not move
        assert seat not in result.winners
        assert result.winners
        assert result.ranking()["ABC".index(seat)] == 3
        assert result.moves > 20, "the game was played to its end"


SILENT = ("Endless", "Sleeps", "Stubborn", "Sits")


@pytest.mark.slow
def test_bots_that_never_answer_forfeit_and_the_tournament_ends() -> None:
    names = [f"{FILE}:{name}" for name in SILENT]
    jobs = [job for name in names for job in plan([name, FIRST], deals=1, players=2, limit=0.1)[:1]]
    jobs += plan(["random", FIRST], deals=4, players=2, limit=0.1)
    start = time.monotonic()
    played = {result.key: result for result in workers.play_jobs(jobs, 2)}
    assert time.monotonic() - start < 60
    assert set(played) == {job.key for job in jobs}
    for job in jobs:
        result = played[job.key]
        late = [(forfeit.reason, result.seats["AB".index(forfeit.seat)]) for forfeit in result.forfeits]
        assert late == [("slow", name) for name in job.bots if name in names]
        assert result.moves > 20, "the game was played to its end"
        for forfeit in result.forfeits:
            assert result.winners == ["A" if forfeit.seat == "B" else "B"]
            assert forfeit.detail == "> 0.1 s"
            assert result.thinking[forfeit.seat] >= 0.1
    (late_in_the_game,) = played[jobs[3].key].forfeits
    assert late_in_the_game.move in (5, 6), "two answers came"


@pytest.mark.slow
def test_a_single_worker_is_watched_too_and_records_the_game() -> None:
    job = plan([f"{FILE}:Sits", FIRST], deals=1, players=2, limit=0.05)[0]
    (result,) = workers.play_jobs([job], 1, recorded=True)
    (again,) = workers.play_jobs([job], 1, recorded=True)
    assert timeless([result]) == timeless([again])
    assert result.record is not None
    assert record.replay(result.record).points == result.points


def test_a_silent_seat_forfeits_even_if_the_game_takes_another_way() -> None:
    """Bots that look at the clock may play differently the second time, so that the fatal move never comes."""
    job = replace(
        plan(["random", FIRST], deals=1, players=2, limit=1.0)[0],
        known_failures=(BotFailure(1, 10_000, "slow", "> 1 s"),),
    )
    assert [(forfeit.seat, forfeit.reason) for forfeit in play(job).forfeits] == [("B", "slow")]
    assert play(job).winners == ["A"]


def test_what_a_silent_seat_does_afterwards_does_not_depend_on_when_it_was_stopped() -> None:
    job = plan(["random", f"{FILE}:Raises"], deals=1, players=2)[0]
    seat = job.bots.index(f"{FILE}:Raises")
    raised = play(job)
    failure = BotFailure(seat, raised.forfeits[0].move - 1, "slow", "")
    stopped = play(replace(job, known_failures=(failure,)))
    assert stopped.points == raised.points
    assert job.key == stopped.key


def test_if_all_forfeit_nobody_wins() -> None:
    job = plan([f"{FILE}:Wrong", f"{FILE}:Raises"], deals=1, players=2)[0]
    result = play(job)
    assert result.winners == []
    assert result.ranking() == [1, 1]
    assert result.victories() == [0.0, 0.0]


def test_a_record_of_a_game_can_be_replayed() -> None:
    for job in plan(["random", f"{FILE}:Wrong"], deals=1):
        result = play(job, recorded=True)
        assert result.record is not None
        assert record.replay(result.record).points == result.points
        assert result.record.seats == list(job.bots)


def test_a_bot_unknown_to_a_worker_is_no_forfeit() -> None:
    with pytest.raises(BadInput, match="there is no such bot"):
        play(plan(["random", "nobody"])[0])


@pytest.mark.parametrize(("many", "limit"), [(1, 0.0), (2, 5.0)])
def test_a_bot_that_ends_its_process_forfeits_and_the_tournament_goes_on(many: int, limit: float) -> None:
    names = {f"{FILE}:Dies": "exit 1", f"{FILE}:Crashes": "SIGSEGV"}
    jobs = [job for name in names for job in plan([name, FIRST], deals=1, players=2, limit=limit)[:1]]
    jobs += plan(["random", FIRST], deals=1, players=2, limit=limit)
    played = {result.key: result for result in workers.play_jobs(jobs, many)}
    assert set(played) == {job.key for job in jobs}
    for job in jobs:
        result = played[job.key]
        ends = [(f.reason, f.detail, result.seats["AB".index(f.seat)]) for f in result.forfeits]
        assert ends == [("died", names[name], name) for name in job.bots if name in names]
        assert result.moves > 20, "the game was played to its end"
        assert len(result.winners) == 1 or not result.forfeits


def test_a_bot_that_pretends_to_be_a_person_with_ctrl_c_forfeits() -> None:
    (result, *_) = workers.play_jobs(plan([f"{FILE}:Interrupts", FIRST], deals=1, players=2))
    assert [(forfeit.reason, forfeit.detail) for forfeit in result.forfeits] == [("raised", "KeyboardInterrupt")]


def test_a_worker_whose_end_is_no_bots_doing_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AwaitedAnswer, "awaited_move", lambda _: None)
    with pytest.raises(BadInput, match="a worker has ended"):
        list(workers.play_jobs(plan(["random", f"{FILE}:Dies"]), 2))


def test_the_making_of_a_bot_is_watched_too(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[int, int]] = []
    monkeypatch.setattr(AwaitedAnswer, "begin", lambda _, seat, move: begun.append((seat, move)))
    job = plan([f"{FILE}:Unborn", FIRST], deals=1, players=2, limit=0.1)[0]
    seat = job.bots.index(f"{FILE}:Unborn")
    result = play(replace(job, known_failures=(BotFailure(seat, MAKING, "slow", "> 10.1 s"),)))
    assert begun[0] == (1 - seat, MAKING), "one that could not be made is not made again"
    assert [(f.seat, f.reason, f.move, f.detail) for f in result.forfeits] == [("AB"[seat], "slow", 0, "> 10.1 s")]


def test_the_making_of_a_bot_has_time_of_its_own() -> None:
    waiting = AwaitedAnswer([0.0] * AwaitedAnswer.CELLS)
    waiting.begin(1, MAKING)
    assert waiting.overdue(-MAKING_SECONDS / 2) is None
    assert waiting.overdue(-2 * MAKING_SECONDS) == (0, 1, MAKING)
    assert waiting.awaited_move() == (0, 1, MAKING)


@pytest.mark.slow
def test_a_bot_that_is_never_made_forfeits() -> None:
    (result,) = workers.play_jobs(plan([f"{FILE}:Unborn", FIRST], deals=1, players=2, limit=0.1)[:1])
    assert [(forfeit.reason, forfeit.move) for forfeit in result.forfeits] == [("slow", 0)]


@pytest.mark.parametrize("many", ["1", "2"])
def test_what_bots_print_is_not_mixed_with_the_answer(many: str, capfd: pytest.CaptureFixture[str]) -> None:
    bot = f"{FILE}:Talks"
    command = ["arena", "kabale", "--players", "2", "--bots", f"random,{bot}", "--deals", "1", "--json"]
    assert main([*command, "--workers", many]) == 0
    told = capfd.readouterr()
    assert json.loads(told.out)["games"] == 2
    assert "made" in told.err
    assert "hm" in told.err


# -- results ---------------------------------------------------------------------------------------


def command(results_file: Path, *more: str) -> list[str]:
    start = ["arena", "kabale", "--players", "3", "--bots", f"random,{FIRST}", "--deals", "2", "--workers", "1"]
    return [*start, "--results", str(results_file), "--json", *more]


@pytest.mark.parametrize("cut", [0, 5, 40])
def test_an_arena_goes_on_where_it_was_interrupted(
    cut: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    assert main(command(file)) == 0
    first = json.loads(capsys.readouterr().out)
    whole = results.read(str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    assert first["games"] == first["played"] == len(lines) == len(whole) == 12
    file.write_bytes(b"".join(lines[:5]) + lines[5][:cut])
    assert main(command(file)) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["played"] == 7
    assert timeless(list(results.read(str(file)).values())) == timeless(list(whole.values()))
    assert without_seconds(again) == without_seconds(first)
    assert len(file.read_bytes().splitlines()) == 12


def without_seconds(data: dict[str, list[dict[str, float]]]) -> object:
    return [{**bot, "seconds": 0, "pace": 0} for bot in data["bots"]], data["head_to_head"]


def test_a_last_line_without_its_end_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    main(command(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4])[:-1])
    capsys.readouterr()
    assert main(command(file)) == 0
    assert json.loads(capsys.readouterr().out)["played"] == 8
    assert len(results.read(str(file))) == len(file.read_bytes().splitlines()) == 12


def test_records_are_added_to_results_that_lack_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    main(command(file))
    main(command(file, "--record"))
    capsys.readouterr()
    found = results.read(str(file))
    assert len(found) == 12
    for result in found.values():
        assert result.record is not None
        assert result.record.result == result.points
    assert main(command(file, "--record")) == 0
    assert json.loads(capsys.readouterr().out)["played"] == 0


def test_a_file_of_something_else_is_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("precious", "precious\n", '{"format":1}\n{"key":"12', '{"format":1'):
        file = tmp_path / "precious.txt"
        file.write_text(text, "utf-8")
        assert main(command(file)) == 2
        assert "line 1: is no result of an arena" in capsys.readouterr().err
        assert file.read_text("utf-8") == text


def test_a_file_that_another_arena_writes_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fcntl")
    file = tmp_path / "results.jsonl"
    for language in LANGUAGES:
        with results.appending(str(file)):
            assert main(["--lang", language, *command(file)]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"grandee: {file}: ")
        assert "bad-locked" not in said
        assert said.count("\n") == 1
    assert main(command(file)) == 0, "the lock ends with its arena"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_full_disk_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command(Path("/dev/full"))) == 2
    assert capsys.readouterr().err == f"grandee: /dev/full: cannot be written: {strerror(ENOSPC)}\n"


# -- shares and ratings ----------------------------------------------------------------------------


def made(deal: int, points: dict[str, int], seats: str, out: str = "") -> Result:
    left = {letter: number for letter, number in points.items() if letter not in out}
    return Result(
        key=f"{deal} {seats}",
        game="kabale",
        deal=str(deal),
        seats=list(seats),
        points=points,
        winners=[letter for letter, number in left.items() if number == max(left.values())],
        moves=1,
        seconds=0.0,
        thinking=dict.fromkeys(points, 0.5),
        forfeits=[Forfeit(letter, "slow", 1, "") for letter in out],
    )


def test_shares_count_seats_and_shared_victories() -> None:
    games = [made(1, {"A": 3, "B": 3, "C": 1}, "xyx"), made(2, {"A": 5, "B": 4, "C": 9}, "xyy", "C")]
    found = summary(games)
    assert {s.bot: s.wins.value for s in found.standings} == {"x": 0.5, "y": pytest.approx(0.5 / 3)}
    assert found.pairs["x", "y"].value == pytest.approx((0.5 + 0 + 1 + 1) / 4)
    assert found.pairs["y", "x"].value == pytest.approx(1 - found.pairs["x", "y"].value)
    assert {s.bot: s.forfeits for s in found.standings} == {"x": 0, "y": 1}
    assert found.chance_share == pytest.approx(1 / 3)


def test_seconds_are_those_of_a_game_and_of_a_decision() -> None:
    timed = msgspec.structs.replace(made(1, {"A": 3, "B": 1}, "xy"), decisions={"A": 4, "B": 0})
    assert {s.bot: (s.seconds, s.pace) for s in summary([timed]).standings} == {"x": (0.5, 0.125), "y": (0.5, None)}
    assert summary([timed, made(2, {"A": 3, "B": 1}, "xy")]).standings[0].pace is None, "an old result is silent on it"


def test_intervals_hold_their_value_and_shrink_with_more_deals() -> None:
    def games(deals: int) -> list[Result]:
        rng = plans.rng_from("test")
        drawn = [(rng.below(10), rng.below(8)) for _ in range(deals)]
        return [made(number, {"A": one, "B": other}, "xy") for number, (one, other) in enumerate(drawn)]

    widths = []
    for deals in (10, 100, 1000):
        (best, other) = summary(games(deals)).standings
        assert best.bot == "x"
        for estimate in (best.wins, other.wins, best.points, best.rating):
            assert estimate is not None
            assert estimate.low is not None
            assert estimate.high is not None
            assert estimate.low < estimate.value < estimate.high
        assert best.wins.low is not None
        assert best.wins.high is not None
        widths.append(best.wins.high - best.wins.low)
    assert widths[0] > 2 * widths[1] > 4 * widths[2]
    assert 0.05 < widths[2] < 0.07, "1.96 standard errors of a share, on either side"
    assert summary(games(30)) == summary(games(30))


def test_games_of_one_deal_count_together() -> None:
    """Ten games that are copies of each other say no more than one."""
    single = [made(number, {"A": number % 2, "B": number % 3}, "xy") for number in range(40)]
    copies = [made(number % 40, {"A": number % 40 % 2, "B": number % 40 % 3}, "xy") for number in range(400)]
    assert summary(copies).standings[0].wins == summary(single).standings[0].wins


def test_a_bot_that_always_wins_may_still_have_been_lucky() -> None:
    found = summary([made(number, {"A": 9, "B": 1}, "xy") for number in range(10)])
    assert found.standings[0].wins.value == 1.0
    assert found.standings[0].wins.low == pytest.approx(0.025**0.1)
    assert found.standings[1].wins.low == 0.0
    assert found.standings[1].wins.high == pytest.approx(1.0 - 0.025**0.1)
    twice = summary([made(number, {"A": 9, "B": 8, "C": 1}, "xxy") for number in range(10)]).standings[0].wins
    assert twice.low is not None
    assert twice.high is not None
    assert twice.low < twice.value == 0.5 < twice.high


def test_ratings_are_never_sure() -> None:
    """Also where all deals agree, so that drawing them again shows no spread."""
    first, last = summary([made(number, {"A": 9, "B": 1}, "xy") for number in range(10)]).standings
    for standing in (first, last):
        rating = standing.rating
        assert rating is not None
        assert rating.low is not None
        assert rating.high is not None
        assert rating.low + 1 < rating.value < rating.high - 1


def test_where_nobody_wins_nothing_is_divided_by() -> None:
    games = [made(number, {"A": 9, "B": 1}, "xy", "AB") for number in range(2)]
    assert ratings.rung(games, "x") == (Estimate(0.0), 0.5)
    for some in (games, games[:1]):
        found = summary(some)
        assert found.chance_share == 0.0
        assert "<circle" in report.plot_svg(found.standings, found.chance_share, "", "")


def test_a_rung_is_the_share_of_all_seats_of_a_bot() -> None:
    games = [made(1, {"A": 3, "B": 2, "C": 1}, "xxy"), made(2, {"A": 3, "B": 2, "C": 5}, "xyx")]
    share, even = ratings.rung([*games, made(3, {"A": 1, "B": 1, "C": 1}, "xyy")], "x")
    assert share.value == pytest.approx((1 + 1 + 1 / 3) / 3)
    assert even == pytest.approx((2 + 2 + 1) / 9)


def test_one_deal_gives_no_interval() -> None:
    found = summary([made(1, {"A": 9, "B": 1}, "xy")]).standings[0]
    assert found.wins == Estimate(1.0)
    assert found.rating is not None
    assert found.rating.low is None


def test_ratings_put_the_stronger_bot_first_also_with_several_seats() -> None:
    games = [made(number, {"A": 9, "B": 5, "C": number % 7, "D": 0}, "xyyz") for number in range(60)]
    rated = ratings.ratings(ratings.by_deal(games))
    assert rated["x"].value > rated["y"].value > rated["z"].value
    low, high = rated["x"].low, rated["y"].high
    assert low is not None
    assert high is not None
    assert low > high


def test_without_openskill_there_are_no_ratings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert summary([made(1, {"A": 9, "B": 1}, "xy")]).standings[0].rating is None
    assert main([part for part in command(tmp_path / "r") if part != "--json"]) == 0
    assert "pip install openskill" in capsys.readouterr().out


# -- the command -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_reports_in_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "plot.svg"
    start = ["--lang", language, "arena", "kabale", "--players", "2", "--bots", f"random,{FIRST}", "--deals", "2"]
    assert main([*start, "--plan", "ladder", "--workers", "1", "--plot", str(plot)]) == 0
    said = capsys.readouterr().out
    lines = [line for line in said.splitlines() if line.startswith("|")]
    assert len(lines) == 8
    assert any(line.startswith(f"| {FIRST}") for line in lines)
    drawn = plot.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "arena/some_bots.py:First</text>" in drawn
    assert drawn.count("<circle") == 2


def test_names_are_safe_in_tables_and_pictures() -> None:
    found = summary([made(1, {"A": 1, "B": 0}, "<|")])
    drawn = report.plot_svg(found.standings, found.chance_share, "a & b", "c")
    assert "&lt;" in drawn
    assert "a &amp; b" in drawn
    assert "\\|" in report.markdown(["bot"], [["|"]])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--bots", "random,deep-blue"], "grandee: bot deep-blue: there is no such bot"),
        (["--bots", "random,none.py:X"], "grandee: bot none.py: cannot be read: No such file"),
        (["--bots", f"random,{FILE}:Frist"], f"grandee: bot {FILE}:Frist: Frist is not known; did you mean First?"),
        (["--bots", f"random,{FILE}:Cancelled"], f"grandee: bot {FILE}:Cancelled: Cancelled is not known"),
        (["--bots", "random"], "grandee: --bots: 1 given, 2 needed"),
        (["--bots", "random,random"], "grandee: --bots: random is in two places"),
        (["--plan", "swiss"], "grandee: --plan: swiss is not known; known are round-robin, gauntlet, ladder"),
        (["--deals", "0"], "grandee: --deals: 0 is not possible"),
        (["--rotations", "9"], "grandee: --rotations: 9 is not possible; allowed is a whole number from 0 to 4"),
        (["--time", "nan"], "grandee: --time: nan is not possible; allowed is a number of seconds"),
        (["--workers", "x"], "grandee: --workers: x is not possible"),
        (["--record"], "grandee: --record: is possible only together with --results"),
        (["--results", "/no/such/file"], "grandee: /no/such/file: cannot be written"),
        (["--results", "/"], "grandee: /: cannot be written: Is a directory"),
    ],
)
def test_bad_input_is_one_sentence(more: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kabale", "--bots", f"random,{FIRST}", "--deals", "1", *more]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(said)
    assert told.err.count("\n") == 1
    assert told.out == ""


# -- ray -------------------------------------------------------------------------------------------


def test_a_missing_ray_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "kabale", "--bots", f"random,{FIRST}", "--deals", "1", "--ray", "auto"]) == 2
    assert capsys.readouterr().err.startswith("grandee: --ray: needs the library ray, which is not installed")


def test_a_cluster_gets_the_same_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    """With something in the place of ray that plays at once."""
    stopped: list[bool] = []
    stand_in = SimpleNamespace(
        init=lambda **_: None,
        remote=lambda function: SimpleNamespace(remote=function),
        cluster_resources=lambda: {"CPU": 1.0},
        wait=lambda running: (running[:1], running[1:]),
        get=lambda done: done,
        shutdown=lambda: stopped.append(True),
        exceptions=SimpleNamespace(RayError=ConnectionError, RayTaskError=ConnectionError),
    )
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    jobs = plan(["random", FIRST], deals=2)
    assert timeless(list(workers.play_jobs(jobs, ray="somewhere"))) == timeless(list(workers.play_jobs(jobs)))
    assert stopped == [True]


def test_nobody_waits_for_a_machine_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=None))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    assert main(["arena", "kabale", "--bots", f"random,{FIRST}", "--deals", "1", "--ray", address]) == 2
    assert capsys.readouterr().err == f"grandee: --ray {address}: cannot be reached: {strerror(ECONNREFUSED)}\n"


@pytest.fixture(scope="module")
def ray(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A real ray, which leaves nothing in anybody's home."""
    pytest.importorskip("ray", reason="ray is not installed: pip install grandee[ray]")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.mark.usefixtures("ray")
@pytest.mark.parametrize("address", ["nonsense", "no-such-host.invalid:6379"])
def test_a_bad_address_is_one_sentence(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    start = time.monotonic()
    assert main(["arena", "kabale", "--bots", f"random,{FIRST}", "--deals", "1", "--ray", address]) == 2
    assert time.monotonic() - start < 30
    told = capsys.readouterr().err
    assert told.startswith(f"grandee: --ray {address}: cannot be reached: ")
    assert told.count("\n") == 1


@pytest.mark.long
@pytest.mark.usefixtures("ray")
def test_a_real_cluster_gives_the_same_results() -> None:
    jobs = plan(["random", FIRST], deals=2)
    assert timeless(list(workers.play_jobs(jobs, ray="local"))) == timeless(list(workers.play_jobs(jobs)))


@pytest.mark.long
@pytest.mark.usefixtures("ray")
def test_a_real_cluster_is_not_held_up_by_a_bot_that_never_answers() -> None:
    name = f"{FILE}:Sits"
    jobs = plan([name, FIRST], deals=2, players=2, limit=0.1)
    found = list(workers.play_jobs(jobs, ray="local"))
    assert timeless(found) == timeless(list(workers.play_jobs(jobs)))
    for result in found:
        assert [(f.reason, result.seats["AB".index(f.seat)]) for f in result.forfeits] == [("slow", name)]


@pytest.mark.long
@pytest.mark.usefixtures("ray")
def test_what_goes_wrong_in_a_real_cluster_is_said() -> None:
    with pytest.raises(BadInput, match="there is no such bot"):
        list(workers.play_jobs(plan(["random", "nobody"]), ray="local"))
    found = list(workers.play_jobs(plan(["random", f"{FILE}:Dies"], deals=1), ray="local"))
    assert {forfeit.reason for result in found for forfeit in result.forfeits} == {"died"}


def test_the_table_says_why_a_bot_forfeited(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "kabale", "--players", "2", "--deals", "1", "--bots"]
    assert main([*command, f"{FILE}:Raises,random"]) == 0
    said = capsys.readouterr().out
    assert f"{FILE}:Raises: forfeits 2, the first at move " in said
    assert "(raised: " in said
