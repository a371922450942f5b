"""Positions of Kabale & Hiebe in the words of scenarios: written from a state or a view, and read with every check.

A card on the table is `B queen` face up, `B queen*` face down, `B queen under` under a Disguise, `B ?*` unknown to the
reader. What everybody remembers follows: `B explorer* seen` has been face up before, `B queen* not king,mage` cannot be
one of those, because they were seen elsewhere, and `B queen* held 1` was played after B's hand was down to one card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.refusals import BadInput, Say, nearest
from grandee.core.state import HIDDEN
from grandee.core.title import LETTERS, SetUp
from grandee.games.kabale.deck import Deck, KabaleFault, goals
from grandee.games.kabale.facts import ALL_KINDS, GOALS, HAND_CARDS, KINDS, ROUNDS
from grandee.games.kabale.numbers import DISGUISE, END_ROUND, FINISH_TURN, PLACE_CARD, TRAITOR
from grandee.games.kabale.state import (
    ACTIVE,
    CLOSED_COLUMNS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DOWN,
    ENDED,
    FEWEST_HELD,
    GOAL,
    GOAL_DECK,
    GOALS_TURNED,
    HAND,
    HELD_SHIFT,
    NOT_SHIFT,
    RECYCLED,
    ROUND,
    SEEN,
    TRAVELLED_KINDS,
    UNDER,
    UNKNOWN_KIND,
    UP,
    WON,
    WON_COUNT,
    Kabale,
    count,
    face_of,
    held_before,
    kind_of,
    owner_of,
    table_card,
)

STEPS = {
    "place_card": PLACE_CARD,
    "disguise": DISGUISE,
    "traitor": TRAITOR,
    "finish_turn": FINISH_TURN,
    "end_round": END_ROUND,
}
KEYS = (
    "at",
    "to_act",
    "column",
    "round",
    "active",
    "ended",
    "columns",
    "hands",
    "decks",
    "discards",
    "won",
    "goal_deck",
    "recycled",
    "travelled",
    "fewest_held",
)
REST = "rest"  # in a pile: all cards of the colour that the position does not name


# -- writing -------------------------------------------------------------------------------------


def write(g: Kabale, cards: list[str]) -> dict[str, Any]:
    """A state or view as the tables of a position. What a view hides is its length, or is left out."""
    players = int(g.facts.players)
    letters = LETTERS[:players]
    out: dict[str, Any] = {"at": "over"}
    if not g.over():
        step = g.step_number()
        out["at"] = g.rules.steps[step].word
        out["to_act"] = letters[g.to_move()]
        if step in (DISGUISE, TRAITOR):
            out["column"] = f"c{g.about() + 1}"
    cells = g.cells
    out["round"] = cells[ROUND]
    out["active"] = letters[cells[ACTIVE]]
    out["ended"] = bool(cells[ENDED])
    out["columns"] = {f"c{c + 1}": write_column(g, c, cards) for c in range(players)}
    out["hands"] = {
        letter: members(cells[HAND + s], cards) if cells[HAND + s] != HIDDEN else hidden_hand(g, s)
        for s, letter in enumerate(letters)
    }
    out["decks"] = {letter: write_deck(g, s, cards) for s, letter in enumerate(letters)}
    out["discards"] = {letter: members(cells[DISCARD + s], cards) for s, letter in enumerate(letters)}
    ids = list(goals().ids)
    out["won"] = {
        letter: members(cells[WON + s], ids) if cells[WON + s] != HIDDEN else cells[WON_COUNT + s]
        for s, letter in enumerate(letters)
    }
    first = GOAL_DECK + cells[GOALS_TURNED]
    to_come = players * ROUNDS - cells[GOALS_TURNED]
    sealed = cells[GOAL_DECK + GOALS - 1] == HIDDEN
    out["goal_deck"] = to_come if sealed else [ids[cells[first + i]] for i in range(GOALS - cells[GOALS_TURNED])]
    if cells[RECYCLED] != HIDDEN:
        out["recycled"] = {
            letter: members(cells[RECYCLED + s], cards)
            for s, letter in enumerate(letters)
            if cells[RECYCLED + s] != ALL_KINDS
        }
        out["travelled"] = {
            letter: members(cells[TRAVELLED_KINDS + s], cards)
            for s, letter in enumerate(letters)
            if cells[TRAVELLED_KINDS + s]
        }
        out["fewest_held"] = {
            letter: cells[FEWEST_HELD + s] for s, letter in enumerate(letters) if cells[FEWEST_HELD + s] != HAND_CARDS
        }
    return out


def write_column(g: Kabale, column: int, cards: list[str]) -> dict[str, Any]:
    laid = [write_card(g.card(column, position), cards) for position in range(g.length(column))]
    goal = "" if g.over() else goals().ids[g.goal(column)]
    return {"goal": goal, "closed": g.is_closed(column), "cards": laid}


def write_card(card: int, cards: list[str]) -> str:
    kind = "?" if kind_of(card) == UNKNOWN_KIND else cards[kind_of(card)]
    text = f"{LETTERS[owner_of(card)]} {kind}" + {UP: "", DOWN: "*", UNDER: " under"}[face_of(card)]
    if card & SEEN:
        text += " seen"
    if held_before(card) < HAND_CARDS:
        text += f" held {held_before(card)}"
    if card >> NOT_SHIFT:
        text += " not " + ",".join(members(card >> NOT_SHIFT, cards))
    return text


def write_deck(g: Kabale, seat: int, cards: list[str]) -> list[str] | int:
    size = g.deck_size(seat)
    kinds = [g.cells[DECK + seat * KINDS + i] for i in range(size)]
    return size if HIDDEN in kinds else [cards[kind] for kind in reversed(kinds)]


def hidden_hand(g: Kabale, seat: int) -> int:
    """How many cards a hidden hand holds: those of 25 that lie nowhere else."""
    laid = sum(
        owner_of(g.card(column, position)) == seat
        for column in range(g.facts.players)
        for position in range(g.length(column))
    )
    return KINDS - laid - g.deck_size(seat) - count(g.cells[DISCARD + seat])


def members(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


# -- reading -------------------------------------------------------------------------------------


class Reader:
    """Builds one state from a position and remembers which cards and goals it has named."""

    def __init__(self, set_up: SetUp, table: Mapping[str, Any], deck: Deck, seed: bytes) -> None:
        self.set_up = set_up
        self.table = table
        self.deck = deck
        state = set_up.rules.blank()
        assert isinstance(state, Kabale)
        self.g = state
        self.g.seed(seed)
        self.free = [ALL_KINDS] * set_up.seats  # of each seat the cards that are not named yet
        self.goals = list(goals().ids)  # those that are not named yet

    def state(self) -> Kabale:
        for key in self.table:
            if key not in KEYS:
                raise BadInput("position", "bad-key", key=key, hint=nearest(key, list(KEYS)))
        cells = self.g.cells
        cells[ROUND] = self.number("round", 1, 1, ROUNDS)
        cells[GOALS_TURNED] = cells[ROUND] * self.set_up.seats
        cells[ENDED] = int(self.flag("ended"))
        self.columns()
        self.piles()
        self.won_and_goal_deck()
        for seat in range(self.set_up.seats):
            cells[RECYCLED + seat] = self.kinds("recycled", seat, ALL_KINDS)
            cells[TRAVELLED_KINDS + seat] = self.kinds("travelled", seat, 0)
            cells[FEWEST_HELD + seat] = self.fewest_held(seat)
            self.check_recycled(seat)
        self.agenda()
        return self.g

    # -- simple values ----------------------------------------------------------------------------

    def number(self, key: str, otherwise: int, low: int, high: int) -> int:
        given = self.table.get(key, otherwise)
        if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
            allowed = Say("allowed-number", low=low, high=high)
            raise BadInput(f"position.{key}", "bad-value", given=str(given), allowed=allowed)
        return given

    def flag(self, key: str) -> bool:
        given = self.table.get(key, False)
        if not isinstance(given, bool):
            raise BadInput(f"position.{key}", "bad-value", given=str(given), allowed=Say("allowed-switch", words=""))
        return given

    def seat(self, key: str, otherwise: str) -> int:
        return self.set_up.seat(str(self.table.get(key, otherwise)), f"position.{key}")

    def sub_table(self, key: str, names: list[str]) -> Mapping[str, Any]:
        given = self.table.get(key, {})
        if not isinstance(given, Mapping):
            raise BadInput(f"position.{key}", "bad-table", keys=", ".join(names))
        for name in given:
            if name not in names:
                raise BadInput(f"position.{key}", "bad-key", key=name, hint=nearest(name, names))
        return given

    def words(self, given: object, where: str) -> list[str]:
        if not isinstance(given, list) or not all(isinstance(word, str) for word in given):
            raise BadInput(where, "bad-value", given=str(given), allowed=Say("allowed-list-of-words"))
        return given

    def kinds(self, key: str, seat: int, otherwise: int) -> int:
        table = self.sub_table(key, list(self.set_up.letters))
        letter = self.set_up.letters[seat]
        if letter not in table:
            return otherwise
        where = f"position.{key}.{letter}"
        return sum(1 << self.deck.kind(word, where) for word in set(self.words(table[letter], where)))

    def fewest_held(self, seat: int) -> int:
        letter = self.set_up.letters[seat]
        given = self.sub_table("fewest_held", list(self.set_up.letters)).get(letter, int(HAND_CARDS))
        if not isinstance(given, int) or isinstance(given, bool) or given not in (0, 1, 3, 4, 5, 7):
            allowed = Say("allowed-choice", words="0, 1, 3, 4, 5, 7")
            raise BadInput(f"position.fewest_held.{letter}", "bad-value", given=str(given), allowed=allowed)
        return given

    def check_recycled(self, seat: int) -> None:
        """A deck holds only cards that it was shuffled from, and what lay longer is ruled out for more."""
        cells, where = self.g.cells, f"position.recycled.{self.set_up.letters[seat]}"
        pile = cells[RECYCLED + seat]
        for i in range(self.g.deck_size(seat)):
            kind = cells[DECK + seat * KINDS + i]
            if not pile >> kind & 1:
                raise KabaleFault(where, "bad-recycled", given=self.deck.ids[kind])
        cards = [self.g.card(c, p) for c in range(self.set_up.seats) for p in range(self.g.length(c))]
        marks = [card >> NOT_SHIFT for card in cards if owner_of(card) == seat and card >> NOT_SHIFT]
        fewest = cells[FEWEST_HELD + seat] & 3
        since = [kind_of(card) for card in cards if owner_of(card) == seat and held_before(card) <= fewest <= 1]
        held = members_of(self.g.hand(seat), range(KINDS)) if fewest <= 1 else []
        if sum(not pile >> kind & 1 for kind in [*since, *held]) > fewest:
            raise KabaleFault(f"position.fewest_held.{self.set_up.letters[seat]}", "bad-fewest-held")
        smaller = pile if marks else 0
        for mark in sorted(marks, key=lambda bits: int(count(bits))):
            if smaller & ~mark:
                raise KabaleFault(where, "bad-ruled-out")
            smaller = mark

    # -- the table --------------------------------------------------------------------------------

    def columns(self) -> None:
        names = [f"c{i + 1}" for i in range(self.set_up.seats)]
        table = self.sub_table("columns", names)
        rows: list[Mapping[str, Any]] = []
        for name in names:
            row = table.get(name, {})
            where = f"position.columns.{name}"
            if not isinstance(row, Mapping):
                raise BadInput(where, "bad-table", keys="goal, cards, closed")
            for key in row:
                if key not in ("goal", "cards", "closed"):
                    raise BadInput(where, "bad-key", key=key, hint=nearest(key, ["goal", "cards", "closed"]))
            rows.append(row)
        for column, row in enumerate(rows):
            if "goal" in row:
                self.g.cells[GOAL + column] = self.goal(row["goal"], f"position.columns.{names[column]}.goal")
        for column, row in enumerate(rows):
            where = f"position.columns.{names[column]}"
            if "goal" not in row:
                self.g.cells[GOAL + column] = self.goal(self.unnamed_goal(), where)
            closed = row.get("closed", False)
            if not isinstance(closed, bool):
                raise BadInput(
                    f"{where}.closed", "bad-value", given=str(closed), allowed=Say("allowed-switch", words="")
                )
            self.g.cells[CLOSED_COLUMNS] |= int(closed) << column
            for text in self.words(row.get("cards", []), f"{where}.cards"):
                card = self.card(text, f"{where}.cards")
                if face_of(card) == UNDER and not self.disguised(column, owner_of(card)):
                    raise KabaleFault(f"{where}.cards", "bad-under", given=text)
                self.g.put(column, self.g.length(column), card)

    def disguised(self, column: int, owner: int) -> bool:
        """Whether the last card laid in a column is a flipped Disguise of an owner."""
        position = self.g.length(column) - 1
        card = self.g.card(column, position) if position >= 0 else 0
        effect = self.deck.rows[kind_of(card)].get("when_flipped")
        return position >= 0 and face_of(card) == UP and owner_of(card) == owner and effect == "hides_card"

    def unnamed_goal(self) -> str:
        won = self.sub_table("won", list(self.set_up.letters))
        named = {goal for letter in won for goal in self.words(won[letter], f"position.won.{letter}")}
        named |= set(self.words(self.table.get("goal_deck", []), "position.goal_deck"))
        for goal in self.goals:
            if goal not in named:
                return goal
        raise BadInput("position.columns", "bad-missing", key="goal")

    def goal(self, given: object, where: str) -> int:
        ids = list(goals().ids)
        if given not in ids:
            raise BadInput(where, "bad-word", given=str(given), hint=nearest(str(given), ids))
        if given not in self.goals:
            raise BadInput(where, "bad-twice", given=str(given))
        self.goals.remove(str(given))
        return ids.index(str(given))

    def card(self, text: str, where: str) -> int:
        """Read `B queen* seen` and its like."""
        parts = text.split()
        if len(parts) < 2:
            raise KabaleFault(where, "bad-table-card", given=text)
        owner = self.set_up.seat(parts[0], where)
        face = DOWN if parts[1].endswith("*") else UP
        kind = self.take(owner, parts[1].removesuffix("*"), where)
        card, held = 0, int(HAND_CARDS)
        rest = parts[2:]
        while rest:
            match rest:
                case ["under", *rest] if face == UP:
                    face = UNDER
                case ["seen", *rest] if face == DOWN:
                    card |= SEEN
                case ["held", ("0" | "1") as fewest, *rest]:
                    held = int(fewest)
                case ["not", kinds, *rest] if face != UP:
                    card |= sum(1 << self.deck.kind(word, where) for word in set(kinds.split(","))) << NOT_SHIFT
                case _:
                    raise KabaleFault(where, "bad-table-card", given=text)
        if card >> NOT_SHIFT >> kind & 1:
            raise KabaleFault(where, "bad-table-card", given=text)
        return card | table_card(kind, owner, face) & ~(3 << HELD_SHIFT) | held << HELD_SHIFT

    def take(self, seat: int, word: str, where: str) -> int:
        """Name a card: every card of a colour is in one place."""
        kind = self.deck.kind(word, where)
        if not self.free[seat] >> kind & 1:
            raise BadInput(where, "bad-twice", given=f"{self.set_up.letters[seat]} {word}")
        self.free[seat] &= ~(1 << kind)
        return kind

    def piles(self) -> None:
        letters = list(self.set_up.letters)
        tables = {key: self.sub_table(key, letters) for key in ("hands", "decks", "discards")}
        piles: dict[str, list[list[int]]] = {"hands": [], "decks": [], "discards": []}
        rest_in: list[str] = []
        for seat, letter in enumerate(letters):
            rest = "decks"
            for key, table in tables.items():
                where = f"position.{key}.{letter}"
                words = self.words(table.get(letter, []), where)
                if REST in words:
                    rest = key
                piles[key].append([self.take(seat, word, where) for word in words if word != REST])
            rest_in.append(rest)
        for seat, letter in enumerate(letters):
            unnamed = [kind for kind in range(KINDS) if self.free[seat] >> kind & 1]
            if letter not in tables["hands"]:
                dealt = min(HAND_CARDS, len(unnamed))
                piles["hands"][seat] += unnamed[:dealt]
                unnamed = unnamed[dealt:]
            piles[rest_in[seat]][seat] += unnamed
            if len(piles["hands"][seat]) > HAND_CARDS:
                given = len(piles["hands"][seat])
                raise BadInput(f"position.hands.{letter}", "bad-too-many", given=given, most=HAND_CARDS)
            self.fill(seat, piles["hands"][seat], piles["decks"][seat], piles["discards"][seat])

    def fill(self, seat: int, hand: list[int], deck: list[int], discards: list[int]) -> None:
        cells = self.g.cells
        cells[HAND + seat] = sum(1 << kind for kind in hand)
        cells[DISCARD + seat] = sum(1 << kind for kind in discards)
        cells[DECK_SIZE + seat] = len(deck)
        for i, kind in enumerate(reversed(deck)):
            cells[DECK + seat * KINDS + i] = kind

    def won_and_goal_deck(self) -> None:
        letters = list(self.set_up.letters)
        table = self.sub_table("won", letters)
        cells = self.g.cells
        won = 0
        for seat, letter in enumerate(letters):
            where = f"position.won.{letter}"
            for word in self.words(table.get(letter, []), where):
                cells[WON + seat] |= 1 << self.goal(word, where)
                cells[WON_COUNT + seat] += 1
                won += 1
        if won > cells[GOALS_TURNED] - self.set_up.seats:
            most = int(cells[GOALS_TURNED] - self.set_up.seats)
            raise BadInput("position.won", "bad-too-many", given=won, most=most)
        ids = list(goals().ids)
        named = [
            self.goal(word, "position.goal_deck")
            for word in self.words(self.table.get("goal_deck", []), "position.goal_deck")
        ]
        room = int(GOALS - cells[GOALS_TURNED])
        if len(named) > room:
            raise BadInput("position.goal_deck", "bad-too-many", given=len(named), most=room)
        to_come = (named + [ids.index(goal) for goal in self.goals])[:room]
        for i, goal in enumerate(to_come):
            cells[GOAL_DECK + cells[GOALS_TURNED] + i] = goal

    # -- what comes next --------------------------------------------------------------------------

    def agenda(self) -> None:
        at = self.table.get("at", "place_card")
        if not isinstance(at, str) or at not in STEPS:
            allowed = Say("allowed-choice", words=", ".join(STEPS))
            raise BadInput("position.at", "bad-value", given=str(at), allowed=allowed)
        to_act = self.seat("to_act", "A")
        active = self.seat("active", self.set_up.letters[to_act])
        self.g.cells[ACTIVE] = active
        match at:
            case "place_card":
                if active != to_act:
                    letter = self.set_up.letters[to_act]
                    allowed = Say("allowed-choice", words=letter)
                    raise BadInput("position.active", "bad-value", given=self.set_up.letters[active], allowed=allowed)
                if self.g.hand(to_act) == 0:
                    raise KabaleFault(f"position.hands.{self.set_up.letters[to_act]}", "bad-empty-hand")
                if self.g.open_columns() == 0:
                    raise KabaleFault("position.columns", "bad-all-closed")
                self.g.push(PLACE_CARD, to_act)
            case "disguise" | "traitor":
                self.g.push(FINISH_TURN, active)
                self.g.push(STEPS[at], to_act, 0, self.column_of(at, to_act))
            case _:
                self.g.push(STEPS[at], active)

    def column_of(self, at: str, to_act: int) -> int:
        """The column of a flipped Disguise or Traitor: face up, the last card but one, and its owner's decision."""
        names = [f"c{i + 1}" for i in range(self.set_up.seats)]
        given = self.table.get("column", "c1")
        if given not in names:
            allowed = Say("allowed-choice", words=", ".join(names))
            raise BadInput("position.column", "bad-value", given=str(given), allowed=allowed)
        column = names.index(given)
        position = self.g.length(column) - 2
        card = self.g.card(column, position) if position >= 0 else 0
        effect = {"disguise": "hides_card", "traitor": "swaps_goals"}[at]
        row = self.deck.rows[kind_of(card)]
        if position < 0 or face_of(card) != UP or owner_of(card) != to_act or row.get("when_flipped") != effect:
            raise KabaleFault("position.column", "bad-flipped", given=str(given), effect=effect)
        return column


def read(set_up: SetUp, table: Mapping[str, Any], deck: Deck, seed: bytes) -> Kabale:
    """The state that a position describes; whatever it does not name has its neutral value."""
    return Reader(set_up, table, deck, seed).state()


# -- invariants ----------------------------------------------------------------------------------


def check(g: Kabale) -> None:
    """25 cards a colour, 36 goals, nobody below zero (KH-SET-2 to -4)."""
    places: list[list[int]] = [[] for _ in range(g.facts.players)]
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            places[owner_of(card)].append(kind_of(card))
    named = range(KINDS)
    for seat, on_table in enumerate(places):
        deck = [g.cells[DECK + seat * KINDS + i] for i in range(g.deck_size(seat))]
        kinds = on_table + deck + members_of(g.hand(seat), named) + members_of(g.cells[DISCARD + seat], named)
        assert sorted(kinds) == list(named), f"seat {seat} has the cards {sorted(kinds)}"
        assert g.points(seat) >= 0
        assert g.cells[WON_COUNT + seat] == len(members_of(g.won(seat), range(GOALS)))
    turned = g.cells[GOALS_TURNED]
    to_come = [g.cells[GOAL_DECK + i] for i in range(turned, GOALS)]
    in_row = [] if g.over() else [g.goal(column) for column in range(g.facts.players)]
    won = [goal for seat in range(g.facts.players) for goal in members_of(g.won(seat), range(GOALS))]
    seen = to_come + in_row + won
    assert len(set(seen)) == len(seen), f"a goal is in two places: {sorted(seen)}"
    assert len(to_come) + turned == GOALS


def members_of(bits: int, numbers: range) -> list[int]:
    return [number for number in numbers if bits >> number & 1]
