"""The cards and goals of Kabale & Hiebe, and decks of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.games.kabale.deck import Deck, standard_deck
from grandee.games.kabale.goals import goals
from grandee.records import record
from grandee.records.match import new
from tests.kit import rule, walk

MAGE_LIST = ("king", "queen", "juliet", "explorer", "traitor", "prince", "hermit", "dragon")
WITCH_LIST = ("storm", "disguise", "mage", "squire", "little_giant", "romeo", "beggar", "witch")
SPECIALISTS = ("alchemist", "fencing_master", "landowner", "merchant", "cardinal", "minstrel")


@rule("KH-MAG-5", "KH-WIT-4", "KH-SPEC-1")
def test_the_numbers_agree_with_the_removal_lists_of_the_rulebook() -> None:
    cards = {card.id: card for card in standard_deck().cards}
    numbers = {card: printed.number or 0 for card, printed in cards.items()}
    assert all(numbers[card] >= 10 for card in MAGE_LIST)
    assert all(numbers[card] <= 9 for card in WITCH_LIST)
    for card in SPECIALISTS:
        matched = cards[card].matched
        assert matched
        assert matched.number == 12
        assert numbers[card] == 8
    assert 9 < numbers["assassin"] < 10
    assert sum(numbers.values()) == 208.5
    assert len(cards) == 25


def test_there_are_six_goals_of_every_discipline() -> None:
    values = goals().values
    assert len(values) == 36
    assert sum(values) == 108
    for discipline in range(6):
        assert sorted(values[discipline * 6 : discipline * 6 + 6]) == [1, 2, 3, 3, 4, 5]


@rule("KH-SET-3", "KH-SET-4", "KH-RND-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_deal(players: int) -> None:
    table = new("kabale", players=players, seed=3)
    truth = table.setup.game.describe(table.setup, table.state)
    for letter in table.setup.letters:
        assert len(truth["hands"][letter]) == 3
        assert len(truth["decks"][letter]) == 22
        assert truth["discards"][letter] == []
    assert table.view("A")["goal_deck"] == 6 * players - players
    assert len(truth["columns"]) == players
    assert len({column["goal"] for column in truth["columns"].values()} | set(truth["goal_deck"])) == 36


@rule("KH-SET-5")
def test_the_first_seat_is_an_option() -> None:
    assert new("kabale", players=3, seed=3).asked == ["A"]
    assert new("kabale", players=3, seed=3, first_seat=2).asked == ["C"]


@rule("KH-SET-4")
def test_decks_and_goals_are_shuffled_by_the_seed() -> None:
    one, other, again = (new("kabale", players=2, seed=seed) for seed in (1, 2, 1))
    assert one.state == again.state
    assert one.view("A")["hands"]["A"] != other.view("A")["hands"]["A"]


# -- decks of one's own ------------------------------------------------------------------------------------


def deck_with(old: str, new_text: str) -> str:
    text = standard_deck().text
    assert text.count(old) == 1
    return text.replace(old, new_text)


def test_a_deck_of_ones_own_is_played_and_travels_with_the_record(tmp_path: Path) -> None:
    text = deck_with('id = "king"\nnumber = 20', 'id = "emperor"\nnumber = 30')
    file = tmp_path / "deck.toml"
    file.write_text(text, "utf-8")
    setup = load_game("kabale").set_up({"players": 2, "deck": str(file)})
    table = walk(setup, 3, 10_000)
    assert any("emperor" in move for move in table.moves)
    assert any("Emperor" in line for line in table.log("A"))
    assert "30" in setup.game.card_text(setup, "emperor", table.words("en"))
    written = record.of_match(table)
    file.unlink()
    assert record.replay(record.read(written.to_json())).points == table.points


def test_words_and_comments_of_a_deck_do_not_change_its_digest() -> None:
    assert Deck("# mine\n" + standard_deck().text, "x").digest == standard_deck().digest
    assert Deck(deck_with("number = 20", "number = 21"), "x").digest != standard_deck().digest


@pytest.mark.parametrize(
    ("old", "new_text", "said"),
    [
        ('"travels"', '"travelz"', "deck, explorer: travelz cannot be used like this; did you mean travels?"),
        (
            '"voids_others"',
            '"void_others"',
            "deck, musketeers: void_others cannot be used like this; did you mean voids",
        ),
        (
            'wins_with = "squire"',
            'wins_with = "squier"',
            "deck, prince, wins_with: squier is not known; did you mean squire?",
        ),
        (
            "number = 9.5",
            "number = 9.3",
            "deck, assassin, number: 9.3 is not possible; allowed is a number from 0 to 99 in",
        ),
        ("number = 20", "numbr = 20", "deck, king: numbr is not known here; did you mean number?"),
        ("number = 20", "number = -1", "deck, king, number: -1 is not possible"),
        ('id = "queen"', 'id = "king"', "deck, card 2, id: king is in two places"),
        ('discipline = "music"', 'discipline = "dance"', "deck, minstrel, matched, discipline: dance is not possible"),
        ("lowers_others = 2", "lowers_others = 99", "deck, dragon, lowers_others: 99 is not possible"),
        ("step = 2, at_least = 10", "step = 5, at_least = 10", "deck, mage, removes: 5 is not possible"),
        (
            '"copies_below"',
            "{ copies_below = 3 }",
            "deck, doppelganger: copies_below cannot be used like this; its parameters are -",
        ),
        ('id = "king"', 'id = "König"', "deck, card 1, id: König is no id for a card"),
        (
            '"copies_below"',
            '"copies_bellow"',
            "deck, doppelganger: copies_bellow cannot be used like this; did you mean copies_b",
        ),
        ('id = "king"\nnumber = 20', 'id = "king"', "deck, king: number is missing"),
        ('id = "king"', 'id = "skip"', "deck, card 1, id: skip is no id for a card"),
        ("at_least = 10 }", "spares_itself = true }", "deck, mage: removes cannot be used like this; its parameters"),
        (
            '[deck]\nid = "standard"\ntitle = "Kabale & Hiebe, 2006"',
            "deck = 3",
            "deck, deck: must be a table with id, title",
        ),
        ("[deck]", "[deck", "deck: is not valid TOML"),
        ('[[card]]\nid = "beggar"', '[[cards]]\nid = "beggar"', "deck: cards is not known here; did you mean card?"),
    ],
)
def test_a_faulty_deck_names_file_card_and_what_is_possible(old: str, new_text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        load_game("kabale").set_up({"players": 2}, custom={"deck": deck_with(old, new_text)})
    assert str(fault.value).startswith(said)


def test_a_deck_of_another_size_or_a_missing_file_is_refused(tmp_path: Path) -> None:
    few = standard_deck().text.split('[[card]]\nid = "beggar"')[0]
    with pytest.raises(BadInput, match="24 given, 25 needed"):
        load_game("kabale").set_up({}, custom={"deck": few})
    with pytest.raises(BadInput, match="cannot be read"):
        load_game("kabale").set_up({"deck": str(tmp_path / "none.toml")})


def test_a_deck_without_cards_is_refused() -> None:
    with pytest.raises(BadInput, match="must be a table with"):
        load_game("kabale").set_up({}, custom={"deck": "card = 5"})


def test_provenance_lists_what_is_not_from_the_rulebook() -> None:
    listed = {fact.name for fact in load_game("kabale").provenance()}
    assert "explorer" in listed
    assert "king" not in listed
