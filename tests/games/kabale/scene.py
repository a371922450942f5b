"""Where pictures of a table of Kabale & Hiebe are taken."""

from tests.games.parts import PageScene

SCENE = PageScene(moves=8, asked="place_card", seats=4, grows=True)  # columns grow with their cards
