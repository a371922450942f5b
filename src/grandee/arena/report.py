"""Results for people: a table in Markdown and a picture in SVG. The words come from whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from grandee.arena.ratings import Standing

ROW_HEIGHT, LEFT_MARGIN, BAR_WIDTH, RIGHT_MARGIN, TOP_MARGIN = 28, 190, 460, 90, 48  # the measures of the picture


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table: the first column is words, all others are numbers.

    >>> print(markdown(["bot", "wins"], [["random", "25.0 %"]]))
    | bot    |   wins |
    | :----- | -----: |
    | random | 25.0 % |
    """
    lines = [[cell.replace("|", "\\|") for cell in row] for row in (head, *rows)]
    widths = [max(3, *(len(line[column]) for line in lines)) for column in range(len(head))]
    rule = [":" + "-" * (widths[0] - 1), *("-" * (width - 1) + ":" for width in widths[1:])]
    padded = [
        [line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True))]
        for line in lines
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in (padded[0], rule, *padded[1:]))


def plot_svg(standings: Sequence[Standing], chance: float, heading: str, chance_label: str) -> str:
    """Every bot's share of the victories with its interval, and a line where bots that are all alike would be."""
    most = min(1.0, 1.1 * max(chance, *(standing.wins.high or standing.wins.value for standing in standings))) or 1.0
    bottom = TOP_MARGIN + ROW_HEIGHT * len(standings)
    at = x_of(chance, most)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT_MARGIN + BAR_WIDTH + RIGHT_MARGIN} {bottom + 34}" '
        'role="img" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{escape(heading)}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(heading)}</text>',
        f'<line x1="{at}" y1="{TOP_MARGIN - 6}" x2="{at}" y2="{bottom}" stroke="#777777" stroke-dasharray="4 3"/>',
        f'<text x="{at}" y="{bottom + 18}" text-anchor="middle" fill="#555555">{escape(chance_label)}</text>',
        *(
            line
            for row, standing in enumerate(standings)
            for line in bar(standing, TOP_MARGIN + ROW_HEIGHT * row + ROW_HEIGHT // 2, most)
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def bar(standing: Standing, y: int, most: float) -> list[str]:
    """One bot's line: its name, the interval, the share."""
    wins = standing.wins
    low, high = (wins.value if end is None else end for end in (wins.low, wins.high))
    name = standing.bot if len(standing.bot) <= 26 else "…" + standing.bot[-25:]
    return [
        f'<text x="{LEFT_MARGIN - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>',
        f'<line x1="{x_of(low, most)}" y1="{y}" x2="{x_of(high, most)}" y2="{y}" stroke="#1f5f9f" stroke-width="3"/>',
        f'<circle cx="{x_of(wins.value, most)}" cy="{y}" r="5" fill="#1f5f9f"/>',
        f'<text x="{LEFT_MARGIN + BAR_WIDTH + 14}" y="{y + 4}">{100 * wins.value:.1f} %</text>',
    ]


def x_of(share: float, most: float) -> float:
    return round(LEFT_MARGIN + BAR_WIDTH * share / most, 1)
