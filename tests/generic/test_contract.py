"""What every game must keep. A new game gets all of this by its id in tests/kit.py."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandee.core.actions import Actions
from grandee.core.cells import CORE_CELLS
from grandee.core.chance import Rng
from grandee.core.events import Events
from grandee.core.fields import Shown
from grandee.core.game import seed_bytes
from grandee.core.refusals import IllegalMove
from grandee.games import SHIPPED, load_game
from grandee.records import notation, record
from grandee.records.match import Match
from tests.games.parts import random_files
from tests.kit import GAMES, by_tier, random_setup, rule, setups, step, tables, walk

games = pytest.mark.parametrize("game", GAMES)


@games
@given(data=st.data())
def test_random_games_keep_the_invariants_and_always_have_options(game: str, data: st.DataObject) -> None:
    found = load_game(game)
    setup = data.draw(setups(found))
    table = Match(setup, seed_bytes(data.draw(st.integers(0, 2**40))))
    rng = Rng(data.draw(st.integers(0, 2**40)))
    found.check(table.state)
    while not table.over:
        for letter in table.asked:
            assert len(table.legal_moves(letter)) >= 2, "a decision with one option is taken by itself"
        step(table, rng)
        found.check(table.state)
    assert table.winners
    assert table.asked == []


@games
def test_random_set_ups_have_every_file_that_the_game_brings(game: str) -> None:
    """Now and then, alone and together, and each time another one."""
    found = load_game(game)
    own = [setup.custom for seed in range(80) if (setup := random_setup(found, Rng(seed))).custom]
    if not random_files(game, found.set_up({}).options, Rng(0)):
        assert own == []
        return
    names = {option.name for option in found.options.options if option.kind == "file"}
    assert {name for custom in own for name in custom} == names
    assert any(set(custom) == names for custom in own)
    assert len({tuple(custom.items()) for custom in own}) == len(own)


@pytest.mark.long
@games
def test_a_hundred_thousand_random_games_keep_the_invariants(game: str) -> None:
    """With random options; the invariants are checked now and then and at the end."""
    found = load_game(game)
    for number in range(10_000 if game in SHIPPED else 1_000):  # a toy is plain Python
        rng = Rng(number)
        setup = random_setup(found, rng)
        for again in range(10):
            table = setup.rules.begin(seed_bytes(f"{number} {again}"))
            out = Actions(setup.rules.actions)
            while not table.is_over():
                seat = table.to_move()
                table.legal(seat, out)
                table.apply(seat, out.items[rng.below(out.n)], out)
                if rng.below(100) == 0:
                    found.check(table)
            found.check(table)


@games
@given(data=st.data())
def test_notation_is_total_and_parses_back(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    rules = table.setup.rules
    for action in rules.space.published:
        assert rules.space.numbers[rules.space.names[action]] == action
    for letter in table.asked:
        seat = table.setup.seat(letter)
        for action in table.state.legal_actions(seat):
            assert notation.read(rules, notation.write(rules, seat, action)) == (seat, action)


@games
@given(data=st.data())
def test_clone_and_bytes_are_faithful_and_independent(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    state = table.state
    copy = state.clone()
    back = table.setup.rules.restore(state.serialise())
    assert copy == state
    assert back == state
    assert hash(copy) == hash(state)
    before = state.serialise()
    if not table.over:
        seat = copy.to_move()
        out = Actions(table.setup.rules.actions)
        copy.apply(seat, copy.legal_actions(seat)[0], out)
        assert copy != state
    assert state.serialise() == before


@games
@given(data=st.data())
def test_every_number_of_a_state_belongs_to_a_field_with_a_visibility(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    layout = table.setup.rules.layout
    covered = [cell for field in layout.fields for cell in range(field.at, field.at + field.size)]
    assert covered == list(range(len(table.state.cells)))
    assert all(isinstance(field.shown, Shown) for field in layout.fields)
    assert sum(field.size for field in layout.fields[:3]) == CORE_CELLS


@games
@given(data=st.data())
def test_the_same_seed_and_moves_give_the_same_game(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    again = Match(table.setup, table.seed, table.names)
    record.play_all(again, table.moves)
    assert again.state == table.state
    assert again.events.rows == table.events.rows


@games
@given(data=st.data())
def test_events_change_nothing(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    silent = table.setup.begin(table.seed)
    out = Actions(table.setup.rules.actions)
    for move in table.moves:
        silent.apply(*notation.read(table.setup.rules, move), out)
    assert silent == table.state


@games
@given(data=st.data())
def test_options_left_by_apply_are_those_of_the_lowest_seat(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    if table.moves and not table.over:
        assert table.out.to_list() == table.state.legal_actions(table.state.to_move())
        assert [i for i, legal in enumerate(table.out.mask()) if legal] == sorted(table.out.to_list())


@games
@given(data=st.data())
def test_a_refused_move_has_a_reason_and_changes_nothing(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    rules = table.setup.rules
    out = Actions(rules.actions)
    before = table.state.serialise()
    table.state.events = events = Events()
    words = table.words("en")
    for seat in range(-2, rules.seats + 2):
        legal = table.state.legal_actions(seat)
        tried = data.draw(st.lists(st.integers(-3, rules.actions + 3), min_size=5, max_size=5))
        for action in [*tried, *range(0, int(rules.actions), 17)]:
            if action not in legal:
                with pytest.raises(IllegalMove) as refused:
                    table.state.play(seat, action, out)
                assert words.render(refused.value.as_message())
    assert table.state.serialise() == before
    assert events.rows == []


@games
@given(data=st.data())
def test_a_record_replays_to_every_state(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    written = record.read(record.of_match(table, whole=True).to_json())
    assert record.replay(written).state == table.state
    at = data.draw(st.integers(0, len(table.moves)))
    assert record.replay(written, at).moves == table.moves[:at]


@games
@given(data=st.data())
def test_a_position_reads_back_as_the_same_state(game: str, data: st.DataObject) -> None:
    """Everything but the random stream, which a position does not name, and a game that is over, which has none."""
    table = data.draw(tables(game))
    if table.over:
        return
    described = table.setup.game.describe(table.setup, table.state)
    read = table.setup.game.position(table.setup, described, table.seed)
    stream = table.setup.rules.layout.named("stream").size
    assert list(read.cells)[stream:] == list(table.state.cells)[stream:]


@games
@given(data=st.data())
def test_taking_back_leads_to_the_state_before(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    rng = Rng(5)
    while not table.over and table.sealed != len(table.moves):
        step(table, rng)
    before, moves, events = table.state.serialise(), list(table.moves), list(table.events.rows)
    if table.over:
        return
    step(table, rng)
    while table.sealed != len(table.moves):
        step(table, rng)
    table.take_back()
    assert table.state.serialise() == before
    assert table.moves == moves
    assert table.events.rows == events


@games
@given(data=st.data())
def test_answers_to_a_simultaneous_choice_may_come_in_any_order(game: str, data: st.DataObject) -> None:
    """Also for games that have none yet: then nothing is to be shown."""
    table = data.draw(tables(game, 12))
    if len(table.asked) < 2:
        return
    answers = {letter: data.draw(st.sampled_from(table.legal_moves(letter))) for letter in table.asked}
    ends = []
    for order in (sorted(answers), data.draw(st.permutations(sorted(answers)))):
        again = Match(table.setup, table.seed)
        record.play_all(again, table.moves)
        again.sealed = table.sealed
        for letter in order:
            again.play(letter, answers[letter])
        ends.append((again.state.serialise(), again.moves))
    assert ends[0] == ends[1]


def test_the_toy_game_asks_several_seats_at_once() -> None:
    assert walk(load_game("dials").set_up({}), 1, 0).asked == ["A", "B", "C"]


@rule("KH-RND-1", "KH-FIN-1", "KH-END-7")
def test_a_game_of_kabale_has_six_rounds() -> None:
    for seed in range(by_tier(3, 20, 200)):
        table = walk(load_game("kabale").set_up({"players": 2 + seed % 5}), seed, 10_000)
        rounds = [row for row in table.events.rows if table.setup.rules.event_kinds[row[0]].name == "round-started"]
        assert [row[1] for row in rounds] == [1, 2, 3, 4, 5, 6]
        assert table.over
