# Scorings of Legends: the show over the map, and its table.

el-score-head = { $legs ->
    [1] Scoring
   *[other] Scoring of match { $leg } of { $legs }
}
el-score-again = Show the scoring again
el-score-step-of = { $number } of { $all }

el-score-source-regions = Regions
el-score-source-islands = Islands
el-score-source-elixirs = Elixirs
el-score-source-cards = Cards
el-score-source-tokens = Tokens
el-score-source-leader = Leader
el-score-source-carried = Earlier matches

el-score-neutral = neutral armies
el-score-nobody = nobody
el-score-cards-of = Cards of { $name }
el-score-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
el-score-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
el-score-rules-regions = rules { $count } of { $all ->
    [one] { $all } region
   *[other] { $all } regions
}
el-score-elixirs = { $count ->
    [0] no elixirs
    [one] { $count } elixir
   *[other] { $count } elixirs
}
el-score-citadel = Citadel { WORD($region, case: "in") }{ $ruled ->
    [true] {""}
   *[other] , which nobody rules
}
el-score-leader = { WORD($leader) }: { $why }
el-score-leader-fairy_queen = 1 point with 3 forest cards or more
el-score-leader-bandit_king = 1 point with all armies on the map
el-score-leader-red_sorceress = { $count ->
    [one] { $count } captured army; 3 bring a point
   *[other] { $count } captured armies; 3 bring a point
}
el-score-leader-white_knight = 1 point more for each ruled island of 3 regions or more
el-score-leader-none = brings no points

el-score-regions-rules = { $name } has the most pieces and rules: 1 point.
el-score-regions-tied = A tie for the most: nobody rules, no point.
el-score-regions-neutral = Neutral armies are the most: no point.
el-score-islands-rules = { $name } rules the most regions: 1 point.
el-score-islands-tied = A tie for the most regions: no point.
el-score-islands-neutral = Neutral armies rule the most regions: no point.
el-score-islands-nobody = Nobody rules a region here: no point.
el-score-elixirs-rules = { $name } has the most elixirs: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
el-score-elixirs-tied = A tie for the most elixirs: { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}
el-score-elixirs-nobody = Nobody has elixirs: no points.
el-score-cards-none = None of these cards brings points.
el-score-tokens-none = No token brings points.
el-score-empty = Empty: { $regions }.

el-score-table = Points by source and player
el-score-source = Source
el-score-sum = Points
el-score-this-leg = this match { $points }

el-score-spoken = { $head }: { $rows }.
el-score-spoken-head = { $head }.
el-score-spoken-row = { $name }, { $text }
el-score-spoken-paid = { $name }{ $has ->
    [true] , { $text }
   *[other] {""}
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
el-score-spoken-totals = Points: { $scores }.
