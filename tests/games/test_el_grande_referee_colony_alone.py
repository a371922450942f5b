"""Grand Inquisitor & Colonies by the referee alone: whole games and odd positions, and what must hold in all of them.

No test here looks at the engine, so none of them shows that a rule is kept.
"""

from __future__ import annotations

from collections import Counter

import pytest

from grandee.core.chance import Rng
from tests.kit import by_tier
from tests.referee.el_grande.colonies_data import CABALLEROS, OFFICES, ORDINARY, TOKENS
from tests.referee.el_grande.colonies_deal import deal_colonies, random_full_position
from tests.referee.el_grande.colonies_positions import random_colonies_options
from tests.referee.el_grande.data import BLACK, BLACK_CABALLEROS, CASTILLO, FRANCE, FRANCE_PLACES, REGIONS
from tests.referee.el_grande.inquisitor_game import InquisitorGame
from tests.referee.el_grande.positions import pick


def check(game: InquisitorGame) -> None:
    """What holds at every decision."""
    for seat in game.seats:  # GI-BASE-10
        assert game.court[seat] + game.province[seat] + sum(there[seat] for there in game.areas.values()) == CABALLEROS
    assert sum(piece.colour == BLACK for piece in game.pieces()) == BLACK_CABALLEROS
    check_stands(game)
    check_tokens(game)
    assert game.ask is not None
    for moves in game.ask.options.values():
        assert len(moves) == len(set(moves)) > 1


def check_stands(game: InquisitorGame) -> None:
    """One on each space and in each office (GI-FRA-1), and no more on the limit board than it has spaces."""
    for area, there in game.standing.items():
        stands = [piece.stand for piece in there if piece.stand != ORDINARY]
        assert len(stands) == len(set(stands))
        assert set(stands) <= set(FRANCE_PLACES if area == FRANCE else [o for o in OFFICES if OFFICES[o] == area])
        assert area in (FRANCE, game.limit_area) or not any(piece.beside for piece in there)
        assert all(piece.area == area for piece in there)
        assert area == "aside" or Counter(piece.colour for piece in there) == +Counter(game.areas[area])
    assert len(game.standing[FRANCE]) <= len(FRANCE_PLACES)
    assert game.free_spaces() >= 0
    assert game.limit_area != FRANCE


def check_tokens(game: InquisitorGame) -> None:
    """GI-TOK-1, GI-TOK-9, GI-CAR-2, GI-SHIP-7, GI-AME-7."""
    for kind, number in TOKENS.items():
        carried = [piece for piece in game.pieces() if piece.token == kind]
        assert min(game.free[kind], game.supply[kind], game.brought[kind], game.free[kind] - game.brought[kind]) >= 0
        assert game.free[kind] + game.supply[kind] + len(carried) <= number
        for piece in carried:
            assert piece.area not in (*REGIONS, CASTILLO, "aside")
            assert piece.stand not in OFFICES


def random_move(game: InquisitorGame, rng: Rng) -> str:
    seat = pick(sorted(game.asked()), rng)
    options = sorted(game.legal_moves(seat))
    busy = [move for move in options if move.split()[-1] not in ("done", "end_turn", "skip")]
    move: str = pick(busy if busy and rng.below(4) else options, rng)
    game.play(seat, move)
    return move


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(by_tier(2, 4, 400)):
        rng = Rng(50_000 * players + seed)
        options = random_colonies_options(players, rng)
        game = InquisitorGame(deal_colonies(options, rng), options)
        while game.ask is not None:
            check(game)
            seen[random_move(game, rng).split()[0]] += 1
    assert {"setup_disk", "sea_move", "from_place", "to_place"} <= set(seen)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("at", ["next_part", "choose_card", "play_power"])
def test_odd_positions(at: str, players: int) -> None:
    """To the end of the round and a little further."""
    for seed in range(by_tier(10, 40, 8_000)):
        rng = Rng(500_000 * players + seed)
        options = random_colonies_options(players, rng)
        game = InquisitorGame(random_full_position(options, at, rng), options)
        number = game.round
        while game.ask is not None and game.round <= number + 1 and (game.round == number or rng.below(8)):
            check(game)
            random_move(game, rng)
