# Frankreich (1995): die Worte einer kurzen Lektion.

lesson-france-welcome = Mit dieser Variante von 1995 ist Frankreich eine zehnte Region. Es grenzt an Aragonien und Katalonien, zahlt 3/1/0 und hat nur Platz für drei Caballeros. König und Granden gehen nie dorthin.
lesson-france-places = Jeder steht auf einem eigenen Platz: Der des Botschafters bringt bei einer Wertung Frankreichs 2 Punkte mehr, der des Gesandten 1, der dritte nichts. Das gilt unabhängig von der Rangfolge. Olivares ist Gesandter.
lesson-france-card = Der König ist in Aragonien, also ist Frankreich erreichbar. Nimm „Region nach Wahl werten“: zwei Caballeros einsetzen und eine Region werten.
lesson-france-enter = Setze den ersten nach Frankreich.
lesson-france-ambassador = Zwei Plätze sind frei, und du wählst. Nimm den Platz des Botschafters.
lesson-france-second = Den zweiten auch: Nur ein Platz ist übrig, also fragt niemand. Jetzt ist Frankreich voll.
lesson-france-special = Jetzt die Sonderaktion: eine Region werten. Beginne sie.
lesson-france-score = Frankreich lässt sich wählen wie jede Region. Wähle es.
lesson-france-paid = Du führst zwei zu eins: 3 Punkte und 2 für den Botschafter. Olivares ist Zweiter: 1 Punkt und 1 für den Gesandten. Du gewinnst zusammen 5, er 2.
lesson-france-end = Frankreich ist nicht auf den Scheiben, also kommt niemand aus dem Castillo dorthin. Karten versetzen hinein und hinaus wie sonst; wer geht, macht den Platz frei. Gute Reise!
