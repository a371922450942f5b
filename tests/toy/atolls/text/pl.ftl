game-title = Atole
game-summary = Układajcie wyspy i zasiedlajcie je; tubylcy byli tam wcześniej.

decision-lay = Połóż kafelek.
decision-sail = Czy coś ma odpłynąć?
decision-settle = Połóż osadnika.
choice-lay = { WORD($tile) } na miejsce { $slot }
choice-sail = { $colour } z miejsca { $slot }
choice-sail-stay = nic nie odpływa
choice-settle = miejsce { $slot }

event-drew = { $seat } dobiera { WORD($tile, case: "acc") }.
event-laid = { $seat } kładzie { WORD($tile, case: "acc") } na miejsce { $slot }.
event-came = { $colour } przybywa na miejsce { $slot } ({ $count }).
event-paid = { $seat } bierze monety ({ $count }).
event-settled = { $seat } zasiedla miejsce { $slot }.
event-sailed = { $seat }: { $colour } płynie z miejsca { $slot } na miejsce { $to }.

refused-no-such-tile = Nie masz tego kafelka ({ $move }).
refused-slot-taken = Tam już leży kafelek ({ $move }).
refused-nobody-there = Nikogo tam nie ma, kto mógłby odpłynąć ({ $move }).
refused-slot-full = Masz tam już dwóch osadników ({ $move }).

option-edition = wydanie
    .about = które kafelki i ile miejsc
    .is-small = małe
    .is-large = duże
option-players = gracze
    .about = ilu gra graczy
option-rounds = rundy
    .about = ilu osadników kładzie każdy
preset-rulebook = według zasad
preset-little = małe, dla dwóch graczy

tile-palms = palmy
tile-village = wioska
    .acc = wioskę
tile-reef = rafa
    .acc = rafę
tile-wreck = wrak
tile-unknown = kafelek
text-worth = Wartość { $value }.
text-natives = Przybywają tubylcy ({ $count }).
text-coins = Weź monety ({ $count }).
text-current = Od razu pozwól odpłynąć jednej figurze.

no-parameters = nie ma parametrów
