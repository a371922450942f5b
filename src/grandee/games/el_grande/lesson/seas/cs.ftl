# Velký inkvizitor a kolonie: slova lekce o mořích.

lesson-seas-welcome = Velký inkvizitor a kolonie přidává ke hře z roku 1995 čtyři oblasti: loď, Ameriku, Středomoří a Francii. Vyhodnocují se jako regiony, ale cest tam vede málo. Začínáš ve 4. kole a dva tvoji caballeros jsou na lodi.
lesson-seas-pays = Amerika dává za první místo 4 body a svému místokráli 5. Středomoří dává 4 a 2. Loď žádné pořadí nemá, jen kapitána, který získává 3. Francie dává 3 a 1, velvyslanci 2 navíc a vyslanci 1.
lesson-seas-power = Olivares vynesl 8, Mencía 6. Chceš být na tahu první: vynes 11.
lesson-seas-sail = Kdo je na začátku tvého tahu na moři, smí během něj jednou plout, a to mezi jeho částmi: z lodi do Ameriky, do Středomoří nebo na španělské pobřeží; odtamtud jen zpátky na loď. Pošli jednoho do Ameriky.
lesson-seas-viceroy = Při příjezdu smí caballero obsadit volný úřad; později už ne. Ať se stane místokrálem: 5 bodů při každém vyhodnocení Ameriky.
lesson-seas-land = Druhý popluje domů. Otevřené je celé pobřeží kromě Valencie, kde stojí král. Vylož ho v Katalánsku.
lesson-seas-choose = Teď akční karta. Dva balíčky jsou nové: 6. a 7. Zatím si vezmi krále: pět caballeros a král se přesune.
lesson-seas-ship = Valencie leží na pobřeží. Dokud král stojí na pobřeží, smíš umísťovat i na loď. Jednoho tam dej.
lesson-seas-captain = Kapitánovo místo je volné. Obsaď ho: 3 body při každém vyhodnocení lodi. Další zůstane na palubě, aby v příštím tahu vyplul, ostatní zůstanou ve Španělsku.
lesson-seas-king = Z nových oblastí smí král jen do Francie. Přesuň ho do Aragonie: cesta na loď se tím zavře a do Francie otevře.
lesson-seas-france = Dokud je král v Aragonii nebo v Katalánsku, smí se umísťovat do Francie, pokud je z jejích tří míst některé volné. Olivares je velvyslanec a teď i vyslanec.
lesson-seas-scored = Mencía vyhodnocuje nové oblasti. Za kapitána máš 3 a za místokrále 5. Mencía je první v Americe i ve Středomoří: dvakrát 4. Olivares je první ve Francii a drží oba úřady: 6.
lesson-seas-end = Při hlavním vyhodnocení přijdou nové oblasti hned po Španělsku. Kapitán a místokrál se do pořadí nepočítají, velvyslanec a vyslanec ano. A ten na palubě? Za mořem možná čeká zlato. Dobrý vítr do plachet!
