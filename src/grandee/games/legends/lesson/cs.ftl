# Jak se hraje Minutová říše: Legendy, část po části s pravidly, o která se opírá, a slova první hry s průvodcem.

rules-1-title = Cíl hry
rules-1 =
    Vedeš lid z bájí a rozesíláš své armády po ostrovech. V každém tahu si vezmeš jednu kartu: bytost nebo místo, které se k tobě přidá, s vlastností na celý zbytek partie a s akcí, kterou provedeš hned.

    Když všichni odehrají všechny své tahy, dostaneš body za regiony a ostrovy, které ovládáš, za své karty a za nejvíc elixírů. Vyhrává nejvyšší počet bodů. Mincí je málo a musí vystačit: ve dvou má každý 12, ve třech 11, ve čtyřech 9.
    .ids = EL-END-1 EL-SCO-3 EL-SCO-4 EL-SCO-5 EL-SCO-6 EL-SCO-8 EL-SET-11

rules-2-title = Mapa
rules-2 =
    Mapa se skládá ze čtyř dílů a každý má dvě strany. Jeden leží uprostřed, ostatní tři k němu přiléhají, každý z jiné strany.

    Hranice dělí souš na regiony. Regiony, které spolu souvisejí po souši, tvoří ostrov. Tečkované čáry vedou přes moře: některé spojují ostrovy téhož dílu, a kde se setkají čáry dvou dílů, tam jsou spojené i tyto díly. V rozložení do T je s ostatními spojený jen středový díl. Čáry, které končí na okraji mapy, nikam nevedou.

    Dvě strany jsou zvláštní. Je-li na mapě Poušť, musí být startovní region na ní. Výšiny jsou při vyhodnocení tři ostrovy, ale po mostech mezi nimi se chodí jako po souši.
    .ids = EL-SET-2 EL-SET-3 EL-SET-4 EL-SEG-1 EL-SEG-2 EL-MOVE-2

rules-3-title = Příprava
rules-3 =
    Partii připraví jeden hráč, nebo náhoda. Hráč rozloží díly, jakkoli otočené a kteroukoli stranou nahoru, a zvolí startovní region: na středovém dílu a spojený s jiným dílem.

    Každý má 18 armád a 3 města a 4 armády postaví do startovního regionu. Pátá armáda každého hráče pak jde do jiného regionu, všechny společně. Ten musí být na dílu, na kterém není startovní region a který neleží uprostřed.

    Ve dvou se hraje i s neutrálními armádami. Střídavě jich po jedné umístíte deset, do libovolných regionů. Nikomu nepatří a nikdy se nepřesouvají, ale počítají se, když se rozhoduje, kdo region ovládá.

    Karty se zamíchají a šest jich leží odkrytých v řadě. Ve dvou se hraje s 27 kartami, ve třech s 32, ve čtyřech se všemi 34.
    .ids = EL-SET-1 EL-SET-5 EL-SET-6 EL-SET-7 EL-SET-8 EL-SET-9 EL-SET-10 EL-SET-12 EL-SET-13

rules-4-title = Nabídky před začátkem
rules-4 =
    Před prvním tahem každý tajně nabídne část svých mincí, nebo nic. Všechny nabídky se ukážou najednou. Kdo nabídl nejvíc, zaplatí a určí, kdo začne; může to být kdokoli. Ostatním mince zůstanou.

    Když nejvyšší nabídku dalo víc hráčů, určuje a platí nejmladší z nich. Když nikdo nic nenabídl, určí začínajícího zdarma ten, kdo je nejmladší ze všech. Další nabídky už nebudou: hraje se dál po směru hodinových ručiček.
    .ids = EL-BID-1 EL-BID-2 EL-BID-3 EL-BID-4 EL-BID-5 EL-BID-6

rules-5-title = Tvůj tah
rules-5 =
    Vezmi si jednu kartu z řady a zaplať ji. První zleva je zdarma, další dvě stojí po 1 minci, dvě za nimi po 2 a poslední 3. Kartu si vzít musíš, a jen takovou, na kterou máš.

    Karta leží odkrytá před tebou. Její vlastnost platí hned, i pro akci téže karty, a až do konce partie. Vlastnosti více karet se sčítají.

    Potom smíš provést akci karty, celou, zčásti, nebo vůbec. U karty s „nebo“ si ze dvou akcí vybereš jednu. U karty s „potom“ smíš provést obě, ale jen v daném pořadí; první můžeš vynechat.

    Na konci tahu se řada posune doleva a na její pravý konec přijde nová karta. Co si nikdo nevezme, to tedy zlevní. Když dojde balíček, řada se krátí. Ve dvou má každý 11 tahů, ve třech 10, ve čtyřech 8.
    .ids = EL-TURN-1 EL-TURN-2 EL-TURN-3 EL-TURN-4 EL-TURN-5 EL-TURN-6 EL-TURN-7 EL-TURN-8 EL-END-1

rules-6-title = Umísťování armád
rules-6 =
    Nové armády přicházejí z tvé zásoby, nejvýš tolik, kolik udává karta. Každá tvoje karta, která ti dává armádu navíc, k tomu pokaždé přidá 1.

    Smějí jen na dvojí místa: do startovního regionu a do regionů, kde máš vlastní město. Mezi ně je můžeš rozdělit, jak chceš, a nemusíš umístit všechny. Jakmile je všech tvých 18 armád na mapě, další už umístit nemůžeš.
    .ids = EL-PLACE-1 EL-PLACE-2 EL-PLACE-3 EL-PLACE-4 EL-ABI-1

rules-7-title = Přesouvání armád
rules-7 =
    Karta ti dá určitý počet bodů pohybu a některé tvoje karty k nim při každém přesouvání přidají další. Využij je pro kterékoli své armády: pro jednu daleko, nebo pro několik blízko.

    Krok do sousedního regionu po souši stojí 1 bod. Krok přes moře po tečkované čáře stojí 3. Každá tvoje létající karta krok přes moře o 1 zlevní, ale vždy stojí aspoň 1. Uprostřed moře armáda zůstat nesmí a nevyužité body propadají.

    Přesouváš jen vlastní armády. Cizí ti v cestě nikdy nestojí.
    .ids = EL-MOVE-1 EL-MOVE-2 EL-MOVE-3 EL-MOVE-4 EL-MOVE-5 EL-MOVE-6 EL-ABI-1

rules-8-title = Města a ničení armád
rules-8 =
    Město postavíš v regionu, kde máš aspoň jednu armádu. Když se rozhoduje, kdo tam vládne, počítá se jako armáda, a smíš k němu umísťovat nové armády. Města máš tři. Nikdy se nepřesouvají ani neodstraňují a v jednom regionu jich smí stát libovolně mnoho.

    Chceš-li zničit armádu, zvol region, kde máš vlastní armádu; samotné město nestačí. Odstraň odtud jednu armádu kteréhokoli hráče, nebo neutrální. Vrátí se do zásoby svého majitele, neutrální ze hry zmizí. Kdo má kartu „Děsivý obr“, takhle o armády přijít nemůže.
    .ids = EL-CITY-1 EL-CITY-2 EL-CITY-3 EL-CITY-4 EL-KILL-1 EL-KILL-2 EL-KILL-3 EL-KILL-4 EL-KILL-5

rules-9-title = Co karty přinášejí
rules-9 =
    Některé vlastnosti posilují tvoje akce: armáda navíc, bod pohybu navíc, létání. Jedna chrání všechny tvoje armády před zničením. Některé karty mají elixíry a jedna přinese 2 mince, jakmile si ji vezmeš.

    Jiné dávají body na konci. Mnoho karet má v názvu slovo, které z nich dělá rodinu: prastaré, tajemné, prokleté, děsivé, lesní, horské, noční nebo vznešené. Určité karty ti dají 1 bod za každou tvou kartu jedné rodiny, a pokud do ní samy patří, počítají i sebe. Obě horské karty dají dohromady 3 body, všechny tři vznešené 4: jen celá sada, a jen když máš kartu, která to říká.

    „Prokletá věž“ přináší 1 bod za každou tvou létající kartu, „Děsivý zlobr“ 1 bod za každé 3 mince, které ti zbudou.
    .ids = EL-ABI-1 EL-ABI-2 EL-ABI-3 EL-ABI-4 EL-ABI-5 EL-ABI-6 EL-ABI-7

rules-10-title = Vyhodnocení
rules-10 =
    Když jsou všechny tahy odehrány, partie se vyhodnotí. Region ovládáš, když v něm máš víc armád a měst než kdokoli jiný. Při shodě ho neovládá nikdo. Neutrální armády se počítají jako další hráč: když je jich nejvíc nebo se o vedení dělí, region nemá nikdo.

    Ostrov ovládáš, když na něm ovládáš víc regionů než kdokoli jiný; při shodě ho nemá nikdo. Každý region přináší 1 bod a každý ostrov také. Ostrov s jediným regionem má tedy cenu 2 bodů.

    Kdo má nejvíc elixírů, dostane 2 body. Má-li jich nejvíc několik hráčů, dostane každý z nich 1; když elixír nemá nikdo, nedostane nikdo nic. Pak přijdou body za karty a také za žetony a vůdce, pokud se s nimi hraje.
    .ids = EL-SCO-1 EL-SCO-2 EL-SCO-3 EL-SCO-4 EL-SCO-5 EL-SCO-6 EL-SCO-7

rules-11-title = Vítězství a plná hra
rules-11 =
    Vyhrává nejvíc bodů. Má-li jich několik hráčů stejně, rozhoduje mezi nimi víc mincí, pak víc armád na mapě a pak víc ovládaných regionů. Když je i to všechno stejné, o vítězství se dělí.

    Plná hra má tři partie. Každá se připravuje znovu, pokaždé ji chystá další hráč v pořadí, s novými nabídkami, novými kartami a plným počtem mincí. Body ze všech tří se sečtou a vyhrává nejvyšší součet. Při stejném součtu je vítězství společné.
    .ids = EL-SCO-8 EL-TIE-1 EL-TIE-2 EL-FULL-1 EL-FULL-2 EL-FULL-3

rules-12-title = Objevy a citadely
rules-12 =
    Když chcete, leží na mapě žetony, v každém regionu nejvýš jeden a ve startovním žádný. Všechny druhy se dají kombinovat.

    Pět objevů leží odkrytých. Kdo v takovém regionu postaví první město, vezme si žeton, a ten hned působí. Kouzelná studánka má cenu 2 elixírů. Útulek ti dává armádu navíc při každém umísťování, Stáj bod pohybu navíc při každém přesouvání. Zakopaný poklad je 1 mince. Kniha kouzel má cenu 1 bodu a její majitel vyhrává každou shodu v boji o vítězství.

    Tři citadely zůstávají na svých místech. Kdo na konci ovládá region s citadelou, dostane o 1 bod víc.
    .ids = EL-TOKEN-1 EL-TOKEN-2 EL-TOKEN-3 EL-TOKEN-4 EL-DISC-1 EL-DISC-2 EL-DISC-3 EL-DISC-SPRING EL-DISC-COTTAGE EL-DISC-TREASURE EL-DISC-BOOK EL-DISC-STABLE EL-CIT-1

rules-13-title = Setkání
rules-13 =
    Hrát můžete s drakem, se dvěma portály a s bandou lupičů, se vším, nebo jen s něčím. Kdo partii připravuje, smí ještě cokoli z toho vynechat, ale portály se pokládají oba, nebo žádný.

    Draka zabije ten, kdo do jeho regionu přivede sedmou armádu; nezáleží na tom, čí armády to jsou, a města se nepočítají. Tento hráč si vezme žeton a má za něj na konci 2 body.

    Regiony obou portálů spolu sousedí po souši: krok z jednoho do druhého stojí 1 bod pohybu.

    Banda lupičů chce minci za každou armádu, kterou do jejího regionu umístíš nebo přesuneš, i když jím armáda jen prochází. Bez mince tam nesmí. Odejít je zdarma a postavit město také.

    Armády, které v těchto regionech stojí od začátku, draka nezabijí a lupičům neplatí.
    .ids = EL-ENC-1 EL-ENC-DRAGON-1 EL-ENC-DRAGON-2 EL-ENC-PORTAL-1 EL-ENC-ROGUES-1 EL-ENC-ROGUES-2

rules-14-title = Jedovatý močál
rules-14 =
    K objevům se přidá Jedovatý močál a všech šest žetonů leží zakrytých; nikdo neví, který je který. Kdo v takovém regionu postaví první město, musí si žeton vzít a otočí ho. Jedovatý močál stojí svého majitele na konci 1 bod.

    Zjistit to jde i předem: na konci svého tahu vidíš zakryté žetony ve všech regionech, které v tu chvíli ovládáš. Vidíš je jen ty, tak na sobě nedej nic znát.
    .ids = EL-SWAMP-1 EL-SWAMP-2 EL-SWAMP-3 EL-SWAMP-4

rules-15-title = Vůdci
rules-15 =
    Když se hraje s vůdci, dostane každý náhodně jednoho ze čtyř. Působí po celou partii.

    Královna víl: po úplně posledním tahu si smí vzít z řady ještě jednu kartu a zaplatí ji jako obvykle. Její akce se neprovede, všechno ostatní na ní platí. S alespoň třemi lesními kartami má královna 1 bod.

    Loupeživý král: smí umísťovat armády i k městům soupeřů a za každou zaplatí majiteli města 1 minci. Pokaždé, když zničí armádu soupeře, smí si od něj vzít 1 minci.

    Rudá čarodějka: začíná ve startovním regionu s jednou armádou navíc. Zničené armády soupeřů si nechává a za každé tři má 1 bod.

    Bílý rytíř: pokaždé, když postaví město, smí tam hned postavit i jednu armádu. Na konci má o 1 bod víc za každý ovládaný ostrov s nejméně třemi regiony.
    .ids = EL-LEAD-1 EL-LEAD-FQ-1 EL-LEAD-FQ-2 EL-LEAD-BK-1 EL-LEAD-BK-2 EL-LEAD-RS-1 EL-LEAD-RS-2 EL-LEAD-WK-1 EL-LEAD-WK-2

rules-16-title = Díly v řadě a jiný výklad pravidel
rules-16 =
    Místo do T se čtyři díly dají položit vedle sebe do řady, všechny na výšku, nebo všechny na šířku. Sousední jsou spojené a poslední je spojený s prvním, takže se dá obejít celý svět. Startovní region je pak na jednom ze dvou vnitřních dílů, a hraje-li se s Pouští, musí tam ležet i ona. Páté armády jdou na kterýkoli díl bez startovního regionu.

    Pravidla nechávají něco otevřené a stůl si to může určit jinak. O stejných nabídkách může místo věku rozhodnout kostka a platit mohou všichni, kdo nabídli nejvíc. Dají se skládat libovolné čtyři strany, ať jsou vytištěné na kterémkoli dílu. S Pouští může být startovní region kdekoli na ní. Spojené mohou být všechny tři výšiny. Zakrytý žeton je možné nechat ležet. A Loupeživý král může být ten z prvního anglického vydání: místo cizích měst má 1 bod, když je všech jeho 18 armád na mapě.
    .ids = EL-ROW-1 EL-ROW-2 EL-ROW-3 EL-ROW-4 EL-BID-7 EL-BID-3 EL-SEG-1 EL-SEG-2 EL-SWAMP-2 EL-LEAD-BK-3

# -- první hra s průvodcem ----------------------------------------------------------

lesson-welcome = Vítej na ostrovech! Hraješ za Albu proti Ronanovi a Nele. Každý má deset tahů a v každém si vezme jednu kartu. Pak se partie vyhodnotí a vyhraje ten, kdo má nejvíc bodů.
lesson-islands = Na mapě jsou regiony a ostrovy. Branov a Hradbín leží na jednom ostrově, Majákov je ostrov sám pro sebe. Kdo má v regionu nejvíc armád, ten ho ovládá: 1 bod. Kdo ovládá nejvíc regionů ostrova, má další bod za ostrov.
lesson-armies = Skřivánov je startovní region: každý hráč tam má čtyři armády. Po jedné další odešlo do Kapradova. V zásobě ti zbývá 13 armád.
lesson-row = V řadě leží šest karet. První je zdarma, další stojí 1, 1, 2, 2 a 3 mince. Na celou partii máš 11 mincí, tak je neutrať moc rychle.
lesson-bid = Nejdřív všichni tajně nabízejí. Kdo nabídne nejvíc, zaplatí a určí, kdo začne; ostatním mince zůstanou. Nabídni 2 mince.
lesson-starter = Ronan nabídl 1 minci a Nela nic. Platíš 2, a tak určíš, kdo začne. Urči sebe: z karet chceš vybírat jako první.
lesson-card = Vezmi si za 1 minci druhou kartu, „Lesní elf“. Odteď smíš při každém umísťování umístit o jednu armádu víc. Takové vlastnosti platí až do konce partie.
lesson-either = Teď přijde akce karty. Elf má dvě a mezi nimi „nebo“, takže si vyber jednu: umístit 3 armády, nebo přesouvat za 2 body pohybu. Zvol umístění.
lesson-place = Elf ti už pomáhá: místo tří smíš umístit čtyři armády. Nové přicházejí jen do startovního regionu a tam, kde máš město. Město zatím nemáš, takže jednu umísti do Skřivánova; ostatní tři půjdou za ní.
lesson-elixirs = Karty se posunuly doleva a přišla nová. Ronan si bere kartu „Prastarý duch stromu“ se třemi elixíry a umístí čtyři armády. Nejvíc elixírů má na konci cenu 2 bodů.
lesson-both = Nela si bere kartu „Noční čaroděj“. Mezi akcemi je „potom“, a tak smí provést obě, v tomto pořadí: umístit tři armády a potom jednu zničit. Ve Skřivánově armády má, takže tam smí i útočit.
lesson-flying = Zničila jednu tvou armádu; ta je zpátky v zásobě. Ve Skřivánově je plno, vydejme se tedy za moře. Vezmi si kartu „Prastarý fénix“: 5 bodů pohybu, a navíc létá.
lesson-sea = Krok přes moře po tečkované čáře stojí 3 body. S tvou létající kartou jen 2, s druhou by to byl 1. Přesuň armádu ze Skřivánova do Hradbína; ještě jedna půjde za ní.
lesson-land = Zbývá jeden bod, akorát na krok po souši. Přesuň armádu z Hradbína do Branova.
lesson-rule = Dva regiony a celý ostrov jsou tvoje: 3 body. Tady vidíš, kolik bodů a za co by kdo měl, kdyby partie skončila teď. Body se dostávají až na konci.
lesson-city = Ronan si bere kartu „Lesní město v korunách“ a v Kapradově, kde má armádu, staví město. Město se počítá jako armáda. S armádou i městem tam Ronan vede: ty i Nela tam máte po jediné armádě.
lesson-rival = Teď létá i Nela. Karta „Prokleté chrliče“ přenese její armádu přes moře a dál do Branova a za zbylé body pošle dvě do Makova.
lesson-tie = V Branově je to jedna na jednu. Při shodě nevládne nikdo. Ostrov je pořád tvůj, protože ovládáš Hradbín a Nela tam neovládá nic. Makov je její.
lesson-cheaper = Když se v řadě objevila karta „Prastarý hvozd“, stála 3 mince. Posunula se a teď stojí jen 1: počkat se vyplatí. Vezmi si ji. Dá ti město a potom armády.
lesson-build = Taková karta jde zleva doprava: nejdřív přijde město. Stavět můžeš tam, kde máš armádu. Postav ho v Hradbíně; o města nikdy nepřijdeš.
lesson-sum = Vlastnosti se sčítají: 1 armáda z karty, 1 navíc od elfa a 1 navíc z hvozdu samotného. To jsou tři. Město jim otevírá druhé místo: jednu umísti do Hradbína. Zbylé dvě půjdou do Skřivánova.
lesson-free = Ronan šetří: bere si první kartu z řady zadarmo a umístí dvě armády. Jedna karta je vždycky zdarma, takže o tah nikdo nepřijde.
lesson-family = Nela platí 3 mince za kartu „Noční vesnice“ a staví v Kapradově, hned vedle Ronana. Teď je to tam dva na dva. „Noční čaroděj“ jí dává 1 bod za každou noční kartu, a má dvě.
lesson-giant = I „Děsivý obr“ je drahý, ale stojí za to: tvoje armády už nikdo nezničí. A k tomu umístí tři a potom jednu zničí. Vezmi si ho. Zbudou ti 3 mince.
lesson-five = S oběma pomocníky umístí pět armád. Ve Skřivánově vede Ronan, deset ku tvým sedmi. Jednu tam umísti; ostatní čtyři půjdou za ní a budeš jich mít dvanáct.
lesson-destroy = A teď ničení. Jde jen tam, kde máš vlastní armádu. Znič v Branově armádu, která patří Nele, a region je zase tvůj.
lesson-forecast = Kdyby partie skončila teď, připadly by ti 4 body: tři regiony a ostrov. Nela by měla 3, Ronan 2 za elixíry. Na ostrově, kde leží Skřivánov, ovládáš jeden region ty a jeden Nela, takže ho nemá nikdo.
lesson-win = Každý má ještě šest tahů a ty na ně máš 3 mince: teď musí stačit levné karty. Regiony, ostrovy, elixíry a body na kartách, víc v tom není. Teď už toho víš dost: otevři stůl a hraj!
