"""A referee for El Grande 1995: the rules told a second time, slowly and plainly, from docs/rules/el-grande.md.

It shares no code and no data with the engine; only the notation of moves and the keys of a position are common. Every
phase and every special action is a generator that yields what it asks and is sent the answer. A veto is an exception.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from grandee.core.chance import Rng

# -- the data of the spec, typed in again ------------------------------------------------------------------

# EG-MAP-1, in the order of EG-MAP-11
REGIONS = ("galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia")
CASTILLO = "castillo"
AREAS = (*REGIONS, CASTILLO)

NEIGHBOURS = {  # EG-MAP-6
    "galicia": ("navarra", "castilla"),
    "navarra": ("galicia", "castilla", "aragon"),
    "castilla": ("galicia", "navarra", "aragon", "toledo"),
    "aragon": ("navarra", "castilla", "toledo", "valencia", "cataluna"),
    "cataluna": ("aragon", "valencia"),
    "toledo": ("castilla", "aragon", "valencia", "granada", "sevilla"),
    "valencia": ("aragon", "cataluna", "toledo", "granada"),
    "sevilla": ("toledo", "granada"),
    "granada": ("sevilla", "toledo", "valencia"),
}

PRINTED = {  # EG-MAP-9
    "galicia": (4, 2, 0),
    "navarra": (5, 3, 1),
    "castilla": (6, 4, 2),
    "aragon": (5, 4, 1),
    "cataluna": (4, 2, 1),
    "toledo": (7, 4, 2),
    "valencia": (5, 3, 2),
    "sevilla": (4, 3, 1),
    "granada": (6, 3, 1),
    CASTILLO: (5, 3, 1),
}
BOARDS = {"board_8": (8, 4, 0), "board_4": (4, 0, 0)}  # EG-COMP-6

CALL = {1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1, 12: 0, 13: 0}  # EG-PCARD-1
PAID_PLACES = {2: 1, 3: 2, 4: 3, 5: 3}  # EG-SCORE-2
CABALLEROS = 30  # EG-COMP-3

ROUNDS = {  # EG-ROUND-1, EG-SHORT-2, EG-SHORT-3
    "none": (1, 2, 3, 4, 5, 6, 7, 8, 9),
    "two_per_period": (2, 3, 5, 6, 8, 9),
    "six_rounds": (1, 2, 3, 4, 5, 6),
}
SCORING_ROUNDS = (3, 6, 9)

KING_CARD = "eg95_king"
CARDS = {  # section 21.1: the pile, which is also the placement number, and the copies
    "eg95_move_all_own_one_region": (1, 1),
    "eg95_place_two_anywhere": (1, 1),
    "eg95_place_two_or_move_all": (1, 1),
    "eg95_move_five_from_one_region": (1, 2),
    "eg95_move_three_foreign": (1, 1),
    "eg95_move_three_any": (1, 1),
    "eg95_move_two_own_two_foreign": (1, 2),
    "eg95_move_four_own": (1, 1),
    "eg95_move_four_any": (1, 1),
    "eg95_veto": (2, 2),
    "eg95_court_crisis": (2, 2),
    "eg95_court_crisis_three": (2, 0),  # replaces one of the two with the switch of EG-CARD-CRISIS-2
    "eg95_kings_return": (2, 1),
    "eg95_banish_one_foreign": (2, 1),
    "eg95_secret_withdraw_two": (2, 1),
    "eg95_secret_withdraw_all": (2, 1),
    "eg95_score_any_p2": (2, 3),
    "eg95_score_fours": (3, 2),
    "eg95_score_fives": (3, 2),
    "eg95_score_sixes_sevens": (3, 1),
    "eg95_score_castillo": (3, 2),
    "eg95_score_any_p3": (3, 1),
    "eg95_score_most": (3, 1),
    "eg95_score_fewest": (3, 1),
    "eg95_score_first_places": (3, 1),
    "eg95_mobile_scoreboard": (4, 3),
    "eg95_royal_adviser": (4, 1),
    "eg95_eviction": (4, 1),
    "eg95_move_grande": (4, 2),
    "eg95_retrieve_power": (4, 2),
    "eg95_court_reinforce": (4, 1),
    "eg95_secret_scoring": (4, 1),
    KING_CARD: (5, 1),
}

MOVES = {  # the cards that move from anywhere: how many own, how many foreign, how many in all
    "eg95_move_three_foreign": (0, 3, 3),
    "eg95_move_three_any": (3, 3, 3),
    "eg95_move_two_own_two_foreign": (2, 2, 4),
    "eg95_move_four_own": (4, 0, 4),
    "eg95_move_four_any": (4, 4, 4),
}
CLASSES = {"eg95_score_fours": (4,), "eg95_score_fives": (5,), "eg95_score_sixes_sevens": (6, 7)}


# -- scoring one area --------------------------------------------------------------------------------------


def score(
    counts: Mapping[str, int],
    table: tuple[int, ...],
    players: int,
    tie_rule: str = "positional",
    king: bool = False,
    grandes: tuple[str, ...] = (),
    first_only: bool = False,
) -> dict[str, int]:
    """What an area pays to everybody who gets something (section 14).

    `king` says whether the king stands there, and `grandes` whose grandes do. `first_only` pays the first place alone
    (EG-SSC-10).
    """
    paid = 1 if first_only else PAID_PLACES[players]

    def value(place: int) -> int:
        return table[place - 1] if place <= min(3, paid) else 0

    points: dict[str, int] = {}
    place = 1
    for strength in sorted({count for count in counts.values() if count > 0}, reverse=True):
        group = [who for who, count in counts.items() if count == strength]
        if len(group) == 1:
            points[group[0]] = value(place)
            if place == 1:
                points[group[0]] += 2 * king + 2 * (group[0] in grandes)
            place += 1
        else:
            for who in group:
                points[who] = value(place + 1)
            place += 2 if tie_rule == "sliding" else len(group)
    return {who: gain for who, gain in points.items() if gain}


# -- asking ------------------------------------------------------------------------------------------------


@dataclass
class Ask:
    """A decision: its word, and the moves of every seat that is still to answer."""

    word: str
    options: dict[str, list[str]]


Answer = tuple[str, str]  # who, and which move
Course = Generator[Ask, Answer, None]
Asking = Generator[Ask, Answer, list[str]]


class Vetoed(Exception):
    """Somebody used a veto: the step that was shown and everything after it do not happen (EG-VETO-5)."""


def shuffled(items: list[Any], rng: Rng) -> list[Any]:
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in items]


def deck(options: Mapping[str, Any]) -> list[str]:
    cards = [card for card, (_, copies) in CARDS.items() for _ in range(copies)]
    if options.get("eg95_court_crisis_split", False):
        cards.remove("eg95_court_crisis")
        cards.append("eg95_court_crisis_three")
    return cards


def deal(options: Mapping[str, Any], rng: Rng) -> dict[str, Any]:
    """A position at the first decision of a game (section 6)."""
    seats = list("ABCDE"[: options.get("players", 4)])
    cards = shuffled(list(REGIONS), rng)
    king, homes = cards[0], dict(zip(seats, cards[1:], strict=False))
    piles = {pile: shuffled([card for card in deck(options) if CARDS[card][0] == pile], rng) for pile in (1, 2, 3, 4)}
    return {
        "at": "play_power",
        "round": ROUNDS[options.get("short_game", "none")][0],
        "first": seats[rng.below(len(seats))],
        "active": "",
        "king": king,
        "regions": {region: {seat: 2 for seat, home in homes.items() if home == region} for region in REGIONS},
        "castillo": {},
        "court": dict.fromkeys(seats, 7),
        "province": dict.fromkeys(seats, 21),
        "score": dict.fromkeys(seats, 0),
        "grandes": homes,
        "boards": dict.fromkeys(BOARDS, "off"),
        "offer": [piles[pile].pop(0) for pile in (1, 2, 3, 4)] + [KING_CARD],
        "card": "",
        "done": [],
        "hands": {seat: list(range(1, 14)) for seat in seats},
        "power": {},
        "turned": [],
        "vetoes": {},
        "piles": {f"pile_{pile}": left for pile, left in piles.items()},
    }


class Game:
    """A game from a position at `play_power`, `choose_card` or `next_part` to its end, with nothing hidden."""

    def __init__(self, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.seats = list(position["court"])
        self.rounds = ROUNDS[options.get("short_game", "none")]
        self.tie_rule: str = options.get("tie_rule", "positional")
        self.placement_mandatory: bool = options.get("placement_mandatory", True)
        self.call_mandatory: bool = options.get("call_mandatory", True)
        self.veto_partial: bool = options.get("veto_partial", True)
        self.banish_scope: str = options.get("eg95_banish_scope", "one")

        self.round: int = position["round"]
        self.first: str = position["first"]
        self.active: str = position["active"]
        self.king: str = position["king"]
        self.areas = {area: dict.fromkeys(self.seats, 0) for area in AREAS}
        for area in REGIONS:
            self.areas[area].update(position["regions"].get(area, {}))
        self.areas[CASTILLO].update(position["castillo"])
        self.court: dict[str, int] = dict(position["court"])
        self.province: dict[str, int] = dict(position["province"])
        self.score: dict[str, int] = dict(position["score"])
        self.grandes: dict[str, str] = dict(position["grandes"])
        self.boards: dict[str, str] = dict(position["boards"])
        self.offer: list[str] = list(position["offer"])
        self.card: str = position["card"]
        self.done: list[str] = list(position["done"])
        self.hands = {seat: list(position["hands"][seat]) for seat in self.seats}
        self.power: dict[str, int] = dict(position["power"])
        self.turned: list[str] = list(position["turned"])
        self.vetoes: dict[str, list[str]] = {seat: list(position["vetoes"].get(seat, ())) for seat in self.seats}
        self.piles: dict[str, list[str]] = {pile: list(cards) for pile, cards in position["piles"].items()}
        self.dials: dict[str, str] = {}
        self.revealed: dict[str, str] = {}
        self.returning: dict[str, int] = {}

        self.course = self.from_here(position["at"])
        self.ask: Ask | None = next(self.course, None)

    # -- what a table asks and is told --

    def asked(self) -> set[str]:
        return set(self.ask.options) if self.ask else set()

    def options(self, letter: str) -> set[str]:
        return set(self.ask.options[letter]) if self.ask else set()

    def play(self, letter: str, move: str) -> None:
        assert self.ask is not None
        assert move in self.ask.options[letter], f"{letter} cannot {move}"
        try:
            self.ask = self.course.send((letter, move))
        except StopIteration:
            self.ask = None

    def position(self) -> dict[str, Any]:
        present_decision: dict[str, Any] = {"at": "over"}
        if self.ask:
            asked = sorted(self.ask.options)
            present_decision = {"at": self.ask.word, "to_act": asked[0], "asked": asked}
        return present_decision | {
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "king": self.king,
            "regions": {region: present(self.areas[region]) for region in REGIONS},
            "castillo": present(self.areas[CASTILLO]),
            "court": dict(self.court),
            "province": dict(self.province),
            "score": dict(self.score),
            "grandes": dict(self.grandes),
            "boards": dict(self.boards),
            "offer": list(self.offer),
            "card": self.card,
            "done": sorted(self.done),
            "hands": {seat: sorted(hand) for seat, hand in self.hands.items()},
            "power": dict(self.power),
            "turned": sorted(self.turned),
            "vetoes": {seat: sorted(cards) for seat, cards in self.vetoes.items() if cards},
            "piles": {pile: list(cards) for pile, cards in self.piles.items()},
            "dials": dict(self.dials),
            "revealed": dict(self.revealed),
            "returning": present(self.returning),
        }

    def inquire(self, word: str, seat: str, arguments: list[str]) -> Asking:
        """Ask one seat; what has only one answer is not asked. Gives back the words after the decision's own."""
        assert arguments, f"{word} without an option"
        if len(arguments) == 1:
            return arguments[0].split()
        _, move = yield Ask(word, {seat: [f"{word} {argument}" for argument in arguments]})
        return move.split()[1:]

    def set_disks(self, word: str, choices: Mapping[str, list[str]]) -> Course:
        """All these seats set their disks at the same time (EG-DISK-2)."""
        self.dials = {seat: regions[0] for seat, regions in choices.items() if len(regions) == 1}
        while waiting := [seat for seat in choices if seat not in self.dials]:
            seat, move = yield Ask(word, {seat: [f"{word} {region}" for region in choices[seat]] for seat in waiting})
            self.dials[seat] = move.split()[1]
        self.revealed, self.dials = self.dials, {}

    def clockwise(self, after: str) -> list[str]:
        """All other seats, from the left of this one."""
        place = self.seats.index(after)
        return self.seats[place + 1 :] + self.seats[:place]

    @property
    def opponents(self) -> list[str]:
        return self.clockwise(self.active)

    @property
    def free_regions(self) -> list[str]:
        """The regions that are not taboo (EG-KING-2)."""
        return [region for region in REGIONS if region != self.king]

    def homes_of(self, colours: list[str]) -> list[str]:
        """The free regions with a caballero of one of these colours."""
        return [region for region in self.free_regions if any(self.areas[region][colour] for colour in colours)]

    # -- the course of a game (sections 7 to 10, 15, 16) --

    def from_here(self, at: str) -> Course:
        if at == "play_power":
            yield from self.play_power_cards()
        elif at == "choose_card":
            yield from self.choose_card()
            yield from self.carry_out_parts()
        elif at == "next_part":
            yield from self.carry_out_parts()
        else:
            raise ValueError(f"cannot begin at {at}")
        yield from self.remaining_turns()
        yield from self.end_round()
        for number in self.rounds:
            if number > self.round:
                self.begin_round(number)
                yield from self.play_power_cards()
                yield from self.remaining_turns()
                yield from self.end_round()

    def begin_round(self, number: int) -> None:
        """The lowest power card begins (EG-POWER-5); the top card of every pile is turned up (EG-REVEAL)."""
        self.first = min(self.seats, key=lambda seat: self.power[seat])
        self.round = number
        self.power, self.turned = {}, []
        self.offer = [pile.pop(0) for pile in self.piles.values()] + [KING_CARD]

    def play_power_cards(self) -> Course:
        """Clockwise from the first player, no value twice (EG-POWER-1, EG-POWER-2)."""
        for seat in [self.first, *self.clockwise(self.first)]:
            if seat not in self.power:
                values = [str(value) for value in self.hands[seat] if value not in self.power.values()]
                (value,) = yield from self.inquire("play_power", seat, values)
                self.hands[seat].remove(int(value))
                self.power[seat] = int(value)

    def remaining_turns(self) -> Course:
        """In the order of descending power cards, from the seat after the one that had its turn (EG-POWER-4)."""
        last = self.power[self.active] if self.active else 14
        for seat in sorted(self.seats, key=lambda seat: -self.power[seat]):
            if self.power[seat] < last:
                self.active = seat
                yield from self.call()
                self.turned.append(seat)
                yield from self.choose_card()
                yield from self.carry_out_parts()
        self.active = ""

    def call(self) -> Course:
        """Take caballeros from the province, and the missing rest from the map (section 10.2)."""
        seat, cap = self.active, CALL[self.power[self.active]]
        province = self.province[seat]
        most = min(cap, province)
        number = str(most)
        if not self.call_mandatory:
            (number,) = yield from self.inquire("call", seat, [str(number) for number in range(most + 1)])
        self.province[seat] -= int(number)
        self.court[seat] += int(number)
        if int(number) < province:
            return
        for _ in range(cap - province):
            (source,) = yield from self.inquire("recall_one", seat, [*self.homes_of([seat]), "done"])
            if source == "done":
                return
            self.areas[source][seat] -= 1
            self.court[seat] += 1

    def choose_card(self) -> Course:
        piles = {f"pile_{CARDS[card][0]}": card for card in self.offer}
        (pile,) = yield from self.inquire("choose_card", self.active, list(piles))
        self.card = piles[pile]
        self.offer.remove(self.card)

    def carry_out_parts(self) -> Course:
        """Placement and special action in the order of the player's choice (steps 12 to 18 of section 23.1)."""
        while len(self.done) < 2:
            parts = []
            if "place" not in self.done and self.court[self.active] > 0:
                parts.append("place")
            if "special" not in self.done and self.has_effect():
                parts.append("special")
            if not self.placement_mandatory or "place" in self.done or self.court[self.active] == 0:
                parts.append("end_turn")
            (part,) = yield from self.inquire("next_part", self.active, parts)
            if part == "end_turn":
                break
            self.done.append(part)
            yield from (self.place() if part == "place" else self.special())
        self.card, self.done = "", []

    def place(self) -> Course:
        """From the court to the neighbours of the king's region and into the castillo (section 10.4)."""
        seat = self.active
        targets = [region for region in REGIONS if region in NEIGHBOURS[self.king]] + [CASTILLO]
        if not self.placement_mandatory:
            targets.append("done")
        for _ in range(min(CARDS[self.card][0], self.court[seat])):
            (target,) = yield from self.inquire("place_one", seat, targets)
            if target == "done":
                return
            self.court[seat] -= 1
            self.areas[target][seat] += 1

    def end_round(self) -> Course:
        self.offer = []
        for seat in self.seats:
            self.vetoes[seat] = ["this"] * self.vetoes[seat].count("next")  # EG-VETO-7
        if self.round in SCORING_ROUNDS:
            yield from self.general_scoring()

    def general_scoring(self) -> Course:
        """Section 15. Nobody without a caballero in the castillo sets a disk (EG-GEN-3)."""
        inside = self.areas[CASTILLO]
        yield from self.set_disks("castillo_disk", {seat: list(REGIONS) for seat in self.seats if inside[seat]})
        self.score_area(CASTILLO)
        for seat, region in self.revealed.items():
            if region == self.king:
                self.court[seat] += inside[seat]  # EG-GEN-5
            else:
                self.areas[region][seat] += inside[seat]
            inside[seat] = 0
        self.revealed = {}
        for region in REGIONS:
            self.score_area(region)

    # -- scoring --

    def table_of(self, area: str) -> tuple[int, ...]:
        """The board that lies there, or the printed table (EG-SCORE-1)."""
        for board, lies in self.boards.items():
            if lies == area:
                return BOARDS[board]
        return PRINTED[area]

    def score_area(self, area: str, first_only: bool = False) -> None:
        grandes = tuple(seat for seat, home in self.grandes.items() if home == area)
        gains = score(
            self.areas[area],
            self.table_of(area),
            len(self.seats),
            self.tie_rule,
            king=area == self.king,
            grandes=grandes,
            first_only=first_only,
        )
        for seat, gain in gains.items():
            self.score[seat] += gain

    # -- vetoes (section 17) --

    def announced(self) -> Course:
        """Ask the holders clockwise from the active player's left; the first use ends it (EG-VETO-8)."""
        for holder in self.opponents:
            if cards := self.vetoes[holder]:
                (answer,) = yield from self.inquire("veto", holder, ["use", "pass"])
                if answer == "use":
                    cards.remove("this" if "this" in cards else "next")
                    raise Vetoed

    def shown(self) -> Course:
        """The window before a later atomic step (EG-VETO-5, EG-DP-10)."""
        if self.veto_partial:
            yield from self.announced()

    # -- special actions (section 21) --

    def has_effect(self) -> bool:
        """Whether the special action of the card can change anything (EG-SPEC-5); scorings and the like always may."""
        card, me = self.card, self.active
        can_place = self.court[me] > 0
        can_move_own = bool(self.homes_of([me]))
        if card in MOVES:
            own, foreign, _ = MOVES[card]
            return bool(self.homes_of([me] * (own > 0) + self.opponents * (foreign > 0)))
        if card == "eg95_move_five_from_one_region":
            return bool(self.homes_of(self.seats))
        if card == "eg95_move_all_own_one_region":
            return can_move_own
        if card == "eg95_place_two_anywhere":
            return can_place
        if card == "eg95_place_two_or_move_all":
            return can_place or can_move_own
        if card in ("eg95_court_crisis", "eg95_court_crisis_three"):
            return any(self.court[seat] for seat in self.opponents)
        if card == "eg95_kings_return":
            return any(self.court[seat] for seat in self.opponents) or bool(self.homes_of(self.opponents))
        if card in (
            "eg95_banish_one_foreign",
            "eg95_secret_withdraw_two",
            "eg95_secret_withdraw_all",
            "eg95_eviction",
        ):
            return bool(self.homes_of(self.opponents))
        if card == "eg95_move_grande":
            return self.grandes[me] != self.king
        if card == "eg95_court_reinforce":
            return self.province[me] > 0
        if card == "eg95_score_fewest":
            return any(any(self.areas[region].values()) for region in REGIONS)
        return True

    def special(self) -> Course:
        with suppress(Vetoed):
            yield from self.effect()
        self.dials, self.revealed, self.returning = {}, {}, {}

    def effect(self) -> Course:
        card = self.card
        if card in MOVES:
            yield from self.announced()
            yield from self.move(*MOVES[card], sources=list(REGIONS))
        elif card in CLASSES:
            yield from self.score_regions(
                [region for region in REGIONS if self.table_of(region)[0] in CLASSES[card]]  # EG-SSC-2
            )
        else:
            yield from {
                "eg95_move_all_own_one_region": self.move_all_own,
                "eg95_place_two_anywhere": self.place_two,
                "eg95_place_two_or_move_all": self.place_two_or_move_all,
                "eg95_move_five_from_one_region": self.move_five,
                "eg95_veto": self.take_veto,
                "eg95_court_crisis": self.court_crisis,
                "eg95_court_crisis_three": self.court_crisis,
                "eg95_kings_return": self.kings_return,
                "eg95_banish_one_foreign": self.banish_each if self.banish_scope == "each" else self.banish_one,
                "eg95_secret_withdraw_two": self.withdraw_two,
                "eg95_secret_withdraw_all": self.withdraw_all,
                "eg95_score_any_p2": self.score_any,
                "eg95_score_any_p3": self.score_any,
                "eg95_score_castillo": self.score_castillo,
                "eg95_score_most": self.score_most,
                "eg95_score_fewest": self.score_fewest,
                "eg95_score_first_places": self.score_first_places,
                "eg95_mobile_scoreboard": self.move_board,
                "eg95_royal_adviser": self.royal_adviser,
                "eg95_eviction": self.eviction,
                "eg95_move_grande": self.move_grande,
                "eg95_retrieve_power": self.retrieve_power,
                "eg95_court_reinforce": self.court_reinforce,
                "eg95_secret_scoring": self.secret_scoring,
                KING_CARD: self.king_card,
            }[card]()

    # -- pile 1 --

    def move(self, own: int, foreign: int, most: int, sources: list[str]) -> Course:
        """Up to so many moves, one after the other, each shown before it is made (section 13.1)."""
        for _ in range(most):
            moves = [
                f"{colour} {source} {target}"
                for colour in self.seats
                if (own if colour == self.active else foreign) > 0
                for source in sources
                if source != self.king and self.areas[source][colour] > 0
                for target in [*self.free_regions, CASTILLO]
                if target != source
            ]
            answer = yield from self.inquire("move_one", self.active, [*moves, "done"])
            if answer == ["done"]:
                return
            yield from self.shown()
            colour, source, target = answer
            self.areas[source][colour] -= 1
            self.areas[target][colour] += 1
            if colour == self.active:
                own -= 1
            else:
                foreign -= 1

    def move_all_own(self) -> Course:
        (region,) = yield from self.inquire("choose_region", self.active, self.homes_of([self.active]))
        yield from self.announced()
        number = self.areas[region][self.active]
        yield from self.move(number, 0, number, [region])

    def move_five(self) -> Course:
        (region,) = yield from self.inquire("choose_region", self.active, self.homes_of(self.seats))
        yield from self.announced()
        yield from self.move(5, 5, 5, [region])

    def place_two(self) -> Course:
        yield from self.announced()
        for _ in range(min(2, self.court[self.active])):
            targets = [*self.free_regions, CASTILLO, "done"]
            (target,) = yield from self.inquire("place_anywhere_one", self.active, targets)
            if target == "done":
                return
            yield from self.shown()
            self.court[self.active] -= 1
            self.areas[target][self.active] += 1

    def place_two_or_move_all(self) -> Course:
        modes = []
        if self.court[self.active] > 0:
            modes.append("place_two")
        if self.homes_of([self.active]):
            modes.append("move_all")
        (mode,) = yield from self.inquire("choose_mode", self.active, modes)
        yield from (self.place_two() if mode == "place_two" else self.move_all_own())

    # -- pile 2 --

    def take_veto(self) -> Course:
        yield from self.announced()
        self.vetoes[self.active].append("next")

    def court_crisis(self) -> Course:
        """Every opponent's court is emptied, or loses three by one of the copies
        (EG-CARD-CRISIS-1, EG-CARD-CRISIS-2)."""
        yield from self.announced()
        affected = [seat for seat in self.opponents if self.court[seat] > 0]
        for seat in affected:
            if seat != affected[0]:
                yield from self.shown()
            number = self.court[seat]
            if self.card == "eg95_court_crisis_three":
                number = min(3, number)
            self.court[seat] -= number
            self.province[seat] += number

    def kings_return(self) -> Course:
        """Three answers of an opponent are one step (EG-DP-11)."""
        yield from self.announced()
        for seat in self.opponents:
            places = {"court": self.court[seat]} | {region: self.areas[region][seat] for region in self.free_regions}
            number = min(3, sum(places.values()))
            for _ in range(number):
                left = [place for place in places if places[place] > self.returning.get(place, 0)]
                (place,) = yield from self.inquire("return_one", seat, left)
                self.returning[place] = self.returning.get(place, 0) + 1
            if number:
                yield from self.shown()
            for place, count in self.returning.items():
                if place == "court":
                    self.court[seat] -= count
                else:
                    self.areas[place][seat] -= count
                self.province[seat] += count
            self.returning = {}

    def banish(self, colour: str, region: str) -> None:
        self.areas[region][colour] -= 1
        self.province[colour] += 1

    def banish_one(self) -> Course:
        pieces = [f"{colour} {region}" for colour in self.opponents for region in self.homes_of([colour])]
        colour, region = yield from self.inquire("banish_one", self.active, pieces)
        yield from self.announced()
        self.banish(colour, region)

    def banish_each(self) -> Course:
        """One caballero of each opponent, clockwise (EG-CARD-BANISH-2)."""
        yield from self.announced()
        for colour in self.opponents:
            if homes := self.homes_of([colour]):
                _, region = yield from self.inquire(
                    "banish_one", self.active, [f"{colour} {region}" for region in homes]
                )
                yield from self.shown()
                self.banish(colour, region)

    def withdraw_two(self) -> Course:
        """From a region with two or more; without one, the single caballero of a region (EG-CARD-SECRET2-1)."""
        choices = {}
        for seat in self.opponents:
            homes = self.homes_of([seat])
            choices[seat] = [region for region in homes if self.areas[region][seat] >= 2] or homes
        yield from self.withdraw(choices, 2)

    def withdraw_all(self) -> Course:
        yield from self.withdraw({seat: self.homes_of([seat]) for seat in self.opponents}, CABALLEROS)

    def withdraw(self, choices: Mapping[str, list[str]], most: int) -> Course:
        yield from self.announced()
        yield from self.set_disks("disk", {seat: regions for seat, regions in choices.items() if regions})
        for seat in self.opponents:
            if seat in self.revealed:
                yield from self.shown()
                region = self.revealed[seat]
                number = min(most, self.areas[region][seat])
                self.areas[region][seat] -= number
                self.province[seat] += number

    def score_any(self) -> Course:
        (area,) = yield from self.inquire("choose_region", self.active, list(AREAS))
        yield from self.announced()
        self.score_area(area)

    # -- pile 3 --

    def score_regions(self, regions: list[str], first_only: bool = False) -> Course:
        """The announcement's window is the first region's (EG-VETO-5)."""
        yield from self.announced()
        for region in regions:
            if region != regions[0]:
                yield from self.shown()
            self.score_area(region, first_only)

    def score_castillo(self) -> Course:
        yield from self.announced()
        self.score_area(CASTILLO)

    def score_most(self) -> Course:
        sums = {region: sum(self.areas[region].values()) for region in REGIONS}
        yield from self.score_regions([region for region in REGIONS if sums[region] == max(sums.values())])

    def score_fewest(self) -> Course:
        sums = {region: sum(self.areas[region].values()) for region in REGIONS}
        fewest = min(number for number in sums.values() if number > 0)
        yield from self.score_regions([region for region in REGIONS if sums[region] == fewest])

    def score_first_places(self) -> Course:
        yield from self.score_regions(list(REGIONS), first_only=True)

    # -- piles 4 and 5 --

    def move_board(self) -> Course:
        """Not into or out of the king's region, not where the other lies (section 13.5)."""
        puts = [
            f"{board} {area}"
            for board, lies in self.boards.items()
            if lies != self.king
            for area in [*self.free_regions, CASTILLO]
            if area not in self.boards.values()
        ]
        board, area = yield from self.inquire("board", self.active, puts)
        yield from self.announced()
        self.boards[board] = area

    def royal_adviser(self) -> Course:
        yield from self.move_king([region for region in REGIONS if region in NEIGHBOURS[self.king]])

    def king_card(self) -> Course:
        yield from self.move_king(self.free_regions)

    def move_king(self, regions: list[str]) -> Course:
        (region,) = yield from self.inquire("king_to", self.active, regions)
        yield from self.announced()
        self.king = region

    def move_grande(self) -> Course:
        regions = [region for region in self.free_regions if region != self.grandes[self.active]]
        (region,) = yield from self.inquire("grande_to", self.active, regions)
        yield from self.announced()
        self.grandes[self.active] = region

    def retrieve_power(self) -> Course:
        """Any used card, this round's included; which one is not announced (EG-CARD-POWER-1, EG-VETO-3)."""
        yield from self.announced()
        hand = self.hands[self.active]
        used = [str(value) for value in range(1, 14) if value not in hand]
        (value,) = yield from self.inquire("retrieve", self.active, used)
        hand.append(int(value))

    def court_reinforce(self) -> Course:
        yield from self.announced()
        numbers = [str(number) for number in range(min(2, self.province[self.active]) + 1)]
        (number,) = yield from self.inquire("court_n", self.active, numbers)
        if int(number):
            yield from self.shown()
        self.province[self.active] -= int(number)
        self.court[self.active] += int(number)

    def eviction(self) -> Course:
        """Every opponent moves out of the region; the king's region means the own court (EG-CARD-EVICT-1)."""
        (region,) = yield from self.inquire("choose_region", self.active, self.homes_of(self.opponents))
        yield from self.announced()
        others = [other for other in REGIONS if other != region]
        yield from self.set_disks("disk", {seat: others for seat in self.opponents if self.areas[region][seat]})
        for seat in self.opponents:
            if seat in self.revealed:
                yield from self.shown()
                target = self.revealed[seat]
                if target == self.king:
                    self.court[seat] += self.areas[region][seat]
                else:
                    self.areas[target][seat] += self.areas[region][seat]
                self.areas[region][seat] = 0

    def secret_scoring(self) -> Course:
        """Every region that exactly one player set is scored (EG-CARD-SSCORE-1)."""
        yield from self.announced()
        yield from self.set_disks("disk", {seat: list(REGIONS) for seat in self.seats})
        settings = list(self.revealed.values())
        for region in REGIONS:
            if settings.count(region) == 1:
                yield from self.shown()
                self.score_area(region)


def present(counts: Mapping[str, int]) -> dict[str, int]:
    """The counts that are not zero."""
    return {key: count for key, count in counts.items() if count}
