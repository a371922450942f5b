# Francja (1995): teksty krótkiej lekcji.

lesson-france-welcome = W tym wariancie z 1995 Francja jest dziesiątym regionem. Graniczy z Aragonią i Katalonią, daje 3/1/0 i ma miejsce tylko dla trzech caballeros. Król i grandowie tam nie wchodzą.
lesson-france-places = Każdy stoi na osobnym miejscu: miejsce ambasadora daje przy punktacji Francji 2 punkty więcej, posła 1, trzecie nic. Płaci się je bez względu na kolejność. Posłem jest Olivares.
lesson-france-card = Król jest w Aragonii, więc Francja jest osiągalna. Weź „Punktuj dowolny region”: umieszczasz dwóch caballeros i punktujesz region.
lesson-france-enter = Pierwszego umieść we Francji.
lesson-france-ambassador = Wolne są dwa miejsca i wybierasz ty. Weź miejsce ambasadora.
lesson-france-second = Drugi też: zostało jedno miejsce, więc nikt nie pyta. Teraz Francja jest pełna.
lesson-france-special = Teraz akcja specjalna: punktuj region. Zacznij ją.
lesson-france-score = Francję można wybrać jak każdy region. Wybierz ją.
lesson-france-paid = Prowadzisz dwa do jednego: 3 punkty i 2 za ambasadora. Olivares jest drugi: 1 punkt i 1 za posła. Zyskujesz razem 5, on 2.
lesson-france-end = Francji nie ma na dyskach, więc z castillo nikt tam nie przyjdzie. Karty przesuwają caballeros jak zwykle; kto odchodzi, zwalnia miejsce. Szczęśliwej podróży!
