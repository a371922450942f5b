"""Cards, areas and questions in words for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grandee.core.events import Events
from grandee.core.refusals import Say
from grandee.core.state import SPECTATOR
from grandee.games.el_grande import veto
from grandee.games.el_grande.deck import deck_of, word_of
from grandee.games.el_grande.happenings import REGION_CHOSEN, SHOWS_BANISH, SHOWS_BOARD, SHOWS_GRANDE, SHOWS_KING
from grandee.games.el_grande.numbers import (
    BOARD,
    CASTILLO_DISK,
    CHOOSE,
    CHOOSE_REGION,
    DISK,
    MODE,
    MOVE_ONE,
    NEXT_PART,
    PART,
    PLACE_ANYWHERE_ONE,
    PLACE_ONE,
    POWER_PLAY,
    RECALL_ONE,
    RETURN_ONE,
    SET_DISK,
    VETO,
)
from grandee.games.el_grande.state import (
    ACTIVE,
    ANY_LEFT,
    CHOSEN,
    CHOSEN_MODE,
    CHOSEN_WHAT,
    FOREIGN_LEFT,
    KING_AT,
    OFFER,
    OWN_LEFT,
    SHOWN,
    SOURCE,
    TURN_CARD,
    ElGrande,
)

if TYPE_CHECKING:
    from grandee.core.state import State
    from grandee.core.title import SetUp, Title


# -- what a card does ----------------------------------------------------------------------------


def card_sentences(row: Mapping[str, Any]) -> list[Say]:
    """How many caballeros it places, and its special action."""
    return [Say("text-place", number=row.get("place", row["pile"])), effect_sentence(row.get("special"))]


def effect_sentence(entry: Any) -> Say:
    word = word_of(entry)
    given: Any = entry[word] if isinstance(entry, Mapping) else None
    match word:
        case "":
            return Say("text-none")
        case "move":
            return move_sentence(given)
        case "either":
            one, other = (effect_sentence(side) for side in given.values())
            return Say("text-either", one=one, other=other)
        case "score_chosen":
            return Say("text-score_chosen-castillo" if given.get("castillo") else "text-score_chosen")
        case "score_class":
            return Say("text-score_class", values=listed([str(value) for value in given]))
        case "empty_courts" | "secret_withdraw" if given != "all":
            return Say(f"text-{word}", number=given)
        case "each_returns" | "place_anywhere" | "reinforce_court":
            return Say(f"text-{word}", number=given)
    return Say(f"text-{word}-{given}" if given is not None else f"text-{word}")


def move_sentence(given: Mapping[str, Any]) -> Say:
    region = "-one-region" if given.get("from_one_region") else ""
    if given.get("own") == "all":
        return Say("text-move-all-own-one-region")
    if given.get("own") and given.get("foreign"):
        return Say(f"text-move-own-foreign{region}", own=given["own"], foreign=given["foreign"])
    whose = next(key for key in ("own", "foreign", "any") if given.get(key))
    return Say(f"text-move-{whose}{region}", number=given[whose])


def listed(items: list[str]) -> Say | str:
    """`4`, `6 and 7`, `4, 6 and 7`."""
    return Say("text-and", one=", ".join(items[:-1]), other=items[-1]) if len(items) > 1 else items[0]


# -- questions -----------------------------------------------------------------------------------


def question(title: Title, set_up: SetUp, view: ElGrande) -> Say | None:
    """What the present decision asks, with what it is about; nothing where there is nothing to add."""
    step, cells = view.step_number(), view.cells
    word = set_up.rules.steps[step].word
    if step in (PLACE_ONE, PLACE_ANYWHERE_ONE, RECALL_ONE, RETURN_ONE):
        return Say(f"prompt-{word}", left=view.times())
    if step == MOVE_ONE:
        return move_question(title, set_up, view)
    if step == NEXT_PART:
        card = cells[TURN_CARD] - 1
        name = title.spoken(set_up, "card", card)
        return Say("prompt-next_part", card=name, number=view.facts.places[card])
    if step == VETO:
        return veto_question(title, set_up, view)
    if step in (SET_DISK, CHOOSE_REGION):
        return target_question(title, set_up, view)
    return None


def veto_question(title: Title, set_up: SetUp, view: ElGrande) -> Say:
    """Whose special action it is, and which step of it is shown."""
    seat, card = set_up.letters[view.cells[ACTIVE]], title.spoken(set_up, "card", view.cells[TURN_CARD] - 1)
    rows = shown_rows(set_up, view)
    if not rows:
        return Say("prompt-veto", seat=seat, card=card)
    shown = [title.said(set_up, row, SPECTATOR, set_up.letters) for row in rows]
    return Say("prompt-veto-shown", seat=seat, card=card, shown=shown)


def shown_rows(set_up: SetUp, view: ElGrande) -> list[list[int]]:
    """The step that a veto would stop, as the events that told it; none if only the card was announced."""
    cells, active = view.cells, int(view.cells[ACTIVE])
    if cells[SHOWN]:
        events = Events()
        seen = view.clone()
        assert isinstance(seen, ElGrande)
        seen.events = events
        veto.tell_shown(seen, *(cells[SHOWN + i] for i in range(5)))
        return events.rows
    chosen, what = int(cells[CHOSEN]), int(cells[CHOSEN_WHAT])
    match effect_in_use(set_up, view):
        case ("move_king", _):
            return [[SHOWS_KING, active, chosen]]
        case ("move_grande", _):
            return [[SHOWS_GRANDE, active, chosen]]
        case ("move_board", _):
            return [[SHOWS_BOARD, active, what, chosen]]
        case ("banish", "one"):
            return [[SHOWS_BANISH, active, what, chosen]]
        case ("score_chosen" | "evict", _):
            return [[REGION_CHOSEN, active, chosen]]
    return []


def move_question(title: Title, set_up: SetUp, view: ElGrande) -> Say:
    cells = view.cells
    left: dict[str, object] = {
        word: cells[at] for word, at in (("own", OWN_LEFT), ("foreign", FOREIGN_LEFT), ("any", ANY_LEFT)) if cells[at]
    }
    which = "both" if len(left) > 1 else next(iter(left))
    if not cells[SOURCE]:
        return Say(f"prompt-move_one-{which}", **left)
    area = title.spoken(set_up, "area", cells[SOURCE] - 1)
    return Say(f"prompt-move_one-{which}-from", area=area, **left)


def target_question(title: Title, set_up: SetUp, view: ElGrande) -> Say:
    """What a region is chosen or set for: the effect of the card in use tells."""
    word, given = effect_in_use(set_up, view)
    if view.step_number() == CHOOSE_REGION:
        return Say(f"prompt-choose_region-{word if word in ('move', 'evict') else 'score'}")
    if word == "evict":
        return Say("prompt-disk-evict", area=title.spoken(set_up, "area", view.cells[CHOSEN]))
    if word == "secret_withdraw":
        return Say("prompt-disk-withdraw-all") if given == "all" else Say("prompt-disk-withdraw", number=given)
    return Say("prompt-disk-score")


def effect_in_use(set_up: SetUp, view: ElGrande) -> tuple[str, Any]:
    """The word and the parameters of the special action in progress, of an either-or card the announced side."""
    deck = deck_of(set_up)
    entry: Any = deck.under(deck.rows[view.cells[TURN_CARD] - 1], set_up.options).get("special")
    if word_of(entry) == "either" and view.cells[CHOSEN_MODE]:
        entry = entry["either"][deck.modes[view.cells[CHOSEN_MODE] - 1]]
    return word_of(entry), entry[word_of(entry)] if isinstance(entry, Mapping) else None


def details(title: Title, set_up: SetUp, view: State, action: int) -> dict[str, object]:
    """What the words of an option need beside its parameters."""
    assert isinstance(view, ElGrande)
    if POWER_PLAY <= action < POWER_PLAY + 13:
        return {"call": view.facts.calls[action - POWER_PLAY]}
    if CHOOSE <= action < PART:
        card = view.cells[OFFER + action - CHOOSE]
        idle = not view.facts.special[card].special.possible(view, view.to_move())
        name = title.spoken(set_up, "card", card)
        return {"card": name, "number": view.facts.places[card], "idle": "yes" if idle else "no"}
    if DISK <= action < BOARD or CASTILLO_DISK <= action < MODE:
        first = DISK if action < BOARD else CASTILLO_DISK
        evicted = first == CASTILLO_DISK or effect_in_use(set_up, view)[0] == "evict"
        return {"to_court": "yes" if evicted and action - first == view.cells[KING_AT] else "no"}
    return {}
