# Stůl hry Minutová říše: Legendy. Slova samotné hry jsou u hry.

el-map = Mapa ostrovů
el-legend = Vysvětlivky k mapě
el-sea-costs = Tečkovaná čára je cesta přes moře: stojí tě { $cost ->
    [one] { $cost } bod pohybu.
    [few] { $cost } body pohybu.
    [many] { $cost } bodu pohybu.
   *[other] { $cost } bodů pohybu.
}
el-neutral = neutrální
el-leg = { $leg }. partie ze { $legs }
el-turn = { $turn }. tah z { $turns }
keys-map = na mapu

# Region slovy
el-label = { $region }: { $parts }.
el-legal = Lze zvolit.
el-legal-cost = Lze tam dojít: { $cost }.
el-legal-coins = Lze zvolit, cena: { $cost }.
el-armies-of = { $name } { $count }
el-cities-of = { $mine ->
    [true] { $count ->
        [one] tvoje město
        [few] { $count } tvoje města
        [many] { $count } tvého města
       *[other] { $count } tvých měst
    }
   *[other] { $count ->
        [one] město ({ $name })
        [few] { $count } města ({ $name })
        [many] { $count } města ({ $name })
       *[other] { $count } měst ({ $name })
    }
}
el-empty = prázdno
el-start-here = výchozí region
el-ruled-by = { $mine ->
    [neutral] drží ho neutrální armády
    [true] ovládáš ho ty
   *[other] ovládá ho { $name }
}
el-ruled-by-nobody = neovládá ho nikdo
el-island-ruled = { $mine ->
    [neutral] Ostrov { WORD($island) } drží neutrální armády
    [true] Ostrov { WORD($island) } ovládáš ty
   *[other] Ostrov { WORD($island) } ovládá { $name }
} (regiony: { $rules }).
el-island-tied = Ostrov { WORD($island) } neovládá nikdo (regiony: { $rules }).
el-island-empty = Na ostrově { WORD($island) } nikdo neovládá žádný region.

# Co by tah změnil
el-after-move = po tomto tahu
el-will-rule = { $mine ->
    [neutral] Region budou držet neutrální armády.
    [true] Region ovládneš ty.
   *[other] Region ovládne { $name }.
}
el-will-be-tied = Region už nebude ovládat nikdo.
el-will-rule-island = { $mine ->
    [neutral] Ostrov { WORD($island) } budou držet neutrální armády.
    [true] Ostrov { WORD($island) } ovládneš ty.
   *[other] Ostrov { WORD($island) } ovládne { $name }.
}
el-will-be-tied-island = Ostrov { WORD($island) } už nebude ovládat nikdo.

# Lišta s rozhodnutím
el-prompt-of-card = { WORD($card) }: { $prompt }
el-done-leave = Dost, { $count ->
    [one] { $count } nechat
    [few] { $count } nechat
    [many] { $count } nechat
   *[other] { $count } nechat
}
el-piece = { $name } { WORD($region, case: "in") }
el-armies = { $count ->
    [one] { $count } armáda
    [few] { $count } armády
    [many] { $count } armády
   *[other] { $count } armád
}
el-price = { $price ->
    [0] zdarma
    [one] { $price } mince
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}
el-cost = { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
} pohybu
el-cost-coins = { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
} pohybu, { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
el-whose = Čí armáda { WORD($region, case: "in") }?
el-yours = tvoje armáda
el-safe = { $name } má armády v bezpečí: { WORD($card) }.
el-pick-army = Nejdřív armáda, potom kam půjde.
el-pick-target = Armáda { WORD($region, case: "from") }. Čísla říkají, co cesta stojí.
el-bid-secret = Tvou nabídku nikdo neuvidí, dokud nenabídnou všichni. Platí se jen ta nejvyšší.
el-take-hint = { $coins ->
    [0] Nemáš už žádné mince: první karta je zdarma.
    [one] Máš { $coins } minci. Musí vystačit na celou partii.
    [few] Máš { $coins } mince. Musí vystačit na celou partii.
    [many] Máš { $coins } mince. Musí vystačit na celou partii.
   *[other] Máš { $coins } mincí. Musí vystačit na celou partii.
}
el-then-comes = Potom: { $text }
el-lay-1 = Nejdřív kterou stranou nahoru, pak kam a nakonec jak natočit.
el-lay-2 = { WORD($side) }: kam přijde?
el-lay-3 = { WORD($side) }: otáčej, dokud neleží, jak má.
el-lay-so = Takto položit
el-turn-segment = Otočit

# Karty
el-card-label = { $card }, { $price } ({ $price ->
    [0] zdarma
    [one] mince
    [few] mince
    [many] mince
   *[other] mincí
}). { $text }
el-row = Řada karet
el-row-about = Řada karet, od té zdarma po nejdražší
el-in-deck = v balíčku
el-or = nebo
el-then = potom
el-too-dear = Na tu nemáš.
el-taken-by = Bere si ji { $name }.
el-taken-by-you = Tvoje; po akci se řada srazí.
el-text-moves_more = pohyb +{ $number }
el-text-armies_more = armády +{ $number }
el-text-flies = létá: moře −1
el-text-elixirs = { $number ->
    [one] { $number } elixír
    [few] { $number } elixíry
    [many] { $number } elixíru
   *[other] { $number } elixírů
}
el-text-coins = hned { $number ->
    [one] { $number } mince
    [few] { $number } mince
    [many] { $number } mince
   *[other] { $number } mincí
}
el-text-immune = armády v bezpečí
el-text-points_per_adjective = 1 bod za každou { WORD($adjective, case: "acc") }
el-text-points_for_set = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za sadu { $number } { WORD($adjective, case: "gen") }
el-text-points_per_coins = { $number ->
    [one] 1 bod za každou minci
    [few] 1 bod za každé { $number } mince
    [many] 1 bod za každé { $number } mince
   *[other] 1 bod za každých { $number } mincí
}
el-text-points_per_flying = 1 bod za každou létající kartu
el-text-place = umísti { $number }
el-text-move = pohyb { $number }
el-text-city = město
el-text-destroy = znič 1
el-set-progress = { $have } ze { $number }
el-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}

# Karty všech
el-your-cards = Tvoje karty
el-cards-of = Karty: { $name }
el-whose-cards = Čí karty se ukazují
el-taken-of = { $count } z { $turns }
el-no-cards = Zatím žádné karty.
el-sum-move = pohyb
el-sum-army = armády
el-sum-sea = krok mořem
el-sum-elixirs = elixíry
el-sum-cities = města
el-leader-fairy_queen = 1 bod za 3 lesní karty. Po posledním tahu smí koupit ještě jednu kartu, bez její akce.
el-leader-bandit_king = Za minci umisťuje i v cizích městech; když zničí armádu soupeře, vezme mu minci.
el-leader-bandit_king-english_first_printing = 1 bod, má-li na mapě všech 18 armád; když zničí armádu soupeře, vezme mu minci.
el-leader-red_sorceress = Začíná s 5 armádami; zničené armády soupeřů si nechává: 1 bod za každé 3.
el-leader-white_knight = 1 bod navíc za každý ostrov se 3 a více regiony; s každým městem smí umístit armádu.
el-captured = { $count ->
    [one] { $count } armáda
    [few] { $count } armády
    [many] { $count } armády
   *[other] { $count } armád
}
el-token-magic_spring = 2 elixíry za první město zde
el-token-cottage = armády +1 za první město zde
el-token-hidden_treasure = 1 mince za první město zde
el-token-magic_book = 1 bod a každá remíza za první město zde
el-token-stable = pohyb +1 za první město zde
el-token-poison_swamp = stojí bod
el-token-citadel = 1 bod navíc pro toho, kdo region ovládá
el-token-dragon = 2 body pro toho, kdo přivede 7. armádu
el-token-portal = jeden krok k druhému portálu
el-token-rogues = každá armáda, která vejde, platí 1 minci
el-token-unknown = leží lícem dolů; dostane ho první město zde
el-own-magic_spring = 2 elixíry
el-own-cottage = armády +1
el-own-hidden_treasure = 1 mince, vyplacena
el-own-magic_book = 1 bod; při remíze na konci vyhrává
el-own-stable = pohyb +1
el-own-poison_swamp = stojí bod
el-own-dragon = 2 body

# Hráči
el-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
el-elixirs = { $count ->
    [one] { $count } elixír
    [few] { $count } elixíry
    [many] { $count } elixíru
   *[other] { $count } elixírů
}
el-supply = { $count } v zásobě
el-card-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
el-if-ended = Kdyby partie teď skončila
el-points-by-source = Body podle zdroje
el-source-regions = Regiony
el-source-islands = Ostrovy
el-source-elixirs = Elixíry
el-source-cards = Karty
el-source-tokens = Žetony
el-source-leader = Vůdce
el-source-carried = Dřívější partie
el-source-total = Celkem

# Dražba
el-bidding = Kdo začne?
el-bidding-about = Všichni tajně nabídnou mince. Kdo nabídne nejvíc, zaplatí a určí, kdo začne.
el-bidding-ties = { $by ->
    [die] Nabídne-li nejvíc více hráčů, rozhodne mezi nimi kostka
   *[youngest] Nabídne-li nejvíc více hráčů, má právo nejmladší z nich (od nejmladšího: { $names })
}{ $pays ->
    [all_tied] {" "}a platí všichni.
   *[winner] {" "}a ostatním mince zůstanou.
}
el-has-bid = { $count ->
    [0] nic
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
el-you-bid = tvá nabídka: { $count }
