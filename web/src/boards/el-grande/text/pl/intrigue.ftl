# Król i intrygant: odkładanie pięciu kart, karty rundy.

eg-aside-prompt = Odłóż { $total } z { $cards } kart: zostało { $left }
eg-aside-ready = Odłożyć te karty ({ $total })?
eg-aside-hint = Poza grą, nikt ich nie zobaczy. Wybierz ponownie, aby wziąć z powrotem.
eg-aside-keep = Zatrzymaj { $kept }
eg-aside-done = Wybrano { $kept } kart
eg-aside-waiting = Gra toczy się dalej, gdy wszyscy wybiorą.
eg-aside-laid = odłożona
eg-aside-low = Niskie
eg-aside-low-about = późno w kolejce, intrygant w zasięgu
eg-aside-middle = Średnie
eg-aside-middle-about = pośrodku
eg-aside-high = Wysokie
eg-aside-high-about = wcześnie w kolejce, król w zasięgu
eg-calls-between = wzywa { $least }–{ $most }
eg-power-calls = { $count ->
    [0] nie wzywa nikogo
    [one] wzywa { $count } caballero
    [few] wzywa { $count } caballeros
    [many] wzywa { $count } caballeros
   *[other] wzywa { $count } caballeros
}
eg-aside-start = Gdzie zaczynasz
eg-aside-king = Król
eg-aside-home = Twój grand
eg-aside-yours = Twoi caballeros
eg-aside-hand = Twoja ręka
eg-aside-kept = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}, zagrasz { $rounds }
eg-aside-bars = Słupki: ilu caballeros wzywa karta
eg-aside-spoken = Twoja ręka według wartości: { $kept }. Odłożone: { $laid }.
eg-aside-none = nic

# Runda
eg-round-cards = Karty tej rundy
eg-round-now = teraz
eg-round-done = gotowe
eg-round-waits = jeszcze bez karty
eg-round-instead = zamiast
eg-round-either = albo własna karta: { $name }
eg-round-lead = Następną rundę zaczyna
eg-round-lowest = { $name }: najniższa wartość, { $value }
eg-round-before = Zagrane dotąd
eg-round-nothing = W tej rundzie nikt jeszcze nie zagrał karty.
eg-round-to-play = { $name }: jeszcze bez karty.
eg-round-spoken = { $name }: { $value }, wzywa { $calls }{ $places ->
    [0] {""}
   *[other] , umieszcza { $places }
}. { $action }.
eg-round-action-instead = { $action } zamiast „{ $own }”
eg-round-action-either = { $action } albo „{ $own }”
eg-has-king = Król
eg-has-intrigue = Intrygant
eg-action-king = Akcja króla
eg-action-intrigue = Akcja intryganta
eg-hand-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}, { $rounds ->
    [one] została { $rounds } runda
    [few] zostały { $rounds } rundy
   *[other] zostało { $rounds } rund
}
eg-hint-strength = Najwyższa wartość: król, umieszcza { $most }. Najniższa: intrygant, umieszcza { $least } i zaczyna następną rundę.
keys-round = kto co zagrał
