"""A game as a form gets it: its options, what they demand of each other, its presets, its lessons."""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core import options as core
from grandee.core.api import message_view
from grandee.core.game import Game
from grandee.games import load_game
from grandee.server import api
from grandee.server.api.games import AsManyAs, Below, DefaultWhen, Excludes, Forces, OnlyWhere, Preset
from grandee.server.tables import seating
from grandee.server.tables.study import chapters


def playable(game: Game) -> api.PlayableGame:
    offered = game.options.offered
    box_of = {preset: box for box, presets in offered.boxes.items() for preset in presets}
    return api.PlayableGame(
        id=game.id,
        options=[option_info(option) for option in offered.options],
        dependencies=[dependency_info(each) for each in offered.dependencies],
        presets=[
            Preset(name=name, options=plain(values), box=box_of.get(name, ""))
            for name, values in offered.presets.items()
        ],
        lessons=chapters(game.id),
    )


def option_info(option: core.Option) -> api.OptionInfo:
    return api.OptionInfo(
        name=option.name,
        kind=option.kind,
        default=plain_value(option.default),
        default_when=[DefaultWhen(when=plain(when), value=plain_value(value)) for when, value in option.default_when],
        low=option.low,
        high=option.high,
        choices=list(option.choices),
        is_set=option.is_set,
        rules=list(option.rules),
    )


def dependency_info(dependency: core.Dependency) -> Forces | Excludes | OnlyWhere | Below | AsManyAs:
    match dependency:
        case core.Forces(when, then):
            return Forces(when=plain(when), then=plain(then))
        case core.Excludes(together):
            return Excludes(together=plain(together))
        case core.OnlyWhere(name, when):
            return OnlyWhere(name=name, when=plain(when))
        case core.Below(name, than, when):
            return Below(name=name, than=than, when=plain(when))
        case core.AsManyAs(name, number, when):
            return AsManyAs(name=name, number=number, when=plain(when))


def provenance(wanted: api.DescribeSetup) -> api.Provenance:
    """What of a set-up is not from a rulebook; raises `BadInput` for a set-up that cannot be."""
    seating.check_options(wanted)
    game = load_game(wanted.game)
    parts = game.unprinted(game.set_up(wanted.options, wanted.preset))
    return api.Provenance(
        parts=[
            api.UnprintedInfo(said=message_view(part.said), source=part.source, number=part.number, data=part.data)  # type: ignore[arg-type]
            for part in parts
        ]
    )


def plain(values: Mapping[str, core.Value]) -> dict[str, api.Value]:
    return {name: plain_value(value) for name, value in values.items()}


def plain_value(value: core.Value) -> api.Value:
    return list(value) if isinstance(value, tuple) else value
