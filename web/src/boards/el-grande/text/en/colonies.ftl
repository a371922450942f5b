# The colonies of El Grande: the areas overseas, kept cards, delayed scorings.

eg-chart = Chart: Spain, France, ship, America, Mediterranean
eg-overseas = Overseas
eg-look = Point at an area: who is there, what it pays, and what your move would change.
eg-office = { WORD($office) } { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
eg-office-free = { WORD($office) } free, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
eg-stand-office = your office pays { $points }
eg-why-office = The office pays, whatever the places are.
eg-hint-office = Pays { $points } whenever { WORD($area, case: "acc") } is scored. Only on arrival, not later.

# Places and offices where there is little room
eg-short-ambassador = amb.
eg-short-envoy = envoy
eg-short-third = third
eg-short-captain = captain
eg-short-viceroy = viceroy

# Cards
eg-places-up-to = places up to { $count }
eg-brings = Brings { $gold ->
    [0] {""}
   *[other] { $gold } gold
}{ $goods ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $goods } goods
} into play.
eg-bonus = bonus { $used ->
    [yes] used
   *[no] free
}
eg-bonus-about = Once a round: one caballero more to the court, or one more placed.
eg-aside = Black caballeros laid aside
eg-piece-aside = Black caballero, laid aside
eg-bonus-province = To the court
eg-bonus-place = Place one more now
eg-bonus-skip = Do without it
eg-hint-bonus = Once a round, for whoever has the Inquisitor.
eg-hint-double = Once, with choices of your own; then the card is gone.
eg-spain = Spain
eg-sum-all = Total
eg-if-areas-scored = If every area were scored now
eg-kept-after_castillo = After the castillo
eg-kept-turn = Turn over a card
eg-kept-turn_next = Turn over a card, later
eg-kept-double = Double strike

# Sailing, tokens, the limit board
eg-load = { $load ->
    [gold] with gold
    [goods] with goods
   *[other] without a token
}
eg-moved = ({ $count } moved)
eg-free-tokens = { WORD($token) } free: { $count }
eg-sea-step = Onto the { WORD($token) }
eg-sea-done = Done sailing
eg-sea-bonus = Bonus: one more to the court
eg-sea-up-to = up to +{ $points }
eg-hint-sail = Free, once a turn for each caballero. { $carries ->
    [yes] Gold pays 6 and goods 4 on a coast of Spain; nobody sails to France with them.
   *[no] From America and the Mediterranean back to the ship, from the ship to the coasts.
}
eg-hint-fill = Only who stands on the limit board counts. Whoever has the Inquisitor chooses.
eg-stands-beside = { $count } beside
eg-stand-plain = An ordinary place
eg-stand-on = on the board
eg-stand-beside = beside the board
eg-token-lost = { WORD($token) } lost
eg-limit-on = on the limit board { $who } ({ $taken } of { $spaces } places)
eg-limit-beside = beside it, not counted: { $who }
eg-limit-outside = beside
eg-note-limit = Only the { $spaces } places of the limit board count; { $taken } are taken.
eg-within = Within { WORD($area, case: "nom") }
eg-supply = In the supply
eg-carries = Carried: { $gold } gold, { $goods } goods

# Still to come
eg-to-come = Still to come
eg-nothing-to-come = Nothing is fixed for later, and nobody keeps a card.
eg-any-time = any time
eg-after-round = after { $round }
eg-cards-kept = { $count ->
    [one] { $count } card kept
   *[other] { $count } cards kept
}
eg-due = scored once more at the end of this round
eg-due-later = scored once more at the end of the next round
eg-scored-once-more = { WORD($area, case: "nom") } once more, last of all{ $count ->
    [1] {""}
   *[other] , { $count } times
}
eg-comes-after_castillo = { $name } may move caballeros once the castillo is empty:
eg-comes-turn = { $name } may use in a turn:
eg-comes-turn_next = { $name } may use from the next round on:
eg-comes-double = { $name } may repeat a special action of an opponent:
keys-to-come = what is still to come
keys-overseas = next area overseas
