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
    najliczniejsi dostają punkty za trzy miejsca, przy 3 graczach za dwa, przy 2 za jedno (wydanie 2023: za dwa). Remis
    daje punkty następnego miejsca. Kto jest sam pierwszy, ma 2 punkty więcej za króla i 2 za własnego granda
    w regionie. Wygrywa gracz, który ma najwięcej punktów.

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
area-france = Francja
    .acc = Francję
    .to = do Francji
    .from = z Francji
    .in = we Francji
area-portugal = Portugalia
    .acc = Portugalię
    .to = do Portugalii
    .from = z Portugalii
    .in = w Portugalii
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
area-aside = odłożone
    .nom = Odłożone
    .acc = odłożone
    .to = na bok
    .from = spoza planszy
    .in = obok planszy
area-off = obok mapy
    .nom = Obok mapy
    .to = poza mapę
    .from = spoza mapy
    .in = obok mapy
area-beside_castillo = obok castillo
    .nom = Obok castillo
    .to = na miejsce obok castillo
    .from = z miejsca obok castillo
    .in = obok castillo

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

extra_call-extra = wezwanie o jednego caballero więcej
extra_call-no_extra = bez dodatkowego wezwania
use-use = użycie jej efektu
use-skip = bez jej efektu
extra-home = jeden więcej u siebie
extra-church = jeden więcej dzięki kościołowi
extra-inquisitor = premia inkwizytora

france_place-ambassador = miejsce ambasadora
france_place-envoy = miejsce posła
france_place-third = trzecie miejsce

reason-king = za region królewski
reason-grande = za własnego granda w tym regionie
reason-ambassador = za miejsce ambasadora
reason-envoy = za miejsce posła

virtual-player = Gracz wirtualny

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

# Szare karty siły nie mają nazw: nazywa się je według tego, jakie są (w bierniku).
grey-name = szarą kartę { $value } ({ $effect })
grey-unknown = szarą kartę
taken-power = kartę siły { WORD($power) }
taken-unknown = kartę siły

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
card-eg95_church = Kościół
card-eg23_intrigue = Intrygi
card-eg23_militia = Milicja
card-eg23_move_four_own = Przesuń 4 swoich
card-eg23_move_all_own_one_region = Przesuń swoich z regionu
card-eg23_move_five_from_one_region = Przesuń 5 z 1 regionu
card-eg23_move_three_foreign = Przesuń 3 obcych
card-eg23_move_three_any = Przesuń 3 dowolnych
card-eg23_move_four_any = Przesuń 4 dowolnych
card-eg23_withdrawal = Odwrót
card-eg23_civil_war = Wojna domowa
card-eg23_secret_withdraw_two = Tajny odwrót dwóch
card-eg23_court_crisis_all = Opróżnij dwory
card-eg23_court_crisis_three = Dwory tracą 3
card-eg23_banish_one_each = Wygnanie
card-eg23_score_any = Punktuj dowolny region
card-eg23_bases = Bazy
card-eg23_fiesta = Fiesta
card-eg23_score_sixes_sevens = Punktuj szóstki i siódemki
card-eg23_reveal = Ujawnienie
card-eg23_score_most = Punktuj najliczniejsze
card-eg23_score_fewest = Punktuj najmniej liczne
card-eg23_score_first_places = Punktuj pierwsze miejsca
card-eg23_decree = Dekret
card-eg23_empowerment = Pełnomocnictwo
card-eg23_new_home = Nowy dom
card-eg23_coup = Pucz
card-eg23_court_reinforce = 2 na dwór
card-eg23_royal_adviser = Król o jeden krok
card-eg23_your_majesty = Wasza Królewska Mość
card-eg23_exile = Król na wygnaniu
card-eg23_escort = Eskorta
card-eg23_tournament = Turniej
card-eg23_summer_residence = Letnia rezydencja
card-eg23_revolt = Rewolta
card-eg23_infiltration = Infiltracja
card-eg23_viceroy = Wicekról
card-eg23_regency_adjacent = Regencja: o jeden krok
card-eg23_regency_most = Regencja: do tłumu
card-eg23_regency_any = Regencja: dokądkolwiek
card-eg23_veto = Weto
card-eg23_place_two_or_move_all = Umieść 2 lub przesuń
card-eg23_secret_scoring = Tajna punktacja
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
text-place_anywhere-regions = { $number ->
    [one] Umieść ze swojego dworu najwyżej { $number } dodatkowego caballero w dowolnym regionie oprócz królewskiego, ale nie w castillo.
    [few] Umieść ze swojego dworu najwyżej { $number } dodatkowych caballeros w dowolnych regionach oprócz królewskiego, ale nie w castillo.
    [many] Umieść ze swojego dworu najwyżej { $number } dodatkowych caballeros w dowolnych regionach oprócz królewskiego, ale nie w castillo.
   *[other] Umieść ze swojego dworu najwyżej { $number } dodatkowych caballeros w dowolnych regionach oprócz królewskiego, ale nie w castillo.
}
text-place_anywhere-castillo = { $number ->
    [one] Wrzuć ze swojego dworu do castillo najwyżej { $number } caballero.
    [few] Wrzuć ze swojego dworu do castillo najwyżej { $number } caballeros.
    [many] Wrzuć ze swojego dworu do castillo najwyżej { $number } caballeros.
   *[other] Wrzuć ze swojego dworu do castillo najwyżej { $number } caballeros.
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
text-evict-never = Wybierz region: każdy przeciwnik, który ma tam caballeros, potajemnie wskazuje inny region, ale nie królewski, i wszystkich tam przesuwa.
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
text-move_king-abroad = Przesuń króla do Francji lub Portugalii. Dopóki tam jest, żaden region nie jest zamknięty i nigdzie nie ma za niego premii.
text-move_king-fewest = Przesuń króla do regionu, w którym stoi najmniej caballeros, ale choć jeden; jeśli takich regionów jest kilka, to do jednego z nich.
text-move_king-most = Przesuń króla do regionu, w którym stoi najwięcej caballeros; jeśli takich regionów jest kilka, to do jednego z nich.
text-move_king-castillo = Postaw króla obok castillo: jest ono wtedy jego regionem, zamkniętym, a obok króla są wszystkie regiony.
text-escort = { $number ->
    [one] Przesuń króla do dowolnego innego regionu. Z jego dotychczasowego regionu musi pójść z nim { $number } dowolny caballero, jeśli tam jest.
    [few] Przesuń króla do dowolnego innego regionu. Z jego dotychczasowego regionu muszą pójść z nim { $number } dowolni caballeros albo tylu, ilu tam jest.
    [many] Przesuń króla do dowolnego innego regionu. Z jego dotychczasowego regionu musi pójść z nim { $number } dowolnych caballeros albo tylu, ilu tam jest.
   *[other] Przesuń króla do dowolnego innego regionu. Z jego dotychczasowego regionu musi pójść z nim { $number } dowolnych caballeros albo tylu, ilu tam jest.
}
text-tournament = Postaw króla w dowolnym regionie albo zostaw go w jego. Potem do castillo idą grandowie wszystkich graczy, którzy nie stoją przy nim.
text-infiltrate = Z tą kartą możesz umieszczać caballeros także w regionie królewskim.
text-swap_grande = Król i grand dowolnego gracza z innego regionu zamieniają się miejscami.
text-take_church = { $moves ->
    [one] Weź znacznik kościoła, a potem przesuń najwyżej { $moves } czarnego caballero z regionu do innego regionu, ale nie z królewskiego ani do niego.
    [few] Weź znacznik kościoła, a potem przesuń najwyżej { $moves } czarnych caballeros z regionów do innych regionów, ale nie z królewskiego ani do niego.
    [many] Weź znacznik kościoła, a potem przesuń najwyżej { $moves } czarnych caballeros z regionów do innych regionów, ale nie z królewskiego ani do niego.
   *[other] Weź znacznik kościoła, a potem przesuń najwyżej { $moves } czarnych caballeros z regionów do innych regionów, ale nie z królewskiego ani do niego.
}
text-move_grande = Przesuń swojego granda do innego regionu, ale nie z królewskiego ani do niego.
text-retrieve_power = Weź jedną ze swoich zużytych kart siły z powrotem na rękę.
text-reinforce_court = { $number ->
    [one] Weź z prowincji na swój dwór najwyżej { $number } caballero.
    [few] Weź z prowincji na swój dwór najwyżej { $number } caballeros.
    [many] Weź z prowincji na swój dwór najwyżej { $number } caballeros.
   *[other] Weź z prowincji na swój dwór najwyżej { $number } caballeros.
}
text-reinforce_court-recall = { $number ->
    [one] Weź z prowincji na swój dwór najwyżej { $number } caballero; jeśli na prowincji nie ma żadnego, może przyjść z regionu.
    [few] Weź z prowincji na swój dwór najwyżej { $number } caballeros; jeśli na prowincji jest ich za mało, reszta może przyjść z regionów.
    [many] Weź z prowincji na swój dwór najwyżej { $number } caballeros; jeśli na prowincji jest ich za mało, reszta może przyjść z regionów.
   *[other] Weź z prowincji na swój dwór najwyżej { $number } caballeros; jeśli na prowincji jest ich za mało, reszta może przyjść z regionów.
}
text-grey = Dodaje { $value } do karty siły, z którą jest zagrana.

# To samo w kilku słowach, dla szarych kart siły.
short-none = bez efektu
short-move-own = przesunięcie własnych: { $number }
short-move-foreign = przesunięcie obcych: { $number }
short-move-any = przesunięcie dowolnych: { $number }
short-move-own-foreign = przesunięcie własnych: { $own }, obcych: { $foreign }
short-place_anywhere = gdziekolwiek: { $number }
short-place_anywhere-regions = w dowolnym regionie: { $number }
short-place_anywhere-castillo = do castillo: { $number }
short-reinforce_court = na dwór: { $number }

# -- decyzje -------------------------------------------------------------------

decision-play_power = Zagraj kartę siły
decision-call = Wybierz, ilu caballeros wezwiesz na dwór
decision-call_extra = Wezwij dzięki kościołowi o jednego caballero więcej albo zachowaj to prawo na umieszczanie
decision-recall_one = Odwołaj caballero z mapy na dwór
prompt-recall_one = Odwołaj caballero z mapy na dwór (zostało: { $left })
decision-grey_effect = Użyj efektu swojej szarej karty albo z niego zrezygnuj
prompt-grey_effect = Użyj efektu swojej szarej karty albo z niego zrezygnuj: { $text }
decision-pass_grey = Wybierz szarą kartę, którą przekażesz sąsiadowi po lewej
decision-choose_card = Weź kartę akcji
decision-next_part = Wybierz, co dalej zrobisz ze swoją kartą akcji
prompt-next_part = Wybierz, co dalej zrobisz z kartą „{ WORD($card) }” (umieszcza { $number })
decision-place_one = Umieść caballero
prompt-place_one = Umieść caballero (zostało: { $left })
decision-place_extra = Jeśli chcesz, umieść o jednego caballero więcej
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
prompt-move_one-black = Przesuń czarnego caballero (zostało: { $left })
decision-choose_region = Wybierz region
prompt-choose_region-move = Wybierz region, z którego przesuniesz caballeros
prompt-choose_region-evict = Wybierz region, który przeciwnicy muszą opuścić
prompt-choose_region-score = Wybierz, co będzie punktowane
decision-choose_mode = Wybierz jedną z dwóch akcji karty
decision-place_anywhere_one = Umieść caballero gdziekolwiek poza regionem królewskim
prompt-place_anywhere_one = Umieść caballero gdziekolwiek poza regionem królewskim (zostało: { $left })
prompt-place_anywhere_one-regions = Umieść caballero w dowolnym regionie oprócz królewskiego (zostało: { $left })
prompt-place_anywhere_one-castillo = Wrzuć caballero do castillo (zostało: { $left })
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
prompt-king_to-abroad = Wyślij króla do Francji lub Portugalii
prompt-king_to-fewest = Przesuń króla do regionu, w którym stoi najmniej caballeros
prompt-king_to-most = Przesuń króla do regionu, w którym stoi najwięcej caballeros
prompt-king_to-escort = Przesuń króla; caballeros z jego dotychczasowego regionu pójdą z nim
prompt-king_to-tournament = Wybierz region króla; grandowie, którzy tam nie stoją, pójdą do castillo
decision-escort_one = Wybierz caballero, który pójdzie z królem
prompt-escort_one = Wybierz caballero, który pójdzie z królem (zostało: { $left })
decision-swap_grande = Wybierz granda, który zamieni się miejscami z królem
decision-france_place = Wybierz miejsce we Francji
prompt-france_place-enter = Wybierz miejsce caballero ({ $owner }) we Francji
prompt-france_place-leave = Wybierz miejsce we Francji, które opuści caballero ({ $owner })
decision-grande_to = Przesuń swojego granda
decision-retrieve = Odzyskaj zużytą kartę siły
decision-court_n = Wybierz, ilu caballeros weźmiesz z prowincji na dwór
decision-castillo_disk = Wskaż region, do którego pójdą twoi caballeros z castillo
prompt-castillo_disk-grandes = Wskaż region, do którego pójdą twoi caballeros z castillo, a jeśli tam jest, także twój grand

choice-play_power = { WORD($power) } (wzywa { $call })
choice-play_power-grey = { WORD($power) } i { $grey } = { $sum } (wzywa { $call })
choice-call = { $number ->
    [0] nikogo
    [one] { $number } caballero
    [few] { $number } caballeros
    [many] { $number } caballeros
   *[other] { $number } caballeros
}
choice-call_extra = { WORD($extra_call) }
choice-recall_one = { WORD($region, case: "from") }
choice-recall_one-done = nikogo więcej
choice-grey_effect = { WORD($use) }
choice-pass_grey = { $grey_card }
choice-choose_card = { WORD($card) } (umieszcza { $number }{ $idle ->
    [yes] ; akcja specjalna teraz niemożliwa
   *[no] {""}
})
choice-next_part = { WORD($part) }
choice-place_one = { WORD($area, case: "in") }
choice-place_one-done = nikogo więcej
choice-place_extra = { WORD($area, case: "in") } ({ WORD($extra) })
choice-place_extra-done = nikogo więcej
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
choice-king_to = { WORD($king_place, case: "to") }
choice-escort_one = { $colour }
choice-swap_grande = granda gracza { $colour }
choice-france_place = { WORD($france_place) }
choice-grande_to = { WORD($region, case: "to") }
choice-retrieve = { $taken }
choice-court_n = { $number ->
    [0] nikogo
    [one] { $number } caballero
    [few] { $number } caballeros
    [many] { $number } caballeros
   *[other] { $number } caballeros
}
choice-castillo_disk = { WORD($castillo_home, case: "to") }{ $to_court ->
    [yes] {" "}(stoi tam król: pójdą na twój dwór)
   *[no] {""}
}

# -- co się stało --------------------------------------------------------------

event-king-starts = Król zaczyna { WORD($area, case: "in") }.
event-home-drawn = Region rodzinny gracza { $seat }: { WORD($area) }.
event-black-starts = Dwaj czarni caballeros zaczynają { WORD($area, case: "in") }.
event-veteran-mixed = Karta weterana „{ WORD($card) }” zastępuje jedną kartę swojego stosu, której nikt nie zobaczy.
event-greys-dealt = Każdy dostaje { $count ->
    [one] { $count } szarą kartę
    [few] { $count } szare karty
    [many] { $count } szarych kart
   *[other] { $count } szarej karty
}.
event-grey-passed = { $seat } przekazuje { $grey }; dostaje ją { $receiver }.
event-grey-received = { $seat } dostaje { $grey } od gracza { $giver }.
event-virtual-placed = Karta regionu { WORD($area) }: gracz wirtualny umieszcza tam { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
}.
event-virtual-kept-out = Karta regionu { WORD($area) }: stoi tam król, więc gracz wirtualny nikogo nie umieszcza.
event-virtual-power = Karta siły gracza wirtualnego: { WORD($power) }.
event-virtual-took = Gracz wirtualny bierze kartę „{ WORD($card) }”, która umieszcza najwięcej. Nic więcej się nie dzieje.
event-round-started = Początek rundy { $round }; pierwszą kartę siły zagrywa { $seat }.
event-card-turned = Odkryta karta akcji: { WORD($card) }.
event-power-played = { $seat } zagrywa kartę siły { WORD($power) }.
event-grey-played = { $seat } dokłada { $grey }: razem { $sum }.
event-turn-started = Teraz gra { $seat } (karta siły { WORD($power) }).
event-called = { $seat } { $count ->
    [0] nie wzywa nikogo na dwór
    [one] wzywa na dwór { $count } caballero
    [few] wzywa na dwór { $count } caballeros
    [many] wzywa na dwór { $count } caballeros
   *[other] wzywa na dwór { $count } caballeros
}.
event-extra-call = Dzięki kościołowi { $seat } może wezwać o jednego caballero więcej.
event-recalled = { $seat } odwołuje caballero { WORD($from, case: "from") } na dwór.
event-grey-used = { $seat } wykorzystuje { $grey }.
event-card-chosen = { $seat } bierze kartę akcji „{ WORD($card) }”.
event-placed = { $seat } umieszcza caballero { WORD($area, case: "in") }.
event-thrown = { $seat } wrzuca caballero do castillo.
event-thrown-total = { $seat } wrzuca tym razem do castillo łącznie { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
}.
event-extra-placed = { $seat } umieszcza o jednego caballero więcej, { $extra ->
    [extra-home] bo wszyscy poszli do siebie.
    [extra-inquisitor] dzięki inkwizytorowi.
   *[other] dzięki kościołowi.
}
event-france-left = Caballero ({ $owner }) opuszcza we Francji { WORD($place) }.
event-placed-in-france = { $seat } umieszcza caballero { WORD($area, case: "in") } i zajmuje { WORD($place) }.
event-moved-to-france = { $seat } przesuwa caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") } na { WORD($place) }.
event-shows-france = { $seat } wybiera we Francji { WORD($place) }.
event-announced = { $seat } zapowiada akcję specjalną karty „{ WORD($card) }”.
event-mode-chosen = { $seat } wybiera: { WORD($mode) }.
event-region-chosen = { $seat } wybiera { WORD($area, case: "acc") }.
event-shows-move = { $seat } chce przesunąć caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-shows-place = { $seat } chce umieścić caballero { WORD($area, case: "in") }.
event-shows-king = { $seat } chce przesunąć króla { WORD($to, case: "to") }.
event-shows-escort = { $seat } chce wysłać z królem caballero ({ $owner }) { WORD($from, case: "from") }.
event-shows-swap = { $seat } chce, by król zamienił się miejscami z grandem gracza { $owner } { WORD($from, case: "in") }.
event-shows-grande-in = Grand gracza { $seat } ma pójść { WORD($from, case: "from") } do castillo.
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
    [0] czarnych caballeros
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
event-shows-recall = { $seat } chce odwołać caballero { WORD($from, case: "from") } na dwór.
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
event-black-evicted = Z nimi { $count ->
    [one] idzie { $count } czarny caballero
    [few] idą { $count } czarni caballeros
    [many] idzie { $count } czarnych caballeros
   *[other] idzie { $count } czarnych caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-marker-taken = { $seat } bierze znacznik kościoła.
event-king-moved = { $seat } przesuwa króla { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-escorted = Caballero ({ $owner }) idzie z królem { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-grande-shut-in = Grand gracza { $seat } idzie { WORD($from, case: "from") } do castillo.
event-king-and-grande = { $seat } zamienia miejscami króla i granda gracza { $owner }: król idzie { WORD($to, case: "to") }, grand { WORD($from, case: "to") }.
event-grande-moved = { $seat } przesuwa swojego granda { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-board-moved = { $seat } przesuwa { WORD($board, case: "acc") } { $from ->
    [area-castillo] z miejsca przy castillo
   *[other] { WORD($from, case: "from") }
} { $to ->
    [area-castillo] na miejsce przy castillo
   *[other] { WORD($to, case: "to") }
}.
event-retrieved = { $seat } bierze { $power } z powrotem na rękę.
event-retrieved-openly = { $seat } bierze kartę siły { WORD($power) } ze stołu z powrotem na rękę.
event-grey-retrieved-openly = { $seat } bierze { $grey } ze stołu z powrotem na rękę.
event-reinforced = { $seat } { $count ->
    [0] nie bierze nikogo z prowincji na dwór
    [one] bierze z prowincji na dwór { $count } caballero
    [few] bierze z prowincji na dwór { $count } caballeros
    [many] bierze z prowincji na dwór { $count } caballeros
   *[other] bierze z prowincji na dwór { $count } caballeros
}.
event-disk-shown = { $seat } wskazuje na dysku { WORD($area, case: "acc") }.
event-scoring = Punktacja { WORD($area, case: "in") }: { $first }/{ $second }/{ $third }.
event-scoring-doubled = Punktacja { WORD($area, case: "in") } z podwójnymi punktami: { $first }/{ $second }/{ $third }.
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
event-virtual-ranked = Gracz wirtualny ma { WORD($area, case: "in") } { $count ->
    [one] { $count } caballero
    [few] { $count } caballeros
    [many] { $count } caballeros
   *[other] { $count } caballeros
}, { $tied ->
    [1] samodzielne { $place }. miejsce
   *[other] remis { $tied } graczy na { $place }. miejscu
}: jego punkty przepadają.
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
    [area-court] , bo na dysku nie ma regionu, który jest dla nich otwarty.
   *[other] .
}
event-virtual-stayed = W castillo { $count ->
    [one] zostaje { $count } caballero
    [few] zostają { $count } caballeros
    [many] zostaje { $count } caballeros
   *[other] zostaje { $count } caballeros
} gracza wirtualnego.
event-castillo-closed = Król stoi obok castillo, więc nikt go nie opuszcza.
event-grande-left = { $seat } przesuwa swojego granda z castillo { WORD($to, case: "to") }.
event-grande-stayed = Grand gracza { $seat } zostaje w castillo, bo na dysku nie ma regionu, który jest dla niego otwarty.
event-granada-conquered = { WORD($area, case: "nom") } jest zdobyta; liczba caballeros: { $count }. Od razu jest punktowana z podwójnymi punktami i odtąd jest regionem jak wszystkie inne.
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
story-scoring = { WORD($area, case: "nom") } ({ $pays })
story-scoring-doubled = { WORD($area, case: "nom") } podwójnie ({ $pays })
story-paid = { $seat } { $count } ({ $place }. miejsce, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-tied = { $seat } { $count } ({ $place }. miejsce, remis { $tied } graczy, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-virtual = gracz wirtualny { $count } ({ $place }. miejsce)
story-virtual-tied = gracz wirtualny { $count } ({ $place }. miejsce, remis { $tied } graczy)
story-bonus-king = +{ $points } król
story-bonus-grande = +{ $points } grand
story-bonus-ambassador = +{ $points } ambasador
story-bonus-envoy = +{ $points } poseł
story-nobody = brak caballeros
story-totals = Stan punktów: { $scores }
story-score = { $seat } +{ $gained } = { $points }
story-placed = { $seat } umieszcza: { $areas }
story-moved = { $seat } przesuwa: { $moves }
story-revealed = Karty akcji: { $cards }
story-power = Karty siły: { $plays }
story-area-count = { WORD($area) } { $count }
story-in-france = { WORD($area) } ({ WORD($place) })
story-round = Runda { $round }
story-general = Główna punktacja po rundzie { $round }
story-disks = Dyski: { $disks }
story-homes = Regiony rodzinne: { $homes }
story-black = Czarni caballeros: { $areas }
story-regions = Karty regionów: { $regions }
story-region-placed = { WORD($area) } (+{ $count })
story-region-blocked = { WORD($area) } (stoi tam król: nikt)
story-scored = { $scoring }: { $paid }
story-card = { WORD($card) }
story-play = { $seat } { $power }
story-play-grey = { $seat } { $power } + { $value } = { $sum }
story-play-virtual = gracz wirtualny { $power }
story-move = { $owner } { WORD($from) } → { WORD($to) }
story-move-france = { $owner } { WORD($from) } → { WORD($to) } ({ WORD($place) })
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
refused-sum-lies = Ta suma leży już w tej rundzie na stole; wybierz inne karty.
refused-grey-not-in-hand = Nie masz tej szarej karty na ręce.
refused-grey-not-dealt = Tej szarej karty ci nie rozdano; wybierz jedną ze swoich trzech.
refused-grey-not-back = Ta szara karta nie była jeszcze użyta albo nie w tej rundzie; wybierz inną kartę.
refused-grey-has-no-effect = Efekt twojej szarej karty nic by teraz nie zmienił.
refused-no-such-extra = Z tego powodu nie możesz umieścić o jednego więcej.
refused-only-home = Ten może pójść tylko do twojego regionu rodzinnego.
refused-regions-only = Można tu wybrać tylko regiony, nie castillo.
refused-castillo-only = Można tu wybrać tylko castillo.
refused-too-far = Ten region nie sąsiaduje, a na tak daleki ruch zostało za mało przesunięć; wybierz sąsiedni region albo castillo.
refused-only-black = Z tą kartą przesuwasz tylko czarnych caballeros.
refused-closed-to-black = Czarni caballeros nie mogą tam pójść; wybierz inny region.
refused-france-is-full = Wszystkie trzy miejsca we Francji są zajęte; wybierz inny region.
refused-not-in-france = We Francji nie może być ani król, ani grand; wybierz inny region.
refused-not-on-disk = Na dysku nie ma Francji; wybierz inny region.
refused-court-not-on-disk = Dwór można wskazać tylko wtedy, gdy król jest we Francji lub w Portugalii; wybierz region.
refused-place-is-taken = Na tym miejscu stoi już caballero; wybierz wolne.
refused-not-there = Na tym miejscu nie stoi taki caballero; wybierz inne.
refused-not-from-a-court = Dopóki Grenada nie jest zdobyta, nikt nie może tam pójść z dworu; wybierz inny region.
refused-not-with-muslims = Dopóki Grenada nie jest zdobyta, nie może w niej być ani król, ani grand; wybierz inny region.
refused-not-scored-now = Dopóki Grenada nie jest zdobyta, nie jest punktowana; wybierz inny region.
refused-not-for-the-king = Z tą kartą król nie może tam pójść.
refused-not-abroad = Z tą kartą król idzie do Francji lub Portugalii.
refused-not-the-fewest = Tam nie stoi najmniej caballeros; wybierz region, w którym stoi ich najmniej.
refused-not-the-most = Tam nie stoi najwięcej caballeros; wybierz region, w którym stoi ich najwięcej.
refused-grande-in-castillo = Ten grand jest w castillo i nie można go przesunąć.
refused-grande-not-in-another-region = Król i grand muszą być w dwóch różnych regionach; wybierz innego granda.

# -- opcje ---------------------------------------------------------------------

option-edition = Wydanie
    .about = Którego wydania są reguły i karty.
    .is-1995 = 1995
    .is-2023 = 2023
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
option-merge_piles_2_3 = Stosy 2 i 3 jako jeden
    .about = Czy stosy 2 i 3 są tasowane razem, tak że w rundzie odkrywa się cztery karty. We dwoje zawsze tak jest.
option-new_regency = Nowa regencja
    .about = Czy dziesięć kart regencji zastępuje kartę Wasza Królewska Mość: król idzie za granicę, staje obok castillo albo zamienia się miejscami z grandem.
option-veteran_cards = Karty weteranów
    .about = Które karty weteranów są w grze. Każda zastępuje jedną kartę swojego stosu, której nikt nie zobaczy.
    .is-eg23_veto-1 = Weto
    .is-eg23_veto-2 = drugie Weto
    .is-eg23_place_two_or_move_all = Umieść 2 lub przesuń
    .is-eg23_secret_scoring = Tajna punktacja
option-shift_of_power = Zmiana sił
    .about = Czy każdy dostaje trzy szare karty, które dodaje się do kart siły i które mają efekty.
option-retrieve_grey = Odzyskiwanie szarych kart
    .about = Które zużyte szare karty można odzyskać zamiast karty siły.
    .is-current = tylko tę z tej rundy
    .is-any = dowolną
option-home_region_advantage = Przewaga regionu rodzinnego
    .about = Czy grand liczy się w swoim regionie jako jeden caballero i czy wolno umieścić tam o jednego więcej, jeśli idą tam wszyscy.
option-movement_limits = Ograniczone przesunięcia
    .about = Czy akcja przesuwa o dwóch caballeros mniej, gdy tylko jeden idzie dalej niż do sąsiedniego regionu.
option-france = Francja
    .about = Czy Francja jest dziesiątym regionem z miejscami dla trzech caballeros: ambasador ma 2 punkty więcej, poseł 1.
option-granada = Grenada
    .about = Czy Grenada nie jest punktowana, dopóki nie stanie w niej dwunastu caballeros; wtedy od razu, z podwójnymi punktami.
option-church = Kościół
    .about = Czy czterej czarni caballeros liczą się temu, kto ma znacznik kościoła; przynosi go szósta karta akcji.
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
preset-first-game = Pierwsza gra
    .about = 2023, sześć rund, bez modułów
preset-rulebook = Klasyczna gra 1995
    .about = instrukcja z 1995 roku, dziewięć rund
preset-1995-every-variant = 1995 ze wszystkimi wariantami
    .about = region rodzinny, ograniczone przesunięcia, Francja, Grenada, Kościół
preset-france = Sama Francja
    .about = 1995, bez reszty rozszerzenia
preset-2023 = Klasyczna gra 2023
    .about = zasady z 2023 roku, dziewięć rund
preset-2023-every-module = 2023 ze wszystkimi modułami
    .about = Nowa regencja, karty weteranów, zmiana sił
preset-short = Krótka gra bez rund 1, 4 i 7
    .about = 1995, sześć rund
preset-six-rounds = Krótka gra: rundy od 1 do 6
    .about = 1995, dwie główne punktacje
preset-other-readings = Inna wykładnia niejasnych reguł
    .about = 1995, dziewięć rund



chapter-edition-2023 = Wydanie z 2023
chapter-new-regency = Nowa regencja
chapter-veteran-cards = Karty weteranów i weto
chapter-shift-of-power = Zmiana sił
chapter-two-players = Dwoje graczy (2023)
chapter-home-and-limits = Region rodzinny i ograniczone przesunięcia (1995)
chapter-france = Francja (1995)
chapter-granada = Grenada (1995)
chapter-church = Kościół (1995)

unprinted-call = ilu caballeros wzywają karty siły
unprinted-copies = ile jest których kart
unprinted-place = ilu caballeros wystawiają karty akcji
unprinted-points = punkty: { WORD($area, case: "nom") }
unprinted-borders = które regiony ze sobą sąsiadują

# -- błędy w taliach, mapach i pozycjach -------------------------------------------

bad-card-id = { $given } nie jest id; id zaczyna się małą literą i ma tylko małe litery, cyfry i podkreślenia
bad-reserved-id = { $given } ma w ruchach i pozycjach inne znaczenie; wybierz inne id
bad-pile-size = w stosie nie ma miejsca na tyle kart ({ $given }); najwyżej: { $most }
bad-many-cards = w tasowanych stosach razem nie ma miejsca na tyle kart ({ $given }); najwyżej: { $most }
bad-card-copies = { $given } leży odkryta lub jest w użyciu więcej razy, niż ma ją ta talia
bad-standing-pile = stos 5 musi mieć dokładnie jedną kartę
bad-no-regency = nie ma tu karty regencji; z opcją new_regency stos musi mieć co najmniej jedną
bad-church-pile = z opcją church stos musi mieć dokładnie jedną kartę
bad-church-card = stos 6 należy do kościoła; karta w nim potrzebuje only = "church"
bad-only-unless = { $given } wprowadzałoby tę kartę i ją usuwało; podaj to tylko raz
bad-effect-needs = { $given } jest możliwe tylko z opcją { $switch }; karta potrzebuje only = "{ $switch }"
bad-veteran-pile = karta weterana zastępuje kartę ze stosów od 1 do 4, a nie ze stosu { $given }
bad-veteran-merged = karty weteranów nie mogą być w stosie 3, gdy jest połączony ze stosem 2
bad-veteran-missing = { $given } jest w opcji veteran_cards, ale nie ma tego żadna karta tej talii
bad-few-to-replace = kart, które mogą zastąpić karty weteranów: { $given }; potrzeba: { $needed }
bad-grey-effect = { $given } nie może tak być na szarej karcie; możliwe są move, place_anywhere i reinforce_court, bez from_one_region i recall
bad-too-few-greys = szarych kart: { $given }; potrzeba: { $needed }, po trzy dla każdego gracza
bad-map-needs = opcja { $switch } wymaga, aby na tej mapie było { $key }
bad-too-few-offered = odkrytych kart akcji: { $given }; na pozostałe tury potrzeba: { $needed }
bad-few-powers = na pozostałe rundy jest za mało kart siły na ręce; potrzeba co najmniej { $needed }
bad-leftover = { $given } należy do decyzji, na którą ta pozycja nie czeka
bad-many-modes = w tej talii jest za dużo różnych wariantów akcji; najwyżej: { $most }
bad-mode = { $given } to prawo przy umieszczaniu, a nie akcja do wyboru; karta ma je osobno
no-parameters = nie ma parametrów
given-modes = dwa warianty, każdy z jednym efektem
bad-too-few-cards = kart akcji do wyboru w każdej rundzie: { $given }; potrzeba: { $needed }, po jednej dla każdego gracza
bad-caballeros = caballeros jednego koloru na planszy, na dworze i na prowincji razem: { $given }; musi ich być { $needed }
bad-boards-together = obie tabele punktacji są w jednym miejscu; może tam być tylko jedna
bad-power-twice = kartę siły { $given } zagrało dwóch graczy
bad-border = { $given } nie jest granicą; granica wymaga dwóch różnych regionów
bad-agenda = { $given } nie może być planem kroków (agenda) ani jego wierszem
bad-nothing-to-do = decyzja w tej pozycji wymaga tu innych kart
bad-hand = karta siły { $given } jest jednocześnie na ręce i wśród zagranych
bad-taken-back = karty siły na ręce, zagrane i odzyskane nie pasują do siebie
bad-king-place = z tymi opcjami król nie może być w miejscu { $given }
bad-grande-place = z tymi opcjami grand nie może być w miejscu { $given }
bad-black = czarnych caballeros na mapie: { $given }; musi ich być 4
bad-black-place = czarni caballeros nie mogą tu być: { $given }
bad-no-variant = { $given } należy do wariantu, w który tu się nie gra
bad-france-places = na miejscach we Francji nie stoją ci, którzy tam są: { $given }
bad-grey-twice = szara karta { $given } jest w dwóch miejscach
bad-grey-hand = szarych kart jednego gracza: { $given }; mogą być najwyżej 3
bad-region-cards = { $given } to nie są karty regionów, które mają jeszcze przyjść
bad-virtual-powers = { $given } to nie są karty siły gracza wirtualnego, które mają jeszcze przyjść

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
board-king-away = król { WORD($area, case: "in") }
board-virtual = gracz wirtualny
board-black = czarni caballeros
board-church = Znacznik kościoła
board-granada = { $count } z { $needed }
board-conquered = zdobyta
board-note-granada = zdobycie
board-ambassador = ambasador
board-envoy = poseł
board-third = trzecie
board-free = wolne
board-your-greys = Szare karty na ręce
board-greys-of = Szare karty: { $seat }
board-region-cards = Karty regionów
board-to-come = zostało { $count }

colour-brown = brązowy
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony
colour-red = czerwony
colour-black = czarny

# -- Król i intrygant: nazwy kart mają najwyżej 26 znaków -----------------------

card-ki_10 = 10 Swoi z regionu
card-ki_20 = 20 2 na dwór
card-ki_30 = 30 2 gdziekolwiek
card-ki_40 = 40 Weto
card-ki_50 = 50 Przesuń 4 swoich
card-ki_60 = 60 Tajny odwrót dwóch
card-ki_70 = 70 Przesuń 2 + 2 obcych
card-ki_80 = 80 Dwory tracą 3
card-ki_90 = 90 Najmniej liczne
card-ki_100 = 100 Dowolny region
card-ki_110 = 110 Przesuń granda
card-ki_120 = 120 Tabela punktacji
card-ki_130 = 130 Odsyłają 3
card-ki_140 = 140 Pierwsze miejsca
card-ki_150 = 150 5 z 1 regionu
card-ki_160 = 160 Wysiedlenie
card-ki_170 = 170 Castillo
card-ki_180 = 180 Odzyskaj kartę
card-ki_king = Karta króla
card-ki_intrigue = Karta intryganta

taken-intrigue = kartę „{ WORD($card) }”
text-call = Wzywa na dwór caballeros: { $number }.
text-intrigue = Wybierz region i przesuń stamtąd albo jednego caballero przeciwnika, albo dowolną liczbę własnych do innych regionów lub do castillo.
prompt-play_power-intrigue = Zagraj kartę
prompt-retrieve-intrigue = Odzyskaj kartę z wcześniejszej rundy
event-round-started-intrigue = Początek rundy { $round }; pierwszą kartę zagrywa { $seat }.
event-power-played-intrigue = { $seat } zagrywa „{ WORD($power) }”.
event-turn-started-intrigue = Teraz gra { $seat } („{ WORD($power) }”).
story-power-intrigue = Zagrane karty: { $plays }
story-laid-aside = { $seat } odkłada: { $cards }
refused-card-not-in-hand = Nie masz tej karty na ręce.
text-take_card_back = Weź z powrotem na rękę jedną ze swoich kart z wcześniejszej rundy.
board-played = Zagrane
board-your-cards = Twoje karty
decision-setup_disk = Wskaż region, w którym zaczyna twój następny caballero
prompt-setup_disk = { $number ->
    [one] Wskaż region, w którym zaczyna jeszcze jeden caballero
    [few] Wskaż region, w którym zaczynają kolejni caballeros (liczba: { $number })
    [many] Wskaż region, w którym zaczynają kolejni caballeros (liczba: { $number })
   *[other] Wskaż region, w którym zaczynają kolejni caballeros (liczba: { $number })
}
decision-lay_aside_one = Odłóż kartę poza grę
prompt-lay_aside_one = Odłóż kartę poza grę (zostało: { $left })
prompt-choose_card-intrigue = Wybierz akcję specjalną tej tury
prompt-choose_card-both = Weź kartę akcji albo wybierz, czyją masz akcję specjalną
choice-setup_disk = { WORD($region) }{ $to_court ->
    [yes] {" "}(stoi tam król: na twój dwór)
   *[no] {""}
}
choice-lay_aside_one = { WORD($ki_card) } (wzywa { $call })
event-setup-placed = { $seat } zaczyna z dalszymi caballeros { WORD($to, case: "in") }: { $count }.
event-laid-aside = { $seat } odkłada „{ WORD($card) }”.
event-strength-handed = { $seat } dostaje kartę caballeros { $count }.
event-king-card = { $seat } dostaje kartę króla.
event-intrigue-card = { $seat } dostaje kartę intryganta.
event-action-chosen = { $seat } ma akcję karty „{ WORD($card) }”.
story-setup = Dalsi caballeros: { $homes }
story-strength = Karty caballeros: { $plays }
refused-other-action = Nie masz tej akcji w tej turze.
refused-not-on-setup-disk = Dopóki Grenada nie jest zdobyta, nikt tam nie zaczyna; wybierz inny region.
refused-laid-aside-already = Ta karta jest już odłożona.
refused-not-of-an-earlier-round = Wrócić może tylko karta, która leży na twoim stosie z wcześniejszej rundy.
option-king_intrigue = Król i intrygant
    .about = Czy każdy wybiera 13 z 18 własnych kart akcji zamiast kart siły i akcji; większość ich efektów jest zastępcza.
option-ki_free_choice = Wolny wybór akcji
    .about = Czy ten, kto ma kartę króla lub intryganta, może zamiast niej użyć akcji własnej karty.
preset-king-intrigue = Król i intrygant
    .about = cała gra, dziewięć rund
preset-king-intrigue-short = Krótka
    .about = bez rund 1, 4 i 7
preset-king-intrigue-every-variant = Z wariantami z 1995
    .about = region domowy, ograniczenia, Grenada
box-king-intrigue = Król i intrygant
box-king-intrigue-summary = Osiemnaście własnych kart akcji zamiast kart siły i akcji: odłóż pięć, w każdej rundzie zagraj jedną i najwyższą wartością zdobądź króla albo najniższą intryganta. Dla 2 do 5 graczy, około 90 minut.
chapter-king-intrigue = Król i intrygant (1995)
unprinted-strength = które karty caballeros są w użyciu
bad-many-vetoes = przed graczem może zostać tylko jedna karta; to jest druga
bad-played = każda z wartości 10, 20 i tak dalej do 180 musi mieć jedną kartę, a są: { $given }
bad-common = musi być jedna karta dla najwyższej, a potem jedna dla najniższej wartości, a są: { $given }
bad-strength = { $given } nie maleją z karty na kartę
bad-no-strength = nie podano kart caballeros dla tej liczby graczy: { $players }
bad-strength-card = { $given } nie jest kartą caballeros, która należy do tych wartości
bad-other-action = { $given } nie jest akcją, którą ma aktywny gracz
bad-laid-aside = odłożona karta jest też na ręce lub wśród zagranych
board-strength = Karty caballeros

# -- Grand Inquisitor & Colonies ---------------------------------------------------

area-ship = statek
    .nom = Statek
    .acc = statek
    .to = na statek
    .from = ze statku
    .in = na statku
area-america = Ameryka
    .nom = Ameryka
    .acc = Amerykę
    .to = do Ameryki
    .from = z Ameryki
    .in = w Ameryce
area-mediterranean = Morze Śródziemne
    .nom = Morze Śródziemne
    .acc = Morze Śródziemne
    .to = na Morze Śródziemne
    .from = z Morza Śródziemnego
    .in = na Morzu Śródziemnym
from_place-ambassador = miejsce ambasadora
from_place-envoy = miejsce posła
from_place-third = trzecie miejsce
from_place-captain = kapitan
from_place-viceroy = wicekról
from_place-gold = złoto
from_place-goods = towary
from_place-ordinary = zwykłe miejsce
to_place-ambassador = miejsce ambasadora
to_place-envoy = miejsce posła
to_place-third = trzecie miejsce
to_place-captain = kapitan
to_place-viceroy = wicekról
to_place-gold = złoto
to_place-goods = towary
to_place-ordinary = zwykłe miejsce
from_place-beside = obok tablicy
from_place-gold_beside = złoto, obok tablicy
from_place-goods_beside = towary, obok tablicy
decision-from_place = Wybierz, który to caballero
decision-to_place = Wybierz, gdzie stanie caballero
prompt-from_place = Wybierz, który to caballero ({ $owner }) { WORD($area, case: "in") }
prompt-to_place = Wybierz, gdzie stanie caballero ({ $owner }) { WORD($area, case: "in") }
choice-from_place = { WORD($from_place) }
choice-to_place = { WORD($to_place) }
event-took-place = Caballero ({ $owner }) stoi { WORD($area, case: "in") }: { WORD($place) }.
event-left-place = Caballero ({ $owner }) { WORD($area, case: "in") } opuszcza: { WORD($place) }.
event-shows-stands = { $seat } ma wybrane: { WORD($from) } → { WORD($to) }.
reason-captain = za kapitana
reason-viceroy = za wicekróla
story-bonus-captain = +{ $points } kapitan
story-bonus-viceroy = +{ $points } wicekról
story-scoring-offices = { WORD($area, case: "nom") }
story-office = { $seat } { $bonuses }
option-grand_inquisitor = Wielki inkwizytor i kolonie
    .about = Czy gra się też z Francją, statkiem, Ameryką i Morzem Śródziemnym, ze złotem i towarami, z inkwizytorem i dwoma dodatkowymi stosami kart.
option-gi_token_pickup_present = Żetony dla obecnych
    .about = Czy caballero, który już jest w Ameryce lub na Morzu Śródziemnym, może wejść na wolny żeton.
option-gi_once_per_turn_includes_sea = Jeden ruch w turze
    .about = Czy caballero ma w turze jeden ruch, kartą albo rejsem, czy po jednym z obu.
option-gi_token_any_turn = Żetony w każdej turze
    .about = Czy ten, kto przesuwa własnego caballero w turze innego gracza, może go od razu postawić na żetonie.
option-gi_after_castillo_keep = Zachowanie „Po castillo”
    .about = Czy kartę można zachować na późniejszą główną punktację, jeśli nie użyto jej w najbliższej.
preset-grand-inquisitor = Wielki inkwizytor i kolonie
    .about = cała gra, dziewięć rund
preset-grand-inquisitor-short = Krótka
    .about = bez rund 1, 4 i 7
preset-grand-inquisitor-every-variant = Z wariantami z 1995
    .about = region rodzinny, ograniczone przesunięcia, Grenada
preset-grand-inquisitor-king-intrigue = Z Królem i intrygantem
    .about = oba rozszerzenia w jednej grze
box-grand-inquisitor = Wielki inkwizytor i kolonie
box-grand-inquisitor-summary = Wypłyń do Ameryki i na Morze Śródziemne, przywieź do domu złoto i towary i zdobądź inkwizytora z jego czarnymi caballeros. Duże rozszerzenie z 1997 roku dla 2 do 5 graczy, około dwóch godzin.
chapter-seas = Wielki inkwizytor i kolonie: morza
chapter-colonies = Wielki inkwizytor i kolonie: złoto i towary
chapter-inquisitor = Wielki inkwizytor i kolonie: inkwizytor
bad-office = kto ma urząd, musi mieć tam caballero; ten gracz nie ma żadnego: { $given }
bad-seas = mapa z obszarami na morzu ma ship, america i mediterranean w tej kolejności, a są: { $given }
board-offices = Urzędy
board-captain = kapitan
board-viceroy = wicekról
refused-nobody-stands-so = Żaden caballero tego koloru tak nie stoi; wybierz innego.
refused-not-free-there = Tego miejsca nie można teraz zająć; wybierz inne.
refused-nothing-to-keep = Powtórzenie odwraca kartę z oferty; nie ma czego zachować.

# -- Wielki inkwizytor i kolonie: rejsy, żetony, tablica ograniczająca ---------------

token-gold = złoto
token-goods = towary
decision-sea_move = Popłyń, wejdź na żeton albo graj dalej
prompt-sea_move-turn = Popłyń, wejdź na żeton, użyj zachowanej karty albo graj dalej
prompt-sea_move-bonus = Popłyń, wejdź na żeton, użyj premii inkwizytora albo graj dalej
prompt-sea_move-turnbonus = Popłyń, wejdź na żeton, użyj zachowanej karty lub premii inkwizytora albo graj dalej
choice-sea_move = { $steps ->
    [yes] { $colour } na { WORD($token) } { WORD($area, case: "in") }
   *[no] { $colour } płynie { WORD($sea, case: "from") } { WORD($area, case: "to") }
}
choice-sea_move-done = dalej
decision-fill_board = Wybierz, czyj caballero wejdzie na tablicę ograniczającą
prompt-fill_board = Wybierz, czyj caballero wejdzie { WORD($area, case: "in") } na tablicę ograniczającą ({ $spaces ->
    [one] { $spaces } wolne miejsce
    [few] { $spaces } wolne miejsca
    [many] { $spaces } wolnych miejsc
   *[other] { $spaces } wolnych miejsc
})
choice-fill_board = { $colour }
event-tokens-brought = { $seat } wprowadza do gry żetony: { $count } × { WORD($token) }.
event-sailed = { $seat } płynie swoim caballero ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-stepped-on = Caballero ({ $owner }) { WORD($area, case: "in") } bierze { WORD($token) }.
event-carried = Caballero ({ $owner }) wiezie { WORD($token) }.
event-delivered = Caballero ({ $owner }) { WORD($area, case: "in") } oddaje { WORD($token) }: { $points ->
    [0] nikt nie dostaje za to punktów
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
event-token-lost = Caballero ({ $owner }) traci { WORD($token) }: żeton wypada z gry.
event-limit-starts = Tablica ograniczająca zaczyna { WORD($area, case: "in") }.
event-limit-moved = { $seat } przenosi tablicę ograniczającą { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-moved-within = { $seat } przesuwa caballero ({ $owner }) { WORD($area, case: "in") } { $onto ->
    [1] na tablicę ograniczającą
   *[0] poza tablicę ograniczającą
}.
event-stood-on = Na tablicę ograniczającą { WORD($area, case: "in") } { $count ->
    [one] wchodzi { $count } caballero
    [few] wchodzą { $count } caballeros
    [many] wchodzi { $count } caballeros
   *[other] wchodzi { $count } caballeros
} ({ $owner }).
event-stood-beside = Caballero ({ $owner }) { WORD($area, case: "in") } staje obok tablicy ograniczającej.
refused-not-own-at-sea = Płynąć i wchodzić na żetony możesz tylko własnymi caballeros.
refused-nobody-sails = Żaden caballero nie może stamtąd popłynąć w tej turze: musiał być na morzu już na jej początku i od tego czasu się nie ruszyć.
refused-no-sea-way = Rejs tam nie prowadzi; ze statku płynie się do Ameryki, na Morze Śródziemne albo do wybrzeża, a stamtąd z powrotem na statek.
refused-no-token-to-france = Ze złotem ani towarami nikt nie płynie do Francji.
refused-no-step-on-token = Nikt nie może tam teraz wejść na wolny żeton.
refused-no-kept-turn = Nie masz karty z wcześniejszej rundy, która odwraca inną.
refused-no-bonus-now = Nie możesz teraz użyć premii inkwizytora.
refused-none-beside = Obok tablicy ograniczającej nie stoi żaden caballero tego koloru.
refused-no-newcomer = Na tablicę ograniczającą mogą wejść tylko ci, którzy właśnie przybyli.
refused-moved-already = Wszyscy caballeros tego koloru już się tam w tej turze ruszyli.
refused-carrier-stays-out = Ze złotem ani towarami nikt nie wchodzi do castillo.
refused-limit-not-to-france = Tablica ograniczająca nigdy nie trafia do Francji.
refused-limit-stays = Tablica ograniczająca już tam leży; wybierz inny region.
refused-nobody-moves = W tej turze nikogo już stamtąd nie można ruszyć; wybierz inny region.
refused-not-by-this-card = Na statek i do Francji trafia się z dworu tylko wtedy, gdy można tam teraz wystawiać, do Ameryki i na Morze Śródziemne nigdy.
refused-only-spain-on-disk = Na dysku są tylko regiony Hiszpanii; wybierz jeden z nich.
refused-not-sent-away = Ani wicekróla, ani tego, kto niesie złoto lub towary, inni nie mogą odesłać; wybierz innego caballero.
refused-no-landing-with-muslims = Dopóki Grenada nie jest zdobyta, żaden rejs tam nie prowadzi; wybierz inny region.
refused-cards-are-needed = Nie leży tu więcej kart, niż gracze jeszcze potrzebują; żadnej nie można teraz odwrócić.
card-k7_limit = Tablica ograniczająca
text-move_limit = Przenieś tablicę ograniczającą bez stojących na niej caballeros do innego regionu Hiszpanii albo na morze i wybierz, kto tam na niej stanie.
prompt-choose_region-limit = Wybierz, dokąd trafi tablica ograniczająca
board-tokens = Żetony
board-tokens-free = wolne: { $tokens }
board-tokens-brought = nowe w tej turze: { $tokens }
board-tokens-supply = poza grą: { $tokens }
board-limit = Tablica ograniczająca
board-limit-at = { WORD($area, case: "in") }, { $free ->
    [0] pełna
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnych miejsc
}
board-beside = obok niej: { $who }
board-carriers = Ładunek
bad-carriers = tylu caballeros z ładunkiem tam nie ma
bad-tokens = żetonów tego rodzaju jest { $most }, a nie { $given }
bad-beside = na tablicy ograniczającej mieści się { $most }, a nie { $given }
bad-beside-none = nikt tam tego nie wiezie: { $given }
bad-ledger = ruszyło się lub może płynąć więcej caballeros, niż ich tam jest: { $most }

# -- Grand Inquisitor & Colonies: its cards ----------------------------------------

card-k7_conspiracy = Spisek
card-k7_transport = Transport
card-k7_double = Podwójne uderzenie
card-k7_turn = Odwróć kartę
card-k7_score_new = Punktuj kolonie
card-k7_score_later = Punktuj później
card-k7_after_castillo = Po castillo
text-place-up-to = { $number ->
    [one] Umieść najwyżej { $number } caballero ze swojego dworu.
    [few] Umieść najwyżej { $number } caballeros ze swojego dworu.
    [many] Umieść najwyżej { $number } caballeros ze swojego dworu.
   *[other] Umieść najwyżej { $number } caballeros ze swojego dworu.
}
text-shut_in_grandes = Grandowie wszystkich przeciwników idą do castillo, oprócz tych, którzy stoją przy królu.
text-score_areas = Punktuj te obszary: { $areas }.
text-score_later = Połóż tę kartę w dowolnym regionie lub przy castillo; będzie to punktowane na końcu następnej rundy.
text-move_after_castillo = { $number ->
    [one] Zachowaj tę kartę. Podczas głównej punktacji, po opróżnieniu castillo, możesz przesunąć najwyżej { $number } własnego caballero.
    [few] Zachowaj tę kartę. Podczas głównej punktacji, po opróżnieniu castillo, możesz przesunąć najwyżej { $number } własnych caballeros.
    [many] Zachowaj tę kartę. Podczas głównej punktacji, po opróżnieniu castillo, możesz przesunąć najwyżej { $number } własnych caballeros.
   *[other] Zachowaj tę kartę. Podczas głównej punktacji, po opróżnieniu castillo, możesz przesunąć najwyżej { $number } własnych caballeros.
}
text-turn_card = Odwróć kartę akcji, która jest jeszcze do wyboru, aby nikt nie użył jej w tej rundzie; albo zachowaj tę kartę na późniejszą rundę.
text-turn_card-veto = Możesz też raz użyć jej jako weta przeciw akcji specjalnej przeciwnika; wtedy jest zużyta.
text-repeat_later = Zachowaj tę kartę. Raz, zaraz po tym, jak przeciwnik zakończy akcję specjalną, możesz wykonać tę samą akcję według własnego wyboru.
prompt-choose_region-later = Wybierz, co będzie punktowane na końcu następnej rundy
decision-turn_card = Wybierz kartę, którą odwrócisz, albo zachowaj tę
choice-turn_card = Odwróć: { WORD($card) }
choice-turn_card-skip = Zachowaj tę kartę
prompt-turn_card-again = Wybierz kartę, którą odwrócisz
decision-double = Powtórz akcję specjalną albo zachowaj kartę
prompt-double = { $seat } ma za sobą akcję „{ WORD($card) }”: powtórz ją teraz albo zachowaj Podwójne uderzenie
choice-double = { WORD($double) }
double-repeat = powtórzenie jej teraz
double-skip = zachowanie Podwójnego uderzenia
decision-after_castillo = Użyj zachowanej karty albo zostaw ją na późniejszą punktację
prompt-after_castillo = Użyj teraz „{ WORD($card) }” albo zostaw kartę na późniejszą punktację
choice-after_castillo = { WORD($use_kept) }
use_kept-use = użycie teraz
use_kept-skip = zachowanie jej
event-card-kept = { $seat } zachowuje kartę „{ WORD($card) }”.
event-card-used = { $seat } używa zachowanej karty „{ WORD($card) }”.
event-card-turned-over = { $seat } odwraca kartę „{ WORD($card) }”; w tej rundzie nikt jej nie użyje.
event-shows-turn = { $seat } chce odwrócić kartę „{ WORD($card) }”.
event-repeats = { $seat } powtarza akcję specjalną karty „{ WORD($card) }”.
event-laid-later = { $seat } kładzie kartę: na końcu następnej rundy punktowane będzie { WORD($area, case: "nom") }.
event-scored-later = Punktacja teraz, bo leżała tam karta: { WORD($area, case: "nom") }.
kept-after_castillo = po castillo
kept-double = Podwójne uderzenie
kept-turn_next = odwrócenie karty, od następnej rundy
kept-turn = odwrócenie karty
board-kept = Zachowane karty
board-repeats = Powtarza
board-later = Punktowane po następnej rundzie
board-due = Punktowane po tej rundzie
bad-colony-card = stos 7 należy do kolonii; karta w nim potrzebuje only = "grand_inquisitor"
bad-no-such-pile = Król i intrygant nie ma stosów kart akcji poza 6 i 7, a te dodaje only = "grand_inquisitor"
bad-colony-key = ma to tylko karta z only = "grand_inquisitor"
bad-many-kept = { $given } zostawia kartę na stole; ma to już { $other }, a drugiej takiej być nie może
bad-kept-standing = { $given } zostawia kartę na stole, ale karta stosów 5 i 6 wraca w każdej rundzie; daj ją do innego stosu
bad-mode-kept = { $given } zostawia kartę na stole; karta ma to osobno
bad-inquisitor-pile = z opcją grand_inquisitor stos musi mieć jedną kartę albo żadnej
bad-kept = na stole leży więcej tych kart, niż jest w talii: { $given }
bad-kept-early = kart z { $pile } leży na stole { $given }; do tej rundy odkryto { $most }
bad-acting = { $given } nie jest kartą, która jest teraz używana albo powtarzana
given-areas = lista z niektórymi z france, ship, america i mediterranean, każda najwyżej raz
card-k6_inquisitor = Wielki inkwizytor
card-k7_score_inq = Punktacja z inkwizytorem
text-take_inquisitor = { $moves ->
    [one] Weź inkwizytora na swój dwór, a potem przesuń najwyżej { $moves } czarnego caballero do dowolnego regionu lub do castillo, także odłożonego; ale nie z regionu króla ani do niego.
    [few] Weź inkwizytora na swój dwór, a potem przesuń najwyżej { $moves } czarnych caballeros do dowolnych regionów lub do castillo, także odłożonych; ale nie z regionu króla ani do niego.
    [many] Weź inkwizytora na swój dwór, a potem przesuń najwyżej { $moves } czarnych caballeros do dowolnych regionów lub do castillo, także odłożonych; ale nie z regionu króla ani do niego.
   *[other] Weź inkwizytora na swój dwór, a potem przesuń najwyżej { $moves } czarnych caballeros do dowolnych regionów lub do castillo, także odłożonych; ale nie z regionu króla ani do niego.
}
text-score_black = Weź inkwizytora na swój dwór, a potem punktuj każdy region, w którym stoi czarny caballero.
decision-bonus = Użyj teraz premii inkwizytora w tej rundzie albo z niej zrezygnuj
choice-bonus = { WORD($bonus_way) }
choice-bonus-skip = rezygnacja
bonus_way-bonus_province = jeden caballero więcej z prowincji na dwór
bonus_way-bonus_place = umieszczenie teraz jednego caballero więcej
event-inquisitor-taken = { $seat } bierze inkwizytora.
event-bonus-used = Dzięki inkwizytorowi { $seat } sprowadza z prowincji na dwór jednego caballero więcej.
event-black-aside = { $seat } odkłada na bok czarnego caballero { WORD($from, case: "from") }.
event-black-left-castillo = Z castillo { $count ->
    [one] idzie { $count } czarny caballero
    [few] idą { $count } czarni caballeros
    [many] idzie { $count } czarnych caballeros
   *[other] idzie { $count } czarnych caballeros
} { WORD($to, case: "to") }.
event-black-stayed = W castillo { $count ->
    [one] zostaje { $count } czarny caballero
    [few] zostają { $count } czarni caballeros
    [many] zostaje { $count } czarnych caballeros
   *[other] zostaje { $count } czarnych caballeros
}.
event-fictitious-ranked = { WORD($area, case: "in") } { $count ->
    [one] stoi { $count } czarny caballero, który do nikogo nie należy
    [few] stoją { $count } czarni caballeros, którzy do nikogo nie należą
    [many] stoi { $count } czarnych caballeros, którzy do nikogo nie należą
   *[other] stoi { $count } czarnych caballeros, którzy do nikogo nie należą
}: { $tied ->
    [1] samodzielnie na { $place }. miejscu
   *[other] remis { $tied } graczy na { $place }. miejscu
}, punkty przepadają.
story-fictitious = czarni { $count } ({ $place }. miejsce)
story-fictitious-tied = czarni { $count } ({ $place }. miejsce, remis { $tied } graczy)
refused-bonus-is-placed = Wybrano umieszczenie caballero z premii; wskaż gdzie.
refused-province-empty = Twoja prowincja jest pusta.
refused-none-aside = Czarnego caballero przywraca tylko karta inkwizytora, i tylko odłożonego.
board-inquisitor = Inkwizytor
board-bonus-used = premia użyta
board-aside = odłożeni: { $count }
bad-gained = inkwizytora mógł zdobyć tylko ten, kto go ma: { $given }
