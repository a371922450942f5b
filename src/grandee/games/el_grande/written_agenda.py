"""What the agenda of a written position must keep to be played on."""

from __future__ import annotations

import re
from collections.abc import Iterable

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.games.el_grande import invariants_colonies
from grandee.games.el_grande.engine import (
    cells,
    groups,
    inquisitor,
    intrigue,
    limit,
    placement,
    sea,
    sizes,
    stands,
    veto,
    window,
)
from grandee.games.el_grande.engine.france import STRIDE, places_of
from grandee.games.el_grande.engine.losses import eligible
from grandee.games.el_grande.engine.special import special_of
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.invariants import members

ORDER = re.compile(  # which steps can lie upon each other
    r"begin_round( pass_grey| lay_aside_one( reveal_setup( setup_disk)?)?)?"
    r"|next_turn(( hand_strength)?( play_power( lay_aside_one)?( settle)?( reveal_setup( setup_disk)?){0,2})?"
    r"| choose_card( window)?( grey_effect)?"
    r"( call_extra| discard_power( call| recall_one( france_place| from_place)?)?)?"
    r"| choose_card end_special(?P<grey>( \w+)*)"
    r"| (choose_card|next_part|end_turn)( sea_move( from_place| to_place)?|( window)? fill_board( from_place)?"
    r"| window after_special( bonus| place_extra( to_place)?| double|( end_repetition)? fill_board( from_place)?"
    r"| end_repetition end_special(?P<again>( \w+)*)))"
    r"| (next_part|end_turn)( window check_limit)?"
    r"( place_one( france_place| to_place| end_special infiltrates veto)?| place_extra( france_place| to_place)?)?"
    r"| (choose_card|next_part|end_turn)( window after_special)? end_special(?P<effect>( \w+)*))?"
    r"|end_round( score_later)?( general_scoring( castillo_disk| fill_board( from_place)?| check_limit each_keeper"
    r"( after_castillo|( check_limit)? fill_board( from_place)?| end_special(?P<kept>( \w+)*))?)?)?"
)
OF_OTHERS = {
    "play_power",
    "veto",
    "return_one",
    "disk",
    "castillo_disk",
    "next_turn",
    "end_round",
    "general_scoring",
    "begin_round",
    "pass_grey",
    "france_place",
    "from_place",
    "to_place",
    "hand_strength",
    "lay_aside_one",
    "reveal_setup",
    "setup_disk",
    "each_keeper",
    "after_castillo",
    "score_later",
    "place_extra",
    "bonus",
    "double",
    "end_repetition",
    "fill_board",
    "settle",
    "check_limit",
}
SIMULTANEOUS = ("disk", "castillo_disk", "pass_grey", "lay_aside_one", "setup_disk")
OUTSIDE_TURNS = (
    *("play_power", "next_turn", "end_round", "general_scoring", "castillo_disk", "begin_round", "pass_grey"),
    *("hand_strength", "lay_aside_one", "reveal_setup", "setup_disk"),
    *("each_keeper", "after_castillo", "score_later"),
)
OF_THE_TURN = (
    "choose_card",
    "next_part",
    "end_turn",
    "window",
    "after_special",
)  # below a repetition too (GI-P7-DOU-9)
# below the use of a kept card
AFTER_CASTILLO = ("end_round", "score_later", "general_scoring", "check_limit", "each_keeper")
IN_OR_OUT = ("fill_board", "check_limit", "settle", "from_place")  # of turns: the limit board (GI-SCO-8, GI-TURN-6)
DEEPEST = 4  # rows of a special action above its end
ANY_SPECIAL = {
    "announced",
    "begin_effect",
    "execute",
    "veto",
    "france_place",
    "from_place",
    "to_place",
    "recall_rest",
    "recall_one",
}  # and its own


class WrittenAgenda:
    """The rows of a position's agenda beside the rest of the state; `fault` names the first thing that cannot be."""

    def __init__(self, g: ElGrande) -> None:
        self.g = g
        self.cells = g.cells
        steps = g.rules.steps
        self.rows = [[int(g.cells[AGENDA + row * ROW + i]) for i in range(ROW)] for row in range(g.cells[DEPTH])]
        self.words = [steps[row[0]].word for row in self.rows]

    def fault(self, special: Iterable[str]) -> str:
        """Empty if all is well, else the word of what does not fit; `special` are the steps of the card's effect."""
        order = ORDER.fullmatch(" ".join(self.words))
        if not order:
            return " ".join(self.words) or "[]"
        known = ANY_SPECIAL.union(special)
        effect_rows = (order["effect"] or order["grey"] or order["kept"] or order["again"] or "").split()
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
        g, cell, active = self.g, self.cells, int(self.cells[cells.ACTIVE])
        several = word in SIMULTANEOUS
        if seats == 0 or seats >= 1 << g.facts.players or (seats & (seats - 1) and not several):
            return False
        seat = seats.bit_length() - 1
        in_turn = word not in OUTSIDE_TURNS
        if in_turn == (active == sizes.NO_SEAT) and word not in (
            *("next_turn", "end_round", "begin_round", "pass_grey"),
            *("hand_strength", "lay_aside_one", "reveal_setup", "setup_disk"),
            *IN_OR_OUT,
            *(AFTER_CASTILLO if "end_special" in self.words else ()),
        ):
            return False
        if word not in OF_OTHERS and seat != (g.whose_turn() if word in OF_THE_TURN else active):
            return False
        match word:
            case "play_power":
                waiting = [s for s in range(g.facts.players) if not cell[cells.POWER + s]]
                return seat in waiting and times == len(waiting)
            case "next_turn":
                return "play_power" in self.words or all(cell[cells.POWER + s] for s in range(g.facts.players))
            case "call" | "recall_one" | "recall_rest":
                return 1 <= times <= 7
            case "call_extra":
                return times <= 6 and g.has_marker(active)
            case "place_extra" if about & int(placement.INQUISITOR):  # GI-BON-4, GI-D9
                at_once = "after_special" in self.words
                fits = at_once == (about == placement.INQUISITOR | placement.NO_MORE) and about < 32
                return fits and times <= 2 and (at_once or seat == active) and self.has_bonus(seat, cells.COURT)
            case "place_extra":
                return 1 <= about <= 7 and times <= 2 and cell[cells.COURT + active] >= 1 and seat == active
            case "bonus":
                can_call = self.has_bonus(seat, cells.PROVINCE) or self.has_bonus(seat, cells.COURT)
                return cell[cells.GAINED] == seat + 1 and can_call
            case "after_special":
                counts = times == 0 or about == inquisitor.DOUBLE
                return counts and times < g.facts.players and 0 <= about <= inquisitor.OVER
            case "double":
                can_repeat = cell[cells.CARRIED_OUT] and cell[cells.KEPT_DOUBLE + seat]
                return seat != active and bool(can_repeat) and not cell[cells.TURN_OF]
            case "end_repetition":
                return cell[cells.TURN_OF] == seat + 1 and seat != active
            case "grey_effect":
                return cell[cells.GREY_POWER + active] > 0
            case "setup_disk" | "lay_aside_one" if row is self.rows[-1]:
                fits = times <= sizes.LAID_ASIDE if word == "lay_aside_one" else self.settings_fit("setup_disk")
                return (
                    times >= 1 and fits and seats | self.dialled() == g.facts.everybody and not seats & self.dialled()
                )
            case "setup_disk":
                return bool(seats == g.facts.everybody)
            case "reveal_setup":
                return self.settings_fit(word)
            case "lay_aside_one":
                return seats == g.facts.everybody and times == sizes.LAID_ASIDE
            case "pass_grey":
                passed = sum(1 << s for s in range(g.facts.players) if cell[cells.PASSED + s])
                return seats | passed == g.facts.everybody and not seats & passed
            case "escort_one":
                return 1 <= times <= g.crowd(cell[cells.KING])
            case "swap_grande":
                return 0 < about < 1 << g.facts.players
            case "each_grande":
                return about < g.facts.players
            case "place_one" | "place_anywhere_one":
                return 1 <= times <= cell[cells.COURT + active]
            case "court_n":
                return 1 <= times <= min(6, cell[cells.PROVINCE + active])
            case "veto":
                return seat != active and g.other_holders() >> seat & 1 == 1 and about & ~g.other_holders() == 0
            case "each_opponent":
                return 1 <= about < g.facts.players + g.facts.has_virtual
            case "score_next":
                return about > 0 and about & ~g.facts.all_regions == 0 and times <= 1
            case "king_to":
                return 0 < about < 1 << sizes.KING_PLACES
            case "banish_one":
                return about & ~g.other_colours(active) == 0 and any(g.regions_of(s) for s in members(about))
            case "france_place":
                return self.france_place_fits(row)
            case "from_place" | "to_place":
                return self.place_fits(word, row)
            case "return_one":
                return seat != active and self.returning_fits(seat) and times + self.returned() <= eligible(g, seat)
            case "move_one":
                given = cell[cells.OWN_LEFT] + cell[cells.FOREIGN_LEFT]
                return bool(given) != bool(cell[cells.ANY_LEFT])
            case "disk":
                return self.disks_fit(seats)
            case "general_scoring" if about == 1:
                return bool({"each_keeper", "fill_board"} & set(self.words)) and not self.dialled()
            case "sea_move":
                return window.has_option(g, seat)
            case "fill_board":
                return self.filling_fits(seat, about)
            case "each_keeper":
                return about <= g.facts.players
            case "after_castillo":
                return bool(g.has_use_for_kept(seat))
            case "castillo_disk" | "general_scoring":
                asked = self.rows[-1][1] if self.words[-1] == "castillo_disk" else 0
                inside = sum(1 << s for s in range(g.facts.players) if g.is_inside(s))
                if cell[cells.KING] == sizes.CASTILLO:  # EG-GEN-9
                    inside = 0
                return inside == asked | self.dialled() and not asked & self.dialled()
        return True

    def settings_fit(self, word: str) -> bool:
        """For how many caballeros disks are set: for those of the colonies first (GI-KI-9)."""
        facts = self.g.facts
        numbers = [row[2] for each, row in zip(self.words, self.rows, strict=True) if each == word]
        both = [intrigue.BY_INTRIGUE] * facts.has_intrigue + [intrigue.BY_COLONIES] * facts.has_sea
        return numbers == both or (len(both) > 1 and numbers == both[:1])

    def has_bonus(self, seat: int, where: int) -> bool:
        """Whether a seat can still use the Inquisitor's bonus, with caballeros of its court or its province."""
        return bool(self.g.facts.has_sea and self.g.has_bonus(seat) and self.cells[where + seat] > 0)

    def france_place_fits(self, row: list[int]) -> bool:
        """What enters France finds a place, what leaves it stands there."""
        source, target = row[3] // int(STRIDE), row[3] % int(STRIDE)
        if target == sizes.FRANCE:
            return bool(self.g.free_in_france())
        return source == sizes.FRANCE and 0 <= row[4] < self.g.facts.players and bool(self.g.in_france(row[4]))

    def place_fits(self, word: str, row: list[int]) -> bool:
        """There is such a caballero, and it finds a place."""
        source, target = row[3] // int(stands.STRIDE), row[3] % int(stands.STRIDE)
        colour, stand = row[4] % int(stands.LEAVES), row[4] // int(stands.LEAVES)
        if not self.g.facts.every_colour >> colour & 1 or max(source, target) > sizes.ASIDE:
            return False
        tells_apart = self.g.facts.all_regions >> source & 1 and self.g.tells_apart(source)
        if word == "from_place":
            leads = tells_apart and stand == 0 and self.leads_to(colour, source, target)
            return bool(leads and stands.leaving(self.g, source, colour, target))
        if tells_apart:
            there = bool(stands.leaving(self.g, source, colour, target) >> stand & 1)
        else:
            there = stand == sizes.ORDINARY and (source == sizes.COURT or self.is_there(colour, source))
        seat = self.rows[-1][1].bit_length() - 1
        arrives = there and self.g.facts.all_areas >> target & 1 and stands.asks_arrival(source, target)
        return bool(arrives and stands.entering(self.g, seat, colour, source, target, stand))

    def leads_to(self, colour: int, source: int, target: int) -> bool:
        """Whether the decision for which a place is asked can send somebody there."""
        if self.words[-2] == "sea_move":
            return bool(sea.voyages(self.g, source, colour) >> target & 1)
        if self.words[-2] == "move_one":
            return bool(self.g.facts.all_areas >> target & 1)
        return target in (source, sizes.COURT, sizes.PROVINCE_PLACE)

    def filling_fits(self, chooser: int, newcomers: int) -> bool:
        """More stand beside the limit board than it has spaces, and the chooser is the holder or has moved it
        (GI-D10)."""
        g = self.g
        mover = "end_special" in self.words and chooser == self.cells[cells.ACTIVE]
        spaces = groups.free_spaces(g) if self.cells[cells.LIMIT_AREA] != sizes.OFF else 0
        return (mover or g.has_marker(chooser)) and 0 < spaces < limit.candidates(g, newcomers == 1) and newcomers < 2

    def is_there(self, colour: int, source: int) -> bool:
        """Whether a caballero can leave an area, or where black ones are laid aside."""
        if source == sizes.ASIDE:
            return bool(self.g.facts.has_sea and colour == sizes.SIXTH and self.cells[cells.PROVINCE + colour])
        return bool(self.g.facts.all_regions >> source & 1) and bool(self.g.cubes(source, colour))

    def dialled(self) -> int:
        return sum(1 << seat for seat in range(self.g.facts.players) if self.cells[cells.DIAL + seat])

    def returned(self) -> int:
        france = len(members(self.cells[cells.RETURNING + sizes.FRANCE]))
        at_sea = 0
        if self.g.facts.has_sea:
            at_sea = sum(int(self.cells[cells.RETURN_GROUPS + i]) for i in range(sizes.GROUPS))
        return int(sum(self.cells[cells.RETURNING + place] for place in range(sizes.REGIONS + 1))) + france + at_sea

    def returning_fits(self, seat: int) -> bool:
        """Nobody returns more than there is, and nothing from the king's region."""
        cell = self.cells
        there = [
            int(self.g.cubes(region, seat)) if region != cell[cells.KING] else 0 for region in range(sizes.REGIONS)
        ]
        there.append(int(cell[cells.COURT + seat]))
        in_france = int(places_of(self.g, seat)) if self.g.facts.has_france else 0
        if self.g.facts.has_sea:
            if not invariants_colonies.returning_fits(self.g, seat):
                return False
        fits = all(cell[cells.RETURNING + place] <= n for place, n in enumerate(there))
        return fits and cell[cells.RETURNING + sizes.FRANCE] & ~in_france == 0

    def disks_fit(self, seats: int) -> bool:
        """Those who are asked and those who have answered are those whom the effect concerns."""
        again = self.g.clone()
        assert isinstance(again, ElGrande)
        special_of(again).use(again, again.cells[cells.ACTIVE], 0)
        options = special_of(self.g)
        answered = self.dialled()
        set_right = all(
            options.disk_regions(self.g, seat) >> self.cells[cells.DIAL + seat] - 1 & 1 for seat in members(answered)
        )
        return again.asked() == seats | answered and not seats & answered and set_right

    def turns_left(self) -> int:
        """How many action cards are needed for the turns that are still to come (EG-REVEAL-4)."""
        if self.words[0] != "next_turn" or self.g.facts.has_intrigue:
            return 0
        chooses = "choose_card" in self.words
        waiting = [
            colour
            for colour in members(
                int(self.g.facts.every_colour) if self.g.facts.has_virtual else self.g.facts.everybody
            )
            if not self.cells[cells.TURNED] >> colour & 1 and not (chooses and colour == self.cells[cells.ACTIVE])
        ]
        return len(waiting) + chooses

    def powers_needed(self, seat: int) -> int:
        """How many power cards a seat must hold so that it finds one in every round to come: one for each round, and
        as many more as others may have played before it (EG-PCARD-4)."""
        facts = self.g.facts
        rounds, number = 0, int(self.cells[cells.ROUND])
        while number := int(facts.next_round[number]):
            rounds += 1
        if not self.cells[cells.POWER + seat] and self.words[0] != "end_round":  # of a round that is over (EG-END-4)
            rounds += 1
        others = int(facts.players) - 1 + int(facts.has_virtual)
        return rounds + others if rounds else 0

    def leftover(self) -> str:
        """What a position names although nothing that is going on has to do with it."""
        in_special, placing = "end_special" in self.words, bool({"place_one", "place_extra"} & set(self.words))
        for word, row in (
            ("effect", range(cells.COVERED, cells.REVEALED)),
            ("revealed", range(cells.REVEALED, cells.RETURNING)),
        ):
            if not in_special and any(self.cells[i] for i in row if not (placing and i == cells.THROWN_SO_FAR)):
                return word
        if not in_special and any(self.cells[i] for i in range(cells.RETURNING, cells.SPECIAL_END)):
            return "returning"
        if self.g.facts.has_sea and not in_special and self.returned():
            return "returning"
        disks = {
            "disk",
            "castillo_disk",
            "general_scoring",
            "reveal_disks",
            "setup_disk",
            "reveal_setup",
            "lay_aside_one",
        }
        if self.dialled() and not disks & set(self.words):
            return "dials"
        if self.g.facts.has_sea and (word := self.leftover_of_colonies(in_special)):
            return word
        if (self.cells[cells.CARD] or self.cells[cells.PARTS]) and not {"next_part", "end_turn"} & set(self.words):
            return "card"
        return ""

    def leftover_of_colonies(self, in_special: bool) -> str:
        """The card that is used or repeated, and what lasts as long as what follows a special action."""
        cell = self.cells
        is_kept = cell[cells.ACTING] == self.g.facts.turning_card + 1
        instead = "each_keeper" in self.words or cell[cells.TURN_OF] != 0
        if cell[cells.ACTING] and not (in_special and (instead or is_kept)):
            return "acting"
        if not cell[cells.ACTING] and in_special and instead:
            return "acting"
        in_turn = cell[cells.ACTIVE] != sizes.NO_SEAT
        if not in_turn and cell[cells.MARKED] and not in_special:
            return "moved"
        if not in_turn and any(cell[cells.BROUGHT + i] for i in range(int(sizes.TOKENS))):
            return "brought"
        if (cell[cells.TURN_OF] != 0) != ("end_repetition" in self.words):
            return "turn_of"
        if any(cell[cells.NEWCOMERS + i] for i in range(int(sizes.COLOURS))):
            if not in_special and not {"settle", "fill_board"} & set(self.words):
                return "newcomers"
        if word := invariants_colonies.wrong_marks(self.g):
            return word
        if "after_special" not in self.words:
            return "gained_by" if cell[cells.GAINED] else "carried_out" if cell[cells.CARRIED_OUT] else ""
        return ""

    def shown_fits(self) -> bool:
        """A step that is shown can be carried out."""
        g, cell = self.g, self.cells
        kind, a, b, c, d = (int(cell[cells.SHOWN + i]) for i in range(5))
        if (kind != 0) != ("execute" in self.words):
            return False
        from_region = kind in (veto.WITHDRAWS, veto.EVICTS, veto.BANISHES) or (kind == veto.MOVES and b != sizes.ASIDE)
        if from_region and (not g.facts.all_regions >> b & 1 or b == cell[cells.KING]):
            return False
        if kind in (veto.PLACES, veto.SCORES) and not g.facts.all_areas >> a & 1:
            return False
        if kind in (veto.MOVES, veto.BANISHES) and not g.facts.every_colour >> a & 1:
            return False
        of_seats = (veto.EMPTIES, veto.RETURNS, veto.WITHDRAWS, veto.EVICTS, veto.SHUTS_IN)
        if kind in of_seats and a >= g.facts.players:
            return False
        match kind:
            case veto.MOVES:
                return (
                    self.is_there(a, b)
                    and g.facts.all_areas >> c & 1 == 1
                    and (c != b or g.facts.has_sea)
                    and c != cell[cells.KING]
                )
            case veto.PLACES:
                return cell[cells.COURT + cell[cells.ACTIVE]] >= 1 and a != cell[cells.KING]
            case veto.EMPTIES:
                return b <= cell[cells.COURT + a]
            case veto.RETURNS:
                return self.returning_fits(a) and self.returned() == b
            case veto.WITHDRAWS:
                return c <= g.cubes(b, a)
            case veto.EVICTS:
                return d == g.cubes(b, a) and c < sizes.REGIONS
            case veto.REINFORCES:
                return a <= cell[cells.PROVINCE + cell[cells.ACTIVE]]
            case veto.BANISHES:
                return g.cubes(b, a) >= 1
            case veto.RECALLS:
                return g.regions_of(cell[cells.ACTIVE]) >> a & 1 == 1
        return True
