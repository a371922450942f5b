# The table of El Grande. Words of the game itself come with the game.

eg-map = Map of Spain
eg-variants = { $count ->
    [one] { $count } variant
   *[other] { $count } variants
}
eg-name-portugal = Portugal
eg-name-france = France
eg-name-atlantico = Océano Atlántico
eg-name-cantabrico = Mar Cantábrico
eg-name-mediterraneo = Mediterráneo
eg-view = What the map shows
eg-view-map = Map
eg-view-scored = If scored now
eg-view-card = After “{ WORD($card) }”
eg-card-pays = It pays { $points }.
eg-choose-first = It depends on your choice.

# An area in words
eg-label = { $area }: { $parts }.
eg-legal = Can be chosen.
eg-nobody = nobody
eg-king-here = king here
eg-king-at = The king is { $area }.
eg-grande-yours = your grande
eg-grande-of = grande of { $name }
eg-stand-none = none of yours
eg-stand-nothing = no points for you
eg-stand-first = you lead: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
eg-stand-place = you are in place { $place } for { $points }
eg-stand-tied = you share place { $place } for { $points }
eg-pays = pays { $points }
eg-castillo-closed = contents hidden
eg-castillo-nothing = nothing announced so far
eg-castillo-at-least = announced at least { $pieces }
eg-castillo-announced = announced so far { $pieces }

# Preview of a move
eg-preview = Preview: { $area }
eg-move-pays = this pays at once
eg-after-move = after this move
eg-after-unless = after this move, unless it is vetoed
eg-pieces = pieces
eg-points = points
eg-why-none-left = None of yours would be left.
eg-why-tied = Shared place { $place }: the next place is paid.
eg-why-breaks = Breaks the tie for place { $place }.
eg-why-first = Alone in first place.
eg-why-place = You come to place { $place }.
eg-why-unpaid = Place { $place } is not paid.
eg-why-depends = How many points that means depends on the other disks.
eg-why-same = The points stay as they are.

# The decision bar
eg-done = Done
eg-done-leave = Done, leave { $count }
eg-end-turn = End the turn
eg-piece = { $name } { WORD($area, case: "from") }
eg-piece-black = black caballero
eg-calls = calls { $count }
eg-places = places { $count }
eg-court-after = court { $before } → { $after }
eg-to-court = to your court: the king stands in this region
eg-then = Still to come: { $text }
eg-whose = Whose caballero { WORD($area, case: "in") }?
eg-which-board = { WORD($area, case: "nom") }: which board?
eg-pick-piece = First the caballero, then where it goes.
eg-pick-place = In hand: { $name } { WORD($area, case: "from") }. Where to?
eg-pick-board-place = In hand: { WORD($board) }. Where to?
eg-secret = Nobody sees your choice until all have chosen.

# Players
eg-turn = turn { $turn } of { $turns }
eg-in-court = court { $count }
eg-in-province = province { $count }
eg-waits = waiting
eg-power-card = power card
eg-vetoes = veto { $count ->
    [1] {""}
   *[other] × { $count }
}
eg-scores = Score by round
eg-if-all-scored = If every region were scored now

# Cards
eg-yours = yours
eg-taken-by = Taken by { $name }
eg-turned-by = Turned over by { $name }, not on offer
eg-card-label = Action card { $pile }, { $card }. { $text } { $state }Places { $up_to ->
    [yes] up to { $count }
   *[no] { $count }
}.
eg-all-hands = Everybody’s power cards
eg-holds = { $name } holds { $cards }.
eg-has-played = { $name } has played { $power } this round.
eg-hand = Power cards
eg-played = { $power } played this round
eg-power-label = Power card { $power }, calls { $count }
eg-lies = already played by { $name }
eg-dial = Your secret disk
eg-dial-about = only you see it
keys-castillo = castillo
rules-card-pile = Pile { $pile }
picture-credit-map = Map data: Instituto Geográfico Nacional de España (CC BY 4.0) via es-atlas. Neighbouring coasts: Natural Earth.

# Variants
eg-black-for = black { $count }, for { $name }
eg-black-nobody = black { $count }, for nobody
eg-king-exile = king in exile
eg-beside = beside { $areas }
eg-muslim = not scored until { $needed } are here: { $count } of { $needed }
eg-spot = { WORD($place) }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}: { $name }
eg-king-castillo = king beside it, so it is closed and pays its sole first 2 more
eg-grandes-inside = grandes inside: { $names }
eg-which-extra = { WORD($area, case: "nom") }: by which right?
eg-which-place = { WORD($area, case: "nom") }: which place?
eg-whose-grande = Whose grande { WORD($area, case: "in") }?
eg-hint-king-castillo = The king is beside the castillo: every region is open, the castillo is closed.
eg-hint-king-abroad = The king is { WORD($area, case: "in") }, beside { $areas }. No region is closed.
eg-hint-limits = If any of them goes farther than a neighbour, you may move 2 fewer in all.
eg-hint-limits-far = One of them went farther than a neighbour: you may move 2 fewer in all.
eg-hint-greys = Alone, or with a grey card: choose the grey one first.
eg-hint-grey = The sum counts. { $text }
eg-grey-label = Grey card, plus { $value }: { $effect }
eg-greys = Grey cards
eg-greys-about = one a round at most
eg-sum = { $power } + { $value } = { $sum }
eg-sum-taken = makes { $sum }, which { $name } has
eg-sum-makes = makes { $sum }
eg-in-hand = in hand { $count }
eg-first = first player
eg-no-score = no score
eg-virtual-took = Out: the virtual player took it
eg-merged = 2 + 3
eg-pile = pile { $pile }
eg-guess-reconstructed = reconstructed
eg-guess-placeholder = placeholder
eg-region-card = { WORD($area) }: { $count ->
    [0] king there, none
   *[other] +{ $count }
}
eg-region-cards-left = { $count } face down
eg-note-virtual = The virtual player holds place { $place }: those points are lost.
eg-note-virtual-tied = The virtual player shares place { $place }.
eg-note-black = Counted for { $name }: { $count } black.
eg-note-fictitious = Black caballeros of nobody hold place { $place }: those points are lost.
eg-note-fictitious-tied = Black caballeros of nobody share place { $place }.
eg-note-home = The grande of { $name } counts as one more.
eg-note-closed = The king is beside it: nothing enters or leaves.
eg-church-held = The church marker: { $name }.
eg-inquisitor-held = The Inquisitor: { $name }. Black caballeros laid aside: { $aside }.
keys-greys = grey cards
keys-region-cards = read the region cards
keys-church = who holds the church marker
keys-inquisitor = who has the Inquisitor
