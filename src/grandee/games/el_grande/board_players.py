"""A line for each player: points, court and province; at the end of the game the places."""

from __future__ import annotations

from collections.abc import Sequence

from grandee.games.el_grande.board_scene import OTHER, Scene
from grandee.games.el_grande.canvas import Line, fit

LONGEST_NAME = 20  # of a player, where room is scarce


class PlayerLines:
    """The players, each under a label of letter, name and colour."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.position = scene.position
        self.seats = scene.seats
        self.words = scene.words

    def label(self, seat: int, name: str, colour: str) -> str:
        called = "" if name == self.seats[seat] else f"{name}, "
        name = self.words(f"colour-{colour}")
        return f"{self.seats[seat]} ({called}{name})"

    def lines(self, labels: list[str]) -> list[Line]:
        """A table of all players: points, court, province, veto cards in front, and whose turn it is.

        The virtual player has a province only (EG-2P-2).
        """
        now = self.position
        rows = [*self.seats, *(["virtual"] if "virtual" in now.province else [])]
        labels = [*labels, f"{OTHER} ({self.words('board-virtual')})"][: len(rows)]
        vetoes = [", ".join(self.vetoes(seat)) for seat in rows]
        columns = [
            (self.words(f"board-{key}"), [str(counts.get(seat, "–")) for seat in rows])
            for key, counts in (("points", now.score), ("court", now.court), ("province", now.province))
        ]
        if any(vetoes):
            columns.append((self.words("board-veto"), vetoes))
        marks = [[self.mark(seat, in_words) for seat in rows] for in_words in (True, False)]
        return self.tabular(rows, labels, columns, marks)

    def vetoes(self, seat: str) -> list[str]:
        """The veto cards in front of a seat, each with the last round in which it can be used."""
        now = self.position.round
        after = min((number for number in self.scene.schedule if number > now), default=now)
        return [str(now if until == "this" else after) for until in self.position.vetoes.get(seat, ())]

    def mark(self, seat: str, in_words: bool) -> str:
        """An arrow for the player whose turn it is, and for everybody else who has to decide something."""
        if seat == self.scene.turn():
            return f"  ← {self.words('board-turn')}" if in_words else "  ←"
        if seat in (self.position.asked or ()):
            return f"  ← {self.words('board-decides')}" if in_words else "  (←)"
        return ""

    def result(self, labels: list[str]) -> list[Line]:
        """The final table; who has the same points shares the place (EG-WIN-4)."""
        score = self.position.score
        order = sorted(self.seats, key=lambda seat: -score[seat])
        places = [1 + sum(points > score[seat] for points in score.values()) for seat in order]
        called = [f"{place}. {labels[self.seats.index(seat)]}" for place, seat in zip(places, order, strict=True)]
        points = [str(score[seat]) for seat in order]
        return self.tabular(order, called, [(self.words("board-points"), points)], [[""] * len(order)])

    def tabular(
        self, seats: Sequence[str], labels: list[str], columns: list[tuple[str, list[str]]], marks: list[list[str]]
    ) -> list[Line]:
        """A line a seat: its label, numbers in columns with a heading each, and the first marks that leave it room."""
        widths = [max(map(len, (head, *cells))) + 2 for head, cells in columns]
        left, longest = self.scene.width - sum(widths), max(map(len, labels))
        least = min(longest, LONGEST_NAME)
        chosen = next((kind for kind in marks if max(map(len, kind)) + least <= left), marks[-1])
        room = min(longest, left - max(map(len, chosen)))
        lines: list[Line] = [[(" " * room + "".join(map(str.rjust, (head for head, _ in columns), widths)), "dim")]]
        for number, seat in enumerate(seats):
            cells = "".join(map(str.rjust, (cells[number] for _, cells in columns), widths))
            lines.append([(fit(labels[number], room).ljust(room) + cells + chosen[number], self.scene.style(seat))])
        return lines
