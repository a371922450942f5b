# Die Befehlszeile auf Deutsch.

cli-about = Die großen Spiele um Gebietseinfluss: zum Spielen, zum Zuschauen, zum Studieren und zum maschinellen Lernen.
cli-version-compiled = grandee { $version }, Regeln kompiliert
cli-version-plain = grandee { $version }, Regeln in reinem Python (langsamer: sie wurden bei der Installation nicht kompiliert)
cli-stale = Diese kompilierten Module sind älter als ihre Quellen: { $modules }. Führe python3 run.py build aus.
cli-compiling = Die Regeln werden im Hintergrund kompiliert. Dieses Spiel läuft mit unkompilierten, die Bots denken damit langsamer; der nächste Start verwendet die kompilierten.
cli-error = grandee: { $what }
cli-interrupted = Abgebrochen.

help-play = gegen Bots spielen, im Browser oder mit --terminal in diesem Terminal
help-serve = einen Server mit Tischen für andere betreiben
help-export = Tische einer Datenbank als Sicherung in eine Datei schreiben
help-import = Tische einer Sicherung in eine Datenbank bringen
help-tables = die Tische eines Servers auflisten, einige schließen oder entfernen
help-bars = auflisten, wer auf einem Server gesperrt ist; eine Adresse oder ein Konto sperren oder freigeben
help-verify = prüfen, ob eine aufgezeichnete Partie aus dem versprochenen Startwert gegeben wurde und Züge und Ergebnis stimmen
help-games = die Spiele auflisten, oder Optionen, Voreinstellungen, Entscheidungen und Daten eines Spiels
help-simulate = Bots viele Partien ohne Anzeige spielen lassen
help-arena = Bots gegeneinander antreten lassen: viele Partien auf allen Kernen, Siegesanteile und Wertungen mit Intervallen
help-scenario = Szenariodateien prüfen und Abweichungen nennen
help-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
help-rules = Regeln nach ihrer Id nachschlagen
help-bench = alle Leistungswerte des Projekts messen
help-game = die Id des Spiels
help-players = wie viele am Tisch sitzen
help-bots = die Bots, durch Kommas getrennt: Namen, search@1000 oder search@50ms für ein eigenes Budget, DATEI.py:KLASSE für einen eigenen; einer steht für alle
help-option = eine Option des Spiels in der Form Name=Wert; darf mehrmals vorkommen
help-preset = eine benannte Auswahl von Optionen
help-seed = derselbe Startwert ergibt dieselbe Kartenverteilung
help-seat = dein Platz am Tisch oder der Spieler, aus dessen Sicht gezeigt wird
help-record = die Aufzeichnung in diese Datei schreiben
help-resume = weiterspielen: die Partie in dieser Datei, die dabei aktuell gehalten wird, oder ohne Datei die letzte im Browser
help-number-of-games = wie viele Partien
help-json = als JSON antworten, für Programme
help-provenance = alle Daten auflisten, die nicht aus einer Spielregel stammen
help-draw = ein Bild der Karte schreiben (SVG): alle Teile, oder so, wie sie liegen, mit --seed oder einer vorgegebenen Anordnung
help-make-map = eine ausgeloste Karte schreiben; das gleiche --seed gibt die gleiche
file-written = { $file } ist geschrieben.
help-scenario-files = Szenariodateien
help-record-file = eine Aufzeichnung: JSON, oder eine Aufzeichnung pro Zeile
help-line = welche Aufzeichnung eines Datensatzes, von 1 an gezählt
help-at = nach so vielen Zügen anhalten
help-as-scenario = die Stellung als Szenariodatei ausgeben
help-log = den Verlauf in Sätzen ausgeben
help-rule-ids = Ids von Regeln oder deren Anfänge, etwa KH-EXP-4 oder KH-EXP
help-peers = auch andere Engines messen, sofern sie installiert sind
help-server = auch den Server messen; das dauert Minuten
help-page = misst auch die Seite in einem Browser, was eine Minute dauert
help-setup = misst auch die Einrichtung eines frischen Klons und eines Wheels, was Minuten dauert
help-rows = nur die Zeilen, deren Id mit einer dieser Angaben beginnt
help-version = die Version nennen und ob die Regeln kompiliert sind
help-lang = Sprache: en, cs, pl oder de
help-open = alle Karten und Hände zeigen
help-arena-bots = mindestens zwei Bots, durch Kommas getrennt: Namen oder DATEI.py:KLASSE; bei gauntlet zuerst der Herausforderer, bei ladder zuerst der schwächste
help-plan = wer gegen wen spielt: round-robin (alle gegeneinander), gauntlet (der erste Bot gegen die anderen) oder ladder (jeder gegen den vor ihm)
help-deals = wie viele Kartenverteilungen; jede wird von allen Besetzungen in allen Drehungen der Plätze gespielt
help-rotations = nur so viele Drehungen der Plätze je Kartenverteilung; 0 heißt alle
help-time = Sekunden für eine Entscheidung; ein Bot, der länger braucht, verliert seine Partie kampflos; 0 heißt unbegrenzt
help-workers = wie viele Partien gleichzeitig gespielt werden; ohne Angabe so viele, wie es Kerne gibt
help-results = jedes Ergebnis an diese Datei anhängen; Partien, die schon darin stehen, werden nicht noch einmal gespielt
help-arena-record = zu jedem Ergebnis die ganze Aufzeichnung der Partie behalten
help-plot = die Siegesanteile in diese SVG-Datei zeichnen
help-ray = auf dem ray-Cluster unter dieser Adresse spielen; local startet einen eigenen auf diesem Rechner
help-terminal = in diesem Terminal spielen; --record, --resume DATEI und --seed tun das auch
help-host = die Adresse, unter der der Server lauscht; 0.0.0.0 sind alle Netze dieses Rechners
help-port = der Port, an dem der Server lauscht; 0 nimmt einen freien
help-database = eine Datei oder eine Adresse wie postgresql://user@host/name; ohne Angabe eine Datei in deinem Datenordner
help-url = die Adresse, unter der man den Server erreicht, etwa https://tisch.example
help-server-workers = wie viele Prozesse antworten; mehr als einer braucht PostgreSQL
help-bot-processes = in wie vielen Prozessen Bots nachdenken; ohne Angabe einer weniger, als es Kerne gibt, mindestens aber zwei
help-proxies = die Adressen von Proxys, durch Kommas getrennt, denen geglaubt wird, woher ein Besucher kommt
help-smtp = wo E-Mails aufgegeben werden, etwa smtps://user:passwort@host; besser in der Variablen GRANDEE_SMTP
help-mail-from = die Adresse, von der E-Mails kommen
help-log-level = wie viel protokolliert wird: debug, info, warning oder error
help-table-ids = die Ids von Tischen; ohne Angabe alle
help-out = die Datei, in die geschrieben wird; nur du kannst sie lesen
help-keys = auch die Hashes von Schlüsseln und Geräten und die Notizen, damit alle ihren Platz behalten
help-backup = eine Datei, die grandee export geschrieben hat
help-tables-do = was zu tun ist; ohne Angabe auflisten (list), sonst schließen (close) oder entfernen (remove)
help-tables-ids = die Ids von Tischen
help-phase = nur die, die warten (gathering), spielen (running), zu Ende (over) oder geschlossen (closed) sind
help-idle = nur die, die so lange niemand besucht hat, der dort einen Platz hat, etwa 12h oder 30d
help-maker = nur die, die von einer Adresse aus gemacht wurden, nach dem Hash aus der Liste oder seinem Anfang
help-tables-account = nur die, an denen jemand mit diesem Konto einen Platz hat
help-bars-do = was zu tun ist; ohne Angabe auflisten (list), sonst sperren (add) oder freigeben (lift)
help-bars-addresses = Adressen oder Netze wie 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/48; bei IPv6 mindestens ein /64
help-bars-account = der Name eines Kontos; kann mehrmals angegeben werden
help-bars-for = für wie lange, etwa 12h oder 30d; ohne Angabe für immer
help-commitment = der Hash, der am Anfang gezeigt wurde; ohne Angabe der aus der Aufzeichnung

play-welcome = { $game }. Du bist { $seat }. Gib eine Nummer oder einen Zug ein; help erklärt den Rest.
play-thinking = { $seat } ({ $bot }) denkt nach …
play-your-turn = { $decision }:
play-prompt = dein Zug>{" "}
play-go-on = Weiter mit Enter{" "}
play-help =
    Gib die Nummer einer Möglichkeit ein oder ihre Wörter: { $example }. Die Anfänge der Wörter genügen.
      board    den Tisch noch einmal zeigen
      log      was seit deinem letzten Zug geschah; log all für die ganze Partie
      undo     zurück zu deiner letzten Entscheidung
      card     was die Karten auf dem Tisch können; card X für jede beliebige Karte
      rules ID eine Regel nachschlagen, zum Beispiel { $rule }
      save F   die Aufzeichnung dieser Partie in die Datei F schreiben
      back     bei einer langen Liste: den ersten Teil neu wählen
      quit     den Tisch verlassen
play-part-by-part = Es sind viele; wähle erst den ersten Teil, dann den Rest:
play-which-card = { $given } kann eine dieser Karten sein: { $cards }.
play-nothing-to-undo = Es gibt keine frühere Entscheidung von dir.
play-undone = Zurück bei deiner letzten Entscheidung.
play-not-understood = { $given } passt zu keiner deiner Möglichkeiten; gib eine der Nummern { $numbers } ein oder help.
play-ambiguous = { $given } passt zu { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}; gib mehr davon ein oder die Nummer.
play-no-card = Eine Karte { $given } gibt es hier nicht. Die Karten sind: { $cards }.
play-saved = Gespeichert in { $file }, mit allen Geheimnissen. Weiter geht es mit: { $command }
play-left = Du hast den Tisch verlassen.
play-over = Das Spiel ist zu Ende.
play-won = { $count ->
    [one] { $names } gewinnt mit einem Ergebnis von { $points }.
   *[other] { $names } teilen sich den Sieg mit einem Ergebnis von { $points }.
}
play-needs-file = Nenne eine Datei, zum Beispiel: save game.json
play-elsewhere = Dieser Server läuft in einem anderen Fenster: Endet er dort, wartet der Tisch, bis du weiterspielst.
play-no-browser = Auf diesem Rechner wurde kein Browser gefunden, daher spielst du hier. Um auf einem anderen Gerät im Browser zu spielen, öffne dort http:// mit der Adresse dieses Rechners und :{ $port }, während hier dieser Befehl läuft:
play-page = Dein Tisch: { $url }
play-end = Strg-C beendet den Server; deine Partie bleibt erhalten.
play-kept = Deine Partie bleibt erhalten. Weiter geht es mit: { $command }

list-options = Optionen
list-presets = Voreinstellungen
list-rulesets = Regelwerke für Maschinen
list-default-when = { $value } bei { $when }
list-decisions = Entscheidungen
list-data = Daten
list-default = Standard: { $value }
list-actions = { $count } Aktionen
list-provenance-none = Alles stammt aus der Spielregel.
list-unprinted = { $count ->
    [one] { $count } Karte ist rekonstruiert.
   *[other] { $count } Karten sind rekonstruiert.
}

rules-code = Im Code
rules-code-by-scenarios = Im Code, bei Regeln, die dieselben Szenarien zeigen
rules-tests = In den Tests
rules-ambiguous = { $id } steht in mehreren Regelwerken: { $specs }. Nur eines davon: --game ({ $games }).

simulate-progress = Partien
simulate-result = Partien: { $games }, Züge: { $moves }, Partien pro Sekunde: { $rate }
simulate-seat = { $seat } { $bot }: Siege { $share } %, Punkte im Schnitt { $points }
simulate-kept = Vor dem Ende angehalten. In { $file } behaltene beendete Partien: { $count }.
scenario-passed = { $count } bestanden
scenario-failed = { $failed } von { $count } nicht bestanden
scenario-unusable = { $count } nicht verwendbar
replay-move = Zug { $number } von { $count }
replay-prompt = Enter: weiter, b: zurück, eine Zahl: zu diesem Zug, q: Ende>{" "}
bench-peers-missing = open_spiel ist nicht installiert, daher fehlen die anderen Engines: pip install open_spiel
bench-envs-missing = numpy oder PettingZoo ist nicht installiert, daher fehlen die Umgebungen: pip install grandee[envs]
bench-page-missing = Playwright oder Chromium ist nicht installiert, deshalb fehlt die Seite: pip install playwright, apt-get install chromium
bench-setup-missing = Nur eine Arbeitskopie unter Linux oder macOS kann die Einrichtung messen, daher fehlt sie
bench-head-row = Zeile
bench-head-value = Wert
bench-head-budget = Grenzwert
bench-head-holds = eingehalten
bench-yes = ja
bench-no = nein
bench-calibration = Kalibrierschleife: { $value } Mio. Schritte pro Sekunde auf { $machine }

arena-progress = Partien
arena-result = Partien: { $games }, davon jetzt gespielt: { $played }, Partien pro Sekunde: { $rate }
arena-head-bot = Bot
arena-head-games = Partien
arena-head-wins = Siege (95 %)
arena-head-points = Punkte (95 %)
arena-head-rating = Wertung (95 %)
arena-head-forfeits = kampflos verloren
arena-head-seconds = Sekunden pro Partie
arena-head-pace = Sekunden pro Entscheidung
arena-pairs = Wie oft der Bot der Zeile vor dem Bot der Spalte liegt:
arena-plot = Siegesanteile mit Intervallen von 95 %
arena-chance = bei gleicher Stärke: { $share }
arena-forfeit = { $bot }: kampflos verloren { $count }, zuerst bei Zug { $move } ({ $reason }: { $detail })
arena-ratings-missing = openskill ist nicht installiert, daher fehlen die Wertungen: pip install openskill
arena-count = { $value }
arena-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-seconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-range = { $value } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

serve-listening = Der Server lauscht unter { $url }
backup-progress = Tische
export-done = In { $file } geschriebene Tische: { $count }
export-secrets = Die Datei enthält die Startwerte laufender Partien und alles, was gespielt und gesagt wurde: Behalte sie für dich.
export-secrets-keys = Die Datei enthält die Startwerte laufender Partien, alles, was gespielt und gesagt wurde, und die Hashes von Schlüsseln und Geräten: Behalte sie für dich.
import-done = Übernommene Tische: { $count }
tables-listed = gelistet
tables-invited = eingeladen
tables-visited = besucht { $time }
tables-count = Tische: { $count }
tables-close = Geschlossene Tische: { $count }
tables-remove = Entfernte Tische: { $count }
bars-network = Adresse
bars-account = Konto
bars-since = seit { $time },
bars-until = bis { $time }
bars-for-good = für immer
bars-count = Sperren: { $count }
bars-add = Gesperrt { $end }: { $what }
bars-lift = Nicht mehr gesperrt: { $what }
verify-seed-right = Der Startwert ist der versprochene: Sein Hash ist { $commitment }.
verify-seed-wrong = Der Startwert ist nicht der versprochene: Sein Hash ist { $found }, versprochen war { $commitment }.
verify-seed-sealed = Solange die Partie läuft, enthält die Aufzeichnung keinen Startwert; versprochen ist { $commitment }.
verify-moves-right = Alle Züge entsprechen den Regeln; Zahl der Züge: { $count }.
verify-moves-wrong = Die Züge lassen sich nicht nachspielen: { $reason }
verify-result-right = Das Ergebnis stimmt: { $points }.
verify-result-wrong = Das Ergebnis stimmt nicht: Die Züge führen zu { $points }.
verify-result-open = Die Partie ist noch nicht zu Ende: { $points }.
