# Přesun moci: texty krátké lekce.

lesson-shift-of-power-welcome = Přesun moci: před prvním kolem každý tajně dostane tři šedé silové karty. Šedá karta se vynáší spolu se silovou a přičítá svou hodnotu.
lesson-shift-of-power-cards = Většina má i účinek. Máš 1, která umístí jednoho caballera, 3, která jednoho vhodí do castilla, a 4 bez účinku.
lesson-shift-of-power-pass = Jednu ze tří dostane soused po levici. Všichni volí najednou a nikdo jiný to nevidí. Předej 4.
lesson-shift-of-power-passed = Mencía ti dala 2, která povolá jednoho caballera. Tři šedé karty ti musí vydržet celou hru: každá se použije jednou, nejvýš jedna za kolo.
lesson-shift-of-power-sum = Olivares vynesl 9, Mencía 10. Chceš začínat a přesto povolávat: vynes 8 se šedou 3. To je 11. Lišit se musí jen součty.
lesson-shift-of-power-order = Tvých 11 je nejvyšší součet, takže začínáš. Povolává jen barevná karta: 8 povolá až dva.
lesson-shift-of-power-call = Povolej oba: budou se hodit.
lesson-shift-of-power-effect = Po povolání a než si vezmeš akční kartu, smíš jednou použít účinek šedé karty. Žádné veto ho nezastaví. Použij ho.
lesson-shift-of-power-throw = Jeden caballero jde od dvora do castilla. Vhoď ho tam.
lesson-shift-of-power-then = Dál tah pokračuje jako vždy: vezmeš si akční kartu, umísťuješ a jednáš. Na konci kola se odloží obě karty.
lesson-shift-of-power-end = „Zmocnění“ smí místo silové karty vrátit šedou kartu tohoto kola. Ostatní vidí, kolik karet máš, barevné a šedé dohromady. To je Přesun moci!
