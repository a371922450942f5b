# Velký inkvizitor a kolonie: slova lekce o zlatě a zboží.

lesson-colonies-welcome = V Americe je zlato, ve Středomoří zboží. Caballero, který na volný žeton vstoupí, ho nese a nikdo mu ho nevezme. Dovezené do Španělska má zlato cenu 6 bodů a zboží 4.
lesson-colonies-carried = Zlato máš na lodi, zboží ve Středomoří a v Americe stojí tvůj caballero bez nákladu.
lesson-colonies-power = Olivares vynesl 7, Mencía 5. Vynes 10 a budeš na tahu první.
lesson-colonies-deliver = Všichni tři teď smějí plout. Vylož zlato v Seville.
lesson-colonies-way = Doručeno: hned 6 bodů. Caballero zůstává v Seville, zlato se vrací do zásoby. Obvykle to trvá čtyři tahy: na loď, přes moře, zpět na loď a domů. Zboží by teď mohlo na loď, ale jde to i rychleji. Pokračuj.
lesson-colonies-transport = Nové zlato a zboží přinášejí karty 7. balíčku, jakmile si je někdo vezme. „Transport“ přinese jedno zlato a dvakrát zboží. Vezmi si ho.
lesson-colonies-step = Co přineseš do hry, smíš hned využít. Postav svého caballera v Americe na zlato; to je jeho pohyb pro tento tah.
lesson-colonies-faster = Zvláštní akce „Transportu“ přesune až tři vlastní i s nákladem, kamkoli a bez lodi. Přesuň zboží ze Středomoří do Valencie.
lesson-colonies-from-spain = Doručeno: 4 body. Caballero se za tah pohne jen jednou, kartou, nebo plavbou. Vezmi tedy jiného: z Kastilie do Středomoří.
lesson-colonies-onto = Při příchodu smí vstoupit na volný žeton. Vezmi zboží.
lesson-colonies-place = To stačí. Karta také umísťuje jednoho: dej ho do Kastilie, odkud teď jeden odešel.
lesson-colonies-counts = Kdo něco nese, počítá se při vyhodnocení jako ostatní, ale nemůže být kapitánem ani místokrálem a nikdy nejde do castilla. Pošleš-li ho do provincie nebo povoláš-li ho zpět ke dvoru, o náklad přijdeš.
lesson-colonies-end = Soupeři smějí tvé nosiče přesouvat kartami, ale body jsou tvoje, ať ve Španělsku přistanou kdekoli. Ještě dva tahy a zlato i zboží jsou doma. Ať se obchod daří!
