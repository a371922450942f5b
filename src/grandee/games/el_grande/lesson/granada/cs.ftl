# Granada (1995): texty krátké lekce.

lesson-granada-welcome = V této variantě z roku 1995 je Granada ještě muslimské království. Nikdo ji nevyhodnocuje a král ani grandové tam nesmějí, dokud v ní není dvanáct caballeros všech hráčů dohromady. Teď jich je deset.
lesson-granada-closed = Ačkoli je král hned vedle v Toledu, od dvora se tam umísťovat nesmí. Caballeros se tam dostanou jen přesuny po mapě, nebo z castilla při hlavním vyhodnocení.
lesson-granada-card = Vede tam Olivares čtyři ku třem a třem. Vezmi si „Přesun 4 libovolných“ a změň to.
lesson-granada-special = Přesuny jsou její zvláštní akce. Začni jí.
lesson-granada-move = Přesuň jednoho svého ze Sevilly do Granady. To je jedenáct a dotáhneš se.
lesson-granada-twelve = A ještě druhého: dvanáct. Teď vedeš s pěti.
lesson-granada-done = Počítá se až na konci tahu, ještě se tedy dá něco změnit. Nech to tak: ukonči přesuny.
lesson-granada-place = Karta ještě umísťuje jednoho caballera. Dej ho do Valencie a tah končí.
lesson-granada-conquered = Granada je dobyta! Hned se vyhodnocuje za dvojnásobek: 12 bodů pro tebe, 6 pro Olivarese. Ve třech se platí jen dvě místa.
lesson-granada-end = Odteď je to region jako každý jiný: král tam smí a vyhodnocuje se obvykle. Dobytí by žádné veto nezastavilo. Výborně!
