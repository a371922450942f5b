"""What the decisions ask, and what the words of their answers need: what declarations.py says to people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grandee.core.declarations import Asked
from grandee.core.refusals import Message
from grandee.games.legends.engine import cells
from grandee.games.legends.engine.building import hired_places
from grandee.games.legends.engine.moving import step_cost
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.engine.turn import price

# -- prompts -------------------------------------------------------------------------------------


def which_segment(asked: Asked[Legends]) -> Message:
    return Message("prompt-lay_segment", left=asked.view.times())


def which_token(asked: Asked[Legends]) -> Message:
    """The token; one that lies face down has no name (EL-SWAMP-1)."""
    token = asked.view.about()
    if asked.view.facts.swamp and asked.argument("token", token) in FACE_DOWN:
        return Message("prompt-lay_token-face-down")
    return Message("prompt-lay_token", token=asked.argument("token", token))


FACE_DOWN = tuple(
    f"token-{word}" for word in ("magic_spring", "cottage", "hidden_treasure", "magic_book", "stable", "poison_swamp")
)


def how_many_left(asked: Asked[Legends]) -> Message:
    return Message(f"prompt-{asked.word}", left=asked.view.times())


def armies_left(asked: Asked[Legends]) -> Message:
    """How many can still be placed: no more than are in the supply (EL-PLACE-3)."""
    g = asked.view
    return Message(f"prompt-{asked.word}", left=min(g.times(), g.supply(g.to_move())))


def which_part(asked: Asked[Legends]) -> Message:
    return Message("prompt-choose_part", card=asked.argument("card", asked.view.about()))


def where(asked: Asked[Legends]) -> Message:
    return Message(f"prompt-{asked.word}", region=asked.argument("region", asked.view.about()))


def from_whom(asked: Asked[Legends]) -> Message:
    return Message(f"prompt-{asked.word}", seat=asked.setup.letters[asked.view.about()])


# -- details of answers ----------------------------------------------------------------------------


def card_at(asked: Asked[Legends], values: Sequence[int]) -> Mapping[str, object]:
    """The card at a position of the row, and what it costs."""
    card = asked.view.cells[cells.ROW + values[0]] - 1
    return {"card": asked.argument("card", card), "price": int(price(values[0]))} if card >= 0 else {}


def what_part_does(asked: Asked[Legends], values: Sequence[int]) -> Mapping[str, object]:
    from grandee.games.legends.deck import deck_of  # which needs the numbers that are made from the declarations

    return {"what": deck_of(asked.setup).cards[asked.view.about()].parts[values[0]].text()}


def what_step_costs(asked: Asked[Legends], values: Sequence[int]) -> Mapping[str, object]:
    """Movement points, and the rogues' toll (EL-MOVE-2, EL-ENC-ROGUES-1)."""
    g = asked.view
    return {"cost": int(step_cost(g, g.to_move(), values[0], values[1])), "coins": toll(g, values[1])}


def what_placing_costs(asked: Asked[Legends], values: Sequence[int]) -> Mapping[str, object]:
    """The rogues' toll, and what the Bandit King pays for somebody's city (EL-ENC-ROGUES-1, EL-LEAD-BK-1)."""
    g = asked.view
    hired = int(hired_places(g, g.to_move())) >> values[0] & 1
    return {"coins": toll(g, values[0]) + hired}


def what_knight_army_costs(asked: Asked[Legends], _values: Sequence[int]) -> Mapping[str, object]:
    """The rogues' toll (EL-LEAD-WK-2)."""
    return {"coins": toll(asked.view, asked.view.about())}


def toll(g: Legends, region: int) -> int:
    return int(region == g.rogues_at())
