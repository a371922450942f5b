# Wertungen von El Grande: Überschriften im Protokoll, die Vorführung über der Karte und ihre Tabelle.

scoring-head = Hauptwertung nach Runde { $round }

scoring-by-card = Wertung durch eine Karte
scoring-due = Spätere Wertung
scoring-last = Letzte Wertung

scoring-phase-dials = Scheiben eingestellt
scoring-phase-castillo = Castillo gewertet
scoring-phase-shown = Scheiben aufgedeckt
scoring-phase-moved = Scheiben aufgedeckt, Figuren versetzt
scoring-phase-regions = Regionen
scoring-region-of = Regionen, { $number } von { $all }
scoring-castillo-now = Das Castillo wird gewertet
scoring-dials-now = Alle Scheiben sind eingestellt. Zuerst wird das Castillo geöffnet.
scoring-dials-none = Das Castillo ist leer, also stellt niemand eine Scheibe ein.

scoring-nobody = Hier stehen keine Caballeros.
scoring-left-out = Steht auf mehr als einer Scheibe und wird nicht gewertet.
scoring-why-alone = { $place ->
    [1] allein auf Platz 1
   *[other] Platz { $place }
}
scoring-why-tied = Gleichstand auf Platz { $place ->
    [1] 1, also gilt Platz 2
    [2] 2, also gilt Platz 3
    [3] 3, also gilt Platz 4
   *[other] 4, also gilt Platz 5
}
scoring-bonus-king = König
scoring-bonus-grande = Grande
scoring-tie = Gleichstand
scoring-sends = { $to ->
    [area-court] { $count } an den Hof: In der Region steht der König
   *[other] { $count ->
        [0] keine Caballeros
        [one] { $count } Caballero
       *[other] { $count } Caballeros
    }
}
scoring-count = { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
}

scoring-table = Punkte nach Orten und Spielern
scoring-area = Ort
scoring-score = Stand

scoring-spoken = { WORD($area, case: "nom") }: { $rows }.
scoring-spoken-row = { $name } { $points }{ $bonus ->
    [0] {""}
   *[other] {" "}plus { $bonus } { $reasons }
}
scoring-spoken-reason-king = für den König
scoring-spoken-reason-grande = für den Granden
scoring-spoken-nobody = { WORD($area, case: "nom") }: niemand da.
scoring-spoken-totals = Punktestand: { $scores }.

# Varianten
scoring-doubled = verdoppelt
scoring-bonus-ambassador = Botschafter
scoring-bonus-envoy = Gesandter
scoring-spoken-reason-ambassador = für den Botschafter
scoring-spoken-reason-envoy = für den Gesandten
scoring-virtual-lost = seine Punkte verfallen
scoring-spoken-virtual = virtueller Mitspieler auf Platz { $place }, seine Punkte verfallen
scoring-conquered = Erobert mit { $count } Caballeros: sofort gewertet, verdoppelt.
scoring-bonus-captain = Kapitän
scoring-bonus-viceroy = Vizekönig
scoring-spoken-reason-captain = für den Kapitän
scoring-spoken-reason-viceroy = für den Vizekönig
scoring-why-office = nur das Amt, kein Platz
scoring-spoken-black = schwarze Caballeros von niemandem auf Platz { $place }, die Punkte verfallen
scoring-due-why = { $round ->
    [0] Noch einmal gewertet, weil hier eine Karte lag.
   *[other] Nach Runde { $after } gewertet, weil { $name } in Runde { $round } eine Karte hierher gelegt hat.
}
scoring-stays = { $count ->
    [0] bleibt im Castillo
    [one] { $count } bleibt im Castillo
   *[other] { $count } bleiben im Castillo
}
scoring-grande-leaves = Grande: { WORD($to) }
scoring-grande-stays = Grande bleibt darin
scoring-limit = Nur wer auf der Begrenzungstafel steht, zählt.
scoring-on-limit = auf die Begrenzungstafel: { $count }
scoring-beside-limit = neben der Begrenzungstafel, nicht gezählt: { $count }
