"""The cards and sides of Eight-Minute Empire: Legends, and what is said of files and options that cannot be used."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from grandee.core.game import seed_bytes
from grandee.core.refusals import BadInput, IllegalMove
from grandee.games import load_game
from grandee.games.legends.deck import Deck, standard_deck
from grandee.games.legends.effects import ABILITIES, PARTS
from grandee.games.legends.map import Map, standard_map
from grandee.records import record
from grandee.records.match import Match
from tests.kit import rule, walk

NO_ID = "is no id; an id begins with a small letter"


def deck_with(old: str, new_text: str) -> str:
    text = standard_deck().text
    assert old in text
    return text.replace(old, new_text, 1)


def map_with(old: str, new_text: str) -> str:
    text = standard_map().text
    assert old in text
    return text.replace(old, new_text, 1)


# -- what is shipped -----------------------------------------------------------------------------


@rule("EL-SET-6", "EL-ABI-1", "EL-ABI-2")
def test_the_deck_has_the_sums_of_the_specification() -> None:
    cards = standard_deck().cards
    assert Counter(card.adjective for card in cards) == {
        "ancient": 4, "arcane": 3, "cursed": 5, "dire": 5, "forest": 4, "mountain": 2, "night": 3, "noble": 3, "": 5,
    }  # fmt: skip
    assert Counter(card.players for card in cards) == {2: 27, 3: 5, 4: 2}
    parts = Counter(part.word for card in cards for part in card.parts)
    assert (parts["city"], parts["destroy"]) == (8, 7)
    abilities = [ability for card in cards for ability in card.abilities]
    words = Counter(ability.word for ability in abilities)
    assert (words["flies"], words["armies_more"], words["moves_more"], words["immune"]) == (5, 5, 5, 1)
    assert sum(getattr(ability, "number", 0) for ability in abilities if ability.word == "elixirs") == 13


@rule("EL-SET-4", "EL-SEG-1", "EL-SEG-2")
def test_the_sides_are_those_of_the_specification() -> None:
    board = standard_map()
    sizes = {side.id: (len(side.islands), len(side.regions)) for side in board.sides}
    assert sizes == {
        "volcano": (2, 7), "fern": (1, 3), "meadow": (1, 5), "citadel": (2, 3),
        "horseshoe": (1, 5), "desert": (1, 7), "ice": (3, 5), "tall": (3, 3),
    }  # fmt: skip
    assert (len(board.regions), len(board.islands)) == (38, 14)
    assert [side.id for side in board.sides if side.holds_start] == ["desert"]
    assert len({board.sides[board.ids.index(side)].segment for side in ("volcano", "fern", "horseshoe", "desert")}) == 4


def test_every_effect_of_the_vocabulary_is_used() -> None:
    cards = standard_deck().cards
    assert {part.word for card in cards for part in card.parts} == set(PARTS.known)
    assert {ability.word for card in cards for ability in card.abilities} == set(ABILITIES.known)


def test_what_is_reconstructed_says_so() -> None:
    facts = {(fact.file, fact.name): fact.source for fact in load_game("legends").provenance()}
    assert facts["map.toml", "sides of a segment"] == "inferred"
    assert facts["cards.toml", "dire_eye"] == "public"


# -- files of one's own --------------------------------------------------------------------------


def test_a_deck_and_a_map_of_ones_own_are_played_and_travel_with_the_record(tmp_path: Path) -> None:
    deck, board = tmp_path / "deck.toml", tmp_path / "map.toml"
    deck.write_text(standard_deck().text.replace("dire_eye", "watching_eye"), "utf-8")
    board.write_text(standard_map().text.replace("volcano", "crater"), "utf-8")
    setup = load_game("legends").set_up({"players": 2, "setup": "random", "deck": str(deck), "map": str(board)})
    table = walk(setup, 3, 10_000)
    assert table.over
    assert {"crater", "ice"} & set(table.view("A")["layout"])
    assert any("Watching eye" in line for line in table.log("A"))
    written = record.of_match(table)
    deck.unlink()
    board.unlink()
    assert record.replay(record.read(written.to_json())).points == table.points


def test_comments_do_not_change_a_digest_and_facts_do() -> None:
    assert Deck("# mine\n" + standard_deck().text, "x").digest == standard_deck().digest
    assert Deck(deck_with("{ move = 5 }", "{ move = 6 }"), "x").digest != standard_deck().digest
    assert Map("# mine\n" + standard_map().text, "x").digest == standard_map().digest
    assert Map(map_with('north = "volcano_1"', 'north = "volcano_2"'), "x").digest != standard_map().digest


SEA = '["volcano_2", "volcano_3"]]'


@pytest.mark.parametrize(
    ("old", "new_text", "said"),
    [
        (SEA, '["volcano_2", "volcano_9"]]', "map, volcano, sea 1: volcano_9 is not known"),
        (SEA, '["volcano_2", "fern_1"]]', "map, volcano, sea 1: fern_1 is not known"),
        (SEA, SEA[:-1] + ', ["volcano_3", "volcano_2"]]', "map, volcano: volcano_3 – volcano_2 is in two places"),
        (SEA, SEA[:-1] + ', ["volcano_1", "volcano_2"]]', "map, volcano: volcano_1 – volcano_2 is in two places"),
        (SEA, '["volcano_2", "volcano_3", "volcano_4"]]', "map, volcano, sea 1: 3 given, 2 needed"),
        (SEA, '["volcano_2", "volcano_2"]]', "map, volcano, sea 1: volcano_2 cannot be joined to itself"),
        ("sea = [" + SEA, "sea = []", "map, volcano: no line leads to volcano_3"),
        ('a = ["volcano_1", "volcano_2"]', 'a = ["volcano_2"]', "map, volcano, land 1: volcano_1 is not known"),
        (
            'a = ["volcano_1", "volcano_2"]',
            'a = ["volcano_1", "volcano_2", "volcano_3"]',
            "map, volcano, islands, volcano_b: volcano_3 is in two places",
        ),
        ('fern_a = ["fern_1"', 'fern_a = ["volcano_1"', "map, fern, islands, fern_a: volcano_1 is in two places"),
        ('a = ["volcano_1", "volcano_2"]', "a = []", "map, volcano, islands, volcano_a: an island needs a region"),
        (
            'land = [["fern_1", "fern_2"], ["fern_2", "fern_3"]]',
            'land = [["fern_1", "fern_2"]]\nsea = [["fern_2", "fern_3"]]',
            "map, fern, islands, fern_a: its regions do not hang together by land",
        ),
        (
            'land = [["volcano_1", "volcano_2"]',
            'land = [["volcano_1", "volcano_3"], ["volcano_1", "volcano_2"]',
            "map, volcano, land 1: volcano_1 – volcano_3 is a border between two islands; make them one island",
        ),
        ('north = "volcano_1"', 'north = "volcano_0"', "map, volcano, ports, north: volcano_0 is not known"),
        ('north = "volcano_1", ', "", "map, volcano, ports: must be a table with north, east, south, west"),
        ('"segment_4"', '"segment_3"', "map, segment_3: a segment has two sides, not 3"),
        ('id = "fern"', 'id = "volcano"', "map, side 2, id: volcano is in two places"),
        ('id = "fern"', 'id = "skip"', f"map, side 2, id: skip {NO_ID}"),
        ("islands = { fern_a", "islands = { volcano_a", "map, fern, islands: volcano_a is in two places"),
        (
            "holds_start = true",
            "holds_strat = true",
            "map, desert: holds_strat is not known here; did you mean holds_s",
        ),
        ('source = "public"', 'source = "hearsay"', "map, volcano, source: hearsay is not possible"),
        ('[[side]]\nid = "volcano"', '[[sides]]\nid = "volcano"', "map: sides is not known here; did you mean side?"),
        ("[map]", "[map", "map: is not valid TOML"),
    ],
)
def test_a_faulty_map_names_file_side_and_field(old: str, new_text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        Map(map_with(old, new_text), "map")
    assert str(fault.value).startswith(said)


@rule("EL-TOKEN-3")
def test_a_map_must_have_room_for_all_tokens() -> None:
    text = standard_map().text
    for side in ("meadow", "citadel"):
        first = text.index(f'id = "{side}"')
        rest = text[first:]
        end = rest.index("[[side]]")
        segment = rest[rest.index("segment = ") :].split("\n")[0]
        one = (
            f'id = "{side}"\n{segment}\nislands = {{ {side}_a = ["{side}_1"] }}\nports = {{ north = "{side}_1", '
            f'east = "{side}_1", south = "{side}_1", west = "{side}_1" }}\nsource = "custom"\n\n'
        )
        text = text[:first] + one + rest[end:]
    with pytest.raises(BadInput) as fault:
        Map(text, "map")
    assert str(fault.value).startswith("map: ")
    assert "14" in str(fault.value)


def test_a_map_has_eight_sides() -> None:
    text = standard_map().text
    with pytest.raises(BadInput, match="map, side: 7 given, 8 needed"):
        Map(text[: text.rindex("[[side]]")], "map")


@pytest.mark.parametrize(
    ("old", "new_text", "said"),
    [
        (
            "{ move = 5 }",
            "{ moves = 5 }",
            "deck, ancient_phoenix, action: moves cannot be used like this; did you mean",
        ),
        ("{ move = 5 }", "{ move = 0 }", "deck, ancient_phoenix, action, move: 0 is not possible; allowed is a whole"),
        ("{ move = 5 }", '"fly"', "deck, ancient_phoenix, action: fly cannot be used like this; known are place, move"),
        ('"flies"', '"flys"', "deck, ancient_phoenix, ability: flys cannot be used like this; did you mean flies?"),
        ('"flies"', "{ flies = 2 }", "deck, ancient_phoenix, ability: flies cannot be used like this"),
        ("[{ move = 5 }]", "[]", "deck, ancient_phoenix, action: 0 given, 1, 2 needed"),
        ("[{ move = 5 }]", '["city", "city", "city"]', "deck, ancient_phoenix, action: 3 given, 1, 2 needed"),
        ("action = [{ move = 5 }]", 'either = ["city"]', "deck, ancient_phoenix, either: 1 given, 2 needed"),
        ("action = [{ move = 5 }]\n", "", "deck, ancient_phoenix: a card needs either action or either"),
        ('= "ancient" }', '= "ancien" }', "deck, ancient_sage, ability, points_per_adjective: ancien is not known"),
        ('adjective = "ancient"', 'adjective = "Ancient"', f"deck, ancient_phoenix, adjective: Ancient {NO_ID}"),
        ('id = "ancient_sage"', 'id = "ancient_phoenix"', "deck, card 2, id: ancient_phoenix is in two places"),
        ('id = "ancient_sage"', 'id = "done"', f"deck, card 2, id: done {NO_ID}"),
        ("players = 3", "players = 5", "deck, arcane_manticore, players: 5 is not possible; allowed is a whole number"),
        (", points = 3", "", "deck, mountain_dwarf, ability: points_for_set cannot be used like this; its parameters"),
        ("elixirs = 3", 'elixirs = "three"', "deck, ancient_tree_spirit, ability, elixirs: three is not possible"),
        ('ability = "flies"', 'abilty = "flies"', "deck, ancient_phoenix: abilty is not known here; did you mean abi"),
    ],
)
def test_a_faulty_deck_names_file_card_and_field(old: str, new_text: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        Deck(deck_with(old, new_text), "deck")
    assert str(fault.value).startswith(said)


@rule("EL-SET-6", "EL-END-1")
def test_a_deck_needs_a_card_for_every_turn() -> None:
    text = standard_deck().text
    with pytest.raises(BadInput, match="deck, card: 20 cards are used with 2 players; 22 are needed"):
        Deck("[[card]]".join(text.split("[[card]]")[:-8]), "deck")
    more = "".join(f'\n[[card]]\nid = "more_{n}"\naction = ["city"]\nsource = "custom"\n' for n in range(7))
    with pytest.raises(BadInput, match="deck, card: 41 are too many; at most 40 are possible"):
        Deck(text + more, "deck")


# -- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 5}, "option players: 5 is not possible"),
        ({"players": 3, "setup_player": "D"}, "option players: cannot be 3 where setup_player is D"),
        ({"setup_player": 0}, "option setup_player: 0 is not possible; allowed is one of A, B, C, D"),
        ({"players": 3, "age_order": ["A", "B"]}, "option age_order: 2 given, 3 needed"),
        ({"players": 2, "age_order": ["A", "A"]}, "option age_order: "),
        ({"players": 2, "age_order": ["C", "D"]}, "option age_order: "),
        ({"poison_swamp": True, "discoveries": False}, "option discoveries: must be true where poison_swamp is true"),
        ({"encounters": ["trolls"]}, "option encounters: "),
        ({"encounters": ["dragon", "dragon"]}, "option encounters: "),
        ({"matches": "2"}, "option matches: 2 is not possible"),
    ],
)
@rule("EL-BID-5", "EL-SWAMP-1", "EL-SET-1")
def test_an_option_that_cannot_be_used_is_named(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as fault:
        load_game("legends").set_up(options)
    assert str(fault.value).startswith(said)


@rule("EL-ENC-1")
def test_the_order_in_which_encounters_are_named_says_nothing() -> None:
    one, other = (
        load_game("legends").set_up({"encounters": words}) for words in ("rogues,dragon", ["dragon", "rogues"])
    )
    assert one.options == other.options
    assert one.options["encounters"] == ("dragon", "rogues")
    assert one.rules is other.rules


@rule("EL-SEG-1")
@pytest.mark.parametrize(
    ("side", "names"), [("desert", ("Desert", "Poušť", "Pustynia", "Wüste")), ("lagoon", ("Lagoon",) * 4)]
)
def test_a_refused_start_region_names_the_side_that_must_hold_it(side: str, names: tuple[str, ...]) -> None:
    own = {"map": standard_map().text.replace("desert", side)}
    legends = load_game("legends")
    setup = legends.set_up({"players": 3}, custom=own)
    layout = {side: "centre 0", "fern": "north 0", "volcano": "east 0", "citadel": "south 0"}
    table = {"at": "start_region", "layout": layout}
    match = Match(setup, seed_bytes(1), state=legends.position(setup, table, seed_bytes(1)))
    with pytest.raises(IllegalMove) as refused:
        match.play("A", "start_region volcano_6")
    for language, name in zip(("en", "cs", "pl", "de"), names, strict=True):
        assert legends.words(language).render(refused.value.as_message()).endswith(f": {name}.")
