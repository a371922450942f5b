"""The new areas (sections 5, 9 and 10 of docs/rules/grand-inquisitor.md): who stands where, and the ways in and out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.referee.el_grande.asking import Choosing, Course, choose
from tests.referee.el_grande.colonies_data import (
    AT_SEA,
    COAST,
    EXTRA_POINTS,
    NEW_AREAS,
    OFFICES,
    ORDINARY,
    SET_UP,
    SHIP,
    TABLES,
)
from tests.referee.el_grande.data import (
    BESIDE_FRANCE,
    BLACK,
    CASTILLO,
    FRANCE,
    FRANCE_PLACES,
    GRANADA,
    REGIONS,
)
from tests.referee.el_grande.game import Game
from tests.referee.el_grande.pieces import Caballero, groups


class Colonies(Game):
    """A game with France, ship, America and Mediterranean, in which every caballero outside court and province is an
    object. `areas` counts them."""

    def read_options(self, options: Mapping[str, Any]) -> None:
        super().read_options(options)
        self.regions = [*REGIONS, *NEW_AREAS]
        self.neighbours |= {area: [] for area in AT_SEA}  # GI-REG-6
        self.neighbours[FRANCE] = list(BESIDE_FRANCE)
        for region in BESIDE_FRANCE:
            self.neighbours[region].append(FRANCE)

    def read_pieces(self, position: Mapping[str, Any]) -> None:
        super().read_pieces(position)
        self.standing: dict[str, list[Caballero]] = {area: [] for area in self.areas}
        for area, counts in self.areas.items():
            for colour, number in counts.items():
                self.standing[area] += [Caballero(colour, area) for _ in range(number)]
        self.read_stands(position)

    def read_stands(self, position: Mapping[str, Any]) -> None:
        for place, colour in position.get("france", {}).items():
            if colour:
                self.ordinary(colour, FRANCE).stand = place
        for office, colour in position.get("offices", {}).items():
            if colour:
                self.ordinary(colour, OFFICES[office]).stand = office

    def ordinary(self, colour: str, area: str) -> Caballero:
        return next(piece for piece in self.of(colour, area) if piece.stand == ORDINARY)

    def position(self) -> dict[str, Any]:
        return super().position() | {
            "france": {place: self.owner_of(place, FRANCE) for place in FRANCE_PLACES},
            "offices": {office: self.owner_of(office, area) for office, area in OFFICES.items()},
        }

    def finish_set_up(self) -> Course:
        yield from self.set_setup_disks(SET_UP)

    # -- who is where --

    def of(self, colour: str, area: str) -> list[Caballero]:
        return [piece for piece in self.standing[area] if piece.colour == colour]

    def owner_of(self, stand: str, area: str) -> str:
        """The colour of who stands there."""
        return next((piece.colour for piece in self.standing[area] if piece.stand == stand), "")

    def free_places_in_france(self) -> list[str]:
        return [place for place in FRANCE_PLACES if not self.owner_of(place, FRANCE)]

    def payee(self, colour: str) -> str:
        """Who scores for a caballero of this colour; nobody for black ones (GI-INQ-3, GI-CAR-6)."""
        return "" if colour == BLACK else colour

    def is_open(self, area: str, colour: str, from_court: bool) -> bool:
        """GI-FRA-1, GI-BASE-5; of Muslim Granada GI-MIX-4."""
        if area == self.taboo or (area == GRANADA and self.muslim and from_court):
            return False
        return area != FRANCE or bool(self.free_places_in_france())

    # -- coming and going --

    def land(self, piece: Caballero, area: str, stand: str = ORDINARY) -> None:
        piece.area, piece.stand = area, stand
        self.standing[area].append(piece)
        self.areas[area][piece.colour] += 1

    def lift(self, piece: Caballero) -> None:
        self.standing[piece.area].remove(piece)
        self.areas[piece.area][piece.colour] -= 1

    def put(self, colour: str, area: str, place: str = "") -> None:
        self.land(Caballero(colour, area), area, place or ORDINARY)

    def take(self, colour: str, area: str, place: str = "") -> None:
        """Off the board: who can do least of a group, and without a word those beside the limit board first."""
        found = groups(self.of(colour, area))
        self.remove(found[place] if place else found.get("beside") or next(iter(found.values())))

    def take_all(self, colour: str, area: str) -> int:
        pieces = self.of(colour, area)
        for piece in pieces:
            self.remove(piece)
        return len(pieces)

    def remove(self, piece: Caballero) -> None:
        """Off the board."""
        self.lift(piece)

    def send_home(self, piece: Caballero) -> None:
        """To the province of its owner."""
        self.remove(piece)
        self.province[piece.colour] += 1

    # -- how it stands (GI-D16, GI-D17) --

    def choose_piece(self, seat: str, pieces: Iterable[Caballero]) -> Choosing:
        """The word of the group from which one is taken."""
        return (yield from choose("from_place", seat, groups(pieces)))

    def stands_in(self, area: str, *, token: str = "", by_sea: bool = False) -> list[str]:
        """How one that arrives may stand: captain only by placement and relocation, no carrier in an office
        (GI-SHIP-4, GI-SHIP-7, GI-AME-2, GI-AME-7)."""
        if area == FRANCE:
            return self.free_places_in_france()
        offices = [office for office, where in OFFICES.items() if where == area and not self.owner_of(office, area)]
        if token or (area == SHIP and by_sea):
            offices = []
        return [*offices, ORDINARY]

    def choose_place(self, seat: str, area: str) -> Choosing:
        return (yield from choose("to_place", seat, self.stands_in(area)))

    def choose_leaving(self, seat: str, colour: str, area: str, gone: Iterable[str] = ()) -> Choosing:
        return (yield from self.choose_piece(seat, self.of(colour, area)))

    # -- where it may go from the court --

    @property
    def near_to_king(self) -> list[str]:
        """Which new areas court placement may name (GI-FRA-3, GI-FRA-4, GI-SHIP-2)."""
        return [FRANCE] * (self.king in BESIDE_FRANCE) + [SHIP] * (self.king in COAST)

    def placement_targets(self) -> list[str]:
        regions = [region for region in self.beside_king if region in REGIONS]
        areas = [*regions, *self.near_to_king, CASTILLO]
        return [area for area in areas if self.is_open(area, self.active, from_court=True)]

    def free_places(self, where: str) -> list[str]:
        """GI-REG-8."""
        closed = [area for area in NEW_AREAS if area not in self.near_to_king]
        return [area for area in super().free_places(where) if area not in closed]

    # -- what an area pays (section 11) --

    def table_of(self, area: str) -> tuple[int, ...]:
        has_board = area in self.boards.values()
        return TABLES[area] if area in TABLES and not has_board else super().table_of(area)

    def strength(self, who: str, area: str) -> int:
        """All but captain and viceroy (GI-SHIP-9, GI-AME-6), and at home the grande (GI-MIX-7)."""
        number = sum(self.counts_for(piece) == who and piece.stand not in OFFICES for piece in self.standing[area])
        return number + (self.has_home and area != CASTILLO and self.grandes.get(who) == area)

    def counts_for(self, piece: Caballero) -> str:
        """Who ranks with it; black ones of nobody are a further player's (GI-INQ-3, GI-INQ-4)."""
        return self.payee(piece.colour) or piece.colour

    def sum_of(self, region: str) -> int:
        """GI-SCO-5."""
        return sum(piece.stand not in OFFICES for piece in self.standing[region])

    def score_area(self, area: str, first_only: bool = False, times: int = 1) -> None:
        """A ship without a score board has no places (GI-SHIP-8)."""
        if area != SHIP or SHIP in self.boards.values():
            super().score_area(area, first_only, times)
        elif not first_only:
            self.pay_extras(area)

    def pay_extras(self, area: str) -> None:
        """Whatever the places are, and also with a board (GI-FRA-5, GI-FRA-6, GI-SCO-4, GI-TAB-2)."""
        for piece in self.standing[area]:
            if piece.stand != ORDINARY and (seat := self.payee(piece.colour)):
                self.score[seat] += EXTRA_POINTS[piece.stand]

    # -- king and grandes --

    def king_targets(self, where: str) -> list[str]:
        """He may enter France (GI-REG-3, GI-REG-7)."""
        more = {"any": [FRANCE], "adjacent": [area for area in self.beside_king if area == FRANCE]}[where]
        return [*super().king_targets(where), *(place for place in more if place != self.king)]

    def move_grande(self) -> Course:
        """GI-REG-4."""
        closed = [self.taboo, self.grandes[self.active], *([GRANADA] if self.muslim else [])]
        region = yield from choose("grande_to", self.active, [area for area in self.regions if area not in closed])
        yield from self.announced()
        self.grandes[self.active] = region
