"""What the decisions ask, and what the words of their answers need: what declarations.py says to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grandee.core.declarations import Asked
from grandee.core.events import Events
from grandee.core.refusals import Message
from grandee.core.state import SPECTATOR
from grandee.games.el_grande.engine import cells, groups, intrigue, sizes, stands, veto, window
from grandee.games.el_grande.engine.france import STRIDE
from grandee.games.el_grande.engine.state import ElGrande

if TYPE_CHECKING:
    from grandee.games.el_grande.effects import SpecialAction

OTHER_COLOURS = {"virtual": "virtual-player", "black": "colour-black"}  # what people call those that are no seats
ACTION_WORDS = {  # kinds of things whose words are those of moves
    *(
        "colour",
        "board",
        "mode",
        "part",
        "veto",
        "pile",
        "turned_pile",
        "taken",
        "france_place",
        "extra",
        "extra_call",
        "use",
    ),
    *("power", "ki_card", "from_place", "to_place", "use_kept", "bonus_way", "double", "sea", "token"),
}


def special_in_use(asked: Asked[ElGrande]) -> SpecialAction:
    """The special action of the card in use, of an either-or card the announced side."""
    from grandee.games.el_grande.decks import deck_of  # which needs the numbers that are made from the declarations

    deck, cell = deck_of(asked.setup), asked.view.cells
    card = card_in_use(asked.view)
    if card == 0:  # EG-SHIFT-7
        return deck.greys[cell[cells.GREY_POWER + cell[cells.ACTIVE]] - 1].special
    special = deck.cards[card - 1].under(asked.setup.options).special
    mode = cell[cells.CHOSEN_MODE]
    return special.sides()[deck.modes[mode - 1]] if mode and special.sides() else special


def card_in_use(view: ElGrande) -> int:
    """The card of the turn, or one that is used or repeated instead, counted from 1."""
    acting = int(view.cells[cells.ACTING]) if view.facts.has_sea else 0
    return acting or int(view.cells[cells.CARD])


# -- prompts -------------------------------------------------------------------------------------


def how_many_left(asked: Asked[ElGrande]) -> Message:
    return Message(f"prompt-{asked.word}", left=asked.view.times())


def which_part(asked: Asked[ElGrande]) -> Message:
    card = asked.view.cells[cells.CARD] - 1
    number = placed_with(asked.view, card)
    return Message("prompt-next_part", card=asked.argument("card", card), number=number)


def which_power(asked: Asked[ElGrande]) -> Message:
    return Message("prompt-play_power-intrigue" if asked.view.facts.has_intrigue else "decision-play_power")


def which_to_take_back(asked: Asked[ElGrande]) -> Message:
    return Message("prompt-retrieve-intrigue" if asked.view.facts.has_intrigue else "decision-retrieve")


def which_card(asked: Asked[ElGrande]) -> Message:
    facts = asked.view.facts
    if facts.has_intrigue:
        return Message("prompt-choose_card-both" if facts.has_sea else "prompt-choose_card-intrigue")
    return Message("decision-choose_card")


def home_at_set_up(asked: Asked[ElGrande]) -> Message:
    return Message(f"prompt-{asked.word}", number=asked.view.times())  # KI-7, GI-SET-10


def what_to_stop(asked: Asked[ElGrande]) -> Message:
    """Whose special action it is, and which step of it is shown."""
    cell, letters = asked.view.cells, asked.setup.letters
    seat, card = letters[cell[cells.ACTIVE]], asked.argument("card", card_in_use(asked.view) - 1)
    rows = shown_rows(asked)
    if not rows:
        return Message("prompt-veto", seat=seat, card=card)
    shown = [asked.game.event_message(asked.setup, row, SPECTATOR, letters) for row in rows]
    return Message("prompt-veto-shown", seat=seat, card=card, shown=shown)


def shown_rows(asked: Asked[ElGrande]) -> list[list[int]]:
    """The step that a veto would stop, as the events that told it; none if only the card was announced."""
    cell = asked.view.cells
    if not cell[cells.SHOWN]:
        return special_in_use(asked).announced(asked.view)
    seen = asked.view.clone()
    assert isinstance(seen, ElGrande)
    seen.events = shown_events = Events()
    veto.emit_shown(seen, *(cell[cells.SHOWN + i] for i in range(5)))
    return shown_events.rows


def whom_to_move(asked: Asked[ElGrande]) -> Message:
    cell = asked.view.cells
    left: dict[str, object] = {
        word: cell[at]
        for word, at in (("own", cells.OWN_LEFT), ("foreign", cells.FOREIGN_LEFT), ("any", cells.ANY_LEFT))
        if cell[at]
    }
    if special_in_use(asked).moves_black:
        return Message("prompt-move_one-black", left=cell[cells.OWN_LEFT])
    which = "both" if len(left) > 1 else next(iter(left))
    if not cell[cells.SOURCE]:
        return Message(f"prompt-move_one-{which}", **left)
    return Message(f"prompt-move_one-{which}-from", area=asked.argument("area", cell[cells.SOURCE] - 1), **left)


def where_to_place(asked: Asked[ElGrande]) -> Message:
    return Message(special_in_use(asked).place_prompt(), left=asked.view.times())


def where_to_the_king(asked: Asked[ElGrande]) -> Message:
    return Message(special_in_use(asked).king_prompt())


def which_place(asked: Asked[ElGrande]) -> Message:
    """Into France or out of it, and whose caballero."""
    view = asked.view
    enters = view.about() % int(STRIDE) == sizes.FRANCE
    owner = asked.argument("colour", view.detail())
    return Message(f"prompt-france_place-{'enter' if enters else 'leave'}", owner=owner)


def whose_place(asked: Asked[ElGrande]) -> Message:
    """Which area it is about, and whose caballero (GI-D16, GI-D17)."""
    view, leaves = asked.view, asked.word == "from_place"
    area = view.about() // int(stands.STRIDE) if leaves else view.about() % int(stands.STRIDE)
    owner = asked.argument("colour", view.detail() % int(stands.LEAVES))
    return Message(f"prompt-{asked.word}", owner=owner, area=asked.argument("area", area))


def what_in_a_window(asked: Asked[ElGrande]) -> Message:
    """What can be done besides sailing (GI-D4)."""
    view = asked.view
    seat = view.to_move()
    more = ("turn" if window.can_turn(view, seat) else "") + ("bonus" if window.can_call(view, seat) else "")
    return Message(f"prompt-sea_move-{more}" if more else "decision-sea_move")


def step_or_voyage(asked: Asked[ElGrande], move: Sequence[int]) -> dict[str, object]:
    """Within an area it is a step onto a token (GI-DP-3)."""
    _, sea, area = move
    steps = area == sizes.SHIP + sea
    return {
        "token": asked.argument("token", area - int(sizes.AMERICA)) if steps else "",
        "steps": "yes" if steps else "no",
    }


def who_steps_on(asked: Asked[ElGrande]) -> Message:
    """Onto the limit board, and how many there is room for (GI-D10)."""
    cell = asked.view.cells
    area = asked.argument("area", cell[cells.LIMIT_AREA])
    return Message("prompt-fill_board", area=area, spaces=groups.free_spaces(asked.view))


def grey_in_use(asked: Asked[ElGrande]) -> Message:
    return Message("prompt-grey_effect", text=special_in_use(asked).text())


def region_for_what(asked: Asked[ElGrande]) -> Message:
    return Message(special_in_use(asked).region_prompt)


def disk_for_what(asked: Asked[ElGrande]) -> Message:
    return special_in_use(asked).disk_prompt(asked.argument("area", asked.view.cells[cells.CHOSEN]))


# -- details of an answer ------------------------------------------------------------------------


def how_many_called(asked: Asked[ElGrande], cards: Sequence[int]) -> dict[str, object]:
    """What a power card calls, and with a grey one what both make together."""
    grey, power = cards
    facts = asked.view.facts
    called: dict[str, object] = {"call": facts.calls[power]}
    return called | {"sum": power + 1 + facts.grey_value[grey]} if grey else called


def card_of_pile(asked: Asked[ElGrande], piles: Sequence[int]) -> dict[str, object]:
    view = asked.view
    card = card_chosen(view, piles[0])
    idle = not view.facts.special[card].special.possible(view, view.to_move())
    name = asked.argument("card", card)
    return {"card": name, "number": placed_with(view, card), "idle": "yes" if idle else "no"}


def card_chosen(view: ElGrande, pile: int) -> int:
    """The kind of card that an answer to CHOOSE_CARD names: that of a pile, or whose action a seat has (KI-18)."""
    if pile < sizes.PILES:
        return int(view.cells[view.offer_at(pile)])
    return int(intrigue.kind_of(view, view.cells[cells.ACTIVE], pile - sizes.PILES))


def placed_with(view: ElGrande, card: int) -> int:
    """How many caballeros a card lets its player place (KI-17, GI-KI-3)."""
    if view.facts.has_intrigue and view.facts.places[card] == 0:
        return int(view.cells[cells.STRENGTH_CARD + view.cells[cells.ACTIVE]])
    return int(view.facts.places[card])


def card_turned(asked: Asked[ElGrande], piles: Sequence[int]) -> dict[str, object]:
    """The card that would be turned over (GI-P7-TUR-2)."""
    return {"card": asked.argument("card", card_chosen(asked.view, piles[0]))}


def whether_to_keep(asked: Asked[ElGrande]) -> Message:
    """A repetition cannot keep the card (GI-P7-DOU-6)."""
    return Message("prompt-turn_card-again" if asked.view.is_repetition() else "decision-turn_card")


def what_to_repeat(asked: Asked[ElGrande]) -> Message:
    cell, letters = asked.view.cells, asked.setup.letters
    card = asked.argument("card", cell[cells.CARRIED_OUT] - 1)
    return Message("prompt-double", seat=letters[cell[cells.ACTIVE]], card=card)


def moves_after_castillo(asked: Asked[ElGrande]) -> Message:
    return Message(f"prompt-{asked.word}", card=asked.argument("card", asked.view.facts.castillo_card))


def called_by_card(asked: Asked[ElGrande], cards: Sequence[int]) -> dict[str, object]:
    return {"call": asked.view.facts.calls[cards[0]]}


def what_leaves_the_castillo(asked: Asked[ElGrande]) -> Message:
    """A grande inside leaves it too (EG-GEN-10, EG-GEN-11)."""
    cell = asked.view.cells
    inside = any(cell[cells.GRANDE + seat] == sizes.CASTILLO for seat in range(asked.view.facts.players))
    return Message("prompt-castillo_disk-grandes" if inside else "decision-castillo_disk")


def home_of_castillo(asked: Asked[ElGrande], regions: Sequence[int]) -> dict[str, object]:
    """Caballeros that would go to the king's region go to the court instead (EG-KING-2)."""
    to_court = regions[0] == asked.view.cells[cells.KING] and regions[0] < sizes.REGIONS
    return {"to_court": "yes" if to_court else "no"}


def home_on_disk(asked: Asked[ElGrande], regions: Sequence[int]) -> dict[str, object]:
    return home_of_castillo(asked, regions) if special_in_use(asked).is_disk_a_home else {"to_court": "no"}
