"""The cards and the map of El Grande, and what is said of files that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.games.el_grande.deck import Deck, standard_deck
from grandee.games.el_grande.effects import SPECIALS
from grandee.games.el_grande.map import Map, standard_map
from grandee.records import record
from tests.kit import rule, walk


def deck_with(old: str, new_text: str) -> str:
    text = standard_deck().text
    assert old in text
    return text.replace(old, new_text, 1)


def map_with(old: str, new_text: str) -> str:
    text = standard_map().text
    assert old in text
    return text.replace(old, new_text, 1)


# -- what is shipped -----------------------------------------------------------------------------


@rule("EG-COMP-5", "EG-SETUP-3", "WE-95-8")
def test_the_deck_has_45_cards_in_five_piles() -> None:
    sizes = [0] * 5
    for card in standard_deck().cards:
        sizes[card.pile - 1] += card.copies
    assert sizes == [11, 11, 11, 11, 1]


def test_every_effect_of_the_vocabulary_is_used_and_no_rule_knows_a_card() -> None:
    used = {card.special.word for card in standard_deck().cards}
    assert used == set(SPECIALS.known)
    for file in Path(load_game.__code__.co_filename).parent.joinpath("el_grande").glob("*.py"):
        assert "eg95_" not in file.read_text("utf-8").replace("eg95_banish_scope", "").replace(
            "eg95_court_crisis_split", ""
        ).replace("`choose_card eg95_veto`", ""), file.name


@rule("EG-MAP-6")
def test_borders_are_those_of_the_rulebooks() -> None:
    neighbours = standard_map().neighbours
    assert set(neighbours["castilla"]) == {"galicia", "navarra", "aragon", "toledo"}
    assert set(neighbours["galicia"]) == {"navarra", "castilla"}
    assert set(neighbours["toledo"]) == {"castilla", "aragon", "valencia", "granada", "sevilla"}
    assert len(standard_map().borders) == 15


def test_provenance_lists_what_is_not_from_the_rulebook() -> None:
    listed = {(fact.file, fact.name): fact.source for fact in load_game("el-grande").provenance()}
    assert listed["cards.toml", "power, call"] == "public"  # GAP-5
    assert listed["map.toml", "castillo"] == "public"  # GAP-3
    assert listed["map.toml", "navarra – aragon"] == "public"  # GAP-1
    assert listed["map.toml", "order of scoring"] == "inferred"  # GAP-4
    assert ("cards.toml", "eg95_veto") not in listed


# -- decks and maps of one's own -----------------------------------------------------------------


def test_a_deck_of_ones_own_is_played_and_travels_with_the_record(tmp_path: Path) -> None:
    text = deck_with('id = "eg95_king"', 'id = "royal_tour"')
    file = tmp_path / "deck.toml"
    file.write_text(text, "utf-8")
    setup = load_game("el-grande").set_up({"players": 2, "deck": str(file)})
    table = walk(setup, 3, 10_000)
    assert any("Royal tour" in line for line in table.log("A"))
    assert "king" in setup.game.card_text(setup, "royal_tour", table.words("en"))
    written = record.of_match(table)
    file.unlink()
    assert record.replay(record.read(written.to_json())).points == table.points


def test_a_map_of_ones_own_is_played_and_drawn(tmp_path: Path) -> None:
    text = standard_map().text.replace("valencia", "murcia").replace("points = [7, 4, 2]", "points = [9, 5, 3]")
    file = tmp_path / "map.toml"
    file.write_text(text, "utf-8")
    setup = load_game("el-grande").set_up({"players": 3, "map": str(file)})
    table = walk(setup, 3, 10_000)
    assert "Murcia" in table.board("A")
    assert "9/5" in table.board("A")
    assert any("Murcia" in line for line in table.log("A"))
    assert record.replay(record.read(record.of_match(table).to_json())).points == table.points


def test_a_card_of_ones_own_may_place_another_number_and_have_no_special_action() -> None:
    text = deck_with('special = "evict"', "place = 7")
    setup = load_game("el-grande").set_up({}, custom={"deck": text})
    words = setup.game.words("en")
    assert "7" in setup.game.card_text(setup, "eg95_eviction", words)
    kind = setup.game.cards(setup).index("eg95_eviction")
    assert setup.rules.facts.places[kind] == 7  # type: ignore[attr-defined]


def test_words_and_comments_do_not_change_a_digest() -> None:
    assert Deck("# mine\n" + standard_deck().text, "x").digest == standard_deck().digest
    assert Deck(deck_with("copies = 2", "copies = 3"), "x").digest != standard_deck().digest
    assert Map("# mine\n" + standard_map().text, "x").digest == standard_map().digest
    assert Map(map_with("[4, 2, 0]", "[4, 2, 1]"), "x").digest != standard_map().digest


# -- faults --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new_text", "said"),
    [
        ('"evict"', '"evicts"', "deck, eg95_eviction: evicts cannot be used like this; did you mean evict?"),
        (
            "{ place_anywhere = 2 }",
            "{ place_anywere = 2 }",
            "deck, eg95_place_two_anywhere: place_anywere cannot be used like this; did you mean place_anywhere?",
        ),
        (
            "{ place_anywhere = 2 }",
            '"place_anywhere"',
            "deck, eg95_place_two_anywhere: place_anywhere cannot be used like this; its parameters are a number",
        ),
        (
            "{ place_anywhere = 2 }",
            "{ place_anywhere = 0 }",
            "deck, eg95_place_two_anywhere, place_anywhere: 0 is not possible; allowed is a whole number from 1 to 9",
        ),
        ("{ move = { foreign = 3 } }", "{ move = { foreing = 3 } }", "deck, eg95_move_three_foreign, move: foreing"),
        ("{ move = { foreign = 3 } }", "{ move = {} }", "deck, eg95_move_three_foreign: move cannot be used like this"),
        (
            "{ move = { foreign = 3 } }",
            "{ move = { foreign = 3, any = 1 } }",
            "deck, eg95_move_three_foreign: move cannot be used like this",
        ),
        (
            "{ move = { foreign = 3 } }",
            '{ move = { own = "all" } }',
            "deck, eg95_move_three_foreign: move cannot be used like this",
        ),
        ('{ banish = "one" }', '{ banish = "two" }', "deck, eg95_banish_one_foreign, banish: two is not possible"),
        ("{ score_class = [4] }", "{ score_class = [] }", "deck, eg95_score_fours: score_class cannot be used"),
        ("{ score_class = [4] }", '{ score_class = ["4"] }', "deck, eg95_score_fours, score_class: 4 is not possible"),
        ('{ move_king = "adjacent" }', '{ move_king = "far" }', "deck, eg95_royal_adviser, move_king: far is not pos"),
        (
            "place_two = { place_anywhere = 2 }, ",
            "",
            "deck, eg95_place_two_or_move_all: either cannot be used like this; its parameters are two modes",
        ),
        ("pile = 1\n", "pile = 1\nplace = 0\n", "deck, eg95_move_all_own_one_region, place: 0 is not possible"),
        (
            'option = "eg95_banish_scope"',
            'option = "eg95_banish_scop"',
            "deck, eg95_banish_one_foreign, variant: option eg95_banish_scop: there is no such option; did you mean",
        ),
        (
            'value = "each", special',
            'value = "evry", special',
            "deck, eg95_banish_one_foreign, variant: option eg95_banish_scope: evry is not possible",
        ),
        (
            '"evict"',
            "{ evict = 3 }",
            "deck, eg95_eviction: evict cannot be used like this; it has no parameters",
        ),
        ("pile = 1\n", "pile = 7\n", "deck, eg95_move_all_own_one_region, pile: 7 is not possible"),
        ("pile = 1\n", "pil = 1\n", "deck, eg95_move_all_own_one_region: pil is not known here; did you mean pile?"),
        ("copies = 1\n", "", "deck, eg95_move_all_own_one_region: copies is missing"),
        ('source = "rulebook"', 'source = "me"', "deck, eg95_move_all_own_one_region, source: me is not possible"),
        ('id = "eg95_veto"', 'id = "eg95_king"', "deck, card 33, id: eg95_king is in two places"),
        ('id = "eg95_veto"', 'id = "Veto!"', "deck, card 10, id: Veto! is no id; an id begins"),
        ('id = "eg95_veto"', 'id = "castillo"', "deck, card 10, id: castillo means something else"),
        ("call = [6, 5,", "call = [6,", "deck, power, call: 12 given, 13 needed"),
        ("call = [6,", "call = [7,", "deck, power, call: 7 is not possible"),
        ("[power]", "[powers]", "deck: powers is not known here; did you mean power?"),
        ("[deck]", "[deck", "deck: is not valid TOML"),
        ('copies = 2\nspecial = "take_veto"', 'copies = 9\nspecial = "take_veto"', "deck, pile 2: "),
        ("pile = 5\ncopies = 1", "pile = 5\ncopies = 2", "deck, pile 5: "),
        (
            'option = "eg95_banish_scope"',
            'opton = "eg95_banish_scope"',
            "deck, eg95_banish_one_foreign, variant: must be a table with option, value, copies, special",
        ),
    ],
)
def test_a_faulty_deck_names_file_card_and_what_is_possible(old: str, new_text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        load_game("el-grande").set_up({"players": 5}, custom={"deck": deck_with(old, new_text)})
    assert str(fault.value).startswith(said)


@rule("EG-REVEAL-4")
def test_a_deck_with_too_few_cards_for_the_players_is_refused() -> None:
    small = "\n".join(line.replace("copies = 3", "copies = 0") for line in standard_deck().text.splitlines())
    assert load_game("el-grande").set_up({"players": 3}, custom={"deck": small})
    with pytest.raises(BadInput, match="deck: "):
        load_game("el-grande").set_up({"players": 5}, custom={"deck": small})


@pytest.mark.parametrize(
    ("old", "new_text", "said"),
    [
        ('id = "galicia"', 'id = "leon"', "map, border 1, between: galicia is not known"),
        ("points = [4, 2, 0]", "points = [4, 2]", "map, galicia, points: 2 given, 3 needed"),
        ("points = [4, 2, 0]", "points = [4, 2, -1]", "map, galicia, points: -1 is not possible"),
        ('between = ["galicia", "navarra"]', 'between = ["galicia", "galicia"]', "map, border 1, between: "),
        ('between = ["galicia", "navarra"]', 'between = ["castilla", "galicia"]', "map, border 2, between: galicia"),
        ("[castillo]", "[castilo]", "map: castilo is not known here; did you mean castillo?"),
        ("[board_8]\npoints = [8, 4, 0]", "[board_8]\npoints = 8", "map, board_8, points: 0 given, 3 needed"),
        ('[[region]]\nid = "galicia"\npoints = [4, 2, 0]\nsource = "rulebook"\n', "", "map, region: 8 given, 9 needed"),
    ],
)
def test_a_faulty_map_names_file_place_and_what_is_possible(old: str, new_text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        load_game("el-grande").set_up({}, custom={"map": map_with(old, new_text)})
    assert str(fault.value).startswith(said)


def test_a_missing_file_and_an_impossible_seat_are_refused(tmp_path: Path) -> None:
    for option in ("deck", "map"):
        with pytest.raises(BadInput, match="cannot be read"):
            load_game("el-grande").set_up({option: str(tmp_path / "none.toml")})
    with pytest.raises(BadInput, match="cannot be 3 where start_seat is D"):
        load_game("el-grande").set_up({"players": 3, "start_seat": "D"})
    with pytest.raises(BadInput, match="allowed is one of 1995"):
        load_game("el-grande").set_up({"edition": "2023"})
