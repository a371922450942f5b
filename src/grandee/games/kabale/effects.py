"""The effects that a card may name under `when_flipped` and `when_scored`: one class each, with all that is declared.

Its fields are what a deck gives it (docs/add-a-game.md). `effect` makes the rule of it, which lies in `engine`. Its
words are a message `text-WORD` in every language, or those that `text` names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from grandee.core.effects import EffectDeclaration, Vocabulary
from grandee.core.refusals import BadInput, Message
from grandee.core.step import Effect
from grandee.games.kabale.engine import abilities, immediate
from grandee.games.kabale.numbers import Half, doubled, printed

ALWAYS = 1 << 30  # a bound that no doubled number reaches


class KabaleFault(BadInput):
    """A fault of a deck or position that only this game has words for."""

    packages = (__package__,)


# -- when flipped --------------------------------------------------------------------------------


class WhenFlipped(EffectDeclaration):
    """What is declared of a card that acts when another card flips it."""

    decision: ClassVar[str] = ""  # that it puts before the owner of the card

    def effect(self) -> Effect[Any]:
        """The rule."""
        raise NotImplementedError


FLIPPED: Vocabulary[WhenFlipped] = Vocabulary(KabaleFault, Message("bad-parameters", keys="-"))


@FLIPPED.declare
class Travels(WhenFlipped):
    word = "travels"

    def effect(self) -> Effect[Any]:
        return immediate.Travels()


@FLIPPED.declare
class DiscardsFlipper(WhenFlipped):
    word = "discards_flipper"

    def effect(self) -> Effect[Any]:
        return immediate.DiscardsFlipper()


@FLIPPED.declare
class ClosesColumn(WhenFlipped):
    word = "closes_column"

    def effect(self) -> Effect[Any]:
        return immediate.ClosesColumn()


@FLIPPED.declare
class HidesCard(WhenFlipped):
    word = "hides_card"
    decision = "disguise"

    def effect(self) -> Effect[Any]:
        return immediate.HidesCard()


@FLIPPED.declare
class SwapsGoals(WhenFlipped):
    word = "swaps_goals"
    decision = "traitor"

    def effect(self) -> Effect[Any]:
        return immediate.SwapsGoals()


def words_by_decision() -> dict[str, str]:
    """The decisions that flipped cards put before their owners, each with the word of its effect."""
    return {effect.decision: effect.word for effect in FLIPPED.known.values() if effect.decision}


# -- when scored ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Within:
    """What an ability is made for: the ids of the deck's cards, and whether who spares itself spares its copies."""

    cards: Sequence[str]
    spares_copies: bool


class WhenScored(EffectDeclaration):
    """What is declared of a card that acts when its column is scored."""

    has_number: ClassVar[bool] = True  # whether the card has a number of its own

    def effect(self, within: Within) -> abilities.Ability:
        """The rule, with these parameters."""
        raise NotImplementedError

    def partners(self) -> Sequence[str]:
        """The other cards that it speaks of."""
        return ()


SCORED: Vocabulary[WhenScored] = Vocabulary(KabaleFault, Message("bad-parameters", keys="-"))


@SCORED.declare
class VoidsOthers(WhenScored):
    word = "voids_others"

    def effect(self, within: Within) -> abilities.Ability:
        return abilities.VoidsOthers()


@SCORED.declare
class Removes(WhenScored):
    word = "removes"

    step: Annotated[int, Meta(ge=2, le=3)]
    at_least: Half | None = None
    at_most: Half | None = None
    spares_itself: bool = False

    def __post_init__(self) -> None:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("at_least or at_most")

    def effect(self, within: Within) -> abilities.Ability:
        low = -ALWAYS if self.at_least is None else doubled(self.at_least)
        high = ALWAYS if self.at_most is None else doubled(self.at_most)
        return abilities.RemovesNumbers(self.step, low, high, self.spares_itself, within.spares_copies)

    def text(self) -> Message:
        if self.at_most is None:
            return Message("text-removes-high", number=printed(self.at_least or 0))
        return Message("text-removes-low", number=printed(self.at_most))

    def icon(self) -> str:
        return "removes-high" if self.at_most is None else "removes-low"


@SCORED.declare
class WinsWith(WhenScored):
    word = "wins_with"
    given = Message("given-card")

    card: str

    def effect(self, within: Within) -> abilities.Ability:
        return abilities.WinsWith(within.cards.index(self.card))

    def partners(self) -> Sequence[str]:
        return (self.card,)

    def text(self) -> Message:
        return Message("text-wins_with", card=f"card-{self.card}")


@SCORED.declare
class PerOtherCard(WhenScored):
    word = "per_other_card"

    number: Annotated[int, Meta(ge=-20, le=20)]

    def effect(self, within: Within) -> abilities.Ability:
        return abilities.PerOtherCard(2 * self.number)

    def text(self) -> Message:
        return Message(f"text-{self.icon()}", number=abs(self.number))

    def icon(self) -> str:
        return f"per_other_card-{'more' if self.number > 0 else 'less'}"


@SCORED.declare
class WorthBeside(WhenScored):
    word = "worth_beside"

    card: str
    number: Half

    def effect(self, within: Within) -> abilities.Ability:
        return abilities.WorthBeside(within.cards.index(self.card), doubled(self.number))

    def partners(self) -> Sequence[str]:
        return (self.card,)

    def text(self) -> Message:
        return Message("text-worth_beside", number=printed(self.number), card=f"card-{self.card}")


@SCORED.declare
class CopiesBelow(WhenScored):
    word = "copies_below"
    has_number = False

    def effect(self, within: Within) -> abilities.Ability:
        return abilities.CopiesBelow()


@SCORED.declare
class LowersOthers(WhenScored):
    word = "lowers_others"

    number: Annotated[int, Meta(ge=0, le=20)]

    def effect(self, within: Within) -> abilities.Ability:
        return abilities.LowersOthers(2 * self.number)


@SCORED.declare
class LowestWins(WhenScored):
    word = "lowest_wins"

    def effect(self, within: Within) -> abilities.Ability:
        return abilities.LowestWins()
