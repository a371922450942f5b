"""Text laid out for a terminal as wide as the reader's."""

from __future__ import annotations

import textwrap

from grandee.cli import ask


def wrapped(line: str) -> str:
    """A long line broken between words, its continuation a little further in."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(
        line, max(40, ask.width() - 1), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def labelled(number: int, text: str) -> str:
    """An option with its number, which is not said twice where the text begins with it."""
    return f"{number:3}: {text.removeprefix(f'{number} ')}"


def ranges(numbers: list[int]) -> str:
    """`1–5, 8, 10–13`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def in_columns(entries: list[str]) -> str:
    """Entries side by side, as many as the terminal is wide, reading downwards."""
    width = max(len(entry) for entry in entries) + 3
    across = max(1, min(4, ask.width() // width))
    rows = -(-len(entries) // across)
    return "\n".join("".join(entry.ljust(width) for entry in entries[row::rows]).rstrip() for row in range(rows))
