# The map maker of Eight-Minute Empire: Legends.

maker-map = Layout of the map
maker-about-t = One segment lies in the centre, three others at its edges. Choose a segment, then turn, flip or swap it.
maker-about-row = The four segments lie in a row, and its ends meet. Choose a segment, then turn, flip or swap it.
maker-at = { $side }, { $place }, { $turn ->
    [0] upright
    [1] turned by a quarter
    [2] turned by a half
   *[other] turned by three quarters
}.
maker-joins = { $one } meets { $other } ({ $side }).
maker-empty = Empty place: { $place }
maker-empty-hint = Nothing lies here. Choose a segment and “swap”, then this place.
maker-tools = What to do with { $side }
maker-turn = Turn
maker-turn-half = Turn by a half
maker-turn-all = Turn all by a quarter
maker-flip = Flip to { $side }
maker-swap = Swap
maker-swap-with = Now choose the segment or place to swap { $side } with.
maker-random = Another one at random
maker-turned = { $side } is turned.
maker-all-turned = All segments are turned.
maker-flipped = { $side } lies there now.
maker-swapped = { $side } lies here now: { $place }.
maker-not-swapped = Nothing is swapped.
maker-drawn = This map was drawn by lot.
maker-meet = These meet: { $links }.
maker-links = What meets
maker-counts = { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}, { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}
maker-around = round the ends of the row
maker-start = Start region
maker-start-open = a player chooses it
maker-start-drawn = by chance
maker-fault-same-segment = Two of these are the two sides of one segment.
maker-fault-no-centre = The centre must not stay empty.
maker-fault-turns = In a row, either all segments stand upright or all lie on their side.
maker-fault-start-outside = { $side } must lie on one of the two places inside the row.
maker-save = Save as a file
maker-leave-open = Let a player lay the map
maker-leave-drawn = Let chance draw the map
maker-use = Use this map
maker-file = map of your own
