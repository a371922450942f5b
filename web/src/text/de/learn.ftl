# Die geführte erste Partie und das Regelbuch.

learn-title = Ein Spiel lernen
learn-about = Eine geführte erste Partie: Du machst die Züge, und jeder Schritt sagt, warum.
learn-start = Geführte erste Partie
learn-others = Andere Spiele
learn-chapters = Kurze Lektionen, je etwa 3 Minuten
learn-next-chapter = Weiter: { $title }
learn-tip = Einführung
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-again = Von vorn
learn-show = Zeigen
learn-shown-board = Auf dem Plan: { $what }
learn-shown-cards = Bei den Karten: { $what }
learn-shown-players = Bei den Mitspielenden: { $what }
learn-shown-log = Neben dem Plan: { $what }
learn-shown-decision = Hier drücken: { $what }
learn-your-move = Du bist am Zug
learn-nudge = Auch das ginge. Für diese Einführung wähle: { $choice }.
learn-well-done = Gut gemacht! Das war die Einführung.
learn-play = Jetzt gegen Bots spielen

rules-heading = { $game }: Regeln
rules-list-title = Regeln
rules-list-about = Wie die Spiele gehen, in kurzen Abschnitten, mit den nummerierten Regeln, an die sich das Programm hält.
rules-contents = Inhalt
rules-edition-all = Alle Ausgaben
rules-find = Regeln und Karten durchsuchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
rules-exact = Die genauen Regeln ({ $count })
rules-exact-about = Auf Englisch, so wie sich das Programm an sie hält.
rules-cards = Karten
rules-cards-of = Karten ({ $count })
rules-card-copies = { $copies }×
rules-options = Optionen eines Tisches
rules-options-about = Was sich vereinbaren lässt, wenn ein Tisch eröffnet wird.
rules-option-default = gewöhnlich: { $value }
rules-option-choices = Möglich: { $choices }
rules-option-yes = ja
rules-option-no = nein
rules-all = Alle genauen Regeln
rules-all-about = Jede Regel mit ihrer Kennung, auch jene, die kein Abschnitt nennt.
rules-print = Drucken
rules-unknown = Eine Regel { $id } gibt es in diesem Spiel nicht.
rules-none = Für dieses Spiel gibt es hier keine Regeln.
