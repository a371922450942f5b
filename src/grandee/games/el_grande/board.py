"""A picture of text: the map of Spain, then the cards on the table, a line for each player and the reader's hand.

The picture is made from a position alone (`describe` of a view), so what a reader may not know cannot get into it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate, groupby
from textwrap import wrap
from typing import Any

from grandee.core.title import Paint
from grandee.core.words import Words
from grandee.games.el_grande.canvas import (
    GAP,
    HEAVY,
    LIGHT,
    Canvas,
    Line,
    Row,
    beside,
    fit,
    flow,
    labelled,
    stacked,
    text_of,
)

# The shipped map on a wall of bricks (row, half brick): two regions border on each other exactly if their bricks touch
# along a side (EG-MAP-6).
PLACES = {
    "galicia": (0, 0),
    "navarra": (0, 2),
    "castilla": (1, 1),
    "aragon": (1, 3),
    "cataluna": (1, 5),
    "toledo": (2, 2),
    "valencia": (2, 4),
    "sevilla": (3, 1),
    "granada": (3, 3),
}
HALF = 11  # half a brick in characters
ROOM = 2 * HALF - 3  # what fits inside: five colours with two digits each
MAP_WIDTH = 80  # with the notes in the sea
CASTILLO = 4 * HALF + 2  # where its box begins, off the coast
PANEL = 38  # the cards find room beside the map where so much is left
NARROWEST = 50  # a terminal with less than this wraps the lines
LONGEST_NAME = 20  # of a player, where room is scarce
PERIOD = 3  # a general scoring follows every third round (EG-ROUND-1)

HIDDEN = "?"
KING, GRANDE = "♚", "♜"


class Drawing:
    """One position on one terminal, in one language.

    `tables` holds the points now valid of every region and of the castillo, `regions` their order, `calls` how many
    caballeros the power cards 1 to 13 call, `places` how many each action card places, `schedule` the rounds of this
    game. A map of the reader's own (other regions, or other `neighbours`) is drawn as a list.
    """

    def __init__(
        self,
        position: Mapping[str, Any],
        tables: Mapping[str, tuple[int, ...]],
        regions: Sequence[str],
        seats: str,
        calls: Sequence[int],
        words: Words,
        paint: Paint,
        width: int,
        places: Mapping[str, int],
        neighbours: Mapping[str, Collection[str]] | None = None,
        schedule: Sequence[int] = range(1, 10),
        special_possible: bool = True,
    ) -> None:
        self.position = position
        self.tables = tables
        self.regions = regions
        self.seats = seats
        self.calls = calls
        self.words = words
        self.paint = paint
        self.width = max(width, NARROWEST)
        self.places = places
        self.schedule = schedule
        self.special_possible = special_possible  # whether the active player's special action has any effect now
        given = None if neighbours is None else {region: set(near) for region, near in neighbours.items()}
        self.shipped = set(regions) == set(PLACES) and given in (None, borders())
        self.neighbours = given or (borders() if self.shipped else {})
        self.over = position["at"] == "over"
        self.active = "" if position["at"] == "castillo_disk" else str(position["active"])

    def picture(self, names: list[str], colours: Sequence[str]) -> str:
        """The whole picture, in blocks with an empty line between them."""
        labels = [self.label(seat, names[seat], colours[seat]) for seat in range(len(self.seats))]
        if self.over:
            blocks = [self.map(), self.result(labels)]
        elif self.shipped and self.width >= MAP_WIDTH + GAP + PANEL:
            panel = stacked(self.on_the_table(), self.width - MAP_WIDTH - GAP)
            blocks = [beside(self.map(), panel), self.players(labels), self.hands()]
        else:
            cards = labelled(self.on_the_table(), self.width)
            blocks = [self.map(), cards, self.players(labels), self.hands()]
        below = [line for block in blocks[1:] if block for line in ([], *block)]
        return "\n".join(self.painted(line) for line in [*self.heading(), *blocks[0], *below])

    def painted(self, line: Line) -> str:
        """A line as the terminal shall have it, without spaces at its end."""
        left = len(text_of(line).rstrip())
        said = ""
        for style, pieces in groupby(line, key=lambda piece: piece[1]):
            text = "".join(text for text, _ in pieces)[:left]
            left -= len(text)
            said += self.paint(text, style) if text and style else text
        return said

    def heading(self) -> list[Line]:
        if self.over:
            return [[(fit(self.words("board-over"), self.width), "bold")]]
        now = self.position["round"]
        scoring = -(-now // PERIOD) * PERIOD
        said = self.words("board-scoring-now") if now == scoring else self.words("board-scoring", round=scoring)
        started = self.words("board-round", round=now, rounds=self.schedule[-1])
        return flow([[(fit(started, self.width), "bold")], [(fit(said, self.width), "")]], " · ", self.width)

    # -- areas ----------------------------------------------------------------------------------------------------

    def map(self) -> list[Line]:
        return self.geography() if self.shipped and self.width >= MAP_WIDTH else [[], *self.gazetteer()]

    def area(self, area: str) -> str:
        return self.words(f"area-{area}")

    def points(self, area: str) -> str:
        """The points of an area, in brackets if a board lies there."""
        said = "/".join(str(points) for points in self.tables[area])
        return f"[{said}]" if self.has_board(area) else said

    def points_style(self, area: str) -> str:
        return "bold" if self.has_board(area) else "dim"

    def has_board(self, area: str) -> bool:
        return area in self.position["boards"].values()

    def has_king(self, region: str) -> bool:
        return bool(self.position["king"] == region)

    def grande_in(self, seat: str, region: str) -> bool:
        return bool(self.position["grandes"].get(seat) == region)

    def style(self, seat: str) -> str:
        return f"seat {self.seats.index(seat)}"

    # -- a map of bricks ------------------------------------------------------------------------------------------

    def geography(self) -> list[Line]:
        """The regions where they lie in Spain, the castillo off the coast, notes in the sea.

        The uppermost line holds the castillo's roof only, so that its box touches no region.
        """
        inside = {region: self.inside(region) for region in self.regions}
        heights = [max(len(inside[region]) for region in self.regions if PLACES[region][0] == row) for row in range(4)]
        tops = list(accumulate((height + 1 for height in heights), initial=1))
        canvas = Canvas(MAP_WIDTH, tops[-1] + 1)
        for region in sorted(self.regions, key=self.has_king):  # last, so that nothing is drawn over the king
            row, column = PLACES[region]
            self.brick(canvas, region, inside[region], column * HALF, tops[row], heights[row] + 1)
        self.castle(canvas)
        self.notes(canvas, tops)
        return canvas.cells

    def brick(self, canvas: Canvas, region: str, inside: list[Line], x: int, y: int, height: int) -> None:
        """One region; the king's one has heavy walls, and the king stands on its upper wall."""
        canvas.box(x, y, 2 * HALF, height, HEAVY if self.has_king(region) else LIGHT)
        for down, line in enumerate(inside, 1):
            canvas.write(x + 2, y + down, line)
        if self.has_king(region):
            canvas.write(x + 2, y, [(fit(f" {KING} {self.words('board-king')} ", HALF - 2), "bold")])

    def inside(self, region: str) -> list[Line]:
        """What stands in a region's box: its name and points, then its pieces."""
        points = self.points(region)
        name = fit(self.area(region), ROOM - len(points) - 1).ljust(ROOM - len(points))
        first: Line = [(name, "bold" if self.has_king(region) else ""), (points, self.points_style(region))]
        grandes: list[Line] = [
            [(GRANDE + seat, self.style(seat))] for seat in self.seats if self.grande_in(seat, region)
        ]
        return [first, *(flow(self.caballeros(self.position["regions"][region]) + grandes, " ", ROOM) or [[]])]

    def caballeros(self, counts: Mapping[str, int]) -> list[Line]:
        return [[(f"{seat}{counts[seat]}", self.style(seat))] for seat in self.seats if counts.get(seat)]

    def castle(self, canvas: Canvas) -> None:
        """The castillo has walls of its own, for it borders on nothing (EG-MAP-8)."""
        room = MAP_WIDTH - 3 - CASTILLO - 2
        name, points = f" {self.words('board-castillo')} ", f" {self.points('castillo')} "
        wall = "═" * (room - 2 - len(name) - len(points))
        canvas.write(CASTILLO, 0, [(f"╔═{name}{wall}", ""), (points, self.points_style("castillo")), ("═╗", "")])
        canvas.write(CASTILLO, 1, [("║" + " " * room + "║", "")])
        canvas.write(CASTILLO + 2, 1, self.castillo(room - 2))
        canvas.write(CASTILLO, 2, [("╚" + "═" * room + "╝", "")])

    def castillo(self, room: int) -> Line:
        """What lies in the castillo: as a rule nobody may look (EG-INFO-3)."""
        lies = self.position["castillo"]
        if lies == HIDDEN:
            return [(HIDDEN, "bold"), ("" if self.over else fit(f" ({self.words('board-thrown')})", room - 1), "dim")]
        return (flow(self.caballeros(lies), " ", room) or [[("–", "dim")]])[0]

    def notes(self, canvas: Canvas, tops: list[int]) -> None:
        """The signs explained where the map is empty: west of Toledo and south of Valencia."""
        west = wrap(self.words("board-note-borders"), 2 * HALF - 2)
        for down, text in enumerate(west[: tops[3] - tops[2] - 1], 1):
            canvas.write(0, tops[2] + down, [(text, "dim")])
        for down, text in enumerate(self.signs(), 1):
            canvas.write(5 * HALF + 3, tops[3] + down, [(fit(text, MAP_WIDTH - 5 * HALF - 3), "dim")])

    def signs(self) -> list[str]:
        first = self.seats[0]
        return [
            f"{first}3 {self.words('board-note-caballeros', seat=first)}",
            f"{GRANDE}{first} {self.words('board-note-grande', seat=first)}",
            *self.board_sign(),
        ]

    def board_sign(self) -> list[str]:
        """What the brackets mean, if a board lies anywhere."""
        lying = [area for area in self.tables if self.has_board(area)]
        return [f"{self.points(lying[0])} {self.words('board-note-board')}"] if lying else []

    # -- a list of areas ------------------------------------------------------------------------------------------

    def gazetteer(self) -> list[Line]:
        """One area a line, one colour a column, and the neighbours as far as there is room."""
        names = {area: self.area(area) for area in self.regions} | {"castillo": self.words("board-castillo")}
        points = {area: self.points(area) if self.has_board(area) else f" {self.points(area)} " for area in names}
        digits = max(map(len, points.values()))
        fixed = 3 + digits + 4 * len(self.seats)
        room = min(max(map(len, names.values())), self.width - fixed)
        left = self.width - fixed - room - 1
        near = self.neighbour_names(left)
        seats: Line = [(seat.rjust(3) + " ", self.style(seat)) for seat in self.seats]
        title = fit(f" {self.words('board-neighbours')}", left) if near else ""
        lines: list[Line] = [[(" " * (3 + room + digits), ""), *seats, (title, "dim")]]
        for area, name in names.items():
            called = f"{KING if self.has_king(area) else ' '} {fit(name, room).ljust(room)} "
            first: Line = [(called, "bold" if self.has_king(area) else "")]
            first.append((points[area].ljust(digits), self.points_style(area)))
            lines.append([*first, *self.counts(area), (f" {near.get(area, '')}", "dim")])
        return lines + flow([[(text, "dim")] for text in self.list_signs()], "   ", self.width)

    def counts(self, area: str) -> Line:
        """The caballeros of every colour in an area, each in its column, with a sign for the grande."""
        lies = self.position["castillo"] if area == "castillo" else self.position["regions"][area]
        found: Line = []
        for seat in self.seats:
            number = HIDDEN if lies == HIDDEN else str(lies.get(seat) or "·")
            sign = GRANDE if self.grande_in(seat, area) else " "
            found.append((number.rjust(3) + sign, "dim" if number == "·" and sign == " " else self.style(seat)))
        return found

    def list_signs(self) -> list[str]:
        signs = [f"{KING} {self.words('board-king')}", f"{GRANDE} {self.words('board-grande')}"]
        signs += self.board_sign()
        if self.position["castillo"] == HIDDEN and not self.over:
            signs.append(f"{HIDDEN} {self.words('board-thrown')}")
        return [fit(sign, self.width) for sign in signs]

    def neighbour_names(self, room: int) -> dict[str, str]:
        """The neighbours of every region by their names, or by as much of them as tells them apart; or nothing."""
        full = {region: self.area(region) for region in self.regions}
        short = {region: full[region][: telling(full.values())] for region in self.regions}
        for names, between in ((full, ", "), (short, " ")):
            said = {
                region: between.join(names[other] for other in self.regions if other in self.neighbours.get(region, ()))
                for region in self.regions
            }
            if all(len(text) <= room for text in said.values()):
                return said if self.neighbours else {}
        return {}

    # -- cards on the table ---------------------------------------------------------------------------------------

    def on_the_table(self) -> list[Row]:
        """Action cards, the chosen card, power cards in the order of turns, disks, caballeros going back."""
        rows = [
            Row(self.words("board-offer"), [self.card(card) for card in self.position["offer"]], tall=True),
            self.powers(),
            Row(self.words("board-card"), self.chosen(), " · ", tall=True),
            Row(self.words("board-disks"), self.disks()),
            Row(self.words("board-returning"), self.returning()),
        ]
        return [row for row in rows if row.entries]

    def card(self, card: str) -> Line:
        """An action card: how many caballeros it places, and its name."""
        name = self.words(f"card-{card}")
        return [(f"{self.places[card]} ", "bold"), (name, "")]

    def chosen(self) -> list[Line]:
        """The card of the active player, and which of its parts are still to come."""
        card = self.position["card"]
        if not card or not self.active:
            return []
        entries: list[Line] = [[(f"{self.active}: ", self.style(self.active)), *self.card(card)]]
        parts = {
            "place": self.words("board-part-place", number=self.places[card]),
            "special": self.words("board-part-special"),
        }
        if not self.special_possible:
            del parts["special"]
        to_come = ", ".join(said for part, said in parts.items() if part not in self.position["done"])
        return [*entries, [(self.words("board-open", parts=to_come), "")]] if to_come else entries

    def powers(self) -> Row:
        """The power cards of this round: as they are played, then in the order of turns (EG-POWER-4)."""
        if self.position["at"] == "play_power":
            start = self.seats.index(self.position["first"])
            order = self.seats[start:] + self.seats[:start]
            return Row(self.words("board-powers"), [self.power(seat) for seat in order])
        if not self.active:
            return Row("", [])
        return Row(self.words("board-order"), [self.power(seat) for seat in self.turns()])

    def turns(self) -> list[str]:
        """The seats in the order of their turns, as far as the cards that lie face down let it be known."""
        power = self.position["power"]
        gone = [seat for seat in self.position["turned"] if seat != self.active]
        rest = [seat for seat in self.seats if seat not in (*gone, self.active)]
        if all(isinstance(power.get(seat), int) for seat in gone):
            gone.sort(key=lambda seat: -power[seat])
        return [*gone, self.active, *sorted(rest, key=lambda seat: -power.get(seat, 0))]

    def power(self, seat: str) -> Line:
        """A seat's power card of this round, if it is to be seen, and whether the seat's turn is over or on."""
        value = self.position["power"].get(seat) or "–"
        said = "" if value == HIDDEN else f" {value}"
        if seat == self.turn():
            said = " ←" if said == " –" else f"{said} ←"
        elif seat in self.position["turned"]:
            said += " ✓"
        return [(seat + said, self.style(seat))]

    def disks(self) -> list[Line]:
        """The reader's own disk, if it is set, and all that are revealed."""
        shown = {**self.position.get("dials", {}), **self.position.get("revealed", {})}
        return [[(f"{seat} {self.area(shown[seat])}", self.style(seat))] for seat in self.seats if seat in shown]

    def returning(self) -> list[Line]:
        going = self.position.get("returning", {})
        return [[(f"{self.area(area)} {count}", "")] for area, count in going.items() if count]

    # -- players --------------------------------------------------------------------------------------------------

    def label(self, seat: int, name: str, colour: str) -> str:
        called = "" if name == self.seats[seat] else f"{name}, "
        said = self.words(f"colour-{colour}")
        return f"{self.seats[seat]} ({called}{said})"

    def turn(self) -> str:
        """Whose turn it is; while power cards are played, who plays the next one."""
        return str(self.position["to_act"]) if self.position["at"] == "play_power" else self.active

    def players(self, labels: list[str]) -> list[Line]:
        """A table of all players: points, court, province, veto cards in front, and whose turn it is."""
        vetoes = [", ".join(self.vetoes(seat)) for seat in self.seats]
        columns = [
            (self.words(f"board-{key}"), [str(self.position[field][seat]) for seat in self.seats])
            for key, field in (("points", "score"), ("court", "court"), ("province", "province"))
        ]
        if any(vetoes):
            columns.append((self.words("board-veto"), vetoes))
        marks = [[self.mark(seat, worded) for seat in self.seats] for worded in (True, False)]
        return self.tabular(self.seats, labels, columns, marks)

    def vetoes(self, seat: str) -> list[str]:
        """The veto cards in front of a seat, each with the last round in which it can be used."""
        now = self.position["round"]
        after = min((number for number in self.schedule if number > now), default=now)
        return [str(now if until == "this" else after) for until in self.position["vetoes"].get(seat, ())]

    def mark(self, seat: str, worded: bool) -> str:
        """An arrow for the player whose turn it is, and for everybody else who has to decide something."""
        if seat == self.turn():
            return f"  ← {self.words('board-turn')}" if worded else "  ←"
        if seat in self.position["asked"]:
            return f"  ← {self.words('board-decides')}" if worded else "  (←)"
        return ""

    def result(self, labels: list[str]) -> list[Line]:
        """The final table; who has the same points shares the place (EG-WIN-4)."""
        score = self.position["score"]
        order = sorted(self.seats, key=lambda seat: -score[seat])
        places = [1 + sum(points > score[seat] for points in score.values()) for seat in order]
        called = [f"{place}. {labels[self.seats.index(seat)]}" for place, seat in zip(places, order, strict=True)]
        points = [str(score[seat]) for seat in order]
        return self.tabular(order, called, [(self.words("board-points"), points)], [[""] * len(order)])

    def tabular(
        self, seats: Sequence[str], labels: list[str], columns: list[tuple[str, list[str]]], marks: list[list[str]]
    ) -> list[Line]:
        """A line a seat: its label, numbers in columns with a heading each, and the first marks that leave it room."""
        widths = [max(map(len, (head, *cells))) + 2 for head, cells in columns]
        left, longest = self.width - sum(widths), max(map(len, labels))
        least = min(longest, LONGEST_NAME)
        chosen = next((kind for kind in marks if max(map(len, kind)) + least <= left), marks[-1])
        room = min(longest, left - max(map(len, chosen)))
        lines: list[Line] = [[(" " * room + "".join(map(str.rjust, (head for head, _ in columns), widths)), "dim")]]
        for number, seat in enumerate(seats):
            cells = "".join(map(str.rjust, (cells[number] for _, cells in columns), widths))
            lines.append([(fit(labels[number], room).ljust(room) + cells + chosen[number], self.style(seat))])
        return lines

    # -- hands ----------------------------------------------------------------------------------------------------

    def hands(self) -> list[Line]:
        """The power cards of the seat whose view this is (with open cards of every seat), and what they call."""
        held = {seat: cards for seat, cards in self.position["hands"].items() if not isinstance(cards, int)}
        values = sorted({value for cards in held.values() for value in cards})
        if not values:
            return []
        calls, titles = self.words("board-calls"), self.hand_titles(list(held))
        longest = max(map(len, (calls, *titles.values())))
        cell = 4 if longest + 4 * len(values) <= self.width else 3
        room = min(longest, self.width - cell * len(values))
        lines: list[Line] = []
        for seat, title in titles.items():
            cards = "".join((str(value) if value in held[seat] else "·").rjust(cell) for value in values)
            lines.append([(fit(title, room).ljust(room), self.style(seat)), (cards, "bold")])
        called = "".join(str(self.calls[value - 1]).rjust(cell) for value in values)
        return [*lines, [(fit(calls, room).ljust(room) + called, "dim")]]

    def hand_titles(self, seats: list[str]) -> dict[str, str]:
        if len(seats) == 1:
            return {seats[0]: self.words("board-your-hand")}
        return {seat: self.words("board-hand-of", seat=seat) for seat in seats}


def borders() -> dict[str, set[str]]:
    """Who touches whom on the wall of bricks."""
    return {one: {other for other in PLACES if touch(PLACES[one], PLACES[other])} for one in PLACES}


def touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (abs(one[0] - other[0]), abs(one[1] - other[1])) in ((0, 2), (1, 1))


def telling(names: Collection[str]) -> int:
    """How many letters it takes, three at least, to tell names apart."""
    longest = max(map(len, names))
    return next((size for size in range(3, longest) if len({name[:size] for name in names}) == len(names)), longest)
