"""What El Grande says of itself to those who list, measure and check all games."""

from __future__ import annotations

from grandee.core.manifest import BuiltPart, Manifest, Rung

Options = dict[str, bool | str | tuple[str, ...]]
IN_2023: Options = {"edition": "2023"}
VETERANS = ("eg23_veto#1", "eg23_veto#2", "eg23_place_two_or_move_all", "eg23_secret_scoring")
EVERY_MODULE: Options = {**IN_2023, "new_regency": True, "veteran_cards": VETERANS, "shift_of_power": True}
BOTH_EXPANSIONS: Options = {"grand_inquisitor": True, "king_intrigue": True}
VARIANTS = ("home_region_advantage", "movement_limits", "france", "granada", "church")
BOTH_WITH_COLONIES = ("grand-inquisitor", "grand-inquisitor-king-intrigue")  # rulesets

MANIFEST = Manifest(
    order=1,
    built=BuiltPart(editions=("B", "95", "23"), not_ids=("GAP-",)),  # both editions; gaps of the data are no rules
    built_of_more={
        "grand-inquisitor.md": BuiltPart(
            shown_ids=("A-", "E-"),
            prefixes=("KI-", "GI-"),
        )
    },
    more_rungs=(
        Rung("duke", "knight", 4, 12, variant="2023", options=IN_2023),
        Rung("duke", "knight", 2, 60, variant="2023", options=IN_2023),
        Rung("duke", "knight", 4, 12, variant="2023, New Regency", options={**IN_2023, "new_regency": True}),
        Rung("duke", "knight", 4, 12, variant="2023, every module", options=EVERY_MODULE),
        *(Rung("duke", "knight", 4, 12, variant=name, options={name: True}) for name in VARIANTS),
        Rung("duke", "knight", 4, 12, variant="every variant of 1995", options=dict.fromkeys(VARIANTS, True)),
        Rung("duke", "knight", 4, 12, variant="King & Intrigue", options={"king_intrigue": True}),
        Rung("duke", "knight", 4, 12, variant="Grand Inquisitor", options={"grand_inquisitor": True}, rotations=1),
        Rung("duke", "knight", 4, 12, variant="both expansions", options=BOTH_EXPANSIONS, rotations=1),
    ),
    steps_budgets={
        "el-grande-2023": 7.0,
        "el-grande-2023-all": 4.0,
        "king-and-intrigue": 4.0,
        **dict.fromkeys(BOTH_WITH_COLONIES, 3.0),
    },
    table_budgets=dict.fromkeys(BOTH_WITH_COLONIES, 120.0),
    peer_reward="margin",
    peer_exploration=20.0,
)
