game-title = Atolls
game-summary = Lay islands and settle them; natives were there before.

decision-lay = Lay a tile.
decision-sail = Let a piece drift?
decision-settle = Put down a settler.
choice-lay = { WORD($tile) } on slot { $slot }
choice-sail = { $colour } from slot { $slot }
choice-sail-stay = nothing drifts
choice-settle = slot { $slot }

event-drew = { $seat } draws { WORD($tile, case: "acc") }.
event-laid = { $seat } lays { WORD($tile, case: "acc") } on slot { $slot }.
event-came = { $colour } comes to slot { $slot } ({ $count }).
event-paid = { $seat } takes coins ({ $count }).
event-settled = { $seat } settles on slot { $slot }.
event-sailed = { $seat }: { $colour } drifts from slot { $slot } to slot { $to }.

refused-no-such-tile = You do not hold this tile ({ $move }).
refused-slot-taken = A tile lies there already ({ $move }).
refused-nobody-there = Nobody is there who could drift ({ $move }).
refused-slot-full = Two of your settlers are there already ({ $move }).

option-edition = edition
    .about = which tiles and how many slots
    .is-small = small
    .is-large = large
option-players = players
    .about = how many play
option-rounds = rounds
    .about = how many settlers everybody puts down
preset-rulebook = as printed
preset-little = small, with two players

tile-palms = palms
tile-village = village
tile-reef = reef
tile-wreck = wreck
tile-unknown = a tile
text-worth = Worth { $value }.
text-natives = Natives come ({ $count }).
text-coins = Take coins ({ $count }).
text-current = Let a piece drift at once.

no-parameters = it has no parameters
