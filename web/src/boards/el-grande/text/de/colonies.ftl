# The colonies of El Grande: the areas overseas, kept cards, delayed scorings.

eg-chart = Seekarte: Spanien, Frankreich, Schiff, Amerika, Mittelmeer
eg-overseas = Übersee
eg-look = Zeige auf ein Gebiet: wer dort steht, was es bringt und was deine Aktion ändern würde.
eg-office = { WORD($office) } { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
eg-office-free = { WORD($office) } frei, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
eg-stand-office = dein Amt bringt { $points }
eg-why-office = Das Amt bringt Punkte, wie auch immer die Plätze sind.
eg-hint-office = Bringt { $points }, sooft { WORD($area, case: "nom") } gewertet wird. Nur bei der Ankunft, nicht später.

# Places and offices where there is little room
eg-short-ambassador = Botsch.
eg-short-envoy = Gesandter
eg-short-third = dritter
eg-short-captain = Kapitän
eg-short-viceroy = Vizekönig

# Cards
eg-places-up-to = setzt bis zu { $count } ein
eg-brings = Bringt { $gold ->
    [0] {""}
   *[other] { $gold } Gold
}{ $goods ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {" "}und{" "}
    }{ $goods } Waren
} ins Spiel.
eg-bonus = Bonus { $used ->
    [yes] genutzt
   *[no] frei
}
eg-bonus-about = Einmal je Runde: ein Caballero mehr in den Hof, oder einer mehr eingesetzt.
eg-aside = Beiseitegelegte schwarze Caballeros
eg-piece-aside = Beiseitegelegter schwarzer Caballero
eg-bonus-province = In den Hof
eg-bonus-place = Jetzt noch einen einsetzen
eg-bonus-skip = Verzichten
eg-hint-bonus = Einmal je Runde für den, der den Inquisitor hat.
eg-hint-double = Einmal und mit eigener Wahl; dann ist die Karte weg.
eg-spain = Spanien
eg-sum-all = Summe
eg-if-areas-scored = Wenn jetzt alle Gebiete gewertet würden
eg-kept-after_castillo = Nach dem Castillo
eg-kept-turn = Karte umdrehen
eg-kept-turn_next = Karte umdrehen, später
eg-kept-double = Doppelschlag

# Sailing, tokens, the limit board
eg-load = { $load ->
    [gold] mit Gold
    [goods] mit Waren
   *[other] ohne Plättchen
}
eg-moved = ({ $count } bewegt)
eg-free-tokens = { WORD($token) } frei: { $count }
eg-sea-step = Auf { WORD($token) }
eg-sea-done = Fertig mit Segeln
eg-sea-bonus = Bonus: einer mehr an den Hof
eg-sea-up-to = bis zu +{ $points }
eg-hint-sail = Kostenlos, jeder Caballero einmal im Zug. { $carries ->
    [yes] Gold bringt an einer Küste Spaniens 6, Waren 4; nach Frankreich segelt niemand damit.
   *[no] Aus Amerika und dem Mittelmeer zurück zum Schiff, vom Schiff an die Küsten.
}
eg-hint-fill = Nur wer auf der Begrenzungstafel steht, zählt. Es wählt, wer den Inquisitor hat.
eg-stands-beside = { $count } daneben
eg-stand-plain = Ein gewöhnlicher Platz
eg-stand-on = auf der Tafel
eg-stand-beside = neben der Tafel
eg-token-lost = { WORD($token) } verloren
eg-limit-on = auf der Begrenzungstafel { $who } ({ $taken } von { $spaces } Plätzen)
eg-limit-beside = daneben, nicht gezählt: { $who }
eg-limit-outside = daneben
eg-note-limit = Nur die { $spaces } Plätze der Begrenzungstafel zählen; besetzt sind { $taken }.
eg-within = Innerhalb: { WORD($area, case: "nom") }
eg-supply = Im Vorrat
eg-carries = An Bord: { $gold } Gold, { $goods } Waren

# Still to come
eg-to-come = Noch zu erwarten
eg-nothing-to-come = Für später steht nichts fest, und niemand behält eine Karte.
eg-any-time = jederzeit
eg-after-round = nach { $round }
eg-cards-kept = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
eg-due = wird am Ende dieser Runde noch einmal gewertet
eg-due-later = wird am Ende der nächsten Runde noch einmal gewertet
eg-scored-once-more = { WORD($area, case: "nom") } noch einmal, ganz zuletzt{ $count ->
    [1] {""}
   *[other] , { $count }-mal
}
eg-comes-after_castillo = { $name }: darf Caballeros versetzen, sobald das Castillo leer ist:
eg-comes-turn = { $name }: im eigenen Zug möglich:
eg-comes-turn_next = { $name }: ab der nächsten Runde möglich:
eg-comes-double = { $name }: darf eine Sonderaktion wiederholen:
keys-to-come = was noch zu erwarten ist
keys-overseas = nächstes Gebiet in Übersee
