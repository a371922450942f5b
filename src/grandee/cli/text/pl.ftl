# Wiersz poleceń po polsku.

cli-about = Wielkie gry o wpływy na obszarach: do grania, oglądania, studiowania i uczenia maszyn.
cli-version-compiled = grandee { $version }, reguły skompilowane
cli-version-plain = grandee { $version }, reguły w czystym Pythonie (wolniejsze: nie skompilowano ich przy instalacji)
cli-stale = Te skompilowane moduły są starsze niż ich źródła: { $modules }. Uruchom python3 run.py build.
cli-compiling = Reguły kompilują się w tle. Ta gra działa na nieskompilowanych, więc boty myślą wolniej; następne uruchomienie użyje już skompilowanych.
cli-error = grandee: { $what }
cli-interrupted = Przerwano.

help-play = gra z botami, w przeglądarce albo z --terminal w tym terminalu
help-serve = serwer ze stołami dla innych
help-export = zapis stołów z bazy danych do pliku, jako kopia zapasowa
help-import = przeniesienie stołów z kopii zapasowej do bazy danych
help-tables = wypisać stoły serwera; niektóre zamknąć lub usunąć
help-bars = wypisać, kto ma zakaz na serwerze; zakazać adresowi lub kontu albo znieść zakaz
help-verify = sprawdzenie, czy zapisaną partię rozdano z obiecanego ziarna i czy jej ruchy i wynik się zgadzają
help-games = lista gier albo opcje, zestawy ustawień, decyzje i dane jednej gry
help-simulate = wiele partii samych botów, bez wyświetlania
help-arena = zawody botów: wiele partii na wszystkich rdzeniach, udziały zwycięstw i rankingi z przedziałami
help-scenario = sprawdzenie plików scenariuszy i wskazanie różnic
help-replay = przeglądanie zapisanej partii krok po kroku
help-rules = wyszukiwanie reguł według id
help-bench = pomiar wszystkich wskaźników wydajności projektu
help-game = id gry
help-players = liczba graczy
help-bots = boty oddzielone przecinkami: nazwy, search@1000 lub search@50ms dla własnego budżetu, PLIK.py:KLASA dla własnego; jeden oznacza wszystkie
help-option = opcja gry w postaci nazwa=wartość; można podać wiele razy
help-preset = nazwany zestaw ustawień
help-seed = to samo ziarno losowości daje to samo rozdanie
help-seat = twoje miejsce przy stole albo gracz, z którego perspektywy widać grę
help-record = zapis partii do tego pliku
help-resume = kontynuować: grę z tego pliku, który jest na bieżąco aktualizowany, albo bez pliku ostatnią grę w przeglądarce
help-number-of-games = liczba partii
help-json = odpowiedź w formacie JSON, dla programów
help-provenance = lista wszystkich danych, które nie pochodzą z instrukcji
help-draw = zapisz obraz mapy (SVG): wszystkie części albo tak, jak leżą, z --seed lub z podanym układem
help-make-map = zapisz wylosowaną mapę; to samo --seed daje tę samą
file-written = Plik { $file } został zapisany.
help-scenario-files = pliki scenariuszy
help-record-file = zapis partii: JSON albo jeden zapis w każdym wierszu
help-line = który zapis ze zbioru danych, licząc od 1
help-at = zatrzymanie po tylu ruchach
help-as-scenario = wypisanie pozycji jako pliku scenariusza
help-log = wypisanie przebiegu partii zdaniami
help-rule-ids = id reguł albo ich początki, na przykład KH-EXP-4 lub KH-EXP
help-peers = pomiar także innych silników, jeśli są zainstalowane
help-server = pomiar także serwera, co trwa kilka minut
help-page = mierzy także stronę w przeglądarce, co trwa minutę
help-setup = mierzy także pierwsze uruchomienie ze świeżego klonu i instalację pakietu wheel, co trwa kilka minut
help-rows = tylko wiersze, których id zaczyna się od jednego z podanych tekstów
help-version = podać wersję i czy reguły są skompilowane
help-lang = język: en, cs, pl lub de
help-open = pokazać wszystkie karty i ręce
help-arena-bots = co najmniej dwa boty oddzielone przecinkami: nazwy, search@1000 lub search@50ms dla własnego budżetu, PLIK.py:KLASA; dla gauntlet najpierw pretendent, dla ladder najpierw najsłabszy
help-plan = kto gra z kim: round-robin (każdy z każdym), gauntlet (pierwszy bot przeciw pozostałym) albo ladder (każdy przeciw poprzedniemu)
help-deals = liczba rozdań; każde rozgrywają wszystkie składy we wszystkich obrotach miejsc przy stole
help-rotations = tylko tyle obrotów miejsc dla każdego rozdania; 0 oznacza wszystkie
help-time = sekundy na jedną decyzję; bot, który je przekroczy, przegrywa partię walkowerem; 0 oznacza brak limitu
help-workers = ile partii rozgrywa się jednocześnie; domyślnie tyle, ile jest rdzeni
help-results = dopisywanie wyników do tego pliku; partie, które już w nim są, nie są rozgrywane ponownie
help-arena-record = zachowanie razem z wynikiem całego zapisu każdej partii
help-plot = wykres udziałów zwycięstw w tym pliku SVG
help-ray = gra na klastrze ray pod tym adresem; local uruchamia własny na tym komputerze
help-terminal = gra w tym terminalu; to samo powodują --record, --resume PLIK i --seed
help-host = adres, na którym serwer nasłuchuje; 0.0.0.0 to wszystkie sieci tego komputera
help-port = port, na którym serwer nasłuchuje; 0 bierze wolny
help-database = plik albo adres taki jak postgresql://user@host/name; domyślnie plik w twoim folderze danych
help-url = adres, pod którym ludzie znajdą serwer, na przykład https://stol.example
help-server-workers = ile procesów odpowiada; więcej niż jeden wymaga PostgreSQL
help-bot-processes = w ilu procesach myślą boty; domyślnie o jeden mniej, niż jest rdzeni, ale co najmniej w dwóch
help-proxies = adresy serwerów proxy oddzielone przecinkami, którym się wierzy, skąd przychodzi gość
help-smtp = gdzie oddaje się e-maile, na przykład smtps://user:haslo@host; lepiej w zmiennej GRANDEE_SMTP
help-mail-from = adres, z którego przychodzą e-maile
help-log-level = ile trafia do dziennika: debug, info, warning lub error
help-table-ids = id stołów; domyślnie wszystkie
help-out = plik do zapisania; tylko ty będziesz móc go odczytać
help-keys = także skróty kluczy i urządzeń oraz notatki graczy, aby każdy zachował swoje miejsce
help-backup = plik zapisany przez grandee export
help-tables-do = co zrobić; domyślnie wypisać (list), poza tym zamknąć (close) lub usunąć (remove)
help-tables-ids = identyfikatory stołów
help-phase = tylko te, które czekają (gathering), grają (running), skończyły (over) lub są zamknięte (closed)
help-idle = tylko te, których tak długo nie odwiedził nikt, kto ma przy nich miejsce, na przykład 12h lub 30d
help-maker = tylko te, które założono z jednego adresu, według skrótu z listy lub jego początku
help-tables-account = tylko te, przy których ma miejsce ktoś z tym kontem
help-bars-do = co zrobić; domyślnie wypisać (list), poza tym zakazać (add) lub znieść zakaz (lift)
help-bars-addresses = adresy lub sieci, na przykład 203.0.113.7, 203.0.113.0/24 lub 2001:db8::/48; z IPv6 co najmniej /64
help-bars-account = nazwa konta; można podać kilka razy
help-bars-for = na jak długo, na przykład 12h lub 30d; domyślnie na stałe
help-commitment = skrót pokazany na początku; domyślnie ten z zapisu

play-welcome = { $game }. Grasz jako { $seat }. Wpisz numer albo ruch; resztę objaśnia help.
play-thinking = { $seat } ({ $bot }) myśli …
play-your-turn = { $decision }:
play-prompt = twój ruch>{" "}
play-go-on = Enter, aby kontynuować{" "}
play-help =
    Wpisz numer możliwości albo jej słowa: { $example }. Wystarczą początki słów.
      board    pokaż stół jeszcze raz
      log      co się stało od twojego ostatniego ruchu; log all dla całej partii
      undo     wróć do swojej ostatniej decyzji
      card     co robią karty na stole; card X dla dowolnej karty
      rules ID znajdź regułę, na przykład { $rule }
      save F   zapisz tę partię do pliku F
      back     przy długiej liście: wybierz pierwszą część jeszcze raz
      quit     odejdź od stołu
play-part-by-part = Możliwości jest dużo; wybierz pierwszą część, potem resztę:
play-which-card = { $given } to może być jedna z tych kart: { $cards }.
play-nothing-to-undo = Nie ma twojej wcześniejszej decyzji, do której można wrócić.
play-undone = Powrót do twojej ostatniej decyzji.
play-not-understood = { $given } nie pasuje do żadnej możliwości; wpisz jeden z numerów { $numbers } albo help.
play-ambiguous = { $given }: { $count ->
    [one] pasuje { $count } możliwość
    [few] pasują { $count } możliwości
    [many] pasuje { $count } możliwości
   *[other] pasuje { $count } możliwości
}; wpisz więcej albo podaj numer.
play-no-card = Nie ma tu karty { $given }. Karty to: { $cards }.
play-saved = Zapisano w { $file }, ze wszystkimi tajemnicami. Dalszy ciąg: { $command }
play-left = Odchodzisz od stołu.
play-over = Gra jest zakończona.
play-won = { $count ->
    [one] { $names } wygrywa z wynikiem { $points }.
    [few] { $names } dzielą się zwycięstwem z wynikiem { $points }.
    [many] { $names } dzielą się zwycięstwem z wynikiem { $points }.
   *[other] { $names } dzielą się zwycięstwem z wynikiem { $points }.
}
play-needs-file = Podaj nazwę pliku, na przykład: save game.json
play-elsewhere = Ten serwer działa w innym oknie: gdy tam się skończy, stół poczeka, aż wznowisz grę.
play-no-browser = Na tym komputerze nie znaleziono przeglądarki, więc grasz tutaj. Aby grać na stronie z innego urządzenia, otwórz na nim http:// z adresem tego komputera i :{ $port }, gdy tutaj działa polecenie:
play-page = Twój stół: { $url }
play-end = Ctrl-C kończy pracę serwera; gra zostaje zachowana.
play-kept = Gra jest zachowana. Dalszy ciąg: { $command }

list-options = Opcje
list-presets = Zestawy ustawień
list-rulesets = Zestawy zasad dla maszyn
list-default-when = { $value }, jeśli { $when }
list-decisions = Decyzje
list-data = Dane
list-default = domyślnie { $value }
list-actions = liczba akcji: { $count }
list-provenance-none = Wszystko pochodzi z instrukcji.
list-unprinted = { $count ->
    [one] { $count } karta jest odtworzona.
    [few] { $count } karty są odtworzone.
    [many] { $count } kart jest odtworzonych.
   *[other] { $count } karty jest odtworzone.
}

rules-code = W kodzie
rules-code-by-scenarios = W kodzie, przy zasadach, które pokazują te same scenariusze
rules-tests = W testach
rules-ambiguous = { $id } jest w kilku zbiorach zasad: { $specs }. Tylko jeden z nich: --game ({ $games }).

simulate-progress = partie
simulate-result = Partie: { $games }, ruchy: { $moves }, partie na sekundę: { $rate }
simulate-seat = { $seat } { $bot }: wygrane { $share }%, punkty średnio { $points }
simulate-kept = Przerwano przed końcem. Ukończone partie zapisane w { $file }: { $count }.
scenario-passed = Zaliczone: { $count }
scenario-failed = Niezaliczone: { $failed } z { $count }
scenario-unusable = Nie da się użyć: { $count }
replay-move = Ruch { $number } z { $count }
replay-prompt = Enter: dalej, b: wstecz, numer: przejście do ruchu, q: koniec>{" "}
bench-peers-missing = open_spiel nie jest zainstalowany, więc inne silniki są pominięte: pip install open_spiel
bench-envs-missing = numpy albo PettingZoo nie jest zainstalowane, więc środowiska są pominięte: pip install grandee[envs]
bench-page-missing = Playwright lub Chromium nie jest zainstalowany, więc strona zostaje pominięta: pip install playwright, apt-get install chromium
bench-setup-missing = Pierwsze uruchomienie można zmierzyć tylko w drzewie źródłowym na Linuksie lub macOS, więc zostaje pominięte
bench-head-row = wiersz
bench-head-value = wartość
bench-head-budget = limit
bench-head-holds = spełnione
bench-yes = tak
bench-no = nie
bench-calibration = pętla kalibracyjna: { $value } mln kroków na sekundę, maszyna: { $machine }

arena-progress = partie
arena-result = Partie: { $games }, w tym rozegrane teraz: { $played }, partie na sekundę: { $rate }
arena-head-bot = bot
arena-head-games = partie
arena-head-wins = wygrane (95%)
arena-head-points = punkty (95%)
arena-head-rating = ranking (95%)
arena-head-forfeits = walkowery
arena-head-seconds = sekundy na partię
arena-head-pace = sekundy na decyzję
arena-pairs = Jak często bot z wiersza jest lepszy od bota z kolumny:
arena-plot = Udział zwycięstw z przedziałami 95%
arena-chance = przy równej sile: { $share }
arena-forfeit = { $bot }: walkowery { $count }, pierwszy w ruchu { $move } ({ $reason }: { $detail })
arena-ratings-missing = openskill nie jest zainstalowany, więc rankingi są pominięte: pip install openskill
arena-count = { $value }
arena-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-seconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-range = { $value } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

serve-listening = Serwer nasłuchuje pod adresem { $url }
backup-progress = stoły
export-done = Stoły zapisane w { $file }: { $count }
export-secrets = Plik zawiera ziarna trwających gier i wszystko, co zagrano i powiedziano: nie udostępniaj go.
export-secrets-keys = Plik zawiera ziarna trwających gier, wszystko, co zagrano i powiedziano, oraz skróty kluczy i urządzeń: nie udostępniaj go.
import-done = Przeniesione stoły: { $count }
tables-listed = publiczny
tables-invited = na zaproszenie
tables-visited = odwiedzony { $time }
tables-count = Stoły: { $count }
tables-close = Zamknięte stoły: { $count }
tables-remove = Usunięte stoły: { $count }
bars-network = adres
bars-account = konto
bars-since = od { $time },
bars-until = do { $time }
bars-for-good = na stałe
bars-count = Zakazy: { $count }
bars-add = Zakaz { $end }: { $what }
bars-lift = Już bez zakazu: { $what }
verify-seed-right = Ziarno jest tym obiecanym: jego skrót to { $commitment }.
verify-seed-wrong = Ziarno nie jest tym obiecanym: jego skrót to { $found }, a obiecano { $commitment }.
verify-seed-sealed = Dopóki gra trwa, zapis nie zawiera ziarna; obiecany skrót to { $commitment }.
verify-moves-right = Wszystkie ruchy są zgodne z regułami; liczba ruchów: { $count }.
verify-moves-wrong = Ruchów nie da się odtworzyć: { $reason }
verify-result-right = Wynik się zgadza: { $points }.
verify-result-wrong = Wynik się nie zgadza: ruchy prowadzą do { $points }.
verify-result-open = Gra jeszcze trwa: { $points }.
