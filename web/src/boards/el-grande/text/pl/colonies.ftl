# The colonies of El Grande: the areas overseas, kept cards, delayed scorings.

eg-chart = Mapa morska: Hiszpania, Francja, statek, Ameryka, Morze Śródziemne
eg-overseas = Za morzem
eg-look = Wskaż obszar: kto na nim stoi, ile daje i co zmieniłby twój ruch.
eg-office = { WORD($office) } { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
eg-office-free = { WORD($office) }: wolne miejsce, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
eg-stand-office = twój urząd daje { $points }
eg-why-office = Urząd daje punkty niezależnie od miejsc.
eg-hint-office = Daje { $points } przy każdym punktowaniu obszaru { WORD($area, case: "nom") }. Tylko przy przybyciu, nie później.

# Places and offices where there is little room
eg-short-ambassador = amb.
eg-short-envoy = poseł
eg-short-third = trzecie
eg-short-captain = kapitan
eg-short-viceroy = wicekról

# Cards
eg-places-up-to = umieszcza do { $count }
eg-brings = Wprowadza do gry: { $gold ->
    [0] {""}
   *[other] złoto { $gold }
}{ $goods ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] ,{" "}
    }towary { $goods }
}.
eg-bonus = bonus { $used ->
    [yes] użyty
   *[no] wolny
}
eg-bonus-about = Raz na rundę: jeden caballero więcej na dwór albo umieszczenie jednego więcej.
eg-aside = Odłożeni czarni caballeros
eg-piece-aside = Odłożony czarny caballero
eg-bonus-province = Na dwór
eg-bonus-place = Umieść teraz jeszcze jednego
eg-bonus-skip = Zrezygnuj
eg-hint-bonus = Raz na rundę dla tego, kto ma inkwizytora.
eg-hint-double = Raz, z własnym wyborem; potem karta znika.
eg-spain = Hiszpania
eg-sum-all = Razem
eg-if-areas-scored = Gdyby teraz punktowano wszystkie obszary
eg-kept-after_castillo = Po opróżnieniu castillo
eg-kept-turn = Odwrócenie karty
eg-kept-turn_next = Odwrócenie karty, później
eg-kept-double = Podwójne uderzenie

# Sailing, tokens, the limit board
eg-load = { $load ->
    [gold] ze złotem
    [goods] z towarami
   *[other] bez żetonu
}
eg-moved = (przesunięto: { $count })
eg-free-tokens = wolne { WORD($token) }: { $count }
eg-sea-step = Na { WORD($token) }
eg-sea-done = Koniec żeglugi
eg-sea-bonus = Bonus: jeszcze jeden na dwór
eg-sea-up-to = do +{ $points }
eg-hint-sail = Za darmo, każdy caballero raz na turę. { $carries ->
    [yes] Złoto daje na wybrzeżu Hiszpanii 6, towary 4; do Francji nikt z nimi nie płynie.
   *[no] Z Ameryki i Morza Śródziemnego z powrotem na statek, ze statku na wybrzeża.
}
eg-hint-fill = Liczy się tylko ten, kto stoi na tablicy ograniczającej. Wybiera ten, kto ma inkwizytora.
eg-stands-beside = obok { $count }
eg-stand-plain = Zwykłe miejsce
eg-stand-on = na tablicy
eg-stand-beside = obok tablicy
eg-token-lost = { WORD($token) } – strata
eg-limit-on = na tablicy ograniczającej { $who } (zajęte miejsca: { $taken } z { $spaces })
eg-limit-beside = obok niej, bez liczenia: { $who }
eg-limit-outside = obok
eg-note-limit = Liczą się tylko miejsca na tablicy ograniczającej ({ $spaces }); zajęte: { $taken }.
eg-within = W obrębie: { WORD($area, case: "nom") }
eg-supply = W zasobach
eg-carries = Wiezie: złoto { $gold }, towary { $goods }

# Still to come
eg-to-come = Co jeszcze nastąpi
eg-nothing-to-come = Na później nic nie jest ustalone i nikt nie trzyma karty.
eg-any-time = w dowolnej chwili
eg-after-round = po { $round }.
eg-cards-kept = { $count ->
    [one] { $count } zachowana karta
    [few] { $count } zachowane karty
   *[many] { $count } zachowanych kart
}
eg-due = na końcu tej rundy punktowane jeszcze raz
eg-due-later = na końcu następnej rundy punktowane jeszcze raz
eg-scored-once-more = { WORD($area, case: "nom") } jeszcze raz, na samym końcu{ $count ->
    [1] {""}
   *[other] , { $count } razy
}
eg-comes-after_castillo = { $name }: może przesunąć caballeros, gdy castillo będzie puste:
eg-comes-turn = { $name }: może użyć w swojej turze:
eg-comes-turn_next = { $name }: może użyć od następnej rundy:
eg-comes-double = { $name }: może powtórzyć akcję specjalną przeciwnika:
keys-to-come = co jeszcze nastąpi
keys-overseas = następny obszar za morzem
