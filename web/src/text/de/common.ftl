# Wörter, die jeder Bildschirm braucht.

page-title = Grandee
page-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
close = Schließen
home-link = Grandee, Startseite
try-again = Noch einmal versuchen
loading = Wird geladen …
loading-long = Das dauert länger, als es sollte.
about-link = Über Grandee
account-link = Konto
rules-link = Regeln

list-and = { $some } und { $last }

settings = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-system = wie im System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-contrast = Hoher Kontrast
settings-contrast-about = Stärkere Linien und Schrift.
settings-still = Weniger Bewegung
settings-still-about = Figuren erscheinen am Ziel, statt dorthin zu wandern.
settings-sound = Töne
settings-sound-about = Kurze: du bist am Zug, eine Wertung, das Ende.
settings-turns = Ende meines Zuges bestätigen
settings-turns-about = Der Zug, mit dem du an andere abgibst, wird noch einmal gefragt.
settings-secrets = Geheime Wahlen bestätigen
settings-secrets-about = Was du geheim wählst, wird noch einmal gefragt.
settings-keys = Buchstabentasten
settings-keys-about = U, D, K und andere wirken am Tisch.
settings-others = Jeden Zug vorlesen
settings-others-about = Für Vorleseprogramme: Züge der anderen sofort statt zusammengefasst.
settings-plain = Tisch in Worten
settings-plain-about = Text und Knöpfe statt des gezeichneten Plans, bei jedem Spiel.
settings-pace = Tempo der Züge und Wertungen

you = du
away = nicht da
forfeited = aufgegeben
to-move = am Zug
is-choosing = wählt
has-chosen = hat gewählt
turn-order = als { $order }. am Zug
seat-free = freier Platz
seat-colour-blue = blau
seat-colour-orange = orange
seat-colour-green = grün
seat-colour-pink = rosa
seat-colour-yellow = gelb
seat-colour-black = schwarz
seat-name-colour = { $name } ({ $colour })
seats = Plätze
seat-back = Zurückkommen
seat-no-time = Die Zeit dieses Platzes ist verbraucht, deshalb spielt der Bot zu Ende.
players = Mitspielende
your-name = Dein Name
sit-down = Platz nehmen
watching = du schaust zu
clock = Verbleibende Zeit
clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
