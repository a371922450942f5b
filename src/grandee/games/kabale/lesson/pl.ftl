# Jak się gra w Kabale & Hiebe, rozdział po rozdziale z regułami, na których się opiera, oraz teksty pierwszej gry z przewodnikiem.

rules-1-title = Cel gry
rules-1 =
    W każdej rundzie na stole leży tyle celów, ilu jest graczy. Kładziesz pod nimi zakryte karty i starasz się mieć przewagę w tych kolumnach, które są tego warte.

    Gra trwa sześć rund. Punkty przynoszą zdobyte cele; wygrywa najwyższy wynik, a przy równych wynikach zwycięstwo jest wspólne. Cel z każdej dziedziny może podwoić twoje punkty.
    .ids = KH-RND-1 KH-FIN-1 KH-FIN-2 KH-FIN-3 KH-FIN-6

rules-2-title = Karty i przygotowanie
rules-2 =
    W grze bierze udział od 2 do 6 osób. Wszyscy mają te same 25 kart wpływu, każdy w swoim kolorze; kolor widać też na rewersie. Tasujesz swoje karty i dobierasz trzy. Twojej ręki nie widzi nikt inny.

    Cel ma dziedzinę (alchemia, szermierka, rolnictwo, handel, religia lub muzyka) i wartość od 1 do 5. Wartość mówi, ile kart musi pod nim leżeć i ile jest punktów wart. Na początku rundy cele układa się w rzędzie od lewej do prawej. Każdy zaczyna jedną kolumnę.
    .ids = KH-SET-1 KH-SET-2 KH-SET-3 KH-SET-4 KH-RND-2 KH-INFO-1 KH-INFO-3 KH-INFO-7

rules-3-title = Twoja tura
rules-3 =
    Połóż jedną kartę z ręki, zakrytą, na końcu kolumny, która nie jest zamknięta. Nie można spasować. Potem dobierz kartę, więc znów masz trzy. Gdy talia się skończy, tasujesz odrzucone karty i tworzysz z nich nową.

    Jeśli karta tuż nad twoją jest zakryta, zostaje odkryta, czyjakolwiek by była. Niektóre karty działają w tej chwili: zob. „Karty, które działają po odkryciu”. Pozostałe leżą po prostu odkryte i liczą się przy rozliczeniu.

    Kolor zakrytej karty widzą wszyscy, ale co to za karta, wie tylko jej właściciel. Gra toczy się zgodnie z ruchem wskazówek zegara.
    .ids = KH-TURN-1 KH-TURN-2 KH-TURN-3 KH-TURN-4 KH-TURN-5 KH-TURN-6 KH-TURN-7 KH-DRAW-1 KH-DRAW-2 KH-SET-5 KH-INFO-3

rules-4-title = Wypełnione cele i koniec rundy
rules-4 =
    Cel jest wypełniony, gdy leży pod nim co najmniej tyle kart, ile wynosi jego wartość. Zakryte karty też się liczą i nie ma znaczenia, czyje są. Pod wypełnionym celem wolno kłaść dalej. Jeśli karty znikną z kolumny, cel może przestać być wypełniony.

    Gdy tylko wszystkie cele są wypełnione naraz, jest to ostatnia tura rundy. Ostatnia karta odkrywa jeszcze tę nad sobą, a ta jeszcze działa; runda i tak się kończy. Potem odwraca się wszystkie karty. Te, które odsłania się dopiero teraz, nie działają już jako odkryte.

    Każdą kolumnę rozlicza się osobno. Potem wszystkie karty trafiają na stosy kart odrzuconych swoich właścicieli; karty na ręce zostają. Następną rundę zaczyna gracz po lewej od tego, kto zakończył poprzednią.
    .ids = KH-FILL-1 KH-FILL-2 KH-FILL-3 KH-FILL-4 KH-END-1 KH-END-2 KH-END-3 KH-END-4 KH-END-5 KH-END-6 KH-END-7 KH-RND-3 KH-RND-4 KH-DRAW-5

rules-5-title = Karty, które działają po odkryciu
rules-5 =
    Działają tylko wtedy, gdy w trakcie rundy odkryje je inna karta, i tylko w swojej kolumnie. Przy rozliczeniu ich wartość liczy się jak każda inna.

    Odkrywca (13): przechodzi, zakryty, na koniec najbliższej otwartej kolumny po prawej, z ostatniej do pierwszej. Jeśli karta nad nim jest tam zakryta, zostaje odkryta i działa. Odkrywca wędruje po każdym odkryciu, ale nie dwa razy w jednej turze.

    Skrytobójca (9½): karta, która go odkryła, trafia od razu na stos kart odrzuconych swojego właściciela.

    Burza (9): kolumna jest zamknięta do końca rundy. Nic się już w niej nie kładzie, Odkrywcy ją omijają, a jej cel uznaje się za wypełniony.

    Przebranie (0): właściciel może wsunąć pod nie zakrytą kartę z ręki i dobiera za nią nową. Schowana karta liczy się jako karta kolumny i odsłania się ją dopiero na koniec rundy.

    Zdrajca (10): właściciel może zamienić cel jego kolumny z celem dowolnej innej. Karty zostają na miejscu. Jeśli wtedy wszystkie cele są wypełnione, runda się kończy.
    .ids = KH-IMM-1 KH-IMM-2 KH-IMM-3 KH-IMM-4 KH-EXP-1 KH-EXP-2 KH-EXP-4 KH-EXP-5 KH-EXP-7 KH-ASS-1 KH-ASS-2 KH-ASS-3 KH-STO-1 KH-STO-2 KH-STO-3 KH-DIS-1 KH-DIS-2 KH-DIS-4 KH-DIS-5 KH-DIS-6 KH-TRA-1 KH-TRA-2 KH-TRA-3

rules-6-title = Wartości i specjaliści
rules-6 =
    Większość kart daje po prostu swoją wartość: Król 20, Królowa 16, Julia 14.

    Sześciu specjalistów ma wartość 12 pod celem ze swojej dziedziny, a gdzie indziej 8: Alchemik (alchemia), Szermierz (szermierka), Dziedzic (rolnictwo), Kupiec (handel), Kardynał (religia) i Minstrel (muzyka). Liczy się cel, który leży tam przy rozliczeniu.
    .ids = KH-NUM-1 KH-SPEC-1 KH-SPEC-2 KH-TRA-4 KH-WIN-1

rules-7-title = Rozliczenie kolumny: kolejność
rules-7 =
    W każdej kolumnie te kroki następują po sobie. Biorą w nich udział także karty spod Przebrania. Usunięta karta znika i do niczego się już nie liczy.

    1. Muszkieterowie (11): jeśli są w kolumnie, żadna inna karta nie ma w niej zdolności. Liczą się tylko nadrukowane wartości, wygrywa najwyższa suma, a kroki od 2 do 5 pomija się. Specjaliści zachowują swoje 12, Sobowtór nie ma wartości.

    2. Mag (7): usuwa wszystkie karty o wartości 10 i większej, własne też.

    3. Czarownica (1): usuwa wszystkie inne karty o wartości 9 i mniejszej.

    Dwóch Magów w jednej kolumnie znosi się wzajemnie, dwie Czarownice także. Skrytobójca ze swoim 9½ przetrwa jedno i drugie.

    4. Książę (14) i Giermek (2): kto ma w kolumnie obu, od razu zdobywa cel. Jeśli taką parę ma kilku graczy, decyduje, czyja bliższa karta z pary leży najbliżej celu.

    5. Ustala się wartości, jak mówi następny rozdział. 6. Decydują sumy.
    .ids = KH-COL-1 KH-COL-2 KH-COL-3 KH-COL-4 KH-MUS-1 KH-MUS-2 KH-MUS-3 KH-MUS-4 KH-MAG-1 KH-MAG-3 KH-MAG-5 KH-WIT-1 KH-WIT-3 KH-WIT-4 KH-PRI-1 KH-PRI-2

rules-8-title = Karty, które zmieniają wartości
rules-8 =
    Pustelnik: 12 minus 1 za każdą inną kartę w kolumnie. Mały olbrzym: 2 plus 3 za każdą inną kartę. Romeo: 5, ale 15, jeśli w tej samej kolumnie leży też Julia tego samego gracza.

    Sobowtór: ma wartość karty leżącej pod nim, ale nie jej zdolność. Nad Pustelnikiem to 12, nad Małym olbrzymem 2, nad Romeem 5. Jeśli nie ma pod nim żadnej karty, nie ma wartości.

    Smok (11): obniża o 2 wartość każdej karty pozostałych graczy w swojej kolumnie. Działanie kilku Smoków się sumuje. Żadna wartość nie spada poniżej 0.
    .ids = KH-NUM-2 KH-NUM-3 KH-HER-1 KH-GIA-1 KH-ROM-1 KH-DOP-1 KH-DOP-2 KH-DOP-3 KH-DOP-4 KH-DRA-1 KH-DRA-2

rules-9-title = Kto zdobywa cel
rules-9 =
    Sumuje się wartości kart każdego gracza w kolumnie. Cel zdobywa najwyższa suma. Przy remisie wygrywa ten, czyja karta leży najbliżej celu.

    Żebrak (4): jeśli w kolumnie jest Żebrak, wygrywa najniższa suma. Przy remisie wygrywa ten, czyja karta leży najdalej od celu. Udział biorą tylko ci, którzy mają w kolumnie kartę; wystarczy samo Przebranie z wartością 0.

    Karty bez wartości nie wystarczą do udziału. Jeśli nikt nie bierze udziału, celu nie zdobywa nikt. Zdobyte cele leżą zakryte przed zwycięzcą.
    .ids = KH-WIN-1 KH-WIN-2 KH-WIN-3 KH-WIN-4 KH-WIN-5 KH-BEG-1 KH-BEG-2 KH-BEG-3 KH-BEG-4 KH-AWD-1 KH-INFO-6

rules-10-title = Wynik końcowy i opcje
rules-10 =
    Po sześciu rundach można liczyć na dwa sposoby i obowiązuje ten, który jest dla ciebie lepszy. Zwykłe liczenie: wartości wszystkich twoich celów. Specjalne, tylko z przynajmniej jednym celem z każdej z sześciu dziedzin: najlepszy cel z każdej dziedziny liczy się podwójnie, a każdy inny kosztuje 1 punkt.

    Niskie cele są więc cenne, gdy dopełniają szóstkę. Stół można też ustawić na inną wykładnię miejsc, które instrukcja zostawia otwarte: kiedy kończy się runda, karta pod Przebraniem, co przejmuje Sobowtór, wartości poniżej 0 i kopia Czarownicy.
    .ids = KH-FIN-1 KH-FIN-2 KH-FIN-3 KH-FIN-4 KH-FIN-5 KH-FIN-6 KH-END-1 KH-DIS-8 KH-DOP-5 KH-NUM-3 KH-WIT-5

# -- pierwsza gra z przewodnikiem ------------------------------------------------------

lesson-welcome = Witaj na dworze! Grasz jako Alba, a przeciwnikami są Olivares i Mencía. Na stole leżą trzy cele, każdy na początku jednej kolumny. Kto ma pod celem przewagę, ten go zdobywa.
lesson-goals = Każdy cel ma dziedzinę i wartość. Religia 3 w kolumnie 1 potrzebuje pod sobą trzech kart i jest warta 3 punkty. Handel potrzebuje dwóch, szermierka tylko jednej. Gdy wszystkie będą wypełnione, runda się skończy.
lesson-hand = Wszyscy mają te same 25 kart, a ty trzymasz trzy z nich: Odkrywcę z 13, Przebranie z 0 i Księcia z 14. Wartości liczą się na koniec rundy. Niektóre karty działają też po odkryciu.
lesson-first = W swojej turze kładziesz jedną zakrytą kartę pod wybranym celem. Zacznij od Odkrywcy w kolumnie 1. Lubi podróże, zaraz zobaczysz.
lesson-draw = Na rękę trafił Kardynał, więc znów masz trzy karty. Odkrywca leży zakryty: inni widzą, że jest twój, ale nie wiedzą, kto to.
lesson-back = Teraz kartę w kolumnie 2 kładzie Olivares. Widzisz tylko rewers. To może być wszystko, od Króla z 20 po Przebranie z 0.
lesson-under = Mencía kładzie swoją kartę w kolumnie 1, pod twoją. Położona karta odkrywa tę nad sobą. Patrz, co zrobi twój Odkrywca.
lesson-chain = Odkrywca został odkryty i od razu zadziałał: przeszedł, zakryty, do najbliższej kolumny po prawej. Odkrył tam kartę nad sobą, a jest nią Król, którego położył Olivares. Król ma tylko wartość, więc łańcuch się skończył.
lesson-filled = W kolumnie 2 leżą teraz dwie karty, tyle, ile potrzebuje Handel 2: cel jest wypełniony. Nadal wolno tam kłaść karty. Runda trwa, dopóki nie wypełnią się wszystkie trzy cele.
lesson-specialist = Masz Kardynała, specjalistę od religii: pod celem z tej dziedziny ma wartość 12, gdzie indziej 8. Połóż go w kolumnie 1.
lesson-quiet = Twój Kardynał odkrył Giermka, którego położyła Mencía. Nic się nie stało: takie karty działają dopiero przy rozliczeniu. Giermek ma tylko 2, ale razem z Księciem tego samego gracza zdobyłby cel.
lesson-last-column = Olivares zajmuje się kolumną 3. Szermierka 1 potrzebuje tylko jednej karty, więc od razu jest wypełniona. Mencía dołoży tam drugą.
lesson-third = Mencía odkryła tym Szermierza, którego położył Olivares; pod tym celem ma wartość 12. Teraz karty brakuje już tylko w kolumnie 1. Kto ją położy, zakończy rundę, więc dobrze wykorzystaj tę turę.
lesson-mage = Na rękę trafił Mag. Przy rozliczeniu usuwa wszystkie karty o wartości 10 i większej, a w kolumnie 2 leży Król. Połóż Maga tam. Odkryje twojego Odkrywcę, który powędruje dalej i się uratuje.
lesson-assassin = Ależ łańcuch! Odkrywca przeszedł do kolumny 3 i odkrył kartę, którą położyła tam Mencía: Skrytobójcę. Kto go odkrywa, trafia na stos kart odrzuconych, więc Odkrywcy już nie ma. Wróci, gdy znów potasujesz talię.
lesson-end = Olivares kładzie trzecią kartę w kolumnie 1. Teraz wszystkie cele są wypełnione. Karta odkryje jeszcze twojego Kardynała i runda się skończy.
lesson-reveal = Na koniec odwraca się wszystkie karty. Te, które odsłania się dopiero teraz, już nie działają po odkryciu, ale liczą się wartości i zdolności przy rozliczeniu. Każdą kolumnę rozlicza się osobno.
lesson-tie = Kolumna 1: twój Kardynał ma 12, Kardynał Olivaresa też 12, a Giermek, którego położyła Mencía, 2. Przy remisie decyduje karta najbliżej celu. Twoja leżała wyżej, więc cel Religia 3 jest twój.
lesson-removed = Kolumna 2: Król miał 20, ale twój Mag go usunął. Został tylko Mag ze swoją 7 i cel Handel 2 przypada tobie. Czarownica robi odwrotnie: usuwa niskie karty.
lesson-third-goal = Kolumna 3: Szermierz z 12 pokonuje Skrytobójcę z 9½ i cel Szermierka 1 zdobywa Olivares. Ty masz dwa cele, razem za 5 punktów. To dobry początek.
lesson-steps = Kolejność w każdej kolumnie: Muszkieterowie, Mag, Czarownica, potem para Książę i Giermek, następnie karty zmieniające wartości, a na końcu sumy. Karty ze stołu są teraz na stosach kart odrzuconych; karty na ręce zostały.
lesson-round = Runda 2 przynosi trzy nowe cele. Pierwszą zakończył Olivares, więc zaczyna Mencía, która siedzi po lewej. Stawia na cel Handel 5, który ma najwyższą wartość.
lesson-king = Na rękę trafił Król, najwyższa wartość ze wszystkich. Połóż go także w kolumnie 2. Odkryjesz kartę, którą położyła tam Mencía, i zobaczysz, z czym się mierzysz.
lesson-sets = Królowa z 16: twój Król prowadzi, ale może jeszcze przyjść Mag. Pamiętaj: po sześciu rundach liczą się wartości zdobytych celów. Z celem z każdej dziedziny najlepsze liczą się podwójnie, a każdy inny kosztuje punkt.
lesson-win = Wygrać można więc wysokimi wartościami albo różnorodnością dziedzin. Co robi karta, przeczytasz w każdej chwili, gdy ją wybierzesz. Wiesz już dość: otwórz stół i graj!
