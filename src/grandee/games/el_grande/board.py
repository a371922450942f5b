"""A picture of text: the map of Spain, then the cards on the table, a line for each player and the reader's hand.

The picture is made from a position alone (`Game.view` of a view), so what a reader may not know cannot get into it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from grandee.games.el_grande.board_cards import CardLines
from grandee.games.el_grande.board_list import AreaList
from grandee.games.el_grande.board_map import MAP_WIDTH, BrickMap
from grandee.games.el_grande.board_players import PlayerLines
from grandee.games.el_grande.board_scene import Scene
from grandee.games.el_grande.canvas import GAP, Line, beside, fit, flow, labelled, stacked, text_of

PANEL = 38  # the cards find room beside the map where so much is left
PERIOD = 3  # a general scoring follows every third round (EG-ROUND-1)


class Drawing:
    """The whole picture of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        self.width = scene.width

    def picture(self, names: list[str], colours: Sequence[str]) -> str:
        """The whole picture, in blocks with an empty line between them."""
        cards, players = CardLines(self.scene), PlayerLines(self.scene)
        labels = [players.label(seat, names[seat], colours[seat]) for seat in range(len(self.scene.seats))]
        if self.scene.over:
            blocks = [self.map(), players.result(labels)]
        elif self.scene.is_shipped_map and self.width >= MAP_WIDTH + GAP + PANEL:
            panel = stacked(cards.on_the_table(), self.width - MAP_WIDTH - GAP)
            blocks = [beside(self.map(), panel), players.lines(labels), cards.hands()]
        else:
            rows = labelled(cards.on_the_table(), self.width)
            blocks = [self.map(), rows, players.lines(labels), cards.hands()]
        below = [line for block in blocks[1:] if block for line in ([], *block)]
        return "\n".join(self.painted(line) for line in [*self.heading(), *blocks[0], *below])

    def painted(self, line: Line) -> str:
        """A line as the terminal shall have it, without spaces at its end."""
        left = len(text_of(line).rstrip())
        text_so_far = ""
        for style, pieces in groupby(line, key=lambda piece: piece[1]):
            text = "".join(text for text, _ in pieces)[:left]
            left -= len(text)
            text_so_far += self.scene.paint(text, style) if text and style else text
        return text_so_far

    def heading(self) -> list[Line]:
        if self.scene.over:
            return [[(fit(self.words("board-over"), self.width), "bold")]]
        now = self.scene.position.round
        scoring = -(-now // PERIOD) * PERIOD
        scoring_text = self.words("board-scoring-now") if now == scoring else self.words("board-scoring", round=scoring)
        started = self.words("board-round", round=now, rounds=self.scene.schedule[-1])
        return flow([[(fit(started, self.width), "bold")], [(fit(scoring_text, self.width), "")]], " · ", self.width)

    def map(self) -> list[Line]:
        if self.scene.is_shipped_map and self.width >= MAP_WIDTH:
            return BrickMap(self.scene).lines()
        return [[], *AreaList(self.scene).lines()]
