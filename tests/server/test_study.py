"""What a page asks to understand a game: facts, why not, what if, frames, records, lessons, rules."""

from __future__ import annotations

import asyncio
import json
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.api import Facts, words_of
from grandee.core.chance import Rng
from grandee.core.events import Events
from grandee.core.game import Setup, seed_bytes
from grandee.core.refusals import BadInput, Message
from grandee.core.state import State
from grandee.core.words import LANGUAGES
from grandee.games import OFFERED, load_game
from grandee.games.el_grande.engine.events import GENERAL_SCORING
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.kabale.engine.abilities import NO_NUMBER, Column
from grandee.games.kabale.engine.scoring import printed_numbers
from grandee.games.kabale.engine.state import Kabale
from grandee.games.kabale.numbers import half
from grandee.records import log, record
from grandee.records.match import Match, new
from grandee.server.api import GameInfo, Terms
from grandee.server.http.problems import Problem
from grandee.server.storage.store import LogEntry
from grandee.server.tables import study, views
from grandee.server.tables.playable import plain
from grandee.server.tables.state import Sitter, TableState
from tests.games.lessons import ALL_LESSONS
from tests.generic.test_options import excluded
from tests.kit import GAMES, MOVES_A_SEAT, final_points, random_setup, rule, walk
from tests.server.kit import HERE, ME, Person, bot, problem_of, serving
from tests.toy.dials import ROUND
from tests.worlds import true_moves

SPEAKING = OFFERED  # those with words in all languages


def at_server(table: Match) -> tuple[TableState, list[LogEntry]]:
    """A server's table after the moves of a table of records, and its log."""
    sitters = [Sitter("person", letter) for letter in table.setup.letters]
    table_state = TableState("table", table.setup, table.seed, Terms(), sitters)
    log = [LogEntry(1, 0, "start", -1, "", "")]
    table_state.take(log[0])
    for seat, action in true_moves(table):
        what = "answer" if table_state.is_secret_choice() else "move"
        log.append(
            LogEntry(table_state.n + 1, 1000 * table_state.n, what, seat, table.setup.rules.space.names[action], "")
        )
        table_state.take(log[-1])
    return table_state, log


def placing(seed: int = 1) -> TableState:
    """A table of El Grande at which seat A places caballeros."""
    table = new("el-grande", seed=seed, players=3, start_seat="A")
    for seat, power in zip("ABC", (13, 2, 3), strict=True):
        table.play(seat, f"play_power {power}")
    while table.decision != "place_one":
        wanted = {"choose_card": "choose_card pile_4", "next_part": "next_part place"}
        table.play("A", wanted.get(table.decision, table.legal_moves("A")[0]))
    return at_server(table)[0]


# -- sentences -------------------------------------------------------------------------------------------------------


def said_by(view: Any) -> Any:
    """What the page does: a message back as a sentence."""
    if isinstance(view, dict):
        return Message(view["id"], **{name: said_by(value) for name, value in view["args"].items()})
    if isinstance(view, list):
        return [said_by(each) for each in view]
    return view


@pytest.mark.parametrize("game", SPEAKING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_words_questions_and_options_like_the_terminal(game: str, language: str) -> None:
    rng = Rng(5)
    found = load_game(game)
    words = found.words(language)
    for _ in range(12):
        setup = random_setup(found, rng)
        table = walk(setup, rng.word(), rng.below(MOVES_A_SEAT[game] * setup.seats))
        table_state, _ = at_server(table)
        for reader in table_state.asked():
            view, actions = table_state.state.view(reader), table_state.state.legal_actions(reader)
            said = json.loads(msgspec.json.encode(views.table_view(table_state, reader, 0)))
            assert words.render(said_by(said["prompt"])) == found.render_prompt(setup, view, words)
            worded = [words.render(said_by(choice)) for choice in said["labels"]]
            assert worded == [found.render_move(setup, view, action, words) for action in actions]
            assert len(said["labels"]) == len(said["moves"])
        spectator = views.table_view(table_state, -1, 0)
        assert (spectator.prompt, spectator.labels) == (None, [])


@pytest.mark.parametrize("game", SPEAKING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_all_cards_are_those_of_the_terminal(game: str, language: str) -> None:
    found = load_game(game)
    setup, words = found.set_up({}), found.words(language)
    facts = json.loads(msgspec.json.encode(views.set_up_facts(setup)))
    assert set(facts["cards"]) == set(found.cards(setup))
    for card, known in facts["cards"].items():
        assert " ".join(words.render(said_by(each)) for each in known["text"]) == found.card_text(setup, card, words)
    for kind in setup.rules.event_kinds:
        assert f"event-{kind.name}" in words
        assert [arg["name"] for arg in facts["events"][kind.name]] == [arg.name for arg in kind.args]


# -- the projection --------------------------------------------------------------------------------------------------


def projected(setup: Setup, view: State) -> dict[str, Any]:
    return words_of(setup.game.projection(setup, view))


PAID = ("count", "place", "tied", "points", "king", "grande", "france")


@rule("EG-SCORE-1", "EG-SCORE-6", "EG-SCORE-9", "EG-SCORE-10", "EG-2P-19", "EG-3P-5")
def test_the_projection_is_what_a_general_scoring_pays() -> None:
    """All that a general scoring pays in regions into which nobody moves from the castillo."""
    rng, compared = Rng(3), 0
    found = load_game("el-grande")
    for _ in range(40):
        setup = random_setup(found, rng)
        table = Match(setup, seed_bytes(rng.word()))
        while not table.over and compared < 400:
            before, so_far = table.state.clone(), len(table.events.rows)
            asked = table.asked
            seat = setup.seat(asked[rng.below(len(asked))])
            options = table.state.legal_actions(seat)
            table.play_action(seat, options[rng.below(len(options))])
            told = [log.words_of(setup, row) for row in table.events.rows[so_far:]]
            told = list(takewhile(lambda event: event[0] != "scored-later", told))
            scored = {event[1] for event in told if event[0] == "scoring"}
            if setup.rules.steps[before.step_number()].word != "castillo_disk" or scored <= {"castillo"}:
                continue  # nothing else moves between that answer and the scoring
            assert isinstance(before, ElGrande)
            projection = projected(setup, before.view(-1))["areas"]
            changed = {event[2] for event in told if event[0] in ("left-castillo", "grande-left", "stood-on")}
            changed |= {event[1] for event in told if event[0] == "black-left-castillo"}
            paid: dict[str, dict[str, list[int]]] = {}
            for event in told:
                if event[0] == "paid":
                    paid.setdefault(event[2], {})[event[1]] = [*map(int, event[3:]), 0, 0, 0]
                elif event[0] == "bonus":
                    row = paid.setdefault(event[2], {}).setdefault(event[1], [0] * len(PAID))  # an office has no place
                    row[{"king": 4, "grande": 5}.get(event[4], 6)] += int(event[3])
            for area, seen in projection.items():
                if area not in changed | {"castillo"}:
                    rows = {row["seat"]: [row.get(key, 0) for key in PAID] for row in seen.get("rows", [])}
                    assert rows == paid.get(area, {})
                    compared += 1
    assert compared > 50


def test_who_is_in_the_castillo_is_in_the_projection_only_when_everything_is_open() -> None:
    table = walk(load_game("el-grande").set_up({}), 5, 40)
    closed = projected(table.setup, table.state.view(0))["areas"]["castillo"]
    assert closed == {"paid": [5, 3, 1]}
    assert set(projected(table.setup, table.state)["areas"]["castillo"]) == {"paid", "rows", "holders"}


@rule("EG-SCORE-2", "EG-SCORE-6", "EG-SCORE-7")
@pytest.mark.parametrize("tie_rule", ["positional", "sliding"])
def test_the_projection_names_the_holders_of_every_paid_place(tie_rule: str) -> None:
    found = load_game("el-grande")
    setup = found.set_up({"players": 5, "tie_rule": tie_rule})
    pieces = {"castilla": {"A": 3, "B": 2, "C": 2, "D": 1}, "aragon": {"A": 2, "B": 2, "C": 2, "D": 1, "E": 1}}
    state = found.position(setup, {"regions": pieces, "king": "galicia", "boards": {"board_8": "toledo"}}, bytes(32))
    seen = projected(setup, state.view(0))["areas"]
    assert seen["castilla"]["holders"] == [["A"], [], ["B", "C"]]
    assert seen["aragon"]["holders"] == [[], ["A", "B", "C"], []]
    assert seen["toledo"] == {"paid": [8, 4, 0], "rows": [], "holders": [[], [], []]}
    for area in ("castilla", "aragon"):  # who holds a place is paid what it pays
        points = {row["seat"]: row["points"] for row in seen[area]["rows"]}
        places = zip(seen[area]["holders"], seen[area]["paid"], strict=True)
        paid = {seat: worth for seats, worth in places for seat in seats}
        assert points == {seat: paid.get(seat, 0) for seat in points}


@rule("EG-POWER-4", "EG-TURN-1", "EG-INFO-7")
def test_the_projection_names_the_turns_to_come() -> None:
    found = load_game("el-grande")
    table = Match(found.set_up({"players": 5}), seed_bytes("order"))
    rng, promised, compared = Rng(7), [""], 0
    while not table.over:
        so_far = len(table.events.rows)
        options = table.legal_moves(table.asked[0])
        table.play(table.asked[0], options[rng.below(len(options))])
        for event in (log.words_of(table.setup, row) for row in table.events.rows[so_far:]):
            if event[0] == "round-started":
                promised = [""]
            elif event[0] == "turn-started":
                compared += promised[1:2] == [event[1]]
                assert promised[1:2] in ([event[1]], [])
        view = table.state.view(0)
        promised = projected(table.setup, view)["order"]
        assert promised == projected(table.setup, table.state.view(-1))["order"]
        if found.describe(table.setup, view).get("at") == "play_power":
            first = "ABCDE".index(found.describe(table.setup, view)["first"])
            assert promised == list("ABCDE"[first:] + "ABCDE"[:first])
            promised = [""]
    assert compared == 9 * 4
    assert promised == []


@rule("KH-WIN-1", "KH-TURN-3", "KH-INFO-3")
def test_a_reader_counts_what_it_knows_and_not_more() -> None:
    table = new("kabale", players=2, seed=7)
    first = table.legal_moves("A")[0].rpartition(" ")[0]
    table.play("A", f"{first} c1")
    card = words_of(table.setup.game.card_facts(table.setup)[first.split()[1]])
    mine, theirs = (projected(table.setup, table.state.view(seat))["columns"]["c1"] for seat in (0, 1))
    assert (mine["unknown"], theirs["unknown"]) == ([], ["A"])
    assert theirs["sums"] == {}
    assert mine["sums"] in ({"A": card["number"]}, {"A": (card["matched"] or card)["number"]})
    assert (mine["flips"], mine["laid"]) == (0, 1)
    assert projected(table.setup, table.state)["columns"]["c1"] == mine


# -- why and what if -------------------------------------------------------------------------------------------------


@rule("EG-PLACE-4")
@pytest.mark.parametrize("reading", ["separate", "single_slot"])
def test_the_projection_says_which_goals_are_filled_as_the_rules_do(reading: str) -> None:
    seen = {True: 0, False: 0}
    for seed in range(8):
        setup = load_game("kabale").set_up(
            {"players": 3, "disguise_stack": reading, "round_end_check": "after_resolution"}
        )
        for length in range(4, 40, 5):
            table = walk(setup, seed, length)
            if table.state.is_over():
                continue
            assert isinstance(table.state, Kabale)
            columns = projected(setup, table.state.view(0))["columns"].values()
            assert all(column["filled"] for column in columns) == table.state.all_filled()
            for i, column in enumerate(columns):
                seen[column["filled"]] += 1
                assert column["goal"] == setup.game.describe(setup, table.state)["columns"][f"c{i + 1}"]["goal"]
    assert all(seen.values())


def test_a_card_tells_its_number_for_every_discipline_as_the_scoring_counts_it() -> None:
    setup = load_game("kabale").set_up({"players": 2})
    cards = {card: words_of(fact) for card, fact in setup.game.card_facts(setup).items()}
    state = walk(setup, 1, 1).state
    assert isinstance(state, Kabale)
    room = Column(1)
    for kind, (card, fact) in enumerate(cards.items()):
        for discipline, said in enumerate(fact["numbers"].values()):
            room.n = 0
            room.add(kind, 0)
            printed_numbers(state.facts, room, discipline)
            assert said == ("" if room.base[0] == NO_NUMBER else half(room.base[0])), card
    assert cards["minstrel"]["numbers"]["music"] == "12"
    assert cards["minstrel"]["numbers"]["trade"] == "8"


def test_an_illegal_move_gets_a_reason_and_a_rule_and_a_legal_one_none() -> None:
    table_state = placing()
    n, legal = table_state.n, table_state.setup.rules.space.names[table_state.state.legal_actions(0)[0]]
    king = table_state.setup.game.describe(table_state.setup, table_state.state)["king"]
    refused = study.move_check(table_state, 0, f"place_one {king}", "en")
    assert not refused.legal
    assert refused.rule.startswith("EG-")
    assert refused.text
    assert study.move_check(table_state, 0, legal, "en").legal
    assert study.move_check(table_state, 1, legal, "cs").problem == "refused-not-asked"
    unknown = study.move_check(table_state, 0, "conquer everything", "de")
    assert (unknown.legal, unknown.problem) == (False, "refused-unknown-move")
    assert "conquer everything" in unknown.text
    assert table_state.n == n


def test_a_preview_is_the_projection_after_the_move() -> None:
    table_state = placing()
    names = table_state.setup.rules.space.names
    for action in table_state.state.legal_actions(0):
        promised = asyncio.run(study.move_preview(table_state, 0, names[action])).projection
        after = table_state.state.clone()
        after.apply(0, action, table_state.setup.rules.tried.empty_like())
        assert words_of(promised) == projected(table_state.setup, after.view(0))
    with pytest.raises(Problem):
        asyncio.run(study.move_preview(table_state, 0, "play_power 1"))


def general_scoring_follows(table_state: TableState, seat: int, action: int) -> bool:
    """Whether a move is the last one before a general scoring for which nobody has to set a disk."""
    after = table_state.state.clone()
    after.events = events = Events()
    after.apply(seat, action, table_state.setup.rules.tried.empty_like())
    return any(row[0] == GENERAL_SCORING for row in events.rows)


def test_a_preview_leaves_a_general_scoring_out() -> None:
    """What comes at the end of a round anyway is not what the move pays."""
    followed = 0
    for seed in range(150):
        table = walk(load_game("el-grande").set_up({"players": 2}), seed, 40 + seed % 60)
        table_state, _ = at_server(table)
        if table.over or table_state.is_secret_choice():
            continue
        seat = next(seat for seat in range(2) if table_state.state.asks(seat))
        for action in table_state.state.legal_actions(seat):
            if general_scoring_follows(table_state, seat, action):
                name = table_state.setup.rules.space.names[action]
                followed += 1
                if name == "next_part end_turn":
                    assert asyncio.run(study.move_preview(table_state, seat, name)).pays == {}
    assert followed


def test_a_preview_tells_what_a_scoring_card_pays() -> None:
    """What was foretold is what the scores rise by; and it is foretold for cards with and without a choice."""
    foretold: set[str] = set()
    setup = load_game("el-grande").set_up({"players": 3})
    scoring = {card for card, facts in setup.game.card_facts(setup).items() if words_of(facts)["scores"]}
    for seed in range(300):
        table = walk(setup, seed, 15 + seed)
        card = setup.game.describe(setup, table.state)["card"]
        if card not in scoring or table.over:
            continue
        foretold |= {card} if tells_what_it_pays(table) else set()
        for letter in setup.letters:
            if "next_part special" in table.legal_moves(letter):
                table.play(letter, "next_part special")
                if table.decision == "choose_region":
                    foretold |= {f"{card}, chosen"} if tells_what_it_pays(table) else set()
    assert {"eg95_score_fours", "eg95_score_any_p2, chosen"} <= foretold, foretold


def tells_what_it_pays(table: Match) -> bool:
    """Whether something is foretold of a move on offer; it is what the scores rise by."""
    table_state, _ = at_server(table)
    setup, state = table_state.setup, table_state.state
    if table_state.is_secret_choice():
        return False
    seat = next(seat for seat in range(setup.seats) if state.asks(seat))
    before = setup.game.describe(setup, state)
    foretold = False
    for action in state.legal_actions(seat):
        name = setup.rules.space.names[action]
        pays = asyncio.run(study.move_preview(table_state, seat, name)).pays
        assert "castillo" not in pays, "it is closed until it is scored (EG-INFO-3)"
        scores_castillo = before["card"] == "eg95_score_castillo" or name.endswith(" castillo")
        if scores_castillo or general_scoring_follows(table_state, seat, action):
            continue
        after = state.clone()
        study.play_through(setup, after, {seat: action})  # nobody vetoes it
        score = setup.game.describe(setup, after)["score"]
        risen = {letter: score[letter] - before["score"][letter] for letter in setup.letters}
        assert risen == {letter: sum(area.get(letter, 0) for area in pays.values()) for letter in setup.letters}
        foretold = foretold or bool(pays)
    return foretold


def test_a_preview_says_nothing_of_a_card_that_would_be_turned_up() -> None:
    table = new("kabale", players=2, seed=7)
    table.play("A", table.legal_moves("A")[0].rpartition(" ")[0] + " c1")
    table_state, _ = at_server(table)
    move = next(move for move in table.legal_moves("B") if move.endswith("c1"))
    promised = words_of(asyncio.run(study.move_preview(table_state, 1, move)).projection)["columns"]["c1"]
    assert promised["needed"] > 0
    assert "A" not in promised.get("sums", {})  # which card of A's it turns up is not known
    other = asyncio.run(study.move_preview(table_state, 1, move.replace("c1", "c2")))
    assert set(words_of(other.projection)["columns"]["c2"]["sums"]) == {"B"}


# -- facts that change -------------------------------------------------------------------------------------------------


class Grown(Facts, kw_only=True):
    """What a board of the toy game would have to know, if it grew with every round."""

    rounds: int


def test_facts_that_change_come_with_the_update_that_changed_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """To who listens, who was away, and who looks back; before the deal they are those of the set-up."""
    kind = type(load_game("dials"))
    monkeypatch.setattr(kind, "facts_version", lambda _self, _set_up, state: int(state.cells[ROUND]) + 1)
    monkeypatch.setattr(kind, "facts", lambda _self, _set_up, view: Grown(rounds=view.cells[ROUND] if view else -1))
    setup = load_game("dials").set_up({"players": 2, "numbers": 5})
    table_state = TableState("table", setup, bytes(32), Terms(), [Sitter("person", letter) for letter in setup.letters])
    assert grown(views.game_info(table_state)) == (0, -1)
    entries, seen = [LogEntry(1, 0, "start", -1, "", "")], []
    while entries[-1].n > table_state.n:
        happened = table_state.take(entries[-1])
        said = views.update(table_state, [happened], table_state.number - 1, 0, 0)
        seen.append(said.facts and grown(said.facts))
        assert said.table.facts == table_state.facts_version == table_state.state.cells[ROUND] + 1
        for seat in [each for each in table_state.asked() if each not in table_state.answers][:1]:
            move = setup.rules.space.names[table_state.legal_actions(seat)[0]]
            entries.append(
                LogEntry(table_state.n + 1, 0, "answer" if table_state.is_secret_choice() else "move", seat, move, "")
            )
    changes = [each for each in seen if each]
    assert seen[0] == changes[0]  # with the deal
    assert len(changes) > 1
    assert None in seen
    assert changes == sorted(set(changes))
    away = views.update(table_state, [], 0, 0, 0).facts
    assert away is not None
    assert grown(away) == changes[-1] == grown(views.game_info(table_state))
    assert views.update(table_state, [], table_state.number, 0, 0).facts is None
    again = TableState("table", setup, bytes(32), Terms(), [Sitter("person", letter) for letter in setup.letters])
    frames, _ = asyncio.run(study.frames_of(again, entries, None))
    assert [frame.facts and grown(frame.facts) for frame in frames] == seen


def grown(facts: GameInfo) -> tuple[int, int]:
    assert isinstance(facts.facts, Grown)
    return facts.version, facts.facts.rounds


# -- frames ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_what_people_saw(game: str) -> None:
    table = walk(load_game(game).set_up({}), 11, 60)
    for reader in (0, 1, -1, None):
        table_state, log = at_server(walk(table.setup, 11, 0))
        full, entries = at_server(table)
        again = TableState(
            "table", table.setup, table.seed, Terms(), [Sitter("person", x) for x in table.setup.letters]
        )
        frames, more = asyncio.run(study.frames_of(again, entries, reader))
        assert not more
        assert [frame.n for frame in frames] == [entry.n for entry in entries]
        for frame, entry in zip(frames, entries, strict=True):
            happened = table_state.take(entry) if entry.n > 1 else table_state.recent[0]
            seen = views.table_view(table_state, reader, entry.at)
            seen.cancel, seen.ends = False, []  # nothing is done in the past
            assert frame.table == seen
            assert frame.happened == [views.entry_view(table_state, happened, reader)]
        assert table_state.state == full.state
        assert log[0] == entries[0]


def test_frames_come_in_parts_and_without_what_was_taken_back() -> None:
    table = walk(load_game("el-grande").set_up({}), 3, 10**6)
    _, log = at_server(table)
    taken_back = [*log[:9], LogEntry(10, 0, "cancel", log[8].seat, "", ""), *log[8:]]
    kept = study.without_cancelled(taken_back)
    assert [entry.text for entry in kept] == [entry.text for entry in log]

    def part(after: int) -> tuple[list[Any], bool]:
        start = TableState("", table.setup, table.seed, Terms(), [Sitter("person", x) for x in table.setup.letters])
        return asyncio.run(study.frames_of(start, log, 0, after))

    seen, more = part(0)
    while more:
        assert len(seen) % study.MOST_FRAMES == 0
        further, more = part(seen[-1].n)
        assert further[0].after == seen[-1].n
        seen += further
    assert [frame.n for frame in seen] == [entry.n for entry in log]
    ended = seen[-1].table.outcome
    assert ended
    assert {rank.seat: rank.points for rank in ended.ranking} == table.points


def test_a_running_game_is_open_to_nobody_and_a_finished_one_to_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as watcher:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            for _ in range(3):
                [letter] = (await watcher.sees(table))["asked"]
                said = await ada.sees(table, letter)
                assert (await ada.plays(table, letter, said["moves"][0], said["version"])).status_code == 200
            for language in LANGUAGES:
                answer = await ada.get(f"/tables/{table}/frames", seat="*", lang=language)
                assert (answer.status_code, problem_of(answer)) == (409, "problem-not-over")
            assert (await watcher.get(f"/tables/{table}/frames", seat="A")).status_code == 403
            own = (await ada.get(f"/tables/{table}/frames", seat="A")).json()
            strange = (await watcher.get(f"/tables/{table}/frames")).json()
            assert own["facts"] == strange["facts"]
            assert own["frames"][-1]["n"] == strange["frames"][-1]["n"]
            for frame in strange["frames"]:
                assert all(isinstance(hand, int) for hand in frame["table"]["view"]["hands"].values())
                moves = [each["text"] for each in frame["happened"] if each["what"] == "move"]
                hidden = [text for text in moves if text.startswith(("place_card", "disguise"))]
                assert all(text.split()[1] in ("?", "skip") for text in hidden), hidden
            facts = await watcher.get(f"/tables/{table}/facts")
            assert facts.json() == own["facts"]
            assert facts.headers["cache-control"] == "private, no-cache"
            path = f"/api/tables/{table}/facts"
            assert facts.headers["content-type"].startswith("application/json")
            assert (await watcher.http.get(path, headers={"if-none-match": facts.headers["etag"]})).status_code == 304
            other = await watcher.http.get(path, headers={"if-none-match": 'W/"of an older server"'})
            assert (other.status_code, other.json()) == (200, own["facts"])
            move = (await ada.sees(table, "B"))["moves"]
            if move:
                assert (await ada.get(f"/tables/{table}/check", seat="B", move=move[0])).json()["legal"]
                assert "projection" in (await ada.get(f"/tables/{table}/preview", seat="B", move=move[0])).json()
                assert (await watcher.get(f"/tables/{table}/check", seat="B", move=move[0])).status_code == 403
            old = await ada.get(f"/tables/{table}/preview", seat="A", move="no such move", version=0)
            assert old.json() == {"projection": {}, "pays": {}, "stoppable": False}
            answer = await ada.get(f"/tables/{table}/preview", seat="A", move="no such move")
            assert answer.status_code == 422

    asyncio.run(play())


def test_a_record_from_another_table_is_shown_and_not_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            played = walk(load_game("kabale").set_up({"players": 3}), 4, 10**6)
            text = record.of_match(played).to_json()
            frames, after = [], 0
            while True:
                answer = await ada.post("/frames", record=text, seat="*", after=after)
                assert answer.status_code == 200, answer.text
                frames += answer.json()["frames"]
                after = frames[-1]["n"]
                if not answer.json()["more"]:
                    break
            assert len(frames) == len(played.moves) + 1
            assert final_points(frames[-1]["table"]) == played.points
            assert frames[0]["table"]["reader"] == "*"
            seen = (await ada.post("/frames", record=text, seat="B")).json()["frames"][0]["table"]
            assert isinstance(seen["view"]["hands"]["A"], int)
            running = record.of_match(walk(played.setup, 4, 10), "A").to_json()
            sealed = await ada.post("/frames", record=running)
            assert (sealed.status_code, problem_of(sealed)) == (422, "bad-sealed")
            spoilt = json.loads(text)
            spoilt["moves"][3] = spoilt["moves"][2]
            refused = await ada.post("/frames", record=json.dumps(spoilt))
            assert (refused.status_code, problem_of(refused)) == (422, "bad-refused-move")
            assert "move 4" in refused.json()["detail"]
            for nonsense in ("", "{}", "[1]", '{"format": 1}'):
                assert (await ada.post("/frames", record=nonsense)).status_code == 422
            long = {**spoilt, "moves": ["A place_card king c1"] * (study.MOST_MOVES + 1)}
            assert (await ada.post("/frames", record=json.dumps(long))).status_code == 422
            assert (await ada.get("/tables")).json()["tables"] == []

    asyncio.run(play())


def test_a_whole_game_at_the_server_is_shown_from_its_log(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [bot(), bot()], options={"players": 2}))["table"]
            while (await ada.sees(table))["phase"] != "over":
                await asyncio.sleep(0.05)
            told = record.read((await ada.get(f"/tables/{table}/record")).content)
            seen = (await ada.get(f"/tables/{table}/frames", seat="*")).json()
            assert not seen["more"]
            moves = [each for frame in seen["frames"] for each in frame["happened"] if each["what"] == "move"]
            assert [f"{each['seat']} {each['text']}" for each in moves] == told.moves
            assert final_points(seen["frames"][-1]["table"]) == told.result
            assert seen["frames"][0]["table"]["seats"][0]["kind"] == "bot"
            assert (await ada.get(f"/tables/{table}/frames", seat="B")).json()["frames"][0]["table"]["reader"] == "B"
            assert (await ada.get(f"/tables/{table}/frames", seat="H")).status_code == 403

    asyncio.run(play())


# -- set-ups -----------------------------------------------------------------------------------------------------------


def test_every_excluded_pair_is_refused_with_the_sentence_of_the_command_line(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for game in OFFERED:
                seen: set[tuple[str, str]] = set()
                for given, fault in excluded(load_game(game).options.offered):
                    if (fault.where, fault.message.message) in seen:
                        continue
                    seen.add((fault.where, fault.message.message))
                    asked = {"game": game, "options": plain(given)}
                    for path in ("/provenance", "/facts"):
                        answer = await ada.post(path, **asked)
                        said = answer.json()
                        rule = f" ({said['rule']})" if said.get("rule") else ""
                        assert (answer.status_code, said["detail"] + rule) == (422, str(fault))

    asyncio.run(ask())


def test_a_table_with_an_excluded_pair_is_not_made(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            answer = await ada.post(
                "/tables",
                game="el-grande",
                preset="1995-every-variant",
                options={"edition": "2023"},
                seats=[{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "page"}] * 3],
            )
            assert answer.status_code == 422
            assert answer.json()["detail"].endswith("can be true only where edition is 1995")
            assert (await ada.get("/mine")).json()["tables"] == []

    asyncio.run(ask())


def test_a_set_up_tells_which_of_its_cards_are_reconstructed(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:

            async def guessed(**asked: Any) -> int:
                parts = (await ada.post("/provenance", game="el-grande", **asked)).json()["parts"]
                return sum(part["number"] for part in parts if part["source"] in ("reconstructed", "placeholder"))

            assert await guessed() == 0
            base = await guessed(preset="2023")
            assert base == 20
            assert await guessed(preset="2023", options={"shift_of_power": True}) == base + 16
            assert await guessed(preset="2023", options={"new_regency": True}) > base
            assert await guessed(preset="2023-every-module") > base + 20

    asyncio.run(ask())


# -- lessons and rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "chapter"), ALL_LESSONS)
def test_a_lesson_leads_from_its_first_frame_to_its_last(game: str, chapter: str) -> None:
    lesson = study.lesson(game, chapter)
    assert lesson.steps
    for step in lesson.steps:
        table = lesson.frames[step.frame].table
        assert table.reader == "A"
        if step.move:
            assert step.move in table.moves
            happened = lesson.frames[step.frame + 1].happened
            assert [(each.seat, each.text) for each in happened] == [("A", step.move)]
    assert [step.frame for step in lesson.steps] == sorted(step.frame for step in lesson.steps)


def test_a_lesson_that_breaks_a_rule_names_entry_and_reason() -> None:
    text = 'seed = "1"\nnames = ["a", "b"]\n[setup]\nplayers = 2\n[[entry]]\nmove = "B place_card king c1"\n'
    with pytest.raises(BadInput, match=r"entry 1: .*B place_card king c1"):
        study.lesson_from("kabale", text)
    with pytest.raises(BadInput, match="names"):
        study.lesson_from("kabale", text.replace('"a", ', ""))


def test_lessons_and_rules_over_http(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for game, prefix in (("el-grande", "EG-"), ("kabale", "KH-")):
                assert (await ada.get(f"/lessons/{game}")).json()["steps"]
                rules = (await ada.get(f"/rules/{game}")).json()["rules"]
                assert len(rules) > 100
                assert sum(each["id"].startswith(prefix) for each in rules) > 100  # the others are rulings
                assert all(each["text"] and each["section"] for each in rules)
            old = (await ada.get("/rules/el-grande", edition="1995")).json()["rules"]
            assert 100 < len(old) < len((await ada.get("/rules/el-grande")).json()["rules"])
            assert (await ada.get("/lessons/chess")).status_code == 422
            for game in (await ada.get("/games")).json()["games"]:
                for chapter in game["lessons"]:
                    assert (await ada.get(f"/lessons/{game['id']}/{chapter}")).json()["steps"]
            assert (await ada.get("/lessons/el-grande/nowhere")).status_code == 404
            assert (await ada.get("/lessons/el-grande/..%2F..%2Fdata")).status_code == 404

    asyncio.run(ask())
