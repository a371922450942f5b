"""What must hold in every state (`check`), and what a written agenda must keep to be played on (`Agenda`)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grandee.core.state import AGENDA, DEPTH, ROW
from grandee.games.el_grande import veto
from grandee.games.el_grande.effects import eligible
from grandee.games.el_grande.facts import ALL_POWERS, CABALLEROS, PILES, POWERS, ROOM, SEATS
from grandee.games.el_grande.numbers import CASTILLO, OFF, REGIONS
from grandee.games.el_grande.special import special_of
from grandee.games.el_grande.state import (
    ACTIVE,
    ANY_LEFT,
    BOARD_AT,
    COURT,
    COVERED,
    DIAL,
    EFFECT_END,
    FOREIGN_LEFT,
    GRANDE_AT,
    HAND,
    HELD,
    HOLDERS,
    IN_CASTILLO,
    KING_AT,
    MOST_TAKEN_BACK,
    NO_SEAT,
    OFFER,
    OFFERED,
    OWN_LEFT,
    PARTS,
    PILE,
    PLAYED,
    POWER,
    PROVINCE,
    RETURNING,
    REVEALED,
    ROUND,
    SCORE,
    SHOWN,
    TAKEN_BACK,
    THROWN_SO_FAR,
    TURN_CARD,
    TURNED,
    TURNED_UP,
    VETO_NEXT,
    VETO_THIS,
    ElGrande,
)

ORDER = re.compile(  # which steps can lie upon each other
    r"next_turn( play_power| choose_card( discard_power( call| recall_one)?)?"
    r"| (next_part|end_turn)( place_one| end_special(?P<effect>( \w+)*))?)?"
    r"|end_round( general_scoring( castillo_disk)?)?"
)
OF_OTHERS = {"play_power", "veto", "return_one", "disk", "castillo_disk", "next_turn", "end_round", "general_scoring"}
DEEPEST = 4  # rows of a special action above its end
ANY_EFFECT = {"announced", "begin_effect", "execute", "veto"}
STEPS_OF = {  # what the effects put on the agenda
    "move": {"choose_region", "move_one"},
    "place_anywhere": {"place_anywhere_one"},
    "empty_courts": {"each_opponent"},
    "each_returns": {"each_opponent", "return_one"},
    "banish": {"each_opponent", "banish_one"},
    "secret_withdraw": {"disk", "reveal_disks", "each_opponent"},
    "evict": {"choose_region", "disk", "reveal_disks", "each_opponent"},
    "score_chosen": {"choose_region"},
    "score_class": {"score_next"},
    "score_most": {"score_next"},
    "score_fewest": {"score_next"},
    "score_first_places": {"score_next"},
    "score_secretly": {"disk", "reveal_disks", "score_next"},
    "move_board": {"board"},
    "move_king": {"king_to"},
    "move_grande": {"grande_to"},
    "retrieve_power": {"retrieve"},
    "reinforce_court": {"court_n"},
}


def members(bits: int) -> list[int]:
    return [number for number in range(POWERS) if bits >> number & 1]


# -- invariants of every state -------------------------------------------------------------------


def check(g: ElGrande) -> None:
    """30 caballeros a colour, a king and grandes in regions, boards apart, piles, hands, no negative number."""
    cells, facts = g.cells, g.facts
    assert 0 <= cells[KING_AT] < REGIONS, "the king is in no region"  # EG-CAST-9
    for seat in range(facts.players):
        check_seat(g, seat)
    for seat in range(int(facts.players), SEATS):
        assert not any(g.cubes(area, seat) for area in range(10)), "caballeros of a colour that nobody plays"
    boards = [cells[BOARD_AT], cells[BOARD_AT + 1]]
    assert all(board == OFF or 0 <= board <= CASTILLO for board in boards)
    assert boards[0] != boards[1] or boards[0] == OFF, "both boards are in one area"  # EG-ALT-2
    for pile in range(PILES - 1):
        check_pile(g, pile)


def check_seat(g: ElGrande, seat: int) -> None:
    cells = g.cells
    pieces = [int(g.cubes(area, seat)) for area in range(10)] + [int(cells[COURT + seat]), int(cells[PROVINCE + seat])]
    assert min(pieces) >= 0, f"seat {seat} has a negative number of caballeros somewhere: {pieces}"
    assert sum(pieces) == CABALLEROS, f"seat {seat} has {sum(pieces)} caballeros"  # EG-COMP-9
    assert 0 <= cells[GRANDE_AT + seat] < REGIONS, f"the grande of seat {seat} is in no region"  # EG-COMP-8
    assert cells[SCORE + seat] >= 0, f"seat {seat} has {cells[SCORE + seat]} points"  # EG-MAP-12
    assert cells[HELD + seat] == len(members(cells[HAND + seat]))
    assert cells[HAND + seat] | cells[PLAYED + seat] == ALL_POWERS
    assert memory_fits(g, seat), f"seat {seat} holds cards that nobody saw it take back"
    assert bool(cells[HOLDERS] >> seat & 1) == bool(cells[VETO_THIS + seat] + cells[VETO_NEXT + seat])


def memory_fits(g: ElGrande, seat: int) -> bool:
    """As many sets as cards that were seen and are in hand again, and one card for each of them (EG-INFO-8)."""
    cells = g.cells
    first = TAKEN_BACK + seat * MOST_TAKEN_BACK
    sets = [cells[i] for i in range(first, first + MOST_TAKEN_BACK) if cells[i]]
    back = cells[HAND + seat] & cells[PLAYED + seat]
    fits = len(members(back)) == len(sets) and cells[HAND + seat] | cells[PLAYED + seat] == ALL_POWERS
    smaller = 0
    for i, bits in enumerate(sets, 1):  # each set holds the one before, so counting is enough
        fits = fits and len(members(back & bits)) >= i and bits & ~cells[PLAYED + seat] == 0 and smaller & ~bits == 0
        smaller = bits
    return fits


def check_pile(g: ElGrande, pile: int) -> None:
    """The cards to come, the one face up and the one in use are different cards of the pile."""
    cells, facts = g.cells, g.facts
    whole = [int(facts.pile_cards[pile * ROOM + i]) for i in range(facts.pile_size[pile])]
    seen = [int(cells[PILE + pile * ROOM + i]) for i in range(cells[TURNED_UP], facts.pile_size[pile])]
    if cells[OFFERED] >> pile & 1:
        seen.append(int(cells[OFFER + pile]))
    card = int(cells[TURN_CARD]) - 1
    if card >= 0 and facts.pile[card] == pile:
        seen.append(card)
    for kind in set(seen):
        assert seen.count(kind) <= whole.count(kind), f"pile {pile + 1} has a card too often: {seen}"


# -- what a written agenda must keep -------------------------------------------------------------


class Agenda:
    """The rows of a position's agenda beside the rest of the state; `fault` names the first thing that cannot be."""

    def __init__(self, g: ElGrande) -> None:
        self.g = g
        self.cells = g.cells
        steps = g.rules.steps
        self.rows = [[int(g.cells[AGENDA + row * ROW + i]) for i in range(ROW)] for row in range(g.cells[DEPTH])]
        self.words = [steps[row[0]].word for row in self.rows]

    def fault(self, effect: Sequence[str]) -> str:
        """Empty if all is well, else the word of what does not fit; `effect` are the words of the card's effects."""
        order = ORDER.fullmatch(" ".join(self.words))
        if not order:
            return " ".join(self.words) or "[]"
        known = ANY_EFFECT.union(*(STEPS_OF.get(word, set()) for word in effect))
        if "either" in effect:
            known |= {"choose_mode"}
        effect_rows = (order["effect"] or "").split()
        for word in effect_rows:
            if word not in known:
                return word
        if len(effect_rows) > DEEPEST:
            return " ".join(effect_rows)
        for word, row in zip(self.words, self.rows, strict=True):
            if not self.row_fits(word, row):
                return word
        return "" if self.shown_fits() else "shown"

    def row_fits(self, word: str, row: list[int]) -> bool:
        _, seats, times, about, _ = row
        g, cells, active = self.g, self.cells, int(self.cells[ACTIVE])
        several = word in ("disk", "castillo_disk")
        if seats == 0 or seats >= 1 << g.facts.players or (seats & (seats - 1) and not several):
            return False
        seat = seats.bit_length() - 1
        in_turn = word not in ("play_power", "next_turn", "end_round", "general_scoring", "castillo_disk")
        if in_turn == (active == NO_SEAT) and word not in ("next_turn", "end_round"):
            return False
        if word not in OF_OTHERS and seat != active:
            return False
        match word:
            case "play_power":
                waiting = [s for s in range(g.facts.players) if not cells[POWER + s]]
                return seat in waiting and times == len(waiting)
            case "next_turn":
                return "play_power" in self.words or all(cells[POWER + s] for s in range(g.facts.players))
            case "call" | "recall_one":
                return 1 <= times <= 6
            case "place_one" | "place_anywhere_one":
                return 1 <= times <= cells[COURT + active]
            case "court_n":
                return 1 <= times <= min(6, cells[PROVINCE + active])
            case "veto":
                return seat != active and g.other_holders() >> seat & 1 == 1 and about & ~g.other_holders() == 0
            case "each_opponent":
                return 1 <= about < g.facts.players
            case "score_next":
                return 0 < about < 1 << REGIONS and times <= 1
            case "king_to":
                return 0 < about < 1 << REGIONS and not about >> cells[KING_AT] & 1
            case "banish_one":
                return about & ~g.opponents(active) == 0 and any(g.regions_of(s) for s in members(about))
            case "return_one":
                return seat != active and self.returning_fits(seat) and times + self.returned() <= eligible(g, seat)
            case "move_one":
                given = cells[OWN_LEFT] + cells[FOREIGN_LEFT]
                return bool(given) != bool(cells[ANY_LEFT])
            case "disk":
                return self.disks_fit(seats)
            case "castillo_disk" | "general_scoring":
                asked = self.rows[-1][1] if self.words[-1] == "castillo_disk" else 0
                inside = sum(1 << s for s in range(g.facts.players) if cells[IN_CASTILLO + s])
                return inside == asked | self.dialled() and not asked & self.dialled()
        return True

    def dialled(self) -> int:
        return sum(1 << seat for seat in range(self.g.facts.players) if self.cells[DIAL + seat])

    def returned(self) -> int:
        return int(sum(self.cells[RETURNING + place] for place in range(REGIONS + 1)))

    def returning_fits(self, seat: int) -> bool:
        """Nobody returns more than there is, and nothing from the king's region."""
        cells = self.cells
        there = [int(self.g.cubes(region, seat)) if region != cells[KING_AT] else 0 for region in range(REGIONS)]
        there.append(int(cells[COURT + seat]))
        return all(cells[RETURNING + place] <= n for place, n in enumerate(there))

    def disks_fit(self, seats: int) -> bool:
        """Those who are asked and those who have answered are those whom the effect concerns."""
        again = self.g.clone()
        assert isinstance(again, ElGrande)
        special_of(again).use(again, again.cells[ACTIVE], 0)
        options = special_of(self.g)
        answered = self.dialled()
        set_right = all(options.disks(self.g, seat) >> self.cells[DIAL + seat] - 1 & 1 for seat in members(answered))
        return again.asked() == seats | answered and not seats & answered and set_right

    def turns_left(self) -> int:
        """How many action cards are needed for the turns that are still to come (EG-REVEAL-4)."""
        if self.words[0] != "next_turn":
            return 0
        chooses = "choose_card" in self.words
        waiting = [
            seat
            for seat in range(self.g.facts.players)
            if not self.cells[TURNED] >> seat & 1 and not (chooses and seat == self.cells[ACTIVE])
        ]
        return len(waiting) + chooses

    def powers_needed(self, seat: int) -> int:
        """How many power cards a seat must hold so that it finds one in every round to come: one for each round, and
        as many more as others may have played before it (EG-PCARD-4)."""
        facts = self.g.facts
        rounds, number = 0, int(self.cells[ROUND])
        while number := int(facts.next_round[number]):
            rounds += 1
        if not self.cells[POWER + seat]:
            rounds += 1
        return rounds + int(facts.players) - 1 if rounds else 0

    def leftover(self) -> str:
        """What a position names although nothing that is going on has to do with it."""
        in_special, placing = "end_special" in self.words, "place_one" in self.words
        for word, cells in (("effect", range(COVERED, REVEALED)), ("revealed", range(REVEALED, RETURNING))):
            if not in_special and any(self.cells[i] for i in cells if not (placing and i == THROWN_SO_FAR)):
                return word
        if not in_special and any(self.cells[i] for i in range(RETURNING, EFFECT_END)):
            return "returning"
        if self.dialled() and not {"disk", "castillo_disk", "general_scoring", "reveal_disks"} & set(self.words):
            return "dials"
        if (self.cells[TURN_CARD] or self.cells[PARTS]) and not {"next_part", "end_turn"} & set(self.words):
            return "card"
        return ""

    def shown_fits(self) -> bool:
        """A step that is shown can be carried out."""
        g, cells = self.g, self.cells
        kind, a, b, c, d = (int(cells[SHOWN + i]) for i in range(5))
        if (kind != 0) != ("execute" in self.words):
            return False
        if kind in (veto.MOVES, veto.WITHDRAWS, veto.EVICTS, veto.BANISHES) and (b >= REGIONS or b == cells[KING_AT]):
            return False
        if kind in (veto.PLACES, veto.SCORES) and a > CASTILLO:
            return False
        if kind not in (0, veto.PLACES, veto.SCORES, veto.REINFORCES) and a >= g.facts.players:
            return False
        match kind:
            case veto.MOVES:
                return g.cubes(b, a) >= 1 and c <= CASTILLO and c not in (b, cells[KING_AT])
            case veto.PLACES:
                return cells[COURT + cells[ACTIVE]] >= 1 and a != cells[KING_AT]
            case veto.EMPTIES:
                return b <= cells[COURT + a]
            case veto.RETURNS:
                return self.returning_fits(a) and self.returned() == b
            case veto.WITHDRAWS:
                return c <= g.cubes(b, a)
            case veto.EVICTS:
                return d == g.cubes(b, a) and c < REGIONS
            case veto.REINFORCES:
                return a <= cells[PROVINCE + cells[ACTIVE]]
            case veto.BANISHES:
                return g.cubes(b, a) >= 1
        return True
