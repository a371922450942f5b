"""What players decide in Grand Inquisitor & Colonies only, and the steps that nobody decides there."""

from __future__ import annotations

from grandee.core.declarations import Automatic, Decision
from grandee.core.refusals import Refusal
from grandee.core.space import Param
from grandee.games.el_grande import messages
from grandee.games.el_grande.engine import colonies_effects, france_place, inquisitor, later, limit, repetition, window
from grandee.games.el_grande.reasons import AREA, COLOUR, FRANCE_IS_FULL, NO_SUCH_COLOUR, TABOO
from grandee.games.el_grande.sizes import FROM_PLACES, PILES, SEA_AREAS, TO_PLACES

PIECE_ROW = "about: 32 times the area that a caballero leaves and the one that it enters; detail: its colour"

COLONY_DECISIONS = [
    Decision(  # GI-D16, GI-DP-4
        "from_place",
        france_place.FromPlace,
        [Param("from_place", len(FROM_PLACES))],
        refusals=[Refusal("nobody_stands_so", "GI-D16")],
        row=PIECE_ROW,
        prompt=messages.whose_place,
        modules=["inquisitor"],
    ),
    Decision(  # GI-D17
        "to_place",
        france_place.ToPlace,
        [Param("to_place", len(TO_PLACES))],
        refusals=[Refusal("not_free_there", "GI-D17")],
        row=PIECE_ROW,
        prompt=messages.whose_place,
        modules=["inquisitor"],
    ),
    Decision(  # GI-D4
        "sea_move",
        window.SeaMove,
        [COLOUR, Param("sea", SEA_AREAS), AREA],
        "done",
        refusals=[
            TABOO,
            NO_SUCH_COLOUR,
            FRANCE_IS_FULL,
            Refusal("not_own_at_sea", "GI-SEA-1"),
            Refusal("nobody_sails", "GI-SEA-2"),
            Refusal("no_sea_way", "GI-SEA-3"),
            Refusal("no_token_to_france", "GI-SEA-6"),
            Refusal("no_landing_with_muslims", "GI-MIX-4"),
            Refusal("no_step_on_token", "GI-TOK-6"),
            Refusal("no_kept_turn", "GI-P7-TUR-1"),
            Refusal("cards_are_needed", "GI-P7-TUR-4"),
            Refusal("no_bonus_now", "GI-BON-1"),
        ],
        prompt=messages.what_in_a_window,
        details=messages.step_or_voyage,
        modules=["inquisitor"],
        also=["turn_card", "bonus"],
    ),
    Decision(  # GI-D10
        "fill_board",
        limit.FillBoard,
        [COLOUR],
        refusals=[
            NO_SUCH_COLOUR,
            Refusal("none_beside", "GI-LIM-8"),
            Refusal("no_newcomer", "GI-LIM-4"),
        ],
        row="about: 1 if only newcomers may",
        prompt=messages.who_steps_on,
        modules=["inquisitor"],
    ),
    Decision(  # GI-D9
        "bonus",
        inquisitor.Bonus,
        [Param("bonus_way", 2)],
        "skip",
        refusals=[
            Refusal("province_empty", "GI-BON-6"),
            Refusal("no_court_for_bonus", "GI-BON-1", message="court-empty"),
        ],
        modules=["inquisitor"],
    ),
    Decision(  # GI-P7-DOU-2, GI-D11
        "double",
        repetition.Double,
        [Param("double", 2)],
        prompt=messages.what_to_repeat,
        passing="skip",
        modules=["inquisitor"],
    ),
    Decision(  # GI-P7-TUR-2
        "turn_card",
        colonies_effects.TurnCard,
        [Param("turned_pile", PILES)],
        "skip",
        refusals=[
            Refusal("not_in_the_row", "GI-P7-TUR-2", message="not-face-up"),
            Refusal("nothing_to_keep", "GI-P7-DOU-6"),
        ],
        prompt=messages.whether_to_keep,
        details=messages.card_turned,
        modules=["inquisitor"],
    ),
    Decision(  # GI-D13
        "after_castillo",
        later.AfterCastillo,
        [Param("use_kept", 2)],
        prompt=messages.moves_after_castillo,
        modules=["inquisitor"],
    ),
]

COLONY_AUTOMATIC = [
    Automatic("each_keeper", later.EachKeeper, row="about: how many seats to the left", modules=["inquisitor"]),
    Automatic("score_later", later.ScoreLater, modules=["inquisitor"]),
    Automatic(
        "after_special",
        inquisitor.AfterSpecial,
        row="times: how many seats to the left have been asked for a repetition; about: what comes next",
        modules=["inquisitor"],
    ),
    Automatic("end_repetition", repetition.EndRepetition, modules=["inquisitor"]),
    Automatic("window", window.Window, modules=["inquisitor"]),
    Automatic("settle", limit.Settle, modules=["inquisitor"]),
    Automatic("check_limit", limit.CheckLimit, modules=["inquisitor"]),
]
