# Minutová říše: Legendy česky. Regiony mají tvary .to, .from a .in i s předložkou a .acc (4. pád), přídavná jména tvary
# .acc (každou … kartu) a .gen (všech … karet), žetony tvar .acc. Názvy karet se neskloňují: ve větách stojí v uvozovkách.

game-title = Minutová říše: Legendy
game-summary = Ber si karty bytostí a míst, rozprostři své armády po ostrovech a ovládni jich víc než ostatní. Pro 2 až 4 hráče, asi 20 minut.
game-how-to =
    Ve svém tahu si vezmeš jednu kartu z řady. První je zdarma, další směrem doprava stojí až 3 mince, a mince musí
    vystačit na celou hru. Vlastnost karty máš od té chvíle napořád, její akci provedeš hned: umístíš armády, přesuneš
    je, postavíš město nebo zničíš armádu. Nové armády přicházejí jen do startovního regionu a tam, kde máš město. Krok
    po souši stojí 1 bod pohybu, přes moře 3, s létajícími kartami méně. Region ovládá ten, kdo v něm má nejvíc armád a
    měst, ostrov ten, kdo na něm ovládá nejvíc regionů: za každý je 1 bod, při shodě nic. Nejvíc elixírů přináší 2 body
    a další body přinášejí karty. Před prvním tahem všichni tajně nabídnou mince; kdo nabídl nejvíc, zaplatí a určí, kdo
    začne.
    Na desce: A3 tři armády hráče A, ^ město, N neutrální armády, ! startovní region, (?) zakrytý žeton, – po souši,
    ~ přes moře.

# -- mapa ------------------------------------------------------------------------

side-volcano = Sopka
side-fern = Kapradiny
side-meadow = Louka
side-citadel = Citadela
side-horseshoe = Podkova
side-desert = Poušť
side-ice = Led
side-tall = Výšiny
own-side = { $name }

region-volcano_1 = Popelín
    .to = do Popelína
    .from = z Popelína
    .in = v Popelíně
region-volcano_2 = Uhlíkov
    .to = do Uhlíkova
    .from = z Uhlíkova
    .in = v Uhlíkově
region-volcano_3 = Chrlov
    .to = do Chrlova
    .from = z Chrlova
    .in = v Chrlově
region-volcano_4 = Žhavín
    .to = do Žhavína
    .from = ze Žhavína
    .in = ve Žhavíně
region-volcano_5 = Dýmov
    .to = do Dýmova
    .from = z Dýmova
    .in = v Dýmově
region-volcano_6 = Lávová Lhota
    .acc = Lávovou Lhotu
    .to = do Lávové Lhoty
    .from = z Lávové Lhoty
    .in = v Lávové Lhotě
region-volcano_7 = Sazín
    .to = do Sazína
    .from = ze Sazína
    .in = v Sazíně
region-fern_1 = Kapradov
    .to = do Kapradova
    .from = z Kapradova
    .in = v Kapradově
region-fern_2 = Mechov
    .to = do Mechova
    .from = z Mechova
    .in = v Mechově
region-fern_3 = Rosná dolina
    .acc = Rosnou dolinu
    .to = do Rosné doliny
    .from = z Rosné doliny
    .in = v Rosné dolině
region-meadow_1 = Jetelín
    .to = do Jetelína
    .from = z Jetelína
    .in = v Jetelíně
region-meadow_2 = Skřivánov
    .to = do Skřivánova
    .from = ze Skřivánova
    .in = ve Skřivánově
region-meadow_3 = Makov
    .to = do Makova
    .from = z Makova
    .in = v Makově
region-meadow_4 = Senov
    .to = do Senova
    .from = ze Senova
    .in = v Senově
region-meadow_5 = Vrbín
    .to = do Vrbína
    .from = z Vrbína
    .in = ve Vrbíně
region-citadel_1 = Branov
    .to = do Branova
    .from = z Branova
    .in = v Branově
region-citadel_2 = Hradbín
    .to = do Hradbína
    .from = z Hradbína
    .in = v Hradbíně
region-citadel_3 = Majákov
    .to = do Majákova
    .from = z Majákova
    .in = v Majákově
region-horseshoe_1 = Rackov
    .to = do Rackova
    .from = z Rackova
    .in = v Rackově
region-horseshoe_2 = Slanov
    .to = do Slanova
    .from = ze Slanova
    .in = ve Slanově
region-horseshoe_3 = Kladivov
    .to = do Kladivova
    .from = z Kladivova
    .in = v Kladivově
region-horseshoe_4 = Tichá zátoka
    .acc = Tichou zátoku
    .to = do Tiché zátoky
    .from = z Tiché zátoky
    .in = v Tiché zátoce
region-horseshoe_5 = Mušlov
    .to = do Mušlova
    .from = z Mušlova
    .in = v Mušlově
region-desert_1 = Slunov
    .to = do Slunova
    .from = ze Slunova
    .in = ve Slunově
region-desert_2 = Dunov
    .to = do Dunova
    .from = z Dunova
    .in = v Dunově
region-desert_3 = Palmov
    .to = do Palmova
    .from = z Palmova
    .in = v Palmově
region-desert_4 = Štírov
    .to = do Štírova
    .from = ze Štírova
    .in = ve Štírově
region-desert_5 = Přeludov
    .to = do Přeludova
    .from = z Přeludova
    .in = v Přeludově
region-desert_6 = Kostín
    .to = do Kostína
    .from = z Kostína
    .in = v Kostíně
region-desert_7 = Velbloudov
    .to = do Velbloudova
    .from = z Velbloudova
    .in = ve Velbloudově
region-ice_1 = Mrazov
    .to = do Mrazova
    .from = z Mrazova
    .in = v Mrazově
region-ice_2 = Ledov
    .to = do Ledova
    .from = z Ledova
    .in = v Ledově
region-ice_3 = Tuleňov
    .to = do Tuleňova
    .from = z Tuleňova
    .in = v Tuleňově
region-ice_4 = Sněhov
    .to = do Sněhova
    .from = ze Sněhova
    .in = ve Sněhově
region-ice_5 = Zářín
    .to = do Zářína
    .from = ze Zářína
    .in = v Záříně
region-tall_1 = Orlí hnízdo
    .to = do Orlího hnízda
    .from = z Orlího hnízda
    .in = v Orlím hnízdě
region-tall_2 = Oblakov
    .to = do Oblakova
    .from = z Oblakova
    .in = v Oblakově
region-tall_3 = Větrov
    .to = do Větrova
    .from = z Větrova
    .in = ve Větrově

# Pro region z vlastní mapy, který nemá tvary.
own-region = { $name }
    .to = do regionu { $name }
    .from = z regionu { $name }
    .in = v regionu { $name }

island-volcano_a = Popelný ostrov
island-volcano_b = Ohnivý ostrov
island-fern_a = Kapradinový ostrov
island-meadow_a = Luční ostrov
island-citadel_a = Hradní ostrov
island-citadel_b = Majákový ostrov
island-horseshoe_a = Podkovitý ostrov
island-desert_a = Pouštní ostrov
island-ice_a = Mrazivý ostrov
island-ice_b = Tulení ostrov
island-ice_c = Sněžný ostrov
island-tall_a = Orlí ostrov
island-tall_b = Oblačný ostrov
island-tall_c = Větrný ostrov
own-island = { $name }

place-centre = střed
place-north = sever
place-east = východ
place-south = jih
place-west = západ
place-1 = 1. zleva
place-2 = 2. zleva
place-3 = 3. zleva
place-4 = 4. zleva

# -- karty -----------------------------------------------------------------------

card-ancient_phoenix = Prastarý fénix
card-ancient_sage = Prastarý mudrc
card-ancient_tree_spirit = Prastarý duch stromu
card-ancient_woods = Prastarý hvozd
card-arcane_manticore = Tajemná mantikora
card-arcane_sphinx = Tajemná sfinga
card-arcane_temple = Tajemný chrám
card-castle_or = Hrad
card-castle_and = Hrad
card-cursed_banshee = Prokletá bánší
card-cursed_gargoyles = Prokleté chrliče
card-cursed_king = Prokletý král
card-cursed_mausoleum = Prokletá hrobka
card-cursed_tower = Prokletá věž
card-dire_dragon = Děsivý drak
card-dire_eye = Děsivé oko
card-dire_giant = Děsivý obr
card-dire_goblin = Děsivý skřet
card-dire_ogre = Děsivý zlobr
card-forest_elf = Lesní elf
card-forest_gnome = Lesní skřítek
card-forest_pixie = Lesní víla
card-forest_tree_town = Lesní město v korunách
card-graveyard = Hřbitov
card-lake = Jezero
card-mountain_dwarf = Horský trpaslík
card-mountain_treasury = Horská pokladnice
card-night_hydra = Noční hydra
card-night_village = Noční vesnice
card-night_wizard = Noční čaroděj
card-noble_hills = Vznešené vrchy
card-noble_knight = Vznešený rytíř
card-noble_unicorn = Vznešený jednorožec
card-stronghold = Pevnost
own-card = { $name }

adjective-ancient = prastarý
    .acc = prastarou kartu
    .gen = prastarých karet
adjective-arcane = tajemný
    .acc = tajemnou kartu
    .gen = tajemných karet
adjective-cursed = prokletý
    .acc = prokletou kartu
    .gen = prokletých karet
adjective-dire = děsivý
    .acc = děsivou kartu
    .gen = děsivých karet
adjective-forest = lesní
    .acc = lesní kartu
    .gen = lesních karet
adjective-mountain = horský
    .acc = horskou kartu
    .gen = horských karet
adjective-night = noční
    .acc = noční kartu
    .gen = nočních karet
adjective-noble = vznešený
    .acc = vznešenou kartu
    .gen = vznešených karet
own-adjective = { $word }
    .acc = kartu „{ $word }“
    .gen = karet „{ $word }“

# Co karta umí; skládá se z jejího řádku v sadě.
text-moves_more = { $number ->
    [one] Při každém přesouvání máš o { $number } bod pohybu víc.
    [few] Při každém přesouvání máš o { $number } body pohybu víc.
    [many] Při každém přesouvání máš o { $number } bodu pohybu víc.
   *[other] Při každém přesouvání máš o { $number } bodů pohybu víc.
}
text-armies_more = { $number ->
    [one] Při každém umísťování smíš umístit o { $number } armádu víc.
    [few] Při každém umísťování smíš umístit o { $number } armády víc.
    [many] Při každém umísťování smíš umístit o { $number } armády víc.
   *[other] Při každém umísťování smíš umístit o { $number } armád víc.
}
text-flies = Létá: krok přes moře tě stojí o 1 bod pohybu méně.
text-elixirs = { $number ->
    [one] { $number } elixír.
    [few] { $number } elixíry.
    [many] { $number } elixíru.
   *[other] { $number } elixírů.
}
text-coins = { $number ->
    [one] Hned si vezmeš { $number } minci.
    [few] Hned si vezmeš { $number } mince.
    [many] Hned si vezmeš { $number } mince.
   *[other] Hned si vezmeš { $number } mincí.
}
text-immune = Tvé armády nelze zničit.
text-points_per_adjective = Na konci 1 bod za každou { WORD($adjective, case: "acc") }.
text-points_for_set = Na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za sadu všech { WORD($adjective, case: "gen") } (celkem { $number }).
text-points_per_coins = { $number ->
    [one] Na konci 1 bod za každou minci, která ti zbude.
    [few] Na konci 1 bod za každé { $number } mince, které ti zbudou.
    [many] Na konci 1 bod za každé { $number } mince, které ti zbudou.
   *[other] Na konci 1 bod za každých { $number } mincí, které ti zbudou.
}
text-points_per_flying = Na konci 1 bod za každou tvou kartu, která létá.
text-place = { $number ->
    [one] Umísti { $number } armádu.
    [few] Umísti { $number } armády.
    [many] Umísti { $number } armády.
   *[other] Umísti { $number } armád.
}
text-move = { $number ->
    [one] Přesouvej armády za { $number } bod pohybu.
    [few] Přesouvej armády za { $number } body pohybu.
    [many] Přesouvej armády za { $number } bodu pohybu.
   *[other] Přesouvej armády za { $number } bodů pohybu.
}
text-city = Postav město.
text-destroy = Znič armádu.
text-either = Buď: { $one } Nebo: { $other }
text-then = { $one } Potom: { $other }

# -- vůdci a žetony ----------------------------------------------------------------

leader-fairy_queen = Královna víl
leader-bandit_king = Loupeživý král
leader-red_sorceress = Rudá čarodějka
leader-white_knight = Bílý rytíř

token-magic_spring = Kouzelná studánka
    .acc = Kouzelnou studánku
token-cottage = Útulek
token-hidden_treasure = Zakopaný poklad
token-magic_book = Kniha kouzel
    .acc = Knihu kouzel
token-stable = Stáj
token-poison_swamp = Jedovatý močál
token-citadel_1 = Citadela
    .acc = citadelu
token-citadel_2 = Citadela
    .acc = citadelu
token-citadel_3 = Citadela
    .acc = citadelu
token-dragon = Drak
    .acc = draka
token-portal_1 = Portál
    .acc = portál
token-portal_2 = Portál
    .acc = portál
token-rogues = Banda lupičů
    .acc = bandu lupičů
token-unknown = zakrytý žeton

# -- slova do vět -------------------------------------------------------------------

neutral-army = neutrální armáda
part-first = první akce
part-second = druhá akce
taking-take = vzít žeton
army-place_army = umístit armádu
coin-take_coin = vzít minci
tie-youngest = vyhrává nejmladší z nich
tie-die = rozhoduje kostka

reason-magic_book = Kniha kouzel
reason-coins = víc mincí
reason-armies = víc armád na mapě
reason-regions = víc regionů

colour-red = červená
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá

# -- rozhodnutí ----------------------------------------------------------------------

decision-lay_segment = Polož díl mapy
prompt-lay_segment = { $left ->
    [one] Polož poslední díl mapy
    [few] Polož díl mapy (zbývají { $left })
    [many] Polož díl mapy (zbývá { $left })
   *[other] Polož díl mapy (zbývá { $left })
}
decision-start_region = Zvol startovní region
decision-lay_token = Polož žeton na mapu
prompt-lay_token = Polož na mapu { WORD($token, case: "acc") }
prompt-lay_token-face-down = Polož na mapu zakrytý žeton
decision-fifth_army = Pošli do některého regionu po jedné další armádě každého hráče
decision-neutral_army = Umísti neutrální armádu
prompt-neutral_army = Umísti neutrální armádu ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
decision-bid = Nabídni mince za právo určit, kdo začne
decision-choose_starter = Urči, kdo začne
decision-take_card = Vezmi si kartu z řady
decision-choose_part = Zvol jednu ze dvou akcí karty
prompt-choose_part = Zvol jednu ze dvou akcí karty „{ WORD($card) }“
decision-place_one = Umísti armádu
prompt-place_one = Umísti armádu ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
decision-payee = Zvol, čí město využiješ
prompt-payee = Zvol, čí město { WORD($region, case: "in") } využiješ za 1 minci
decision-move_one = Přesuň armádu
prompt-move_one = Přesuň armádu ({ $left ->
    [one] zbývá { $left } bod pohybu
    [few] zbývají { $left } body pohybu
    [many] zbývá { $left } bodu pohybu
   *[other] zbývá { $left } bodů pohybu
})
decision-build_city = Postav město
decision-take_token = Vezmi si zakrytý žeton, nebo ho nech ležet
prompt-take_token = Vezmi si zakrytý žeton { WORD($region, case: "in") }, nebo ho nech ležet
decision-knight_army = Bílý rytíř smí k novému městu umístit armádu
prompt-knight_army = Bílý rytíř smí k novému městu { WORD($region, case: "in") } umístit armádu
decision-destroy_one = Znič armádu
decision-take_coin = Loupeživý král smí majiteli armády vzít minci
prompt-take_coin = Loupeživý král smí vzít minci (komu: { $seat })
decision-extra_card = Královna víl si smí vzít ještě jednu kartu; její akce se neprovede

choice-lay_segment = { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , otočeno o 90°
    [2] , otočeno o 180°
   *[other] , otočeno o 270°
})
choice-start_region = { WORD($region) }
choice-lay_token = { WORD($region, case: "to") }
choice-lay_token-skip = vynechat
choice-fifth_army = { WORD($region, case: "to") }
choice-neutral_army = { WORD($region, case: "to") }
choice-bid = { $coins ->
    [0] nenabídnout nic
    [one] nabídnout { $coins } minci
    [few] nabídnout { $coins } mince
    [many] nabídnout { $coins } mince
   *[other] nabídnout { $coins } mincí
}
choice-choose_starter = { $seat }
choice-take_card = { $position }. { WORD($card) } ({ $price ->
    [0] zdarma
    [one] { $price } mince
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
})
choice-choose_part = { $what }
choice-choose_part-skip = žádnou
choice-place_one = { $coins ->
    [0] { WORD($region, case: "to") }
    [one] { WORD($region, case: "to") } ({ $coins } mince)
    [few] { WORD($region, case: "to") } ({ $coins } mince)
    [many] { WORD($region, case: "to") } ({ $coins } mince)
   *[other] { WORD($region, case: "to") } ({ $coins } mincí)
}
choice-place_one-done = už žádnou
choice-payee = město hráče { $seat }
choice-move_one = { $coins ->
    [0] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost })
    [one] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } mince)
    [few] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } mince)
    [many] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } mince)
   *[other] { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost }, { $coins } mincí)
}
choice-move_one-done = už žádnou
choice-build_city = { WORD($region, case: "in") }
choice-build_city-skip = žádné
choice-take_token = { WORD($taking) }
choice-take_token-skip = nechat ležet
choice-knight_army = { $coins ->
    [0] { WORD($army) }
    [one] { WORD($army) } ({ $coins } mince)
    [few] { WORD($army) } ({ $coins } mince)
    [many] { WORD($army) } ({ $coins } mince)
   *[other] { WORD($army) } ({ $coins } mincí)
}
choice-knight_army-skip = žádnou
choice-destroy_one = { $colour ->
    [neutral-army] neutrální
   *[other] { $colour }
} { WORD($region, case: "in") }
choice-destroy_one-skip = žádnou
choice-take_coin = { WORD($coin) }
choice-take_coin-skip = nebrat
choice-extra_card = { $position }. { WORD($card) } ({ $price ->
    [0] zdarma
    [one] { $price } mince
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
})
choice-extra_card-skip = žádnou kartu

# -- co se stalo -------------------------------------------------------------------------

event-leg-started = Začíná { $number }. partie; připravuje ji { $seat }.
event-leader-dealt = { $seat } má vůdce: { WORD($leader) }.
event-segment-laid = { $seat } pokládá díl mapy: { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , otočeno o 90°
    [2] , otočeno o 180°
   *[other] , otočeno o 270°
}).
event-start-placed = { $seat } volí startovní region: { WORD($region) }.
event-card-turned = Nová karta v řadě: { WORD($card) }.
event-token-laid = { $seat } pokládá { WORD($token, case: "acc") } { WORD($region, case: "to") }.
event-token-left-out = { $seat } vynechává { WORD($token, case: "acc") }.
event-token-hidden = { $seat } pokládá zakrytý žeton { WORD($region, case: "to") }.
event-armies-set = { $seat } má na začátku { WORD($region, case: "in") } { $count ->
    [one] { $count } armádu
    [few] { $count } armády
    [many] { $count } armády
   *[other] { $count } armád
}.
event-armies-sent = { $seat } posílá { WORD($region, case: "to") } po jedné další armádě každého hráče.
event-neutral-placed = { $seat } umísťuje neutrální armádu { WORD($region, case: "to") }.
event-coins-dealt = { $seat } dostává do začátku { $count ->
    [one] { $count } minci
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}.
event-bid-opened = { $seat } { $count ->
    [0] nenabízí nic
    [one] nabízí { $count } minci
    [few] nabízí { $count } mince
    [many] nabízí { $count } mince
   *[other] nabízí { $count } mincí
}.
event-bid-tied = Nejvyšší nabídky jsou stejné: { WORD($by) }.
event-bid-paid = { $seat } platí svou nabídku: { $count ->
    [one] { $count } minci
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}.
event-starter-named = { $seat } určuje, kdo začne: { $starter }.
event-card-taken = { $seat } si bere kartu „{ WORD($card) }“ { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
    [many] za { $price } mince
   *[other] za { $price } mincí
}.
event-coins-received = { $seat } dostává { $count ->
    [one] { $count } minci
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}.
event-action-skipped = { $seat } akci karty „{ WORD($card) }“ neprovádí.
event-part-chosen = { $seat } volí akci karty „{ WORD($card) }“: { WORD($part) }.
event-army-placed = { $seat } umísťuje armádu { WORD($region, case: "to") }.
event-army-moved = { $seat } přesouvá armádu { WORD($region, case: "from") } { WORD($to, case: "to") } ({ $cost ->
    [one] { $cost } bod pohybu
    [few] { $cost } body pohybu
    [many] { $cost } bodu pohybu
   *[other] { $cost } bodů pohybu
}).
event-city-built = { $seat } staví město { WORD($region, case: "in") }.
event-army-destroyed = { $seat } ničí { $colour ->
    [neutral-army] neutrální armádu
   *[other] armádu ({ $colour })
} { WORD($region, case: "in") }.
event-army-captured = { $seat } si nechává zničenou armádu pro Rudou čarodějku ({ $owner }).
event-coin-taken = { $seat } bere soupeři minci ({ $owner }).
event-owner-paid = { $seat } platí minci za využití města ({ $owner }).
event-toll-paid = { $seat } platí minci bandě lupičů { WORD($region, case: "in") }.
event-token-taken = { $token ->
    [token-dragon] { $seat } zabíjí draka { WORD($region, case: "in") }.
   *[other] { $seat } si bere { WORD($token, case: "acc") } { WORD($region, case: "from") }.
}
event-token-left = { $seat } nechává zakrytý žeton { WORD($region, case: "in") } ležet.
event-token-seen = { $token ->
    [token-unknown] { $seat } se dívá na zakrytý žeton { WORD($region, case: "in") }.
   *[other] { $seat } se dívá na zakrytý žeton { WORD($region, case: "in") }: { WORD($token) }.
}
event-leg-ended = Všechny tahy jsou odehrány; { $number }. partie se vyhodnocuje.
event-region-scored = { $seat } ovládá { WORD($region, case: "acc") }: 1 bod.
event-citadel-scored = { $seat } ovládá citadelu { WORD($region, case: "in") }: 1 bod.
event-island-scored = { $seat } ovládá { WORD($island) }: 1 bod.
event-elixirs-scored = { $seat } má nejvíc elixírů ({ $elixirs }): { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
event-card-scored = { $seat } získává { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
} za kartu „{ WORD($card) }“.
event-token-scored = { $count ->
    [-1] { $seat } ztrácí 1 bod za { WORD($token, case: "acc") }.
    [one] { $seat } získává { $count } bod za { WORD($token, case: "acc") }.
    [few] { $seat } získává { $count } body za { WORD($token, case: "acc") }.
    [many] { $seat } získává { $count } bodu za { WORD($token, case: "acc") }.
   *[other] { $seat } získává { $count } bodů za { WORD($token, case: "acc") }.
}
event-leader-scored = { $seat } získává { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
} za vůdce: { WORD($leader) }.
event-leg-score = { $seat } má za partii { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
event-final-score = { $seat } má za všechny tři partie { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.

# Partie stručně.
story-leg = { $number }. partie
story-scoring = Vyhodnocení
story-leaders = Vůdci: { $leaders }
story-leader = { $seat } { WORD($leader) }
story-map = Mapa: { $segments }
story-segment = { WORD($side) } ({ WORD($place) })
story-cards = Nově v řadě: { $cards }
story-card = { WORD($card) }
story-start-by-lot = Los určil startovní region: { WORD($region) }.
story-start-given = Startovní region podle hotového rozložení: { WORD($region) }.
story-tokens = { $seat } pokládá: { $tokens }
story-tokens-by-lot = Los určil: { $tokens }
story-token = { WORD($token) } { WORD($region, case: "in") }
story-token-hidden = zakrytý žeton { WORD($region, case: "in") }
story-set = Armády { WORD($region, case: "in") }: { $armies }
story-sent-by-lot = Los posílá { WORD($region, case: "to") } po jedné další armádě každého hráče.
story-neutral = Neutrální armády: { $armies }
story-neutral-count = { $count } { WORD($region, case: "in") }
story-region-count = { $count } { WORD($region, case: "to") }
story-region-paid = { $count } { WORD($region, case: "to") } (po { $coins ->
    [one] { $coins } minci
    [few] { $coins } mincích
    [many] { $coins } mince
   *[other] { $coins } mincích
})
story-seat-count = { $seat } { $count }
story-bids = Nabídky: { $bids }
story-placed = { $seat } umísťuje: { $armies }
story-moved = { $seat } přesouvá: { $moves }
story-move = { $count } { WORD($region) } → { WORD($to) }
story-move-paid = { $count } { WORD($region) } → { WORD($to) } (po { $coins ->
    [one] { $coins } minci
    [few] { $coins } mincích
    [many] { $coins } mince
   *[other] { $coins } mincích
})
story-destroyed = { $seat } ničí armádu ({ $owner }) { WORD($region, case: "in") }.
story-destroyed-neutral = { $seat } ničí neutrální armádu { WORD($region, case: "in") }.
story-score = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
story-score-regions = Regiony { $points }: { $regions }
story-score-islands = Ostrovy { $points }: { $islands }
story-score-citadels = Citadely { $points }: { $regions }
story-score-elixirs = Nejvíc elixírů ({ $elixirs }): { $points }
story-score-cards = Karty { $points }: { $cards }
story-score-card = { WORD($card) } { $points }
story-score-token = { WORD($token) }: { $points }
story-score-leader = { WORD($leader) }: { $points }
story-region = { WORD($region) }
story-island = { WORD($island) }
story-totals = Všechny tři partie: { $scores }

# -- odmítnutí ----------------------------------------------------------------------------

refused-not-this-segment = Tuto stranu teď položit nelze; na řadě je jiný díl mapy.
refused-place-taken = Tam už díl mapy leží.
refused-other-layout = Toto místo nepatří k rozložení této hry.
refused-not-this-turn = V řadě leží buď všechny díly na výšku, nebo všechny na šířku.
refused-start-must-be-inside = Na této straně musí být startovní region; polož ji na jedno ze dvou vnitřních míst.
refused-centre-is-empty = Střed nesmí zůstat prázdný; poslední díl patří tam.
refused-no-such-region = Tento region na mapě této hry není.
refused-not-on-this-segment = Startovní region musí být na středovém dílu, v řadě na jednom ze dvou vnitřních.
refused-not-linked = Startovní region musí být spojený s jiným dílem mapy.
refused-start-elsewhere = Startovní region musí být na této straně: { WORD($side) }.
refused-token-there = Tam už žeton leží.
refused-token-needed = Tento žeton vynechat nelze.
refused-start-segment = Na tomto dílu je startovní region; zvol jiný díl.
refused-central-segment = To je středový díl; zvol jiný.
refused-too-few-coins = Tolik mincí nemáš.
refused-no-such-player = Tam nikdo nesedí.
refused-no-such-card = Žádná karta tam neleží.
refused-card-too-dear = Na tuto kartu nemáš dost mincí.
refused-part-without-effect = Tato akce by teď neměla žádný účinek.
refused-no-own-city = Armády se umísťují jen do startovního regionu a k vlastním městům.
refused-no-city = Armády se umísťují jen do startovního regionu a k městům, k vlastním nebo za minci k cizím.
refused-no-coin-for-rogues = Banda lupičů chce minci a ty žádnou nemáš.
refused-no-coin-for-owner = Nemáš minci pro majitele města.
refused-no-coin-for-both = Potřebuješ tam dvě mince: jednu pro majitele města a jednu pro bandu lupičů.
refused-no-city-of-this-player = Tento hráč tam město nemá.
refused-no-army-there = Nemáš tam žádnou armádu.
refused-not-neighbours = Tyto regiony spolu nesousedí.
refused-too-few-points = Na tento krok nemáš dost bodů pohybu.
refused-no-army-to-build = Město lze postavit jen tam, kde máš armádu.
refused-no-army-to-destroy-with = Armádu lze zničit jen tam, kde máš vlastní.
refused-none-to-destroy = Armáda této barvy tam není.
refused-is-immune = Armády tohoto hráče zničit nelze.

# -- volby --------------------------------------------------------------------------------

option-players = Počet hráčů
    .about = Kolik hráčů sedí u stolu.
option-setup = Příprava
    .about = Zda mapu a žetony rozloží hráč, nebo náhoda.
    .is-by_player = připraví hráč
    .is-random = náhodně
option-setup_player = Kdo připravuje
    .about = Hráč, který připraví hru nebo její první partii.
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
option-layout = Rozložení
    .about = Zda díly mapy tvoří písmeno T, nebo řadu uzavřenou do kruhu.
    .is-t = T
    .is-row = řada
option-matches = Partie
    .about = Jedna partie, nebo plná hra na tři, jejichž body se sečtou.
    .is-1 = jedna
    .is-3 = tři
option-discoveries = Objevy
    .about = Pět žetonů pro ty, kdo v jejich regionech postaví první město.
option-citadels = Citadely
    .about = Tři regiony, za které je o bod víc.
option-encounters = Setkání
    .about = Drak, kterého lze zabít, portály, jimiž se dá projít, lupiči, kterým se platí.
    .is-dragon = drak
    .is-portals = portály
    .is-rogues = banda lupičů
option-leaders = Vůdci
    .about = Každý dostane náhodného vůdce se zvláštní schopností.
option-poison_swamp = Jedovatý močál
    .about = Objevy leží zakryté a jeden z nich stojí bod.
option-bid_tie = Stejné nabídky
    .about = Kdo vyhraje, když nejvyšší nabídku dalo několik hráčů.
    .is-youngest = nejmladší
    .is-die = rozhodne kostka
option-age_order = Věk
    .about = Hráči od nejmladšího po nejstaršího; prázdné = pořadí u stolu.
option-colours = Barvy
    .about = Barva pro každého hráče v pořadí u stolu; prázdné = obvyklé barvy.
option-deck = Sada karet
    .about = Soubor s vlastní sadou karet; prázdné = vydané karty.
option-map = Mapa
    .about = Soubor s vlastní mapou; prázdné = vydané díly mapy.
option-segments = Hotové rozložení
    .about = Soubor, který říká, které strany kde leží a jak jsou otočené; prázdné = díly se vykládají nebo losují.
option-side_pairing = Strany dílů
    .about = Zda má každý díl dvě dané strany, nebo se skládají libovolné čtyři strany.
    .is-table = dané
    .is-any_four_sides = libovolné čtyři
option-desert_start = Start na poušti
    .about = Kde smí být startovní region, když je na mapě poušť.
    .is-linked_port = kde je spojená
    .is-any_region = kdekoli na ní
option-tall_bridges = Mosty výšin
    .about = Zda jsou spojené všechny tři výšiny, nebo jen ty s nakresleným mostem.
    .is-drawn = jen nakreslené
    .is-all_pairs = všechny tři
option-bandit_king = Loupeživý král
    .about = Zda smí využívat města soupeřů, nebo má bod, když jsou všechny jeho armády na mapě.
    .is-seed = využívá cizí města
    .is-english_first_printing = bod za všechny armády
option-bid_tie_pays = Placení stejných nabídek
    .about = Kdo platí, když nejvyšší nabídku dalo několik hráčů.
    .is-winner = jen ten, kdo vyhraje
    .is-all_tied = všichni z nich
option-swamp_taking = Zakryté žetony
    .about = Zda si první, kdo tam postaví město, žeton vzít musí.
    .is-mandatory = musí
    .is-optional = smí
preset-rulebook = Podle znění pravidel
preset-quick = Rychlý začátek: náhodná mapa i žetony
preset-everything = Se vším všudy
preset-full-game = Plná hra na tři partie
preset-other-readings = Jiný výklad nejasných pravidel

# -- chyby v sadách karet, mapách a pozicích --------------------------------------------------

bad-id = { $given } není id; id začíná malým písmenem, má jen malá písmena, číslice a podtržítka, nejvýš { $most } znaků, a není to skip, done, rest, none ani constructor
bad-too-few-cards = při počtu hráčů { $players } se používá karet: { $given }; potřeba: { $needed }
bad-action = karta potřebuje buď action, nebo either, ne obojí
bad-empty-island = ostrov potřebuje aspoň jeden region
bad-line-to-itself = { $given } nelze spojit se sebou samým
bad-island-in-pieces = jeho regiony nejsou spojené po souši
bad-islands-joined = { $given } je hranice mezi dvěma ostrovy; udělej z nich jeden ostrov, nebo z čáry most či spojnici přes moře
bad-side-in-pieces = k regionu { $given } nevede žádná spojnice
bad-too-few-regions = regionů na čtyřech nejmenších stranách: { $given }; pro všechny žetony je potřeba: { $needed }
bad-segment = díl má mít dvě strany, ne { $given }
bad-same-segment = { $given } a { $other } jsou dvě strany téhož dílu; spolu mohou ležet, jen je-li side_pairing = any_four_sides
bad-laid = { $given } takto položit nejde: { $reason } ({ $rule })
bad-start-region = { $given } tu nemůže být startovním regionem; povoleno: { $allowed }
bad-position = pozice není možná: { $given }
bad-layout = { $given } není místo a otočení; správný zápis je třeba „north 1“, každé místo jen jednou a všechna z jednoho rozložení
bad-start = { $given } nemůže být na této mapě startovním regionem
bad-not-on-map = { $given } na mapě této pozice není
bad-armies = armád jedné barvy je příliš mnoho: { $given }; je jich jen 18
bad-no-choice = { $given } nedává na výběr ze dvou akcí
bad-nothing-to-do = tady už není o čem rozhodovat
bad-agenda = { $given } není možný plán kroků (agenda) ani jeho řádek

# -- textová deska ---------------------------------------------------------------------------

board-side = { WORD($side) } ({ WORD($place) }{ $turn ->
    [0] {""}
    [1] , otočeno o 90°
    [2] , otočeno o 180°
   *[other] , otočeno o 270°
})
board-card = { $position }. { WORD($card) } ({ $price ->
    [0] zdarma
    [one] { $price } mince
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
})
board-player = body { $points }, mince { $coins }, armády v zásobě { $armies }, elixíry { $elixirs }, karty { $cards }

# -- the picture of the map --------------------------------------------------------

picture-sides = Všechny strany mapy
picture-layout = Rozložená mapa
picture-land = hranice: krok po souši
picture-sea = přes moře
picture-bridge = most: krok po souši
picture-port = čára k okraji
picture-link = spojení dvou dílů mapy
picture-start = startovní region
