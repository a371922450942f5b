"""Where pictures of a table of Legends are taken."""

from tests.games.parts import PageScene

# Any decision: who has bid all coins away takes the free card each turn, and is never asked for one.
SCENE = PageScene(moves=9, asked="", short={"setup": "random"})
