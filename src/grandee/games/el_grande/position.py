"""Positions of El Grande in the words of scenarios: written from a state or a view, and read with every check.

Whatever a position does not name has a neutral value: no caballeros, a court without any, no points; what is left of 30
is in the province. A grande whose place is not named stands where its owner has nobody. `at` says which decision is
next: `play_power`, `choose_card` or `next_part`; or `next_turn`, `end_round`, `general_scoring`, which go on by
themselves. In the middle of an action a written position has the whole `agenda` instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.refusals import BadInput, Say, check_keys, nearest
from grandee.core.state import AGENDA, DEPTH, HIDDEN, ROW, ROWS
from grandee.core.title import LETTERS, SetUp
from grandee.games.el_grande.consistency import Agenda, members, memory_fits
from grandee.games.el_grande.deck import BOARDS, Deck, ElGrandeFault, Map, word_of
from grandee.games.el_grande.facts import ALL_POWERS, CABALLEROS, PILES, POWERS, ROOM
from grandee.games.el_grande.numbers import (
    CASTILLO,
    CHOOSE_CARD,
    END_ROUND,
    NEXT_PART,
    NEXT_TURN,
    OFF,
    PLACED_PART,
    PLAY_POWER,
    REGIONS,
    SPECIAL_PART,
)
from grandee.games.el_grande.numbers import (
    COURT as THE_COURT,
)
from grandee.games.el_grande.state import (
    ACTIVE,
    ANY_LEFT,
    BOARD_AT,
    CHOSEN,
    CHOSEN_MODE,
    CHOSEN_WHAT,
    COURT,
    COVERED,
    DIAL,
    FIRST,
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
    SOURCE,
    TAKEN_BACK,
    THROWN_SO_FAR,
    TURN_CARD,
    TURNED,
    TURNED_UP,
    VETO_NEXT,
    VETO_THIS,
    ElGrande,
)
from grandee.games.el_grande.turn import ask_for_castillo_disks

KEYS = (
    "at",
    "to_act",
    "asked",
    "round",
    "first",
    "active",
    "king",
    "regions",
    "castillo",
    "court",
    "province",
    "score",
    "grandes",
    "boards",
    "offer",
    "card",
    "done",
    "hands",
    "power",
    "turned",
    "vetoes",
    "piles",
    "dials",
    "revealed",
    "returning",
    "played",
    "taken_back",
    "effect",
    "agenda",
)
STARTS = ("play_power", "choose_card", "next_part", "next_turn", "end_round", "general_scoring")
TURNS = ("choose_card", "next_part", "next_turn")  # where the card of pile 5 lies face up if no other is named
PILE_WORDS = tuple(f"pile_{pile + 1}" for pile in range(PILES - 1))
EFFECT_CELLS = {  # numbers of a special action in progress, and the most that each can be
    "covered": (COVERED, 1),
    "own": (OWN_LEFT, 30),
    "foreign": (FOREIGN_LEFT, 30),
    "any": (ANY_LEFT, 30),
    "source": (SOURCE, 9),
    "chosen": (CHOSEN, 9),
    "what": (CHOSEN_WHAT, 4),
    "mode": (CHOSEN_MODE, 9),
    "thrown": (THROWN_SO_FAR, 150),
    "shown": (SHOWN, 9),
    "shown_1": (SHOWN + 1, 30),
    "shown_2": (SHOWN + 2, 30),
    "shown_3": (SHOWN + 3, 30),
    "shown_4": (SHOWN + 4, 30),
}


def area_word(regions: list[str], area: int) -> str:
    return {CASTILLO: "castillo", THE_COURT: "court", OFF: "off"}.get(area) or regions[area]


# -- writing -------------------------------------------------------------------------------------


def write(g: ElGrande, deck: Deck, board: Map) -> dict[str, Any]:
    """A state or view as the tables of a position. What a view hides is `?`, a number, or left out."""
    cells, regions = g.cells, board.regions
    letters = LETTERS[: int(g.facts.players)]
    seats = range(len(letters))
    out: dict[str, Any] = {"at": "over"}
    if not g.over():
        out["at"] = g.rules.steps[g.step_number()].word
        out["to_act"] = letters[g.to_move()]
        out["asked"] = [letters[seat] for seat in seats if g.asked() >> seat & 1]
    out["round"] = cells[ROUND]
    out["first"] = letters[cells[FIRST]]
    out["active"] = "" if cells[ACTIVE] == NO_SEAT else letters[cells[ACTIVE]]
    out["king"] = regions[cells[KING_AT]]
    out["regions"] = {word: counts(g, area, letters) for area, word in enumerate(regions)}
    out["castillo"] = "?" if cells[IN_CASTILLO] == HIDDEN else counts(g, CASTILLO, letters)
    for key, at in (("court", COURT), ("province", PROVINCE), ("score", SCORE)):
        out[key] = {letter: cells[at + seat] for seat, letter in enumerate(letters)}
    out["grandes"] = {letter: regions[cells[GRANDE_AT + seat]] for seat, letter in enumerate(letters)}
    out["boards"] = {word: area_word(regions, cells[BOARD_AT + i]) for i, word in enumerate(BOARDS)}
    out["offer"] = [deck.ids[cells[OFFER + pile]] for pile in range(PILES) if cells[OFFERED] >> pile & 1]
    out["card"] = deck.ids[cells[TURN_CARD] - 1] if cells[TURN_CARD] else ""
    parts = (("place", PLACED_PART), ("special", SPECIAL_PART))
    out["done"] = [word for word, part in parts if cells[PARTS] & part]
    out["hands"] = {letter: hand(g, seat) for seat, letter in enumerate(letters)}
    out["power"] = {
        letter: "?" if cells[POWER + seat] == HIDDEN else cells[POWER + seat]
        for seat, letter in enumerate(letters)
        if cells[POWER + seat]
    }
    out["turned"] = [letter for seat, letter in enumerate(letters) if cells[TURNED] >> seat & 1]
    out["vetoes"] = {
        letter: ["this"] * cells[VETO_THIS + seat] + ["next"] * cells[VETO_NEXT + seat]
        for seat, letter in enumerate(letters)
        if cells[HOLDERS] >> seat & 1
    }
    out["piles"] = {word: write_pile(g, pile, deck) for pile, word in enumerate(PILE_WORDS)}
    for key, at in (("dials", DIAL), ("revealed", REVEALED)):
        shown = {letter: cells[at + seat] for seat, letter in enumerate(letters) if cells[at + seat] > 0}
        out[key] = {letter: regions[dial - 1] for letter, dial in shown.items()}
    sources = [*regions, "court"]
    out["returning"] = {word: cells[RETURNING + i] for i, word in enumerate(sources) if cells[RETURNING + i]}
    if cells[PLAYED] != HIDDEN:
        out |= write_memory(g, letters)
    out["effect"] = {word: cells[at] for word, (at, _) in EFFECT_CELLS.items() if cells[at]}
    out["agenda"] = [write_row(g, row, letters) for row in range(cells[DEPTH])]
    return out


def counts(g: ElGrande, area: int, letters: str) -> dict[str, int]:
    return {letter: int(g.cubes(area, seat)) for seat, letter in enumerate(letters) if g.cubes(area, seat)}


def hand(g: ElGrande, seat: int) -> list[int] | int:
    """The values in hand, or how many there are: nobody is shown more of another's hand (EG-INFO-2)."""
    cells = g.cells
    if cells[HAND + seat] != HIDDEN:
        return [value + 1 for value in members(cells[HAND + seat])]
    return g.hand_size(seat)


def write_pile(g: ElGrande, pile: int, deck: Deck) -> list[str] | int:
    first, size = g.cells[TURNED_UP], g.facts.pile_size[pile]
    cards = [g.cells[PILE + pile * ROOM + i] for i in range(first, size)]
    return len(cards) if HIDDEN in cards else [deck.ids[card] for card in cards]


def write_memory(g: ElGrande, letters: str) -> dict[str, Any]:
    """What everybody remembers of power cards: those seen, and what those taken back unseen can be."""
    played = {letter: [v + 1 for v in members(g.cells[PLAYED + seat])] for seat, letter in enumerate(letters)}
    back: dict[str, list[list[int]]] = {}
    for seat, letter in enumerate(letters):
        first = TAKEN_BACK + seat * MOST_TAKEN_BACK
        sets = [g.cells[i] for i in range(first, first + MOST_TAKEN_BACK) if g.cells[i]]
        if sets:
            back[letter] = [[v + 1 for v in members(bits)] for bits in sets]
    return {"played": played, "taken_back": back}


def write_row(g: ElGrande, row: int, letters: str) -> str:
    step, seats, times, about, detail = (g.cells[AGENDA + row * ROW + i] for i in range(ROW))
    who = "".join(letter for seat, letter in enumerate(letters) if seats >> seat & 1)
    return f"{g.rules.steps[step].word} {who} {times} {about} {detail}"


# -- reading -------------------------------------------------------------------------------------


class Reader:
    """Builds one state from a position."""

    def __init__(self, set_up: SetUp, table: Mapping[str, Any], deck: Deck, board: Map, seed: bytes) -> None:
        self.set_up = set_up
        self.table = table
        self.deck = deck
        self.regions = board.regions
        self.areas = [*board.regions, "castillo"]
        self.letters = list(set_up.letters)
        state = set_up.rules.blank()
        assert isinstance(state, ElGrande)
        self.g = state
        self.g.seed(seed)

    def state(self) -> ElGrande:
        check_keys(self.table, KEYS, "position")
        self.rounds()
        self.pieces()
        self.boards()
        self.cards()
        self.power_cards()
        self.vetoes()
        self.piles()
        self.disks()
        self.effect()
        self.memory()
        if "agenda" in self.table:
            self.agenda()
        else:
            self.start()
        self.fits()
        return self.g

    # -- simple values ----------------------------------------------------------------------------

    def number(self, given: object, low: int, high: int, where: str) -> int:
        if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
            allowed = Say("allowed-number", low=low, high=high)
            raise BadInput(where, "bad-value", given=str(given), allowed=allowed)
        return given

    def choice(self, given: object, words: list[str], where: str) -> int:
        if not isinstance(given, str) or given not in words:
            raise BadInput(where, "bad-word", given=str(given), hint=nearest(str(given), words))
        return words.index(given)

    def sub_table(self, key: str, names: list[str]) -> Mapping[str, Any]:
        given = self.table.get(key, {})
        if not isinstance(given, Mapping):
            raise BadInput(f"position.{key}", "bad-table", keys=", ".join(names))
        check_keys(given, tuple(names), f"position.{key}")
        return given

    def list_of(self, given: object, where: str) -> list[Any]:
        if not isinstance(given, list):
            raise BadInput(where, "bad-value", given=str(given), allowed=Say("allowed-list-of-words"))
        return given

    def seat(self, key: str, otherwise: str) -> int:
        return self.set_up.seat(str(self.table.get(key) or otherwise), f"position.{key}")

    def to_act(self) -> int:
        """The seat whose turn it is: `to_act`, or `active`, or the first."""
        return self.seat("to_act" if self.table.get("to_act") else "active", "A")

    def values(self, given: object, where: str) -> int:
        """A list of power values as a set."""
        bits = 0
        for value in self.list_of(given, where):
            bit = 1 << self.number(value, 1, POWERS, where) - 1
            if bits & bit:
                raise BadInput(where, "bad-twice", given=str(value))
            bits |= bit
        return bits

    # -- rounds and pieces ------------------------------------------------------------------------

    def rounds(self) -> None:
        facts, cells = self.g.facts, self.g.cells
        played = [int(facts.first_round)]
        while facts.next_round[played[-1]]:
            played.append(int(facts.next_round[played[-1]]))
        given = self.table.get("round", played[0])
        if given not in played or isinstance(given, bool):
            allowed = Say("allowed-choice", words=", ".join(str(number) for number in played))
            raise BadInput("position.round", "bad-value", given=str(given), allowed=allowed)
        cells[ROUND] = given
        cells[TURNED_UP] = played.index(given) + 1
        cells[FIRST] = self.seat("first", "A")

    def pieces(self) -> None:
        """Caballeros, king, grandes and points; what is not named is in the province (EG-COMP-9)."""
        cells = self.g.cells
        cells[KING_AT] = self.choice(self.table.get("king", self.regions[0]), self.regions, "position.king")
        regions = self.sub_table("regions", self.regions)
        for area, word in enumerate(self.regions):
            self.count_in(regions.get(word, {}), area, f"position.regions.{word}")
        self.count_in(self.table.get("castillo", {}), CASTILLO, "position.castillo")
        for key, at in (("court", COURT), ("score", SCORE)):
            table = self.sub_table(key, self.letters)
            for seat, letter in enumerate(self.letters):
                most = int(CABALLEROS) if key == "court" else 100_000
                cells[at + seat] = self.number(table.get(letter, 0), 0, most, f"position.{key}.{letter}")
        province = self.sub_table("province", self.letters)
        grandes = self.sub_table("grandes", self.letters)
        for seat, letter in enumerate(self.letters):
            elsewhere = int(cells[COURT + seat] + sum(self.g.cubes(area, seat) for area in range(10)))
            rest = province.get(letter, int(CABALLEROS) - elsewhere)
            if not isinstance(rest, int) or rest < 0 or rest + elsewhere != CABALLEROS:
                given = elsewhere + (rest if isinstance(rest, int) and letter in province else 0)
                raise ElGrandeFault(f"position, {letter}", "bad-caballeros", given=given)
            cells[PROVINCE + seat] = rest
            home = grandes.get(letter, self.regions[self.empty_region(seat)])
            cells[GRANDE_AT + seat] = self.choice(home, self.regions, f"position.grandes.{letter}")

    def count_in(self, table: object, area: int, where: str) -> None:
        if not isinstance(table, Mapping):
            raise BadInput(where, "bad-table", keys=", ".join(self.letters))
        check_keys(table, tuple(self.letters), where)
        for letter, n in table.items():
            self.g.put(area, self.letters.index(letter), self.number(n, 0, int(CABALLEROS), f"{where}.{letter}"))

    def empty_region(self, seat: int) -> int:
        """Where a grande makes no difference: a region without caballeros of its owner, not the king's."""
        free = [r for r in range(REGIONS) if not self.g.cubes(r, seat) and r != self.g.cells[KING_AT]]
        return free[-1] if free else REGIONS - 1

    def boards(self) -> None:
        cells = self.g.cells
        table = self.sub_table("boards", list(BOARDS))
        for i, word in enumerate(BOARDS):
            place = table.get(word, "off")
            where = f"position.boards.{word}"
            cells[BOARD_AT + i] = OFF if place == "off" else self.choice(place, self.areas, where)
        if cells[BOARD_AT] == cells[BOARD_AT + 1] != OFF:
            raise ElGrandeFault("position.boards", "bad-boards-together")

    # -- cards ------------------------------------------------------------------------------------

    def power_cards(self) -> None:
        """The cards of this round, and the hands: all that is not known to be played."""
        cells = self.g.cells
        power = self.sub_table("power", self.letters)
        hands = self.sub_table("hands", self.letters)
        played = self.sub_table("played", self.letters)
        lying: list[int] = []
        for letter, value in self.laid(power).items():
            seat, where = self.letters.index(letter), f"position.power.{letter}"
            cells[POWER + seat] = self.number(value, 1, POWERS, where)
            if value in lying:
                raise ElGrandeFault(where, "bad-power-twice", given=value)
            lying.append(value)
        for letter in self.list_of(self.table.get("turned", self.earlier(power)), "position.turned"):
            cells[TURNED] |= 1 << self.set_up.seat(str(letter), "position.turned")
        for seat, letter in enumerate(self.letters):
            now = 1 << cells[POWER + seat] - 1 if cells[POWER + seat] else 0
            held = self.values(hands[letter], f"position.hands.{letter}") if letter in hands else ALL_POWERS & ~now
            seen = self.values(played[letter], f"position.played.{letter}") if letter in played else ALL_POWERS & ~held
            cells[HAND + seat] = held
            cells[HELD + seat] = len(members(held))
            cells[PLAYED + seat] = seen | now
            if letter not in played and held & now:
                raise ElGrandeFault(f"position.hands.{letter}", "bad-hand", given=int(cells[POWER + seat]))

    def laid(self, power: Mapping[str, Any]) -> Mapping[str, Any]:
        """This round's power cards. If none is named, as many seats are still to come, clockwise, as find a card;
        all others had their turn before the seat to act."""
        if power or self.table.get("at", "choose_card") == "play_power" or "agenda" in self.table:
            return power
        first, players = self.to_act(), len(self.letters)
        order = self.letters[first:] + self.letters[:first]
        if self.table.get("at") in ("end_round", "general_scoring"):
            to_come = 0
        elif "turned" in self.table:
            to_come = players
        else:
            to_come = min(players, len(members(self.g.cells[OFFERED])) + (self.table.get("at") == "next_part"))
        for letter in order[to_come:]:
            self.g.cells[TURNED] |= 1 << self.letters.index(letter)
        return {letter: int(POWERS) - i for i, letter in enumerate(order[to_come:] + order[:to_come])}

    def earlier(self, power: Mapping[str, Any]) -> list[str]:
        """In a turn: the seats with higher power cards, which had theirs before."""
        letter = self.letters[self.to_act()]
        if self.table.get("at", "choose_card") not in ("choose_card", "next_part") or letter not in power:
            return []
        return [other for other in power if power[other] > power[letter]]

    def card(self, given: object, where: str) -> int:
        return self.choice(given, self.deck.ids, where)

    def cards(self) -> None:
        cells = self.g.cells
        standing = self.deck.ids[self.g.facts.standing]
        alone = "agenda" not in self.table and self.table.get("at", "choose_card") in TURNS
        alone = alone and self.table.get("card") != standing
        for word in self.list_of(self.table.get("offer", [standing] if alone else []), "position.offer"):
            kind = self.card(word, "position.offer")
            pile = self.g.facts.pile[kind]
            if cells[OFFERED] >> pile & 1:
                raise BadInput("position.offer", "bad-twice", given=f"pile_{pile + 1}")
            cells[OFFERED] |= 1 << pile
            cells[OFFER + pile] = kind
        if self.table.get("card"):
            kind = self.card(self.table["card"], "position.card")
            if cells[OFFERED] >> self.g.facts.pile[kind] & 1:  # a pile offers one card a round
                raise BadInput("position.card", "bad-twice", given=f"pile_{self.g.facts.pile[kind] + 1}")
            cells[TURN_CARD] = kind + 1
        for word in self.list_of(self.table.get("done", []), "position.done"):
            cells[PARTS] |= 1 << self.choice(word, ["place", "special"], "position.done")

    def piles(self) -> None:
        """The cards still to come: those named first, then any that are not named anywhere."""
        cells, facts = self.g.cells, self.g.facts
        table = self.sub_table("piles", list(PILE_WORDS))
        in_front = self.vetoes_in_front()
        for pile, word in enumerate(PILE_WORDS):
            size, turned = int(facts.pile_size[pile]), int(cells[TURNED_UP])
            room, where = max(0, size - turned), f"position.piles.{word}"
            left = [int(facts.pile_cards[pile * ROOM + i]) for i in range(size)]
            for kind in self.named_in(pile):
                if kind not in left:
                    raise ElGrandeFault("position.offer", "bad-card-copies", given=self.deck.ids[kind])
                left.remove(kind)
            to_come: list[int] = []
            for name in self.list_of(table.get(word, []), where):
                kind = self.card(name, where)
                if kind not in left:
                    raise ElGrandeFault(where, "bad-card-copies", given=str(name))
                left.remove(kind)
                to_come.append(kind)
            if len(to_come) > room:
                raise BadInput(where, "bad-too-many", given=len(to_come), most=room)
            for kind in [kind for kind in left if self.is_veto(kind)]:
                if in_front and len(to_come) + len(left) > room:
                    left.remove(kind)
                    in_front -= 1
            for i, kind in enumerate((to_come + left)[:room]):
                cells[PILE + pile * ROOM + turned + i] = kind

    def named_in(self, pile: int) -> list[int]:
        """The card of a pile that lies face up or is in use."""
        cells, card = self.g.cells, int(self.g.cells[TURN_CARD]) - 1
        if cells[OFFERED] >> pile & 1:
            return [int(cells[OFFER + pile])]
        return [card] if card >= 0 and self.g.facts.pile[card] == pile else []

    def is_veto(self, kind: int) -> bool:
        return word_of(self.deck.rows[kind].get("special")) == "take_veto"

    def vetoes_in_front(self) -> int:
        """How many veto cards lie in front of players, so in no pile; the one in use is not counted (EG-TURN-10)."""
        cells, card = self.g.cells, int(self.g.cells[TURN_CARD]) - 1
        n = int(sum(cells[VETO_THIS + seat] + cells[VETO_NEXT + seat] for seat in range(len(self.letters))))
        taken = card >= 0 and self.is_veto(card) and cells[PARTS] & SPECIAL_PART
        return n - 1 if n and taken and cells[VETO_NEXT + self.to_act()] else n

    def vetoes(self) -> None:
        for letter, words in self.sub_table("vetoes", self.letters).items():
            seat, where = self.letters.index(letter), f"position.vetoes.{letter}"
            for word in self.list_of(words, where):
                at = (VETO_THIS, VETO_NEXT)[self.choice(word, ["this", "next"], where)]
                self.g.cells[at + seat] += 1
            self.g.count_vetoes(seat)

    # -- what is going on -------------------------------------------------------------------------

    def disks(self) -> None:
        cells = self.g.cells
        for key, at in (("dials", DIAL), ("revealed", REVEALED)):
            for letter, region in self.sub_table(key, self.letters).items():
                place = self.choice(region, self.regions, f"position.{key}.{letter}")
                cells[at + self.letters.index(letter)] = place + 1
        sources = [*self.regions, "court"]
        for word, n in self.sub_table("returning", sources).items():
            cells[RETURNING + sources.index(word)] = self.number(n, 0, 9, f"position.returning.{word}")

    def effect(self) -> None:
        for word, n in self.sub_table("effect", list(EFFECT_CELLS)).items():
            at, most = EFFECT_CELLS[word]
            limit = len(self.deck.modes) if word == "mode" else most
            self.g.cells[at] = self.number(n, 0, limit, f"position.effect.{word}")

    def memory(self) -> None:
        """What cards taken back unseen can be: as many sets as cards that were seen and are in hand again."""
        cells = self.g.cells
        for letter, sets in self.sub_table("taken_back", self.letters).items():
            seat, where = self.letters.index(letter), f"position.taken_back.{letter}"
            for i, given in enumerate(self.list_of(sets, where)[:MOST_TAKEN_BACK]):
                cells[TAKEN_BACK + seat * MOST_TAKEN_BACK + i] = self.values(given, where)
        for seat, letter in enumerate(self.letters):
            if not memory_fits(self.g, seat):
                raise ElGrandeFault(f"position.hands.{letter}", "bad-taken-back")

    def start(self) -> None:
        """Build the agenda for a decision at which a turn, a part of it or a scoring begins."""
        at = self.table.get("at", "choose_card")
        if at not in STARTS:
            allowed = Say("allowed-choice", words=", ".join(STARTS))
            raise BadInput("position.at", "bad-value", given=str(at), allowed=allowed)
        cells, first = self.g.cells, self.g.cells[FIRST]
        cells[ACTIVE] = NO_SEAT
        match at:
            case "play_power":
                self.g.push(NEXT_TURN, first)
                self.start_power()
            case "next_turn":
                self.g.push(NEXT_TURN, first)
            case "end_round":
                self.g.push(END_ROUND, first)
            case "general_scoring":
                self.g.push(END_ROUND, first, 0, 1)
                ask_for_castillo_disks(self.g, first)
            case _:
                seat = self.to_act()
                cells[ACTIVE] = seat
                cells[TURNED] |= 1 << seat
                if (at == "next_part") != (cells[TURN_CARD] > 0):
                    raise ElGrandeFault("position.card", "bad-nothing-to-do")
                if at == "choose_card" and not cells[OFFERED]:
                    raise ElGrandeFault("position.offer", "bad-nothing-to-do")
                self.g.push(NEXT_TURN, first)
                self.g.push(NEXT_PART if at == "next_part" else CHOOSE_CARD, seat)

    def start_power(self) -> None:
        """The seats from the first player on have played already; the next one is to act."""
        cells, players = self.g.cells, len(self.letters)
        waiting = [seat for seat in range(players) if not cells[POWER + seat]]
        order = [(cells[FIRST] + i) % players for i in range(players)]
        if not waiting or order[players - len(waiting) :] != [seat for seat in order if seat in waiting]:
            raise ElGrandeFault("position.power", "bad-nothing-to-do")
        to_act = order[players - len(waiting)]
        if self.seat("to_act", self.letters[to_act]) != to_act:
            allowed = Say("allowed-choice", words=self.letters[to_act])
            raise BadInput("position.to_act", "bad-value", given=str(self.table["to_act"]), allowed=allowed)
        self.g.push(PLAY_POWER, to_act, len(waiting))

    # -- a written agenda -------------------------------------------------------------------------

    def agenda(self) -> None:
        rows = self.list_of(self.table["agenda"], "position.agenda")
        words = [step.word for step in self.g.rules.steps]
        active = self.table.get("active")
        self.g.cells[ACTIVE] = self.seat("active", "A") if active else NO_SEAT
        for row in rows:
            part = str(row).split()
            fits = len(part) == 5 and part[0] in words and all(word.isdecimal() and len(word) < 5 for word in part[2:])
            if not fits or not set(part[1]) <= set(self.letters) or len(rows) > ROWS:
                raise ElGrandeFault("position.agenda", "bad-agenda", given=str(row))
            times, about, detail = (int(word) for word in part[2:])
            seats = sum(1 << self.letters.index(letter) for letter in set(part[1]))
            self.g.ask(words.index(part[0]), seats, times, about, detail)

    def fits(self) -> None:
        """The agenda fits the cards and pieces, so that the game can go on from here."""
        agenda = Agenda(self.g)
        if {"next_part", "end_turn"} & set(agenda.words) and not self.g.cells[TURN_CARD]:
            raise ElGrandeFault("position.card", "bad-nothing-to-do")
        fault = agenda.fault(self.effect_words())
        if fault:
            raise ElGrandeFault("position.agenda", "bad-agenda", given=fault)
        leftover = agenda.leftover()
        if leftover:
            raise ElGrandeFault("position", "bad-leftover", given=leftover)
        cards = len(members(self.g.cells[OFFERED]))
        if cards < agenda.turns_left():
            raise ElGrandeFault("position.offer", "bad-too-few-offered", given=cards, needed=agenda.turns_left())
        for seat, letter in enumerate(self.letters):
            if self.g.hand_size(seat) < agenda.powers_needed(seat):
                needed = agenda.powers_needed(seat)
                raise ElGrandeFault(f"position.hands.{letter}", "bad-few-powers", needed=needed)

    def effect_words(self) -> list[str]:
        """The words of the effects that the card in use can have."""
        if not self.g.cells[TURN_CARD]:
            return []
        row = self.deck.under(self.deck.rows[self.g.cells[TURN_CARD] - 1], self.set_up.options)
        special: Any = row.get("special")
        if word_of(special) != "either":
            return [word_of(special)]
        mode = self.g.cells[CHOSEN_MODE]
        sides = special["either"]
        chosen = [sides[self.deck.modes[mode - 1]]] if mode and self.deck.modes[mode - 1] in sides else []
        return ["either", *(word_of(side) for side in chosen)]
