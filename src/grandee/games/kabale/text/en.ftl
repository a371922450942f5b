# Kabale & Hiebe in English. Card names have no forms here; other languages add .acc (the object of a sentence) and
# others as their sentences need them.

game-title = Kabale & Hiebe
game-summary = Put your people face down below the goals, flip what lies there, and win the goals with the stronger column. For 2 to 6 players, about 45 minutes.
game-how-to =
    In your turn you put one hand card face down below a goal and draw a card. The card above it, if it lies face
    down, is flipped; some cards then act at once. A goal is filled when as many cards lie below it as its value;
    when all are filled, the round ends, and whoever has the highest sum in a column wins its goal. After six rounds
    the values of your goals count; with a goal of every discipline you may instead double the best of each and
    lose one point for every other goal.
    On the board: ● card, ○ still missing, +2 more than needed, ✕ closed, ▒▒▒▒ a back, (King) your own card lying
    face down, └ a card under a Disguise.

# -- cards ---------------------------------------------------------------------

card-king = King
card-queen = Queen
card-juliet = Juliet
card-alchemist = Alchemist
card-fencing_master = Fencing Master
card-landowner = Landowner
card-merchant = Merchant
card-cardinal = Cardinal
card-minstrel = Minstrel
card-explorer = Explorer
card-assassin = Assassin
card-storm = Storm
card-disguise = Disguise
card-traitor = Traitor
card-musketeers = Musketeers
card-mage = Mage
card-witch = Witch
card-prince = Prince
card-squire = Squire
card-hermit = Hermit
card-little_giant = Little Giant
card-doppelganger = Doppelgänger
card-dragon = Dragon
card-romeo = Romeo
card-beggar = Beggar
own-card = { $name }
card-unknown = a card

# What a card does, made from its row in the deck.
text-number = Counts { $number }.
text-matched = Counts { $matched } below a goal of { WORD($discipline) }, { $number } elsewhere.
text-no-number = Has no number of its own.
text-travels = When flipped it moves face down to the next open column on the right, from the last to the first, and flips the card there.
text-discards_flipper = When flipped it sends the card that flipped it to the discard pile.
text-closes_column = When flipped it closes its column: no more cards, and the goal counts as filled.
text-hides_card = When flipped you may put a hand card face down under it and draw a card.
text-swaps_goals = When flipped you may exchange its goal with that of another column.
text-voids_others = In the scoring no other card of its column has an ability. Comes first.
text-removes-high = In the scoring it removes all cards with { $number } or more, unless another of its kind is there.
text-removes-low = In the scoring it removes all other cards with { $number } or less, unless another of its kind is there.
text-wins_with = Together with your { WORD($card) } in the same column it wins the goal.
text-per_other_card-more = Counts { $number } more for each other card of the column.
text-per_other_card-less = Counts { $number } less for each other card of the column.
text-worth_beside = Counts { $number } beside your { WORD($card) }.
text-copies_below = Has the number of the card below it, without its ability.
text-lowers_others = Lowers every card of other players in its column by { $number }.
text-lowest_wins = In its column the lowest sum wins.

# -- goals ---------------------------------------------------------------------

discipline-alchemy = Alchemy
discipline-fencing = Fencing
discipline-farming = Farming
discipline-trade = Trade
discipline-religion = Religion
discipline-music = Music
goal-name = { WORD($discipline) } { $value }

colour-white = white
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red
colour-black = black

# -- decisions -----------------------------------------------------------------

decision-place_card = Put a card face down into a column
decision-disguise = Put a card under your Disguise
prompt-disguise = Put a card under your Disguise in column { $column }
decision-traitor = Exchange the goal of your Traitor's column
prompt-traitor = Exchange the goal of your Traitor's column { $column } ({ $goal })
choice-place_card = { WORD($card) } into column { $column }
choice-disguise = { WORD($card) } under the Disguise
choice-disguise-skip = no card
choice-traitor = with column { $column } ({ $goal })
choice-traitor-skip = leave the goals as they are

# -- what happened -------------------------------------------------------------

event-round-started = Round { $round } begins; { $seat } starts.
event-goal-turned = Column { $column }: { $goal }.
event-placed = { $seat } puts { WORD($card, case: "acc") } into column { $column }.
event-flipped = In column { $column } a card of { $seat } is flipped: { WORD($card) }.
event-travelled = { WORD($card) } of { $seat } travels from column { $column } to column { $to }.
event-stayed = { WORD($card) } of { $seat } stays in column { $column }.
event-discarded = { WORD($card) } of { $seat } is discarded from column { $column }.
event-closed = Column { $column } is closed.
event-disguise-used = { $seat } hides { WORD($card, case: "acc") } under the Disguise in column { $column }.
event-disguise-skipped = { $seat } hides no card in column { $column }.
event-goals-swapped = { $seat } exchanges the goals of columns { $column } and { $other }.
event-traitor-skipped = { $seat } leaves the goal of column { $column } where it is.
event-drew = { $seat } draws { WORD($card, case: "acc") }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-end-triggered = All goals are filled: the round ends with this turn.
event-round-ended = Round { $round } ends with the turn of { $seat }.
event-revealed = Column { $column } shows { WORD($card, case: "acc") } of { $seat }.
event-voided = Column { $column }: { WORD($card) } of { $seat }, so no other ability works.
event-removed = Column { $column }: { WORD($by) } of { $owner } removes { WORD($card, case: "acc") } of { $seat }.
event-numbered = Column { $column }: { WORD($card) } of { $seat } counts { $number }{ $base ->
    [same] .
   *[other] {" "}instead of { $base }.
}
event-summed = Column { $column }: { $seat } has { $sum } in all.
event-awarded = Column { $column }: { $seat } wins { $goal } ({ WORD($reason) }).
event-unawarded = Column { $column }: nobody wins { $goal }, for nobody has a card with a number.
event-final-score = { $seat } scores { $score } (plain { $plain }, special { $special }).
event-turn-skipped = { $seat } has no card and is skipped.
event-cancelled = Column { $column }: more than one { WORD($card) }, so none of them acts.
event-paired = Column { $column }: { $seat } has { WORD($card) } and { WORD($partner) } together.
event-numberless = Column { $column }: { WORD($card) } of { $seat } has no number.

# A round told in short.
story-column = Column { $column }, { $goal }: { $seat } wins ({ WORD($reason) })
story-nobody = Column { $column }, { $goal }: nobody wins, for nobody has a card with a number
story-sum = { $seat } { $sum }: { $cards }
story-none = { $seat } no number: { $cards }
story-voided = { WORD($card) } of { $seat }: no other ability works
story-removed = { WORD($by) } of { $owner } removes { $cards }
story-cancelled = more than one { WORD($card) }: none of them acts
story-paired = { $seat } has { WORD($card) } and { WORD($partner) } together
story-turned-up = turned up: { $cards }
story-card = { WORD($card) }
story-owned = { WORD($card) } ({ $owner })
story-number = { WORD($card) } { $number }
story-changed = { WORD($card) } { $number } ({ $base })

reason-highest = highest sum
reason-highest-nearest = highest sum, nearest to the goal
reason-lowest = lowest sum
reason-lowest-furthest = lowest sum, furthest from the goal
reason-pair = both of a pair that wins

# -- refusals ------------------------------------------------------------------

refused-card-not-in-hand = You do not hold that card.
refused-column-closed = A Storm has closed that column.
refused-no-such-column = There is no such column.
refused-own-column = The Traitor lies in that column; choose another one.

# -- options -------------------------------------------------------------------

option-players = Players
    .about = How many sit at the table.
option-first_seat = First seat
    .about = The seat that begins round 1; 0 is the first.
option-colours = Colours
    .about = One colour for each seat, in order; empty for the usual ones.
option-deck = Deck
    .about = A file with a deck of your own; empty for the rulebook's cards.
option-round_end_check = End of a round
    .about = Whether filled goals end the round for good, or only if they are still filled after the turn.
    .is-locked = for good
    .is-after_resolution = if still filled after the turn
option-disguise_stack = Card under a Disguise
    .about = Whether it is a card of its own or one place together with the Disguise.
    .is-separate = a card of its own
    .is-single_slot = one place with the Disguise
option-doppelganger_copies = Doppelgänger
    .about = Whether it copies the number before or after the lower card's ability.
    .is-base = before the ability
    .is-changed = after the ability
option-number_floor = Lowest number
    .about = Whether a card's number can fall below 0.
    .is-0 = never below 0
    .is-none = no limit
option-witch_double = Copy of a Witch
    .about = Whether a Doppelgänger above the Witch is removed with the low cards.
    .is-removed = is removed
    .is-spared = stays
preset-rulebook = As the rulebook reads
preset-other-readings = The other readings of the unclear rules

# -- the text board ------------------------------------------------------------

board-round = Round { $round } of { $rounds }
board-goals-left = { $count ->
    [one] { $count } goal to come
   *[other] { $count } goals to come
}
board-hand = hand
board-deck = deck
board-discard = discards
board-goals = goals
board-points = points
board-closed = closed
board-your-hand = Your hand
board-your-goals = Your goals
board-hand-of = Hand of { $seat }
board-turn = turn

# -- faults of decks and positions ----------------------------------------------

bad-card-id = { $given } is no id for a card; it begins with a small letter and has small letters, digits and underscores
bad-number-beside-copy = a card that copies the number below it has none of its own
given-card = a card
bad-table-card = { $given } is no card on the table; write B queen, B queen* (face down) or B queen under (under a Disguise)
bad-empty-hand = the seat that is to act holds no card
bad-all-closed = every column is closed, so no card can be placed
bad-flipped = column { $given } does not end with a flipped card of that seat with the effect { $effect } and the card that flipped it
bad-under = { $given } does not lie directly below a flipped Disguise of its owner
bad-recycled = { $given } is in the deck, which was shuffled without it
bad-ruled-out = what the face-down cards cannot be does not fit the cards that the deck was shuffled from
bad-fewest-held = more cards from before the reshuffle are left than the hand ever had
