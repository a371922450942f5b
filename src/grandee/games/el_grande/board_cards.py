"""The cards: those on the table, with disks and caballeros that go back, and the power cards in hands."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from grandee.games.el_grande import board_colonies
from grandee.games.el_grande.board_scene import HIDDEN, Scene
from grandee.games.el_grande.canvas import Line, Row, fit, labelled

REGION_CARDS = 9  # of the virtual player (EG-2P-4)
NARROW_TITLE = 11  # beside the cards of a hand, where there is little room


class CardLines:
    """What lies on the table beside the map, and what the reader holds."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.position = scene.position
        self.seats = scene.seats
        self.words = scene.words
        self.width = scene.width

    def on_the_table(self) -> list[Row]:
        """Action cards, the chosen card, power cards in the order of turns, disks, caballeros going back; then what
        only variants have: the places in France, the church marker, region cards."""
        rows = [
            Row(self.words("board-offer"), [self.card(card) for card in self.position.offer], tall=True),
            self.powers(),
            Row(self.words("board-strength"), self.strength()),
            Row(self.words("board-card"), self.chosen(), " · ", tall=True),
            Row(self.words("board-repeats"), self.repeated(), tall=True),
            Row(self.words("board-disks"), self.disks()),
            Row(self.words("board-returning"), self.returning()),
            Row(self.scene.area("france"), self.places_in_france(), " · "),
            Row(self.words("board-offices"), self.offices(), " · "),
            Row(self.words("board-church"), self.marker()),
            Row(self.words("board-inquisitor"), self.inquisitor(), " · "),
            Row(self.words("board-kept"), self.kept(), " · "),
            Row(self.words("board-due"), self.laid(self.position.due)),
            Row(self.words("board-later"), self.laid(self.position.later)),
            *board_colonies.rows(self.scene, self.position),
            Row(self.words("board-region-cards"), self.region_cards()),
        ]
        return [row for row in rows if row.entries]

    def card(self, card: str) -> Line:
        """An action card: how many caballeros it places, and its name."""
        name = self.words(f"card-{card}")
        return [(f"{self.scene.places[card]} ", "bold"), (name, "")]

    def chosen(self) -> list[Line]:
        """The card of the active player, and which of its parts are still to come."""
        card = self.position.card
        if not card or not self.scene.active:
            return []
        entries: list[Line] = [[(f"{self.scene.active}: ", self.scene.style(self.scene.active)), *self.card(card)]]
        parts = {
            "place": self.words("board-part-place", number=self.scene.places[card]),
            "special": self.words("board-part-special"),
        }
        if not self.scene.special_possible:
            del parts["special"]
        to_come = ", ".join(text for part, text in parts.items() if part not in self.position.done)
        return [*entries, [(self.words("board-open", parts=to_come), "")]] if to_come else entries

    def powers(self) -> Row:
        """The power cards of this round: as they are played, the virtual player's first (EG-2P-8), then in the order of
        turns (EG-POWER-4)."""
        if self.position.at == "play_power":
            start = self.seats.index(self.position.first)
            order = [*self.virtual(), *self.seats[start:], *self.seats[:start]]
            title = "board-powers" if self.position.strength is UNSET else "board-played"
            return Row(self.words(title), [self.power(seat) for seat in order])
        if not self.scene.active:
            return Row("", [])
        return Row(self.words("board-order"), [self.power(seat) for seat in self.turns()])

    def strength(self) -> list[Line]:
        """The Caballero cards of this round, largest first: the first has the King card, the last the Intrigue card
        (KI-14)."""
        handed = {} if self.position.strength is UNSET else self.position.strength
        order = sorted(handed, key=lambda seat: -handed[seat])
        return [[(f"{seat} {handed[seat]}", self.scene.style(seat))] for seat in order]

    def turns(self) -> list[str]:
        """The seats in the order of their turns, as far as the cards that lie face down let it be known."""
        bids = {
            seat: value + self.grey_value(seat) for seat, value in self.position.power.items() if isinstance(value, int)
        }
        gone = [seat for seat in self.position.turned if seat != self.scene.active]
        rest = [seat for seat in [*self.seats, *self.virtual()] if seat not in (*gone, self.scene.active)]
        if all(seat in bids for seat in gone):
            gone.sort(key=lambda seat: -bids[seat])
        return [*gone, self.scene.active, *sorted(rest, key=lambda seat: -bids.get(seat, 0))]

    def virtual(self) -> list[str]:
        """The virtual player, if it has a power card."""
        return [colour for colour in self.position.power if colour not in self.seats]

    def grey_value(self, seat: str) -> int:
        """What a grey card adds to the power card of this round (EG-SHIFT-3)."""
        played = self.position.grey or {}
        return self.scene.greys[played[seat]][0] if seat in played else 0

    def power(self, seat: str) -> Line:
        """A seat's power card of this round, if it is to be seen, and whether the seat's turn is over or on."""
        value, grey = self.position.power.get(seat) or "–", self.grey_value(seat)
        mark = "" if value == HIDDEN else f" {value}"
        if isinstance(value, int) and grey:
            mark += f"+{grey}={value + grey}"
        if seat == self.scene.turn():
            mark = " ←" if mark == " –" else f"{mark} ←"
        elif seat in self.position.turned:
            mark += " ✓"
        return [(self.scene.sign(seat) + mark, self.scene.style(seat))]

    def disks(self) -> list[Line]:
        """The reader's own disk, if it is set, and all that are revealed."""
        shown = {**self.position.dials, **self.position.revealed}
        if self.position.at == "lay_aside_one":
            cards = {seat: self.words(f"card-{card}") for seat, card in shown.items()}
            return [[(f"{seat} {card}", self.scene.style(seat))] for seat, card in cards.items()]
        return [
            [(f"{seat} {self.scene.area(shown[seat])}", self.scene.style(seat))] for seat in self.seats if seat in shown
        ]

    def returning(self) -> list[Line]:
        """How many go back from where."""
        going = self.position.returning
        return [[(f"{board_colonies.going_back(self.scene, word)} {n}", "")] for word, n in going.items() if n]

    def places_in_france(self) -> list[Line]:
        """Who is ambassador, envoy and third (EG-FRANCE-2)."""
        places = {} if self.position.france is UNSET else self.position.france
        return [
            [(f"{self.words(f'board-{place}')} ", ""), self.standing(colour) or (self.words("board-free"), "dim")]
            for place, colour in places.items()
        ]

    def repeated(self) -> list[Line]:
        """Who repeats the special action of which card in the turn of another (GI-P7-DOU-2)."""
        seat, card = self.position.active, self.position.acting
        if not self.position.turn_of or not isinstance(card, str):
            return []
        return [[(f"{self.scene.sign(seat)} ", self.scene.style(seat)), (self.words(f"card-{card}"), "")]]

    def offices(self) -> list[Line]:
        """Who is captain and viceroy (GI-SHIP-4, GI-AME-2)."""
        offices = {} if self.position.offices is UNSET else self.position.offices
        return [
            [(f"{self.words(f'board-{office}')} ", ""), self.standing(colour) or (self.words("board-free"), "dim")]
            for office, colour in offices.items()
        ]

    def kept(self) -> list[Line]:
        """The cards of the colonies before players (GI-P7-2)."""
        kept = {} if self.position.kept is UNSET else self.position.kept
        return [
            [(f"{self.scene.sign(seat)} ", self.scene.style(seat)), (self.words(f"kept-{word}"), "")]
            for seat, words in kept.items()
            for word in words
        ]

    def laid(self, cards: dict[str, int] | UnsetType) -> list[Line]:
        """Where a card lies for which an area is scored after a round, and how many if they are several
        (GI-P7-SLA-1)."""
        laid = {} if cards is UNSET else cards
        return [[(self.scene.area(area) + (f" {n}" if n > 1 else ""), "")] for area, n in laid.items()]

    def marker(self) -> list[Line]:
        """Who has the church's influence (EG-CHURCH-5)."""
        holder = self.position.church
        return [] if holder is UNSET else [[self.standing(holder) or ("–", "dim")]]

    def inquisitor(self) -> list[Line]:
        """In whose court he is, whether his bonus is used up there, and how many of his caballeros are laid aside
        (GI-INQ-2, GI-BON-1, GI-BLK-2)."""
        holder = self.position.inquisitor
        if holder is UNSET:
            return []
        entries: list[Line] = [[self.standing(holder) or ("–", "dim")]]
        if holder and holder in (self.position.bonus_used or ()):
            entries.append([(self.words("board-bonus-used"), "dim")])
        if self.position.aside:
            entries.append([(self.words("board-aside", count=self.position.aside), "")])
        return entries

    def standing(self, colour: str) -> tuple[str, str] | None:
        return (self.scene.sign(colour), self.scene.style(colour)) if colour else None

    def region_cards(self) -> list[Line]:
        """How many region cards of the virtual player are still to come before they are shuffled."""
        drawn = self.position.drawn
        return [] if drawn is UNSET else [[(self.words("board-to-come", count=REGION_CARDS - drawn), "")]]

    def hands(self) -> list[Line]:
        """The power cards of the seat whose view this is (with open cards of every seat), what they call, and the grey
        cards."""
        return [*self.power_cards(), *labelled(self.grey_cards(), self.width)]

    def grey_cards(self) -> list[Row]:
        """The grey cards in known hands: what each adds, and what it does."""
        held = {seat: cards for seat, cards in (self.position.greys or {}).items() if cards}
        titles = self.hand_titles(list(held), "board-your-greys", "board-greys-of")
        return [Row(titles[seat], [self.grey_card(card) for card in cards]) for seat, cards in held.items()]

    def grey_card(self, card: str) -> Line:
        value, effect = self.scene.greys[card]
        return [(str(value), "bold"), (f" ({effect})", "")]

    def power_cards(self) -> list[Line]:
        held = {seat: cards for seat, cards in self.position.hands.items() if not isinstance(cards, int)}
        values = sorted({value for cards in held.values() for value in cards})
        if not values:
            return []
        own = "board-your-hand" if self.position.strength is UNSET else "board-your-cards"
        calls, titles = self.words("board-calls"), self.hand_titles(list(held), own)
        longest = max(map(len, (calls, *titles.values())))
        cell = 4 if longest + 4 * len(values) <= self.width else max(3, len(str(values[-1])) + 1)
        many = (self.width - min(longest, NARROW_TITLE)) // cell  # fit into a line
        lines: list[Line] = []
        for some in (values[first : first + many] for first in range(0, len(values), many)):
            room = min(longest, self.width - cell * len(some))
            for seat, title in titles.items():
                cards = "".join((str(value) if value in held[seat] else "·").rjust(cell) for value in some)
                lines.append([(fit(title, room).ljust(room), self.scene.style(seat)), (cards, "bold")])
            called = "".join(str(self.scene.calls[value]).rjust(cell) for value in some)
            lines.append([(fit(calls, room).ljust(room) + called, "dim")])
        return lines

    def hand_titles(self, seats: list[str], own: str = "board-your-hand", of: str = "board-hand-of") -> dict[str, str]:
        known = [seat for seat, cards in self.position.hands.items() if not isinstance(cards, int)]
        if len(known) == 1:
            return {seat: self.words(own) for seat in seats}
        return {seat: self.words(of, seat=seat) for seat in seats}
