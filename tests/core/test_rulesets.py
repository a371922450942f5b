"""Rulesets: one set of compiled numbers, and of it what each ruleset publishes, without gaps."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from grandee.core.cells import CORE_CELLS, ROW
from grandee.core.chance import Rng
from grandee.core.declarations import Automatic, BadDeclaration, Decision, Declarations
from grandee.core.fields import Field, Shown
from grandee.core.game import Setup
from grandee.core.rulesets import Module, Ruleset
from grandee.core.space import Param
from grandee.core.step import Step
from grandee.games import SHIPPED, load_game, load_games
from tests.kit import options_of

COLOUR, AREA = Param("colour", 4), Param("area", 3)


def declared(**changes: object) -> Declarations:
    """A game of two editions: the second has a colour that is no seat and an area more; a variant adds a decision."""
    given: dict[str, object] = {
        "fields": [
            Field("cubes", Shown.PUBLIC, 3, 4),
            Field("ships", Shown.PUBLIC, 2, modules=["sea"]),
            Field("church", Shown.PUBLIC, 1, 3, modules=["church"]),
        ],
        "decisions": [
            Decision("move", Step, [COLOUR, AREA], "done"),
            Decision("sail", Step, [AREA], modules=["sea"]),
            Decision("choose", Step, [Param("mode", 1, open=True)]),
        ],
        "automatic": [Automatic("storm", Step, modules=["sea"]), Automatic("end", Step)],
        "events": [],
        "words": {"colour": "ABVK"},
        "modules": [
            Module("second", [{"edition": "second"}]),
            Module("sea", [{"edition": "second", "ships": True}]),
            Module("church", [{"church": True}]),
        ],
        "rulesets": [
            Ruleset("toy-first", 2, words={"colour": "AB"}, sizes={"area": 2}),
            Ruleset("toy-first-church", 2, 3, ["church"], {"colour": "ABK"}, {"area": 2}),
            Ruleset("toy-second", 2, 1, ["second", "sea"], {"colour": "ABV"}),
        ],
    }
    return Declarations(**(given | changes))  # type: ignore[arg-type]


def options(edition: str = "first", ships: bool = False, church: bool = False) -> dict[str, Any]:
    return {"edition": edition, "ships": ships, "church": church}


def names(game: Declarations, ruleset: Ruleset, areas: list[str]) -> list[str]:
    space = game.space({"area": areas, "mode": ["only"]}, ruleset)
    assert space.size == 13 + 3 + 1, "the compiled numbers are those of the whole game"
    assert [space.numbers[space.names[action]] for action in space.published] == space.published
    return [space.names[action] for action in space.published]


def test_options_choose_the_first_ruleset_that_has_their_modules() -> None:
    game = declared()
    assert game.select(options()).ruleset.id == "toy-first"
    assert game.select(options("second", ships=True)).ruleset.id == "toy-second"
    assert game.select(options(church=True)).ruleset.environment == "grandee_toy_first_church_v3"
    with pytest.raises(BadDeclaration, match="no ruleset has these modules together: second, church"):
        game.select(options("second", church=True))


def test_a_state_ends_with_the_last_field_that_its_set_up_needs() -> None:
    game = declared()
    sizes = [game.select(given).layout.size - CORE_CELLS for given in (options(), options("second"))]
    assert sizes == [12, 12], "the plain game pays nothing"
    assert game.select(options("second", ships=True)).layout.size - CORE_CELLS == 14
    assert game.select(options(church=True)).layout.size - CORE_CELLS == 17, "fields keep their places"
    church = game.rulesets[1]
    assert [field.name for field in game.fields_of(church)][3:] == ["cubes", "church"]


def test_a_game_declares_the_length_of_its_agenda() -> None:
    assert declared(agenda_rows=24).layout.named("cubes").at == CORE_CELLS + 8 * ROW


def test_published_actions_are_dense_and_keep_their_order() -> None:
    game = declared()
    first, church, second = game.rulesets
    two = ["north", "south"]
    assert names(game, first, two) == [
        "move A north",
        "move A south",
        "move B north",
        "move B south",
        "move done",
        "choose only",
    ]
    assert names(game, church, two)[4:6] == ["move K north", "move K south"]
    assert names(game, second, [*two, "sea"])[-5:] == [
        "move done",
        "sail north",
        "sail south",
        "sail sea",
        "choose only",
    ]
    assert game.lacking(first, "step") == {1, 3}
    assert game.lacking(second, "colour") == {3}


def test_large_decisions_may_be_numbered_last_without_a_change_to_what_is_published() -> None:
    game, other = declared(), declared(numbered_last=["move"])
    last = other.rulesets[-1]
    areas = {"area": ["north", "south", "sea"], "mode": ["only", "more"]}  # data have more modes than are declared
    before, after = game.space(areas, last), other.space(areas, last)
    assert [after.names[action] for action in after.published] == [before.names[action] for action in before.published]
    assert [block.word for block in other.blocks] == ["sail", "move", "choose"]
    assert after.names[0] == "sail north"
    assert after.numbers["choose only"] == other.blocks[-1].at, "data add modes behind all other numbers"
    with pytest.raises(BadDeclaration, match="swim"):
        declared(numbered_last=["swim"])


@pytest.mark.parametrize("word", ["swim", "move"])
def test_a_decision_takes_answers_of_other_decisions_that_are_declared(word: str) -> None:
    blank = Decision("choose", Step, [Param("mode", 1, open=True)])
    taking = declared(
        decisions=[Decision("move", Step, [COLOUR]), Decision("sail", Step, [AREA], also=["move"]), blank]
    )
    assert [step.also for step in taking.steps()[:3]] == [[], ["move"], []]
    with pytest.raises(BadDeclaration, match=word):
        declared(decisions=[Decision("move", Step, [COLOUR], also=[word]), blank])


@pytest.mark.parametrize(
    ("environment", "actions", "digest"),
    [
        ("grandee_el_grande_1995_v1", 656, "3b32f53c85f072ae"),
        ("grandee_el_grande_1995_all_v1", 921, "19a8e5d05f84df49"),
        ("grandee_el_grande_2023_v1", 755, "77421e72e073d8c6"),
        ("grandee_el_grande_2023_all_v1", 1013, "b77abaf0fcb2fe2e"),
        ("grandee_kabale_v1", 183, "e25866e64da4d5a3"),
    ],
)
def test_published_numbers_never_change(environment: str, actions: int, digest: str) -> None:
    """If this fails and the change is meant, the ruleset needs a new version."""
    every = [(found, ruleset) for found in load_games() for ruleset in found.rulesets(drafts=True)]
    found, ruleset = next(each for each in every if each[1].environment == environment)
    names = published(found.set_up(ruleset.options))
    assert len(names) == actions
    assert sha256("\n".join(names).encode()).hexdigest()[:16] == digest


def published(setup: Setup) -> list[str]:
    return [setup.rules.space.names[action] for action in setup.rules.space.published]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_ruleset_has_one_action_space_whatever_the_options(game: str) -> None:
    found = load_game(game)
    for ruleset in found.rulesets(drafts=True):
        for seed in range(10):
            setup = found.set_up(options_of(found, ruleset, Rng(seed)))
            assert published(setup) == published(found.set_up(ruleset.options))


def test_every_ruleset_is_that_of_the_options_that_it_names() -> None:
    for found in load_games():
        for ruleset in found.rulesets(drafts=True):
            setup = found.set_up(ruleset.options)
            assert setup.ruleset == ruleset
            assert setup.seats <= ruleset.seats
            assert setup.rules.layout.size <= max(field.at + field.size for field in fields(found, ruleset))


def fields(found: Any, ruleset: Ruleset) -> list[Field]:
    declared = found.declarations
    return declared.fields_of(ruleset) if declared else list(found.set_up({}).rules.layout.fields)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"modules": []}, "names the module 'sea', which is not declared"),
        (
            {"fields": [Field("ships", Shown.PUBLIC, modules=["sea"]), Field("cubes", Shown.PUBLIC)]},
            "field 'ships' of a module lies before one that every game needs",
        ),
        ({"decisions": [Decision("go", Step, [AREA]), Decision("sail", Step, [Param("area", 2)])]}, "in its own way"),
        ({"decisions": [Decision("go", Step, [Param("mode", 1, open=True)], "done")]}, "'go' is open but not the last"),
        ({"rulesets": [Ruleset("toy", 2, words={"colour": "ABX"})]}, "has words of 'colour' that are not declared"),
    ],
)
def test_a_declaration_that_cannot_be_right_is_refused(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(BadDeclaration, match=fault):
        declared(**changes)
