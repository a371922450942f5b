# Vydání 2023: texty krátké lekce.

lesson-edition-2023-welcome = Vydání z roku 2023 je stejná hra s několika jinými pravidly. Jsme uprostřed 5. kola, hrají čtyři. Jeden tah ti ukáže, v čem se liší.
lesson-edition-2023-power = Silové karty se vynášejí, jak to znáš. Vynes 9: povolává až dva caballeros.
lesson-edition-2023-figure = Nejnižší kartu, 4, vynesl Olivares a bere si figurku začínajícího hráče: příští kolo začne on. Použité silové karty se na konci kola odkládají lícem dolů na vlastní hromádku.
lesson-edition-2023-call = Jsi na tahu. Ve vydání 2023 smíš povolat méně, než karta říká, i nikoho. O caballeros u dvora tě mohou karty připravit, povolej tedy jen jednoho.
lesson-edition-2023-card = Akční karty vydání 2023 mají jména a jiné počty. Vezmi si kartu „Fiesta“: až tři caballeros a vyhodnotí se všechny regiony za 5.
lesson-edition-2023-place = I umísťování je dobrovolné. Dej jednoho do Navarry, vedle krále.
lesson-edition-2023-fewer = Umístit by šli ještě dva. Podle pravidel 1995 je to povinné; tady skončíš a necháš si je na později. Ukonči umísťování.
lesson-edition-2023-special = Teď zvláštní akce. Je dobrovolná, ale kdo ji začne, provede ji celou, pokud karta neříká „až“. Začni ji.
lesson-edition-2023-ties = V Aragonii mají tři hráči po třech caballeros: všichni dostanou druhé místo, 4 body. Ty máš dva a třetí místo: 1 bod. V roce 1995 by to bylo čtvrté bez bodů. Shoda tří teď zabere jen dvě místa.
lesson-edition-2023-rest = V Navarře máš s Guzmánem shodu na druhém místě: každý 1 bod. Valencii získává Mencía. Karta, která nechává vybrat region, tu nikdy neznamená castillo, pokud to neříká.
lesson-edition-2023-end = Použité akční karty leží lícem nahoru na jedné hromádce: prohlížet si je smí každý. Veto tu není, leda s kartami veteránů. To je vydání 2023. Jeho moduly mají vlastní lekce.
