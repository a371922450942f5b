# Stół El Grande. Słowa samej gry przychodzą z grą.

eg-map = Mapa Hiszpanii
eg-variants = { $count ->
    [one] { $count } wariant
    [few] { $count } warianty
    [many] { $count } wariantów
   *[other] { $count } wariantu
}
eg-name-portugal = Portugalia
eg-name-france = Francja
eg-name-atlantico = Océano Atlántico
eg-name-cantabrico = Mar Cantábrico
eg-name-mediterraneo = Mediterráneo
eg-view = Co pokazuje mapa
eg-view-map = Mapa
eg-view-scored = Punktacja teraz
eg-view-card = Po karcie „{ WORD($card) }”
eg-card-pays = Daje: { $points }.
eg-choose-first = To zależy od twojego wyboru.

# Obszar słowami
eg-label = { $area }: { $parts }.
eg-legal = Można wybrać.
eg-nobody = nikogo
eg-king-here = tu stoi król
eg-king-at = Król jest { $area }.
eg-grande-yours = twój grand
eg-grande-of = grand: { $name }
eg-stand-none = nikogo od ciebie
eg-stand-nothing = bez punktów dla ciebie
eg-stand-first = prowadzisz: { $points } pkt
eg-stand-place = masz { $place }. miejsce za { $points }
eg-stand-tied = dzielisz { $place }. miejsce za { $points }
eg-pays = płaci { $points }
eg-castillo-closed = zawartość ukryta
eg-castillo-nothing = na razie nic nie ogłoszono
eg-castillo-at-least = ogłoszono co najmniej { $pieces }
eg-castillo-announced = dotąd ogłoszono { $pieces }

# Podgląd ruchu
eg-preview = Podgląd: { $area }
eg-move-pays = od razu daje
eg-after-move = po tym ruchu
eg-after-unless = po tym ruchu, o ile nikt nie zgłosi weta
eg-pieces = pionki
eg-points = punkty
eg-why-none-left = Nie zostanie tu nikt od ciebie.
eg-why-tied = Wspólne { $place }. miejsce: płaci dopiero następne.
eg-why-breaks = Rozstrzyga remis o { $place }. miejsce.
eg-why-first = Samodzielnie na pierwszym miejscu.
eg-why-place = Zajmiesz { $place }. miejsce.
eg-why-unpaid = Za { $place }. miejsce nie ma punktów.
eg-why-depends = Ile da to punktów, zależy od pozostałych dysków.
eg-why-same = Punkty się nie zmienią.

# Pasek decyzji
eg-done = Gotowe
eg-done-leave = Gotowe, zostaje { $count }
eg-end-turn = Zakończ turę
eg-piece = { $name } { WORD($area, case: "from") }
eg-piece-black = czarny caballero
eg-calls = wzywa { $count }
eg-places = umieszcza { $count }
eg-court-after = dwór { $before } → { $after }
eg-to-court = na twój dwór: w tym regionie stoi król
eg-then = Jeszcze zostaje: { $text }
eg-whose = Czyj caballero { WORD($area, case: "in") }?
eg-which-board = { WORD($area, case: "nom") }: która tabela?
eg-pick-piece = Najpierw caballero, potem cel.
eg-pick-place = W ręku: { $name } { WORD($area, case: "from") }. Dokąd?
eg-pick-board-place = W ręku: { WORD($board) }. Dokąd?
eg-secret = Nikt nie zobaczy twojego wyboru, dopóki nie wybiorą wszyscy.

# Gracze
eg-turn = tura { $turn } z { $turns }
eg-in-court = dwór { $count }
eg-in-province = prowincja { $count }
eg-waits = czeka
eg-power-card = karta siły
eg-vetoes = weto { $count ->
    [1] {""}
   *[other] × { $count }
}
eg-scores = Punkty po rundach
eg-if-all-scored = Gdyby teraz podliczono wszystkie regiony

# Karty
eg-yours = twoja
eg-taken-by = Wzięta: { $name }
eg-turned-by = Odwrócona ({ $name }), poza ofertą
eg-card-label = Karta akcji { $pile }, { $card }. { $text } { $state }Umieszcza { $up_to ->
    [yes] do { $count }
   *[no] { $count }
}.
eg-all-hands = Karty siły wszystkich
eg-holds = { $name } ma na ręku { $cards }.
eg-has-played = W tej rundzie: { $name } { $power }.
eg-hand = Karty siły
eg-played = w tej rundzie grasz { $power }
eg-power-label = Karta siły { $power }, wzywa { $count }
eg-lies = już leży: { $name }
eg-dial = Twój tajny dysk
eg-dial-about = widzisz go tylko ty
keys-castillo = castillo
rules-card-pile = Stos { $pile }
picture-credit-map = Dane mapy: Instituto Geográfico Nacional de España (CC BY 4.0) przez es-atlas. Sąsiednie wybrzeża: Natural Earth.

# Warianty
eg-black-for = czarne { $count }, liczy je { $name }
eg-black-nobody = czarne { $count }, niczyje
eg-king-exile = król na wygnaniu
eg-beside = sąsiaduje: { $areas }
eg-muslim = bez punktów, póki nie będzie tu { $needed }: { $count } z { $needed }
eg-spot = { WORD($place) }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}: { $name }
eg-king-castillo = obok stoi król, więc jest zamknięte i daje jedynemu pierwszemu 2 więcej
eg-grandes-inside = grandowie w środku: { $names }
eg-which-extra = { WORD($area, case: "nom") }: na jakiej podstawie?
eg-which-place = { WORD($area, case: "nom") }: które miejsce?
eg-whose-grande = Czyj grand { WORD($area, case: "in") }?
eg-hint-king-castillo = Król stoi obok castillo: wszystkie regiony są otwarte, castillo zamknięte.
eg-hint-king-abroad = Król jest { WORD($area, case: "in") }, obok: { $areas }. Żaden region nie jest zamknięty.
eg-hint-limits = Jeśli któryś pójdzie dalej niż do sąsiada, wolno ci przesunąć razem o 2 mniej.
eg-hint-limits-far = Jeden poszedł dalej niż do sąsiada: wolno ci przesunąć razem o 2 mniej.
eg-hint-greys = Sama albo z szarą kartą: najpierw wybierz szarą.
eg-hint-grey = Liczy się suma. { $text }
eg-grey-label = Szara karta, plus { $value }: { $effect }
eg-greys = Szare karty
eg-greys-about = najwyżej jedna w rundzie
eg-sum = { $power } + { $value } = { $sum }
eg-sum-taken = daje { $sum }, a tyle ma już { $name }
eg-sum-makes = daje { $sum }
eg-in-hand = na ręce { $count }
eg-first = pierwszy gracz
eg-no-score = bez punktów
eg-virtual-took = Nie ma: wziął ją gracz wirtualny
eg-merged = 2 + 3
eg-pile = stos { $pile }
eg-guess-reconstructed = zrekonstruowana
eg-guess-placeholder = zastępcza
eg-region-card = { WORD($area) }: { $count ->
    [0] jest tam król, nic
   *[other] +{ $count }
}
eg-region-cards-left = zakryte: { $count }
eg-note-virtual = Gracz wirtualny zajmuje { $place }. miejsce: te punkty przepadają.
eg-note-virtual-tied = Gracz wirtualny dzieli { $place }. miejsce.
eg-note-black = Liczone także czarne ({ $count }): { $name }.
eg-note-fictitious = { $place }. miejsce zajmują niczyi czarni caballeros: te punkty przepadają.
eg-note-fictitious-tied = { $place }. miejsce dzielą też niczyi czarni caballeros.
eg-note-home = Grand liczy się jako jeden więcej: { $name }.
eg-note-closed = Obok stoi król: nic nie wchodzi ani nie wychodzi.
eg-church-held = Znacznik kościoła: { $name }.
eg-inquisitor-held = Inkwizytor: { $name }. Odłożeni czarni caballeros: { $aside }.
keys-greys = szare karty
keys-region-cards = odczytaj karty regionów
keys-church = kto ma znacznik kościoła
keys-inquisitor = kto ma inkwizytora
