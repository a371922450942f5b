# Jak się gra w El Grande, rozdział po rozdziale z regułami, na których się opiera, oraz teksty pierwszej gry z przewodnikiem.

rules-1-title = Cel gry
rules-1 =
    Stoisz na czele szlacheckiego rodu w Hiszpanii i wysyłasz swoich caballeros do jej dziewięciu regionów. Gdy punktuje się jakiś obszar, punkty dostają ci, którzy mają tam najwięcej caballeros.

    Gra trwa dziewięć rund. Po rundach 3, 6 i 9 punktuje się całą mapę. Wygrywa najwyższy wynik; przy równych wynikach zwycięstwo jest wspólne.
    .ids = EG-ROUND-1 EG-WIN-1 EG-WIN-2 EG-WIN-4

rules-2-title = Mapa i pionki
rules-2 =
    Przy każdym regionie stoją trzy liczby: punkty za pierwsze, drugie i trzecie miejsce. Najwięcej daje Toledo (7/4/2), najmniej Galicja (4/2/0). Obok regionów stoi wieża zwana castillo, która ma własne punkty (5/3/1).

    Każdy gracz ma 30 caballeros. Są na prowincji (to zapas), na dworze (gotowi do umieszczenia), w regionie albo w castillo. Każdy ma też jednego granda. Wyznacza on region rodzinny i nie liczy się jako caballero.

    Na początku król i wszyscy grandowie stoją w różnych, wylosowanych regionach. Przy każdym grandzie stoi dwóch caballeros, kolejnych 7 czeka na dworze, a 21 na prowincji.
    .ids = EG-MAP-1 EG-MAP-3 EG-MAP-9 EG-COMP-3 EG-COMP-7 EG-COMP-8 EG-SETUP-7 EG-SETUP-8 EG-SETUP-10 EG-GRANDE-3 EG-GRANDE-4

rules-3-title = Przebieg rundy
rules-3 =
    Najpierw odkrywa się karty akcji: po jednej ze stosów od 1 do 4 oraz kartę króla, która jest do wyboru w każdej rundzie. Potem każdy zagrywa kartę siły. Na koniec każdy ma jedną turę, w kolejności kart siły.

    Karty akcji, których nikt nie wziął, wypadają z gry; wraca tylko karta króla. Po rundach 3, 6 i 9 następuje główna punktacja.
    .ids = EG-ROUND-1 EG-ROUND-3 EG-REVEAL-1 EG-REVEAL-2 EG-END-2 EG-END-3

rules-4-title = Karty siły i kolejność
rules-4 =
    Masz na ręce karty siły od 1 do 13. Pierwszy gracz zagrywa jedną z nich jawnie, potem pozostali zgodnie z ruchem wskazówek zegara. Wartości, która leży już w tej rundzie na stole, nie wolno powtórzyć i nie można spasować.

    Najwyższa wartość gra pierwsza, najniższa ostatnia. Kto ma najniższą wartość, zagrywa pierwszą kartę siły w następnej rundzie.

    Każdej karty siły używa się tylko raz; z trzynastu potrzebujesz dziewięciu na całą grę. Na rękę przywraca kartę tylko karta akcji „Odzyskaj kartę siły”. Karty na ręce są tajne.
    .ids = EG-POWER-1 EG-POWER-2 EG-POWER-3 EG-POWER-4 EG-POWER-5 EG-POWER-7 EG-PCARD-2 EG-PCARD-3 EG-INFO-2 EG-INFO-7

rules-5-title = Wzywanie caballeros
rules-5 =
    Tura zaczyna się od wezwania: karta siły sprowadza caballeros z prowincji na twój dwór. Im niższa karta, tym więcej ich przychodzi: 1 wzywa 6; 2 i 3 wzywają 5; 4 i 5 wzywają 4; 6 i 7 wzywają 3; 8 i 9 wzywają 2; 10 i 11 wzywają 1; 12 i 13 nikogo. Kto chce grać wcześniej, płaci za to wojskiem.

    Zawsze bierzesz pełną liczbę. Gdy prowincja się opróżni, możesz odwołać brakujących z regionów, ale nie z regionu królewskiego i nie z castillo.
    .ids = EG-PCARD-1 EG-CALL-1 EG-CALL-3 EG-CALL-5 EG-CALL-6 EG-CALL-9 EG-CALL-10

rules-6-title = Wybór karty akcji
rules-6 =
    Teraz bierzesz jedną z kart akcji, które są jeszcze do wyboru. Każda ma dwie części: liczbę caballeros do umieszczenia (taką jak numer stosu, od 1 do 5) i akcję specjalną. Przy mocnych akcjach specjalnych caballeros jest niewielu.

    Od ciebie zależy, która część będzie pierwsza, ale jedną kończysz, zanim zaczniesz drugą. Umieszczanie jest obowiązkowe, akcja specjalna dobrowolna. Czasem warto wziąć kartę tylko po to, żeby nie dostał jej nikt inny.
    .ids = EG-PICK-1 EG-PICK-3 EG-TURN-1 EG-TURN-3 EG-TURN-4 EG-TURN-5 EG-TURN-7 EG-TURN-9

rules-7-title = Umieszczanie obok króla
rules-7 =
    Caballeros umieszcza się z dworu, nigdy wprost z prowincji. Umieszczasz tylu, ilu podaje karta; jeśli na dworze jest ich mniej, umieszczasz wszystkich.

    Trafiają do regionów graniczących z królewskim albo do castillo, a rozdzielić możesz ich dowolnie. W samym regionie królewskim nie umieszcza się nikogo.
    .ids = EG-PLACE-1 EG-PLACE-3 EG-PLACE-4 EG-PLACE-5 EG-KING-7

rules-8-title = Castillo
rules-8 =
    Gdy umieszczasz lub przesuwasz caballeros, każdego z nich możesz zamiast tego wrzucić do castillo. Można to zrobić zawsze, gdziekolwiek jest król. To, co wrzucasz, ogłasza się głośno; potem nikt nie zagląda do środka, więc warto pamiętać.

    Caballeros wychodzą z castillo dopiero w głównej punktacji. Niektóre karty punktują je wcześniej; wtedy wszyscy wracają do środka. Grandowie i król nigdy tam nie wchodzą.
    .ids = EG-CAST-1 EG-CAST-2 EG-CAST-3 EG-CAST-4 EG-CAST-5 EG-CAST-6 EG-CAST-9 EG-MAP-8 EG-INFO-4 EG-INFO-5

rules-9-title = Akcje specjalne
rules-9 =
    Stos 1 przesuwa caballeros albo umieszcza dwóch dodatkowych gdziekolwiek. Przesunięcie prowadzi z regionu do dowolnego innego regionu lub do castillo; regiony nie muszą sąsiadować. Możesz przesunąć mniej, niż pozwala karta. „Obcy” to caballeros przeciwników.

    Stos 2 odsyła caballeros przeciwników na prowincję albo daje weto. Jeśli przeciwnicy wybierają sami, robią to jeden po drugim, zaczynając od gracza po twojej lewej.

    Stos 3 i niektóre karty ze stosu 2 od razu punktują regiony, tak samo jak główna punktacja. „Piątka” to region, który w tej chwili daje 5 punktów za pierwsze miejsce.

    Stos 4 to cała reszta: przesunąć granda, odzyskać kartę siły, wziąć dwóch caballeros na dwór, przesunąć króla o krok, wysiedlić przeciwników z regionu, punktować potajemnie albo położyć tabelę punktacji. Tabele są dwie, 8/4/0 i 4/0/0. Tabela obowiązuje zamiast punktów nadrukowanych w regionie lub przy castillo; w jednym miejscu może leżeć tylko jedna.

    Stos 5 to karta króla: przesuwa króla do dowolnego innego regionu.

    Niektóre karty używają tajnych dysków: wszyscy, których to dotyczy, wskazują region jednocześnie, a potem dyski się odsłania. Akcji specjalnej, która niczego by nie zmieniła, nie można wybrać.
    .ids = EG-SPEC-1 EG-SPEC-3 EG-SPEC-4 EG-SPEC-5 EG-SPEC-6 EG-SPEC-7 EG-MOVE-1 EG-MOVE-3 EG-MOVE-5 EG-PROV-1 EG-PROV-3 EG-PROV-6 EG-DISK-2 EG-SSC-1 EG-SSC-2 EG-SSC-5 EG-ALT-1 EG-ALT-2 EG-ALT-4 EG-GRANDE-1

rules-10-title = Król i jego tabu
rules-10 =
    Region królewski jest tabu. Żaden caballero, grand ani tabela punktacji nie może tam wejść ani stamtąd wyjść, żadną kartą i żadnym dyskiem. Kto stoi tam w chwili przybycia króla, ten zostaje.

    Tylko sam król może przychodzić i odchodzić. Gdy odejdzie, region jest znów otwarty, nawet w tej samej turze. Jego region punktuje się jak każdy inny, a samodzielne pierwsze miejsce daje w nim dodatkowe punkty.

    Jeśli nikt króla nie przesunie, zostaje on na miejscu. Ruch króla zawsze kończy się w innym regionie.
    .ids = EG-KING-1 EG-KING-2 EG-KING-3 EG-KING-4 EG-KING-5 EG-KING-6 EG-KING-8 EG-KING-12 EG-KING-13 EG-ALT-5 EG-GRANDE-2

rules-11-title = Weto
rules-11 =
    Kto bierze kartę weta, kładzie ją przed sobą. W tej lub w następnej rundzie może nią raz zatrzymać akcję specjalną przeciwnika. Weto nie zatrzymuje wezwania, umieszczania ani głównej punktacji.

    O wecie decyduje się przy zapowiedzi akcji i ponownie przed każdym jej krokiem. To, co już się stało, zostaje; reszta się nie odbywa. Karta weta jest wtedy zużyta. Niewykorzystana przepada z końcem następnej rundy.
    .ids = EG-VETO-1 EG-VETO-2 EG-VETO-3 EG-VETO-5 EG-VETO-6 EG-VETO-7 EG-VETO-8 EG-VETO-9 EG-VETO-10

rules-12-title = Punktacja obszaru
rules-12 =
    Liczy się caballeros każdego gracza. Największa liczba daje punkty za pierwsze miejsce, druga za drugie, trzecia za trzecie. Kto nie ma tam żadnego caballero, nie dostaje nic.

    Remis: wszyscy z tą samą liczbą dostają punkty następnego, niższego miejsca. Gdy dwie osoby remisują o pierwsze miejsce, obie mają punkty za drugie, a kolejna jest trzecia. Gdy remisują trzy, wszystkie trzy mają punkty za drugie, a kolejna jest czwarta i nie dostaje nic.

    Dodatkowe punkty są tylko za samodzielne pierwsze miejsce: 2 punkty, jeśli w regionie stoi król, i 2 punkty, jeśli stoi tam własny grand. Można dostać jedne i drugie naraz.

    Przy 3 graczach liczą się tylko pierwsze i drugie miejsce. Przy 2 graczach tylko pierwsze, więc remis nic nie daje.
    .ids = EG-SCORE-1 EG-SCORE-2 EG-SCORE-3 EG-SCORE-5 EG-SCORE-6 EG-SCORE-7 EG-SCORE-9 EG-SCORE-10 EG-SCORE-11 EG-SCORE-12 EG-SCORE-15 EG-3P-5 EG-2P-19

rules-13-title = Główna punktacja
rules-13 =
    Najpierw każdy, kto ma caballeros w castillo, potajemnie wskazuje na dysku region. Potem castillo się otwiera i punktuje.

    Następnie odsłania się dyski. Wszyscy twoi caballeros z castillo idą razem do twojego regionu, choćby był daleko od króla. Jeśli to region królewski, idą zamiast tego na dwór.

    Na koniec punktuje się wszystkie dziewięć regionów, już z nowo przybyłymi. Caballeros zostają na mapie, a gra toczy się dalej z pustym castillo.
    .ids = EG-GEN-1 EG-GEN-2 EG-GEN-3 EG-GEN-4 EG-GEN-5 EG-GEN-6 EG-GEN-7 EG-GEN-8 EG-GEN-12

rules-14-title = Koniec gry i opcje
rules-14 =
    Gra kończy się po trzeciej głównej punktacji. Wygrywa najwyższy wynik.

    Stół można ustawić inaczej. Krótka gra pomija rundy 1, 4 i 7 albo kończy się po rundzie 6. Inne opcje: wzywanie i umieszczanie jako prawo zamiast obowiązku, weto tylko przy zapowiedzi, remis trzech lub więcej graczy, który zajmuje tylko dwa miejsca, surowsze „Wygnanie” i łagodniejsza strata na dworze.
    .ids = EG-WIN-1 EG-WIN-2 EG-WIN-4 EG-SHORT-2 EG-SHORT-3 EG-SHORT-4 EG-SCORE-6 EG-CARD-BANISH-2 EG-CARD-CRISIS-2

# -- pierwsza gra z przewodnikiem ------------------------------------------------------

lesson-welcome = Witaj w Hiszpanii! Grasz jako Alba, a przeciwnikami są Olivares i Mencía. Wygrywa ten, kto na koniec ma najwięcej punktów. To krótka gra: zaczyna się od rundy 2, a po rundzie 3 wszystko pierwszy raz się punktuje.
lesson-points = Spójrz na Toledo: 7 punktów za największą liczbę caballeros, 4 za drugą. Trzecie miejsce liczy się dopiero od czterech graczy. Kastylia daje 6 i 4, Aragonia 5 i 4. Bogate regiony kuszą, ale nie tylko ciebie.
lesson-pieces = W Aragonii widzisz swój kolor z liczbą 2: stoi tam dwóch twoich caballeros. Korona nad liczbą to twój grand. Siedmiu kolejnych caballeros czeka na dworze: tych możesz umieszczać. Pozostałych 21 jest na prowincji i najpierw trzeba ich wezwać.
lesson-king = Król stoi w Toledo. Umieszczać można tylko w regionach, które z nim graniczą: w Kastylii, Aragonii, Walencji, Grenadzie i Sewilli. W samym Toledo nic się nie ruszy, dopóki jest tam król.
lesson-power = Zaczynasz od karty siły. Wysokie karty grają wcześniej, niskie wzywają na dwór więcej caballeros. Siódemka jest pośrodku i wzywa trzech. Zagraj ją.
lesson-order = Olivares ma 10, ty 7, Mencía 4. Pierwszy gra więc Olivares, potem ty, na końcu Mencía. Czeka najdłużej, ale wzywa czterech caballeros i w następnej rundzie zagrywa pierwszą kartę siły.
lesson-first-turn = Olivares bierze kartę akcji: jeden caballero obok króla i dwóch kolejnych gdziekolwiek, byle nie u króla. Obserwuj Nawarrę, w której nikt jeszcze nie stoi.
lesson-card = Twoja kolej. Na dwór przyszło trzech caballeros, masz ich więc dziesięciu. Weź kartę „Król”: umieszcza pięciu caballeros, a jej akcją specjalną przesuwasz króla.
lesson-parts = Karta ma dwie części: umieszczanie i akcję specjalną. Kolejność wybierasz, ale jedną kończysz przed drugą. Gdyby król ruszył pierwszy, graniczyłyby z nim inne regiony. Dlatego zacznij od umieszczania.
lesson-place = Aragonia to twój dom i graniczy z Toledo. Umieść tam caballero. Drugi pójdzie za nim, więc będzie ich czterech.
lesson-place-valencia = Jednego daj do Walencji, gdzie dom ma Mencía. Będzie tam silniejsza, ale drugie miejsce też daje 3 punkty.
lesson-castillo = Teraz wrzuć jednego do castillo; piąty pójdzie za nim. Wszyscy wiedzą, co tam wpada, ale nikt nie zagląda do środka. W głównej punktacji wyjdą do regionu, który wskażesz.
lesson-special = Cała piątka jest umieszczona. Pora na akcję specjalną: król rusza dalej. Zacznij ją.
lesson-taboo = Przesuń króla do Aragonii. Jego region jest tabu: żaden caballero, grand ani tabela punktacji nie może tam wejść ani wyjść. Twoja czwórka jest bezpieczna, a samodzielne prowadzenie daje tam punkty za króla.
lesson-scoring-card = Mencía bierze kartę „Punktuj piątki”: od razu punktuje się wszystkie regiony z 5 punktami za pierwsze miejsce. To Nawarra, Aragonia i Walencja. Najpierw umieszcza trzech caballeros.
lesson-tie = W Nawarze Olivares i Mencía mają po dwóch. Przy remisie wszyscy równi dostają punkty następnego miejsca: po 3. Piątki nie dostaje nikt.
lesson-bonus = W Aragonii masz samodzielne pierwsze miejsce: 5 punktów, 2 dodatkowe za króla i 2 za własnego granda. Razem 9. Przy remisie o pierwsze miejsce dodatkowych punktów nie ma.
lesson-second = W Walencji Mencía prowadzi trzy do jednego: 5 punktów i 2 za granda. Ty masz drugie miejsce i 3 punkty. Razem masz 12 punktów, Mencía 10, a Olivares 3.
lesson-round = Runda 3. Najniższą kartę miała Mencía, więc teraz zagrała pierwsza: szóstkę. Leżą nowe karty akcji i chcesz mieć pierwszeństwo wyboru. Zagraj 13. Nikogo nie wzywa, ale na dworze masz jeszcze pięciu.
lesson-move-card = W tej rundzie zaczynasz ty. Weź kartę „Przesuń 4 dowolnych”: umieszczasz tylko jednego caballero, ale możesz przesunąć na mapie nawet czterech, własnych lub obcych.
lesson-more-valencia = Król jest teraz w Aragonii, więc umieszczaj obok niej: znów w Walencji. Będzie tam dwóch twoich przeciw trzem, których ma Mencía.
lesson-move = Akcja specjalna właśnie się zaczęła. Weź z Walencji jednego caballero, który należy do Mencíi, i wrzuć go do castillo. Odległość nie ma znaczenia, byle nie do regionu królewskiego ani z niego.
lesson-move-two = Drugi jej caballero niech idzie z Walencji do Katalonii. Teraz prowadzisz w Walencji dwa do jednego. Nie musisz wykorzystać wszystkich przesunięć z karty; na tym poprzestaniemy.
lesson-olivares = Olivares umieszcza czterech i przesuwa króla o krok, do siebie, do Kastylii. Teraz tabu jest Kastylia, a Aragonia jest znów otwarta. Potem Mencía punktuje Nawarrę i runda 3 się kończy.
lesson-disk = Główna punktacja! Zanim castillo się otworzy, potajemnie wskazujesz region. Pójdzie tam twoich dwóch caballeros. Grenada jest pusta i daje 6. Gdyby to była Kastylia, gdzie stoi król, trafiliby na dwór.
lesson-open-castillo = Najpierw punktowano castillo: twoich dwóch przeciw jednemu, którego miała Mencía, czyli 5 punktów do 3. Potem odsłonięto dyski: twoi poszli do Grenady, a jej do Walencji.
lesson-regions = Potem przyszła kolej na regiony. Grenada daje ci 6, Aragonia 5 i 2 za granda; króla już tam nie ma. W Walencji jest dwa na dwa: ty i Mencía macie po 3, bez dodatkowych punktów.
lesson-win = Prowadzisz z 33 punktami, Mencía ma 32, a Olivares 28. Wszyscy caballeros zostają na mapie. Będą jeszcze dwie takie punktacje, a wygra najwyższy wynik. Wiesz już dość: otwórz stół i graj!
