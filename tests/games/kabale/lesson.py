"""What the guided first game of Kabale & Hiebe may show, and how many sections its rules have for players."""

SECTIONS = range(8, 11)
PLACES: set[str] = set()
