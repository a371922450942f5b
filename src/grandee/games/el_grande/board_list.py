"""The areas as a list, for narrow terminals and for maps of the reader's own."""

from __future__ import annotations

from collections.abc import Collection

from grandee.games.el_grande.board_scene import GRANDE, HIDDEN, KING, Scene
from grandee.games.el_grande.canvas import Line, fit, flow


class AreaList:
    """The areas of any map with their pieces."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.position = scene.position
        self.regions = scene.regions
        self.colours = scene.colours
        self.words = scene.words
        self.width = scene.width

    def lines(self) -> list[Line]:
        """One area a line, one colour a column, and the neighbours as far as there is room."""
        names = {area: self.scene.area(area) for area in self.regions} | {"castillo": self.words("board-castillo")}
        points = {
            area: self.scene.points(area) if self.scene.has_board(area) else f" {self.scene.points(area)} "
            for area in names
        }
        digits = max(map(len, points.values()))
        fixed = 3 + digits + 4 * len(self.colours)
        room = min(max(map(len, names.values())), self.width - fixed)
        left = self.width - fixed - room - 1
        near = self.neighbour_names(left)
        heads: Line = [(self.scene.sign(each).rjust(3) + " ", self.scene.style(each)) for each in self.colours]
        title = fit(f" {self.words('board-neighbours')}", left) if near else ""
        lines: list[Line] = [[(" " * (3 + room + digits), ""), *heads, (title, "dim")]]
        for area, name in names.items():
            called = f"{KING if self.scene.has_king(area) else ' '} {fit(name, room).ljust(room)} "
            first: Line = [(called, "bold" if self.scene.has_king(area) else "")]
            first.append((points[area].ljust(digits), self.scene.points_style(area)))
            lines.append([*first, *self.counts(area), (f" {near.get(area, '')}", "dim")])
        return lines + flow([[(text, "dim")] for text in self.signs()], "   ", self.width)

    def counts(self, area: str) -> Line:
        """The caballeros of every colour in an area, each in its column, with a sign for the grande."""
        lies = self.position.castillo if area == "castillo" else self.position.regions[area]
        found: Line = []
        for colour in self.colours:
            number = lies if isinstance(lies, str) else str(lies.get(colour) or "·")
            sign = GRANDE if self.scene.grande_in(colour, area) else " "
            style = "dim" if number == "·" and sign == " " else self.scene.style(colour)
            found.append((number.rjust(3) + sign, style))
        return found

    def signs(self) -> list[str]:
        king = self.scene.king_abroad() or f"{KING} {self.words('board-king')}"
        signs = [king, f"{GRANDE} {self.words('board-grande')}"]
        signs += [*self.scene.board_sign(), *self.scene.other_sign()]
        if self.scene.granada():
            signs.append(f"{self.scene.area('granada')}: {self.scene.granada()}")
        if self.position.castillo == HIDDEN and not self.scene.over:
            signs.append(f"{HIDDEN} {self.words('board-thrown')}")
        return [fit(sign, self.width) for sign in signs]

    def neighbour_names(self, room: int) -> dict[str, str]:
        """The neighbours of every region by their names, or by as much of them as tells them apart; or nothing."""
        full = {region: self.scene.area(region) for region in self.regions}
        short = {region: full[region][: distinct_length(full.values())] for region in self.regions}
        for names, between in ((full, ", "), (short, " ")):
            texts = {
                region: between.join(
                    names[other] for other in self.regions if other in self.scene.neighbours.get(region, ())
                )
                for region in self.regions
            }
            if all(len(text) <= room for text in texts.values()):
                return texts if self.scene.neighbours else {}
        return {}


def distinct_length(names: Collection[str]) -> int:
    """How many letters it takes, three at least, to tell names apart."""
    longest = max(map(len, names))
    return next((size for size in range(3, longest) if len({name[:size] for name in names}) == len(names)), longest)
