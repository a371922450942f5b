"""What the guided first game of Legends may show, and how many sections its rules have for players."""

SECTIONS = range(14, 18)
PLACES = {"map", "row", *(f"row-{place}" for place in range(1, 7)), "deck", "players", "coins", "mine", "forecast"}
