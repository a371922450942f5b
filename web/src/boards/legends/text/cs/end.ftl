# Konec hry Legends.

el-end = Konec hry
el-end-you-win = Vyhráváš
el-end-you-share = Dělíš se o vítězství
el-end-you-place = Máš { $place }. místo
el-end-you-place-shared = Dělíš se o { $place }. místo
el-end-wins = Vítězí { $names }
el-end-share = O vítězství se dělí { $names }
el-end-nobody = Nikdo nevítězí
el-end-forfeit = Všichni ostatní hru vzdali.
el-end-margin-shared = { $names }: každý { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
el-end-margin-win = Počet bodů: { $points }. Náskok před druhým místem ({ $other }): { $margin }.
el-end-margin-you = Vítězí { $name }, počet bodů: { $points }. Chybí ti { $margin ->
    [one] { $margin } bod.
    [few] { $margin } body.
    [many] { $margin } bodu.
   *[other] { $margin } bodů.
}
el-end-margin = Počet bodů: { $points }. Náskok před druhým místem ({ $other }): { $margin }.
el-end-margin-tie = { $name } i { $other } mají { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}; ve prospěch prvního místa ({ $name }) rozhoduje: { WORD($reason) }.
el-end-why-you-both = Máš víc bodů za { $mine }; { $other } má víc za { $theirs }.
el-end-why-you-more = Víc bodů než { $other } máš za { $mine } a nikde nemáš méně.
el-end-why-you-less = { $other } má víc bodů než ty za { $theirs } a nikde nemá méně.
el-end-why-both = { $name } má víc bodů za { $mine }; { $other } má víc za { $theirs }.
el-end-why-more = { $name } má víc bodů než { $other } za { $mine } a nikde nemá méně.
el-end-why-less = { $other } má víc bodů než { $name } za { $theirs } a nikde nemá méně.
el-end-why-same = Oba mají body ze stejných zdrojů.
el-end-from-regions = regiony
el-end-from-islands = ostrovy
el-end-from-elixirs = elixíry
el-end-from-cards = karty
el-end-from-tokens = žetony
el-end-from-leader = vůdce
el-end-from-carried = předchozí partie

el-end-points = Odkud jsou body
el-end-points-about = Všechny pruhy mají stejné měřítko. Slovo „{ $most }“ označuje nejlepší hodnotu.
el-end-most = nejvíc
el-end-rank = Místo
el-end-player = Hráč
el-end-place = { $place }.
el-end-shared = dělené
el-end-you = Ty
el-end-total = Body
el-end-has-magic_book = má Knihu kouzel
el-end-has-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
el-end-has-armies = { $count ->
    [one] { $count } armáda na mapě
    [few] { $count } armády na mapě
    [many] { $count } armády na mapě
   *[other] { $count } armád na mapě
}
el-end-has-regions = { $count ->
    [one] { $count } region
    [few] { $count } regiony
    [many] { $count } regionu
   *[other] { $count } regionů
}
el-end-tie-rule = Při shodě bodů rozhoduje Kniha kouzel, pak mince, armády na mapě a regiony.
el-end-tie-full = Při stejném součtu všech partií se hráči o místo dělí.
el-end-see-map = Zobrazit mapu
el-end-see-end = Zobrazit výsledek
