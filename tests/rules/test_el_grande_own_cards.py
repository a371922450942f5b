"""Cards of somebody's own: effects of one edition in the other, and beside its variants."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.game import seed_bytes
from grandee.core.refusals import IllegalMove
from grandee.games import load_game
from grandee.games.el_grande.files import shipped
from grandee.records.match import Match
from tests.kit import rule

GAME = load_game("el-grande")
KING_CARD = 'special = { move_king = "anywhere" }'


def played(effect: str, position: dict[str, Any], *moves: str, **options: object) -> Match:
    """A table at which A has chosen a king card of 1995 with another special action, and these moves have been made."""
    text = shipped("cards.toml")
    assert text.count(KING_CARD) == 1
    setup = GAME.set_up({"players": 3, **options}, "", {"deck": text.replace(KING_CARD, f"special = {effect}")})
    start = GAME.position(setup, {"at": "next_part", "card": "eg95_king", **position}, seed_bytes(1))
    table = Match(setup, seed_bytes(1), (), start)
    for move in moves:
        table.play(*move.split(" ", 1))
    return table


@rule("EG-FRANCE-3", "EG-CARD-SUMMER-1", "EG-CARD-REGX-3")
@pytest.mark.parametrize(
    ("where", "regions"),
    [
        ("fewest", {"france": {"B": 1}, "toledo": {"A": 1}, "sevilla": {"C": 1}, "granada": {"C": 2}}),
        ("most", {"france": {"A": 1, "B": 2}, "toledo": {"A": 3}, "sevilla": {"C": 3}, "granada": {"C": 2}}),
    ],
)
def test_the_king_never_goes_to_france_where_it_is_a_region(where: str, regions: dict[str, dict[str, int]]) -> None:
    """It takes part in the comparison, as the king's own region does, and is no target."""
    effect = f'{{ move_king = "{where}" }}'
    table = played(effect, {"king": "galicia", "regions": regions}, "A next_part special", france=True)
    assert table.legal_moves("A") == ["king_to toledo", "king_to sevilla"]
    alone = {"france": regions["france"], "granada": {"C": 2}}
    position = {"king": "galicia", "court": {"A": 1}, "regions": alone}
    table = played(effect, position, france=True, placement_mandatory=False)
    assert table.legal_moves("A") == ["next_part place", "next_part end_turn"]
    with pytest.raises(IllegalMove) as refused:
        table.play("A", "next_part special")
    assert refused.value.rule == "EG-SPEC-5"
