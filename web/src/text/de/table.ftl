# Der Rahmen jedes Tisches.

table-heading = { $game } mit { $names }
table-refused = Du kannst nicht an diesen Tisch
skip-to-decision = Zur Entscheidung springen
standings = Spielstand
tabs = Teile des Tisches
tab-board = Plan
tab-cards = Karten
tab-players = Mitspielende
tab-log = Verlauf
cards = Karten
card-reference = Alle Karten
board-in-words = Der Tisch in Worten

decision = Deine Entscheidung
decision-told = Frage und Meldungen
options = Deine Möglichkeiten
find-option = Möglichkeit suchen
your-turn = du bist am Zug
undo = Zurücknehmen
undo-not = Nichts zurückzunehmen: Dein letzter Zug hat etwas gezeigt, oder andere haben seither gehandelt.
let-go = Ändern
confirm-turn = { $choice }: Damit bist du vorerst fertig.
confirm-turn-yes = Bestätigen
confirm-secret = Geheim: { $choice }?
confirm-secret-yes = Wählen
options-more = Weitere Möglichkeiten
options-before = Vorige Möglichkeiten
waiting = Einen Moment …
waiting-start = Es wird gewartet, bis alle Plätze besetzt sind.
waiting-for = Warten auf { $names }
absent = { $names } { $count ->
    [one] ist
   *[other] sind
} nicht da.
absent-since = { $names } { $count ->
    [one] ist
   *[other] sind
} nicht da (letzter Zug { $ago }).
absent-clock-bot = Die Uhr läuft ab: { $until }. Dann spielt ein Bot weiter.
absent-clock-forfeit = Die Uhr läuft ab: { $until }. Dann gibt der Platz auf.
absent-from-you = Ab { $until } kannst du einen Bot spielen lassen oder den Platz freigeben.
absent-from-host = Ab { $until } darf, wer den Tisch eröffnet hat, den Platz neu besetzen.
absent-from-player = Ab { $until } kannst du einen Bot spielen lassen.
absent-from-others = Ab { $until } können die anderen am Tisch einen Bot spielen lassen.
absent-now-you = Du kannst einen Bot spielen lassen oder den Platz freigeben.
absent-now-host = Wer den Tisch eröffnet hat, kann den Platz neu besetzen.
absent-now-player = Du kannst einen Bot spielen lassen.
absent-now-others = Die anderen am Tisch können einen Bot spielen lassen.
absent-first = { $name }: { $ending }
absent-link = Link zum Tisch kopieren
free-about = { $name } verliert damit den Platz: Link, Geräte und Notizen sind endgültig weg. Die Partie wartet dann auf jemand Neues.
free-keep = Weiter warten
free-yes = Freigeben
secret-chosen = Deine Wahl: { $choice }. Du kannst sie ändern, bis alle gewählt haben.

log = Verlauf
log-and-chat = Verlauf und Chat
log-since = Seit deinem letzten Zug
log-all = Den ganzen Verlauf zeigen
log-empty = Noch ist nichts geschehen.
table-closed = Der Betreiber des Servers hat diesen Tisch geschlossen.
chat = Chat
chat-new = { $count } neu
chat-empty = Noch hat niemand etwas geschrieben.
chat-say = Etwas schreiben
chat-send = Senden

connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
connection-offline = Du bist offline. Der Tisch wartet.
connection-gone = Dieser Tisch ist nicht mehr für dich offen.
missed = { $count ->
    [one] Inzwischen gab es { $count } Zug.
   *[other] Inzwischen gab es { $count } Züge.
}

missed-show = Zeigen

over-showing = Die letzte Wertung
bot-plays = Für dich ({ $name }) spielt gerade ein Bot.
link-local = Dieser Server antwortet nur auf diesem Rechner: Andere können den Link nicht öffnen. Für sie starte ihn mit: grandee serve --host 0.0.0.0
over-won = { $names } gewinnt
over-shared = Geteilter Sieg: { $names }
over-rank = { $place }.
over-rank-shared = { $place }. (geteilt)
rematch = Revanche
to-rematch = Zur Revanche
review = Nachspielen
record = Partie speichern

curtain = Gib das Gerät weiter an { $name }
curtain-about = Auf dem Bildschirm ist nichts Geheimes.
curtain-yes = Ich bin { $name }
invitation = Einladungslink
asked-now = Das ist jetzt nicht dran. Gefragt ist: { $question }

keys-title = Tasten
keys-about = Buchstaben wirken, solange der Fokus auf dem Tisch liegt; in den Einstellungen lassen sie sich abschalten.
keys-arrows-map = nächste Region in dieser Richtung
keys-arrows-cards = nächste Karte oder Spalte in dieser Richtung
keys-enter-map = Region wählen
keys-enter-cards = wählen, oder Karte und Spalte bestätigen
keys-numbers = Möglichkeiten der Entscheidung: die Zahl oder der Buchstabe, der darauf steht
keys-columns = Spalte wählen
keys-undo = zurücknehmen
keys-done = fertig
keys-escape = angefangene Wahl verwerfen
keys-read-region = ausgewählte Region oder Karte ganz vorlesen
keys-read-card = ausgewählte Karte oder Spalte ganz vorlesen
keys-switch = Wertungsvorschau wechseln
keys-zoom-in = vergrößern
keys-zoom-out = verkleinern
keys-zoom-fit = ganze Karte zeigen
map-zoom = Vergrößerung
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-zoom-fit = Ganze Karte
keys-scoring-back = ein Schritt der Wertung zurück
keys-scoring-on = ein Schritt der Wertung weiter
keys-scoring-close = Wertung schließen
keys-replay-back = ein Zug zurück
keys-replay-on = ein Zug weiter
keys-replay-first = zum Anfang
keys-replay-last = zum Ende
keys-replay-before = zur Runde oder Wertung davor
keys-replay-after = zur nächsten Runde oder Wertung
keys-replay-play = abspielen oder anhalten
keys-holds = wer was hat
keys-jump = zur Entscheidung
keys-players = zu den Mitspielenden
keys-hand = zu deinen Karten
keys-log = zum Verlauf
keys-help = diese Liste
