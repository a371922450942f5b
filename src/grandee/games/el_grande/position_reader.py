"""Reads positions of El Grande in the words of scenarios, with every check.

Whatever a position does not name has a neutral value: no caballeros, a court without any, no points; what is left of 30
is in the province. A grande whose place is not named stands where its owner has nobody. `at` says which decision is
next: `play_power`, `choose_card` or `next_part`; or `next_turn`, `end_round`, `general_scoring`, which go on by
themselves. In the middle of an action a written position has the whole `agenda` instead.
"""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core.refusals import BadInput, Message, check_keys
from grandee.games.el_grande import position_colonies
from grandee.games.el_grande.card_reader import CardReader
from grandee.games.el_grande.engine import cells, later, sizes, steps
from grandee.games.el_grande.engine.end_of_round import ask_for_castillo_disks
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.files import ElGrandeFault
from grandee.games.el_grande.invariants import areas_of, members, memory_fits
from grandee.games.el_grande.map import BOARDS
from grandee.games.el_grande.messages import card_in_use
from grandee.games.el_grande.position import EFFECT_CELLS, KEYS, king_word
from grandee.games.el_grande.written_agenda import WrittenAgenda

STARTS = ("play_power", "choose_card", "next_part", "next_turn", "end_round", "general_scoring")


class Reader(CardReader):
    """Builds one state from a position."""

    def state(self) -> ElGrande:
        check_keys(self.table, KEYS, "position")
        self.rounds()
        self.pieces()
        self.boards()
        self.cards()
        self.power_cards()
        self.vetoes()
        self.piles()
        self.disks()
        self.effect()
        self.variants()
        self.memory()
        if "agenda" in self.table:
            self.agenda()
        else:
            self.start()
        self.fits()
        return self.g

    # -- rounds and pieces ------------------------------------------------------------------------

    def rounds(self) -> None:
        facts, cell = self.g.facts, self.g.cells
        cell[cells.FIRST] = self.seat("first", "A")
        played = [int(facts.first_round)]
        while facts.next_round[played[-1]]:
            played.append(int(facts.next_round[played[-1]]))
        given = self.table.get("round", played[0])
        if given not in played or isinstance(given, bool):
            allowed = Message("allowed-choice", words=", ".join(str(number) for number in played))
            raise BadInput("position.round", "bad-value", given=str(given), allowed=allowed)
        cell[cells.ROUND] = given
        agenda = self.table.get("agenda")
        passing = isinstance(agenda, list) and any(str(row).startswith("begin_round") for row in agenda)
        cell[cells.TURNED_UP] = played.index(given) + (
            0 if passing else 1
        )  # before the first round begins (EG-SHIFT-14)

    def pieces(self) -> None:
        """Caballeros, king, grandes and points; what is not named is in the province (EG-COMP-9)."""
        cell, facts = self.g.cells, self.g.facts
        cell[cells.KING] = self.king()
        self.france_first()
        self.sea_first()
        regions = self.sub_table("regions", self.outside(self.regions))
        for area, word in enumerate(self.regions):
            self.count_in(regions.get(word, {}), area, f"position.regions.{word}")
        self.count_in(self.table.get("castillo", {}), sizes.CASTILLO, "position.castillo")
        position_colonies.read_tokens(self)
        position_colonies.read_limit(self)
        position_colonies.read_ledger(self)
        for key, at in (("court", cells.COURT), ("score", cells.SCORE)):
            table = self.sub_table(key, self.letters)
            for seat, letter in enumerate(self.letters):
                most = int(facts.caballeros) if key == "court" else 100_000
                cell[at + seat] = self.number(table.get(letter, 0), 0, most, f"position.{key}.{letter}")
        with_province = {c: word for c, word in self.colours.items() if c < facts.players or facts.has_virtual}
        province = self.sub_table("province", list(with_province.values()))
        grandes = self.sub_table("grandes", self.letters)
        for colour, word in with_province.items():
            elsewhere = sum(int(self.g.cubes(area, colour)) for area in areas_of(self.g))
            elsewhere += int(cell[cells.COURT + colour]) if colour < facts.players else 0
            rest = province.get(word, int(facts.caballeros) - elsewhere)
            if not isinstance(rest, int) or rest < 0 or rest + elsewhere != facts.caballeros:
                given = elsewhere + (rest if isinstance(rest, int) and word in province else 0)
                fault = ElGrandeFault(f"position, {word}", "bad-caballeros", given=given, needed=int(facts.caballeros))
                raise fault.by("GI-BASE-10" if facts.has_sea else "EG-COMP-9")
            cell[cells.PROVINCE + colour] = rest
        homes = [*self.regions, "castillo"] if facts.has_regency else self.regions
        if facts.has_sea:  # GI-REG-4
            homes = self.areas
        for seat, letter in enumerate(self.letters):
            home = grandes.get(letter, self.regions[self.empty_region(seat)])
            closed = ("off", "portugal") if facts.has_sea else ("castillo", "off", "portugal")  # GI-P7-CON-3
            if home in closed and not facts.has_regency:
                raise ElGrandeFault(f"position.grandes.{letter}", "bad-grande-place", given=home).by("EG-COMP-8")
            cell[cells.GRANDE + seat] = self.choice(home, homes, f"position.grandes.{letter}")

    def king(self) -> int:
        """The number of the king's place: a region, or with New Regency another one (EG-KING-9, EG-KING-10)."""
        first = next(word for number, word in enumerate(self.regions) if not int(self.g.muslim()) >> number & 1)
        given, away = self.table.get("king", first), ("castillo", "france", "portugal")
        if self.g.facts.has_sea and given == "france":  # GI-REG-3
            return int(sizes.FRANCE)
        if given in away and given not in self.regions and not self.g.facts.has_regency:
            raise ElGrandeFault("position.king", "bad-king-place", given=given)
        places = {king_word(self.regions, place): place for place in range(sizes.KING_PLACES) if place != sizes.OFF}
        allowed = list(places) if self.g.facts.has_regency else self.regions
        return places[allowed[self.choice(given, allowed, "position.king")]]

    def count_in(self, table: object, area: int, where: str) -> None:
        words = list(self.colours.values())
        if not isinstance(table, Mapping):
            raise BadInput(where, "bad-table", keys=", ".join(words))
        check_keys(table, tuple(words), where)
        numbers = {word: colour for colour, word in self.colours.items()}
        for word, n in table.items():
            self.g.put(area, numbers[word], self.number(n, 0, int(self.g.facts.caballeros), f"{where}.{word}"))

    def empty_region(self, seat: int) -> int:
        """Where a grande makes no difference: a region without caballeros of its owner, not the king's."""
        closed = int(self.g.muslim())
        free = [
            r
            for r in range(sizes.REGIONS)
            if not self.g.cubes(r, seat) and r != self.g.cells[cells.KING] and not closed >> r & 1
        ]
        return free[-1] if free else next(r for r in range(sizes.REGIONS - 1, -1, -1) if not closed >> r & 1)

    def boards(self) -> None:
        cell = self.g.cells
        table = self.sub_table("boards", list(BOARDS))
        for i, word in enumerate(BOARDS):
            place = table.get(word, "off")
            where = f"position.boards.{word}"
            words = self.areas if self.g.facts.has_france else self.areas[: int(sizes.MAP_AREAS)]
            if place != "off" and place in self.outside([]) and place in self.areas:
                cell[cells.BOARD + i] = self.areas.index(place)
                continue
            cell[cells.BOARD + i] = (
                sizes.OFF if place == "off" else self.choice(place, words[: int(sizes.AREAS)], where)
            )
        if cell[cells.BOARD] == cell[cells.BOARD + 1] != sizes.OFF:
            raise ElGrandeFault("position.boards", "bad-boards-together").by("EG-ALT-2")

    # -- what is going on -------------------------------------------------------------------------

    def disks(self) -> None:
        cell = self.g.cells
        for key, at in (("dials", cells.DIAL), ("revealed", cells.REVEALED)):
            for letter, region in self.sub_table(key, self.letters).items():
                abroad = key == "dials" and cell[cells.KING] > sizes.CASTILLO and not self.g.facts.has_sea  # EG-GEN-13
                words = [*self.regions, *(["court"] if abroad else [])]
                if key == "dials" and "lay_aside_one" in str(self.table.get("agenda", [""])[-1:]):
                    words = self.deck.ids[: int(sizes.KI_CARDS)]
                place = self.choice(region, words, f"position.{key}.{letter}")
                cell[at + self.letters.index(letter)] = place + 1
        sources = [*self.regions, "court", *(["france"] if self.g.facts.has_france else [])]
        groups = list(position_colonies.returned_words(self.g, self.areas)) if self.g.facts.has_sea else []
        returning = self.sub_table("returning", [*sources, *(word for word in groups if word not in sources)])
        if groups:
            position_colonies.read_returning(self, returning)
        for word, n in returning.items():
            number = self.number(n, 0, 9, f"position.returning.{word}")
            if word == "court" or (word not in groups and word != "france"):  # of which `effect` says the places
                cell[cells.RETURNING + sources.index(word)] = number

    def effect(self) -> None:
        for word, n in self.sub_table("effect", list(EFFECT_CELLS)).items():
            at, most = EFFECT_CELLS[word]
            limit = len(self.deck.modes) if word == "mode" else most
            if at >= len(self.g.cells):
                raise ElGrandeFault(f"position.effect.{word}", "bad-no-variant", given=word)
            where = f"position.effect.{word}"
            self.g.cells[at] = self.number(n, 0, limit, where)
            areas = {"source": int(self.g.facts.all_regions) << 1 | 1, "chosen": int(self.g.facts.all_areas)}
            if word in areas and not areas[word] >> n & 1:
                raise ElGrandeFault(where, "bad-no-variant", given=n)

    def memory(self) -> None:
        """What cards taken back unseen can be: as many sets as cards that were seen and are in hand again."""
        cell = self.g.cells
        for letter, sets in self.sub_table("taken_back", self.letters).items():
            seat, where = self.letters.index(letter), f"position.taken_back.{letter}"
            for i, given in enumerate(self.list_of(sets, where)[: sizes.MOST_TAKEN_BACK]):
                cell[cells.TAKEN_BACK + seat * sizes.MOST_TAKEN_BACK + i] = self.values(given, where)
        for seat, letter in enumerate(self.letters):
            if not memory_fits(self.g, seat):
                raise ElGrandeFault(f"position.hands.{letter}", "bad-taken-back")

    def start(self) -> None:
        """Build the agenda for a decision at which a turn, a part of it or a scoring begins."""
        at = self.table.get("at", "choose_card")
        if at not in STARTS:
            allowed = Message("allowed-choice", words=", ".join(STARTS))
            raise BadInput("position.at", "bad-value", given=str(at), allowed=allowed)
        cell, first = self.g.cells, self.g.cells[cells.FIRST]
        cell[cells.ACTIVE] = sizes.NO_SEAT
        match at:
            case "play_power":
                self.g.push(steps.NEXT_TURN, first)
                if self.g.facts.has_intrigue:
                    self.g.push(steps.HAND_STRENGTH, first)
                self.start_power()
            case "next_turn":
                self.g.push(steps.NEXT_TURN, first)
            case "end_round":
                self.g.push(steps.END_ROUND, first)
            case "general_scoring":
                self.g.push(steps.END_ROUND, first, 0, 1)
                if not self.g.facts.discards_in_turn:  # EG-END-4
                    self.g.cells[cells.TURNED] = 0
                    for colour in range(sizes.COLOURS):
                        self.g.cells[cells.POWER + colour] = 0
                if self.g.facts.has_sea and later.is_due(self.g):
                    self.g.push(steps.SCORE_LATER, first)
                ask_for_castillo_disks(self.g, first)
            case _:
                seat = self.to_act()
                cell[cells.ACTIVE] = seat
                cell[cells.TURNED] |= 1 << seat
                if (at == "next_part") != (cell[cells.CARD] > 0):
                    raise ElGrandeFault("position.card", "bad-nothing-to-do")
                if at == "choose_card" and not cell[cells.OFFERED] and not self.g.facts.has_intrigue:
                    raise ElGrandeFault("position.offer", "bad-nothing-to-do")
                self.g.push(steps.NEXT_TURN, first)
                self.g.push(steps.NEXT_PART if at == "next_part" else steps.CHOOSE_CARD, seat)

    def start_power(self) -> None:
        """The seats from the first player on have played already; the next one is to act."""
        cell, players = self.g.cells, len(self.letters)
        waiting = [seat for seat in range(players) if not cell[cells.POWER + seat]]
        order = [(cell[cells.FIRST] + i) % players for i in range(players)]
        if not waiting or order[players - len(waiting) :] != [seat for seat in order if seat in waiting]:
            raise ElGrandeFault("position.power", "bad-nothing-to-do")
        to_act = order[players - len(waiting)]
        if self.seat("to_act", self.letters[to_act]) != to_act:
            allowed = Message("allowed-choice", words=self.letters[to_act])
            raise BadInput("position.to_act", "bad-value", given=str(self.table["to_act"]), allowed=allowed)
        self.g.push(steps.PLAY_POWER, to_act, len(waiting))

    # -- a written agenda -------------------------------------------------------------------------

    def agenda(self) -> None:
        active = self.table.get("active")
        self.g.cells[cells.ACTIVE] = self.seat("active", "A") if active else sizes.NO_SEAT
        self.read_agenda()

    def fits(self) -> None:
        """The agenda fits the cards and pieces, so that the game can go on from here."""
        agenda = WrittenAgenda(self.g)
        if {"next_part", "end_turn"} & set(agenda.words) and not self.g.cells[cells.CARD]:
            raise ElGrandeFault("position.card", "bad-nothing-to-do")
        if self.g.facts.has_intrigue:
            self.check_action()
        fault = agenda.fault(self.effect_steps())
        if fault:
            raise ElGrandeFault("position.agenda", "bad-agenda", given=fault)
        leftover = agenda.leftover()
        if leftover:
            raise ElGrandeFault("position", "bad-leftover", given=leftover)
        cards = len(members(self.g.cells[cells.OFFERED]))
        if cards < agenda.turns_left():
            raise ElGrandeFault("position.offer", "bad-too-few-offered", given=cards, needed=agenda.turns_left())
        for seat, letter in enumerate(self.letters):
            if self.g.hand_size(seat) < agenda.powers_needed(seat):
                needed = agenda.powers_needed(seat)
                raise ElGrandeFault(f"position.hands.{letter}", "bad-few-powers", needed=needed)

    def effect_steps(self) -> list[str]:
        """The steps that the special action of the card in use, or of the grey card, can put on the agenda."""
        active = int(self.g.cells[cells.ACTIVE])
        card = card_in_use(self.g)
        if not card:
            grey = self.g.cells[cells.GREY_POWER + active] if self.g.facts.has_greys and active < sizes.SEATS else 0
            return list(self.deck.greys[grey - 1].special.steps) if grey else []
        special = self.deck.cards[card - 1].under(self.setup.options).special
        mode = self.g.cells[cells.CHOSEN_MODE]
        side = special.sides().get(self.deck.modes[mode - 1]) if mode else None
        return [*special.steps, *(side.steps if side else ())]
