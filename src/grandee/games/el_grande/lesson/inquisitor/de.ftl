# Großinquisitor & Kolonien: die Worte der Lektion über den Inquisitor.

lesson-inquisitor-welcome = Vier schwarze Caballeros stehen in Galicien und Sevilla. Sie zählen für den, der den Inquisitor hat. Solange ihn niemand hat, belegen sie in Wertungen einen eigenen Platz und bekommen nichts.
lesson-inquisitor-choose = Seine Karte ist Stapel 6 und liegt in jeder Runde aus. Sie setzt bis zu drei Caballeros ein. Nimm sie.
lesson-inquisitor-take = Zuerst die Sonderaktion: Sie bringt den Inquisitor an deinen Hof. Dort bleibt er, bis ihn jemand anderes nimmt. Beginne sie.
lesson-inquisitor-black = Jetzt darfst du bis zu zwei schwarze Caballeros versetzen; sie sind von nun an deine eigenen. In Aragonien führt Olivares drei zu eins. Versetze einen aus Galicien dorthin.
lesson-inquisitor-limit = In Sevilla liegt die Begrenzungstafel mit sechs Plätzen. Wird Sevilla gewertet, zählen nur die auf ihr, und sie ist voll: zwei schwarze, zwei von Olivares, einer von dir und einer von Mencía. Drei warten daneben, von jedem einer.
lesson-inquisitor-second = Nimm einen schwarzen von der Tafel: Versetze ihn aus Sevilla nach Aragonien. Das macht einen Platz frei.
lesson-inquisitor-fill = Wird ein Platz frei, sagt der Inhaber des Inquisitors, wer darauf tritt. Das bist du, also wähle deinen eigenen.
lesson-inquisitor-bonus = Einmal je Runde gibt der Inquisitor einen Bonus: einen Caballero mehr aus der Provinz an den Hof oder einen mehr beim Einsetzen. Am Hof hast du fünf, also mach weiter und heb ihn fürs Einsetzen auf.
lesson-inquisitor-extra = Drei sind eingesetzt: in Aragonien, in Kastilien und im Castillo. Jetzt der Bonus: noch einer nach Valencia.
lesson-inquisitor-scored = Mencía wertet alle Fünfer. In Aragonien hast du zwei und die beiden schwarzen, vier gegen drei: 5 Punkte. In Valencia teilst du den ersten Platz mit Olivares, also gibt es je 3.
lesson-inquisitor-pile-7 = Stapel 7 hält Überraschungen bereit. Mit „Doppelschlag“ darf jemand die Sonderaktion wiederholen, die du eben genutzt hast, und dir den Inquisitor nehmen. „Verschwörung“ sperrt alle Granden der Gegner ins Castillo. „Begrenzungstafel“ versetzt die Tafel.
lesson-inquisitor-end = Ein Bonus, den du nicht nutzt, verfällt am Ende der Runde. Je mehr schwarze dort stehen, wo es Punkte gibt, desto mehr ist der Inquisitor wert. Achte also darauf, wer ihn als Nächstes nimmt. Viel Glück!
