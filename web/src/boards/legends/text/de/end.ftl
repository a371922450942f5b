# Das Ende eines Spiels von Legends.

el-end = Das Ende des Spiels
el-end-you-win = Du gewinnst
el-end-you-share = Du teilst dir den Sieg
el-end-you-place = Du bist auf Platz { $place }
el-end-you-place-shared = Du teilst dir Platz { $place }
el-end-wins = { $names } gewinnt
el-end-share = { $names } teilen sich den Sieg
el-end-nobody = Niemand gewinnt
el-end-forfeit = Alle anderen haben aufgegeben.
el-end-margin-shared = { $names }: je { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
el-end-margin-win = Mit { $points }: { $margin ->
    [one] { $margin } Punkt vor { $other }.
   *[other] { $margin } Punkte vor { $other }.
}
el-end-margin-you = { $name } gewinnt mit { $points }: { $margin ->
    [one] { $margin } Punkt vor dir.
   *[other] { $margin } Punkte vor dir.
}
el-end-margin = Mit { $points }: { $margin ->
    [one] { $margin } Punkt vor { $other }.
   *[other] { $margin } Punkte vor { $other }.
}
el-end-margin-tie = { $name } und { $other } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; für { $name } entscheidet: { WORD($reason) }.
el-end-why-you-both = Du hast mehr für { $mine }; { $other } hat mehr für { $theirs }.
el-end-why-you-more = Du hast mehr als { $other } für { $mine } und nirgends weniger.
el-end-why-you-less = { $other } hat mehr als du für { $theirs } und nirgends weniger.
el-end-why-both = { $name } hat mehr für { $mine }; { $other } hat mehr für { $theirs }.
el-end-why-more = { $name } hat mehr als { $other } für { $mine } und nirgends weniger.
el-end-why-less = { $other } hat mehr als { $name } für { $theirs } und nirgends weniger.
el-end-why-same = Bei beiden kommen die Punkte aus denselben Quellen.
el-end-from-regions = Regionen
el-end-from-islands = Inseln
el-end-from-elixirs = Elixiere
el-end-from-cards = Karten
el-end-from-tokens = Plättchen
el-end-from-leader = den Anführer
el-end-from-carried = frühere Partien

el-end-points = Woher die Punkte kamen
el-end-points-about = Ein Maßstab für alle Balken; „{ $most }“ steht beim besten Wert.
el-end-most = meiste
el-end-rank = Platz
el-end-player = Spieler
el-end-place = { $place }.
el-end-shared = geteilt
el-end-you = Du
el-end-total = Punkte
el-end-has-magic_book = hat das Zauberbuch
el-end-has-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
el-end-has-armies = { $count ->
    [one] { $count } Armee auf dem Plan
   *[other] { $count } Armeen auf dem Plan
}
el-end-has-regions = { $count ->
    [one] { $count } Region
   *[other] { $count } Regionen
}
el-end-tie-rule = Bei gleichen Punkten entscheidet das Zauberbuch, dann Münzen, Armeen auf dem Plan, Regionen.
el-end-tie-full = Gleiche Summen aller Partien teilen sich den Platz.
el-end-see-map = Zum Plan
el-end-see-end = Zum Ergebnis
