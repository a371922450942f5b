"""What the rules of El Grande count with: every field, decision, reason and event, declared once.

The parts are in sizes.py, rulesets.py, fields.py, decisions.py and events.py. The numbers in `engine/cells.py`,
`actions.py`, `steps.py`, `refusals.py`, `events.py` and `sizes.py` are made from this by `python3 tools/numbers.py`.
"""

from __future__ import annotations

from grandee.core.declarations import Declarations
from grandee.core.refusals import Refusal
from grandee.games.el_grande.decisions import AUTOMATIC, DECISIONS
from grandee.games.el_grande.events import EVENTS
from grandee.games.el_grande.fields import FIELDS
from grandee.games.el_grande.rulesets import MODULES, RULESETS
from grandee.games.el_grande.sizes import FROM_PLACES, KI_ACTIONS, PILES, SEAS, SIZES, TO_PLACES, TOKENS

DECLARATIONS = Declarations(
    fields=FIELDS,
    decisions=DECISIONS,
    automatic=AUTOMATIC,
    events=EVENTS,
    refusals=[
        # of effects
        Refusal("no_opponent_there", "EG-CARD-EVICT-1"),
        Refusal("evicted_region", "EG-CARD-EVICT-1"),
        Refusal("too_few_there", "EG-CARD-SECRET2-1", message="fewer-than-two"),
        Refusal("none_to_withdraw", "EG-CARD-SECRETALL-1", message="none-there"),
        Refusal("none_to_withdraw_two", "EG-CARD-SECRET2-1", message="none-there"),
        Refusal("grande_shut_in", "EG-GRANDE-2", message="taboo"),
        Refusal("grande_in_castillo", "EG-GRANDE-5"),
        Refusal("limit_not_to_france", "GI-LIM-6"),
        Refusal("limit_stays", "GI-LIM-6"),
        Refusal("nobody_moves", "GI-TURN-5"),
        Refusal("not_by_this_card", "GI-REG-8"),
        Refusal("only_spain_on_disk", "GI-BASE-9"),
        Refusal("not_to_the_king", "EG-CARD-COUP-1", message="taboo"),
    ],
    sizes=SIZES,
    words={
        "number": [str(n) for n in range(8)],
        "pile": [*(f"pile_{pile}" for pile in range(1, PILES + 1)), *KI_ACTIONS],
        "turned_pile": [f"pile_{pile}" for pile in range(1, PILES + 1)],
        "part": ["place", "special", "end_turn"],
        "veto": ["use", "pass"],
        "board": ["board_8", "board_4"],
        "extra_call": ["extra", "no_extra"],
        "extra": ["home", "church", "inquisitor"],
        "bonus_way": ["bonus_province", "bonus_place"],
        "france_place": ["ambassador", "envoy", "third"],
        "use": ["use", "skip"],
        "use_kept": ["use", "skip"],
        "double": ["repeat", "skip"],
        "sea": SEAS,
        "token": TOKENS,
        "from_place": FROM_PLACES,
        "to_place": TO_PLACES,
    },
    modules=MODULES,
    rulesets=RULESETS,
    numbered_last=["play_power", "banish_one", "move_one", *(each.word for each in DECISIONS if each.modules)],
)
