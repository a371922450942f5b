# El Grande in English. Areas have .to, .from and .in with their prepositions; the castillo also has .acc (with an
# article, inside a sentence) and .nom (with a capital, at the beginning of a line). Card names have no forms: sentences
# put them in quotation marks, so a card of somebody's own fits as well.

game-title = El Grande
game-summary = Send your caballeros to the regions of Spain, stay out of the king's way and be the strongest wherever points are paid. For 2 to 5 players, about 100 minutes (a short game about 60).
game-how-to =
    Each round everybody plays a power card, no value twice. The highest moves first, the lowest begins the next round;
    low cards call more caballeros from the province to your court. In your turn you take one of the action cards on
    offer: place caballeros from your court, as many as the card says, and use its special action if you like, in
    either order. Caballeros are placed in regions beside the king or thrown into the castillo. The king's region is
    taboo: no piece enters or leaves it, but it is scored. What is in the castillo stays hidden until it is scored.
    After rounds 3, 6 and 9 first the castillo is scored and emptied, all of one player's caballeros into the region
    on that player's secret disk (into the court if the king is there); then every region. Points go to those with
    the most caballeros: three places, with 3 players two, with 2 players one (2023 edition: two). Those who tie get
    the points of the next place. A sole first gets 2 more with the king and 2 more with their own grande there. The
    highest score wins.

# -- areas ---------------------------------------------------------------------

area-galicia = Galicia
    .to = to Galicia
    .from = from Galicia
    .in = in Galicia
area-navarra = Navarra
    .to = to Navarra
    .from = from Navarra
    .in = in Navarra
area-aragon = Aragón
    .to = to Aragón
    .from = from Aragón
    .in = in Aragón
area-cataluna = Cataluña
    .to = to Cataluña
    .from = from Cataluña
    .in = in Cataluña
area-castilla = Castilla
    .to = to Castilla
    .from = from Castilla
    .in = in Castilla
area-toledo = Toledo
    .to = to Toledo
    .from = from Toledo
    .in = in Toledo
area-sevilla = Sevilla
    .to = to Sevilla
    .from = from Sevilla
    .in = in Sevilla
area-granada = Granada
    .to = to Granada
    .from = from Granada
    .in = in Granada
area-valencia = Valencia
    .to = to Valencia
    .from = from Valencia
    .in = in Valencia
area-france = France
    .to = to France
    .from = from France
    .in = in France
area-portugal = Portugal
    .to = to Portugal
    .from = from Portugal
    .in = in Portugal
area-castillo = castillo
    .nom = Castillo
    .acc = the castillo
    .to = to the castillo
    .from = from the castillo
    .in = in the castillo
area-court = court
    .nom = Court
    .acc = the court
    .to = to the court
    .from = from the court
    .in = at the court
area-province = province
    .nom = Province
    .acc = the province
    .to = to the province
    .from = from the province
    .in = in the province
area-aside = laid aside
    .nom = Laid aside
    .acc = what is laid aside
    .to = beside the board
    .from = from beside the board
    .in = beside the board
area-off = beside the map
    .nom = Beside the map
    .to = off the map
    .from = from beside the map
    .in = beside the map
area-beside_castillo = beside the castillo
    .nom = Beside the castillo
    .to = to a place beside the castillo
    .from = from beside the castillo
    .in = beside the castillo

# For a region of somebody's own map, which has no forms.
own-area = { $name }
    .to = to { $name }
    .from = from { $name }
    .in = in { $name }
own-card = { $name }
own-mode = { $word }

board-name-board_8 = the 8 board (8/4/0)
board-name-board_4 = the 4 board (4/0/0)

# -- words of sentences ----------------------------------------------------------

mode-place_two = place caballeros anywhere
mode-move_all = move own caballeros out of one region

part-place = place caballeros
part-special = special action
part-end_turn = end the turn

veto-use = use the veto
veto-pass = let it happen

extra_call-extra = call one caballero more
extra_call-no_extra = call no more than the card says
use-use = use its effect
use-skip = go without its effect
extra-home = one more at home
extra-church = one more by the church
extra-inquisitor = the Inquisitor's bonus

france_place-ambassador = the ambassador's place
france_place-envoy = the envoy's place
france_place-third = the third place

reason-king = for the king's region
reason-grande = for their own grande there
reason-ambassador = for the ambassador's place
reason-envoy = for the envoy's place

virtual-player = Virtual player

unknown-power = ?
power-1 = 1
power-2 = 2
power-3 = 3
power-4 = 4
power-5 = 5
power-6 = 6
power-7 = 7
power-8 = 8
power-9 = 9
power-10 = 10
power-11 = 11
power-12 = 12
power-13 = 13

# Grey power cards have no names: they are called by what they are.
grey-name = grey card { $value } ({ $effect })
grey-unknown = a grey card
taken-power = power card { WORD($power) }
taken-unknown = a power card

# -- cards: at most 26 characters -------------------------------------------------

card-eg95_move_all_own_one_region = Move own out of a region
card-eg95_place_two_anywhere = Place 2 anywhere
card-eg95_place_two_or_move_all = Place 2 or move own
card-eg95_move_five_from_one_region = Move 5 from one region
card-eg95_move_three_foreign = Move 3 foreign
card-eg95_move_three_any = Move any 3
card-eg95_move_two_own_two_foreign = Move 2 own + 2 foreign
card-eg95_move_four_own = Move 4 own
card-eg95_move_four_any = Move any 4
card-eg95_veto = Veto
card-eg95_court_crisis = Empty the courts
card-eg95_court_crisis_three = Courts lose 3
card-eg95_kings_return = Opponents return 3
card-eg95_banish_one_foreign = Banishment
card-eg95_secret_withdraw_two = Secret retreat of 2
card-eg95_secret_withdraw_all = Secret retreat of all
card-eg95_score_any_p2 = Score any region
card-eg95_score_fours = Score the fours
card-eg95_score_fives = Score the fives
card-eg95_score_sixes_sevens = Score sixes and sevens
card-eg95_score_castillo = Score the castillo
card-eg95_score_any_p3 = Score any region
card-eg95_score_most = Score where most stand
card-eg95_score_fewest = Score where fewest stand
card-eg95_score_first_places = Score first places
card-eg95_mobile_scoreboard = Move a score board
card-eg95_royal_adviser = King moves one step
card-eg95_eviction = Eviction
card-eg95_move_grande = Move your grande
card-eg95_retrieve_power = Power card back
card-eg95_court_reinforce = 2 to the court
card-eg95_secret_scoring = Secret scoring
card-eg95_king = The king
card-eg95_church = The church
card-eg23_intrigue = Intrigue
card-eg23_militia = Militia
card-eg23_move_four_own = Move 4 own
card-eg23_move_all_own_one_region = Move own out of a region
card-eg23_move_five_from_one_region = Move 5 from one region
card-eg23_move_three_foreign = Move 3 foreign
card-eg23_move_three_any = Move any 3
card-eg23_move_four_any = Move any 4
card-eg23_withdrawal = Withdrawal
card-eg23_civil_war = Civil war
card-eg23_secret_withdraw_two = Secret retreat of 2
card-eg23_court_crisis_all = Empty the courts
card-eg23_court_crisis_three = Courts lose 3
card-eg23_banish_one_each = Banishment
card-eg23_score_any = Score any region
card-eg23_bases = Bases
card-eg23_fiesta = Fiesta
card-eg23_score_sixes_sevens = Score sixes and sevens
card-eg23_reveal = Reveal
card-eg23_score_most = Score where most stand
card-eg23_score_fewest = Score where fewest stand
card-eg23_score_first_places = Score first places
card-eg23_decree = Decree
card-eg23_empowerment = Empowerment
card-eg23_new_home = New home
card-eg23_coup = Coup
card-eg23_court_reinforce = 2 to the court
card-eg23_royal_adviser = King moves one step
card-eg23_your_majesty = Your Majesty
card-eg23_exile = Exile
card-eg23_escort = Escort
card-eg23_tournament = Tournament
card-eg23_summer_residence = Summer residence
card-eg23_revolt = Revolt
card-eg23_infiltration = Infiltration
card-eg23_viceroy = Viceroy
card-eg23_regency_adjacent = Regency: one step
card-eg23_regency_most = Regency: to the crowd
card-eg23_regency_any = Regency: anywhere
card-eg23_veto = Veto
card-eg23_place_two_or_move_all = Place 2 or move own
card-eg23_secret_scoring = Secret scoring
card-unknown = a card

# What a card does, made from its row in the deck.
text-place = { $number ->
    [one] Place { $number } caballero from your court.
   *[other] Place { $number } caballeros from your court.
}
text-none = No special action.
text-move-own = { $number ->
    [one] Move up to { $number } of your caballeros from a region to another region or the castillo.
   *[other] Move up to { $number } of your caballeros from regions to other regions or the castillo.
}
text-move-foreign = { $number ->
    [one] Move up to { $number } caballero of an opponent from a region to another region or the castillo.
   *[other] Move up to { $number } caballeros of opponents from regions to other regions or the castillo.
}
text-move-any = { $number ->
    [one] Move up to { $number } caballero of any player from a region to another region or the castillo.
   *[other] Move up to { $number } caballeros of any players from regions to other regions or the castillo.
}
text-move-own-foreign = Move up to { $own } of your caballeros and up to { $foreign } of opponents from regions to other regions or the castillo.
text-move-all-own-one-region = Choose a region and move any of your caballeros there to other regions or the castillo.
text-move-own-one-region = Choose a region and move up to { $number } of your caballeros there to other regions or the castillo.
text-move-foreign-one-region = { $number ->
    [one] Choose a region and move up to { $number } opponent's caballero there to another region or the castillo.
   *[other] Choose a region and move up to { $number } opponents' caballeros there to other regions or the castillo.
}
text-move-any-one-region = { $number ->
    [one] Choose a region and move up to { $number } caballero there, of any player, to another region or the castillo.
   *[other] Choose a region and move up to { $number } caballeros there, of any players, to other regions or the castillo.
}
text-move-own-foreign-one-region = Choose a region and move up to { $own } of your caballeros and up to { $foreign } of opponents from there to other regions or the castillo.
text-place_anywhere = { $number ->
    [one] Place up to { $number } more caballero from your court in any region, except the king's, or in the castillo.
   *[other] Place up to { $number } more caballeros from your court in any regions, except the king's, or in the castillo.
}
text-place_anywhere-regions = { $number ->
    [one] Place up to { $number } more caballero from your court in any region except the king's, but not in the castillo.
   *[other] Place up to { $number } more caballeros from your court in any regions except the king's, but not in the castillo.
}
text-place_anywhere-castillo = { $number ->
    [one] Throw up to { $number } caballero from your court into the castillo.
   *[other] Throw up to { $number } caballeros from your court into the castillo.
}
text-either = Either: { $one } Or: { $other }
text-take_veto = Keep this card in front of you: once, until the end of the next round, you may stop an opponent's special action.
text-empty_courts-all = Every opponent returns all caballeros in their court to the province.
text-empty_courts = { $number ->
    [one] Every opponent returns { $number } caballero from their court to the province.
   *[other] Every opponent returns { $number } caballeros from their court to the province.
}
text-each_returns = { $number ->
    [one] Every opponent returns { $number } caballero of their own, from a region or the court, to the province.
   *[other] Every opponent returns { $number } caballeros of their own, from regions or the court, to the province.
}
text-banish-one = Send one caballero of one opponent from a region to the province.
text-banish-each = Send one caballero of each opponent from a region to the province.
text-secret_withdraw = { $number ->
    [one] Every opponent secretly sets a region and returns { $number } caballero of their own from it to the province.
   *[other] Every opponent secretly sets a region and returns { $number } caballeros of their own from it to the province.
}
text-secret_withdraw-all = Every opponent secretly sets a region and returns all their caballeros there to the province.
text-evict = Choose a region: every opponent there secretly sets another region and moves all their caballeros to it.
text-evict-never = Choose a region: every opponent there secretly sets another region, but not the king's, and moves all their caballeros to it.
text-score_chosen = Score a region of your choice.
text-score_chosen-castillo = Score a region of your choice or the castillo.
text-score_class = Score all regions with { $values } points for first place.
text-and = { $one } and { $other }
text-score_most = Score the region with the most caballeros; if several are equal, all of them.
text-score_fewest = Score the region with the fewest caballeros, at least one; if several are equal, all of them.
text-score_first_places = Score all regions, but only first place is paid, and nothing where it is tied.
text-score_castillo = Score the castillo; its caballeros then go back in.
text-score_secretly = All players secretly set a region; every region set by exactly one player is scored.
text-move_board = Put one of the two score boards in a region or at the castillo; its points count there instead of the printed ones.
text-move_king-anywhere = Move the king to any other region.
text-move_king-adjacent = Move the king to a neighbouring region.
text-move_king-abroad = Move the king to France or Portugal. While he is there, no region is closed and none has his bonus.
text-move_king-fewest = Move the king to the region with the fewest caballeros, at least one; if several are equal, to one of them.
text-move_king-most = Move the king to the region with the most caballeros; if several are equal, to one of them.
text-move_king-castillo = Put the king beside the castillo: it is his region then, closed, and all regions are beside him.
text-escort = { $number ->
    [one] Move the king to any other region. { $number } caballero of his old region, of any player, must go with him, if there is one.
   *[other] Move the king to any other region. { $number } caballeros of his old region, of any players, must go with him, or as many as there are.
}
text-tournament = Put the king in any region, or leave him in his. Then the grandes of all players that are not with him go into the castillo.
text-infiltrate = With this card you may also place caballeros in the king's region.
text-swap_grande = The king and a grande of any player, in another region, change places.
text-take_church = { $moves ->
    [one] Take the church marker, then move up to { $moves } black caballero from a region to another one, but not out of or into the king's.
   *[other] Take the church marker, then move up to { $moves } black caballeros from regions to other regions, but not out of or into the king's.
}
text-move_grande = Move your grande to another region, but not out of or into the king's.
text-retrieve_power = Take one of your used power cards back into your hand.
text-reinforce_court = { $number ->
    [one] Take up to { $number } caballero from the province to your court.
   *[other] Take up to { $number } caballeros from the province to your court.
}
text-reinforce_court-recall = { $number ->
    [one] Take up to { $number } caballero from the province to your court; if the province has none, it may come from a region.
   *[other] Take up to { $number } caballeros from the province to your court; if the province has too few, the rest may come from regions.
}
text-grey = Adds { $value } to the power card that it is played with.

# The same in a few words, for grey power cards.
short-none = no effect
short-move-own = move { $number } own
short-move-foreign = move { $number } foreign
short-move-any = move any { $number }
short-move-own-foreign = move { $own } own and { $foreign } foreign
short-place_anywhere = place { $number } anywhere
short-place_anywhere-regions = place { $number } in any region
short-place_anywhere-castillo = throw { $number } into the castillo
short-reinforce_court = { $number } to the court

# -- decisions -----------------------------------------------------------------

decision-play_power = Play a power card
decision-call = Choose how many caballeros to call to your court
decision-call_extra = Call one caballero more by the church, or keep that right for placing
decision-recall_one = Recall a caballero from the map to your court
prompt-recall_one = Recall a caballero from the map to your court ({ $left } left)
decision-grey_effect = Use the effect of your grey card or go without it
prompt-grey_effect = Use the effect of your grey card or go without it: { $text }
decision-pass_grey = Choose a grey card to pass to your left neighbour
decision-choose_card = Take an action card
decision-next_part = Choose what to do next with your action card
prompt-next_part = Choose what to do next with “{ WORD($card) }” (places { $number })
decision-place_one = Place a caballero
prompt-place_one = Place a caballero ({ $left } left)
decision-place_extra = Place one more caballero, if you like
decision-veto = Use your veto or let the special action happen
prompt-veto-shown = { $shown } Use your veto against the special action of { $seat }, “{ WORD($card) }”, or let it go on
prompt-veto = Use your veto against the special action of { $seat }, “{ WORD($card) }”, or let it happen
decision-move_one = Move a caballero
prompt-move_one-own = Move one of your caballeros ({ $own } left)
prompt-move_one-foreign = Move an opponent's caballero ({ $foreign } left)
prompt-move_one-any = Move a caballero of any player ({ $any } left)
prompt-move_one-both = Move a caballero (left: { $own } own, { $foreign } foreign)
prompt-move_one-own-from = Move one of your caballeros { WORD($area, case: "from") } ({ $own } left)
prompt-move_one-foreign-from = Move an opponent's caballero { WORD($area, case: "from") } ({ $foreign } left)
prompt-move_one-any-from = Move a caballero of any player { WORD($area, case: "from") } ({ $any } left)
prompt-move_one-both-from = Move a caballero { WORD($area, case: "from") } (left: { $own } own, { $foreign } foreign)
prompt-move_one-black = Move a black caballero ({ $left } left)
decision-choose_region = Choose a region
prompt-choose_region-move = Choose the region to move caballeros out of
prompt-choose_region-evict = Choose the region that your opponents must leave
prompt-choose_region-score = Choose what to score
decision-choose_mode = Choose one of the card's two actions
decision-place_anywhere_one = Place a caballero anywhere except in the king's region
prompt-place_anywhere_one = Place a caballero anywhere except in the king's region ({ $left } left)
prompt-place_anywhere_one-regions = Place a caballero in any region except the king's ({ $left } left)
prompt-place_anywhere_one-castillo = Throw a caballero into the castillo ({ $left } left)
decision-return_one = Return one of your caballeros to the province
prompt-return_one = Return one of your caballeros to the province ({ $left } left)
decision-banish_one = Send an opponent's caballero to the province
decision-disk = Set a region on your secret disk
prompt-disk-withdraw = { $number ->
    [one] Set the region from which { $number } of your caballeros returns to the province
   *[other] Set the region from which { $number } of your caballeros return to the province
}
prompt-disk-withdraw-all = Set the region from which all your caballeros return to the province
prompt-disk-evict = Set the region to which your caballeros { WORD($area, case: "from") } go
prompt-disk-score = Set a region to be scored, if nobody else sets it
decision-board = Move a score board
decision-king_to = Move the king
prompt-king_to-abroad = Send the king to France or Portugal
prompt-king_to-fewest = Move the king to a region with the fewest caballeros
prompt-king_to-most = Move the king to a region with the most caballeros
prompt-king_to-escort = Move the king; caballeros of his old region go with him
prompt-king_to-tournament = Choose the king's region; grandes that are not there go into the castillo
decision-escort_one = Choose a caballero that goes with the king
prompt-escort_one = Choose a caballero that goes with the king ({ $left } left)
decision-swap_grande = Choose the grande that changes places with the king
decision-france_place = Choose a place in France
prompt-france_place-enter = Choose the place of the caballero ({ $owner }) in France
prompt-france_place-leave = Choose the place in France that the caballero ({ $owner }) leaves
decision-grande_to = Move your grande
decision-retrieve = Take a used power card back
decision-court_n = Choose how many caballeros to take from the province to your court
decision-castillo_disk = Set the region to which your caballeros in the castillo go
prompt-castillo_disk-grandes = Set the region to which your caballeros in the castillo go, and your grande if it is there

choice-play_power = { WORD($power) } (calls { $call })
choice-play_power-grey = { WORD($power) } with { $grey } = { $sum } (calls { $call })
choice-call = { $number ->
    [0] none
    [one] { $number } caballero
   *[other] { $number } caballeros
}
choice-call_extra = { WORD($extra_call) }
choice-recall_one = { WORD($region, case: "from") }
choice-recall_one-done = no more
choice-grey_effect = { WORD($use) }
choice-pass_grey = { $grey_card }
choice-choose_card = { WORD($card) } (places { $number }{ $idle ->
    [yes] ; no special action possible now
   *[no] {""}
})
choice-next_part = { WORD($part) }
choice-place_one = { WORD($area, case: "in") }
choice-place_one-done = no more
choice-place_extra = { WORD($area, case: "in") } ({ WORD($extra) })
choice-place_extra-done = no more
choice-veto = { WORD($veto) }
choice-move_one = { $colour } { WORD($region, case: "from") } { WORD($area, case: "to") }
choice-move_one-done = no more
choice-choose_region = { WORD($area, case: "acc") }
choice-choose_mode = { WORD($mode) }
choice-place_anywhere_one = { WORD($area, case: "in") }
choice-place_anywhere_one-done = no more
choice-return_one = { WORD($source, case: "from") }
choice-banish_one = { $colour } { WORD($region, case: "from") }
choice-disk = { WORD($region) }{ $to_court ->
    [yes] {" "}(the king is there: to your court)
   *[no] {""}
}
choice-board = { WORD($board) } { WORD($area, case: "to") }
choice-king_to = { WORD($king_place, case: "to") }
choice-escort_one = { $colour }
choice-swap_grande = the grande of { $colour }
choice-france_place = { WORD($france_place) }
choice-grande_to = { WORD($region, case: "to") }
choice-retrieve = { $taken }
choice-court_n = { $number ->
    [0] none
    [one] { $number } caballero
   *[other] { $number } caballeros
}
choice-castillo_disk = { WORD($castillo_home, case: "to") }{ $to_court ->
    [yes] {" "}(the king is there: to your court)
   *[no] {""}
}

# -- what happened -------------------------------------------------------------

event-king-starts = The king starts in { WORD($area) }.
event-home-drawn = { $seat } begins at home in { WORD($area) }.
event-black-starts = Two black caballeros begin { WORD($area, case: "in") }.
event-veteran-mixed = The veteran card “{ WORD($card) }” takes the place of a card of its pile, which nobody sees.
event-greys-dealt = Everybody is dealt { $count ->
    [one] { $count } grey card
   *[other] { $count } grey cards
}.
event-grey-passed = { $seat } passes { $grey } to { $receiver }.
event-grey-received = { $seat } gets { $grey } from { $giver }.
event-virtual-placed = Region card { WORD($area) }: the virtual player places { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} there.
event-virtual-kept-out = Region card { WORD($area) }: the king is there, so the virtual player places nothing.
event-virtual-power = The virtual player's power card is { WORD($power) }.
event-virtual-took = The virtual player takes “{ WORD($card) }”, the card that places the most. Nothing else happens.
event-round-started = Round { $round } begins; { $seat } plays the first power card.
event-card-turned = Action card turned up: { WORD($card) }.
event-power-played = { $seat } plays power card { WORD($power) }.
event-grey-played = { $seat } adds { $grey }: { $sum } in all.
event-turn-started = It is the turn of { $seat } (power card { WORD($power) }).
event-called = { $seat } calls { $count ->
    [0] no caballeros
    [one] { $count } caballero
   *[other] { $count } caballeros
} to the court.
event-extra-call = By the church { $seat } may call one caballero more.
event-recalled = { $seat } recalls a caballero { WORD($from, case: "from") } to the court.
event-grey-used = { $seat } uses the effect of { $grey }.
event-card-chosen = { $seat } takes the action card “{ WORD($card) }”.
event-placed = { $seat } places a caballero { WORD($area, case: "in") }.
event-thrown = { $seat } throws a caballero into the castillo.
event-thrown-total = { $seat } has thrown { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} into the castillo this time.
event-extra-placed = { $seat } places one caballero more, { $extra ->
    [extra-home] because all went home.
    [extra-inquisitor] by the Inquisitor.
   *[other] by the church.
}
event-france-left = A caballero ({ $owner }) leaves { WORD($place) } in France.
event-placed-in-france = { $seat } places a caballero { WORD($area, case: "in") }, on { WORD($place) }.
event-moved-to-france = { $seat } moves a caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }, to { WORD($place) }.
event-shows-france = { $seat } has chosen { WORD($place) } in France.
event-announced = { $seat } announces the special action of “{ WORD($card) }”.
event-mode-chosen = { $seat } chooses: { WORD($mode) }.
event-region-chosen = { $seat } chooses { WORD($area, case: "acc") }.
event-shows-move = { $seat } wants to move a caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-shows-place = { $seat } wants to place a caballero { WORD($area, case: "in") }.
event-shows-king = { $seat } wants to move the king { WORD($to, case: "to") }.
event-shows-escort = { $seat } wants to send a caballero ({ $owner }) with the king { WORD($from, case: "from") }.
event-shows-swap = { $seat } wants the king and the grande of { $owner } { WORD($from, case: "in") } to change places.
event-shows-grande-in = The grande of { $seat } is to go { WORD($from, case: "from") } into the castillo.
event-shows-grande = { $seat } wants to move their grande { WORD($to, case: "to") }.
event-shows-board = { $seat } wants to move { WORD($board, case: "acc") } { WORD($to, case: "to") }.
event-shows-banish = { $seat } wants to send a caballero ({ $owner }) { WORD($from, case: "from") } to the province.
event-shows-scoring = To be scored: { WORD($area, case: "acc") }.
event-shows-return = { $seat } is to return { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} { WORD($from, case: "from") } to the province.
event-shows-eviction = { $seat } is to move { $count ->
    [0] the black caballeros
    [one] { $count } caballero
   *[other] { $count } caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-shows-court = { $seat } wants to take { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} from the province to the court.
event-shows-recall = { $seat } wants to recall a caballero { WORD($from, case: "from") } to the court.
event-veto-passed = { $seat } does not use the veto.
event-veto-used = { $seat } stops the special action of { $against } with a veto.
event-veto-taken = { $seat } keeps a veto card; it can be used until the end of the next round.
event-veto-expired = The unused veto card of { $seat } expires.
event-moved = { $seat } moves a caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-returned = { $seat } returns { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} { WORD($from, case: "from") } to the province.
event-evicted = { $seat } moves { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }{ $to ->
    [area-court] , for the king is in the region on the disk.
   *[other] .
}
event-black-evicted = With them { $count ->
    [one] { $count } black caballero goes
   *[other] { $count } black caballeros go
} { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-marker-taken = { $seat } takes the church marker.
event-king-moved = { $seat } moves the king { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-escorted = A caballero ({ $owner }) goes with the king { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-grande-shut-in = The grande of { $seat } goes { WORD($from, case: "from") } into the castillo.
event-king-and-grande = { $seat } exchanges the king and the grande of { $owner }: the king goes { WORD($to, case: "to") }, the grande { WORD($from, case: "to") }.
event-grande-moved = { $seat } moves their grande { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-board-moved = { $seat } moves { WORD($board, case: "acc") } { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-retrieved = { $seat } takes { $power } back into hand.
event-retrieved-openly = { $seat } takes power card { WORD($power) } back from the table into hand.
event-grey-retrieved-openly = { $seat } takes { $grey } back from the table into hand.
event-reinforced = { $seat } takes { $count ->
    [0] no caballeros
    [one] { $count } caballero
   *[other] { $count } caballeros
} from the province to the court.
event-disk-shown = The disk of { $seat } shows { WORD($area, case: "acc") }.
event-scoring = Scoring { WORD($area, case: "in") }: { $first }/{ $second }/{ $third } points.
event-scoring-doubled = Scoring { WORD($area, case: "in") } with doubled points: { $first }/{ $second }/{ $third }.
event-paid = { $seat } has { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} { WORD($area, case: "in") }, { $tied ->
    [1] alone in { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } place
   *[other] one of { $tied } tied for { $place ->
        [1] first place, so second place counts
        [2] second place, so third place counts
        [3] third place, so fourth place counts
       *[other] fourth place, so fifth place counts
    }
}: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
event-virtual-ranked = The virtual player has { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} { WORD($area, case: "in") }, { $tied ->
    [1] alone in { $place ->
        [1] first
        [2] second
       *[other] third
    } place
   *[other] one of { $tied } tied for { $place ->
        [1] first
        [2] second
       *[other] third
    } place
}: its points are lost.
event-bonus = { $seat } gets { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} { WORD($area, case: "in") } { WORD($reason) }.
event-general-scoring = General scoring after round { $number }: first the castillo, then all regions.
event-left-castillo = { $seat } moves { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} from the castillo { WORD($to, case: "to") }{ $to ->
    [area-court] , for the disk shows no region that is open to them.
   *[other] .
}
event-virtual-stayed = { $count ->
    [one] { $count } caballero of the virtual player stays
   *[other] { $count } caballeros of the virtual player stay
} in the castillo.
event-castillo-closed = The king is beside the castillo, so nobody leaves it.
event-grande-left = { $seat } moves their grande from the castillo { WORD($to, case: "to") }.
event-grande-stayed = The grande of { $seat } stays in the castillo, for the disk shows no region that is open to it.
event-granada-conquered = { WORD($area, case: "nom") } is conquered: { $count } caballeros are there. It is scored at once with doubled points, and is a region like all others from now on.
event-round-ended = Round { $round } ends.
event-final-score = { $seat } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-special-skipped = { $seat } leaves out the special action of “{ WORD($card) }”.
event-special-idle = The special action of “{ WORD($card) }” has no effect now, so { $seat } goes without it.
event-not-scored = { WORD($area, case: "nom") } stands on more than one disk and is not scored.
event-score-now = { $seat } gains { $gained } in this scoring and has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-banished = { $seat } sends a caballero ({ $owner }) { WORD($from, case: "from") } to the province.

# A round told in short.
story-scoring = { WORD($area, case: "nom") } ({ $pays })
story-scoring-doubled = { WORD($area, case: "nom") }, doubled ({ $pays })
story-paid = { $seat } { $count } ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-tied = { $seat } { $count } ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, tie of { $tied }, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-virtual = virtual player { $count } ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
})
story-virtual-tied = virtual player { $count } ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, tie of { $tied })
story-bonus-king = +{ $points } king
story-bonus-grande = +{ $points } grande
story-bonus-ambassador = +{ $points } ambassador
story-bonus-envoy = +{ $points } envoy
story-nobody = no caballeros
story-totals = Points now: { $scores }
story-score = { $seat } +{ $gained } = { $points }
story-placed = { $seat } places: { $areas }
story-moved = { $seat } moves: { $moves }
story-revealed = Action cards: { $cards }
story-power = Power cards: { $plays }
story-area-count = { WORD($area) } { $count }
story-in-france = { WORD($area) } ({ WORD($place) })
story-round = Round { $round }
story-general = General scoring after round { $round }
story-disks = Disks: { $disks }
story-homes = Home regions: { $homes }
story-black = Black caballeros: { $areas }
story-regions = Region cards: { $regions }
story-region-placed = { WORD($area) } (+{ $count })
story-region-blocked = { WORD($area) } (king there: nothing)
story-scored = { $scoring }: { $paid }
story-card = { WORD($card) }
story-play = { $seat } { $power }
story-play-grey = { $seat } { $power } + { $value } = { $sum }
story-play-virtual = virtual player { $power }
story-move = { $owner } { WORD($from) } → { WORD($to) }
story-move-france = { $owner } { WORD($from) } → { WORD($to) } ({ WORD($place) })
story-region = { $seat } { WORD($area) }

# -- refusals ------------------------------------------------------------------

refused-not-in-hand = You do not hold that power card.
refused-value-lies = That value has been played in this round; choose another one.
refused-too-many = That is more than you may take.
refused-none-in-court = There are no more caballeros in your court.
refused-none-there = There is no caballero of that colour there.
refused-taboo = The king is there: no piece may enter or leave his region.
refused-not-face-up = That action card is not on offer any more.
refused-part-is-done = You have already done that part of the card.
refused-court-empty = Your court is empty.
refused-no-effect = The special action would have no effect now.
refused-must-place = You still have to place caballeros before your turn ends.
refused-not-beside-king = That region does not border on the king's; choose one that does, or the castillo.
refused-all-must-be-placed = You have to place as many caballeros as the card says.
refused-same-place = The caballero is there already; choose another place.
refused-no-own-left = You may not move any more of your own caballeros.
refused-no-foreign-left = You may not move any more caballeros of opponents.
refused-other-source = All moves must start in the region that you chose.
refused-no-castillo = The castillo cannot be chosen here.
refused-no-opponent-there = No opponent has a caballero there.
refused-not-this-mode = That action would have no effect now; choose the other one.
refused-not-on-card = That is not on this card; choose one of its two actions.
refused-own-colour = Only caballeros of opponents can be sent away.
refused-not-this-opponent = It is another opponent's turn to lose a caballero.
refused-fewer-than-two = You have fewer caballeros there than you must return; choose a region with enough.
refused-evicted-region = Your caballeros must leave that region; choose another one.
refused-board-stays = The board lies there already; choose another place.
refused-other-board = The other board lies there; choose another place.
refused-king-stays = The king is there already; choose another region.
refused-not-adjacent = The king moves only one step here; choose a neighbouring region.
refused-grande-stays = Your grande is there already; choose another region.
refused-not-used = You have not used that power card yet.
refused-no-such-colour = Nobody plays that colour.
refused-sum-lies = That sum has been played in this round; choose other cards.
refused-grey-not-in-hand = You do not hold that grey card.
refused-grey-not-dealt = That grey card was not dealt to you; choose one of your three.
refused-grey-not-back = You have not used that grey card, or not in this round; choose another card.
refused-grey-has-no-effect = The effect of your grey card would change nothing now.
refused-no-such-extra = You may not place one more for that reason.
refused-only-home = That one may only go to your home region.
refused-regions-only = Only regions can be chosen here, not the castillo.
refused-castillo-only = Only the castillo can be chosen here.
refused-too-far = That region is no neighbour, and too few moves are left for one so far; choose a neighbouring region or the castillo.
refused-only-black = With this card you move only black caballeros.
refused-closed-to-black = Black caballeros cannot go there; choose another region.
refused-france-is-full = All three places in France are taken; choose another region.
refused-not-in-france = Neither the king nor a grande can be in France; choose another region.
refused-not-on-disk = The disk does not show France; choose another region.
refused-court-not-on-disk = The court can be set only while the king is in France or Portugal; choose a region.
refused-place-is-taken = A caballero stands on that place already; choose a free one.
refused-not-there = No such caballero stands on that place; choose another one.
refused-not-from-a-court = Nobody comes from a court to Granada until it is conquered; choose another region.
refused-not-with-muslims = Neither the king nor a grande can be in Granada until it is conquered; choose another region.
refused-not-scored-now = Granada is not scored until it is conquered; choose another region.
refused-not-for-the-king = The king cannot go there with this card.
refused-not-abroad = With this card the king goes to France or Portugal.
refused-not-the-fewest = There are not the fewest caballeros there; choose a region that has the fewest.
refused-not-the-most = There are not the most caballeros there; choose a region that has the most.
refused-grande-in-castillo = That grande is in the castillo and cannot be moved.
refused-grande-not-in-another-region = King and grande must be in two different regions; choose another grande.

# -- options -------------------------------------------------------------------

option-edition = Edition
    .about = Whose rules and cards are used.
    .is-1995 = 1995
    .is-2023 = 2023
option-players = Players
    .about = How many sit at the table.
option-start_seat = First player
    .about = The seat that plays the first power card of the game.
    .is-random = drawn at random
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
    .is-E = E
option-short_game = Length
    .about = Whether some rounds are left out.
    .is-none = all nine rounds
    .is-two_per_period = without rounds 1, 4 and 7
    .is-six_rounds = only rounds 1 to 6
option-tie_rule = Ties
    .about = How many places are used up when three or more tie.
    .is-positional = as many as there are in the tie
    .is-sliding = always two
option-placement_mandatory = Placing is a duty
    .about = Whether you must place as many caballeros as the action card and your court allow.
option-call_mandatory = Calling is a duty
    .about = Whether you must call as many caballeros as the power card says.
option-veto_partial = Veto at every step
    .about = Whether a veto can stop a special action before each of its steps, or only when it is announced.
option-merge_piles_2_3 = Piles 2 and 3 as one
    .about = Whether piles 2 and 3 are shuffled together, so that four cards are turned up in a round. With two players they always are.
option-new_regency = New Regency
    .about = Whether ten regency cards take the place of Your Majesty: the king goes abroad, beside the castillo, or changes places with a grande.
option-veteran_cards = Veteran cards
    .about = Which veteran cards are used. Each takes the place of a card of its pile, which nobody sees.
    .is-eg23_veto-1 = Veto
    .is-eg23_veto-2 = second Veto
    .is-eg23_place_two_or_move_all = Place 2 or move own
    .is-eg23_secret_scoring = Secret scoring
option-shift_of_power = Shift of Power
    .about = Whether everybody gets three grey cards, to add to power cards and to use their effects.
option-retrieve_grey = Grey cards taken back
    .about = Which used grey cards may be taken back instead of a power card.
    .is-current = only that of this round
    .is-any = any of them
option-home_region_advantage = Home-region advantage
    .about = Whether a grande counts as one caballero in its region, and one more may be placed there if all are placed there.
option-movement_limits = Movement limits
    .about = Whether an action moves two caballeros fewer as soon as one goes further than to a neighbouring region.
option-france = France
    .about = Whether France is a tenth region, with places for three caballeros: the ambassador gets 2 points more, the envoy 1.
option-granada = Granada
    .about = Whether Granada is not scored until twelve caballeros are there; then at once, with doubled points.
option-church = Church
    .about = Whether four black caballeros count for whoever holds the church marker, which a sixth action card brings.
option-eg95_banish_scope = Banishment
    .about = Whether the card sends away one caballero in all or one of each opponent.
    .is-one = one in all
    .is-each = one of each opponent
option-eg95_court_crisis_split = Milder loss at court
    .about = Whether one of the two cards that empty the courts takes only three caballeros from each.
option-deck = Deck
    .about = A file with a deck of your own; empty for the rulebook's cards.
option-map = Map
    .about = A file with a map of your own; empty for the rulebook's map.
preset-first-game = First game
    .about = 2023, six rounds, no modules
preset-rulebook = 1995 classic
    .about = the rulebook of 1995, nine rounds
preset-1995-every-variant = 1995 with every variant
    .about = home region, limits, France, Granada, Church
preset-france = The France tile alone
    .about = 1995, without the rest of the expansion
preset-2023 = 2023 classic
    .about = the rules of 2023, nine rounds
preset-2023-every-module = 2023 with every module
    .about = New Regency, veteran cards, Shift of Power
preset-short = Short game without rounds 1, 4 and 7
    .about = 1995, six rounds
preset-six-rounds = Short game of rounds 1 to 6
    .about = 1995, two general scorings
preset-other-readings = The other readings of the unclear rules
    .about = 1995, nine rounds



chapter-edition-2023 = The 2023 edition
chapter-new-regency = New Regency
chapter-veteran-cards = Veteran cards and the veto
chapter-shift-of-power = Shift of Power
chapter-two-players = Two players (2023)
chapter-home-and-limits = Home region and movement limits (1995)
chapter-france = France (1995)
chapter-granada = Granada (1995)
chapter-church = The church (1995)

unprinted-call = how many caballeros power cards call
unprinted-copies = how many there are of each card
unprinted-place = how many caballeros action cards place
unprinted-points = points of { WORD($area, case: "nom") }
unprinted-borders = which regions are neighbours

# -- faults of decks, maps and positions -----------------------------------------

bad-card-id = { $given } is no id; an id begins with a small letter and has small letters, digits and underscores
bad-reserved-id = { $given } means something else in moves and positions; take another id
bad-pile-size = the pile has no room for { $given } cards; at most { $most } are possible
bad-many-cards = the shuffled piles have no room for { $given } cards together; at most { $most } are possible
bad-card-copies = { $given } lies face up or is in use more often than this deck has it
bad-standing-pile = pile 5 needs exactly one card
bad-no-regency = there is no regency card; with the option new_regency the pile needs at least one
bad-church-pile = with the option church the pile needs exactly one card
bad-church-card = pile 6 is the church's; a card there needs only = "church"
bad-only-unless = { $given } would bring this card and take it out; name it in one of both
bad-effect-needs = { $given } is possible only with the option { $switch }; the card needs only = "{ $switch }"
bad-veteran-pile = a veteran card takes the place of a card of piles 1 to 4, not of pile { $given }
bad-veteran-merged = veteran cards cannot be in pile 3 while it lies together with pile 2
bad-veteran-missing = { $given } is listed by the option veteran_cards, but no card of this deck has it
bad-few-to-replace = cards that veteran cards can take the place of: { $given }; needed: { $needed }
bad-grey-effect = { $given } cannot be used like this on a grey card; possible are move, place_anywhere and reinforce_court, without from_one_region and recall
bad-too-few-greys = grey cards: { $given }; needed: { $needed }, three for each player
bad-map-needs = the option { $switch } needs { $key } on this map
bad-too-few-offered = { $given } action cards lie face up; { $needed } are needed for the turns still to come
bad-few-powers = holds too few power cards for the rounds still to come; at least { $needed } are needed
bad-leftover = { $given } belongs to a decision that this position does not stand at
bad-many-modes = there are more than { $most } different modes in this deck
bad-mode = { $given } is a right for the placement and nothing to be chosen; a card has it alone
no-parameters = it has no parameters
given-modes = two modes, each with an effect
bad-too-few-cards = action cards on offer in every round: { $given }; needed: { $needed }, one for each player
bad-caballeros = caballeros of one colour on the board, in the court and in the province: { $given }; there must be { $needed }
bad-boards-together = both score boards are in one area; only one can be there
bad-power-twice = two seats have played power card { $given }
bad-border = { $given } is no border; a border needs two different regions
bad-agenda = { $given } is possible neither as an agenda nor as a row of it
bad-nothing-to-do = the decision of this position needs other cards here
bad-hand = power card { $given } is both in hand and played
bad-taken-back = the power cards in hand, played and taken back do not fit together
bad-king-place = the king cannot be at { $given } with these options
bad-grande-place = a grande cannot be at { $given } with these options
bad-black = black caballeros on the map: { $given }; there must be 4
bad-black-place = black caballeros cannot be here: { $given }
bad-no-variant = { $given } belongs to a variant that is not played here
bad-france-places = those on the places of France are not those who are there: { $given }
bad-grey-twice = grey card { $given } is in two places
bad-grey-hand = grey cards of one seat: { $given }; at most 3 are possible
bad-region-cards = { $given } are not the region cards still to come
bad-virtual-powers = { $given } are not the power cards of the virtual player still to come

# -- board ---------------------------------------------------------------------

board-round = Round { $round } of { $rounds }
board-scoring = general scoring after round { $round }
board-scoring-now = general scoring at the end of this round
board-over = The game is over
board-king = king
board-grande = grande
board-castillo = Castillo
board-thrown = throws: see the log
board-note-borders = Regions that touch are neighbours.
board-note-caballeros = caballeros of { $seat }
board-note-grande = grande of { $seat }
board-note-board = movable board
board-neighbours = neighbours
board-offer = Action cards
board-powers = Power cards
board-order = Turn order
board-card = Chosen card
board-open = still to do: { $parts }
board-part-place = place { $number }
board-part-special = special action
board-disks = Disks
board-returning = Going back
board-points = points
board-court = court
board-province = province
board-veto = veto until round
board-turn = turn
board-decides = decides
board-your-hand = Your power cards
board-hand-of = Hand of { $seat }
board-calls = caballeros called
board-king-away = king { WORD($area, case: "in") }
board-virtual = virtual player
board-black = black caballeros
board-church = Church marker
board-granada = { $count } of { $needed }
board-conquered = conquered
board-note-granada = conquest
board-ambassador = ambassador
board-envoy = envoy
board-third = third
board-free = free
board-your-greys = Your grey cards
board-greys-of = Grey cards of { $seat }
board-region-cards = Region cards
board-to-come = { $count } to come

colour-brown = brown
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red
colour-black = black

# -- King & Intrigue: card names have at most 26 characters ----------------------

card-ki_10 = 10 Own out of a region
card-ki_20 = 20 2 to the court
card-ki_30 = 30 Place 2 anywhere
card-ki_40 = 40 Veto
card-ki_50 = 50 Move 4 own
card-ki_60 = 60 Secret retreat of 2
card-ki_70 = 70 Move 2 own + 2
card-ki_80 = 80 Courts lose 3
card-ki_90 = 90 Score fewest
card-ki_100 = 100 Score any region
card-ki_110 = 110 Move your grande
card-ki_120 = 120 Move a score board
card-ki_130 = 130 Opponents return 3
card-ki_140 = 140 Score first places
card-ki_150 = 150 5 from one region
card-ki_160 = 160 Eviction
card-ki_170 = 170 Score the castillo
card-ki_180 = 180 Card back
card-ki_king = King card
card-ki_intrigue = Intrigue card

taken-intrigue = the card “{ WORD($card) }”
text-call = { $number ->
    [0] Calls no caballeros.
    [one] Calls { $number } caballero.
   *[other] Calls { $number } caballeros.
}
text-intrigue = Choose a region and move either one caballero of an opponent or any of your own from there to other regions or the castillo.
prompt-play_power-intrigue = Play a card
prompt-retrieve-intrigue = Take a card of an earlier round back
event-round-started-intrigue = Round { $round } begins; { $seat } plays the first card.
event-power-played-intrigue = { $seat } plays “{ WORD($power) }”.
event-turn-started-intrigue = It is the turn of { $seat } (“{ WORD($power) }”).
story-power-intrigue = Cards played: { $plays }
story-laid-aside = { $seat } lays aside: { $cards }
refused-card-not-in-hand = You do not hold that card.
text-take_card_back = Take one of your cards of an earlier round back into your hand.
board-played = Played
board-your-cards = Your cards
decision-setup_disk = Set the region where your next caballero begins
prompt-setup_disk = { $number ->
    [one] Set the region where one more caballero begins
   *[other] Set the region where { $number } more caballeros begin
}
decision-lay_aside_one = Lay a card aside, out of the game
prompt-lay_aside_one = Lay a card aside, out of the game ({ $left } left)
prompt-choose_card-intrigue = Choose the special action of this turn
prompt-choose_card-both = Take an action card, or choose whose special action you have
choice-setup_disk = { WORD($region) }{ $to_court ->
    [yes] {" "}(the king is there: to your court)
   *[no] {""}
}
choice-lay_aside_one = { WORD($ki_card) } (calls { $call })
event-setup-placed = { $seat } begins with more caballeros { WORD($to, case: "in") }: { $count }.
event-laid-aside = { $seat } lays “{ WORD($card) }” aside.
event-strength-handed = { $seat } gets Caballero card { $count }.
event-king-card = { $seat } gets the King card.
event-intrigue-card = { $seat } gets the Intrigue card.
event-action-chosen = { $seat } has the action of “{ WORD($card) }”.
story-setup = Further caballeros: { $homes }
story-strength = Caballero cards: { $plays }
refused-other-action = You do not have that action in this turn.
refused-not-on-setup-disk = Until Granada is conquered, nobody begins there; choose another region.
refused-laid-aside-already = You have laid that card aside already.
refused-not-of-an-earlier-round = Only a card that lies on your pile since an earlier round can come back.
option-king_intrigue = King & Intrigue
    .about = Whether everybody chooses 13 of 18 action cards of their own instead of power and action cards; most of what they do is a placeholder.
option-ki_free_choice = Free choice of action
    .about = Whether who has the King or the Intrigue card may use the action of the own card instead.
preset-king-intrigue = King & Intrigue
    .about = the whole game, nine rounds
preset-king-intrigue-short = Short
    .about = without rounds 1, 4 and 7
preset-king-intrigue-every-variant = With variants of 1995
    .about = home region, limits, Granada
box-king-intrigue = King & Intrigue
box-king-intrigue-summary = 18 action cards of your own instead of power and action cards: lay five aside, play one a round, and outbid the others for the King or underbid them for the Intrigue. For 2 to 5 players, about 90 minutes.
chapter-king-intrigue = King & Intrigue (1995)
unprinted-strength = the Caballero cards in use
bad-many-vetoes = only one card may stay in front of its player; this is a second one
bad-played = there must be one card of each of the values 10, 20 and so on to 180, but there are: { $given }
bad-common = there must be one card that goes to the highest and then one that goes to the lowest, but there are: { $given }
bad-strength = { $given } do not become smaller from card to card
bad-no-strength = no Caballero cards are named for { $players } players
bad-strength-card = { $given } is not the Caballero card that goes with these values
bad-other-action = { $given } is not an action that the active seat has
bad-laid-aside = a card that is laid aside is also in hand or played
board-strength = Caballero cards

# -- Grand Inquisitor & Colonies ---------------------------------------------------

area-ship = ship
    .nom = Ship
    .acc = the ship
    .to = to the ship
    .from = from the ship
    .in = on the ship
area-america = America
    .nom = America
    .acc = America
    .to = to America
    .from = from America
    .in = in America
area-mediterranean = Mediterranean
    .nom = Mediterranean
    .acc = the Mediterranean
    .to = to the Mediterranean
    .from = from the Mediterranean
    .in = in the Mediterranean
from_place-ambassador = the ambassador's place
from_place-envoy = the envoy's place
from_place-third = the third place
from_place-captain = captain
from_place-viceroy = viceroy
from_place-gold = gold
from_place-goods = goods
from_place-ordinary = ordinary place
to_place-ambassador = the ambassador's place
to_place-envoy = the envoy's place
to_place-third = the third place
to_place-captain = captain
to_place-viceroy = viceroy
to_place-gold = gold
to_place-goods = goods
to_place-ordinary = ordinary place
from_place-beside = beside the board
from_place-gold_beside = gold, beside the board
from_place-goods_beside = goods, beside the board
decision-from_place = Choose which caballero it is
decision-to_place = Choose where the caballero stands
prompt-from_place = Choose which caballero ({ $owner }) { WORD($area, case: "in") } it is
prompt-to_place = Choose where the caballero ({ $owner }) stands { WORD($area, case: "in") }
choice-from_place = { WORD($from_place) }
choice-to_place = { WORD($to_place) }
event-took-place = A caballero ({ $owner }) stands { WORD($area, case: "in") }: { WORD($place) }.
event-left-place = A caballero ({ $owner }) { WORD($area, case: "in") } gives up: { WORD($place) }.
event-shows-stands = { $seat } has chosen: { WORD($from) } → { WORD($to) }.
reason-captain = as captain
reason-viceroy = as viceroy
story-bonus-captain = +{ $points } captain
story-bonus-viceroy = +{ $points } viceroy
story-scoring-offices = { WORD($area, case: "nom") }
story-office = { $seat } { $bonuses }
option-grand_inquisitor = Grand Inquisitor & Colonies
    .about = Whether France, a ship, America and the Mediterranean are played too, with gold and goods, the Inquisitor and two more piles of cards.
option-gi_token_pickup_present = Tokens for those present
    .about = Whether a caballero that is already in America or the Mediterranean may step onto a free token.
option-gi_once_per_turn_includes_sea = One movement a turn
    .about = Whether a caballero has one movement in a turn, by a card or by sea, or one of each.
option-gi_token_any_turn = Tokens in any turn
    .about = Whether who moves an own caballero in the turn of another may put it on a token at once.
option-gi_after_castillo_keep = Keep “After the castillo”
    .about = Whether the card may be kept for a later general scoring if it is not used in the next one.
preset-grand-inquisitor = Grand Inquisitor & Colonies
    .about = the whole game, nine rounds
preset-grand-inquisitor-short = Short
    .about = without rounds 1, 4 and 7
preset-grand-inquisitor-every-variant = With variants of 1995
    .about = home region, limits, Granada
preset-grand-inquisitor-king-intrigue = With King & Intrigue
    .about = both expansions in one game
box-grand-inquisitor = Grand Inquisitor & Colonies
box-grand-inquisitor-summary = Sail to America and the Mediterranean, bring gold and goods home, and win the Inquisitor with his black caballeros. The big expansion of 1997, for 2 to 5 players, about two hours.
chapter-seas = Grand Inquisitor & Colonies: the seas
chapter-colonies = Grand Inquisitor & Colonies: gold and goods
chapter-inquisitor = Grand Inquisitor & Colonies: the Inquisitor
bad-office = the holder of an office must have a caballero there; this seat has none: { $given }
bad-seas = a map with areas at sea has ship, america and mediterranean in this order, but there are: { $given }
board-offices = Offices
board-captain = captain
board-viceroy = viceroy
refused-nobody-stands-so = No caballero of that colour stands like that; choose another one.
refused-not-free-there = That place cannot be taken now; choose another one.
refused-nothing-to-keep = A repetition turns over a card of the row; there is none to keep.

# -- Grand Inquisitor & Colonies: sea moves, tokens, the limit board ----------------

token-gold = gold
token-goods = goods
decision-sea_move = Sail, step onto a token, or go on
prompt-sea_move-turn = Sail, step onto a token, use your kept card, or go on
prompt-sea_move-bonus = Sail, step onto a token, use the Inquisitor's bonus, or go on
prompt-sea_move-turnbonus = Sail, step onto a token, use your kept card or the Inquisitor's bonus, or go on
choice-sea_move = { $steps ->
    [yes] { $colour } onto { WORD($token) } { WORD($area, case: "in") }
   *[no] { $colour } sails { WORD($sea, case: "from") } { WORD($area, case: "to") }
}
choice-sea_move-done = go on
decision-fill_board = Choose whose caballero steps onto the limit board
prompt-fill_board = Choose whose caballero steps onto the limit board { WORD($area, case: "in") } ({ $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} free)
choice-fill_board = { $colour }
event-tokens-brought = { $seat } brings tokens into play: { $count } × { WORD($token) }.
event-sailed = { $seat } sails a caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-stepped-on = A caballero ({ $owner }) { WORD($area, case: "in") } takes { WORD($token) }.
event-carried = The caballero ({ $owner }) carries { WORD($token) }.
event-delivered = The caballero ({ $owner }) delivers { WORD($token) } { WORD($area, case: "in") }: { $points ->
    [0] nobody has points for it
    [one] { $points } point
   *[other] { $points } points
}.
event-token-lost = The { WORD($token) } of the caballero ({ $owner }) is out of the game.
event-limit-starts = The limit board begins { WORD($area, case: "in") }.
event-limit-moved = { $seat } moves the limit board { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-moved-within = { $seat } moves a caballero ({ $owner }) { WORD($area, case: "in") } { $onto ->
    [1] onto the limit board
   *[0] off the limit board
}.
event-stood-on = { $count ->
    [one] { $count } caballero ({ $owner }) steps
   *[other] { $count } caballeros ({ $owner }) step
} onto the limit board { WORD($area, case: "in") }.
event-stood-beside = A caballero ({ $owner }) { WORD($area, case: "in") } stands beside the limit board.
refused-not-own-at-sea = Only your own caballeros sail or step onto tokens for you.
refused-nobody-sails = No caballero there can sail in this turn: it must have been at sea when the turn began and not have moved since.
refused-no-sea-way = No sea move leads there; from the ship you sail to America, the Mediterranean or a coast, from there back to the ship.
refused-no-token-to-france = Nobody sails to France with gold or goods.
refused-no-step-on-token = Nobody there can step onto a free token now.
refused-no-kept-turn = You have no card from an earlier round that turns over another.
refused-no-bonus-now = You cannot use the Inquisitor's bonus now.
refused-none-beside = No caballero of that colour stands beside the limit board.
refused-no-newcomer = Only those who have just come there may step onto the limit board.
refused-moved-already = Every caballero of that colour there has moved in this turn.
refused-carrier-stays-out = With gold or goods nobody goes into the castillo.
refused-limit-not-to-france = The limit board never goes to France.
refused-limit-stays = The limit board is there already; choose another region.
refused-nobody-moves = Nobody there can be moved any more in this turn; choose another region.
refused-not-by-this-card = The ship and France are reached from a court only where a placement may go now, America and the Mediterranean never.
refused-only-spain-on-disk = The disk shows the regions of Spain only; choose one of them.
refused-not-sent-away = Neither the viceroy nor who carries gold or goods is sent away by others; choose another caballero.
refused-no-landing-with-muslims = No sea move leads to Granada until it is conquered; choose another region.
refused-cards-are-needed = No more cards lie there than players still need; none can be turned over now.
card-k7_limit = Limit board
text-move_limit = Move the limit board to another region of Spain or to sea, without the caballeros on it, and choose who stands on it there.
prompt-choose_region-limit = Choose where the limit board goes
board-tokens = Tokens
board-tokens-free = free: { $tokens }
board-tokens-brought = new in this turn: { $tokens }
board-tokens-supply = not in play: { $tokens }
board-limit = Limit board
board-limit-at = { WORD($area, case: "in") }, { $free ->
    [0] full
    [one] { $free } space free
   *[other] { $free } spaces free
}
board-beside = beside it: { $who }
board-carriers = Carried
bad-carriers = as many carriers as this are not there
bad-tokens = there are { $most } tokens of this kind, not { $given }
bad-beside = the limit board has room for { $most }, not { $given }
bad-beside-none = nobody there carries this: { $given }
bad-ledger = more caballeros have moved or may sail than there are: { $most }

# -- Grand Inquisitor & Colonies: its cards ----------------------------------------

card-k7_conspiracy = Conspiracy
card-k7_transport = Transport
card-k7_double = Double strike
card-k7_turn = Turn over a card
card-k7_score_new = Score the colonies
card-k7_score_later = Score later
card-k7_after_castillo = After the castillo
text-place-up-to = { $number ->
    [one] Place up to { $number } caballero from your court.
   *[other] Place up to { $number } caballeros from your court.
}
text-shut_in_grandes = The grandes of all opponents go into the castillo, but for those with the king.
text-score_areas = Score these areas: { $areas }.
text-score_later = Lay this card in any region or on the castillo; that is scored at the end of the next round.
text-move_after_castillo = Keep this card. In a general scoring, when the castillo is empty, you may move up to { $number } of your caballeros.
text-turn_card = Turn over an action card that is still on offer, so that nobody uses it in this round; or keep this card for a later round.
text-turn_card-veto = You may also use it once as a veto against the special action of an opponent; then it is used up.
text-repeat_later = Keep this card. Once, right after an opponent has completed a special action, you may carry out the same one with choices of your own.
prompt-choose_region-later = Choose what is scored at the end of the next round
decision-turn_card = Choose the card that you turn over, or keep this one
choice-turn_card = Turn over: { WORD($card) }
choice-turn_card-skip = Keep this card
prompt-turn_card-again = Choose the card that you turn over
decision-double = Repeat the special action, or keep the card
prompt-double = { $seat } has carried out “{ WORD($card) }”: repeat the special action now, or keep your Double strike
choice-double = { WORD($double) }
double-repeat = repeat it now
double-skip = keep Double strike
decision-after_castillo = Use the card that you kept, or keep it for a later scoring
prompt-after_castillo = Use “{ WORD($card) }” now, or keep it for a later scoring
choice-after_castillo = { WORD($use_kept) }
use_kept-use = use it now
use_kept-skip = keep it
event-card-kept = { $seat } keeps the card “{ WORD($card) }”.
event-card-used = { $seat } uses the kept card “{ WORD($card) }”.
event-card-turned-over = { $seat } turns over the card “{ WORD($card) }”; nobody can use it in this round.
event-shows-turn = { $seat } wants to turn over the card “{ WORD($card) }”.
event-repeats = { $seat } repeats the special action of “{ WORD($card) }”.
event-laid-later = { $seat } lays the card: { WORD($area, case: "nom") } is scored at the end of the next round.
event-scored-later = Scored now, as a card was laid there: { WORD($area, case: "nom") }.
kept-after_castillo = after the castillo
kept-double = Double strike
kept-turn_next = turn over a card, from the next round on
kept-turn = turn over a card
board-kept = Kept cards
board-repeats = Repeated by
board-later = Scored after the next round
board-due = Scored after this round
bad-colony-card = pile 7 is that of the colonies; a card there needs only = "grand_inquisitor"
bad-no-such-pile = King & Intrigue has no piles of action cards but 6 and 7, which come with only = "grand_inquisitor"
bad-colony-key = only a card with only = "grand_inquisitor" has this
bad-many-kept = { $given } keeps its card on the table; { $other } has it already, and no second one may
bad-kept-standing = { $given } keeps its card on the table, but that of piles 5 and 6 comes again every round; give it another pile
bad-mode-kept = { $given } keeps its card on the table; a card has it alone
bad-inquisitor-pile = with the option grand_inquisitor the pile needs one card or none
bad-kept = more of these cards lie on the table than the deck has: { $given }
bad-kept-early = cards of { $pile } that lie on the table: { $given }; turned up by this round: { $most }
bad-acting = { $given } is not the card that is used or repeated now
given-areas = a list with some of france, ship, america and mediterranean, each once
card-k6_inquisitor = Grand Inquisitor
card-k7_score_inq = Score with the Inquisitor
text-take_inquisitor = { $moves ->
    [one] Take the Inquisitor into your court, then move up to { $moves } black caballero to any region or into the castillo, also one that is laid aside; not out of or into the king's region.
   *[other] Take the Inquisitor into your court, then move up to { $moves } black caballeros to any regions or into the castillo, also those that are laid aside; not out of or into the king's region.
}
text-score_black = Take the Inquisitor into your court, then score every region with a black caballero.
decision-bonus = Use the Inquisitor's bonus of this round now, or lose it
choice-bonus = { WORD($bonus_way) }
choice-bonus-skip = do without it
bonus_way-bonus_province = one caballero more from the province to the court
bonus_way-bonus_place = place one caballero more now
event-inquisitor-taken = { $seat } takes the Inquisitor.
event-bonus-used = By the Inquisitor { $seat } brings one caballero more from the province to the court.
event-black-aside = { $seat } has a black caballero { WORD($from, case: "from") } laid aside.
event-black-left-castillo = { $count ->
    [one] { $count } black caballero goes
   *[other] { $count } black caballeros go
} from the castillo { WORD($to, case: "to") }.
event-black-stayed = { $count ->
    [one] { $count } black caballero stays
   *[other] { $count } black caballeros stay
} in the castillo.
event-fictitious-ranked = { $count ->
    [one] { $count } black caballero of nobody
   *[other] { $count } black caballeros of nobody
} { WORD($area, case: "in") }, { $tied ->
    [1] alone in { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } place
   *[other] tied by { $tied } in { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } place
}: nobody gets the points.
story-fictitious = black { $count } ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
})
story-fictitious-tied = black { $count } ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, tie of { $tied })
refused-bonus-is-placed = You have chosen to place the caballero of the bonus; choose where.
refused-province-empty = Your province is empty.
refused-none-aside = Only the Inquisitor's card brings back a black caballero, and only one that is laid aside.
board-inquisitor = Inquisitor
board-bonus-used = bonus used
board-aside = { $count } laid aside
bad-gained = only who has the Inquisitor can have gained him: { $given }
