"""Reads positions of Legends in the words of scenarios, with every check.

Whatever a position does not name has a neutral value: a T of four printed sides, or the layout that is given; nobody on
the map, the coins of the beginning, no cards before anybody. What is left of 18 armies is in the supply. A number of
cards before a seat means any that are not named. `at` says which decision is next: one at which a leg is set up, a turn
or a part of an action begins (with `left`, how many armies or points), or the end. In the middle of something a written
position has the whole `agenda` instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.cells import DEPTH
from grandee.core.game import Setup
from grandee.core.position_reader import PositionReader
from grandee.core.refusals import BadInput, Message, check_keys
from grandee.games.legends.agenda import wrong_row
from grandee.games.legends.deck import Deck
from grandee.games.legends.declarations import DECLARATIONS, LEADERS, PLACES, TOKENS, TURNS
from grandee.games.legends.engine import cells, sizes, steps
from grandee.games.legends.engine.facts import ARMIES, CENTRE, CITIES, NEUTRAL_ARMIES, SEGMENTS
from grandee.games.legends.engine.laying import link, side_at, why_not_lay
from grandee.games.legends.engine.set_up import start_regions
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.files import LegendsFault
from grandee.games.legends.invariants import check
from grandee.games.legends.map import Map
from grandee.games.legends.position import KEYS, NEUTRAL, write_row

ALL_KEYS = (*KEYS, "left", "card")
SETTING_UP = ("lay_segment", "start_region", "lay_token", "fifth_army", "neutral_army")
COUNTED = ("place_one", "move_one")
IN_A_TURN = (*COUNTED, "build_city", "destroy_one", "choose_part")
STARTS = (*SETTING_UP, "bid", "choose_starter", "take_card", *IN_A_TURN, "finish_turn", "extra_card", "end_leg")
DEFAULT_LAYOUT = {
    "t": ("centre 0", "north 0", "east 0", "south 0"),
    "row": ("1 0", "2 0", "3 0", "4 0"),
}
MOST_COINS = 99  # in a position; nobody bids more than at the beginning


MODULE_OF = {step.word: (*step.modules, "")[0] for step in DECLARATIONS.every_step}


class Reader(PositionReader[Legends]):
    """Builds one state from a position."""

    fault = LegendsFault

    def __init__(self, setup: Setup, table: Mapping[str, Any], deck: Deck, board: Map, seed: bytes) -> None:
        state = setup.rules.blank_state()
        assert isinstance(state, Legends)
        super().__init__(setup, table, state, seed)
        self.deck = deck
        self.board = board
        self.at = str(table.get("at", "take_card"))
        self.modules = DECLARATIONS.select(setup.options).modules  # in use

    def state(self) -> Legends:
        check_keys(self.table, ALL_KEYS, "position")
        self.g.cells[cells.ACTIVE] = self.seat("active", str(self.table.get("to_act") or "A"))
        self.legs()
        self.leaders()
        self.layout()
        self.tokens()
        self.pieces()
        self.cards()
        self.coins()
        if "agenda" in self.table:
            self.read_agenda()
        else:
            self.start()
        self.check_agenda()
        self.check_options()
        try:
            check(self.g)
        except AssertionError as fault:
            raise LegendsFault("position", "bad-position", given=str(fault)) from None
        return self.g

    # -- simple values ----------------------------------------------------------------------------

    def members(self, given: object, words: list[str], where: str) -> int:
        """A list of words as a set."""
        bits = 0
        for word in self.list_of(given, where):
            bit = 1 << self.choice(word, words, where)
            if bits & bit:
                raise BadInput(where, "bad-twice", given=str(word))
            bits |= bit
        return bits

    def needs(self, key: str, option: str, is_used: bool) -> bool:
        """Whether a key is to be read; naming it without its option is a fault."""
        if key in self.table and not is_used:
            raise BadInput(f"position.{key}", "bad-alone", other=option)
        return is_used

    # -- what options add -------------------------------------------------------------------------

    def legs(self) -> None:
        cell, facts = self.g.cells, self.g.facts
        if self.needs("leg", "matches = 3", facts.legs > 1):
            cell[cells.LEG] = self.number(self.table.get("leg", 1), 1, int(facts.legs), "position.leg")
        if self.needs("carried", "matches = 3", facts.legs > 1):
            for letter, n in self.sub_table("carried", self.letters).items():
                place = cells.CARRIED + self.letters.index(letter)
                cell[place] = self.number(n, -99, 999, f"position.carried.{letter}")

    def leaders(self) -> None:
        cell, facts = self.g.cells, self.g.facts
        if self.needs("leaders", "leaders = true", facts.has_leaders):
            named = self.sub_table("leaders", self.letters)
            given = {
                letter: self.choice(word, list(LEADERS), f"position.leaders.{letter}") for letter, word in named.items()
            }
            if len(set(given.values())) < len(given):
                raise BadInput("position.leaders", "bad-twice", given=", ".join(str(word) for word in named.values()))
            left = [leader for leader in range(len(LEADERS)) if leader not in given.values()]
            for seat, letter in enumerate(self.letters):
                cell[cells.LEADER + seat] = 1 + (given[letter] if letter in given else left.pop(0))
        if self.needs("captured", "leaders = true", facts.has_leaders):
            for letter, n in self.sub_table("captured", self.letters).items():
                place = cells.CAPTURED + self.letters.index(letter)
                cell[place] = self.number(n, 0, int(ARMIES), f"position.captured.{letter}")

    def tokens(self) -> None:
        cell, facts = self.g.cells, self.g.facts
        if self.needs("tokens", "discoveries, citadels, encounters", facts.has_tokens):
            for token, region in self.sub_table("tokens", list(TOKENS)).items():
                place = self.choice(region, self.board.regions, f"position.tokens.{token}")
                cell[cells.TOKEN + TOKENS.index(token)] = place + 1
        if self.needs("owned", "discoveries, encounters", facts.has_tokens):
            for letter, tokens in self.sub_table("owned", self.letters).items():
                bits = self.members(tokens, list(TOKENS), f"position.owned.{letter}")
                cell[cells.OWNED + self.letters.index(letter)] = bits
        self.needs("face_down", "poison_swamp = true", facts.swamp)
        if self.needs("seen", "poison_swamp = true", facts.swamp):
            for number in range(sizes.DISCOVERIES):
                if cell[cells.TOKEN + number]:
                    cell[cells.FACE_DOWN] |= 1 << int(cell[cells.TOKEN + number]) - 1
            for letter, regions in self.sub_table("seen", self.letters).items():
                bits = self.members(regions, self.board.regions, f"position.seen.{letter}")
                cell[cells.SEEN + self.letters.index(letter)] = bits

    # -- the map ----------------------------------------------------------------------------------

    def layout(self) -> None:
        """Sides with places and turns; the start region, or the first that may be one."""
        g = self.g
        given = self.table.get("layout", self.usual_layout())
        table = self.table_of(given, self.board.ids, "position.layout")
        for number, (side, lies) in enumerate(table.items()):
            where = f"position.layout.{side}"
            place, turn = self.place(lies, where)
            segment = g.facts.segment[self.board.ids.index(side)]
            if why_not_lay(g, SEGMENTS - number, segment, self.board.ids.index(side), place, turn) or (
                not g.facts.any_four_sides and self.is_segment_used(int(segment))
            ):
                raise LegendsFault(where, "bad-layout", given=str(lies))
            g.cells[cells.PLACE + self.board.ids.index(side)] = place + 1
            g.cells[cells.TURNED + self.board.ids.index(side)] = turn
        if len(table) == SEGMENTS:
            link(g)
        elif self.at != "lay_segment" and "agenda" not in self.table:
            raise BadInput("position.layout", "bad-length", given=len(table), needed=str(int(SEGMENTS)))
        if self.table.get("start"):
            g.cells[cells.START] = self.choice(self.table["start"], self.board.regions, "position.start") + 1
            if not start_regions(g) >> g.start() & 1:
                raise LegendsFault("position.start", "bad-start", given=str(self.table["start"]))
        elif "start" not in self.table and self.at not in ("lay_segment", "start_region"):
            regions = int(start_regions(g))
            if g.facts.given_start >= 0 and regions >> g.facts.given_start & 1:
                regions = 1 << g.facts.given_start
            g.cells[cells.START] = (regions & -regions).bit_length()

    def is_segment_used(self, segment: int) -> bool:
        sides = range(len(self.board.sides))
        return any(self.g.lies(side) and self.g.facts.segment[side] == segment for side in sides)

    def usual_layout(self) -> Mapping[str, str]:
        """The layout that is given (A-42), or the first side of each segment that need not hold the start token."""
        facts = self.g.facts
        if self.at == "lay_segment":
            return {}
        if facts.layout_is_given:
            lying = [number for number in range(sizes.SIDES) if facts.given_place[number]]
            lying.sort(key=lambda number: facts.given_place[number])  # the centre first
            return {
                self.board.ids[side]: f"{PLACES[facts.given_place[side] - 1]} {facts.given_turn[side]}"
                for side in lying
            }
        chosen: dict[str, str] = {}
        places = list(DEFAULT_LAYOUT[str(self.setup.options["layout"])])
        for segment in self.board.segments:
            side = next(side for side in self.board.sides if side.segment == segment and not side.holds_start)
            chosen[side.id] = places.pop(0)
        return chosen

    def place(self, given: object, where: str) -> tuple[int, int]:
        word, _, turn = str(given).partition(" ")
        if turn not in [str(number) for number in range(TURNS)]:
            raise LegendsFault(where, "bad-layout", given=str(given))
        return self.choice(word, list(PLACES), where), int(turn)

    def pieces(self) -> None:
        """Armies and cities; what is left of 18 is in the supply (EL-PLACE-3)."""
        g = self.g
        for word, pieces in self.sub_table("regions", self.board.regions).items():
            where, region = f"position.regions.{word}", self.board.regions.index(word)
            if not g.is_on_map(region):
                raise LegendsFault(where, "bad-not-on-map", given=word)
            table = self.table_of(pieces, ["armies", "cities"], where)
            for colour, n in self.table_of(
                table.get("armies", {}), [*self.letters, NEUTRAL], f"{where}.armies"
            ).items():
                most = int(NEUTRAL_ARMIES if colour == NEUTRAL else ARMIES)
                armies = self.number(n, 0, most, f"{where}.armies.{colour}")
                if colour == NEUTRAL:
                    g.cells[cells.ARMIES + region * sizes.COLOURS + sizes.NEUTRAL] = armies
                elif armies:
                    g.put(region, self.letters.index(colour), armies)
            for letter, n in self.table_of(table.get("cities", {}), self.letters, f"{where}.cities").items():
                seat, cities = self.letters.index(letter), self.number(n, 0, int(CITIES), f"{where}.cities.{letter}")
                g.cells[cells.CITIES + region * sizes.SEATS + seat] = cities
                if cities:
                    g.cells[cells.CITY_REGIONS + seat] |= 1 << region
        supply = self.sub_table("supply", self.letters)
        for seat, letter in enumerate(self.letters):
            on_map = sum(int(g.armies(region, seat)) for region in range(len(self.board.regions)))
            lost = int(g.cells[cells.CAPTURED + seat]) if g.facts.has_leaders else 0
            rest = supply.get(letter, int(ARMIES) - on_map - lost)
            if not isinstance(rest, int) or rest < 0 or rest + on_map + lost != ARMIES:
                given = on_map + lost + (rest if isinstance(rest, int) and letter in supply else 0)
                raise LegendsFault(f"position, {letter}", "bad-armies", given=given)
            g.cells[cells.SUPPLY + seat] = rest
            built = sum(int(g.cities(region, seat)) for region in range(len(self.board.regions)))
            if built > CITIES:
                raise BadInput(f"position, {letter}", "bad-too-many", given=built, most=int(CITIES))
            g.cells[cells.CITIES_LEFT + seat] = int(CITIES) - built

    # -- cards and coins --------------------------------------------------------------------------

    def cards(self) -> None:
        """Cards before the seats, in the row and in the deck; nothing is dealt before the start region is chosen."""
        g, cell = self.g, self.g.cells
        free = [int(card) for card in g.facts.dealt]

        def take(word: object, where: str) -> int:
            card = self.deck.number(word, where)
            if card not in free:
                raise BadInput(where, "bad-twice", given=str(word))
            free.remove(card)
            return card

        if not cell[cells.START]:
            return
        before = self.sub_table("cards", self.letters)
        for letter, words in before.items():
            where = f"position.cards.{letter}"
            for word in [] if isinstance(words, int) else self.list_of(words, where):
                cell[cells.CARDS + self.letters.index(letter)] |= 1 << take(word, where)
        row = [
            take(word, "position.row") if word else -1
            for word in self.list_of(self.table.get("row", []), "position.row")
        ]
        deck = self.table.get("deck", [])
        first = [take(word, "position.deck") for word in self.list_of(deck, "position.deck")]
        for letter, n in before.items():
            if isinstance(n, int):
                for _ in range(self.number(n, 0, len(free), f"position.cards.{letter}")):
                    cell[cells.CARDS + self.letters.index(letter)] |= 1 << free.pop()
        if "row" not in self.table:
            row, free = free[: int(sizes.OFFER)], free[int(sizes.OFFER) :]
        if len(row) > sizes.OFFER:
            raise BadInput("position.row", "bad-too-many", given=len(row), most=int(sizes.OFFER))
        for position, card in enumerate(row):
            cell[cells.ROW + position] = card + 1
        rest = first + free
        cell[cells.DECK_LEFT] = len(rest)
        for i, card in enumerate(reversed(rest)):
            cell[cells.DECK + i] = card + 1
        self.abilities()

    def abilities(self) -> None:
        """What the cards and tokens before the seats give, but for coins."""
        g, cell = self.g, self.g.cells
        for seat in range(len(self.letters)):
            for card in range(g.facts.cards):
                if cell[cells.CARDS + seat] >> card & 1:
                    g.facts.ability[card].ability.gain(g, seat)
                    cell[cells.TAKEN_CARDS] += 1
            if g.owns(seat, sizes.TOKEN_MAGIC_SPRING):
                cell[cells.ELIXIRS + seat] += 2
        most = int(g.facts.turns) * len(self.letters)
        if cell[cells.TAKEN_CARDS] > most + int(g.facts.has_leaders):
            given = int(cell[cells.TAKEN_CARDS])
            raise BadInput("position.cards", "bad-too-many", given=given, most=most)
        cell[cells.TAKEN_CARDS] = min(int(cell[cells.TAKEN_CARDS]), most)

    def coins(self) -> None:
        """The coins of the beginning, if none are named; none before they are dealt."""
        cell = self.g.cells
        table = self.sub_table("coins", self.letters)
        dealt = 0 if self.at in SETTING_UP else int(self.g.facts.coins)
        for seat, letter in enumerate(self.letters):
            cell[cells.COINS + seat] = self.number(table.get(letter, dealt), 0, MOST_COINS, f"position.coins.{letter}")
        for letter, bid in self.sub_table("bids", self.letters).items():
            seat = self.letters.index(letter)
            cell[cells.BID + seat] = 1 + self.number(bid, 0, int(self.g.coins(seat)), f"position.bids.{letter}")

    # -- what comes next --------------------------------------------------------------------------

    def start(self) -> None:
        """Build the agenda for a decision at which something begins."""
        if self.at not in STARTS:
            raise BadInput("position.at", "bad-value", given=self.at, allowed=self.allowed_starts())
        for key, words in (("left", (*COUNTED, "neutral_army")), ("card", ("choose_part", "lay_token"))):
            if key in self.table and self.at not in words:
                raise BadInput(f"position.{key}", "bad-alone", other=", ".join(f"at = {word}" for word in words))
        seat = self.g.set_up_seat() if self.at in SETTING_UP else self.seat("to_act", "A")
        if self.at in SETTING_UP:
            self.start_setting_up(self.seat("to_act", self.letters[seat]))
        elif self.at == "bid":
            self.start_bidding()
        elif self.at in ("choose_starter", "take_card", "extra_card", "end_leg", "finish_turn"):
            if self.at == "extra_card":
                if not self.g.is_led_by(seat, sizes.LEADER_FAIRY_QUEEN):
                    raise LegendsFault("position.to_act", "bad-nothing-to-do")
                self.g.push(steps.END_LEG, 0)
            self.g.push(self.step(self.at), seat)
        else:
            self.g.push(steps.FINISH_TURN, seat)
            self.start_part(seat)

    def allowed_starts(self) -> Message:
        return Message("allowed-choice", words=", ".join(STARTS))

    def step(self, word: str) -> int:
        return [step.word for step in self.g.rules.steps].index(word)

    def start_part(self, seat: int) -> None:
        if self.at == "choose_part":
            card = self.deck.number(self.table.get("card", self.deck.ids[0]), "position.card")
            if not self.g.facts.either[card]:
                raise LegendsFault("position.card", "bad-no-choice", given=self.deck.ids[card])
            self.g.push(steps.CHOOSE_PART, seat, 0, card)
        else:
            left = self.number(self.table.get("left", 1), 1, 99, "position.left")
            self.g.push(self.step(self.at), seat, left if self.at in COUNTED else 0)

    def start_bidding(self) -> None:
        for seat, letter in enumerate(self.letters):
            self.number(int(self.g.coins(seat)), 0, int(self.g.facts.coins), f"position.coins.{letter}")
        waiting = sum(1 << seat for seat in range(len(self.letters)) if not self.g.cells[cells.BID + seat])
        if not waiting:
            raise LegendsFault("position.bids", "bad-nothing-to-do")
        self.g.ask(steps.BID, waiting)

    def start_setting_up(self, seat: int) -> None:
        """The steps of the set-up from one of them on (EL-SET-12)."""
        g = self.g
        g.push(steps.BEGIN_BIDDING, seat)
        order = list(reversed(SETTING_UP[: 1 + SETTING_UP.index("neutral_army")]))
        for word in order[: 1 + order.index(self.at)]:
            if word == "neutral_army":
                if g.facts.players == 2:
                    left = self.number(
                        self.table.get("left", int(NEUTRAL_ARMIES)), 1, int(NEUTRAL_ARMIES), "position.left"
                    )
                    g.push(steps.NEUTRAL_ARMY, seat, left)
            elif word == "lay_token":
                g.push(steps.SET_ARMIES, seat)
                g.push(steps.LAY_TOKENS, seat, 0, self.first_token() if self.at == "lay_token" else 0)
            elif word == "lay_segment":
                laid = sum(g.lies(side) for side in range(sizes.SIDES))
                g.push(steps.LAY_SEGMENT, seat, int(SEGMENTS) - laid, laid)
            else:
                g.push(self.step(word), seat)
        if self.at == "lay_segment" and side_at(g, CENTRE) < 0 and g.times() < 1:
            raise LegendsFault("position.layout", "bad-nothing-to-do")

    def first_token(self) -> int:
        return self.choice(self.table.get("card", TOKENS[0]), list(TOKENS), "position.card")

    # -- what is checked in the end -----------------------------------------------------------------

    def check_agenda(self) -> None:
        """Every row is one that the rules could have put there."""
        rows = [write_row(self.g, number, "".join(self.letters)) for number in range(self.g.cells[DEPTH])]
        lacking = [word for word, module in MODULE_OF.items() if module and module not in self.modules]
        number = next((i for i, row in enumerate(rows) if row.partition(" ")[0] in lacking), wrong_row(self.g))
        if number >= 0:
            where = "position.agenda" if "agenda" in self.table else "position.at"
            raise LegendsFault(where, "bad-agenda", given=rows[number])

    def check_options(self) -> None:
        """Whoever is asked has something to choose."""
        g = self.g
        if g.is_over() or g.rules.steps[g.step_number()].automatic:
            return
        for seat in range(len(self.letters)):
            if g.asks(seat) and not g.legal_actions(seat):
                raise LegendsFault("position", "bad-nothing-to-do")
