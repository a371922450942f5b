"""The El Grande engine against the referee: the same moves, and after each the same questions and the same table.

Both editions with every variant that the engine's options offer, in any combination that is allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.games import load_game
from grandee.records.match import begin
from tests.games.el_grande.compared import from_position, referee_of, to_the_end, truth
from tests.kit import by_tier, rule
from tests.referee.el_grande import BOARDS, CABALLEROS, CARDS
from tests.referee.el_grande.cards import VETERANS, always_open, basic_deck, merged, veterans
from tests.referee.el_grande.data import BLACK, GRANADA, GREYS, POWERS, VIRTUAL
from tests.referee.el_grande.positions import has_virtual, random_options, random_position

OPTIONS = load_game("el-grande").options
OFFERED = {option.name for option in OPTIONS.options}
EDITIONS = OPTIONS.named("edition").choices

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
        compared += to_the_end(table, game, rng)
    assert compared > 50 * games


# -- positions that games seldom reach ---------------------------------------------------------------------


@rule("EG-SPEC-5", "EG-VETO-5", "EG-VETO-8", "EG-DP-8", "EG-DP-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("at", ["next_part", "choose_card", "play_power"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_odd_positions(edition: str, at: str, players: int) -> None:
    positions = by_tier(30, 250, 11_000) if at == "next_part" else by_tier(8, 40, 1_000)
    for seed in range(positions):
        rng = Rng(100_000 * players + seed)
        setup = load_game("el-grande").set_up(random_options(edition, players, OFFERED, rng))
        position = random_position(setup.options, at, rng)
        from_position(setup.options, position, seed, rng)
