# Der Tisch von Kabale & Hiebe.

kabale-columns = Spalten
kabale-column = Spalte { $column }
kabale-cards-down = Karten vom Ziel abwärts
kabale-filled = { $filled } von { $goals } Zielen erfüllt
kabale-goal-open = erfüllt mit { $needed ->
    [one] { $needed } Karte
   *[other] { $needed } Karten
}
kabale-goal-filled = erfüllt, noch offen
kabale-goal-closed = gesperrt, gilt als erfüllt
kabale-flips-next = wird aufgedeckt
kabale-place-here = Hierher legen
kabale-goes-here = { WORD($card) } kommt hierher
kabale-slot = Hierher legen: { $goal }
kabale-slot-chosen = { WORD($card) } kommt hierher: { $goal } Noch einmal wählen, um zu legen.
kabale-no-cards = Keine Karten mehr in dieser Runde
kabale-no-card = keine Karte
kabale-count = das kannst du zählen
kabale-face-down = verdeckt
kabale-under = unter der Tarnkappe
kabale-yours = deine Karte
kabale-only-you = nur du siehst sie

# Was vorgelesen wird
kabale-spoken-card = Platz { $position }: { $what }.
kabale-spoken-goal = Spalte { $column }, { $goal }: { $laid ->
    [one] { $laid } Karte
   *[other] { $laid } Karten
} von { $needed }{ $state ->
    [closed] , gesperrt
    [filled] , erfüllt
   *[open] {""}
}.
kabale-spoken-sums = Du kannst zählen: { $sums }.
kabale-spoken-seat = { $seat }: { $won ->
    [one] { $won } Ziel
   *[other] { $won } Ziele
}, Hand { $hand }, Stapel { $deck }, Ablage { $discards }.

# Was eine Karte tut, in wenigen Worten
kabale-text-number = nur die Zahl
kabale-text-matched = { $matched } bei { WORD($discipline) }, sonst { $number }
kabale-text-no-number = keine Zahl
kabale-text-travels = zieht weiter, deckt auf
kabale-text-discards_flipper = aufdeckende Karte wird abgelegt
kabale-text-closes_column = sperrt die Spalte
kabale-text-hides_card = versteckt eine Karte
kabale-text-swaps_goals = vertauscht zwei Ziele
kabale-text-voids_others = sonst wirkt keine Fähigkeit
kabale-text-removes-high = entfernt ab { $number }
kabale-text-removes-low = entfernt bis { $number }
kabale-text-wins_with = gewinnt mit „{ WORD($card) }“
kabale-text-per_other_card-more = +{ $number } je andere Karte
kabale-text-per_other_card-less = −{ $number } je andere Karte
kabale-text-worth_beside = { $number } mit „{ WORD($card) }“
kabale-text-copies_below = Zahl der Karte darunter
kabale-text-lowers_others = andere zählen { $number } weniger
kabale-text-lowest_wins = niedrigste Summe gewinnt
kabale-when-flipped = wirkt beim Aufdecken
kabale-when-scored = wirkt in der Wertung
kabale-when-matched = Fachkarte
kabale-when-never = nur die Zahl

# Entscheiden
kabale-hint-place = Wähle eine Karte und eine Spalte, egal in welcher Reihenfolge.
kabale-not-now = Das geht jetzt nicht. { $question }
kabale-not-yet = Noch nicht: { $names } ist am Zug.
kabale-ask-column = { WORD($card) }: unter welches Ziel?
kabale-ask-card = Welche Karte unter { $goal }?
kabale-sure-place_card = { WORD($card) } unter { $goal } legen?
kabale-sure-disguise = { WORD($card) } unter der Tarnkappe verstecken?
kabale-sure-traitor = Mit { $goal } vertauschen?
kabale-do-place_card = Legen
kabale-do-disguise = Verstecken
kabale-do-traitor = Vertauschen

# Wenn du hierher legst
kabale-plan = Wenn du hierher legst
kabale-plan-lies = „{ WORD($card) }“ kommt unter { $goal }.
kabale-plan-no-flip = Keine Karte wird aufgedeckt.
kabale-plan-flips = Die Karte von { $seat } wird aufgedeckt.
kabale-plan-flips-known = „{ WORD($card) }“ von { $seat } wird aufgedeckt.
kabale-plan-flips-yours = Deine Karte „{ WORD($card) }“ wird aufgedeckt.
kabale-plan-then = Dann sind { $filled } von { $goals } Zielen erfüllt.
kabale-plan-fills = { $goal } ist dann erfüllt: { $filled } von { $goals } Zielen.
kabale-plan-round = Damit kann die Runde enden.

# Mitspielende
kabale-goals = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
kabale-goals-won = { $count ->
    [one] { $count } Ziel gewonnen
   *[other] { $count } Ziele gewonnen
}
kabale-goals-own = { $goals }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kabale-piles = Stapel { $deck } · Hand { $hand } ·
kabale-discards = Ablage { $count }
kabale-discards-of = Ablage von { $seat }
kabale-discards-none = Noch ist keine Karte abgelegt.
kabale-unseen = Noch nicht gesehen
kabale-unseen-of = Von { $seat } noch nicht gesehen: { $cards }.

# Das Ende einer Runde
kabale-end-of-round = Ende von Runde { $round }
kabale-last-round = Letzte Runde
kabale-final = Schlusswertung
kabale-final-about = Die höhere der beiden Wertungen zählt.
kabale-plain = einfache Wertung
kabale-special = Sonderwertung
kabale-score = Punkte
kabale-steps = Schritte
kabale-sums = Summen
kabale-step-back = Einen Schritt zurück
kabale-step-on = Einen Schritt weiter
kabale-pause = Anhalten
kabale-play = Abspielen
kabale-pace = Tempo: { $pace }×
kabale-skip = Überspringen
kabale-go-on = Weiter
kabale-all-hands = Die Karten aller
picture-goals = { $count ->
    [0] keine Ziele
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
