"""What a set-up of El Grande fixes: the number of players, the switches, the cards and the map, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.el_grande.engine import sizes

if TYPE_CHECKING:
    from grandee.games.el_grande.engine.special import Printed

CABALLEROS: Final[i64] = 30  # of each colour, without the one that marks the score (EG-COMP-1, EG-COMP-2, EG-COMP-3)
IN_COURT: Final[i64] = 7  # at the start (EG-SETUP-10)
AT_HOME: Final[i64] = 2  # beside each grande at the start (EG-SETUP-8)
LAST_ROUND: Final[i64] = 9
PLACES: Final[i64] = 8  # of a table: 1 to 7, most of them worth nothing
BONUS_POINTS: Final[i64] = 2  # for the king's region, and for the own grande (EG-SCORE-9, EG-SCORE-10)
NO_CARD: Final[i64] = -1
PILE_STRIDE: Final[i64] = 24  # in `pile_cards`: two piles may lie together (EG-2P-3)
MOST_VETERANS: Final[i64] = 4  # EG-VTRN-1
NOWHERE: Final[i64] = -1


@final
class Facts:
    """Tables that steps, effects and scoring look things up in; made from data/*.toml by ../facts.py."""

    def __init__(self, players: i64, start_seat: i64) -> None:
        self.players: i64 = players
        self.everybody: i64 = (1 << players) - 1
        # how many of the things that `sizes` counts are in use; a set-up may have fewer than the largest. Where nothing
        # can lie in what is not in use, rules go to the largest all the same: a literal is faster
        self.colours: i64 = players  # one more than the number of the last colour with caballeros in play
        self.every_colour: i64 = (1 << players) - 1
        self.regions: i64 = sizes.REGIONS  # of the map
        self.all_regions: i64 = sizes.ALL_REGIONS  # and France, where it is one
        self.all_areas: i64 = sizes.ALL_AREAS
        self.piles: i64 = 5
        self.boards: i64 = sizes.BOARDS
        self.caballeros: i64 = CABALLEROS
        self.start_seat: i64 = start_seat  # or -1: drawn (EG-SETUP-12, EG-SETUP-13)
        # switches, named for what they allow (EG-DP-10)
        self.ties_slide: bool = False  # tie_rule (EG-SCORE-6)
        self.must_place: bool = True  # placement_mandatory (EG-PLACE-3)
        self.may_place_fewer: bool = False  # by the option, or with some of the cards
        self.must_call: bool = True  # call_mandatory (EG-CALL-3)
        self.veto_each_step: bool = True  # veto_partial (EG-VETO-5)
        self.discards_in_turn: bool = (
            True  # power cards: else they lie open to the end of the round (EG-TURN-3, EG-END-1)
        )
        # which variants are in play
        self.has_virtual: bool = False  # EG-2P-1
        self.has_regency: bool = False  # EG-REG-1
        self.has_greys: bool = False  # EG-SHIFT-1
        self.any_grey_back: bool = False  # retrieve_grey (EG-SHIFT-9)
        self.has_home_advantage: bool = False  # EG-HOME-1
        self.has_limits: bool = False  # EG-LIMIT-1
        self.has_france: bool = False  # EG-FRANCE-1
        self.has_church: bool = False  # EG-CHURCH-1
        self.has_black: bool = False  # black caballeros, which whoever has the marker counts as own (GI-INQ-3)
        self.granada: i64 = NOWHERE  # the region that is to be conquered (EG-GRAN-1)
        self.has_intrigue: bool = False  # KI-1
        self.free_choice: bool = False  # ki_free_choice (KI-19)
        self.has_sea: bool = False  # GI-SET-2; then there is a France too
        self.has_expansion: bool = False  # one of the two
        self.weighs_sea: bool = False  # whether bots know what the colonies are worth: no rule
        self.office_points: vec[i64] = zeros(i64(2))  # captain, viceroy (GI-SHIP-8, GI-AME-6)
        self.coast: i64 = 0  # the set of regions at the coast, with France (GI-SHIP-2)
        self.spaces: i64 = 0  # of the limit board (GI-SET-4)
        self.present_step: bool = True  # gi_token_pickup_present (GI-TOK-6)
        self.sea_is_a_move: bool = True  # gi_once_per_turn_includes_sea (GI-TURN-5)
        self.steps_in_any_turn: bool = True  # gi_token_any_turn (GI-TOK-5)
        self.may_keep: bool = True  # gi_after_castillo_keep (GI-P7-AFT-2)
        self.counts_more: bool = False  # more than caballeros of one colour may count in a ranking
        self.has_closed_areas: bool = False  # some areas may be full or closed to a court
        self.strengths: vec[i64] = zeros(sizes.COLOURS)  # room for a ranking, used again and again
        # rounds: which comes next, 0 for none, and whether a general scoring follows
        # (EG-ROUND-1, EG-SHORT-1, EG-SHORT-2, EG-SHORT-3)
        self.first_round: i64 = 1
        self.next_round: vec[i64] = zeros(LAST_ROUND + 1)
        self.scores_after: vec[i64] = zeros(LAST_ROUND + 1)
        # the map: sets of areas
        self.adjacent: vec[i64] = zeros(sizes.AREA_NUMBERS)  # regions beside a region (EG-MAP-6, EG-FRANCE-6)
        # by place of the king: where caballeros may be placed, the castillo included unless it is taboo
        # (EG-PLACE-4, EG-KING-9, EG-KING-10), and the regions that are adjacent for himself (EG-CARD-REGX-1)
        self.beside_king: vec[i64] = zeros(sizes.KING_PLACES)
        self.king_adjacent: vec[i64] = zeros(sizes.KING_PLACES)
        self.points: vec[i64] = zeros(sizes.TABLES * 3)  # as printed: first, second, third place
        self.paid: vec[i64] = zeros(
            sizes.TABLES * PLACES
        )  # by table and place; nothing beyond the paid places (EG-SCORE-2)
        self.france_bonus: vec[i64] = zeros(sizes.FRANCE_PLACES)  # EG-FRANCE-4
        # power cards, by value - 1
        self.calls: vec[i64] = zeros(sizes.POWER_WORDS)  # EG-PCARD-1, KI-4
        self.powers: i64 = sizes.POWERS  # cards of a player, and the set of them
        self.all_powers: i64 = sizes.ALL_POWERS
        # King & Intrigue: the Caballero cards from the highest value down, and the played cards that stay in front of
        # their players (KI-6, KI-24)
        self.strength: vec[i64] = zeros(sizes.SEATS)
        self.card_worth: vec[i64] = zeros(sizes.KI_CARDS)  # of a card in hand, in tenths of points: for bots, no rule
        self.stay_in_front: i64 = 0
        self.greys: i64 = 0  # kinds of grey cards
        self.grey_value: vec[i64] = zeros(sizes.GREY_WORDS)  # counted from 1 (EG-SHIFT-12)
        self.grey_special: list[Printed] = []
        # action cards, by kind
        self.pile: vec[i64] = zeros(i64(0))
        self.places: vec[i64] = zeros(i64(0))
        self.special: list[Printed] = []
        self.up_to: vec[i64] = zeros(i64(0))  # 1 for a card with which fewer may be placed (GI-BASE-3)
        self.gold: vec[i64] = zeros(i64(0))  # tokens that it brings into play (GI-TURN-4)
        self.goods: vec[i64] = zeros(i64(0))
        self.castillo_card: i64 = NO_CARD  # the kinds that are kept or laid on an area: one of each in a deck
        self.turning_card: i64 = NO_CARD
        self.doubling_card: i64 = NO_CARD
        self.later_card: i64 = NO_CARD
        self.infiltrates: vec[i64] = zeros(i64(0))  # 1 for a card that lets caballeros in to the king (EG-CARD-INFIL-1)
        # the piles: where their cells begin, their cards, those added to piles that had as many removed, and the card
        # that lies there every round (EG-SETUP-2, EG-SETUP-3, EG-VTRN-2, EG-REVEAL-2)
        self.pile_at: vec[i64] = zeros(sizes.PILES)
        self.pile_size: vec[i64] = zeros(sizes.PILES)
        self.pile_cards: vec[i64] = zeros(sizes.PILES * PILE_STRIDE)
        self.exchanged_among: vec[i64] = zeros(sizes.PILES)  # of how many first cards some are removed
        self.veterans: vec[i64] = zeros(sizes.PILES)
        self.veteran_cards: vec[i64] = zeros(sizes.PILES * MOST_VETERANS)
        self.is_veteran: vec[i64] = zeros(i64(0))  # by kind
        self.printed_pile: vec[i64] = zeros(i64(0))  # by kind: where piles are merged, the one it is printed for
        self.standing: vec[i64] = vec[i64]([NO_CARD for _ in range(sizes.PILES)])

    def make_room(self, cards: i64) -> None:
        """For so many kinds of action cards."""
        self.pile = zeros(cards)
        self.places = zeros(cards)
        self.up_to = zeros(cards)
        self.gold = zeros(cards)
        self.goods = zeros(cards)
        self.infiltrates = zeros(cards)
        self.is_veteran = zeros(cards)
        self.printed_pile = zeros(cards)


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(n)])
