"""What a card may name under `ability`, `action` and `either`: one class each, with all that is declared.

Its fields are what a deck gives it (docs/add-a-game.md). `effect` makes the rule of it, which lies in `engine`. Its
words are a message `text-WORD` in every language, or those that `text` names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from grandee.core.effects import EffectDeclaration, Vocabulary
from grandee.core.refusals import Message
from grandee.games.legends.engine import abilities, cells, parts
from grandee.games.legends.files import LegendsFault

Small = Annotated[int, Meta(ge=1, le=9)]

# -- abilities -----------------------------------------------------------------------------------


class CardAbility(EffectDeclaration):
    """What is declared of an ability, from the moment in which the card is taken."""

    flies: ClassVar[bool] = False  # whether the card counts as one that flies

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        """The rule."""
        raise NotImplementedError

    def adjective(self) -> str:
        """The adjective that it speaks of."""
        return ""


ABILITIES: Vocabulary[CardAbility] = Vocabulary(LegendsFault, Message("bad-parameters", keys="-"))


@ABILITIES.declare
class MovesMore(CardAbility):
    word = "moves_more"

    number: Small

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.Adds(cells.MOVES_MORE, self.number)


@ABILITIES.declare
class ArmiesMore(CardAbility):
    word = "armies_more"

    number: Small

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.Adds(cells.ARMIES_MORE, self.number)


@ABILITIES.declare
class Flies(CardAbility):
    word = "flies"
    flies = True

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.Adds(cells.FLYING, 1)


@ABILITIES.declare
class Elixirs(CardAbility):
    word = "elixirs"

    number: Small

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.Adds(cells.ELIXIRS, self.number)


@ABILITIES.declare
class Coins(CardAbility):
    word = "coins"

    number: Small

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.GivesCoins(self.number)


@ABILITIES.declare
class Immune(CardAbility):
    word = "immune"

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.Immune()


@ABILITIES.declare
class PointsPerAdjective(CardAbility):
    word = "points_per_adjective"

    name: str

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.PaysPerAdjective(adjectives.index(self.name))

    def adjective(self) -> str:
        return self.name

    def text(self) -> Message:
        return Message("text-points_per_adjective", adjective=f"adjective-{self.name}")


@ABILITIES.declare
class PointsForSet(CardAbility):
    word = "points_for_set"

    name: str
    number: Small
    points: Small

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.PaysForSet(adjectives.index(self.name), self.number, self.points)

    def adjective(self) -> str:
        return self.name

    def text(self) -> Message:
        adjective = f"adjective-{self.name}"
        return Message("text-points_for_set", adjective=adjective, number=self.number, points=self.points)


@ABILITIES.declare
class PointsPerCoins(CardAbility):
    word = "points_per_coins"

    number: Small

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.PaysPerCoins(self.number)


@ABILITIES.declare
class PointsPerFlying(CardAbility):
    word = "points_per_flying"

    def effect(self, adjectives: Sequence[str]) -> abilities.Ability:
        return abilities.PaysPerFlying()


# -- parts of an action --------------------------------------------------------------------------


class CardPart(EffectDeclaration):
    """What is declared of a part of a card's action."""

    def effect(self) -> parts.ActionPart:
        """The rule."""
        raise NotImplementedError


PARTS: Vocabulary[CardPart] = Vocabulary(LegendsFault, Message("bad-parameters", keys="-"))


@PARTS.declare
class Place(CardPart):
    word = "place"

    number: Small

    def effect(self) -> parts.ActionPart:
        return parts.Place(self.number)


@PARTS.declare
class Move(CardPart):
    word = "move"

    number: Small

    def effect(self) -> parts.ActionPart:
        return parts.Move(self.number)


@PARTS.declare
class City(CardPart):
    word = "city"

    def effect(self) -> parts.ActionPart:
        return parts.City()


@PARTS.declare
class Destroy(CardPart):
    word = "destroy"

    def effect(self) -> parts.ActionPart:
        return parts.Destroy()
