# Vyhodnocení v Legends: přehrávání nad mapou a jeho tabulka.

el-score-head = { $legs ->
    [1] Vyhodnocení
   *[other] Vyhodnocení { $leg }. partie z { $legs }
}
el-score-again = Přehrát vyhodnocení znovu
el-score-step-of = { $number } z { $all }

el-score-source-regions = Regiony
el-score-source-islands = Ostrovy
el-score-source-elixirs = Elixíry
el-score-source-cards = Karty
el-score-source-tokens = Žetony
el-score-source-leader = Vůdce
el-score-source-carried = Předchozí partie

el-score-neutral = neutrální armády
el-score-nobody = nikdo
el-score-cards-of = Karty: { $name }
el-score-armies = { $count ->
    [one] { $count } armáda
    [few] { $count } armády
    [many] { $count } armády
   *[other] { $count } armád
}
el-score-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
}
el-score-rules-regions = ovládá { $count } z { $all ->
    [one] { $all } regionu
    [few] { $all } regionů
    [many] { $all } regionu
   *[other] { $all } regionů
}
el-score-elixirs = { $count ->
    [0] žádné elixíry
    [one] { $count } elixír
    [few] { $count } elixíry
    [many] { $count } elixíru
   *[other] { $count } elixírů
}
el-score-citadel = Citadela { WORD($region, case: "in") }{ $ruled ->
    [true] {""}
   *[other] , kterou nikdo neovládá
}
el-score-leader = { WORD($leader) }: { $why }
el-score-leader-fairy_queen = 1 bod za aspoň 3 lesní karty
el-score-leader-bandit_king = 1 bod za všechny armády na mapě
el-score-leader-red_sorceress = { $count ->
    [one] { $count } zajatá armáda, 3 dávají bod
    [few] { $count } zajaté armády, 3 dávají bod
    [many] { $count } zajaté armády, 3 dávají bod
   *[other] { $count } zajatých armád, 3 dávají bod
}
el-score-leader-white_knight = 1 bod navíc za každý ovládaný ostrov s aspoň 3 regiony
el-score-leader-none = nedává žádné body

el-score-regions-rules = Nejvíc figurek má a region ovládá { $name }: 1 bod.
el-score-regions-tied = Shoda na prvním místě: nikdo region neovládá, žádný bod.
el-score-regions-neutral = Nejvíc je neutrálních armád: žádný bod.
el-score-islands-rules = Nejvíc regionů ovládá { $name }: 1 bod.
el-score-islands-tied = Shoda v počtu regionů: žádný bod.
el-score-islands-neutral = Nejvíc regionů ovládají neutrální armády: žádný bod.
el-score-islands-nobody = Nikdo tu neovládá žádný region: žádný bod.
el-score-elixirs-rules = Nejvíc elixírů má { $name }: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
el-score-elixirs-tied = Shoda v počtu elixírů: každý { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
}
el-score-elixirs-nobody = Nikdo nemá elixíry: žádné body.
el-score-cards-none = Žádná z těchto karet nedává body.
el-score-tokens-none = Žádný žeton nedává body.
el-score-empty = Prázdné: { $regions }.

el-score-table = Body podle původu a hráčů
el-score-source = Původ
el-score-sum = Body
el-score-this-leg = v této partii { $points }

el-score-spoken = { $head }: { $rows }.
el-score-spoken-head = { $head }.
el-score-spoken-row = { $name }, { $text }
el-score-spoken-paid = { $name }{ $has ->
    [true] , { $text }
   *[other] {""}
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
el-score-spoken-totals = Stav bodů: { $scores }.
