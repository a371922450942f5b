# Scorings of El Grande: heads of the log, the show over the map, and its table.

scoring-head = General scoring after round { $round }

scoring-by-card = Scoring by a card
scoring-due = Delayed scoring
scoring-last = Last scoring

scoring-phase-dials = Disks set
scoring-phase-castillo = Castillo scored
scoring-phase-shown = Disks revealed
scoring-phase-moved = Disks revealed, pieces moved
scoring-phase-regions = Regions
scoring-region-of = Regions, { $number } of { $all }
scoring-castillo-now = The castillo is scored
scoring-dials-now = All disks are set. First the castillo is opened.
scoring-dials-none = The castillo is empty, so no disks are set.

scoring-nobody = No caballeros here.
scoring-left-out = It is on more than one disk and is not scored.
scoring-why-alone = { $place ->
    [1] alone first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
scoring-why-tied = tied for { $place ->
    [1] first, so second counts
    [2] second, so third counts
    [3] third, so fourth counts
   *[other] fourth, so fifth counts
}
scoring-bonus-king = king
scoring-bonus-grande = grande
scoring-tie = tie
scoring-sends = { $to ->
    [area-court] { $count } to the court: the king stands in the region
   *[other] { $count ->
        [0] no caballeros
        [one] { $count } caballero
       *[other] { $count } caballeros
    }
}
scoring-count = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}

scoring-table = Points by area and player
scoring-area = Area
scoring-score = Score

scoring-spoken = { WORD($area, case: "nom") }: { $rows }.
scoring-spoken-row = { $name } { $points }{ $bonus ->
    [0] {""}
   *[other] {" "}plus { $bonus } { $reasons }
}
scoring-spoken-reason-king = for the king
scoring-spoken-reason-grande = for the grande
scoring-spoken-nobody = { WORD($area, case: "nom") }: nobody there.
scoring-spoken-totals = Scores: { $scores }.

# Variants
scoring-doubled = doubled
scoring-bonus-ambassador = ambassador
scoring-bonus-envoy = envoy
scoring-spoken-reason-ambassador = for the ambassador
scoring-spoken-reason-envoy = for the envoy
scoring-virtual-lost = its points are lost
scoring-spoken-virtual = virtual player in place { $place }, its points are lost
scoring-conquered = Conquered with { $count } caballeros: scored at once, doubled.
scoring-bonus-captain = captain
scoring-bonus-viceroy = viceroy
scoring-spoken-reason-captain = for the captain
scoring-spoken-reason-viceroy = for the viceroy
scoring-why-office = the office alone, no place
scoring-spoken-black = black caballeros of nobody in place { $place }, the points are lost
scoring-due-why = { $round ->
    [0] Scored once more, because a card lay here.
   *[other] Scored after round { $after }, because { $name } laid a card here in round { $round }.
}
scoring-stays = { $count ->
    [0] stays in the castillo
    [one] { $count } stays in the castillo
   *[other] { $count } stay in the castillo
}
scoring-grande-leaves = grande to { WORD($to) }
scoring-grande-stays = grande stays inside
scoring-limit = Only those on the limit board count.
scoring-on-limit = onto the limit board: { $count }
scoring-beside-limit = beside the limit board, not counted: { $count }
