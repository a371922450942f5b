# Grenada (1995): teksty krótkiej lekcji.

lesson-granada-welcome = W tym wariancie z 1995 Grenada jest jeszcze królestwem muzułmańskim. Nikt jej nie punktuje, a król i grandowie nie mają wstępu, dopóki nie stanie tam razem dwunastu caballeros wszystkich graczy. Teraz jest dziesięciu.
lesson-granada-closed = Choć król stoi obok w Toledo, z dworu nie wolno tam umieszczać. Caballeros wchodzą tylko przez przesunięcia na mapie albo z castillo w głównej punktacji.
lesson-granada-card = Prowadzi tam Olivares cztery do trzech i trzech. Weź „Przesuń 4 dowolnych” i zmień to.
lesson-granada-special = Przesunięcia to jej akcja specjalna. Zacznij od niej.
lesson-granada-move = Przesuń jednego swojego z Sewilli do Grenady. To jedenastu i wyrównujesz.
lesson-granada-twelve = I drugiego: dwunastu. Teraz prowadzisz z pięcioma.
lesson-granada-done = Liczy się na koniec tury, więc można by jeszcze coś zmienić. Zostaw tak: zakończ ruchy.
lesson-granada-place = Karta umieszcza jeszcze jednego caballero. Daj go do Walencji i twoja tura się kończy.
lesson-granada-conquered = Grenada zdobyta! Od razu jest punktowana podwójnie: 12 dla ciebie, 6 dla Olivaresa. We troje liczą się tylko dwa miejsca.
lesson-granada-end = Odtąd to region jak każdy inny: król może tam wejść i punktuje się zwykle. Podboju nie zatrzymałoby żadne weto. Brawo!
