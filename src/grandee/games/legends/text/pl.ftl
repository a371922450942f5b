# Eight-Minute Empire: Legends po polsku. Regiony mają formy .to, .from i .in z przyimkiem i .acc (biernik), przymiotniki
# formy .acc (każdą … kartę) i .gen (wszystkich … kart), żetony i wyspy formę .acc. Nazwy kart stoją w cudzysłowie.

game-title = Eight-Minute Empire: Legends
game-summary = Bierz karty istot i miejsc, rozstaw armie na wyspach i kontroluj ich więcej niż inni. Dla 2–4 graczy, około 20 minut.
game-how-to =
    W swojej turze bierzesz jedną kartę z rzędu. Pierwsza jest darmowa, dalsze w prawo kosztują do 3 monet, a monety
    muszą wystarczyć na całą grę. Zdolność karty masz odtąd na stałe, jej akcję wykonujesz od razu: umieszczasz armie,
    przesuwasz je, budujesz miasto albo niszczysz armię. Nowe armie przybywają tylko do regionu startowego i tam, gdzie
    masz miasto. Krok lądem kosztuje 1 punkt ruchu, przez morze 3, z latającymi kartami mniej. Region kontroluje
    ten, kto ma w nim najwięcej armii i miast, wyspę ten, kto kontroluje na niej najwięcej regionów: po 1 punkcie, przy
    remisie nic. Najwięcej eliksirów daje 2 punkty, a dalsze punkty przynoszą karty. Przed pierwszą turą wszyscy licytują
    w tajemnicy; kto da najwięcej, płaci i wskazuje, kto zaczyna.
    Na planszy: A3 trzy armie gracza A, ^ miasto, N armie neutralne, ! region startowy, (?) zakryty żeton, – lądem,
    ~ przez morze.

# -- mapa ------------------------------------------------------------------------

side-volcano = Wulkan
side-fern = Paprocie
side-meadow = Łąka
side-citadel = Cytadela
side-horseshoe = Podkowa
side-desert = Pustynia
side-ice = Lód
side-tall = Wyżyny
own-side = { $name }

region-volcano_1 = Popielisko
    .to = do Popieliska
    .from = z Popieliska
    .in = w Popielisku
region-volcano_2 = Żużlowo
    .to = do Żużlowa
    .from = z Żużlowa
    .in = w Żużlowie
region-volcano_3 = Kraterzyn
    .to = do Kraterzyna
    .from = z Kraterzyna
    .in = w Kraterzynie
region-volcano_4 = Żarzyn
    .to = do Żarzyna
    .from = z Żarzyna
    .in = w Żarzynie
region-volcano_5 = Dymin
    .to = do Dymina
    .from = z Dymina
    .in = w Dyminie
region-volcano_6 = Lawisko
    .to = do Lawiska
    .from = z Lawiska
    .in = w Lawisku
region-volcano_7 = Sadzyn
    .to = do Sadzyna
    .from = z Sadzyna
    .in = w Sadzynie
region-fern_1 = Paprocin
    .to = do Paprocina
    .from = z Paprocina
    .in = w Paprocinie
region-fern_2 = Mechowo
    .to = do Mechowa
    .from = z Mechowa
    .in = w Mechowie
region-fern_3 = Mglista Dolina
    .acc = Mglistą Dolinę
    .to = do Mglistej Doliny
    .from = z Mglistej Doliny
    .in = w Mglistej Dolinie
region-meadow_1 = Koniczyn
    .to = do Koniczyna
    .from = z Koniczyna
    .in = w Koniczynie
region-meadow_2 = Skowronów
    .to = do Skowronowa
    .from = ze Skowronowa
    .in = w Skowronowie
region-meadow_3 = Makowice
    .to = do Makowic
    .from = z Makowic
    .in = w Makowicach
region-meadow_4 = Sianowice
    .to = do Sianowic
    .from = z Sianowic
    .in = w Sianowicach
region-meadow_5 = Wierzbin
    .to = do Wierzbina
    .from = z Wierzbina
    .in = w Wierzbinie
region-citadel_1 = Wrotów
    .to = do Wrotowa
    .from = z Wrotowa
    .in = we Wrotowie
region-citadel_2 = Murowin
    .to = do Murowina
    .from = z Murowina
    .in = w Murowinie
region-citadel_3 = Latarnów
    .to = do Latarnowa
    .from = z Latarnowa
    .in = w Latarnowie
region-horseshoe_1 = Mewowo
    .to = do Mewowa
    .from = z Mewowa
    .in = w Mewowie
region-horseshoe_2 = Solnica
    .acc = Solnicę
    .to = do Solnicy
    .from = z Solnicy
    .in = w Solnicy
region-horseshoe_3 = Młotowo
    .to = do Młotowa
    .from = z Młotowa
    .in = w Młotowie
region-horseshoe_4 = Cicha Zatoka
    .acc = Cichą Zatokę
    .to = do Cichej Zatoki
    .from = z Cichej Zatoki
    .in = w Cichej Zatoce
region-horseshoe_5 = Muszlin
    .to = do Muszlina
    .from = z Muszlina
    .in = w Muszlinie
region-desert_1 = Słoneczyn
    .to = do Słoneczyna
    .from = ze Słoneczyna
    .in = w Słoneczynie
region-desert_2 = Wydmowo
    .to = do Wydmowa
    .from = z Wydmowa
    .in = w Wydmowie
region-desert_3 = Palmin
    .to = do Palmina
    .from = z Palmina
    .in = w Palminie
region-desert_4 = Skorpionów
    .to = do Skorpionowa
    .from = ze Skorpionowa
    .in = w Skorpionowie
region-desert_5 = Mirażyn
    .to = do Mirażyna
    .from = z Mirażyna
    .in = w Mirażynie
region-desert_6 = Kościejów
    .to = do Kościejowa
    .from = z Kościejowa
    .in = w Kościejowie
region-desert_7 = Wielbłądowo
    .to = do Wielbłądowa
    .from = z Wielbłądowa
    .in = w Wielbłądowie
region-ice_1 = Mrozin
    .to = do Mrozina
    .from = z Mrozina
    .in = w Mrozinie
region-ice_2 = Lodowo
    .to = do Lodowa
    .from = z Lodowa
    .in = w Lodowie
region-ice_3 = Fokowo
    .to = do Fokowa
    .from = z Fokowa
    .in = w Fokowie
region-ice_4 = Śnieżyn
    .to = do Śnieżyna
    .from = ze Śnieżyna
    .in = w Śnieżynie
region-ice_5 = Zorzyn
    .to = do Zorzyna
    .from = z Zorzyna
    .in = w Zorzynie
region-tall_1 = Orle Gniazdo
    .to = do Orlego Gniazda
    .from = z Orlego Gniazda
    .in = w Orlim Gnieździe
region-tall_2 = Chmurzyn
    .to = do Chmurzyna
    .from = z Chmurzyna
    .in = w Chmurzynie
region-tall_3 = Wietrzyn
    .to = do Wietrzyna
    .from = z Wietrzyna
    .in = w Wietrzynie

# Dla regionu z własnej mapy, który nie ma form.
own-region = { $name }
    .to = do regionu { $name }
    .from = z regionu { $name }
    .in = w regionie { $name }

island-volcano_a = Popielna Wyspa
    .acc = Popielną Wyspę
island-volcano_b = Ognista Wyspa
    .acc = Ognistą Wyspę
island-fern_a = Paprociowa Wyspa
    .acc = Paprociową Wyspę
island-meadow_a = Łąkowa Wyspa
    .acc = Łąkową Wyspę
island-citadel_a = Zamkowa Wyspa
    .acc = Zamkową Wyspę
island-citadel_b = Wyspa Latarni
    .acc = Wyspę Latarni
island-horseshoe_a = Wyspa Podkowa
    .acc = Wyspę Podkowę
island-desert_a = Pustynna Wyspa
    .acc = Pustynną Wyspę
island-ice_a = Mroźna Wyspa
    .acc = Mroźną Wyspę
island-ice_b = Focza Wyspa
    .acc = Foczą Wyspę
island-ice_c = Śnieżna Wyspa
    .acc = Śnieżną Wyspę
island-tall_a = Orla Wyspa
    .acc = Orlą Wyspę
island-tall_b = Chmurna Wyspa
    .acc = Chmurną Wyspę
island-tall_c = Wietrzna Wyspa
    .acc = Wietrzną Wyspę
own-island = { $name }

place-centre = środek
place-north = północ
place-east = wschód
place-south = południe
place-west = zachód
place-1 = 1. od lewej
place-2 = 2. od lewej
place-3 = 3. od lewej
place-4 = 4. od lewej

# -- karty -----------------------------------------------------------------------

card-ancient_phoenix = Pradawny feniks
card-ancient_sage = Pradawny mędrzec
card-ancient_tree_spirit = Pradawny duch drzewa
card-ancient_woods = Pradawna puszcza
card-arcane_manticore = Tajemna mantykora
card-arcane_sphinx = Tajemny sfinks
card-arcane_temple = Tajemna świątynia
card-castle_or = Zamek
card-castle_and = Zamek
card-cursed_banshee = Przeklęta zjawa
card-cursed_gargoyles = Przeklęte gargulce
card-cursed_king = Przeklęty król
card-cursed_mausoleum = Przeklęte mauzoleum
card-cursed_tower = Przeklęta wieża
card-dire_dragon = Straszliwy smok
card-dire_eye = Straszliwe oko
card-dire_giant = Straszliwy olbrzym
card-dire_goblin = Straszliwy goblin
card-dire_ogre = Straszliwy ogr
card-forest_elf = Leśny elf
card-forest_gnome = Leśny gnom
card-forest_pixie = Leśna wróżka
card-forest_tree_town = Leśne miasto w koronach
card-graveyard = Cmentarz
card-lake = Jezioro
card-mountain_dwarf = Górski krasnolud
card-mountain_treasury = Górski skarbiec
card-night_hydra = Nocna hydra
card-night_village = Nocna wioska
card-night_wizard = Nocny czarodziej
card-noble_hills = Szlachetne wzgórza
card-noble_knight = Szlachetny rycerz
card-noble_unicorn = Szlachetny jednorożec
card-stronghold = Twierdza
own-card = { $name }

adjective-ancient = pradawny
    .acc = pradawną kartę
    .gen = pradawnych kart
adjective-arcane = tajemny
    .acc = tajemną kartę
    .gen = tajemnych kart
adjective-cursed = przeklęty
    .acc = przeklętą kartę
    .gen = przeklętych kart
adjective-dire = straszliwy
    .acc = straszliwą kartę
    .gen = straszliwych kart
adjective-forest = leśny
    .acc = leśną kartę
    .gen = leśnych kart
adjective-mountain = górski
    .acc = górską kartę
    .gen = górskich kart
adjective-night = nocny
    .acc = nocną kartę
    .gen = nocnych kart
adjective-noble = szlachetny
    .acc = szlachetną kartę
    .gen = szlachetnych kart
own-adjective = { $word }
    .acc = kartę „{ $word }”
    .gen = kart „{ $word }”

# Co robi karta; składa się to z jej wiersza w talii.
text-moves_more = { $number ->
    [one] Przy każdym przesuwaniu masz o { $number } punkt ruchu więcej.
    [few] Przy każdym przesuwaniu masz o { $number } punkty ruchu więcej.
    [many] Przy każdym przesuwaniu masz o { $number } punktów ruchu więcej.
   *[other] Przy każdym przesuwaniu masz o { $number } punktu ruchu więcej.
}
text-armies_more = { $number ->
    [one] Przy każdym umieszczaniu możesz umieścić o { $number } armię więcej.
    [few] Przy każdym umieszczaniu możesz umieścić o { $number } armie więcej.
    [many] Przy każdym umieszczaniu możesz umieścić o { $number } armii więcej.
   *[other] Przy każdym umieszczaniu możesz umieścić o { $number } armii więcej.
}
text-flies = Lata: krok przez morze kosztuje cię o 1 punkt ruchu mniej.
text-elixirs = { $number ->
    [one] { $number } eliksir.
    [few] { $number } eliksiry.
    [many] { $number } eliksirów.
   *[other] { $number } eliksiru.
}
text-coins = { $number ->
    [one] Bierzesz od razu { $number } monetę.
    [few] Bierzesz od razu { $number } monety.
    [many] Bierzesz od razu { $number } monet.
   *[other] Bierzesz od razu { $number } monety.
}
text-immune = Twoich armii nie można zniszczyć.
text-points_per_adjective = Na koniec 1 punkt za każdą { WORD($adjective, case: "acc") }.
text-points_for_set = Na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za komplet wszystkich { WORD($adjective, case: "gen") } (razem { $number }).
text-points_per_coins = { $number ->
    [one] Na koniec 1 punkt za każdą monetę, która ci zostanie.
    [few] Na koniec 1 punkt za każde { $number } monety, które ci zostaną.
    [many] Na koniec 1 punkt za każde { $number } monet, które ci zostaną.
   *[other] Na koniec 1 punkt za każde { $number } monety, które ci zostaną.
}
text-points_per_flying = Na koniec 1 punkt za każdą twoją kartę, która lata.
text-place = { $number ->
    [one] Umieść { $number } armię.
    [few] Umieść { $number } armie.
    [many] Umieść { $number } armii.
   *[other] Umieść { $number } armii.
}
text-move = { $number ->
    [one] Przesuwaj armie za { $number } punkt ruchu.
    [few] Przesuwaj armie za { $number } punkty ruchu.
    [many] Przesuwaj armie za { $number } punktów ruchu.
   *[other] Przesuwaj armie za { $number } punktu ruchu.
}
text-city = Zbuduj miasto.
text-destroy = Zniszcz armię.
text-either = Albo: { $one } Albo: { $other }
text-then = { $one } Potem: { $other }

# -- przywódcy i żetony --------------------------------------------------------------

leader-fairy_queen = Królowa wróżek
leader-bandit_king = Król zbójców
leader-red_sorceress = Czerwona czarodziejka
leader-white_knight = Biały rycerz

token-magic_spring = Magiczne źródło
token-cottage = Chata
    .acc = Chatę
token-hidden_treasure = Ukryty skarb
token-magic_book = Księga czarów
    .acc = Księgę czarów
token-stable = Stajnia
    .acc = Stajnię
token-poison_swamp = Trujące bagno
token-citadel_1 = Cytadela
    .acc = cytadelę
token-citadel_2 = Cytadela
    .acc = cytadelę
token-citadel_3 = Cytadela
    .acc = cytadelę
token-dragon = Smok
    .acc = smoka
token-portal_1 = Portal
    .acc = portal
token-portal_2 = Portal
    .acc = portal
token-rogues = Banda rzezimieszków
    .acc = bandę rzezimieszków
token-unknown = zakryty żeton

# -- słowa do zdań --------------------------------------------------------------------

neutral-army = armia neutralna
part-first = pierwsza akcja
part-second = druga akcja
taking-take = weź żeton
army-place_army = umieść armię
coin-take_coin = weź monetę
tie-youngest = wygrywa najmłodsza z tych osób
tie-die = rozstrzyga kostka

reason-magic_book = Księga czarów
reason-coins = więcej monet
reason-armies = więcej armii na mapie
reason-regions = więcej regionów

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty

# -- decyzje ---------------------------------------------------------------------------

decision-lay_segment = Połóż część mapy
prompt-lay_segment = { $left ->
    [one] Połóż ostatnią część mapy
    [few] Połóż część mapy (zostało: { $left })
    [many] Połóż część mapy (zostało: { $left })
   *[other] Połóż część mapy (zostało: { $left })
}
decision-start_region = Wybierz region startowy
decision-lay_token = Połóż żeton na mapie
prompt-lay_token = Połóż na mapie { WORD($token, case: "acc") }
prompt-lay_token-face-down = Połóż na mapie zakryty żeton
decision-fifth_army = Wyślij po jednej armii wszystkich graczy do wybranego regionu
decision-neutral_army = Umieść armię neutralną
prompt-neutral_army = Umieść armię neutralną (zostało: { $left })
decision-bid = Licytuj o prawo wskazania, kto zaczyna
decision-choose_starter = Wskaż, kto zaczyna
decision-take_card = Weź kartę z rzędu
decision-choose_part = Wybierz jedną z dwóch akcji karty
prompt-choose_part = Wybierz jedną z dwóch akcji karty „{ WORD($card) }”
decision-place_one = Umieść armię
prompt-place_one = Umieść armię (zostało: { $left })
decision-payee = Wybierz, z czyjego miasta korzystasz
prompt-payee = Wybierz, z czyjego miasta { WORD($region, case: "in") } korzystasz za 1 monetę
decision-move_one = Przesuń armię
prompt-move_one = Przesuń armię ({ $left ->
    [one] został { $left } punkt ruchu
    [few] zostały { $left } punkty ruchu
    [many] zostało { $left } punktów ruchu
   *[other] zostało { $left } punktu ruchu
})
decision-build_city = Zbuduj miasto
decision-take_token = Weź zakryty żeton albo go zostaw
prompt-take_token = Weź zakryty żeton { WORD($region, case: "in") } albo go zostaw
decision-knight_army = Biały rycerz może umieścić armię przy nowym mieście
prompt-knight_army = Biały rycerz może umieścić armię przy nowym mieście { WORD($region, case: "in") }
decision-destroy_one = Zniszcz armię
decision-take_coin = Król zbójców może zabrać monetę właścicielowi armii
prompt-take_coin = Król zbójców może zabrać monetę (komu: { $seat })
decision-extra_card = Królowa wróżek może wziąć jeszcze jedną kartę; jej akcji się nie wykonuje

choice-lay_segment = { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , obrót o 90°
    [2] , obrót o 180°
   *[other] , obrót o 270°
})
choice-start_region = { WORD($region) }
choice-lay_token = { WORD($region, case: "in") }
choice-lay_token-skip = pomiń
choice-fifth_army = { WORD($region, case: "to") }
choice-neutral_army = { WORD($region, case: "in") }
choice-bid = { $coins ->
    [0] nie oferować nic
    [one] zaoferować { $coins } monetę
    [few] zaoferować { $coins } monety
    [many] zaoferować { $coins } monet
   *[other] zaoferować { $coins } monety
}
choice-choose_starter = { $seat }
choice-take_card = { $position }. { WORD($card) } ({ $price ->
    [0] za darmo
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
})
choice-choose_part = { $what }
choice-choose_part-skip = żadna
choice-place_one = { $coins ->
    [0] { WORD($region, case: "in") }
    [one] { WORD($region, case: "in") } ({ $coins } moneta)
    [few] { WORD($region, case: "in") } ({ $coins } monety)
    [many] { WORD($region, case: "in") } ({ $coins } monet)
   *[other] { WORD($region, case: "in") } ({ $coins } monety)
}
choice-place_one-done = żadnej więcej
choice-payee = miasto gracza { $seat }
choice-move_one = { $coins ->
    [0] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost })
    [one] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } moneta)
    [few] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } monety)
    [many] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } monet)
   *[other] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } monety)
}
choice-move_one-done = żadnej więcej
choice-build_city = { WORD($region, case: "in") }
choice-build_city-skip = żadnego
choice-take_token = { WORD($taking) }
choice-take_token-skip = zostaw
choice-knight_army = { $coins ->
    [0] { WORD($army) }
    [one] { WORD($army) } ({ $coins } moneta)
    [few] { WORD($army) } ({ $coins } monety)
    [many] { WORD($army) } ({ $coins } monet)
   *[other] { WORD($army) } ({ $coins } monety)
}
choice-knight_army-skip = żadnej
choice-destroy_one = { $colour ->
    [neutral-army] neutralna
   *[other] { $colour }
} { WORD($region, case: "in") }
choice-destroy_one-skip = żadnej
choice-take_coin = { WORD($coin) }
choice-take_coin-skip = nie bierz
choice-extra_card = { $position }. { WORD($card) } ({ $price ->
    [0] za darmo
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
})
choice-extra_card-skip = żadnej karty

# -- co się stało --------------------------------------------------------------------------

event-leg-started = Zaczyna się partia { $number }; przygotowuje ją { $seat }.
event-leader-dealt = { $seat } ma przywódcę: { WORD($leader) }.
event-segment-laid = { $seat } kładzie część mapy: { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , obrót o 90°
    [2] , obrót o 180°
   *[other] , obrót o 270°
}).
event-start-placed = { $seat } wybiera region startowy: { WORD($region) }.
event-card-turned = Nowa karta w rzędzie: { WORD($card) }.
event-token-laid = { $seat } kładzie { WORD($token, case: "acc") } { WORD($region, case: "in") }.
event-token-left-out = { $seat } pomija żeton: { WORD($token) }.
event-token-hidden = { $seat } kładzie zakryty żeton { WORD($region, case: "in") }.
event-armies-set = { $seat } ma na początku { WORD($region, case: "in") } { $count ->
    [one] { $count } armię
    [few] { $count } armie
    [many] { $count } armii
   *[other] { $count } armii
}.
event-armies-sent = { $seat } wysyła po jednej armii wszystkich graczy { WORD($region, case: "to") }.
event-neutral-placed = { $seat } umieszcza armię neutralną { WORD($region, case: "in") }.
event-coins-dealt = { $seat } dostaje na początek { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}.
event-bid-opened = { $seat } { $count ->
    [0] nie oferuje nic
    [one] oferuje { $count } monetę
    [few] oferuje { $count } monety
    [many] oferuje { $count } monet
   *[other] oferuje { $count } monety
}.
event-bid-tied = Najwyższe oferty są równe: { WORD($by) }.
event-bid-paid = { $seat } płaci swoją ofertę: { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}.
event-starter-named = { $seat } wskazuje, kto zaczyna: { $starter }.
event-card-taken = { $seat } bierze kartę „{ WORD($card) }” { $price ->
    [0] za darmo
    [one] za { $price } monetę
    [few] za { $price } monety
    [many] za { $price } monet
   *[other] za { $price } monety
}.
event-coins-received = { $seat } dostaje { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}.
event-action-skipped = { $seat } nie wykonuje akcji karty „{ WORD($card) }”.
event-part-chosen = { $seat } wybiera akcję karty „{ WORD($card) }”: { WORD($part) }.
event-army-placed = { $seat } umieszcza armię { WORD($region, case: "in") }.
event-army-moved = { $seat } przesuwa armię { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
}).
event-city-built = { $seat } buduje miasto { WORD($region, case: "in") }.
event-army-destroyed = { $seat } niszczy { $colour ->
    [neutral-army] armię neutralną
   *[other] armię ({ $colour })
} { WORD($region, case: "in") }.
event-army-captured = { $seat } zatrzymuje zniszczoną armię dla Czerwonej czarodziejki ({ $owner }).
event-coin-taken = { $seat } zabiera przeciwnikowi monetę ({ $owner }).
event-owner-paid = { $seat } płaci monetę za skorzystanie z miasta ({ $owner }).
event-toll-paid = { $seat } płaci monetę bandzie rzezimieszków { WORD($region, case: "in") }.
event-token-taken = { $token ->
    [token-dragon] { $seat } pokonuje smoka { WORD($region, case: "in") }.
   *[other] { $seat } zabiera { WORD($token, case: "acc") } { WORD($region, case: "from") }.
}
event-token-left = { $seat } zostawia zakryty żeton { WORD($region, case: "in") }.
event-token-seen = { $token ->
    [token-unknown] { $seat } ogląda zakryty żeton { WORD($region, case: "in") }.
   *[other] { $seat } ogląda zakryty żeton { WORD($region, case: "in") }: { WORD($token) }.
}
event-leg-ended = Wszystkie tury za nami; punktacja partii { $number }.
event-region-scored = { $seat } kontroluje { WORD($region, case: "acc") }: 1 punkt.
event-citadel-scored = { $seat } kontroluje cytadelę { WORD($region, case: "in") }: 1 punkt.
event-island-scored = { $seat } kontroluje { WORD($island, case: "acc") }: 1 punkt.
event-elixirs-scored = { $seat } ma najwięcej eliksirów ({ $elixirs }): { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
event-card-scored = { $seat } dostaje { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} za kartę „{ WORD($card) }”.
event-token-scored = { $count ->
    [-1] { $seat } traci 1 punkt za { WORD($token, case: "acc") }.
    [one] { $seat } dostaje { $count } punkt za { WORD($token, case: "acc") }.
    [few] { $seat } dostaje { $count } punkty za { WORD($token, case: "acc") }.
    [many] { $seat } dostaje { $count } punktów za { WORD($token, case: "acc") }.
   *[other] { $seat } dostaje { $count } punktu za { WORD($token, case: "acc") }.
}
event-leader-scored = { $seat } dostaje { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} za przywódcę: { WORD($leader) }.
event-leg-score = { $seat } ma za partię { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
event-final-score = { $seat } ma za wszystkie trzy partie { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.

# Partia w skrócie.
story-leg = Partia { $number }
story-scoring = Punktacja
story-leaders = Przywódcy: { $leaders }
story-leader = { $seat } { WORD($leader) }
story-map = Mapa: { $segments }
story-segment = { WORD($side) } ({ WORD($place) })
story-cards = Nowe w rzędzie: { $cards }
story-card = { WORD($card) }
story-start-by-lot = Los wskazał region startowy: { WORD($region) }.
story-start-given = Region startowy według gotowego układu: { WORD($region) }.
story-tokens = { $seat } kładzie: { $tokens }
story-tokens-by-lot = Los wskazał: { $tokens }
story-token = { WORD($token) } { WORD($region, case: "in") }
story-token-hidden = zakryty żeton { WORD($region, case: "in") }
story-set = Armie { WORD($region, case: "in") }: { $armies }
story-sent-by-lot = Los wysyła po jednej armii wszystkich graczy { WORD($region, case: "to") }.
story-neutral = Armie neutralne: { $armies }
story-neutral-count = { $count } { WORD($region, case: "in") }
story-region-count = { $count } { WORD($region, case: "in") }
story-region-paid = { $count } { WORD($region, case: "in") } (po { $coins ->
    [one] { $coins } monecie
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
})
story-seat-count = { $seat } { $count }
story-bids = Licytacja: { $bids }
story-placed = { $seat } umieszcza: { $armies }
story-moved = { $seat } przesuwa: { $moves }
story-move = { $count } { WORD($region) } → { WORD($to) }
story-move-paid = { $count } { WORD($region) } → { WORD($to) } (po { $coins ->
    [one] { $coins } monecie
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
})
story-destroyed = { $seat } niszczy armię ({ $owner }) { WORD($region, case: "in") }.
story-destroyed-neutral = { $seat } niszczy armię neutralną { WORD($region, case: "in") }.
story-score = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
story-score-regions = Regiony { $points }: { $regions }
story-score-islands = Wyspy { $points }: { $islands }
story-score-citadels = Cytadele { $points }: { $regions }
story-score-elixirs = Najwięcej eliksirów ({ $elixirs }): { $points }
story-score-cards = Karty { $points }: { $cards }
story-score-card = { WORD($card) } { $points }
story-score-token = { WORD($token) }: { $points }
story-score-leader = { WORD($leader) }: { $points }
story-region = { WORD($region) }
story-island = { WORD($island) }
story-totals = Wszystkie trzy partie: { $scores }

# -- odmowy --------------------------------------------------------------------------------

refused-not-this-segment = Tej strony nie można teraz położyć; kolej na inną część mapy.
refused-place-taken = Leży tam już część mapy.
refused-other-layout = To miejsce nie należy do układu tej gry.
refused-not-this-turn = W rzędzie wszystkie części leżą pionowo albo wszystkie poziomo.
refused-start-must-be-inside = Na tej stronie musi być region startowy; połóż ją na jednym z dwóch wewnętrznych miejsc.
refused-centre-is-empty = Środek nie może zostać pusty; tam należy położyć ostatnią część.
refused-no-such-region = Tego regionu nie ma na mapie tej gry.
refused-not-on-this-segment = Region startowy musi być na środkowej części, a w rzędzie na jednej z dwóch wewnętrznych.
refused-not-linked = Region startowy musi być połączony z inną częścią mapy.
refused-start-elsewhere = Region startowy musi być na tej stronie: { WORD($side) }.
refused-token-there = Leży tam już żeton.
refused-token-needed = Tego żetonu nie można pominąć.
refused-start-segment = Na tej części jest region startowy; wybierz inną.
refused-central-segment = To część środkowa; wybierz inną.
refused-too-few-coins = Nie masz tylu monet.
refused-no-such-player = Nikt tam nie siedzi.
refused-no-such-card = Nie leży tam żadna karta.
refused-card-too-dear = Nie stać cię na tę kartę.
refused-part-without-effect = Ta akcja nic by teraz nie zmieniła.
refused-no-own-city = Armie umieszcza się tylko w regionie startowym i przy własnych miastach.
refused-no-city = Armie umieszcza się tylko w regionie startowym i przy miastach: własnych albo, za monetę, cudzych.
refused-no-coin-for-rogues = Banda rzezimieszków żąda monety, a ty żadnej nie masz.
refused-no-coin-for-owner = Nie masz monety dla właściciela miasta.
refused-no-coin-for-both = Potrzebujesz tam dwóch monet: jednej dla właściciela miasta i jednej dla bandy rzezimieszków.
refused-no-city-of-this-player = Ten gracz nie ma tam miasta.
refused-no-army-there = Nie masz tam armii.
refused-not-neighbours = Te regiony ze sobą nie sąsiadują.
refused-too-few-points = Na ten krok masz za mało punktów ruchu.
refused-no-army-to-build = Miasto można zbudować tylko tam, gdzie masz armię.
refused-no-army-to-destroy-with = Armię można zniszczyć tylko tam, gdzie masz własną.
refused-none-to-destroy = Nie ma tam armii tego koloru.
refused-is-immune = Armii tego gracza nie można zniszczyć.

# -- opcje ---------------------------------------------------------------------------------

option-players = Liczba graczy
    .about = Ile osób siedzi przy stole.
option-setup = Przygotowanie
    .about = Czy mapę i żetony rozkłada gracz, czy los.
    .is-by_player = przez gracza
    .is-random = losowo
option-setup_player = Kto przygotowuje
    .about = Gracz, który przygotowuje grę albo pierwszą partię.
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
option-layout = Układ
    .about = Czy części mapy tworzą literę T, czy rząd zamknięty w pierścień.
    .is-t = T
    .is-row = rząd
option-matches = Partie
    .about = Jedna partia albo pełna gra z trzech, których punkty się sumuje.
    .is-1 = jedna
    .is-3 = trzy
option-discoveries = Odkrycia
    .about = Pięć żetonów dla tych, którzy zbudują w ich regionach pierwsze miasto.
option-citadels = Cytadele
    .about = Trzy regiony, za które jest o punkt więcej.
option-encounters = Spotkania
    .about = Smok do pokonania, portale do przejścia i banda rzezimieszków, której trzeba płacić.
    .is-dragon = smok
    .is-portals = portale
    .is-rogues = banda rzezimieszków
option-leaders = Przywódcy
    .about = Każdy losuje przywódcę ze specjalną zdolnością.
option-poison_swamp = Trujące bagno
    .about = Odkrycia są zakryte, a jedno z nich kosztuje punkt.
option-bid_tie = Równe oferty
    .about = Kto wygrywa, gdy najwięcej zaoferowało kilka osób.
    .is-youngest = najmłodsza osoba
    .is-die = rozstrzyga kostka
option-age_order = Wiek
    .about = Gracze od najmłodszego do najstarszego; puste = kolejność przy stole.
option-colours = Kolory
    .about = Kolor dla każdego gracza w kolejności przy stole; puste = zwykłe kolory.
option-deck = Talia
    .about = Plik z własną talią; puste = wydane karty.
option-map = Mapa
    .about = Plik z własną mapą; puste = wydane części mapy.
option-segments = Gotowy układ
    .about = Plik, który mówi, które strony gdzie leżą i jak są obrócone; puste = części się układa albo losuje.
option-side_pairing = Strony części
    .about = Czy każda część ma dwie ustalone strony, czy łączy się dowolne cztery strony.
    .is-table = ustalone
    .is-any_four_sides = dowolne cztery
option-desert_start = Start na pustyni
    .about = Gdzie może być region startowy, gdy na mapie jest pustynia.
    .is-linked_port = gdzie jest połączona
    .is-any_region = gdziekolwiek na niej
option-tall_bridges = Mosty wyżyn
    .about = Czy połączone są wszystkie trzy wyżyny, czy tylko te z narysowanym mostem.
    .is-drawn = tylko narysowane
    .is-all_pairs = wszystkie trzy
option-bandit_king = Król zbójców
    .about = Czy może korzystać z miast przeciwników, czy ma punkt, gdy wszystkie jego armie są na mapie.
    .is-seed = korzysta z cudzych miast
    .is-english_first_printing = punkt za wszystkie armie
option-bid_tie_pays = Płacenie za równe oferty
    .about = Kto płaci, gdy najwięcej zaoferowało kilka osób.
    .is-winner = tylko kto wygrywa
    .is-all_tied = wszystkie te osoby
option-swamp_taking = Zakryte żetony
    .about = Czy pierwszy, kto zbuduje tam miasto, musi wziąć żeton.
    .is-mandatory = musi
    .is-optional = może
preset-rulebook = Zgodnie z instrukcją
preset-quick = Szybki start: losowa mapa i żetony
preset-everything = Ze wszystkimi dodatkami
preset-full-game = Pełna gra z trzech partii
preset-other-readings = Inna interpretacja niejasnych zasad

# -- błędy w taliach, mapach i pozycjach ---------------------------------------------------------

bad-id = { $given } nie jest id; id zaczyna się małą literą, ma tylko małe litery, cyfry i podkreślenia, najwyżej { $most } znaków, i nie jest to skip, done, rest, none ani constructor
bad-too-few-cards = kart używanych przy liczbie graczy { $players }: { $given }; potrzeba: { $needed }
bad-action = karta potrzebuje albo action, albo either, nie obu
bad-empty-island = wyspa potrzebuje przynajmniej jednego regionu
bad-line-to-itself = { $given } nie może być połączony sam ze sobą
bad-island-in-pieces = jej regiony nie są połączone lądem
bad-islands-joined = { $given } to granica między dwiema wyspami; zrób z nich jedną wyspę albo z linii most lub linię przez morze
bad-side-in-pieces = do regionu { $given } nie prowadzi żadna linia
bad-too-few-regions = regionów na czterech najmniejszych stronach: { $given }; na wszystkie żetony potrzeba: { $needed }
bad-segment = część ma mieć dwie strony, nie { $given }
bad-same-segment = { $given } i { $other } to dwie strony jednej części; leżą razem tylko wtedy, gdy side_pairing = any_four_sides
bad-laid = { $given } nie może tak leżeć: { $reason } ({ $rule })
bad-start-region = { $given } nie może być tu regionem startowym; dozwolone: { $allowed }
bad-position = pozycja nie jest możliwa: { $given }
bad-layout = { $given } to nie miejsce i obrót; pisze się je na przykład „north 1”, każde miejsce raz i wszystkie z jednego układu
bad-start = { $given } nie może być na tej mapie regionem startowym
bad-not-on-map = { $given } nie leży na mapie tej pozycji
bad-armies = armii jednego koloru jest za dużo: { $given }; jest ich tylko 18
bad-no-choice = { $given } nie daje wyboru z dwóch akcji
bad-nothing-to-do = nie ma tu już o czym decydować
bad-agenda = { $given } nie może być planem kroków (agenda) ani jego wierszem

# -- plansza tekstowa ------------------------------------------------------------------------------

board-side = { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , obrót o 90°
    [2] , obrót o 180°
   *[other] , obrót o 270°
})
board-card = { $position }. { WORD($card) } ({ $price ->
    [0] za darmo
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
})
board-player = punkty { $points }, monety { $coins }, armie w zapasie { $armies }, eliksiry { $elixirs }, karty { $cards }

# -- the picture of the map --------------------------------------------------------

picture-sides = Wszystkie strony mapy
picture-layout = Rozłożona mapa
picture-land = granica: krok lądem
picture-sea = przez morze
picture-bridge = most: krok lądem
picture-port = linia do krawędzi
picture-link = połączenie dwóch części mapy
picture-start = region startowy
