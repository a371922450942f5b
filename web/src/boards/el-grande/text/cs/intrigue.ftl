# Král a intrikán: odložení pěti karet, karty jednoho kola.

eg-aside-prompt = Odlož { $total } ze svých { $cards } karet: zbývá { $left }
eg-aside-ready = Odložit těchto { $total } karet?
eg-aside-hint = Mimo hru, nikdo je neuvidí. Dalším výběrem kartu vezmeš zpět.
eg-aside-keep = Nechat { $kept }
eg-aside-done = Tvých { $kept } karet je vybráno
eg-aside-waiting = Hra pokračuje, až si vyberou všichni.
eg-aside-laid = odložena
eg-aside-low = Nízké
eg-aside-low-about = pozdě na tahu, na dosah intrikán
eg-aside-middle = Střední
eg-aside-middle-about = něco mezi tím
eg-aside-high = Vysoké
eg-aside-high-about = brzy na tahu, na dosah král
eg-calls-between = povolá { $least } až { $most }
eg-power-calls = { $count ->
    [0] nepovolá žádného caballera
    [one] povolá { $count } caballera
    [few] povolá { $count } caballery
    [many] povolá { $count } caballera
   *[other] povolá { $count } caballerů
}
eg-aside-start = Kde začínáš
eg-aside-king = Král
eg-aside-home = Tvůj grand
eg-aside-yours = Tvoji caballeros
eg-aside-hand = Tvoje ruka
eg-aside-kept = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, vyneseš { $rounds }
eg-aside-bars = Sloupce: kolik caballeros karta povolá
eg-aside-spoken = Tvoje ruka podle hodnot: { $kept }. Odloženo: { $laid }.
eg-aside-none = nic

# Kolo
eg-round-cards = Karty tohoto kola
eg-round-now = teď
eg-round-done = hotovo
eg-round-waits = ještě nevynesl(a)
eg-round-instead = místo
eg-round-either = nebo vlastní karta: { $name }
eg-round-lead = Příští kolo začíná
eg-round-lowest = { $name }: nejnižší hodnota, { $value }
eg-round-before = Dosud vyneseno
eg-round-nothing = V tomto kole ještě nikdo kartu nevynesl.
eg-round-to-play = { $name }: zatím bez karty.
eg-round-spoken = { $name }: { $value }, povolá { $calls }{ $places ->
    [0] {""}
   *[other] , umístí { $places }
}. { $action }.
eg-round-action-instead = { $action } místo „{ $own }“
eg-round-action-either = { $action } nebo „{ $own }“
eg-has-king = Král
eg-has-intrigue = Intrikán
eg-action-king = Akce krále
eg-action-intrigue = Akce intrikána
eg-hand-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, { $rounds ->
    [one] zbývá { $rounds } kolo
    [few] zbývají { $rounds } kola
   *[other] zbývá { $rounds } kol
}
eg-hint-strength = Nejvyšší hodnota: král, umístí { $most }. Nejnižší: intrikán, umístí { $least } a začíná příště.
keys-round = kdo co vynesl
