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
    největší počty caballeros: za tři místa, ve 3 hráčích za dvě, ve 2 za jedno (vydání 2023: za dvě). Při shodě platí
    body dalšího místa. Kdo je první bez shody, má 2 body navíc za krále a 2 za vlastního granda v regionu. Vítězí ten,
    kdo má nejvíce bodů.

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
area-france = Francie
    .acc = Francii
    .to = do Francie
    .from = z Francie
    .in = ve Francii
area-portugal = Portugalsko
    .acc = Portugalsko
    .to = do Portugalska
    .from = z Portugalska
    .in = v Portugalsku
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
area-aside = stranou
    .nom = Stranou
    .acc = co leží stranou
    .to = stranou
    .from = zpět na mapu
    .in = stranou
area-off = vedle mapy
    .nom = Vedle mapy
    .to = mimo mapu
    .from = z místa vedle mapy
    .in = vedle mapy
area-beside_castillo = vedle castilla
    .nom = Vedle castilla
    .to = vedle castilla
    .from = z místa vedle castilla
    .in = vedle castilla

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

extra_call-extra = povolat o jednoho caballera víc
extra_call-no_extra = nepovolat víc, než uvádí karta
use-use = použít její účinek
use-skip = obejít se bez jejího účinku
extra-home = jeden navíc doma
extra-church = jeden navíc díky církvi
extra-inquisitor = bonus inkvizitora

france_place-ambassador = místo velvyslance
france_place-envoy = místo vyslance
france_place-third = třetí místo

reason-king = za královský region
reason-grande = za vlastního granda v regionu
reason-ambassador = za místo velvyslance
reason-envoy = za místo vyslance

virtual-player = Virtuální hráč

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

# Šedé silové karty nemají jména: říká se jim podle toho, jaké jsou (ve 4. pádě).
grey-name = šedou kartu { $value } ({ $effect })
grey-unknown = šedou kartu
taken-power = silovou kartu { WORD($power) }
taken-unknown = silovou kartu

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
card-eg95_church = Církev
card-eg23_intrigue = Intriky
card-eg23_militia = Domobrana
card-eg23_move_four_own = Přesun 4 svých
card-eg23_move_all_own_one_region = Přesun svých z regionu
card-eg23_move_five_from_one_region = Přesun 5 z 1 regionu
card-eg23_move_three_foreign = Přesun 3 cizích
card-eg23_move_three_any = Přesun 3 libovolných
card-eg23_move_four_any = Přesun 4 libovolných
card-eg23_withdrawal = Ústup
card-eg23_civil_war = Občanská válka
card-eg23_secret_withdraw_two = Tajný ústup dvou
card-eg23_court_crisis_all = Vyprázdnění dvorů
card-eg23_court_crisis_three = Dvory přijdou o 3
card-eg23_banish_one_each = Vyhnanství
card-eg23_score_any = Vyhodnoť dle výběru
card-eg23_bases = Základny
card-eg23_fiesta = Fiesta
card-eg23_score_sixes_sevens = Vyhodnoť šestky a sedmičky
card-eg23_reveal = Odhalení
card-eg23_score_most = Vyhodnoť nejplnější
card-eg23_score_fewest = Vyhodnoť nejméně plné
card-eg23_score_first_places = Vyhodnoť první místa
card-eg23_decree = Výnos
card-eg23_empowerment = Zmocnění
card-eg23_new_home = Nový domov
card-eg23_coup = Puč
card-eg23_court_reinforce = 2 ke dvoru
card-eg23_royal_adviser = Král o krok dál
card-eg23_your_majesty = Vaše Veličenstvo
card-eg23_exile = Exil
card-eg23_escort = Doprovod
card-eg23_tournament = Klání
card-eg23_summer_residence = Letní sídlo
card-eg23_revolt = Revolta
card-eg23_infiltration = Infiltrace
card-eg23_viceroy = Vicekrál
card-eg23_regency_adjacent = Regentství: o krok dál
card-eg23_regency_most = Regentství: do davu
card-eg23_regency_any = Regentství: kamkoli
card-eg23_veto = Veto
card-eg23_place_two_or_move_all = 2 do regionů nebo přesun
card-eg23_secret_scoring = Tajné vyhodnocení
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
text-place_anywhere-regions = { $number ->
    [one] Umísti od dvora nejvýše { $number } dalšího caballera do libovolného regionu kromě královského, ale ne do castilla.
    [few] Umísti od dvora nejvýše { $number } další caballeros do libovolných regionů kromě královského, ale ne do castilla.
    [many] Umísti od dvora nejvýše { $number } dalšího caballera do libovolných regionů kromě královského, ale ne do castilla.
   *[other] Umísti od dvora nejvýše { $number } dalších caballeros do libovolných regionů kromě královského, ale ne do castilla.
}
text-place_anywhere-castillo = { $number ->
    [one] Vhoď od dvora do castilla nejvýše { $number } caballera.
    [few] Vhoď od dvora do castilla nejvýše { $number } caballeros.
    [many] Vhoď od dvora do castilla nejvýše { $number } caballera.
   *[other] Vhoď od dvora do castilla nejvýše { $number } caballeros.
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
text-evict-never = Zvol region: každý soupeř, který v něm má caballeros, tajně nastaví jiný region, ale ne královský, a všechny je tam přesune.
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
text-move_king-abroad = Přesuň krále do Francie nebo do Portugalska. Dokud tam je, žádný region není uzavřený a za krále nikde není odměna.
text-move_king-fewest = Přesuň krále do regionu s nejmenším počtem caballeros, alespoň s jedním; je-li takových regionů více, do jednoho z nich.
text-move_king-most = Přesuň krále do regionu s největším počtem caballeros; je-li takových regionů více, do jednoho z nich.
text-move_king-castillo = Postav krále vedle castilla: castillo je pak jeho regionem, je uzavřené, a vedle krále jsou všechny regiony.
text-escort = { $number ->
    [one] Přesuň krále do libovolného jiného regionu. Z jeho dosavadního regionu s ním musí jít { $number } libovolný caballero, pokud tam nějaký je.
    [few] Přesuň krále do libovolného jiného regionu. Z jeho dosavadního regionu s ním musí jít { $number } libovolní caballeros, nebo kolik jich tam je.
    [many] Přesuň krále do libovolného jiného regionu. Z jeho dosavadního regionu s ním musí jít { $number } libovolného caballera, nebo kolik jich tam je.
   *[other] Přesuň krále do libovolného jiného regionu. Z jeho dosavadního regionu s ním musí jít { $number } libovolných caballeros, nebo kolik jich tam je.
}
text-tournament = Postav krále do libovolného regionu, nebo ho nech v jeho. Pak jdou do castilla grandové všech hráčů, kteří nestojí u něj.
text-infiltrate = S touto kartou můžeš umísťovat caballeros i do královského regionu.
text-swap_grande = Král a grand libovolného hráče z jiného regionu si vymění místa.
text-take_church = { $moves ->
    [one] Vezmi si církevní žeton a pak přesuň nejvýše { $moves } černého caballera z regionu do jiného regionu, ale ne z královského ani do něj.
    [few] Vezmi si církevní žeton a pak přesuň nejvýše { $moves } černé caballeros z regionů do jiných regionů, ale ne z královského ani do něj.
    [many] Vezmi si církevní žeton a pak přesuň nejvýše { $moves } černého caballera z regionů do jiných regionů, ale ne z královského ani do něj.
   *[other] Vezmi si církevní žeton a pak přesuň nejvýše { $moves } černých caballeros z regionů do jiných regionů, ale ne z královského ani do něj.
}
text-move_grande = Přesuň svého granda do jiného regionu, ale ne z královského ani do něj.
text-retrieve_power = Vezmi si jednu ze svých použitých silových karet zpět do ruky.
text-reinforce_court = { $number ->
    [one] Vezmi z provincie ke svému dvoru nejvýše { $number } caballera.
    [few] Vezmi z provincie ke svému dvoru nejvýše { $number } caballeros.
    [many] Vezmi z provincie ke svému dvoru nejvýše { $number } caballera.
   *[other] Vezmi z provincie ke svému dvoru nejvýše { $number } caballeros.
}
text-reinforce_court-recall = { $number ->
    [one] Vezmi z provincie ke svému dvoru nejvýše { $number } caballera; není-li v provincii žádný, smí přijít z regionu.
    [few] Vezmi z provincie ke svému dvoru nejvýše { $number } caballeros; je-li jich v provincii málo, zbytek smí přijít z regionů.
    [many] Vezmi z provincie ke svému dvoru nejvýše { $number } caballera; je-li jich v provincii málo, zbytek smí přijít z regionů.
   *[other] Vezmi z provincie ke svému dvoru nejvýše { $number } caballeros; je-li jich v provincii málo, zbytek smí přijít z regionů.
}
text-grey = Přičítá { $value } k silové kartě, se kterou je vynesena.

# Totéž pár slovy, pro šedé silové karty.
short-none = bez účinku
short-move-own = přesun svých: { $number }
short-move-foreign = přesun cizích: { $number }
short-move-any = přesun libovolných: { $number }
short-move-own-foreign = přesun svých: { $own }, cizích: { $foreign }
short-place_anywhere = kamkoli: { $number }
short-place_anywhere-regions = do libovolného regionu: { $number }
short-place_anywhere-castillo = do castilla: { $number }
short-reinforce_court = ke dvoru: { $number }

# -- rozhodnutí ----------------------------------------------------------------

decision-play_power = Vynes silovou kartu
decision-call = Zvol, kolik caballeros povoláš ke dvoru
decision-call_extra = Povolej díky církvi o jednoho caballera víc, nebo si toto právo nech na umísťování
decision-recall_one = Odvolej caballera z mapy ke dvoru
prompt-recall_one = Odvolej caballera z mapy ke dvoru ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
decision-grey_effect = Použij účinek své šedé karty, nebo se bez něj obejdi
prompt-grey_effect = Použij účinek své šedé karty, nebo se bez něj obejdi: { $text }
decision-pass_grey = Zvol šedou kartu, kterou předáš sousedovi po levici
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
decision-place_extra = Chceš-li, umísti o jednoho caballera víc
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
prompt-move_one-black = Přesuň černého caballera ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
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
prompt-place_anywhere_one-regions = Umísti caballera do libovolného regionu kromě královského ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
prompt-place_anywhere_one-castillo = Vhoď caballera do castilla ({ $left ->
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
prompt-king_to-abroad = Pošli krále do Francie nebo do Portugalska
prompt-king_to-fewest = Přesuň krále do regionu s nejmenším počtem caballeros
prompt-king_to-most = Přesuň krále do regionu s největším počtem caballeros
prompt-king_to-escort = Přesuň krále; caballeros z jeho dosavadního regionu půjdou s ním
prompt-king_to-tournament = Zvol králův region; grandové, kteří tam nestojí, půjdou do castilla
decision-escort_one = Zvol caballera, který půjde s králem
prompt-escort_one = Zvol caballera, který půjde s králem ({ $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
})
decision-swap_grande = Zvol granda, který si vymění místo s králem
decision-france_place = Zvol místo ve Francii
prompt-france_place-enter = Zvol místo caballera ({ $owner }) ve Francii
prompt-france_place-leave = Zvol místo ve Francii, které caballero ({ $owner }) opustí
decision-grande_to = Přesuň svého granda
decision-retrieve = Vezmi si zpět použitou silovou kartu
decision-court_n = Zvol, kolik caballeros vezmeš z provincie ke dvoru
decision-castillo_disk = Nastav region, kam půjdou tvoji caballeros z castilla
prompt-castillo_disk-grandes = Nastav region, kam půjdou tvoji caballeros z castilla, a je-li tam, i tvůj grand

choice-play_power = { WORD($power) } (povolá { $call })
choice-play_power-grey = { WORD($power) } a { $grey } = { $sum } (povolá { $call })
choice-call = { $number ->
    [0] nikoho
    [one] { $number } caballera
    [few] { $number } caballeros
    [many] { $number } caballera
   *[other] { $number } caballeros
}
choice-call_extra = { WORD($extra_call) }
choice-recall_one = { WORD($region, case: "from") }
choice-recall_one-done = už nikoho
choice-grey_effect = { WORD($use) }
choice-pass_grey = { $grey_card }
choice-choose_card = { WORD($card) } (umísťuje { $number }{ $idle ->
    [yes] ; zvláštní akce teď není možná
   *[no] {""}
})
choice-next_part = { WORD($part) }
choice-place_one = { WORD($area, case: "to") }
choice-place_one-done = už nikoho
choice-place_extra = { WORD($area, case: "to") } ({ WORD($extra) })
choice-place_extra-done = už nikoho
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
choice-king_to = { WORD($king_place, case: "to") }
choice-escort_one = { $colour }
choice-swap_grande = granda hráče { $colour }
choice-france_place = { WORD($france_place) }
choice-grande_to = { WORD($region, case: "to") }
choice-retrieve = { $taken }
choice-court_n = { $number ->
    [0] nikoho
    [one] { $number } caballera
    [few] { $number } caballeros
    [many] { $number } caballera
   *[other] { $number } caballeros
}
choice-castillo_disk = { WORD($castillo_home, case: "to") }{ $to_court ->
    [yes] {" "}(stojí tam král: půjdou k tvému dvoru)
   *[no] {""}
}

# -- co se stalo ---------------------------------------------------------------

event-king-starts = Král začíná { WORD($area, case: "in") }.
event-home-drawn = Domovský region hráče { $seat }: { WORD($area) }.
event-black-starts = Dva černí caballeros začínají { WORD($area, case: "in") }.
event-veteran-mixed = Karta veterána „{ WORD($card) }“ nahrazuje jednu kartu svého balíčku, kterou nikdo neuvidí.
event-greys-dealt = Každý dostává { $count ->
    [one] { $count } šedou kartu
    [few] { $count } šedé karty
    [many] { $count } šedé karty
   *[other] { $count } šedých karet
}.
event-grey-passed = { $seat } předává { $grey }; dostává ji { $receiver }.
event-grey-received = { $seat } dostává { $grey } od hráče { $giver }.
event-virtual-placed = Karta regionu { WORD($area) }: virtuální hráč tam umísťuje { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
}.
event-virtual-kept-out = Karta regionu { WORD($area) }: stojí tam král, takže virtuální hráč nikoho neumísťuje.
event-virtual-power = Silová karta virtuálního hráče: { WORD($power) }.
event-virtual-took = Virtuální hráč si bere kartu „{ WORD($card) }“, která umísťuje nejvíce. Nic dalšího se nestane.
event-round-started = Začíná { $round }. kolo; první silovou kartu vynáší { $seat }.
event-card-turned = Odkrývá se akční karta: { WORD($card) }.
event-power-played = { $seat } vynáší silovou kartu { WORD($power) }.
event-grey-played = { $seat } přidává { $grey }: dohromady { $sum }.
event-turn-started = Na tahu je { $seat } (silová karta { WORD($power) }).
event-called = { $seat } { $count ->
    [0] nepovolává ke dvoru nikoho
    [one] povolává ke dvoru { $count } caballera
    [few] povolává ke dvoru { $count } caballeros
    [many] povolává ke dvoru { $count } caballera
   *[other] povolává ke dvoru { $count } caballeros
}.
event-extra-call = Díky církvi může { $seat } povolat o jednoho caballera víc.
event-recalled = { $seat } odvolává caballera { WORD($from, case: "from") } ke dvoru.
event-grey-used = { $seat } používá { $grey }.
event-card-chosen = { $seat } si bere akční kartu „{ WORD($card) }“.
event-placed = { $seat } umísťuje caballera { WORD($area, case: "to") }.
event-thrown = { $seat } vhazuje caballera do castilla.
event-thrown-total = { $seat } tentokrát vhazuje do castilla celkem { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
}.
event-extra-placed = { $seat } umísťuje o jednoho caballera víc, { $extra ->
    [extra-home] protože všichni šli domů.
    [extra-inquisitor] díky inkvizitorovi.
   *[other] díky církvi.
}
event-france-left = Caballero ({ $owner }) opouští ve Francii { WORD($place) }.
event-placed-in-france = { $seat } umísťuje caballera { WORD($area, case: "to") }; obsazuje { WORD($place) }.
event-moved-to-france = { $seat } přesouvá caballera ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }; obsazuje { WORD($place) }.
event-shows-france = { $seat } volí ve Francii { WORD($place) }.
event-announced = { $seat } ohlašuje zvláštní akci karty „{ WORD($card) }“.
event-mode-chosen = { $seat } volí: { WORD($mode) }.
event-region-chosen = { $seat } volí { WORD($area, case: "acc") }.
event-shows-move = { $seat } chce přesunout caballera ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-shows-place = { $seat } chce umístit caballera { WORD($area, case: "to") }.
event-shows-king = { $seat } chce přesunout krále { WORD($to, case: "to") }.
event-shows-escort = { $seat } chce s králem poslat caballera ({ $owner }) { WORD($from, case: "from") }.
event-shows-swap = { $seat } chce, aby si král vyměnil místo s grandem hráče { $owner } { WORD($from, case: "in") }.
event-shows-grande-in = Grand hráče { $seat } má jít { WORD($from, case: "from") } do castilla.
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
    [0] černé caballeros
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
event-shows-recall = { $seat } chce odvolat caballera { WORD($from, case: "from") } ke dvoru.
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
event-black-evicted = S nimi { $count ->
    [one] jde { $count } černý caballero
    [few] jdou { $count } černí caballeros
    [many] jde { $count } černého caballera
   *[other] jde { $count } černých caballeros
} { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-marker-taken = { $seat } si bere církevní žeton.
event-king-moved = { $seat } přesouvá krále { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-escorted = Caballero ({ $owner }) jde s králem { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-grande-shut-in = Grand hráče { $seat } jde { WORD($from, case: "from") } do castilla.
event-king-and-grande = { $seat } vyměňuje krále a granda hráče { $owner }: král jde { WORD($to, case: "to") }, grand { WORD($from, case: "to") }.
event-grande-moved = { $seat } přesouvá svého granda { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-board-moved = { $seat } přesouvá { WORD($board, case: "acc") } { $from ->
    [area-castillo] od castilla
   *[other] { WORD($from, case: "from") }
} { $to ->
    [area-castillo] ke castillu
   *[other] { WORD($to, case: "to") }
}.
event-retrieved = { $seat } si bere { $power } zpět do ruky.
event-retrieved-openly = { $seat } si bere silovou kartu { WORD($power) } ze stolu zpět do ruky.
event-grey-retrieved-openly = { $seat } si bere { $grey } ze stolu zpět do ruky.
event-reinforced = { $seat } { $count ->
    [0] nebere z provincie ke dvoru nikoho
    [one] bere z provincie ke dvoru { $count } caballera
    [few] bere z provincie ke dvoru { $count } caballeros
    [many] bere z provincie ke dvoru { $count } caballera
   *[other] bere z provincie ke dvoru { $count } caballeros
}.
event-disk-shown = { $seat } má na kotouči { WORD($area, case: "acc") }.
event-scoring = Vyhodnocuje se { WORD($area) }: body { $first }/{ $second }/{ $third }.
event-scoring-doubled = Vyhodnocuje se { WORD($area) } s dvojnásobnými body: { $first }/{ $second }/{ $third }.
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
event-virtual-ranked = Virtuální hráč má { WORD($area, case: "in") } { $count ->
    [one] { $count } caballera
    [few] { $count } caballeros
    [many] { $count } caballera
   *[other] { $count } caballeros
}, { $tied ->
    [1] samostatné { $place }. místo
   *[other] shoda { $tied } hráčů na { $place }. místě
}: jeho body propadají.
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
    [area-court] , protože na kotouči není region, který je jim otevřený.
   *[other] .
}
event-virtual-stayed = V castillu { $count ->
    [one] zůstává { $count } caballero
    [few] zůstávají { $count } caballeros
    [many] zůstává { $count } caballera
   *[other] zůstává { $count } caballeros
} virtuálního hráče.
event-castillo-closed = Král stojí vedle castilla, takže z něj nikdo neodchází.
event-grande-left = { $seat } přesouvá svého granda z castilla { WORD($to, case: "to") }.
event-grande-stayed = Grand hráče { $seat } zůstává v castillu, protože na kotouči není region, který je mu otevřený.
event-granada-conquered = { WORD($area, case: "nom") } je dobyta; počet caballeros: { $count }. Hned se vyhodnotí s dvojnásobnými body a od této chvíle je regionem jako všechny ostatní.
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
story-scoring = { WORD($area, case: "nom") } ({ $pays })
story-scoring-doubled = { WORD($area, case: "nom") } dvojnásobně ({ $pays })
story-paid = { $seat } { $count } ({ $place }. místo, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-tied = { $seat } { $count } ({ $place }. místo, shoda { $tied } hráčů, { $points ->
    [0] 0
   *[other] +{ $points }
})
story-virtual = virtuální hráč { $count } ({ $place }. místo)
story-virtual-tied = virtuální hráč { $count } ({ $place }. místo, shoda { $tied } hráčů)
story-bonus-king = +{ $points } král
story-bonus-grande = +{ $points } grand
story-bonus-ambassador = +{ $points } velvyslanec
story-bonus-envoy = +{ $points } vyslanec
story-nobody = žádní caballeros
story-totals = Stav bodů: { $scores }
story-score = { $seat } +{ $gained } = { $points }
story-placed = { $seat } umísťuje: { $areas }
story-moved = { $seat } přesouvá: { $moves }
story-revealed = Akční karty: { $cards }
story-power = Silové karty: { $plays }
story-area-count = { WORD($area) } { $count }
story-in-france = { WORD($area) } ({ WORD($place) })
story-round = { $round }. kolo
story-general = Hlavní vyhodnocení po { $round }. kole
story-disks = Kotouče: { $disks }
story-homes = Domovské regiony: { $homes }
story-black = Černí caballeros: { $areas }
story-regions = Karty regionů: { $regions }
story-region-placed = { WORD($area) } (+{ $count })
story-region-blocked = { WORD($area) } (stojí tam král: nikdo)
story-scored = { $scoring }: { $paid }
story-card = { WORD($card) }
story-play = { $seat } { $power }
story-play-grey = { $seat } { $power } + { $value } = { $sum }
story-play-virtual = virtuální hráč { $power }
story-move = { $owner } { WORD($from) } → { WORD($to) }
story-move-france = { $owner } { WORD($from) } → { WORD($to) } ({ WORD($place) })
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
refused-sum-lies = Tento součet už v tomto kole leží na stole; zvol jiné karty.
refused-grey-not-in-hand = Tuto šedou kartu nemáš v ruce.
refused-grey-not-dealt = Tuto šedou kartu ti nikdo nerozdal; zvol jednu ze svých tří.
refused-grey-not-back = Tato šedá karta ještě nebyla použita, nebo ne v tomto kole; zvol jinou kartu.
refused-grey-has-no-effect = Účinek tvé šedé karty by teď nic nezměnil.
refused-no-such-extra = Z tohoto důvodu nesmíš umístit o jednoho víc.
refused-only-home = Ten smí jen do tvého domovského regionu.
refused-regions-only = Zvolit tu lze jen regiony, ne castillo.
refused-castillo-only = Zvolit tu lze jen castillo.
refused-too-far = Tento region nesousedí a na tak daleký přesun už zbývá málo přesunů; zvol sousední region, nebo castillo.
refused-only-black = S touto kartou přesouváš jen černé caballeros.
refused-closed-to-black = Tam černí caballeros nesmějí; zvol jiný region.
refused-france-is-full = Všechna tři místa ve Francii jsou obsazená; zvol jiný region.
refused-not-in-france = Ve Francii nesmí být král ani žádný grand; zvol jiný region.
refused-not-on-disk = Francie na kotouči není; zvol jiný region.
refused-court-not-on-disk = Dvůr lze nastavit, jen když je král ve Francii nebo v Portugalsku; zvol region.
refused-place-is-taken = Na tomto místě už caballero stojí; zvol volné.
refused-not-there = Na tomto místě takový caballero nestojí; zvol jiné.
refused-not-from-a-court = Dokud není Granada dobyta, nikdo do ní nesmí od dvora; zvol jiný region.
refused-not-with-muslims = Dokud není Granada dobyta, nesmí v ní být král ani žádný grand; zvol jiný region.
refused-not-scored-now = Dokud není Granada dobyta, nevyhodnocuje se; zvol jiný region.
refused-not-for-the-king = S touto kartou král tam nesmí.
refused-not-abroad = S touto kartou jde král do Francie nebo do Portugalska.
refused-not-the-fewest = Tam není caballeros nejméně; zvol region, kde jich nejméně je.
refused-not-the-most = Tam není caballeros nejvíce; zvol region, kde jich nejvíce je.
refused-grande-in-castillo = Tento grand je v castillu a přesunout ho nelze.
refused-grande-not-in-another-region = Král a grand musí být ve dvou různých regionech; zvol jiného granda.

# -- volby ---------------------------------------------------------------------

option-edition = Vydání
    .about = Podle kterého vydání jsou pravidla a karty.
    .is-1995 = 1995
    .is-2023 = 2023
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
option-merge_piles_2_3 = Balíčky 2 a 3 jako jeden
    .about = Zda se balíčky 2 a 3 zamíchají dohromady, takže se v kole odkrývají čtyři karty. Ve dvou hráčích je tomu tak vždy.
option-new_regency = Nové regentství
    .about = Zda deset karet regentství nahradí kartu Vaše Veličenstvo: král jde do ciziny, vedle castilla, nebo si vymění místo s grandem.
option-veteran_cards = Karty veteránů
    .about = Které karty veteránů se použijí. Každá nahradí jednu kartu svého balíčku, kterou nikdo neuvidí.
    .is-eg23_veto-1 = Veto
    .is-eg23_veto-2 = druhé Veto
    .is-eg23_place_two_or_move_all = 2 do regionů nebo přesun
    .is-eg23_secret_scoring = Tajné vyhodnocení
option-shift_of_power = Přesun moci
    .about = Zda každý dostane tři šedé karty, které se přičítají k silovým kartám a mají účinky.
option-retrieve_grey = Návrat šedých karet
    .about = Které použité šedé karty lze vzít zpět místo silové karty.
    .is-current = jen tu z tohoto kola
    .is-any = kteroukoli
option-home_region_advantage = Výhoda domovského regionu
    .about = Zda se grand ve svém regionu počítá jako jeden caballero a zda tam smí jeden navíc, jdou-li tam všichni umísťovaní.
option-movement_limits = Omezené přesuny
    .about = Zda akce přesouvá o dva caballeros méně, jakmile jde jeden dál než do sousedního regionu.
option-france = Francie
    .about = Zda je Francie desátým regionem s místy pro tři caballeros: velvyslanec má 2 body navíc, vyslanec 1.
option-granada = Granada
    .about = Zda se Granada nevyhodnocuje, dokud v ní není dvanáct caballeros; pak hned, s dvojnásobnými body.
option-church = Církev
    .about = Zda se čtyři černí caballeros počítají tomu, kdo má církevní žeton; ten přináší šestá akční karta.
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
preset-first-game = První hra
    .about = 2023, šest kol, bez modulů
preset-rulebook = Klasická hra 1995
    .about = pravidla z roku 1995, devět kol
preset-1995-every-variant = 1995 se všemi variantami
    .about = domovský region, omezené přesuny, Francie, Granada, církev
preset-france = Jen Francie
    .about = 1995, bez zbytku rozšíření
preset-2023 = Klasická hra 2023
    .about = pravidla z roku 2023, devět kol
preset-2023-every-module = 2023 se všemi moduly
    .about = Nové regentství, karty veteránů, přesun moci
preset-short = Krátká hra bez 1., 4. a 7. kola
    .about = 1995, šest kol
preset-six-rounds = Krátká hra na 1. až 6. kolo
    .about = 1995, dvě hlavní vyhodnocení
preset-other-readings = Jiný výklad nejasných pravidel
    .about = 1995, devět kol



chapter-edition-2023 = Vydání 2023
chapter-new-regency = Nové regentství
chapter-veteran-cards = Karty veteránů a veto
chapter-shift-of-power = Přesun moci
chapter-two-players = Dva hráči (2023)
chapter-home-and-limits = Domovský region a omezené přesuny (1995)
chapter-france = Francie (1995)
chapter-granada = Granada (1995)
chapter-church = Církev (1995)

unprinted-call = kolik caballeros povolávají silové karty
unprinted-copies = kolik je kterých karet
unprinted-place = kolik caballeros umisťují akční karty
unprinted-points = body: { WORD($area, case: "nom") }
unprinted-borders = které regiony spolu sousedí

# -- chyby v sadách karet, mapách a pozicích --------------------------------------

bad-card-id = { $given } není id; id začíná malým písmenem a má jen malá písmena, číslice a podtržítka
bad-reserved-id = { $given } má v tazích a pozicích jiný význam; zvol jiné id
bad-pile-size = v balíčku není místo pro tolik karet ({ $given }); nejvýše: { $most }
bad-many-cards = v míchaných balíčcích dohromady není místo pro tolik karet ({ $given }); nejvýše: { $most }
bad-card-copies = { $given } je vyložena nebo v použití vícekrát, než kolikrát ji tato sada má
bad-standing-pile = balíček 5 potřebuje právě jednu kartu
bad-no-regency = není tu žádná karta regentství; s volbou new_regency potřebuje balíček alespoň jednu
bad-church-pile = s volbou church potřebuje balíček právě jednu kartu
bad-church-card = balíček 6 patří církvi; karta v něm potřebuje only = "church"
bad-only-unless = { $given } by kartu přineslo i odstranilo; uveď to jen jednou
bad-effect-needs = { $given } je možné jen s volbou { $switch }; karta potřebuje only = "{ $switch }"
bad-veteran-pile = karta veterána nahrazuje kartu z balíčků 1 až 4, ne z balíčku { $given }
bad-veteran-merged = karty veteránů nemohou být v hromádce 3, je-li spojena s hromádkou 2
bad-veteran-missing = { $given } je ve volbě veteran_cards, ale žádná karta této sady to nemá
bad-few-to-replace = karet, které mohou karty veteránů nahradit: { $given }; potřeba: { $needed }
bad-grey-effect = { $given } na šedé kartě takto použít nelze; možné jsou move, place_anywhere a reinforce_court, bez from_one_region a recall
bad-too-few-greys = šedých karet: { $given }; potřeba: { $needed }, tři pro každého hráče
bad-map-needs = volba { $switch } potřebuje, aby na této mapě bylo { $key }
bad-too-few-offered = odkrytých akčních karet: { $given }; pro zbývající tahy je potřeba: { $needed }
bad-few-powers = na zbývající kola má v ruce málo silových karet; potřeba je nejméně { $needed }
bad-leftover = { $given } patří k rozhodnutí, na které tato pozice nečeká
bad-many-modes = v této sadě je příliš mnoho různých variant akcí; nejvýše: { $most }
bad-mode = { $given } je právo při umisťování, ne akce k výběru; karta ho má samostatně
no-parameters = nemá žádné parametry
given-modes = dvě varianty, každá s jedním účinkem
bad-too-few-cards = akčních karet v nabídce v každém kole: { $given }; potřeba: { $needed }, pro každého hráče jedna
bad-caballeros = caballeros jedné barvy na desce, u dvora a v provincii dohromady: { $given }; musí jich být { $needed }
bad-boards-together = obě bodovací tabulky jsou na jednom místě; může tam být jen jedna
bad-power-twice = silovou kartu { $given } mají na stole dva hráči
bad-border = { $given } není hranice; hranice potřebuje dva různé regiony
bad-agenda = { $given } není možný plán kroků (agenda) ani jeho řádek
bad-nothing-to-do = rozhodnutí v této pozici tu potřebuje jiné karty
bad-hand = silová karta { $given } je v ruce i mezi použitými
bad-taken-back = silové karty v ruce, vynesené a vzaté zpět k sobě nepasují
bad-king-place = s těmito volbami nemůže být král na místě { $given }
bad-grande-place = s těmito volbami nemůže být grand na místě { $given }
bad-black = černých caballeros na mapě: { $given }; musí jich být 4
bad-black-place = černí caballeros tu nemohou být: { $given }
bad-no-variant = { $given } patří k variantě, která se tu nehraje
bad-france-places = na místech ve Francii nestojí ti, kdo tam jsou: { $given }
bad-grey-twice = šedá karta { $given } je na dvou místech
bad-grey-hand = šedých karet jednoho hráče: { $given }; nejvýše mohou být 3
bad-region-cards = { $given } nejsou karty regionů, které mají teprve přijít
bad-virtual-powers = { $given } nejsou silové karty virtuálního hráče, které mají teprve přijít

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
board-king-away = král { WORD($area, case: "in") }
board-virtual = virtuální hráč
board-black = černí caballeros
board-church = Církevní žeton
board-granada = { $count } z { $needed }
board-conquered = dobyta
board-note-granada = dobytí
board-ambassador = velvyslanec
board-envoy = vyslanec
board-third = třetí
board-free = volné
board-your-greys = Šedé karty v ruce
board-greys-of = Šedé karty: { $seat }
board-region-cards = Karty regionů
board-to-come = zbývá { $count }

colour-brown = hnědá
colour-blue = modrá
colour-yellow = žlutá
colour-green = zelená
colour-red = červená
colour-black = černá

# -- Král a intrikán: názvy karet mají nejvýše 26 znaků -------------------------

card-ki_10 = 10 Svoji z regionu
card-ki_20 = 20 2 ke dvoru
card-ki_30 = 30 2 kamkoli
card-ki_40 = 40 Veto
card-ki_50 = 50 Přesun 4 svých
card-ki_60 = 60 Tajný ústup dvou
card-ki_70 = 70 Přesun 2 + 2 cizích
card-ki_80 = 80 Dvory přijdou o 3
card-ki_90 = 90 Nejméně plné
card-ki_100 = 100 Dle výběru
card-ki_110 = 110 Přesun granda
card-ki_120 = 120 Bodovací tabulka
card-ki_130 = 130 Soupeři vracejí 3
card-ki_140 = 140 První místa
card-ki_150 = 150 5 z 1 regionu
card-ki_160 = 160 Vystěhování
card-ki_170 = 170 Castillo
card-ki_180 = 180 Návrat karty
card-ki_king = Karta krále
card-ki_intrigue = Karta intrikána

taken-intrigue = kartu „{ WORD($card) }“
text-call = Povolá ke dvoru caballeros: { $number }.
text-intrigue = Zvol region a přesuň odtud buď jednoho caballera soupeře, nebo libovolný počet svých do jiných regionů nebo do castilla.
prompt-play_power-intrigue = Vynes kartu
prompt-retrieve-intrigue = Vezmi si zpět kartu z dřívějšího kola
event-round-started-intrigue = Začíná { $round }. kolo; první kartu vynáší { $seat }.
event-power-played-intrigue = { $seat } vynáší „{ WORD($power) }“.
event-turn-started-intrigue = Na tahu je { $seat } („{ WORD($power) }“).
story-power-intrigue = Vynesené karty: { $plays }
story-laid-aside = { $seat } odkládá: { $cards }
refused-card-not-in-hand = Tuto kartu nemáš v ruce.
text-take_card_back = Vezmi si do ruky zpět jednu svou kartu z dřívějšího kola.
board-played = Vyneseno
board-your-cards = Tvoje karty
decision-setup_disk = Nastav region, kde začíná tvůj další caballero
prompt-setup_disk = { $number ->
    [one] Nastav region, kde začne další caballero
    [few] Nastav region, kde začnou další caballeros (počet: { $number })
    [many] Nastav region, kde začnou další caballeros (počet: { $number })
   *[other] Nastav region, kde začnou další caballeros (počet: { $number })
}
decision-lay_aside_one = Odlož kartu mimo hru
prompt-lay_aside_one = Odlož kartu mimo hru (zbývá: { $left })
prompt-choose_card-intrigue = Zvol zvláštní akci tohoto tahu
prompt-choose_card-both = Vezmi si akční kartu, nebo zvol, čí zvláštní akci máš
choice-setup_disk = { WORD($region) }{ $to_court ->
    [yes] {" "}(stojí tam král: ke tvému dvoru)
   *[no] {""}
}
choice-lay_aside_one = { WORD($ki_card) } (povolá { $call })
event-setup-placed = { $seat } začíná s dalšími caballeros { WORD($to, case: "in") }: { $count }.
event-laid-aside = { $seat } odkládá „{ WORD($card) }“.
event-strength-handed = { $seat } dostává kartu caballeros { $count }.
event-king-card = { $seat } dostává kartu krále.
event-intrigue-card = { $seat } dostává kartu intrikána.
event-action-chosen = { $seat } má akci karty „{ WORD($card) }“.
story-setup = Další caballeros: { $homes }
story-strength = Karty caballeros: { $plays }
refused-other-action = Tuto akci v tomto tahu nemáš.
refused-not-on-setup-disk = Dokud není Granada dobyta, nikdo tam nezačíná; zvol jiný region.
refused-laid-aside-already = Tuto kartu už máš odloženou.
refused-not-of-an-earlier-round = Zpět smí jen karta, která leží na tvém balíčku z dřívějšího kola.
option-king_intrigue = Král a intrikán
    .about = Zda si každý vybere 13 z 18 vlastních akčních karet místo silových a akčních karet; většina jejich účinků je jen zástupná.
option-ki_free_choice = Volný výběr akce
    .about = Zda ten, kdo má kartu krále nebo intrikána, smí místo ní použít akci své karty.
preset-king-intrigue = Král a intrikán
    .about = celá hra, devět kol
preset-king-intrigue-short = Krátká
    .about = bez 1., 4. a 7. kola
preset-king-intrigue-every-variant = S variantami z roku 1995
    .about = domovský region, omezené přesuny, Granada
box-king-intrigue = Král a intrikán
box-king-intrigue-summary = Osmnáct vlastních akčních karet místo silových a akčních: pět odlož, každé kolo jednu zahraj a získej nejvyšší hodnotou krále, nebo nejnižší intrikána. Pro 2 až 5 hráčů, asi 90 minut.
chapter-king-intrigue = Král a intrikán (1995)
unprinted-strength = které karty caballeros se používají
bad-many-vetoes = před hráčem smí zůstat jen jedna karta; toto je druhá
bad-played = od každé z hodnot 10, 20 a tak dál až 180 musí být jedna karta, ale jsou tu: { $given }
bad-common = musí tu být jedna karta pro nejvyšší a pak jedna pro nejnižší hodnotu, ale jsou tu: { $given }
bad-strength = { $given } se od karty ke kartě nezmenšují
bad-no-strength = pro tento počet hráčů nejsou uvedeny karty caballeros: { $players }
bad-strength-card = { $given } není karta caballeros, která k těmto hodnotám patří
bad-other-action = { $given } není akce, kterou hráč na tahu má
bad-laid-aside = odložená karta je také v ruce nebo mezi vynesenými
board-strength = Karty caballeros

# -- Grand Inquisitor & Colonies ---------------------------------------------------

area-ship = loď
    .nom = Loď
    .acc = loď
    .to = na loď
    .from = z lodi
    .in = na lodi
area-america = Amerika
    .nom = Amerika
    .acc = Ameriku
    .to = do Ameriky
    .from = z Ameriky
    .in = v Americe
area-mediterranean = Středomoří
    .nom = Středomoří
    .acc = Středomoří
    .to = do Středomoří
    .from = ze Středomoří
    .in = ve Středomoří
from_place-ambassador = místo velvyslance
from_place-envoy = místo vyslance
from_place-third = třetí místo
from_place-captain = kapitán
from_place-viceroy = místokrál
from_place-gold = zlato
from_place-goods = zboží
from_place-ordinary = obyčejné místo
to_place-ambassador = místo velvyslance
to_place-envoy = místo vyslance
to_place-third = třetí místo
to_place-captain = kapitán
to_place-viceroy = místokrál
to_place-gold = zlato
to_place-goods = zboží
to_place-ordinary = obyčejné místo
from_place-beside = vedle tabulky
from_place-gold_beside = zlato, vedle tabulky
from_place-goods_beside = zboží, vedle tabulky
decision-from_place = Zvol, který caballero to je
decision-to_place = Zvol, kde bude caballero stát
prompt-from_place = Zvol, který caballero ({ $owner }) { WORD($area, case: "in") } to je
prompt-to_place = Zvol, kde bude caballero ({ $owner }) { WORD($area, case: "in") } stát
choice-from_place = { WORD($from_place) }
choice-to_place = { WORD($to_place) }
event-took-place = Caballero ({ $owner }) stojí { WORD($area, case: "in") }: { WORD($place) }.
event-left-place = Caballero ({ $owner }) { WORD($area, case: "in") } opouští: { WORD($place) }.
event-shows-stands = { $seat } si zvolil: { WORD($from) } → { WORD($to) }.
reason-captain = za kapitána
reason-viceroy = za místokrále
story-bonus-captain = +{ $points } kapitán
story-bonus-viceroy = +{ $points } místokrál
story-scoring-offices = { WORD($area, case: "nom") }
story-office = { $seat } { $bonuses }
option-grand_inquisitor = Velký inkvizitor a kolonie
    .about = Zda se hraje i s Francií, lodí, Amerikou a Středomořím, se zlatem a zbožím, s inkvizitorem a dvěma dalšími balíčky karet.
option-gi_token_pickup_present = Žetony pro přítomné
    .about = Zda caballero, který už v Americe nebo ve Středomoří je, smí vstoupit na volný žeton.
option-gi_once_per_turn_includes_sea = Jeden pohyb za tah
    .about = Zda má caballero za tah jediný pohyb, kartou nebo plavbou, nebo od každého jeden.
option-gi_token_any_turn = Žetony v kterémkoli tahu
    .about = Zda ten, kdo přesouvá vlastního caballera v tahu jiného hráče, ho smí hned postavit na žeton.
option-gi_after_castillo_keep = Ponechat „Po castillu“
    .about = Zda si lze kartu nechat na pozdější hlavní vyhodnocení, když se v nejbližším nepoužije.
preset-grand-inquisitor = Velký inkvizitor a kolonie
    .about = celá hra, devět kol
preset-grand-inquisitor-short = Krátká
    .about = bez 1., 4. a 7. kola
preset-grand-inquisitor-every-variant = S variantami z roku 1995
    .about = domovský region, omezené přesuny, Granada
preset-grand-inquisitor-king-intrigue = S Králem a intrikánem
    .about = obě rozšíření v jedné hře
box-grand-inquisitor = Velký inkvizitor a kolonie
box-grand-inquisitor-summary = Vypluj do Ameriky a Středomoří, přivez domů zlato a zboží a získej inkvizitora s jeho černými caballeros. Velké rozšíření z roku 1997 pro 2 až 5 hráčů, asi dvě hodiny.
chapter-seas = Velký inkvizitor a kolonie: moře
chapter-colonies = Velký inkvizitor a kolonie: zlato a zboží
chapter-inquisitor = Velký inkvizitor a kolonie: inkvizitor
bad-office = kdo má úřad, musí tam mít caballera; tento hráč tam žádného nemá: { $given }
bad-seas = mapa s oblastmi na moři má ship, america a mediterranean v tomto pořadí, ale jsou tu: { $given }
board-offices = Úřady
board-captain = kapitán
board-viceroy = místokrál
refused-nobody-stands-so = Žádný caballero této barvy tak nestojí; zvol jiného.
refused-not-free-there = Toto místo teď nelze obsadit; zvol jiné.
refused-nothing-to-keep = Opakováním se otočí karta z nabídky; není co si nechat.

# -- Velký inkvizitor a kolonie: plavby, žetony, ohraničující tabulka ---------------

token-gold = zlato
token-goods = zboží
decision-sea_move = Plav se, vstup na žeton, nebo pokračuj
prompt-sea_move-turn = Plav se, vstup na žeton, použij schovanou kartu, nebo pokračuj
prompt-sea_move-bonus = Plav se, vstup na žeton, využij inkvizitorův bonus, nebo pokračuj
prompt-sea_move-turnbonus = Plav se, vstup na žeton, použij schovanou kartu či inkvizitorův bonus, nebo pokračuj
choice-sea_move = { $steps ->
    [yes] { $colour } na { WORD($token) } { WORD($area, case: "in") }
   *[no] { $colour } se plaví { WORD($sea, case: "from") } { WORD($area, case: "to") }
}
choice-sea_move-done = pokračovat
decision-fill_board = Zvol, čí caballero vstoupí na ohraničující tabulku
prompt-fill_board = Zvol, čí caballero vstoupí { WORD($area, case: "in") } na ohraničující tabulku ({ $spaces ->
    [one] { $spaces } volné místo
    [few] { $spaces } volná místa
    [many] { $spaces } volných míst
   *[other] { $spaces } volných míst
})
choice-fill_board = { $colour }
event-tokens-brought = { $seat } přináší do hry žetony: { $count } × { WORD($token) }.
event-sailed = { $seat } se plaví s caballerem ({ $owner }) { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-stepped-on = Caballero ({ $owner }) si { WORD($area, case: "in") } bere { WORD($token) }.
event-carried = Caballero ({ $owner }) veze { WORD($token) }.
event-delivered = Caballero ({ $owner }) { WORD($area, case: "in") } odevzdává { WORD($token) }: { $points ->
    [0] body za to nezíská nikdo
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodů
   *[other] { $points } bodů
}.
event-token-lost = Caballero ({ $owner }) přichází o { WORD($token) }: žeton je ze hry.
event-limit-starts = Ohraničující tabulka začíná { WORD($area, case: "in") }.
event-limit-moved = { $seat } přesouvá ohraničující tabulku { WORD($from, case: "from") } { WORD($to, case: "to") }.
event-moved-within = { $seat } přesouvá caballera ({ $owner }) { WORD($area, case: "in") } { $onto ->
    [1] na ohraničující tabulku
   *[0] mimo ohraničující tabulku
}.
event-stood-on = Na ohraničující tabulku { WORD($area, case: "in") } { $count ->
    [one] vstupuje { $count } caballero
    [few] vstupují { $count } caballeros
    [many] vstupuje { $count } caballeros
   *[other] vstupuje { $count } caballeros
} ({ $owner }).
event-stood-beside = Caballero ({ $owner }) { WORD($area, case: "in") } stojí vedle ohraničující tabulky.
refused-not-own-at-sea = Plavit se a vstupovat na žetony můžeš jen s vlastními caballeros.
refused-nobody-sails = Žádný caballero se odtud v tomto tahu plavit nemůže: musel být na moři už na začátku tahu a od té doby stát.
refused-no-sea-way = Tam plavba nevede; z lodi se pluje do Ameriky, do Středomoří nebo k pobřeží, odtamtud zpět na loď.
refused-no-token-to-france = Se zlatem ani zbožím se do Francie neplaví.
refused-no-step-on-token = Nikdo tam teď nemůže vstoupit na volný žeton.
refused-no-kept-turn = Nemáš kartu z dřívějšího kola, která otočí jinou.
refused-no-bonus-now = Inkvizitorův bonus teď využít nemůžeš.
refused-none-beside = Vedle ohraničující tabulky nestojí žádný caballero této barvy.
refused-no-newcomer = Na ohraničující tabulku smějí vstoupit jen ti, kdo právě přišli.
refused-moved-already = Všichni caballeros této barvy tam už se v tomto tahu pohnuli.
refused-carrier-stays-out = Se zlatem ani zbožím nikdo do castilla nesmí.
refused-limit-not-to-france = Ohraničující tabulka do Francie nikdy nepřijde.
refused-limit-stays = Ohraničující tabulka tam už leží; zvol jiný region.
refused-nobody-moves = V tomto tahu už tam nikým pohnout nelze; zvol jiný region.
refused-not-by-this-card = Na loď a do Francie se od dvora smí jen tehdy, smí-li se tam teď umisťovat, do Ameriky a do Středomoří nikdy.
refused-only-spain-on-disk = Na kotouči jsou jen regiony Španělska; zvol jeden z nich.
refused-not-sent-away = Místokrále ani toho, kdo nese zlato nebo zboží, jiní poslat pryč nesmějí; zvol jiného caballera.
refused-no-landing-with-muslims = Dokud není Granada dobyta, žádná plavba tam nevede; zvol jiný region.
refused-cards-are-needed = Neleží tu víc karet, než kolik jich hráči ještě potřebují; žádnou teď otočit nelze.
card-k7_limit = Ohraničující tabulka
text-move_limit = Přesuň ohraničující tabulku bez caballeros na ní do jiného regionu Španělska nebo na moře a zvol, kdo na ní tam bude stát.
prompt-choose_region-limit = Zvol, kam se přesune ohraničující tabulka
board-tokens = Žetony
board-tokens-free = volné: { $tokens }
board-tokens-brought = nové v tomto tahu: { $tokens }
board-tokens-supply = mimo hru: { $tokens }
board-limit = Ohraničující tabulka
board-limit-at = { WORD($area, case: "in") }, { $free ->
    [0] plná
    [one] { $free } volné místo
    [few] { $free } volná místa
    [many] { $free } volných míst
   *[other] { $free } volných míst
}
board-beside = vedle ní: { $who }
board-carriers = Náklad
bad-carriers = tolik caballeros s nákladem tam není
bad-tokens = žetonů tohoto druhu je { $most }, ne { $given }
bad-beside = na ohraničující tabulku se vejde { $most }, ne { $given }
bad-beside-none = nikdo tam neveze: { $given }
bad-ledger = pohnulo se nebo se smí plavit víc caballeros, než kolik jich tam je: { $most }

# -- Grand Inquisitor & Colonies: its cards ----------------------------------------

card-k7_conspiracy = Spiknutí
card-k7_transport = Transport
card-k7_double = Dvojitý úder
card-k7_turn = Otočení karty
card-k7_score_new = Vyhodnoť kolonie
card-k7_score_later = Vyhodnoť později
card-k7_after_castillo = Po castillu
text-place-up-to = { $number ->
    [one] Umísti nejvýše { $number } caballera od dvora.
    [few] Umísti nejvýše { $number } caballeros od dvora.
    [many] Umísti nejvýše { $number } caballera od dvora.
   *[other] Umísti nejvýše { $number } caballeros od dvora.
}
text-shut_in_grandes = Grandové všech soupeřů jdou do castilla, kromě těch, kteří stojí u krále.
text-score_areas = Vyhodnoť tyto oblasti: { $areas }.
text-score_later = Polož tuto kartu do libovolného regionu nebo ke castillu; vyhodnotí se na konci příštího kola.
text-move_after_castillo = { $number ->
    [one] Nech si tuto kartu. Při hlavním vyhodnocení smíš po vyprázdnění castilla přesunout nejvýše { $number } svého caballera.
    [few] Nech si tuto kartu. Při hlavním vyhodnocení smíš po vyprázdnění castilla přesunout nejvýše { $number } své caballeros.
    [many] Nech si tuto kartu. Při hlavním vyhodnocení smíš po vyprázdnění castilla přesunout nejvýše { $number } svého caballera.
   *[other] Nech si tuto kartu. Při hlavním vyhodnocení smíš po vyprázdnění castilla přesunout nejvýše { $number } svých caballeros.
}
text-turn_card = Otoč akční kartu, která je ještě v nabídce, takže ji v tomto kole nikdo nepoužije; nebo si tuto kartu nech na pozdější kolo.
text-turn_card-veto = Smíš ji také jednou použít jako veto proti zvláštní akci soupeře; tím je spotřebovaná.
text-repeat_later = Nech si tuto kartu. Jednou, hned poté, co soupeř dokončí zvláštní akci, smíš provést tutéž akci podle vlastní volby.
prompt-choose_region-later = Zvol, co se vyhodnotí na konci příštího kola
decision-turn_card = Zvol kartu, kterou otočíš, nebo si tuto nech
choice-turn_card = Otočit: { WORD($card) }
choice-turn_card-skip = Nechat si tuto kartu
prompt-turn_card-again = Zvol kartu, kterou otočíš
decision-double = Zopakuj zvláštní akci, nebo si kartu nech
prompt-double = { $seat } má za sebou akci „{ WORD($card) }“: zopakuj ji teď, nebo si nech Dvojitý úder
choice-double = { WORD($double) }
double-repeat = zopakovat ji teď
double-skip = nechat si Dvojitý úder
decision-after_castillo = Použij kartu, kterou máš schovanou, nebo si ji nech na pozdější vyhodnocení
prompt-after_castillo = Použij teď „{ WORD($card) }“, nebo si kartu nech na pozdější vyhodnocení
choice-after_castillo = { WORD($use_kept) }
use_kept-use = použít teď
use_kept-skip = nechat si ji
event-card-kept = { $seat } si nechává kartu „{ WORD($card) }“.
event-card-used = { $seat } používá schovanou kartu „{ WORD($card) }“.
event-card-turned-over = { $seat } otáčí kartu „{ WORD($card) }“; v tomto kole ji nikdo nepoužije.
event-shows-turn = { $seat } chce otočit kartu „{ WORD($card) }“.
event-repeats = { $seat } opakuje zvláštní akci karty „{ WORD($card) }“.
event-laid-later = { $seat } pokládá kartu: na konci příštího kola se vyhodnotí { WORD($area, case: "nom") }.
event-scored-later = Teď se vyhodnocuje, protože tam ležela karta: { WORD($area, case: "nom") }.
kept-after_castillo = po castillu
kept-double = Dvojitý úder
kept-turn_next = otočení karty, od příštího kola
kept-turn = otočení karty
board-kept = Schované karty
board-repeats = Opakuje
board-later = Vyhodnotí se po příštím kole
board-due = Vyhodnotí se po tomto kole
bad-colony-card = balíček 7 patří koloniím; karta v něm potřebuje only = "grand_inquisitor"
bad-no-such-pile = Král a intrikán nemá balíčky akčních karet kromě 6 a 7, a ty přidává only = "grand_inquisitor"
bad-colony-key = to má jen karta s only = "grand_inquisitor"
bad-many-kept = { $given } nechává kartu na stole; už to má { $other } a druhá taková být nesmí
bad-kept-standing = { $given } nechává kartu na stole, ale karta balíčků 5 a 6 se vrací každé kolo; dej ji do jiného
bad-mode-kept = { $given } nechává kartu na stole; karta to má samostatně
bad-inquisitor-pile = s volbou grand_inquisitor potřebuje balíček jednu kartu, nebo žádnou
bad-kept = na stole leží víc těchto karet, než jich je v balíčku: { $given }
bad-kept-early = karet z { $pile } leží na stole { $given }; do tohoto kola jich bylo otočeno { $most }
bad-acting = { $given } není karta, která se teď používá nebo opakuje
given-areas = seznam, v němž jsou některé z france, ship, america a mediterranean, každá nejvýše jednou
card-k6_inquisitor = Velký inkvizitor
card-k7_score_inq = Bodování s inkvizitorem
text-take_inquisitor = { $moves ->
    [one] Vezmi si inkvizitora ke svému dvoru a pak přesuň nejvýše { $moves } černého caballera do libovolného regionu nebo do castilla, i takového, který leží stranou; ale ne z královského regionu ani do něj.
    [few] Vezmi si inkvizitora ke svému dvoru a pak přesuň nejvýše { $moves } černé caballeros do libovolných regionů nebo do castilla, i ty, kteří leží stranou; ale ne z královského regionu ani do něj.
    [many] Vezmi si inkvizitora ke svému dvoru a pak přesuň nejvýše { $moves } černého caballera do libovolných regionů nebo do castilla, i takového, který leží stranou; ale ne z královského regionu ani do něj.
   *[other] Vezmi si inkvizitora ke svému dvoru a pak přesuň nejvýše { $moves } černých caballeros do libovolných regionů nebo do castilla, i ty, kteří leží stranou; ale ne z královského regionu ani do něj.
}
text-score_black = Vezmi si inkvizitora ke svému dvoru a pak boduj každý region, ve kterém stojí černý caballero.
decision-bonus = Využij teď inkvizitorův bonus pro toto kolo, nebo o něj přijdeš
choice-bonus = { WORD($bonus_way) }
choice-bonus-skip = obejít se bez něj
bonus_way-bonus_province = o jednoho caballera víc z provincie ke dvoru
bonus_way-bonus_place = umístit teď o jednoho caballera víc
event-inquisitor-taken = { $seat } si bere inkvizitora.
event-bonus-used = Díky inkvizitorovi přivádí { $seat } o jednoho caballera víc z provincie ke dvoru.
event-black-aside = { $seat } odkládá stranou černého caballera { WORD($from, case: "from") }.
event-black-left-castillo = Z castilla { $count ->
    [one] jde { $count } černý caballero
    [few] jdou { $count } černí caballeros
    [many] jde { $count } černého caballera
   *[other] jde { $count } černých caballeros
} { WORD($to, case: "to") }.
event-black-stayed = V castillu { $count ->
    [one] zůstává { $count } černý caballero
    [few] zůstávají { $count } černí caballeros
    [many] zůstává { $count } černého caballera
   *[other] zůstává { $count } černých caballeros
}.
event-fictitious-ranked = { WORD($area, case: "in") } { $count ->
    [one] stojí { $count } černý caballero, který nikomu nepatří
    [few] stojí { $count } černí caballeros, kteří nikomu nepatří
    [many] stojí { $count } černého caballera, který nikomu nepatří
   *[other] stojí { $count } černých caballeros, kteří nikomu nepatří
}: { $tied ->
    [1] samostatné { $place }. místo
   *[other] { $place }. místo, shoda { $tied } hráčů
}, body propadají.
story-fictitious = černí { $count } ({ $place }. místo)
story-fictitious-tied = černí { $count } ({ $place }. místo, shoda { $tied })
refused-bonus-is-placed = Rozhodl(a) ses caballera z bonusu umístit; vyber kam.
refused-province-empty = Tvoje provincie je prázdná.
refused-none-aside = Černého caballera vrací jen karta inkvizitora, a jen takového, který leží stranou.
board-inquisitor = Inkvizitor
board-bonus-used = bonus využit
board-aside = { $count } stranou
bad-gained = inkvizitora mohl získat jen ten, kdo ho má: { $given }
