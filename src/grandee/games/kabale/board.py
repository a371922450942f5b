"""A picture of text: the columns with their goals, then a line for each player, then the reader's hand."""

from __future__ import annotations

from grandee.core.chance import count
from grandee.core.game import LETTERS, Paint
from grandee.core.sets import names_in
from grandee.core.state import HIDDEN
from grandee.core.words import Words
from grandee.games.kabale.engine import cells, sizes
from grandee.games.kabale.engine.facts import ROUNDS
from grandee.games.kabale.engine.state import UNDER, UNKNOWN_KIND, UP, Kabale, face_of, kind_of, owner_of
from grandee.games.kabale.messages import goal_name
from grandee.games.kabale.position import hidden_hand

WIDEST_COLUMN = 22  # a column on a wide terminal
BACK = "▒▒▒▒"  # a card that the reader does not know


class Drawing:
    """One view on one terminal, in one language."""

    def __init__(self, view: Kabale, cards: list[str], words: Words, paint: Paint, width: int) -> None:
        self.view = view
        self.cards = cards
        self.words = words
        self.paint = paint
        self.players = int(view.facts.players)
        self.width = min(WIDEST_COLUMN, width // self.players)

    def picture(self, names: list[str], colours: tuple[str, ...]) -> str:
        lines = [self.heading(), ""]
        if not self.view.is_over():
            lines += [*self.columns(), ""]
        labels = [self.label(seat, names[seat], colours[seat]) for seat in range(self.players)]
        widest = max(len(label) for label in labels) + 2
        lines += [self.player(seat, labels[seat].ljust(widest)) for seat in range(self.players)]
        return "\n".join([*lines, *self.hands(names)])

    def heading(self) -> str:
        left = self.players * ROUNDS - self.view.cells[cells.GOALS_TURNED]
        title = self.words("board-round", round=self.view.cells[cells.ROUND], rounds=ROUNDS)
        return f"{title} · {self.words('board-goals-left', count=left)}"

    # -- columns --------------------------------------------------------------------------------------------------

    def columns(self) -> list[str]:
        every = range(self.players)
        rows = [[self.paint(self.fit(self.goal(column)), "bold") for column in every]]
        rows.append([self.fit(self.filled(column)) for column in every])
        for position in range(max(self.view.length(column) for column in every)):
            rows.append([self.card(column, position) for column in every])
        return ["".join(row).rstrip() for row in rows]

    def fit(self, text: str) -> str:
        room = self.width - 1
        return (text if len(text) <= room else text[: room - 1] + "…").ljust(self.width)

    def roomy(self, text: str) -> str:
        """A text that is left out where columns are narrow."""
        return text if self.width >= 18 else ""

    def goal(self, column: int) -> str:
        return f"{column + 1} {self.words.render(goal_name(self.view.goal(column)))}"

    def filled(self, column: int) -> str:
        """How far the goal is filled, as dots for cards and rings for places."""
        view = self.view
        value = view.facts.goal_value[view.goal(column)]
        laid = view.length(column) - (view.pairs(column) if view.facts.single_slot else 0)
        closed = (" ✕" + self.roomy(" " + self.words("board-closed"))) if view.is_closed(column) else ""
        more = f"+{laid - value}" if laid > value else ""
        return self.roomy(" ") + " " + "●" * min(laid, value) + "○" * max(0, value - laid) + more + closed

    def card(self, column: int, position: int) -> str:
        if position >= self.view.length(column):
            return " " * self.width
        card = self.view.card(column, position)
        owner, face = owner_of(card), face_of(card)
        name = BACK if kind_of(card) == UNKNOWN_KIND else self.name(self.cards[kind_of(card)])
        if face != UP and name != BACK:
            name = f"({name})"
        under = "└" if face == UNDER else ""
        return self.paint(self.fit(f"{self.roomy(' ')} {LETTERS[owner]} {under}{name}"), f"seat {owner}")

    def name(self, card: str) -> str:
        return self.words(f"card-{card}")

    # -- players --------------------------------------------------------------------------------------------------

    def label(self, seat: int, name: str, colour: str) -> str:
        called = "" if name == LETTERS[seat] else f"{name}, "
        return f"{LETTERS[seat]} ({called}{self.words('colour-' + colour)})"

    def player(self, seat: int, label: str) -> str:
        view, words = self.view, self.words
        hand = view.cells[cells.HAND + seat]
        facts = [
            ("board-hand", hidden_hand(view, seat) if hand == HIDDEN else count(hand)),
            ("board-deck", view.deck_size(seat)),
            ("board-discard", count(view.cells[cells.DISCARD + seat])),
            ("board-goals", view.cells[cells.WON_COUNT + seat]),
        ]
        if view.cells[cells.WON + seat] != HIDDEN:
            facts.append(("board-points", view.points(seat)))
        line = label + " ".join(f"{words(fact)} {number:<2}" for fact, number in facts)
        turn = not view.is_over() and view.cells[cells.ACTIVE] == seat
        return self.paint(line.rstrip() + (f" ← {words('board-turn')}" if turn else ""), f"seat {seat}")

    def hands(self, names: list[str]) -> list[str]:
        """The hand and goals of the seat whose view this is; with open cards every hand; for a spectator nothing."""
        shown = [seat for seat in range(self.players) if self.view.cells[cells.HAND + seat] != HIDDEN]
        if len(shown) == 1:
            hand = [] if self.view.is_over() else [self.hand_line(shown[0], self.words("board-your-hand"))]
            return ["", *hand, *self.own_goals(shown[0])]
        if self.view.is_over() or not shown:
            return []
        return ["", *(self.hand_line(seat, self.words("board-hand-of", seat=LETTERS[seat])) for seat in shown)]

    def hand_line(self, seat: int, title: str) -> str:
        cards = [self.name(card) for card in names_in(self.view.cells[cells.HAND + seat], self.cards)]
        return self.paint(f"{title}: ", "bold") + ", ".join(cards)

    def own_goals(self, seat: int) -> list[str]:
        won = [goal for goal in range(sizes.GOALS) if self.view.won(seat) >> goal & 1]
        if not won:
            return []
        named = ", ".join(self.words.render(goal_name(goal)) for goal in won)
        return [self.paint(f"{self.words('board-your-goals')}: ", "bold") + named]
