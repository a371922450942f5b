# Tworzenie mapy gry Eight-Minute Empire: Legends.

maker-map = Układ mapy
maker-about-t = Jedna część leży pośrodku, trzy inne przy jej krawędziach. Wybierz część, a potem obróć ją, odwróć lub zamień.
maker-about-row = Cztery części leżą w rzędzie, a jego końce się stykają. Wybierz część, a potem obróć ją, odwróć lub zamień.
maker-at = { $side }, { $place }, { $turn ->
    [0] bez obrotu
    [1] ćwierć obrotu
    [2] pół obrotu
   *[other] trzy czwarte obrotu
}.
maker-joins = { $one } styka się z regionem { $other } ({ $side }).
maker-empty = Puste miejsce: { $place }
maker-empty-hint = Nic tu nie leży. Wybierz część i „zamień”, a potem to miejsce.
maker-tools = Co zrobić z częścią { $side }
maker-turn = Obróć
maker-turn-half = Obróć o pół obrotu
maker-turn-all = Obróć wszystkie o ćwierć
maker-flip = Odwróć: { $side }
maker-swap = Zamień
maker-swap-with = Teraz wybierz miejsce, z którym ma się zamienić { $side }.
maker-random = Inna losowa
maker-turned = Obrócono: { $side }.
maker-all-turned = Wszystkie części są obrócone.
maker-flipped = Teraz leży tu { $side }.
maker-swapped = { $side } leży teraz tutaj: { $place }.
maker-not-swapped = Niczego nie zamieniono.
maker-drawn = Tę mapę wylosowano.
maker-meet = Stykają się: { $links }.
maker-links = Co się styka
maker-counts = { $islands ->
    [one] { $islands } wyspa
    [few] { $islands } wyspy
   *[other] { $islands } wysp
}, { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionów
}
maker-around = przez końce rzędu
maker-start = Region startowy
maker-start-open = wybierze gracz
maker-start-drawn = wskaże los
maker-fault-same-segment = Dwie z tych stron należą do jednej części.
maker-fault-no-centre = Środek nie może zostać pusty.
maker-fault-turns = W rzędzie albo wszystkie części stoją, albo wszystkie leżą na boku.
maker-fault-start-outside = { $side } musi leżeć na jednym z dwóch miejsc wewnątrz rzędu.
maker-save = Zapisz jako plik
maker-leave-open = Niech mapę ułoży gracz
maker-leave-drawn = Niech mapę wskaże los
maker-use = Użyj tej mapy
maker-file = własna mapa
