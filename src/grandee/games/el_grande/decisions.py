"""What players decide in El Grande, why a move is refused, and the steps that nobody decides."""

from __future__ import annotations

from grandee.core.declarations import Automatic, Decision
from grandee.core.refusals import Refusal
from grandee.core.space import Param
from grandee.games.el_grande import messages
from grandee.games.el_grande.engine import (
    calls,
    colonies_effects,
    end_of_round,
    france_place,
    inquisitor,
    intrigue,
    later,
    placement,
    power,
    regency,
    repetition,
    scoring,
    special,
    special_decisions,
    turn,
    veto,
)
from grandee.games.el_grande.sizes import (
    AREA_NUMBERS,
    BOARDS,
    COLOURS,
    FRANCE_PLACES,
    FROM_PLACES,
    GREYS,
    KI_ACTIONS,
    KI_CARDS,
    KING_PLACES,
    MOST_POWERS,
    PILES,
    POWERS,
    REGIONS,
    TO_PLACES,
)

# -- reasons for refusing a move -----------------------------------------------------------------

TABOO = Refusal("taboo", "EG-KING-2")
NO_SUCH_COLOUR = Refusal("no_such_colour", "EG-MOVE-3")
NO_EFFECT = Refusal("no_effect", "EG-SPEC-5")
NO_CASTILLO = Refusal("no_castillo", "EG-MAP-3")
NONE_THERE = Refusal("none_there", "EG-MOVE-2")
FRANCE_IS_FULL = Refusal("france_is_full", "EG-FRANCE-2")
NOT_FROM_A_COURT = Refusal("not_from_a_court", "EG-GRAN-3")
NOT_WITH_MUSLIMS = Refusal("not_with_muslims", "EG-GRAN-2")
NOT_SCORED_NOW = Refusal("not_scored_now", "EG-GRAN-5")
NOT_IN_FRANCE = Refusal("not_in_france", "EG-FRANCE-3")
NOT_ON_DISK = Refusal("not_on_disk", "EG-FRANCE-5")

# -- decisions and steps: section 23 of the spec --------------------------------------------------

REGION = Param("region", AREA_NUMBERS)  # the castillo's number is no region's
AREA = Param("area", AREA_NUMBERS)
COLOUR = Param("colour", COLOURS)
POWER = Param("power", MOST_POWERS)
GREY = Param("grey", GREYS + 1, optional=True)
NUMBER = Param("number", 8)  # the most is called with the church's help (EG-CHURCH-14)

PIECE_ROW = "about: 32 times the area that a caballero leaves and the one that it enters; detail: its colour"

# What a step's `legal` adds is all that is legal and nothing else (EG-DP-1).
DECISIONS = [
    Decision(
        "play_power",
        power.PlayPower,
        [GREY, POWER],
        refusals=[
            Refusal("not_in_hand", "EG-PCARD-2"),
            Refusal("value_lies", "EG-POWER-2"),
            Refusal("grey_not_in_hand", "EG-SHIFT-10"),
            Refusal("sum_lies", "EG-SHIFT-3"),
            Refusal("ki_not_in_hand", "KI-9", message="card-not-in-hand"),
            Refusal("ki_value_lies", "KI-12", message="value-lies"),
        ],
        row="times: seats that are still to play",
        prompt=messages.which_power,
        details=messages.how_many_called,
        counted_from=1,
    ),
    Decision(  # KI-D4
        "call",
        calls.Call,
        [NUMBER],
        refusals=[Refusal("too_many", "EG-CALL-2")],
        row="times: caballeros, at most",
        counted_from=0,
    ),
    Decision(
        "recall_one",
        calls.RecallOne,
        [REGION],
        "done",
        refusals=[TABOO, Refusal("none_to_recall", "EG-CALL-5", message="none-there")],
        row="times: caballeros, at most",
        prompt=messages.how_many_left,
    ),
    Decision(  # KI-D5
        "choose_card",
        turn.ChooseCard,
        [Param("pile", PILES + len(KI_ACTIONS))],
        refusals=[Refusal("not_face_up", "EG-PICK-1"), Refusal("other_action", "KI-18")],
        prompt=messages.which_card,
        details=messages.card_of_pile,
        counted_from=1,
    ),
    Decision(  # KI-D6
        "next_part",
        turn.NextPart,
        [Param("part", 3)],
        refusals=[
            Refusal("part_is_done", "EG-TURN-4"),
            Refusal("court_empty", "EG-PLACE-1"),
            NO_EFFECT,
            Refusal("must_place", "EG-PLACE-3"),
        ],
        prompt=messages.which_part,
    ),
    Decision(
        "place_one",
        placement.PlaceOne,
        [AREA],
        "done",
        refusals=[
            TABOO,
            Refusal("not_beside_king", "EG-PLACE-4"),
            Refusal("all_must_be_placed", "EG-PLACE-3"),
            FRANCE_IS_FULL,
            NOT_FROM_A_COURT,
        ],
        row="times: caballeros",
        prompt=messages.how_many_left,
    ),
    Decision(  # KI-D8
        "veto",
        veto.Veto,
        [Param("veto", 2)],
        row="about: the holders who are asked afterwards",
        prompt=messages.what_to_stop,
        passing="pass",
    ),
    Decision(
        "move_one",
        special_decisions.MoveOne,
        [COLOUR, REGION, AREA],
        "done",
        refusals=[
            TABOO,
            NO_SUCH_COLOUR,
            NONE_THERE,
            Refusal("same_place", "EG-MOVE-6"),
            Refusal("no_own_left", "EG-MOVE-5"),
            Refusal("no_foreign_left", "EG-MOVE-5"),
            Refusal("no_own_on_card", "EG-MOVE-3", message="no-own-left"),
            Refusal("no_foreign_on_card", "EG-MOVE-3", message="no-foreign-left"),
            Refusal("other_source", "EG-MOVE-7"),
            FRANCE_IS_FULL,
            Refusal("closed_to_black", "EG-CHURCH-4"),
            Refusal("too_far", "EG-LIMIT-5"),
            Refusal("only_black", "EG-CHURCH-3"),
            Refusal("none_aside", "GI-DP-6"),
        ],
        prompt=messages.whom_to_move,
    ),
    Decision(
        "choose_region",
        special_decisions.ChooseRegion,
        [AREA],
        refusals=[TABOO, NO_CASTILLO, NONE_THERE, NOT_SCORED_NOW],
        prompt=messages.region_for_what,
    ),
    Decision(
        "place_anywhere_one",
        special_decisions.PlaceAnywhereOne,
        [AREA],
        "done",
        refusals=[
            TABOO,
            FRANCE_IS_FULL,
            NOT_FROM_A_COURT,
            Refusal("regions_only", "EG-CARD-MILITIA-1"),
            Refusal("castillo_only", "EG-CARD-GREY-1"),
        ],
        row="times: caballeros, at most",
        prompt=messages.where_to_place,
    ),
    Decision(
        "return_one",
        special_decisions.ReturnOne,
        [Param("source", AREA_NUMBERS)],
        refusals=[
            TABOO,
            Refusal("none_to_return", "EG-CARD-WITHDRAW-1", message="none-there"),
            Refusal("none_in_court", "EG-CARD-WITHDRAW-1"),
        ],
        row="times: caballeros that are still to be chosen; about: all that are returned together",
        prompt=messages.how_many_left,
    ),
    Decision(
        "banish_one",
        special_decisions.BanishOne,
        [COLOUR, REGION],
        refusals=[
            TABOO,
            NO_SUCH_COLOUR,
            Refusal("own_colour", "EG-CARD-BANISH-1"),
            Refusal("not_this_opponent", "EG-CARD-BANISH-2"),
            Refusal("none_to_banish", "EG-CARD-BANISH-1", message="none-there"),
            Refusal("own_colour_of_each", "EG-CARD-BANISH-2", message="own-colour"),
            Refusal("none_of_each", "EG-CARD-BANISH-2", message="none-there"),
        ],
        row="about: the set of colours; detail: 1 if the piece is announced, 0 if it is a step of its own",
    ),
    Decision(
        "disk",
        special_decisions.SetDisk,
        [REGION],
        refusals=[TABOO, NOT_SCORED_NOW, NOT_ON_DISK],
        prompt=messages.disk_for_what,
        details=messages.home_on_disk,
    ),
    Decision(
        "board",
        special_decisions.BoardTo,
        [Param("board", BOARDS), AREA],
        refusals=[TABOO, Refusal("board_stays", "EG-ALT-6"), Refusal("other_board", "EG-ALT-2")],
    ),
    Decision(
        "king_to",
        special_decisions.KingTo,
        [Param("king_place", KING_PLACES)],
        refusals=[
            Refusal("king_stays", "EG-KING-13"),
            Refusal("not_adjacent", "EG-CARD-ADVISER-1"),
            Refusal("not_for_the_king", "EG-KING-11"),
            Refusal("not_the_fewest", "EG-CARD-SUMMER-1"),
            Refusal("not_the_most", "EG-CARD-REGX-3"),
            Refusal("not_abroad", "EG-CARD-EXILE-1"),
            NOT_WITH_MUSLIMS,
        ],
        row="about: the set of the king's places",
        prompt=messages.where_to_the_king,
    ),
    Decision(
        "grande_to",
        special_decisions.GrandeTo,
        [REGION],
        refusals=[TABOO, Refusal("grande_stays", "EG-GRANDE-1"), NOT_WITH_MUSLIMS, NOT_IN_FRANCE],
    ),
    Decision(
        "retrieve",
        power.TakeBack,
        [Param("taken", POWERS + GREYS, True)],  # EG-INFO-8, EG-SHIFT-9
        refusals=[
            Refusal("not_used", "EG-CARD-POWER-1"),
            Refusal("grey_not_back", "EG-SHIFT-9"),
            Refusal("not_of_an_earlier_round", "KI-25"),
        ],
        prompt=messages.which_to_take_back,
        counted_from=1,
    ),
    Decision(
        "court_n",
        special_decisions.Reinforce,
        [NUMBER],
        refusals=[Refusal("too_many_for_the_court", "EG-CARD-COURT-1", message="too-many")],
        row="times: caballeros, at most; about: how many with those that may be recalled, or 0",
        counted_from=0,
    ),
    Decision(
        "castillo_disk",
        end_of_round.SetCastilloDisk,
        [Param("castillo_home", REGIONS + 1)],  # a region, or the court (EG-GEN-13)
        refusals=[Refusal("court_not_on_disk", "EG-GEN-13")],
        prompt=messages.what_leaves_the_castillo,
        details=messages.home_of_castillo,
        has_preview=False,  # how many they are is for players to remember (EG-INFO-5)
    ),
    Decision(  # EG-CHURCH-14
        "call_extra", calls.CallExtra, [Param("extra_call", 2)], modules=["church"]
    ),
    Decision(  # EG-HOME-4, EG-CHURCH-7
        "place_extra",
        placement.PlaceExtra,
        [Param("extra", 3), AREA],
        "done",
        refusals=[
            TABOO,
            Refusal("not_beside_king_either", "EG-CHURCH-14", message="not-beside-king"),
            Refusal("no_such_extra", "EG-HOME-4"),
            Refusal("only_home", "EG-HOME-7"),
            FRANCE_IS_FULL,
            NOT_FROM_A_COURT,
            Refusal("bonus_is_placed", "GI-D9"),
        ],
        row="about: 1 for that of the home region, 2 for that of the church, 3 for both, 16 for that of the Inquisitor",
        modules=["home", "church", "inquisitor"],
    ),
    Decision(  # EG-FRANCE-2, EG-FRANCE-8
        "france_place",
        france_place.FrancePlace,
        [Param("france_place", FRANCE_PLACES)],
        refusals=[Refusal("place_is_taken", "EG-FRANCE-2"), Refusal("not_there", "EG-FRANCE-8")],
        row="about: 16 times the area that a caballero leaves and the one that it enters; detail: its colour",
        prompt=messages.which_place,
        modules=["france"],
    ),
    Decision(
        "pass_grey",
        power.PassGrey,
        [Param("grey_card", GREYS, True)],  # EG-SHIFT-1
        refusals=[Refusal("grey_not_dealt", "EG-SHIFT-1")],
        has_preview=False,  # the others choose at the same time
        modules=["grey"],
    ),
    Decision(
        "grey_effect",
        power.GreyEffect,
        [Param("use", 2)],
        refusals=[Refusal("grey_has_no_effect", "EG-CARD-GREY-1")],
        prompt=messages.grey_in_use,
        modules=["grey"],
    ),
    Decision(
        "escort_one",
        regency.EscortOne,
        [COLOUR],
        refusals=[NO_SUCH_COLOUR, Refusal("none_to_escort", "EG-CARD-ESCORT-1", message="none-there")],
        row="times: caballeros that are still to be chosen",
        prompt=messages.how_many_left,
        modules=["regency"],
    ),
    Decision(
        "swap_grande",
        regency.ChooseGrande,
        [COLOUR],
        refusals=[NO_SUCH_COLOUR, Refusal("grande_not_in_another_region", "EG-CARD-VICEROY-1")],
        modules=["regency"],
    ),
    Decision(  # KI-7, KI-D1
        "setup_disk",
        intrigue.SetupDisk,
        [REGION],
        refusals=[Refusal("not_on_setup_disk", "KI-MIX-2")],
        prompt=messages.home_at_set_up,
        details=messages.home_of_castillo,
        has_preview=False,  # the others choose at the same time
        modules=["intrigue", "inquisitor"],
    ),
    Decision(  # GI-D16
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
    Decision(  # KI-9, KI-D2
        "lay_aside_one",
        intrigue.LayAsideOne,
        [Param("ki_card", KI_CARDS, True)],
        refusals=[Refusal("laid_aside_already", "KI-9")],
        row="times: cards that everybody is still to lay aside",
        prompt=messages.how_many_left,
        details=messages.called_by_card,
        has_preview=False,
        modules=["intrigue"],
    ),
    Decision(  # comes last, because a deck decides how many modes there are
        "choose_mode",
        special_decisions.ChooseMode,
        [Param("mode", 2, open=True)],
        refusals=[Refusal("not_this_mode", "EG-SPEC-5"), Refusal("not_on_card", "EG-VETO-3")],
    ),
]

AUTOMATIC = [
    Automatic("next_turn", turn.NextTurn),
    Automatic("end_turn", turn.EndTurn),
    Automatic("announced", special.Announced),
    Automatic("begin_effect", special.BeginEffect),
    Automatic("execute", veto.Execute),
    Automatic("each_opponent", special.EachOpponent, row="about: how many seats to the left"),
    Automatic("score_next", special.ScoreNext, row="times: 1 for the first place only; about: the set of regions"),
    Automatic("reveal_disks", special.RevealDisks),
    Automatic("general_scoring", scoring.ScoreEverything, row="about: 1 when only the regions are still to be scored"),
    Automatic("end_round", end_of_round.EndRound, row="about: 1 when everything is scored"),
    Automatic("end_special", veto.EndSpecial),
    Automatic("discard_power", calls.DiscardPower),
    Automatic("begin_round", turn.BeginRound, modules=["grey", "intrigue"]),
    Automatic("each_grande", regency.EachGrande, row="about: how many seats to the left", modules=["regency"]),
    Automatic("infiltrates", regency.Infiltrates, modules=["regency"]),
    Automatic("recall_rest", calls.RecallRest, row="times: caballeros, at most", modules=["edition_2023"]),
    Automatic("reveal_setup", intrigue.RevealSetup, modules=["intrigue", "inquisitor"]),
    Automatic("hand_strength", intrigue.HandStrength, modules=["intrigue"]),
    Automatic("each_keeper", later.EachKeeper, row="about: how many seats to the left", modules=["inquisitor"]),
    Automatic("score_later", later.ScoreLater, modules=["inquisitor"]),
    Automatic(
        "after_special",
        inquisitor.AfterSpecial,
        row="times: how many seats to the left have been asked for a repetition; about: what comes next",
        modules=["inquisitor"],
    ),
    Automatic("end_repetition", repetition.EndRepetition, modules=["inquisitor"]),
]
