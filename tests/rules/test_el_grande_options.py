"""Editions, modules and variants of El Grande: what may be combined, what may not, and what a deck must have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.refusals import BadInput
from grandee.games import load_game
from grandee.games.el_grande.files import shipped
from grandee.games.el_grande.game import OF_COLONIES
from grandee.records import notation
from grandee.records.match import Match
from tests.kit import allowed, by_tier, random_options, rule, step, without_conflicts

GAME = load_game("el-grande")
VETERANS = ("eg23_veto#1", "eg23_veto#2", "eg23_place_two_or_move_all", "eg23_secret_scoring")
IN_1995: dict[str, tuple[object, ...]] = {  # values that only the edition of 1995 has
    "short_game": ("six_rounds",),
    "home_region_advantage": (True,),
    "movement_limits": (True,),
    "france": (True,),
    "granada": (True,),
    "church": (True,),
    "eg95_banish_scope": ("each",),
    "eg95_court_crisis_split": (True,),
    "king_intrigue": (True,),
    "grand_inquisitor": (True,),
}
NOT_WITH_INTRIGUE = {  # KI-MIX-1
    "france": True,
    "church": True,
    "eg95_banish_scope": "each",
    "eg95_court_crisis_split": True,
}
IN_2023: dict[str, tuple[object, ...]] = {
    "merge_piles_2_3": (True,),
    "new_regency": (True,),
    "veteran_cards": tuple((word,) for word in VETERANS),
    "shift_of_power": (True,),
}


def subsets(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for number in range(len(words) + 1):
        yield from combinations(words, number)


def values_of(name: str) -> list[object]:
    """What an option may be; of numbers and lists a few that differ."""
    option = GAME.options.named(name)
    if option.kind == "number":
        return list(range(option.low, option.high + 1))
    if option.kind == "switch":
        return [False, True]
    if option.kind == "list":
        return [(), *((word,) for word in option.choices), option.choices]
    return list(option.choices)


# -- what goes together ----------------------------------------------------------------------------


@rule("EG-MIX-3")
@pytest.mark.parametrize("edition", ["1995", "2023"])
def test_a_variant_of_one_edition_is_refused_in_the_other_and_the_refusal_names_both(edition: str) -> None:
    others = IN_2023 if edition == "1995" else IN_1995
    for name, values in others.items():
        for value in values:
            with pytest.raises(BadInput) as refused:
                GAME.set_up({"edition": edition, "players": 3, name: value})
            assert refused.value.where == f"option {name}"
            sentence = GAME.words("en").render(refused.value.message)
            assert "edition" in sentence.lower()
            assert ("2023" if edition == "1995" else "1995") in sentence or edition in sentence


@rule("EG-MIX-1")
def test_the_variants_of_1995_may_be_combined_freely() -> None:
    names = ("home_region_advantage", "movement_limits", "france", "granada", "church")
    for used, short in product(subsets(names), ("none", "two_per_period", "six_rounds")):
        GAME.set_up({**dict.fromkeys(used, True), "short_game": short, "players": 5})


@rule("EG-MIX-2", "EG-VTRN-1", "EG-SHIFT-9")
def test_the_modules_of_2023_may_be_combined_freely() -> None:
    for veterans, short, regency, shift in product(
        subsets(VETERANS), ("none", "two_per_period"), (False, True), (False, True)
    ):
        modules = {"short_game": short, "new_regency": regency, "shift_of_power": shift, "veteran_cards": veterans}
        for grey in ("current", "any") if shift else ("current",):
            GAME.set_up({"edition": "2023", "players": 2, "retrieve_grey": grey, **modules})


@rule("EG-2P-3", "EG-3P-2")
def test_piles_are_merged_with_two_players_always_with_three_by_choice_and_otherwise_never() -> None:
    assert GAME.set_up({"edition": "2023", "players": 2}).options["merge_piles_2_3"] is True
    assert GAME.set_up({"edition": "2023", "players": 3}).options["merge_piles_2_3"] is False
    assert allowed(GAME, {"edition": "2023", "players": 3, "merge_piles_2_3": True})
    assert not allowed(GAME, {"edition": "2023", "players": 2, "merge_piles_2_3": False})
    for players in (4, 5):
        assert not allowed(GAME, {"edition": "2023", "players": players, "merge_piles_2_3": True})


@rule("EG-SHIFT-9")
def test_older_grey_cards_come_back_only_where_there_are_grey_cards() -> None:
    assert not allowed(GAME, {"edition": "2023", "retrieve_grey": "any"})
    assert allowed(GAME, {"edition": "2023", "retrieve_grey": "any", "shift_of_power": True})


Pair = tuple[str, object, str, object]


def pairs(options: dict[str, Any]) -> set[Pair]:
    named = [(name, value) for name, value in options.items() if GAME.options.named(name).kind != "file"]
    return {(*one, *other) for one, other in combinations(named, 2)}


def all_pairs() -> list[Pair]:
    names = [option.name for option in GAME.options.options if option.kind != "file"]
    return [
        (one, value, other, another)
        for one, other in combinations(names, 2)
        for value, another in product(values_of(one), values_of(other))
    ]


def excluded(one: str, value: object, other: str, another: object) -> bool:
    """What the spec excludes (section 0.4, EG-MIX-3, EG-2P-3, EG-3P-2, KI-MIX-1)."""
    given: dict[str, Any] = {one: value, other: another}
    if given.get("ki_free_choice") and given.setdefault("king_intrigue", True) is False:  # KI-19
        return True
    is_reading = any(given.get(name) is False for name in OF_COLONIES)
    if is_reading and given.setdefault("grand_inquisitor", True) is False:
        return True
    if given.get("grand_inquisitor") and any(given.get(name) for name in ("france", "church")):
        return True  # GI-MIX-1
    if given.get("king_intrigue") and any(given.get(name) == value for name, value in NOT_WITH_INTRIGUE.items()):
        return True
    in_1995 = any(given.get(name) in values for name, values in IN_1995.items())
    in_2023 = any(given.get(name) for name in IN_2023) or given.get("retrieve_grey") == "any"
    editions = {"1995"} if in_1995 or given.get("edition") == "1995" else set()
    editions |= {"2023"} if in_2023 or given.get("edition") == "2023" else set()
    seats = given.get("players", 3 if given.get("merge_piles_2_3") else 5)
    return (
        len(editions) > 1
        or (given.get("start_seat", "random") in [*"ABCDE"][seats:])
        or (given.get("merge_piles_2_3") is True and given.get("players", 3) > 3)
        or (given.get("retrieve_grey") == "any" and given.get("shift_of_power") is False)
        or (given.get("merge_piles_2_3") is False and given.get("players") == 2 and "2023" in editions)
    )


def without_excluded(options: dict[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """The same without what cannot be together with an expansion that is given."""
    if given.get("ki_free_choice"):
        options = options | {"king_intrigue": True}
    if any(given.get(name) is False for name in OF_COLONIES):
        options = options | {"grand_inquisitor": True}
    others = {*NOT_WITH_INTRIGUE} if options.get("king_intrigue") else set()
    if options.get("grand_inquisitor"):
        others |= {"france", "church"}
    return {name: value for name, value in options.items() if name in given or name not in others}


def with_pair(pair: Pair, rng: Rng, tries: int) -> dict[str, Any] | None:
    """All options of a set-up with two that have these values; None if none was found."""
    given = {pair[0]: pair[1], pair[2]: pair[3]}
    for _ in range(tries):
        found = without_conflicts(GAME, without_excluded(random_options(GAME, rng) | given, given))
        if allowed(GAME, found):
            options = GAME.set_up(found).options
            if pair in pairs(options):
                return options
    return None


def covering() -> list[dict[str, Any]]:
    """Combinations of options in which every pair of values occurs that the spec allows."""
    rng, chosen, covered = Rng(7), list[dict[str, Any]](), set[Pair]()
    for pair in all_pairs():
        if pair not in covered and not excluded(*pair):
            found = with_pair(pair, rng, 100)
            assert found, pair
            chosen.append(found)
            covered |= pairs(found)
    return chosen


@rule("EG-MIX-3", "EG-2P-3", "EG-3P-2", "EG-SHIFT-9")
def test_every_pair_of_options_that_the_spec_excludes_is_refused() -> None:
    for pair in filter(lambda pair: excluded(*pair), all_pairs()):
        assert with_pair(pair, Rng(3), 5) is None, pair
        assert not allowed(GAME, {pair[0]: pair[1], pair[2]: pair[3]}), pair


@rule("EG-MIX-1", "EG-MIX-2")
def test_every_pair_of_options_that_may_be_together_plays_by_the_invariants_and_in_notation() -> None:
    """Also what a record says of each move can be read again."""
    combined = covering()
    for number, options in enumerate(combined[:: by_tier(4, 1, 1)]):
        setup = GAME.set_up({name: value for name, value in options.items() if value != ""})
        table, rng = Match(setup, seed_bytes(number)), Rng(number)
        for _ in range(by_tier(30, 80, 2000)):
            if table.over:
                break
            step(table, rng)
            GAME.check(table.state)
            mover, action = notation.read(setup.rules, table.moves[-1])
            assert notation.write(setup.rules, mover, action) == table.moves[-1]
        again = GAME.position(setup, GAME.describe(setup, table.state), seed_bytes(number)) if not table.over else None
        assert again is None or GAME.describe(setup, again) == GAME.describe(setup, table.state)


# -- what a deck must have -------------------------------------------------------------------------


def deck(old: str, new: str, number: int = 1) -> dict[str, str]:
    text = shipped("cards-2023.toml")
    assert old in text
    return {"deck": text.replace(old, new, number)}


@rule("EG-SHIFT-17")
def test_a_deck_needs_three_grey_cards_for_each_player() -> None:
    head, *greys = shipped("cards-2023.toml").split("[[grey]]")
    custom = {"deck": "[[grey]]".join([head, *greys[:14]])}
    GAME.set_up({"edition": "2023", "players": 4, "shift_of_power": True}, "", custom)
    GAME.set_up({"edition": "2023", "players": 5}, "", custom)
    with pytest.raises(BadInput) as refused:
        GAME.set_up({"edition": "2023", "players": 5, "shift_of_power": True}, "", custom)
    assert "15" in GAME.words("en").render(refused.value.message)


@rule("EG-VTRN-5")
def test_every_veteran_card_that_is_asked_for_must_be_in_the_deck() -> None:
    custom = deck('veteran = ["eg23_secret_scoring"]\n', "").copy()
    custom["deck"] = custom["deck"].replace(
        'id = "eg23_secret_scoring"\npile = 4\ncopies = 1', 'id = "eg23_secret_scoring"\npile = 4\ncopies = 0'
    )
    GAME.set_up({"edition": "2023", "veteran_cards": ("eg23_veto#1",)}, "", custom)
    with pytest.raises(BadInput) as refused:
        GAME.set_up({"edition": "2023", "veteran_cards": ("eg23_secret_scoring",)}, "", custom)
    assert "eg23_secret_scoring" in GAME.words("en").render(refused.value.message)


@rule("EG-VTRN-5")
def test_a_pile_must_have_as_many_other_cards_as_veteran_cards_replace() -> None:
    """And the cards of a custom deck are exchanged like those of the box."""
    table = Match(GAME.set_up({"edition": "2023", "veteran_cards": VETERANS}, "", deck("x", "x")), seed_bytes(2))
    removed = GAME.describe(table.setup, table.state)["removed"]
    assert {pile: len(cards) for pile, cards in removed.items()} == {"pile_1": 1, "pile_2": 2, "pile_4": 1}
    custom = shipped("cards-2023.toml")
    for block in custom.split("[[card]]")[1:]:
        if "\npile = 4\n" in block and "veteran" not in block:
            custom = custom.replace(
                block,
                block.replace("\ncopies = 1", "\ncopies = 0")
                .replace("\ncopies = 2", "\ncopies = 0")
                .replace("\ncopies = 3", "\ncopies = 0"),
            )
    with pytest.raises(BadInput):
        GAME.set_up({"edition": "2023", "veteran_cards": ("eg23_secret_scoring",)}, "", {"deck": custom})


# -- the set-up of modules -------------------------------------------------------------------------


def positions(times: int, **options: object) -> Iterator[dict[str, Any]]:
    setup = GAME.set_up({"edition": "2023", **options})
    for seed in range(times):
        yield GAME.describe(setup, Match(setup, seed_bytes(seed)).state)


@rule("EG-VTRN-2", "EG-VTRN-3", "EG-VTRN-4", "AMB-25")
@pytest.mark.parametrize("players", [2, 4])
def test_any_card_of_the_pile_may_be_removed_but_no_veteran_card(players: int) -> None:
    plain: Counter[str] = Counter()
    for found in positions(1, players=4):
        plain = Counter([found["offer"][1], *found["piles"]["pile_2"]])
    removed: Counter[str] = Counter()
    for found in positions(by_tier(60, 200, 1000), players=players, veteran_cards=VETERANS):
        assert len(found["removed"]["pile_2"]) == 2
        removed.update(found["removed"]["pile_2"])
        offered = [card for card in found["offer"] if card in plain or card == "eg23_veto"]
        pile = Counter([*found["piles"]["pile_2"], *offered, *found["removed"]["pile_2"]])
        assert pile["eg23_veto"] == 2
        assert all(pile[card] == copies for card, copies in plain.items())
    assert set(removed) == set(plain)
    assert removed["eg23_score_any"] > removed["eg23_civil_war"], "it has three copies"


@rule("EG-SHIFT-1", "EG-SHIFT-13")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_is_dealt_three_grey_cards_and_any_can_be_among_them(players: int) -> None:
    dealt: Counter[str] = Counter()
    for found in positions(by_tier(40, 120, 600), players=players, shift_of_power=True):
        hands = [grey for greys in found["greys"].values() for grey in greys]
        assert [len(greys) for greys in found["greys"].values()] == [3] * players
        assert len(set(hands)) == 3 * players
        dealt.update(hands)
    assert len(dealt) == 16


@rule("EG-2P-2", "EG-2P-4", "EG-2P-7")
def test_the_virtual_player_has_all_power_cards_and_all_nine_region_cards_in_any_order() -> None:
    first: set[int] = set()
    regions: set[str] = set()
    for found in positions(by_tier(80, 200, 800), players=2):
        assert sorted([found["power"]["virtual"], *found["virtual_powers"]]) == list(range(1, 14))
        assert len(found["region_cards"]) == 7
        on_the_map = sum(there.get("virtual", 0) for there in found["regions"].values())
        assert on_the_map + found["province"]["virtual"] == 30
        first.add(found["power"]["virtual"])
        regions |= {region for region, there in found["regions"].items() if there.get("virtual")}
    assert len(first) == 13
    assert len(regions) == 9


@rule("EG-REG-1", "EG-REG-2")
def test_new_regency_has_ten_regency_cards_and_no_majesty() -> None:
    turned: set[str] = set()
    for found in positions(by_tier(40, 80, 300), players=3, new_regency=True):
        assert len({found["offer"][4], *found["piles"]["pile_5"]}) == 10
        assert "eg23_your_majesty" not in found["offer"]
        turned.add(found["offer"][4])
    assert len(turned) == 10
