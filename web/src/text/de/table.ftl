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
options = Deine Möglichkeiten
find-option = Möglichkeit suchen
your-turn = du bist am Zug
undo = Zurücknehmen
undo-not = Nichts zurückzunehmen: Dein letzter Zug hat etwas gezeigt, oder andere haben seither gehandelt.
let-go = Ändern
waiting = Einen Moment …
waiting-start = Es wird gewartet, bis alle Plätze besetzt sind.
waiting-for = Warten auf { $names }
secret-chosen = Deine Wahl: { $choice }. Du kannst sie ändern, bis alle gewählt haben.

log = Verlauf
log-and-chat = Verlauf und Chat
log-since = Seit deinem letzten Zug
log-all = Den ganzen Verlauf zeigen
log-empty = Noch ist nichts geschehen.
log-cancel = { $name } nimmt einen Zug zurück.
log-late = Die Zeit von { $name } ist um.
log-seat-person = { $name } nimmt Platz.
log-seat-bot = Für { $name } spielt jetzt ein Bot.
log-seat-open = Der Platz von { $name } ist wieder frei.
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
bot-plays = Ein Bot spielt für { $name }.
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

keys-title = Tasten
keys-about = Buchstaben wirken, solange der Fokus auf dem Tisch liegt; in den Einstellungen lassen sie sich abschalten.
keys-arrows-key = ← ↑ → ↓
keys-arrows = nächste Region oder Karte in dieser Richtung
keys-castillo-key = C
keys-castillo = Castillo
keys-numbers-key = 1–9
keys-numbers = Möglichkeiten der Entscheidung der Reihe nach
keys-enter-key = ⏎
keys-enter = wählen
keys-undo-done-key = U D
keys-undo-done = zurücknehmen, fertig
keys-read-key = I
keys-read = ausgewählte Region oder Karte ganz vorlesen
keys-holds-key = K
keys-holds = wer was hat
keys-go-key = P H L
keys-go = Mitspielende, Hand, Verlauf
keys-switch-key = S
keys-switch = Wertungsvorschau wechseln
keys-jump-key = J
keys-jump = zur Entscheidung
keys-zoom-key = + − F
keys-zoom = vergrößern, verkleinern, alles zeigen
keys-escape-key = Esc
keys-escape = schließen oder angefangene Wahl verwerfen
keys-help-key = ?
keys-help = diese Liste
