# Dva hráči (2023): texty krátké lekce.

lesson-two-players-welcome = Dva hráči ve vydání 2023 se o Španělsko dělí se třetí barvou: virtuálním hráčem. Na začátku každého kola se odkryjí dvě karty regionů a do každého přijdou dva jeho caballeros. Tady to byly Navarra a Sevilla.
lesson-two-players-piles = Balíčky 2 a 3 jsou jeden, v nabídce jsou tedy čtyři akční karty. A virtuální hráč odkryl silovou kartu: 6. Tuto hodnotu nikdo vynést nesmí.
lesson-two-players-power = Tentokrát začínáš. Vynes 5: hodně caballeros, ale až po virtuálním hráči.
lesson-two-players-order = Olivares vynesl 9. První je tedy on, pak virtuální hráč se 6, pak ty. Figurku začínajícího hráče bere nižší karta z vás dvou: ty.
lesson-two-players-virtual = Olivares odehrál. Virtuální hráč si vzal kartu, která umísťuje nejvíc: „Vaše Veličenstvo“. Nic s ní nedělá, ale v tomto kole je pryč.
lesson-two-players-call = Teď ty. Povolej všechny čtyři.
lesson-two-players-card = Zbývají dvě karty. Vezmi si „Fiestu“: vyhodnotí regiony za 5, mezi nimi Aragonii a Navarru.
lesson-two-players-place = Dej jednoho do Aragonie, vedle krále; další dva přijdou za ním. Zvláštní akce pak přijde sama.
lesson-two-players-scored = Aragonie ti přinesla 5. V Navarře měli Olivares a virtuální hráč po dvou: shoda na prvním místě, Olivares má jen druhé místo, 3 body. Virtuální hráč zabírá místa, ale body nemá. Platí se jen první dvě místa.
lesson-two-players-end = Jeho caballeros lze přesouvat a posílat pryč jako jiné cizí. O ničem nerozhoduje, takže karty, které chtějí rozhodnutí, ho míjejí. Po hlavním vyhodnocení se karty regionů znovu zamíchají. Teď můžete hrát ve dvou!
