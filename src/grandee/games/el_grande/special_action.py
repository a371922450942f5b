"""What is declared of a special action, and the vocabulary in which effects.py and its parts declare theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from grandee.core.effects import EffectDeclaration, Vocabulary
from grandee.core.refusals import Message
from grandee.games.el_grande.engine import cells, effects
from grandee.games.el_grande.files import ElGrandeFault

if TYPE_CHECKING:
    from grandee.games.el_grande.engine.special import Special
    from grandee.games.el_grande.engine.state import ElGrande

Few = Annotated[int, Meta(ge=1, le=9)]
All = Literal["all"]


class SpecialAction(EffectDeclaration):
    """What is declared of a special action."""

    steps: ClassVar[Sequence[str]] = ()  # that it puts on the agenda, beside those of every special action
    pays_points: ClassVar[bool] = False  # whether it pays points
    is_veto: ClassVar[bool] = False  # whether the card stays in front of its player, as a veto
    stays: ClassVar[str] = ""  # as what the card stays on the table, before its player or on an area
    is_disk_a_home: ClassVar[bool] = False  # whether caballeros go to the region that is set on a disk
    moves_black: ClassVar[bool] = False  # whether it moves black caballeros and no others
    is_carried_out: ClassVar[bool] = True  # or it is a right for the placement, which nobody announces
    region_prompt: ClassVar[str] = "decision-choose_region"  # what a region is announced for

    def effect(self, modes: list[str]) -> Special:
        """The rule, with these parameters; `modes` are the words of all either-or cards of the deck."""
        raise NotImplementedError

    def sides(self) -> Mapping[str, SpecialAction]:
        """The modes of an either-or card."""
        return {}

    def needs(self) -> Sequence[str]:
        """The switches without which there is nothing like it: only cards that come with them can have it."""
        return ()

    def fits_grey(self) -> bool:
        """Whether a grey power card can have it: nothing is announced, nobody is asked but its player
        (EG-SHIFT-7, EG-VETO-12, EG-CARD-GREY-1)."""
        return False

    def short(self) -> Message:
        """The same in a few words, as a grey power card is called by them."""
        return self.text()

    def announced(self, view: ElGrande) -> list[list[int]]:
        """The event that tells what is announced beside the card, so that a veto holder sees it (EG-VETO-3)."""
        return []

    def disk_prompt(self, announced: object) -> Message:
        """What a region is set on the disk for; `announced` is the name of the announced area."""
        return Message("decision-disk")

    def king_prompt(self) -> str:
        """Where the king is moved to, or what for."""
        return "decision-king_to"

    def place_prompt(self) -> str:
        """Where caballeros from the court may go."""
        return "prompt-place_anywhere_one"


SPECIALS: Vocabulary[SpecialAction] = Vocabulary(ElGrandeFault, Message("no-parameters"))


class NoSpecial(SpecialAction):
    """A card without a special action."""

    word = ""

    def effect(self, modes: list[str]) -> Special:
        return effects.NoSpecial()

    def text(self) -> Message:
        return Message("text-none")

    def fits_grey(self) -> bool:
        return True

    def short(self) -> Message:
        return Message("short-none")


NO_SPECIAL = NoSpecial()


def active_chose(view: ElGrande, event: int, with_what: bool = False) -> list[list[int]]:
    """An event about the announced area and, with it, the board or colour."""
    what = [int(view.cells[cells.CHOSEN_WHAT])] if with_what else []
    return [[int(event), int(view.cells[cells.ACTIVE]), *what, int(view.cells[cells.CHOSEN])]]
