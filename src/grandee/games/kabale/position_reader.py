"""Reads positions of Kabale & Hiebe in the words of scenarios, with every check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.chance import count
from grandee.core.game import Setup
from grandee.core.refusals import BadInput, Message, nearest
from grandee.games.kabale.deck import Deck
from grandee.games.kabale.declarations import DECLARATIONS
from grandee.games.kabale.effects import HidesCard, KabaleFault, words_by_decision
from grandee.games.kabale.engine import cells, sizes, steps
from grandee.games.kabale.engine.facts import HAND_CARDS, ROUNDS
from grandee.games.kabale.engine.state import (
    DOWN,
    HELD_SHIFT,
    NOT_SHIFT,
    SEEN,
    UNDER,
    UP,
    Kabale,
    face_of,
    held_before,
    kind_of,
    owner_of,
    table_card,
)
from grandee.games.kabale.goals import goals
from grandee.games.kabale.invariants import members_of
from grandee.games.kabale.position import KEYS

STEPS = {each.word: number for number, each in enumerate(DECLARATIONS.every_step)}
REST = "rest"  # in a pile: all cards of the colour that the position does not name


class Reader:
    """Builds one state from a position and remembers which cards and goals it has named."""

    def __init__(self, setup: Setup, table: Mapping[str, Any], deck: Deck, seed: bytes) -> None:
        self.setup = setup
        self.table = table
        self.deck = deck
        state = setup.rules.blank_state()
        assert isinstance(state, Kabale)
        self.g = state
        self.g.seed(seed)
        self.free = [sizes.ALL_KINDS] * setup.seats  # of each seat the cards that are not named yet
        self.goals = list(goals().ids)  # those that are not named yet

    def state(self) -> Kabale:
        for key in self.table:
            if key not in KEYS:
                raise BadInput("position", "bad-key", key=key, hint=nearest(key, list(KEYS)))
        cell = self.g.cells
        cell[cells.ROUND] = self.number("round", 1, 1, ROUNDS)
        cell[cells.GOALS_TURNED] = cell[cells.ROUND] * self.setup.seats
        cell[cells.ENDED] = int(self.flag("ended"))
        self.columns()
        self.piles()
        self.won_and_goal_deck()
        for seat in range(self.setup.seats):
            cell[cells.RECYCLED + seat] = self.kinds("recycled", seat, sizes.ALL_KINDS)
            cell[cells.TRAVELLED + seat] = self.kinds("travelled", seat, 0)
            cell[cells.FEWEST_HELD + seat] = self.fewest_held(seat)
            self.check_recycled(seat)
        self.agenda()
        return self.g

    # -- simple values ----------------------------------------------------------------------------

    def number(self, key: str, otherwise: int, low: int, high: int) -> int:
        given = self.table.get(key, otherwise)
        if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
            allowed = Message("allowed-number", low=low, high=high)
            raise BadInput(f"position.{key}", "bad-value", given=str(given), allowed=allowed)
        return given

    def flag(self, key: str) -> bool:
        given = self.table.get(key, False)
        if not isinstance(given, bool):
            raise BadInput(
                f"position.{key}", "bad-value", given=str(given), allowed=Message("allowed-switch", words="")
            )
        return given

    def seat(self, key: str, otherwise: str) -> int:
        return self.setup.seat(str(self.table.get(key, otherwise)), f"position.{key}")

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
            raise BadInput(where, "bad-value", given=str(given), allowed=Message("allowed-list-of-words"))
        return given

    def kinds(self, key: str, seat: int, otherwise: int) -> int:
        table = self.sub_table(key, list(self.setup.letters))
        letter = self.setup.letters[seat]
        if letter not in table:
            return otherwise
        where = f"position.{key}.{letter}"
        return sum(1 << self.deck.kind(word, where) for word in set(self.words(table[letter], where)))

    def fewest_held(self, seat: int) -> int:
        letter = self.setup.letters[seat]
        given = self.sub_table("fewest_held", list(self.setup.letters)).get(letter, int(HAND_CARDS))
        if not isinstance(given, int) or isinstance(given, bool) or given not in (0, 1, 3, 4, 5, 7):
            allowed = Message("allowed-choice", words="0, 1, 3, 4, 5, 7")
            raise BadInput(f"position.fewest_held.{letter}", "bad-value", given=str(given), allowed=allowed)
        return given

    def check_recycled(self, seat: int) -> None:
        """A deck holds only cards that it was shuffled from, and what lay longer is ruled out for more."""
        cell, where = self.g.cells, f"position.recycled.{self.setup.letters[seat]}"
        pile = cell[cells.RECYCLED + seat]
        for i in range(self.g.deck_size(seat)):
            kind = cell[cells.DECK + seat * sizes.KINDS + i]
            if not pile >> kind & 1:
                raise KabaleFault(where, "bad-recycled", given=self.deck.ids[kind])
        cards = [self.g.card(c, p) for c in range(self.setup.seats) for p in range(self.g.length(c))]
        marks = [card >> NOT_SHIFT for card in cards if owner_of(card) == seat and card >> NOT_SHIFT]
        fewest = cell[cells.FEWEST_HELD + seat] & 3
        since = [kind_of(card) for card in cards if owner_of(card) == seat and held_before(card) <= fewest <= 1]
        held = members_of(self.g.hand(seat), range(sizes.KINDS)) if fewest <= 1 else []
        if sum(not pile >> kind & 1 for kind in [*since, *held]) > fewest:
            raise KabaleFault(f"position.fewest_held.{self.setup.letters[seat]}", "bad-fewest-held")
        smaller = pile if marks else 0
        for mark in sorted(marks, key=lambda bits: int(count(bits))):
            if smaller & ~mark:
                raise KabaleFault(where, "bad-ruled-out")
            smaller = mark

    # -- the table --------------------------------------------------------------------------------

    def columns(self) -> None:
        names = [f"c{i + 1}" for i in range(self.setup.seats)]
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
                self.g.cells[cells.GOAL + column] = self.goal(row["goal"], f"position.columns.{names[column]}.goal")
        for column, row in enumerate(rows):
            where = f"position.columns.{names[column]}"
            if "goal" not in row:
                self.g.cells[cells.GOAL + column] = self.goal(self.unnamed_goal(), where)
            closed = row.get("closed", False)
            if not isinstance(closed, bool):
                raise BadInput(
                    f"{where}.closed", "bad-value", given=str(closed), allowed=Message("allowed-switch", words="")
                )
            self.g.cells[cells.CLOSED] |= int(closed) << column
            for text in self.words(row.get("cards", []), f"{where}.cards"):
                card = self.card(text, f"{where}.cards")
                if face_of(card) == UNDER and not self.is_disguised(column, owner_of(card)):
                    raise KabaleFault(f"{where}.cards", "bad-under", given=text)
                self.g.put(column, self.g.length(column), card)

    def is_disguised(self, column: int, owner: int) -> bool:
        """Whether the last card laid in a column is a flipped Disguise of an owner."""
        position = self.g.length(column) - 1
        card = self.g.card(column, position) if position >= 0 else 0
        hides = isinstance(self.deck.cards[kind_of(card)].when_flipped, HidesCard)
        return position >= 0 and face_of(card) == UP and owner_of(card) == owner and hides

    def unnamed_goal(self) -> str:
        won = self.sub_table("won", list(self.setup.letters))
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
        owner = self.setup.seat(parts[0], where)
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
            raise BadInput(where, "bad-twice", given=f"{self.setup.letters[seat]} {word}")
        self.free[seat] &= ~(1 << kind)
        return kind

    def piles(self) -> None:
        letters = list(self.setup.letters)
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
            unnamed = [kind for kind in range(sizes.KINDS) if self.free[seat] >> kind & 1]
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
        cell = self.g.cells
        cell[cells.HAND + seat] = sum(1 << kind for kind in hand)
        cell[cells.DISCARD + seat] = sum(1 << kind for kind in discards)
        cell[cells.DECK_SIZE + seat] = len(deck)
        for i, kind in enumerate(reversed(deck)):
            cell[cells.DECK + seat * sizes.KINDS + i] = kind

    def won_and_goal_deck(self) -> None:
        letters = list(self.setup.letters)
        table = self.sub_table("won", letters)
        cell = self.g.cells
        won = 0
        for seat, letter in enumerate(letters):
            where = f"position.won.{letter}"
            for word in self.words(table.get(letter, []), where):
                cell[cells.WON + seat] |= 1 << self.goal(word, where)
                cell[cells.WON_COUNT + seat] += 1
                won += 1
        if won > cell[cells.GOALS_TURNED] - self.setup.seats:
            most = int(cell[cells.GOALS_TURNED] - self.setup.seats)
            raise BadInput("position.won", "bad-too-many", given=won, most=most)
        ids = list(goals().ids)
        named = [
            self.goal(word, "position.goal_deck")
            for word in self.words(self.table.get("goal_deck", []), "position.goal_deck")
        ]
        room = int(sizes.GOALS - cell[cells.GOALS_TURNED])
        if len(named) > room:
            raise BadInput("position.goal_deck", "bad-too-many", given=len(named), most=room)
        to_come = (named + [ids.index(goal) for goal in self.goals])[:room]
        for i, goal in enumerate(to_come):
            cell[cells.GOAL_DECK + cell[cells.GOALS_TURNED] + i] = goal

    # -- what comes next --------------------------------------------------------------------------

    def agenda(self) -> None:
        at = self.table.get("at", "place_card")
        if not isinstance(at, str) or at not in STEPS:
            allowed = Message("allowed-choice", words=", ".join(STEPS))
            raise BadInput("position.at", "bad-value", given=str(at), allowed=allowed)
        if "column" in self.table and at not in words_by_decision():
            raise BadInput(
                "position.column", "bad-alone", other=", ".join(f"at = {word}" for word in words_by_decision())
            )
        to_act = self.seat("to_act", "A")
        active = self.seat("active", self.setup.letters[to_act])
        self.g.cells[cells.ACTIVE] = active
        match at:
            case "place_card":
                if active != to_act:
                    letter = self.setup.letters[to_act]
                    allowed = Message("allowed-choice", words=letter)
                    raise BadInput("position.active", "bad-value", given=self.setup.letters[active], allowed=allowed)
                if self.g.hand(to_act) == 0:
                    raise KabaleFault(f"position.hands.{self.setup.letters[to_act]}", "bad-empty-hand")
                if self.g.open_columns() == 0:
                    raise KabaleFault("position.columns", "bad-all-closed")
                self.g.push(steps.PLACE_CARD, to_act)
            case _ if at in words_by_decision():
                self.g.push(steps.FINISH_TURN, active)
                self.g.push(STEPS[at], to_act, 0, self.column_of(at, to_act))
            case _:
                self.g.push(STEPS[at], active)

    def column_of(self, at: str, to_act: int) -> int:
        """The column of a flipped card that asks: face up, the last card but one, and its owner's decision."""
        names = [f"c{i + 1}" for i in range(self.setup.seats)]
        given = self.table.get("column", "c1")
        if given not in names:
            allowed = Message("allowed-choice", words=", ".join(names))
            raise BadInput("position.column", "bad-value", given=str(given), allowed=allowed)
        column = names.index(given)
        position = self.g.length(column) - 2
        card = self.g.card(column, position) if position >= 0 else 0
        flipped = self.deck.cards[kind_of(card)].when_flipped
        asks = flipped is not None and flipped.decision == at
        if position < 0 or face_of(card) != UP or owner_of(card) != to_act or not asks:
            raise KabaleFault("position.column", "bad-flipped", given=str(given), effect=words_by_decision()[at])
        return column


def read(setup: Setup, table: Mapping[str, Any], deck: Deck, seed: bytes) -> Kabale:
    """The state that a position describes; whatever it does not name has its neutral value."""
    return Reader(setup, table, deck, seed).state()
