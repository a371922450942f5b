"""An effect is its class and its words: three that no game has are declared here, and nothing else knows of them.

Each works in a deck of one's own: it is read and checked, it has its text and its icon, and it is played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from fluent.runtime import FluentResource
from msgspec import Meta

from grandee.core.api import words_of
from grandee.core.declarations import BadDeclaration
from grandee.core.effects import EffectDeclaration, Vocabulary
from grandee.core.refusals import BadInput, Message
from grandee.core.step import Effect
from grandee.core.words import COMMON, LANGUAGES, bundle
from grandee.games import load_game
from grandee.games.el_grande import deck as el_grande_deck
from grandee.games.el_grande.effects import SPECIALS, SpecialAction, active_chose
from grandee.games.el_grande.engine import cells, events, sizes, steps
from grandee.games.el_grande.engine.scoring import score_area
from grandee.games.el_grande.engine.special import Special
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.kabale import deck as kabale_deck
from grandee.games.kabale.effects import FLIPPED, SCORED, WhenFlipped, WhenScored, Within
from grandee.games.kabale.engine import abilities
from grandee.games.kabale.engine import cells as kabale_cells
from grandee.games.kabale.engine.abilities import Ability, Column
from grandee.games.kabale.engine.state import Kabale
from grandee.games.kabale.engine.turn import note_filled
from grandee.records import record
from grandee.records.match import Match
from tests.kit import walk

WEB = Path(__file__).parents[2] / "web/src/boards"


# -- El Grande: a special action -----------------------------------------------------------------


class Hold(Special):
    """The rule: an announced region gets caballeros from the province and is scored."""

    def __init__(self, guests: int, everywhere: bool) -> None:
        self.guests = guests
        self.everywhere = everywhere

    def possible(self, g: ElGrande, seat: int) -> bool:
        return bool(g.cells[cells.PROVINCE + seat] >= self.guests)

    def announce(self, g: ElGrande, seat: int) -> None:
        g.push(steps.CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: int) -> int:
        if self.everywhere:
            return int(g.not_taboo() & sizes.ALL_REGIONS)
        return int(g.regions_of(seat))

    def use(self, g: ElGrande, seat: int, about: int) -> None:
        g.cells[cells.PROVINCE + seat] -= self.guests
        g.put(g.cells[cells.CHOSEN], seat, self.guests)
        score_area(g, g.cells[cells.CHOSEN], False)


class Festival(SpecialAction):
    """What is declared of it."""

    word = "hold_festival"
    steps = ("choose_region",)
    pays_points = True
    region_prompt = "prompt-choose_region-hold_festival"

    guests: Annotated[int, Meta(ge=1, le=3)]
    where: Literal["anywhere", "at_home"] = "anywhere"

    def effect(self, modes: list[str]) -> Special:
        return Hold(self.guests, self.where == "anywhere")

    def text(self) -> Message:
        return Message(f"text-hold_festival-{self.where}", guests=self.guests)

    def icon(self) -> str:
        return "place_anywhere"

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.REGION_CHOSEN)


FESTIVAL = {
    "en": """
text-hold_festival-anywhere = Hold a festival with { $guests } guests.
text-hold_festival-at_home = Hold a festival with { $guests } guests where you are.
prompt-choose_region-hold_festival = Choose the region of the festival
""",
    "cs": """
text-hold_festival-anywhere = Uspořádej slavnost; hosté: { $guests }.
text-hold_festival-at_home = Uspořádej slavnost tam, kde jsi; hosté: { $guests }.
prompt-choose_region-hold_festival = Vyber kraj slavnosti
""",
    "pl": """
text-hold_festival-anywhere = Urządź festyn; goście: { $guests }.
text-hold_festival-at_home = Urządź festyn tam, gdzie jesteś; goście: { $guests }.
prompt-choose_region-hold_festival = Wybierz region festynu
""",
    "de": """
text-hold_festival-anywhere = Gib ein Fest mit { $guests } Gästen.
text-hold_festival-at_home = Gib ein Fest mit { $guests } Gästen, wo du bist.
prompt-choose_region-hold_festival = Wähle die Region des Festes
""",
}


# -- Kabale & Hiebe: one when flipped, one when scored -------------------------------------------


class CloseFurther(Effect[Kabale]):
    """The rule: so many columns on the right take no further card."""

    def __init__(self, columns: int) -> None:
        self.columns = columns

    def use(self, g: Kabale, seat: int, about: int) -> None:
        for i in range(1, self.columns + 1):
            g.cells[kabale_cells.CLOSED] |= 1 << (about + i) % g.facts.players
        note_filled(g)


class ClosesFurther(WhenFlipped):
    word = "closes_further"

    number: Literal[1, 2]

    def effect(self) -> Effect[Any]:
        return CloseFurther(self.number)

    def icon(self) -> str:
        return "closes_column"


class OwnCards(Ability):
    """The rule: counts more for each other card of the same colour."""

    def __init__(self, each: int) -> None:
        super().__init__()
        self.flags = abilities.CHANGES
        self.each = each

    def number(self, column: Column, i: int) -> int:
        own = sum(column.owner[j] == column.owner[i] for j in range(column.n))
        return int(column.base[i]) + self.each * (own - 1)


class PerOwnCard(WhenScored):
    word = "per_own_card"

    number: Annotated[int, Meta(ge=1, le=9)]

    def effect(self, within: Within) -> Ability:
        return OwnCards(2 * self.number)

    def icon(self) -> str:
        return "per_other_card-more"


KABALE = {
    "en": "text-closes_further = Closes { $number }.\ntext-per_own_card = Counts { $number } more for each own card.",
    "cs": "text-closes_further = Zavírá { $number }.\ntext-per_own_card = Platí o { $number } víc za vlastní kartu.",
    "pl": "text-closes_further = Zamyka { $number }.\ntext-per_own_card = Liczy { $number } więcej za własną kartę.",
    "de": "text-closes_further = Schließt { $number }.\ntext-per_own_card = Zählt je eigene Karte { $number } mehr.",
}


@pytest.fixture(autouse=True, scope="module")
def _declared() -> Iterator[None]:
    """Elsewhere `@SPECIALS.declare` stands above the class, and the words lie in `text` of the game."""
    SPECIALS.declare(Festival)
    FLIPPED.declare(ClosesFurther)
    SCORED.declare(PerOwnCard)
    for package, words in (("grandee.games.el_grande", FESTIVAL), ("grandee.games.kabale", KABALE)):
        for language, text in words.items():
            bundle(language, (*COMMON, package)).add_resource(FluentResource(text))
    yield
    bundle.cache_clear()
    del SPECIALS.known["hold_festival"], FLIPPED.known["closes_further"], SCORED.known["per_own_card"]


def festive(special: str) -> dict[str, str]:
    """The shipped deck of El Grande, with another special action on the card of eviction."""
    text = el_grande_deck.standard_deck().text
    assert 'special = "evict"' in text
    return {"deck": text.replace('special = "evict"', f"special = {special}")}


def changed(card: str, key: str, effect: str) -> dict[str, str]:
    """The shipped deck of Kabale & Hiebe, where a card has another effect."""
    text = kabale_deck.standard_deck().text
    assert f'id = "{card}"\n' in text
    return {"deck": text.replace(f'id = "{card}"\n', f'id = "{card}"\n{key} = {effect}\n')}


EL_GRANDE = load_game("el-grande")
KABALE_GAME = load_game("kabale")
HOLDS = "{ hold_festival = { guests = 2 } }"


@pytest.mark.parametrize(
    ("special", "said"),
    [
        ("{ hold_festivals = { guests = 2 } }", "hold_festivals cannot be used like this; did you mean hold_festival?"),
        (
            '"hold_festival"',
            "hold_festival cannot be used like this; its parameters are "
            'guests (a number), where ("anywhere" or "at_home")',
        ),
        ("{ hold_festival = {} }", "hold_festival cannot be used like this; its parameters are guests (a number)"),
    ],
)
def test_a_new_effect_that_is_misused_names_file_card_and_what_it_is_given(special: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        EL_GRANDE.set_up({}, custom=festive(special))
    assert str(fault.value).startswith(f"deck, eg95_eviction: {said}")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("guests = 4", "4 is not possible; allowed is a whole number from 1 to 3"),
        ("guests = true", "True is not possible; allowed is a whole number from 1 to 3"),
        ('guests = 2, where = "home"', "home is not possible; allowed is one of anywhere, at_home"),
        ("guest = 2", "guest is not known here; did you mean guests?"),
    ],
)
def test_a_wrong_parameter_of_a_new_effect_is_named_with_what_is_allowed(given: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        EL_GRANDE.set_up({}, custom=festive(f"{{ hold_festival = {{ {given} }} }}"))
    assert str(fault.value) == f"deck, eg95_eviction, hold_festival: {said}"


def test_the_one_parameter_that_must_be_there_may_be_written_alone_and_none_if_none_must_be() -> None:
    assert (
        SPECIALS.read({"hold_festival": 2}, "")
        == Festival(2)
        == SPECIALS.read(tomllib.loads(f"it = {HOLDS}")["it"], "")
    )
    assert SPECIALS.read("score_chosen", "") == SPECIALS.read({"score_chosen": {}}, "")
    with pytest.raises(BadInput, match="move cannot be used like this"):
        SPECIALS.read("move", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_effect_has_its_text_and_its_icon(language: str) -> None:
    setup = EL_GRANDE.set_up({}, custom=festive(HOLDS))
    words = EL_GRANDE.words(language)
    fact = words_of(EL_GRANDE.card_facts(setup)["eg95_eviction"])
    assert (fact["effect"], fact["icon"], fact["scores"]) == ("hold_festival", "place_anywhere", True)
    sentence = FESTIVAL[language].splitlines()[1].partition(" = ")[2].replace("{ $guests }", "2")
    assert EL_GRANDE.card_text(setup, "eg95_eviction", words).endswith(sentence)


def test_a_new_effect_is_played_shown_to_veto_holders_and_scored() -> None:
    setup = EL_GRANDE.set_up({"players": 3}, custom=festive(HOLDS))
    position = {
        "at": "next_part",
        "card": "eg95_eviction",
        "king": "galicia",
        "vetoes": {"B": ["this"]},
        "regions": {"granada": {"C": 1}},
    }
    table = Match(setup, bytes(32), state=EL_GRANDE.position(setup, position, bytes(32)))
    table.play("A", "next_part special")
    assert table.decision == "choose_region"
    assert EL_GRANDE.render_prompt(setup, table.state, table.words("en")) == "Choose the region of the festival"
    written = EL_GRANDE.describe(setup, table.state)  # in the middle of it: the agenda knows its steps
    assert EL_GRANDE.position(setup, written, bytes(32)).cells == table.state.cells
    table.play("A", "choose_region granada")
    assert table.asked == ["B"]
    assert "Granada" in EL_GRANDE.render_prompt(setup, table.state, table.words("en"))
    table.play("B", "veto pass")
    after = EL_GRANDE.describe(setup, table.state)
    assert after["regions"]["granada"] == {"A": 2, "C": 1}
    assert after["province"]["A"] == 28
    assert after["score"]["A"] == 6


def test_a_new_effect_can_be_a_side_of_an_either_or_card() -> None:
    special = f"{{ either = {{ feast = {HOLDS}, march = {{ move = {{ own = 2 }} }} }} }}"
    setup = EL_GRANDE.set_up({"players": 2}, custom=festive(special))
    position = {"at": "next_part", "card": "eg95_eviction", "regions": {"granada": {"A": 1}}}
    table = Match(setup, bytes(32), state=EL_GRANDE.position(setup, position, bytes(32)))
    table.play("A", "next_part special")
    table.play("A", "choose_mode feast")
    assert EL_GRANDE.render_prompt(setup, table.state, table.words("de")) == "Wähle die Region des Festes"
    assert "festival" in EL_GRANDE.card_text(setup, "eg95_eviction", table.words("en"))


def test_whole_games_are_played_with_new_effects_and_travel_with_their_records() -> None:
    decks = (
        (EL_GRANDE, festive("{ hold_festival = { guests = 1, where = 'at_home' } }")),
        (KABALE_GAME, changed("king", "when_flipped", "{ closes_further = 1 }")),
    )
    for game, own in decks:
        for seed in range(3):
            table = walk(game.set_up({"players": 3}, custom=own), seed, 10_000)
            assert table.over
            game.check(table.state)
            assert record.replay(record.read(record.of_match(table).to_json())).points == table.points


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_effects_of_kabale_have_their_text_and_their_icon(language: str) -> None:
    words = KABALE_GAME.words(language)
    flipped, scored = (line.partition(" = ")[2] for line in KABALE[language].splitlines())
    for card, key, effect, text, icon in (
        ("king", "when_flipped", "{ closes_further = 2 }", flipped, "closes_column"),
        ("queen", "when_scored", "{ per_own_card = 2 }", scored, "per_other_card-more"),
    ):
        setup = KABALE_GAME.set_up({}, custom=changed(card, key, effect))
        assert words_of(KABALE_GAME.card_facts(setup)[card])["icon"] == icon
        assert KABALE_GAME.card_text(setup, card, words).endswith(text.replace("{ $number }", "2"))


@pytest.mark.parametrize(
    ("key", "effect", "said"),
    [
        (
            "when_flipped",
            '"closes_further"',
            "king: closes_further cannot be used like this; its parameters are 1 or 2",
        ),
        ("when_flipped", "{ closes_further = 3 }", "king, closes_further: 3 is not possible; allowed is one of 1, 2"),
        (
            "when_scored",
            "{ per_own_card = 0 }",
            "king, per_own_card: 0 is not possible; allowed is a whole number from",
        ),
        ("when_scored", '"per_own_cart"', "king: per_own_cart cannot be used like this; did you mean per_own_card?"),
    ],
)
def test_faults_of_new_effects_of_kabale_are_explained(key: str, effect: str, said: str) -> None:
    with pytest.raises(BadInput) as fault:
        KABALE_GAME.set_up({}, custom=changed("king", key, effect))
    assert str(fault.value).startswith(f"deck, {said}")


def test_new_effects_of_kabale_are_played() -> None:
    columns = {"c1": {"cards": ["B king*"], "goal": "goal_music_5"}, "c2": {"goal": "goal_trade_5"}}
    hands = {"A": ["merchant", "squire", "mage"]}
    setup = KABALE_GAME.set_up({"players": 3}, custom=changed("king", "when_flipped", "{ closes_further = 1 }"))
    state = KABALE_GAME.position(setup, {"columns": columns, "hands": hands}, bytes(32))
    table = Match(setup, bytes(32), state=state)
    table.play("A", "place_card merchant c1")
    seen = KABALE_GAME.describe(setup, table.state)["columns"]
    assert [column["closed"] for column in seen.values()] == [False, True, False]

    setup = KABALE_GAME.set_up({"players": 2}, custom=changed("queen", "when_scored", "{ per_own_card = 2 }"))
    cards = ["A queen", "A king", "B juliet", "A squire"]
    state = KABALE_GAME.position(setup, {"columns": {"c1": {"cards": cards}}}, bytes(32))
    assert words_of(KABALE_GAME.projection(setup, state))["columns"]["c1"]["sums"]["A"] == str(16 + 2 * 2 + 20 + 2)


# -- the declarations themselves -----------------------------------------------------------------


def test_a_word_is_declared_once_and_is_a_word() -> None:
    with pytest.raises(BadDeclaration, match="two declarations of effect 'hold_festival'"):
        SPECIALS.declare(Festival)

    class Loud(EffectDeclaration):
        word = "Loud!"

    known: Vocabulary[EffectDeclaration] = Vocabulary(BadInput, Message("no-parameters"))
    with pytest.raises(BadDeclaration, match="is no word"):
        known.declare(Loud)


def test_every_step_that_an_effect_puts_on_the_agenda_is_declared() -> None:
    for game, effects in ((EL_GRANDE, SPECIALS.known.values()), (KABALE_GAME, FLIPPED.known.values())):
        assert game.declarations
        known = {each.word for each in game.declarations.every_step}
        for effect in effects:
            named = effect.steps if issubclass(effect, SpecialAction) else [effect.decision]
            assert set(named) - {""} <= known, effect.word


@pytest.mark.parametrize(("game", "file"), [("el-grande", "el-grande/icons.ts"), ("kabale", "kabale/marks.ts")])
def test_the_page_has_a_drawing_for_every_icon(game: str, file: str) -> None:
    drawings = (WEB / file).read_text("utf-8")
    for card, fact in load_game(game).card_facts(load_game(game).set_up({})).items():
        icon = words_of(fact)["icon"]
        assert f"\n  {icon}:" in drawings or f"\n  '{icon}':" in drawings, card
