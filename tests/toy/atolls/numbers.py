"""The numbers of the rules by name: plain Python needs no literals. `declarations.py` fills them in."""

from __future__ import annotations

from grandee.core.declarations import Declarations

CELLS: dict[str, int] = {}
ACTIONS: dict[str, int] = {}  # the first of every decision; `sail stay`
STEPS: dict[str, int] = {}
EVENTS: dict[str, int] = {}
REASONS: dict[str, int] = {}

SEATS = 4
COLOURS = 5  # the seats, then the natives
NATIVES = 4
SLOTS = 6
KINDS = 4
NO_TILE = KINDS
TILES = 16
HELD = 2
MOST_ON_A_SLOT = 2
MOST_DRIFTS = 2


def fill(declared: Declarations) -> None:
    CELLS.update({field.name: field.at for field in declared.layout.fields})
    STEPS.update({each.word: number for number, each in enumerate(declared.every_step)})
    EVENTS.update({kind.name: number for number, kind in enumerate(declared.every_event)})
    REASONS.update({refusal.name: number for number, refusal in enumerate(declared.every_refusal)})
    at = 0
    for block in declared.blocks:
        ACTIONS[block.word] = at
        if block.stop:
            ACTIONS[f"{block.word} {block.stop}"] = at + block.combinations
        at += block.size
