"""What an area pays (section 14), with the bonuses and doublings of variants, and the general scoring (section 15)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.referee.el_grande.asking import Ask, Course
from tests.referee.el_grande.data import BLACK, CASTILLO, CONQUERED_AT, FRANCE, FRANCE_PLACES, GRANADA, PAID_PLACES
from tests.referee.el_grande.table import Table


def score(
    strengths: Mapping[str, int],
    table: tuple[int, ...],
    players: int,
    tie_rule: str = "positional",
    king: bool = False,
    grandes: tuple[str, ...] = (),
    first_only: bool = False,
    edition: str = "1995",
) -> dict[str, int]:
    """What an area pays to everybody who gets something (section 14), the virtual player included.

    `king` says whether the king stands there, and `grandes` whose grandes do. `first_only` pays the first place alone
    (EG-SSC-10).
    """
    paid = 1 if first_only else PAID_PLACES[edition][players]

    def value(place: int) -> int:
        return table[place - 1] if place <= min(3, paid) else 0

    points: dict[str, int] = {}
    place = 1
    for strength in sorted({number for number in strengths.values() if number > 0}, reverse=True):
        group = [who for who, number in strengths.items() if number == strength]
        if len(group) == 1:
            points[group[0]] = value(place)
            if place == 1:
                points[group[0]] += 2 * king + 2 * (group[0] in grandes)
            place += 1
        else:
            for who in group:
                points[who] = value(place + 1)
            place += 2 if tie_rule == "sliding" else len(group)
    return {who: gain for who, gain in points.items() if gain}


class Scoring(Table):
    """Scorings change no piece (EG-SCORE-15); the general one empties the castillo before the regions are scored."""

    def strength(self, who: str, area: str) -> int:
        """Caballeros, the black ones of the marker holder, and at home the grande (EG-HOME-2, EG-CHURCH-6)."""
        number = self.areas[area][who]
        if self.has_church and who == self.church:
            number += self.areas[area][BLACK]
        if self.has_home and self.grandes.get(who) == area:
            number += 1
        return number

    @property
    def scored_regions(self) -> list[str]:
        """All but Muslim Granada (EG-GRAN-4, EG-GRAN-5)."""
        return [region for region in self.regions if not (region == GRANADA and self.muslim)]

    def score_area(self, area: str, first_only: bool = False, times: int = 1) -> None:
        gains = score(
            {who: self.strength(who, area) for who in self.contestants},
            self.table_of(area),
            len(self.seats),
            self.tie_rule,
            king=area == self.king,
            grandes=tuple(seat for seat, home in self.grandes.items() if home == area),
            first_only=first_only,
            edition=self.edition,
        )
        for seat in self.seats:  # the virtual player gets nothing (EG-SCORE-16)
            self.score[seat] += times * gains.get(seat, 0)
        if not first_only:  # EG-FRANCE-7
            self.pay_extras(area)

    @property
    def contestants(self) -> list[str]:
        return self.players

    def pay_extras(self, area: str) -> None:
        """What is paid for the place where a caballero stands (EG-FRANCE-4)."""
        if area == FRANCE:
            for place, owner in self.france.items():
                if owner:
                    self.score[owner] += FRANCE_PLACES[place]

    def conquer_granada(self) -> None:
        """At the end of a turn twelve caballeros conquer it, and it is scored twofold (EG-GRAN-6, EG-GRAN-7).

        No bonus can arise then, so all that is paid is doubled (EG-GRAN-10).
        """
        if self.muslim and self.sum_of(GRANADA) >= CONQUERED_AT:
            self.muslim = False
            self.score_area(GRANADA, times=2)

    # -- disks and the general scoring --

    def set_disks(self, word: str, choices: Mapping[str, list[str]]) -> Course:
        """All these seats set their disks at the same time (EG-DISK-2)."""
        self.dials = {seat: regions[0] for seat, regions in choices.items() if len(regions) == 1}
        while waiting := [seat for seat in choices if seat not in self.dials]:
            seat, move = yield Ask(word, {seat: [f"{word} {region}" for region in choices[seat]] for seat in waiting})
            self.dials[seat] = move.split()[1]
        self.revealed, self.dials = self.dials, {}

    def general_scoring(self) -> Course:
        """Everybody with pieces in the castillo empties it into a region (section 15).

        Nobody without a piece in the castillo sets a disk (EG-GEN-3), and nobody at all where the king stands
        beside it (EG-GEN-9). While he is abroad, no region means the court, so that is a choice of its own (EG-GEN-13).
        """
        inside = [seat for seat in self.seats if self.areas[CASTILLO][seat] or self.grandes[seat] == CASTILLO]
        choices = self.disk if self.taboo else [*self.disk, "court"]
        if self.king != CASTILLO:
            yield from self.set_disks("castillo_disk", dict.fromkeys(inside, choices))
        self.score_area(CASTILLO)
        for seat, region in self.revealed.items():
            number = self.take_all(seat, CASTILLO)
            if region in (self.king, "court"):
                self.court[seat] += number  # EG-GEN-5; a grande stays inside (EG-GEN-11)
            else:
                for _ in range(number):
                    self.put(seat, region)
                if self.grandes[seat] == CASTILLO:
                    self.grandes[seat] = region  # EG-GEN-10
        self.revealed = {}
        for region in self.scored_regions:
            self.score_area(region)
