"""The Legends engine against the referee: the same moves, and after each the same questions, table and points."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.chance import Rng
from grandee.core.game import Setup, seed_bytes
from grandee.games import load_game
from grandee.games.legends.files import shipped
from grandee.records.match import Match, begin
from tests.kit import TIER, by_tier, rule
from tests.referee.legends import CARDS, Game, Rolled, Side, deck, read_map, scoring
from tests.referee.legends.board import Board
from tests.referee.legends.data import ARMIES, DISCOVERIES, NEUTRAL, SWAMP, Given
from tests.referee.legends.maps import pick, random_map, shuffled, write_map, write_segments
from tests.referee.legends.positions import random_layout, random_position

LEGENDS = load_game("legends")
PRINTED = read_map(shipped("map.toml"))
SPEC = Path(__file__).parents[2] / "docs/rules/eight-minute-legends.md"

BEGINNINGS = ("bid", "choose_starter", "take_card", "extra_card")  # decisions at which a referee can begin

PARTS = ("choose_part", "place_one", "move_one", "build_city", "take_token", "knight_army", "destroy_one", "take_coin")
REASONS = ("points", "magic_book", "coins", "armies", "regions", "shared")

SWITCHES: dict[str, tuple[Any, ...]] = {
    "setup": ("by_player", "by_player", "random"),
    "layout": ("t", "row"),
    "matches": ("1", "1", "1", "3"),
    "discoveries": (False, True),
    "citadels": (False, True),
    "leaders": (False, True, True),
    "bid_tie": ("youngest", "die"),
    "bid_tie_pays": ("winner", "all_tied"),
    "side_pairing": ("table", "any_four_sides"),
    "desert_start": ("linked_port", "any_region"),
    "tall_bridges": ("drawn", "all_pairs"),
    "bandit_king": ("seed", "seed", "english_first_printing"),
    "swamp_taking": ("mandatory", "optional"),
}


def any_options(players: int, rng: Rng) -> dict[str, Any]:
    options: dict[str, Any] = {name: pick(values, rng) for name, values in SWITCHES.items()}
    seats = "ABCD"[:players]
    return options | {
        "players": players,
        "setup_player": pick(seats, rng),
        "poison_swamp": options["discoveries"] and rng.below(2) == 1,
        "encounters": tuple(word for word in ("dragon", "portals", "rogues") if rng.below(3)),
        "age_order": pick(((), tuple(shuffled(seats, rng))), rng),
    }


def set_up(options: Mapping[str, Any], sides: dict[str, Side], given: Given | None = None) -> Setup:
    own = {} if sides is PRINTED else {"map": write_map(sides)}
    return LEGENDS.set_up(options, custom=own | ({"segments": write_segments(given)} if given else {}))


def any_layout(options: Mapping[str, Any], sides: dict[str, Side], rng: Rng) -> Given | None:
    """Now and then one that is given."""
    return random_layout(options, sides, rng) if rng.below(3) == 0 else None


# -- the comparison ----------------------------------------------------------------------------------------


class Shown:
    """What the engine has drawn, read off its table after the move; the referee looks whether it can be."""

    def __init__(self, truth: dict[str, Any]) -> None:
        self.truth = truth

    def pick(self, word: str, about: str, options: list[str]) -> str:
        table = self.truth
        found: dict[str, Any] = {
            "lay_segment": lambda: next(lies for lies in map(" ".join, table["layout"].items()) if lies in options),
            "start_region": lambda: table["start"],
            "lay_token": lambda: table["tokens"][about],
            "fifth_army": lambda: next(region for region in table["regions"] if region != table["start"]),
            "die": lambda: table["to_act"],
        }
        return str(found[word]())

    def order(self, word: str, items: list[str]) -> list[str]:
        table = self.truth
        if word == "discoveries":
            return [table["tokens"][token] for token in (*DISCOVERIES, SWAMP)]
        shown = [*table["row"], *table["deck"]] if word == "deck" else list(table["leaders"].values())
        return [*shown, *(item for item in items if item not in shown)]


class Pair:
    """A table of the engine and one of the referee, at the same decision."""

    def __init__(
        self,
        table: Match,
        sides: Mapping[str, Side],
        position: Mapping[str, Any] | None = None,
        given: Given | None = None,
    ) -> None:
        self.table = table
        self.chance = Shown(self.truth())
        self.game = Game(table.setup.options, sides, self.chance, position, given)
        self.compared = 0
        self.decisions: set[str] = set()

    def truth(self) -> dict[str, Any]:
        return LEGENDS.describe(self.table.setup, self.table.state)

    def compare(self, rng: Rng) -> None:
        """Who is asked what, everything that lies on the table, what one reader sees of it, and all points."""
        table, game = self.table, self.game
        assert in_order(self.truth()) == game.position(), self.story()
        assert set(table.asked) == game.asked(), self.story()
        for letter in table.asked:
            options, expected = table.legal_moves(letter), game.legal_moves(letter)
            assert len(options) == len(expected), self.story()
            assert set(options) == set(expected), self.story()
        reader = pick((*game.seats, None), rng)
        seen = in_order(table.view(reader))
        assert {key: seen[key] for key in game.view(reader)} == game.view(reader), self.story()
        self.compare_points()
        if game.ask and game.ask.word in BEGINNINGS and rng.below(4) == 0:
            self.begin_here()
        self.compared += 1
        self.decisions.add(game.ask.word if game.ask else game.outcome()[2])

    def begin_here(self) -> None:
        """A referee that is handed the position knows no less than one that has played it."""
        position = self.game.position()
        begun = Game(self.table.setup.options, self.game.sides, self.chance, position, self.game.given)
        assert (begun.position(), begun.ask) == (position, self.game.ask), self.story()

    def compare_points(self) -> None:
        table, game = self.table, self.game
        found = msgspec.to_builtins(LEGENDS.projection(table.setup, table.state))
        assert found["points"] == game.points(), self.story()
        assert {region: standing["leads"] for region, standing in found["regions"].items()} == game.region_leads()
        assert {island: standing["leads"] for island, standing in found["islands"].items()} == game.island_leads()

    def compare_end(self) -> None:
        """Points, places, winners and what decided (EL-TIE-1, EL-FULL-3)."""
        letters, outcome = self.table.setup.letters, self.table.state.outcome()
        places = {letters[seat]: place for seat, place in enumerate(outcome.places)}
        winners = [letters[seat] for seat in outcome.winners]
        assert self.table.points == {seat: points["total"] for seat, points in self.game.points().items()}
        assert (places, winners, outcome.reason) == self.game.outcome(), self.story()

    def step(self, rng: Rng) -> None:
        """A random move of a random seat: `done` and `skip` are rarer than their share would be."""
        letter = pick(self.table.asked, rng)
        options = self.table.legal_moves(letter)
        busy = [move for move in options if move.split()[-1] not in ("done", "skip")]
        move = pick(busy if busy and rng.below(5) else options, rng)
        self.table.play(letter, move)
        self.chance.truth = self.truth()
        self.game.play(letter, move)

    def play_on(self, rng: Rng, most: int = 10_000) -> None:
        """Some moves, or to the end, with a comparison before each and after the last."""
        self.compare(rng)
        while not self.table.over and self.compared < most:
            self.step(rng)
            self.compare(rng)
        if self.table.over:
            assert self.game.ask is None
            self.compare_end()

    def story(self) -> str:
        setup = self.table.setup
        return f"options {setup.options}\nmoves {self.table.moves}\n" + "\n".join(setup.custom.values())


def in_order(position: dict[str, Any]) -> dict[str, Any]:
    """Lists without an order of their own are compared sorted; the agenda is the engine's own."""
    found = {key: value for key, value in position.items() if key != "agenda"}
    for key in ("cards", "owned", "seen"):
        if key in found:
            found[key] = {seat: sorted(words) for seat, words in found[key].items()}
    if "face_down" in found:
        found["face_down"] = sorted(found["face_down"])
    return found


@rule("EL-SET-12", "EL-TURN-7", "EL-TURN-8", "EL-END-1", "EL-SCO-7", "EL-SCO-8", "EL-TIE-1", "EL-FULL-2", "EL-FULL-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(players: int) -> None:
    """On the printed map and on random ones."""
    games = by_tier(2, 8, 150)
    compared = 0
    for seed in range(games):
        rng = Rng(100_000 * players + seed)
        sides = PRINTED if seed % 2 else random_map(rng)
        options = any_options(players, rng)
        given = any_layout(options, sides, rng)
        pair = Pair(begin(set_up(options, sides, given), seed), sides, given=given)
        pair.play_on(rng)
        compared += pair.compared
    assert compared > 60 * games


@rule("EL-SET-13", "EL-SET-3", "EL-SET-5", "EL-SET-9", "EL-ROW-2", "EL-ROW-3", "EL-ROW-4", "EL-SEG-1", "EL-TOKEN-1")
@rule("A-42")
@pytest.mark.parametrize("layout", ["t", "row"])
def test_set_ups_on_random_maps(layout: str) -> None:
    """From the first segment to the first turn, drawn or by decisions; every map is another one."""
    maps = by_tier(5, 25, 3000)
    compared = 0
    for seed in range(maps):
        rng = Rng(1_000_000 + seed)
        sides = random_map(rng)
        options = any_options(2 + seed % 3, rng) | {"layout": layout}
        given = any_layout(options, sides, rng)
        pair = Pair(begin(set_up(options, sides, given), seed), sides, given=given)
        pair.play_on(rng, most=45)
        compared += pair.compared
    assert compared == 45 * maps


@rule("EL-TURN-4", "EL-TURN-5", "EL-PLACE-3", "EL-MOVE-2", "EL-CITY-3", "EL-KILL-4", "EL-ENC-DRAGON-2", "EL-LEAD-BK-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_odd_positions(players: int) -> None:
    """Random pieces, cards, tokens and leaders, ten such positions on each map, and the next moves."""
    positions = by_tier(60, 300, 34_000)
    setup, sides, given = set_up({"players": players}, PRINTED), PRINTED, None
    compared, decisions = 0, set[str]()
    for seed in range(positions):
        rng = Rng(10_000_000 * players + seed)
        if seed % 10 == 0:
            sides = PRINTED if seed % 20 else random_map(rng)
            options = any_options(players, rng)
            given = any_layout(options, sides, rng)
            setup = set_up(options, sides, given)
        position = random_position(setup.options, sides, rng)
        state = LEGENDS.position(setup, position, seed_bytes(seed))
        pair = Pair(Match(setup, seed_bytes(seed), state=state), sides, position, given)
        pair.play_on(rng, most=6)
        compared += pair.compared
        decisions |= pair.decisions
    assert compared > 4 * positions
    if TIER == "long":
        assert decisions >= {*BEGINNINGS, *PARTS, *REASONS}
        assert ("payee" in decisions) == (players > 2)


@rule("EL-SEG-2", "A-39")
def test_all_pairs_of_bridges_on_a_map_of_ones_own() -> None:
    """Three regions that two bridges touch are neighbours of each other; no other regions become so."""
    bridges = [["volcano_1", "volcano_4"], ["volcano_1", "volcano_7"]]
    sides = PRINTED | {"volcano": replace(PRINTED["volcano"], bridge=bridges)}
    setup = set_up({"players": 2, "tall_bridges": "all_pairs"}, sides)
    pieces = {region: {"armies": {"A": 1}} for region in ("volcano_4", "volcano_5")}
    position = {"at": "move_one", "left": 1, "to_act": "A", "regions": pieces}
    table = Match(setup, seed_bytes(0), state=LEGENDS.position(setup, position, seed_bytes(0)))
    ways = [f"volcano_4 volcano_{number}" for number in (1, 3, 5, 7)] + ["volcano_5 volcano_3", "volcano_5 volcano_4"]
    assert sorted(table.legal_moves("A")) == sorted(f"move_one {way}" for way in [*ways, "done"])


@rule("EL-TIE-1", "A-40")
def test_places_behind_the_winner() -> None:
    """B and C have the same points; C has more coins."""
    setup = set_up({"players": 3}, PRINTED)
    pieces = {"volcano_1": {"armies": {"A": 1}}}
    position = {"at": "end_leg", "regions": pieces, "coins": {"B": 1, "C": 2}}
    table = Match(setup, seed_bytes(0), state=LEGENDS.position(setup, position, seed_bytes(0)))
    assert (table.points["B"], table.points["C"]) == (0, 0)
    assert list(table.state.outcome().places) == [1, 3, 2]


# -- the referee alone -------------------------------------------------------------------------------------


def test_the_map_of_the_spec_is_the_shipped_one() -> None:
    block = re.search(r"```json\n(.*?)```", SPEC.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    sides = json.loads(block[1])["sides"]
    assert list(sides) == list(PRINTED)
    for name, said in sides.items():
        side = PRINTED[name]
        assert (said["islands"], said["land"], said["sea"], said["bridge"]) == (
            side.islands,
            side.land,
            side.sea,
            side.bridge,
        )
        assert [said["ports"][way] for way in "NESW"] == side.ports
        assert (said["special"] == "must_hold_start") == side.holds_start


def test_the_referee_deals_as_many_cards_as_the_spec_says() -> None:
    """The check sums of 1.4 and the sizes of 1.2."""
    assert [len(deck(players)) for players in (2, 3, 4)] == [27, 32, 34]
    adjectives = [card.adjective for card in CARDS.values()]
    families = ("ancient", "arcane", "cursed", "dire", "forest", "mountain", "night", "noble", "")
    assert [adjectives.count(word) for word in families] == [4, 3, 5, 5, 4, 2, 3, 3, 5]
    assert [scoring.with_ability(list(CARDS), word) for word in ("fly", "army+1", "move+1", "immune")] == [5, 5, 5, 1]


def test_the_referee_scores_the_examples() -> None:
    """E-9 to E-14, and what decides in E-17."""
    assert scoring.region_leads({"A": 2, "B": 3}, {"A": 1}) == ""
    assert scoring.region_leads({"A": 2, "B": 4}, {"A": 1}) == "B"
    assert scoring.region_leads({"A": 2, NEUTRAL: 2}, {}) == ""
    assert scoring.island_leads([*"12345"], {"1": "A", "2": "A", "3": "B", "4": "B", "5": ""}) == ""
    cursed = ["graveyard", "cursed_banshee", "cursed_king", "cursed_gargoyles", "cursed_mausoleum"]
    assert scoring.card_points(cursed, 0) == 4
    assert scoring.card_points(["ancient_sage", "ancient_woods"], 0) == 2
    assert scoring.card_points(["noble_hills", "noble_knight", "noble_unicorn"], 0) == 4
    assert scoring.card_points(["mountain_dwarf", "mountain_treasury"], 0) == 3
    assert scoring.card_points(["mountain_dwarf", "dire_ogre"], 8) == 2
    assert scoring.elixir_points({"A": 3, "B": 3, "C": 1}) == {"A": 1, "B": 1, "C": 0}
    assert scoring.elixir_points({"A": 4, "B": 3}) == {"A": 2, "B": 0}
    words = ["points", "magic_book", "coins", "armies", "regions"]
    assert scoring.ranking({"A": (14, 0, 2, 12, 3), "B": (14, 0, 2, 11, 4)}, words)[1:] == (["A"], "armies")
    assert scoring.ranking({"A": (14, 0, 2, 12, 3), "B": (14, 1, 2, 11, 4)}, words)[1:] == (["B"], "magic_book")
    assert scoring.ranking({"A": (14, 0, 2, 12, 3), "B": (14, 0, 2, 12, 3)}, words)[1:] == (["A", "B"], "shared")


def test_the_referee_links_the_example() -> None:
    """E-28: the volcano east of the horseshoe, as it is printed and turned."""
    options = LEGENDS.set_up({"players": 2}).options
    lies = {"horseshoe": ("centre", 0), "fern": ("north", 0), "meadow": ("south", 0)}
    for turn, region in ((0, "volcano_6"), (1, "volcano_7")):
        board = Board(PRINTED, options, lies | {"volcano": ("east", turn)})
        assert ("horseshoe_4", region) in board.links()


def test_the_referee_plays_alone() -> None:
    """Eighteen armies a colour at every decision, never a coin too few, and an end."""
    for seed in range(by_tier(2, 4, 100)):
        rng = Rng(seed)
        options = dict(LEGENDS.options.resolve(any_options(2 + seed % 3, rng)))
        game = Game(options, PRINTED if seed % 2 else random_map(rng), Rolled(rng))
        while game.ask:
            for seat in game.seats:
                assert game.supply[seat] + game.on_map(seat) + game.captured[seat] == ARMIES
                assert min(game.coins[seat], game.supply[seat], game.cities_left(seat)) >= 0
            letter = pick(sorted(game.asked()), rng)
            game.play(letter, pick(game.legal_moves(letter), rng))
        assert game.leg == game.legs
