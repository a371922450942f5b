"""The sides of a map, drawn from their data: organic coasts, and a border exactly where two regions have one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grandee.games.legends import api
from grandee.games.legends.drawing.lanes import Line
from grandee.games.legends.drawing.ring import draw_plainly
from grandee.games.legends.drawing.shapes import SIZE, Shape, shape_of
from grandee.games.legends.drawing.side import SideDrawing, draw
from grandee.games.legends.drawing.tints import tints
from grandee.games.legends.map import Side


@lru_cache(maxsize=64)
def drawn(shape: Shape) -> SideDrawing:
    """A side's drawing in numbers; what looks alike on paper is drawn once."""
    return draw(shape) or draw_plainly(shape)


def draw_side(side: Side) -> api.SideDrawing:
    shape = shape_of(side)
    made, colours, names = drawn(shape), tints(shape), side.regions

    def lanes(lines: list[Line]) -> list[api.Lane]:
        return [
            api.Lane(ends=[names[end] for end in line.ends], path=line.path(), middle=line.halfway()) for line in lines
        ]

    return api.SideDrawing(
        regions={
            name: api.RegionDrawing(path=path, tint=colour, at=(x, y), room=room)
            for name, path, colour, (x, y, room) in zip(names, made.regions, colours, made.places, strict=True)
        },
        coasts=dict(zip(side.islands, made.coasts, strict=True)),
        borders=made.borders,
        sea=lanes(made.sea),
        bridges=lanes(made.bridges),
        ports=lanes(made.ports),
    )


def draw_map(sides: Sequence[Side]) -> api.MapDrawing:
    """Sides of a map. The same sides look the same for ever."""
    return api.MapDrawing(size=SIZE, sides={side.id: draw_side(side) for side in sides})
