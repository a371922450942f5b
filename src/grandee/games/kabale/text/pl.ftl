# Kabale & Hiebe po polsku. Karty mają formę .acc (biernik), dziedziny formę .gen (dopełniacz); bez nich mianownik.

game-title = Kabale & Hiebe
game-summary = Pod cele trafiają zakryte karty możnych i łotrów, jedna odkrywa drugą, a cel zdobywa ten, kto w jego kolumnie ma przewagę. Dla 2–6 graczy, około 45 minut.
game-how-to =
    W swojej turze kładziesz jedną kartę z ręki zakrytą pod wybranym celem i dobierasz kartę. Jeśli karta nad nią jest
    zakryta, zostaje odkryta; niektóre karty działają wtedy od razu. Cel jest wypełniony, gdy leży pod nim tyle kart,
    ile wynosi jego wartość; gdy wypełnione są wszystkie, runda się kończy, a cel zdobywa ten, kto ma w kolumnie
    najwyższą sumę. Po sześciu rundach liczą się wartości zdobytych celów; kto ma cel z każdej dziedziny, może zamiast
    tego podwoić najlepszy z każdej i stracić punkt za każdy inny cel.
    Na planszy: ● karta, ○ jeszcze brakuje, +2 więcej niż trzeba, ✕ zamknięta, ▒▒▒▒ rewers, (Król) własna zakryta
    karta, └ karta pod Przebraniem.

# -- karty ---------------------------------------------------------------------

card-king = Król
    .acc = Króla
card-queen = Królowa
    .acc = Królową
card-juliet = Julia
    .acc = Julię
card-alchemist = Alchemik
    .acc = Alchemika
card-fencing_master = Szermierz
    .acc = Szermierza
card-landowner = Dziedzic
    .acc = Dziedzica
card-merchant = Kupiec
    .acc = Kupca
card-cardinal = Kardynał
    .acc = Kardynała
card-minstrel = Minstrel
    .acc = Minstrela
card-explorer = Odkrywca
    .acc = Odkrywcę
card-assassin = Skrytobójca
    .acc = Skrytobójcę
card-storm = Burza
    .acc = Burzę
card-disguise = Przebranie
    .acc = Przebranie
card-traitor = Zdrajca
    .acc = Zdrajcę
card-musketeers = Muszkieterowie
    .acc = Muszkieterów
card-mage = Mag
    .acc = Maga
card-witch = Czarownica
    .acc = Czarownicę
card-prince = Książę
    .acc = Księcia
card-squire = Giermek
    .acc = Giermka
card-hermit = Pustelnik
    .acc = Pustelnika
card-little_giant = Mały olbrzym
    .acc = Małego olbrzyma
card-doppelganger = Sobowtór
    .acc = Sobowtóra
card-dragon = Smok
    .acc = Smoka
card-romeo = Romeo
    .acc = Romea
card-beggar = Żebrak
    .acc = Żebraka
own-card = { $name }
card-unknown = karta
    .acc = kartę

# Co robi karta; składa się to z jej wiersza w talii.
text-number = Ma wartość { $number }.
text-matched = Pod celem z dziedziny { WORD($discipline, case: "gen") } ma wartość { $matched }, gdzie indziej { $number }.
text-no-number = Nie ma własnej wartości.
text-travels = Po odkryciu przechodzi, zakryta, do najbliższej otwartej kolumny po prawej (po ostatniej następuje pierwsza) i odkrywa tam kartę nad sobą.
text-discards_flipper = Po odkryciu odsyła kartę, która ją odkryła, na stos kart odrzuconych.
text-closes_column = Po odkryciu zamyka swoją kolumnę: nie można dokładać kart, a cel uznaje się za wypełniony.
text-hides_card = Po odkryciu jej właściciel może wsunąć pod nią zakrytą kartę z ręki i dobrać kartę.
text-swaps_goals = Po odkryciu jej właściciel może zamienić cel jej kolumny z celem innej kolumny.
text-voids_others = Przy rozliczeniu żadna inna karta w jej kolumnie nie ma zdolności. Działa jako pierwsza.
text-removes-high = Przy rozliczeniu usuwa wszystkie karty o wartości { $number } lub większej, chyba że leży tu druga karta tego samego rodzaju.
text-removes-low = Przy rozliczeniu usuwa wszystkie inne karty o wartości { $number } lub mniejszej, chyba że leży tu druga karta tego samego rodzaju.
text-wins_with = Jej właściciel zdobywa cel, jeśli w tej samej kolumnie leży też { WORD($card) } tego samego gracza.
text-per_other_card-more = Za każdą inną kartę w kolumnie jej wartość rośnie o { $number }.
text-per_other_card-less = Za każdą inną kartę w kolumnie jej wartość spada o { $number }.
text-worth_beside = Ma wartość { $number }, jeśli w tej samej kolumnie leży też { WORD($card) } tego samego gracza.
text-copies_below = Przejmuje wartość karty leżącej pod nią, ale nie jej zdolność.
text-lowers_others = Obniża wartość każdej karty pozostałych graczy w swojej kolumnie o { $number }.
text-lowest_wins = W jej kolumnie wygrywa najniższa suma.

# -- cele ----------------------------------------------------------------------

discipline-alchemy = Alchemia
    .gen = alchemii
discipline-fencing = Szermierka
    .gen = szermierki
discipline-farming = Rolnictwo
    .gen = rolnictwa
discipline-trade = Handel
    .gen = handlu
discipline-religion = Religia
    .gen = religii
discipline-music = Muzyka
    .gen = muzyki
goal-name = { WORD($discipline) } { $value }

colour-white = biały
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-red = czerwony
colour-black = czarny

# -- decyzje -------------------------------------------------------------------

decision-place_card = Połóż zakrytą kartę w kolumnie
decision-disguise = Schowaj kartę pod Przebraniem
prompt-disguise = Włóż kartę pod swoje Przebranie w kolumnie { $column }
decision-traitor = Zamień cel w kolumnie Zdrajcy
prompt-traitor = Zamień cel w kolumnie { $column }, w której leży twój Zdrajca ({ $goal })
choice-place_card = { WORD($card, case: "acc") } w kolumnie { $column }
choice-disguise = { WORD($card, case: "acc") } pod Przebraniem
choice-disguise-skip = bez karty
choice-traitor = z kolumną { $column } ({ $goal })
choice-traitor-skip = bez zamiany celów

# -- co się stało --------------------------------------------------------------

event-round-started = Początek rundy { $round }; zaczyna { $seat }.
event-goal-turned = Kolumna { $column }: { $goal }.
event-placed = { $seat } kładzie { WORD($card, case: "acc") } w kolumnie { $column }.
event-flipped = W kolumnie { $column } zostaje odkryta karta: { WORD($card) } ({ $seat }).
event-travelled = Z kolumny { $column } do kolumny { $to } wędruje karta: { WORD($card) } ({ $seat }).
event-stayed = W kolumnie { $column } pozostaje karta: { WORD($card) } ({ $seat }).
event-discarded = Z kolumny { $column } zostaje odrzucona karta: { WORD($card) } ({ $seat }).
event-closed = Kolumna { $column } zostaje zamknięta.
event-disguise-used = { $seat } chowa { WORD($card, case: "acc") } pod Przebraniem w kolumnie { $column }.
event-disguise-skipped = { $seat } nie chowa żadnej karty w kolumnie { $column }.
event-goals-swapped = { $seat } zamienia miejscami cele kolumn { $column } i { $other }.
event-traitor-skipped = { $seat } zostawia cel kolumny { $column } na miejscu.
event-drew = { $seat } dobiera { WORD($card, case: "acc") }.
event-reshuffled = { $seat } tasuje odrzucone karty i tworzy z nich nową talię.
event-end-triggered = Wszystkie cele są wypełnione: runda kończy się wraz z tą turą.
event-round-ended = Rundę { $round } kończy swoją turą { $seat }.
event-revealed = Kolumna { $column } odsłania { WORD($card, case: "acc") } ({ $seat }).
event-voided = Kolumna { $column }: { WORD($card) } ({ $seat }), więc żadna inna zdolność nie działa.
event-removed = Kolumna { $column }: { WORD($by) } ({ $owner }) usuwa { WORD($card, case: "acc") } ({ $seat }).
event-numbered = Kolumna { $column }: { WORD($card) } ({ $seat }) ma wartość { $number }{ $base ->
    [same] .
   *[other] {" "}zamiast { $base }.
}
event-summed = Kolumna { $column }: { $seat } ma łącznie { $sum }.
event-awarded = Kolumna { $column }: { $seat } zdobywa cel { $goal } ({ WORD($reason) }).
event-unawarded = Kolumna { $column }: { $goal } nie przypada nikomu, bo nikt nie ma karty z liczbą.
event-final-score = { $seat } osiąga wynik { $score } (zwykłe liczenie { $plain }, specjalne { $special }).
event-turn-skipped = { $seat } nie ma kart i traci kolejkę.
event-cancelled = Kolumna { $column }: więcej niż jedna karta { WORD($card) }, więc żadna nie działa.
event-paired = Kolumna { $column }: { $seat } ma razem karty { WORD($card) } i { WORD($partner) }.
event-numberless = Kolumna { $column }: { WORD($card) } ({ $seat }) nie ma liczby.

# Runda w skrócie.
story-column = Kolumna { $column }, { $goal }: wygrywa { $seat } ({ WORD($reason) })
story-nobody = Kolumna { $column }, { $goal }: nikt nie wygrywa, bo nikt nie ma karty z liczbą
story-sum = { $seat } { $sum }: { $cards }
story-none = { $seat } bez liczby: { $cards }
story-voided = { WORD($card) } ({ $seat }): żadna inna zdolność nie działa
story-removed = { WORD($by) } ({ $owner }) usuwa: { $cards }
story-cancelled = więcej niż jedna karta { WORD($card) }: żadna nie działa
story-paired = { $seat } ma razem karty { WORD($card) } i { WORD($partner) }
story-turned-up = odkryto: { $cards }
story-card = { WORD($card) }
story-owned = { WORD($card) } ({ $owner })
story-number = { WORD($card) } { $number }
story-changed = { WORD($card) } { $number } ({ $base })

reason-highest = najwyższa suma
reason-highest-nearest = najwyższa suma, najbliżej celu
reason-lowest = najniższa suma
reason-lowest-furthest = najniższa suma, najdalej od celu
reason-pair = obie karty zwycięskiej pary

# -- odmowy --------------------------------------------------------------------

refused-card-not-in-hand = Tej karty nie ma na ręce.
refused-column-closed = Tę kolumnę zamknęła Burza.
refused-no-such-column = Nie ma takiej kolumny.
refused-own-column = W tej kolumnie leży Zdrajca; trzeba wybrać inną.

# -- opcje ---------------------------------------------------------------------

option-players = Liczba graczy
    .about = Ile osób siedzi przy stole.
option-first_seat = Pierwszy gracz
    .about = Numer gracza, który zaczyna 1. rundę; pierwszy ma numer 0.
option-colours = Kolory
    .about = Kolor każdego gracza, w kolejności przy stole; puste = zwykłe kolory.
option-deck = Talia
    .about = Plik z własną talią; puste = karty z instrukcji.
option-round_end_check = Koniec rundy
    .about = Czy wypełnienie wszystkich celów kończy rundę ostatecznie, czy tylko wtedy, gdy po turze nadal są wypełnione.
    .is-locked = ostatecznie
    .is-after_resolution = jeśli po turze nadal są wypełnione
option-disguise_stack = Karta pod Przebraniem
    .about = Czy jest osobną kartą, czy zajmuje jedno miejsce razem z Przebraniem.
    .is-separate = osobna karta
    .is-single_slot = jedno miejsce z Przebraniem
option-doppelganger_copies = Sobowtór
    .about = Czy przejmuje wartość karty pod nim przed zastosowaniem jej zdolności, czy po nim.
    .is-base = przed zastosowaniem zdolności
    .is-changed = po zastosowaniu zdolności
option-number_floor = Najniższa wartość
    .about = Czy wartość karty może spaść poniżej 0.
    .is-0 = nigdy poniżej 0
    .is-none = bez ograniczeń
option-witch_double = Kopia Czarownicy
    .about = Czy Sobowtór nad Czarownicą jest usuwany razem z niskimi kartami.
    .is-removed = jest usuwany
    .is-spared = zostaje
preset-rulebook = Zgodnie z instrukcją
preset-other-readings = Inna wykładnia niejasnych reguł

# -- plansza tekstowa ----------------------------------------------------------

board-round = Runda { $round } z { $rounds }
board-goals-left = { $count ->
    [one] jeszcze { $count } cel
    [few] jeszcze { $count } cele
    [many] jeszcze { $count } celów
   *[other] jeszcze { $count } celu
}
board-hand = ręka
board-deck = talia
board-discard = odrzucone
board-goals = cele
board-points = punkty
board-closed = zamknięta
board-your-hand = Karty na ręce
board-your-goals = Zdobyte cele
board-hand-of = Ręka: { $seat }
board-turn = teraz gra

# -- błędy w taliach i pozycjach -----------------------------------------------

bad-card-id = { $given } nie jest id karty; zaczyna się małą literą i ma tylko małe litery, cyfry i podkreślenia
bad-number-beside-copy = karta, która przejmuje wartość karty pod nią, nie ma własnej
given-card = karta
bad-table-card = { $given } nie jest kartą na stole; poprawny zapis: B queen, B queen* (zakryta) albo B queen under (pod Przebraniem)
bad-empty-hand = gracz, który ma decydować, nie ma kart na ręce
bad-all-closed = wszystkie kolumny są zamknięte, więc nie można położyć karty
bad-flipped = na końcu kolumny { $given } brakuje odkrytej karty tego gracza z efektem { $effect } i karty, która ją odkryła
bad-under = { $given } nie leży bezpośrednio pod odkrytym Przebraniem swojego właściciela
bad-recycled = { $given } jest w talii, którą potasowano bez tej karty
bad-ruled-out = to, czym zakryte karty być nie mogą, nie zgadza się z kartami, z których potasowano talię
bad-fewest-held = kart sprzed tasowania zostało więcej, niż ręka kiedykolwiek miała
