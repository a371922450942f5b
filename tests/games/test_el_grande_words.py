"""Everything that El Grande says, in every language: questions, answers, events and the log of every variant."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from grandee.core.chance import Rng
from grandee.core.game import Setup
from grandee.core.log_lines import render
from grandee.core.state import SPECTATOR
from grandee.core.words import LANGUAGES, Words
from grandee.games import load_game
from grandee.games.el_grande.engine import events, sizes
from grandee.games.el_grande.engine.scoring import BONUSES
from tests.kit import by_tier, options_of, random_options, rule, step, walk

GAME = load_game("el-grande")
RULESETS = GAME.rulesets(drafts=True)
NAMES = ["Ada", "Ben", "Cy", "Dee", "Eve"]
NOT_WORDED = re.compile(r"story-|event-|choice-|prompt-|area-|card-|[{}]|\?\?")


def said(words: Words, text: str) -> str:
    assert text
    assert not NOT_WORDED.search(text), (words.language, text)
    return text


# -- events ------------------------------------------------------------------------------------------------------


def numbers_of(setup: Setup, kind: str) -> list[int]:
    """All numbers that an argument of a kind can have in a set-up."""
    others = [int(sizes.SIXTH)] if setup.rules.others else []
    france = [int(sizes.FRANCE)] if setup.options["france"] else []
    regions = list(range(sizes.REGIONS))
    away = [int(sizes.CASTILLO), int(sizes.FRANCE), int(sizes.PORTUGAL)] if setup.options["new_regency"] else []
    outside = [int(sizes.CASTILLO), int(sizes.OFF), int(sizes.COURT), int(sizes.PROVINCE_PLACE)]
    fixed = {
        "seat": list(range(setup.seats)),
        "colour": [*range(setup.seats), *others],
        "area": [*regions, *france, *outside],
        "king_place": [*regions, *away],
        "card": list(range(len(GAME.cards(setup)))),
        "grey_card": list(range(-1, int(sizes.GREYS))) if setup.options["shift_of_power"] else [],
        "taken": list(range(-1, int(sizes.POWERS + sizes.GREYS if setup.options["shift_of_power"] else sizes.POWERS))),
        "power": list(range(sizes.POWERS)),
        "reason": list(range(4)),
        "number": [0, 1, 2, 3, 5, 12],
        "decision": list(range(len(setup.rules.steps))),
    }
    words = setup.rules.space.words
    return fixed[kind] if kind in fixed else list(range(len(words[kind])))


def rows_of(setup: Setup, kind: int) -> Iterator[list[int]]:
    """Events of a kind: every argument has each of its values once, beside the first ones of the others."""
    values = [numbers_of(setup, arg.kind) for arg in setup.rules.event_kinds[kind].args]
    if all(values):
        usual = [each[0] for each in values]
        yield [kind, *usual, *[0] * (6 - len(usual))]
        for place, several in enumerate(values):
            for value in several[1:]:
                changed = [*usual[:place], value, *usual[place + 1 :]]
                yield [kind, *changed, *[0] * (6 - len(changed))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_with_every_argument_has_words(language: str) -> None:
    words = GAME.words(language)
    told: set[int] = set()
    setups = [GAME.set_up({**RULESETS[1].options}), GAME.set_up({**RULESETS[3].options, "players": 2})]
    for setup in setups:
        names = NAMES[: setup.seats]
        for kind in range(len(setup.rules.event_kinds)):
            for row in rows_of(setup, kind):
                told.add(kind)
                for reader in (0, SPECTATOR):
                    said(words, GAME.render_event(setup, row, reader, words, names))
                    for text in render(GAME.log_lines(setup, [row], reader, names), words):
                        said(words, text)
    assert told == set(range(len(setups[0].rules.event_kinds)))


# -- random games ------------------------------------------------------------------------------------------------


def tell_game(setup: Setup, seed: int, languages: list[str]) -> None:
    """Play a random game, and say all that is asked and answered in it, and what everybody reads of it."""
    rng, table = Rng(seed), walk(setup, seed, 0)
    table.names = NAMES[: setup.seats]
    told = 0
    while not table.over:
        words = GAME.words(languages[rng.below(len(languages))])
        for letter in table.asked:
            seat = setup.seat(letter)
            view = table.state.view(seat)
            said(words, GAME.render_prompt(setup, view, words))
            legal = table.state.legal_actions(seat)
            choices = [said(words, GAME.render_move(setup, view, action, words)) for action in legal]
            alike = table.decision in ("play_power", "pass_grey", "retrieve")  # there are grey cards like others
            assert alike or len(set(choices)) == len(choices)
        step(table, rng)
        for reader in (*range(setup.seats), SPECTATOR):
            for row in table.events.rows[told:]:
                said(words, GAME.render_event(setup, row, reader, words, table.called))
            for text in render(GAME.log_lines(setup, table.events.rows[told:], reader, table.called), words):
                said(words, text)
        told = len(table.events.rows)


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("seed", range(by_tier(1, 3, 30)))
def test_a_random_game_of_every_ruleset_is_told(ruleset: object, seed: int) -> None:
    named = next(each for each in RULESETS if each == ruleset)
    tell_game(GAME.set_up(options_of(GAME, named, Rng(seed))), seed, list(LANGUAGES))


@pytest.mark.parametrize("seed", range(by_tier(1, 4, 100)))
def test_a_random_game_with_any_options_is_told(seed: int) -> None:
    tell_game(GAME.set_up(random_options(GAME, Rng(seed))), seed, list(LANGUAGES))


# -- the log -----------------------------------------------------------------------------------------------------


def short(setup: Setup, *rows: list[int], reader: int = SPECTATOR) -> list[str]:
    padded = [[*row, *[0] * (7 - len(row))] for row in rows]
    return render(GAME.log_lines(setup, padded, reader, NAMES[: setup.seats]), GAME.words("en"))


@rule("EG-SHIFT-3")
def test_a_grey_card_stands_with_its_power_card() -> None:
    setup = GAME.set_up({"players": 3}, "2023-every-module")
    told = short(
        setup,
        [int(events.POWER_PLAYED), 0, 8],
        [int(events.GREY_PLAYED), 0, 10, 12],
        [int(events.POWER_PLAYED), 1, 12],
    )
    assert told == ["Power cards: Ada 9 + 3 = 12, Ben 13"]


@rule("EG-SHIFT-1", "EG-SHIFT-15")
def test_a_passed_grey_card_is_told_to_giver_and_receiver_only() -> None:
    setup = GAME.set_up({"players": 3}, "2023-every-module")
    table = walk(setup, 3, 3)
    passed = [row for row in table.events.rows if row[0] in (events.GREY_PASSED, events.GREY_RECEIVED)]
    assert len(passed) == 6
    for row in passed:
        knows = int(row[1])
        for reader in (0, 1, 2, SPECTATOR):
            text = GAME.render_event(setup, row, reader, GAME.words("en"), NAMES[:3])
            assert ("a grey card" in text) == (reader != knows), text


@rule("EG-SCORE-16")
def test_the_virtual_player_stands_where_it_is_ranked() -> None:
    setup = GAME.set_up({"players": 2}, "2023")
    told = short(
        setup,
        [int(events.SCORING), 2, 5, 4, 0],
        [int(events.PAID), 0, 2, 1, 2, 1, 4],
        [int(events.VIRTUAL_RANKED), 2, 3, 1, 1],
    )
    assert told == ["Aragón (5/4): virtual player 3 (1st); Ada 1 (2nd, +4)"]
    moved = short(setup, [int(events.MOVED), 0, int(sizes.SIXTH), 0, 1])
    assert moved == ["Ada moves: virtual player Galicia → Navarra"]


@rule("EG-FRANCE-2")
def test_the_log_names_places_in_france() -> None:
    setup = GAME.set_up({"players": 3}, "1995-every-variant")
    france = int(sizes.FRANCE)
    assert short(
        setup,
        [int(events.PLACED), 1, 2],
        [int(events.PLACED_IN_FRANCE), 1, france, 0],
        [int(events.MOVED_TO_FRANCE), 2, 1, 3, france, 2],
        [int(events.MOVED), 2, int(sizes.SIXTH), 0, 1],
    ) == [
        "Ben places: Aragón 1, France (the ambassador's place)",
        "Cy moves: Ben Cataluña → France (the third place), black Galicia → Navarra",
    ]


@rule("GI-SHIP-8", "GI-SCO-5")
def test_captain_and_viceroy_are_told_without_a_place() -> None:
    setup = GAME.set_up({"players": 4, "grand_inquisitor": True})
    ship, america = int(sizes.SHIP), int(sizes.AMERICA)
    captain, viceroy = BONUSES.index("captain"), BONUSES.index("viceroy")
    assert short(
        setup,
        [int(events.SCORING), ship, 0, 0, 0],
        [int(events.BONUS), 2, ship, 3, captain],
        [int(events.SCORING), america, 4, 0, 0],
        [int(events.PAID), 0, america, 2, 1, 1, 4],
        [int(events.BONUS), 3, america, 5, viceroy],
    ) == ["Ship: Cy +3 captain", "America (4/0/0): Ada 2 (1st, +4); Dee +5 viceroy"]
