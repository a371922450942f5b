"""The limit board (section 8 of docs/rules/grand-inquisitor.md): who stands on it, and who chooses that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.referee.el_grande.asking import Course, choose
from tests.referee.el_grande.colonies_data import AT_SEA, ORDINARY, SPACES, TOKEN_AREAS
from tests.referee.el_grande.data import REGIONS
from tests.referee.el_grande.pieces import Caballero, groups
from tests.referee.el_grande.voyages import Voyages


class LimitBoard(Voyages):
    """Only those on it count where it lies (GI-LIM-1)."""

    def read_stands(self, position: Mapping[str, Any]) -> None:
        self.limit_area: str = position.get("limit_board", "")
        self.spaces = SPACES[len(self.seats)]
        self.newcomers: list[Caballero] | None = None  # who arrives at the same moment (GI-LIM-14)
        super().read_stands(position)
        for colour, loads in position.get("beside", {}).items():
            for load in loads:
                alike = [piece for piece in self.of(colour, self.limit_area) if piece.word == load]
                alike[0].beside = True
        self.read_ability(position)

    def position(self) -> dict[str, Any]:
        found = super().position()
        if self.limit_area:
            beside: dict[str, list[str]] = {}
            for piece in self.beside():
                beside.setdefault(piece.colour, []).append(piece.token or ORDINARY)
            found |= {"limit_board": self.limit_area}
            found["beside"] = {
                colour: sorted(loads, key=[ORDINARY, *TOKEN_AREAS].index) for colour, loads in beside.items()
            }
        return found

    @property
    def board_holder(self) -> str:
        """Who chooses who steps on it: the holder of the Inquisitor, or nobody (GI-LIM-8, GI-LIM-9)."""
        return ""

    def beside(self) -> list[Caballero]:
        return [piece for piece in self.standing.get(self.limit_area, ()) if piece.beside]

    def free_spaces(self) -> int:
        """Captain and viceroy need none (GI-LIM-11)."""
        there = self.standing[self.limit_area]
        return self.spaces - sum(piece.stand == ORDINARY and not piece.beside for piece in there)

    # -- coming, going and counting --

    def land(self, piece: Caballero, area: str, stand: str = ORDINARY) -> None:
        """Onto a free space, as long as there is one (GI-LIM-2)."""
        piece.beside = False
        if area == self.limit_area and stand == ORDINARY:
            piece.beside = self.newcomers is not None or self.free_spaces() == 0
            if self.newcomers is not None:
                self.newcomers.append(piece)
        super().land(piece, area, stand)

    def may_shift(self, piece: Caballero) -> bool:
        """Off the board, or onto a free space (GI-LIM-10)."""
        if super().may_shift(piece):
            return True
        return piece.area == self.limit_area and (not piece.beside or self.free_spaces() > 0)

    def relocate(self, piece: Caballero, target: str, stand: str) -> None:
        if target == piece.area == self.limit_area and piece.stand == ORDINARY:
            piece.beside = not piece.beside
            piece.moved = True
        else:
            super().relocate(piece, target, stand)

    def strength(self, who: str, area: str) -> int:
        """A grande counts beside it (GI-LIM-1, GI-MIX-7)."""
        beside = self.beside() if area == self.limit_area else []
        return super().strength(who, area) - sum(self.counts_for(piece) == who for piece in beside)

    # -- filling it --

    def fill(self) -> Course:
        """Not while the king is there (GI-LIM-8, GI-LIM-13)."""
        if self.board_holder and self.limit_area != self.taboo:
            yield from self.fill_from(self.board_holder, self.beside())

    def fill_from(self, chooser: str, candidates: Iterable[Caballero]) -> Course:
        """As far as there are spaces; nobody is asked where all fit (GI-D10)."""
        left = list(candidates)
        while left and (spaces := self.free_spaces()):
            if len(left) <= spaces:
                chosen = left[0]
            else:
                colour = yield from choose("fill_board", chooser, dict.fromkeys(piece.colour for piece in left))
                pieces = [piece for piece in left if piece.colour == colour]
                chosen = groups(pieces)[(yield from self.choose_piece(chooser, pieces))]
            chosen.beside = False
            left.remove(chosen)

    def settle_newcomers(self) -> Course:
        """All step on it, or the holder chooses among them, or nobody does (GI-LIM-4, GI-LIM-14)."""
        arrived, self.newcomers = self.newcomers or [], None
        chooser = self.board_holder
        if arrived and len(arrived) <= self.free_spaces():
            chooser = self.seats[0]  # there is nothing to choose
        if arrived and chooser:
            yield from self.fill_from(chooser, arrived)

    # -- moving it --

    def limit_targets(self) -> list[str]:
        """Not out of the king's region or into it, nor to France (GI-LIM-6)."""
        if self.limit_area in ("", self.taboo):
            return []
        return [area for area in (*REGIONS, *AT_SEA) if area not in (self.limit_area, self.taboo)]

    def can_move_limit_board(self) -> bool:
        return bool(self.limit_targets())

    def move_limit_board(self) -> Course:
        """Without caballeros; who moves it fills it (GI-LIM-5, GI-LIM-7, GI-LIM-15)."""
        area = yield from choose("choose_region", self.active, self.limit_targets())
        yield from self.announced()
        for piece in self.standing[self.limit_area]:
            piece.beside = False
        self.limit_area = area
        for piece in self.standing[area]:
            piece.beside = piece.stand == ORDINARY
        yield from self.fill_from(self.active, self.beside())
