"""The effects that a tile may name: one class each, with all that is declared of it (ATO-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from grandee.core.effects import EffectDeclaration, Vocabulary
from grandee.core.refusals import BadInput, Message
from grandee.core.step import Effect
from tests.toy.atolls import engine
from tests.toy.atolls.engine import Atolls

Few = Annotated[int, Meta(ge=1, le=3)]


class AtollsFault(BadInput):
    """A fault of a tile."""

    packages = (__package__,)


class WhenLaid(EffectDeclaration):
    """What is declared of a tile that acts when it is laid."""

    steps: ClassVar[Sequence[str]] = ()  # that it puts on the agenda
    scores: ClassVar[bool] = False  # whether it changes who is ahead

    def effect(self) -> Effect[Atolls]:
        """The rule, with these parameters."""
        raise NotImplementedError


LAID: Vocabulary[WhenLaid] = Vocabulary(AtollsFault, Message("no-parameters"))


@LAID.declare
class Natives(WhenLaid):
    word = "natives"

    count: Few

    def effect(self) -> Effect[Atolls]:
        return engine.Natives(self.count)


@LAID.declare
class Coins(WhenLaid):
    word = "coins"
    scores = True

    count: Few

    def effect(self) -> Effect[Atolls]:
        return engine.Coins(self.count)


@LAID.declare
class Current(WhenLaid):
    word = "current"
    steps = ("sail",)

    def effect(self) -> Effect[Atolls]:
        return engine.Current()

    def icon(self) -> str:
        return "wave"
