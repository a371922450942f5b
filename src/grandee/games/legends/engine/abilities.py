"""What the cards before a player are good for, from the moment they are taken (sections 6 and 7 of the spec)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from grandee.core.chance import count
from grandee.games.legends.engine import cells
from grandee.games.legends.engine.state import Legends


@mypyc_attr(allow_interpreted_subclasses=True)  # an ability may be plain Python
class Ability:
    """An ability: what it gives at once, and what it pays at the end. Without more: nothing."""

    def gain(self, g: Legends, seat: i64) -> None:
        """The card is taken: from now on it counts, also for its own action (EL-TURN-3)."""

    def points(self, g: Legends, seat: i64) -> i64:
        """What it pays at the end (EL-SCO-6)."""
        return 0

    def expected_points(self, g: Legends, seat: i64, free: i64) -> i64:
        """How many points more it might pay, with a set of cards that nobody has: a guess for bots, no rule."""
        return 0


@final
class PrintedAbility:
    """A card's ability in the list of all: compiled code finds a final class faster than one with subclasses."""

    def __init__(self, ability: Ability) -> None:
        self.ability: Ability = ability


@final
class Adds(Ability):
    """So much more of something that is counted: movement points, armies, flying, elixirs
    (EL-ABI-1, EL-ABI-2, EL-MOVE-1, EL-PLACE-1)."""

    def __init__(self, first_cell: i64, number: i64) -> None:
        self.first_cell: i64 = first_cell
        self.number: i64 = number

    def gain(self, g: Legends, seat: i64) -> None:
        g.cells[self.first_cell + seat] += self.number


@final
class Immune(Ability):
    """The armies of its owner cannot be destroyed (EL-KILL-3)."""

    def gain(self, g: Legends, seat: i64) -> None:
        g.cells[cells.IMMUNE + seat] = 1


@final
class GivesCoins(Ability):
    """Coins from the bank, once, after the card is paid for (EL-ABI-3, EL-TURN-3)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def gain(self, g: Legends, seat: i64) -> None:
        g.receive(seat, self.number)


@final
class PaysPerAdjective(Ability):
    """A point for each own card with an adjective in its name, this one included if it has it (EL-ABI-4)."""

    def __init__(self, adjective: i64) -> None:
        self.adjective: i64 = adjective

    def points(self, g: Legends, seat: i64) -> i64:
        return count(g.cells[cells.CARDS + seat] & g.facts.family[self.adjective])

    def expected_points(self, g: Legends, seat: i64, free: i64) -> i64:
        return count(free & g.facts.family[self.adjective])


@final
class PaysForSet(Ability):
    """Points for having enough cards with an adjective (EL-ABI-5)."""

    def __init__(self, adjective: i64, number: i64, worth: i64) -> None:
        self.adjective: i64 = adjective
        self.number: i64 = number
        self.worth: i64 = worth

    def points(self, g: Legends, seat: i64) -> i64:
        own = count(g.cells[cells.CARDS + seat] & g.facts.family[self.adjective])
        return self.worth if own >= self.number else 0

    def expected_points(self, g: Legends, seat: i64, free: i64) -> i64:
        """The more cards of the set its owner has, the more; nothing if it cannot be completed."""
        own = count(g.cells[cells.CARDS + seat] & g.facts.family[self.adjective])
        if own >= self.number or own + count(free & g.facts.family[self.adjective]) < self.number:
            return 0
        return self.worth * own // max(1, self.number - 1)


@final
class PaysPerCoins(Ability):
    """A point for so many coins that are left (EL-ABI-6)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def points(self, g: Legends, seat: i64) -> i64:
        return g.coins(seat) // self.number


@final
class PaysPerFlying(Ability):
    """A point for each own card that flies (EL-ABI-7)."""

    def points(self, g: Legends, seat: i64) -> i64:
        return count(g.cells[cells.CARDS + seat] & g.facts.flies)

    def expected_points(self, g: Legends, seat: i64, free: i64) -> i64:
        return count(free & g.facts.flies)


@final
class Several(Ability):
    """More than one ability on a card."""

    def __init__(self, abilities: list[Ability]) -> None:
        self.abilities: list[Ability] = abilities

    def gain(self, g: Legends, seat: i64) -> None:
        for ability in self.abilities:
            ability.gain(g, seat)

    def points(self, g: Legends, seat: i64) -> i64:
        total: i64 = 0
        for ability in self.abilities:
            total += ability.points(g, seat)
        return total

    def expected_points(self, g: Legends, seat: i64, free: i64) -> i64:
        total: i64 = 0
        for ability in self.abilities:
            total += ability.expected_points(g, seat, free)
        return total
