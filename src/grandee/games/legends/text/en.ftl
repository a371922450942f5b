# Eight-Minute Empire: Legends in English. Regions have .to, .from and .in with their prepositions. Card names have no
# forms: sentences put them in quotation marks, so a card of somebody's own fits as well.

game-title = Eight-Minute Empire: Legends
game-summary = Take cards of creatures and places, spread your armies over the islands and rule more of them than anybody else. For 2 to 4 players, about 20 minutes.
game-how-to =
    In your turn you take one card from the row. The first is free, those further to the right cost up to 3 coins, and
    your coins have to last for the whole game. The card's ability is yours from now on; its action happens at once:
    place armies, move them, build a city or destroy an army. New armies come only to the start region and to regions
    with a city of yours. A step by land costs 1 movement point, a step over the sea 3, and less with flying cards.
    Whoever has the most armies and cities in a region rules it, and whoever rules the most regions of an island rules
    the island: 1 point each, nothing in a tie. The most elixirs bring 2 points, and many cards bring more. Before the
    first turn everybody bids coins in secret; the highest bidder pays and names who begins.
    On the board: A3 three armies of A, ^ a city, N neutral armies, ! the start region, (?) a face-down token,
    – by land, ~ over the sea.

# -- the map ---------------------------------------------------------------------

side-volcano = Volcano
side-fern = Ferns
side-meadow = Meadow
side-citadel = Citadel
side-horseshoe = Horseshoe
side-desert = Desert
side-ice = Ice
side-tall = Heights
own-side = { $name }

region-volcano_1 = Ashmouth
    .to = to Ashmouth
    .from = from Ashmouth
    .in = in Ashmouth
region-volcano_2 = Cinderford
    .to = to Cinderford
    .from = from Cinderford
    .in = in Cinderford
region-volcano_3 = Craterhold
    .to = to Craterhold
    .from = from Craterhold
    .in = in Craterhold
region-volcano_4 = Emberwick
    .to = to Emberwick
    .from = from Emberwick
    .in = in Emberwick
region-volcano_5 = Smokehaven
    .to = to Smokehaven
    .from = from Smokehaven
    .in = in Smokehaven
region-volcano_6 = Lavaford
    .to = to Lavaford
    .from = from Lavaford
    .in = in Lavaford
region-volcano_7 = Sootwell
    .to = to Sootwell
    .from = from Sootwell
    .in = in Sootwell
region-fern_1 = Fernmoor
    .to = to Fernmoor
    .from = from Fernmoor
    .in = in Fernmoor
region-fern_2 = Mossdale
    .to = to Mossdale
    .from = from Mossdale
    .in = in Mossdale
region-fern_3 = Dewhollow
    .to = to Dewhollow
    .from = from Dewhollow
    .in = in Dewhollow
region-meadow_1 = Clovermead
    .to = to Clovermead
    .from = from Clovermead
    .in = in Clovermead
region-meadow_2 = Larkfield
    .to = to Larkfield
    .from = from Larkfield
    .in = in Larkfield
region-meadow_3 = Poppyhill
    .to = to Poppyhill
    .from = from Poppyhill
    .in = in Poppyhill
region-meadow_4 = Haystead
    .to = to Haystead
    .from = from Haystead
    .in = in Haystead
region-meadow_5 = Willowbrook
    .to = to Willowbrook
    .from = from Willowbrook
    .in = in Willowbrook
region-citadel_1 = Gatehold
    .to = to Gatehold
    .from = from Gatehold
    .in = in Gatehold
region-citadel_2 = Highwall
    .to = to Highwall
    .from = from Highwall
    .in = in Highwall
region-citadel_3 = Beaconrock
    .to = to Beaconrock
    .from = from Beaconrock
    .in = in Beaconrock
region-horseshoe_1 = Gullcliff
    .to = to Gullcliff
    .from = from Gullcliff
    .in = in Gullcliff
region-horseshoe_2 = Saltmarsh
    .to = to Saltmarsh
    .from = from Saltmarsh
    .in = in Saltmarsh
region-horseshoe_3 = Hammerstone
    .to = to Hammerstone
    .from = from Hammerstone
    .in = in Hammerstone
region-horseshoe_4 = Stillwater
    .to = to Stillwater
    .from = from Stillwater
    .in = in Stillwater
region-horseshoe_5 = Shellbeach
    .to = to Shellbeach
    .from = from Shellbeach
    .in = in Shellbeach
region-desert_1 = Sunreach
    .to = to Sunreach
    .from = from Sunreach
    .in = in Sunreach
region-desert_2 = Dunewatch
    .to = to Dunewatch
    .from = from Dunewatch
    .in = in Dunewatch
region-desert_3 = Palmwell
    .to = to Palmwell
    .from = from Palmwell
    .in = in Palmwell
region-desert_4 = Stinghollow
    .to = to Stinghollow
    .from = from Stinghollow
    .in = in Stinghollow
region-desert_5 = Mirage
    .to = to Mirage
    .from = from Mirage
    .in = in Mirage
region-desert_6 = Bonefield
    .to = to Bonefield
    .from = from Bonefield
    .in = in Bonefield
region-desert_7 = Camelrest
    .to = to Camelrest
    .from = from Camelrest
    .in = in Camelrest
region-ice_1 = Frostgate
    .to = to Frostgate
    .from = from Frostgate
    .in = in Frostgate
region-ice_2 = Icehaven
    .to = to Icehaven
    .from = from Icehaven
    .in = in Icehaven
region-ice_3 = Sealrock
    .to = to Sealrock
    .from = from Sealrock
    .in = in Sealrock
region-ice_4 = Snowdrift
    .to = to Snowdrift
    .from = from Snowdrift
    .in = in Snowdrift
region-ice_5 = Northlight
    .to = to Northlight
    .from = from Northlight
    .in = in Northlight
region-tall_1 = Eaglecrest
    .to = to Eaglecrest
    .from = from Eaglecrest
    .in = in Eaglecrest
region-tall_2 = Cloudspire
    .to = to Cloudspire
    .from = from Cloudspire
    .in = in Cloudspire
region-tall_3 = Windhold
    .to = to Windhold
    .from = from Windhold
    .in = in Windhold

# For a region of somebody's own map, which has no forms.
own-region = { $name }
    .to = to { $name }
    .from = from { $name }
    .in = in { $name }

island-volcano_a = Ash Isle
island-volcano_b = Fire Isle
island-fern_a = Fern Isle
island-meadow_a = Meadow Isle
island-citadel_a = Castle Isle
island-citadel_b = Beacon Isle
island-horseshoe_a = Horseshoe Isle
island-desert_a = Desert Isle
island-ice_a = Frost Isle
island-ice_b = Seal Isle
island-ice_c = Snow Isle
island-tall_a = Eagle Isle
island-tall_b = Cloud Isle
island-tall_c = Wind Isle
own-island = { $name }

place-centre = centre
place-north = north
place-east = east
place-south = south
place-west = west
place-1 = 1st from the left
place-2 = 2nd from the left
place-3 = 3rd from the left
place-4 = 4th from the left

# -- cards -----------------------------------------------------------------------

card-ancient_phoenix = Ancient Phoenix
card-ancient_sage = Ancient Sage
card-ancient_tree_spirit = Ancient Tree Spirit
card-ancient_woods = Ancient Woods
card-arcane_manticore = Arcane Manticore
card-arcane_sphinx = Arcane Sphinx
card-arcane_temple = Arcane Temple
card-castle_or = Castle
card-castle_and = Castle
card-cursed_banshee = Cursed Banshee
card-cursed_gargoyles = Cursed Gargoyles
card-cursed_king = Cursed King
card-cursed_mausoleum = Cursed Mausoleum
card-cursed_tower = Cursed Tower
card-dire_dragon = Dire Dragon
card-dire_eye = Dire Eye
card-dire_giant = Dire Giant
card-dire_goblin = Dire Goblin
card-dire_ogre = Dire Ogre
card-forest_elf = Forest Elf
card-forest_gnome = Forest Gnome
card-forest_pixie = Forest Pixie
card-forest_tree_town = Forest Tree Town
card-graveyard = Graveyard
card-lake = Lake
card-mountain_dwarf = Mountain Dwarf
card-mountain_treasury = Mountain Treasury
card-night_hydra = Night Hydra
card-night_village = Night Village
card-night_wizard = Night Wizard
card-noble_hills = Noble Hills
card-noble_knight = Noble Knight
card-noble_unicorn = Noble Unicorn
card-stronghold = Stronghold
own-card = { $name }

adjective-ancient = ancient
adjective-arcane = arcane
adjective-cursed = cursed
adjective-dire = dire
adjective-forest = forest
adjective-mountain = mountain
adjective-night = night
adjective-noble = noble
own-adjective = { $word }

# What a card does, made from its row in the deck.
text-moves_more = { $number ->
    [one] { $number } more movement point whenever you move.
   *[other] { $number } more movement points whenever you move.
}
text-armies_more = { $number ->
    [one] { $number } more army whenever you place armies.
   *[other] { $number } more armies whenever you place armies.
}
text-flies = Flies: a step over the sea costs you 1 movement point less.
text-elixirs = { $number ->
    [one] { $number } elixir.
   *[other] { $number } elixirs.
}
text-coins = { $number ->
    [one] Take { $number } coin at once.
   *[other] Take { $number } coins at once.
}
text-immune = Your armies cannot be destroyed.
text-points_per_adjective = At the end, 1 point for each { WORD($adjective) } card of yours.
text-points_for_set = At the end, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the full set of { $number } { WORD($adjective) } cards.
text-points_per_coins = { $number ->
    [one] At the end, 1 point for each coin that you have left.
   *[other] At the end, 1 point for every { $number } coins that you have left.
}
text-points_per_flying = At the end, 1 point for each card of yours that flies.
text-place = { $number ->
    [one] Place { $number } army.
   *[other] Place { $number } armies.
}
text-move = { $number ->
    [one] Move armies with { $number } movement point.
   *[other] Move armies with { $number } movement points.
}
text-city = Build a city.
text-destroy = Destroy an army.
text-either = Either: { $one } Or: { $other }
text-then = { $one } Then: { $other }

# -- leaders and tokens ------------------------------------------------------------

leader-fairy_queen = Fairy Queen
leader-bandit_king = Bandit King
leader-red_sorceress = Red Sorceress
leader-white_knight = White Knight

token-magic_spring = Magic Spring
    .acc = the Magic Spring
token-cottage = Cottage
    .acc = the Cottage
token-hidden_treasure = Hidden Treasure
    .acc = the Hidden Treasure
token-magic_book = Magic Book
    .acc = the Magic Book
token-stable = Stable
    .acc = the Stable
token-poison_swamp = Poison Swamp
    .acc = the Poison Swamp
token-citadel_1 = Citadel
    .acc = a citadel
token-citadel_2 = Citadel
    .acc = a citadel
token-citadel_3 = Citadel
    .acc = a citadel
token-dragon = Dragon
    .acc = the Dragon
token-portal_1 = Portal
    .acc = a portal
token-portal_2 = Portal
    .acc = a portal
token-rogues = Rogues
    .acc = the Rogues
token-unknown = face-down token
    .acc = a face-down token

# -- words of sentences -------------------------------------------------------------

neutral-army = neutral army
part-first = first action
part-second = second action
taking-take = take the token
army-place_army = place an army
coin-take_coin = take a coin
tie-youngest = the youngest among them wins
tie-die = a die decides

reason-magic_book = the Magic Book
reason-coins = more coins
reason-armies = more armies on the map
reason-regions = more regions

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

# -- decisions -----------------------------------------------------------------------

decision-lay_segment = Lay a segment of the map
prompt-lay_segment = { $left ->
    [one] Lay the last segment of the map
   *[other] Lay a segment of the map ({ $left } left)
}
decision-start_region = Choose the start region
decision-lay_token = Lay a token on the map
prompt-lay_token = Lay { WORD($token, case: "acc") } on the map
prompt-lay_token-face-down = Lay a token face down on the map
decision-fifth_army = Send one more army of each player to a region
decision-neutral_army = Place a neutral army
prompt-neutral_army = Place a neutral army ({ $left } left)
decision-bid = Bid for the right to name who begins
decision-choose_starter = Name who begins
decision-take_card = Take a card from the row
decision-choose_part = Choose one of the card's two actions
prompt-choose_part = Choose one of the two actions of “{ WORD($card) }”
decision-place_one = Place an army
prompt-place_one = Place an army ({ $left } left)
decision-payee = Choose whose city you use
prompt-payee = Choose whose city { WORD($region, case: "in") } you use, for 1 coin
decision-move_one = Move an army
prompt-move_one = { $left ->
    [one] Move an army ({ $left } movement point left)
   *[other] Move an army ({ $left } movement points left)
}
decision-build_city = Build a city
decision-take_token = Take the face-down token or leave it
prompt-take_token = Take the face-down token { WORD($region, case: "in") } or leave it
decision-knight_army = The White Knight may place an army beside the new city
prompt-knight_army = The White Knight may place an army beside the new city { WORD($region, case: "in") }
decision-destroy_one = Destroy an army
decision-take_coin = The Bandit King may take a coin from the owner of the army
prompt-take_coin = The Bandit King may take a coin from { $seat }
decision-extra_card = The Fairy Queen may take one more card; its action is not carried out

choice-lay_segment = { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , turned by 90°
    [2] , turned by 180°
   *[other] , turned by 270°
})
choice-start_region = { WORD($region) }
choice-lay_token = { WORD($region, case: "in") }
choice-lay_token-skip = leave it out
choice-fifth_army = { WORD($region, case: "to") }
choice-neutral_army = { WORD($region, case: "in") }
choice-bid = { $coins ->
    [0] bid nothing
    [one] bid { $coins } coin
   *[other] bid { $coins } coins
}
choice-choose_starter = { $seat }
choice-take_card = { $position }. { WORD($card) } ({ $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
})
choice-choose_part = { $what }
choice-choose_part-skip = neither
choice-place_one = { $coins ->
    [0] { WORD($region, case: "in") }
    [one] { WORD($region, case: "in") } ({ $coins } coin)
   *[other] { WORD($region, case: "in") } ({ $coins } coins)
}
choice-place_one-done = no more
choice-payee = the city of { $seat }
choice-move_one = { $coins ->
    [0] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost })
    [one] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } coin)
   *[other] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } coins)
}
choice-move_one-done = no more
choice-build_city = { WORD($region, case: "in") }
choice-build_city-skip = no city
choice-take_token = { WORD($taking) }
choice-take_token-skip = leave it
choice-knight_army = { $coins ->
    [0] { WORD($army) }
    [one] { WORD($army) } ({ $coins } coin)
   *[other] { WORD($army) } ({ $coins } coins)
}
choice-knight_army-skip = no army
choice-destroy_one = { $colour ->
    [neutral-army] neutral
   *[other] { $colour }
} { WORD($region, case: "in") }
choice-destroy_one-skip = none
choice-take_coin = { WORD($coin) }
choice-take_coin-skip = take none
choice-extra_card = { $position }. { WORD($card) } ({ $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
})
choice-extra_card-skip = no card

# -- what happened ---------------------------------------------------------------------

event-leg-started = Match { $number } begins; { $seat } sets it up.
event-leader-dealt = { $seat } is led by the { WORD($leader) }.
event-segment-laid = { $seat } lays a segment of the map: { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , turned by 90°
    [2] , turned by 180°
   *[other] , turned by 270°
}).
event-start-placed = The start region is { WORD($region) }, chosen by { $seat }.
event-card-turned = New card in the row: { WORD($card) }.
event-token-laid = { $seat } lays { WORD($token, case: "acc") } { WORD($region, case: "in") }.
event-token-left-out = { $seat } leaves out { WORD($token, case: "acc") }.
event-token-hidden = { $seat } lays a token face down { WORD($region, case: "in") }.
event-armies-set = { $seat } starts with { $count ->
    [one] { $count } army
   *[other] { $count } armies
} { WORD($region, case: "in") }.
event-armies-sent = { $seat } sends one more army of each player { WORD($region, case: "to") }.
event-neutral-placed = { $seat } places a neutral army { WORD($region, case: "in") }.
event-coins-dealt = { $seat } begins with { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}.
event-bid-opened = { $seat } has bid { $count ->
    [0] nothing
    [one] { $count } coin
   *[other] { $count } coins
}.
event-bid-tied = The highest bids are equal: { WORD($by) }.
event-bid-paid = { $seat } pays { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} for the bid.
event-starter-named = { $seat } names who begins: { $starter }.
event-card-taken = { $seat } takes “{ WORD($card) }” { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
}.
event-coins-received = { $seat } receives { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}.
event-action-skipped = { $seat } goes without the action of “{ WORD($card) }”.
event-part-chosen = { $seat } chooses the { WORD($part) } of “{ WORD($card) }”.
event-army-placed = { $seat } places an army { WORD($region, case: "in") }.
event-army-moved = { $seat } moves an army { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}).
event-city-built = { $seat } builds a city { WORD($region, case: "in") }.
event-army-destroyed = { $seat } destroys { $colour ->
    [neutral-army] a neutral army
   *[other] an army of { $colour }
} { WORD($region, case: "in") }.
event-army-captured = { $seat } keeps the destroyed army of { $owner } for the Red Sorceress.
event-coin-taken = { $seat } takes a coin from { $owner }.
event-owner-paid = { $seat } pays { $owner } a coin for the use of a city.
event-toll-paid = { $seat } pays the Rogues { WORD($region, case: "in") } a coin.
event-token-taken = { $token ->
    [token-dragon] { $seat } slays the Dragon { WORD($region, case: "in") }.
   *[other] { $seat } takes { WORD($token, case: "acc") } { WORD($region, case: "from") }.
}
event-token-left = { $seat } leaves the face-down token { WORD($region, case: "in") }.
event-token-seen = { $token ->
    [token-unknown] { $seat } looks at the face-down token { WORD($region, case: "in") }.
   *[other] { $seat } looks at the face-down token { WORD($region, case: "in") }: { WORD($token) }.
}
event-leg-ended = All turns are over; match { $number } is scored.
event-region-scored = { $seat } rules { WORD($region) }: 1 point.
event-citadel-scored = { $seat } rules the citadel { WORD($region, case: "in") }: 1 point.
event-island-scored = { $seat } rules { WORD($island) }: 1 point.
event-elixirs-scored = { $seat } has the most elixirs ({ $elixirs }): { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-card-scored = { $seat } gets { $count ->
    [one] { $count } point
   *[other] { $count } points
} for “{ WORD($card) }”.
event-token-scored = { $count ->
    [-1] { $seat } loses 1 point for { WORD($token, case: "acc") }.
    [one] { $seat } gets { $count } point for { WORD($token, case: "acc") }.
   *[other] { $seat } gets { $count } points for { WORD($token, case: "acc") }.
}
event-leader-scored = { $seat } gets { $count ->
    [one] { $count } point
   *[other] { $count } points
} for the { WORD($leader) }.
event-leg-score = { $seat } scores { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-final-score = { $seat } has { $count ->
    [one] { $count } point
   *[other] { $count } points
} from all three matches.

# A match told in short.
story-leg = Match { $number }
story-scoring = Scoring
story-leaders = Leaders: { $leaders }
story-leader = { $seat } { WORD($leader) }
story-map = Map: { $segments }
story-segment = { WORD($side) } ({ WORD($place) })
story-cards = New in the row: { $cards }
story-card = { WORD($card) }
story-start-by-lot = The start region is { WORD($region) }, drawn by lot.
story-start-given = The start region is { WORD($region) }, as the given layout says.
story-tokens = { $seat } lays: { $tokens }
story-tokens-by-lot = Drawn by lot: { $tokens }
story-token = { WORD($token) } { WORD($region, case: "in") }
story-token-hidden = a face-down token { WORD($region, case: "in") }
story-set = Armies { WORD($region, case: "in") }: { $armies }
story-sent-by-lot = One more army of each player goes { WORD($region, case: "to") }, drawn by lot.
story-neutral = Neutral armies: { $armies }
story-neutral-count = { $count } { WORD($region, case: "in") }
story-region-count = { $count } { WORD($region, case: "in") }
story-region-paid = { $count } { WORD($region, case: "in") } ({ $coins ->
    [one] { $coins } coin each
   *[other] { $coins } coins each
})
story-seat-count = { $seat } { $count }
story-bids = Bids: { $bids }
story-placed = { $seat } places: { $armies }
story-moved = { $seat } moves: { $moves }
story-move = { $count } { WORD($region) } → { WORD($to) }
story-move-paid = { $count } { WORD($region) } → { WORD($to) } ({ $coins ->
    [one] { $coins } coin each
   *[other] { $coins } coins each
})
story-destroyed = { $seat } destroys an army of { $owner } { WORD($region, case: "in") }.
story-destroyed-neutral = { $seat } destroys a neutral army { WORD($region, case: "in") }.
story-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
story-score-regions = Regions { $points }: { $regions }
story-score-islands = Islands { $points }: { $islands }
story-score-citadels = Citadels { $points }: { $regions }
story-score-elixirs = Most elixirs ({ $elixirs }): { $points }
story-score-cards = Cards { $points }: { $cards }
story-score-card = { WORD($card) } { $points }
story-score-token = { WORD($token) }: { $points }
story-score-leader = { WORD($leader) }: { $points }
story-region = { WORD($region) }
story-island = { WORD($island) }
story-totals = All three matches: { $scores }

# -- refusals ---------------------------------------------------------------------------

refused-not-this-segment = That side cannot be laid now; lay the segment whose turn it is.
refused-place-taken = A segment lies there already.
refused-other-layout = That place does not belong to the layout of this game.
refused-not-this-turn = In a row, either all segments stand upright or all lie on their side.
refused-start-must-be-inside = That side must hold the start region, so lay it in one of the two inner places.
refused-centre-is-empty = The centre must not stay empty; lay the last segment there.
refused-no-such-region = That region is not on the map of this game.
refused-not-on-this-segment = The start region must be on the central segment or, in a row, on one of the two inner ones.
refused-not-linked = The start region must be linked to another segment.
refused-start-elsewhere = The start region must be on this side: { WORD($side) }.
refused-token-there = A token lies there already.
refused-token-needed = This token must be laid.
refused-start-segment = The start region is on that segment; choose another segment.
refused-central-segment = That is the central segment; choose another one.
refused-too-few-coins = You do not have that many coins.
refused-no-such-player = Nobody sits there.
refused-no-such-card = No card lies there.
refused-card-too-dear = You cannot pay for that card.
refused-part-without-effect = That action would have no effect now.
refused-no-own-city = Armies are placed only in the start region and beside your own cities.
refused-no-city = Armies are placed only in the start region and beside cities, yours or, for a coin, those of others.
refused-no-coin-for-rogues = The Rogues demand a coin, and you have none.
refused-no-coin-for-owner = You have no coin for the owner of the city.
refused-no-coin-for-both = You need two coins there: one for the owner of the city and one for the Rogues.
refused-no-city-of-this-player = That player has no city there.
refused-no-army-there = You have no army there.
refused-not-neighbours = The two regions are not neighbours.
refused-too-few-points = You have too few movement points left for that step.
refused-no-army-to-build = You need an army of your own there to build a city.
refused-no-army-to-destroy-with = You need an army of your own there to destroy another.
refused-none-to-destroy = There is no army of that colour there.
refused-is-immune = The armies of that player cannot be destroyed.

# -- options ----------------------------------------------------------------------------

option-players = Players
    .about = How many sit at the table.
option-setup = Set-up
    .about = Whether a player lays out map and tokens, or chance does.
    .is-by_player = by a player
    .is-random = by chance
option-setup_player = Who sets up
    .about = The seat that sets up the game, or the first match.
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
option-layout = Layout
    .about = Whether the segments form a T or a row that is closed to a ring.
    .is-t = T
    .is-row = row
option-matches = Matches
    .about = One match, or a full game of three whose points are added up.
    .is-1 = one
    .is-3 = three
option-discoveries = Discoveries
    .about = Five tokens, each for whoever builds the first city in its region.
option-citadels = Citadels
    .about = Three regions that pay one point more.
option-encounters = Encounters
    .about = A dragon to slay, portals to pass through, rogues to pay.
    .is-dragon = Dragon
    .is-portals = Portals
    .is-rogues = Rogues
option-leaders = Leaders
    .about = Everybody draws a leader with special powers.
option-poison_swamp = Poison Swamp
    .about = The discoveries lie face down, and one of them costs a point.
option-bid_tie = Equal bids
    .about = Who wins if several have bid the most.
    .is-youngest = the youngest
    .is-die = a die decides
option-age_order = Ages
    .about = The seats from the youngest to the oldest; empty for the order at the table.
option-colours = Colours
    .about = One colour for each seat, in order; empty for the usual ones.
option-deck = Deck
    .about = A file with a deck of your own; empty for the published cards.
option-map = Map
    .about = A file with a map of your own; empty for the published segments.
option-segments = Ready-made layout
    .about = A file that says which sides lie where and how they are turned; empty to lay or to draw them.
option-side_pairing = Backs of the segments
    .about = Whether every segment has two given sides, or any four sides are combined.
    .is-table = given
    .is-any_four_sides = any four sides
option-desert_start = Start in the desert
    .about = Where the start region may be if the desert is on the map.
    .is-linked_port = where it is linked
    .is-any_region = anywhere on it
option-tall_bridges = Bridges of the heights
    .about = Whether all three heights are joined, or only those with a bridge drawn.
    .is-drawn = as drawn
    .is-all_pairs = all three
option-bandit_king = Bandit King
    .about = Whether he may use cities of others, or gets a point for having all his armies on the map.
    .is-seed = uses cities of others
    .is-english_first_printing = a point for all armies
option-bid_tie_pays = Paying for equal bids
    .about = Who pays if several have bid the most.
    .is-winner = only who wins
    .is-all_tied = all of them
option-swamp_taking = Face-down tokens
    .about = Whether the first who builds a city there must take the token.
    .is-mandatory = must
    .is-optional = may
preset-rulebook = As the rulebook reads
preset-quick = Quick start: map and tokens by chance
preset-everything = With all extras
preset-full-game = Full game of three matches
preset-other-readings = The other readings of the unclear rules

# -- faults of decks, maps and positions ---------------------------------------------------

bad-id = { $given } is no id; an id begins with a small letter, has small letters, digits and underscores, { $most } characters at most, and is not skip, done, rest, none or constructor
bad-too-few-cards = { $given } cards are used with { $players } players; { $needed } are needed
bad-action = a card needs either action or either, not both
bad-empty-island = an island needs a region
bad-line-to-itself = { $given } cannot be joined to itself
bad-island-in-pieces = its regions do not hang together by land
bad-islands-joined = { $given } is a border between two islands; make them one island, or the line a bridge or one over sea
bad-side-in-pieces = no line leads to { $given }
bad-too-few-regions = the four smallest sides have { $given } regions; { $needed } are needed for all tokens
bad-segment = a segment has two sides, not { $given }
bad-same-segment = { $given } and { $other } are the two sides of one segment; they lie together only where side_pairing is any_four_sides
bad-laid = { $given } cannot be laid: { $reason } ({ $rule })
bad-start-region = { $given } cannot be the start region here; allowed is { $allowed }
bad-position = the position is not possible: { $given }
bad-layout = { $given } is no place and turn; write them as in “north 1”, every place once and all of one layout
bad-start = { $given } cannot be the start region on this map
bad-not-on-map = { $given } is not on the map of this position
bad-armies = { $given } armies of one colour are too many; there are 18
bad-no-choice = { $given } has no choice between two actions
bad-nothing-to-do = nothing is left to be decided here
bad-agenda = { $given } is possible neither as an agenda nor as a row of it

# -- the text board --------------------------------------------------------------------------

board-side = { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , turned by 90°
    [2] , turned by 180°
   *[other] , turned by 270°
})
board-card = { $position }. { WORD($card) } ({ $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
})
board-player = points { $points }, coins { $coins }, armies in stock { $armies }, elixirs { $elixirs }, cards { $cards }

# -- the picture of the map --------------------------------------------------------

picture-sides = All sides of the map
picture-layout = The map laid out
picture-land = border: a step by land
picture-sea = over the sea
picture-bridge = bridge: a step by land
picture-port = line to the edge
picture-link = link of two segments
picture-start = start region
