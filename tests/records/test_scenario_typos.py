"""A typo in a scenario is refused with its place and the nearest word; it neither holds nor fails in silence."""

from __future__ import annotations

import pytest

from grandee.core.refusals import BadInput
from grandee.records import scenario

KABALE = 'title = "x"\ngame = "kabale"\nrules = []\noptions.players = 3\n'
SPAIN = 'title = "x"\ngame = "el-grande"\nrules = []\noptions.players = 3\n'


def step(head: str, *lines: str) -> str:
    return head + "[position]\n[[then]]\n" + "\n".join(lines)


def refused(*expected: str) -> list[str]:
    return ['refuse = "A place_card king c1"', *(f"expect.{line}" for line in expected)]


TOP = [
    (KABALE.replace("[]", '["KH-ASS-1", "KH-ASS-l"]'), "rules: KH-ASS-l is not known; did you mean KH-ASS-"),
    (KABALE.replace("[]", '["EG-KING-2"]'), "rules: EG-KING-2 is not known; "),
    (SPAIN.replace("[]", '["EG-KNG-2"]'), "rules: EG-KNG-2 is not known; did you mean EG-KING-2?"),
    (SPAIN.replace("[]", '["WE-95-99"]'), "rules: WE-95-99 is not known; did you mean WE-95-9?"),
    (KABALE.replace("[]", "[3]"), "rules: must be text, not 3"),
    (KABALE + 'custom.dekc = "x"', "custom: dekc is not known here; did you mean deck?"),
    (SPAIN + 'custom.mpa = "x"', "custom: mpa is not known here; did you mean map?"),
    (KABALE + "seed = [1]", "seed: must be text, not [1]"),
    (KABALE + "seed = true", "seed: must be text, not True"),
]
MOVES = [
    (step(KABALE, 'refuse = "A place_card kng c1"'), "refuse: place_card kng c1 is no move of this game; did you mean"),
    (step(KABALE, 'refuse = "A plac_card king c1"'), "refuse: plac_card king c1 is no move of this game; did you mean"),
    (step(KABALE, 'refuse = "D place_card king c1"'), "refuse: there is no seat D; the seats are A, B, C"),
    (step(KABALE, 'refuse = "place_card king c1"'), "refuse: there is no seat place_card; the seats are A, B, C"),
    (step(KABALE, 'move = "A place_card king 1"'), "move: place_card king 1 is no move of this game; did you mean"),
    (step(KABALE, 'move = "a place_card king c1"'), "move: there is no seat a; the seats are A, B, C"),
    (
        step(SPAIN, 'refuse = "A place_one toldo"'),
        "refuse: place_one toldo is no move of this game; did you mean place",
    ),
    (step(SPAIN, 'refuse = "A disk castillo"'), "refuse: disk castillo is no move of this game; did you mean disk"),
    (
        step(SPAIN, 'move = "A choose_card eg95_vto"'),
        "move: choose_card eg95_vto is no move of this game; did you mean",
    ),
    (step(KABALE, 'expect.options = ["place_card kng c1"]'), "expect.options: place_card kng c1 is no move of this ga"),
    (step(KABALE, 'expect.includes = ["place_card king"]'), "expect.includes: place_card king is no move of this ga"),
    (step(KABALE, 'expect.excludes = ["place_card kng c1"]'), "expect.excludes: place_card kng c1 is no move of this"),
    (
        step(KABALE, 'expect.excludes = ["A place_card king c1"]'),
        "expect.excludes: A place_card king c1 is no move of ",
    ),
    (step(KABALE, 'expect.excludes.A = ["place_card c1"]'), "expect.excludes.A: place_card c1 is no move of this gam"),
    (step(KABALE, 'expect.options.D = ["traitor c1"]'), "expect.options: D is not known here; known are A, B, C"),
    (step(KABALE, 'expect.options.A = "traitor c1"'), "expect.options.A: traitor c1 is not possible; allowed is"),
    *(
        (step(SPAIN, f"expect.{key} = {{}}"), f"expect.{key}: what is empty would hold whatever happens; leave it out")
        for key in ("options", "includes", "excludes")
    ),
    *(
        (step(KABALE, f"expect.{key} = {{}}"), f"expect.{key}: what is empty would hold whatever happens; leave it out")
        for key in ("holds", "lacks")
    ),
    (step(KABALE, "expect.excludes = []"), "expect.excludes: what is empty would hold whatever happens; leave it out"),
    (
        step(KABALE, "expect.includes.B = []"),
        "expect.includes.B: what is empty would hold whatever happens; leave it out",
    ),
    (
        step(SPAIN, 'expect.excludes = ["move_one A castilo toledo"]'),
        "expect.excludes: move_one A castilo toledo is no",
    ),
]
REFUSALS = [
    (
        step(KABALE, *refused('reason = "refused-card-not-in-hnd"')),
        "expect.reason: refused-card-not-in-hnd is not known",
    ),
    (step(KABALE, *refused('reason = "refused-taboo"')), "expect.reason: refused-taboo is not known; "),
    (step(KABALE, *refused('rule = "KH-TRUN-1"')), "expect.rule: KH-TRUN-1 is not known; did you mean KH-TURN-1?"),
    (step(KABALE, *refused("rule = 1")), "expect.rule: must be text, not 1"),
    (step(KABALE, 'move = "A place_card king c1"', 'expect.rule = "KH-TURN-1"'), "expect.rule: refuse is missing"),
    (step(KABALE, "expect = {}"), "needs a move, a refusal or an expectation"),
]
EVENTS = [
    (step(KABALE, 'expect.events = ["fliped c1"]'), "expect.events: there is no event fliped; did you mean flipped?"),
    (
        step(KABALE, 'expect.no_events = ["fliped"]'),
        "expect.no_events: there is no event fliped; did you mean flipped?",
    ),
    (
        step(KABALE, 'expect.no_events = ["flipped c4 B king"]'),
        "expect.no_events, flipped c4 B king: c4 is not known; known are c1, c2, c3",
    ),
    (step(KABALE, 'expect.no_events = ["flipped c1 D"]'), "expect.no_events, flipped c1 D: D is not known; known are"),
    (
        step(KABALE, 'expect.no_events = ["flipped c1 B kng"]'),
        "expect.no_events, flipped c1 B kng: kng is not known; did you mean king?",
    ),
    (
        step(KABALE, 'expect.no_events = ["closed c1 B"]'),
        "expect.no_events: closed c1 B has too many words; an event of this name has closed column",
    ),
    (step(KABALE, 'expect.no_events = ["summed c1 A x"]'), "expect.no_events, summed c1 A x: x is no number"),
    (
        step(KABALE, 'expect.no_events = ["awarded c1 goal_music_9"]'),
        "expect.no_events, awarded c1 goal_music_9: goal_music_9 is not known; did you mean goal_music_",
    ),
    (step(KABALE, "expect.events = []"), "expect.events: what is empty would hold whatever happens; leave it out"),
    (step(KABALE, 'expect.events = [""]'), "expect.events: there is no event ; "),
    (
        step(SPAIN, 'expect.no_events = ["moved A B toledo castilo"]'),
        "expect.no_events, moved A B toledo castilo: castilo is not known; did you mean castillo?",
    ),
    (
        step(SPAIN, 'expect.no_events = ["forced A next_prt"]'),
        "expect.no_events, forced A next_prt: next_prt is not known; did you mean next_part?",
    ),
]
POSITIONS = [
    (step(KABALE, 'expect.asked = ["D"]'), "expect.asked: D is not known; known are A, B, C"),
    (step(KABALE, 'expect.winners = ["a"]'), "expect.winners: a is not known; known are A, B, C"),
    (step(KABALE, "expect.gained = { D = 0 }"), "expect.gained: D is not known here; known are A, B, C"),
    (step(KABALE, "expect.points = { D = 0 }"), "expect.points: D is not known here; known are A, B, C"),
    (step(KABALE, "expect.points = { A = true }"), "expect.points.A: True is not possible; allowed is a whole number"),
    (step(KABALE, 'expect.at = "place_crad"'), "expect.at: place_crad is not known; did you mean place_card?"),
    (step(KABALE, 'expect.hands.A = ["kng"]'), "expect.hands.A: kng is not known; did you mean king?"),
    (step(KABALE, "expect.hands.D = []"), "expect.hands: D is not known here; known are A, B, C"),
    (step(KABALE, 'expect.hands.A = "king"'), "expect.hands.A: king is not possible; allowed is a list of words"),
    (step(KABALE, 'expect.holds.A = ["kng"]'), "expect.holds.A: kng is not known; did you mean king?"),
    (step(KABALE, 'expect.lacks.A = ["kng"]'), "expect.lacks.A: kng is not known; did you mean king?"),
    (step(KABALE, 'expect.lacks.E = ["king"]'), "expect.lacks: E is not known here; known are A, B, C"),
    (step(KABALE, "expect.lacks.A = []"), "expect.lacks: what is empty would hold whatever happens; leave it out"),
    (step(KABALE, 'expect.lacks = "king"'), "expect.lacks: must be a table with A, B, C"),
    (step(KABALE, "expect.count.deck.A = 22"), "expect.count: deck is not known here; did you mean decks?"),
    (step(KABALE, "expect.count.decks.E = 0"), "expect.count.decks: E is not known here; known are A, B, C"),
    (step(KABALE, 'expect.count.decks.A = "22"'), "expect.count.decks.A: 22 is not possible; allowed is a whole num"),
    (step(KABALE, "expect.count.ended = 0"), "expect.count: ended is not known here; "),
    (step(KABALE, "expect.columns.c1.crads = []"), "expect.columns.c1: crads is not known here; did you mean cards?"),
    (step(KABALE, "expect.columns.c4.cards = []"), "expect.columns: c4 is not known here; known are c1, c2, c3"),
    (step(KABALE, 'expect.columns.c1.cards = ["B kng*"]'), "expect.columns.c1.cards: kng is not known; did you mean k"),
    (step(KABALE, 'expect.columns.c1.cards = ["D king"]'), "expect.columns.c1.cards: there is no seat D; the seats"),
    (step(KABALE, 'expect.columns.c1.cards = ["king"]'), "expect.columns.c1.cards: king is no card on the table; wri"),
    (step(KABALE, 'expect.columns.c1.cards = ["B king* sen"]'), "expect.columns.c1.cards: B king* sen is no card on"),
    (step(KABALE, 'expect.columns.c1.cards = ["B king* not qeen"]'), "expect.columns.c1.cards: qeen is not known; did"),
    (step(KABALE, 'expect.won.A = ["goal_musik_1"]'), "expect.won.A: goal_musik_1 is not known; did you mean goal_mu"),
    (step(SPAIN, "expect.regions.toldeo = { A = 0 }"), "expect.regions: toldeo is not known here; did you mean tole"),
    (step(SPAIN, "expect.regions.toledo = { E = 0 }"), "expect.regions.toledo: E is not known here; known are A, B"),
    (step(SPAIN, "expect.court = { E = 0 }"), "expect.court: E is not known here; known are A, B, C"),
    (step(SPAIN, 'expect.king = "toldo"'), "expect.king: toldo is not known; did you mean toledo?"),
    (step(SPAIN, 'expect.boards.board_8 = "toldo"'), "expect.boards.board_8: toldo is not known; did you mean toledo?"),
    (step(SPAIN, 'expect.vetoes.A = ["nxt"]'), "expect.vetoes.A: nxt is not known; did you mean next?"),
    (
        step(SPAIN, "expect.lacks.A = [14]"),
        "expect.lacks.A: 14 is not possible; allowed is a whole number from 1 to 13",
    ),
    (step(SPAIN, "expect.count.piles.pile_8 = 0"), "expect.count.piles: pile_8 is not known here; did you mean pile_"),
    (step(SPAIN, 'expect.card = "eg95_vto"'), "expect.card: eg95_vto is not known; did you mean eg95_veto?"),
]


@pytest.mark.parametrize(("text", "said"), MOVES + REFUSALS + EVENTS + POSITIONS)
def test_a_typo_in_a_step_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        scenario.Scenario(text, "file")
    sentence = str(fault.value)
    assert sentence.startswith((f"file: then 1, {said}", f"file: then 1: {said}"))
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("text", "said"),
    [
        *TOP,
        (KABALE + 'position.column = "c1"', "position.column: is possible only together with at = disguise, at = trai"),
    ],
)
def test_a_typo_above_the_steps_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        scenario.Scenario(text, "file")
    assert str(fault.value).startswith(f"file: {said}")


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ('at = "place_one"', 'at = "place_on"', "position.at: place_on is not possible; allowed is one of place_one"),
        ('to_act = "A"', 'to_act = "B"', "position.to_act: B is not possible; allowed is one of A"),
        ('asked = ["A"]', 'asked = ["B"]', "position.asked: ['B'] is not possible; allowed is one of ['A']"),
    ],
)
def test_what_stands_beside_an_agenda_must_fit_it(written: str, instead: str, said: str) -> None:
    text = SPAIN + '[position]\nat = "next_part"\nto_act = "A"\ncard = "eg95_king"\ncourt.A = 3\n[[then]]\n'
    found = scenario.Scenario(text + 'move = "A next_part place"', "file")
    table = found.match()
    table.play("A", "next_part place")
    whole = scenario.write(table, "x", [])
    assert scenario.Scenario(whole, "file").match().state == table.state
    assert whole.count(written) == 1
    with pytest.raises(BadInput) as fault:
        scenario.Scenario(whole.replace(written, instead), "file")
    assert str(fault.value) == f"file: {said}"


def test_a_move_that_the_game_does_not_have_can_be_meant() -> None:
    """Whoever names the reason means it, and it must be the true one."""
    text = step(SPAIN, 'refuse = "A king_to castillo"', 'expect.reason = "refused-unknown-move"')
    assert scenario.Scenario(text, "file").run() == []
    text = step(SPAIN, 'refuse = "A king_to toledo"', 'expect.reason = "refused-unknown-move"')
    assert scenario.Scenario(text, "file").run() == [
        "then 1, reason: refused-other-decision instead of refused-unknown-move"
    ]


def test_every_rule_of_a_spec_can_be_cited() -> None:
    for rules in ('["KH-TURN-1", "KH-D1", "A-1"]', '["EG-KING-2", "AMB-9", "WE-95-9", "GAP-1"]'):
        head = KABALE if "KH" in rules else SPAIN
        assert scenario.Scenario(head.replace("[]", rules), "file").rules
