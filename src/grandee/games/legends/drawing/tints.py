"""Which tint each region has: neighbours have different ones, as far as four are enough."""

from __future__ import annotations

from grandee.games.legends.drawing.shapes import Shape

TINTS = "abcd"


def tints(shape: Shape) -> str:
    """A letter for each region. Four are enough wherever all borders can be drawn."""
    beside = shape.neighbours()
    order = sorted(range(shape.regions), key=lambda region: (-beside[region].bit_count(), region))
    chosen = [-1] * shape.regions
    used = [0] * len(TINTS)

    def choose(place: int) -> bool:
        if place == len(order):
            return True
        region = order[place]
        taken = {chosen[other] for other in range(shape.regions) if beside[region] >> other & 1}
        for tint in sorted(set(range(len(TINTS))) - taken, key=lambda tint: (used[tint], tint)):
            chosen[region] = tint
            used[tint] += 1
            if choose(place + 1):
                return True
            used[tint] -= 1
            chosen[region] = -1
        return False

    if not choose(0):  # more than four regions that all touch each other
        for region in order:
            taken_by = [sum(beside[region] >> other & 1 and chosen[other] == t for other in order) for t in range(4)]
            chosen[region] = taken_by.index(min(taken_by))
    return "".join(TINTS[tint] for tint in chosen)
