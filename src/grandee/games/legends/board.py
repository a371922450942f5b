"""The text board of Legends: islands with their regions, the row, and what lies before each player."""

from __future__ import annotations

from collections.abc import Sequence

from grandee.core.game import LETTERS, Paint
from grandee.core.words import Words
from grandee.games.legends.api import View
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.engine.turn import price
from grandee.games.legends.map import Map, Side


class Drawing:
    """One view as lines of text."""

    def __init__(self, view: View, g: Legends, board: Map, words: Words, paint: Paint, width: int) -> None:
        self.view = view
        self.g = g
        self.board = board
        self.words = words
        self.paint = paint
        self.width = width

    def picture(self, names: list[str], colours: Sequence[str]) -> str:
        lines = [*self.map(), *self.row(), *self.players(names, colours)]
        return "\n".join(line[: self.width] if self.paint("", "dim") == "" else line for line in lines)

    def map(self) -> list[str]:
        lines: list[str] = []
        for side in self.board.sides:
            if side.id in self.view.layout:
                place, _, turn = self.view.layout[side.id].partition(" ")
                title = self.words("board-side", side=f"side-{side.id}", place=f"place-{place}", turn=int(turn))
                lines += [self.paint(title, "bold"), *self.islands(side), ""]
        return lines

    def islands(self, side: Side) -> list[str]:
        return ["  " + " · ".join(self.region(region) for region in regions) for regions in side.islands.values()]

    def region(self, region: str) -> str:
        """A region's number, what stands and lies there."""
        short = region.removeprefix(self.board.side_of(region).id + "_")
        parts = [f"{short}!" if region == self.view.start else short]
        here = self.view.regions.get(region)
        if here:
            for colour in [*LETTERS, "N"]:
                armies, cities = here.armies.get(colour, 0), here.cities.get(colour, 0)
                if armies or cities:
                    text = f"{colour}{armies}" + "^" * cities
                    parts.append(self.paint(text, f"seat {LETTERS.index(colour)}") if colour in LETTERS else text)
        parts += [f"({self.words(f'token-{token}')})" for token, at in self.tokens().items() if at == region]
        if region in self.face_down() and region not in self.tokens().values():
            parts.append("(?)")
        return " ".join(parts)

    def tokens(self) -> dict[str, str]:
        return self.view.tokens if isinstance(self.view.tokens, dict) else {}

    def face_down(self) -> list[str]:
        return self.view.face_down if isinstance(self.view.face_down, list) else []

    def row(self) -> list[str]:
        return [
            self.words("board-card", position=position + 1, price=int(price(position)), card=f"card-{card}")
            for position, card in enumerate(self.view.row)
            if card
        ] + [""]

    def players(self, names: list[str], colours: Sequence[str]) -> list[str]:
        lines = []
        for seat, letter in enumerate(LETTERS[: len(names)]):
            lines.append(
                self.words(
                    "board-player",
                    mark=self.paint(letter, f"seat {seat}"),
                    name=names[seat],
                    coins=self.view.coins[letter],
                    armies=self.view.supply[letter],
                    points=int(self.g.points(seat)),
                    cards=len(self.view.cards[letter]),
                )
            )
        return lines
