# Jak se hrají Královské rošády, po oddílech s pravidly, o která se opírají, a texty první hry s průvodcem.

rules-1-title = Cíl hry
rules-1 =
    V každém kole leží na stole tolik cílů, kolik je hráčů. Pod ně lícem dolů vykládáš své karty a snažíš se mít navrch ve sloupcích, které za to stojí.

    Hra trvá šest kol. Body přinášejí získané cíle; vítězí nejvyšší výsledek a při shodě je vítězství společné. Kdo má cíl z každého oboru, může své body zdvojnásobit.
    .ids = KH-RND-1 KH-FIN-1 KH-FIN-2 KH-FIN-3 KH-FIN-6

rules-2-title = Karty a příprava
rules-2 =
    Hra je pro 2 až 6 hráčů. Všichni mají stejných 25 karet vlivu, každý ve své barvě; barva je vidět i na rubu. Karty zamícháš a dobereš si tři. Tvou ruku nikdo jiný nevidí.

    Cíl má obor (alchemie, šerm, rolnictví, obchod, náboženství, nebo hudba) a hodnotu od 1 do 5. Hodnota říká, kolik karet pod ním musí ležet a kolik bodů přinese. Na začátku kola se cíle vyloží do řady zleva doprava. Každý je v čele jednoho sloupce.
    .ids = KH-SET-1 KH-SET-2 KH-SET-3 KH-SET-4 KH-RND-2 KH-INFO-1 KH-INFO-3 KH-INFO-7

rules-3-title = Tah
rules-3 =
    Polož jednu kartu z ruky lícem dolů na konec sloupce, který není uzavřený. Vynechat nelze. Pak si dober kartu, takže máš zase tři. Když ti dojde balíček, zamíchá se tvůj odhazovací balíček do nového.

    Leží-li karta přímo nad tvou lícem dolů, odkryje se, ať patří komukoli. Některé karty v tu chvíli zapůsobí: viz „Karty, které působí po odkrytí“. Ostatní jen leží lícem nahoru a počítají se při vyhodnocení.

    U karet lícem dolů vidí všichni barvu, ale líc zná jen majitel. Hraje se po směru hodinových ručiček.
    .ids = KH-TURN-1 KH-TURN-2 KH-TURN-3 KH-TURN-4 KH-TURN-5 KH-TURN-6 KH-TURN-7 KH-DRAW-1 KH-DRAW-2 KH-SET-5 KH-INFO-3

rules-4-title = Naplněné cíle a konec kola
rules-4 =
    Cíl je naplněný, když pod ním leží nejméně tolik karet, kolik je jeho hodnota. Počítají se i karty lícem dolů a nezáleží na tom, čí jsou. Pod naplněný cíl se může vykládat dál. Když karty ze sloupce odejdou, může být cíl zase nenaplněný.

    Jakmile jsou naplněné všechny cíle zároveň, je to poslední tah kola. Poslední karta ještě odkryje tu nad sebou a ta ještě zapůsobí; kolo končí tak jako tak. Pak se otočí všechny karty. Ty, které se otočí až teď, už jako odkryté nepůsobí.

    Každý sloupec se vyhodnotí samostatně. Všechny karty pak jdou na odhazovací balíčky svých majitelů; karty v ruce si necháváš. Příští kolo začíná hráč po levici toho, kdo kolo ukončil.
    .ids = KH-FILL-1 KH-FILL-2 KH-FILL-3 KH-FILL-4 KH-END-1 KH-END-2 KH-END-3 KH-END-4 KH-END-5 KH-END-6 KH-END-7 KH-RND-3 KH-RND-4 KH-DRAW-5

rules-5-title = Karty, které působí po odkrytí
rules-5 =
    Působí jen tehdy, když je během kola odkryje jiná karta, a jen ve svém sloupci. Při vyhodnocení se jejich číslo počítá jako u každé jiné karty.

    Objevitel (13): přesune se lícem dolů na konec nejbližšího otevřeného sloupce vpravo, z posledního do prvního. Leží-li tam karta nad ním lícem dolů, odkryje se a zapůsobí. Objevitel putuje po každém odkrytí, ale ne dvakrát v jednom tahu.

    Mordýř (9½): karta, která ho odkryla, jde hned na odhazovací balíček svého majitele.

    Bouře (9): sloupec je do konce kola uzavřený. Nic dalšího se do něj nevykládá, Objevitelé ho přeskakují a jeho cíl platí za naplněný.

    Převlek (0): majitel pod něj může zasunout lícem dolů kartu z ruky a dobere si za ni jinou. Schovaná karta se počítá mezi karty sloupce a otočí se až na konci kola.

    Zrádce (10): majitel může prohodit cíl jeho sloupce s cílem kteréhokoli jiného sloupce. Karty zůstávají na místě. Jsou-li pak naplněné všechny cíle, kolo končí.
    .ids = KH-IMM-1 KH-IMM-2 KH-IMM-3 KH-IMM-4 KH-EXP-1 KH-EXP-2 KH-EXP-4 KH-EXP-5 KH-EXP-7 KH-ASS-1 KH-ASS-2 KH-ASS-3 KH-STO-1 KH-STO-2 KH-STO-3 KH-DIS-1 KH-DIS-2 KH-DIS-4 KH-DIS-5 KH-DIS-6 KH-TRA-1 KH-TRA-2 KH-TRA-3

rules-6-title = Čísla a odborníci
rules-6 =
    Většina karet prostě přináší své číslo: Král 20, Královna 16, Julie 14.

    Šest odborníků má pod cílem ze svého oboru číslo 12, jinde 8: Alchymista (alchemie), Šermíř (šerm), Statkář (rolnictví), Kupec (obchod), Kardinál (náboženství) a Trubadúr (hudba). Rozhoduje cíl, který u sloupce leží při vyhodnocení.
    .ids = KH-NUM-1 KH-SPEC-1 KH-SPEC-2 KH-TRA-4 KH-WIN-1

rules-7-title = Vyhodnocení sloupce: pořadí
rules-7 =
    V každém sloupci jdou tyto kroky po sobě. Účastní se i karty, které ležely pod Převlekem. Odstraněná karta je pryč a na ničem dalším se nepodílí.

    1. Mušketýři (11): jsou-li ve sloupci, žádná jiná karta v něm nemá schopnost. Platí jen vytištěná čísla, vítězí nejvyšší součet a kroky 2 až 5 se vynechají. Odborníkům jejich 12 zůstává, Dvojník číslo nemá.

    2. Mág (7): odstraní všechny karty s číslem 10 a vyšším, i vlastní.

    3. Čarodějnice (1): odstraní všechny ostatní karty s číslem 9 a nižším.

    Dva Mágové v jednom sloupci se navzájem ruší a dvě Čarodějnice také. Mordýř se svými 9½ přežije obojí.

    4. Princ (14) a Panoš (2): kdo má ve sloupci oba, získává cíl hned. Má-li tuto dvojici více hráčů, rozhoduje, čí bližší karta z dvojice leží nejblíže k cíli.

    5. Určí se čísla podle dalšího oddílu. 6. Rozhodnou součty.
    .ids = KH-COL-1 KH-COL-2 KH-COL-3 KH-COL-4 KH-MUS-1 KH-MUS-2 KH-MUS-3 KH-MUS-4 KH-MAG-1 KH-MAG-3 KH-MAG-5 KH-WIT-1 KH-WIT-3 KH-WIT-4 KH-PRI-1 KH-PRI-2

rules-8-title = Karty, které mění čísla
rules-8 =
    Poustevník: 12 minus 1 za každou další kartu ve sloupci. Paleček: 2 plus 3 za každou další kartu. Romeo: 5, ale 15, leží-li ve stejném sloupci i Julie téhož hráče.

    Dvojník: má číslo karty pod sebou, ale ne její schopnost. Nad Poustevníkem je to 12, nad Palečkem 2, nad Romeem 5. Není-li pod ním žádná karta, číslo nemá.

    Drak (11): snižuje každou kartu ostatních hráčů ve svém sloupci o 2. Více Draků se sčítá. Žádné číslo neklesne pod 0.
    .ids = KH-NUM-2 KH-NUM-3 KH-HER-1 KH-GIA-1 KH-ROM-1 KH-DOP-1 KH-DOP-2 KH-DOP-3 KH-DOP-4 KH-DRA-1 KH-DRA-2

rules-9-title = Kdo získá cíl
rules-9 =
    Sečtou se čísla karet každého hráče ve sloupci. Cíl získává nejvyšší součet. Při shodě vítězí ten, čí karta leží nejblíže k cíli.

    Žebrák (4): je-li ve sloupci Žebrák, vítězí naopak nejnižší součet. Při shodě vítězí ten, čí karta leží od cíle nejdále. Účastní se jen ten, kdo ve sloupci kartu má; stačí i samotný Převlek s číslem 0.

    Karty bez čísla k účasti nestačí. Když se neúčastní nikdo, cíl nezíská nikdo. Získané cíle leží před svým majitelem lícem dolů.
    .ids = KH-WIN-1 KH-WIN-2 KH-WIN-3 KH-WIN-4 KH-WIN-5 KH-BEG-1 KH-BEG-2 KH-BEG-3 KH-BEG-4 KH-AWD-1 KH-INFO-6

rules-10-title = Závěrečné počítání a volby
rules-10 =
    Po šesti kolech lze počítat dvěma způsoby a platí ten, který je pro tebe lepší. Prostý součet: hodnoty všech tvých cílů. Zvláštní počítání, jen s nejméně jedním cílem z každého ze šesti oborů: nejlepší cíl z každého oboru platí dvojnásobně a každý další cíl stojí 1 bod.

    I nízké cíle jsou tedy cenné, když doplní šestici. Stůl lze nastavit i na jiný výklad míst, která pravidla nechávají otevřená: kdy končí kolo, karta pod Převlekem, co přebírá Dvojník, čísla pod 0 a kopie Čarodějnice.
    .ids = KH-FIN-1 KH-FIN-2 KH-FIN-3 KH-FIN-4 KH-FIN-5 KH-FIN-6 KH-END-1 KH-DIS-8 KH-DOP-5 KH-NUM-3 KH-WIT-5

# -- první hra s průvodcem -----------------------------------------------------------

lesson-welcome = Vítej u dvora! Hraješ za Albu proti Olivaresovi a Mencíi. Na stole leží tři cíle, každý v čele jednoho sloupce. Kdo má pod cílem navrch, ten ho získá.
lesson-goals = Každý cíl má obor a hodnotu. Náboženství 3 ve sloupci 1 potřebuje pod sebou tři karty a přinese 3 body. Obchod potřebuje dvě, šerm jen jednu. Až budou naplněné všechny, kolo skončí.
lesson-hand = Všichni mají stejných 25 karet a ty držíš tři z nich: Objevitele s 13, Převlek s 0 a Prince se 14. Čísla se počítají na konci kola. Některé karty navíc působí po odkrytí.
lesson-first = Ve svém tahu položíš jednu kartu lícem dolů pod některý cíl. Začni Objevitelem ve sloupci 1. Rád cestuje, brzy to uvidíš.
lesson-draw = Do ruky ti přišel Kardinál, takže máš v ruce zase tři karty. Objevitel leží lícem dolů: ostatní vidí, že je tvůj, ale nevědí, kdo to je.
lesson-back = Teď vykládá kartu do sloupce 2 Olivares. Vidíš jen rub. Může to být cokoli, od Krále s 20 po Převlek s 0.
lesson-under = Mencía dává svou kartu ve sloupci 1 pod tvou. Vyložená karta odkrývá tu nad sebou. Sleduj, co udělá tvůj Objevitel.
lesson-chain = Objevitel byl odkryt a hned zapůsobil: přesunul se lícem dolů do nejbližšího sloupce vpravo. Tam odkryl kartu nad sebou, a je to Král, kterého vyložil Olivares. Král má jen číslo, takže řetěz skončil.
lesson-filled = Ve sloupci 2 teď leží dvě karty, přesně tolik, kolik Obchod 2 potřebuje: cíl je naplněný. Vykládat se tam může i dál. Kolo trvá, dokud nebudou naplněné všechny tři cíle.
lesson-specialist = Máš Kardinála, odborníka na náboženství: pod cílem z tohoto oboru má číslo 12, jinde 8. Vylož ho do sloupce 1.
lesson-quiet = Tvůj Kardinál odkryl Panoše, kterého vyložila Mencía. Nic se nestalo: takové karty působí až při vyhodnocení. Panoš má jen 2, ale spolu s Princem téhož hráče by cíl získal.
lesson-last-column = Olivares se obrací ke sloupci 3. Šerm 1 potřebuje jedinou kartu, takže je hned naplněný. Mencía tam přidá druhou.
lesson-third = Mencía tím odkryla Šermíře, kterého vyložil Olivares; pod tímto cílem má číslo 12. Teď chybí karta už jen ve sloupci 1. Kdo ji vyloží, ukončí kolo, tak tento tah dobře využij.
lesson-mage = Do ruky ti přišel Mág. Při vyhodnocení odstraní všechny karty s číslem 10 a vyšším, a ve sloupci 2 leží Král. Vylož Mága tam. Odkryje tvého Objevitele, ten odcestuje dál a bude v bezpečí.
lesson-assassin = To byl řetěz! Objevitel se přesunul do sloupce 3 a odkryl kartu, kterou tam dala Mencía: Mordýře. Kdo ho odkryje, jde na odhazovací balíček, takže Objevitel je pryč. Vrátí se, až se tvůj balíček znovu zamíchá.
lesson-end = Olivares dává do sloupce 1 třetí kartu. Teď jsou naplněné všechny cíle. Karta ještě odkryje tvého Kardinála a pak kolo skončí.
lesson-reveal = Na konci se otočí všechny karty. Co se otočí až teď, už po odkrytí nepůsobí, ale čísla a schopnosti pro vyhodnocení platí. Každý sloupec se vyhodnocuje samostatně.
lesson-tie = Sloupec 1: tvůj Kardinál má 12, Olivaresův Kardinál také 12 a Panoš, kterého vyložila Mencía, 2. Při shodě rozhoduje karta nejblíže k cíli. Tvoje ležela výš, takže cíl Náboženství 3 je tvůj.
lesson-removed = Sloupec 2: Král měl 20, ale tvůj Mág ho odstranil. Zbyl jen Mág se svými 7 a cíl Obchod 2 získáváš ty. Čarodějnice to dělá naopak: odstraňuje nízké karty.
lesson-third-goal = Sloupec 3: Šermíř s 12 poráží Mordýře s 9½ a cíl Šerm 1 získává Olivares. Ty máš dva cíle, dohromady za 5 bodů. To je pěkný začátek.
lesson-steps = Pořadí v každém sloupci: Mušketýři, Mág, Čarodějnice, pak dvojice Princ a Panoš, potom karty, které mění čísla, a nakonec součty. Karty ze stolu jsou teď na odhazovacích balíčcích; karty v ruce zůstaly.
lesson-round = Druhé kolo přináší tři nové cíle. První kolo ukončil Olivares, proto začíná Mencía po jeho levici. Jde za cílem Obchod 5, který má nejvyšší hodnotu.
lesson-king = Do ruky ti přišel Král, nejvyšší číslo ze všech. Vylož ho také do sloupce 2. Odkryješ tím kartu, kterou tam dala Mencía, a uvidíš, proti čemu stojíš.
lesson-sets = Královna s 16: tvůj Král vede, ale ještě může přijít Mág. Nezapomeň: po šesti kolech se počítají hodnoty získaných cílů. S cílem z každého oboru platí nejlepší z každého dvojnásobně a každý další stojí bod.
lesson-win = Vyhrát se tedy dá vysokými hodnotami i pestrou sbírkou oborů. Co která karta umí, si můžeš kdykoli přečíst, když ji zvolíš. Teď už toho víš dost: otevři stůl a hraj!
