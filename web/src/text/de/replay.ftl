# Eine Partie Zug für Zug ansehen, Aufzeichnungen und Bilder.

replay-title = Eine Partie noch einmal ansehen
replay-controls = Verlauf der Partie
replay-scale = Stelle der Partie
replay-round = Runde { $number }
replay-scoring = Hauptwertung nach Runde { $number }
replay-move = Zug { $at } von { $end }
replay-move-so-far = Zug { $at } von bisher { $end }
replay-beginning = Der Anfang.
replay-no-words = { $name } entscheidet.
replay-first = An den Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Ans Ende
replay-speed = Tempo

replay-eyes = Wessen Sicht
replay-eyes-seat = Mit den Augen von { $name }
replay-eyes-spectator = Beim Zuschauen
replay-eyes-open = Alles offen
replay-open-note = Alle Karten liegen offen. So hat niemand die Partie gesehen.
replay-closed-note = Du siehst, was von hier aus in diesem Moment zu sehen war.
replay-running-note = Die Partie läuft noch. Das ist deine Sicht bis jetzt.

replay-share = Diese Stellung teilen
replay-copied = Link kopiert
replay-link = Link zu dieser Stellung
replay-menu = Speichern und öffnen
replay-save-picture = Bild speichern
replay-save-picture-about = Der Tisch, wie er gerade zu sehen ist, mit Namen und Punkten.
replay-picture-failed = Dieser Browser konnte das Bild nicht zeichnen.
replay-save-record = Aufzeichnung speichern
replay-save-record-about = Alle Züge in einer Datei. Sie lässt sich hier oder mit dem Programm öffnen.
replay-to-table = Zum Tisch

replay-open-file = Aufzeichnung öffnen
replay-open-about = Öffne die Aufzeichnung einer Partie oder lass ihre Datei irgendwo auf dieser Seite fallen.
replay-open-private = Die Aufzeichnung wird nur angesehen. Nichts davon bleibt gespeichert.
replay-drop-here = Hier loslassen, um die Partie anzusehen
replay-file-bad = Diese Datei lässt sich nicht als Partie ansehen.
replay-file-large = Diese Datei ist für eine Aufzeichnung zu groß.
replay-file-unread = Diese Datei konnte nicht gelesen werden.

picture-credit = Grandee
