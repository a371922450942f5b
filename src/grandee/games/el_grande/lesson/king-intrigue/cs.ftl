# Král a intrikán (1995): slova krátké lekce.

lesson-king-intrigue-welcome = V Králi a intrikánovi nejsou silové karty a žádné akční karty neleží v nabídce. Všichni mají stejných 18 karet. Na začátku tajně odložíš pět z nich; se zbylými 13 hraješ devět kol. Teď je 4. kolo.
lesson-king-intrigue-cards = Každá karta má hodnotu, počet caballeros, které povolá k tvému dvoru, a zvláštní akci. Nízké povolají mnoho, vysoké nikoho, zato jsou na tahu dřív. Co většina z nich dělá, je náš zástupný text: pravidla jsme neměli.
lesson-king-intrigue-played = Každý vynese jednu kartu lícem nahoru. Olivares vynesl 90, Mencía 50.
lesson-king-intrigue-play = Tyto dvě hodnoty jsou pro toto kolo zabrané: svou 90 a 50 vynést nemůžeš. Chceš nejvyšší hodnotu. Vynes 130.
lesson-king-intrigue-handed = 130, 90, 50: to je pořadí tahů. Máš nejvyšší hodnotu, tedy kartu krále, a umístíš pět caballeros. Olivares umístí čtyři. Mencía má nejnižší: má kartu intrikána, umístí tři a začíná příští kolo.
lesson-king-intrigue-choose = Kdo má kartu krále, přesune krále místo akce své karty. Ve dvou a ve třech si smíš z obou vybrat. Zvol akci krále.
lesson-king-intrigue-parts = Tvá 130 povolala jednoho caballera, u dvora máš tři. Umísťování a zvláštní akce přijdou v libovolném pořadí, každá vcelku. Nejdřív umísťuj, dokud je Kastilie otevřená.
lesson-king-intrigue-place = V Kastilii vede Mencía tři ku dvěma. Jednoho tam umísti. Druhý ho následuje a třetí jde do Valencie.
lesson-king-intrigue-king = Teď král: přesuň ho do Kastilie. Tím se region uzavře, a kdyby se vyhodnocoval, král ti přinese dva body navíc.
lesson-king-intrigue-olivares = Olivares nemá krále ani intrikána, takže použil svou kartu: „Nejméně plné“. Nejméně jich je v Seville, kde je sám se svým grandem: 4 body a 2. Pak umístil čtyři.
lesson-king-intrigue-intrigue = Mencía volí intrikána: z jednoho regionu přesune buď jednoho caballera soupeře, nebo libovolný počet svých. Kastilie je pro ni teď uzavřená.
lesson-king-intrigue-foreign = Posílá jednoho tvého z Aragonie do Granady, a tím akce končí. Po vlastním by mohli následovat další vlastní.
lesson-king-intrigue-lead = 5. kolo. Karty caballeros se vrátily a vynesené karty leží lícem dolů mimo hru. Mencía měla nejnižší hodnotu, a proto začíná, tentokrát desítkou.
lesson-king-intrigue-end = Jen 180 vrátí vynesenou kartu do ruky. Nech si pár vysokých karet na kola, po nichž se vyhodnocuje, pár nízkých pro plný dvůr a sleduj, co vynesli ostatní. Ať se ti intriky daří!
