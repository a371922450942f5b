# Punktacja w Legends: pokaz nad mapą i jego tabela.

el-score-head = { $legs ->
    [1] Punktacja
   *[other] Punktacja partii { $leg } z { $legs }
}
el-score-again = Pokaż punktację jeszcze raz
el-score-step-of = { $number } z { $all }

el-score-source-regions = Regiony
el-score-source-islands = Wyspy
el-score-source-elixirs = Eliksiry
el-score-source-cards = Karty
el-score-source-tokens = Żetony
el-score-source-leader = Przywódca
el-score-source-carried = Wcześniejsze partie

el-score-neutral = armie neutralne
el-score-nobody = nikt
el-score-cards-of = Karty: { $name }
el-score-armies = { $count ->
    [one] { $count } armia
    [few] { $count } armie
    [many] { $count } armii
   *[other] { $count } armii
}
el-score-cities = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
}
el-score-rules-regions = kontrola { $count } z { $all ->
    [one] { $all } regionu
    [few] { $all } regionów
    [many] { $all } regionów
   *[other] { $all } regionu
}
el-score-elixirs = { $count ->
    [0] bez eliksirów
    [one] { $count } eliksir
    [few] { $count } eliksiry
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
}
el-score-citadel = Cytadela { WORD($region, case: "in") }{ $ruled ->
    [true] {""}
   *[other] , której nikt nie kontroluje
}
el-score-leader = { WORD($leader) }: { $why }
el-score-leader-fairy_queen = 1 punkt za co najmniej 3 leśne karty
el-score-leader-bandit_king = 1 punkt za wszystkie armie na mapie
el-score-leader-red_sorceress = { $count ->
    [one] { $count } pojmana armia, 3 dają punkt
    [few] { $count } pojmane armie, 3 dają punkt
    [many] { $count } pojmanych armii, 3 dają punkt
   *[other] { $count } pojmanej armii, 3 dają punkt
}
el-score-leader-white_knight = 1 punkt więcej za każdą kontrolowaną wyspę z co najmniej 3 regionami
el-score-leader-none = nie daje punktów

el-score-regions-rules = Najwięcej figur ma i region kontroluje { $name }: 1 punkt.
el-score-regions-tied = Remis na pierwszym miejscu: nikt nie kontroluje regionu, bez punktu.
el-score-regions-neutral = Najwięcej jest armii neutralnych: bez punktu.
el-score-islands-rules = Najwięcej regionów kontroluje { $name }: 1 punkt.
el-score-islands-tied = Remis w liczbie regionów: bez punktu.
el-score-islands-neutral = Najwięcej regionów kontrolują armie neutralne: bez punktu.
el-score-islands-nobody = Nikt nie kontroluje tu regionu: bez punktu.
el-score-elixirs-rules = Najwięcej eliksirów ma { $name }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
el-score-elixirs-tied = Remis w liczbie eliksirów: po { $points ->
    [one] { $points } punkcie.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
el-score-elixirs-nobody = Nikt nie ma eliksirów: bez punktów.
el-score-cards-none = Żadna z tych kart nie daje punktów.
el-score-tokens-none = Żaden żeton nie daje punktów.
el-score-empty = Puste: { $regions }.

el-score-table = Punkty według pochodzenia i graczy
el-score-source = Pochodzenie
el-score-sum = Punkty
el-score-this-leg = w tej partii { $points }

el-score-spoken = { $head }: { $rows }.
el-score-spoken-head = { $head }.
el-score-spoken-row = { $name }, { $text }
el-score-spoken-paid = { $name }{ $has ->
    [true] , { $text }
   *[other] {""}
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
el-score-spoken-totals = Stan punktów: { $scores }.
