"""Tokens, sea moves and free windows (GI-TURN-1 to GI-TURN-8, GI-SEA, GI-TOK, GI-CAR)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referee.el_grande.asking import Ask, Course
from tests.referee.el_grande.colonies_data import (
    AMERICA,
    AT_SEA,
    COAST,
    MEDITERRANEAN,
    ORDINARY,
    SHIP,
    TOKEN_AREAS,
    TOKEN_POINTS,
)
from tests.referee.el_grande.data import FRANCE, REGIONS
from tests.referee.el_grande.pieces import Caballero, group_word, groups
from tests.referee.el_grande.relocation import Relocation

DESTINATIONS = {SHIP: (AMERICA, MEDITERRANEAN, *COAST), AMERICA: (SHIP,), MEDITERRANEAN: (SHIP,)}  # GI-SEA-3, GI-SEA-4


class Voyages(Relocation):
    """What the active player may do in a free window, and what becomes of tokens."""

    def read_options(self, options: Mapping[str, Any]) -> None:
        super().read_options(options)
        self.sea_is_a_move: bool = options.get("gi_once_per_turn_includes_sea", True)
        self.present_step: bool = options.get("gi_token_pickup_present", True)
        self.step_in_any_turn: bool = options.get("gi_token_any_turn", True)

    def read_stands(self, position: Mapping[str, Any]) -> None:
        super().read_stands(position)
        self.turn_of: str = position["active"]
        self.has_tokens = "free_tokens" in position
        self.free = dict.fromkeys(TOKEN_AREAS, 0) | dict(position.get("free_tokens", {}))
        self.supply = dict.fromkeys(TOKEN_AREAS, 0) | dict(position.get("supply", {}))
        self.brought = dict.fromkeys(TOKEN_AREAS, 0) | dict(position.get("brought", {}))  # in this turn, still free
        for area, carriers in position.get("carriers", {}).items():
            for colour, tokens in carriers.items():
                for token in tokens:
                    bare = [piece for piece in self.of(colour, area) if piece.word == ORDINARY]
                    bare[0].token = token
        for place, token in position.get("loads", {}).items():
            next(piece for piece in self.standing[FRANCE] if piece.stand == place).token = token

    def read_ability(self, position: Mapping[str, Any]) -> None:
        """Who has moved and who may still sail, by the words of groups."""
        marks: dict[str, dict[str, int]]
        for key, attribute in (("moved", "moved"), ("may_sail", "can_sail")):
            marks = position.get(key, {})
            for word, counts in marks.items():
                for colour, number in counts.items():
                    group = [p for p in self.pieces() if p.colour == colour and group_word(p) == word and not p.moved]
                    for piece in group[:number]:
                        setattr(piece, attribute, True)

    def pieces(self) -> list[Caballero]:
        return [piece for there in self.standing.values() for piece in there]

    def position(self) -> dict[str, Any]:
        found = super().position()
        if self.has_tokens:
            found |= {"free_tokens": dict(self.free), "supply": dict(self.supply), "brought": dict(self.brought)}
            found["carriers"] = {area: self.carriers(area) for area in AT_SEA}
            found["loads"] = {piece.stand: piece.token for piece in self.standing[FRANCE]}
        return found

    def carriers(self, area: str) -> dict[str, list[str]]:
        return {
            colour: sorted(piece.token for piece in self.of(colour, area) if piece.token) for colour in self.colours
        }

    # -- tokens --

    def bring_tokens(self, icons: Mapping[str, int]) -> None:
        """At once, as many as there are (GI-TURN-4)."""
        for kind, number in icons.items():
            entering = min(number, self.supply[kind])
            self.supply[kind] -= entering
            self.free[kind] += entering
            self.brought[kind] += entering

    def free_tokens(self) -> list[str]:
        return [kind for kind, number in self.free.items() if number]

    def may_step(self, seat: str, colour: str, by_sea: bool) -> bool:
        """Its own player must bring it (GI-TOK-5, GI-TOK-8)."""
        return self.payee(colour) == seat and (self.step_in_any_turn or seat == self.turn_of)

    def step(self, piece: Caballero, kind: str, arrives: bool = False) -> None:
        """Onto an older token first, if it may be one (GI-TOK-6, GI-TOK-12)."""
        only_brought = not arrives and (piece.moved or not self.present_step)
        if only_brought or self.free[kind] == self.brought[kind]:
            self.brought[kind] -= 1
        self.free[kind] -= 1
        piece.token, piece.stand = kind, ORDINARY

    def relocate(self, piece: Caballero, target: str, stand: str) -> None:
        if stand in TOKEN_AREAS:
            self.step(piece, stand, arrives=True)
            stand = ORDINARY
        if target == SHIP != piece.area:
            piece.can_sail = False  # GI-SEA-5
        super().relocate(piece, target, stand)

    def land(self, piece: Caballero, area: str, stand: str = ORDINARY) -> None:
        super().land(piece, area, stand)
        if piece.token and area in REGIONS:
            self.deliver(piece)

    def deliver(self, piece: Caballero) -> None:
        """Whoever moved it (GI-TOK-9, GI-TOK-11); of a black one the holder scores (GI-CAR-6)."""
        if seat := self.payee(piece.colour):
            self.score[seat] += TOKEN_POINTS[piece.token]
        self.supply[piece.token] += 1
        piece.token = ""

    def remove(self, piece: Caballero) -> None:
        """Its token is out of the game (GI-CAR-3, GI-CAR-5)."""
        super().remove(piece)
        piece.token = ""

    # -- free windows --

    def end_turn(self) -> None:
        self.brought = dict.fromkeys(TOKEN_AREAS, 0)
        super().end_turn()

    def note_sailors(self) -> None:
        """At the start of the turn (GI-TURN-1)."""
        self.turn_of = self.active
        for piece in self.pieces():
            piece.moved = False
            piece.can_sail = piece.area in AT_SEA and self.is_own(piece.colour)

    def window(self) -> Course:
        """As often as the active player likes; without any option it is not asked (GI-TURN-3, GI-D4)."""
        while options := [*self.voyages(), *self.other_options()]:
            _, move = yield Ask("sea_move", {self.active: [*options, "sea_move done"]})
            word, *rest = move.split()
            if rest == ["done"]:
                return
            yield from (self.sail(*rest) if word == "sea_move" else self.use_window(word, rest[0]))

    def other_options(self) -> list[str]:
        return []

    def use_window(self, word: str, answer: str) -> Course:
        raise NotImplementedError(f"{word} {answer}")

    def voyages(self) -> list[str]:
        found = []
        for colour in self.own:
            for source, targets in DESTINATIONS.items():
                goals = [target for target in targets if self.sailors(colour, source, target)]
                goals += [source] * bool(self.steppers(colour, source))
                found += [f"sea_move {colour} {source} {target}" for target in goals]
        return found

    def sailors(self, colour: str, source: str, target: str) -> list[Caballero]:
        """Those that may go there now (GI-SEA-2)."""
        if not self.is_open(target, colour, from_court=True):  # also of Muslim Granada (GI-MIX-4)
            return []
        pieces = [piece for piece in self.of(colour, source) if piece.can_sail]
        if self.sea_is_a_move:
            pieces = [piece for piece in pieces if not piece.moved]
        return [piece for piece in pieces if not (piece.token and target == FRANCE)]  # GI-SEA-6

    def steppers(self, colour: str, area: str) -> list[Caballero]:
        """Present ones that may step on a free token (GI-TOK-6, GI-TOK-12)."""
        kind = next((kind for kind, where in TOKEN_AREAS.items() if where == area), "")
        if not kind or not self.free[kind]:
            return []
        fresh = self.brought[kind] > 0
        return [
            piece
            for piece in self.of(colour, area)
            if not piece.token and piece.stand == ORDINARY
            if fresh or (self.present_step and not piece.moved)
        ]

    def sail(self, colour: str, source: str, target: str) -> Course:
        if source == target:
            pieces = self.steppers(colour, source)
        else:
            pieces = self.sailors(colour, source, target)
        piece = groups(pieces)[(yield from self.choose_piece(self.active, pieces))]
        if source == target:
            kind = next(kind for kind, where in TOKEN_AREAS.items() if where == source)
            self.step(piece, kind)
            piece.moved, piece.can_sail = True, False
            return
        stand = yield from self.choose_stand(self.active, piece, target, by_sea=True)
        had_moved = piece.moved
        self.relocate(piece, target, stand)
        piece.moved = self.sea_is_a_move or had_moved
        piece.can_sail = False
