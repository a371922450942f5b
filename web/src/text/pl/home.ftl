# Początek: wybór gry, przygotowanie stołu, dalsza gra.

home-heading = W co zagramy?
home-about = Bez konta. Każde wolne krzesło zajmie bot.
home-games = Gry
home-set-up = Nowy stół: { $game }
home-learn = Naucz się grać
home-preset = Zasady
home-bots = Boty
home-clock = Zegar
clock-none = Bez zegara
clock-bank = Na żywo
clock-bank-about = { $minutes } min + { $seconds } s
clock-each = Dni
clock-each-about = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[other] { $days } dni na ruch
}
clock-minutes = Minut na całą grę
clock-increment = Sekund więcej za każdy ruch
clock-days-each = Dni na każdy ruch
home-all-options = Wszystkie opcje
home-changed = zmienione
home-play = Zagraj teraz z botami
home-invite = Zaproś znajomych
home-open = Otwarty stół
home-here = Przy jednym urządzeniu
home-here-about = Wszyscy grają na tym urządzeniu. Między ruchami kurtyna zasłania to, co tajne.
home-here-start = Zacznij przy tym urządzeniu
home-note = Przy stole z tobą: { $others }.
home-fair = Boty widzą tylko to, co widać z ich miejsca.
home-count-here = ktoś przy tym urządzeniu
home-count-open = wolne miejsce
home-guest = Gość
home-guest-n = Gość { $number }

bot = bot
bot-page = bardzo łatwy
bot-squire = łatwy
bot-knight = średni
bot-count = dobry
bot-duke = silny
bot-grandee = najsilniejszy, powolny
bot-mixed = Mieszane
bot-mixed-about = każdy inny
bot-level = Siła bota, { $name }

home-seats = Miejsca
home-seats-about = Miejsce „zależnie od przycisku” dostanie bot, gość albo ktokolwiek przyjdzie, zależnie od tego, który przycisk naciśniesz.
home-seat = Miejsce { $number }
home-seat-name = Imię na miejscu { $number }
home-seat-you = Ty
home-seat-any = zależnie od przycisku
home-seat-here = ktoś przy tym urządzeniu
home-seat-open = na zaproszenie
home-terms = Stół
home-title = Nazwa stołu
home-late = Komu skończy się czas
home-late-bot = tego zastąpi bot
home-late-forfeit = ten się poddaje
home-spectators = Widzowie
home-spectators-about = Inni mogą oglądać. Widzą to, co odkryte, nigdy rękę.
home-chat = Czat
home-chat-about = Osoby przy stole mogą do siebie pisać.
home-changes = Tajny wybór można zmienić
home-changes-about = Dopóki nie wybiorą wszyscy.
home-rules = Zasady gry
home-reset = Wróć do zestawu
home-way-out = Wybierz { $option }: { $value }
home-only-with = Tylko z opcją { $option }: { $value }
home-shut = Nie teraz: { $option } = { $value }.
home-set-back = Nie pasuje już do tego wyboru i jest znów jak zwykle: { $options }.
home-bad-excluded = „{ $given }” nie można wybrać, dopóki { $other } = { $value }
home-bad-excluded-together = „{ $given }” nie można wybrać, dopóki jednocześnie { $others }
home-list-missing = Tu trzeba wybrać jeszcze { $count } albo nic.
home-list-over = Tu wybrano o { $count } za dużo.
home-origins = { $count ->
    [0] Wszystkie karty pochodzą z instrukcji albo zostały opublikowane.
    [one] { $count } karta jest odtworzona.
    [few] { $count } karty są odtworzone.
    [many] { $count } kart jest odtworzonych.
   *[other] { $count } karty jest odtworzone.
}
home-origins-about = Ich wydrukowany tekst nie jest publiczny. To nasze najlepsze przypuszczenie; poprawi je własna talia (Wszystkie opcje).
home-file = Wybierz plik
home-file-make = Utwórz
home-file-change = Zmień
home-file-drop = albo upuść go tutaj
home-file-remove = Usuń { $name }
home-file-long = { $name } się nie nadaje: potrzebny jest tekst o najwyżej 40 000 znaków.

home-continue = Graj dalej
home-continue-empty = Tu będą twoje stoły.
home-with = Przy stole: { $names }
home-your-move = Twoja kolej
home-seats-free = { $count ->
    [0] Wszystkie miejsca są zajęte
    [one] { $count } miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[other] { $count } miejsc jest wolnych
}
home-closed = Zamknięty
home-finished = Zakończone
home-go-on = Graj
home-open-table = Otwórz
home-all-tables = Wszystkie stoły ({ $count })
home-fewer = Mniej
home-record = Otwórz zapisaną partię
home-open-tables = Otwarte stoły
home-refresh = Odśwież
home-open-empty = Teraz żaden stół nie jest otwarty. Otwórz jakiś, a kto przyjdzie, będzie mógł usiąść.
home-join = Dołącz
home-invited = Link z zaproszeniem
home-enter = Wejdź
home-invited-about = Wklej link, który ktoś ci przysłał.
home-invited-wrong = To nie jest link do tutejszego stołu. Taki link wygląda tak: { "/t/…" }.

link-copy = Kopiuj
link-copied = Skopiowano
link-share = Udostępnij
link-show-code = Pokaż kod dla telefonu
link-code = { $label } jako kod dla aparatu telefonu
seat-link = Link do twojego własnego miejsca
seat-link-show = Graj dalej na telefonie
seat-link-hide = Ukryj
seat-link-warn = Tylko dla ciebie: kto ma ten link, siedzi na twoim miejscu i widzi twoje karty.
seat-link-about = Otwórz go na swoim drugim urządzeniu. To też zachowa miejsce.

agreed = Jak się gra
agreed-own = własny plik
agreed-yes = tak
agreed-no = nie
gather-full = Wszystkie miejsca są zajęte.
gather-need-link = Ten stół jest tylko na zaproszenie: poproś o link.
gather-watching = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz oglądać.
gather-start = Zacznij grę
gather-starts = Gra zacznie się sama, gdy tylko wszystkie miejsca będą zajęte.
gather-invite = Zaproś innych
gather-invite-about = Link otwiera stół i pyta tylko o imię. To nie jest link do miejsca: twojego miejsca w nim nie ma.
gather-no-invitation = Link z zaproszeniem ma przeglądarka, w której powstał stół.
gather-here = Jeszcze ktoś przy tym urządzeniu
gather-here-name = Imię
gather-bot = Posadź bota
gather-leave = Wstań od stołu
gather-free = Zwolnij miejsce

menu-title = Stół
menu-spectators = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
   *[other] Ogląda { $count } osób
}
menu-rematch = Do rewanżu siadają te same osoby, każda o jedno miejsce dalej. Kto pierwszy poprosi, zakłada go, reszta dołącza.
menu-watch = Pozwól innym oglądać
menu-watch-link = Link dla widzów
menu-watch-about = Kto go ma, widzi to, co leży odkryte na stole, i nic tajnego.
menu-device = Twoje drugie urządzenie
menu-device-about = Link do twojego miejsca zna tylko strona, na której zajęto miejsce, i tylko do ponownego wczytania.
menu-device-account = Z kontem masz swoje miejsca na wszystkich urządzeniach.
menu-chat-about = Włączyć i wyłączyć go może tylko osoba, która założyła stół.
menu-bot-for = gra bot: { $bot }
menu-there = przy stole
menu-look = Patrz stąd
menu-look-none = Tylko oglądaj
menu-look-own = Wróć na moje miejsce
menu-absent = { $name } nie siedzi teraz przy stole, ale gra na to nie czeka.
menu-absent-until = { $name } nie siedzi teraz przy stole. Bot albo ktoś inny może grać dalej od: { $until }.
menu-give-bot = Niech gra bot: { $bot }
menu-leave-to-bot = Oddaj botowi: { $bot }
menu-seat-bot = Posadź bota: { $bot }

fair = Uczciwe tasowanie
fair-about = Wszystko, co w tej grze losowe, pochodzi z jednej tajnej liczby. Jej odcisk widać tu jeszcze przed pierwszą kartą; na końcu widać też liczbę i każdy może sprawdzić, że do niego pasuje. Po drodze nikt nie mógł jej zmienić.
fair-commitment = Odcisk (SHA-256)
fair-seed = Liczba
fair-check = Sprawdź teraz
fair-holds = Zgadza się.
fair-broken = Nie zgadza się.
fair-later = Liczba zostanie pokazana po zakończeniu gry.

curtain-other = Najpierw { $name }

version-newer = Jest nowa wersja Grandee.
version-broken = Nie udało się wczytać części strony.
version-reload = Wczytaj ponownie
version-later = Później
lost-heading = Tu nic nie ma
lost-about = Adres jest błędny albo to, co tu było, zniknęło.
