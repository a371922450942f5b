# Vyhodnocení v El Grande: nadpisy v záznamu, přehrávání nad mapou a jeho tabulka.

scoring-head = Hlavní vyhodnocení po { $round }. kole

scoring = Vyhodnocení
scoring-by-card = Vyhodnocení podle karty
scoring-last = Poslední vyhodnocení
scoring-again = Přehrát znovu
scoring-controls = Přehrávání vyhodnocení
scoring-back = O krok zpět
scoring-pause = Pozastavit
scoring-go-on = Pokračovat
scoring-step = O krok dál
scoring-speed = Rychlost { $pace }×
scoring-skip = Rovnou na součty
scoring-skip-short = Součty
scoring-close = Zavřít vyhodnocení

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
scoring-you = Ty
scoring-score = Stav
scoring-not-yet = ještě nevyhodnoceno

scoring-spoken = { WORD($area, case: "nom") }: { $rows }.
scoring-spoken-row = { $name } { $points }{ $bonus ->
    [0] {""}
   *[other] {" "}a navíc { $bonus } { $reasons }
}
scoring-spoken-reason-king = za krále
scoring-spoken-reason-grande = za granda
scoring-spoken-nobody = { WORD($area, case: "nom") }: nikdo tu není.
scoring-spoken-totals = Stav bodů: { $scores }.
