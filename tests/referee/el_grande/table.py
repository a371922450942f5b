"""What lies on the table of a referee with nothing hidden, in the words of a position, and where pieces may go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.referee.el_grande.asking import Chance, Choosing, choose
from tests.referee.el_grande.data import (
    ABROAD,
    BESIDE_FRANCE,
    BLACK,
    BOARDS,
    CASTILLO,
    FRANCE,
    FRANCE_PLACES,
    GRANADA,
    GREYS,
    NEIGHBOURS,
    PRINTED,
    REGIONS,
    ROUNDS,
    VIRTUAL,
)


class Table:
    """All pieces and cards. `regions` are those of the map, with France where that variant is played."""

    def __init__(self, position: Mapping[str, Any], options: Mapping[str, Any], chance: Chance | None) -> None:
        self.read_options(options)
        self.chance = chance
        self.seats = list(position["court"])
        self.virtual = self.edition == "2023" and len(self.seats) == 2
        self.players = [*self.seats, VIRTUAL] if self.virtual else list(self.seats)  # all who contest areas
        self.colours = [*self.players, BLACK] if self.has_church else list(self.players)
        self.read_pieces(position)
        self.read_cards(position)

    def read_options(self, options: Mapping[str, Any]) -> None:
        """What an option is by default is said by the edition (section 0.4)."""
        self.options = options
        self.edition: str = options.get("edition", "1995")
        old = self.edition == "1995"
        self.rounds = ROUNDS[options.get("short_game", "none")]
        self.tie_rule: str = options.get("tie_rule", "positional" if old else "sliding")
        self.placement_mandatory: bool = options.get("placement_mandatory", old)
        self.call_mandatory: bool = options.get("call_mandatory", old)
        self.veto_partial: bool = options.get("veto_partial", old)
        self.banish_scope: str = options.get("eg95_banish_scope", "one")
        self.has_regency: bool = options.get("new_regency", False)
        self.has_greys: bool = options.get("shift_of_power", False)
        self.retrieve_grey: str = options.get("retrieve_grey", "current")
        self.has_home: bool = options.get("home_region_advantage", False)
        self.has_limits: bool = options.get("movement_limits", False)
        self.has_france: bool = options.get("france", False)
        self.has_granada: bool = options.get("granada", False)
        self.has_church: bool = options.get("church", False)
        self.regions = [*REGIONS, FRANCE] if self.has_france else list(REGIONS)
        self.neighbours: dict[str, list[str]] = {region: list(beside) for region, beside in NEIGHBOURS.items()}
        if self.has_france:
            self.neighbours[FRANCE] = list(BESIDE_FRANCE)
            for region in BESIDE_FRANCE:
                self.neighbours[region].append(FRANCE)

    def read_pieces(self, position: Mapping[str, Any]) -> None:
        self.king: str = position["king"]  # a region, `castillo` if he stands beside it, `france` or `portugal`
        self.areas = {area: dict.fromkeys(self.colours, 0) for area in [*self.regions, CASTILLO]}
        for region in self.regions:
            self.areas[region].update(position["regions"].get(region, {}))
        self.areas[CASTILLO].update(position["castillo"])
        self.court: dict[str, int] = dict(position["court"])
        self.province: dict[str, int] = dict(position["province"])
        self.score: dict[str, int] = dict(position["score"])
        self.grandes: dict[str, str] = dict(position["grandes"])
        self.boards: dict[str, str] = dict(position["boards"])
        self.france = dict.fromkeys(FRANCE_PLACES, "") | dict(position.get("france", {}))
        self.church: str = position.get("church", "")  # who has the marker
        self.extra_used: bool = position.get("extra", "") == "used"
        self.muslim = self.has_granada and position.get("granada", "muslim") == "muslim"

    def read_cards(self, position: Mapping[str, Any]) -> None:
        self.round: int = position["round"]
        self.first: str = position["first"]
        self.active: str = position["active"]
        self.offer: list[str] = list(position["offer"])
        self.card: str = position["card"]
        self.done: list[str] = list(position["done"])
        self.hands = {seat: list(position["hands"][seat]) for seat in self.seats}
        self.power: dict[str, int] = dict(position["power"])
        self.turned: list[str] = list(position["turned"])
        self.vetoes: dict[str, list[str]] = {seat: list(position["vetoes"].get(seat, ())) for seat in self.seats}
        self.piles: dict[str, list[str]] = {pile: list(cards) for pile, cards in position["piles"].items()}
        self.greys = {seat: list(position.get("greys", {}).get(seat, ())) for seat in self.seats}
        self.grey = {seat: grey for seat, grey in position.get("grey", {}).items() if grey}
        self.grey_used = {seat: list(position.get("grey_used", {}).get(seat, ())) for seat in self.seats}
        self.passed: dict[str, str] = {}
        self.region_cards: list[str] = list(position.get("region_cards", ()))
        self.virtual_powers: list[int] = list(position.get("virtual_powers", ()))
        self.dials: dict[str, str] = {}
        self.revealed: dict[str, str] = {}
        self.returning: dict[str, int] = {}

    def position(self) -> dict[str, Any]:
        """In the words of scenarios; keys of a variant are there only with it, and lists without an order sorted."""
        found: dict[str, Any] = {
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "king": self.king,
            "regions": {region: present(self.areas[region]) for region in self.regions},
            "castillo": present(self.areas[CASTILLO]),
            "court": dict(self.court),
            "province": dict(self.province),
            "score": dict(self.score),
            "grandes": dict(self.grandes),
            "boards": dict(self.boards),
            "offer": list(self.offer),
            "card": self.card,
            "done": sorted(self.done),
            "hands": {seat: sorted(hand) for seat, hand in self.hands.items()},
            "power": dict(self.power),
            "turned": sorted(self.turned),
            "vetoes": {seat: sorted(cards) for seat, cards in self.vetoes.items() if cards},
            "piles": {pile: list(cards) for pile, cards in self.piles.items()},
            "dials": dict(self.dials),
            "revealed": dict(self.revealed),
            "returning": present(self.returning),
        }
        if self.has_france:
            found["france"] = dict(self.france)
        if self.has_granada:
            found["granada"] = "muslim" if self.muslim else "conquered"
        if self.has_church:
            found |= {"church": self.church, "extra": "used" if self.extra_used else ""}
        if self.has_greys:
            found["greys"] = {seat: sorted(greys) for seat, greys in self.greys.items()}
            found["grey"] = dict(self.grey)
            found["grey_used"] = {seat: sorted(greys) for seat, greys in self.grey_used.items()}
        if self.virtual:
            found |= {"region_cards": list(self.region_cards), "virtual_powers": list(self.virtual_powers)}
        return found

    # -- who --

    def clockwise(self, after: str) -> list[str]:
        """All other seats, from the left of this one."""
        place = self.seats.index(after)
        return self.seats[place + 1 :] + self.seats[:place]

    @property
    def opponents(self) -> list[str]:
        """Those who can be asked something (EG-2P-14)."""
        return self.clockwise(self.active)

    @property
    def all_opponents(self) -> list[str]:
        """The virtual player comes last (EG-2P-20)."""
        return [*self.opponents, VIRTUAL] if self.virtual else self.opponents

    def is_own(self, colour: str) -> bool:
        """Of the active player; black ones are the marker holder's (EG-CHURCH-9)."""
        return (self.church if colour == BLACK else colour) == self.active

    @property
    def own(self) -> list[str]:
        return [colour for colour in self.colours if self.is_own(colour)]

    @property
    def foreign(self) -> list[str]:
        return [colour for colour in self.colours if not self.is_own(colour)]

    def value(self, who: str) -> int:
        """The resulting value of the power card played in this round (EG-SHIFT-3)."""
        return self.power[who] + (GREYS[self.grey[who]][0] if who in self.grey else 0)

    # -- where --

    @property
    def taboo(self) -> str:
        """The area of the king, if he is at one (EG-KING-2, EG-KING-9, EG-KING-10)."""
        return self.king if self.king in self.areas else ""

    @property
    def free_regions(self) -> list[str]:
        return [region for region in self.regions if region != self.taboo]

    @property
    def disk(self) -> list[str]:
        """EG-DISK-1, EG-FRANCE-7."""
        return list(REGIONS)

    @property
    def beside_king(self) -> list[str]:
        """EG-KING-7, EG-KING-9, EG-KING-10, in the order of scoring."""
        beside: Iterable[str]
        if self.king == CASTILLO:
            beside = REGIONS
        else:
            beside = ABROAD[self.king] if self.king not in self.areas else self.neighbours[self.king]
        return [region for region in self.regions if region in beside]

    def homes_of(self, colours: Iterable[str]) -> list[str]:
        """The free regions with a caballero of one of these colours."""
        wanted = list(colours)
        return [region for region in self.free_regions if any(self.areas[region][colour] for colour in wanted)]

    def is_open(self, area: str, colour: str, from_court: bool) -> bool:
        """Whether a caballero may be put there now."""
        if area == self.taboo:
            return False
        if area == CASTILLO:
            return colour != BLACK  # EG-CHURCH-4
        if area == FRANCE:
            return colour != BLACK and "" in self.france.values()  # EG-FRANCE-2
        if area == GRANADA and self.muslim:
            return colour != BLACK and not from_court  # EG-GRAN-3
        return True

    def sum_of(self, region: str) -> int:
        """All caballeros, black ones and the virtual player's included (EG-SSC-8, EG-CHURCH-11, EG-2P-18)."""
        return sum(self.areas[region].values())

    # -- pieces --

    def choose_place(self, seat: str, area: str) -> Choosing:
        """Which place a caballero takes that enters an area: asked in France only (EG-FRANCE-2)."""
        if area != FRANCE:
            return ""
        free = [place for place, owner in self.france.items() if not owner]
        return (yield from choose("france_place", seat, free))

    def choose_leaving(self, seat: str, colour: str, area: str, gone: Iterable[str] = ()) -> Choosing:
        """Which of several caballeros leaves: asked in France only (EG-FRANCE-8)."""
        if area != FRANCE:
            return ""
        taken = [place for place, owner in self.france.items() if owner == colour and place not in gone]
        return (yield from choose("france_place", seat, taken))

    def put(self, colour: str, area: str, place: str = "") -> None:
        self.areas[area][colour] += 1
        if area == FRANCE:
            assert not self.france[place]
            self.france[place] = colour

    def take(self, colour: str, area: str, place: str = "") -> None:
        self.areas[area][colour] -= 1
        if area == FRANCE:
            assert self.france[place] == colour
            self.france[place] = ""

    def take_all(self, colour: str, area: str) -> int:
        number = self.areas[area][colour]
        self.areas[area][colour] = 0
        if area == FRANCE:
            self.france = {place: "" if owner == colour else owner for place, owner in self.france.items()}
        return number

    def table_of(self, area: str) -> tuple[int, ...]:
        """The board that lies there, or the printed table (EG-SCORE-1)."""
        for board, lies in self.boards.items():
            if lies == area:
                return BOARDS[board]
        return PRINTED[area]


def present(counts: Mapping[str, int]) -> dict[str, int]:
    """The counts that are not zero."""
    return {key: count for key, count in counts.items() if count}
