# Koniec gry Legends.

el-end = Koniec gry
el-end-you-win = Wygrywasz
el-end-you-share = Dzielisz zwycięstwo
el-end-you-place = Zajmujesz { $place }. miejsce
el-end-you-place-shared = Dzielisz { $place }. miejsce
el-end-wins = Wygrywa { $names }
el-end-share = Zwycięstwo dzielą { $names }
el-end-nobody = Nikt nie wygrywa
el-end-forfeit = Wszyscy inni się poddali.
el-end-margin-shared = { $names }: po tyle samo punktów, { $points }.
el-end-margin-win = Liczba punktów: { $points }. Przewaga nad drugim miejscem ({ $other }): { $margin }.
el-end-margin-you = Wygrywa { $name }, liczba punktów: { $points }. Brakuje ci { $margin ->
    [one] { $margin } punktu.
    [few] { $margin } punktów.
    [many] { $margin } punktów.
   *[other] { $margin } punktu.
}
el-end-margin = Liczba punktów: { $points }. Przewaga nad drugim miejscem ({ $other }): { $margin }.
el-end-margin-tie = { $name } i { $other } mają po tyle samo punktów: { $points }. Na korzyść pierwszego miejsca ({ $name }) rozstrzyga: { WORD($reason) }.
el-end-why-you-both = Masz więcej punktów za { $mine }; { $other } ma więcej za { $theirs }.
el-end-why-you-more = Więcej punktów niż { $other } masz za { $mine } i nigdzie nie masz mniej.
el-end-why-you-less = { $other } ma więcej punktów niż ty za { $theirs } i nigdzie nie ma mniej.
el-end-why-both = { $name } ma więcej punktów za { $mine }; { $other } ma więcej za { $theirs }.
el-end-why-more = { $name } ma więcej punktów niż { $other } za { $mine } i nigdzie nie ma mniej.
el-end-why-less = { $other } ma więcej punktów niż { $name } za { $theirs } i nigdzie nie ma mniej.
el-end-why-same = Punkty obu stron pochodzą z tych samych źródeł.
el-end-from-regions = regiony
el-end-from-islands = wyspy
el-end-from-elixirs = eliksiry
el-end-from-cards = karty
el-end-from-tokens = żetony
el-end-from-leader = przywódcę
el-end-from-carried = wcześniejsze partie

el-end-points = Skąd są punkty
el-end-points-about = Jedna skala dla wszystkich pasków. Słowo „{ $most }” oznacza najlepszą wartość.
el-end-most = najwięcej
el-end-rank = Miejsce
el-end-player = Gracz
el-end-place = { $place }.
el-end-shared = dzielone
el-end-you = Ty
el-end-total = Punkty
el-end-has-magic_book = ma Księgę czarów
el-end-has-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
el-end-has-armies = { $count ->
    [one] { $count } armia na mapie
    [few] { $count } armie na mapie
    [many] { $count } armii na mapie
   *[other] { $count } armii na mapie
}
el-end-has-regions = { $count ->
    [one] { $count } region
    [few] { $count } regiony
    [many] { $count } regionów
   *[other] { $count } regionu
}
el-end-tie-rule = Przy równych punktach rozstrzyga Księga czarów, potem monety, armie na mapie i regiony.
el-end-tie-full = Przy równej sumie wszystkich partii miejsce jest dzielone.
el-end-see-map = Pokaż mapę
el-end-see-end = Pokaż wynik
