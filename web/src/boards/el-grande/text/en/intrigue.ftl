# King & Intrigue: laying five cards aside, the cards of a round.

eg-aside-prompt = Lay aside { $total } of your { $cards } cards: { $left } to go
eg-aside-ready = Lay these { $total } cards aside?
eg-aside-hint = Out of the game and unseen. Choose one again to take it back.
eg-aside-keep = Keep { $kept }
eg-aside-done = Your { $kept } cards are chosen
eg-aside-waiting = The game goes on when everybody has chosen.
eg-aside-laid = laid aside
eg-aside-low = Low
eg-aside-low-about = late in turn, the Intrigue in reach
eg-aside-middle = Middle
eg-aside-middle-about = between the two
eg-aside-high = High
eg-aside-high-about = early in turn, the King in reach
eg-calls-between = calls { $least } to { $most }
eg-power-calls = { $count ->
    [0] calls no caballeros
    [one] calls { $count } caballero
   *[other] calls { $count } caballeros
}
eg-aside-start = Where you start
eg-aside-king = King
eg-aside-home = Your grande
eg-aside-yours = Your caballeros
eg-aside-hand = Your hand so far
eg-aside-kept = { $count } cards, { $rounds } get played
eg-aside-bars = Bars: caballeros that each card calls
eg-aside-spoken = Your hand by value: { $kept }. Laid aside: { $laid }.
eg-aside-none = none

# The round
eg-round-cards = Cards of this round
eg-round-now = now
eg-round-done = done
eg-round-waits = has not played yet
eg-round-instead = instead of
eg-round-either = or the own card: { $name }
eg-round-lead = Lead of the next round
eg-round-lowest = { $name }: lowest value, { $value }
eg-round-before = Played so far
eg-round-nothing = No card has been played in this round.
eg-round-to-play = { $name }: no card yet.
eg-round-spoken = { $name }: { $value }, calls { $calls }{ $places ->
    [0] {""}
   *[other] , places { $places }
}. { $action }.
eg-round-action-instead = { $action } instead of { $own }
eg-round-action-either = { $action } or { $own }
eg-has-king = King
eg-has-intrigue = Intrigue
eg-action-king = King action
eg-action-intrigue = Intrigue action
eg-hand-left = { $count } cards, { $rounds ->
    [one] { $rounds } round left
   *[other] { $rounds } rounds left
}
eg-hint-strength = Highest value: the King, places { $most }. Lowest: the Intrigue, places { $least }, leads next.
keys-round = who has played what
