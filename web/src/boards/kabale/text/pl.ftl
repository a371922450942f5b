# Stół gry Kabale & Hiebe.

kabale-columns = Kolumny
kabale-column = Kolumna { $column }
kabale-cards-down = Karty od celu w dół
kabale-filled = wypełnione cele: { $filled } z { $goals }
kabale-goal-open = { $needed ->
    [one] wypełnia { $needed } karta
    [few] wypełniają { $needed } karty
   *[other] wypełnia { $needed } kart
}
kabale-goal-filled = wypełniony, wciąż otwarty
kabale-goal-closed = zamknięty, liczy się jako wypełniony
kabale-flips-next = odkryje się
kabale-place-here = Połóż tutaj
kabale-goes-here = Tu trafi { WORD($card) }
kabale-slot = Połóż tutaj: { $goal }
kabale-slot-chosen = Tu trafi { WORD($card) }: { $goal } Wybierz jeszcze raz, aby położyć kartę.
kabale-no-cards = W tej rundzie bez nowych kart
kabale-no-card = brak kart
kabale-count = można policzyć
kabale-face-down = zakryta
kabale-under = pod Przebraniem
kabale-yours = twoja karta
kabale-only-you = tylko ty ją widzisz

# Co jest czytane na głos
kabale-spoken-card = Miejsce { $position }: { $what }.
kabale-spoken-goal = Kolumna { $column }, { $goal }: { $laid ->
    [one] { $laid } karta
    [few] { $laid } karty
   *[other] { $laid } kart
} z { $needed }{ $state ->
    [closed] , kolumna zamknięta
    [filled] , cel wypełniony
   *[open] {""}
}.
kabale-spoken-sums = Można policzyć: { $sums }.
kabale-spoken-seat = { $seat }: { $won ->
    [one] { $won } cel
    [few] { $won } cele
   *[other] { $won } celów
}, ręka { $hand }, talia { $deck }, odrzucone { $discards }.

# Co robi karta, w kilku słowach
kabale-text-number = tylko wartość
kabale-text-matched = { WORD($discipline) } { $matched }, poza tym { $number }
kabale-text-no-number = bez wartości
kabale-text-travels = idzie dalej i odkrywa
kabale-text-discards_flipper = odrzuca kartę, która ją odkryła
kabale-text-closes_column = zamyka kolumnę
kabale-text-hides_card = kryje pod sobą kartę
kabale-text-swaps_goals = zamienia dwa cele
kabale-text-voids_others = inne zdolności nie działają
kabale-text-removes-high = usuwa { $number } i więcej
kabale-text-removes-low = usuwa { $number } i mniej
kabale-text-wins_with = zwycięska para: { WORD($card) }
kabale-text-per_other_card-more = +{ $number } za każdą inną kartę
kabale-text-per_other_card-less = −{ $number } za każdą inną kartę
kabale-text-worth_beside = { WORD($card) } w kolumnie: { $number }
kabale-text-copies_below = ma wartość karty pod spodem
kabale-text-lowers_others = innym odejmuje { $number }
kabale-text-lowest_wins = wygrywa najniższa suma
kabale-when-flipped = działa po odkryciu
kabale-when-scored = działa przy rozliczeniu
kabale-when-matched = zależnie od dziedziny
kabale-when-never = tylko wartość

# Decyzje
kabale-hint-place = Wybierz kartę i kolumnę, w dowolnej kolejności.
kabale-not-now = Tego nie można teraz wybrać. { $question }
kabale-not-yet = Jeszcze chwila: teraz gra { $names }.
kabale-ask-column = { WORD($card) }: pod którym celem?
kabale-ask-card = Którą kartę pod celem { $goal }?
kabale-sure-place_card = Położyć { WORD($card, case: "acc") } pod celem { $goal }?
kabale-sure-disguise = Schować { WORD($card, case: "acc") } pod Przebraniem?
kabale-sure-traitor = Zamienić z celem { $goal }?
kabale-do-place_card = Połóż
kabale-do-disguise = Schowaj
kabale-do-traitor = Zamień

# Jeśli położysz tutaj
kabale-plan = Jeśli położysz tutaj
kabale-plan-lies = Karta { WORD($card) } trafia pod cel { $goal }.
kabale-plan-no-flip = Żadna karta się nie odkryje.
kabale-plan-flips = Odkryje się karta ({ $seat }).
kabale-plan-flips-known = Odkryje się { WORD($card) } ({ $seat }).
kabale-plan-flips-yours = Odkryje się twoja karta { WORD($card) }.
kabale-plan-then = Wypełnione cele będą wtedy: { $filled } z { $goals }.
kabale-plan-fills = Cel { $goal } jest wtedy wypełniony. Wypełnione cele: { $filled } z { $goals }.
kabale-plan-round = To może zakończyć rundę.

# Gracze
kabale-goals = { $count ->
    [one] { $count } cel
    [few] { $count } cele
   *[other] { $count } celów
}
kabale-goals-won = zdobyte cele: { $count }
kabale-goals-own = { $goals }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
kabale-piles = talia { $deck } · ręka { $hand } ·
kabale-discards = odrzucone { $count }
kabale-discards-of = Odrzucone karty: { $seat }
kabale-discards-none = Nie odrzucono jeszcze żadnej karty.
kabale-unseen = Jeszcze niepokazane
kabale-unseen-of = Jeszcze niepokazane ({ $seat }): { $cards }.

# Koniec rundy
kabale-end-of-round = Koniec rundy { $round }
kabale-last-round = Ostatnia runda
kabale-final = Końcowe liczenie
kabale-final-about = Liczy się wyższy z obu wyników.
kabale-plain = zwykłe liczenie
kabale-special = specjalne liczenie
kabale-score = wynik
kabale-steps = Kroki
kabale-sums = Sumy
kabale-step-back = Krok wstecz
kabale-step-on = Krok dalej
kabale-pause = Zatrzymaj
kabale-play = Odtwarzaj
kabale-pace = Tempo: { $pace }×
kabale-skip = Pomiń
kabale-go-on = Dalej
kabale-all-hands = Karty wszystkich graczy
picture-goals = { $count ->
    [0] brak celów
    [one] { $count } cel
    [few] { $count } cele
   *[other] { $count } celów
}
