# The table of El Grande. Words of the game itself come with the game.

eg-map = Map of Spain
eg-name-portugal = Portugal
eg-name-france = France
eg-name-atlantico = Océano Atlántico
eg-name-cantabrico = Mar Cantábrico
eg-name-mediterraneo = Mediterráneo
eg-zoom = Zoom
eg-zoom-in = Zoom in
eg-zoom-out = Zoom out
eg-zoom-fit = Whole map
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
eg-asked-now = That is for another time. Now: { $question }
eg-done = Done
eg-done-leave = Done, leave { $count }
eg-end-turn = End the turn
eg-piece = { $name } { WORD($area, case: "from") }
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
eg-card-label = Action card { $pile }, { $card }. { $text } { $state }Places { $count }.
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
