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
    .in-2023-1 = Najpierw odkrywa się karty akcji: po jednej ze stosów od 1 do 4 i „Waszą Królewską Mość”, która jest do wyboru w każdej rundzie. Potem każdy zagrywa kartę siły. Na koniec każdy ma jedną turę, w kolejności kart siły.
    .in-2023-2 = Zużyte karty akcji i te, których nikt nie wziął, trafiają odkryte na jeden wspólny stos; wraca tylko „Wasza Królewska Mość”. Po rundach 3, 6 i 9 następuje główna punktacja.

rules-4-title = Karty siły i kolejność
rules-4 =
    Masz na ręce karty siły od 1 do 13. Pierwszy gracz zagrywa jedną z nich jawnie, potem pozostali zgodnie z ruchem wskazówek zegara. Wartości, która leży już w tej rundzie na stole, nie wolno powtórzyć i nie można spasować.

    Najwyższa wartość gra pierwsza, najniższa ostatnia. Kto ma najniższą wartość, zagrywa pierwszą kartę siły w następnej rundzie.

    Każdej karty siły używa się tylko raz; z trzynastu potrzebujesz dziewięciu na całą grę. Na rękę przywraca kartę tylko karta akcji „Odzyskaj kartę siły”. Karty na ręce są tajne.
    .ids = EG-POWER-1 EG-POWER-2 EG-POWER-3 EG-POWER-4 EG-POWER-5 EG-POWER-7 EG-PCARD-2 EG-PCARD-3 EG-INFO-2 EG-INFO-7
    .in-2023-2 = Najwyższa wartość ma turę pierwsza, najniższa ostatnia. Kto zagrał najniższą wartość, bierze figurkę pierwszego gracza i w następnej rundzie zagrywa pierwszą kartę siły.
    .in-2023-3 = Każdej karty siły używa się tylko raz i na koniec rundy odkłada zakrytą; z trzynastu na całą grę wystarcza dziewięć. Na rękę wraca kartę tylko „Pełnomocnictwo”. Karty na ręce są tajne.

rules-5-title = Wzywanie caballeros
rules-5 =
    Tura zaczyna się od wezwania: karta siły sprowadza caballeros z prowincji na twój dwór. Im niższa karta, tym więcej ich przychodzi: 1 wzywa 6; 2 i 3 wzywają 5; 4 i 5 wzywają 4; 6 i 7 wzywają 3; 8 i 9 wzywają 2; 10 i 11 wzywają 1; 12 i 13 nikogo. Kto chce grać wcześniej, płaci za to wojskiem.

    Zawsze bierzesz pełną liczbę. Gdy prowincja się opróżni, możesz odwołać brakujących z regionów, ale nie z regionu królewskiego i nie z castillo.
    .ids = EG-PCARD-1 EG-CALL-1 EG-CALL-3 EG-CALL-5 EG-CALL-6 EG-CALL-9 EG-CALL-10
    .in-2023-2 = Możesz wziąć mniej, nawet nikogo. Gdy w prowincji ich zabraknie, możesz brakujących odwołać z regionów, ale nie z regionu królewskiego ani z castillo.

rules-6-title = Wybór karty akcji
rules-6 =
    Teraz bierzesz jedną z kart akcji, które są jeszcze do wyboru. Każda ma dwie części: liczbę caballeros do umieszczenia (taką jak numer stosu, od 1 do 5) i akcję specjalną. Przy mocnych akcjach specjalnych caballeros jest niewielu.

    Od ciebie zależy, która część będzie pierwsza, ale jedną kończysz, zanim zaczniesz drugą. Umieszczanie jest obowiązkowe, akcja specjalna dobrowolna. Czasem warto wziąć kartę tylko po to, żeby nie dostał jej nikt inny.
    .ids = EG-PICK-1 EG-PICK-3 EG-TURN-1 EG-TURN-3 EG-TURN-4 EG-TURN-5 EG-TURN-7 EG-TURN-9
    .in-2023-2 = Która część będzie pierwsza, zależy od ciebie, ale jedną kończysz, zanim zaczniesz drugą. Obie są dowolne. Rozpoczętą akcję specjalną wykonuje się w całości, chyba że karta mówi „do”. Czasem warto wziąć kartę tylko po to, by nie dostał jej nikt inny.

rules-7-title = Umieszczanie obok króla
rules-7 =
    Caballeros umieszcza się z dworu, nigdy wprost z prowincji. Umieszczasz tylu, ilu podaje karta; jeśli na dworze jest ich mniej, umieszczasz wszystkich.

    Trafiają do regionów graniczących z królewskim albo do castillo, a rozdzielić możesz ich dowolnie. W samym regionie królewskim nie umieszcza się nikogo.
    .ids = EG-PLACE-1 EG-PLACE-3 EG-PLACE-4 EG-PLACE-5 EG-KING-7
    .in-2023-1 = Caballeros umieszcza się z dworu, nigdy wprost z prowincji. Umieszczasz tylu, ilu chcesz, najwyżej tylu, ilu podaje karta.

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
    .in-2023-1 = Stos 1 przesuwa caballeros albo umieszcza dwóch dodatkowych w regionach („Milicja”). Przesunięcie prowadzi z regionu do dowolnego innego regionu lub do castillo; regiony nie muszą sąsiadować. „Obcy” to caballeros przeciwników.
    .in-2023-2 = Stos 2 odsyła caballeros przeciwników na prowincję albo punktuje wybrany przez ciebie region. Jeśli przeciwnicy wybierają sami, robią to jeden po drugim, zaczynając od gracza po twojej lewej.
    .in-2023-4 = Stos 4 to cała reszta: położyć tabelę punktacji („Dekret”), odzyskać kartę siły („Pełnomocnictwo”), przesunąć granda („Nowy dom”), wypędzić przeciwników z regionu („Pucz”), wziąć caballeros na dwór, przesunąć króla o krok. Tabele są dwie, 8/4/0 i 4/0/0. Tabela obowiązuje zamiast nadrukowanych punktów; w jednym miejscu może leżeć tylko jedna i nic jej nie usuwa.
    .in-2023-5 = Stos 5 to „Wasza Królewska Mość”: przesuwa króla do dowolnego innego regionu.

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
    .in-2023-1 = Weto jest w grze tylko z kartami weteranów. Kto je bierze, kładzie je przed sobą. W tej lub w następnej rundzie może nim raz zatrzymać akcję specjalną przeciwnika. Weto nie zatrzymuje wezwania, umieszczania, szarej karty ani głównej punktacji.
    .in-2023-2 = O wecie decyduje się tylko raz, zaraz po zapowiedzi akcji, i wtedy cała się nie odbywa. Karta weta jest zużyta. Niewykorzystana przepada z końcem następnej rundy.

rules-12-title = Punktacja obszaru
rules-12 =
    Liczy się caballeros każdego gracza. Największa liczba daje punkty za pierwsze miejsce, druga za drugie, trzecia za trzecie. Kto nie ma tam żadnego caballero, nie dostaje nic.

    Remis: wszyscy z tą samą liczbą dostają punkty następnego, niższego miejsca. Gdy dwie osoby remisują o pierwsze miejsce, obie mają punkty za drugie, a kolejna jest trzecia. Gdy remisują trzy, wszystkie trzy mają punkty za drugie, a kolejna jest czwarta i nie dostaje nic.

    Dodatkowe punkty są tylko za samodzielne pierwsze miejsce: 2 punkty, jeśli w regionie stoi król, i 2 punkty, jeśli stoi tam własny grand. Można dostać jedne i drugie naraz.

    Przy 3 graczach liczą się tylko pierwsze i drugie miejsce. Przy 2 graczach tylko pierwsze, więc remis nic nie daje.
    .ids = EG-SCORE-1 EG-SCORE-2 EG-SCORE-3 EG-SCORE-5 EG-SCORE-6 EG-SCORE-7 EG-SCORE-9 EG-SCORE-10 EG-SCORE-11 EG-SCORE-12 EG-SCORE-15 EG-3P-5 EG-2P-19
    .in-2023-2 = Remis: wszyscy z tą samą liczbą dostają punkty następnego, niższego miejsca. Gdy o pierwsze miejsce remisują dwie osoby lub więcej, wszystkie mają punkty za drugie, a kolejna jest trzecia. Przy remisie o drugie wszystkie mają punkty za trzecie.
    .in-2023-4 = Przy 2 i 3 graczach liczą się tylko pierwsze i drugie miejsce. Przy 2 graczach miejsca zajmuje też gracz wirtualny.

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
    .in-2023-2 = Stół można ustawić inaczej. Krótka gra pomija rundy 1, 4 i 7. Nowa regencja, karty weteranów i Zmiana sił to moduły, które można dowolnie łączyć. A co zmieniono w 2023, można grać jak w 1995: obowiązkowe wzywanie i umieszczanie, weto przy każdym kroku, remisy zajmujące tyle miejsc, ilu jest remisujących.

rules-15-title = Co się różni w wydaniu z 2023
rules-15 =
    Wydanie z 2023 gra się jak to z 1995, ale więcej zależy od ciebie. Możesz wezwać mniej caballeros, niż mówi karta siły, i umieścić mniej, niż mówi karta akcji, nawet żadnego. Akcja specjalna jest dowolna; rozpoczętą wykonuje się w całości, chyba że karta mówi „do”. Gdy prowincja jest pusta, brakujący mogą przyjść z regionów, także przy kartach, które sprowadzają caballeros na dwór.

    Gdy o pierwsze miejsce remisuje trzech lub więcej, wszyscy dostają drugie miejsce, a następny jest trzeci. Karta, która punktuje wybrany region, nie punktuje castillo. Do castillo nie wolno zaglądać, nawet do własnych caballeros.

    Najniższa karta siły bierze figurkę pierwszego gracza. Karty siły odkłada się zakryte na koniec rundy; zużyte karty akcji leżą odkryte na jednym stosie. Milicja umieszcza tylko w regionach, a kogo wypędzi Pucz, nigdy nie idzie do regionu królewskiego. Niejasny dysk posyła caballeros z castillo na dwór. Przy równej liczbie punktów miejsce jest wspólne. Bez kart weteranów nie ma weta. Krótka gra pomija rundy 1, 4 i 7.
    .ids = EG-CALL-2 EG-CALL-4 EG-CALL-7 EG-PLACE-2 EG-SPEC-2 EG-SCORE-6 EG-SSC-4 EG-INFO-3 EG-INFO-6 EG-INFO-9 EG-END-1 EG-POWER-6 EG-SETUP-12 EG-CARD-MILITIA-1 EG-CARD-COUP-1 EG-GEN-5 EG-VETO-4 EG-WIN-3 EG-SHORT-1
    .edition = 2023
    .first = yes

rules-16-title = Dwoje i troje graczy w wydaniu z 2023
rules-16 =
    We dwoje dochodzi trzeci kolor: gracz wirtualny. Na początku każdej rundy odkrywa się dwie karty regionów i do każdego z nich trafia dwóch jego caballeros, tylko nie do króla. Potem odkrywa się jego wierzchnią kartę siły; tej wartości nikt nie może zagrać. W swojej turze bierze kartę, która umieszcza najwięcej, i nic się z nią nie dzieje.

    Gracz wirtualny o niczym nie decyduje i nie dostaje punktów, ale zajmuje miejsca. Jego caballeros liczą się jako obcy; ci w castillo zostają tam w głównej punktacji. Stosy 2 i 3 to jeden stos, a liczą się tylko dwa pierwsze miejsca. Po głównej punktacji karty regionów tasuje się na nowo.

    We troje nie ma gracza wirtualnego. Liczą się tylko dwa pierwsze miejsca, a stosy 2 i 3 można grać jako jeden.
    .ids = EG-2P-1 EG-2P-2 EG-2P-3 EG-2P-5 EG-2P-7 EG-2P-8 EG-2P-9 EG-2P-11 EG-2P-13 EG-2P-14 EG-2P-16 EG-2P-17 EG-3P-1 EG-3P-2 EG-3P-3 EG-3P-4
    .edition = 2023

rules-17-title = Nowa regencja (2023)
rules-17 =
    Dziesięć kart regencji zastępuje kartę Wasza Królewska Mość i tworzy stos 5. W każdej rundzie odkrywa się jedną; nigdy nie wraca. Wszystkie umieszczają pięciu caballeros.

    Król na wygnaniu idzie do Francji albo Portugalii. Dopóki tam jest, żaden region nie jest tabu, nikt nie ma premii za króla, a umieszcza się w regionach graniczących z tym krajem. Rewolta stawia go obok castillo: staje się ono regionem królewskim, nikt nie wchodzi ani nie wychodzi, a umieszczać wolno we wszystkich dziewięciu regionach. W głównej punktacji caballeros zostają w środku.

    Z Eskortą idzie z królem dwóch caballeros z jego regionu. Wicekról zamienia go z grandem. Letnia rezydencja posyła go tam, gdzie stoi najmniej caballeros. Infiltracja pozwala biorącemu umieszczać w regionie królewskim. Turniej wrzuca do castillo wszystkich grandów, którzy nie są przy królu; tam dają premię, a w następnej głównej punktacji właściciele wskazują, dokąd idą.
    .ids = EG-REG-1 EG-REG-2 EG-REG-3 EG-KING-9 EG-KING-10 EG-KING-14 EG-KING-15 EG-GEN-9 EG-GEN-10 EG-GEN-11 EG-CARD-EXILE-1 EG-CARD-ESCORT-1 EG-CARD-TOURN-1 EG-CARD-TOURN-2 EG-CARD-SUMMER-1 EG-CARD-REVOLT-1 EG-CARD-INFIL-1 EG-CARD-VICEROY-1
    .edition = 2023

rules-18-title = Karty weteranów (2023)
rules-18 =
    Użyć można dowolnych z czterech kart weteranów. Za każdą z jej stosu usuwa się losową, niewidzianą kartę i do końca gry nikt nie wie którą. Potem stos się tasuje.

    Dwie z nich to weta. Kto bierze weto, kładzie je przed sobą i może nim w tej lub następnej rundzie zatrzymać akcję specjalną przeciwnika. Decyduje zaraz po zapowiedzi i anuluje całą akcję specjalną; później jest za późno. Umieszczania ani wezwania zatrzymać nie można.

    „Umieść 2 lub przesuń” pozwala wybrać jedną z dwóch akcji. Przy „Tajnej punktacji” każdy wskazuje na dysku region i punktuje się te, które stoją tylko na jednym dysku.
    .ids = EG-VTRN-1 EG-VTRN-2 EG-VTRN-3 EG-VETO-1 EG-VETO-4 EG-VETO-6 EG-VETO-7 EG-VETO-10 EG-VETO-13 EG-VETO-14
    .edition = 2023

rules-19-title = Zmiana sił (2023)
rules-19 =
    Przed pierwszą rundą każdy dostaje trzy szare karty. Jedną z nich potajemnie przekazuje sąsiadowi po lewej, wszyscy naraz. Trzy szare karty masz na ręce przez całą grę.

    Razem z kartą siły możesz zagrać jedną szarą. O kolejności decyduje suma i różnić muszą się tylko sumy; ilu wzywasz, mówi tylko karta kolorowa. Najniższa suma bierze figurkę pierwszego gracza.

    W swojej turze, po wezwaniu i zanim weźmiesz kartę akcji, możesz raz użyć efektu szarej karty. Weto go nie zatrzyma. Potem odkłada się obie karty. Pełnomocnictwo może zwrócić szarą kartę tej rundy albo dowolną zużytą, jeśli tak ustalono.
    .ids = EG-SHIFT-1 EG-SHIFT-2 EG-SHIFT-3 EG-SHIFT-4 EG-SHIFT-5 EG-SHIFT-6 EG-SHIFT-7 EG-SHIFT-8 EG-SHIFT-9 EG-SHIFT-10 EG-SHIFT-16
    .edition = 2023

rules-20-title = Przewaga regionu rodzinnego (1995)
rules-20 =
    Grand liczy się w swoim regionie jako jeden caballero, ilekroć region jest punktowany, także przy premiach. Do kolejności należy nawet sam grand. Gdzie sumuje się caballeros, jak przy „najwięcej” i „najmniej”, nie liczy się, i nikt go nie przesuwa ani nie odsyła.

    Jeśli wszyscy caballeros, których pozwala umieścić karta, idą do regionu rodzinnego, możesz dodać tam z dworu jeszcze jednego. Region musi być otwarty, czyli obok królewskiego. Caballeros z akcji specjalnej się do tego nie liczą. Warianty z 1995 można dowolnie łączyć.
    .ids = EG-MIX-1 EG-HOME-1 EG-HOME-2 EG-HOME-3 EG-HOME-4 EG-HOME-5 EG-HOME-6 EG-HOME-7 EG-HOME-8
    .edition = 1995

rules-21-title = Ograniczone przesunięcia (1995)
rules-21 =
    Akcja specjalna, która przesuwa caballeros z regionu do regionu, przesuwa pełną liczbę tylko wtedy, gdy każdy idzie do regionu sąsiedniego albo do castillo. Gdy tylko jeden idzie dalej, cała akcja może przesunąć o dwóch mniej. Z czterech ruchów zostają więc dwa, a z dwóch żaden: wtedy dalekie ruchy w ogóle nie są możliwe.

    Umieszczanie, wypędzanie, wyjście z castillo, powroty do prowincji oraz ruchy króla i granda nie są ograniczone.
    .ids = EG-LIMIT-1 EG-LIMIT-2 EG-LIMIT-3 EG-LIMIT-4 EG-LIMIT-5 EG-LIMIT-6 EG-LIMIT-7
    .edition = 1995

rules-22-title = Francja (1995)
rules-22 =
    Francja jest dziesiątym regionem, obok Aragonii i Katalonii, i daje 3/1/0. Ma trzy miejsca, więc stoi tam najwyżej trzech caballeros; król i grandowie nigdy. Kto wprowadza caballero, wybiera mu wolne miejsce.

    Gdy Francja jest punktowana, miejsce ambasadora daje właścicielowi 2 punkty, a miejsce posła 1, bez względu na kolejność. Trzecie miejsce nie daje nic. Kto odchodzi, zwalnia miejsce; pozostali stoją, gdzie stali.

    Francji nie ma na dyskach. Z castillo nikt więc tam nie przyjdzie, ale przesunięcia, tabele punktacji i karty punktujące region działają na nią jak na inne.
    .ids = EG-FRANCE-1 EG-FRANCE-2 EG-FRANCE-3 EG-FRANCE-4 EG-FRANCE-5 EG-FRANCE-6 EG-FRANCE-7 EG-FRANCE-8 EG-FRANCE-9 EG-FRANCE-10 EG-FRANCE-11 EG-FRANCE-12 EG-FRANCE-13
    .edition = 1995

rules-23-title = Grenada (1995)
rules-23 =
    Grenada zaczyna jako królestwo muzułmańskie. Dopóki nie zostanie zdobyta, nigdy nie jest punktowana, król i grandowie nie mają wstępu i nikt nie umieszcza tam z dworu. Caballeros wchodzą przez przesunięcia na mapie, wypędzeni z regionu albo z castillo w głównej punktacji.

    Jeśli na koniec tury stoi tam dwunastu lub więcej caballeros, wszystkich graczy razem, Grenada zostaje zdobyta. Od razu jest punktowana, punkty za wszystkie miejsca są podwójne, i odtąd to region jak inne. Żadne weto tego nie zatrzyma.
    .ids = EG-GRAN-1 EG-GRAN-2 EG-GRAN-3 EG-GRAN-4 EG-GRAN-5 EG-GRAN-6 EG-GRAN-7 EG-GRAN-8 EG-GRAN-9 EG-GRAN-10 EG-GRAN-11
    .edition = 1995

rules-24-title = Kościół (1995)
rules-24 =
    Czterech czarnych caballeros zaczyna w dwóch regionach, po dwóch. W każdej kolejności liczą się temu, kto ma znacznik Kościoła; dopóki nie ma go nikt, nie liczą się nikomu.

    Karta Kościoła to szósta karta akcji i jest do wyboru w każdej rundzie. Umieszcza trzech caballeros. Jej akcja specjalna przynosi ci znacznik i możesz przesunąć do dwóch czarnych caballeros. Znacznik masz, dopóki nie weźmie go inny gracz.

    W każdej turze posiadacz może wezwać o jednego więcej albo umieścić o jednego więcej, nie jedno i drugie. Czarni caballeros nigdy nie idą do regionu królewskiego, do castillo, do prowincji ani na dwór, ani do Francji czy niezdobytej Grenady. Dla posiadacza są własni, dla innych obcy.
    .ids = EG-CHURCH-1 EG-CHURCH-2 EG-CHURCH-3 EG-CHURCH-4 EG-CHURCH-5 EG-CHURCH-6 EG-CHURCH-7 EG-CHURCH-8 EG-CHURCH-9 EG-CHURCH-10 EG-CHURCH-11 EG-CHURCH-12 EG-CHURCH-15 EG-CHURCH-17 EG-CHURCH-18 EG-CHURCH-19
    .edition = 1995

rules-25-title = Król i intrygant: karty (1995)
rules-25 =
    Wszyscy mają te same 18 kart akcji o wartościach od 10 do 180 zamiast kart siły, a żadne karty akcji nie leżą do wyboru. Karta ma wartość, liczbę wzywanych caballeros i akcję specjalną. To, co większość z nich robi i ilu wzywa, jest zastępcze, bo nie mieliśmy instrukcji; własna talia to zmienia.

    Na początku wszyscy naraz ustawiają tarczę i umieszczają tam z prowincji jeszcze jednego caballero albo na dworze, jeśli w tym regionie stoi król. Potem każdy potajemnie odkłada pięć z 18 kart: są poza grą i nikt inny ich nie zobaczy. Pozostałymi 13 kartami się gra.
    .ids = KI-1 KI-2 KI-3 KI-4 KI-5 KI-7 KI-8 KI-9 KI-26 KI-27
    .edition = 1995

rules-26-title = Król i intrygant: runda (1995)
rules-26 =
    Kolejno każdy zagrywa odkrytą kartę, ale nie o wartości, która już leży. W pierwszej rundzie zaczyna pierwszy gracz, później ten, kto miał najniższą wartość. Najwyższa wartość dostaje kartę króla i największą kartę caballeros, najniższa najmniejszą i kartę intryganta. Gra się od najwyższej wartości do najniższej.

    W swojej turze wzywasz tylu caballeros, ilu podaje twoja karta. Potem umieszczasz tylu, ilu podaje karta caballeros, i używasz akcji specjalnej, w dowolnej kolejności. Z kartą króla przesuwasz króla do dowolnego innego regionu. Z kartą intryganta przesuwasz z jednego regionu jednego caballero przeciwnika albo dowolną liczbę własnych. W dwie lub trzy osoby możesz zamiast tego wybrać akcję własnej karty; opcja daje ten wybór każdej liczbie graczy.

    Zagrana karta jest poza grą; tylko 180 przywraca jedną. Weto zostaje przed graczem i zatrzymuje także króla i intryganta. Francji, kościoła i nieużywanych kart nie można łączyć z tym dodatkiem.
    .ids = KI-6 KI-10 KI-11 KI-12 KI-13 KI-14 KI-15 KI-16 KI-17 KI-18 KI-19 KI-20 KI-21 KI-22 KI-23 KI-24 KI-25 KI-MIX-1
    .edition = 1995

rules-27-title = Wielki inkwizytor i kolonie: nowe obszary (1995)
rules-27 =
    Dochodzą cztery obszary: Francja, statek, Ameryka i Morze Śródziemne. Punktuje się je jak regiony, po hiszpańskich. Francja daje 3/1/0 i ma trzy miejsca, z których dwa przynoszą 2 punkty i 1 punkt więcej. Statek daje 3 punkty swojemu kapitanowi i nic więcej. Ameryka daje 4/0/0, a swojemu wicekrólowi 5. Morze Śródziemne daje 4/2/1. Kapitan i wicekról nie liczą się do kolejności.

    Na statku umieszcza się, dopóki król jest na wybrzeżu lub we Francji, a we Francji, dopóki jest w Aragonii lub Katalonii. Z tych czterech król wchodzi tylko do Francji. Karty przesuwające caballeros lub tabele punktacji sięgają wszystkich. Kto trafia do Francji, wybiera wolne miejsce; kto trafia do Ameryki albo na statek inaczej niż rejsem, może od razu objąć wolny urząd, później nie. Żadnego z nich nie ma na dyskach i nikt nie przychodzi tam z castillo.
    .ids = GI-BASE-1 GI-SET-2 GI-REG-1 GI-REG-2 GI-REG-3 GI-REG-5 GI-REG-6 GI-BASE-9 GI-FRA-1 GI-FRA-2 GI-FRA-3 GI-FRA-4 GI-FRA-5 GI-SHIP-2 GI-SHIP-4 GI-SHIP-5 GI-SHIP-8 GI-AME-1 GI-AME-2 GI-AME-3 GI-AME-6 GI-MED-1 GI-MED-2 GI-MOVE-1 GI-SCO-1 GI-SCO-5
    .edition = 1995

rules-28-title = Wielki inkwizytor i kolonie: rejsy, złoto i towary (1995)
rules-28 =
    Twoi caballeros, którzy na początku twojej tury są na morzu, mogą w niej popłynąć po jednym razie, między dowolnymi częściami: ze statku do Ameryki, na Morze Śródziemne albo na wybrzeże, gdzie nie ma króla, a stamtąd na statek. W jednej turze caballero rusza się tylko raz, kartą albo rejsem; umieszczenie nie jest ruchem.

    W Ameryce jest złoto, na Morzu Śródziemnym towary, a większość kart stosu 7 przynosi ich więcej. Twój caballero może wejść na wolny żeton po przybyciu albo później w twojej turze, jeśli się jeszcze nie ruszył; na to, co w tej turze sam wprowadzasz, nawet jeśli się ruszył. Odtąd niesie żeton. W regionie Hiszpanii od razu go oddaje: 6 punktów za złoto, 4 za towary, bez względu na to, kto go przesunął. Niosący liczą się w punktacji, nie mają urzędów na morzu i nigdy nie idą do castillo. W drodze na prowincję lub dwór ładunek przepada. Część z tego zmieniają opcje.
    .ids = GI-TURN-1 GI-TURN-2 GI-TURN-3 GI-TURN-5 GI-SEA-1 GI-SEA-2 GI-SEA-3 GI-SEA-4 GI-SEA-5 GI-SEA-6 GI-SET-13 GI-TURN-4 GI-TOK-2 GI-TOK-3 GI-TOK-4 GI-TOK-5 GI-TOK-6 GI-TOK-8 GI-TOK-9 GI-TOK-11 GI-TOK-12 GI-CAR-1 GI-CAR-2 GI-CAR-3 GI-CAR-5 GI-SHIP-7 GI-AME-7
    .edition = 1995

rules-29-title = Wielki inkwizytor i kolonie: inkwizytor i tablica ograniczająca (1995)
rules-29 =
    Czterech czarnych caballeros zaczyna w dwóch regionach. Kto ma inkwizytora, liczy ich jako własnych; dopóki nie ma go nikt, zajmują w kolejności miejsce i nic nie dostają. Karta stosu 6 jest do wyboru w każdej rundzie. Umieszcza do trzech, przynosi ci inkwizytora i możesz przesunąć do dwóch czarnych caballeros. Raz na rundę posiadacz ma we własnej turze premię: o jednego caballero więcej na dwór albo o jednego więcej przy umieszczaniu.

    Tablica ograniczająca leży w jednym regionie i ma sześć miejsc dla dwóch lub trzech graczy, poza tym dziesięć. Kto wchodzi do regionu, staje na wolnym miejscu, a w punktacji liczą się tylko stojący na tablicy. Gdy zwalniają się miejsca, posiadacz inkwizytora wybiera, kto na nie wejdzie; bez posiadacza zostają wolne. Tablicę przenosi tylko karta „Tablica ograniczająca”, a kto ją zagrywa, wybiera, kto na niej stanie.
    .ids = GI-SET-3 GI-SET-4 GI-INQ-1 GI-INQ-2 GI-INQ-3 GI-INQ-4 GI-BON-1 GI-BON-2 GI-BON-4 GI-BON-5 GI-BLK-1 GI-BLK-2 GI-BLK-6 GI-P6-1 GI-P6-2 GI-P6-3 GI-P6-4 GI-LIM-1 GI-LIM-2 GI-LIM-5 GI-LIM-7 GI-LIM-8 GI-LIM-9
    .edition = 1995

rules-30-title = Wielki inkwizytor i kolonie: karty stosu 7 (1995)
rules-30 =
    Stos 7 ma jedenaście kart. Jak przy karcie stosu 6, umieszczasz do tylu, ile karta pokazuje. Większość liczb i liczba kopii są odtworzone, bo instrukcja ich nie podaje; własna talia to zmienia. Czego nikt nie weźmie, odpada, a jego złoto i towary nie wchodzą do gry.

    Trzy karty przenoszą tablicę ograniczającą. Pozostałe zamykają wszystkich grandów przeciwników w castillo do najbliższej głównej punktacji; przesuwają do trzech własnych z ładunkiem; biorą inkwizytora i punktują tam, gdzie stoją czarni caballeros; punktują cztery nowe obszary; albo leżą na obszarze, który punktuje się po następnej rundzie. Trzy się zachowuje: „Podwójne uderzenie” powtarza akcję specjalną przeciwnika zaraz po niej, „Odwróć kartę” usuwa kartę z rundy, „Po castillo” przesuwa w głównej punktacji dwóch własnych, zanim punktuje się regiony.
    .ids = GI-RND-1 GI-RND-2 GI-BASE-3 GI-P7-1 GI-P7-2 GI-P7-LIM-1 GI-P7-CON-1 GI-P7-CON-2 GI-P7-TRA-1 GI-P7-SIN-1 GI-P7-SNE-1 GI-P7-SLA-1 GI-P7-SLA-2 GI-P7-DOU-1 GI-P7-DOU-2 GI-P7-DOU-5 GI-P7-TUR-1 GI-P7-TUR-2 GI-P7-AFT-1 GI-P7-AFT-2 GI-SCO-8
    .edition = 1995

rules-31-title = Wielki inkwizytor i kolonie: razem z innymi (1995)
rules-31 =
    Region rodzinny, ograniczone przesunięcia, Grenada, krótkie gry i wszystkie inne wykładnie z 1995 pasują do tego dodatku. Sama Francja i Kościół nie: są jego częściami.

    Z Królem i intrygantem nie ma stosów od 1 do 5 ani kart siły. W swojej turze używasz akcji zagranej karty albo należącego do niej króla lub intryganta, albo bierzesz kartę stosu 6 lub 7 i umieszczasz do tylu, ile ona pokazuje. Podwójne uderzenie powtarza każdą z tych akcji, intrygant sięga nowych obszarów, a „Odwróć kartę” może też zatrzymać akcję jak weto. Na początku drugi dysk daje jeszcze jednego caballero.
    .ids = GI-MIX-1 GI-MIX-2 GI-KI-1 GI-KI-2 GI-KI-3 GI-KI-4 GI-KI-5 GI-KI-6 GI-KI-8 GI-KI-9 GI-KI-10 GI-KI-11
    .edition = 1995

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
