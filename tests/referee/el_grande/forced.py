"""The special actions that take from others, and those of disks (sections 13.2 and 13.3)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.referee.el_grande.asking import Course, choose, inquire
from tests.referee.el_grande.cards import ALL
from tests.referee.el_grande.data import BLACK, FRANCE
from tests.referee.el_grande.moves import Moves


class Forced(Moves):
    """Courts, returns, banishments, withdrawals, evictions, and the taking of veto cards."""

    def take_veto(self) -> Course:
        yield from self.announced()
        self.vetoes[self.active].append("next")

    def empty_courts(self, number: int) -> Course:
        """Every opponent's court loses so many (EG-CARD-CRISIS-1, EG-CARD-CRISIS-2)."""
        yield from self.announced()
        affected = [seat for seat in self.opponents if self.court[seat] > 0]
        for seat in affected:
            if seat != affected[0]:
                yield from self.shown()
            lost = min(number, self.court[seat])
            self.court[seat] -= lost
            self.province[seat] += lost

    def can_empty_courts(self, number: int) -> bool:
        return any(self.court[seat] for seat in self.opponents)

    def each_returns(self, number: int) -> Course:
        """All answers of an opponent are one step (EG-CARD-WITHDRAW-1, EG-DP-11)."""
        yield from self.announced()
        for seat in self.opponents:
            places = {"court": self.court[seat]} | {region: self.areas[region][seat] for region in self.free_regions}
            leaving: list[str] = []  # in France
            returns = min(number, sum(places.values()))
            for _ in range(returns):
                left = [place for place in places if places[place] > self.returning.get(place, 0)]
                place = yield from choose("return_one", seat, left)
                if place == FRANCE:
                    leaving.append((yield from self.choose_leaving(seat, seat, place, gone=leaving)))
                self.returning[place] = self.returning.get(place, 0) + 1
            if returns:
                yield from self.shown()
            for place, count in self.returning.items():
                for _ in range(count):
                    if place == "court":
                        self.court[seat] -= 1
                    else:
                        self.take(seat, place, leaving.pop() if place == FRANCE else "")
                    self.province[seat] += 1
            self.returning = {}

    def can_each_returns(self, number: int) -> bool:
        return any(self.court[seat] for seat in self.opponents) or bool(self.homes_of(self.opponents))

    # -- banishing --

    def banish(self) -> Course:
        """One caballero of one opponent, or of each with that reading (EG-CARD-BANISH-1, EG-CARD-BANISH-2)."""
        if self.banish_scope == "each":
            yield from self.banish_each()
            return
        pieces = [f"{colour} {region}" for colour in self.opponents for region in self.homes_of([colour])]
        colour, region = yield from inquire("banish_one", self.active, pieces)
        place = yield from self.choose_leaving(self.active, colour, region)
        yield from self.announced()
        self.take(colour, region, place)
        self.province[colour] += 1

    def banish_each(self) -> Course:
        """The virtual player's too (EG-CARD-BANISH-3)."""
        yield from self.announced()
        for colour in self.all_opponents:
            if homes := self.homes_of([colour]):
                pieces = [f"{colour} {region}" for region in homes]
                _, region = yield from inquire("banish_one", self.active, pieces)
                place = yield from self.choose_leaving(self.active, colour, region)
                yield from self.shown()
                self.take(colour, region, place)
                self.province[colour] += 1

    def can_banish(self) -> bool:
        return bool(self.homes_of(self.all_opponents))

    # -- secret withdrawals --

    def on_disk(self, seat: str) -> list[str]:
        """The regions that a seat may set to take own caballeros out."""
        return [region for region in self.homes_of([seat]) if region in self.disk]

    def withdraw(self, number: int) -> Course:
        """From a region with so many; without one, from one with as many as there are (EG-CARD-SECRET2-1)."""
        choices = {}
        for seat in self.opponents:
            homes = self.on_disk(seat)
            choices[seat] = [region for region in homes if self.areas[region][seat] >= number] or homes
        yield from self.withdraw_from(choices, number)

    def withdraw_all(self) -> Course:
        """EG-CARD-SECRETALL-1."""
        yield from self.withdraw_from({seat: self.on_disk(seat) for seat in self.opponents}, ALL)

    def withdraw_from(self, choices: Mapping[str, list[str]], most: int) -> Course:
        yield from self.announced()
        yield from self.set_disks("disk", {seat: regions for seat, regions in choices.items() if regions})
        for seat in self.opponents:
            if seat in self.revealed:
                yield from self.shown()
                region = self.revealed[seat]
                number = min(most, self.areas[region][seat])
                for _ in range(number):
                    self.take(seat, region)
                self.province[seat] += number

    def can_withdraw(self, *_: int) -> bool:
        return any(self.on_disk(seat) for seat in self.opponents)

    # -- evictions --

    def evict(self, king_means_court: bool) -> Course:
        """Every opponent moves out of a region: the king's region means the court in 1995 (EG-CARD-EVICT-1), and may
        not be set in 2023 (EG-CARD-COUP-1)."""
        region = yield from choose("choose_region", self.active, self.regions_to_clear())
        yield from self.announced()
        others = [other for other in self.disk if other != region and (king_means_court or other != self.taboo)]
        yield from self.set_disks("disk", {seat: others for seat in self.opponents if self.is_evicted(seat, region)})
        for seat in self.opponents:
            if seat in self.revealed:
                yield from self.move_out(seat, region, self.revealed[seat])

    def move_out(self, seat: str, region: str, target: str) -> Course:
        """Black caballeros follow the marker holder where they may go (EG-CHURCH-10)."""
        black = self.has_black(seat, region) and self.is_open(target, BLACK, from_court=False)
        if not black and not self.areas[region][seat]:
            return  # nothing happens, so there is nothing to stop
        yield from self.shown()
        number = self.take_all(seat, region)
        if target == self.taboo:
            self.court[seat] += number
        else:
            self.areas[target][seat] += number
        if black:
            self.areas[target][BLACK] += self.take_all(BLACK, region)

    def has_black(self, seat: str, region: str) -> bool:
        return self.has_church and self.church == seat and self.areas[region][BLACK] > 0

    def is_evicted(self, seat: str, region: str) -> bool:
        """EG-CHURCH-16."""
        return self.areas[region][seat] > 0 or self.has_black(seat, region)

    def regions_to_clear(self) -> list[str]:
        return [region for region in self.free_regions if any(self.is_evicted(seat, region) for seat in self.opponents)]

    def can_evict(self, king_means_court: bool) -> bool:
        return bool(self.regions_to_clear())
