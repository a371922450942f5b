# Server česky.

notice-push-title = Jsi na tahu
notice-push-body = { $game }: čeká se na tvůj tah.
notice-confirm-subject = Chceš dostávat upozornění na tuto adresu?
notice-confirm-body =
    Ahoj,

    někdo, nejspíš ty, chce, aby Grandee na tuto adresu posílal e-mail, kdykoli bude ve hře na tahu.

    Pokud jsi to ty, otevři tento odkaz:
    { $link }

    Pokud ne, nedělej nic: bez potvrzení sem žádná upozornění chodit nebudou.
notice-turn-subject = Jsi na tahu: { $game }
notice-turn-body =
    Ahoj,

    ve hře { $game } jsi na tahu. Ke stolu vede tento odkaz:
    { $link }

    Tento e-mail dostáváš, protože máš zapnutá upozornění. Pokud o ně už nestojíš, otevři tento odkaz:
    { $unsubscribe }

notice-refused-form = Toto není adresa, kterou by server mohl volat.
notice-refused-user = Adresu obsahující uživatelské jméno nebo heslo server nevolá.
notice-refused-scheme = Server volá jen adresy, které začínají https://.
notice-refused-port = Server volá jen obvyklý port protokolu https, tedy 443.
notice-refused-internal = Tato adresa patří do vnitřní sítě; server volá jen adresy na internetu.
