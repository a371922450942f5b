# Wörter, die jedes Spiel braucht: was falsch war, was erlaubt ist, warum ein Zug abgelehnt wurde.

did-you-mean = meintest du { $word }?
nearest-are = am nächsten kommen { $words }
known-are = zur Wahl stehen { $words }

allowed-addresses = Adressen wie 10.0.0.2 oder 10.0.0.0/8, durch Kommas getrennt
allowed-number = eine ganze Zahl von { $low } bis { $high }
allowed-half = eine Zahl von 0 bis 99 in halben Schritten
allowed-choice = eines von { $words }
allowed-switch = true oder false
allowed-list = verschiedene Wörter aus { $words }
allowed-list-of-words = eine Liste von Wörtern
allowed-file = der Name einer Datei
allowed-or = { $one } oder { $other }

bad-value = { $given } ist nicht möglich; erlaubt ist { $allowed }
bad-option = diese Option gibt es nicht; { $hint }
bad-preset = diese Voreinstellung gibt es nicht; { $hint }
bad-forced = muss { $must } sein, wenn { $other } = { $value } ist
bad-forced-together = muss { $must } sein, wenn zugleich { $others } gilt
bad-excluded = kann nicht { $given } sein, wenn { $other } = { $value } ist
bad-excluded-together = kann nicht { $given } sein, wenn zugleich { $others } gilt
bad-only-where = kann nur dann { $given } sein, wenn { $other } = { $value } ist
bad-only-where-together = kann nur dann { $given } sein, wenn zugleich { $others } gilt
bad-length = angegeben: { $given }, nötig: { $needed }
bad-game = dieses Spiel gibt es nicht; { $hint }
bad-rule = diese Regel gibt es nicht; { $hint }
bad-bot = diesen Bot gibt es nicht; { $hint }
bad-language = in dieser Sprache gibt es keine Texte; { $hint }
bad-file = lässt sich nicht lesen: { $fault }
bad-write = lässt sich nicht schreiben: { $fault }
bad-toml = ist kein gültiges TOML: { $fault }
bad-json = ist keine gültige Aufzeichnung: { $fault }
bad-key = { $key } ist hier nicht bekannt; { $hint }
bad-word = { $given } ist nicht bekannt; { $hint }
bad-twice = { $given } kommt an zwei Stellen vor
bad-too-many = angegeben: { $given }, das ist zu viel; höchstens: { $most }
bad-effect = der Effekt { $given } lässt sich so nicht verwenden; { $hint }
bad-parameters = seine Parameter sind { $keys }
given-number = eine Zahl
given-numbers = eine Liste von Zahlen
given-word = ein Wort
given-key = { $key } ({ $what })
given-list = { $one }, { $other }
bad-missing = { $key } fehlt
bad-table = muss eine Tabelle mit { $keys } sein
bad-text = muss Text sein, nicht { $given }
bad-version = liegt im Format { $given } vor; dieses Programm liest Format { $known }
bad-digest = verweist auf Daten { $given }, die dieses Programm nicht hat; es hat { $known }
bad-seed = { $given } ist kein Startwert; eine Aufzeichnung braucht 64 Hexadezimalziffern
bad-sealed = enthält nur die Festlegung { $given } einer laufenden Partie und lässt sich daher nicht nachspielen
bad-move = { $given } ist kein Zug dieses Spiels; { $hint }
bad-seat = einen Spieler { $given } gibt es nicht; am Tisch sitzen { $known }
bad-result = die Züge führen zu { $found }, nicht zu { $given }
bad-number-of-moves = Zahl der Züge: { $known }; ein Zug mit der Nummer { $given } ist nicht darunter
bad-scenario-step = braucht einen Zug, eine Ablehnung oder eine Erwartung
bad-numeral = { $given } ist keine Zahl
bad-event = ein Ereignis { $given } gibt es nicht; { $hint }
bad-event-words = { $given } hat zu viele Wörter; ein solches Ereignis hat { $words }
bad-empty = was leer ist, wäre immer erfüllt; lass es weg

refused-game-over = Das Spiel ist zu Ende.
refused-not-asked = Du hast gerade nichts zu entscheiden.
refused-other-decision = Das gehört zu einer anderen Entscheidung; gefragt ist: { $decision }.
refused-not-offered = Das steht nicht zur Wahl.
refused-unknown-move = { $move } ist kein Zug dieses Spiels.

# Was ein Szenario statt des Erwarteten gefunden hat.
differs-value = { $found } statt { $expected }
differs-nothing = nichts
differs-refused = { $reason } ({ $rule })
differs-allowed = war erlaubt
differs-changed = hat den Stand verändert
differs-forced = war die einzige Möglichkeit und wurde deshalb ohne Frage ausgeführt; lass diesen Zug weg
differs-forced-other = { $seat } hatte nur eine Möglichkeit, { $made }, und sie wurde ohne Frage ausgeführt; lass diesen Zug weg
differs-not-asked = { $seat } ist nicht gefragt; gefragt: { $asked }
differs-options = es fehlt: { $missing }; nicht erwartet: { $surplus }
differs-includes = { $missing } nicht unter den Möglichkeiten: { $options }
differs-excludes = { $found } unter den Möglichkeiten
differs-event = { $event } ist nicht geschehen; am nächsten: { $nearest }; geschehen ist: { $events }
differs-no-event = { $event } ist nicht geschehen, und auch sonst nichts
differs-event-order = { $event } ist geschehen, aber nicht nach { $before }; geschehen ist: { $events }
differs-happened = { $event } ist geschehen: { $found }
differs-holds = { $missing } nicht auf der Hand: { $hand }
differs-lacks = { $found } auf der Hand: { $hand }

event-forced = { $seat } hat nur eine Möglichkeit.
unknown = ?
bad-refused-move = der Zug { $given } ist nicht erlaubt: { $reason } ({ $rule })
allowed-assignment = Name=Wert
bad-file-in-record = nennt eine Datei; eine Aufzeichnung hat ihre Daten selbst, unter custom
bad-over = das Spiel ist zu Ende, und eine Stellung braucht eine Entscheidung
bad-row = eine solche Zeile gibt es nicht; { $hint }
bad-together = zeigt die ganze Wahrheit und geht nicht zusammen mit { $other }
bad-bot-move = hat { $given } geantwortet, das ist keine seiner Möglichkeiten (Anzahl: { $count })
bad-taken = gibt es schon und würde überschrieben; nenne eine andere Datei
bad-no-drawing = in { $game } gibt es nichts zu zeichnen
bad-no-random-data = { $game } hat keine ausgelosten Karten
bad-exists = gibt es schon; nenne eine andere Datei oder setze sie mit --resume fort
bad-with-resume = lässt sich für ein fortgesetztes Spiel nicht wählen
bad-resume = ohne Datei setzt --resume das letzte Spiel im Browser fort, und hier lässt sich keiner öffnen; nenne für das Terminal die Datei einer Aufzeichnung
bad-no-commitment = die Aufzeichnung enthält keinen Hash ihres Startwerts; nenne den, der am Anfang gezeigt wurde
bad-commitment = { $given } ist kein Hash; er hat nach sha256: 64 hexadezimale Ziffern
bad-bot-in-record = wird von { $name } gespielt, das ist hier kein bekannter Bot; nenne die Bots mit --bots
allowed-seconds = eine Zahl von Sekunden von 0 bis 86 400
bad-result-line = ist kein Ergebnis einer Arena: { $fault }
bad-worker = ein Prozess ist unerwartet beendet worden; die bisherigen Ergebnisse bleiben erhalten, und derselbe Befehl setzt sie fort
bad-locked = wird gerade von einer anderen Arena geschrieben; warte, bis sie fertig ist, oder nenne eine andere Datei
bad-library = braucht die Bibliothek { $library }, die nicht installiert ist: { $command }
bad-cluster = ist nicht erreichbar: { $fault }
bad-alone = ist nur zusammen mit { $other } möglich
bad-no-records = enthält keine Aufzeichnung eines beendeten Spiels; die Arena schreibt sie mit --record
bad-unfinished = ist die Aufzeichnung eines Spiels, das nach { $count } Zügen noch nicht zu Ende ist; ein Datensatz braucht beendete Spiele
bad-other-shape = { $given } passt nicht in einen Datensatz mit { $known }: Beobachtungen oder Aktionen sind verschieden

# Who sits at a seat, as the board says it.
player-human = Mensch
player-random = Zufall
player-greedy = gierig
player-page = Page
player-squire = Knappe
player-knight = Ritter
player-count = Graf
player-duke = Herzog
player-grandee = Grande

# What a log says of those who sit there.
log-cancel = { $name } nimmt einen Zug zurück.
log-late = Die Zeit von { $name } ist um.
log-seat-person = { $name } nimmt Platz.
log-seat-bot = Für { $name } spielt jetzt ein Bot.
log-seat-open = Der Platz von { $name } ist wieder frei.
log-enter-device = Der Platz von { $name } wurde auf einem weiteren Gerät geöffnet.
log-enter-again = { $name } ist noch einmal hereingekommen.
log-closed = Der Betreiber des Servers hat diesen Tisch geschlossen.

# Several things in a row.
list-comma = { $some }, { $last }
list-semicolon = { $some }; { $last }

# Woher eine gedruckte Angabe stammt.
source-rulebook = aus der Spielregel
source-public = von anderen veröffentlicht
source-inferred = folgt aus der Spielregel
source-reconstructed = rekonstruiert: unsere beste Vermutung
source-placeholder = Platzhalter: darüber ist nichts bekannt
source-custom = eigene
