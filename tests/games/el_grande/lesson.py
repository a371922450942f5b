"""What the guided first game of El Grande may show, and how many sections its rules have for players."""

SECTIONS = range(20, 35)
PLACES = {"court", "king", "castillo", "offer"}
