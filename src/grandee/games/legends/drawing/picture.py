"""A map as a picture: all sides beside each other, or four as they lie. Light and dark, by the reader."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from grandee.core.game import Setup
from grandee.core.words import Words
from grandee.games.legends import api
from grandee.games.legends.drawing import draw_map
from grandee.games.legends.drawing.shapes import MIDDLES, SIZE, Point
from grandee.games.legends.engine import cells, sizes
from grandee.games.legends.engine.laying import lay_given
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.map import Map, map_of, standard_map

GAP, EDGE, HEAD, FOOT = 20, 40, 84, 64  # between sides, round all of them, above, below
PLACES = ((1, 1), (1, 0), (2, 1), (1, 2), (0, 1), (0, 0), (1, 0), (2, 0), (3, 0))  # of the T, then of the row
ROW = int(sizes.ROW_PLACES)
LEGEND = (
    ("border", "land"),
    ("sea", "sea"),
    ("bridge", "bridge"),
    ("port", "port"),
    ("link", "link"),
    ("start", "start"),
)
LETTER = 8.4  # how wide one of the legend is
STYLE = """
:root { --sea: #c6d8de; --shore: #aec7d1; --ink: #1d2b36; --coast: #3d5a68; --border: #4b5a62; --line: #34596a;
  --a: #f4f1e6; --b: #e2ebd6; --c: #f0e2d8; --d: #dfe4ec; --bridge: #7d5a36; --start: #0b5560; --halo: #ffffffb0 }
@media (prefers-color-scheme: dark) { :root { --sea: #12222b; --shore: #1d3845; --ink: #eef3f3; --coast: #7f9cab;
  --border: #a6b5bb; --line: #8fb0bf; --a: #3a4745; --b: #2f4238; --c: #443d3b; --d: #333f4c; --bridge: #c49a6c;
  --start: #6fd0d2; --halo: #0d141890 } }
text { font-family: "Palatino Linotype", Palatino, "URW Palladio L", serif; fill: var(--ink) }
.region { font-size: 13px; text-anchor: middle; paint-order: stroke; stroke: var(--halo); stroke-width: 3px }
.side { font-size: 17px; font-style: italic } .title { font-size: 30px } .under { font-size: 17px }
.legend { font-size: 15px } path, line { fill: none; stroke-linecap: round; stroke-linejoin: round }
.tile { fill: none; stroke: var(--line); stroke-dasharray: 3 5; opacity: .6 }
.shore { stroke: var(--shore); stroke-width: 16 } .a { fill: var(--a) } .b { fill: var(--b) } .c { fill: var(--c) }
.d { fill: var(--d) } .border { stroke: var(--border); stroke-width: 1.6 }
.coast { stroke: var(--coast); stroke-width: 2.2 }
.sea { stroke: var(--line); stroke-width: 3; stroke-dasharray: 0 6.5 }
.bridge { stroke: var(--bridge); stroke-width: 7; stroke-linecap: butt }
.port { stroke: var(--line); stroke-width: 2.4; stroke-dasharray: 0 6.5; opacity: .6 }
.link { stroke: var(--start); stroke-width: 4; stroke-dasharray: 0 7.5 }
.start { fill: var(--start); stroke: var(--halo); stroke-width: 1.5 }
"""


@dataclass(frozen=True)
class PlacedSide:
    """A side on the paper: the corner of its square, quarter turns clockwise, and which of its lines are links."""

    side: str
    corner: Point
    turned: int = 0
    linked_edges: frozenset[int] = frozenset()  # edges as it is printed

    def on_paper(self, point: Point) -> Point:
        """Where a point of the side lies."""
        x, y = point
        for _ in range(self.turned):
            x, y = SIZE - y, x
        return (self.corner[0] + x, self.corner[1] + y)


def picture(setup: Setup, seed: bytes | None, words: Words) -> str:
    """The map of a set-up in SVG: as it is given, as the rules lay it out by lot with a seed, or all its sides."""
    board = map_of(setup)
    state = table_with_map(setup, seed)
    if state is None:
        return Picture(board, beside_each_other(board), words).svg("picture-sides", [], "")
    laid = laid_out(state, board)
    start = board.regions[state.start()] if state.start() >= 0 else ""
    return Picture(board, laid, words).svg("picture-layout", link_lines(laid, bool(state.facts.row_layout)), start)


def table_with_map(setup: Setup, seed: bytes | None) -> Legends | None:
    """A table with the layout that is given (A-42), or that a seed draws; none if there is neither."""
    if seed is not None:
        state = setup.game.set_up({**setup.options, "setup": "random"}, custom=setup.custom).begin(seed)
        assert isinstance(state, Legends)
        return state
    state = setup.rules.blank_state()
    assert isinstance(state, Legends)
    if not state.facts.layout_is_given:
        return None
    lay_given(state)
    state.cells[cells.START] = state.facts.given_start + 1
    return state


def tile(column: int, row: int) -> Point:
    return (float(EDGE + column * (SIZE + GAP)), float(HEAD + row * (SIZE + GAP)))


def beside_each_other(board: Map) -> list[PlacedSide]:
    """Two rows; the sides of a segment are under each other."""
    order = sorted(board.sides, key=lambda side: (board.segments.index(side.segment), board.ids.index(side.id)))
    return [PlacedSide(side.id, tile(number // 2, number % 2)) for number, side in enumerate(order)]


def laid_out(state: Legends, board: Map) -> list[PlacedSide]:
    """The sides that a position has on the table."""
    places = {
        int(state.cells[cells.PLACE + number]) - 1: (side, int(state.cells[cells.TURNED + number]))
        for number, side in enumerate(board.sides)
        if state.lies(number)
    }
    spots = {place: PLACES[place] for place in places}
    left, top = min(column for column, _ in spots.values()), min(row for _, row in spots.values())
    found = []
    for place, (side, turned) in sorted(places.items()):
        if place >= ROW:
            facing = {1, 3}
        elif place == 0:
            facing = {other - 1 for other in places if other}
        else:
            facing = {(place + 1) % 4}
        linked = frozenset((edge - turned) % 4 for edge in facing)
        column, row = spots[place]
        found.append(PlacedSide(side.id, tile(column - left, row - top), turned, linked))
    return found


def link_lines(laid: list[PlacedSide], is_row: bool) -> list[str]:
    """What joins linked edges where there is paper between them; the row is joined round its back."""
    ends = [each.on_paper(MIDDLES[edge]) for each in laid for edge in sorted(each.linked_edges)]
    found = [
        f"M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}"
        for i, a in enumerate(ends)
        for b in ends[i + 1 :]
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) == GAP
    ]
    if is_row:
        (ax, ay), (bx, by) = min(ends), max(ends)
        low = ay + SIZE / 2 + GAP / 2
        found.append(f"M{ax:g} {ay:g}H{ax - 24:g}V{low:g}H{bx + 24:g}V{by:g}H{bx:g}")
    return found


class Picture:
    """The parts of a picture, drawn one over the other."""

    def __init__(self, board: Map, laid: list[PlacedSide], words: Words) -> None:
        self.drawing = draw_map(board.sides)
        self.board = board
        self.laid = laid
        self.words = words

    def svg(self, title: str, links: list[str], start: str) -> str:
        width = max(each.corner[0] for each in self.laid) + SIZE + EDGE
        bottom = max(each.corner[1] for each in self.laid) + SIZE
        legend, low = self.legend(width, bottom + FOOT - 20, bool(links), bool(start))
        height = low + 28
        heading, under = self.words("game-title"), self.words(title)
        of_map = "" if self.board.digest == standard_map().digest else str(self.board.head.title)
        under = f"{under} · {of_map}" if of_map else under
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">',
            f"<title>{escape(heading)}: {escape(under)}</title><style>{STYLE}</style>",
            f'<rect width="{width:g}" height="{height:g}" fill="var(--sea)"/>',
            f'<text class="title" x="{EDGE}" y="42">{escape(heading)}</text>',
            f'<text class="under" x="{EDGE}" y="66">{escape(under)}</text>',
            *(self.side(each) for each in self.laid),
            *(f'<path class="link" d="{path}"/>' for path in links),
            *(self.names(each, start) for each in self.laid),
            legend,
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def side(self, laid: PlacedSide) -> str:
        drawn = self.drawing.sides[laid.side]
        x, y = laid.corner
        turn = f" rotate({90 * laid.turned} {SIZE // 2} {SIZE // 2})" if laid.turned else ""
        coasts = list(drawn.coasts.values())
        lines = [
            f'<g transform="translate({x:g} {y:g}){turn}"><rect class="tile" width="{SIZE}" height="{SIZE}" rx="14"/>',
            *(f'<path class="shore" d="{path}"/>' for path in coasts),
            *(f'<path class="a" d="{path}"/>' for path in coasts),
            *(f'<path class="{each.tint}" d="{each.path}"/>' for each in drawn.regions.values()),
            f'<path class="border" d="{drawn.borders}"/>' if drawn.borders else "",
            *(f'<path class="coast" d="{path}"/>' for path in coasts),
            *lanes("sea", drawn.sea),
            *lanes("bridge", drawn.bridges),
            *(
                f'<path class="{"link" if edge in laid.linked_edges else "port"}" d="{lane.path}"/>'
                for edge, lane in enumerate(drawn.ports)
            ),
        ]
        return "".join(lines) + "</g>"

    def names(self, laid: PlacedSide, start: str) -> str:
        x, y = laid.corner
        side = self.words.name(f"side-{laid.side}")
        parts = [f'<text class="side" x="{x + 10:g}" y="{y + 20:g}">{escape(side)}</text>']
        for region, each in self.drawing.sides[laid.side].regions.items():
            px, py = laid.on_paper(each.at)
            name = self.words.name(f"region-{region}")
            size = min(13.0, round(3.7 * each.room / max(len(name), 1), 1))
            style = f' font-size="{size:g}" style="font-size: {size:g}px"' if size < 13 else ""
            parts.append(f'<text class="region" x="{px:.1f}" y="{py + 4:.1f}"{style}>{escape(name)}</text>')
            if region == start:
                parts.append(flag(px, py - 10))
        return "".join(parts)

    def legend(self, width: float, top: float, has_links: bool, has_start: bool) -> tuple[str, float]:
        """What the lines mean, in as many rows as it needs; and where it ends."""
        x, y, parts = float(EDGE), top, []
        for style, message in LEGEND:
            if (style == "link" and not has_links) or (style == "start" and not has_start):
                continue
            said = self.words(f"picture-{message}")
            wide = 42 + LETTER * len(said)
            if x + wide > width - EDGE and x > EDGE:
                x, y = float(EDGE), y + 26
            sample = flag(x + 17, y + 2) if style == "start" else f'<path class="{style}" d="M{x:g} {y - 5:g}h34"/>'
            parts.append(f'{sample}<text class="legend" x="{x + 42:g}" y="{y:g}">{escape(said)}</text>')
            x += wide + 24
        return "".join(parts), y


def lanes(style: str, lines: list[api.Lane]) -> list[str]:
    return [f'<path class="{style}" d="{lane.path}"/>' for lane in lines]


def flag(x: float, y: float) -> str:
    return f'<path class="start" d="M{x - 6:.1f} {y:.1f}v-18h15l-4 5l4 5h-12v8z"/>'
