problem-no-table = Nie ma takiego stołu albo nie jest dla ciebie dostępny.
problem-broken = Tego stołu nie można otworzyć: serwer nie potrafi odczytać, co się przy nim wydarzyło. Nic nie przepadło; daj znać osobie, która prowadzi serwer.
problem-not-your-seat = To miejsce nie jest twoje: najpierw otwórz jego odnośnik na tym urządzeniu.
problem-no-key = Ten odnośnik już nie działa.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-over = Gra jest skończona.
problem-closed = Ten stół zamknął administrator serwera; nic więcej nie można tu zrobić.
problem-barred = Masz zakaz na tym serwerze: możesz oglądać, ale nie grać ani pisać. Zwróć się do administratora.
problem-listed = Na liście jest już { $most } twoich stołów: ten załóż na zaproszenie albo poczekaj, aż któryś z nich zacznie grę.
problem-no-lesson = Dla tej gry nie ma jeszcze pierwszej partii z przewodnikiem.
problem-not-over = Gra jeszcze trwa.
problem-stale = Przy stole grano dalej: spójrz i wybierz jeszcze raz.
problem-answered = Odpowiedź już padła, a przy tym stole odpowiedzi są ostateczne.
problem-changed-often = Ta odpowiedź była zmieniana już { $most } razy; zostaje taka, jaka jest.
problem-cancel-shown = Ten ruch coś pokazał albo zależał od losu, więc zostaje.
problem-cancel-nothing = Nie masz ruchu, który można cofnąć.
problem-cancel-often = Cofnięto już { $most } ruchów z rzędu; graj dalej od tego miejsca.
problem-no-chat = Rozmowa przy tym stole jest wyłączona.
problem-open-seats = Niektóre miejsca są jeszcze wolne: najpierw obsadź je ludźmi lub botami.
problem-no-seat = Nie ma wolnego miejsca.
problem-present = Przy tym miejscu ktoś jest; zastąpić można tylko nieobecnego.
problem-bot-plays = Na twoim miejscu gra bot: najpierw na nie wróć.
problem-not-gone = To miejsce jest zajęte: bot lub ktoś inny może tu grać dopiero, gdy skończy się jego czas, a bez zegara, gdy stół poczeka na nie cały dzień.
problem-agreed-bot = W trakcie gry może grać dalej tylko bot, na którego zgodził się stół.
problem-no-time = To miejsce wykorzystało już cały swój czas, więc do końca gra za nie bot.
problem-seated = Już siedzisz przy tym stole.
problem-not-back = Na to miejsce nie możesz wrócić.
problem-origin = To żądanie pochodzi z innej strony niż nasza.
problem-too-often = Zbyt wiele żądań: poczekaj { $seconds } s.
problem-malformed = Tego żądania nie da się odczytać: { $fault }.
problem-malformed-type = Wyślij JSON z typem treści application/json.
problem-no-path = Tu niczego nie ma.
problem-method = Tego nie można tu zrobić.
problem-too-long = To żądanie jest za długie.
problem-too-heavy = Odczyt trwał zbyt długo i został przerwany; skróć to.
problem-headers = To żądanie ma zbyt wiele nagłówków albo są zbyt długie; wyślij ich mniej.
problem-slow = To żądanie przychodziło zbyt wolno i zostało przerwane; spróbuj ponownie.
problem-full = Serwer jest pełny; spróbuj ponownie za minutę.
problem-database = Baza danych nie odpowiada; nic się nie zmieniło. Spróbuj za chwilę.
problem-failed = Na serwerze coś się nie udało; nic nie przepadło. Spróbuj za chwilę.
bad-url = { $given } nie jest adresem takim jak https://stol.example
bad-smtp = tak nie da się wysyłać e-maili ({ $fault }); podaj --smtp smtps://user:haslo@host i --mail-from
bad-smtp-url = w e-mailach są odnośniki do stołu: podaj jego adres przez --url
bad-database = { $given } nie jest bazą danych; podaj plik albo adres taki jak postgresql://user@host/name
bad-database-in-use = { $given } jest używany przez inny serwer; zatrzymaj go albo podaj inny plik
bad-database-fault = baza danych nie odpowiada: { $fault }
bad-workers-database = kilka procesów wymaga PostgreSQL; podaj go przez --database postgresql://…
bad-address = { $given }: nie da się użyć tego adresu: { $fault }
bad-server = serwer nie odpowiada: { $fault }
bad-no-table = w tej bazie danych nie ma takiego stołu
bad-table-exists = jest już w tej bazie danych; niczego nie zapisano
bad-table-ended = już się skończył lub jest zamknięty
bad-tables-none = podaj stoły
bad-bars-none = podaj adres albo konto przez --account
bad-network = nie jest adresem ani siecią jak 203.0.113.7 lub 2001:db8::/48
bad-no-account = nie ma konta o tej nazwie
bad-no-bar = nie ma zakazu; nic nie zmieniono
bad-time = { $given } nie jest czasem jak 90m, 12h lub 30d
bad-database-version = ma format { $given }, a ten program czyta { $known }; uruchom raz jej serwer
bad-backup = nie da się odczytać jako stołu: { $fault }
bad-backup-empty = nie zawiera żadnych stołów
bad-bot-in-backup = nie jest znanym botem; kopia zapasowa nigdy nie uruchamia pliku na tym komputerze
bad-line-length = jeden z wierszy ma więcej niż { $most } znaków
bad-line-deep = jeden z wierszy ma więcej niż { $most } kropek lub nawiasów otwierających
bad-lines = jest tu więcej niż { $most } wierszy

name-length = Nazwa musi mieć od { $low } do { $high } znaków.
name-characters = Nazwa może zawierać litery, cyfry, symbole i spacje, ale nic niewidocznego.
chat-empty = Nic z tego nie widać: napisz kilka słów.
account-name-taken = Nazwa { $name } jest już zajęta. Wybierz inną.
account-label-length = Nazwa klucza dostępu może mieć najwyżej { $high } znaków.
account-label-characters = Nazwa klucza dostępu może zawierać litery, cyfry, symbole i spacje, ale nic niewidocznego.
account-password-length = Hasło musi mieć od { $low } do { $high } znaków.
account-login-failed = Nie udało się zalogować. Sprawdź wpisane dane albo spróbuj ponownie z kluczem dostępu.
account-attempt-over = Ta próba już się zakończyła albo trwała zbyt długo. Zacznij od nowa.
account-passkey-refused = Nie udało się zweryfikować klucza dostępu. Spróbuj ponownie.
account-passkey-known = Ten klucz dostępu należy już do jakiegoś konta.
account-passkey-unknown = Twoje konto nie ma takiego klucza dostępu.
account-too-many-passkeys = Konto może mieć najwyżej { $most } kluczy dostępu. Najpierw usuń jeden z nich.
account-last-means = To jedyny sposób logowania na twoje konto. Najpierw dodaj inny klucz dostępu albo hasło.
account-unknown = To konto już nie istnieje.

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
notice-refused-name = Nazwa w tym adresie jest nieznana albo nie da się ustalić, dokąd prowadzi; sprawdź ją i spróbuj ponownie.

problem-no-accounts = Nie ma tu kont: serwerowi brakuje dodatku host.
problem-not-logged-in = Najpierw się zaloguj.
problem-no-device = Najpierw zajmij miejsce: wtedy będzie o czym powiadamiać.
problem-no-push = Ten serwer nie wysyła web push.
problem-push = Tej subskrypcji nie można użyć: { $fault }.
problem-no-mail = Ten serwer nie wysyła e-maili.
problem-mail-address = To nie jest adres e-mail.
problem-mail-failed = Nie udało się wysłać e-maila; sprawdź adres i spróbuj później.
problem-hook = Tego adresu nie można wywołać: { $fault }.

page-missing = Ten serwer zainstalowano bez strony. Wszystko inne działa: interfejs opisuje /api/schema, a grę w terminalu uruchamia: grandee play --terminal
