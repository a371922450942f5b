"""What a scenario says when something differs, and what its newer keys can express, in both games."""

from __future__ import annotations

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.records import scenario
from grandee.records.forced import forced_moves
from grandee.records.match import Match

KABALE = (
    'title = "x"\ngame = "kabale"\nrules = []\noptions.players = 2\n[position]\n'
    'columns.c1 = { goal = "goal_music_5", cards = ["B assassin*"] }\n'
    'hands = { A = ["king", "queen"], B = ["squire"] }\n'
)
SPAIN = (
    'title = "x"\ngame = "el-grande"\nrules = []\noptions.players = 3\n[position]\nat = "next_part"\nto_act = "A"\n'
    'king = "castilla"\nregions = { aragon = { B = 2, C = 1 }, toledo = { B = 1, C = 4 }, granada = { C = 3 } }\n'
)
SECRET = SPAIN + 'card = "eg95_secret_withdraw_all"\n[[then]]\nmove = "A next_part special"\n'


def differences(text: str, language: str = "en") -> list[str]:
    return scenario.Scenario(text, "file").run(language)


def placed(*expected: str) -> str:
    """A king that an Assassin discards, and what is expected of it."""
    return KABALE + '[[then]]\nmove = "A place_card king c1"\n' + "".join(f"expect.{line}\n" for line in expected)


def asked(*expected: str) -> str:
    """A secret withdrawal: B and C are about to set their disks."""
    return SECRET + "".join(f"expect.{line}\n" for line in expected)


# -- events ------------------------------------------------------------------------------------------------


def test_an_event_that_did_not_happen_is_named_with_the_nearest() -> None:
    told = "placed A c1 king, flipped c1 B assassin, discarded A king c1, drew A juliet"
    assert differences(placed('events = ["flipped c1", "discarded A queen c1", "drew A", "closed c1"]')) == [
        f"then 1, events: discarded A queen c1 did not happen; nearest: discarded A king c1; all that happened: {told}",
        f"then 1, events: closed c1 did not happen; nearest: placed A c1 king; all that happened: {told}",
    ]
    assert differences(placed('events = ["drew A", "flipped c1"]')) == [
        f"then 1, events: flipped c1 happened, but not after drew A; all that happened: {told}"
    ]
    assert differences(placed('events = ["drew", "drew"]')) == [
        f"then 1, events: drew happened, but not after drew; all that happened: {told}"
    ]
    assert differences(KABALE + '[[then]]\nexpect.events = ["drew A"]') == [
        "then 1, events: drew A did not happen, and nothing else"
    ]


def test_what_must_not_happen() -> None:
    assert differences(placed('no_events = ["flipped c2", "flipped c1 A", "closed", "drew B"]')) == []
    assert differences(placed('no_events = ["closed", "flipped c1", "drew"]')) == [
        "then 1, no_events: flipped c1 happened: flipped c1 B assassin",
        "then 1, no_events: drew happened: drew A juliet",
    ]
    assert differences(asked('no_events = ["announced B", "veto-used"]')) == []
    assert differences(asked('no_events = ["announced A"]')) == [
        "then 1, no_events: announced A happened: announced A eg95_secret_withdraw_all"
    ]
    later = '[[then]]\nmove = "B disk aragon"\nexpect.no_events = ["announced", "disk-shown"]\n'
    assert differences(SECRET + later) == []  # only what came after the last move counts


# -- hands and counts --------------------------------------------------------------------------------------


def test_what_a_hand_holds_and_lacks() -> None:
    assert differences(placed('holds.A = ["queen"]', 'lacks = { A = ["king"], B = ["king", "queen"] }')) == []
    assert differences(placed('hands.A = ["queen", "juliet"]')) == []  # in any order
    assert differences(placed('hands.A = ["juliet", "queen"]')) == []
    assert differences(placed('hands.A = ["queen"]')) == ["then 1, hands.A: ['queen', 'juliet'] instead of ['queen']"]
    assert differences(placed('holds.A = ["queen", "king", "mage"]', 'lacks.B = ["squire", "king"]')) == [
        "then 1, holds.A: king, mage not in hand: queen, juliet",
        "then 1, lacks.B: squire in hand: squire",
    ]
    assert differences(asked("holds.A = [1, 13]", "lacks.A = [12]", "count.hands = { A = 12, B = 12 }")) == []
    assert differences(asked("holds.A = [12, 1]", "lacks.A = [2]")) == [
        "then 1, holds.A: 12 not in hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13",
        "then 1, lacks.A: 2 in hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13",
    ]


def test_how_many_cards_there_are() -> None:
    counts = ["decks = { A = 22, B = 23 }", "hands.A = 2", "discards.A = 1", "columns.c1.cards = 1", "goal_deck = 10"]
    assert differences(placed(*(f"count.{line}" for line in counts))) == []
    assert differences(placed("count.decks = { A = 23, B = 23 }", "count.columns.c2.cards = 1")) == [
        "then 1, count.decks.A: 22 instead of 23",
        "then 1, count.columns.c2.cards: 0 instead of 1",
    ]
    assert (
        differences(asked("count.piles = { pile_1 = 10, pile_4 = 10 }", "count.offer = 1", "count.vetoes.A = 0")) == []
    )
    assert differences(asked("count.piles.pile_1 = 11")) == ["then 1, count.piles.pile_1: 10 instead of 11"]


# -- options -----------------------------------------------------------------------------------------------


def test_the_options_of_one_seat_in_a_simultaneous_choice() -> None:
    b, c = '["disk toledo", "disk aragon"]', '["disk aragon", "disk toledo", "disk granada"]'
    assert differences(asked(f"options = {{ A = [], B = {b}, C = {c} }}", 'includes.C = ["disk granada"]')) == []
    assert differences(asked('excludes = { B = ["disk granada"] }')) == []
    assert differences(asked(f"options.B = {c}", f"options.C = {b}")) == [
        "then 1, options.B: missing: disk granada; not expected: nothing",
        "then 1, options.C: missing: nothing; not expected: disk granada",
    ]
    assert differences(asked('includes.B = ["disk granada"]', 'excludes.C = ["disk granada", "disk sevilla"]')) == [
        "then 1, includes.B: disk granada not among the options: disk aragon, disk toledo",
        "then 1, excludes.C: disk granada among the options",
    ]
    assert differences(asked('includes.A = ["disk granada"]', "options.B = []")) == [
        "then 1, includes.A: A is not asked; asked: B, C",
        "then 1, options.B: missing: nothing; not expected: disk aragon, disk toledo",
    ]
    assert differences(placed('options.B = ["place_card squire c1", "place_card squire c2"]', "options.A = []")) == []


def test_options_that_two_seats_share_are_counted() -> None:
    both = '"disk aragon", "disk toledo", "disk granada"'
    assert differences(asked(f"options = [{both}]")) == [
        "then 1, options: missing: nothing; not expected: disk aragon, disk toledo"
    ]


# -- forced moves ------------------------------------------------------------------------------------------


def test_a_forced_move_that_is_written_down_is_said_to_be_made_already() -> None:
    """A has placed nobody yet, and after the special action nothing else is left."""
    text = SPAIN + 'card = "eg95_king"\ncourt.A = 1\n[[then]]\nmove = "A next_part special"\n'
    text += '[[then]]\nmove = "A king_to galicia"\n'
    assert differences(text + 'expect.events = ["forced A next_part"]\nexpect.at = "place_one"\n') == []
    assert differences(text + '[[then]]\nmove = "A next_part place"\n') == [
        "then 3, move A next_part place: was the only option, so it was made without asking; leave this move out"
    ]
    assert differences(text + '[[then]]\nmove = "A next_part end_turn"\n') == [
        "then 3, move A next_part end_turn: A had one option only, next_part place, which was made without asking; "
        "leave this move out"
    ]


def test_a_forced_answer_to_a_simultaneous_choice() -> None:
    text = SECRET.replace("toledo = { B = 1, C = 4 }", "toledo = { C = 4 }")
    assert differences(text + 'expect.asked = ["C"]\n') == []
    assert differences(text + '[[then]]\nmove = "B disk aragon"\n') == [
        "then 2, move B disk aragon: was the only option, so it was made without asking; leave this move out"
    ]
    assert differences(text + '[[then]]\nmove = "B disk toledo"\n') == [
        "then 2, move B disk toledo: B had one option only, disk aragon, which was made without asking; "
        "leave this move out"
    ]
    assert differences(text + '[[then]]\nmove = "C disk sevilla"\n') == [
        "then 2, move C disk sevilla: There is no caballero of that colour there. (EG-CARD-SECRETALL-1)"
    ]


def test_a_forced_move_before_the_first_move_of_a_scenario() -> None:
    text = SPAIN + 'card = "eg95_king"\ncourt.A = 1\ndone = ["special"]\n[[then]]\nmove = "A next_part place"\n'
    assert differences(text) == [
        "then 1, move A next_part place: was the only option, so it was made without asking; leave this move out"
    ]
    text = KABALE.replace("assassin*", "king").replace('"king", "queen"', '"mage"')
    one = text.replace("columns.c1 = {", "columns.c2 = { closed = true }\ncolumns.c1 = {") + "[[then]]\n"
    assert differences(one + 'move = "A place_card mage c1"\n') == [
        "then 1, move A place_card mage c1: was the only option, so it was made without asking; leave this move out"
    ]
    assert differences(one + 'expect.events = ["forced A place_card", "placed A c1 mage"]\n') == []


@pytest.mark.parametrize("game", ["kabale", "el-grande"])
@pytest.mark.parametrize("seed", range(3))
def test_forced_moves_lead_where_the_engine_goes(game: str, seed: int) -> None:
    table, rng, found = Match(load_game(game).set_up({"players": 3}), seed_bytes(seed)), Rng(seed), 0
    while not table.over:
        g = table.state.clone()
        seat = table.setup.seat(table.asked[rng.below(len(table.asked))])
        options = g.legal_actions(seat)
        action = options[rng.below(len(options))]
        table.play_action(seat, action)
        g.rules.steps[g.step_number()].apply(g, seat, action)
        found += len(forced_moves(g))
        assert g == table.state
    assert (found > 0) == (game == "el-grande")


# -- the rest ----------------------------------------------------------------------------------------------


def test_an_empty_position_is_the_neutral_one_and_no_shuffled_game() -> None:
    head = 'title = "x"\ngame = "kabale"\nrules = []\n'
    neutral = scenario.Scenario(head + "[position]\n", "file").match()
    assert neutral.state == scenario.Scenario(head + 'position.to_act = "A"\n', "file").match().state
    assert neutral.view("A")["hands"]["A"] == ["king", "queen", "juliet"]
    assert neutral.view()["columns"]["c1"] == {"goal": "goal_alchemy_1", "closed": False, "cards": []}
    other = scenario.Scenario(head + "seed = 7\n[position]\n", "file").match()
    assert other.view("A") == neutral.view("A")
    assert scenario.Scenario(head, "file").match().view("A") != neutral.view("A")
    spain = head.replace("kabale", "el-grande")
    empty = scenario.Scenario(spain + "[position]\n", "file").match()
    assert (empty.decision, empty.asked, empty.view()["king"]) == ("next_part", ["A"], "galicia")
    assert empty.view()["card"] == "eg95_king"  # the only card on offer was taken by itself
    assert empty.view()["regions"] == {region: {} for region in empty.view()["regions"]}
    assert scenario.Scenario(spain, "file").match().decision == "play_power"


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_are_said_in_every_language(language: str) -> None:
    wrong = ['events = ["drew A", "flipped", "closed"]', 'no_events = ["drew"]', 'holds.A = ["king"]']
    wrong += ['lacks.B = ["squire"]', "count.hands.A = 0", 'options.A = ["traitor c1"]', 'options.B = ["traitor c1"]']
    wrong += ['includes = ["traitor c1"]', 'excludes = ["place_card squire c1"]']
    said = differences(placed(*wrong), language)
    assert len(said) == 10
    assert language == "en" or not set(said) & set(differences(placed(*wrong), "en"))
