# Eine Wertung zeigen, auf jedem Brett: die Knöpfe und die Tabelle daneben.

scoring = Wertung
scoring-again = Noch einmal zeigen
scoring-controls = Ablauf der Wertung
scoring-back = Einen Schritt zurück
scoring-pause = Anhalten
scoring-go-on = Weiter
scoring-step = Einen Schritt weiter
scoring-speed = Tempo { $pace }×
scoring-skip = Zum Endstand
scoring-skip-short = Endstand
scoring-close = Wertung schließen
scoring-you = Du
scoring-not-yet = noch nicht gewertet
