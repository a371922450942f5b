# The table of Eight-Minute Empire: Legends. Words of the game itself come with the game.

el-map = Map of the islands
el-legend = Key to the map
el-sea-costs = A dotted line is a way over the sea: { $cost ->
    [one] { $cost } movement point for you.
   *[other] { $cost } movement points for you.
}
el-neutral = neutral
el-leg = Match { $leg } of { $legs }
el-turn = Turn { $turn } of { $turns }
keys-map = to the map

# A region in words
el-label = { $region }: { $parts }.
el-legal = Can be chosen.
el-legal-cost = Can be reached: { $cost }.
el-legal-coins = Can be chosen, for { $cost }.
el-armies-of = { $name } { $count }
el-cities-of = { $mine ->
    [true] { $count ->
        [one] your city
       *[other] { $count } cities of yours
    }
   *[other] { $count ->
        [one] city of { $name }
       *[other] { $count } cities of { $name }
    }
}
el-empty = empty
el-start-here = start region
el-ruled-by = { $mine ->
    [neutral] held by neutral armies
    [true] ruled by you
   *[other] ruled by { $name }
}
el-ruled-by-nobody = ruled by nobody
el-island-ruled = { $mine ->
    [neutral] Neutral armies hold { WORD($island) }
    [true] You rule { WORD($island) }
   *[other] { $name } rules { WORD($island) }
} (regions: { $rules }).
el-island-tied = Nobody rules { WORD($island) } (regions: { $rules }).
el-island-empty = Nobody rules a region of { WORD($island) }.

# What a move would change
el-after-move = after this move
el-will-rule = { $mine ->
    [neutral] Neutral armies hold the region.
    [true] You rule the region.
   *[other] { $name } rules the region.
}
el-will-be-tied = Nobody rules the region any more.
el-will-rule-island = { $mine ->
    [neutral] Neutral armies hold { WORD($island) }.
    [true] You rule { WORD($island) }.
   *[other] { $name } rules { WORD($island) }.
}
el-will-be-tied-island = Nobody rules { WORD($island) } any more.

# The decision bar
el-prompt-of-card = { WORD($card) }: { $prompt }
el-done-leave = Stop, leave { $count }
el-piece = { $name } { WORD($region, case: "in") }
el-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
el-price = { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
el-cost = { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}
el-cost-coins = { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
el-whose = Whose army { WORD($region, case: "in") }?
el-yours = your own army
el-safe = The armies of { $name } are safe: { WORD($card) }.
el-pick-army = First the army, then where it goes.
el-pick-target = An army { WORD($region, case: "from") }. The numbers are what the way costs.
el-bid-secret = Nobody sees your bid until all have bid. Only the highest is paid.
el-take-hint = { $coins ->
    [0] You have no coins left: the first card is free.
    [one] You have { $coins } coin. It has to last for the whole match.
   *[other] You have { $coins } coins. They have to last for the whole match.
}
el-then-comes = Then: { $text }
el-lay-1 = First which side lies up, then where, then how it is turned.
el-lay-2 = { WORD($side) }: where does it lie?
el-lay-3 = { WORD($side) }: turn it until it lies right.
el-lay-so = Lay it so
el-turn-segment = Turn

# Cards
el-card-label = { $card }, { $price } ({ $price ->
    [0] free
    [one] coin
   *[other] coins
}). { $text }
el-row = Row of cards
el-row-about = Row of cards, from the free one to the dearest
el-in-deck = in the deck
el-or = or
el-then = then
el-too-dear = You cannot pay for it.
el-taken-by = Taken by { $name }.
el-taken-by-you = Taken by you; the row closes up after your action.
el-text-moves_more = move +{ $number }
el-text-armies_more = army +{ $number }
el-text-flies = flies: sea −1
el-text-elixirs = { $number ->
    [one] { $number } elixir
   *[other] { $number } elixirs
}
el-text-coins = { $number ->
    [one] { $number } coin at once
   *[other] { $number } coins at once
}
el-text-immune = armies safe
el-text-points_per_adjective = 1 point for each { WORD($adjective) } card
el-text-points_for_set = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $number } { WORD($adjective) } cards
el-text-points_per_coins = { $number ->
    [one] 1 point for each coin
   *[other] 1 point for every { $number } coins
}
el-text-points_per_flying = 1 point for each flying card
el-text-place = place { $number }
el-text-move = move { $number }
el-text-city = city
el-text-destroy = destroy 1
el-set-progress = { $have } of { $number }
el-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Everybody's cards
el-your-cards = Your cards
el-cards-of = Cards of { $name }
el-whose-cards = Whose cards are shown
el-taken-of = { $count } of { $turns } taken
el-no-cards = No cards yet.
el-sum-move = move
el-sum-army = army
el-sum-sea = sea step
el-sum-elixirs = elixirs
el-sum-cities = cities
el-leader-fairy_queen = 1 point for 3 forest cards. After the last turn she may buy one more card, without its action.
el-leader-bandit_king = May place in others’ cities for a coin to their owner; takes a coin when he destroys an opponent’s army.
el-leader-bandit_king-english_first_printing = 1 point if all 18 of his armies are on the map; takes a coin when he destroys an opponent’s army.
el-leader-red_sorceress = Starts with 5 armies; keeps the opponents’ armies that she destroys: 1 point for every 3.
el-leader-white_knight = 1 more point for each island with 3 or more regions; may place an army with each city.
el-captured = { $count ->
    [one] { $count } army kept
   *[other] { $count } armies kept
}
el-token-magic_spring = 2 elixirs for the first city here
el-token-cottage = army +1 for the first city here
el-token-hidden_treasure = 1 coin for the first city here
el-token-magic_book = 1 point, and every tie, for the first city here
el-token-stable = move +1 for the first city here
el-token-poison_swamp = costs a point
el-token-citadel = 1 more point for whoever rules this region
el-token-dragon = 2 points for whoever brings the 7th army
el-token-portal = one step to the other portal
el-token-rogues = each army that enters pays 1 coin
el-token-unknown = lies face down; the first city here gets it
el-own-magic_spring = 2 elixirs
el-own-cottage = army +1
el-own-hidden_treasure = 1 coin, received
el-own-magic_book = 1 point; wins a tie at the end
el-own-stable = move +1
el-own-poison_swamp = costs a point
el-own-dragon = 2 points

# Players
el-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
el-elixirs = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
el-supply = { $count } in supply
el-card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
el-if-ended = If the match ended now
el-points-by-source = Points by source
el-source-regions = Regions
el-source-islands = Islands
el-source-elixirs = Elixirs
el-source-cards = Cards
el-source-tokens = Tokens
el-source-leader = Leader
el-source-carried = Earlier matches
el-source-total = Total

# Bidding
el-bidding = Who begins?
el-bidding-about = Everybody bids coins in secret. The highest bidder pays and names who begins.
el-bidding-ties = { $by ->
    [die] If several bid the most, a die decides between them
   *[youngest] If several bid the most, the youngest has the right (youngest first: { $names })
}{ $pays ->
    [all_tied] , and all of them pay.
   *[winner] , and the others keep their coins.
}
el-has-bid = { $count ->
    [0] nothing
    [one] { $count } coin
   *[other] { $count } coins
}
el-you-bid = your bid: { $count }
