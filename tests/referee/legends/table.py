"""What lies on the table of a referee, and its questions; the phases of a game are in set_up.py and turns.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referee.legends import scoring
from tests.referee.legends.asking import Chance
from tests.referee.legends.board import Board
from tests.referee.legends.data import ARMIES, CITIES, DISCOVERIES, SEATS, SWAMP, TURNS, Given, Side

SOURCES = ("regions", "islands", "elixirs", "cards", "tokens", "leader", "carried")


class Table:
    """Everything that lies on it, with nothing hidden."""

    def __init__(
        self, options: Mapping[str, Any], sides: Mapping[str, Side], chance: Chance, given: Given | None
    ) -> None:
        self.options = options
        self.given = given
        self.sides = sides
        self.chance = chance
        self.seats = list(SEATS[: options["players"]])
        self.turns = TURNS[len(self.seats)]
        self.legs = int(options["matches"])
        self.has_swamp: bool = options["poison_swamp"]
        self.has_leaders: bool = options["leaders"]
        self.has_tokens = bool(options["discoveries"] or options["citadels"] or options["encounters"])
        self.leg = 1
        self.carried = dict.fromkeys(self.seats, 0)
        self.clear()

    def clear(self) -> None:
        """Nothing lies there: a leg begins."""
        self.active = self.seats[0]
        self.board = Board(self.sides, self.options, {})
        self.start = ""
        self.armies: dict[str, dict[str, int]] = {}
        self.cities: dict[str, dict[str, int]] = {}
        self.row: list[str] = []
        self.deck: list[str] = []
        self.cards: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.coins = dict.fromkeys(self.seats, 0)
        self.supply = dict.fromkeys(self.seats, ARMIES)
        self.bids: dict[str, int] = {}
        self.tokens: dict[str, str] = {}  # where each lies, face up or down
        self.face_down: set[str] = set()  # regions
        self.seen: dict[str, set[str]] = {seat: set() for seat in self.seats}
        self.owned: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.leaders: dict[str, str] = {}
        self.captured = dict.fromkeys(self.seats, 0)  # by owner: armies that lie on the Sorceress's card

    def read(self, position: Mapping[str, Any]) -> None:
        """A position in the words of scenarios that leaves nothing out."""
        self.active = position["active"]
        lies = {side: words.split() for side, words in position["layout"].items()}
        self.board = Board(self.sides, self.options, {side: (place, int(turn)) for side, (place, turn) in lies.items()})
        self.start = position["start"]
        for region, pieces in position["regions"].items():
            self.armies[region] = dict(pieces.get("armies", {}))
            self.cities[region] = dict(pieces.get("cities", {}))
        self.row, self.deck = list(position["row"]), list(position["deck"])
        self.cards = {seat: list(position["cards"][seat]) for seat in self.seats}
        self.coins, self.supply = dict(position["coins"]), dict(position["supply"])
        self.bids = dict(position["bids"])
        self.tokens = dict(position.get("tokens", {}))
        self.face_down = set(position.get("face_down", ()))
        for seat in self.seats:
            self.seen[seat] = set(position.get("seen", {}).get(seat, ()))
            self.owned[seat] = list(position.get("owned", {}).get(seat, ()))
        self.leaders = dict(position.get("leaders", {}))
        self.captured |= position.get("captured", {})
        self.leg = position.get("leg", 1)
        self.carried |= position.get("carried", {})

    # -- what a table shows --

    def position(self) -> dict[str, Any]:
        """In the words of scenarios; lists without an order of their own are sorted."""
        found: dict[str, Any] = {
            "active": self.active,
            "layout": {side: f"{place} {turn}" for side, (place, turn) in self.board.lies.items()},
            "start": self.start,
            "regions": self.pieces(),
            "row": without_end(self.row),
            "deck": list(self.deck),
            "cards": {seat: sorted(cards) for seat, cards in self.cards.items()},
            "coins": dict(self.coins),
            "supply": dict(self.supply),
            "bids": dict(self.bids),
        }
        if self.has_tokens:
            found["tokens"] = dict(self.tokens)
            found["owned"] = {seat: sorted(tokens) for seat, tokens in self.owned.items()}
        if self.has_swamp:
            found["face_down"] = sorted(self.face_down)
            found["seen"] = {seat: sorted(regions) for seat, regions in self.seen.items()}
        if self.has_leaders:
            found["leaders"], found["captured"] = dict(self.leaders), dict(self.captured)
        if self.legs > 1:
            found["leg"], found["carried"] = self.leg, dict(self.carried)
        return found

    def view(self, reader: str | None) -> dict[str, Any]:
        """The same for a seat or a spectator: no deck, no bids of others, no faces that it has not seen."""
        found = self.position()
        found["deck"] = len(self.deck) or []
        found["bids"] = {seat: bid for seat, bid in self.bids.items() if seat == reader}
        hidden = self.face_down - (self.seen[reader] if reader else set())
        if self.has_tokens:
            found["tokens"] = {token: region for token, region in self.tokens.items() if region not in hidden}
        return found

    def pieces(self) -> dict[str, dict[str, dict[str, int]]]:
        found = {}
        for region in self.board.regions:
            here = {"armies": present(self.armies.get(region, {})), "cities": present(self.cities.get(region, {}))}
            if here := {kind: counts for kind, counts in here.items() if counts}:
                found[region] = here
        return found

    # -- what the rules ask of it --

    def armies_of(self, who: str, region: str) -> int:
        return self.armies.get(region, {}).get(who, 0)

    def cities_of(self, seat: str, region: str) -> int:
        return self.cities.get(region, {}).get(seat, 0)

    def put(self, who: str, region: str, number: int = 1) -> None:
        """Armies into a region; a negative number takes them out."""
        here = self.armies.setdefault(region, {})
        here[who] = here.get(who, 0) + number
        assert here[who] >= 0

    def homes_of(self, seat: str) -> list[str]:
        """The regions with an army of a seat."""
        return [region for region in self.board.regions if self.armies_of(seat, region)]

    def on_map(self, seat: str) -> int:
        return sum(self.armies_of(seat, region) for region in self.board.regions)

    def cities_left(self, seat: str) -> int:
        return CITIES - sum(self.cities_of(seat, region) for region in self.board.regions)

    def has_ability(self, seat: str, word: str) -> int:
        return scoring.with_ability(self.cards[seat], word)

    def is_led_by(self, seat: str, leader: str) -> bool:
        return self.leaders.get(seat) == leader

    def clockwise(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def opponents(self, seat: str) -> list[str]:
        return [other for other in self.seats if other != seat]

    def setup_player(self) -> str:
        """One seat further with every leg (EL-FULL-2)."""
        first = self.seats.index(self.options["setup_player"])
        return self.seats[(first + self.leg - 1) % len(self.seats)]

    def discovery_at(self, region: str) -> str:
        """A discovery or the Poison Swamp that lies in a region."""
        lying = [token for token in (*DISCOVERIES, SWAMP) if self.tokens.get(token) == region]
        return lying[0] if lying else ""

    # -- points --

    def region_leads(self) -> dict[str, str]:
        return {
            region: scoring.region_leads(self.armies.get(region, {}), self.cities.get(region, {}))
            for region in self.board.regions
        }

    def island_leads(self) -> dict[str, str]:
        leads = self.region_leads()
        return {island: scoring.island_leads(regions, leads) for island, regions in self.board.islands.items()}

    def elixirs(self) -> dict[str, int]:
        return {seat: scoring.elixirs(self.cards[seat], self.owned[seat]) for seat in self.seats}

    def points(self) -> dict[str, dict[str, int]]:
        """Every seat's points if the leg ended now, by where they come from, and their sum."""
        leads, islands = self.region_leads(), self.island_leads()
        elixirs = scoring.elixir_points(self.elixirs())
        found = {}
        for seat in self.seats:
            own = [island for island, who in islands.items() if who == seat]
            points = {
                "regions": list(leads.values()).count(seat),
                "islands": len(own),
                "elixirs": elixirs[seat],
                "cards": scoring.card_points(self.cards[seat], self.coins[seat]),
                "tokens": scoring.token_points(seat, self.owned[seat], self.tokens, leads),
                "leader": scoring.leader_points(
                    self.leaders.get(seat, ""),
                    self.cards[seat],
                    sum(self.captured.values()),
                    self.on_map(seat),
                    sum(len(self.board.islands[island]) >= 3 for island in own),
                    self.options["bandit_king"] == "english_first_printing",
                ),
                "carried": self.carried[seat],
            }
            found[seat] = points | {"total": sum(points.values())}
        return found

    def outcome(self) -> tuple[dict[str, int], list[str], str]:
        """Places, winners and what decided (EL-SCO-8, EL-TIE-1, EL-FULL-3)."""
        leads = list(self.region_leads().values())
        points = self.points()
        standings: dict[str, tuple[int, ...]] = {}
        for seat in self.seats:
            total = points[seat]["total"]
            ties = (int("magic_book" in self.owned[seat]), self.coins[seat], self.on_map(seat), leads.count(seat))
            standings[seat] = (total, *ties) if self.legs == 1 else (total,)
        return scoring.ranking(standings, ["points", "magic_book", "coins", "armies", "regions"])


def present(counts: Mapping[str, int]) -> dict[str, int]:
    return {who: count for who, count in counts.items() if count}


def without_end(row: list[str]) -> list[str]:
    """Without the empty places at its end."""
    row = list(row)
    while row and not row[-1]:
        row.pop()
    return row
