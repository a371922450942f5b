game-title = Atolle
game-summary = Legt Inseln und besiedelt sie; Einheimische waren schon da.

decision-lay = Lege ein Plättchen.
decision-sail = Soll etwas abtreiben?
decision-settle = Setze einen Siedler.
choice-lay = { WORD($tile) } auf Platz { $slot }
choice-sail = { $colour } von Platz { $slot }
choice-sail-stay = nichts treibt ab
choice-settle = Platz { $slot }

event-drew = { $seat } zieht { WORD($tile, case: "acc") }.
event-laid = { $seat } legt { WORD($tile, case: "acc") } auf Platz { $slot }.
event-came = { $colour } kommt auf Platz { $slot } ({ $count }).
event-paid = { $seat } nimmt Münzen ({ $count }).
event-settled = { $seat } besiedelt Platz { $slot }.
event-sailed = { $seat }: { $colour } treibt von Platz { $slot } auf Platz { $to }.

refused-no-such-tile = Dieses Plättchen hast du nicht ({ $move }).
refused-slot-taken = Dort liegt schon ein Plättchen ({ $move }).
refused-nobody-there = Dort ist niemand, der abtreiben könnte ({ $move }).
refused-slot-full = Dort stehen schon zwei deiner Siedler ({ $move }).

option-edition = Ausgabe
    .about = welche Plättchen und wie viele Plätze
    .is-small = klein
    .is-large = groß
option-players = Spieler
    .about = wie viele mitspielen
option-rounds = Runden
    .about = wie viele Siedler jeder setzt
preset-rulebook = wie gedruckt
preset-little = klein, zu zweit

tile-palms = Palmen
tile-village = Dorf
tile-reef = Riff
tile-wreck = Wrack
tile-unknown = ein Plättchen
text-worth = Wert { $value }.
text-natives = Einheimische kommen ({ $count }).
text-coins = Nimm Münzen ({ $count }).
text-current = Lass gleich eine Figur treiben.

no-parameters = er hat keine Parameter
