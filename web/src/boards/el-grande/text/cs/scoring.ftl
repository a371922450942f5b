# Vyhodnocení v El Grande: nadpisy v záznamu, přehrávání nad mapou a jeho tabulka.

scoring-head = Hlavní vyhodnocení po { $round }. kole

scoring-by-card = Vyhodnocení podle karty
scoring-due = Odložené bodování
scoring-last = Poslední vyhodnocení

scoring-phase-dials = Kotouče nastaveny
scoring-phase-castillo = Castillo vyhodnoceno
scoring-phase-shown = Kotouče odkryty
scoring-phase-moved = Kotouče odkryty, figurky přesunuty
scoring-phase-regions = Regiony
scoring-region-of = Regiony, { $number } z { $all }
scoring-castillo-now = Vyhodnocuje se castillo
scoring-dials-now = Všechny kotouče jsou nastaveny. Nejprve se otevře castillo.
scoring-dials-none = Castillo je prázdné, kotouče se nenastavují.

scoring-nobody = Nejsou tu žádní caballeros.
scoring-left-out = Je na více než jednom kotouči, a proto se nevyhodnocuje.
scoring-why-alone = { $place ->
    [1] samostatné 1. místo
   *[other] { $place }. místo
}
scoring-why-tied = shoda na { $place ->
    [1] 1. místě, platí 2. místo
    [2] 2. místě, platí 3. místo
    [3] 3. místě, platí 4. místo
   *[other] 4. místě, platí 5. místo
}
scoring-bonus-king = král
scoring-bonus-grande = grand
scoring-tie = shoda
scoring-sends = { $to ->
    [area-court] { $count } ke dvoru: v regionu stojí král
   *[other] { $count ->
        [0] žádní caballeros
        [one] { $count } caballero
        [few] { $count } caballeros
        [many] { $count } caballera
       *[other] { $count } caballeros
    }
}
scoring-count = { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
}

scoring-table = Body podle míst a hráčů
scoring-area = Místo na mapě
scoring-score = Stav

scoring-spoken = { WORD($area, case: "nom") }: { $rows }.
scoring-spoken-row = { $name } { $points }{ $bonus ->
    [0] {""}
   *[other] {" "}a navíc { $bonus } { $reasons }
}
scoring-spoken-reason-king = za krále
scoring-spoken-reason-grande = za granda
scoring-spoken-nobody = { WORD($area, case: "nom") }: nikdo tu není.
scoring-spoken-totals = Stav bodů: { $scores }.

# Varianty
scoring-doubled = dvojnásobně
scoring-bonus-ambassador = velvyslanec
scoring-bonus-envoy = vyslanec
scoring-spoken-reason-ambassador = za velvyslance
scoring-spoken-reason-envoy = za vyslance
scoring-virtual-lost = jeho body propadají
scoring-spoken-virtual = virtuální hráč na { $place }. místě, jeho body propadají
scoring-conquered = Dobyto, caballerů: { $count }. Hned se boduje dvojnásobně.
scoring-bonus-captain = kapitán
scoring-bonus-viceroy = místokrál
scoring-spoken-reason-captain = za kapitána
scoring-spoken-reason-viceroy = za místokrále
scoring-why-office = jen úřad, bez pořadí
scoring-spoken-black = ničí černí caballeros na { $place }. místě, body propadají
scoring-due-why = { $round ->
    [0] Boduje se ještě jednou, protože tu ležela karta.
   *[other] Boduje se po { $after }. kole, protože sem v { $round }. kole byla položena karta: { $name }.
}
scoring-stays = { $count ->
    [0] zůstává v castillu
    [one] { $count } zůstává v castillu
    [few] { $count } zůstávají v castillu
    [many] { $count } zůstává v castillu
   *[other] { $count } zůstává v castillu
}
scoring-grande-leaves = grand: { WORD($to) }
scoring-grande-stays = grand zůstává uvnitř
scoring-limit = Počítají se jen ti na ohraničující tabulce.
scoring-on-limit = na ohraničující tabulku: { $count }
scoring-beside-limit = vedle ohraničující tabulky, bez započtení: { $count }
