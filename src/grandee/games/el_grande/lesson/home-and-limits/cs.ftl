# Domovský region a omezené přesuny (1995): texty krátké lekce.

lesson-home-and-limits-welcome = Dvě varianty z roku 1995 najednou. Výhoda domovského regionu: tvůj grand se ve svém regionu počítá jako jeden caballero. Stojí v Aragonii s jedním caballerem. Máš tam tedy dva, stejně jako Olivares.
lesson-home-and-limits-card = Vezmi si „Přesun 4 libovolných“. Nejdřív umístíme jednoho caballera.
lesson-home-and-limits-place = Král je v Kastilii, Aragonie je tedy otevřená. Dej caballera tam, domů.
lesson-home-and-limits-extra = Všichni umístění šli domů: smíš tam proto od dvora dát ještě jednoho. Udělej to.
lesson-home-and-limits-limits = Teď omezené přesuny. Karta přesouvá čtyři caballeros, ale jen do sousedních regionů nebo do castilla. Jakmile jeden jde dál, celá akce přesune o dva méně. Začni zvláštní akci.
lesson-home-and-limits-near = Pošli jednoho Olivaresova caballera z Aragonie do Katalánska. Sousedí spolu, nic se neztrácí.
lesson-home-and-limits-far = Teď daleko: Olivaresův caballero z Valencie do Galicie. To stojí dva přesuny karty.
lesson-home-and-limits-stopped = S jedním dalekým přesunem jsou možné jen dva ze čtyř a dva už máš. Akce je u konce. U karty na tři by při dalekém přesunu zbyl jen jeden.
lesson-home-and-limits-scored = Olivares vyhodnotil pětky. V Aragonii máš tři caballeros a granda: čtyři proti jednomu. 5 bodů a 2 za granda. Účastnil by se i grand sám.
lesson-home-and-limits-end = Kde se caballeros sčítají, se grand nepočítá a nikdo ho neposílá pryč. Obě varianty jdou hrát s kteroukoli jinou z roku 1995. Dobře umístěno!
