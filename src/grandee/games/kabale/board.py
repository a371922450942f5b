"""A picture of text: the columns with their goals, then a line for each player, then the reader's hand."""

from __future__ import annotations

from grandee.core.state import HIDDEN
from grandee.core.title import LETTERS, Paint
from grandee.core.words import Words
from grandee.games.kabale.facts import ROUNDS
from grandee.games.kabale.position import hidden_hand, members
from grandee.games.kabale.speech import card_message, goal_name
from grandee.games.kabale.state import (
    ACTIVE,
    DISCARD,
    DOWN,
    GOALS_TURNED,
    HAND,
    ROUND,
    UNDER,
    UNKNOWN_KIND,
    UP,
    WON,
    WON_COUNT,
    Kabale,
    face_of,
    kind_of,
    owner_of,
)

WIDTH = 22  # of a column
BACK = "▒▒▒▒"  # a card that the reader does not know


def draw(view: Kabale, cards: list[str], words: Words, names: list[str], colours: tuple[str, ...], paint: Paint) -> str:
    lines = [heading(view, words), ""]
    if not view.over():
        lines += [*columns(view, cards, words, paint), ""]
    lines += [player(view, seat, words, names, colours, paint) for seat in range(view.facts.players)]
    for seat in range(view.facts.players):
        hand = view.cells[HAND + seat]
        if (
            hand != HIDDEN
            and not view.over()
            and any(view.cells[HAND + s] == HIDDEN for s in range(view.facts.players))
        ):
            held = ", ".join(card_name(card, words) for card in members(hand, cards))
            lines += ["", paint(f"{words('board-your-hand')}: ", "bold") + held]
    return "\n".join(lines)


def heading(view: Kabale, words: Words) -> str:
    left = view.facts.players * ROUNDS - view.cells[GOALS_TURNED]
    said = words("board-round", round=view.cells[ROUND], rounds=ROUNDS)
    return f"{said} · {words('board-goals-left', count=left)}"


def columns(view: Kabale, cards: list[str], words: Words, paint: Paint) -> list[str]:
    players = view.facts.players
    depth = max(view.length(column) for column in range(players))
    rows = [[paint(fit(goal_text(view, column, words)), "bold") for column in range(players)]]
    rows.append([fit(fill_text(view, column, words)) for column in range(players)])
    for position in range(depth):
        rows.append(
            [
                card_text(view.card(column, position), cards, words, paint)
                if position < view.length(column)
                else " " * WIDTH
                for column in range(players)
            ]
        )
    return ["".join(row).rstrip() for row in rows]


def goal_text(view: Kabale, column: int, words: Words) -> str:
    return f"{column + 1}  {words.say(goal_name(view.goal(column)))}"


def fill_text(view: Kabale, column: int, words: Words) -> str:
    """How far the goal is filled, as dots for cards and rings for places."""
    value = view.facts.goal_value[view.goal(column)]
    laid = view.length(column) - (view.pairs(column) if view.facts.single_slot else 0)
    closed = f" {words('board-closed')}" if view.is_closed(column) else ""
    return (
        "   "
        + "●" * min(laid, value)
        + "○" * max(0, value - laid)
        + (f"+{laid - value}" if laid > value else "")
        + closed
    )


def card_text(card: int, cards: list[str], words: Words, paint: Paint) -> str:
    owner, kind, face = owner_of(card), kind_of(card), face_of(card)
    name = BACK if kind == UNKNOWN_KIND else card_name(cards[kind], words)
    shown = {
        UP: name,
        DOWN: name if name == BACK else f"({name})",
        UNDER: f"└ {name}" if name == BACK else f"└ ({name})",
    }
    return paint(fit(f"   {LETTERS[owner]} {shown[face]}"), f"seat {owner}")


def card_name(card: str, words: Words) -> str:
    return words(card_message(card, words))


def fit(text: str) -> str:
    return text[: WIDTH - 1].ljust(WIDTH)


def player(view: Kabale, seat: int, words: Words, names: list[str], colours: tuple[str, ...], paint: Paint) -> str:
    hand = view.cells[HAND + seat]
    won = view.cells[WON + seat]
    turn = not view.over() and view.cells[ACTIVE] == seat
    facts = [
        (words("board-hand"), hidden_hand(view, seat) if hand == HIDDEN else bin(hand).count("1")),
        (words("board-deck"), view.deck_size(seat)),
        (words("board-discard"), bin(view.cells[DISCARD + seat]).count("1")),
    ]
    facts.append((words("board-goals"), view.cells[WON_COUNT + seat]))
    if won != HIDDEN:
        facts.append((words("board-points"), view.points(seat)))
    name = "" if names[seat] == LETTERS[seat] else f"{names[seat]}, "
    line = f"{LETTERS[seat]} ({name}{words('colour-' + colours[seat])})".ljust(24)
    line += "  ".join(f"{name} {number}".ljust(len(name) + 3) for name, number in facts)
    return paint(line.rstrip() + (f"  ← {words('board-turn')}" if turn else ""), f"seat {seat}")
