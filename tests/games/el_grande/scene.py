"""Where pictures of a table of El Grande are taken."""

from tests.games.parts import PageScene

SCENE = PageScene(moves=25, asked="place_one", short={"short_game": "six_rounds"})
