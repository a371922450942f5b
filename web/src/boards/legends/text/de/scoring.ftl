# Wertungen von Legends: die Vorführung über dem Plan und ihre Tabelle.

el-score-head = { $legs ->
    [1] Wertung
   *[other] Wertung von Partie { $leg } von { $legs }
}
el-score-again = Wertung noch einmal zeigen
el-score-step-of = { $number } von { $all }

el-score-source-regions = Regionen
el-score-source-islands = Inseln
el-score-source-elixirs = Elixiere
el-score-source-cards = Karten
el-score-source-tokens = Plättchen
el-score-source-leader = Anführer
el-score-source-carried = Frühere Partien

el-score-neutral = neutrale Armeen
el-score-nobody = niemand
el-score-cards-of = Karten: { $name }
el-score-armies = { $count ->
    [one] { $count } Armee
   *[other] { $count } Armeen
}
el-score-cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}
el-score-rules-regions = beherrscht { $count } von { $all ->
    [one] { $all } Region
   *[other] { $all } Regionen
}
el-score-elixirs = { $count ->
    [0] keine Elixiere
    [one] { $count } Elixier
   *[other] { $count } Elixiere
}
el-score-citadel = Zitadelle { WORD($region, case: "in") }{ $ruled ->
    [true] {""}
   *[other] , die niemand beherrscht
}
el-score-leader = { WORD($leader) }: { $why }
el-score-leader-fairy_queen = 1 Punkt mit mindestens 3 Waldkarten
el-score-leader-bandit_king = 1 Punkt mit allen Armeen auf dem Plan
el-score-leader-red_sorceress = { $count ->
    [one] { $count } gefangene Armee; 3 bringen einen Punkt
   *[other] { $count } gefangene Armeen; 3 bringen einen Punkt
}
el-score-leader-white_knight = 1 Punkt mehr für jede beherrschte Insel mit mindestens 3 Regionen
el-score-leader-none = bringt keine Punkte

el-score-regions-rules = { $name } hat die meisten Figuren und beherrscht die Region: 1 Punkt.
el-score-regions-tied = Gleichstand an der Spitze: Niemand beherrscht die Region, kein Punkt.
el-score-regions-neutral = Die neutralen Armeen sind die meisten: kein Punkt.
el-score-islands-rules = { $name } beherrscht die meisten Regionen: 1 Punkt.
el-score-islands-tied = Gleichstand bei den Regionen: kein Punkt.
el-score-islands-neutral = Neutrale Armeen beherrschen die meisten Regionen: kein Punkt.
el-score-islands-nobody = Niemand beherrscht hier eine Region: kein Punkt.
el-score-elixirs-rules = { $name } hat die meisten Elixiere: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
el-score-elixirs-tied = Gleichstand bei den Elixieren: je { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
el-score-elixirs-nobody = Niemand hat Elixiere: keine Punkte.
el-score-cards-none = Keine dieser Karten bringt Punkte.
el-score-tokens-none = Kein Plättchen bringt Punkte.
el-score-empty = Leer: { $regions }.

el-score-table = Punkte nach Herkunft und Spielern
el-score-source = Herkunft
el-score-sum = Punkte
el-score-this-leg = diese Partie { $points }

el-score-spoken = { $head }: { $rows }.
el-score-spoken-head = { $head }.
el-score-spoken-row = { $name }, { $text }
el-score-spoken-paid = { $name }{ $has ->
    [true] , { $text }
   *[other] {""}
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
el-score-spoken-totals = Punktestand: { $scores }.
