"""The map of Spain as a wall of bricks, for terminals that are wide enough."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from textwrap import wrap

from grandee.games.el_grande.board_scene import GRANDE, HIDDEN, KING, Scene
from grandee.games.el_grande.bricks import FRANCE, PLACES
from grandee.games.el_grande.canvas import HEAVY, LIGHT, Canvas, Line, fit, flow, text_of

HALF = 11  # half a brick in characters
ROOM = 2 * HALF - 3  # what fits inside: five colours with two digits each
MAP_WIDTH = 80  # with the notes in the sea
CASTILLO = 4 * HALF + 2  # where its box begins, off the coast
SOUTH_EAST = 5 * HALF + 3  # where the signs begin
TOP = {False: 1, True: 4}  # the first line of Spain; the castillo stands higher where France is a region


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
        rows = {region: PLACES[region][0] if region in PLACES else 0 for region in self.regions}
        heights = [max(len(inside[region]) for region in self.regions if rows[region] == row) for row in range(4)]
        tops = list(accumulate((height + 1 for height in heights), initial=TOP[FRANCE in self.regions]))
        signs = self.signs()
        canvas = Canvas(MAP_WIDTH, max(tops[-1], tops[3] + len(signs)) + 1)
        for region in sorted(self.regions, key=self.scene.has_king):  # last, so that nothing is drawn over the king
            x = CASTILLO if region == FRANCE else PLACES[region][1] * HALF
            self.brick(canvas, region, inside[region], x, tops[rows[region]], heights[rows[region]] + 1)
        self.castle(canvas)
        self.notes(canvas, tops, signs)
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
        lines = [first, *(flow(self.caballeros(self.position.regions[region]) + grandes, " ", ROOM) or [[]])]
        if region == "granada" and self.scene.granada():
            lines.append([(fit(self.scene.granada(), ROOM), "dim")])
        return lines

    def caballeros(self, counts: Mapping[str, int]) -> list[Line]:
        return [
            [(f"{self.scene.sign(colour)}{counts[colour]}", self.scene.style(colour))]
            for colour in self.scene.colours
            if counts.get(colour)
        ]

    def castle(self, canvas: Canvas) -> None:
        """The castillo has walls of its own, for it borders on nothing (EG-MAP-8); the king may stand at one
        (EG-KING-10)."""
        room = MAP_WIDTH - 3 - CASTILLO - 2
        name, points = f" {self.words('board-castillo')} ", f" {self.scene.points('castillo')} "
        wall = "═" * (room - 2 - len(name) - len(points))
        canvas.write(CASTILLO, 0, [(f"╔═{name}{wall}", ""), (points, self.scene.points_style("castillo")), ("═╗", "")])
        canvas.write(CASTILLO, 1, [("║" + " " * room + "║", "")])
        canvas.write(CASTILLO + 2, 1, self.castillo(room - 2))
        king = f" {KING} {self.words('board-king')} " if self.scene.has_king("castillo") else ""
        floor: Line = [("╚═", ""), (king, "bold"), ("═" * (room - 1 - len(king)) + "╝", "")]
        canvas.write(CASTILLO, 2, floor)

    def castillo(self, room: int) -> Line:
        """What lies in the castillo: as a rule nobody may look (EG-INFO-3). Grandes inside are seen (EG-GRANDE-5)."""
        lies = self.position.castillo
        grandes: list[Line] = [
            [(GRANDE + seat, self.scene.style(seat))] for seat in self.seats if self.scene.grande_in(seat, "castillo")
        ]
        if not isinstance(lies, str):
            return (flow(self.caballeros(lies) + grandes, " ", room) or [[("–", "dim")]])[0]
        hidden: Line = (flow([[(HIDDEN, "bold")], *grandes], " ", room))[0]
        note = f" ({self.words('board-thrown')})"
        left = room - len(text_of(hidden))
        return hidden if self.scene.over or (grandes and len(note) > left) else [*hidden, (fit(note, left), "dim")]

    def notes(self, canvas: Canvas, tops: list[int], signs: list[str]) -> None:
        """The signs explained where the map is empty: west of Toledo and south of Valencia; and the king in Portugal or
        France, where they would be."""
        abroad, in_portugal = self.scene.king_abroad(), self.position.king == "portugal"
        west = wrap(abroad if in_portugal else self.words("board-note-borders"), 2 * HALF - 2)
        for down, text in enumerate(west[: tops[3] - tops[2] - 1], 1):
            canvas.write(0, tops[2] + down, [(text, "bold" if in_portugal else "dim")])
        if abroad and not in_portugal:
            canvas.write(CASTILLO, tops[1] - 1, [(fit(abroad, MAP_WIDTH - CASTILLO), "bold")])
        for down, text in enumerate(signs, 1):
            canvas.write(SOUTH_EAST, tops[3] + down, [(text, "dim")])

    def signs(self) -> list[str]:
        first, granada = self.seats[0], self.scene.granada() if self.position.granada == "muslim" else ""
        texts = [
            f"{first}3 {self.words('board-note-caballeros', seat=first)}",
            f"{GRANDE}{first} {self.words('board-note-grande', seat=first)}",
            *self.scene.board_sign(),
            *self.scene.other_sign(),
            *([f"{granada}: {self.words('board-note-granada')}"] if granada else []),
            *([self.words("board-note-borders")] if self.position.king == "portugal" else []),
        ]
        return [line for text in texts for line in wrap(text, MAP_WIDTH - SOUTH_EAST, subsequent_indent="  ")]
