"""What a card lets its player do, part by part (EL-TURN-4, EL-TURN-5, EL-TURN-6)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from grandee.core.step import Effect
from grandee.games.legends.engine import building, cells, moving, sizes, steps
from grandee.games.legends.engine.state import Legends


@mypyc_attr(allow_interpreted_subclasses=True)  # a part may be plain Python
class ActionPart(Effect[Legends]):
    """One of at most two parts of a card's action. `use` puts its decisions on the agenda."""

    def possible(self, g: Legends, seat: i64) -> bool:
        """Whether it has any effect now; if not, nobody is asked."""
        return True


@final
class PrintedPart:
    """A part in the list of all: compiled code finds a final class faster than one with subclasses."""

    def __init__(self, part: ActionPart) -> None:
        self.part: ActionPart = part


@final
class Place(ActionPart):
    """Put armies from the supply on the map, with those that abilities and the Cottage add
    (EL-PLACE-1, EL-PLACE-4, EL-DISC-COTTAGE, EL-DISC-3)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def possible(self, g: Legends, seat: i64) -> bool:
        return g.supply(seat) > 0 and building.places(g, seat) != 0

    def use(self, g: Legends, seat: i64, about: i64) -> None:
        more = g.cells[cells.ARMIES_MORE + seat] + (1 if g.owns(seat, sizes.TOKEN_COTTAGE) else 0)
        g.push(steps.PLACE_ONE, seat, self.number + more)


@final
class Move(ActionPart):
    """Movement points, with those that abilities and the Stable add (EL-MOVE-1, EL-MOVE-6, EL-DISC-STABLE)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def possible(self, g: Legends, seat: i64) -> bool:
        return moving.can_move(g, seat, self.points(g, seat))

    def use(self, g: Legends, seat: i64, about: i64) -> None:
        g.push(steps.MOVE_ONE, seat, self.points(g, seat))

    def points(self, g: Legends, seat: i64) -> i64:
        return self.number + g.cells[cells.MOVES_MORE + seat] + (1 if g.owns(seat, sizes.TOKEN_STABLE) else 0)


@final
class City(ActionPart):
    """Build a city (EL-CITY-1, EL-CITY-3)."""

    def possible(self, g: Legends, seat: i64) -> bool:
        return g.cells[cells.CITIES_LEFT + seat] > 0 and g.held(seat) != 0

    def use(self, g: Legends, seat: i64, about: i64) -> None:
        g.push(steps.BUILD_CITY, seat)


@final
class Destroy(ActionPart):
    """Destroy an army (EL-KILL-1, EL-KILL-5)."""

    def possible(self, g: Legends, seat: i64) -> bool:
        return building.can_destroy(g, seat)

    def use(self, g: Legends, seat: i64, about: i64) -> None:
        g.push(steps.DESTROY_ONE, seat)
