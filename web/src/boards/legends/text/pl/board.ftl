# Stół gry Eight-Minute Empire: Legends. Słowa samej gry są przy grze.

el-map = Mapa wysp
el-legend = Objaśnienie mapy
el-sea-costs = Linia kropkowana to droga przez morze: kosztuje cię { $cost ->
    [one] { $cost } punkt ruchu.
    [few] { $cost } punkty ruchu.
    [many] { $cost } punktów ruchu.
   *[other] { $cost } punktu ruchu.
}
el-neutral = neutralne
el-leg = Partia { $leg } z { $legs }
el-turn = Tura { $turn } z { $turns }
keys-map = na mapę

# Region słowami
el-label = { $region }: { $parts }.
el-legal = Można wybrać.
el-legal-cost = Można dojść: { $cost }.
el-legal-coins = Można wybrać, cena: { $cost }.
el-armies-of = { $name } { $count }
el-cities-of = { $mine ->
    [true] { $count ->
        [one] twoje miasto
        [few] { $count } twoje miasta
        [many] { $count } twoich miast
       *[other] { $count } twojego miasta
    }
   *[other] { $count ->
        [one] miasto ({ $name })
        [few] { $count } miasta ({ $name })
        [many] { $count } miast ({ $name })
       *[other] { $count } miasta ({ $name })
    }
}
el-empty = pusto
el-start-here = region startowy
el-ruled-by = { $mine ->
    [neutral] trzymają go armie neutralne
    [true] panujesz tu ty
   *[other] panuje tu { $name }
}
el-ruled-by-nobody = nie panuje tu nikt
el-island-ruled = { $mine ->
    [neutral] Wyspę { WORD($island) } trzymają armie neutralne
    [true] Na wyspie { WORD($island) } panujesz ty
   *[other] Na wyspie { WORD($island) } panuje { $name }
} (regiony: { $rules }).
el-island-tied = Na wyspie { WORD($island) } nie panuje nikt (regiony: { $rules }).
el-island-empty = Na wyspie { WORD($island) } nikt nie panuje nad żadnym regionem.

# Co zmieniłby ruch
el-after-move = po tym ruchu
el-will-rule = { $mine ->
    [neutral] Region będą trzymać armie neutralne.
    [true] W regionie zapanujesz ty.
   *[other] W regionie zapanuje { $name }.
}
el-will-be-tied = W regionie nie będzie już panować nikt.
el-will-rule-island = { $mine ->
    [neutral] Wyspę { WORD($island) } będą trzymać armie neutralne.
    [true] Na wyspie { WORD($island) } zapanujesz ty.
   *[other] Na wyspie { WORD($island) } zapanuje { $name }.
}
el-will-be-tied-island = Na wyspie { WORD($island) } nie będzie już panować nikt.

# Pasek decyzji
el-prompt-of-card = { WORD($card) }: { $prompt }
el-done-leave = Dość, zostaw { $count }
el-piece = { $name } { WORD($region, case: "in") }
el-armies = { $count ->
    [one] { $count } armia
    [few] { $count } armie
    [many] { $count } armii
   *[other] { $count } armii
}
el-price = { $price ->
    [0] za darmo
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}
el-cost = { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
} ruchu
el-cost-coins = { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
} ruchu, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
el-whose = Czyja armia { WORD($region, case: "in") }?
el-yours = twoja armia
el-safe = { $name } ma bezpieczne armie: { WORD($card) }.
el-pick-army = Najpierw armia, potem dokąd pójdzie.
el-pick-target = Armia { WORD($region, case: "from") }. Liczby mówią, ile kosztuje droga.
el-bid-secret = Twojej oferty nikt nie zobaczy, póki wszyscy nie zalicytują. Płaci się tylko najwyższą.
el-take-hint = { $coins ->
    [0] Nie masz już monet: pierwsza karta jest za darmo.
    [one] Masz { $coins } monetę. Musi wystarczyć na całą partię.
    [few] Masz { $coins } monety. Muszą wystarczyć na całą partię.
    [many] Masz { $coins } monet. Muszą wystarczyć na całą partię.
   *[other] Masz { $coins } monety. Muszą wystarczyć na całą partię.
}
el-then-comes = Potem: { $text }
el-lay-1 = Najpierw którą stroną do góry, potem gdzie, na końcu jak obrócić.
el-lay-2 = { WORD($side) }: gdzie ma leżeć?
el-lay-3 = { WORD($side) }: obracaj, aż będzie leżeć dobrze.
el-lay-so = Połóż tak
el-turn-segment = Obróć

# Karty
el-card-label = { $card }, { $price } ({ $price ->
    [0] za darmo
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}). { $text }
el-row = Rząd kart
el-row-about = Rząd kart, od darmowej po najdroższą
el-in-deck = w talii
el-or = albo
el-then = potem
el-too-dear = Nie stać cię na nią.
el-taken-by = Bierze ją { $name }.
el-taken-by-you = Twoja; po akcji rząd się zsunie.
el-text-moves_more = ruch +{ $number }
el-text-armies_more = armie +{ $number }
el-text-flies = lata: morze −1
el-text-elixirs = { $number ->
    [one] { $number } eliksir
    [few] { $number } eliksiry
    [many] { $number } eliksirów
   *[other] { $number } eliksiru
}
el-text-coins = od razu { $number ->
    [one] { $number } moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}
el-text-immune = armie bezpieczne
el-text-points_per_adjective = 1 punkt za każdą { WORD($adjective, case: "acc") }
el-text-points_for_set = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za { $number } { WORD($adjective, case: "gen") }
el-text-points_per_coins = { $number ->
    [one] 1 punkt za każdą monetę
    [few] 1 punkt za każde { $number } monety
    [many] 1 punkt za każde { $number } monet
   *[other] 1 punkt za każde { $number } monety
}
el-text-points_per_flying = 1 punkt za każdą latającą kartę
el-text-place = umieść { $number }
el-text-move = ruch { $number }
el-text-city = miasto
el-text-destroy = zniszcz 1
el-set-progress = { $have } z { $number }
el-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

# Karty wszystkich
el-your-cards = Twoje karty
el-cards-of = Karty: { $name }
el-whose-cards = Czyje karty widać
el-taken-of = { $count } z { $turns }
el-no-cards = Jeszcze żadnych kart.
el-sum-move = ruch
el-sum-army = armie
el-sum-sea = krok morzem
el-sum-elixirs = eliksiry
el-sum-cities = miasta
el-leader-fairy_queen = 1 punkt za 3 leśne karty. Po ostatniej turze może kupić jeszcze jedną kartę, bez jej akcji.
el-leader-bandit_king = Za monetę umieszcza armie także w cudzych miastach; niszcząc armię przeciwnika, zabiera mu monetę.
el-leader-bandit_king-english_first_printing = 1 punkt, jeśli na mapie jest wszystkich 18 jego armii; niszcząc armię przeciwnika, zabiera mu monetę.
el-leader-red_sorceress = Zaczyna z 5 armiami; zniszczone armie przeciwników zatrzymuje: 1 punkt za każde 3.
el-leader-white_knight = 1 punkt więcej za każdą wyspę z co najmniej 3 regionami; z każdym miastem może umieścić armię.
el-captured = { $count ->
    [one] { $count } armia
    [few] { $count } armie
    [many] { $count } armii
   *[other] { $count } armii
}
el-token-magic_spring = 2 eliksiry za pierwsze miasto tutaj
el-token-cottage = armie +1 za pierwsze miasto tutaj
el-token-hidden_treasure = 1 moneta za pierwsze miasto tutaj
el-token-magic_book = 1 punkt i każdy remis za pierwsze miasto tutaj
el-token-stable = ruch +1 za pierwsze miasto tutaj
el-token-poison_swamp = kosztuje punkt
el-token-citadel = 1 punkt więcej dla tego, kto panuje w regionie
el-token-dragon = 2 punkty dla tego, kto przyprowadzi 7. armię
el-token-portal = jeden krok do drugiego portalu
el-token-rogues = każda wchodząca armia płaci 1 monetę
el-token-unknown = leży zakryty; dostanie go pierwsze miasto tutaj
el-own-magic_spring = 2 eliksiry
el-own-cottage = armie +1
el-own-hidden_treasure = 1 moneta, wypłacona
el-own-magic_book = 1 punkt; wygrywa remis na koniec
el-own-stable = ruch +1
el-own-poison_swamp = kosztuje punkt
el-own-dragon = 2 punkty

# Gracze
el-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
el-elixirs = { $count ->
    [one] { $count } eliksir
    [few] { $count } eliksiry
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
}
el-supply = { $count } w zapasie
el-card-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
el-if-ended = Gdyby partia skończyła się teraz
el-points-by-source = Punkty według źródła
el-source-regions = Regiony
el-source-islands = Wyspy
el-source-elixirs = Eliksiry
el-source-cards = Karty
el-source-tokens = Żetony
el-source-leader = Przywódca
el-source-carried = Wcześniejsze partie
el-source-total = Razem

# Licytacja
el-bidding = Kto zaczyna?
el-bidding-about = Wszyscy w tajemnicy licytują monety. Kto da najwięcej, płaci i wskazuje, kto zaczyna.
el-bidding-ties = { $by ->
    [die] Jeśli kilku graczy da najwięcej, rozstrzyga między nimi kostka
   *[youngest] Jeśli kilku graczy da najwięcej, prawo ma najmłodszy z nich (od najmłodszego: { $names })
}{ $pays ->
    [all_tied] {" "}i płacą wszyscy z nich.
   *[winner] , a pozostali zachowują monety.
}
el-has-bid = { $count ->
    [0] nic
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
el-you-bid = twoja oferta: { $count }
