"""Decks and maps of somebody's own: what is refused at a glance, before anybody begins to read it."""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core.refusals import BadInput

MOST_CHARACTERS = 40_000  # characters of a deck or map
MOST_LINES = 2_000  # in it
LONGEST_LINE = 1_000  # characters in a line
MOST_MARKS = 40  # dots, and opening brackets, in a line: TOML with endless keys takes minutes to read


class CustomFault(BadInput):
    """A deck or map that nobody here begins to read."""

    packages = ("grandee.server",)


def check_custom(manager: Mapping[str, str]) -> None:
    """Refuse at a glance what would take long to read; what is left takes some hundredths of a second.

    Keys and inline tables do not go over a line, so that the marks in a line bound how deep they are; arrays do, and
    those are bounded by the lines.
    """
    for name, text in manager.items():
        if len(text) > MOST_CHARACTERS:
            raise BadInput(f"custom.{name}", "bad-length", given=len(text), needed=f"0–{MOST_CHARACTERS}")
        lines = text.split("\n")
        if len(lines) > MOST_LINES:
            raise CustomFault(name, "bad-lines", most=MOST_LINES)
        for number, line in enumerate(lines, 1):
            if len(line) > LONGEST_LINE:
                raise CustomFault(f"{name}, line {number}", "bad-line-length", most=LONGEST_LINE)
            if max(line.count("."), line.count("[") + line.count("{")) > MOST_MARKS:
                raise CustomFault(f"{name}, line {number}", "bad-line-deep", most=MOST_MARKS)
