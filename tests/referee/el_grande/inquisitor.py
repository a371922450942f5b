"""The Inquisitor, his black caballeros and his bonus (section 7 of docs/rules/grand-inquisitor.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.referee.el_grande.asking import Choosing, Course, choose, inquire
from tests.referee.el_grande.data import BLACK
from tests.referee.el_grande.limit_board import LimitBoard
from tests.referee.el_grande.pieces import Caballero

ASIDE = "aside"  # where black caballeros lie that were removed (GI-BLK-2, GI-DP-6)


class Inquisitor(LimitBoard):
    """Black caballeros are the holder's (GI-INQ-3)."""

    def read_pieces(self, position: Mapping[str, Any]) -> None:
        self.has_inquisitor = "inquisitor" in position
        self.holder: str = position.get("inquisitor", "")
        self.gained_by = ""  # by the special action in progress
        self.bonus_used: list[str] = list(position.get("bonus_used", ()))  # in this round
        if self.has_inquisitor:
            self.colours = [*self.colours, BLACK]
        super().read_pieces(position)
        self.standing[ASIDE] = [Caballero(BLACK, ASIDE) for _ in range(position.get("aside", 0))]

    def position(self) -> dict[str, Any]:
        found = super().position()
        if self.has_inquisitor:
            found |= {"inquisitor": self.holder, "aside": len(self.standing[ASIDE])}
            found["bonus_used"] = sorted(self.bonus_used)
        return found

    # -- whose they are --

    def payee(self, colour: str) -> str:
        return self.holder if colour == BLACK else colour

    def is_own(self, colour: str) -> bool:
        """GI-MOVE-5."""
        return self.payee(colour) == self.active

    @property
    def contestants(self) -> list[str]:
        """Without a holder there is a further player, who gets no points (GI-INQ-4)."""
        return self.players if self.holder or not self.has_inquisitor else [*self.players, BLACK]

    @property
    def board_holder(self) -> str:
        return self.holder

    # -- where they go --

    def land(self, piece: Caballero, area: str, stand: str = "ordinary") -> None:
        if area != ASIDE:
            super().land(piece, area, stand)
            return
        piece.area, piece.stand, piece.beside = area, stand, False
        self.standing[ASIDE].append(piece)

    def lift(self, piece: Caballero) -> None:
        if piece.area == ASIDE:
            self.standing[ASIDE].remove(piece)
        else:
            super().lift(piece)

    def send_home(self, piece: Caballero) -> None:
        """A black one is laid aside (GI-BLK-2)."""
        if piece.colour == BLACK:
            self.remove(piece)
            self.land(piece, ASIDE)
        else:
            super().send_home(piece)

    def is_near(self, source: str, target: str) -> bool:
        """GI-MIX-9."""
        return source == ASIDE or super().is_near(source, target)

    def has_black(self, seat: str, region: str) -> bool:
        """GI-BLK-7."""
        return self.has_inquisitor and self.holder == seat and self.areas[region][BLACK] > 0

    def evicted(self, seat: str, region: str, target: str) -> list[Caballero]:
        goes_along = self.has_black(seat, region) and target != self.taboo
        return super().evicted(seat, region, target) + (self.of(BLACK, region) if goes_along else [])

    def evict(self, king_means_court: bool) -> Course:
        """All who arrive by it arrive at the same moment (GI-LIM-14)."""
        self.newcomers = []
        yield from super().evict(king_means_court)

    # -- the card --

    def more_effects(self) -> dict[str, Callable[..., Course]]:
        return {**super().more_effects(), "take_inquisitor": self.take_inquisitor}

    def take_inquisitor(self, number: int) -> Course:
        """Then up to so many black caballeros, also those laid aside (GI-P6-2, GI-P6-3, GI-P6-4)."""
        yield from self.announced()
        self.take_him()
        yield from self.move(number, 0, number, [*self.regions, ASIDE], only=BLACK)

    def take_him(self) -> None:
        """Also by who has him already (GI-INQ-1, GI-P6-2)."""
        if self.holder != self.active:
            self.holder = self.gained_by = self.active

    # -- the bonus --

    def has_bonus(self, seat: str) -> bool:
        """Once a round (GI-BON-1)."""
        return bool(seat) and self.holder == seat and seat not in self.bonus_used

    def extra_right(self) -> str:
        """In the placement part (GI-BON-4, GI-D15)."""
        return "inquisitor" if self.has_bonus(self.active) else ""

    def use_extra_right(self) -> None:
        self.bonus_used.append(self.active)

    def other_options(self) -> list[str]:
        """GI-BON-6, GI-BON-7."""
        can_call = self.has_bonus(self.active) and self.province[self.active] > 0
        return [*super().other_options(), *["bonus bonus_province"] * can_call]

    def use_window(self, word: str, answer: str) -> Course:
        if word == "bonus":
            self.call_by_bonus(self.active)
        else:
            yield from super().use_window(word, answer)

    def call_by_bonus(self, seat: str) -> None:
        self.bonus_used.append(seat)
        self.province[seat] -= 1
        self.court[seat] += 1

    def bonus_at_once(self) -> Course:
        """It cannot wait where placement, or the turn of the new holder, is over (GI-BON-3, GI-BON-4, GI-D9)."""
        seat = self.holder
        if seat != self.gained_by or not self.has_bonus(seat):
            return
        is_over = "place" in self.done if seat == self.turn_of else seat in self.turned
        if not is_over:
            return
        ways = ["bonus_province"] * (self.province[seat] > 0) + ["bonus_place"] * (self.court[seat] > 0)
        way = yield from choose("bonus", seat, [*ways, "skip"])
        if way == "bonus_province":
            self.call_by_bonus(seat)
        elif way == "bonus_place":
            yield from self.acting_as(seat, self.place_by_bonus())

    def place_by_bonus(self) -> Course:
        targets = [f"inquisitor {target}" for target in self.placement_targets()]
        answer = yield from choose_last("place_extra", self.active, targets)
        yield from self.place_one(answer)
        self.bonus_used.append(self.active)

    def acting_as(self, seat: str, course: Course) -> Course:
        """Own and foreign are read from another seat for a while."""
        before, self.active = self.active, seat
        try:
            yield from course
        finally:
            self.active = before


def choose_last(word: str, seat: str, arguments: Iterable[str]) -> Choosing:
    """The last word of the answer."""
    return (yield from inquire(word, seat, arguments))[-1]
