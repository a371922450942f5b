"""The special actions of scoring (pile 3), of king, grandes and boards, and of the hand and the court (piles 4, 5)."""

from __future__ import annotations

from tests.referee.el_grande.asking import Asking, Course, choose, inquire
from tests.referee.el_grande.data import ABROAD, CASTILLO, GRANADA, GREYS, POWERS, REGIONS
from tests.referee.el_grande.forced import Forced


class Royal(Forced):
    """What a card scores, and what it does with king, grandes, boards and power cards."""

    # -- scorings (section 13.4) --

    def score_regions(self, regions: list[str], first_only: bool = False) -> Course:
        """The announcement's window is the first region's (EG-VETO-5)."""
        yield from self.announced()
        for region in regions:
            if region != regions[0]:
                yield from self.shown()
            self.score_area(region, first_only)

    def score_any(self, castillo: bool) -> Course:
        """The castillo where the card names it, or while the king stands beside it (EG-SSC-4, EG-SSC-5)."""
        areas = [*self.scored_regions, CASTILLO] if castillo or self.king == CASTILLO else self.scored_regions
        area = yield from choose("choose_region", self.active, areas)
        yield from self.announced()
        self.score_area(area)

    def of_class(self, *values: int) -> list[str]:
        """EG-SSC-2."""
        return [region for region in self.scored_regions if self.table_of(region)[0] in values]

    def score_class(self, *values: int) -> Course:
        yield from self.score_regions(self.of_class(*values))

    def can_score_class(self, *values: int) -> bool:
        return bool(self.of_class(*values))

    def score_castillo(self) -> Course:
        yield from self.announced()
        self.score_area(CASTILLO)

    def with_most(self, regions: list[str]) -> list[str]:
        """EG-SSC-6."""
        most = max(self.sum_of(region) for region in regions)
        return [region for region in regions if self.sum_of(region) == most]

    def with_fewest(self, regions: list[str]) -> list[str]:
        """EG-SSC-7."""
        fewest = min((self.sum_of(region) for region in regions if self.sum_of(region)), default=0)
        return [region for region in regions if fewest and self.sum_of(region) == fewest]

    def score_most(self) -> Course:
        yield from self.score_regions(self.with_most(self.scored_regions))

    def score_fewest(self) -> Course:
        yield from self.score_regions(self.with_fewest(self.scored_regions))

    def can_score_fewest(self) -> bool:
        return bool(self.with_fewest(self.scored_regions))

    def score_first_places(self) -> Course:
        yield from self.score_regions(self.scored_regions, first_only=True)

    def score_secretly(self) -> Course:
        """Every region that exactly one player set is scored (EG-CARD-SSCORE-1)."""
        yield from self.announced()
        choices = [region for region in self.disk if region in self.scored_regions]
        yield from self.set_disks("disk", dict.fromkeys(self.seats, choices))
        settings = list(self.revealed.values())
        for region in self.regions:
            if settings.count(region) == 1:
                yield from self.shown()
                self.score_area(region)

    # -- the king --

    def king_targets(self, where: str) -> list[str]:
        """Another place than the present one (EG-KING-13)."""
        places = {
            "any": list(REGIONS),
            "adjacent": [region for region in self.beside_king if region in REGIONS],
            "abroad": list(ABROAD),
            "fewest": self.with_fewest(list(REGIONS)),
            "most": self.with_most(list(REGIONS)),
            "castillo": [CASTILLO],
        }[where]
        closed = [GRANADA] if self.muslim else []  # EG-GRAN-2
        return [place for place in places if place != self.king and place not in closed]

    def move_king(self, where: str) -> Course:
        place = yield from choose("king_to", self.active, self.king_targets(where))
        yield from self.announced()
        self.king = place

    def can_move_king(self, where: str) -> bool:
        return bool(self.king_targets(where))

    def escort(self, number: int) -> Course:
        """So many caballeros of his old region go with the king (EG-CARD-ESCORT-1, EG-CARD-ESCORT-2)."""
        target = yield from choose("king_to", self.active, self.king_targets("any"))
        old = self.king if self.king in REGIONS else ""
        companions = yield from self.choose_companions(old, number)
        yield from self.announced()
        self.king = target
        for colour in companions:
            self.take(colour, old)
            self.put(colour, target)

    def choose_companions(self, region: str, number: int) -> Asking:
        left = dict(self.areas[region]) if region else {}
        companions: list[str] = []
        for _ in range(min(number, sum(left.values()))):
            colours = [colour for colour in left if left[colour]]
            companions.append((yield from choose("escort_one", self.active, colours)))
            left[companions[-1]] -= 1
        return companions

    def tournament(self) -> Course:
        """The king to any region, his own included; grandes elsewhere into the castillo (EG-CARD-TOURN-1).

        If he stays, the first grande is the step that the announcement determines (EG-CARD-TOURN-4).
        """
        target = yield from choose("king_to", self.active, REGIONS)
        yield from self.announced()
        covered = self.king == target
        self.king = target
        for seat in [self.active, *self.opponents]:
            if self.grandes[seat] not in (target, CASTILLO):
                if not covered:
                    yield from self.shown()
                covered = False
                self.grandes[seat] = CASTILLO

    # -- grandes and boards --

    def others_in_regions(self) -> list[str]:
        if self.king not in REGIONS:
            return []
        return [seat for seat, home in self.grandes.items() if home in REGIONS and home != self.king]

    def swap_grande(self) -> Course:
        """King and a grande exchange regions (EG-CARD-VICEROY-1, EG-CARD-VICEROY-2)."""
        seat = yield from choose("swap_grande", self.active, self.others_in_regions())
        yield from self.announced()
        self.king, self.grandes[seat] = self.grandes[seat], self.king

    def can_swap_grande(self) -> bool:
        return bool(self.others_in_regions())

    def move_grande(self) -> Course:
        """EG-GRANDE-1; not to Muslim Granada (EG-GRAN-2)."""
        closed = [self.taboo, self.grandes[self.active], *([GRANADA] if self.muslim else [])]
        regions = [region for region in REGIONS if region not in closed]
        region = yield from choose("grande_to", self.active, regions)
        yield from self.announced()
        self.grandes[self.active] = region

    def can_move_grande(self) -> bool:
        """EG-GRANDE-2, EG-GRANDE-5."""
        return self.grandes[self.active] not in (self.taboo, CASTILLO)

    def move_board(self) -> Course:
        """Not into or out of the taboo area, not where the other lies (section 13.5)."""
        puts = [
            f"{board} {area}"
            for board, lies in self.boards.items()
            if lies != self.taboo
            for area in self.areas
            if area not in (self.taboo, *self.boards.values())
        ]
        board, area = yield from inquire("board", self.active, puts)
        yield from self.announced()
        self.boards[board] = area

    # -- hand and court --

    def retrieve(self) -> Course:
        """Any used card, this round's included; which one is not announced (EG-CARD-POWER-1, EG-VETO-3)."""
        yield from self.announced()
        seat = self.active
        used = [str(value) for value in POWERS if value not in self.hands[seat]]
        used_greys = [self.grey[seat]] if seat in self.grey else []  # EG-SHIFT-9
        if self.retrieve_grey == "any":
            used_greys += self.grey_used[seat]
        card = yield from choose("retrieve", seat, used + used_greys)
        if card in GREYS:
            self.greys[seat].append(card)
            if card in self.grey_used[seat]:
                self.grey_used[seat].remove(card)
        else:
            self.hands[seat].append(int(card))

    def reinforce(self, number: int, recall: bool) -> Course:
        """EG-CARD-COURT-1; what the province lacks may come from regions in 2023 (EG-CALL-7)."""
        yield from self.announced()
        seat = self.active
        province = self.province[seat]
        answer = yield from choose("court_n", seat, [str(n) for n in range(min(number, province) + 1)])
        if int(answer):
            yield from self.shown()
        self.province[seat] -= int(answer)
        self.court[seat] += int(answer)
        if recall and int(answer) == province:
            yield from self.recall(number - province, can_be_vetoed=True)

    def can_reinforce(self, number: int, recall: bool) -> bool:
        return self.province[self.active] > 0 or (recall and bool(self.homes_of([self.active])))

    def recall(self, most: int, can_be_vetoed: bool) -> Course:
        """From regions, not the king's, to the court (EG-CALL-4, EG-CALL-5, EG-CALL-6)."""
        seat = self.active
        for _ in range(most):
            source = yield from choose("recall_one", seat, [*self.homes_of([seat]), "done"])
            if source == "done":
                return
            place = yield from self.choose_leaving(seat, seat, source)
            if can_be_vetoed:
                yield from self.shown()
            self.take(seat, source, place)
            self.court[seat] += 1
