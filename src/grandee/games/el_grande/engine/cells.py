"""Where the fields of a state begin. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STREAM: Final[i64] = 0
DEPTH: Final[i64] = 27
AGENDA: Final[i64] = 28
ROUND: Final[i64] = 108
FIRST: Final[i64] = 109  # the seat that plays its power card first
ACTIVE: Final[i64] = 110  # the seat whose turn it is, or NO_SEAT while power cards are played
KING: Final[i64] = 111  # the king's region
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
SPECIAL_END: Final[i64] = 147
POWER: Final[i64] = 147  # a seat: the power card played this round; 0 for none yet
COURT: Final[i64] = 152
PROVINCE: Final[i64] = 157
SCORE: Final[i64] = 162
GRANDE: Final[i64] = 167  # a seat: the region of its grande
VETO_THIS: Final[i64] = 172  # a seat: its veto cards that expire at the end of this round
VETO_NEXT: Final[i64] = 177  # a seat: those that expire at the end of the next
BOARD: Final[i64] = 182  # a board: its area, or OFF
OFFER: Final[i64] = 184  # a pile: the card turned up this round
CUBES: Final[i64] = 189  # an area and a colour: caballeros; the castillo's row follows
CASTILLO: Final[i64] = 234  # the last area of cubes
HAND: Final[i64] = 239  # a seat: the set of power cards in hand
PLAYED: Final[i64] = 244  # a seat: the power cards that everybody has seen it play
TAKEN_BACK: Final[i64] = 249  # a seat: for each card that it took back unseen, the set of those it can be
DIAL: Final[i64] = 294  # a seat: its disk, set and not yet revealed, counted from 1
HELD: Final[i64] = 299  # a seat: how many power cards it holds
PILE: Final[i64] = 304  # a pile: its cards to come, where they lay
