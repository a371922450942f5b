"""What El Grande says of itself to those who list, measure and check all games."""

from __future__ import annotations

from grandee.core.manifest import BuiltPart, Manifest, Rung

Options = dict[str, bool | str | tuple[str, ...]]
IN_2023: Options = {"edition": "2023"}
VETERANS = ("eg23_veto#1", "eg23_veto#2", "eg23_place_two_or_move_all", "eg23_secret_scoring")
EVERY_MODULE: Options = {**IN_2023, "new_regency": True, "veteran_cards": VETERANS, "shift_of_power": True}
VARIANTS = ("home_region_advantage", "movement_limits", "france", "granada", "church")
BUILT_OF_COLONIES = (  # areas, and cards that need no other part; sea moves, tokens, Inquisitor, limit board come later
    *("GI-BASE-4", "GI-BASE-5", "GI-BASE-9", "GI-SET-1", "GI-SET-2", "GI-SET-9", "GI-SET-10", "GI-SET-11"),
    *(f"GI-REG-{number}" for number in range(1, 10)),
    *(f"GI-FRA-{number}" for number in (1, 2, 4, 5, 6)),
    *(f"GI-SHIP-{number}" for number in (1, 2, 4, 5, 8)),
    *(f"GI-AME-{number}" for number in (2, 3, 4, 8)),
    *("GI-MOVE-1", "GI-MOVE-3", "GI-MOVE-4", "GI-TAB-1", "GI-TAB-2"),
    *(f"GI-SCO-{number}" for number in range(1, 7)),
    *("GI-RND-1", "GI-RND-2", "GI-SET-6", "GI-SET-7", "GI-SET-8", "GI-BASE-3", "GI-SCO-9", "GI-SCO-10"),
    *(f"GI-INQ-{number}" for number in range(1, 5)),
    *(f"GI-BON-{number}" for number in range(1, 7)),
    *("GI-BLK-", "GI-P6-", "GI-P7-SIN-", "GI-SET-3", "GI-SET-5", "GI-MOVE-5", "GI-SCO-7", "GI-MIX-3", "GI-MIX-8"),
    *("GI-D9", "GI-D15", "GI-DP-6", "E-2", "E-7", "E-8", "A-14", "A-18", "A-24", "A-34"),
    *("GI-P7-2", "GI-P7-CON-", "GI-P7-TRA-", "GI-P7-SNE-", "GI-P7-SLA-", "GI-P7-AFT-1", "GI-P7-AFT-2"),
    "GI-MIX-11",
    *("GI-P7-DOU-", "GI-P7-TUR-", "GI-BASE-11", "GI-D11", "E-17", "E-28"),
    *("A-15", "A-16", "A-17", "A-44", "A-45", "A-56", "A-1", "A-29", "A-43", "E-25"),
    *(f"GI-KI-{number}" for number in range(1, 12)),
    *(f"GI-MIX-{number}" for number in (1, 2, 5, 7, 9, 10)),
    "GI-BASE-2",
    *("E-1", "E-12", "E-14", "E-15", "E-16", "E-18", "E-19", "E-20", "E-22", "A-19", "A-20"),
)

MANIFEST = Manifest(
    order=1,
    built=BuiltPart(editions=("B", "95", "23"), not_ids=("GAP-",)),  # both editions; gaps of the data are no rules
    built_of_more={
        "grand-inquisitor.md": BuiltPart(
            only_ids=("KI-", *BUILT_OF_COLONIES, *("A-40", "A-41", "A-42", "A-60", "A-61", "E-26", "E-27")),
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
    ),
    steps_budgets={"el-grande-2023": 7.0, "el-grande-2023-all": 4.0, "king-and-intrigue": 4.0},
    peer_reward="margin",
    peer_exploration=20.0,
)
