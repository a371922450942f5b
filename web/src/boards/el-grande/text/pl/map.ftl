# Stół El Grande. Słowa samej gry przychodzą z grą.

eg-map = Mapa Hiszpanii
eg-name-portugal = Portugalia
eg-name-france = Francja
eg-name-atlantico = Océano Atlántico
eg-name-cantabrico = Mar Cantábrico
eg-name-mediterraneo = Mediterráneo
eg-zoom = Powiększenie
eg-zoom-in = Przybliż
eg-zoom-out = Oddal
eg-zoom-fit = Cała mapa
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
eg-asked-now = Na to teraz nie pora. Teraz: { $question }
eg-done = Gotowe
eg-done-leave = Gotowe, zostaje { $count }
eg-end-turn = Zakończ turę
eg-piece = { $name } { WORD($area, case: "from") }
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
eg-card-label = Karta akcji { $pile }, { $card }. { $text } { $state }Umieszcza { $count }.
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
