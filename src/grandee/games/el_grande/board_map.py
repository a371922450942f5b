"""The map of Spain as a wall of bricks, for terminals that are wide enough."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from textwrap import wrap

from grandee.games.el_grande.board_scene import GRANDE, HIDDEN, KING, Scene
from grandee.games.el_grande.bricks import PLACES
from grandee.games.el_grande.canvas import HEAVY, LIGHT, Canvas, Line, fit, flow

HALF = 11  # half a brick in characters
ROOM = 2 * HALF - 3  # what fits inside: five colours with two digits each
MAP_WIDTH = 80  # with the notes in the sea
CASTILLO = 4 * HALF + 2  # where its box begins, off the coast


class BrickMap:
    """The shipped map with its pieces."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.position = scene.position
        self.regions = scene.regions
        self.seats = scene.seats
        self.words = scene.words

    def lines(self) -> list[Line]:
        """The regions where they lie in Spain, the castillo off the coast, notes in the sea.

        The uppermost line holds the castillo's roof only, so that its box touches no region.
        """
        inside = {region: self.inside(region) for region in self.regions}
        heights = [max(len(inside[region]) for region in self.regions if PLACES[region][0] == row) for row in range(4)]
        tops = list(accumulate((height + 1 for height in heights), initial=1))
        canvas = Canvas(MAP_WIDTH, tops[-1] + 1)
        for region in sorted(self.regions, key=self.scene.has_king):  # last, so that nothing is drawn over the king
            row, column = PLACES[region]
            self.brick(canvas, region, inside[region], column * HALF, tops[row], heights[row] + 1)
        self.castle(canvas)
        self.notes(canvas, tops)
        return canvas.cells

    def brick(self, canvas: Canvas, region: str, inside: list[Line], x: int, y: int, height: int) -> None:
        """One region; the king's one has heavy walls, and the king stands on its upper wall."""
        canvas.box(x, y, 2 * HALF, height, HEAVY if self.scene.has_king(region) else LIGHT)
        for down, line in enumerate(inside, 1):
            canvas.write(x + 2, y + down, line)
        if self.scene.has_king(region):
            canvas.write(x + 2, y, [(fit(f" {KING} {self.words('board-king')} ", HALF - 2), "bold")])

    def inside(self, region: str) -> list[Line]:
        """What stands in a region's box: its name and points, then its pieces."""
        points = self.scene.points(region)
        name = fit(self.scene.area(region), ROOM - len(points) - 1).ljust(ROOM - len(points))
        first: Line = [(name, "bold" if self.scene.has_king(region) else ""), (points, self.scene.points_style(region))]
        grandes: list[Line] = [
            [(GRANDE + seat, self.scene.style(seat))] for seat in self.seats if self.scene.grande_in(seat, region)
        ]
        return [first, *(flow(self.caballeros(self.position.regions[region]) + grandes, " ", ROOM) or [[]])]

    def caballeros(self, counts: Mapping[str, int]) -> list[Line]:
        return [[(f"{seat}{counts[seat]}", self.scene.style(seat))] for seat in self.seats if counts.get(seat)]

    def castle(self, canvas: Canvas) -> None:
        """The castillo has walls of its own, for it borders on nothing (EG-MAP-8)."""
        room = MAP_WIDTH - 3 - CASTILLO - 2
        name, points = f" {self.words('board-castillo')} ", f" {self.scene.points('castillo')} "
        wall = "═" * (room - 2 - len(name) - len(points))
        canvas.write(CASTILLO, 0, [(f"╔═{name}{wall}", ""), (points, self.scene.points_style("castillo")), ("═╗", "")])
        canvas.write(CASTILLO, 1, [("║" + " " * room + "║", "")])
        canvas.write(CASTILLO + 2, 1, self.castillo(room - 2))
        canvas.write(CASTILLO, 2, [("╚" + "═" * room + "╝", "")])

    def castillo(self, room: int) -> Line:
        """What lies in the castillo: as a rule nobody may look (EG-INFO-3)."""
        lies = self.position.castillo
        if isinstance(lies, str):
            return [
                (HIDDEN, "bold"),
                ("" if self.scene.over else fit(f" ({self.words('board-thrown')})", room - 1), "dim"),
            ]
        return (flow(self.caballeros(lies), " ", room) or [[("–", "dim")]])[0]

    def notes(self, canvas: Canvas, tops: list[int]) -> None:
        """The signs explained where the map is empty: west of Toledo and south of Valencia."""
        west = wrap(self.words("board-note-borders"), 2 * HALF - 2)
        for down, text in enumerate(west[: tops[3] - tops[2] - 1], 1):
            canvas.write(0, tops[2] + down, [(text, "dim")])
        for down, text in enumerate(self.signs(), 1):
            canvas.write(5 * HALF + 3, tops[3] + down, [(fit(text, MAP_WIDTH - 5 * HALF - 3), "dim")])

    def signs(self) -> list[str]:
        first = self.seats[0]
        return [
            f"{first}3 {self.words('board-note-caballeros', seat=first)}",
            f"{GRANDE}{first} {self.words('board-note-grande', seat=first)}",
            *self.scene.board_sign(),
        ]
