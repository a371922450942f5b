"""What a game's rules are made of: steps and effects, which have no memory."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from grandee.core.actions import Actions
from grandee.core.refusals import NOT_OFFERED
from grandee.core.state import State

G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One kind of decision (`legal`, `apply`), or something that happens by itself (`run`). Has no memory."""

    def __init__(self, word: str, automatic: bool = False) -> None:
        self.word: str = word  # the decision's name in notation, positions and log
        self.automatic: bool = automatic
        self.also: list[str] = []  # words of other decisions whose answers this one takes too

    def legal(self, g: G, seat: i64, out: Actions) -> None:
        """Add every option of the seat; at least one."""
        raise NotImplementedError

    def apply(self, g: G, seat: i64, action: i64) -> None:
        """Do what the option says and take the step off the agenda when it is done."""
        raise NotImplementedError

    def run(self, g: G, seat: i64, times: i64, about: i64) -> None:
        """Do what happens by itself. The step has been taken off the agenda already."""
        raise NotImplementedError

    def why_not(self, g: G, seat: i64, action: i64) -> i64:
        """The number of the reason why an action of this decision is not among the seat's options."""
        return NOT_OFFERED


@final
class Place:
    """A step's place in the list of steps. Compiled code looks a final class up faster than one with subclasses."""

    def __init__(self, step: Step[Any]) -> None:
        self.step: Step[Any] = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """What is printed on a card, with its parameters. Has no memory."""

    def use(self, g: G, seat: i64, about: i64) -> None:
        """Carry the effect out for a seat; `about` is where (a column, an area)."""
        raise NotImplementedError
