"""The El Grande engine against the referee: the same moves, and after each the same questions and the same table.

Both editions with every variant that the engine's options offer, in any combination that is allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.records.match import Match, begin
from tests.kit import by_tier, rule
from tests.referee.el_grande import BOARDS, CABALLEROS, CARDS, REGIONS, Game
from tests.referee.el_grande.asking import Areas
from tests.referee.el_grande.cards import VETERANS, always_open, basic_deck, merged, veterans
from tests.referee.el_grande.data import BLACK, GRANADA, GREYS, POWERS, VIRTUAL
from tests.referee.el_grande.positions import has_virtual, pick, random_options, random_position

OPTIONS = load_game("el-grande").options
OFFERED = {option.name for option in OPTIONS.options}
EDITIONS = OPTIONS.named("edition").choices

# what the rules of 2023 put away at the end of a round, so that nothing of it matters in a general scoring
PUT_AWAY = ("power", "turned", "grey", "grey_used")


# -- the comparison ----------------------------------------------------------------------------------------


def truth(table: Match) -> dict[str, Any]:
    """What the engine says of the table, in the words of the referee."""
    found = table.setup.game.describe(table.setup, table.state)
    if "grey_seen" in found:
        seen = found.pop("grey_seen")
        held = found["greys"]
        gone = {seat: {*held[seat], found["grey"].get(seat)} for seat in held}  # back in hand, or of this round
        found["grey_used"] = {seat: [grey for grey in seen.get(seat, []) if grey not in gone[seat]] for seat in held}
    if table.setup.options["edition"] == "2023":
        found["turned"] = []  # cards lie open to the end of the round
    return found


def in_the_engines_words(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position of the referee's as the engine reads it."""
    kept = {key: value for key, value in position.items() if key not in ("grey_used", "grey_passed")}
    if not kept.get("turned"):
        kept.pop("turned", None)  # whose turn has been is seen from the power cards
    if "grey_used" in position:
        kept["grey_seen"] = position["grey_used"]
    return kept


class AsDealt:
    """Chance as the engine had it: the order of its region cards is read from what it has done with them."""

    def __init__(self, table: Match) -> None:
        self.table = table

    def region_cards(self, areas: Areas) -> list[str]:
        """Two were turned up at once: that of the king's region first, or the one that brought more (EG-2P-6).

        Where another order is possible too, it makes no difference.
        """
        found = truth(self.table)
        brought = {region: found["regions"][region].get(VIRTUAL, 0) - areas[region][VIRTUAL] for region in REGIONS}
        gone = [region for region in REGIONS if region not in found["region_cards"]]
        return sorted(gone, key=lambda region: -(brought[region] or CABALLEROS)) + list(found["region_cards"])


def referee_of(table: Match, position: Mapping[str, Any]) -> Game:
    return Game(position, table.setup.options, AsDealt(table))


def compare(table: Match, game: Game) -> None:
    """Who is asked what, and everything that lies on the table."""
    expected, found = comparable(game.position(), game), comparable(truth(table), game)
    assert {key: value for key, value in found.items() if key in game.position()} == expected, story(table)
    assert set(table.asked) == game.asked(), story(table)
    for letter in table.asked:
        options = table.legal_moves(letter)
        assert len(options) == len(set(options)), story(table)
        assert set(options) == game.legal_moves(letter), story(table)


def comparable(position: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """Nothing is the same as not named, and lists without an order of their own are sorted."""
    kept = dict(position)
    for key in ("done", "turned"):
        kept[key] = sorted(kept[key])
    for key in ("vetoes", "greys", "grey_used"):
        kept[key] = {seat: sorted(cards) for seat, cards in kept.get(key, {}).items()}
    kept["province"] = {seat: kept["province"][seat] for seat in game.seats}  # the virtual player's is the rest of 30
    if position["at"] == "pass_grey":
        del kept["greys"]  # what was given away is still to come
    if position["at"] in ("castillo_disk", "over") and game.edition == "2023":
        kept = {key: value for key, value in kept.items() if key not in PUT_AWAY}
    if position["at"] == "over":
        kept.pop("region_cards", None)
    return {key: tidy(value) for key, value in kept.items() if tidy(value)}


def tidy(value: Any) -> Any:
    """Without empty heaps, piles and words."""
    if isinstance(value, Mapping):
        return {key: tidy(inner) for key, inner in value.items() if tidy(inner)}
    return list(value) if isinstance(value, tuple) else value


def story(table: Match) -> str:
    return f"options {table.setup.options}\nmoves {table.moves}"


def step(table: Match, game: Game, rng: Rng) -> None:
    """A random move of a random seat: `done`, `end_turn` and `use` are rarer than their share would be."""
    letter = pick(table.asked, rng)
    options = table.legal_moves(letter)
    busy = [move for move in options if move.split()[-1] not in ("done", "end_turn", "use") or "grey" in move]
    move = pick(busy if busy and rng.below(5) else options, rng)
    table.play(letter, move)
    game.play(letter, move)


# -- whole games -------------------------------------------------------------------------------------------


def check_opening(opening: dict[str, Any], options: Mapping[str, Any]) -> None:
    """The deal is the engine's own; it must be one that the rules can give."""
    homes = opening["grandes"]
    assert len({opening["king"], *homes.values()}) == 1 + len(homes)
    for seat, home in homes.items():
        assert opening["regions"][home].get(seat) == 2
        assert (opening["court"][seat], opening["province"][seat], opening["score"][seat]) == (7, 21, 0)
        assert opening["hands"][seat] == list(POWERS)
    assert opening["castillo"] == {}
    assert opening["boards"] == dict.fromkeys(BOARDS, "off")
    assert options["start_seat"] in ("random", opening["first"])
    check_deck(opening, options)
    check_variants(opening, options)


def check_deck(opening: dict[str, Any], options: Mapping[str, Any]) -> None:
    """EG-SETUP-2, EG-SETUP-3, EG-2P-3, EG-REG-1, EG-VTRN-2; the first cards are turned up unless greys are passed."""
    face_down = {pile: cards for pile, cards in opening["piles"].items() if cards}
    cards = list(chain(*face_down.values()))
    gone = 0
    if opening["at"] == "pass_grey":
        assert not opening["offer"]
        cards += always_open(options)
    else:
        gone = 1
        cards += opening["offer"]
    size = 10 if options["edition"] == "2023" else 11
    sizes = {"pile_1": size, "pile_2": size, "pile_3": size, "pile_4": size}
    if merged(options):
        sizes["pile_2"] += sizes.pop("pile_3")
    if options.get("new_regency", False):
        sizes["pile_5"] = size
    assert {pile: len(found) for pile, found in face_down.items()} == {pile: n - gone for pile, n in sizes.items()}
    assert sorted(card for card in cards if card in VETERANS) == sorted(veterans(options))
    others = [card for card in cards if card not in VETERANS]
    basic = basic_deck(options)
    assert all(others.count(card) <= basic.count(card) for card in others)
    missing = [CARDS[card].pile for card in set(basic) for _ in range(basic.count(card) - others.count(card))]
    assert sorted(missing) == sorted(CARDS[card].pile for card in veterans(options))


def check_variants(opening: dict[str, Any], options: Mapping[str, Any]) -> None:
    taken = [opening["king"], *opening["grandes"].values()]
    if options.get("granada", False):
        assert GRANADA not in taken  # EG-GRAN-2
    if options.get("church", False):
        black = {region: counts[BLACK] for region, counts in opening["regions"].items() if counts.get(BLACK)}
        assert list(black.values()) == [2, 2]  # EG-CHURCH-2
        assert not set(black) & set(taken)
        assert GRANADA not in black or not options["granada"]  # EG-CHURCH-13
    if options.get("shift_of_power", False):
        assert opening["at"] == "pass_grey"  # EG-SHIFT-14
        dealt = list(chain(*opening["greys"].values()))
        assert [len(greys) for greys in opening["greys"].values()] == [3] * options["players"]
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) <= set(GREYS)
    if has_virtual(options):
        begun = opening["at"] != "pass_grey"
        lying = sum(counts.get(VIRTUAL, 0) for counts in opening["regions"].values())
        assert lying in ((2, 4) if begun else (0,))  # EG-2P-5: two cards, one of them perhaps the king's
        assert opening["province"].get(VIRTUAL, CABALLEROS - lying) == CABALLEROS - lying
        assert len(set(opening["region_cards"])) == len(opening["region_cards"]) == (7 if begun else 9)
        powers = [*opening["virtual_powers"], *([opening["power"][VIRTUAL]] if begun else [])]
        assert sorted(powers) == list(POWERS)


@rule("EG-SETUP-3", "EG-SETUP-8", "EG-SETUP-10", "EG-ROUND-1", "EG-SHORT-2", "EG-SHORT-3", "EG-POWER-4", "EG-GEN-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games(edition: str, players: int) -> None:
    games = by_tier(3, 12, 200)
    compared = 0
    for seed in range(games):
        rng = Rng(10_000 * players + seed)
        setup = load_game("el-grande").set_up(random_options(edition, players, OFFERED, rng))
        table = begin(setup, 10_000 * players + seed)
        check_opening(truth(table), setup.options)
        game = referee_of(table, truth(table))
        compare(table, game)
        while not table.over:
            step(table, game, rng)
            compare(table, game)
            compared += 1
        assert game.ask is None
        assert table.points == game.score
    assert compared > 50 * games


# -- positions that games seldom reach ---------------------------------------------------------------------


@rule("EG-SPEC-5", "EG-VETO-5", "EG-VETO-8", "EG-DP-8", "EG-DP-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("at", ["next_part", "choose_card", "play_power"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_odd_positions(edition: str, at: str, players: int) -> None:
    """To the end of the turn, so that the whole special action is seen with all its windows."""
    positions = by_tier(30, 250, 11_000) if at == "next_part" else by_tier(8, 40, 1_000)
    for seed in range(positions):
        rng = Rng(100_000 * players + seed)
        setup = load_game("el-grande").set_up(random_options(edition, players, OFFERED, rng))
        position = random_position(setup.options, at, rng)
        state = setup.game.position(setup, in_the_engines_words(position), seed_bytes(seed))
        table = Match(setup, seed_bytes(seed), state=state)
        game = referee_of(table, position)
        compare(table, game)
        active = game.active
        while not table.over and game.active == active:
            step(table, game, rng)
            compare(table, game)
