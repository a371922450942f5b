game-title = Atoly
game-summary = Pokládejte ostrovy a osidlujte je; domorodci tam byli dřív.

decision-lay = Položte dílek.
decision-sail = Má něco odplout?
decision-settle = Položte osadníka.
choice-lay = { WORD($tile) } na místo { $slot }
choice-sail = { $colour } z místa { $slot }
choice-sail-stay = nic neodpluje
choice-settle = místo { $slot }

event-drew = { $seat } si bere { WORD($tile, case: "acc") }.
event-laid = { $seat } pokládá { WORD($tile, case: "acc") } na místo { $slot }.
event-came = { $colour } přichází na místo { $slot } ({ $count }).
event-paid = { $seat } si bere mince ({ $count }).
event-settled = { $seat } osidluje místo { $slot }.
event-sailed = { $seat }: { $colour } pluje z místa { $slot } na místo { $to }.

refused-no-such-tile = Tento dílek nemáte ({ $move }).
refused-slot-taken = Tam už dílek leží ({ $move }).
refused-nobody-there = Nikdo tam není, kdo by mohl odplout ({ $move }).
refused-slot-full = Už tam máte dva osadníky ({ $move }).

option-edition = vydání
    .about = které dílky a kolik míst
    .is-small = malé
    .is-large = velké
option-players = hráči
    .about = kolik hraje hráčů
option-rounds = kola
    .about = kolik osadníků každý položí
preset-rulebook = podle pravidel
preset-little = malé, pro dva hráče

tile-palms = palmy
tile-village = vesnice
    .acc = vesnici
tile-reef = útes
tile-wreck = vrak
tile-unknown = dílek
text-worth = Hodnota { $value }.
text-natives = Přijdou domorodci ({ $count }).
text-coins = Vezměte si mince ({ $count }).
text-current = Hned nechte odplout jednu figurku.

no-parameters = nemá parametry
