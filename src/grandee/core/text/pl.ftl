# Słowa potrzebne każdej grze: co jest nie tak, co jest dozwolone, dlaczego ruch odrzucono.

did-you-mean = czy chodziło o { $word }?
nearest-are = najbliższe to { $words }
known-are = do wyboru: { $words }

allowed-addresses = adresy takie jak 10.0.0.2 lub 10.0.0.0/8, oddzielone przecinkami
allowed-number = liczba całkowita od { $low } do { $high }
allowed-half = liczba od 0 do 99, całkowita lub z połówką
allowed-choice = jedno z tych słów: { $words }
allowed-switch = true albo false
allowed-list = różne słowa spośród: { $words }
allowed-list-of-words = lista słów
allowed-file = nazwa pliku
allowed-or = { $one } lub { $other }

bad-value = wartość { $given } nie jest możliwa; dozwolone: { $allowed }
bad-option = nie ma takiej opcji; { $hint }
bad-preset = nie ma takiego zestawu ustawień; { $hint }
bad-forced = musi mieć wartość { $must }, gdy { $other } = { $value }
bad-forced-together = musi mieć wartość { $must }, gdy jednocześnie { $others }
bad-excluded = nie może mieć wartości { $given }, gdy { $other } = { $value }
bad-excluded-together = nie może mieć wartości { $given }, gdy jednocześnie { $others }
bad-only-where = może mieć wartość { $given } tylko wtedy, gdy { $other } = { $value }
bad-only-where-together = może mieć wartość { $given } tylko wtedy, gdy jednocześnie { $others }
bad-length = podano: { $given }, potrzeba: { $needed }
bad-game = nie ma takiej gry; { $hint }
bad-rule = nie ma takiej reguły; { $hint }
bad-bot = nie ma takiego bota; { $hint }
bad-language = brak tekstów w tym języku; { $hint }
bad-file = nie można odczytać: { $fault }
bad-write = nie można zapisać: { $fault }
bad-toml = to nie jest poprawny TOML: { $fault }
bad-json = to nie jest poprawny zapis partii: { $fault }
bad-key = klucz { $key } nie jest tu znany; { $hint }
bad-word = { $given } nie jest tu znane; { $hint }
bad-twice = { $given } występuje w dwóch miejscach
bad-too-many = podano: { $given }, to za dużo; najwyżej: { $most }
bad-effect = efektu { $given } nie można tak użyć; { $hint }
bad-parameters = jego parametry to { $keys }
given-number = liczba
given-numbers = lista liczb
given-word = słowo
given-key = { $key } ({ $what })
given-list = { $one }, { $other }
bad-missing = brak klucza { $key }
bad-table = musi być tabelą z kluczami { $keys }
bad-text = tu musi być tekst, a nie { $given }
bad-version = zapisano w formacie { $given }; ten program czyta format { $known }
bad-digest = odwołuje się do danych { $given }, których ten program nie ma; ma { $known }
bad-seed = { $given } nie jest ziarnem losowości; zapis wymaga 64 cyfr szesnastkowych
bad-sealed = zawiera tylko zobowiązanie { $given } trwającej partii, więc nie można jej odtworzyć
bad-move = { $given } nie jest ruchem w tej grze; { $hint }
bad-seat = nie ma gracza { $given }; gracze: { $known }
bad-result = ruchy prowadzą do wyniku { $found }, a nie { $given }
bad-number-of-moves = liczba ruchów: { $known }; nie ma wśród nich ruchu numer { $given }
bad-scenario-step = potrzebuje ruchu, odmowy albo oczekiwania
bad-numeral = { $given } nie jest liczbą
bad-event = nie ma zdarzenia { $given }; { $hint }
bad-event-words = { $given } ma za dużo słów; takie zdarzenie ma { $words }
bad-empty = to, co puste, byłoby spełnione zawsze; pomiń to

refused-game-over = Gra jest zakończona.
refused-not-asked = Teraz decyduje ktoś inny.
refused-other-decision = To odpowiedź na inną decyzję; teraz czeka: { $decision }.
refused-not-offered = Tej możliwości nie ma do wyboru.
refused-unknown-move = { $move } nie jest ruchem w tej grze.

# Co scenariusz znalazł zamiast tego, czego oczekiwał.
differs-value = { $found } zamiast { $expected }
differs-nothing = nic
differs-refused = { $reason } ({ $rule })
differs-allowed = ruch był dozwolony
differs-changed = zmieniło stan gry
differs-forced = była to jedyna możliwość, więc wykonano ją bez pytania; pomiń ten ruch
differs-forced-other = { $seat } miał tylko jedną możliwość, { $made }, którą wykonano bez pytania; pomiń ten ruch
differs-not-asked = { $seat } teraz nie decyduje; decyduje: { $asked }
differs-options = brakuje: { $missing }; ponad to: { $surplus }
differs-includes = { $missing } nie ma wśród możliwości: { $options }
differs-excludes = { $found } jest wśród możliwości
differs-event = { $event } się nie zdarzyło; najbliższe: { $nearest }; zdarzyło się: { $events }
differs-no-event = { $event } się nie zdarzyło ani nic innego
differs-event-order = { $event } się zdarzyło, ale nie po { $before }; zdarzyło się: { $events }
differs-happened = { $event } się zdarzyło: { $found }
differs-holds = { $missing } nie ma na ręce: { $hand }
differs-lacks = { $found } jest na ręce: { $hand }

event-forced = { $seat } ma tylko jedną możliwość.
unknown = ?
bad-refused-move = ruch { $given } jest niedozwolony: { $reason } ({ $rule })
allowed-assignment = nazwa=wartość
bad-file-in-record = podaje plik; zapis ma swoje dane w sobie, pod kluczem custom
bad-over = gra się skończyła, a pozycja wymaga decyzji
bad-row = nie ma takiego wiersza; { $hint }
bad-together = pokazuje całą prawdę i nie może wystąpić razem z { $other }
bad-bot-move = odpowiedział { $given }, a to nie jest żadna z jego możliwości (jest ich { $count })
bad-taken = już istnieje i zostałby nadpisany; podaj inny plik
bad-no-drawing = w grze { $game } nie ma czego rysować
bad-no-random-data = gra { $game } nie ma losowanych map
bad-exists = już istnieje; podaj inny plik albo kontynuuj go przez --resume
bad-with-resume = nie można tego wybrać dla kontynuowanej gry
bad-resume = bez pliku --resume kontynuuje ostatnią grę w przeglądarce, a tutaj nie można jej otworzyć; dla terminala podaj plik z zapisem
bad-no-commitment = zapis nie zawiera skrótu ziarna; podaj ten, który pokazano na początku
bad-commitment = { $given } nie jest skrótem; ma on po sha256: 64 cyfry szesnastkowe
bad-bot-in-record = gra { $name }, a to nie jest znany bot; boty podaje się przez --bots
allowed-seconds = liczba sekund od 0 do 86 400
bad-result-line = nie jest wynikiem areny: { $fault }
bad-worker = jeden z procesów nieoczekiwanie się zakończył; dotychczasowe wyniki są zachowane, a to samo polecenie je kontynuuje
bad-locked = jest właśnie zapisywany przez inną arenę; poczekaj, aż skończy, albo podaj inny plik
bad-library = wymaga biblioteki { $library }, która nie jest zainstalowana: { $command }
bad-cluster = nie można się połączyć: { $fault }
bad-alone = jest możliwe tylko razem z { $other }
bad-no-records = nie zawiera żadnego zapisu ukończonej partii; arena zapisuje je z --record
bad-unfinished = to zapis partii, która po ruchach ({ $count }) jeszcze się nie skończyła; zbiór danych wymaga ukończonych partii
bad-other-shape = { $given } nie może być w jednym zbiorze danych z { $known }: różnią się obserwacje albo akcje

# Who sits at a seat, as the board says it.
player-human = człowiek
player-random = los
player-greedy = chciwiec
player-page = paź
player-squire = giermek
player-knight = rycerz
player-count = hrabia
player-duke = książę
player-grandee = grand

# What a log says of those who sit there.
log-cancel = { $name } cofa ruch.
log-late = { $name }: czas minął.
log-seat-person = Do stołu siada { $name }.
log-seat-bot = Za gracza { $name } gra teraz bot.
log-seat-open = Miejsce gracza { $name } znów jest wolne.
log-enter-device = Miejsce otwarto na kolejnym urządzeniu: { $name }.
log-enter-again = Do stołu wraca { $name }.
log-closed = Administrator serwera zamknął ten stół.

# Several things in a row.
list-comma = { $some }, { $last }
list-semicolon = { $some }; { $last }

# Skąd pochodzi to, co jest na karcie lub mapie.
source-rulebook = z instrukcji
source-public = opublikowane przez innych
source-inferred = wynika z instrukcji
source-reconstructed = rekonstrukcja: nasze najlepsze przypuszczenie
source-placeholder = zastępnik: nic o tym nie wiadomo
source-custom = własne
