"""What several decisions of El Grande share: reasons for refusing a move, and what moves name."""

from __future__ import annotations

from grandee.core.refusals import Refusal
from grandee.core.space import Param
from grandee.games.el_grande.sizes import AREA_NUMBERS, COLOURS, GREYS, MOST_POWERS

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
NOT_ON_DISK = Refusal("not_on_disk", "EG-FRANCE-5")  # GI-FRV-3

REGION = Param("region", AREA_NUMBERS)  # the castillo's number is no region's
AREA = Param("area", AREA_NUMBERS)
COLOUR = Param("colour", COLOURS)
POWER = Param("power", MOST_POWERS)
GREY = Param("grey", GREYS + 1, optional=True)
NUMBER = Param("number", 8)  # the most is called with the church's help (EG-CHURCH-14)
