"""The text board of Legends: every region with what stands there and what is beside it, the row, and all players."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from grandee.core.game import LETTERS, Paint
from grandee.core.sets import names_in
from grandee.core.words import Words
from grandee.games.legends.api import RegionView, View
from grandee.games.legends.engine import cells
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.engine.turn import price
from grandee.games.legends.map import Map, Side
from grandee.games.legends.position import NEUTRAL

NAME = 16  # columns for the name of a region
PIECES = 20  # and for what is there, before its neighbours
INSET = "    "


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
        return "\n".join([*self.map(), *self.row(), *self.players(names, colours)])

    # -- the map -----------------------------------------------------------------------------------

    def map(self) -> list[str]:
        lines: list[str] = []
        for side in self.board.sides:
            if side.id in self.view.layout:
                place, _, turn = self.view.layout[side.id].partition(" ")
                title = self.words("board-side", side=f"side-{side.id}", place=f"place-{place}", turn=int(turn))
                lines += [self.paint(title, "bold"), *self.islands(side), ""]
        return lines

    def islands(self, side: Side) -> list[str]:
        lines: list[str] = []
        for island, regions in side.islands.items():
            lines.append(" " + self.words(f"island-{island}"))
            for region in regions:
                lines += self.region(region)
        return lines

    def region(self, region: str) -> list[str]:
        """A region, what stands and lies there, and the regions beside it; in two lines or more if one is too short."""
        name = self.words(f"region-{region}") + ("!" if region == self.view.start else "")
        pieces, tokens = self.pieces(region), self.tokens_at(region)
        shown = " ".join([*(self.paint(*piece) for piece in pieces), *tokens])
        taken = len(" ".join([*(text for text, _ in pieces), *tokens]))
        line, used = f"  {name:<{NAME}} {shown}", 3 + max(NAME, len(name)) + taken
        beside = self.neighbours(region)
        gap = max(2, 3 + NAME + PIECES - used)
        if used + gap + len(beside) <= self.width:
            return [(line + " " * gap + self.paint(beside, "dim")).rstrip()]
        return [line.rstrip(), *(INSET + self.paint(text, "dim") for text in wrap(beside, self.width - len(INSET)))]

    def pieces(self, region: str) -> list[tuple[str, str]]:
        """Armies and cities of each colour, with the style that they are painted in."""
        here = self.view.regions.get(region, RegionView())
        found = []
        for colour in [*LETTERS, NEUTRAL]:
            armies, cities = here.armies.get(colour, 0), here.cities.get(colour, 0)
            if armies or cities:
                style = f"seat {LETTERS.index(colour)}" if colour in LETTERS else "dim"
                found.append((f"{colour}{armies}" + "^" * cities, style))
        return found

    def tokens_at(self, region: str) -> list[str]:
        tokens = self.view.tokens if isinstance(self.view.tokens, dict) else {}
        face_down = self.view.face_down if isinstance(self.view.face_down, list) else []
        known = [self.words(f"token-{token}") for token, at in tokens.items() if at == region]
        if region in face_down:
            return [f"(? {known[0]})" if known else "(?)"]
        return [f"({token})" for token in known]

    def neighbours(self, region: str) -> str:
        """The neighbours: over land and over sea."""
        number = self.board.regions.index(region)
        land, sea = int(self.g.by_land(number)), int(self.g.by_sea(number))
        parts = [
            f"{mark} " + ", ".join(self.words(f"region-{word}") for word in names_in(set_of, self.board.regions))
            for mark, set_of in (("–", land), ("~", sea & ~land))
            if set_of
        ]
        return "  ".join(parts)

    # -- cards and players -------------------------------------------------------------------------

    def row(self) -> list[str]:
        return [
            self.words("board-card", position=position + 1, price=int(price(position)), card=f"card-{card}")
            for position, card in enumerate(self.view.row)
            if card
        ] + [""]

    def players(self, names: list[str], colours: Sequence[str]) -> list[str]:
        lines = []
        for seat, letter in enumerate(LETTERS[: len(names)]):
            colour = self.words(f"colour-{colours[seat]}")
            called = colour if names[seat] == letter else f"{names[seat]}, {colour}"
            facts, head = self.facts(seat), f"{letter} ({called})"
            is_narrow = len(head) + 2 + len(facts) > self.width
            painted = self.paint(letter, f"seat {seat}") + head[1:]
            lines.append(painted if is_narrow else f"{painted}: {facts}")
            for text in [*([facts] if is_narrow else []), ", ".join(self.before(letter))]:
                lines += [INSET + part for part in wrap(text, self.width - len(INSET))]
        return lines

    def facts(self, seat: int) -> str:
        letter = LETTERS[seat]
        return self.words(
            "board-player",
            points=int(self.g.points(seat)),
            coins=self.view.coins[letter],
            armies=self.view.supply[letter],
            elixirs=int(self.g.cells[cells.ELIXIRS + seat]),
            cards=len(self.view.cards[letter]),
        )

    def before(self, letter: str) -> list[str]:
        """What lies before a player: leader, tokens, cards."""
        leaders = self.view.leaders if isinstance(self.view.leaders, dict) else {}
        owned = self.view.owned if isinstance(self.view.owned, dict) else {}
        found = [f"leader-{leaders[letter]}"] if letter in leaders else []
        found += [f"token-{token}" for token in owned.get(letter, [])]
        found += [f"card-{card}" for card in self.view.cards[letter]]
        return [self.words(message) for message in found]
