"""The effects that pay points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from grandee.core.refusals import Message
from grandee.games.el_grande.engine import events, scoring_effects
from grandee.games.el_grande.special_action import SPECIALS, SpecialAction, active_chose

if TYPE_CHECKING:
    from grandee.games.el_grande.engine.special import Special
    from grandee.games.el_grande.engine.state import ElGrande


@SPECIALS.declare
class ScoreChosen(SpecialAction):
    word = "score_chosen"
    steps = ("choose_region",)
    pays_points = True
    region_prompt = "prompt-choose_region-score"

    castillo: bool = False

    def effect(self, modes: list[str]) -> Special:
        return scoring_effects.ScoreChosen(self.castillo)

    def text(self) -> Message:
        return Message("text-score_chosen-castillo" if self.castillo else "text-score_chosen")

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.REGION_CHOSEN)


@SPECIALS.declare
class ScoreClass(SpecialAction):
    word = "score_class"
    steps = ("score_next",)
    pays_points = True

    values: Annotated[list[Annotated[int, Meta(ge=1, le=20)]], Meta(min_length=1)]

    def effect(self, modes: list[str]) -> Special:
        return scoring_effects.ScoreClass(sum(1 << value for value in set(self.values)))

    def text(self) -> Message:
        """`4`, `6 and 7`, `4, 6 and 7`."""
        *rest, last = map(str, self.values)
        return Message(
            "text-score_class", values=Message("text-and", one=", ".join(rest), other=last) if rest else last
        )


@SPECIALS.declare
class ScoreMost(SpecialAction):
    word = "score_most"
    steps = ("score_next",)
    pays_points = True

    def effect(self, modes: list[str]) -> Special:
        return scoring_effects.ScoreMost()


@SPECIALS.declare
class ScoreFewest(SpecialAction):
    word = "score_fewest"
    steps = ("score_next",)
    pays_points = True

    def effect(self, modes: list[str]) -> Special:
        return scoring_effects.ScoreFewest()


@SPECIALS.declare
class ScoreFirstPlaces(SpecialAction):
    word = "score_first_places"
    steps = ("score_next",)
    pays_points = True

    def effect(self, modes: list[str]) -> Special:
        return scoring_effects.ScoreFirstPlaces()


@SPECIALS.declare
class ScoreCastillo(SpecialAction):
    word = "score_castillo"
    pays_points = True

    def effect(self, modes: list[str]) -> Special:
        return scoring_effects.ScoreCastillo()


@SPECIALS.declare
class ScoreSecretly(SpecialAction):
    word = "score_secretly"
    steps = ("disk", "reveal_disks", "score_next")
    pays_points = True

    def effect(self, modes: list[str]) -> Special:
        return scoring_effects.ScoreSecretly()

    def disk_prompt(self, announced: object) -> Message:
        return Message("prompt-disk-score")
