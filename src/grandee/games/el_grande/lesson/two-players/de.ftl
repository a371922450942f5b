# Zu zweit (2023): die Worte einer kurzen Lektion.

lesson-two-players-welcome = Zu zweit teilt ihr euch 2023 Spanien mit einer dritten Farbe, dem virtuellen Mitspieler. Zu Beginn jeder Runde werden zwei Regionskarten aufgedeckt, und je zwei seiner Caballeros kommen dorthin. Hier waren es Navarra und Sevilla.
lesson-two-players-piles = Stapel 2 und 3 sind einer, also liegen vier Aktionskarten aus. Und der virtuelle Mitspieler hat eine Machtkarte aufgedeckt: eine 6. Diesen Wert darf niemand spielen.
lesson-two-players-power = Du beginnst diesmal. Spiele die 5: viele Caballeros, aber nach dem virtuellen Mitspieler.
lesson-two-players-order = Olivares spielte 9. Also ist er zuerst dran, dann der virtuelle Mitspieler mit 6, dann du. Die niedrigere Karte von euch beiden nimmt die Startspielerfigur: du.
lesson-two-players-virtual = Olivares war am Zug. Der virtuelle Mitspieler nahm die Karte mit den meisten Caballeros: „Eure Majestät“. Er tut nichts damit, aber für diese Runde ist sie weg.
lesson-two-players-call = Jetzt du. Rufe alle vier.
lesson-two-players-card = Zwei Karten sind übrig. Nimm „Fiesta“: Sie wertet die Regionen mit 5 Punkten, darunter Aragonien und Navarra.
lesson-two-players-place = Setze einen nach Aragonien, neben den König; zwei weitere folgen. Dann kommt die Sonderaktion von selbst.
lesson-two-players-scored = Aragonien brachte dir 5. In Navarra hatten Olivares und der virtuelle Mitspieler je zwei: Gleichstand vorn, also bekam Olivares nur den zweiten Platz, 3. Der virtuelle Mitspieler nimmt Plätze, aber keine Punkte. Nur zwei Plätze zählen.
lesson-two-players-end = Seine Caballeros lassen sich versetzen und wegschicken wie andere fremde. Er entscheidet nichts, also übergehen ihn Karten, die eine Entscheidung verlangen. Nach einer Hauptwertung werden die Regionskarten neu gemischt. Jetzt könnt ihr zu zweit spielen!
