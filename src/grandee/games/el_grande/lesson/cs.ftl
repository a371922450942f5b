# Jak se hraje El Grande, po oddílech s pravidly, o která se opírají, a texty první hry s průvodcem.

rules-1-title = Cíl hry
rules-1 =
    Vedeš šlechtický rod ve Španělsku a vysíláš své caballeros do jeho devíti regionů. Kdykoli se některá oblast vyhodnocuje, body dostávají ti, kdo tam mají nejvíce caballeros.

    Hra trvá devět kol. Po 3., 6. a 9. kole se vyhodnotí celá mapa. Vítězí nejvyšší součet bodů; při stejném počtu je vítězství společné.
    .ids = EG-ROUND-1 EG-WIN-1 EG-WIN-2 EG-WIN-4

rules-2-title = Mapa a figurky
rules-2 =
    U každého regionu stojí tři čísla: body za první, druhé a třetí místo. Nejvíce vynáší Toledo (7/4/2), nejméně Galicie (4/2/0). Vedle regionů stojí věž jménem castillo, která má vlastní body (5/3/1).

    Každý hráč má 30 caballeros. Jsou v provincii (to je zásoba), u dvora (připravení k umístění), v některém regionu, nebo v castillu. Kromě toho má každý jednoho granda. Ten označuje domovský region a jako caballero se nepočítá.

    Na začátku stojí král i všichni grandové v různých regionech, které určí los. Vedle každého granda stojí 2 caballeros, dalších 7 čeká u dvora a 21 v provincii.
    .ids = EG-MAP-1 EG-MAP-3 EG-MAP-9 EG-COMP-3 EG-COMP-7 EG-COMP-8 EG-SETUP-7 EG-SETUP-8 EG-SETUP-10 EG-GRANDE-3 EG-GRANDE-4

rules-3-title = Jedno kolo
rules-3 =
    Nejprve se odkryjí akční karty: po jedné z balíčků 1 až 4 a k nim karta krále, která je v nabídce v každém kole. Pak každý vynese silovou kartu. Nakonec má každý jeden tah, v pořadí podle silových karet.

    Akční karty, které si nikdo nevzal, opouštějí hru; vrací se jen karta krále. Po 3., 6. a 9. kole následuje hlavní vyhodnocení.
    .ids = EG-ROUND-1 EG-ROUND-3 EG-REVEAL-1 EG-REVEAL-2 EG-END-2 EG-END-3

rules-4-title = Silové karty a pořadí tahů
rules-4 =
    V ruce máš silové karty 1 až 13. Začínající hráč jednu z nich otevřeně vynese, pak ostatní po směru hodinových ručiček. Hodnota, která už v tomto kole leží na stole, se nesmí opakovat a vynechat nelze.

    Nejvyšší hodnota je na tahu první, nejnižší poslední. Kdo má nejnižší hodnotu, vynáší první silovou kartu v příštím kole.

    Každá silová karta se použije jen jednou; na celou hru jich z třinácti potřebuješ devět. Do ruky vrací kartu jen akční karta „Návrat silové karty“. Karty v ruce jsou tajné.
    .ids = EG-POWER-1 EG-POWER-2 EG-POWER-3 EG-POWER-4 EG-POWER-5 EG-POWER-7 EG-PCARD-2 EG-PCARD-3 EG-INFO-2 EG-INFO-7

rules-5-title = Povolávání caballeros
rules-5 =
    Tah začíná povoláním: silová karta přivede caballeros z provincie k tvému dvoru. Čím nižší karta, tím více jich přijde: karta 1 povolá 6; 2 a 3 povolají 5; 4 a 5 povolají 4; 6 a 7 povolají 3; 8 a 9 povolají 2; 10 a 11 povolají 1; 12 a 13 nikoho. Kdo chce být na tahu dřív, platí za to vojskem.

    Vždy bereš plný počet. Když v provincii dojdou, můžeš chybějící odvolat z regionů, ale ne z královského regionu ani z castilla.
    .ids = EG-PCARD-1 EG-CALL-1 EG-CALL-3 EG-CALL-5 EG-CALL-6 EG-CALL-9 EG-CALL-10

rules-6-title = Volba akční karty
rules-6 =
    Pak si vezmeš jednu z akčních karet, které jsou ještě v nabídce. Každá má dvě části: počet caballeros k umístění (odpovídá číslu balíčku, 1 až 5) a zvláštní akci. K silným zvláštním akcím patří málo caballeros.

    Která část přijde první, je na tobě, ale jednu dokončíš dřív, než začneš druhou. Umístění je povinné, zvláštní akce dobrovolná. Někdy se vyplatí vzít si kartu jen proto, aby ji nedostal nikdo jiný.
    .ids = EG-PICK-1 EG-PICK-3 EG-TURN-1 EG-TURN-3 EG-TURN-4 EG-TURN-5 EG-TURN-7 EG-TURN-9

rules-7-title = Umísťování vedle krále
rules-7 =
    Caballeros se umísťují od dvora, nikdy přímo z provincie. Umístíš jich tolik, kolik uvádí karta; máš-li jich u dvora méně, umístíš všechny.

    Přicházejí do regionů, které sousedí s královským, nebo do castilla, a rozdělit je můžeš libovolně. Přímo ke králi se neumísťuje nikdy.
    .ids = EG-PLACE-1 EG-PLACE-3 EG-PLACE-4 EG-PLACE-5 EG-KING-7

rules-8-title = Castillo
rules-8 =
    Kdykoli umísťuješ nebo přesouváš caballeros, můžeš kterékoli z nich vhodit do castilla. To jde vždy, ať je král kdekoli. Co do něj vhodíš, se ohlásí; dovnitř pak nikdo nevidí, takže se vyplatí pamatovat si.

    Z castilla se dostanou až při hlavním vyhodnocení. Některé karty ho vyhodnotí dříve; caballeros se pak vrátí dovnitř. Grandové ani král do castilla nesmějí.
    .ids = EG-CAST-1 EG-CAST-2 EG-CAST-3 EG-CAST-4 EG-CAST-5 EG-CAST-6 EG-CAST-9 EG-MAP-8 EG-INFO-4 EG-INFO-5

rules-9-title = Zvláštní akce
rules-9 =
    Balíček 1 přesouvá caballeros nebo umísťuje dva navíc kamkoli. Přesun vede z regionu do kteréhokoli jiného regionu nebo do castilla; regiony nemusejí sousedit. Přesunout můžeš i méně, než karta dovoluje. „Cizí“ jsou caballeros soupeřů.

    Balíček 2 vrací caballeros soupeřů do provincie nebo dává veto. Vybírají-li si soupeři sami, rozhodují se jeden po druhém od hráče po tvé levici.

    Balíček 3 a některé karty z balíčku 2 hned vyhodnocují regiony, stejně jako při hlavním vyhodnocení. „Pětka“ je region, který má právě teď za první místo 5 bodů.

    Balíček 4 umí všechno ostatní: přesunout granda, vrátit silovou kartu, přivést dva caballeros ke dvoru, posunout krále o krok, vystěhovat soupeře z regionu, tajně vyhodnotit region, nebo položit bodovací tabulku. Tabulky jsou dvě, 8/4/0 a 4/0/0. Tabulka platí místo vytištěných bodů regionu nebo castilla; na každém místě smí ležet jen jedna.

    Balíček 5 je karta krále: přesouvá krále do kteréhokoli jiného regionu.

    Některé karty používají tajné kotouče: všichni, kterých se to týká, nastaví region současně a pak se kotouče ukážou. Zvláštní akce, která by neměla žádný účinek, se nenabízí.
    .ids = EG-SPEC-1 EG-SPEC-3 EG-SPEC-4 EG-SPEC-5 EG-SPEC-6 EG-SPEC-7 EG-MOVE-1 EG-MOVE-3 EG-MOVE-5 EG-PROV-1 EG-PROV-3 EG-PROV-6 EG-DISK-2 EG-SSC-1 EG-SSC-2 EG-SSC-5 EG-ALT-1 EG-ALT-2 EG-ALT-4 EG-GRANDE-1

rules-10-title = Král a jeho tabu
rules-10 =
    Královský region je tabu. Žádný caballero, grand ani bodovací tabulka nesmí dovnitř ani ven, žádnou kartou ani kotoučem. Kdo tam stojí, když král přijde, ten zůstává.

    Přicházet a odcházet smí jen král sám. Jakmile odejde, je region zase otevřený, a to i ve stejném tahu. Jeho region se vyhodnocuje jako každý jiný a kdo je v něm sám na prvním místě, má body navíc.

    Když krále nikdo nepřesune, zůstává, kde je. Přesun krále vždy končí v jiném regionu.
    .ids = EG-KING-1 EG-KING-2 EG-KING-3 EG-KING-4 EG-KING-5 EG-KING-6 EG-KING-8 EG-KING-12 EG-KING-13 EG-ALT-5 EG-GRANDE-2

rules-11-title = Veto
rules-11 =
    Kdo si vezme kartu veta, nechá ji ležet před sebou. V tomto nebo v příštím kole jí může jednou zastavit zvláštní akci soupeře. Povolání, umístění ani hlavní vyhodnocení veto nezastaví.

    O vetu se rozhoduje při ohlášení akce a znovu před každým jejím krokem. Co už proběhlo, platí; zbytek se neprovede. Karta veta je tím použitá. Nepoužitá propadá na konci příštího kola.
    .ids = EG-VETO-1 EG-VETO-2 EG-VETO-3 EG-VETO-5 EG-VETO-6 EG-VETO-7 EG-VETO-8 EG-VETO-9 EG-VETO-10

rules-12-title = Vyhodnocení oblasti
rules-12 =
    Spočítají se caballeros každého hráče. Největší počet přináší body za první místo, druhý největší za druhé a třetí největší za třetí. Kdo tam nemá žádného caballera, nedostává nic.

    Shoda: všichni se stejným počtem dostávají body za nejbližší nižší místo. Při shodě dvou na prvním místě mají oba body za druhé a další hráč je třetí. Při shodě tří na prvním místě mají všichni tři body za druhé a další hráč je čtvrtý, tedy bez bodů.

    Body navíc jsou jen pro toho, kdo je první bez shody: 2 body, stojí-li v regionu král, a 2 body, stojí-li tam jeho vlastní grand. Obojí lze získat zároveň.

    Ve 3 hráčích se platí jen první a druhé místo. Ve 2 hráčích jen první, takže shoda nepřináší nic.
    .ids = EG-SCORE-1 EG-SCORE-2 EG-SCORE-3 EG-SCORE-5 EG-SCORE-6 EG-SCORE-7 EG-SCORE-9 EG-SCORE-10 EG-SCORE-11 EG-SCORE-12 EG-SCORE-15 EG-3P-5 EG-2P-19

rules-13-title = Hlavní vyhodnocení
rules-13 =
    Nejprve každý, kdo má v castillu caballeros, tajně nastaví na kotouči region. Pak se castillo otevře a vyhodnotí.

    Potom se kotouče ukážou. Všichni tvoji caballeros z castilla jdou společně do tvého regionu, i kdyby byl od krále daleko. Je-li to královský region, jdou místo toho ke dvoru.

    Nakonec se vyhodnotí všech devět regionů i s nově příchozími. Caballeros zůstávají na mapě a hra pokračuje s prázdným castillem.
    .ids = EG-GEN-1 EG-GEN-2 EG-GEN-3 EG-GEN-4 EG-GEN-5 EG-GEN-6 EG-GEN-7 EG-GEN-8 EG-GEN-12

rules-14-title = Konec hry a volby
rules-14 =
    Hra končí po třetím hlavním vyhodnocení. Vítězí nejvyšší počet bodů.

    Stůl lze nastavit i jinak. Krátká hra vynechává 1., 4. a 7. kolo, nebo končí po 6. kole. Další volby: povolávání a umísťování jako právo místo povinnosti, veto jen při ohlášení, shoda tří a více, která zabírá jen dvě místa, přísnější „Vyhnanství“ a mírnější ztráta u dvora.
    .ids = EG-WIN-1 EG-WIN-2 EG-WIN-4 EG-SHORT-2 EG-SHORT-3 EG-SHORT-4 EG-SCORE-6 EG-CARD-BANISH-2 EG-CARD-CRISIS-2

# -- první hra s průvodcem -----------------------------------------------------------

lesson-welcome = Vítej ve Španělsku! Hraješ za Albu proti Olivaresovi a Mencíi. Vítězí ten, kdo má na konci nejvíce bodů. Tohle je krátká hra: začíná 2. kolem a po 3. kole se všechno poprvé vyhodnotí.
lesson-points = Podívej se na Toledo: 7 bodů za nejvíce caballeros, 4 za druhý největší počet. Třetí místo se platí až od čtyř hráčů. Kastilie dává 6 a 4, Aragonie 5 a 4. Bohaté regiony lákají, ale nejen tebe.
lesson-pieces = V Aragonii vidíš svou barvu s číslem 2: stojí tam dva tvoji caballeros. Koruna nad číslem je tvůj grand. Dalších sedm caballeros čeká u dvora: ty můžeš umísťovat. Zbylých 21 je v provincii a nejdřív je musíš povolat.
lesson-king = Král stojí v Toledu. Umísťuje se jen do regionů, které s jeho regionem sousedí: do Kastilie, Aragonie, Valencie, Granady a Sevilly. V samotném Toledu se nic nehne, dokud je král tam.
lesson-power = Začínáš silovou kartou. Vysoké karty jsou na tahu dřív, nízké povolají ke dvoru více caballeros. Sedmička je něco mezi tím a povolá tři. Vynes ji.
lesson-order = Olivares má 10, ty 7, Mencía 4. První je tedy na tahu Olivares, pak ty a nakonec Mencía. Ta sice čeká nejdéle, ale povolá čtyři caballeros a v příštím kole vynáší první silovou kartu.
lesson-first-turn = Olivares si bere akční kartu: jeden caballero vedle krále a dva další kamkoli, jen ne ke králi. Sleduj Navarru, kde zatím nikdo nestojí.
lesson-card = Jsi na tahu. Ke dvoru přišli tři caballeros, takže jich máš deset. Vezmi si kartu „Král“: umístí pět caballeros a její zvláštní akcí přesuneš krále.
lesson-parts = Karta má dvě části, umístění a zvláštní akci. Pořadí si volíš, ale jednu dokončíš před druhou. Kdyby šel nejdřív král, sousedily by s ním jiné regiony. Proto nejdřív umísťuj.
lesson-place = Aragonie je tvůj domov a sousedí s Toledem. Umísti tam caballera. Druhý přijde za ním, takže tam budeš mít čtyři.
lesson-place-valencia = Jednoho dej do Valencie, kde je doma Mencía. Bude tam silnější, ale i druhé místo vynáší 3 body.
lesson-castillo = Teď vhoď jednoho do castilla; pátý půjde za ním. Co padá dovnitř, vědí všichni, ale nahlédnout nesmí nikdo. Při hlavním vyhodnocení zase vyjdou ven, do regionu podle tvé volby.
lesson-special = Všech pět je umístěno. Teď přijde zvláštní akce: král půjde dál. Začni ji.
lesson-taboo = Přesuň krále do Aragonie. Jeho region je tabu: žádný caballero, grand ani bodovací tabulka teď nesmí dovnitř ani ven. Tvoji čtyři jsou v bezpečí a kdo tam vede bez shody, má za krále body navíc.
lesson-scoring-card = Mencía si bere kartu „Vyhodnoť pětky“: hned se vyhodnotí všechny regiony s 5 body za první místo. To jsou Navarra, Aragonie a Valencie. Předtím umístí tři caballeros.
lesson-tie = V Navarře mají Olivares a Mencía po dvou. Při shodě dostávají všichni stejně silní body za další místo: každý 3. Pětku nemá nikdo.
lesson-bonus = V Aragonii jsi na prvním místě bez shody: 5 bodů, 2 navíc za krále a 2 za vlastního granda. To je 9. Při shodě na prvním místě žádné body navíc nejsou.
lesson-second = Ve Valencii vede Mencía tři ku jednomu: 5 bodů a 2 za granda. Ty máš druhé místo a 3 body. Celkem máš 12 bodů, Mencía 10 a Olivares 3.
lesson-round = Třetí kolo. Nejnižší kartu měla Mencía, proto teď vynesla první: šestku. V nabídce jsou nové akční karty a ty chceš vybírat jako první. Vynes 13. Nikoho nepovolá, ale u dvora máš ještě pět.
lesson-move-card = Jsi na tahu jako první. Vezmi si „Přesun 4 libovolných“: umístíš jen jednoho caballera, ale na mapě můžeš přesunout až čtyři, vlastní i cizí.
lesson-more-valencia = Král je teď v Aragonii, takže umísťuj vedle ní: znovu do Valencie. Budou tam dva tvoji proti třem, které tam má Mencía.
lesson-move = Zvláštní akce právě začala. Vezmi z Valencie jednoho caballera, kterého tam má Mencía, a vhoď ho do castilla. Přesouvat lze na jakoukoli vzdálenost, jen ne do královského regionu ani z něj.
lesson-move-two = Další její caballero půjde z Valencie do Katalánska. Teď vedeš ve Valencii dva ku jednomu. Nemusíš využít všechny přesuny, které karta dovoluje; tady skončíme.
lesson-olivares = Olivares umísťuje čtyři a posouvá krále o krok, domů do Kastilie. Teď je tabu Kastilie a Aragonie je zase otevřená. Mencía pak vyhodnotí Navarru a 3. kolo končí.
lesson-disk = Hlavní vyhodnocení! Než se castillo otevře, tajně nastavíš region. Půjdou tam oba tvoji caballeros. Granada je prázdná a dává 6. Kdyby to byla Kastilie, kde je král, šli by ke dvoru.
lesson-open-castillo = Nejdřív se vyhodnotilo castillo: tvoji dva proti jednomu, kterého tam měla Mencía, tedy 5 bodů ku 3. Pak se ukázaly kotouče: tvoji šli do Granady, její do Valencie.
lesson-regions = Pak přišly na řadu regiony. Granada ti dává 6, Aragonie 5 a 2 za granda; král už tam není. Ve Valencii je to dva na dva: ty i Mencía máte po 3 bodech, bez bodů navíc.
lesson-win = Vedeš s 33 body, Mencía má 32 a Olivares 28. Všichni caballeros zůstávají na mapě. Přijdou ještě dvě taková vyhodnocení a vítězí nejvyšší počet bodů. Teď už toho víš dost: otevři stůl a hraj!
