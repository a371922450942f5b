# El Grande česky. Oblasti mají tvary .to, .from a .in i s předložkou, dále .acc (4. pád); .nom je castillo s velkým
# písmenem na začátku řádku. Názvy karet se neskloňují: ve větách stojí v uvozovkách, takže se hodí i vlastní karty.

game-title = El Grande
game-summary = Vyšli své caballeros do španělských regionů, nepleť se do cesty králi a měj převahu tam, kde se rozdávají body. Pro 2 až 5 hráčů, asi 100 minut (krátká hra asi 60).
game-how-to =
    V každém kole každý vynese silovou kartu, žádná hodnota se nesmí opakovat. Nejvyšší je na tahu první, nejnižší
    zahájí příští kolo; nízké karty povolají z provincie ke dvoru více caballeros. Ve svém tahu si vezmeš jednu
    z vyložených akčních karet: umístíš od dvora tolik caballeros, kolik karta uvádí, a chceš-li, provedeš i její
    zvláštní akci, v libovolném pořadí. Umísťuje se do regionů vedle krále, nebo vhozením do castilla. Královský
    region je tabu: žádná figurka do něj nesmí ani z něj, ale vyhodnocuje se. Obsah castilla je skrytý, dokud se nevyhodnotí.
    Po 3., 6. a 9. kole se nejprve vyhodnotí a vyprázdní castillo: všichni caballeros jednoho hráče jdou do regionu
    nastaveného na jeho tajném kotouči (ke dvoru, stojí-li tam král). Pak se vyhodnotí všechny regiony. Body jsou za
    největší počty caballeros: za tři místa, ve 3 hráčích za dvě, ve 2 za jedno. Při shodě platí body dalšího místa.
    Kdo je první bez shody, má 2 body navíc za krále a 2 za vlastního granda v regionu. Vítězí ten, kdo má nejvíce
    bodů.

# -- oblasti -------------------------------------------------------------------

area-galicia = Galicie
    .acc = Galicii
    .to = do Galicie
    .from = z Galicie
    .in = v Galicii
area-navarra = Navarra
    .acc = Navarru
    .to = do Navarry
    .from = z Navarry
    .in = v Navarře
area-aragon = Aragonie
    .acc = Aragonii
    .to = do Aragonie
    .from = z Aragonie
    .in = v Aragonii
area-cataluna = Katalánsko
    .acc = Katalánsko
    .to = do Katalánska
    .from = z Katalánska
    .in = v Katalánsku
area-castilla = Kastilie
    .acc = Kastilii
    .to = do Kastilie
    .from = z Kastilie
    .in = v Kastilii
area-toledo = Toledo
    .acc = Toledo
    .to = do Toleda
    .from = z Toleda
    .in = v Toledu
area-sevilla = Sevilla
    .acc = Sevillu
    .to = do Sevilly
    .from = ze Sevilly
    .in = v Seville
area-granada = Granada
    .acc = Granadu
    .to = do Granady
    .from = z Granady
    .in = v Granadě
area-valencia = Valencie
    .acc = Valencii
    .to = do Valencie
    .from = z Valencie
    .in = ve Valencii
area-castillo = castillo
    .nom = Castillo
    .acc = castillo
    .to = do castilla
    .from = z castilla
    .in = v castillu
area-court = dvůr
    .nom = Dvůr
    .acc = dvůr
    .to = ke dvoru
    .from = od dvora
    .in = u dvora
area-province = provincie
    .nom = Provincie
    .acc = provincii
    .to = do provincie
    .from = z provincie
    .in = v provincii
area-off = vedle mapy
    .nom = Vedle mapy
    .to = mimo mapu
    .from = z místa vedle mapy
    .in = vedle mapy

# Pro region z vlastní mapy, který nemá tvary.
own-area = { $name }
    .to = do regionu { $name }
    .from = z regionu { $name }
    .in = v regionu { $name }
own-card = { $name }
own-mode = { $word }

board-name-board_8 = tabulka 8 (8/4/0)
    .acc = tabulku 8 (8/4/0)
board-name-board_4 = tabulka 4 (4/0/0)
    .acc = tabulku 4 (4/0/0)

# -- slova do vět ----------------------------------------------------------------

mode-place_two = umístit caballeros kamkoli
mode-move_all = přesunout vlastní caballeros z jednoho regionu

part-place = umístit caballeros
part-special = zvláštní akce
part-end_turn = ukončit tah

veto-use = použít veto
veto-pass = nechat akci proběhnout

reason-king = za královský region
reason-grande = za vlastního granda v regionu

unknown-power = ?
power-1 = 1
power-2 = 2
power-3 = 3
power-4 = 4
power-5 = 5
power-6 = 6
power-7 = 7
power-8 = 8
power-9 = 9
power-10 = 10
power-11 = 11
power-12 = 12
power-13 = 13

# -- karty: nejvýše 26 znaků -------------------------------------------------------

card-eg95_move_all_own_one_region = Přesun svých z regionu
card-eg95_place_two_anywhere = 2 kamkoli
card-eg95_place_two_or_move_all = 2 kamkoli nebo přesun
card-eg95_move_five_from_one_region = Přesun 5 z 1 regionu
card-eg95_move_three_foreign = Přesun 3 cizích
card-eg95_move_three_any = Přesun 3 libovolných
card-eg95_move_two_own_two_foreign = Přesun 2 svých + 2 cizích
card-eg95_move_four_own = Přesun 4 svých
card-eg95_move_four_any = Přesun 4 libovolných
card-eg95_veto = Veto
card-eg95_court_crisis = Vyprázdnění dvorů
card-eg95_court_crisis_three = Dvory přijdou o 3
card-eg95_kings_return = Soupeři vracejí 3
card-eg95_banish_one_foreign = Vyhnanství
card-eg95_secret_withdraw_two = Tajný ústup dvou
card-eg95_secret_withdraw_all = Tajný ústup všech
card-eg95_score_any_p2 = Vyhodnoť dle výběru
card-eg95_score_fours = Vyhodnoť čtyřky
card-eg95_score_fives = Vyhodnoť pětky
card-eg95_score_sixes_sevens = Vyhodnoť šestky a sedmičky
card-eg95_score_castillo = Vyhodnoť castillo
card-eg95_score_any_p3 = Vyhodnoť dle výběru
card-eg95_score_most = Vyhodnoť nejplnější
card-eg95_score_fewest = Vyhodnoť nejméně plné
card-eg95_score_first_places = Vyhodnoť první místa
card-eg95_mobile_scoreboard = Přesun bodovací tabulky
card-eg95_royal_adviser = Král o krok dál
card-eg95_eviction = Vystěhování
card-eg95_move_grande = Přesun granda
card-eg95_retrieve_power = Návrat silové karty
card-eg95_court_reinforce = 2 ke dvoru
card-eg95_secret_scoring = Tajné vyhodnocení
card-eg95_king = Král
card-unknown = karta

# Co karta umí; skládá se z jejího řádku v sadě.
text-place = { $number ->
    [one] Umísti { $number } caballera od dvora.
    [few] Umísti { $number } caballeros od dvora.
    [many] Umísti { $number } caballera od dvora.
   *[other] Umísti { $number } caballeros od dvora.
}
text-none = Bez zvláštní akce.
text-move-own = { $number ->
    [one] Přesuň nejvýše { $number } svého caballera z regionu do jiného regionu nebo do castilla.
    [few] Přesuň nejvýše { $number } své caballeros z regionů do jiných regionů nebo do castilla.
    [many] Přesuň nejvýše { $number } svého caballera z regionů do jiných regionů nebo do castilla.
   *[other] Přesuň nejvýše { $number } svých caballeros z regionů do jiných regionů nebo do castilla.
}
text-move-foreign = { $number ->
    [one] Přesuň nejvýše { $number } cizího caballera z regionu do jiného regionu nebo do castilla.
    [few] Přesuň nejvýše { $number } cizí caballeros z regionů do jiných regionů nebo do castilla.
    [many] Přesuň nejvýše { $number } cizího caballera z regionů do jiných regionů nebo do castilla.
   *[other] Přesuň nejvýše { $number } cizích caballeros z regionů do jiných regionů nebo do castilla.
}
text-move-any = { $number ->
    [one] Přesuň nejvýše { $number } libovolného caballera z regionu do jiného regionu nebo do castilla.
    [few] Přesuň nejvýše { $number } libovolné caballeros z regionů do jiných regionů nebo do castilla.
    [many] Přesuň nejvýše { $number } libovolného caballera z regionů do jiných regionů nebo do castilla.
   *[other] Přesuň nejvýše { $number } libovolných caballeros z regionů do jiných regionů nebo do castilla.
}
text-move-own-foreign = Přesuň z regionů do jiných regionů nebo do castilla několik caballeros: svých nejvýše { $own }, cizích nejvýše { $foreign }.
text-move-all-own-one-region = Zvol region a přesuň libovolný počet svých caballeros odtud do jiných regionů nebo do castilla.
text-move-own-one-region = { $number ->
    [one] Zvol region a přesuň nejvýše { $number } svého caballera odtud do jiného regionu nebo do castilla.
    [few] Zvol region a přesuň nejvýše { $number } své caballeros odtud do jiných regionů nebo do castilla.
    [many] Zvol region a přesuň nejvýše { $number } svého caballera odtud do jiných regionů nebo do castilla.
   *[other] Zvol region a přesuň nejvýše { $number } svých caballeros odtud do jiných regionů nebo do castilla.
}
text-move-foreign-one-region = { $number ->
    [one] Zvol region a přesuň nejvýše { $number } cizího caballera odtud do jiného regionu nebo do castilla.
    [few] Zvol region a přesuň nejvýše { $number } cizí caballeros odtud do jiných regionů nebo do castilla.
    [many] Zvol region a přesuň nejvýše { $number } cizího caballera odtud do jiných regionů nebo do castilla.
   *[other] Zvol region a přesuň nejvýše { $number } cizích caballeros odtud do jiných regionů nebo do castilla.
}
text-move-any-one-region = { $number ->
    [one] Zvol region a přesuň nejvýše { $number } libovolného caballera odtud do jiného regionu nebo do castilla.
    [few] Zvol region a přesuň nejvýše { $number } libovolné caballeros odtud do jiných regionů nebo do castilla.
    [many] Zvol region a přesuň nejvýše { $number } libovolného caballera odtud do jiných regionů nebo do castilla.
   *[other] Zvol region a přesuň nejvýše { $number } libovolných caballeros odtud do jiných regionů nebo do castilla.
}
text-move-own-foreign-one-region = Zvol region a přesuň odtud do jiných regionů nebo do castilla několik caballeros: svých nejvýše { $own }, cizích nejvýše { $foreign }.
text-place_anywhere = { $number ->
    [one] Umísti od dvora nejvýše { $number } dalšího caballera do libovolného regionu kromě královského nebo do castilla.
    [few] Umísti od dvora nejvýše { $number } další caballeros do libovolných regionů kromě královského nebo do castilla.
    [many] Umísti od dvora nejvýše { $number } dalšího caballera do libovolných regionů kromě královského nebo do castilla.
   *[other] Umísti od dvora nejvýše { $number } dalších caballeros do libovolných regionů kromě královského nebo do castilla.
}
text-either = Buď: { $one } Nebo: { $other }
text-take_veto = Nech si kartu před sebou: do konce příštího kola můžeš jednou zastavit zvláštní akci soupeře.
text-empty_courts-all = Každý soupeř vrátí všechny caballeros od svého dvora do provincie.
text-empty_courts = { $number ->
    [one] Každý soupeř vrátí { $number } caballera od svého dvora do provincie.
    [few] Každý soupeř vrátí { $number } caballeros od svého dvora do provincie.
    [many] Každý soupeř vrátí { $number } caballera od svého dvora do provincie.
   *[other] Každý soupeř vrátí { $number } caballeros od svého dvora do provincie.
}
text-each_returns = { $number ->
    [one] Každý soupeř vrátí do provincie { $number } svého caballera z regionu nebo od dvora.
    [few] Každý soupeř vrátí do provincie { $number } své caballeros z regionů nebo od dvora.
    [many] Každý soupeř vrátí do provincie { $number } svého caballera z regionů nebo od dvora.
   *[other] Každý soupeř vrátí do provincie { $number } svých caballeros z regionů nebo od dvora.
}
text-banish-one = Pošli jednoho caballera jednoho soupeře z regionu do provincie.
text-banish-each = Pošli od každého soupeře jednoho caballera z regionu do provincie.
text-secret_withdraw = { $number ->
    [one] Každý soupeř tajně nastaví region a vrátí odtud do provincie { $number } svého caballera.
    [few] Každý soupeř tajně nastaví region a vrátí odtud do provincie { $number } své caballeros.
    [many] Každý soupeř tajně nastaví region a vrátí odtud do provincie { $number } svého caballera.
   *[other] Každý soupeř tajně nastaví region a vrátí odtud do provincie { $number } svých caballeros.
}
text-secret_withdraw-all = Každý soupeř tajně nastaví region a vrátí odtud do provincie všechny své caballeros.
text-evict = Zvol region: každý soupeř, který v něm má caballeros, tajně nastaví jiný region a všechny je tam přesune.
text-score_chosen = Vyhodnoť libovolný region.
text-score_chosen-castillo = Vyhodnoť libovolný region nebo castillo.
text-score_class = Vyhodnoť všechny regiony s hodnotou prvního místa { $values }.
text-and = { $one } a { $other }
text-score_most = Vyhodnoť region s největším počtem caballeros; je-li takových regionů více, všechny.
text-score_fewest = Vyhodnoť region s nejmenším počtem caballeros, alespoň s jedním; je-li takových regionů více, všechny.
text-score_first_places = Vyhodnoť všechny regiony, ale body jsou jen za první místo, a při shodě žádné.
text-score_castillo = Vyhodnoť castillo; caballeros se pak vrátí dovnitř.
text-score_secretly = Všichni hráči tajně nastaví region; vyhodnotí se každý region, který má nastavený právě jeden hráč.
text-move_board = Dej jednu ze dvou bodovacích tabulek do regionu nebo ke castillu; platí tam místo vytištěných bodů.
text-move_king-anywhere = Přesuň krále do libovolného jiného regionu.
text-move_king-adjacent = Přesuň krále do sousedního regionu.
text-move_grande = Přesuň svého granda do jiného regionu, ale ne z královského ani do něj.
text-retrieve_power = Vezmi si jednu ze svých použitých silových karet zpět do ruky.
text-reinforce_court = { $number ->
    [one] Vezmi z provincie ke svému dvoru nejvýše { $number } caballera.
    [few] Vezmi z provincie ke svému dvoru nejvýše { $number } caballeros.
    [many] Vezmi z provincie ke svému dvoru nejvýše { $number } caballera.
   *[other] Vezmi z provincie ke svému dvoru nejvýše { $number } caballeros.
}

# -- rozhodnutí ----------------------------------------------------------------

decision-play_power = Vynes silovou kartu
decision-call = Zvol, kolik caballeros povoláš ke dvoru
decision-recall_one = Odvolej caballera z mapy ke dvoru
prompt-recall_one = Odvolej caballera z mapy ke dvoru ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
decision-choose_card = Vezmi si akční kartu
decision-next_part = Zvol, co dál provedeš se svou akční kartou
prompt-next_part = Zvol, co dál provedeš s kartou „{ WORD($card) }“ (umísťuje { $number })
decision-place_one = Umísti caballera
prompt-place_one = Umísti caballera ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
decision-veto = Použij veto, nebo nech zvláštní akci proběhnout
prompt-veto-shown = { $shown } Použij veto proti zvláštní akci „{ WORD($card) }“ hráče { $seat }, nebo ji nech pokračovat
prompt-veto = Použij veto proti zvláštní akci „{ WORD($card) }“ hráče { $seat }, nebo ji nech proběhnout
decision-move_one = Přesuň caballera
prompt-move_one-own = Přesuň svého caballera ({ $own ->
    [one] zbývá { $own }
    [few] zbývají { $own }
    [many] zbývá { $own }
   *[other] zbývá { $own }
})
prompt-move_one-foreign = Přesuň cizího caballera ({ $foreign ->
    [one] zbývá { $foreign }
    [few] zbývají { $foreign }
    [many] zbývá { $foreign }
   *[other] zbývá { $foreign }
})
prompt-move_one-any = Přesuň libovolného caballera ({ $any ->
    [one] zbývá { $any }
    [few] zbývají { $any }
    [many] zbývá { $any }
   *[other] zbývá { $any }
})
prompt-move_one-both = Přesuň caballera (zbývá svých: { $own }, cizích: { $foreign })
prompt-move_one-own-from = Přesuň svého caballera { WORD($area, case: "from") } ({ $own ->
    [one] zbývá { $own }
    [few] zbývají { $own }
    [many] zbývá { $own }
   *[other] zbývá { $own }
})
prompt-move_one-foreign-from = Přesuň cizího caballera { WORD($area, case: "from") } ({ $foreign ->
    [one] zbývá { $foreign }
    [few] zbývají { $foreign }
    [many] zbývá { $foreign }
   *[other] zbývá { $foreign }
})
prompt-move_one-any-from = Přesuň libovolného caballera { WORD($area, case: "from") } ({ $any ->
    [one] zbývá { $any }
    [few] zbývají { $any }
    [many] zbývá { $any }
   *[other] zbývá { $any }
})
prompt-move_one-both-from = Přesuň caballera { WORD($area, case: "from") } (zbývá svých: { $own }, cizích: { $foreign })
decision-choose_region = Zvol region
prompt-choose_region-move = Zvol region, ze kterého přesuneš caballeros
prompt-choose_region-evict = Zvol region, který musí soupeři opustit
prompt-choose_region-score = Zvol, co se vyhodnotí
decision-choose_mode = Zvol jednu ze dvou akcí karty
decision-place_anywhere_one = Umísti caballera kamkoli kromě královského regionu
prompt-place_anywhere_one = Umísti caballera kamkoli kromě královského regionu ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
decision-return_one = Vrať svého caballera do provincie
prompt-return_one = Vrať svého caballera do provincie ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
decision-banish_one = Pošli cizího caballera do provincie
decision-disk = Nastav region na tajném kotouči
prompt-disk-withdraw = { $number ->
    [one] Nastav region, ze kterého se do provincie vrátí { $number } tvůj caballero
    [few] Nastav region, ze kterého se do provincie vrátí { $number } tvoji caballeros
    [many] Nastav region, ze kterého se do provincie vrátí { $number } tvého caballera
   *[other] Nastav region, ze kterého se do provincie vrátí { $number } tvých caballeros
}
prompt-disk-withdraw-all = Nastav region, ze kterého se do provincie vrátí všichni tvoji caballeros
prompt-disk-evict = Nastav region, kam půjdou tvoji caballeros { WORD($area, case: "from") }
prompt-disk-score = Nastav region, který se vyhodnotí, pokud ho nenastaví nikdo další
decision-board = Přesuň bodovací tabulku
decision-king_to = Přesuň krále
decision-grande_to = Přesuň svého granda
decision-retrieve = Vezmi si zpět použitou silovou kartu
decision-court_n = Zvol, kolik caballeros vezmeš z provincie ke dvoru
decision-castillo_disk = Nastav region, kam půjdou tvoji caballeros z castilla

choice-play_power = { WORD($power) } (povolá { $call })
choice-call = { $number ->
    [0] nikoho
    [one] { $number } caballera
    [few] { $number } caballeros
    [many] { $number } caballera
   *[other] { $number } caballeros
}
choice-recall_one = { WORD($region, case: "from") }
choice-recall_one-done = už nikoho
choice-choose_card = { WORD($card) } (umísťuje { $number }{ $idle ->
    [yes] ; zvláštní akce teď není možná
   *[no] {""}
})
choice-next_part = { WORD($part) }
choice-place_one = { WORD($area, case: "to") }
choice-place_one-done = už nikoho
choice-veto = { WORD($veto) }
choice-move_one = { $colour } { WORD($region, case: "from") } { WORD($area, case: "to") }
choice-move_one-done = už nikoho
choice-choose_region = { WORD($area) }
choice-choose_mode = { WORD($mode) }
choice-place_anywhere_one = { WORD($area, case: "to") }
choice-place_anywhere_one-done = už nikoho
choice-return_one = { WORD($source, case: "from") }
choice-banish_one = { $colour } { WORD($region, case: "from") }
choice-disk = { WORD($region) }{ $to_court ->
    [yes] {" "}(stojí tam král: půjdou k tvému dvoru)
   *[no] {""}
}
choice-board = { WORD($board, case: "acc") } { $area ->
    [area-castillo] ke castillu
   *[other] { WORD($area, case: "to") }
}
choice-king_to = { WORD($region, case: "to") }
choice-grande_to = { WORD($region, case: "to") }
choice-retrieve = silovou kartu { WORD($power) }
choice-court_n = { $number ->
    [0] nikoho
    [one] { $number } caballera
    [few] { $number } caballeros
    [many] { $number } caballera
   *[other] { $number } caballeros
}
choice-castillo_disk = { WORD($region, case: "to") }{ $to_court ->
    [yes] {" "}(stojí tam král: půjdou k tvému dvoru)
   *[no] {""}
}

# -- co se stalo ---------------------------------------------------------------

event-king-starts = Král začíná { WORD($area, case: "in") }.
event-home-drawn = Domovský region hráče { $seat }: { WORD($area) }.
event-round-started = Začíná { $round }. kolo; první silovou kartu vynáší { $seat }.
event-card-turned = Odkrývá se akční karta: { WORD($card) }.
event-power-played = { $seat } vynáší silovou kartu { WORD($power) }.
event-turn-started = Na tahu je { $seat } (silová karta { WORD($power) }).
event-called = { $seat } { $count ->
    [0] nepovolává ke dvoru nikoho
    [one] povolává ke dvoru { $count } caballera
    [few] povolává ke dvoru { $count } caballeros
    [many] povolává ke dvoru { $count } caballera
   *[other] povolává ke dvoru { $count } caballeros
}.
event-recalled = { $seat } odvolává caballera { WORD($from, case: "from") } ke dvoru.
event-card-chosen = { $seat } si bere akční kartu „{ WORD($card) }“.
event-placed = { $seat } umísťuje caballera { WORD($area, case: "to") }.
event-thrown = { $seat } vhazuje caballera do castilla.
event-thrown-total = { $seat } tentokrát vhazuje do castilla celkem { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
}.
event-announced = { $seat } ohlašuje zvláštní akci karty „{ WORD($card) }“.
event-mode-chosen = { $seat } volí: { WORD($mode) }.
event-region-chosen = { $seat } volí { WORD($area, case: "acc") }.
event-shows-move = { $seat } chce přesunout caballera ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-shows-place = { $seat } chce umístit caballera { WORD($area, case: "to") }.
event-shows-king = { $seat } chce přesunout krále { WORD($to, case: "to") }.
event-shows-grande = { $seat } chce přesunout svého granda { WORD($to, case: "to") }.
event-shows-board = { $seat } chce přesunout { WORD($board, case: "acc") } { $to ->
    [area-castillo] ke castillu
   *[other] { WORD($to, case: "to") }
}.
event-shows-banish = { $seat } chce poslat caballera ({ $owner }) { WORD($from, case: "from") } do provincie.
event-shows-scoring = Má se vyhodnotit { WORD($area) }.
event-shows-return = { $seat } má vrátit { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
} { WORD($from, case: "from") } do provincie.
event-shows-eviction = { $seat } má přesunout { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-shows-court = { $seat } chce vzít z provincie ke dvoru { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
}.
event-veto-passed = { $seat } veto nepoužívá.
event-veto-used = { $seat } vetem zastavuje zvláštní akci hráče { $against }.
event-veto-taken = { $seat } si nechává kartu veta; použít ji lze do konce příštího kola.
event-veto-expired = Nepoužitá karta veta hráče { $seat } propadá.
event-moved = { $seat } přesouvá caballera ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-returned = { $seat } vrací { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
} { WORD($from, case: "from") } do provincie.
event-evicted = { $seat } přesouvá { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }{ $to ->
    [area-court] , protože v regionu na kotouči stojí král.
   *[other] .
}
event-king-moved = { $seat } přesouvá krále { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-grande-moved = { $seat } přesouvá svého granda { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-board-moved = { $seat } přesouvá { WORD($board, case: "acc") } { $from ->
    [area-castillo] od castilla
   *[other] { WORD($from, case: "from") }
} { $to ->
    [area-castillo] ke castillu
   *[other] { WORD($to, case: "to") }
}.
event-retrieved = { $seat } si bere { $power ->
    [unknown-power] silovou kartu
   *[other] silovou kartu { WORD($power) }
} zpět do ruky.
event-reinforced = { $seat } { $count ->
    [0] nebere z provincie ke dvoru nikoho
    [one] bere z provincie ke dvoru { $count } caballera
    [few] bere z provincie ke dvoru { $count } caballeros
    [many] bere z provincie ke dvoru { $count } caballera
   *[other] bere z provincie ke dvoru { $count } caballeros
}.
event-disk-shown = { $seat } má na kotouči { WORD($area, case: "acc") }.
event-scoring = Vyhodnocuje se { WORD($area) }: body { $first }/{ $second }/{ $third }.
event-paid = { $seat } má { WORD($area, case: "in") } { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
}, { $tied ->
    [1] samostatné { $place }. místo
   *[other] shoda { $tied } hráčů na { $place ->
        [1] 1. místě, takže platí 2. místo
        [2] 2. místě, takže platí 3. místo
        [3] 3. místě, takže platí 4. místo
       *[other] 4. místě, takže platí 5. místo
    }
}: { $points ->
    [0] žádné body
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-bonus = { $seat } získává { WORD($area, case: "in") } navíc { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} { WORD($reason) }.
event-general-scoring = Hlavní vyhodnocení po { $number }. kole: nejprve castillo, pak všechny regiony.
event-left-castillo = { $seat } přesouvá z castilla { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
} { WORD($to, case: "to") }{ $to ->
    [area-court] , protože v regionu na kotouči stojí král.
   *[other] .
}
event-round-ended = { $round }. kolo končí.
event-final-score = { $seat } má na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-special-skipped = { $seat } vynechává zvláštní akci karty „{ WORD($card) }“.
event-special-idle = Zvláštní akce karty „{ WORD($card) }“ teď nemá žádný účinek, takže ji { $seat } vynechává.
event-not-scored = { WORD($area, case: "nom") } je na více než jednom kotouči, a proto se nevyhodnocuje.
event-score-now = { $seat } získává v tomto vyhodnocení { $gained } a má celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-banished = { $seat } posílá caballera ({ $owner }) { WORD($from, case: "from") } do provincie.

# Kolo stručně.
story-scoring = { WORD($area, case: "nom") } ({ $first }/{ $second }/{ $third })
story-paid = { $seat } { $count } ({ $place }. místo, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-tied = { $seat } { $count } ({ $place }. místo, shoda { $tied } hráčů, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-bonus-king = +{ $points } král
story-bonus-grande = +{ $points } grand
story-nobody = žádní caballeros
story-totals = Stav bodů: { $scores }
story-score = { $seat } +{ $gained } = { $points }
story-placed = { $seat } umísťuje: { $areas }
story-moved = { $seat } přesouvá: { $moves }
story-revealed = Akční karty: { $cards }
story-power = Silové karty: { $plays }
story-area-count = { WORD($area) } { $count }
story-round = { $round }. kolo
story-general = Hlavní vyhodnocení po { $round }. kole
story-disks = Kotouče: { $disks }
story-homes = Domovské regiony: { $homes }
story-scored = { $scoring }: { $paid }
story-card = { WORD($card) }
story-play = { $seat } { $power }
story-move = { $owner } { WORD($from) } → { WORD($to) }
story-region = { $seat } { WORD($area) }

# -- odmítnutí -----------------------------------------------------------------

refused-not-in-hand = Tuto silovou kartu nemáš v ruce.
refused-value-lies = Tato hodnota už v tomto kole leží na stole; zvol jinou.
refused-too-many = To je víc, než smíš vzít.
refused-none-in-court = U dvora už nemáš žádné další caballeros.
refused-none-there = Není tam žádný caballero této barvy.
refused-taboo = Stojí tam král: žádná figurka nesmí do jeho regionu ani z něj.
refused-not-face-up = Tato akční karta už není v nabídce.
refused-part-is-done = Tato část karty už je hotová.
refused-court-empty = U dvora nikoho nemáš.
refused-no-effect = Zvláštní akce by teď neměla žádný účinek.
refused-must-place = Než tah skončí, musíš ještě umístit caballeros.
refused-not-beside-king = Tento region nesousedí s královským; zvol některý sousední, nebo castillo.
refused-all-must-be-placed = Musíš umístit tolik caballeros, kolik uvádí karta.
refused-same-place = Caballero už tam je; zvol jiné místo.
refused-no-own-left = Další vlastní caballeros už přesunout nesmíš.
refused-no-foreign-left = Další cizí caballeros už přesunout nesmíš.
refused-other-source = Všechny přesuny musí vycházet ze zvoleného regionu.
refused-no-castillo = Castillo tu zvolit nelze.
refused-no-opponent-there = Žádný soupeř tam nemá caballera.
refused-not-this-mode = Tato akce by teď neměla žádný účinek; zvol druhou.
refused-not-on-card = To na této kartě není; zvol jednu z jejích dvou akcí.
refused-own-colour = Poslat pryč lze jen caballeros soupeřů.
refused-not-this-opponent = Teď má přijít o caballera jiný soupeř.
refused-fewer-than-two = Máš tam méně caballeros, než kolik musíš vrátit; zvol region, kde je jich dost.
refused-evicted-region = Z tohoto regionu musí tvoji caballeros odejít; zvol jiný.
refused-board-stays = Tabulka už tam leží; zvol jiné místo.
refused-other-board = Leží tam druhá tabulka; zvol jiné místo.
refused-king-stays = Král už tam stojí; zvol jiný region.
refused-not-adjacent = Král se tu přesouvá jen o krok; zvol sousední region.
refused-grande-stays = Tvůj grand už tam stojí; zvol jiný region.
refused-not-used = Tato silová karta ještě nebyla použita.
refused-no-such-colour = S touto barvou nikdo nehraje.

# -- volby ---------------------------------------------------------------------

option-edition = Vydání
    .about = Podle kterého vydání jsou pravidla a karty.
    .is-1995 = 1995
option-players = Počet hráčů
    .about = Kolik hráčů sedí u stolu.
option-start_seat = Začínající hráč
    .about = Kdo vynáší první silovou kartu hry.
    .is-random = určí los
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
    .is-E = E
option-short_game = Délka hry
    .about = Zda se některá kola vynechávají.
    .is-none = všech devět kol
    .is-two_per_period = bez 1., 4. a 7. kola
    .is-six_rounds = jen 1. až 6. kolo
option-tie_rule = Shody
    .about = Kolik míst se obsadí při shodě tří a více hráčů.
    .is-positional = tolik, kolik hráčů se shoduje
    .is-sliding = vždy dvě
option-placement_mandatory = Povinné umísťování
    .about = Zda je nutné umístit tolik caballeros, kolik dovolí akční karta a dvůr.
option-call_mandatory = Povinné povolávání
    .about = Zda je nutné povolat tolik caballeros, kolik uvádí silová karta.
option-veto_partial = Veto při každém kroku
    .about = Zda veto může zastavit zvláštní akci před každým jejím krokem, nebo jen při ohlášení.
option-eg95_banish_scope = Vyhnanství
    .about = Zda karta posílá pryč celkem jednoho caballera, nebo po jednom od každého soupeře.
    .is-one = celkem jednoho
    .is-each = po jednom od každého soupeře
option-eg95_court_crisis_split = Mírnější ztráta u dvora
    .about = Zda jedna ze dvou karet, které vyprazdňují dvory, bere každému jen tři caballeros.
option-deck = Sada karet
    .about = Soubor s vlastní sadou karet; prázdné = karty z pravidel.
option-map = Mapa
    .about = Soubor s vlastní mapou; prázdné = mapa z pravidel.
preset-rulebook = Podle znění pravidel
preset-short = Krátká hra bez 1., 4. a 7. kola
preset-six-rounds = Krátká hra na 1. až 6. kolo
preset-other-readings = Jiný výklad nejasných pravidel

# -- chyby v sadách karet, mapách a pozicích --------------------------------------

bad-card-id = { $given } není id; id začíná malým písmenem a má jen malá písmena, číslice a podtržítka
bad-reserved-id = { $given } má v tazích a pozicích jiný význam; zvol jiné id
bad-pile-size = v balíčku není místo pro tolik karet ({ $given }); nejvýše: { $most }
bad-card-copies = { $given } je vyložena nebo v použití vícekrát, než kolikrát ji tato sada má
bad-standing-pile = balíček 5 potřebuje právě jednu kartu
bad-too-few-offered = odkrytých akčních karet: { $given }; pro zbývající tahy je potřeba: { $needed }
bad-few-powers = na zbývající kola má v ruce málo silových karet; potřeba je nejméně { $needed }
bad-leftover = { $given } patří k rozhodnutí, na které tato pozice nečeká
bad-many-modes = v této sadě je příliš mnoho různých variant akcí; nejvýše: { $most }
no-parameters = nemá žádné parametry
given-modes = dvě varianty, každá s jedním účinkem
bad-too-few-cards = akčních karet v nabídce v každém kole: { $given }; potřeba: { $needed }, pro každého hráče jedna
bad-caballeros = caballeros jedné barvy na desce, u dvora a v provincii dohromady: { $given }; musí jich být 30
bad-boards-together = obě bodovací tabulky jsou na jednom místě; může tam být jen jedna
bad-power-twice = silovou kartu { $given } mají na stole dva hráči
bad-border = { $given } není hranice; hranice potřebuje dva různé regiony
bad-agenda = { $given } není možný plán kroků (agenda) ani jeho řádek
bad-nothing-to-do = rozhodnutí v této pozici tu potřebuje jiné karty
bad-hand = silová karta { $given } je v ruce i mezi použitými
bad-taken-back = silové karty v ruce, vynesené a vzaté zpět k sobě nepasují

# -- deska ---------------------------------------------------------------------

board-round = Kolo { $round } z { $rounds }
board-scoring = hlavní vyhodnocení po { $round }. kole
board-scoring-now = hlavní vyhodnocení na konci tohoto kola
board-over = Hra skončila
board-king = král
board-grande = grand
board-castillo = Castillo
board-thrown = vhozené: viz průběh
board-note-borders = Regiony, které se dotýkají, sousedí.
board-note-caballeros = caballeros hráče { $seat }
board-note-grande = grand hráče { $seat }
board-note-board = tabulka bodů
board-neighbours = sousedé
board-offer = Akční karty
board-powers = Silové karty
board-order = Pořadí tahů
board-card = Zvolená karta
board-open = zbývá: { $parts }
board-part-place = umístit { $number }
board-part-special = zvláštní akce
board-disks = Kotouče
board-returning = Vrací se
board-points = body
board-court = dvůr
board-province = provincie
board-veto = veto do kola
board-turn = na tahu
board-decides = rozhoduje
board-your-hand = Silové karty v ruce
board-hand-of = Ruka: { $seat }
board-calls = povolá caballeros

colour-brown = hnědá
colour-blue = modrá
colour-yellow = žlutá
colour-green = zelená
colour-red = červená
