# Großinquisitor & Kolonien: die Worte der Lektion über Gold und Waren.

lesson-colonies-welcome = In Amerika gibt es Gold, im Mittelmeer Waren. Ein Caballero, der auf ein freies Plättchen tritt, trägt es, und niemand nimmt es ihm weg. Heimgebracht nach Spanien ist Gold 6 Punkte wert, Waren 4.
lesson-colonies-carried = Du hast Gold auf dem Schiff, Waren im Mittelmeer und in Amerika einen Caballero ohne Last.
lesson-colonies-power = Olivares hat 7 gespielt, Mencía 5. Spiele die 10, dann bist du zuerst dran.
lesson-colonies-deliver = Alle drei dürfen jetzt fahren. Lande das Gold in Sevilla.
lesson-colonies-way = Abgeliefert: sofort 6 Punkte. Dein Caballero bleibt in Sevilla, das Gold geht in den Vorrat zurück. Meist dauert das vier Züge: aufs Schiff, hinaus, zurück aufs Schiff, heim. Die Waren könnten jetzt aufs Schiff, aber es geht auch schneller. Mach weiter.
lesson-colonies-transport = Neues Gold und neue Waren kommen mit den Karten von Stapel 7, sobald jemand eine nimmt. „Transport“ bringt ein Gold und zwei Waren. Nimm die Karte.
lesson-colonies-step = Was du ins Spiel bringst, darfst du gleich nutzen. Stell deinen Caballero in Amerika auf das Gold; das ist seine Bewegung in diesem Zug.
lesson-colonies-faster = Die Sonderaktion von „Transport“ versetzt bis zu drei eigene mit ihrer Last, wohin du willst und ohne Schiff. Versetze die Waren aus dem Mittelmeer nach Valencia.
lesson-colonies-from-spain = Abgeliefert: 4 Punkte. Ein Caballero bewegt sich im Zug nur einmal, durch eine Karte oder über See. Nimm also einen anderen: von Kastilien ins Mittelmeer.
lesson-colonies-onto = Bei der Ankunft darf er auf ein freies Plättchen treten. Nimm die Waren.
lesson-colonies-place = Das genügt. Die Karte setzt noch einen ein: in Kastilien, wo eben einer fortging.
lesson-colonies-counts = Wer etwas trägt, zählt in Wertungen wie alle, kann aber weder Kapitän noch Vizekönig sein und geht nie ins Castillo. Schickst du ihn in die Provinz oder rufst ihn an deinen Hof zurück, ist die Last verloren.
lesson-colonies-end = Andere dürfen deine Träger mit Karten versetzen, aber die Punkte bleiben deine, wo auch immer sie in Spanien landen. Noch zwei Züge, dann sind Gold und Waren daheim. Gute Geschäfte!
