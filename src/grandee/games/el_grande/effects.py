"""The effects that a card may name under `special`: one class each, with all that is declared of it.

Its fields are what a deck gives it (docs/add-a-game.md). `effect` makes the rule of it, which lies in `engine`. Its
words are a message `text-WORD` in every language, or those that `text` names. Here: caballeros; the others are
declared by effects_scoring.py, effects_royal.py and effects_colonies.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from grandee.core.effects import Misused
from grandee.core.refusals import Message
from grandee.games.el_grande import effects_colonies, effects_royal, effects_scoring  # noqa: F401 (they declare theirs)
from grandee.games.el_grande.engine import effects, events, losses
from grandee.games.el_grande.files import ID, ElGrandeFault
from grandee.games.el_grande.special_action import NO_SPECIAL, SPECIALS, All, Few, SpecialAction, active_chose

if TYPE_CHECKING:
    from grandee.games.el_grande.engine.special import Special
    from grandee.games.el_grande.engine.state import ElGrande

__all__ = ["NO_SPECIAL", "SPECIALS", "SpecialAction", "active_chose"]

Number = Annotated[int, Meta(ge=1, le=30)]
NumberOrNone = Annotated[int, Meta(ge=0, le=30)]
Where = Literal["anywhere", "regions", "castillo"]  # caballeros from the court may be placed

# -- caballeros ----------------------------------------------------------------------------------


@SPECIALS.declare
class Move(SpecialAction):
    """So many own and foreign caballeros, or so many of any colour (EG-MOVE-3, EG-MOVE-7)."""

    word = "move"
    steps = ("choose_region", "move_one")
    region_prompt = "prompt-choose_region-move"

    own: NumberOrNone | All = 0
    foreign: NumberOrNone = 0
    any: NumberOrNone = 0
    from_one_region: bool = False

    def __post_init__(self) -> None:
        if bool(self.own or self.foreign) == bool(self.any):
            raise ValueError("own and foreign caballeros, or any")
        if self.own == "all" and (self.foreign or not self.from_one_region):
            raise ValueError("all own caballeros are those of one region")

    def effect(self, modes: list[str]) -> Special:
        own = 0 if self.own == "all" else self.own
        return effects.Move(own, self.foreign, self.any, self.own == "all", self.from_one_region)

    def text(self) -> Message:
        region = "-one-region" if self.from_one_region else ""
        if self.own == "all":
            return Message("text-move-all-own-one-region")
        if self.own and self.foreign:
            return Message(f"text-move-own-foreign{region}", own=self.own, foreign=self.foreign)
        whose, number = self.whose()
        return Message(f"text-move-{whose}{region}", number=number)

    def whose(self) -> tuple[str, object]:
        """The kind of caballeros that it moves, where it is one, and how many of them."""
        return next((whose, n) for whose, n in (("own", self.own), ("foreign", self.foreign), ("any", self.any)) if n)

    def fits_grey(self) -> bool:
        return not self.from_one_region

    def short(self) -> Message:
        if self.own and self.foreign:
            return Message("short-move-own-foreign", own=self.own, foreign=self.foreign)
        whose, number = self.whose()
        return Message(f"short-move-{whose}", number=number)


@SPECIALS.declare
class PlaceAnywhere(SpecialAction):
    """Further caballeros from the court: anywhere, in regions only (EG-CARD-MILITIA-1), or into the castillo only
    (EG-CARD-GREY-1)."""

    word = "place_anywhere"
    steps = ("place_anywhere_one",)

    number: Few
    where: Where = "anywhere"

    def effect(self, modes: list[str]) -> Special:
        return effects.PlaceAnywhere(self.number, ("anywhere", "regions", "castillo").index(self.where))

    def text(self) -> Message:
        return Message(f"text-{self.word}{self.ending()}", number=self.number)

    def place_prompt(self) -> str:
        return f"prompt-place_anywhere_one{self.ending()}"

    def fits_grey(self) -> bool:
        return True

    def short(self) -> Message:
        return Message(f"short-{self.word}{self.ending()}", number=self.number)

    def ending(self) -> str:
        """Of a message about it."""
        return "" if self.where == "anywhere" else f"-{self.where}"


@SPECIALS.declare
class Either(SpecialAction):
    """Two words of the deck's own, each with an effect."""

    word = "either"
    given = Message("given-modes")
    steps = ("choose_mode",)

    modes: dict[str, SpecialAction]

    @classmethod
    def read(cls, given: object, where: str) -> Either:
        if not isinstance(given, dict) or len(given) != 2:
            raise Misused
        sides: dict[str, SpecialAction] = {}
        for mode, entry in given.items():
            if not ID.fullmatch(mode):
                raise ElGrandeFault(where, "bad-card-id", given=mode)
            sides[mode] = SPECIALS.read(entry, where.removesuffix(f", {cls.word}"))
            if isinstance(sides[mode], Either):
                raise Misused
            if not sides[mode].is_carried_out:  # EG-CARD-INFIL-2
                raise ElGrandeFault(where, "bad-mode", given=sides[mode].word)
            if sides[mode].stays:  # GI-P7-2
                raise ElGrandeFault(where, "bad-mode-kept", given=sides[mode].word)
        return cls(sides)

    def effect(self, modes: list[str]) -> Special:
        (one_mode, one), (other_mode, other) = self.modes.items()
        return effects.Either(one.effect(modes), modes.index(one_mode), other.effect(modes), modes.index(other_mode))

    def text(self) -> Message:
        one, other = (side.text() for side in self.modes.values())
        return Message("text-either", one=one, other=other)

    def sides(self) -> Mapping[str, SpecialAction]:
        return self.modes

    def needs(self) -> Sequence[str]:
        return [switch for side in self.modes.values() for switch in side.needs()]


@SPECIALS.declare
class ReinforceCourt(SpecialAction):
    """Caballeros from the province; with `recall` from regions too, if the province has too few
    (EG-CALL-7, EG-CALL-8)."""

    word = "reinforce_court"
    steps = ("court_n", "recall_one")

    number: Annotated[int, Meta(ge=1, le=6)]
    recall: bool = False

    def effect(self, modes: list[str]) -> Special:
        return effects.ReinforceCourt(self.number, self.recall)

    def text(self) -> Message:
        return Message(f"text-{self.word}-recall" if self.recall else f"text-{self.word}", number=self.number)

    def fits_grey(self) -> bool:
        return not self.recall

    def short(self) -> Message:
        return Message(f"short-{self.word}", number=self.number)


# -- what opponents lose -------------------------------------------------------------------------


@SPECIALS.declare
class EmptyCourts(SpecialAction):
    word = "empty_courts"
    steps = ("each_opponent",)

    number: Number | All

    def effect(self, modes: list[str]) -> Special:
        return losses.EmptyCourts(0 if self.number == "all" else self.number)

    def text(self) -> Message:
        return Message("text-empty_courts-all") if self.number == "all" else super().text()


@SPECIALS.declare
class EachReturns(SpecialAction):
    word = "each_returns"
    steps = ("each_opponent", "return_one")

    number: Few

    def effect(self, modes: list[str]) -> Special:
        return losses.EachReturns(self.number)


@SPECIALS.declare
class Banish(SpecialAction):
    word = "banish"
    steps = ("each_opponent", "banish_one")

    whose: Literal["one", "each"]

    def effect(self, modes: list[str]) -> Special:
        return losses.Banish(self.whose == "each")

    def text(self) -> Message:
        return Message(f"text-banish-{self.whose}")

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_BANISH, True) if self.whose == "one" else []


@SPECIALS.declare
class SecretWithdraw(SpecialAction):
    word = "secret_withdraw"
    steps = ("disk", "reveal_disks", "each_opponent")

    number: Number | All

    def effect(self, modes: list[str]) -> Special:
        return losses.SecretWithdraw(0 if self.number == "all" else self.number)

    def text(self) -> Message:
        return Message("text-secret_withdraw-all") if self.number == "all" else super().text()

    def disk_prompt(self, announced: object) -> Message:
        if self.number == "all":
            return Message("prompt-disk-withdraw-all")
        return Message("prompt-disk-withdraw", number=self.number)


@SPECIALS.declare
class Evict(SpecialAction):
    """Who sets the king's region on the disk sends the caballeros to the court (EG-CARD-EVICT-1), or it cannot be set
    at all (EG-CARD-COUP-1)."""

    word = "evict"
    steps = ("choose_region", "disk", "reveal_disks", "each_opponent")
    is_disk_a_home = True
    region_prompt = "prompt-choose_region-evict"

    king_region: Literal["court", "never"] = "court"

    def effect(self, modes: list[str]) -> Special:
        return losses.Evict(self.king_region == "court")

    def text(self) -> Message:
        return Message("text-evict" if self.king_region == "court" else "text-evict-never")

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.REGION_CHOSEN)

    def disk_prompt(self, announced: object) -> Message:
        return Message("prompt-disk-evict", area=announced)
