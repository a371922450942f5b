"""What is drawn: one position on one terminal, and what the parts of the picture ask about it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from grandee.core.game import Paint, Setup
from grandee.core.words import Words
from grandee.games.el_grande.api import View
from grandee.games.el_grande.bricks import FRANCE, borders
from grandee.games.el_grande.deck import Deck
from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.position import value_step

NARROWEST = 50  # a terminal with less than this wraps the lines

HIDDEN = "?"
KING, GRANDE = "♚", "♜"
OTHER = "◆"  # the colour that is no seat's: the virtual player's or the church's
ABROAD = ("france", "portugal")  # where the king may be (EG-KING-9)
CONQUEST = 12  # caballeros in Granada (EG-GRAN-6)


class Scene:
    """One position on one terminal, in one language.

    `tables` holds the points now valid of every region and of the castillo, `regions` their order, `calls` how many
    caballeros the power cards call, by value, `places` how many each action card places, `schedule` the rounds of this
    game, `other` the word of the colour that is no seat's, `greys` the value of every grey card and what it does. A map
    of the reader's own (other regions, or other `neighbours`) is drawn as a list.
    """

    def __init__(
        self,
        position: View,
        tables: Mapping[str, tuple[int, ...]],
        regions: Sequence[str],
        seats: str,
        calls: Mapping[int, int],
        words: Words,
        paint: Paint,
        width: int,
        places: Mapping[str, int],
        neighbours: Mapping[str, Collection[str]] | None = None,
        schedule: Sequence[int] = range(1, 10),
        special_possible: bool = True,
        other: str = "",
        greys: Mapping[str, tuple[int, str]] | None = None,
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
        self.other = other
        self.colours = [*seats, other] if other else list(seats)  # all that caballeros have
        self.greys = greys or {}
        given = None if neighbours is None else {region: set(near) for region, near in neighbours.items()}
        shipped = borders(FRANCE in regions)
        self.is_shipped_map = set(regions) == set(shipped) and given in (None, shipped)
        self.neighbours = given or (shipped if self.is_shipped_map else {})
        self.over = position.at == "over"
        self.active = (
            ""
            if position.at in ("castillo_disk", "pass_grey", "setup_disk", "lay_aside_one")
            else (position.turn_of or position.active)
        )  # all decide at once

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

    def king_abroad(self) -> str:
        """Where the king is, if he is in no region (EG-KING-9); France may be one."""
        king = self.position.king
        return f"{KING} {self.words('board-king-away', area=f'area-{king}')}" if self.is_abroad(king) else ""

    def is_abroad(self, place: str) -> bool:
        return place in ABROAD and place not in self.regions

    def granada(self) -> str:
        """How far the conquest of Granada has come, or that it is over (EG-GRAN-6, EG-GRAN-7); nothing without it."""
        match self.position.granada:
            case "muslim":
                there = sum(self.position.regions["granada"].values())
                return self.words("board-granada", count=there, needed=CONQUEST)
            case "conquered":
                return self.words("board-conquered")
        return ""

    def sign(self, colour: str) -> str:
        """A seat's letter, or the sign of the other colour."""
        return colour if colour in self.seats else OTHER

    def other_sign(self) -> list[str]:
        """What the sign of the other colour means, if there is one."""
        return [f"{OTHER} {self.words(f'board-{self.other}')}"] if self.other else []

    def style(self, colour: str) -> str:
        return f"seat {self.seats.index(colour)}" if colour in self.seats else "bold"

    def turn(self) -> str:
        """Whose turn it is; while power cards are played, who plays the next one."""
        return str(self.position.to_act) if self.position.at == "play_power" else self.active


def placed_by(setup: Setup, view: ElGrande, deck: Deck) -> dict[str, int]:
    """How many caballeros each action card places; in King & Intrigue the active seat's Caballero card says it."""
    if not setup.options["king_intrigue"]:
        return {card.id: card.place for card in deck.cards}
    active = view.whose_turn()
    strength = int(view.cells[cells.STRENGTH_CARD + active]) if active < sizes.SEATS else 0
    return {card.id: card.place or strength for card in deck.cards}


def calls_by_value(setup: Setup, deck: Deck) -> dict[int, int]:
    """How many caballeros each power card calls, or each card of King & Intrigue, by its value."""
    step = value_step(setup.options)
    return {step * number: call for number, call in enumerate(deck.calls, 1)}
