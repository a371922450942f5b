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
options = Twoje możliwości
find-option = Znajdź możliwość
your-turn = twoja kolej
undo = Cofnij
undo-not = Nie ma czego cofnąć: ostatni ruch już coś pokazał albo grali po nim inni.
let-go = Zmień
waiting = Chwila …
waiting-start = Czekamy, aż wszystkie miejsca będą zajęte.
waiting-for = Czekamy na: { $names }
secret-chosen = Twój wybór: { $choice }. Możesz go zmienić, dopóki nie wybiorą wszyscy.

log = Dziennik
log-and-chat = Dziennik i czat
log-since = Od twojego ostatniego ruchu
log-all = Pokaż cały dziennik
log-empty = Jeszcze nic się nie stało.
log-cancel = { $name } cofa ruch.
log-late = Czas minął: { $name }.
log-seat-person = Do stołu siada { $name }.
log-seat-bot = Teraz gra bot: { $name }.
log-seat-open = Miejsce znów jest wolne: { $name }.
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
bot-plays = Zamiast ciebie gra bot: { $name }.
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

keys-title = Klawisze
keys-about = Litery działają, gdy zaznaczone jest coś na stole; można je wyłączyć w ustawieniach.
keys-arrows-key = ← ↑ → ↓
keys-arrows = następny region lub karta w tym kierunku
keys-castillo-key = C
keys-castillo = castillo
keys-numbers-key = 1–9
keys-numbers = możliwości decyzji po kolei
keys-enter-key = ⏎
keys-enter = wybierz
keys-undo-done-key = U D
keys-undo-done = cofnij, gotowe
keys-read-key = I
keys-read = przeczytaj w całości zaznaczony region lub kartę
keys-holds-key = K
keys-holds = kto co ma
keys-go-key = P H L
keys-go = gracze, ręka, dziennik
keys-switch-key = S
keys-switch = przełącz podgląd punktacji
keys-jump-key = J
keys-jump = do decyzji
keys-zoom-key = + − F
keys-zoom = powiększ, pomniejsz, pokaż całość
keys-escape-key = Esc
keys-escape = zamknij lub porzuć niedokończony wybór
keys-help-key = ?
keys-help = ta lista
