# Rama każdego stołu.

table-heading = { $game }, przy stole: { $names }
table-refused = Nie masz dostępu do tego stołu
skip-to-decision = Przejdź do decyzji
standings = Stan gry
tabs = Części stołu
tab-board = Plansza
tab-cards = Karty
tab-players = Gracze
tab-log = Dziennik
cards = Karty
card-reference = Wszystkie karty
board-in-words = Stół słowami

decision = Twoja decyzja
decision-told = Pytanie i komunikaty
options = Twoje możliwości
find-option = Znajdź możliwość
your-turn = twoja kolej
undo = Cofnij
undo-not = Nie ma czego cofnąć: ostatni ruch już coś pokazał albo grali po nim inni.
let-go = Zmień
confirm-turn = { $choice }: to na razie twój ostatni krok.
confirm-turn-yes = Potwierdź
confirm-secret = Potajemnie: { $choice }?
confirm-secret-yes = Wybierz
options-more = Dalsze możliwości
options-before = Poprzednie możliwości
waiting = Chwila …
waiting-start = Czekamy, aż wszystkie miejsca będą zajęte.
waiting-for = Czekamy na: { $names }
absent = Przy stole nie ma { $count ->
    [1] gracza
   *[other] graczy
}: { $names }.
absent-since = Przy stole nie ma { $count ->
    [1] gracza
   *[other] graczy
}: { $names } (ostatni ruch { $ago }).
absent-clock-bot = Czas minie { $until }, potem dalej gra bot.
absent-clock-forfeit = Czas minie { $until }, potem miejsce się poddaje.
absent-from-you = Oddać grę botowi albo zwolnić miejsce możesz od: { $until }.
absent-from-host = Kto otworzył stół, może obsadzić miejsce na nowo od: { $until }.
absent-from-player = Oddać grę botowi możesz od: { $until }.
absent-from-others = Pozostali przy stole mogą oddać grę botowi od: { $until }.
absent-now-you = Możesz oddać grę botowi albo zwolnić miejsce.
absent-now-host = Kto otworzył stół, może obsadzić miejsce na nowo.
absent-now-player = Możesz oddać grę botowi.
absent-now-others = Pozostali przy stole mogą oddać grę botowi.
absent-first = { $name }: { $ending }
absent-link = Skopiuj link do stołu
free-about = { $name } straci to miejsce: link, urządzenia i notatki przepadną na dobre. Gra poczeka wtedy na kogoś nowego.
free-keep = Czekaj dalej
free-yes = Zwolnij
secret-chosen = Twój wybór: { $choice }. Możesz go zmienić, dopóki nie wybiorą wszyscy.

log = Dziennik
log-and-chat = Dziennik i czat
log-since = Od twojego ostatniego ruchu
log-all = Pokaż cały dziennik
log-empty = Jeszcze nic się nie stało.
table-closed = Administrator serwera zamknął ten stół.
chat = Czat
chat-new = nowe: { $count }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Napisz coś
chat-send = Wyślij

connection-lost = Połączenie zostało przerwane. Ponawiamy próbę …
connection-offline = Brak połączenia z siecią. Stół poczeka.
connection-gone = Nie masz już dostępu do tego stołu.
missed = { $count ->
    [one] W tym czasie wykonano { $count } ruch.
    [few] W tym czasie wykonano { $count } ruchy.
   *[other] W tym czasie wykonano { $count } ruchów.
}

missed-show = Pokaż

over-showing = Ostatnia punktacja
bot-plays = Za ciebie ({ $name }) gra teraz bot.
link-local = Ten serwer odpowiada tylko na tym komputerze, inni nie otworzą linku. Dla nich uruchom: grandee serve --host 0.0.0.0
over-won = Wygrywa { $names }
over-shared = Wspólne zwycięstwo: { $names }
over-rank = { $place }.
over-rank-shared = { $place }. (wspólnie)
rematch = Rewanż
to-rematch = Do rewanżu
review = Odtwórz
record = Zapis partii

curtain = Przekaż urządzenie: { $name }
curtain-about = Na ekranie nie ma nic tajnego.
curtain-yes = Jestem { $name }
invitation = Link z zaproszeniem
asked-now = Na to teraz nie pora. Teraz: { $question }

keys-title = Klawisze
keys-about = Litery działają, gdy zaznaczone jest coś na stole; można je wyłączyć w ustawieniach.
keys-arrows-map = następny region w tym kierunku
keys-arrows-cards = następna karta lub kolumna w tym kierunku
keys-enter-map = wybierz region
keys-enter-cards = wybierz albo zatwierdź kartę i kolumnę
keys-numbers = możliwości decyzji: liczba lub litera, która na nich stoi
keys-columns = wybierz kolumnę
keys-undo = cofnij
keys-done = gotowe
keys-escape = porzuć niedokończony wybór
keys-read-region = przeczytaj w całości zaznaczony region lub kartę
keys-read-card = przeczytaj w całości zaznaczoną kartę lub kolumnę
keys-switch = przełącz podgląd punktacji
keys-zoom-in = powiększ
keys-zoom-out = pomniejsz
keys-zoom-fit = pokaż całą mapę
map-zoom = Powiększenie
map-zoom-in = Przybliż
map-zoom-out = Oddal
map-zoom-fit = Cała mapa
keys-scoring-back = krok wstecz w punktacji
keys-scoring-on = krok dalej w punktacji
keys-scoring-close = zamknij punktację
keys-replay-back = ruch wstecz
keys-replay-on = ruch dalej
keys-replay-first = na początek
keys-replay-last = na koniec
keys-replay-before = do poprzedniej rundy lub punktacji
keys-replay-after = do następnej rundy lub punktacji
keys-replay-play = odtwórz lub wstrzymaj
keys-holds = kto co ma
keys-jump = do decyzji
keys-players = do graczy
keys-hand = do twoich kart
keys-log = do dziennika
keys-help = ta lista
