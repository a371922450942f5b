problem-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
problem-broken = Dieser Tisch lässt sich nicht öffnen: Der Server kann nicht lesen, was dort gespielt wurde. Verloren ist nichts; sag bitte dem Bescheid, der den Server betreibt.
problem-not-your-seat = Dieser Platz gehört dir nicht: Öffne auf diesem Gerät zuerst seinen Link.
problem-no-key = Dieser Link gilt nicht mehr.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-over = Das Spiel ist zu Ende.
problem-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen; hier geht nichts mehr.
problem-barred = Du bist auf diesem Server gesperrt: Du kannst zusehen, aber nicht spielen oder schreiben. Wende dich an den Betreiber.
problem-listed = In der Liste stehen schon { $most } Tische von dir: Lade zu diesem ein, oder warte, bis einer von ihnen begonnen hat.
problem-no-lesson = Für dieses Spiel gibt es noch keine geführte erste Partie.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-stale = Am Tisch ging es inzwischen weiter: Sieh nach und wähle noch einmal.
problem-answered = Du hast schon geantwortet, und an diesem Tisch sind Antworten endgültig.
problem-changed-often = Du hast diese Antwort { $most }-mal geändert; sie bleibt jetzt so.
problem-cancel-shown = Dieser Zug hat etwas gezeigt oder hing vom Zufall ab, also bleibt er.
problem-cancel-nothing = Du hast keinen Zug, der sich zurücknehmen lässt.
problem-cancel-often = Du hast { $most } Züge hintereinander zurückgenommen; spiele von hier aus weiter.
problem-no-chat = Der Chat dieses Tisches ist ausgeschaltet.
problem-open-seats = Einige Plätze sind noch frei: Besetze sie zuerst mit Menschen oder Bots.
problem-no-seat = Es gibt keinen freien Platz.
problem-present = An diesem Platz sitzt jemand; ersetzt werden kann nur, wer gegangen ist.
problem-bot-plays = An deinem Platz spielt ein Bot: Kehre zuerst zurück.
problem-not-gone = Dieser Platz ist besetzt: Ein Bot oder jemand anders darf dort erst spielen, wenn die Zeit abgelaufen ist, ohne Uhr, wenn der Tisch einen Tag lang gewartet hat.
problem-agreed-bot = Solange das Spiel läuft, darf nur der Bot weiterspielen, auf den sich der Tisch geeinigt hat.
problem-no-time = Dieser Platz hat seine Zeit verbraucht, deshalb spielt der Bot für ihn weiter.
problem-seated = Du sitzt schon an diesem Tisch.
problem-not-back = An diesen Platz kannst du nicht zurück.
problem-origin = Diese Anfrage kommt von einer fremden Seite.
problem-too-often = Zu viele Anfragen: Warte { $seconds } s.
problem-malformed = Diese Anfrage ist nicht lesbar: { $fault }.
problem-malformed-type = Sende JSON mit dem Inhaltstyp application/json.
problem-no-path = Hier ist nichts.
problem-method = Das geht hier nicht.
problem-too-long = Diese Anfrage ist zu lang.
problem-too-heavy = Das zu lesen dauert zu lange und wurde abgebrochen; kürze es.
problem-headers = Diese Anfrage hat zu viele oder zu lange Kopfzeilen; sende weniger.
problem-slow = Diese Anfrage kam zu langsam und wurde abgebrochen; versuche es noch einmal.
problem-full = Der Server ist voll; versuche es in einer Minute noch einmal.
problem-database = Die Datenbank antwortet nicht; nichts wurde geändert. Versuche es gleich noch einmal.
problem-failed = Auf dem Server ging etwas schief; nichts ist verloren. Versuche es gleich noch einmal.
bad-url = { $given } ist keine Adresse wie https://tisch.example
bad-smtp = so lassen sich keine E-Mails senden ({ $fault }); nenne --smtp smtps://user:passwort@host und --mail-from
bad-smtp-url = E-Mails enthalten Links zum Tisch: Nenne seine Adresse mit --url
bad-database = { $given } ist keine Datenbank; nenne eine Datei oder eine Adresse wie postgresql://user@host/name
bad-database-in-use = { $given } wird von einem anderen Server benutzt; beende ihn oder nenne eine andere Datei
bad-database-fault = die Datenbank antwortet nicht: { $fault }
bad-workers-database = mehrere Prozesse brauchen PostgreSQL; nenne es mit --database postgresql://…
bad-address = { $given } lässt sich nicht benutzen: { $fault }
bad-server = der Server antwortet nicht: { $fault }
bad-no-table = diesen Tisch gibt es in dieser Datenbank nicht
bad-table-exists = ist schon in dieser Datenbank; nichts wurde geschrieben
bad-table-ended = ist schon zu Ende oder geschlossen
bad-tables-none = nenne die Tische
bad-bars-none = nenne eine Adresse, oder ein Konto mit --account
bad-network = ist keine Adresse und kein Netz wie 203.0.113.7 oder 2001:db8::/48
bad-no-account = es gibt kein Konto mit diesem Namen
bad-no-bar = ist nicht gesperrt; nichts wurde geändert
bad-time = { $given } ist keine Zeit wie 90m, 12h oder 30d
bad-database-version = hat Format { $given }, und dieses Programm liest { $known }; starte einmal ihren Server
bad-backup = lässt sich nicht als Tisch lesen: { $fault }
bad-backup-empty = enthält keine Tische
bad-bot-in-backup = ist hier kein bekannter Bot; eine Sicherung führt auf diesem Rechner nie eine Datei aus
bad-line-length = eine Zeile hat mehr als { $most } Zeichen
bad-line-deep = eine Zeile hat mehr als { $most } Punkte oder öffnende Klammern
bad-lines = es sind mehr als { $most } Zeilen

name-length = Ein Name hat { $low } bis { $high } Zeichen.
name-characters = Ein Name darf Buchstaben, Ziffern, Symbole und Leerzeichen enthalten, aber nichts Unsichtbares.
chat-empty = Davon ist nichts zu sehen: Schreib ein paar Worte.
account-name-taken = Der Name { $name } ist schon vergeben. Bitte wähle einen anderen.
account-label-length = Der Name eines Passkeys hat höchstens { $high } Zeichen.
account-label-characters = Der Name eines Passkeys darf Buchstaben, Ziffern, Symbole und Leerzeichen enthalten, aber nichts Unsichtbares.
account-password-length = Ein Passwort hat { $low } bis { $high } Zeichen.
account-login-failed = Die Anmeldung hat nicht geklappt. Prüfe deine Eingaben oder versuche es noch einmal mit deinem Passkey.
account-attempt-over = Dieser Versuch ist beendet oder hat zu lange gedauert. Bitte beginne von vorn.
account-passkey-refused = Dieser Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.
account-passkey-known = Dieser Passkey gehört schon zu einem Konto.
account-passkey-unknown = Dein Konto hat keinen solchen Passkey.
account-too-many-passkeys = Ein Konto hat höchstens { $most } Passkeys. Entferne zuerst einen davon.
account-last-means = Ohne ihn kommst du nicht mehr in dein Konto. Füge zuerst einen anderen Passkey oder ein Passwort hinzu.
account-unknown = Dieses Konto gibt es nicht mehr.

# Der Server auf Deutsch.

notice-push-title = Du bist am Zug
notice-push-body = { $game } wartet auf deinen Zug.
notice-confirm-subject = Möchtest du Nachrichten an diese Adresse?
notice-confirm-body =
    Hallo,

    jemand, vermutlich du, möchte von Grandee eine Mail an diese Adresse bekommen, sobald er oder sie in einem Spiel am Zug ist.

    Wenn du das warst, öffne diesen Link:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Ohne Bestätigung schicken wir keine Nachrichten hierher.
notice-turn-subject = Du bist am Zug: { $game }
notice-turn-body =
    Hallo,

    bei { $game } bist du am Zug. Hier geht es zu deinem Tisch:
    { $link }

    Du bekommst diese Mail, weil du Nachrichten eingeschaltet hast. Wenn du keine mehr möchtest, öffne diesen Link:
    { $unsubscribe }

notice-refused-form = Das ist keine Adresse, die der Server aufrufen kann.
notice-refused-user = Eine Adresse mit Benutzername oder Passwort wird nicht aufgerufen.
notice-refused-scheme = Der Server ruft nur Adressen auf, die mit https:// beginnen.
notice-refused-port = Der Server ruft nur den üblichen Port von https auf, 443.
notice-refused-internal = Diese Adresse gehört zu einem internen Netz; der Server ruft nur Adressen im Internet auf.
notice-refused-name = Der Name in dieser Adresse ist unbekannt oder lässt sich gerade nicht auflösen; prüfe ihn und versuche es noch einmal.

problem-no-accounts = Hier gibt es keine Konten: Dem Server fehlt das Extra host.
problem-not-logged-in = Melde dich zuerst an.
problem-no-device = Nimm zuerst Platz: Dann gibt es etwas mitzuteilen.
problem-no-push = Dieser Server sendet kein Web-Push.
problem-push = Dieses Abonnement ist nicht brauchbar: { $fault }.
problem-no-mail = Dieser Server sendet keine E-Mails.
problem-mail-address = Das ist keine E-Mail-Adresse.
problem-mail-failed = Die E-Mail konnte nicht gesendet werden; prüfe die Adresse und versuche es später.
problem-hook = Diese Adresse kann nicht aufgerufen werden: { $fault }.

page-missing = Dieser Server wurde ohne seine Seite installiert. Alles andere funktioniert: Die Schnittstelle beschreibt /api/schema, und im Terminal spielt man mit: grandee play --terminal
