"""A whole game of the referee: rounds, the virtual player, and the way in from a deal or from a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.chance import Rng
from tests.referee.el_grande.asking import Ask, Chance, Course, Rolled, inquire, shuffled
from tests.referee.el_grande.cards import CARDS, always_open, dealt_piles
from tests.referee.el_grande.data import (
    BLACK,
    BOARDS,
    CABALLEROS,
    GRANADA,
    GREYS,
    POWERS,
    REGIONS,
    ROUNDS,
    SCORING_ROUNDS,
    SEATS,
    VIRTUAL,
)
from tests.referee.el_grande.turns import Turns

GREYS_EACH = 3
SET_UPS = ("deal", "pass_grey", "setup_disk")
BEGINNINGS = (*SET_UPS, "play_power", "choose_card", "next_part")
BEFORE_ALL = 1000  # above every value that can be played


def deal(options: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """Everything on the table before the first round, in the words of a position (section 6)."""
    seats = list(SEATS[: options.get("players", 4)])
    cards = shuffled(REGIONS, rng)
    if options.get("granada", False):
        cards.remove(GRANADA)  # EG-GRAN-2, EG-CHURCH-13: set aside
    king, homes = cards[0], dict(zip(seats, cards[1:], strict=False))
    regions: dict[str, dict[str, int]] = {region: {} for region in REGIONS}
    for seat, home in homes.items():
        regions[home][seat] = 2
    if options.get("church", False):
        for region in cards[1 + len(seats) :][:2]:
            regions[region][BLACK] = 2  # EG-CHURCH-2
    position: dict[str, Any] = {
        "at": "deal",
        "round": ROUNDS[options.get("short_game", "none")][0],
        "first": seats[rng.below(len(seats))],
        "active": "",
        "king": king,
        "regions": regions,
        "castillo": {},
        "court": dict.fromkeys(seats, 7),
        "province": dict.fromkeys(seats, 21),
        "score": dict.fromkeys(seats, 0),
        "grandes": homes,
        "boards": dict.fromkeys(BOARDS, "off"),
        "offer": [],
        "card": "",
        "done": [],
        "hands": {seat: list(POWERS) for seat in seats},
        "power": {},
        "turned": [],
        "vetoes": {},
        "piles": dealt_piles(options, rng),
    }
    if options.get("shift_of_power", False):
        greys = shuffled(GREYS, rng)
        position["greys"] = {seat: [greys.pop() for _ in range(GREYS_EACH)] for seat in seats}  # EG-SHIFT-1
    if options.get("edition", "1995") == "2023" and len(seats) == 2:
        position["province"][VIRTUAL] = CABALLEROS  # EG-2P-2
        position["region_cards"] = shuffled(REGIONS, rng)  # EG-2P-4
        position["virtual_powers"] = shuffled(POWERS, rng)
    return position


class Game(Turns):
    """A game from a deal, from the engine's own beginning or from a position to its end, with nothing hidden.

    What chance does later is handed in: `chance` shuffles the region cards of the virtual player.
    """

    def __init__(self, position: Mapping[str, Any], options: Mapping[str, Any], chance: Chance | None = None) -> None:
        super().__init__(position, options, chance)
        self.passed = dict(position.get("grey_passed", {}))
        self.course = self.from_here(position["at"])
        self.ask: Ask | None = next(self.course, None)

    # -- what a table asks and is told --

    def asked(self) -> set[str]:
        return set(self.ask.options) if self.ask else set()

    def legal_moves(self, letter: str) -> set[str]:
        return set(self.ask.options[letter]) if self.ask else set()

    def play(self, letter: str, move: str) -> None:
        assert self.ask is not None
        assert move in self.ask.options[letter], f"{letter} cannot {move}"
        try:
            self.ask = self.course.send((letter, move))
        except StopIteration:
            self.ask = None

    def position(self) -> dict[str, Any]:
        decision: dict[str, Any] = {"at": "over"}
        if self.ask:
            asked = sorted(self.ask.options)
            decision = {"at": self.ask.word, "to_act": asked[0], "asked": asked}
        return decision | super().position()

    # -- the course of a game (sections 7 to 9, 16) --

    def from_here(self, at: str) -> Course:
        assert at in BEGINNINGS, f"cannot begin at {at}"
        if at in SET_UPS:
            yield from self.finish_set_up()
            if not self.offer:  # GI-SET-8 turns them up before
                self.begin_round(self.round)
        if at == "choose_card":
            yield from self.choose_card()
        if at in ("choose_card", "next_part"):
            yield from self.carry_out_parts()
        else:
            yield from self.play_power_cards()
        yield from self.remaining_turns()
        yield from self.end_round()
        for number in self.rounds:
            if number > self.round:
                self.begin_round(number)
                yield from self.play_power_cards()
                yield from self.remaining_turns()
                yield from self.end_round()

    def finish_set_up(self) -> Course:
        """With grey cards everybody passes one of three to the left, all at the same time (EG-SHIFT-1)."""
        if not self.has_greys:
            return
        while waiting := [seat for seat in self.seats if seat not in self.passed]:
            seat, move = yield Ask(
                "pass_grey", {seat: [f"pass_grey {g}" for g in self.greys[seat]] for seat in waiting}
            )
            self.passed[seat] = move.split()[1]
        for seat, grey in self.passed.items():
            self.greys[seat].remove(grey)
        for seat, grey in self.passed.items():
            self.greys[self.clockwise(seat)[0]].append(grey)
        self.passed = {}

    def set_setup_disks(self, number: int) -> Course:
        """So many caballeros of the province go where a disk says, or to the court (KI-7, GI-SET-10, GI-SET-11).

        Muslim Granada cannot be set (KI-MIX-2, GI-MIX-4).
        """
        regions = [region for region in self.disk if not (region == GRANADA and self.muslim)]
        yield from self.set_disks("setup_disk", dict.fromkeys(self.seats, regions))
        for seat, region in self.revealed.items():
            self.province[seat] -= number
            if region == self.king:
                self.court[seat] += number
            else:
                for _ in range(number):
                    self.put(seat, region)
        self.revealed = {}

    def begin_round(self, number: int) -> None:
        """The top card of every pile is turned up (EG-REVEAL-1, EG-REVEAL-2)."""
        self.round = number
        self.power, self.grey, self.turned = {}, {}, []
        if self.virtual:
            self.turn_up_regions()
        self.offer = [self.piles[pile].pop(0) for pile in sorted(self.piles) if self.piles[pile]]
        self.offer += always_open(self.options)
        if self.virtual:
            self.power[VIRTUAL] = self.virtual_powers.pop(0)  # EG-2P-8

    def turn_up_regions(self) -> None:
        """Two of the virtual player's caballeros for each of two cards (EG-2P-5, EG-2P-6)."""
        for _ in range(2):
            if not self.province[VIRTUAL]:
                return
            region = self.region_cards.pop(0)
            number = 0 if region == self.taboo else min(2, self.province[VIRTUAL])
            self.province[VIRTUAL] -= number
            self.areas[region][VIRTUAL] += number

    def play_power_cards(self) -> Course:
        """Clockwise from the first player, no value twice (EG-POWER-1, EG-POWER-2, EG-SHIFT-2, EG-SHIFT-3)."""
        for seat in [self.first, *self.clockwise(self.first)]:
            if seat in self.power:
                continue
            blocked = {self.value(who) for who in self.power}
            plays = [str(value) for value in self.hands[seat] if value not in blocked]
            for grey in self.greys[seat]:
                plays += [f"{value} {grey}" for value in self.hands[seat] if value + GREYS[grey][0] not in blocked]
            value, *greys = yield from inquire("play_power", seat, plays)
            self.hands[seat].remove(int(value))
            self.power[seat] = int(value)
            for grey in greys:
                self.greys[seat].remove(grey)
                self.grey[seat] = grey

    def remaining_turns(self) -> Course:
        """In the order of descending values, from the one after who had a turn (EG-POWER-4, EG-SHIFT-4)."""
        last = self.value(self.active) if self.active else BEFORE_ALL
        for who in sorted(self.power, key=lambda who: -self.value(who)):
            if self.value(who) < last:
                if who in self.seats:
                    self.active = who
                    yield from self.turn()
                else:
                    self.virtual_turn()
        self.active = ""

    def virtual_turn(self) -> None:
        """The card with the highest placement number goes, without effect (EG-2P-9, EG-2P-10)."""
        self.offer.remove(max(self.offer, key=lambda card: (CARDS[card].placement, CARDS[card].pile)))

    def end_round(self) -> Course:
        """EG-END-1, EG-END-2: the lowest value begins the next round (EG-POWER-5, EG-SHIFT-5, EG-2P-11)."""
        self.offer = []
        lowest = min(self.seats, key=self.value)
        if self.edition == "2023":
            self.first = lowest
            self.discard_power_cards()
        for seat in self.seats:
            self.vetoes[seat] = ["this"] * self.vetoes[seat].count("next")  # EG-VETO-7
        if self.round in SCORING_ROUNDS:
            yield from self.general_scoring()
            if self.virtual and self.round != self.rounds[-1]:
                assert self.chance is not None
                self.region_cards = self.chance.region_cards(self.areas)  # EG-2P-7
                assert sorted(self.region_cards) == sorted(REGIONS)
        if self.round != self.rounds[-1]:
            self.first = lowest

    def discard_power_cards(self) -> None:
        """What was taken back in this round is not discarded (EG-CARD-POWER-3, EG-SHIFT-8)."""
        self.turned = list(self.seats)
        for seat, grey in self.grey.items():
            if grey not in self.greys[seat]:
                self.grey_used[seat].append(grey)


def new_game(options: Mapping[str, Any], rng: Rng) -> Game:
    """A game without an engine: the referee's own deal and chance."""
    return Game(deal(options, rng), options, Rolled(rng, REGIONS))
