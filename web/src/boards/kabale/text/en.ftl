# The table of Kabale & Hiebe.

kabale-columns = Columns
kabale-column = Column { $column }
kabale-cards-down = Cards, from the goal down
kabale-filled = { $filled } of { $goals } goals filled
kabale-goal-open = filled with { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
}
kabale-goal-filled = filled, still open
kabale-goal-closed = closed, counts as filled
kabale-flips-next = flips next
kabale-place-here = Place here
kabale-goes-here = { WORD($card) } goes here
kabale-slot = Place here: { $goal }
kabale-slot-chosen = { WORD($card) } goes here: { $goal } Once more to place it.
kabale-no-cards = No cards here this round
kabale-no-card = no card
kabale-count = you can count
kabale-face-down = face down
kabale-under = under the Disguise
kabale-yours = yours
kabale-only-you = only you see it

# What is read out
kabale-spoken-card = Position { $position }: { $what }.
kabale-spoken-goal = Column { $column }, { $goal }: { $laid ->
    [one] { $laid } card
   *[other] { $laid } cards
} of { $needed }{ $state ->
    [closed] , closed
    [filled] , filled
   *[open] {""}
}.
kabale-spoken-sums = You can count: { $sums }.
kabale-spoken-seat = { $seat }: { $won ->
    [one] { $won } goal
   *[other] { $won } goals
}, hand { $hand }, deck { $deck }, discards { $discards }.

# The effect of a card in a few words
kabale-text-number = number only
kabale-text-matched = { $matched } for { WORD($discipline) }, else { $number }
kabale-text-no-number = no number
kabale-text-travels = moves on and flips
kabale-text-discards_flipper = discards its flipper
kabale-text-closes_column = closes the column
kabale-text-hides_card = a card hides under it
kabale-text-swaps_goals = swaps two goals
kabale-text-voids_others = no other ability works
kabale-text-removes-high = removes { $number } and more
kabale-text-removes-low = removes { $number } and less
kabale-text-wins_with = wins with { WORD($card) }
kabale-text-per_other_card-more = +{ $number } per other card
kabale-text-per_other_card-less = −{ $number } per other card
kabale-text-worth_beside = { $number } beside { WORD($card) }
kabale-text-copies_below = copies the card below
kabale-text-lowers_others = others count { $number } less
kabale-text-lowest_wins = lowest sum wins
kabale-when-flipped = acts when flipped
kabale-when-scored = acts in the scoring
kabale-when-matched = specialist
kabale-when-never = number only

# Deciding
kabale-hint-place = Choose a card and a column, in any order.
kabale-not-now = That cannot be chosen now. { $question }
kabale-not-yet = Not yet: waiting for { $names }.
kabale-ask-column = { WORD($card) }: under which goal?
kabale-ask-card = Which card under { $goal }?
kabale-sure-place_card = Place { WORD($card) } under { $goal }?
kabale-sure-disguise = Hide { WORD($card) } under the Disguise?
kabale-sure-traitor = Exchange with { $goal }?
kabale-do-place_card = Place
kabale-do-disguise = Hide
kabale-do-traitor = Exchange

# If you place here
kabale-plan = If you place here
kabale-plan-lies = { WORD($card) } goes under { $goal }.
kabale-plan-no-flip = No card is flipped.
kabale-plan-flips = The card of { $seat } is flipped.
kabale-plan-flips-known = { WORD($card) } of { $seat } is flipped.
kabale-plan-flips-yours = Your { WORD($card) } is flipped.
kabale-plan-then = { $filled } of { $goals } goals are then filled.
kabale-plan-fills = { $goal } is then filled: { $filled } of { $goals } goals.
kabale-plan-round = This can end the round.

# Players
kabale-goals = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}
kabale-goals-won = { $count ->
    [one] { $count } goal won
   *[other] { $count } goals won
}
kabale-goals-own = { $goals }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kabale-piles = deck { $deck } · hand { $hand } ·
kabale-discards = discards { $count }
kabale-discards-of = Discards of { $seat }
kabale-discards-none = No card has been discarded.
kabale-unseen = Not yet seen
kabale-unseen-of = Not yet seen from { $seat }: { $cards }.

# The end of a round
kabale-end-of-round = End of round { $round }
kabale-last-round = Last round
kabale-final = Final scoring
kabale-final-about = The higher of the two counts is the score.
kabale-plain = plain count
kabale-special = special count
kabale-score = score
kabale-steps = Steps
kabale-sums = Sums
kabale-step-back = One step back
kabale-step-on = One step forward
kabale-pause = Pause
kabale-play = Play
kabale-pace = Speed: { $pace }×
kabale-skip = Skip
kabale-go-on = Continue
kabale-all-hands = Everybody’s cards
picture-goals = { $count ->
    [0] no goals
    [one] { $count } goal
   *[other] { $count } goals
}
