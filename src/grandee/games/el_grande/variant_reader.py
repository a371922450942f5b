"""Reads what only a variant of El Grande has in a position: France, Granada, church, virtual player, grey cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.game import Setup
from grandee.core.position_reader import PositionReader
from grandee.core.refusals import BadInput
from grandee.games.el_grande import position_colonies
from grandee.games.el_grande.deck import Deck
from grandee.games.el_grande.engine import cells, intrigue, sizes
from grandee.games.el_grande.engine.power import DEALT_GREYS
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.files import ElGrandeFault
from grandee.games.el_grande.invariants import BLACK_CABALLEROS, areas_of, members
from grandee.games.el_grande.kept_cards import kept_cards, kept_kinds
from grandee.games.el_grande.map import Map
from grandee.games.el_grande.position import FRANCE_PLACES, KEPT, LAID, LIMITS, colours_of, king_word
from grandee.games.el_grande.sizes import OFFICES, SEAS

MOST_MOVES = 60  # of one special action: so many own and so many foreign caballeros


class VariantReader(PositionReader[ElGrande]):
    """What a reader of positions knows of variants; a position of a game without one does not name it."""

    fault = ElGrandeFault

    def __init__(self, setup: Setup, table: Mapping[str, Any], deck: Deck, board: Map, seed: bytes) -> None:
        state = setup.rules.blank_state()
        assert isinstance(state, ElGrande)
        super().__init__(setup, table, state, seed)
        self.deck = deck
        self.regions = board.regions  # of the map
        numbers = range(sizes.AREA_NUMBERS if state.facts.has_sea else sizes.AREAS)
        self.areas = [king_word(board.regions, area) for area in numbers]  # by their numbers
        self.colours = dict(colours_of(state))  # words by number

    def values(self, given: object, where: str) -> int:
        """A list of power values, and of the words of grey cards, as a set."""
        bits = 0
        for value in self.list_of(given, where):
            if isinstance(value, str) and self.g.facts.has_greys:
                bit = 1 << int(sizes.POWERS) + self.choice(value, self.deck.grey_ids, where)
            else:
                bit = 1 << self.value(value, where) - 1
            if bits & bit:
                raise BadInput(where, "bad-twice", given=str(value))
            bits |= bit
        return bits

    def value(self, given: object, where: str) -> int:
        """The number of a card that is played, from its value: 1 to 13, in King & Intrigue 10 to 180."""
        powers = int(self.g.facts.powers)
        if not self.g.facts.has_intrigue:
            return self.number(given, 1, powers, where)
        return self.choice(str(given), [str(10 * number) for number in range(1, powers + 1)], where) + 1

    def outside(self, regions: list[str]) -> list[str]:
        """Some regions, and those beside the map that are in play: France, the areas at sea."""
        facts = self.g.facts
        return [*regions, *(["france"] if facts.has_france else []), *(SEAS if facts.has_sea else [])]

    def sea_first(self) -> None:
        """Who is at sea: of those whom `regions` counts there one may be captain or viceroy (GI-SHIP-4, GI-AME-2)."""
        if not self.g.facts.has_sea:
            return
        cell, regions = self.g.cells, self.sub_table("regions", self.outside(self.regions))
        words = list(self.colours.values())
        offices = self.sub_table("offices", list(OFFICES))
        for number, word in enumerate(SEAS):
            holder = str(offices.get(OFFICES[number], "")) if number < len(OFFICES) else ""
            if holder:
                where = f"position.offices.{OFFICES[number]}"
                numbers = list(self.colours)
                cell[cells.OFFICE + number] = numbers[self.choice(holder, words, where)] + 1
            there = self.table_of(regions.get(word, {}), words, f"position.regions.{word}")
            if holder and not there.get(holder):
                raise ElGrandeFault(where, "bad-office", given=holder).by("GI-SHIP-4")
            for colour, letter in self.colours.items():
                n = self.number(
                    there.get(letter, 0), 0, int(self.g.facts.caballeros), f"position.regions.{word}.{letter}"
                )
                cell[cells.SEA_CUBES + number * sizes.COLOURS + colour] = n - (letter == holder)

    def france_first(self) -> None:
        """Who stands on which place of France; if only the numbers are named, on the places in their order."""
        facts = self.g.facts
        if not facts.has_france:
            return
        there = self.sub_table("regions", self.outside(self.regions)).get("france", {})
        words = {word: colour for colour, word in self.colours.items() if facts.has_sea or colour < facts.players}
        standing = self.table_of(there, list(words), "position.regions.france")
        places = self.sub_table("france", list(FRANCE_PLACES))
        owners = [str(places.get(place, "")) for place in FRANCE_PLACES]
        if not places:
            owners = [letter for letter, n in standing.items() for _ in range(self.number(n, 0, 3, "position.regions"))]
        for place, letter in enumerate(owners[: int(sizes.FRANCE_PLACES)]):
            if letter:
                number = self.choice(letter, list(words), f"position.france.{FRANCE_PLACES[place]}")
                self.g.cells[cells.FRANCE + place] = list(words.values())[number] + 1
        counted = {word: int(self.g.in_france(colour)) for word, colour in words.items()}
        if len(owners) > sizes.FRANCE_PLACES or (
            "france" in self.sub_table("regions", self.outside(self.regions))
            and any(standing.get(letter, 0) != n for letter, n in counted.items())
        ):
            there = ", ".join(f"{letter} {n}" for letter, n in standing.items())
            fault = ElGrandeFault("position.france", "bad-france-places", given=there or "-")
            raise fault.by("GI-FRA-1" if facts.has_sea else "EG-FRANCE-2")

    def greys_of_the_round(self) -> None:
        if self.g.facts.has_greys:
            for letter, word in self.sub_table("grey", self.letters).items():
                number = self.choice(word, self.deck.grey_ids, f"position.grey.{letter}") + 1
                self.g.cells[cells.GREY_POWER + self.letters.index(letter)] = number

    def variants(self) -> None:
        """What only a variant has; a position of another game does not name it."""
        facts, cell = self.g.facts, self.g.cells
        known = {
            "granada": facts.granada >= 0,
            "church": facts.has_church,
            "extra": facts.has_church,
            "away": facts.counts_more,
            "limits": facts.has_limits,
            "france": facts.has_france,
            **dict.fromkeys(("offices", "kept", "later", "due"), facts.has_sea),
            **dict.fromkeys(("acting", "turn_of", "carried_out"), facts.has_sea),
            **dict.fromkeys(("inquisitor", "aside", "bonus_used", "gained_by"), facts.has_sea),
            **dict.fromkeys(position_colonies.KEYS, facts.has_sea),
            "drawn": facts.has_virtual,
            "region_cards": facts.has_virtual,
            "virtual_powers": facts.has_virtual,
            "infiltrates": facts.has_regency,
            **dict.fromkeys(("laid_aside", "strength"), facts.has_intrigue),
            **dict.fromkeys(("greys", "grey", "grey_seen", "passed"), facts.has_greys),
        }
        for key, is_there in known.items():
            if key in self.table and not is_there:
                raise ElGrandeFault(f"position.{key}", "bad-no-variant", given=key)
        if facts.granada >= 0:
            states = ["muslim", "conquered"]
            cell[cells.CONQUERED] = self.choice(self.table.get("granada", "muslim"), states, "position.granada")
            self.nobody_with_muslims()
        if facts.has_church:
            self.church()
        if facts.has_sea:
            self.inquisitor()
        if facts.counts_more:
            cell[cells.PLACED_AWAY] = int(bool(self.table.get("away", False)))
        if facts.has_limits:
            for word, n in self.sub_table("limits", list(LIMITS)).items():
                cell[LIMITS[word]] = self.number(n, 0, MOST_MOVES, f"position.limits.{word}")
        if facts.has_regency:
            cell[cells.INFILTRATES] = int(bool(self.table.get("infiltrates", False)))
        if facts.has_virtual:
            self.virtual()
        if facts.has_greys:
            self.greys()
        if facts.has_intrigue:
            self.intrigue()

    def colonies(self) -> None:
        """The cards of the colonies that stay on the table, as many as the deck has (GI-P7-2, GI-P7-SLA-1)."""
        cell, facts = self.g.cells, self.g.facts
        if not facts.has_sea:
            return
        for letter, words in self.sub_table("kept", self.letters).items():
            where = f"position.kept.{letter}"
            for word in self.list_of(words, where):
                cell[list(KEPT.values())[self.choice(word, list(KEPT), where)] + self.letters.index(letter)] += 1
        for key, at in LAID.items():
            for word, n in self.sub_table(key, self.areas_in_play()).items():
                cell[at + self.areas.index(word)] = self.number(n, 0, int(sizes.ROOM), f"position.{key}.{word}")
        for seat in range(len(self.letters)):
            self.g.count_vetoes(seat)
        words = ["", *self.deck.ids]
        for key, at in (("acting", cells.ACTING), ("carried_out", cells.CARRIED_OUT)):
            cell[at] = self.choice(self.table.get(key, ""), words, f"position.{key}")
        cell[cells.TURN_OF] = self.choice(self.table.get("turn_of", ""), ["", *self.letters], "position.turn_of")
        acting = int(cell[cells.ACTING])
        repeated = int(cell[cells.CARRIED_OUT]) if cell[cells.TURN_OF] else acting
        if acting != repeated or (acting and not cell[cells.TURN_OF] and not self.deck.cards[acting - 1].special.stays):
            raise ElGrandeFault("position.acting", "bad-acting", given=words[acting] or "-")
        self.enough_kept()

    def areas_in_play(self) -> list[str]:
        return [self.areas[area] for area in areas_of(self.g)]

    def enough_kept(self) -> None:
        found = kept_cards(self.g)
        for key, kind, at in kept_kinds(self.g):
            if any(self.g.cells[i] for i in at) and (kind < 0 or found.count(kind) > self.copies(kind)):
                raise ElGrandeFault(f"position.{key}", "bad-kept", given=found.count(kind)).by("GI-P7-2")

    def copies(self, kind: int) -> int:
        return self.deck.cards[kind].number(self.setup.options)

    def intrigue(self) -> None:
        """The Caballero cards go by the values that lie there (KI-14); nobody holds a card that is out of the game."""
        cell, given = self.g.cells, self.sub_table("strength", self.letters)
        if all(cell[cells.POWER + seat] for seat in range(len(self.letters))) and self.table.get("strength") != {}:
            intrigue.hand_out(self.g)
        for letter, n in given.items():
            if cell[cells.STRENGTH_CARD + self.letters.index(letter)] != n:
                raise ElGrandeFault(f"position.strength.{letter}", "bad-strength-card", given=str(n))

    def check_action(self) -> None:
        """The action in use is one that the active seat has, or that of a card of a pile (KI-18, KI-19, GI-KI-2)."""
        active, card = int(self.g.whose_turn()), int(self.g.cells[cells.CARD]) - 1
        if card < 0 or self.g.facts.pile[card] < self.g.facts.piles:
            return
        own = members(int(intrigue.choices(self.g, active)))
        if card not in [intrigue.kind_of(self.g, active, choice) for choice in own]:
            raise ElGrandeFault("position.card", "bad-other-action", given=self.deck.ids[card])

    def nobody_with_muslims(self) -> None:
        """Neither the king nor a grande is in Granada before its conquest (EG-GRAN-2)."""
        cell, closed = self.g.cells, int(self.g.muslim())
        if closed >> cell[cells.KING] & 1:
            fault = ElGrandeFault("position.king", "bad-king-place", given=self.areas[cell[cells.KING]])
            raise fault.by("EG-GRAN-2")
        for seat, letter in enumerate(self.letters):
            home = int(cell[cells.GRANDE + seat])
            if closed >> home & 1:
                raise ElGrandeFault(f"position.grandes.{letter}", "bad-grande-place", given=self.areas[home]).by(
                    "EG-GRAN-2"
                )

    def church(self) -> None:
        """Four black caballeros, where a position names them, or in the first regions that may have them."""
        cell = self.g.cells
        holder = self.choice(self.table.get("church", ""), ["", *self.letters], "position.church")
        cell[cells.MARKER] = holder
        cell[cells.EXTRA_USED] = self.choice(self.table.get("extra", ""), ["", "used"], "position.extra")
        if not any(self.g.cubes(area, sizes.SIXTH) for area in areas_of(self.g)):
            closed = int(self.g.muslim()) | 1 << cell[cells.KING]
            free = [region for region in range(sizes.REGIONS) if not closed >> region & 1]
            for region in free[:2]:
                self.g.put(region, sizes.SIXTH, 2)
        closed = int(self.g.muslim()) | 1 << sizes.CASTILLO  # EG-CHURCH-4
        for area in areas_of(self.g):
            if closed >> area & 1 and self.g.cubes(area, sizes.SIXTH):
                raise ElGrandeFault("position.regions", "bad-black-place", given=self.areas[area])
        black = sum(int(self.g.cubes(area, sizes.SIXTH)) for area in areas_of(self.g))
        if black != BLACK_CABALLEROS:
            raise ElGrandeFault("position.regions", "bad-black", given=black).by("EG-CHURCH-1")

    def inquisitor(self) -> None:
        """In whose court he stands; black caballeros that a position does not name are laid aside."""
        cell = self.g.cells
        words = ["", *self.letters]
        cell[cells.MARKER] = self.choice(self.table.get("inquisitor", ""), words, "position.inquisitor")
        for letter in self.list_of(self.table.get("bonus_used", []), "position.bonus_used"):
            cell[cells.BONUS_USED] |= 1 << self.choice(letter, self.letters, "position.bonus_used")
        cell[cells.GAINED] = self.choice(self.table.get("gained_by", ""), words, "position.gained_by")
        if cell[cells.GAINED] not in (0, cell[cells.MARKER]):
            raise ElGrandeFault("position.gained_by", "bad-gained", given=str(self.table["gained_by"])).by("GI-INQ-1")
        black = sum(int(self.g.cubes(area, sizes.SIXTH)) for area in areas_of(self.g))
        aside = self.number(self.table.get("aside", BLACK_CABALLEROS - black), 0, BLACK_CABALLEROS, "position.aside")
        if black + aside != BLACK_CABALLEROS:
            raise ElGrandeFault("position.regions", "bad-black", given=black + aside).by("GI-BASE-10")
        cell[cells.PROVINCE + sizes.SIXTH] = aside

    def virtual(self) -> None:
        """The virtual player's cards to come: those named first, then any others."""
        cell = self.g.cells
        listed = self.list_of(self.table.get("region_cards", []), "position.region_cards")
        drawn = int(sizes.REGIONS) - len(listed) if listed else 0
        cell[cells.REGIONS_DRAWN] = self.number(self.table.get("drawn", drawn), 0, 9, "position.drawn")
        drawn = int(cell[cells.REGIONS_DRAWN])
        named = [self.choice(word, self.regions, "position.region_cards") for word in listed]
        rest = [region for region in range(sizes.REGIONS) if region not in named]
        if len(set(named)) < len(named) or len(rest) < drawn:
            given = ", ".join(self.regions[region] for region in named)
            raise ElGrandeFault("position.region_cards", "bad-region-cards", given=given)
        for i, region in enumerate([*rest[:drawn], *named, *rest[drawn:]]):
            cell[cells.REGION_CARDS + i] = region if i >= drawn else 0
        to_come = self.list_of(self.table.get("virtual_powers", []), "position.virtual_powers")
        powers = self.values(to_come, "position.virtual_powers")
        now = [int(value) for value in [cell[cells.POWER + sizes.SIXTH]] if value]
        if any(powers >> value - 1 & 1 for value in now) or len(to_come) > sizes.POWERS - cell[cells.TURNED_UP]:
            raise ElGrandeFault("position.virtual_powers", "bad-virtual-powers", given=", ".join(map(str, to_come)))
        others = [value for value in range(1, sizes.POWERS + 1) if value not in [*to_come, *now]]
        used = max(0, int(cell[cells.TURNED_UP]) - len(now))
        for i, value in enumerate([*others[:used], *now, *to_come, *others[used:]]):
            cell[cells.VIRTUAL_POWERS + i] = value if i >= cell[cells.TURNED_UP] else 0

    def greys(self) -> None:
        """Three grey cards a seat: those of this round and those named, the rest from the first that are free."""
        cell = self.g.cells
        held, seen = self.sub_table("greys", self.letters), self.sub_table("grey_seen", self.letters)
        passed = self.sub_table("passed", self.letters)
        own: list[int] = []
        for seat, letter in enumerate(self.letters):
            hand = self.grey_set(held.get(letter, []), f"position.greys.{letter}")
            known = self.grey_set(seen.get(letter, []), f"position.grey_seen.{letter}")
            now = int(cell[cells.GREY_POWER + seat])
            known |= 1 << now - 1 if now else 0
            known |= int(cell[cells.PLAYED + seat]) >> int(sizes.POWERS)  # named among the cards played
            cell[cells.GREY_SEEN + seat] = known
            own.append(hand | known)
            cell[cells.HAND + seat] |= hand << sizes.POWERS
            cell[cells.PLAYED + seat] |= (known & ~hand) << sizes.POWERS
            if letter in passed:
                cell[cells.PASSED + seat] = (
                    self.choice(passed[letter], self.deck.grey_ids, f"position.passed.{letter}") + 1
                )
        free = [grey for grey in range(self.g.facts.greys) if not any(bits >> grey & 1 for bits in own)]
        for seat, letter in enumerate(self.letters):
            missing = int(DEALT_GREYS) - len(members(own[seat]))
            for bits in own[:seat]:
                if own[seat] & bits:
                    twice = self.deck.grey_ids[members(own[seat] & bits)[0]]
                    raise ElGrandeFault(f"position.greys.{letter}", "bad-grey-twice", given=twice)
            if missing < 0:
                raise ElGrandeFault(f"position.greys.{letter}", "bad-grey-hand", given=int(DEALT_GREYS) - missing)
            for grey in free[:missing]:
                cell[cells.HAND + seat] |= 1 << int(sizes.POWERS) + grey
            free = free[missing:]
            cell[cells.HELD + seat] = len(members(cell[cells.HAND + seat]))

    def grey_set(self, given: object, where: str) -> int:
        bits = 0
        for word in self.list_of(given, where):
            bits |= 1 << self.choice(word, self.deck.grey_ids, where)
        return bits
