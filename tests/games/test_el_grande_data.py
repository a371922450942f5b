"""The cards and the map of El Grande, and what is said of files that cannot be used."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from grandee.core.options import Value
from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES, Words
from grandee.games import load_game
from grandee.games.el_grande.deck import VETERANS, Deck, standard_deck
from grandee.games.el_grande.deck_colonies import deck_with_colonies
from grandee.games.el_grande.deck_intrigue import shipped_intrigue_deck
from grandee.games.el_grande.effects import SPECIALS
from grandee.games.el_grande.map import Map, standard_map
from grandee.records import record
from tests.kit import rule, walk

PLAIN_1995 = (  # of records that were made before there was anything else
    "sha256:66fc2a08360b26be0efcb9cc032bd5b2522a9dcba7b3f863e0b0a1f480b7cc0e",
    "sha256:06ab33b7785e4b717dcc60ad89554d6b83f8889e34be6c736dc4aaa4b78fb69a",
)


def deck_with(old: str, new_text: str, edition: str = "1995") -> str:
    text = standard_deck(edition).text
    assert old in text
    return text.replace(old, new_text, 1)


def map_with(old: str, new_text: str, edition: str = "1995") -> str:
    text = standard_map(edition).text
    assert old in text
    return text.replace(old, new_text, 1)


def piles(deck: Deck, **options: Value) -> list[int]:
    """How many cards of each pile are in use, veteran cards aside."""
    found = Counter[int]()
    for card in deck.cards:
        found[card.pile] += 0 if card.veteran else card.number(options)
    return [found[pile] for pile in range(1, 7)]


# -- what is shipped -----------------------------------------------------------------------------


@rule("EG-COMP-5", "EG-SETUP-3", "WE-95-8")
def test_the_deck_has_45_cards_in_five_piles() -> None:
    assert piles(standard_deck()) == [11, 11, 11, 11, 1, 0]


@rule("EG-CHURCH-1", "EG-CHURCH-3")
def test_the_church_card_is_a_sixth_pile_and_places_three() -> None:
    assert piles(standard_deck(), church=True) == [11, 11, 11, 11, 1, 1]
    card = standard_deck().cards[-1]
    assert (card.id, card.pile, card.place) == ("eg95_church", 6, 3)


@rule("EG-COMP-4", "EG-SETUP-2", "EG-REG-1", "EG-REG-4", "WE-23-25")
def test_the_deck_of_2023_has_ten_cards_in_each_pile_and_ten_regency_cards_instead_of_your_majesty() -> None:
    deck = standard_deck("2023")
    assert piles(deck) == [10, 10, 10, 10, 1, 0]
    assert piles(deck, new_regency=True) == [10, 10, 10, 10, 10, 0]
    assert [card.id for card in deck.cards if card.pile == 5 and card.in_use({})] == ["eg23_your_majesty"]
    assert all(card.place == card.pile for card in deck.cards)
    assert sum(card.copies for card in deck.cards) == 55


@rule("EG-VTRN-1", "EG-VETO-13", "WE-23-15")
def test_each_word_of_the_veteran_cards_brings_one_copy() -> None:
    deck = standard_deck("2023")

    def veterans(*words: str) -> list[tuple[int, int]]:
        cards = [card.under({"veteran_cards": words}) for card in deck.cards if card.veteran]
        return sorted((card.pile, card.copies) for card in cards if card.copies)

    assert veterans() == []
    assert veterans("eg23_veto#2") == [(2, 1)]
    assert veterans(*VETERANS) == [(1, 1), (2, 2), (4, 1)]
    deck.check({"players": 4, "veteran_cards": VETERANS})
    assert piles(deck, veteran_cards=VETERANS) == [10, 10, 10, 10, 1, 0]  # each takes the place of another card


@rule("EG-COMP-4", "EG-SHIFT-12")
def test_there_are_16_grey_power_cards() -> None:
    greys = standard_deck("2023").greys
    assert Counter(grey.value for grey in greys) == {1: 4, 2: 6, 3: 4, 4: 2}
    assert [grey.special.word for grey in greys if grey.value == 4] == ["", ""]
    for players in (2, 3, 4, 5):
        standard_deck("2023").check({"players": players, "shift_of_power": True})


def test_every_effect_of_the_vocabulary_is_used_and_no_rule_knows_a_card() -> None:
    cards = [*deck_with_colonies().cards, *standard_deck("2023").cards, *shipped_intrigue_deck().cards]
    assert {card.special.word for card in cards} == set(SPECIALS.known)
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
    assert standard_map("2023").neighbours == neighbours


@rule("EG-MAP-5", "EG-MAP-7", "EG-FRANCE-4", "EG-FRANCE-6")
def test_france_is_a_region_only_with_its_option_and_a_country_abroad_in_2023() -> None:
    old, new = standard_map(), standard_map("2023")
    assert old.regions_for({}) == old.regions
    assert old.regions_for({"france": True}) == [*old.regions, "france"]
    beside = old.neighbours_for({"france": True})
    assert beside["france"] == ["aragon", "cataluna"]
    assert [word for word, near in beside.items() if "france" in near] == ["aragon", "cataluna"]
    assert old.neighbours_for({}) == old.neighbours
    assert old.france is not None
    assert (old.france.points, old.france.ambassador, old.france.envoy) == ([3, 1, 0], 2, 1)
    assert new.france is None
    assert new.abroad["france"].borders == ["navarra", "aragon", "cataluna"]
    assert new.abroad["portugal"].borders == ["galicia", "castilla", "toledo", "sevilla"]


def test_provenance_lists_what_is_not_from_the_rulebook() -> None:
    listed = {(fact.file, fact.name): fact.source for fact in load_game("el-grande").provenance()}
    assert listed["cards.toml", "power, call"] == "public"  # GAP-5
    assert listed["map.toml", "castillo"] == "public"  # GAP-3
    assert listed["map.toml", "navarra – aragon"] == "public"  # GAP-1
    assert listed["map.toml", "order of scoring"] == "inferred"  # GAP-4
    assert ("cards.toml", "eg95_veto") not in listed


def test_what_nobody_could_look_up_says_so() -> None:
    deck, board = standard_deck("2023"), standard_map("2023")
    sources = {fact.name: fact.source for fact in [*deck.unprinted(), *board.unprinted()]}
    assert "eg23_fiesta" not in sources
    assert sources["eg23_new_home"] == "inferred"  # AMB-81
    assert sources["eg23_score_any"] == sources["eg23_escort"] == "reconstructed"  # GAP-8, GAP-9
    assert sources["eg23_regency_most"] == sources["g16"] == "placeholder"  # GAP-7, GAP-8
    assert sources["number of copies"] == "reconstructed"
    assert sources["france, borders"] == "reconstructed"  # GAP-2
    assert "eg95_church" not in {fact.name for fact in standard_deck().unprinted()}
    guessed = [card.copies for card in deck.cards if card.in_use({}) and card.source == "reconstructed"]
    assert sum(guessed) == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_short_name_and_its_text_in_every_language(language: str) -> None:
    words = Words(language, ("grandee.games.el_grande",))
    for edition in ("1995", "2023"):
        deck = standard_deck(edition)
        for card in deck.cards:
            assert f"card-{card.id}" in words
            assert len(words(f"card-{card.id}")) <= 26
            assert all(words.render(sentence) for sentence in card.sentences())
        for grey in deck.greys:
            assert str(grey.value) in words.render(grey.name())
            assert all(words.render(sentence) for sentence in grey.sentences())


# -- what a record names them by -----------------------------------------------------------------


def test_the_digests_of_the_plain_game_of_1995_are_those_of_its_first_records() -> None:
    resolved: dict[str, Value] = {
        "edition": "1995",
        "players": 4,
        "church": False,
        "france": False,
        "veteran_cards": (),
    }
    for options in ({}, resolved):
        assert (standard_deck().digest_for(options), standard_map().digest_for(options)) == PLAIN_1995


def test_a_digest_covers_what_its_set_up_uses_and_nothing_else() -> None:
    switched: list[tuple[str, dict[str, Value], str, str]] = [
        ("1995", {"church": True}, "take_church = 2", "take_church = 3"),
        ("2023", {"new_regency": True}, "escort = 2", "escort = 3"),
        ("2023", {"shift_of_power": True}, "value = 4", "value = 5"),
        ("2023", {"veteran_cards": ("eg23_veto#1",)}, 'id = "eg23_veto"', 'id = "another"'),
    ]
    for edition, options, old, new_text in switched:
        deck, other = standard_deck(edition), Deck(deck_with(old, new_text, edition), "deck")
        assert other.digest == deck.digest == deck.digest_for({"players": 3})
        assert len({deck.digest, deck.digest_for(options), other.digest_for(options)}) == 3, options
    for edition, option, borders in (
        ("1995", "france", 'borders = ["aragon", "cataluna"]'),
        ("2023", "new_regency", 'borders = ["navarra", "aragon", "cataluna"]'),
    ):
        board = standard_map(edition)
        other_board = Map(board.text.replace(borders, 'borders = ["navarra"]', 1), "map")
        assert other_board.digest == board.digest
        assert len({board.digest, board.digest_for({option: True}), other_board.digest_for({option: True})}) == 3


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


@pytest.mark.parametrize(
    ("old", "new", "options", "message"),
    [
        ('id = "g05"', 'id = "no_grey_16"', {"shift_of_power": True}, "bad-reserved-id"),
        ('id = "g05"', 'id = "none"', {"shift_of_power": True}, "bad-reserved-id"),
        (
            'id = "eg23_veto"\npile = 2',
            'id = "eg23_veto"\npile = 3',
            {"players": 3, "merge_piles_2_3": True, "veteran_cards": ["eg23_veto#1"]},
            "bad-veteran-merged",
        ),
    ],
)
def test_words_and_piles_that_cannot_be(old: str, new: str, options: dict[str, object], message: str) -> None:
    text = standard_deck("2023").text
    assert old in text
    with pytest.raises(BadInput) as fault:
        load_game("el-grande").set_up({"edition": "2023", **options}, custom={"deck": text.replace(old, new)})
    assert fault.value.message.message == message


@pytest.mark.parametrize("country", ["france", "portugal"])
def test_no_region_has_the_name_of_a_country(country: str) -> None:
    text = standard_map().text.split("[france]")[0].replace("valencia", country)
    with pytest.raises(BadInput) as fault:
        load_game("el-grande").set_up({"church": True}, custom={"map": text})
    assert fault.value.message.message == "bad-reserved-id"


def test_grey_and_regency_cards_of_ones_own_travel_with_the_record(tmp_path: Path) -> None:
    """All that a set-up may use lies in the record: it replays for ever, whatever becomes of the file."""
    text = (
        standard_deck("2023")
        .text.replace('id = "eg23_exile"', 'id = "long_journey"')
        .replace('id = "g05"', 'id = "scout"')
    )
    file = tmp_path / "deck.toml"
    file.write_text(text, "utf-8")
    options = {"edition": "2023", "players": 3, "new_regency": True, "shift_of_power": True, "deck": str(file)}
    table = walk(load_game("el-grande").set_up(options), 3, 10_000)
    written = record.of_match(table).to_json()
    file.unlink()
    again = record.replay(record.read(written))
    assert again.points == table.points
    assert again.state == table.state
    assert "long_journey" in again.setup.game.cards(again.setup)


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
            "deck, eg95_place_two_anywhere: place_anywhere cannot be used like this; its parameters are "
            'number (a number), where ("anywhere" or "castillo" or "regions")',
        ),
        (
            "{ place_anywhere = 2 }",
            '{ place_anywhere = { number = 2, where = "sea" } }',
            "deck, eg95_place_two_anywhere, place_anywhere: sea is not possible; allowed is one of anywhere, castillo",
        ),
        (
            "{ reinforce_court = 2 }",
            "{ reinforce_court = { number = 7, recall = true } }",
            "deck, eg95_court_reinforce, reinforce_court: 7 is not possible; allowed is a whole number from 1 to 6",
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
            'deck, eg95_eviction: evict cannot be used like this; its parameters are king_region ("court" or "never")',
        ),
        (
            '"evict"',
            '{ evict = { king_region = "nevr" } }',
            "deck, eg95_eviction, evict: nevr is not possible; allowed",
        ),
        ('"score_most"', "{ score_most = 3 }", "deck, eg95_score_most: score_most cannot be used like this; it has no"),
        ("pile = 1\n", "pile = 8\n", "deck, eg95_move_all_own_one_region, pile: 8 is not possible"),
        ("pile = 1\n", "pile = 7\n", "deck, eg95_move_all_own_one_region, pile: pile 7 is that of the colonies"),
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


MAJESTY = 'unless = "new_regency"'
REVOLT = 'special = { move_king = "castillo" }\nonly = "new_regency"'
VETO = 'copies = 2\nspecial = "take_veto"\nveteran = ["eg23_veto#1", "eg23_veto#2"]'
GREY = 'id = "g03"\nvalue = 1'
GREY_MOVE = "special = { move = { own = 1 } }"


@pytest.mark.parametrize(
    ("old", "new_text", "said"),
    [
        (
            MAJESTY,
            'unless = "new_regensy"',
            "deck, eg23_your_majesty, unless: new_regensy is not known; did you mean new_regency?",
        ),
        (MAJESTY, "unless = true", "deck, eg23_your_majesty, unless: must be text, not True"),
        (
            REVOLT,
            REVOLT.replace("regency", "regence"),
            "deck, eg23_revolt, only: new_regence is not known; did you mean new_regency?",
        ),
        (
            REVOLT,
            f'{REVOLT}\nunless = "new_regency"',
            "deck, eg23_revolt, unless: new_regency would bring this card and take it out; name it in one of both",
        ),
        (
            REVOLT,
            REVOLT.replace('only = "new_regency"', ""),
            "deck, eg23_revolt, only: move_king is possible only with the option new_regency; the card needs only",
        ),
        (
            'special = "tournament"\nonly = "new_regency"',
            'special = { either = { joust = "tournament", crown = { move_king = "most" } } }\nonly = "church"',
            "deck, eg23_tournament, only: either is possible only with the option new_regency",
        ),
        (
            'special = "infiltrate"',
            'special = { either = { enter = "infiltrate", crown = { move_king = "most" } } }',
            "deck, eg23_infiltration, either: infiltrate is a right for the placement and nothing to be chosen",
        ),
        (
            'special = "evict"',
            'special = "swap_grande"',
            "deck, eg95_eviction, only: swap_grande is possible only with the option new_regency",
        ),
        (
            'special = "evict"',
            'special = "evict"\nvariant = { option = "church", value = true, special = { take_church = 2 } }',
            "deck, eg95_eviction, only: take_church is possible only with the option church",
        ),
        (
            'only = "church"\n',
            "",
            'deck, eg95_church, pile: pile 6 is the church\'s; a card there needs only = "church"',
        ),
        (
            "{ take_church = 2 }",
            "{ take_church = 10 }",
            "deck, eg95_church, take_church: 10 is not possible; allowed is a whole number from 1 to 9",
        ),
        (
            VETO,
            VETO.replace("eg23_veto#2", "eg23_veto#3"),
            "deck, eg23_veto, veteran: eg23_veto#3 is not known; did you mean eg23_veto#2?",
        ),
        (VETO, VETO.replace("copies = 2", "copies = 3"), "deck, eg23_veto, copies: 3 given, 2 needed"),
        (VETO, VETO.replace("#2", "#1"), "deck, eg23_veto, veteran: eg23_veto#1 is in two places"),
        (
            'veteran = ["eg23_secret_scoring"]',
            'veteran = ["eg23_veto#1"]',
            "deck, eg23_secret_scoring, veteran: eg23_veto#1 is in two places",
        ),
        ('veteran = ["eg23_secret_scoring"]', "veteran = 1", "deck, eg23_secret_scoring, veteran: 1 is not possible"),
        (
            f"pile = 2\n{VETO}",
            f"pile = 5\n{VETO}",
            "deck, eg23_veto, pile: a veteran card takes the place of a card of piles 1 to 4, not of pile 5",
        ),
        (GREY, 'id = "g02"\nvalue = 1', "deck, grey 3, id: g02 is in two places"),
        (GREY, 'id = "eg23_coup"\nvalue = 1', "deck, grey 3, id: eg23_coup is in two places"),
        (GREY, 'id = "G"\nvalue = 1', "deck, grey 3, id: G is no id; an id begins"),
        (
            GREY,
            'id = "g03"\nvalue = 14',
            "deck, g03, value: 14 is not possible; allowed is a whole number from 1 to 13",
        ),
        (GREY, 'id = "g03"\nvalue = 0', "deck, g03, value: 0 is not possible"),
        (GREY, 'id = "g03"', "deck, g03: value is missing"),
        (GREY, 'id = "g03"\nvalu = 1', "deck, g03: valu is not known here; did you mean value?"),
        (GREY_MOVE, "special = { mov = { own = 1 } }", "deck, g05: mov cannot be used like this; did you mean move?"),
        (GREY_MOVE, 'special = "evict"', "deck, g05, special: evict cannot be used like this on a grey card; possible"),
        (
            GREY_MOVE,
            "special = { move = { own = 1, from_one_region = true } }",
            "deck, g05, special: move cannot be used like this on a grey card",
        ),
        (
            GREY_MOVE,
            "special = { reinforce_court = { number = 1, recall = true } }",
            "deck, g05, special: reinforce_court cannot be used like this on a grey card",
        ),
        (
            "[[grey]]",
            '[[grey]]\nid = "g17"\nvalue = 1\nsource = "custom"\n\n[[grey]]',
            "deck, grey: 17 are too many; at most 16 are possible",
        ),
        ("[[grey]]", "[[gray]]", "deck: gray is not known here; did you mean grey?"),
        ('copies_source = "reconstructed"', 'copies_source = "me"', "deck, deck, copies_source: me is not possible"),
    ],
)
def test_a_fault_of_modules_names_file_card_field_and_the_nearest_word(old: str, new_text: str, said: str) -> None:
    edition = "2023" if old in standard_deck("2023").text else "1995"
    with pytest.raises(BadInput) as fault:
        Deck(deck_with(old, new_text, edition), "deck")
    assert str(fault.value).startswith(said)
    assert all(fault.value.render(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("edition", "options", "old", "new_text", "said"),
    [
        ("2023", {}, MAJESTY, "", ""),
        ("2023", {}, "pile = 5\ncopies = 1", "pile = 5\ncopies = 2", "deck, pile 5: pile 5 needs exactly one card"),
        ("2023", {"new_regency": True}, MAJESTY, "", ""),  # eleven are possible
        (
            "2023",
            {"new_regency": True},
            'copies = 1\nspecial = { move_king = "anywhere" }\nunless = "new_regency" # EG-REG-1',
            'copies = 2\nspecial = { move_king = "anywhere" }',
            "deck, pile 5: the pile has no room for 12 cards; at most 11 are possible",
        ),
        (
            "1995",
            {"new_regency": True},
            "pile = 5\n",
            'pile = 5\nunless = "new_regency"\n',
            "deck, pile 5: there is no regency card; with the option new_regency the pile needs at least one",
        ),
        ("1995", {"church": True}, "pile = 6\n", "pile = 5\n", "deck, pile 5: pile 5 needs exactly one card"),
        (
            "1995",
            {"church": True},
            'only = "church"',
            'only = "church"\nunless = "france"',
            "",
        ),
        (
            "1995",
            {"church": True, "france": True},
            'only = "church"',
            'only = "church"\nunless = "france"',
            "deck, pile 6: with the option church the pile needs exactly one card",
        ),
        (
            "1995",
            {"veteran_cards": ("eg23_veto#1",)},
            "[power]",
            "[power]",
            "deck: eg23_veto#1 is listed by the option veteran_cards, but no card of this deck has it",
        ),
        (
            "2023",
            {"players": 5, "shift_of_power": True},
            "[deck]",
            "[deck]",
            "",
        ),
        (
            "1995",
            {"players": 3, "shift_of_power": True},
            "[deck]",
            "[deck]",
            "deck, grey: grey cards: 0; needed: 9, three for each player",
        ),
    ],
)
def test_what_a_deck_lacks_for_the_options_is_named(
    edition: str, options: dict[str, Value], old: str, new_text: str, said: str
) -> None:
    deck = Deck(deck_with(old, new_text, edition), "deck")
    if not said:
        deck.check({"players": 4, **options})
        return
    with pytest.raises(BadInput) as fault:
        deck.check({"players": 4, **options})
    assert str(fault.value).startswith(said)
    assert all(fault.value.render(language) for language in LANGUAGES)


@rule("EG-VTRN-2")
def test_a_veteran_card_needs_another_card_to_take_the_place_of() -> None:
    power = 'power = { call = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0], source = "custom" }'
    cards = [
        '{ id = "king", pile = 5, copies = 1, source = "custom" }',
        '{ id = "plain", pile = 2, copies = 1, source = "custom" }',
        '{ id = "stop", pile = 2, copies = 2, veteran = ["eg23_veto#1", "eg23_veto#2"], source = "custom" }',
    ]
    deck = Deck(f"{power}\ncard = [{', '.join(cards)}]", "deck")
    deck.check({"players": 4, "veteran_cards": ("eg23_veto#2",)})
    with pytest.raises(BadInput, match="deck, pile 2: cards that veteran cards can take the place of: 1; needed: 2"):
        deck.check({"players": 4, "veteran_cards": ("eg23_veto#1", "eg23_veto#2")})


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


@pytest.mark.parametrize(
    ("edition", "old", "new_text", "said"),
    [
        ("1995", 'borders = ["aragon", "cataluna"]', "borders = []", "map, france: borders is missing"),
        ("1995", 'borders = ["aragon", "cataluna"]', "", "map, france: borders is missing"),
        (
            "1995",
            'borders = ["aragon", "cataluna"]',
            'borders = ["aragonia"]',
            "map, france, borders: aragonia is not known; did you mean aragon?",
        ),
        (
            "1995",
            'borders = ["aragon", "cataluna"]',
            'borders = ["aragon", "aragon"]',
            "map, france, borders: aragon is in two places",
        ),
        ("1995", "ambassador = 2", "ambassador = -2", "map, france, ambassador: -2 is not possible"),
        ("1995", "envoy = 1", "envoi = 1", "map, france: envoi is not known here; did you mean envoy?"),
        ("1995", "points = [3, 1, 0]", "points = [3]", "map, france, points: 1 given, 3 needed"),
        ("1995", "[france]", "[frence]", "map: frence is not known here; did you mean france?"),
        (
            "2023",
            'id = "portugal"',
            'id = "andorra"',
            "map, abroad 2, id: andorra is not possible; allowed is one of fr",
        ),
        ("2023", 'id = "portugal"', 'id = "france"', "map, abroad 2, id: france is in two places"),
        (
            "2023",
            '"castilla", "toledo", "sevilla"]',
            '"sevila"]',
            "map, portugal, borders: sevila is not known; did you m",
        ),
        ("2023", "[[abroad]]", "[abroad]", "map: is not valid TOML"),
    ],
)
def test_a_fault_of_france_or_of_countries_abroad_is_named(edition: str, old: str, new_text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        Map(map_with(old, new_text, edition), "map")
    assert str(fault.value).startswith(said)


def test_what_a_map_lacks_for_the_options_is_named() -> None:
    for edition, switch, text, needed in (
        ("2023", "france", "", "france"),
        ("1995", "new_regency", "", "abroad france"),
        ("2023", "new_regency", 'id = "portugal"', "abroad portugal"),
        ("1995", "granada", '"granada"', "granada"),
    ):
        board = standard_map(edition)
        given = board.text.replace(text, '"murcia"') if switch == "granada" else board.text
        if text == 'id = "portugal"':
            given = given[: given.rindex("[[abroad]]")]
        board = Map(given, "map")
        board.check({})
        with pytest.raises(BadInput, match=f"map: the option {switch} needs {needed} on this map"):
            board.check({switch: True})
    standard_map().check({"france": True, "granada": True, "church": True})
    standard_map("2023").check({"new_regency": True})


def test_a_missing_file_and_an_impossible_seat_are_refused(tmp_path: Path) -> None:
    for option in ("deck", "map"):
        with pytest.raises(BadInput, match="cannot be read"):
            load_game("el-grande").set_up({option: str(tmp_path / "none.toml")})
    with pytest.raises(BadInput, match="cannot be D where players is 3"):
        load_game("el-grande").set_up({"players": 3, "start_seat": "D"})
    with pytest.raises(BadInput, match="allowed is one of 1995, 2023"):
        load_game("el-grande").set_up({"edition": "2003"})
