"""Reads the cards of a position of El Grande: power cards and hands, the offer, piles and vetoes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grandee.core.refusals import BadInput, Message
from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.facts import MOST_VETERANS, NO_CARD, PILE_STRIDE
from grandee.games.el_grande.engine.state import SPECIAL_PART
from grandee.games.el_grande.files import ElGrandeFault
from grandee.games.el_grande.invariants import members
from grandee.games.el_grande.kept_cards import kept_cards
from grandee.games.el_grande.position import PILE_WORDS, is_shuffled
from grandee.games.el_grande.variant_reader import VariantReader

TURNS = ("choose_card", "next_part", "next_turn")  # where the card of pile 5 lies face up if no other is named


class CardReader(VariantReader):
    """What a reader of positions knows of cards."""

    def to_act(self) -> int:
        """The seat whose turn it is: `to_act`, or `active`, or the first."""
        return self.seat("to_act" if self.table.get("to_act") else "active", "A")

    def power_cards(self) -> None:
        """The cards of this round, and the hands: all that is not known to be played."""
        cell = self.g.cells
        powers = [*self.letters, *(self.g.rules.others if self.g.facts.has_virtual else [])]
        power = self.sub_table("power", powers)
        hands = self.sub_table("hands", self.letters)
        played = self.sub_table("played", self.letters)
        numbers = {word: colour for colour, word in self.colours.items()}
        self.greys_of_the_round()
        lying: list[int] = []
        for word, value in self.laid(power).items():
            colour, where = numbers[word], f"position.power.{word}"
            cell[cells.POWER + colour] = self.value(value, where)
            if self.g.bid(colour) in lying:
                raise ElGrandeFault(where, "bad-power-twice", given=int(self.g.bid(colour)))
            lying.append(int(self.g.bid(colour)))
        for word in self.list_of(self.table.get("turned", self.earlier(power)), "position.turned"):
            cell[cells.TURNED] |= 1 << numbers[powers[self.choice(word, powers, "position.turned")]]
        every = int(self.g.facts.all_powers)
        for seat, letter in enumerate(self.letters):
            now = 1 << cell[cells.POWER + seat] - 1 if cell[cells.POWER + seat] else 0
            aside = self.laid_aside(letter)
            held = self.values(hands[letter], f"position.hands.{letter}") if letter in hands else every & ~now & ~aside
            if held > every:
                raise BadInput(
                    f"position.hands.{letter}",
                    "bad-value",
                    given=str(hands[letter]),
                    allowed=Message("allowed-list-of-words"),
                )
            seen = (
                self.values(played[letter], f"position.played.{letter}") if letter in played else every & ~held & ~aside
            )
            if self.g.facts.has_intrigue:
                cell[cells.LAID_ASIDE + seat] = aside
            cell[cells.HAND + seat] = held
            cell[cells.HELD + seat] = len(members(held))
            cell[cells.PLAYED + seat] = seen | now
            if aside & (held | seen | now):
                raise ElGrandeFault(f"position.laid_aside.{letter}", "bad-laid-aside")
            if letter not in played and held & now and self.g.facts.discards_in_turn:
                raise ElGrandeFault(f"position.hands.{letter}", "bad-hand", given=int(cell[cells.POWER + seat]))
            if held & now and not self.g.facts.discards_in_turn:  # taken back before everybody's eyes (EG-INFO-11)
                cell[cells.PLAYED + seat] &= ~now

    def laid_aside(self, letter: str) -> int:
        """The set of cards of King & Intrigue that a seat has put out of the game (KI-9)."""
        aside = self.sub_table("laid_aside", self.letters)
        return self.values(aside[letter], f"position.laid_aside.{letter}") if letter in aside else 0

    def laid(self, power: Mapping[str, Any]) -> Mapping[str, Any]:
        """This round's power cards. If none is named, as many seats are still to come, clockwise, as find a card;
        all others had their turn before the seat to act."""
        if power or self.table.get("at", "choose_card") == "play_power" or "agenda" in self.table:
            return power
        first, players = self.to_act(), len(self.letters)
        order = self.letters[first:] + self.letters[:first]
        if self.table.get("at") in ("end_round", "general_scoring"):
            to_come = 0
        elif "turned" in self.table or self.g.facts.has_intrigue:
            to_come = players
        else:
            to_come = min(players, len(members(self.g.cells[cells.OFFERED])) + (self.table.get("at") == "next_part"))
        for letter in order[to_come:]:
            self.g.cells[cells.TURNED] |= 1 << self.letters.index(letter)
        if self.g.facts.has_intrigue:
            return self.played_with(str(self.table.get("card", "")), order)
        values = range(int(sizes.POWERS), 0, -1)
        if self.g.facts.has_virtual:  # its turn has been
            self.g.cells[cells.TURNED] |= 1 << sizes.SIXTH
            return dict(zip([*self.g.rules.others, *order[to_come:], *order[:to_come]], values, strict=False))
        return dict(zip(order[to_come:] + order[:to_come], values, strict=False))

    def played_with(self, card: str, order: Sequence[str]) -> dict[str, int]:
        """Cards of King & Intrigue with which the first of some seats has the action of the card that is in use: one
        other lies above it, the rest below. With the King card nobody lies above it, with the Intrigue card all do."""
        highest, cards = int(self.g.facts.powers), int(sizes.KI_CARDS)
        kind = self.deck.ids.index(card) if card in self.deck.ids else int(sizes.KI_KING)
        own = kind + 1 if kind < cards else {int(sizes.KI_KING): highest}.get(kind, 1)
        above = list(range(own + 1, highest + 1))
        below = list(range(own - 1, 0, -1))
        others = [*above[:1], *below, *above[1:]] if kind < cards else [*above, *below]
        return {letter: 10 * value for letter, value in zip(order, [own, *others], strict=False)}

    def earlier(self, power: Mapping[str, Any]) -> list[str]:
        """In a turn: the seats with higher power cards, which had theirs before."""
        letter = self.letters[self.to_act()]
        if self.table.get("at", "choose_card") not in ("choose_card", "next_part") or letter not in power:
            return []
        if self.g.facts.has_intrigue and "power" not in self.table:
            return []
        bids = {word: self.g.bid(colour) for colour, word in self.colours.items()}
        return [other for other in power if bids[other] > bids[letter]]

    def card(self, given: object, where: str) -> int:
        return self.choice(given, self.deck.ids, where)

    def cards(self) -> None:
        cell = self.g.cells
        alone = "agenda" not in self.table and self.table.get("at", "choose_card") in TURNS
        lasting = [self.deck.ids[kind] for kind in self.g.facts.standing if kind != NO_CARD] if alone else []
        lasting = [card for card in lasting[:1] if card != self.table.get("card")]
        for word in self.list_of(self.table.get("offer", lasting), "position.offer"):
            kind = self.card(word, "position.offer")
            pile = self.g.facts.pile[kind]
            if pile >= self.g.facts.piles:  # a card that players play (KI-2)
                raise ElGrandeFault("position.offer", "bad-card-copies", given=str(word))
            if cell[cells.OFFERED] >> pile & 1:
                raise BadInput("position.offer", "bad-twice", given=f"pile_{pile + 1}")
            cell[cells.OFFERED] |= 1 << pile
            cell[self.g.offer_at(pile)] = kind
        if self.table.get("card"):
            kind = self.card(self.table["card"], "position.card")
            if cell[cells.OFFERED] >> self.g.facts.pile[kind] & 1:  # a pile offers one card a round
                raise BadInput("position.card", "bad-twice", given=f"pile_{self.g.facts.pile[kind] + 1}")
            cell[cells.CARD] = kind + 1
        for word in self.list_of(self.table.get("done", []), "position.done"):
            cell[cells.PARTS] |= 1 << self.choice(word, ["place", "special"], "position.done")

    def piles(self) -> None:
        """The cards still to come: those named first, then any that are not named anywhere."""
        shuffled = [pile for pile in range(len(PILE_WORDS)) if is_shuffled(self.g, pile)]
        table = self.sub_table("piles", [PILE_WORDS[pile] for pile in shuffled])
        removed = self.sub_table("removed", [PILE_WORDS[pile] for pile in shuffled])
        self.in_front = self.vetoes_in_front()
        self.colonies()
        for pile in shuffled:
            self.enough_turned_up(pile)
        for pile in shuffled:
            word = PILE_WORDS[pile]
            self.pile(pile, table.get(word, []), removed.get(word, []))

    def enough_turned_up(self, pile: int) -> None:
        """No more cards of a pile lie out than have been turned up (GI-RND-1, GI-P7-2): if the position names no round,
        it is the first in which that can be."""
        cell, kept = self.g.cells, [kind for kind in kept_cards(self.g) if self.g.facts.pile[kind] == pile]
        number = len(kept) + len(self.named_in(pile))
        while number > cell[cells.TURNED_UP] and kept:
            later = int(self.g.facts.next_round[cell[cells.ROUND]])
            if "round" in self.table or not later:
                most = int(cell[cells.TURNED_UP])
                raise ElGrandeFault(
                    "position.kept", "bad-kept-early", given=number, pile=PILE_WORDS[pile], most=most
                ).by("GI-P7-2")
            cell[cells.ROUND] = later
            cell[cells.TURNED_UP] += 1

    def pile(self, pile: int, named: object, removed: object) -> None:
        cell, facts = self.g.cells, self.g.facts
        size, turned, veterans = int(facts.pile_size[pile]), int(cell[cells.TURNED_UP]), int(facts.veterans[pile])
        room, where = max(0, size - turned), f"position.piles.{PILE_WORDS[pile]}"
        left = [int(facts.pile_cards[pile * PILE_STRIDE + i]) for i in range(size)]
        left += [int(facts.veteran_cards[pile * MOST_VETERANS + i]) for i in range(veterans)]
        for kind in self.named_in(pile):
            if kind not in left:
                raise ElGrandeFault("position.offer", "bad-card-copies", given=self.deck.ids[kind])
            left.remove(kind)
        for kind in kept_cards(self.g):
            if kind in left:
                left.remove(kind)
        out = self.taken_from(left, removed, f"position.removed.{PILE_WORDS[pile]}", veterans)
        to_come = self.taken_from(left, named, where, room)
        for kind in [kind for kind in left if self.is_veto(kind)]:
            if self.in_front and len(to_come) + len(left) > room:
                left.remove(kind)
                self.in_front -= 1
        while len(out) < veterans:  # any others of the pile's own, from the last one on
            out.append(next(kind for kind in reversed(left) if not facts.is_veteran[kind]))
            left.remove(out[-1])
        for i, kind in enumerate((to_come + left)[:room]):
            cell[facts.pile_at[pile] + turned + i] = kind
        for i, kind in enumerate(out):
            cell[facts.pile_at[pile] + size + i] = kind

    def taken_from(self, left: list[int], given: object, where: str, most: int) -> list[int]:
        """Cards that a position names, taken out of those that are left."""
        found: list[int] = []
        for name in self.list_of(given, where):
            kind = self.card(name, where)
            if kind not in left:
                raise ElGrandeFault(where, "bad-card-copies", given=str(name))
            left.remove(kind)
            found.append(kind)
        if len(found) > most:
            raise BadInput(where, "bad-too-many", given=len(found), most=most)
        return found

    def named_in(self, pile: int) -> list[int]:
        """The card of a pile that lies face up or is in use."""
        cell, card = self.g.cells, int(self.g.cells[cells.CARD]) - 1
        if cell[cells.OFFERED] >> pile & 1:
            return [int(cell[self.g.offer_at(pile)])]
        return [card] if card >= 0 and self.g.facts.pile[card] == pile else []

    def is_veto(self, kind: int) -> bool:
        special = self.deck.cards[kind].under(self.setup.options).special
        return any(each.is_veto for each in (special, *special.sides().values()))

    def vetoes_in_front(self) -> int:
        """How many veto cards lie in front of players, so in no pile; the one in use is not counted (EG-TURN-10)."""
        cell, card = self.g.cells, int(self.g.cells[cells.CARD]) - 1
        n = int(sum(cell[cells.VETO_THIS + seat] + cell[cells.VETO_NEXT + seat] for seat in range(len(self.letters))))
        taken = card >= 0 and self.is_veto(card) and cell[cells.PARTS] & SPECIAL_PART
        return n - 1 if n and taken and cell[cells.VETO_NEXT + self.to_act()] else n

    def vetoes(self) -> None:
        for letter, words in self.sub_table("vetoes", self.letters).items():
            seat, where = self.letters.index(letter), f"position.vetoes.{letter}"
            for word in self.list_of(words, where):
                at = (cells.VETO_THIS, cells.VETO_NEXT)[self.choice(word, ["this", "next"], where)]
                self.g.cells[at + seat] += 1
            self.g.count_vetoes(seat)
