# The colonies of El Grande: the areas overseas, kept cards, delayed scorings.

eg-chart = Námořní mapa: Španělsko, Francie, loď, Amerika, Středozemní moře
eg-overseas = Zámoří
eg-look = Ukaž na oblast: kdo v ní stojí, co přinese a co by tvůj tah změnil.
eg-office = { WORD($office) } { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
eg-office-free = { WORD($office) }: volné místo, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
eg-stand-office = tvůj úřad přinese { $points }
eg-why-office = Úřad přinese body bez ohledu na pořadí.
eg-hint-office = Přinese { $points }, kdykoli se boduje { WORD($area, case: "nom") }. Jen při příchodu, později už ne.

# Places and offices where there is little room
eg-short-ambassador = velvysl.
eg-short-envoy = vyslanec
eg-short-third = třetí
eg-short-captain = kapitán
eg-short-viceroy = místokrál

# Cards
eg-places-up-to = umístí až { $count }
eg-brings = Přinese do hry: { $gold ->
    [0] {""}
   *[other] zlato { $gold }
}{ $goods ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] ,{" "}
    }zboží { $goods }
}.
eg-bonus = bonus { $used ->
    [yes] využit
   *[no] volný
}
eg-bonus-about = Jednou za kolo: o jednoho caballera víc ke dvoru, nebo umístit o jednoho víc.
eg-aside = Odložení černí caballeros
eg-piece-aside = Odložený černý caballero
eg-bonus-province = Ke dvoru
eg-bonus-place = Hned umístit ještě jednoho
eg-bonus-skip = Nevyužít
eg-hint-bonus = Jednou za kolo pro toho, kdo má inkvizitora.
eg-hint-double = Jednou a podle vlastní volby; pak je karta pryč.
eg-spain = Španělsko
eg-sum-all = Celkem
eg-if-areas-scored = Kdyby se teď bodovaly všechny oblasti
eg-kept-after_castillo = Po vyprázdnění castilla
eg-kept-turn = Otočení karty
eg-kept-turn_next = Otočení karty, později
eg-kept-double = Dvojitý úder

# Sailing, tokens, the limit board
eg-load = { $load ->
    [gold] se zlatem
    [goods] se zbožím
   *[other] bez žetonu
}
eg-moved = (přesunuto { $count })
eg-free-tokens = volné { WORD($token) }: { $count }
eg-sea-step = Na { WORD($token) }
eg-sea-done = Konec plavby
eg-sea-bonus = Bonus: ještě jeden ke dvoru
eg-sea-up-to = až +{ $points }
eg-hint-sail = Zdarma, každý caballero jednou za tah. { $carries ->
    [yes] Zlato vynese na pobřeží Španělska 6 a zboží 4; do Francie se s nimi nikdo neplaví.
   *[no] Z Ameriky a Středomoří zpět na loď, z lodi k pobřeží.
}
eg-hint-fill = Počítá se jen ten, kdo stojí na ohraničující tabulce. Volí ten, kdo má inkvizitora.
eg-stands-beside = vedle { $count }
eg-stand-plain = Obyčejné místo
eg-stand-on = na tabulce
eg-stand-beside = vedle tabulky
eg-token-lost = { WORD($token) } propadne
eg-limit-on = na ohraničující tabulce { $who } (obsazeno { $taken } z { $spaces } míst)
eg-limit-beside = vedle ní, bez započtení: { $who }
eg-limit-outside = vedle
eg-note-limit = Počítají se jen místa na ohraničující tabulce ({ $spaces }); obsazeno { $taken }.
eg-within = Uvnitř: { WORD($area, case: "nom") }
eg-supply = V zásobě
eg-carries = Veze: zlato { $gold }, zboží { $goods }

# Still to come
eg-to-come = Co ještě přijde
eg-nothing-to-come = Na později není nic dáno a nikdo si neschovává kartu.
eg-any-time = kdykoli
eg-after-round = po { $round }.
eg-cards-kept = { $count ->
    [one] { $count } schovaná karta
    [few] { $count } schované karty
   *[other] { $count } schovaných karet
}
eg-due = na konci tohoto kola se boduje ještě jednou
eg-due-later = na konci příštího kola se boduje ještě jednou
eg-scored-once-more = { WORD($area, case: "nom") } ještě jednou, až nakonec{ $count ->
    [1] {""}
   *[other] , { $count }×
}
eg-comes-after_castillo = { $name } smí po vyprázdnění castilla přesunout caballeros:
eg-comes-turn = { $name } smí použít ve svém tahu:
eg-comes-turn_next = { $name } smí použít od příštího kola:
eg-comes-double = { $name } smí zopakovat zvláštní akci soupeře:
keys-to-come = co ještě přijde
keys-overseas = další oblast v zámoří
