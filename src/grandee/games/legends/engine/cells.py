"""Where the fields of a state begin. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STREAM: Final[i64] = 0
DEPTH: Final[i64] = 27
AGENDA: Final[i64] = 28
TAKEN_CARDS: Final[i64] = 108  # cards that were taken in this leg
ACTIVE: Final[i64] = 109  # the seat whose turn it is
START: Final[i64] = 110  # the start region, counted from 1; 0 for none yet
PLACE: Final[i64] = 111  # a side: where it lies, counted from 1; 0 for nowhere
TURNED: Final[i64] = 119  # a side: by how many quarters it is turned
LINKED: Final[i64] = 127  # a region: the set of regions that lines between segments lead to
ROW: Final[i64] = 167  # the cards of the row, counted from 1
DECK_LEFT: Final[i64] = 173  # how many cards the deck has
DECK: Final[i64] = 174  # the cards to come, the next one last
CARDS: Final[i64] = 214  # a seat: the set of its cards
COINS: Final[i64] = 218
SUPPLY: Final[i64] = 222  # a seat: its armies that are not on the map
CITIES_LEFT: Final[i64] = 226  # a seat: its cities that are not built
MOVES_MORE: Final[i64] = 230  # a seat: movement points in addition
ARMIES_MORE: Final[i64] = 234  # a seat: armies to place in addition
FLYING: Final[i64] = 238  # a seat: how many of its cards fly
ELIXIRS: Final[i64] = 242
IMMUNE: Final[i64] = 246  # a seat: whether its armies cannot be destroyed
HELD: Final[i64] = 250  # a seat: the set of regions with armies of it
CITY_REGIONS: Final[i64] = 254  # a seat: the set of regions with cities of it
ARMIES: Final[i64] = 258  # a region and a colour
CITIES: Final[i64] = 458  # a region and a seat
BID: Final[i64] = 618  # a seat: its bid, not yet opened, counted from 1
TOKEN: Final[i64] = 622  # a token: the region where it lies, counted from 1; 0 if it lies in none
OWNED: Final[i64] = 635  # a seat: the set of tokens before it
FACE_DOWN: Final[i64] = 639  # the set of regions with a token face down
SEEN: Final[i64] = 640  # a seat: the set of regions whose token it has looked at
LEADER: Final[i64] = 644  # a seat: its leader, counted from 1
CAPTURED: Final[i64] = 648  # a seat: its armies on the card of the Red Sorceress
LEG: Final[i64] = 652  # the number of the leg, from 1
CARRIED: Final[i64] = 653  # a seat: points of earlier legs
