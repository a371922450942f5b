# Machtverschiebung: die Worte einer kurzen Lektion.

lesson-shift-of-power-welcome = Machtverschiebung: Vor der ersten Runde erhalten alle geheim drei graue Machtkarten. Eine graue Karte wird mit einer Machtkarte gespielt und zählt ihren Wert dazu.
lesson-shift-of-power-cards = Die meisten haben auch einen Effekt. Du hast eine 1, die einen Caballero einsetzt, eine 3, die einen ins Castillo wirft, und eine 4 ohne Effekt.
lesson-shift-of-power-pass = Eine der drei geht an deinen linken Nachbarn. Alle wählen gleichzeitig, und sonst sieht es niemand. Gib die 4 weiter.
lesson-shift-of-power-passed = Mencía gab dir eine 2, die einen Caballero ruft. Deine drei grauen Karten reichen für das ganze Spiel: jede einmal, höchstens eine pro Runde.
lesson-shift-of-power-sum = Olivares spielte 9, Mencía 10. Du willst zuerst am Zug sein und trotzdem rufen: Spiele die 8 mit der grauen 3. Das macht 11. Nur die Summen müssen verschieden sein.
lesson-shift-of-power-order = Deine 11 ist die höchste Summe, also beginnst du. Gerufen wird nur mit der farbigen Karte: Eine 8 ruft bis zu zwei.
lesson-shift-of-power-call = Rufe beide: Du wirst sie brauchen.
lesson-shift-of-power-effect = Nach dem Rufen und bevor du eine Aktionskarte nimmst, darfst du einmal den Effekt deiner grauen Karte nutzen. Kein Veto hält ihn auf. Nutze ihn.
lesson-shift-of-power-throw = Ein Caballero geht vom Hof ins Castillo. Wirf ihn hinein.
lesson-shift-of-power-then = Jetzt geht dein Zug weiter wie sonst: Du nimmst eine Aktionskarte, setzt ein und handelst. Am Ende der Runde werden beide Karten abgelegt.
lesson-shift-of-power-end = „Vollmacht“ darf statt einer Machtkarte die graue Karte dieser Runde zurückholen. Andere sehen, wie viele Karten du hast, farbige und graue zusammen. Das ist die Machtverschiebung!
