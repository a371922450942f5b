# Stůl hry El Grande. Slova samotné hry přicházejí s hrou.

eg-map = Mapa Španělska
eg-variants = { $count ->
    [one] { $count } varianta
    [few] { $count } varianty
    [many] { $count } varianty
   *[other] { $count } variant
}
eg-name-portugal = Portugalsko
eg-name-france = Francie
eg-name-atlantico = Océano Atlántico
eg-name-cantabrico = Mar Cantábrico
eg-name-mediterraneo = Mediterráneo
eg-view = Co mapa ukazuje
eg-view-map = Mapa
eg-view-scored = Vyhodnocení teď
eg-view-card = Po kartě „{ WORD($card) }“
eg-card-pays = Přinese: { $points }.
eg-choose-first = Záleží na tvé volbě.

# Oblast slovy
eg-label = { $area }: { $parts }.
eg-legal = Lze zvolit.
eg-nobody = nikdo
eg-king-here = stojí tu král
eg-king-at = Král je { $area }.
eg-grande-yours = tvůj grand
eg-grande-of = grand: { $name }
eg-stand-none = nikdo tvůj
eg-stand-nothing = pro tebe bez bodů
eg-stand-first = vedeš, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
eg-stand-place = máš { $place }. místo za { $points }
eg-stand-tied = dělíš se o { $place }. místo za { $points }
eg-pays = platí { $points }
eg-castillo-closed = obsah je skrytý
eg-castillo-nothing = zatím nic neohlášeno
eg-castillo-at-least = ohlášeno nejméně { $pieces }
eg-castillo-announced = zatím ohlášeno { $pieces }

# Náhled tahu
eg-preview = Náhled: { $area }
eg-move-pays = hned přinese
eg-after-move = po této akci
eg-after-unless = po této akci, pokud ji nikdo nevetuje
eg-pieces = figurky
eg-points = body
eg-why-none-left = Nikdo tvůj tu nezbude.
eg-why-tied = Dělené { $place }. místo: platí se až následující.
eg-why-breaks = Rozhodne shodu o { $place }. místo.
eg-why-first = Samostatně na prvním místě.
eg-why-place = Budeš mít { $place }. místo.
eg-why-unpaid = Za { $place }. místo nic není.
eg-why-depends = Kolik to bude bodů, záleží na ostatních kotoučích.
eg-why-same = Body zůstanou stejné.

# Lišta rozhodnutí
eg-done = Hotovo
eg-done-leave = Hotovo, { $count ->
    [one] { $count } zbude
    [few] { $count } zbudou
    [many] { $count } zbude
   *[other] { $count } zbude
}
eg-end-turn = Ukončit tah
eg-piece = { $name } { WORD($area, case: "from") }
eg-piece-black = černý caballero
eg-calls = povolá { $count }
eg-places = umístí { $count }
eg-court-after = dvůr { $before } → { $after }
eg-to-court = k tvému dvoru: v tomto regionu stojí král
eg-then = Ještě zbývá: { $text }
eg-whose = Čí caballero { WORD($area, case: "in") }?
eg-which-board = { WORD($area, case: "nom") }: která tabulka?
eg-pick-piece = Nejdřív caballera, potom cíl.
eg-pick-place = V ruce: { $name } { WORD($area, case: "from") }. Kam?
eg-pick-board-place = V ruce: { WORD($board) }. Kam?
eg-secret = Nikdo tvoji volbu neuvidí, dokud nezvolí všichni.

# Hráči
eg-turn = tah { $turn } z { $turns }
eg-in-court = dvůr { $count }
eg-in-province = provincie { $count }
eg-waits = čeká
eg-power-card = silová karta
eg-vetoes = veto { $count ->
    [1] {""}
   *[other] × { $count }
}
eg-scores = Body po kolech
eg-if-all-scored = Kdyby se teď vyhodnotily všechny regiony

# Karty
eg-yours = tvoje
eg-taken-by = Má ji { $name }
eg-turned-by = Otočena ({ $name }), není v nabídce
eg-card-label = Akční karta { $pile }, { $card }. { $text } { $state }Umístí { $up_to ->
    [yes] až { $count }
   *[no] { $count }
}.
eg-all-hands = Silové karty všech
eg-holds = { $name } má v ruce { $cards }.
eg-has-played = V tomto kole: { $name } { $power }.
eg-hand = Silové karty
eg-played = v tomto kole hraješ { $power }
eg-power-label = Silová karta { $power }, povolá { $count }
eg-lies = už leží: { $name }
eg-dial = Tvůj tajný kotouč
eg-dial-about = vidíš ho jen ty
keys-castillo = castillo
rules-card-pile = { $pile }. balíček
picture-credit-map = Mapová data: Instituto Geográfico Nacional de España (CC BY 4.0) přes es-atlas. Sousední pobřeží: Natural Earth.

# Varianty
eg-black-for = černí { $count }, počítá: { $name }
eg-black-nobody = černí { $count }, nikomu se nepočítají
eg-king-exile = král ve vyhnanství
eg-beside = sousedí: { $areas }
eg-muslim = neboduje se, dokud jich tu nebude { $needed }: { $count } z { $needed }
eg-spot = { WORD($place) }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}: { $name }
eg-king-castillo = vedle stojí král, takže je zavřené a jediný první dostane o 2 víc
eg-grandes-inside = grandové uvnitř: { $names }
eg-which-extra = { WORD($area, case: "nom") }: kterým právem?
eg-which-place = { WORD($area, case: "nom") }: které místo?
eg-whose-grande = Čí grand { WORD($area, case: "in") }?
eg-hint-king-castillo = Král stojí vedle castilla: všechny regiony jsou otevřené, castillo je zavřené.
eg-hint-king-abroad = Král je { WORD($area, case: "in") }, sousedí: { $areas }. Žádný region není zavřený.
eg-hint-limits = Pokud některý půjde dál než k sousedům, smíš jich přesunout celkem o 2 méně.
eg-hint-limits-far = Jeden šel dál než k sousedům: smíš jich přesunout celkem o 2 méně.
eg-hint-greys = Sama, nebo se šedou kartou: šedou zvol nejdřív.
eg-hint-grey = Platí součet. { $text }
eg-grey-label = Šedá karta, plus { $value }: { $effect }
eg-greys = Šedé karty
eg-greys-about = nejvýš jedna za kolo
eg-sum = { $power } + { $value } = { $sum }
eg-sum-taken = dá { $sum }, to už má { $name }
eg-sum-makes = dá { $sum }
eg-in-hand = v ruce { $count }
eg-first = začínající hráč
eg-no-score = bez bodů
eg-virtual-took = Pryč: vzal ji virtuální hráč
eg-merged = 2 + 3
eg-pile = balíček { $pile }
eg-guess-reconstructed = rekonstruovaná
eg-guess-placeholder = zástupná
eg-region-card = { WORD($area) }: { $count ->
    [0] je tam král, nic
   *[other] +{ $count }
}
eg-region-cards-left = lícem dolů: { $count }
eg-note-virtual = Virtuální hráč drží { $place }. místo: tyto body propadají.
eg-note-virtual-tied = Virtuální hráč se dělí o { $place }. místo.
eg-note-black = Počítá se i { $count } černých: { $name }.
eg-note-fictitious = { $place }. místo drží ničí černí caballeros: tyto body propadají.
eg-note-fictitious-tied = O { $place }. místo se dělí i ničí černí caballeros.
eg-note-home = Grand se počítá jako jeden navíc: { $name }.
eg-note-closed = Vedle stojí král: nic nevchází ani nevychází.
eg-church-held = Církevní žeton: { $name }.
eg-inquisitor-held = Inkvizitor: { $name }. Odložení černí caballeros: { $aside }.
keys-greys = šedé karty
keys-region-cards = přečíst karty regionů
keys-church = kdo drží církevní žeton
keys-inquisitor = kdo má inkvizitora
