# Der Tisch von Eight-Minute Empire: Legends. Die Wörter des Spiels selbst kommen mit dem Spiel.

el-map = Karte der Inseln
el-legend = Legende der Karte
el-sea-costs = Eine gepunktete Linie führt über See: { $cost ->
    [one] { $cost } Bewegungspunkt für dich.
   *[other] { $cost } Bewegungspunkte für dich.
}
el-neutral = neutral
el-leg = Partie { $leg } von { $legs }
el-turn = Zug { $turn } von { $turns }
keys-map = zur Karte

# Eine Region in Worten
el-label = { $region }: { $parts }.
el-legal = Kann gewählt werden.
el-legal-cost = Kann erreicht werden: { $cost }.
el-legal-coins = Kann gewählt werden, Preis: { $cost }.
el-armies-of = { $name } { $count }
el-cities-of = { $mine ->
    [true] { $count ->
        [one] deine Stadt
       *[other] { $count } Städte von dir
    }
   *[other] { $count ->
        [one] Stadt von { $name }
       *[other] { $count } Städte von { $name }
    }
}
el-empty = leer
el-start-here = Startregion
el-ruled-by = { $mine ->
    [neutral] neutrale Armeen halten sie
    [true] du beherrschst sie
   *[other] { $name } beherrscht sie
}
el-ruled-by-nobody = niemand beherrscht sie
el-island-ruled = { $mine ->
    [neutral] Neutrale Armeen halten die Insel { WORD($island) }
    [true] Du beherrschst die Insel { WORD($island) }
   *[other] { $name } beherrscht die Insel { WORD($island) }
} (Regionen: { $rules }).
el-island-tied = Niemand beherrscht die Insel { WORD($island) } (Regionen: { $rules }).
el-island-empty = Niemand beherrscht eine Region der Insel { WORD($island) }.

# Was ein Zug ändern würde
el-after-move = nach diesem Zug
el-will-rule = { $mine ->
    [neutral] Neutrale Armeen halten die Region.
    [true] Du beherrschst die Region.
   *[other] { $name } beherrscht die Region.
}
el-will-be-tied = Niemand beherrscht die Region mehr.
el-will-rule-island = { $mine ->
    [neutral] Neutrale Armeen halten die Insel { WORD($island) }.
    [true] Du beherrschst die Insel { WORD($island) }.
   *[other] { $name } beherrscht die Insel { WORD($island) }.
}
el-will-be-tied-island = Niemand beherrscht die Insel { WORD($island) } mehr.

# Die Entscheidung
el-prompt-of-card = { WORD($card) }: { $prompt }
el-done-leave = Genug, { $count } verfallen lassen
el-piece = { $name } { WORD($region, case: "in") }
el-armies = { $count ->
    [one] { $count } Armee
   *[other] { $count } Armeen
}
el-price = { $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
}
el-cost = { $cost ->
    [one] { $cost } Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
}
el-cost-coins = { $cost ->
    [one] { $cost } Bewegungspunkt
   *[other] { $cost } Bewegungspunkte
}, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
el-whose = Wessen Armee { WORD($region, case: "in") }?
el-yours = deine eigene Armee
el-safe = { $name } hat geschützte Armeen: { WORD($card) }.
el-pick-army = Erst die Armee, dann wohin sie zieht.
el-pick-target = Eine Armee { WORD($region, case: "from") }. Die Zahlen sagen, was der Weg kostet.
el-bid-secret = Niemand sieht dein Gebot, bis alle geboten haben. Nur das höchste wird bezahlt.
el-take-hint = { $coins ->
    [0] Du hast keine Münzen mehr: Die erste Karte ist kostenlos.
    [one] Du hast { $coins } Münze. Sie muss für die ganze Partie reichen.
   *[other] Du hast { $coins } Münzen. Sie müssen für die ganze Partie reichen.
}
el-then-comes = Danach: { $text }
el-lay-1 = Erst welche Seite oben liegt, dann wo, dann wie sie gedreht ist.
el-lay-2 = { WORD($side) }: Wo soll das Teil liegen?
el-lay-3 = { WORD($side) }: Drehe das Teil, bis es richtig liegt.
el-lay-so = So legen
el-turn-segment = Drehen

# Karten
el-card-label = { $card }, { $price } ({ $price ->
    [0] kostenlos
    [one] Münze
   *[other] Münzen
}). { $text }
el-row = Kartenreihe
el-row-about = Kartenreihe, von der kostenlosen bis zur teuersten
el-in-deck = im Stapel
el-or = oder
el-then = dann
el-too-dear = Dafür fehlen dir Münzen.
el-taken-by = Von { $name } genommen.
el-taken-by-you = Von dir genommen; nach deiner Aktion rückt die Reihe auf.
el-text-moves_more = Bewegung +{ $number }
el-text-armies_more = Armeen +{ $number }
el-text-flies = fliegt: See −1
el-text-elixirs = { $number ->
    [one] { $number } Elixier
   *[other] { $number } Elixiere
}
el-text-coins = sofort { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}
el-text-immune = Armeen geschützt
el-text-points_per_adjective = 1 Punkt je { WORD($adjective, case: "acc") }
el-text-points_for_set = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für alle { $number } { WORD($adjective, case: "gen") }
el-text-points_per_coins = { $number ->
    [one] 1 Punkt je Münze
   *[other] 1 Punkt je { $number } Münzen
}
el-text-points_per_flying = 1 Punkt je fliegende Karte
el-text-place = { $number } einsetzen
el-text-move = { $number } bewegen
el-text-city = Stadt
el-text-destroy = 1 zerstören
el-set-progress = { $have } von { $number }
el-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

# Die Karten aller
el-your-cards = Deine Karten
el-cards-of = Karten von { $name }
el-whose-cards = Wessen Karten zu sehen sind
el-taken-of = { $count } von { $turns }
el-no-cards = Noch keine Karten.
el-sum-move = Bewegung
el-sum-army = Armeen
el-sum-sea = Seeschritt
el-sum-elixirs = Elixiere
el-sum-cities = Städte
el-leader-fairy_queen = 1 Punkt für 3 Waldkarten. Nach dem letzten Zug darf sie noch eine Karte kaufen, ohne deren Aktion.
el-leader-bandit_king = Setzt gegen eine Münze auch in fremden Städten ein; zerstört er eine gegnerische Armee, nimmt er eine Münze.
el-leader-bandit_king-english_first_printing = 1 Punkt, wenn alle seine 18 Armeen auf dem Plan stehen; zerstört er eine gegnerische Armee, nimmt er eine Münze.
el-leader-red_sorceress = Beginnt mit 5 Armeen; behält zerstörte gegnerische Armeen: 1 Punkt je 3.
el-leader-white_knight = 1 Punkt mehr je Insel mit mindestens 3 Regionen; darf mit jeder Stadt eine Armee einsetzen.
el-captured = { $count ->
    [one] { $count } Armee behalten
   *[other] { $count } Armeen behalten
}
el-token-magic_spring = 2 Elixiere für die erste Stadt hier
el-token-cottage = Armeen +1 für die erste Stadt hier
el-token-hidden_treasure = 1 Münze für die erste Stadt hier
el-token-magic_book = 1 Punkt und jeder Gleichstand für die erste Stadt hier
el-token-stable = Bewegung +1 für die erste Stadt hier
el-token-poison_swamp = kostet einen Punkt
el-token-citadel = 1 Punkt mehr für alle, die hier herrschen
el-token-dragon = 2 Punkte für die siebte Armee
el-token-portal = ein Schritt zum anderen Portal
el-token-rogues = jede Armee, die hineinzieht, zahlt 1 Münze
el-token-unknown = liegt verdeckt; die erste Stadt hier bekommt es
el-own-magic_spring = 2 Elixiere
el-own-cottage = Armeen +1
el-own-hidden_treasure = 1 Münze, erhalten
el-own-magic_book = 1 Punkt; gewinnt am Ende bei Gleichstand
el-own-stable = Bewegung +1
el-own-poison_swamp = kostet einen Punkt
el-own-dragon = 2 Punkte

# Spieler
el-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
el-elixirs = { $count ->
    [one] { $count } Elixier
   *[other] { $count } Elixiere
}
el-supply = { $count } im Vorrat
el-card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
el-if-ended = Wenn die Partie jetzt endete
el-points-by-source = Punkte nach Herkunft
el-source-regions = Regionen
el-source-islands = Inseln
el-source-elixirs = Elixiere
el-source-cards = Karten
el-source-tokens = Plättchen
el-source-leader = Anführer
el-source-carried = Frühere Partien
el-source-total = Gesamt

# Das Bieten
el-bidding = Wer beginnt?
el-bidding-about = Alle bieten geheim Münzen. Wer am meisten bietet, zahlt und bestimmt, wer beginnt.
el-bidding-ties = { $by ->
    [die] Bieten mehrere am meisten, entscheidet ein Würfel zwischen ihnen
   *[youngest] Bieten mehrere am meisten, hat der jüngste das Recht (vom jüngsten an: { $names })
}{ $pays ->
    [all_tied] , und alle von ihnen zahlen.
   *[winner] , und die anderen behalten ihre Münzen.
}
el-has-bid = { $count ->
    [0] nichts
    [one] { $count } Münze
   *[other] { $count } Münzen
}
el-you-bid = dein Gebot: { $count }
