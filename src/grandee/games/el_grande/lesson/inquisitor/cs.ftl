# Velký inkvizitor a kolonie: slova lekce o inkvizitorovi.

lesson-inquisitor-welcome = V Galicii a Seville stojí čtyři černí caballeros. Počítají se tomu, kdo má inkvizitora. Dokud ho nemá nikdo, obsazují v pořadí vlastní místo a nic nezískají.
lesson-inquisitor-choose = Jeho karta je 6. balíček a leží v nabídce v každém kole. Umísťuje až tři caballeros. Vezmi si ji.
lesson-inquisitor-take = Nejdřív zvláštní akce: přivede inkvizitora k tvému dvoru. Zůstane tam, dokud si ho nevezme někdo jiný. Začni ji.
lesson-inquisitor-black = Teď smíš přesunout až dva černé caballeros, kteří jsou odteď tvoji vlastní. V Aragonii vede Olivares tři ku jedné. Přesuň tam jednoho z Galicie.
lesson-inquisitor-limit = V Seville leží ohraničující tabulka se šesti místy. Při vyhodnocení Sevilly se počítají jen ti na ní a plno už je: dva černí, dva Olivaresovi, jeden tvůj a jeden Mencíin. Vedle čekají další tři, od každého jeden.
lesson-inquisitor-second = Vezmi jednoho černého z tabulky: přesuň ho ze Sevilly do Aragonie. Tím se uvolní místo.
lesson-inquisitor-fill = Když se místo uvolní, držitel inkvizitora určí, kdo na něj vstoupí. Teď je to na tobě, zvol tedy svého.
lesson-inquisitor-bonus = Jednou za kolo dává inkvizitor bonus: o jednoho caballera víc z provincie ke dvoru, nebo o jednoho víc při umísťování. U dvora jich máš pět, pokračuj tedy a nech si bonus na umísťování.
lesson-inquisitor-extra = Tři jsou umístěni: v Aragonii, v Kastilii a v castillu. Teď bonus: ještě jednoho do Valencie.
lesson-inquisitor-scored = Mencía vyhodnocuje všechny pětky. V Aragonii máš dva a dva černé, čtyři proti třem: 5 bodů. Ve Valencii se o první místo dělíš s Olivaresem, každý má 3.
lesson-inquisitor-pile-7 = 7. balíček chystá překvapení. S „Dvojitým úderem“ smí někdo zopakovat tvou právě dokončenou zvláštní akci a vzít ti inkvizitora. „Spiknutí“ zavře všechny grandy soupeřů do castilla. „Ohraničující tabulka“ tabulku přesune.
lesson-inquisitor-end = Bonus, který nevyužiješ, na konci kola propadne. Čím víc černých stojí tam, kde se boduje, tím je inkvizitor cennější, tak sleduj, kdo si ho vezme příště. Hodně štěstí!
