# Kabale & Hiebe auf Deutsch. Karten haben mit Artikel die Formen .nom und .acc; der bloße Name steht ohne Artikel.

game-title = Kabale & Hiebe
game-summary = Lege deine Leute verdeckt unter die Ziele, decke auf, was dort liegt, und gewinne die Ziele mit der stärkeren Spalte. Für 2 bis 6 Personen, etwa 45 Minuten.
game-how-to =
    In deinem Zug legst du eine Handkarte verdeckt unter ein Ziel und ziehst eine Karte nach. Liegt die Karte darüber
    verdeckt, wird sie aufgedeckt; manche Karten wirken dann sofort. Ein Ziel ist erfüllt, wenn so viele Karten darunter
    liegen, wie sein Wert zeigt; sind alle erfüllt, endet die Runde, und wer in einer Spalte die höchste Summe hat,
    gewinnt deren Ziel. Nach sechs Runden zählen die Werte deiner Ziele; mit einem Ziel aus jeder Disziplin darfst du
    stattdessen das beste aus jeder verdoppeln und verlierst für jedes weitere Ziel einen Punkt.
    Auf dem Plan: ● Karte, ○ fehlt noch, +2 mehr als nötig, ✕ gesperrt, ▒▒▒▒ Rückseite, (König) eigene verdeckte Karte,
    └ Karte unter einer Tarnkappe.

# -- Karten --------------------------------------------------------------------

card-king = König
    .nom = der König
    .acc = den König
card-queen = Königin
    .nom = die Königin
    .acc = die Königin
card-juliet = Julia
    .nom = Julia
    .acc = Julia
card-alchemist = Alchemist
    .nom = der Alchemist
    .acc = den Alchemisten
card-fencing_master = Fechtmeister
    .nom = der Fechtmeister
    .acc = den Fechtmeister
card-landowner = Gutsherr
    .nom = der Gutsherr
    .acc = den Gutsherrn
card-merchant = Händler
    .nom = der Händler
    .acc = den Händler
card-cardinal = Kardinal
    .nom = der Kardinal
    .acc = den Kardinal
card-minstrel = Minnesänger
    .nom = der Minnesänger
    .acc = den Minnesänger
card-explorer = Entdecker
    .nom = der Entdecker
    .acc = den Entdecker
card-assassin = Meuchler
    .nom = der Meuchler
    .acc = den Meuchler
card-storm = Sturm
    .nom = der Sturm
    .acc = den Sturm
card-disguise = Tarnkappe
    .nom = die Tarnkappe
    .acc = die Tarnkappe
card-traitor = Verräter
    .nom = der Verräter
    .acc = den Verräter
card-musketeers = Musketiere
    .nom = die Musketiere
    .acc = die Musketiere
card-mage = Zauberer
    .nom = der Zauberer
    .acc = den Zauberer
card-witch = Hexe
    .nom = die Hexe
    .acc = die Hexe
card-prince = Prinz
    .nom = der Prinz
    .acc = den Prinzen
card-squire = Knappe
    .nom = der Knappe
    .acc = den Knappen
card-hermit = Eremit
    .nom = der Eremit
    .acc = den Eremiten
card-little_giant = Kleiner Riese
    .nom = der Kleine Riese
    .acc = den Kleinen Riesen
card-doppelganger = Doppelgänger
    .nom = der Doppelgänger
    .acc = den Doppelgänger
card-dragon = Drache
    .nom = der Drache
    .acc = den Drachen
card-romeo = Romeo
    .nom = Romeo
    .acc = Romeo
card-beggar = Bettler
    .nom = der Bettler
    .acc = den Bettler
own-card = { $name }
card-unknown = eine Karte
    .nom = eine Karte
    .acc = eine Karte

# Was eine Karte kann; entsteht aus ihrer Zeile im Kartensatz.
text-number = Zählt { $number }.
text-matched = Zählt { $matched } unter einem Ziel der Disziplin { WORD($discipline) }, sonst { $number }.
text-no-number = Hat keine eigene Zahl.
text-travels = Wird sie aufgedeckt, zieht sie verdeckt in die nächste offene Spalte rechts (nach der letzten kommt die erste) und deckt dort die Karte über sich auf.
text-discards_flipper = Wird sie aufgedeckt, kommt die Karte, die sie aufgedeckt hat, auf den Ablagestapel.
text-closes_column = Wird sie aufgedeckt, sperrt sie ihre Spalte: keine weiteren Karten, und das Ziel gilt als erfüllt.
text-hides_card = Wird sie aufgedeckt, darfst du eine Handkarte verdeckt darunterlegen und eine Karte nachziehen.
text-swaps_goals = Wird sie aufgedeckt, darfst du das Ziel ihrer Spalte mit dem einer anderen Spalte vertauschen.
text-voids_others = In der Wertung hat keine andere Karte ihrer Spalte eine Fähigkeit. Wirkt als Erstes.
text-removes-high = Entfernt in der Wertung alle Karten mit { $number } oder mehr, außer wenn eine zweite ihrer Art dort liegt.
text-removes-low = Entfernt in der Wertung alle anderen Karten mit { $number } oder weniger, außer wenn eine zweite ihrer Art dort liegt.
text-wins_with = Liegt auch deine Karte „{ WORD($card) }“ in derselben Spalte, gewinnst du das Ziel.
text-per_other_card-more = Zählt für jede andere Karte der Spalte { $number } mehr.
text-per_other_card-less = Zählt für jede andere Karte der Spalte { $number } weniger.
text-worth_beside = Zählt { $number }, wenn auch deine Karte „{ WORD($card) }“ in derselben Spalte liegt.
text-copies_below = Hat die Zahl der Karte darunter, aber nicht deren Fähigkeit.
text-lowers_others = Senkt jede Karte anderer Spieler in ihrer Spalte um { $number }.
text-lowest_wins = In ihrer Spalte gewinnt die niedrigste Summe.

# -- Ziele ---------------------------------------------------------------------

discipline-alchemy = Alchemie
discipline-fencing = Fechten
discipline-farming = Ackerbau
discipline-trade = Handel
discipline-religion = Religion
discipline-music = Musik
goal-name = { WORD($discipline) } { $value }

colour-white = Weiß
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-black = Schwarz

# -- Entscheidungen ------------------------------------------------------------

decision-place_card = Lege eine Karte verdeckt in eine Spalte
decision-disguise = Lege eine Karte unter deine Tarnkappe
prompt-disguise = Lege eine Karte unter deine Tarnkappe in Spalte { $column }
decision-traitor = Vertausche das Ziel in der Spalte deines Verräters
prompt-traitor = Vertausche das Ziel von Spalte { $column }, in der dein Verräter liegt ({ $goal })
choice-place_card = { WORD($card) } in Spalte { $column }
choice-disguise = { WORD($card) } unter die Tarnkappe
choice-disguise-skip = keine Karte
choice-traitor = mit Spalte { $column } ({ $goal })
choice-traitor-skip = die Ziele lassen, wie sie sind

# -- was geschehen ist ---------------------------------------------------------

event-round-started = Runde { $round } beginnt; { $seat } fängt an.
event-goal-turned = Spalte { $column }: { $goal }.
event-placed = { $seat } legt { WORD($card, case: "acc") } in Spalte { $column }.
event-flipped = In Spalte { $column } wird eine Karte von { $seat } aufgedeckt: { WORD($card) }.
event-travelled = Aus Spalte { $column } wandert eine Karte von { $seat } in Spalte { $to }: { WORD($card) }.
event-stayed = In Spalte { $column } bleibt eine Karte von { $seat } liegen: { WORD($card) }.
event-discarded = Aus Spalte { $column } kommt eine Karte von { $seat } auf den Ablagestapel: { WORD($card) }.
event-closed = Spalte { $column } wird gesperrt.
event-disguise-used = { $seat } versteckt { WORD($card, case: "acc") } unter der Tarnkappe in Spalte { $column }.
event-disguise-skipped = { $seat } versteckt in Spalte { $column } keine Karte.
event-goals-swapped = { $seat } vertauscht die Ziele der Spalten { $column } und { $other }.
event-traitor-skipped = { $seat } lässt das Ziel von Spalte { $column } an Ort und Stelle.
event-drew = { $seat } zieht { WORD($card, case: "acc") }.
event-reshuffled = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel.
event-end-triggered = Alle Ziele sind erfüllt: Die Runde endet mit diesem Zug.
event-round-ended = Runde { $round } endet mit dem Zug von { $seat }.
event-revealed = Spalte { $column } zeigt { WORD($card, case: "acc") } von { $seat }.
event-voided = Spalte { $column }: Durch { WORD($card, case: "acc") } von { $seat } wirkt keine andere Fähigkeit.
event-removed = Spalte { $column }: { WORD($by) } von { $owner } entfernt { WORD($card, case: "acc") } von { $seat }.
event-numbered = Spalte { $column }: { WORD($card) } von { $seat } zählt { $number }{ $base ->
    [same] .
   *[other] {" "}statt { $base }.
}
event-summed = Spalte { $column }: { $seat } hat insgesamt { $sum }.
event-awarded = Spalte { $column }: { $seat } gewinnt das Ziel { $goal } ({ WORD($reason) }).
event-unawarded = Spalte { $column }: Niemand gewinnt { $goal }, denn niemand hat eine Karte mit einer Zahl.
event-final-score = { $seat } kommt auf { $score } (einfache Wertung { $plain }, Sonderwertung { $special }).
event-turn-skipped = { $seat } hat keine Karte und setzt aus.
event-cancelled = Spalte { $column }: mehrmals { WORD($card) }, also wirkt keine davon.
event-paired = Spalte { $column }: { $seat } hat { WORD($card) } und { WORD($partner) } beisammen.
event-numberless = Spalte { $column }: { WORD($card) } von { $seat } hat keine Zahl.

# Eine Runde in Kürze.
story-column = Spalte { $column }, { $goal }: { $seat } gewinnt ({ WORD($reason) })
story-nobody = Spalte { $column }, { $goal }: niemand gewinnt, denn niemand hat eine Karte mit einer Zahl
story-sum = { $seat } { $sum }: { $cards }
story-none = { $seat } ohne Zahl: { $cards }
story-voided = { WORD($card) } von { $seat }: keine andere Fähigkeit wirkt
story-removed = { WORD($by) } von { $owner } entfernt: { $cards }
story-cancelled = mehrmals { WORD($card) }: keine davon wirkt
story-paired = { $seat } hat { WORD($card) } und { WORD($partner) } beisammen
story-turned-up = aufgedeckt: { $cards }
story-card = { WORD($card) }
story-owned = { WORD($card) } ({ $owner })
story-number = { WORD($card) } { $number }
story-changed = { WORD($card) } { $number } ({ $base })

reason-highest = höchste Summe
reason-highest-nearest = höchste Summe, am nächsten beim Ziel
reason-lowest = niedrigste Summe
reason-lowest-furthest = niedrigste Summe, am weitesten vom Ziel
reason-pair = beide Karten eines siegreichen Paars

# -- Ablehnungen ---------------------------------------------------------------

refused-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-column-closed = Ein Sturm hat diese Spalte gesperrt.
refused-no-such-column = Diese Spalte gibt es nicht.
refused-own-column = In dieser Spalte liegt der Verräter; wähle eine andere.

# -- Optionen ------------------------------------------------------------------

option-players = Spielerzahl
    .about = Wie viele am Tisch sitzen.
option-first_seat = Wer beginnt
    .about = Die Nummer des Spielers, der Runde 1 beginnt; der erste hat die 0.
option-colours = Farben
    .about = Eine Farbe für jeden Spieler in Sitzordnung; leer für die üblichen.
option-deck = Kartensatz
    .about = Eine Datei mit einem eigenen Kartensatz; leer für die Karten der Spielregel.
option-round_end_check = Rundenende
    .about = Ob erfüllte Ziele die Runde endgültig beenden oder nur, wenn sie nach dem Zug noch erfüllt sind.
    .is-locked = endgültig
    .is-after_resolution = wenn nach dem Zug noch erfüllt
option-disguise_stack = Karte unter einer Tarnkappe
    .about = Ob sie eine eigene Karte ist oder mit der Tarnkappe zusammen einen Platz bildet.
    .is-separate = eine eigene Karte
    .is-single_slot = ein Platz mit der Tarnkappe
option-doppelganger_copies = Doppelgänger
    .about = Ob er die Zahl vor oder nach der Fähigkeit der unteren Karte übernimmt.
    .is-base = vor der Fähigkeit
    .is-changed = nach der Fähigkeit
option-number_floor = Niedrigste Zahl
    .about = Ob die Zahl einer Karte unter 0 fallen kann.
    .is-0 = nie unter 0
    .is-none = keine Grenze
option-witch_double = Kopie einer Hexe
    .about = Ob ein Doppelgänger über der Hexe mit den niedrigen Karten entfernt wird.
    .is-removed = wird entfernt
    .is-spared = bleibt liegen
preset-rulebook = Nach dem Wortlaut der Spielregel
preset-other-readings = Die anderen Lesarten der unklaren Regeln

# -- das Textbrett -------------------------------------------------------------

board-round = Runde { $round } von { $rounds }
board-goals-left = { $count ->
    [one] noch { $count } Ziel
   *[other] noch { $count } Ziele
}
board-hand = Hand
board-deck = Stapel
board-discard = Ablage
board-goals = Ziele
board-points = Punkte
board-closed = gesperrt
board-your-hand = Deine Hand
board-your-goals = Deine Ziele
board-hand-of = Hand von { $seat }
board-turn = am Zug

# -- Fehler in Kartensätzen und Stellungen --------------------------------------

bad-card-id = { $given } ist keine id für eine Karte; sie beginnt mit einem kleinen Buchstaben und hat nur kleine Buchstaben, Ziffern und Unterstriche
bad-number-beside-copy = eine Karte, die die Zahl der Karte darunter übernimmt, hat keine eigene
given-card = eine Karte
bad-table-card = { $given } ist keine Karte auf dem Tisch; schreibe B queen, B queen* (verdeckt) oder B queen under (unter einer Tarnkappe)
bad-empty-hand = wer am Zug ist, hat keine Handkarte
bad-all-closed = alle Spalten sind gesperrt, also lässt sich keine Karte legen
bad-flipped = am Ende von Spalte { $given } fehlt eine aufgedeckte Karte dieses Spielers mit dem Effekt { $effect } und darunter die Karte, die sie aufgedeckt hat
bad-under = { $given } liegt nicht direkt unter einer aufgedeckten Tarnkappe des eigenen Besitzers
bad-recycled = { $given } ist im Stapel, der ohne diese Karte gemischt wurde
bad-ruled-out = was die verdeckten Karten nicht sein können, passt nicht zu den Karten, aus denen der Stapel gemischt wurde
bad-fewest-held = von den Karten vor dem Mischen sind mehr übrig, als die Hand je hatte
