# Serwer po polsku.

notice-push-title = Twój ruch
notice-push-body = { $game }: gra czeka na twój ruch.
notice-confirm-subject = Czy chcesz dostawać powiadomienia na ten adres?
notice-confirm-body =
    Cześć!

    Ktoś, najpewniej ty, chce, żeby Grandee wysyłał na ten adres wiadomość, gdy przyjdzie jego kolej w grze.

    Jeśli to ty, otwórz ten link:
    { $link }

    Jeśli nie, nie rób nic: bez potwierdzenia nie będziemy tu wysyłać powiadomień.
notice-turn-subject = Twój ruch: { $game }
notice-turn-body =
    Cześć!

    W grze { $game } jest teraz twoja kolej. Do stołu prowadzi ten link:
    { $link }

    Dostajesz tę wiadomość, ponieważ masz włączone powiadomienia. Jeśli już ich nie chcesz, otwórz ten link:
    { $unsubscribe }

notice-refused-form = To nie jest adres, z którym serwer może się połączyć.
notice-refused-user = Serwer nie łączy się z adresem, który zawiera nazwę użytkownika lub hasło.
notice-refused-scheme = Serwer łączy się tylko z adresami, które zaczynają się od https://.
notice-refused-port = Serwer łączy się tylko ze zwykłym portem https, czyli 443.
notice-refused-internal = Ten adres należy do sieci wewnętrznej; serwer łączy się tylko z adresami w internecie.
