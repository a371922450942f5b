"""The effects that a card may name under `special`: one class each, with all that is declared of it.

Its fields are what a deck gives it (docs/add-a-game.md). `effect` makes the rule of it, which lies in `engine`. Its
words are a message `text-WORD` in every language, or those that `text` names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from grandee.core.effects import EffectDeclaration, Misused, Vocabulary
from grandee.core.refusals import Message
from grandee.games.el_grande.engine import cells, effects, events, scoring_effects
from grandee.games.el_grande.files import ID, ElGrandeFault

if TYPE_CHECKING:
    from grandee.games.el_grande.engine.special import Special
    from grandee.games.el_grande.engine.state import ElGrande

Few = Annotated[int, Meta(ge=1, le=9)]
Number = Annotated[int, Meta(ge=1, le=30)]
NumberOrNone = Annotated[int, Meta(ge=0, le=30)]
All = Literal["all"]


class SpecialAction(EffectDeclaration):
    """What is declared of a special action."""

    steps: ClassVar[Sequence[str]] = ()  # that it puts on the agenda, beside those of every special action
    pays_points: ClassVar[bool] = False  # whether it pays points
    is_veto: ClassVar[bool] = False  # whether the card stays in front of its player, as a veto
    is_disk_a_home: ClassVar[bool] = False  # whether caballeros go to the region that is set on a disk
    region_prompt: ClassVar[str] = "decision-choose_region"  # what a region is announced for

    def effect(self, modes: list[str]) -> Special:
        """The rule, with these parameters; `modes` are the words of all either-or cards of the deck."""
        raise NotImplementedError

    def sides(self) -> Mapping[str, SpecialAction]:
        """The modes of an either-or card."""
        return {}

    def announced(self, view: ElGrande) -> list[list[int]]:
        """The event that tells what is announced beside the card, so that a veto holder sees it (EG-VETO-3)."""
        return []

    def disk_prompt(self, announced: object) -> Message:
        """What a region is set on the disk for; `announced` is the name of the announced area."""
        return Message("decision-disk")


SPECIALS: Vocabulary[SpecialAction] = Vocabulary(ElGrandeFault, Message("no-parameters"))


class NoSpecial(SpecialAction):
    """A card without a special action."""

    word = ""

    def effect(self, modes: list[str]) -> Special:
        return effects.NoSpecial()

    def text(self) -> Message:
        return Message("text-none")


NO_SPECIAL = NoSpecial()


def active_chose(view: ElGrande, event: int, with_what: bool = False) -> list[list[int]]:
    """An event about the announced area and, with it, the board or colour."""
    what = [int(view.cells[cells.CHOSEN_WHAT])] if with_what else []
    return [[int(event), int(view.cells[cells.ACTIVE]), *what, int(view.cells[cells.CHOSEN])]]


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
        whose, number = next(
            (whose, n) for whose, n in (("own", self.own), ("foreign", self.foreign), ("any", self.any)) if n
        )
        return Message(f"text-move-{whose}{region}", number=number)


@SPECIALS.declare
class PlaceAnywhere(SpecialAction):
    word = "place_anywhere"
    steps = ("place_anywhere_one",)

    number: Few

    def effect(self, modes: list[str]) -> Special:
        return effects.PlaceAnywhere(self.number)


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
        return cls(sides)

    def effect(self, modes: list[str]) -> Special:
        (one_mode, one), (other_mode, other) = self.modes.items()
        return effects.Either(one.effect(modes), modes.index(one_mode), other.effect(modes), modes.index(other_mode))

    def text(self) -> Message:
        one, other = (side.text() for side in self.modes.values())
        return Message("text-either", one=one, other=other)

    def sides(self) -> Mapping[str, SpecialAction]:
        return self.modes


@SPECIALS.declare
class TakeVeto(SpecialAction):
    word = "take_veto"
    is_veto = True

    def effect(self, modes: list[str]) -> Special:
        return effects.TakeVeto()


# -- what opponents lose -------------------------------------------------------------------------


@SPECIALS.declare
class EmptyCourts(SpecialAction):
    word = "empty_courts"
    steps = ("each_opponent",)

    number: Number | All

    def effect(self, modes: list[str]) -> Special:
        return effects.EmptyCourts(0 if self.number == "all" else self.number)

    def text(self) -> Message:
        return Message("text-empty_courts-all") if self.number == "all" else super().text()


@SPECIALS.declare
class EachReturns(SpecialAction):
    word = "each_returns"
    steps = ("each_opponent", "return_one")

    number: Few

    def effect(self, modes: list[str]) -> Special:
        return effects.EachReturns(self.number)


@SPECIALS.declare
class Banish(SpecialAction):
    word = "banish"
    steps = ("each_opponent", "banish_one")

    whose: Literal["one", "each"]

    def effect(self, modes: list[str]) -> Special:
        return effects.Banish(self.whose == "each")

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
        return effects.SecretWithdraw(0 if self.number == "all" else self.number)

    def text(self) -> Message:
        return Message("text-secret_withdraw-all") if self.number == "all" else super().text()

    def disk_prompt(self, announced: object) -> Message:
        if self.number == "all":
            return Message("prompt-disk-withdraw-all")
        return Message("prompt-disk-withdraw", number=self.number)


@SPECIALS.declare
class Evict(SpecialAction):
    word = "evict"
    steps = ("choose_region", "disk", "reveal_disks", "each_opponent")
    is_disk_a_home = True
    region_prompt = "prompt-choose_region-evict"

    def effect(self, modes: list[str]) -> Special:
        return effects.Evict()

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.REGION_CHOSEN)

    def disk_prompt(self, announced: object) -> Message:
        return Message("prompt-disk-evict", area=announced)


# -- scorings ------------------------------------------------------------------------------------


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


# -- king, grande, boards, cards -----------------------------------------------------------------


@SPECIALS.declare
class MoveBoard(SpecialAction):
    word = "move_board"
    steps = ("board",)

    def effect(self, modes: list[str]) -> Special:
        return effects.MoveBoard()

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_BOARD, True)


@SPECIALS.declare
class MoveKing(SpecialAction):
    word = "move_king"
    steps = ("king_to",)

    where: Literal["anywhere", "adjacent"]

    def effect(self, modes: list[str]) -> Special:
        return effects.MoveKing(self.where == "anywhere")

    def text(self) -> Message:
        return Message(f"text-move_king-{self.where}")

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_KING)


@SPECIALS.declare
class MoveGrande(SpecialAction):
    word = "move_grande"
    steps = ("grande_to",)

    def effect(self, modes: list[str]) -> Special:
        return effects.MoveGrande()

    def announced(self, view: ElGrande) -> list[list[int]]:
        return active_chose(view, events.SHOWS_GRANDE)


@SPECIALS.declare
class RetrievePower(SpecialAction):
    word = "retrieve_power"
    steps = ("retrieve",)

    def effect(self, modes: list[str]) -> Special:
        return effects.RetrievePower()


@SPECIALS.declare
class ReinforceCourt(SpecialAction):
    word = "reinforce_court"
    steps = ("court_n",)

    number: Annotated[int, Meta(ge=1, le=6)]

    def effect(self, modes: list[str]) -> Special:
        return effects.ReinforceCourt(self.number)
