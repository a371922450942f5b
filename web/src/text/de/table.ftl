# Der Rahmen jedes Tisches.

table-heading = { $game } mit { $names }
table-refused = Du kannst nicht an diesen Tisch
skip-to-decision = Zur Entscheidung springen
standings = Spielstand
tabs = Teile des Tisches
tab-board = Plan
tab-cards = Karten
tab-players = Spieler
tab-log = Verlauf
cards = Karten
card-reference = Alle Karten
board-in-words = Der Tisch in Worten

decision = Deine Entscheidung
options = Deine Möglichkeiten
find-option = Möglichkeit suchen
your-turn = du bist am Zug
undo = Zurück
undo-not = Nichts zurückzunehmen: Dein letzter Zug hat etwas gezeigt, oder andere haben seither gehandelt.
let-go = Ändern
waiting = Einen Moment …
waiting-start = Es wird gewartet, bis alle Plätze besetzt sind.
waiting-for = Warten auf { $names }
secret-chosen = Deine Wahl: { $choice }. Du kannst sie ändern, bis alle gewählt haben.

log = Verlauf
log-and-chat = Verlauf und Gespräch
log-since = Seit deinem letzten Zug
log-all = Den ganzen Verlauf zeigen
log-empty = Noch ist nichts geschehen.
log-cancel = { $name } nimmt einen Zug zurück.
log-late = Die Zeit von { $name } ist um.
log-seat = Am Platz von { $name } ändert sich etwas.
chat = Gespräch
chat-new = { $count } neu
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden

connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
connection-offline = Du bist offline. Der Tisch wartet.
connection-gone = Dieser Tisch ist nicht mehr für dich offen.
missed = { $count ->
    [one] Inzwischen gab es { $count } Zug.
   *[other] Inzwischen gab es { $count } Züge.
}

missed-show = Zeigen

over-won = { $names } gewinnt
over-shared = Geteilter Sieg: { $names }
rematch = Revanche
to-rematch = Zur Revanche
review = Nachspielen
record = Partie sichern

curtain = Gib das Gerät weiter an { $name }
curtain-about = Auf dem Bildschirm ist nichts Geheimes.
curtain-yes = Ich bin { $name }
invitation = Einladungslink

keys-title = Tasten
keys-about = Buchstaben wirken, solange der Fokus am Tisch ist; in den Einstellungen lassen sie sich abschalten.
keys-arrows-key = ← ↑ → ↓
keys-arrows = nächste Region oder Karte in dieser Richtung
keys-castillo-key = C
keys-castillo = Castillo
keys-numbers-key = 1–9
keys-numbers = Möglichkeiten der Entscheidung der Reihe nach
keys-enter-key = ⏎
keys-enter = wählen
keys-undo-done-key = U D
keys-undo-done = zurück, fertig
keys-read-key = I
keys-read = Region oder Karte ganz vorlesen
keys-holds-key = K
keys-holds = wer was hält
keys-go-key = P H L
keys-go = Spieler, Hand, Verlauf
keys-switch-key = S
keys-switch = Wertungsvorschau wechseln
keys-jump-key = J
keys-jump = zur Entscheidung
keys-zoom-key = + − F
keys-zoom = vergrößern, verkleinern, alles zeigen
keys-escape-key = Esc
keys-escape = schließen oder angefangene Wahl loslassen
keys-help-key = ?
keys-help = diese Liste
