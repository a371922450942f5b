"""Whole games of El Grande's editions, modules and variants through the page, and what only they show."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.el_grande.scene import IN_2023, MODULES_1995, MODULES_2023
from tests.kit import final_points
from tests.page.kit import DESKTOP, ME, PHONE, House, Visitor, bot
from tests.page.playing import TOO_LATE, play, refused
from tests.page.screens import Scene, reach, settle, settles
from tests.page.stillness import stills

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
SHORT = {"short_game": "two_per_period"}
SIX_ROUNDS = {"short_game": "six_rounds"}
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "2023": (4, {**IN_2023, **SHORT}),
    "2023-two": (2, {**IN_2023}),
    "2023-three-merged": (3, {**IN_2023, "merge_piles_2_3": True}),
    "regency": (4, {**IN_2023, "new_regency": True}),
    "veteran": (4, {**IN_2023, "veteran_cards": MODULES_2023["veteran_cards"]}),
    "shift": (4, {**IN_2023, "shift_of_power": True, "retrieve_grey": "any"}),
    "2023-all": (5, {**MODULES_2023}),
    "2023-all-two": (2, {**MODULES_2023}),
    **{name: (4, {name: True, **SIX_ROUNDS}) for name in MODULES_1995},
    "1995-all": (5, {**MODULES_1995}),
    "intrigue": (3, {"king_intrigue": True, **SHORT}),
    "intrigue-five": (5, {"king_intrigue": True, "granada": True, "movement_limits": True, **SIX_ROUNDS}),
    "colonies": (4, {"grand_inquisitor": True, **SHORT}),
    "colonies-two": (2, {"grand_inquisitor": True, **SIX_ROUNDS}),
}
QUICK = [("2023", "desk"), ("intrigue", "desk")]  # whole games that are played in every tier but the quickest
CHOOSING = ".choosing"  # cards are laid aside where the map will be
SIZES = {"desk": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, size, marks=[] if (game, size) in QUICK else [pytest.mark.long])
        for game in GAMES
        for size in SIZES
    ],
)
def test_a_whole_game(arrive: Arrive, house: House, game: str, size: str) -> None:
    """Everything that it asks is offered, in words of its own, and nothing that it shows moves the board."""
    players, options = GAMES[game]
    ada = arrive(house, viewport=SIZES[size])
    ada.allowed, stale = [TOO_LATE], refused(ada.page)
    settles(ada)
    made = ada.make("el-grande", [ME, *[bot()] * (players - 1)], options={"players": players, **options})
    ada.at_table(made["table"])
    ada.page.wait_for_selector(".decision .target")
    settle(ada)
    seen: dict[str, str] = {}
    play(ada.page, stills(seen, "el-grande", CHOOSING), seed=3)
    assert stale == []
    assert len(seen) == 2, "\n".join(f"{place}: {asked}" for place, asked in seen.items())
    table = ada.sees(made["table"], "A")
    assert table["phase"] == "over"
    shown = ada.page.locator(".decision").inner_text()
    for points in final_points(table).values():
        assert str(points) in shown
    ada.fine()


def test_a_grey_card_is_chosen_first_and_both_are_played(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    reach("el-grande-grey", ada, scene)
    greys = ada.page.locator("[data-grey][data-offer]")
    greys.first.click()
    expect(greys.first).to_have_attribute("aria-pressed", "true")
    added = int(greys.first.locator("b").inner_text())
    power = ada.page.locator("[data-card^=power-][data-offer]").first
    value = int((power.get_attribute("data-card") or "").removeprefix("power-"))
    expect(power).to_have_accessible_name(f"Power card {value}, calls {calls(ada, value)}, makes {value + added}")
    with ada.page.expect_request("**/moves") as sent:
        power.click()
    move = json.loads(sent.value.post_data or "{}")["move"]
    assert move.split()[:2] == ["play_power", str(value)]
    assert len(move.split()) == 3


def calls(visitor: Visitor, power: int) -> int:
    facts = visitor.context.request.get(f"/api/tables/{visitor.page.url.split('/')[-1]}/facts").json()
    return int(facts["facts"]["calls"][power - 1])


def test_the_king_away_is_on_the_map_and_in_words(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    reach("el-grande-king-away", ada, scene)
    expect(ada.page.locator("[data-king]")).to_be_visible()
    ada.page.keyboard.press("k")
    expect(ada.page.locator("[aria-live]").filter(has_text="The king is")).to_have_count(1)
    for country in ("france", "portugal"):
        expect(ada.page.locator(f"[data-area={country}][role=button]")).to_have_count(1)


def test_keys_lead_to_the_countries_in_play(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    reach("el-grande-king-away", ada, scene)
    ada.page.locator("[data-area=cataluna]").focus()
    ada.page.keyboard.press("ArrowUp")
    expect(ada.page.locator("[data-area=france][role=button]")).to_be_focused()
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator("[data-area=portugal]")).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("[data-area=toledo]")).to_be_focused()


def test_the_virtual_player_has_a_row_and_region_cards(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    reach("el-grande-two", ada, scene)
    expect(ada.page.locator(".players").get_by_text("Virtual player", exact=True)).to_be_visible()
    expect(ada.page.locator("[data-show=region-cards] li")).not_to_have_count(0)
    expect(ada.page.locator("[data-token^=virtual]").first).to_be_visible()


def test_many_variants_are_counted_above_the_map_and_named_to_whoever_asks(
    arrive: Arrive, house: House, scene: Scene
) -> None:
    ada = arrive(house)
    reach("el-grande-1995-all", ada, scene)
    heading = ada.page.locator(".named")
    expect(heading).to_be_visible()
    expect(heading.locator("[aria-hidden]")).to_have_text("1995 · 5 variants")
    assert heading.evaluate("(it) => it.scrollWidth <= it.clientWidth"), "it is not cut off"
    assert "Movement limits" in (heading.get_attribute("title") or "")


def test_the_church_and_granada_are_shown(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    reach("el-grande-1995-all", ada, scene)
    expect(ada.page.locator("[data-holder]")).to_have_count(1)
    expect(ada.page.locator("[data-token^=black]").first).to_be_visible()
    expect(ada.page.locator("[data-spot]")).to_have_count(3)
    assert "of 12" in (ada.page.locator("[data-area=granada]").get_attribute("aria-label") or "")
    assert "ambassador" in (ada.page.locator("[data-area=france][role=button]").get_attribute("aria-label") or "")
