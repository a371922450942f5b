# Der Anfang: ein Spiel wählen, einen Tisch vorbereiten, weiterspielen.

home-heading = Was wollen wir spielen?
home-about = Ohne Konto. Auf jedem freien Platz spielt ein Bot.
home-games = Spiele
home-set-up = Neuer Tisch: { $game }
home-learn = Spielen lernen
home-preset = Regeln
home-bots = Bots
home-clock = Uhr
clock-none = Keine
clock-bank = Live
clock-bank-about = { $minutes } min + { $seconds } s
clock-each = Tage
clock-each-about = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-minutes = Minuten für die Partie
clock-increment = Sekunden dazu für jeden Zug
clock-days-each = Tage für jeden Zug
home-all-options = Alle Optionen
home-changed = geändert
home-play = Jetzt gegen Bots spielen
home-invite = Freunde einladen
home-open = Offener Tisch
home-here = An einem Gerät
home-here-about = Alle sitzen an diesem Gerät. Zwischen den Zügen verdeckt ein Vorhang, was geheim ist.
home-here-start = An diesem Gerät beginnen
home-note = Du spielst mit: { $others }.
home-fair = Bots sehen nur, was man auf ihrem Platz sehen kann.
home-count-here = jemand an diesem Gerät
home-count-open = ein freier Platz
home-guest = Gast
home-guest-n = Gast { $number }

bot = Bot
bot-page = sehr leicht
bot-squire = leicht
bot-knight = mittel
bot-count = gut
bot-duke = stark
bot-grandee = am stärksten, langsam
bot-mixed = Gemischt
bot-mixed-about = verschiedene
bot-level = Stärke des Bots, { $name }

home-seats = Plätze
home-seats-about = Ein Platz „je nach Knopf“ bekommt einen Bot, einen Gast oder wer gerade kommt, je nachdem, welchen Knopf du drückst.
home-seat = Platz { $number }
home-seat-name = Name an Platz { $number }
home-seat-you = Du
home-seat-any = je nach Knopf
home-seat-here = jemand an diesem Gerät
home-seat-open = auf Einladung
home-terms = Der Tisch
home-title = Name des Tisches
home-late = Wessen Zeit um ist
home-late-bot = wird von einem Bot vertreten
home-late-forfeit = gibt auf
home-spectators = Zuschauen erlaubt
home-spectators-about = Andere dürfen zuschauen. Sie sehen, was offen liegt, nie eine Hand.
home-chat = Chat
home-chat-about = Wer am Tisch sitzt, kann den anderen schreiben.
home-changes = Geheime Wahl darf geändert werden
home-changes-about = Bis die letzte feststeht.
home-rules = Regeln des Spiels
home-reset = Zurück zur Vorgabe
home-way-out = { $option }: { $value } wählen
home-only-with = Nur mit { $option }: { $value }
home-shut = Jetzt nicht: { $option } ist { $value }.
home-set-back = Passt nicht mehr zu dieser Wahl und ist wieder wie üblich: { $options }.
home-bad-excluded = „{ $given }“ steht nicht zur Wahl, solange { $other } = { $value } ist
home-bad-excluded-together = „{ $given }“ steht nicht zur Wahl, solange zugleich { $others } gilt
home-list-missing = { $count ->
    [one] Hier fehlt noch eine Wahl; oder lass alles leer.
   *[other] Hier fehlen noch { $count }; oder lass alles leer.
}
home-list-over = { $count ->
    [one] Hier ist eins zu viel gewählt.
   *[other] Hier sind { $count } zu viel gewählt.
}
home-origins = { $count ->
    [0] Alle Karten sind aus der Spielregel oder veröffentlicht.
    [one] { $count } Karte ist rekonstruiert.
   *[other] { $count } Karten sind rekonstruiert.
}
home-origins-about = Ihr gedruckter Text ist nicht öffentlich. Sie sind unsere beste Vermutung; ein eigener Kartensatz (Alle Optionen) berichtigt sie.
home-file = Datei wählen
home-file-make = Anlegen
home-file-change = Ändern
home-file-drop = oder hierher ziehen
home-file-remove = { $name } entfernen
home-file-long = { $name } geht nicht: nötig ist ein Text mit höchstens 40.000 Zeichen.

home-continue = Weiterspielen
home-continue-empty = Hier stehen dann deine Tische.
home-with = Mit { $names }
home-your-move = Du bist am Zug
home-seats-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}
home-closed = Geschlossen
home-finished = Beendet
home-go-on = Spielen
home-open-table = Öffnen
home-all-tables = Alle { $count } Tische
home-fewer = Weniger
home-record = Gespeicherte Partie öffnen
home-open-tables = Offene Tische
home-refresh = Neu laden
home-open-empty = Gerade ist kein Tisch offen. Mach einen auf, und wer kommt, kann Platz nehmen.
home-join = Mitspielen
home-invited = Einladungslink
home-enter = Zum Tisch
home-invited-about = Füge den Link ein, den du bekommen hast.
home-invited-wrong = Das ist kein Link zu einem Tisch hier. So ein Link sieht aus wie { "/t/…" }.

link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen
link-show-code = Code fürs Handy zeigen
link-code = { $label } als Code für die Handykamera
seat-link = Link zu deinem eigenen Platz
seat-link-show = Auf dem Handy weiterspielen
seat-link-hide = Verbergen
seat-link-warn = Nur für dich: Wer diesen Link hat, sitzt auf deinem Platz und sieht deine Karten.
seat-link-about = Öffne ihn auf deinem anderen Gerät. Dieses behält den Platz auch.

agreed = So wird gespielt
agreed-own = eigene Datei
agreed-yes = ja
agreed-no = nein
gather-full = Alle Plätze sind besetzt.
gather-need-link = An diesen Tisch kommst du nur mit Einladung: Frag nach dem Link.
gather-watching = Alle Plätze sind besetzt. Du kannst zuschauen, sobald es losgeht.
gather-start = Partie beginnen
gather-starts = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
gather-invite = Andere einladen
gather-invite-about = Der Link öffnet den Tisch und fragt nur nach einem Namen. Er ist kein Platzlink: Dein Platz steckt nicht darin.
gather-no-invitation = Den Einladungslink hat der Browser, in dem der Tisch angelegt wurde.
gather-here = Noch jemand an diesem Gerät
gather-here-name = Name
gather-bot = Bot setzen
gather-leave = Aufstehen
gather-free = Platz freigeben

menu-title = Tisch
menu-spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
menu-rematch = Zur Revanche sitzen dieselben Leute am Tisch, alle einen Platz weiter. Wer zuerst fragt, legt sie an, die anderen kommen dazu.
menu-watch = Andere zuschauen lassen
menu-watch-link = Link zum Zuschauen
menu-watch-about = Wer ihn hat, sieht, was offen auf dem Tisch liegt, und nichts Geheimes.
menu-device = Dein anderes Gerät
menu-device-about = Den Link zu deinem Platz kennt nur die Seite, auf der du Platz genommen hast, und nur bis sie neu geladen wird.
menu-device-account = Mit einem Konto sind deine Plätze auf allen deinen Geräten.
menu-chat-about = Nur wer den Tisch angelegt hat, kann ihn ein- und ausschalten.
menu-bot-for = ein Bot spielt: { $bot }
menu-there = am Tisch
menu-look = Von hier schauen
menu-look-none = Nur zuschauen
menu-look-own = Zurück an meinen Platz
menu-absent = { $name } ist nicht da, aber das Spiel wartet gerade nicht darauf.
menu-absent-until = { $name } ist nicht da. Ein Bot oder jemand anders darf weiterspielen ab { $until }.
menu-give-bot = Bot spielen lassen: { $bot }
menu-leave-to-bot = Einem Bot überlassen: { $bot }
menu-seat-bot = Bot setzen: { $bot }

fair = Ehrlich gemischt
fair-about = Aller Zufall dieser Partie kommt aus einer geheimen Zahl. Ihr Fingerabdruck steht hier schon vor der ersten Karte; am Ende wird auch die Zahl gezeigt, und alle können prüfen, ob sie passt. Unterwegs kann sie niemand geändert haben.
fair-commitment = Fingerabdruck (SHA-256)
fair-seed = Die Zahl
fair-check = Jetzt prüfen
fair-holds = Sie passt.
fair-broken = Sie passt nicht.
fair-later = Die Zahl wird gezeigt, wenn die Partie zu Ende ist.

curtain-other = Erst { $name }

version-newer = Es gibt eine neue Version von Grandee.
version-broken = Ein Teil der Seite konnte nicht geladen werden.
version-reload = Neu laden
version-later = Später
lost-heading = Hier ist nichts
lost-about = Die Adresse stimmt nicht, oder was hier war, gibt es nicht mehr.
