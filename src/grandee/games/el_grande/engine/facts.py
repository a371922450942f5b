"""What a set-up of El Grande fixes: the number of players, the switches, the cards and the map, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.el_grande.engine import sizes

if TYPE_CHECKING:
    from grandee.games.el_grande.engine.special import Printed

CABALLEROS: Final[i64] = 30  # of each colour, without the one that marks the score (EG-COMP-2, EG-COMP-3)
IN_COURT: Final[i64] = 7  # at the start (EG-SETUP-10)
AT_HOME: Final[i64] = 2  # beside each grande at the start (EG-SETUP-8)
LAST_ROUND: Final[i64] = 9
PLACES: Final[i64] = 8  # of a table: 1 to 7, most of them worth nothing
BONUS_POINTS: Final[i64] = 2  # for the king's region, and for the own grande (EG-SCORE-9, EG-SCORE-10)
NO_CARD: Final[i64] = -1


@final
class Facts:
    """Tables that steps, effects and scoring look things up in; made from data/*.toml by ../facts.py."""

    def __init__(self, players: i64, start_seat: i64) -> None:
        self.players: i64 = players
        self.everybody: i64 = (1 << players) - 1
        # how many of the things that `sizes` counts are in use; a set-up may have fewer than the largest. Where nothing
        # can lie in what is not in use, rules go to the largest all the same: a literal is faster
        self.colours: i64 = players  # one more than the number of the last colour with caballeros in play
        self.regions: i64 = sizes.REGIONS
        self.all_regions: i64 = sizes.ALL_REGIONS
        self.areas: i64 = sizes.AREAS
        self.all_areas: i64 = sizes.ALL_AREAS
        self.piles: i64 = sizes.PILES
        self.boards: i64 = sizes.BOARDS
        self.caballeros: i64 = CABALLEROS
        self.start_seat: i64 = start_seat  # or -1: drawn (EG-SETUP-13)
        # switches, named for what they allow (EG-DP-10)
        self.ties_slide: bool = False  # tie_rule (EG-SCORE-6)
        self.must_place: bool = True  # placement_mandatory (EG-PLACE-3)
        self.must_call: bool = True  # call_mandatory (EG-CALL-3)
        self.veto_each_step: bool = True  # veto_partial (EG-VETO-5)
        # rounds: which comes next, 0 for none, and whether a general scoring follows
        # (EG-ROUND-1, EG-SHORT-2, EG-SHORT-3)
        self.first_round: i64 = 1
        self.next_round: vec[i64] = zeros(LAST_ROUND + 1)
        self.scores_after: vec[i64] = zeros(LAST_ROUND + 1)
        # the map: sets of areas
        self.adjacent: vec[i64] = zeros(sizes.REGIONS)  # regions beside a region (EG-MAP-6)
        self.beside_king: vec[i64] = zeros(
            sizes.REGIONS
        )  # where caballeros may be placed, the castillo included (EG-PLACE-4)
        self.points: vec[i64] = zeros(sizes.TABLES * 3)  # as printed: first, second, third place
        self.paid: vec[i64] = zeros(
            sizes.TABLES * PLACES
        )  # by table and place; nothing beyond the paid places (EG-SCORE-2)
        # power cards, by value - 1
        self.calls: vec[i64] = zeros(sizes.POWERS)  # EG-PCARD-1
        # action cards, by kind
        self.pile: vec[i64] = zeros(i64(0))
        self.places: vec[i64] = zeros(i64(0))
        self.special: list[Printed] = []
        # piles 1 to 4, and the card that lies in pile 5 every round (EG-SETUP-3, EG-REVEAL-2)
        self.pile_size: vec[i64] = zeros(sizes.PILES)
        self.pile_cards: vec[i64] = zeros(sizes.PILES * sizes.ROOM)
        self.standing: i64 = NO_CARD

    def make_room(self, cards: i64) -> None:
        """For so many kinds of action cards."""
        self.pile = zeros(cards)
        self.places = zeros(cards)


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(n)])
