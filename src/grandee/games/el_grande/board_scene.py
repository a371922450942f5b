"""What is drawn: one position on one terminal, and what the parts of the picture ask about it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from grandee.core.game import Paint
from grandee.core.words import Words
from grandee.games.el_grande.api import View
from grandee.games.el_grande.bricks import PLACES, borders

NARROWEST = 50  # a terminal with less than this wraps the lines

HIDDEN = "?"
KING, GRANDE = "♚", "♜"


class Scene:
    """One position on one terminal, in one language.

    `tables` holds the points now valid of every region and of the castillo, `regions` their order, `calls` how many
    caballeros the power cards 1 to 13 call, `places` how many each action card places, `schedule` the rounds of this
    game. A map of the reader's own (other regions, or other `neighbours`) is drawn as a list.
    """

    def __init__(
        self,
        position: View,
        tables: Mapping[str, tuple[int, ...]],
        regions: Sequence[str],
        seats: str,
        calls: Sequence[int],
        words: Words,
        paint: Paint,
        width: int,
        places: Mapping[str, int],
        neighbours: Mapping[str, Collection[str]] | None = None,
        schedule: Sequence[int] = range(1, 10),
        special_possible: bool = True,
    ) -> None:
        self.position = position
        self.tables = tables
        self.regions = regions
        self.seats = seats
        self.calls = calls
        self.words = words
        self.paint = paint
        self.width = max(width, NARROWEST)
        self.places = places
        self.schedule = schedule
        self.special_possible = special_possible  # whether the active player's special action has any effect now
        given = None if neighbours is None else {region: set(near) for region, near in neighbours.items()}
        self.is_shipped_map = set(regions) == set(PLACES) and given in (None, borders())
        self.neighbours = given or (borders() if self.is_shipped_map else {})
        self.over = position.at == "over"
        self.active = "" if position.at == "castillo_disk" else position.active

    def area(self, area: str) -> str:
        return self.words(f"area-{area}")

    def points(self, area: str) -> str:
        """The points of an area, in brackets if a board lies there."""
        printed = "/".join(str(points) for points in self.tables[area])
        return f"[{printed}]" if self.has_board(area) else printed

    def points_style(self, area: str) -> str:
        return "bold" if self.has_board(area) else "dim"

    def has_board(self, area: str) -> bool:
        return area in self.position.boards.values()

    def board_sign(self) -> list[str]:
        """What the brackets mean, if a board lies anywhere."""
        lying = [area for area in self.tables if self.has_board(area)]
        return [f"{self.points(lying[0])} {self.words('board-note-board')}"] if lying else []

    def has_king(self, region: str) -> bool:
        return self.position.king == region

    def grande_in(self, seat: str, region: str) -> bool:
        return self.position.grandes.get(seat) == region

    def style(self, seat: str) -> str:
        return f"seat {self.seats.index(seat)}"

    def turn(self) -> str:
        """Whose turn it is; while power cards are played, who plays the next one."""
        return str(self.position.to_act) if self.position.at == "play_power" else self.active
