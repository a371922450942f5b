"""What a page asks to understand a game: facts, why not, what if, frames, records, lessons, rules."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.chance import Rng
from grandee.core.events import Events
from grandee.core.refusals import BadInput, Say
from grandee.core.title import seed_bytes
from grandee.core.words import LANGUAGES
from grandee.games import title
from grandee.games.el_grande.happenings import GENERAL_SCORING_STARTED
from grandee.games.el_grande.state import ElGrande
from grandee.games.kabale.abilities import NO_NUMBER, Column
from grandee.games.kabale.scoring import printed_numbers
from grandee.games.kabale.speech import half
from grandee.games.kabale.state import Kabale
from grandee.records import log, record
from grandee.records.table import Table, new
from grandee.server import gate, study, views
from grandee.server.live import Live, Sitter
from grandee.server.messages import Terms
from grandee.server.problems import Problem
from grandee.server.store import Entry
from tests.kit import GAMES, MOVES_A_SEAT, random_options, rule, walk
from tests.server.kit import HERE, ME, Person, bot, serving
from tests.worlds import true_moves

SPEAKING = ("el-grande", "kabale")  # those with words in all languages


def at_server(table: Table) -> tuple[Live, list[Entry]]:
    """A server's table after the moves of a table of records, and its log."""
    sitters = [Sitter("person", letter) for letter in table.set_up.letters]
    live = Live("table", table.set_up, table.seed, Terms(), sitters)
    log = [Entry(1, 0, "start", -1, "", "")]
    live.take(log[0])
    for seat, action in true_moves(table):
        what = "answer" if live.is_secret_choice() else "move"
        log.append(Entry(live.n + 1, 1000 * live.n, what, seat, table.set_up.rules.space.names[action], ""))
        live.take(log[-1])
    return live, log


def placing(seed: int = 1) -> Live:
    """A table of El Grande at which seat A places caballeros."""
    table = new("el-grande", seed=seed, players=3, start_seat="A")
    for seat, power in zip("ABC", (13, 2, 3), strict=True):
        table.play(seat, f"play_power {power}")
    while table.decision != "place_one":
        wanted = {"choose_card": "choose_card pile_4", "next_part": "next_part place"}
        table.play("A", wanted.get(table.decision, table.options("A")[0]))
    return at_server(table)[0]


# -- sentences -------------------------------------------------------------------------------------------------------


def said_by(saying: Any) -> Any:
    """What the page does: a saying back as a sentence."""
    if isinstance(saying, dict):
        return Say(saying["id"], **{name: said_by(value) for name, value in saying["args"].items()})
    if isinstance(saying, list):
        return [said_by(each) for each in saying]
    return saying


@pytest.mark.parametrize("game", SPEAKING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_words_questions_and_options_like_the_terminal(game: str, language: str) -> None:
    rng = Rng(5)
    found = title(game)
    words = found.words(language)
    for _ in range(12):
        set_up = found.set_up(random_options(found, rng))
        table = walk(set_up, rng.word(), rng.below(MOVES_A_SEAT[game] * set_up.seats))
        live, _ = at_server(table)
        for reader in live.asked():
            view, actions = live.state.view(reader), live.state.options(reader)
            said = json.loads(msgspec.json.encode(views.table_said(live, reader, 0)))
            assert words.say(said_by(said["question"])) == found.prompt(set_up, view, words)
            worded = [words.say(said_by(choice)) for choice in said["choices"]]
            assert worded == [found.choice(set_up, view, action, words) for action in actions]
            assert len(said["choices"]) == len(said["moves"])
        spectator = views.table_said(live, -1, 0)
        assert (spectator.question, spectator.choices) == (None, [])


@pytest.mark.parametrize("game", SPEAKING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_all_cards_are_those_of_the_terminal(game: str, language: str) -> None:
    found = title(game)
    set_up, words = found.set_up({}), found.words(language)
    facts = json.loads(msgspec.json.encode(study.facts_said(set_up)))
    assert set(facts["cards"]) == set(found.cards(set_up))
    for card, known in facts["cards"].items():
        assert " ".join(words.say(said_by(saying)) for saying in known["text"]) == found.card_text(set_up, card, words)
    for kind in set_up.rules.event_kinds:
        assert f"event-{kind.name}" in words
        assert [arg["name"] for arg in facts["events"][kind.name]] == [arg.name for arg in kind.args]


# -- the outlook -----------------------------------------------------------------------------------------------------


@rule("EG-SCORE-1", "EG-SCORE-6", "EG-SCORE-9", "EG-SCORE-10", "EG-2P-19", "EG-3P-5")
def test_the_outlook_is_what_a_general_scoring_pays() -> None:
    """All that a general scoring pays in regions into which nobody moves from the castillo."""
    rng, compared = Rng(3), 0
    found = title("el-grande")
    for _ in range(40):
        set_up = found.set_up(random_options(found, rng))
        table = Table(set_up, seed_bytes(rng.word()))
        while not table.over and compared < 400:
            before, so_far = table.state.clone(), len(table.events.rows)
            asked = table.asked
            seat = set_up.seat(asked[rng.below(len(asked))])
            options = table.state.options(seat)
            table.play_action(seat, options[rng.below(len(options))])
            told = [log.words_of(set_up, row) for row in table.events.rows[so_far:]]
            if not any(event[0] == "general-scoring" for event in told) or "moved" in {event[0] for event in told}:
                continue
            assert isinstance(before, ElGrande)
            outlook = found.outlook(set_up, before.view(-1))
            changed = {event[2] for event in told if event[0] == "left-castillo"}
            paid: dict[str, dict[str, list[int]]] = {}
            for event in told:
                if event[0] == "paid":
                    paid.setdefault(event[2], {})[event[1]] = [*map(int, event[3:]), 0, 0]
                elif event[0] == "bonus":
                    paid[event[2]][event[1]][4 if event[4] == "king" else 5] += int(event[3])
            for area, seen in outlook.items():
                if area not in changed | {"order", "castillo"}:
                    rows = {row["seat"]: list(row.values())[1:] for row in seen["rows"]}
                    assert rows == paid.get(area, {})
                    compared += 1
    assert compared > 50


def test_who_is_in_the_castillo_is_in_the_outlook_only_when_everything_is_open() -> None:
    table = walk(title("el-grande").set_up({}), 5, 40)
    closed = table.set_up.title.outlook(table.set_up, table.state.view(0))["castillo"]
    assert closed == {"paid": [5, 3, 1]}
    assert set(table.set_up.title.outlook(table.set_up, table.state)["castillo"]) == {"paid", "rows", "holders"}


@rule("EG-SCORE-2", "EG-SCORE-6", "EG-SCORE-7")
@pytest.mark.parametrize("tie_rule", ["positional", "sliding"])
def test_the_outlook_names_the_holders_of_every_paid_place(tie_rule: str) -> None:
    found = title("el-grande")
    set_up = found.set_up({"players": 5, "tie_rule": tie_rule})
    pieces = {"castilla": {"A": 3, "B": 2, "C": 2, "D": 1}, "aragon": {"A": 2, "B": 2, "C": 2, "D": 1, "E": 1}}
    state = found.position(set_up, {"regions": pieces, "king": "galicia", "boards": {"board_8": "toledo"}}, bytes(32))
    seen = found.outlook(set_up, state.view(0))
    assert seen["castilla"]["holders"] == [["A"], [], ["B", "C"]]
    assert seen["aragon"]["holders"] == [[], ["A", "B", "C"], []]
    assert seen["toledo"] == {"paid": [8, 4, 0], "rows": [], "holders": [[], [], []]}
    for area in ("castilla", "aragon"):  # who holds a place is paid what it pays
        points = {row["seat"]: row["points"] for row in seen[area]["rows"]}
        places = zip(seen[area]["holders"], seen[area]["paid"], strict=True)
        paid = {seat: worth for seats, worth in places for seat in seats}
        assert points == {seat: paid.get(seat, 0) for seat in points}


@rule("EG-POWER-4", "EG-TURN-1", "EG-INFO-7")
def test_the_outlook_names_the_turns_to_come() -> None:
    found = title("el-grande")
    table = Table(found.set_up({"players": 5}), seed_bytes("order"))
    rng, promised, compared = Rng(7), [""], 0
    while not table.over:
        so_far = len(table.events.rows)
        options = table.options(table.asked[0])
        table.play(table.asked[0], options[rng.below(len(options))])
        for event in (log.words_of(table.set_up, row) for row in table.events.rows[so_far:]):
            if event[0] == "round-started":
                promised = [""]
            elif event[0] == "turn-started":
                compared += promised[1:2] == [event[1]]
                assert promised[1:2] in ([event[1]], [])
        view = table.state.view(0)
        promised = found.outlook(table.set_up, view)["order"]
        assert promised == found.outlook(table.set_up, table.state.view(-1))["order"]
        if found.describe(table.set_up, view).get("at") == "play_power":
            first = "ABCDE".index(found.describe(table.set_up, view)["first"])
            assert promised == list("ABCDE"[first:] + "ABCDE"[:first])
            promised = [""]
    assert compared == 9 * 4
    assert promised == []


@rule("KH-WIN-1", "KH-TURN-3", "KH-INFO-3")
def test_a_reader_counts_what_it_knows_and_not_more() -> None:
    table = new("kabale", players=2, seed=7)
    first = table.options("A")[0].rpartition(" ")[0]
    table.play("A", f"{first} c1")
    card = table.set_up.title.card_facts(table.set_up)[first.split()[1]]
    mine, theirs = (table.set_up.title.outlook(table.set_up, table.state.view(seat))["c1"] for seat in (0, 1))
    assert (mine["unknown"], theirs["unknown"]) == ([], ["A"])
    assert theirs["sums"] == {}
    assert mine["sums"] in ({"A": card["number"]}, {"A": (card["matched"] or card)["number"]})
    assert (mine["flips"], mine["laid"]) == (0, 1)
    everything = table.set_up.title.outlook(table.set_up, table.state)
    assert everything["c1"] == mine


# -- why and what if -------------------------------------------------------------------------------------------------


@rule("EG-PLACE-4")
@pytest.mark.parametrize("reading", ["separate", "single_slot"])
def test_the_outlook_says_which_goals_are_filled_as_the_rules_do(reading: str) -> None:
    seen = {True: 0, False: 0}
    for seed in range(8):
        set_up = title("kabale").set_up(
            {"players": 3, "disguise_stack": reading, "round_end_check": "after_resolution"}
        )
        for length in range(4, 40, 5):
            table = walk(set_up, seed, length)
            if table.state.over():
                continue
            assert isinstance(table.state, Kabale)
            columns = set_up.title.outlook(set_up, table.state.view(0)).values()
            assert all(column["filled"] for column in columns) == table.state.all_filled()
            for i, column in enumerate(columns):
                seen[column["filled"]] += 1
                assert column["goal"] == set_up.title.describe(set_up, table.state)["columns"][f"c{i + 1}"]["goal"]
    assert all(seen.values())


def test_a_card_tells_its_number_for_every_discipline_as_the_scoring_counts_it() -> None:
    set_up = title("kabale").set_up({"players": 2})
    cards = set_up.title.card_facts(set_up)
    state = walk(set_up, 1, 1).state
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
    live = placing()
    n, legal = live.n, live.set_up.rules.space.names[live.state.options(0)[0]]
    king = live.set_up.title.describe(live.set_up, live.state)["king"]
    refused = study.why(live, 0, f"place_one {king}", "en")
    assert not refused.legal
    assert refused.rule.startswith("EG-")
    assert refused.text
    assert study.why(live, 0, legal, "en").legal
    assert study.why(live, 1, legal, "cs").problem == "refused-not-asked"
    unknown = study.why(live, 0, "conquer everything", "de")
    assert (unknown.legal, unknown.problem) == (False, "refused-unknown-move")
    assert "conquer everything" in unknown.text
    assert live.n == n


def test_what_if_is_the_outlook_after_the_move() -> None:
    live = placing()
    names = live.set_up.rules.space.names
    for action in live.state.options(0):
        promised = study.what_if(live, 0, names[action]).outlook
        after = live.state.clone()
        after.apply(0, action, live.set_up.rules.tried.another())
        assert promised == live.set_up.title.outlook(live.set_up, after.view(0))
    with pytest.raises(Problem):
        study.what_if(live, 0, "play_power 1")


def general_scoring_follows(live: Live, seat: int, action: int) -> bool:
    """Whether a move is the last one before a general scoring for which nobody has to set a disk."""
    after = live.state.clone()
    after.events = events = Events()
    after.apply(seat, action, live.set_up.rules.tried.another())
    return any(row[0] == GENERAL_SCORING_STARTED for row in events.rows)


def test_what_if_leaves_a_general_scoring_out() -> None:
    """What comes at the end of a round anyway is not what the move pays."""
    followed = 0
    for seed in range(150):
        table = walk(title("el-grande").set_up({"players": 2}), seed, 40 + seed % 60)
        live, _ = at_server(table)
        if table.over or live.is_secret_choice():
            continue
        seat = next(seat for seat in range(2) if live.state.asks(seat))
        for action in live.state.options(seat):
            if general_scoring_follows(live, seat, action):
                name = live.set_up.rules.space.names[action]
                followed += 1
                if name == "next_part end_turn":
                    assert study.what_if(live, seat, name).pays == {}
    assert followed


def test_what_if_tells_what_a_scoring_card_pays() -> None:
    """What was foretold is what the scores rise by; and it is foretold for cards with and without a choice."""
    foretold: set[str] = set()
    set_up = title("el-grande").set_up({"players": 3})
    scoring = {card for card, facts in set_up.title.card_facts(set_up).items() if facts["scores"]}
    for seed in range(300):
        table = walk(set_up, seed, 15 + seed)
        card = set_up.title.describe(set_up, table.state)["card"]
        if card not in scoring or table.over:
            continue
        foretold |= {card} if tells_what_it_pays(table) else set()
        for letter in set_up.letters:
            if "next_part special" in table.options(letter):
                table.play(letter, "next_part special")
                if table.decision == "choose_region":
                    foretold |= {f"{card}, chosen"} if tells_what_it_pays(table) else set()
    assert {"eg95_score_fours", "eg95_score_any_p2, chosen"} <= foretold, foretold


def tells_what_it_pays(table: Table) -> bool:
    """Whether something is foretold of a move on offer; it is what the scores rise by."""
    live, _ = at_server(table)
    set_up, state = live.set_up, live.state
    if live.is_secret_choice():
        return False
    seat = next(seat for seat in range(set_up.seats) if state.asks(seat))
    before = set_up.title.describe(set_up, state)
    foretold = False
    for action in state.options(seat):
        name = set_up.rules.space.names[action]
        pays = study.what_if(live, seat, name).pays
        assert "castillo" not in pays, "it is closed until it is scored (EG-INFO-3)"
        scores_castillo = before["card"] == "eg95_score_castillo" or name.endswith(" castillo")
        if scores_castillo or general_scoring_follows(live, seat, action):
            continue
        after = state.clone()
        after.apply(seat, action, set_up.rules.tried.another())
        score = set_up.title.describe(set_up, after)["score"]
        risen = {letter: score[letter] - before["score"][letter] for letter in set_up.letters}
        assert risen == {letter: sum(area.get(letter, 0) for area in pays.values()) for letter in set_up.letters}
        foretold = foretold or bool(pays)
    return foretold


def test_what_if_says_nothing_of_a_card_that_would_be_turned_up() -> None:
    table = new("kabale", players=2, seed=7)
    table.play("A", table.options("A")[0].rpartition(" ")[0] + " c1")
    live, _ = at_server(table)
    move = next(move for move in table.options("B") if move.endswith("c1"))
    promised = study.what_if(live, 1, move).outlook["c1"]
    assert promised["needed"] > 0
    assert "A" not in promised.get("sums", {})  # which card of A's it turns up is not known
    other = study.what_if(live, 1, move.replace("c1", "c2")).outlook["c2"]
    assert set(other["sums"]) == {"B"}


# -- frames ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_what_people_saw(game: str) -> None:
    table = walk(title(game).set_up({}), 11, 60)
    for reader in (0, 1, -1, None):
        live, log = at_server(walk(table.set_up, 11, 0))
        full, entries = at_server(table)
        again = Live("table", table.set_up, table.seed, Terms(), [Sitter("person", x) for x in table.set_up.letters])
        frames, more = asyncio.run(study.frames_of(again, entries, reader))
        assert not more
        assert [frame.n for frame in frames] == [entry.n for entry in entries]
        for frame, entry in zip(frames, entries, strict=True):
            happened = live.take(entry) if entry.n > 1 else live.recent[0]
            seen = views.table_said(live, reader, entry.at)
            seen.cancel = False
            assert frame.table == seen
            assert frame.happened == [views.happening(live, happened, reader)]
        assert live.state == full.state
        assert log[0] == entries[0]


def test_frames_come_in_parts_and_without_what_was_taken_back() -> None:
    table = walk(title("el-grande").set_up({}), 3, 10**6)
    _, log = at_server(table)
    taken_back = [*log[:9], Entry(10, 0, "cancel", log[8].seat, "", ""), *log[8:]]
    kept = study.without_cancelled(taken_back)
    assert [entry.text for entry in kept] == [entry.text for entry in log]

    def part(after: int) -> tuple[list[Any], bool]:
        start = Live("", table.set_up, table.seed, Terms(), [Sitter("person", x) for x in table.set_up.letters])
        return asyncio.run(study.frames_of(start, log, 0, after))

    seen, more = part(0)
    while more:
        assert len(seen) % study.FRAMES == 0
        further, more = part(seen[-1].n)
        assert further[0].after == seen[-1].n
        seen += further
    assert [frame.n for frame in seen] == [entry.n for entry in log]
    assert seen[-1].table.result == table.points


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
                assert (answer.status_code, answer.json()["problem"]) == (409, "problem-not-over")
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
                assert (await ada.get(f"/tables/{table}/why", seat="B", move=move[0])).json()["legal"]
                assert "outlook" in (await ada.get(f"/tables/{table}/what-if", seat="B", move=move[0])).json()
                assert (await watcher.get(f"/tables/{table}/why", seat="B", move=move[0])).status_code == 403
            old = await ada.get(f"/tables/{table}/what-if", seat="A", move="no such move", version=0)
            assert old.json() == {"outlook": {}, "pays": {}}
            answer = await ada.get(f"/tables/{table}/what-if", seat="A", move="no such move")
            assert answer.status_code == 422

    asyncio.run(play())


def test_a_record_from_another_table_is_shown_and_not_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            played = walk(title("kabale").set_up({"players": 3}), 4, 10**6)
            text = record.of_table(played).to_json()
            frames, after = [], 0
            while True:
                answer = await ada.post("/frames", record=text, seat="*", after=after)
                assert answer.status_code == 200, answer.text
                frames += answer.json()["frames"]
                after = frames[-1]["n"]
                if not answer.json()["more"]:
                    break
            assert len(frames) == len(played.moves) + 1
            assert frames[-1]["table"]["result"] == played.points
            assert frames[0]["table"]["reader"] == "*"
            seen = (await ada.post("/frames", record=text, seat="B")).json()["frames"][0]["table"]
            assert isinstance(seen["view"]["hands"]["A"], int)
            running = record.of_table(walk(played.set_up, 4, 10), "A").to_json()
            sealed = await ada.post("/frames", record=running)
            assert (sealed.status_code, sealed.json()["problem"]) == (422, "bad-sealed")
            spoilt = json.loads(text)
            spoilt["moves"][3] = spoilt["moves"][2]
            refused = await ada.post("/frames", record=json.dumps(spoilt))
            assert (refused.status_code, refused.json()["problem"]) == (422, "bad-refused-move")
            assert "move 4" in refused.json()["text"]
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
            assert seen["frames"][-1]["table"]["result"] == told.result
            assert seen["frames"][0]["table"]["seats"][0]["kind"] == "bot"
            assert (await ada.get(f"/tables/{table}/frames", seat="B")).json()["frames"][0]["table"]["reader"] == "B"
            assert (await ada.get(f"/tables/{table}/frames", seat="H")).status_code == 403

    asyncio.run(play())


def test_frames_have_a_limit_of_their_own() -> None:
    assert gate.kind_of("GET", "/api/tables/abc/frames") == "frames"
    assert gate.kind_of("POST", "/api/frames") == "frames"
    assert gate.kind_of("GET", "/api/tables/abc/facts") == "read"


# -- lessons and rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SPEAKING)
def test_a_lesson_leads_from_its_first_frame_to_its_last(game: str) -> None:
    lesson = study.lesson(game)
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
    text = 'seed = "1"\nnames = ["a", "b"]\n[set_up]\nplayers = 2\n[[entry]]\nmove = "B place_card king c1"\n'
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

    asyncio.run(ask())
