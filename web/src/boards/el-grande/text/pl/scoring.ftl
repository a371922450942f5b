# Punktacja w El Grande: nagłówki dziennika, pokaz nad mapą i jego tabela.

scoring-head = Główna punktacja po rundzie { $round }

scoring-by-card = Punktacja z karty
scoring-due = Punktacja odroczona
scoring-last = Ostatnia punktacja

scoring-phase-dials = Dyski ustawione
scoring-phase-castillo = Castillo podliczone
scoring-phase-shown = Dyski odkryte
scoring-phase-moved = Dyski odkryte, pionki przesunięte
scoring-phase-regions = Regiony
scoring-region-of = Regiony, { $number } z { $all }
scoring-castillo-now = Trwa punktacja castillo
scoring-dials-now = Wszystkie dyski są ustawione. Najpierw otwiera się castillo.
scoring-dials-none = Castillo jest puste, więc nikt nie ustawia dysku.

scoring-nobody = Nie ma tu żadnych caballeros.
scoring-left-out = Widnieje na więcej niż jednym dysku, dlatego nie ma tu punktacji.
scoring-why-alone = { $place ->
    [1] samodzielne 1. miejsce
   *[other] { $place }. miejsce
}
scoring-why-tied = remis na { $place ->
    [1] 1. miejscu, liczy się 2. miejsce
    [2] 2. miejscu, liczy się 3. miejsce
    [3] 3. miejscu, liczy się 4. miejsce
   *[other] 4. miejscu, liczy się 5. miejsce
}
scoring-bonus-king = król
scoring-bonus-grande = grand
scoring-tie = remis
scoring-sends = { $to ->
    [area-court] { $count } na dwór: w regionie stoi król
   *[other] { $count ->
        [0] brak caballeros
        [one] { $count } caballero
       *[other] { $count } caballeros
    }
}
scoring-count = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}

scoring-table = Punkty według miejsc i graczy
scoring-area = Miejsce na mapie
scoring-score = Wynik

scoring-spoken = { WORD($area, case: "nom") }: { $rows }.
scoring-spoken-row = { $name } { $points }{ $bonus ->
    [0] {""}
   *[other] {" "}i jeszcze { $bonus } { $reasons }
}
scoring-spoken-reason-king = za króla
scoring-spoken-reason-grande = za granda
scoring-spoken-nobody = { WORD($area, case: "nom") }: nikogo tu nie ma.
scoring-spoken-totals = Stan punktów: { $scores }.

# Warianty
scoring-doubled = podwójnie
scoring-bonus-ambassador = ambasador
scoring-bonus-envoy = poseł
scoring-spoken-reason-ambassador = za ambasadora
scoring-spoken-reason-envoy = za posła
scoring-virtual-lost = jego punkty przepadają
scoring-spoken-virtual = gracz wirtualny na { $place }. miejscu, jego punkty przepadają
scoring-conquered = Zdobyta, caballeros: { $count }. Od razu punktowana podwójnie.
scoring-bonus-captain = kapitan
scoring-bonus-viceroy = wicekról
scoring-spoken-reason-captain = za kapitana
scoring-spoken-reason-viceroy = za wicekróla
scoring-why-office = tylko urząd, bez miejsca
scoring-spoken-black = niczyi czarni caballeros na { $place }. miejscu, punkty przepadają
scoring-due-why = { $round ->
    [0] Punktowane jeszcze raz, bo leżała tu karta.
   *[other] Punktowane po { $after }. rundzie, bo w { $round }. rundzie położono tu kartę: { $name }.
}
scoring-stays = { $count ->
    [0] zostaje w castillo
    [one] { $count } zostaje w castillo
    [few] { $count } zostają w castillo
    [many] { $count } zostaje w castillo
   *[other] { $count } zostaje w castillo
}
scoring-grande-leaves = grand: { WORD($to) }
scoring-grande-stays = grand zostaje w środku
scoring-limit = Liczą się tylko ci na tablicy ograniczającej.
scoring-on-limit = na tablicę ograniczającą: { $count }
scoring-beside-limit = obok tablicy ograniczającej, bez liczenia: { $count }
