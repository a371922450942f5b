"""Grown land made fit to be drawn: rounded, without puddles and specks, and without corners that only touch."""

from __future__ import annotations

from grandee.games.legends.drawing.growth import EIGHT, FOUR, Growth
from grandee.games.legends.drawing.shapes import WATER, N

STRAIGHT, SLANTED = 5, 7  # what a step on the grid counts: close to true distances
THIN = 1.7  # cells: half as wide as the thinnest end of a region
LAKE = 40  # cells: a smaller one is filled where that joins nobody
SHORTEST = 4  # sides of cells that two neighbours share at least


def distances(near: list[bool]) -> list[int]:
    """How far every cell is from the nearest of some."""
    far = [0 if each else 1 << 20 for each in near]
    for cell in range(N + 1, N * N):
        least = far[cell]
        if least:
            far[cell] = min(
                least,
                far[cell - 1] + STRAIGHT,
                far[cell - N] + STRAIGHT,
                far[cell - N - 1] + SLANTED,
                far[cell - N + 1] + SLANTED,
            )
    for cell in range(N * N - N - 2, -1, -1):
        least = far[cell]
        if least:
            far[cell] = min(
                least,
                far[cell + 1] + STRAIGHT,
                far[cell + N] + STRAIGHT,
                far[cell + N + 1] + SLANTED,
                far[cell + N - 1] + SLANTED,
            )
    return far


def rounded(owner: list[int], cells: float) -> list[int]:
    """Without capes that are narrower than a disc of so many cells."""
    reach = int(cells * STRAIGHT)
    deep = distances([each == WATER for each in owner])
    near = distances([far > reach for far in deep])
    return [each if near[cell] <= reach else WATER for cell, each in enumerate(owner)]


def parts(owner: list[int], of: int) -> list[list[int]]:
    """The cells of one owner, by which hang together; the largest part first."""
    left = {cell for cell, each in enumerate(owner) if each == of}
    found = []
    while left:
        part = [left.pop()]
        for cell in part:
            for step in FOUR:
                there = cell + step
                if there in left and abs(there % N - cell % N) <= 1:
                    left.remove(there)
                    part.append(there)
        found.append(part)
    return sorted(found, key=lambda part: (-len(part), min(part)))


class Tidying:
    """Cells of a side, changed until lines can be drawn round them."""

    def __init__(self, growth: Growth) -> None:
        self.shape = growth.shape
        self.growth = growth
        self.owner = list(growth.owner)
        self.neighbours = self.shape.neighbours()

    def tidy(self, cells: float, blunt: bool) -> bool:
        """All of it; whether the side then is what it should be."""
        self.owner = rounded(self.growth.owner, cells)
        if blunt:
            self.blunt()
        self.drop_specks()
        self.fill_lakes()
        for _ in range(3):
            self.smooth()
        self.drop_specks()
        return self.part_corners() and self.is_right()

    def blunt(self) -> None:
        """Regions without thin ends: where one runs out between two others, the water comes in."""
        owner = self.owner
        reach = int(THIN * STRAIGHT)
        rim = [True] * (N * N)
        for cell in range(N, N * N - N):
            own = owner[cell]
            rim[cell] = not own == owner[cell - 1] == owner[cell + 1] == owner[cell - N] == owner[cell + N]
        near = distances([far > reach for far in distances(rim)])
        ends = [0 if each == WATER or near[cell] <= reach + STRAIGHT else 1 for cell, each in enumerate(owner)]
        for end in parts(ends, 1):
            round_it = {owner[cell + step] for cell in end for step in EIGHT}
            if WATER in round_it and any(a != b and not self.joined(a, b) for a in round_it for b in round_it):
                for cell in end:
                    owner[cell] = WATER

    def joined(self, a: int, b: int) -> bool:
        return WATER in (a, b) or bool(self.neighbours[a] >> b & 1)

    def drop_specks(self) -> None:
        for region in range(self.shape.regions):
            for part in parts(self.owner, region)[1:]:
                for cell in part:
                    self.owner[cell] = WATER

    def fill_lakes(self) -> None:
        """Small waters inside the land become land, if nobody gets a neighbour by it."""
        for lake in parts(self.owner, WATER):
            if 0 in lake:
                continue
            shores = {self.owner[cell + step] for cell in lake for step in EIGHT} - {WATER}
            mutual = all(a == b or self.neighbours[a] >> b & 1 for a in shores for b in shores)
            if len(shores) == 1 or (mutual and len(lake) <= LAKE):
                left = set(lake)
                while left:  # from the shores inwards, so that nothing is left over
                    for cell in sorted(left):
                        near = [self.owner[cell + step] for step in FOUR if self.owner[cell + step] != WATER]
                        if near:
                            self.owner[cell] = near[0]
                            left.remove(cell)
                            break

    def may_have(self, cell: int, region: int) -> bool:
        """Whether nobody whom it must not touch is near; water may be anywhere."""
        if region == WATER:
            return True
        if self.growth.barred[cell] >> region & 1:
            return False
        owner, growth, last = self.owner, self.growth, N * N - 1
        return not any(
            apart and any((other := owner[min(cell + step, last)]) != WATER and apart >> other & 1 for step in steps)
            for apart, steps in (
                (growth.apart_inner[region], growth.inner),
                (growth.apart_outer[region], growth.outer),
            )
        )

    def is_simple(self, cell: int) -> bool:
        """Whether what a cell belongs to holds together round it without it."""
        own = self.owner[cell]
        ring = [self.owner[cell + step] == own for step in EIGHT]
        changes = sum(ring[i] != ring[i - 1] for i in range(8))
        return changes == 2

    def smooth(self) -> None:
        """A cell goes to whom most of the cells round it belong to."""
        owner = self.owner
        for cell in range(N + 1, N * N - N - 1):
            own = owner[cell]
            if own == owner[cell - 1] == owner[cell + 1] == owner[cell - N] == owner[cell + N]:
                continue
            near = [owner[cell + step] for step in EIGHT]
            best = max(sorted(set(near)), key=near.count)
            if best != own and near.count(best) >= 5 and self.is_simple(cell) and self.may_have(cell, best):
                owner[cell] = best

    def bad_corners(self) -> list[int]:
        """Cells whose corner to the south-east has four lines, or land and water that only touch there."""
        owner, found = self.owner, []
        for cell in range(N * N - N - 1):
            a, b, c, d = owner[cell], owner[cell + 1], owner[cell + N], owner[cell + N + 1]
            if a not in (b, c) and d not in (b, c):
                found.append(cell)
        return found

    def part_corners(self) -> bool:
        """Change cells until three lines at most meet in a point."""
        for _ in range(8):
            found = self.bad_corners()
            if not found:
                return True
            for cell in found:
                self.part_corner(cell)
        return not self.bad_corners()

    def part_corner(self, cell: int) -> None:
        owner = self.owner
        for which in (cell, cell + 1, cell + N, cell + N + 1):
            was = owner[which]
            for step in FOUR:
                new = owner[which + step]
                if new != was and self.is_simple(which) and self.may_have(which, new):
                    owner[which] = new
                    if not any(self.has_corner(which + each) for each in (0, -1, -N, -N - 1)):
                        return
                    owner[which] = was

    def has_corner(self, cell: int) -> bool:
        owner = self.owner
        a, b, c, d = owner[cell], owner[cell + 1], owner[cell + N], owner[cell + N + 1]
        return a not in (b, c) and d not in (b, c)

    def is_right(self) -> bool:
        """Whether every region is there in one piece, beside its neighbours and nobody else."""
        owner = self.owner
        shared: dict[tuple[int, int], int] = {}
        for cell in range(N * N - N):
            for there in (cell + 1, cell + N):
                a, b = owner[cell], owner[there]
                if a not in (b, WATER) and b != WATER:
                    pair = (min(a, b), max(a, b))
                    shared[pair] = shared.get(pair, 0) + 1
        if set(shared) != set(self.shape.land) or any(n < SHORTEST for n in shared.values()):
            return False
        return all(len(parts(owner, region)) == 1 for region in range(self.shape.regions))
