"""The game put together: its steps, reasons and action space, and what core asks of every game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import Rng
from grandee.core.refusals import Refusal
from grandee.core.space import Block, Param, Space
from grandee.core.state import Rules, Step
from grandee.games.el_grande import numbers, prospects, scoring, special, turn, veto
from grandee.games.el_grande.facts import Facts
from grandee.games.el_grande.happenings import KINDS_OF_EVENTS
from grandee.games.el_grande.knowledge import hide_turned_cards, redraw
from grandee.games.el_grande.state import LAYOUT, ROUND, SCORE, ElGrande

STEPS: Final[list[Step[ElGrande]]] = [
    turn.PlayPower("play_power"),
    turn.Call("call"),
    turn.RecallOne("recall_one"),
    turn.ChooseCard("choose_card"),
    turn.NextPart("next_part"),
    turn.PlaceOne("place_one"),
    veto.Veto("veto"),
    special.MoveOne("move_one"),
    special.ChooseRegion("choose_region"),
    special.ChooseMode("choose_mode"),
    special.PlaceAnywhereOne("place_anywhere_one"),
    special.ReturnOne("return_one"),
    special.BanishOne("banish_one"),
    special.SetDisk("disk"),
    special.BoardTo("board"),
    special.KingTo("king_to"),
    special.GrandeTo("grande_to"),
    special.TakeBack("retrieve"),
    special.Reinforce("court_n"),
    turn.SetCastilloDisk("castillo_disk"),
    turn.NextTurn("next_turn", True),
    turn.EndTurn("end_turn", True),
    special.Announced("announced", True),
    special.BeginEffect("begin_effect", True),
    veto.Execute("execute", True),
    special.EachOpponent("each_opponent", True),
    special.ScoreNext("score_next", True),
    special.RevealDisks("reveal_disks", True),
    scoring.ScoreEverything("general_scoring", True),
    turn.EndRound("end_round", True),
    veto.EndSpecial("end_special", True),
    turn.DiscardPower("discard_power", True),
]

REFUSALS: Final = [
    Refusal("refused-not-in-hand", "EG-PCARD-2"),
    Refusal("refused-value-lies", "EG-POWER-2"),
    Refusal("refused-too-many", "EG-CALL-2"),
    Refusal("refused-none-there", "EG-MOVE-2"),
    Refusal("refused-taboo", "EG-KING-2"),
    Refusal("refused-not-face-up", "EG-PICK-1"),
    Refusal("refused-part-is-done", "EG-TURN-4"),
    Refusal("refused-court-empty", "EG-PLACE-1"),
    Refusal("refused-no-effect", "EG-SPEC-5"),
    Refusal("refused-must-place", "EG-PLACE-3"),
    Refusal("refused-not-beside-king", "EG-PLACE-4"),
    Refusal("refused-all-must-be-placed", "EG-PLACE-3"),
    Refusal("refused-same-place", "EG-MOVE-6"),
    Refusal("refused-no-own-left", "EG-MOVE-5"),
    Refusal("refused-no-foreign-left", "EG-MOVE-5"),
    Refusal("refused-other-source", "EG-MOVE-7"),
    Refusal("refused-no-castillo", "EG-MAP-3"),
    Refusal("refused-no-opponent-there", "EG-CARD-EVICT-1"),
    Refusal("refused-not-this-mode", "EG-SPEC-5"),
    Refusal("refused-own-colour", "EG-CARD-BANISH-1"),
    Refusal("refused-not-this-opponent", "EG-CARD-BANISH-2"),
    Refusal("refused-fewer-than-two", "EG-CARD-SECRET2-1"),
    Refusal("refused-evicted-region", "EG-CARD-EVICT-1"),
    Refusal("refused-board-stays", "EG-ALT-6"),
    Refusal("refused-other-board", "EG-ALT-2"),
    Refusal("refused-king-stays", "EG-KING-13"),
    Refusal("refused-not-adjacent", "EG-CARD-ADVISER-1"),
    Refusal("refused-grande-stays", "EG-GRANDE-1"),
    Refusal("refused-not-used", "EG-CARD-POWER-1"),
    Refusal("refused-no-such-colour", "EG-MOVE-3"),
    Refusal("refused-too-many", "EG-CARD-COURT-1"),
    Refusal("refused-none-there", "EG-CALL-5"),
    Refusal("refused-none-there", "EG-CARD-WITHDRAW-1"),
    Refusal("refused-none-in-court", "EG-CARD-WITHDRAW-1"),
    Refusal("refused-none-there", "EG-CARD-SECRETALL-1"),
    Refusal("refused-none-there", "EG-CARD-BANISH-1"),
]


def action_space(regions: list[str], modes: list[str]) -> Space:
    """The actions of the 1995 edition: the decisions of section 23 of the spec."""
    areas = [*regions, "castillo"]
    region = Param("region", 9)
    area = Param("area", 10)
    colour = Param("colour", 5)
    power = Param("power", 13)
    number = Param("number", 7)
    return Space(
        [
            Block(numbers.POWER_PLAY, "play_power", [power]),
            Block(numbers.CALL_N, "call", [number]),
            Block(numbers.RECALL, "recall_one", [region], "done"),
            Block(numbers.CHOOSE, "choose_card", [Param("pile", 5)]),
            Block(numbers.PART, "next_part", [Param("part", 3)]),
            Block(numbers.PLACE, "place_one", [area], "done"),
            Block(numbers.VETO_USE, "veto", [Param("veto", 2)]),
            Block(numbers.MOVE, "move_one", [colour, region, area], "done"),
            Block(numbers.REGION, "choose_region", [area]),
            Block(numbers.ANYWHERE, "place_anywhere_one", [area], "done"),
            Block(numbers.RETURN, "return_one", [Param("source", 10)]),
            Block(numbers.BANISH, "banish_one", [colour, region]),
            Block(numbers.DISK, "disk", [region]),
            Block(numbers.BOARD, "board", [Param("board", 2), area]),
            Block(numbers.KING, "king_to", [region]),
            Block(numbers.GRANDE, "grande_to", [region]),
            Block(numbers.RETRIEVE, "retrieve", [Param("power", 13, True)]),  # EG-INFO-8
            Block(numbers.COURT_N, "court_n", [number]),
            Block(numbers.CASTILLO_DISK, "castillo_disk", [region]),
            Block(numbers.MODE, "choose_mode", [Param("mode", len(modes))]),
        ],
        {
            "power": [str(value) for value in range(1, 14)],
            "number": [str(n) for n in range(7)],
            "region": regions,
            "area": areas,
            "source": [*regions, "court"],
            "pile": [f"pile_{pile}" for pile in range(1, 6)],
            "part": ["place", "special", "end_turn"],
            "veto": ["use", "pass"],
            "colour": list("ABCDE"),
            "board": ["board_8", "board_4"],
            "mode": modes,
        },
    )


@final
class ElGrandeRules(Rules[ElGrande]):
    """El Grande for one set-up."""

    def __init__(self, facts: Facts, regions: list[str], modes: list[str]) -> None:
        super().__init__(facts.players, list(STEPS), LAYOUT, action_space(regions, modes), KINDS_OF_EVENTS, REFUSALS)
        self.facts: Facts = facts

    def state(self, cells: vec[i64]) -> ElGrande:
        return ElGrande(self, self.facts, cells)

    def set_up(self, g: ElGrande) -> None:
        turn.deal(g)

    def points(self, g: ElGrande, seat: i64) -> i64:
        return g.cells[SCORE + seat]

    def estimate(self, g: ElGrande, into: vec[i64]) -> i64:
        return prospects.estimate(g, into)

    def stage(self, g: ElGrande) -> i64:
        return g.cells[ROUND]

    def determinize(self, g: ElGrande, seat: i64, rng: Rng) -> None:
        redraw(g, seat, rng)

    def hide(self, g: ElGrande, seat: i64) -> None:
        hide_turned_cards(g, seat)
