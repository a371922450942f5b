"""Relocations, returns, banishments and evictions where caballeros are told apart (section 9, GI-REG-9)."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from tests.referee.el_grande.asking import Answer, Ask, Choosing, Course, choose, inquire
from tests.referee.el_grande.colonies import Colonies
from tests.referee.el_grande.colonies_data import OFFICES, ORDINARY, TOKEN_AREAS
from tests.referee.el_grande.data import CASTILLO, FRANCE
from tests.referee.el_grande.pieces import Caballero, group_word, groups

Picking = Generator[Ask, Answer, Caballero]


class Relocation(Colonies):
    """What special actions do with caballeros that stand in several ways."""

    # -- which caballero goes where --

    def relocatable(self, colour: str, source: str) -> list[Caballero]:
        """Each once in a turn, not out of the king's region or the castillo (GI-TURN-5, GI-MOVE-2)."""
        if source in (self.taboo, CASTILLO):
            return []
        return [piece for piece in self.of(colour, source) if not piece.moved]

    def may_go(self, piece: Caballero, target: str) -> bool:
        """GI-MOVE-2; within an area only as GI-MOVE-3 has it."""
        if target == piece.area:
            return self.may_shift(piece)
        if target == CASTILLO and piece.token:
            return False
        return self.is_open(target, piece.colour, from_court=False)

    def may_shift(self, piece: Caballero) -> bool:
        """Out of an office, or to another place of France (GI-MOVE-3, GI-DP-2)."""
        return piece.stand in OFFICES or (piece.area == FRANCE and bool(self.free_places_in_france()))

    def moves(self, colours: Iterable[str], sources: Iterable[str], near_only: bool) -> list[str]:
        found = []
        wanted = list(sources)
        for colour in colours:
            for source in wanted:
                pieces = groups(self.relocatable(colour, source)).values()
                found += [
                    f"{colour} {source} {target}"
                    for target in self.areas
                    if any(self.may_go(piece, target) for piece in pieces)
                    if not near_only or self.is_near(source, target)
                ]
        return found

    def is_near(self, source: str, target: str) -> bool:
        """GI-MIX-9."""
        return source == target or super().is_near(source, target)

    def move_shown(self, move: list[str]) -> Course:
        """Which one and how it arrives are chosen before it is shown (GI-MOVE-4)."""
        piece, stand = yield from self.choose_move(*move)
        yield from self.shown()
        self.relocate(piece, move[-1], stand)

    def choose_move(self, colour: str, source: str, target: str) -> Generator[Ask, Answer, tuple[Caballero, str]]:
        pieces = [piece for piece in self.relocatable(colour, source) if self.may_go(piece, target)]
        piece = groups(pieces)[(yield from self.choose_piece(self.active, pieces))]
        return piece, (yield from self.choose_stand(self.active, piece, target))

    def choose_stand(self, seat: str, piece: Caballero, target: str, by_sea: bool = False) -> Choosing:
        if target == piece.area and target != FRANCE:
            return ORDINARY
        stands = self.stands_in(target, token=piece.token, by_sea=by_sea)
        if not piece.token and self.may_step(seat, piece.colour, by_sea):
            stands += [kind for kind in self.free_tokens() if TOKEN_AREAS[kind] == target]
        return (yield from choose("to_place", seat, stands))

    def may_step(self, seat: str, colour: str, by_sea: bool) -> bool:
        """Whether one that this seat brings may step on a token at once (GI-TOK-5, GI-TOK-8)."""
        return False

    def free_tokens(self) -> list[str]:
        """The kinds of which one lies free."""
        return []

    def relocate(self, piece: Caballero, target: str, stand: str) -> None:
        self.lift(piece)
        self.land(piece, target, stand)
        piece.moved = True

    # -- to court and province --

    def each_returns(self, number: int) -> Course:
        """From the court and from wherever the owner has caballeros (GI-REG-9, GI-D14)."""
        yield from self.announced()
        for seat in self.opponents:
            leaving: list[Caballero] = []
            from_court = 0
            for _ in range(number):
                left = {area: [p for p in self.of(seat, area) if p not in leaving] for area in self.free_regions}
                places = ["court"] * (self.court[seat] > from_court) + [area for area, here in left.items() if here]
                if not places:
                    break
                place = yield from choose("return_one", seat, places)
                if place == "court":
                    from_court += 1
                    self.note_return("court")
                    continue
                piece = groups(left[place])[(yield from self.choose_piece(seat, left[place]))]
                leaving.append(piece)
                self.note_return(place if place == FRANCE else group_word(piece))
            if leaving or from_court:
                yield from self.shown()
            self.court[seat] -= from_court
            self.province[seat] += from_court
            for piece in leaving:
                self.send_home(piece)
            self.returning = {}

    def note_return(self, place: str) -> None:
        self.returning[place] = self.returning.get(place, 0) + 1

    def banishable(self, colour: str, area: str) -> list[Caballero]:
        """Neither carriers nor the viceroy (GI-AME-8, GI-CAR-3)."""
        return [piece for piece in self.of(colour, area) if not piece.token and piece.stand != "viceroy"]

    def banishments(self, colours: Iterable[str]) -> list[str]:
        return [f"{colour} {area}" for colour in colours for area in self.free_regions if self.banishable(colour, area)]

    def can_banish(self) -> bool:
        """Of each opponent: black ones of nobody are no opponent's (GI-INQ-4)."""
        colours = self.foreign
        if self.banish_scope == "each":
            colours = [colour for colour in self.colours if self.payee(colour) in self.opponents]
        return bool(self.banishments(colours))

    def banish(self) -> Course:
        if self.banish_scope == "each":
            yield from self.banish_each()
            return
        piece = yield from self.choose_banished(self.foreign)
        yield from self.announced()
        self.send_home(piece)

    def banish_each(self) -> Course:
        yield from self.announced()
        for seat in self.opponents:
            colours = [colour for colour in self.colours if self.payee(colour) == seat]
            if self.banishments(colours):
                piece = yield from self.choose_banished(colours)
                yield from self.shown()
                self.send_home(piece)

    def choose_banished(self, colours: Iterable[str]) -> Picking:
        colour, area = yield from inquire("banish_one", self.active, self.banishments(colours))
        pieces = self.banishable(colour, area)
        return groups(pieces)[(yield from self.choose_piece(self.active, pieces))]

    # -- evictions --

    def move_out(self, seat: str, region: str, target: str) -> Course:
        """The viceroy too (GI-AME-8); into the court if the king's region was set (EG-CARD-EVICT-1)."""
        pieces = self.evicted(seat, region, target)
        if not pieces:
            return
        yield from self.shown()
        for piece in pieces:
            if target == self.taboo:
                self.remove(piece)
                self.court[seat] += 1
            else:
                self.lift(piece)
                self.land(piece, target)

    def evicted(self, seat: str, region: str, target: str) -> list[Caballero]:
        return self.of(seat, region)
