"""The effects with king, grandes, boards, power cards, vetoes and the church."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from grandee.core.refusals import Message
from grandee.games.el_grande.engine import cells, events, intrigue, regency, royal_effects
from grandee.games.el_grande.special_action import SPECIALS, Few, SpecialAction, active_chose

if TYPE_CHECKING:
    from grandee.games.el_grande.engine.special import Special
    from grandee.games.el_grande.engine.state import ElGrande

KingTo = Literal["anywhere", "adjacent", "abroad", "fewest", "most", "castillo"]


@SPECIALS.declare
class MoveBoard(SpecialAction):
    word = "move_board"
    steps = ("board",)

    def effect(self, modes: list[str]) -> Special:
        return royal_effects.MoveBoard()

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_BOARD, True)


@SPECIALS.declare
class MoveKing(SpecialAction):
    """Anywhere, to a neighbour, to France or Portugal, to where the fewest or the most caballeros are, or beside the
    castillo (EG-CARD-KING-1, EG-CARD-ADVISER-1, EG-CARD-EXILE-1, EG-CARD-SUMMER-1, EG-CARD-REVOLT-1)."""

    word = "move_king"
    steps = ("king_to",)

    where: KingTo

    def effect(self, modes: list[str]) -> Special:
        places = {
            "anywhere": royal_effects.KING_ANYWHERE,
            "adjacent": royal_effects.KING_ADJACENT,
            "abroad": royal_effects.KING_ABROAD,
            "fewest": royal_effects.KING_FEWEST,
            "most": royal_effects.KING_MOST,
            "castillo": royal_effects.KING_CASTILLO,
        }
        return royal_effects.MoveKing(places[self.where])

    def text(self) -> Message:
        return Message(f"text-move_king-{self.where}")

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_KING)

    def needs(self) -> Sequence[str]:
        return ("new_regency",) if self.where in ("abroad", "castillo") else ()

    def king_prompt(self) -> str:
        return f"prompt-king_to-{self.where}" if self.where in ("abroad", "fewest", "most") else "decision-king_to"


class Regency(SpecialAction):
    """Something that only the regency cards do."""

    def needs(self) -> Sequence[str]:
        return ("new_regency",)


@SPECIALS.declare
class Escort(Regency):
    """The king, and so many caballeros of his old region with him (EG-CARD-ESCORT-1)."""

    word = "escort"
    steps = ("king_to", "escort_one")

    number: Annotated[int, Meta(ge=1, le=4)]

    def effect(self, modes: list[str]) -> Special:
        return regency.Escort(self.number)

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_KING)

    def king_prompt(self) -> str:
        return "prompt-king_to-escort"


@SPECIALS.declare
class Tournament(Regency):
    """The king, and all grandes but those with him into the castillo (EG-CARD-TOURN-1)."""

    word = "tournament"
    steps = ("king_to", "each_grande")

    def effect(self, modes: list[str]) -> Special:
        return regency.Tournament()

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_KING)

    def king_prompt(self) -> str:
        return "prompt-king_to-tournament"


@SPECIALS.declare
class Infiltrate(Regency):
    """No action but a right: the king's region is a target of the placement (EG-CARD-INFIL-1, EG-CARD-INFIL-2)."""

    word = "infiltrate"
    is_carried_out = False

    def effect(self, modes: list[str]) -> Special:
        return regency.Infiltrate()


@SPECIALS.declare
class SwapGrande(Regency):
    """King and grande exchange their regions (EG-CARD-VICEROY-1, EG-CARD-VICEROY-2)."""

    word = "swap_grande"
    steps = ("swap_grande",)

    def effect(self, modes: list[str]) -> Special:
        return regency.SwapGrande()

    def announced(self, view: ElGrande) -> list[list[int]]:
        active, owner = int(view.cells[cells.ACTIVE]), int(view.cells[cells.CHOSEN_WHAT])
        return [[int(events.SHOWS_SWAP), active, owner, int(view.cells[cells.GRANDE + owner])]]


@SPECIALS.declare
class TakeChurch(SpecialAction):
    """The church marker, then moves of black caballeros (EG-CHURCH-3)."""

    word = "take_church"
    steps = ("move_one",)
    moves_black = True

    moves: Few

    def effect(self, modes: list[str]) -> Special:
        return royal_effects.TakeChurch(self.moves)

    def needs(self) -> Sequence[str]:
        return ("church",)


@SPECIALS.declare
class MoveGrande(SpecialAction):
    word = "move_grande"
    steps = ("grande_to",)

    def effect(self, modes: list[str]) -> Special:
        return royal_effects.MoveGrande()

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_GRANDE)


@SPECIALS.declare
class RetrievePower(SpecialAction):
    word = "retrieve_power"
    steps = ("retrieve",)

    def effect(self, modes: list[str]) -> Special:
        return royal_effects.RetrievePower()


@SPECIALS.declare
class TakeVeto(SpecialAction):
    word = "take_veto"
    is_veto = True

    def effect(self, modes: list[str]) -> Special:
        return royal_effects.TakeVeto()


# -- King & Intrigue ---------------------------------------------------------------------------------


@SPECIALS.declare
class Intrigue(SpecialAction):
    """Out of one region one foreign caballero, or any number of own ones (KI-21)."""

    word = "intrigue"
    steps = ("choose_region", "move_one")
    region_prompt = "prompt-choose_region-move"

    def effect(self, modes: list[str]) -> Special:
        return intrigue.Intrigue()

    def needs(self) -> Sequence[str]:
        return ("king_intrigue",)

    def icon(self) -> str:
        return "move"
