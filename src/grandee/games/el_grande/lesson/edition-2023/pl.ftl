# Wydanie z 2023: teksty krótkiej lekcji.

lesson-edition-2023-welcome = Wydanie z 2023 roku to ta sama gra z kilkoma innymi zasadami. Jest środek rundy 5, gra czworo. Jedna tura pokaże ci, co się różni.
lesson-edition-2023-power = Karty siły zagrywa się tak, jak znasz. Zagraj 9: wzywa do dwóch caballeros.
lesson-edition-2023-figure = Najniższą kartę, 4, zagrał Olivares i bierze figurkę pierwszego gracza: on zacznie następną rundę. Zużyte karty siły trafiają na koniec rundy zakryte na stos właściciela.
lesson-edition-2023-call = Twoja tura. W wydaniu z 2023 możesz wezwać mniej, niż mówi karta, nawet nikogo. Karty mogą zabrać caballeros z dworu, więc wezwij tylko jednego.
lesson-edition-2023-card = Karty akcji z 2023 mają nazwy i inne liczby. Weź „Fiestę”: do trzech caballeros, a wszystkie regiony za 5 są punktowane.
lesson-edition-2023-place = Umieszczanie też jest dowolne. Daj jednego do Nawarry, obok króla.
lesson-edition-2023-fewer = Można umieścić jeszcze dwóch. W 1995 byłby to obowiązek; tutaj kończysz i zostawiasz ich na później. Zakończ umieszczanie.
lesson-edition-2023-special = Teraz akcja specjalna. Jest dowolna, ale rozpoczętą wykonuje się w całości, chyba że karta mówi „do”. Zacznij ją.
lesson-edition-2023-ties = W Aragonii trzech graczy ma po trzech caballeros: wszyscy dostają drugie miejsce, 4 punkty. Ty masz dwóch i trzecie miejsce: 1 punkt. W 1995 byłoby to czwarte, bez punktów. Remis trzech zajmuje teraz tylko dwa miejsca.
lesson-edition-2023-rest = W Nawarze dzielisz z Guzmánem drugie miejsce: po 1 punkcie. Walencja przypada Mencíi. Karta, która pozwala wybrać region, nigdy nie oznacza tu castillo, chyba że tak mówi.
lesson-edition-2023-end = Zużyte karty akcji leżą odkryte na jednym stosie: każdy może je przejrzeć. Weta nie ma, chyba że gracie z kartami weteranów. To wydanie z 2023. Jego moduły mają własne lekcje.
