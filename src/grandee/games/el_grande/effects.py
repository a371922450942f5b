"""The effects that special actions are made of: the vocabulary of data/cards.toml (sections 13, 21 of the spec)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.games.el_grande import changes, veto
from grandee.games.el_grande.facts import ALL_POWERS, CABALLEROS
from grandee.games.el_grande.happenings import NOT_SCORED, VETO_TAKEN
from grandee.games.el_grande.numbers import (
    ALL_AREAS,
    ALL_REGIONS,
    BANISH_ONE,
    CASTILLO,
    CHOOSE_MODE,
    CHOOSE_REGION,
    EACH_OPPONENT,
    EVICTED_REGION,
    GRANDE_TO,
    KING_TO,
    MOVE_BOARD,
    MOVE_ONE,
    NO_CASTILLO,
    NO_OPPONENT_THERE,
    NONE_THERE,
    NONE_TO_WITHDRAW,
    PLACE_ANYWHERE_ONE,
    REGIONS,
    REINFORCE,
    RETURN_ONE,
    SCORE_NEXT,
    TABOO,
    TAKE_BACK,
    TOO_FEW_THERE,
)
from grandee.games.el_grande.scoring import score_area
from grandee.games.el_grande.special import Special, ask_for_disks
from grandee.games.el_grande.state import (
    ANY_LEFT,
    CHOSEN,
    CHOSEN_MODE,
    CHOSEN_WHAT,
    COVERED,
    FOREIGN_LEFT,
    GRANDE_AT,
    HAND,
    KING_AT,
    OWN_LEFT,
    PROVINCE,
    REVEALED,
    SOURCE,
    VETO_NEXT,
    ElGrande,
)


@final
class NoSpecial(Special):
    """A card without a special action."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return False


# -- caballeros ----------------------------------------------------------------------------------


@final
class Move(Special):
    """Move caballeros: so many own, foreign, or any (EG-MOVE-1 to -8); all own of one region with `all_own`."""

    def __init__(self, own: i64, foreign: i64, either: i64, all_own: bool, from_one_region: bool) -> None:
        self.own: i64 = own
        self.foreign: i64 = foreign
        self.either: i64 = either
        self.all_own: bool = all_own
        self.from_one_region: bool = from_one_region

    def owners(self, g: ElGrande, seat: i64) -> i64:
        """The set of colours that may be moved (EG-MOVE-3)."""
        owners: i64 = 0
        if self.all_own or self.own + self.either > 0:
            owners = 1 << seat
        if self.foreign + self.either > 0:
            owners |= g.opponents(seat)
        return owners

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(self.owners(g, seat)) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        if self.from_one_region:
            g.push(CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        return g.regions_with(self.owners(g, seat))

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return NO_CASTILLO if area == CASTILLO else TABOO if area == g.cells[KING_AT] else NONE_THERE

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        cells = g.cells
        cells[OWN_LEFT] = self.own
        cells[FOREIGN_LEFT] = self.foreign
        cells[ANY_LEFT] = self.either
        if self.from_one_region:
            cells[SOURCE] = cells[CHOSEN] + 1
            if self.all_own:
                cells[OWN_LEFT] = g.cubes(cells[CHOSEN], seat)
        g.push(MOVE_ONE, seat)


@final
class PlaceAnywhere(Special):
    """Place up to so many further caballeros from the court into any areas but the king's region (EG-CAST-1)."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.court(seat) > 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(PLACE_ANYWHERE_ONE, seat, min(self.most, g.court(seat)))


@final
class Either(Special):
    """One of two effects, announced as the card's mode."""

    def __init__(self, one: Special, one_mode: i64, other: Special, other_mode: i64) -> None:
        self.one: Special = one
        self.one_mode: i64 = one_mode
        self.other: Special = other
        self.other_mode: i64 = other_mode

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.one.possible(g, seat) or self.other.possible(g, seat)

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(CHOOSE_MODE, seat)

    def chosen(self, g: ElGrande) -> Special:
        mode = g.cells[CHOSEN_MODE]
        if mode == 0:
            return self
        return self.one if mode == self.one_mode + 1 else self.other

    def modes(self, g: ElGrande, seat: i64) -> i64:
        one: i64 = 1 << self.one_mode if self.one.possible(g, seat) else 0
        return one | (1 << self.other_mode) if self.other.possible(g, seat) else one


@final
class ReinforceCourt(Special):
    """Bring up to so many own caballeros from the province to the court (EG-CARD-COURT-1)."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.cells[PROVINCE + seat] > 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(REINFORCE, seat, min(self.most, g.cells[PROVINCE + seat]))


# -- what opponents lose -------------------------------------------------------------------------


@final
class EmptyCourts(Special):
    """Every opponent returns so many caballeros of the court to the province, or all with 0 (EG-CARD-CRISIS-1, -2)."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def possible(self, g: ElGrande, seat: i64) -> bool:
        for i in range(i64(1), g.facts.players):
            if g.court(g.after(seat, i)) > 0:
                return True
        return False

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[COVERED] = 1
        g.push(EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        n = g.court(opponent)
        if self.most > 0:
            n = min(n, self.most)
        if n > 0:
            veto.step(g, veto.EMPTIES, opponent, n, 0, 0)


@final
class EachReturns(Special):
    """Every opponent returns so many own caballeros from regions and court, or all it has (EG-CARD-WITHDRAW-1)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def possible(self, g: ElGrande, seat: i64) -> bool:
        for i in range(i64(1), g.facts.players):
            if eligible(g, g.after(seat, i)) > 0:
                return True
        return False

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        n = min(self.number, eligible(g, opponent))
        if n > 0:
            g.push(RETURN_ONE, opponent, n, n)


def eligible(g: ElGrande, seat: i64) -> i64:
    """How many caballeros a seat has in its court and in regions other than the king's (EG-PROV-3)."""
    n = g.court(seat)
    for region in range(REGIONS):
        if region != g.cells[KING_AT]:
            n += g.cubes(region, seat)
    return n


@final
class Banish(Special):
    """One caballero of one opponent, or of each, goes from a region to the province (EG-CARD-BANISH-1, -2)."""

    def __init__(self, of_each: bool) -> None:
        self.of_each: bool = of_each

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(g.opponents(seat)) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        if not self.of_each:
            g.push(BANISH_ONE, seat, 0, g.opponents(seat), 1)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        if self.of_each:
            g.push(EACH_OPPONENT, seat, 0, 1)
        else:
            changes.banish(g, g.cells[CHOSEN_WHAT], g.cells[CHOSEN])

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        if g.regions_of(opponent) != 0:
            g.push(BANISH_ONE, seat, 0, 1 << opponent)


@final
class SecretWithdraw(Special):
    """Every opponent returns so many caballeros, or all with 0, of a region set on the disk
    (EG-CARD-SECRET2-1, EG-CARD-SECRETALL-1)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(g.opponents(seat)) != 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        concerned: i64 = 0
        for i in range(i64(1), g.facts.players):
            if g.regions_of(g.after(seat, i)) != 0:
                concerned |= 1 << g.after(seat, i)
        ask_for_disks(g, seat, concerned)

    def disks(self, g: ElGrande, who: i64) -> i64:
        members = g.regions_of(who)
        at_least = self.number
        while at_least > 1:
            enough: i64 = 0
            for region in range(REGIONS):
                if members >> region & 1 and g.cubes(region, who) >= at_least:
                    enough |= 1 << region
            if enough:
                return enough
            at_least -= 1
        return members

    def why_not_disk(self, g: ElGrande, who: i64, region: i64) -> i64:
        if region == g.cells[KING_AT]:
            return TABOO
        return NONE_TO_WITHDRAW if g.cubes(region, who) == 0 else TOO_FEW_THERE

    def revealed(self, g: ElGrande, seat: i64) -> None:
        g.push(EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        region = g.cells[REVEALED + opponent] - 1
        if region >= 0:
            n = g.cubes(region, opponent)
            if self.number > 0:
                n = min(n, self.number)
            veto.step(g, veto.WITHDRAWS, opponent, region, n, 0)


@final
class Evict(Special):
    """Every opponent moves all own caballeros out of a chosen region to one set on the disk (EG-CARD-EVICT-1)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(g.opponents(seat)) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        return g.regions_with(g.opponents(seat))

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return NO_CASTILLO if area == CASTILLO else TABOO if area == g.cells[KING_AT] else NO_OPPONENT_THERE

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        concerned: i64 = 0
        for i in range(i64(1), g.facts.players):
            if g.cubes(g.cells[CHOSEN], g.after(seat, i)) > 0:
                concerned |= 1 << g.after(seat, i)
        ask_for_disks(g, seat, concerned)

    def disks(self, g: ElGrande, who: i64) -> i64:
        return ALL_REGIONS & ~(1 << g.cells[CHOSEN])

    def why_not_disk(self, g: ElGrande, who: i64, region: i64) -> i64:
        return EVICTED_REGION

    def revealed(self, g: ElGrande, seat: i64) -> None:
        g.push(EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        target = g.cells[REVEALED + opponent] - 1
        if target >= 0:
            source = g.cells[CHOSEN]
            veto.step(g, veto.EVICTS, opponent, source, target, g.cubes(source, opponent))


# -- scorings ------------------------------------------------------------------------------------


def score_regions(g: ElGrande, seat: i64, regions: i64, first_only: i64) -> None:
    """Score a set of regions, one step each (EG-SSC-9); quickly if nobody could object."""
    if g.other_holders() != 0:
        if regions:
            g.push(SCORE_NEXT, seat, first_only, regions)
        return
    while regions:
        score_area(g, lowest(regions), first_only != 0)
        regions &= regions - 1


@final
class ScoreChosen(Special):
    """Score one region of choice, the king's included, or the castillo (EG-SSC-4, -5)."""

    def __init__(self, or_castillo: bool) -> None:
        self.or_castillo: bool = or_castillo

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        return ALL_AREAS if self.or_castillo else ALL_REGIONS

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return NO_CASTILLO

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        score_area(g, g.cells[CHOSEN], False)


@final
class ScoreClass(Special):
    """Score all regions whose first place is worth one of these values now (EG-SSC-2, -3, EG-CARD-SCORE-1)."""

    def __init__(self, values: i64) -> None:
        self.values: i64 = values  # a set

    def members(self, g: ElGrande) -> i64:
        regions: i64 = 0
        for region in range(REGIONS):
            if self.values >> g.facts.points[g.table_of(region) * 3] & 1:
                regions |= 1 << region
        return regions

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.members(g) != 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[COVERED] = 1
        score_regions(g, seat, self.members(g), 0)


@final
class ScoreMost(Special):
    """Score the regions with the most caballeros, all that share the number (EG-SSC-6, -8)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        most: i64 = 0
        regions: i64 = 0
        for region in range(REGIONS):
            n = g.crowd(region)
            if n > most:
                most = n
                regions = 0
            if n == most:
                regions |= 1 << region
        g.cells[COVERED] = 1
        score_regions(g, seat, regions, 0)


@final
class ScoreFewest(Special):
    """Score the regions with the fewest caballeros, at least one, all that share the number (EG-SSC-7, -8)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        for region in range(REGIONS):
            if g.crowd(region) > 0:
                return True
        return False

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        fewest: i64 = 5 * CABALLEROS
        regions: i64 = 0
        for region in range(REGIONS):
            n = g.crowd(region)
            if 0 < n < fewest:
                fewest = n
                regions = 0
            if n == fewest:
                regions |= 1 << region
        g.cells[COVERED] = 1
        score_regions(g, seat, regions, 0)


@final
class ScoreFirstPlaces(Special):
    """Score only the first place in every region (EG-SSC-10)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[COVERED] = 1
        score_regions(g, seat, ALL_REGIONS, 1)


@final
class ScoreCastillo(Special):
    """Open the castillo, score it, put everything back (EG-CARD-CASTILLO-1, EG-CAST-6)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        score_area(g, CASTILLO, False)


@final
class ScoreSecretly(Special):
    """All players set a region; those set by exactly one player are scored (EG-CARD-SSCORE-1)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        ask_for_disks(g, seat, g.facts.everybody)

    def disks(self, g: ElGrande, who: i64) -> i64:
        return ALL_REGIONS

    def revealed(self, g: ElGrande, seat: i64) -> None:
        once: i64 = 0
        twice: i64 = 0
        for who in range(g.facts.players):
            shown: i64 = 1 << (g.cells[REVEALED + who] - 1)
            twice |= once & shown
            once |= shown
        for region in range(REGIONS):
            if twice >> region & 1:
                g.tell(NOT_SCORED, region)
        score_regions(g, seat, once & ~twice, 0)


# -- king, grande, boards, cards -----------------------------------------------------------------


@final
class MoveKing(Special):
    """Move the king to another region, or only to a neighbouring one (EG-CARD-KING-1, EG-CARD-ADVISER-1)."""

    def __init__(self, anywhere: bool) -> None:
        self.anywhere: bool = anywhere

    def announce(self, g: ElGrande, seat: i64) -> None:
        king = g.cells[KING_AT]
        g.push(KING_TO, seat, 0, ALL_REGIONS & ~(1 << king) if self.anywhere else g.facts.adjacent[king])

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_king(g, g.cells[CHOSEN])


@final
class MoveGrande(Special):
    """Move the own grande to another region; not out of the king's region (EG-GRANDE-1, -2, EG-CARD-GRANDE-1)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.cells[GRANDE_AT + seat] != g.cells[KING_AT]

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(GRANDE_TO, seat)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_grande(g, g.cells[CHOSEN])


@final
class MoveBoard(Special):
    """Bring a board onto the map or move one there; always possible (EG-CARD-BOARD-1, EG-ALT-3 to -7)."""

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(MOVE_BOARD, seat)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_board(g, g.cells[CHOSEN_WHAT], g.cells[CHOSEN])


@final
class RetrievePower(Special):
    """Take back one used power card; it is not announced which (EG-CARD-POWER-1, EG-VETO-3)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.cells[HAND + seat] != ALL_POWERS

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(TAKE_BACK, seat)


@final
class TakeVeto(Special):
    """Put the veto card in front of you: for later turns of this round and for the next round (EG-VETO-1)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[VETO_NEXT + seat] += 1
        g.count_vetoes(seat)
        g.tell(VETO_TAKEN, seat)
