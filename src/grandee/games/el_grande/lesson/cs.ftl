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
    .in-2023-1 = Nejprve se odkryjí akční karty: po jedné z balíčků 1 až 4 a k nim „Vaše Veličenstvo“, které je v nabídce v každém kole. Pak každý vynese silovou kartu. Nakonec má každý jeden tah, v pořadí podle silových karet.
    .in-2023-2 = Použité akční karty i ty, které si nikdo nevzal, jdou lícem nahoru na jednu společnou hromádku; vrací se jen „Vaše Veličenstvo“. Po 3., 6. a 9. kole následuje hlavní vyhodnocení.

rules-4-title = Silové karty a pořadí tahů
rules-4 =
    V ruce máš silové karty 1 až 13. Začínající hráč jednu z nich otevřeně vynese, pak ostatní po směru hodinových ručiček. Hodnota, která už v tomto kole leží na stole, se nesmí opakovat a vynechat nelze.

    Nejvyšší hodnota je na tahu první, nejnižší poslední. Kdo má nejnižší hodnotu, vynáší první silovou kartu v příštím kole.

    Každá silová karta se použije jen jednou; na celou hru jich z třinácti potřebuješ devět. Do ruky vrací kartu jen akční karta „Návrat silové karty“. Karty v ruce jsou tajné.
    .ids = EG-POWER-1 EG-POWER-2 EG-POWER-3 EG-POWER-4 EG-POWER-5 EG-POWER-7 EG-PCARD-2 EG-PCARD-3 EG-INFO-2 EG-INFO-7
    .in-2023-2 = Nejvyšší hodnota je na tahu první, nejnižší poslední. Kdo má nejnižší hodnotu, bere si figurku začínajícího hráče a v příštím kole vynáší první silovou kartu.
    .in-2023-3 = Každá silová karta se použije jen jednou a na konci kola se odloží lícem dolů; na celou hru jich z třinácti potřebuješ devět. Do ruky vrací kartu jen „Zmocnění“. Karty v ruce jsou tajné.

rules-5-title = Povolávání caballeros
rules-5 =
    Tah začíná povoláním: silová karta přivede caballeros z provincie k tvému dvoru. Čím nižší karta, tím více jich přijde: karta 1 povolá 6; 2 a 3 povolají 5; 4 a 5 povolají 4; 6 a 7 povolají 3; 8 a 9 povolají 2; 10 a 11 povolají 1; 12 a 13 nikoho. Kdo chce být na tahu dřív, platí za to vojskem.

    Vždy bereš plný počet. Když v provincii dojdou, můžeš chybějící odvolat z regionů, ale ne z královského regionu ani z castilla.
    .ids = EG-PCARD-1 EG-CALL-1 EG-CALL-3 EG-CALL-5 EG-CALL-6 EG-CALL-9 EG-CALL-10
    .in-2023-2 = Smíš vzít i méně, třeba nikoho. Když v provincii dojdou, můžeš chybějící odvolat z regionů, ale ne z královského regionu ani z castilla.

rules-6-title = Volba akční karty
rules-6 =
    Pak si vezmeš jednu z akčních karet, které jsou ještě v nabídce. Každá má dvě části: počet caballeros k umístění (odpovídá číslu balíčku, 1 až 5) a zvláštní akci. K silným zvláštním akcím patří málo caballeros.

    Která část přijde první, je na tobě, ale jednu dokončíš dřív, než začneš druhou. Umístění je povinné, zvláštní akce dobrovolná. Někdy se vyplatí vzít si kartu jen proto, aby ji nedostal nikdo jiný.
    .ids = EG-PICK-1 EG-PICK-3 EG-TURN-1 EG-TURN-3 EG-TURN-4 EG-TURN-5 EG-TURN-7 EG-TURN-9
    .in-2023-2 = Která část přijde první, je na tobě, ale jednu dokončíš dřív, než začneš druhou. Obě jsou dobrovolné. Začatá zvláštní akce se provede celá, pokud karta neříká „až“. Někdy se vyplatí vzít si kartu jen proto, aby ji nedostal nikdo jiný.

rules-7-title = Umísťování vedle krále
rules-7 =
    Caballeros se umísťují od dvora, nikdy přímo z provincie. Umístíš jich tolik, kolik uvádí karta; máš-li jich u dvora méně, umístíš všechny.

    Přicházejí do regionů, které sousedí s královským, nebo do castilla, a rozdělit je můžeš libovolně. Přímo ke králi se neumísťuje nikdy.
    .ids = EG-PLACE-1 EG-PLACE-3 EG-PLACE-4 EG-PLACE-5 EG-KING-7
    .in-2023-1 = Caballeros se umísťují od dvora, nikdy přímo z provincie. Umístíš jich, kolik chceš, nejvýš tolik, kolik uvádí karta.

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
    .in-2023-1 = Balíček 1 přesouvá caballeros nebo umísťuje dva navíc do regionů („Domobrana“). Přesun vede z regionu do kteréhokoli jiného regionu nebo do castilla; regiony nemusejí sousedit. „Cizí“ jsou caballeros soupeřů.
    .in-2023-2 = Balíček 2 posílá caballeros soupeřů zpět do provincie, nebo vyhodnotí region podle tvého výběru. Kde soupeři volí sami, dělají to jeden po druhém, počínaje tvým levým sousedem.
    .in-2023-4 = Balíček 4 má vše ostatní: položit bodovací tabulku („Výnos“), vrátit silovou kartu („Zmocnění“), přesunout granda („Nový domov“), vyhnat soupeře z regionu („Puč“), přivést caballeros ke dvoru, posunout krále o krok. Tabulky jsou dvě, 8/4/0 a 4/0/0. Tabulka nahrazuje vytištěné body regionu nebo castilla; na každém místě může ležet jen jedna a nic ji neodstraní.
    .in-2023-5 = Balíček 5 je „Vaše Veličenstvo“: přesune krále do kteréhokoli jiného regionu.

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
    .in-2023-1 = Veto je ve hře jen s kartami veteránů. Kdo si ho vezme, nechá ho ležet před sebou. V tomto nebo v příštím kole jím může jednou zastavit zvláštní akci soupeře. Povolání, umístění, šedou kartu ani hlavní vyhodnocení veto nezastaví.
    .in-2023-2 = O vetu se rozhoduje jen jednou, hned po ohlášení akce, a celá akce se pak neprovede. Karta veta je tím použitá. Nepoužitá propadá na konci příštího kola.

rules-12-title = Vyhodnocení oblasti
rules-12 =
    Spočítají se caballeros každého hráče. Největší počet přináší body za první místo, druhý největší za druhé a třetí největší za třetí. Kdo tam nemá žádného caballera, nedostává nic.

    Shoda: všichni se stejným počtem dostávají body za nejbližší nižší místo. Při shodě dvou na prvním místě mají oba body za druhé a další hráč je třetí. Při shodě tří na prvním místě mají všichni tři body za druhé a další hráč je čtvrtý, tedy bez bodů.

    Body navíc jsou jen pro toho, kdo je první bez shody: 2 body, stojí-li v regionu král, a 2 body, stojí-li tam jeho vlastní grand. Obojí lze získat zároveň.

    Ve 3 hráčích se platí jen první a druhé místo. Ve 2 hráčích jen první, takže shoda nepřináší nic.
    .ids = EG-SCORE-1 EG-SCORE-2 EG-SCORE-3 EG-SCORE-5 EG-SCORE-6 EG-SCORE-7 EG-SCORE-9 EG-SCORE-10 EG-SCORE-11 EG-SCORE-12 EG-SCORE-15 EG-3P-5 EG-2P-19
    .in-2023-2 = Shoda: všichni se stejným počtem dostávají body za nejbližší nižší místo. Při shodě dvou a více na prvním místě mají všichni body za druhé a další hráč je třetí. Při shodě na druhém místě mají všichni body za třetí.
    .in-2023-4 = Ve 2 a 3 hráčích se platí jen první a druhé místo. Ve 2 hráčích zabírá místa i virtuální hráč.

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
    .in-2023-2 = Stůl lze nastavit i jinak. Krátká hra vynechává 1., 4. a 7. kolo. Nové regentství, karty veteránů a Přesun moci jsou moduly, které jdou libovolně spojovat. A co se roku 2023 změnilo, lze hrát jako v roce 1995: povinné povolávání a umísťování, veto při každém kroku, shody, které zaberou tolik míst, kolik je v nich hráčů.

rules-15-title = Co je ve vydání 2023 jinak
rules-15 =
    Vydání 2023 se hraje jako vydání 1995, ale více nechává na tobě. Smíš povolat méně caballeros, než udává silová karta, a umístit méně, než udává akční karta, třeba i žádného. Zvláštní akce je dobrovolná; kdo ji začne, provede ji celou, pokud karta neříká „až“. Dojde-li provincie, mohou chybějící přijít z regionů, i u karet, které přivádějí caballeros ke dvoru.

    Při shodě tří a více na prvním místě mají všichni druhé místo a další je třetí. Karta, která vyhodnocuje region podle výběru, nevyhodnocuje castillo. Do castilla se nikdo nesmí dívat, ani na vlastní caballeros.

    Nejnižší silová karta bere figurku začínajícího hráče. Silové karty se odkládají lícem dolů na konci kola; použité akční karty leží lícem nahoru na jedné hromádce. Domobrana umísťuje jen do regionů a koho vyžene Puč, nikdy nejde do královského regionu. Nejasný kotouč posílá caballeros z castilla ke dvoru. Při stejném počtu bodů je pořadí společné. Bez karet veteránů není veto. Krátká hra vynechává 1., 4. a 7. kolo.
    .ids = EG-CALL-2 EG-CALL-4 EG-CALL-7 EG-PLACE-2 EG-SPEC-2 EG-SCORE-6 EG-SSC-4 EG-INFO-3 EG-INFO-6 EG-INFO-9 EG-END-1 EG-POWER-6 EG-SETUP-12 EG-CARD-MILITIA-1 EG-CARD-COUP-1 EG-GEN-5 EG-VETO-4 EG-WIN-3 EG-SHORT-1
    .edition = 2023
    .first = yes

rules-16-title = Dva a tři hráči ve vydání 2023
rules-16 =
    Ve dvou se přidá třetí barva: virtuální hráč. Na začátku každého kola se odkryjí dvě karty regionů a do každého z nich přijdou dva jeho caballeros, jen ke králi ne. Pak se odkryje jeho vrchní silová karta; tu hodnotu nikdo vynést nesmí. Ve svém tahu si vezme kartu, která umísťuje nejvíc, a nic se s ní nedělá.

    Virtuální hráč o ničem nerozhoduje a nemá body, ale zabírá místa. Jeho caballeros se počítají jako cizí; ti v castillu tam při hlavním vyhodnocení zůstávají. Balíčky 2 a 3 jsou jeden a platí se jen první dvě místa. Po hlavním vyhodnocení se karty regionů znovu zamíchají.

    Ve třech virtuální hráč není. Platí se jen první dvě místa a balíčky 2 a 3 se smějí hrát jako jeden.
    .ids = EG-2P-1 EG-2P-2 EG-2P-3 EG-2P-5 EG-2P-7 EG-2P-8 EG-2P-9 EG-2P-11 EG-2P-13 EG-2P-14 EG-2P-16 EG-2P-17 EG-3P-1 EG-3P-2 EG-3P-3 EG-3P-4
    .edition = 2023

rules-17-title = Nové regentství (2023)
rules-17 =
    Deset karet regentství nahrazuje kartu Vaše Veličenstvo a tvoří balíček 5. Každé kolo se jedna odkryje a už se nevrací. Všechny umísťují pět caballeros.

    Exil pošle krále do Francie nebo do Portugalska. Dokud tam je, žádný region není tabu, nikdo nemá body za krále a umísťuje se do regionů, které s tou zemí sousedí. Revolta ho postaví vedle castilla: to je pak královským regionem, nikdo dovnitř ani ven, a umísťovat se smí do všech devíti regionů. Při hlavním vyhodnocení caballeros zůstávají uvnitř.

    S Doprovodem jdou s králem dva caballeros z jeho regionu. Vicekrál ho vymění s grandem. Letní sídlo ho pošle tam, kde je nejméně caballeros. Infiltrace dovolí tomu, kdo ji vzal, umísťovat do královského regionu. Klání vhodí do castilla všechny grandy, kteří nejsou u krále; tam přinášejí své body a při příštím hlavním vyhodnocení jejich majitelé určí, kam půjdou.
    .ids = EG-REG-1 EG-REG-2 EG-REG-3 EG-KING-9 EG-KING-10 EG-KING-14 EG-KING-15 EG-GEN-9 EG-GEN-10 EG-GEN-11 EG-CARD-EXILE-1 EG-CARD-ESCORT-1 EG-CARD-TOURN-1 EG-CARD-TOURN-2 EG-CARD-SUMMER-1 EG-CARD-REVOLT-1 EG-CARD-INFIL-1 EG-CARD-VICEROY-1
    .edition = 2023

rules-18-title = Karty veteránů (2023)
rules-18 =
    Použít lze kterékoli ze čtyř karet veteránů. Za každou se z jejího balíčku odebere neviděná náhodná karta a do konce hry nikdo neví která. Pak se balíček zamíchá.

    Dvě z nich jsou veta. Kdo si veto vezme, položí ho před sebe a smí jím v tomto nebo příštím kole zastavit zvláštní akci soupeře. Rozhoduje hned po ohlášení a zruší celou zvláštní akci; později už je pozdě. Umístění ani povolání zastavit nelze.

    Karta „2 do regionů nebo přesun“ nechává volbu ze dvou akcí. U karty „Tajné vyhodnocení“ každý nastaví na kotouči region a vyhodnotí se ty, které stojí jen na jednom kotouči.
    .ids = EG-VTRN-1 EG-VTRN-2 EG-VTRN-3 EG-VETO-1 EG-VETO-4 EG-VETO-6 EG-VETO-7 EG-VETO-10 EG-VETO-13 EG-VETO-14
    .edition = 2023

rules-19-title = Přesun moci (2023)
rules-19 =
    Před prvním kolem každý dostane tři šedé karty. Jednu z nich skrytě předá sousedovi po levici, všichni najednou. Své tři šedé karty máš v ruce po celou hru.

    Spolu se silovou kartou smíš vynést jednu šedou. O pořadí rozhoduje součet a lišit se musí jen součty; počet povolaných určuje jen barevná karta. Nejnižší součet bere figurku začínajícího hráče.

    Ve svém tahu, po povolání a než si vezmeš akční kartu, smíš jednou použít účinek šedé karty. Vetem ho zastavit nelze. Pak se odloží obě karty. Zmocnění smí vrátit šedou kartu tohoto kola, nebo kteroukoli použitou, je-li to tak dohodnuto.
    .ids = EG-SHIFT-1 EG-SHIFT-2 EG-SHIFT-3 EG-SHIFT-4 EG-SHIFT-5 EG-SHIFT-6 EG-SHIFT-7 EG-SHIFT-8 EG-SHIFT-9 EG-SHIFT-10 EG-SHIFT-16
    .edition = 2023

rules-20-title = Výhoda domovského regionu (1995)
rules-20 =
    Grand se ve svém regionu počítá jako jeden caballero, kdykoli se region vyhodnocuje, i pro body navíc. Do pořadí patří i grand sám. Kde se caballeros sčítají, třeba pro „nejvíc“ a „nejméně“, se nepočítá a nikdo ho nepřesouvá ani neposílá pryč.

    Jdou-li všichni caballeros, které ti karta dovolí umístit, do domovského regionu, smíš tam od dvora dát ještě jednoho. Region musí být otevřený, tedy vedle královského. Caballeros umístění zvláštní akcí se k tomu nepočítají. Varianty z roku 1995 lze libovolně spojovat.
    .ids = EG-MIX-1 EG-HOME-1 EG-HOME-2 EG-HOME-3 EG-HOME-4 EG-HOME-5 EG-HOME-6 EG-HOME-7 EG-HOME-8
    .edition = 1995

rules-21-title = Omezené přesuny (1995)
rules-21 =
    Zvláštní akce, která přesouvá caballeros z regionu do regionu, přesune plný počet, jen dokud každý jde do sousedního regionu nebo do castilla. Jakmile jeden jde dál, celá akce smí přesunout o dva méně. Ze čtyř přesunů tak zbývají dva a ze dvou žádný: pak daleké přesuny nejsou vůbec možné.

    Umísťování, vyhánění, odchod z castilla, návraty do provincie a přesuny krále a granda omezeny nejsou.
    .ids = EG-LIMIT-1 EG-LIMIT-2 EG-LIMIT-3 EG-LIMIT-4 EG-LIMIT-5 EG-LIMIT-6 EG-LIMIT-7
    .edition = 1995

rules-22-title = Francie (1995)
rules-22 =
    Francie je desátý region vedle Aragonie a Katalánska a vynáší 3/1/0. Má tři místa, jsou tam tedy nejvýš tři caballeros; král a grandové nikdy. Kdo tam caballera přivede, zvolí mu volné místo.

    Při vyhodnocení Francie přináší místo velvyslance svému majiteli 2 body a místo vyslance 1, ať je pořadí jakékoli. Třetí místo nepřináší nic. Kdo odejde, uvolní místo; ostatní zůstávají, kde jsou.

    Francie není na kotoučích. Z castilla tam tedy nikdo nepřijde, ale přesuny, bodovací tabulky a karty, které vyhodnocují region, na ni platí jako na jiné.
    .ids = EG-FRANCE-1 EG-FRANCE-2 EG-FRANCE-3 EG-FRANCE-4 EG-FRANCE-5 EG-FRANCE-6 EG-FRANCE-7 EG-FRANCE-8 EG-FRANCE-9 EG-FRANCE-10 EG-FRANCE-11 EG-FRANCE-12 EG-FRANCE-13
    .edition = 1995

rules-23-title = Granada (1995)
rules-23 =
    Granada začíná jako muslimské království. Dokud není dobyta, nikdy se nevyhodnocuje, král a grandové tam nesmějí a od dvora se tam neumísťuje. Caballeros se tam dostanou přesuny po mapě, vyhnáním z regionu, nebo z castilla při hlavním vyhodnocení.

    Je-li tam na konci tahu dvanáct caballeros nebo více, všech hráčů dohromady, je Granada dobyta. Hned se vyhodnotí, body za všechna místa jsou dvojnásobné, a odteď je to region jako ostatní. Žádné veto to nezastaví.
    .ids = EG-GRAN-1 EG-GRAN-2 EG-GRAN-3 EG-GRAN-4 EG-GRAN-5 EG-GRAN-6 EG-GRAN-7 EG-GRAN-8 EG-GRAN-9 EG-GRAN-10 EG-GRAN-11
    .edition = 1995

rules-24-title = Církev (1995)
rules-24 =
    Čtyři černí caballeros začínají ve dvou regionech, po dvou. V každém pořadí se počítají tomu, kdo drží značku církve; dokud ji nemá nikdo, nepočítají se nikomu.

    Karta církve je šestá akční karta a je v nabídce v každém kole. Umísťuje tři caballeros. Její zvláštní akce ti přinese značku a smíš přesunout až dva černé caballeros. Značku máš, dokud si ji nevezme jiný hráč.

    V každém tahu smí držitel povolat o jednoho víc, nebo umístit o jednoho víc, ne obojí. Černí caballeros nikdy nejdou do královského regionu, do castilla, do provincie ani ke dvoru, ani do Francie či nedobyté Granady. Pro držitele jsou vlastní, pro ostatní cizí.
    .ids = EG-CHURCH-1 EG-CHURCH-2 EG-CHURCH-3 EG-CHURCH-4 EG-CHURCH-5 EG-CHURCH-6 EG-CHURCH-7 EG-CHURCH-8 EG-CHURCH-9 EG-CHURCH-10 EG-CHURCH-11 EG-CHURCH-12 EG-CHURCH-15 EG-CHURCH-17 EG-CHURCH-18 EG-CHURCH-19
    .edition = 1995

rules-25-title = Král a intrikán: karty (1995)
rules-25 =
    Všichni mají stejných 18 akčních karet s hodnotami 10 až 180 místo silových karet a žádné akční karty neleží v nabídce. Karta má hodnotu, počet caballeros, které povolá, a zvláštní akci. Co většina z nich dělá a kolik povolá, je zástupné, protože pravidla nebyla po ruce; vlastní balíček to nahradí.

    Na začátku všichni najednou nastaví kotouč a umístí tam z provincie jednoho dalšího caballera, nebo ke dvoru, stojí-li v tom regionu král. Pak každý tajně odloží pět z 18 karet: jsou mimo hru a nikdo jiný je neuvidí. S ostatními 13 se hraje.
    .ids = KI-1 KI-2 KI-3 KI-4 KI-5 KI-7 KI-8 KI-9 KI-26 KI-27
    .edition = 1995

rules-26-title = Král a intrikán: kolo (1995)
rules-26 =
    Jeden po druhém vynese kartu lícem nahoru, ale žádnou hodnotu, která už leží. V prvním kole začíná první hráč, později ten, kdo měl nejnižší hodnotu. Nejvyšší hodnota získá kartu krále a největší kartu caballeros, nejnižší tu nejmenší a kartu intrikána. Na tahu se jde od nejvyšší hodnoty k nejnižší.

    Ve svém tahu povoláš tolik caballeros, kolik říká tvá karta. Pak umístíš tolik, kolik říká tvá karta caballeros, a použiješ zvláštní akci, v libovolném pořadí. S kartou krále je to přesun krále do jiného regionu. S kartou intrikána přesuneš z jednoho regionu jednoho caballera soupeře, nebo libovolný počet svých. Ve dvou a ve třech smíš místo toho zvolit akci své karty; volba to dovolí i při jiném počtu.

    Vynesená karta je mimo hru; jen 180 některou vrátí. Veto zůstává před hráčem a zastaví i krále a intrikána. Francii, církev a karty, které se nepoužívají, s tímto rozšířením kombinovat nelze.
    .ids = KI-6 KI-10 KI-11 KI-12 KI-13 KI-14 KI-15 KI-16 KI-17 KI-18 KI-19 KI-20 KI-21 KI-22 KI-23 KI-24 KI-25 KI-MIX-1
    .edition = 1995

rules-27-title = Velký inkvizitor a kolonie: nové oblasti (1995)
rules-27 =
    Přibývají čtyři oblasti: Francie, loď, Amerika a Středomoří. Vyhodnocují se jako regiony, až po španělských. Francie dává 3/1/0 a má tři místa, z nichž dvě přinášejí 2 body a 1 bod navíc. Loď dává 3 body svému kapitánovi a nic jiného. Amerika dává 4/0/0 a svému místokráli 5. Středomoří dává 4/2/1. Kapitán a místokrál se do pořadí nepočítají.

    Na loď se umísťuje, dokud je král na pobřeží nebo ve Francii, do Francie, dokud je v Aragonii nebo v Katalánsku. Z těchto čtyř oblastí smí král jen do Francie. Karty, které přesouvají caballeros nebo bodovací tabulky, platí na všechny. Kdo přijde do Francie, zvolí si volné místo; kdo přijde do Ameriky nebo na loď jinak než plavbou, smí hned obsadit volný úřad, později ne. Na kotoučích tyto oblasti nejsou a z castilla tam nikdo nepřijde.
    .ids = GI-BASE-1 GI-SET-2 GI-REG-1 GI-REG-2 GI-REG-3 GI-REG-5 GI-REG-6 GI-BASE-9 GI-FRA-1 GI-FRA-2 GI-FRA-3 GI-FRA-4 GI-FRA-5 GI-SHIP-2 GI-SHIP-4 GI-SHIP-5 GI-SHIP-8 GI-AME-1 GI-AME-2 GI-AME-3 GI-AME-6 GI-MED-1 GI-MED-2 GI-MOVE-1 GI-SCO-1 GI-SCO-5
    .edition = 1995

rules-28-title = Velký inkvizitor a kolonie: plavba, zlato a zboží (1995)
rules-28 =
    Tvoji caballeros, kteří jsou na začátku tvého tahu na moři, smějí během něj každý jednou plout, kdykoli mezi jeho částmi: z lodi do Ameriky, do Středomoří nebo na pobřeží, kde není král, a odtamtud na loď. Za tah se caballero pohne jen jednou, kartou, nebo plavbou; umístění pohyb není.

    V Americe je zlato, ve Středomoří zboží a většina karet 7. balíčku přináší další. Tvůj caballero smí vstoupit na volný žeton při příchodu, nebo později ve tvém tahu, jestli se ještě nepohnul; na to, co v tomto tahu přineseš ty, i když se pohnul. Od té chvíle žeton nese. V regionu Španělska ho hned odevzdá: 6 bodů za zlato, 4 za zboží, ať ho přesunul kdokoli. Nosiči se při vyhodnocení počítají, na moři nemají úřad a nikdy nejdou do castilla. Cestou do provincie nebo ke dvoru se náklad ztratí. Něco z toho mění volby.
    .ids = GI-TURN-1 GI-TURN-2 GI-TURN-3 GI-TURN-5 GI-SEA-1 GI-SEA-2 GI-SEA-3 GI-SEA-4 GI-SEA-5 GI-SEA-6 GI-SET-13 GI-TURN-4 GI-TOK-2 GI-TOK-3 GI-TOK-4 GI-TOK-5 GI-TOK-6 GI-TOK-8 GI-TOK-9 GI-TOK-11 GI-TOK-12 GI-CAR-1 GI-CAR-2 GI-CAR-3 GI-CAR-5 GI-SHIP-7 GI-AME-7
    .edition = 1995

rules-29-title = Velký inkvizitor a kolonie: inkvizitor a ohraničující tabulka (1995)
rules-29 =
    Čtyři černí caballeros začínají ve dvou regionech. Kdo má inkvizitora, počítá je jako vlastní; dokud ho nemá nikdo, obsazují v pořadí místo a nic nezískají. Karta 6. balíčku je v nabídce v každém kole. Umísťuje až tři, přináší ti inkvizitora a smíš přesunout až dva černé caballeros. Jednou za kolo má držitel ve svém tahu bonus: o jednoho caballera víc ke dvoru, nebo o jednoho víc při umísťování.

    Ohraničující tabulka leží v jednom regionu a má šest míst ve dvou a ve třech hráčích, jinak deset. Kdo do regionu vejde, vstoupí na volné místo, a při vyhodnocení se počítají jen ti na tabulce. Když se místa uvolní, držitel inkvizitora zvolí, kdo na ně vstoupí; bez držitele zůstanou volná. Tabulku přesouvá jen karta „Ohraničující tabulka“ a kdo ji zahraje, volí, kdo na ní bude stát.
    .ids = GI-SET-3 GI-SET-4 GI-INQ-1 GI-INQ-2 GI-INQ-3 GI-INQ-4 GI-BON-1 GI-BON-2 GI-BON-4 GI-BON-5 GI-BLK-1 GI-BLK-2 GI-BLK-6 GI-P6-1 GI-P6-2 GI-P6-3 GI-P6-4 GI-LIM-1 GI-LIM-2 GI-LIM-5 GI-LIM-7 GI-LIM-8 GI-LIM-9
    .edition = 1995

rules-30-title = Velký inkvizitor a kolonie: karty 7. balíčku (1995)
rules-30 =
    Sedmý balíček má jedenáct karet. Jako u karty 6. balíčku umísťuješ až tolik, kolik karta ukazuje. Většina čísel a počty kusů jsou rekonstruované, protože je pravidla neuvádějí; vlastní balíček je nahradí. Co si nikdo nevezme, se odhodí a jeho zlato a zboží do hry nepřijdou.

    Tři karty přesouvají ohraničující tabulku. Ostatní zavřou všechny grandy soupeřů do castilla až do příštího hlavního vyhodnocení; přesunou až tři vlastní i s nákladem; vezmou inkvizitora a vyhodnotí, kde stojí černí caballeros; vyhodnotí čtyři nové oblasti; nebo se položí na oblast, která se vyhodnotí po příštím kole. Tři si necháváš: „Dvojitý úder“ zopakuje zvláštní akci soupeře hned po ní, „Otočení karty“ vyřadí kartu z kola, „Po castillu“ přesune při hlavním vyhodnocení dva vlastní, ještě než se vyhodnotí regiony.
    .ids = GI-RND-1 GI-RND-2 GI-BASE-3 GI-P7-1 GI-P7-2 GI-P7-LIM-1 GI-P7-CON-1 GI-P7-CON-2 GI-P7-TRA-1 GI-P7-SIN-1 GI-P7-SNE-1 GI-P7-SLA-1 GI-P7-SLA-2 GI-P7-DOU-1 GI-P7-DOU-2 GI-P7-DOU-5 GI-P7-TUR-1 GI-P7-TUR-2 GI-P7-AFT-1 GI-P7-AFT-2 GI-SCO-8
    .edition = 1995

rules-31-title = Velký inkvizitor a kolonie: v jedné hře s ostatními (1995)
rules-31 =
    Domovský region, omezené přesuny, Granada, krátké hry i všechny jiné výklady roku 1995 se s tímto rozšířením snesou. Samotná Francie a církev ne: jsou jeho částmi.

    S Králem a intrikánem nejsou balíčky 1 až 5 ani silové karty. Ve svém tahu použiješ akci své vynesené karty, nebo krále či intrikána, který k ní patří, nebo si vezmeš kartu 6. či 7. balíčku a umístíš až tolik, kolik ukazuje ona. Dvojitý úder zopakuje kteroukoli z těchto akcí, intrikán dosáhne do nových oblastí a „Otočení karty“ smí akci také zastavit, jako veto. Na začátku přivede druhý kotouč ještě jednoho caballera.
    .ids = GI-MIX-1 GI-MIX-2 GI-KI-1 GI-KI-2 GI-KI-3 GI-KI-4 GI-KI-5 GI-KI-6 GI-KI-8 GI-KI-9 GI-KI-10 GI-KI-11
    .edition = 1995

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
