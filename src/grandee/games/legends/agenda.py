"""Which agendas a position of Legends may have: rows that follow on each other, each as the rules would have put it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.games.legends.declarations import DECLARATIONS, TOKENS
from grandee.games.legends.engine import cells, sizes
from grandee.games.legends.engine.building import (
    can_place_knight_army,
    discovery_at,
    hired_places,
    payees,
    places,
)
from grandee.games.legends.engine.facts import ARMIES, NEUTRAL_ARMIES, NO_PART, SEGMENTS
from grandee.games.legends.engine.set_up import is_token_used
from grandee.games.legends.engine.state import Legends

WORDS = [step.word for step in DECLARATIONS.every_step]
SET_UP = ("begin_bidding", "neutral_army", "fifth_army", "set_armies", "lay_tokens", "start_region", "lay_segment")
TURN = re.compile(
    "finish_turn(,carry_out)?(,carry_out|,choose_part|,place_one(,payee)?|,move_one|,build_city|,destroy_one|,take_coin"
    "|(,knight_army)?(,take_token)?)"
)
ALONE = re.compile("|begin_leg|bid|open_bids|choose_starter|take_card|end_leg(,extra_card)?")
PARTS = ("place_one", "move_one")
MANY = ("bid",)  # decisions of several seats at once
COUNTED = ("lay_segment", "neutral_army", *PARTS, "carry_out")
ABOUT = (
    "lay_segment",
    "lay_token",
    "lay_tokens",
    "choose_part",
    "carry_out",
    "payee",
    "take_token",
    "knight_army",
    "take_coin",
)


@dataclass(frozen=True)
class Row:
    """One row, in the numbers of the engine."""

    word: str
    seats: int  # a set
    times: int
    about: int
    detail: int

    @property
    def seat(self) -> int:
        return self.seats.bit_length() - 1


def rows_of(g: Legends) -> list[Row]:
    found = []
    for number in range(g.cells[DEPTH]):
        step, seats, times, about, detail = (int(g.cells[AGENDA + number * ROW + i]) for i in range(ROW))
        found.append(Row(WORDS[step], seats, times, about, detail))
    return found


def wrong_row(g: Legends) -> int:
    """The number of the first row that cannot be where it is; -1 if all can."""
    rows = rows_of(g)
    if not follow(g, [row.word for row in rows]):
        return len(rows) - 1
    for number, row in enumerate(rows):
        below = rows[number - 1] if number else row
        if not (is_plain(g, row) and fits_on(below, row) and may_wait(g, row)):
            return number
        if row.word in PARTS and not row.times and row is rows[-1]:  # below `payee` the army is counted already
            return number
    return -1


def follow(g: Legends, words: list[str]) -> bool:
    """Whether such rows lie on each other, and the map and the start region are decided as far as they say."""
    set_up = [word for word in SET_UP if word != "neutral_army" or g.facts.players == 2]
    laid = sum(g.lies(side) for side in range(sizes.SIDES))
    if words and words[0] == SET_UP[0]:
        order = [word for word in words if word != "lay_token"]
        if order != set_up[: len(order)] or ("lay_token" in words and words[-2:] != ["lay_tokens", "lay_token"]):
            return False
    elif not TURN.fullmatch(",".join(words)) and not ALONE.fullmatch(",".join(words)):
        return False
    if not words or words == ["begin_leg"]:
        return True
    return (laid < SEGMENTS) == ("lay_segment" in words) and (g.start() < 0) == ("start_region" in words)


def is_plain(g: Legends, row: Row) -> bool:
    """Whether a row has one seat, and no numbers that mean nothing."""
    if not row.seats or row.seats >> g.facts.players or row.detail:
        return False
    if row.word not in MANY and row.seats & (row.seats - 1):
        return False
    return (row.word in COUNTED or not row.times) and (row.word in ABOUT or not row.about)


def fits_on(below: Row, row: Row) -> bool:
    """Whether a row belongs to the one that it lies on: to the same turn, card, token."""
    if row.word == "lay_token":
        return below.about == row.about + 1
    if row.word == "carry_out" and below.word == "carry_out" and below is not row:
        return (below.times, row.times, below.about) == (1, 0, row.about)
    if row.word == "take_token" and below.word == "knight_army":
        return below.seats == row.seats and below.about == row.about
    return row.word in SET_UP or row.word == "extra_card" or below.seats == row.seats


# -- what must hold where a step waits: what the rules look at before they put it there ---------------------------


def may_wait(g: Legends, row: Row) -> bool:
    table, own = OF_THE_TABLE.get(row.word), OF_THE_ROW.get(row.word)
    return (table is None or table(g)) and (own is None or own(g, row))


def can_lay_segment(g: Legends, row: Row) -> bool:
    """The segments are laid in their order (EL-SET-13)."""
    lying = [int(g.facts.segment[side]) for side in range(sizes.SIDES) if g.lies(side)]
    in_order = g.facts.any_four_sides or all(segment < row.about for segment in lying)
    return row.about == len(lying) and row.times == SEGMENTS - len(lying) and in_order


def can_lay_tokens(g: Legends, row: Row) -> bool:
    """None of those to come lies yet or has been taken."""
    return row.about <= len(TOKENS) and not any(is_out(g, token) for token in range(row.about, len(TOKENS)))


def can_lay_token(g: Legends, row: Row) -> bool:
    return row.about < len(TOKENS) and bool(is_token_used(g, row.about)) and not is_out(g, row.about)


def is_out(g: Legends, token: int) -> bool:
    return bool(g.token_region(token) >= 0) or any(g.owns(seat, token) for seat in range(g.facts.players))


def can_set_armies(g: Legends) -> bool:
    return all(g.supply(seat) == ARMIES for seat in range(g.facts.players))


def can_send_fifth_armies(g: Legends) -> bool:
    return all(g.supply(seat) > 0 for seat in range(g.facts.players))


def can_place_neutral(g: Legends, row: Row) -> bool:
    """Only two players do, and there are ten of them (EL-SET-10)."""
    lying = sum(int(g.armies(region, sizes.NEUTRAL)) for region in range(sizes.REGIONS))
    return g.facts.players == 2 and 1 <= row.times <= NEUTRAL_ARMIES - lying


def can_bid(g: Legends, row: Row) -> bool:
    """Those who have not bid yet; nobody has more than at the beginning (EL-SET-11, EL-BID-1)."""
    seats = range(g.facts.players)
    waiting = sum(1 << seat for seat in seats if not g.cells[cells.BID + seat])
    return row.seats == waiting and all(g.coins(seat) <= g.facts.coins for seat in seats)


def can_open_bids(g: Legends) -> bool:
    return all(0 < g.cells[cells.BID + seat] <= g.coins(seat) + 1 for seat in range(g.facts.players))


def can_take_card(g: Legends) -> bool:
    return bool(g.cells[cells.TAKEN_CARDS] < g.facts.turns * g.facts.players)


def can_choose_part(g: Legends, row: Row) -> bool:
    return row.about < g.facts.cards and bool(g.facts.either[row.about])


def can_carry_out(g: Legends, row: Row) -> bool:
    """A part that the card has; of a card with "/" one is chosen instead (EL-TURN-6)."""
    if row.about >= g.facts.cards or row.times > 1:
        return False
    return not g.facts.either[row.about] and bool(g.facts.part[2 * row.about + row.times] != NO_PART)


def can_choose_payee(g: Legends, row: Row) -> bool:
    """Several have a city where only the Bandit King may place, and he can pay (EL-LEAD-BK-1)."""
    hired = int(hired_places(g, row.seat) & places(g, row.seat))
    if row.about >= g.facts.regions or not hired >> row.about & 1:
        return False
    return g.supply(row.seat) > 0 and int(payees(g, row.seat, row.about)).bit_count() > 1


def has_built(g: Legends, row: Row) -> bool:
    return row.about < g.facts.regions and bool(g.cities(row.about, row.seat) > 0)


def can_take_token(g: Legends, row: Row) -> bool:
    """A discovery lies face down beside the new city, and may be left (EL-SWAMP-2)."""
    if not has_built(g, row) or not g.facts.may_leave_token or discovery_at(g, row.about) < 0:
        return False
    return bool(g.cells[cells.FACE_DOWN] >> row.about & 1)


def can_add_knight_army(g: Legends, row: Row) -> bool:
    return has_built(g, row) and bool(can_place_knight_army(g, row.seat, row.about))


def can_take_coin(g: Legends, row: Row) -> bool:
    """From an opponent who has one (EL-LEAD-BK-2)."""
    if row.about >= g.facts.players or row.about == row.seat:
        return False
    return g.is_led_by(row.seat, sizes.LEADER_BANDIT_KING) and bool(g.coins(row.about) > 0)


def can_take_extra_card(g: Legends, row: Row) -> bool:
    return bool(g.is_led_by(row.seat, sizes.LEADER_FAIRY_QUEEN))


def can_begin_leg(g: Legends) -> bool:
    return g.facts.legs > 1 and bool(g.cells[cells.LEG] < g.facts.legs)


OF_THE_TABLE: dict[str, Callable[[Legends], bool]] = {
    "set_armies": can_set_armies,
    "fifth_army": can_send_fifth_armies,
    "open_bids": can_open_bids,
    "take_card": can_take_card,
    "begin_leg": can_begin_leg,
}
OF_THE_ROW: dict[str, Callable[[Legends, Row], bool]] = {
    "lay_segment": can_lay_segment,
    "lay_tokens": can_lay_tokens,
    "lay_token": can_lay_token,
    "neutral_army": can_place_neutral,
    "bid": can_bid,
    "choose_part": can_choose_part,
    "carry_out": can_carry_out,
    "payee": can_choose_payee,
    "take_token": can_take_token,
    "knight_army": can_add_knight_army,
    "take_coin": can_take_coin,
    "extra_card": can_take_extra_card,
}
