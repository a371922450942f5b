"""Where pictures of a table of Legends are taken."""

from tests.games.parts import PageScene

SCENE = PageScene(moves=30, asked="take_card", short={"setup": "random"})
