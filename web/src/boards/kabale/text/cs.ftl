# Stůl hry Kabale & Hiebe.

kabale-columns = Sloupce
kabale-column = Sloupec { $column }
kabale-cards-down = Karty od cíle dolů
kabale-filled = naplněné cíle: { $filled } z { $goals }
kabale-goal-open = naplní { $needed ->
    [one] { $needed } karta
    [few] { $needed } karty
   *[other] { $needed } karet
}
kabale-goal-filled = naplněný, stále otevřený
kabale-goal-closed = uzavřený, platí za naplněný
kabale-flips-next = odkryje se
kabale-place-here = Položit sem
kabale-goes-here = Sem přijde { WORD($card) }
kabale-slot = Položit sem: { $goal }
kabale-slot-chosen = Sem přijde { WORD($card) }: { $goal } Zvol ještě jednou a karta se položí.
kabale-no-cards = V tomto kole už žádné karty
kabale-no-card = žádná karta
kabale-count = dá se spočítat
kabale-face-down = lícem dolů
kabale-under = pod Převlekem
kabale-yours = tvoje karta
kabale-only-you = vidíš ji jen ty

# Co se čte nahlas
kabale-spoken-card = Místo { $position }: { $what }.
kabale-spoken-goal = Sloupec { $column }, { $goal }: { $laid ->
    [one] { $laid } karta
    [few] { $laid } karty
   *[other] { $laid } karet
} z { $needed }{ $state ->
    [closed] , sloupec uzavřený
    [filled] , cíl naplněný
   *[open] {""}
}.
kabale-spoken-sums = Dá se spočítat: { $sums }.
kabale-spoken-seat = { $seat }: { $won ->
    [one] { $won } cíl
    [few] { $won } cíle
   *[other] { $won } cílů
}, ruka { $hand }, balíček { $deck }, odhoz { $discards }.

# Co karta dělá, několika slovy
kabale-text-number = jen číslo
kabale-text-matched = { WORD($discipline) } { $matched }, jinde { $number }
kabale-text-no-number = bez čísla
kabale-text-travels = jde dál a odkrývá
kabale-text-discards_flipper = odhodí kartu, která ji odkryla
kabale-text-closes_column = uzavře sloupec
kabale-text-hides_card = skrývá pod sebou kartu
kabale-text-swaps_goals = prohodí dva cíle
kabale-text-voids_others = jiné schopnosti neplatí
kabale-text-removes-high = odstraní { $number } a více
kabale-text-removes-low = odstraní { $number } a méně
kabale-text-wins_with = vítězná dvojice: { WORD($card) }
kabale-text-per_other_card-more = +{ $number } za každou další kartu
kabale-text-per_other_card-less = −{ $number } za každou další kartu
kabale-text-worth_beside = { WORD($card) } ve sloupci: { $number }
kabale-text-copies_below = má číslo karty pod sebou
kabale-text-lowers_others = ostatním ubírá { $number }
kabale-text-lowest_wins = vítězí nejnižší součet
kabale-when-flipped = působí po odkrytí
kabale-when-scored = působí při vyhodnocení
kabale-when-matched = podle oboru
kabale-when-never = jen číslo

# Rozhodování
kabale-hint-place = Zvol kartu a sloupec, v libovolném pořadí.
kabale-not-now = To teď nejde zvolit. { $question }
kabale-not-yet = Ještě chvíli: teď hraje { $names }.
kabale-ask-column = { WORD($card) }: pod který cíl?
kabale-ask-card = Kterou kartu pod cíl { $goal }?
kabale-sure-place_card = Položit { WORD($card, case: "acc") } pod cíl { $goal }?
kabale-sure-disguise = Schovat { WORD($card, case: "acc") } pod Převlek?
kabale-sure-traitor = Prohodit s cílem { $goal }?
kabale-do-place_card = Položit
kabale-do-disguise = Schovat
kabale-do-traitor = Prohodit

# Když položíš sem
kabale-plan = Když položíš sem
kabale-plan-lies = Karta { WORD($card) } přijde pod cíl { $goal }.
kabale-plan-no-flip = Žádná karta se neodkryje.
kabale-plan-flips = Odkryje se karta ({ $seat }).
kabale-plan-flips-known = Odkryje se { WORD($card) } ({ $seat }).
kabale-plan-flips-yours = Odkryje se tvoje karta { WORD($card) }.
kabale-plan-then = Naplněné cíle pak: { $filled } z { $goals }.
kabale-plan-fills = Cíl { $goal } je pak naplněný. Naplněné cíle: { $filled } z { $goals }.
kabale-plan-round = Tím může skončit kolo.

# Hráči
kabale-goals = { $count ->
    [one] { $count } cíl
    [few] { $count } cíle
   *[other] { $count } cílů
}
kabale-goals-won = získané cíle: { $count }
kabale-goals-own = { $goals }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
kabale-piles = balíček { $deck } · ruka { $hand } ·
kabale-discards = odhoz { $count }
kabale-discards-of = Odhozené karty: { $seat }
kabale-discards-none = Zatím nebyla odhozena žádná karta.
kabale-unseen = Ještě neukázané
kabale-unseen-of = Ještě se neukázaly karty ({ $seat }): { $cards }.

# Konec kola
kabale-end-of-round = Konec { $round }. kola
kabale-last-round = Poslední kolo
kabale-final = Závěrečné počítání
kabale-final-about = Platí vyšší z obou počtů.
kabale-plain = prostý součet
kabale-special = zvláštní počítání
kabale-score = výsledek
kabale-steps = Kroky
kabale-sums = Součty
kabale-step-back = O krok zpět
kabale-step-on = O krok dál
kabale-pause = Pozastavit
kabale-play = Přehrávat
kabale-pace = Rychlost: { $pace }×
kabale-skip = Přeskočit
kabale-go-on = Pokračovat
kabale-all-hands = Karty všech hráčů
picture-goals = { $count ->
    [0] žádný cíl
    [one] { $count } cíl
    [few] { $count } cíle
   *[other] { $count } cílů
}
