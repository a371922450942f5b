# König & Intrigant: fünf Karten weglegen, die Karten einer Runde.

eg-aside-prompt = Lege { $total } deiner { $cards } Karten weg: noch { $left }
eg-aside-ready = Diese { $total } Karten weglegen?
eg-aside-hint = Aus dem Spiel, unsichtbar. Noch einmal wählen holt sie zurück.
eg-aside-keep = { $kept } behalten
eg-aside-done = Deine { $kept } Karten sind gewählt
eg-aside-waiting = Es geht weiter, sobald alle gewählt haben.
eg-aside-laid = weggelegt
eg-aside-low = Niedrig
eg-aside-low-about = spät am Zug, der Intrigant in Reichweite
eg-aside-middle = Mitte
eg-aside-middle-about = dazwischen
eg-aside-high = Hoch
eg-aside-high-about = früh am Zug, der König in Reichweite
eg-calls-between = ruft { $least } bis { $most }
eg-power-calls = { $count ->
    [0] ruft keine Caballeros
    [one] ruft { $count } Caballero
   *[other] ruft { $count } Caballeros
}
eg-aside-start = Wo du beginnst
eg-aside-king = König
eg-aside-home = Dein Grande
eg-aside-yours = Deine Caballeros
eg-aside-hand = Deine Hand bisher
eg-aside-kept = { $count } Karten, { $rounds } werden gespielt
eg-aside-bars = Balken: so viele Caballeros ruft jede Karte
eg-aside-spoken = Deine Hand nach Werten: { $kept }. Weggelegt: { $laid }.
eg-aside-none = nichts

# Die Runde
eg-round-cards = Karten dieser Runde
eg-round-now = jetzt
eg-round-done = fertig
eg-round-waits = noch keine Karte
eg-round-instead = statt
eg-round-either = oder die eigene Karte: { $name }
eg-round-lead = Die nächste Runde beginnt
eg-round-lowest = { $name }: niedrigster Wert, { $value }
eg-round-before = Bisher gespielt
eg-round-nothing = In dieser Runde wurde noch keine Karte gespielt.
eg-round-to-play = { $name }: noch keine Karte.
eg-round-spoken = { $name }: { $value }, ruft { $calls }{ $places ->
    [0] {""}
   *[other] , setzt { $places } ein
}. { $action }.
eg-round-action-instead = { $action } statt „{ $own }“
eg-round-action-either = { $action } oder „{ $own }“
eg-has-king = König
eg-has-intrigue = Intrigant
eg-action-king = Königsaktion
eg-action-intrigue = Intrigantenaktion
eg-hand-left = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $rounds ->
    [one] noch { $rounds } Runde
   *[other] noch { $rounds } Runden
}
eg-hint-strength = Höchster Wert: der König, setzt { $most } ein. Niedrigster: der Intrigant, setzt { $least } ein und beginnt als Nächstes.
keys-round = wer was gespielt hat
