"""What can be played: the games with their options, the bots, what this server has."""

from __future__ import annotations

from typing import Literal

from grandee.core.api import MessageView
from grandee.server.api.base import Response, Value

Condition = dict[str, Value]  # options and the values that they have, all at once


class DefaultWhen(Response):
    """The default of an option where options before it have certain values."""

    when: Condition
    value: Value


class OptionInfo(Response):
    """One option of a game. The first of `default_when` that holds says its default, or else `default`."""

    name: str
    kind: Literal["number", "choice", "switch", "list", "file"]
    default: Value
    default_when: list[DefaultWhen]
    low: int
    high: int
    choices: list[str]
    is_set: bool  # of a list: its order says nothing
    rules: list[str]


class Forces(Response, tag="forces", tag_field="kind"):
    """Where some options have these values, others must have certain ones (and take them unless they were given)."""

    when: Condition
    then: Condition


class Excludes(Response, tag="excludes", tag_field="kind"):
    """Options that cannot have these values together; the fault is that of the last one."""

    together: Condition


class OnlyWhere(Response, tag="only_where", tag_field="kind"):
    """An option that has another value than its default only where others have these values."""

    name: str
    when: Condition


class Below(Response, tag="below", tag_field="kind"):
    """A number that must be smaller than another option's, at least where some options have certain values."""

    name: str
    than: str
    when: Condition


class AsManyAs(Response, tag="as_many_as", tag_field="kind"):
    """A list that is empty or has as many words as another option says, at least where some have certain values."""

    name: str
    number: str
    when: Condition


class Preset(Response):
    """Options that go well together, under a name."""

    name: str
    options: Condition
    box: str = ""  # what people look for as another game: an expansion that comes in a box of its own


class PlayableGame(Response):
    """A game with all that a form needs to set it up.

    `dependencies` are in the order in which they are checked: what forces first, then all of them.
    """

    id: str
    options: list[OptionInfo]
    dependencies: list[Forces | Excludes | OnlyWhere | Below | AsManyAs]
    presets: list[Preset]  # in their order; the first is offered first
    lessons: list[str]  # the chapters that follow the guided first game; without one there are none


class UnprintedInfo(Response):
    """Something of a set-up that is not from a rulebook."""

    said: MessageView
    source: Literal["public", "inferred", "reconstructed", "placeholder", "custom"]
    number: int  # of cards; none for what is no card
    data: str  # the option by which somebody brings data of their own instead


class Provenance(Response):
    """What of a set-up is not from a rulebook."""

    parts: list[UnprintedInfo]


class PlayableGames(Response):
    games: list[PlayableGame]
    bots: list[str]
    languages: list[str]
    accounts: bool
    push: str  # the key that a browser needs to subscribe; empty if there is no web push
    mail: bool
