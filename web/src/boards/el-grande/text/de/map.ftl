# Der Tisch von El Grande. Wörter des Spiels selbst kommen mit dem Spiel.

eg-map = Karte von Spanien
eg-variants = { $count ->
    [one] { $count } Variante
   *[other] { $count } Varianten
}
eg-name-portugal = Portugal
eg-name-france = Frankreich
eg-name-atlantico = Océano Atlántico
eg-name-cantabrico = Mar Cantábrico
eg-name-mediterraneo = Mediterráneo
eg-view = Was die Karte zeigt
eg-view-map = Karte
eg-view-scored = Wertung jetzt
eg-view-card = Nach „{ WORD($card) }“
eg-card-pays = Sie bringt: { $points }.
eg-choose-first = Das hängt von deiner Wahl ab.

# Ein Gebiet in Worten
eg-label = { $area }: { $parts }.
eg-legal = Wählbar.
eg-nobody = niemand
eg-king-here = König hier
eg-king-at = Der König steht { $area }.
eg-grande-yours = dein Grande
eg-grande-of = Grande von { $name }
eg-stand-none = keiner von dir
eg-stand-nothing = keine Punkte für dich
eg-stand-first = du führst: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
eg-stand-place = du bist auf Platz { $place } für { $points }
eg-stand-tied = du teilst Platz { $place } für { $points }
eg-pays = zahlt { $points }
eg-castillo-closed = Inhalt verborgen
eg-castillo-nothing = bisher nichts angesagt
eg-castillo-at-least = angesagt mindestens { $pieces }
eg-castillo-announced = bisher angesagt { $pieces }

# Vorschau auf eine Aktion
eg-preview = Vorschau: { $area }
eg-move-pays = bringt sofort
eg-after-move = nach dieser Aktion
eg-after-unless = nach dieser Aktion, wenn niemand ein Veto einlegt
eg-pieces = Figuren
eg-points = Punkte
eg-why-none-left = Von dir bliebe dort niemand.
eg-why-tied = Geteilter Platz { $place }: Der nächste Platz zählt.
eg-why-breaks = Löst den Gleichstand auf Platz { $place }.
eg-why-first = Allein auf dem ersten Platz.
eg-why-place = Du kommst auf Platz { $place }.
eg-why-unpaid = Platz { $place } bringt nichts.
eg-why-depends = Wie viele Punkte das sind, hängt von den anderen Scheiben ab.
eg-why-same = Die Punkte bleiben gleich.

# Die Entscheidungsleiste
eg-done = Fertig
eg-done-leave = Fertig, { $count } übrig
eg-end-turn = Zug beenden
eg-piece = { $name } { WORD($area, case: "from") }
eg-piece-black = schwarzer Caballero
eg-calls = ruft { $count }
eg-places = setzt { $count } ein
eg-court-after = Hof { $before } → { $after }
eg-to-court = an deinen Hof: In dieser Region steht der König
eg-then = Noch offen: { $text }
eg-whose = Wessen Caballero { WORD($area, case: "in") }?
eg-which-board = { WORD($area, case: "nom") }: welche Tafel?
eg-pick-piece = Zuerst den Caballero, dann sein Ziel.
eg-pick-place = In der Hand: { $name } { WORD($area, case: "from") }. Wohin?
eg-pick-board-place = In der Hand: { WORD($board) }. Wohin?
eg-secret = Niemand sieht deine Wahl, bis alle gewählt haben.

# Spieler
eg-turn = Zug { $turn } von { $turns }
eg-in-court = Hof { $count }
eg-in-province = Provinz { $count }
eg-waits = wartet
eg-power-card = Machtkarte
eg-vetoes = Veto { $count ->
    [1] {""}
   *[other] × { $count }
}
eg-scores = Punkte nach Runden
eg-if-all-scored = Würde jetzt jede Region gewertet

# Karten
eg-yours = deine
eg-taken-by = Genommen: { $name }
eg-turned-by = Umgedreht von { $name }, nicht im Angebot
eg-card-label = Aktionskarte { $pile }, { $card }. { $text } { $state }Setzt { $up_to ->
    [yes] bis zu { $count }
   *[no] { $count }
} ein.
eg-all-hands = Die Machtkarten aller
eg-holds = { $name } hat { $cards } auf der Hand.
eg-has-played = { $name } hat in dieser Runde { $power } gespielt.
eg-hand = Machtkarten
eg-played = { $power } in dieser Runde gespielt
eg-power-label = Machtkarte { $power }, ruft { $count }
eg-lies = schon gespielt: { $name }
eg-dial = Deine Geheimscheibe
eg-dial-about = nur du siehst sie
keys-castillo = Castillo
rules-card-pile = Stapel { $pile }
picture-credit-map = Kartendaten: Instituto Geográfico Nacional de España (CC BY 4.0) über es-atlas. Küsten der Nachbarn: Natural Earth.

# Varianten
eg-black-for = { $count } schwarze, für { $name }
eg-black-nobody = { $count } schwarze, für niemanden
eg-king-exile = König im Exil
eg-beside = neben { $areas }
eg-muslim = wird erst gewertet, wenn { $needed } hier sind: { $count } von { $needed }
eg-spot = { WORD($place) }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}: { $name }
eg-king-castillo = König daneben, also geschlossen; wer allein Erster ist, bekommt 2 mehr
eg-grandes-inside = Grandes darin: { $names }
eg-which-extra = { WORD($area, case: "nom") }: nach welchem Recht?
eg-which-place = { WORD($area, case: "nom") }: welcher Platz?
eg-whose-grande = Wessen Grande { WORD($area, case: "in") }?
eg-hint-king-castillo = Der König steht neben dem Castillo: Alle Regionen sind offen, das Castillo ist geschlossen.
eg-hint-king-abroad = Der König ist { WORD($area, case: "in") }, neben { $areas }. Keine Region ist geschlossen.
eg-hint-limits = Geht einer weiter als zum Nachbarn, darfst du insgesamt 2 weniger versetzen.
eg-hint-limits-far = Einer ging weiter als zum Nachbarn: Du darfst insgesamt 2 weniger versetzen.
eg-hint-greys = Allein oder mit einer grauen Karte: die graue zuerst wählen.
eg-hint-grey = Die Summe zählt. { $text }
eg-grey-label = Graue Karte, plus { $value }: { $effect }
eg-greys = Graue Karten
eg-greys-about = höchstens eine je Runde
eg-sum = { $power } + { $value } = { $sum }
eg-sum-taken = ergibt { $sum }, das hat { $name }
eg-sum-makes = ergibt { $sum }
eg-in-hand = Hand { $count }
eg-first = fängt an
eg-no-score = ohne Punkte
eg-virtual-took = Weg: der virtuelle Mitspieler hat sie
eg-merged = 2 + 3
eg-pile = Stapel { $pile }
eg-guess-reconstructed = rekonstruiert
eg-guess-placeholder = Platzhalter
eg-region-card = { WORD($area) }: { $count ->
    [0] König dort, keine
   *[other] +{ $count }
}
eg-region-cards-left = { $count } verdeckt
eg-note-virtual = Der virtuelle Mitspieler hält Platz { $place }: Diese Punkte verfallen.
eg-note-virtual-tied = Der virtuelle Mitspieler teilt Platz { $place }.
eg-note-black = Für { $name } zählen { $count } schwarze mit.
eg-note-fictitious = Schwarze Caballeros von niemandem halten Platz { $place }: Diese Punkte verfallen.
eg-note-fictitious-tied = Schwarze Caballeros von niemandem teilen Platz { $place }.
eg-note-home = Der Grande von { $name } zählt als einer mehr.
eg-note-closed = Der König steht daneben: Nichts kommt hinein oder heraus.
eg-church-held = Der Kirchenmarker: { $name }.
eg-inquisitor-held = Der Inquisitor: { $name }. Beiseitegelegte schwarze Caballeros: { $aside }.
keys-greys = graue Karten
keys-region-cards = Regionskarten vorlesen
keys-church = wer den Kirchenmarker hat
keys-inquisitor = wer den Inquisitor hat
