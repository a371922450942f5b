"""The effects of the cards of Grand Inquisitor & Colonies (section 13 of docs/rules/grand-inquisitor.md); what each
asks is GI-D8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from grandee.core.log_lines import listed
from grandee.core.refusals import Message
from grandee.games.el_grande.engine import cells, colonies_effects, events, inquisitor, sizes
from grandee.games.el_grande.special_action import SPECIALS, Few, SpecialAction, active_chose

if TYPE_CHECKING:
    from grandee.games.el_grande.engine.special import Special
    from grandee.games.el_grande.engine.state import ElGrande

NewArea = Literal["france", "ship", "america", "mediterranean"]
NUMBERS = {
    "france": int(sizes.FRANCE),
    "ship": int(sizes.SHIP),
    "america": int(sizes.AMERICA),
    "mediterranean": int(sizes.MEDITERRANEAN),
}


class OfColonies(SpecialAction):
    """Something that only the cards of the colonies do."""

    def needs(self) -> Sequence[str]:
        return ("grand_inquisitor",)


@SPECIALS.declare
class TakeInquisitor(OfColonies):
    """The Inquisitor, then moves of black caballeros (GI-P6-2)."""

    word = "take_inquisitor"
    steps = ("move_one",)
    moves_black = True

    moves: Few

    def effect(self, modes: list[str]) -> Special:
        return inquisitor.TakeInquisitor(self.moves)


@SPECIALS.declare
class ScoreBlack(OfColonies):
    """The Inquisitor, then a scoring of every region with a black caballero (GI-P7-SIN-1)."""

    word = "score_black"
    steps = ("score_next",)
    pays_points = True

    def effect(self, modes: list[str]) -> Special:
        return inquisitor.ScoreBlack()


@SPECIALS.declare
class MoveLimit(OfColonies):
    """The limit board, without caballeros, to another region (GI-P7-LIM-1)."""

    word = "move_limit"
    steps = ("choose_region", "fill_board")
    region_prompt = "prompt-choose_region-limit"

    def effect(self, modes: list[str]) -> Special:
        return colonies_effects.MoveLimit()

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.REGION_CHOSEN)


@SPECIALS.declare
class ShutInGrandes(OfColonies):
    """The grandes of all opponents into the castillo (GI-P7-CON-1)."""

    word = "shut_in_grandes"
    steps = ("each_opponent",)

    def effect(self, modes: list[str]) -> Special:
        return colonies_effects.ShutInGrandes()


@SPECIALS.declare
class ScoreAreas(OfColonies):
    """Score these of the new areas (GI-P7-SNE-1)."""

    word = "score_areas"
    given = Message("given-areas")
    steps = ("score_next",)
    pays_points = True

    areas: Annotated[list[NewArea], Meta(min_length=1)]

    def __post_init__(self) -> None:
        if len(set(self.areas)) < len(self.areas):
            raise ValueError("each area once")

    def effect(self, modes: list[str]) -> Special:
        return colonies_effects.ScoreAreas(sum(1 << NUMBERS[area] for area in self.areas))

    def text(self) -> Message:
        return Message(f"text-{self.word}", areas=listed([Message(f"area-{area}") for area in self.areas]))


@SPECIALS.declare
class ScoreLater(OfColonies):
    """Lay the card on an area, which is scored at the end of the next round (GI-P7-SLA-1)."""

    word = "score_later"
    steps = ("choose_region",)
    stays = "later"
    region_prompt = "prompt-choose_region-later"

    def effect(self, modes: list[str]) -> Special:
        return colonies_effects.LayForLater()

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.REGION_CHOSEN)


@SPECIALS.declare
class MoveAfterCastillo(OfColonies):
    """Keep the card, and in a general scoring move so many own caballeros (GI-P7-AFT-1)."""

    word = "move_after_castillo"
    steps = ("move_one",)
    stays = "after_castillo"

    number: Few

    def effect(self, modes: list[str]) -> Special:
        return colonies_effects.MoveAfterCastillo(self.number)


@SPECIALS.declare
class RepeatLater(OfColonies):
    """Keep the card, and repeat a special action of an opponent (GI-P7-DOU-1)."""

    word = "repeat_later"
    stays = "double"

    def effect(self, modes: list[str]) -> Special:
        return colonies_effects.KeepDouble()


@SPECIALS.declare
class TurnCard(OfColonies):
    """Turn over a card of the row, or keep this one (GI-P7-TUR-1)."""

    word = "turn_card"
    steps = ("turn_card",)
    stays = "turn"

    def effect(self, modes: list[str]) -> Special:
        return colonies_effects.TurnOver()

    def announced(self, view: ElGrande) -> list[list[int]]:
        """Which card is to be turned over; none if this one is to be kept."""
        pile = int(view.cells[cells.CHOSEN_WHAT]) - 1
        if pile < 0:
            return []
        return [[int(events.SHOWS_TURN), int(view.cells[cells.ACTIVE]), int(view.cells[view.offer_at(pile)])]]
