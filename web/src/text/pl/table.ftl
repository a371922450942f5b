# Rama każdego stołu.

table-heading = { $game }, przy stole: { $names }
table-refused = Nie masz wstępu do tego stołu
skip-to-decision = Przejdź do decyzji
standings = Stan gry
tabs = Części stołu
tab-board = Plansza
tab-cards = Karty
tab-players = Gracze
tab-log = Zapis
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

log = Zapis
log-and-chat = Zapis i rozmowa
log-since = Od twojego ostatniego ruchu
log-all = Pokaż cały zapis
log-empty = Jeszcze nic się nie stało.
log-cancel = { $name } cofa ruch.
log-late = Czas minął: { $name }.
log-seat = Zmiana na miejscu: { $name }.
chat = Rozmowa
chat-new = nowe: { $count }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Napisz coś
chat-send = Wyślij

connection-lost = Połączenie przerwane. Ponawiamy próbę …
connection-offline = Nie masz połączenia z siecią. Stół poczeka.
connection-gone = Ten stół nie jest już dla ciebie otwarty.
missed = { $count ->
    [one] W tym czasie wykonano { $count } ruch.
    [few] W tym czasie wykonano { $count } ruchy.
   *[many] W tym czasie wykonano { $count } ruchów.
}

missed-show = Pokaż

over-won = Wygrywa { $names }
over-shared = Wspólne zwycięstwo: { $names }
rematch = Rewanż
to-rematch = Do rewanżu
review = Odtwórz
record = Zapis partii

curtain = Przekaż urządzenie: { $name }
curtain-about = Na ekranie nie ma nic tajnego.
curtain-yes = Tu { $name }
invitation = Link z zaproszeniem

keys-title = Klawisze
keys-about = Litery działają, gdy stół ma fokus; można je wyłączyć w ustawieniach.
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
keys-read = przeczytaj w całości region lub kartę
keys-holds-key = K
keys-holds = kto co ma
keys-go-key = P H L
keys-go = gracze, ręka, zapis
keys-switch-key = S
keys-switch = przełącz podgląd punktowania
keys-jump-key = J
keys-jump = do decyzji
keys-zoom-key = + − F
keys-zoom = powiększ, pomniejsz, całość
keys-escape-key = Esc
keys-escape = zamknij lub porzuć niedokończony wybór
keys-help-key = ?
keys-help = ta lista
