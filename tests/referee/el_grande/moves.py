"""Veto windows (section 17), and the special actions that move and place caballeros (section 13.1, pile 1)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.referee.el_grande.asking import Course, Vetoed, choose, inquire
from tests.referee.el_grande.data import BLACK, CASTILLO
from tests.referee.el_grande.scoring import Scoring


class Moves(Scoring):
    """What the active player moves on the map or places from the court by a card."""

    # -- windows --

    def announced(self) -> Course:
        """Ask the holders clockwise from the active player's left; the first use ends it (EG-VETO-8)."""
        for holder in self.opponents:
            if cards := self.vetoes[holder]:
                answer = yield from choose("veto", holder, ["use", "pass"])
                if answer == "use":
                    cards.remove("this" if "this" in cards else "next")
                    raise Vetoed

    def shown(self) -> Course:
        """The window before a later atomic step (EG-VETO-5, EG-DP-10)."""
        if self.veto_partial:
            yield from self.announced()

    # -- moves --

    def is_near(self, source: str, target: str) -> bool:
        """EG-LIMIT-1."""
        return target == CASTILLO or target in self.neighbours[source]

    def moves(self, colours: Iterable[str], sources: Iterable[str], near_only: bool) -> list[str]:
        return [
            f"{colour} {source} {target}"
            for colour in colours
            for source in sources
            if source != self.taboo and self.areas[source][colour] > 0
            for target in self.areas
            if target != source and self.is_open(target, colour, from_court=False)
            if not near_only or self.is_near(source, target)
        ]

    def first_moves(self, colours: Iterable[str], sources: Iterable[str], most: int) -> list[str]:
        return self.moves(colours, sources, near_only=self.has_limits and most <= 2)

    def move(self, own: int, foreign: int, most: int, sources: Iterable[str], only: str = "") -> Course:
        """Up to so many moves, one after the other, each shown before it is made.

        With movement limits a far move costs two of the number (EG-LIMIT-1, EG-LIMIT-2, EG-LIMIT-5).
        """
        wanted = list(sources)
        made, limit = 0, most
        while made < limit:
            colours = self.own * (own > 0) + self.foreign * (foreign > 0)
            if only:
                colours = [colour for colour in colours if colour == only]
            near_only = self.has_limits and made >= most - 2
            answer = yield from inquire("move_one", self.active, [*self.moves(colours, wanted, near_only), "done"])
            if answer == ["done"]:
                return
            colour, source, target = answer
            yield from self.move_shown(answer)
            made += 1
            own, foreign = (own - 1, foreign) if self.is_own(colour) else (own, foreign - 1)
            if self.has_limits and not self.is_near(source, target):
                limit = most - 2

    def move_shown(self, move: list[str]) -> Course:
        """One move: how it leaves and how it arrives are chosen before it is shown (EG-FRANCE-12)."""
        colour, source, target = move
        leaving = yield from self.choose_leaving(self.active, colour, source)
        entering = yield from self.choose_place(self.active, target)
        yield from self.shown()
        self.take(colour, source, leaving)
        self.put(colour, target, entering)

    def move_any(self, own: int, foreign: int, most: int) -> Course:
        yield from self.announced()
        yield from self.move(own, foreign, most, self.regions)

    def can_move_any(self, own: int, foreign: int, most: int) -> bool:
        colours = self.own * (own > 0) + self.foreign * (foreign > 0)
        return bool(self.first_moves(colours, self.regions, most))

    def move_all_own(self) -> Course:
        region = yield from choose("choose_region", self.active, self.regions_of_own())
        yield from self.announced()
        number = self.own_in(region)
        yield from self.move(number, 0, number, [region])

    def own_in(self, region: str) -> int:
        return sum(self.areas[region][colour] for colour in self.own)

    def regions_of_own(self) -> list[str]:
        return [region for region in self.regions if self.first_moves(self.own, [region], self.own_in(region))]

    def can_move_all_own(self) -> bool:
        return bool(self.regions_of_own())

    def move_from_one(self, most: int) -> Course:
        region = yield from choose("choose_region", self.active, self.regions_of_any(most))
        yield from self.announced()
        yield from self.move(most, most, most, [region])

    def regions_of_any(self, most: int) -> list[str]:
        return [region for region in self.regions if self.first_moves(self.colours, [region], most)]

    def can_move_from_one(self, most: int) -> bool:
        return bool(self.regions_of_any(most))

    # -- placing by a card --

    def free_places(self, where: str) -> list[str]:
        """`anywhere`, only `regions`, or only the `castillo`."""
        areas = {"anywhere": [*self.regions, CASTILLO], "regions": self.regions, "castillo": [CASTILLO]}[where]
        return [area for area in areas if self.is_open(area, self.active, from_court=True)]

    def place_some(self, number: int, where: str, can_be_vetoed: bool) -> Course:
        for _ in range(min(number, self.court[self.active])):
            target = yield from choose("place_anywhere_one", self.active, [*self.free_places(where), "done"])
            if target == "done":
                return
            place = yield from self.choose_place(self.active, target)
            if can_be_vetoed:
                yield from self.shown()
            self.court[self.active] -= 1
            self.put(self.active, target, place)

    def place_free(self, number: int, where: str) -> Course:
        yield from self.announced()
        yield from self.place_some(number, where, can_be_vetoed=True)

    def can_place_free(self, number: int, where: str) -> bool:
        return self.court[self.active] > 0 and bool(self.free_places(where))

    def place_or_move_all(self, number: int, where: str) -> Course:
        modes = ["place_two"] * self.can_place_free(number, where) + ["move_all"] * self.can_move_all_own()
        mode = yield from choose("choose_mode", self.active, modes)
        yield from (self.place_free(number, where) if mode == "place_two" else self.move_all_own())

    def can_place_or_move_all(self, number: int, where: str) -> bool:
        return self.can_place_free(number, where) or self.can_move_all_own()

    # -- the church card --

    def take_church(self, number: int) -> Course:
        """The marker, then up to so many moves of black caballeros (EG-CHURCH-3)."""
        yield from self.announced()
        self.church = self.active
        yield from self.move(number, 0, number, self.regions, only=BLACK)
