# Jak gra się w Eight-Minute Empire: Legends, część po części z zasadami, na których się opiera, oraz słowa pierwszej gry z
# przewodnikiem.

rules-1-title = Cel gry
rules-1 =
    Prowadzisz lud z legend i wysyłasz swoje armie na wyspy. W każdej turze bierzesz jedną kartę: istotę albo miejsce, które do ciebie dołącza, ze zdolnością na resztę partii i z akcją, którą wykonujesz od razu.

    Gdy wszyscy rozegrają wszystkie swoje tury, dostajesz punkty za regiony i wyspy, które kontrolujesz, za swoje karty i za największą liczbę eliksirów. Wygrywa najwyższy wynik. Monet jest mało i muszą wystarczyć: przy dwóch graczach każdy ma ich 12, przy trzech 11, przy czterech 9.
    .ids = EL-END-1 EL-SCO-3 EL-SCO-4 EL-SCO-5 EL-SCO-6 EL-SCO-8 EL-SET-11

rules-2-title = Mapa
rules-2 =
    Mapa składa się z czterech części, a każda ma dwie strony. Jedna leży pośrodku, pozostałe trzy przylegają do niej, każda z innej strony.

    Granice dzielą ląd na regiony. Regiony połączone lądem tworzą wyspę. Kropkowane linie prowadzą przez morze: niektóre łączą wyspy tej samej części, a gdzie spotykają się linie dwóch części, tam łączą się i te części. W układzie T z innymi połączona jest tylko część środkowa. Linie, które kończą się na brzegu mapy, nigdzie nie prowadzą.

    Dwie strony są szczególne. Jeśli na mapie jest Pustynia, region startowy musi być na niej. Wyżyny to przy punktacji trzy wyspy, ale po mostach między nimi chodzi się jak po lądzie.
    .ids = EL-SET-2 EL-SET-3 EL-SET-4 EL-SEG-1 EL-SEG-2 EL-MOVE-2

rules-3-title = Przygotowanie
rules-3 =
    Partię przygotowuje jeden z graczy albo los. Gracz rozkłada części, dowolnie obrócone i dowolną stroną do góry, po czym wybiera region startowy: na środkowej części i połączony z inną.

    Każdy ma 18 armii i 3 miasta i stawia 4 armie w regionie startowym. Piąta armia każdego gracza idzie do innego regionu, wszystkie razem. Musi on leżeć na części, na której nie ma regionu startowego i która nie leży pośrodku.

    Przy dwóch graczach są też armie neutralne. Umieszczacie ich na zmianę, po jednej, dziesięć, w dowolnych regionach. Do nikogo nie należą i nigdy się nie przesuwają, ale liczą się, gdy rozstrzyga się, kto kontroluje region.

    Karty się tasuje, a sześć leży odkrytych w rzędzie. Przy dwóch graczach używa się 27 kart, przy trzech 32, przy czterech wszystkich 34.
    .ids = EL-SET-1 EL-SET-5 EL-SET-6 EL-SET-7 EL-SET-8 EL-SET-9 EL-SET-10 EL-SET-12 EL-SET-13

rules-4-title = Licytacja o początek
rules-4 =
    Przed pierwszą turą każdy w tajemnicy oferuje część swoich monet albo nic. Wszystkie oferty odsłania się jednocześnie. Kto zaoferował najwięcej, płaci i wskazuje, kto zaczyna; może to być ktokolwiek. Pozostałym monety zostają.

    Jeśli najwyższą ofertę złożyło kilka osób, wskazuje i płaci najmłodsza z nich. Jeśli nikt nic nie zaoferował, za darmo wskazuje osoba najmłodsza przy stole. Więcej licytacji nie będzie: dalej gra się zgodnie z ruchem wskazówek zegara.
    .ids = EL-BID-1 EL-BID-2 EL-BID-3 EL-BID-4 EL-BID-5 EL-BID-6

rules-5-title = Twoja tura
rules-5 =
    Weź jedną kartę z rzędu i zapłać za nią. Pierwsza z lewej jest darmowa, dwie następne kosztują po 1 monecie, dwie kolejne po 2, a ostatnia 3. Kartę musisz wziąć, i to taką, na którą cię stać.

    Karta leży odkryta przed tobą. Jej zdolność działa od razu, także przy akcji tej samej karty, i aż do końca partii. Zdolności kilku kart się sumują.

    Potem możesz wykonać akcję karty, w całości, częściowo albo wcale. Przy karcie z „albo” wybierasz jedną z dwóch akcji. Przy karcie z „potem” możesz wykonać obie, ale tylko w podanej kolejności; pierwszą możesz pominąć.

    Na koniec tury rząd przesuwa się w lewo, a na jego prawy koniec trafia nowa karta. To, czego nikt nie bierze, z czasem więc tanieje. Gdy talia się wyczerpie, rząd się skraca. Przy dwóch graczach każdy ma 11 tur, przy trzech 10, przy czterech 8.
    .ids = EL-TURN-1 EL-TURN-2 EL-TURN-3 EL-TURN-4 EL-TURN-5 EL-TURN-6 EL-TURN-7 EL-TURN-8 EL-END-1

rules-6-title = Umieszczanie armii
rules-6 =
    Nowe armie pochodzą z twojego zapasu, najwyżej tyle, ile podaje karta. Każda twoja karta, która daje dodatkową armię, dodaje do tego za każdym razem 1.

    Mogą trafić tylko w dwa rodzaje miejsc: do regionu startowego i do regionów, w których masz własne miasto. Możesz je między nie dowolnie rozdzielić i nie musisz umieszczać wszystkich. Gdy wszystkie twoje 18 armii jest na mapie, nie możesz umieścić kolejnych.
    .ids = EL-PLACE-1 EL-PLACE-2 EL-PLACE-3 EL-PLACE-4 EL-ABI-1

rules-7-title = Przesuwanie armii
rules-7 =
    Karta daje ci pewną liczbę punktów ruchu, a niektóre twoje karty dodają kolejne przy każdym przesuwaniu. Wykorzystaj je na dowolne swoje armie: jedną daleko albo kilka blisko.

    Krok lądem do sąsiedniego regionu kosztuje 1 punkt. Krok przez morze, wzdłuż kropkowanej linii, kosztuje 3. Każda twoja latająca karta obniża koszt kroku przez morze o 1, ale zawsze wynosi on co najmniej 1. Armia nie może zostać na środku morza, a niewykorzystane punkty przepadają.

    Przesuwasz tylko własne armie. Cudze nigdy nie stoją ci na drodze.
    .ids = EL-MOVE-1 EL-MOVE-2 EL-MOVE-3 EL-MOVE-4 EL-MOVE-5 EL-MOVE-6 EL-ABI-1

rules-8-title = Miasta i niszczenie armii
rules-8 =
    Miasto budujesz w regionie, w którym masz co najmniej jedną armię. Gdy rozstrzyga się, kto tam ma kontrolę, liczy się ono jak armia, a przy nim możesz umieszczać nowe armie. Masz trzy miasta. Nigdy się ich nie przesuwa ani nie usuwa, a w jednym regionie może ich stać dowolnie wiele.

    Aby zniszczyć armię, wybierz region, w którym masz własną armię; samo miasto nie wystarczy. Usuń stamtąd jedną armię dowolnego gracza albo neutralną. Wraca ona do zapasu właściciela, a neutralna znika z gry. Kto ma kartę „Straszliwy olbrzym”, nie może w ten sposób stracić armii.
    .ids = EL-CITY-1 EL-CITY-2 EL-CITY-3 EL-CITY-4 EL-KILL-1 EL-KILL-2 EL-KILL-3 EL-KILL-4 EL-KILL-5

rules-9-title = Co dają karty
rules-9 =
    Niektóre zdolności wzmacniają twoje akcje: dodatkowa armia, dodatkowy punkt ruchu, latanie. Jedna chroni wszystkie twoje armie przed zniszczeniem. Niektóre karty mają eliksiry, a jedna przynosi 2 monety, gdy tylko ją weźmiesz.

    Inne dają punkty na koniec. Wiele kart ma w nazwie słowo, które łączy je w rodzinę: są karty pradawne, tajemne, przeklęte, straszliwe, leśne, górskie, nocne i szlachetne. Pewne karty dają 1 punkt za każdą twoją kartę z danej rodziny, a jeśli same do niej należą, liczą też siebie. Dwie karty górskie są razem warte 3 punkty, trzy szlachetne 4: tylko w komplecie i tylko wtedy, gdy masz kartę, która o tym mówi.

    „Przeklęta wieża” daje 1 punkt za każdą twoją latającą kartę, a „Straszliwy ogr” 1 punkt za każde 3 monety, które ci zostaną.
    .ids = EL-ABI-1 EL-ABI-2 EL-ABI-3 EL-ABI-4 EL-ABI-5 EL-ABI-6 EL-ABI-7

rules-10-title = Punktacja
rules-10 =
    Gdy wszystkie tury są rozegrane, następuje punktacja. Kontrolujesz region, jeśli masz w nim więcej armii i miast niż ktokolwiek inny. Przy remisie nie kontroluje go nikt. Armie neutralne liczą się jak jeszcze jeden gracz: jeśli jest ich najwięcej albo remisują o pierwsze miejsce, regionu nie dostaje nikt.

    Kontrolujesz wyspę, jeśli kontrolujesz więcej jej regionów niż ktokolwiek inny; przy remisie nie dostaje jej nikt. Każdy region daje 1 punkt i każda wyspa także. Wyspa z jednym tylko regionem jest więc warta 2 punkty.

    Kto ma najwięcej eliksirów, dostaje 2 punkty. Jeśli najwięcej ma kilka osób, każda z nich dostaje 1; gdy nikt nie ma eliksirów, nie dostaje nikt. Potem dolicza się punkty za karty, a także za żetony i przywódców, jeśli są w grze.
    .ids = EL-SCO-1 EL-SCO-2 EL-SCO-3 EL-SCO-4 EL-SCO-5 EL-SCO-6 EL-SCO-7

rules-11-title = Zwycięstwo i pełna gra
rules-11 =
    Wygrywa najwięcej punktów. Jeśli kilka osób ma ich tyle samo, rozstrzyga między nimi liczba monet, potem liczba armii na mapie, a potem liczba kontrolowanych regionów. Gdy i to jest równe, dzielą się zwycięstwem.

    Pełna gra składa się z trzech partii. Każdą przygotowuje się od nowa, za każdym razem robi to następny gracz, z nową licytacją, nowymi kartami i pełną liczbą monet. Punkty ze wszystkich trzech się sumuje i wygrywa najwyższa suma. Przy równej sumie zwycięstwo jest wspólne.
    .ids = EL-SCO-8 EL-TIE-1 EL-TIE-2 EL-FULL-1 EL-FULL-2 EL-FULL-3

rules-12-title = Odkrycia i cytadele
rules-12 =
    Jeśli chcecie, na mapie leżą żetony, w każdym regionie najwyżej jeden, a w startowym żaden. Wszystkie rodzaje można łączyć.

    Pięć odkryć leży odsłoniętych. Kto w takim regionie zbuduje pierwsze miasto, bierze żeton, który od razu działa. Magiczne źródło jest warte 2 eliksiry. Chata daje dodatkową armię przy każdym umieszczaniu, Stajnia dodatkowy punkt ruchu przy każdym przesuwaniu. Ukryty skarb to 1 moneta. Księga czarów jest warta 1 punkt, a jej posiadacz wygrywa każdy remis o zwycięstwo.

    Trzy cytadele zostają na swoich miejscach. Kto na koniec kontroluje region z cytadelą, dostaje o 1 punkt więcej.
    .ids = EL-TOKEN-1 EL-TOKEN-2 EL-TOKEN-3 EL-TOKEN-4 EL-DISC-1 EL-DISC-2 EL-DISC-3 EL-DISC-SPRING EL-DISC-COTTAGE EL-DISC-TREASURE EL-DISC-BOOK EL-DISC-STABLE EL-CIT-1

rules-13-title = Spotkania
rules-13 =
    Można grać ze smokiem, z dwoma portalami i z bandą rzezimieszków, ze wszystkim albo tylko z częścią. Kto przygotowuje partię, może jeszcze coś z tego pominąć, ale portale kładzie się oba albo żadnego.

    Smoka pokonuje ten, kto wprowadzi do jego regionu siódmą armię; nieważne, czyje to armie, a miasta się nie liczą. Ta osoba bierze żeton i ma za niego na koniec 2 punkty.

    Regiony obu portali sąsiadują ze sobą lądem: krok z jednego do drugiego kosztuje 1 punkt ruchu.

    Banda rzezimieszków żąda monety za każdą armię, którą umieścisz w jej regionie albo do niego przesuniesz, nawet jeśli armia tylko tamtędy przechodzi. Bez monety nie wejdzie. Wyjście jest darmowe, budowa miasta też.

    Armie, które stoją w tych regionach od początku, nie pokonują smoka i nie płacą bandzie.
    .ids = EL-ENC-1 EL-ENC-DRAGON-1 EL-ENC-DRAGON-2 EL-ENC-PORTAL-1 EL-ENC-ROGUES-1 EL-ENC-ROGUES-2

rules-14-title = Trujące bagno
rules-14 =
    Do odkryć dochodzi Trujące bagno, a wszystkie sześć żetonów leży zakrytych; nikt nie wie, który jest który. Kto w takim regionie zbuduje pierwsze miasto, musi wziąć żeton i go odwraca. Trujące bagno kosztuje swojego posiadacza na koniec 1 punkt.

    Można to sprawdzić wcześniej: na koniec swojej tury widzisz zakryte żetony we wszystkich regionach, które w tej chwili kontrolujesz. Widzisz je tylko ty, więc nie daj nic po sobie poznać.
    .ids = EL-SWAMP-1 EL-SWAMP-2 EL-SWAMP-3 EL-SWAMP-4

rules-15-title = Przywódcy
rules-15 =
    W grze z przywódcami każdy dostaje losowo jednego z czterech. Działa on przez całą partię.

    Królowa wróżek: po ostatniej turze wszystkich może wziąć z rzędu jeszcze jedną kartę i płaci za nią jak zwykle. Akcji karty się nie wykonuje, ale wszystko inne na niej się liczy. Mając co najmniej trzy leśne karty, królowa dostaje 1 punkt.

    Król zbójców: może umieszczać armie także przy miastach przeciwników, płacąc właścicielowi miasta 1 monetę za każdą. Ilekroć zniszczy armię przeciwnika, może zabrać mu 1 monetę.

    Czerwona czarodziejka: zaczyna z jedną armią więcej w regionie startowym. Zniszczone armie przeciwników zatrzymuje i za każde trzy dostaje 1 punkt.

    Biały rycerz: ilekroć zbuduje miasto, może od razu postawić tam jedną armię. Na koniec dostaje o 1 punkt więcej za każdą kontrolowaną wyspę, która ma co najmniej trzy regiony.
    .ids = EL-LEAD-1 EL-LEAD-FQ-1 EL-LEAD-FQ-2 EL-LEAD-BK-1 EL-LEAD-BK-2 EL-LEAD-RS-1 EL-LEAD-RS-2 EL-LEAD-WK-1 EL-LEAD-WK-2

rules-16-title = Części w rzędzie i inna interpretacja zasad
rules-16 =
    Zamiast w T cztery części można ułożyć obok siebie w rzędzie, wszystkie pionowo albo wszystkie poziomo. Sąsiednie są połączone, a ostatnia łączy się z pierwszą, można więc obejść cały świat dookoła. Region startowy jest wtedy na jednej z dwóch wewnętrznych części, a jeśli gra się z Pustynią, musi tam leżeć i ona. Piąte armie idą na dowolną część bez regionu startowego.

    Instrukcja zostawia kilka spraw otwartych i stół może je rozstrzygnąć inaczej. O równych ofertach zamiast wieku może decydować kostka, a płacić mogą wszyscy, którzy zaoferowali najwięcej. Można łączyć dowolne cztery strony, na którejkolwiek części są wydrukowane. Z Pustynią region startowy może być gdziekolwiek na niej. Połączone mogą być wszystkie trzy wyżyny. Zakryty żeton można zostawić. A Król zbójców może być taki jak w pierwszym wydaniu angielskim: zamiast korzystać z cudzych miast, ma 1 punkt, gdy wszystkie jego 18 armii jest na mapie.
    .ids = EL-ROW-1 EL-ROW-2 EL-ROW-3 EL-ROW-4 EL-BID-7 EL-BID-3 EL-SEG-1 EL-SEG-2 EL-SWAMP-2 EL-LEAD-BK-3

# -- pierwsza gra z przewodnikiem ----------------------------------------------------

lesson-welcome = Witaj na wyspach! Grasz jako Alba, a przeciwnikami są Ronan i Nela. Każdy ma dziesięć tur i w każdej bierze jedną kartę. Potem następuje punktacja i wygrywa ten, kto ma najwięcej punktów.
lesson-islands = Na mapie są regiony i wyspy. Wrotów i Murowin leżą na jednej wyspie, Latarnów to wyspa sama w sobie. Kto ma w regionie najwięcej armii, ten go kontroluje: 1 punkt. Kto kontroluje najwięcej regionów wyspy, ma jeszcze punkt za wyspę.
lesson-armies = Skowronów to region startowy: każdy gracz ma tam cztery armie. Po jednej kolejnej trafiło do Paprocina. W zapasie zostało ci 13 armii.
lesson-row = W rzędzie leży sześć kart. Pierwsza jest darmowa, następne kosztują 1, 1, 2, 2 i 3 monety. Na całą partię masz 11 monet, więc nie wydaj ich za szybko.
lesson-bid = Najpierw wszyscy licytują w tajemnicy. Kto da najwięcej, płaci i wskazuje, kto zaczyna; pozostałym monety zostają. Zaoferuj 2 monety.
lesson-starter = Ronan dał 1 monetę, a Nela nic. Płacisz 2, więc wskazujesz, kto zaczyna. Wskaż siebie: z kart chcesz wybierać w pierwszej kolejności.
lesson-card = Weź za 1 monetę drugą kartę, „Leśny elf”. Odtąd przy każdym umieszczaniu możesz umieścić o jedną armię więcej. Takie zdolności działają aż do końca partii.
lesson-either = Teraz akcja karty. Elf ma dwie i „albo” między nimi, więc wybierz jedną: umieścić 3 armie albo przesuwać za 2 punkty ruchu. Wybierz umieszczanie.
lesson-place = Elf już ci pomaga: zamiast trzech możesz umieścić cztery armie. Nowe przybywają tylko do regionu startowego i tam, gdzie masz miasto. Miasta jeszcze nie masz, więc umieść jedną w Skowronowie; pozostałe trzy pójdą za nią.
lesson-elixirs = Karty przesunęły się w lewo i przyszła nowa. Ronan bierze kartę „Pradawny duch drzewa” z trzema eliksirami i umieszcza cztery armie. Najwięcej eliksirów jest na koniec warte 2 punkty.
lesson-both = Nela bierze kartę „Nocny czarodziej”. Między akcjami stoi „potem”, więc może wykonać obie, w tej kolejności: umieścić trzy armie, a potem jedną zniszczyć. W Skowronowie ma armie, więc może tam uderzyć.
lesson-flying = Zniszczyła jedną twoją armię, która wróciła do zapasu. W Skowronowie jest tłoczno, więc wyruszmy za morze. Weź kartę „Pradawny feniks”: 5 punktów ruchu, a do tego lata.
lesson-sea = Krok przez morze, wzdłuż kropkowanej linii, kosztuje 3 punkty. Z twoją latającą kartą tylko 2, a z drugą byłby to 1. Przesuń armię ze Skowronowa do Murowina; jeszcze jedna pójdzie za nią.
lesson-land = Został jeden punkt, w sam raz na krok lądem. Przesuń armię z Murowina do Wrotowa.
lesson-rule = Dwa regiony i cała wyspa są twoje: 3 punkty. Tu widzisz, ile i za co każdy by dostał, gdyby partia skończyła się teraz. Punkty przyznaje się dopiero na końcu.
lesson-city = Ronan bierze kartę „Leśne miasto w koronach” i buduje miasto w Paprocinie, gdzie ma armię. Miasto liczy się jak armia. Z armią i miastem Ronan tam prowadzi: ty i Nela macie po jednej armii.
lesson-rival = Teraz lata też Nela. „Przeklęte gargulce” przenoszą jej armię przez morze i dalej do Wrotowa, a za resztę punktów wysyła dwie do Makowic.
lesson-tie = We Wrotowie jest jeden do jednego. Przy remisie kontroli nie ma nikt. Wyspa wciąż jest twoja, bo kontrolujesz Murowin, a Nela nie kontroluje tam nic. Makowice należą do niej.
lesson-cheaper = Gdy „Pradawna puszcza” pojawiła się w rzędzie, kosztowała 3 monety. Przesunęła się i teraz kosztuje tylko 1: czekanie się opłaca. Weź ją. Da ci miasto, a potem armie.
lesson-build = Taką kartę wykonuje się od lewej do prawej, więc najpierw miasto. Budować możesz tam, gdzie masz armię. Zbuduj je w Murowinie; miasta nigdy nie stracisz.
lesson-sum = Zdolności się sumują: 1 armia z karty, 1 więcej od elfa i 1 więcej od samej puszczy. To razem trzy. Miasto otwiera dla nich drugie miejsce: jedną umieść w Murowinie. Pozostałe dwie trafią do Skowronowa.
lesson-free = Ronan oszczędza: bierze pierwszą kartę z rzędu za darmo i umieszcza dwie armie. Jedna karta zawsze jest darmowa, więc nikt nie traci tury.
lesson-family = Nela płaci 3 monety za kartę „Nocna wioska” i buduje w Paprocinie, obok Ronana. Teraz jest tam dwa do dwóch. „Nocny czarodziej” daje jej 1 punkt za każdą nocną kartę, a ma dwie.
lesson-giant = „Straszliwy olbrzym” też jest drogi, ale wart swojej ceny: twoich armii nikt już nie zniszczy. Do tego umieszcza trzy, a potem niszczy jedną. Weź go. Zostaną ci 3 monety.
lesson-five = Z twoimi dwoma pomocnikami umieszcza pięć armii. W Skowronowie prowadzi Ronan, dziesięć do twoich siedmiu. Umieść tam jedną; pozostałe cztery pójdą za nią i będzie ich dwanaście.
lesson-destroy = A teraz niszczenie. Można to zrobić tylko tam, gdzie masz własną armię. Zniszcz we Wrotowie armię, która należy do Neli, i region znów jest twój.
lesson-forecast = Gdyby partia skończyła się teraz, przypadłyby ci 4 punkty: trzy regiony i wyspa. Nela miałaby 3, a Ronan 2 za eliksiry. Na wyspie, na której leży Skowronów, ty i Nela kontrolujecie po jednym regionie, więc nie ma jej nikt.
lesson-win = Każdy ma jeszcze sześć tur, a ty masz na nie 3 monety: teraz muszą wystarczyć tanie karty. Regiony, wyspy, eliksiry i punkty z kart, to już wszystko. Wiesz już dość: otwórz stół i graj!
