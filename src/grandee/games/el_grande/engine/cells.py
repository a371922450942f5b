"""Where the fields of a state begin. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STREAM: Final[i64] = 0
DEPTH: Final[i64] = 27
AGENDA: Final[i64] = 28
ROUND: Final[i64] = 108
FIRST: Final[i64] = 109  # the seat that plays its power card first
# the seat whose turn it is or that repeats a special action, or NO_SEAT while power cards are played
ACTIVE: Final[i64] = 110
KING: Final[i64] = 111  # the king's region, or another place of his
CARD: Final[i64] = 112  # the active seat's action card, counted from 1; 0 for none yet
PARTS: Final[i64] = 113  # which parts of the card are carried out or begun
OFFERED: Final[i64] = 114  # the set of piles whose card is still face up
TURNED_UP: Final[i64] = 115  # how many cards of each pile have been turned up in the game
TURNED: Final[i64] = 116  # the set of seats whose power card is face down again: their turn has come
HOLDERS: Final[i64] = 117  # the set of seats with a veto card in front of them
SPECIAL: Final[i64] = 118
EFFECT: Final[i64] = 118  # the special action that is being carried out; all zero otherwise
COVERED: Final[i64] = 118  # the window after the announcement is that of the next step too
OWN_LEFT: Final[i64] = 119  # caballeros that may still be moved: own ones
FOREIGN_LEFT: Final[i64] = 120  # the same of others
ANY_LEFT: Final[i64] = 121  # the same of anybody
SOURCE: Final[i64] = 122  # the one region to move from, counted from 1; 0 for any
CHOSEN: Final[i64] = 123  # the area that was announced
CHOSEN_WHAT: Final[i64] = 124  # the board or the colour that was announced
CHOSEN_MODE: Final[i64] = 125  # the mode of an either-or card, counted from 1
THROWN_SO_FAR: Final[i64] = 126  # caballeros thrown into the castillo in this part of the turn
SHOWN: Final[i64] = 127  # a step that is shown and not yet carried out: its kind and four numbers
REVEALED: Final[i64] = 132  # a seat: its revealed disk, counted from 1
RETURNING: Final[i64] = 137  # a source: what a seat is about to return
SPECIAL_END: Final[i64] = 148
POWER: Final[i64] = 148  # a seat, or the virtual player: the power card played this round; 0 for none yet
COURT: Final[i64] = 154
PROVINCE: Final[i64] = 159  # by colour; of the black caballeros those that are laid aside
SCORE: Final[i64] = 165
GRANDE: Final[i64] = 170  # a seat: the area of its grande
VETO_THIS: Final[i64] = 175  # a seat: its veto cards that expire at the end of this round
VETO_NEXT: Final[i64] = 180  # a seat: those that expire at the end of the next
BOARD: Final[i64] = 185  # a board: its area, or OFF
OFFER: Final[i64] = 187  # a pile: the card turned up this round
CUBES: Final[i64] = 193  # an area and a colour: caballeros; the castillo's row follows
CASTILLO: Final[i64] = 247  # the last area of cubes
HAND: Final[i64] = 253  # a seat: the set of power cards in hand, then of grey ones
PLAYED: Final[i64] = 258  # a seat: the power cards that everybody has seen it play, then the grey ones
TAKEN_BACK: Final[i64] = 263  # a seat: for each card that it took back unseen, the set of those it can be
DIAL: Final[i64] = 308  # a seat: its disk, set and not yet revealed, or the card that it lays aside, counted from 1
HELD: Final[i64] = 313  # a seat: how many power cards it holds
PILE: Final[i64] = 318  # the cards to come, where they lay; then those removed
FRANCE: Final[i64] = 362  # a place in France: the colour that stands there, counted from 1
CHOSEN_PLACE: Final[i64] = 365  # the place that was announced
CONQUERED: Final[i64] = 366  # 1 when Granada is conquered
MARKER: Final[i64] = 367  # the seat with the church marker or the Inquisitor, counted from 1; 0 for nobody
EXTRA_USED: Final[i64] = 368  # 1 when the holder has used the extra of this turn
PLACED_AWAY: Final[i64] = 369  # 1 when a caballero of this placement went to another area than the home region
MOVES_MADE: Final[i64] = 370  # moves of this special action
MOVES_MOST: Final[i64] = 371  # how many there may be if none goes far
ONE_MOVED_FAR: Final[i64] = 372  # 1 when one has moved far
REGIONS_DRAWN: Final[i64] = 373  # region cards that were turned up since they were shuffled
REGION_CARDS: Final[i64] = 374  # the pile of region cards
VIRTUAL_POWERS: Final[i64] = 383  # the virtual player's power cards
REGENCY_PILE: Final[i64] = 396  # pile 5 with New Regency
INFILTRATES: Final[i64] = 407  # 1 when the active seat may place with the king
GREY_POWER: Final[i64] = 408  # a seat: the grey card played this round, counted from 1
GREY_SEEN: Final[i64] = 413  # a seat: the set of its grey cards that everybody has seen
PASSED: Final[i64] = 418  # a seat: the grey card that it passed to the left, counted from 1
LAID_ASIDE: Final[i64] = 423  # a seat: the set of its cards that are out of the game
STRENGTH_CARD: Final[i64] = 428  # a seat: its Caballero card of this round; 0 for none
SEA_CUBES: Final[i64] = 433  # ship, America, Mediterranean, and a colour: caballeros without an office
OFFICE: Final[i64] = 451  # captain and viceroy: the colour, counted from 1
RETURN_STANDS: Final[i64] = 453  # as returning: from the areas at sea, then of the offices
COLONY_OFFER: Final[i64] = 458  # the card of pile 7 turned up this round
COLONY_PILE: Final[i64] = 459  # pile 7
KEPT_CASTILLO: Final[i64] = 470  # a seat: cards kept for a general scoring
KEPT_TURN: Final[i64] = 475  # a seat: cards kept for turning over another, taken in this round, then those taken before
LATER: Final[i64] = 485  # an area: cards laid there in this round, for which it is scored after the next one
DUE: Final[i64] = 501  # an area: cards for which it is scored after this round
BONUS_USED: Final[i64] = 517  # the set of seats that have used the Inquisitor's bonus in this round
GAINED: Final[i64] = 518  # the seat that has gained the Inquisitor by the special action in progress, counted from 1
ACTING: Final[i64] = 519  # the card whose action is carried out or repeated, counted from 1; 0 for that of the turn
KEPT_DOUBLE: Final[i64] = 520  # a seat: cards kept for repeating a special action
# the seat in whose turn another repeats a special action, counted from 1; 0 for no repetition
TURN_OF: Final[i64] = 525
# the special action that is not over yet and may be repeated then, counted from 1; 0 for none
CARRIED_OUT: Final[i64] = 526
