# El Grande po polsku. Obszary mają formy .to, .from i .in z przyimkiem, a także .acc (biernik); .nom to castillo wielką
# literą na początku wiersza. Nazwy kart się nie odmieniają: w zdaniach stoją w cudzysłowie, więc pasują też własne karty.

game-title = El Grande
game-summary = Wyślij swoich caballeros do regionów Hiszpanii, nie wchodź w drogę królowi i miej przewagę tam, gdzie rozdaje się punkty. Dla 2–5 graczy, około 100 minut (krótka gra około 60).
game-how-to =
    W każdej rundzie wszyscy zagrywają po karcie siły, żadna wartość nie może się powtórzyć. Najwyższa gra pierwsza,
    najniższa zacznie następną rundę; niskie karty wzywają z prowincji na dwór więcej caballeros. W swojej turze
    bierzesz jedną z wyłożonych kart akcji: umieszczasz z dworu tylu caballeros, ilu podaje karta, i jeśli chcesz,
    wykonujesz jej akcję specjalną, w dowolnej kolejności. Umieszcza się w regionach obok króla albo wrzuca do castillo.
    Region królewski jest tabu: żaden pionek tam nie wejdzie ani stamtąd nie wyjdzie, ale punktuje się go. Zawartość
    castillo jest ukryta aż do jego punktacji. Po rundach 3, 6 i 9 najpierw punktuje się i opróżnia castillo: wszyscy
    caballeros gracza idą do regionu z jego tajnego dysku (na dwór, jeśli stoi tam król). Potem punktuje się regiony:
    najliczniejsi dostają punkty za trzy miejsca, przy 3 graczach za dwa, przy 2 za jedno. Remis daje punkty następnego
    miejsca. Kto jest sam pierwszy, ma 2 punkty więcej za króla i 2 za własnego granda w regionie. Wygrywa gracz,
    który ma najwięcej punktów.

# -- obszary -------------------------------------------------------------------

area-galicia = Galicja
    .acc = Galicję
    .to = do Galicji
    .from = z Galicji
    .in = w Galicji
area-navarra = Nawarra
    .acc = Nawarrę
    .to = do Nawarry
    .from = z Nawarry
    .in = w Nawarze
area-aragon = Aragonia
    .acc = Aragonię
    .to = do Aragonii
    .from = z Aragonii
    .in = w Aragonii
area-cataluna = Katalonia
    .acc = Katalonię
    .to = do Katalonii
    .from = z Katalonii
    .in = w Katalonii
area-castilla = Kastylia
    .acc = Kastylię
    .to = do Kastylii
    .from = z Kastylii
    .in = w Kastylii
area-toledo = Toledo
    .acc = Toledo
    .to = do Toledo
    .from = z Toledo
    .in = w Toledo
area-sevilla = Sewilla
    .acc = Sewillę
    .to = do Sewilli
    .from = z Sewilli
    .in = w Sewilli
area-granada = Grenada
    .acc = Grenadę
    .to = do Grenady
    .from = z Grenady
    .in = w Grenadzie
area-valencia = Walencja
    .acc = Walencję
    .to = do Walencji
    .from = z Walencji
    .in = w Walencji
area-castillo = castillo
    .nom = Castillo
    .acc = castillo
    .to = do castillo
    .from = z castillo
    .in = w castillo
area-court = dwór
    .nom = Dwór
    .acc = dwór
    .to = na dwór
    .from = z dworu
    .in = na dworze
area-province = prowincja
    .nom = Prowincja
    .acc = prowincję
    .to = na prowincję
    .from = z prowincji
    .in = na prowincji
area-off = obok mapy
    .nom = Obok mapy
    .to = poza mapę
    .from = spoza mapy
    .in = obok mapy

# Dla regionu z własnej mapy, który nie ma form.
own-area = { $name }
    .to = do regionu { $name }
    .from = z regionu { $name }
    .in = w regionie { $name }
own-card = { $name }
own-mode = { $word }

board-name-board_8 = tabela 8 (8/4/0)
    .acc = tabelę 8 (8/4/0)
board-name-board_4 = tabela 4 (4/0/0)
    .acc = tabelę 4 (4/0/0)

# -- słowa do zdań ---------------------------------------------------------------

mode-place_two = umieszczenie caballeros gdziekolwiek
mode-move_all = przesunięcie własnych caballeros z jednego regionu

part-place = umieszczenie caballeros
part-special = akcja specjalna
part-end_turn = koniec tury

veto-use = użycie weta
veto-pass = bez weta

reason-king = za region królewski
reason-grande = za własnego granda w tym regionie

unknown-power = ?
power-1 = 1
power-2 = 2
power-3 = 3
power-4 = 4
power-5 = 5
power-6 = 6
power-7 = 7
power-8 = 8
power-9 = 9
power-10 = 10
power-11 = 11
power-12 = 12
power-13 = 13

# -- karty: najwyżej 26 znaków ------------------------------------------------------

card-eg95_move_all_own_one_region = Przesuń swoich z regionu
card-eg95_place_two_anywhere = Umieść 2 gdziekolwiek
card-eg95_place_two_or_move_all = Umieść 2 lub przesuń
card-eg95_move_five_from_one_region = Przesuń 5 z 1 regionu
card-eg95_move_three_foreign = Przesuń 3 obcych
card-eg95_move_three_any = Przesuń 3 dowolnych
card-eg95_move_two_own_two_foreign = Przesuń 2 swych + 2 obcych
card-eg95_move_four_own = Przesuń 4 swoich
card-eg95_move_four_any = Przesuń 4 dowolnych
card-eg95_veto = Weto
card-eg95_court_crisis = Opróżnij dwory
card-eg95_court_crisis_three = Dwory tracą 3
card-eg95_kings_return = Przeciwnicy odsyłają 3
card-eg95_banish_one_foreign = Wygnanie
card-eg95_secret_withdraw_two = Tajny odwrót dwóch
card-eg95_secret_withdraw_all = Tajny odwrót wszystkich
card-eg95_score_any_p2 = Punktuj dowolny region
card-eg95_score_fours = Punktuj czwórki
card-eg95_score_fives = Punktuj piątki
card-eg95_score_sixes_sevens = Punktuj szóstki i siódemki
card-eg95_score_castillo = Punktuj castillo
card-eg95_score_any_p3 = Punktuj dowolny region
card-eg95_score_most = Punktuj najliczniejsze
card-eg95_score_fewest = Punktuj najmniej liczne
card-eg95_score_first_places = Punktuj pierwsze miejsca
card-eg95_mobile_scoreboard = Przesuń tabelę punktacji
card-eg95_royal_adviser = Król o jeden krok
card-eg95_eviction = Wysiedlenie
card-eg95_move_grande = Przesuń swojego granda
card-eg95_retrieve_power = Odzyskaj kartę siły
card-eg95_court_reinforce = 2 na dwór
card-eg95_secret_scoring = Tajna punktacja
card-eg95_king = Król
card-unknown = karta

# Co robi karta; składa się to z jej wiersza w talii.
text-place = { $number ->
    [one] Umieść { $number } caballero ze swojego dworu.
    [few] Umieść { $number } caballeros ze swojego dworu.
    [many] Umieść { $number } caballeros ze swojego dworu.
   *[other] Umieść { $number } caballeros ze swojego dworu.
}
text-none = Brak akcji specjalnej.
text-move-own = { $number ->
    [one] Przesuń najwyżej { $number } własnego caballero z regionu do innego regionu lub do castillo.
    [few] Przesuń najwyżej { $number } własnych caballeros z regionów do innych regionów lub do castillo.
    [many] Przesuń najwyżej { $number } własnych caballeros z regionów do innych regionów lub do castillo.
   *[other] Przesuń najwyżej { $number } własnych caballeros z regionów do innych regionów lub do castillo.
}
text-move-foreign = { $number ->
    [one] Przesuń najwyżej { $number } obcego caballero z regionu do innego regionu lub do castillo.
    [few] Przesuń najwyżej { $number } obcych caballeros z regionów do innych regionów lub do castillo.
    [many] Przesuń najwyżej { $number } obcych caballeros z regionów do innych regionów lub do castillo.
   *[other] Przesuń najwyżej { $number } obcych caballeros z regionów do innych regionów lub do castillo.
}
text-move-any = { $number ->
    [one] Przesuń najwyżej { $number } dowolnego caballero z regionu do innego regionu lub do castillo.
    [few] Przesuń najwyżej { $number } dowolnych caballeros z regionów do innych regionów lub do castillo.
    [many] Przesuń najwyżej { $number } dowolnych caballeros z regionów do innych regionów lub do castillo.
   *[other] Przesuń najwyżej { $number } dowolnych caballeros z regionów do innych regionów lub do castillo.
}
text-move-own-foreign = Przesuń caballeros z regionów do innych regionów lub do castillo: własnych najwyżej { $own }, obcych najwyżej { $foreign }.
text-move-all-own-one-region = Wybierz region i przesuń dowolną liczbę własnych caballeros stamtąd do innych regionów lub do castillo.
text-move-own-one-region = { $number ->
    [one] Wybierz region i przesuń stamtąd najwyżej { $number } własnego caballero do innego regionu lub do castillo.
    [few] Wybierz region i przesuń stamtąd najwyżej { $number } własnych caballeros do innych regionów lub do castillo.
    [many] Wybierz region i przesuń stamtąd najwyżej { $number } własnych caballeros do innych regionów lub do castillo.
   *[other] Wybierz region i przesuń stamtąd najwyżej { $number } własnych caballeros do innych regionów lub do castillo.
}
text-move-foreign-one-region = { $number ->
    [one] Wybierz region i przesuń stamtąd najwyżej { $number } obcego caballero do innego regionu lub do castillo.
    [few] Wybierz region i przesuń stamtąd najwyżej { $number } obcych caballeros do innych regionów lub do castillo.
    [many] Wybierz region i przesuń stamtąd najwyżej { $number } obcych caballeros do innych regionów lub do castillo.
   *[other] Wybierz region i przesuń stamtąd najwyżej { $number } obcych caballeros do innych regionów lub do castillo.
}
text-move-any-one-region = { $number ->
    [one] Wybierz region i przesuń stamtąd najwyżej { $number } dowolnego caballero do innego regionu lub do castillo.
    [few] Wybierz region i przesuń stamtąd najwyżej { $number } dowolnych caballeros do innych regionów lub do castillo.
    [many] Wybierz region i przesuń stamtąd najwyżej { $number } dowolnych caballeros do innych regionów lub do castillo.
   *[other] Wybierz region i przesuń stamtąd najwyżej { $number } dowolnych caballeros do innych regionów lub do castillo.
}
text-move-own-foreign-one-region = Wybierz region i przesuń stamtąd caballeros do innych regionów lub do castillo: własnych najwyżej { $own }, obcych najwyżej { $foreign }.
text-place_anywhere = { $number ->
    [one] Umieść ze swojego dworu najwyżej { $number } dodatkowego caballero w dowolnym regionie oprócz królewskiego lub w castillo.
    [few] Umieść ze swojego dworu najwyżej { $number } dodatkowych caballeros w dowolnych regionach oprócz królewskiego lub w castillo.
    [many] Umieść ze swojego dworu najwyżej { $number } dodatkowych caballeros w dowolnych regionach oprócz królewskiego lub w castillo.
   *[other] Umieść ze swojego dworu najwyżej { $number } dodatkowych caballeros w dowolnych regionach oprócz królewskiego lub w castillo.
}
text-either = Albo: { $one } Albo: { $other }
text-take_veto = Zachowaj tę kartę przed sobą: do końca następnej rundy możesz raz zatrzymać akcję specjalną przeciwnika.
text-empty_courts-all = Każdy przeciwnik odsyła wszystkich caballeros ze swojego dworu na prowincję.
text-empty_courts = { $number ->
    [one] Każdy przeciwnik odsyła { $number } caballero ze swojego dworu na prowincję.
    [few] Każdy przeciwnik odsyła { $number } caballeros ze swojego dworu na prowincję.
    [many] Każdy przeciwnik odsyła { $number } caballeros ze swojego dworu na prowincję.
   *[other] Każdy przeciwnik odsyła { $number } caballeros ze swojego dworu na prowincję.
}
text-each_returns = { $number ->
    [one] Każdy przeciwnik odsyła na prowincję { $number } własnego caballero z regionu lub z dworu.
    [few] Każdy przeciwnik odsyła na prowincję { $number } własnych caballeros z regionów lub z dworu.
    [many] Każdy przeciwnik odsyła na prowincję { $number } własnych caballeros z regionów lub z dworu.
   *[other] Każdy przeciwnik odsyła na prowincję { $number } własnych caballeros z regionów lub z dworu.
}
text-banish-one = Odeślij jednego caballero jednego przeciwnika z regionu na prowincję.
text-banish-each = Odeślij po jednym caballero każdego przeciwnika z regionu na prowincję.
text-secret_withdraw = { $number ->
    [one] Każdy przeciwnik potajemnie wskazuje region i odsyła stamtąd na prowincję { $number } własnego caballero.
    [few] Każdy przeciwnik potajemnie wskazuje region i odsyła stamtąd na prowincję { $number } własnych caballeros.
    [many] Każdy przeciwnik potajemnie wskazuje region i odsyła stamtąd na prowincję { $number } własnych caballeros.
   *[other] Każdy przeciwnik potajemnie wskazuje region i odsyła stamtąd na prowincję { $number } własnych caballeros.
}
text-secret_withdraw-all = Każdy przeciwnik potajemnie wskazuje region i odsyła stamtąd na prowincję wszystkich własnych caballeros.
text-evict = Wybierz region: każdy przeciwnik, który ma tam caballeros, potajemnie wskazuje inny region i wszystkich tam przesuwa.
text-score_chosen = Punktuj dowolny region.
text-score_chosen-castillo = Punktuj dowolny region lub castillo.
text-score_class = Punktuj wszystkie regiony o wartości pierwszego miejsca { $values }.
text-and = { $one } i { $other }
text-score_most = Punktuj region, w którym stoi najwięcej caballeros; jeśli takich regionów jest kilka, to wszystkie.
text-score_fewest = Punktuj region, w którym stoi najmniej caballeros, ale choć jeden; jeśli takich regionów jest kilka, to wszystkie.
text-score_first_places = Punktuj wszystkie regiony, ale tylko za pierwsze miejsce; remis nic nie daje.
text-score_castillo = Punktuj castillo; caballeros wracają potem do środka.
text-score_secretly = Wszyscy gracze potajemnie wskazują region; punktuje się każdy region, który wskazał dokładnie jeden gracz.
text-move_board = Połóż jedną z dwóch tabel punktacji w regionie lub przy castillo; jej punkty obowiązują tam zamiast nadrukowanych.
text-move_king-anywhere = Przesuń króla do dowolnego innego regionu.
text-move_king-adjacent = Przesuń króla do sąsiedniego regionu.
text-move_grande = Przesuń swojego granda do innego regionu, ale nie z królewskiego ani do niego.
text-retrieve_power = Weź jedną ze swoich zużytych kart siły z powrotem na rękę.
text-reinforce_court = { $number ->
    [one] Weź z prowincji na swój dwór najwyżej { $number } caballero.
    [few] Weź z prowincji na swój dwór najwyżej { $number } caballeros.
    [many] Weź z prowincji na swój dwór najwyżej { $number } caballeros.
   *[other] Weź z prowincji na swój dwór najwyżej { $number } caballeros.
}

# -- decyzje -------------------------------------------------------------------

decision-play_power = Zagraj kartę siły
decision-call = Wybierz, ilu caballeros wezwiesz na dwór
decision-recall_one = Odwołaj caballero z mapy na dwór
prompt-recall_one = Odwołaj caballero z mapy na dwór (zostało: { $left })
decision-choose_card = Weź kartę akcji
decision-next_part = Wybierz, co dalej zrobisz ze swoją kartą akcji
prompt-next_part = Wybierz, co dalej zrobisz z kartą „{ WORD($card) }” (umieszcza { $number })
decision-place_one = Umieść caballero
prompt-place_one = Umieść caballero (zostało: { $left })
decision-veto = Użyj weta albo pozwól na akcję specjalną
prompt-veto-shown = { $shown } Użyj weta przeciw akcji specjalnej „{ WORD($card) }” gracza { $seat } albo pozwól jej trwać dalej
prompt-veto = Użyj weta przeciw akcji specjalnej „{ WORD($card) }” gracza { $seat } albo na nią pozwól
decision-move_one = Przesuń caballero
prompt-move_one-own = Przesuń własnego caballero (zostało: { $own })
prompt-move_one-foreign = Przesuń obcego caballero (zostało: { $foreign })
prompt-move_one-any = Przesuń dowolnego caballero (zostało: { $any })
prompt-move_one-both = Przesuń caballero (zostało własnych: { $own }, obcych: { $foreign })
prompt-move_one-own-from = Przesuń własnego caballero { WORD($area, case: "from") } (zostało: { $own })
prompt-move_one-foreign-from = Przesuń obcego caballero { WORD($area, case: "from") } (zostało: { $foreign })
prompt-move_one-any-from = Przesuń dowolnego caballero { WORD($area, case: "from") } (zostało: { $any })
prompt-move_one-both-from = Przesuń caballero { WORD($area, case: "from") } (zostało własnych: { $own }, obcych: { $foreign })
decision-choose_region = Wybierz region
prompt-choose_region-move = Wybierz region, z którego przesuniesz caballeros
prompt-choose_region-evict = Wybierz region, który przeciwnicy muszą opuścić
prompt-choose_region-score = Wybierz, co będzie punktowane
decision-choose_mode = Wybierz jedną z dwóch akcji karty
decision-place_anywhere_one = Umieść caballero gdziekolwiek poza regionem królewskim
prompt-place_anywhere_one = Umieść caballero gdziekolwiek poza regionem królewskim (zostało: { $left })
decision-return_one = Odeślij własnego caballero na prowincję
prompt-return_one = Odeślij własnego caballero na prowincję (zostało: { $left })
decision-banish_one = Odeślij caballero przeciwnika na prowincję
decision-disk = Wskaż region na tajnym dysku
prompt-disk-withdraw = { $number ->
    [one] Wskaż region, z którego { $number } twój caballero wróci na prowincję
    [few] Wskaż region, z którego { $number } twoi caballeros wrócą na prowincję
    [many] Wskaż region, z którego { $number } twoich caballeros wróci na prowincję
   *[other] Wskaż region, z którego { $number } twoich caballeros wróci na prowincję
}
prompt-disk-withdraw-all = Wskaż region, z którego wszyscy twoi caballeros wrócą na prowincję
prompt-disk-evict = Wskaż region, do którego pójdą twoi caballeros { WORD($area, case: "from") }
prompt-disk-score = Wskaż region, który będzie punktowany, jeśli nie wskaże go nikt inny
decision-board = Przesuń tabelę punktacji
decision-king_to = Przesuń króla
decision-grande_to = Przesuń swojego granda
decision-retrieve = Odzyskaj zużytą kartę siły
decision-court_n = Wybierz, ilu caballeros weźmiesz z prowincji na dwór
decision-castillo_disk = Wskaż region, do którego pójdą twoi caballeros z castillo

choice-play_power = { WORD($power) } (wzywa { $call })
choice-call = { $number ->
    [0] nikogo
    [one] { $number } caballero
    [few] { $number } caballeros
    [many] { $number } caballeros
   *[other] { $number } caballeros
}
choice-recall_one = { WORD($region, case: "from") }
choice-recall_one-done = nikogo więcej
choice-choose_card = { WORD($card) } (umieszcza { $number }{ $idle ->
    [yes] ; akcja specjalna teraz niemożliwa
   *[no] {""}
})
choice-next_part = { WORD($part) }
choice-place_one = { WORD($area, case: "in") }
choice-place_one-done = nikogo więcej
choice-veto = { WORD($veto) }
choice-move_one = { $colour } { WORD($region, case: "from") } { WORD($area, case: "to") }
choice-move_one-done = nikogo więcej
choice-choose_region = { WORD($area) }
choice-choose_mode = { WORD($mode) }
choice-place_anywhere_one = { WORD($area, case: "in") }
choice-place_anywhere_one-done = nikogo więcej
choice-return_one = { WORD($source, case: "from") }
choice-banish_one = { $colour } { WORD($region, case: "from") }
choice-disk = { WORD($region) }{ $to_court ->
    [yes] {" "}(stoi tam król: pójdą na twój dwór)
   *[no] {""}
}
choice-board = { WORD($board, case: "acc") } { $area ->
    [area-castillo] na miejsce przy castillo
   *[other] { WORD($area, case: "to") }
}
choice-king_to = { WORD($region, case: "to") }
choice-grande_to = { WORD($region, case: "to") }
choice-retrieve = kartę siły { WORD($power) }
choice-court_n = { $number ->
    [0] nikogo
    [one] { $number } caballero
    [few] { $number } caballeros
    [many] { $number } caballeros
   *[other] { $number } caballeros
}
choice-castillo_disk = { WORD($region, case: "to") }{ $to_court ->
    [yes] {" "}(stoi tam król: pójdą na twój dwór)
   *[no] {""}
}

# -- co się stało --------------------------------------------------------------

event-king-starts = Król zaczyna { WORD($area, case: "in") }.
event-home-drawn = Region rodzinny gracza { $seat }: { WORD($area) }.
event-round-started = Początek rundy { $round }; pierwszą kartę siły zagrywa { $seat }.
event-card-turned = Odkryta karta akcji: { WORD($card) }.
event-power-played = { $seat } zagrywa kartę siły { WORD($power) }.
event-turn-started = Teraz gra { $seat } (karta siły { WORD($power) }).
event-called = { $seat } { $count ->
    [0] nie wzywa nikogo na dwór
    [one] wzywa na dwór { $count } caballero
    [few] wzywa na dwór { $count } caballeros
    [many] wzywa na dwór { $count } caballeros
   *[other] wzywa na dwór { $count } caballeros
}.
event-recalled = { $seat } odwołuje caballero { WORD($from, case: "from") } na dwór.
event-card-chosen = { $seat } bierze kartę akcji „{ WORD($card) }”.
event-placed = { $seat } umieszcza caballero { WORD($area, case: "in") }.
event-thrown = { $seat } wrzuca caballero do castillo.
event-thrown-total = { $seat } wrzuca tym razem do castillo łącznie { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
}.
event-announced = { $seat } zapowiada akcję specjalną karty „{ WORD($card) }”.
event-mode-chosen = { $seat } wybiera: { WORD($mode) }.
event-region-chosen = { $seat } wybiera { WORD($area, case: "acc") }.
event-shows-move = { $seat } chce przesunąć caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-shows-place = { $seat } chce umieścić caballero { WORD($area, case: "in") }.
event-shows-king = { $seat } chce przesunąć króla { WORD($to, case: "to") }.
event-shows-grande = { $seat } chce przesunąć swojego granda { WORD($to, case: "to") }.
event-shows-board = { $seat } chce przesunąć { WORD($board, case: "acc") } { $to ->
    [area-castillo] na miejsce przy castillo
   *[other] { WORD($to, case: "to") }
}.
event-shows-banish = { $seat } chce odesłać caballero ({ $owner }) { WORD($from, case: "from") } na prowincję.
event-shows-scoring = Do punktacji: { WORD($area) }.
event-shows-return = { $seat } ma odesłać { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
} { WORD($from, case: "from") } na prowincję.
event-shows-eviction = { $seat } ma przesunąć { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-shows-court = { $seat } chce wziąć z prowincji na dwór { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
}.
event-veto-passed = { $seat } nie używa weta.
event-veto-used = { $seat } wetem zatrzymuje akcję specjalną gracza { $against }.
event-veto-taken = { $seat } zachowuje kartę weta; można jej użyć do końca następnej rundy.
event-veto-expired = Niewykorzystana karta weta gracza { $seat } przepada.
event-moved = { $seat } przesuwa caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-returned = { $seat } odsyła { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
} { WORD($from, case: "from") } na prowincję.
event-evicted = { $seat } przesuwa { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }{ $to ->
    [area-court] , bo w regionie wskazanym na dysku stoi król.
   *[other] .
}
event-king-moved = { $seat } przesuwa króla { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-grande-moved = { $seat } przesuwa swojego granda { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-board-moved = { $seat } przesuwa { WORD($board, case: "acc") } { $from ->
    [area-castillo] z miejsca przy castillo
   *[other] { WORD($from, case: "from") }
} { $to ->
    [area-castillo] na miejsce przy castillo
   *[other] { WORD($to, case: "to") }
}.
event-retrieved = { $seat } bierze { $power ->
    [unknown-power] kartę siły
   *[other] kartę siły { WORD($power) }
} z powrotem na rękę.
event-reinforced = { $seat } { $count ->
    [0] nie bierze nikogo z prowincji na dwór
    [one] bierze z prowincji na dwór { $count } caballero
    [few] bierze z prowincji na dwór { $count } caballeros
    [many] bierze z prowincji na dwór { $count } caballeros
   *[other] bierze z prowincji na dwór { $count } caballeros
}.
event-disk-shown = { $seat } wskazuje na dysku { WORD($area, case: "acc") }.
event-scoring = Punktacja { WORD($area, case: "in") }: { $first }/{ $second }/{ $third }.
event-paid = { $seat } ma { WORD($area, case: "in") } { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
}, { $tied ->
    [1] samodzielne { $place }. miejsce
   *[other] remis { $tied } graczy na { $place ->
        [1] 1. miejscu, więc liczy się 2. miejsce
        [2] 2. miejscu, więc liczy się 3. miejsce
        [3] 3. miejscu, więc liczy się 4. miejsce
       *[other] 4. miejscu, więc liczy się 5. miejsce
    }
}: { $points ->
    [0] brak punktów
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-bonus = { $seat } dostaje { WORD($area, case: "in") } dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} { WORD($reason) }.
event-general-scoring = Główna punktacja po rundzie { $number }: najpierw castillo, potem wszystkie regiony.
event-left-castillo = { $seat } przesuwa z castillo { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
} { WORD($to, case: "to") }{ $to ->
    [area-court] , bo w regionie wskazanym na dysku stoi król.
   *[other] .
}
event-round-ended = Koniec rundy { $round }.
event-final-score = { $seat } ma na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-special-skipped = { $seat } rezygnuje z akcji specjalnej karty „{ WORD($card) }”.
event-special-idle = Akcja specjalna karty „{ WORD($card) }” nic teraz nie zmienia, więc { $seat } ją pomija.
event-not-scored = { WORD($area, case: "nom") } widnieje na więcej niż jednym dysku, dlatego nie ma tam punktacji.
event-score-now = { $seat } zdobywa w tej punktacji { $gained } i ma razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-banished = { $seat } odsyła caballero ({ $owner }) { WORD($from, case: "from") } na prowincję.

# Runda w skrócie.
story-scoring = { WORD($area, case: "nom") } ({ $first }/{ $second }/{ $third })
story-paid = { $seat } { $count } ({ $place }. miejsce, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-tied = { $seat } { $count } ({ $place }. miejsce, remis { $tied } graczy, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-bonus-king = +{ $points } król
story-bonus-grande = +{ $points } grand
story-nobody = brak caballeros
story-totals = Stan punktów: { $scores }
story-score = { $seat } +{ $gained } = { $points }
story-placed = { $seat } umieszcza: { $areas }
story-moved = { $seat } przesuwa: { $moves }
story-revealed = Karty akcji: { $cards }
story-power = Karty siły: { $plays }
story-area-count = { WORD($area) } { $count }
story-round = Runda { $round }
story-general = Główna punktacja po rundzie { $round }
story-disks = Dyski: { $disks }
story-homes = Regiony rodzinne: { $homes }
story-scored = { $scoring }: { $paid }
story-card = { WORD($card) }
story-play = { $seat } { $power }
story-move = { $owner } { WORD($from) } → { WORD($to) }
story-region = { $seat } { WORD($area) }

# -- odmowy --------------------------------------------------------------------

refused-not-in-hand = Nie masz tej karty siły na ręce.
refused-value-lies = Ta wartość leży już w tej rundzie na stole; wybierz inną.
refused-too-many = To więcej, niż wolno ci wziąć.
refused-none-in-court = Na dworze nie masz już więcej caballeros.
refused-none-there = Nie ma tam żadnego caballero tego koloru.
refused-taboo = Stoi tam król: żaden pionek nie może wejść do jego regionu ani z niego wyjść.
refused-not-face-up = Tej karty akcji nie ma już do wyboru.
refused-part-is-done = Ta część karty jest już wykonana.
refused-court-empty = Twój dwór jest pusty.
refused-no-effect = Akcja specjalna nic by teraz nie zmieniła.
refused-must-place = Przed końcem tury musisz jeszcze umieścić caballeros.
refused-not-beside-king = Ten region nie graniczy z królewskim; wybierz sąsiedni albo castillo.
refused-all-must-be-placed = Musisz umieścić tylu caballeros, ilu podaje karta.
refused-same-place = Caballero już tam jest; wybierz inne miejsce.
refused-no-own-left = Nie możesz już przesunąć więcej własnych caballeros.
refused-no-foreign-left = Nie możesz już przesunąć więcej obcych caballeros.
refused-other-source = Wszystkie przesunięcia muszą zaczynać się w wybranym regionie.
refused-no-castillo = Nie można tu wybrać castillo.
refused-no-opponent-there = Żaden przeciwnik nie ma tam caballero.
refused-not-this-mode = Ta akcja nic by teraz nie zmieniła; wybierz drugą.
refused-not-on-card = Tego nie ma na tej karcie; wybierz jedną z jej dwóch akcji.
refused-own-colour = Odesłać można tylko caballeros przeciwników.
refused-not-this-opponent = Teraz caballero traci inny przeciwnik.
refused-fewer-than-two = Masz tam mniej caballeros, niż musisz odesłać; wybierz region, w którym jest ich dość.
refused-evicted-region = Twoi caballeros muszą opuścić ten region; wybierz inny.
refused-board-stays = Tabela już tam leży; wybierz inne miejsce.
refused-other-board = Leży tam druga tabela; wybierz inne miejsce.
refused-king-stays = Król już tam stoi; wybierz inny region.
refused-not-adjacent = Król przesuwa się tu tylko o jeden krok; wybierz sąsiedni region.
refused-grande-stays = Twój grand już tam stoi; wybierz inny region.
refused-not-used = Ta karta siły nie była jeszcze użyta.
refused-no-such-colour = Nikt nie gra tym kolorem.

# -- opcje ---------------------------------------------------------------------

option-edition = Wydanie
    .about = Którego wydania są reguły i karty.
    .is-1995 = 1995
option-players = Liczba graczy
    .about = Ile osób siedzi przy stole.
option-start_seat = Pierwszy gracz
    .about = Kto zagrywa pierwszą kartę siły w grze.
    .is-random = losowo
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
    .is-E = E
option-short_game = Długość gry
    .about = Czy niektóre rundy są pomijane.
    .is-none = wszystkie dziewięć rund
    .is-two_per_period = bez rund 1, 4 i 7
    .is-six_rounds = tylko rundy od 1 do 6
option-tie_rule = Remisy
    .about = Ile miejsc zajmuje remis trzech lub więcej graczy.
    .is-positional = tyle, ilu graczy remisuje
    .is-sliding = zawsze dwa
option-placement_mandatory = Obowiązkowe umieszczanie
    .about = Czy trzeba umieścić tylu caballeros, na ilu pozwalają karta akcji i dwór.
option-call_mandatory = Obowiązkowe wzywanie
    .about = Czy trzeba wezwać tylu caballeros, ilu podaje karta siły.
option-veto_partial = Weto przy każdym kroku
    .about = Czy weto może zatrzymać akcję specjalną przed każdym jej krokiem, czy tylko przy zapowiedzi.
option-eg95_banish_scope = Wygnanie
    .about = Czy karta odsyła łącznie jednego caballero, czy po jednym od każdego przeciwnika.
    .is-one = łącznie jednego
    .is-each = po jednym od każdego przeciwnika
option-eg95_court_crisis_split = Łagodniejsza strata na dworze
    .about = Czy jedna z dwóch kart opróżniających dwory zabiera każdemu tylko trzech caballeros.
option-deck = Talia
    .about = Plik z własną talią; puste = karty z instrukcji.
option-map = Mapa
    .about = Plik z własną mapą; puste = mapa z instrukcji.
preset-rulebook = Zgodnie z instrukcją
preset-short = Krótka gra bez rund 1, 4 i 7
preset-six-rounds = Krótka gra: rundy od 1 do 6
preset-other-readings = Inna wykładnia niejasnych reguł

# -- błędy w taliach, mapach i pozycjach -------------------------------------------

bad-card-id = { $given } nie jest id; id zaczyna się małą literą i ma tylko małe litery, cyfry i podkreślenia
bad-reserved-id = { $given } ma w ruchach i pozycjach inne znaczenie; wybierz inne id
bad-pile-size = w stosie nie ma miejsca na tyle kart ({ $given }); najwyżej: { $most }
bad-card-copies = { $given } leży odkryta lub jest w użyciu więcej razy, niż ma ją ta talia
bad-standing-pile = stos 5 musi mieć dokładnie jedną kartę
bad-too-few-offered = odkrytych kart akcji: { $given }; na pozostałe tury potrzeba: { $needed }
bad-few-powers = na pozostałe rundy jest za mało kart siły na ręce; potrzeba co najmniej { $needed }
bad-leftover = { $given } należy do decyzji, na którą ta pozycja nie czeka
bad-many-modes = w tej talii jest za dużo różnych wariantów akcji; najwyżej: { $most }
no-parameters = nie ma parametrów
given-modes = dwa warianty, każdy z jednym efektem
bad-too-few-cards = kart akcji do wyboru w każdej rundzie: { $given }; potrzeba: { $needed }, po jednej dla każdego gracza
bad-caballeros = caballeros jednego koloru na planszy, na dworze i na prowincji razem: { $given }; musi ich być 30
bad-boards-together = obie tabele punktacji są w jednym miejscu; może tam być tylko jedna
bad-power-twice = kartę siły { $given } zagrało dwóch graczy
bad-border = { $given } nie jest granicą; granica wymaga dwóch różnych regionów
bad-agenda = { $given } nie może być planem kroków (agenda) ani jego wierszem
bad-nothing-to-do = decyzja w tej pozycji wymaga tu innych kart
bad-hand = karta siły { $given } jest jednocześnie na ręce i wśród zagranych
bad-taken-back = karty siły na ręce, zagrane i odzyskane nie pasują do siebie

# -- plansza -------------------------------------------------------------------

board-round = Runda { $round } z { $rounds }
board-scoring = główna punktacja po rundzie { $round }
board-scoring-now = główna punktacja na koniec tej rundy
board-over = Koniec gry
board-king = król
board-grande = grand
board-castillo = Castillo
board-thrown = wrzuty: zob. przebieg
board-note-borders = Regiony, które się stykają, sąsiadują.
board-note-caballeros = caballeros gracza { $seat }
board-note-grande = grand gracza { $seat }
board-note-board = ruchoma tabela
board-neighbours = sąsiedzi
board-offer = Karty akcji
board-powers = Karty siły
board-order = Kolejność
board-card = Wybrana karta
board-open = zostało: { $parts }
board-part-place = umieścić { $number }
board-part-special = akcja specjalna
board-disks = Dyski
board-returning = Wracają
board-points = punkty
board-court = dwór
board-province = prowincja
board-veto = weto do rundy
board-turn = teraz gra
board-decides = decyduje
board-your-hand = Karty siły na ręce
board-hand-of = Ręka: { $seat }
board-calls = wzywają caballeros

colour-brown = brązowy
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-red = czerwony
