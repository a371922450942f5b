# Die Ausgabe von 2023: die Worte einer kurzen Lektion.

lesson-edition-2023-welcome = Die Ausgabe von 2023 ist dasselbe Spiel mit einigen anderen Regeln. Wir sind mitten in Runde 5, zu viert. Ein Zug zeigt dir, was anders ist.
lesson-edition-2023-power = Machtkarten werden gespielt, wie du es kennst. Spiele die 9: Sie ruft bis zu zwei Caballeros.
lesson-edition-2023-figure = Olivares hat die niedrigste Karte gespielt, eine 4, und nimmt die Startspielerfigur: Er beginnt die nächste Runde. Gebrauchte Machtkarten kommen am Ende der Runde verdeckt auf den eigenen Stapel.
lesson-edition-2023-call = Du bist am Zug. 2023 darfst du weniger rufen, als die Karte sagt, auch niemanden. Caballeros am Hof können durch Karten verloren gehen, also rufe nur einen.
lesson-edition-2023-card = Die Aktionskarten von 2023 haben Namen und andere Zahlen. Nimm „Fiesta“: bis zu drei Caballeros, und alle Regionen mit 5 Punkten werden gewertet.
lesson-edition-2023-place = Auch das Einsetzen ist freiwillig. Setze einen nach Navarra, neben den König.
lesson-edition-2023-fewer = Du könntest noch zwei einsetzen. 1995 müsstest du es; hier hörst du auf und behältst sie für später. Beende das Einsetzen.
lesson-edition-2023-special = Jetzt die Sonderaktion. Sie ist freiwillig, aber einmal begonnen wird sie ganz ausgeführt, außer die Karte sagt „bis zu“. Beginne sie.
lesson-edition-2023-ties = In Aragonien haben drei Mitspieler je drei Caballeros: Alle bekommen den zweiten Platz, 4 Punkte. Du hast zwei und den dritten Platz: 1 Punkt. 1995 wäre es der vierte ohne Punkte. Ein Gleichstand zu dritt verbraucht jetzt nur zwei Plätze.
lesson-edition-2023-rest = In Navarra teilst du mit Guzmán den zweiten Platz: je 1 Punkt. Valencia geht an Mencía. Eine Karte, die eine Region wählen lässt, meint hier nie das Castillo, außer sie nennt es.
lesson-edition-2023-end = Gebrauchte Aktionskarten liegen offen auf einem Stapel: Alle dürfen sie durchsehen. Ein Veto gibt es nur mit Veteranenkarten. Das ist die Ausgabe von 2023. Ihre Module haben eigene Lektionen.
