# The end of a game of Legends.

el-end = The end of the game
el-end-you-win = You win
el-end-you-share = You share the victory
el-end-you-place = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
el-end-you-place-shared = You share { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
el-end-wins = { $names } wins
el-end-share = { $names } share the victory
el-end-nobody = Nobody wins
el-end-forfeit = All others have given up.
el-end-margin-shared = { $names }: { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}
el-end-margin-win = With { $points }: { $margin ->
    [one] { $margin } point ahead of { $other }.
   *[other] { $margin } points ahead of { $other }.
}
el-end-margin-you = { $name } wins with { $points }: { $margin ->
    [one] { $margin } point ahead of you.
   *[other] { $margin } points ahead of you.
}
el-end-margin = With { $points }: { $margin ->
    [one] { $margin } point ahead of { $other }.
   *[other] { $margin } points ahead of { $other }.
}
el-end-margin-tie = { $name } and { $other } have { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}; what decides for { $name }: { WORD($reason) }.
el-end-why-you-both = You have more from { $mine }; { $other } has more from { $theirs }.
el-end-why-you-more = You have more than { $other } from { $mine }, and nowhere less.
el-end-why-you-less = { $other } has more than you from { $theirs }, and nowhere less.
el-end-why-both = { $name } has more from { $mine }; { $other } has more from { $theirs }.
el-end-why-more = { $name } has more than { $other } from { $mine }, and nowhere less.
el-end-why-less = { $other } has more than { $name } from { $theirs }, and nowhere less.
el-end-why-same = The points come from the same places for both.
el-end-from-regions = regions
el-end-from-islands = islands
el-end-from-elixirs = elixirs
el-end-from-cards = cards
el-end-from-tokens = tokens
el-end-from-leader = the leader
el-end-from-carried = earlier matches

el-end-points = Where the points came from
el-end-points-about = One scale for all bars; “{ $most }” marks the best of a source.
el-end-most = most
el-end-rank = Rank
el-end-player = Player
el-end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
el-end-shared = shared
el-end-you = You
el-end-total = Points
el-end-has-magic_book = has the Magic Book
el-end-has-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
el-end-has-armies = { $count ->
    [one] { $count } army on the map
   *[other] { $count } armies on the map
}
el-end-has-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
el-end-tie-rule = Equal points: the Magic Book decides, then coins, armies on the map, regions.
el-end-tie-full = Equal sums of all matches share the rank.
el-end-see-map = See the map
el-end-see-end = See the result
