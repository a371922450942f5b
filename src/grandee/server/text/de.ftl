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
